"""Whole orders of cards typed at once."""

from __future__ import annotations

import contextlib
import io
import re
from typing import Any

import pytest

from heroon.kernel import GameSpec, InputError, Seeded, Table, game, open_position
from heroon.play import orders
from heroon.play.ordering import Line, ordering_of
from heroon.play.who import Who
from heroon.terminal.lines import Lines
from heroon.terminal.session import Session, Setting

SPEC: GameSpec[Any] = game("micro-hero")
FIVE = ["block", "training", "training", "block", "strike"]


def at(seats: int = 1, *, options: dict[str, str] | None = None, **state: Any) -> Table[Any]:
    """A game in Planning against the Hydra."""
    base = {"agenda": ["PLAN"], "trial": ["hydra"], "attack": 3, "life": 9, "turns": 3}
    return open_position(SPEC, base | state, options or {}, seats, "test", Seeded("x"))


def advising(
    monkeypatch: pytest.MonkeyPatch, words: tuple[int, ...], points: tuple[int, int, int]
) -> None:
    """Advise these words, wherever anybody may order cards."""
    own = ordering_of(SPEC.id)
    assert own is not None
    totals = tuple(zip(("attack", "defence", "experience"), points, strict=True))
    line = Line(words, totals, ())
    ordering = own._replace(best=lambda g, seat, prompt, said: line)
    monkeypatch.setattr(orders, "ordering_of", lambda game: ordering)


def typed(table: Table[Any], *answers: str, lang: str = "en", people: tuple[int, ...] = ()) -> str:
    """What is written when a person types this; lines that were folded are one again."""
    sink = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in answers))
    setting = Setting(table, "seed", Who.of(table.seats, people or tuple(range(table.seats))))
    with contextlib.suppress(InputError):  # a table opened at a position cannot be saved
        Session(setting, Lines(source, sink, echo=True), lang).run()
    return re.sub(r"\n {2,}(?=\S)", " ", sink.getvalue())


def hand() -> Table[Any]:
    cards = ["strike", "strike", "block", "training", "pelt"]
    return at(hand=[cards], deck=[FIVE], beaten=["lion"], round=2)


def played(table: Table[Any]) -> list[str]:
    """What was answered, as the game spells it."""
    return [SPEC.words.text[token.word] for token in table.tokens if token.seat >= 0]


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("play 3 1 5 2 4", "block strike pelt strike training"),
        ("play 3, 1, 5, 2, 4", "block strike pelt strike training"),
        ("jouer block STRIKE lion strike tr", "block strike pelt strike training"),
        ("play lion's pelt, 1", "pelt strike"),
        ("play 4", "training"),
    ],
)
def test_cards_are_named_by_number_or_name(line: str, cards: str) -> None:
    table = hand()
    typed(table, line, "yes")
    assert played(table)[: len(cards.split())] == [f"play:{card}" for card in cards.split()]


def test_french_names_and_accents() -> None:
    table = hand()
    out = typed(
        table, "jouer frappe entrainement Entraînement", "jouer incliner frappe", "oui", lang="fr"
    )
    assert "« Entraînement »" in out.replace("\u00a0", " ")
    assert played(table)[:2] == ["tilt", "play:strike"]


def test_the_totals_are_shown_before_and_reached_after() -> None:
    table = at(hand=[["strike", "block", "strike+"]], deck=[FIVE], side=[1, 0])
    out = typed(table, "play 2 1 3", "yes", "0", "0")
    # 2 × 3 for Strike+ as the second card of the hand, which is sorted: strike, block, strike+.
    assert "Block, Strike, Strike+: Attack 4 vs 6 (Life −0) · defence 3 vs 3" in out
    assert "Attack Phase, 4 against a Defence of 6" in out
    assert "you block the attack (3 against 3)" in out


def test_the_overloaded_card_counts_twice() -> None:
    out = typed(hand(), "play tilt 1 2 3 4 5", "no")
    assert "tilt the Posture, Strike, Strike, Block, Training, Lion’s Pelt: Attack 14" in out
    assert "Nothing is played." in out


def test_effects_of_the_last_card_are_counted() -> None:
    cards = ["strike", "rattles", "leash"]
    table = at(hand=[cards], beaten=["birds", "cerberus"], round=3, deck=[FIVE])
    out = typed(table, "play strike bronze leash", "no", "play strike cerb bro", "no")
    assert "Attack 4 vs 5 (Life −0) · defence 2 vs 1" in out
    assert "defence 1 vs 1" in out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("play", "Say which cards"),
        ("play 9", "“9”: no card"),
        ("play 1 1", "“1”: no card"),
        ("play strike strike strike", "“strike”: no card"),
        ("play s", "Strike"),
        ("play dragon", "“dragon”: no card"),
    ],
)
def test_what_is_unclear_is_said(line: str, said: str) -> None:
    table = hand()
    assert said in typed(table, line, "no")
    assert table.tokens == []


def test_several_names_that_begin_alike() -> None:
    table = at(hand=[["strike", "block", "strike+"]], deck=[FIVE])
    out = typed(table, "play str", "play strike", "no", "play strike+", "no")
    assert "“str”: several cards" in out
    assert "\nStrike: " in out and "\nStrike+: " in out


def test_an_order_against_the_rules_is_refused_with_its_reason() -> None:
    table = at(trial=["hind"], life=8, hand=[["training", "strike"]], deck=[FIVE])
    out = typed(table, "play 2 1", "no")
    assert "only the first card of your hand can be played. [micro-hero:trial.hind]" in out
    out = typed(at(hand=[["strike", "block"]], deck=[FIVE], tilted=[1, 0]), "play 1 2 tilt", "no")
    assert "1 card of this order will be left to play" in out


def test_an_order_stops_at_a_card_that_is_drawn() -> None:
    table = at(hand=[["strike", "block", "swiftness"]], beaten=["hind"], round=2, deck=[FIVE])
    out = typed(table, "play 1 3 2", "yes", "play 1", "no")
    assert "1 card of this order will be left to play" in out
    assert played(table) == ["play:strike", "play:swiftness"]
    assert "You draw" in out


def test_cards_are_taken_back_one_by_one_until_one_is_drawn() -> None:
    table = hand()
    out = typed(table, "play 1 2 3", "yes", "undo", "undo")
    assert out.count("Taken back: Play a ") == 2
    assert played(table) == ["play:strike"]


def test_what_the_program_said_for_you_is_taken_back_with_your_own_answer() -> None:
    table = at(hand=[["block", "training", "training", "training"]], deck=[FIVE], side=[1, 0])
    out = typed(table, "passes on", "play 4 3 2 1", "yes", "undo", "undo")
    assert "Perfecting: what to do" in out
    assert "Taken back: Play a Training." in out and "Taken back: Leave" not in out
    assert played(table) == ["play:training", "play:training"]


def test_for_two_a_card_played_is_not_taken_back() -> None:
    table = at(2, hand=[["strike", "block"], ["training"]], deck=[FIVE, FIVE])
    out = typed(table, "play 1 2", "yes", "undo", "play 1 3", "play strike", "undo")
    assert "for two, a card played is not taken back" in out
    assert "Nothing to take back" in out
    assert played(table)[:2] == ["play:strike", "play:block"]


def test_orders_are_for_planning_and_for_games_that_have_them() -> None:
    table: Table[Any] = Table(SPEC, {}, Seeded("1"))
    assert "This is not the moment to play cards." in typed(table, "play 1", "resign", "yes")
    duel: Table[Any] = Table(game("heroz"), {}, Seeded("1"))
    out = typed(duel, "play 1", "help", "resign", "yes", people=(0,))
    assert "An answer is a single word" in out and "play 3 1 5 2 4" not in out


def test_a_hint_may_be_a_whole_order(monkeypatch: pytest.MonkeyPatch) -> None:
    words = tuple(SPEC.words.parse(0, t) for t in ("tilt", "play:block", "play:strike"))
    advising(monkeypatch, words, (1, 6, 0))
    out = typed(hand(), "hint", "conseil", "langue fr", "conseil")
    assert "Advice: tilt the Posture, Block, Strike. Attack 1, defence 6, experience 0." in out
    assert "(play tilt 3 1)" in out and "(jouer incliner 3 1)" in out
