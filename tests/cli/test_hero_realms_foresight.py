"""What the Boss is foreseen to do is what he does, as far as no hidden card comes between."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.games.hero_realms import words as w
from heroon.kernel import Event, GameSpec, Rng, Seeded, Table, game
from heroon.play import hero_realms_words as wording
from heroon.play.hero_realms_foresight import DROPS, GETS_GOLD, NOTHING, TAKES, Course, foresee
from heroon.play.hero_realms_terms import blow

SPEC: GameSpec[Any] = game("hero-realms")
#: What the Boss does at the market, by the event that tells it.
_MARKET = {
    w.E_ACQUIRED: TAKES,
    w.E_BOSS_GOLD: GETS_GOLD,
    w.E_DROPPED: DROPS,
    w.E_NOTHING: NOTHING,
}


def played(seed: int, checks: list[str]) -> None:
    """A random game in which each turn of the Boss is compared with what was foreseen."""
    rng = Rng(seed)
    options = {"boss": w.BOSSES.tokens[seed % 4], "reinforcements": ("no", "yes")[seed // 4 % 2]}
    options["powers"] = ("no", "yes")[seed // 8 % 2]
    table: Table[Any] = Table(SPEC, options, Seeded(f"foresight {seed}"))
    table.g.health = 400
    while table.ask is not None:
        word = _word(table, rng)
        view = table.view(0)
        if word != w.FINISH:
            if word == w.ATTACK:
                _compare_blow(table, rng, checks)
            else:
                table.answer(word, 0)
            continue
        found = foresee(view, SPEC, wording.face_up(view))
        before = len(table.events(0))
        table.answer(word, 0)
        while not table.over and table.view(0).prompt != "behaviour":
            table.answer(rng.choice(table.words(0)), 0)
        _compare(found.courses, found.helpers, table.events(0)[before:], checks)


def _word(table: Table[Any], rng: Rng) -> int:
    """Mostly something is done, so that much comes to lie there."""
    words = list(table.words(0))
    if w.FINISH in words and len(words) > 1 and rng.below(8):
        words.remove(w.FINISH)
    return int(rng.choice(words))


def _compare(
    courses: tuple[Course, ...], helpers: tuple[int, ...], events: list[Event], checks: list[str]
) -> None:
    names = {event.id for event in events}
    if w.E_TOO_LATE in names:
        assert not courses
        checks.append("clock")
    if {w.E_KEPT, w.E_SHOWN} & names or w.E_BOSS_ATTACKS not in names or len(helpers) > 1:
        return
    reinforced = [event.args[0] for event in events if event.id == w.E_REINFORCED]
    assert set(reinforced) == set(helpers)
    what, card = next(
        (does, event.args[0])
        for event in events
        for known, does in _MARKET.items()
        if event.id == known
    )
    fits = [c for c in courses if c.market == what]
    assert fits, (what, courses)
    if what in (TAKES, DROPS):
        fits = [c for c in fits if c.card == card]
    elif what == GETS_GOLD:
        fits = [c for c in fits if c.market_gold == card]
    assert fits, (what, w.CARDS.by_value[card], courses)
    checks.append(what)
    bought = tuple(event.args[0] for event in events if event.id == w.E_BOSS_BOUGHT)
    fits = [c for c in fits if c.bought == bought]
    attack = next(event.args[0] for event in events if event.id == w.E_BOSS_ATTACKS)
    if fits:
        assert attack in [c.attack for c in fits], (attack, fits)
        checks.append("bought" if bought else "attack")
        checks += ["reinforced"] * len(reinforced)


def _compare_blow(table: Table[Any], rng: Rng, checks: list[str]) -> None:
    view = table.view(0)
    now = blow(view, SPEC)
    before = len(table.events(0))
    forced = bool(table.g.forced)
    table.answer(w.ATTACK, 0)
    asked = False
    while table.ask is not None and table.view(0).prompt in ("guard", "forced"):
        asked = True
        table.answer(rng.choice(table.words(0)), 0)
    events = table.events(0)[before:]
    damage = sum(event.args[0] for event in events if event.id == w.E_BOSS_HIT)
    stunned = [event.args[0] for event in events if event.id == w.E_STUNNED]
    if forced:
        return
    if now.stands:
        assert damage == 0 and set(stunned) <= set(now.stands)
        checks.append("held off")
        return
    assert sorted([*now.guards, *stunned[len(now.guards) :]]) == sorted(stunned)
    assert len(stunned) == len(now.guards) + bool(now.given)
    assert damage <= now.damage and (asked or damage == now.damage)
    checks.append("given" if now.given else "hit")


def test_turns_of_the_boss_come_as_foreseen() -> None:
    checks: list[str] = []
    for seed in range(32):
        played(seed, checks)
    for what, least in {
        **{TAKES: 40, GETS_GOLD: 10, DROPS: 10, "attack": 60, "bought": 10, "clock": 1},
        **{"reinforced": 2, "hit": 20, "given": 3, "held off": 1},
    }.items():
        assert checks.count(what) >= least, (what, {name: checks.count(name) for name in checks})


@pytest.mark.parametrize(
    ("value", "market"), [("next", TAKES), ("nothing", NOTHING)], ids=["next", "nothing"]
)
def test_a_card_that_is_too_dear_stops_him_by_an_option(value: str, market: str) -> None:
    """HR-24c; the view says how the option was chosen by a mark."""
    from dataclasses import replace

    table: Table[Any] = Table(SPEC, {}, Seeded("1"))
    view = table.view(0)
    pieces = [replace(view.area("boss").pieces[0], face=name) for name in ("grak", "spark")]
    areas = tuple(replace(a, pieces=tuple(pieces)) if a.id == "row" else a for a in view.areas)
    view = replace(view, areas=areas, marks=(f"dear_market:{value}",))
    found = foresee(view, SPEC, w.DAGGER)
    assert {course.market for course in found.courses} == {market}
