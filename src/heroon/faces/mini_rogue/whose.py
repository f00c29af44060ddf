"""MINI ROGUE: descriptions of an Overlord's things: powers, sides, cards, tracks, the Avatar."""

from __future__ import annotations

from typing import Final

from heroon.board.model import Look
from heroon.games.mini_rogue import words as w
from heroon.kernel import View
from heroon.play.what import Described, capital
from heroon.texts import Sentences

from . import lord, powers
from .rooms import KINDS
from .rooms import told as room_told
from .scene import Sight
from .seen import given, me_of, mode_of

_RULES: Final = {
    "divination": "divination",
    "fate": "overlord.dice",
    "hand": "overlord.dice",
    "labyrinth": "prophet",
    "veil": "prophet",
}


def what(kind: str, rest: str, view: View, sentences: Sentences) -> Described | None:
    """Describe what lies at a target of an Overlord's board; None for anything else."""
    if mode_of(view) == "plain":
        return None
    scene = Sight(Look(view, sentences), me_of(view), given(view))
    match kind:
        case "lord":
            return _lord(scene)
        case "power" if rest:
            return _power(scene, rest)
        case "side":
            return _side(scene, rest)
        case "hand" if rest:
            return _held(scene, rest)
        case "hand":
            return _plain(scene, "area-hand", "", "overlord.hand")
        case "omen":
            return _plain(scene, "counter-omen", "board-omen-about", "omen")
        case "marker":
            return _plain(scene, "counter-marker", "board-marker-about", "reinforcement.track")
        case "face":
            return _power(scene, "hand")
        case "card" if rest in w.REINFORCEMENT.by_token:
            return _card(scene, rest)
        case "card" if rest.startswith("avatar"):
            return _avatar(scene)
    return None


def _plain(scene: Sight, name: str, text: str, rule: str) -> Described:
    left = scene.view.area("reserve").count
    told = (scene.text(text, n=left),) if text else ()
    return Described(capital(scene.text(name)), text=told, rule=f"mini-rogue:{rule}", guided=True)


def _lord(scene: Sight) -> Described:
    name = scene.marks["lord"]
    told = [scene.text("board-lord-about")]
    g = scene.run()
    for power in powers.powers_of(g):
        line = scene.labelled(scene.name(power), scene.text(f"power-{power}"))
        told.append(f"{line}.")
    kind = scene.text("role-overlord")
    rule = "mini-rogue:overlord"
    return Described(scene.name(name), kind, text=tuple(told), rule=rule, face=name, guided=True)


def _power(scene: Sight, power: str) -> Described:
    g = scene.run()
    state = scene.text("board-power-about", state=powers.state(scene, g, power))
    does = capital(scene.text(f"power-{power}"))
    cost = ", ".join(powers.price(scene, g, power))
    told = (f"{does}.", f"{capital(cost)}." if cost else "", state)
    rule = f"mini-rogue:{_RULES.get(power, 'powers')}"
    text = tuple(line for line in told if line)
    return Described(scene.name(power), text=text, rule=rule, face=power, guided=True)


def _side(scene: Sight, side: str) -> Described:
    faces = [piece.face for piece in scene.view.area(f"on-{side}").pieces]
    told = [scene.text("board-side-about", side=side)]
    for face in faces:
        does = scene.text(f"side-{face}-{side}")
        told.append(f"{scene.labelled(scene.name(face), does)}.")
    rule = "mini-rogue:reinforcement.card"
    return Described(scene.text(f"board-side-{side}"), text=tuple(told), rule=rule, guided=True)


def _held(scene: Sight, room: str) -> Described:
    kind = scene.text(f"board-kind-{KINDS[room]}")
    told = [f"{capital(line).rstrip('.')}." for line in room_told(scene, room, scene.own)]
    rule = "mini-rogue:overlord.hand"
    return Described(scene.name(room), kind, text=tuple(told), rule=rule, face=room, guided=True)


def _card(scene: Sight, card: str) -> Described:
    told = []
    for side in w.SIDE.tokens:
        label = scene.text(f"board-side-{side}")
        told.append(f"{scene.labelled(label, scene.text(f'side-{card}-{side}'))}.")
    rule = "mini-rogue:reinforcement.card"
    return Described(scene.name(card), text=tuple(told), rule=rule, face=card, guided=True)


def _avatar(scene: Sight) -> Described:
    told = (f"{lord.avatar_told(scene)}.",)
    rule = "mini-rogue:avatar"
    return Described(scene.name("avatar"), text=told, rule=rule, face="avatar", guided=True)
