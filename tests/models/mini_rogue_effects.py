"""MINI ROGUE: Le Conseil, second model: what the icons of a card do (p.20-21), and the fights,
Stories and Rewards that they bring (p.18-20, Conseil p.5, p.12)."""

import re

from tests.models.mini_rogue_base import GHOST, OG
from tests.models.mini_rogue_base import GUARDIANS as BASE_GUARDIANS
from tests.models.mini_rogue_cards import (
    CONDITIONS,
    CRIMINAL,
    GUARDIANS,
    OFFENSIVE,
    POTIONS,
    REMAINS,
    REWARDS,
    STORIES,
    Row,
)
from tests.models.mini_rogue_dice import dungeon_die, skill_test
from tests.models.mini_rogue_fight import fight, make_enemy
from tests.models.mini_rogue_lord import AVATAR, STRIPS, die_window, last_word, trigger
from tests.models.mini_rogue_state import (
    Ask,
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
    drinkable,
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


def resolve(t: Table, hero: Hero, text: str, *, asked: bool = False) -> Flow[None]:
    """Resolve a row: choose one option, then its icons from left to right (p.20).

    Before a row without a choice that would kill comes the window for Healing (MR-241), unless
    the last word on its die was asked for.
    """
    options = text.split(" / ")
    if len(options) == 1 and not asked:
        yield from window(t, hero, "row", cost(hero, losses(t, text)))
    words = [f"take:{option.replace(' ', '')}" for option in options]
    word = yield from choose(t, hero, "option", lambda: words)
    for icon in options[words.index(word)].split(", "):
        yield from resolve_icon(t, hero, icon)


def read_row(t: Table, hero: Hero, text: str) -> Flow[None]:
    """Resolve the row of a Dungeon die, after the last word on it (MR-43)."""
    lost = 0 if " / " in text else cost(hero, losses(t, text))
    yield from last_word(t, hero, lost)
    yield from resolve(t, hero, text, asked=t.mode == "overlord")


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
        afflict(t, hero, icon)
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
        alone = {"criminal": criminal_alone, "guardian": sleeper, "story": story, "reward": rewards}
        yield from alone[icon](t, hero)


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


def criminal_alone(t: Table, hero: Hero) -> Flow[None]:
    """Fight the reference card alone (p.20, MR-222)."""
    yield from criminal(t, [hero])


def criminal(t: Table, heroes: list[Hero]) -> Flow[None]:
    """Fight the reference card of this floor, the leader first.

    That is the Criminel, or the Ghost of the base game, in turn or by chance (Conseil p.6).
    """
    heroes = [hero for hero in t.ordered() if hero in heroes]
    for hero in heroes:
        hero.met = True
    ghost = t.ghost
    if t.options["reference"] == "chance":
        ghost = (yield from chance("reference", ["criminal", "ghost"])) == "ghost"
    elif t.options["reference"] == "turns":
        t.ghost = not t.ghost
    rows = GHOST if ghost else CRIMINAL
    enemy = make_enemy("fantome" if ghost else "criminel", rows[t.floor - 1], len(heroes))
    t.due |= {(yield from trigger(t, "reference"))} - {""}
    yield from rewarded(t, (yield from fight(t, heroes, enemy)), enemy.reward)


def sleeper(t: Table, hero: Hero) -> Flow[None]:
    """Fight a Guardian set aside or beaten, drawn by chance (Conseil p.5, MR-39, MR-236)."""
    name = yield from chance("sleeper", sorted(t.aside + t.beaten))
    enemy = make_enemy(name, guardian_rows(name)[min(3, t.floor) - 1], 1)
    winners = yield from fight(t, [hero], enemy)
    if winners and name in t.aside:
        t.aside.remove(name)
        t.beaten.append(name)
    yield from rewarded(t, winners, enemy.reward)
    yield from reward_again(t, winners)


def guardian_rows(name: str) -> tuple[Row, ...]:
    """Find a Guardian's rows."""
    found: tuple[Row, ...] = {**GUARDIANS, **BASE_GUARDIANS}[name]["rows"]
    return found


def guardian(t: Table, heroes: list[Hero]) -> Flow[None]:
    """Fight the Guardian at the exit, all together (p.8, p.18); the last one wins the game."""
    if t.exit == ["avatar"]:
        for row in AVATAR:
            yield from fight(t, heroes, make_enemy("avatar", strengthened(t, row), len(heroes)))
        t.won = True
        return
    if t.exit == ["restes"]:
        name = "og" if t.og else "restes"
        for row in OG if t.og else REMAINS:  # two fights of their own (MR-227)
            yield from fight(t, heroes, make_enemy(name, row, len(heroes)))
        t.won = True
        return
    name = t.exit[0]
    enemy = make_enemy(name, guardian_rows(name)[t.floor - 1], len(heroes))
    winners = yield from fight(t, heroes, enemy)
    if winners:
        t.beaten.append(t.exit.pop(0))
        t.guardian_up = False
    yield from rewarded(t, winners, enemy.reward)
    yield from reward_again(t, winners)


def strengthened(t: Table, row: Row) -> Row:
    """Add what lies at the Avatar's side to one of its phases (Conseil p.9)."""
    one, two, armour, damage, effects, reward = row
    for card in t.sides.get("avatar", []):
        more = STRIPS[card]
        one, two, armour, damage = one + more[0], two + more[1], armour + more[2], damage + more[3]
    return (one, two, armour, damage, effects, reward)


def reward_again(t: Table, heroes: list[Hero]) -> Flow[None]:
    """Let beginners resolve the Rewards once more: one whom they name (Conseil p.10-11)."""
    if t.mode == "plain" or t.options["beginners"] == "no" or not heroes:
        return
    seats = [hero.seat for hero in heroes]
    named = f"double:{seats[0]}"
    if len(seats) > 1:
        named = yield Ask(max(seats), "double", [f"double:{s}" for s in sorted(seats)], seats)
    yield from rewards(t, t.heroes[int(named[-1])])


# The other side of the reference card, and Stories


def rewards(t: Table, hero: Hero) -> Flow[None]:
    """Resolve the Rewards: 2 gold or a Story, then a row by die (p.20, MR-230)."""
    name = yield from trigger(t, "reference")
    yield from resolve(t, hero, "gold+2 / story")
    die = yield from dungeon_die(hero)
    if name == "fate" and die == 6:
        die = yield from dungeon_die(hero)
    die = yield from die_window(t, hero, die)
    yield from read_row(t, hero, REWARDS[die - 1])


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

    def shut() -> bool:  # Healing could open one more
        return len(words()) < 2 + (hero.order == card["class"]) and "heal" in drinkable(t, hero)

    word = yield from choose(t, hero, f"story:{name}", words, shut)
    if word == "story:c":
        passed, _ = yield from skill_test(t, hero, "story")
        yield from resolve(t, hero, card["pass" if passed else "fail"])
    else:
        yield from resolve(t, hero, card[word[-1]])
