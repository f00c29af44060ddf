"""Expressions of the subset as expressions of C."""

from __future__ import annotations

import ast
import bisect
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from heroon.kernel import LIST as LIST_SHAPE
from heroon.kernel import SEATS
from heroon.kernel import agenda as steps_of
from heroon.kernel import ask as asks

from .source import BOOL, INT, LIST, STATE, UNKNOWN, Source, SubsetError
from .tables import depth, is_bools, is_table

if TYPE_CHECKING:
    from .unit import Unit

#: Operators whose result may not fit: the debug build looks.
_CHECKED: Final = {ast.Add: "K_ADD", ast.Sub: "K_SUB", ast.Mult: "K_MUL", ast.LShift: "K_SHL"}
_SAME: Final = {
    ast.BitOr: "|",
    ast.BitAnd: "&",
    ast.BitXor: "^",
    ast.RShift: ">>",
}
_COMPARE: Final = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
#: List methods that change the list, and those that only look.
CHANGING: Final = frozenset(
    ["append", "pop", "remove", "insert", "clear", "sort", "reverse", "extend"]
)
LOOKING: Final = frozenset(["count", "index"])
#: What the kernel does and C does not: these calls vanish with their arguments.
VANISH: Final = (asks.tell, asks.show)
#: Kernel verbs that change the state.
KERNEL_CHANGES: Final = (steps_of.then, steps_of.plan, steps_of.cut, steps_of.end)

#: A list in C: the expression of a pointer, and the width of its ints.
Pointer = tuple[str, str]


class Expressions:
    """A function of the rules on its way into C: its names, and the lines written so far."""

    def __init__(self, unit: Unit, source: Source, widths: Sequence[str]):
        self.unit = unit
        self.source = source
        self.lines: list[str] = []
        self.declared: list[str] = []
        self.level = 1
        self.solid = 0
        self.many = 0
        #: Local names: their kind, and for lists the C pointer and width.
        self.kinds: dict[str, str] = {}
        self.pointers: dict[str, Pointer] = {}
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

    def wrong(self, node: ast.AST, construct: str, instead: str) -> SubsetError:
        """The error for a construct."""
        return self.source.wrong(node, construct, instead)

    def fresh(self, stem: str = "t") -> str:
        """A name that nothing else has."""
        self.many += 1
        return f"{stem}{self.many}"

    def before(self, node: ast.AST, what: str) -> None:
        """Refuse to write a line before a statement where that would change what happens."""
        if self.solid:
            raise self.wrong(node, f"{what} in the middle of a condition", "name it first")

    def temp_list(self, node: ast.AST) -> str:
        """A new list of this function; the C pointer to it."""
        self.before(node, "a list that is made")
        name = self.fresh("list")
        self.declared.append(f"Own {name};")
        self.emit(f"k_own(&{name});")
        return f"(L32 *)&{name}"

    def temp(self, node: ast.AST, value: str) -> str:
        """A new int with that value."""
        self.before(node, "a number that must be kept")
        name = self.fresh()
        self.declared.append(f"int {name};")
        self.emit(f"{name} = {value};")
        return name

    # -- what an expression is -----------------------------------------------------------------

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

    def kind(self, node: ast.expr) -> str:
        """INT, BOOL, LIST, STATE, NONE or '' for what cannot be in a rule."""
        value = self.static(node)
        if value is not UNKNOWN:
            return (
                BOOL
                if isinstance(value, bool)
                else INT
                if isinstance(value, int)
                else (LIST if is_table(value) else "")
            )
        if isinstance(node, ast.Name):
            if any(node.id in scope for scope in self.inner):
                return INT
            return self.kinds.get(node.id, "")
        name = self.field_of(node)
        if name:
            shape = self.unit.slots[name].field.shape
            return {LIST_SHAPE: LIST, SEATS: "seats"}.get(shape, INT)
        return self._kind_of(node)

    def _kind_of(self, node: ast.expr) -> str:
        if isinstance(node, ast.Subscript):
            if isinstance(node.slice, ast.Slice):
                return LIST
            found = self._table(node)
            if found is not None:
                scalar = BOOL if is_bools(found[0]) else INT
                return LIST if self._table_depth(node) else scalar
            return LIST if self.kind(node.value) == "seats" else INT
        if isinstance(node, ast.List | ast.Tuple | ast.ListComp):
            return LIST
        if isinstance(node, ast.Compare):
            return BOOL
        if isinstance(node, ast.BoolOp):
            return BOOL if all(self.kind(v) == BOOL for v in node.values) else INT
        if isinstance(node, ast.UnaryOp):
            return BOOL if isinstance(node.op, ast.Not) else INT
        if isinstance(node, ast.BinOp):
            return LIST if LIST in (self.kind(node.left), self.kind(node.right)) else INT
        if isinstance(node, ast.IfExp):
            return self.kind(node.body)
        if isinstance(node, ast.Call):
            return self._kind_of_call(node)
        return ""

    def _kind_of_call(self, node: ast.Call) -> str:
        if self.is_method(node):
            return INT
        function = self.static(node.func)
        if function in (sorted, list, tuple):
            return LIST
        if function is bool:
            return BOOL
        if function in (len, min, max, sum, abs, int):
            return INT
        if callable(function) and hasattr(function, "__code__"):
            return self.unit.source(function, node, self.source).returns
        return ""

    def is_fresh(self, node: ast.expr) -> bool:
        """Whether a list expression makes a new list."""
        if isinstance(node, ast.Subscript):
            return isinstance(node.slice, ast.Slice)
        if isinstance(node, ast.IfExp):
            return self.is_fresh(node.body) or self.is_fresh(node.orelse)
        return isinstance(node, ast.List | ast.ListComp | ast.BinOp | ast.Call) or (
            isinstance(node, ast.Tuple) and self.static(node) is UNKNOWN
        )

    def is_method(self, node: ast.expr) -> bool:
        """Whether a call is a method of a list."""
        return (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in CHANGING | LOOKING
            and self.static(node.func.value) is UNKNOWN
        )

    def changes(self, node: ast.AST) -> bool:
        """Whether an expression changes anything."""
        return self._changes_lists(node) or self._changes_all(node)

    def _changes_lists(self, node: ast.AST) -> bool:
        """Whether it holds a method that changes a list."""
        return any(
            isinstance(part, ast.Call)
            and isinstance(part.func, ast.Attribute)
            and part.func.attr in CHANGING
            and self.is_method(part)
            for part in ast.walk(node)
        )

    def _changes_all(self, node: ast.AST) -> bool:
        """Whether it holds a call of a function that changes something."""
        return any(
            isinstance(part, ast.Call)
            and not self.is_method(part)
            and self.unit.call_changes(self.static(part.func), part, self.source)
            for part in ast.walk(node)
        )

    def nums(self, nodes: Sequence[ast.expr]) -> list[str]:
        """The C expressions of ints that stand side by side.

        C may take them in any order: where one changes what another one reads, they are written
        into variables from left to right first.
        """
        kept = self._unsteady(nodes)
        out = []
        for node in nodes:
            text = self.num(node)
            out.append(self.temp(node, text) if node in kept[:-1] else text)
        return out

    def _unsteady(self, nodes: Sequence[ast.expr]) -> list[ast.expr]:
        """Those that depend on when they are taken; none where nothing changes anything."""
        if not any(self.changes(n) for n in nodes):
            return []
        all_ = any(self._changes_all(n) for n in nodes)
        found = [n for n in nodes if not self._steady(n, all_)]
        if len(found) > 1 and self.solid:
            raise self.wrong(
                nodes[0],
                "a condition of which one part changes what another reads",
                "give the first one a name, on a line of its own",
            )
        return found

    def _steady(self, node: ast.expr, all_: bool) -> bool:
        """Whether nothing that is called meanwhile can change the value.

        What is called changes lists alone, unless `all_`.
        """
        if self.static(node) is not UNKNOWN or isinstance(node, ast.Name):
            return True
        if not all_ and self.field_of(node) and self.kind(node) == INT:
            return True
        if self.kind(node) in (LIST, "seats") and not self.changes(node):
            return True  # the place of a list
        return not any(
            isinstance(n, ast.Attribute | ast.Call | ast.Subscript) for n in ast.walk(node)
        )

    # -- ints ------------------------------------------------------------------------------------

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
            return self._binary(node)
        if isinstance(node, ast.UnaryOp):
            return self._unary(node)
        if isinstance(node, ast.Compare) or (
            isinstance(node, ast.BoolOp) and self.kind(node) == BOOL
        ):
            return self.test(node)
        if isinstance(node, ast.BoolOp):
            raise self.wrong(node, "and/or between numbers", "write an if")
        if isinstance(node, ast.IfExp):
            test = self.test(node.test)
            self.solid += 1
            text = f"({test} ? {self.num(node.body)} : {self.num(node.orelse)})"
            self.solid -= 1
            return text
        if isinstance(node, ast.Call):
            return self.call(node)
        if isinstance(node, ast.Yield | ast.YieldFrom):
            raise self.wrong(node, _called(node), "let it stand alone or behind one name and =")
        raise self.wrong(node, _called(node), "rules know ints, lists of ints and tables")

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

    def local(self, name: str) -> str:
        """The C variable of a local int."""
        return f"v_{name}"

    def _binary(self, node: ast.BinOp) -> str:
        left, right = self.nums([node.left, node.right])
        if type(node.op) in _CHECKED:
            return f"{_CHECKED[type(node.op)]}({left}, {right})"
        if type(node.op) in _SAME:
            return f"({left} {_SAME[type(node.op)]} {right})"
        if not isinstance(node.op, ast.FloorDiv | ast.Mod):
            raise self.wrong(node, _called(node.op), "use + - * // % << >> & | ^")
        by = self.static(node.right)
        if isinstance(by, int) and by > 0 and by & (by - 1) == 0:
            if isinstance(node.op, ast.Mod):
                return f"({left} & {by - 1})"
            return f"({left} >> {by.bit_length() - 1})"
        return f"{'k_mod' if isinstance(node.op, ast.Mod) else 'k_div'}({left}, {right})"

    def _unary(self, node: ast.UnaryOp) -> str:
        if isinstance(node.op, ast.Not):
            return f"(!{self.test(node.operand)})"
        sign = {ast.USub: "-", ast.Invert: "~", ast.UAdd: "+"}[type(node.op)]
        return f"({sign}{self.num(node.operand)})"

    # -- conditions ------------------------------------------------------------------------------

    def test(self, node: ast.expr) -> str:
        """The C expression of a condition; a list is true when it holds anything."""
        if self.kind(node) == LIST:
            pointer, _ = self.pointer(node)
            return f"(({pointer})->n > 0)"
        if isinstance(node, ast.BoolOp):
            first = self.test(node.values[0])
            self.solid += 1
            rest = [self.test(v) for v in node.values[1:]]
            self.solid -= 1
            sign = " && " if isinstance(node.op, ast.And) else " || "
            return f"({sign.join([first, *rest])})"
        if isinstance(node, ast.Compare):
            return self._compare(node)
        return self.num(node)

    def _compare(self, node: ast.Compare) -> str:
        operands = [node.left, *node.comparators]
        changing = any(self.changes(o) for o in operands)
        if changing and len(operands) > 2:
            raise self.wrong(node, "a chain of comparisons that changes something", "split it")
        if changing and type(node.ops[0]) in _COMPARE:
            return f" {_COMPARE[type(node.ops[0])]} ".join(self.nums(operands)).join("()")
        parts = []
        for left, op, right in zip(operands, node.ops, operands[1:], strict=False):
            if isinstance(op, ast.In | ast.NotIn):
                found = self._contains(left, right)
                parts.append(found if isinstance(op, ast.In) else f"(!{found})")
            elif type(op) in _COMPARE and LIST not in (self.kind(left), self.kind(right)):
                parts.append(f"({self.num(left)} {_COMPARE[type(op)]} {self.num(right)})")
            else:
                raise self.wrong(node, f"{ast.unparse(node)}", "compare ints, or use in")
        return parts[0] if len(parts) == 1 else f"({' && '.join(parts)})"

    def _contains(self, item: ast.expr, items: ast.expr) -> str:
        x = self.num(item)
        if isinstance(items, ast.Tuple | ast.List | ast.Set) and 0 < len(items.elts) <= 6:
            among = ", ".join(self.num(e) for e in items.elts)
            return f"k_one_of_{len(items.elts)}({x}, {among})"
        pointer, width = self.pointer(items)
        return f"k_in_{width}({pointer}, {x})"

    # -- elements ----------------------------------------------------------------------------------

    def _table(
        self, node: ast.Subscript
    ) -> tuple[tuple[Any, ...], ast.expr, list[ast.expr]] | None:
        """A constant table that is indexed: its value, its expression, the indices."""
        indices: list[ast.expr] = []
        at: ast.expr = node
        while isinstance(at, ast.Subscript) and not isinstance(at.slice, ast.Slice):
            indices.insert(0, at.slice)
            at = at.value
            value = self.static(at)
            if isinstance(value, tuple):
                if not is_table(value):
                    raise self.wrong(node, ast.unparse(at), "a table is made of tuples of ints")
                return value, at, indices
        return None

    def _table_depth(self, node: ast.Subscript) -> int:
        """How many indices of a table are not given."""
        found = self._table(node)
        assert found is not None
        return depth(found[0]) - len(found[2])

    def _table_at(self, node: ast.Subscript) -> str:
        """The C expression of an element or a row of a constant table."""
        found = self._table(node)
        assert found is not None
        value, at, indices = found
        left = depth(value) - len(indices)
        if left > 1:
            raise self.wrong(node, "a table of tables", "give more indices")
        make = self.unit.tables.rows if left else self.unit.tables.flat
        name, sizes = make(value, _hint(self.source, at))
        return name + "".join(
            f"[K_TX({self.num(i)}, {s})]" for i, s in zip(indices, sizes, strict=True)
        )

    def element(self, node: ast.Subscript) -> str:
        """The C lvalue (or value) of an element."""
        if self._table(node) is not None:
            if self._table_depth(node):
                raise self.wrong(node, "a row of a table where an int is needed", "index it")
            return self._table_at(node)
        if self.kind(node.value) != LIST:
            raise self.wrong(node, ast.unparse(node), "only lists and tables have elements")
        pointer, _ = self.pointer(node.value)
        return f"({pointer})->v[K_IX({pointer}, {self.index(node.slice, pointer)})]"

    def index(self, node: ast.expr, pointer: str) -> str:
        """The C expression of an index, which may count from the end."""
        value = self.static(node)
        if isinstance(value, int) and value < 0:
            return f"({pointer})->n - {-value}"
        text = self.num(node)
        if isinstance(value, int) or not _may_be_negative(node):
            return text
        return f"K_WRAP({text}, ({pointer})->n)"

    # -- lists that are there --------------------------------------------------------------------

    def pointer(self, node: ast.expr) -> Pointer:
        """A list that is there: the C pointer and the width; one that is made gets a place."""
        value = self.static(node)
        if isinstance(value, tuple) and is_table(value) and depth(value) == 1:
            return f"(L32 *)&{self.unit.tables.items(value)}", "32"
        if isinstance(node, ast.Name) and node.id in self.pointers:
            return self.pointers[node.id]
        name = self.field_of(node)
        if name and self.kind(node) == LIST:
            slot = self.unit.slots[name]
            star = "" if slot.field.constant else "&"
            return f"(L{slot.width} *){star}g->{slot.name}", slot.width
        if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
            if self._table(node) is not None and self._table_depth(node) == 1:
                return self._table_at(node), "32"
            name = self.field_of(node.value)
            if name and self.kind(node.value) == "seats":
                slot = self.unit.slots[name]
                seat = f"K_TX({self.num(node.slice)}, g->nseats)"
                return f"(L{slot.width} *)&g->{slot.name}[{seat}]", slot.width
        if self.kind(node) != LIST or not self.is_fresh(node):
            raise self.wrong(node, f"{ast.unparse(node)} as a list", "it is not a list of ints")
        made = self.temp_list(node)
        self.fill(made, "32", node)
        return made, "32"

    def fill(self, to: str, width: str, node: ast.expr) -> None:
        """Append the items of a list expression to a list (see `Lists`)."""
        raise NotImplementedError

    # -- calls ------------------------------------------------------------------------------------

    def call(self, node: ast.Call) -> str:
        """The C expression of a call."""
        if self.is_method(node):
            return self._method(node)
        function = self.static(node.func)
        if function is UNKNOWN or not callable(function):
            raise self.wrong(node, f"a call of {ast.unparse(node.func)}", "call a function by name")
        if function in _BUILTINS:
            return self._builtin(node, function)
        if function is bisect.insort:
            pointer, width = self.pointer(node.args[0])
            return f"k_insort_{width}({pointer}, {self.num(node.args[1])})"
        if function is steps_of.then:
            given = self.nums(node.args[1:])
            return f"k_then(g, {', '.join(given + ['0'] * (3 - len(given)))})"
        if function is steps_of.cut:
            return f"k_cut(g, {self.num(node.args[1])})"
        return self.call_function(node, function, "")

    def call_function(self, node: ast.Call, function: Callable[..., Any], out: str) -> str:
        """The C call of a function of the rules; a list that it returns goes to `out`."""
        source = self.unit.source(function, node, self.source)
        if source.rule:
            raise self.wrong(node, f"the rule {function.__name__} called", "use yield from")
        if (source.returns == LIST) != bool(out):
            raise self.wrong(node, f"the result of {function.__name__}", "it is not an int")
        given = self.arguments(node, source)
        lists = {p.name for p in source.params if p.kind == LIST}
        ints = [name for name in given if name not in lists]
        made = [given[name] for name in given if name in lists and self.changes(given[name])]
        if made and len(self._unsteady(list(given.values()))) > 1:
            raise self.wrong(made[0], "a list that changes what is passed with it", "name it first")
        found = dict(zip(ints, self.nums([given[name] for name in ints]), strict=True))
        values, widths = [], []
        for p in source.params:
            if p.kind == STATE:
                values.append("g")
            elif p.name not in given:
                values.append(str(p.default))
            elif p.name in lists:
                pointer, width = self.pointer(given[p.name])
                values.append(pointer)
                widths.append(width)
            else:
                values.append(found[p.name])
        name = self.unit.function(source, widths)
        return f"{name}({', '.join(values + [out] * bool(out))})"

    def arguments(self, node: ast.Call, source: Source) -> dict[str, ast.expr]:
        """The arguments by parameter, the state left out."""
        if any(isinstance(a, ast.Starred) for a in node.args):
            raise self.wrong(node, "a starred argument", "list the arguments one by one")
        given = {p.name: a for p, a in zip(source.params, node.args, strict=False)}
        given |= {w.arg: w.value for w in node.keywords if w.arg}
        for p in source.params:
            if p.kind == STATE:
                if p.name not in given or not self.is_state(given.pop(p.name)):
                    raise self.wrong(node, "a state that is not this game's", "pass g on")
            elif p.name not in given and p.default is None:
                raise self.wrong(node, f"a call without {p.name}", "give every argument")
        return given

    def _method(self, node: ast.Call) -> str:
        assert isinstance(node.func, ast.Attribute)
        name, args = node.func.attr, node.args
        pointer, width = self.pointer(node.func.value)
        many = len(args)
        if name == "sort":
            down = any(w.arg == "reverse" and self.static(w.value) is True for w in node.keywords)
            if node.keywords and not down:
                raise self.wrong(node, "a sort with a key", "sort ints only, reverse=True is fine")
            return f"k_sort_{width}({pointer}, 0, {int(down)})"
        if node.keywords or many != {"append": 1, "remove": 1, "insert": 2, "extend": 1}.get(
            name, many if name in ("pop", "count", "index") and many < 2 else 0
        ):
            raise self.wrong(node, ast.unparse(node), f"{name} takes other arguments")
        if name == "clear":
            return f"(void)(({pointer})->n = 0)"
        if name == "extend":
            raise self.wrong(node, "extend", "write +=")
        values = self.nums(args)
        verb = {"pop": "pop_at" if many else "pop", "index": "index_of"}.get(name, name)
        return f"k_{verb}_{width}({', '.join([pointer, *values])})"

    def _builtin(self, node: ast.Call, function: Callable[..., Any]) -> str:
        args = node.args
        if node.keywords or not args:
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
            return f"abs({self.num(args[0])})"
        if len(args) == 1:
            pointer, width = self.pointer(args[0])
            verb = {sum: "sum", min: "least", max: "most"}[function]
            return f"k_{verb}_{width}({pointer})"
        text, *rest = self.nums(args)
        for other in rest:
            text = f"k_{function.__name__}({text}, {other})"
        return text


_BUILTINS: Final[tuple[Callable[..., Any], ...]] = (len, min, max, sum, abs, bool, int)


def _called(node: ast.AST) -> str:
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


def _may_be_negative(node: ast.expr) -> bool:
    """Whether an index may count from the end: it holds a minus, but for `len(…) - k`."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Sub):
        left = node.left
        of_len = isinstance(left, ast.Call) and ast.unparse(left.func) == "len"
        return not (of_len and isinstance(node.right, ast.Constant | ast.Name))
    return any(isinstance(n, ast.Sub | ast.USub) for n in ast.walk(node))


def _hint(source: Source, node: ast.expr) -> str:
    """A readable name for a table."""
    return f"{source.module}_{ast.unparse(node)}"
