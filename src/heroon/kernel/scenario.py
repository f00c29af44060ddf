"""Scenarios: a position or set-up, a script of answers, and what must come of it.

One format serves rule tests, tutorials, puzzles and bug reports.  An unused or missing scripted
answer fails.  A file may hold several, each below a line `[[case]]`, with what they have in common
above the first one.  The format is described in `docs/formats.md`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from .ask import NATURE
from .cards_written import changed_numbers
from .errors import MALFORMED, REFUSED, UNKNOWN, HeroonError, InputError, near_first
from .heads import as_toml, text_of_head
from .positions import open_position, shown_field, write_position
from .spec import GameSpec, game
from .table import Table
from .tokens import NO_ONE
from .toml import plain, read_toml

_KEYS: Final = frozenset(
    {"game", "title", "rules", "seats", "options", "state", "auto", "script", "expect", "refuse"}
    | {"more", "rules_number", "cards", "numbers"}
)
#: Where the next scenario of a file begins.
_CASE: Final = re.compile(r"^\[\[case\]\][ \t]*(?:#.*)?$", re.MULTILINE)
#: The most characters and the most scenarios in a file of several.
LONGEST_CASES: Final = 1_000_000
MOST_CASES: Final = 500
_STAGE: Final = frozenset({"script", "expect", "refuse"})
#: What a written scenario says of its position.
_EXPECTED: Final = ("prompt", "awaited", "words", "result", "reason")
#: A list of this many characters or more takes a line for each item.
_LONG: Final = 80
#: The most forced answers in a row; more of them are a loop, not a game.
_FORCED: Final = 500


class ScenarioError(HeroonError):
    """The error of a scenario that does not come out as it says; its text names the place."""


@dataclass(frozen=True)
class Scenario:
    """A scenario that was read: its place in a file, its game, its title, rules and stages."""

    where: str
    spec: GameSpec[Any]
    title: str
    rules: tuple[str, ...]
    head: Mapping[str, Any]
    stages: tuple[Mapping[str, Any], ...]


class Case(NamedTuple):
    """One scenario of a file: its name, its own lines, its entries and those of the whole file."""

    name: str
    text: str
    head: Mapping[str, Any]


def split_cases(text: str) -> tuple[str, list[str]]:
    """Split a file of scenarios into the lines all have in common and those of each."""
    common, *parts = _CASE.split(plain(text))
    return common, parts


def read_cases(text: str, where: str = "scenarios") -> list[Case]:
    """Read a file of scenarios into its cases; a file that is one scenario has no case names."""
    common, parts = split_cases(text)
    if not parts:
        return [Case("", text, read_toml(text, where))]
    if len(text) > LONGEST_CASES or len(parts) > MOST_CASES:
        why = f"too long: at most {LONGEST_CASES} characters and {MOST_CASES} scenarios"
        raise InputError(MALFORMED, why, where=where)
    base = read_toml(common, where)
    return [_case(base, part, where) for part in parts]


def _case(base: Mapping[str, Any], part: str, where: str) -> Case:
    """Read the lines of one case; its entries replace those that all cases have in common."""
    found = read_toml(f"[[case]]{part}", where)
    (own,) = found.pop("case")
    if found:
        odd = next(iter(found))
        raise InputError(MALFORMED, "a table of a case is called `case.…`", odd, where)
    name = text_of_head(own, "name", where)
    return Case(name, part, _over(base, {k: v for k, v in own.items() if k != "name"}))


def _over(base: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """Merge two tables, the entries of `own` over those of `base`; tables in them likewise."""
    out = dict(base)
    for key, value in own.items():
        before = out.get(key)
        if isinstance(before, dict) and isinstance(value, dict):
            value = _over(before, value)
        out[key] = value
    return out


def read_scenarios(text: str, where: str = "scenario") -> list[Scenario]:
    """Read every scenario of a file; raises `InputError` with place and reason."""
    cases = read_cases(text, where)
    return [scenario_of(c.head, f"{where}, {c.name}" if c.name else where) for c in cases]


def read_scenario(text: str, where: str = "scenario") -> Scenario:
    """Read a file that is one scenario; raises `InputError` with place and reason."""
    return scenario_of(read_toml(text, where), where)


def scenario_of(head: Mapping[str, Any], where: str) -> Scenario:
    """Check the entries of a scenario and return it; raises `InputError` with the place."""
    spec = _spec(head, where)
    more = head.get("more", [])
    if not isinstance(more, list) or not all(isinstance(stage, dict) for stage in more):
        raise InputError(MALFORMED, "`more` must be tables", where=where)
    stages = [{k: v for k, v in head.items() if k in _STAGE}, *more]
    for found, allowed in [(head, _KEYS), *((stage, _STAGE) for stage in stages)]:
        odd = sorted(set(found) - allowed)
        if odd:
            raise InputError(UNKNOWN, "no such entry in a scenario", odd[0], where)
    for stage in stages:
        script = stage.get("script", [])
        if not isinstance(script, list) or not all(isinstance(line, str) for line in script):
            raise InputError(MALFORMED, "a script is a list of tokens", where=where)
        for key in ("expect", "refuse"):
            if not isinstance(stage.get(key, {}), dict):
                raise InputError(MALFORMED, f"`{key}` must be a table", where=where)
    rules = head.get("rules", [])
    if not isinstance(rules, list) or not all(isinstance(rule, str) for rule in rules):
        raise InputError(MALFORMED, "`rules` must be a list of rule ids", where=where)
    title = head.get("title", "")
    return Scenario(where, spec, str(title), tuple(rules), head, tuple(stages))


def _spec(head: Mapping[str, Any], where: str) -> GameSpec[Any]:
    """Find the game of a scenario, with the scenario's own card numbers; raises `InputError`."""
    spec = game(text_of_head(head, "game", where))
    numbers = head.get("numbers", {})
    if not isinstance(numbers, dict):
        raise InputError(MALFORMED, "`numbers` must be a table", where=where)
    if numbers:
        lines = [f"{as_toml(name)} = {as_toml(value)}" for name, value in numbers.items()]
        spec = spec.using("\n".join(["[numbers]", *lines, ""]), where)
    if head.get("rules_number", spec.rules) != spec.rules:
        why = f"written with rules {head['rules_number']!r}, this is rules {spec.rules}"
        raise InputError(REFUSED, why, where=where)
    if head.get("cards", spec.cards_hash) != spec.cards_hash:
        raise InputError(REFUSED, "written with other card data", where=where)
    return spec


def write_scenario(table: Table[Any], title: str) -> str:
    """Write the position of a table as a scenario: who is asked there, and which words.

    It holds all that the table knows, secrets too: the caller has to see who may read it.
    """
    spec = table.spec
    head, _, rest = write_position(table).partition("\n[options]\n")
    options, _, state = rest.partition("\n[state]\n")
    head = head.replace("\nrules = ", "\nrules_number = ")
    parts = [f"{head}title = {as_toml(title)}\nauto = false\n", f"[options]\n{options}"]
    own = changed_numbers(spec.numbers, game(spec.id).numbers)
    if own:
        parts.append("\n".join(["[numbers]", *own, ""]))
    expect = [f"{path} = {_folded(look(table, path, ''))}" for path in _EXPECTED]
    return "\n".join([*parts, f"[state]\n{state}", "[expect]", *expect, ""])


def _folded(value: Any) -> str:
    """Write a value as TOML; a long list takes a line for each item."""
    text = as_toml(value)
    if not isinstance(value, list) or len(text) < _LONG:
        return text
    return "\n".join(["[", *(f"  {as_toml(item)}," for item in value), "]"])


def run_scenario(scenario: Scenario) -> Table[Any]:
    """Play a scenario; return its table at the end.  Raises `ScenarioError`, `InputError`."""
    spec, head, where = scenario.spec, scenario.head, scenario.where
    seats = head.get("seats", spec.seats[0])
    state, options = head.get("state", {}), head.get("options", {})
    if not isinstance(state, dict) or not isinstance(options, dict) or seats not in spec.seats:
        raise InputError(MALFORMED, "`state`, `options` or `seats` is not as it must be", "", where)
    table = open_position(spec, state, options, seats, where)
    auto = head.get("auto", True) is True
    for number, stage in enumerate(scenario.stages):
        place = f"{where}, stage {number + 1}" if len(scenario.stages) > 1 else where
        _play(table, stage.get("script", []), auto, place)
        for path, value in stage.get("expect", {}).items():
            found = look(table, path, place)
            if found != value:
                raise ScenarioError(f"{place}: {path} is {found!r}, not {value!r}")
        for line, rule in stage.get("refuse", {}).items():
            _refused(table, line, rule, place)
    return table


def _play(table: Table[Any], script: list[str], auto: bool, where: str) -> None:
    for number, line in enumerate(script):
        if auto:
            _forced(table, line)
        speaker, _, token = line.partition(" ")
        place = f"{where}, script {number + 1}"
        if not token or not (speaker == "*" or speaker.isdecimal()):
            raise InputError(MALFORMED, "a line is `SEAT WORD` or `* STREAM=OUTCOME`", line, place)
        try:
            table.answer(token, NO_ONE if speaker == "*" else int(speaker))
        except HeroonError as bad:
            raise ScenarioError(f"{place}: {line!r}: {bad}; {_now(table)}") from None
    if auto:
        _forced(table, "")


def _forced(table: Table[Any], line: str) -> None:
    """Give the answers that have no alternative, up to the one that the script's line gives."""
    for _ in range(_FORCED):
        ask = table.ask
        if ask is None or ask.seats == NATURE or len(ask.words) != 1 or ask.seats & ask.seats - 1:
            return
        seat = ask.seats.bit_length() - 1
        if line == f"{seat} {table.spec.words.text[ask.words[0]]}":
            return
        table.answer(ask.words[0], seat)
    raise ScenarioError("forced answers without end")


def _now(table: Table[Any]) -> str:
    ask = table.ask
    if ask is None:
        return "the game is over"
    words = table.spec.words
    if ask.seats == NATURE:
        return f"nature is asked for {words.streams[ask.prompt].name}"
    offered = " ".join(words.text[w] for w in ask.words)
    return f"asked: {words.prompts[ask.prompt].name} of seats {_seats(ask.seats)}: {offered}"


def _seats(mask: int) -> list[int]:
    return [s for s in range(8) if mask >> s & 1]


def _refused(table: Table[Any], line: str, rule: str, where: str) -> None:
    """Check that a token is refused with this rule id or kind, and that nothing changes."""
    speaker, _, token = line.partition(" ")
    before = table.spec.digest(table.g), len(table.tokens)
    if not token or not speaker.isdecimal():
        raise InputError(MALFORMED, "a refused line is `SEAT WORD`", line, where)
    try:
        table.answer(token, int(speaker))
    except InputError as bad:
        if rule not in (bad.rule, bad.kind):
            text = f"{where}: {line!r} is refused with {bad.rule or bad.kind!r}, not {rule!r}"
            raise ScenarioError(text) from None
        if before != (table.spec.digest(table.g), len(table.tokens)):
            raise ScenarioError(f"{where}: {line!r}: the refusal changed something") from None
        return
    raise ScenarioError(f"{where}: {line!r} is accepted")


def look(table: Table[Any], path: str, where: str) -> Any:
    """Find the value that a dotted path of `expect` names; raises `InputError` if there is none."""
    ask, words = table.ask, table.spec.words
    head, _, tail = path.partition(".")
    if path == "prompt":
        if ask is None:
            return ""
        if ask.seats == NATURE:
            return words.streams[ask.prompt].name
        return words.prompts[ask.prompt].name
    if path == "awaited":
        return _seats(ask.seats) if ask else []
    if path == "words":
        return [words.text[w] for w in ask.words] if ask and ask.seats else []
    if head == "offered":
        return bool(ask and ask.seats and tail in [words.text[w] for w in ask.words])
    if path == "result":
        return table.result
    if path == "reason":
        return table.reason
    if path == "undoable":
        return table.undoable
    if head == "counter":
        counters = dict(table.view(NO_ONE).counters)
        if tail not in counters:
            raise _no_path(table, path, where)
        return counters[tail]
    if head == "events" and tail.isdecimal():
        return [words.events[e.id].name for e in table.events(int(tail))]
    for f in table.spec.fields:
        if f.name == head:
            shown = shown_field(table.spec, table.g, f)
            for index in tail.split(".") if tail else []:
                if not isinstance(shown, list) or not index.isdecimal():
                    raise _no_path(table, path, where)
                if int(index) >= len(shown):
                    return None
                shown = shown[int(index)]
            return shown
    raise _no_path(table, path, where)


def _no_path(table: Table[Any], path: str, where: str) -> InputError:
    """Make the error for an unknown path, with all that a path may begin with."""
    heads = ["prompt", "awaited", "words", "offered.WORD", "result", "reason", "undoable"]
    heads += [f"counter.{name}" for name, _ in table.view(NO_ONE).counters]
    heads += ["events.SEAT", *(f.name for f in table.spec.fields)]
    why = f"no such path (there are: {near_first(path, heads)})"
    return InputError(UNKNOWN, why, path, where)
