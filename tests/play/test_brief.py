"""Where a kept game stands, in the words of a list."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from heroon.desk.paint import outcome
from heroon.kernel import Seeded, Table, game
from heroon.play.brief import DRAWN, ENDED, LOST, WON, brief, once, sentences_of, stand_of
from heroon.play.who import Who
from heroon.texts import package_of, texts

NBSP = "\u00a0"


def table(name: str, seats: int, answers: int = 0) -> Table[Any]:
    """A table at which the first answer that is offered was given so often."""
    t: Table[Any] = Table(game(name), {}, Seeded("brief"), seats=seats)
    for _ in range(answers):
        assert t.ask is not None
        seat = next(s for s in range(seats) if t.ask.seats >> s & 1)
        t.answer(t.spec.words.text[t.words(seat)[0]], seat)
    return t


def test_one_person_is_told_that_it_is_their_turn_and_the_score_from_their_side() -> None:
    t = table("heroz", 2)
    assert t.ask is not None
    asked = 0 if t.ask.seats & 1 else 1
    mine, other = stand_of(t, (asked,), ""), stand_of(t, (1 - asked,), "")
    assert brief(mine, "en").state == "your turn" and brief(mine, "en").mine
    assert brief(other, "en").state == "the computer’s turn" and not brief(other, "en").mine
    assert brief(mine, "fr").state == "à vous de jouer"
    points = {f"points.{asked}": 15, f"points.{1 - asked}": 7}
    view = replace(mine.view, counters=tuple((n, points.get(n, v)) for n, v in mine.view.counters))
    assert brief(replace(mine, view=view), "en").score == "15 : 7"
    assert brief(replace(other, view=view), "fr").score == f"7{NBSP}: 15"


def test_two_people_at_one_screen_are_told_what_a_spectator_sees() -> None:
    t = table("heroz", 2, 3)
    stand = stand_of(t, (0, 1), "")
    assert stand.viewer == -1 and stand.view == t.view(-1)
    assert t.ask is not None
    asked = 1 if t.ask.seats & 1 else 2
    assert brief(stand, "en").state == f"player {asked}’s turn"
    assert brief(stand, "fr").state == f"au tour du joueur {asked}"


def test_who_answers_in_anothers_turn_is_not_told_that_it_is_theirs() -> None:
    t = table("heroz", 2)
    for _ in range(60):
        assert t.ask is not None
        asked = next(s for s in range(2) if t.ask.seats >> s & 1)
        stand = stand_of(t, (asked,), "")
        whose = stand.view.counter("turn")
        told = "your turn" if whose == asked else "you are asked"
        assert brief(stand, "en").state == told
        if whose != asked:
            assert brief(stand, "fr").state == "à vous de répondre"
            return
        words = [w for w in t.words(asked) if t.spec.words.text[w].startswith(("deploy", "attack"))]
        t.answer(t.spec.words.text[(words or t.words(asked))[-1]], asked)
    raise AssertionError("nobody was asked in another's turn")


def test_games_of_one_say_what_is_left() -> None:
    told = brief(stand_of(table("hero-realms", 1), (0,), ""), "en")
    assert "the Boss" in told.score and told.state == "your turn"
    told = brief(stand_of(table("micro-hero", 1), (0,), ""), "fr")
    assert "Blessure" in told.score


def test_a_game_that_was_given_up_is_lost_for_who_gave_it_up() -> None:
    t = table("heroz", 2)
    t.resign(0)
    assert outcome(t, (0,)) == LOST and outcome(t, (1,)) == WON and outcome(t, (0, 1)) == ENDED
    told = brief(stand_of(t, (0,), LOST), "en")
    assert (told.outcome, told.state, told.caption) == (LOST, "", "") and told.ended


def test_a_team_that_gives_up_has_lost_and_a_tie_is_drawn() -> None:
    t = table("micro-hero", 1)
    assert outcome(t, (0,)) == ""
    t.resign(0)
    assert outcome(t, (0,)) == LOST
    duel = table("heroz", 2)
    duel.resign(0)
    duel.g.result = [5, 5]
    assert outcome(duel, (0,)) == DRAWN


@pytest.mark.parametrize(
    ("caption", "state", "told"),
    [
        (f"Tour 4{NBSP}: à vous de jouer", "à vous de jouer", "Tour 4"),
        ("Turn 4: your turn", "your turn", "Turn 4"),
        ("Round 1 of 12", "your turn", "Round 1 of 12"),
    ],
)
def test_whose_turn_it_is_is_said_once(caption: str, state: str, told: str) -> None:
    assert once(caption, state) == told


def test_the_computer_is_named_by_its_level_and_a_person_by_their_name() -> None:
    t = table("heroz", 2)
    assert t.ask is not None
    asked = 0 if t.ask.seats & 1 else 1
    bot = Who.of(2, (1 - asked,), "expert")
    told = stand_of(t, (1 - asked,), "", bot)
    assert brief(told, "en").state == "the Expert’s turn"
    assert brief(told, "fr").state == "au tour de l’Expert"
    for seat, name in enumerate(("Anna", "Bob")):
        bot = bot.with_person(seat, name)
    told = stand_of(t, (0, 1), "", bot)
    assert brief(told, "en").state == f"{('Anna', 'Bob')[asked]}’s turn"
    french = brief(told, "fr").state
    assert french == ("au tour d’Anna", "au tour de Bob")[asked]


@pytest.mark.parametrize("name", ["micro-hero", "mini-rogue"])
def test_who_plays_with_you_is_no_opponent(name: str) -> None:
    t = table(name, 2)
    stand = stand_of(t, (0,), "", Who.of(2, (0,), "expert"))
    assert sentences_of(stand, texts("en", package_of(name))).names[1] == "partner"
    duel = stand_of(table("heroz", 2), (0,), "", Who.of(2, (0,), "expert"))
    assert sentences_of(duel, texts("en", package_of("heroz"))).names[1] == "opponent"


def test_a_person_who_answers_in_anothers_turn_is_told_so_by_name() -> None:
    who = Who.of(2, ()).with_person(0, "Anna").with_person(1, "Bob")
    t = table("heroz", 2)
    assert t.ask is not None
    asked = 0 if t.ask.seats & 1 else 1
    stand = stand_of(t, (0, 1), "", who)
    counters = tuple((n, 1 - asked if n == "turn" else v) for n, v in stand.view.counters)
    stand = replace(stand, view=replace(stand.view, counters=counters))
    name = ("Anna", "Bob")[asked]
    assert brief(stand, "en").state == f"{name} is asked"
    assert brief(stand, "fr").state == f"à {name} de répondre"
