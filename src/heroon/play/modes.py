"""The mode and the expansions that a game is played with, and how hard they are.

A mode is a name for values of several options.  Whoever gives a mode and one of its options says
that option twice: where the two differ that is an error, never a silent choice between them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from heroon.kernel import GameSpec, InputError
from heroon.kernel.errors import REFUSED
from heroon.texts import Guide, Texts

from .choices import MODE, measured

#: The colon between the short name of a mode or an option and its explanation.
EXPLAINED: Final = re.compile("\u00a0?: ")


class Contradiction(InputError):
    """The error that a mode and one of its options say different things."""

    def __init__(self, mode: str, option: str):
        super().__init__(REFUSED, "the mode and this option contradict each other", option)
        self.mode, self.option = mode, option


def moded(spec: GameSpec[Any]) -> frozenset[str]:
    """Return the names of the options that the game's modes set."""
    return frozenset(name for mode in spec.modes.values() for name in mode)


def mode_of(spec: GameSpec[Any], options: Mapping[str, str]) -> str:
    """Find the mode that these options amount to; empty where none does."""
    usual = {o.name: o.domain.by_value[o.default] for o in spec.options}
    for name, mode in spec.modes.items():
        wanted = {one: mode.get(one, usual[one]) for one in moded(spec)}
        if all(options.get(one, usual[one]) == value for one, value in wanted.items()):
            return name
    return ""


def with_mode(spec: GameSpec[Any], mode: str, options: Mapping[str, str]) -> dict[str, str]:
    """Return the options of a mode together with those that were given.

    Without a mode these alone count.  Raises `Contradiction`.
    """
    if not mode:
        return dict(options)
    usual = {o.name: o.domain.by_value[o.default] for o in spec.options}
    for name in sorted(moded(spec) & set(options)):
        if options[name] != spec.modes[mode].get(name, usual[name]):
            raise Contradiction(mode, f"{name}={options[name]}")
    return {**spec.modes[mode], **options}


def played_with(spec: GameSpec[Any], options: Mapping[str, str], t: Texts) -> tuple[str, ...]:
    """List the mode of a game, and what else of the printed game was chosen, in a few words each.

    `t` are the texts of the game.  Options for our reading of unclear rules are left out.
    """
    told = []
    mode = mode_of(spec, options)
    if mode and len(spec.modes) > 1:
        told.append(brief(t.text(f"mode-{mode}")))
    made = moded(spec) if mode else frozenset()
    for option in spec.options:
        usual = option.domain.by_value[option.default]
        value = options.get(option.name, usual)
        if value == usual or option.name in made or not option.rule.startswith(f"{spec.id}:"):
            continue
        name = brief(t.text(f"option-{option.name}"))
        if value != "yes":
            chosen = brief(t.text(f"option-{option.name}-{value}"))
            name = t.text("labelled", label=name, text=chosen)
        told.append(name)
    return tuple(told)


def brief(text: str) -> str:
    """Cut off the explanation behind a name: `Heroic level: …` becomes `Heroic level`."""
    return EXPLAINED.split(text, maxsplit=1)[0]


def difficulty(spec: GameSpec[Any], mode: str, seats: int, t: Texts) -> str:
    """Tell how hard a mode is: how many of 100 games each level of the computer wins.

    The text is empty where that was not measured.
    """
    parts = []
    for one in measured(spec.id):
        if (one.of, one.value, one.seats) == (MODE, mode, seats):
            share = one.share
            many = "few" if 0 < share < 1 else "most" if 99 < share < 100 else "some"
            level = t.text(f"level-{one.level}")
            parts.append(t.text("difficulty-of", level=level, many=many, won=round(share)))
    return t.text("difficulty", list=", ".join(parts)) if parts else ""


def about_mode(spec: GameSpec[Any], mode: str, seats: int, t: Texts) -> str:
    """Tell what to know before a mode is chosen: the game's note, then how hard it is."""
    note = t.text(f"about-mode-{mode}") if t.has(f"about-mode-{mode}") else ""
    return " ".join(part for part in (note, difficulty(spec, mode, seats, t)) if part)


def about_option(name: str, guide: Guide) -> str:
    """Tell which open question of the rules an option decides, and how we read them."""
    found = [one for one in guide.rulings if one.option == name]
    return " ".join(f"{one.question} {one.reading}" for one in found)
