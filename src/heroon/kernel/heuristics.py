"""What a game knows about itself beyond its rules, for bots, searches and summaries."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

from .ask import Ask
from .drivers import Rng
from .spec import GameSpec
from .state import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Searching:
    """The settings of a tree search.

    - `world`: the number of iterations in copies of one sampled world
    - `explore`: how far confidence bounds reach; the default is about right for random games of
      two
    - `prior`, `prior_value`: the policy's word begins as if it had been tried in so many of a
      hundred iterations, and had won this share of them
    - `every`: one choice in so many is random where a game is played on by weights (1: all are,
      0: none)
    - `cut`: a game that is played on is cut short after so many choices (0: never)
    - `iterations`: the number of iterations where nobody says another one
    """

    world: int = 4
    explore: float = 0.7
    prior: int = 6
    prior_value: float = 0.6
    every: int = 10
    cut: int = 0
    iterations: int = 400


@dataclass(frozen=True)
class Effort:
    """The effort of a planner: rounds for each choice, turns in each world, words at most.

    After a round of `each` worlds the worse half of the lines is dropped. Another line must be
    better than the first one by `margin` in each world. At the last stage of a journey so many
    positions as `exact` says are looked at first, whether they settle what is best (0: none).
    """

    worlds: int = 3
    turns: int = 4
    words: int = 200
    margin: float = 3.0
    each: int = 1
    exact: int = 0


#: What the bot `planner` thinks where a game does not say.
USUAL: Final = Effort()
#: What the bot `search` thinks where a game does not say: further ahead, and in more worlds.
DEEP: Final = Effort(turns=8, each=4)


@dataclass(frozen=True)
class Rollouts:
    """The settings of rollouts (`heroon.ai.rollouts`), where seats play against each other.

    - `words`: the policy's best words that are tried, so many at most
    - `spread`: none of them weighs less than the best one by more than this
    - `effort`: its `margin` is in thousandths of a win
    - `at_once`: the prompts that the policy answers alone
    - `close`: words race (there), and one that is surely not better than the best by more than so
      many thousandths of a win is dropped; None: the worse half is, and there is a margin
    """

    words: int = 6
    spread: int = 1 << 30
    effort: Effort = Effort(margin=20.0, each=16)
    at_once: tuple[int, ...] = ()
    close: float | None = None


@dataclass(frozen=True, eq=False)
class Planning(Generic[S]):
    """The functions that a game gives so that `heroon.ai.planner` can plan its turns.

    | field | what it says |
    |---|---|
    | `lines(g, ask)` | words to be said in a row, the most promising line first |
    | `reply(g, ask)` | a quick answer, some words to be said in a row, for playouts |
    | `settle(g, rng)` | puts what nobody knows in some order; whether there was any |
    | `chapter(g)` | a number that changes when a playout may stop |
    | `worth_of(g)` | how good a position is |
    | `say(g, line)` | says the first of some legal words between steps, unasked; how many it said |
    | `effort`, `deep` | how much the bots `planner` and `search` think |

    Where a game has weights, it is played on by them, never by `reply` or `say`, and in C: there
    `chapter` and the spec's `turn_of` must be in the subset, too.  A `worth_of` that returns ints
    is translated as well, and should be where many lines are tried; one that returns floats is
    asked in CPython.
    """

    lines: Callable[[S, Ask], list[list[int]]]
    reply: Callable[[S, Ask], list[int]]
    settle: Callable[[S, Rng], bool]
    chapter: Callable[[S], int]
    worth_of: Callable[[S], float]
    say: Callable[[S, Sequence[int]], int] | None = None
    effort: Effort = USUAL
    deep: Effort = DEEP


@dataclass(frozen=True, eq=False)
class Heuristics(Generic[S]):
    """What a game knows about itself beyond its rules; itself the policy of its `GameSpec`.

    | field | what it says |
    |---|---|
    | `policy(g, ask, rng)` | what the heuristic bot answers (see `GameSpec`) |
    | `weights(g, seat, prompt, words)` | a number for each word, the better the higher; see below |
    | `standing(g, seat)` | what a position is worth to a seat, from 0 to 1000; see below |
    | `standings(g)` | `standing` of all seats, where one walk finds them for less; optional |
    | `sensible(g, seat, prompt, words, word)` | the words a search considers; `word`: policy's |
    | `searching` | how a tree search goes |
    | `careless` | of a hundred words of each lower level, how many are random (or by team) |
    | `partners` | strangers by name, players of one idea each (`kernel/strangers.py`) |
    | `planning` | what the planner asks |
    | `rollouts` | how words are tried in rollouts, by `weights` and `standing` |
    | `progress(g)` | of a journey: stages done, of how many, what is fought now |

    `weights`, `standing` and `standings` are written in the subset of the rules
    (`docs/rules-subset.md`), so that the engine in C plays by them.

    `weights` returns one int for each word, in their order; it looks at public facts and at the
    asked seat's own secrets alone, may try things in the state, and leaves it and `words` as they
    were.  The policy of a game that has it is this and nothing else: of several words it says the
    one with the highest weight; where more than one has it, those in the order of the words are
    parted by one draw `rng.below(how many they are)`; one alone is said without a draw.  `seat` is
    the first one that is asked; where several are, a bot's `words` are those that it may say, a
    playout's are all.

    `standing` is asked where a playout is cut short: 1000 is won, 0 lost, 500 even; it may look at
    everything, since it sees sampled worlds only.
    """

    policy: Callable[[S, Ask, Rng], int] | None = None
    weights: Callable[[S, int, int, list[int]], list[int]] | None = None
    standing: Callable[[S, int], int] | None = None
    standings: Callable[[S], list[int]] | None = None
    sensible: Callable[[S, int, int, Sequence[int], int], list[int]] | None = None
    searching: Searching = Searching()
    careless: tuple[int | tuple[int, ...], ...] | None = None
    partners: Mapping[str, Callable[[S, Ask, Rng], int]] = field(default_factory=dict)
    planning: Planning[S] | None = None
    rollouts: Rollouts | None = None
    progress: Callable[[S], tuple[int, int, str]] | None = None

    def __call__(self, g: S, ask: Ask, rng: Rng) -> int:
        """Return the word that the heuristic bot answers."""
        assert self.policy is not None
        return self.policy(g, ask, rng)


_NOTHING: Final[Heuristics[Any]] = Heuristics()


def heuristics_of(spec: GameSpec[S]) -> Heuristics[S]:
    """Return the heuristics of a game; empty ones for a game without a policy."""
    if spec.policy is None:
        return _NOTHING
    if isinstance(spec.policy, Heuristics):
        return spec.policy
    return Heuristics(spec.policy)
