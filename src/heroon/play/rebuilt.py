"""Numbers that nobody has printed, marked wherever a player sees them.

The mark is a sign behind a name or a text; a legend says once what it means.  What the owner of
the box has put in bears none, and the guide quotes it.
"""

from __future__ import annotations

from typing import Any

from heroon.kernel import GameSpec
from heroon.kernel.cards_written import own_cells
from heroon.texts import Guide, Texts
from heroon.texts.marks import MARK, is_rebuilt, rebuilt_records

__all__ = (
    "MARK",
    "is_rebuilt",
    "legend",
    "marked",
    "own_notes",
    "rebuilt_records",
    "with_own_notes",
)


def marked(text: str, spec: GameSpec[Any], *records: str) -> str:
    """A text with the mark, where it rests on such numbers."""
    return f"{text} {MARK}" if is_rebuilt(spec, *records) else text


def legend(spec: GameSpec[Any], t: Texts) -> str:
    """What the mark means; empty for a game that needs none."""
    return t.text("rebuilt-legend", mark=MARK) if rebuilt_records(spec) else ""


def with_own_notes(guide: Guide, spec: GameSpec[Any], t: Texts) -> Guide:
    """The guide; a section that quotes our numbers as they stand says the owner’s in front."""
    notes = own_notes(spec, t)
    if not notes:
        return guide
    ours = {s.id: s.body for s in Guide(guide.lang, guide.package).sections}
    quoted = {s.id for s in guide.sections if s.body != ours.get(s.id)}
    return guide.noted({rule: note for rule, note in notes.items() if rule not in quoted})


def own_notes(spec: GameSpec[Any], t: Texts) -> dict[str, str]:
    """What the owner’s cards say, by the rule that quotes ours."""
    found: dict[str, list[str]] = {}
    for rule, told in own_cells(spec.numbers):
        found.setdefault(rule, []).append(told)
    return {rule: t.text("own-numbers", list=" · ".join(told)) for rule, told in found.items()}
