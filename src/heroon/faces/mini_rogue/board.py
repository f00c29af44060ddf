"""MINI ROGUE: the board, built from what a seat sees."""

from __future__ import annotations

from typing import Final

from heroon.board.model import Look, Model
from heroon.board.types import (
    Board,
    Card,
    Cell,
    FaceKind,
    Grid,
    Mark,
    Pile,
    Row,
    Step,
    Thing,
    Zone,
)
from heroon.games.mini_rogue.cards import BOARD_AT, LAST_ZONE
from heroon.games.mini_rogue.words import BOARD, CELL
from heroon.kernel import Area, Piece, View
from heroon.kernel.words import Vocabulary

from . import lord, powers
from .choices import choices, short, tale
from .fight import fight, foresee
from .party import seat
from .rooms import KINDS
from .scene import Sight
from .seen import given, me_of, mode_of, place_of, seats_of

#: The piles that lie beside the Zone, from the one that matters most.
_PILES: Final = ("stock", "den", "beaten", "tales", "told", "discard", "unused", "gone", "box")
_BACKS: Final = {"stock": "back", "den": "guardian", "unused": "guardian", "tales": "story"}


def board(look: Look) -> Board:
    """Build the board as a seat sees it; a spectator sees it from seat 0."""
    view = look.view
    own = me_of(view)
    scene = Sight(look, own, given(view))
    many = seats_of(view)
    others = range(many) if scene.lord else [(own + i) % many for i in range(1, many)]
    away: tuple[Thing, ...] = tuple(seat(scene, who) for who in others)
    home: Thing = seat(scene, own)
    if mode_of(view) != "plain":
        board_ = lord.board(scene)
        home, away = (board_, away) if scene.lord else (home, (board_, *away))
    told = lord.now(scene) if scene.lord else ()
    here = (*tale(scene), *sorted((*fight(scene), *told, *choices(scene)), key=_last))
    fought = bool(view.area("foes").pieces)
    centre = (*here,) if fought else (_zone(scene), *here)
    waits = () if mode_of(view) == "plain" else tuple(lord.drawn(scene))
    side = (*((_zone(scene),) if fought else ()), *waits, _piles(scene))
    zones = (
        Zone(name="away", parts=away),
        Zone(name="centre", parts=centre),
        Zone(name="home", parts=(home,)),
        Zone(name="side", parts=side),
    )
    return Board(title=_title(scene), zones=tuple(z for z in zones if z.parts), steps=_steps(scene))


def _last(one: Thing) -> bool:
    """Return whether a card is for the answer that leaves all as it is: it stands last."""
    return "now" in one.style or "verb-pass" in one.style


def _title(scene: Sight) -> str:
    view = scene.view
    if not view.counter("turns"):
        return scene.text("game-title")
    zone, floor = view.counter("zone"), view.counter("floor")
    return scene.text("caption", zone=zone, floor=floor)


def _steps(scene: Sight) -> tuple[Step, ...]:
    """Make the ten Zones as steps; one at whose end a Guardian waits has a tower."""
    view = scene.view
    now = view.counter("zone")
    at = BOARD_AT[BOARD.by_token[scene.marks["board"]]]
    numbers = scene.look.sentences.spec.numbers
    floors = [numbers[at + i].value for i in range(LAST_ZONE)]
    out = []
    for zone in range(1, LAST_ZONE + 1):
        guarded = zone == LAST_ZONE or floors[zone] > floors[zone - 1]
        name = scene.text("board-step", zone=zone, guarded=int(guarded))
        out.append(
            Step(name=name, state="done" if zone < now else "now" if zone == now else "later")
        )
    return tuple(out)


# -- the nine cards -------------------------------------------------------------------------------


def _zone(scene: Sight) -> Grid:
    """Make the grid of the Zone: eight Rooms and the Exit, and who stands where."""
    area = scene.view.area("zone")
    near = _asked_about(scene) | {
        word for verb in ("go", "look", *powers.AT_CELL, "peek") for word in scene.asked(verb)
    }
    cells = tuple(_cell(scene, area, i, near) for i in range(len(area.cells)))
    name = scene.text("area-zone")
    return Grid(
        id="zone",
        label=name,
        name=name,
        columns=3,
        rows=3,
        cells=cells,
        heads=("1", "2", "3"),
        tops=("a", "b", "c"),
    )


def _asked_about(scene: Sight) -> set[str]:
    """Return, as a set, the cell whose Room may be exchanged for one of the hand."""
    if scene.prompt != "exchange":
        return set()
    return {CELL.by_value[int(scene.marks["moment"])]}


def _cell(scene: Sight, area: Area, i: int, near: set[str]) -> Cell:
    at = area.cells[i]
    lies = [p for p in area.pieces if p.at == at]
    here = place_of(scene.view, scene.own) == at
    laid = {mark for piece in lies for mark in piece.marks} & {"blocked"}
    if int(scene.marks.get("veiled", "0")) >> i & 1:
        laid.add("veiled")
    items = tuple(
        _pawn(scene, p) if p.id.startswith("hero.") else _room(scene, p, at) for p in lies
    )
    names = ", ".join(item.label for item in items) or scene.text("board-taken")
    return Cell(
        id=f"cell.{at}",
        label=scene.text("board-place", place=at, names=names),
        at=(f"zone/{at}",),
        style=(
            *(("here",) if here else ()),
            *(("near",) if at in near else ()),
            *(("behind",) if _behind(scene, at) else ()),
            *sorted(laid),
        ),
        x=i % 3,
        y=i // 3,
        items=items,
    )


def _behind(scene: Sight, at: str) -> bool:
    """Return whether no adventurer can come to a cell any more: there is no way back."""
    view = scene.view
    places = [place_of(view, s) for s in range(seats_of(view))]
    return all(at[0] < place[0] or at[1] < place[1] for place in places)


def _room(scene: Sight, piece: Piece, at: str) -> Card:
    """Make the card of a Room, face up or face down, or of the Exit with its Guardian."""
    if piece.id == "exit":
        name = scene.name(piece.face) if piece.face else scene.text("board-exit")
        kind = scene.text("board-kind-guardian") if piece.face else ""
        return Card(
            id="exit",
            label=scene.text("board-exit-with", name=name) if piece.face else name,
            style=("exit", *(("guardian",) if piece.face else ())),
            art=piece.face or "exit",
            name=name,
            index=scene.text("board-exit"),
            note=kind,
        )
    if not piece.face:
        name = scene.text("board-hidden")
        laid = [mark.label for mark in _marks(scene, piece)]
        return Card(
            id=piece.id,
            label=", ".join([name, *laid]),
            style=("hidden",),
            art="back",
            name=name,
            index="?",
            face="back",
            marks=_marks(scene, piece),
        )
    name = scene.name(piece.face)
    face: FaceKind = "down" if "seen" in piece.marks else "up"
    kind = scene.text(f"board-kind-{KINDS[piece.face]}")
    told = scene.labelled(kind, name) if kind != name else name
    marks = _marks(scene, piece)
    label = ", ".join([told, *(mark.label for mark in marks)])
    return Card(
        id=piece.id,
        label=label,
        style=("room", KINDS[piece.face]),
        art=piece.face,
        name=name,
        index=name,
        face=face,
        note=kind if kind != name else "",
        marks=marks,
    )


#: The signs of Rooms known face down, under a Veil, or closed.
_SIGNS: Final = {"seen": "◐", "veiled": "☁", "blocked": "⛔"}


def _marks(scene: Sight, piece: Piece) -> tuple[Mark, ...]:
    return tuple(
        Mark(sign=f"mark-{name}", label=scene.text(f"mark-{name}"), short=_SIGNS[name])
        for name in piece.marks
        if name in _SIGNS
    )


def _pawn(scene: Sight, piece: Piece) -> Card:
    """Make the pawn of an adventurer."""
    who = int(piece.id.partition(".")[2])
    name = scene.player(who)
    hero = scene.name(piece.face)
    return Card(
        id=piece.id,
        label=scene.labelled(name, hero),
        at=(f"seat/{who}",),
        style=("pawn", f"seat-{who}", *(("own",) if who == scene.own else ())),
        art=piece.face,
        name=name,
        index=f"☻{who + 1}" if seats_of(scene.view) > 1 else "☻",
    )


# -- what lies beside -----------------------------------------------------------------------------


def _piles(scene: Sight) -> Row:
    """Make the row of those piles that hold something."""
    areas = [scene.view.area(name) for name in _PILES]
    piles = tuple(_pile(scene, area) for area in areas if area.count)
    name = scene.text("board-beside")
    return Row(id="beside", label=name, name="", items=piles, kind="strip")


def _pile(scene: Sight, area: Area) -> Pile:
    name = scene.text(f"area-{area.id}")
    cards = tuple(
        Card(
            id=f"{area.id}/{i}",
            label=scene.name(piece.face),
            at=(f"{area.id}/{piece.face}",),
            art=piece.face,
            name=scene.name(piece.face),
        )
        for i, piece in enumerate(area.pieces)
        if piece.face
    )
    return Pile(
        id=area.id,
        label=scene.text("labelled", label=name, text=str(area.count)),
        at=(area.id,),
        style=(_BACKS.get(area.id, "open"),),
        name=name,
        count=area.count,
        cards=cards,
        apart=True,
    )


def badge(word: int, view: View, words: Vocabulary) -> str:
    """Return the id of what shows the number of an answer: its own card, or its power's."""
    power = powers.of(word)
    if power and len(powers.offered(view)[power]) == 1:
        return f"act.power.{power}"
    return f"act.{words.text[word]}"


MODEL: Final = Model(board, badge=badge, short=short, foresee=foresee)
