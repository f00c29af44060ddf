"""MICRO HERO: the cards played in their order, and what triggers each of them again."""

from __future__ import annotations

from heroon.board.model import Look, Put
from heroon.board.types import Card, Row, Sum, Term, Value
from heroon.games.micro_hero.cards import DRAW_ORDER, LOOKS_BACK, SPURS
from heroon.games.micro_hero.stack import has, power
from heroon.games.micro_hero.state import Journey
from heroon.games.micro_hero.words import CARDS
from heroon.kernel import Piece

from . import wording
from .card import drawn_card
from .scene import KINDS, Sight
from .seen import owners, steady
from .terms import icons, kinds_of, once

#: What triggers a played card again: how often, its name, the id of the thing.
Feeder = tuple[int, str, str]


def has_power(face: str, g: Journey, which: int) -> bool:
    """Return whether a card has an effect beside its icons."""
    return has(g, CARDS.by_token[face], which)


def arranged(look: Look) -> tuple[tuple[Put, ...], ...]:
    """List for each player the played cards, each with the answers that played it.

    A doubled card comes with the tilt of the Posture before it.  The list is empty where a Trial
    imposes the order, for there is none to choose.
    """
    view, spec = steady(look.view), look.sentences.spec
    if view.prompt not in ("plan", "perfect") or wording.abilities_in_play(view, spec, DRAW_ORDER):
        return ()
    return tuple(
        tuple(_put(look, seat, piece) for piece in view.area(f"stack.{seat}").pieces)
        for seat in owners(view)
    )


def _put(look: Look, seat: int, piece: Piece) -> Put:
    """Return a played card with the answers that played it."""
    words = look.sentences.spec.words
    _, doubled = kinds_of(piece)
    said = (*(("tilt",) if doubled else ()), f"play:{piece.face}")
    found = (
        next(
            w
            for w, told in enumerate(words.text)
            if told == text and words.said_by[w] in (-1, seat)
        )
        for text in said
    )
    return Put(piece.id, tuple(found), seat)


def played_row(scene: Sight, seat: int) -> Row:
    """Make the row of played cards in their order, then a place for each card in hand."""
    pieces = scene.view.area(f"stack.{seat}").pieces
    played = [_played(scene, seat, i) for i in range(len(pieces))]
    left = len(scene.g.hand[seat])
    ahead = [_place(scene, seat, len(pieces) + k + 1, left - k) for k in range(left)]
    name = scene.of("stack", seat)
    items = (*played, *ahead)
    return Row(id=f"stack.{seat}", label=name, name=name, style=("stack",), items=items, kind="row")


def _place(scene: Sight, seat: int, place: int, times: int) -> Card:
    """Make a place that a card of the hand will take, with how often that card triggers."""
    return Card(
        id=f"place.{seat}.{place}",
        label=scene.text("board-place", place=place, times=times),
        style=("place",),
        face="empty",
        name=str(place),
        values=(_times(scene, f"place.{seat}.{place}", times),),
    )


def _times(scene: Sight, id: str, times: int) -> Value:
    """Make the number of how often a card triggers in all."""
    label = scene.text("board-times", times=times)
    return Value(id=f"{id}/times", label=label, style=("times",), value=f"×{times}")


def _played(scene: Sight, seat: int, i: int) -> Card:
    """Make a played card: how often it will have triggered, and what that gives."""
    piece = scene.view.area(f"stack.{seat}").pieces[i]
    _, doubled = kinds_of(piece)
    feeders = fed_by(scene, seat, i)
    times = 1 + sum(n for n, _, _ in feeders)
    given = icons(piece.face, scene.view, scene.spec)
    extras = once(piece.face, scene.spec)
    sums = tuple(
        _sum(scene, piece, kind, icon, extra, feeders)
        for kind, icon, extra in zip(KINDS, given, extras, strict=True)
        if icon or extra
    )
    return drawn_card(
        scene,
        piece.id,
        piece.face,
        (f"stack.{seat}/{i + 1}",),
        style=("played", *(("doubled",) if doubled else ())),
        parts=sums,
        more=(_times(scene, piece.id, times * (2 if doubled else 1)),),
    )


def _sum(
    scene: Sight, piece: Piece, kind: str, icon: int, extra: int, feeders: list[Feeder]
) -> Sum:
    """Write what a played card gives of one kind, term by term."""
    _, doubled = kinds_of(piece)
    times = 1 + sum(n for n, _, _ in feeders)
    whole = times * (2 if doubled else 1)
    terms = [Term(scene.text("board-itself"), str(icon), of=piece.id)] if icon else []
    terms += [Term(name, f"+{n * icon}", of=of) for n, name, of in feeders if icon]
    if doubled and icon:
        terms.append(Term(scene.text("board-doubled"), f"+{times * icon}", of=piece.id))
    if extra:
        text = scene.text("explain-once", card=piece.face)
        terms.append(Term(text, f"+{extra}", of=piece.id))
    total = whole * icon + extra
    points = wording.points([total if k == kind else 0 for k in KINDS], scene.look.t, sign="")
    return Sum(
        id=f"{piece.id}/{kind}",
        label=scene.text("board-gives", times=whole, icons=icon, points=points),
        style=(kind,),
        art=kind,
        name=f"{icon} × {whole} =" if icon and not extra else "",
        terms=tuple(terms),
        total=str(total),
    )


def fed_by(scene: Sight, seat: int, i: int) -> list[Feeder]:
    """List what triggers a played card again: how often, by name, and by the id of the thing.

    These are the cards played after it and the places of those still in hand; for a card that looks
    back, those before it, too.
    """
    g = scene.g
    pieces = scene.view.area(f"stack.{seat}").pieces
    out: list[Feeder] = []
    if has_power(pieces[i].face, g, LOOKS_BACK):
        out += [(1, scene.noun(p.face), p.id) for p in pieces[:i]]
    for piece in pieces[i + 1 :]:
        spur = power(g, CARDS.by_token[piece.face], SPURS)
        out.append((1 + spur, scene.noun(piece.face), piece.id))
    for k in range(len(g.hand[seat])):
        place = len(pieces) + k + 1
        out.append((1, scene.text("board-place-short", place=place), f"place.{seat}.{place}"))
    for piece in scene.view.area(f"hand.{seat}").pieces:
        spur = power(g, CARDS.by_token[piece.face], SPURS)
        if spur:  # wherever it is played
            out.append((spur, scene.noun(piece.face), piece.id))
    return out
