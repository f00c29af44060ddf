"""What players may lose, and what they are told: removed games, damaged ones, other rules."""

from __future__ import annotations

import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from heroon.desk.desk import Desk
from heroon.kernel import GameSpec, game, games
from heroon.kernel.toml import read_toml
from heroon.play import kept_entries
from heroon.store import FROM, SAY, SEED, TURN
from tests.lengths import length
from tests.server.serving import ConnectionClosed, Page, Site
from tests.store.test_proof import DAMAGES, changed

DUEL = {"seat-0": "person", "seat-1": "novice"}


def home(site: Site, path: str = "/", lang: str = "en") -> str:
    with site.http(lang) as http:
        answer = http.get(path)
    assert answer.status_code == 200
    return answer.text


def post(site: Site, id: str, what: str) -> str:
    """Do something with a table; returns where it leads."""
    with site.http() as http:
        answer = http.post(f"/t/{id}/{what}")
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def row(text: str, id: str) -> str:
    """The line of a table in the lists; empty where there is none."""
    found = re.search(rf'<(li|article) id="t-{id}"[^>]*>(.*?)</\1>', text, re.DOTALL)
    return found[2] if found else ""


def begun(site: Site, answers: int = 3) -> str:
    id = site.begin("heroz", **DUEL)
    with site.page(id) as page:
        for step in range(answers):
            page.until_phase("ask")
            page.say(page.any_word(step))
        page.until_phase("ask")
    return id


# -- removed ----------------------------------------------------------------------------------


def test_removing_is_undone_in_place(site: Site) -> None:
    first, id, last = begun(site), begun(site), begun(site)
    there = post(site, id, "remove")
    text = home(site, there)
    told = row(text, id)
    assert "Removed." in told and "Undo" in told and f'action="/t/{id}/restore"' in told
    at = [text.index(f'id="t-{one}"') for one in (last, id, first)]
    assert at == sorted(at), "it stays where it stood"
    assert post(site, id, "restore") == f"/#t-{id}"
    assert f'href="/t/{id}"' in row(home(site), id)
    with site.page(id) as page:
        page.until_phase("ask")
        page.say(page.any_word())


def test_a_list_of_removed_games_brings_them_back(site: Site) -> None:
    id = begun(site)
    post(site, id, "remove")
    text = home(site)
    assert "1 removed game" in text and f'action="/t/{id}/restore"' in row(text, id)
    assert f'href="/t/{id}/delete"' in row(text, id)
    with site.http() as http:
        assert http.get(f"/t/{id}").status_code == 404
    post(site, id, "restore")
    post(site, id, "restore")
    assert "removed game" not in home(site)
    kinds = [entry.kind for entry in site.store.entries(id)][-2:]
    assert kinds == ["gone", "back"]


def test_whoever_looks_on_at_a_removed_game_is_led_home(site: Site) -> None:
    id = begun(site)
    with site.page(id) as page:
        post(site, id, "remove")
        assert page.until("go")["to"] == "/"


def test_deleting_for_good_is_asked_for_apart_and_leaves_nothing(site: Site) -> None:
    keep = begun(site)
    id = site.begin("heroz", **{**DUEL, "seed": "SECRET-SEED"})
    with site.page(id) as page:
        page.until_phase("ask")
        page.say(page.any_word())
        nonce = next(e.nonce for e in site.store.entries(id) if e.nonce)
    with site.http() as http:
        assert http.post(f"/t/{id}/delete").status_code == 404, "it was not removed before"
        assert http.get(f"/t/{id}/delete").status_code == 404
        post(site, id, "remove")
        asked = http.get(f"/t/{id}/delete")
        assert asked.status_code == 200 and "Nothing brings them back." in asked.text
        assert site.store.known(id), "asking deletes nothing"
        post(site, id, "delete")
        assert not site.store.known(id)
        assert http.get(f"/t/{id}").status_code == 404
        assert http.post(f"/t/{id}/restore").status_code == 404
    assert id not in home(site)
    files = site.store.path.parent.iterdir()
    left = b"".join(one.read_bytes() for one in files)
    for gone in ("SECRET-SEED", id, nonce):
        assert gone.encode() not in left
    with site.page(keep) as page:
        page.until_phase("ask")
        page.say(page.any_word())


# -- damaged ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, list[str]]]:
    """A file with three games under way."""
    path = tmp_path_factory.mktemp("kept") / "games.sqlite"
    with Site(path) as site:
        ids = [begun(site, 6) for _ in range(3)]
    yield path, ids


@pytest.mark.parametrize("name", DAMAGES)
def test_a_damaged_game_is_one_line_and_the_others_go_on(
    tmp_path: Path, filled: tuple[Path, list[str]], name: str
) -> None:
    path = tmp_path / "games.sqlite"
    shutil.copy(filled[0], path)
    ids = filled[1]
    changed(path, DAMAGES[name].replace("t1", ids[1]).replace("the seed", "test"))
    before = row_count(path)
    with Site(path) as site, site.http() as http:
        text = http.get("/").text
        assert all(row(text, id) for id in ids)
        answer = http.get(f"/t/{ids[1]}")
        assert answer.status_code == 409
        assert "It cannot go on" in answer.text and "program’s" not in answer.text
        assert "copy of the file of games from before" in answer.text
        if name not in ("word", "kind", "seat", "blob"):
            assert "It cannot go on" in row(text, ids[1])
        with site.page(ids[0]) as page:
            page.until_phase("ask")
            page.say(page.any_word())
        assert http.get("/", headers={"cookie": "lang=fr"}).status_code == 200
        assert row_count(path) > before, "nothing of it was changed, and another went on"
        post(site, ids[1], "remove")
        assert not row(http.get("/").text.split('id="removed"')[0], ids[1])
        post(site, ids[1], "delete")
        assert ids[1] not in http.get("/").text


def row_count(path: Path) -> int:
    db = sqlite3.connect(path)
    found: int = db.execute("select count(*) from entries").fetchone()[0]
    db.close()
    return found


@pytest.mark.parametrize(
    "damage",
    [
        *("kind = 'dance'", "data = 'no-such-word'", "data = '-1', kind = 'rewind'"),
        *("data = 'x', kind = 'undo'", "data = '99999999999', kind = 'undo'", "seat = 9"),
        *("data = 'dragon', kind = 'bot'", "data = 'nonsense', kind = 'order'"),
    ],
)
def test_entries_that_cannot_be_done_again_close_their_game_alone(
    tmp_path: Path, filled: tuple[Path, list[str]], damage: str
) -> None:
    """In a file that has no proofs yet, doing them again is what finds them."""
    path = tmp_path / "games.sqlite"
    shutil.copy(filled[0], path)
    _, id, other = filled[1]
    changed(path, f"update entries set {damage} where table_id = '{id}' and seq = 2")
    changed(path, "drop table proofs", "pragma user_version = 1")
    with Site(path) as site, site.http() as http:
        assert row(http.get("/").text, other)
        answer = http.get(f"/t/{id}")
        assert answer.status_code in (200, 409)
        if answer.status_code == 409:
            assert "It cannot go on" in answer.text
        with site.page(other) as page:
            page.until_phase("ask")
            page.say(page.any_word())


# -- other rules and cards --------------------------------------------------------------------


def under(monkeypatch: pytest.MonkeyPatch, of: str = "heroz", /, **changes: Any) -> None:
    """Go on with a game that has other rules or cards."""
    spec: GameSpec[Any] = replace(game(of), **changes)

    def loaded(name: str) -> GameSpec[Any]:
        return spec if name == of else game(name)

    monkeypatch.setattr(kept_entries, "load_game", loaded)


def newer() -> dict[str, Any]:
    """Another number of rules; what is played is the same."""
    return {"rules": game("heroz").rules + 1}


def test_a_game_whose_position_is_the_same_goes_on_and_says_so(
    tmp_path: Path, filled: tuple[Path, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, id = tmp_path / "games.sqlite", filled[1][0]
    shutil.copy(filled[0], path)
    under(monkeypatch, **newer())
    with Site(path) as site:
        assert "begun with other rules" in row(home(site), id)
        with site.page(id) as page:
            page.until_phase("ask")
            assert "Begun with other rules" in page.html
            assert "leads to the same position" in page.html
            page.say(page.any_word())
            page.until_phase("ask")
            assert "Begun with other rules" in page.html, "it is said as long as it is played"


def otherwise(g: Any) -> None:
    """A set-up that is another one: whatever was played does not lead to where it led."""
    game("heroz").start(g)
    g.turns += 7


def unturned(path: Path) -> None:
    """Spoil the positions that were kept at the beginning of turns, in a file without proofs."""
    spoil = "update entries set data = 'spoilt' where kind = 'turn'"
    changed(path, spoil, "drop table proofs", "pragma user_version = 1")


@pytest.mark.parametrize("rules", [newer, dict])
def test_a_game_that_would_go_otherwise_goes_on_from_its_last_turn(
    tmp_path: Path,
    filled: tuple[Path, list[str]],
    monkeypatch: pytest.MonkeyPatch,
    rules: Callable[[], dict[str, Any]],
) -> None:
    """The position is that of the last turn, the players are told, and it is so from then on."""
    path, id = tmp_path / "games.sqlite", filled[1][0]
    shutil.copy(filled[0], path)
    with Site(path) as site:
        before = site.store.entries(id)
    turn = [entry.data for entry in before if entry.kind == TURN][-1]
    under(monkeypatch, start=otherwise, **rules())
    with Site(path) as site:
        assert "cannot go on" not in row(home(site), id)
        with site.page(id) as page:
            page.until_phase("ask")
            assert "Goes on from the beginning of a turn" in page.html
            assert "what was answered in that turn is asked again" in page.html
            found = site.store.entries(id)
            assert found[: len(before)] == before, "nothing that was kept is lost"
            assert [entry.kind for entry in found[len(before) :]][:2] == [FROM, SEED]
            again = read_toml(found[len(before)].data, "again")
            assert again["state"] == read_toml(turn, "turn")["state"]
            page.say(page.any_word())
            page.until_phase("ask")
            page.send(do="moment", at=1)
            assert "past-frame" in page.until("frame")["html"], "its story begins there"
        with site.http() as http:
            onward = http.post(f"/t/{id}/onward", data={"moment": "1"})
        assert onward.status_code == 303
        with site.page(onward.headers["location"].rpartition("/")[2]) as other:
            other.until_phase("ask")
            other.say(other.any_word())
        answers = len(site.store.entries(id))
    with Site(path) as site:
        assert "reprise au début d’un tour".casefold() in page_of(site, id, "fr").casefold()
        assert len(site.store.entries(id)) == answers, "it is moved once"


def page_of(site: Site, id: str, lang: str) -> str:
    """The page of a table."""
    return home(site, f"/t/{id}", lang)


def ended(path: Path, name: str = "heroz", answers: int = 24) -> str:
    """A game that ends by giving up, after some turns."""
    form = DUEL if len(game(name).seats) == 1 else {"seat-0": "person"}
    with Site(path) as site:
        id = site.begin(name, **form)
        with site.page(id) as page:
            for step in range(answers):
                if page.until_phase("ask", "over") == "over":
                    break
                answer_now(page, 7 * step)
            if page.until_phase("ask", "over") == "ask":
                page.change("resign")
            page.until_phase("over")
    return id


def test_a_finished_game_of_older_rules_is_shown_from_what_was_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its result, its end and each turn whose position was kept; nothing of it is played again."""
    path = tmp_path / "games.sqlite"
    id = ended(path)
    with Site(path) as site:
        before = site.store.entries(id)
        was = re.search(r'id="prompt"[^>]*>([^<]*)<', page_of(site, id, "en"))
        score = re.search(r'"over-score">([^<]*)<', page_of(site, id, "en"))
    assert was
    turns = [read_toml(e.data, "kept")["state"]["turns"] for e in before if e.kind == TURN]
    assert len(turns) > 2, "the game took some turns"
    under(monkeypatch, start=otherwise, **newer())
    with Site(path) as site:
        told = row(home(site), id)
        assert "shown from stored positions" in told and "cannot go on" not in told
        assert f'href="/t/{id}"' in told
        text = page_of(site, id, "en")
        assert was[1].strip() in text, "the end is told as it was"
        assert not score or score[1] in text
        assert "It is shown from what was stored" in text and "under other rules" in text
        assert "data-say" not in text and "data-do" not in text, "nothing can be answered"
        seen = []
        for n in range(len(turns)):
            text = home(site, f"/t/{id}?turn={n}")
            assert f"stored position {n + 1} of {len(turns)}" in text
            seen.append(text)
        assert len(set(seen)) == len(turns), "each turn is another table"
        assert 'id="walk-before"' not in seen[0] and 'id="walk-after"' in seen[0]
        assert 'id="walk-after"' not in seen[-1] and 'id="walk-before"' in seen[-1]
        assert "telle qu’elle a été conservée" in page_of(site, id, "fr")
        assert site.store.entries(id) == before


@pytest.mark.parametrize("name", sorted(games()))
def test_a_finished_game_of_each_game_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    path = tmp_path / "games.sqlite"
    id = ended(path, name, 12)
    changed(path, "update proofs set state = 'another'")
    under(monkeypatch, name, rules=game(name).rules + 1)
    with Site(path) as site:
        assert "shown from stored positions" in row(home(site), id)
        assert "It is shown from what was stored" in page_of(site, id, "en")
        assert "d’après ce qui a été conservé" in home(site, f"/t/{id}?turn=0", "fr")


def test_of_a_finished_game_whose_result_was_not_kept_the_turns_are_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Older programs kept no result; a position that cannot be read is counted, and left out."""
    path = tmp_path / "games.sqlite"
    id = ended(path)
    no_proofs = ("drop table proofs", "pragma user_version = 1")
    first = "(select min(seq) from entries where kind = 'turn')"
    changed(
        path,
        "update entries set kind = 'back', data = '' where kind = 'end'",
        f"update entries set data = 'spoilt' where seq = {first}",
        *no_proofs,
    )
    under(monkeypatch, start=otherwise, **newer())
    with Site(path) as site:
        text = page_of(site, id, "en")
        assert "its result was not stored" in text
        assert "One of the stored positions cannot be read any more." in text


def test_a_finished_game_without_any_position_is_kept_and_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite"
    id = ended(path, answers=2)
    unturned(path)
    under(monkeypatch, start=otherwise, **newer())
    with Site(path) as site, site.http() as http:
        assert http.get(f"/t/{id}").status_code == 409


def test_a_game_that_would_go_otherwise_and_has_no_turn_to_go_on_from_takes_no_answer(
    tmp_path: Path, filled: tuple[Path, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, id = tmp_path / "games.sqlite", filled[1][0]
    shutil.copy(filled[0], path)
    unturned(path)
    under(monkeypatch, start=otherwise, **newer())
    with Site(path) as site, site.http() as http:
        told = row(http.get("/").text, id)
        assert "Kept under other rules" in told and "cannot go on" in told
        before = site.store.entries(id)
        answer = http.get(f"/t/{id}")
        assert answer.status_code == 409 and "Kept under other rules" in answer.text
        assert "règles" in http.get(f"/t/{id}", headers={"cookie": "lang=fr"}).text
        with pytest.raises(ConnectionClosed):
            site.page(id)  # its line leads to the page that says why
        assert site.store.entries(id) == before


def test_without_a_kept_position_other_rules_are_not_trusted(
    tmp_path: Path, filled: tuple[Path, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, id = tmp_path / "games.sqlite", filled[1][0]
    shutil.copy(filled[0], path)
    unturned(path)
    with monkeypatch.context() as other:
        under(other, **newer())
        with Site(path) as site, site.http() as http:
            assert http.get(f"/t/{id}").status_code == 409
    with Site(path) as site, site.page(id) as page:
        page.until_phase("ask")
        page.say(page.any_word())


def test_a_game_that_is_not_installed_is_a_line(
    tmp_path: Path, filled: tuple[Path, list[str]]
) -> None:
    path, id = tmp_path / "games.sqlite", filled[1][0]
    shutil.copy(filled[0], path)
    changed(
        path,
        f"update tables set head = replace(head, '\"heroz\"', '\"chess\"') where id = '{id}'",
        "drop table proofs",
        "pragma user_version = 1",
    )
    with Site(path) as site, site.http() as http:
        assert "chess" in row(http.get("/").text, id)
        assert http.get(f"/t/{id}").status_code == 409


def answer_now(page: Page, pick: int) -> None:
    """Give an answer; one meant for a frame sent before the table was closed is given anew."""
    for _ in range(20):
        if page.until_phase("ask", "over") == "over":
            return
        try:
            page.say(page.any_word(pick))
        except AssertionError as stale:
            assert "meant for another question" in str(stale), stale
        else:
            return
    raise AssertionError("no answer was meant for the question that stood")


@pytest.mark.parametrize("name", ["heroz", "micro-hero", "hero-realms"])
def test_every_position_that_was_kept_is_come_to_again(site: Site, name: str) -> None:
    """The fingerprint after each answer is the one that doing it again gives."""
    id = site.begin(name, **(DUEL if name == "heroz" else {"seat-0": "person"}))
    with site.page(id) as page:
        for step in range(length(12, 25)):
            if page.until_phase("ask", "over") == "over":
                break
            answer_now(page, 5 * step)
            # Closed on the loop, as the server does it; opened again from what is kept, or refused.
            site.loop.call_soon_threadsafe(site.hub._live[id].close)
            page.until("frame")
    assert sum(1 for entry in site.store.entries(id) if entry.kind == SAY) > length(11, 20)


# -- half done --------------------------------------------------------------------------------


def test_a_change_that_fails_half_way_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bug after the answer and before the log: the table is the one that is kept."""
    path = tmp_path / "games.sqlite"
    with Site(path) as site:
        id = begun(site)
        with site.page(id) as page:
            page.until_phase("ask")
            before, words, number = site.store.entries(id), page.words, page.number
            word = page.any_word()
            fails_once(monkeypatch, Desk, "advance")
            page.change("say", word=word)
            assert "something went wrong" in page.until("say")["text"].lower()
            page.send(do="now")
            page.until("frame")
            assert (page.words, page.number) == (words, number), "as if nothing had been said"
            assert site.store.entries(id) == before
            page.say(page.any_word())
            kept = site.store.entries(id)
    with Site(path) as site, site.page(id) as page:
        page.until_phase("ask")
        assert site.store.entries(id)[: len(kept)] == kept


def fails_once(monkeypatch: pytest.MonkeyPatch, owner: type, name: str) -> None:
    """Let the next call of a method fail, and no later one (a table is opened again at once)."""
    real, calls = getattr(owner, name), count()

    def method(self: Any) -> None:
        if next(calls) == 0:
            raise ZeroDivisionError("half-way")
        real(self)

    monkeypatch.setattr(owner, name, method)


def test_it_is_said_why_nothing_can_be_kept(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk, by SQLite's own word: at a table and at a new game."""
    id = begun(site)
    pages = site.store._db.execute("pragma page_count").fetchone()[0]
    with site.page(id) as page, site.http() as http:
        page.until_phase("ask")
        site.store._db.execute(f"pragma max_page_count = {pages}")
        seeds = 0
        while True:  # what is left of the last page is filled
            answer = http.post("/new/heroz", data={**DUEL, "seed": f"{seeds:064d}"})
            if answer.status_code != 303:
                break
            seeds += 1
        assert answer.status_code == 507 and "The disk is full." in answer.text
        assert "program’s" not in answer.text
        assert f"{seeds:064d}" in answer.text, "what was filled in is still there"
        site.store._db.execute("pragma max_page_count = 1000000")
        assert http.post("/new/heroz", data=DUEL).status_code == 303
        page.say(page.any_word())


def test_nothing_is_acknowledged_into_a_file_that_is_gone(site: Site) -> None:
    id = begun(site)
    with site.page(id) as page, site.http() as http:
        page.until_phase("ask")
        for one in list(site.store.path.parent.iterdir()):
            one.unlink()
        nonce = page.change("say", word=page.any_word())
        while True:
            message = page.hear()
            assert message["t"] != "ack"
            if message["t"] == "say":
                break
        assert message["ack"] == nonce and "was deleted or moved" in message["text"]
        answer = http.post("/new/heroz", data=DUEL)
        assert answer.status_code == 503 and "was deleted or moved" in answer.text
