"""The state of a game in the few words of a list: whose turn, the score, how it ended.

Everybody at the game's screen may read these words.  Where two people who hide their hands share
the screen, the game is told as a spectator sees it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from heroon.ai.levels import LEVELS
from heroon.kernel import GameSpec, Table, View
from heroon.texts import Texts, package_of, texts
from heroon.texts.sentences import Sentences

from .seating import Seating
from .told import Look, teller_of
from .who import Who

#: How a game may have ended for the people who played it.
WON: Final = "won"
LOST: Final = "lost"
DRAWN: Final = "drawn"
ENDED: Final = "ended"


@dataclass(frozen=True)
class Stand:
    """Where a game stands, without any words, for a list to put in words later.

    `viewer` is the seat that is spoken to (-1: nobody in particular), `view` what it sees; `asked`
    is the seat whose answer is awaited (-1: nobody's); `outcome` is one of the four ends above,
    empty while the game goes on.  `who` says what people are called and which level plays the other
    seats, where that is known; `teams` is the team of each seat.
    """

    spec: GameSpec[Any]
    viewer: int
    view: View
    seats: int
    people: tuple[int, ...]
    asked: int
    outcome: str
    practice: bool
    who: Who | None = None
    teams: tuple[int, ...] = ()


class Brief(NamedTuple):
    """A game in the few words of a list; `ended` tells how it ended, `state` whose turn it is."""

    caption: str
    score: str
    state: str
    ended: str
    outcome: str
    mine: bool


def stand_of(
    table: Table[Any], people: tuple[int, ...], outcome: str, who: Who | None = None
) -> Stand:
    """Make the stand of a table that these `people` play.

    `outcome` is how the game ended, empty while it goes on.
    """
    seating = Seating(table, people, package_of(table.spec.id), who)
    viewer = -1 if seating.curtain or seating.open else people[0]
    asking = table.ask.seats if table.ask is not None and not table.over else 0
    asked = next((seat for seat in range(table.seats) if asking >> seat & 1), -1)
    view = table.view(viewer)
    return Stand(
        table.spec,
        viewer,
        view,
        table.seats,
        people,
        asked,
        outcome,
        table.practice,
        who,
        tuple(table.teams),
    )


def brief(stand: Stand, lang: str) -> Brief:
    """Tell where a game stands, in the few words of a list."""
    t = texts(lang, package_of(stand.spec.id))
    sentences = sentences_of(stand, t)
    view = stand.view
    ended = sentences.ending(view.reason, view.result, view) if stand.outcome else ""
    if stand.outcome:
        return Brief("", score(stand, t), "", ended, stand.outcome, False)
    state = turn(stand, sentences, t)
    caption = teller_of(stand.spec.id).caption(Look(view, sentences))
    mine = stand.asked in stand.people
    return Brief(once(caption, state), score(stand, t), state, "", "", mine)


def once(caption: str, state: str) -> str:
    """Strip the text `state`, which stands beside a caption, from the caption's end."""
    short = caption.removesuffix(state)
    return caption if short == caption else short.rstrip(" \u00a0:,·")


def sentences_of(stand: Stand, t: Texts) -> Sentences:
    """Make what puts a position in words, as its viewer is spoken to."""
    who, viewer = stand.who, stand.viewer
    names = {
        seat: who.noun(seat) if who is not None else f"player-{seat + 1}"
        for seat in range(stand.seats)
    }
    if viewer >= 0 and stand.seats == 2 and not (who and who.name(1 - viewer)):
        together = len(set(stand.teams)) == 1
        names[1 - viewer] = "partner" if together else "opponent"
    return Sentences(t, stand.spec, viewer, names)


def turn(stand: Stand, sentences: Sentences, t: Texts) -> str:
    """Tell who is asked: you, a player at the screen, or the computer.

    The text says so if a person is asked during another player's turn.
    """
    if stand.asked not in stand.people:
        level = stand.who.seats[stand.asked] if stand.who is not None and stand.asked >= 0 else ""
        return t.text("brief-computer", level=level if level in LEVELS else "none")
    whose = dict(stand.view.counters).get("turn", stand.asked) if stand.seats > 1 else stand.asked
    if len(stand.people) == 1:
        return t.text("brief-you" if whose == stand.asked else "brief-asked")
    key = "brief-player" if whose == stand.asked else "brief-player-asked"
    return t.text(key, player=sentences.names[stand.asked])


def score(stand: Stand, t: Texts) -> str:
    """Tell the score by the game's text `brief-score`; empty where it has none.

    Its variables are the counters of the view, `own-points` and `other-points` for those of a seat:
    of the one that is spoken to and of the other one (of the first and the second for people who
    share the screen).
    """
    if not t.has("brief-score"):
        return ""
    own = max(stand.viewer, 0)
    values: dict[str, int] = {}
    for name, value in stand.view.counters:
        head, _, owner = name.partition(".")
        if not owner:
            values[head] = value
        elif owner.isdecimal():
            values[f"{'own' if int(owner) == own else 'other'}-{head}"] = value
    return t.text("brief-score", **values)
