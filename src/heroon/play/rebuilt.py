"""The mark behind numbers that we rebuilt, for nobody has printed them.

It is a sign behind a name or a text; a legend says once what it means.  Numbers that the owner of
the box has put in have no mark, and the guide quotes them.
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
    """Add the mark to a text, if one of these records has rebuilt numbers."""
    return f"{text} {MARK}" if is_rebuilt(spec, *records) else text


def legend(spec: GameSpec[Any], t: Texts) -> str:
    """Tell what the mark means; empty for a game that needs none."""
    return t.text("rebuilt-legend", mark=MARK) if rebuilt_records(spec) else ""


def with_own_notes(guide: Guide, spec: GameSpec[Any], t: Texts) -> Guide:
    """Add the owner's numbers to the guide, in front of sections that quote ours.

    Sections that quote the numbers of the game already hold the owner's.
    """
    notes = own_notes(spec, t)
    if not notes:
        return guide
    ours = {s.id: s.body for s in Guide(guide.lang, guide.package).sections}
    quoted = {s.id for s in guide.sections if s.body != ours.get(s.id)}
    return guide.noted({rule: note for rule, note in notes.items() if rule not in quoted})


def own_notes(spec: GameSpec[Any], t: Texts) -> dict[str, str]:
    """Write what the owner's cards say, by the rule that quotes our numbers."""
    found: dict[str, list[str]] = {}
    for rule, told in own_cells(spec.numbers):
        found.setdefault(rule, []).append(told)
    return {rule: t.text("own-numbers", list=" · ".join(told)) for rule, told in found.items()}
