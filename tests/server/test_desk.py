"""The desk: who sits there, what they are told, what is put on the screen and what is not."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from heroon.desk import panels
from heroon.desk.desk import Desk, Phase
from heroon.desk.paint import screen_of
from heroon.desk.plain import sentence
from heroon.desk.reader import Reader
from heroon.desk.requests import Request, change_of
from heroon.desk.whynot import why_not
from heroon.kernel import InputError, Seeded, Table, game, open_position
from heroon.play.game_setting import Setting
from heroon.play.history import head_of, history
from heroon.play.logged import LoggedMatch
from heroon.play.who import Who
from heroon.server.tables import LiveTable
from heroon.store import Store
from tests.lengths import LANGS
from tests.server.serving import Site, unkept

READER = Reader("en", "auto", "/")


def desk_of(
    name: str, people: tuple[int, ...], seats: int = 2, lang: str = "en", **options: str
) -> Desk:
    table: Table[Any] = Table(game(name), options, Seeded("desk"), seats=seats)
    desk = Desk(LoggedMatch(Setting(table, "desk", Who.of(table.seats, people, "novice")), lang))
    desk.advance()
    return desk


def do(desk: Desk, what: str, text: str = "") -> None:
    change_of(Request(what, text, "nonce-nonce", 0))(desk)


def play(desk: Desk, until: int, pick: int = 0) -> None:
    """Answer by the first words of the list, for bots too, until so many words are said."""
    match = desk.match
    for _ in range(400):
        if len(match.table.tokens) >= until or desk.phase == Phase.OVER:
            return
        if desk.phase == Phase.ASK:
            words = match.seating.words(desk.seat)
            desk.answer(desk.seat, words[pick % len(words)])
            desk.advance()
        elif desk.phase == Phase.THINK:
            seat = match.other()
            match.answer(seat, match.table.words(seat)[0])
            desk.advance()
        else:
            do(desk, "leave" if desk.phase == Phase.HAND_OVER else "sit")


def ask(desk: Desk) -> None:
    """Play on to a question."""
    while desk.phase != Phase.ASK:
        play(desk, len(desk.match.table.tokens) + 1)


def test_a_bot_plays_on_for_a_person_and_the_other_hand_waits_for_its_player() -> None:
    desk = desk_of("heroz", (0, 1))
    do(desk, "sit")
    left = desk.seat
    do(desk, "seat", f"{left}=expert")
    match = desk.match
    assert match.s.people == (1 - left,)
    assert match.s.who.seats[left] == "expert"
    for _ in range(40):
        assert desk.covered
        assert "data-at" not in str(screen_of(desk, "t", 1).scene)
        if desk.phase == Phase.CURTAIN:
            break
        match.answer(match.other(), match.table.words(match.other())[0])
        desk.advance()
    do(desk, "sit")
    assert desk.phase == Phase.ASK and desk.seat == 1 - left


def test_a_person_takes_the_seat_of_a_bot_and_the_game_is_practice() -> None:
    desk = desk_of("heroz", (0,))
    play(desk, 12)
    ask(desk)
    do(desk, "seat", "1=person")
    match = desk.match
    assert match.s.people == (0, 1) and match.table.practice and match.seating.curtain
    assert desk.phase == Phase.ASK and desk.seat == 0, "who sat here still sits here"
    again, _ = history(head_of(match.s)._replace(who=("person", "novice")), match.entries, "here")
    assert again.people == (0, 1) and again.table.practice


def test_nobody_gives_away_what_is_not_theirs() -> None:
    desk = desk_of("heroz", (0, 1))
    do(desk, "sit")
    for wrong in (f"{1 - desk.seat}=novice", "7=novice", "0=grandmaster"):
        with pytest.raises(InputError):
            do(desk, "seat", wrong)
    with pytest.raises(InputError):
        do(desk_of("micro-hero", (0,), 1), "seat", "0=novice")


def test_each_seat_has_its_own_bot() -> None:
    desk = desk_of("heroz", (0,))
    ask(desk)
    html = panels.panel(desk, "players", "t", READER)
    assert 'data-seat="1=expert"' in html and 'data-seat="0=' not in html


def test_what_was_answered_without_a_question_is_told_after_reopening() -> None:
    """Its line stands in the log again, in any language; orders are told from choices."""
    desk = desk_of("heroz", (0,), may_retreat="no")
    match = desk.match
    for pick in range(600):
        if match.automatic and match.notes:
            break
        if desk.phase == Phase.ASK and not match.ordered_by(0, "pass-until-attacked"):
            do(desk, "order", "pass-until-attacked")
        play(desk, len(match.table.tokens) + 1, pick)
    assert match.notes and match.automatic
    kept, forced = history(head_of(match.s), match.entries, "here")
    again = LoggedMatch(kept, "en", forced)
    assert again.notes == match.notes
    assert again.automatic == match.automatic
    again.speak("fr")
    assert len(again.notes) == len(match.notes) and again.notes != match.notes


def test_an_order_that_answers_says_nothing_beside_the_next_question() -> None:
    """What it did is seen; a word about it would stand beside a question it is not about."""
    desk = desk_of("heroz", (0,))
    match = desk.match
    told: dict[bool, str] = {}
    for pick in range(300):
        window = "window" in match.table.view(0).prompt
        if desk.phase == Phase.ASK and window not in told and not match.ordered_by(0, "pass-turn"):
            do(desk, "order", "pass-turn")
            told[window] = desk.notice
            if not window:
                do(desk, "order", "pass-turn")  # taken back
        play(desk, len(match.table.tokens) + 1, pick)
    assert told == {False: match.t.text("orders-left"), True: ""}


def test_answers_without_a_question_are_shown_one_by_one_at_a_pace() -> None:
    desk = desk_of("micro-hero", (0,), 1)
    desk.stepwise = True
    seen = 0
    for pick in range(120):
        if desk.phase == Phase.ASK:
            play(desk, len(desk.match.table.tokens) + 1, pick)
        while desk.due:
            seen += 1
            assert "goes on" in screen_of(desk, "t", 1).prompt
            desk.go_on()
    assert seen


def test_the_pace_is_remembered(site: Site) -> None:
    id = site.begin("heroz", **{"seat-0": "person", "seat-1": "novice"})
    with site.http() as http:
        http.post("/prefs", data={"pace": "calm", "next": "/"})
        assert http.cookies["pace"] == "calm"
        http.post("/prefs", data={"pace": "breathless", "next": "/"})
        assert http.cookies["pace"] == "calm"
        assert http.get(f"/t/{id}").status_code == 200


@pytest.mark.parametrize("lang", LANGS)
def test_why_not_tells_by_action_and_of_nothing_that_is_not_there(lang: str) -> None:
    desk = desk_of("heroz", (0,), lang=lang)
    play(desk, 30)
    ask(desk)
    found = why_not(desk, desk.seat)
    assert found.shared
    told = [a for action in found.actions for reason in action.reasons for a in reason.answers]
    empty = "emplacement vide" if lang == "fr" else "empty space"
    assert not any(empty in text for text in told)
    headings = [*[a.heading for a in found.actions], *[h for r in found.shared for h in r.answers]]
    assert len(set(headings)) == len(headings)
    reasons = [*[r for action in found.actions for r in action.reasons], *found.shared]
    assert all(sentence(reason.text) == reason.text for reason in reasons)


def test_a_past_moment_has_nothing_to_pick(site: Site) -> None:
    id = site.begin("heroz", **{"seat-0": "person", "seat-1": "novice"})
    with site.page(id) as page:
        for step in range(4):
            page.until_phase("ask")
            page.say(page.any_word(step))
        page.until_phase("ask")
        kept = site.store.entries(id)
        page.send(do="moment", at=3)
        page.until("frame")
        pieces = re.findall(r'<button[^>]*class="piece[^>]*>', page.html)
        assert pieces and all(" disabled" in piece for piece in pieces)
        page.change("pick", at="hand.0/X")
        assert "back to the present" in page.until("say")["text"]
        assert site.store.entries(id) == kept


def test_a_table_that_cannot_be_kept_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Site(tmp_path / "games.sqlite") as site:
        id = site.begin("heroz", **{"seat-0": "person", "seat-1": "novice"})

        def full(self: Store, *given: object) -> int:
            raise OSError("no space left")

        with monkeypatch.context() as broken:
            broken.setattr(Store, "append", full)
            broken.setattr(LiveTable, "start", started)
            with site.http() as http:
                answer = http.get(f"/t/{id}")
                assert answer.status_code == 503
                assert "Nothing was kept." in answer.text
        with site.page(id) as page:
            page.until_phase("ask")


async def started(self: LiveTable) -> None:
    """What a table does first, with something to keep."""
    self.match.practise()
    async with self._lock:
        await self._keep(None)


def test_at_the_end_all_who_share_a_screen_read_who_has_won() -> None:
    desk = desk_of("heroz", (0, 1))
    do(desk, "sit")
    loser = desk.seat
    do(desk, "resign")
    screen = screen_of(desk, "t", 1)
    assert screen.caption == "The game is over"
    assert screen.scene is not None and screen.scene.winners == {1 - loser}
    assert f"layer {2 - loser}" in screen.prompt


def test_while_the_screen_is_handed_over_it_names_both_players() -> None:
    desk = desk_of("heroz", (0, 1))
    do(desk, "sit")
    while desk.phase == Phase.ASK:
        play(desk, len(desk.match.table.tokens) + 1)
    assert desk.phase == Phase.HAND_OVER
    assert "you" not in screen_of(desk, "t", 1).caption


@pytest.mark.parametrize(("name", "seats"), [("hero-realms", 1), ("micro-hero", 1), ("heroz", 2)])
def test_a_piece_with_one_act_does_it_at_the_first_touch(name: str, seats: int) -> None:
    desk = desk_of(name, tuple(range(seats)), seats)
    match, acted = desk.match, 0
    for step in range(60):
        if desk.phase == Phase.HAND_OVER or desk.phase == Phase.CURTAIN:
            do(desk, "leave" if desk.phase == Phase.HAND_OVER else "sit")
            continue
        if desk.phase != Phase.ASK:
            break
        words, about = match.seating.words(desk.seat), match.targets(desk.view())
        alone = [about(w) for w in words if len(about(w)) == 1]
        one = [at[0] for at in alone if sum(at[0] in about(w) for w in words) == 1]
        said = len(match.table.tokens)
        if one:
            do(desk, "pick", one[0])
            assert len(match.table.tokens) > said, one
            acted += 1
        else:
            desk.answer(desk.seat, words[step % len(words)])
            desk.advance()
    assert acted > 3


def test_who_would_win_is_told_before_it_is_answered() -> None:
    """An aura turns a lost fight: the verdict on the table is the old one until it is played."""
    state: dict[str, Any] = {
        "agenda": ["WINDOW 3 0"],
        "turns": 4,
        "column": 1,
        "fighting": [0b001000, 0b001000],
        "hand": [["QD", "KS"], ["3S"]],
        "field": [
            [*["."] * 3, "4S^", *["."] * 5],
            [*["."] * 3, "10H^", *["."] * 5],
        ],
    }
    table: Table[Any] = open_position(game("heroz"), state, {}, 2, "verdict")
    desk = Desk(LoggedMatch(Setting(table, "desk", Who.of(2, (0,), "novice")), "en"))
    desk.advance()
    assert "You win, unless a card is played." in panels.look(desk, "aura:QD@2.1")
    assert "lose" not in panels.look(desk, "pass")


def test_a_frame_is_drawn_once_for_all_who_look_on_in_a_language(tmp_path: Path) -> None:
    """Another language, another picture, another answer: each of them draws anew."""
    store = Store(tmp_path / "games.sqlite")
    live = LiveTable("drawn", desk_of("micro-hero", (0,), 1).match, unkept(store, "drawn"))
    live.gathering.go_on()
    desk, other = live.sit("one"), live.sit("another")
    first = live.drawn(desk)
    assert live.drawn(other) is first
    live.match.speak("fr")
    french = live.drawn(desk)
    assert 'lang="fr"' in french.html
    live.match.speak("en")
    assert live.drawn(desk) is first
    do(desk, "say", live.match.text(desk.words()[0]))
    assert live.drawn(desk).html != first.html
    store.close()
