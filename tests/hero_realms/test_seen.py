"""A view tells the whole table: the position that is opened from it is the one that it shows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from heroon.games.hero_realms import heuristics
from heroon.games.hero_realms import words as w
from heroon.games.hero_realms.seen import end_now, position_of
from heroon.games.hero_realms.spec import SPEC
from heroon.games.hero_realms.state import Skirmish
from heroon.games.hero_realms.steps import BOSS_TURN
from heroon.kernel import GameSpec, Machine, Rng, Table, View
from tests.hero_realms.test_review import at, owners
from tests.lengths import length

#: Games that are played, each with some hundred positions.
GAMES: Final = length(12, 150)
#: The questions between two steps of the hero's turn.
HERO: Final = ("behaviour", "main")
#: What a question counts is not of the table.
OF_THE_QUESTION: Final = ("nth", "of")


def played(seed: int, spec: GameSpec[Skirmish] = SPEC) -> Iterator[Table[Skirmish]]:
    """A game at each of its questions, under options of all kinds, nature's questions too."""
    rng = Rng(seed)
    options = {o.name: o.domain.tokens[rng.below(len(o.domain.tokens))] for o in spec.options}
    table: Table[Any] = Table(spec, options, None)
    while table.ask is not None:
        yield table
        ask = table.ask
        if not ask.seats:
            table.answer(rng.choice(ask.words))
        elif rng.below(4):
            table.answer(heuristics.policy(table.g, ask, rng), 0)
        else:
            table.answer(rng.choice(list(table.words(0))), 0)
    yield table


def lying(g: Skirmish) -> View:
    """What lies there and is counted, without the question."""
    view = SPEC.view(g, 0)
    return replace(view, counters=tuple(c for c in view.counters if c[0] not in OF_THE_QUESTION))


def test_a_position_shows_the_view_that_it_comes_from() -> None:
    seen = 0
    for seed in range(GAMES):
        for table in played(seed):
            g = position_of(table.view(0), SPEC)
            assert lying(g) == lying(table.g)
            assert (g.stock, g.market) == (table.g.stock, table.g.market)
            assert (g.unseen, g.deck) == (table.g.unseen, table.g.deck)
            seen += 1
    assert seen > 1000


def test_in_the_hero_s_turn_it_is_the_very_position() -> None:
    """Field by field, but for the agenda: also who owns what, and what the decks are made of."""
    mine = owners("clock = 12", "starting_deck = [6, 2, 1, 1]")
    alike = 0
    for seed, spec in enumerate([*[SPEC] * GAMES, mine, mine]):
        for table in played(seed, spec):
            if table.ask is None or not table.ask.seats or table.view(0).prompt not in HERO:
                continue
            g = position_of(table.view(0), spec)
            g.agenda = list(table.g.agenda)
            assert spec.digest(g) == spec.digest(table.g)
            alike += 1
    assert alike > 100


def test_the_cards_put_on_the_deck_are_its_top_ones_in_their_order() -> None:
    """Two such cards on those that nobody has seen, and what directs the next two purchases."""
    table = at({"deck": ["ruby", "dagger"], "next": 5})
    assert [piece.face for piece in table.view(0).area("deck.0").pieces] == ["dagger", "ruby"]
    g = position_of(table.view(0), SPEC)
    assert (g.deck[-3:], len(g.deck)) == ([0, w.RUBY, w.DAGGER], len(table.g.deck))
    assert (g.unseen, g.next) == (table.g.unseen, 5)


def test_of_a_turn_of_the_boss_that_is_under_way_nothing_is_left() -> None:
    left = 0
    for seed in range(GAMES):
        for table in played(seed):
            g = position_of(table.view(0), SPEC)
            of_the_turn = [*g.shown, g.boss_gold, g.boss_combat, g.blow]
            end_now(g, w.GOLD)
            assert [*g.shown, g.boss_gold, g.boss_combat, g.blow] == [0, 0, 0]
            left += any(of_the_turn)
    assert left > 10


def test_to_end_the_hero_s_turn_now_is_what_its_end_does() -> None:
    """But for the cards that are drawn after it; the Boss begins under the face that is given."""
    ended = 0
    for seed in range(4):
        for table in played(seed):
            if table.ask is None or w.FINISH not in table.words(0):
                continue
            g = position_of(table.view(0), SPEC)
            end_now(g, w.RUBY)
            assert g.face == w.RUBY
            assert g.agenda == [0, 0, BOSS_TURN]
            g.face = table.g.face
            world = Machine(SPEC, SPEC.copy(table.g))
            world.begin()
            world.answer(w.FINISH)
            if world.ask is None or world.ask.prompt != w.DECK:
                continue  # all that he draws was known
            assert on_the_table(g) == on_the_table(world.g)
            ended += 1
    assert ended > 20


def on_the_table(g: Skirmish) -> list[object]:
    """What lies there and is counted, without what goes from the hero's deck to his hand."""
    seen = lying(g)
    areas = [a for a in seen.areas if a.id not in ("hand.0", "deck.0", "discard.0")]
    cards = [(a.id, [(piece.face, piece.marks) for piece in a.pieces]) for a in areas]
    return [cards, seen.counters, [m for m in seen.marks if not m.startswith("unseen:")]]
