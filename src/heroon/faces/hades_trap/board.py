"""HADES TRAP: what lies on the table, from what a seat sees."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from heroon.board.model import Look, Model
from heroon.board.types import (
    Act,
    Board,
    Card,
    Cell,
    FaceKind,
    Grid,
    Mark,
    Panel,
    Row,
    Seat,
    Thing,
    Value,
    Zone,
)
from heroon.games.hades_trap.labyrinth import XY
from heroon.games.hades_trap.words import CELL, MEDALLIONS, PLACE, SIDE
from heroon.kernel import Area, Piece, View
from heroon.kernel.words import Vocabulary

from .ariadne import SIGNS, foresee, panel, routes, short
from .seen import HALF, ORDER, given, seats_of
from .stone import edges, tile_id, tiles
from .ways import joins_halves

ALARM: Final = "♪"
#: The sides in the letters of the model, by number and by name.
SIDES: Final = "nesw"
ARROWS: Final = "↑→↓←"
#: The pieces of a cell that stand on their feet, above what lies on the ground.
SPECIAL: Final = ("portal", "force", "sandals", "joystick", "stairs", "pad")


class _Scene(NamedTuple):
    """A look, with who sits below."""

    look: Look
    own: int
    marks: dict[str, str]

    @property
    def view(self) -> View:
        return self.look.view

    def text(self, key: str, **args: Any) -> str:
        return self.look.t.text(key, **args)

    def name(self, token: str) -> str:
        """A thing by name, as a label begins."""
        return capital(self.look.t.noun(token))

    def named(self, seat: int) -> str:
        return self.look.sentences.names.get(seat, f"player-{seat + 1}")

    def player(self, seat: int) -> str:
        if seat == self.view.seat:
            return self.text("web-you")
        return capital(self.look.t.noun(self.named(seat)))

    def holder(self, seat: int) -> str:
        """Whose something is, as it stands in a sentence."""
        own = seat == self.view.seat
        return self.text("board-holder", seat="you" if own else "other", name=self.named(seat))

    def hero(self, seat: int) -> str:
        """The hero of a seat by token."""
        return self.marks[f"hero_{seat + 1}"]

    def whose(self, text: str, seat: int) -> str:
        """What belongs to a player."""
        if seat == self.view.seat:
            return text
        return self.text("area-of", area=text, owner=self.named(seat))

    def verbs(self) -> set[str]:
        """The verbs of the answers that are offered."""
        words = self.look.sentences.spec.words
        return {words.text[word].partition(":")[0] for word in self.view.words}

    def asked(self, verb: str) -> list[str]:
        """The arguments of the offered answers of a verb."""
        words = self.look.sentences.spec.words
        told = (words.text[word].partition(":") for word in self.view.words)
        return [rest for name, _, rest in told if name == verb]


def capital(text: str) -> str:
    """A text with a capital in front."""
    return text[:1].upper() + text[1:]


def board(look: Look) -> Board:
    """The table as a seat sees it; a spectator sits with seat 0."""
    view = look.view
    own = max(view.seat, 0)
    scene = _Scene(look, own, given(view))
    many = seats_of(view)
    away = [(own + i) % many for i in range(1, many)]
    zones = (
        Zone(name="away", parts=(*(_seat(scene, seat) for seat in away), _medals(scene))),
        Zone(name="centre", parts=(_grid(scene), _arrows(scene))),
        Zone(name="home", parts=(_seat(scene, own),)),
        Zone(name="side", parts=(_threads(scene), *_ariadne(look), *_beside(scene))),
    )
    return Board(title=_title(scene), zones=zones)


def _title(scene: _Scene) -> str:
    turns = scene.view.counter("turns")
    if not turns:
        return scene.text("game-title")
    seat = int(scene.marks["active"])
    if seat == scene.view.seat:
        return scene.text("caption-own", turns=turns)
    return scene.text("caption", turns=turns, name=scene.named(seat))


# -- players --------------------------------------------------------------------------------------


def _seat(scene: _Scene, seat: int) -> Seat:
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


def _lies(scene: _Scene, seat: int) -> tuple[Mark, ...]:
    """The marks of the pawn of a seat."""
    area = scene.view.area("labyrinth")
    pawn = next((p for p in area.pieces if p.id == scene.hero(seat)), None)
    return _marks(scene, pawn) if pawn is not None else ()


def _parts(scene: _Scene, seat: int, active: bool) -> Iterator[Thing]:
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


def _bar(scene: _Scene, seat: int) -> Row:
    """The medallions that cover the action bar of a seat."""
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


def _medal(scene: _Scene, token: str) -> str:
    """A medallion in a word."""
    return scene.text(f"board-medal-{token}")


def _bag(scene: _Scene, area: Area) -> Row:
    """The amphorae of a seat: what whoever looks knows by name, the others as backs."""
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


# -- the labyrinth --------------------------------------------------------------------------------


def _grid(scene: _Scene) -> Grid:
    area = scene.view.area("labyrinth")
    columns = area.columns
    lying: dict[str, list[Piece]] = {}
    for piece in area.pieces:
        if piece.face:
            lying.setdefault(piece.at, []).append(piece)
    dark = {p.at for p in scene.view.area("tiles").pieces if not p.face}
    cells = tuple(_cell(scene, at, lying.get(at, []), dark, columns) for at in area.cells if at)
    first = min(ord(at[0]) for at in area.cells if at)
    return Grid(
        id="labyrinth",
        label=scene.text("area-labyrinth"),
        style=("cross",) if columns > 9 else (),
        name=scene.text("area-labyrinth"),
        columns=columns,
        rows=area.rows,
        cells=cells,
        edges=tuple(edges(scene.look)),
        tiles=tuple(tiles(scene.look)),
        acts=tuple(_acts(scene)),
        heads=tuple(str(y + 1) for y in range(area.rows)),
        tops=tuple(chr(first + x) for x in range(columns)),
    )


def place_of(at: str) -> str:
    """The tile on which a cell lies, by token."""
    return PLACE.by_value[CELL.by_token[at] // 9]


def _cell(scene: _Scene, at: str, pieces: list[Piece], dark: set[str], columns: int) -> Cell:
    x, y = XY[CELL.by_token[at]]
    place = place_of(at)
    hidden = place in dark
    items = tuple(_piece(scene, piece) for piece in pieces)
    told = ", ".join(item.label for item in items)
    if not told:
        told = scene.text("board-hidden" if hidden else "model-none")
    targets = (f"labyrinth/{at}", *((f"tile/{place}",) if hidden else ()))
    return Cell(
        id=f"cell.{at}",
        label=scene.text("board-cell", cell=at, text=told),
        at=targets,
        style=("dark",) if hidden else _grounds(pieces),
        ground="~" if hidden else "",
        note=scene.text("board-unexplored") if hidden else "",
        x=x,
        y=y,
        items=items,
    )


def _grounds(pieces: list[Piece]) -> tuple[str, ...]:
    """The ground of a cell, for the theme."""
    return tuple(f"on-{p.face}" for p in pieces if p.face in SPECIAL)


def _piece(scene: _Scene, piece: Piece) -> Card:
    """Something on a cell."""
    marks = _marks(scene, piece)
    name = scene.name(piece.face)
    token = piece.face
    targets: tuple[str, ...]
    style = [token]
    if any(mark.startswith("seat:") for mark in piece.marks):
        seat = int(next(m for m in piece.marks if m.startswith("seat:"))[5:])
        name = scene.text("board-pawn", name=name, player=scene.player(seat))
        style += ["pawn", *(("own",) if seat == scene.view.seat else ())]
        targets = (f"hero/{seat}",)
        if token == "ghost":
            name = scene.whose(scene.name("ghost"), seat)
            targets = (f"ghost/{seat}",)
    elif piece.id.startswith("boss."):
        style = ["boss", token]
        targets = ("boss",)
    elif token in SPECIAL:
        style = ["special", token]
        targets = (f"special/{piece.at}",)
    elif token == "half-spirit":
        style = ["half", f"half-{piece.marks[0]}"]
        targets = (f"half/{piece.at}",)
    else:
        targets = (f"{token}/{piece.at}",)
    style += [mark.sign.removeprefix("mark-") for mark in marks if mark.sign != "mark-side"]
    index = scene.text(f"board-short-{token}")
    if token == "half-spirit":
        index += scene.look.t.noun(SIDE.by_value[SIDES.index(piece.marks[0])])[0].upper()
    return Card(
        id=piece.id,
        label=", ".join((name, *(mark.label for mark in marks))),
        at=(*targets, f"labyrinth/{piece.at}"),
        style=tuple(style),
        art="spirit" if token == "half-spirit" else token,
        name=name,
        index=index,
        marks=tuple(mark for mark in marks if mark.short),
    )


#: The marks of pieces, in few characters.
_SHORT: Final = {"stunned": "*", "fallen": "†", "gripped": "#", "burning": "^", "formed": "!"}


def _marks(scene: _Scene, piece: Piece) -> tuple[Mark, ...]:
    """The marks of a piece, each with its sign and in words."""
    out = []
    for mark in piece.marks:
        if mark in _SHORT:
            label = scene.text(f"mark-{mark}")
            out.append(Mark(sign=f"mark-{mark}", label=label, short=_SHORT[mark]))
        elif mark in SIDES:
            out.append(Mark(sign="mark-side", label=scene.text(f"mark-{mark}")))
    return tuple(out)


def _acts(scene: _Scene) -> Iterator[Act]:
    """The handles of this question: turns of a tile, ways from a cell."""
    for rest in sorted({*scene.asked("turn"), *scene.asked("twist")}):
        place, _, way = rest.rpartition("-")
        label = scene.text("board-turn-tile", place=place, way=way)
        joins = joins_halves(scene.look, place, way)
        if joins:
            label = ", ".join((label, scene.text("board-joins")))
        yield Act(
            id=f"turn.{place}.{way}",
            label=label,
            at=(f"turn/{place}.{way}",),
            style=(way, *(("joins",) if joins else ())),
            of=tile_id(scene.look, place),
            name=label,
            side=way,
        )
    ways = {*scene.asked("charge"), *scene.asked("dash"), *scene.asked("hatch")}
    pawn = scene.hero(scene.own)
    boss = next((p.id for p in scene.view.area("labyrinth").pieces if p.id[:5] == "boss."), "")
    for name, side in SIDE.by_token.items():
        if name in ways:
            told = scene.text("board-way", side=name)
            of = boss if scene.asked("hatch") else pawn
            yield Act(
                id=f"way.{name}",
                label=told,
                at=(f"way/{name}",),
                style=(f"side-{SIDES[side]}",),
                of=of,
                name=told,
                side=SIDES[side],
            )


# -- what Ariadne sees ----------------------------------------------------------------------------


def _arrows(scene: _Scene) -> Row:
    """The arrows at the rim, clockwise from the north."""
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


def _threads(scene: _Scene) -> Row:
    """The tokens of this turn: those laid first, in their order, then the others."""
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
        cards.append(
            Card(
                id=f"thread.{piece.face}",
                label=scene.text("labelled", label=name, text=told),
                at=(f"thread/{piece.face}",),
                style=("thread", piece.face, "laid" if laid else "free"),
                art=piece.face if alarm else f"thread-{piece.face}",
                name=name,
                index=f"{order}{SIGNS.get(piece.face, ALARM)}",
                note="" if laid else told,
                marks=(Mark(sign=f"mark-{laid}", label=told, short=order),) if laid else (),
            )
        )
    name = scene.text("board-threads")
    return Row(id="threads", label=name, name=name, items=tuple(cards), kind="strip")


def _LE(scene: _Scene) -> str:
    return "le" if scene.look.t.lang == "fr" else "the"


def _ariadne(look: Look) -> tuple[Panel, ...]:
    """What happens if the turn ends now."""
    found = panel(look)
    return (found,) if found is not None else ()


def _beside(scene: _Scene) -> Iterator[Thing]:
    """What lies beside the labyrinth: the wrath of Hades, who waits, what is spent."""
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
        area = view.area(id)
        if area.pieces:
            name = scene.text(f"area-{id}")
            items = tuple(_out(scene, id, piece) for piece in area.pieces)
            yield Row(id=id, label=name, name=name, items=items)


def _out(scene: _Scene, area: str, piece: Piece) -> Card:
    """A piece outside of the labyrinth."""
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


def _medals(scene: _Scene) -> Panel:
    """The medallions: how each is won, who holds it, how many are left."""
    view = scene.view
    stock = [piece.face for piece in view.area("stock").pieces]
    parts = []
    for token in MEDALLIONS.tokens:
        holders = [s for s in range(seats_of(view)) if _holds(view, s, token)]
        left = stock.count(HALF if token == "discord" else token)
        if token == "spirit":
            left += len(view.area("formed").pieces)
        text = scene.text(f"board-how-{token}")
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
    """What bears the number of an answer: the handle, where there is one."""
    verb, _, rest = words.text[word].partition(":")
    if verb in ("turn", "twist"):
        place, _, way = rest.rpartition("-")
        return f"turn.{place}.{way}"
    if verb in ("charge", "dash", "hatch"):
        return f"way.{rest}"
    return ""


MODEL: Final = Model(board, badge=badge, short=short, foresee=foresee, routes=routes)
