"""Short names: few letters, all different."""

from __future__ import annotations

from heroon.board.short import MOST, shortened


def test_a_number_and_initials_are_kept_and_nothing_is_named_twice() -> None:
    names = ("hero 1", "hero 2", "skeleton", "great hall", "the small lever", "jar", "shade")
    short = shortened(names)
    assert (short["hero 1"], short["hero 2"]) == ("H1", "H2")
    assert (short["great hall"], short["the small lever"]) == ("GH", "SL")
    assert (short["skeleton"], short["jar"], short["shade"]) == ("Sk", "Ja", "Sh")


def test_names_that_begin_alike_stay_apart() -> None:
    names = [f"stone {word}" for word in ("arch", "axle", "anvil", "apse", "altar", "ash")]
    short = shortened([*names, "shadow", "shade", "shark", "share", "sh"])
    assert len(set(short.values())) == len(short)
    assert all(0 < len(one) <= MOST for one in short.values())


def test_one_letter_is_enough_where_few_are_wanted() -> None:
    assert shortened(["red", "blue"], least=1) == {"red": "R", "blue": "B"}
