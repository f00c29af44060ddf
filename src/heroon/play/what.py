"""The description of a thing of a game: its name, its text, its numbers and their sources.

A game describes each of its cards (`shelves`, for the page of all cards) and what lies at a target
of a view (`what`); both are parts of its `Teller`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from heroon.kernel import Area, GameSpec, Number, View
from heroon.texts import Guide, Texts

_ENDS: Final = ".!?…"
#: What stands in brackets, and in it the codes of rulings, as guides name them.
_BRACKETS: Final = re.compile(r"\s*\(([^()]*)\)")
_CODE: Final = re.compile(r"(?:^|[,;]?\s*)\b[A-Z]{2}-\w+")


class DescribedNumbers(NamedTuple):
    """Numbers of the card data: what they say, their value, their source, their names.

    Neighbouring numbers of the same `part` (mostly empty) that say the same are shown as one.
    """

    part: str
    label: str
    value: str
    source: str
    names: tuple[str, ...]


class Described(NamedTuple):
    """The description of a thing.

    `kind` is said behind the name, `text` in sentences; `rule` is the id of its section in the
    guide, and `guided` says that the section is part of the text.  `pile` are the faces of an open
    pile, the uppermost first, and `piled` how many cards it holds, -1 for what is no pile; `note`
    tells what to know of its order.
    """

    name: str
    kind: str = ""
    text: tuple[str, ...] = ()
    facts: tuple[DescribedNumbers, ...] = ()
    rule: str = ""
    face: str = ""
    pile: tuple[str, ...] = ()
    piled: int = -1
    note: str = ""
    guided: bool = False


class Shelf(NamedTuple):
    """Things of one kind on the page of all cards, under a title."""

    title: str
    things: tuple[Described, ...]


def sentence(text: str) -> str:
    """Write a text with a capital in front and a full stop behind it."""
    text = text.strip()
    if not text:
        return text
    return text[0].upper() + text[1:] + ("" if text[-1] in _ENDS else ".")


def capital(text: str) -> str:
    """Write a text with a capital in front."""
    return text[:1].upper() + text[1:]


def paragraphs(guide: Guide, rule: str) -> tuple[str, ...]:
    """List the paragraphs of the guide on a rule, without the codes of rulings."""
    section = guide.by_id.get(rule.lower())
    if section is None:
        return ()
    return tuple(
        _BRACKETS.sub(_uncoded, part).replace("\n", " ") for part in section.body.split("\n\n")
    )


def _uncoded(brackets: re.Match[str]) -> str:
    """Write a text in brackets without the codes of rulings; empty where nothing is left."""
    rest = _CODE.sub("", brackets[1]).strip(" ,;")
    return f" ({rest})" if rest else ""


# -- numbers --------------------------------------------------------------------------------------


def records(spec: GameSpec[Any]) -> dict[str, list[Number]]:
    """Group the numbers of the card data by record, in their order."""
    out: dict[str, list[Number]] = {}
    for number in spec.numbers:
        out.setdefault(number.of, []).append(number)
    return out


def facts(
    numbers: Iterable[Number],
    labels: Sequence[str],
    part: str = "",
    told: Callable[[int], str] = str,
) -> list[DescribedNumbers]:
    """Describe numbers, each with its label; `told` writes a value."""
    return [
        DescribedNumbers(part, label, told(n.value), n.source, (n.name,))
        for n, label in zip(numbers, labels, strict=True)
    ]


def folded(
    given: Iterable[DescribedNumbers], values: Sequence[str] = ("0",)
) -> tuple[DescribedNumbers, ...]:
    """Join facts that have one of these values, the same part and the same source."""
    out: list[DescribedNumbers] = []
    for fact in given:
        at = next((i for i, one in enumerate(out) if fact.value in values and _same(one, fact)), -1)
        if at < 0:
            out.append(fact)
        else:
            one = out[at]
            label = f"{one.label}, {fact.label}"
            out[at] = one._replace(label=label, names=one.names + fact.names)
    return tuple(out)


def _same(one: DescribedNumbers, two: DescribedNumbers) -> bool:
    return (one.part, one.value, one.source) == (two.part, two.value, two.source)


def all_records(spec: GameSpec[Any], t: Texts) -> list[Shelf]:
    """List the numbers of a game that describes no cards, each record under its own name."""
    things = [
        Described(capital(of.replace("_", " ")), facts=tuple(facts(numbers, [""] * len(numbers))))
        for of, numbers in records(spec).items()
    ]
    return [Shelf(t.text("web-cards"), tuple(things))] if things else []


# -- what lies somewhere --------------------------------------------------------------------------


def area_at(view: View, target: str) -> Area | None:
    """Find the area that a target names, alone or with a piece in it; None for no area."""
    name = target.partition("/")[0]
    return next((area for area in view.areas if area.id == name), None)


def no_thing(target: str, view: View, label: Callable[[Area], str], t: Texts) -> Described | None:
    """Describe a piece or pile at a target by its name alone; None where nothing is there."""
    area = area_at(view, target)
    if area is None:
        return None
    rest = target.partition("/")[2]
    if not rest:
        return open_pile(area, label(area))
    piece = next((p for p in area.pieces if rest in (p.at, p.face)), None)
    face = piece.face if piece is not None else ""
    return Described(capital(t.noun(face)) if face else label(area), label(area) if face else "")


def open_pile(area: Area, name: str, text: tuple[str, ...] = (), rule: str = "") -> Described:
    """Describe a pile with those of its cards that are seen, the uppermost first."""
    faces = tuple(piece.face for piece in reversed(area.pieces) if piece.face)
    return Described(name, "", text, rule=rule, pile=faces, piled=area.count)
