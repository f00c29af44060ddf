"""The edges of rules: the last card of a range, exactly one, the second player, own numbers."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.games.micro_hero.cards import LIFE_BONUS, LIFE_ROW
from heroon.games.micro_hero.spec import SPEC
from heroon.games.micro_hero.stack import has, life_bonus, power, trial_attack, trial_defence
from heroon.games.micro_hero.words import STRIKE
from heroon.kernel import GameSpec, Table, open_position

HYDRA: dict[str, Any] = {"trial": ["hydra"], "attack": 3, "life": 9, "turns": 1}
TEAM: dict[str, Any] = {**HYDRA, "life": 18}
FIVE = ["training"] * 5
#: Leash, the last of the base cards, is on the table.
LEASHED: dict[str, Any] = {"round": 2, "beaten": ["cerberus"]}


def at(state: dict[str, Any], seats: int = 1, **options: str) -> Table[Any]:
    return open_position(SPEC, state, options, seats, "test")


def own(*lines: str) -> GameSpec[Any]:
    return SPEC.using("[numbers]\n" + "\n".join(lines) + "\n", "mine.toml")


def asked(table: Table[Any]) -> str:
    """The prompt, or nothing at chance and at the end."""
    if table.ask is None or table.ask.seats == 0:
        return ""
    return SPEC.words.prompts[table.ask.prompt].name


def said(table: Table[Any]) -> list[str]:
    assert table.ask is not None
    return [SPEC.words.text[word] for word in table.ask.words]


# -- the last base card is improved like the others [micro-hero:level] -----------------------------


def test_the_leash_is_improved_under_the_club() -> None:
    her = {"posture": [1, 0], "side": [1, 0], "under": [["strike", "leash"]]}
    table = at({**HYDRA, **LEASHED, **her, "agenda": ["UPKEEP"], "deck": [FIVE]}, omphale="yes")
    assert said(table) == ["spin:strike", "spin:leash"]
    table.answer("spin:leash", 0)
    assert table.view(0).area("under.0").pieces[1].face == "leash+"


def test_the_leash_is_improved_by_rain() -> None:
    deck = {"side": [1, 0], "deck": [["strike", "strike", "strike", "strike", "leash"]]}
    table = at({**HYDRA, **LEASHED, **deck, "agenda": ["UPKEEP"]})
    assert "leash+" in [piece.face for piece in table.view(0).area("hand.0").pieces]


def test_the_leash_is_improved_for_experience() -> None:
    state = {"agenda": ["PERFECT"], "stack": [["training"] * 5], "discard": [["leash"]]}
    table = at({**HYDRA, **LEASHED, **state})
    assert "improve" in said(table)
    assert "anticipate" not in said(table)


def test_cards_under_omphale_lie_sorted_by_kind_and_level() -> None:
    her = {"posture": [1, 0], "side": [1, 0], "under": [["strike", "block+"]], "deck": [FIVE]}
    table = at({**HYDRA, **her, "agenda": ["UPKEEP"]}, omphale="yes")
    table.answer("spin:strike", 0)
    assert [piece.face for piece in table.view(0).area("under.0").pieces] == ["strike+", "block+"]


# -- exactly one card, or none [micro-hero:hera.coop] [micro-hero:blood] ---------------------------


@pytest.mark.parametrize(
    ("stacks", "first"),
    [
        ([["bruise"], ["wound+"]], True),
        ([["strike", "bruise"], ["strike", "bruise"]], False),
        ([[], ["wound+"]], False),
        ([["bruise"], []], False),
        ([["bruise"], ["strike"]], False),
    ],
)
def test_of_crossed_wounds_the_order_is_asked_when_it_matters(
    stacks: list[list[str]], first: bool
) -> None:
    state = {**TEAM, "agenda": ["CROSS_FIRST", "PERFECT"], "stack": stacks}
    table = at({**state, "deck": [FIVE, FIVE]}, 2, blood="yes", hera="yes")
    assert (asked(table) == "first") == first
    if first:
        assert said(table) == ["first:0", "first:1"]
        assert table.ask is not None and table.ask.seats == 3


@pytest.mark.parametrize(
    ("stacks", "owed", "first"),
    [
        ([["bruise"], ["bruise"]], [0, 0], True),
        ([["wound"], ["wound"]], [0, 0], False),
        ([["bruise"], ["wound"]], [0, 0], False),
        ([["gash"], ["block"]], [0, 0], True),
        ([["gash"], []], [0, 0], False),
        ([["block"], []], [0, 1], True),
        ([[], ["block"]], [1, 0], True),
        ([["block"], []], [1, 0], False),
        ([[], []], [1, 1], True),
        ([[], []], [1, 0], False),
    ],
)
def test_of_discarded_wounds_the_order_is_asked_when_it_matters(
    stacks: list[list[str]], owed: list[int], first: bool
) -> None:
    state = {**TEAM, "agenda": ["UPKEEP"], "stack": stacks, "owed": owed}
    table = at({**state, "deck": [FIVE, FIVE]}, 2, blood="yes", hera="yes")
    assert (asked(table) == "first") == first


def test_of_wounds_that_are_all_alike_the_order_is_not_asked() -> None:
    """[micro-hero:blood] (MH-o): without that expansion there are serious wounds only."""
    state = {**TEAM, "agenda": ["UPKEEP"], "stack": [["wound+"], ["wound+"]]}
    table = at({**state, "deck": [FIVE, FIVE]}, 2)
    assert asked(table) == "plan"


@pytest.mark.parametrize(
    ("deck", "shut", "skip"),
    [
        (["strike", "wound"], False, False),
        (["strike", "block", "wound"], False, False),
        (["strike", "block"], False, True),
        (["wound"], False, True),
        (["strike+", "wound"], False, True),
        (["strike", "bruise", "wound", "gash"], False, False),
        (["wound", "strike", "block", "training"], True, True),
    ],
)
def test_an_action_is_skipped_only_where_a_kind_has_nothing_to_do(
    deck: list[str], shut: bool, skip: bool
) -> None:
    """[micro-hero:end.4] (MH-h, MH-j): `shut` says that the Reserve has no Technique."""
    techniques = ["strike"] * 5 + ["block"] * 5 + ["training"] * 6
    if shut:
        deck = [*techniques, "wound"]
    state = {**HYDRA, "life": 10, "beaten": ["lion"], "reserve": ["pelt"], "agenda": ["PREPARE"]}
    table = at(
        {**state, "actions": [1, 0], "deck": [["?"] * len(deck)], "unseen": [deck]}, blood="yes"
    )
    assert ("skip" in said(table)) == skip


# -- the Posture's last moment [micro-hero:posture] (MH-i) -----------------------------------------


def test_surcharged_brings_no_card_so_it_is_not_offered_at_the_last_moment() -> None:
    state = {**HYDRA, "agenda": ["LAST_MOMENT"], "hand": [["block"]], "discard": [["strike"]]}
    assert asked(at(state)) == "plan"


@pytest.mark.parametrize("seat", [0, 1])
def test_who_has_used_rain_at_the_last_moment_may_tilt_again(seat: int) -> None:
    state = {**TEAM, "agenda": ["LAST_MOMENT"], "side": [1, 1]}
    table = at({**state, "discard": [["strike", "block"], ["strike", "block"]]}, 2)
    assert table.ask is not None and table.ask.seats == 3
    table.answer("ready", 1 - seat)
    assert table.ask.seats == 1 << seat
    table.answer("tilt", seat)
    assert (asked(table), said(table)) == ("upkeep", ["tilt", "ready"])
    assert table.ask.seats == 1 << seat
    assert SPEC.sound(table.g) == ""


def test_in_upkeep_a_position_is_sound() -> None:
    """The discard is no longer empty, so that Rain may be used a last time."""
    state = {**TEAM, "agenda": ["UPKEEP"], "side": [1, 1], "stack": [["strike"], ["block"]]}
    table = at(state, 2)
    assert (asked(table), SPEC.sound(table.g)) == ("upkeep", "")
    table = at({**HYDRA, "agenda": ["UPKEEP"], "side": [1, 0], "stack": [["strike"]]})
    assert (asked(table), SPEC.sound(table.g)) == ("upkeep", "")


# -- what a new round resets [micro-hero:end.2] [micro-hero:end.5] ---------------------------------


def test_nothing_of_a_round_is_left_after_it() -> None:
    state: dict[str, Any] = {**TEAM, "agenda": ["STRIKE_BACK"], "life": 1, "spent": 4}
    state |= {"stack": [["strike+"] * 3 + ["training"] * 4, ["block"]], "bent": [1, 1]}
    state |= {"tilted": [1, 1], "guard": [3, 4], "owed": [1, 0], "hand": [["strike"], []]}
    table = at(state, 2, shield="yes", blood="yes", hera="yes", burn_on_win="no")
    g = table.g
    assert (g.bent, g.armed, g.owed, g.guard, g.actions) == ([0, 0], [0, 0], [0, 0], [0, 0], [2, 2])
    assert not any(map(any, (g.hand, g.stack, g.discard, g.under)))
    assert g.unseen == [[1, 1, 1, 1, 3, 3, 3, 3], [2]]


# -- the points of the defence [micro-hero:coop.4] -------------------------------------------------


def test_where_nothing_is_to_be_decided_the_first_player_gets_what_is_needed() -> None:
    state = {**TEAM, "agenda": ["SHARE"], "attack": 9, "deck": [FIVE, FIVE]}
    table = at({**state, "stack": [["strike"], ["block", "block"]]}, 2)
    assert (9, 0) not in [event.args for event in table.events(0)]
    assert (3, 0) in [event.args for event in table.events(0)]


def test_no_more_points_are_split_than_there_are_words() -> None:
    """Twelve Blocks of 9 make 702, eight 324: together more than 999."""
    spec = own("block = [0, 9, 0, 0, 0, 9, 0, 0]", "technique_copies = [5, 10, 6]")
    state = {**TEAM, "agenda": ["SHARE"], "stack": [["block"] * 12, ["block"] * 8]}
    table = open_position(spec, state, {"shield": "yes"}, 2, "test")
    words = said(table)
    assert (words[0], words[-1], len(words)) == ("split:0", "split:999", 1000)


# -- Calme et Colère [micro-hero:anger] ------------------------------------------------------------


@pytest.mark.parametrize("card", range(1, 5))
def test_the_bonus_of_each_life(card: int) -> None:
    """From the printed row; above it the last twelve values come again."""
    g = SPEC.blank(SPEC.settings({"anger": "yes"}), 1)
    g.life_card = card
    for kind in (0, 1):
        start = LIFE_BONUS + 2 * LIFE_ROW * (card - 1) + LIFE_ROW * kind
        row = list(g.numbers[start : start + LIFE_ROW])
        for life in range(1, 80):
            g.life = life
            above = row[12 + (life - 1) % 12]
            assert life_bonus(g, kind) == (row[life - 1] if life <= LIFE_ROW else above), life
    g.life = 0
    assert (life_bonus(g, 0), life_bonus(g, 1)) == (0, 0)


def test_with_one_life_left_the_trial_boils() -> None:
    state = {**HYDRA, "agenda": ["PLAN"], "life": 1, "life_card": 3, "hand": [["strike", "block"]]}
    assert trial_attack(at(state, anger="yes").g) == 6


# -- the owner's numbers [micro-hero:overload] [micro-hero:blessing.flood] -------------------------


@pytest.mark.parametrize(
    ("lines", "posture", "tilted", "side"),
    [
        ("overload_tilted = 0", 0, 1, 0),
        ("overload_tilted = 0", 1, 1, 1),
        ("overload_tilted = 1", 0, 1, 1),
        ("overload_upright = 1", 0, 0, 1),
        ("overload_upright = 1", 1, 0, 0),
        ("overload_upright = 0", 0, 0, 0),
    ],
)
def test_the_end_of_side_a_is_a_number(lines: str, posture: int, tilted: int, side: int) -> None:
    state = {**HYDRA, "agenda": ["UPKEEP"], "posture": [posture, 0], "tilted": [tilted, 0]}
    given = {"omphale": "yes"} if posture else {}
    table = open_position(own(lines), {**state, "deck": [FIVE]}, given, 1, "test")
    assert (table.g.side[0], table.g.tilted[0]) == (side, 0)


def test_a_flood_without_strength_exhausts_nothing() -> None:
    spec = own("flood = [0, 1, 0, 0, 0, 2, 0, 99]")
    state = {**HYDRA, "agenda": ["PLAN"], "round": 2, "beaten": ["stables"], "tilted": [1, 0]}
    state |= {"hand": [["strike", "flood"]], "discard": [["wound"]]}
    table = open_position(spec, state, {}, 1, "test")
    table.answer("play:flood", 0)
    assert asked(table) != "cleanse"
    assert table.g.discard[0] == [5]


def test_a_technique_has_no_effect() -> None:
    g = SPEC.blank(SPEC.settings({}), 1)
    assert not any(has(g, STRIKE, which) or power(g, STRIKE, which) for which in range(10))


def test_a_trial_has_one_point_of_defence_at_least() -> None:
    """(MH-Q20)"""
    spec = own("leash = [1, 0, 0, 9, 2, 0, 0, 9]")
    state = {**HYDRA, **LEASHED, "agenda": ["PERFECT"], "stack": [["leash"]]}
    assert trial_defence(open_position(spec, state, {}, 1, "test").g) == 1


def test_a_flood_of_two_exhausts_two_wounds_the_uppermost_first() -> None:
    spec = own("flood = [0, 1, 0, 2, 0, 2, 0, 99]")
    state = {**HYDRA, "agenda": ["PLAN"], "round": 2, "beaten": ["stables"], "tilted": [1, 0]}
    state |= {"hand": [["strike", "flood"]], "discard": [["wound", "strike", "wound"]]}
    state |= {"wounds": ["wound"]}
    table = open_position(spec, state, {}, 1, "test")
    table.answer("play:flood", 0)
    table.answer("cleanse:discard.wound", 0)
    assert table.g.discard[0] == [5, 1]
    table.answer("cleanse:discard.wound", 0)
    assert (table.g.discard[0], asked(table)) == ([1], "plan")
    state |= {"discard": [["wound", "wound", "wound"]], "wounds": []}
    table = open_position(spec, state, {}, 1, "test")
    for said_ in ("play:flood", "cleanse:discard.wound", "cleanse:discard.wound"):
        table.answer(said_, 0)
    assert (table.g.discard[0], asked(table)) == ([5], "plan")


def test_a_flood_of_three_exhausts_three_wounds() -> None:
    spec = own("flood = [0, 1, 0, 3, 0, 2, 0, 99]")
    state = {**HYDRA, "agenda": ["PLAN"], "round": 2, "beaten": ["stables"], "tilted": [1, 0]}
    state |= {"hand": [["strike", "flood"]], "discard": [["wound", "wound", "wound"]]}
    table = open_position(spec, {**state, "wounds": []}, {}, 1, "test")
    table.answer("play:flood", 0)
    for left in ([5, 5], [5], []):
        table.answer("cleanse:discard.wound", 0)
        assert table.g.discard[0] == left


@pytest.mark.parametrize(
    ("top", "first"),
    [
        (["bruise", "bruise", "wound"], True),
        (["bruise", "wound", "wound"], False),
        (["wound", "bruise", "bruise"], False),
    ],
)
def test_of_wounds_on_the_pile_those_that_are_taken_count(top: list[str], first: bool) -> None:
    """[micro-hero:blood] (MH-o): one each, from the top."""
    pile = ["gash"] * 6 + ["wound"] * (6 - top.count("wound"))
    pile += ["bruise"] * (6 - top.count("bruise")) + top
    state = {**TEAM, "agenda": ["SHARE"], "stack": [["block"] * 3, []], "attack": 4}
    state |= {"wounds": pile, "guard": [0, 0], "deck": [FIVE, FIVE]}
    table = at({**state, "stack": [["block", "block"], ["block", "block"]]}, 2, blood="yes")
    table.answer("split:3", 0)
    assert (asked(table) == "first") == first


def test_rain_shows_the_only_card_of_a_deck() -> None:
    state = {**HYDRA, "agenda": ["UPKEEP"], "side": [1, 0], "deck": [["?"]]}
    table = at({**state, "unseen": [["strike"]]})
    assert table.ask is not None and table.ask.seats == 0
    table.answer("strike", -1)
    assert table.g.hand[0] == [19]


# -- who gets which points of the defence [micro-hero:coop.4] [micro-hero:shield] ------------------


@pytest.mark.parametrize(
    ("guard", "splits"),
    [
        ([3, 0], [0, 6, 7, 8]),
        ([0, 3], [0, 1, 2, 3]),
        ([0, 0], []),
        ([1, 1], [0, 1, 8]),
        ([8, 0], list(range(9))),
    ],
)
def test_each_players_own_shield_counts_in_a_split(guard: list[int], splits: list[int]) -> None:
    """Eight points against an attack of nine: the first word of each outcome is offered."""
    state = {**TEAM, "agenda": ["SHARE"], "attack": 9, "guard": guard, "deck": [FIVE, FIVE]}
    state |= {"stack": [["block", "block", "strike"], ["block", "block"]]}
    table = at(state, 2, shield="yes")
    offered = [f"split:{first}" for first in splits]
    assert (said(table) if asked(table) == "split" else []) == offered


def test_no_more_points_are_split_than_were_made() -> None:
    """[micro-hero:blood.defence]"""
    state = {**TEAM, "agenda": ["SHARE"], "attack": 4, "deck": [FIVE, FIVE]}
    table = at({**state, "stack": [["block"], ["block"]]}, 2, blood="yes")
    assert said(table) == ["split:0", "split:1", "split:2"]


@pytest.mark.parametrize(
    ("made", "first"), [((2, 3), True), ((3, 2), True), ((4, 2), False), ((2, 4), False)]
)
def test_of_wounds_for_one_player_the_order_is_not_asked(
    made: tuple[int, int], first: bool
) -> None:
    """[micro-hero:blood] (MH-o): an attack of 4; the wounds on the pile are all different."""
    of = {2: ["block+"], 3: ["block", "block"], 4: ["block+", "strike"]}
    stacks = [of[made[0]], of[made[1]]]
    pile = ["gash"] * 6 + ["wound"] * 4 + ["bruise"] * 4 + ["wound", "bruise", "wound", "bruise"]
    state = {**TEAM, "agenda": ["DEFEND"], "stack": stacks, "attack": 4, "points": [*made]}
    table = at({**state, "wounds": pile, "deck": [FIVE, FIVE]}, 2, blood="yes")
    assert (asked(table) == "first") == first


def test_all_wounds_of_both_players_count_for_their_order() -> None:
    """[micro-hero:blood] (MH-o): two and one, of which the lowest differs."""
    pile = ["gash"] * 6 + ["bruise"] * 6 + ["wound"] * 6
    state = {**TEAM, "agenda": ["DEFEND"], "stack": [["block+"], ["block", "block"]], "attack": 4}
    state |= {"points": [2, 3], "deck": [FIVE, FIVE]}
    assert asked(at({**state, "wounds": pile}, 2, blood="yes")) != "first"
    mixed = [*pile[:11], *["wound"] * 4, "bruise", "wound", "wound"]
    assert asked(at({**state, "wounds": mixed}, 2, blood="yes")) == "first"


# -- the second player, the last card, an empty place ----------------------------------------------


def test_a_flood_asks_its_own_player() -> None:
    """[micro-hero:blessing.flood]"""
    state = {**TEAM, "agenda": ["PLAN"], "round": 2, "beaten": ["stables"], "reserve": []}
    state |= {"hand": [["strike"], ["strike", "flood"]], "tilted": [1, 1]}
    state |= {"discard": [["wound"], ["wound", "wound+"]]}
    table = at(state, 2)
    table.answer("play:flood", 1)
    assert (asked(table), said(table)) == (
        "cleanse",
        ["cleanse:discard.wound", "cleanse:discard.wound+"],
    )
    assert table.ask is not None and table.ask.seats == 2


def test_unseen_cards_are_in_the_next_deck_once() -> None:
    """[micro-hero:end.2]"""
    state = {**HYDRA, "agenda": ["STRIKE_BACK"], "life": 1, "stack": [["strike"] * 3]}
    g = at({**state, "deck": [["?", "?"]], "unseen": [["block", "training"]]}).g
    assert (g.unseen[0], g.deck[0]) == ([1, 1, 1, 2, 3], [0] * 5)


def test_rain_takes_the_card_shown_out_of_what_is_unseen() -> None:
    """[micro-hero:rain]"""
    state = {**TEAM, "agenda": ["UPKEEP"], "side": [1, 0], "deck": [["?"] * 7, FIVE]}
    table = at({**state, "unseen": [["strike"] * 3 + ["block"] * 4, []]}, 2)
    table.answer("strike", -1)
    g = table.g
    assert sorted(g.unseen[0]) == [1, 1, 2, 2, 2, 2]
    assert (g.hand[0], g.deck[0].count(0)) == ([19], 6)


@pytest.mark.parametrize(("deck", "known"), [(["?", "strike"], True), (["strike", "?"], False)])
def test_rain_asks_chance_only_for_a_card_that_nobody_knows(deck: list[str], known: bool) -> None:
    """[micro-hero:rain] [micro-hero:anticipate]: the top card is the last one."""
    state = {**HYDRA, "agenda": ["UPKEEP"], "side": [1, 0], "deck": [deck]}
    table = at({**state, "unseen": [["block"]]})
    assert (19 in table.g.hand[0]) == known


def test_fewer_cards_are_drawn_but_one_at_least() -> None:
    """[micro-hero:trial.birds]"""
    spec = own("hand = 3", "birds_ability = [6, 4]")
    state = {**HYDRA, "trial": ["birds"], "attack": 4, "agenda": ["TURN"], "deck": [FIVE]}
    assert len(open_position(spec, state, {}, 1, "test").g.hand[0]) == 1


@pytest.mark.parametrize(
    ("hera", "state", "tilt"),
    [
        ("no", {"hand": [["strike"]]}, True),
        ("yes", {"hand": [[]]}, True),
        ("no", {"side": [1, 0], "hand": [["strike"]]}, True),
        ("no", {"side": [1, 0], "deck": [["strike"]]}, True),
        ("no", {"side": [1, 0], "discard": [["strike"]]}, True),
        ("yes", {"side": [1, 0]}, True),
        ("no", {"side": [1, 0]}, False),
        ("no", {"posture": [1, 0], "side": [1, 0], "under": [["strike"]]}, True),
        ("no", {"posture": [1, 0], "side": [1, 0]}, False),
        ("no", {"posture": [1, 0], "hand": [["strike"]]}, True),
    ],
)
def test_with_one_card_the_posture_can_be_tilted_in_planning(
    hera: str, state: dict[str, Any], tilt: bool
) -> None:
    """[micro-hero:posture] (MH-b)"""
    played = {"stack": [["training"] * 4], "agenda": ["PLAN"]}
    omphale = "yes" if "posture" in state else "no"
    table = at({**HYDRA, **played, **state}, hera=hera, omphale=omphale)
    offers = asked(table) == "plan" and table.g.turns == 1
    assert (offers and "tilt" in said(table)) == tilt


@pytest.mark.parametrize(("deck", "offered"), [(["strike"], True), (["strike"] * 2, False)])
def test_the_distaff_draws_two_cards_at_most(deck: list[str], offered: bool) -> None:
    """(MH-i): at a last moment it is offered where the discard would be turned over."""
    state = {**HYDRA, "agenda": ["LAST_MOMENT"], "posture": [1, 0], "deck": [deck]}
    table = at({**state, "hand": [FIVE[:3]], "discard": [["block"]]}, omphale="yes")
    assert (asked(table) == "upkeep") == offered


def test_the_last_two_wounds_of_the_pile_are_taken_in_an_order() -> None:
    """[micro-hero:blood] [micro-hero:wound] (MH-o): with one fewer the game is lost anyway."""
    rest = ["wound"] * 5 + ["bruise"] * 5 + ["gash"] * 6
    state = {**TEAM, "agenda": ["DEFEND"], "stack": [["block", "block"]] * 2, "attack": 4}
    state |= {"points": [3, 3], "deck": [FIVE, FIVE], "discard": [rest[:8], rest[8:]]}
    table = at({**state, "wounds": ["wound", "bruise"]}, 2, blood="yes")
    assert asked(table) == "first"
    state |= {"discard": [rest[:8], [*rest[8:], "wound"]], "wounds": ["bruise"]}
    assert at(state, 2, blood="yes").ask is None


def test_sixty_places_of_a_stack_can_be_doubled_late() -> None:
    """[micro-hero:hera.bolt] (MH-Q13): there are words for no more; the game goes on."""
    spec = own("technique_copies = [10, 10, 10]")
    stack = ["wound"] + ["strike"] * 20 + ["block"] * 20 + ["training"] * 20
    state = {**TEAM, "agenda": ["VENGEANCE_CARD", "PERFECT"], "stack": [stack, []]}
    table = open_position(spec, {**state, "tilted": [0, 1]}, {"hera": "yes"}, 2, "test")
    table.answer("bolt", -1)
    assert said(table) == [f"double:{i}" for i in range(2, 61)]
