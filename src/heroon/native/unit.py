"""A game as one file of C: its functions, tables, position and steps."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any, Final

from heroon.kernel import GameSpec
from heroon.kernel.agenda import AUTO, DECISION

from .effects import Effects
from .generators import RuleBody
from .hooks import HOOKS, check, hooks, only_looks
from .layout import FLIGHT_CAP, WORDS_CAP, slots, struct
from .observing import observing
from .signs import Everywhere
from .source import LIST, STATE, Source
from .statements import Statements
from .tables import Tables

#: Files of C that every game has, in the order in which they are joined.
_BEFORE: Final = "lists.h"
_BETWEEN: Final = "machine.h"
_AFTER: Final = "module.h"
_OBSERVING: Final = "observe.h"
#: Files that stand inside `module.h`, where it says so.
_INSIDE: Final = {
    "/* policy */": "policy.h",
    "/* tree search */": "search.h",
    "/* batches */": "batch.h",
    "/* the type of batches */": "batch_type.h",
}
#: What to write instead of some functions of Python.
_HINTS: Final = {
    "any": "write a loop, or use in",
    "all": "write a loop, or use in",
    "print": "tell an event",
    "set": "use a sorted list, or the bits of an int",
    "dict": "use a table, or a list",
}
#: The parameters of the hooks, in their order: of each the first ones.
_PARAMETERS: Final = ("G *g", "int seat", "int prompt", "L32 *words")
#: How deep rules may call rules.
DEEP: Final = 3


class Unit:
    """What is translated of a game: everything that its steps reach."""

    def __init__(self, spec: GameSpec[Any]):
        self.spec = spec
        #: What of the game's heuristics is translated, too.
        self.hooks = hooks(spec)
        self.slots = slots(spec.fields, spec.state.__module__.replace(".", "/") + ".py")
        self.tables = Tables()
        self.sources: dict[Any, Source] = {}
        self._functions: dict[tuple[Any, tuple[str, ...]], str] = {}
        self._names: set[str] = set()
        self._rules: dict[Any, str] = {}
        self._open: list[Any] = []
        self.effects = Effects(self)
        self.signs = Everywhere(self)
        self._heads: list[str] = []
        self._bodies: list[list[str]] = []
        self._frames: list[str] = []
        self._roots: list[str] = []

    # -- functions -------------------------------------------------------------------------------

    def source(self, function: Callable[..., Any], node: ast.AST, of: Source | None) -> Source:
        """The source of a function that is called."""
        found = self.sources.get(function)
        if found is None:
            if not hasattr(function, "__code__"):
                assert of is not None
                name = getattr(function, "__name__", repr(function))
                raise of.wrong(
                    node, f"a call of {name}", _HINTS.get(name, "it is not in the subset")
                )
            found = self.sources[function] = Source(function)
        return found

    def function(self, source: Source, widths: Sequence[str]) -> str:
        """The C name of a function, for lists of these widths; it is written on first use."""
        if source.function in self._open:
            raise source.wrong(source.tree, f"{source.tree.name} calls itself", "use a loop")
        key = source.function, tuple(widths)
        name = self._functions.get(key)
        if name is None:
            name = self._functions[key] = self._name(source, widths)
            body = Statements(self, source, widths)
            self._heads.append(f"static {body.result_type()} {name}({body.parameters()});")
            self._open.append(source.function)
            self._bodies.append(body.written(name))
            self._open.pop()
        return name

    def rule(self, source: Source) -> str:
        """The C name of a rule."""
        name = self._rules.get(source.function)
        if name is not None:
            return name
        if source.function in self._open:
            raise source.wrong(source.tree, f"{source.tree.name} calls itself", "use a step")
        if len(self._open) == DEEP:
            raise source.wrong(source.tree, "rules four deep", "make one of them a step")
        for p in source.params:
            if p.kind == LIST:
                raise source.wrong(source.tree, f"the list {p.name}", "a rule keeps ids")
        self._open.append(source.function)
        name = self._name(source, ())
        body = RuleBody(self, source)
        lines = body.written(name)
        self._open.pop()
        self._rules[source.function] = name
        self._heads.append(f"static int {name}(G *g, struct F_{name} *f, int said);")
        self._frames += body.struct(name)
        self._bodies.append(lines)
        return name

    def _name(self, source: Source, widths: Sequence[str]) -> str:
        name = "_".join([source.module, source.tree.name, *widths])
        while name in self._names:
            name += "_"
        self._names.add(name)
        return name

    # -- the file --------------------------------------------------------------------------------

    def written(self) -> str:
        """The whole file."""
        self.signs.find()
        cases = self._steps()
        policy = self._policy()
        spec = self.spec
        infos = [slot.info() for slot in self.slots.values() if not slot.field.apart]
        defines = {
            "K_FIELDS": len(infos),
            "K_SEATS": max(spec.seats),
            "K_BOUND": spec.bound,
            "K_WORDS_CAP": WORDS_CAP,
            "K_FLIGHT": FLIGHT_CAP,
            "K_VOCABULARY": len(spec.words.said_by),
            "K_RESULT": self.slots["result"].field.cap,
            "K_WEIGHS": int("weights" in self.hooks),
            "K_STANDS": int("standing" in self.hooks),
            "K_PLANS": int("chapter" in self.hooks),
            "K_VALUES": int("worth_of" in self.hooks),
        }
        parts = [
            f"/* {spec.id}, translated from its rules. */",
            "#define PY_SSIZE_T_CLEAN",
            "#include <Python.h>",
            "#include <stddef.h>",
            *(f"#define {name} {value}" for name, value in defines.items()),
            _packaged(_BEFORE),
            *self.tables.lines,
            *self._frames,
            *struct(self.slots, max(spec.seats), self._roots),
            "static void k_mark(G *g);",
            f"static const int8_t k_said_by[] = {{{', '.join(map(str, spec.words.said_by))}}};",
            f"static const int k_seat_numbers[] = {{{', '.join(map(str, spec.seats))}}};",
            _packaged(_BETWEEN),
            *self._heads,
            *(line for body in self._bodies for line in body),
            *cases,
            *policy,
            _packaged(_OBSERVING),
            *observing(spec, self.slots),
            _module(infos),
        ]
        return "\n".join(parts) + "\n"

    def _steps(self) -> list[str]:
        """The three functions that know the steps by number."""
        advance: list[str] = []
        decide: list[str] = []
        resume: list[str] = []
        steps = self.spec.steps
        for number, name in enumerate(steps.names):
            run = Source(steps.run[number])
            advance.append(f"        case {number}: /* {name} */")
            if steps.kind[number] == AUTO:
                call = self._call(run, number)
                advance += ["            g->agenda.n = n - 3;", f"            {call};"]
            elif steps.kind[number] == DECISION:
                do = self._call(Source(steps.do[number]), number)
                advance += [
                    f"            {self._call(run, number)};",
                    "            if (g->words.n) return;",
                    "            g->agenda.n = n - 3;",
                    f"            {do.removesuffix('word)')}K_NOTHING);",
                ]
                decide.append(f"    case {number}: {do}; break;")
            else:
                rule = self.rule(self._known(run))
                self._roots.append(rule)
                advance += _start_rule(rule, run)
                resume.append(f"    case {number + 1}: return {rule}(g, &g->frame.{rule}, word);")
            advance.append("            break;")
        return _dispatch(advance, decide, resume)

    def _policy(self) -> list[str]:
        """The functions of C that stand for the hooks; those that the game lacks fail."""
        lines: list[str] = []
        for name, (kinds, returns, _) in HOOKS.items():
            given = list(_PARAMETERS[: len(kinds)])
            out = ["L32 *out"] * (returns == LIST)
            kind = "void" if out else "int"
            head = f"static {kind} k_{name}({', '.join([*given, *out])}) {{"
            body = f'    k_fail("the game has no {name}");'
            if name in self.hooks:
                source = self._known(Source(self.hooks[name]))
                check(name, source)
                widths = ["32"] * (LIST in kinds)
                values = ", ".join(p.split()[-1].lstrip("*") for p in [*given, *out])
                back = "return " * (not out)
                body = f"    {back}{self.function(source, widths)}({values});"
                only_looks(self, source)
            elif name == "turn_of":
                body = "    return 0;"
            lines += [head, body, "}"]
        return lines

    def _known(self, source: Source) -> Source:
        return self.sources.setdefault(source.function, source)

    def _call(self, source: Source, step: int) -> str:
        """The C call of a step's function: (g, a, b) or (g, a, b, word)."""
        source = self._known(source)
        kinds = [p.kind for p in source.params]
        if kinds[0] != STATE or LIST in kinds:
            raise source.wrong(source.tree, "the parameters of a step", "(g, a, b), ints but g")
        rest = ", ".join(["a", "b", "word"][: len(kinds) - 1])
        return f"{self.function(source, ())}(g, {rest})"


def _start_rule(rule: str, source: Source) -> list[str]:
    frame = f"g->frame.{rule}"
    given = [p.name for p in source.params if p.kind != STATE]
    return [
        "            if (g->keeps) k_mark(g);",
        "            g->agenda.n = n - 3;",
        f"            {frame}.label = 0;",
        *(f"            {frame}.v_{p} = {v};" for p, v in zip(given, "ab", strict=True)),
        f"            if ({rule}(g, &{frame}, 0)) {{",
        "                g->rule = step + 1;",
        "                return;",
        "            }",
    ]


def _dispatch(advance: list[str], decide: list[str], resume: list[str]) -> list[str]:
    empty = 'if (n < 3) k_fail("the agenda is empty and nobody has ended the game");'
    return [
        "static void k_advance(G *g) {",
        "    for (;;) {",
        "        int n = g->agenda.n;",
        f"        {empty}",
        "        int step = g->agenda.v[n - 1], a = g->agenda.v[n - 2], b = g->agenda.v[n - 3];",
        "        switch (step) {",
        *advance,
        '        default: k_fail("no step has the number %d", step);',
        "        }",
        "    }",
        "}",
        "static void k_decide(G *g, int step, int a, int b, int word) {",
        "    switch (step) {",
        *decide,
        '    default: k_fail("step %d is no decision", step);',
        "    }",
        "}",
        "static int k_resume(G *g, int word) {",
        "    switch (g->rule) {",
        *resume,
        '    default: k_fail("no rule is running");',
        "    }",
        "}",
    ]


def _packaged(name: str) -> str:
    """A file of C of this package; messages of the compiler name it."""
    text = files(__package__).joinpath(name).read_text(encoding="utf-8")
    return f'#line 1 "{name}"\n{text}'


def _module(infos: list[str]) -> str:
    """The extension: what is common to all games around the table of fields, policy and search."""
    rest = _packaged(_AFTER).replace("/* the table of fields */", "\n".join(infos))
    line = 2 - len(infos)  # of the part: where messages of the compiler go on
    parts = []
    for mark, name in _INSIDE.items():
        before, _, rest = rest.partition(mark + "\n")
        line += before.count("\n")
        parts += [before, _packaged(name), f'#line {line} "{_AFTER}"\n']
        line += 1
    return "".join([*parts, rest])


def translate(spec: GameSpec[Any]) -> str:
    """The C of a game's rules; raises `SubsetError`."""
    return Unit(spec).written()
