"""Calls: functions of the rules, methods of lists, the few functions of Python."""

from __future__ import annotations

import ast
import bisect
from collections.abc import Callable
from typing import Any, Final

from heroon.kernel import agenda as steps_of

from .body import CHANGING
from .places import Places
from .source import BOOL, INT, LIST, STATE, UNKNOWN

_BUILTINS: Final[tuple[Callable[..., Any], ...]] = (len, min, max, sum, abs, bool, int)
#: How many arguments a method takes.
_ARGUMENTS: Final = {
    "append": (1,),
    "remove": (1,),
    "insert": (2,),
    "extend": (1,),
    "pop": (0, 1),
    "count": (1,),
    "index": (1,),
    "clear": (0,),
    "reverse": (0,),
}


class Calls(Places):
    """The C of calls."""

    def call(self, node: ast.Call) -> str:
        """The C value of a call; one that changes something is made now."""
        text = self.call_text(node)
        if not self._has_value(node):
            raise self.wrong(node, f"the result of {ast.unparse(node.func)}", "it is not an int")
        return self.temp(text) if self.call_changes(node) else text

    def _has_value(self, node: ast.Call) -> bool:
        if self.is_method(node):
            assert isinstance(node.func, ast.Attribute)
            return node.func.attr in ("pop", "count", "index")
        function = self.static(node.func)
        if function in _BUILTINS:
            return True
        if function is bisect.insort or not hasattr(function, "__code__"):
            return False
        return self.unit.source(function, node, self.source).returns in (INT, BOOL)

    def call_text(self, node: ast.Call) -> str:
        """The C expression of a call, made where it is written."""
        if self.is_method(node):
            return self._method(node)
        function = self.static(node.func)
        if function is UNKNOWN or not callable(function):
            raise self.wrong(node, f"a call of {ast.unparse(node.func)}", "call a function by name")
        if function in _BUILTINS:
            return self._builtin(node, function)
        if function is bisect.insort:
            self.refuse_change(node.args[0], node)
            (pointer, width), (value, _) = self.values(node.args)
            return f"k_insort_{width}({pointer}, {value})"
        if function is steps_of.then:
            given = self.nums(node.args[1:])
            return f"k_then(g, {', '.join(given + ['0'] * (3 - len(given)))})"
        if function is steps_of.cut:
            return f"k_cut(g, {self.num(node.args[1])})"
        return self.call_function(node, function, "")

    # -- functions of the rules ------------------------------------------------------------------

    def call_function(self, node: ast.Call, function: Callable[..., Any], out: str) -> str:
        """The C call of a function of the rules; a list that it returns goes to `out`."""
        source = self.unit.source(function, node, self.source)
        if source.rule:
            raise self.wrong(node, f"the rule {function.__name__} called", "use yield from")
        if (source.returns == LIST) != bool(out):
            raise self.wrong(node, f"the result of {function.__name__}", "it is not an int")
        given = self.arguments(node, source)
        found = dict(zip(given, self.values(list(given.values())), strict=True))
        values, widths = [], []
        for p in source.params:
            if p.kind == STATE:
                values.append("g")
            elif p.name not in given:
                values.append(str(p.default))
            else:
                text, width = found[p.name]
                if bool(width) != (p.kind == LIST):
                    raise self.wrong(
                        given[p.name], ast.unparse(given[p.name]), f"{p.name} is {p.kind}"
                    )
                values.append(text)
                widths += [width] * bool(width)
                if width:
                    self._lend(node, given[p.name], function)
        name = self.unit.function(source, widths)
        return f"{name}({', '.join(values + [out] * bool(out))})"

    def _lend(self, node: ast.Call, given: ast.expr, function: Callable[..., Any]) -> None:
        """Look at a list that is passed: it is the same one in both engines, to the end."""
        effects = self.unit.effects
        if self.places_of(given) & effects.replaces(function, node, self.source):
            raise self.wrong(
                node,
                f"{ast.unparse(given)} passed to {function.__name__}, which puts a new list there",
                "use [:] = there",
            )
        if self.is_copied(given) and effects.changes(function, node, self.source):
            raise self.wrong(
                given, f"{ast.unparse(given)}, changed by {function.__name__}", "write an if"
            )

    # -- methods ---------------------------------------------------------------------------------

    def _method(self, node: ast.Call) -> str:
        assert isinstance(node.func, ast.Attribute)
        name, items = node.func.attr, node.func.value
        if name in CHANGING:
            self.refuse_change(items, node)
        if name == "sort":
            down = any(w.arg == "reverse" and self.static(w.value) is True for w in node.keywords)
            if node.args or (node.keywords and not down):
                raise self.wrong(node, "a sort with a key", "sort ints only, reverse=True is fine")
            pointer, width = self.pointer(items)
            return f"k_sort_{width}({pointer}, 0, {int(down)})"
        many = len(node.args)
        if node.keywords or many not in _ARGUMENTS[name]:
            raise self.wrong(node, ast.unparse(node), f"{name} takes other arguments")
        if name == "extend":
            raise self.wrong(node, "extend", "write +=")
        (pointer, width), *values = self.values([items, *node.args])
        if not width or any(w for _, w in values):
            raise self.wrong(node, ast.unparse(node), "rules know lists of ints")
        if name == "clear":
            return f"(void)(({pointer})->n = 0)"
        verb = {"pop": "pop_at" if many else "pop", "index": "index_of"}.get(name, name)
        return f"k_{verb}_{width}({', '.join([pointer, *(text for text, _ in values)])})"

    # -- functions of Python ---------------------------------------------------------------------

    def _builtin(self, node: ast.Call, function: Callable[..., Any]) -> str:
        args = node.args
        if node.keywords or not args:
            raise self.wrong(node, ast.unparse(node), "this form is not in the subset")
        if function in (len, bool, int, abs) and len(args) > 1:
            raise self.wrong(node, ast.unparse(node), "this form is not in the subset")
        if function is len:
            if self.kind(args[0]) == "seats":
                return "g->nseats"
            return f"({self.pointer(args[0])[0]})->n"
        if function is bool:
            return f"({self.test(args[0])} != 0)"
        if function is int:
            return self.num(args[0])
        if function is abs:
            return f"k_abs({self.num(args[0])})"
        if len(args) == 1:
            pointer, width = self.pointer(args[0])
            verb = {sum: "sum", min: "least", max: "most"}[function]
            return f"k_{verb}_{width}({pointer})"
        if function is sum:
            raise self.wrong(node, ast.unparse(node), "this form is not in the subset")
        text, *rest = self.nums(args)
        for other in rest:
            text = f"k_{function.__name__}({text}, {other})"
        return text
