"""MINI ROGUE: the standing answers of a seat.

Those of adventurers are about gifts, stances, skills, potions, dice.  Those of an Overlord use no
power for a while, so that two people at one screen need not hand it over for each question.  Who is
to take the screen may decline a question before that: the first order of the list that answers the
question is offered there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from heroon.kernel import DONE, NOTHING, PASS, Standing, declining, passing
from heroon.kernel.standing import Answer

from . import words as w
from .cards import DECAY, LAST_ZONE, POISON_DAMAGE, WEAKEN
from .dice import damage, has_feat, total
from .foes import armour_of, damage_of, keyword
from .hero import ill
from .rules_answer import hit
from .rules_fight import FREE
from .state import EXIT, Run
from .words import (
    P_DICE,
    P_FROST,
    P_GIVE,
    P_OMEN_DIE,
    P_OMEN_FIGHT,
    P_OMEN_HIDDEN,
    P_OMEN_ROOM,
    P_OMEN_WAY,
    P_POTION,
    P_SKILL,
    P_STANCE,
)

#: The Overlord's moments on the way, in a Room, in a fight, at a die.
ON_THE_WAY: Final = (P_OMEN_HIDDEN, P_OMEN_WAY)
FIGHTING: Final = (P_OMEN_FIGHT, P_OMEN_DIE)
MOMENTS: Final = (*ON_THE_WAY, P_OMEN_ROOM, P_OMEN_FIGHT, P_OMEN_DIE)


def plain_dice(g: Run, _seat: int, prompt: int, words: Sequence[int]) -> int:
    """Keep the dice where none is critical and no new roll of one could kill the enemy.

    It asks, too, where one may be rolled again for nothing.
    """
    free = [word for word in words if w.VERB[word] == w.CRITICAL.id]
    free += [word for word in words if w.VERB[word] == w.FEAT.id and w.B[word] == FREE]
    if prompt != P_DICE or free:
        return NOTHING
    open_ones = [die for die in g.dice if not has_feat(die)]
    least = min(map(total, open_ones), default=0)
    more = (6 - least) * (2 if g.doubled else 1)
    best = damage(g) + more - armour_of(g) + g.bonus
    best += g.numbers[POISON_DAMAGE] if g.venom else 0
    return NOTHING if best >= sum(g.foe_hp) else DONE


def unguarded(*prompts: int) -> Callable[[Run, int, int, Sequence[int]], int]:
    """Make an order that passes at these prompts, unless a Guardian is fought."""

    def answer(g: Run, _seat: int, prompt: int, _words: Sequence[int]) -> int:
        guarded = w.FOE_TYPE[g.foe] >= w.IS_GUARDIAN
        return PASS if prompt in prompts and not guarded else NOTHING

    return answer


def only_misses(g: Run, _seat: int, prompt: int, _words: Sequence[int]) -> int:
    """Pass at a Dungeon die, unless it lets an enemy miss."""
    missed = g.foe > 0 and g.die == 1
    return NOTHING if prompt != P_OMEN_DIE or missed else PASS


def until_a_fight(g: Run, _seat: int, prompt: int, _words: Sequence[int]) -> int:
    """Pass on the way, in Rooms and at dice of tests; ask in a fight and after the meal."""
    quiet = prompt in ON_THE_WAY or prompt == P_OMEN_ROOM
    return PASS if quiet or (prompt == P_OMEN_DIE and g.foe == 0) else NOTHING


#: The cells from which the next step leads to the Exit.
BY_THE_EXIT: Final = (EXIT - 3, EXIT - 1)
#: HP at which an adventurer can do with a Healing potion.
HURT: Final = 5


def where_it_counts(g: Run, seat: int, prompt: int, words: Sequence[int]) -> int:
    """Give nothing but before a Guardian, for a meal, or where a potion cures or heals somebody.

    A potion may be given, or exchanged where there is no place for one more.

    It looks only at what everybody sees, so that a question left out tells nobody anything.
    """
    if prompt != P_GIVE:
        return NOTHING
    guarded = bool(g.lair) or g.zone == LAST_ZONE
    if guarded and g.at[seat] in BY_THE_EXIT:
        return NOTHING
    meal = g.at[seat] == EXIT and any(_feeds(g, seat, word) for word in words)
    return NOTHING if meal or any(_soothes(g, word) for word in words) else DONE


def _feeds(g: Run, seat: int, word: int) -> bool:
    """Return whether a gift is a ration for who has none, from who has more than one."""
    food = w.VERB[word] == w.GIVE.id and w.A[word] == w.FOOD
    return food and g.food[w.B[word]] == 0 and g.food[seat] > 1


def _soothes(g: Run, word: int) -> bool:
    """Return whether a potion, given or exchanged, cures or heals whoever gets it."""
    verb, thing = w.VERB[word], w.A[word]
    if verb not in (w.GIVE.id, w.SWAP.id):
        return False
    to = w.B[word] if verb == w.GIVE.id else w.C[word]
    return (
        (thing == w.PHIAL + w.HEAL and g.hp[to] <= HURT)
        or (thing == w.PHIAL + w.HOLY and ill(g, to))
        or (thing == w.PHIAL + w.PERCEPTION and g.blind[to] > 0)
    )


def same_stance(g: Run, seat: int, prompt: int, _words: Sequence[int]) -> int:
    """Keep a stance that was taken, as long as no single blow could kill."""
    stance = g.stance[seat]
    if prompt != P_STANCE or stance == w.BALANCED or _deadly(g, seat):
        return NOTHING
    return w.STAND[stance]


def stays_balanced(g: Run, seat: int, prompt: int, _words: Sequence[int]) -> int:
    """Stay Balanced, but against a Guardian and where a single blow could kill."""
    guarded = w.FOE_TYPE[g.foe] >= w.IS_GUARDIAN
    if prompt != P_STANCE or g.stance[seat] != w.BALANCED or guarded or _deadly(g, seat):
        return NOTHING
    return w.STAND[w.BALANCED]


def _deadly(g: Run, seat: int) -> bool:
    """Return whether the hardest blow would kill without armour; each of a Horde strikes.

    Poison can bite at the roll before it, and a ration or an XP that is lacking costs HP beside it.
    """
    hardest = max(hit(g, damage_of(g), face) for face in range(1, 7))
    decays = keyword(g, DECAY) or w.DEARTH in g.on_combat
    beside = g.poisoned[seat] + int(decays and g.food[seat] == 0)
    beside += int(keyword(g, WEAKEN) and g.xp[seat] == 0)
    return g.hp[seat] <= hardest * len(g.foe_hp) + beside


def adventures(g: Run, seat: int) -> bool:
    """Return whether a seat is an adventurer's."""
    return g.mode != w.OVERLORD or seat < g.seats - 1


def together(g: Run, seat: int) -> bool:
    """Return whether a seat is an adventurer's with others, to whom it can give something."""
    return adventures(g, seat) and g.seats - int(g.mode == w.OVERLORD) > 1


def poses(g: Run, seat: int) -> bool:
    """Return whether a seat is an adventurer's who takes stances."""
    return adventures(g, seat) and g.stances == 1


def rules(g: Run, seat: int) -> bool:
    """Return whether a seat is the Overlord's."""
    return not adventures(g, seat)


def of_adventurers(name: str, answer: Answer) -> Standing:
    """Make an adventurer's order that holds for a Zone."""
    return Standing(name, answer, turn=True, blind=True, suits=adventures)


def of_lords(name: str, answer: Answer) -> Standing:
    """Make an Overlord's order that holds for a Zone."""
    return Standing(name, answer, turn=True, blind=True, suits=rules)


def for_the_run(name: str, answer: Answer, suits: Callable[[Run, int], bool]) -> Standing:
    """Make an order that holds to the end of the game and is offered beside its question."""
    return Standing(name, answer, blind=True, beside=True, suits=suits)


def unseen(name: str, answer: Answer, suits: Callable[[Run, int], bool]) -> Standing:
    """Make an order for a Zone that stands only in the list of orders."""
    return Standing(name, answer, turn=True, blind=True, beside=False, suits=suits)


STANDING: Final = (
    for_the_run("plain-dice", plain_dice, adventures),
    of_adventurers("no-skill-turn", unguarded(P_SKILL)),
    of_adventurers("no-potion-turn", unguarded(P_POTION, P_FROST)),
    for_the_run("same-stance", same_stance, poses),
    for_the_run("balanced", stays_balanced, poses),
    for_the_run("some-gifts", where_it_counts, together),
    unseen("plain-dice-turn", plain_dice, adventures),
    unseen("same-stance-turn", same_stance, poses),
    unseen("balanced-turn", stays_balanced, poses),
    unseen("some-gifts-turn", where_it_counts, together),
    unseen("no-gifts-turn", passing((P_GIVE,), DONE, only=False), together),
    of_lords("only-misses-turn", only_misses),
    of_lords("no-power-way-turn", passing(ON_THE_WAY, PASS, only=False)),
    of_lords("until-descent-turn", passing(MOMENTS, PASS, only=False)),
    of_lords("until-fight-turn", until_a_fight),
    Standing(
        "no-veil", declining(w.V, FIGHTING, "pass", ("pass", "veil")), blind=True, suits=rules
    ),
    Standing("no-gifts", passing((P_GIVE,), DONE, only=False), blind=True, suits=together),
)
