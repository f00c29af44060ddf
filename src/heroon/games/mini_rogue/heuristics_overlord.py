"""MINI ROGUE: what a sensible Overlord does, written by hand.

`to_scheme` gives each word of the Overlord's seat a number: what it takes from the adventurers, in
hundredths of an HP.  It is written in the subset of the rules, and reads only what the Overlord may
know: public facts, the own hand, Rooms that this seat has looked at.

Three ideas: a power must take more than its omen points are worth; points that the next Descent
would bring beyond the highest number are cheap; each step of the marker is a part of a
Reinforcement card.
"""

from __future__ import annotations

from typing import Final

from heroon.kernel import PASS

from . import words as w
from .cards import (
    CACHE_USES,
    CELL_SIZE,
    HEALING,
    IDOL_LESS,
    LAST_ZONE,
    MAX_HP,
    MAX_OMEN,
    OMEN_DESCENT,
    OMEN_FIGURE,
    POISONING,
    REWARDS,
    ROOM_AT,
    TRAP_FAILURE,
    TRAP_ROW,
    TRAP_SUCCESS,
    TREASURE_EFFECT,
)  # fmt: skip
from .foes import armour_of, fighting, horde, row_at
from .hero import level, lord, party
from .odds import PASSES, SIXES
from .overlord import POWER_OF, cost_of, number_of, symbols_of, track
from .rules_answer import blow, reinforced
from .state import EXIT, Run
from .steps import AUGURED, COUNTED, FIND, NOTED, RETHINK, SEALED, TOMB, TRAP
from .worth import (
    ahead,
    has_word,
    life,
    of_cell,
    of_condition,
    of_food,
    of_room,
    potion_worth,
    rounds,
    seen_on,
    toll,
    ways,
    woes,
)  # fmt: skip

#: What an omen point is worth before the last fight: one that can be kept, one that the next
#: Descent would make too many.
KEPT: Final = 150
SPILT: Final = 60
#: What a Reinforcement card is worth that is drawn, by Zone.  It mostly strengthens the Avatar: in
#: played games a card there counted for 300 to 1,200 hundredths of what each adventurer has.
CARD_PAYS: Final = (0, *(200 + 100 * zone for zone in range(1, 11)))
#: What a power must take beyond its price to be used now.
WAITS: Final = 1
#: What the Labyrinth takes from each adventurer by exchanging two Rooms.
MAZE_PAYS: Final = 60
#: What a Veil takes: for each offensive potion, Healing, each skill that is ready.
VEIL_POTION: Final = 70
VEIL_HEAL: Final = 200
VEIL_SKILL: Final = 50
#: What a free feat of the Weapon Cache is worth, and a die that an enemy dodges.
FEAT_PAYS: Final = 60
DODGE_PAYS: Final = 150
#: The blindness of a Night ends with the Zone.
NIGHT_SHARE: Final = 25
#: The cells that Divination would rather look at, by cell.
DIVINED: Final = (0, 50, 20, 49, 30, 25, 20, 25, 0)
#: Where a Reinforcement card lies best: the sides in this order, by card.
PLACED: Final = (
    (0, 0, 0, 0),
    (10, 20, 30, 60),
    (10, 30, 20, 60),
    (10, 20, 30, 60),
    (10, 20, 30, 60),
    (10, 20, 30, 60),
    (10, 30, 20, 60),
)


def to_scheme(g: Run, seat: int, prompt: int, word: int) -> int:
    """Estimate what a word of the Overlord takes from the adventurers, in hundredths of an HP."""
    if prompt == w.P_EXCHANGE:
        room = g.room[g.agenda[-2]] if word == w.KEEP else w.A[word]
        return -of_all(g, room)
    if prompt == w.P_PEEK:
        return reach(g, w.A[word]) - (100 if g.known[w.A[word]] >> seat & 1 else 0)
    if prompt == w.P_CROSS:
        return 0 if word == PASS else to_cross(g, w.A[word], w.B[word])
    if prompt == w.P_PLACE:
        return to_place(g, w.A[word])
    if word == PASS:
        return 0
    power = POWER_OF[word]
    if power == w.DIVINATION:
        return 1000 + DIVINED[w.A[word]]
    worth = of_power(g, power, w.A[word], w.B[word]) + symbols_of(g, power) * of_symbol(g)
    return worth - price(g, cost_of(g, power)) - WAITS


# -- means ----------------------------------------------------------------------------------------


def price(g: Run, n: int) -> int:
    """Estimate what n omen points are worth; those that would soon be lost are cheap."""
    if g.foe >= w.AVATAR:
        return 0
    gain = g.numbers[OMEN_FIGURE if g.omen_gain == w.BY_FIGURE else OMEN_DESCENT]
    spare = max(g.omen + gain - g.numbers[MAX_OMEN], 0) if g.zone < LAST_ZONE else 0
    cheap = min(n, spare)
    return SPILT * cheap + KEPT * (n - cheap)


def of_symbol(g: Run) -> int:
    """Estimate what a step of the reinforcement marker is worth."""
    if len(g.reserve) == 0 or g.foe >= w.AVATAR:
        return 0
    return CARD_PAYS[g.zone] // track(g)


def to_place(g: Run, side: int) -> int:
    """Weigh a side of the board for the Reinforcement card that was drawn."""
    return PLACED[g.drawn[0]][side]


# -- Rooms face down ------------------------------------------------------------------------------


def of_all(g: Run, room: int) -> int:
    """Estimate what it is worth to all adventurers together to enter a Room."""
    found = 0
    for seat in range(party(g)):
        found += of_room(g, seat, room)
    return found


def reach(g: Run, cell: int) -> int:
    """Estimate in hundredths how likely an adventurer is to enter a cell, all ways being alike."""
    found = 0
    for seat in range(party(g)):
        share = [0] * (EXIT + 1)
        share[g.at[seat]] = 100
        for here in range(g.at[seat], EXIT):
            if here % 3 < 2 and here < 6:
                share[here + 1] += share[here] // 2
                share[here + 3] += share[here] // 2
            elif here < 6:
                share[here + 3] += share[here]
            else:
                share[here + 1] += share[here]
        if g.at[seat] != cell:
            found += share[cell]
    return found // party(g)


def to_cross(g: Run, one: int, other: int) -> int:
    """Estimate what exchanging two Rooms that were looked at takes from the adventurers."""
    me = lord(g)
    gap = of_all(g, seen_on(g, one, me)) - of_all(g, seen_on(g, other, me))
    return gap * (reach(g, one) - reach(g, other)) // 100


# -- powers ---------------------------------------------------------------------------------------


def of_power(g: Run, power: int, a: int, b: int) -> int:
    """Estimate what a power takes from the adventurers now, aimed at `a`."""
    if power == w.FATE:
        return of_fate(g)
    if power == w.HAND:
        return die_worth(g, g.die) - die_worth(g, a)
    if power == w.MAZE:
        return MAZE_PAYS * party(g)
    if power == w.VEIL:
        return of_veil(g, a)
    if power == w.ROCKFALL:
        return of_rockfall(g, a)
    if power == w.STREETS:
        room = seen_on(g, a, lord(g))
        return (of_all(g, room) - of_all(g, 0)) * reach(g, a) // 100
    if power == w.MECHANISM:
        return of_mechanism(g)
    if power == w.CONTAGION:
        return of_contagion(g)
    if power == w.CARNAGE:
        return of_carnage(g)
    if power == w.FAMINE or power == w.GRANARIES:
        return -of_food(g, a, -min(number_of(g, power), g.food[a]))
    if power == w.WATCH:
        return of_watch(g)
    if power == w.BLIGHT:
        return of_condition(g, w.IS_POISONED)
    if power == w.EYE:
        return of_condition(g, w.IS_CURSED)
    return of_condition(g, w.IS_BLIND) * NIGHT_SHARE // 100


def asked(g: Run) -> int:
    """Return the seat whose die is to be read, or that fights first."""
    return g.agenda[-3]


def next_step(g: Run) -> int:
    """Return the step that comes after this moment of the Overlord."""
    return g.agenda[-4]


def of_fate(g: Run) -> int:
    """Estimate what a new throw of the die takes from the adventurer on average."""
    found = 0
    for face in range(1, 7):
        found += die_worth(g, face)
    more = KEPT // 6 if g.foe > 0 else 0
    return die_worth(g, g.die) - found // 6 + more


def die_worth(g: Run, face: int) -> int:
    """Estimate what a face of the die to be read is worth to its adventurer."""
    seat = asked(g)
    after = next_step(g)
    if g.foe > 0:
        return -of_strike(g, seat, face, after)
    room = g.agenda[-6]
    if after == TRAP:
        row = ROOM_AT[room] + (face - 1) // 2 * TRAP_ROW
        return of_cell(g, seat, row + (TRAP_SUCCESS if g.passed > 0 else TRAP_FAILURE))
    if after == TOMB:
        least = max(face - 1, 1) if g.passed > 0 else face
        most = min(face + 1, 6) if g.passed > 0 else face
        found = of_cell(g, seat, ROOM_AT[room] + (least - 1) * CELL_SIZE)
        for other in range(least, most):
            found = max(found, of_cell(g, seat, ROOM_AT[room] + other * CELL_SIZE))
        return found
    if after == FIND:
        return of_cell(g, seat, ROOM_AT[room] + TREASURE_EFFECT + (face - 1) * CELL_SIZE)
    if after == SEALED:
        return of_cell(g, seat, REWARDS + (face - 1) * CELL_SIZE)
    if after == COUNTED:
        return FEAT_PAYS * g.numbers[CACHE_USES + face - 1]
    if after == AUGURED:
        read = face + int(room > 0 and face < 6)  # `room` is whether gold was offered
        if w.IDOL in g.on_rooms:
            read = max(read - g.numbers[IDOL_LESS], 1)
        return of_cell(g, seat, ROOM_AT[w.PYRE] + (read - 1) * CELL_SIZE)
    return 0


def of_strike(g: Run, seat: int, face: int, after: int) -> int:
    """Estimate what an attack costs a seat if the die is read with a face, a Dodge included."""
    if after == RETHINK:
        return (DODGE_PAYS if face == 5 else 0) + of_blow(g, seat, face, after) // 2
    return of_blow(g, seat, face, after)


def of_blow(g: Run, seat: int, face: int, after: int) -> int:
    """Estimate what an attack with a face of the die costs a seat, in HP and effects."""
    n = 0
    more = 0
    if after == NOTED:
        g.swarm.append(face)
        n = blow(g, seat)
        more = reinforced(g)
        g.swarm.pop()
    else:
        shown = g.die
        g.die = face
        n = blow(g, seat)
        more = reinforced(g)
        g.die = shown
    if n == 0:
        return 0
    found = of_loss(g, seat, n) + 2 * woes(g, seat, row_at(g, g.foe))
    return found + (100 if more > 0 else 0)


def of_loss(g: Run, seat: int, n: int) -> int:
    """Estimate what losing n HP costs a seat, which may drink a Healing potion before."""
    now = life(10 * g.hp[seat])
    if n < g.hp[seat] or w.HEAL not in g.potions[seat] or g.veiled >> g.at[seat] & 1:
        return now - life(10 * (g.hp[seat] - n))
    more = min(g.hp[seat] + g.numbers[HEALING], g.numbers[MAX_HP])
    return now - life(10 * (more - n)) + potion_worth(g, w.HEAL)


def of_veil(g: Run, cell: int) -> int:
    """Estimate what a Veil on a cell keeps adventurers from using in a fight there."""
    if g.foe == 0 and w.TYPE[seen_on(g, cell, lord(g))] != w.A_MONSTER:
        return 0
    found = 0
    for seat in range(party(g)):
        if g.at[seat] != cell:
            continue
        for potion in g.potions[seat]:
            if potion <= w.POISON:
                found += VEIL_POTION
            elif potion == w.HEAL:
                found += VEIL_HEAL
        found += VEIL_SKILL * (1 - g.spent[seat] + int(g.extra[seat] > 0) - g.extra_spent[seat])
        if g.die > 0 and g.foe > 0 and seat == asked(g) and w.HEAL in g.potions[seat]:
            n = blow(g, seat)
            if n >= g.hp[seat] and not horde(g):
                found += life(10 * g.hp[seat]) - life(10 * (g.hp[seat] - n)) - of_loss(g, seat, n)
    return found


def of_rockfall(g: Run, cell: int) -> int:
    """Estimate what it costs adventurers that a cell before them is closed."""
    found = 0
    for seat in range(party(g)):
        here = g.at[seat]
        right = here + 1 if here % 3 < 2 else -1
        down = here + 3 if here < 6 else -1
        if right == cell or down == cell:
            cells = ways(g, seat, lord(g))
            found += max(cells[cell] - cells[down if right == cell else right], 0)
    return found


def of_mechanism(g: Run) -> int:
    """Estimate what a harder test costs the adventurer who has entered a Trap."""
    best = 0
    for seat in range(party(g)):
        room = seen_on(g, g.at[seat], lord(g))
        if w.TYPE[room] != w.A_TRAP:
            continue
        now = PASSES[level(g, seat)][g.cursed[seat]]
        then = SIXES[level(g, seat)][g.cursed[seat]]
        good = 0
        bad = 0
        for i in range(3):
            good += of_cell(g, seat, ROOM_AT[room] + i * TRAP_ROW + TRAP_SUCCESS)
            bad += of_cell(g, seat, ROOM_AT[room] + i * TRAP_ROW + TRAP_FAILURE)
        best = max(best, (now - then) * (good - bad) // 300)
    return best


def of_contagion(g: Run) -> int:
    """Estimate what it costs the fighters to be poisoned by the enemy's next hit."""
    if has_word(g, row_at(g, g.foe), POISONING):
        return 0
    found = 0
    for seat in range(party(g)):
        if g.fighters >> seat & 1 and g.poisoned[seat] == 0:
            need = rounds(g, seat, min(level(g, seat), 3), armour_of(g), share_of(g, 0))
            found += of_condition(g, w.IS_POISONED) * min(need * 2 // 3, 100) // 100
    return found


def share_of(g: Run, more: int) -> int:
    """Return the enemy's HP, with `more`, for each adventurer in the fight, rounded up."""
    many = fighting(g)
    return (sum(g.foe_hp) + more + many - 1) // many


def of_carnage(g: Run) -> int:
    """Estimate what a Carnage costs the fighters: more HP, more damage on a 5."""
    found = 0
    more = number_of(g, w.CARNAGE) * fighting(g)
    before = g.carnage
    for seat in range(party(g)):
        if g.fighters >> seat & 1:
            found += stands(g, seat, 0)
            g.carnage = 1
            found -= stands(g, seat, more)
            g.carnage = before
    return found


def stands(g: Run, seat: int, more: int) -> int:
    """Estimate what the rest of a fight is worth to a seat if the enemy gains `more` HP."""
    dice = min(level(g, seat) + g.baited[seat], 3)
    need = rounds(g, seat, dice, armour_of(g), share_of(g, more))
    return ahead(g, seat, row_at(g, g.foe), need, 0, (len(g.foe_hp) + 1) // 2)


def of_watch(g: Run) -> int:
    """Estimate what it costs those who have met a Monster that it gets more HP."""
    found = 0
    for seat in range(party(g)):
        room = seen_on(g, g.at[seat], lord(g))
        if w.TYPE[room] == w.A_MONSTER:
            foe = w.FOE_OF_ROOM[room]
            found += toll(g, seat, foe, number_of(g, w.WATCH)) - toll(g, seat, foe, 0)
    return found
