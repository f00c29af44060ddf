"""Hero Realms solo: the view, which holds what the seat sees: everything but the two decks."""

from __future__ import annotations

from typing import Final

from heroon.kernel import Area, Piece, View

from .piles import boss_card, cost, face_value, has_power, shield
from .state import BENT, NEW, NEXT_ACTION, NEXT_DECK, NEXT_HAND, OPTIONS, SPENT, USED, Skirmish
from .steps import DISCARD_SOME, LEAN_ONE, OWN
from .words import BOSSES, CARDS, FACES, IS_CHAMPION

_TOKEN: Final = CARDS.by_value


class _Faces:
    """A counter that numbers faces in the order in which the view shows them."""

    __slots__ = ("shown",)

    def __init__(self) -> None:
        self.shown: dict[str, int] = {}

    def piece(self, token: str, marks: tuple[str, ...] = ()) -> Piece:
        n = self.shown.get(token, 0) + 1
        self.shown[token] = n
        return Piece(token if n == 1 else f"{token}#{n}", token, "", marks)

    def row(self, cards: list[int]) -> tuple[Piece, ...]:
        return tuple([self.piece(_TOKEN[card]) for card in cards])


def view(g: Skirmish, seat: int) -> View:
    """Build the table as seen: all lies open but the market deck and the hero's deck.

    See [hero-realms:setup]. A card that was put on top of the deck is known.
    """
    faces = _Faces()
    boss = Piece(f"boss.{BOSSES.by_value[g.boss]}", _TOKEN[boss_card(g)], "", ("boss",))
    known = [card for card in reversed(g.deck) if card]
    areas = (
        Area("boss", "row", -1, (boss,), 1),
        Area("behaviour", "row", -1, _behaviour(g), int(g.face > 0)),
        Area("unused", "row", -1, _deck("unused", g.unused, 0), sum(g.unused)),
        Area("behaved", "row", -1, _deck("behaved", g.behaved, g.face), max(sum(g.behaved) - 1, 0)),
        Area("zone", "row", -1, _zone(g, faces), len(g.zone)),
        Area("shown", "row", -1, faces.row(g.shown), len(g.shown)),
        Area("row", "row", -1, _row(g, faces), 5),
        Area("market", "stack", -1, (), len(g.market)),
        Area("gems", "stack", -1, _gems(g, faces), len(g.gems)),
        Area("champions.0", "row", 0, _champions(g, faces), len(g.champions)),
        Area("played.0", "row", 0, _played(g, faces), len(g.played)),
        Area("hand.0", "hand", 0, faces.row(g.hand), len(g.hand)),
        Area("deck.0", "stack", 0, faces.row(known), len(g.deck)),
        Area("discard.0", "stack", 0, faces.row(g.discard), len(g.discard)),
        Area("sacrifice", "stack", -1, faces.row([*g.spent, *g.sacrifice]), _gone(g)),
        Area("stunned", "stack", -1, faces.row(g.stunned), len(g.stunned)),
    )
    counters = (
        ("turns", g.turns),
        ("clock", len(g.gems)),
        ("health", g.health),
        ("boss-health", g.boss_health),
        ("gold", g.gold),
        ("combat", g.combat),
        ("discards", sum(g.credits)),
        ("boss-shield", shield(g, boss_card(g))),
        ("boss-gold", g.boss_gold),
        ("boss-combat", g.boss_combat),
        ("blow", g.blow),
        ("unhealed", g.unhealed),
        ("face-value", face_value(g)),
        *_round(g),
    )
    return View(seat, areas, counters, _marks(g))


def _marks(g: Skirmish) -> tuple[str, ...]:
    """List the marks of the table: options, a power, directed purchases, each credit.

    Also what the hero's deck is made of, which its player knows: `unseen:<card>` for each card
    whose place is not known.
    """
    marks = [f"{o.name}:{o.values[getattr(g, o.name)]}" for o in OPTIONS]
    marks += ["power"] if has_power(g, g.boss) else []
    for bit, name in ((NEXT_HAND, "hand"), (NEXT_DECK, "deck"), (NEXT_ACTION, "action")):
        if g.next & bit:
            marks.append(f"next:{name}")
    if g.forced:
        marks.append("forced")
    marks += [f"unseen:{_TOKEN[card]}" for card in g.unseen]
    return (*marks, *(f"credit:{worth}" for worth in g.credits))


def _round(g: Skirmish) -> tuple[tuple[str, int], tuple[str, int]]:
    """Return which of how many cards or champions is asked for; 0 of 0 for a single one."""
    b, a, step = g.agenda[-3:] if g.agenda else (0, 0, 0)
    if step not in (DISCARD_SOME, LEAN_ONE) or b % OWN < 2:
        return ("nth", 0), ("of", 0)
    return ("nth", b % OWN - a + 1), ("of", b % OWN)


def _gone(g: Skirmish) -> int:
    return len(g.spent) + len(g.sacrifice)


def _behaviour(g: Skirmish) -> tuple[Piece, ...]:
    """Build the piece of the face-up behaviour card, if there is one."""
    if not g.face:
        return ()
    token = _TOKEN[g.face]
    return (Piece(f"face.{token}", token, "", (f"value:{face_value(g)}",)),)


def _deck(place: str, many: list[int], but: int) -> tuple[Piece, ...]:
    """Build the pieces of behaviour cards, without one of the kind `but`, which lies face up."""
    out: list[Piece] = []
    for i, face in enumerate(FACES.values):
        token = _TOKEN[face]
        out += [Piece(f"{place}.{token}.{n}", token) for n in range(many[i] - (face == but))]
    return tuple(out)


def _zone(g: Skirmish, faces: _Faces) -> tuple[Piece, ...]:
    """Build the pieces of the Boss's champions, and of the actions in its turn."""
    out: list[Piece] = []
    for i, card in enumerate(g.zone):
        marks = []
        if IS_CHAMPION[card]:
            marks.append("tilted" if g.lies[i] & BENT else "upright")
        if g.lies[i] & NEW:
            marks.append("new")
        out.append(faces.piece(_TOKEN[card], tuple(marks)))
    return tuple(out)


def _row(g: Skirmish, faces: _Faces) -> tuple[Piece, ...]:
    """Build the pieces of the market; an empty place gives an empty piece."""
    return tuple(
        faces.piece(_TOKEN[card], (f"cost:{cost(g, card)}",)) if card > 0 else Piece("", "", "", ())
        for card in g.row
    )


def _gems(g: Skirmish, faces: _Faces) -> tuple[Piece, ...]:
    """Build the pieces of the Fire Gems, the top one first; some are turned over."""
    return tuple(
        faces.piece(_TOKEN[card], ("reversed",) if back else ())
        for card, back in zip(reversed(g.gems), reversed(g.backs), strict=True)
    )


def _champions(g: Skirmish, faces: _Faces) -> tuple[Piece, ...]:
    out: list[Piece] = []
    for i, card in enumerate(g.champions):
        marks = ["tilted" if g.poise[i] & SPENT else "upright"]
        if g.poise[i] & USED:
            marks.append("ally-used")
        out.append(faces.piece(_TOKEN[card], tuple(marks)))
    return tuple(out)


def _played(g: Skirmish, faces: _Faces) -> tuple[Piece, ...]:
    return tuple(
        faces.piece(_TOKEN[card], ("ally-used",) if g.used[i] & USED else ())
        for i, card in enumerate(g.played)
    )
