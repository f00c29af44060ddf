"""The planner: lines of words tried out in sampled worlds.

At a choice the game names some lines (words to be said in a row): the best of all that it has
looked through by a cheap score.  Each is played in the same sampled worlds, with the same chance,
and played on by the game's quick policy for some turns, or until the game's chapter ends; what
the game says the positions are worth decides.  Where a game has `weights`, they are its quick
policy, and lines are played on in C if that engine is there: the same words.  After each world the
worse half of the lines is dropped.  The search is counted in worlds and turns, never in time, so
it gives the same answer everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from heroon.kernel import Ask, GameSpec, Machine, Rng, Seat
from heroon.kernel.ask import NATURE
from heroon.kernel.heuristics import DEEP, USUAL, Effort, Heuristics, heuristics_of

from .exact import Solver, Unsolvable
from .exact_places import place_at
from .sureness import Tried, tried
from .together import together
from .weighed import said

if TYPE_CHECKING:
    from heroon.native import Engine


#: A solution is given up after so many positions without an end.
_NEAR: Final = 24


def effort_of(spec: GameSpec[Any], deep: bool = False) -> Effort:
    """Return how much the planner thinks in a game; with `deep`, as the bot `search`."""
    planning = heuristics_of(spec).planning
    if planning is None:
        return DEEP if deep else USUAL
    return planning.deep if deep else planning.effort


def can_plan(spec: GameSpec[Any], options: Mapping[str, int] | None = None, seats: int = 0) -> bool:
    """Return whether the planner can play at such a table: where no seat plays against another."""
    return heuristics_of(spec).planning is not None and together(spec, options, seats)


class Planner:
    """A search by lines for one seat, which keeps the rest of the line that it has begun."""

    def __init__(self, spec: GameSpec[Any], effort: Effort = USUAL):
        own = heuristics_of(spec)
        assert own.planning is not None
        self._planning = own.planning
        self._policy: Heuristics[Any] = own
        self._spec = spec
        self._effort = effort
        self._weights = own.weights
        self._say = own.planning.say if self._weights is None else None
        self._native = _engine(spec) if self._weights is not None else None
        self._rest: list[int] = []
        self._when = (-1, -1)

    def word(self, world: Machine[Any], ask: Ask, rng: Rng) -> int:
        """Choose what to say in a world that the seat cannot tell from the real one.

        A position inside a rule cannot be copied: there the policy answers.
        """
        g = world.g
        when = (self._spec.turn_of(g), ask.prompt)
        if self._rest and when == self._when and self._rest[0] in ask.words:
            return self._rest.pop(0)
        if world.rule is not None:
            return self._policy(g, ask, rng)
        lines = self._lines(g, ask)
        line = lines[0] if len(lines) == 1 else lines[self._order(g, lines, rng)[0][0]]
        self._rest = line[1:]
        self._when = when
        return line[0]

    def weigh(self, world: Machine[Any], ask: Ask, rng: Rng) -> list[Tried]:
        """List what the planner finds of each line it tries, the one it would say first.

        Empty inside a rule, where the policy answers and nothing is tried. A line begun earlier is
        not gone on with: all are tried anew.
        """
        if world.rule is not None:
            return []
        lines = self._lines(world.g, ask)
        if len(lines) == 1:
            return [tried(lines[0], [], [])]
        order, worths = self._order(world.g, lines, rng)
        first = worths[order[0]]
        return [tried(lines[i], worths[i], first) for i in order]

    def _lines(self, g: Any, ask: Ask) -> list[list[int]]:
        """List the lines to try: the game's own, or where it is settled what is best, no others."""
        lines, best = self._planning.lines(g, ask), self._settled(g, ask)
        if not best:
            return lines
        return [line[:1] for line in lines if line[0] in best] or [[best[0]]]

    def _settled(self, g: Any, ask: Ask) -> list[int]:
        """List the best words where an exact solution is at hand and not all words are as good."""
        most, progress = self._effort.exact, self._policy.progress
        if not most or progress is None or len(ask.words) == 1:
            return []
        done, stages, _ = progress(g)
        if done < stages - 1:
            return []
        try:
            found = Solver(self._spec, (0,) * g.seats, most, _NEAR).solve(place_at(self._spec, g))
        except Unsolvable:
            return []
        best = [word for word in found.best if word in ask.words]
        return best if len(best) < len(found.words) else []

    def _order(
        self, g: Any, lines: list[list[int]], rng: Rng
    ) -> tuple[list[int], list[list[float]]]:
        """Try lines; return their numbers, the best first, and what each was worth, by world."""
        worths: list[list[float]] = [[] for _ in lines]
        order: list[int] = []
        sums = [0.0] * len(lines)
        sums[0] = self._effort.margin * self._effort.each
        alive = list(range(len(lines)))
        done = 0
        for _ in range(self._effort.worlds):
            luck = self._round(g, lines, alive, worths, rng)
            for i in alive:
                for worth in worths[i][done:]:
                    sums[i] += worth
            done = len(worths[alive[0]])
            alive.sort(key=lambda i: -sums[i])
            left = max((len(alive) + 1) // 2, 1)
            order[:0] = alive[left:]
            del alive[left:]
            if not luck or len(alive) == 1:
                break
            sums[0] += self._effort.margin * self._effort.each
        return alive + order, worths

    def _round(
        self, g: Any, lines: list[list[int]], alive: list[int], worths: list[list[float]], rng: Rng
    ) -> bool:
        """Note what the lines left are worth in some worlds; return whether worlds differ."""
        luck = False
        for _ in range(self._effort.each):
            chance = rng.below(1 << 30)
            world = self._spec.copy(g)
            luck = self._planning.settle(world, Rng(chance))
            for i, worth in zip(alive, self._tried(world, lines, alive, chance), strict=True):
                worths[i].append(worth)
            if not luck:
                break
        return luck

    def _tried(
        self, g: Any, lines: list[list[int]], alive: list[int], chance: int
    ) -> Iterator[float]:
        """Yield what each of some lines is worth in one world, all of them with the same chance."""
        native, effort = self._native, self._effort
        if native is None:
            for i in alive:
                yield self._try(g, lines[i], Rng(chance))
            return
        world = native.load(g)
        for i in alive:
            there = world.clone()
            there.line(tuple(lines[i]), Rng(chance).state, effort.turns, effort.words)
            if native.values:
                yield float(there.worth())
            else:
                yield float(self._planning.worth_of(native.state(there.values(), there.seats)))

    def _try(self, g: Any, line: list[int], chance: Rng) -> float:
        """Play a line in one world, go on for some turns, and return what that is worth."""
        spec = self._spec
        world = Machine(spec, spec.copy(g))
        world.begin()
        chapter_of = self._planning.chapter
        chapter = chapter_of(world.g)
        last = spec.turn_of(world.g) + self._effort.turns
        queue = list(line)
        for _ in range(self._effort.words):
            ask = world.ask
            if ask is None or chapter_of(world.g) != chapter or spec.turn_of(world.g) > last:
                break
            if ask.seats == NATURE:
                world.answer(chance.choice(ask.words))
            elif len(ask.words) == 1:
                if queue and queue[0] == ask.words[0]:
                    queue.pop(0)
                world.answer(ask.words[0])
            else:
                if not queue or queue[0] not in ask.words:
                    queue = self._answers(world.g, ask, chance)
                spoken = self._say(world.g, queue) if self._say and not world.rule else 0
                if spoken:
                    queue = queue[spoken:]
                    world.begin()
                else:
                    world.answer(queue.pop(0))
        return float(self._planning.worth_of(world.g))

    def _answers(self, g: Any, ask: Ask, chance: Rng) -> list[int]:
        """List a quick answer: one word by weights, or some words to be said in a row."""
        if self._weights is not None:
            return [said(self._weights, g, ask, chance, 0)]
        return self._planning.reply(g, ask)


def _engine(spec: GameSpec[Any]) -> Engine[Any] | None:
    """Return the engine that plays lines on, if it was built."""
    from heroon.native import Engine, engine  # late: who plans no lines need not wait for it

    found = engine(spec, make=False)
    return found if isinstance(found, Engine) and found.plans else None


class PlannerBot:
    """A bot that chooses by the planner."""

    def __init__(self, spec: GameSpec[Any], seed: int, effort: Effort = USUAL):
        self._rng = Rng(seed)
        self._planner = Planner(spec, effort)

    def choose(self, seat: Seat[Any]) -> int:
        """Choose the only word, or the one that the planner finds."""
        words = seat.words
        if len(words) == 1:
            return words[0]
        world = seat.world(self._rng)
        ask = Ask(1 << seat.number, seat.prompt, words)
        return self._planner.word(world, ask, self._rng)
