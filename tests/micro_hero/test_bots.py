"""The bots: legal answers, nothing hidden read, and each better than the one before."""

from typing import Any

import pytest

from heroon.ai import Bot, HeuristicBot, Planner, PlannerBot, RandomBot, bot, bot_names
from heroon.ai.planner import can_plan
from heroon.games.micro_hero import heuristics
from heroon.games.micro_hero import words as w
from heroon.games.micro_hero.spec import SPEC
from heroon.games.micro_hero.state import Journey
from heroon.kernel import Ask, Machine, Rng, Seat, Seeded, Table, game, open_position, playout
from heroon.kernel.heuristics import Effort
from heroon.lab import simulate

EVERYTHING = {"blood": "yes", "shield": "yes", "hera": "yes", "anger": "yes", "omphale": "yes"}


def play_on(m: Machine[Journey], rng: Rng, most: int) -> None:
    """Play by the policy, checking each answer."""
    for _ in range(most):
        ask = m.ask
        if ask is None:
            break
        word = rng.choice(ask.words) if ask.seats == 0 else heuristics.policy(m.g, ask, rng)
        assert word in ask.words
        m.answer(word)


#: Positions at which each of the policy's answers is asked for: the fields, the options, how
#: many play, the prompt, and the words of which a sensible player says one.
FIGHT: dict[str, Any] = {"trial": ["hydra"], "attack": 3, "life": 9, "turns": 1}
TEAM: dict[str, Any] = {**FIGHT, "life": 18}
FIVE = [["strike", "strike", "block", "training", "training"]]
NEXT: dict[str, Any] = {
    **{"agenda": ["PREPARE"], "turns": 9, "actions": [2, 0], "trial": ["hydra"], "attack": 3},
    **{"life": 10, "beaten": ["lion"], "reserve": ["pelt"]},
}
ASKED: dict[str, tuple[dict[str, Any], dict[str, str], int, int, set[str]]] = {
    "the-suggested-deck-or-its-own": ({}, {}, 1, w.P_DECK, {"deck:4.3.3"}),
    "a-mild-life-card": (
        {"agenda": ["LIFE_CARD", "BUILD_DECK 0", "PICK_POSTURE", "ROUND"]}
        | {"trial": ["hydra"], "attack": 3, "life": 9},
        {"anger": "yes"},
        1,
        w.P_LIFE,
        {"life:shell"},
    ),
    "the-mild-one-is-barred": (
        {**NEXT, "agenda": ["LIFE_CARD", "PREPARE"], "actions": [2, 2], "life": 20, "life_card": 6},
        {"anger": "yes"},
        2,
        w.P_LIFE,
        {"life:moods"},
    ),
    "a-posture": (
        {"agenda": ["PICK_POSTURE 1", "ROUND"], "trial": ["hydra"], "attack": 3, "life": 18},
        {"omphale": "yes"},
        2,
        w.P_POSTURE,
        {"posture:hercules", "posture:omphale"},
    ),
    "rain-first": (
        {**FIGHT, "agenda": ["PLAN"], "side": [1, 0], "hand": FIVE, "deck": [["block"]]},
        {},
        1,
        w.P_PLAN,
        {"tilt"},
    ),
    "the-hand-in-its-best-order": (
        {**FIGHT, "agenda": ["PLAN"], "tilted": [1, 0], "life": 1, "hand": FIVE},
        {},
        1,
        w.P_PLAN,
        {"play:strike", "play:block", "play:training"},
    ),
    "in-the-order-drawn": (
        {
            "agenda": ["PLAN"],
            "trial": ["hind"],
            "attack": 2,
            "life": 8,
            "turns": 1,
            "hand": [["training", "strike", "block", "strike"]],
        },
        {},
        1,
        w.P_PLAN,
        {"play:training", "tilt"},
    ),
    "the-second-of-two-plays": (
        {**TEAM, "agenda": ["PLAN"], "ready": 1, "hand": [[], ["strike", "block"]]},
        {},
        2,
        w.P_PLAN,
        {"play:strike", "play:block", "tilt"},
    ),
    "a-wound-goes-under-the-distaff": (
        {
            **FIGHT,
            "agenda": ["DISTAFF 0", "PLAN"],
            "posture": [1, 0],
            "tilted": [1, 0],
            "hand": [["strike", "training", "wound"]],
            "deck": [["block", "block"]],
        },
        {"omphale": "yes"},
        1,
        w.P_DISTAFF,
        {"under:wound"},
    ),
    "the-worst-wound-is-exhausted": (
        {
            **FIGHT,
            "agenda": ["CLEANSE_ONE 0 1", "PLAN"],
            "round": 2,
            "trial": ["hydra"],
            "beaten": ["stables"],
            "stack": [["flood"]],
            "hand": [["gash"]],
            "discard": [["bruise", "gash"]],
        },
        {"blood": "yes"},
        1,
        w.P_CLEANSE,
        {"cleanse:discard.gash"},
    ),
    "the-bolt-doubles-what-wins": (
        {
            **FIGHT,
            "agenda": ["LATE_OVERLOAD 0", "PERFECT"],
            "life": 1,
            "tilted": [1, 0],
            "stack": [["strike", "block", "wound"]],
        },
        {"hera": "yes"},
        1,
        w.P_DOUBLE,
        {"double:1"},
    ),
    "experience-is-spent": (
        {**FIGHT, "agenda": ["PERFECT"], "stack": [["training"] * 4], "discard": [["strike"]]},
        {},
        1,
        w.P_PERFECT,
        {"improve", "buy:strike", "buy:block", "buy:training"},
    ),
    "the-second-of-two-spends": (
        {**TEAM, "agenda": ["PERFECT"], "ready": 1, "stack": [["training"] * 2, ["training"] * 2]},
        {},
        2,
        w.P_PERFECT,
        {"buy:strike", "buy:block", "buy:training", "tilt"},
    ),
    "both-block": (
        {**TEAM, "agenda": ["SHARE"], "stack": [["block"] * 3, ["strike"]]},
        {},
        2,
        w.P_SPLIT,
        {"split:3"},
    ),
    "who-takes-first": (
        {
            **TEAM,
            "agenda": ["WOUNDS_FIRST", "RISES"],
            "hits": [2, 2],
            "stack": [["strike"], ["strike"]],
        }
        | {"wounds": ["gash"] * 6 + ["wound"] * 6 + ["bruise"] * 3}
        | {"discard": [["bruise"], ["bruise", "bruise"]]},
        {"blood": "yes"},
        2,
        w.P_FIRST,
        {"first:0", "first:1"},
    ),
    "rain-stays-for-the-end": (
        {**FIGHT, "agenda": ["LAST_MOMENT"], "side": [1, 0], "discard": [["strike", "block"]]},
        {},
        1,
        w.P_UPKEEP,
        {"ready"},
    ),
    "the-best-card-under-the-club": (
        {
            **FIGHT,
            "agenda": ["SPIN_ONE 0", "TURN_END"],
            "round": 2,
            "beaten": ["birds"],
            "posture": [1, 0],
            "side": [1, 0],
            "under": [["strike", "rattles"]],
        },
        {"omphale": "yes"},
        1,
        w.P_SPIN,
        {"spin:rattles", "spin:strike"},
    ),
    "wounds-are-healed-first": (
        {**NEXT, "deck": [["?*2"]], "unseen": [["strike", "wound"]]},
        {"shield": "yes"},
        1,
        w.P_PREPARE,
        {"heal:wound"},
    ),
    "the-second-of-two-prepares": (
        {**NEXT, "life": 20, "actions": [0, 1], "deck": [["?"], ["?"]]}
        | {"unseen": [["strike"], ["block"]]},
        {},
        2,
        w.P_PREPARE,
        {"gain:strike", "gain:block", "gain:training"},
    ),
}


@pytest.mark.parametrize("name", ASKED)
def test_the_policy_answers_each_question_sensibly(name: str) -> None:
    state, options, seats, prompt, sensible = ASKED[name]
    table = open_position(SPEC, state, options, seats, name)
    if not state:
        table.answer("hydra", -1)
    ask = table.ask
    assert ask is not None
    assert ask.prompt == prompt
    assert len(ask.words) > 1
    said = heuristics.policy(table.g, ask, Rng(1))
    assert said in ask.words
    assert SPEC.words.text[said] in sensible


def test_every_question_is_among_those_positions() -> None:
    assert {asked[3] for asked in ASKED.values()} == set(heuristics._CHOICES)


def test_the_club_improves_the_best_card() -> None:
    m = playout(SPEC, SPEC.settings({"omphale": "yes"}), 1)
    words = [w.SPIN[w.STRIKE], w.SPIN[w.FIRST_BLESSING + 1], w.SPIN[w.WOUND]]
    assert heuristics.policy(m.g, Ask(1, w.P_SPIN, words), Rng(1)) == words[1]


@pytest.mark.long
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
    assert bot_names(game("heroz")) == ["random", "heuristic", "ismcts", "rollouts"]
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
