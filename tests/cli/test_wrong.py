"""Wrong arguments, wrong files: one line on stderr, exit code 2, nothing lost."""

import re
from pathlib import Path

import pytest

from tests.cli.running import Ran, heroon

WRONG = 2


def one_line(ran: Ran) -> str:
    """The complaint of a run that must have been refused."""
    assert ran.code == WRONG, ran
    assert re.fullmatch(r"heroon\u00a0?: [^\n]+\n", ran.err), ran.err
    assert "Traceback" not in ran.err
    return ran.err


@pytest.mark.parametrize(
    ("args", "text"),
    [
        (["play", "chess"], "chess"),
        (["play"], "GAME"),
        (["play", "heroz", "--seat", "2"], "0, 1, both"),
        (["play", "heroz", "--bot", "wizard"], "random"),
        (["play", "heroz", "--option", "late_joker"], "late_joker"),
        (["play", "heroz", "--option", "late=joins"], "late_joker"),
        (["play", "heroz", "--option", "late_joker=maybe"], "next, joins"),
        (["play", "heroz", "--lang", "de"], "fr, en"),
        (["play", "heroz", "--sed", "3"], "--sed"),
        (["play", "heroz", "--seed"], "--seed"),
        (["play", "heroz", "extra"], "--help"),
        (["play", "--resume", "nowhere.heroon"], "nowhere.heroon"),
        (["play", "--resume", "x", "--seed", "3"], "--seed"),
        (["rules", "chess"], "chess"),
        (["rules"], "game"),
        (["dance"], "dance"),
        (["scenario"], "files"),
        (["scenario", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_a_wrong_argument_is_one_line(tmp_path: Path, args: list[str], text: str) -> None:
    ran = heroon(tmp_path, *args, lang="fr_FR.UTF-8" if len(text) % 2 else "en_GB.UTF-8")
    assert text in one_line(ran)
    assert ran.out == ""
    assert not (tmp_path / "data").exists()


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    home = tmp_path_factory.mktemp("good")
    args = ["play", "heroz", "--seed", "1", "--bot", "random", "--save", "game.heroon"]
    assert heroon(home, *args, answers=["1"] * 12).code == 0
    return (home / "game.heroon").read_bytes()


@pytest.fixture
def save(tmp_path: Path, good: bytes) -> Path:
    path = tmp_path / "game.heroon"
    path.write_bytes(good)
    return path


def damage(text: str, how: str) -> str:
    head, mark, rest = text.partition("\n---\n")
    lines = rest.splitlines(keepends=True)
    if how == "a word changed":
        return text.replace("0 deploy:", "0 deploi:", 1)
    if how == "a card changed":
        first = next(line for line in lines if line.startswith("* deck.0="))
        return text.replace(first, "* deck.0=2S\n" if "2S" not in first else "* deck.0=3S\n", 1)
    if how == "the last card changed":
        last = [line for line in lines if line.startswith("* deck.0=")][-1]
        head, _, rest = text.rpartition(last)
        return f"{head}* deck.0={'2S' if '2S' not in last else '3S'}\n{rest}"
    if how == "a line lost":
        return head + mark + "".join(lines[:9] + lines[10:])
    if how == "the end lost":
        return text[: len(text) * 2 // 3]
    if how == "header broken":
        return text.replace("rules = ", "rules ", 1)
    if how == "rules of tomorrow":
        return re.sub(r"^rules = \d+$", "rules = 999", text, count=1, flags=re.MULTILINE)
    if how == "empty":
        return ""
    if how == "no header":
        return rest
    assert how == "not text"
    return text


DAMAGES = [
    "a word changed", "a card changed", "the last card changed", "a line lost", "the end lost",
    "header broken", "rules of tomorrow", "empty", "no header", "not text",
]  # fmt: skip


@pytest.mark.parametrize("how", DAMAGES)
@pytest.mark.parametrize("sum_kept", [True, False])
def test_a_damaged_save_is_refused_and_left_alone(
    tmp_path: Path, save: Path, how: str, sum_kept: bool
) -> None:
    text = damage(save.read_text(encoding="utf-8"), how)
    if not sum_kept:
        text = "\n".join(line for line in text.splitlines() if not line.startswith("# "))
    data = text.encode() + (b"\xff\xfe\n" if how == "not text" else b"")
    save.write_bytes(data)
    ran = heroon(tmp_path, "play", "--resume", str(save), answers=["1"])
    if how == "the end lost" and not sum_kept:
        assert ran.code in (0, WRONG)  # a record that ends sooner is a record
        return
    assert str(save) in one_line(ran)
    assert save.read_bytes() == data


def test_a_save_of_another_game_is_refused(tmp_path: Path, save: Path) -> None:
    text = save.read_text(encoding="utf-8").partition("\n")[2].replace('"heroz"', '"chess"')
    save.write_text("\n".join(x for x in text.splitlines() if not x.startswith("# ")))
    complaint = one_line(heroon(tmp_path, "play", "--resume", str(save)))
    assert "chess" in complaint and str(save) in complaint


def test_an_existing_file_is_not_written_over(tmp_path: Path, save: Path) -> None:
    before = save.read_bytes()
    ran = heroon(tmp_path, "play", "heroz", "--save", str(save), answers=["1"])
    assert str(save) in one_line(ran)
    assert save.read_bytes() == before


def test_a_place_that_cannot_be_written_is_said_at_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    ran = heroon(tmp_path, "play", "heroz", "--save", str(tmp_path / "file" / "x.heroon"))
    assert "x.heroon" in one_line(ran)


def test_a_scenario_that_is_no_scenario(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    for text in ("game = ", 'game = "chess"\n', "x = 1\n"):
        bad.write_text(text, encoding="utf-8")
        assert "bad.toml" in one_line(heroon(tmp_path, "scenario", str(bad)))


def test_scenarios_come_out_or_not(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text('game = "heroz"\n[expect]\n"counter.points.0" = 0\n', encoding="utf-8")
    bad.write_text('game = "heroz"\n[expect]\n"counter.points.0" = 7\n', encoding="utf-8")
    ran = heroon(tmp_path, "scenario", str(good))
    assert (ran.code, ran.err) == (0, "")
    ran = heroon(tmp_path, "scenario", str(good), str(bad))
    assert ran.code == 1
    assert "good.toml" in ran.out and "counter.points.0" in ran.out


def test_the_scenarios_of_a_file_come_out_one_by_one(tmp_path: Path) -> None:
    both = tmp_path / "both.toml"
    cases = [f'[[case]]\nname = "{n}"\n[case.expect]\n"counter.points.0" = {n}\n' for n in (0, 7)]
    both.write_text("\n".join(['game = "heroz"', *cases]), encoding="utf-8")
    ran = heroon(tmp_path, "scenario", str(both))
    said = " ".join(ran.out.split())
    assert ran.code == 1
    assert "both.toml, 0" in said and "both.toml, 7: counter.points.0 is 0, not 7" in said
