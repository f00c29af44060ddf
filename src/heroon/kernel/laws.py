"""The laws that every state keeps: ranges, capacities, order, and the conservation of cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final

from .errors import KernelError
from .fields import ONE, SEATS, CardSet, Field, names_of, pool_index, set_index
from .state import State, lists


def check(g: State, fields: Sequence[Field], sets: dict[str, CardSet], seats: int) -> None:
    """Raise `KernelError` unless ranges, capacities, order and conservation hold.

    Conservation: pool and places of a set hold exactly its cards, and there are as many zero
    slots as cards in the pool.
    """
    if not _sound(g, fields, sets, seats):
        _explain(g, fields, sets, seats)


#: The latest quick tests of `check`, by identity of fields and sets, and number of seats.
_TESTS: dict[tuple[int, int, int], tuple[Sequence[Field], Any, Callable[[State], bool]]] = {}
_MOST_TESTS: Final = 64


def _sound(g: State, fields: Sequence[Field], sets: dict[str, CardSet], seats: int) -> bool:
    """Return whether a state keeps all laws of `check`; False also for one of a wrong shape."""
    key = (id(fields), id(sets), seats)
    found = _TESTS.get(key)
    if found is None:  # what was written is kept together with its sources, so ids stay theirs
        while len(_TESTS) >= _MOST_TESTS:
            del _TESTS[next(iter(_TESTS))]
        found = _TESTS[key] = (fields, sets, _tester(fields, sets, seats))
    try:
        return found[2](g)
    except (TypeError, ValueError, IndexError):
        return False


def _tester(
    fields: Sequence[Field], sets: dict[str, CardSet], seats: int
) -> Callable[[State], bool]:
    """Write and return the quick test of a state: the laws of `_explain` without reasons.

    Every list gets a name (`hand_1`); one `min` and one `max` serve all fields of a range.
    """
    checked = [f for f in fields if not f.constant]
    names = {f.name: names_of(f, seats) for f in fields}
    lines = [f"{', '.join(names[f.name])}{', ' * (f.shape == SEATS)} = g.{f.name}" for f in fields]
    ranges: dict[tuple[int, int], list[str]] = {}
    for f in checked:
        star = "" if f.shape == ONE else "*"
        ranges.setdefault((f.low, f.high), []).extend(star + x for x in names[f.name])
        for x in names[f.name] if f.shape != ONE else ():
            wrong = [f"len({x}) {'!=' if f.fixed else '>'} {f.length(seats)}"]
            wrong += [] if f.ordered else [f"{x} != sorted({x})"]
            lines.append(f"if {' or '.join(wrong)}: return False")
        if f.known:
            for x, known in zip(names[f.name], names[f.known], strict=True):
                lines += _test_known(f, x, known)
    for (low, high), items in ranges.items():
        lines.append(f"x = [{', '.join(items)}]")
        lines.append(f"if x and (min(x) < {low} or max(x) > {high}): return False")
    lines += [f"if g.{f.name} != {seats}: return False" for f in fields if f.apart]
    lines += _test_cards([f for f in checked if f.cards], names, sets)
    scope: dict[str, Any] = {"sets": sets, "cards": {s.name: _cards(s) for s in sets.values()}}
    exec("\n    ".join(["def test(g):", *lines, "return True"]), scope)
    function: Callable[[State], bool] = scope["test"]
    return function


def _cards(s: CardSet) -> Callable[[State], list[int]]:
    """Return the function that lists the cards of a set, sorted once if they never differ."""
    if callable(s.kinds):
        return s.cards
    found = sorted(s.kinds)
    return lambda _g: found


def _test_known(f: Field, x: str, known: str) -> list[str]:
    """Write the code that tests the masks of who knows each card of a list."""
    lines = [
        f"if len({x}) != len({known}): return False",
        f"if any({known}):",
        f"    pairs = list(zip({x}, {known}))",
        "    for card, mask in pairs:",
        "        if mask and card <= 0: return False",
    ]
    return lines if f.ordered else [*lines, "    if pairs != sorted(pairs): return False"]


def _test_cards(
    fields: Sequence[Field], names: dict[str, list[str]], sets: dict[str, CardSet]
) -> list[str]:
    """Write the code that tests each set for lost or added cards, and pools against zero slots."""
    found: dict[tuple[str, int], list[str]] = {}
    zeros: dict[tuple[str, int], list[str]] = {}
    pools: dict[tuple[str, int], str] = {}
    for f in fields:
        for owner, x in enumerate(names[f.name]):
            items = f"*{x}" if f.shape != ONE else x
            found.setdefault((f.cards, set_index(f, sets, owner)), []).append(items)
            key = (f.cards, pool_index(f, sets, owner))
            if f.pool:
                pools[key] = f"len({x})"
            else:
                zeros.setdefault(key, []).append(items)
    lines = []
    for (name, _), there in found.items():
        card = "first[c]" if sets[name].first else "c"
        lines.append(f"first = sets[{name!r}].first")
        lines.append(f"x = [{card} for c in [{', '.join(there)}] if c > 0]")
        lines.append("x.sort()")
        lines.append(f"if x != cards[{name!r}](g): return False")
    for key, unseen in zeros.items():
        many = pools.get(key, "0")
        lines.append(f"if [{', '.join(unseen)}].count(0) != {many}: return False")
    return lines


def _explain(g: State, fields: Sequence[Field], sets: dict[str, CardSet], seats: int) -> None:
    """Test a state law by law and raise `KernelError` for the first one that is broken."""
    found: dict[tuple[str, int], list[int]] = {}
    zeros: dict[tuple[str, int], int] = {}
    pools: dict[tuple[str, int], int] = {}
    for f in fields:
        if f.constant:
            continue
        for owner, items in enumerate(lists(g, f)):
            _check_list(f, owner, items, seats)
            if not f.cards:
                continue
            cards = sets[f.cards]
            key = (f.cards, set_index(f, sets, owner))
            found.setdefault(key, []).extend(cards.side(c) for c in items if c > 0)
            key = (f.cards, pool_index(f, sets, owner))
            if f.pool:
                pools[key] = len(items)
            else:
                zeros[key] = zeros.get(key, 0) + items.count(0)
                _check_companions(g, f, owner, items)
    for key, there in found.items():
        if sorted(there) != sets[key[0]].cards(g):
            raise KernelError(f"set {key[0]}.{key[1]}: cards appeared or vanished")
    for key, many in zeros.items():
        if pools.get(key, 0) != many:
            raise KernelError(f"set {key[0]}.{key[1]}: the pool and the zero slots are unequal")


def _check_list(f: Field, owner: int, items: list[int], seats: int) -> None:
    where = f"{f.name}.{owner}" if f.shape == SEATS else f.name
    cap = f.length(seats)
    if len(items) > cap or (f.fixed and len(items) != cap):
        raise KernelError(f"field {where}: {len(items)} entries, capacity {cap}")
    if f.apart and items != [seats]:
        raise KernelError(f"field {where}: {items[0]}, but {seats} play")
    if items and (min(items) < f.low or max(items) > f.high):
        value = min(items) if min(items) < f.low else max(items)
        raise KernelError(f"field {where}: {value} is not in {f.low}..{f.high}")
    if not f.ordered and any(a > b for a, b in pairwise(items)):
        raise KernelError(f"field {where}: an unordered place is not sorted")


def _check_companions(g: State, f: Field, owner: int, items: list[int]) -> None:
    if not f.known:
        return
    companion: Any = getattr(g, f.known)
    known: list[int] = companion[owner] if f.shape == SEATS else companion
    if len(known) != len(items):
        raise KernelError(f"field {f.known}.{owner}: not one mask a slot of {f.name}")
    pairs = list(zip(items, known, strict=True))
    if any(card <= 0 and mask for card, mask in pairs):
        raise KernelError(f"field {f.known}.{owner}: somebody knows an empty or unknown slot")
    if not f.ordered and pairs != sorted(pairs):
        raise KernelError(f"field {f.known}.{owner}: an unordered place is not sorted")
