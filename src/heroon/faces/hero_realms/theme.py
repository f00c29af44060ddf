"""The look of Hero Realms on the page: a market of a fantasy realm, drawn from the board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from markupsafe import Markup

from heroon.board.types import Beat
from heroon.texts import Texts
from heroon.web.render import figure
from heroon.web.scene import Scene, Theme, ToldEvent

from . import wording
from .art import sprite
from .courses import DROPS, TAKES

#: The most events in which a turn of the Boss is told.
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
_KEYS: Final = {TAKES: "foresee-take", DROPS: "foresee-drop", "buy": "foresee-buy"}


def picture(token: str, _t: Texts) -> Markup:
    """Draw the picture of a card alone."""
    return figure(f"hero-realms/art.svg#{token}")


def beats(scene: Scene) -> list[Beat]:
    """List what was lost in the last blows, each at the counter of who lost it.

    While a behaviour card is chosen, the Boss's last turn is told, too.
    """
    return [*_lost(scene), *_recap(scene)]


def _lost(scene: Scene) -> Iterator[Beat]:
    """Yield what the Boss and the hero lost by the last answer and all that followed it."""
    for name, id in (("boss-hit", "count.boss-health"), ("wounded", "count.health")):
        found = [o for o in scene.lately(_LATELY) if o.name == name and o.number >= scene.since]
        lost = sum(one.arg("points") for one in found)
        if lost:
            yield Beat(line=f"−{lost}", of=(id, str(found[-1].number)))


def _recap(scene: Scene) -> Iterator[Beat]:
    told = scene.lately(_LATELY)
    begun = [at for at, one in enumerate(told) if one.name == "boss-turn"]
    if scene.view.prompt == "behaviour" and begun:
        line = recap(told[begun[-1] :], scene.t)
        yield Beat(line=line, of=("faces", str(told[begun[-1]].number)))


def recap(told: Sequence[ToldEvent], t: Texts) -> str:
    """Tell a turn of the Boss: the cards that he took, his attack, what it cost the hero."""
    texts = []
    for one in told:
        if one.name in _TAKEN:
            how, name = _TAKEN[one.name]
            texts.append(t.text(_KEYS[how], list=wording.short(one.token(name), t)))
    attack = [one.arg("points") for one in told if one.name == "boss-attacks"]
    texts += [t.text("foresee-attack", points=str(points)) for points in attack]
    texts.append(
        t.text("page-lost", points=sum(one.arg("points") for one in told if one.name == "wounded"))
    )
    return t.text("labelled", label=t.text("page-last"), text=t.text("picture-and").join(texts))


#: The pictures of its card on the first page.
COVER: Final = ("boss-rayla", "boss-torgen", "boss-borg")
THEME: Final = Theme(
    None,
    "hero-realms/table.css",
    ("won",),
    COVER,
    picture,
    sprite,
    macros="hero-realms/board.html",
    beats=beats,
)
