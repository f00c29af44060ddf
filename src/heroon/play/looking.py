"""What may be looked at on a table: each thing in sight, and the lines that tell of it.

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

#: Where a number comes from goes without saying: a card has its numbers in print.
QUIET: Final = ("printed", "public")

#: Tells what lies at a target of a view; None for nothing.
Telling = Callable[[str, View], Described | None]


def telling(teller: Teller, sentences: Sentences) -> Telling:
    """How a game tells of a target; the least that is told of any game's."""
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
    """The text of a thing: the first of its rule where that is part of it, then its own."""
    guided = paragraphs(guide, thing.rule)[:1] if thing.guided else ()
    return (*guided, *thing.text)


def things(view: View, tell: Telling) -> list[Described]:
    """What lies on a table, in the order of the areas; equal things once."""
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
    """The name of a thing and what kind it is, in a line."""
    return f"{thing.name} · {thing.kind}" if thing.kind else thing.name


def matches(thing: Described, query: str) -> bool:
    """Whether a thing's name and kind hold all words of a query."""
    text = plain(title(thing))
    return all(word in text for word in plain(query).split())


def lines(thing: Described, guide: Guide, teller: Teller, sentences: Sentences) -> list[str]:
    """What is told of a thing: its pile from the top, its text, its numbers."""
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
    """The values that need not be told."""
    none = t.text("number-none") if t.has("number-none") else ""
    return ("0", t.text("app-no").lower(), none)


def _fact(fact: Any, t: Any) -> str:
    """A number, what it says, and where it comes from unless it is print."""
    label = " · ".join(part for part in (fact.part, fact.label) if part)
    text = t.text("labelled", label=capital(label), text=fact.value) if label else fact.value
    if fact.source in QUIET:
        return str(text)
    return f"{text} ({t.text(f'source-{fact.source}')})"
