"""Mass simulation: whole games in playouts, on several processes or machines.

Neither their number nor the place changes a result.  Games of random bots, and of heuristic and
careless ones that go by weights, are played in C where that engine can be had: the same games,
sooner.

Game i depends on the seed and on i alone.  In a mirrored series as many games as there are seats
have the same chance, and from one to the next each bot moves up by a seat: of two seats they are
pairs, 2k and 2k+1.  Where all seats play together nothing is mirrored: such games are summed up by
how far they went.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from heroon.ai import Planner, bot, check_bot, effort_of, needs_table
from heroon.ai.bots import partners, policy_of, share_of, shares_of
from heroon.ai.together import together
from heroon.kernel import GameSpec, InputError, Machine, Rng, Seat, State, Table, game, playout
from heroon.kernel.ask import NATURE, Ask, last_seat
from heroon.kernel.errors import REFUSED, UNKNOWN
from heroon.kernel.heuristics import heuristics_of
from heroon.kernel.sample import deal
from heroon.native import Engine
from heroon.native import engine as engine_of

from .games import Game, PlayedGames
from .tally import SeriesTally, Summary, moved_by, sum_up
from .workers import Workers, WorkersLost, check_place, work

#: Games a process plays between two reports: in CPython, in C, with bots that search long.
_CHUNK = 20
_FAST_CHUNK = 2000
_SLOW_CHUNK = 2
#: The number of games from which on it is worth while to build the engine in C first.
_WORTH = 5000
#: The engines that can be asked for.
ENGINES: Final = ("auto", "native", "python")


class _Job(NamedTuple):
    """The order for a worker to play a run of games: plain data, so that it can be sent."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    mirrored: bool
    first: int
    games: int
    native: bool
    cards: str = ""


class PlayedRun(NamedTuple):
    """The games that a worker has played in a row, their counts, and the seconds it computed."""

    played: PlayedGames
    tally: SeriesTally
    seconds: float


def simulate(
    name: str,
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    options: dict[str, str] | None = None,
    mirrored: bool = True,
    workers: int | Workers = 0,
    first: int = 0,
    progress: Callable[[int], None] | None = None,
    engine: str = "auto",
    cards: str = "",
    stoppable: bool = False,
    into: Callable[[PlayedGames], None] | None = None,
) -> tuple[Summary, PlayedGames]:
    """Play so many games, with one bot a seat; return summary and games.  Raises `InputError`.

    They are the games number `first` and on, so a long run can be cut into blocks (of a multiple of
    the seats, if mirrored) and put together by `sum_up`.

    The engine `auto` is the one in C where it knows all bots and is built or worth building; the
    summary says which it was.  `native` raises `InputError` where it cannot be had.

    `workers` are so many processes of this machine, or says where others are.  `cards` is the text
    of a card file with the owner's numbers.  With `stoppable` an interrupt (Ctrl-C) ends the run,
    and so does a worker that dies time and again at the same games: what was played until then is
    summed up, and the games after it can be played by `first`.  Else that raises `WorkersLost`.

    `into` is given the games as they come, in their order and some at a time; none is kept then.

    Wins are counted by bot, not by seat: one for each bot of the team that won.
    """
    workers = workers if isinstance(workers, Workers) else Workers(workers)
    check_place(workers.on)
    spec = _spec(name, cards)
    if len(bots) not in spec.seats:
        why = f"{name} needs one bot for each of its {spec.seats[0]} seats"
        raise InputError(UNKNOWN, why, ",".join(bots), "bots")
    chosen = spec.settings(options or {})
    spec.check_seats(chosen, len(bots), "bots")
    mirrored = mirrored and not together(spec, chosen, len(bots))
    for b in bots:
        check_bot(b, spec, chosen, len(bots))
    native = _is_native(spec, bots, games, engine)
    chunk = _FAST_CHUNK if native else _CHUNK
    if any(map(needs_table, bots)):
        chunk = _SLOW_CHUNK
    last = first + games
    jobs = [
        _Job(
            name, options or {}, tuple(bots), seed, mirrored, i, min(chunk, last - i), native, cards
        )
        for i in range(first, last, chunk)
    ]
    summary = Summary(name, options or {}, tuple(bots), seed, mirrored, first)
    summary.engine = "native" if native else "python"
    summary.cards = spec.cards_hash if cards else ""
    kept, tally = PlayedGames(), SeriesTally()
    keep = into or kept.extend
    try:
        for run in work(jobs, _play, workers):
            keep(run.played)
            tally.add(run.tally)
            summary.seconds += run.seconds
            if progress is not None:
                progress(len(run.played))
    except (KeyboardInterrupt, WorkersLost) as ended:
        if not stoppable:
            raise
        summary.stopped, summary.lost = True, isinstance(ended, WorkersLost)
    sum_up(summary, tally)
    return summary, kept


def _is_native(spec: GameSpec[Any], bots: Sequence[str], games: int, wanted: str) -> bool:
    """Decide whether the games are played in C; raises `InputError` if they cannot but must be."""
    if wanted not in ENGINES:
        raise InputError(UNKNOWN, f"no such engine (there are: {', '.join(ENGINES)})", wanted)
    known = ("random", "heuristic", "careless") if heuristics_of(spec).weights else ("random",)
    strange = any(b.partition(":")[0] not in known for b in bots)
    if wanted == "python" or (wanted == "auto" and strange):
        return False
    if strange:
        why = f"only these bots play {spec.id} in C: {', '.join(known)}"
        raise InputError(REFUSED, why, wanted, "engine")
    found = engine_of(spec, make=wanted == "native" or games >= _WORTH)
    if not found and wanted == "native":
        assert not isinstance(found, Engine)
        raise InputError(REFUSED, found.reason, wanted, "engine")
    return bool(found)


def _spec(name: str, cards: str) -> GameSpec[Any]:
    """Load the game of that name, with the owner's card numbers if some are given."""
    return game(name).using(cards, "cards") if cards else game(name)


def _play(job: _Job) -> PlayedRun:
    """Play games in a row and count them, within this process."""
    spec = _spec(job.game, job.cards)
    found = engine_of(spec, make=False) if job.native else None
    start = time.process_time()
    numbers = range(job.first, job.first + job.games)
    if isinstance(found, Engine):
        played = PlayedGames(_play_fast(found, job, numbers))
    else:
        play = _play_at_table if any(map(needs_table, job.bots)) else _play_one
        played = PlayedGames(play(spec, job, i) for i in numbers)
    tally = SeriesTally()
    tally.count(played, job.mirrored)
    return PlayedRun(played, tally, time.process_time() - start)


def _seating(job: _Job, number: int) -> tuple[tuple[str, ...], int, tuple[int, ...]]:
    """Return the bot in each seat of a game, the seed of its chance, and a seed for each bot."""
    many = len(job.bots)
    moved = moved_by(many, job.mirrored, number)
    seats = job.bots[moved:] + job.bots[:moved]
    base = 16 * ((job.seed << 24) + (number // many if job.mirrored else number))
    return seats, base, tuple(base + 1 + s for s in range(many))


def _play_fast(native: Engine[Any], job: _Job, numbers: Iterable[int]) -> Iterator[Game]:
    """Play games of random, heuristic and careless bots in C: the same as `_play_one` plays."""
    spec, many = native.spec, len(job.bots)
    chosen, reasons = spec.settings(job.options), spec.words.reasons
    weighs = {b: b != "random" for b in job.bots}
    shares = {b: shares_of(b.partition(":")[2]) for b in job.bots}
    teams = spec.teams_of(chosen, many)
    for number in numbers:
        seats, chance, seeds = _seating(job, number)
        position = native.new(chosen, many)
        weighing = sum(weighs[b] << s for s, b in enumerate(seats))
        careless = tuple(share_of(shares[b], teams[s]) for s, b in enumerate(seats))
        counts = position.contest(chance, seeds, 0, weighing, careless)
        g = native.state(position.values(), many)
        reason = reasons[position.reason].name if position.over else "bound"
        result = position.result or tuple(spec.bound_result(g))
        yield Game(number, seats, result, reason, *counts, spec.turn_of(g), _ended_at(spec, g))


def _ended_at(spec: GameSpec[Any], g: State) -> str:
    """Name what ended a journey; "" for a game without stages."""
    progress = heuristics_of(spec).progress
    return progress(g)[2] if progress else ""


def _play_one(spec: GameSpec[Any], job: _Job, number: int) -> Game:
    """Play one game in CPython: chance from one generator, each bot from its own."""
    seats, chance, seeds = _seating(job, number)
    nature = Rng(chance)
    rngs = [Rng(seed) for seed in seeds]
    chosen = spec.settings(job.options)
    teams = spec.teams_of(chosen, len(seats))
    players = [_player(spec, b, s, teams) for s, b in enumerate(seats)]
    m = playout(spec, chosen, len(seats))
    choices = decisions = tokens = 0
    while m.ask is not None:
        ask = m.ask
        tokens += 1
        if ask.seats == NATURE:
            m.answer(nature.choice(ask.words))
            continue
        decisions += 1
        if len(ask.words) == 1:
            m.answer(ask.words[0])
            continue
        choices += 1
        if choices > spec.bound:
            break
        seat = last_seat(ask.seats)
        m.answer(players[seat](m, _asked(spec, ask, seat), rngs[seat]))
    reason = spec.words.reasons[m.g.reason].name if m.over else "bound"
    result = tuple(m.result)
    at, turns = _ended_at(spec, m.g), spec.turn_of(m.g)
    return Game(number, seats, result, reason, choices, decisions, tokens, turns, at)


def _play_at_table(spec: GameSpec[Any], job: _Job, number: int) -> Game:
    """Play one game at a table, with bots that look at copies of it."""
    seats, chance, seeds = _seating(job, number)
    nature = Rng(chance)
    chosen = spec.settings(job.options)
    players = [
        bot(name, spec, seed, chosen, len(seats)) for name, seed in zip(seats, seeds, strict=True)
    ]
    table = Table(spec, job.options, seats=len(seats), engine="auto")
    places = [Seat(table, s) for s in range(len(seats))]
    while (ask := table.ask) is not None and table.choices < spec.bound:
        if ask.seats == NATURE:
            table.answer(nature.choice(ask.words))
            continue
        seat = last_seat(ask.seats)
        table.answer(players[seat].choose(places[seat]), seat)
    g = table.g
    reason = table.reason or "bound"
    result = tuple(table.result or spec.bound_result(g))
    decisions = sum(token.seat >= 0 for token in table.tokens)
    counts = table.choices, decisions, len(table.tokens)
    return Game(number, seats, result, reason, *counts, spec.turn_of(g), _ended_at(spec, g))


#: A player of a simulation: a function that chooses a word.
_Player = Callable[[Machine[Any], Ask, Rng], int]


def _player(spec: GameSpec[Any], name: str, seat: int, teams: tuple[int, ...]) -> _Player:
    """Make the player of that name for a seat of one game."""
    base, _, number = name.partition(":")
    sparring = partners(spec)
    policy = policy_of(spec, base if base in sparring else "")
    if base in ("heuristic", "careless", *sparring) and policy is not None:
        share = share_of(shares_of(number), teams[seat])

        def answer(m: Machine[Any], ask: Ask, rng: Rng) -> int:
            """Answer by the policy, but in `share` of a hundred choices at random."""
            if share and rng.below(100) < share:
                return rng.choice(ask.words)
            return policy(m.g, ask, rng)

        return answer
    if name not in ("planner", "search"):
        return lambda m, ask, rng: rng.choice(ask.words)
    planner = Planner(spec, effort_of(spec, deep=name == "search"))

    def plan(m: Machine[Any], ask: Ask, rng: Rng) -> int:
        """Plan in a sampled world; inside a rule, where none is dealt, let the policy answer."""
        if m.rule is not None:
            return planner.word(m, ask, rng)
        world = Machine(spec, spec.copy(m.g))
        deal(spec, world.g, seat, len(teams), rng)
        return planner.word(world, ask, rng)

    return plan


def _asked(spec: GameSpec[Any], ask: Ask, seat: int) -> Ask:
    """Narrow a question to several seats to one seat and the words that it may say."""
    if ask.seats == 1 << seat:
        return ask
    said_by = spec.words.said_by
    words = [word for word in ask.words if said_by[word] in (-1, seat)]
    return Ask(1 << seat, ask.prompt, words)
