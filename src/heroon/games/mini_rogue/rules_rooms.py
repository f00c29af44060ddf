"""MINI ROGUE: resolving the Rooms, type by type (p. 17-20, Conseil p. 5)."""

from __future__ import annotations

from heroon.kernel import NOBODY, NOTHING, PASS, Ask, Rule, roll, step, tell, then
from heroon.kernel import plan as plan_steps

from . import words as w
from .cards import (
    CACHE_USES,
    CELL_SIZE,
    DARKNESS_ROOMS,
    IDOL_LESS,
    ITEM_AT,
    ITEM_FAILURE,
    ITEM_PRICE,
    OFFERING,
    PLAGUE_ROOMS,
    PRICE_OF_HAMMER,
    ROOM_AT,
    TOLL_AT,
    TOLL_ROW,
    TRAP_FAILURE,
    TRAP_ROW,
    TRAP_SUCCESS,
    TREASURE_EFFECT,
    TREASURE_GOLD,
    TREASURE_MORE,
)
from .dice import DUNGEON
from .hero import (
    acting,
    floor,
    gain_gold,
    has_tower,
    is_cache,
    lose_food,
    party,
    pick_up,
    refresh,
    sipped,
    sips,
)
from .rules_effects import gain_potion, read_cell
from .rules_tests import read_die
from .rules_trade import pay, surcharge
from .state import Run
from .steps import (
    ALARM,
    AUGUR,
    AUGURED,
    CAMP,
    COUNTED,
    EFFECTS,
    FIGHT,
    FIND,
    FOUND,
    HAMMER,
    LANDED,
    LAST,
    PARLEY,
    REFER,
    ROOM,
    SHOP,
    SHRINE,
    SPILL,
    STEPS,
    TAKE,
    TEST,
    TOLL,
    TOMB,
    TRAP,
    TREASURE,
    USES,
    WANT,
)


@STEPS.auto(ROOM)
def resolve_room(g: Run, cell: int, standing: int) -> None:
    """Plan what all who stand in a Room do, the leader first (p. 24-25).

    Monsters are fought together.  Whoever slips past the Room does not resolve it (MR-267).
    [mini-rogue:coop.rooms] [mini-rogue:coop.items] [mini-rogue:room]
    """
    room = g.room[cell]
    if room <= 0:
        return
    mask = standing & ~g.past
    if w.TYPE[room] == w.A_MONSTER:
        then(g, PARLEY, w.FOE_OF_ROOM[room], mask)
        if room == w.OUTLAW:
            for i in range(party(g) - 1, -1, -1):
                if mask >> acting(g, i) & 1:
                    then(g, TOLL, acting(g, i))
        return
    if w.TYPE[room] == w.AN_ITEM or room == w.SMITH:
        g.finders = 0
        for i in range(party(g) - 1, -1, -1):
            if mask >> acting(g, i) & 1:
                then(g, HAMMER if room == w.SMITH else TAKE, acting(g, i), room)
    for i in range(party(g) - 1, -1, -1):
        if mask >> acting(g, i) & 1:
            resolve_alone(g, acting(g, i), room)
    if w.TYPE[room] == w.A_TREASURE and mask > 0 and w.CUTTHROATS in g.on_rooms:
        then(g, REFER, 0, mask)


def resolve_alone(g: Run, seat: int, room: int) -> None:
    """Plan what one adventurer does in a Room (p. 17-20) [mini-rogue:room].

    The Plague strikes whoever enters a Tomb [mini-rogue:reinforcement.rooms].
    """
    kind = w.TYPE[room]
    if kind == w.A_TRAP:
        test_there(g, seat, room, TRAP)
    elif kind == w.A_TREASURE:
        then(g, TREASURE, seat, room)
    elif kind == w.A_FIRE:
        then(g, CAMP, seat)
    elif kind == w.AN_ITEM:
        if g.numbers[ITEM_AT[room] + ITEM_PRICE] == 0:
            then(g, WANT, seat, room)
    elif kind == w.A_TRADER:
        then(g, SHOP, seat, room)
    elif kind == w.A_SHRINE:
        then(g, SHRINE, seat)
    else:
        test_there(g, seat, room, TOMB)
        if w.PLAGUE in g.on_rooms:
            then(g, EFFECTS, seat, PLAGUE_ROOMS)


def test_there(g: Run, seat: int, room: int, then_what: int) -> None:
    """Plan a test whose Dungeon die is read, passed or not (p. 18) (MR-42)."""
    then(g, then_what, seat, room)
    if g.mode != w.PLAIN:
        then(g, LANDED, seat)
    then(g, TEST, seat, room)


# -- Monsters -------------------------------------------------------------------------------------


@STEPS.words(TOLL)
def toll_words(g: Run, seat: int, _b: int) -> Ask:
    """Offer to pay an Outlaw instead of a fight, in gold or rations (Conseil p. 6) (MR-269).

    [mini-rogue:mix]
    """
    words = [PASS]
    if g.gold[seat] >= toll(g, w.TOLL_GOLD):
        words.append(w.PAY[w.TOLL_GOLD])
    if g.food[seat] >= toll(g, w.TOLL_FOOD):
        words.append(w.PAY[w.TOLL_FOOD])
    return Ask(1 << seat, w.P_TOLL, words + sips(g, seat) if len(words) > 1 else ())


def toll(g: Run, what: int) -> int:
    """Return an Outlaw's toll on this Floor, in gold or in rations."""
    return g.numbers[TOLL_AT + (floor(g) - 1) * TOLL_ROW + what]


@STEPS.answer(TOLL)
def pay_toll(g: Run, seat: int, _b: int, word: int) -> None:
    """Pay the toll, and leave the fight to the others (MR-269)."""
    if word == NOTHING or word == PASS:
        return
    if sipped(g, seat, word):
        then(g, TOLL, seat)
        return
    n = toll(g, w.A[word])
    tell(g, w.E_PAID, seat, w.A[word], n)
    g.past |= 1 << seat
    if w.A[word] == w.TOLL_GOLD:
        g.gold[seat] -= n
    else:
        g.food[seat] -= n


@STEPS.auto(PARLEY)
def parley(g: Run, foe: int, mask: int) -> None:
    """Plan the fight of those who have not paid, and that of the Alarm Tower (p. 25) (MR-269)."""
    fighters = mask & ~g.past
    plan_steps(g, step(FIGHT, foe, fighters), step(ALARM, foe, fighters))


# -- Traps, Tombs, Treasures, the Shrine ----------------------------------------------------------


@STEPS.auto(TRAP)
def trap(g: Run, seat: int, room: int) -> None:
    """Plan the effects of a Trap, by test and Dungeon die (p. 18) [mini-rogue:room.trap].

    The Darkness adds to each failure [mini-rogue:reinforcement.rooms].
    """
    g.met[seat] = 1
    row = ROOM_AT[room] + (read_die(g) - 1) // 2 * TRAP_ROW
    if g.passed == 0 and w.DARKNESS in g.on_rooms:
        then(g, EFFECTS, seat, DARKNESS_ROOMS)
    read_cell(g, seat, row + (TRAP_SUCCESS if g.passed > 0 else TRAP_FAILURE))


@STEPS.words(TOMB)
def tomb_words(g: Run, seat: int, _room: int) -> Ask:
    """Offer to change the die by 1 after a passed test (p. 18) [mini-rogue:room.tomb] (MR-35)."""
    if g.passed == 0:
        return NOBODY
    words: list[int] = []
    for face in range(max(g.die - 1, 1), min(g.die + 1, 6) + 1):
        words.append(w.READ[face])
    return Ask(1 << seat, w.P_READ, words + sips(g, seat))


@STEPS.answer(TOMB)
def tomb(g: Run, seat: int, room: int, word: int) -> None:
    """Plan the effects of a Tomb, by the die as it was changed (p. 18)."""
    if sipped(g, seat, word):
        then(g, TOMB, seat, room)
        return
    if word != NOTHING:
        g.die = w.A[word]
        tell(g, w.E_READ, seat, g.die)
    read_cell(g, seat, ROOM_AT[room] + (read_die(g) - 1) * CELL_SIZE)


@STEPS.auto(TREASURE)
def treasure(g: Run, seat: int, room: int) -> None:
    """Give gold, then plan a test for what else the Treasure holds (p. 19).

    A seat that has met a Monster or a Trap in this Zone gets more gold.
    [mini-rogue:room.treasure] (MR-221)
    """
    at = ROOM_AT[room]
    gain_gold(g, seat, g.numbers[at + (TREASURE_MORE if g.met[seat] > 0 else TREASURE_GOLD)])
    plan_steps(g, step(TEST, seat), step(FOUND, seat), step(FIND, seat, room))


@STEPS.auto(FOUND)
def found(g: Run, seat: int, _b: int) -> None:
    """Give the Overlord its moment at the die if a test was passed, else none (p. 19) (MR-42)."""
    if g.passed > 0:
        then(g, LANDED, seat)


@STEPS.auto(CAMP)
def camp(g: Run, seat: int, _b: int) -> None:
    """Give the skills back, then plan one of the options (p. 19) [mini-rogue:room.campfire].

    In a Dearth they do not come back [mini-rogue:reinforcement.rooms].
    """
    if w.DEARTH not in g.on_rooms:
        refresh(g, seat)
    then(g, EFFECTS, seat, ROOM_AT[w.CAMP])


@STEPS.words(SHRINE)
def shrine_words(g: Run, seat: int, _b: int) -> Ask:
    """Offer to give gold before the roll (p. 19) [mini-rogue:room.shrine]."""
    if g.gold[seat] < g.numbers[OFFERING]:
        return NOBODY
    return Ask(1 << seat, w.P_OFFER, [PASS, w.OFFER] + sips(g, seat))


@STEPS.answer(SHRINE)
def shrine(g: Run, seat: int, _b: int, word: int) -> None:
    """Take the offering, if any, and plan the roll of the Dungeon die alone (p. 19)."""
    if sipped(g, seat, word):
        then(g, SHRINE, seat)
        return
    if word == w.OFFER:
        g.gold[seat] -= g.numbers[OFFERING]
        tell(g, w.E_OFFERED, seat)
    then(g, AUGUR, seat, int(word == w.OFFER))


@STEPS.rule(AUGUR)
def augur(g: Run, seat: int, offered: int) -> Rule[None]:
    """Roll the Dungeon die at a Shrine (p. 19) [mini-rogue:room.shrine] (MR-30)."""
    face = yield from roll(w.S_DIE[g.zone], DUNGEON)
    g.die = face
    tell(g, w.E_DIE, seat, face)
    plan_steps(g, step(LANDED, seat), step(AUGURED, seat, offered))


@STEPS.auto(AUGURED)
def augured(g: Run, seat: int, offered: int) -> None:
    """Read the die of a Shrine, with 1 more for an offering, unless it shows a 6 (p. 19).

    The Idol takes something off after that.  [mini-rogue:room.shrine]
    [mini-rogue:reinforcement.rooms] (MR-G9, MR-61)
    """
    shown = read_die(g)
    face = shown + int(offered > 0 and shown < 6)
    if w.IDOL in g.on_rooms:
        face = max(face - g.numbers[IDOL_LESS], 1)
    if face != shown:
        tell(g, w.E_READ, seat, face)
    read_cell(g, seat, ROOM_AT[w.PYRE] + (face - 1) * CELL_SIZE)


# -- items ----------------------------------------------------------------------------------------


@STEPS.words(WANT)
def want_words(g: Run, seat: int, _room: int) -> Ask:
    """Ask a seat whether to take an item's test, which an option forces (p. 17, p. 24) (MR-216).

    Nothing can be taken beside the Alarm Tower (MR-218).  [mini-rogue:room.item]
    """
    if g.item_test == w.MUST or has_tower(g, seat):
        return NOBODY
    return Ask(1 << seat, w.P_ITEM, [PASS, w.TRY] + sips(g, seat))


@STEPS.answer(WANT)
def want(g: Run, seat: int, room: int, word: int) -> None:
    """Plan the test of the item, or leave the card."""
    if sipped(g, seat, word):
        then(g, WANT, seat, room)
    elif word == w.TRY or g.item_test == w.MUST:
        plan_steps(g, step(TEST, seat, room), step(FIND, seat, room))


@STEPS.auto(FIND)
def find(g: Run, seat: int, room: int) -> None:
    """Give what a passed test brings: the effects of a Treasure, or the right to an item.

    A failure at the Codex costs 1 XP (p. 17).  [mini-rogue:codex] [mini-rogue:room.treasure]
    """
    die = read_die(g)
    if w.TYPE[room] == w.A_TREASURE:
        if g.passed > 0:
            read_cell(g, seat, ROOM_AT[room] + TREASURE_EFFECT + (die - 1) * CELL_SIZE)
    elif g.passed > 0:
        g.finders |= 1 << seat
    else:
        then(g, EFFECTS, seat, ITEM_AT[room] + ITEM_FAILURE)


@STEPS.words(TAKE)
def take_words(g: Run, seat: int, room: int) -> Ask:
    """Ask a seat that passed the test whether it takes the item, the leader first (MR-226).

    All who want it have rolled by then.  An item with a price is offered to who can pay it.
    [mini-rogue:coop.items] [mini-rogue:item]
    """
    there = g.room[g.at[seat]] == room
    price = g.numbers[ITEM_AT[room] + ITEM_PRICE]
    if there and not has_tower(g, seat):
        if price > 0 and g.food[seat] >= price:
            return Ask(1 << seat, w.P_TAKE, [w.FEED, PASS] + sips(g, seat))
        if g.finders >> seat & 1:
            return Ask(1 << seat, w.P_TAKE, [w.TAKE, PASS] + sips(g, seat))
    return NOBODY


@STEPS.answer(TAKE)
def take(g: Run, seat: int, room: int, word: int) -> None:
    """Take the card of an item (p. 15).

    The Belt has a Holy Water on it, the Cache a number of uses.  [mini-rogue:belt]
    [mini-rogue:item.uses] (MR-35)
    """
    if sipped(g, seat, word):
        then(g, TAKE, seat, room)
    elif word == w.TAKE or word == w.FEED:
        lose_food(g, seat, g.numbers[ITEM_AT[room] + ITEM_PRICE])
        pick_up(g, seat, room)
        then(g, SPILL, seat)
        if room == w.BELT:
            gain_potion(g, seat, w.HOLY)
        elif is_cache(room):
            then(g, USES, seat)


@STEPS.rule(USES)
def count_uses(g: Run, seat: int, _b: int) -> Rule[None]:
    """Roll for the number of free feats that the Weapon Cache gives (p. 15) (MR-217).

    [mini-rogue:item.uses]
    """
    die = yield from roll(w.S_DIE[g.zone], DUNGEON)
    g.die = die
    tell(g, w.E_DIE, seat, die)
    then(g, COUNTED, seat)
    if g.mode == w.OVERLORD:
        then(g, LAST, seat)
    then(g, LANDED, seat)


@STEPS.auto(COUNTED)
def counted(g: Run, seat: int, _b: int) -> None:
    """Read the die of the Weapon Cache (p. 15) [mini-rogue:item.uses]."""
    g.uses[seat] = g.numbers[CACHE_USES + read_die(g) - 1]
    tell(g, w.E_USES, seat, g.uses[seat])


@STEPS.words(HAMMER)
def hammer_words(g: Run, seat: int, room: int) -> Ask:
    """Offer the Smith's card as a hammer when all have traded (Conseil p. 5) (MR-245).

    [mini-rogue:smith] (MR-218)
    """
    there = g.room[g.at[seat]] == room and not has_tower(g, seat)
    if not there or g.gold[seat] < price_of_hammer(g, room):
        return NOBODY
    return Ask(1 << seat, w.P_HAMMER, [PASS, w.HAMMER] + sips(g, seat))


def price_of_hammer(g: Run, room: int) -> int:
    """Return the price of the hammer, dearer with the Militia (Conseil p. 5) [mini-rogue:smith]."""
    return g.numbers[ROOM_AT[room] + PRICE_OF_HAMMER] + surcharge(g)


@STEPS.answer(HAMMER)
def buy_hammer(g: Run, seat: int, room: int, word: int) -> None:
    """Pay for the hammer and take its card (Conseil p. 5) [mini-rogue:smith]."""
    if sipped(g, seat, word):
        then(g, HAMMER, seat, room)
    elif word == w.HAMMER:
        pay(g, seat, price_of_hammer(g, room))
        tell(g, w.E_HAMMER, seat)
        pick_up(g, seat, room)
        then(g, SPILL, seat)
