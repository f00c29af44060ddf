"""Hero Realms solo as a market of a fantasy realm: the Boss above, the stalls, the hero below.

Everything that is told is made here, in the words of the game; the template places it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from heroon.games.hero_realms import cards as data
from heroon.games.hero_realms import words as game
from heroon.kernel import Area, Piece
from heroon.play.told import Look, Term, teller_of

from .render import render
from .scene import Scene, Theme

NAME: Final = "hero-realms"
#: What an ability gives by its numbers, in the order of a row.
GIVES: Final = ("gold", "combat", "health")
#: Further effects: their sign, and what each of their points counts.
EFFECTS: Final = {
    data.PER_CHAMPION: ("combat", "champion"),
    data.PER_OTHER_CHAMPION: ("combat", "champion"),
    data.PER_OTHER_GUARD: ("combat", "is-guard"),
    data.PER_OTHER_OF_FACTION: ("combat", "faction"),
    data.HEALS_PER_CHAMPION: ("health", "champion"),
    data.DISCARDS: ("discards", ""),
    data.STUNS: ("stuns", ""),
    data.MAY_STUN: ("stuns", ""),
    data.SCRAPS: ("scraps", ""),
    data.SCRAPS_FOR_COMBAT: ("scraps", "+combat"),
    data.MAY_CYCLE: ("cycles", ""),
    data.CYCLES: ("cycles", ""),
    data.PREPARES: ("prepares", ""),
    data.TOPDECKS_CHAMPION: ("topdecks", "champion"),
    data.MAY_TOPDECK: ("topdecks", ""),
    data.NEXT_TO_HAND: ("to-hand", ""),
    data.NEXT_TO_DECK: ("topdecks", "coin"),
    data.NEXT_ACTION_TO_DECK: ("topdecks", "coin"),
}
#: Effects whose points are a number worth showing; the others are a sign alone.
_COUNTED: Final = (*range(data.PER_CHAMPION, data.HEALS_PER_CHAMPION + 1), data.SCRAPS_FOR_COMBAT)


class Point(NamedTuple):
    """A sign with a number; `per` is the sign of what each of them counts."""

    kind: str
    text: str
    per: str = ""


class Card(NamedTuple):
    """A card as it is drawn.

    `kind` is champion, action or item; `lies` how it lies (tilted, new, ally-used); `either`
    whether its main ability gives one thing or another; `fits` whether an ally of it is in play.
    """

    id: str
    at: tuple[str, ...]
    label: str
    name: str
    face: str
    kind: str
    faction: str
    cost: int
    shield: int
    guard: bool
    main: tuple[Point, ...]
    ally: tuple[Point, ...]
    gone: tuple[Point, ...]
    either: bool = False
    vt: str = ""
    lies: tuple[str, ...] = ()
    text: str = ""

    @property
    def classes(self) -> str:
        """How it looks."""
        names = ["hr-card", f"hr-{self.kind}", f"hr-of-{self.faction}"]
        return " ".join([*names, *(f"hr-{how}" for how in self.lies)])


class Face(NamedTuple):
    """A behaviour card: what it shows, and how it lies."""

    id: str
    at: tuple[str, ...]
    label: str
    name: str
    face: str
    kind: str
    value: int
    vt: str = ""
    many: int = 1
    told: tuple[str, ...] = ()


class Boss(NamedTuple):
    """The Boss with his numbers."""

    at: tuple[str, ...]
    label: str
    name: str
    token: str
    faction: str
    health: int
    whole: int
    card: Card
    power: str
    reserve: tuple[Point, ...]


class Clock(NamedTuple):
    """The turn counter: the Fire Gems that are spent, those left, those turned over."""

    label: str
    left: int
    gems: tuple[str, ...]
    cost: int
    lit: str


class Pile(NamedTuple):
    """A pile: how many cards, its top one, and all of them where one may be picked."""

    id: str
    title: str
    label: str
    count: int
    top: Card | None = None
    known: tuple[Card, ...] = ()
    spread: tuple[Card, ...] = ()


class Sum(NamedTuple):
    """A number of the hero."""

    kind: str
    label: str
    value: int


class Reckoned(NamedTuple):
    """A total, term by term."""

    title: str
    terms: tuple[Term, ...]


def draw(scene: Scene) -> Markup:
    """The table as a market."""
    view, t = scene.view, scene.t
    chooses = view.prompt == "behaviour"
    return render(
        "hero_realms.html",
        scene=scene,
        t=t,
        boss=boss_of(scene),
        face=next(iter(faces(scene, "behaviour")), None),
        unused=() if chooses else faces(scene, "unused"),
        behaved=faces(scene, "behaved"),
        choices=choices(scene) if chooses else (),
        clock=clock(scene),
        zone=cards_of(scene, "zone"),
        shown=cards_of(scene, "shown"),
        row=row(scene),
        piles=[pile(scene, name) for name in ("market", "sacrifice", "stunned")],
        champions=cards_of(scene, "champions.0"),
        played=cards_of(scene, "played.0"),
        hand=cards_of(scene, "hand.0"),
        own_piles=[pile(scene, name) for name in ("deck.0", "discard.0")],
        sums=sums(scene),
        reckoned=reckoned(scene),
        letters={f: t.text(f"page-letter-{f}") for f in ("imperial", "guild", "necros", "wild")},
        words=words(scene),
    )


def words(scene: Scene) -> dict[str, str]:
    """The headings of the parts of the table."""
    t = scene.t
    areas = ("zone", "row", "champions", "played", "hand", "behaviour", "unused", "behaved")
    out = {name: t.text(f"area-{name}") for name in areas}
    keys = ("either", "empty", "choice", "boss", "hero", "ally", "gone", "shown", "guard", "market")
    return out | {key: t.text(f"page-{key}") for key in keys}


# -- cards ----------------------------------------------------------------------------------------


def number(scene: Scene, at: int) -> int:
    """A number of the card data, which the owner of the box may have corrected."""
    return scene.sentences.spec.numbers[at].value


def capital(text: str) -> str:
    """A text as a label begins."""
    return text[:1].upper() + text[1:]


def slug(text: str) -> str:
    """A piece's id as part of the id of an element."""
    return "".join(c if c.isalnum() else "-" for c in text)


def points(scene: Scene, row_at: int, faction: str) -> tuple[Point, ...]:
    """What an ability gives, as signs."""
    if not row_at:
        return ()
    given = [number(scene, row_at + i) for i in range(data.STRENGTH + 1)]
    out = [Point(kind, str(n)) for kind, n in zip(GIVES, given, strict=False) if n]
    if given[data.DRAWS]:
        out.append(Point("draw", str(given[data.DRAWS])))
    effect, strength = given[data.EFFECT], given[data.STRENGTH]
    if effect:
        kind, per = EFFECTS[effect]
        if per == "faction":
            per = f"sign-{faction}"
        if effect == data.SCRAPS_FOR_COMBAT:
            out += [Point(kind, "1"), Point("combat", f"+{strength}")]
        elif effect in _COUNTED:
            out.append(Point(kind, f"+{strength}", per))
        else:
            out.append(Point(kind, str(strength), per if per == "champion" else ""))
    return tuple(out)


def card_of(scene: Scene, piece: Piece, place: str) -> Card:
    """A card that lies somewhere."""
    face = piece.face
    card = game.CARDS.by_token[face]
    at = data.CARD[card]
    faction = game.FACTIONS.by_value[game.FACTION[card]]
    kind = "champion" if game.IS_CHAMPION[card] else "action" if game.IS_ACTION[card] else "item"
    lies = tuple(mark for mark in piece.marks if ":" not in mark and mark != "boss")
    targets = [f"{place}/{face}"]
    targets += [f"{place}/{face}.{how}" for how in lies if how in game.LIES.tokens]
    return Card(
        f"hr-{slug(place)}-{slug(piece.id)}",
        tuple(targets),
        label_of(scene, card, lies, place),
        capital(scene.name(face)),
        face,
        kind,
        faction,
        number(scene, at + data.COST) if card >= game.FIRE_GEM else -1,
        number(scene, at + data.SHIELD) if kind == "champion" else 0,
        bool(number(scene, at + data.GUARD)) and kind == "champion",
        points(scene, data.MAIN[card], faction),
        points(scene, data.SECOND[card], faction),
        points(scene, data.SACRIFICED[card], faction),
        game.EITHER_OR[card],
        piece.id,
        lies,
    )


def label_of(scene: Scene, card: int, lies: Sequence[str], place: str) -> str:
    """What a screen reader says of a card: its name, its numbers, how it lies, what it does."""
    t = scene.t
    face = game.CARDS.by_value[card]
    at = data.CARD[card]
    told = [capital(scene.name(face))]
    if game.FACTION[card]:
        told.append(t.text(f"page-faction-{game.FACTIONS.by_value[game.FACTION[card]]}"))
    if place == "row":
        told.append(t.text("page-cost", cost=number(scene, at + data.COST)))
    if game.IS_CHAMPION[card]:
        key = "page-guards" if number(scene, at + data.GUARD) else "page-shield"
        told.append(t.text(key, shield=number(scene, at + data.SHIELD)))
    told += [t.text(f"page-lies-{how}") for how in lies if how != "upright"]
    return ", ".join(told)


def cards_of(scene: Scene, name: str) -> tuple[Card, ...]:
    """The cards of an area."""
    return tuple(card_of(scene, piece, name) for piece in scene.view.area(name).pieces)


def row(scene: Scene) -> tuple[Card | None, ...]:
    """The market; a stall whose card is gone for good is empty."""
    pieces = scene.view.area("row").pieces
    return tuple(card_of(scene, p, "row") if p.face else None for p in pieces)


def spread(scene: Scene, area: Area) -> bool:
    """Whether a card of a pile may be picked."""
    return any(scene.state((f"{area.id}/{piece.face}",)) for piece in area.pieces)


def pile(scene: Scene, name: str) -> Pile:
    """A pile of cards; of those in the open the last one lies on top."""
    area = scene.view.area(name)
    found = cards_of(scene, name)
    hidden = name in ("market", "deck.0")
    opened = spread(scene, area) and not hidden
    title = scene.t.text(f"area-{name.partition('.')[0]}")
    label = scene.t.text("page-pile", pile=title, count=area.count)
    top = None if hidden or not found else found[-1]
    if top is not None:
        label = scene.t.text("page-top", text=label, card=top.name)
    known = found if hidden else ()
    return Pile(f"hr-pile-{slug(name)}", title, label, area.count, top, known, found * opened)


# -- the Boss -------------------------------------------------------------------------------------


def boss_of(scene: Scene) -> Boss:
    """The Boss: who he is, how he stands."""
    view, t = scene.view, scene.t
    piece = view.area("boss").pieces[0]
    token = piece.id.partition(".")[2]
    card = card_of(scene, Piece("", piece.face, "", ()), "boss")
    health, shield = view.counter("boss-health"), view.counter("boss-shield")
    name = capital(scene.name(piece.face))
    power = t.text(f"page-power-{token}") if "power" in view.marks else ""
    label = ", ".join(
        (
            name,
            t.text(f"page-faction-{card.faction}"),
            t.text("page-health", health=health),
            t.text("page-shield", shield=shield),
        )
    )
    reserve = [Point(kind, str(view.counter(f"boss-{kind}"))) for kind in ("gold", "combat")]
    return Boss(
        ("boss", f"boss/{piece.face}", f"boss/{token}"),
        label,
        name,
        token,
        card.faction,
        health,
        max(number(scene, data.BOSS_HEALTH), health),
        card,
        power,
        tuple(p for p in reserve if p.text != "0"),
    )


def face_of(scene: Scene, face: str, place: str, id: str, told: tuple[str, ...] = ()) -> Face:
    """A behaviour card."""
    card = game.CARDS.by_token[face]
    gives = [number(scene, data.MAIN[card] + i) for i in range(2)]
    kind = "gold" if card in (game.GOLD, game.RUBY) else "combat"
    value = gives[0] if kind == "gold" else gives[1]
    name = capital(scene.name(face))
    what = scene.t.text(f"page-face-{kind}", value=value)
    label = ", ".join((name, what, scene.t.text(f"area-{place}")))
    at = (f"{place}/{face}",)
    return Face(f"hr-{place}-{slug(id)}", at, label, name, face, kind, value, "", 1, told)


def faces(scene: Scene, place: str) -> tuple[Face, ...]:
    """Behaviour cards, each with its name from frame to frame."""
    pieces = scene.view.area(place).pieces
    return tuple(face_of(scene, p.face, place, p.id) for p in pieces)


def choices(scene: Scene) -> tuple[Face, ...]:
    """The behaviour cards of which one is chosen, each with what the Boss will then do."""
    pieces = scene.view.area("unused").pieces
    spec = scene.sentences.spec
    out = []
    for face in dict.fromkeys(p.face for p in pieces):
        many = sum(p.face == face for p in pieces)
        word = spec.words.by_text.get(f"behaviour:{face}", 0)
        told = teller_of(NAME).aside(word, scene.view, scene.sentences) if word else ""
        made = face_of(scene, face, "unused", f"choice-{face}", tuple(told.splitlines()))
        label = ". ".join((made.label, *made.told))
        out.append(made._replace(many=many, label=label))
    return tuple(out)


def clock(scene: Scene) -> Clock:
    """The turn counter: gems from the next one to leave to the last."""
    area, t = scene.view.area("gems"), scene.t
    whole = max(number(scene, data.CLOCK), area.count)
    gems = ["spent"] * (whole - area.count)
    gems += ["turned" if p.marks else "left" for p in area.pieces]
    turned = [i for i, p in enumerate(area.pieces, 1) if p.marks]
    label = t.text("page-clock", count=area.count)
    for place in turned:
        label = ", ".join((label, t.text("page-turned", place=place)))
    cost = number(scene, data.CARD[game.FIRE_GEM] + data.COST)
    return Clock(label, area.count, tuple(gems), cost, "")


def reckoned(scene: Scene) -> tuple[Reckoned, ...]:
    """How totals come about."""
    told = teller_of(NAME).explain(Look(scene.view, scene.sentences))
    return tuple(Reckoned(block.title, block.terms) for block in told)


# -- the hero -------------------------------------------------------------------------------------


def sums(scene: Scene) -> tuple[Sum, ...]:
    """The hero's numbers."""
    view, t = scene.view, scene.t
    names = [("health", "health"), ("gold", "gold"), ("combat", "combat"), ("discards", "discards")]
    out = [Sum(kind, t.text(f"counter-{name}"), view.counter(name)) for kind, name in names]
    more = [("combat", "blow"), ("health", "unhealed")]
    out += [
        Sum(kind, t.text(f"counter-{name}"), view.counter(name))
        for kind, name in more
        if view.counter(name)
    ]
    return tuple(out)


THEME: Final = Theme(draw, "hero-realms.css", ("won",))
