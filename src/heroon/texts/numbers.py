"""Tell the numbers of the cards that are played with: those of the box, or its owner's own.

In a message (`texts/fr.ftl`) a number of `cards.toml` is a variable: `{ $number-goal }`, the
second of a list `{ $number-lion-2 }`.  Nobody has to give it: `Texts` knows the numbers of its
game, `texts(lang, package, spec.numbers)` those of a table whose owner has put in other ones.

In the guide and in rulings it stands in braces:

- `{number.goal}`, `{number.lion.2}`: the number;
- `{number.value_factor*21}`, `{number.hand-1}`: a sum or product with it, for examples;
- `{number.rise|point|points}`: one of two words, as the number wants it (in French 0 is singular);
- `{rebuilt.lion|(rebuilt values)}`: these words, and the blank before them, only where a number of
  those records (`lion,lion_ability`) is still a rebuilt one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from math import prod
from typing import Final

from heroon.kernel import Number, read_numbers

from .missing import MissingText

REBUILT: Final = "rebuilt"
_BRACES: Final = re.compile(
    r" ?\{rebuilt\.([\w,]+)\|([^{}]*)\}|\{([^{}|]+)(?:\|([^{}|]*)\|([^{}|]*))?\}"
)
_TERMS: Final = re.compile(r"([+-]?)([^+-]+)")


@cache
def own_numbers(package: str) -> tuple[Number, ...]:
    """Read the numbers of a game's own `cards.toml`; none without the file."""
    path = files(package) / "cards.toml" if package else None
    if path is None or not path.is_file():
        return ()
    return read_numbers(path.read_text(encoding="utf-8"), "cards.toml")


def variables(numbers: Iterable[Number]) -> dict[str, int]:
    """Name the numbers as messages do: `number-goal`, `number-lion-2`."""
    return {f"number-{n.name.replace('.', '-')}": n.value for n in numbers}


class Filler:
    """Fills in the numbers of guides and rulings."""

    def __init__(self, lang: str, numbers: Iterable[Number]):
        self.lang = lang
        self.values = {f"number.{n.name}": n.value for n in numbers}
        self.rebuilt = {n.of or n.name for n in numbers if n.source == REBUILT}
        self.records = {n.of or n.name for n in numbers}

    def __call__(self, text: str) -> str:
        """Fill in a text; raises `MissingText` for a number that the game does not have."""
        return _BRACES.sub(self._filled, text) if "{" in text else text

    def _filled(self, found: re.Match[str]) -> str:
        records, words, sum_, one, many = found.groups()
        if records:
            named = set(records.split(","))
            if named - self.records:
                raise MissingText(f"no numbers {records!r}")
            shown = found[0][: found[0].index("{")] + words
            return shown if named & self.rebuilt else ""
        number = worth(sum_, self.values)
        if one is None:
            return str(number)
        return str(one if number == 1 or (self.lang == "fr" and number == 0) else many)


def worth(text: str, values: Mapping[str, int]) -> int:
    """Work out a sum of products of numbers: `number.lion.1*2+1`."""
    total = 0
    for sign, term in _TERMS.findall(text):
        product = prod(_value(factor.strip(), values) for factor in term.split("*"))
        total += -product if sign == "-" else product
    return total


def _value(name: str, values: Mapping[str, int]) -> int:
    if name.isdecimal():
        return int(name)
    if name not in values:
        raise MissingText(f"no number {name!r}")
    return values[name]
