"""The bots by name, and those that need no search: random and heuristic."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from heroon.kernel import Ask, GameSpec, InputError, Rng, Seat
from heroon.kernel.errors import MALFORMED, UNKNOWN
from heroon.kernel.heuristics import heuristics_of

from .ismcts import SearchBot, can_search
from .learned import LEARNED, LearnedBot, can_learned, check_shipped, has_runtime, policy_in
from .planner import PlannerBot, can_plan, effort_of
from .rollouts import ROLLOUTS, RolloutBot, can_try

#: A function that chooses a word, given the state, the ask and a generator.
Policy = Callable[[Any, Ask, Rng], int]


class Bot(Protocol):
    """A player that can sit at a table and choose words."""

    def choose(self, seat: Seat[Any]) -> int:
        """Choose one of the words that the seat may say now."""
        ...


class RandomBot:
    """A bot that says any legal word, with equal chances."""

    def __init__(self, seed: int):
        self._rng = Rng(seed)

    def choose(self, seat: Seat[Any]) -> int:
        """Choose one of the seat's words at random."""
        return self._rng.choice(seat.words)


def shares_of(number: str) -> tuple[int, ...]:
    """Read how many of a hundred words are random: one number, or one for each team ("9/20")."""
    return tuple(int(share) for share in number.split("/")) if number else (0,)


def share_of(shares: Sequence[int], team: int) -> int:
    """Return the share of a team; the last one stands for all teams after it."""
    return shares[min(team, len(shares) - 1)]


class HeuristicBot:
    """A bot that says what a hand-written policy does, in a world its seat might be in.

    The policy is the game's own, or that of one of its strangers, by name; of a hundred choices so
    many are random as `careless` says of the seat's team.

    The policy looks at public facts and at the asked seat's own secrets alone, so any sampled
    world gives the same answer; sampling makes sure that it cannot cheat.
    """

    def __init__(self, seed: int, partner: str = "", careless: Sequence[int] = (0,)):
        self._rng = Rng(seed)
        self._partner = partner
        self._careless = careless

    def choose(self, seat: Seat[Any]) -> int:
        """Choose the word of the policy, or a random one as often as `careless` says."""
        words = seat.words
        if len(words) == 1:
            return words[0]
        share = share_of(self._careless, seat.teams[seat.number])
        if share and self._rng.below(100) < share:
            return self._rng.choice(words)
        policy = policy_of(seat.spec, self._partner)
        world = seat.world(self._rng)
        if policy is None or world.ask is None:
            return self._rng.choice(words)
        # Of an open decision the seat answers for itself alone.
        ask = Ask(1 << seat.number, world.ask.prompt, words)
        return policy(world.g, ask, self._rng)


#: The iterations of a tree search when no number is given, and the most.
USUAL: Final = 400
MOST: Final = 1_000_000


def partners(spec: GameSpec[Any]) -> list[str]:
    """List the strangers of a game: bots of one idea each, not among `bot_names`."""
    return list(heuristics_of(spec).partners)


def policy_of(spec: GameSpec[Any], partner: str = "") -> Policy | None:
    """Return the policy of a game, or of a stranger by name; None if there is none."""
    own = heuristics_of(spec)
    return own.partners.get(partner) if partner else own.policy


def bot_names(
    spec: GameSpec[Any], options: Mapping[str, int] | None = None, seats: int = 0
) -> list[str]:
    """List the names of the bots for such a table (see `together`), the weakest first."""
    names = ["random"]
    if spec.policy is not None:
        names.append("heuristic")
    if can_plan(spec, options, seats):
        names += ["planner", "search"]
    if can_search(spec, options, seats):
        names.append("ismcts")
    if can_try(spec, options, seats):
        names.append(ROLLOUTS)
    if can_learned(spec, options, seats) and has_runtime():
        names.append(LEARNED)
    return names


def needs_table(name: str) -> bool:
    """Return whether a bot plays only at a table, not inside a playout."""
    return name.partition(":")[0] in ("ismcts", LEARNED, ROLLOUTS)


def check_bot(
    name: str, spec: GameSpec[Any], options: Mapping[str, int] | None = None, seats: int = 0
) -> None:
    """Raise `InputError` unless a bot of that name can play at such a table (see `together`)."""
    base, colon, number = name.partition(":")
    if base == "careless" and spec.policy is not None:
        if not all(n.isdecimal() and 0 < int(n[:9]) < 100 for n in number.split("/")):
            why = "careless takes a share of random words, from 1 to 99 of a hundred, or one a team"
            raise InputError(MALFORMED, why, name[:40], "bot")
        return
    if base == LEARNED:
        if not colon:
            check_shipped(spec, options, seats)
        policy_in(spec, number, seats)
        return
    names = bot_names(spec, options, seats)
    if base not in names and base not in partners(spec):
        hint = ", ".join(names)
        raise InputError(UNKNOWN, f"no such bot for {spec.id} (there are: {hint})", name, "bot")
    if colon and not (base == "ismcts" and number.isdecimal() and 0 < int(number[:9]) <= MOST):
        why = f"only ismcts takes a number of iterations, from 1 to {MOST}"
        raise InputError(MALFORMED, why, name[:40], "bot")


def bot(
    name: str,
    spec: GameSpec[Any],
    seed: int = 0,
    options: Mapping[str, int] | None = None,
    seats: int = 0,
) -> Bot:
    """Make a bot by name, for such a table (see `together`); raises `InputError`.

    `ismcts:500` searches with so many iterations; `careless:20` is the heuristic bot, but so many
    of a hundred choices are random, `careless:9/20` so many of the first team's and of the others';
    `learned:FILE` plays by the weights in that file.
    """
    check_bot(name, spec, options, seats)
    base, _, number = name.partition(":")
    if base == "random":
        return RandomBot(seed)
    if base == "heuristic":
        return HeuristicBot(seed)
    if base == "careless":
        return HeuristicBot(seed, careless=shares_of(number))
    if base in partners(spec):
        return HeuristicBot(seed, base)
    if base == LEARNED:
        return LearnedBot(spec, seed, number, seats)
    if base == ROLLOUTS:
        return RolloutBot(spec, seed)
    if base == "planner":
        return PlannerBot(spec, seed, effort_of(spec))
    if base == "search":
        return PlannerBot(spec, seed, effort_of(spec, deep=True))
    return SearchBot(spec, seed, int(number or USUAL))
