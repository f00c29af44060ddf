"""MINI ROGUE: the combat skills of the base game's characters (Conseil p. 6)."""

from __future__ import annotations

from heroon.kernel import tell

from . import words as w
from .cards import BASH, FIRE_DAMAGE, TRIBUTE
from .foes import freeze
from .hero import hurt
from .rules_skills import can_use
from .state import Run


def combat_words(g: Run, seat: int, immune: bool) -> list[int]:
    """List the combat skills of the base game's characters that a seat can use (Conseil p. 6).

    [mini-rogue:mix] (MR-G17, MR-262, MR-263, MR-264)
    """
    words: list[int] = []
    if can_use(g, seat, w.CRUSADER) and g.armour[seat] > 0:
        words.append(w.BASH)
    if can_use(g, seat, w.PRIESTESS):
        for n in range(1, g.hp[seat]):
            words.append(w.TRIBUTE[n])
    if can_use(g, seat, w.WIZARD) and not immune:
        words.append(w.CONJURE[w.FIRE])
        if g.frozen == 0:
            words.append(w.CONJURE[w.FROST])
        if g.venom == 0:
            words.append(w.CONJURE[w.POISON])
    if can_use(g, seat, w.ROGUE):
        words.append(w.BACKSTAB)
    return words


def use_in_combat(g: Run, seat: int, word: int) -> None:
    """Add what a combat skill of the base game's characters gives to this phase.

    [mini-rogue:mix] (MR-G17, MR-262, MR-263, MR-264)
    """
    if word == w.BASH:
        g.might = g.numbers[BASH] * g.armour[seat]
        tell(g, w.E_BASH, seat, g.might)
    elif word == w.BACKSTAB:
        g.doubled = 1
    elif w.VERB[word] == w.TRIBUTE.id:
        g.bonus += g.numbers[TRIBUTE] * w.A[word]
        hurt(g, seat, w.A[word])
    elif w.A[word] == w.FIRE:
        g.bonus += g.numbers[FIRE_DAMAGE]
    elif w.A[word] == w.FROST:
        freeze(g)
    else:
        g.venom = 1
