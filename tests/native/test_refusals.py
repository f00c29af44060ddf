"""What the translator refuses, beyond the examples of docs/rules-subset.md: a body, a message."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from heroon.kernel.agenda import DECISION
from heroon.native import SubsetError, translate
from tests.native import examples

HEAD = examples.accepted()[0] + "\n"
HELPERS = """
class Made:
    def __init__(self, make):
        self.make = make

    def __getitem__(self, numbers):
        return self.make(numbers)


def doubled(items: list[int]) -> list[int]:
    return [2 * item for item in items]


DOUBLED: Final = Made(doubled)


def pair(a: int, b: int) -> list[int]:
    return [a, b]


def nothing(g: Game) -> None:
    g.many = 0


def asks(g: Game, seat: int) -> Rule[int]:
    said = yield from k.confirm(seat, P_TAKE)
    return int(said)


def top(g: Game) -> int:
    return g.items.pop()


def whole(g: Game) -> list[int]:
    return g.items


def renew(g: Game) -> int:
    g.items = [1]
    return 0


def renewed(g: Game, items: list[int]) -> int:
    return renew(g) + len(items)


def at_least(items: list[int], least: int) -> list[int]:
    return items if len(items) > least else [0] * least


"""
BODIES = {
    "g.many = {1, 2}": "{1, 2}; rules know ints and lists of ints",
    "g.many = 1.5": "1.5; rules know ints and lists of ints",
    "g.many = x + 'a'": "a string; rules know",
    "g.many = x + 1.5": "the constant 1.5; rules know",
    "g.many = x + (1 << 40)": "the number 1099511627776; an int has 32 bits",
    "g.many = x ** 2": "a power **; use",
    "g.many = unknown": "unknown; rules know",
    "g.many = x + unknown": "the name unknown; a name is",
    "g.many = x + g.items": "x as a list; it is not",
    "g.many = x < g.hand": "'g.hand'; rules know ints",
    "items = g.items; g.many = max(x, items)": "items where an int is needed",
    "g.many = (n := x) + n": "an assignment inside an expression; rules know",
    "g.many = sum(c for c in g.row)": "(c for c in g.row) as a list; it is not",
    "g.many = x is y": "x is y; compare ints, or use in",
    "g.many = g.items == g.row": "g.items == g.row; compare ints",
    "g.many = 1 + (0 < top(g) < 3)": "a chain of comparisons that changes something",
    "g.many = max(GRID[x], 1)": "a row of a table where an int is needed",
    "for i in GRID: g.many = i": "GRID as a list; it is not a list of ints",
    "g.many = x[0]": "x[0]; only lists and tables have elements",
    "g.many = g.top()": "g.top(); rules know ints",
    "g.many = asks(g, 1)": "the rule asks called; use yield from",
    "g.many = max(1, pair(1, 2))": "the result of pair; it is not an int",
    "g.items = pair(*g.row)": "a starred argument; list the arguments",
    "nothing(x)": "a state that is not this game's; pass g on",
    "g.items = pair(x)": "a call without b; give every argument",
    "g.items.append(x, y)": "append takes other arguments",
    "g.items.extend(g.row)": "extend; write +=",
    "g.many = len()": "len(); this form is not in the subset",
    "g.items += [1][x::y]": "the step of a slice; use a constant",
    "g.items = g.row - [1]": "g.row - [1]; lists know + and * alone",
    "g.items = sorted(g.row, key=abs)": "sorted with a key",
    "g.items = [a for a, b in zip(g.row, g.row, g.row)]": "this loop; two names over",
    "for i in range(0, 9, x): pass": "this range; give one to three ints",
    "for g.many in range(3): pass": "g.many; the variable of a loop is a plain name",
    "for i in range(3): pass\n    else: pass": "else behind a loop",
    "while x: x -= 1\n    else: pass": "else behind a loop",
    "items = [1]\n    for items in range(3): pass": "items, a list and an int",
    "raise ValueError(1)": "raise; rules raise nothing but KernelError",
    "match x:\n        case n: g.many = n": "this pattern; match int constants",
    "x": "'x' alone; it does nothing",
    "k.plan(g, *g.row)": "a starred step; push the steps in a loop",
    "return x": "a value returned from a function of None",
    "a, b = pair(x, y)": "this assignment; as many values as names",
    "a, b = g.row, 1": "a list among several values",
    "a = 1\n    a = [1]": "a, an int and a list; use two names",
    "a = [1]\n    a = g.row": "a, once made and once another's; write list(…)",
    "a = g.row\n    a = [1]": "a, once made and once another's; use two names",
    "a = g.row\n    a = g.known[0]": "a, lists of two widths; use two names",
    "PRICE[x] = 1": "an assignment to PRICE[x]; assign to the state",
    "g.items[:2] = [1]": "an assignment to a part of a list",
    "x = 3.5": "3.5; rules know ints",
    "g.many /= 2": "a division /; use + - * // %",
    "g.items *= 2": "this assignment to a list; use +=",
    "global n": "the statement global; see",
    "del g.items[0]": "the statement del; see",
    "yield from k.pick(0, P_TAKE)": "k.pick(0, P_TAKE); give seat, prompt, words",
    "yield x": "a yield of something else; yield from a rule by name",
    "yield pair(x, y)": "a yield of something else; yield Ask(…)",
    "yield from nothing(g)": "yield from nothing; it is no rule: call it",
    "yield from g.items(g)": "a rule g.items; call a rule by name",
    "yield from k.amount(0, P_TAKE, TAKE, top(g), y)": "an argument that changes something",
    "a = b = yield from asks(g, 0)": "this yield from; it stands alone or behind one name",
    "a = g.row\n    while x:\n        a.sort()\n        yield from asks(g, 0)": "kept over an ask",
    "a = g.row\n    yield from asks(g, 0)\n    a += [1]": "the list a kept over an ask; read",
    "a = g.row\n    yield from asks(g, 0)\n    match x:\n        case 1 if a: pass": "list a kept",
    "if x: a = g.row\n    g.many = len(a)": "a, which may have no value here; give it one",
    "while x:\n        if y: continue\n        a = g.row\n        x -= 1\n"
    "    g.many = len(a)": "a, which may have no value here",
    "if x: n = 1\n    g.many = n": "n, which may have no value here; give it one before",
    "for n in g.items: g.many = n\n    g.many = n": "n, which may have no value here",
    "while x:\n        if y: break\n        n = 1\n        x -= n\n    g.many = n": "n, which may",
    "match x:\n        case 1: n = 1\n    g.many = n": "n, which may have no value here",
    "a = [1]\n    b = a": "a in two places; write list(…)",
    "a = g.items if x else [1]": "g.items if x else [1] in two places; write list(…)",
    "g.items += whole(g)": "g.items in two places; write list(…)",
    "a = at_least(g.items, 2)": "g.items in two places; write list(…)",
    "a = [1]\n    b = at_least(a, 2)": "a in two places; write list(…)",
    "for i in range(2):\n        g.many = len(at_least(g.row, i))": "g.row in two places",
    "a = [1]\n    g.items = a\n    a.append(2)": "a in two places; write list(…)",
    "a = [1]\n    for i in range(2):\n        a.append(i)\n        g.items = a": "a in two",
    "a = [1]\n    g.items, g.many = a, 1\n    g.hand[0] = a": "a in two places",
    "for c in g.items: g.items = [c]": "a new list where a loop still walks the old one; walk",
    "for c in reversed(g.items): renew(g)": "a new list where a loop still walks the old one",
    "for i, c in enumerate(g.items):\n        if x: continue\n        g.many = renew(g)": "a loop",
    "a = [1]\n    for c in a: a = [c]": "a new list where a loop still walks the old one",
    "a = [c for c in g.items if renew(g) > c]": "a new list where a loop still walks the old one",
    "g.items[renew(g)] += 3": "a new list where g.items still means the old one; use [:] =",
    "g.items += [renew(g)]": "a new list where g.items still means the old one; use [:] =",
    "g.items.append(renew(g))": "a new list where g.items still means the old one; use [:] =",
    "a = g.items\n    renew(g)\n    g.many = len(a)": "a new list where a name still means",
    "a = g.items\n    g.many = len(a) + renew(g)": "a new list where a name still means",
    "g.many = renewed(g, g.items)": "g.items passed to renewed, which puts a new list there; use",
    "g.many = 1 + nothing(g)": "the result of nothing; it is not an int",
    "g.many = 1 + g.items.append(2)": "the result of g.items.append; it is not an int",
    "g.items.append(g.row)": "g.items.append(g.row); rules know lists of ints",
    "(g.items if x else [1]).append(2)": "a change of g.items if x else [1]; write an if",
    "(g.items if x else [1])[0] = 2": "an assignment to (g.items if x else [1])[0]",
    "g.many = DOUBLED[g.items][0]": "DOUBLED[g.items]; such a list is made of a constant field",
    "g.many = DOUBLED[[1, 2]][0]": "DOUBLED[[1, 2]]; such a list is made of a constant field",
    "GRID[x].append(2)": "a change of GRID[x], which is constant; change the state",
    "yield from k.draw(g, [1, 2], DRAW[0], 1)": "[1, 2] over an ask; name the place itself",
    "a = g.pool\n    yield from k.draw(g, a, DRAW[0], 1)": "a over an ask; name the place itself",
    "yield Ask(1 << top(g), P_TAKE, (1,))": "an argument that changes something; name it first",
    "a = g.row\n    if x:\n        yield from asks(g, 0)\n    else:\n        a = g.items\n"
    "    a.sort()": "the list a kept over an ask",
    "a = g.row\n    while x:\n        yield from asks(g, 0)\n        if y: break\n"
    "        a = g.items\n    a.sort()": "the list a kept over an ask",
    "a = g.row\n    match x:\n        case 1:\n            yield from asks(g, 0)\n"
    "    g.many = len(a)": "the list a kept over an ask",
    "g.row[0] = yield from k.arrange(0, P_TAKE, TAKE)": "a list of answers; give it a name",
    "for i in range(2):\n        yield from asks(g, 0)\n    else: pass": "else behind a loop",
}
FUNCTIONS = {
    "@STEPS.auto(AGAIN)\ndef f(g: Game, *z: int) -> None: pass": "starred parameters; list them",
    "@STEPS.auto(AGAIN)\ndef f(g: Game, a: int, b: int = len('ab')) -> None: pass": "default of b",
    "@STEPS.auto(AGAIN)\ndef f(g: Game, a: int, b: int) -> str: return ''": "the result of f",
    "@STEPS.auto(AGAIN)\ndef f(g: Game, a: int, b: list[int]) -> None: pass": "of a step",
    "@STEPS.rule(AGAIN)\ndef f(g: Game, a: int, b: list[int]) -> Rule[None]:\n"
    "    yield from asks(g, 0)": "the list b; a rule keeps ids",
    "@STEPS.words(AGAIN)\ndef f(g: Game, a: int, b: int) -> Ask: return Ask(1, 1)": "an ask",
    "@STEPS.words(AGAIN)\ndef f(g: Game, a: int, b: int) -> Ask: return a": "a; return Ask(…)",
    "@STEPS.words(AGAIN)\ndef f(g: Game, a: int, b: int) -> Ask: return": "a return without an ask",
    "@STEPS.words(AGAIN)\ndef f(g: Game, a: int, b: int) -> Ask: return Ask(1, 1, (), 1, 1)": "too",
    "STEPS.auto(AGAIN)(lambda g, a, b: None)": "<lambda> is not a function of its module",
    "def one(g: Game, a: int) -> Rule[None]:\n    yield from one(g, a)\n\n"
    "@STEPS.rule(AGAIN)\ndef f(g: Game, a: int, b: int) -> Rule[None]:\n"
    "    yield from one(g, 0)": "one calls itself; use a step",
    "def one(g: Game) -> Rule[None]:\n    yield from two(g)\n\n"
    "def two(g: Game) -> Rule[None]:\n    yield from three(g)\n\n"
    "def three(g: Game) -> Rule[None]:\n    yield from asks(g, 0)\n\n"
    "@STEPS.rule(AGAIN)\ndef f(g: Game, a: int, b: int) -> Rule[None]:\n"
    "    yield from one(g)": "rules four deep; make one of them a step",
}


def refuse(code: str, message: str, path: Path) -> None:
    made = examples.module(HEAD + HELPERS + code + "\n" + examples.CLOSING, path)
    examples.examples(made)
    if made.STEPS.kind[made.AGAIN] == DECISION:
        made.STEPS.answer(made.AGAIN)(made.stop)
    try:
        with pytest.raises(SubsetError) as error:
            translate(examples.game(made))
    finally:
        del sys.modules[path.stem]
    assert message in str(error.value)
    assert str(error.value).startswith(f"{path.stem}.py:")


@pytest.mark.parametrize("body", BODIES)
def test_a_body_is_refused(body: str, tmp_path: Path) -> None:
    result = "Rule[None]" if "yield" in body else "None"
    code = f"def example(g: Game, x: int, y: int) -> {result}:\n    {body}\n"
    refuse(code, BODIES[body], tmp_path / "refused_body.py")


@pytest.mark.parametrize("code", FUNCTIONS)
def test_a_function_is_refused(code: str, tmp_path: Path) -> None:
    refuse(code, FUNCTIONS[code], tmp_path / "refused_function.py")
