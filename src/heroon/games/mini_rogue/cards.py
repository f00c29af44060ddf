"""MINI ROGUE: the numbers of `cards.toml`, and the constants by which rules read them.

A cell of effects, such as what a Trap brings on a failure, has room for three pairs of a code and
a number; OR is added to the code of a pair that begins another choice.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from heroon.kernel import first_of, numbers_field, read_numbers, slots_of

from .words import (
    BOARD,
    GUARDIAN,
    HERO,
    LORD,
    OWN_GUARDIANS,
    POWER,
    REINFORCEMENT,
    ROOM,
    TALE,
)

NUMBERS: Final = read_numbers(
    files(__package__).joinpath("cards.toml").read_text(encoding="utf-8"), "cards.toml"
)
NUMBERS_FIELD: Final = numbers_field(NUMBERS)
#: Where the first number of each record stands.
_AT: Final = first_of(NUMBERS)

# -- effects --------------------------------------------------------------------------------------

#: How many pairs a cell of effects has, and how many numbers.
MOST: Final = 3
CELL_SIZE: Final = 2 * MOST
OR: Final = 64
(
    HP, HP_LOSS, HP_FLOOR, GOLD, GOLD_LOSS, GOLD_FLOOR, FOOD, FOOD_LOSS, FOOD_FLOOR,
    ARMOUR, ARMOUR_LOSS, XP, XP_LOSS,
) = range(1, 14)  # fmt: skip
#: A potion p is gained by POTION_CODE + p.
POTION_CODE: Final = 13
(
    ANY_POTION, OFFENSIVE_POTION, CURSE, POISON, BLIND, BLESS, CURE_POISON, CURE_CURSE,
    SKILLS, STORY, REWARD, CRIMINAL, GUARDIAN_CODE, FALL, ITEM_LOSS, HP_UP_TO, TAKE,
) = range(20, 37)  # fmt: skip

#: Keywords and effects of an enemy (p. 12-13, Conseil p. 3).
(
    SAVAGE, HORDE, MAGIC_PROTECTION, DECAY, RANGED, DODGE, UNSTOPPABLE, WEAKEN, REGENERATION,
    FALLING, CURSING, POISONING, BLINDING,
) = range(1, 14)  # fmt: skip

#: What an item held, or the passive skill of a character, forbids (p. 16, p. 21).
NO_FALL, NO_HOLY, NO_BLESS, NO_CURSE, NO_POISON, NO_BLIND = range(1, 7)

# -- enemies --------------------------------------------------------------------------------------

_ROW: Final = slots_of(NUMBERS, "monster.guard")
#: Where the numbers of a row stand: HP for one and for two, armour, damage, effects, reward.
FOE_HP: Final = _ROW["1.hp.1"]
FOE_HP_TWO: Final = _ROW["1.hp.2"]
FOE_ARMOUR: Final = _ROW["1.armor"]
FOE_DAMAGE: Final = _ROW["1.damage"]
FOE_EFFECTS: Final = _ROW["1.effects.code1"]
FOE_REWARD: Final = _ROW["1.reward.code1"]
FOE_ROW: Final = _ROW["2.hp.1"]
#: Where the rows of each enemy begin; a Guardian has three, one for each Floor but the last.
FOE_AT: Final = (
    0,
    *(_AT[f"monster.{ROOM.by_value[room]}"] for room in range(1, 5)),
    _AT["criminal"],
    *(_AT[f"guardian.{name}"] for name in GUARDIAN.tokens[:OWN_GUARDIANS]),
    _AT["remains"],
    _AT["remains"] + FOE_ROW,
    *(_AT[f"monster.{ROOM.by_value[room]}"] for room in range(21, 24)),
    _AT["ghost"],
    *(_AT[f"guardian.{name}"] for name in GUARDIAN.tokens[OWN_GUARDIANS:]),
    _AT["og"],
    _AT["og"] + FOE_ROW,
    _AT["monster.outlaw"],
    _AT["avatar"],
    _AT["avatar"] + FOE_ROW,
)

# -- rooms ----------------------------------------------------------------------------------------

#: Where the table of each Room begins, by Room; 0 where it has none.
_TABLES: Final = {
    "tower": "trap", "sleeper": "trap", "ambush": "trap", "sewer": "trap",
    "chest": "treasure", "casket": "treasure",
    "gaol": "tomb", "charnel": "tomb", "plague-house": "tomb",
    "cache": "item", "belt": "item", "codex": "item", "jackdaw": "item",
    "merchant": "merchant", "smith": "merchant",
    "maze": "trap", "thorns": "trap", "vermin": "trap", "spikes": "trap",
    "coffer": "treasure", "mimic": "treasure", "armory": "item",
    "tomb": "tomb", "cave": "tomb", "corridor": "tomb", "shelter": "tomb",
    "peddler": "merchant", "hunter": "merchant",
}  # fmt: skip
_ONE: Final = {"camp": "camp", "bonfire": "camp", "pyre": "shrine", "altar": "shrine"}
ROOM_AT: Final = (
    0,
    *(
        _AT[f"{_TABLES[name]}.{name}"] if name in _TABLES else _AT.get(_ONE.get(name, ""), 0)
        for name in ROOM.tokens
    ),
)
_TRAP: Final = slots_of(NUMBERS, "trap.sewer")
TRAP_ROW: Final = _TRAP["3-4.success.code1"]
TRAP_SUCCESS: Final = _TRAP["1-2.success.code1"]
TRAP_FAILURE: Final = _TRAP["1-2.failure.code1"]
_TREASURE: Final = slots_of(NUMBERS, "treasure.chest")
TREASURE_GOLD: Final = _TREASURE["gold"]
TREASURE_MORE: Final = _TREASURE["more"]
TREASURE_EFFECT: Final = _TREASURE["1.effect.code1"]
#: The item that a held card is, by Room; 0 for a card that is no item.
ITEM_AT: Final = tuple(
    _AT.get(f"item.{ROOM.by_value.get(room, '')}", 0) for room in range(len(ROOM.tokens) + 1)
)
ITEM_HOLDS: Final = slots_of(NUMBERS, "item.cache")["holds.code1"]
#: The rations that an item costs if it is bought; 0 if a test gives it.
ITEM_PRICE: Final = slots_of(NUMBERS, "item.cache")["price"]
#: What it costs to fail the test of an item; items that no test gives have none.
ITEM_FAILURE: Final = slots_of(NUMBERS, "item.cache")["failure.code1"]
REWARDS: Final = _AT["rewards"]
_TOLL: Final = slots_of(NUMBERS, "toll")
#: What an Outlaw asks for on Floor f: gold at TOLL_AT + (f - 1) * TOLL_ROW, then rations.
TOLL_AT: Final = _AT["toll"]
TOLL_ROW: Final = _TOLL["2.gold"]
_MERCHANT: Final = slots_of(NUMBERS, "merchant.smith")
PRICE_OF_POTION: Final = _MERCHANT["potion"]
#: 1 where a ration costs the number of the Floor.
FOOD_BY_FLOOR: Final = _MERCHANT["food-floor"]
#: Of the Smith alone.
PRICE_OF_HAMMER: Final = _MERCHANT["hammer"]
SELL_ARMOUR: Final = _MERCHANT["sell-armor"]
SELL_POTION: Final = _MERCHANT["sell-potion"]
SELL_ITEM: Final = _MERCHANT["sell-item"]
_GOODS: Final = slots_of(NUMBERS, "goods")
#: How much of each ware a purchase brings; a blessing has no number.
GOODS_HP, GOODS_FOOD, GOODS_HEAL, GOODS_ARMOUR, GOODS_XP = (
    _AT["goods"] + _GOODS[name] for name in ("hp", "food", "heal", "armor", "xp")
)

# -- stories --------------------------------------------------------------------------------------

TALE_AT: Final = (0, *(_AT[f"story.{name}"] for name in TALE.tokens))
_TALE: Final = slots_of(NUMBERS, "story.message")
TALE_A: Final = _TALE["a.code1"]
TALE_CLASS: Final = _TALE["class"]
TALE_B: Final = _TALE["b.code1"]
TALE_SUCCESS: Final = _TALE["success.code1"]
TALE_FAILURE: Final = _TALE["failure.code1"]

# -- characters, boards, single numbers -----------------------------------------------------------

HERO_AT: Final = tuple(_AT[f"character.{name}"] for name in HERO.tokens)
_HERO: Final = slots_of(NUMBERS, "character.captain")
HERO_CLASS, HERO_HP, HERO_ARMOUR, HERO_XP, HERO_FOOD, HERO_GOLD, HERO_POTION = (
    _HERO[name] for name in ("class", "hp", "armor", "xp", "food", "gold", "potion")
)
#: Passive skills: what they forbid, even while the card lies face down.
HERO_HOLDS: Final = _HERO["holds.code1"]
_SKILL: Final = slots_of(NUMBERS, "skill")
(
    BAIT_FOOD, HUNT_FOOD, HUNT_HP, MIASMA, REMEDY_HP, WALL, PATROL, FLASK, DISTIL_GOLD,
    CODEX, SCRY, HAMMER, BASH, AEGIS, TRIBUTE, WARD, SIGHT, BACKSTAB,
) = (
    _AT["skill"] + _SKILL[name]
    for name in (
        "bait-food", "hunt-food", "hunt-hp", "miasma", "remedy-hp", "wall", "patrol", "flask",
        "distil-gold", "codex", "scry", "hammer", "bash", "aegis", "tribute", "ward", "sight",
        "backstab",
    )
)  # fmt: skip
#: By board: the Floor of Zone z stands at BOARD_AT + z - 1, the Zone below it ten further on.
BOARD_AT: Final = tuple(_AT[f"board.{name}"] for name in BOARD.tokens)
LAST_ZONE: Final = 10
MAX_HP, MAX_XP, MAX_ARMOUR, MAX_FOOD, MAX_GOLD = (
    _AT[f"max-{name}"] for name in ("hp", "xp", "armor", "food", "gold")
)
LEVEL_2: Final = _AT["level-2"]
LEVEL_3: Final = _AT["level-3"]
HUNGER: Final = _AT["hunger"]
FIRE_DAMAGE: Final = _AT["fire"]
POISON_DAMAGE: Final = _AT["poison"]
HEALING: Final = _AT["healing"]
SAVAGE_DAMAGE: Final = _AT["savage"]
FEAT_HP: Final = _AT["feat-hp"]
DEFENCE: Final = _AT["defence"]
REWARD_GOLD: Final = _AT["reward-gold"]
OFFERING: Final = _AT["offering"]
#: How many uses the Weapon Cache has: face f stands at CACHE + f - 1.
CACHE_USES: Final = _AT["cache"]

# -- the Overlord ---------------------------------------------------------------------------------

_POWER: Final = slots_of(NUMBERS, "power.labyrinth")
#: By power: what it costs, how many reinforcement symbols it has, how often it may be used, and the
#: number that it takes or adds, if any.
POWER_AT: Final = tuple(_AT[f"power.{name}"] for name in POWER.tokens)
POWER_COST, POWER_SYMBOLS, POWER_LIMIT, POWER_NUMBER = (
    _POWER[name] for name in ("cost", "symbols", "limit", "number")
)
LIMIT_NONE, LIMIT_ZONE, LIMIT_FLOOR = range(3)
_CARD: Final = slots_of(NUMBERS, "reinforcement.cutthroats")
#: By Reinforcement card: its face in fights, what it gives the Avatar.
CARD_AT: Final = (0, *(_AT[f"reinforcement.{name}"] for name in REINFORCEMENT.tokens))
CARD_FACE, CARD_HP, CARD_HP_TWO, CARD_ARMOUR, CARD_DAMAGE = (
    _CARD[name] for name in ("face", "hp.1", "hp.2", "armor", "damage")
)


def _of_card(card: str, name: str) -> int:
    """Return where in `numbers` a number stands that only some Reinforcement cards have."""
    record = f"reinforcement.{card}"
    return _AT[record] + slots_of(NUMBERS, record)[name]


#: The cells of effects for entering a Tomb with the Plague and for failing in a Trap with the
#: Darkness; the HP that an enemy regains by the Darkness; the damage of the Militia, and the gold
#: that it adds to prices; what the Idol takes off the die of a Shrine.
PLAGUE_ROOMS: Final = _of_card("plague", "rooms.code1")
DARKNESS_ROOMS: Final = _of_card("darkness", "rooms.code1")
DARKNESS_HP: Final = _of_card("darkness", "number")
MILITIA_HP: Final = _of_card("militia", "number")
MILITIA_GOLD: Final = _of_card("militia", "less")
IDOL_LESS: Final = _of_card("idol", "less")
#: By Overlord card: the side for the faces 1-2, one of AUTOMA_SIDES; those for 3-4 and 5-6 follow.
LORD_AT: Final = tuple(_AT[f"lord.{name}"] for name in LORD.tokens)
OMEN: Final = _AT["omen"]
MAX_OMEN: Final = _AT["max-omen"]
OMEN_DESCENT: Final = _AT["omen-descent"]
OMEN_FIGURE: Final = _AT["omen-figure"]
OMEN_ONE: Final = _AT["omen-one"]
#: The steps of the reinforcement track for one adventurer; those for two and three follow.
TRACK: Final = _AT["max-track"]
#: The highest that the ranges of the card file let each value be.
TOP: Final = {n.of or n.name: n.high for n in NUMBERS if n.name.startswith("max-")}
