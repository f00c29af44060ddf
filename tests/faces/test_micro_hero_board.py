"""MICRO HERO on the presentation model: the laws of a board, sums, what the end of a turn does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import permutations
from typing import Any

import pytest

from heroon.ai import bot
from heroon.board.laws import faults
from heroon.board.layers import differ
from heroon.board.model import Look
from heroon.board.types import Answer, Asked, Board, Card, Clash, Panel, Row, Sum, Thing, Value
from heroon.faces.micro_hero.ahead import _experience, foresee
from heroon.faces.micro_hero.art import sprite
from heroon.faces.micro_hero.board import MODEL, board
from heroon.faces.micro_hero.choices import PRESETS, READY
from heroon.faces.micro_hero.outlook import Extent, hits, outlook
from heroon.faces.micro_hero.scene import KINDS, scene_of
from heroon.faces.micro_hero.seen import journey_of
from heroon.games.micro_hero import stack
from heroon.games.micro_hero.cards import DRAW_ORDER
from heroon.games.micro_hero.spec import SPEC
from heroon.games.micro_hero.words import IS_WOUND
from heroon.kernel import Rng, Seat, Seeded, Table, open_position
from heroon.play.told import teller_of
from heroon.texts import Sentences, Texts, package_of
from tests.lengths import length

NAMES = {0: "player-1", 1: "player-2"}
LANGS = ("en", "fr")
KINDS_SOLD = ("strike", "block", "training")
TELLER = teller_of("micro-hero")
FIGHT: dict[str, Any] = {"trial": ["hydra"], "attack": 3, "life": 9, "turns": 1, "agenda": ["PLAN"]}
TEAM: dict[str, Any] = {**FIGHT, "life": 18}


@cache
def told_in(lang: str) -> Texts:
    return Texts(lang, package_of("micro-hero"), strict=True)


def look(table: Table[Any], seat: int = 0, lang: str = "en") -> Look:
    return Look(table.view(seat), Sentences(told_in(lang), SPEC, seat, NAMES))


def at(state: dict[str, Any], seats: int = 1, **options: str) -> Table[Any]:
    return open_position(SPEC, state, options, seats, "test")


def thing(found: Board, id: str) -> Thing:
    return next(one for one in found.things() if one.id == id)


def clash(found: Board, kind: str) -> Clash:
    one = thing(found, f"ahead.{kind}")
    assert isinstance(one, Clash)
    return one


@cache
def positions() -> tuple[Table[Any], ...]:
    """Positions of games of one and of two, with every option, by chance and by the heuristic."""
    return tuple(_positions())


def _positions() -> Iterator[Table[Any]]:
    for seed in range(length(6, 4)):
        options = {o.name: o.values[seed % len(o.values)] for o in SPEC.options}
        table: Table[Any] = Table(SPEC, options, Seeded(f"mh {seed}"), seats=1 + seed % 2)
        rng = Rng(seed)
        for n in range(200):
            if n % 6 == 0 or table.view(asker(table)).prompt == "prepare" or table.ask is None:
                yield table.clone()
            if table.ask is None:
                break
            seat = table.ask.seats.bit_length() - 1
            words = table.words(seat)
            if seed % 3:
                word = bot("heuristic", SPEC, len(table.tokens)).choose(Seat(table, seat))
            else:
                word = rng.choice([w for w in words if w > 5] or words)
            table.answer(word, seat)


def asker(table: Table[Any]) -> int:
    return table.ask.seats.bit_length() - 1 if table.ask is not None else 0


# -- the laws -------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_every_position_gives_a_sound_board_where_every_answer_can_be_pointed_at(lang: str) -> None:
    drawn = sprite()
    prompts = set()
    for n, table in enumerate(positions()):
        if n % 2 != (lang == "fr"):
            continue
        seat = asker(table)
        seen = look(table, seat, lang)
        made = board(seen)
        words = seen.view.words
        prompts.add(seen.view.prompt)
        targets = {w: TELLER.targets(w, seen.view, SPEC.words) for w in words}
        short = MODEL.short
        assert short is not None
        answers = tuple(
            Answer(
                number=i,
                text=SPEC.words.text[w],
                words=(w,),
                at=at,
                short=short(w, seen),
                pinned=not at,
            )
            for i, (w, at) in enumerate(targets.items(), 1)
        )
        lit = frozenset(t for at in targets.values() for t in at)
        assert faults(made, Asked(prompt="p", answers=answers, lit=lit)) == []
        for one in made.things():
            assert "{" not in one.label and "None" not in one.label
            assert not one.art or f'id="{one.art}"' in drawn, one.art
    assert {"plan", "perfect", "prepare"} <= prompts


def test_the_same_board_in_every_world_that_a_seat_cannot_tell_apart() -> None:
    for n, table in enumerate(positions()):
        if n % 5 or table.ask is None:
            continue
        for seat in range(-1, table.seats):
            world = table.sample(max(seat, 0), Rng(n))
            assert board(look(table, seat)) == board(look(world, seat))


def test_of_two_at_one_screen_both_hands_lie_open() -> None:
    table = at({**TEAM, "hand": [["strike", "block"], ["training"]]}, 2)
    targets = {target for one in board(look(table, -1)).things() for target in one.at}
    assert {"hand.0/strike", "hand.0/block", "hand.1/training"} <= targets


# -- what is seen of the journey is what the rules say ---------------------------------------------


def test_the_journey_that_is_seen_counts_as_the_real_one() -> None:
    for table in positions():
        if not table.g.trial:
            continue
        seen = journey_of(table.view(asker(table)), SPEC)
        for count in (stack.trial_attack, stack.trial_defence, stack.team_attack, stack.experience):
            assert count(seen) == count(table.g)
        assert seen.armed[: table.seats] == table.g.armed[: table.seats]


def test_the_outlook_holds_every_order_of_a_hand_and_no_more() -> None:
    """The least and the most of each kind of points against all orders, played out one by one."""
    ranges = 0
    for table in positions():
        g = table.g
        if not g.trial:
            continue
        found = outlook(journey_of(table.view(asker(table)), SPEC)).points
        for seat in range(table.seats):
            hand = tuple(g.hand[seat])
            if len(hand) > 5:
                continue
            orders = {hand} if stack.ability(g, DRAW_ORDER) else set(permutations(hand))
            for kind in range(3):
                points = []
                for order in orders:
                    bent = g.bent[seat]
                    if g.armed[seat]:
                        start = len(g.stack[seat])
                        sound = (start + i for i, c in enumerate(order, 1) if not IS_WOUND[c])
                        bent = next(sound, bent)
                    points.append(stack.worth(g, [*g.stack[seat], *order], bent, kind))
                assert found[seat][kind] == Extent(min(points), max(points))
                ranges += min(points) < max(points)
    assert ranges > 20


@pytest.mark.parametrize(
    ("defence", "guard", "blood", "wounds"),
    [(8, [0, 0], 0, 0), (7, [0, 0], 0, 1), (3, [0, 0], 0, 2), (7, [1, 0], 0, 0), (5, [0, 0], 1, 3)],
)
def test_two_share_their_defence_at_the_best_split(
    defence: int, guard: list[int], blood: int, wounds: int
) -> None:
    g = journey_of(at(TEAM, 2).view(0), SPEC)
    g.guard, g.blood = guard, blood
    assert hits(g, defence, 4) == wounds


# -- the row: why it multiplies -------------------------------------------------------------------


def test_what_triggers_a_card_adds_up_to_what_it_gives() -> None:
    """Term by term; and with an empty hand to the totals that the rules tell."""
    several = 0
    for table in positions():
        view = table.view(asker(table))
        if not view.counter("turns") or not view.area("trial").pieces:
            continue
        made = board(look(table, asker(table)))
        for seat in range(table.seats):
            totals = dict.fromkeys(KINDS, 0)
            row = next((t for t in made.things() if t.id == f"stack.{seat}"), None)
            for card in row.items if isinstance(row, Row) else ():
                assert isinstance(card, Card)
                for part in card.parts:
                    assert isinstance(part, Sum)
                    assert sum(int(term.points) for term in part.terms) == int(part.total)
                    totals[part.art] += int(part.total)
                    several += len(part.terms) > 2
            if isinstance(row, Row) and not table.g.hand[seat]:
                for kind in KINDS:
                    assert totals[kind] == view.counter(f"{kind}.{seat}")
    assert several > 20


def test_each_card_is_fed_by_those_played_after_it_and_by_the_places_still_free() -> None:
    table = at({**FIGHT, "stack": [["strike", "block"]], "hand": [["block", "training"]]})
    made = board(look(table))
    row = thing(made, "stack.0")
    assert isinstance(row, Row)
    first = row.items[0]
    assert isinstance(first, Card) and isinstance(first.parts[0], Sum)
    after = [item.id for item in row.items[1:]]
    assert [term.of for term in first.parts[0].terms] == [first.id, *after]
    assert [v.value for v in first.values if "times" in v.style] == ["×4"]
    assert first.parts[0].total == "4"
    places = [c.values[0] for c in row.items if isinstance(c, Card) and c.face == "empty"]
    assert [value.value for value in places] == ["×2", "×1"]


def test_what_lies_there_keeps_its_id_when_an_equal_card_is_played() -> None:
    """The card played is the one that moves; no other changes its place, its times or its sum."""
    table = at({**FIGHT, "stack": [["strike", "block"]], "hand": [["block", "block", "training"]]})
    before = board(look(table))
    word = next(w for w in table.words(0) if SPEC.words.text[w] == "play:block")
    table.answer(word, 0)
    found = differ(before, board(look(table)))
    assert found.moved == (("block.0.2", "block.0.2"),)
    numbers = [c for c in found.changes if c.part in ("value", "total")]
    assert not [c for c in numbers if c.of.startswith(("strike.0.1", "block.0.1"))]


# -- what the end of the turn does ----------------------------------------------------------------


def test_a_sure_outcome_is_told_as_sure_and_an_open_one_as_open() -> None:
    sure = board(look(at({**FIGHT, "stack": [["strike"] * 4]}), lang="fr"))
    assert clash(sure, "attack").sides[0].total == "10"
    assert "good" in clash(sure, "attack").style
    assert clash(sure, "attack").verdict == "Vie −1"
    assert clash(sure, "attack").cost == "il manque 2 pour 2 Vies"
    # Hurt, the Hydra strikes with one more.
    assert clash(sure, "defence").sides[1].total == "4"
    assert "bad" in clash(sure, "defence").style
    assert clash(sure, "defence").verdict == "1 Blessure, reste 2"
    state = {**FIGHT, "hand": [["block", "block", "training", "training"]]}
    still = board(look(at(state), lang="fr"))
    assert clash(still, "defence").sides[0].total == "3–7"
    assert "good" in clash(still, "defence").style
    state = {**FIGHT, "hand": [["block", "training", "training", "training"]]}
    still = board(look(at(state), lang="fr"))
    assert clash(still, "defence").sides[0].total == "1–4"
    assert "open" in clash(still, "defence").style
    assert clash(still, "defence").verdict == "bloquée, ou 1 Blessure"


def test_the_last_wound_is_told_as_fatal() -> None:
    state = {**FIGHT, "stack": [["training"]], "wounds": [], "discard": [["wound"] * 3]}
    made = board(look(at(state), lang="fr"))
    assert clash(made, "defence").verdict == "fatal\u00a0: plus assez de Blessures"


def test_a_trial_that_falls_strikes_nobody_unless_it_strikes_first() -> None:
    state = {**FIGHT, "life": 1, "stack": [["strike"] * 4]}
    assert "good" in clash(board(look(at(state))), "defence").style
    bull = {**state, "trial": ["bull"], "attack": 5}
    assert "bad" in clash(board(look(at(bull))), "defence").style


def test_what_an_answer_comes_to_is_told_for_all_orders_of_the_rest() -> None:
    table = at({**FIGHT, "stack": [["strike"]], "hand": [["block", "block", "training"]]})
    word = next(w for w in table.words(0) if SPEC.words.text[w] == "play:block")
    found = foresee((word,), look(table, lang="fr"))
    assert found is not None
    assert found.line == (
        "Un Blocage relance 1 carte\u00a0: Attaque 4\u00a0: Vie inchangée\u00a0; "
        "Défense 4–5\u00a0: bloquée."
    )
    after = table.clone()
    after.answer(word, 0)
    assert clash(board(look(after)), "defence").sides[0].total == "4–5"


def test_hearts_show_the_life_that_goes_whatever_the_order() -> None:
    value = thing(board(look(at({**FIGHT, "stack": [["strike"] * 5]}))), "trial.life")
    assert isinstance(value, Value)
    assert value.ticks == (8, 9)


# -- what is chosen -------------------------------------------------------------------------------


def test_a_deck_is_taken_at_one_touch_or_by_two_numbers() -> None:
    table: Table[Any] = Table(SPEC, {}, Seeded("deck"), seats=1)
    seen = look(table)
    assert MODEL.routes is not None
    routes = {route.of: route.words for route in MODEL.routes(seen)}
    assert list(routes) == [READY, *(f"preset.{deck}" for deck in PRESETS)]
    assert routes[READY] == routes["preset.3.3.4"]
    assert SPEC.words.text[routes["preset.3.3.4"][0]] == "deck:3.3.4"
    word = SPEC.words.text.index("deck:2.4.4")
    assert TELLER.targets(word, seen.view, SPEC.words) == ("deck/strike.2", "deck/block.4")
    targets = {target for one in board(seen).things() for target in one.at}
    assert {"deck/strike.2", "deck/block.4"} <= targets


@pytest.mark.parametrize("lang", LANGS)
def test_postures_and_life_cards_lie_on_the_table_with_what_they_do(lang: str) -> None:
    table = at(
        {**FIGHT, "agenda": ["LIFE_CARD", "BUILD_DECK", "PICK_POSTURE", "ROUND"], "turns": 0},
        anger="yes",
    )
    row = thing(board(look(table, lang=lang)), "choices")
    assert isinstance(row, Row)
    texts = [card.text for card in row.items if isinstance(card, Card)]
    assert len(texts) == 4 and all(texts) and len(set(texts)) == 4


def test_what_nobody_sells_is_not_counted_as_bought() -> None:
    """An empty Reserve sells nothing, whatever Experience there is."""
    state = {**FIGHT, "agenda": ["PERFECT"], "stack": [["training"] * 3]}
    full = at(state)
    left = [one.face for one in full.view(0).area("reserve").pieces if one.face in KINDS_SOLD]
    empty = at({**state, "deck": [left]})
    told = [clash(board(look(table)), "experience").verdict for table in (full, empty)]
    assert told == ["1 Technique", "nothing left to buy"]


def test_nobody_shares_a_defence_that_is_not_needed() -> None:
    """A Trial that surely falls strikes no more, so what each would get is beside the point."""
    state = {**TEAM, "life": 1, "agenda": ["PERFECT"], "stack": [["strike"] * 4, ["block"]]}
    told = clash(board(look(at(state, 2))), "defence")
    assert (told.verdict, told.cost) == ("falls before it strikes", "")
    stands = clash(board(look(at({**state, "life": 18}, 2))), "defence")
    assert "You: 0, Player 2: 1" in stands.cost


@pytest.mark.parametrize(
    ("stack", "options", "word"),
    [
        ([["strike"] * 3, ["block"] * 3], {}, "split:3"),  # 12 against twice 3: both block
        ([["strike"] * 3, ["block"] * 3], {"shield": "yes"}, ""),  # what is left over counts
        ([["strike"] * 4, ["block"]], {}, ""),  # 4 against twice 3: who blocks?
    ],
)
def test_a_defence_that_blocks_for_both_needs_no_question(
    stack: list[list[str]], options: dict[str, str], word: str
) -> None:
    table = at({**TEAM, "agenda": ["SHARE"], "stack": stack}, 2, **options)
    assert TELLER.spares is not None
    said = TELLER.spares(table.view(0), SPEC)
    assert (
        SPEC.words.text[said].partition(" ")[2] or SPEC.words.text[said] if said else ""
    ) == word


def test_a_split_of_the_defence_says_what_comes_of_it() -> None:
    state = {**TEAM, "agenda": ["SHARE"], "stack": [["strike"] * 3, ["block"] * 3]}
    row = thing(board(look(at(state, 2), 0, "fr")), "choices")
    assert isinstance(row, Row)
    told = {card.name: card.text for card in row.items if isinstance(card, Card)}
    assert told["Vous\u00a0: 3, Joueur 2\u00a0: 3"] == "bloqué · bloqué avec 3"


def test_a_panel_says_when_nothing_counts_any_more() -> None:
    state = {**FIGHT, "agenda": ["LAST_MOMENT"], "side": [1, 0], "discard": [["strike", "block"]]}
    panel = thing(board(look(at(state), lang="fr")), "outlook")
    assert isinstance(panel, Panel)
    assert panel.text == told_in("fr").text("picture-totals-over")


def test_nothing_is_said_of_a_turn_for_which_nothing_is_drawn() -> None:
    """Before the draw there is no hand: a blow that nothing could stop would be a false alarm."""
    drawn = board(look(at({**FIGHT, "hand": [["strike"]]})))
    assert any(one.id == "outlook" for one in drawn.things())
    table: Table[Any] = Table(SPEC, {}, Seeded("t2"), seats=1)
    table.answer(SPEC.words.text.index("deck:3.3.4"), 0)
    before = table.view(0)
    areas = tuple(replace(a, pieces=()) if a.id == "hand.0" else a for a in before.areas)
    empty = replace(before, areas=areas)
    found = board(Look(empty, Sentences(told_in("en"), SPEC, 0, NAMES)))
    assert not any(one.id == "outlook" for one in found.things())


@pytest.mark.parametrize(
    ("spent", "left", "told"),
    [(0, 3, "too little to buy"), (4, 0, "all is spent"), (4, 3, "nothing more to buy, 3 left")],
)
def test_after_the_last_purchase_nothing_is_promised(spent: int, left: int, told: str) -> None:
    """Once the hand is played no more will come: “not enough yet” would promise it."""
    stack = ["training"] * 2
    state = {**FIGHT, "agenda": ["PERFECT"], "stack": [stack], "spent": 0}
    found = board(look(at(state)))
    assert clash(found, "experience").verdict == "too little to buy"
    scene = scene_of(look(at(state)))
    span = Extent(left, left)
    out = scene.out._replace(experience=span)
    scene.g.spent = spent
    assert _experience(scene._replace(out=out)).verdict == told
