"""Words: domains, verbs, streams, and what is refused when they are declared or said."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from heroon import kernel as k
from heroon.kernel.errors import MALFORMED, NOT_YOURS, UNKNOWN

COLOUR = k.domain("colour", "red green")
SEAT = k.domain("seat", "0 1")


def test_a_domain_is_ints_with_tokens() -> None:
    d = k.domain("d", ["a", "b", "c"], start=2)
    assert (d.values, d.tokens, d.top) == ((2, 3, 4), ("a", "b", "c"), 5)
    assert (d.by_token["b"], d.by_value[3]) == (3, "b")
    part = d.part("p", [4, 2])
    assert (part.values, part.tokens) == ((4, 2), ("c", "a"))
    assert repr(part) == "<domain p: c a>"
    assert repr(k.numbers("n", 1, 20)) == "<domain n: 1 2 3 4 5 6 7 8 …>"


@pytest.mark.parametrize(
    ("values", "tokens", "why"),
    [
        ([1, 1], ["a", "b"], "twice"),
        ([1, 2], ["a", "a"], "twice"),
        ([-1], ["a"], "negative"),
    ],
)
def test_a_domain_is_refused(values: list[int], tokens: list[str], why: str) -> None:
    with pytest.raises(k.KernelError, match=why):
        k.Domain("d", values, tokens)


def test_verbs_give_words_by_their_arguments() -> None:
    v = k.Vocabulary()
    plain = v.verb("go")
    one = v.verb("paint:{}", COLOUR)
    two = v.verb("mix:{}+{}", COLOUR, COLOUR)
    three = v.verb("deep:{}{}{}", SEAT, k.numbers("n", 2, 3), COLOUR)
    assert (v.text[plain], v.text[one[1]], v.text[two[0][1]]) == (
        "go",
        "paint:green",
        "mix:red+green",
    )
    assert v.text[three[1][3][0]] == "deep:13red"
    assert three[0][0] == ()
    verb, a, b, c = v.tables()
    word = three[1][3][1]
    assert (verb[word], a[word], b[word], c[word]) == (three.id, 1, 3, 1)
    assert (a[plain], b[plain]) == (0, 0)
    assert v.verbs[two.id].count == 4
    assert not v.verbs[two.id].by_seat


def test_the_values_a_domain_lacks_give_nothing() -> None:
    v = k.Vocabulary()
    row = v.verb("take:{}", k.Domain("odd", [1, 3], ["a", "b"]))
    assert (row[0], row[2]) == (k.NOTHING, k.NOTHING)
    assert v.text[row[3]] == "take:b"


def test_a_word_by_seat() -> None:
    v = k.Vocabulary()
    lay = v.verb("lay:{}", SEAT, COLOUR, by_seat=True)
    assert v.text[lay[0][1]] == v.text[lay[1][1]] == "lay:green"
    assert v.parse(0, "lay:green") == lay[0][1]
    assert v.parse(1, "lay:green") == lay[1][1]
    with pytest.raises(k.InputError, match="only another seat") as bad:
        v.parse(2, "lay:green", "ask 3")
    assert (bad.value.kind, bad.value.token, bad.value.where) == (NOT_YOURS, "lay:green", "ask 3")


@pytest.mark.parametrize("token", ["", "a b", "a\x07", "x" * 81])
def test_a_malformed_token(token: str) -> None:
    with pytest.raises(k.InputError) as bad:
        k.Vocabulary().parse(0, token)
    assert bad.value.kind == MALFORMED


@pytest.mark.parametrize("token", ["fly", "nothing", "YES"])
def test_an_unknown_token(token: str) -> None:
    v = k.Vocabulary()
    with pytest.raises(k.InputError) as bad:
        v.parse(0, token)
    assert bad.value.kind in (UNKNOWN, NOT_YOURS)


def test_nothing_is_declared_twice() -> None:
    v = k.Vocabulary()
    v.verb("go")
    v.prompt("p", "g:1")
    v.event("e", colour=COLOUR)
    v.reason("r", "g:2")
    v.stream("s", COLOUR)
    repeated: list[Callable[[], int]] = [
        lambda: v.verb("go"),
        lambda: v.prompt("p"),
        lambda: v.event("e"),
        lambda: v.reason("r", ""),
        lambda: v.stream("s", COLOUR),
    ]
    for again in repeated:
        with pytest.raises(k.KernelError, match="declared twice"):
            again()
    with pytest.raises(k.KernelError, match="two words are spelt 'pass'"):
        v.verb("{}", k.domain("d", "pass"))
    with pytest.raises(k.KernelError, match="more than four"):
        v.event("f", a=SEAT, b=SEAT, c=SEAT, d=SEAT, e=SEAT)


def test_streams_and_outcomes() -> None:
    v = k.Vocabulary()
    one = v.stream("die", COLOUR)
    row = v.stream("draw.{}", COLOUR, SEAT)
    grid = v.stream("tile.{}/{}", COLOUR, SEAT, COLOUR)
    assert v.streams[one].name == "die"
    assert v.streams[row[1]].name == "draw.1"
    assert v.streams[grid[1][0]].name == "tile.1/red"
    assert v.outcome(one, "green") == 1
    with pytest.raises(k.InputError, match=r"not an outcome of draw\.0"):
        v.outcome(row[0], "blue")


def test_an_input_error_says_all_it_knows() -> None:
    bad = k.InputError("refused", "too late", "go", "ask 4", "g:3")
    assert str(bad) == "ask 4: 'go': too late [g:3]"
    assert str(k.InputError("stale", "too late")) == "too late"
    assert isinstance(bad, k.HeroonError)
