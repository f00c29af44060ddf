"""HEROZ on the presentation model: the laws of a board, and what its sums and verdicts say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from heroon.board.layers import badges, differ
from heroon.board.model import Look
from heroon.board.types import Board, Card, Clash, Grid, Sum
from heroon.faces.heroz.answers import harvest
from heroon.faces.heroz.board import MODEL, board
from heroon.faces.heroz.seen import duel_of
from heroon.faces.heroz.sums import fighters, shares
from heroon.games.heroz.power import best_total, look_at
from heroon.kernel import Rng, Seeded, Table, game, open_position
from heroon.play.told import teller_of
from heroon.texts import Sentences, Texts, package_of
from tests.faces.asking import played, question
from tests.lengths import length

NAMES = {0: "player-1", 1: "opponent"}
LANGS = ("en", "fr")
TELLER = teller_of("heroz")


@cache
def told_in(lang: str) -> Texts:
    return Texts(lang, package_of("heroz"), strict=True)


def look(table: Table[Any], seat: int, lang: str = "en") -> Look:
    return Look(table.view(seat), Sentences(told_in(lang), table.spec, seat, NAMES))


def positions(seeds: int = 3, most: int = 120) -> Iterator[Table[Any]]:
    spec = game("heroz")
    for seed in range(seeds):
        options = {o.name: o.values[seed % len(o.values)] for o in spec.options}
        table: Table[Any] = Table(spec, options, Seeded(f"board {seed}"), seats=2)
        yield from played(table, Rng(seed), most)


def all_boards() -> Iterator[tuple[Table[Any], int, Board]]:
    for number, table in list(enumerate(positions()))[:: length(3, 1)]:
        for seat in (-1, 0, 1):
            yield table, seat, board(look(table, seat, LANGS[number % 2]))


def test_a_board_keeps_the_laws() -> None:
    """Ids are unique, labels are there, targets lie somewhere, numbers stand at one thing."""
    seen = 0
    for table, seat, made in all_boards():
        things = list(made.things())
        ids = [thing.id for thing in things]
        assert len(ids) == len(set(ids)), sorted(ids)
        assert all(thing.label.strip() for thing in things)
        assert not differ(made, made)
        view = table.view(seat)
        if seat < 0 or not view.words:
            continue
        over = question(table, view, MODEL, TELLER)
        there = {target for thing in things for target in thing.at}
        for answer in over.answers:
            assert set(answer.at) <= there, (answer.text, set(answer.at) - there)
        numbered = [n for numbers in badges(made, over).values() for n in numbers]
        assert sorted(numbered) == [a.number for a in over.answers if a.at]
        seen += 1
    assert seen > length(60, 200)


@pytest.mark.parametrize("lang", LANGS)
def test_every_label_is_told_in_the_language(lang: str) -> None:
    """No key, no code of a card and no foreign word stands in a label."""
    other = {"en": ("colonne", "Troupe"), "fr": ("column", "troop")}[lang]
    for table in positions(1, 60):
        for thing in board(look(table, 0, lang)).things():
            assert not any(word in thing.label for word in other), thing.label
            assert "page-" not in thing.label and "board-" not in thing.label


def test_the_shares_of_a_column_add_up_to_the_power_that_the_view_shows() -> None:
    """Each troop's part of a total comes from the game's functions, and so does the total."""
    columns = 0
    for table in positions(6, 160):
        if not table.spec.options:
            continue
        view = table.view(-1)
        g = duel_of(view, table.spec)
        lasts = table.g.complete[0] + table.g.complete[1]
        for seat in (0, 1):
            for column in range(3):
                power = view.counter(f"power.{seat}.{column + 1}")
                cells = fighters(g, seat, column)
                for cell in range(3 * column, 3 * column + 3):
                    assert look_at(g, seat, cell) == look_at(table.g, seat, cell)
                if lasts:
                    continue
                assert sum(s.points for s in shares(g, seat, column)) == power
                assert power == (best_total(g, seat, column, cells) if cells else 0)
                columns += power > 0
    assert columns > 300


def test_nothing_that_a_seat_may_not_know_is_on_its_board() -> None:
    """The board is the same in every world that the seat cannot tell from the real one."""
    for number, table in enumerate(positions(2, 90)):
        if number % 7:
            continue
        for seat in (0, 1):
            world = table.sample(seat, Rng(number))
            assert board(look(table, seat)) == board(look(world, seat))


EMPTY = ["."] * 9


def position(**state: Any) -> Table[Any]:
    return open_position(game("heroz"), {"turns": 4, **state}, {}, 2, "test")


#: 6, 2 and 8 with a pair of diamonds against 5 and 7, fighting in column 2.
FIGHT: dict[str, Any] = {
    "agenda": ["WINDOW 3 0"],
    "column": 1,
    "fighting": [0b111000, 0b011000],
    "hand": [["2S", "QD"], ["3S"]],
    "field": [
        [*EMPTY[:3], "8D^", "2D^", "6C^", *EMPTY[6:]],
        [*EMPTY[:3], "7H^", "5S^", *EMPTY[5:]],
    ],
}


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_formation_says_once_whose_it_is(lang: str) -> None:
    """Two of one suit and value in a line said it twice: "…, chez l’adversaire, …"."""
    whose = {"fr": "chez l’adversaire", "en": "the opponent’s side"}[lang]
    side = ["3S^", ".", ".", "X^", *EMPTY[4:]]
    copied = [[0] * 9, [0, 0, 0, 3, *[0] * 5]]
    table = position(
        agenda=["WINDOW 0 0"], hand=[["2S"], ["4S"]], field=[EMPTY, side], copied=copied
    )
    grids = [thing for thing in board(look(table, 0, lang)).things() if isinstance(thing, Grid)]
    labels = [link.label for grid in grids for link in grid.links]
    assert len(labels) == 1
    assert labels[0].count(whose) == 1 and labels[0].endswith(whose), labels


def fought(table: Table[Any], seat: int, lang: str = "en") -> Clash:
    things = board(look(table, seat, lang)).things()
    return next(thing for thing in things if isinstance(thing, Clash))


def test_a_fight_says_its_sum_its_verdict_and_its_cost() -> None:
    table = position(**FIGHT)
    clash = fought(table, 0)
    assert (clash.verdict, clash.cost) == ("You win, unless a card is played", "7♥ and 5♠ fall")
    other, own = clash.sides
    assert (other.total, own.total) == ("12", "24")
    assert [(term.text, term.points) for term in own.terms] == [
        ("8 ×2", "16"),
        ("2♦", "2"),
        ("6♣", "6"),
    ]
    assert [term.style for term in other.terms] == ["falls", "falls"]
    assert fought(table, 1, "fr").verdict == "Vous perdez ce combat"
    bare: dict[str, Any] = {**FIGHT, "hand": [["2S", "QD"], []]}
    assert fought(position(**bare), 0).verdict == "You win, and lose nothing"
    hero = position(**bare, hero=[[], ["JC"]])
    assert fought(hero, 0, "fr").verdict == "Vous gagnez, sauf carte adverse"
    assert fought(table, 1).sides[1].total == "12"


def test_a_fight_that_is_over_is_shown_no_more() -> None:
    """At the retreat and at the end of the game no plate says who would win."""
    over = position(
        agenda=["RETREAT"],
        column=1,
        fighting=[0b011000, 0],
        field=[[*EMPTY[:3], "8D^", "2D^", *EMPTY[5:]], EMPTY],
    )
    ended = replace(position(**FIGHT).view(0), result=(1, 0), reason="thirty-points", words=())
    for view in (over.view(0), ended):
        made = board(Look(view, Sentences(told_in("en"), over.spec, 0, NAMES)))
        assert not made.focus
        assert not any(isinstance(thing, Clash) for thing in made.things())


def test_the_terms_of_a_fight_stand_beside_their_troops() -> None:
    made = board(look(position(**FIGHT), 0))
    cards = {thing.id for thing in made.things() if isinstance(thing, Card)}
    terms = [t for thing in made.things() if isinstance(thing, Sum) for t in thing.terms]
    assert len(terms) == 5 and {term.of for term in terms} <= cards
    grid = next(thing for thing in made.things() if isinstance(thing, Grid))
    assert grid.widths == (1, 3, 1) and made.focus == "front.2"


def test_at_an_attack_each_column_is_a_plate_with_its_answer() -> None:
    table = position(
        agenda=["ATTACKERS"],
        field=[
            ["4C^", "8S^", ".", "8D^", "2D^", "6C^", "3H^", ".", "."],
            ["6D^", ".", ".", "7H^", "5S^", ".", "2S", "3S", "."],
        ],
    )
    view = table.view(0)
    made = board(look(table, 0))
    plates = {thing.id: thing for thing in made.things() if isinstance(thing, Clash)}
    assert set(plates) == {"clash.1", "clash.2", "clash.3"}
    assert plates["clash.1"].cost == "6♦ falls"
    assert (plates["clash.3"].verdict, plates["clash.3"].cost) == (
        "+3 unless blocked",
        "2 hidden troops may block",
    )
    assert set(badges(made, question(table, view, MODEL, TELLER))) >= set(plates)


def test_a_placement_says_what_comes_of_it_in_few_words() -> None:
    table = position(
        agenda=["PLACEMENT"],
        hand=[["2H", "7D"], []],
        field=[["8S^", "4C", ".", "8D^", ".", ".", "5H^", "3H^", "."], EMPTY],
    )
    there = look(table, 0)
    assert MODEL.short is not None
    told = {
        table.spec.words.text[word]: MODEL.short(word, there)
        for word in there.view.words
        if table.spec.words.text[word].startswith("deploy:")
    }
    assert told["deploy:7D@1"] == "on a hidden troop"
    assert told["deploy:7D@2"] == "pair ♦: 8 → 23"
    assert told["deploy:7D@3"] == "power: 13 → 20"
    assert all(len(text) <= 24 for text in told.values())


def test_a_troop_under_another_option_takes_more_damage() -> None:
    """What falls is told under the option that the table is played with."""
    table = open_position(
        game("heroz"),
        {
            "turns": 4,
            **FIGHT,
            "field": [[*EMPTY[:3], "7D^", *EMPTY[4:]], [*EMPTY[:3], "7H^", *EMPTY[4:]]],
            "fighting": [0b001000, 0b001000],
        },
        {"destroyed_by": "above"},
        2,
        "test",
    )
    assert table.view(0).marks == ("above",)
    assert fought(table, 0).verdict == "A tie: both sides suffer"
    assert fought(table, 0).cost == "Nobody falls"


def test_two_formations_of_the_same_troops_are_told_at_one_place() -> None:
    """A Joker beside what it copies: neither of the two signs hides the other."""
    table = position(
        agenda=["PLACEMENT"],
        hand=[["2H"], []],
        field=[["6H^", ".", ".", "X^", ".", ".", ".", ".", "."], EMPTY],
        copied=[[0, 0, 0, 22, 0, 0, 0, 0, 0], [0] * 9],
    )
    made = board(look(table, 0))
    grid = next(thing for thing in made.things() if isinstance(thing, Grid))
    links = grid.links
    assert [link.text for link in links] == ["♥♥ 6=6"]
    assert "suit" in links[0].label and "value" in links[0].label


def test_free_troops_score_by_one_answer_that_says_who_and_how_much() -> None:
    """From the top, since those above a troop that leaves drop; and not beyond the last point."""
    field = [[*EMPTY[:3], "6H^", "3D^", "9S^", *EMPTY[6:]], EMPTY]
    given: dict[str, Any] = {
        "agenda": ["RAID"],
        "turns": 4,
        "column": 1,
        "field": field,
        "fighting": [0b111000, 0],
    }
    table = position(**given)
    found = harvest(look(table, 0))
    assert found is not None
    text, words = found
    assert text == "+18: 9♠, 3♦ and 6♥"
    assert [table.spec.words.text[word] for word in words] == [
        "score:2.3",
        "score:2.2",
        "score:2.1",
    ]
    near = position(**given, points=[["10S", "10D"], []], scored=[[10, 10], []])
    found = harvest(look(near, 0))
    assert found is not None
    assert [near.spec.words.text[word] for word in found[1]] == ["score:2.3", "score:2.2"]
    held = position(**given, hero=[[], ["JC"]])
    assert harvest(look(held, 0)) is None


def test_a_free_troop_points_at_the_points_only_where_it_could_fell_the_hero() -> None:
    given: dict[str, Any] = {
        "agenda": ["RAID"],
        "turns": 4,
        "column": 1,
        "field": [[*EMPTY[:3], "6H^", *EMPTY[4:]], EMPTY],
        "fighting": [0b001000, 0],
    }
    for hero, at in ([], ("field.0/2.1",)), (["JC"], ("field.0/2.1", "points.0")):
        table = position(**given, hero=[[], hero])
        view, words = table.view(0), table.spec.words
        word = next(word for word in view.words if words.text[word] == "score:2.1")
        assert TELLER.targets(word, view, words) == at


@pytest.mark.parametrize(
    ("attacker", "seat", "told"),
    [
        (0, 0, "You are ahead so far"),
        (0, 1, "You are behind so far"),
        (1, 1, "You lose this fight"),
        (1, 0, "You win, unless a card is played"),
    ],
)
def test_a_verdict_does_not_promise_what_a_hidden_blocker_may_change(
    attacker: int, seat: int, told: str
) -> None:
    # 8 against 5; behind the 5 lies a hidden troop.
    own, other = ["8D^", ".", "."], ["5H^", "9S", "."]
    field = [[*own, *EMPTY[3:]], [*other, *EMPTY[3:]]]
    table = position(
        agenda=[f"WINDOW 2 {2 * attacker}"],
        turn=attacker,
        column=0,
        fighting=[int(attacker == 0), int(attacker == 1)],
        field=field,
        hand=[["QD"], ["QS"]],
    )
    assert fought(table, seat).verdict == told
