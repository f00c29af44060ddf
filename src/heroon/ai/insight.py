"""What a game knows about itself beyond its rules: the hooks of its `heuristics` module.

A game says what its heuristic bot answers with `GameSpec.policy`.  Functions of these names in
the module of that policy let more than one game use the same search and the same hints:

| name | what it says |
|---|---|
| `sensible(g, seat, prompt, words, word)` | the words a search considers; `word`: the policy's |
| `weights(g, seat, prompt, words)` | a number for each word, the better the higher; see below |
| `standing(g, seat)` | what a position is worth to a seat, from 0 to 1000; see below |
| `searching()` | how a tree search goes, by the fields of `Searching` |
| `careless()` | of a hundred words of each level below the best, how many are random |
| `builder`, `turtle`, `hoarder`, `miser`, `runner` | sparring partners: every level beats them |
| `lines(g, ask)` | words to be said in a row, the most promising line first |
| `reply(g, ask)` | a quick answer, some words to be said in a row, for playouts |
| `say(g, line)` | says the first of some legal words between steps, unasked; how many it said |
| `settle(g, rng)` | puts what nobody knows in some order; whether there was any |
| `chapter(g)` | a number that changes when a playout may stop |
| `worth_of(g)` | how good a position is |
| `effort(deep)` | how much the planner thinks, by the fields of `Effort` |
| `progress(g)` | of a journey: stages done, of how many, what is fought now |
| `best_line(g, seat, prompt, words)` | the best words for the own hand, to be said in a row |
| `reached(g, seat, line)` | how far words are certain, totals after them, what those must beat |

`weights(g: Game, seat: int, prompt: int, words: list[int]) -> list[int]` and
`standing(g: Game, seat: int) -> int` are written in the subset of the rules
(`docs/rules-subset.md`), so that the engine in C plays by them.

`weights` returns one int for each word, in their order; it looks at public facts and at the asked
seat's own secrets alone, may try things in the state, and leaves it and `words` as they were.  The
policy of a game that has it is this and nothing else: of several words it says the one with the
highest weight; where more than one has it, those in the order of the words are parted by one draw
`rng.below(how many they are)`; one alone is said without a draw.  `seat` is the first one that is
asked; where several are, a bot's `words` are those that it may say, a playout's are all.

A game with `weights` that the planner plays is played on by them, never by `reply` or `say`, and in
C: there `chapter` and the spec's `turn_of` must be in the subset, too.  A `worth_of` that returns
ints is translated as well, and should be where many lines are tried; one that returns floats is
asked in CPython.

`standing` is asked where a playout is cut short: 1000 is won, 0 lost, 500 even; it may look at
everything, since it sees sampled worlds only.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Any

from heroon.kernel import GameSpec


def hook(spec: GameSpec[Any], name: str) -> Callable[..., Any] | None:
    """A function of the module that holds a game's policy; None when it has none."""
    if spec.policy is None:
        return None
    found = getattr(sys.modules[spec.policy.__module__], name, None)
    return found if callable(found) else None


def together(spec: GameSpec[Any], options: Mapping[str, int] | None = None, seats: int = 0) -> bool:
    """Whether all seats of such a table play together against the game.

    Left out, the options are the default ones, and the seats as many as may play with them.
    """
    chosen = spec.settings({}) if options is None else options
    seats = seats or max(n for n in spec.seats if spec.allows(chosen, n))
    return len(set(spec.teams_of(chosen, seats))) == 1


def offers(spec: GameSpec[Any], *names: str) -> bool:
    """Whether a game has all these hooks."""
    return all(hook(spec, name) is not None for name in names)
