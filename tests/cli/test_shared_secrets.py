"""Two people at one screen: what one was told never shows while the other sits there."""

from __future__ import annotations

import contextlib
import io

from heroon.games.heroz.spec import SPEC
from heroon.kernel import InputError, Seeded, open_position
from heroon.play.who import Who
from heroon.terminal.lines import Lines
from heroon.terminal.session import Session, Setting


def play(answers: list[str]) -> str:
    field = [["9H^", *["."] * 8], ["5S^", ".", ".", "8S^", *["."] * 5]]
    state = {
        "agenda": ["WINDOW 0 0"],
        "turns": 4,
        "hand": [["AS"], []],
        "field": field,
        "deck": [["?*51"], ["?*50", "7C"]],
    }
    table = open_position(SPEC, state, {}, 2, "test", Seeded("secret"))
    source, sink = io.StringIO("".join(f"{line}\n" for line in answers)), io.StringIO()
    with contextlib.suppress(InputError):  # a table opened at a position cannot be saved
        Session(
            Setting(table, "", Who.of(table.seats, (0, 1))), Lines(source, sink, echo=True), "en"
        ).run()
    return sink.getvalue()


def test_news_of_the_other_seat_waits_for_its_curtain() -> None:
    """Seat 1 draws a card for its line while seat 0, for whom it passes, sits at the screen."""
    turn = ["", "ace:AS@1/1.1", "", "", "passes turn", "", "", "pass", "pass", *["pass", ""] * 12]
    out = play(turn)
    assert "The opponent draws a card." in out
    while "You draw the 7 of clubs" in out:
        before, _, out = out.partition("You draw the 7 of clubs")
        assert before.rpartition("Hand over to player ")[2].startswith("2")


def test_passing_now_and_then_is_not_offered_to_two_people() -> None:
    out = play(["", "passes on", "quit"])
    assert "Two people share this screen" in " ".join(out.split())
