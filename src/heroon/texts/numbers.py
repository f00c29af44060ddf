"""The numbers of the cards that are played with, in texts: the box's, or its owner's own.

In a message (`texts/fr.ftl`) a number of `cards.toml` is a variable: `{ $number-goal }`, the
second of a list `{ $number-lion-2 }`.  Nobody has to give it: `Texts` knows the numbers of its
game, `texts(lang, package, spec.numbers)` those of a table whose owner has put in other ones.

In the guide and in rulings it stands in braces, which may stand inside each other:

- `{number.goal}`, `{number.lion.2}`: the number;
- `{21*number.value_factor}`, `{number.hand-1}`: a sum of products with it, for examples;
- `{number.rise|point|points}`: one of two words, as the number wants it (in French 0 is singular);
- `{list.cold_attack}`: all numbers of a record;
- `{kept.lion,hydra|words|others}`: the words while these records have the game's own numbers, the
  others once their owner has changed one;
- `{rebuilt.lion|(rebuilt values)}`: these words, and the blank before them, only while one of
  these records has a rebuilt number and its owner has not changed it;
- `{say.ability.lion_ability.1,lion_ability.2}`: the message `ability-<first number>` of the game,
  with the second one as its `$strength`; further pairs behind them, unless their first number is 0.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from math import prod
from typing import Final

from heroon.kernel import Number, read_numbers

from .missing import MissingText

REBUILT: Final = "rebuilt"
#: Braces without others inside, and the blank before them.
_BRACES: Final = re.compile(r"( ?)\{([^{}]*)\}")
_TERMS: Final = re.compile(r"([+-]?)([^+-]+)")


@cache
def own_numbers(package: str) -> tuple[Number, ...]:
    """Read the numbers of a game's own `cards.toml`; none without the file."""
    path = files(package) / "cards.toml" if package else None
    if path is None or not path.is_file():
        return ()
    return read_numbers(path.read_text(encoding="utf-8"), "cards.toml")


def variables(numbers: Iterable[Number]) -> dict[str, int]:
    """Map the names of the numbers in messages, `number-goal`, `number-lion-2`, to the numbers."""
    return {f"number-{n.name.replace('.', '-')}": n.value for n in numbers}


class Filler:
    """A filler-in of numbers in guides and rulings; `own` are those that the game comes with.

    `say` returns a message of the game, given its key and its strength.
    """

    def __init__(
        self,
        lang: str,
        numbers: Iterable[Number],
        own: Iterable[Number],
        say: Callable[[str, int], str],
    ):
        self.lang, self.say = lang, say
        self.values = {n.name: n.value for n in numbers}
        came = {n.name: n.value for n in own}
        self.records: dict[str, list[int]] = {}
        self.changed: set[str] = set()
        self.rebuilt: set[str] = set()
        for n in numbers:
            record = n.of or n.name
            self.records.setdefault(record, []).append(n.value)
            if came.get(n.name, n.value) != n.value:
                self.changed.add(record)
            elif n.source == REBUILT:
                self.rebuilt.add(record)
        self.rebuilt -= self.changed

    def __call__(self, text: str) -> str:
        """Fill in a text; raises `MissingText` for a number that the game does not have."""
        while "{" in text:
            before, text = text, _BRACES.sub(self._filled, text)
            if text == before:
                raise MissingText(f"unpaired braces in {text[:60]!r}")
        return text

    def _filled(self, found: re.Match[str]) -> str:
        blank, inside = found.groups()
        what, *words = inside.split("|")
        kind, _, names = what.partition(".")
        if kind == "rebuilt":
            return f"{blank}{words[0]}" if self._known(names) & self.rebuilt else ""
        if kind == "kept":
            return f"{blank}{words[bool(self._known(names) & self.changed)]}"
        if kind == "list":
            return f"{blank}{', '.join(map(str, self.records[self._one(names)]))}"
        if kind == "say":
            prefix, _, rest = names.partition(".")
            given = [self._value(f"number.{name}") for name in rest.split(",")]
            pairs = list(zip(given[::2], given[1::2], strict=True))
            told = [self.say(f"{prefix}-{w}", s) for i, (w, s) in enumerate(pairs) if w or not i]
            return blank + ", ".join(told)
        number = self.worth(what)
        if not words:
            return f"{blank}{number}"
        return f"{blank}{words[not (number == 1 or (self.lang == 'fr' and number == 0))]}"

    def _known(self, names: str) -> set[str]:
        """Return the names of some records; raises `MissingText` for one that does not exist."""
        return {self._one(name) for name in names.split(",")}

    def _one(self, name: str) -> str:
        if name not in self.records:
            raise MissingText(f"no numbers {name!r}")
        return name

    def worth(self, text: str) -> int:
        """Compute a sum of products of numbers: `number.lion.1*2+1`."""
        total = 0
        for sign, term in _TERMS.findall(text):
            product = prod(self._value(factor.strip()) for factor in term.split("*"))
            total += -product if sign == "-" else product
        return total

    def _value(self, name: str) -> int:
        if name.isdecimal():
            return int(name)
        number = name.removeprefix("number.")
        if number == name or number not in self.values:
            raise MissingText(f"no number {name!r}")
        return self.values[number]
