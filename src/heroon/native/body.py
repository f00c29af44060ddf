"""A function of the rules on its way into C: its names, and the lines written so far.

The modules of this package build on each other, each a layer of one class: `body` (names, lines),
`kinds` (what an expression is), `order` (what changes what, operands from left to right), `places`
(lists, elements, tables), `calls`, `ints` (arithmetic, conditions), `lists` (lists that are made,
loops), `statements`, and for rules that ask `generators`.

One law holds for all of them: **the C of an expression has no effects**. What changes something is
written into a variable on a line of its own, at the time when Python would do it; the text that is
left may then stand anywhere before the next change, more than once, in any order.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from .source import LIST, STATE, Source, SubsetError

if TYPE_CHECKING:
    from .unit import Unit

#: A list in C: the expression of a pointer, and the width of its ints.
Pointer = tuple[str, str]
#: An operand in C: an int has the width ''.
Value = tuple[str, str]

#: List methods that change the list, and those that only look.
CHANGING: Final = frozenset(
    ["append", "pop", "remove", "insert", "clear", "sort", "reverse", "extend"]
)
LOOKING: Final = frozenset(["count", "index"])


class Body:
    """Names, lines, and what the layers above give."""

    def __init__(self, unit: Unit, source: Source, widths: Sequence[str]):
        self.unit = unit
        self.source = source
        self.lines: list[str] = []
        self.declared: list[str] = []
        self.level = 1
        self.many = 0
        #: Local names: their kind, and for lists the C pointer and width.
        self.kinds: dict[str, str] = {}
        self.pointers: dict[str, Pointer] = {}
        #: Local lists that the function made, not those it looks at.
        self.owned: set[str] = set()
        #: By local name: the fields of the state that it may look at.
        self.looks_at: dict[str, frozenset[str]] = {}
        #: Names of comprehensions, innermost last, and their C variables.
        self.inner: list[dict[str, str]] = []
        left = list(widths)
        for p in source.params:
            self.kinds[p.name] = p.kind
            if p.kind == LIST:
                self.pointers[p.name] = f"v_{p.name}", left.pop(0)

    # -- writing -------------------------------------------------------------------------------

    def emit(self, line: str) -> None:
        """Write a line."""
        self.lines.append("    " * self.level + line)

    def open(self, line: str) -> None:
        """Begin a block."""
        self.emit(line)
        self.level += 1

    def close(self, line: str = "}") -> None:
        """End a block."""
        self.level -= 1
        self.emit(line)

    @contextmanager
    def aside(self) -> Iterator[list[str]]:
        """Lines that may be written later, inside a block, or never."""
        kept, self.lines = self.lines, []
        self.level += 1
        try:
            yield self.lines
        finally:
            self.level -= 1
            self.lines = kept

    def wrong(self, node: ast.AST, construct: str, instead: str) -> SubsetError:
        """The error for a construct."""
        return self.source.wrong(node, construct, instead)

    def fresh(self, stem: str = "t") -> str:
        """A name that nothing else has."""
        self.many += 1
        return f"{stem}{self.many}"

    def temp_list(self) -> str:
        """A new list of this function; the C pointer to it."""
        name = self.fresh("list")
        self.declared.append(f"Own {name};")
        self.emit(f"k_own(&{name});")
        return f"(L32 *)&{name}"

    def temp(self, value: str) -> str:
        """A new int with that value."""
        name = self.fresh()
        self.declared.append(f"int {name};")
        self.emit(f"{name} = {value};")
        return name

    def temp_pointer(self, pointer: Pointer) -> Pointer:
        """A new pointer to that list."""
        name = self.fresh("p")
        self.declared.append(f"L{pointer[1]} *{name};")
        self.emit(f"{name} = {pointer[0]};")
        return name, pointer[1]

    # -- names ---------------------------------------------------------------------------------

    def static(self, node: ast.AST) -> Any:
        """The value of an expression that no game changes, else UNKNOWN."""
        hidden: Iterable[str] = self.source.local
        if self.inner:
            hidden = {*hidden, *(n for scope in self.inner for n in scope)}
        return self.source.static(node, frozenset(hidden))

    def is_state(self, node: ast.AST) -> bool:
        """Whether an expression is the state."""
        return isinstance(node, ast.Name) and self.kinds.get(node.id) == STATE

    def field_of(self, node: ast.AST) -> str:
        """The name of the field of the state that an expression is, else ''."""
        if not isinstance(node, ast.Attribute) or not self.is_state(node.value):
            return ""
        if node.attr not in self.unit.slots:
            raise self.wrong(
                node, f"{ast.unparse(node)}, which is no field", "declare it in FIELDS"
            )
        return node.attr

    def local(self, name: str) -> str:
        """The C variable of a local int."""
        return f"v_{name}"

    # -- what the layers above give ------------------------------------------------------------

    # The layers named write these.  They are not abstract: `Everywhere` reads functions with
    # `Signs`, a layer below those, which writes no C and so calls none of them.

    def num(self, node: ast.expr) -> str:
        """The C expression of an int (see `Ints`)."""
        raise NotImplementedError

    def test(self, node: ast.expr) -> str:
        """The C expression of a condition (see `Ints`)."""
        raise NotImplementedError

    def pointer(self, node: ast.expr) -> Pointer:
        """The C expression of a list (see `Places`)."""
        raise NotImplementedError

    def fill(self, to: str, width: str, node: ast.expr) -> None:
        """Append the items of a list expression to a list (see `Lists`)."""
        raise NotImplementedError


def called(node: ast.AST) -> str:
    """What a construct is called in a message."""
    names = {
        ast.Dict: "a dict",
        ast.Set: "a set",
        ast.Lambda: "a lambda",
        ast.JoinedStr: "a string",
        ast.GeneratorExp: "a generator expression",
        ast.DictComp: "a dict",
        ast.SetComp: "a set",
        ast.NamedExpr: "an assignment inside an expression",
        ast.Yield: "a yield inside an expression",
        ast.YieldFrom: "a yield from inside an expression",
        ast.Div: "a division /",
        ast.Pow: "a power **",
    }
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return "a string"
    if isinstance(node, ast.Constant):
        return f"the constant {node.value!r}"
    return names.get(
        type(node),
        f"{ast.unparse(node)!r}" if isinstance(node, ast.expr) else (f"a {type(node).__name__}"),
    )
