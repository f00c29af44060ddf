"""The translation of expressions that make lists, and of loops that walk them."""

from __future__ import annotations

import ast
from collections.abc import Callable

from .calls import call_function
from .kinds import is_constant_list, kind_of, span_of_items
from .order import numbers, operands
from .source import BOOL, INT, LIST, UNKNOWN
from .unit import Body, Pointer


def fill_list(body: Body, to: str, width: str, node: ast.expr) -> None:
    """Write the C that appends the items of a list expression to a list."""
    if isinstance(node, ast.List) or (
        isinstance(node, ast.Tuple) and (node.elts and len(node.elts) < 4)
    ):
        _fill_items(body, to, width, node.elts)
    elif isinstance(node, ast.ListComp):
        _fill_comprehension(body, to, width, node)
    elif (
        isinstance(node, ast.BinOp)
        and kind_of(body, node) == LIST
        and (body.static(node) is UNKNOWN)
    ):
        _fill_sum(body, to, width, node)
    elif isinstance(node, ast.IfExp):
        _fill_choice(body, to, width, node)
    elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
        _fill_slice(body, to, width, node, node.slice)
    elif isinstance(node, ast.Call):
        _fill_call(body, to, width, node)
    elif isinstance(node, ast.Tuple) and body.static(node) is UNKNOWN:
        _fill_items(body, to, width, node.elts)
    elif not (isinstance(node, ast.Tuple) and not node.elts):
        pointer, of = body.pointer(node)
        row = width == of == "32" and span_of_items(body, node) is not None
        body.emit(f"k_extend_{'by_row' if row else f'{width}_{of}'}({to}, {pointer});")


def _fill_items(body: Body, to: str, width: str, items: list[ast.expr]) -> None:
    for item in items:
        if isinstance(item, ast.Starred):
            body.fill(to, width, item.value)
        else:
            body.emit(f"k_append_{width}({to}, {body.num(item)});")


def _fill_comprehension(body: Body, to: str, width: str, node: ast.ListComp) -> None:
    blocks = 0
    scopes = 0
    for part in node.generators:
        blocks += open_loop(body, part.target, part.iter, inner=True)
        scopes += 1
        for test in part.ifs:
            body.open(f"if ({body.test(test)}) {{")
            blocks += 1
    body.emit(f"k_append_{width}({to}, {body.num(node.elt)});")
    for _ in range(blocks):
        body.close()
    del body.inner[len(body.inner) - scopes :]


def _fill_sum(body: Body, to: str, width: str, node: ast.BinOp) -> None:
    if isinstance(node.op, ast.Add):
        body.fill(to, width, node.left)
        body.fill(to, width, node.right)
        return
    if not isinstance(node.op, ast.Mult):
        raise body.wrong(node, ast.unparse(node), "lists know + and * alone")
    items, times = node.left, node.right
    if kind_of(body, items) != LIST:
        items, times = times, items
    if isinstance(items, ast.List) and all(body.static(e) is not UNKNOWN for e in items.elts):
        count = body.temp(body.num(times))
        made = ""
        if len(items.elts) == 1:
            body.emit(f"k_repeat_{width}({to}, {body.num(items.elts[0])}, {count});")
            return
    else:  # made once, and before what stands to the right of it
        made, count = _made_before(body, node, items, times)
    turn = body.slot()
    body.open(f"for ({turn} = 0; {turn} < {count}; {turn}++) {{")
    if made:
        body.emit(f"k_extend_{width}_32({to}, {made});")
    else:
        body.fill(to, width, items)
    body.close()


def _made_before(body: Body, node: ast.BinOp, items: ast.expr, times: ast.expr) -> tuple[str, str]:
    """Return the C of a list to be repeated and of how many times, in the order written."""
    count = body.temp(body.num(times)) if node.left is times else ""
    made = body.temp_list()
    body.fill(made, "32", items)
    return made, count or body.temp(body.num(times))


def _fill_choice(body: Body, to: str, width: str, node: ast.IfExp) -> None:
    body.open(f"if ({body.test(node.test)}) {{")
    body.fill(to, width, node.body)
    body.close("} else {")
    body.level += 1
    body.fill(to, width, node.orelse)
    body.close()


def _fill_slice(body: Body, to: str, width: str, node: ast.Subscript, part: ast.Slice) -> None:
    given = [bound for bound in (part.lower, part.upper) if bound is not None]
    (pointer, of), *found = operands(body, [node.value, *given])
    bounds = [
        "K_ABSENT" if bound is None else found.pop(0)[0] for bound in (part.lower, part.upper)
    ]
    step = 1 if part.step is None else body.static(part.step)
    if not isinstance(step, int) or step == 0:
        raise body.wrong(node, "the step of a slice", "use a constant")
    body.emit(f"k_slice_{width}_{of}({to}, {pointer}, {bounds[0]}, {bounds[1]}, {step});")


def _fill_call(body: Body, to: str, width: str, node: ast.Call) -> None:
    function = body.static(node.func)
    if function in (list, tuple) and len(node.args) <= 1:
        for arg in node.args:
            _fill_walked(body, to, width, arg)
    elif function is sorted:
        down = any(w.arg == "reverse" and body.static(w.value) is True for w in node.keywords)
        if len(node.args) != 1 or (node.keywords and not down):
            raise body.wrong(node, "sorted with a key", "sort ints only; reverse=True is fine")
        start = body.temp(f"({to})->n")
        body.fill(to, width, node.args[0])
        body.emit(f"k_sort_{width}({to}, {start}, {int(down)});")
    elif function is UNKNOWN or not callable(function):
        raise body.wrong(node, f"a call of {ast.unparse(node.func)}", "call a function by name")
    elif width == "32":
        body.emit(f"{call_function(body, node, function, to)};")
    else:
        made = body.temp_list()
        body.emit(f"{call_function(body, node, function, made)};")
        body.emit(f"k_extend_{width}_32({to}, {made});")


def _fill_walked(body: Body, to: str, width: str, node: ast.expr) -> None:
    if kind_of(body, node) == LIST:
        body.fill(to, width, node)
        return
    scope = ast.Name("item", ast.Store())
    ast.copy_location(scope, node)
    blocks = open_loop(body, scope, node, inner=True)
    body.emit(f"k_append_{width}({to}, {body.inner[-1]['item']});")
    for _ in range(blocks):
        body.close()
    body.inner.pop()


# -- loops -----------------------------------------------------------------------------------


def bind_name(body: Body, target: ast.expr, inner: bool) -> Callable[[str], None]:
    """Return a function that writes a value into the variable of a loop."""
    if not isinstance(target, ast.Name):
        raise body.wrong(target, ast.unparse(target), "the variable of a loop is a plain name")
    if inner:
        name = body.fresh("c")
        body.declared.append(f"int {name};")
        body.inner[-1][target.id] = name
    else:
        new_int(body, target)
        name = body.local(target.id)
    return lambda value: body.emit(f"{name} = {value};")


def new_int(body: Body, target: ast.Name, kind: str = INT) -> None:
    """Declare a local variable as an int, or a bool."""
    if body.kinds.get(target.id, INT) not in (INT, BOOL):
        raise body.wrong(target, f"{target.id}, a list and an int", "use two names")
    if target.id not in body.kinds:
        body.kinds[target.id] = kind
        body.declare_int(target.id)
    elif kind == INT:
        body.kinds[target.id] = INT


def open_loop(body: Body, target: ast.expr, items: ast.expr, *, inner: bool = False) -> int:
    """Write the beginning of a loop; return how many blocks were begun.

    With `inner` its variable is one of a comprehension, and a scope stays open for it.
    """
    function = body.static(items.func) if isinstance(items, ast.Call) else None
    args = items.args if isinstance(items, ast.Call) else []
    if (
        function is reversed
        and len(args) == 1
        and isinstance(args[0], ast.Call)
        and (body.static(args[0].func) is range and len(args[0].args) == 1)
    ):
        stop = body.num(args[0].args[0])
        at = body.slot()
        _scope(body, inner)
        body.open(f"for ({at} = {stop} - 1; {at} >= 0; {at}--) {{")
        bind_name(body, target, inner)(at)
        return 1
    if function is range:
        return _open_range(body, target, args, inner)
    if function is enumerate or function is zip:
        return _open_many(body, target, function is zip, args, inner)
    backwards = function is reversed and len(args) == 1
    pointer, _ = walked_list(body, args[0] if backwards else items)
    _scope(body, inner)
    at = body.slot()
    if backwards:
        # an iterator of Python ends where its list has become too short
        inside = f"{at} >= 0 && {at} < ({pointer})->n"
        body.open(f"for ({at} = ({pointer})->n - 1; {inside}; {at}--) {{")
    else:
        body.open(f"for ({at} = 0; {at} < ({pointer})->n; {at}++) {{")
    item = f"({pointer})->v[{at}]"
    span = span_of_items(body, args[0] if backwards else items)
    bind_name(body, target, inner)(
        item if span is None else f"k_within({item}, {span[0]}, {span[1]})"
    )
    return 1


def _scope(body: Body, inner: bool) -> None:
    if inner:
        body.inner.append({})


def walked_list(body: Body, items: ast.expr) -> Pointer:
    """Return a C pointer to the list that a loop walks; round a question only a constant one."""
    if body.asking and not is_constant_list(body, items):
        raise body.wrong(items, "a loop over a list round an ask", "keep ids, never lists")
    pointer = body.pointer(items)
    return pointer if is_constant_list(body, items) else body.temp_pointer(pointer)


def _open_range(body: Body, target: ast.expr, args: list[ast.expr], inner: bool) -> int:
    step = 1 if len(args) < 3 else body.static(args[2])
    if not isinstance(step, int) or step == 0 or not 1 <= len(args) <= 3:
        raise body.wrong(target, "this range", "give one to three ints, the step a constant")
    bounds = numbers(body, args[:2])
    start, stop = bounds if len(bounds) == 2 else ["0", bounds[0]]
    _scope(body, inner)
    at, end = body.slot(), body.slot()
    sign = "<" if step > 0 else ">"
    body.open(f"for ({at} = {start}, {end} = {stop}; {at} {sign} {end}; {at} += {step}) {{")
    bind_name(body, target, inner)(at)
    return 1


def _open_many(
    body: Body, target: ast.expr, zipped: bool, args: list[ast.expr], inner: bool
) -> int:
    if not isinstance(target, ast.Tuple) or len(target.elts) != 2 or not 1 <= len(args) <= 2:
        raise body.wrong(target, "this loop", "two names over enumerate(list) or zip(a, b)")
    found = [walked_list(body, a) for a in (args if zipped else args[:1])]
    first = "0"
    if not zipped and len(args) == 2:
        first = body.num(args[1])
        if not isinstance(body.static(args[1]), int):  # looked at once
            first, text = body.slot(), first
            body.emit(f"{first} = {text};")
    _scope(body, inner)
    at = body.slot()
    test = " && ".join(f"{at} < ({pointer})->n" for pointer, _ in found)
    body.open(f"for ({at} = 0; {test}; {at}++) {{")
    items = [f"({pointer})->v[{at}]" for pointer, _ in found]
    values = items if zipped else [at if first == "0" else f"K_ADD({at}, {first})", items[0]]
    for name, value in zip(target.elts, values, strict=True):
        bind_name(body, name, inner)(value)
    return 1
