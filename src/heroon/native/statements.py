"""The translation of statements of the subset to statements of C."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from heroon.kernel import KernelError
from heroon.kernel import agenda as steps_of
from heroon.kernel import ask as asks

from .calls import call_text
from .flow import Flow
from .ints import in_turn, operate
from .kinds import is_constant_list, is_fresh, is_method, kind_of, places_of
from .lengths import length_of
from .lists import new_int, open_loop
from .order import (
    changes_state,
    field_is,
    in_two_places,
    new_list_for,
    numbers,
    operand,
    replaced_by,
)
from .places import element_of_list, is_constant, is_copied, item_at, refuse_change, refuse_shared
from .questions import PLAIN, offered, return_ask
from .source import ASK, BOOL, INT, LIST, NONE, STATE
from .unit import Body, Pointer

#: The most statements of a function that is written into its callers.
SMALL: Final = 8
TINY: Final = 7
#: What the kernel does and C does not: these calls vanish with their arguments.
VANISH: Final = (asks.tell, asks.show)


def written_function(body: Body, name: str) -> list[str]:
    """Write the whole function in C."""
    if body.source.returns == ASK:
        body.offered = offered(body)
    write_all(body, body.source.tree.body)
    Flow(body).check()
    head = f"static {_manner(body)}{result_type(body)} {name}({parameters(body)}) {{"
    return [head, *(f"    {d}" for d in body.declared), *body.lines, *_last_lines(body), "}"]


def _manner(body: Body) -> str:
    """Return how a function is to be written into its callers; that of a step never is."""
    inside = [n for part in body.source.tree.body for n in ast.walk(part)]
    many = sum(isinstance(n, ast.stmt) and not is_docstring(n) for n in inside)
    loops = any(isinstance(n, ast.For | ast.While | ast.comprehension) for n in inside)
    steps = body.unit.spec.steps
    if many > SMALL and body.source.function in (*steps.run, *steps.do):
        return "K_STEP "
    return "K_TINY " if many <= TINY and not loops else "inline " if many <= SMALL else ""


def result_type(body: Body) -> str:
    """Return the C type of the function's result."""
    return "int" if body.source.returns in (INT, BOOL) else "void"


def parameters(body: Body) -> str:
    """Write the C parameters."""
    out = []
    for p in body.source.params:
        if p.kind == STATE:
            out.append("G *g")
        elif p.kind == LIST:
            out.append(f"L{body.pointers[p.name][1]} *v_{p.name}")
        else:
            out.append(f"int v_{p.name}")
    if body.source.returns == LIST:
        out.append("L32 *out")
    return ", ".join(out) or "void"


def _last_lines(body: Body) -> list[str]:
    """Write the lines behind the body: a `return 0` where a value is returned."""
    return ["    return 0;"] if body.source.returns in (INT, BOOL) else []


# -- statements --------------------------------------------------------------------------------


def write_all(body: Body, statements: Sequence[ast.stmt]) -> None:
    """Write statements one after the other."""
    for node in statements:
        write_statement(body, node)


def is_docstring(node: ast.AST) -> bool:
    """Return whether a node is a constant that stands alone, such as a docstring."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def write_statement(body: Body, node: ast.stmt) -> None:
    """Write one statement."""
    if is_docstring(node):
        return
    write = _WRITERS.get(type(node))
    if body.frame is not None and _is_asking(node):
        body.unit.passes.asking(body, node)
        return
    if write is None:
        raise body.wrong(node, f"the statement {_word(node)}", "see docs/rules-subset.md")
    body.lines.append(f'#line {node.lineno} "{body.source.file}"')
    body.emit("K_HERE;")
    write(body, node)


def _write_pass(body: Body, node: ast.Pass) -> None:
    pass


def _write_break(body: Body, node: ast.Break) -> None:
    body.emit("break;")


def _write_continue(body: Body, node: ast.Continue) -> None:
    body.emit("continue;")


def _write_raise(body: Body, node: ast.Raise) -> None:
    call = node.exc
    if not isinstance(call, ast.Call) or body.static(call.func) is not KernelError:
        raise body.wrong(node, "raise", "rules raise nothing but KernelError")
    texts = [n.value for n in ast.walk(call) if isinstance(n, ast.Constant)]
    body.emit(f'k_fail("%s", {c_string(" ".join(str(t) for t in texts))});')


def _write_if(body: Body, node: ast.If) -> None:
    body.open(f"if ({body.test(node.test)}) {{")
    write_all(body, node.body)
    if node.orelse:
        body.close("} else {")
        body.level += 1
        write_all(body, node.orelse)
    body.close()


def _write_while(body: Body, node: ast.While) -> None:
    if node.orelse:
        raise body.wrong(node, "else behind a loop", "use a flag")
    with body.aside() as before:
        test = body.test(node.test)
    if not before:
        body.open(f"while ({test}) {{")
    else:
        body.open("for (;;) {")
        body.lines += before
        body.emit(f"if (!{test}) break;")
    write_all(body, node.body)
    body.close()


def _write_for(body: Body, node: ast.For) -> None:
    if node.orelse:
        raise body.wrong(node, "else behind a loop", "use a flag")
    before = body.asking
    body.asking = body.frame is not None and any(_asks(part) for part in node.body)
    blocks = open_loop(body, node.target, node.iter)
    body.asking = before
    write_all(body, node.body)
    for _ in range(blocks):
        body.close()


def _write_match(body: Body, node: ast.Match) -> None:
    subject = body.temp(body.num(node.subject))
    blocks = 0
    for case in node.cases:
        parts = [partial(_pattern_test, body, subject, case.pattern)]
        if case.guard is not None:
            parts.append(partial(body.test, case.guard))
        test = in_turn(body, ast.And(), parts)
        body.open(f"if ({test}) {{")
        write_all(body, case.body)
        body.close("} else {")
        body.level += 1
        blocks += 1
    for _ in range(blocks):
        body.close()


def _pattern_test(body: Body, subject: str, pattern: ast.pattern) -> str:
    if isinstance(pattern, ast.MatchAs) and pattern.pattern is None and pattern.name is None:
        return "1"
    if isinstance(pattern, ast.MatchOr):
        return " || ".join(_pattern_test(body, subject, p) for p in pattern.patterns).join("()")
    if isinstance(pattern, ast.MatchValue) and isinstance(body.static(pattern.value), int):
        return f"{subject} == {body.num(pattern.value)}"
    raise body.wrong(pattern, "this pattern", "match int constants (with a dot), | and _")


# -- calls that stand alone ------------------------------------------------------------------


def _write_expression(body: Body, node: ast.Expr) -> None:
    call = node.value
    if not isinstance(call, ast.Call):
        raise body.wrong(node, f"{ast.unparse(node)!r} alone", "it does nothing")
    function = None if is_method(body, call) else body.static(call.func)
    if function in VANISH:
        if any(changes_state(body, a) for a in [*call.args, *(w.value for w in call.keywords)]):
            raise body.wrong(node, "an event whose argument changes something", "name it first")
    elif function is steps_of.plan:
        _plan(body, call)
    elif function is steps_of.end:
        _end(body, call)
    elif not is_method(body, call) and kind_of(body, call) == LIST:
        body.pointer(call)
    else:
        body.emit(f"{call_text(body, call)};")


def _plan(body: Body, call: ast.Call) -> None:
    planned: list[list[ast.expr]] = []
    for item in call.args[1:]:
        if isinstance(item, ast.Call) and body.static(item.func) is steps_of.step:
            planned.append(item.args)
        elif isinstance(item, ast.Starred):
            raise body.wrong(item, "a starred step", "push the steps in a loop, in reverse")
        else:
            planned.append([item])
    found = iter(numbers(body, [a for args in planned for a in args]))
    given = [[next(found) for _ in args] for args in planned]
    body.emit(f"k_room_for_steps(g, {len(given)});")
    for at, args in enumerate(reversed(given)):
        body.emit(f"k_put_step(g, {at}, {', '.join(args + ['0'] * (3 - len(args)))});")
    body.emit(f"g->agenda.n += {3 * len(given)};")


def _end(body: Body, call: ast.Call) -> None:
    result, reason = call.args[1], call.args[2]
    made = body.temp_list()  # what is told may be the last result
    body.fill(made, "32", result)
    number = body.num(reason)
    body.emit(f"k_set_32_32((L32 *)&g->result, {made});")
    body.emit(f"k_end(g, {number});")


# -- return ----------------------------------------------------------------------------------


def _write_return(body: Body, node: ast.Return) -> None:
    if body.frame is not None:
        _write_return_of_rule(body, node)
    elif body.source.returns == ASK:
        if node.value is None:
            raise body.wrong(node, "a return without an ask", "return NOBODY")
        return_ask(body, node.value)
    elif node.value is None:
        body.emit("return;" if body.source.returns == NONE else "return 0;")
    elif body.source.returns == LIST:
        give_back(body, node.value)
        body.fill("out", "32", node.value)
        body.emit("return;")
    elif body.source.returns == NONE:
        raise body.wrong(node, "a value returned from a function of None", "return alone")
    else:
        body.emit(f"return {body.num(node.value)};")


def _write_return_of_rule(body: Body, node: ast.Return) -> None:
    if node.value is not None and body.source.returns == LIST:
        give_back(body, node.value)
        body.emit("k_kept(&f->ret);")
        body.fill("(L32 *)&f->ret", "32", node.value)
    elif node.value is not None and body.source.returns in (INT, BOOL):
        body.emit(f"f->ret = {body.num(node.value)};")
    body.emit("return 0;")


def give_back(body: Body, value: ast.expr) -> None:
    """Refuse to return a list that something else holds as well."""
    given = {p.name for p in body.source.params if p.kind == LIST}
    mine = isinstance(value, ast.Name) and value.id in body.owned | given
    if not mine and not is_fresh(body, value) and not is_constant_list(body, value):
        raise body.wrong(value, *in_two_places(value))
    refuse_shared(body, value)


# -- assignment ------------------------------------------------------------------------------


def _write_annotated(body: Body, node: ast.AnnAssign) -> None:
    if node.value is not None:
        write_assignment(body, node.target, node.value)


def _write_assign(body: Body, node: ast.Assign) -> None:
    if len(node.targets) > 1:
        value = body.temp(body.num(node.value))
        for target in node.targets:
            store_int(body, target, value)
    else:
        write_assignment(body, node.targets[0], node.value)


def write_assignment(body: Body, target: ast.expr, value: ast.expr) -> None:
    """Write `target = value`."""
    if isinstance(target, ast.Tuple):
        _assign_many(body, target, value)
    elif kind_of(body, value) == LIST:
        if isinstance(target, ast.Name):
            _assign_list(body, target, value)
        else:
            store_list(body, target, _given_away(body, target, value))
    elif kind_of(body, value) in (INT, BOOL):
        kind = kind_of(body, value)  # of the value, before the target becomes a name
        text, _ = operand(body, value, keep=changes_state(body, target))
        store_int(body, target, text, kind)
    else:
        raise body.wrong(value, ast.unparse(value), "rules know ints and lists of ints")


def _assign_many(body: Body, target: ast.Tuple, value: ast.expr) -> None:
    if not isinstance(value, ast.Tuple) or len(value.elts) != len(target.elts):
        raise body.wrong(target, "this assignment", "as many values as names, written out")
    kept: list[Pointer | str] = []
    for to, item in zip(target.elts, value.elts, strict=True):
        if kind_of(body, item) == LIST:
            kept.append(_given_away(body, to, item))
        else:
            kept.append(body.temp(body.num(item)))
    for to, found in zip(target.elts, kept, strict=True):
        if isinstance(found, str):
            store_int(body, to, found)
        else:
            store_list(body, to, found)


def _given_away(body: Body, target: ast.expr, value: ast.expr) -> Pointer:
    """Return the list that becomes part of the state: a new one, or a local one given up."""
    if isinstance(target, ast.Name):
        raise body.wrong(target, "a list among several values", "assign it on its own line")
    if is_fresh(body, value) or isinstance(value, ast.Tuple):
        refuse_shared(body, value)
        made = body.temp_list()
        body.fill(made, "32", value)
        return made, "32"
    if not isinstance(value, ast.Name) or value.id not in body.owned:
        raise body.wrong(value, *in_two_places(value))
    return body.pointers[value.id]


def _assign_list(body: Body, target: ast.Name, value: ast.expr) -> None:
    name = target.id
    if body.kinds.get(name, LIST) != LIST:
        raise body.wrong(target, f"{name}, an int and a list", "use two names")
    if is_fresh(body, value) or (isinstance(value, ast.Tuple) and not value.elts):
        _assign_made(body, target, value)
        return
    if name in body.owned:
        raise body.wrong(target, f"{name}, once made and once another's", "write list(…)")
    if is_copied(body, value) or (isinstance(value, ast.Name) and value.id in body.owned):
        raise body.wrong(value, *in_two_places(value))
    pointer, width = body.pointer(value)
    if name not in body.pointers:
        body.declared.append(f"L{width} *v_{name};")
        body.pointers[name] = f"v_{name}", width
        body.kinds[name] = LIST
    if body.pointers[name][1] != width:
        raise body.wrong(target, f"{name}, lists of two widths", "use two names")
    body.looks_at[name] = body.looks_at.get(name, frozenset()) | places_of(body, value)
    body.emit(f"v_{name} = {pointer};")


def _assign_made(body: Body, target: ast.Name, value: ast.expr) -> None:
    name = target.id
    if name in body.pointers and name not in body.owned:
        raise body.wrong(target, f"{name}, once made and once another's", "use two names")
    refuse_shared(body, value, name)
    mentioned = any(isinstance(n, ast.Name) and n.id == name for n in ast.walk(value))
    if mentioned:
        made = body.temp_list()
        body.fill(made, "32", value)
        body.emit(f"k_set_32_32({body.pointers[name][0]}, {made});")
        return
    if name not in body.owned:
        body.owned.add(name)
        if name != body.offered:
            length = length_of(body, target)
            kind = "Own" if length is None else f"K_OWN({length})"
            body.declared.append(f"{kind} v_{name};")
    place = "g->words" if name == body.offered else f"v_{name}"
    body.emit(f"K_START({place});")
    body.fill(f"(L32 *)&{place}", "32", value)
    body.pointers[name] = f"(L32 *)&{place}", "32"
    body.kinds[name] = LIST


def store_int(body: Body, target: ast.expr, text: str, kind: str = INT) -> None:
    """Write an int into a variable, a field or an element."""
    if isinstance(target, ast.Name):
        new_int(body, target, kind)
        body.emit(f"{body.local(target.id)} = {text};")
        return
    place, width = place_to_write(body, target)
    body.emit(f"{place} = K_FIT_{width}({text});")


def place_to_write(body: Body, target: ast.expr) -> Pointer:
    """Return the C of a field or an element that is an int, to be assigned to, and its width."""
    name = body.field_of(target)
    if name and kind_of(body, target) == INT:
        if body.unit.slots[name].field.apart:
            raise body.wrong(target, f"an assignment to g.{name}", "no rule changes it")
        return f"g->{body.unit.slots[name].name}", "32"
    if (
        isinstance(target, ast.Subscript)
        and kind_of(body, target.value) == LIST
        and not is_constant(body, target.value)
        and not is_copied(body, target.value)
    ):
        return element_of_list(body, target)
    raise body.wrong(target, f"an assignment to {ast.unparse(target)}", "assign to the state")


def store_list(body: Body, target: ast.expr, found: Pointer) -> None:
    """Write a list over a list of the state."""
    if isinstance(target, ast.Subscript) and isinstance(target.slice, ast.Slice):
        if target.slice.lower or target.slice.upper or target.slice.step:
            raise body.wrong(target, "an assignment to a part of a list", "write it out")
        target = target.value
    if kind_of(body, target) != LIST or is_constant(body, target):
        raise body.wrong(target, f"an assignment to {ast.unparse(target)}", "it is no list")
    pointer, width = body.pointer(target)
    body.emit(f"k_set_{width}_{found[1]}({pointer}, {found[0]});")


def _write_change(body: Body, node: ast.AugAssign) -> None:
    if kind_of(body, node.target) == LIST:
        _extend(body, node)
        return
    target = node.target
    if isinstance(target, ast.Subscript) and (
        changes_state(body, target) or changes_state(body, node.value)
    ):
        _change_element(body, node, target)
        return
    load = ast.parse(ast.unparse(target), mode="eval").body
    for part in ast.walk(load):
        ast.copy_location(part, node)
    text = body.num(ast.copy_location(ast.BinOp(load, node.op, node.value), node))
    store_int(body, target, text)


def _change_element(body: Body, node: ast.AugAssign, target: ast.Subscript) -> None:
    """Write `x[i] += value`: list and index are computed once, before the value."""
    items = target.value
    if kind_of(body, items) != LIST or is_constant(body, items) or is_copied(body, items):
        raise body.wrong(target, f"an assignment to {ast.unparse(target)}", "assign to the state")
    if places_of(body, items) & (replaced_by(body, target.slice) | replaced_by(body, node.value)):
        raise body.wrong(node, *new_list_for(ast.unparse(items)))
    keep = changes_state(body, node.value)
    pointer, width = operand(body, items, keep=keep or changes_state(body, target.slice))
    at, _ = operand(body, target.slice, keep=keep)
    place = item_at(body, items, pointer, at, target.slice)
    old = body.temp(place)
    text = operate(body, node.op, old, body.num(node.value), node.value)
    body.emit(f"{place} = K_FIT_{width}({text});")


def _extend(body: Body, node: ast.AugAssign) -> None:
    if not isinstance(node.op, ast.Add):
        raise body.wrong(node, "this assignment to a list", "use +=")
    refuse_change(body, node.target, node)
    if places_of(body, node.target) & replaced_by(body, node.value):
        raise body.wrong(node, *new_list_for(ast.unparse(node.target)))
    pointer, width = operand(body, node.target, keep=changes_state(body, node.value))
    if _apart(body, node.target, node.value):
        body.fill(pointer, width, node.value)
    else:
        made = body.temp_list()
        body.fill(made, "32", node.value)
        body.emit(f"k_extend_{width}_32({pointer}, {made});")


def _apart(body: Body, target: ast.expr, value: ast.expr) -> bool:
    """Return whether making a value neither reads nor changes a list that grows meanwhile."""
    if isinstance(target, ast.Name) and target.id in body.owned:
        return not any(isinstance(n, ast.Name) and n.id == target.id for n in ast.walk(value))
    places = places_of(body, target)
    for part in ast.walk(value):
        if isinstance(part, ast.Call) and body.static(part.func) not in PLAIN:
            return False
        if isinstance(part, ast.Attribute) and field_is(body, part):
            if not places or part.attr in places:
                return False
        elif isinstance(part, ast.Name) and part.id in body.pointers:
            seen = places_of(body, part)
            if not places or not seen or places & seen:
                return False
    return True


#: What writes a statement, by its kind.
_WRITERS: Final[Mapping[type[ast.stmt], Callable[[Body, Any], None]]] = {
    ast.Pass: _write_pass,
    ast.Break: _write_break,
    ast.Continue: _write_continue,
    ast.Raise: _write_raise,
    ast.If: _write_if,
    ast.While: _write_while,
    ast.For: _write_for,
    ast.Match: _write_match,
    ast.Expr: _write_expression,
    ast.Return: _write_return,
    ast.AnnAssign: _write_annotated,
    ast.Assign: _write_assign,
    ast.AugAssign: _write_change,
}


def c_string(text: str) -> str:
    """Write a text as a C string."""
    out = "".join(
        chr(b) if 32 <= b < 127 and chr(b) not in '"\\?' else f"\\{b:03o}" for b in text.encode()
    )
    return f'"{out}"'


def _asks(node: ast.AST) -> bool:
    """Return whether a tree holds a `yield`, which asks."""
    return any(isinstance(n, ast.Yield | ast.YieldFrom) for n in ast.walk(node))


def _is_asking(node: ast.stmt) -> bool:
    """Return whether a statement is a question, or takes the answer to one."""
    return isinstance(getattr(node, "value", None), ast.Yield | ast.YieldFrom)


def _word(node: ast.stmt) -> str:
    """Return the keyword of a statement."""
    return ast.unparse(node).split(maxsplit=1)[0]
