"""Statements of the subset as statements of C."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from heroon.kernel import KernelError
from heroon.kernel import agenda as steps_of
from heroon.kernel import ask as asks

from .expressions import VANISH, Pointer
from .lists import Lists
from .source import ASK, BOOL, INT, LIST, NONE, STATE, UNKNOWN

_AUGMENTED = (
    ast.Add,
    ast.Sub,
    ast.Mult,
    ast.FloorDiv,
    ast.Mod,
    ast.LShift,
    ast.RShift,
    ast.BitOr,
    ast.BitAnd,
    ast.BitXor,
)


class Statements(Lists):
    """The body of a function that does not ask."""

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        #: Local lists that the function made, not those it looks at.
        self.owned: set[str] = set()
        #: By local name: the field of the state that it looks at.
        self.looks_at: dict[str, str] = {}

    def written(self, name: str) -> list[str]:
        """The whole function in C."""
        self.body(self.source.tree.body)
        head = f"static {self.result_type()} {name}({self.parameters()}) {{"
        return [head, *(f"    {d}" for d in self.declared), *self.lines, *self.last(), "}"]

    def result_type(self) -> str:
        """The C type of the result."""
        return "int" if self.source.returns in (INT, BOOL) else "void"

    def parameters(self) -> str:
        """The C parameters."""
        out = []
        for p in self.source.params:
            if p.kind == STATE:
                out.append("G *g")
            elif p.kind == LIST:
                out.append(f"L{self.pointers[p.name][1]} *v_{p.name}")
            else:
                out.append(f"int v_{p.name}")
        if self.source.returns == LIST:
            out.append("L32 *out")
        return ", ".join(out) or "void"

    def last(self) -> list[str]:
        """What stands behind the body."""
        return ["    return 0;"] if self.source.returns in (INT, BOOL) else []

    # -- statements --------------------------------------------------------------------------------

    def body(self, statements: Sequence[ast.stmt]) -> None:
        """Write statements one after the other."""
        for node in statements:
            self.statement(node)

    def statement(self, node: ast.stmt) -> None:
        """Write one statement."""
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return
        write = getattr(self, f"_{type(node).__name__.lower()}", None)
        if write is None:
            raise self.wrong(node, f"the statement {_word(node)}", "see docs/rules-subset.md")
        self.lines.append(f'#line {node.lineno} "{self.source.file}"')
        self.emit("K_HERE;")
        write(node)

    def _pass(self, node: ast.Pass) -> None:
        pass

    def _break(self, node: ast.Break) -> None:
        self.emit("break;")

    def _continue(self, node: ast.Continue) -> None:
        self.emit("continue;")

    def _raise(self, node: ast.Raise) -> None:
        call = node.exc
        if not isinstance(call, ast.Call) or self.static(call.func) is not KernelError:
            raise self.wrong(node, "raise", "rules raise nothing but KernelError")
        texts = [n.value for n in ast.walk(call) if isinstance(n, ast.Constant)]
        text = " ".join(str(t) for t in texts).replace("\\", " ").replace('"', "'")
        self.emit(f'k_fail("%s", "{text}");')

    def _if(self, node: ast.If) -> None:
        self.open(f"if ({self.test(node.test)}) {{")
        self.body(node.body)
        if node.orelse:
            self.close("} else {")
            self.level += 1
            self.body(node.orelse)
        self.close()

    def _while(self, node: ast.While) -> None:
        if node.orelse:
            raise self.wrong(node, "else behind a loop", "use a flag")
        before = len(self.lines)
        self.level += 1
        test = self.test(node.test)
        self.level -= 1
        if len(self.lines) == before:
            self.open(f"while ({test}) {{")
        else:
            self.lines.insert(before, "    " * self.level + "for (;;) {")
            self.level += 1
            self.emit(f"if (!{test}) break;")
        self.body(node.body)
        self.close()

    def _for(self, node: ast.For) -> None:
        if node.orelse:
            raise self.wrong(node, "else behind a loop", "use a flag")
        blocks = self.open_loop(node.target, node.iter)
        self.body(node.body)
        for _ in range(blocks):
            self.close()

    def _match(self, node: ast.Match) -> None:
        subject = self.temp(node, self.num(node.subject))
        blocks = 0
        for case in node.cases:
            test = self._pattern(subject, case.pattern)
            if case.guard is not None:
                test = f"({test}) && {self.test(case.guard)}"
            self.open(f"if ({test}) {{")
            self.body(case.body)
            self.close("} else {")
            self.level += 1
            blocks += 1
        for _ in range(blocks):
            self.close()

    def _pattern(self, subject: str, pattern: ast.pattern) -> str:
        if isinstance(pattern, ast.MatchAs) and pattern.pattern is None and pattern.name is None:
            return "1"
        if isinstance(pattern, ast.MatchOr):
            return " || ".join(self._pattern(subject, p) for p in pattern.patterns)
        if isinstance(pattern, ast.MatchValue) and isinstance(self.static(pattern.value), int):
            return f"{subject} == {self.num(pattern.value)}"
        raise self.wrong(pattern, "this pattern", "match int constants (with a dot), | and _")

    # -- calls that stand alone ------------------------------------------------------------------

    def _expr(self, node: ast.Expr) -> None:
        call = node.value
        if not isinstance(call, ast.Call):
            raise self.wrong(node, f"{ast.unparse(node)!r} alone", "it does nothing")
        function = None if self.is_method(call) else self.static(call.func)
        if function in VANISH:
            if any(self.changes(a) for a in [*call.args, *(w.value for w in call.keywords)]):
                raise self.wrong(node, "an event whose argument changes something", "name it first")
        elif function is steps_of.plan:
            self._plan(call)
        elif function is steps_of.end:
            self._end(call)
        elif not self.is_method(call) and self.kind(call) == LIST:
            self.pointer(call)
        else:
            self.emit(f"{self.num(call)};")

    def _plan(self, call: ast.Call) -> None:
        planned: list[list[ast.expr]] = []
        for item in call.args[1:]:
            if isinstance(item, ast.Call) and self.static(item.func) is steps_of.step:
                planned.append(item.args)
            elif isinstance(item, ast.Starred):
                raise self.wrong(item, "a starred step", "push the steps in a loop, in reverse")
            else:
                planned.append([item])
        found = iter(self.nums([a for args in planned for a in args]))
        given = [[next(found) for _ in args] for args in planned]
        for args in reversed(given):
            self.emit(f"k_then(g, {', '.join(args + ['0'] * (3 - len(args)))});")

    def _end(self, call: ast.Call) -> None:
        result, reason = call.args[1], call.args[2]
        self.emit("g->result.n = 0;")
        self.fill("(L32 *)&g->result", "32", result)
        self.emit(f"k_end(g, {self.num(reason)});")

    # -- return ----------------------------------------------------------------------------------

    def _return(self, node: ast.Return) -> None:
        if self.source.returns == ASK:
            if node.value is None:
                raise self.wrong(node, "a return without an ask", "return NOBODY")
            self._return_ask(node.value)
        elif node.value is None:
            self.emit("return;" if self.source.returns == NONE else "return 0;")
        elif self.source.returns == LIST:
            self.fill("out", "32", node.value)
            self.emit("return;")
        elif self.source.returns == NONE:
            raise self.wrong(node, "a value returned from a function of None", "return alone")
        else:
            self.emit(f"return {self.num(node.value)};")

    def _return_ask(self, node: ast.expr) -> None:
        if self.static(node) is asks.NOBODY:
            self.emit("g->words.n = 0;")
        elif isinstance(node, ast.IfExp):
            self.open(f"if ({self.test(node.test)}) {{")
            self._return_ask(node.body)
            self.close()
            self._return_ask(node.orelse)
            return
        elif isinstance(node, ast.Call) and self.static(node.func) is asks.Ask:
            self.ask(node, *self.given(node, ("seats", "prompt", "words", "to")))
        elif isinstance(node, ast.Call) and self.static(node.func) is asks.ticket:
            pool, stream, to = self.given(node, ("pool", "stream", "to"))
            self.ask(node, None, stream, pool, to)
        elif isinstance(node, ast.Call) and self.kind(node) == ASK:
            self.emit(f"{self.num(node)};")
        else:
            raise self.wrong(node, ast.unparse(node), "return Ask(…), ticket(…) or NOBODY")
        self.emit("return;")

    def given(self, node: ast.Call, names: Sequence[str]) -> list[ast.expr | None]:
        """The arguments of a kernel verb by name; None for one left out."""
        if len(node.args) > len(names):
            raise self.wrong(node, ast.unparse(node), "too many arguments")
        found: dict[str | None, ast.expr] = dict(zip(names, node.args, strict=False))
        found |= {w.arg: w.value for w in node.keywords}
        return [found.get(name) for name in names]

    def ask(
        self,
        node: ast.AST,
        seats: ast.expr | None,
        prompt: ast.expr | None,
        words: ast.expr | None,
        to: ast.expr | None,
    ) -> None:
        """Write an ask; no seats are nature."""
        if prompt is None or words is None:
            raise self.wrong(node, "an ask without prompt or words", "give both")
        of = "K_NATURE" if seats is None else self.num(seats)
        learn = "K_ALL" if to is None else self.num(to)
        self.emit(f"k_ask(g, {of}, {self.num(prompt)}, {learn});")
        self.fill("(L32 *)&g->words", "32", words)

    # -- assignment ------------------------------------------------------------------------------

    def _annassign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.assign(node.target, node.value)

    def _assign(self, node: ast.Assign) -> None:
        if len(node.targets) > 1:
            value = self.temp(node, self.num(node.value))
            for target in node.targets:
                self.store(target, value)
        else:
            self.assign(node.targets[0], node.value)

    def assign(self, target: ast.expr, value: ast.expr) -> None:
        """Write `target = value`."""
        if isinstance(target, ast.Tuple):
            self._assign_many(target, value)
        elif self.kind(value) == LIST:
            if isinstance(target, ast.Name):
                self._assign_list(target, value)
            else:
                self.store_list(target, self._given_away(target, value))
        elif self.kind(value) in (INT, BOOL):
            text = self.num(value)
            if not isinstance(target, ast.Name) and self.changes(value):
                text = self.temp(target, text)
            self.store(target, text, self.kind(value))
        else:
            raise self.wrong(value, ast.unparse(value), "rules know ints and lists of ints")

    def _assign_many(self, target: ast.Tuple, value: ast.expr) -> None:
        if not isinstance(value, ast.Tuple) or len(value.elts) != len(target.elts):
            raise self.wrong(target, "this assignment", "as many values as names, written out")
        kept: list[Pointer | str] = []
        for to, item in zip(target.elts, value.elts, strict=True):
            if self.kind(item) == LIST:
                kept.append(self._given_away(to, item))
            else:
                kept.append(self.temp(item, self.num(item)))
        for to, found in zip(target.elts, kept, strict=True):
            if isinstance(found, str):
                self.store(to, found)
            else:
                self.store_list(to, found)

    def _given_away(self, target: ast.expr, value: ast.expr) -> Pointer:
        """A list that becomes part of the state: a new one, or a local one not used again."""
        if isinstance(target, ast.Name):
            raise self.wrong(target, "a list among several values", "assign it on its own line")
        if self.is_fresh(value) or (isinstance(value, ast.List | ast.Tuple)):
            made = self.temp_list(value)
            self.fill(made, "32", value)
            return made, "32"
        again = isinstance(value, ast.Name) and any(
            isinstance(n, ast.Name) and n.id == value.id and n.lineno > value.lineno
            for n in ast.walk(self.source.tree)
        )
        if not isinstance(value, ast.Name) or value.id not in self.owned or again:
            raise self.wrong(value, f"{ast.unparse(value)} in two places", "write list(…)")
        return self.pointers[value.id]

    def _assign_list(self, target: ast.Name, value: ast.expr) -> None:
        name = target.id
        if self.kinds.get(name, LIST) != LIST:
            raise self.wrong(target, f"{name}, an int and a list", "use two names")
        if self.is_fresh(value) or (isinstance(value, ast.Tuple) and not value.elts):
            self._assign_made(target, value)
            return
        if name in self.owned:
            raise self.wrong(target, f"{name}, once made and once another's", "write list(…)")
        pointer, width = self.pointer(value)
        if name not in self.pointers:
            self.declared.append(f"L{width} *v_{name};")
            self.pointers[name] = f"v_{name}", width
            self.kinds[name] = LIST
        if self.pointers[name][1] != width:
            raise self.wrong(target, f"{name}, lists of two widths", "use two names")
        self.looks_at[name] = self._field_under(value)
        self.emit(f"v_{name} = {pointer};")

    def _field_under(self, node: ast.expr) -> str:
        """The field that a list is, or is one seat's list of."""
        return self.field_of(node.value if isinstance(node, ast.Subscript) else node)

    def _assign_made(self, target: ast.Name, value: ast.expr) -> None:
        name = target.id
        if name in self.pointers and name not in self.owned:
            raise self.wrong(target, f"{name}, once made and once another's", "use two names")
        mentioned = any(isinstance(n, ast.Name) and n.id == name for n in ast.walk(value))
        if mentioned:
            made = self.temp_list(value)
            self.fill(made, "32", value)
            self.emit(f"k_set_32_32({self.pointers[name][0]}, {made});")
            return
        if name not in self.owned:
            self.owned.add(name)
            self.declared.append(f"Own v_{name};")
        self.emit(f"k_own(&v_{name});")
        self.fill(f"(L32 *)&v_{name}", "32", value)
        self.pointers[name] = f"(L32 *)&v_{name}", "32"
        self.kinds[name] = LIST

    def store(self, target: ast.expr, text: str, kind: str = INT) -> None:
        """Write an int into a variable, a field or an element."""
        if isinstance(target, ast.Name):
            self.new_int(target, kind)
            self.emit(f"{self.local(target.id)} = {text};")
            return
        place, width = self.place(target)
        self.emit(f"{place} = K_FIT_{width}({text});")

    def place(self, target: ast.expr) -> Pointer:
        """The lvalue of a field or an element that is an int, and its width."""
        name = self.field_of(target)
        if name and self.kind(target) == INT:
            return f"g->{self.unit.slots[name].name}", "32"
        if (
            isinstance(target, ast.Subscript)
            and self.kind(target.value) == LIST
            and self.static(target.value) is UNKNOWN
            and not self._constant(target.value)
        ):
            _, width = self.pointer(target.value)
            return self.element(target), width
        raise self.wrong(target, f"an assignment to {ast.unparse(target)}", "assign to the state")

    def _constant(self, node: ast.expr) -> bool:
        name = self.field_of(node)
        return bool(name) and self.unit.slots[name].field.constant

    def store_list(self, target: ast.expr, found: Pointer) -> None:
        """Write a list over a list of the state."""
        if isinstance(target, ast.Subscript) and isinstance(target.slice, ast.Slice):
            if target.slice.lower or target.slice.upper or target.slice.step:
                raise self.wrong(target, "an assignment to a part of a list", "write it out")
            target = target.value
        elif self._seen_again(target):
            raise self.wrong(target, "a new list where a name still means the old one", "use [:] =")
        if self.kind(target) != LIST or self._constant(target):
            raise self.wrong(target, f"an assignment to {ast.unparse(target)}", "it is no list")
        pointer, width = self.pointer(target)
        self.emit(f"k_set_{width}_{found[1]}({pointer}, {found[0]});")

    def _seen_again(self, target: ast.expr) -> bool:
        """Whether a local name that looks at a list is used after the list was exchanged."""
        field = self._field_under(target)
        return any(
            isinstance(n, ast.Name)
            and self.looks_at.get(n.id) == field
            and n.lineno > target.lineno
            for n in ast.walk(self.source.tree)
            if field and isinstance(getattr(n, "ctx", None), ast.Load)
        )

    def _augassign(self, node: ast.AugAssign) -> None:
        if self.kind(node.target) == LIST:
            self._extend(node)
            return
        if not isinstance(node.op, _AUGMENTED):
            raise self.wrong(node, "this assignment", "use + - * // % << >> & | ^")
        if self.changes(node.target):
            raise self.wrong(node, "an index that changes something", "name it first")
        load = ast.copy_location(ast.parse(ast.unparse(node.target), mode="eval").body, node)
        for part in ast.walk(load):
            ast.copy_location(part, node)
        value = ast.copy_location(ast.BinOp(load, node.op, node.value), node)
        self.store(node.target, self.num(value))

    def _extend(self, node: ast.AugAssign) -> None:
        if not isinstance(node.op, ast.Add):
            raise self.wrong(node, "this assignment to a list", "use +=")
        pointer, width = self.pointer(node.target)
        own = ast.unparse(node.target)
        if any(isinstance(n, ast.expr) and ast.unparse(n) == own for n in ast.walk(node.value)):
            made = self.temp_list(node)
            self.fill(made, "32", node.value)
            self.emit(f"k_extend_{width}_32({pointer}, {made});")
        else:
            self.fill(pointer, width, node.value)


def _word(node: ast.stmt) -> str:
    """The keyword of a statement."""
    return ast.unparse(node).split(maxsplit=1)[0]
