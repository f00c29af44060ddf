"""What a Boss does between two questions is watched act by act, at a pace, or not at all."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from heroon.desk.desk import Desk, Phase
from heroon.desk.paint import framed
from heroon.games.hero_realms import heuristics
from heroon.kernel import Rng, Seeded, Table, game
from heroon.play.game_setting import Setting
from heroon.play.logged import LoggedMatch
from heroon.play.pace import INSTANT
from heroon.play.who import Who
from tests.lengths import LANGS, length
from tests.server.serving import Page, Site

#: A beat that nobody hurries stands for longer than any test runs, in seconds.
FOR_EVER = 10_000.0
BOSSES = ("rayla", "torgen", "borg", "grognard")


def desk_of(seed: int, lang: str = "en") -> Desk:
    options = {"boss": BOSSES[seed % 4], "powers": "yes", "reinforcements": "yes"}
    table: Table[Any] = Table(game("hero-realms"), options, Seeded(f"beats {seed}"))
    desk = Desk(LoggedMatch(Setting(table, "beats", Who(("person",))), lang))
    desk.stepwise = True
    desk.advance()
    return desk


def answer(desk: Desk, rng: Rng) -> None:
    """An answer of the policy."""
    table = desk.match.table
    assert table.ask is not None
    desk.answer(0, heuristics.policy(table.g, table.ask, rng))
    desk.advance()


@pytest.mark.parametrize("lang", LANGS)
def test_every_act_is_shown_at_a_piece_that_lies_there(lang: str) -> None:
    """And the last position watched leads to the question, with all that was told."""
    shown, rings = 0, set()
    for seed in range(length(4, 40)):
        desk, rng = desk_of(seed, lang), Rng(seed)
        while desk.phase != Phase.OVER:
            told = len(desk.told())
            while desk.beats:
                beat = desk.beats[0]
                assert beat.events >= told and beat.line
                told = beat.events
                html = str(framed(desk, "t", 1).html)
                pieces = set(" ".join(re.findall(r'data-(?:at|beat)="([^"]*)"', html)).split())
                assert set(beat.at) & pieces, beat
                rings.add(beat.at[0].partition("/")[0])
                assert 'data-phase="think"' in html and "data-say" not in html
                shown += 1
                desk.go_on()
            assert len(desk.told()) >= told
            if desk.due:
                desk.go_on()
            elif desk.phase == Phase.ASK:
                answer(desk, rng)
    assert shown > 100
    assert rings >= {"clock", "zone", "boss", "behaviour", "health", "row", "champions.0"}


def test_the_counts_run_up_to_what_has_come() -> None:
    """His attack is the sum that was counted; the health at the end is the one that is there."""
    strikes = wounds = 0
    for seed in range(length(5, 40)):
        desk, rng = desk_of(seed), Rng(seed)
        while desk.phase != Phase.OVER:
            if desk.beats:
                beat = desk.beats[0]
                for count in beat.counts:
                    sum_of = re.fullmatch(r"Attack: ([^=]*)(?: = (\d+))?", count)
                    if sum_of is not None and sum_of[2]:
                        terms = sum_of[1].replace(" ", "").replace("−", "-")
                        assert sum(map(int, re.findall(r"[+-]?\d+", terms))) == int(sum_of[2])
                        if "attacks with" in beat.line:
                            assert beat.line.endswith(f"with {sum_of[2]}.")
                            strikes += 1
                    old_new = re.fullmatch(r"Your health: (\d+) → (\d+)", count)
                    if old_new is not None:
                        assert beat.view.counter("health") == int(old_new[2]) < int(old_new[1])
                        wounds += 1
                desk.go_on()
            elif desk.due:
                desk.go_on()
            else:
                answer(desk, rng)
    assert strikes > 15 and wounds > 15


@pytest.mark.parametrize("lang", LANGS)
def test_the_strip_says_how_far_it_is_and_what_the_attack_comes_to(lang: str) -> None:
    """What his attack is said to cost is what it costs, unless more of the hero's cards are hit."""
    struck = stopped = 0
    for seed in range(length(5, 40)):
        desk, rng = desk_of(seed, lang), Rng(seed)
        while desk.phase != Phase.OVER:
            beats, foretold = list(desk.beats), None
            for number, beat in enumerate(beats, 1):
                html = str(framed(desk, "t", 1).html)
                assert ('class="beat-strip"' in html) == (len(beats) > 1)
                assert html.count('class="beat-was"') == (number - 1 if len(beats) > 1 else 0)
                assert html.count('class="beat-later"') == len(beats) - number
                if beat.reckoning is not None:
                    assert beat.reckoning.new == max(
                        beat.reckoning.old - beat.reckoning.attack + beat.reckoning.stopped, 0
                    )
                    foretold, last = beat.reckoning.new, beat
                desk.go_on()
            if foretold is not None and last is beats[-1]:
                view = desk.match.table.view(0)
                if desk.view().prompt in ("behaviour", "main"):
                    assert foretold == view.counter("health")
                    struck += 1
                    stopped += last.reckoning is not None and last.reckoning.stopped > 0
            if desk.due:
                desk.go_on()
            elif desk.phase == Phase.ASK and not desk.beats:
                answer(desk, rng)
    assert struck > 15 and stopped


def test_who_does_not_wish_to_watch_is_asked_at_once() -> None:
    watched, rng = desk_of(1), Rng(1)
    answer(watched, rng)
    while not watched.beats:
        answer(watched, rng)
    watched.hurry()
    assert watched.phase == Phase.ASK and not watched.beats
    watched.stepwise = False
    while watched.phase == Phase.ASK:
        answer(watched, rng)
        assert not watched.beats


def test_nothing_is_watched_twice_nor_after_going_back() -> None:
    desk, rng = desk_of(2), Rng(2)
    while not desk.beats:
        answer(desk, rng)
    desk.hurry()
    desk.advance()
    assert not desk.beats
    desk.match.rewind(2)
    desk.advance()
    assert not desk.beats and desk.phase == Phase.ASK


def begun(page: Page) -> None:
    """Choose the behaviour of the Boss, and end the turn."""
    page.say(page.any_word())
    page.change("say", word="finish")


def beat_of(page: Page) -> str:
    found = re.search(r'id="prompt"[^>]*>([^<]*)', page.html)
    assert found is not None and 'id="beat"' in page.html
    return found[1]


def test_an_answer_is_kept_before_what_comes_of_it_is_watched(tmp_path: Path) -> None:
    with Site(tmp_path / "games.sqlite") as site:
        site.hub.pace = FOR_EVER
        id = site.begin("hero-realms")
        with site.page(id) as page:
            begun(page)
            page.until("ack")
            kept = site.store.history(id)
            assert kept is not None and any(e.data == "finish" for e in kept.entries)
            page.until_phase("think")
            assert "Fire Gems" in beat_of(page)
            with site.page(id) as other:  # whoever comes in between watches the same
                assert beat_of(other) == beat_of(page)
            page.send(do="hurry")
            assert page.until_phase("ask", "over") == "ask"


def test_who_reduces_motion_is_asked_at_once(tmp_path: Path) -> None:
    with Site(tmp_path / "games.sqlite") as site:
        site.hub.pace = FOR_EVER
        with site.page(site.begin("hero-realms")) as page:
            page.send(do="still", on="yes")
            begun(page)
            page.until("ack")
            page.until("frame")
            assert page.phase == "ask"
            page.send(do="still", on="no")
            page.send(do="ping")
            page.until("pong")
        table = site.hub._live[next(iter(site.hub._live))]
        assert table.pace.seconds == INSTANT, (
            "a bot answers at once: each desk shows it in its time"
        )


def test_a_bot_can_be_hurried(tmp_path: Path) -> None:
    with Site(tmp_path / "games.sqlite") as site:
        site.hub.pace = FOR_EVER
        with site.page(site.begin("heroz", **{"seat-1": "novice"})) as page:
            for _ in range(40):
                if page.phase == "think":
                    break
                page.change("say", word=page.any_word())
                page.until("ack")
                page.until("frame")
            assert page.phase == "think"
            page.send(do="hurry")
            assert page.until_phase("ask") == "ask"
