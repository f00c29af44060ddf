"""The translation of asks that a decision returns."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import Final

from heroon.kernel import ask as asks

from .calls import call_text
from .kinds import kind_of
from .order import changes_state
from .source import ASK
from .unit import Body

#: Functions that read no list but those they are given.
PLAIN: Final = (
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


def return_ask(body: Body, node: ast.expr) -> None:
    """Write the ask that a decision returns, and the return."""
    if body.static(node) is asks.NOBODY:
        body.emit("g->words.n = 0;")
    elif isinstance(node, ast.IfExp):
        body.open(f"if ({body.test(node.test)}) {{")
        return_ask(body, node.body)
        body.close()
        return_ask(body, node.orelse)
        return
    elif isinstance(node, ast.Call) and body.static(node.func) is asks.Ask:
        write_ask(body, node, *given_to(body, node, ("seats", "prompt", "words", "to")))
    elif isinstance(node, ast.Call) and body.static(node.func) is asks.ticket:
        pool, stream, to = given_to(body, node, ("pool", "stream", "to"))
        write_ask(body, node, None, stream, pool, to)
    elif isinstance(node, ast.Call) and kind_of(body, node) == ASK:
        body.emit(f"{call_text(body, node)};")
    else:
        raise body.wrong(node, ast.unparse(node), "return Ask(…), ticket(…) or NOBODY")
    body.emit("return;")


def given_to(body: Body, node: ast.Call, names: Sequence[str]) -> list[ast.expr | None]:
    """Return the arguments of a kernel verb in the order of `names`; None for one left out."""
    if len(node.args) > len(names):
        raise body.wrong(node, ast.unparse(node), "too many arguments")
    found: dict[str | None, ast.expr] = dict(zip(names, node.args, strict=False))
    found |= {w.arg: w.value for w in node.keywords}
    return [found.get(name) for name in names]


def write_ask(
    body: Body,
    node: ast.AST,
    seats: ast.expr | None,
    prompt: ast.expr | None,
    words: ast.expr | None,
    to: ast.expr | None,
) -> None:
    """Write a question; without `seats` it goes to nature."""
    if prompt is None or words is None:
        raise body.wrong(node, "an ask without prompt or words", "give both")
    for part in (seats, prompt, words, to):
        if part is not None and changes_state(body, part):
            raise body.wrong(part, "an argument that changes something", "name it first")
    of = "K_NATURE" if seats is None else body.num(seats)
    learn = "K_ALL" if to is None else body.num(to)
    if isinstance(words, ast.Name) and words.id in body.owned and words.id == body.offered:
        body.emit(f"k_to_whom(g, {of}, {body.num(prompt)}, {learn});")
        return
    body.emit(f"k_ask(g, {of}, {body.num(prompt)}, {learn});")
    body.fill("(L32 *)&g->words", "32", words)


def offered(body: Body) -> str:
    """Return the list that may be made where the words of the ask will be; '' if there is none.

    It is the only one that is offered by its name, and nothing else that is asked is made of it.
    """
    found: set[str] = set()
    mixed: set[str] = set()
    for node in ast.walk(body.source.tree):
        for call in ast.walk(node.value) if isinstance(node, ast.Return) and node.value else ():
            if not isinstance(call, ast.Call):
                continue
            function = body.static(call.func)
            given = call.args
            if function is asks.Ask:
                words = given_to(body, call, ("seats", "prompt", "words", "to"))[2]
                given = [] if words is None or isinstance(words, ast.Name) else [words]
                found |= {words.id} if isinstance(words, ast.Name) else set()
            if function not in PLAIN:
                mixed |= {n.id for a in given for n in ast.walk(a) if isinstance(n, ast.Name)}
    return found.pop() if len(found) == 1 and not found & mixed else ""
