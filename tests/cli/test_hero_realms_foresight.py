"""What is told as certain of the Boss's turn comes so; the rest comes about as often as told."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any, Final

import pytest

from heroon.faces.hero_realms import wording
from heroon.faces.hero_realms.courses import MARKET, NOTHING, TAKES
from heroon.faces.hero_realms.foresight import TRIES, Foreseen, foresee
from heroon.faces.hero_realms.terms import blow, foreseen_parts
from heroon.games.hero_realms import heuristics
from heroon.games.hero_realms import words as w
from heroon.kernel import Event, GameSpec, Rng, Seeded, Table, game
from heroon.texts import package_of, texts
from tests.hero_realms.test_review import at
from tests.lengths import length

SPEC: GameSpec[Any] = game("hero-realms")
#: Games that are played, each with some ten turns of the Boss.
GAMES: Final = length(30, 450)


class Seen:
    """What was foreseen, and what came, over many turns."""

    def __init__(self) -> None:
        self.held: Counter[str] = Counter()
        self.turns = 0
        #: What was expected of an attack in the tries, and what came of it, turn by turn.
        self.expected: list[float] = []
        self.came: list[int] = []
        self.likeliest = 0.0
        #: Cards that were bought in every try, and those of them that were not bought then.
        self.bought = self.missed = 0
        self.hits = 0


def played(seed: int, seen: Seen) -> None:
    """A game, three answers in four by the policy, each turn of the Boss held to the forecast."""
    rng = Rng(seed)
    options = {"boss": w.BOSSES.tokens[seed % 4], "reinforcements": ("no", "yes")[seed // 4 % 2]}
    options["powers"] = ("no", "yes")[seed // 8 % 2]
    table: Table[Any] = Table(SPEC, options, Seeded(f"foresight {seed}"))
    table.g.health = 400
    while table.ask is not None:
        if table.ask.seats == 0:
            table.answer(rng.choice(table.ask.words))
            continue
        word = _word(table, rng)
        if word != w.FINISH:
            table.answer(word, 0)
            continue
        view = table.view(0)
        found = foresee(view, SPEC, wording.face_up(view))
        before = len(table.events(0))
        table.answer(word, 0)
        while table.view(0).prompt != "behaviour":
            ask = table.ask
            if ask is None:
                break
            table.answer(
                heuristics.policy(table.g, ask, rng) if ask.seats else rng.choice(ask.words),
                *((0,) if ask.seats else ()),
            )
        _compare(found, table.events(0)[before:], seen)


def _word(table: Table[Any], rng: Rng) -> int:
    assert table.ask is not None
    if rng.below(4):
        return heuristics.policy(table.g, table.ask, rng)
    words = list(table.words(0))
    if w.FINISH in words and len(words) > 1:
        words.remove(w.FINISH)
    return int(rng.choice(words))


def _compare(found: Foreseen, events: list[Event], seen: Seen) -> None:
    told = [(event.id, event.args) for event in events]
    kinds = {kind for kind, _ in told}
    if w.E_TOO_LATE in kinds:
        assert not found.courses
        seen.held["clock"] += 1
        return
    if w.E_BOSS_ATTACKS not in kinds:
        return  # the hero fell before it
    seen.turns += 1
    attack = next(args[0] for kind, args in told if kind == w.E_BOSS_ATTACKS)
    what, card = next((MARKET[kind], args) for kind, args in told if kind in MARKET)
    drawn = sum(kind in (w.E_KEPT, w.E_SHOWN) for kind, _ in told)
    bought = tuple(args[0] for kind, args in told if kind == w.E_BOSS_BOUGHT)
    fits = found.courses
    if found.sure_market:
        fits = tuple(
            c for c in fits if c.market == what and (c.card or c.market_gold) in (*card, 0)
        )
        assert fits, (what, card, found)
        seen.held[what] += 1
    if found.sure_draw:
        assert drawn == 1
        seen.held["drawn"] += 1
    if found.sure:
        assert not found.tries
        exact = [c for c in fits if (c.bought, c.attack, c.draws) == (bought, attack, drawn)]
        assert exact, (bought, attack, found)
        health = sum(
            args[2]
            for kind, args in told
            if kind in (w.E_OWN_GAINS, w.E_BOSS_GAINS) and args[1] == w.GIVES_HEALTH
        )
        assert health in {c.health for c in exact}
        leaned = sum(kind == w.E_LEANED for kind, _ in told)
        assert leaned in {c.tilts for c in exact}
        seen.held["attack"] += 1
        seen.held["bought"] += bool(bought)
        seen.held["reinforced"] += w.E_REINFORCED in kinds
    else:
        assert len(found.tries) == TRIES
        seen.bought += len(found.bought)
        seen.missed += len(set(found.bought) - set(bought))
        points = Counter(course.attack for course in found.tries)
        seen.expected.append(sum(c.attack for c in found.tries) / TRIES)
        seen.came.append(attack)
        likeliest, many = points.most_common(1)[0]
        seen.likeliest += many / TRIES
        seen.hits += attack == likeliest


def many(games: int) -> Seen:
    """The turns of so many games."""
    seen = Seen()
    for seed in range(games):
        played(seed, seen)
    return seen


def hold(seen: Seen, apart: float, off: float) -> None:
    """What is told as certain has come so; the rest about as often as told.

    `apart` is how far the mean attack may lie from what the tries expected, `off` the share of
    turns with the likeliest attack from that in the tries.
    """
    assert seen.held["attack"] > seen.turns / 3
    assert not {"clock", "attack", "bought", "drawn", "reinforced", TAKES} - set(seen.held)
    turns = len(seen.came)
    assert seen.bought and seen.missed <= seen.bought // 50
    assert abs(sum(seen.came) - sum(seen.expected)) / turns < apart
    assert abs(seen.hits - seen.likeliest) / turns < off


def test_what_is_told_comes_so() -> None:
    seen = many(GAMES)
    assert seen.turns > length(200, 4000)
    hold(seen, length(0.6, 0.3), length(0.1, 0.06))


# -- positions in which nothing is hidden: the market deck is empty --------------------------------


def alone(zone: list[str], row: list[str], pile: list[str]) -> Table[Any]:
    """Torgen on a Ruby, and a market deck that has run out."""
    table = at(
        {
            "face": "ruby",
            "zone": zone,
            "row": [*row, *["."] * (5 - len(row))],
            "sacrifice": pile,
            "hand": ["gold", "gold", "gold"],
        },
        boss="torgen",
    )
    table.g.market.clear()
    table.g.stock.clear()
    return table


@pytest.mark.parametrize(
    ("zone", "row", "pile", "attack"),
    [
        # Smash and Grab brings Influence, whose gold buys the Cultist: 4 + 6 + 4 - 2 …
        (["myros"], ["death-cultist", "smash-and-grab"], ["cult-priest", "influence", "weyan"], 10),
        # … and Varrick brings Myros, whose gold does.
        (["rasmus"], ["varrick", "death-cultist"], ["myros"], 4),
    ],
)
def test_what_a_bought_card_brings_pays_for_more(
    zone: list[str], row: list[str], pile: list[str], attack: int
) -> None:
    table = alone(zone, row, pile)
    view = table.view(0)
    found = foresee(view, SPEC, wording.card("ruby"))
    assert found.sure
    assert found.attacks == (attack, attack)
    table.answer(w.FINISH, 0)
    while table.ask is not None and table.view(0).prompt != "behaviour":
        ask = table.ask
        table.answer(ask.words[0], *((0,) if ask.seats else ()))
    came = [event.args[0] for event in table.events(0) if event.id == w.E_BOSS_ATTACKS]
    assert came == [attack]


# -- the words -------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_is_uncertain_says_how_often(lang: str) -> None:
    """Kraka draws: nobody knows what; a Boss who draws nothing and has no gold is certain."""
    t = texts(lang, package_of("hero-realms"))
    row = ["arkus", "domination", "fire-bomb", "rake", "tyrannor"]
    sure = foreseen_parts(at({"row": row}).view(0), SPEC, t, w.DAGGER)
    told = at({"zone": ["kraka"], "row": row}).view(0)
    tried = foreseen_parts(told, SPEC, t, w.DAGGER)
    assert not [part for part in sure if "40" in part]
    assert [part for part in tried if "40" in part]


def test_borg_s_power_is_told_where_he_draws() -> None:
    t = texts("en", package_of("hero-realms"))
    key = t.text("foresee-draw-free")
    row = ["arkus", "domination", "krythos", "rake", "tyrannor"]
    for zone, drawn in (([], False), (["kraka"], True)):
        table = at({"zone": zone, "row": row, "face": "gold"}, boss="borg", powers="yes")
        assert (key in foreseen_parts(table.view(0), SPEC, t, w.GOLD)) is drawn


@pytest.mark.parametrize(
    ("value", "market"), [("next", TAKES), ("nothing", NOTHING)], ids=["next", "nothing"]
)
def test_a_card_that_is_too_dear_stops_him_by_an_option(value: str, market: str) -> None:
    """HR-24c; the view says how the option was chosen by a mark."""
    table: Table[Any] = Table(SPEC, {}, Seeded("1"))
    view = table.view(0)
    pieces = [replace(view.area("boss").pieces[0], face=name) for name in ("grak", "spark")]
    areas = tuple(replace(a, pieces=tuple(pieces)) if a.id == "row" else a for a in view.areas)
    view = replace(view, areas=areas, marks=(f"dear_market:{value}",))
    found = foresee(view, SPEC, w.DAGGER)
    assert {course.market for course in found.courses} == {market}


# -- the hero's attack -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "combat", "zone", "stunned", "damage"),
    [
        ("gold", 9, [], 0, 6),
        ("gold", 9, ["rake"], 0, 6),  # a gold face gives no champion
        ("dagger", 9, ["rake"], 1, 0),
        ("dagger", 9, ["darian"], 1, 1),
        ("dagger", 4, ["darian"], 0, 1),  # too little for his shield
        ("gold", 9, ["parov"], 1, 1),
        ("dagger", 15, ["parov", "darian"], 2, 2),
        ("gold", 9, ["parov", "borg"], 1, 0),  # the other guard stands
    ],
)
def test_the_hero_s_attack_comes_as_told(
    face: str, combat: int, zone: list[str], stunned: int, damage: int
) -> None:
    table = at({"face": face, "combat": combat, "zone": sorted(zone, key=wording.card)})
    now = blow(table.view(0), SPEC, combat)
    assert now.damage == damage
    assert bool(now.stands) is (face == "gold" and zone == ["parov", "borg"])
    table.answer(w.ATTACK, 0)
    while table.ask is not None and table.view(0).prompt in ("guard", "forced"):
        table.answer(table.words(0)[0], 0)
    events = table.events(0)
    assert sum(event.args[0] for event in events if event.id == w.E_BOSS_HIT) == damage
    assert sum(event.id == w.E_STUNNED for event in events) == stunned
