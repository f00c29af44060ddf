"""The look of HEROZ on the page: armorial cards, drawn from the presentation model."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from heroon.board.model import Look
from heroon.board.types import Beat
from heroon.texts import Texts
from heroon.web.render import render
from heroon.web.scene import Scene, Theme

from .answers import harvest, strike
from .art import sprite
from .fight import LATELY, fight_of
from .retreat import withdraw
from .seen import SIGNS


def face(token: str, t: Texts) -> Markup:
    """Draw a card alone."""
    suit = token[-1]
    if token[0] == "X":
        return render("heroz/face.html", rank=token.partition("~")[2], suit="X", art="X")
    return render("heroz/face.html", rank=_rank(token, t), suit=suit, art=token)


def at_once(look: Look) -> tuple[str, tuple[int, ...]] | None:
    """List answers given together: damage that fells most, all that scores, the retreat."""
    return strike(look) or harvest(look) or withdraw(look)


def beats(scene: Scene) -> list[Beat]:
    """List what a Jack saw, and of the last fight the totals, who fell and who scored."""
    return [*_peeked(scene), *_fought(scene)]


def _peeked(scene: Scene) -> list[Beat]:
    """Find the face of the troop that this seat looked at by its last answer."""
    out = []
    for one in scene.lately(LATELY):
        if one.number >= scene.since and one.name == "peeked":
            seat, _, cell = one.token("spot").partition("/")
            card = one.token("card")
            of = (f"cell.{seat}.{cell}", str(one.number))
            out.append(Beat(line=_short(card, scene.t), of=of))
    return out


def _fought(scene: Scene) -> list[Beat]:
    fight = fight_of(scene)
    if fight is None:
        return []
    own, number = scene.own, fight.number
    out = []
    if fight.totals is not None:
        told = f"{fight.totals[1 - own]} : {fight.totals[own]}"
        out.append(Beat(line=told, of=(f"front.{fight.column}", str(number))))
    taken = {piece.at for seat in (0, 1) for piece in scene.view.area(f"field.{seat}").pieces}
    for seat, cell, card in fight.fallen:
        if cell not in taken:
            at = (f"cell.{seat}.{cell}", str(number))
            out.append(Beat(line=f"✕ {_short(card, scene.t)}", of=at))
    for seat, gain in enumerate(fight.gains):
        if gain:
            out.append(Beat(line=f"+{gain}", of=(f"points.{seat}", str(number))))
    return out


def _short(token: str, t: Texts) -> str:
    return "★" if token == "X" else f"{_rank(token, t)}{SIGNS[token[-1]]}"


def _rank(token: str, t: Texts) -> str:
    rank = token[:-1]
    return rank if rank.isdecimal() else t.text(f"board-rank-{rank}")


#: The pictures of its card on the first page.
COVER: Final = ("JH", "QS", "KC", "9D")
THEME: Final = Theme(
    None,
    "heroz/table.css",
    (),
    COVER,
    face,
    sprite,
    macros="heroz/board.html",
    at_once=at_once,
    beats=beats,
)
