"""MICRO HERO: the view, which holds what each seat sees: all that does not lie face down."""

from __future__ import annotations

from typing import Final

from heroon.kernel import Area, Piece, View

from .cards import ATTACK, DEFENCE, DEFENCE_FIRST, EXPERIENCE, SPURS
from .stack import (
    ability,
    cost,
    defence,
    experience,
    power,
    team_attack,
    total,
    trial_attack,
    trial_defence,
    triggers,
    worth,
)
from .state import Journey
from .steps import (
    DEFEND,
    PERFECT,
    PLAN,
    RISES,
    SHARE,
    STRIKE_BACK,
    SUFFER,
    TURN,
    VENGEANCE_CARD,
    WOUNDS_FIRST,
)
from .words import (
    CARDS,
    FIRST_BLESSING,
    IS_WOUND,
    LAID_ASIDE,
    LIFE_CARDS,
    POSTURES,
    SIDES,
    STRIKE,
    TRIALS,
    VENGEANCE,
)

_TOKEN: Final = CARDS.by_value
_KINDS: Final = (ATTACK, DEFENCE, EXPERIENCE)
#: While one of these is on the agenda, experience can still be spent this turn.
_SPENDING: Final = frozenset({TURN, PLAN, VENGEANCE_CARD, PERFECT})
#: Of the Defence Phase: the points are still to be read, or they are being read.
_SHARED: Final = frozenset({SHARE, DEFEND})
_DEFENDED: Final = _SHARED | {WOUNDS_FIRST, SUFFER, RISES}


class _Faces:
    """A counter that numbers faces in the order in which the view shows them.

    The cards of a second player (`seat`) are numbered apart, so that they keep their ids whatever
    the first one shows.
    """

    __slots__ = ("more", "shown")

    def __init__(self, seat: int = 0) -> None:
        self.shown: dict[str, int] = {}
        self.more = f".{seat}" if seat else ""

    def piece(self, token: str, marks: tuple[str, ...] = ()) -> Piece:
        n = self.shown.get(token, 0) + 1
        self.shown[token] = n
        return Piece(
            f"{token}{self.more}" if n == 1 else f"{token}{self.more}#{n}", token, "", marks
        )

    def row(self, cards: list[int]) -> tuple[Piece, ...]:
        return tuple([self.piece(_TOKEN[card]) for card in cards])


def view(g: Journey, seat: int) -> View:
    """Build the table as a seat sees it: decks and piles are backs [micro-hero:open-cards].

    While players prepare for a round, they see the cards of their decks. With the option
    `deck_aid`, a help outside the rules, a deck that was turned over shows what is known of it, the
    next card first.
    """
    faces = _Faces()
    trials = TRIALS.by_value
    areas = [
        Area("trial", "row", -1, tuple(faces.piece(trials[t]) for t in g.trial), len(g.trial)),
        Area("kept", "row", -1, tuple(faces.piece(trials[t]) for t in g.kept), len(g.kept)),
        Area("beaten", "row", -1, tuple(faces.piece(trials[t]) for t in g.beaten), len(g.beaten)),
        Area("pile", "stack", -1, (), len(g.pile)),
    ]
    counters = [
        ("round", g.round),
        ("turns", g.turns),
        ("attack", trial_attack(g) if g.trial else 0),
        ("defence", trial_defence(g) if g.trial else 0),
        ("life", g.life),
        ("team-attack", team_attack(g)),
        ("experience", experience(g)),
        ("cost", cost(g, STRIKE)),
        ("blessing-cost", cost(g, FIRST_BLESSING)),
        ("wounds", len(g.wounds)),
    ]
    for s in range(len(g.hand)):
        _seat(g, s, _Faces(s) if s else faces, areas, counters)
    areas.append(Area("reserve", "row", -1, faces.row(g.reserve), len(g.reserve)))
    areas.append(Area("wounds", "stack", -1, faces.row(g.wounds), len(g.wounds)))
    marks = _done(g)
    if 0 < g.life_card <= LAID_ASIDE:
        marks = (f"life-card:{LIFE_CARDS.by_value[g.life_card]}", *marks)
    if g.blood:  # what a split of the defence comes to depends on these two
        marks = (*marks, "blood")
    if g.shield:
        marks = (*marks, "shield")
    if g.hera:
        gone = tuple(faces.piece(VENGEANCE.by_value[card]) for card in g.hera_gone)
        areas.append(Area("hera", "stack", -1, (), len(g.hera_pile)))
        areas.append(Area("hera-gone", "row", -1, gone, len(gone)))
    return View(seat, tuple(areas), tuple(counters), marks)


def _done(g: Journey) -> tuple[str, ...]:
    """List what of this turn is over: `done:experience`, `done:attack`, `done:defence`.

    The list is empty before the first turn and between two rounds.
    """
    if not g.turns or not g.trial or g.actions[0] or g.actions[1]:
        return ()
    ahead = set(g.agenda[2::3])
    if ahead & _SPENDING:
        return ()
    bull = ability(g, DEFENCE_FIRST) > 0
    attack = STRIKE_BACK in ahead or (bull and ahead & _DEFENDED)
    defence = ahead & _SHARED or (STRIKE_BACK in ahead and not bull)
    over = ["experience"]
    over += [] if attack else ["attack"]
    over += [] if defence else ["defence"]
    return tuple([f"done:{kind}" for kind in over])


def _seat(
    g: Journey, s: int, faces: _Faces, areas: list[Area], counters: list[tuple[str, int]]
) -> None:
    side = SIDES.by_value[2 * g.posture[s] + g.side[s]]
    lies = "tilted" if g.tilted[s] else "upright"
    posture = POSTURES.by_value[g.posture[s]]
    known: tuple[Piece, ...] = ()
    if g.actions[0] or g.actions[1]:  # preparing: one looks through the own deck
        known = faces.row(g.unseen[s])
    elif g.deck_aid:
        known = faces.row([card for card in reversed(g.deck[s]) if card])
    hand = tuple([faces.piece(_TOKEN[c], (adds(g, s, c),)) for c in g.hand[s]])
    stack = tuple([_played(g, s, i, faces) for i in range(len(g.stack[s]))])
    areas += (
        Area(f"posture.{s}", "row", s, (Piece(f"{posture}.{s}", posture, "", (side, lies)),), 1),
        Area(f"hand.{s}", "hand", s, hand, len(hand)),
        Area(f"stack.{s}", "row", s, stack, len(stack)),
        Area(f"deck.{s}", "stack", s, known, len(g.deck[s])),
        Area(f"discard.{s}", "stack", s, faces.row(g.discard[s]), len(g.discard[s])),
        Area(f"under.{s}", "row", s, faces.row(g.under[s]), len(g.under[s])),
    )
    counters += (
        (f"attack.{s}", total(g, s, ATTACK)),
        (f"defence.{s}", defence(g, s)),
        (f"experience.{s}", total(g, s, EXPERIENCE)),
        (f"shield.{s}", g.guard[s]),
        (f"actions.{s}", g.actions[s]),
        (f"hits.{s}", g.hits[s]),
        (f"owed.{s}", g.owed[s]),
    )


def _played(g: Journey, s: int, i: int, faces: _Faces) -> Piece:
    """Build the piece of a played card, marked with how often it triggers so far."""
    stack = g.stack[s]
    marks = [f"times:{times(g, s, i)}"]
    if g.bent[s] == i + 1:
        marks.append("doubled")
    return faces.piece(_TOKEN[stack[i]], tuple(marks))


def times(g: Journey, s: int, i: int) -> int:
    """Count how often a played card has triggered so far, doubling and effects included."""
    stack = g.stack[s]
    many = triggers(g, stack[i], i, len(stack))
    for later in stack[i + 1 :]:
        many += power(g, later, SPURS)
    return 2 * many if g.bent[s] == i + 1 else many


def adds(g: Journey, s: int, card: int) -> str:
    """Return what a card of the hand adds if it is played now, as `adds:attack.defence.xp`.

    A Posture that waits for a card to overload counts; cards that it might draw do not.
    """
    stack = [*g.stack[s], card]
    bent = len(stack) if g.armed[s] and not IS_WOUND[card] else g.bent[s]
    gains = (worth(g, stack, bent, kind) - total(g, s, kind) for kind in _KINDS)
    return "adds:" + ".".join(map(str, gains))
