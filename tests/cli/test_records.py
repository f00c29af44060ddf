"""`heroon verify` and `heroon replay`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from heroon.kernel import Rng, Seeded, Table, game, write_record
from heroon.play import saves
from heroon.play.who import Who
from tests.cli.running import heroon


def played(answers: int, resign: bool = False) -> Table[Any]:
    table = Table(game("heroz"), driver=Seeded("story"))
    rng = Rng(4)
    for _ in range(answers):
        assert table.ask is not None
        table.answer(rng.choice(table.ask.words))
    if resign:
        table.resign(1)
    return table


def test_sound_records_are_told_so(tmp_path: Path) -> None:
    (tmp_path / "over.txt").write_text(write_record(played(40, True), "story"), "utf-8")
    saves.save(tmp_path / "mine.heroon", played(40), "story", Who.of(2, (0,)))
    (tmp_path / "bare.txt").write_text(write_record(played(40)), "utf-8")
    ran = heroon(tmp_path, "verify", "over.txt", "mine.heroon", "bare.txt")
    assert (ran.code, ran.err) == (0, "")
    assert "over.txt: sound; heroz, " in ran.out
    assert ran.out.count("not over yet") == 2
    french = heroon(tmp_path, "verify", "over.txt", "--lang", "fr")
    assert "conforme\u00a0; heroz, " in french.out


def test_a_damaged_record_is_refused_with_its_place(tmp_path: Path) -> None:
    text = write_record(played(40, True), "story")
    cut = text.replace("0 pass", "0 dance", 1)
    (tmp_path / "odd.txt").write_text(cut, "utf-8")
    (tmp_path / "cards.txt").write_text(text.replace('seed = "story"', 'seed = "other"'), "utf-8")
    ran = heroon(tmp_path, "verify", "odd.txt", "cards.txt", "none.txt")
    assert ran.code == 2
    assert "odd.txt, line " in ran.err
    assert "its cards are not those of its seed" in ran.err
    assert "none.txt" in ran.err


def test_the_story_of_a_game_that_is_over(tmp_path: Path) -> None:
    (tmp_path / "over.txt").write_text(write_record(played(60, True), "story"), "utf-8")
    outside = heroon(tmp_path, "replay", "over.txt")
    assert outside.code == 0
    assert outside.out.startswith("HEROZ")
    assert "resign" in outside.out
    own = heroon(tmp_path, "replay", "over.txt", "--seat", "1")
    assert "You resigned" in own.out
    assert own.out != outside.out
    assert "abandon" in heroon(tmp_path, "replay", "over.txt", "--lang", "fr").out


def test_a_running_game_keeps_its_secrets(tmp_path: Path) -> None:
    saves.save(tmp_path / "mine.heroon", played(40), "story", Who.of(2, (0,)))
    own = heroon(tmp_path, "replay", "mine.heroon", "--seat", "0")
    assert own.code == 0
    assert "not over" in own.out
    other = heroon(tmp_path, "replay", "mine.heroon", "--seat", "1")
    assert other.code == 2
    assert "only the player of seat 1" in other.err
    assert heroon(tmp_path, "replay", "mine.heroon", "--seat", "7").code == 2
    assert heroon(tmp_path, "replay", "nothing").code == 2


def test_where_a_record_is_no_text_is_said_in_the_language_of_the_player(tmp_path: Path) -> None:
    (tmp_path / "torn.txt").write_bytes(b"game\xff")
    assert "torn.txt, byte 4:" in heroon(tmp_path, "verify", "torn.txt").err
    assert "torn.txt, octet 4" in heroon(tmp_path, "verify", "torn.txt", "--lang", "fr").err
