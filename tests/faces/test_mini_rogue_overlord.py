"""MINI ROGUE against an Overlord, on the presentation model: boards, gestures, acts, secrets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from heroon.board.laws import faults
from heroon.board.model import Look
from heroon.board.types import Board, Card, Panel, Seat, Thing, Value
from heroon.faces.mini_rogue import powers
from heroon.faces.mini_rogue.art import names
from heroon.faces.mini_rogue.board import MODEL, board
from heroon.faces.mini_rogue.choices import lines
from heroon.faces.mini_rogue.fights import whole_fight
from heroon.faces.mini_rogue.odds import left_after, pass_chance
from heroon.faces.mini_rogue.rooms import BEST, met_hp
from heroon.faces.mini_rogue.scene import Sight
from heroon.faces.mini_rogue.seen import given, me_of, run_of
from heroon.faces.mini_rogue.terminal import draw
from heroon.faces.mini_rogue.terms import as_foe, cell
from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.cards import CELL_SIZE, IDOL_LESS, RANGED, REWARDS, ROOM_AT
from heroon.games.mini_rogue.foes import horde, keyword
from heroon.games.mini_rogue.overlord import can_play, number_of
from heroon.games.mini_rogue.rules_answer import blow
from heroon.games.mini_rogue.spec import SPEC
from heroon.games.mini_rogue.state import Run
from heroon.games.mini_rogue.steps import AUGURED, RETHINK, SEALED
from heroon.kernel import PASS, Ask, Rng, Seeded, Table
from heroon.play.beats import Since
from heroon.play.pointing import Pointer
from heroon.play.what import Described as What
from heroon.terminal.scene import Scene as Drawing
from heroon.texts import Sentences
from tests.faces.asking import question
from tests.faces.test_mini_rogue_board import NAMES, TELLER, told_in
from tests.lengths import length
from tests.mini_rogue.laid import laid

LORDS = ("prophet", "architect", "gravedigger")


def opened(seed: int, mode: str = "overlord", heroes: int = 1) -> Table[Any]:
    """A game that has begun; seeds take the Overlords by turns."""
    options = {"mode": mode, "lord": LORDS[seed % 3], "hero_2": "captain", "hero_3": "alchemist"}
    options["beginners"] = "yes" if seed % 2 else "no"
    seats = heroes + int(mode == "overlord")
    return Table(SPEC, options, Seeded(f"lord {seed}"), seats=seats)


def walk(table: Table[Any], seed: int, most: int = 160) -> Iterator[int]:
    """The seats that are asked, one after the other; each answers by the policy or by chance."""
    rng = Rng(seed)
    assert SPEC.policy is not None
    for step in range(most):
        if table.ask is None:
            return
        seat = table.ask.seats.bit_length() - 1
        yield seat
        words = list(table.words(seat))
        assert SPEC.policy is not None
        if step % 4:
            word = SPEC.policy(table.g, Ask(1 << seat, table.ask.prompt, words), rng)
        else:
            word = rng.choice([one for one in words if one > PASS] or words)
        table.answer(word, seat)


def look(table: Table[Any], seat: int, lang: str = "en") -> Look:
    return Look(table.view(seat), Sentences(told_in(lang), table.spec, seat, NAMES))


def part(made: Board, name: str) -> Thing:
    return next(thing for thing in made.things() if thing.id == name)


def test_each_seat_has_a_board_that_keeps_the_laws() -> None:
    known, prompts = names(), set()
    for seed in range(length(4, 12)):
        table = opened(seed, "automa" if seed % 4 == 3 else "overlord", 1 + seed % 3)
        for step, _ in enumerate(walk(table, seed)):
            prompts.add(table.spec.words.prompts[table.ask.prompt].name if table.ask else "")
            if step % length(4, 2):
                continue
            for seat in (-1, *range(table.seats)):
                seen = look(table, seat, ("en", "fr")[seed % 2])
                made = board(seen)
                over = question(table, seen.view, MODEL, TELLER) if seat >= 0 else None
                assert faults(made, over, art=known) == []
                for word in seen.view.words:
                    assert "{" not in TELLER.aside(word, seen.view, seen.sentences)
    assert prompts >= {"adopt", "borrow", "omen-zone", "exchange", "omen-die"}


def test_whatever_lies_there_says_what_it_is() -> None:
    table = opened(0)
    heads = set()
    for seat in walk(table, 0, 60):
        seen = look(table, seat, "fr")
        for thing in board(seen).things():
            for target in thing.at[:1]:
                found = TELLER.what(target, seen.view, seen.sentences) if TELLER.what else None
                if isinstance(found, What):
                    heads.add(target.partition("/")[0])
    assert heads >= {"lord", "omen", "marker", "power", "hand", "side", "card", "seat"}


def test_the_overlord_sits_below_and_the_adventurers_above() -> None:
    table = opened(0, heroes=2)
    for seat in walk(table, 0, 20):
        if seat == 2:
            made = board(look(table, 2))
            zones = {zone.name: [one.id for one in zone.parts] for zone in made.zones}
            assert zones["home"] == ["lord"]
            assert zones["away"] == ["seat.0", "seat.1"]
            assert "lording" in part(made, "lord").style
            other = board(look(table, 0))
            zones = {zone.name: [one.id for one in zone.parts] for zone in other.zones}
            assert zones["home"] == ["seat.0"]
            assert zones["away"] == ["lord", "seat.1"]
            return
    raise AssertionError("the Overlord was never asked")


def test_only_the_overlord_sees_the_hand() -> None:
    table = opened(0)
    for seat in walk(table, 0, 30):
        if seat == 1:
            own, other = (board(look(table, who)) for who in (1, 0))
            assert len([c for c in part(own, "hand").inside() if isinstance(c, Card)]) == 3
            assert [c.id for c in part(other, "hand").inside()] == ["hand.backs"]
            return
    raise AssertionError("the Overlord was never asked")


# -- gestures -------------------------------------------------------------------------------------


def clicks(table: Table[Any], seat: int, word: int) -> int:
    """How many touches give an answer, each target of it once."""
    view = table.view(seat)
    words = table.spec.words
    pointer = Pointer(view.words, lambda one: TELLER.targets(one, view, words))
    of = pointer.orders[word]
    for number, target in enumerate(of, 1):
        if pointer.aimed([target]) == word:
            return number
        pointer.pick([target])
    return 0


def test_a_power_is_as_many_touches_as_it_has_parts() -> None:
    """A die that is set, a Room that is looked at: one; a power and its target: two at most."""
    found: dict[str, set[int]] = {}
    for seed in range(length(6, 18)):
        table = opened(seed, heroes=1 + seed % 2)
        for seat in walk(table, seed, 200):
            if seat != table.seats - 1:
                continue
            for word in table.words(seat):
                verb = table.spec.words.text[word].partition(":")[0]
                if word != PASS:
                    found.setdefault(verb, set()).add(clicks(table, seat, word))
    assert all(0 not in many for many in found.values()), found
    assert found["exchange"] == {1} and found["divine"] <= {1, 2} and found["place"] == {1}
    assert found["peek"] == {1} and found["cross"] == {2}


def test_a_power_says_when_it_serves() -> None:
    """The state of each power is `now` where it is offered, and never where it is not."""
    seen = 0
    for seed in range(3):
        table = opened(seed)
        now = told_in("en").text("board-power-now")
        for seat in walk(table, seed, 120):
            if seat != 1:
                continue
            made = board(look(table, seat))
            offered = powers.offered(table.view(seat))
            for thing in part(made, "powers").inside():
                assert isinstance(thing, Card)
                lit = thing.id.partition(".")[2] in offered
                assert (thing.note == now) == lit
                seen += lit
    assert seen > 10


def test_the_die_as_it_lies_is_told_before_it_is_read() -> None:
    told = 0
    for seed in range(0, length(9, 30), 3):
        table = opened(seed)
        for seat in walk(table, seed, 160):
            view = table.view(seat)
            if view.prompt == "omen-die":
                now = part(board(look(table, seat)), "now")
                assert isinstance(now, Panel)
                assert f", {view.area('die').pieces[0].face}" in now.text
                told += 1
    assert told > 2


def test_the_die_is_told_for_what_reads_it() -> None:
    """Rewards in the Room of a Trap, a Horde's dice that lie already, a dodge, an offering."""
    seen: dict[str, int] = {}
    for seed in range(length(60, 120)):
        table = opened(seed, heroes=1 + seed % 2)
        for seat in walk(table, seed, 300):
            view = table.view(seat)
            if view.prompt != "omen-die":
                continue
            text = part(board(look(table, seat)), "now").label
            g, t = table.g, told_in("en")
            whose, below = g.agenda[-3], g.agenda[-4]
            if below == SEALED:
                kind = "rewards"
                assert "Rewards" in text
                assert text.endswith(cell(g, REWARDS + (g.die - 1) * CELL_SIZE, t)), text
            elif below == RETHINK:
                kind = "dodge"
                assert ("dodges the best die" in text) == (g.die == 5), text
                falls = not left_after(run_of(view, SPEC))
                kind += " that fells" * falls
                assert ("the enemy falls" in text) == falls, text
                assert ("HP" in text) == (not falls and not keyword(g, RANGED)), text
            elif below == AUGURED:
                kind = "shrine"
                face = g.die + int(g.agenda[-6] > 0 and g.die < 6)
                face = max(face - number_of_idol(g), 1)
                assert text.endswith(cell(g, ROOM_AT[w.PYRE] + (face - 1) * CELL_SIZE, t)), text
            elif g.foe and horde(g):
                kind = "horde" if g.swarm else "first of a horde"
                was, g.swarm = g.swarm, sorted([*g.swarm, g.die])
                cost, g.swarm = blow(g, whose), was
                told = f"HP {g.hp[whose]} → {max(g.hp[whose] - cost, 0)}" if cost else "no HP lost"
                assert told in text, text
            else:
                room = g.room[g.at[whose]]
                kind = "passed tomb" if w.TYPE[room] == w.A_TOMB and g.passed else "other"
            moved = "may still change this die" in text
            assert moved == (kind == "passed tomb" and not g.foe), text
            assert ("Player" in text or "player" in text) == (view.seat > 1), text
            seen[kind] = seen.get(kind, 0) + 1
    assert {"rewards", "dodge", "dodge that fells", "shrine", "horde", "passed tomb"} <= set(
        seen
    ), seen


def number_of_idol(g: Run) -> int:
    return g.numbers[IDOL_LESS] if w.IDOL in g.on_rooms else 0


# -- the run that a view shows ---------------------------------------------------------------------


def test_the_run_of_a_view_knows_what_the_overlord_can_pay() -> None:
    for seed in range(3):
        table = opened(seed, heroes=1 + seed)
        for seat in walk(table, seed, 120):
            made = run_of(table.view(seat), SPEC)
            g = table.g
            for name in ("omen", "marker", "used", "used_floor", "veiled", "blocked", "on_combat"):
                assert getattr(made, name) == getattr(g, name), name
            powers_ = w.POWER.by_value
            assert all(can_play(made, power) == can_play(g, power) for power in powers_)


def test_who_shares_a_screen_is_asked_by_name() -> None:
    """Two adventurers at one screen: the view is that of the first, the words are the other's."""
    table = opened(0, heroes=2)
    for seat in walk(table, 0, 60):
        if seat == 1:
            view = replace(table.view(0), words=tuple(table.words(1)), awaited=2)
            assert me_of(view) == 1
            sentences = Sentences(told_in("fr"), table.spec, -1, NAMES, 1)
            made = board(Look(view, sentences))
            home = next(zone for zone in made.zones if zone.name == "home").parts[0]
            assert isinstance(home, Seat) and home.seat == 1
            return
    raise AssertionError("the second adventurer was never asked")


def test_what_the_overlord_has_laid_is_part_of_the_chances() -> None:
    """The Mechanism asks for a 6, the Watch adds HP, a card in fights poisons: all are counted."""
    table = opened(1)
    assert any(seat == 1 for seat in walk(table, 1, 30))
    made = run_of(table.view(0), SPEC)
    made.xp[0] = made.cursed[0] = 0
    assert pass_chance(made, 0) == Fraction(1, 3)
    assert pass_chance(made, 0, BEST) == Fraction(1, 6)
    foe = as_foe(made, w.FOE_OF_ROOM[w.GUARD], 1)
    plain = met_hp(foe)
    before = whole_fight(foe, 0, tuple(plain)).win
    foe.watch = 1
    assert met_hp(foe) == [plain[0] + number_of(foe, w.WATCH)]
    foe.on_combat = [w.CUTTHROATS, w.DARKNESS, w.PLAGUE]
    after = whole_fight(foe, 0, tuple(plain)).win
    assert after < before


# -- the Automa ------------------------------------------------------------------------------------


def test_the_automa_acts_before_ones_eyes() -> None:
    """Each trigger is an act at its power, and says what it makes of the marker."""
    lines: list[str] = []
    targets: set[str] = set()
    counts: list[str] = []
    for seed in range(3):
        table = opened(seed, "automa")
        since = Since(table, 0)
        for _ in walk(table, seed, 100):
            for beat in since.beats(TELLER, look(table, 0).sentences):
                lines.append(beat.line)
                counts += beat.counts
                targets.update(target.partition("/")[0] for target in beat.at)
            since = Since(table, 0)
    assert any("sets off" in line for line in lines)
    assert targets >= {"power", "zone", "lord"}
    assert any("marker 0 →" in count for count in counts)


def test_adventurers_watch_an_overlord_who_is_played_and_nobody_watches_oneself() -> None:
    table = opened(0)
    since, own = Since(table, 0), Since(table, 1)
    lines = []
    for _ in walk(table, 0, 100):
        beats = since.beats(TELLER, look(table, 0).sentences)
        lines += [beat.line for beat in beats]
        mine = own.beats(TELLER, look(table, 1).sentences)  # blows that kill alone
        assert all(beat.at == ("dice", "foe/1") for beat in mine)
        since, own = Since(table, 0), Since(table, 1)
    assert any("looks at the Room on" in line for line in lines)
    hand = [told_in("en").noun(room) for room in w.ROOM.tokens]
    looked = [line for line in lines if "looks at" in line]
    assert not any(room in line for line in looked for room in hand)


def test_the_last_question_tells_what_the_die_will_bring() -> None:
    seen = set()
    for seed in range(length(40, 80)):
        table = opened(seed)
        for seat in walk(table, seed, 300):
            view = table.view(seat)
            if view.prompt != "last":
                continue
            card = part(board(look(table, seat)), "act.pass")
            at = table.g.agenda[-3]
            told = cell(table.g, at, told_in("en"), seat) if at else ""
            assert isinstance(card, Panel) and card.text == told
            seen.add(told)
    assert seen - {""}


def test_a_low_window_of_the_app_shows_an_overlord_their_own_first() -> None:
    table = opened(0, heroes=2)
    while table.ask is not None and not table.ask.seats >> 2 & 1:
        seat = table.ask.seats.bit_length() - 1
        table.answer(table.words(seat)[0], seat)
    for height, mine_first in ((20, True), (40, False)):
        view = table.view(2)
        sentences = Sentences(told_in("en"), table.spec, 2, NAMES)
        rows = draw(Drawing(view, sentences, 80, height=height))
        text = "\n".join("".join(span.text for span in row) for row in rows)
        assert (text.index("Omen points") < text.index("Player 1")) == mine_first, text


def test_advice_to_an_overlord_has_a_reason_of_the_game() -> None:
    """What comes if nothing is done, what the answer does: never that no number changes."""
    told = set()
    assert TELLER.reason is not None
    for seed in range(0, length(9, 30), 3):
        table = opened(seed)
        for seat in walk(table, seed, 120):
            view = table.view(seat)
            for word in view.words:
                found = TELLER.reason(word, view, look(table, seat, "fr").sentences)
                assert seat == 1 or not found
                told.add((view.prompt, bool(found)))
    asked = {prompt for prompt, _ in told if prompt.startswith("omen-")}
    assert len(asked) > 2 and all((prompt, False) not in told for prompt in asked), told


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("sell:armor", "gold 6 → 9"),
        ("sell:poison", "gold 9 → 10"),
        ("buy:food", "gold 6 → 4"),
        ("brew:holy", "gold 6 → 0"),
    ],
)
def test_the_militia_makes_dearer_what_is_bought_alone(answer: str, told: str) -> None:
    """What is sold brings as much as before, and no more gold than one can have (10)."""
    table = laid(
        "ROOM 0 15",
        options={"mode": "automa"},
        rooms={"a1": "merchant^"},
        stock=["?*12"],
        gold=[int(told.split()[1])],
        armour=[1],
        potions=[["poison"]],
        reserve=["?*5"],
        on_rooms=["militia"],
    )
    found = look(table, 0)
    scene = Sight(found, me_of(found.view), given(found.view))
    word = SPEC.words.text.index(answer)
    verb, _, rest = answer.partition(":")
    assert told in list(lines(scene, word, verb, rest))


@pytest.mark.parametrize(("heroes", "steps"), [(1, 2), (2, 2), (3, 8)])
@pytest.mark.parametrize("mode", ["overlord", "automa"])
def test_the_track_is_as_long_as_the_adventurers_are_many(
    mode: str, heroes: int, steps: int
) -> None:
    table = opened(1, mode, heroes)
    marker = part(board(look(table, table.seats - 1)), "marker")
    assert isinstance(marker, Value)
    assert marker.most == steps


def test_of_a_room_that_is_slipped_past_nothing_is_told_but_its_name() -> None:
    table = opened(0)
    for seat in walk(table, 0, 400):
        view = table.view(seat)
        if view.prompt == "omen-room":
            past = tuple("past:1" if m.startswith("past:") else m for m in view.marks)
            sentences = look(table, seat).sentences
            whole, slipped = (
                part(board(Look(one, sentences)), "now").label
                for one in (view, replace(view, marks=past))
            )
            assert whole.startswith(slipped) and ";" in whole and ";" not in slipped
            return
    raise AssertionError("no Room was entered")
