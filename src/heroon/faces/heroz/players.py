"""HEROZ: what each player has beside the field: points, hero, piles, spells and hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from heroon.board.types import Card, Pile, Row, Seat, Thing, Value
from heroon.games.heroz.words import CARDS, HEROES, TROOPS
from heroon.kernel import Area, Piece, View

from .scene import Sight, capital
from .seen import SIGNS


def seat_of(scene: Sight, seat: int) -> Seat:
    """Make the seat of a player: name, whose turn it is, who has won, and what belongs to it."""
    view = scene.view
    turn = view.counter("turns") > 0 and view.counter("turn") == seat and not view.result
    roles = [scene.text("model-turn")] if turn else []
    roles += [scene.text("picture-skip")] if view.counter(f"skip.{seat}") else []
    role = ", ".join(roles)
    name = scene.player(seat)
    best = max(view.result, default=0)
    return Seat(
        id=f"seat.{seat}",
        label=scene.text("labelled", label=name, text=role) if role else name,
        seat=seat,
        name=name,
        role=role,
        own=seat == view.seat,
        turn=turn,
        won=len(set(view.result)) > 1 and view.result[seat] == best,
        style=("own" if seat == scene.own else "other",),
        parts=tuple(_parts(scene, seat)),
    )


def _parts(scene: Sight, seat: int) -> Iterator[Thing]:
    """List what belongs to a player: points, hero, deck, discard, size of the hand, spells."""
    view = scene.view
    goal = next(n.value for n in scene.look.sentences.spec.numbers if n.of == "goal")
    score = view.counter(f"points.{seat}")
    told = scene.text("board-points", points=str(score), goal=str(goal))
    yield Value(
        id=f"points.{seat}",
        label=scene.of(told, seat),
        at=(f"points.{seat}",),
        name=scene.text("board-score"),
        value=score,
        most=goal,
        track=True,
    )
    yield _hero(scene, seat)
    yield _deck(scene, seat)
    yield _discard(scene, seat)
    held = view.counter(f"hand.{seat}")
    yield Value(
        id=f"held.{seat}",
        label=scene.of(scene.text("board-hand", count=held), seat),
        at=(f"hand.{seat}",),
        name=scene.text("area-hand"),
        value=held,
    )
    areas = [view.area(f"{name}.{seat}") for name in ("aces", "auras")]
    spells = [_card(scene, piece, area.id) for area in areas for piece in area.pieces]
    if spells:
        yield Row(
            id=f"spells.{seat}",
            label=scene.of(scene.text("page-spells"), seat),
            name=scene.text("page-spells"),
            items=tuple(spells),
            kind="fan",
        )


def _hero(scene: Sight, seat: int) -> Card:
    """Make the hero in play of a seat, or the empty place for one."""
    pieces = scene.view.area(f"hero.{seat}").pieces
    hero = scene.text("area-hero")
    at = (f"hero.{seat}",)
    if not pieces:
        label = scene.of(scene.text("page-no-hero"), seat)
        name = scene.text("page-no-hero")
        return Card(id=f"hero.{seat}", label=label, at=at, name=name, face="empty")
    token = pieces[-1].face
    told = scene.text("labelled", label=hero, text=scene.name(token))
    found = _card(scene, pieces[-1], f"hero.{seat}")
    return replace(found, label=scene.of(told, seat), at=at)


def _deck(scene: Sight, seat: int) -> Pile:
    """Make the draw pile of a seat."""
    area = scene.view.area(f"deck.{seat}")
    label = capital(scene.text("board-deck", count=area.count))
    return _pile(scene, area, label, scene.text("area-deck"), seat)


def _discard(scene: Sight, seat: int) -> Pile:
    """Make the discard pile of a seat."""
    area = scene.view.area(f"discard.{seat}")
    label = capital(scene.text("board-discard", count=area.count))
    return _pile(scene, area, label, scene.text("area-discard"), seat)


def _pile(scene: Sight, area: Area, label: str, name: str, seat: int) -> Pile:
    """Make a pile, with those of its cards that are seen, the uppermost one last."""
    if area.pieces:
        label = scene.text("page-top", text=label, card=scene.name(area.pieces[-1].face))
    return Pile(
        id=area.id,
        label=scene.of(label, seat),
        at=(area.id,),
        style=("own" if seat == scene.own else "other",),
        name=name,
        count=area.count,
        cards=tuple(_card(scene, piece, area.id) for piece in area.pieces),
    )


def spread(scene: Sight) -> Iterator[Row]:
    """Lay out the pile from which a card is to be chosen now, if there is one."""
    own = _asking(scene.view)
    name = {"recover": f"discard.{own}", "unscore": f"points.{1 - own}"}.get(scene.view.prompt)
    if name is None:
        return
    area = scene.view.area(name)
    title = scene.text(f"area-{name.partition('.')[0]}")
    cards = tuple(
        replace(_card(scene, piece, name), id=f"spread.{piece.id}") for piece in area.pieces
    )
    label = scene.of(title, area.owner)
    yield Row(id=f"spread.{name}", label=label, name=title, items=cards, kind="fan")


def _asking(view: View) -> int:
    """Return the seat that is asked."""
    return view.awaited.bit_length() - 1


def _card(scene: Sight, piece: Piece, area: str) -> Card:
    """Make a card that lies face up."""
    suit = piece.face[-1] if piece.face[0] != "X" else "X"
    return Card(
        id=piece.id,
        label=scene.name(piece.face),
        at=(f"{area}/{piece.face}",),
        style=(f"suit-{suit}",),
        art="X" if suit == "X" else piece.face,
        name=scene.name(piece.face),
        index=scene.short(piece.face),
    )


def hand(scene: Sight) -> Row:
    """Make the row of cards in the viewer's hand, each with a note of what it does."""
    area = scene.view.area(f"hand.{scene.own}")
    name = scene.text("picture-hand")
    fights = scene.view.prompt.startswith("window")
    cards = []
    for piece in area.pieces:
        card = _card(scene, piece, area.id)
        label = scene.text("page-at", text=card.label, place=name)
        cards.append(replace(card, label=label, note=_note(scene, piece.face, fights)))
    return Row(id="hand", label=name, name=name, items=tuple(cards), kind="hand")


def _note(scene: Sight, token: str, fights: bool) -> str:
    """Say in few words what a card other than a troop does; empty for a troop."""
    kind = CARDS.by_token[token]
    if kind in TROOPS.values:
        return ""
    if kind in HEROES.values and fights:
        return scene.text("board-does-aura", suit=SIGNS[token[-1]])
    return scene.text(f"board-does-{token[0]}")
