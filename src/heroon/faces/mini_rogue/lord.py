"""MINI ROGUE: the Overlord's board: omen points, marker, hand, powers, Reinforcement cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from heroon.board.types import Card, Die, Panel, Pile, Row, Seat, Thing, Value
from heroon.games.mini_rogue import cards as c
from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.foes import armour_of, damage_of, full_hp
from heroon.games.mini_rogue.overlord import cost_of
from heroon.kernel import PASS

from . import powers
from .rooms import KINDS
from .rooms import told as room_told
from .scene import Sight, capital
from .seen import mode_of, place_of, room_at, seats_of
from .terms import as_foe

#: What an Overlord's power leaves on the Zone: counters, with the picture of each.
_LAID: Final = {
    "armed": "mechanism",
    "watch": "watch",
    "contagion": "contagion",
    "carnage": "carnage",
}


def board(scene: Sight) -> Seat:
    """Make the Overlord's seat with all that belongs to it; what is hidden only as numbers."""
    view = scene.view
    mode = mode_of(view)
    who = seats_of(view) if mode == "overlord" else -1
    lord = scene.marks["lord"]
    name = scene.player(who) if who >= 0 else scene.name(lord)
    role = scene.name(lord) if who >= 0 else scene.text("option-mode-automa")
    return Seat(
        id="lord",
        label=scene.labelled(name, role),
        at=("lord", *((f"seat/{who}",) if who >= 0 else ())),
        style=("overlord", *(("lording",) if scene.lord else ())),
        art=lord,
        seat=who,
        name=name,
        role=role,
        own=scene.lord,
        turn=who >= 0 and bool(view.awaited >> who & 1),
        won=who >= 0 and bool(view.result) and view.result[who] > 0,
        parts=tuple(_parts(scene, who)),
    )


def _parts(scene: Sight, who: int) -> Iterator[Thing]:
    if who >= 0:
        yield _track(scene, "omen", c.MAX_OMEN)
    yield _track(scene, "marker", c.TRACK + seats_of(scene.view) - 1)
    yield from _laid(scene)
    if who >= 0:
        yield _hand(scene, who)
    yield _powers(scene)
    yield _sides(scene)
    if scene.lord or scene.view.counter("zone") == c.LAST_ZONE:
        yield _avatar(scene)


def _track(scene: Sight, name: str, at: int) -> Value:
    """Make the track of omen points or of the reinforcement marker."""
    view = scene.view
    most = scene.look.sentences.spec.numbers[at].value
    n = view.counter(name)
    called = scene.text(f"counter-{name}")
    told = scene.text("board-of", what=called, n=n, most=most)
    left = view.area("reserve").count
    if name == "marker":
        told = ", ".join((told, scene.labelled(scene.text("area-reserve"), str(left))))
    return Value(
        id=name,
        label=told,
        at=(name,),
        style=(name,),
        art="omen" if name == "omen" else "militia",
        name=called,
        value=n,
        most=most,
        track=True,
    )


def _laid(scene: Sight) -> Iterator[Value]:
    """Make notes on powers that wait for the next Room, or last in this fight."""
    for name, art in _LAID.items():
        if scene.view.counter(name):
            told = scene.text(f"counter-{name}")
            yield Value(
                id=f"laid.{name}",
                label=told,
                at=(f"power/{'mechanism' if name == 'armed' else name}",),
                style=("ill", "laid"),
                art=art,
                value=told,
            )


def _hand(scene: Sight, who: int) -> Row:
    """Make the row of Rooms in the hand; of another's hand only how many there are."""
    area = scene.view.area("hand")
    name = scene.text("area-hand")
    cards: list[Card] = [
        Card(
            id=f"hand.{piece.face}",
            label=scene.labelled(scene.name(piece.face), _note(scene, piece.face)),
            at=(f"hand/{piece.face}",),
            style=("held", KINDS[piece.face]),
            art=piece.face,
            name=scene.name(piece.face),
            index=scene.name(piece.face),
            note=_note(scene, piece.face),
        )
        for piece in area.pieces
    ]
    if not cards:
        told = scene.text("board-held", n=area.count)
        cards.append(
            Card(id="hand.backs", label=told, at=("hand",), style=("held", "backs"), art="back",
                 name=told, index=told)
        )  # fmt: skip
    return Row(id="hand", label=scene.whose(name, who), name=name, items=tuple(cards), kind="strip")


def _kind(scene: Sight, room: str) -> str:
    return scene.text(f"board-kind-{KINDS[room]}")


def _note(scene: Sight, room: str) -> str:
    """Return the kind of a Room; empty where its name says it, as for the Merchant."""
    kind = _kind(scene, room)
    return kind if kind != scene.name(room) else ""


def _powers(scene: Sight) -> Row:
    """Make the row of powers, each with its price, and if it can be used now or why not."""
    g = scene.run()
    found = powers.offered(scene.view)
    cards = []
    for power in powers.powers_of(g):
        name = scene.name(power)
        now = powers.state(scene, g, power)
        lit = power in found
        cost = cost_of(g, w.POWER.by_token[power]) if g.mode == w.OVERLORD else 0
        told = ", ".join((scene.text(f"cost-{power}"), now)) if g.mode == w.OVERLORD else now
        cards.append(
            Card(
                id=f"power.{power}",
                label=scene.labelled(name, told),
                at=(f"power/{power}",),
                style=("power", "ready" if lit else "spent"),
                art=power,
                name=f"{name} · {cost}" if cost else name,
                index=f"{name} · {cost}" if cost else name,
                note=now,
            )
        )
    name = scene.text("board-powers")
    return Row(id="powers", label=name, name=name, items=tuple(cards), kind="strip")


def _sides(scene: Sight) -> Row:
    """Make the row of the board's four sides, with what lies there."""
    cards = []
    for side in w.SIDE.tokens:
        faces = [piece.face for piece in scene.view.area(f"on-{side}").pieces]
        name = scene.text(f"board-side-{side}")
        told = [side_does(scene, face, side) for face in faces]
        note = scene.text("board-semi").join(told) or scene.text("board-side-empty")
        cards.append(
            Card(
                id=f"side.{side}",
                label=scene.labelled(name, note),
                at=(f"side/{side}",),
                style=("side", "full" if faces else "none"),
                art={"rooms": "exit", "power": "omen", "combat": "damage"}.get(side, "avatar"),
                name=name,
                index=name,
                note=note,
            )
        )
    name = scene.text("board-sides")
    return Row(id="sides", label=name, name=name, items=tuple(cards), kind="strip")


def side_does(scene: Sight, card: str, side: str) -> str:
    """Tell what a Reinforcement card does from a side; at the powers only which it gives."""
    if side == "power":
        return scene.name(powers_on(card))
    return scene.text(f"side-{card}-{side}")


def powers_on(card: str) -> str:
    """Return the power that a Reinforcement card gives."""
    number = w.HAND + w.REINFORCEMENT.by_token[card] - w.CUTTHROATS
    return w.POWER.by_value[number]


def _avatar(scene: Sight) -> Value:
    """Make the Avatar's note: its numbers if it were met now."""
    told = avatar_told(scene)
    name = scene.name("avatar")
    return Value(
        id="avatar",
        label=scene.labelled(name, told),
        at=("card/avatar",),
        style=("ill", "avatar"),
        art="avatar",
        name=name,
        value=told,
    )


def avatar_told(scene: Sight) -> str:
    """Tell the HP, armour and damage of the Avatar, with what Reinforcement cards add."""
    g = as_foe(scene.run(), w.AVATAR, (1 << seats_of(scene.view)) - 1)
    hp, armour, damage = full_hp(g), armour_of(g), damage_of(g)
    again = damage_of(as_foe(g, w.AVATAR_AGAIN, g.fighters))
    return scene.text("board-avatar", hp=hp, armour=armour, damage=damage, again=again)


# -- the question ---------------------------------------------------------------------------------


def choices(scene: Sight) -> tuple[Thing, ...]:
    """Make a card for each power that can be used, and for each other answer."""
    out: list[Thing] = []
    for power in powers.offered(scene.view):
        out += _faces(scene) if power == "hand" else [_power(scene, power)]
    words = scene.look.sentences.spec.words
    for word in scene.view.words:
        verb, _, rest = words.text[word].partition(":")
        if verb in ("exchange", "keep", "place"):
            out.append(_other(scene, word, verb, rest))
    return tuple(out)


def now(scene: Sight) -> Iterator[Panel]:
    """Make the panel of what comes if no power is used."""
    told = [capital(line) for line in left(scene)]
    if told:
        name = scene.text("board-now")
        text = scene.text("board-semi").join(told)
        yield Panel(id="now", label=scene.labelled(name, text), at=("now",), name=name, text=text)


def left(scene: Sight) -> Iterator[str]:
    """Tell what comes if no power is used: the die as it lies, or the Room that is entered."""
    if scene.prompt == "omen-die":
        yield from powers.lies(scene)
    elif scene.prompt == "omen-room":
        room = room_at(scene.view, place_of(scene.view, scene.own))
        if room in KINDS:
            yield scene.labelled(scene.player(scene.own), scene.name(room))
            if not int(scene.marks["past"]) >> scene.own & 1:  # who slips past does not resolve it
                yield from room_told(scene, room, scene.own)


def _power(scene: Sight, power: str) -> Panel:
    name = scene.name(power)
    text = scene.text("board-semi").join(powers.told(scene, power))
    return Panel(
        id=f"act.power.{power}",
        label=scene.labelled(name, text),
        at=(f"power/{power}",),
        style=("act", "verb-power", *(("aimed",) if _aimed(scene, power) else ())),
        art=power,
        name=name,
        text=text,
    )


def _aimed(scene: Sight, power: str) -> bool:
    """Return whether a power needs a target."""
    words = scene.look.sentences.spec.words
    found = powers.offered(scene.view).get(power, [])
    return any(len(powers.targets(word, scene.view, words)) > 1 for word in found)


def _faces(scene: Sight) -> list[Thing]:
    """Make the Hand of Fate: a die for each face to which the lying one can be set."""
    words = scene.look.sentences.spec.words
    found = powers.offered(scene.view)["hand"]
    dice = []
    for word in found:
        face = words.text[word].partition(":")[2]
        does = powers.face_does(scene, int(face))
        name = scene.text("board-faces")
        dice.append(
            Die(
                id=f"face.{face}",
                label=", ".join((f"{name} {face}", *([does] if does else []))),
                at=(f"face/{face}",),
                style=("dungeon", "face"),
                face=face,
                note=does,
            )
        )
    name = scene.name("hand")
    price = powers.price(scene, scene.run(), "hand")
    label = scene.labelled(name, ", ".join(price))
    return [Row(id="faces", label=label, name=label, items=tuple(dice), kind="dice")]


def _other(scene: Sight, word: int, verb: str, rest: str) -> Panel:
    """Make the card of a Room of the hand, of a side, or of leaving all as it is."""
    text = scene.look.sentences.spec.words.text[word]
    name = scene.look.sentences.word(word, scene.view)
    lines = list(said(scene, word, verb, rest))
    art = rest if verb == "exchange" else ""
    if verb == "keep":
        art = room_at(scene.view, w.CELL.by_value[int(scene.marks["moment"])])
    at = f"act/{text}"
    if verb == "exchange":
        at = f"hand/{rest}"
    elif verb == "place":
        at = f"side/{rest}"
        card = scene.view.area("drawn").pieces[0].face
        name, art = scene.text(f"board-side-{rest}"), card
    told = scene.text("board-semi").join(capital(line) for line in lines)
    kind = KINDS.get(rest, "")
    return Panel(
        id=f"act.{text}",
        label=scene.labelled(name, told),
        at=(at,),
        style=("act", f"verb-{verb}", *((kind,) if kind else ())),
        art=art,
        name=name,
        text=told,
    )


def reason(scene: Sight, word: int) -> str:
    """Tell why an answer may be the best: what comes without a power, what it does instead."""
    verb, _, rest = scene.look.sentences.spec.words.text[word].partition(":")
    semi = scene.text("board-semi")
    told = []
    lines = list(left(scene))
    if lines:
        told.append(scene.labelled(scene.text("board-now"), semi.join(lines)))
    if verb == "divine":
        told.append(scene.text("advice-divine"))
    elif word == PASS and not lines:
        told.append(scene.text("advice-wait", n=scene.view.counter("omen")))
    elif word != PASS:
        told.append(semi.join(said(scene, word, verb, rest)))
    return " ".join(f"{capital(line)}." for line in told if line)


def said(scene: Sight, word: int, verb: str, rest: str) -> Iterator[str]:
    """Tell what an Overlord's answer comes to, in short phrases."""
    power = powers.of(word)
    if verb == "hand":
        yield from powers.price(scene, scene.run(), power)
        does = powers.face_does(scene, int(rest))
        yield from [does] if does else []
    elif power:
        yield from powers.price(scene, scene.run(), power)
        if power == "fate":
            yield from powers.faces(scene)
    elif verb == "keep":
        cell = w.CELL.by_value[int(scene.marks["moment"])]
        room = room_at(scene.view, cell)
        kind = _note(scene, room)
        named = ", ".join((scene.name(room), *([kind] if kind else [])))
        yield scene.labelled(scene.text("board-stays", cell=cell), named)
        yield from room_told(scene, room, scene.own)
    elif verb == "exchange":
        kind = _note(scene, rest)
        yield from [kind] if kind else []
        yield from room_told(scene, rest, scene.own)
    elif verb == "place":
        yield _placed(scene, scene.view.area("drawn").pieces[0].face, rest)
        faces = [piece.face for piece in scene.view.area(f"on-{rest}").pieces]
        if faces:
            told = [side_does(scene, face, rest) for face in faces]
            yield scene.text("rogue-holds", what=scene.text("board-semi").join(told))


def _placed(scene: Sight, card: str, side: str) -> str:
    """Tell what a Reinforcement card would do from a side; of a power it gives, what it does."""
    if side == "power":
        power = powers_on(card)
        return scene.labelled(scene.name(power), scene.text(f"power-{power}"))
    return scene.text(f"side-{card}-{side}")


def drawn(scene: Sight) -> Iterator[Pile]:
    """Make the Reinforcement card that waits for its place."""
    area = scene.view.area("drawn")
    for piece in area.pieces:
        name = scene.name(piece.face)
        yield Pile(
            id="drawn",
            label=scene.labelled(scene.text("area-drawn"), name),
            at=(f"card/{piece.face}",),
            style=("open",),
            art=piece.face,
            name=scene.labelled(scene.text("area-drawn"), name),
            count=1,
        )
