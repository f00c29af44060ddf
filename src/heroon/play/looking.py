"""The things on a table that may be looked at, and the lines that describe each of them.

Everything is told from the view of whoever sits there, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from heroon.kernel import Area, View
from heroon.texts import Guide, Sentences
from heroon.texts.guide import plain

from .told import Teller
from .what import Described, capital, no_thing, paragraphs

#: Sources of numbers that are not told: they are usual, for a card has its numbers in print.
QUIET: Final = ("printed", "public")

#: A function that describes what lies at a target of a view; None for nothing.
Telling = Callable[[str, View], Described | None]


def telling(teller: Teller, sentences: Sentences) -> Telling:
    """Return the function that describes what lies at a target.

    It is the game's own, or the one that every game has.
    """
    t = sentences.texts
    told_by = teller.what

    def label(area: Area) -> str:
        return t.text(f"area-{area.id.partition('.')[0]}")

    def tell(target: str, view: View) -> Described | None:
        if told_by is not None:
            return told_by(target, view, sentences)
        return None if target.startswith("act/") else no_thing(target, view, label, t)

    return tell


def told(guide: Guide, thing: Described) -> tuple[str, ...]:
    """List a thing's texts, after the guide's first paragraph on its rule if it is `guided`."""
    guided = paragraphs(guide, thing.rule)[:1] if thing.guided else ()
    return (*guided, *thing.text)


def things(view: View, tell: Telling) -> list[Described]:
    """List the things in sight, area by area, equal ones once."""
    found: dict[Described, None] = {}
    for target in _targets(view):
        thing = tell(target, view)
        if thing is not None and thing.name:
            found.setdefault(thing)
    return list(found)


def _targets(view: View) -> Iterator[str]:
    for area in view.areas:
        yield area.id
        for piece in area.pieces:
            for part in dict.fromkeys((piece.at, piece.face)):
                if part:
                    yield f"{area.id}/{part}"


def title(thing: Described) -> str:
    """Join the name and the kind of a thing in one line."""
    return f"{thing.name} · {thing.kind}" if thing.kind else thing.name


def matches(thing: Described, query: str) -> bool:
    """Return whether the name and kind of a thing contain every word of a query."""
    text = plain(title(thing))
    return all(word in text for word in plain(query).split())


def lines(thing: Described, guide: Guide, teller: Teller, sentences: Sentences) -> list[str]:
    """List the lines that describe a thing: its pile from the top, its texts, its numbers."""
    t = sentences.texts
    out: list[str] = []
    if thing.piled >= 0:
        key = "what-count" if thing.pile else "what-unseen"
        out.append(capital(t.text(key, count=thing.piled)))
    for place, face in enumerate(thing.pile, 1):
        card = teller.card(face, sentences.spec, t) if teller.card is not None else None
        short = " ".join(card.text) if card is not None else ""
        name = t.text("what-place", place=place, name=capital(t.noun(face)))
        out.append(t.text("labelled", label=name, text=short) if short else name)
    out += [thing.note] if thing.note else []
    out += told(guide, thing)
    out += [_fact(fact, t) for fact in thing.facts if fact.value not in _nil(t)]
    return out


def _nil(t: Any) -> tuple[str, ...]:
    """List the values that are not worth telling: zero, no, none."""
    none = t.text("number-none") if t.has("number-none") else ""
    return ("0", t.text("app-no").lower(), none)


def _fact(fact: Any, t: Any) -> str:
    """Write a number of a thing as a line, with its source unless that is print."""
    label = " · ".join(part for part in (fact.part, fact.label) if part)
    text = t.text("labelled", label=capital(label), text=fact.value) if label else fact.value
    if fact.source in QUIET:
        return str(text)
    return f"{text} ({t.text(f'source-{fact.source}')})"
