"""MICRO HERO: what cards, Trials and Postures do, in words.

Everything is read from the view and the numbers of the cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from heroon.kernel import GameSpec, View
from heroon.play.rebuilt import is_rebuilt, marked
from heroon.texts import Texts

_KINDS: Final = ("attack", "defence", "experience")
#: The side that a Posture shows at the start of a round.
_SIDE_A: Final = {"rain": "overload", "club": "distaff"}
#: The number of the ability that locks the Posture.
_LOCK: Final = 11
#: How many values a special Life card has; for more Life its last ones come again.
_LIVES: Final = 24
#: How many of the Life values at which a special Life card counts are shown.
_SHOWN: Final = 6


def plain_ability(trial: str, spec: GameSpec[Any], t: Texts) -> str:
    """Tell what a Trial does."""
    told = [t.text(f"ability-{which}", strength=n) for which, n in abilities(trial, spec)]
    return ", ".join(told) or t.text("ability-0")


def abilities(trial: str, spec: GameSpec[Any]) -> list[tuple[int, int]]:
    """List the abilities of a Trial: the number of each, and how strong it is."""
    row = record(spec, f"{trial}_ability") + record(spec, f"{trial}_more")
    return [(which, n) for which, n in zip(row[::2], row[1::2], strict=True) if which]


def abilities_in_play(view: View, spec: GameSpec[Any], which: int) -> list[int]:
    """List how strong an ability is, for each Trial in play that has it."""
    pieces = (*view.area("trial").pieces, *view.area("kept").pieces)
    return [n for p in pieces for one, n in abilities(p.face, spec) if one == which]


def effects(face: str, spec: GameSpec[Any]) -> list[tuple[int, int]]:
    """List a Blessing's effects beside its icons: the number of each, how strong it is."""
    base = face.removesuffix("+")
    level = int(face != base)
    codes, more = record(spec, f"{base}_effect"), record(spec, f"{base}_more")
    if not codes:
        return []
    found = [(codes[0], record(spec, base)[3 + 4 * level])]
    found += [(more[at], more[at + 1 + level]) for at in range(0, len(more), 3)]
    return [(which, n) for which, n in found if which]


def life_card(card: str, view: View, spec: GameSpec[Any], t: Texts) -> str:
    """Tell what a special Life card adds, with the mark where it is rebuilt."""
    return marked(plain_life(card, view, spec, t), spec, f"{card}_attack", f"{card}_defence")


def plain_life(card: str, view: View, spec: GameSpec[Any], t: Texts) -> str:
    """Tell what a special Life card adds at the values of Life still to come."""
    life = view.counter("life")
    out = []
    for kind in ("attack", "defence"):
        row = record(spec, f"{card}_{kind}")
        at = {n: row[_life_index(n)] for n in range(life, 0, -1)}
        for bonus in sorted({b for b in at.values() if b}):
            lives = [str(n) for n, b in at.items() if b == bonus]
            more = "…" if len(lives) > _SHOWN else ""
            told = ", ".join(lives[:_SHOWN]) + more
            out.append(t.text("picture-bonus", kind=kind, bonus=bonus, lives=told))
    return ", ".join(out) or t.text("picture-empty")


def _life_index(life: int) -> int:
    i = life - 1
    return i if i < _LIVES else _LIVES // 2 + i % (_LIVES // 2)


def price(face: str, view: View, spec: GameSpec[Any]) -> int:
    """Return the present price of Perfecting with a card."""
    return view.counter("blessing-cost" if is_blessing(face, spec) else "cost")


def record(spec: GameSpec[Any], name: str) -> list[int]:
    """Return the numbers of a record of the card data."""
    if _RECORDS.numbers is not spec.numbers:
        _RECORDS.numbers, _RECORDS.found = spec.numbers, {}
        for number in spec.numbers:
            _RECORDS.found.setdefault(number.of, []).append(number.value)
    return _RECORDS.found.get(name, [])


class _Records:
    """The records of the card data that was asked for last, by name."""

    def __init__(self) -> None:
        self.numbers: tuple[Any, ...] = ()
        self.found: dict[str, list[int]] = {}


_RECORDS: Final = _Records()


def is_blessing(face: str, spec: GameSpec[Any]) -> bool:
    """Return whether a card is a Blessing."""
    return bool(record(spec, f"{face.removesuffix('+')}_effect"))


def records_of(face: str) -> tuple[str, str]:
    """Return the names of the records that a card rests on."""
    base = face.removesuffix("+")
    return base, f"{base}_effect"


def plain_gives(face: str, spec: GameSpec[Any], t: Texts) -> str:
    """Tell what a card gives each time it triggers, and what else it does."""
    base = face.removesuffix("+")
    row = record(spec, base)
    icons = row[4:7] if face != base else row[:3]
    out = [points(icons, t, sign="")] if any(icons) else []
    out += [t.text(f"effect-{which}", strength=n) for which, n in effects(face, spec)]
    return ", ".join(out)


def points(points: Sequence[int], t: Texts, sign: str = "+") -> str:
    """Write points of three kinds: `+2 attack, +1 defence`."""
    given = [
        t.text(f"points-{kind}", points=f"{sign}{n}" if n >= 0 else f"−{-n}")
        for kind, n in zip(_KINDS, points, strict=True)
        if n
    ]
    return ", ".join(given)


def special_life(view: View) -> list[str]:
    """List the special Life card in use: one, or none."""
    return [m.partition(":")[2] for m in view.marks if m.startswith("life-card:")]


def to_come(view: View, kind: str) -> bool:
    """Return whether points of a kind still count this turn: their phase is to come."""
    return bool(view.area("trial").pieces) and f"done:{kind}" not in view.marks


def against(view: View) -> dict[str, int]:
    """Return the team's attack, the Trial's Defence, and the Life that is lost, by name."""
    attack, defence = view.counter("team-attack"), max(view.counter("defence"), 1)
    return {"attack": attack, "against": defence, "lost": attack // defence}


def posture_rebuilt(view: View, spec: GameSpec[Any], seat: int) -> bool:
    """Return whether what a Posture does is rebuilt.

    All of Omphale is, and of Surchargée the end of the turn.
    """
    side, lies = view.area(f"posture.{seat}").pieces[0].marks
    if side == "overload":
        return is_rebuilt(spec, f"overload_{lies}")
    return side in ("distaff", "club")


def plain_posture(view: View, spec: GameSpec[Any], seat: int, t: Texts) -> str:
    """Tell how a Posture lies, what tilting it does, and what the end of the turn does."""
    piece = view.area(f"posture.{seat}").pieces[0]
    side, lies = piece.marks
    if any(value for name, value in view.counters if name.startswith("actions.")):
        return t.text("posture-new-round", side=_SIDE_A.get(side, side))
    if abilities_in_play(view, spec, _LOCK):
        state = "locked"
    elif side != "overload":
        state = f"{side}-{lies}"
    else:
        doubled = any("doubled" in p.marks for p in view.area(f"stack.{seat}").pieces)
        waits = lies == "tilted" and view.prompt == "plan" and not doubled
        turns = record(spec, f"overload_{lies}")[0]
        state = f"overload-{'armed' if waits else lies}{'' if turns else '-stays'}"
    return t.text(f"posture-{state}", side=side)
