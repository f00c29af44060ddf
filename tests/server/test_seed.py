"""Of two people at one screen nobody sees the seed, or the same deal, before the end."""

from __future__ import annotations

from heroon.desk import panels
from heroon.desk.desk import Desk, Phase
from heroon.desk.paint import screen_of
from heroon.desk.reader import Reader
from heroon.play.kept_entries import seed_is_secret
from heroon.store import BOT, OVER, REWIND, Head, LogEntry
from tests.server.serving import VIEWER, Page, Site
from tests.server.test_desk import desk_of, do

HOT = {"seat-0": "person", "seat-1": "friend", "seed": "open sesame"}
DUEL = {"seat-0": "person", "seat-1": "novice", "seed": "open sesame"}
SECRET = "open sesame"
READER = Reader("en", "auto", "/")


def everything(site: Site, page: Page, id: str) -> str:
    """All that a page of a table shows of its seed: the page, the frame, the menu."""
    with site.http() as http:
        shown = http.get(f"/t/{id}").text + http.get("/").text
    page.send(do="menu")
    return shown + page.html + str(page.until("panel")["html"])


def refused(site: Site, id: str) -> bool:
    """Whether the same deal is refused, with a reason."""
    before = len(site.store.kept())
    with site.http() as http:
        answer = http.post(f"/t/{id}/same")
    if answer.status_code == 303:
        return False
    assert answer.status_code == 409 and "end of the game" in answer.text
    assert len(site.store.kept()) == before
    return True


def test_against_the_computer_the_seed_is_shown(site: Site) -> None:
    id = site.begin("heroz", **DUEL)
    with site.page(id) as page:
        page.until_phase("ask")
        shown = everything(site, page, id)
        assert SECRET in shown and f"/t/{id}/same" in shown
    assert not refused(site, id)


def test_two_people_at_one_screen_wait_for_the_end(site: Site) -> None:
    id = site.begin("heroz", **HOT)
    with site.page(id) as page:
        for _ in range(4):
            shown = everything(site, page, id)
            assert SECRET not in shown and f"/t/{id}/same" not in shown, page.phase
            assert refused(site, id)
            if page.phase == "ask":
                page.say(page.any_word())
            else:
                page.change("leave" if page.phase == "hand-over" else "sit")
                page.until("frame")
        while page.phase != "ask":
            page.change("leave" if page.phase == "hand-over" else "sit")
            page.until("frame")
        page.change("resign")
        page.until_phase("over")
        shown = everything(site, page, id)
        assert SECRET in shown and f"/t/{id}/same" in shown
    assert not refused(site, id)


def test_giving_a_seat_to_the_computer_does_not_open_the_seed(site: Site) -> None:
    id = site.begin("heroz", **HOT)
    with site.page(id) as page:
        page.change("sit")
        page.until_phase("ask")
        page.change("seat", who=f"{site.hub._live[id].desks[VIEWER].seat}=novice")
        page.until_phase("curtain")
        assert SECRET not in everything(site, page, id)
        assert refused(site, id)
        # It is opened from what is kept.
        site.loop.call_soon_threadsafe(site.hub._live[id].close)
        page.until("frame")
        assert SECRET not in everything(site, page, id)


def test_a_team_hides_nothing(site: Site) -> None:
    id = site.begin("micro-hero", players="2", seed=SECRET, **{"seat-1": "person"})
    with site.page(id) as page:
        page.until_phase("ask")
        assert SECRET in everything(site, page, id)
    assert not refused(site, id)


def test_behind_the_curtain_no_surface_has_the_seed() -> None:
    """Whatever else is shown there: not in the frame, not in any panel that opens."""
    desk: Desk = desk_of("heroz", (0, 1))
    assert desk.phase == Phase.CURTAIN and desk.match.s.seed
    told = str(screen_of(desk, "t", 1)) + "".join(
        panels.panel(desk, kind, "t", READER) for kind in ("menu", "help", "rules")
    )
    assert desk.match.s.seed not in told
    do(desk, "sit")
    assert desk.match.s.seed not in panels.panel(desk, "menu", "t", READER)


def test_a_seat_that_was_left_waits_with_its_seed_covered() -> None:
    """Against the computer, too: the screen is covered, and so is the seed."""
    desk = desk_of("heroz", (0,))
    desk.veiled = True
    desk.advance()
    while desk.phase != Phase.CURTAIN:
        desk.match.answer(desk.match.other(), desk.match.table.words(desk.match.other())[0])
        desk.advance()
    assert desk.match.s.seed not in panels.panel(desk, "menu", "t", READER)
    assert desk.match.s.seed not in str(screen_of(desk, "t", 1).seed)


def test_from_the_history_alone_it_is_known_too() -> None:
    hot = Head("heroz", {}, "s", ("person", "person"))
    duel = hot._replace(who=("person", "novice"))
    over = LogEntry(OVER, -1, "resigned")
    assert seed_is_secret(hot, []) and not seed_is_secret(duel, [])
    assert not seed_is_secret(hot, [over])
    assert seed_is_secret(hot, [over, LogEntry(REWIND, -1, "3")])
    assert seed_is_secret(duel, [LogEntry(BOT, -1, "person,person")])
    assert not seed_is_secret(Head("micro-hero", {}, "s", ("person", "person")), [])
