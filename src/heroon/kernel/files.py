"""Files: records and positions as text that a person can read and mend.

A record is a TOML header, a line `---`, then one token a line.  A position is TOML: every
field by name, cards by token.  What is wrong in a file is said with its line.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from io import StringIO
from typing import Any, Final, TypeVar

from .ask import ALL, NATURE
from .drivers import Driver, Seeded
from .errors import (
    MALFORMED,
    NOT_YOURS,
    REFUSED,
    STALE,
    UNKNOWN,
    InputError,
    KernelError,
    near_first,
)
from .spec import BOUND, GameSpec, game
from .state import (
    EMPTY,
    LIST,
    ONE,
    SEATS,
    Field,
    State,
    check,
    conceal,
    lists,
)
from .table import DRAWN, ENDS, NO_ONE, Table
from .toml import plain, read_toml

S = TypeVar("S", bound=State)

_RULE: Final = "---"
_HEAD: Final = frozenset(
    {"game", "rules", "cards", "seats", "options", "seed", "result", "reason", "undos", "practice"}
)
#: Records longer than this, in characters, are refused before they are read.
LONGEST_RECORD: Final = 1_000_000
#: The longest line of a record behind its header; so many lines it may have.
_LONGEST_LINE: Final = 1_000
_MOST_LINES: Final = 100_000


# -- records -----------------------------------------------------------------------------------


def write_record(table: Table[Any], seed: str = "") -> str:
    """The full record of a table: header and every token from the set-up on.

    `seed` is written only if given: it is a secret while the game runs.  After each token that
    begins a turn, and at the end of the game, stands a line `= <digest>`.
    """
    spec = table.spec
    head: dict[str, Any] = {
        "game": spec.id,
        "rules": spec.rules,
        "cards": spec.cards_hash,
        "seats": table.seats,
        "undos": table.undos,
    }
    if table.practice:
        head["practice"] = True
    if seed:
        head["seed"] = seed
    if table.over:
        head["result"] = table.result
        head["reason"] = table.reason
    lines = [f"{key} = {_toml(value)}" for key, value in head.items()]
    lines += ["", "[options]", *(f"{k} = {_toml(v)}" for k, v in table.options.items()), _RULE]
    return "\n".join(lines + _body(table)) + "\n"


def _body(table: Table[Any]) -> list[str]:
    """The tokens, with a digest where a turn begins and at the end: found by replaying."""
    spec = table.spec
    if table.opened:
        raise InputError(REFUSED, "a table opened at a position has no record from the set-up")
    again: Table[Any] = Table(spec, table.options, seats=table.seats)
    lines: list[str] = []
    turn = spec.turn_of(again.g)
    for token in table.tokens:
        lines.append(table.text_of(token))
        again.repeat(token)
        if again.over or spec.turn_of(again.g) != turn:
            turn = spec.turn_of(again.g)
            lines.append(f"= {spec.digest(again.g)}")
    return lines


def read_record(
    text: str, where: str = "record", spec: GameSpec[Any] | None = None, replay_only: bool = True
) -> tuple[Table[Any], str]:
    """Replay a record; the table at its end and the seed, if the record holds one.

    With `replay_only` the table has no driver and stops where the record stops; otherwise the
    seed drives it on.  Raises `InputError` with line and reason.
    """
    head, lines = _split(text, where)
    spec = spec or game(_text(head, "game", where))
    _check_head(head, spec, where)
    options = head.get("options", {})
    if not isinstance(options, dict):
        raise InputError(MALFORMED, "options must be a table", where=where)
    seed = head.get("seed", "")
    if not isinstance(seed, str):
        raise InputError(MALFORMED, "seed must be text", where=where)
    try:
        table: Table[Any] = Table(spec, options, seats=_count(head, "seats", spec, where))
    except InputError as bad:
        raise InputError(bad.kind, bad.why, bad.token, where, bad.rule) from None
    for number, line in lines:
        _take(table, line, f"{where}, line {number}")
    _check_end(table, head, where)
    undos = head.get("undos", 0)
    if not isinstance(undos, int) or undos < 0:
        raise InputError(MALFORMED, "undos must be a number from 0 up", str(undos)[:40], where)
    table.undos = undos
    table.practice = head.get("practice") is True
    if seed and not replay_only:
        table.drive(Seeded(seed))
    return table, seed


def _split(text: str, where: str) -> tuple[dict[str, Any], Iterator[tuple[int, str]]]:
    """The header, and the numbered token lines one by one, comments and blanks left out."""
    if len(text) > LONGEST_RECORD:
        raise InputError(MALFORMED, "the file is too long", where=where)
    head_text, rule, body = plain(text).partition(f"\n{_RULE}\n")
    if not rule:
        raise InputError(MALFORMED, f"there is no line {_RULE!r} after the header", where=where)
    return read_toml(head_text, where), _lines(body, head_text.count("\n") + 3, where)


def _lines(body: str, first: int, where: str) -> Iterator[tuple[int, str]]:
    """Number and text of each line that is neither blank nor a comment, in order."""
    for number, line in enumerate(StringIO(body), first):
        if len(line) > _LONGEST_LINE:
            why = f"the line is too long, at most {_LONGEST_LINE} characters"
            raise InputError(MALFORMED, why, where=f"{where}, line {number}")
        if number - first >= _MOST_LINES:
            raise InputError(MALFORMED, f"too many lines, at most {_MOST_LINES}", where=where)
        token = line.partition("#")[0].rstrip("\n")
        if token.strip():
            yield number, token


def _check_head(head: Mapping[str, Any], spec: GameSpec[Any], where: str) -> None:
    odd = sorted(set(head) - _HEAD)
    if odd:
        raise InputError(UNKNOWN, "no such entry in a header", odd[0], where)
    if head.get("game") != spec.id:
        raise InputError(REFUSED, f"this is no file of {spec.id}", str(head.get("game")), where)
    if head.get("rules") != spec.rules:
        why = f"written with rules {head.get('rules')!r}, this is rules {spec.rules}"
        raise InputError(REFUSED, why, where=where)
    if head.get("cards", "") != spec.cards_hash:
        raise InputError(REFUSED, "written with other card data", where=where)


def _take(table: Table[Any], line: str, where: str) -> None:
    """Play one line of a record: a token, or a digest to compare."""
    speaker, _, token = line.strip().partition(" ")
    if speaker == "=":
        if token != table.spec.digest(table.g):
            raise InputError(REFUSED, "the position here is not the one recorded", token, where)
        return
    if not token or not (speaker == "*" or speaker.isdecimal()) or len(speaker) > 3:
        raise InputError(MALFORMED, "a line is `SEAT WORD` or `* STREAM=OUTCOME`", line[:80], where)
    if table.ask is None:
        raise InputError(STALE, "the game is over before this line", line[:80], where)
    _check_turn(table, speaker, token, where)
    try:
        if token == ENDS[DRAWN] and speaker != "*":
            table.draw(int(speaker))  # what was offered before is not written
            return
        table.answer(token, NO_ONE if speaker == "*" else int(speaker))
    except InputError as bad:
        raise InputError(bad.kind, bad.why, token[:80], where, bad.rule) from None


def _check_turn(table: Table[Any], speaker: str, token: str, where: str) -> None:
    """Raise `InputError` where a line is nature's and a seat is asked, or the other way round."""
    ask = table.ask
    if ask is None or token in ENDS.values():
        return
    if ask.seats == NATURE:
        stream = table.spec.words.streams[ask.prompt].name
        if speaker != "*":
            why = f"before this line one of nature is missing: {stream} is asked for"
            raise InputError(NOT_YOURS, why, token[:80], where)
        if token.rpartition("=")[0] not in ("", stream):
            why = f"a line is missing or one too many: {stream} is asked for"
            raise InputError(REFUSED, why, token[:80], where)
    elif speaker == "*":
        why = f"nature is not asked here: {table.spec.words.prompts[ask.prompt].name} is"
        raise InputError(NOT_YOURS, why, token[:80], where)


def _check_end(table: Table[Any], head: Mapping[str, Any], where: str) -> None:
    if "result" not in head:
        return
    if head.get("reason") == BOUND and not table.over:
        table.meet_bound()
    if not table.over or head["result"] != table.result or head.get("reason") != table.reason:
        raise InputError(REFUSED, "the recorded result is not the one played", where=where)


# -- positions ---------------------------------------------------------------------------------


def write_position(table: Table[Any]) -> str:
    """The position as text: the state between steps and the words in flight."""
    spec = table.spec
    lines = [
        f"game = {_toml(spec.id)}",
        f"rules = {spec.rules}",
        f"cards = {_toml(spec.cards_hash)}",
        f"seats = {table.seats}",
        "",
        "[options]",
        *(f"{k} = {_toml(v)}" for k, v in table.options.items()),
        "",
        "[state]",
    ]
    g = table.checkpoint
    for f in spec.fields:
        if not (f.option or (f.companion and f.name != "agenda")):
            lines.append(f"{f.name} = {_toml(_show(spec, g, f))}")
    flight = [table.text_of(t) for t in table.flight]
    if flight:
        lines.append(f"flight = {_toml(flight)}")
    return "\n".join(lines) + "\n"


def read_position(
    text: str,
    where: str = "position",
    spec: GameSpec[Any] | None = None,
    driver: Driver | None = None,
) -> Table[Any]:
    """A table at a position.  Missing fields take their set-up value; raises `InputError`."""
    head = read_toml(text, where)
    spec = spec or game(_text(head, "game", where))
    state = head.pop("state", {})
    _check_head({"rules": spec.rules, "cards": spec.cards_hash, **head}, spec, where)
    if not isinstance(state, dict):
        raise InputError(MALFORMED, "state must be a table", where=where)
    options = head.get("options", {})
    if not isinstance(options, dict):
        raise InputError(MALFORMED, "options must be a table", where=where)
    return open_position(spec, state, options, _count(head, "seats", spec, where), where, driver)


def open_position(
    spec: GameSpec[S],
    state: Mapping[str, Any],
    options: Mapping[str, str],
    seats: int,
    where: str,
    driver: Driver | None = None,
) -> Table[S]:
    """A table at a state given by field name (see `read_position`)."""
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
        _take(table, line, f"{where}, flight {i + 1}")
    if driver is not None:
        try:
            table.drive(driver)
        except KernelError:
            raise _unplayable(spec, g, where) from None
    return table


def _unplayable(spec: GameSpec[Any], g: State, where: str) -> InputError:
    """The refusal of a position from which the next step fails."""
    steps = _show_agenda(spec, g.agenda)
    if not steps:
        return InputError(REFUSED, "nothing comes next: the agenda is empty", where=where)
    why = f"the step {steps[0]} cannot be played from this position"
    return InputError(REFUSED, why, where=where)


def _show(spec: GameSpec[Any], g: Any, f: Field) -> Any:
    """The value of a field as TOML can hold it."""
    if f.name == "agenda":
        return _show_agenda(spec, g.agenda)
    if f.shape == ONE:
        value: int = getattr(g, f.name)
        return f.domain.by_value[value] if f.domain else value
    shown = [_show_list(g, f, owner, items) for owner, items in enumerate(lists(g, f))]
    return shown if f.shape == SEATS else shown[0]


def _show_agenda(spec: GameSpec[Any], agenda: list[int]) -> list[str]:
    """The steps, the next one first: NAME, or NAME a b."""
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
    """`^` for a card face up, `!01` for who knows it where that is not what one would expect."""
    text = ""
    if f.face and _of(g, f.face, f, owner)[i]:
        text = "^"
    if f.known:
        mask = _of(g, f.known, f, owner)[i]
        if mask != _usual(f, owner, bool(text)):
            text += "!" + "".join(str(s) for s in range(8) if mask >> s & 1)
    return text


def _usual(f: Field, owner: int, up: bool) -> int:
    """Who knows a card of a place unless the text says otherwise."""
    if up:
        return 3 if f.shape == SEATS else ALL
    return 1 << owner if f.shape == SEATS else 0


def _of(g: Any, name: str, f: Field, owner: int) -> list[int]:
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
    """Card, how many, face up, mask of an entry such as `8D`, `?*31`, `8D^`, `8D!0`, `.`."""
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


# -- transcripts, and values as text -------------------------------------------------------------


def write_transcript(table: Table[Any], seat: int) -> str:
    """What one seat was told, an event a line, by name: a seat may always have it."""
    words = table.spec.words
    lines = [f"# {table.spec.id}, seat {seat}"]
    for event in table.events(seat):
        info = words.events[event.id]
        args = (
            f"{name}={of.by_value.get(value, value)}"
            for (name, of), value in zip(info.args, event.args, strict=True)
        )
        lines.append(" ".join([info.name, *args]))
    return "\n".join(lines) + "\n"


def _text(head: Mapping[str, Any], key: str, where: str) -> str:
    value = head.get(key)
    if not isinstance(value, str):
        raise InputError(MALFORMED, f"the entry {key!r} is missing", where=where)
    return value


def _count(head: Mapping[str, Any], key: str, spec: GameSpec[Any], where: str) -> int:
    value = head.get(key, spec.seats[0])
    if not isinstance(value, int) or value not in spec.seats:
        raise InputError(REFUSED, f"{spec.id} has no game for that many", str(value)[:20], where)
    return value


def _toml(value: Any) -> str:
    """A value of TOML: text, number, truth, list."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        escaped = "".join(
            c if c.isprintable() and c not in '"\\' else f"\\u{ord(c):04x}" for c in value
        )
        return f'"{escaped}"'
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return str(value)
