"""The examples of docs/rules-subset.md as a game: one step for each."""

from __future__ import annotations

import importlib.util
import inspect
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from heroon import kernel as k
from heroon.kernel.agenda import UNBOUND

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "rules-subset.md"


@dataclass
class Refused:
    """An example that the translator refuses: its code, the line of it, the message."""

    name: str
    code: str
    line: int
    message: str


def accepted() -> list[str]:
    """The blocks of the document that are rules; the first one is the game."""
    return re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)


def refused() -> list[Refused]:
    """The blocks that are not."""
    form = r"```python refused\n(.*?)```\n```text\n(.*?)\n```"
    out = []
    for code, message in re.findall(form, DOCUMENT.read_text(encoding="utf-8"), re.DOTALL):
        name = re.findall(r"def (\w+)", code)[0]
        line = next(i for i, text in enumerate(code.splitlines(), 1) if "# here" in text)
        out.append(Refused(name, code, line, message))
    return out


def module(code: str, path: Path) -> ModuleType:
    """The code as an imported module: rules are read from their file."""
    path.write_text(code, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = made
    spec.loader.exec_module(made)
    return made


#: What the document leaves out: the step that ends an example by asking for good.
CLOSING = """

STOP_HERE: Final = STEPS.new("STOP_HERE")


@STEPS.words(STOP_HERE)
def stop_words(g: Game, a: int, b: int) -> Ask:
    return Ask(1, P_TAKE, (k.DONE,))


@STEPS.answer(STOP_HERE)
def stop(g: Game, a: int, b: int, word: int) -> None:
    k.end(g, [1, 2], R_OVER)
"""


def examples(made: ModuleType) -> dict[str, int]:
    """The functions (g, x, y) of a module as steps, by name; bound now."""
    steps: k.Steps = made.STEPS
    found = {}
    for name, function in list(vars(made).items()):
        code = getattr(function, "__code__", None)
        if code is not None and code.co_varnames[: code.co_argcount] == ("g", "x", "y"):
            found[name] = steps.new(name)
            (steps.rule if code.co_flags & inspect.CO_GENERATOR else steps.auto)(found[name])(
                function
            )
    for step, kind in enumerate(steps.kind):
        if kind == UNBOUND:
            steps.words(step)(made.stop_words)
            steps.answer(step)(made.stop)
    return found


def game(made: ModuleType, seats: tuple[int, ...] = (2,)) -> k.GameSpec[Any]:
    """The game of the examples, for so many seats; `examples` comes first."""
    deck = made.DECK
    fields = (
        k.pool("pool", deck),
        k.place("deck", deck, 30, home=True, seen=k.NO_SEAT),
        k.place("hand", deck, 30, shape=k.SEATS, ordered=False, known="known"),
        k.masks("known", 30),
        k.marks("items", 200, -999, 9999),
        k.number("row", -9999, 9999, 2, each=3),
        k.number("score", -9999, 9999, each=2),
        k.number("share", -9999, 9999, each=k.PER_SEAT),
        k.number("many", -99999, 99999),
        k.number("paid", -99999, 99999),
    )
    return k.GameSpec(
        id="examples",
        rules=1,
        seats=seats,
        state=made.Game,
        own_fields=fields,
        card_sets=(deck,),
        words=made.V,
        steps=made.STEPS,
        start=lambda g: None,
        view=lambda g, seat: k.View(seat, ()),
        bound=100,
        bound_result=lambda g: [0, 0],
        given_up=lambda g, seat: [0, 0],
    )


def position(spec: k.GameSpec[Any], made: ModuleType, step: int, x: int, y: int) -> Any:
    """A state that is about to run an example."""
    g = spec.new({}, 2)
    g.row[:] = [3, 1 + x, 7]
    g.items[:] = [6, 2, 8]
    g.hand[:] = [[2, 5], [3, 4, 9]]
    g.known[:] = [[1, 1], [2, 3, 2]]
    k.plan(g, k.step(step, x, y), made.STOP_HERE)
    return g
