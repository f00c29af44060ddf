"""The translation of arithmetic and conditions."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from .calls import call_value
from .kinds import kind_of
from .order import changes_state, numbers, operands
from .places import element_at, seats_in_play
from .source import BOOL, INT, LIST
from .unit import Body, called

#: Operators whose result may not fit: the debug build looks.
_CHECKED: Final = {ast.Add: "K_ADD", ast.Sub: "K_SUB", ast.Mult: "K_MUL"}
_SAME: Final = {ast.BitOr: "|", ast.BitAnd: "&", ast.BitXor: "^"}
_VERBS: Final = {
    ast.FloorDiv: "k_div",
    ast.Mod: "k_mod",
    ast.LShift: "k_shl",
    ast.RShift: "k_shr",
}
_COMPARE: Final = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}


def num_of(body: Body, node: ast.expr) -> str:
    """Write the C expression of an int (or a bool, as 0 or 1)."""
    value = body.static(node)
    if isinstance(value, int):
        if not -(1 << 31) < value < 1 << 31:
            raise body.wrong(node, f"the number {value}", "an int has 32 bits")
        return str(int(value)) if value >= 0 else f"({int(value)})"
    if isinstance(node, ast.Name):
        return _num_name(body, node)
    name = body.field_of(node)
    if name and kind_of(body, node) == INT:
        slot = body.unit.slots[name]
        return seats_in_play(body) if slot.field.apart else f"g->{slot.name}"
    if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
        return element_at(body, node)
    if isinstance(node, ast.BinOp):
        left, right = numbers(body, [node.left, node.right])
        return operate(body, node.op, left, right, node.right)
    if isinstance(node, ast.UnaryOp):
        return _unary(body, node)
    if isinstance(node, ast.Compare) or (
        isinstance(node, ast.BoolOp) and kind_of(body, node) == BOOL
    ):
        return body.test(node)
    if isinstance(node, ast.BoolOp):
        raise body.wrong(node, "and/or between numbers", "write an if")
    if isinstance(node, ast.IfExp):
        return _one_of(body, node)
    if isinstance(node, ast.Call):
        return call_value(body, node)
    if isinstance(node, ast.Yield | ast.YieldFrom):
        raise body.wrong(node, called(node), "let it stand alone or behind one name and =")
    raise body.wrong(node, called(node), "rules know ints, lists of ints and tables")


def _num_name(body: Body, node: ast.Name) -> str:
    for scope in reversed(body.inner):
        if node.id in scope:
            return scope[node.id]
    if body.kinds.get(node.id) in (INT, BOOL):
        return body.local(node.id)
    if body.kinds.get(node.id):
        raise body.wrong(node, f"{node.id} where an int is needed", "it is not an int")
    raise body.wrong(
        node, f"the name {node.id}", "a name is an int constant, a table or a local variable"
    )


def operate(body: Body, op: ast.operator, left: str, right: str, by: ast.expr) -> str:
    """Write an operator between two ints in C; `by` is the right operand in Python."""
    if type(op) in _CHECKED:
        return f"{_CHECKED[type(op)]}({left}, {right})"
    if type(op) in _SAME:
        return f"({left} {_SAME[type(op)]} {right})"
    if type(op) not in _VERBS:
        raise body.wrong(by, called(op), "use + - * // % << >> & | ^")
    known = body.static(by)
    if isinstance(known, int) and known > 0:
        if isinstance(op, ast.RShift) and known < 32:
            return f"({left} >> {known})"
        if isinstance(op, ast.Mod) and known & (known - 1) == 0:
            return f"({left} & {known - 1})"
        if isinstance(op, ast.FloorDiv) and known & (known - 1) == 0:
            return f"({left} >> {known.bit_length() - 1})"
    return f"{_VERBS[type(op)]}({left}, {right})"


def _unary(body: Body, node: ast.UnaryOp) -> str:
    if isinstance(node.op, ast.Not):
        return f"(!{body.test(node.operand)})"
    text = body.num(node.operand)
    if isinstance(node.op, ast.USub):
        return f"K_SUB(0, {text})"
    return f"({'~' if isinstance(node.op, ast.Invert) else '+'}{text})"


def _one_of(body: Body, node: ast.IfExp) -> str:
    """Write the choice between two numbers; the one not chosen is not computed."""
    test = body.test(node.test)
    with body.aside() as before_yes:
        yes = body.num(node.body)
    with body.aside() as before_no:
        no = body.num(node.orelse)
    if not before_yes and not before_no:
        return f"({test} ? {yes} : {no})"
    name = body.fresh()
    body.declared.append(f"int {name};")
    body.open(f"if ({test}) {{")
    body.lines += before_yes
    body.emit(f"{name} = {yes};")
    body.close("} else {")
    body.level += 1
    body.lines += before_no
    body.emit(f"{name} = {no};")
    body.close()
    return name


# -- conditions ------------------------------------------------------------------------------


def test_of(body: Body, node: ast.expr) -> str:
    """Write the C expression of a condition; a list is true when it holds anything."""
    if kind_of(body, node) == LIST:
        pointer, _ = body.pointer(node)
        return f"(({pointer})->n > 0)"
    if isinstance(node, ast.BoolOp):
        return in_turn(body, node.op, [partial(body.test, v) for v in node.values])
    if isinstance(node, ast.Compare):
        return _compare(body, node)
    return body.num(node)


def in_turn(body: Body, op: ast.boolop, parts: Sequence[Callable[[], str]]) -> str:
    """Join conditions by `and` or `or`, so that each is computed only where Python does so."""
    is_and = isinstance(op, ast.And)
    text = parts[0]()
    for part in parts[1:]:
        with body.aside() as before:
            other = part()
        if not before:
            text = f"({text} {'&&' if is_and else '||'} {other})"
            continue
        name = body.temp(text)
        body.open(f"if ({'' if is_and else '!'}{name}) {{")
        body.lines += before
        body.emit(f"{name} = {other};")
        body.close()
        text = name
    return text


def _compare(body: Body, node: ast.Compare) -> str:
    terms = [node.left, *node.comparators]
    if len(terms) > 2 and any(changes_state(body, o) for o in terms):
        raise body.wrong(node, "a chain of comparisons that changes something", "split it")

    def pair(i: int) -> str:
        return _compare_two(body, node, terms[i], node.ops[i], terms[i + 1])

    return in_turn(body, ast.And(), [partial(pair, i) for i in range(len(node.ops))])


def _compare_two(
    body: Body, node: ast.Compare, left: ast.expr, op: ast.cmpop, right: ast.expr
) -> str:
    if isinstance(op, ast.In | ast.NotIn):
        found = _contains(body, left, right)
        return found if isinstance(op, ast.In) else f"(!{found})"
    if type(op) not in _COMPARE or LIST in (kind_of(body, left), kind_of(body, right)):
        raise body.wrong(node, f"{ast.unparse(node)}", "compare ints, or use in")
    return f" {_COMPARE[type(op)]} ".join(numbers(body, [left, right])).join("()")


def _contains(body: Body, item: ast.expr, items: ast.expr) -> str:
    if isinstance(items, ast.Tuple | ast.List | ast.Set) and 0 < len(items.elts) <= 6:
        x, *among = numbers(body, [item, *items.elts])
        return f"k_one_of_{len(among)}({x}, {', '.join(among)})"
    (x, _), (pointer, width) = operands(body, [item, items])
    if not width:
        raise body.wrong(items, f"{ast.unparse(items)} as a list", "it is not a list of ints")
    return f"k_in_{width}({pointer}, {x})"
