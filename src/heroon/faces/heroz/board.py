"""HEROZ: what lies on the table, made from what a seat sees.

Sums, verdicts and formations are those of the game's own functions (`sums`, over the duel that
`seen.duel_of` makes of a view); nothing here knows a rule.
"""

from __future__ import annotations

from typing import Final

from heroon.board.model import Look, Model
from heroon.board.types import Board, Step, Zone

from .answers import badge, short
from .clash import fought_column
from .field import grid
from .players import hand, seat_of, spread
from .scene import Sight
from .seen import duel_of

#: The phases of a turn, and the questions that belong to each.
PHASES: Final = {
    "place": ("place",),
    "hero": ("hero", "jack", "queen", "king"),
    "formations": ("window0", "bonus", "recover", "unscore"),
    "attack": ("window1", "attack"),
    "block": ("window2", "block"),
    "blows": ("window3", "power", "damage"),
    "spoils": ("raid", "retreat"),
}


def board(look: Look) -> Board:
    """Make the table as a seat sees it; a spectator sits with seat 0."""
    view = look.view
    own, turns = max(view.seat, 0), view.counter("turns")
    scene = Sight(look, duel_of(view, look.sentences.spec), own)
    zones = [
        Zone(name="away", parts=(seat_of(scene, 1 - own),)),
        Zone(name="centre", parts=(grid(scene), *spread(scene))),
        Zone(name="home", parts=(seat_of(scene, own),)),
    ]
    if view.seat >= 0:
        zones.append(Zone(name="hand", parts=(hand(scene),)))
    column = fought_column(view)
    return Board(
        title=look.t.text("board-turn" if turns else "board-setup", turns=str(turns)),
        zones=tuple(zones),
        steps=_steps(scene),
        focus=f"front.{column}" if column else "",
    )


def _steps(scene: Sight) -> tuple[Step, ...]:
    """List the phases of the turn and which one the question belongs to; none if it is unclear."""
    names = list(PHASES)
    now = next((i for i, name in enumerate(names) if scene.view.prompt in PHASES[name]), -1)
    if now < 0:
        return ()
    states = ["done"] * now + ["now"] + ["later"] * len(names)
    return tuple(
        Step(name=scene.text(f"board-step-{name}"), state=state)  # type: ignore[arg-type]  # of three words
        for name, state in zip(names, states, strict=False)
    )


MODEL: Final = Model(board, badge=badge, short=short)
