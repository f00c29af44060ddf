"""MINI ROGUE: fights: who is fought, the Attack Phase, the reward (p. 10-11, p. 18, p. 25-26)."""

from __future__ import annotations

from heroon.kernel import DONE, NOBODY, NOTHING, PASS, Ask, Rule, roll, show, step, tell, then
from heroon.kernel import plan as plan_steps

from . import words as w
from .cards import (
    BAIT_FOOD,
    CODEX,
    DODGE,
    FEAT_HP,
    FIRE_DAMAGE,
    FLASK,
    FOE_REWARD,
    HAMMER,
    MAGIC_PROTECTION,
    MIASMA,
    POISON_DAMAGE,
    RANGED,
)
from .dice import (
    DUNGEON,
    FACES,
    FEAT_DONE,
    SYMBOL,
    TICKETS,
    UNIT,
    damage,
    has_feat,
    is_critical,
    new_die,
    total,
)
from .foes import (
    armour_of,
    first_fighter,
    freeze,
    full_hp,
    horde,
    keyword,
    next_fighter,
    row_at,
)
from .hero import (
    discard_item,
    has_tower,
    hurt,
    item_of,
    level,
    lose_food,
    lose_xp,
    party,
    sipped,
    sips,
    turn,
    under_veil,
)
from .overlord import omen_of_die
from .rules_base import combat_words, use_in_combat
from .rules_overlord import oppose
from .rules_skills import can_pay, can_read, can_use, spend, spend_codex
from .rules_tests import roll_matters
from .state import HORDE_SIZE, MOST_DICE, Run
from .steps import (
    ALARM,
    ANSWER,
    CHILL,
    DICE,
    DODGING,
    DOUBLE,
    EFFECTS,
    FIGHT,
    LANDED,
    NEXT,
    PHIAL,
    PRIZE,
    READY,
    REROLL,
    ROLL,
    ROUND,
    SKILL,
    STANCE,
    STEPS,
    STRIKE,
)

#: What REROLL is for: a critical hit, or a feat.
FOR_CRITICAL, FOR_FEAT = range(2)
XP_PRICE, HP_PRICE, FREE = range(3)
#: Says that the Overlord has had its moment before this ANSWER already.
SEEN = 1

# -- a fight --------------------------------------------------------------------------------------


@STEPS.auto(FIGHT)
def fight(g: Run, foe: int, mask: int) -> None:
    """Begin a fight with an enemy, whose HP depend on how many fight it (p. 18, p. 25).

    Every fight starts in the Balanced stance and without effects of another one (p. 26, MR-220).
    [mini-rogue:enemy] [mini-rogue:enemy.hp] [mini-rogue:stances]
    """
    if mask == 0:
        return
    g.foe = foe
    g.fighters = mask
    g.foe_full = full_hp(g)
    g.foe_hp = [g.foe_full] * (HORDE_SIZE if horde(g) else 1)
    g.venom = 0
    for seat in range(party(g)):
        g.baited[seat] = 0
        g.stance[seat] = w.BALANCED
        if mask >> seat & 1 and w.FOE_TYPE[foe] <= w.IS_REFERENCE:
            g.met[seat] = 1
    show(g)
    tell(g, w.E_FOES, foe, len(g.foe_hp), g.foe_hp[0])
    then(g, ROUND, first_fighter(g))
    if g.mode != w.PLAIN:
        oppose(g)


@STEPS.auto(ALARM)
def alarm(g: Run, foe: int, mask: int) -> None:
    """Plan a second fight with a Monster where somebody holds the Alarm Tower (Conseil p. 5).

    [mini-rogue:alarm-tower] (MR-219, MR-220)
    """
    again = mask
    if g.fell > 0:
        again &= ~(1 << (g.fell - 1))
    for seat in range(party(g)):
        if mask >> seat & 1 and has_tower(g, seat):
            tell(g, w.E_AGAIN_ALARM, foe)
            then(g, FIGHT, foe, again)
            return


@STEPS.auto(ROUND)
def round_(g: Run, seat: int, _b: int) -> None:
    """Plan a round: one adventurer attacks, then the enemy (p. 10).

    A Ranged enemy attacks right after the roll.  The Overlord has a moment before each reading of
    the Dungeon die.  [mini-rogue:combat] [mini-rogue:ranged] [mini-rogue:coop.fight] (MR-05, MR-44)
    """
    g.frozen = 0
    g.bonus = 0
    g.might = 0
    g.doubled = 0
    g.offended = 0
    g.walled = 0
    g.free = 0
    first = keyword(g, RANGED)
    if first:
        plan_steps(g, step(PHIAL, seat), step(STRIKE, seat), step(NEXT, seat))
    else:
        plan_steps(g, step(PHIAL, seat), step(STRIKE, seat), step(ANSWER, seat), step(NEXT, seat))
    if g.mode != w.PLAIN:
        then(g, DODGING, seat)
    then(g, DICE, seat)
    if first:
        plan_steps(g, step(LANDED, seat), step(CHILL, seat), step(ANSWER, seat, SEEN))
    plan_steps(g, step(STANCE, seat), step(SKILL, seat), step(READY, seat), step(ROLL, seat))


@STEPS.auto(NEXT)
def next_round(g: Run, seat: int, _b: int) -> None:
    """Plan the next adventurer's round, or the reward if the fight is over (p. 10 step 11, p. 25).

    [mini-rogue:coop.fight]
    """
    g.dice = []
    g.swarm = []
    g.die = 0
    g.curse_shows = 0
    if len(g.foe_hp) == 0 or g.fighters == 0:
        then(g, PRIZE)
    else:
        then(g, ROUND, next_fighter(g, seat))


@STEPS.auto(PRIZE)
def prize(g: Run, _a: int, _b: int) -> None:
    """Give the enemy's reward to all who fought it (p. 18, p. 25) [mini-rogue:enemy].

    A Guardian joins the beaten ones; one that a Trap woke does so, too (MR-236, MR-250).
    [mini-rogue:guardian] [mini-rogue:coop.fight]
    """
    at = row_at(g, g.foe) + FOE_REWARD
    foe = g.foe
    fighters = g.fighters
    if len(g.foe_hp) > 0:
        end_fight(g)
        return
    if w.FOE_TYPE[foe] == w.IS_GUARDIAN and len(g.woken) == 0:
        g.beaten.append(g.lair.pop())
    end_fight(g)
    tell(g, w.E_BEATEN, foe)
    if g.beginners > 0 and g.mode != w.PLAIN and w.FOE_TYPE[foe] == w.IS_GUARDIAN:
        then(g, DOUBLE, fighters)
    for i in range(party(g) - 1, -1, -1):
        if fighters >> turn(g, i) & 1 and g.numbers[at] > 0:
            then(g, EFFECTS, turn(g, i), at)


def end_fight(g: Run) -> None:
    """End a fight: clear all that lasts no longer than it.

    A Guardian that a Trap woke joins the beaten ones even if nobody beat it: the next one woken is
    drawn from those and the ones set aside (MR-39).
    """
    if len(g.woken) > 0:
        g.beaten.append(g.woken.pop())
    g.beaten.sort()
    g.foe = w.NOBODY_THERE
    g.foe_hp = []
    g.foe_full = 0
    g.fighters = 0
    g.venom = 0
    g.frozen = 0
    g.bonus = 0
    g.might = 0
    g.doubled = 0
    g.offended = 0
    g.walled = 0
    g.free = 0
    g.contagion = 0
    g.carnage = 0
    g.tougher = 0
    g.due &= ~(1 << w.FATE)
    for seat in range(party(g)):
        g.baited[seat] = 0
        g.stance[seat] = w.BALANCED


# -- stance and skills ----------------------------------------------------------------------------


@STEPS.words(STANCE)
def stance_words(g: Run, seat: int, _b: int) -> Ask:
    """Offer to keep the stance or take the one beside it (p. 26) [mini-rogue:stances]."""
    if g.stances == 0:
        return NOBODY
    words: list[int] = []
    for stance in range(max(g.stance[seat] - 1, 0), min(g.stance[seat] + 1, 2) + 1):
        words.append(w.STAND[stance])
    return Ask(1 << seat, w.P_STANCE, words + sips(g, seat))


@STEPS.answer(STANCE)
def take_stance(g: Run, seat: int, _b: int, word: int) -> None:
    """Take a stance for this Attack Phase (p. 26)."""
    if sipped(g, seat, word):
        then(g, STANCE, seat)
    elif word != NOTHING and w.A[word] != g.stance[seat]:
        g.stance[seat] = w.A[word]
        tell(g, w.E_STANCE, seat, g.stance[seat])


@STEPS.words(SKILL)
def skill_words(g: Run, seat: int, _b: int) -> Ask:
    """Offer combat skills before the attack (p. 10 step 1, p. 16) [mini-rogue:skill.combat].

    One's own and that of the Codex may both be used (MR-247).
    """
    words = [PASS]
    immune = keyword(g, MAGIC_PROTECTION)
    if can_use(g, seat, w.RATCATCHER) and g.baited[seat] == 0:
        if can_pay(g, seat, g.food[seat], g.numbers[BAIT_FOOD]):
            words.append(w.BAIT)
    if can_use(g, seat, w.DOCTOR) and not immune:
        words.append(w.MIASMA)
    if can_use(g, seat, w.CAPTAIN):
        words.append(w.WALL)
    if can_use(g, seat, w.ALCHEMIST) and not immune:
        words.append(w.FLASK)
        if g.frozen == 0:
            words.append(w.FREEZE)
    words += combat_words(g, seat, immune)
    if can_read(g, seat, w.CODEX):
        words.append(w.BURN)
    if len(words) == 1:
        return NOBODY
    return Ask(1 << seat, w.P_SKILL, words + sips(g, seat))


@STEPS.answer(SKILL)
def use_skill(g: Run, seat: int, _b: int, word: int) -> None:
    """Use a combat skill; its damage counts with the strike (MR-202, MR-203).

    The Bait lasts the whole fight.  [mini-rogue:skill.combat] [mini-rogue:codex] (MR-210, MR-G2)
    """
    if word == NOTHING or word == PASS:
        return
    then(g, SKILL, seat)
    if sipped(g, seat, word):
        return
    if word == w.BURN:
        spend_codex(g, seat)
        g.bonus += g.numbers[CODEX]
        return
    spend(g, seat, word)
    if word == w.BAIT:
        g.baited[seat] = 1
        lose_food(g, seat, g.numbers[BAIT_FOOD])
    elif word == w.MIASMA:
        g.bonus += g.numbers[MIASMA]
    elif word == w.WALL:
        g.walled = 1
    elif word == w.FLASK:
        g.bonus += g.numbers[FLASK]
    elif word == w.FREEZE:
        freeze(g)
    else:
        use_in_combat(g, seat, word)


# -- the roll -------------------------------------------------------------------------------------


@STEPS.words(READY)
def ready_words(g: Run, seat: int, _b: int) -> Ask:
    """Offer potions before a roll that would set off what they cure (p. 14) (MR-241)."""
    if not roll_matters(g, seat):
        return NOBODY
    return Ask(1 << seat, w.P_ROLL, [PASS] + sips(g, seat))


@STEPS.answer(READY)
def ready(g: Run, seat: int, _b: int, word: int) -> None:
    """Drink the potion named, then ask again; or go on to the roll."""
    if sipped(g, seat, word):
        then(g, READY, seat)


def many_dice(g: Run, seat: int) -> int:
    """Count the Character dice of an attack: the level, and one for the Bait (p. 15, p. 23).

    [mini-rogue:dice.character] [mini-rogue:level] (MR-32, MR-239)
    """
    return min(level(g, seat) + g.baited[seat], MOST_DICE)


@STEPS.rule(ROLL)
def roll_pool(g: Run, seat: int, _b: int) -> Rule[None]:
    """Roll the dice of an attack; curse and poison act at once (p. 10 steps 2-3, p. 12-13).

    At level 3 the Bait gives a free feat in the place of a die (MR-239).
    [mini-rogue:combat.roll] [mini-rogue:curse] [mini-rogue:poison]
    """
    g.free = int(g.baited[seat] > 0 and level(g, seat) == MOST_DICE)
    throw = yield from roll(w.S_THROW[g.zone], TICKETS[many_dice(g, seat)])
    tell(g, w.E_ROLLED, seat, throw)
    die = yield from roll(w.S_DIE[g.zone], DUNGEON)
    g.die = die
    tell(g, w.E_DIE, seat, die)
    omen_of_die(g, die)
    shows = 0
    if g.cursed[seat] > 0:
        shows = yield from roll(w.S_CURSE[g.zone], SYMBOL)
        tell(g, w.E_HEX, seat, shows)
    g.curse_shows = shows
    for face in FACES[throw]:
        g.dice.append(new_die(face, shows, g.stance[seat], 0))
    g.dice.sort()
    if g.poisoned[seat] > 0:
        sign = yield from roll(w.S_POISON[g.zone], SYMBOL)
        tell(g, w.E_VENOM, seat, sign)
        hurt(g, seat, sign)


@STEPS.words(CHILL)
def chill_words(g: Run, seat: int, _b: int) -> Ask:
    """Offer Frost against a Ranged enemy, right after the roll (Conseil p. 3) (MR-204).

    [mini-rogue:ranged] [mini-rogue:potion.frost]
    """
    if not can_throw(g, seat, w.FROST) or g.frozen > 0:
        return NOBODY
    return Ask(1 << seat, w.P_FROST, [PASS, w.THROW_POTION[w.FROST]] + sips(g, seat))


@STEPS.answer(CHILL)
def chill(g: Run, seat: int, _b: int, word: int) -> None:
    """Throw the Frost potion, or let the enemy attack."""
    if sipped(g, seat, word):
        then(g, CHILL, seat)
    elif word != NOTHING and word != PASS:
        throw_potion(g, seat, w.FROST)


# -- critical hits and feats ----------------------------------------------------------------------


@STEPS.words(DICE)
def dice_words(g: Run, seat: int, _b: int) -> Ask:
    """Offer to roll critical hits again and to do feats (p. 10 steps 4-6, p. 11).

    A feat is paid with an XP one has, or with HP that one survives (MR-32).  Of equal dice only
    one is offered.  [mini-rogue:critical] [mini-rogue:feat]
    """
    words = [DONE]
    if g.fighters >> seat & 1 == 0:  # thrown down by a Ranged enemy (MR-252)
        return NOBODY
    for i in range(len(g.dice)):
        die = g.dice[i]
        if i > 0 and die == g.dice[i - 1]:
            continue
        if is_critical(die):
            words.append(w.CRITICAL[i + 1])
        if not has_feat(die):
            if g.xp[seat] > 0:
                words.append(w.FEAT[i + 1][XP_PRICE])
            if g.hp[seat] > g.numbers[FEAT_HP]:
                words.append(w.FEAT[i + 1][HP_PRICE])
            if g.free + g.uses[seat] > 0:
                words.append(w.FEAT[i + 1][FREE])
    if len(words) == 1:
        return NOBODY
    return Ask(1 << seat, w.P_DICE, words + sips(g, seat))


@STEPS.answer(DICE)
def again(g: Run, seat: int, _b: int, word: int) -> None:
    """Plan to roll a die again, pay if it is for a feat, and ask again."""
    if word == NOTHING or word == DONE:
        return
    then(g, DICE, seat)
    if sipped(g, seat, word):
        return
    i = w.A[word] - 1
    if w.VERB[word] == w.CRITICAL.id:
        then(g, REROLL, seat, 2 * i + FOR_CRITICAL)
        return
    tell(g, w.E_FEAT, seat, w.B[word])
    then(g, REROLL, seat, 2 * i + FOR_FEAT)
    if w.B[word] == XP_PRICE:
        lose_xp(g, seat, 1)
    elif w.B[word] == HP_PRICE:
        hurt(g, seat, g.numbers[FEAT_HP])
    elif g.free > 0:
        g.free = 0
    else:
        g.uses[seat] -= 1
        if g.uses[seat] == 0:
            discard_item(g, seat, item_of(g, seat))


@STEPS.rule(REROLL)
def reroll(g: Run, seat: int, packed: int) -> Rule[None]:
    """Roll one die again: on top of what it had for a critical hit, anew for a feat (p. 10-11).

    [mini-rogue:critical] [mini-rogue:feat] (MR-06, MR-201, MR-238)
    """
    throw = yield from roll(w.S_THROW[g.zone], TICKETS[1])
    tell(g, w.E_AGAIN, seat, throw)
    old = g.dice.pop(packed // 2)
    face = FACES[throw][0]
    if packed % 2 == FOR_CRITICAL:
        die = new_die(face, g.curse_shows, g.stance[seat], total(old)) | old & FEAT_DONE
    else:
        die = new_die(face, g.curse_shows, g.stance[seat], 0) | FEAT_DONE
    g.dice.append(die)
    g.dice.sort()


# -- potions, and the strike ----------------------------------------------------------------------


def can_throw(g: Run, seat: int, potion: int) -> bool:
    """Return whether a seat can use an offensive potion, one a phase (p. 10).

    [mini-rogue:combat.potion] [mini-rogue:magic-protection] (MR-240)
    """
    if potion not in g.potions[seat] or g.offended > 0 or under_veil(g, seat):
        return False
    return not keyword(g, MAGIC_PROTECTION)


@STEPS.words(PHIAL)
def phial_words(g: Run, seat: int, _b: int) -> Ask:
    """Offer offensive potions and the hammer (p. 10 step 7, p. 14, Conseil p. 5).

    Against a Ranged enemy Frost has nothing left to stop (MR-204); nobody is poisoned twice.
    [mini-rogue:combat.potion]
    """
    words = [PASS]
    if g.fighters >> seat & 1 == 0:
        return NOBODY
    if can_throw(g, seat, w.FIRE):
        words.append(w.THROW_POTION[w.FIRE])
    if can_throw(g, seat, w.FROST) and not keyword(g, RANGED) and g.frozen == 0:
        words.append(w.THROW_POTION[w.FROST])
    if can_throw(g, seat, w.POISON) and g.venom == 0:
        words.append(w.THROW_POTION[w.POISON])
    if w.SMITH in g.items[seat]:
        words.append(w.STRIKE)
    if len(words) == 1:
        return NOBODY
    return Ask(1 << seat, w.P_POTION, words + sips(g, seat))


@STEPS.answer(PHIAL)
def phial(g: Run, seat: int, _b: int, word: int) -> None:
    """Use the potion or hammer picked; it takes effect with the strike (p. 10 step 8)."""
    if word == NOTHING or word == PASS:
        return
    then(g, PHIAL, seat)
    if sipped(g, seat, word):
        return
    if word == w.STRIKE:
        tell(g, w.E_HURLED, seat)
        discard_item(g, seat, w.SMITH)
        g.bonus += g.numbers[HAMMER]
    else:
        throw_potion(g, seat, w.A[word])


def throw_potion(g: Run, seat: int, potion: int) -> None:
    """Use up a seat's offensive potion (p. 14).

    [mini-rogue:potion.fire] [mini-rogue:potion.frost] [mini-rogue:potion.poison]
    """
    g.offended = 1
    tell(g, w.E_THREW, seat, potion)
    g.potions[seat].remove(potion)
    if potion == w.FIRE:
        g.bonus += g.numbers[FIRE_DAMAGE]
    elif potion == w.FROST:
        freeze(g)
    else:
        g.venom = 1


@STEPS.auto(STRIKE)
def strike(g: Run, seat: int, _b: int) -> None:
    """Deal all damage: poison first, then dice less armour, then what ignores it (p. 10).

    [mini-rogue:combat.strike] [mini-rogue:dodge] [mini-rogue:enemy-armour]
    (MR-33, MR-34, MR-205, MR-206)
    """
    if g.fighters >> seat & 1 == 0:
        return
    if g.die == 5 and g.frozen == 0 and keyword(g, DODGE):
        best = max(g.dice)
        tell(g, w.E_DODGED, best // UNIT)
        g.dice.remove(best)
        if len(g.dice) == 0:  # the whole attack (MR-262)
            g.might = 0
    dealt = damage(g)
    stopped = min(armour_of(g), dealt)
    tell(g, w.E_HIT, seat, dealt, stopped)
    if g.bonus > 0:
        tell(g, w.E_MORE, seat, g.bonus)
    if g.venom > 0:
        poison_works(g)
    spread(g, dealt - stopped + g.bonus)


def poison_works(g: Run) -> None:
    """Take the poison's damage from the current enemy only (p. 14, Conseil p. 3, MR-206).

    Damage beyond its HP is lost.  [mini-rogue:potion.poison] [mini-rogue:coop.potions]
    """
    n = g.numbers[POISON_DAMAGE]
    tell(g, w.E_POISONED, n)
    if g.foe_hp[0] > n:
        g.foe_hp[0] -= n
    else:
        slay(g)


def spread(g: Run, n: int) -> None:
    """Deal damage to one enemy of a Horde after the other (Conseil p. 3, MR-246).

    [mini-rogue:horde]
    """
    left = n
    while left > 0 and len(g.foe_hp) > 0:
        if g.foe_hp[0] > left:
            g.foe_hp[0] -= left
            return
        left -= g.foe_hp[0]
        slay(g)


def slay(g: Run) -> None:
    """Remove the dead enemy, with the poison and frost on it (Conseil p. 3, MR-207)."""
    g.foe_hp.pop(0)
    g.tougher = 0
    g.venom = 0
    g.frozen = 0
    tell(g, w.E_SLAIN, g.foe)
