"""Who knows what: the masks behind hands and face-down troops, and what views and events tell."""

from __future__ import annotations

from heroon.games.heroz.state import BOTH
from heroon.games.heroz.steps import ACTIVATION, DRAW, HERO_POWER, PAY, PLACEMENT, WINDOW
from heroon.games.heroz.words import BY_VALUE
from heroon.kernel import Rng
from tests.heroz.positions import (
    CARD,
    CELL,
    at,
    cards,
    column,
    duel,
    hold,
    names,
    prompt,
    say,
    told,
    troop,
)


def test_placing_makes_the_opponent_forget_the_troops_of_the_hand() -> None:
    g = duel()
    hold(g, 0, "5H 6H KD X", seen=BOTH)
    hold(g, 0, "7H")
    table = at(g, PLACEMENT)
    say(table, "deploy:6H@1")
    assert names(g.hand[0]) == ["5H", "7H", "KD", "X"]
    assert g.watched[0] == [1, 1, BOTH, BOTH]  # no troop that it may have been
    assert g.known[0][0] == 1
    assert g.face[0][0] == 0


def test_the_own_cards_are_never_forgotten() -> None:
    g = duel()
    g.turn = 1
    hold(g, 1, "5H 6H", seen=BOTH)
    say(at(g, PLACEMENT), "deploy:6H@1")
    assert g.watched[1] == [2]
    assert g.known[1][0] == 2


def test_sampled_worlds_put_another_troop_there_never_another_card() -> None:
    g = duel()
    hold(g, 0, "6H KD KH X AS")
    table = at(g, PLACEMENT)
    say(table, "deploy:6H@1")
    seen = set()
    for n in range(40):
        world = table.sample(1, Rng(n))
        seen.add(world.g.field[0][0])
        assert world.view(1) == table.view(1)
    assert all(1 <= card <= 36 for card in seen)
    assert len(seen) > 10
    assert {table.sample(0, Rng(n)).g.field[0][0] for n in range(5)} == {CARD["6H"]}


def test_the_log_does_not_name_a_placed_troop() -> None:
    for aid, own in (("no", "placed-unseen"), ("yes", "placed")):
        g = duel(memory_aid=aid)
        hold(g, 0, "5H KS")
        table = at(g, PLACEMENT)
        say(table, "deploy:5H@1")
        assert told(table, 0) == [own]
        assert told(table, 1) == ["placed-unseen"]
        assert told(table, -1) == ["placed-unseen"]


def test_a_back_shows_to_nobody_but_with_the_memory_aid_to_who_knows_it() -> None:
    for aid in ("no", "yes"):
        g = duel(memory_aid=aid)
        column(g, 0, 1, "5H", up=False)
        table = at(g, WINDOW, 0, 0)
        for seat in (-1, 0, 1):
            (piece,) = table.view(seat).area("field.0").pieces
            shown = aid == "yes" and seat == 0
            assert piece.face == ("5H" if shown else "")
            assert piece.id == ("5H" if shown else "field.0/1.1")
            assert piece.marks == (("down",) if shown else ())


def test_the_jack_shows_to_its_user_only() -> None:
    g = duel()
    g.hero[1] = cards("JS")
    column(g, 0, 1, "5H", up=False)
    table = at(g, HERO_POWER, 1)
    assert prompt(table) == "1 jack"
    say(table, "peek:0/1.1")
    assert g.known[0][0] == BOTH
    assert g.face[0][0] == 0
    assert told(table, 0)[0] == "peeked-unseen"
    assert told(table, 1)[0] == "peeked"
    assert table.undoable == 0


def test_the_queens_target_stays_known_to_both() -> None:
    g = duel()
    g.hero[0] = cards("QS")
    column(g, 1, 1, "5H")
    say(at(g, HERO_POWER, 0), "hide:1/1.1")
    assert (g.face[1][0], g.known[1][0]) == (0, BOTH)


def test_the_king_takes_face_knowledge_and_copy_along() -> None:
    g = duel()
    g.hero[0] = cards("KS")
    column(g, 1, 1, "X=9H")
    troop(g, 1, "1.2", "5H", up=False)
    troop(g, 1, "2.1", "7S", up=False)
    copied = g.copied[1][0]
    say(at(g, HERO_POWER, 0), "move:1/1.1>2")
    assert names(g.field[1][:1]) == ["5H"]  # dropped
    assert (g.face[1][0], g.known[1][0], g.copied[1][0]) == (0, 2, 0)
    to = CELL["2.2"]
    assert names(g.field[1][to : to + 1]) == ["X"]
    assert (g.face[1][to], g.known[1][to], g.copied[1][to]) == (1, BOTH, copied)

    g = duel()
    g.hero[0] = cards("KS")
    column(g, 1, 1, "X=9H")
    troop(g, 1, "2.1", "7S", up=False)
    say(at(g, HERO_POWER, 0), "swap:1/1.1+2.1")
    assert (g.face[1][0], g.known[1][0], g.copied[1][0]) == (0, 2, 0)
    assert (g.face[1][3], g.known[1][3], g.copied[1][3]) == (1, BOTH, copied)


def test_a_stolen_card_is_public_and_lies_on_its_owners_deck() -> None:
    g = duel()
    hold(g, 1, "5H 6H")
    column(g, 0, 1, "2S", up=False)
    code = 8 * BY_VALUE + 16 * 9 + 256 * 3
    table = at(g, PAY, 0, code)
    assert prompt(table) == "* steal.1"
    say(table, "6H")
    assert names(g.deck[1][-1:]) == ["6H"]
    assert g.up[1] == 1
    for seat in (-1, 0, 1):
        assert [p.face for p in table.view(seat).area("deck.1").pieces] == ["6H"]


def test_a_turned_deck_is_known_and_not_shown() -> None:
    g = duel()
    g.deck[0] = cards("5H 6H")
    column(g, 0, 1, "2S", up=False)
    table = at(g, DRAW, 0, 1)
    assert g.watched[0] == [BOTH]
    assert told(table, 1) == ["drew-unseen"]
    assert table.view(1).area("deck.0").pieces == ()
    world = table.sample(1, Rng(3))
    assert names(world.g.hand[0]) == ["6H"]


def test_hands_are_counts_to_the_other_seat() -> None:
    g = duel()
    hold(g, 0, "5H X X", seen=BOTH)
    table = at(g, WINDOW, 0, 0)
    assert [p.id for p in table.view(0).area("hand.0").pieces] == ["5H", "X", "X#2"]
    for seat in (-1, 1):
        area = table.view(seat).area("hand.0")
        assert (area.count, area.pieces) == (3, ())


def test_activation_shows_to_all() -> None:
    g = duel()
    column(g, 0, 1, "5H 6H", up=False)
    table = at(g, ACTIVATION)
    assert g.face[0][:2] == [1, 1]
    assert g.known[0][:2] == [BOTH, BOTH]
    assert told(table, 1) == ["activated", "activated"]


def test_view_of_marks_and_counters() -> None:
    g = duel()
    column(g, 0, 1, "6S 3S X=3S")
    g.shield[0][0] = 1
    g.aura[0][1] = 2
    g.auras[1] = [37]
    g.fighting[0] = 1
    g.column = 0
    g.boosted[0], g.boost[0] = 1, 7
    g.points[0], g.scored[0] = [CARD["5H"], CARD["X"]], [5, 7]
    hold(g, 0, "2H")
    view = at(g, WINDOW, 3, 0).view(1)
    first, second, third = view.area("field.0").pieces
    assert first.marks == ("shield", "fighting", "boost:7")
    assert second.marks == ("aura:H",)
    assert (third.id, third.marks) == ("X", ("as:3S",))
    assert [p.id for p in view.area("points.0").pieces] == ["5H", "X~7"]
    assert view.counter("points.0") == 12
    assert view.counter("column") == 1
    order = ("deck", "hand", "discard", "points", "hero", "field", "aces", "auras")
    assert [a.id for a in view.areas[:8]] == [f"{name}.0" for name in order]
    assert view.area("field.0").columns == 3


def test_undo_reaches_behind_a_placement_and_not_behind_a_hero() -> None:
    g = duel()
    hold(g, 0, "5H JS")
    column(g, 0, 1, "9S")
    table = at(g, PLACEMENT)
    say(table, "deploy:5H@2")
    assert table.undoable == 1
    table.undo()
    assert names(table.g.hand[0]) == ["5H", "JS"]
    say(table, "stop hero:JS")
    assert table.undoable == 0
