"""What is wrong with message files: holes, leftovers, junk, typography.

For the tests of the house and for authors of games: `file_problems` looks at one file,
`pair_problems` at the two languages of a file, `game_problems` at all that a game needs.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from heroon.kernel import GameSpec, InputError, Table, Vocabulary
from heroon.kernel.cards import legend_keys

from .core import LANGUAGES, functions_of
from .guide import Guide, Section
from .numbers import variables as number_variables
from .rulings import SAID, blocks
from .sentences import Hints, first_number, hints, variables, verb_args

NBSP: Final = "\u00a0"
#: How a variable begins that is a number of the cards.
NUMBER: Final = "number-"
#: What no message may hold, and why.  French wants a no-break space before high punctuation.
_WRONG: Final = {
    "fr": (
        (re.compile(rf"(?<![{NBSP}:;!?])[:;!?]"), "no-break space missing before : ; ! ?"),
        (re.compile(rf"«(?!{NBSP})|(?<!{NBSP})»"), "no-break space missing inside « »"),
        (re.compile(r"[“”]"), "English quotation marks"),
    ),
    "en": ((re.compile(rf"{NBSP}|[«»]"), "French spacing or quotation marks"),),
}
_WRONG_ANYWHERE: Final = (
    (re.compile(r"'"), "straight apostrophe"),
    (re.compile(r"\""), "straight quotation mark"),
    (re.compile(r"\.\.\."), "three dots instead of …"),
    (re.compile(r" {2}| [,.]"), "doubled or misplaced blank"),
)
#: The id of a ruling in a text, and what is no sentence: rule ids and addresses.
RULING: Final = re.compile(r"\b[A-Z]{2}-(?:[A-Z]?\d+[a-z]?|[a-z])\b")
_ADDRESS: Final = re.compile(r"https?://\S+|[a-z-]+:[a-z0-9.-]+")
#: Words that a French article or preposition may not stand before.
ELISION: Final = re.compile(
    r"(?<!-)\b(?:[dljnmst]e|la|que) (?=[aeiouyàâéèêîôœAEIOUYÀÂÉÈÊÎÔŒ])|\b(?:de|à) les? \d",
    re.IGNORECASE,
)


class _Looker(Visitor):
    """Collects what a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.functions: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.texts.append(node.value)


class MessageFile:
    """A message file, looked through."""

    def __init__(self, lang: str, path: Traversable):
        self.lang = lang
        self.name = f"{path.name} of {path}" if not path.name else str(path.name)
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        self.junk = [e.content for e in resource.body if isinstance(e, ftl.Junk)]
        self.terms = [e.id.name for e in resource.body if isinstance(e, ftl.Term)]
        self.order = [e.id.name for e in resource.body if isinstance(e, ftl.Message)]
        self.messages: dict[str, _Looker] = {}
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                looker = _Looker()
                looker.visit(entry)
                self.messages[entry.id.name] = looker

    @cached_property
    def keys(self) -> frozenset[str]:
        """The keys of the messages."""
        return frozenset(self.messages)

    def variables(self, key: str) -> set[str]:
        """The variables of a message and of those it includes."""
        out: set[str] = set()
        for name in self.included({key}):
            out |= self.messages[name].variables
        return out

    def included(self, keys: Iterable[str]) -> set[str]:
        """These keys and those of the messages that they include."""
        todo, done = [k for k in keys if k in self.messages], set()
        while todo:
            key = todo.pop()
            if key not in done:
                done.add(key)
                todo += [k for k in self.messages[key].references if k in self.messages]
        return done


def message_file(lang: str, package: str) -> MessageFile:
    """The file of a language: the common one (`heroon.texts`) or that of a game's package."""
    root = files(package)
    folder = root if package == "heroon.texts" else root / "texts"
    return MessageFile(lang, folder / f"{lang}.ftl")


def file_problems(file: MessageFile, others: Iterable[str] = ()) -> list[str]:
    """Junk, doubles, unknown functions and references, wrong typography."""
    out = [f"junk: {str(text).strip()[:60]!r}" for text in file.junk]
    out += [f"{name}: names are no terms" for name in file.terms]
    out += [f"{k}: stands twice" for k in file.keys if file.order.count(k) > 1]
    known = file.keys | set(others)
    for key, found in file.messages.items():
        out += [f"{key}: no message {name!r}" for name in found.references - known]
        odd = found.functions - functions_of(file.lang)
        out += [f"{key}: no function {name}()" for name in odd]
        for text in found.texts:
            for pattern, why in (*_WRONG[file.lang], *_WRONG_ANYWHERE):
                if pattern.search(text):
                    out.append(f"{key}: {why}: {text.strip()!r}")
            if file.lang == "fr" and ELISION.search(text):
                out.append(f"{key}: elision missing: {text.strip()!r}")
    return out


def pair_problems(one: MessageFile, two: MessageFile) -> list[str]:
    """Keys and variables that only one of two languages has."""
    out = [f"{key}: not in {two.lang}" for key in sorted(one.keys - two.keys)]
    out += [f"{key}: not in {one.lang}" for key in sorted(two.keys - one.keys)]
    for key in sorted(one.keys & two.keys):
        odd = one.variables(key) ^ two.variables(key)
        if odd:
            out.append(f"{key}: variables in one language only: {', '.join(sorted(odd))}")
    return out


# -- what a game needs -------------------------------------------------------------------------


def needed(spec: GameSpec[Any]) -> dict[str, set[str] | None]:
    """The keys that a game needs, each with the variables it may use (None: unknown here)."""
    words = spec.words
    hint = hints(package_of_spec(spec))
    out: dict[str, set[str] | None] = {"game-title": set(), "game-about": set()}
    for verb in words.verbs:
        args = verb_args(verb)
        may = variables(args, hint.place.get(verb.name, {}), verb.name in hint.top)
        out[f"word-{verb.name}"] = may
        if args:
            out[f"group-{verb.name}"] = may | {"count"}
        if len(args) > 1:
            out[f"first-{verb.name}"] = may | {"count"}
        if parted(words, verb.id):
            out[f"part-{verb.name}"] = may | {"count"}
    for prompt in words.prompts:
        out[f"prompt-{prompt.name}"] = None
    for event in words.events:
        out[f"event-{event.name}"] = variables(event.args)
    for option in spec.options:
        out[f"option-{option.name}"] = set()
        out |= {f"option-{option.name}-{value}": set[str]() for value in option.values}
    out |= {f"standing-{order.name}": set[str]() for order in spec.standing}
    out |= {f"mode-{mode}": set[str]() for mode in spec.modes}
    for tip in hint.first:
        parts = ("", "-text", *(("-say",) if tip.say else ()))
        out |= {f"tip-{tip.key}{part}": set[str]() for part in parts}
    out |= {f"role-{role}": set[str]() for role in roles(spec)}
    out |= {f"events-{name}": None for name in hint.lists}
    out |= {f"step-{name}": set[str]() for name in spec.steps.names}
    areas, counters = shown(spec)
    domains = {of.name for verb in words.verbs for of in verb.domains[verb.by_seat :]}
    out |= {f"domain-{name}": set[str]() for name in domains}
    out |= {f"total-{name}": None for name in hint.totals.values()}
    out |= {f"area-{name}": set[str]() for name in areas}
    out |= {f"counter-{name}": set[str]() for name in counters}
    return out


def roles(spec: GameSpec[Any]) -> set[str]:
    """The keys of all roles that seats of a game may have."""
    chosen: list[dict[str, str]] = [{}]
    chosen += [{option.name: value} for option in spec.options for value in option.values]
    found: set[str] = set()
    for options in chosen:
        try:
            meant = spec.settings(options)
        except InputError:  # this value needs another one beside it
            continue
        for seats in spec.seats:
            if spec.allows(meant, seats):
                found |= set(spec.roles_of(meant, seats))
    return found - {""}


def other_problems(spec: GameSpec[Any], hint: Hints) -> list[str]:
    """Places of `{other}`, the other one of two seats, in the hints of a game for more of them."""
    if max(spec.seats) <= 2:
        return []
    areas = [(verb, area) for verb, places in hint.place.items() for area in places.values()]
    areas += list(hint.top.items())
    return [
        f"hints: {verb}: {{other}} is the other one of two seats, and {max(spec.seats)} may play"
        for verb, area in areas
        if "{other}" in area
    ]


def tip_problems(spec: GameSpec[Any], hint: Hints) -> list[str]:
    """Hints of a first game at prompts that are not there, or with answers that nobody can give."""
    prompts = {prompt.name for prompt in spec.words.prompts}
    out = [f"hints: {tip.key}: no prompt {tip.at!r}" for tip in hint.first if tip.at not in prompts]
    odd = [tip for tip in hint.first if tip.say and tip.say not in spec.words.text]
    return out + [f"hints: {tip.key}: no answer {tip.say!r}" for tip in odd]


def parted(words: Vocabulary, verb: int) -> bool:
    """Whether answers of a verb may be grouped by the first number of their argument.

    Two of its words begin alike (`hide:1/3.1`, `hide:1/3.3`): where many others are possible at the
    same time they stand in a menu as one line.
    """
    mine = [word for word in range(1, len(words.text)) if words.verb_of[word] == verb]
    return len({first_number(words.text[word]) for word in mine}) < len(mine)


def shown(spec: GameSpec[Any]) -> tuple[set[str], set[str]]:
    """The areas and counters that views of a game have, with whatever option is chosen."""
    chosen: list[dict[str, str]] = [{}]
    chosen += [{option.name: value} for option in spec.options for value in option.values]
    views = [
        Table(spec, options, seats=n).view(0)
        for options in chosen
        for n in spec.seats
        if spec.allows(spec.settings(options), n)
    ]
    areas = {area.id.partition(".")[0] for view in views for area in view.areas}
    return areas, {name.partition(".")[0] for view in views for name, _ in view.counters}


def package_of_spec(spec: GameSpec[Any]) -> str:
    """The package of a spec, by the module of its set-up."""
    return spec.start.__module__.rpartition(".")[0]


def game_problems(
    spec: GameSpec[Any], package: str, sources: Iterable[Traversable] = ()
) -> list[str]:
    """What a game's files lack, and what nobody uses; `sources` are modules that show them."""
    out = other_problems(spec, hints(package)) + tip_problems(spec, hints(package))
    need = needed(spec)
    reasons = {r.name for r in spec.words.reasons}
    literals, patterns = used_keys(sources)
    numbers = set(number_variables(spec.numbers))
    for lang in LANGUAGES:
        common, own = message_file(lang, "heroon.texts"), message_file(lang, package)
        all_keys = common.keys | own.keys
        told, may_be_told = legend_keys(spec.numbers)
        out += [f"{lang}: {key}: missing" for key in sorted(told - all_keys)]
        out += [f"{lang}: {key}: missing" for key in need if key not in all_keys]
        for name in sorted(reasons):
            if not {f"reason-{name}", f"end-{name}"} & all_keys:
                out.append(f"{lang}: reason-{name} or end-{name}: missing")
        for key, may in need.items():
            if may is not None and key in own.keys and (odd := own.variables(key) - may - numbers):
                out.append(f"{lang}: {key}: unknown variables: {', '.join(sorted(odd))}")
        for key in sorted(own.keys):
            odd = {v for v in own.variables(key) if v.startswith(NUMBER)} - numbers
            out += [f"{lang}: {key}: no number {name!r}" for name in sorted(odd)]
        used = {k for k in own.keys if k in need or k in literals or _optional(spec, k)}
        used |= own.keys & (told | may_be_told)
        used |= own.keys & common.keys  # said in the game's own words
        used |= {k for k in own.keys if any(p.fullmatch(k) for p in patterns)}
        out += [f"{lang}: {key}: unused" for key in sorted(own.keys - own.included(used))]
    return out


def ruling_problems(spec: GameSpec[Any], package: str) -> list[str]:
    """What a game's rulings lack: texts, a section that cites them, an option that is there."""
    out: list[str] = []
    guides = {lang: Guide(lang, package) for lang in LANGUAGES}
    options = {option.name for option in spec.options}
    ids = [block["id"] for block in blocks(package)]
    out += [f"{one}: stands twice" for one in sorted(set(ids)) if ids.count(one) > 1]
    for block in blocks(package):
        at, option = block["id"], block.get("option")
        out += [f"{at}: no option {option!r}"] * (option is not None and option not in options)
        for lang, guide in guides.items():
            said = block.get(lang, {})
            out += [f"{at}: {lang}: no {name}" for name in SAID if not said.get(name)]
            out += [f"{at}: {lang}: {name}?" for name in said if name not in SAID]
            missing = block["rule"] not in guide.by_id
            out += [f"{at}: {lang}: no section {block['rule']}"] * missing
            out += [f"{at}: {lang}: no section cites it"] * (not guide.citing(at))
            for name, text in said.items():
                out += [f"{at}: {lang}: {name}: {why}" for why in text_problems(text, lang)]
    known = guides[LANGUAGES[0]].by_id
    for one in spec.options:
        out += [f"option {one.name}: no rule {one.rule}"] * (one.rule.lower() not in known)
    return out


def guide_problems(package: str) -> list[str]:
    """What is wrong with a game's guide: ids that are not there, sections of one language, type."""
    out: list[str] = []
    guides = {lang: Guide(lang, package) for lang in LANGUAGES}
    ids = {lang: [section.id for section in guide.sections] for lang, guide in guides.items()}
    if len({tuple(found) for found in ids.values()}) > 1:
        out.append("the languages have other sections, or in another order")
    for lang, guide in guides.items():
        known = {section.id for section in (*guide.sections, *guide.readings)}
        for section in (*guide.sections, Section("preface", "", guide.preface)):
            text = f"{section.title}\n\n{section.body}"
            out += [f"{lang}: {section.id}: {why}" for why in text_problems(text, lang)]
            cited = {name for name in RULING.findall(section.body)}
            out += [f"{lang}: {section.id}: no ruling {one}" for one in sorted(cited - known)]
    return out


def text_problems(text: str, lang: str) -> list[str]:
    """What is wrong with the type of a text: spaces, apostrophes, quotation marks, elision."""
    text = _ADDRESS.sub("", text)
    patterns = [*_WRONG[lang], *_WRONG_ANYWHERE]
    patterns += [(ELISION, "elision missing")] if lang == "fr" else []
    return [
        f"{why}: {text[max(0, found.start() - 20) : found.end() + 20]!r}"
        for pattern, why in patterns
        if (found := pattern.search(text))
    ]


def _optional(spec: GameSpec[Any], key: str) -> bool:
    """Whether a game may have this message without need."""
    head, _, tail = key.partition("-")
    words = spec.words
    # Said of any game that has them.
    if head in ("mark", "sign") or key in ("codes-note", "brief-score"):
        return True
    if head in ("reason", "end"):
        return any(tail == r.name for r in words.reasons)
    if key.startswith("about-mode-"):
        return key.removeprefix("about-mode-") in spec.modes
    if key.startswith("about-level-"):  # how a level plays, for the form of a new game
        return True
    if key.startswith("about-option-"):
        found = key.removeprefix("about-option-")
        return any(found == f"{one.name}-{value}" for one in spec.options for value in one.values)
    prompts = {p.name for p in words.prompts}
    if head == "ask":  # a question in few words, for the page
        return tail in prompts
    if head == "switch":  # an order in few words
        return any(tail == one.name for one in spec.standing)
    return head == "word" and any(
        tail.startswith(f"{v.name}-") and tail.removeprefix(f"{v.name}-") in prompts
        for v in words.verbs
    )


# -- keys in the sources -----------------------------------------------------------------------


def used_keys(sources: Iterable[Traversable]) -> tuple[set[str], list[re.Pattern[str]]]:
    """The keys that sources may use: every string in them, and a pattern for every f-string."""
    literals: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for source in sources:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                literals.add(node.value)
            elif isinstance(node, ast.JoinedStr) and (pattern := _pattern(node)):
                patterns.append(pattern)
    return literals, patterns


def _pattern(node: ast.JoinedStr) -> re.Pattern[str] | None:
    """Keys that an f-string may give: it must begin with a literal that ends in a hyphen."""
    first = node.values[0]
    if not (isinstance(first, ast.Constant) and str(first.value).endswith("-")):
        return None
    return re.compile(
        "".join(
            re.escape(str(v.value)) if isinstance(v, ast.Constant) else r"[\w-]+"
            for v in node.values
        )
    )


def asked_keys(source: Traversable) -> Iterator[tuple[int, str]]:
    """The literal keys that a module asks for by `text`, `tell` and the like, with their lines."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args):
            continue
        if node.func.attr in ("text", "tell", "sentence"):
            key = node.args[0]
            for part in (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield node.lineno, part.value
