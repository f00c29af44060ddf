"""Hero Realms solo: the board, built from what the hero sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from heroon.board.model import Look, Model
from heroon.board.types import (
    Board,
    Card,
    Mark,
    Panel,
    Pile,
    Row,
    Seat,
    Step,
    StepState,
    Sum,
    Term,
    Thing,
    Value,
    Zone,
)
from heroon.games.hero_realms import cards as data
from heroon.games.hero_realms import words as w
from heroon.kernel import GameSpec, Piece, View
from heroon.texts import Texts

from . import wording
from .consequence import foresee, play_all
from .foresight import foresee as foresee_turn
from .teller import targets, turn
from .terms import foreseen_parts, own_attack, taken_cards
from .what import CREDIT

#: The areas of cards that serve the Boss.
_BOSS: Final = ("zone", "shown")
#: Piles whose cards nobody sees, but for those that were put on top.
_HIDDEN: Final = ("market", "deck.0")
#: What is seen on a card by how it lies.
_SIGNS: Final = {"tilted": "↷", "new": "★", "ally-used": "✓"}


class _Scene:
    """A look at the table, with what the parts of a board are made of."""

    def __init__(self, look: Look):
        self.look = look
        self.view: View = look.view
        self.t: Texts = look.t
        self.spec: GameSpec[Any] = look.sentences.spec
        self.asked = {
            target
            for word in look.view.words
            for target in targets(word, look.view, self.spec.words)
        }

    def text(self, key: str, **given: str | int) -> str:
        return self.t.text(key, **given)

    def name(self, face: str) -> str:
        return capital(self.t.noun(face))

    def number(self, at: int) -> int:
        """Return a number of the card data, which the owner of the box may have corrected."""
        return wording.values(self.spec)[at]


def capital(text: str) -> str:
    """Write a text with a capital in front."""
    return text[:1].upper() + text[1:]


def board(look: Look) -> Board:
    """Build the board as the hero sees it: the Boss, the market, the hero's cards, the hand."""
    scene = _Scene(look)
    chooses = look.view.prompt == "behaviour"
    away = [_boss(scene), _faces(scene, chooses), _clock(scene)]
    away += [*_comes(scene, chooses), *_ahead(scene, chooses)]
    away.append(_zone(scene))
    centre = [*([_choices(scene)] if chooses else []), _market(scene), _beside(scene)]
    home = [_champions(scene), _played(scene)]
    hand = (_hero(scene), _hand(scene), _own_piles(scene))
    zones = (
        Zone(name="away", parts=tuple(away)),
        Zone(name="centre", parts=tuple(centre)),
        Zone(name="home", parts=tuple(home)),
        Zone(name="hand", parts=hand),
    )
    if not look.view.counter("turns"):
        return Board(title=scene.text("picture-title-setup"), zones=zones)
    return Board(title=turn(look.view, look.t), zones=zones, steps=_steps(scene))


def _steps(scene: _Scene) -> tuple[Step, ...]:
    """Make the phases of a turn: the behaviour card, the hero's cards, the Boss."""
    view = scene.view
    if view.result:
        return ()
    now = 0 if view.prompt == "behaviour" else 2 if wording.turn_of_boss(view) else 1
    names = (scene.text("phase-behaviour"), scene.text("phase-play"), scene.text("area-boss"))
    states: tuple[StepState, ...] = ("done", "now", "later")
    return tuple(
        Step(name=name, state=states[1 + (i > now) - (i < now)]) for i, name in enumerate(names)
    )


# -- cards ----------------------------------------------------------------------------------------


def _card(scene: _Scene, piece: Piece, place: str) -> Card:
    """Make a card: its numbers, what it does for the side it serves, how it lies."""
    face, spec, t = piece.face, scene.spec, scene.t
    which = w.CARDS.by_token[face]
    lies = tuple(mark for mark in piece.marks if ":" not in mark)
    at = [f"{place}/{face}", *(f"{place}/{face}.{how}" for how in lies if how in w.LIES.tokens)]
    lines = _for_boss(scene, face) if place in _BOSS else wording.does(face, spec, t)
    kind = wording.kind(which, spec)
    faction = w.FACTIONS.by_value[w.FACTION[which]]
    values = _values(scene, which, piece.id)
    marks = tuple(
        Mark(sign=f"mark-{how}", label=scene.text(f"page-lies-{how}"), short=_SIGNS[how])
        for how in lies
        if how in _SIGNS
    )
    of = [scene.text(f"faction-{w.FACTION[which]}")] if w.FACTION[which] else []
    note = ", ".join([*of, scene.text(f"kind-{kind}")])
    said = [scene.name(face), note, *(v.label for v in values), *(m.label for m in marks)]
    return Card(
        id=piece.id,
        label=". ".join((", ".join(said), *map(capital, lines))),
        at=tuple(at),
        style=("card", kind, f"of-{faction}", *(f"lies-{how}" for how in lies)),
        art=face,
        name=scene.name(face),
        index=capital(wording.short(face, t)),
        text="\n".join(map(capital, lines)),
        note=note,
        values=values,
        marks=marks,
    )


def _for_boss(scene: _Scene, face: str) -> list[str]:
    """List what a card does for the Boss, a text for each ability."""
    ally = wording.boss_ally(face, scene.spec, scene.t)
    told = [wording.boss_main(face, scene.spec, scene.t)]
    return [*told, scene.text("does-ally", text=ally)] if ally else told


def _values(scene: _Scene, which: int, id: str) -> tuple[Value, ...]:
    """Make the price of a card, and the shield of a champion."""
    found = []
    if which >= w.FIRE_GEM:
        price = wording.cost(which, scene.spec)
        told = scene.text("aside-cost", cost=price)
        found.append(Value(id=f"{id}.cost", label=told, name=scene.text("board-cost"), value=price))
    if w.IS_CHAMPION[which]:
        points = wording.shield(which, scene.spec)
        told = scene.text("aside-shield", shield=points)
        name = scene.text("board-shield")
        found.append(Value(id=f"{id}.shield", label=told, name=name, value=points))
    return tuple(found)


def _cards(scene: _Scene, name: str) -> tuple[Card, ...]:
    """Make the cards of an area."""
    return tuple(_card(scene, piece, name) for piece in scene.view.area(name).pieces if piece.face)


def _row(scene: _Scene, id: str, items: Sequence[Thing], *, hand: bool = False) -> Row:
    name = scene.text(f"area-{id.partition('.')[0]}")
    return Row(id=id, label=name, name=name, items=tuple(items), kind="hand" if hand else "list")


# -- the Boss -------------------------------------------------------------------------------------


def _boss(scene: _Scene) -> Seat:
    """Make the Boss: who he is, his health and shield, his combat and gold of this turn."""
    view, t = scene.view, scene.t
    token, which = wording.boss_of(view)
    face = wording.face(which)
    health, shield = view.counter("boss-health"), view.counter("boss-shield")
    lines = wording.boss_does(face, scene.spec, t)
    faction = w.FACTIONS.by_value[w.FACTION[which]]
    name = capital(wording.short(face, t))
    told = [scene.name(face), scene.text(f"faction-{w.FACTION[which]}")]
    told += [scene.text("page-health", health=health), scene.text("aside-shield", shield=shield)]
    parts: list[Thing] = [
        Card(
            id=f"boss.{token}",
            label=". ".join((", ".join(told), *lines)),
            at=("boss", f"boss/{face}", f"boss/{token}"),
            style=("boss", f"of-{faction}"),
            art=f"boss-{token}",
            name=name,
            text=wording.boss_short(face, scene.spec, t),
        ),
        _number(scene, "boss-health", most=max(scene.number(data.BOSS_HEALTH), health)),
        _number(scene, "boss-shield"),
    ]
    parts += [_number(scene, name) for name in ("boss-combat", "boss-gold") if view.counter(name)]
    power = wording.power_text(view, scene.spec, t)
    if power:
        head = scene.text("picture-power")
        on = ("power", *(("on",) if "power" in view.marks else ()))
        label = scene.text("labelled", label=head, text=capital(power))
        parts.append(Panel(id="power", label=label, style=on, name=head, text=capital(power)))
    return Seat(
        id="boss", label=scene.name(face), style=(f"of-{faction}",), seat=-1,
        name=scene.text("area-boss"),
        parts=tuple(parts), turn=wording.turn_of_boss(view) and not view.result,
    )  # fmt: skip


#: The name of a number, as its board says it shortly, and the sign of what it counts.
_NUMBERS: Final = {
    "health": ("health", "is-health"),
    "gold": ("gold", "is-gold"),
    "combat": ("combat", "is-combat"),
    "discards": ("discards", "discards"),
    "blow": ("blow", "is-combat"),
    "unhealed": ("unhealed", "is-health"),
    "boss-health": ("health", "is-health"),
    "boss-shield": ("shield", "is-shield"),
    "boss-combat": ("combat", "is-combat"),
    "boss-gold": ("gold", "is-gold"),
}


def _number(scene: _Scene, name: str, most: int = 0) -> Value:
    """Make a counter of the hero or the Boss; with `most` it is a bar."""
    key, art = _NUMBERS[name]
    value: int | str = scene.view.counter(name)
    if name == "discards":  # each of them is spent alone
        marks = (mark.partition(":") for mark in scene.view.marks)
        value = " + ".join(points for of, _, points in marks if of == "credit")
    label = scene.text("labelled", label=scene.text(f"counter-{name}"), text=str(value))
    style = ("sum", *(("nil",) if not value else ()))
    short = scene.text(f"board-{key}")
    at = (CREDIT,) if name == "discards" else ()
    return Value(
        id=f"count.{name}", label=label, at=at, style=style, art=art, name=short, value=value,
        most=most,
    )  # fmt: skip


def _face(scene: _Scene, piece: Piece, place: str, at: bool = True) -> Card:
    """Make a behaviour card: its value, gold or attack, and where it lies."""
    which = w.CARDS.by_token[piece.face]
    value = wording.face_value(which, scene.spec)
    kind = "gold" if wording.is_gold_face(which) else "combat"
    key = "picture-face-gold" if kind == "gold" else "picture-face-attack"
    told = capital(scene.text(key, face=piece.face, points=value))
    return Card(
        id=piece.id,
        label=", ".join((told, scene.text(f"area-{place}"))),
        at=(f"{place}/{piece.face}",) if at else (),
        style=("face", f"face-{kind}", place),
        art=piece.face,
        name=scene.name(piece.face),
        index=scene.name(piece.face),
        note=", ".join([scene.text(f"page-face-{kind}"), scene.text(f"board-{place}")]),
        values=(_worth(scene, piece.id, value),),
    )


def _worth(scene: _Scene, id: str, value: int) -> Value:
    """Make the value of a behaviour card."""
    name = scene.text("board-worth")
    return Value(id=f"{id}.worth", label=f"{name} {value}", name=name, value=value)


def _faces(scene: _Scene, chooses: bool) -> Row:
    """Make the row of behaviour cards: the one face up, those to come, those used."""
    places = ("behaviour", "behaved") if chooses else ("behaviour", "unused", "behaved")
    items = [
        _face(scene, piece, place)
        for place in places
        for piece in scene.view.area(place).pieces
    ]  # fmt: skip
    name = scene.text("area-behaviour")
    return Row(id="faces", label=name, name=name, items=tuple(items), kind="row")


def _clock(scene: _Scene) -> Value:
    """Make the counter of Fire Gems: one goes with each turn of the Boss."""
    area = scene.view.area("gems")
    ahead = [i for i, piece in enumerate(area.pieces) if "reversed" in piece.marks]
    told = [scene.text("page-clock", count=area.count)]
    told += [
        scene.text(
            "picture-reinforcements", list=scene.text("picture-reinforcement-at", count=i + 1)
        )
        for i in ahead
    ]
    return Value(
        id="clock",
        label=", ".join(told),
        style=("gems",),
        art="gem",
        name=scene.text("area-gems"),
        value=area.count,
        most=max(scene.number(data.CLOCK), area.count),
        ticks=tuple(area.count - i for i in reversed(ahead)),
    )


def _comes(scene: _Scene, chooses: bool) -> list[Thing]:
    """Make notes on when reinforcements come, and when all behaviour cards come back."""
    view = scene.view
    told = []
    ahead = [i for i, p in enumerate(view.area("gems").pieces, 1) if "reversed" in p.marks]
    if ahead:
        turns = ", ".join(scene.text("picture-reinforcement-at", count=i) for i in ahead)
        told.append(("helpers", capital(scene.text("picture-reinforcements", list=turns))))
    if not chooses and wording.face_up(view) and not view.area("unused").count:
        told.append(("all-back", capital(scene.text("picture-all-come-back"))))
    return [Panel(id=id, label=text, style=("waits",), text=text) for id, text in told]


def _zone(scene: _Scene) -> Row:
    """Make the row of the Boss's champions, the actions he uses, the card he has drawn."""
    return _row(scene, "zone", (*_cards(scene, "zone"), *_cards(scene, "shown")))


# -- what comes -----------------------------------------------------------------------------------


def _ahead(scene: _Scene, chooses: bool) -> list[Thing]:
    """Make what the hero's attack comes to now, and what the Boss would do next."""
    view = scene.view
    if chooses or not view.counter("turns") or view.result:
        return []
    out: list[Thing] = []
    if wording.turn_of_boss(view):
        if view.counter("blow"):
            out.append(_number(scene, "blow"))
        return out
    if view.counter("combat"):
        now = own_attack(view, scene.spec, scene.t)
        *terms, last = now.terms
        told = ", ".join(f"{term.text} {term.points}" for term in now.terms)
        out.append(
            Sum(
                id="attack",
                label=scene.text("labelled", label=now.title, text=told),
                name=now.title,
                terms=tuple(Term(term.text, term.points) for term in terms),
                total=last.points,
            )
        )
    face = wording.face_up(view)
    if face:
        out.append(_next(scene, wording.face(face)))
    return out


def _next(scene: _Scene, face: str) -> Panel:
    """Make the panel of what the Boss does next under the behaviour card that lies face up."""
    strike, taken, told = _leads(scene, face, "next")
    name = scene.text("board-next")
    text = capital(scene.text("picture-and").join(told))
    label = scene.text("labelled", label=name, text=text)
    return Panel(id="next", label=label, name=name, text=text, parts=(*strike, *taken))


def _leads(
    scene: _Scene, face: str, id: str
) -> tuple[tuple[Value, ...], tuple[Card, ...], list[str]]:
    """Find what a behaviour card leads to: the attack, the cards that go, texts on all of it."""
    which = w.CARDS.by_token[face]
    seen = foresee_turn(scene.view, scene.spec, which)
    told = foreseen_parts(scene.view, scene.spec, scene.t, which)
    strike: tuple[Value, ...] = ()
    if seen.courses:
        low, high = seen.attacks
        points = str(low) if low == high else f"{low}–{high}"
        label = capital(scene.text("foresee-attack", points=points))
        style = ("strike", *(("sure",) if seen.sure else ()))
        name = scene.text("board-combat")
        strike = (
            Value(
                id=f"{id}.strike", label=label, style=style, art="combat", name=name, value=points
            ),
        )
    taken = tuple(
        Card(
            id=f"{id}.{how}.{card}",
            label=scene.text(f"foresee-{how}", list=wording.short(card, scene.t)),
            style=("taken", f"goes-{how}", f"of-{_faction(card)}"),
            art=card,
            name=scene.name(card),
        )
        for how, card in taken_cards(seen)
    )
    return strike, taken, told


def _faction(face: str) -> str:
    return w.FACTIONS.by_value[w.FACTION[w.CARDS.by_token[face]]]


def _choices(scene: _Scene) -> Row:
    """Make the row of behaviour cards to choose from, each with what the Boss will then do."""
    left = wording.faces_left(scene.view)
    items = []
    for face in dict.fromkeys(left):
        made = _face(scene, Piece(f"choice.{face}", face, "", ()), "unused")
        strike, taken, told = _leads(scene, face, f"choice.{face}")
        many = left.count(face)
        name = made.name if many == 1 else scene.text("picture-count", count=many, card=face)
        items.append(
            Card(
                id=made.id,
                label=". ".join((made.label, *map(capital, told))),
                at=made.at,
                style=("choice", *made.style[1:2], *(("many",) if many > 1 else ())),
                art=face,
                name=name,
                index=made.index,
                text="\n".join(map(capital, told)),
                note=scene.text(f"page-{made.style[1]}"),
                values=(*made.values, *strike),
                parts=taken,
            )
        )
    label = scene.text("page-choice")
    name = scene.text("board-choices")
    return Row(id="choices", label=label, name=name, items=tuple(items), kind="list")


# -- the market -----------------------------------------------------------------------------------


def _market(scene: _Scene) -> Row:
    """Make the row of the five market cards, then the Fire Gem that is for sale."""
    pieces = scene.view.area("row").pieces
    empty = scene.text("board-empty")
    items: list[Thing] = [
        _card(scene, piece, "row")
        if piece.face
        else Card(id=f"stall.{i}", label=empty, style=("bare",), name=empty, face="empty")
        for i, piece in enumerate(pieces)
    ]
    return _row(scene, "row", (*items, _gem(scene)))


def _gem(scene: _Scene) -> Card:
    """Make the Fire Gem on top of the stack.

    One that is turned over is a reinforcement, and not for sale.
    """
    area = scene.view.area("gems")
    turned = bool(area.pieces) and "reversed" in area.pieces[0].marks
    which = w.FIRE_GEM
    lines = wording.does("fire-gem", scene.spec, scene.t)
    price = wording.cost(which, scene.spec)
    label = ". ".join((scene.text("page-gem", cost=price), *map(capital, lines)))
    closed = scene.text("board-closed") if turned else ""
    note = closed or scene.text("board-left-of", count=area.count)
    return Card(
        id="gem",
        label=", ".join(filter(None, (label, note))),
        at=("gems", "gems/fire-gem"),
        style=("card", "item", "of-none", "gem", *(("closed",) if turned else ())),
        art="gem-back" if turned else "fire-gem",
        name=scene.name("fire-gem"),
        index=scene.name("fire-gem"),
        text="\n".join(map(capital, lines)),
        note=note,
        values=_values(scene, which, "gem"),
    )


def _beside(scene: _Scene) -> Row:
    """Make the piles of the market deck, of sacrificed cards and of stunned champions."""
    view = scene.view
    names = ["market", "sacrifice", *(["stunned"] if view.area("stunned").count else [])]
    name = scene.text("board-piles")
    piles = tuple(_pile(scene, one) for one in names)
    return Row(id="piles", label=name, items=piles, kind="strip")


def _pile(scene: _Scene, name: str) -> Pile:
    """Make a pile of cards, which lies spread where one of them is asked for."""
    area = scene.view.area(name)
    hidden = name in _HIDDEN
    title = scene.text(f"area-{name.partition('.')[0]}")
    label = scene.text("page-pile", pile=title, count=area.count)
    cards = _cards(scene, name)
    if cards and not hidden:
        faces = sorted((c.art for c in cards), key=wording.card)
        named = wording.counted(faces, scene.t, True)
        label = scene.text("page-all", text=label, list=named)
    return Pile(
        id=f"pile.{name}",
        label=label,
        at=(name,),
        style=("hidden" if hidden else "seen",),
        name=title,
        count=area.count,
        cards=cards,
        spread=any(set(card.at) & scene.asked for card in cards),
    )


# -- the hero -------------------------------------------------------------------------------------


def _champions(scene: _Scene) -> Row:
    return _row(scene, "champions.0", _cards(scene, "champions.0"))


def _played(scene: _Scene) -> Row:
    return _row(scene, "played.0", _cards(scene, "played.0"))


def _hand(scene: _Scene) -> Row:
    return _row(scene, "hand.0", _cards(scene, "hand.0"), hand=True)


def _own_piles(scene: _Scene) -> Row:
    name = scene.text("board-own-piles")
    piles = tuple(_pile(scene, one) for one in ("deck.0", "discard.0"))
    return Row(id="own-piles", label=name, items=piles, kind="strip")


def _hero(scene: _Scene) -> Seat:
    """Make the hero's counters, rare ones if they are not zero, and effects still to come."""
    view = scene.view
    always = [_number(scene, "health", most=max(scene.number(data.HEALTH), view.counter("health")))]
    always += [_number(scene, name) for name in ("gold", "combat")]
    seldom = [_number(scene, name) for name in ("discards", "unhealed") if view.counter(name)]
    waits = [
        Panel(
            id=f"next.{where}",
            label=scene.text(f"board-next-{where}"),
            style=("waits",),
            text=scene.text(f"board-next-{where}"),
        )
        for where in ("hand", "deck", "action")
        if f"next:{where}" in view.marks
    ]
    name = scene.text("picture-you")
    return Seat(
        id="hero", label=name, seat=0, name=name, own=True,
        turn=not wording.turn_of_boss(view) and not view.result,
        parts=(*always, *seldom, *waits),
    )  # fmt: skip


def styles() -> Iterator[str]:
    """Yield all style names that the things of this board can have."""
    yield from ("card", "face", "choice", "taken", "boss", "bare", "gem", "closed", "many", "drawn")
    yield from ("champion", "guard", "action", "item", "hidden", "seen", "waits", "gems")
    yield from ("sum", "nil", "strike", "sure", "power", "on", "face-gold", "face-combat")
    yield from ("behaviour", "unused", "behaved", "goes-take", "goes-drop", "goes-buy")
    yield from (f"of-{name}" for name in w.FACTIONS.tokens)
    yield from (f"lies-{how}" for how in ("upright", "tilted", "new", "ally-used"))


MODEL: Final = Model(board, foresee=foresee, at_once=play_all)
