"""The reader of rules: the tree of a function, the names it sees, what is known before a game.

Constants are not read from the text: the module has been imported, and its values are taken.
"""

from __future__ import annotations

import ast
import builtins
import operator
import os
import sys
from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from heroon.kernel import Ask, HeroonError, Rule, State

#: What an expression, a parameter or a result can be.
INT: Final = "int"
BOOL: Final = "bool"
LIST: Final = "list"
STATE: Final = "state"
ASK: Final = "ask"
NONE: Final = "none"

#: What `Source.static` returns for an expression that depends on the game.
UNKNOWN: Final = object()

_OPERATORS: Final[Mapping[type[ast.AST], Callable[..., Any]]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitOr: operator.or_,
    ast.BitAnd: operator.and_,
    ast.BitXor: operator.xor,
    ast.USub: operator.neg,
    ast.UAdd: operator.pos,
    ast.Invert: operator.invert,
}


class SubsetError(HeroonError):
    """The error for a construct outside the rules subset: its place, what to write instead."""

    def __init__(self, where: str, construct: str, instead: str):
        self.where, self.construct, self.instead = where, construct, instead
        super().__init__(f"{where}: {construct}; {instead}")


@dataclass(frozen=True)
class Param:
    """A parameter: its name, its kind, and its default (None: it has none)."""

    name: str
    kind: str
    default: int | None


def _module_tree(module: str) -> ast.Module:
    path = sys.modules[module].__file__
    if path is None:
        raise SubsetError(module, "a module without a source file", "rules need their source")
    return _tree(path, os.stat(path).st_mtime_ns)


@cache
def _tree(path: str, _changed: int) -> ast.Module:
    with open(path, encoding="utf-8") as file:
        return ast.parse(file.read(), path)


class Source:
    """A function of the rules: its tree, its parameters, its result."""

    def __init__(self, function: Callable[..., Any]):
        module = function.__module__
        self.function = function
        self.module = module.rsplit(".", 1)[-1]
        self.file = module.replace(".", "/") + ".py"
        self.names: Mapping[str, Any] = sys.modules[module].__dict__
        self.tree = self._find(_module_tree(module))
        self.params = self._params()
        self.rule, self.returns = self._result()
        #: Names that are bound inside the function, and so hide those of the module.
        self.local: set[str] = {p.name for p in self.params}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                self.local.add(node.id)

    def _find(self, tree: ast.Module) -> ast.FunctionDef:
        name, first = self.function.__name__, self.function.__code__.co_firstlineno
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.name == name:
                lines = [node.lineno, *(d.lineno for d in node.decorator_list)]
                if first in lines:
                    return node
        raise SubsetError(
            f"{self.file}:{first}",
            f"{name} is not a function of its module",
            "write it with `def` at the top level of the module",
        )

    def wrong(self, node: ast.AST, construct: str, instead: str) -> SubsetError:
        """Make the error for a construct of this function."""
        line = getattr(node, "lineno", self.tree.lineno)
        return SubsetError(f"{self.file}:{line}", construct, instead)

    # -- the signature ----------------------------------------------------------------------

    def _params(self) -> list[Param]:
        args = self.tree.args
        if args.vararg or args.kwarg or args.kwonlyargs or args.posonlyargs:
            raise self.wrong(self.tree, "starred parameters", "list them one by one")
        plain: list[ast.expr | None] = [None] * (len(args.args) - len(args.defaults))
        out = []
        for arg, default in zip(args.args, plain + list(args.defaults), strict=True):
            value = None if default is None else self.static(default, ())
            if value is UNKNOWN or not (value is None or isinstance(value, int)):
                raise self.wrong(arg, f"the default of {arg.arg}", "use an int constant")
            kind = self._kind(arg.annotation)
            if kind not in (INT, BOOL, LIST, STATE):
                raise self.wrong(
                    arg, f"parameter {arg.arg}", "annotate it: int, bool, list[int] or the state"
                )
            out.append(Param(arg.arg, kind, value))
        return out

    def _result(self) -> tuple[bool, str]:
        returns = self.tree.returns
        if isinstance(returns, ast.Subscript) and self.static(returns.value, ()) is Rule:
            kind = self._kind(returns.slice)
            rule = True
        else:
            kind = self._kind(returns)
            rule = False
        if kind not in (INT, BOOL, LIST, NONE) and (rule or kind != ASK):
            raise self.wrong(
                self.tree, f"the result of {self.tree.name}", "annotate int, bool, list[int], None"
            )
        return rule, kind

    def _kind(self, node: ast.expr | None) -> str:
        if node is None:
            return ""
        if isinstance(node, ast.Constant) and node.value is None:
            return NONE
        if isinstance(node, ast.Subscript):
            item = self.static(node.slice, ())
            return LIST if item is int and self._is_list(node.value) else ""
        found = self.static(node, ())
        if found is int:
            return INT
        if found is bool:
            return BOOL
        if found is Ask:
            return ASK
        if isinstance(found, type) and issubclass(found, State):
            return STATE
        return STATE if ast.unparse(node) == "State" else ""

    def _is_list(self, node: ast.expr) -> bool:
        return self.static(node, ()) is list or ast.unparse(node) == "Sequence"

    # -- what is known before the game ---------------------------------------------------------

    def static(self, node: ast.AST, hidden: Container[str] | None = None) -> Any:
        """Compute an expression that no game can change; UNKNOWN for any other."""
        hidden = self.local if hidden is None else hidden
        if isinstance(node, ast.Constant):
            return node.value if isinstance(node.value, int) else UNKNOWN
        if isinstance(node, ast.Name):
            if node.id in hidden:
                return UNKNOWN
            return self.names.get(node.id, getattr(builtins, node.id, UNKNOWN))
        if isinstance(node, ast.Attribute):
            base = self.static(node.value, hidden)
            return UNKNOWN if base is UNKNOWN else getattr(base, node.attr, UNKNOWN)
        if isinstance(node, ast.Subscript):
            base, index = self.static(node.value, hidden), self.static(node.slice, hidden)
            if isinstance(base, tuple) and isinstance(index, int):
                return base[index] if -len(base) <= index < len(base) else UNKNOWN
            return UNKNOWN
        return self._static_result(node, hidden)

    def _static_result(self, node: ast.AST, hidden: Container[str]) -> Any:
        if isinstance(node, ast.UnaryOp) and type(node.op) in _OPERATORS:
            value = self.static(node.operand, hidden)
            return _OPERATORS[type(node.op)](value) if isinstance(value, int) else UNKNOWN
        if isinstance(node, ast.BinOp) and type(node.op) in _OPERATORS:
            a, b = self.static(node.left, hidden), self.static(node.right, hidden)
            if not isinstance(a, int) or not isinstance(b, int):
                return UNKNOWN
            try:
                return _OPERATORS[type(node.op)](a, b)
            except (ArithmeticError, ValueError):  # what fails does so in the game
                return UNKNOWN
        if isinstance(node, ast.Tuple):
            items = tuple(self.static(e, hidden) for e in node.elts)
            return items if all(isinstance(i, int) for i in items) else UNKNOWN
        if isinstance(node, ast.Call) and node.args and self.static(node.func, hidden) is len:
            items = self.static(node.args[0], hidden)
            return len(items) if isinstance(items, tuple) else UNKNOWN
        return UNKNOWN
