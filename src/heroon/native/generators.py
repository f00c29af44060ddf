"""The translation of rules, which ask on their way, to C functions that can be resumed.

The locals of a rule and the place where it stopped are ints of its frame, a part of the position;
the frame of a rule that it calls lies inside its own.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from typing import Any, Final

from heroon.kernel import ask as asks

from .flow import Flow
from .kinds import is_constant_list, is_fresh, kind_of, table_of
from .order import arguments_of, changes_state, steady
from .places import is_copied, seat_index
from .questions import given_to, write_ask
from .source import BOOL, INT, LIST, NONE, STATE, UNKNOWN, Source
from .statements import store_int, write_all
from .unit import Body, Pointer


def frame_of(body: Body, name: str) -> list[str]:
    """Write the struct of a rule's frame: what it keeps while it waits for an answer."""
    assert body.frame is not None
    lines = [f"struct F_{name} {{", "    int32_t label;", *(f"    {s}" for s in body.frame)]
    if body.source.returns == LIST:
        lines.append("    Kept ret;")
    elif body.source.returns != NONE:
        lines.append("    int32_t ret;")
    if body.subs:
        lines += ["    union {", *(f"        {s} {n};" for n, s in body.subs.items())]
        lines.append("    } sub;")
    return [*lines, "};"]


def written_rule(body: Body, name: str) -> list[str]:
    """Write the whole rule in C."""
    write_all(body, body.source.tree.body)
    Flow(body).check()
    return [
        f"static int {name}(G *g, struct F_{name} *f, int said) {{",
        *(f"    {d}" for d in body.declared),
        "    (void)said;",
        "    switch (f->label) {",
        "    case 0:;",
        *body.lines,
        "    }",
        "    return 0;",
        "}",
    ]


# -- asking ----------------------------------------------------------------------------------


def write_asking(body: Body, node: ast.stmt) -> None:
    """Write a statement that asks, and what is done with the answer."""
    value = getattr(node, "value", None)
    assert isinstance(value, ast.Yield | ast.YieldFrom)
    body.lines.append(f'#line {node.lineno} "{body.source.file}"')
    body.emit("K_HERE;")
    found = _answer_of(body, value)
    if isinstance(node, ast.Expr):
        return
    if not isinstance(node, ast.Assign) or len(node.targets) > 1:
        raise body.wrong(node, "this yield from", "it stands alone or behind one name and =")
    _receive(body, node.targets[0], found, _kind_of_answer(body, value))


def _kind_of_answer(body: Body, node: ast.Yield | ast.YieldFrom) -> str:
    """Return what an asking expression gives back: BOOL, INT, LIST or NONE."""
    function = body.static(node.value.func) if isinstance(node.value, ast.Call) else UNKNOWN
    if function in (asks.confirm, asks.react):
        return BOOL
    if isinstance(node, ast.Yield) or function in VERBS or not callable(function):
        return INT
    return body.unit.source(function, node, body.source).returns


def _receive(body: Body, target: ast.expr, found: str | Pointer, kind: str) -> None:
    if isinstance(found, str):
        store_int(body, target, found, kind)
        return
    if not isinstance(target, ast.Name) or body.kinds.get(target.id, LIST) != LIST:
        raise body.wrong(target, "a list of answers", "give it a name of its own")
    name = target.id
    if name not in body.pointers:
        body.declared.append(f"L32 *v_{name};")
        body.pointers[name] = f"v_{name}", "32"
        body.kinds[name] = LIST
    if body.pointers[name] != (f"v_{name}", "32"):
        raise body.wrong(target, f"{name}, two kinds of list", "use two names")
    body.emit(f"v_{name} = {found[0]};")


def wait_here(body: Body) -> None:
    """Write the place where the rule returns to wait, and goes on with the answer `said`."""
    body.labels += 1
    body.emit(f"f->label = {body.labels}; return 1;")
    body.emit(f"case {body.labels}:;")


def _answer_of(body: Body, node: ast.Yield | ast.YieldFrom) -> str | Pointer:
    call = node.value
    if not isinstance(call, ast.Call):
        raise body.wrong(node, "a yield of something else", "yield from a rule by name")
    function = body.static(call.func)
    if isinstance(node, ast.Yield):
        if function is not asks.Ask:
            raise body.wrong(node, "a yield of something else", "yield Ask(…)")
        write_ask(body, call, *given_to(body, call, ("seats", "prompt", "words", "to")))
        wait_here(body)
        return "said"
    for arg in call.args:
        if changes_state(body, arg):
            raise body.wrong(arg, "an argument that changes something", "name it first")
    verb = VERBS.get(function) if function is not UNKNOWN else None
    if verb is not None:
        found: str | Pointer = verb(body, call)
        return found
    if function is UNKNOWN or not callable(function):
        raise body.wrong(node, f"a rule {ast.unparse(call.func)}", "call a rule by name")
    return _call_rule(body, call, body.unit.source(function, call, body.source))


def _call_rule(body: Body, call: ast.Call, source: Source) -> str | Pointer:
    if not source.rule:
        raise body.wrong(call, f"yield from {source.tree.name}", "it is no rule: call it")
    name = body.unit.passes.rule(body.unit, source)
    body.subs[name] = f"struct F_{name}"
    given = arguments_of(body, call, source)
    sub = f"f->sub.{name}"
    # a list of answers that an argument reads lies where the frame will be
    values = [
        (p.name, body.temp(body.num(given[p.name])) if p.name in given else str(p.default))
        for p in source.params
        if p.kind != STATE
    ]
    body.emit(f"{sub}.label = 0;")
    for param, value in values:
        body.emit(f"{sub}.v_{param} = {value};")
    _go_on(body, f"{name}(g, &{sub}, said)")
    return (f"(L32 *)&{sub}.ret", "32") if source.returns == LIST else f"{sub}.ret"


def _go_on(body: Body, call: str) -> None:
    """Write the call of another rule; the same place is entered at first and to go on."""
    body.labels += 1
    body.emit(f"f->label = {body.labels}; /* fall through */")
    body.emit(f"case {body.labels}:;")
    body.emit(f"if ({call}) return 1;")


# -- the verbs of the kernel -----------------------------------------------------------------


def needed(body: Body, call: ast.Call, *names: str) -> list[ast.expr]:
    """Return the arguments of a verb by name; raises `SubsetError` if one is missing."""
    found = given_to(body, call, names)
    out = [a for a in found if a is not None]
    if len(out) < len(names):
        raise body.wrong(call, ast.unparse(call), f"give {', '.join(names)}")
    return out


def pick_one(body: Body, call: ast.Call) -> str:
    """Write `pick`: ask for one word; return the C of the answer."""
    seat, prompt, words = needed(body, call, "seat", "prompt", "words")
    body.emit(f"k_ask(g, 1 << {body.num(seat)}, {body.num(prompt)}, K_ALL);")
    body.fill("(L32 *)&g->words", "32", words)
    wait_here(body)
    return "said"


def confirm(body: Body, call: ast.Call) -> str:
    """Write `confirm` and `react`: ask yes or no; return the C of whether it was yes."""
    seat, prompt, can = given_to(body, call, ("seat", "prompt", "can"))
    assert seat is not None
    assert prompt is not None
    body.emit(f"k_ask(g, 1 << {body.num(seat)}, {body.num(prompt)}, K_ALL);")
    test = "1" if can is None else body.test(can)
    body.emit(f"if ({test}) k_append_32((L32 *)&g->words, K_YES);")
    body.emit("k_append_32((L32 *)&g->words, K_NO);")
    wait_here(body)
    return "(said == K_YES)"


def chance(body: Body, call: ast.Call) -> str:
    """Write `chance` and `roll`: ask nature; return the C of the outcome."""
    stream, tickets, to = given_to(body, call, ("stream", "tickets", "to"))
    if tickets is None:
        tickets = next((w.value for w in call.keywords if w.arg == "die"), None)
    if tickets is None:
        tickets = ast.copy_location(ast.parse("(1, 2, 3, 4, 5, 6)", mode="eval").body, call)
    write_ask(body, call, None, stream, tickets, to)
    wait_here(body)
    return "said"


def draw(body: Body, call: ast.Call) -> str:
    """Write `draw`: ask nature for a card of a pool and take it out; return the C of the card."""
    _, pool, stream, to = needed(body, call, "g", "pool", "stream", "to")
    pointer, width = again_list(body, pool)
    write_ask(body, call, None, stream, pool, to)
    wait_here(body)
    body.emit(f"k_remove_{width}({pointer}, said);")
    return "said"


def again_list(body: Body, node: ast.expr) -> Pointer:
    """Return the pointer to a list that is read again after an answer: one of the state."""
    if kind_of(body, node) != LIST or is_fresh(body, node) or is_copied(body, node):
        raise body.wrong(node, f"{ast.unparse(node)} over an ask", "name the place itself")
    if isinstance(node, ast.Subscript) and not steady(body, node) and table_of(body, node) is None:
        index = body.num(node.slice)
        seat = body.kept("seat")
        body.emit(f"{seat} = {index};")
        slot = body.unit.slots[body.field_of(node.value)]
        return f"(L{slot.width} *)&g->{slot.name}[{seat_index(body, seat)}]", slot.width
    with body.aside() as lines:
        found = body.pointer(node)
    if lines or isinstance(node, ast.Name):
        raise body.wrong(node, f"{ast.unparse(node)} over an ask", "name the place itself")
    return found


def see(body: Body, call: ast.Call) -> str:
    """Write `see`, which notes the slot before it asks; return the C of the slot."""
    _, place, i, pool, stream, to = needed(body, call, "g", "place", "i", "pool", "stream", "to")
    pointer, width = again_list(body, place)
    bag, of = again_list(body, pool)
    text = body.num(i)
    at = body.kept("at")
    body.emit(f"{at} = {text};")
    slot = f"({pointer})->v[k_index({at}, ({pointer})->n, ({pointer}))]"
    body.open(f"if ({slot} == 0) {{")
    write_ask(body, call, None, stream, pool, to)
    wait_here(body)
    body.emit(f"k_remove_{of}({bag}, said);")
    body.emit(f"{slot} = K_FIT_{width}(said);")
    body.close()
    return slot


def amount(body: Body, call: ast.Call) -> str:
    """Write `amount`: ask for a number; return the C of it."""
    seat, prompt, unit, low, high = needed(body, call, "seat", "prompt", "unit", "low", "high")
    least, most = body.kept("least"), body.kept("most")
    pointer, width = body.pointer(unit) if is_constant_list(body, unit) else again_list(body, unit)
    body.emit(f"{least} = {body.num(low)};")
    body.emit(f"{most} = {body.num(high)};")
    body.open(f"if ({least} < {most}) {{")
    body.emit(f"k_ask(g, 1 << {body.num(seat)}, {body.num(prompt)}, K_ALL);")
    body.emit(f"k_slice_32_{width}((L32 *)&g->words, {pointer}, {least}, {most} + 1, 1);")
    wait_here(body)
    body.emit(f"{least} += said - ({pointer})->v[k_index({least}, ({pointer})->n, ({pointer}))];")
    body.close()
    return least


def some_of(body: Body, call: ast.Call) -> Pointer:
    """Write `pick_some` and `arrange`: ask for several words; return the list of answers."""
    names = ("seat", "prompt", "words", "least", "most")
    seat, prompt, words, least, most = given_to(body, call, names)
    assert seat is not None
    assert prompt is not None
    assert words is not None
    body.subs["some"] = "Some"
    verb = "arrange" if body.static(call.func) is asks.arrange else "pick_some"
    some = "f->sub.some"
    # a list of answers that an argument reads lies where the frame will be
    values = {
        "seat": body.temp(body.num(seat)),
        "prompt": body.temp(body.num(prompt)),
        "least": "0" if least is None else body.temp(body.num(least)),
        "most": "K_ALL" if most is None else body.temp(body.num(most)),
    }
    offered = body.temp_list()
    body.fill(offered, "32", words)
    body.emit(f"{some}.label = {some}.start = 0;")
    for name, value in values.items():
        body.emit(f"{some}.{name} = {value};")
    body.emit(f"k_extend_32_32(k_kept(&{some}.words), {offered});")
    body.emit(f"k_kept(&{some}.taken);")
    _go_on(body, f"k_{verb}(g, &{some}, said)")
    return f"(L32 *)&{some}.taken", "32"


#: The verbs of the kernel that ask.
VERBS: Final[Mapping[Any, Callable[[Body, ast.Call], str | Pointer]]] = {
    asks.pick: pick_one,
    asks.confirm: confirm,
    asks.react: confirm,
    asks.chance: chance,
    asks.roll: chance,
    asks.draw: draw,
    asks.see: see,
    asks.amount: amount,
    asks.pick_some: some_of,
    asks.arrange: some_of,
}
