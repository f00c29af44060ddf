"""What the line mode and the commands say where something small is wrong."""

import io
import os
import re
import time
from pathlib import Path

import pytest

from heroon.kernel import game, games
from heroon.play import saves
from heroon.terminal.lines import Lines
from tests.cli.running import heroon
from tests.cli.test_play import SEEDED, saved
from tests.cli.test_wrong import one_line
from tests.lengths import length


def told(home: Path, *lines: str, lang: str = "en", args: tuple[str, ...] = SEEDED) -> str:
    ran = heroon(home, *args, "--lang", lang, answers=[*lines, "quit"])
    assert ran.code == 0 and ran.err == ""
    return re.sub(r"[ \n]+", " ", ran.out)


@pytest.mark.parametrize("command", ["why", "odds"])
def test_what_is_no_answer_is_said_as_such(tmp_path: Path, command: str) -> None:
    out = told(tmp_path, f"{command} 99", f"{command} deploy:8D@9", f"{command} a b")
    assert "There is no answer 99: choose among 1" in out
    assert "“deploy:8D@9” is no answer of this game: “help codes” shows" in out
    assert "neither an answer nor a command" not in out
    french = told(tmp_path, "pourquoi 99", "pourquoi zzz", lang="fr")
    assert "Il n’y a pas de réponse 99\u00a0: choisissez" in french
    assert "«\u00a0zzz\u00a0» n’est pas une réponse de ce jeu" in french


def test_before_any_answer_there_is_nothing_to_take_back(tmp_path: Path) -> None:
    out = told(tmp_path, "undo", args=("play", "heroz", "--plain", "--seed", "3"))
    assert "Nothing to take back: you have not answered yet." in out
    out = told(tmp_path, "undo", args=("play", "hero-realms", "--plain", "--seed", "3"))
    assert "Nothing to take back: you have not answered yet." in out


@pytest.mark.parametrize("name", ["HEROZ", "Heroz", "heroz"])
def test_a_game_may_be_typed_in_capitals(tmp_path: Path, name: str) -> None:
    ran = heroon(tmp_path, "play", name, "--plain", answers=["quit"])
    assert ran.code == 0 and "HEROZ" in ran.out
    assert (
        heroon(tmp_path, "list", "Hero Realms").out == heroon(tmp_path, "list", "hero-realms").out
    )
    assert heroon(tmp_path, "rules", name, "2.3").out.count("[heroz:2.3]") == 1
    assert "chess" in one_line(heroon(tmp_path, "list", "Chess".lower()))


def test_a_folder_is_no_file_to_save_in(tmp_path: Path) -> None:
    said = one_line(heroon(tmp_path, *SEEDED, "--save", str(tmp_path)))
    assert said == f"heroon: {tmp_path} is a folder: name a file in it\n"
    french = heroon(tmp_path, *SEEDED, "--save", str(tmp_path), "--lang", "fr")
    assert "est un dossier" in french.err and "--resume" not in french.err


def others(name: str) -> list[str]:
    """The game after this one in the list; in the long form every other."""
    names = list(games())
    at = names.index(name)
    every = names[at + 1 :] + names[:at]
    return length(every[:1], every)


def test_a_card_file_of_another_game_is_said_to_be_that(tmp_path: Path) -> None:
    for name in games():
        path = tmp_path / f"{name}.toml"
        assert heroon(tmp_path, "cards", name, "--export", str(path)).code == 0
        for other in others(name):
            for args in (
                ("play", other, "--plain", "--cards", str(path)),
                ("cards", other, "--use", str(path)),
                ("simulate", other, "--games", "2", "--cards", str(path)),
            ):
                said = one_line(heroon(tmp_path, *args))
                assert said == f"heroon: {path} holds the numbers of {name}, not of {other}\n"
    odd = tmp_path / "odd.toml"
    odd.write_text("[numbers]\ntea = 3\n")
    assert "“tea” is unknown" in one_line(heroon(tmp_path, "cards", "heroz", "--use", str(odd)))


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    home = tmp_path_factory.mktemp("record")
    heroon(home, *SEEDED, answers=["1", "1", "quit"])
    lines = saved(home).read_text(encoding="utf-8").splitlines()
    return "".join(f"{x}\n" for x in lines if not x.startswith(("#", "seed", "=")))


def verified(home: Path, text: str, lang: str = "en") -> str:
    path = home / "r.txt"
    path.write_text(text, encoding="utf-8")
    return one_line(heroon(home, "verify", str(path), "--lang", lang))


def test_a_missing_line_of_nature_is_told(tmp_path: Path, record: str) -> None:
    lines = record.splitlines(keepends=True)
    nature = [i for i, line in enumerate(lines) if line.startswith("* deck")]
    seat = next(i for i, line in enumerate(lines) if line.startswith("0 "))
    gone = "".join(lines[: seat - 1] + lines[seat:])
    said = verified(tmp_path, gone)
    assert "before this line one of nature is missing: deck." in said and " is asked for" in said
    assert "avant cette ligne, il en manque une de la nature" in verified(tmp_path, gone, "fr")
    own = next(i for i in nature if lines[i].startswith("* deck.1"))
    other = "".join(lines[:own] + lines[own + 1 :])
    assert "a line is missing or one too many: deck.1 is asked for" in verified(
        tmp_path, other.replace("* deck.1", "* deck.0")
    ) or "is missing" in verified(tmp_path, other)
    more = "".join([*lines[:seat], lines[nature[0]], *lines[seat:]])
    assert "nature is not asked here" in verified(tmp_path, more)


def test_an_answer_against_the_rules_is_told_in_words(tmp_path: Path, record: str) -> None:
    lines = record.splitlines(keepends=True)
    seat = next(i for i, line in enumerate(lines) if line.startswith("0 deploy:"))
    held = {x.partition("=")[2].strip() for x in lines if x.startswith("* deck.0=")}
    card = next(c for c in ("2C", "3D", "4S", "7H", "9D") if c not in held)
    lines[seat] = f"0 deploy:{card}@1\n"
    said = verified(tmp_path, "".join(lines))
    assert "You do not hold this card" in said and "[heroz:1.3]" in said
    assert "pas cette carte en main" in verified(tmp_path, "".join(lines), "fr")


def test_names_that_hold_commas_stand_apart(tmp_path: Path) -> None:
    """`view all` of a table with tilted champions, or other marked pieces."""
    from heroon.kernel.view import Area, Piece, View
    from heroon.terminal.pictures import area_lines
    from heroon.texts import Sentences, package_of, texts

    for lang, apart in (("en", "; "), ("fr", "\u00a0; ")):
        t = texts(lang, package_of("hero-realms"))
        sentences = Sentences(t, game("hero-realms"), 0, {0: "player-1"})
        names = ["tyrannor", "gold"]
        pieces = tuple(Piece(name, name) for name in names)
        area = Area("zone", "row", pieces=pieces, count=2)
        told = " ".join(" ".join(area_lines(View(0, (area,)), sentences)).split(" "))
        assert apart.join(t.noun(name) for name in names) in told
        assert ", " in t.noun("tyrannor"), "else this shows nothing"


def test_paragraphs_are_as_wide_as_the_environment_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for wished, wide in (("40", 40), ("120", 120), ("", 80), ("x", 80), ("0", 24)):
        monkeypatch.setenv("COLUMNS", wished)
        sink = io.StringIO()
        Lines(io.StringIO(), sink, echo=False).say("ten words " * 40, 2)
        assert wide - 10 < max(map(len, sink.getvalue().splitlines())) <= wide


def test_a_file_that_nobody_touched_is_gone_after_a_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files of older programs, which kept each game in one."""
    heroon(tmp_path, *SEEDED, answers=["quit"])
    heroon(tmp_path, *SEEDED, answers=["1", "quit"])
    heroon(tmp_path, *SEEDED, answers=["quit"])
    heroon(tmp_path, *SEEDED, answers=["1", "undo", "quit"])
    new, played, young, back = (saved(tmp_path, n) for n in ("", "-2", "-3", "-4"))
    assert [saves.untouched(path) for path in (new, played, young, back)] == [
        True,
        False,
        True,
        False,
    ]
    cut = new.with_name("cut.heroon")
    cut.write_bytes(new.read_bytes()[:-70])
    other = new.with_name("mine.heroon")
    other.write_text("not a game")
    for path in (new, played, back, cut, other):
        os.utime(path, (1e9, 1e9))
    heroon(tmp_path, *SEEDED, answers=["quit"])
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    saves.sweep_untouched(time.time())
    assert cut.exists() and other.exists() and not new.exists()
    assert played.exists() and young.exists() and back.exists()
