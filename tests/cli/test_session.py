"""The line mode in process: odds, bugs, what a seat is told."""

import io
from pathlib import Path
from typing import Any

import pytest

from heroon.kernel import GameSpec, KernelError, Rng, Seeded, Table, game
from heroon.play.bots import choose
from heroon.play.odds import odds_of
from heroon.play.saves import load
from heroon.play.who import Who
from heroon.terminal.lines import Left, Lines
from heroon.terminal.session import BUG, Session, Setting

SPEC: GameSpec[Any] = game("heroz")


def table_at(start: str, seed: str = "11") -> tuple[Table[Any], int, int]:
    """A game of the heuristic bot, stopped where a word that begins so is offered."""
    table: Table[Any] = Table(SPEC, {}, Seeded(seed))
    for _ in range(2000):
        assert table.ask is not None
        seat = table.ask.seats.bit_length() - 1
        for word in table.words(seat):
            if SPEC.words.text[word].startswith(start):
                return table, seat, word
        table.answer(choose("heuristic", table, seat, seed), seat)
    raise AssertionError(f"nowhere is {start} offered")


def session(
    table: Table[Any], seat: int, *answers: str, path: Path | None = None, seed: str = "11"
) -> tuple[int, str]:
    """Let a person answer so; the exit code and what was written."""
    sink = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in answers))
    setting = Setting(table, seed, Who.of(table.seats, (seat,)), path=path)
    code = Session(setting, Lines(source, sink, echo=True), "en").run()
    return code, sink.getvalue()


def test_odds_are_exact_and_add_up() -> None:
    table, seat, word = table_at("sacrifice:")
    before = len(table.tokens), SPEC.digest(table.g)
    odds = odds_of(table, seat, word, Rng(1))
    assert sum(odds.values()) == 1
    assert len({p.denominator for p in odds.values()}) <= 3
    assert odds == odds_of(table, seat, word, Rng(2))
    assert before == (len(table.tokens), SPEC.digest(table.g))


def test_odds_say_nothing_of_what_the_seat_will_not_see() -> None:
    table, seat, word = table_at("pass")
    assert odds_of(table, seat, word, Rng(1)) == {}


def test_odds_are_told(tmp_path: Path) -> None:
    table, seat, word = table_at("sacrifice:", "13")
    path = tmp_path / "x.heroon"
    token = SPEC.words.text[word]
    lines = "odds", f"odds {token}", "odds attack:1"
    code, out = session(table, seat, *lines, path=path, seed="13")
    assert code == 0
    assert out.count("Sacrifice your hero for") >= 3
    assert " in " in out and "each:" in out


def test_a_bug_of_ours_saves_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat, _ = table_at("attack:")
    asked = len(table.tokens)

    def broken(*_: object) -> None:
        raise KernelError("a rule failed")

    path = tmp_path / "x.heroon"
    monkeypatch.setattr(Table, "answer", broken)
    code, out = session(table, seat, "1", path=path)
    monkeypatch.undo()
    assert code == BUG
    assert "a rule failed" in " ".join(out.split()) and "Traceback" not in out
    assert len(load(path).table.tokens) == asked


def test_a_closed_output_is_no_error_of_ours() -> None:
    sink = io.StringIO()
    sink.close()
    with pytest.raises(Left):
        Lines(io.StringIO("1\n"), sink, echo=False).say("x")


def test_a_question_that_is_open_again_is_asked_again(tmp_path: Path) -> None:
    table, seat, _ = table_at("attack:")
    code, out = session(table, seat, "view", "codes on", path=tmp_path / "x.heroon")
    assert code == 0
    assert out.count("which column attacks?") == 3


def attack_from(column: int) -> tuple[Table[Any], int]:
    """A game stopped where just one column can attack."""
    for seed in range(20):
        table: Table[Any] = Table(SPEC, {}, Seeded(str(seed)))
        while table.ask is not None:
            seat = table.ask.seats.bit_length() - 1
            words = [SPEC.words.text[word] for word in table.words(seat)]
            if [word for word in words if word.startswith("attack:")] == [f"attack:{column}"]:
                return table, seat
            table.answer(choose("heuristic", table, seat, "11"), seat)
    raise AssertionError(f"nowhere can column {column} alone attack")
