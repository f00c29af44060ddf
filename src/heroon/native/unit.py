"""The data of a translation: a game (`Unit`), and one function on its way into C (`Body`).

Both are data, and a few verbs that write lines. What reads the rules and writes C are passes,
functions by subject, each module standing on those before it: `effects` (what functions change),
`kinds` (what an expression is), `order` (operands from left to right), `signs` (what is never
negative), `lengths` (lists of one length), `places` (lists, elements, tables), `calls`, `ints`
(arithmetic, conditions), `lists` (lists that are made, loops), `questions` (asks that are
returned), `statements`, `flow` (what a name may mean), `generators` (rules that ask) and `program`
(the whole file).

Expressions hold expressions of every other kind, so some passes are needed below the module that
writes them: `Passes` names these, and `program` fills it in.

One law holds for all of them: **the C of an expression has no effects**. What changes something is
written into a variable on a line of its own, at the time when Python would do it; the text that is
left may then stand anywhere before the next change, more than once, in any order.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from heroon.kernel import GameSpec

from .layout import Slot, slots
from .source import LIST, STATE, Source, SubsetError
from .tables import Tables

#: A list in C: the expression of a pointer, and the width of its ints.
Pointer = tuple[str, str]
#: An operand in C: an int has the width ''.
Value = tuple[str, str]
#: A parameter, or the result, of a function.
Fact = tuple[Any, str]
#: A name and what binds it; None for what is not looked into.
Binding = tuple[str, ast.expr | ast.comprehension | ast.For | None]

#: List methods that change the list, and those that only look.
CHANGING: Final = frozenset(
    ["append", "pop", "remove", "insert", "clear", "sort", "reverse", "extend"]
)
LOOKING: Final = frozenset(["count", "index"])
#: What to write instead of some functions of Python.
_HINTS: Final = {
    "any": "write a loop, or use in",
    "all": "write a loop, or use in",
    "print": "tell an event",
    "set": "use a sorted list, or the bits of an int",
    "dict": "use a table, or a list",
}


@dataclass(frozen=True)
class Passes:
    """The functions of later modules that earlier modules call, by name."""

    #: The C expression of an int (see `ints`).
    num: Callable[[Body, ast.expr], str]
    #: The C expression of a condition (see `ints`).
    test: Callable[[Body, ast.expr], str]
    #: The C expression of a list (see `places`).
    pointer: Callable[[Body, ast.expr], Pointer]
    #: Append the items of a list expression to a list of C (see `lists`).
    fill: Callable[[Body, str, str, ast.expr], None]
    #: A statement of a rule that asks (see `generators`).
    asking: Callable[[Body, ast.stmt], None]
    #: The C name of a function, for lists of these widths (see `program`).
    function: Callable[[Unit, Source, Sequence[str]], str]
    #: The C name of a rule (see `program`).
    rule: Callable[[Unit, Source], str]
    #: The member of a position that is what is made once of a constant field (see `program`).
    made: Callable[[Unit, Source, Slot], str]


class Unit:
    """The translation of a game: everything that its steps reach."""

    def __init__(
        self,
        spec: GameSpec[Any],
        hooks: Mapping[str, Callable[..., Any]],
        passes: Passes,
    ):
        self.spec = spec
        #: What of the game's heuristics is translated, too.
        self.hooks = hooks
        self.passes = passes
        self.slots = slots(spec.fields, spec.state.__module__.replace(".", "/") + ".py")
        self.tables = Tables()
        self.sources: dict[Any, Source] = {}
        #: By function: whether it changes something, the fields in which it puts new lists, the
        #: parameters that it may return (see `effects`).
        self.changing: dict[Any, bool] = {}
        self.replacing: dict[Any, frozenset[str]] = {}
        self.returning: dict[Any, frozenset[str]] = {}
        #: The parameters and results of all rules that are never negative (see `signs`).
        self.natural: set[Fact] = set()
        #: The lengths of names, parameters and results that have one (see `lengths`).
        self.lengths: dict[Fact, int] = {}
        #: The C names of functions by the widths of their lists, and of rules.
        self.functions: dict[tuple[Any, tuple[str, ...]], str] = {}
        self.rules: dict[Any, str] = {}
        #: The members of a position that are lists made once, by their maker and its field.
        self.made: dict[tuple[Any, str], str] = {}
        self.names: set[str] = set()
        #: What is being written just now, outermost first.
        self.open: list[Any] = []
        #: The parts of the file.
        self.heads: list[str] = []
        self.bodies: list[list[str]] = []
        self.frames: list[str] = []
        self.roots: list[str] = []

    def source(self, function: Callable[..., Any], node: ast.AST, of: Source | None) -> Source:
        """Return the source of a function that is called, read once; raises `SubsetError`."""
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

    def known(self, source: Source) -> Source:
        """Return the source that was read first for the same function."""
        return self.sources.setdefault(source.function, source)

    def name(self, source: Source, widths: Sequence[str]) -> str:
        """Return a C name that no other function has."""
        name = "_".join([source.module, source.tree.name, *widths])
        while name in self.names:
            name += "_"
        self.names.add(name)
        return name


class Body:
    """A function of the rules on its way into C: its names, and the lines written so far."""

    def __init__(
        self, unit: Unit, source: Source, widths: Sequence[str] = (), *, rule: bool = False
    ):
        self.unit = unit
        self.source = source
        self.lines: list[str] = []
        self.declared: list[str] = []
        self.level = 2 if rule else 1
        self.many = 0
        #: Local names: their kind, and for lists the C pointer and width.
        self.kinds: dict[str, str] = {}
        self.pointers: dict[str, Pointer] = {}
        #: Local lists that the function made, not those it looks at.
        self.owned: set[str] = set()
        #: The one of them that is made where the words of the ask will be (see `statements`).
        self.offered = ""
        #: By local name: the fields of the state that it may look at.
        self.looks_at: dict[str, frozenset[str]] = {}
        #: Names of comprehensions, innermost last, and their C variables.
        self.inner: list[dict[str, str]] = []
        #: What binds names, and the names that are never negative (see `signs`); None until it is
        #: asked for.
        self.bound: list[Binding] | None = None
        self.naturals: frozenset[str] | None = None
        #: Of a rule, which keeps its ints in a frame (see `generators`): the members of the frame,
        #: the frames inside it, the places where it waits, and whether a loop goes round an ask.
        self.frame: list[str] | None = None
        self.subs: dict[str, str] = {}
        self.labels = 0
        self.asking = False
        left = list(widths)
        for p in source.params:
            self.kinds[p.name] = p.kind
            if p.kind == LIST:
                self.pointers[p.name] = f"v_{p.name}", left.pop(0)
        if rule:
            self.frame = [f"int32_t v_{p.name};" for p in source.params if p.kind != STATE]

    # -- writing -------------------------------------------------------------------------------

    def emit(self, line: str) -> None:
        """Write a line of C."""
        self.lines.append("    " * self.level + line)

    def open(self, line: str) -> None:
        """Write a line that begins a block."""
        self.emit(line)
        self.level += 1

    def close(self, line: str = "}") -> None:
        """Write a line that ends a block."""
        self.level -= 1
        self.emit(line)

    @contextmanager
    def aside(self) -> Iterator[list[str]]:
        """Collect the lines written inside the `with`, to be put elsewhere later, or nowhere."""
        kept, self.lines = self.lines, []
        self.level += 1
        try:
            yield self.lines
        finally:
            self.level -= 1
            self.lines = kept

    def wrong(self, node: ast.AST, construct: str, instead: str) -> SubsetError:
        """Make the error for a construct of this function."""
        return self.source.wrong(node, construct, instead)

    def fresh(self, stem: str = "t") -> str:
        """Return a C name that nothing else has."""
        self.many += 1
        return f"{stem}{self.many}"

    def temp_list(self) -> str:
        """Declare a new list of this function; return the C pointer to it."""
        name = self.fresh("list")
        self.declared.append(f"Own {name};")
        self.emit(f"k_own(&{name});")
        return f"(L32 *)&{name}"

    def temp(self, value: str) -> str:
        """Declare a new int with that value; return its C name."""
        name = self.fresh()
        self.declared.append(f"int {name};")
        self.emit(f"{name} = {value};")
        return name

    def temp_pointer(self, pointer: Pointer) -> Pointer:
        """Declare a new pointer to that list; return it with the list's width."""
        name = self.fresh("p")
        self.declared.append(f"L{pointer[1]} *{name};")
        self.emit(f"{name} = {pointer[0]};")
        return name, pointer[1]

    # -- names ---------------------------------------------------------------------------------

    def static(self, node: ast.AST) -> Any:
        """Compute an expression that no game can change; UNKNOWN for any other."""
        hidden: Iterable[str] = self.source.local
        if self.inner:
            hidden = {*hidden, *(n for scope in self.inner for n in scope)}
        return self.source.static(node, frozenset(hidden))

    def is_state(self, node: ast.AST) -> bool:
        """Return whether an expression is the state."""
        return isinstance(node, ast.Name) and self.kinds.get(node.id) == STATE

    def field_of(self, node: ast.AST) -> str:
        """Return the name of the field of the state that an expression is, '' if it is none."""
        if not isinstance(node, ast.Attribute) or not self.is_state(node.value):
            return ""
        if node.attr not in self.unit.slots:
            raise self.wrong(
                node, f"{ast.unparse(node)}, which is no field", "declare it in FIELDS"
            )
        return node.attr

    def local(self, name: str) -> str:
        """Return the C variable of a local int; that of a rule lies in its frame."""
        return f"v_{name}" if self.frame is None else f"f->v_{name}"

    # -- variables -----------------------------------------------------------------------------

    def kept(self, stem: str) -> str:
        """Declare a new int in the frame of a rule; return the C of it."""
        assert self.frame is not None
        name = self.fresh(stem)
        self.frame.append(f"int32_t {name};")
        return f"f->{name}"

    def slot(self) -> str:
        """Declare an int for a loop, in the frame if a rule asks inside it; return the C of it."""
        if self.asking:
            return self.kept("i")
        name = self.fresh("i")
        self.declared.append(f"int {name};")
        return name

    def declare_int(self, name: str) -> None:
        """Write the declaration of a local int."""
        if self.frame is None:
            self.declared.append(f"int {self.local(name)} = 0;")
        else:
            self.frame.append(f"int32_t v_{name};")

    # -- passes that others call ---------------------------------------------------------------

    def num(self, node: ast.expr) -> str:
        """Write the C expression of an int (or a bool, as 0 or 1)."""
        return self.unit.passes.num(self, node)

    def test(self, node: ast.expr) -> str:
        """Write the C expression of a condition; a list is true when it holds anything."""
        return self.unit.passes.test(self, node)

    def pointer(self, node: ast.expr) -> Pointer:
        """Return C pointer and width of a list; a list that is made gets a place first."""
        return self.unit.passes.pointer(self, node)

    def fill(self, to: str, width: str, node: ast.expr) -> None:
        """Write the C that appends the items of a list expression to a list."""
        self.unit.passes.fill(self, to, width, node)


def called(node: ast.AST) -> str:
    """Name a construct as messages call it."""
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
