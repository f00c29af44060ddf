"""MINI ROGUE: Le Conseil, second model: what the icons of a card do (p.20-21), and the fights,
Stories and Rewards that they bring (p.18-20, Conseil p.5, p.12)."""

import re

from tests.models.mini_rogue_cards import (
    CONDITIONS,
    CRIMINAL,
    GUARDIANS,
    OFFENSIVE,
    POTIONS,
    REMAINS,
    REWARDS,
    STORIES,
)
from tests.models.mini_rogue_dice import dungeon_die, skill_test
from tests.models.mini_rogue_fight import fight, make_enemy
from tests.models.mini_rogue_state import (
    Flow,
    Hero,
    Table,
    afflict,
    bears,
    chance,
    choose,
    cost,
    cure,
    discard_item,
    fall,
    gain,
    gain_potion,
    lose,
    window,
)

AMOUNT = re.compile(r"(hp|gold|food|armor|xp)([+-])(\d+|F)")


def losses(t: Table, text: str) -> dict[str, int]:
    """Add up what the icons of a text take away."""
    found: dict[str, int] = {}
    for what, sign, many in AMOUNT.findall(text):
        if sign == "-":
            found[what] = found.get(what, 0) + (t.floor if many == "F" else int(many))
    return found


def resolve(t: Table, hero: Hero, text: str) -> Flow[None]:
    """Resolve a row: choose one option, then its icons from left to right (p.20).

    Before a row without a choice that would kill comes the window for Healing (MR-43, MR-241).
    """
    options = text.split(" / ")
    if len(options) == 1:
        yield from window(t, hero, "row", cost(hero, losses(t, text)))
    words = [f"take:{option.replace(' ', '')}" for option in options]
    word = yield from choose(t, hero, "option", lambda: words)
    for icon in options[words.index(word)].split(", "):
        yield from resolve_icon(t, hero, icon)


def resolve_icon(t: Table, hero: Hero, icon: str) -> Flow[None]:
    """Resolve one icon (p.21)."""
    amount = AMOUNT.fullmatch(icon)
    if amount:
        what, sign, number = amount.groups()
        many = t.floor if number == "F" else int(number)
        if sign == "+":
            gain(hero, what, many)
        else:
            lose(t, hero, what, many)
    elif icon.startswith("P:"):
        yield from gain_some_potion(t, hero, icon.removeprefix("P:"))
    elif icon in CONDITIONS:
        afflict(hero, icon)
    elif icon == "bless":
        if "no-bless" not in hero.holds:
            cure(t, hero, *CONDITIONS)
    elif icon.startswith("cure:"):
        cure(t, hero, icon.removeprefix("cure:"))
    elif icon == "raise:10":
        hero.hp = max(10, hero.hp)
    elif icon == "skills":
        refresh(hero)
    elif icon == "item-":
        yield from discard_item(t, hero)
    elif icon == "fall":
        fall(t, hero)
    elif icon == "alarm":
        yield from take_alarm(t, hero)
    elif icon != "none":
        brought = {"criminal": criminal, "guardian": sleeper, "story": story, "reward": rewards}
        yield from brought[icon](t, hero)


def refresh(hero: Hero) -> None:
    """Turn all own Character cards face up (p.16, MR-27)."""
    hero.cards = dict.fromkeys(hero.cards, True)


def gain_some_potion(t: Table, hero: Hero, kind: str) -> Flow[None]:
    """Gain a potion; of one's choice only one that is lacked (p.14, MR-231)."""
    if kind in ("any", "off"):
        among = POTIONS if kind == "any" else OFFENSIVE

        def words() -> list[str]:
            return [f"gain:{k}" for k in among if k not in hero.potions]

        if not words():
            return
        kind = (yield from choose(t, hero, "which potion", words)).removeprefix("gain:")
    yield from gain_potion(t, hero, kind)


def take_alarm(t: Table, hero: Hero) -> Flow[None]:
    """Take the Alarm Tower, instead of another item (Conseil p.5; one card, MR-219)."""
    if t.grid.get(hero.at) != "tour":
        return
    del t.grid[hero.at]
    hero.alarm = True
    yield from discard_item(t, hero)


# Fights that cards bring


def rewarded(t: Table, heroes: list[Hero], reward: str) -> Flow[None]:
    """Give all who fought the whole reward, the leader first (p.25)."""
    for hero in heroes:
        yield from resolve(t, hero, reward)


def criminal(t: Table, hero: Hero) -> Flow[None]:
    """Fight the Criminel of this floor, alone (p.20, MR-222)."""
    hero.met = True
    enemy = make_enemy("criminel", CRIMINAL[t.floor - 1], 1)
    yield from rewarded(t, (yield from fight(t, [hero], enemy)), enemy.reward)


def sleeper(t: Table, hero: Hero) -> Flow[None]:
    """Fight a Guardian set aside or beaten, drawn by chance (Conseil p.5, MR-39, MR-236)."""
    name = yield from chance("sleeper", sorted(t.aside + t.beaten))
    enemy = make_enemy(name, GUARDIANS[name]["rows"][min(3, t.floor) - 1], 1)
    winners = yield from fight(t, [hero], enemy)
    if winners and name in t.aside:
        t.aside.remove(name)
        t.beaten.append(name)
    yield from rewarded(t, winners, enemy.reward)


def guardian(t: Table, heroes: list[Hero]) -> Flow[None]:
    """Fight the Guardian at the exit, all together (p.8, p.18); the last one wins the game."""
    if t.exit == ["restes"]:
        for row in REMAINS:  # two fights; nothing goes on from one to the other (MR-227)
            yield from fight(t, heroes, make_enemy("restes", row, len(heroes)))
        t.won = True
        return
    name = t.exit[0]
    enemy = make_enemy(name, GUARDIANS[name]["rows"][t.floor - 1], len(heroes))
    winners = yield from fight(t, heroes, enemy)
    if winners:
        t.beaten.append(t.exit.pop(0))
        t.guardian_up = False
    yield from rewarded(t, winners, enemy.reward)


# The other side of the reference card, and Stories


def rewards(t: Table, hero: Hero) -> Flow[None]:
    """Resolve the Rewards: 2 gold or a Story, then a row by die (p.20, MR-230)."""
    yield from resolve(t, hero, "gold+2 / story")
    die = yield from dungeon_die(hero)
    yield from resolve(t, hero, REWARDS[die - 1])


def story(t: Table, hero: Hero) -> Flow[None]:
    """Draw a Story and take one of its options; it is then out of the game (Conseil p.12)."""
    if not t.stories:
        return
    name = yield from chance("story", sorted(t.stories))
    t.stories.remove(name)
    t.told.append(name)
    card = STORIES[name]

    def words() -> list[str]:
        able = {
            "story:a": bears(hero, losses(t, card["a"])),  # MR-242
            "story:b": hero.order == card["class"] and bears(hero, losses(t, card["b"])),
            "story:c": True,
        }
        return [word for word, can in able.items() if can]

    word = yield from choose(t, hero, f"story:{name}", words)
    if word == "story:c":
        passed, _ = yield from skill_test(t, hero, "story")
        yield from resolve(t, hero, card["pass" if passed else "fail"])
    else:
        yield from resolve(t, hero, card[word[-1]])
