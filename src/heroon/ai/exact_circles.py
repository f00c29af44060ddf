"""Positions that play can come back to: what they are worth, by exact equations.

Where play can go round in circles, the bounds of positions rest on each other and need not meet.
For one side alone they are settled here.  Play that never ends counts as worse than any end, so
only plans count that end for certain.  Such a plan is made first: from each position a word that
leads nearer to an end.  What the plan is worth everywhere follows from linear equations, in
fractions.  Then the plan takes each word that is strictly better by these numbers, until there is
none: a plan that no word betters is the best one (policy iteration; a plan that ends for certain
still does after a strict improvement).
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from .exact_nodes import Number, TreeNode

#: The most positions that equations are made of.
MOST_EQUATIONS: Final = 3000
#: What a position follows from: a constant, and shares of other positions, by their numbers.
Equation = tuple[Fraction, dict[int, Fraction]]


def settle(nodes: Sequence[TreeNode]) -> bool:
    """Close positions of one side, of which all that may follow is known or among them.

    Returns False, and changes nothing, where the positions are too many or one of them has no plan
    that ends for certain.
    """
    if len(nodes) > MOST_EQUATIONS or any(node.sign < 0 for node in nodes):
        return False
    number = {id(node): i for i, node in enumerate(nodes)}
    plan = _ending(nodes, number)
    if plan is None:
        return False
    while True:
        worths = _worths(nodes, number, plan)
        if not _bettered(nodes, number, plan, worths):
            break
    for node, worth, at in zip(nodes, worths, plan, strict=True):
        assert node.low <= worth <= node.high
        node.low = node.high = worth
        node.plan = at if node.sign else -1
    return True


def _ending(nodes: Sequence[TreeNode], number: dict[int, int]) -> list[int] | None:
    """Find for each choice a word so that play ends for certain; None where there is no such plan.

    Position by position: one follows when something that may follow it ends or was found before.
    That is enough for chance, too, since all of the positions are found or there is no plan.
    """
    above: list[list[int]] = [[] for _ in nodes]
    plan = [-1] * len(nodes)
    found = [False] * len(nodes)
    front: list[int] = []
    for i, node in enumerate(nodes):
        for at, kid in enumerate(node.kids):
            if kid is None:
                continue
            if kid.closed and not found[i]:
                found[i], plan[i] = True, at
                front.append(i)
            elif not kid.closed and id(kid) in number:
                above[number[id(kid)]].append(i)
    while front:
        below = front.pop(0)
        for i in above[below]:
            if not found[i]:
                found[i] = True
                plan[i] = next(at for at, kid in enumerate(nodes[i].kids) if kid is nodes[below])
                front.append(i)
    return plan if all(found) else None


def _worths(nodes: Sequence[TreeNode], number: dict[int, int], plan: list[int]) -> list[Fraction]:
    """Compute what each position is worth under a plan: solve its linear equations."""
    known: list[Equation] = [
        _equation(node, number, at) for node, at in zip(nodes, plan, strict=True)
    ]
    users: list[set[int]] = [set() for _ in nodes]
    for i, (_, shares) in enumerate(known):
        for j in shares:
            users[j].add(i)
    for i in range(len(nodes)):
        known[i] = _freed(i, known[i])
        for user in users[i]:
            if user > i:
                known[user] = _put_in(known[user], i, known[i])
                for j in known[i][1]:
                    users[j].add(user)
    worths = [Fraction(0)] * len(nodes)
    for i in range(len(nodes) - 1, -1, -1):
        fixed, shares = known[i]
        worths[i] = fixed + sum((p * worths[j] for j, p in shares.items()), Fraction(0))
    return worths


def _equation(node: TreeNode, number: dict[int, int], at: int) -> Equation:
    """Make the equation of a position: of the word of its plan, or of all outcomes of chance."""
    fixed = Fraction(0)
    shares: dict[int, Fraction] = {}
    some = [(at, Fraction(1))] if node.sign else list(enumerate(node.chances))
    for i, chance in some:
        kid = node.kids[i]
        assert kid is not None
        if kid.closed:
            fixed += chance * Fraction(kid.low)
        else:
            j = number[id(kid)]
            shares[j] = shares.get(j, Fraction(0)) + chance
    return fixed, shares


def _freed(i: int, equation: Equation) -> Equation:
    """Take the position itself out of its equation."""
    fixed, shares = equation
    again = shares.get(i)
    if again is None:
        return equation
    rest = 1 - again
    return fixed / rest, {j: p / rest for j, p in shares.items() if j != i}


def _put_in(equation: Equation, i: int, own: Equation) -> Equation:
    """Put what a position is worth into an equation that names it."""
    fixed, shares = equation
    part = shares.get(i)
    if part is None:
        return equation
    new = {j: p for j, p in shares.items() if j != i}
    for j, p in own[1].items():
        new[j] = new.get(j, Fraction(0)) + part * p
    return fixed + part * own[0], new


def _bettered(
    nodes: Sequence[TreeNode], number: dict[int, int], plan: list[int], worths: list[Fraction]
) -> bool:
    """Turn each choice to its best word where that is strictly better; return whether any is."""
    some = False
    for i, node in enumerate(nodes):
        if not node.sign:
            continue
        best = worths[i]
        for at, kid in enumerate(node.kids):
            if kid is None or not (kid.closed or id(kid) in number):
                continue  # it was left out, since it cannot be better
            worth: Number = kid.low if kid.closed else worths[number[id(kid)]]
            if worth > best:
                best, plan[i], some = Fraction(worth), at, True
    return some
