"""Positions that play can come back to: what one side makes of them, as plain iteration says."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

import pytest

from heroon import kernel as k
from heroon.ai import exact_circles
from heroon.ai.exact import ENDLESS, Solution, Unsolvable, solve
from heroon.ai.exact_circles import settle
from heroon.ai.exact_nodes import TreeNode
from heroon.kernel import Rng, Table

PLACE: Final = k.domain("place", [f"p{i}" for i in range(24)], start=1)
V: Final = k.Vocabulary()
GO: Final = V.verb("go:{}", PLACE)
P_GO: Final = V.prompt("go", "walk:go")
THROW: Final = V.stream("throw", PLACE)
R_END: Final = V.reason("end", "walk:end")
_, WHERE, _, _ = V.tables()
STEPS: Final = k.Steps()
STAND: Final = STEPS.new("STAND")


class Place(NamedTuple):
    """A place of a walk: an end worth something, or where to go on, by choice or by chance."""

    worth: int = -1
    to: tuple[int, ...] = ()
    chance: bool = False


#: The walk that is gone now.
WALK: list[Place] = []


class Walk(k.State):
    at: int


@STEPS.words(STAND)
def words(g: Walk, _: int, __: int) -> k.Ask:
    place = WALK[g.at]
    if place.chance:
        return k.Ask(0, THROW, place.to, k.ALL)
    return k.Ask(1, P_GO, [GO[to] for to in sorted(set(place.to))])


@STEPS.answer(STAND)
def stand(g: Walk, _: int, __: int, word: int) -> None:
    place = WALK[g.at]
    if place.worth >= 0:
        k.end(g, [place.worth], R_END)
    g.at = word if place.chance else WHERE[word]
    k.then(g, STAND)


def start(g: Walk) -> None:
    g.at = 1
    k.then(g, STAND)


SPEC: Final = k.GameSpec(
    id="walk",
    rules=1,
    seats=(1,),
    state=Walk,
    own_fields=(k.number("at", 0, 24),),
    card_sets=(),
    words=V,
    steps=STEPS,
    start=start,
    view=lambda g, seat: k.View(seat, (), (("at", g.at),)),
    bound=10_000,
    bound_result=lambda g: [0],
    given_up=lambda g, seat: [0],
)


def gone(walk: list[Place], most: int = 2000) -> Solution:
    """The solution of a walk from its first place on."""
    WALK[:] = [Place(), *walk]
    return solve(Table(SPEC, seats=1), most, native=False)


def iterated(walk: list[Place], rounds: int = 4000) -> list[float]:
    """What each place is worth by plain iteration from nothing: play without end is worth 0."""
    worths = [0.0] * (len(walk) + 1)
    for _ in range(rounds):
        for i, place in enumerate(walk, 1):
            if place.worth >= 0:
                worths[i] = place.worth
            elif place.chance:
                worths[i] = sum(worths[to] for to in place.to) / len(place.to)
            else:
                worths[i] = max(worths[to] for to in place.to)
    return worths


def test_throwing_again_until_it_falls_right() -> None:
    """One of three throws is the good one; two lead back to the choice of throwing or leaving."""
    walk = [Place(to=(2, 3)), Place(to=(1, 1, 4), chance=True), Place(worth=5), Place(worth=9)]
    found = gone(walk)
    assert (found.exact, found.low, found.words[0].word) == (True, 9, GO[2])


def test_a_wheel_that_pays_by_where_it_stops() -> None:
    """Chance alone goes round: 1/2 on, 1/2 an end, on each of two places: 2/3 of 6, 1/3 of 0."""
    walk = [Place(to=(3, 2), chance=True), Place(to=(4, 1), chance=True)]
    found = gone([*walk, Place(worth=6), Place(worth=0)])
    assert (found.exact, found.low) == (True, Fraction(4))


def test_the_line_leaves_the_circle() -> None:
    """Two places lead to each other; the best plan goes out, and the best word comes first."""
    walk = [Place(to=(2, 3)), Place(to=(1, 4)), Place(worth=1), Place(worth=7)]
    found = gone(walk)
    assert (found.exact, found.low) == (True, 7)
    assert found.line == ((0, GO[2]), (0, GO[4]))


def test_nothing_is_claimed_where_play_cannot_end() -> None:
    walk = [Place(to=(2, 3), chance=True), Place(to=(2, 4)), Place(worth=3), Place(to=(2,))]
    assert not gone(walk).exact


def random_walk(rng: Rng) -> list[Place]:
    """A walk of random places, some of them ends."""
    many = 4 + rng.below(9)
    walk = []
    for _ in range(many):
        if rng.below(4) == 0:
            walk.append(Place(worth=rng.below(12)))
        else:
            to = tuple(1 + rng.below(many) for _ in range(1 + rng.below(4)))
            walk.append(Place(to=to, chance=rng.below(2) == 0))
    return walk


def reach_ends(walk: list[Place]) -> bool:
    """Whether an end can be reached from every place that can be reached from the first."""

    def beyond(first: int) -> set[int]:
        seen, front = {first}, [first]
        while front:
            for to in walk[front.pop() - 1].to:
                if to not in seen:
                    seen.add(to)
                    front.append(to)
        return seen

    return all(any(walk[i - 1].worth >= 0 for i in beyond(p)) for p in beyond(1))


@pytest.mark.parametrize("seed", range(4))
def test_random_walks_are_worth_what_plain_iteration_says(seed: int) -> None:
    rng = Rng(seed)
    circles = 0
    for _ in range(60):
        walk = random_walk(rng)
        worth = iterated(walk, 1500)[1]
        try:
            found = gone(walk)
        except Unsolvable as refused:
            assert refused.why == ENDLESS and not reach_ends(walk)
            continue
        if reach_ends(walk):
            assert found.exact, walk
        if found.exact:
            assert abs(float(found.low) - worth) < 1e-6, walk
            circles += 1
    assert circles > 20


def node(sign: int, *kids: TreeNode | None) -> TreeNode:
    """A position of unknown worth; all outcomes of chance are equally likely."""
    found = TreeNode(Fraction(0), Fraction(9))
    found.sign, found.kids = sign, list(kids)
    found.chances = [Fraction(1, len(kids))] * len(kids) if not sign else []
    return found


def end(worth: int) -> TreeNode:
    """A position of known worth."""
    return TreeNode(Fraction(worth), Fraction(worth))


def circle(*before: TreeNode | None) -> tuple[TreeNode, TreeNode]:
    """A choice that leads to chance or leaves with 2, and that chance: back, or an end with 6."""
    choice = node(1, *before)
    chance = node(0, choice, end(6))
    choice.kids += [end(2), chance]
    return choice, chance


def test_words_that_were_left_out_are_passed_over() -> None:
    """One was not looked at, one leads beyond the positions that are settled."""
    beyond = node(1, end(9))
    choice, chance = circle(None, beyond)
    assert settle([choice, chance])
    assert (choice.low, choice.high, choice.plan) == (6, 6, 3)
    assert (chance.low, chance.high, chance.plan) == (6, 6, -1)
    assert not beyond.closed


def test_a_choice_with_nothing_but_a_word_left_out_before_the_end_still_ends() -> None:
    choice = node(1, None, end(4))
    assert settle([choice]) and (choice.low, choice.plan) == (4, 1)


def test_positions_of_two_sides_or_too_many_are_left_as_they_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    choice, chance = circle()
    chance.sign = -1
    assert not settle([choice, chance]) and not choice.closed
    choice, chance = circle()
    monkeypatch.setattr(exact_circles, "MOST_EQUATIONS", 1)
    assert not settle([choice, chance]) and not choice.closed
    monkeypatch.setattr(exact_circles, "MOST_EQUATIONS", 2)
    assert settle([choice, chance]) and choice.closed
