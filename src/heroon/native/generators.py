"""Rules, which ask on their way, as functions of C that can be resumed.

The locals of a rule and the place where it stopped are ints of its frame, a part of the position;
the frame of a rule that it calls lies inside its own.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from heroon.kernel import ask as asks

from .body import Pointer
from .flow import Flow
from .source import BOOL, INT, LIST, NONE, STATE, UNKNOWN, Source
from .statements import Statements

if TYPE_CHECKING:
    from .unit import Unit


class RuleBody(Statements):
    """The body of a rule."""

    def __init__(self, unit: Unit, source: Source):
        super().__init__(unit, source, ())
        self.frame = [f"int32_t v_{p.name};" for p in self.source.params if p.kind != STATE]
        self.subs: dict[str, str] = {}
        self.labels = 0
        self.asking = False

    def struct(self, name: str) -> list[str]:
        """The frame of the rule."""
        lines = [f"struct F_{name} {{", "    int32_t label;", *(f"    {s}" for s in self.frame)]
        if self.source.returns == LIST:
            lines.append("    Kept ret;")
        elif self.source.returns != NONE:
            lines.append("    int32_t ret;")
        if self.subs:
            lines += ["    union {", *(f"        {s} {n};" for n, s in self.subs.items())]
            lines.append("    } sub;")
        return [*lines, "};"]

    def written(self, name: str) -> list[str]:
        """The whole rule in C."""
        self.level = 2
        self.body(self.source.tree.body)
        Flow(self).check()
        return [
            f"static int {name}(G *g, struct F_{name} *f, int said) {{",
            *(f"    {d}" for d in self.declared),
            "    (void)said;",
            "    switch (f->label) {",
            "    case 0:;",
            *self.lines,
            "    }",
            "    return 0;",
            "}",
        ]

    # -- what a rule keeps -----------------------------------------------------------------------

    def local(self, name: str) -> str:
        """A local int lies in the frame."""
        return f"f->v_{name}"

    def declare_int(self, name: str) -> None:
        """A local int lies in the frame."""
        self.frame.append(f"int32_t v_{name};")

    def kept(self, stem: str) -> str:
        """A new int of the frame."""
        name = self.fresh(stem)
        self.frame.append(f"int32_t {name};")
        return f"f->{name}"

    def slot(self) -> str:
        """An int that a loop keeps."""
        return self.kept("i") if self.asking else super().slot()

    def walked(self, items: ast.expr) -> Pointer:
        """A list that a loop walks; round an ask it is a constant one."""
        if self.asking and not self.is_table(items):
            raise self.wrong(items, "a loop over a list round an ask", "keep ids, never lists")
        return super().walked(items)

    def _for(self, node: ast.For) -> None:
        before = self.asking
        self.asking = any(_asks(part) for part in node.body)
        blocks = self.open_loop(node.target, node.iter)
        self.asking = before
        if node.orelse:
            raise self.wrong(node, "else behind a loop", "use a flag")
        self.body(node.body)
        for _ in range(blocks):
            self.close()

    def _return(self, node: ast.Return) -> None:
        if node.value is not None and self.source.returns == LIST:
            self.give_back(node.value)
            self.emit("k_kept(&f->ret);")
            self.fill("(L32 *)&f->ret", "32", node.value)
        elif node.value is not None and self.source.returns in (INT, BOOL):
            self.emit(f"f->ret = {self.num(node.value)};")
        self.emit("return 0;")

    # -- asking ----------------------------------------------------------------------------------

    def statement(self, node: ast.stmt) -> None:
        """Write one statement; those that ask here, the others as everywhere."""
        value = getattr(node, "value", None)
        if not isinstance(value, ast.Yield | ast.YieldFrom):
            super().statement(node)
            return
        self.lines.append(f'#line {node.lineno} "{self.source.file}"')
        self.emit("K_HERE;")
        found = self._ask(value)
        if isinstance(node, ast.Expr):
            return
        if not isinstance(node, ast.Assign) or len(node.targets) > 1:
            raise self.wrong(node, "this yield from", "it stands alone or behind one name and =")
        self._receive(node.targets[0], found, self._kind_of_answer(value))

    def _kind_of_answer(self, node: ast.Yield | ast.YieldFrom) -> str:
        """Whether what comes back is a bool."""
        function = self.static(node.value.func) if isinstance(node.value, ast.Call) else UNKNOWN
        if function in (asks.confirm, asks.react):
            return BOOL
        if isinstance(node, ast.Yield) or function in VERBS or not callable(function):
            return INT
        return self.unit.source(function, node, self.source).returns

    def _receive(self, target: ast.expr, found: str | Pointer, kind: str) -> None:
        if isinstance(found, str):
            self.store(target, found, kind)
            return
        if not isinstance(target, ast.Name) or self.kinds.get(target.id, LIST) != LIST:
            raise self.wrong(target, "a list of answers", "give it a name of its own")
        name = target.id
        if name not in self.pointers:
            self.declared.append(f"L32 *v_{name};")
            self.pointers[name] = f"v_{name}", "32"
            self.kinds[name] = LIST
        if self.pointers[name] != (f"v_{name}", "32"):
            raise self.wrong(target, f"{name}, two kinds of list", "use two names")
        self.emit(f"v_{name} = {found[0]};")

    def stop(self) -> None:
        """The place where the rule waits for an answer, which is `said`."""
        self.labels += 1
        self.emit(f"f->label = {self.labels}; return 1;")
        self.emit(f"case {self.labels}:;")

    def _ask(self, node: ast.Yield | ast.YieldFrom) -> str | Pointer:
        call = node.value
        if not isinstance(call, ast.Call):
            raise self.wrong(node, "a yield of something else", "yield from a rule by name")
        function = self.static(call.func)
        if isinstance(node, ast.Yield):
            if function is not asks.Ask:
                raise self.wrong(node, "a yield of something else", "yield Ask(…)")
            self.ask(call, *self.given(call, ("seats", "prompt", "words", "to")))
            self.stop()
            return "said"
        for arg in call.args:
            if self.changes(arg):
                raise self.wrong(arg, "an argument that changes something", "name it first")
        verb = VERBS.get(function) if function is not UNKNOWN else None
        if verb is not None:
            found: str | Pointer = verb(self, call)
            return found
        if function is UNKNOWN or not callable(function):
            raise self.wrong(node, f"a rule {ast.unparse(call.func)}", "call a rule by name")
        return self._call_rule(call, self.unit.source(function, call, self.source))

    def _call_rule(self, call: ast.Call, source: Source) -> str | Pointer:
        if not source.rule:
            raise self.wrong(call, f"yield from {source.tree.name}", "it is no rule: call it")
        name = self.unit.rule(source)
        self.subs[name] = f"struct F_{name}"
        given = self.arguments(call, source)
        sub = f"f->sub.{name}"
        # a list of answers that an argument reads lies where the frame will be
        values = [
            (p.name, self.temp(self.num(given[p.name])) if p.name in given else str(p.default))
            for p in source.params
            if p.kind != STATE
        ]
        self.emit(f"{sub}.label = 0;")
        for param, value in values:
            self.emit(f"{sub}.v_{param} = {value};")
        self._go_on(f"{name}(g, &{sub}, said)")
        return (f"(L32 *)&{sub}.ret", "32") if source.returns == LIST else f"{sub}.ret"

    def _go_on(self, call: str) -> None:
        """Where a rule that is called goes on: it is entered here at first, too."""
        self.labels += 1
        self.emit(f"f->label = {self.labels}; /* fall through */")
        self.emit(f"case {self.labels}:;")
        self.emit(f"if ({call}) return 1;")

    # -- the verbs of the kernel -----------------------------------------------------------------

    def need(self, call: ast.Call, *names: str) -> list[ast.expr]:
        """The arguments of a verb that must all be there."""
        found = self.given(call, names)
        out = [a for a in found if a is not None]
        if len(out) < len(names):
            raise self.wrong(call, ast.unparse(call), f"give {', '.join(names)}")
        return out

    def pick(self, call: ast.Call) -> str:
        """`pick`."""
        seat, prompt, words = self.need(call, "seat", "prompt", "words")
        self.emit(f"k_ask(g, 1 << {self.num(seat)}, {self.num(prompt)}, K_ALL);")
        self.fill("(L32 *)&g->words", "32", words)
        self.stop()
        return "said"

    def confirm(self, call: ast.Call) -> str:
        """`confirm` and `react`."""
        seat, prompt, can = self.given(call, ("seat", "prompt", "can"))
        assert seat is not None
        assert prompt is not None
        self.emit(f"k_ask(g, 1 << {self.num(seat)}, {self.num(prompt)}, K_ALL);")
        test = "1" if can is None else self.test(can)
        self.emit(f"if ({test}) k_append_32((L32 *)&g->words, K_YES);")
        self.emit("k_append_32((L32 *)&g->words, K_NO);")
        self.stop()
        return "(said == K_YES)"

    def chance(self, call: ast.Call) -> str:
        """`chance` and `roll`."""
        stream, tickets, to = self.given(call, ("stream", "tickets", "to"))
        if tickets is None:
            tickets = next((w.value for w in call.keywords if w.arg == "die"), None)
        if tickets is None:
            tickets = ast.copy_location(ast.parse("(1, 2, 3, 4, 5, 6)", mode="eval").body, call)
        self.ask(call, None, stream, tickets, to)
        self.stop()
        return "said"

    def draw(self, call: ast.Call) -> str:
        """`draw`."""
        _, pool, stream, to = self.need(call, "g", "pool", "stream", "to")
        pointer, width = self.again(pool)
        self.ask(call, None, stream, pool, to)
        self.stop()
        self.emit(f"k_remove_{width}({pointer}, said);")
        return "said"

    def again(self, node: ast.expr) -> Pointer:
        """A list that is read once more after an answer, so it must be one that is there."""
        if self.kind(node) != LIST or self.is_fresh(node) or self.is_copied(node):
            raise self.wrong(node, f"{ast.unparse(node)} over an ask", "name the place itself")
        if isinstance(node, ast.Subscript) and not self.steady(node) and self.table(node) is None:
            index = self.num(node.slice)
            seat = self.kept("seat")
            self.emit(f"{seat} = {index};")
            slot = self.unit.slots[self.field_of(node.value)]
            return f"(L{slot.width} *)&g->{slot.name}[{self.seat(seat)}]", slot.width
        with self.aside() as lines:
            found = self.pointer(node)
        if lines or isinstance(node, ast.Name):
            raise self.wrong(node, f"{ast.unparse(node)} over an ask", "name the place itself")
        return found

    def see(self, call: ast.Call) -> str:
        """`see`: which slot it is does not change with the answer."""
        _, place, i, pool, stream, to = self.need(call, "g", "place", "i", "pool", "stream", "to")
        pointer, width = self.again(place)
        bag, of = self.again(pool)
        text = self.num(i)
        at = self.kept("at")
        self.emit(f"{at} = {text};")
        slot = f"({pointer})->v[k_index({at}, ({pointer})->n, ({pointer}))]"
        self.open(f"if ({slot} == 0) {{")
        self.ask(call, None, stream, pool, to)
        self.stop()
        self.emit(f"k_remove_{of}({bag}, said);")
        self.emit(f"{slot} = K_FIT_{width}(said);")
        self.close()
        return slot

    def amount(self, call: ast.Call) -> str:
        """`amount`."""
        seat, prompt, unit, low, high = self.need(call, "seat", "prompt", "unit", "low", "high")
        least, most = self.kept("least"), self.kept("most")
        pointer, width = self.pointer(unit) if self.is_table(unit) else self.again(unit)
        self.emit(f"{least} = {self.num(low)};")
        self.emit(f"{most} = {self.num(high)};")
        self.open(f"if ({least} < {most}) {{")
        self.emit(f"k_ask(g, 1 << {self.num(seat)}, {self.num(prompt)}, K_ALL);")
        self.emit(f"k_slice_32_{width}((L32 *)&g->words, {pointer}, {least}, {most} + 1, 1);")
        self.stop()
        self.emit(
            f"{least} += said - ({pointer})->v[k_index({least}, ({pointer})->n, ({pointer}))];"
        )
        self.close()
        return least

    def some(self, call: ast.Call) -> Pointer:
        """`pick_some` and `arrange`."""
        names = ("seat", "prompt", "words", "least", "most")
        seat, prompt, words, least, most = self.given(call, names)
        assert seat is not None
        assert prompt is not None
        assert words is not None
        self.subs["some"] = "Some"
        verb = "arrange" if self.static(call.func) is asks.arrange else "pick_some"
        some = "f->sub.some"
        # a list of answers that an argument reads lies where the frame will be
        values = {
            "seat": self.temp(self.num(seat)),
            "prompt": self.temp(self.num(prompt)),
            "least": "0" if least is None else self.temp(self.num(least)),
            "most": "K_ALL" if most is None else self.temp(self.num(most)),
        }
        offered = self.temp_list()
        self.fill(offered, "32", words)
        self.emit(f"{some}.label = {some}.start = 0;")
        for name, value in values.items():
            self.emit(f"{some}.{name} = {value};")
        self.emit(f"k_extend_32_32(k_kept(&{some}.words), {offered});")
        self.emit(f"k_kept(&{some}.taken);")
        self._go_on(f"k_{verb}(g, &{some}, said)")
        return f"(L32 *)&{some}.taken", "32"


#: The verbs of the kernel that ask.
VERBS: dict[Any, Any] = {
    asks.pick: RuleBody.pick,
    asks.confirm: RuleBody.confirm,
    asks.react: RuleBody.confirm,
    asks.chance: RuleBody.chance,
    asks.roll: RuleBody.chance,
    asks.draw: RuleBody.draw,
    asks.see: RuleBody.see,
    asks.amount: RuleBody.amount,
    asks.pick_some: RuleBody.some,
    asks.arrange: RuleBody.some,
}


def _asks(node: ast.AST) -> bool:
    """Whether something asks."""
    return any(isinstance(n, ast.Yield | ast.YieldFrom) for n in ast.walk(node))
