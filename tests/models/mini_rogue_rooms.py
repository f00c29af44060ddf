"""MINI ROGUE: Le Conseil, second model: the rooms, type by type (p.17-20, Conseil p.5-6).

Each function resolves one room for the adventurers who stand in it, the leader first.
"""

from tests.models.mini_rogue_base import FEED, TOLL
from tests.models.mini_rogue_cards import (
    CAMPFIRE,
    HAMMER_PRICE,
    ITEMS,
    MERCHANTS,
    MONSTERS,
    MOST,
    POTIONS,
    SHRINE,
    TOMBS,
    TRAPS,
    TREASURES,
    TYPES,
)
from tests.models.mini_rogue_dice import dungeon_die, skill_test
from tests.models.mini_rogue_effects import (
    criminal,
    gain_some_potion,
    read_row,
    resolve,
    rewarded,
)
from tests.models.mini_rogue_fight import fight, make_enemy
from tests.models.mini_rogue_lord import PATROL, die_window, last_word
from tests.models.mini_rogue_state import (
    Flow,
    Hero,
    Table,
    afflict,
    choose,
    discard_item,
    drop_potions,
    gain,
    gains_something,
    lose,
)


def resolve_room(t: Table, heroes: list[Hero]) -> Flow[None]:
    """Resolve the room in which these stand: fights and items together, the rest one by one."""
    card = t.grid[heroes[0].at]
    kind = TYPES[card]
    if kind == "monster":
        yield from monster(t, heroes, card)
    elif kind == "item":
        yield from item(t, heroes, card)
    elif kind == "merchant":
        yield from merchant(t, heroes, card)
    else:
        if kind == "treasure" and t.lies("rooms", "cutthroats"):
            yield from criminal(t, heroes)
        haunted = kind == "tomb" and t.lies("rooms", "plague")  # as it lies on entering (MR-47)
        for hero in heroes:
            if haunted:
                yield from resolve(t, hero, "hp-1")
            yield from ALONE[kind](t, hero, card)


# Monsters (p.18) and the Alarm Tower (Conseil p.5)


def monster(t: Table, heroes: list[Hero], card: str) -> Flow[None]:
    """Fight a Monster, twice in a row where one of them holds the Tower (MR-219, MR-220)."""
    if card == "hors-la-loi":
        heroes = yield from fighters(t, heroes)
    twice = any(hero.alarm for hero in heroes)
    heroes = [hero for hero in t.ordered() if hero in heroes]
    for hero in heroes:
        hero.met = True
    for _ in range(1 + twice if heroes else 0):
        enemy = make_enemy(card, MONSTERS[card]["rows"][t.floor - 1], len(heroes))
        if t.watch:
            enemy.toughen(PATROL * len(heroes))
            t.watch = False
        heroes = yield from fight(t, heroes, enemy)
        yield from rewarded(t, heroes, enemy.reward)
        if not heroes:
            return


def fighters(t: Table, heroes: list[Hero]) -> Flow[list[Hero]]:
    """Let each pay the Outlaw in kind; who does not pay (MR-269)."""
    for hero in heroes:
        hero.slips = yield from pays(t, hero)
    return [hero for hero in heroes if not hero.slips]


def pays(t: Table, hero: Hero) -> Flow[bool]:
    """Ask whether the Outlaw is paid."""
    prices = {what: many[t.floor - 1] for what, many in TOLL.items()}
    able = [f"pay:{what}" for what, many in prices.items() if getattr(hero, what) >= many]
    word = yield from choose(t, hero, "toll", lambda: ["pass", *able])
    if word == "pass":
        return False
    what = word.removeprefix("pay:")
    lose(t, hero, what, prices[what])
    return True


# Rooms that each resolves alone


def trap(t: Table, hero: Hero, card: str) -> Flow[None]:
    """Pass a Trap by a skill test, or suffer it; rows for 1-2, 3-4, 5-6 (p.18)."""
    passed, die = yield from skill_test(t, hero, card, 6 if t.armed else 5)
    t.armed = False
    die = yield from die_window(t, hero, die)
    hero.met = True
    blinds = not passed and t.lies("rooms", "darkness")  # never for a failure already read (MR-47)
    yield from read_row(t, hero, TRAPS[card]["pass" if passed else "fail"][(die - 1) // 2])
    if blinds:
        afflict(t, hero, "blind")


def tomb(t: Table, hero: Hero, card: str) -> Flow[None]:
    """Open a Tomb: a passed test may change the die by 1, within 1 to 6 (p.18, MR-35)."""
    passed, die = yield from skill_test(t, hero, card)
    die = yield from die_window(t, hero, die)
    if passed:
        words = [f"die:{n}" for n in (die - 1, die, die + 1) if 1 <= n <= 6]
        die = int((yield from choose(t, hero, "change die", lambda: words))[-1])
    yield from read_row(t, hero, TOMBS[card]["rows"][die - 1])


def campfire(t: Table, hero: Hero, card: str) -> Flow[None]:
    """Rest: the skills come back, then one option (p.19)."""
    if not t.lies("rooms", "dearth"):
        yield from resolve(t, hero, "skills")
    yield from resolve(t, hero, str(CAMPFIRE["rule"]))


def treasure(t: Table, hero: Hero, card: str) -> Flow[None]:
    """Take the gold, more after a Monster or a Trap of one's own; then a test (p.19, MR-221)."""
    gain(hero, "gold", TREASURES[card]["gold"][hero.met])
    passed, die = yield from skill_test(t, hero, card)
    if passed:
        die = yield from die_window(t, hero, die)
        yield from read_row(t, hero, TREASURES[card]["rows"][die - 1])


def shrine(t: Table, hero: Hero, card: str) -> Flow[None]:
    """Roll at the Shrine; an offering of 1 gold adds 1, but not to a 6 (p.19-20)."""
    words = ["pass", "offer"] if hero.gold else ["pass"]
    offered = (yield from choose(t, hero, "offering", lambda: words)) == "offer"
    hero.gold -= offered
    die = yield from dungeon_die(hero)
    die = yield from die_window(t, hero, die)
    if offered and die < 6:
        die += 1
    if t.lies("rooms", "idol"):
        die = max(1, die - 1)
    rows = SHRINE["rows"]
    yield from read_row(t, hero, rows[die - 1])


ALONE = {
    "trap": trap,
    "tomb": tomb,
    "campfire": campfire,
    "treasure": treasure,
    "shrine": shrine,
}


# Items (p.15, p.17, p.24; Conseil p.5-6)


def item(t: Table, heroes: list[Hero], card: str) -> Flow[None]:
    """Test for an item: all who want it roll, then one who passed may take it (MR-216, MR-226)."""
    if card == "choucas":
        yield from jackdaw(t, heroes)
        return
    passed = []
    for hero in heroes:
        if (yield from wants_test(t, hero)):
            if (yield from skill_test(t, hero, card))[0]:
                passed.append(hero)
            else:
                yield from resolve(t, hero, ITEMS[card]["fail"])
    for hero in passed:
        if hero.alarm:
            continue
        word = yield from choose(t, hero, f"item:{card}", lambda: ["take", "leave"])
        if word == "take":
            yield from take_item(t, hero, card)
            return


def jackdaw(t: Table, heroes: list[Hero]) -> Flow[None]:
    """Take the Jackdaw for a ration, which has to be there (MR-268)."""
    for hero in heroes:
        if hero.alarm or hero.food < FEED["food"]:
            continue
        if (yield from choose(t, hero, "item:choucas", lambda: ["feed", "leave"])) == "feed":
            lose(t, hero, "food", FEED["food"])
            yield from take_item(t, hero, "choucas")
            return


def wants_test(t: Table, hero: Hero) -> Flow[bool]:
    """Ask whether the item is wanted; with the option all must test; the Tower's holder cannot
    take it (MR-216, MR-218)."""
    if t.options["item_test"] == "must":
        return True
    if hero.alarm:
        return False
    return (yield from choose(t, hero, "want item", lambda: ["leave", "test"])) == "test"


def take_item(t: Table, hero: Hero, card: str) -> Flow[None]:
    """Take a card as an item, instead of the old one (p.15)."""
    del t.grid[hero.at]
    old, hero.item, hero.uses = hero.item, card, 0
    if old is not None:
        t.discarded.append(old)
    if card in ("armes", "arsenal"):
        die = yield from dungeon_die(hero)  # MR-217
        die = yield from die_window(t, hero, die)
        yield from last_word(t, hero, 0)
        hero.uses = ITEMS[card]["uses"][die - 1]
    elif card == "ceinture":
        yield from gain_some_potion(t, hero, "holy")
    yield from drop_potions(t, hero)


# Merchants (p.18, Conseil p.5)


def merchant(t: Table, heroes: list[Hero], card: str) -> Flow[None]:
    """Trade, all in turn; then the Smith's one hammer can be bought (MR-245)."""
    for hero in heroes:
        yield from trade(t, hero, card)
    if card == "forgeronne":
        for hero in heroes:
            if (yield from buy_hammer(t, hero)):
                return


def trade(t: Table, hero: Hero, card: str) -> Flow[None]:
    """Buy and sell as often as one can and likes."""
    while True:
        word = yield from choose(
            t,
            hero,
            f"trade:{card}",
            lambda: ["leave", *sorted(buys(t, hero, card)), *sells(hero, card)],
        )
        if word == "leave":
            return
        deal, _, what = word.partition(":")
        if deal == "buy":
            potion = what.startswith("P:")
            hero.gold -= price(t, card, "P:any" if potion else what)
            yield from resolve(t, hero, what)
        else:
            yield from sell(t, hero, card, what)


def price(t: Table, card: str, what: str) -> int:
    """Tell the price of a ware; some cost the number of the floor."""
    found = MERCHANTS[card]["buy"][what]
    return (t.floor if found == "F" else int(found)) + dearer(t)


def dearer(t: Table) -> int:
    """Tell how much more all Merchants ask (notes 3.4, R5)."""
    return int(t.lies("rooms", "militia"))


def buys(t: Table, hero: Hero, card: str) -> list[str]:
    """List what can be paid and would bring something (MR-32, MR-234)."""
    found = []
    for what in MERCHANTS[card]["buy"]:
        wares = [what]
        if what == "bless":
            wares = [what] if hero.conditions and "no-bless" not in hero.holds else []
        elif what == "P:any":
            wares = [f"P:{kind}" for kind in POTIONS if kind not in hero.potions]
        elif not gains_something(hero, what.split("+")[0]):
            wares = []
        if price(t, card, what) <= hero.gold:
            found += [f"buy:{ware}" for ware in wares]
    return found


def sells(hero: Hero, card: str) -> list[str]:
    """List what can be sold for something; never the Tower (MR-218, MR-234)."""
    prices = MERCHANTS[card]["sell"]
    if hero.gold == MOST["gold"]:
        return []
    found = []
    if "armor" in prices and hero.armor:
        found.append("sell:armor")
    if "potion" in prices:
        found += [f"sell:potion:{kind}" for kind in sorted(hero.potions)]
    if "item" in prices and hero.item:
        found.append("sell:item")
    return found


def sell(t: Table, hero: Hero, card: str, what: str) -> Flow[None]:
    """Sell one piece."""
    kind, _, which = what.partition(":")
    gain(hero, "gold", MERCHANTS[card]["sell"][kind])
    if kind == "armor":
        hero.armor -= 1
    elif kind == "potion":
        hero.potions.remove(which)
    else:
        yield from discard_item(t, hero)


def buy_hammer(t: Table, hero: Hero) -> Flow[bool]:
    """Ask for the hammer; whether it was bought, so that the card is an item (Conseil p.5)."""
    price = HAMMER_PRICE + dearer(t)
    if hero.gold < price or hero.alarm:
        return False
    if (yield from choose(t, hero, "hammer", lambda: ["leave", "buy:hammer"])) == "leave":
        return False
    hero.gold -= price
    yield from take_item(t, hero, "forgeronne")
    return True
