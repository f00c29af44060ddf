"""HADES TRAP: descriptions of its things, and of what lies at a place of the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from heroon.games.hades_trap.cards import THREAD, WALL
from heroon.games.hades_trap.words import BOSSES, COLOUR, HEROES, MEDALLIONS, OBJECTS, SIDE, TILES
from heroon.kernel import GameSpec, Number, Piece, View
from heroon.play.what import Described, DescribedNumbers, Shelf, capital, facts, records
from heroon.texts import Sentences, Texts

from .seen import given, here, named

#: By token: the section of the guide that tells of it, where it is called otherwise.
_RULES: Final = {
    "fortune": "fortune",
    "portal": "goal",
    "skeleton": "skeletons",
    "skeleton-burning": "burning",
    "amphora": "amphorae",
    "baby": "hydra.babies",
    "half-spirit": "spirit",
    "half-discord": "discord",
    "token": "hades-token",
    "alarm": "alarm",
    "ghost": "ghost",
    "ether": "ether",
}
#: The pictures of marks that have another one than their name.
_FACES: Final = {"half-spirit": "spirit"}


#: The marks of pieces that are told with their names.
_TOLD: Final = ("stunned", "fallen", "gripped", "burning", "formed")


def _thing(token: str, t: Texts, name: str = "", kind: str = "") -> Described:
    """Describe a thing by its picture and its section of the guide."""
    rule = f"hades-trap:{_RULES.get(token, token)}"
    if token in COLOUR.tokens:
        rule, face = "hades-trap:threads", f"thread-{token}"
    else:
        face = _FACES.get(token, token)
    return Described(name or capital(t.noun(token)), kind, rule=rule, face=face, guided=True)


def card(token: str, spec: GameSpec[Any], t: Texts) -> Described:
    """Describe the thing of a token."""
    found = _thing(token, t, kind=_kind(token, t))
    return found._replace(facts=_counted(token, spec, t))


def _kind(token: str, t: Texts) -> str:
    for of, key in ((HEROES, "hero"), (BOSSES, "boss"), (MEDALLIONS, "medal"), (OBJECTS, "object")):
        if token in of.by_token:
            return t.text(f"what-{key}")
    return ""


def _counted(token: str, spec: GameSpec[Any], t: Texts) -> tuple[DescribedNumbers, ...]:
    """Describe how many amphorae hold an object; empty for anything else."""
    found = [n for n in spec.numbers if n.name == f"amphorae.{token}"]
    return tuple(facts(found, [t.text("what-amphorae")] * len(found)))


# -- all cards ------------------------------------------------------------------------------------


def shelves(spec: GameSpec[Any], t: Texts) -> list[Shelf]:
    """Describe all things by kind: objects, heroes, Bosses, medallions, tiles, numbers."""
    found = records(spec)
    objects = tuple(card(token, spec, t) for token in OBJECTS.tokens)
    medals = tuple(_thing(m, t) for m in MEDALLIONS.tokens if m != "fortune")
    game = [
        DescribedNumbers("", t.text(f"number-{of}"), *_said(found[of][0]))
        for of in ("points", "babies")
    ]
    tiles = (*TILES.tokens, "portal")
    return [
        Shelf(t.text("what-heroes"), tuple(_thing(hero, t) for hero in HEROES.tokens)),
        Shelf(t.text("what-bosses"), tuple(_thing(boss, t) for boss in BOSSES.tokens)),
        Shelf(t.text("area-bag"), objects),
        Shelf(t.text("board-medals"), medals),
        Shelf(t.text("area-tiles"), tuple(_tile(name, found[f"tile.{name}"], t) for name in tiles)),
        Shelf(
            t.text("shelf-game"),
            (Described(t.text("game-title"), facts=tuple(game), rule="hades-trap:points"),),
        ),
    ]


def _said(number: Number) -> tuple[str, str, tuple[str, ...]]:
    """Return the value of a number, its source and its name."""
    return str(number.value), number.source, (number.name,)


def _tile(name: str, drawn: list[Number], t: Texts) -> Described:
    """Describe a tile by the number of its walls, threads and halves."""
    borders = [n.value for n in drawn[18:]]
    told = t.text(
        "what-tile",
        walls=borders.count(WALL),
        threads=sum(border >= THREAD for border in borders),
        halves=sum(n.value > 0 for n in drawn[9:18]),
    )
    names = tuple(n.name for n in drawn)
    fact = DescribedNumbers("", t.text("what-drawn"), told, drawn[0].source, names)
    called = "portal-tile" if name == "portal" else name
    return Described(capital(t.noun(called)), facts=(fact,), rule="hades-trap:tile")


# -- what lies somewhere --------------------------------------------------------------------------


def what(target: str, view: View, sentences: Sentences) -> Described | None:
    """Describe what lies at a target: a piece, a cell, a tile, a hero with the player's board."""
    t, spec = sentences.texts, sentences.spec
    area, _, rest = target.partition("/")
    if not rest and area not in ("boss", "wrath"):
        return None  # an area as a whole
    match area.partition(".")[0]:
        case "hero" | "seat":
            return _hero(int(rest), view, sentences)
        case "boss":
            return card(given(view)["boss"], spec, t)
        case "labyrinth":
            return _cell(rest, view, sentences) or _lying(rest, view, sentences)
        case "tile":
            return _place(rest, view, t)
        case "skeleton" | "amphora" | "baby" | "ghost" | "special" | "half":
            return _piece(area, rest, view, sentences)
        case "medal":
            return card(rest, spec, t)._replace(text=(_how(rest, t),))
        case "bar":
            return card(rest, spec, t)
        case "bag" if rest == "back":
            return Described(
                capital(t.text("board-covered")), rule="hades-trap:amphorae", guided=True
            )
        case "bag":
            return card(rest, spec, t) if rest in OBJECTS.by_token else None
        case "thread" if rest == "alarm":
            return _thing("alarm", t)
        case "thread" | "arrow":
            return _thread(rest, view, t)
        case "ether":
            return _thing("ether", t, t.text("counter-ether"), _power(int(rest), view, t))
        case "points":
            return Described(t.text("what-points"), rule="hades-trap:points", guided=True)
        case "curses":
            return _thing("token", t, t.text("counter-curses"))
        case "trophies":
            return _thing("skeleton", t, t.text("counter-trophies"))
        case "wrath":
            return Described(
                t.text("counter-wrath"), rule="hades-trap:hades.wrath", face="token", guided=True
            )
        case "waiting" | "spent":
            face = next((p.face for p in view.area(area).pieces if p.id == rest), "")
            return card(face, spec, t) if face else None
    return None


def _how(token: str, t: Texts) -> str:
    return capital(t.text(f"board-how-{token}"))


def _power(seat: int, view: View, t: Texts) -> str:
    """Tell what the hero of a seat does with the Ether."""
    return t.text(f"about-{given(view)[f'hero_{seat + 1}']}")


def _hero(seat: int, view: View, sentences: Sentences) -> Described | None:
    """Describe a player: the hero, what the hero can do, where and in which state the hero is."""
    t = sentences.texts
    token = given(view).get(f"hero_{seat + 1}", "")
    if not token:
        return None
    name = t.noun(sentences.names.get(seat, f"player-{seat + 1}"))
    kind = t.text("web-you") if seat == view.seat else capital(name)
    area = view.area("labyrinth")
    at = next((p.at for p in area.pieces if p.id == token), "")
    found = _thing(token, t, kind=kind)._replace(facts=tuple(_sheet(seat, view, sentences)))
    lies = [mark for p in area.pieces if p.id == token for mark in p.marks if mark in _TOLD]
    state = tuple(f"{capital(t.text(f'mark-{mark}'))}." for mark in lies)
    cell = _cell(at, view, sentences) if at else None
    if cell is None:
        return found._replace(text=(*state, t.text("what-waits")))
    return found._replace(text=(*state, f"{cell.name}.", *cell.text))


def _sheet(seat: int, view: View, sentences: Sentences) -> Iterator[DescribedNumbers]:
    """Describe a player's board: points, medallions, tokens, trophies, Ether, amphorae."""
    t = sentences.texts
    active = view.counter("turns") > 0 and int(given(view)["active"]) == seat and not view.result
    points = view.counter("left") if active else view.counter(f"points.{seat}")
    told = t.text("what-points-left" if active else "what-points-turn", points=points)
    yield _seen("what-points", told, t)
    medals = [t.text(f"board-medal-{piece.face}") for piece in view.area(f"bar.{seat}").pieces]
    if medals:
        yield _seen("board-medals", sentences.listed(medals), t)
    yield _seen("counter-curses", str(view.counter(f"curses.{seat}")), t)
    yield _seen("counter-trophies", str(view.counter(f"trophies.{seat}")), t)
    if given(view)["ether"] == "yes":
        ready = "ready" if view.counter(f"ether.{seat}") else "spent"
        yield _seen("counter-ether", t.text(f"board-ether-{ready}"), t)
    bag = view.area(f"bag.{seat}")
    jars = [t.noun(piece.face) for piece in bag.pieces]
    jars += [t.text("board-covered")] * (bag.count - len(bag.pieces))
    if jars:
        yield _seen("area-bag", sentences.listed(jars), t)


def _seen(label: str, value: str, t: Texts) -> DescribedNumbers:
    """Describe a number or a name that lies on the table in the open."""
    return DescribedNumbers("", t.text(label), value, "public", ())


def _cell(at: str, view: View, sentences: Sentences) -> Described | None:
    """Describe a cell: what lies on it from the top down, its walls, what is near."""
    t = sentences.texts
    area = view.area("labyrinth")
    if at not in area.cells:
        return None
    lies = [_marked(p, t) for p in reversed(area.pieces) if p.at == at and p.face]
    sides = [(side, kind) for cell, side, kind in area.edges if cell == at]
    walls = [
        t.text(
            "board-edge",
            what=t.text("board-thread", colour=kind[7:]) if ":" in kind else t.text("model-wall"),
            side=side,
        )
        for side, kind in sides
    ]
    text = [t.text("what-lies", names=sentences.listed(lies))] if lies else []
    text += [f"{capital(sentences.listed(walls))}."] if walls else []
    text += [t.text("what-near", names=near)] if (near := _near(at, view, sentences)) else []
    return Described(t.text("what-cell", cell=at), text=tuple(text), rule="hades-trap:move")


def _lying(token: str, view: View, sentences: Sentences) -> Described | None:
    """Describe what lies in the labyrinth by its token: a hero, the Boss, a kind of pieces."""
    piece = next((p for p in view.area("labyrinth").pieces if p.face and p.face == token), None)
    if piece is None:
        return None
    seats = [mark[5:] for mark in piece.marks if mark.startswith("seat:")]
    if token in HEROES.by_token and seats:
        return _hero(int(seats[0]), view, sentences)
    return card(token, sentences.spec, sentences.texts)


def _called(token: str, t: Texts) -> str:
    return t.noun(token)


def _marked(piece: Piece, t: Texts) -> str:
    """Name a piece together with its marks."""
    marks = [t.text(f"mark-{mark}") for mark in piece.marks if mark in _TOLD]
    name = _called(piece.face, t)
    return t.text("placed", name=name, place=", ".join(marks)) if marks else name


def _near(at: str, view: View, sentences: Sentences) -> str:
    """List what stands at most two cells away, each with its cell."""
    t = sentences.texts
    area = view.area("labyrinth")
    x, y = ord(at[0]), int(at[1:])
    found = [
        t.text("placed", name=_called(p.face, t), place=p.at)
        for p in area.pieces
        if p.face and 0 < abs(ord(p.at[0]) - x) + abs(int(p.at[1:]) - y) <= 2
    ]
    return sentences.listed(found)


def _place(place: str, view: View, t: Texts) -> Described | None:
    """Describe the tile at a place, or that nobody has explored it."""
    piece = next((p for p in view.area("tiles").pieces if p.at == place), None)
    if piece is None:
        return None
    if not piece.face:
        return Described(
            t.text("what-hidden", place=named(place)), rule="hades-trap:explore", guided=True
        )
    return Described(
        capital(t.noun(piece.face)),
        t.text("what-place", place=named(place)),
        guided=True,
        rule="hades-trap:tile",
    )


def _piece(kind: str, at: str, view: View, sentences: Sentences) -> Described | None:
    """Describe a piece that lies on a cell."""
    t, spec = sentences.texts, sentences.spec
    wanted = {"special": "", "half": "half-spirit"}.get(kind, kind)
    place = at if kind != "ghost" else ""
    for piece in view.area("labyrinth").pieces:
        mine = piece.face == wanted if wanted else piece.id == f"{piece.face}.{at}"
        if kind == "ghost":
            mine = mine and f"seat:{at}" in piece.marks
        if mine and (not place or piece.at == place):
            token = "skeleton-burning" if "burning" in piece.marks else piece.face
            found = card(piece.face, spec, t)
            own = (
                t.text("what-here") if piece.at == here(view) else t.text("what-on", cell=piece.at)
            )
            rule = f"hades-trap:{_RULES.get(token, token)}"
            return found._replace(kind=own, rule=rule, face=_FACES.get(token, token))
    return None


def _thread(colour: str, view: View, t: Texts) -> Described | None:
    """Describe a colour of threads, and where its arrow leads the Boss."""
    if colour not in COLOUR.by_token:
        return None
    found = _thing(colour, t, capital(t.text("board-thread", colour=colour)))
    at = next((p.at for p in view.area("arrows").pieces if p.face == colour), "")
    if not at:
        return found
    side = SIDE.by_value[int(at) - 1]
    return found._replace(text=(f"{t.text('board-arrow', colour=colour, side=side)}.",))
