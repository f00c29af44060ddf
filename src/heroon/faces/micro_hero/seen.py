"""MICRO HERO: a view turned into a state, which the game's own pure functions can read."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from heroon.games.micro_hero import words as w
from heroon.games.micro_hero.cards import FIERCE, FRIGHTENS
from heroon.games.micro_hero.stack import effects, life_bonus, strength
from heroon.games.micro_hero.state import Journey
from heroon.kernel import GameSpec, Piece, View

_KINDS: Final = ("attack", "defence", "experience")


def owners(view: View) -> list[int]:
    """List the seats of the players, the viewer's own seat first."""
    found = [area.owner for area in view.areas if area.id.startswith("hand.")]
    return sorted(found, key=lambda seat: seat != view.seat)


#: The areas of a player's cards, in the order in which equal cards are numbered.
_PLACES: Final = ("stack", "hand", "discard", "deck", "under")


def steady(view: View) -> View:
    """Number the cards of each player in a view so that they keep their ids while they move.

    Equal cards are numbered from the first one played on, then through the hand: the card that is
    played next has the next number.
    """
    many = len(owners(view))
    named: dict[str, tuple[Piece, ...]] = {}
    for seat in range(many):
        shown: dict[str, int] = {}
        for place in _PLACES:
            area = view.area(f"{place}.{seat}")
            found = []
            for piece in area.pieces:
                n = shown[piece.face] = shown.get(piece.face, 0) + 1
                found.append(replace(piece, id=f"{piece.face}.{seat}.{n}"))
            named[area.id] = tuple(found)
    areas = tuple(
        replace(area, pieces=named[area.id]) if area.id in named else area for area in view.areas
    )
    return replace(view, areas=areas)


def journey_of(view: View, spec: GameSpec[Any]) -> Journey:
    """Make a state of the journey as far as a view shows it.

    Decks stay empty: none of the functions that read the state looks at them.
    """
    marks = set(view.marks)
    given: dict[str, Any] = {name: "yes" for name in ("blood", "shield") if name in marks}
    many = len(owners(view))
    g: Journey = spec.blank(spec.settings(given), many)
    g.trial = [w.TRIALS.by_token[piece.face] for piece in view.area("trial").pieces]
    g.kept = [w.TRIALS.by_token[piece.face] for piece in view.area("kept").pieces]
    g.life = view.counter("life")
    for mark in view.marks:
        if mark.startswith("life-card:"):
            g.life_card = w.LIFE_CARDS.by_token[mark.partition(":")[2]]
    g.wounds = _cards(view, "wounds")
    g.reserve = _cards(view, "reserve")
    for seat in range(many):
        g.hand[seat] = _cards(view, f"hand.{seat}")
        g.stack[seat] = _cards(view, f"stack.{seat}")
        g.guard[seat] = view.counter(f"shield.{seat}")
        g.hits[seat] = view.counter(f"hits.{seat}")
        for i, piece in enumerate(view.area(f"stack.{seat}").pieces, 1):
            if "doubled" in piece.marks:
                g.bent[seat] = i
        g.armed[seat] = int(_armed(view, seat))
    # The Trial's attack without abilities, Life and the cards of this turn.
    g.attack = max(view.counter("attack") - strength(g, FIERCE) - life_bonus(g, 0), 0)
    g.attack += effects(g, FRIGHTENS)
    given_points = sum(view.counter(f"experience.{seat}") for seat in range(many))
    g.spent = given_points - view.counter("experience")
    return g


def _cards(view: View, area: str) -> list[int]:
    return [w.CARDS.by_token[piece.face] for piece in view.area(area).pieces]


def _armed(view: View, seat: int) -> bool:
    """Return whether a tilted Surchargée waits for the card that it doubles."""
    side, lies = view.area(f"posture.{seat}").pieces[0].marks
    doubled = any("doubled" in piece.marks for piece in view.area(f"stack.{seat}").pieces)
    return side == "overload" and lies == "tilted" and view.prompt == "plan" and not doubled
