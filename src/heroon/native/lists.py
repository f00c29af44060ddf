"""Expressions that make lists, and the loops that walk them."""

from __future__ import annotations

import ast
from collections.abc import Callable

from .body import Pointer
from .ints import Ints
from .source import BOOL, INT, LIST, UNKNOWN


class Lists(Ints):
    """Lists that are made are written item by item to the end of a list that is there."""

    def fill(self, to: str, width: str, node: ast.expr) -> None:
        """Append the items of a list expression to a list."""
        if isinstance(node, ast.List) or (
            isinstance(node, ast.Tuple) and (node.elts and len(node.elts) < 4)
        ):
            self._fill_items(to, width, node.elts)
        elif isinstance(node, ast.ListComp):
            self._fill_comprehension(to, width, node)
        elif (
            isinstance(node, ast.BinOp)
            and self.kind(node) == LIST
            and (self.static(node) is UNKNOWN)
        ):
            self._fill_sum(to, width, node)
        elif isinstance(node, ast.IfExp):
            self._fill_choice(to, width, node)
        elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
            self._fill_slice(to, width, node, node.slice)
        elif isinstance(node, ast.Call):
            self._fill_call(to, width, node)
        elif isinstance(node, ast.Tuple) and self.static(node) is UNKNOWN:
            self._fill_items(to, width, node.elts)
        elif not (isinstance(node, ast.Tuple) and not node.elts):
            pointer, of = self.pointer(node)
            self.emit(f"k_extend_{width}_{of}({to}, {pointer});")

    def _fill_items(self, to: str, width: str, items: list[ast.expr]) -> None:
        for item in items:
            if isinstance(item, ast.Starred):
                self.fill(to, width, item.value)
            else:
                self.emit(f"k_append_{width}({to}, {self.num(item)});")

    def _fill_comprehension(self, to: str, width: str, node: ast.ListComp) -> None:
        blocks = 0
        scopes = 0
        for part in node.generators:
            blocks += self.open_loop(part.target, part.iter, inner=True)
            scopes += 1
            for test in part.ifs:
                self.open(f"if ({self.test(test)}) {{")
                blocks += 1
        self.emit(f"k_append_{width}({to}, {self.num(node.elt)});")
        for _ in range(blocks):
            self.close()
        del self.inner[len(self.inner) - scopes :]

    def _fill_sum(self, to: str, width: str, node: ast.BinOp) -> None:
        if isinstance(node.op, ast.Add):
            self.fill(to, width, node.left)
            self.fill(to, width, node.right)
            return
        if not isinstance(node.op, ast.Mult):
            raise self.wrong(node, ast.unparse(node), "lists know + and * alone")
        items, times = node.left, node.right
        if self.kind(items) != LIST:
            items, times = times, items
        if isinstance(items, ast.List) and all(self.static(e) is not UNKNOWN for e in items.elts):
            count = self.temp(self.num(times))
            made = ""
        else:  # made once, and before what stands to the right of it
            made, count = self._made_before(node, items, times)
        turn = self.slot()
        self.open(f"for ({turn} = 0; {turn} < {count}; {turn}++) {{")
        if made:
            self.emit(f"k_extend_{width}_32({to}, {made});")
        else:
            self.fill(to, width, items)
        self.close()

    def _made_before(self, node: ast.BinOp, items: ast.expr, times: ast.expr) -> tuple[str, str]:
        """The items of a list that is repeated, and how many times, in the order of writing."""
        count = self.temp(self.num(times)) if node.left is times else ""
        made = self.temp_list()
        self.fill(made, "32", items)
        return made, count or self.temp(self.num(times))

    def _fill_choice(self, to: str, width: str, node: ast.IfExp) -> None:
        self.open(f"if ({self.test(node.test)}) {{")
        self.fill(to, width, node.body)
        self.close("} else {")
        self.level += 1
        self.fill(to, width, node.orelse)
        self.close()

    def _fill_slice(self, to: str, width: str, node: ast.Subscript, part: ast.Slice) -> None:
        given = [bound for bound in (part.lower, part.upper) if bound is not None]
        (pointer, of), *found = self.values([node.value, *given])
        bounds = [
            "K_ABSENT" if bound is None else found.pop(0)[0] for bound in (part.lower, part.upper)
        ]
        step = 1 if part.step is None else self.static(part.step)
        if not isinstance(step, int) or step == 0:
            raise self.wrong(node, "the step of a slice", "use a constant")
        self.emit(f"k_slice_{width}_{of}({to}, {pointer}, {bounds[0]}, {bounds[1]}, {step});")

    def _fill_call(self, to: str, width: str, node: ast.Call) -> None:
        function = self.static(node.func)
        if function in (list, tuple) and len(node.args) <= 1:
            for arg in node.args:
                self._fill_walked(to, width, arg)
        elif function is sorted:
            down = any(w.arg == "reverse" and self.static(w.value) is True for w in node.keywords)
            if len(node.args) != 1 or (node.keywords and not down):
                raise self.wrong(node, "sorted with a key", "sort ints only; reverse=True is fine")
            start = self.temp(f"({to})->n")
            self.fill(to, width, node.args[0])
            self.emit(f"k_sort_{width}({to}, {start}, {int(down)});")
        elif function is UNKNOWN or not callable(function):
            raise self.wrong(node, f"a call of {ast.unparse(node.func)}", "call a function by name")
        elif width == "32":
            self.emit(f"{self.call_function(node, function, to)};")
        else:
            made = self.temp_list()
            self.emit(f"{self.call_function(node, function, made)};")
            self.emit(f"k_extend_{width}_32({to}, {made});")

    def _fill_walked(self, to: str, width: str, node: ast.expr) -> None:
        if self.kind(node) == LIST:
            self.fill(to, width, node)
            return
        scope = ast.Name("item", ast.Store())
        ast.copy_location(scope, node)
        blocks = self.open_loop(scope, node, inner=True)
        self.emit(f"k_append_{width}({to}, {self.inner[-1]['item']});")
        for _ in range(blocks):
            self.close()
        self.inner.pop()

    # -- loops -----------------------------------------------------------------------------------

    def slot(self) -> str:
        """An int that a loop keeps; in a rule that asks inside the loop, one of its frame."""
        name = self.fresh("i")
        self.declared.append(f"int {name};")
        return name

    def bind(self, target: ast.expr, inner: bool) -> Callable[[str], None]:
        """What writes a value into the variable of a loop."""
        if not isinstance(target, ast.Name):
            raise self.wrong(target, ast.unparse(target), "the variable of a loop is a plain name")
        if inner:
            name = self.fresh("c")
            self.declared.append(f"int {name};")
            self.inner[-1][target.id] = name
        else:
            self.new_int(target)
            name = self.local(target.id)
        return lambda value: self.emit(f"{name} = {value};")

    def new_int(self, target: ast.Name, kind: str = INT) -> None:
        """A local variable becomes an int, or a bool."""
        if self.kinds.get(target.id, INT) not in (INT, BOOL):
            raise self.wrong(target, f"{target.id}, a list and an int", "use two names")
        if target.id not in self.kinds:
            self.kinds[target.id] = kind
            self.declare_int(target.id)
        elif kind == INT:
            self.kinds[target.id] = INT

    def declare_int(self, name: str) -> None:
        """Write the declaration of a local int."""
        self.declared.append(f"int {self.local(name)} = 0;")

    def open_loop(self, target: ast.expr, items: ast.expr, *, inner: bool = False) -> int:
        """Begin a loop; returns how many blocks were begun.

        With `inner` its variable is one of a comprehension, and a scope stays open for it.
        """
        function = self.static(items.func) if isinstance(items, ast.Call) else None
        args = items.args if isinstance(items, ast.Call) else []
        if (
            function is reversed
            and len(args) == 1
            and isinstance(args[0], ast.Call)
            and (self.static(args[0].func) is range and len(args[0].args) == 1)
        ):
            stop = self.num(args[0].args[0])
            at = self.slot()
            self._scope(inner)
            self.open(f"for ({at} = {stop} - 1; {at} >= 0; {at}--) {{")
            self.bind(target, inner)(at)
            return 1
        if function is range:
            return self._open_range(target, args, inner)
        if function is enumerate or function is zip:
            return self._open_many(target, function is zip, args, inner)
        backwards = function is reversed and len(args) == 1
        pointer, _ = self.walked(args[0] if backwards else items)
        self._scope(inner)
        at = self.slot()
        if backwards:
            # an iterator of Python ends where its list has become too short
            inside = f"{at} >= 0 && {at} < ({pointer})->n"
            self.open(f"for ({at} = ({pointer})->n - 1; {inside}; {at}--) {{")
        else:
            self.open(f"for ({at} = 0; {at} < ({pointer})->n; {at}++) {{")
        self.bind(target, inner)(f"({pointer})->v[{at}]")
        return 1

    def _scope(self, inner: bool) -> None:
        if inner:
            self.inner.append({})

    def walked(self, items: ast.expr) -> Pointer:
        """A list that a loop walks: a variable of C that points to it."""
        pointer = self.pointer(items)
        return pointer if self.is_table(items) else self.temp_pointer(pointer)

    def _open_range(self, target: ast.expr, args: list[ast.expr], inner: bool) -> int:
        step = 1 if len(args) < 3 else self.static(args[2])
        if not isinstance(step, int) or step == 0 or not 1 <= len(args) <= 3:
            raise self.wrong(target, "this range", "give one to three ints, the step a constant")
        bounds = self.nums(args[:2])
        start, stop = bounds if len(bounds) == 2 else ["0", bounds[0]]
        self._scope(inner)
        at, end = self.slot(), self.slot()
        sign = "<" if step > 0 else ">"
        self.open(f"for ({at} = {start}, {end} = {stop}; {at} {sign} {end}; {at} += {step}) {{")
        self.bind(target, inner)(at)
        return 1

    def _open_many(self, target: ast.expr, zipped: bool, args: list[ast.expr], inner: bool) -> int:
        if not isinstance(target, ast.Tuple) or len(target.elts) != 2 or not 1 <= len(args) <= 2:
            raise self.wrong(target, "this loop", "two names over enumerate(list) or zip(a, b)")
        found = [self.walked(a) for a in (args if zipped else args[:1])]
        first = "0"
        if not zipped and len(args) == 2:
            first = self.num(args[1])
            if not isinstance(self.static(args[1]), int):  # looked at once
                first, text = self.slot(), first
                self.emit(f"{first} = {text};")
        self._scope(inner)
        at = self.slot()
        test = " && ".join(f"{at} < ({pointer})->n" for pointer, _ in found)
        self.open(f"for ({at} = 0; {test}; {at}++) {{")
        items = [f"({pointer})->v[{at}]" for pointer, _ in found]
        values = items if zipped else [at if first == "0" else f"K_ADD({at}, {first})", items[0]]
        for name, value in zip(target.elts, values, strict=True):
            self.bind(name, inner)(value)
        return 1
