"""Hero Realms solo: what cards do, in words, for the hero and for the Boss.

Everything is read from the numbers of the cards; `words` and `cards` of the game say which card is
what and where its numbers stand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from heroon.games.hero_realms.cards import (
    BOSS_GOLD,
    CARD,
    COST,
    CYCLES,
    DISCARDS,
    GUARD,
    HEALS_PER_CHAMPION,
    MAIN,
    MAY_TOPDECK,
    PER_CHAMPION,
    PER_OTHER_OF_FACTION,
    SACRIFICED,
    SECOND,
    SHIELD,
    STUNS,
    TOPDECKS_CHAMPION,
)
from heroon.games.hero_realms.words import (
    CARDS,
    DAGGER,
    EITHER_OR,
    FACTION,
    FIRST_MARKET,
    GOLD,
    IS_CHAMPION,
    RUBY,
    SHORTSWORD,
)
from heroon.kernel import GameSpec, View
from heroon.play.beats import BEAT
from heroon.texts import Texts

#: A sign for each faction, beside its letter: none, Imperial, Guild, Necros, Wild.
SIGNS: Final = ("·", "♜", "◆", "†", "♣")
_KINDS: Final = ("gold", "combat", "health")
#: Effects that give combat for other cards.
_PER: Final = tuple(range(PER_CHAMPION, PER_OTHER_OF_FACTION + 1))
#: The prompts that come in the Boss's turn.
_OF_BOSS: Final = (
    *("grak", "reinforce", "market", "drop", "varrick", "loot"),
    *("buy", "lose", "lean", "absorb-guard", "absorb", BEAT),
)


class Ability(NamedTuple):
    """The numbers of an ability: what it gives, its further effect, that effect's strength."""

    gold: int
    combat: int
    health: int
    draws: int
    effect: int
    strength: int


class _Values:
    """The numbers of the card data that was asked for last."""

    def __init__(self) -> None:
        self.numbers: tuple[Any, ...] = ()
        self.values: list[int] = []


_VALUES: Final = _Values()


def values(spec: GameSpec[Any]) -> list[int]:
    """Return the numbers of the cards, by the constants in the game's `cards`."""
    if _VALUES.numbers is not spec.numbers:
        _VALUES.numbers = spec.numbers
        _VALUES.values = [number.value for number in spec.numbers]
    return _VALUES.values


# -- cards as facts -------------------------------------------------------------------------------


def card(face: str) -> int:
    """Return the card of that name."""
    return CARDS.by_token[face]


def face(which: int) -> str:
    """Return the name of a card."""
    return CARDS.by_value[which]


def cost(which: int, spec: GameSpec[Any]) -> int:
    """Return the price of a card."""
    return values(spec)[CARD[which] + COST]


def shield(which: int, spec: GameSpec[Any]) -> int:
    """Return the shield of a champion."""
    return values(spec)[CARD[which] + SHIELD]


def is_guard(which: int, spec: GameSpec[Any]) -> bool:
    """Return whether a champion is a guard."""
    return IS_CHAMPION[which] and values(spec)[CARD[which] + GUARD] > 0


def kind(which: int, spec: GameSpec[Any]) -> str:
    """Return the kind of a card: `guard`, `champion`, `action` or `item`."""
    if IS_CHAMPION[which]:
        return "guard" if is_guard(which, spec) else "champion"
    return "action" if which >= FIRST_MARKET else "item"


def ability(at: int, spec: GameSpec[Any]) -> Ability:
    """Read the ability whose six numbers begin at a place of the card data."""
    return Ability(*values(spec)[at : at + 6])


def main_of(which: int, spec: GameSpec[Any]) -> Ability:
    """Return the main ability of a card."""
    return ability(MAIN[which], spec)


def is_gold_face(which: int) -> bool:
    """Return whether a behaviour card is a gold one."""
    return which in (GOLD, RUBY)


def face_value(which: int, spec: GameSpec[Any]) -> int:
    """Return the value of a behaviour card."""
    if not which:
        return 0
    given = main_of(which, spec)
    return given.combat if which in (SHORTSWORD, DAGGER) else given.gold


# -- what the view says of the game ---------------------------------------------------------------


def rule(view: View, name: str, usual: str = "no") -> str:
    """Return how an option of the game was chosen.

    It is the mark `name:value` of the view, else the usual value.
    """
    found = (mark.partition(":")[2] for mark in view.marks if mark.startswith(f"{name}:"))
    return next(found, usual)


def with_powers(view: View) -> bool:
    """Return whether the Boss plays with a power; the view may show only that it is in force."""
    return rule(view, "powers") == "yes" or "power" in view.marks


def boss_of(view: View) -> tuple[str, int]:
    """Return the name of the Boss, and his card."""
    piece = view.area("boss").pieces[0]
    return piece.id.partition(".")[2], card(piece.face)


def face_up(view: View) -> int:
    """Return the behaviour card that lies face up, 0 for none."""
    return next((card(piece.face) for piece in view.area("behaviour").pieces), 0)


def faces_left(view: View) -> list[str]:
    """List the behaviour cards that can be chosen next; when none is left, all come back."""
    left = [piece.face for piece in view.area("unused").pieces]
    if left:
        return left
    used = (*view.area("behaviour").pieces, *view.area("behaved").pieces)
    order = CARDS.by_token
    return sorted((piece.face for piece in used), key=order.__getitem__)


def turn_of_boss(view: View) -> bool:
    """Return whether the question, or the moment that is shown, is in the Boss's turn."""
    return view.prompt in _OF_BOSS


# -- names ----------------------------------------------------------------------------------------


def short(name: str, t: Texts) -> str:
    """Return the name of a card without its title: “Arkus” for “Arkus, Imperial Dragon”."""
    return t.noun(name).partition(",")[0]


def counted(names: Iterable[str], t: Texts, brief: bool = False) -> str:
    """Name cards with the number of each kind, in the order in which they come."""
    told = []
    for name, many in Counter(names).items():
        text = short(name, t) if brief else t.noun(name)
        told.append(f"{many} × {text}" if many > 1 else text)
    return ", ".join(told)


def any_of(names: Sequence[str], t: Texts) -> str:
    """Name several cards of which one will be chosen: “a, b or c”."""
    told = [short(name, t) for name in dict.fromkeys(names)]
    if len(told) < 2:
        return "".join(told)
    return t.text("foresee-or", first=", ".join(told[:-1]), last=told[-1])


def faction(which: int, t: Texts) -> str:
    """Write the letter and sign of a card's faction."""
    of = FACTION[which]
    return f"{t.text(f'faction-letter-{of}')}{SIGNS[of]}"


# -- what a card does for the hero ----------------------------------------------------------------


def does(name: str, spec: GameSpec[Any], t: Texts) -> list[str]:
    """Tell what a card does for the hero, a text for each ability."""
    which = card(name)
    head = "does-expend" if IS_CHAMPION[which] else "does-main"
    parts = ((MAIN, head), (SECOND, "does-ally"), (SACRIFICED, "does-sacrifice"))
    return [
        t.text(key, text=_for_hero(which, ability(rows[which], spec), spec, t))
        for rows, key in parts
        if rows[which]
    ]


def main_text(name: str, spec: GameSpec[Any], t: Texts) -> str:
    """Tell what the main ability of a card does, alone."""
    return _for_hero(card(name), main_of(card(name), spec), spec, t)


def ally_text(name: str, spec: GameSpec[Any], t: Texts) -> str:
    """Tell what the ally ability of a card does; empty for a card without one."""
    at = SECOND[card(name)]
    return _for_hero(card(name), ability(at, spec), spec, t) if at else ""


def sacrifice_text(name: str, spec: GameSpec[Any], t: Texts) -> str:
    """Tell what sacrificing a card does; empty for a card that cannot be."""
    at = SACRIFICED[card(name)]
    return _for_hero(card(name), ability(at, spec), spec, t) if at else ""


def _for_hero(which: int, given: Ability, spec: GameSpec[Any], t: Texts) -> str:
    out = [t.text(f"gives-{k}", points=n) for k, n in zip(_KINDS, given, strict=False) if n]
    if given.effect:
        out.append(effect_text(given, cost(which, spec), t))
    if given.draws:  # what is drawn comes last
        out.append(t.text("gives-cards", points=given.draws))
    if EITHER_OR[which] and given == main_of(which, spec) and len(out) == 2:
        return t.text("effect-or", first=out[0], last=out[1])
    return ", ".join(out) or t.text("boss-nothing")


def effect_text(given: Ability, price: int, t: Texts) -> str:
    """Tell what the further effect of an ability does, on a card of that price."""
    if given.effect == DISCARDS:
        return t.text("effect-6", strength=given.strength, cost=price)
    return t.text(f"effect-{given.effect}", strength=given.strength)


# -- what it does for the Boss --------------------------------------------------------------------


def boss_does(name: str, spec: GameSpec[Any], t: Texts) -> list[str]:
    """Tell what a card does for the Boss, a text for each ability.

    He declines nothing and sacrifices nothing, and he stuns by tilting.
    """
    out = [t.text("boss-main", text=boss_main(name, spec, t))]
    ally = boss_ally(name, spec, t)
    return [*out, t.text("boss-ally", text=ally)] if ally else out


def boss_short(name: str, spec: GameSpec[Any], t: Texts) -> str:
    """Tell what a card does for the Boss in one line: the main ability, then the ally ability."""
    ally = boss_ally(name, spec, t)
    told = [boss_main(name, spec, t), *([t.text("does-ally", text=ally)] if ally else [])]
    return t.text("picture-and").join(told)


def boss_ally(name: str, spec: GameSpec[Any], t: Texts) -> str:
    """Tell what the ally ability of a champion does for the Boss.

    Empty for an action, whose ally ability he never uses.
    """
    which = card(name)
    if not (IS_CHAMPION[which] and SECOND[which]):
        return ""
    return _for_boss(which, ability(SECOND[which], spec), spec, t)


def boss_main(name: str, spec: GameSpec[Any], t: Texts) -> str:
    """Tell what the main ability of a card does for the Boss, alone."""
    which = card(name)
    given = main_of(which, spec)
    if not EITHER_OR[which]:
        return _for_boss(which, given, spec, t)
    other = given._replace(gold=0)
    if given.combat:
        other = other._replace(health=0)  # he prefers combat to health
    if not given.gold:
        return _for_boss(which, other, spec, t)
    gold = _for_boss(which, Ability(given.gold, 0, 0, 0, 0, 0), spec, t)
    first = t.text("boss-face-gold", text=gold)
    return t.text(
        "list", first=first, last=t.text("boss-face-attack", text=_for_boss(which, other, spec, t))
    )


def _for_boss(which: int, given: Ability, spec: GameSpec[Any], t: Texts) -> str:
    out = [t.text(f"gives-{k}", points=n) for k, n in zip(_KINDS, given, strict=False) if n]
    if given.draws:
        out.append(t.text("boss-draws", points=given.draws))
    what, strength = given.effect, given.strength
    if what in (*_PER, HEALS_PER_CHAMPION):
        out.append(t.text(f"effect-{what}", strength=strength))
    elif what in (DISCARDS, STUNS):
        out.append(t.text(f"boss-effect-{what}", strength=strength))
    elif what in (CYCLES, TOPDECKS_CHAMPION, MAY_TOPDECK):
        out.append(t.text(f"boss-effect-{what}", cost=cost(which, spec)))
    return ", ".join(out) or t.text("boss-nothing")


def power_text(view: View, spec: GameSpec[Any], t: Texts) -> str:
    """Tell the Boss's power; empty without that variant."""
    if not with_powers(view):
        return ""
    name, _ = boss_of(view)
    points = healing_lost(face_up(view), spec)
    return t.text("power-rayla", points=points) if name == "rayla" else t.text(f"power-{name}")


def healing_lost(which: int, spec: GameSpec[Any]) -> int:
    """Return what Rayla's power takes from the hero's healing under a gold behaviour card."""
    if not is_gold_face(which):
        return values(spec)[BOSS_GOLD]
    return values(spec)[BOSS_GOLD] + face_value(which, spec)
