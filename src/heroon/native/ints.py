"""Arithmetic and conditions."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from .body import called
from .calls import Calls
from .source import BOOL, INT, LIST

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


class Ints(Calls):
    """The C of numbers and of conditions."""

    def num(self, node: ast.expr) -> str:
        """The C expression of an int (or a bool, as 0 or 1)."""
        value = self.static(node)
        if isinstance(value, int):
            if not -(1 << 31) < value < 1 << 31:
                raise self.wrong(node, f"the number {value}", "an int has 32 bits")
            return str(int(value)) if value >= 0 else f"({int(value)})"
        if isinstance(node, ast.Name):
            return self._num_name(node)
        name = self.field_of(node)
        if name and self.kind(node) == INT:
            return f"g->{self.unit.slots[name].name}"
        if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
            return self.element(node)
        if isinstance(node, ast.BinOp):
            left, right = self.nums([node.left, node.right])
            return self.operate(node.op, left, right, node.right)
        if isinstance(node, ast.UnaryOp):
            return self._unary(node)
        if isinstance(node, ast.Compare) or (
            isinstance(node, ast.BoolOp) and self.kind(node) == BOOL
        ):
            return self.test(node)
        if isinstance(node, ast.BoolOp):
            raise self.wrong(node, "and/or between numbers", "write an if")
        if isinstance(node, ast.IfExp):
            return self._one_of(node)
        if isinstance(node, ast.Call):
            return self.call(node)
        if isinstance(node, ast.Yield | ast.YieldFrom):
            raise self.wrong(node, called(node), "let it stand alone or behind one name and =")
        raise self.wrong(node, called(node), "rules know ints, lists of ints and tables")

    def _num_name(self, node: ast.Name) -> str:
        for scope in reversed(self.inner):
            if node.id in scope:
                return scope[node.id]
        if self.kinds.get(node.id) in (INT, BOOL):
            return self.local(node.id)
        if self.kinds.get(node.id):
            raise self.wrong(node, f"{node.id} where an int is needed", "it is not an int")
        raise self.wrong(
            node, f"the name {node.id}", "a name is an int constant, a table or a local variable"
        )

    def operate(self, op: ast.operator, left: str, right: str, by: ast.expr) -> str:
        """The C of an operator between two ints; `by` is the right one in Python."""
        if type(op) in _CHECKED:
            return f"{_CHECKED[type(op)]}({left}, {right})"
        if type(op) in _SAME:
            return f"({left} {_SAME[type(op)]} {right})"
        if type(op) not in _VERBS:
            raise self.wrong(by, called(op), "use + - * // % << >> & | ^")
        known = self.static(by)
        if isinstance(known, int) and known > 0:
            if isinstance(op, ast.RShift) and known < 32:
                return f"({left} >> {known})"
            if isinstance(op, ast.Mod) and known & (known - 1) == 0:
                return f"({left} & {known - 1})"
            if isinstance(op, ast.FloorDiv) and known & (known - 1) == 0:
                return f"({left} >> {known.bit_length() - 1})"
        return f"{_VERBS[type(op)]}({left}, {right})"

    def _unary(self, node: ast.UnaryOp) -> str:
        if isinstance(node.op, ast.Not):
            return f"(!{self.test(node.operand)})"
        text = self.num(node.operand)
        if isinstance(node.op, ast.USub):
            return f"K_SUB(0, {text})"
        return f"({'~' if isinstance(node.op, ast.Invert) else '+'}{text})"

    def _one_of(self, node: ast.IfExp) -> str:
        """One of two numbers; the other one is not looked at."""
        test = self.test(node.test)
        with self.aside() as before_yes:
            yes = self.num(node.body)
        with self.aside() as before_no:
            no = self.num(node.orelse)
        if not before_yes and not before_no:
            return f"({test} ? {yes} : {no})"
        name = self.fresh()
        self.declared.append(f"int {name};")
        self.open(f"if ({test}) {{")
        self.lines += before_yes
        self.emit(f"{name} = {yes};")
        self.close("} else {")
        self.level += 1
        self.lines += before_no
        self.emit(f"{name} = {no};")
        self.close()
        return name

    # -- conditions ------------------------------------------------------------------------------

    def test(self, node: ast.expr) -> str:
        """The C expression of a condition; a list is true when it holds anything."""
        if self.kind(node) == LIST:
            pointer, _ = self.pointer(node)
            return f"(({pointer})->n > 0)"
        if isinstance(node, ast.BoolOp):
            return self.in_turn(node.op, [partial(self.test, v) for v in node.values])
        if isinstance(node, ast.Compare):
            return self._compare(node)
        return self.num(node)

    def in_turn(self, op: ast.boolop, parts: Sequence[Callable[[], str]]) -> str:
        """Conditions with `and` or `or`: each is written only where it is looked at."""
        is_and = isinstance(op, ast.And)
        text = parts[0]()
        for part in parts[1:]:
            with self.aside() as before:
                other = part()
            if not before:
                text = f"({text} {'&&' if is_and else '||'} {other})"
                continue
            name = self.temp(text)
            self.open(f"if ({'' if is_and else '!'}{name}) {{")
            self.lines += before
            self.emit(f"{name} = {other};")
            self.close()
            text = name
        return text

    def _compare(self, node: ast.Compare) -> str:
        operands = [node.left, *node.comparators]
        if len(operands) > 2 and any(self.changes(o) for o in operands):
            raise self.wrong(node, "a chain of comparisons that changes something", "split it")

        def pair(i: int) -> str:
            return self._compare_two(node, operands[i], node.ops[i], operands[i + 1])

        return self.in_turn(ast.And(), [partial(pair, i) for i in range(len(node.ops))])

    def _compare_two(
        self, node: ast.Compare, left: ast.expr, op: ast.cmpop, right: ast.expr
    ) -> str:
        if isinstance(op, ast.In | ast.NotIn):
            found = self._contains(left, right)
            return found if isinstance(op, ast.In) else f"(!{found})"
        if type(op) not in _COMPARE or LIST in (self.kind(left), self.kind(right)):
            raise self.wrong(node, f"{ast.unparse(node)}", "compare ints, or use in")
        return f" {_COMPARE[type(op)]} ".join(self.nums([left, right])).join("()")

    def _contains(self, item: ast.expr, items: ast.expr) -> str:
        if isinstance(items, ast.Tuple | ast.List | ast.Set) and 0 < len(items.elts) <= 6:
            x, *among = self.nums([item, *items.elts])
            return f"k_one_of_{len(among)}({x}, {', '.join(among)})"
        (x, _), (pointer, width) = self.values([item, items])
        if not width:
            raise self.wrong(items, f"{ast.unparse(items)} as a list", "it is not a list of ints")
        return f"k_in_{width}({pointer}, {x})"
