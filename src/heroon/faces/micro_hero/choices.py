"""MICRO HERO: what is chosen from: a deck, a Posture, a Life card, a split of the Defence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heroon.board.model import Look, Route
from heroon.board.types import Card, Row, Thing

from .outlook import NOTHING
from .scene import Scene
from .seen import journey_of
from .teller import aside

#: Decks that may be taken at one touch: what each is made of.
PRESETS: Final = ("3.3.4", "4.3.3", "3.4.3", "5.3.2")


def deck_rows(scene: Scene) -> tuple[Thing, ...]:
    """The deck that a journey begins with: some made ready, and how many of each Technique."""
    offered = _offered(scene, "deck")
    if not offered:
        return ()
    ready = tuple(_preset(scene, n, deck) for n, deck in enumerate(PRESETS, 1) if deck in offered)
    rows: list[Thing] = []
    if ready:
        name = scene.text("board-presets")
        rows.append(Row(id="presets", label=name, style=("presets",), name=name, items=ready))
    for i, kind in enumerate(("strike", "block")):
        rows.append(_steps(scene, kind, sorted({int(deck.split(".")[i]) for deck in offered})))
    return tuple(rows)


def _preset(scene: Scene, number: int, deck: str) -> Card:
    """A deck made ready."""
    name, content = scene.text("board-preset-name", number=number), deck_told(scene, deck)
    return Card(
        id=f"preset.{deck}",
        label=scene.text("board-preset", name=name, list=content),
        at=(f"preset/{deck}",),
        style=("preset",),
        name=name,
        text=content,
    )


def _steps(scene: Scene, kind: str, counts: Sequence[int]) -> Row:
    """How many of a Technique a deck may hold, a place for each."""
    steps = tuple(
        Card(
            id=f"step.{kind}.{n}",
            label=scene.text("picture-count", count=n, card=kind),
            at=(f"deck/{kind}.{n}",),
            style=("step", kind),
            name=str(n),
        )
        for n in counts
    )
    name = scene.noun(kind)
    return Row(id=f"steps.{kind}", label=name, style=("steps", kind), name=name, items=steps)


def deck_told(scene: Scene, deck: str) -> str:
    """What a deck is made of, in words."""
    counts = zip(("strike", "block", "training"), deck.split("."), strict=True)
    told = [scene.text("picture-count", count=int(n), card=kind) for kind, n in counts if n != "0"]
    return ", ".join(told)


def _offered(scene: Scene, verb: str) -> dict[str, int]:
    """The answers of a verb that are asked for: what they say behind it, and the words."""
    words = scene.spec.words
    told = ((word, words.text[word].partition(":")) for word in scene.view.words)
    return {rest: word for word, (name, _, rest) in told if name == verb}


def choice_rows(scene: Scene) -> tuple[Thing, ...]:
    """A Posture, a Life card, a split of the Defence, who goes first: each with what it does."""
    items = tuple(
        _choice(scene, verb, rest, word)
        for verb in ("posture", "life", "split", "first")
        for rest, word in _offered(scene, verb).items()
    )
    if not items:
        return ()
    label = ", ".join(item.name for item in items)
    return (Row(id="choices", label=label, style=("choices",), items=items),)


def _choice(scene: Scene, verb: str, rest: str, word: int) -> Card:
    """One of what is chosen from."""
    view = scene.view
    text = aside(word, view, scene.look.sentences)
    if verb == "split":
        both = sum(view.counter(f"defence.{seat}") for seat in range(2))
        name = scene.text("board-split", first=int(rest), second=both - int(rest))
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
    """The decks made ready, each by one touch."""
    scene = Scene(look, journey_of(look.view, look.sentences.spec), NOTHING)
    offered = _offered(scene, "deck")
    return tuple(
        Route(of=f"preset.{deck}", words=(offered[deck],), text=deck_told(scene, deck))
        for deck in PRESETS
        if deck in offered
    )


def short(word: int, look: Look) -> str:
    """Of a deck what it holds beside the two Techniques that are picked."""
    verb, _, rest = look.sentences.spec.words.text[word].partition(":")
    if verb != "deck":
        return ""
    count = int(rest.rpartition(".")[2])
    return look.t.text("picture-count", count=count, card="training")[:24]
