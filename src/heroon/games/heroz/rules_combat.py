"""HEROZ: phase 2, the combat.  The cards played during it are in `windows`."""

from __future__ import annotations

from heroon.kernel import (
    NOBODY,
    NOTHING,
    PASS,
    STOP,
    Ask,
    Rule,
    chance,
    lose,
    pick,
    plan,
    step,
    tell,
    then,
)

from .power import (
    active_cells,
    add_once,
    best_total,
    code_kind,
    code_line,
    code_members,
    totals,
    unpaid,
    value_at,
)
from .rules_area import leave, turn_up
from .rules_deck import put_on_deck
from .state import EMPTY, NO_COLUMN, Duel
from .steps import (
    ATTACKERS,
    BLOCKED,
    BLOCKERS,
    DAMAGE,
    DRAW,
    END_OF_COMBAT,
    FORMATIONS,
    HIT_TROOPS,
    LINE_BONUSES,
    PAY,
    POWER_TOTAL,
    RAID,
    REST,
    RETREAT,
    STEPS,
    WINDOW,
)
from .words import (
    ATTACK,
    BLOCK,
    BONUS,
    BY_SUIT,
    E_ACTIVATED,
    E_ATTACK,
    E_BLOCKED,
    E_BONUS,
    E_DESTROYED,
    E_NO_ATTACK,
    E_NO_EFFECT,
    E_POWERS,
    E_RECOVERED,
    E_STOLEN,
    E_TIED_FIGHT,
    E_UNBLOCKED,
    E_UNSCORED,
    E_WON_FIGHT,
    FIRST_SCORED_JOKER,
    HIT,
    JOKER_CARD,
    P_ATTACK,
    P_BLOCK,
    P_BONUS,
    P_DAMAGE,
    P_POWER,
    P_RECOVER,
    P_UNSCORE,
    POWER,
    RECOVER,
    STEAL,
    UNSCORE,
    A,
    B,
)

# -- 2.1 formation bonuses -----------------------------------------------------------------------


@STEPS.auto(FORMATIONS)
def formations(g: Duel, _a: int, _b: int) -> None:
    """Begin step 2.1: pay the line bonuses of both seats, then open window 1.

    See [heroz:2.1] [heroz:formation] (HZ-25, HZ-31).  Line bonuses are paid on every turn, those of
    the turn player first. Column formations and Complete are not noted anywhere: step 2.5 counts
    those that it finds.
    """
    then(g, WINDOW, 1, 2 * g.turn)
    pay_lines(g)


def pay_lines(g: Duel) -> None:
    """Put the unpaid line bonuses of both seats on the agenda, the turn player's first.

    See [heroz:formation].
    """
    pay_lines_of(g, 1 - g.turn)
    pay_lines_of(g, g.turn)


def pay_lines_of(g: Duel, seat: int) -> None:
    """Put the unpaid line bonuses of one seat on the agenda; of several it is asked the order."""
    codes = unpaid(g, seat)
    if len(codes) > 1:
        then(g, LINE_BONUSES, seat)
    elif len(codes) > 0:
        then(g, PAY, seat, codes[0])


@STEPS.words(LINE_BONUSES)
def line_bonuses(g: Duel, seat: int, _b: int) -> Ask:
    """Ask a seat with several line bonuses which one to resolve next.

    See [heroz:formation] [heroz:line] (HZ-34).
    """
    codes = unpaid(g, seat)
    if len(codes) < 2:
        return NOBODY
    words = [BONUS[code_line(code)][code_kind(code)] for code in codes]
    return Ask(1 << seat, P_BONUS, words)


@STEPS.answer(LINE_BONUSES)
def next_bonus(g: Duel, seat: int, _b: int, word: int) -> None:
    """Put the line bonus that was chosen on the agenda, and the question for the rest below it.

    See [heroz:formation].  With one bonus left nobody was asked, and that one is put there.
    """
    codes = unpaid(g, seat)
    if len(codes) > 1:
        then(g, LINE_BONUSES, seat)
    for code in codes:
        if word == NOTHING or (code_line(code) == A[word] and code_kind(code) == B[word]):
            then(g, PAY, seat, code)


@STEPS.rule(PAY)
def pay(g: Duel, seat: int, code: int) -> Rule[None]:
    """Pay one line bonus to a seat and note it as paid for this combat phase.

    See [heroz:line] [heroz:table-formations] (HZ-33, HZ-34).  Two of a suit: draw. Three of a suit:
    `recover`. Two of a value: `steal`. Three of a value: `unscore`. A triple also notes the two
    pairs in it as paid.
    """
    kind = code_kind(code)
    members = code_members(code)
    add_once(g.paid, code)
    count = 2
    if members == 7:
        count = 3
        add_once(g.paid, code - 256 * 4)
        add_once(g.paid, code - 256)
    tell(g, E_BONUS, seat, code_line(code), kind, count)
    if kind == BY_SUIT and count == 2:
        then(g, DRAW, seat, 1)
    elif kind == BY_SUIT:
        yield from recover(g, seat)
    elif count == 2:
        yield from steal(g, seat)
    else:
        yield from unscore(g, seat)


def recover(g: Duel, seat: int) -> Rule[None]:
    """Put a card that the seat chooses from its own discard face up on its deck.

    See [heroz:line] (HZ-35).  This is the bonus for three of one suit. Of two Jokers the one
    discarded first is taken.
    """
    words: list[int] = []
    for card in g.discard[seat]:
        add_once(words, RECOVER[card])
    if len(words) == 0:
        tell(g, E_NO_EFFECT, seat)
        return
    word = words[0]
    if len(words) > 1:
        word = yield from pick(seat, P_RECOVER, words)
    card = A[word]
    g.discard[seat].remove(card)
    put_on_deck(g, seat, card)
    tell(g, E_RECOVERED, seat, card)


def steal(g: Duel, seat: int) -> Rule[None]:
    """Put a random card of the enemy's hand face up on the enemy's deck: two of one value.

    See [heroz:line] (HZ-35, HZ-37).
    """
    victim = 1 - seat
    if len(g.hand[victim]) == 0:
        tell(g, E_NO_EFFECT, seat)
        return
    card = yield from chance(STEAL[victim], g.hand[victim])
    lose(g.hand[victim], g.watched[victim], card)
    put_on_deck(g, victim, card)
    tell(g, E_STOLEN, seat, card)


def unscore(g: Duel, seat: int) -> Rule[None]:
    """Put a card that the seat chooses from the enemy's points face up on the enemy's deck.

    See [heroz:line] (HZ-35, HZ-37, HZ-79).  This is the bonus for three of one value.
    """
    victim = 1 - seat
    words: list[int] = []
    for i in range(len(g.points[victim])):
        add_once(words, UNSCORE[scored_kind(g, victim, i)])
    if len(words) == 0:
        tell(g, E_NO_EFFECT, seat)
        return
    word = words[0]
    if len(words) > 1:
        word = yield from pick(seat, P_UNSCORE, words)
    i = 0
    while scored_kind(g, victim, i) != A[word]:
        i += 1
    card = g.points[victim].pop(i)
    g.scored[victim].pop(i)
    put_on_deck(g, victim, card)
    tell(g, E_UNSCORED, seat, card)


def scored_kind(g: Duel, seat: int, i: int) -> int:
    """Return how words name a card of the points: the card, or a Joker with its points."""
    if g.points[seat][i] == JOKER_CARD:
        return FIRST_SCORED_JOKER + g.scored[seat][i]
    return g.points[seat][i]


# -- 2.2 the attack ------------------------------------------------------------------------------


@STEPS.words(ATTACKERS)
def attackers(g: Duel, _a: int, _b: int) -> Ask:
    """Ask the turn player which column attacks, or to pass.

    See [heroz:2.2] (HZ-08, HZ-09, HZ-41, HZ-50, HZ-82).  A column can attack if it holds an active
    troop, whatever stands in the column that it faces.
    """
    if g.no_attack > 0:
        return NOBODY
    face = g.face[g.turn]
    words: list[int] = []
    for column in range(3):
        low = 3 * column
        if face[low] + face[low + 1] + face[low + 2] > 0:
            words.append(ATTACK[column])
    if len(words) == 0:
        return NOBODY
    words.append(PASS)
    return Ask(1 << g.turn, P_ATTACK, words)


@STEPS.answer(ATTACKERS)
def declare_attack(g: Duel, _a: int, _b: int, word: int) -> None:
    """Begin the attack of the chosen column with its active troops, or end the combat.

    See [heroz:2.2] [heroz:tilt] (HZ-50).
    """
    me = g.turn
    if word in (PASS, NOTHING):
        tell(g, E_NO_ATTACK, me)
        then(g, END_OF_COMBAT)
        return
    g.column = A[word]
    g.fighting[me] = active_cells(g, me, g.column)
    tell(g, E_ATTACK, me, g.column)
    then(g, WINDOW, 2, 2 * me)


# -- 2.3 blocking --------------------------------------------------------------------------------


@STEPS.words(BLOCKERS)
def blockers(g: Duel, _a: int, _b: int) -> Ask:
    """Ask the defender which inactive troop of the attacked column to turn up, or to stop.

    See [heroz:2.3] (HZ-51).  Any number may be turned up, one after another.
    """
    defender = 1 - g.turn
    words: list[int] = []
    for cell in range(3 * g.column, 3 * g.column + 3):
        if g.field[defender][cell] != EMPTY and g.face[defender][cell] == 0:
            words.append(BLOCK[cell])
    if len(words) == 0:
        return NOBODY
    words.append(STOP)
    return Ask(1 << defender, P_BLOCK, words)


@STEPS.answer(BLOCKERS)
def declare_blocker(g: Duel, _a: int, _b: int, word: int) -> None:
    """Turn up the troop that the defender chose, or close the declaration of blockers.

    See [heroz:2.3] [heroz:active] (HZ-32, HZ-51).  A line formation that the troop completes pays
    at once. When the defender stops, every active troop of the column becomes a blocker.
    """
    defender = 1 - g.turn
    if word in (STOP, NOTHING):
        g.fighting[defender] = active_cells(g, defender, g.column)
        for cell in range(3 * g.column, 3 * g.column + 3):
            if g.face[defender][cell] > 0:
                tell(g, E_BLOCKED, defender, cell, g.field[defender][cell])
        then(g, WINDOW, 3, 2 * g.turn)
        return
    card = turn_up(g, defender, A[word])
    tell(g, E_ACTIVATED, defender, A[word], card)
    then(g, BLOCKERS)
    pay_lines_of(g, defender)


@STEPS.auto(BLOCKED)
def blocked(g: Duel, _a: int, _b: int) -> None:
    """End the combat if no troop blocks, else go on to the power totals [heroz:2.4] (HZ-52)."""
    if g.fighting[1 - g.turn] == 0:
        tell(g, E_UNBLOCKED, g.turn)
        then(g, END_OF_COMBAT)
    else:
        then(g, POWER_TOTAL, g.turn)


# -- 2.5 power -----------------------------------------------------------------------------------


@STEPS.words(POWER_TOTAL)
def power_total(g: Duel, seat: int, _b: int) -> Ask:
    """Ask a seat which power total it chooses, if several are possible [heroz:2.5] (HZ-30).

    Only with the option `receivers` set to choose; otherwise nobody is asked and the greatest total
    counts.
    """
    if g.receivers == 0:
        return NOBODY
    found = totals(g, seat, g.column, g.fighting[seat])
    if len(found) < 2:
        return NOBODY
    return Ask(1 << seat, P_POWER, [POWER[total] for total in found])


@STEPS.answer(POWER_TOTAL)
def settle_power(g: Duel, seat: int, _b: int, word: int) -> None:
    """Note a side's power total: the attacker's first, then the defender's [heroz:2.5]."""
    g.power[seat] = A[word]
    if word == NOTHING:
        g.power[seat] = best_total(g, seat, g.column, g.fighting[seat])
    if seat == g.turn:
        then(g, POWER_TOTAL, 1 - seat)
    else:
        then(g, DAMAGE)


# -- 2.6 damage ----------------------------------------------------------------------------------


@STEPS.auto(DAMAGE)
def damage(g: Duel, _a: int, _b: int) -> None:
    """Compare the two power totals and let the winner deal damage.

    See [heroz:2.6] (HZ-46, HZ-47, HZ-48, HZ-49).  The higher total wins and is the damage. On a tie
    both sides deal theirs: the attacker decides first, and both are applied together.
    """
    me = g.turn
    tell(g, E_POWERS, g.power[me], g.power[1 - me])
    if g.power[me] > g.power[1 - me]:
        tell(g, E_WON_FIGHT, me)
        plan(g, step(HIT_TROOPS, me), END_OF_COMBAT)
    elif g.power[me] < g.power[1 - me]:
        tell(g, E_WON_FIGHT, 1 - me)
        plan(g, step(HIT_TROOPS, 1 - me), END_OF_COMBAT)
    else:
        tell(g, E_TIED_FIGHT)
        plan(g, step(HIT_TROOPS, me), step(HIT_TROOPS, 1 - me), END_OF_COMBAT)


def toll(g: Duel, seat: int, cell: int) -> int:
    """Return the damage points that destroy a troop.

    See [heroz:2.6] [heroz:troop] (HZ-42, HZ-43, HZ-44).  That is the value that the troop has now:
    5 damage destroys a 5. By the option `destroyed_by` it takes one point more.
    """
    return value_at(g, seat, cell) + g.destroyed_by


def damage_left(g: Duel, seat: int) -> int:
    """Return the damage points of a seat that are not used on a troop yet [heroz:2.6] (HZ-46)."""
    enemy = 1 - seat
    left = g.power[seat]
    for cell in range(9):
        if (g.doomed[enemy] >> cell) % 2 > 0:
            left -= toll(g, enemy, cell)
    return left


@STEPS.words(HIT_TROOPS)
def hit_troops(g: Duel, seat: int, _b: int) -> Ask:
    """Ask a seat which enemy troop in this combat to destroy next, or to stop.

    See [heroz:2.6] (HZ-43, HZ-44, HZ-45, HZ-46).  Offered is each troop that the damage left can
    still destroy, in any order; the rest of the damage may be left unused.
    """
    enemy = 1 - seat
    left = damage_left(g, seat)
    standing = g.fighting[enemy] & ~g.doomed[enemy]
    words: list[int] = []
    for cell in range(9):
        if (standing >> cell) % 2 > 0 and toll(g, enemy, cell) <= left:
            words.append(HIT[cell])
    if len(words) == 0:
        return NOBODY
    words.append(STOP)
    return Ask(1 << seat, P_DAMAGE, words)


@STEPS.answer(HIT_TROOPS)
def hit(g: Duel, seat: int, _b: int, word: int) -> None:
    """Mark the chosen enemy troop as destroyed; all marked troops leave at the end of the combat.

    See [heroz:2.6].
    """
    if word in (STOP, NOTHING):
        return
    g.doomed[1 - seat] |= 1 << A[word]
    then(g, HIT_TROOPS, seat)


@STEPS.auto(END_OF_COMBAT)
def end_of_combat(g: Duel, _a: int, _b: int) -> None:
    """End the combat: discard what was destroyed and played, then go on to phase 3.

    See [heroz:losses] [heroz:discard] [heroz:ace] [heroz:aura] (HZ-53, HZ-64, HZ-75).  Destroyed
    troops go to their owners' discards and are counted, then shields and auras go there, then
    columns close up. An unblocked attack goes on to step 3.1, a blocked one to 3.2; without an
    attack only step 3.4 is left.
    """
    was_blocked = g.fighting[1 - g.turn] > 0
    for seat in range(2):
        if g.doomed[seat] > 0:
            destroy(g, seat)
        end_effects(g, seat)
        if g.doomed[seat] > 0:
            close_up(g, seat)
    g.paid.clear()
    if g.column == NO_COLUMN:
        then(g, REST)
    elif was_blocked:
        then(g, RETREAT)
    else:
        then(g, RAID)


def destroy(g: Duel, seat: int) -> None:
    """Put a seat's destroyed troops into its discard and count them, Jokers included.

    See [heroz:losses] [heroz:2.6] (HZ-75).
    """
    for cell in range(9):
        if (g.doomed[seat] >> cell) % 2 > 0:
            g.discard[seat].append(g.field[seat][cell])
            g.lost[seat] += 1
            tell(g, E_DESTROYED, seat, cell, g.field[seat][cell])


def close_up(g: Duel, seat: int) -> None:
    """Take a seat's destroyed troops out of their cells, from the top down [heroz:gravity]."""
    cell = 8
    while cell >= 0:
        if (g.doomed[seat] >> cell) % 2 > 0:
            leave(g, seat, cell)
        cell -= 1
    g.doomed[seat] = 0


def end_effects(g: Duel, seat: int) -> None:
    """End a seat's shields, auras and sacrifice; their cards go to its discard.

    See [heroz:ace] [heroz:aura] [heroz:sacrifice].
    """
    if len(g.aces[seat]) > 0:
        for card in g.aces[seat]:
            g.discard[seat].append(card)
        g.aces[seat].clear()
        for cell in range(9):
            g.shield[0][cell] = 0
            g.shield[1][cell] = 0
    if len(g.auras[seat]) > 0:
        for card in g.auras[seat]:
            g.discard[seat].append(card)
        g.auras[seat].clear()
        for cell in range(9):
            g.aura[1 - seat][cell] = 0
    if g.boosted[seat] > 0:
        g.boosted[seat] = 0
        g.boost[seat] = 0
    g.complete[seat] = 0
    g.power[seat] = -1
