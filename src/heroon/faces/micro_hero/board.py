"""MICRO HERO: the board, built from what a seat sees."""

from __future__ import annotations

from typing import Final

from heroon.board.model import Look, Model
from heroon.board.types import Board, Step, StepState, Thing, Zone
from heroon.games.micro_hero.cards import DEFENCE_FIRST
from heroon.games.micro_hero.stack import ability

from .ahead import foresee, outlook_panel
from .choices import choice_rows, deck_rows, routes, short
from .hand import beside_hand, half, held_cards, wounds_due
from .reserve import middle
from .scene import Sight, scene_of
from .seen import owners, steady
from .stack import arranged, played_row
from .stage import labours, stage
from .teller import caption, preparing

#: The prompts of each phase of a turn, in the order in which the phases come.
_PHASES: Final = {
    "plan": ("plan", "distaff", "cleanse", "double"),
    "perfect": ("perfect",),
    "attack": (),
    "defence": ("split", "first"),
}


def board(look: Look) -> Board:
    """Build the board as a seat sees it; two players at one screen see both hands."""
    scene = scene_of(Look(steady(look.view), look.sentences))
    view = scene.view
    seats = owners(view)
    alone = len(seats) == 1
    asked = (*deck_rows(scene), *choice_rows(scene))
    ahead = outlook_panel(scene) if view.counter("turns") and not preparing(view) else ()
    if alone:
        seat = seats[0]
        begun = view.counter("turns") and not preparing(view)
        centre: tuple[Thing, ...] = (*asked, *((played_row(scene, seat),) if begun else ()))
        hand: tuple[Thing, ...] = (*wounds_due(scene, seat), *held_cards(scene, seat), *ahead)
        home = beside_hand(scene, seat)
    else:
        begun = bool(view.counter("turns"))
        centre = asked if asked and not begun else tuple(half(scene, seat) for seat in seats)
        hand, home = (ahead if centre is asked else (*ahead, *asked)), ()
    zones = (
        Zone(name="away", parts=(labours(scene), stage(scene, seats))),
        Zone(name="centre", parts=centre),
        Zone(name="home", parts=home),
        Zone(name="hand", parts=hand),
        Zone(name="side", parts=middle(scene)),
    )
    return Board(
        title=caption(look),
        zones=tuple(zone for zone in zones if zone.parts),
        steps=_steps(scene),
    )


def _steps(scene: Sight) -> tuple[Step, ...]:
    """Make the phases of a turn, with the Defence first where the Trial strikes first."""
    view = scene.view
    if not view.counter("turns") or preparing(view) or view.result:
        return ()
    names = list(_PHASES)
    if ability(scene.g, DEFENCE_FIRST):
        names[2:] = names[:1:-1]
    now = next((name for name in names if view.prompt in _PHASES[name]), "")
    out = []
    passed = bool(now)
    for name in names:
        passed = passed and name != now
        state: StepState = "now" if name == now else "done" if passed else "later"
        if f"done:{'experience' if name in ('plan', 'perfect') else name}" in view.marks:
            state = "now" if name == now else "done"
        out.append(Step(name=scene.text(f"board-step-{name}"), state=state))
    return tuple(out)


MODEL: Final = Model(board, short=short, foresee=foresee, routes=routes, arranged=arranged)
