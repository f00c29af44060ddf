"""MINI ROGUE: skill tests (p. 9)."""

from __future__ import annotations

from heroon.kernel import NOBODY, PASS, Ask, Rule, roll, tell, then

from . import words as w
from .dice import BEST, DUNGEON, STAR, SYMBOL, TICKETS
from .hero import drink, hurt, level, sipped, sips, under_veil, useful
from .state import Run
from .steps import STEPS, TEST, TRIAL

#: How a TRIAL is passed: by a star (0), by a potion (FORESEEN), by a 6 alone (HARDER).
FORESEEN, HARDER = 1, 2


@STEPS.words(TEST)
def test_words(g: Run, seat: int, _room: int) -> Ask:
    """Offer potions that would change a test (p. 14) (MR-232, MR-241)."""
    words = sips(g, seat)
    if w.PERCEPTION in g.potions[seat] and not under_veil(g, seat):
        words.append(w.FORESEE)
    elif not roll_matters(g, seat):
        return NOBODY
    return Ask(1 << seat, w.P_TEST, [PASS] + words if len(words) > 0 else ())


def roll_matters(g: Run, seat: int) -> bool:
    """Return whether a roll could trigger what a held potion cures, or kill by poison (MR-241)."""
    if useful(g, seat, w.HOLY) and g.cursed[seat] + g.poisoned[seat] > 0:
        return True
    return useful(g, seat, w.HEAL) and g.poisoned[seat] > 0 and g.hp[seat] == 1


@STEPS.answer(TEST)
def test(g: Run, seat: int, room: int, word: int) -> None:
    """Plan the roll of a test; with a Perception potion the Dungeon die alone (p. 9, p. 14).

    [mini-rogue:test] [mini-rogue:potion.perception]
    """
    if sipped(g, seat, word):
        then(g, TEST, seat, room)
        return
    harder = 0
    if g.armed > 0 and w.TYPE[room] == w.A_TRAP:
        harder = HARDER
        g.armed = 0
    if word == w.FORESEE:
        drink(g, seat, w.PERCEPTION)
        tell(g, w.E_FORESAW, seat)
        then(g, TRIAL, seat, FORESEEN)
    else:
        then(g, TRIAL, seat, harder)


@STEPS.rule(TRIAL)
def trial(g: Run, seat: int, how: int) -> Rule[None]:
    """Roll all dice of a test: Character, Dungeon, Poison and Curse dice (p. 9, p. 12-13).

    A star on one Character die is enough, after the curse; with the Overlord's Mechanism a 6
    has to be left.  [mini-rogue:test] [mini-rogue:curse] [mini-rogue:poison] (MR-20, MR-30, MR-59)
    """
    best = 0
    foreseen = int(how == FORESEEN)
    if foreseen == 0:
        throw = yield from roll(w.S_THROW[g.zone], TICKETS[level(g, seat)])
        best = BEST[throw]
        tell(g, w.E_TESTED, seat, throw)
    die = yield from roll(w.S_DIE[g.zone], DUNGEON)
    g.die = die
    tell(g, w.E_DIE, seat, die)
    if foreseen == 0 and g.poisoned[seat] > 0:
        sign = yield from roll(w.S_POISON[g.zone], SYMBOL)
        tell(g, w.E_VENOM, seat, sign)
        hurt(g, seat, sign)
    if foreseen == 0 and g.cursed[seat] > 0:
        hex_ = yield from roll(w.S_CURSE[g.zone], SYMBOL)
        tell(g, w.E_HEX, seat, hex_)
        best -= hex_
    g.passed = int(foreseen > 0 or best >= (6 if how == HARDER else STAR))
    tell(g, w.E_PASSED if g.passed > 0 else w.E_FAILED, seat)


def read_die(g: Run) -> int:
    """Return the Dungeon die that was rolled, and clear it (p. 9) [mini-rogue:dice.dungeon]."""
    face = g.die
    g.die = 0
    return face
