"""A game's own rules reference: one section per rule id, found by id or by a word."""

from __future__ import annotations

import re
import unicodedata
from functools import cached_property
from importlib.resources import files
from typing import Final, NamedTuple

_HEADING: Final = re.compile(r"^## (\S+) · (.+)$", re.MULTILINE)


class Section(NamedTuple):
    """A section of the guide: rule id, title, and its text (paragraphs)."""

    id: str
    title: str
    body: str


def plain(text: str) -> str:
    """The text as searches compare it: no accents, no capitals, straight apostrophes."""
    text = unicodedata.normalize("NFKD", text.casefold().replace("’", "'").replace("œ", "oe"))
    return "".join(c for c in text if not unicodedata.combining(c))


class Guide:
    """The guide of a game in one language."""

    def __init__(self, lang: str, package: str):
        text = (files(package) / "guide" / f"{lang}.md").read_text(encoding="utf-8")
        pieces = _HEADING.split(text)
        title, _, preface = str(pieces[0]).strip().removeprefix("# ").partition("\n")
        self.title, self.preface = title.strip(), preface.strip()
        self.sections = tuple(
            Section(pieces[i], pieces[i + 1].strip(), pieces[i + 2].strip())
            for i in range(1, len(pieces), 3)
        )

    @cached_property
    def by_id(self) -> dict[str, Section]:
        """The sections by rule id, whole and without the game's name."""
        found = {s.id: s for s in self.sections}
        return {s.id.partition(":")[2]: s for s in self.sections} | found

    def find(self, query: str) -> list[Section]:
        """The section of that id, or those that name the ruling or hold the words."""
        query = query.strip()
        exact = self.by_id.get(query) or self.by_id.get(query.lower())
        if exact:
            return [exact]
        wanted = plain(query)
        if not wanted:
            return []
        if re.fullmatch(r"[a-z]{2}-q?\d+", wanted):
            ruling = re.compile(rf"\b{re.escape(wanted)}\b")
            return [s for s in self.sections if ruling.search(plain(s.body))]
        titled = [s for s in self.sections if plain(s.title) == wanted]
        return titled or self._holding(wanted)

    def _holding(self, wanted: str) -> list[Section]:
        """The sections that hold the words whole, else as a part; those in whose title first."""
        for pattern in (rf"(?<!\w){re.escape(wanted)}(?!\w)", re.escape(wanted)):
            word = re.compile(pattern)
            titled = [s for s in self.sections if word.search(plain(s.title))]
            more = [s for s in self.sections if s not in titled and word.search(plain(s.body))]
            if titled or more:
                return titled + more
        return []
