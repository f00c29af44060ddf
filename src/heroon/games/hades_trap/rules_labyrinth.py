"""HADES TRAP: the Labyrinth phase: Ariadne's sequence, then the alarms (p. 10, 14-16)."""

from __future__ import annotations

from typing import Final

from heroon.kernel import NOBODY, PASS, Ask, Rule, chance, plan, step, tell, then

from . import words as w
from .labyrinth import RING
from .places import can_spend, kind, portal_cell
from .rules_hits import read_grips_anew, read_grips_around
from .rules_medallions import form_spirits, part_spirits, take_formed
from .rules_special import turn_tile
from .state import BURNING, FREE, SKELETON, Race
from .steps import (
    ALARMS,
    EXCHANGE,
    JUMP,
    LABYRINTH,
    RESOLVE,
    RING_ALARM,
    SING,
    STEPS,
    SWIM,
)

#: Skeletons that the alarm of Combat brings back (p. 15).
RETURNING: Final = 8


@STEPS.auto(LABYRINTH)
def labyrinth(g: Race, n: int, _: int) -> None:
    """Plan the Boss's moves for Ariadne's tokens from number `n` on; then the alarms.

    [hades-trap:labyrinth] [hades-trap:ariadne] [hades-trap:alarm] [hades-trap:boss] (HT-Q19,
    HT-Q71)  There is no such phase before the Boss is there.  A colour that the alarm of Courage
    adds is resolved when all alarms have sounded.
    """
    if g.boss_at < 0:
        return
    if n < len(g.crossed):
        plan(g, step(EXCHANGE, n), step(RESOLVE, n), step(LABYRINTH, n + 1))
    elif len(g.alarms) > 0:
        plan(g, ALARMS, step(LABYRINTH, n))


@STEPS.auto(RESOLVE)
def resolve(g: Race, n: int, _: int) -> None:
    """Send the Boss towards the arrow of one token's colour.

    [hades-trap:labyrinth] [hades-trap:minotaur] [hades-trap:hydra.move] [hades-trap:hades.move]
    [hades-trap:siren.labyrinth]
    """
    colour = g.crossed[n] % FREE
    free = int(g.crossed[n] >= FREE)
    side = g.arrow[colour]
    if g.boss == w.HYDRA:
        last = n == len(g.crossed) - 1
        then(g, SWIM, side + 4 * last, free)
        tell(g, w.E_SWAM, colour)
    elif g.boss == w.SIREN:
        then(g, SING, side, free)
        tell(g, w.E_SANG, colour)
    else:
        g.met = 0
        then(g, JUMP, side, free)
        tell(g, w.E_JUMPED, colour)


# -- Ulysse ---------------------------------------------------------------------------------------


def ulysses(g: Race) -> int:
    """Return the seat of a Ulysses who can exchange, or -1 [hades-trap:ulysses] (HT-Q67)."""
    for seat in range(g.seats):
        if can_spend(g, seat, w.ULYSSES):
            return seat
    return -1


def in_sequence(g: Race, colour: int) -> bool:
    """Return whether a colour is in the sequence already."""
    return colour in g.crossed or colour + FREE in g.crossed


@STEPS.words(EXCHANGE)
def what_to_exchange(g: Race, n: int, _: int) -> Ask:
    """Ask Ulysses whether to exchange a token still to come for a colour not laid yet.

    [hades-trap:ulysses] (HT-Q33)
    """
    seat = ulysses(g)
    words: list[int] = []
    if seat >= 0:
        for token in g.crossed[n:]:
            for colour in range(4):
                if not in_sequence(g, colour):
                    words.append(w.REPLACE[token % FREE][colour])
    return Ask(1 << seat, w.P_REPLACE, [*words, PASS]) if words else NOBODY


@STEPS.answer(EXCHANGE)
def exchange(g: Race, n: int, _: int, word: int) -> None:
    """Exchange a token, which then brings no half of Discord [hades-trap:ulysses] (HT-Q68)."""
    if w.VERB[word] != w.REPLACE.id:
        return
    seat = ulysses(g)
    g.ether_left[seat] = 0
    for i in range(n, len(g.crossed)):
        if g.crossed[i] % FREE == w.A[word]:
            g.crossed[i] = w.B[word] + FREE
    tell(g, w.E_REPLACED, seat, w.A[word], w.B[word])


# -- alarms ---------------------------------------------------------------------------------------


@STEPS.auto(ALARMS)
def alarms(g: Race, _a: int, _b: int) -> None:
    """Sound the alarm of each medallion won this turn, in their order [hades-trap:alarm] (HT-Q19).

    If an alarm makes a hero win another Spirit, the alarm of that one comes last.
    """
    if len(g.alarms) > 0:
        alarm = g.alarms.pop(0)
        tell(g, w.E_ALARM, alarm % 8)
        then(g, ALARMS)
        sound(g, alarm)


def sound(g: Race, alarm: int) -> None:
    """Carry out the alarm of a medallion [hades-trap:alarm]."""
    medallion = 1 << alarm % 8
    if medallion == w.COURAGE:
        then(g, RING_ALARM)
    elif medallion == w.SPIRIT:
        turn_both(g, alarm // 8 % 16, alarm // 128)
    elif medallion == w.FORCE:
        set_on_fire(g)
    elif medallion == w.COMBAT:
        raise_skeletons(g)
    else:
        refill_ether(g)


@STEPS.rule(RING_ALARM)
def add_token(g: Race, _a: int, _b: int) -> Rule[None]:
    """Add a random colour to the sequence (Courage); it brings no half of Discord.

    [hades-trap:courage.alarm] (HT-R63)
    """
    left = [colour for colour in range(4) if not in_sequence(g, colour)]
    if len(left) == 0:
        return
    colour = yield from chance(w.S_COURAGE, left)
    g.crossed.append(colour + FREE)
    tell(g, w.E_ADDED, colour)


def turn_both(g: Race, tile: int, other: int) -> None:
    """Turn the two tiles of a Spirit a quarter to the right, wherever they lie now.

    [hades-trap:spirit.alarm] (HT-Q38, HT-Q12)
    """
    a, b = place_of(g, tile), place_of(g, other)
    part_spirits(g, a)
    part_spirits(g, b)
    turn_tile(g, a, 1)
    tell(g, w.E_TURNED, g.active, a, 1)
    turn_tile(g, b, 1)
    tell(g, w.E_TURNED, g.active, b, 1)
    read_grips_anew(g, a, b)
    before = len(g.halves)
    form_spirits(g, a, b)
    take_formed(g, before)


def place_of(g: Race, tile: int) -> int:
    """Return the place at which a tile lies."""
    first = portal_cell(g) // 9 - 4
    place = first
    while kind(g, place) != tile:
        place += 1
    return place


def set_on_fire(g: Race) -> None:
    """Set all skeletons on fire (Force), those still to come as well [hades-trap:force.alarm]."""
    for cell in range(len(g.bones)):
        if g.bones[cell] == SKELETON:
            g.bones[cell] = BURNING
    g.burning = 1
    tell(g, w.E_BURNING)


def raise_skeletons(g: Race) -> None:
    """Put eight beaten skeletons back around the Portal cell (Combat).

    [hades-trap:combat.alarm] (HT-Q21)
    """
    for cell in RING[portal_cell(g)]:
        g.bones[cell] = SKELETON
    tell(g, w.E_RISEN, RETURNING)
    for cell in RING[portal_cell(g)]:
        read_grips_around(g, cell)


def refill_ether(g: Race) -> None:
    """Give all other heroes their Ether again (Discord) [hades-trap:discord.alarm]."""
    for seat in range(g.seats):
        if not g.medallions[seat] & w.DISCORD and not g.ether_left[seat] and g.ether == 0:
            g.ether_left[seat] = 1
            tell(g, w.E_ETHER, seat)
