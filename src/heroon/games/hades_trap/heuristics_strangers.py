"""HADES TRAP: the strangers, players of one idea each, whom every level of bot must beat.

Two have no plan: the `runner` runs to the nearest cell that brings a medallion or lies beside a
tile face down, and thinks of nobody else and no Boss; the `chaser` runs to the nearest hero and
strikes, and is a runner where it reaches none.  Both say one word in eight at random.  The others
play the policy of the levels with one thing that they like too much, or never do: a number for each
verb that is added to the weight of its words.  They never change, and no level plays by this
module.  All is in the subset of the rules, and looks at public facts and at the asked seat's own
secrets.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from heroon.kernel import DONE, YES
from heroon.kernel.heuristics import Heuristics
from heroon.kernel.strangers import Dial, Strangers

from . import heuristics
from . import words as w
from .cards import FORCE_CELL, SANDALS_CELL
from .heuristics import weights
from .labyrinth import NEXT
from .places import TO_LEAVE, TO_WIN, closed, counted, ground, kind, portal_cell, taken
from .state import FALLEN, Race

#: The style: the policy of the levels, the runner, the chaser.
STYLE, LEVELS, RUNNER, CHASER = 0, 0, 1, 2
#: From here on a taste holds what each verb is worth more than the policy says.
VERBS: Final = 1
OWN: Final = (0,) * (VERBS + len(w.V.verbs))
#: More than anything but a word that wins, and less than all.
MOST: Final = 1 << 22


class TastedRace(Race):
    """The state of a game in which every seat has a taste."""

    taste: list[list[int]]


def by_taste(g: TastedRace, seat: int, prompt: int, words: list[int]) -> list[int]:
    """Weigh words by the taste of the seat."""
    return weigh(g, seat, prompt, words, g.taste[seat])


def weigh(g: Race, seat: int, prompt: int, words: list[int], taste: list[int]) -> list[int]:
    """Weigh words by a taste."""
    if taste[STYLE] == CHASER and prompt == w.P_ACT:
        return to_chase(g, seat, words)
    if taste[STYLE] > LEVELS:
        return to_run(g, seat, prompt, words)
    found = weights(g, seat, prompt, words)
    for i, word in enumerate(words):
        found[i] += taste[VERBS + w.VERB[word]]
    return found


# -- the runner and the chaser ---------------------------------------------------------------------


def to_run(g: Race, me: int, prompt: int, words: list[int]) -> list[int]:
    """Weigh as who runs to the nearest cell that brings a medallion."""
    if prompt != w.P_ACT:
        return [int(word == YES) for word in words]
    if w.SHOW in words and counted(g, me) == TO_WIN:
        return [int(word == w.SHOW) for word in words]
    for word in (w.WIN_FORCE, w.STAND):
        if word in words:
            return [int(other == word) for other in words]
    for word in words:
        verb = w.VERB[word]
        if verb == w.EXPLORE.id or verb == w.STRIKE.id or verb == w.CRUSH.id:
            return [int(other == word) for other in words]
        if verb == w.CHARGE.id and meets_boss(g, me, w.A[word]):
            return [int(other == word) for other in words]
    if g.lies[me] == FALLEN:
        return [0] * len(words)
    step = first_step(g, me, words, RUNNER)
    return [int(word == step) for word in words]


def to_chase(g: Race, me: int, words: list[int]) -> list[int]:
    """Weigh as who strikes another hero wherever it can, and runs to the nearest one."""
    for word in words:
        verb = w.VERB[word]
        if verb == w.PUSH.id or verb == w.HURL.id or verb == w.THROW.id:
            return [int(other == word) for other in words]
    step = first_step(g, me, words, CHASER) if g.lies[me] != FALLEN else -1
    if step < 0:
        return to_run(g, me, w.P_ACT, words)
    return [int(word == step) for word in words]


def meets_boss(g: Race, me: int, side: int) -> bool:
    """Return whether a charge to a side meets the Boss and so wins Courage."""
    cell = g.at[me]
    if g.boss_at < 0 or g.medallions[me] & w.COURAGE > 0:
        return False
    for _ in range(14):
        if closed(g, cell, side):
            return False
        cell = NEXT[cell][side]
        if cell == g.boss_at:
            return True
    return False


def brings(g: Race, me: int, cell: int) -> bool:
    """Return whether a cell brings a medallion or the victory, or lies beside a face-down tile."""
    if counted(g, me) >= TO_LEAVE and g.boss != w.SIREN:
        return cell == portal_cell(g)
    lacks = 63 - g.medallions[me]
    if cell in g.halves and lacks & w.SPIRIT > 0:
        return True
    for side in range(4):
        if kind(g, NEXT[cell][side] // 9) == 0:
            return True
    what = ground(g, cell)
    if what == SANDALS_CELL and lacks & w.COURAGE > 0 and g.boss_at >= 0:
        return True
    return what == FORCE_CELL and lacks & w.FORCE > 0


def beside_hero(g: Race, me: int, cell: int) -> bool:
    """Return whether another hero stands beside a cell, with no wall in between."""
    for side in range(4):
        other = NEXT[cell][side]
        if not closed(g, cell, side) and taken(g, other, me):
            return True
    return False


def first_step(g: Race, me: int, words: list[int], style: int) -> int:
    """Return the word of the first step to the nearest cell that a style looks for; -1 for none."""
    reached = [g.at[me]]
    begun = [-1]
    i = 0
    while i < len(reached):
        cell = reached[i]
        found = beside_hero(g, me, cell) if style == CHASER else brings(g, me, cell)
        if i > 0 and found:
            return begun[i]
        for side in range(4):
            other = NEXT[cell][side]
            if other in reached or closed(g, cell, side) or taken(g, other, me):
                continue
            word = begun[i] if i > 0 else w.GO[other]
            if i > 0 or word in words:
                reached.append(other)
                begun.append(word)
        i += 1
    return -1


# -- who they are ----------------------------------------------------------------------------------


def liking(more: int, *verbs: int) -> tuple[int, ...]:
    """Make a taste of who likes some verbs so much more than the policy."""
    return (LEVELS, *(more if verb in verbs else 0 for verb in range(len(w.V.verbs))))


#: What takes something from the pack of objects and tokens, and what changes the labyrinth.
_SPENT: Final = tuple(
    verb.id for verb in (w.DASH, w.TWIST, w.TRADE, w.REFLECT, w.HURL, w.THROW, w.PHASE)
)
_SHIFTS: Final = (w.TURN.id, w.SWAP.id, w.TWIST.id, w.TRADE.id)
_BLOWS: Final = (w.PUSH.id, w.HURL.id, w.THROW.id, w.STRIKE.id, w.CRUSH.id)

STRANGERS: Final[Strangers[Race]] = Strangers(
    weigh=weigh,
    state=TastedRace,
    weights=by_taste,
    own=OWN,
    tastes={
        "runner": (RUNNER, *OWN[VERBS:]),
        "chaser": (CHASER, *OWN[VERBS:]),
        "idler": liking(MOST, w.VERB[DONE]),
        "brawler": liking(5000, *_BLOWS),
        "spoiler": liking(5000, *_SHIFTS),
        "spender": liking(5000, *_SPENT),
        "collector": liking(5000, w.VERB[w.TAKE], w.EXPLORE.id),
        "miser": liking(-5000, *_SPENT),
        "hermit": liking(-5000, *_BLOWS),
    },
    careless={"runner": 12, "chaser": 12},
    level={
        name: "master" for name in ("brawler", "spoiler", "spender", "collector", "miser", "hermit")
    },
    dials={
        w.V.verbs[verb].name: Dial(VERBS + verb, 60, -3000, 3000)
        for verb in sorted(
            {
                *_SHIFTS,
                *_SPENT,
                *_BLOWS,
                *(w.EXPLORE.id, w.VERB[w.TAKE], w.CHARGE.id, w.VERB[w.BOOST], w.VERB[DONE]),
            }
        )
    },
    tables=tuple(({"boss": boss}, 2) for boss in ("minotaur", "hydra", "siren", "hades")),
)

#: All that bots, searches and summaries ask of the game, and the strangers.
HEURISTICS: Final[Heuristics[Race]] = replace(heuristics.HEURISTICS, partners=STRANGERS.partners())
