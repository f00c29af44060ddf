"""The writer of the C that observes a position: `k_observe`, from the features of a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from heroon.kernel import SEATS, Field, GameSpec
from heroon.kernel.fields import EVERYBODY, ONE, OWNER

from .features import (
    CELLS,
    COUNTS,
    NUMBERS,
    TOP,
    UPPER,
    VEILED,
    WHERE,
    FeaturePart,
    is_placed,
    least_of,
    parts,
    places_of,
    slots_of,
)
from .layout import Slot

#: A byte in each of eight.
ONES: Final = 0x0101010101010101
_SEATS: Final = "for (int s = 0; s < g->nseats; s++) "


def observing(spec: GameSpec[Any], slots: Mapping[str, Slot]) -> list[str]:
    """Write the lines of `k_observe` and of the number of features for so many seats."""
    found = parts(spec)
    pools = [f for f in spec.fields if f.pool]
    lines = [
        *_agains(found),
        "static int k_observed(int seats) {",
        f"    return {_size(found)};",
        "}",
        "static void k_observe(const G *g, int seat, uint8_t *o) {",
        "    memset(o, 0, sizeof *o * (size_t)k_observed(g->nseats));",
        "    o[0] = (uint8_t)seat;",
        "    int asked = g->over ? 0 : g->seats;",
        f"    o[1] = (uint8_t)(asked ? k_min(g->prompt, {TOP}) : 0);",
        f"    {_SEATS}o[2 + s] = asked >> s & 1;",
        "    o += 2 + g->nseats;",
    ]
    lines += _sets_begin(spec, found)
    for f in pools:
        if not is_placed(spec, spec.sets[f.cards]):
            lines.append(f"    {_each(f)}{_call('pool', slots[f.name], f)}, {_unseen(spec, f)});")
    done: set[str] = set()
    for part in found:
        if part.field is not None and part.name not in done:
            done.add(part.name)
            lines += _told(spec, [p for p in found if p.name == part.name], slots)
    lines += _sets_end(found)
    lines.append("}")
    if len(spec.seats) == 1:  # known to the compiler, too
        many = str(spec.seats[0])
        return [line.replace("g->nseats", many).replace("* seats;", f"* {many};") for line in lines]
    return lines


def _sets_begin(spec: GameSpec[Any], found: tuple[FeaturePart, ...]) -> Iterator[str]:
    """Write the lines that leave room for what is told of sets, before their places are told."""
    for part in found:
        if part.field is None and part.cards is not None:
            name = _c(part.cards.name)
            yield f"    uint8_t *u_{name} = o;"
            yield f"    o += {part.many}{' * g->nseats' if part.owned else ''};"
            if part.kind == WHERE:
                owners = max(spec.seats) if part.owned else 1
                yield f"    uint8_t at_{name}[{owners}][{part.many + 1}] = {{{{0}}}};"


def _sets_end(found: tuple[FeaturePart, ...]) -> Iterator[str]:
    """Write the lines that tell where the cards of sets lie, after all their places."""
    for part in found:
        if part.kind == WHERE and part.cards is not None:
            name, owner = _c(part.cards.name), "s" if part.owned else "0"
            into = f"u_{name} + {part.many} * {owner}"
            told = f"memcpy({into}, at_{name}[{owner}] + 1, {part.many});"
            yield f"    {_SEATS if part.owned else ''}{told}"


def _agains(found: tuple[FeaturePart, ...]) -> Iterator[str]:
    """Write the tables that say where a second card of a kind is told."""
    for part in found:
        if part.kind == WHERE and part.cards is not None:
            first = part.cards.domain.top - 1
            again = [0] * part.cards.domain.top
            for slot, kind in enumerate(slots_of(part.cards)):
                again[kind] = slot + 1 if slot >= first else 0
            name = _c(part.cards.name)
            yield f"static const uint8_t k_again_{name}[] = {{{str(again)[1:-1]}}};"
            twice = [f"{kind * ONES:#x}ULL" for kind, slot in enumerate(again) if slot]
            yield f"static const uint64_t k_twice_{name}[] = {{{', '.join([*twice, '0'])}}};"


def _size(found: tuple[FeaturePart, ...]) -> str:
    """Write the number of features as a C expression."""
    once, each = 2, 1
    for part in found:
        if part.owned or (part.field is not None and part.field.per_seat):
            each += part.size(1)
        else:
            once += part.size(1)
    return f"{once} + {each} * seats"


def _told(
    spec: GameSpec[Any], found: list[FeaturePart], slots: Mapping[str, Slot]
) -> Iterator[str]:
    """Write the lines that tell a field: one part, or counts and what lies on top."""
    part = found[0]
    f = part.field
    assert f is not None
    slot = slots[f.name]
    wide = int(part.wide)
    if f.shape == ONE:
        yield f"    o = k_tell_one(g->{slot.name} - {_least(f)}, {wide}, o);"
        return
    if part.cards is None:
        many = "g->nseats" if f.per_seat else str(f.cap)
        kind = "fixed" if part.kind == NUMBERS else "row"
        yield f"    {_each(f)}o = {_call(kind, slot, f)}, {many}, {_least(f)}, {wide}, o);"
        return
    known = f"(const Lu8 *)&g->{slots[f.known].name}{_owner(f)}" if f.known else "NULL"
    sees = f"{known}, seat, {_sees(f)}"
    if is_placed(spec, part.cards):
        yield f"    {_each(f)}o = {_put(spec, found, slot, sees)}, o);"
        return
    unseen = _unseen(spec, f) if f.known or f.seen != EVERYBODY else "NULL"
    if part.kind == CELLS:
        yield f"    {_each(f)}o = {_call('cells', slot, f)}, {f.cap}, {sees}, {unseen}, {wide}, o);"
        return
    kinds = sum(p.many for p in found if p.kind == COUNTS)
    tops = sum(p.many for p in found if p.kind == UPPER)
    told = f"{kinds}, {tops}, {unseen}, {int(any(p.wide for p in found))}, o);"
    yield f"    {_each(f)}o = {_call('pile', slot, f)}, {sees}, {told}"


def _put(spec: GameSpec[Any], found: list[FeaturePart], slot: Slot, sees: str) -> str:
    """Write the call, but for its end, that tells a place of a set and where its cards lie."""
    f, s = found[0].field, found[0].cards
    assert f is not None and s is not None
    name = _c(s.name)
    number = [place.name for place in places_of(spec, s)].index(f.name) + 1
    where = f"{number}, at_{name}[{'s' if s.per_seat else 0}], k_again_{name}, k_twice_{name}"
    if found[0].kind == CELLS:
        return f"{_call('put_cells', slot, f)}, {f.cap}, {sees}, {where}"
    veiled = sum(p.many for p in found if p.kind == VEILED)
    tops = sum(p.many for p in found if p.kind == UPPER)
    return f"{_call('put_pile', slot, f)}, {f.cap}, {sees}, {veiled}, {tops}, {where}"


def _least(f: Field) -> str:
    """Write the value that is told as 0."""
    return f"({least_of(f)})"


def _each(f: Field) -> str:
    return _SEATS if f.shape == SEATS else ""


def _owner(f: Field) -> str:
    return "[s]" if f.shape == SEATS else ""


def _call(kind: str, slot: Slot, f: Field) -> str:
    list_of = "L" + slot.width
    kind = kind if kind.startswith("put_") else f"tell_{kind}_{slot.width}"
    return f"k_{kind}((const {list_of} *)&g->{slot.name}{_owner(f)}"


def _sees(f: Field) -> str:
    """Write the C condition that a seat sees a place without masks."""
    if f.seen == OWNER and f.shape == SEATS:
        return "s == seat"
    return str(int(f.seen == EVERYBODY))


def _unseen(spec: GameSpec[Any], f: Field) -> str:
    """Write the C expression of where the hidden cards of a place are counted."""
    s = spec.sets[f.cards]
    start = f"u_{_c(s.name)}"
    if not s.own_pools or f.shape != SEATS:
        return start
    owner = "(1 - s)" if f.other and not s.piles else "s"
    return f"{start} + {s.domain.top - 1} * {owner}"


def _c(name: str) -> str:
    return "".join(c if c.isalnum() else "_" for c in name)
