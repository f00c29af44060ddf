"""`heroon play` in a real process: to the end, left and resumed, in both languages."""

import re
import signal
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from heroon.play import saves
from heroon.play.opening import opened
from heroon.store import Store
from tests.cli.running import Ran, environment, heroon, table_of, until_asked

SEEDED = ("play", "heroz", "--plain", "--seed", "1", "--bot", "random")
#: With the first answer, else the next, always, this seed comes to an end soon.
FIRST = ["1", "2", "3"] * 200


def saved(home: Path, number: str = "") -> Path:
    """The file of a kept game, exported as far as it stands; `-2` is the second one."""
    folder = home / "data" / "heroon"
    path = folder / "saves" / f"heroz{number}.heroon"
    if not (folder / "games.sqlite").exists():
        return path
    path.parent.mkdir(exist_ok=True)
    store = Store(folder / "games.sqlite")
    ids = [one.id for one in sorted(store.kept(), key=lambda one: one.made)]
    at = -int(number or "-1") - 1
    if at < len(ids):
        history = store.history(ids[at])
        assert history is not None
        setting = opened(history, "the store").setting
        known = saves.fingerprint(path)
        saves.save(path, setting.table, setting.seed, setting.who, known)
    store.close()
    return path


def question(out: str) -> str:
    """The last question and its choices: all since the last empty line before the mark."""
    return out[: out.rindex("\n>")].rpartition("\n\n")[2]


def body(path: Path) -> list[str]:
    """The tokens of a record."""
    lines = path.read_text(encoding="utf-8").partition("\n---\n")[2].splitlines()
    return [line for line in lines if line[0] in "01*"]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Ran]:
    """A game in English from its set-up to its end: its home, and what was said."""
    home = tmp_path_factory.mktemp("whole")
    return home, heroon(home, *SEEDED, answers=FIRST)


@pytest.mark.parametrize(
    ("lang", "end"),
    [("en", r"You (win|lose), \d+ to \d+"), ("fr", r"Vous (gagnez|perdez), \d+ à \d+")],
)
def test_a_game_is_played_to_the_end_by_numbers(
    whole: tuple[Path, Ran], tmp_path: Path, lang: str, end: str
) -> None:
    if lang == "en":
        tmp_path, ran = whole
    else:
        ran = heroon(tmp_path, *SEEDED, "--lang", lang, answers=FIRST)
    assert (ran.code, ran.err) == (0, "")
    assert re.search(end, ran.out.splitlines()[-1])
    assert max(len(x) for x in ran.out.splitlines() if str(tmp_path) not in x) <= 80
    assert table_of(tmp_path) in ran.out
    assert "\nresult = [" in saved(tmp_path).read_text(encoding="utf-8")


def test_the_same_seed_gives_the_same_game(whole: tuple[Path, Ran], tmp_path: Path) -> None:
    home, ran = whole
    again = heroon(tmp_path, *SEEDED, answers=FIRST)
    told = re.sub(r"\s*".join(table_of(tmp_path)), table_of(home), again.out)
    assert ran.out.split() == told.replace(str(tmp_path), str(home)).split()
    assert saved(home).read_bytes() == saved(tmp_path).read_bytes()
    seeded = (*SEEDED[:-3], "2", *SEEDED[-2:])
    other = question(heroon(tmp_path, *seeded).out)
    assert other != question(heroon(tmp_path, *SEEDED).out)


def test_the_environment_chooses_the_language(tmp_path: Path) -> None:
    assert "mode en lignes" in heroon(tmp_path, *SEEDED, lang="fr_FR.UTF-8").out
    assert "line mode" in heroon(tmp_path, *SEEDED, lang="de_DE.UTF-8").out


def test_quit_saves_and_resume_asks_the_very_same(tmp_path: Path) -> None:
    left = heroon(tmp_path, *SEEDED, answers=["1", "1", "1", "1", "quit"])
    assert (left.code, left.err) == (0, "")
    name = table_of(tmp_path)
    assert f"heroon play heroz --resume {name} --lang en" in left.out
    before = saved(tmp_path).read_bytes()
    again = heroon(tmp_path, "play", "--resume", name)
    assert (again.code, again.err) == (0, "")
    assert question(again.out) == question(left.out)
    assert saved(tmp_path).read_bytes() == before


def test_a_resumed_game_goes_on_as_if_never_left(whole: tuple[Path, Ran], tmp_path: Path) -> None:
    home, ran = whole
    parts = tmp_path / "parts.heroon"
    heroon(tmp_path, *SEEDED, "--save", str(parts), answers=FIRST[:3])
    for start in (3, 8):
        heroon(tmp_path, "play", "--resume", str(parts), answers=FIRST[start : start + 5])
    last = heroon(tmp_path, "play", "--resume", str(parts), answers=FIRST[13:])
    assert body(parts) == body(saved(home)) != []
    assert last.out.splitlines()[-1] == ran.out.splitlines()[-1]
    finished = heroon(tmp_path, "play", "--resume", str(parts))
    assert (finished.code, finished.err) == (0, "")


def test_each_answer_is_saved_before_the_next_question(tmp_path: Path) -> None:
    path = tmp_path / "each.heroon"
    with subprocess.Popen(
        [sys.executable, "-c", "from heroon.cli import main; main()", *SEEDED, "--save", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=environment(tmp_path),
    ) as run:
        assert run.stdin and run.stdout
        for _ in range(2):
            until_asked(run.stdout)
            run.stdin.write("1\n")
            run.stdin.flush()
        seen = until_asked(run.stdout)
        run.kill()
    kept = body(saved(tmp_path))
    assert len([line for line in kept if line.startswith("0 ")]) >= 2
    again = heroon(tmp_path, "play", "--resume", str(path))
    assert question(again.out) == question(seen)


def test_the_end_of_the_input_saves_and_ends_well(tmp_path: Path) -> None:
    ran = heroon(tmp_path, *SEEDED, answers=["1"])
    assert (ran.code, ran.err) == (0, "")
    assert saved(tmp_path).exists()


def test_an_interrupt_saves_and_ends_well(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", "from heroon.cli import main; main()", *SEEDED],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(tmp_path),
    ) as run:
        assert run.stdout
        until_asked(run.stdout)
        run.send_signal(signal.SIGINT)
        out, err = run.communicate(timeout=120)
    assert (run.returncode, err) == (0, "")
    assert "--resume" in out
    assert saved(tmp_path).exists()


def test_a_reader_that_goes_away_is_no_crash(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", "from heroon.cli import main; main()", *SEEDED],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(tmp_path),
    ) as run:
        assert run.stdout and run.stdin and run.stderr
        run.stdout.read(10)
        run.stdout.close()
        run.stdin.write("1\n" * 50)
        run.stdin.close()
        err = run.stderr.read()
        run.wait(20)
    assert "Traceback" not in err
    assert saved(tmp_path).exists()


def test_a_new_game_never_takes_the_place_of_a_saved_one(tmp_path: Path) -> None:
    heroon(tmp_path, *SEEDED, answers=["quit"])
    first = saved(tmp_path).read_bytes()
    heroon(tmp_path, "play", "heroz", "--seed", "2", answers=["quit"])
    assert saved(tmp_path).read_bytes() == first
    assert saved(tmp_path, "-2").exists()


def test_two_people_never_see_each_others_hand(tmp_path: Path) -> None:
    answers = ["1", "2", "3", "0"] * 60
    ran = heroon(tmp_path, "play", "heroz", "--seed", "3", "--seat", "both", answers=answers)
    assert ran.code == 0
    pages = re.split(r"\n{40,}", ran.out)
    assert len(pages) > 3
    greeting, page = pages[0].split("Hand over", 1)
    assert "Two people play" in greeting and "You draw" not in greeting
    pages[:1] = [greeting, f"Hand over{page}"]
    handed = [re.match(r"Hand over to player (\d)", page) for page in pages[1:]]
    turns = [match[1] for match in handed if match]
    assert len(turns) == len(pages) - 1
    assert all(a != b for a, b in pairwise(turns))
    drawn = re.compile(r"You draw \d cards: ([^.]*)\.")
    hands = [{" ".join(m.split()) for m in drawn.findall(page)} for page in pages[1:]]
    assert hands[0] and hands[1] and hands[0] != hands[1]
    for player in ("1", "2"):
        own = [page for page, who in zip(pages[1:], turns, strict=True) if who == player]
        assert any("You draw" in page for page in own)
        # What one drew is told to the other as a bare draw.
        assert all("The opponent draws the" not in page.partition("Turn 3")[0] for page in own[1:])


def test_resigning_wants_to_be_sure(tmp_path: Path) -> None:
    ran = heroon(tmp_path, *SEEDED, answers=["resign", "no", "resign", "yes"])
    assert ran.code == 0
    assert "The game goes on." in ran.out
    assert "You resigned" in ran.out.splitlines()[-1]


def commands(home: Path, *lines: str, lang: str = "en") -> str:
    ran: Ran = heroon(home, *SEEDED, "--lang", lang, answers=[*lines, "quit"])
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def test_commands_answer_in_english(tmp_path: Path) -> None:
    out = commands(
        tmp_path, "help", "help codes", "why attack:1", "why deploy:4D@1", "rule 2.3",
        "rule xyzzy", "odds", "log", "undo", "passes", "passes off", "passes maybe", "view",
        "view all", "why", "rule", "lang de", "nonsense", "two words", "999", "",
    )  # fmt: skip
    for text in (
        "why NUMBER or CODE", "[heroz:", "deploy:CARD@COLUMN: Place a troop",
        "you may give this answer", "[heroz:2.3]", "No rule holds “xyzzy”",
        "A draw may follow at once", "You draw 6 cards", "Nothing to take back: you have not",
        "The program will pass", "The program will ask you each time", "Say “passes on”",
        "Opponent: Victory points 0", "Scored cards: empty", "Say which answer", "heroz:goal",
        "The languages are", "“nonsense” is neither", "single word",
        "There is no answer 999: choose among 1–",
        "Type a number",
    ):  # fmt: skip
        assert text in " ".join(out.split()), text


def test_commands_have_french_names(tmp_path: Path) -> None:
    out = commands(
        tmp_path, "aide", "pourquoi attack:1", "règle 2.3", "regle HZ-51", "chances", "journal",
        "annuler", "passes oui", "passes non", "voir", "langue en", "langue fr", lang="fr",
    )  # fmt: skip
    for text in (
        "pourquoi NUMÉRO ou CODE", "[heroz:", "[heroz:2.3]", "Un tirage peut suivre tout de suite",
        "Vous piochez 6",
        "Rien à reprendre", "passera à votre place", "demandera chaque fois",
        "The program now speaks English", "parle maintenant français",
    ):  # fmt: skip
        assert text in " ".join(out.replace("\u00a0", " ").split()), text


def test_an_answer_can_be_taken_back(tmp_path: Path) -> None:
    out = commands(tmp_path, "deploy:4D@2", "undo", "DEPLOY:4d@3", "undo")
    assert "Taken back: Place the 4 of diamonds in column 2." in out
    assert "Taken back: Place the 4 of diamonds in column 3." in out
    assert "undos = 2" in saved(tmp_path).read_text(encoding="utf-8")


def test_a_save_can_be_named_but_takes_no_file_s_place(tmp_path: Path) -> None:
    mine = tmp_path / "mine.heroon"
    other = tmp_path / "letter.txt"
    other.write_text("dear all\n", encoding="utf-8")
    out = commands(tmp_path, f"save {other}", f"save {mine}")
    assert "exists already" in " ".join(out.split())
    assert other.read_text(encoding="utf-8") == "dear all\n"
    assert heroon(tmp_path, "play", "--resume", str(mine)).code == 0


def test_passing_until_the_turn_ends(tmp_path: Path) -> None:
    seeded = ("play", "heroz", "--seed", "golden", "--bot", "random")
    out = heroon(tmp_path, *seeded, answers=["stop", "passes turn", "1"]).out
    asked = heroon(tmp_path, *seeded, answers=["stop", "1"]).out
    assert "until the turn ends" in out
    assert asked.count("play a card or pass?") > out.count("play a card or pass?")


def test_a_standing_pass_spares_the_curtain(tmp_path: Path) -> None:
    seeded = ("play", "heroz", "--seed", "3", "--seat", "both")
    placed = ["", "1", "stop"]
    plain = heroon(tmp_path, *seeded, answers=[*placed, *["", "pass"] * 9]).out
    order = heroon(tmp_path, *seeded, answers=[*placed, "passes turn", *["", "pass"] * 9]).out
    assert "until the turn ends" in order
    assert order.split("Your turn")[1].count("0. Pass") < plain.split("Your turn")[1].count(
        "0. Pass"
    )


def test_hints_come_from_the_heuristic_bot(tmp_path: Path) -> None:
    assert re.search(r"Advice: .+ \(\S+\)\.", commands(tmp_path, "hint"))
