"""Statements of the subset as statements of C."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from functools import partial
from typing import Final

from heroon.kernel import KernelError
from heroon.kernel import agenda as steps_of
from heroon.kernel import ask as asks

from .body import Pointer
from .flow import Flow
from .lists import Lists
from .order import in_two_places, new_list_for
from .source import ASK, BOOL, INT, LIST, NONE, STATE

#: What the kernel does and C does not: these calls vanish with their arguments.
VANISH: Final = (asks.tell, asks.show)
#: Functions that read no list but those they are given.
_PLAIN: Final = (
    len,
    min,
    max,
    sum,
    abs,
    bool,
    int,
    sorted,
    list,
    tuple,
    range,
    enumerate,
    zip,
    reversed,
)


class Statements(Lists):
    """The body of a function that does not ask."""

    def written(self, name: str) -> list[str]:
        """The whole function in C."""
        self.body(self.source.tree.body)
        Flow(self).check()
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
        self.emit(f'k_fail("%s", {c_string(" ".join(str(t) for t in texts))});')

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
        with self.aside() as before:
            test = self.test(node.test)
        if not before:
            self.open(f"while ({test}) {{")
        else:
            self.open("for (;;) {")
            self.lines += before
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
        subject = self.temp(self.num(node.subject))
        blocks = 0
        for case in node.cases:
            parts = [partial(self._pattern, subject, case.pattern)]
            if case.guard is not None:
                parts.append(partial(self.test, case.guard))
            test = self.in_turn(ast.And(), parts)
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
            return " || ".join(self._pattern(subject, p) for p in pattern.patterns).join("()")
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
            self.emit(f"{self.call_text(call)};")

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
        made = self.temp_list()  # what is told may be the last result
        self.fill(made, "32", result)
        number = self.num(reason)
        self.emit(f"k_set_32_32((L32 *)&g->result, {made});")
        self.emit(f"k_end(g, {number});")

    # -- return ----------------------------------------------------------------------------------

    def _return(self, node: ast.Return) -> None:
        if self.source.returns == ASK:
            if node.value is None:
                raise self.wrong(node, "a return without an ask", "return NOBODY")
            self._return_ask(node.value)
        elif node.value is None:
            self.emit("return;" if self.source.returns == NONE else "return 0;")
        elif self.source.returns == LIST:
            self.give_back(node.value)
            self.fill("out", "32", node.value)
            self.emit("return;")
        elif self.source.returns == NONE:
            raise self.wrong(node, "a value returned from a function of None", "return alone")
        else:
            self.emit(f"return {self.num(node.value)};")

    def give_back(self, value: ast.expr) -> None:
        """Look at a list that is returned: it is one that nobody else has."""
        given = {p.name for p in self.source.params if p.kind == LIST}
        mine = isinstance(value, ast.Name) and value.id in self.owned | given
        if not mine and not self.is_fresh(value) and not self.is_table(value):
            raise self.wrong(value, *in_two_places(value))
        self.refuse_shared(value)

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
            self.emit(f"{self.call_text(node)};")
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
        for part in (seats, prompt, words, to):
            if part is not None and self.changes(part):
                raise self.wrong(part, "an argument that changes something", "name it first")
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
            value = self.temp(self.num(node.value))
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
            kind = self.kind(value)  # of the value, before the target becomes a name
            text, _ = self.value(value, keep=self.changes(target))
            self.store(target, text, kind)
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
                kept.append(self.temp(self.num(item)))
        for to, found in zip(target.elts, kept, strict=True):
            if isinstance(found, str):
                self.store(to, found)
            else:
                self.store_list(to, found)

    def _given_away(self, target: ast.expr, value: ast.expr) -> Pointer:
        """A list that becomes part of the state: a new one, or a local one not used again."""
        if isinstance(target, ast.Name):
            raise self.wrong(target, "a list among several values", "assign it on its own line")
        if self.is_fresh(value) or isinstance(value, ast.Tuple):
            self.refuse_shared(value)
            made = self.temp_list()
            self.fill(made, "32", value)
            return made, "32"
        if not isinstance(value, ast.Name) or value.id not in self.owned:
            raise self.wrong(value, *in_two_places(value))
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
        if self.is_copied(value) or (isinstance(value, ast.Name) and value.id in self.owned):
            raise self.wrong(value, *in_two_places(value))
        pointer, width = self.pointer(value)
        if name not in self.pointers:
            self.declared.append(f"L{width} *v_{name};")
            self.pointers[name] = f"v_{name}", width
            self.kinds[name] = LIST
        if self.pointers[name][1] != width:
            raise self.wrong(target, f"{name}, lists of two widths", "use two names")
        self.looks_at[name] = self.looks_at.get(name, frozenset()) | self.places_of(value)
        self.emit(f"v_{name} = {pointer};")

    def _assign_made(self, target: ast.Name, value: ast.expr) -> None:
        name = target.id
        if name in self.pointers and name not in self.owned:
            raise self.wrong(target, f"{name}, once made and once another's", "use two names")
        self.refuse_shared(value, name)
        mentioned = any(isinstance(n, ast.Name) and n.id == name for n in ast.walk(value))
        if mentioned:
            made = self.temp_list()
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
            if self.unit.slots[name].field.apart:
                raise self.wrong(target, f"an assignment to g.{name}", "no rule changes it")
            return f"g->{self.unit.slots[name].name}", "32"
        if (
            isinstance(target, ast.Subscript)
            and self.kind(target.value) == LIST
            and not self.is_constant(target.value)
            and not self.is_copied(target.value)
        ):
            return self.element_of_list(target)
        raise self.wrong(target, f"an assignment to {ast.unparse(target)}", "assign to the state")

    def store_list(self, target: ast.expr, found: Pointer) -> None:
        """Write a list over a list of the state."""
        if isinstance(target, ast.Subscript) and isinstance(target.slice, ast.Slice):
            if target.slice.lower or target.slice.upper or target.slice.step:
                raise self.wrong(target, "an assignment to a part of a list", "write it out")
            target = target.value
        if self.kind(target) != LIST or self.is_constant(target):
            raise self.wrong(target, f"an assignment to {ast.unparse(target)}", "it is no list")
        pointer, width = self.pointer(target)
        self.emit(f"k_set_{width}_{found[1]}({pointer}, {found[0]});")

    def _augassign(self, node: ast.AugAssign) -> None:
        if self.kind(node.target) == LIST:
            self._extend(node)
            return
        target = node.target
        if isinstance(target, ast.Subscript) and (self.changes(target) or self.changes(node.value)):
            self._change_element(node, target)
            return
        load = ast.parse(ast.unparse(target), mode="eval").body
        for part in ast.walk(load):
            ast.copy_location(part, node)
        text = self.num(ast.copy_location(ast.BinOp(load, node.op, node.value), node))
        self.store(target, text)

    def _change_element(self, node: ast.AugAssign, target: ast.Subscript) -> None:
        """List and index are taken once, before the value; what stands there, too."""
        items = target.value
        if self.kind(items) != LIST or self.is_constant(items) or self.is_copied(items):
            raise self.wrong(
                target, f"an assignment to {ast.unparse(target)}", "assign to the state"
            )
        if self.places_of(items) & (self.replaced(target.slice) | self.replaced(node.value)):
            raise self.wrong(node, *new_list_for(ast.unparse(items)))
        keep = self.changes(node.value)
        pointer, width = self.value(items, keep=keep or self.changes(target.slice))
        at, _ = self.value(target.slice, keep=keep)
        place = self.item(items, pointer, at, target.slice)
        old = self.temp(place)
        text = self.operate(node.op, old, self.num(node.value), node.value)
        self.emit(f"{place} = K_FIT_{width}({text});")

    def _extend(self, node: ast.AugAssign) -> None:
        if not isinstance(node.op, ast.Add):
            raise self.wrong(node, "this assignment to a list", "use +=")
        self.refuse_change(node.target, node)
        if self.places_of(node.target) & self.replaced(node.value):
            raise self.wrong(node, *new_list_for(ast.unparse(node.target)))
        pointer, width = self.value(node.target, keep=self.changes(node.value))
        if self._apart(node.target, node.value):
            self.fill(pointer, width, node.value)
        else:
            made = self.temp_list()
            self.fill(made, "32", node.value)
            self.emit(f"k_extend_{width}_32({pointer}, {made});")

    def _apart(self, target: ast.expr, value: ast.expr) -> bool:
        """Whether making a value neither reads nor changes a list that grows meanwhile."""
        if isinstance(target, ast.Name) and target.id in self.owned:
            return not any(isinstance(n, ast.Name) and n.id == target.id for n in ast.walk(value))
        places = self.places_of(target)
        for part in ast.walk(value):
            if isinstance(part, ast.Call) and self.static(part.func) not in _PLAIN:
                return False
            if isinstance(part, ast.Attribute) and self.field_is(part):
                if not places or part.attr in places:
                    return False
            elif isinstance(part, ast.Name) and part.id in self.pointers:
                seen = self.places_of(part)
                if not places or not seen or places & seen:
                    return False
        return True


def c_string(text: str) -> str:
    """A string of C."""
    out = "".join(
        chr(b) if 32 <= b < 127 and chr(b) not in '"\\?' else f"\\{b:03o}" for b in text.encode()
    )
    return f'"{out}"'


def _word(node: ast.stmt) -> str:
    """The keyword of a statement."""
    return ast.unparse(node).split(maxsplit=1)[0]
