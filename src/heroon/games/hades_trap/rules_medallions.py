"""HADES TRAP: medallions: won, put on the action bar, formed out of halves (p. 14-15)."""

from __future__ import annotations

from heroon.kernel import end, tell

from . import words as w
from .cards import POINTS
from .labyrinth import EAST, INSIDE, LIMBO, NEXT, NOWHERE, SEAMS, SOUTH, TOUCHES, TOUCHING
from .places import ON_, TO_WIN, half_on, kind, many, spirits_left
from .state import FALLEN, Race


def win(g: Race, seat: int, medallion: int, tiles: int = 0) -> None:
    """Put a medallion on a hero's action bar; the fourth different one wins at once.

    [hades-trap:medallions] [hades-trap:medallions.bar] [hades-trap:goal] [hades-trap:alarm]
    (HT-Q24)  It is never discarded; a Hades token makes room for it on a full bar (HT-Q54).
    `tiles` are those of a Spirit, which its alarm turns.
    """
    g.medallions[seat] |= medallion
    tell(g, w.E_WON, seat, w.NUMBER_OF[medallion])
    if g.blessings == ON_ and medallion != w.FORTUNE_SHOWN:
        g.alarms.append(w.NUMBER_OF[medallion] + tiles)
    if g.numbers[POINTS] < many(g, seat) + g.curses[seat]:
        g.curses[seat] -= 1
    if many(g, seat) == TO_WIN:
        finish(g, seat, w.R_FOUR)


def finish(g: Race, winner: int, reason: int) -> None:
    """End the game with one winner [hades-trap:end] [hades-trap:goal]."""
    tell(g, w.E_VICTORY, winner, many(g, winner))
    end(g, [int(seat == winner) for seat in range(g.seats)], reason)


# -- Esprit ---------------------------------------------------------------------------------------


def take_spirit(g: Race, seat: int, cell: int) -> None:
    """Take the Spirit medallion that lies on a cell [hades-trap:spirit.take] [hades-trap:spirit].

    Whoever has one already leaves it there [hades-trap:medallions].
    """
    if g.medallions[seat] & w.SPIRIT:
        return
    for i in range(0, len(g.halves), 2):
        if g.halves[i] == cell or g.halves[i + 1] == cell:
            first = g.halves.pop(i)
            second = g.halves.pop(i)
            win(g, seat, w.SPIRIT, 8 * kind(g, first // 9) + 128 * kind(g, second // 9))
            return


def form_spirits(g: Race, place: int, other: int) -> None:
    """Lay a Spirit medallion wherever a half on one of two moved tiles has come to touch another.

    [hades-trap:spirit] (HT-Q13, HT-Q15, HT-C5)  Halves do not touch through Limbo.  While
    medallions are left, they are laid in reading order, since the rulebook names no order.  A half
    touches one other at most, so a medallion lies on both or on neither.
    """
    if spirits_left(g) <= 0:
        return
    for cell in TOUCHING[place] if place == other else SEAMS[int(g.boss == w.SIREN)]:
        if TOUCHES[place][cell] or TOUCHES[other][cell]:
            there = half_beside(g, cell)
            if there != NOWHERE and cell not in g.halves and spirits_left(g) > 0:
                a, b = cell // 9, there // 9
                if a == place or a == other or b == place or b == other:
                    g.halves += [cell, there]
                    tell(g, w.E_FORMED, cell, there)


def half_beside(g: Race, cell: int) -> int:
    """Return the cell east or south, on another tile, whose half touches this one's, or NOWHERE.

    [hades-trap:spirit] (HT-Q13)
    """
    side = half_on(g, cell)
    if (side != EAST and side != SOUTH) or INSIDE[cell % 9][side] or LIMBO[cell][side]:
        return NOWHERE
    there = NEXT[cell][side]
    return there if half_on(g, there) == (side + 2) % 4 else NOWHERE


def part_spirits(g: Race, place: int) -> None:
    """Take away the Spirit medallions on a tile that an alarm is about to turn (HT-Q38).

    [hades-trap:spirit.alarm]
    """
    i = len(g.halves)
    while i > 0:
        i -= 2
        if g.halves[i] // 9 == place or g.halves[i + 1] // 9 == place:
            tell(g, w.E_PARTED, g.halves[i], g.halves[i + 1])
            g.halves.pop(i + 1)
            g.halves.pop(i)


def take_formed(g: Race, before: int) -> None:
    """Give each medallion that has just formed to the hero on it, the active one first.

    [hades-trap:spirit.take] (HT-Q49)  The first `before` cells of `halves` are those of older ones.
    """
    for i in range(g.seats):
        seat = (g.active + i) % g.seats
        if g.lies[seat] != FALLEN and g.at[seat] in g.halves[before:]:
            take_spirit(g, seat, g.at[seat])


# -- Discorde -------------------------------------------------------------------------------------


def claim_fragment(g: Race, victim: int) -> None:
    """Give the active hero half of Discord for a token that his threads brought another hero.

    [hades-trap:discord] (HT-Q32, HT-Q39)  It is the victim's half, else one from stock, else none;
    a complete Discord cannot be taken.  Two play without Discord [hades-trap:setup.medallions].
    """
    me = g.active
    if victim == me or g.seats == 2 or g.fragments[me] == 2:
        return
    if g.fragments[victim] == 1:
        g.fragments[victim] = 0
        tell(g, w.E_ROBBED, me, victim)
    elif sum(g.fragments) == 2:
        return
    g.fragments[me] += 1
    tell(g, w.E_FRAGMENT, me, g.fragments[me])
    if g.fragments[me] == 2:
        win(g, me, w.DISCORD)
