"""A game's own rules reference: a section for each rule id, and the rulings that they cite.

Sections and rulings are found by id, by a part of an id, or by a word.  The numbers in both are
those of the cards that are played with (see `numbers`).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from copy import copy
from functools import cache, cached_property
from importlib.resources import files
from typing import Final, NamedTuple

from heroon.kernel import Number, Option, game, games

from .core import texts
from .missing import MALFORMED, strict, why_unread
from .numbers import Filler, own_numbers
from .rulings import Ruling, rulings

HEADING: Final = re.compile(r"^## (\S+) · (.+)$", re.MULTILINE)
#: What may be the id of a rule or of a ruling: `heroz:2.3`, `HZ-42`, `MH-Q7`, `MH-a`, `HR-24c`.
_ID: Final = re.compile(r"[a-z][a-z0-9-]*:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\b[A-Z]{2}-\w+")
#: The ids of rulings in brackets of their own, and an id at the edge of such brackets.
_MARKS: Final = re.compile(r"[ \u00a0]?\(((?:[A-Z]{2}-\w+(?:, )?)+)\)|, ([A-Z]{2}-\w+)(?=\))")
#: What stands between the titles of sections in a row.
_APART: Final = {"fr": "\u00a0; ", "en": "; "}
#: A refusal as it is told, with its rule behind it.
_WITH_RULE: Final = re.compile(r"(.*?) *\[([^\[\]\s]+)\]", re.DOTALL)


class Section(NamedTuple):
    """A section of the guide: rule id, title, and its text (paragraphs).

    A ruling is told as one, too: its id, its question, and how it is read and why.
    """

    id: str
    title: str
    body: str
    ruling: bool = False

    @property
    def chapter(self) -> str:
        """The number of the chapter in print; empty for a section that has none."""
        number = self.id.partition(":")[2]
        return number if number[:1].isdecimal() else ""


class GuidePiece(NamedTuple):
    """A piece of a text as players read it: where `id` is set it leads to that section.

    A `mark` stands for a ruling behind a sentence; `about` is what it leads to.
    """

    text: str
    id: str = ""
    mark: bool = False
    about: str = ""


def plain(text: str) -> str:
    """Return the text as searches compare it: no accents, no capitals, straight apostrophes."""
    text = unicodedata.normalize("NFKD", text.casefold().replace("’", "'").replace("œ", "oe"))
    return "".join(c for c in text if not unicodedata.combining(c))


def sentence_and_rule(told: str) -> tuple[str, str]:
    """Split a told refusal (`Not your turn. [heroz:turn]`) into its sentence and its rule id.

    The rule is empty where none stands behind the sentence.
    """
    found = _WITH_RULE.fullmatch(told.strip())
    if not found or not _ID.fullmatch(found[2]):
        return told, ""
    return found[1], found[2]


@cache
def options_of(package: str) -> tuple[Option, ...]:
    """List the options of the installed game of a package; empty if there is no such game."""
    named = [name for name, point in games().items() if point.module.startswith(f"{package}.")]
    return game(named[0]).options if named else ()


class Guide:
    """The guide of a game in one language.

    `numbers` are those of the cards that are played with; without them they are the game's own.
    """

    def __init__(self, lang: str, package: str, numbers: Iterable[Number] | None = None):
        self.lang, self.package = lang, package
        own = own_numbers(package)
        given = own if numbers is None else tuple(numbers)
        self._fill = Filler(lang, given, own, self._say)
        self.title, self.preface, self._fault = "", "", ""
        self.sections: tuple[Section, ...] = ()
        try:
            self._read()
        except MALFORMED as bad:
            if strict():
                raise
            self._fault = why_unread(bad)

    def _read(self) -> None:
        path = files(self.package) / "guide" / f"{self.lang}.md"
        pieces = HEADING.split(path.read_text(encoding="utf-8") if path.is_file() else "")
        title, _, preface = str(pieces[0]).strip().removeprefix("# ").partition("\n")
        self.title, self.preface = title.strip(), self._fill(preface.strip())
        self.sections = tuple(
            Section(pieces[i], pieces[i + 1].strip(), self._fill(pieces[i + 2].strip()))
            for i in range(1, len(pieces), 3)
        )

    @property
    def fault(self) -> str:
        """The reason in English why guide or rulings cannot be read; empty where they can."""
        _ = self.rulings  # they are read late
        return f"its guide cannot be read: {self._fault}" if self._fault else ""

    def _say(self, key: str, strength: int) -> str:
        return texts(self.lang, self.package).text(key, strength=strength)

    def noted(self, notes: Mapping[str, str]) -> Guide:
        """Copy the guide with notes in front of some sections, by rule id."""
        other = copy(self)
        for kept in ("by_id", "_cited"):
            other.__dict__.pop(kept, None)
        other.sections = tuple(
            s._replace(body=f"{notes[s.id]}\n\n{s.body}") if s.id in notes else s
            for s in self.sections
        )
        return other

    @cached_property
    def rulings(self) -> tuple[Ruling, ...]:
        """The rulings of the game, in order."""
        try:
            found = rulings(self.lang, self.package)
            return tuple(Ruling(*one[:3], *map(self._fill, one[3:])) for one in found)
        except MALFORMED as bad:
            if strict():
                raise
            self._fault = self._fault or why_unread(bad)
            return ()

    @cached_property
    def readings(self) -> tuple[Section, ...]:
        """The rulings as sections: the question, the reading, the reason, and where it belongs."""
        return tuple(self._reading(ruling) for ruling in self.rulings)

    def _reading(self, ruling: Ruling) -> Section:
        t = texts(self.lang, self.package)
        titles = {s.id: s.title for s in self.sections}
        at = [ruling.rule, *(s for s in self.citing(ruling.id) if s != ruling.rule)]
        rules = [t.text("rule-line", id=rule, title=titles.get(rule, rule)) for rule in at]
        parts = [ruling.reading, t.text("ruling-why", why=ruling.why)]
        if ruling.option:
            parts.append(self._option(ruling.option))
        parts.append(t.text("ruling-rules", count=len(rules), list=_APART[self.lang].join(rules)))
        return Section(ruling.id, ruling.question, "\n\n".join(parts), True)

    def _option(self, name: str) -> str:
        """Say which option a ruling switches, with its values and which of them is usual."""
        t = texts(self.lang, self.package)
        values = []
        for option in (o for o in options_of(self.package) if o.name == name):
            told = [t.text(f"option-{name}-{value}") for value in option.values]
            told[option.default] = t.text("list-usual", text=told[option.default])
            values += told
        given = {"text": t.text(f"option-{name}"), "list": " / ".join(values)}
        return t.text("ruling-option", **given)

    def citing(self, ruling: str) -> list[str]:
        """List the ids of the sections whose text names a ruling."""
        return self._cited.get(ruling, [])

    @cached_property
    def _cited(self) -> dict[str, list[str]]:
        """Each id that sections name, with the ids of those sections."""
        out: dict[str, list[str]] = {}
        for section in self.sections:
            for name in dict.fromkeys(_ID.findall(section.body)):
                out.setdefault(name, []).append(section.id)
        return out

    @cached_property
    def switches(self) -> dict[str, str]:
        """Options of the game by name, each with the ruling that it switches."""
        return {one.option: one.id for one in self.rulings if one.option}

    @cached_property
    def by_id(self) -> dict[str, Section]:
        """Sections and rulings by id, sections also without the game's name; in small letters."""
        found = {s.id.lower(): s for s in (*self.sections, *self.readings)}
        return {s.id.partition(":")[2].lower(): s for s in self.sections} | found

    def parts(self, text: str) -> list[tuple[str, str]]:
        """Cut a text where an id of this guide stands: each piece, and the id if it is one."""
        out: list[tuple[str, str]] = []
        end = 0
        for found in _ID.finditer(text):
            section = self.by_id.get(found[0].lower())
            if section:
                out += [(text[end : found.start()], ""), (found[0], section.id)]
                end = found.end()
        return [(piece, id_) for piece, id_ in (*out, (text[end:], "")) if piece]

    def pieces(self, text: str) -> list[GuidePiece]:
        """Cut a text as players read it, without ids: links, and marks behind what has a ruling."""
        out: list[GuidePiece] = []
        end = 0
        for found in _MARKS.finditer(text):
            names = [n for n in (found[1] or found[2]).split(", ") if n.lower() in self.by_id]
            if names:
                out += self._linked(text[end : found.start()])
                out += [GuidePiece("*", n, True, self.by_id[n.lower()].title) for n in names]
                end = found.end()
        return out + self._linked(text[end:])

    def _linked(self, text: str) -> list[GuidePiece]:
        """Cut a text whose ids become links that say where they lead."""
        t = texts(self.lang, self.package)
        out: list[GuidePiece] = []
        for piece, id_ in self.parts(text):
            if not id_:
                behind = bool(out and out[-1].id)
                title = f" · {out[-1].text}" if behind else ""
                out.append(GuidePiece(piece.removeprefix(title) if behind else piece))
            else:
                section = self.by_id[id_.lower()]
                out.append(
                    GuidePiece(t.text("rule-other") if section.ruling else section.title, id_)
                )
        return [piece for piece in out if piece.text]

    def find(self, query: str) -> list[Section]:
        """Find the section or ruling of that id, or those whose ids or texts hold the words."""
        wanted = plain(query.strip())
        if not wanted:
            return []
        exact = self.by_id.get(wanted)
        if exact:
            return [exact]
        if re.fullmatch(r"[a-z]{2}-q?\d+[a-z]?", wanted):
            return []  # the id of a ruling that there is not
        everything = (*self.sections, *self.readings)
        titled = [s for s in everything if plain(s.title) == wanted]
        return titled or list(dict.fromkeys(self._named(wanted) + self._holding(wanted)))

    def _named(self, wanted: str) -> list[Section]:
        """Find the sections whose id has the words as a whole part: `apples` of `trial.apples`."""
        name = re.compile(rf"(?<![a-z0-9]){re.escape(wanted)}(?![a-z0-9])")
        return [s for s in self.sections if name.search(s.id.partition(":")[2].lower())]

    def _holding(self, wanted: str) -> list[Section]:
        """Find what holds the words whole, else as a part: in titles, then texts, then rulings."""
        for pattern in (rf"(?<!\w){re.escape(wanted)}(?!\w)", re.escape(wanted)):
            word = re.compile(pattern)
            titled = [s for s in self.sections if word.search(plain(s.title))]
            more = [s for s in self.sections if s not in titled and word.search(plain(s.body))]
            read = [s for s in self.readings if word.search(plain(f"{s.title} {s.body}"))]
            if titled or more or read:
                return titled + more + read
        return []
