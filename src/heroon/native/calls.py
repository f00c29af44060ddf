"""The translation of calls: functions of the rules, methods of lists, a few functions of Python."""

from __future__ import annotations

import ast
import bisect
from collections.abc import Callable
from typing import Any, Final

from heroon.kernel import agenda as steps_of

from . import effects
from .kinds import is_method, kind_of, places_of
from .lengths import checked, length_of
from .order import arguments_of, call_changes, numbers, operands
from .places import is_copied, refuse_change, seats_in_play
from .source import BOOL, INT, LIST, STATE, UNKNOWN
from .unit import CHANGING, Body

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


def call_value(body: Body, node: ast.Call) -> str:
    """Write the C value of a call; a call that changes something is made at once."""
    text = call_text(body, node)
    if not _has_value(body, node):
        raise body.wrong(node, f"the result of {ast.unparse(node.func)}", "it is not an int")
    return body.temp(text) if call_changes(body, node) else text


def _has_value(body: Body, node: ast.Call) -> bool:
    if is_method(body, node):
        assert isinstance(node.func, ast.Attribute)
        return node.func.attr in ("pop", "count", "index")
    function = body.static(node.func)
    if function in _BUILTINS:
        return True
    if function is bisect.insort or not hasattr(function, "__code__"):
        return False
    return body.unit.source(function, node, body.source).returns in (INT, BOOL)


def call_text(body: Body, node: ast.Call) -> str:
    """Write the C expression of a call, which is made where the expression stands."""
    if is_method(body, node):
        return _method(body, node)
    function = body.static(node.func)
    if function is UNKNOWN or not callable(function):
        raise body.wrong(node, f"a call of {ast.unparse(node.func)}", "call a function by name")
    if function in _BUILTINS:
        return _builtin(body, node, function)
    if function is bisect.insort:
        refuse_change(body, node.args[0], node)
        (pointer, width), (value, _) = operands(body, node.args)
        return f"k_insort_{width}({pointer}, {value})"
    if function is steps_of.then:
        given = numbers(body, node.args[1:])
        return f"k_then(g, {', '.join(given + ['0'] * (3 - len(given)))})"
    if function is steps_of.cut:
        return f"k_cut(g, {body.num(node.args[1])})"
    return call_function(body, node, function, "")


# -- functions of the rules ------------------------------------------------------------------


def call_function(body: Body, node: ast.Call, function: Callable[..., Any], out: str) -> str:
    """Write the C call of a function of the rules; a list that it returns goes to `out`."""
    source = body.unit.source(function, node, body.source)
    if source.rule:
        raise body.wrong(node, f"the rule {function.__name__} called", "use yield from")
    if (source.returns == LIST) != bool(out):
        raise body.wrong(node, f"the result of {function.__name__}", "it is not an int")
    given = arguments_of(body, node, source)
    found = dict(zip(given, operands(body, list(given.values())), strict=True))
    values, widths = [], []
    for p in source.params:
        if p.kind == STATE:
            values.append("g")
        elif p.name not in given:
            values.append(str(p.default))
        else:
            text, width = found[p.name]
            if bool(width) != (p.kind == LIST):
                raise body.wrong(given[p.name], ast.unparse(given[p.name]), f"{p.name} is {p.kind}")
            values.append(text)
            widths += [width] * bool(width)
            if width:
                _lend(body, node, given[p.name], function)
                checked(body, given[p.name], (function, p.name))
    name = body.unit.passes.function(body.unit, source, widths)
    return f"{name}({', '.join(values + [out] * bool(out))})"


def _lend(body: Body, node: ast.Call, given: ast.expr, function: Callable[..., Any]) -> None:
    """Refuse to pass a list that the called function would replace, or change only as a copy."""
    if places_of(body, given) & effects.replaces(body.unit, function, node, body.source):
        raise body.wrong(
            node,
            f"{ast.unparse(given)} passed to {function.__name__}, which puts a new list there",
            "use [:] = there",
        )
    if is_copied(body, given) and effects.changes(body.unit, function, node, body.source):
        raise body.wrong(
            given, f"{ast.unparse(given)}, changed by {function.__name__}", "write an if"
        )


# -- methods ---------------------------------------------------------------------------------


def _method(body: Body, node: ast.Call) -> str:
    assert isinstance(node.func, ast.Attribute)
    name, items = node.func.attr, node.func.value
    if name in CHANGING:
        refuse_change(body, items, node)
    if name == "sort":
        down = any(w.arg == "reverse" and body.static(w.value) is True for w in node.keywords)
        if node.args or (node.keywords and not down):
            raise body.wrong(node, "a sort with a key", "sort ints only, reverse=True is fine")
        pointer, width = body.pointer(items)
        return f"k_sort_{width}({pointer}, 0, {int(down)})"
    many = len(node.args)
    if node.keywords or many not in _ARGUMENTS[name]:
        raise body.wrong(node, ast.unparse(node), f"{name} takes other arguments")
    if name == "extend":
        raise body.wrong(node, "extend", "write +=")
    (pointer, width), *values = operands(body, [items, *node.args])
    if not width or any(w for _, w in values):
        raise body.wrong(node, ast.unparse(node), "rules know lists of ints")
    if name == "clear":
        return f"(void)(({pointer})->n = 0)"
    verb = {"pop": "pop_at" if many else "pop", "index": "index_of"}.get(name, name)
    return f"k_{verb}_{width}({', '.join([pointer, *(text for text, _ in values)])})"


# -- functions of Python ---------------------------------------------------------------------


def _builtin(body: Body, node: ast.Call, function: Callable[..., Any]) -> str:
    args = node.args
    if node.keywords or not args:
        raise body.wrong(node, ast.unparse(node), "this form is not in the subset")
    if function in (len, bool, int, abs) and len(args) > 1:
        raise body.wrong(node, ast.unparse(node), "this form is not in the subset")
    if function is len:
        if kind_of(body, args[0]) == "seats":
            return seats_in_play(body)
        length = length_of(body, args[0]) if isinstance(args[0], ast.Name) else None
        return str(length) if length is not None else f"({body.pointer(args[0])[0]})->n"
    if function is bool:
        return f"({body.test(args[0])} != 0)"
    if function is int:
        return body.num(args[0])
    if function is abs:
        return f"k_abs({body.num(args[0])})"
    if len(args) == 1:
        pointer, width = body.pointer(args[0])
        verb = {sum: "sum", min: "least", max: "most"}[function]
        return f"k_{verb}_{width}({pointer})"
    if function is sum:
        raise body.wrong(node, ast.unparse(node), "this form is not in the subset")
    text, *rest = numbers(body, args)
    for other in rest:
        text = f"k_{function.__name__}({text}, {other})"
    return text
