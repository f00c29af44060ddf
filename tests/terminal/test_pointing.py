"""Pointing: a piece, then where it goes, in any order; twice for an answer of one piece."""

from heroon.play.pointing import Pointer

WORDS = {
    1: ("hand/6", "column/1"),
    2: ("hand/6", "column/2"),
    3: ("hand/7", "column/1"),
    4: ("field/1",),
    5: ("field/2",),
    6: ("hand/x", "column/1", "field/1"),
    7: (),
}


def pointer() -> Pointer:
    return Pointer(list(WORDS), WORDS.__getitem__)


def test_pieces_are_lit_first_then_their_places() -> None:
    one = pointer()
    assert one.lit == {"hand/6", "hand/7", "field/1", "field/2", "hand/x"}
    assert one.pick(["hand/6"]) == (0, "")
    assert one.candidates == [1, 2]
    assert one.lit == {"column/1", "column/2"}
    assert one.pick(["field/9", "column/2"]) == (2, "")


def test_the_order_does_not_matter() -> None:
    one = pointer()
    assert one.pick(["column/2"]) == (0, "")
    assert one.pick(["hand/6"]) == (2, "")


def test_an_answer_of_one_piece_is_confirmed() -> None:
    one = pointer()
    assert one.pick(["field/2"]) == (0, "")
    assert one.pick(["field/2"]) == (5, "")


def test_a_piece_of_several_answers_is_put_back_when_picked_twice() -> None:
    one = pointer()
    one.pick(["hand/6"])
    assert one.pick(["hand/6"]) == (0, "")
    assert one.picked == []


def test_another_piece_begins_anew() -> None:
    one = pointer()
    one.pick(["hand/6"])
    assert one.pick(["hand/7"]) == (0, "")
    assert one.picked == ["hand/7"]


def test_three_targets_need_three_picks() -> None:
    one = pointer()
    assert one.pick(["hand/x"]).word == one.pick(["field/1"]).word == 0
    assert one.pick(["column/1"]) == (6, "")


def test_what_is_in_no_answer_says_so_and_keeps_the_picks() -> None:
    one = pointer()
    one.pick(["hand/6"])
    assert one.pick(["deck"]) == (0, "deck")
    assert one.picked == ["hand/6"]
    assert one.clear() and not one.clear()


def test_an_answer_is_aimed_at_where_one_pick_completes_it() -> None:
    one = pointer()
    assert one.aimed(["field/1"]) == 4
    assert one.aimed(["hand/6"]) == one.aimed(["deck"]) == 0
    one.pick(["hand/6"])
    assert one.aimed(["field/9", "column/2"]) == 2
    assert one.picked == ["hand/6"]
