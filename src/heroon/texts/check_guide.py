"""The search for what is wrong with a game's guide and rulings: ids, holes, typography."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final

from heroon.kernel import GameSpec

from .core import LANGUAGES
from .guide import HEADING, Guide, Section
from .problem import Problem, line_at, line_of, text_problems
from .rulings import SAID, blocks

RULINGS: Final = "rulings.toml"
#: The id of a ruling in a text.
RULING: Final = re.compile(r"\b[A-Z]{2}-(?:[A-Z]?\d+[a-z]?|[a-z])\b")
#: What looks like the heading of a section.
_LIKE_A_HEADING: Final = re.compile(r"^##[^#].*$", re.MULTILINE)


class GuideFile:
    """The guide of a game in one language: as it is read, and as it stands in its file."""

    def __init__(self, lang: str, package: str):
        self.lang = lang
        self.name = f"guide/{lang}.md"
        path = files(package) / "guide" / f"{lang}.md"
        self.is_there = path.is_file()
        self.source = path.read_text(encoding="utf-8") if self.is_there else ""
        self.guide = Guide(lang, package)

    def problem(self, section: str, why: str) -> Problem:
        """Make the problem of a section, with its line."""
        line = line_of(self.source, rf"^## {re.escape(section)} ")
        return Problem(self.name, line, f"{section}: {why}")

    def unread(self) -> Iterator[Problem]:
        """Yield lines that look like headings and begin no section."""
        for found in _LIKE_A_HEADING.finditer(self.source):
            if not HEADING.match(found[0]):
                line = line_at(self.source, found.start())
                why = f"a section begins with “## id · title”, this does not: {found[0][:60]!r}"
                yield Problem(self.name, line, why)


def guide_problems(package: str) -> list[Problem]:
    """List what is wrong with a game's guide: unknown ids, sections of one language, type."""
    guides = [GuideFile(lang, package) for lang in LANGUAGES]
    if not any(one.is_there for one in guides):
        return []
    out = [Problem(one.name, 0, "this file is not there") for one in guides if not one.is_there]
    if not out and len({tuple(s.id for s in one.guide.sections) for one in guides}) > 1:
        why = "the languages have other sections, or in another order"
        out.append(Problem(guides[0].name, 0, why))
    for one in guides:
        guide = one.guide
        known = {section.id for section in (*guide.sections, *guide.readings)}
        for section in (*guide.sections, Section("preface", "", guide.preface)):
            text = f"{section.title}\n\n{section.body}".strip()
            out += [one.problem(section.id, why) for why in text_problems(text, one.lang)]
            cited = set(RULING.findall(section.body))
            out += [one.problem(section.id, f"no ruling {id}") for id in sorted(cited - known)]
        out += one.unread()
    return out


def rule_problems(spec: GameSpec[Any], package: str) -> list[Problem]:
    """List rules that no section of the guide tells, and sections that no rule names.

    A guide may have sections that no rule names (an example). Only where a rule has no section
    are they listed, since one of them may be meant for it.
    """
    out: list[Problem] = []
    for one in (GuideFile(lang, package) for lang in LANGUAGES):
        if not one.is_there:
            continue
        known = one.guide.by_id
        lacking = [(what, rule) for what, rule in _ruled(spec) if rule.lower() not in known]
        out += [
            Problem(one.name, 0, f"no section {rule!r}, the rule of {what}")
            for what, rule in lacking
        ]
        named = {rule for _, rule in _ruled(spec)} | {block["rule"] for block in blocks(package)}
        for section in one.guide.sections:
            if not section.id.startswith(f"{spec.id}:"):
                out.append(one.problem(section.id, f"a section begins with “{spec.id}:”"))
            elif lacking and section.id not in named:
                out.append(one.problem(section.id, "no rule is called so"))
    return out


def _ruled(spec: GameSpec[Any]) -> list[tuple[str, str]]:
    """List everything of a game that has a rule, with the id of that rule."""
    words = spec.words
    found = [(f"the prompt {prompt.name!r}", prompt.rule) for prompt in words.prompts]
    found += [(f"the reason {reason.name!r}", reason.rule) for reason in words.reasons]
    found += [(f"the option {option.name!r}", option.rule) for option in spec.options]
    return [(what, rule) for what, rule in found if rule]


def ruling_problems(spec: GameSpec[Any], package: str) -> list[Problem]:
    """List what a game's rulings lack: texts, a section that cites them, their option."""
    found = blocks(package)
    if not found:
        return []
    path = files(package) / RULINGS
    source = path.read_text(encoding="utf-8")
    out: list[Problem] = []
    guides = [Guide(lang, package) for lang in LANGUAGES]
    options = {option.name for option in spec.options}
    ids = [block["id"] for block in found]
    for block in found:
        at, option = block["id"], block.get("option")
        why = ["stands twice"] * (ids.count(at) > 1)
        why += [f"no option {option!r}"] * (option is not None and option not in options)
        why += [one for guide in guides for one in _unsaid(block, guide)]
        line = line_of(source, rf"^id *= *[\"']{re.escape(at)}[\"']")
        out += [Problem(RULINGS, line, f"{at}: {one}") for one in why]
    return out


def _unsaid(block: dict[str, Any], guide: Guide) -> list[str]:
    """List what a ruling lacks in the language of a guide."""
    lang, said = guide.lang, block.get(guide.lang, {})
    out = [f"{lang}: no {name}" for name in SAID if not said.get(name)]
    out += [f"{lang}: {name}?" for name in said if name not in SAID]
    out += [f"{lang}: no section {block['rule']}"] * (block["rule"] not in guide.by_id)
    out += [f"{lang}: no section cites it"] * (not guide.citing(block["id"]))
    for name, text in said.items():
        out += [f"{lang}: {name}: {why}" for why in text_problems(text, lang)]
    return out
