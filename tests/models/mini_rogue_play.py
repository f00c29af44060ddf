"""MINI ROGUE: Le Conseil, second model: ways to drive it, for its tests and for walks."""

from __future__ import annotations

import random
from collections import Counter

from tests.models.mini_rogue import OPTIONS, Model, check
from tests.models.mini_rogue_cards import BOARDS, CHARACTERS, GUARDIANS, POTIONS, ROOMS, STORIES
from tests.models.mini_rogue_company import start
from tests.models.mini_rogue_fight import Enemy, make_enemy
from tests.models.mini_rogue_lord import A_SIDE, CAP, POWERS, SIDES, TRACK
from tests.models.mini_rogue_state import Flow, T, Table
from tests.models.mini_rogue_zone import put_tower_away

#: How much an answer is wanted in random play, by its first part; what stands not here 4.
WANTED: dict[str, float] = {
    "give": 1,
    "first": 1,
    "swap": 1,
    "sell": 1,
    "leave": 2,
    "done": 12,
    "feat": 1,
    "critical": 8,
    "use": 12,
}


def wanted(words: list[str]) -> list[float]:
    """Tell how much each of these answers is wanted.

    How many HP are given counts as one answer, and so does each power with all its targets.
    """
    kinds = Counter(_power(word) for word in words)
    return [
        2 / kinds[_power(word)] if _power(word) else WANTED.get(word.partition(":")[0], 4)
        for word in words
    ]


def _power(word: str) -> str:
    """Name the power or the Tribute that a word is; nothing for other words."""
    kind = word.partition(":")[0]
    return "tribut" if word.startswith("skill:tribut:") else kind if kind in POWERS else ""


def table(*names: str, **options: str) -> Table:
    """Lay a table out by hand: nothing in the zone, all Guardians but three aside."""
    given = {name: values[0] for name, values in OPTIONS.items()} | options
    heroes = [start(i, name, given["difficulty"]) for i, name in enumerate(names or ["capitaine"])]
    t = Table(heroes, given["board"], given, unused=list(ROOMS))
    t.exit = [*sorted(GUARDIANS)[:3], "restes"]
    t.aside, t.stories = sorted(GUARDIANS)[3:], sorted(STORIES)
    return t


def enemy(hp: int, damage: int = 2, effects: str = "", armour: int = 0, heroes: int = 1) -> Enemy:
    """Make an enemy up."""
    return make_enemy("x", (hp, 2 * hp, armour, damage, effects, "none"), heroes)


def run(flow: Flow[T], script: str) -> T:
    """Run a flow through, with a script of "PROMPT WORD" lines; all of it has to be said."""
    lines = [line.strip() for line in script.strip().splitlines()] if script.strip() else []
    try:
        ask = next(flow)
        for i, line in enumerate(lines):
            prompt, _, word = line.rpartition(" ")
            told = f"line {i}, {line!r}, but asked is {ask}"
            assert ask.prompt == prompt and word in ask.words, told
            ask = flow.send(word)
    except StopIteration as end:
        assert not lines or line is lines[-1], f"over at {line!r}"
        return end.value  # type: ignore[no-any-return]
    raise AssertionError(f"the script is over, but asked is {ask}")


def say(model: Model, script: str) -> None:
    """Answer a game's questions with a script of "PROMPT WORD" lines."""
    for line in script.strip().splitlines():
        prompt, _, word = line.strip().rpartition(" ")
        assert model.prompt() == prompt, f"{line!r}, but asked is {model.asked}"
        model.say(word)


def midgame(luck: random.Random, t: Table) -> None:
    """Begin in the middle: some zone, strong adventurers with all that can be held."""
    t.zone = luck.randint(1, 10)
    fought = BOARDS[t.board]["floor"][t.zone - 1] - 1
    t.beaten, t.exit = t.exit[:fought], t.exit[fought:]
    items = luck.sample(["armes", "ceinture", "codex", "forgeronne", "choucas"], len(t.heroes))
    for hero, item in zip(t.heroes, items):
        hero.hp = luck.choice([luck.randint(1, 5), luck.randint(8, 20), luck.randint(8, 20)])
        hero.xp = luck.choice([0, 5, 6, 17, 18, 23])
        hero.armor, hero.food, hero.gold = (luck.randint(0, n) for n in (4, 4, 10))
        if luck.random() < 0.4 and item in t.unused:
            t.unused.remove(item)
            hero.item, hero.uses = item, 2 * (item == "armes")
        hero.potions = luck.sample(POTIONS, luck.randint(0, hero.slots))
        hero.poison, hero.curse, hero.blind = (luck.random() < 0.2 for _ in range(3))
    if t.mode != "plain":
        lord_midgame(luck, t)
    if "tour" in t.unused and luck.random() < 0.2:
        put_tower_away(t)
        holder = next((hero for hero in t.heroes if hero.item is None), None)
        if holder is not None:
            t.unused.remove("tour")
            holder.alarm = True


def lord_midgame(luck: random.Random, t: Table) -> None:
    """Give the Overlord some omen points and placed cards."""
    if t.mode == "overlord":
        t.omen = luck.choice([luck.randint(0, CAP), CAP])
    t.marker = luck.randint(0, TRACK[len(t.heroes)] - 1)
    for card in luck.sample(sorted(t.pile), luck.randint(0, 5)):
        side = luck.choice([side for side in SIDES if len(t.sides.get(side, [])) < A_SIDE])
        t.sides.setdefault(side, []).append(card)
        t.pile.remove(card)


def self_play(seed: int, heroes: int, told: Counter[str]) -> Model:
    """Play one game at random and check the plain laws at every question; count what was said."""
    luck = random.Random(seed)
    options = {name: luck.choice(values) for name, values in OPTIONS.items()}
    names = luck.sample(sorted(CHARACTERS), heroes)
    later = (lambda t: midgame(luck, t)) if seed % 3 else None
    model = Model(names, options, later)
    while model.asked is not None:
        words = model.words()
        word = luck.choices(words, wanted(words))[0]
        told[f"{model.prompt().partition(':')[0]} {word}"] += 1
        model.say(word)
        if luck.random() < 0.2:
            check(model.table)
    check(model.table)
    return model
