"""What a game costs to keep, and that what was kept is the game: in every front end."""

from __future__ import annotations

import io
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from heroon.kernel import InputError, Rng, Seeded, Table, game
from heroon.play import saves
from heroon.play.begin import begin
from heroon.play.game_setting import Setting
from heroon.play.importing import open_file
from heroon.play.kept_entries import state_of
from heroon.play.logged import LoggedMatch, Noted
from heroon.play.shelf import on_shelf, own_store, put_away, store_path
from heroon.play.taking_up import begin_table, take_up
from heroon.play.who import Who
from heroon.store import APP, FILE, LINES, PAGE, SAY, Store
from heroon.terminal.app_match import AppMatch
from heroon.terminal.lines import Lines
from heroon.terminal.session import Session
from tests.corpus.test_corpus import FOLDER, OLDER, RECORDS
from tests.play.installed import quartet
from tests.play.old import save_as_once

DATA = Path(__file__).with_name("data")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    yield tmp_path / "heroon" / "saves"
    put_away()


def session(setting: Setting) -> Session:
    return Session(setting, Lines(io.StringIO(), io.StringIO(), echo=True), "en")


def app(setting: Setting) -> AppMatch:
    return AppMatch(setting, "en")


def page(setting: Setting) -> LoggedMatch:
    setting.ledger = begin_table(own_store(), setting, PAGE)
    return LoggedMatch(setting, "en")


def keep(match: Noted) -> None:
    """Keep what was done as the front end of a match does."""
    if isinstance(match, LoggedMatch):
        assert match.s.ledger is not None
        match.s.ledger.keep(match.entries, match.table)
        match.entries.clear()
    else:
        assert isinstance(match, Session | AppMatch)
        assert match.keeper.keep()


FRONT_ENDS = pytest.mark.parametrize("made", [session, app, page])


# -- the price ------------------------------------------------------------------------------------


@FRONT_ENDS
def test_the_thousandth_answer_costs_what_the_tenth_did(made: Callable[[Setting], Noted]) -> None:
    """The same statements, the same steps of SQLite's machine, as many bytes but for words."""
    spec = game("hades-trap")
    match = made(begin(spec, {}, Who.of(4, (0, 1, 2, 3), "random"), "0"))
    table, rng = match.table, Rng(0)
    said: list[str] = []
    steps: list[None] = []
    database = own_store()._db
    database.set_trace_callback(said.append)
    database.set_progress_handler(lambda: steps.append(None), 10)
    costs: list[tuple[int, int, int] | None] = []
    while len(costs) < 1010:
        seat = match.other()
        words = table.words(seat)
        match.put(seat, words[rng.below(len(words))])
        alone = [entry.kind for entry in match.entries] == [SAY]
        said.clear()
        steps.clear()
        keep(match)
        costs.append((len(said), sum(map(len, said)), len(steps)) if alone else None)
    early, late = ([cost for cost in some if cost] for some in (costs[8:20], costs[990:]))
    assert early and late
    assert {count for count, _, _ in early} == {count for count, _, _ in late}
    least, most = max(size for _, size, _ in early), max(size for _, size, _ in late)
    assert most <= least + 60, "some words are longer than others"
    assert max(steps for _, _, steps in late) <= max(steps for _, _, steps in early) + 1


def test_a_file_is_not_written_at_each_answer(home: Path, tmp_path: Path) -> None:
    """It is an export: written when the game is left."""
    path = tmp_path / "mine.heroon"
    setting = begin(game("micro-hero"), {}, Who(("person",)), "1")
    setting.path = path
    match = session(setting)
    for _ in range(3):
        match.answer(0, match.table.words(0)[0])
        assert not path.exists()
    assert match.keeper.write() and path.exists()
    assert not home.exists(), "and no other file"


# -- the same game --------------------------------------------------------------------------------


def acts(match: Noted, rng: Rng) -> None:
    """Something that a person may do: an answer mostly; back, an order, practice, a change."""
    table, seat = match.table, match.person()
    if seat < 0:
        seat = match.other()
        match.put(seat, rng.choice(table.words(seat)))
        return
    what = rng.below(12)
    if what == 0 and match.back(seat).at >= 0:
        match.undo_to(match.back(seat).at)
    elif what == 1 and match.standing():
        order = match.standing()[rng.below(len(match.standing()))].name
        match.order(seat, order, not match.ordered_by(seat, order))
    elif what == 2 and len(table.tokens) > 40 and table.talk.offer is None:
        match.say_out(seat, "!back?")
    elif what == 3 and len(table.tokens) > 60:
        match.sit(match.s.who.with_bot(1, ("novice", "person", "random")[rng.below(3)]))
    else:
        match.put(seat, rng.choice(table.words(seat)))


@FRONT_ENDS
@pytest.mark.parametrize("seed", range(3))
def test_what_was_kept_is_the_game(made: Callable[[Setting], Noted], seed: int) -> None:
    match = made(begin(game("heroz"), {}, Who(("person", "person:Ada")), f"kept {seed}"))
    rng, table = Rng(seed), match.table
    for number in range(160):
        if table.over:
            break
        acts(match, rng)
        if number % 3 == 0:
            keep(match)
    keep(match)
    ledger = match.s.ledger
    assert ledger is not None
    ledger.release()
    found = take_up(own_store(), ledger.id, APP)
    assert found is not None
    again = found.setting
    assert state_of(again.table) == state_of(table)
    assert again.table.tokens == table.tokens
    assert (again.table.undos, again.table.practice) == (table.undos, table.practice)
    assert again.who == match.s.who
    stand = [[*t.standing(s)] for t in (again.table, table) for s in range(2)]
    assert stand[:2] == stand[2:]


# -- files ----------------------------------------------------------------------------------------


def opened(path: Path) -> Setting:
    """A file, opened in the store and let go of."""
    setting = open_file(own_store(), path, LINES)
    assert setting.ledger is not None
    setting.ledger.release()
    return setting


@pytest.mark.parametrize("name", sorted(one.name for one in RECORDS if one not in OLDER))
def test_a_record_of_the_corpus_becomes_a_table_of_the_store(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    shutil.copy(FOLDER / name, path)
    setting = opened(path)
    table = saves.look(path).table
    assert state_of(setting.table) == state_of(table) and setting.table.over
    assert setting.ledger is not None
    found = take_up(own_store(), setting.ledger.id, APP)
    assert found is not None and found.setting.table.tokens == table.tokens
    found.ledger.release()
    (kept,) = own_store().kept()
    assert kept.over and not kept.wrong


def test_an_older_file_is_played_on_and_found_again_by_its_bytes(tmp_path: Path) -> None:
    """A file of a program that knew seats and bots; opened twice it is the same table, further."""
    path = tmp_path / "old.heroon"
    setting = begin(game("heroz"), {}, Who(("person", "novice")), "x")
    setting.table.order(0, "pass-turn")
    save_as_once(path, setting, "0", "novice", "0:pass-turn")
    before = path.read_bytes()
    match = session(open_file(own_store(), path, LINES))
    assert match.s.who.seats == ("person", "novice")
    assert match.table.standing(0) == ["pass-turn"]
    while match.person() < 0:
        match.answer(match.other(), match.table.words(match.other())[0])
    match.answer(match.person(), match.table.words(match.person())[0])
    tokens = len(match.table.tokens)
    match.keeper.close()
    assert path.read_bytes() == before, "killed before it was left: the file is the old one"
    again = open_file(own_store(), path, LINES)
    assert len(again.table.tokens) == tokens and len(own_store().kept()) == 1
    assert session(again).keeper.write()
    assert path.read_bytes() != before and again.ledger is not None
    again.ledger.release()
    third = opened(path)
    assert third.ledger is not None and third.ledger.id == again.ledger.id
    kinds = [entry.kind for entry in own_store().entries(again.ledger.id)]
    assert kinds.count(FILE) == 2


def test_a_copy_is_a_game_of_its_own_from_where_it_was_made(tmp_path: Path) -> None:
    match = session(begin(game("micro-hero"), {}, Who(("person",)), "1"))
    match.answer(0, match.table.words(0)[0])
    assert match.keeper.write(tmp_path / "copy.heroon")
    then = state_of(match.table)
    match.answer(0, match.table.words(0)[0])
    assert match.s.ledger is not None and match.keeper.write()
    match.keeper.close()
    copy = opened(tmp_path / "copy.heroon")
    assert copy.ledger is not None and copy.ledger.id != match.s.ledger.id
    assert state_of(copy.table) == then != state_of(match.table)


def resumed_text(path: Path, change: Callable[[str], str]) -> None:
    """Change the text of a saved file, with the digest that it then has."""
    body = change(path.read_text(encoding="utf-8").rpartition("# whole: ")[0])
    path.write_text(f"{body}# whole: {saves._digest(body)}\n", encoding="utf-8")


def played_file(folder: Path) -> tuple[Path, Setting, str]:
    """A file of a game of 80 answers, the game, and the line that says its rules number."""
    path, rng = folder / "x.heroon", Rng(3)
    setting = begin(game("heroz"), {}, Who(("person", "person")), "x")
    for _ in range(80):
        seat = session(setting).other()
        setting.table.answer(rng.choice(setting.table.words(seat)), seat)
    saves.save(path, setting.table, setting.seed, setting.who)
    return path, setting, f"rules = {game('heroz').rules}\n"


def test_a_file_of_other_rules_that_leads_to_the_same_positions_goes_on_and_says_so(
    tmp_path: Path,
) -> None:
    path, setting, now = played_file(tmp_path)
    assert now in path.read_text()
    resumed_text(path, lambda text: text.replace(now, "rules = 1\n"))
    gone_on = opened(path)
    assert gone_on.begun_under == "rules"
    assert state_of(gone_on.table) == state_of(setting.table)
    told = io.StringIO()
    assert Session(gone_on, Lines(io.StringIO("quit\n"), told, echo=True), "en").run() == 0
    assert "This game was begun with other rules." in " ".join(told.getvalue().split())


def test_a_file_of_other_rules_that_leads_elsewhere_is_refused_and_left(tmp_path: Path) -> None:
    path, setting, now = played_file(tmp_path)
    turn = re.compile(r"^= .*$", re.MULTILINE)
    for instead in ("= 0000000000", "#"):
        saves.save(path, setting.table, setting.seed, setting.who, saves.fingerprint(path))

        def older(text: str, instead: str = instead) -> str:
            return turn.sub(instead, text).replace(now, "rules = 1\n")

        resumed_text(path, older)
        before = path.read_bytes()
        with pytest.raises(InputError, match="written with rules 1, this is rules"):
            opened(path)
        assert path.read_bytes() == before and own_store().kept() == []


@pytest.mark.parametrize("name", ["both", "one", "bots"])
def test_kept_old_files_of_people_open_in_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    quartet(tmp_path, monkeypatch)
    path = tmp_path / f"{name}.heroon"
    shutil.copy(DATA / path.name, path)
    setting = opened(path)
    assert state_of(setting.table) == state_of(saves.load(path).table)


def test_files_of_before_are_on_the_shelf_until_they_are_in_the_store(home: Path) -> None:
    home.mkdir(parents=True)
    setting = begin(game("heroz"), {}, Who(("person", "novice")), "x")
    setting.table.answer(setting.table.words(0)[0], 0)
    saves.save(home / "heroz.heroon", setting.table, setting.seed, setting.who)
    (one,) = on_shelf(1e9)
    assert one.path == home / "heroz.heroon" and one.game == "heroz"
    id = opened(home / "heroz.heroon").ledger
    (one,) = on_shelf(1e9)
    assert id is not None and one.path is None and one.name == id.id
    assert (home / "heroz.heroon").exists(), "it stays where it is"


def test_a_table_that_nobody_touched_leaves_the_lists_after_a_day(home: Path) -> None:
    """It can be put back; one with an answer of a person stays."""
    for seed in ("a", "b"):
        setting = begin(game("heroz"), {}, Who(("person", "novice")), seed)
        match = app(setting)
        if seed == "b":
            while match.person() < 0 or not match.table.tokens:
                match.put(match.other(), match.table.words(match.other())[0])
            match.put(match.person(), match.table.words(match.person())[0])
        assert match.keeper.write()
        match.keeper.close()
    now = max(one.changed for one in own_store().kept())
    assert len(on_shelf(now)) == 2
    assert len(on_shelf(now + 90_000)) == 1
    assert len(own_store().kept(gone=True)) == 1


def test_a_game_that_no_file_can_hold_says_so(tmp_path: Path) -> None:
    """A game opened at a position has no record from its set-up; the store has it all the same."""
    whole: Table[Any] = Table(game("heroz"), {}, Seeded("1"))
    table: Table[Any] = Table.at(whole.spec, whole.spec.copy(whole.g), driver=Seeded("2"), seats=2)
    told = io.StringIO()
    setting = Setting(table, "2", Who(("person", "novice")))
    match = Session(setting, Lines(io.StringIO(), told, echo=True), "en")
    assert not match.keeper.write(tmp_path / "x.heroon")
    assert "cannot be written to a file" in " ".join(told.getvalue().split())


def test_the_store_is_for_its_owner_alone(home: Path) -> None:
    match = app(begin(game("micro-hero"), {}, Who(("person",)), "x"))
    assert match.keeper.write()
    files = [one for one in store_path().parent.iterdir() if one.is_file()]
    assert {one.stat().st_mode & 0o777 for one in files} == {0o600}
    assert any(one.name.endswith(".open") for one in files)
    assert store_path().parent.stat().st_mode & 0o777 == 0o700
    match.keeper.close()
    assert Store(store_path()).private
