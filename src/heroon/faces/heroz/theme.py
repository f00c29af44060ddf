"""The look of heroz: two fields of armorial cards facing each other, one's own below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from markupsafe import Markup

from heroon.kernel import Area, Piece
from heroon.texts import Texts
from heroon.web.render import render
from heroon.web.scene import LIT, PICKED, Scene, Theme

from .art import sprite
from .fight import Fight, fight_of

#: The columns and the lines of a field.
THREE: Final = (1, 2, 3)
#: How a place looks where a troop has just fallen.
FALLEN: Final = "hz-fallen"


class Mark(NamedTuple):
    """What lies on a troop: its sign, what is written beside it, and the words for it."""

    sign: str
    short: str
    text: str


class Card(NamedTuple):
    """A card that is drawn: `art` is its symbol, `suit` its colour (X for a Joker)."""

    rank: str
    suit: str
    art: str
    joker: bool = False


class Held(NamedTuple):
    """A piece of the table: its targets, what it is called, and what is seen of it."""

    at: tuple[str, ...]
    label: str
    id: str
    card: Card | None = None
    vt: str = ""
    marks: tuple[Mark, ...] = ()
    kinds: str = ""


class Side(NamedTuple):
    """A player: counts and places beside the field."""

    seat: int
    own: bool
    name: str
    turn: bool
    won: bool
    gain: int
    skip: bool
    points: Held
    score: int
    hero: Held
    deck: Card | None
    deck_count: int
    deck_label: str
    discard: Held
    discard_count: int
    hand_count: int
    spells: tuple[tuple[Card, str], ...]
    cells: tuple[Held | None, ...]


class Power(NamedTuple):
    """The power of a side in a column."""

    held: Held
    power: int
    leads: bool


class Front(NamedTuple):
    """Between the fields: a column with the power of both sides."""

    column: int
    attacks: bool
    text: str
    other: Power
    own: Power


class Pile(NamedTuple):
    """A pile that is spread because a card of it is asked for."""

    title: str
    cards: tuple[Held, ...]


def draw(scene: Scene) -> Markup:
    """The table as this seat sees it; a spectator sits with seat 0."""
    own, other, fight = scene.own, 1 - scene.own, fight_of(scene)
    hand = scene.view.area(f"hand.{own}") if scene.view.seat >= 0 else None
    return render(
        "heroz/table.html",
        scene=scene,
        t=scene.t,
        other=side_of(scene, other, fight),
        own=side_of(scene, own, fight),
        fight=fight,
        fronts=tuple(front_of(scene, column) for column in THREE),
        piles=piles_of(scene),
        hand=held_of(scene, hand) if hand is not None else (),
        has_hand=hand is not None,
        turn=scene.t.text("page-turn"),
        spells=scene.t.text("page-spells"),
        goal=goal_of(scene),
        goals=range(goal_of(scene)),
    )


def goal_of(scene: Scene) -> int:
    """The points that win."""
    return number_of(scene, "goal")


def number_of(scene: Scene, name: str) -> int:
    """A number of the cards that are played with."""
    return next(n.value for n in scene.sentences.spec.numbers if n.of == name)


def card_of(scene: Scene, token: str) -> Card:
    """A card by its token: a Joker may have scored a value (`X~8`)."""
    if token[0] == "X":
        return Card(token.partition("~")[2], "X", "X", True)
    return Card(rank_of(scene, token), token[-1], token)


def rank_of(scene: Scene, token: str) -> str:
    """The index of a card, in the letters of the language."""
    rank = token[:-1]
    return rank if rank.isdecimal() else scene.t.text(f"board-rank-{rank}")


def name_of(scene: Scene, token: str) -> str:
    """A card by name, as a label begins."""
    name = scene.name(token)
    return name[:1].upper() + name[1:]


def slug(text: str) -> str:
    """A piece's id as part of the id of an element."""
    return "".join(c if c.isalnum() else "-" for c in text)


def side_of(scene: Scene, seat: int, fight: Fight | None) -> Side:
    """A player's half of the table."""
    view, t = scene.view, scene.t
    own = seat == view.seat
    score, decked = view.counter(f"points.{seat}"), view.counter(f"deck.{seat}")
    top = view.area(f"deck.{seat}").pieces
    label = t.text("board-deck", count=decked)
    label = label[:1].upper() + label[1:]
    if top:
        label = t.text("page-top", text=label, card=name_of(scene, top[-1].face))
    whose = whose_of(scene, seat)
    points = t.text("board-points", points=score, goal=goal_of(scene))
    spells = (*view.area(f"aces.{seat}").pieces, *view.area(f"auras.{seat}").pieces)
    return Side(
        seat,
        own,
        scene.player(seat),
        view.counter("turn") == seat and view.counter("turns") > 0 and not scene.over,
        seat in scene.winners,
        fight.gains[seat] if fight is not None else 0,
        view.counter(f"skip.{seat}") > 0,
        Held((f"points.{seat}",), t.text("page-of", text=points, whose=whose), f"hz-points-{seat}"),
        score,
        hero_of(scene, seat, whose),
        card_of(scene, top[-1].face) if top else None,
        decked,
        label,
        discard_of(scene, seat, whose),
        view.area(f"discard.{seat}").count,
        view.counter(f"hand.{seat}"),
        tuple((card_of(scene, p.face), name_of(scene, p.face)) for p in spells),
        cells_of(scene, seat, fight),
    )


def whose_of(scene: Scene, seat: int) -> str:
    """At whose side something lies."""
    side = "own" if seat == scene.view.seat else "other"
    name = scene.sentences.names.get(seat, "")
    return scene.t.format("page-whose", {"side": side, "name": name})


def hero_of(scene: Scene, seat: int, whose: str) -> Held:
    """The place of the hero."""
    pieces = scene.view.area(f"hero.{seat}").pieces
    text = scene.t.text("page-no-hero")
    if pieces:
        hero = scene.t.text("area-hero")
        text = scene.t.text("labelled", label=hero, text=name_of(scene, pieces[-1].face))
    label = scene.t.text("page-of", text=text, whose=whose)
    card = card_of(scene, pieces[-1].face) if pieces else None
    return Held((f"hero.{seat}",), label, f"hz-hero-{seat}", card, pieces[-1].id if pieces else "")


def discard_of(scene: Scene, seat: int, whose: str) -> Held:
    """The discard pile with its uppermost card."""
    area = scene.view.area(f"discard.{seat}")
    text = scene.t.text("board-discard", count=area.count)
    text = text[:1].upper() + text[1:]
    top = area.pieces[-1:]
    if top:
        text = scene.t.text("page-top", text=text, card=name_of(scene, top[0].face))
    label = scene.t.text("page-of", text=text, whose=whose)
    at = (f"discard.{seat}",)
    if not top:
        return Held(at, label, f"hz-discard-{seat}")
    vt = "" if spread(scene, area) else top[0].id
    return Held(at, label, f"hz-discard-{seat}", card_of(scene, top[0].face), vt)


# -- the fields -----------------------------------------------------------------------------------


def cells_of(scene: Scene, seat: int, fight: Fight | None) -> tuple[Held | None, ...]:
    """The cells as rows from above: the front line of each side is in the middle of the table."""
    pieces = {p.at: p for p in scene.view.area(f"field.{seat}").pieces}
    fallen = shades_of(fight, seat, pieces) if fight is not None else {}
    lines = reversed(THREE) if seat == scene.own else THREE
    out: list[Held | None] = []
    for line in lines:
        for column in THREE:
            cell = f"{column}.{line}"
            if cell in pieces:
                out.append(troop_of(scene, seat, pieces[cell]))
            else:
                free = all(f"{column}.{k}" in pieces for k in THREE if k < line)
                landing = landing_of(scene, seat, column, line) if free else None
                if landing is None and fight is not None and cell in fallen:
                    landing = fallen_of(scene, seat, cell, fallen[cell], fight.number)
                out.append(landing)
    return tuple(out)


def shades_of(fight: Fight, seat: int, pieces: Mapping[str, Piece]) -> dict[str, str]:
    """Where the fallen of a fight are shown: in free cells of their columns, since ranks close."""
    out: dict[str, str] = {}
    for owner, cell, card in fight.fallen:
        column = cell[0]
        free = (f"{column}.{line}" for line in THREE)
        at = next((c for c in free if c not in pieces and c not in out), "")
        if owner == seat and at:
            out[at] = card
    return out


def fallen_of(scene: Scene, seat: int, cell: str, face: str, fight: int) -> Held:
    """Where a troop has just fallen: its picture; the log says it in words."""
    id = f"hz-fallen-{seat}-{slug(cell)}-{fight}"
    return Held((), "", id, card_of(scene, face), kinds=FALLEN)


def place_of(scene: Scene, seat: int, cell: str) -> str:
    """Where a cell is, in words."""
    column, _, line = cell.partition(".")
    whose = whose_of(scene, seat)
    return scene.t.text("page-place", whose=whose, column=column, line=line)


def landing_of(scene: Scene, seat: int, column: int, line: int) -> Held | None:
    """The next free cell of a column, where one may be picked for it."""
    at = (f"column.{seat}/{column}",)
    if not scene.state(at):
        return None
    text = scene.t.text("page-empty")
    where = place_of(scene, seat, f"{column}.{line}")
    label = scene.t.text("page-at", text=text, place=where)
    return Held(at, label, f"hz-cell-{seat}-{column}-{line}", kinds="hz-landing")


def troop_of(scene: Scene, seat: int, piece: Piece) -> Held:
    """A troop with what lies on it."""
    t = scene.t
    given = dict(mark.partition(":")[::2] for mark in piece.marks)
    marks = marks_of(scene, given)
    spot, column = f"field.{seat}/{piece.at}", f"column.{seat}/{piece.at[0]}"
    at = (spot, column)
    text = name_of(scene, piece.face) if piece.face else t.text("page-back")
    if "as" in given:
        text = t.text("picture-joker", card=given["as"])
    label = t.text("page-at", text=text, place=place_of(scene, seat, piece.at))
    label = ", ".join((label, *(mark.text for mark in marks)))
    kinds = " ".join(f"hz-{name}" for name in ("fighting", "doomed", "down") if name in given)
    if not {spot} & (scene.open | scene.picked | scene.lit):
        kinds += " hz-by-column"
    if not piece.face:
        kinds += " hz-back"
    return Held(
        at,
        label,
        f"hz-cell-{seat}-{slug(piece.at)}",
        shown(scene, piece, given) if piece.face else None,
        piece.id if piece.face else "",
        marks,
        kinds.strip(),
    )


def shown(scene: Scene, piece: Piece, given: dict[str, str]) -> Card:
    """The face of a troop; a Joker has the index of what it copies."""
    if "as" in given:
        return Card(rank_of(scene, given["as"]), given["as"][-1], "X", True)
    return card_of(scene, piece.face)


def marks_of(scene: Scene, given: dict[str, str]) -> tuple[Mark, ...]:
    """The marks of a troop, each with its sign and in words."""
    t = scene.t
    out = []
    if "fighting" in given:
        out.append(Mark("mark-fighting", "", t.text("page-fighting")))
    if "down" in given:
        out.append(Mark("mark-down", "", t.text("page-down")))
    if "shield" in given:
        out.append(Mark("mark-shield", "0", t.text("page-shield")))
    if "aura" in given:
        suit = given["aura"]
        value = t.text("page-aura-value")
        out.append(Mark(f"sign-{suit}", value, t.text("page-aura", suit=suit)))
    if "boost" in given:
        out.append(Mark("mark-boost", given["boost"], t.text("page-boost", boost=given["boost"])))
    if "doomed" in given:
        out.append(Mark("mark-doomed", "", t.text("page-doomed")))
    return tuple(out)


def front_of(scene: Scene, column: int) -> Front:
    """A column between the fields."""
    own, other = scene.own, 1 - scene.own
    attacks = scene.view.counter("column") == column
    text = scene.t.text("picture-attack" if attacks else "picture-column", column=column)
    return Front(
        column, attacks, text, power_of(scene, other, column), power_of(scene, own, column)
    )


def power_of(scene: Scene, seat: int, column: int) -> Power:
    """The power of a side in a column, and whether it is the greater."""
    view, t = scene.view, scene.t
    power, against = (view.counter(f"power.{s}.{column}") for s in (seat, 1 - seat))
    text = t.text("page-power", column=column, whose=whose_of(scene, seat), power=power)
    leads = power > against
    if leads:
        text = t.text("page-leads", text=text)
    held = Held((f"column.{seat}/{column}",), text, f"hz-power-{seat}-{column}")
    return Power(held, power, leads)


# -- hand and piles -------------------------------------------------------------------------------


def held_of(scene: Scene, area: Area) -> tuple[Held, ...]:
    """Cards that lie open, each of them a piece."""
    name = scene.label(area)
    return tuple(
        Held(
            (f"{area.id}/{piece.face}",),
            scene.t.text("page-at", text=label_of(scene, piece.face), place=name),
            f"hz-{slug(area.id)}-{slug(piece.id)}",
            card_of(scene, piece.face),
            piece.id,
        )
        for piece in area.pieces
    )


def label_of(scene: Scene, token: str) -> str:
    """A card by name; a scored Joker with its value."""
    return name_of(scene, token)


def spread(scene: Scene, area: Area) -> bool:
    """Whether a card of a pile may be picked."""
    states = (scene.state((f"{area.id}/{piece.face}",)) for piece in area.pieces)
    return any(state in (LIT, PICKED, "open") for state in states)


def piles_of(scene: Scene) -> tuple[Pile, ...]:
    """The piles of which a card is asked for, spread."""
    names = [f"{kind}.{seat}" for seat in (0, 1) for kind in ("discard", "points")]
    areas = [scene.view.area(name) for name in names]
    return tuple(
        Pile(scene.label(area), held_of(scene, area)) for area in areas if spread(scene, area)
    )


def face(token: str, t: Texts) -> Markup:
    """A card alone."""
    rank, suit = token[:-1], token[-1]
    if token[0] == "X":
        card = Card(token.partition("~")[2], "X", "X", True)
    else:
        card = Card(rank if rank.isdecimal() else t.text(f"board-rank-{rank}"), suit, token)
    return render("heroz/face.html", c=card)


#: The pictures of its card on the first page.
COVER: Final = ("JH", "QS", "KC", "9D")
THEME: Final = Theme(draw, "heroz/table.css", (), COVER, face, sprite)
