"""Mass simulation: equal for any number of workers, mirrored, and its statistics."""

import pickle
import weakref

import pytest

from heroon.kernel import InputError, game, games
from heroon.kernel.heuristics import heuristics_of
from heroon.lab import Game, PlayedGames, percentile, simulate, wilson
from heroon.testing.settings import allowing
from tests.native.having import native


def test_wilson_interval_has_the_published_shape() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10)[0] == 0.0


def test_percentile_is_the_nearest_rank() -> None:
    assert [percentile([1, 2, 3, 4], p) for p in (0.05, 0.5, 0.95, 1.0)] == [1, 2, 4, 4]
    assert percentile([], 0.5) == 0


def test_the_same_games_for_any_number_of_workers() -> None:
    one = simulate("heroz", ["random", "random"], 42, seed=3, workers=1)[1]
    two = simulate("heroz", ["random", "random"], 42, seed=3, workers=2)[1]
    assert one == two
    assert [g.number for g in one] == list(range(42))


@pytest.mark.parametrize(("name", "bots"), [("heroz", 2), ("micro-hero", 1), ("micro-hero", 2)])
def test_the_same_games_in_c(name: str, bots: int) -> None:
    native(game(name))
    said = {}
    for engine in ("python", "native"):
        summary, played = simulate(
            name, ["random"] * bots, 30, seed=5, workers=1, engine=engine, mirrored=bots > 1
        )
        assert summary.engine == engine
        said[engine] = played
    assert said["python"] == said["native"]


WEIGHED = [name for name in games() if heuristics_of(game(name)).weights]


@pytest.mark.parametrize("name", WEIGHED)
def test_bots_that_go_by_weights_play_the_same_games_in_c(name: str) -> None:
    native(game(name))
    seats = game(name).seats[-1]
    for bots in (
        ["heuristic"] * seats,
        ["heuristic", "random"][:seats],
        ["careless:30", "heuristic"][:seats],
    ):
        said = {}
        for engine in ("python", "native"):
            options = allowing(game(name), len(bots))
            summary, played = simulate(
                name, bots, 4, seed=5, workers=1, engine=engine, options=options
            )
            assert summary.engine == engine
            said[engine] = played
        assert said["python"] == said["native"]


def test_bots_that_search_play_in_cpython() -> None:
    bots = ["ismcts:2", "random"]
    assert simulate("heroz", bots, 2, workers=1)[0].engine == "python"
    with pytest.raises(InputError, match="only these bots play heroz in C: random"):
        simulate("heroz", bots, 2, engine="native")
    with pytest.raises(InputError, match="no such engine"):
        simulate("heroz", bots, 2, engine="steam")


def test_a_bot_against_itself_is_even_in_mirrored_pairs() -> None:
    summary, games = simulate("heroz", ["random", "random"], 40, seed=1, workers=1)
    assert summary.games == len(games) == 40
    assert sum(summary.wins) + summary.draws == 40
    assert summary.choices_per_s > 0


def test_heuristic_beats_random() -> None:
    summary, _ = simulate("heroz", ["heuristic", "random"], 60, seed=1, workers=2)
    assert summary.intervals[0][0] > 0.5


@pytest.mark.parametrize("bots", [["random"], ["random", "nobody"]])
def test_bad_bots_are_refused(bots: list[str]) -> None:
    with pytest.raises(InputError):
        simulate("heroz", bots, 1)


def test_bad_options_are_refused() -> None:
    with pytest.raises(InputError, match="no such option"):
        simulate("heroz", ["random", "random"], 1, options={"colour": "red"})


@pytest.mark.parametrize("workers", [1, 2])
def test_what_was_played_at_an_interrupt_is_summed_up(workers: int) -> None:
    def stop(games: int) -> None:
        raise KeyboardInterrupt

    bots = ["heuristic", "random"]
    summary, played = simulate(
        "heroz", bots, 90, workers=workers, progress=stop, stoppable=True, engine="python"
    )
    assert summary.stopped and 0 < summary.games == len(played) < 90
    assert sum(summary.wins) + summary.draws == summary.games
    assert '"stopped": true' in summary.to_json()
    with pytest.raises(KeyboardInterrupt):
        simulate("heroz", bots, 90, workers=workers, progress=stop, engine="python")


@pytest.mark.parametrize("workers", [1, 2])
def test_games_that_are_handed_on_are_not_kept(workers: int) -> None:
    """At most a few of the thirty runs of games are in memory at a time, and all come in order."""
    bots = ["random", "random"]
    runs: list[weakref.ref[PlayedGames]] = []
    numbers: list[int] = []
    alive: list[int] = []

    def into(played: PlayedGames) -> None:
        numbers.extend(played.numbers)
        runs.append(weakref.ref(played))
        alive.append(sum(run() is not None for run in runs))

    summary, kept = simulate("heroz", bots, 600, workers=workers, engine="python", into=into)
    assert not kept and numbers == [*range(600)] and len(runs) == 30
    assert max(alive) <= 2
    whole, played = simulate("heroz", bots, 600, workers=1, engine="python")
    assert len(played) == 600
    speed = {"seconds", "choices_per_s", "decisions_per_s", "tokens_per_s"}
    told, before = summary.to_dict(), whole.to_dict()
    assert {key for key in before if told[key] != before[key]} <= speed


def test_a_series_may_begin_anywhere() -> None:
    """What a run that was stopped did not come to is played by its number."""
    bots = ["heuristic", "random"]
    _, whole = simulate("heroz", bots, 20, seed=2, workers=1, engine="python")
    first, begun = simulate("heroz", bots, 7, seed=2, workers=1, engine="python")
    rest, ended = simulate("heroz", bots, 13, seed=2, workers=1, engine="python", first=7)
    assert [*begun, *ended] == whole
    assert "first" not in first.to_dict() and rest.to_dict()["first"] == 7


def test_games_are_a_sequence() -> None:
    made = [
        Game(number, ("a", "b")[:: 1 - 2 * (number % 2)], (number, -number), "x", 1, 2, 3, 4, "y")
        for number in range(7)
    ]
    games = PlayedGames(made)
    assert games == made and made == games and games != made[:6] and games != 7
    assert games[3] == made[3] and games[-1] == made[-1]
    for cut in (slice(2, 5), slice(5, 2), slice(None, None, 2), slice(None, None, -1)):
        assert games[cut] == made[cut]
    other = PlayedGames([made[6]._replace(reason="new", seats=("c", "d"))])
    other.extend(games)
    assert other[0].reason == "new" and other[1:] == made and [*other[1:]] == made
    assert pickle.loads(pickle.dumps(games)) == made
    with pytest.raises(IndexError):
        games[7]


def test_own_cards_are_played_by_every_worker() -> None:
    def of(cards: str, workers: int) -> list[int]:
        played = simulate("heroz", ["random"] * 2, 42, workers=workers, cards=cards)[1]
        return [game.choices for game in played]

    short = "[numbers]\ngoal = 1\n"
    assert of(short, 1) == of(short, 2) != of("", 1)
    assert sum(of(short, 1)) < sum(of("", 1))
