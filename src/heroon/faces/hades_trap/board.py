"""HADES TRAP: the board of a view: players, labyrinth, threads, medallions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from heroon.board.model import Look, Model
from heroon.board.types import (
    Board,
    Card,
    FaceKind,
    Mark,
    Panel,
    Row,
    Seat,
    Thing,
    Value,
    Zone,
)
from heroon.games.hades_trap.words import MEDALLIONS, SIDE
from heroon.kernel import Area, Piece, View
from heroon.kernel.words import Vocabulary

from .ariadne import SIGNS, foresee, panel, routes, short
from .maze import SIDES, grid, marks_of
from .scene import Sight, capital
from .seen import HALF, ORDER, given, seats_of

ALARM: Final = "♪"
ARROWS: Final = "↑→↓←"


def board(look: Look) -> Board:
    """Build the board as a seat sees it; a spectator sees it from seat 0."""
    view = look.view
    own = max(view.seat, 0)
    scene = Sight(look, own, given(view))
    many = seats_of(view)
    away = [(own + i) % many for i in range(1, many)]
    zones = (
        Zone(name="away", parts=(*(_seat(scene, seat) for seat in away), _medals(scene))),
        Zone(name="centre", parts=(grid(scene), _arrows(scene))),
        Zone(name="home", parts=(_seat(scene, own),)),
        Zone(name="side", parts=(_threads(scene), *_ariadne(look), *_beside(scene))),
    )
    return Board(title=_title(scene), zones=zones)


def _title(scene: Sight) -> str:
    turns = scene.view.counter("turns")
    if not turns:
        return scene.text("game-title")
    seat = int(scene.marks["active"])
    if seat == scene.view.seat:
        return scene.text("caption-own", turns=turns)
    return scene.text("caption", turns=turns, name=scene.named(seat))


# -- players --------------------------------------------------------------------------------------


def _seat(scene: Sight, seat: int) -> Seat:
    view = scene.view
    name = scene.player(seat)
    active = view.counter("turns") > 0 and int(scene.marks["active"]) == seat and not view.result
    hero = scene.name(scene.hero(seat))
    roles = [hero, *(mark.label for mark in _lies(scene, seat))]
    role = ", ".join(roles)
    return Seat(
        id=f"seat.{seat}",
        label=scene.text("labelled", label=name, text=role),
        at=(f"seat/{seat}", f"hero/{seat}"),
        style=(scene.hero(seat), *(("stunned",) if len(roles) > 1 else ())),
        art=scene.hero(seat),
        seat=seat,
        name=name,
        role=role,
        own=seat == view.seat,
        turn=active,
        won=bool(view.result) and max(view.result) > 0 and view.result[seat] == max(view.result),
        parts=tuple(_parts(scene, seat, active)),
    )


def _lies(scene: Sight, seat: int) -> tuple[Mark, ...]:
    """List the marks of a seat's pawn: stunned, fallen, gripped."""
    area = scene.view.area("labyrinth")
    pawn = next((p for p in area.pieces if p.id == scene.hero(seat)), None)
    return marks_of(scene, pawn) if pawn is not None else ()


def _parts(scene: Sight, seat: int, active: bool) -> Iterator[Thing]:
    view = scene.view
    most = next(n.value for n in scene.look.sentences.spec.numbers if n.of == "points")
    points = view.counter("left") if active else view.counter(f"points.{seat}")
    told = scene.text("board-points-left" if active else "board-points", points=points)
    yield Value(
        id=f"points.{seat}",
        label=scene.whose(told, seat),
        at=(f"points/{seat}",),
        style=("left",) if active else (),
        name=scene.text("board-left" if active else "board-bar"),
        value=points,
        most=max(most, points),
        ticks=(),
        track=True,
    )
    for name, sign in (("curses", "token"), ("trophies", "trophy")):
        number = view.counter(f"{name}.{seat}")
        label = scene.text(f"counter-{name}")
        short = scene.text(f"board-{name}")
        told = scene.text("counted", label=label, number=number)
        if name == "curses" and active and "leaving" in scene.marks:
            told = f"{told}, {scene.text('mark-leaving')}"
        yield Value(
            id=f"{name}.{seat}",
            label=scene.whose(told, seat),
            at=(f"{name}/{seat}",),
            style=(sign, *(("none",) if not number else ())),
            art=sign,
            name=short,
            value=number,
        )
    if scene.marks["ether"] == "yes":
        ready = "ready" if view.counter(f"ether.{seat}") else "spent"
        told = scene.text(f"board-ether-{ready}")
        name = scene.text("counter-ether")
        yield Value(
            id=f"ether.{seat}",
            label=scene.whose(scene.text("labelled", label=name, text=told), seat),
            at=(f"ether/{seat}",),
            style=("ether", ready),
            art="ether",
            name=name,
            value=told,
        )
    yield _bar(scene, seat)
    yield _bag(scene, view.area(f"bag.{seat}"))


def _bar(scene: Sight, seat: int) -> Row:
    """Make the row of medallions that cover the action bar of a seat."""
    area = scene.view.area(f"bar.{seat}")
    cards = tuple(
        Card(
            id=piece.id,
            label=scene.whose(scene.name(piece.face), seat),
            at=(f"bar.{seat}/{piece.face}",),
            style=("medal",),
            art=piece.face,
            name=_medal(scene, piece.face),
        )
        for piece in area.pieces
    )
    name = scene.text("board-medals")
    return Row(id=f"bar.{seat}", label=scene.whose(name, seat), name=name, items=cards, kind="fan")


def _medal(scene: Sight, token: str) -> str:
    """Name a medallion in one word."""
    return scene.text(f"board-medal-{token}")


def _bag(scene: Sight, area: Area) -> Row:
    """Make the row of a seat's amphorae: known ones by name, all others as backs."""
    seat = area.owner
    cards = [
        Card(
            id=piece.id,
            label=scene.whose(scene.name(piece.face), seat),
            at=(f"{area.id}/{piece.face}",),
            style=("object",),
            art=piece.face,
            name=scene.name(piece.face),
            index=scene.text(f"board-object-{piece.face}"),
            face="down" if seat == scene.view.seat else "up",
        )
        for piece in area.pieces
    ]
    covered = capital(scene.text("board-covered"))
    cards += [
        Card(
            id=f"{area.id}.back.{i + 1}",
            label=scene.whose(covered, seat),
            at=(f"{area.id}/back",),
            style=("object",),
            art="amphora",
            name=covered,
            index=scene.text("board-short-covered"),
            face="back",
        )
        for i in range(area.count - len(area.pieces))
    ]
    name = scene.text("area-bag")
    label = scene.whose(name, seat)
    return Row(id=area.id, label=label, name=name, items=tuple(cards), kind="fan")


# -- what Ariadne sees ----------------------------------------------------------------------------


def _arrows(scene: Sight) -> Row:
    """Make the row of arrows around the labyrinth, clockwise from the north."""
    cards = []
    for piece in scene.view.area("arrows").pieces:
        side = int(piece.at) - 1
        token = SIDE.by_value[side]
        label = scene.text("board-arrow", side=token, colour=piece.face)
        cards.append(
            Card(
                id=piece.id,
                label=label,
                at=(f"arrow/{piece.face}",),
                style=("arrow", piece.face, f"side-{SIDES[side]}"),
                art=f"thread-{piece.face}",
                name=label,
                index=f"{ARROWS[side]}{SIGNS[piece.face]}",
            )
        )
    name = scene.text("area-arrows")
    return Row(id="arrows", label=name, name=name, items=tuple(cards), kind="strip")


def _threads(scene: Sight) -> Row:
    """Make the row of this turn's tokens: those laid first, in their order, then the others."""
    cards = []
    pieces = scene.view.area("threads").pieces
    rank = {name: i for i, name in enumerate(ORDER)}
    for piece in sorted(pieces, key=lambda p: rank.get(p.marks[0] if p.marks else "", 9)):
        laid = piece.marks[0] if piece.marks else ""
        alarm = piece.face == "alarm"
        name = scene.name("alarm") if alarm else capital(scene.look.t.noun(piece.face, _LE(scene)))
        told = ", ".join(scene.text(f"mark-{mark}") for mark in piece.marks)
        told = told or scene.text("board-not-laid" if alarm else "board-not-cut")
        order = str(rank[laid] + 1) if laid in rank else ""
        done = "✓" if "resolved" in piece.marks else ""
        cards.append(
            Card(
                id=f"thread.{piece.face}",
                label=scene.text("labelled", label=name, text=told),
                at=(f"thread/{piece.face}",),
                style=("thread", piece.face, "laid" if laid else "free"),
                art=piece.face if alarm else f"thread-{piece.face}",
                name=name,
                index=f"{order}{SIGNS.get(piece.face, ALARM)}{done}",
                note="" if laid else told if alarm else scene.text("board-not-yet"),
                marks=(Mark(sign=f"mark-{laid}", label=told, short=order),) if laid else (),
            )
        )
    name = scene.text("board-threads")
    return Row(id="threads", label=name, name=name, items=tuple(cards), kind="strip")


def _LE(scene: Sight) -> str:
    return "le" if scene.look.t.lang == "fr" else "the"


def _ariadne(look: Look) -> tuple[Panel, ...]:
    """Return the panel of what happens if the turn ends now, if there is any."""
    found = panel(look)
    return (found,) if found is not None else ()


def _beside(scene: Sight) -> Iterator[Thing]:
    """Make what lies beside the labyrinth: the wrath of Hades, waiting and spent pieces."""
    view = scene.view
    if scene.marks["boss"] == "hades":
        wrath = view.counter("wrath")
        name = scene.text("counter-wrath")
        yield Value(
            id="wrath",
            label=scene.text("counted", label=name, number=wrath),
            at=("wrath",),
            art="token",
            name=name,
            value=wrath,
        )
    for id in ("waiting", "spent"):
        # The token of a ghost who does not walk tells nobody anything.
        pieces = [piece for piece in view.area(id).pieces if piece.face != "ghost"]
        if pieces:
            name = scene.text(f"area-{id}")
            items = tuple(_out(scene, id, piece) for piece in pieces)
            yield Row(id=id, label=name, name=name, items=items)


def _out(scene: Sight, area: str, piece: Piece) -> Card:
    """Make the card of a piece that lies outside of the labyrinth."""
    name = scene.name(piece.face)
    seat = next((int(m[5:]) for m in piece.marks if m.startswith("seat:")), -1)
    if seat >= 0:
        name = scene.text("board-pawn", name=name, player=scene.player(seat))
    key = "object" if area == "spent" else "short"
    return Card(
        id=f"{area}.{piece.id}",
        label=name,
        at=(f"{area}/{piece.id}", *((f"hero/{seat}",) if seat >= 0 else ())),
        style=("out",),
        art=piece.face,
        name=name,
        index=scene.text(f"board-{key}-{piece.face}"),
    )


def _medals(scene: Sight) -> Panel:
    """Make the panel of medallions: how each is won, who holds it, whether any is left."""
    view = scene.view
    stock = [piece.face for piece in view.area("stock").pieces]
    parts = []
    for token in MEDALLIONS.tokens:
        holders = [s for s in range(seats_of(view)) if _holds(view, s, token)]
        left = stock.count(HALF if token == "discord" else token)
        if token == "spirit":
            left += len(view.area("formed").pieces)
        absent = token == "discord" and seats_of(view) < 3  # [hades-trap:setup.medallions]
        text = scene.text("board-no-discord" if absent else f"board-how-{token}")
        who = scene.look.sentences.listed([scene.holder(s) for s in holders])
        notes = [scene.text("board-held", names=who)] if holders else []
        if token == "force" and "burning" in scene.marks:
            notes.append(scene.text("board-burning"))
        note = ", ".join(notes)
        label = scene.text("labelled", label=scene.name(token), text=text)
        if note:
            label = f"{label} ; {note}" if scene.look.t.lang == "fr" else f"{label}; {note}"
        shown: FaceKind = "up"
        parts.append(
            Card(
                id=f"medal.{token}",
                label=label,
                at=(f"medal/{token}",),
                style=("medallion", *(("gone",) if not left and token != "fortune" else ())),
                art=token,
                name=_medal(scene, token),
                face=shown,
                text=text,
                note=note,
            )
        )
    name = scene.text("board-medals")
    goal = scene.text("board-goal", boss=scene.marks["boss"])
    label = scene.text("labelled", label=name, text=goal)
    return Panel(id="medals", label=label, name=name, parts=tuple(parts), text=goal)


def _holds(view: View, seat: int, token: str) -> bool:
    bar = [piece.face for piece in view.area(f"bar.{seat}").pieces]
    return bar.count(HALF) == 2 if token == "discord" else token in bar


# -- answers --------------------------------------------------------------------------------------


def badge(word: int, view: View, words: Vocabulary) -> str:
    """Return the id of the handle that shows the number of an answer; empty for none."""
    verb, _, rest = words.text[word].partition(":")
    if verb in ("turn", "twist"):
        place, _, way = rest.rpartition("-")
        return f"turn.{place}.{way}"
    if verb in ("charge", "dash", "hatch"):
        return f"way.{rest}"
    return ""


MODEL: Final = Model(board, badge=badge, short=short, foresee=foresee, routes=routes)
