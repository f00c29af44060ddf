"""MINI ROGUE: the powers of an Overlord: what each costs, when it can be used, what for.

An Overlord's answer is a power with its target.  Whoever plays the Overlord touches the power, then
what it is aimed at, or the other way round.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from heroon.games.mini_rogue import cards as c
from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.foes import horde, keyword
from heroon.games.mini_rogue.overlord import (
    POWER_OF,
    cost_of,
    has_power,
    symbols_of,
    track,
    used_up,
)
from heroon.games.mini_rogue.rules_answer import blow
from heroon.games.mini_rogue.rules_automa import power_of
from heroon.games.mini_rogue.state import Run
from heroon.kernel import View
from heroon.kernel.words import Vocabulary

from .odds import left_after
from .rooms import BEST, KINDS, test
from .scene import Sight, capital
from .seen import place_of, room_at, seats_of
from .terms import cell, rows

#: Powers that are aimed at a cell, at an adventurer, at a face of the die; the others at nothing.
AT_CELL: Final = ("divine", "veil", "rockfall", "streets")
AT_SEAT: Final = ("famine", "blight", "granaries", "night", "eye")
AT_FACE: Final = ("hand",)
#: The verbs of an Overlord's answers that are no power.
OTHERS: Final = ("peek", "cross", "exchange", "keep", "place")
_DIE: Final = tuple(map(str, range(1, 7)))
#: The face on which an enemy dodges.
_DODGED: Final = 5


def of(word: int) -> str:
    """Return the power that an answer uses, by token; empty for none."""
    return w.POWER.by_value.get(POWER_OF[word], "") if word < len(POWER_OF) else ""


def offered(view: View) -> dict[str, list[int]]:
    """Group the offered answers by the power that they use."""
    found: dict[str, list[int]] = {}
    for word in view.words:
        if of(word):
            found.setdefault(of(word), []).append(word)
    return found


def targets(word: int, view: View, words: Vocabulary) -> tuple[str, ...]:
    """List the targets of an Overlord's answer, the power first; none for other answers.

    Where only one power can be used, or a power has only one target, one touch is enough.
    """
    verb, _, rest = words.text[word].partition(":")
    match verb:
        case "peek":
            return (f"zone/{rest}",)
        case "cross":
            one, _, other = rest.partition("-")
            return f"zone/{one}", f"zone/{other}"
        case "exchange":
            return (f"hand/{rest}",)
        case "place":
            return (f"side/{rest}",)
    power = of(word)
    if not power:
        return ()
    if verb in AT_FACE:
        return (f"face/{rest}",)
    if verb in AT_CELL:
        found = offered(view)
        if len(found[power]) == 1:
            return (f"power/{power}",)
        lonely = len(found) == 1
        return (f"zone/{rest}",) if lonely else (f"power/{power}", f"zone/{rest}")
    if verb in AT_SEAT and seats_of(view) > 1:
        return f"power/{power}", f"seat/{rest}"
    return (f"power/{power}",)


def powers_of(g: Run) -> list[str]:
    """List the Overlord's powers by token; for the Automa those that something sets off."""
    if g.mode == w.AUTOMA:
        return [w.POWER.by_value[power] for power in sorted(set_off(g))]
    return [name for power, name in w.POWER.by_value.items() if has_power(g, power)]


def set_off(g: Run) -> dict[int, tuple[int, int]]:
    """Find what sets off each of the Automa's powers: the trigger, the kind of Room or 0."""
    moments = [(w.ON_DESCENT, 0), (w.ON_REFERENCE, 0)]
    moments += [(w.ON_ENTERING, kind) for kind in range(w.A_MONSTER, w.A_TOMB + 1)]
    found = {power_of(g, *moment): moment for moment in moments}
    return {power: moment for power, moment in found.items() if power >= 0}


def _trigger(scene: Sight, g: Run, power: int) -> str:
    """Tell what sets off a power of the Automa, and how far its marker then moves."""
    trigger, kind = set_off(g).get(power, (w.ON_DESCENT, 0))
    name = next((n for n, k in KINDS.items() if w.TYPE[w.ROOM.by_token[n]] == kind), "")
    when = scene.text(
        "board-trigger",
        trigger=w.TRIGGER.by_value[trigger],
        kind=scene.text(f"board-kind-{KINDS[name]}") if name else "",
    )
    steps = symbols_of(g, power)
    return ", ".join((when, scene.text("board-steps", n=steps))) if steps else when


def state(scene: Sight, g: Run, power: str) -> str:
    """Tell in a few words that a power can be used now, or why not."""
    number = w.POWER.by_token[power]
    if g.mode == w.AUTOMA:
        return _trigger(scene, g, number)
    if power in offered(scene.view):
        return scene.text("board-power-now")
    if used_up(g, number):
        limit = g.numbers[c.POWER_AT[number] + c.POWER_LIMIT]
        return scene.text("board-power-used", limit=limit)
    short = cost_of(g, number) - g.omen
    if short > 0:
        return scene.text("board-power-dear", n=short)
    return scene.text("board-when", power=power)


def price(scene: Sight, g: Run, power: str) -> list[str]:
    """List what a power costs now: omen points, and steps of the marker."""
    number = w.POWER.by_token[power]
    cost, steps = cost_of(g, number), symbols_of(g, number)
    if g.mode == w.AUTOMA:
        return []
    out = [scene.text("rogue-omen", old=g.omen, new=g.omen - cost)] if cost else []
    if steps and g.reserve and g.foe < w.AVATAR:
        most = track(g)
        new = g.marker + steps
        key = "rogue-marker-card" if new >= most else "rogue-marker"
        out.append(scene.text(key, old=g.marker, new=new % most, most=most))
    return out


def told(scene: Sight, power: str) -> Iterator[str]:
    """Tell what stands on the card of a power that can be used now."""
    g = scene.run()
    yield from price(scene, g, power)
    yield capital(scene.text(f"power-{power}"))
    if power == "fate":
        yield from faces(scene)
    if power == "mechanism" and scene.prompt == "omen-room":
        yield test(scene, g, scene.own, BEST)
    found = offered(scene.view)
    words = scene.look.sentences.spec.words
    for word in found.get(power, ())[:1]:
        at = targets(word, scene.view, words)[-1].partition("/")[0]
        if at in ("seat", "face") or (at == "zone" and len(found) > 1):
            key = {"zone": "cell", "seat": "seat", "face": "face"}[at]
            yield capital(scene.text("rogue-aim", at=key))


# -- what a die does ------------------------------------------------------------------------------


def faces(scene: Sight) -> list[str]:
    """List what each face of the die that lies there would do, equal ones together."""
    found = [(face, face_does(scene, int(face))) for face in _DIE]
    told = rows([(face, does) for face, does in found if does], scene.look.t)
    return [*told, *shifted(scene)] if told else []


def face_does(scene: Sight, face: int) -> str:
    """Tell what a face of the Dungeon die does to its roller; empty where that is unknown."""
    g = scene.run()
    seat = scene.own
    if not g.foe:
        return _read(scene, g, seat, face)
    if scene.marks.get("reads") != "dodge":
        return _struck(scene, g, seat, face)
    dodged = scene.text("rogue-face-dodged" if face == _DODGED else "rogue-face-counts")
    g.die = face
    if not left_after(g):
        return scene.text("rogue-face-then", what=dodged, more=scene.text("rogue-face-falls"))
    if keyword(g, c.RANGED):  # its attack is over
        return dodged
    return scene.text("rogue-face-then", what=dodged, more=_struck(scene, g, seat, face))


def _struck(scene: Sight, g: Run, seat: int, face: int) -> str:
    """Tell the HP that an attack with a face costs, and what a Reinforcement card adds to it.

    The dice of a Horde that lie already strike with it.
    """
    g.die = face
    if horde(g):
        g.swarm = sorted([*g.swarm, face])
    cost = blow(g, seat)
    hp = g.hp[seat]
    does = scene.text("rogue-face-nothing")
    if cost:
        does = scene.text("rogue-face-hp", old=hp, new=max(hp - cost, 0))
    cards = [card for card in g.on_combat if g.numbers[c.CARD_AT[card] + c.CARD_FACE] == face]
    for card in cards:
        name = scene.name(w.REINFORCEMENT.by_value[card])
        does = scene.text("rogue-face-with", what=does, more=name)
    return does


def _read(scene: Sight, g: Run, seat: int, face: int) -> str:
    """Tell what a face gives in the adventurer's Room, or for what else the die is read."""
    room = room_at(scene.view, place_of(scene.view, seat))
    number = w.ROOM.by_token.get(room, 0)
    kind = w.TYPE[number]
    t = scene.look.t
    reads = scene.marks.get("reads", "")
    if reads == "uses":
        return scene.text("rogue-face-uses", n=g.numbers[c.CACHE_USES + face - 1])
    if reads == "rewards":
        return cell(g, c.REWARDS + (face - 1) * c.CELL_SIZE, t)
    if kind == w.A_TRAP:
        row = c.ROOM_AT[number] + (face - 1) // 2 * c.TRAP_ROW
        return cell(g, row + (c.TRAP_SUCCESS if g.passed else c.TRAP_FAILURE), t)
    if reads == "offering":
        face = _offered(scene, g, face)
    table = {
        w.A_TREASURE: c.ROOM_AT[number] + c.TREASURE_EFFECT,
        w.A_TOMB: c.ROOM_AT[number],
        w.A_SHRINE: c.ROOM_AT[number],
    }
    at = table.get(kind, 0) if number else 0
    return cell(g, at + (face - 1) * c.CELL_SIZE, t) if at else ""


def _offered(scene: Sight, g: Run, face: int) -> int:
    """Return a face as a Shrine reads it: 1 more for an offering, less for the Idol."""
    face += int(scene.marks.get("offered", "0") != "0" and face < 6)
    if w.IDOL in g.on_rooms:
        face = max(face - g.numbers[c.IDOL_LESS], 1)
    return face


def shifted(scene: Sight) -> list[str]:
    """Tell that the roller of a die may change it by 1, at a Tomb whose test is passed."""
    g = scene.run()
    room = room_at(scene.view, place_of(scene.view, scene.own))
    tomb = w.TYPE[w.ROOM.by_token.get(room, 0)] == w.A_TOMB
    if g.foe or not tomb or not g.passed or "reads" in scene.marks:
        return []
    return [scene.text("rogue-face-shift")]


def lies(scene: Sight) -> list[str]:
    """Tell whose die lies there and for what, and what it does as it lies."""
    thrown = [int(piece.face) for piece in scene.view.area("die").pieces]
    if not thrown:
        return []
    face = thrown[0]  # of a Horde those that are noted lie behind it
    label = scene.text("rogue-lies", face=face)
    does = face_does(scene, face)
    told = [scene.labelled(label, does)] if does else []
    return [*_about(scene), *told, *shifted(scene)]


def _about(scene: Sight) -> list[str]:
    """Tell whose die it is if there are several adventurers, and if it is for the Rewards."""
    out = [scene.player(scene.own)] if seats_of(scene.view) > 1 else []
    if scene.marks.get("reads") == "rewards":
        out.append(scene.text("shelf-rewards"))
    return out
