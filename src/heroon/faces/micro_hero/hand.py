"""MICRO HERO: a player on the board, with the hand and what lies beside it."""

from __future__ import annotations

from heroon.board.types import Card, Mark, Pile, Row, Seat, Thing, Value
from heroon.games.micro_hero.cards import LOOKS_BACK
from heroon.games.micro_hero.words import CARDS, IS_WOUND

from . import wording
from .card import by_face, drawn_card
from .scene import KINDS, Sight
from .stack import has_power, played_row
from .teller import preparing
from .terms import icons, once


def half(scene: Sight, seat: int) -> Seat:
    """Make the seat of one of two players: sums, played cards, hand, and what lies beside it."""
    view = scene.view
    played = () if preparing(view) else (played_row(scene, seat),)
    sums = tuple(
        Value(
            id=f"sum.{seat}.{kind}",
            label=scene.text("counted", label=scene.text(f"counter-{kind}"), number=str(n)),
            style=(kind,),
            art=kind,
            value=str(n),
            name=scene.text(f"counter-{kind}"),
        )
        for kind, n in zip(KINDS, scene.out.points[seat], strict=True)
    )
    due, held, beside = wounds_due(scene, seat), held_cards(scene, seat), beside_hand(scene, seat)
    parts = (*(sums if played else ()), *due, *played, *held, *beside)
    name = scene.player(seat)
    return Seat(
        id=f"seat.{seat}",
        label=name,
        style=("hero", f"seat-{seat}"),
        seat=seat,
        name=name,
        own=seat == view.seat,
        turn=bool(view.awaited >> seat & 1),
        parts=parts,
    )


def wounds_due(scene: Sight, seat: int) -> tuple[Value, ...]:
    """Make the notes on Wounds that a player still has to take."""
    out = []
    for due in ("hits", "owed"):
        n = scene.view.counter(f"{due}.{seat}")
        if n:
            text = scene.text(f"picture-wounds-{due}", count=n)
            name = scene.text("picture-wounds")
            label = scene.labelled(name, text)
            out.append(
                Value(id=f"{due}.{seat}", label=label, style=("due",), art="wound", value=text)
            )
    return tuple(out)


def held_cards(scene: Sight, seat: int) -> tuple[Thing, ...]:
    """Make the row of the hand; between two rounds it is the whole deck."""
    view = scene.view
    if not preparing(view):
        return (_hand(scene, seat),)
    deck = view.area(f"deck.{seat}")
    items = tuple(
        drawn_card(scene, f"deck.{seat}.{face}", face, (f"deck.{seat}/{face}",), many=len(group))
        for face, group in by_face(deck.pieces)
    )
    text = scene.text("picture-actions-left", count=view.counter(f"actions.{seat}"))
    name = scene.text("table-deck-content")
    return (
        Row(
            id=f"content.{seat}",
            label=f"{name}, {text}",
            name=f"{name} · {text}",
            style=("content",),
            items=items,
            kind="fan",
        ),
    )


def _hand(scene: Sight, seat: int) -> Row:
    """Make the cards in hand, each with what it gives if it is played next."""
    pieces = scene.view.area(f"hand.{seat}").pieces
    items = tuple(
        drawn_card(
            scene,
            piece.id,
            piece.face,
            (f"hand.{seat}/{piece.face}",),
            style=("inhand",),
            note=_next(scene, seat, piece.face),
        )
        for piece in pieces
    )
    name = scene.of("hand", seat)
    return Row(id=f"hand.{seat}", label=name, name=name, items=items, kind="hand")


def _next(scene: Sight, seat: int, face: str) -> str:
    """Tell what a card gives by the end of the turn if it is played next."""
    g = scene.g
    many = len(g.hand[seat])
    if has_power(face, g, LOOKS_BACK):
        many += len(g.stack[seat])
    sound = not IS_WOUND[CARDS.by_token[face]]
    times = many * (2 if g.armed[seat] and sound else 1)
    gains = [times * n for n in icons(face, scene.view, scene.spec)]
    gains = [a + b for a, b in zip(gains, once(face, scene.spec), strict=True)]
    told = wording.points(gains, scene.look.t)
    return told or scene.text("board-feeds", count=len(g.stack[seat]))


def beside_hand(scene: Sight, seat: int) -> tuple[Thing, ...]:
    """Make what lies beside a hand: Posture, Shield, deck, discard, cards under Omphale."""
    view = scene.view
    parts: list[Thing] = [_posture(scene, seat)]
    if "shield" in view.marks or view.counter(f"shield.{seat}"):
        n = view.counter(f"shield.{seat}")
        name = scene.text("picture-shield")
        label = scene.labelled(scene.of("shield", seat), scene.text("picture-points", points=n))
        parts.append(
            Value(
                id=f"shield.{seat}",
                label=label,
                at=(f"shield.{seat}",),
                style=("shield",),
                art="shield",
                value=n,
                name=name,
            )
        )
    if view.counter("turns") and not preparing(view):
        parts += [_pile(scene, "deck", seat), _pile(scene, "discard", seat)]
    under = view.area(f"under.{seat}").pieces
    if under:
        name = scene.of("under", seat)
        items = tuple(drawn_card(scene, p.id, p.face, (f"under.{seat}/{p.face}",)) for p in under)
        parts.append(Row(id=f"under.{seat}", label=name, name=name, style=("under",), items=items))
    return tuple(parts)


def _posture(scene: Sight, seat: int) -> Card:
    """Make a player's Posture: how it lies, and what it does."""
    view, t = scene.view, scene.look.t
    side, lies = view.area(f"posture.{seat}").pieces[0].marks
    told = wording.plain_posture(view, scene.spec, seat, t)
    locked = told == t.text("posture-locked", side=side)
    odd: tuple[Mark, ...] = ()
    if wording.posture_rebuilt(view, scene.spec, seat):
        odd = (Mark(sign="rebuilt", label=scene.text("rebuilt-spoken"), short="◦"),)
    return Card(
        id=f"posture.{seat}",
        label=", ".join([scene.labelled(scene.of("posture", seat), told), *(m.label for m in odd)]),
        at=(f"posture.{seat}",),
        style=("posture", side, lies, *(("locked",) if locked else ())),
        art=side,
        name=scene.noun(side),
        text=told,
        marks=odd,
    )


def _pile(scene: Sight, area: str, seat: int) -> Pile:
    """Make a player's deck or discard; its top card comes last."""
    view = scene.view
    found = view.area(f"{area}.{seat}")
    pieces = found.pieces if area == "discard" else tuple(reversed(found.pieces))
    cards = tuple(
        drawn_card(scene, piece.id, piece.face, (f"{area}.{seat}/{piece.face}",))
        for piece in pieces
    )
    count = scene.text("picture-deck-cards", count=found.count)
    name = scene.text(f"area-{area}")
    return Pile(
        id=f"{area}.{seat}",
        label=f"{scene.of(area, seat)}, {count}",
        at=(f"{area}.{seat}",),
        style=(area,),
        name=name,
        count=found.count,
        cards=cards,
        spread=area == "discard" and view.prompt == "cleanse",
    )
