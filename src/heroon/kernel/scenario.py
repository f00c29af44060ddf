"""Scenarios: a position or set-up, a script, and what must come of it.

One format serves rule tests, tutorials, puzzles and bug reports.  An unused or missing scripted
answer fails.  The format is described in `docs/formats.md`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from .ask import NATURE
from .errors import MALFORMED, UNKNOWN, HeroonError, InputError
from .files import _show, _text, open_position
from .spec import GameSpec, game
from .table import NO_ONE, Table
from .toml import read_toml

_KEYS: Final = frozenset(
    {"game", "title", "rules", "seats", "options", "state", "auto", "script", "expect", "refuse"}
    | {"more"}
)
_STAGE: Final = frozenset({"script", "expect", "refuse"})
#: So many forced answers in a row are a loop, not a game.
_FORCED: Final = 500


class ScenarioError(HeroonError):
    """A scenario did not come out as it says; the text names the place."""


@dataclass(frozen=True)
class Scenario:
    """A scenario, read: where it stands, what it is about, and its stages."""

    where: str
    spec: GameSpec[Any]
    title: str
    rules: tuple[str, ...]
    head: Mapping[str, Any]
    stages: tuple[Mapping[str, Any], ...]


def read_scenario(text: str, where: str = "scenario") -> Scenario:
    """Read a scenario; raises `InputError` with place and reason."""
    head = read_toml(text, where)
    spec = game(_text(head, "game", where))
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


def run_scenario(scenario: Scenario) -> Table[Any]:
    """Play a scenario; the table at its end.  Raises `ScenarioError` or `InputError`."""
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
    """Give the answers that are no choice, up to the one that the script itself gives."""
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
    """A token must be refused, with that rule (or, for ``not-offered``, with any)."""
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
    """What a dotted path of `expect` names; raises `InputError` for an unknown one."""
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
            shown = _show(table.spec, table.g, f)
            for index in tail.split(".") if tail else []:
                if not isinstance(shown, list) or not index.isdecimal():
                    raise _no_path(table, path, where)
                if int(index) >= len(shown):
                    return None
                shown = shown[int(index)]
            return shown
    raise _no_path(table, path, where)


def _no_path(table: Table[Any], path: str, where: str) -> InputError:
    """The error of an unknown path, with all that a path may begin with."""
    heads = ["prompt", "awaited", "words", "offered.WORD", "result", "reason", "undoable"]
    heads += [f"counter.{name}" for name, _ in table.view(NO_ONE).counters]
    heads += ["events.SEAT", *(f.name for f in table.spec.fields)]
    return InputError(UNKNOWN, f"no such path (there are: {', '.join(heads)})", path, where)
