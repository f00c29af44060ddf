"""The kinds of columns of a card file: numbers, words, effects made of tokens.

A column reads what stands in a cell of a card file into the numbers that the rules read, writes
them again, and says in a line what is allowed.  A cell that cannot be read raises `BadCell`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple

from .errors import near_first

#: Where the number stands in the spelling of a token.
_PLACE: Final = re.compile("(?<![A-Za-z])N(?![A-Za-z])")
#: The sign between the tokens that a player chooses from: `hp-2 / poison`.
_OR: Final = "/"
#: This is added to the code of a token that begins another choice.
OR: Final = 64
#: The most characters of a text of tokens.
LONGEST: Final = 400
#: A cell without an effect.
NOTHING: Final = "none"
_BLANKS: Final = re.compile(r"\s+")
_SIGNED: Final = re.compile(r"\s*([+-])\s*(?=\d|N\b)")


class BadCell(Exception):
    """A cell that cannot be read: why, what was written, and in which line of a list (from 0)."""

    def __init__(self, why: str, token: object = "", line: int = -1):
        super().__init__(why)
        self.why, self.token, self.line = why, token, line


@dataclass(frozen=True)
class Column:
    """One column: its name, the numbers that a cell of it becomes, where its text comes from.

    `slots` names the numbers of a cell, `bounds` holds the lowest and the highest of each. `by`
    is the axis whose labels have a row each (floors, faces of a die), empty for one row a card.
    `levels` are the keys under which a cell is written, where it has several; `say` is the key of
    the message that explains the column.
    """

    name: str
    slots: tuple[str, ...] = ("",)
    bounds: tuple[tuple[int, int], ...] = ((0, 0),)
    by: str = ""
    levels: tuple[str, ...] = ()
    say: str = ""

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys under which a cell of this column is written."""
        return self.levels or (self.name,)

    def read(self, given: Mapping[str, Any], old: Sequence[int], either: bool) -> list[int]:
        """Read a cell into its numbers; a key missing in `given` keeps its `old` numbers."""
        raise NotImplementedError

    def write(self, values: Sequence[int], either: bool) -> dict[str, Any]:
        """Write the numbers of a cell: under each key a number, a text, or a list of them."""
        raise NotImplementedError

    @property
    def about(self) -> str:
        """One line that says what is allowed in a cell."""
        raise NotImplementedError

    def check(self, values: Sequence[int]) -> None:
        """Raise `BadCell` for numbers that no cell of this column can hold."""
        for value, (low, high) in zip(values, self.bounds, strict=True):
            if not low <= value <= high:
                raise BadCell(f"{self.name} must be {self.about}", value)


def between(low: int, high: int) -> str:
    """Write a range in signs: `2..9`, or `10` where it is one number."""
    return f"{low}..{high}" if low != high else str(low)


def whole(value: object, low: int, high: int) -> bool:
    """Return whether a value is a whole number from `low` to `high` (True and False are not)."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


@dataclass(frozen=True)
class Numbers(Column):
    """A column of numbers: one in each cell, or a list of them.

    With `total`, the numbers of a record in its columns with that total must add up to it.
    """

    total: int = 0

    @property
    def about(self) -> str:
        """One line that says which numbers are allowed: `2..9`, `3 x 0..4`, their total."""
        return self._ranges() + (f", {self.total} in all" if self.total else "")

    def _ranges(self) -> str:
        ranges = [f"{low}..{high}" for low, high in self.bounds]
        same = len(set(ranges)) == 1
        if len(ranges) == 1:
            return ranges[0]
        return f"{len(ranges)} x {ranges[0]}" if same else f"[{', '.join(ranges)}]"

    def read(self, given: Mapping[str, Any], old: Sequence[int], either: bool) -> list[int]:
        """Read a cell: a number, or a list with one number a slot; raises `BadCell`."""
        value = given[self.name]
        if len(self.slots) == 1:
            low, high = self.bounds[0]
            if not whole(value, low, high):
                raise BadCell(f"{self.name} must be a number from {low} to {high}", value)
            return [value]
        if not isinstance(value, list) or len(value) != len(self.slots):
            raise BadCell(f"{self.name} must be a list of {len(self.slots)} numbers", value)
        for i, (one, (low, high)) in enumerate(zip(value, self.bounds, strict=True)):
            if not whole(one, low, high):
                which = f"{self.name}.{i + 1}"
                raise BadCell(f"{which} must be a number from {low} to {high}", one, i)
        return value

    def write(self, values: Sequence[int], either: bool) -> dict[str, Any]:
        """Write a cell: its number, or the list of its numbers."""
        return {self.name: values[0] if len(values) == 1 else list(values)}


@dataclass(frozen=True)
class OneOf(Column):
    """A column of words: each cell holds one word, whose number is its place in `words`, from 0."""

    words: tuple[str, ...] = ()

    @property
    def about(self) -> str:
        """The allowed words in one line: `red | blue`."""
        return " | ".join(self.words)

    def read(self, given: Mapping[str, Any], old: Sequence[int], either: bool) -> list[int]:
        """Read a cell: return the number of its word; raises `BadCell` for any other word."""
        value = given[self.name]
        if value not in self.words:
            raise BadCell(f"{self.name} must be one of: {', '.join(self.words)}", value)
        return [self.words.index(value)]

    def write(self, values: Sequence[int], either: bool) -> dict[str, Any]:
        """Write a cell: the word that belongs to its number."""
        return {self.name: self.words[values[0]]}


# -- effects --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class EffectToken:
    """One kind of effect, such as `hp+N`: its spelling, its code, the range of its number.

    A spelling without `N` has no number to be written; `fixed` then stands among the numbers of
    the cell. `own` is the name of the number that the token has for itself instead of a code.
    `all` is a word for the highest number.
    """

    spelling: str
    code: int
    low: int = 0
    high: int = 0
    own: str = ""
    all: str = ""
    say: str = ""
    fixed: int = 0

    @cached_property
    def counts(self) -> bool:
        """Whether a number is written in the token: its spelling has an `N`."""
        return len(_PLACE.split(self.spelling)) > 1

    @property
    def about(self) -> str:
        """The range of the token's number, "" for a token without one."""
        more = f" | {self.all}" if self.all else ""
        return f"{self.low}..{self.high}{more}" if self.counts else ""

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The regular expression that finds the token and its number."""
        number = r"(\d{1,9}" + (f"|{re.escape(self.all)})" if self.all else ")")
        return re.compile(number.join(map(re.escape, _PLACE.split(self.spelling))))

    def written(self, amount: int) -> str:
        """Write the token with this number in place of `N`."""
        number = self.all if self.all and amount == self.high else str(amount)
        return _PLACE.sub(number, self.spelling)


class EffectPart(NamedTuple):
    """A token as it stands in a cell: kind, number, whether another choice begins with it."""

    token: EffectToken
    amount: int
    other: bool = False


@dataclass(frozen=True)
class Effects(Column):
    """A column of effects: tokens, separated by `,`, and by `/` where the player chooses.

    The numbers of a cell begin with those of the tokens that have a number for themselves, one
    for each level. Then come `most` pairs: a code and, for each level, a number. All levels
    share the codes. `name_of` is the name of the list of tokens, `choices` whether `/` may
    stand.
    """

    tokens: tuple[EffectToken, ...] = ()
    most: int = 0
    name_of: str = ""
    choices: bool = False

    @cached_property
    def by_code(self) -> dict[int, EffectToken]:
        """The tokens that have a code, by their code."""
        return {token.code: token for token in self.tokens if not token.own}

    @property
    def about(self) -> str:
        """One line that says which list of tokens is allowed, how many, and whether with `/`."""
        out = f"tokens.{self.name_of}"
        if any(not token.own for token in self.tokens):
            out += f", at most {self.most}"
        return out + (", /" if self.choices else "")

    def read(self, given: Mapping[str, Any], old: Sequence[int], either: bool) -> list[int]:
        """Read a cell: the texts of its levels into numbers; raises `BadCell`."""
        parts = self.parts(old, either)
        for i, key in enumerate(self.keys):
            if key in given:
                parts[i] = self._parsed(key, given[key], either)
        return self._numbers(parts)

    def write(self, values: Sequence[int], either: bool) -> dict[str, Any]:
        """Write a cell: under the key of each level the text of its tokens."""
        parts = self.parts(values, either)
        return dict(zip(self.keys, map(_spelt, parts), strict=True))

    def check(self, values: Sequence[int]) -> None:
        """Raise `BadCell` for numbers out of their range, or above what their token takes."""
        super().check(values)
        for parts in self.parts(values, either=False):
            for token, amount, _ in parts:
                if token.counts and amount > token.high:
                    raise BadCell(f"{token.spelling} takes a number up to {token.high}", amount)

    def parts(self, values: Sequence[int], either: bool) -> list[list[EffectPart]]:
        """List the tokens of a cell at each of its levels, in order, from its numbers."""
        found = dict(zip(self.slots, values, strict=True))
        levels = range(len(self.keys))
        out: list[list[EffectPart]] = [[] for _ in levels]
        for token in self.tokens:
            for level in levels if token.own else ():
                amount = found[own_slot(token.own, self.keys, level)]
                if amount:
                    out[level].append(EffectPart(token, amount, either and out[level] != []))
        for i in range(self.most):
            code = found[code_slot(i)]
            known = self.by_code.get(code % OR if self.choices else code)
            if known is None:
                continue
            for level in levels:
                amount = found[amount_slot(i, self.keys, level)]
                if amount or not known.counts or len(levels) == 1:
                    other = code >= OR if self.choices else either and out[level] != []
                    out[level].append(EffectPart(known, amount, other))
        return out

    def _parsed(self, key: str, given: Any, either: bool) -> list[EffectPart]:
        """Read the text of one level into tokens; raises `BadCell`."""
        if not isinstance(given, str):
            raise BadCell(f"{key} must be a text of tokens: {self._known(str(given))}", given)
        if len(given) > LONGEST:
            raise BadCell(f"{key} has more than {LONGEST} signs", given)
        text = _SIGNED.sub(r"\1", _BLANKS.sub(" ", given.replace("\u2212", "-"))).strip()
        out: list[EffectPart] = []
        most = self.most + sum(bool(token.own) for token in self.tokens)
        if text.count(",") + text.count(_OR) >= most:
            raise BadCell(f"{key}: at most {most} tokens", given)
        for i, choice in enumerate([] if text in ("", NOTHING) else text.split(_OR)):
            for j, spelt in enumerate(choice.split(",")):
                part = self._token(key, spelt.strip())
                out.append(EffectPart(*part, i > 0 and j == 0))
        if either and any(not part.other for part in out[1:]):
            raise BadCell(f"{key} is a choice of one: write / between its tokens", given)
        if not either and not self.choices and any(part.other for part in out):
            raise BadCell(f"{key} is no choice: write , between its tokens", given)
        spelt_twice = [p for p in out if sum(q.token == p.token for q in out) > 1]
        if spelt_twice and not self.choices:
            raise BadCell(f"{key} has a token twice", spelt_twice[0].token.spelling)
        return out

    def _token(self, key: str, spelt: str) -> tuple[EffectToken, int]:
        for token in self.tokens:
            found = token.pattern.fullmatch(spelt)
            if found is None:
                continue
            if not token.counts:
                return token, token.fixed
            amount = token.high if found[1] == token.all else int(found[1])
            self._in_range(token, amount)
            return token, amount
        raise BadCell(f"{key}: no such token (there are: {self._known(spelt)})", spelt)

    def _in_range(self, token: EffectToken, amount: int) -> None:
        if token.counts and not token.low <= amount <= token.high:
            why = f"{token.spelling} takes a number from {token.low} to {token.high}"
            raise BadCell(why, amount)

    def _known(self, near: str) -> str:
        return near_first(near, [token.spelling for token in self.tokens])

    def _numbers(self, parts: list[list[EffectPart]]) -> list[int]:
        """Turn the tokens of all levels into numbers; raises `BadCell` if they disagree."""
        found = dict.fromkeys(self.slots, 0)
        coded: list[tuple[EffectToken, bool]] = []
        for level, those in enumerate(parts):
            at = 0
            for part in those:
                if part.token.own:
                    found[own_slot(part.token.own, self.keys, level)] = part.amount
                    continue
                named = (part.token, part.other and self.choices)
                if self.choices:  # the order counts, and a token may come again
                    at = len(coded)
                    coded.append(named)
                elif named in coded:
                    at = coded.index(named)
                else:
                    at = len(coded)
                    coded.append(named)
                if at >= self.most:
                    break
                found[amount_slot(at, self.keys, level)] = part.amount
        if len(coded) > self.most:
            why = f"{' and '.join(self.keys)}: at most {self.most} of such tokens"
            raise BadCell(why, ", ".join(token.spelling for token, _ in coded))
        for i, (token, other) in enumerate(coded):
            found[code_slot(i)] = token.code + OR * other
            absent = [those for those in parts if not any(p.token == token for p in those)]
            if absent and not token.counts:
                why = f"{' and '.join(self.keys)}: both have this token, or none"
                raise BadCell(why, token.spelling)
        return [found[slot] for slot in self.slots]


def own_slot(own: str, keys: Sequence[str], level: int) -> str:
    """Name the number that a token has for itself at a level: `hp` or `hp@low`."""
    return own if len(keys) == 1 else f"{own}@{keys[level]}"


def code_slot(i: int) -> str:
    """Name the number that holds the code of the token at place `i`, from 0."""
    return f"code{i + 1}"


def amount_slot(i: int, keys: Sequence[str], level: int) -> str:
    """Name the number that belongs to the token at place `i` (from 0), at a level."""
    return f"amount{i + 1}" if len(keys) == 1 else f"amount{i + 1}@{keys[level]}"


def _spelt(parts: Sequence[EffectPart]) -> str:
    out = ""
    for part in parts:
        out += (f" {_OR} " if part.other else ", ") if out else ""
        out += part.token.written(part.amount)
    return out or NOTHING


def effects(
    name: str,
    tokens: tuple[EffectToken, ...],
    most: int,
    *,
    name_of: str = "",
    choices: bool = False,
    levels: tuple[str, ...] = (),
    by: str = "",
    say: str = "",
) -> Effects:
    """Make a column of effects, with names and ranges for all numbers of a cell."""
    keys = levels or (name,)
    slots: list[str] = []
    bounds: list[tuple[int, int]] = []
    for token in tokens:
        for level in range(len(keys)) if token.own else ():
            slots.append(own_slot(token.own, keys, level))
            bounds.append((0, token.high))
    coded = [token for token in tokens if not token.own]
    top = max((token.code for token in coded), default=0) + OR * choices
    highest = max((max(token.high, token.fixed) for token in coded), default=0)
    for i in range(most):
        slots += [code_slot(i), *(amount_slot(i, keys, level) for level in range(len(keys)))]
        bounds += [(0, top), *[(0, highest)] * len(keys)]
    return Effects(
        name, tuple(slots), tuple(bounds), by, levels, say, tokens, most, name_of, choices
    )
