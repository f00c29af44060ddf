"""The zoo: strangers in C and in CPython, best responses, and what was measured."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from heroon.ai.agreeing import EVEN, EVERY, STILL
from heroon.ai.bots import needs_table, partners
from heroon.ai.levels import LEVELS, levels
from heroon.kernel import InputError, Machine, Rng, game
from heroon.kernel.ask import NATURE
from heroon.kernel.strangers import Strangers
from heroon.lab import zoo, zoo_alone
from heroon.lab.arena import RANDOM, Arena, Offers, Visitor, _Game, strangers_of
from heroon.lab.response import Tuning, respond
from heroon.lab.simulate import simulate
from heroon.lab.stats import wilson
from heroon.lab.workers import Workers
from tests.lengths import length
from tests.native.having import native

#: Levels whose games take no time: the master of HEROZ tries words out.
QUICK = ("novice", "apprentice", "expert")
#: Games whose levels meet strangers, and one another.
DUELS = ("heroz", "hades-trap", "mini-rogue")
ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")


def arena(name: str) -> Arena:
    """The arena of a game, or a skip where no C can be built."""
    spec = game(name)
    native(strangers_of(spec).spec(spec))
    return Arena(spec)


def measured(name: str) -> dict[str, Any]:
    """The report of the zoo of a game."""
    path = ROOT / "docs" / "lab" / f"{name}-zoo.json"
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def has(name: str) -> bool:
    """Whether the zoo of a game was measured."""
    return (ROOT / "docs" / "lab" / f"{name}-zoo.json").exists()


def plain(strangers: Strangers[Any]) -> list[str]:
    """The strangers that every level must beat."""
    return [name for name in strangers.tastes if name not in strangers.level]


@pytest.mark.parametrize("name", DUELS)
def test_a_taste_weighs_alike_in_c_and_in_cpython(name: str) -> None:
    """At choices of walks that the policy and chance lead: each stranger, weight by weight."""
    spec = game(name)
    strangers = strangers_of(spec)
    tasted = strangers.spec(spec)
    engine = native(tasted)
    options, seats = strangers.tables[-1]
    machine: Machine[Any] = Machine(tasted, tasted.new(tasted.settings(options), seats))
    machine.begin()
    rng, met = Rng(7), 0
    tastes = [strangers.own, *strangers.tastes.values()]
    while (ask := machine.ask) is not None and met < length(60, 400):
        if ask.seats != NATURE and len(ask.words) > 1 and machine.rule is None:
            met += 1
            seat = (ask.seats & -ask.seats).bit_length() - 1
            for taste in tastes:
                machine.g.taste[seat] = list(taste)
                ours = strangers.weigh(machine.g, seat, ask.prompt, list(ask.words), list(taste))
                assert engine.load(tasted.copy(machine.g)).weights() == tuple(ours)
            machine.g.taste[seat] = list(strangers.own)
        by_policy = ask.seats != NATURE and rng.below(3)
        word = tasted.policy(machine.g, ask, rng) if by_policy and tasted.policy else None
        machine.answer(rng.choice(ask.words) if word is None else word)
    assert met > 20


@pytest.mark.parametrize("name", DUELS)
def test_the_own_taste_is_the_policy(name: str) -> None:
    """The same games as those of `simulate`: one table, two levels, seats changed."""
    one = arena(name)
    options, seats = one.strangers.tables[0]
    bots = ["heuristic", *["careless:20"] * (seats - 1)]
    if len(set(one.spec.teams_of(one.spec.settings(options), seats))) == seats:
        _, played = simulate(
            name, bots, 10, seed=5, options=dict(options), workers=1, engine="native"
        )
        only = Arena(game(name), draws=False)
        only.tables = only.tables[:1]
        count = only.meet(one.player("heuristic"), one.player("careless:20"), 5, 5)
        assert count.choices == sum(g.choices for g in played)
        assert count.games == 10


@pytest.mark.parametrize("name", DUELS)
def test_no_level_loses_to_a_stranger_below_it(name: str) -> None:
    """A short series of each level against who every level must beat: more won than lost."""
    one = arena(name)
    options, seats = one.strangers.tables[0]
    spec = game(name)
    for bot in levels(spec, spec.settings(options), seats).values():
        for stranger in (RANDOM, *plain(one.strangers)):
            pairs = 2 if needs_table(bot) else 9  # a game of who tries words out takes seconds
            count = one.meet(one.player(bot), one.player(stranger), pairs, 11)
            assert count.wins > count.losses, (bot, stranger, count)


@pytest.mark.parametrize("name", ["heroz", "hades-trap"])
def test_the_master_is_hardly_ever_stalled(name: str) -> None:
    one = arena(name)
    for stranger in ("turtle", "miser", "dragon", "runner", "idler", "collector", "greedy"):
        if stranger in one.strangers.tastes:
            count = one.meet(one.player("heuristic"), one.player(stranger), 20, 12)
            assert count.stalled <= count.games // 20, stranger


def test_two_who_wait_agree_on_a_draw() -> None:
    """Where nobody agrees, their games go on to the bound."""
    one = arena("heroz")
    waits = one.player("rampart")
    count = one.meet(waits, waits, 2, 31)
    assert (count.draws, count.stalled) == (4, 0)
    stubborn = Arena(game("heroz"), draws=False)
    again = stubborn.meet(waits, waits, 2, 31)
    assert (again.games, again.stalled) == (4, 4)
    assert again.choices > 3 * count.choices


def between(one: Arena, *players: Visitor) -> _Game:
    """A game of HEROZ between two players, at its start."""
    start: Any = one.tables[0][0]
    for seat, player in enumerate(players):
        start.taste[seat] = list(player.taste)
    return _Game(one, one._native.load(start), list(players), (0, 1), 16 * 77, (1, 2))


def test_a_level_with_better_hopes_agrees_on_no_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    """An offer in each tenth round is taken where the rule of the tables says so of every seat."""
    one = arena("heroz")
    level, waits = one.player("heuristic"), one.player("rampart")
    position, _ = between(one, level, waits).begun(4, 200)
    for better, players in ((0, [level, waits]), (0, [waits, level]), (1, [level, waits])):
        hopes = [1000 - EVEN, EVEN]
        hopes[better], hopes[1 - better] = EVEN + 1, 999 - EVEN
        monkeypatch.setattr("heroon.lab.arena.hopes_at", lambda *_, hopes=hopes: list(hopes))
        offers, taken = Offers(one, players), list[bool]()
        for now in range(2 * EVERY, 2 * (STILL + EVERY) + 3, 2):
            monkeypatch.setattr(one, "turns", lambda _, now=now: now)
            if offers.left(position) <= 0:
                taken.append(offers.taken(position))
        assert taken == [False] * 4 + [players[better] is waits]


def test_offers_are_made_at_the_first_choice_of_a_round() -> None:
    """The same game as the one played at once, up to there; a round that is not reached is none."""
    one = arena("heroz")
    played = between(one, one.player("heuristic"), one.player("rampart"))
    _, most = played.at(600)
    for number in (EVERY, STILL // 2):
        position, choices = played.begun(2 * number, most)
        assert one.turns(position) == 2 * number
        assert not position.inside
        assert one.turns(played.at(choices - 1)[0]) < 2 * number
    assert played.begun(1 << 20, most)[1] == most


def test_equal_seeds_give_equal_counts_and_equal_responses() -> None:
    one = arena("hades-trap")
    me, other = one.player("heuristic"), one.player("careless:40")
    assert one.meet(me, other, 8, 3) == one.meet(me, other, 8, 3)
    training = Tuning(generations=2, tastes=4, best=2, pairs=2)
    found = [respond(one, other, training, one.strangers.own) for _ in range(2)]
    assert found[0] == found[1] != Visitor(one.strangers.own)
    for dial in one.strangers.dials.values():
        assert dial.low <= found[0].taste[dial.at] <= dial.high


def test_a_zoo_is_the_same_for_any_number_of_workers() -> None:
    """Levels, strangers, the training of best responses and pleading; blocks of pairs are cut."""
    arena("heroz")
    small = Tuning(generations=2, tastes=3, best=2, pairs=21)
    found = [
        zoo.visit("heroz", 21, 3, lambda _: None, small, pleas=2, workers=Workers(many), only=QUICK)
        for many in (1, 2)
    ]
    assert found[0] == found[1]
    assert {row["games"] for row in found[0]["rows"]} == {42}
    assert [row["games"] for row in found[0]["pleaded"]] == [2] * len(QUICK)
    assert list(found[0]["best"]) == list(QUICK)


def test_what_a_zoo_has_is_not_played_again(capsys: pytest.CaptureFixture[str]) -> None:
    """The rows that it has are told as they are, odd as these are; the others are played."""
    arena("heroz")
    small = Tuning(generations=1, tastes=2, best=1, pairs=1)
    whole = zoo.visit("heroz", 2, 3, lambda _: None, small, only=QUICK)
    odd = [{**row, "choices": -1} for row in whole["rows"][::2]]
    kept = zoo.visit("heroz", 2, 3, lambda _: None, None, {**whole, "rows": odd}, only=QUICK)
    rows = [odd[i // 2] if not i % 2 else row for i, row in enumerate(whole["rows"])]
    assert kept == {**whole, "rows": rows} and odd[0] != whole["rows"][0]
    assert zoo.main(["heroz", "--on", "nowhere"]) == 1
    assert "no such place" in capsys.readouterr().err


def test_a_row_of_fewer_pairs_is_completed_and_one_of_more_refused() -> None:
    """Pairs that were played are counted as they are, and lead to the figures of a whole run."""
    arena("heroz")
    two = ("novice", "apprentice")
    some, all_ = (zoo.visit("heroz", n, 3, lambda _: None, pleas=1, only=two) for n in (2, 5))
    assert zoo.visit("heroz", 5, 3, lambda _: None, None, some, 1, only=two) == all_
    before = {**some, "rows": [{**row, "choices": row["choices"] + 7} for row in some["rows"]]}
    for row, whole in zip(
        zoo.visit("heroz", 5, 3, lambda _: None, None, before, only=two)["rows"],
        all_["rows"],
        strict=True,
    ):
        assert row == {**whole, "choices": whole["choices"] + 7}, "known pairs were played again"
    with pytest.raises(InputError, match="more pairs than are asked for: 5") as bad:
        zoo.visit("heroz", 4, 3, lambda _: None, None, all_, only=two)
    assert bad.value.token == "4" and bad.value.where == "novice – random"


def test_a_zoo_goes_on_with_rows_of_who_plays_alike_today() -> None:
    """Rows of another seed stood beside the new ones in one file."""
    arena("heroz")
    whole = zoo.visit("heroz", 1, 3, lambda _: None, only=("novice", "apprentice"))
    odd = [{**row, "choices": -1} for row in whole["rows"]]
    before = {**whole, "rows": odd, "levels": {**whole["levels"], "novice": "careless:99"}}
    before["tastes"] = {**whole["tastes"], "turtle": [0]}
    kept = zoo.visit("heroz", 1, 3, lambda _: None, None, before, only=("novice", "apprentice"))
    for row, old in zip(kept["rows"], whole["rows"], strict=True):
        anew = row["level"] == "novice" or row["stranger"] == "turtle"
        assert (row == old) == anew, row
    for key, other in {"seed": 4, "rules": 0, "game": "hades-trap"}.items():
        with pytest.raises(InputError, match=f"another {key}: {other}"):
            zoo.visit("heroz", 1, 3, lambda _: None, None, {**whole, key: other}, only=QUICK)


def test_a_zoo_that_is_broken_off_has_all_rows_that_it_had() -> None:
    """The file held only the rows of the levels that had come up again."""
    arena("heroz")
    had = zoo.visit("heroz", 1, 3, lambda _: None, only=("novice",))
    told: list[dict[str, Any]] = []

    def tell(report: dict[str, Any]) -> None:
        """Break off after two rows."""
        told.append(report)
        if len(told) == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        zoo.visit("heroz", 2, 3, tell, None, had, only=("novice",))
    rows = {(row["level"], row["stranger"]): row["games"] for row in told[-1]["rows"]}
    assert len(rows) == len(told[-1]["rows"]) == len(had["rows"])
    assert sorted(rows.values())[-3:] == [2, 4, 4]
    again = zoo.visit("heroz", 2, 3, lambda _: None, None, told[-1], only=("novice",))
    assert again == zoo.visit("heroz", 2, 3, lambda _: None, only=("novice",))


def test_a_best_response_is_kept_for_the_level_that_it_was_trained_against() -> None:
    """That to a level that has become another bot was taken for one to the new bot."""
    arena("heroz")
    two, small = ("novice", "apprentice"), Tuning(generations=1, tastes=2, best=1, pairs=1)
    whole = zoo.visit("heroz", 1, 3, lambda _: None, small, only=two)
    odd = {level: [*taste[:-1], taste[-1] + 1] for level, taste in whole["best"].items()}
    before = {**whole, "best": odd, "levels": {**whole["levels"], "novice": "careless:99"}}
    kept = zoo.visit("heroz", 1, 3, lambda _: None, small, before, only=two)
    assert kept["best"] == {"novice": whole["best"]["novice"], "apprentice": odd["apprentice"]}
    through = {**whole, "training": {**whole["training"], "apprentice": {"against": "novice"}}}
    assert not zoo._responses(through, {"apprentice"})["best"]


def test_a_zoo_without_best_responses_has_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """They were refused as the report of another command."""
    arena("heroz")
    out = tmp_path / "zoo.json"
    report = zoo.visit("heroz", 1, 3, lambda _: None, only=("novice",))
    out.write_text(json.dumps(report), encoding="utf-8")
    assert zoo.main(["--table", str(out)]) == 0
    assert "| first beaten by |" in capsys.readouterr().out


def test_a_game_without_strangers_has_no_zoo(capsys: pytest.CaptureFixture[str]) -> None:
    assert zoo.main(["chess"]) == 1
    assert "no such game" in capsys.readouterr().err


@pytest.mark.parametrize("name", [*DUELS, "micro-hero", "hero-realms"])
def test_each_game_has_one_of_the_zoos_and_is_told_which(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The other one failed without a reason, or told figures that meant nothing."""
    other, told = (zoo_alone, "heroon.lab.zoo") if name in DUELS else (zoo, "heroon.lab.zoo_alone")
    assert other.main([name]) == 1
    assert capsys.readouterr().err.endswith(f"here: see {told}\n")


def test_a_value_that_the_first_option_does_not_have_is_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert zoo_alone.main(["hero-realms", "--values", "rayla,zeus"]) == 1
    assert "'zeus': boss must be one of" in capsys.readouterr().err


def test_the_report_is_written_row_by_row(tmp_path: Path) -> None:
    arena("hades-trap")
    out = tmp_path / "deep" / "zoo.json"
    given = ["hades-trap", "--pairs", "4", "--slow", "1", "--generations", "0", "--out", str(out)]
    assert zoo.main(given) == 0
    report = json.loads(out.read_text(encoding="utf-8"))
    names = [RANDOM, *strangers_of(game("hades-trap")).tastes]
    found = [(row["level"], row["stranger"]) for row in report["rows"]]
    assert found == [(level, name) for level in report["levels"] for name in names]
    slow = [row["games"] for row in report["rows"] if row["level"] == "master"]
    assert set(slow) == {2}, "who tries words out plays fewer"
    assert all(row["games"] == 8 for row in report["rows"] if row["level"] != "master")


# -- what was measured -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", DUELS)
def test_every_level_was_measured_against_every_stranger_of_today(name: str) -> None:
    data, spec = measured(name), game(name)
    strangers = strangers_of(spec)
    assert data["rules"] == spec.rules
    assert data["tastes"] == {n: list(t) for n, t in strangers.tastes.items()}
    assert list(data["levels"]) == list(LEVELS) == list(data["best"])
    names = [RANDOM, *strangers.tastes, zoo.BEST]
    found = [(row["level"], row["stranger"]) for row in data["rows"]]
    assert found == [(level, name) for level in LEVELS for name in names]
    for row in data["rows"]:
        least = 6 if needs_table(data["levels"][row["level"]]) else 400
        assert row["games"] == row["wins"] + row["losses"] + row["draws"] >= least
        assert row["interval"] == [round(x, 4) for x in wilson(row["wins"], row["games"])]


@pytest.mark.parametrize("name", DUELS)
def test_no_level_lost_to_a_stranger_below_it(name: str) -> None:
    """With the whole 95 % interval above one half; the master wins 70 of a hundred and more."""
    strangers = strangers_of(game(name))
    for row in measured(name)["rows"]:
        if row["stranger"] in (RANDOM, *plain(strangers)):
            assert row["interval"][0] > 0.5, row["stranger"]
            assert row["share"] >= 0.7 or row["level"] != "master", row["stranger"]
            assert row["stalled"] <= max(2, row["games"] // 25)


@pytest.mark.parametrize("name", DUELS)
def test_levels_won_against_the_strangers_that_they_must_beat(name: str) -> None:
    """From the level on that a game names: more games won than lost; the master wins 70 %."""
    strangers = strangers_of(game(name))
    for row in measured(name)["rows"]:
        least = strangers.level.get(row["stranger"])
        if least is not None and LEVELS.index(row["level"]) >= LEVELS.index(least):
            assert row["wins"] > row["losses"], row
            if row["level"] == LEVELS[-1]:
                assert row["share"] >= 0.7, row


@pytest.mark.parametrize("name", DUELS)
def test_the_page_has_the_table_of_the_zoo(name: str) -> None:
    assert zoo.table(measured(name)) in PAGE


def test_the_page_orders_the_strangers_of_heroz_and_tells_draws() -> None:
    assert zoo.ordered(measured("heroz")) in PAGE
    assert zoo.drawn(measured("heroz")) in PAGE


def test_no_game_of_heroz_stalls() -> None:
    assert not sum(row["stalled"] for row in measured("heroz")["rows"])


@pytest.mark.parametrize("name", DUELS)
def test_no_level_lost_to_a_stranger_that_a_lower_level_beats(name: str) -> None:
    report = measured(name)
    assert not zoo.falls(report)
    assert zoo.heights(report)[RANDOM] == LEVELS[0]


def test_who_falls_is_found() -> None:
    """A made-up report: the expert loses to whom the apprentice beats, nobody beats the last."""
    results = {"weak": (9, 5, 6), "odd": (3, 7, 5), "strong": (1, 2, 5), zoo.BEST: (9, 0, 0)}
    rows = [
        {"level": level, "stranger": name, "wins": wins[at], "losses": 5}
        for at, level in enumerate(QUICK)
        for name, wins in results.items()
    ]
    report = {"levels": dict.fromkeys(QUICK, ""), "rows": rows}
    assert zoo.heights(report) == {"weak": "novice", "odd": "apprentice", "strong": ""}
    assert zoo.falls(report) == [("apprentice", "weak"), ("expert", "odd")]
    assert zoo.ordered(report).endswith("| nobody | strong |\n")


def test_who_pleads_gets_no_draw() -> None:
    """Who plays at random and asks for a draw in every round wins nothing, and gets none.

    The novice may once be so far behind.
    """
    for row in measured("heroz")["pleaded"]:
        assert row["won"] + row["agreed"] == row["games"] >= 10
        assert row["agreed"] <= int(row["level"] == "novice")
        assert row["offers"] > 3 * row["games"]


# -- journeys --------------------------------------------------------------------------------------


def test_the_own_taste_plays_the_deals_of_the_apprentice() -> None:
    """As many of the 400 deals are won as the report on the levels says."""
    one = arena("hero-realms")
    path = ROOT / "docs" / "lab" / "hero-realms-levels.json"
    rows = json.loads(path.read_text(encoding="utf-8"))["rows"]
    for at, (options, _) in enumerate(one.strangers.tables):
        known = next(
            row for row in rows if row["boss"] == options["boss"] and row["bot"] == "heuristic"
        )
        assert sum(one.alone(one.player("heuristic"), known["games"], 1, at)) == known["won"]


@pytest.mark.parametrize("name", [n for n in ("hero-realms", "micro-hero") if has(n)])
def test_strangers_of_a_journey_played_the_deals_of_the_levels(name: str) -> None:
    data = measured(name)
    assert data["rules"] == game(name).rules
    assert data["levels"] == levels(game(name))
    names = ["heuristic", *partners(game(name)), *(["tuned"] if "tuned" in data else [])]
    values = list(dict.fromkeys(row["value"] for row in data["rows"]))
    assert values
    assert [row["stranger"] for row in data["rows"]] == names * len(values)
    won = {row["value"]: row["won"] for row in data["rows"] if row["stranger"] == "heuristic"}
    for row in data["rows"]:
        assert row["games"] >= 400
        assert row["won"] - won[row["value"]] == row["alone"] - row["policy_alone"]
    assert zoo_alone.table(data) in PAGE


def test_the_expert_of_hero_realms_won_more_than_every_stranger() -> None:
    path = ROOT / "docs" / "lab" / "hero-realms-levels.json"
    rows = json.loads(path.read_text(encoding="utf-8"))["rows"]
    for row in measured("hero-realms")["rows"]:
        expert = next(r for r in rows if r["boss"] == row["value"] and r["level"] == "expert")
        assert row["won"] < expert["won"]


def test_a_small_zoo_of_a_journey() -> None:
    arena("hero-realms")
    small = Tuning(generations=1, tastes=2, best=1, pairs=1)
    report = zoo_alone.visit("hero-realms", 5, ["rayla"], lambda _: None, small)
    assert [row["games"] for row in report["rows"]] == [5] * 8
    two = zoo_alone.visit("hero-realms", 25, ["rayla"], lambda _: None, small, Workers(2))
    assert two == zoo_alone.visit("hero-realms", 25, ["rayla"], lambda _: None, small)
    assert [row["games"] for row in two["rows"]] == [25] * 8
    assert zoo_alone.main(["--table", str(ROOT / "docs/lab/hero-realms-zoo.json")]) == 0
