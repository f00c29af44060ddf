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
from heroon.play.told import Explained, Look, teller_of
from heroon.texts import Texts
from heroon.web.render import figure, render
from heroon.web.scene import Scene, Theme

from . import wording
from .art import sprite
from .courses import DROPS, TAKES
from .foresight import Foreseen, foresee
from .terms import foreseen_parts

NAME: Final = "hero-realms"
#: What an ability gives by its first numbers.
GIVES: Final = ("gold", "combat", "health")
#: Further effects: their sign, and the sign of what each of their points counts.
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
    data.SCRAPS_FOR_COMBAT: ("scraps", ""),
    data.MAY_CYCLE: ("cycles", ""),
    data.CYCLES: ("cycles", ""),
    data.PREPARES: ("prepares", ""),
    data.TOPDECKS_CHAMPION: ("topdecks", "champion"),
    data.MAY_TOPDECK: ("topdecks", ""),
    data.NEXT_TO_HAND: ("to-hand", "gold"),
    data.NEXT_TO_DECK: ("topdecks", "gold"),
    data.NEXT_ACTION_TO_DECK: ("topdecks", "gold"),
}
#: A turn of the Boss is told in no more events than these.
_LATELY: Final = 160
#: How the Boss comes by a card, by the event that tells it, with the argument that names it.
_TAKEN: Final = {
    "acquired": (TAKES, "card"),
    "reinforced": (TAKES, "champion"),
    "varrick": (TAKES, "champion"),
    "looted": (TAKES, "action"),
    "dropped": (DROPS, "card"),
    "boss-bought": ("buy", "card"),
}
#: Where cards lie that serve the Boss.
_BOSS: Final = ("boss", "zone", "shown")
#: Piles whose cards nobody sees, but for those that were put on top.
_HIDDEN: Final = ("market", "deck.0")


class Point(NamedTuple):
    """A sign with a number; `per` is the sign of what each of them counts."""

    kind: str
    text: str
    per: str = ""


class Card(NamedTuple):
    """A card as it is drawn.

    `kind` is champion, guard, action or item; `lies` how it lies (tilted, new, ally-used);
    `either` whether its main ability gives one thing or another; `text` what it does in words.
    """

    id: str
    at: tuple[str, ...]
    label: str
    name: str
    short: str
    face: str
    kind: str
    faction: str
    letter: str
    cost: int
    shield: int
    main: tuple[Point, ...]
    ally: tuple[Point, ...]
    gone: tuple[Point, ...]
    either: bool
    vt: str
    lies: tuple[str, ...]
    text: tuple[str, ...]

    @property
    def classes(self) -> str:
        """How it looks."""
        names = ["hr-card", f"hr-{self.kind}", f"hr-of-{self.faction}"]
        return " ".join([*names, *(f"hr-{how}" for how in self.lies)])


class Taken(NamedTuple):
    """A card that the Boss will take, throw out or buy: its picture and how it goes."""

    how: str
    face: str
    name: str
    faction: str


class Choice(NamedTuple):
    """What a behaviour card leads to: the Boss's attack, what he takes, all of it in words."""

    attack: str
    takes: tuple[Taken, ...]
    told: str


class Face(NamedTuple):
    """A behaviour card: what it shows, how many of the kind there are, what it leads to."""

    id: str
    at: tuple[str, ...]
    label: str
    name: str
    face: str
    kind: str
    value: int
    what: str
    vt: str = ""
    many: int = 1
    choice: Choice | None = None


class Boss(NamedTuple):
    """The Boss with his numbers; `reserve` is what he has gathered in his turn."""

    at: tuple[str, ...]
    label: str
    name: str
    token: str
    health: int
    whole: int
    shield: int
    card: Card
    power: str
    powered: bool
    reserve: tuple[Point, ...]


class Reckoned(NamedTuple):
    """How the attack of whoever is at it comes about, and what the Boss does next."""

    sums: tuple[Explained, ...]
    title: str = ""
    next: Choice | None = None


class Clock(NamedTuple):
    """The turn counter: the Fire Gems that are spent, those left, those turned over."""

    label: str
    left: int
    gems: tuple[str, ...]
    name: str
    offer: str
    cost: int
    turned: bool
    text: tuple[str, ...]


class Pile(NamedTuple):
    """A pile: how many cards, its top one, and all of them where one may be picked."""

    id: str
    at: str
    name: str
    title: str
    label: str
    many: int
    top: Card | None
    known: tuple[Card, ...]
    spread: tuple[Card, ...]


class Act(NamedTuple):
    """What may be done with the card that is picked."""

    at: tuple[str, ...]
    id: str
    text: str


class Sum(NamedTuple):
    """A number of the hero."""

    kind: str
    label: str
    value: int


def draw(scene: Scene) -> Markup:
    """The table as a market."""
    chooses = scene.view.prompt == "behaviour"
    piles = [pile(scene, name) for name in ("market", "sacrifice", "stunned")]
    own = [pile(scene, name) for name in ("deck.0", "discard.0")]
    return render(
        "hero-realms/table.html",
        scene=scene,
        t=scene.t,
        boss=boss_of(scene),
        face=next(iter(faces(scene, "behaviour")), None),
        unused=() if chooses else faces(scene, "unused"),
        behaved=faces(scene, "behaved"),
        choices=choices(scene) if chooses else (),
        clock=clock(scene),
        last=recap(scene) if chooses else None,
        zone=cards_of(scene, "zone"),
        shown=cards_of(scene, "shown"),
        row=row(scene),
        piles=[p for p in piles if p.many or p.name != "stunned"],
        champions=cards_of(scene, "champions.0"),
        played=cards_of(scene, "played.0"),
        hand=cards_of(scene, "hand.0"),
        own_piles=own,
        opened=[p for p in (*piles, *own) if p.spread],
        acts=acts(scene),
        sums=sums(scene),
        reckoned=None if chooses else reckoned(scene),
        words=words(scene),
    )


def words(scene: Scene) -> dict[str, str]:
    """The headings of the parts of the table."""
    t = scene.t
    areas = ("boss", "zone", "row", "gems", "champions", "played", "hand", "behaviour", "shown")
    out = {name: t.text(f"area-{name}") for name in areas}
    out |= {"either": t.text("page-either"), "choice": t.text("page-choice")}
    out |= {
        "empty": t.text("picture-empty"),
        "use": t.text("board-use"),
        "hero": t.text("picture-you"),
    }
    return out | {"none": t.text("page-none"), "last": t.text("page-last")}


# -- cards ----------------------------------------------------------------------------------------


def number(scene: Scene, at: int) -> int:
    """A number of the card data, which the owner of the box may have corrected."""
    return wording.values(scene.sentences.spec)[at]


def capital(text: str) -> str:
    """A text as a label begins."""
    return text[:1].upper() + text[1:]


def slug(text: str) -> str:
    """A piece's id as part of the id of an element."""
    return "".join(c if c.isalnum() else "-" for c in text)


def points(scene: Scene, at: int, faction: str) -> tuple[Point, ...]:
    """What the ability whose numbers begin there gives, as signs; nothing at 0."""
    if not at:
        return ()
    given = wording.ability(at, scene.sentences.spec)
    out = [Point(kind, str(n)) for kind, n in zip(GIVES, given, strict=False) if n]
    out += [Point("draw", str(given.draws))] if given.draws else []
    if not given.effect:
        return tuple(out)
    kind, per = EFFECTS[given.effect]
    if kind in GIVES:
        sign = f"sign-{faction}" if per == "faction" else per
        return (*out, Point(kind, f"+{given.strength}", sign))
    if given.effect == data.SCRAPS_FOR_COMBAT:
        return (*out, Point(kind, "1"), Point("combat", f"+{given.strength}"))
    return (*out, Point(kind, "" if per else str(given.strength), per))


def card_of(scene: Scene, piece: Piece, place: str) -> Card:
    """A card that lies somewhere."""
    face, spec = piece.face, scene.sentences.spec
    card = game.CARDS.by_token[face]
    faction = game.FACTIONS.by_value[game.FACTION[card]]
    lies = tuple(mark for mark in piece.marks if ":" not in mark)
    targets = [f"{place}/{face}"]
    targets += [f"{place}/{face}.{how}" for how in lies if how in game.LIES.tokens]
    tell = wording.boss_does if place in _BOSS else wording.does
    text = tuple(tell(face, spec, scene.t))
    return Card(
        f"hr-{slug(place)}-{slug(piece.id)}",
        tuple(targets),
        label_of(scene, card, lies, text),
        capital(scene.name(face)),
        capital(wording.short(face, scene.t)),
        face,
        wording.kind(card, spec),
        faction,
        scene.t.text(f"faction-letter-{game.FACTION[card]}"),
        wording.cost(card, spec) if card >= game.FIRE_GEM else -1,
        wording.shield(card, spec) if game.IS_CHAMPION[card] else 0,
        points(scene, data.MAIN[card], faction),
        points(scene, data.SECOND[card], faction),
        points(scene, data.SACRIFICED[card], faction),
        game.EITHER_OR[card],
        piece.id,
        lies,
        text,
    )


def label_of(scene: Scene, card: int, lies: Sequence[str], text: Sequence[str]) -> str:
    """What a screen reader says of a card: its name, its numbers, how it lies, what it does."""
    t, spec = scene.t, scene.sentences.spec
    told = [capital(scene.name(game.CARDS.by_value[card]))]
    told += [t.text(f"faction-{game.FACTION[card]}")] if game.FACTION[card] else []
    told += [t.text("aside-cost", cost=wording.cost(card, spec))] if card >= game.FIRE_GEM else []
    kind = t.text(f"kind-{wording.kind(card, spec)}")
    told.append(kind)
    if game.IS_CHAMPION[card]:
        told.append(t.text("aside-shield", shield=wording.shield(card, spec)))
    told += [t.text(f"page-lies-{how}") for how in lies if how != "upright"]
    return ". ".join((", ".join(told), *text))


def cards_of(scene: Scene, name: str) -> tuple[Card, ...]:
    """The cards of an area."""
    return tuple(card_of(scene, piece, name) for piece in scene.view.area(name).pieces)


def row(scene: Scene) -> tuple[Card | None, ...]:
    """The market; a stall without a card stays empty."""
    pieces = scene.view.area("row").pieces
    return tuple(card_of(scene, p, "row") if p.face else None for p in pieces)


def spread(scene: Scene, area: Area) -> bool:
    """Whether a card of a pile may be picked."""
    return any(scene.state((f"{area.id}/{piece.face}",)) for piece in area.pieces)


def pile(scene: Scene, name: str) -> Pile:
    """A pile of cards; of those in the open the last one lies on top."""
    area = scene.view.area(name)
    found, hidden = cards_of(scene, name), name in _HIDDEN
    title = scene.t.text(f"area-{name.partition('.')[0]}")
    label = scene.t.text("page-pile", pile=title, count=area.count)
    top = found[-1] if found and not hidden else None
    if top is not None:
        label = scene.t.text("page-top", text=label, card=top.name)
    if len(found) > 1 and not hidden:
        names = wording.counted(sorted((c.face for c in found), key=wording.card), scene.t, True)
        label = scene.t.text("page-all", text=label, list=names)
    opened = spread(scene, area) and not hidden
    return Pile(
        f"hr-pile-{slug(name)}",
        name,
        name.partition(".")[0],
        title,
        label,
        area.count,
        top,
        found if hidden else (),
        found if opened else (),
    )


# -- the Boss -------------------------------------------------------------------------------------


def boss_of(scene: Scene) -> Boss:
    """The Boss: who he is, how he stands."""
    view, t, spec = scene.view, scene.t, scene.sentences.spec
    token, which = wording.boss_of(view)
    face = game.CARDS.by_value[which]
    card = card_of(scene, Piece("boss", face, "", ()), "boss")
    health, shield = view.counter("boss-health"), view.counter("boss-shield")
    told = [
        capital(scene.name(face)),
        t.text(f"faction-{game.FACTION[which]}"),
        t.text("page-health", health=health),
        t.text("aside-shield", shield=shield),
    ]
    reserve = [Point(kind, str(view.counter(f"boss-{kind}"))) for kind in ("combat", "gold")]
    return Boss(
        ("boss", f"boss/{face}", f"boss/{token}"),
        ". ".join((", ".join(told), *wording.boss_does(face, spec, t))),
        capital(wording.short(face, t)),
        token,
        health,
        max(number(scene, data.BOSS_HEALTH), health),
        shield,
        card,
        capital(wording.power_text(view, spec, t)),
        "power" in view.marks,
        tuple(p for p in reserve if p.text != "0"),
    )


def face_of(scene: Scene, face: str, place: str, id: str) -> Face:
    """A behaviour card."""
    which = game.CARDS.by_token[face]
    value = wording.face_value(which, scene.sentences.spec)
    kind = "gold" if wording.is_gold_face(which) else "combat"
    key = "picture-face-gold" if kind == "gold" else "picture-face-attack"
    told = capital(scene.t.text(key, face=face, points=value))
    label = ", ".join((told, scene.t.text(f"area-{place}")))
    what = scene.t.text(f"page-face-{kind}")
    name = capital(scene.name(face))
    return Face(
        f"hr-{place}-{slug(id)}", (f"{place}/{face}",), label, name, face, kind, value, what
    )


def faces(scene: Scene, place: str) -> tuple[Face, ...]:
    """The behaviour cards that lie somewhere."""
    pieces = scene.view.area(place).pieces
    return tuple(face_of(scene, p.face, place, p.id) for p in pieces)


def choices(scene: Scene) -> tuple[Face, ...]:
    """The behaviour cards of which one is chosen, each with what the Boss will then do."""
    left = wording.faces_left(scene.view)
    out = []
    for face in dict.fromkeys(left):
        made = face_of(scene, face, "unused", f"choice-{face}")
        choice = choice_of(scene, face)
        label = ". ".join(filter(None, (made.label, choice.told)))
        out.append(made._replace(many=left.count(face), label=label, choice=choice))
    return tuple(out)


def choice_of(scene: Scene, face: str) -> Choice:
    """What a behaviour card leads to."""
    spec, view, t = scene.sentences.spec, scene.view, scene.t
    which = game.CARDS.by_token[face]
    told = t.text("picture-and").join(foreseen_parts(view, spec, t, which))
    seen = foresee(view, spec, which)
    return Choice(attack_of(seen), taken(scene, seen), capital(told))


def attack_of(seen: Foreseen) -> str:
    """The Boss's attack as far as it is known, or what it may be."""
    if not seen.courses:
        return ""
    low, high = seen.attacks
    return str(low) if low == high else f"{low}–{high}"


def taken(scene: Scene, seen: Foreseen) -> tuple[Taken, ...]:
    """The cards of the market that the Boss goes for, each once."""
    found: dict[tuple[str, int], None] = {}
    for course in seen.courses:
        if course.market in (TAKES, DROPS):
            found[course.market, course.card] = None
        found |= {("buy", card): None for card in course.bought}
    return tuple(taken_card(scene, how, game.CARDS.by_value[card]) for how, card in found)


def taken_card(scene: Scene, how: str, face: str) -> Taken:
    """A card and how it goes to the Boss, or away."""
    faction = game.FACTIONS.by_value[game.FACTION[game.CARDS.by_token[face]]]
    return Taken(how, face, capital(scene.name(face)), faction)


def recap(scene: Scene) -> Choice | None:
    """What the Boss has done in his last turn, as it was told; none before his first."""
    told = scene.lately(_LATELY)
    begun = [at for at, one in enumerate(told) if one.name == "boss-turn"]
    if not begun:
        return None
    part = told[begun[-1] :]
    t = scene.t
    takes = []
    for one in part:
        if one.name in _TAKEN:
            how, name = _TAKEN[one.name]
            takes.append(taken_card(scene, how, one.token(name)))
    attack = [one.arg("points") for one in part if one.name == "boss-attacks"]
    lost = sum(one.arg("points") for one in part if one.name == "wounded")
    keys = {TAKES: "foresee-take", DROPS: "foresee-drop", "buy": "foresee-buy"}
    texts = [t.text(keys[x.how], list=wording.short(x.face, t)) for x in takes]
    texts += [t.text("foresee-attack", points=str(points)) for points in attack]
    texts.append(t.text("page-lost", points=lost))
    strike = str(attack[-1]) if attack else ""
    return Choice(strike, tuple(takes), capital(t.text("picture-and").join(texts)))


def clock(scene: Scene) -> Clock:
    """The turn counter: gems from those that are spent to the last one."""
    area, t = scene.view.area("gems"), scene.t
    whole = max(number(scene, data.CLOCK), area.count)
    turned = ["reversed" in piece.marks for piece in area.pieces]
    gems = ["spent"] * (whole - area.count) + ["turned" if back else "left" for back in turned]
    cost = number(scene, data.CARD[game.FIRE_GEM] + data.COST)
    told = [t.text("page-clock", count=area.count)]
    ahead = [i for i, back in enumerate(turned) if back]
    told += [
        t.text("picture-reinforcements", list=t.text("picture-reinforcement-at", count=i + 1))
        for i in ahead
    ]
    label = ", ".join(told)
    name = capital(scene.name("fire-gem"))
    offer = t.text("page-gem", cost=cost)
    is_turned = bool(turned) and turned[0]
    text = tuple(wording.does("fire-gem", scene.sentences.spec, t))
    return Clock(label, area.count, tuple(gems), name, offer, cost, is_turned, text)


def reckoned(scene: Scene) -> Reckoned | None:
    """How totals come about; in the hero's turn also what the Boss will do after it."""
    view = scene.view
    told = teller_of(NAME).explain(Look(view, scene.sentences))
    face = view.area("behaviour").pieces
    if wording.turn_of_boss(view) or not told or not face:
        return Reckoned(tuple(told)) if told else None
    return Reckoned(tuple(told[:-1]), told[-1].title, choice_of(scene, face[0].face))


# -- the hero -------------------------------------------------------------------------------------


def acts(scene: Scene) -> tuple[Act, ...]:
    """What may be done with the card that is picked, where that is more than one thing."""
    if not scene.picked:
        return ()
    found = sorted(t for t in scene.open | scene.picked if t.startswith("act/"))
    return tuple(
        Act((at,), f"hr-{slug(at)}", capital(scene.t.text(f"board-{at.replace('/', '-')}")))
        for at in found
    )


def sums(scene: Scene) -> tuple[Sum, ...]:
    """The hero's numbers; those that are seldom are told where there are any."""
    view, t = scene.view, scene.t
    always = [("health", "health"), ("gold", "gold"), ("combat", "combat")]
    seldom = [("discards", "discards"), ("combat", "blow"), ("health", "unhealed")]
    return tuple(
        Sum(kind, t.text(f"counter-{name}"), view.counter(name))
        for kind, name in (*always, *(s for s in seldom if view.counter(s[1])))
    )


def picture(token: str, _t: Texts) -> Markup:
    """The picture of a card alone."""
    return figure(f"hero-realms/art.svg#{token}")


#: The pictures of its card on the first page.
COVER: Final = ("boss-rayla", "boss-torgen", "boss-borg")
THEME: Final = Theme(draw, "hero-realms/table.css", ("won",), COVER, picture, sprite)
