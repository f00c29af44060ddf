"""MICRO HERO: choices on the board: a deck, a Posture, a Life card, a split of the Defence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from heroon.board.model import Look, Route
from heroon.board.types import Card, Panel, Row, Thing, Value

from .outlook import NOTHING
from .scene import KINDS, Sight
from .seen import journey_of
from .teller import aside

#: Decks that may be taken at one touch: what each is made of.
PRESETS: Final = ("3.3.4", "4.3.3", "3.4.3", "5.3.2")


#: The Techniques of which a deck is made, in the order in which an answer counts them.
TECHNIQUES: Final = ("strike", "block", "training")
#: The id of what takes the deck put together, which begins as the recommended one.
READY: Final = "builder.ready"


def deck_rows(scene: Sight) -> tuple[Thing, ...]:
    """Make the choice of the deck that a journey begins with.

    There are some decks made ready, and the number of each Technique for an own one.
    """
    offered = _offered(scene, "deck")
    if not offered:
        return ()
    ready = tuple(_preset(scene, n, deck) for n, deck in enumerate(PRESETS, 1) if deck in offered)
    rows: list[Thing] = []
    if ready:
        name = scene.text("board-presets")
        rows.append(Row(id="presets", label=name, style=("presets",), name=name, items=ready))
    rows.append(_builder(scene, offered))
    return tuple(rows)


def _builder(scene: Sight, offered: Iterable[str]) -> Panel:
    """Make the panel that puts a deck together: how many of each Technique, and what takes it."""
    decks = [[int(n) for n in deck.split(".")] for deck in offered]
    first = [int(n) for n in _first(offered).split(".")]
    steps = [_steps(scene, kind, decks, i, first[i]) for i, kind in enumerate(TECHNIQUES)]
    whole = sum(first)
    told = scene.text("board-deck-whole", whole=whole)
    ready = Card(
        id=READY,
        label=scene.text("board-deck-take"),
        at=("builder/ready",),
        style=("ready",),
        name=scene.text("board-deck-take"),
        values=(Value(id=f"{READY}/whole", label=told, value=whole, name=told),),
    )
    name = scene.text("board-deck-own")
    return Panel(id="builder", label=name, style=("builder",), name=name, parts=(*steps, ready))


def _preset(scene: Sight, number: int, deck: str) -> Card:
    """Make a deck made ready: its name, and how many of each Technique it holds."""
    name, content = scene.text("board-preset-name", number=number), deck_told(scene, deck)
    values = tuple(
        Value(
            id=f"preset.{deck}/{kind}",
            label=scene.text("picture-count", count=int(n), card=kind),
            style=(points,),
            art=points,
            value=int(n),
            name=scene.noun(kind),
        )
        for kind, points, n in zip(TECHNIQUES, KINDS, deck.split("."), strict=True)
    )
    return Card(
        id=f"preset.{deck}",
        label=scene.text("board-preset", name=name, list=content),
        at=(f"preset/{deck}",),
        style=("preset",),
        name=name,
        text=content,
        values=values,
    )


def _first(offered: Iterable[str]) -> str:
    """Return the deck that a player begins to change: the recommended one, if it is offered."""
    found = list(offered)
    return next((deck for deck in PRESETS if deck in found), found[0])


def _steps(scene: Sight, kind: str, decks: Sequence[Sequence[int]], i: int, first: int) -> Row:
    """Make the row of how many of a Technique a deck may hold, a place for each number.

    The number of the last Technique follows from the others, and cannot be picked.
    """
    left = i == len(TECHNIQUES) - 1
    steps = tuple(
        Card(
            id=f"step.{kind}.{n}",
            label=scene.text("picture-count", count=n, card=kind),
            at=(f"deck/{kind}.{n}",) if not left else (),
            style=("step", kind, *(("first",) if n == first else ())),
            name=str(n),
        )
        for n in sorted({deck[i] for deck in decks})
    )
    less, more = (
        Card(id=f"turn.{kind}.{way}", label=scene.text(key, card=kind), style=("turn",), name=sign)
        for way, key, sign in (("less", "board-deck-less", "−"), ("more", "board-deck-more", "+"))
    )
    name, style = scene.noun(kind), ("steps", kind, *(("left",) if left else ()))
    return Row(id=f"steps.{kind}", label=name, style=style, name=name, items=(less, *steps, more))


def deck_told(scene: Sight, deck: str) -> str:
    """Tell in words what a deck is made of."""
    counts = zip(TECHNIQUES, deck.split("."), strict=True)
    told = [scene.text("picture-count", count=int(n), card=kind) for kind, n in counts if n != "0"]
    return ", ".join(told)


def _offered(scene: Sight, verb: str) -> dict[str, int]:
    """Return the offered answers of a verb: the words, by the text of their arguments."""
    words = scene.spec.words
    told = ((word, words.text[word].partition(":")) for word in scene.view.words)
    return {rest: word for word, (name, _, rest) in told if name == verb}


def choice_rows(scene: Sight) -> tuple[Thing, ...]:
    """Make the choices of a Posture, a Life card, a split of the Defence, or who goes first.

    Each has a text on what it does.
    """
    items = tuple(
        _choice(scene, verb, rest, word)
        for verb in ("posture", "life", "split", "first")
        for rest, word in _offered(scene, verb).items()
    )
    if not items:
        return ()
    label = ", ".join(item.name for item in items)
    return (Row(id="choices", label=label, style=("choices",), items=items),)


def _choice(scene: Sight, verb: str, rest: str, word: int) -> Card:
    """Make the card of one choice, with what it does."""
    view = scene.view
    text = aside(word, view, scene.look.sentences)
    if verb == "split":
        both = sum(view.counter(f"defence.{seat}") for seat in range(2))
        name = scene.shared("board-split", int(rest), both - int(rest))
    elif verb == "first":
        name = scene.player(int(rest))
    else:
        name = scene.noun(rest)
    return Card(
        id=f"choice.{verb}.{rest}",
        label=scene.labelled(name, text),
        at=(f"choice/{scene.spec.words.text[word]}",),
        style=("choice", f"verb-{verb}"),
        art=rest if verb in ("posture", "life") else "",
        name=name,
        text=text,
    )


def routes(look: Look) -> tuple[Route, ...]:
    """List the decks made ready, each one touch away, and the one that is put together."""
    scene = Sight(look, journey_of(look.view, look.sentences.spec), NOTHING)
    offered = _offered(scene, "deck")
    if not offered:
        return ()
    first = _first(offered)
    own = Route(of=READY, words=(offered[first],), text=deck_told(scene, first))
    ready = (
        Route(of=f"preset.{deck}", words=(offered[deck],), text=deck_told(scene, deck))
        for deck in PRESETS
        if deck in offered
    )
    return (own, *ready)


def short(word: int, look: Look) -> str:
    """Write how many Trainings a deck holds, beside the two Techniques that are picked."""
    verb, _, rest = look.sentences.spec.words.text[word].partition(":")
    if verb != "deck":
        return ""
    count = int(rest.rpartition(".")[2])
    return look.t.text("picture-count", count=count, card="training")[:24]
