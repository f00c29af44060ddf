"""Positions as text: every field of a state by its name, every card by its token."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from .ask import ALL
from .drivers import Driver
from .errors import MALFORMED, REFUSED, UNKNOWN, InputError, KernelError, near_first
from .fields import EMPTY, LIST, ONE, SEATS, Field
from .heads import as_toml, check_head, seats_of_head, take_line, text_of_head
from .laws import check
from .spec import GameSpec, game
from .state import State, conceal, lists
from .table import Table
from .tokens import NO_ONE
from .toml import read_toml

S = TypeVar("S", bound=State)


def write_position(table: Table[Any]) -> str:
    """Write a position as text: the state between steps, the words answered inside the step."""
    spec = table.spec
    lines = [
        f"game = {as_toml(spec.id)}",
        f"rules = {spec.rules}",
        f"cards = {as_toml(spec.cards_hash)}",
        f"seats = {table.seats}",
        "",
        "[options]",
        *(f"{k} = {as_toml(v)}" for k, v in table.options.items()),
        "",
        "[state]",
    ]
    g = table.checkpoint
    for f in spec.fields:
        if not (f.option or (f.companion and f.name != "agenda")):
            lines.append(f"{f.name} = {as_toml(shown_field(spec, g, f))}")
    flight = [table.text_of(t) for t in table.flight]
    if flight:
        lines.append(f"flight = {as_toml(flight)}")
    return "\n".join(lines) + "\n"


def read_position(
    text: str,
    where: str = "position",
    spec: GameSpec[Any] | None = None,
    driver: Driver | None = None,
) -> Table[Any]:
    """Read a position and return a table at it; raises `InputError`.

    Fields that are missing have the value of the set-up.
    """
    head = read_toml(text, where)
    spec = spec or game(text_of_head(head, "game", where))
    state = head.pop("state", {})
    check_head({"rules": spec.rules, "cards": spec.cards_hash, **head}, spec, where)
    if not isinstance(state, dict):
        raise InputError(MALFORMED, "state must be a table", where=where)
    options = head.get("options", {})
    if not isinstance(options, dict):
        raise InputError(MALFORMED, "options must be a table", where=where)
    return open_position(
        spec, state, options, seats_of_head(head, "seats", spec, where), where, driver
    )


def open_position(
    spec: GameSpec[S],
    state: Mapping[str, Any],
    options: Mapping[str, str],
    seats: int,
    where: str,
    driver: Driver | None = None,
) -> Table[S]:
    """Open a table at a state given as values by field name; raises `InputError`."""
    known = {f.name: f for f in spec.fields if f.name == "agenda" or not f.companion}
    odd = sorted(set(state) - set(known) - {"flight"})
    if odd:
        hint = near_first(odd[0], (n for n, f in known.items() if not f.option))
        raise InputError(UNKNOWN, f"no such field (there are: {hint})", odd[0], where)
    chosen = spec.settings(options, where)
    spec.check_seats(chosen, seats, where)
    g = spec.blank(chosen, seats)
    for name, f in known.items():
        if name in state and f.option:
            raise InputError(REFUSED, "options stand in their own table", name, where)
        if name in state:
            _read_field(spec, g, f, state[name], seats, f"{where}, {name}")
    try:
        conceal(g, spec.fields, spec.sets, seats)
        if "agenda" not in state:
            spec.start(g)
        check(g, spec.fields, spec.sets, seats)
    except KernelError as bad:
        raise InputError(REFUSED, str(bad), where=where) from None
    except (ValueError, LookupError):  # a set of cards that depends on a field refuses it so
        raise InputError(REFUSED, "the cards of a set do not add up", where=where) from None
    wrong = spec.sound(g)
    if wrong:
        raise InputError(REFUSED, wrong, where=where)
    flight = state.get("flight", [])
    if not isinstance(flight, list) or not all(isinstance(line, str) for line in flight):
        raise InputError(MALFORMED, "flight must be a list of tokens", where=where)
    try:
        table = Table.at(spec, g, options=options, seats=seats)
        for seat in range(NO_ONE, seats):
            table.view(seat)
    except Exception:  # a position is input: whatever it breaks, it is refused
        raise _unplayable(spec, g, where) from None
    for i, line in enumerate(flight):
        take_line(table, line, f"{where}, flight {i + 1}")
    if driver is not None:
        try:
            table.drive(driver)
        except KernelError:
            raise _unplayable(spec, g, where) from None
    return table


def _unplayable(spec: GameSpec[Any], g: State, where: str) -> InputError:
    """Make the error for a position from which the next step fails."""
    steps = _show_agenda(spec, g.agenda)
    if not steps:
        return InputError(REFUSED, "nothing comes next: the agenda is empty", where=where)
    why = f"the step {steps[0]} cannot be played from this position"
    return InputError(REFUSED, why, where=where)


def shown_field(spec: GameSpec[Any], g: Any, f: Field) -> Any:
    """Return the value of a field as TOML can hold it: an int, a text, a list of them."""
    if f.name == "agenda":
        return _show_agenda(spec, g.agenda)
    if f.shape == ONE:
        value: int = getattr(g, f.name)
        return f.domain.by_value[value] if f.domain else value
    shown = [_show_list(g, f, owner, items) for owner, items in enumerate(lists(g, f))]
    return shown if f.shape == SEATS else shown[0]


def _show_agenda(spec: GameSpec[Any], agenda: list[int]) -> list[str]:
    """List the steps of an agenda, the next one first: `NAME`, or `NAME a b`."""
    out = []
    for i in range(len(agenda) - 3, -1, -3):
        b, a, step = agenda[i : i + 3]
        out.append(spec.steps.names[step] + (f" {a} {b}" if a or b else ""))
    return out


def _show_list(g: Any, f: Field, owner: int, items: list[int]) -> list[Any]:
    if not f.domain:
        return list(items)
    out: list[str] = []
    zeros = 0
    for i, value in enumerate(items):
        if f.cards and value == 0:
            zeros += 1
            continue
        out += _zeros(zeros)
        zeros = 0
        out.append("." if f.cards and value == EMPTY else f.domain.by_value[value])
        if f.cards and value > 0:
            out[-1] += _suffix(g, f, owner, i)
    return out + _zeros(zeros)


def _zeros(n: int) -> list[str]:
    return [] if n == 0 else ["?"] if n == 1 else [f"?*{n}"]


def _suffix(g: Any, f: Field, owner: int, i: int) -> str:
    """Write what follows a card: `^` for face up, `!01` for who knows it unless as usual."""
    text = ""
    if f.face and _companion(g, f.face, f, owner)[i]:
        text = "^"
    if f.known:
        mask = _companion(g, f.known, f, owner)[i]
        if mask != _usual(f, owner, bool(text)):
            text += "!" + "".join(str(s) for s in range(8) if mask >> s & 1)
    return text


def _usual(f: Field, owner: int, up: bool) -> int:
    """Return the mask of seats that know a card of a place unless the text says otherwise."""
    if up:
        return 3 if f.shape == SEATS else ALL
    return 1 << owner if f.shape == SEATS else 0


def _companion(g: Any, name: str, f: Field, owner: int) -> list[int]:
    companion: Any = getattr(g, name)
    items: list[int] = companion[owner] if f.shape == SEATS else companion
    return items


def _read_field(spec: GameSpec[Any], g: Any, f: Field, value: Any, seats: int, where: str) -> None:
    if f.name == "agenda":
        g.agenda = _read_agenda(spec, value, where)
    elif f.shape == ONE:
        setattr(g, f.name, _read_value(f, value, where))
    elif f.shape == LIST:
        _read_list(g, f, 0, value, f.length(seats), where)
    else:
        if not isinstance(value, list) or len(value) != seats:
            raise InputError(MALFORMED, f"a list for each of {seats} seats is needed", where=where)
        for owner, items in enumerate(value):
            _read_list(g, f, owner, items, f.cap, f"{where}.{owner}")


def _read_agenda(spec: GameSpec[Any], value: Any, where: str) -> list[int]:
    if not isinstance(value, list) or not all(isinstance(line, str) for line in value):
        raise InputError(MALFORMED, "a list of steps is needed", where=where)
    agenda: list[int] = []
    for line in reversed(value):
        name, *args = line.split() or [""]
        if name not in spec.steps.names:
            raise InputError(
                UNKNOWN,
                f"no such step (there are: {near_first(name, sorted(spec.steps.names))})",
                line,
                where,
            )
        if len(args) > 2 or not all(a.isdecimal() and len(a) < 9 for a in args):
            raise InputError(MALFORMED, "a step is NAME or NAME a b", line, where)
        a, b = [*map(int, args), 0, 0][:2]
        agenda += (b, a, spec.steps.names.index(name))
    return agenda


def _read_value(f: Field, value: Any, where: str) -> int:
    if f.domain and not isinstance(value, int):
        if not isinstance(value, str) or value not in f.domain.by_token:
            raise InputError(UNKNOWN, f"not a {f.domain.name}", str(value)[:40], where)
        return f.domain.by_token[value]
    if not isinstance(value, int) or isinstance(value, bool) or not f.low <= value <= f.high:
        raise InputError(REFUSED, f"a number from {f.low} to {f.high}", str(value)[:40], where)
    return value


def _read_list(g: Any, f: Field, owner: int, value: Any, cap: int, where: str) -> None:
    if not isinstance(value, list):
        raise InputError(MALFORMED, "a list is needed", where=where)
    items: list[int] = []
    known: list[int] = []
    face: list[int] = []
    for entry in value:
        if not f.cards:
            items.append(_read_value(f, entry, where))
            continue
        card, many, up, mask = _read_card(f, owner, entry, where)
        items += [card] * many
        face += [up] * many
        known += [mask] * many
    if len(items) > cap or (f.fixed and len(items) != cap):
        if f.fixed:
            raise InputError(REFUSED, f"{len(items)} entries, exactly {cap}", where=where)
        raise InputError(REFUSED, f"{len(items)} entries, at most {cap}", where=where)
    if f.cards and not f.ordered:
        pairs = sorted(zip(items, known, strict=True))
        items, known = [c for c, _ in pairs], [m for _, m in pairs]
    _put(g, f.name, f, owner, items)
    if f.known:
        _put(g, f.known, f, owner, known)
    if f.face:
        _put(g, f.face, f, owner, face)


def _read_card(f: Field, owner: int, entry: Any, where: str) -> tuple[int, int, int, int]:
    """Read an entry such as `8D`, `?*31`, `8D^`, `8D!0`, `.`: card, how many, face up, mask."""
    if not isinstance(entry, str) or not entry:
        raise InputError(MALFORMED, "a card is text", str(entry)[:40], where)
    if entry == "." and f.fixed:
        return EMPTY, 1, 0, 0
    if entry[0] == "?":
        star, count = entry[1:2], entry[2:]
        if len(entry) == 1:
            return 0, 1, 0, 0
        if star != "*" or not count.isdecimal() or not 0 < int(count) <= f.cap:
            raise InputError(MALFORMED, "unknown cards are `?` or `?*N`", entry[:40], where)
        return 0, int(count), 0, 0
    token, bang, knowing = entry.partition("!")
    up = token.endswith("^")
    token = token.removesuffix("^")
    if not f.domain or token not in f.domain.by_token:
        raise InputError(UNKNOWN, "no such card", entry[:40], where)
    if (up and not f.face) or (bang and not f.known):
        raise InputError(REFUSED, "cards here have no such mark", entry[:40], where)
    if not all(c in "01234567" for c in knowing):
        raise InputError(MALFORMED, "after `!` stand seats", entry[:40], where)
    mask = sum(1 << int(c) for c in set(knowing)) if bang else _usual(f, owner, up)
    return f.domain.by_token[token], 1, int(up), mask


def _put(g: Any, name: str, f: Field, owner: int, items: list[int]) -> None:
    if f.shape == SEATS:
        getattr(g, name)[owner] = items
    else:
        setattr(g, name, items)
