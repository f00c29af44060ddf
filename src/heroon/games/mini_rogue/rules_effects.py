"""MINI ROGUE: resolving a cell of effects, from left to right (p. 20-21)."""

from __future__ import annotations

from typing import Final

from heroon.kernel import ALL, NOBODY, NOTHING, PASS, Ask, Rule, chance, roll, see, step, tell, then
from heroon.kernel import plan as plan_steps

from . import words as w
from .cards import (
    ANY_POTION,
    CELL_SIZE,
    CRIMINAL,
    FALL,
    GUARDIAN_CODE,
    ITEM_LOSS,
    MOST,
    NO_FALL,
    OFFENSIVE_POTION,
    OR,
    POTION_CODE,
    REWARD,
    REWARD_GOLD,
    REWARDS,
    STORY,
    TAKE,
    TALE_A,
    TALE_AT,
    TALE_B,
    TALE_CLASS,
    TALE_FAILURE,
    TALE_SUCCESS,
)
from .dice import DUNGEON
from .effects import change, choice_at, choices, deadly, kills
from .hero import (
    below,
    class_of,
    discard_item,
    drop_potion,
    gain_gold,
    holds,
    item_of,
    lack,
    pick_up,
    potion_limit,
    put_potion,
    sipped,
    sips,
    useful,
)
from .overlord import FATE_OF_REWARDS
from .rules_tests import read_die
from .state import Run
from .steps import (
    CHOICE,
    EFFECTS,
    FIGHT,
    FULL,
    GAIN,
    LANDED,
    LAST,
    OPENED,
    POTION,
    REFER,
    SEAL,
    SEALED,
    SPILL,
    STEPS,
    TALE,
    TEST,
    TOLD,
    TRIGGER,
    WAKE,
)
from .steps import REWARD as REWARD_STEP
from .steps import STORY as STORY_STEP

#: What a LANDED die, or the Automa's look at the reference card, is about.
OF_CRIMINAL, OF_REWARDS = range(2)
#: GAIN has one int for three things: where the next pair stands (times PLACES), how many pairs may
#: follow (times 2), and whether it is the first.
PLACES: Final = 8


@STEPS.words(EFFECTS)
def doom_words(g: Run, seat: int, at: int) -> Ask:
    """Offer potions before a cell of effects that would kill (p. 14) (MR-43, MR-241).

    [mini-rogue:potion.moments]
    """
    if not useful(g, seat, w.HEAL) or choices(g, at) != 1 or not deadly(g, seat, at):
        return NOBODY
    return Ask(1 << seat, w.P_SUFFER, [PASS] + sips(g, seat))


@STEPS.answer(EFFECTS)
def resolve_cell(g: Run, seat: int, at: int, word: int) -> None:
    """Drink the potion named, or resolve the cell (p. 17, p. 20) [mini-rogue:resolve]."""
    if word != NOTHING and sipped(g, seat, word):
        then(g, EFFECTS, seat, at)
    else:
        open_cell(g, seat, at)


@STEPS.auto(OPENED)
def open_cell(g: Run, seat: int, at: int) -> None:
    """Resolve a cell of effects; with several choices, ask for one [mini-rogue:resolve]."""
    found = choices(g, at)
    if found > 1:
        then(g, CHOICE, seat, at)
    elif found == 1:
        gain(g, seat, at, at)
    else:
        tell(g, w.E_NOTHING, seat)


def read_cell(g: Run, seat: int, at: int) -> None:
    """Plan a cell that a Dungeon die has named; against an Overlord, offer potions before (MR-43).

    [mini-rogue:resolve]
    """
    if g.mode == w.OVERLORD:
        plan_steps(g, step(LAST, seat, at), step(OPENED, seat, at))
    else:
        then(g, EFFECTS, seat, at)


def gain(g: Run, seat: int, at: int, cell: int) -> None:
    """Plan the effects of one choice of a cell, which begins at `at`."""
    left = MOST - (at - cell) // 2
    then(g, GAIN, seat, (at * PLACES + 2 * left + 1))


@STEPS.words(CHOICE)
def choice_words(g: Run, seat: int, at: int) -> Ask:
    """Offer the choices that do not kill, and potions (p. 14, p. 17) [mini-rogue:room] (MR-210).

    Healing is offered, too, where it could open a choice, or save from the only one (MR-241).
    """
    words: list[int] = []
    for i in range(1, choices(g, at) + 1):
        if not kills(g, seat, choice_at(g, at, i), at + CELL_SIZE):
            words.append(w.CHOOSE[i])
    saves = len(words) < choices(g, at) and useful(g, seat, w.HEAL)
    if len(words) == 0:
        words.append(w.CHOOSE[1])
    asked = len(words) > 1 or saves
    return Ask(1 << seat, w.P_CHOOSE, words + sips(g, seat) if asked else words)


@STEPS.answer(CHOICE)
def choose(g: Run, seat: int, at: int, word: int) -> None:
    """Plan the effects of the choice that was picked."""
    if sipped(g, seat, word):
        then(g, CHOICE, seat, at)
    else:
        gain(g, seat, choice_at(g, at, w.A[word]), at)


@STEPS.auto(GAIN)
def gain_next(g: Run, seat: int, packed: int) -> None:
    """Carry out one effect of a choice and plan the ones after it (p. 20).

    [mini-rogue:resolve]
    """
    at = packed // PLACES
    left = packed % PLACES // 2
    code = g.numbers[at]
    if left == 0 or code == 0 or (packed % 2 == 0 and code >= OR):
        return
    then(g, GAIN, seat, (at + 2) * PLACES + 2 * (left - 1))
    if not change(g, seat, code % OR, g.numbers[at + 1]):
        meet(g, seat, code % OR)


def meet(g: Run, seat: int, code: int) -> None:
    """Carry out an icon that changes more than a value (p. 20-21).

    [mini-rogue:symbols] [mini-rogue:criminal]
    """
    if code == ANY_POTION or code == OFFENSIVE_POTION:
        then(g, POTION, seat, w.PERCEPTION if code == ANY_POTION else w.POISON)
    elif code == STORY:
        then(g, STORY_STEP, seat)
    elif code == REWARD:
        rewards(g, seat)
    elif code == CRIMINAL:
        then(g, REFER, seat)
    elif code == GUARDIAN_CODE:
        then(g, WAKE, seat)
    elif code == FALL:
        fall(g, seat)
    elif code == ITEM_LOSS:
        lose_item(g, seat)
    elif code == TAKE:
        take_trap(g, seat)
    else:
        gain_potion(g, seat, code - POTION_CODE)


def fall(g: Run, seat: int) -> None:
    """Let a seat fall, unless on the last Floor or held by something (p. 13, p. 24).

    All fall, once all Rooms are resolved.  [mini-rogue:fall] [mini-rogue:coop.fall]
    (MR-11, MR-229, MR-252)
    """
    if below(g) == 0 or holds(g, seat, NO_FALL):
        tell(g, w.E_NO_FALL, seat)
        return
    tell(g, w.E_FALLS, seat)
    if g.fell == 0:
        g.fell = seat + 1


def lose_item(g: Run, seat: int) -> None:
    """Discard a seat's item; whoever has none loses 1 HP (p. 21) (MR-252)."""
    item = item_of(g, seat)
    if item == 0:
        lack(g, seat, w.LACK_ITEM, 1)
    else:
        give_up(g, seat, item)


def give_up(g: Run, seat: int, item: int) -> None:
    """Discard an item; if it was the Belt, a third potion has to go, too (MR-233)."""
    discard_item(g, seat, item)
    then(g, SPILL, seat)


def take_trap(g: Run, seat: int) -> None:
    """Give a seat the card of the Trap, the Alarm Tower (Conseil p. 5) [mini-rogue:alarm-tower].

    There is one card, so whoever fails after another gets none (MR-219).
    """
    room = g.room[g.at[seat]]
    if room == w.TOWER:
        pick_up(g, seat, room)
        then(g, SPILL, seat)


@STEPS.rule(REFER)
def refer(g: Run, seat: int, together: int) -> Rule[None]:
    """Begin a fight with the reference card, alone, whoever else stands there (p. 20, MR-222).

    It is the Criminal, the Ghost of the base game, or both in turn or by chance (Conseil p. 6).
    Where a Reinforcement card sends it to all, `together` is the mask of those who fight it
    (MR-67).  [mini-rogue:criminal] [mini-rogue:mix] [mini-rogue:reinforcement.rooms]
    """
    ghost = g.shade
    if g.reference == w.BY_CHANCE:
        ghost = yield from chance(w.S_REFERENCE[g.zone], (0, 1))
    elif g.reference == w.BY_TURNS:
        g.shade = 1 - g.shade
    then(g, FIGHT, w.GHOST if ghost > 0 else w.CRIMINAL, together if together > 0 else 1 << seat)
    if g.mode == w.AUTOMA:
        then(g, TRIGGER, w.ON_REFERENCE, OF_CRIMINAL)


# -- potions --------------------------------------------------------------------------------------


def gain_potion(g: Run, seat: int, potion: int) -> None:
    """Gain a potion of a kind not held yet (p. 14) [mini-rogue:potion.limits] (MR-231)."""
    if potion in g.potions[seat]:
        tell(g, w.E_HAS_ONE, seat, potion)
    elif len(g.potions[seat]) < potion_limit(g, seat):
        put_potion(g, seat, potion)
    else:
        then(g, FULL, seat, potion)


@STEPS.words(POTION)
def potion_words(g: Run, seat: int, last: int) -> Ask:
    """Offer the potions that a seat lacks, up to the kind `last` (p. 14, p. 21) (MR-231)."""
    words: list[int] = []
    for potion in range(1, last + 1):
        if potion not in g.potions[seat]:
            words.append(w.GAIN[potion])
    return Ask(1 << seat, w.P_GAIN, words + sips(g, seat) if len(words) > 1 else words)


@STEPS.answer(POTION)
def choose_potion(g: Run, seat: int, last: int, word: int) -> None:
    """Gain the potion that was picked."""
    if sipped(g, seat, word):
        then(g, POTION, seat, last)
    elif word != NOTHING:
        gain_potion(g, seat, w.A[word])


@STEPS.words(FULL)
def full_words(g: Run, seat: int, _potion: int) -> Ask:
    """Ask which potion to discard for a new one, if any (p. 14).

    [mini-rogue:potion.limits]
    """
    words = [PASS]
    for potion in g.potions[seat]:
        words.append(w.DROP[potion])
    return Ask(1 << seat, w.P_FULL, words + sips(g, seat))


@STEPS.answer(FULL)
def make_room(g: Run, seat: int, potion: int, word: int) -> None:
    """Discard the potion picked and gain the new one."""
    if word == PASS:
        return
    if not sipped(g, seat, word):
        drop_potion(g, seat, w.A[word])
    gain_potion(g, seat, potion)


@STEPS.words(SPILL)
def spill_words(g: Run, seat: int, _b: int) -> Ask:
    """Ask which potion to discard if a seat without the Belt has three (Conseil p. 5) (MR-233).

    [mini-rogue:belt]
    """
    if len(g.potions[seat]) <= potion_limit(g, seat):
        return NOBODY
    words = [w.DROP[potion] for potion in g.potions[seat]]
    return Ask(1 << seat, w.P_DROP, words + sips(g, seat))


@STEPS.answer(SPILL)
def spill(g: Run, seat: int, _b: int, word: int) -> None:
    """Discard the potion picked; one that was drunk is gone as well."""
    if word != NOTHING and not sipped(g, seat, word):
        drop_potion(g, seat, w.A[word])


# -- stories --------------------------------------------------------------------------------------


@STEPS.rule(STORY_STEP)
def draw_story(g: Run, seat: int, _b: int) -> Rule[None]:
    """Draw a Story, out of the game from then on (Conseil p. 3, p. 12) [mini-rogue:story]."""
    if len(g.tales) == 0:
        tell(g, w.E_NO_TALE, seat)
        return
    tale = yield from see(g, g.tales, len(g.tales) - 1, g.unread, w.S_TALE, ALL)
    g.tales.pop()
    g.told.append(tale)
    g.told.sort()
    tell(g, w.E_TALE, seat, tale)
    then(g, TALE, seat, tale)


@STEPS.words(TALE)
def tale_words(g: Run, seat: int, tale: int) -> Ask:
    """Offer a Story's options: one for a class alone, the test for all (Conseil p. 12).

    Where one would kill, Healing is offered even beside the test alone (p. 14).
    [mini-rogue:story] [mini-rogue:story.class] (MR-210, MR-241)
    """
    at = TALE_AT[tale]
    words: list[int] = []
    own = class_of(g, seat) == g.numbers[at + TALE_CLASS]
    if not deadly(g, seat, at + TALE_A):
        words.append(w.TELL[0])
    if own and not deadly(g, seat, at + TALE_B):
        words.append(w.TELL[1])
    saves = len(words) < 1 + int(own) and useful(g, seat, w.HEAL)
    words.append(w.TELL[2])
    asked = len(words) > 1 or saves
    return Ask(1 << seat, w.P_TALE, words + sips(g, seat) if asked else words)


@STEPS.answer(TALE)
def tell_tale(g: Run, seat: int, tale: int, word: int) -> None:
    """Gain and lose what an option says, or plan its test [mini-rogue:story.test]."""
    if sipped(g, seat, word):
        then(g, TALE, seat, tale)
        return
    tell(g, w.E_TOLD, seat, w.A[word])
    if w.A[word] == 2:
        plan_steps(g, step(TEST, seat), step(TOLD, seat, tale))
    else:
        then(g, EFFECTS, seat, TALE_AT[tale] + (TALE_A if w.A[word] == 0 else TALE_B))


@STEPS.auto(TOLD)
def told(g: Run, seat: int, tale: int) -> None:
    """Resolve what the test of a Story brings (Conseil p. 12) [mini-rogue:story.test]."""
    g.die = 0
    then(g, EFFECTS, seat, TALE_AT[tale] + (TALE_SUCCESS if g.passed > 0 else TALE_FAILURE))


# -- Rewards --------------------------------------------------------------------------------------


def rewards(g: Run, seat: int) -> None:
    """Plan the Rewards of a seat, for which the Automa first consults its card (MR-69).

    [mini-rogue:rewards] [mini-rogue:automa.triggers]
    """
    then(g, REWARD_STEP, seat)
    if g.mode == w.AUTOMA:
        then(g, TRIGGER, w.ON_REFERENCE, OF_REWARDS)


@STEPS.words(REWARD_STEP)
def reward_words(g: Run, seat: int, _b: int) -> Ask:
    """Offer gold or a Story, the first of the Rewards (p. 20) [mini-rogue:rewards] (MR-230)."""
    return Ask(1 << seat, w.P_REWARD, [w.COINS, w.STORY] + sips(g, seat))


@STEPS.answer(REWARD_STEP)
def reward(g: Run, seat: int, _b: int, word: int) -> None:
    """Gain the gold or draw the Story, then plan the roll of the Dungeon die."""
    if sipped(g, seat, word):
        then(g, REWARD_STEP, seat)
        return
    then(g, SEAL, seat)
    if word == w.COINS:
        gain_gold(g, seat, g.numbers[REWARD_GOLD])
    else:
        then(g, STORY_STEP, seat)


@STEPS.rule(SEAL)
def seal(g: Run, seat: int, _b: int) -> Rule[None]:
    """Roll the Dungeon die for the second of the Rewards (p. 20) [mini-rogue:rewards]."""
    die = yield from roll(w.S_DIE[g.zone], DUNGEON)
    g.die = die
    tell(g, w.E_DIE, seat, die)
    plan_steps(g, step(LANDED, seat, OF_REWARDS), step(SEALED, seat))


@STEPS.auto(SEALED)
def sealed(g: Run, seat: int, _b: int) -> None:
    """Read the die of the Rewards (p. 20) [mini-rogue:rewards] (MR-77)."""
    g.due &= ~(1 << FATE_OF_REWARDS)
    read_cell(g, seat, REWARDS + (read_die(g) - 1) * CELL_SIZE)


# -- the Sleeping Guardian ------------------------------------------------------------------------


@STEPS.rule(WAKE)
def wake(g: Run, seat: int, _b: int) -> Rule[None]:
    """Wake a Guardian by chance, one set aside or one beaten (Conseil p. 5).

    [mini-rogue:sleeping-guardian] (MR-39, MR-222)
    """
    if len(g.unused) + len(g.beaten) == 0:
        return
    source = yield from chance(w.S_SOURCE, [0] * len(g.unused) + g.beaten)
    if source > 0:
        g.beaten.remove(source)
        g.woken = [source]
    else:
        guardian = yield from see(g, g.unused, len(g.unused) - 1, g.guardians, w.S_GUARDIAN, ALL)
        g.unused.pop()
        g.woken = [guardian]
    tell(g, w.E_WOKEN, seat, g.woken[0])
    then(g, FIGHT, w.FOE_OF_GUARDIAN[g.woken[0]], 1 << seat)
