"""What an independent reading of the rules found and had put right, and what it found to hold."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from heroon.games.hero_realms import heuristics
from heroon.games.hero_realms import words as w
from heroon.games.hero_realms.spec import SPEC
from heroon.games.hero_realms.state import MOST_CREDITS, Skirmish
from heroon.kernel import (
    GameSpec,
    InputError,
    Rng,
    Seeded,
    Table,
    open_position,
    playout,
)
from heroon.kernel.laws import check

V = SPEC.words
FACES = ("gold", "ruby", "shortsword", "dagger")
#: Gold, Ruby, Shortsword, Dagger of each behaviour deck.
DECKS = {
    "grognard": (1, 0, 1, 1),
    "rayla": (1, 1, 0, 2),
    "borg": (1, 0, 0, 2),
    "torgen": (0, 1, 0, 3),
}
MAIN = ["HERO_MAIN", "END_TURN", "DRAW 5 0", "BOSS_TURN"]
BOSS = ["BOSS_TURN"]


def owners(*lines: str) -> GameSpec[Skirmish]:
    """The game with an owner's numbers."""
    return SPEC.using("[numbers]\n" + "\n".join(lines) + "\n", "mine.toml")


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: w.CARDS.by_token[card])


def at(
    state: dict[str, Any], spec: GameSpec[Skirmish] = SPEC, clock: int = 16, **options: str
) -> Table[Skirmish]:
    """A position; the market is empty, champions stand upright, the hero owns what he holds."""
    face = state.get("face", "dagger")
    behaved = [int(face == name) for name in FACES]
    deck = DECKS[options.get("boss", "grognard")]
    full: dict[str, Any] = {
        "turns": 1,
        "health": 50,
        "boss_health": 50,
        "face": face,
        "behaved": behaved,
        "unused": [a - b for a, b in zip(deck, behaved, strict=True)],
        "agenda": MAIN,
        "row": ["."] * 5,
        "backs": [0] * clock,
        **state,
    }
    full["sacrifice"] = [*full.get("sacrifice", []), *["fire-gem"] * (16 - clock)]
    mine = [c for p in ("hand", "deck", "discard", "played", "champions") for c in full.get(p, [])]
    full.setdefault("owned", in_order([c for c in mine if c not in FACES]))
    for cards, lie in (("zone", "lies"), ("played", "used"), ("champions", "poise")):
        full.setdefault(lie, [0] * len(full.get(cards, [])))
    return open_position(spec, full, options, 1, "test")


def say(table: Table[Skirmish], *said: str) -> Table[Skirmish]:
    """Answer; what is said to nature is the card that comes."""
    for one in said:
        assert table.ask is not None
        if table.ask.seats:
            table.answer(one, 0)
        else:
            table.answer(w.CARDS.by_token[one])
    return table


def offered(table: Table[Skirmish]) -> list[str]:
    return [V.text[word] for word in table.words(0)]


def told(table: Table[Skirmish]) -> list[str]:
    """The events, each with its arguments by name."""
    out = []
    for event in table.events(0):
        info = V.events[event.id]
        args = (of.by_value[v] for (_, of), v in zip(info.args, event.args, strict=True))
        out.append(" ".join([info.name, *args]))
    return out


@contextmanager
def at_most(calls: int) -> Iterator[None]:
    """So many calls of functions and no more: an endless turn becomes an error."""
    left = calls

    def count(_frame: object, _event: str, _arg: object) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            raise RuntimeError("endless")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        yield
    finally:
        sys.setprofile(before)


# -- findings: rules ------------------------------------------------------------------------------


def test_the_boss_draws_for_grak() -> None:
    table = at({"agenda": BOSS, "zone": ["grak"]}, boss="torgen")
    assert table.ask is not None
    assert table.ask.seats == 0


def test_the_market_is_refilled_before_the_hero_says_where_a_card_goes() -> None:
    table = at({"gold": 9, "next": 3, "row": ["spark", ".", ".", ".", "."]})
    table.answer("buy:spark", 0)
    assert table.ask is not None
    assert table.ask.seats == 0


def test_no_more_cards_are_offered_than_there_are() -> None:
    played = [*["gold"] * 7, "ruby", "shortsword"]
    table = at({"hand": ["rampage"], "played": played, "deck": ["dagger"]})
    table.answer("play:rampage", 0)
    assert offered(table) == ["draw:1", "draw:0"]


# -- findings: files and owners' numbers ----------------------------------------------------------


def test_two_searching_champions_do_not_replace_each_other_for_ever() -> None:
    spec = owners("kraka_main = [0, 0, 2, 0, 14, 1]")
    with at_most(300_000):
        at({"zone": ["varrick"], "sacrifice": ["kraka"], "agenda": BOSS}, spec)


def test_drawn_cards_that_draw_keep_the_agenda_in_its_bounds() -> None:
    rows: dict[str, list[int]] = {}
    for n in SPEC.numbers:
        rows.setdefault(n.of, []).append(n.value)
    names = [of for of, row in rows.items() if of.endswith("_main") and len(row) == 6]
    spec = owners(*(f"{of} = [0, 0, 0, 5, 0, 0]" for of in names), "borg = [3, 0, 6, 1]")
    table = at({"zone": ["borg"], "agenda": BOSS, "face": "gold"}, spec, boss="borg", powers="yes")
    rng = Rng(1)
    while table.ask is not None and table.ask.seats == 0:
        table.answer(rng.choice(table.ask.words))
        check(table.g, spec.fields, spec.sets, 1)


def test_discard_effects_of_a_turn_have_room() -> None:
    spec = owners("spark_main = [0, 3, 0, 0, 6, 9]")
    table = at({"hand": ["spark"], "credits": [1] * (MOST_CREDITS - 4)}, spec)
    table.answer("play:spark", 0)
    check(table.g, spec.fields, spec.sets, 1)


def test_each_discarded_card_uses_a_discard_effect_up() -> None:
    spec = owners("rayla = [1, 0, 4, 0]", "darian = [1, 0, 5, 0]")
    table = say(at({"credits": [5], "zone": ["darian", "rayla"]}, spec), "banish:rayla.upright")
    assert table.g.credits == []


@pytest.mark.parametrize(
    ("state", "clock"),
    [
        ({}, 0),  # no Fire Gem left: step 1 of the Boss's turn fails
        ({"zone": ["spark"]}, 16),  # an action of the Boss in the hero's turn: `tilt` fails
        ({"shown": ["spark"]}, 16),  # it takes effect in the place of the next card drawn
        ({"health": 0}, 16),
        ({"boss_health": 0}, 16),
    ],
)
def test_unsound_positions_are_refused(state: dict[str, Any], clock: int) -> None:
    with pytest.raises(InputError):
        at(state, SPEC, clock)


# -- findings: what the hero is told --------------------------------------------------------------


def test_the_reason_is_the_guards() -> None:
    zone = ["man-at-arms", "tithe-priest", "death-cultist"]
    table = say(at({"combat": 9, "face": "gold", "zone": zone}), "attack")
    reason = table.why("stun:tithe-priest.upright", 0)
    assert reason is not None
    assert reason.name == "guards-first"


def test_the_log_says_why_the_hero_discards() -> None:
    table = at({"agenda": BOSS, "zone": ["broelyn"], "hand": ["gold", "ruby"]}, boss="torgen")
    assert "secondary broelyn" in told(table)


def test_the_log_tells_the_boss_from_his_champion() -> None:
    agenda = ["BOSS_ATTACKS", "BOSS_END", "HERO_TURN"]
    gains = [e for e in told(at({"agenda": agenda, "zone": ["orc-grunt"]})) if "gains" in e]
    assert len(gains) == len(set(gains)) == 2


def test_an_attack_held_off_does_not_reach_the_boss() -> None:
    table = at({"combat": 9, "face": "gold", "zone": ["death-cultist", "torgen"]})
    say(table, "attack", "stun:death-cultist.upright")
    assert "blocked 6" in told(table)
    assert "no-hit" not in told(table)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"next": 1}, {"next": 0}),
        ({"combat": 9, "zone": ["rayla"], "forced": 1}, {"combat": 9, "zone": ["rayla"]}),
        ({"credits": [1, 4]}, {"credits": [5]}),
    ],
)
def test_the_view_shows_what_binds_the_hero(one: dict[str, Any], other: dict[str, Any]) -> None:
    assert at(one).view(0) != at(other).view(0)


# -- what holds -----------------------------------------------------------------------------------


def test_printed_example_of_a_guard_and_the_shield() -> None:
    table = say(at({"combat": 10, "face": "gold", "zone": ["dire-wolf"]}), "attack")
    assert table.g.boss_health == 50 - (10 - 5 - 3)


def test_printed_example_of_the_champion_given_on_an_attack_face() -> None:
    zone = {"combat": 10, "zone": ["darian"]}
    table = say(at(zone), "attack")
    assert (table.g.zone, table.g.boss_health) == ([], 50 - (10 - 5 - 3))
    table = say(at({**zone, "face": "gold"}), "attack")
    assert (len(table.g.zone), table.g.boss_health) == (1, 50 - (10 - 3))


def test_printed_example_of_an_attack_of_11() -> None:
    state = {
        "agenda": ["BOSS_ATTACKS", "BOSS_END", "HERO_TURN"],
        "boss_combat": 10,
        "face": "gold",
        "champions": ["borg", "street-thug"],
    }
    assert say(at(state), "absorb:street-thug.upright").g.health == 49
    assert say(at(state), "pass").g.health == 45


def test_printed_example_of_sparks() -> None:
    state = {"hand": ["spark", "spark"], "zone": ["death-cultist"]}
    table = say(at(state), "play:spark")
    assert "banish:death-cultist.upright" not in offered(table)
    say(table, "play:spark", "banish:death-cultist.upright")
    assert table.g.credits == []


@pytest.mark.parametrize(("cost", "comes"), [(5, True), (6, False)])
def test_printed_example_of_borgs_limit(cost: int, comes: bool) -> None:
    spec = owners(f"rasmus = [1, {cost}, 5, 0]")
    row = ["rasmus", ".", ".", ".", "."]
    table = at({"agenda": ["MARKET_STEP", "BOSS_END", "HERO_TURN"], "row": row}, spec, boss="borg")
    assert (table.g.zone == [w.CARDS.by_token["rasmus"]]) is comes


def test_printed_examples_of_the_powers() -> None:
    state = {"hand": ["taxation"], "played": ["recruit"], "face": "ruby"}
    table = at({**state, "agenda": ["FACE", *MAIN]}, boss="rayla", powers="yes")
    say(table, "behaviour:gold", "play:taxation", "ally:taxation")
    assert table.g.health == 50 + 6 - 3
    state = {"agenda": ["LOSSES", "BOSS_ATTACKS", "BOSS_END", "HERO_TURN"], "face": "ruby"}
    table = at({**state, "hand": ["gold", "shortsword"]}, boss="torgen", powers="yes")
    say(table, "discard:shortsword")
    assert "hurt 2" in told(table)


def test_varrick_and_smash_and_grab_fetch_what_is_dearest() -> None:
    table = at({"zone": ["varrick"], "sacrifice": ["arkus", "grak", "kraka"], "agenda": BOSS})
    assert offered(table) == ["take:arkus", "take:grak"]
    assert "varrick grak" in told(say(table, "take:grak"))
    table = at({"agenda": BOSS, "zone": ["orc-grunt"], "sacrifice": ["fire-bomb", "bribe"]})
    assert "looted bribe" in told(say(table, "smash-and-grab"))


@pytest.mark.parametrize(
    ("boss", "turns"), [("grognard", [8, 12]), ("rayla", []), ("borg", [10]), ("torgen", [12])]
)
def test_reinforcements_come_in_the_printed_turns(boss: str, turns: list[int]) -> None:
    table: Table[Skirmish] = Table(SPEC, {"boss": boss, "reinforcements": "yes"}, Seeded("q"))
    table.g.health = 9999
    came = []
    while table.ask is not None:
        turn, seen = table.g.turns, len(told(table))
        table.answer(table.ask.words[-1], 0)
        came += [turn for event in told(table)[seen:] if "reinforce" in event]
    assert (came, table.g.turns, table.reason) == (turns, 16, "clock")


def test_a_game_without_costs_comes_to_its_end() -> None:
    rows: dict[str, list[int]] = {}
    for n in SPEC.numbers:
        rows.setdefault(n.of, []).append(n.value)
    cards = {of for of in rows if f"{of}_main" in rows}
    spec = owners(*(f"{of} = {[r[0], 0, *r[2:]]}" for of, r in rows.items() if of in cards))
    for seed in range(20):
        m = playout(spec, spec.settings({"boss": w.BOSSES.tokens[seed % 4]}), 1)
        assert m.play(Rng(seed)).tokens < 2000


V_BOSSES = w.BOSSES.tokens


def health_told(table: Table[Skirmish], since: int) -> tuple[int, int]:
    """What the events say of the hero's health and the Boss's."""
    hero = boss = 0
    for event in table.events(0)[since:]:
        name = V.events[event.id].name
        if name == "healed":
            hero += event.args[0]
        elif name in ("hurt", "wounded"):
            hero -= event.args[0]
        elif name == "boss-hit":
            boss -= event.args[0]
        elif name == "boss-gains" and event.args[1] == w.GIVES_HEALTH:
            boss += event.args[2]
    return hero, boss


def hero_cards(g: Skirmish) -> Counter[int]:
    """All of them, wherever they are."""
    seen: Counter[int] = Counter()
    for cards in (g.hand, g.discard, g.played, g.champions, g.spent, g.unseen):
        seen.update(cards)
    seen.update(card for card in g.deck if card)
    return seen


def market_cards(g: Skirmish) -> Counter[int]:
    """All that are or were in the market, and the Fire Gems."""
    seen: Counter[int] = Counter()
    for cards in (g.stock, g.row, g.gems, g.zone, g.shown, g.sacrifice, g.stunned, g.owned):
        seen.update(card for card in cards if card > 0)
    return seen


def walk(seed: int) -> None:
    """A game, each answer of which changes health as told and keeps every card."""
    rng = Rng(seed)
    options = {o.name: o.values[rng.below(len(o.values))] for o in SPEC.options}
    table: Table[Skirmish] = Table(SPEC, options, Seeded(str(seed)))
    market, starters = market_cards(table.g), hero_cards(table.g)
    answers = Counter[int]()
    while table.ask is not None:
        ask, g = table.ask, table.g
        word = heuristics.policy(g, ask, rng) if rng.below(10) < 7 else rng.choice(ask.words)
        hero, boss, since = g.health, g.boss_health, len(table.events(0))
        table.answer(word, 0)
        g = table.g
        more, boss_more = health_told(table, since)
        assert g.health == max(hero + more, 0)
        assert g.boss_health == max(boss + boss_more, 0)
        assert market_cards(g) == market
        assert hero_cards(g) == starters + Counter(g.owned)
        answers[g.turns] += 1
    assert max(answers.values()) < 200
    assert table.reason in ("won", "dead", "clock")


def test_walks() -> None:
    for seed in range(25):
        walk(seed)
