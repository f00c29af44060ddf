"""The table: answers and refusals, views and events, undo, clones, sampled worlds, seats."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from heroon import kernel as k
from heroon.kernel.errors import MALFORMED, NOT_YOURS, REFUSED, STALE, UNKNOWN
from tests.kernel import small
from tests.kernel.small import SAY, Small, play, texts
from tests.shapes import grid, long_turn, ride, team, windows


def talk(g: Small, _: int, __: int) -> k.Rule[None]:
    """Seat 0 says a number, seat 1 yes or no; a die; a card that seat 1 alone sees."""
    g.n += yield from k.amount(0, small.P, SAY, 1, 3)
    k.tell(g, small.E_SAID, g.n)
    yield from k.react(1, small.Q, False)
    g.n += yield from k.roll(small.DIE)
    card = yield from k.draw(g, g.pool, small.S_DECK, 2)
    g.deck.pop()
    g.hand[1].append(card)
    k.tell(g, small.E_SECRET, card, g.n, to=2, others=small.E_SHORT)
    yield from k.confirm(0, small.P)


def only_say(g: Small, seat: int, word: int) -> int:
    return small.R_NO


TALK = small.game(talk)


# -- answering -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "seat", "number", "kind", "why"),
    [
        ("say 1", 0, None, MALFORMED, "one word without blanks"),
        (99, 0, None, MALFORMED, "not a word"),
        (0, 0, None, MALFORMED, "not a word"),
        ("fly", 0, None, UNKNOWN, "no such word"),
        ("yes", 0, None, REFUSED, "not-offered"),
        ("yes", 1, None, NOT_YOURS, "seat 1 is not asked"),
        ("yes", 2, None, MALFORMED, "there is no seat 2"),
        ("yes", -1, None, NOT_YOURS, "seat -1 is not asked"),
        ("say:1", 0, 3, STALE, "that was meant for ask 3"),
        ("!resign", 2, None, MALFORMED, "there is no seat 2"),
    ],
)
def test_refusals(said: str | int, seat: int, number: int | None, kind: str, why: str) -> None:
    table = k.Table(TALK)
    digest = TALK.digest(table.g)
    with pytest.raises(k.InputError, match=why) as bad:
        table.answer(said, seat, number)
    assert bad.value.kind == kind
    assert kind != REFUSED or (bad.value.rule, bad.value.where) == ("small:p", "ask 0")
    assert (TALK.digest(table.g), table.tokens) == (digest, [])
    table.answer("say:1", 0, 0)
    assert table.text_of(table.tokens[0]) == "0 say:1"


def test_nature_answered_by_hand() -> None:
    table = k.Table(TALK)
    play(table, ["0 say:2", "1 no"])
    refused: list[tuple[str | int, str]] = [
        ("die=7", "not an outcome of die"),
        ("deck=1", "the ask is die"),
        (9, "not possible now"),
    ]
    for said, why in refused:
        with pytest.raises(k.InputError, match=why):
            table.answer(said, -1)
    with pytest.raises(k.InputError, match="not asked"):
        table.answer("yes", 0)
    table.answer("6")
    assert table.text_of(table.tokens[-1]) == "* die=6"
    table.answer("deck=3", -1)
    assert texts(table) == ["yes", "no"]


def test_a_reason_of_the_game() -> None:
    table = k.Table(windows.SPEC, driver=k.Seeded("1"))
    with pytest.raises(k.InputError, match=r"not-now \[windows:window\]") as bad:
        table.answer("play:parry", 0)
    assert (bad.value.kind, bad.value.rule) == (REFUSED, "windows:window")


def test_why() -> None:
    table = k.Table(windows.SPEC, driver=k.Seeded("1"))
    reason = table.why("play:parry", 0)
    assert reason is not None
    assert (reason.name, reason.rule) == ("not-now", "windows:window")
    assert table.why("pass", 0) is None
    other = table.why("pass", 1)
    assert other is not None
    assert other.name == "not-asked"
    table.answer("!resign", 1)
    over = table.why("pass", 0)
    assert over is not None
    assert over.name == "game-over"
    inside = k.Table(TALK).why(k.YES, 0)
    assert inside is not None
    assert (inside.name, inside.rule) == ("not-offered", "small:p")
    mine = k.Table(team.SPEC, driver=k.Seeded("1")).why(team.READY[0], 1)
    assert mine is not None
    assert mine.name == "not-offered"


def test_resigning() -> None:
    table = k.Table(TALK)
    table.answer("say:1", 0)
    table.answer("!resign", 0)
    assert (table.over, table.result, table.reason) == (True, [0, 1], "resigned")
    assert table.text_of(table.tokens[-1]) == "0 !resign"
    assert table.undoable == 0
    with pytest.raises(k.InputError, match="the game is over"):
        table.answer("!resign", 1)
    with pytest.raises(k.InputError, match="the game is over"):
        table.answer("no", 1)
    twin = table.clone()
    assert (twin.over, twin.reason, twin.tokens) == (True, "resigned", table.tokens)
    assert twin.sample(0, k.Rng(1)).view(0) == twin.view(0)
    view = table.view(1)
    assert (view.result, view.reason, view.words) == ((0, 1), "resigned", ())
    table.rewind(2)
    assert table.reason == "resigned"
    table.rewind(1)
    assert not table.over
    again = k.Table(TALK)
    for token in twin.tokens:
        again.repeat(token)
    assert again.result == [0, 1]


def test_the_bound() -> None:
    spec = replace(TALK, bound=1)
    table = k.Table(spec, bounded=True)
    play(table, ["0 say:3", "1 no", "* 6", "* 1"])
    assert table.choices == 1
    table.answer("yes")
    assert (table.over, table.reason, table.result) == (True, "bound", [9, 0])
    free = k.Table(spec)
    play(free, ["0 say:3", "1 no", "* 6", "* 1", "0 yes"])
    assert (free.reason, free.result) == ("done", [9, 0])
    again, _ = k.read_record(k.write_record(table), spec=spec)
    assert (again.reason, again.result) == ("bound", [9, 0])


def test_a_failing_rule_puts_the_table_back() -> None:
    def rule(g: Small, _: int, __: int) -> k.Rule[None]:
        g.n = yield from k.amount(0, small.P, SAY, 1, 9)
        k.cut(g, 77)

    table = k.Table(small.game(rule))
    with pytest.raises(k.KernelError, match="a rule failed") as failed:
        table.answer("say:4")
    assert "say:4" not in str(failed.value)
    assert failed.value.details.startswith("after: 0 say:4: KernelError")
    assert (table.g.n, table.tokens, table.choices) == (0, [], 0)
    assert texts(table)[0] == "say:1"


# -- views and events ------------------------------------------------------------------------------


def test_events_for_those_who_saw_them() -> None:
    table = k.Table(TALK)
    play(table, ["0 say:2", "1 no", "* 4", "* 3"])
    said = (small.E_SAID, (2,))
    assert [tuple(e) for e in table.events(1)] == [said, (small.E_SECRET, (3, 6))]
    for seat in (0, -1):
        assert [tuple(e) for e in table.events(seat)] == [said, (small.E_SHORT, ())]
    assert [tuple(e) for e in table.events(1, 1)] == [(small.E_SECRET, (3, 6))]
    assert k.write_transcript(table, 1) == (
        "# small, seat 1\nsaid number=2\nsecret card=3 number=6\n"
    )


def test_a_secret_without_a_short_form() -> None:
    def rule(g: Small, _: int, __: int) -> k.Rule[None]:
        k.tell(g, small.E_SAID, 1, to=1)
        yield from k.confirm(1, small.P)

    table = k.Table(small.game(rule))
    assert len(table.events(0)) == 1
    assert table.events(1) == table.events(-1) == []


def test_views_say_who_is_awaited() -> None:
    table = k.Table(TALK)
    mine, other = table.view(0), table.view(1)
    assert (mine.awaited, mine.prompt, len(mine.words)) == (1, "p", 3)
    assert (other.awaited, other.prompt, other.words) == (1, "p", ())
    play(table, ["0 say:1", "1 no"])
    assert (table.view(0).awaited, table.view(0).prompt) == (0, "")
    assert table.words(0) == []
    play(table, ["* 1", "* 1", "0 yes"])
    assert (table.view(-1).result, table.view(-1).reason) == ((2, 0), "done")
    assert table.words(0) == []


# -- undo ------------------------------------------------------------------------------------------


def line(g: Small, left: int, _: int) -> k.Rule[None]:
    g.n = yield from k.amount(0, small.P, SAY, 0, 9)
    if left < 40:
        k.then(g, 0, left + 1)


def test_undo_goes_far_back() -> None:
    table = k.Table(small.game(line))
    for n in range(40):
        table.answer(SAY[n % 10])
    assert table.undoable == 40
    digests = [TALK.digest(table.g)]
    for n in range(39, 4, -1):
        assert table.undo().word == SAY[n % 10]
        digests.append(TALK.digest(table.g))
    assert (table.undoable, table.undos, table.choices) == (5, 35, 5)
    assert len(set(digests)) == 10
    for n in range(5, 40):
        digests.pop()
        table.answer(SAY[n % 10])
        assert TALK.digest(table.g) == digests[-1]


def test_what_undo_does_not_reach_behind() -> None:
    table = k.Table(TALK)
    with pytest.raises(k.InputError, match="nothing can be taken back") as bad:
        table.undo()
    assert bad.value.kind == REFUSED
    table.answer("say:2", 0)
    assert table.undoable == 1
    table.answer("no", 1)
    assert table.undoable == 1, "the forced answer of seat 1 can be taken back by seat 1 alone"
    assert table.undo().seat == 1
    table.answer("no", 1)
    table.answer("6", -1)
    assert table.undoable == 0


def test_forced_chance_is_no_news() -> None:
    def rule(g: Small, _: int, __: int) -> k.Rule[None]:
        g.n = yield from k.amount(0, small.P, SAY, 0, 9)
        yield from k.chance(small.DIE, (4, 4, 4))
        yield from k.confirm(0, small.P)

    table = k.Table(small.game(rule), driver=k.Seeded("1"))
    table.answer("say:3")
    assert len(table.tokens) == 2
    assert table.undoable == 1
    table.undo()
    assert (table.tokens, table.g.n) == ([], 0)


def test_rewind_is_for_practice() -> None:
    table = k.Table(TALK, driver=k.Seeded("1"))
    play(table, ["0 say:2", "1 no"])
    tokens = list(table.tokens)
    table.rewind(1)
    assert (len(table.tokens), table.practice) == (1, True)
    table.answer("no", 1)
    assert table.tokens == tokens
    for n in (-1, 9):
        with pytest.raises(k.InputError, match="there are 4 tokens"):
            table.rewind(n)


# -- clones and worlds -----------------------------------------------------------------------------


def test_clones_at_every_token() -> None:
    table = k.Table(TALK)
    script = ["0 say:2", "1 no", "* 4", "* 3", "0 yes"]
    for n, said in enumerate(script):
        clone = table.clone()
        play(clone, script[n:])
        assert clone.result == [6, 0]
        assert len(table.tokens) == n
        play(table, [said])
    driven = k.Table(TALK).clone(k.Seeded("2"))
    play(driven, ["0 say:1", "1 no"])
    assert len(driven.tokens) == 4


def test_a_world_keeps_what_the_seat_saw() -> None:
    table = k.Table(TALK)
    play(table, ["0 say:2", "1 no", "* 4", "* 3"])
    for seed in range(10):
        assert table.sample(1, k.Rng(seed)).g.hand[1] == [3]
    others = {table.sample(0, k.Rng(seed)).g.hand[1][0] for seed in range(40)}
    assert others == {1, 2, 3}
    assert {table.sample(-1, k.Rng(seed)).g.hand[1][0] for seed in range(40)} == {1, 2, 3}
    assert table.g.hand[1] == [3]


def test_worlds_of_a_place_with_masks() -> None:
    table = k.Table(grid.SPEC, driver=k.Seeded("2"))
    play(table, ["1 peek:0", "0 peek:1"])
    cell = table.g.grid[:2]
    assert 0 not in cell
    seen = [[table.sample(s, k.Rng(n)).g.grid for n in range(40)] for s in (0, 1, -1)]
    assert {g[0] for g in seen[1]} == {cell[0]}
    assert {g[1] for g in seen[0]} == {cell[1]}
    assert len({g[0] for g in seen[0]}) > 2
    assert len({g[0] for g in seen[2]}) > 2
    watched = table.sample(0, k.Rng(1)).g
    assert [len(hand) for hand in watched.hand] == [len(mask) for mask in watched.watched]


def test_slots_with_printed_limits_are_dealt_first() -> None:
    def fits(g: Any, place: str, owner: int, i: int, card: int) -> bool:
        return place != "grid" or card > 2

    spec = replace(grid.SPEC, fits=fits)
    hands = [["5", "1"], ["1", "1"]]
    state = {"grid": ["4!1", "3!1", "?", "?", "?", "?"], "hand": hands, "agenda": ["ACT 0 0"]}
    state |= {"stock": ["?*4"]}
    table = k.open_position(spec, state, {}, 2, "limits")
    for seed in range(20):
        world = table.sample(0, k.Rng(seed)).g
        assert min(world.grid[:2]) > 2
        assert world.hand[0] == [1, 5]


def test_what_cannot_be_dealt_is_a_bug() -> None:
    spec = replace(grid.SPEC, fits=lambda g, place, owner, i, card: place != "grid")
    state = {"grid": ["4!1", "?", "?", "?", "?", "?"], "agenda": ["ACT 0 0"]}
    table = k.open_position(spec, state, {}, 2, "limits")
    with pytest.raises(k.KernelError, match=r"set deck\.0: what a seat does not know cannot"):
        table.sample(0, k.Rng(1))


def test_a_rule_that_holds_a_secret_has_no_worlds() -> None:
    def rule(g: Small, _: int, __: int) -> k.Rule[None]:
        for card in (1, 1, 2, 3):  # set-up by hand: seat 1 holds all
            if len(g.hand[1]) < 4:
                g.pool.remove(card)
                g.deck.pop()
                g.hand[1].append(card)
        yield from k.confirm(1, small.P)
        word = yield from k.pick(1, small.P, [SAY[c] for c in g.hand[1][:1]] + [SAY[9]])
        if word == SAY[9]:
            k.tell(g, small.E_SHORT)
        yield from k.confirm(0, small.Q)

    table = k.Table(small.game(rule))
    play(table, ["1 yes", "1 say:9"])
    assert table.sample(0, k.Rng(1)).ask is not None

    def secret(g: Small, _: int, __: int) -> k.Rule[None]:
        g.n = (yield from k.pick(1, small.P, [SAY[1], SAY[2]])) - SAY[0]
        if g.size:
            yield from k.confirm(0, small.Q)
        yield from k.confirm(0, small.P)

    broken = k.Table(small.game(secret), {"size": "big"})
    play(broken, ["1 say:1"])
    assert broken._check_mark is not None
    broken._check_mark.g.size = 0
    assert broken.sample(0, k.Rng(1)).ask is not None
    broken.answer("yes", 0)
    with pytest.raises(k.KernelError, match="no sampled world agrees"):
        broken.sample(0, k.Rng(1))


def test_a_world_in_which_the_words_are_refused() -> None:
    def rule(g: Small, _: int, __: int) -> k.Rule[None]:
        word = yield from k.pick(0, small.P, [SAY[c] for c in (1, 2, 3) if c in g.hand[1]])
        g.hand[1].remove(word - SAY[0])
        g.deck.append(word - SAY[0])
        yield from k.confirm(0, small.Q)

    state = {"hand": [[], ["1", "2"]], "agenda": ["FIRST", "LAST"]}
    table = k.open_position(small.game(rule), state, {}, 2, "held")
    table.answer("say:2")
    for seed in range(20):
        world = table.sample(0, k.Rng(seed))
        assert world.g.deck[-1] == 2
        assert len(world.g.hand[1]) == 1


def test_a_seat_is_all_a_bot_gets() -> None:
    table = k.Table(windows.SPEC, driver=k.Seeded("4"))
    mine, other = k.Seat(table, 0), k.Seat(table, 1)
    assert mine.words == table.words(0)
    assert (mine.prompt, other.prompt) == (windows.P_ACT, 0)
    assert other.words == []
    assert repr(mine.view()) == repr(table.view(0))
    assert mine.events(2) == table.events(0)[2:]
    assert mine.why(k.PASS) is None
    world = mine.world(k.Rng(3))
    assert world.g is not table.g
    assert world.g.hand[0] == table.g.hand[0]
    assert sorted(world.g.hand[1]) != [] or table.g.hand[1] == []
    table.answer("!resign", 0)
    assert mine.prompt == 0


@pytest.mark.parametrize("spec", [ride.SPEC, long_turn.SPEC], ids=lambda s: s.id)
def test_worlds_go_on_by_a_driver_of_their_own(spec: k.GameSpec[Any]) -> None:
    table = k.Table(spec, driver=k.Seeded("1"))
    world = table.sample(0, k.Rng(1), k.Seeded("other"))
    while world.ask is not None:
        world.answer(world.ask.words[-1], world.ask.seats.bit_length() - 1)
    assert len(world.result) == table.seats
    assert not table.over
