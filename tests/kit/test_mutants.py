"""The twelve standing mutants, and the dangers of the design: the kit kills each."""

from __future__ import annotations

import random
from bisect import insort
from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import replace
from typing import Any

import pytest

from heroon import kernel as k
from heroon.kernel.copying import copier
from heroon.native import engine
from heroon.testing import KitError, check_game
from tests.lengths import length
from tests.shapes import fight, grid, long_turn, parts, ride, team, windows

Patch = pytest.MonkeyPatch


def dies(spec: k.GameSpec[Any], why: str, *, seats: int = 2, games: int = 12, **more: Any) -> None:
    with pytest.raises(KitError, match=why) as error:
        # Without the other engine, which does not have the mutation: the laws alone must see it.
        check_game(spec, games, seats=seats, why_every=1, **{"native": False, **more})
    assert f"{spec.id} ({seats} seats), seed " in str(error.value)
    assert "record so far:" in str(error.value)


def with_step(
    spec: k.GameSpec[Any],
    step: int,
    run: Callable[..., Any] | None = None,
    do: Callable[..., None] | None = None,
) -> k.GameSpec[Any]:
    """The same game with another function for one step."""
    steps = copy(spec.steps)
    steps.run, steps.do = list(steps.run), list(steps.do)
    if run is not None:
        steps.run[step] = run
    if do is not None:
        steps.do[step] = do
    return replace(spec, steps=steps)


@pytest.mark.parametrize(
    "spec",
    [windows.SPEC, fight.SPEC, grid.SPEC, ride.SPEC, team.SPEC, long_turn.SPEC],
    ids=lambda spec: spec.id,
)
def test_the_unbroken_twin_passes(spec: k.GameSpec[Any]) -> None:
    games = length(5, 12)
    assert check_game(spec, games, seats=2, why_every=1).games == games
    assert check_game(with_step(spec, 0), 2, seats=2).games == 2


# -- the twelve ------------------------------------------------------------------------------------


def test_a_field_left_out_of_copy() -> None:
    spec = replace(windows.SPEC)
    short = copier(windows.Duel, [f for f in spec.fields if f.name != "life"], (2,))

    def forgetful(g: windows.Duel) -> windows.Duel:
        twin = short(g)
        twin.life = [3, 3]
        return twin

    vars(spec)["copy"] = forgetful
    dies(spec, "copy: the field life is not the same")


def test_a_list_shared_with_the_copy() -> None:
    spec = replace(windows.SPEC)
    right = spec.copy

    def sharing(g: windows.Duel) -> windows.Duel:
        twin = right(g)
        twin.hand[0] = g.hand[0]
        return twin

    vars(spec)["copy"] = sharing
    dies(spec, "shared with the copy|a clone changed")


def test_an_unsorted_hand(monkeypatch: Patch) -> None:
    monkeypatch.setattr(windows, "insort", lambda hand, card: hand.append(card))
    dies(windows.SPEC, "an unordered place is not sorted")


def only_if_it_can(g: windows.Duel, seat: int, so_far: int) -> k.Ask:
    ask = windows.window_words(g, seat, so_far)
    return k.NOBODY if len(ask.words) == 1 else ask


def window_or_nothing(g: windows.Duel, seat: int, so_far: int, word: int) -> None:
    windows.window(g, seat, so_far, word or k.PASS)


def test_a_skipped_window() -> None:
    spec = with_step(windows.SPEC, windows.WINDOW, only_if_it_can, window_or_nothing)
    dies(spec, "silence speaks")


def test_a_kept_known_card(monkeypatch: Patch) -> None:
    monkeypatch.setattr(k, "forget", lambda *_: None)
    dies(grid.SPEC, "left hand.. unseen, but seat . still knows")


class StoredTotal(team.Team):
    __slots__ = ("total",)
    total: int


def sum_is_right(g: StoredTotal) -> None:
    if g.total != sum(g.laid):
        raise k.KernelError("the stored total is wrong")


@pytest.mark.parametrize("repaired", [True, False])
def test_a_stored_total(repaired: bool) -> None:
    def together(g: StoredTotal, a: int, b: int, word: int) -> None:
        team.together(g, a, b, word)
        if word and team.VERB[word] == team.LAY.id:
            g.total += team.WHAT[word]

    def split(g: StoredTotal, a: int, b: int) -> k.Rule[None]:
        yield from team.split(g, a, b)
        if repaired:
            g.total = 0

    spec: k.GameSpec[Any] = replace(
        with_step(team.SPEC, team.TOGETHER, do=together),
        state=StoredTotal,
        own_fields=(*team.SPEC.own_fields, k.number("total", 0, 200)),
    )
    spec = with_step(spec, team.SPLIT, split)
    if repaired:
        check_game(spec, 12, invariants=[sum_is_right])
    else:
        dies(spec, "the stored total is wrong", invariants=[sum_is_right])


def test_a_view_that_shows_the_face_of_a_back() -> None:
    def view(g: grid.Vault, seat: int) -> k.View:
        shown = parts.grid("grid", g.grid, grid.CARD, 3, lambda i: True)
        right = grid.view(g, seat)
        return replace(right, areas=(shown, *right.areas[1:]))

    dies(replace(grid.SPEC, view=view), "the view is another|undo could follow news")


def test_a_hand_that_others_see() -> None:
    def view(g: windows.Duel, seat: int) -> k.View:
        hands = tuple(parts.hand(g.hand[s], windows.CARD, s, s) for s in (0, 1))
        return replace(windows.view(g, seat), areas=hands)

    dies(replace(windows.SPEC, view=view), "the view is another")


def test_an_order_that_tells_the_rank() -> None:
    def act_words(g: windows.Duel, me: int, _: int) -> k.Ask:
        ask = windows.act_words(g, me, 0)
        if windows.PARRY in g.hand[1 - me]:
            return k.Ask(ask.seats, ask.prompt, ask.words[::-1])
        return ask

    spec = with_step(windows.SPEC, windows.ACT, act_words)
    dies(spec, "the words are others: in another order|but its words are others")


def test_a_preview_on_the_real_state() -> None:
    def meddle_words(g: fight.Crawl, a: int, b: int) -> k.Ask:
        g.foe -= min(g.foe, sum(1 for face in g.dice if face > 3))
        return fight.meddle_words(g, a, b)

    dies(with_step(fight.SPEC, fight.MEDDLE, meddle_words), "the words of MEDDLE touch the state")


def test_a_refused_word_offered() -> None:
    def act_words(g: windows.Duel, me: int, _: int) -> k.Ask:
        words = [k.PASS, windows.PLAY[windows.STRIKE]]
        return k.Ask(1 << me, windows.P_ACT, words)

    spec = with_step(windows.SPEC, windows.ACT, act_words)
    dies(spec, "'play:strike' is offered, but refused with not-held")


def test_a_word_that_nothing_forbids_is_not_offered() -> None:
    def act_words(g: windows.Duel, me: int, _: int) -> k.Ask:
        return k.Ask(1 << me, windows.P_ACT, [k.PASS])

    dies(with_step(windows.SPEC, windows.ACT, act_words), "not offered, and nothing forbids it")


def unrecorded(take: Callable[[list[int]], int]) -> k.GameSpec[Any]:
    def fill(g: windows.Duel, me: int, _: int) -> Iterator[k.Ask]:
        while len(g.hand[me]) < 4 and g.deck:
            g.deck.pop()
            insort(g.hand[me], g.pool.pop(take(g.pool)))
            k.show(g)
        return
        yield

    return with_step(windows.SPEC, windows.FILL, fill)


def test_a_draw_not_recorded() -> None:
    dies(
        unrecorded(lambda pool: random.randrange(len(pool))),
        "elsewhere|another|unrecorded|the position is not",
    )


def test_a_draw_from_the_order_of_the_pool() -> None:
    dies(unrecorded(lambda pool: len(pool) // 2), "an unrecorded draw")


def test_an_undo_past_a_face(monkeypatch: Patch) -> None:
    monkeypatch.setattr(k, "show", lambda g: None)
    dies(windows.SPEC, "undo could follow news: seat . sees strike")


def test_a_limit_off_by_one() -> None:
    def fill(g: windows.Duel, me: int, _: int) -> k.Rule[None]:
        if len(g.hand[me]) == 4 and g.deck:
            card = yield from k.draw(g, g.pool, windows.DRAW[me], 1 << me)
            g.deck.pop()
            insort(g.hand[me], card)
        else:
            yield from windows.fill(g, me, 0)

    dies(with_step(windows.SPEC, windows.FILL, fill), "field hand..: 5 entries, capacity 4")


def test_a_dead_cut(monkeypatch: Patch) -> None:
    monkeypatch.setattr(k, "cut", lambda g, step: None)
    dies(fight.SPEC, "field life: -1 is not in 0..4", games=40)
    if engine(fight.SPEC):
        dies(fight.SPEC, "native: CPython asks .*, C asks", games=40, native=True)


# -- the dangers of 1.12 ---------------------------------------------------------------------------


def test_a_rule_that_keeps_a_list() -> None:
    def reveal(g: long_turn.Realm, me: int, many: int) -> k.Rule[None]:
        if not long_turn.turn_over(g, me):
            return
        deck = g.deck[me][:]
        top = len(deck) - 1
        yield from k.see(g, g.deck[me], top, g.pool[me], long_turn.S_DECK[me], k.ALL)
        g.aside[me].append(deck.pop())
        g.deck[me] = deck
        if many > 1:
            k.then(g, long_turn.REVEAL, me, many - 1)

    dies(
        with_step(long_turn.SPEC, long_turn.REVEAL, reveal),
        "pool|appeared|failed|KeyError",
        games=30,
    )


def test_a_step_that_grows() -> None:
    def battle(g: fight.Crawl, _: int, __: int) -> k.Rule[None]:
        g.foe = 9
        while g.foe > 0:
            again = yield from k.confirm(fight.HERO, fight.P_REROLL)
            face = yield from k.roll(fight.DIE[g.room])
            if face == 6 and not again:
                g.foe -= 1

    steps = copy(fight.SPEC.steps)
    steps.kind = list(steps.kind)
    steps.kind[fight.BATTLE] = 2
    spec = with_step(replace(fight.SPEC, steps=steps), fight.BATTLE, battle)
    dies(spec, "the short-step law: 17 words in flight")


def test_steps_that_are_often_rather_long() -> None:
    def roll(g: fight.Crawl, dice: int, _: int) -> k.Rule[None]:
        for _i in range(12 if dice == 3 else 1):
            face = yield from k.roll(fight.DIE[g.room])
        g.dice = [face] * dice if dice == 3 else sorted([*g.dice, face])

    with pytest.raises(KitError, match="1 ask in 100 has more than 8 words in flight"):
        check_game(with_step(fight.SPEC, fight.ROLL, roll), 5)


def test_an_exception_in_a_rule() -> None:
    def hit(g: windows.Duel, seat: int, _: int) -> None:
        g.life[seat] -= 1
        raise ValueError("no such blow")

    spec = with_step(windows.SPEC, windows.HIT, hit)
    dies(spec, "a rule failed; .* after: .* pass: ValueError\\('no such blow'\\)")
    hands = [["strike"] * 4, ["strike"] * 4]
    state = {"hand": hands, "turns": 1, "agenda": ["ACT", "TURN 1 0"]}
    table = k.open_position(spec, state, {}, 2, "twin")
    table.answer("play:strike", 0)
    digest, tokens, choices = spec.digest(table.g), list(table.tokens), table.choices
    view, events = repr(table.view(0)), table.events(0)
    with pytest.raises(k.KernelError, match="a rule failed") as failed:
        table.answer("pass", 1)
    assert "no such blow" in failed.value.details
    assert spec.digest(table.g) == digest
    assert (table.tokens, table.choices) == (tokens, choices)
    assert (repr(table.view(0)), table.events(0)) == (view, events)
    assert table.undoable == 0


def test_a_rule_that_reads_a_secret_to_stay_silent() -> None:
    def hit(g: ride.Field, seat: int, _: int) -> k.Rule[None]:
        if ride.SHIELD in g.bag[seat]:
            yield from ride.hit(g, seat, 0)
        else:
            g.life[seat] -= 1
            k.tell(g, ride.E_HIT, seat)
            if g.life[seat] == 0:
                k.end(g, g.life, ride.R_OVER)

    dies(with_step(ride.SPEC, ride.HIT, hit), "silence speaks", games=60)


def test_a_rule_that_reads_a_secret_to_offer() -> None:
    def act_words(g: windows.Duel, me: int, _: int) -> k.Ask:
        words = [k.PASS]
        if windows.STRIKE in g.hand[me] and windows.PARRY not in g.hand[1 - me]:
            words.append(windows.PLAY[windows.STRIKE])
        return k.Ask(1 << me, windows.P_ACT, words)

    spec = replace(with_step(windows.SPEC, windows.ACT, act_words), why=k.spec.no_reason)
    dies(spec, "the words are others: play:strike|but its words are others")


def test_a_reason_that_reads_a_secret() -> None:
    def why(g: windows.Duel, seat: int, word: int) -> int:
        reason = windows.why(g, seat, word)
        if reason == windows.R_NOT_NOW and windows.PARRY in g.hand[1 - seat]:
            return windows.R_HURT
        return reason

    dies(replace(windows.SPEC, why=why), "the reason against '.*' is another")


def test_a_place_that_others_can_follow_through_a_shuffle() -> None:
    def gather(g: grid.Vault, a: int, b: int) -> None:
        kept = g.known[:]
        grid.gather(g, a, b)
        g.known = kept

    dies(with_step(grid.SPEC, grid.GATHER, gather), "knows an empty or unknown slot")


def test_a_shuffle_that_leaves_the_pool_unequal() -> None:
    def gather(g: grid.Vault, _: int, __: int) -> None:
        for i in range(grid.CELLS):
            g.grid[i] = 0
            g.known[i] = 0

    dies(with_step(grid.SPEC, grid.GATHER, gather), "cards appeared or vanished")


# -- what else the kit refuses ---------------------------------------------------------------------


def asking(words: list[int], seats: int = 1) -> k.GameSpec[Any]:
    return with_step(
        team.SPEC, team.TOGETHER, lambda g, a, b: k.Ask(seats, team.P_LAY, list(words))
    )


def test_words_that_cannot_be_offered() -> None:
    dies(asking([k.YES, k.NO, k.YES]), "the word 'yes' is offered twice")
    dies(asking([k.YES], 4), "seats that do not exist")
    dies(asking([team.READY[0]], 3), "seat 1 is asked without a word")
    dies(asking([team.READY[0], team.READY[1]], 1), "a word is offered that no asked seat may say")


def test_a_word_whose_text_means_another(monkeypatch: Patch) -> None:
    right = windows.V.parse

    def parse(seat: int, token: str, where: str = "") -> int:
        return k.NO if token == "play:strike" else right(seat, token, where)

    monkeypatch.setattr(windows.V, "parse", parse)
    dies(windows.SPEC, "'play:strike' means another word")


def test_a_word_that_cannot_be_said() -> None:
    V = k.Vocabulary()
    odd = V.verb("odd word")
    prompt = V.prompt("p")
    spec = replace(with_step(windows.SPEC, windows.ACT), words=V)
    steps = copy(spec.steps)
    steps.run = list(steps.run)
    steps.run[windows.TURN] = lambda g, a, b: k.then(g, windows.ACT)
    steps.run[windows.ACT] = lambda g, a, b: k.Ask(1, prompt, [odd])
    spec = replace(spec, steps=steps, why=k.spec.no_reason)
    dies(spec, "cannot be said: .*without blanks")


def test_a_loop_without_choices() -> None:
    def turn(g: windows.Duel, me: int, _: int) -> None:
        k.plan(g, k.step(windows.WINDOW, 0, 0), k.step(windows.TURN))

    spec = replace(with_step(windows.SPEC, windows.TURN, turn), bound=3)
    dies(spec, "no end after 200 tokens", games=1)


def test_a_result_for_too_few_seats() -> None:
    def read(g: windows.Duel, me: int, _: int) -> None:
        windows.turn(g, me, 0)
        if g.turns > 3:
            k.end(g, [1], windows.R_HURT)

    dies(with_step(windows.SPEC, windows.TURN, read), "a result is one int a seat and a reason")


def test_a_game_that_meets_its_bound() -> None:
    spec = replace(windows.SPEC, bound=5)
    report = check_game(spec, 6)
    assert report.bounded == 6
    assert all(result.startswith("bound ") for result in report.results)


def test_an_agenda_holds_no_secret_word() -> None:
    """A hidden card waiting on the agenda is not dealt anew: a sampled world breaks on it."""

    def put(g: grid.Vault, me: int, cell: int, word: int) -> None:
        k.plan(g, k.step(late, me, cell), k.step(really, word, me * 8 + cell))

    steps = copy(grid.SPEC.steps)
    for name in ("names", "kind", "run", "do"):
        setattr(steps, name, list(getattr(steps, name)))
    late, really = steps.new("LATE"), steps.new("REALLY")

    @steps.rule(late)
    def ask_the_other(g: grid.Vault, me: int, cell: int) -> k.Rule[None]:
        yield from k.confirm(1 - me, grid.P_TURN)

    @steps.auto(really)
    def put_it(g: grid.Vault, word: int, where: int) -> None:
        grid.put(g, where // 8, where % 8, word)

    spec = with_step(replace(grid.SPEC, steps=steps), grid.PUT_BACK, do=put)
    dies(spec, "a rule failed|is another|others|unrecorded", games=20)


def test_depth_and_report() -> None:
    with pytest.raises(ValueError, match="depth is one of"):
        check_game(windows.SPEC, 1, "deep")
    report = check_game(windows.SPEC, 2)
    plain = report.as_dict()
    assert plain["game"] == "windows"
    assert plain["max_in_flight"] == report.p99_in_flight == 0
    assert plain["digest"] == check_game(windows.SPEC, 2).digest
    assert sum(report.lengths) == report.tokens
