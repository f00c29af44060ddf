"""MINI ROGUE: exact chances of a test, of an exchange of blows, of a die rolled again.

Every number is counted over all throws of the dice, with the game's own functions that read them.
Chances of a fight are told as things lie, without potions, feats or critical hits still to come.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Final, NamedTuple

from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.cards import (
    BAIT_FOOD,
    BASH,
    CODEX,
    DODGE,
    FEAT_HP,
    FIRE_DAMAGE,
    FLASK,
    HAMMER,
    MIASMA,
    POISON_DAMAGE,
    RANGED,
    TRIBUTE,
)
from heroon.games.mini_rogue.dice import (
    BEST,
    DUNGEON,
    FACES,
    FEAT_DONE,
    STAR,
    SYMBOL,
    TICKETS,
    damage,
    is_critical,
    new_die,
    total,
)
from heroon.games.mini_rogue.foes import armour_of, horde, keyword
from heroon.games.mini_rogue.hero import level
from heroon.games.mini_rogue.rules_answer import blow, in_all
from heroon.games.mini_rogue.rules_fight import HP_PRICE, many_dice
from heroon.games.mini_rogue.state import MOST_DICE, Run
from heroon.kernel import PASS
from heroon.kernel.words import DONE

#: By answer: where the number stands of the damage that it adds to that of the dice.
_ADDS: Final = {
    w.MIASMA: MIASMA,
    w.FLASK: FLASK,
    w.BURN: CODEX,
    w.STRIKE: HAMMER,
    w.THROW_POTION[w.FIRE]: FIRE_DAMAGE,
    w.CONJURE[w.FIRE]: FIRE_DAMAGE,
}
#: How many critical hits in a row are considered for rolling again, which costs nothing.
FREE_AGAIN: Final = 2
#: The questions before the dice are rolled, and those after.
BEFORE: Final = ("stance", "skill", "roll")
AFTER: Final = ("dice", "potion", "frost")


class Round(NamedTuple):
    """The chances of one exchange of blows: the enemies fall, the adventurer is hit, or dies.

    `left` are the HP that the enemies have then, on average, and `lost` those that their blows
    cost, on average.
    """

    kill: Fraction
    hit: Fraction
    die: Fraction
    left: Fraction
    lost: Fraction = Fraction()


def symbols(has: int) -> tuple[int, ...]:
    """Return the faces of a curse or poison die, or one blank where none is rolled."""
    return SYMBOL if has else (0,)


def pass_chance(g: Run, seat: int, least: int = STAR) -> Fraction:
    """Compute the chance to pass a test: a star on one die, after the curse [mini-rogue:test].

    `least` is what a die must show; at a Trap under the Mechanism it is a 6.
    """
    found = [
        BEST[throw] - hex_ >= least
        for throw in TICKETS[level(g, seat)]
        for hex_ in symbols(g.cursed[seat])
    ]
    return Fraction(sum(found), len(found))


def dodged(g: Run) -> int:
    """Compute the damage of the dice without the best one (MR-262).

    Of a single die nothing is left.
    """
    dice, might = g.dice, g.might
    g.dice = sorted(dice)[:-1]
    g.might = might if g.dice else 0
    found = damage(g)
    g.dice, g.might = dice, might
    return found


def dodges(g: Run) -> bool:
    """Return whether the enemy dodges the best die by the Dungeon die that lies there (MR-34)."""
    return g.die == 5 and g.frozen == 0 and keyword(g, DODGE)


def left_after(g: Run) -> list[int]:
    """List the enemies' HP after all damage on the table is dealt [mini-rogue:combat.strike]."""
    dealt = dodged(g) if dodges(g) else damage(g)
    left = list(g.foe_hp)
    if g.venom and left:
        left[0] -= g.numbers[POISON_DAMAGE]
        if left[0] <= 0:
            left.pop(0)
    n = max(dealt - armour_of(g), 0) + g.bonus
    while n > 0 and left:
        taken = min(n, left[0])
        n -= taken
        left[0] -= taken
        if left[0] == 0:
            left.pop(0)
    return left


def rolls_again(g: Run) -> bool:
    """Return whether the Automa rolls the enemy's 1 again before it is read (MR-77)."""
    return g.mode == w.AUTOMA and g.die == 1 and g.due >> w.FATE & 1 > 0 and not horde(g)


def costs(g: Run, seat: int, many: int, memo: dict[int, Counter[int]]) -> Counter[int]:
    """Count over all throws how many HP the answer of so many enemies costs, and how often."""
    found: Counter[int]
    if many <= 0:
        return Counter([0])
    if rolls_again(g):
        found = Counter()
        for g.die in DUNGEON:
            found[in_all(g, seat, blow(g, seat))] += 1
        g.die = 1
        return found
    if not horde(g) or g.swarm:
        return Counter([in_all(g, seat, blow(g, seat))])
    if many not in memo:
        found = Counter()
        for faces in product(DUNGEON, repeat=many):
            g.swarm = list(faces)
            found[in_all(g, seat, blow(g, seat))] += 1
        g.swarm = []
        memo[many] = found
    return memo[many]


def struck(g: Run, seat: int, memo: dict[int, Counter[int]], ranged: bool) -> Round:
    """Compute the chances of striking with the dice that lie there.

    With `ranged` the enemy's answer comes first, and whoever dies of it does not strike.
    """
    left = left_after(g)
    standing = len(g.foe_hp) if ranged else len(left)
    frozen = g.frozen if standing == len(g.foe_hp) else 0
    found = costs(g, seat, standing - frozen, memo)
    many = found.total()
    dead = sum(times for cost, times in found.items() if cost >= g.hp[seat])
    hit = many - found[0]
    strikes = many - dead if ranged else many
    return Round(
        Fraction(strikes if not left else 0, many),
        Fraction(hit, many),
        Fraction(dead, many),
        Fraction(sum(left)),
        Fraction(sum(min(cost, g.hp[seat]) * times for cost, times in found.items()), many),
    )


def mean(found: list[tuple[int, Round]]) -> Round:
    """Compute the mean of rounds, each weighted by how often it comes.

    Numerators are summed by denominator first, which is fast.
    """
    of = sum(times for times, _ in found)
    sums: list[Counter[int]] = [Counter() for _ in Round._fields]
    for times, one in found:
        for part, total_of in zip(one, sums, strict=True):
            total_of[part.denominator] += times * part.numerator
    return Round(*(sum((Fraction(n, d * of) for d, n in one.items()), Fraction()) for one in sums))


def spared(one: Round) -> Round:
    """Return a round without its blow, for an enemy that has answered before."""
    return one._replace(hit=Fraction(), die=Fraction(), lost=Fraction())


def lying(g: Run, seat: int, prompt: str) -> Round:
    """Compute the chances of striking now; a Ranged enemy answers before dice are changed."""
    ranged = keyword(g, RANGED)
    one = struck(g, seat, {}, ranged and prompt == "frost")
    return spared(one) if ranged and prompt != "frost" else one


def settled(g: Run, seat: int, prompt: str, times: int) -> Round:
    """Compute the chances of striking now, or of first rolling critical hits again if better.

    Rolling them again costs nothing (p. 10); `times` is how many dice ahead are looked at.  It is
    better to die less often, then to fell the enemy more often, then to leave it fewer HP.
    """
    best = lying(g, seat, prompt)
    for i, old in enumerate(tuple(g.dice)) if times else ():
        if is_critical(old):
            best = max(best, _again(g, seat, prompt, (i, times - 1)), key=_better)
    return best


def _again(g: Run, seat: int, prompt: str, which: tuple[int, int]) -> Round:
    """Compute the chances of rolling a critical hit again.

    `which` says where the die lies, and how many more are looked at.
    """
    i, times = which
    old = g.dice.pop(i)
    found = []
    for face in DUNGEON:
        die = new_die(face, g.curse_shows, g.stance[seat], total(old)) | old & FEAT_DONE
        g.dice.append(die)
        found.append((1, settled(g, seat, prompt, times)))
        g.dice.pop()
    g.dice.insert(i, old)
    return mean(found)


def _better(one: Round) -> tuple[Fraction, Fraction, Fraction]:
    """Return by what rounds are compared: the greater tuple is the better round."""
    return (-one.die, one.kill, -one.left)


def rerolled(g: Run, seat: int, word: int, prompt: str) -> Round:
    """Compute the chances of rolling a die again, by a critical hit or a feat, then striking.

    Critical hits that lie there then are rolled again where that is better.
    """
    feat = w.VERB[word] == w.FEAT.id
    i = w.A[word] - 1
    old, hp = g.dice.pop(i), g.hp[seat]
    if feat and w.B[word] == HP_PRICE:
        g.hp[seat] -= g.numbers[FEAT_HP]
    found = []
    for face in DUNGEON:
        before = 0 if feat else total(old)
        die = new_die(face, g.curse_shows, g.stance[seat], before) | (FEAT_DONE if feat else 0)
        g.dice.append(die)
        found.append((1, settled(g, seat, prompt, FREE_AGAIN)))
        g.dice.pop()
    g.dice.insert(i, old)
    g.hp[seat] = hp
    return mean(found)


def whole_round(g: Run, seat: int) -> Round:
    """Compute the chances of the attack about to be rolled, with no die rolled again."""
    found: list[tuple[int, Round]] = []
    hp, ranged = g.hp[seat], keyword(g, RANGED)
    throws = Counter(TICKETS[many_dice(g, seat)])
    faces = (1,) if horde(g) and not keyword(g, DODGE) else DUNGEON
    feat = free_feat(g, seat)
    for sign in symbols(g.poisoned[seat]):
        g.hp[seat] = hp - sign
        memo: dict[int, Counter[int]] = {}
        for hex_ in symbols(g.cursed[seat]):
            for throw, times in throws.items():
                g.dice = sorted(new_die(face, hex_, g.stance[seat], 0) for face in FACES[throw])
                for g.die in faces:
                    dead = Round(Fraction(), Fraction(), Fraction(1), Fraction(sum(g.foe_hp)))
                    if not g.hp[seat]:
                        found.append((times, dead))
                    elif feat:
                        found.append((times, _with_feat(g, seat, memo, hex_)))
                    else:
                        found.append((times, struck(g, seat, memo, ranged)))
    g.hp[seat], g.dice, g.die = hp, [], 0
    return mean(found)


def free_feat(g: Run, seat: int) -> bool:
    """Return whether the next attack has the free feat of the Bait (MR-239)."""
    return g.baited[seat] > 0 and level(g, seat) == MOST_DICE


def _with_feat(g: Run, seat: int, memo: dict[int, Counter[int]], hex_: int) -> Round:
    """Compute the chances of striking, or of first rolling one die anew for nothing if better."""
    ranged = keyword(g, RANGED)
    best = struck(g, seat, memo, ranged)
    for i, old in enumerate(tuple(g.dice)):
        if i and g.dice[i - 1] == old:
            continue
        found = []
        for face in DUNGEON:
            g.dice[i] = new_die(face, hex_, g.stance[seat], 0)
            found.append((1, struck(g, seat, memo, ranged)))
        g.dice[i] = old
        best = max(best, mean(found), key=_better)
    return best


def chances(g: Run, seat: int, word: int, prompt: str) -> Round | None:
    """Compute the chances of the exchange of blows that an answer leads to, or None.

    None stands for an answer that leads to none.  `g` is changed for good where the answer changes
    what is rolled.
    """
    verb = w.VERB[word]
    if prompt not in (*BEFORE, *AFTER) or not g.foe_hp:
        return None
    if verb in (w.CRITICAL.id, w.FEAT.id):
        return rerolled(g, seat, word, prompt)
    if word not in (PASS, DONE) and not _apply(g, seat, word):
        return None
    return whole_round(g, seat) if prompt in BEFORE else lying(g, seat, prompt)


def _apply(g: Run, seat: int, word: int) -> bool:
    """Change the position as an answer does before the blows; return False for any other word."""
    if w.VERB[word] == w.STAND.id:
        g.stance[seat] = w.A[word]
    elif word in _ADDS:
        g.bonus += g.numbers[_ADDS[word]]
    elif word == w.BAIT:
        g.baited[seat] = 1
        g.food[seat] = max(g.food[seat] - g.numbers[BAIT_FOOD], 0)
    elif word == w.WALL:
        g.walled = 1
    elif word in (w.FREEZE, w.CONJURE[w.FROST], w.THROW_POTION[w.FROST]):
        g.frozen = 1
    elif word in (w.CONJURE[w.POISON], w.THROW_POTION[w.POISON]):
        g.venom = 1
    elif word == w.BASH:
        g.might = g.numbers[BASH] * g.armour[seat]
    elif word == w.BACKSTAB:
        g.doubled = 1
    elif w.VERB[word] == w.TRIBUTE.id:
        g.bonus += g.numbers[TRIBUTE] * w.A[word]
        g.hp[seat] -= w.A[word]
    else:
        return False
    return True
