"""MINI ROGUE: the Overlord's moments, and what each power does (Conseil p. 7-10)."""

from __future__ import annotations

from bisect import insort

from heroon.kernel import ALL, NOBODY, NOTHING, PASS, Ask, Rule, roll, see, step, tell, then
from heroon.kernel import plan as plan_steps

from . import words as w
from .cards import DODGE, LORD_AT, OMEN_DESCENT, OMEN_FIGURE
from .dice import DUNGEON
from .effects import costs
from .foes import first_fighter, harden_foe, horde, keyword
from .hero import lord, lose_food, set_condition, sipped, sips
from .overlord import (
    AT_DIE,
    AT_FIGHT,
    FATE_OF_REWARDS,
    POWER_OF,
    PROMPT_AT,
    cost_of,
    gain_omen,
    hidden_cells,
    mask_of_lord,
    number_of,
    offers,
    omen_of_die,
    symbols_of,
    track,
)
from .rules_effects import OF_REWARDS
from .state import EXIT, MOST_HELD, MOST_ON_SIDE, Run
from .steps import (
    ADVANCE,
    CROSS,
    DIE_PLACES,
    DIVINE,
    DODGING,
    EXCHANGE,
    GAIN_OMEN,
    HAND,
    LANDED,
    LAST,
    OMEN,
    PEEK,
    PLACE,
    REDIE,
    RETHINK,
    STEPS,
    WIELD,
)
from .steps import DICE as DICE_STEP

# -- the hand -------------------------------------------------------------------------------------


@STEPS.rule(HAND)
def fill_hand(g: Run, _a: int, _b: int) -> Rule[None]:
    """Let the Overlord draw Rooms not in use, up to three (Conseil p. 7) (MR-49).

    [mini-rogue:overlord.hand]
    """
    if g.mode != w.OVERLORD:
        return
    me = lord(g)
    if len(g.hand[me]) >= MOST_HELD or len(g.stock) == 0:
        return
    room = yield from see(g, g.stock, len(g.stock) - 1, g.pool, w.S_HAND[g.zone], 1 << me)
    g.stock.pop()
    g.stock_known.pop()
    insort(g.hand[me], room)
    tell(g, w.E_HELD, room, to=1 << me, others=w.E_HELD_UNSEEN)
    then(g, HAND)


#: The argument of LAST where the die names no cell of effects.
NO_CELL = 0

# -- the windows ----------------------------------------------------------------------------------


@STEPS.words(OMEN)
def omen_words(g: Run, moment: int, x: int) -> Ask:
    """Offer the powers of use at a moment, or to pass (MR-42) [mini-rogue:powers]."""
    if g.mode != w.OVERLORD:
        return NOBODY
    words = offers(g, moment, x)
    if len(words) == 0:
        return NOBODY
    return Ask(1 << lord(g), PROMPT_AT[moment], [PASS] + words)


@STEPS.answer(OMEN)
def use_power(g: Run, moment: int, x: int, word: int) -> None:
    """Pay for a power and plan it, then ask again.

    The marker moves before the power takes effect (MR-46).  [mini-rogue:powers] [mini-rogue:omen]
    [mini-rogue:reinforcement.track]
    """
    if word == NOTHING or word == PASS:
        return
    power = POWER_OF[word]
    g.omen -= cost_of(g, power)
    g.used |= 1 << power
    g.used_floor |= 1 << power
    if moment == AT_DIE:
        g.stirred = 1
    tell(g, w.E_POWER, power, cost_of(g, power))
    plan_steps(g, step(ADVANCE, symbols_of(g, power)), step(WIELD, word, x), step(OMEN, moment, x))


@STEPS.auto(GAIN_OMEN)
def descent_gives(g: Run, _a: int, _b: int) -> None:
    """Give the Overlord a Descent's points, once for the group; a fall gives none (MR-26).

    [mini-rogue:omen.gain]
    """
    if g.fell == 0 and g.mode == w.OVERLORD:
        gain_omen(g, g.numbers[OMEN_FIGURE if g.omen_gain == w.BY_FIGURE else OMEN_DESCENT])


@STEPS.auto(LANDED)
def landed(g: Run, seat: int, about: int) -> None:
    """Give the Overlord the moment after a Dungeon die has landed (MR-42) (MR-77).

    [mini-rogue:overlord.dice]
    """
    if g.mode == w.PLAIN or (g.foe > 0 and g.frozen > 0 and not horde(g)):
        return
    if g.foe == 0 or not horde(g):
        g.stirred = 0
    if g.mode == w.OVERLORD:
        then(g, OMEN, AT_DIE, seat)
    elif about == OF_REWARDS:
        destiny(g, seat, FATE_OF_REWARDS, 6)
    elif g.foe > 0:
        destiny(g, seat, w.FATE, 1)


def destiny(g: Run, seat: int, due: int, face: int) -> None:
    """Plan to roll the die again if it shows `face`: the Automa's Infernal Destiny (MR-77)."""
    if g.due >> due & 1 and g.die == face:
        g.due &= ~(1 << due)
        tell(g, w.E_POWER, w.FATE, 0)
        then(g, REDIE, seat)


@STEPS.rule(REDIE)
def roll_again(g: Run, seat: int, _b: int) -> Rule[None]:
    """Roll the Dungeon die again, no other die: the Infernal Destiny (Conseil p. 8).

    [mini-rogue:prophet]
    """
    die = yield from roll(w.S_DIE[g.zone], DUNGEON)
    g.die = die
    tell(g, w.E_DIE, seat, die)
    omen_of_die(g, die)


@STEPS.auto(DODGING)
def dodging(g: Run, seat: int, _b: int) -> None:
    """Give the Overlord a moment before a dodging enemy's die is read the first time (MR-44).

    That die is read before the Character dice are added up, too.  [mini-rogue:dodge]
    """
    if g.mode != w.PLAIN and g.frozen == 0 and g.fighters >> seat & 1 and keyword(g, DODGE):
        plan_steps(g, step(LANDED, seat), step(RETHINK, seat))


@STEPS.auto(RETHINK)
def rethink(g: Run, seat: int, _b: int) -> None:
    """Offer critical hits and feats once more if a power touched a Dodge's die (MR-43, MR-44)."""
    if g.stirred > 0:
        then(g, DICE_STEP, seat)


@STEPS.words(LAST)
def last_words(g: Run, seat: int, at: int) -> Ask:
    """Offer potions before reading a die that costs HP or that a power has touched (MR-43).

    `at` is the cell of effects that the die names; NO_CELL where it only counts something.
    [mini-rogue:potion.moments]
    """
    if g.stirred == 0 and (at == NO_CELL or not costs(g, seat, at)):
        return NOBODY
    words = sips(g, seat)
    return Ask(1 << seat, w.P_LAST, [PASS] + words if len(words) > 0 else ())


@STEPS.answer(LAST)
def last(g: Run, seat: int, at: int, word: int) -> None:
    """Drink the potion named, then ask again; or let the die be read."""
    if word != NOTHING and sipped(g, seat, word):
        then(g, LAST, seat, at)


# -- what the powers do ---------------------------------------------------------------------------


@STEPS.auto(WIELD)
def wield(g: Run, word: int, x: int) -> None:
    """Carry a power out [mini-rogue:powers]."""
    power = POWER_OF[word]
    target = w.A[word]
    if power == w.DIVINATION:
        plan_steps(g, step(DIVINE, target), step(EXCHANGE, target))
    elif power == w.FATE:
        then(g, REDIE, x)
    elif power == w.MAZE:
        then(g, PEEK, 0, min(number_of(g, w.MAZE), len(hidden_cells(g))))
    elif power == w.VEIL:
        lay_veil(g, target)
    elif power == w.ROCKFALL:
        close_way(g, target)
    elif power == w.STREETS:
        shift(g, target)
    elif power == w.MECHANISM:
        arm(g)
    elif power == w.FAMINE or power == w.GRANARIES:
        lose_food(g, target, min(number_of(g, power), g.food[target]))
    elif power == w.HAND:
        g.die = target
        tell(g, w.E_DIE_SET, target)
    elif power == w.WATCH:
        g.watch = 1
        tell(g, w.E_WATCH)
    elif power == w.CONTAGION or power == w.CARNAGE:
        stir_up(g, power)
    else:
        strike_with(g, power, target)


def lay_veil(g: Run, cell: int) -> None:
    """Forbid potions and skills on a cell until the Zone ends (Conseil p. 8) (MR-54).

    [mini-rogue:prophet] (MR-55, MR-65)
    """
    g.veiled |= 1 << cell
    tell(g, w.E_VEILED, cell)


def close_way(g: Run, cell: int) -> None:
    """Close a cell, so that nobody enters it in this step (MR-58)."""
    g.blocked = cell + 1
    tell(g, w.E_BLOCKED_WAY, cell)


def shift(g: Run, cell: int) -> None:
    """Exchange a Room face down, unseen, with the top one of those not in use (MR-57)."""
    room = g.room[cell]
    known = g.known[cell]
    g.room[cell] = g.stock.pop()
    g.known[cell] = g.stock_known.pop()
    g.stock.append(room)
    g.stock_known.append(known)
    tell(g, w.E_SHIFTED, cell)


def arm(g: Run) -> None:
    """Make the next test of a Trap in this Zone need a 6 (MR-59)."""
    g.armed = 1
    tell(g, w.E_ARMED)


def stir_up(g: Run, power: int) -> None:
    """Set Contagion or Carnage on, until the fight ends (MR-60) [mini-rogue:savage]."""
    if power == w.CONTAGION:
        g.contagion = 1
        tell(g, w.E_INFECTED)
    else:
        g.carnage = 1
        before = g.foe_hp[0]
        harden_foe(g, number_of(g, w.CARNAGE))
        tell(g, w.E_RAGED, g.foe, g.foe_hp[0] - before)


def strike_with(g: Run, power: int, seat: int) -> None:
    """Poison, curse or blind an adventurer; the blindness of the Night ends with the Zone."""
    if power == w.BLIGHT:
        set_condition(g, seat, w.IS_POISONED, 1)
    elif power == w.EYE:
        set_condition(g, seat, w.IS_CURSED, 1)
    else:
        set_condition(g, seat, w.IS_BLIND, 1)
        g.night |= g.blind[seat] << seat


def oppose(g: Run) -> None:
    """Add what Overlord or Automa bring into a fight that begins (MR-60, MR-77).

    [mini-rogue:powers] [mini-rogue:automa.triggers]
    """
    then(g, OMEN, AT_FIGHT, first_fighter(g))
    if g.watch > 0 and w.FOE_TYPE[g.foe] == w.IS_MONSTER:
        g.watch = 0
        harden_foe(g, number_of(g, w.WATCH))
        tell(g, w.E_STRONGER, g.foe, g.tougher)
    for power in (w.CONTAGION, w.CARNAGE):
        if g.due >> power & 1:
            g.due &= ~(1 << power)
            stir_up(g, power)


# -- Rooms face down ------------------------------------------------------------------------------


@STEPS.rule(DIVINE)
def look_at(g: Run, cell: int, _b: int) -> Rule[None]:
    """Show the Overlord a Room; all see which cell, nobody else sees the Room (Conseil p. 8).

    [mini-rogue:divination] (MR-50, MR-53)
    """
    me = mask_of_lord(g)
    room = yield from see(g, g.room, cell, g.pool, w.S_ROOM[g.zone], me)
    g.known[cell] |= me
    tell(g, w.E_DIVINED, cell, room, to=me, others=w.E_DIVINED_UNSEEN)


@STEPS.words(EXCHANGE)
def exchange_words(g: Run, _cell: int, _b: int) -> Ask:
    """Ask the Overlord to keep a Room or exchange it with one of the hand (MR-51)."""
    words = [w.KEEP]
    for room in g.hand[lord(g)]:
        words.append(w.EXCHANGE[room])
    return Ask(1 << lord(g), w.P_EXCHANGE, words)


@STEPS.answer(EXCHANGE)
def exchange(g: Run, cell: int, _b: int, word: int) -> None:
    """Exchange a Room with one of the hand, or keep it; only the Overlord knows which (MR-51).

    From then on nobody else is sure of the Room on this cell.  [mini-rogue:divination]
    """
    me = lord(g)
    g.known[cell] = 1 << me
    if word == w.KEEP:
        return
    g.hand[me].remove(w.A[word])
    insort(g.hand[me], g.room[cell])
    g.room[cell] = w.A[word]
    tell(g, w.E_EXCHANGED, cell, w.A[word], to=1 << me)


@STEPS.words(PEEK)
def peek_words(g: Run, chosen: int, left: int) -> Ask:
    """Ask at which Rooms face down the Labyrinth looks, in their order (Conseil p. 8) (MR-53).

    [mini-rogue:prophet]
    """
    open_ = after_these(g, chosen)
    if len(open_) <= left:
        return NOBODY
    words = [w.PEEK[cell] for cell in open_[: len(open_) - left + 1]]
    return Ask(1 << lord(g), w.P_PEEK, words)


def after_these(g: Run, chosen: int) -> list[int]:
    """List the cells face down behind the last one of the mask `chosen`."""
    found: list[int] = []
    for cell in hidden_cells(g):
        if chosen >> cell == 0:
            found.append(cell)
    return found


@STEPS.answer(PEEK)
def peek(g: Run, chosen: int, left: int, word: int) -> None:
    """Add a cell to the mask; once all are chosen, look at them and offer to exchange two."""
    mask = chosen
    if word == NOTHING:
        for cell in after_these(g, chosen):
            mask |= 1 << cell
    else:
        mask |= 1 << w.A[word]
        if left > 1:
            then(g, PEEK, mask, left - 1)
            return
    then(g, CROSS, mask)
    for cell in range(EXIT - 1, -1, -1):
        if mask >> cell & 1:
            then(g, DIVINE, cell)


@STEPS.words(CROSS)
def cross_words(g: Run, chosen: int, _b: int) -> Ask:
    """Ask which two of the Rooms looked at to exchange, if any (MR-53) [mini-rogue:prophet]."""
    words = [PASS]
    for one in range(EXIT):
        for other in range(one + 1, EXIT):
            if chosen >> one & 1 and chosen >> other & 1:
                words.append(w.CROSS[one][other])
    return Ask(1 << lord(g), w.P_CROSS, words)


@STEPS.answer(CROSS)
def cross(g: Run, _chosen: int, _b: int, word: int) -> None:
    """Exchange the two Rooms picked; everybody sees which cells."""
    if word != PASS:
        change_places(g, w.A[word], w.B[word])


def change_places(g: Run, one: int, other: int) -> None:
    """Exchange two Rooms face down, with what is known of each (MR-53)."""
    room = g.room[one]
    known = g.known[one]
    g.room[one] = g.room[other]
    g.known[one] = g.known[other]
    g.room[other] = room
    g.known[other] = known
    tell(g, w.E_CROSSED, one, other)


# -- Reinforcement cards --------------------------------------------------------------------------


@STEPS.rule(ADVANCE)
def advance(g: Run, left: int, _b: int) -> Rule[None]:
    """Move the marker; on the last space draw the top card to be placed (Conseil p. 8).

    It does not move in the last fight, nor when no card is left (Conseil p. 9) (MR-19, MR-46,
    MR-47).  [mini-rogue:reinforcement.track] [mini-rogue:reinforcement.card]
    [mini-rogue:avatar.powers] [mini-rogue:automa.track]
    """
    if left == 0 or len(g.reserve) == 0 or g.foe >= w.AVATAR:
        return
    g.marker += 1
    if g.marker < track(g):
        tell(g, w.E_MARKER, g.marker)
        then(g, ADVANCE, left - 1)
        return
    card = yield from see(g, g.reserve, len(g.reserve) - 1, g.sealed, w.S_REINFORCEMENT, ALL)
    g.reserve.pop()
    g.drawn = [card]
    g.marker = 0
    tell(g, w.E_REINFORCED, card)
    then(g, ADVANCE, left - 1)
    then(g, PLACE if g.mode == w.OVERLORD else DIE_PLACES)


@STEPS.words(PLACE)
def place_words(g: Run, _a: int, _b: int) -> Ask:
    """Ask for a side of the board with room (Conseil p. 9) [mini-rogue:reinforcement.card]."""
    words: list[int] = []
    for side in w.SIDE.values:
        if many_on(g, side) < MOST_ON_SIDE:
            words.append(w.PLACE[side])
    return Ask(1 << lord(g), w.P_PLACE, words)


@STEPS.answer(PLACE)
def place(g: Run, _a: int, _b: int, word: int) -> None:
    """Put the card that was drawn on the side picked, for good."""
    place_card(g, w.A[word])


@STEPS.rule(DIE_PLACES)
def die_places(g: Run, _a: int, _b: int) -> Rule[None]:
    """Place the Automa's card by the Dungeon die (Conseil p. 11).

    A side may take any number of cards.  [mini-rogue:automa.placing] (MR-70)
    """
    face = yield from roll(w.S_PLACE[g.zone], DUNGEON)
    tell(g, w.E_PLACING, face)
    place_card(g, w.AUTOMA_SIDES[g.numbers[LORD_AT[g.lord] + (face - 1) // 2]])


def many_on(g: Run, side: int) -> int:
    """Count the Reinforcement cards on one side of the board."""
    if side == w.ON_ROOMS:
        return len(g.on_rooms)
    if side == w.ON_POWER:
        return len(g.on_power)
    return len(g.on_combat) if side == w.ON_COMBAT else len(g.on_avatar)


def place_card(g: Run, side: int) -> None:
    """Put the card that was drawn on a side; it counts for what comes from now on (MR-47)."""
    card = g.drawn.pop()
    if side == w.ON_ROOMS:
        insort(g.on_rooms, card)
    elif side == w.ON_POWER:
        insort(g.on_power, card)
    elif side == w.ON_COMBAT:
        insort(g.on_combat, card)
    else:
        insort(g.on_avatar, card)
    tell(g, w.E_PLACED, card, side)
