"""Hero Realms in lines of text and in the app: the board in fewer words where room is short.

What each answer leads to stands beside it in the list of answers, so it is left out of the board.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Final

from heroon.board.model import Look
from heroon.board.types import Board, Card, Panel, Pile, Row, Seat, Thing, Zone
from heroon.kernel import View
from heroon.terminal.aloud import aloud
from heroon.terminal.drawn import draw as drawn
from heroon.terminal.scene import HIGH, Scene
from heroon.terminal.spans import Row as Drawn
from heroon.texts import Sentences, Texts

from . import wording
from .board import board

#: A change of a thing; None leaves it out.
_Change = Callable[[Thing], Thing | None]
#: From this width on a card and what it does have room in a list.
_LISTED: Final = 64
_SHIELD: Final = "◈"
_GUARD: Final = "▣"


def picture(view: View, sentences: Sentences) -> list[str]:
    """Write the table as lines, each card with what it does."""
    return briefly(view, sentences, frozenset())


def briefly(view: View, sentences: Sentences, known: frozenset[str]) -> list[str]:
    """Write the table as lines, without what the `known` market cards do: they share one line."""
    t = sentences.texts
    made = _each(board(Look(view, sentences)), lambda thing: _told(thing, t))
    made = _each(made, _listed)
    made = _split(made, known) if known else made
    return aloud(made, t)


#: The picture without what some cards do, and the area whose cards need no second telling.
BRIEF: Final = ("row", briefly)


class _High(Scene):
    """A scene that claims room for what each card does, since a list of cards needs only height."""

    __slots__ = ()

    @property
    def tall(self) -> bool:
        """Whether there is room for large cells and cards."""
        return True


def draw(scene: Scene) -> list[Drawn]:
    """Draw the rows of the app's board; in a low window details are left out."""
    t = scene.t
    made = scene.board or board(Look(scene.view, scene.sentences))
    made = _each(made, lambda thing: _told(thing, t))
    if scene.tall:
        return drawn(_each(made, _listed), scene)
    if scene.width >= _LISTED and scene.height >= HIGH:
        rows = drawn(_each(made, _listed), _High(*scene))
        if len(rows) <= scene.height:  # the hand stays in sight
            return rows
    return drawn(_each(made, lambda thing: _short(thing, scene)), scene)


def _each(made: Board, change: _Change) -> Board:
    """Change each thing of a board, and all that lies inside it."""
    zones = tuple(
        Zone(name=zone.name, parts=tuple(_apart(_all(zone.parts, change)))) for zone in made.zones
    )
    return replace(made, zones=tuple(zone for zone in zones if zone.parts))


def _apart(parts: Iterable[Thing]) -> Iterator[Thing]:
    """Yield things, with each spread pile on lines of its own."""
    for part in parts:
        spread = [i for i in part.inside() if isinstance(i, Pile) and i.spread]
        if isinstance(part, Row) and spread:
            rest = tuple(item for item in part.items if item not in spread)
            yield from (replace(part, items=rest), *spread) if rest else spread
        else:
            yield part


def _all(things: Iterable[Thing], change: _Change) -> tuple[Thing, ...]:
    found = (change(thing) for thing in things)
    return tuple(_inside(thing, change) for thing in found if thing is not None)


def _inside(thing: Thing, change: _Change) -> Thing:
    match thing:
        case Row():
            return replace(thing, items=_all(thing.items, change))
        case Seat():
            return replace(thing, parts=_all(thing.parts, change))
        case Pile():
            cards = _all(thing.cards, change)
            return replace(thing, cards=tuple(c for c in cards if isinstance(c, Card)))
        case _:
            return thing


def _told(thing: Thing, t: Texts) -> Thing | None:
    """Change a thing for reading aloud; None leaves it out.

    The abilities of a card are told in a row, what the answers tell is left out, and so are empty
    rows.
    """
    match thing:
        case Card():
            values = tuple(value for value in thing.values if "strike" not in value.style)
            text = t.text("picture-and").join(thing.text.split("\n"))
            text = "" if "choice" in thing.style else text  # the list of answers says it
            return replace(thing, text=text, values=values, parts=())
        case Panel() if thing.id == "next":
            return replace(thing, parts=())
        case Panel() if "waits" in thing.style:  # its label is all that it says
            return replace(thing, text="")
        case Row() if not thing.items and thing.id != "zone":
            return None
        case Row() if thing.kind == "hand":
            return replace(thing, items=_counted(thing.items, t))
        case Row() if thing.id in ("played.0", "faces"):
            return replace(thing, kind="row", items=tuple(_bare(item) for item in thing.items))
        case Pile() if not thing.spread:
            return replace(thing, cards=tuple(_bare(card) for card in thing.cards))
        case _:
            return thing


def _listed(thing: Thing) -> Thing:
    """Show a hand as a list, each of its cards on a line of its own."""
    return replace(thing, kind="list") if isinstance(thing, Row) and thing.kind == "hand" else thing


def _bare(thing: Thing) -> Card:
    """Shorten a card to its name and how it lies, where its text has been told."""
    assert isinstance(thing, Card)
    keeps = "face" in thing.style
    return replace(
        thing, text="", note=thing.note if keeps else "", values=thing.values if keeps else ()
    )


def _counted(items: Iterable[Thing], t: Texts) -> tuple[Thing, ...]:
    """Merge equal cards of a hand into the first one, with how many there are."""
    found: dict[str, list[Card]] = {}
    for item in items:
        assert isinstance(item, Card)
        found.setdefault(item.art, []).append(item)
    out = []
    for art, cards in found.items():
        first = cards[0]
        if len(cards) > 1:
            name = t.text("picture-count", count=len(cards), card=art)
            index = f"{len(cards)} × {first.index}"
            first = replace(first, name=name, index=index)
        out.append(first)
    return tuple(out)


def _split(made: Board, known: frozenset[str]) -> Board:
    """Split the market into a list of new cards and one line of known ones."""

    def change(thing: Thing) -> tuple[Thing, ...]:
        if not isinstance(thing, Row) or thing.id != "row":
            return (thing,)
        cards = [item for item in thing.items if isinstance(item, Card)]
        told = [replace(card, text="") for card in cards if card.art in known]
        rest = tuple(card for card in cards if card.art not in known)
        line = Row(id="known", label=thing.label, items=tuple(told))
        return (replace(thing, items=rest), line) if told else (thing,)

    zones = tuple(
        Zone(name=zone.name, parts=tuple(new for part in zone.parts for new in change(part)))
        for zone in made.zones
    )
    return replace(made, zones=zones)


# -- a low window ---------------------------------------------------------------------------------


def _short(thing: Thing, scene: Scene) -> Thing | None:
    """Shorten a thing to few characters: of a card its cost, faction and shield remain."""
    match thing:
        case Panel() if "power" in thing.style:
            return None
        case Row() if thing.id == "faces":
            return replace(thing, items=tuple(i for i in thing.items if "behaved" not in i.style))
        case Card() if "card" in thing.style:
            return replace(thing, values=(), note=_note(thing, scene))
        case Card() if "face" in thing.style:
            return replace(thing, note="")
        case _:
            return thing


def _note(card: Card, scene: Scene) -> str:
    """Write the cost and faction of a card, and the shield of a champion."""
    values = {value.id.rpartition(".")[2]: str(value.value) for value in card.values}
    out = [values.get("cost", "")]
    if "of-none" not in card.style:
        out.append(wording.faction(wording.card(card.art), scene.t))
    if "shield" in values:
        out.append(f"{_GUARD if 'guard' in card.style else _SHIELD}{values['shield']}")
    return " ".join(filter(None, out))
