"""Games with the owner's own numbers on the cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from heroon.play.saves import load, own_numbers
from tests.cli.running import heroon

OWN = "[numbers]\nhydra = [8, 5, 7]\nhand = 6\nhydra_ability = [2, 3]\n"


def start(home: Path, *answers: str) -> Path:
    """A saved game with own numbers."""
    cards, path = home / "own.toml", home / "x.heroon"
    cards.write_text(OWN, encoding="utf-8")
    args = ("play", "micro-hero", "--seed", "1", "--cards", str(cards), "--save", str(path))
    ran = heroon(home, *args, answers=["1", *answers, "quit"])
    assert (ran.code, ran.err) == (0, "")
    assert "Attack 8, Defence 5, Life 7" in ran.out
    assert "its Attack rises by 3" in ran.out
    assert "You draw 6 cards" in ran.out
    return path


def test_a_save_carries_the_numbers(tmp_path: Path) -> None:
    path = start(tmp_path, "play 1 2 3 4 5 6", "yes")
    (tmp_path / "own.toml").unlink()
    saved = load(path)
    assert own_numbers(saved.table.spec) == [
        "hand = 6", "hydra = [8, 5, 7]", "hydra_ability = [2, 3]",
    ]  # fmt: skip
    again = heroon(tmp_path, "play", "--resume", str(path), answers=["1", "quit"])
    assert (again.code, again.err) == (0, "")
    assert "rises by 3" in again.out
    assert own_numbers(load(path).table.spec) == own_numbers(saved.table.spec)


def test_the_games_own_numbers_are_not_written(tmp_path: Path) -> None:
    path = tmp_path / "x.heroon"
    heroon(tmp_path, "play", "micro-hero", "--save", str(path), answers=["quit"])
    assert "own number" not in path.read_text(encoding="utf-8")


def test_changed_numbers_in_a_save_are_refused(tmp_path: Path) -> None:
    path = start(tmp_path)
    text = path.read_text(encoding="utf-8").rpartition("# whole")[0].partition("\n")[2]
    for old, new in (("hand = 6", "hand = 99"), ("hand = 6", "hand = 5"), ("hand = 6", "hat = 6")):
        path.write_text(text.replace(old, new), encoding="utf-8")
        ran = heroon(tmp_path, "play", "--resume", str(path), lang="fr_FR.UTF-8")
        assert ran.code == 2 and ran.err.count("\n") == 1 and str(path) in ran.err
    other = text.replace('game = "micro-hero"', 'game = "chess"')
    path.write_text(other, encoding="utf-8")
    ran = heroon(tmp_path, "play", "--resume", str(path))
    assert ran.code == 2 and "chess" in ran.err


def test_a_bad_file_is_one_line_with_its_place(tmp_path: Path) -> None:
    cards = tmp_path / "own.toml"
    for text in ("[numbers]\nhand = 77\n", "hand = 6\n", "[numbers\n", "[numbers]\nlion = 4\n"):
        cards.write_text(text, encoding="utf-8")
        args = ("play", "micro-hero", "--cards", str(cards), "--lang", "fr")
        ran = heroon(tmp_path, *args)
        assert ran.code == 2 and ran.err.count("\n") == 1
        assert "own.toml" in ran.err and "must" not in ran.err and "Expected" not in ran.err


def test_cards_do_not_go_with_resume(tmp_path: Path) -> None:
    path = start(tmp_path)
    cards = str(tmp_path / "own.toml")
    ran = heroon(tmp_path, "play", "--resume", str(path), "--cards", cards)
    assert ran.code == 2 and "--cards" in ran.err


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", ["heroz", "micro-hero", "hero-realms"])
def test_an_exported_file_can_be_used(tmp_path: Path, name: str, lang: str) -> None:
    out = tmp_path / "mine.toml"
    assert heroon(tmp_path, "cards", name, "--export", str(out), "--lang", lang).code == 0
    used = heroon(tmp_path, "cards", name, "--use", str(out))
    assert used.code == 0 and "\n  " not in used.out, "nothing differs"


def test_what_differs_from_the_box_is_listed(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[numbers]\ngoal = 25\nking_resource = 3\naura_value = 2\n")
    ran = heroon(tmp_path, "cards", "heroz", "--use", str(mine))
    assert ran.out.endswith(")\n  goal = 25\n  aura_value = 2\n")
