"""The bots: legal answers, nothing hidden read, and each better than the one before."""

import pytest

from heroon.ai import Bot, Effort, HeuristicBot, Planner, PlannerBot, RandomBot, bot, bot_names
from heroon.ai.planner import can_plan
from heroon.games.micro_hero import heuristics
from heroon.games.micro_hero import words as w
from heroon.games.micro_hero.spec import SPEC
from heroon.games.micro_hero.state import Journey
from heroon.kernel import Ask, Machine, Rng, Seat, Seeded, Table, game, playout
from heroon.lab import simulate

EVERYTHING = {"blood": "yes", "shield": "yes", "hera": "yes", "anger": "yes", "omphale": "yes"}


def some_options(rng: Rng) -> dict[str, str]:
    """A value of each option."""
    return {o.name: o.values[rng.below(len(o.values))] for o in SPEC.options}


def play_on(m: Machine[Journey], rng: Rng, most: int = 1000) -> set[int]:
    """Play by the policy, checking each answer; the prompts at which there was a choice."""
    asked: set[int] = set()
    for _ in range(most):
        ask = m.ask
        if ask is None:
            break
        if ask.seats == 0:
            m.answer(rng.choice(ask.words))
            continue
        if len(ask.words) > 1:
            asked.add(ask.prompt)
        word = heuristics.policy(m.g, ask, rng)
        assert word in ask.words
        m.answer(word)
    return asked


def test_the_policy_answers_legally_under_any_options() -> None:
    rng = Rng(5)
    asked: set[int] = set()
    for i in range(40):
        asked |= play_on(playout(SPEC, SPEC.settings(some_options(rng)), 1 + i % 2), rng)
    # It leaves no Posture upright for Hera's bolt, or for the end of the turn.
    assert asked >= set(heuristics._CHOICES) - {w.P_UPKEEP, w.P_FIRST, w.P_SPIN, w.P_DOUBLE}


def test_it_answers_where_it_seldom_comes() -> None:
    """Any word of the ask, also at prompts to which its own play hardly leads."""
    rng = Rng(6)
    asked: set[int] = set()
    for i in range(20):
        options = EVERYTHING | {"omphale": "no" if i % 4 < 2 else "yes"}
        m = playout(SPEC, SPEC.settings(options), 1 + i % 2)
        for _ in range(400):
            ask = m.ask
            if ask is None:
                break
            if ask.seats and len(ask.words) > 1:
                asked.add(ask.prompt)
                assert heuristics.policy(m.g, ask, rng) in ask.words
            m.answer(rng.choice(ask.words))
    assert asked >= {w.P_FIRST, w.P_DOUBLE, w.P_DISTAFF, w.P_SPLIT, w.P_LIFE, w.P_POSTURE}


def test_the_club_improves_the_best_card() -> None:
    m = playout(SPEC, SPEC.settings({"omphale": "yes"}), 1)
    words = [w.SPIN[w.STRIKE], w.SPIN[w.FIRST_BLESSING + 1], w.SPIN[w.WOUND]]
    assert heuristics.policy(m.g, Ask(1, w.P_SPIN, words), Rng(1)) == words[1]


@pytest.mark.parametrize(("options", "seats"), [({}, 1), (EVERYTHING, 1), (EVERYTHING, 2)])
def test_it_answers_alike_in_every_world_it_cannot_tell_apart(
    options: dict[str, str], seats: int
) -> None:
    rng = Rng(3)
    for seed in range(2):
        table = Table(SPEC, options, driver=Seeded(f"twin {seed}"), seats=seats)
        for _ in range(250):
            if table.ask is None:
                break
            seat = 0 if table.ask.seats & 1 else 1
            word = heuristics.policy(table.g, table.ask, Rng(0))
            if len(table.ask.words) > 1:
                world = table.sample(seat, rng)
                assert world.ask is not None
                assert heuristics.policy(world.g, world.ask, Rng(0)) == word
            table.answer(word, seat if word in table.words(seat) else 1 - seat)


@pytest.mark.slow
def test_each_bot_gets_further_than_the_one_before() -> None:
    """Some journeys at the level Héroïque, where there is room above."""
    means = []
    for name in ("random", "heuristic", "planner"):
        options = {"level": "heroic"}
        summary, _ = simulate("micro-hero", [name], 6, seed=2, options=options, workers=2)
        assert summary.journey is not None
        means.append(summary.journey.mean)
    assert means[0] + 2 < means[1] < means[2]


def test_the_planner_decides_by_its_seed_alone() -> None:
    options = {"level": "mythic"}
    one, two = (
        simulate("micro-hero", ["planner"], 1, seed=4, options=options, workers=1)[1]
        for _ in range(2)
    )
    assert one == two


def test_a_planner_keeps_to_its_line_and_searches_anew_for_another() -> None:
    m = playout(SPEC, SPEC.settings({}), 1)
    planner = Planner(SPEC, Effort(worlds=1, turns=1))
    rng = Rng(1)
    while m.ask is not None and m.g.turns < 3:
        ask = m.ask
        word = rng.choice(ask.words) if ask.seats == 0 else planner.word(m, ask, rng)
        assert word in ask.words
        m.answer(word)
    assert m.g.turns == 3


@pytest.mark.parametrize("seats", [1, 2])
def test_bots_at_a_table_say_only_their_own_words(seats: int) -> None:
    options = {"omphale": "yes"} if seats == 2 else {}
    table = Table(SPEC, options, driver=Seeded("bots"), seats=seats)
    players: list[Bot] = [PlannerBot(SPEC, 1), HeuristicBot(2)]
    for i in range(60):
        if table.ask is None:
            break
        seat = (i % 2 if table.ask.seats == 3 else table.ask.seats - 1) if seats == 2 else 0
        table.answer(players[seat].choose(Seat(table, seat)), seat)
    assert table.g.turns > 1


def test_the_bots_by_name() -> None:
    assert bot_names(SPEC) == ["random", "heuristic", "planner", "search"]
    assert bot_names(game("heroz")) == ["random", "heuristic", "ismcts"]
    assert not can_plan(game("heroz"))
    assert isinstance(bot("planner", SPEC, 1), PlannerBot)
    assert isinstance(bot("random", SPEC, 1), RandomBot)


def test_a_fight_without_an_end_is_given_up() -> None:
    """Alpheus in Flood exhausts a wound each turn: such a hero is never beaten, nor wins."""
    m = playout(SPEC, SPEC.settings({}), 1)
    rng = Rng(1)
    while m.ask is not None and (m.ask.seats == 0 or m.ask.prompt == w.P_DECK):
        first = m.ask.words[0]
        m.answer(first)
    g = m.g
    g.attack, g.unseen[0], g.wounds = 120, [], []
    flood = next(b for b in w.BLESSING_KINDS if b == 11)
    g.deck[0], g.hand[0] = [], [w.WOUND, w.WOUND, w.WOUND, flood]
    g.reserve = []
    m.begin()
    play_on(m, rng, 200)
    assert m.ask is None
    assert m.result == [0]
