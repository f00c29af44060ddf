"""MINI ROGUE: what is said: answers, questions, events, chance, reasons."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from heroon.kernel import Vocabulary, domain, numbers

# -- what is in the box ---------------------------------------------------------------------------

#: The twenty Rooms (p. 17-19, Conseil p. 5), by type.
GUARD, CROWS, RATS, ARCHER, TOWER, SLEEPER, AMBUSH, SEWER = range(1, 9)
CHEST, CASKET, CAMP, CACHE, BELT, CODEX, MERCHANT, SMITH, PYRE = range(9, 18)
GAOL, CHARNEL, PLAGUE_HOUSE = range(18, 21)
#: Rooms of the base game that fit in (Conseil p. 6): what is public of them, under our own names.
PROWLERS, CURSED_ONES, BEASTS, MAZE, THORNS, VERMIN, SPIKES, COFFER, MIMIC = range(21, 30)
BONFIRE, ARMOURY, TOMB, CAVE, CORRIDOR, SHELTER, PEDDLER, HUNTER, ALTAR = range(30, 39)
JACKDAW, OUTLAW = 39, 40
ROOM: Final = domain(
    "room",
    "guard crows rats archer tower sleeper ambush sewer chest casket camp cache belt codex"
    " merchant smith pyre gaol charnel plague-house"
    " prowlers cursed-ones beasts maze thorns vermin spikes coffer mimic"
    " bonfire armory tomb cave corridor shelter peddler hunter altar jackdaw outlaw",
    start=1,
)
#: An unused Room by chance: one that nobody knows, or one that was seen.
SPARE: Final = domain("spare", ("unused", *ROOM.tokens))
#: The Rooms of Le Conseil come first.
OWN_ROOMS: Final = 20
A_MONSTER, A_TRAP, A_TREASURE, A_FIRE, AN_ITEM, A_TRADER, A_SHRINE, A_TOMB = range(1, 9)
#: The type of each Room, by Room.
TYPE: Final = (
    0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 5, 5, 5, 6, 6, 7, 8, 8, 8,
    1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 5, 8, 8, 8, 8, 6, 6, 7, 5, 1,
)  # fmt: skip
#: How many of each type the mix has (Conseil p. 6), by type.
IN_MIX: Final = (0, 4, 4, 2, 1, 3, 2, 1, 4)
#: The Guardians that are shuffled (p. 4); the King's Remains lie below them.
EXECUTIONER, INQUISITOR, RAT_KING, ASSASSIN = range(1, 5)
DRAGON, PROTECTOR, SPIDER_QUEEN, GHOUL = range(5, 9)
GUARDIAN: Final = domain(
    "guardian",
    "executioner inquisitor rat-king assassin dragon protector spider-queen ghoul",
    start=1,
)
#: The Guardians of Le Conseil come first.
OWN_GUARDIANS: Final = 4
#: Where the Guardian comes from whom a Trap wakes: one not in use, or one that was beaten.
SOURCE: Final = domain(
    "source",
    "unused executioner inquisitor rat-king assassin dragon protector spider-queen ghoul",
)
TALE: Final = domain("tale", "message beggar procession market", start=1)
#: Who is fought: the four Monsters, the Criminal, the Guardians, the Remains in two phases.
NOBODY_THERE: Final = 0
CRIMINAL: Final = 5
REMAINS, REMAINS_AGAIN = 10, 11
FOE: Final = domain(
    "foe",
    "nobody guard crows rats archer criminal executioner inquisitor rat-king assassin"
    " remains remains-again"
    " prowlers cursed-ones beasts ghost dragon protector spider-queen ghoul og og-again outlaw"
    " avatar avatar-again",
)
GHOST, OG, OG_AGAIN = 15, 20, 21
#: The Overlord's Avatar in its two phases (Conseil p. 9).
AVATAR, AVATAR_AGAIN = 23, 24
IS_MONSTER, IS_REFERENCE, IS_GUARDIAN, IS_LAST = range(1, 5)
#: What each enemy is, by enemy.
FOE_TYPE: Final = (0, 1, 1, 1, 1, 2, 3, 3, 3, 3, 4, 4, 1, 1, 1, 2, 3, 3, 3, 3, 4, 4, 1, 4, 4)
#: The enemy that each Room and each Guardian is.
FOE_OF_ROOM: Final = (0, 1, 2, 3, 4, *([0] * 16), 12, 13, 14, *([0] * 16), 22)
FOE_OF_GUARDIAN: Final = (0, 6, 7, 8, 9, 16, 17, 18, 19)
FIRE, FROST, POISON, HEAL, HOLY, PERCEPTION = range(1, 7)
POTION: Final = domain("potion", "fire frost poison heal holy percep", start=1)
#: The potions that are for fights alone (p. 14).
OFFENSIVE: Final = domain("offensive", "fire frost poison", start=1)
RATCATCHER, DOCTOR, CAPTAIN, ALCHEMIST = range(4)
#: The characters of the base game (Conseil p. 6), with the skills that are public.
CRUSADER, PRIESTESS, WIZARD, ROGUE = range(4, 8)
HERO: Final = domain(
    "hero", "ratcatcher plague-doctor captain alchemist crusader priestess wizard rogue"
)
#: The skills of the characters in their order, two each.
SKILL: Final = domain(
    "skill",
    "hunt bait remedy miasma wall patrol flask distil bash aegis tribute ward conjure sight"
    " backstab slip",
)
#: The characters of Le Conseil come first.
OWN_HEROES: Final = 4
WARRIOR, HEALER, THIEF, MAGE = range(1, 5)
CLASS: Final = domain("class", "warrior healer thief mage", start=1)
IS_CURSED, IS_POISONED, IS_BLIND = range(3)
CONDITION: Final = domain("condition", "curse poison blindness")

# -- boards, dice, options ------------------------------------------------------------------------

#: The nine places of a Zone: eight Rooms and the Exit (p. 4).
CELL: Final = domain("cell", "a1 b1 c1 a2 b2 c2 a3 b3 c3")
SEAT: Final = domain("seat", "0 1 2 3")
ZONE: Final = numbers("zone", 1, 10)
N: Final = numbers("n", 0, 999)
FACE: Final = numbers("face", 1, 6)
#: A Character die: 1 stands for the miss.
THROWS: Final = tuple(
    throw for many in (1, 2, 3) for throw in combinations_with_replacement(range(1, 7), many)
)
THROW: Final = domain(
    "throw", ["".join("x" if face == 1 else str(face) for face in throw) for throw in THROWS]
)
SIGN: Final = domain("sign", "blank sign")
#: Which of the dice on the table.
DIE: Final = numbers("die", 1, 3)
PRICE: Final = domain("price", "xp hp free")
#: HP given for a Blood Tribute.
BLOOD: Final = numbers("blood", 1, 29)
#: With what an Outlaw is paid.
TOLL: Final = domain("toll", "gold food")
TOLL_GOLD, TOLL_FOOD = range(2)
AGGRESSIVE, BALANCED, DEFENSIVE = range(3)
STANCE: Final = domain("stance", "aggressive balanced defensive")
CHOICE: Final = domain("choice", "first second third", start=1)
TALE_OPTION: Final = domain("tale-option", "one class test")
WARE_HP, WARE_FOOD, WARE_BLESS, WARE_HEAL, WARE_ARMOUR, WARE_XP = range(6)
WARE: Final = domain("ware", "hp food bless heal armor xp")
THING: Final = domain("thing", "gold food armor item fire frost poison heal holy percep")
GOLD, FOOD, ARMOUR, ITEM = range(4)
#: Added to a potion among things.
PHIAL: Final = 3
NORMAL, HARD, EXTREME, ROGUELIKE = range(4)
DIFFICULTY: Final = domain("difficulty", "normal hard extreme roguelike")
CITY, CATHEDRAL = range(2)
BOARD: Final = domain("board", "city cathedral")
NO_YES: Final = domain("no-yes", "no yes")
WANT, MUST = range(2)
ITEM_TEST: Final = domain("item-test", "want must")
OG_S, EITHER = 1, 2
LAST_ONE: Final = domain("last-one", "king og chance")
GHOST_S, BY_TURNS, BY_CHANCE = 1, 2, 3
REFERENCE: Final = domain("reference", "criminal ghost turns chance")
#: Which of two cards chance names.
CARD: Final = domain("card", "council base")

# -- the Overlord and the Automa (Conseil p. 7-11) ------------------------------------------------

#: Who is against the adventurers: the City alone, a seat, or an Overlord that runs itself.
PLAIN, OVERLORD, AUTOMA = range(3)
MODE: Final = domain("mode", "plain overlord automa")
PROPHET, ARCHITECT, GRAVEDIGGER = range(3)
LORD: Final = domain("lord", "prophet architect gravedigger")
#: Whether a Descent gives what the text prints, or what the picture of the board prints .
BY_TEXT, BY_FIGURE = range(2)
OMEN_GAIN: Final = domain("omen-gain", "text figure")
#: All powers: that of the board, three of each Overlord card, one of each Reinforcement card.
DIVINATION, FATE, MAZE, VEIL, ROCKFALL, STREETS, MECHANISM = range(7)
CONTAGION, FAMINE, CARNAGE, HAND, BLIGHT, GRANARIES, NIGHT, WATCH, EYE = range(7, 16)
POWER: Final = domain(
    "power",
    "divination fate labyrinth veil rockfall streets mechanism contagion famine carnage"
    " hand blight granaries night watch eye",
)
CUTTHROATS, PLAGUE, DEARTH, DARKNESS, MILITIA, IDOL = range(1, 7)
REINFORCEMENT: Final = domain(
    "reinforcement", "cutthroats plague dearth darkness militia idol", start=1
)
#: The side of the Overlord board at which a Reinforcement card lies: what it does from there.
ON_ROOMS, ON_POWER, ON_COMBAT, ON_AVATAR = range(4)
SIDE: Final = domain("side", "rooms power combat avatar")
#: Where the Automa may put a card (MR-70), in the order of `[lord]` in the card file.
AUTOMA_SIDES: Final = (ON_ROOMS, ON_COMBAT, ON_AVATAR)
#: What can be taken over from the Character card beside one's own.
TRAIT_HP, TRAIT_ARMOUR, TRAIT_FOOD, TRAIT_GOLD, TRAIT_XP, TRAIT_POTION = range(6)
TRAIT: Final = domain("trait", "hp armor food gold xp potion")
#: What somebody has too little of to lose it.
LACK_ARMOUR, LACK_FOOD, LACK_GOLD, LACK_XP, LACK_ITEM = range(5)
LACK: Final = domain("lack", "armor food gold xp item")
#: What makes the Automa act.
ON_DESCENT, ON_ENTERING, ON_REFERENCE = range(3)
TRIGGER: Final = domain("trigger", "descent entering reference")
#: The place of a Room among those not in use, from the bottom.
SLOT: Final = numbers("slot", 0, 39)

V: Final = Vocabulary()

# -- answers --------------------------------------------------------------------------------------

GO: Final = V.verb("go:{}", CELL)
DRINK: Final = V.verb("drink:{}", POTION)
# skills
HUNT: Final = V.verb("hunt")
REMEDY: Final = V.verb("remedy:{}", CONDITION)
DISTIL: Final = V.verb("distil:{}-{}", POTION, POTION)
BAIT: Final = V.verb("bait")
MIASMA: Final = V.verb("miasma")
WALL: Final = V.verb("wall")
FLASK: Final = V.verb("flask")
FREEZE: Final = V.verb("freeze")
PATROL: Final = V.verb("patrol")
BASH: Final = V.verb("bash")
AEGIS: Final = V.verb("aegis")
TRIBUTE: Final = V.verb("tribute:{}", BLOOD)
WARD: Final = V.verb("ward")
CONJURE: Final = V.verb("conjure:{}", OFFENSIVE)
SIGHT: Final = V.verb("sight")
BACKSTAB: Final = V.verb("backstab")
SLIP: Final = V.verb("slip")
BURN: Final = V.verb("codex-burn")
SCRY: Final = V.verb("codex-scry")
CULL: Final = V.verb("codex-cull")
ASIDE: Final = V.verb("aside:{}", ROOM)
FIRST: Final = V.verb("lay:{}", ROOM)
LOOK: Final = V.verb("look:{}", CELL)
DRAFT: Final = V.verb("draft:{}", CELL)
SCOUT: Final = V.verb("scout")
SETTLE: Final = V.verb("settle:{}@{}", ROOM, CELL)
# tests and rooms
FORESEE: Final = V.verb("foresee")
TRY: Final = V.verb("try")
TAKE: Final = V.verb("take")
FEED: Final = V.verb("feed")
PAY: Final = V.verb("pay:{}", TOLL)
READ: Final = V.verb("read:{}", FACE)
OFFER: Final = V.verb("offer")
CHOOSE: Final = V.verb("choose:{}", CHOICE)
GAIN: Final = V.verb("gain:{}", POTION)
DROP: Final = V.verb("drop:{}", POTION)
TELL: Final = V.verb("tale:{}", TALE_OPTION)
COINS: Final = V.verb("coins")
STORY: Final = V.verb("story")
BUY: Final = V.verb("buy:{}", WARE)
BREW: Final = V.verb("brew:{}", POTION)
SELL: Final = V.verb("sell:{}", THING)
HAMMER: Final = V.verb("hammer")
# fights
STAND: Final = V.verb("stand:{}", STANCE)
CRITICAL: Final = V.verb("critical:{}", DIE)
FEAT: Final = V.verb("feat:{}-{}", DIE, PRICE)
THROW_POTION: Final = V.verb("throw:{}", POTION)
STRIKE: Final = V.verb("hurl")
# together
URGE: Final = V.verb("resolve-first")
GIVE: Final = V.verb("give:{}>{}", THING, SEAT)
GIVE_BELT: Final = V.verb("give-belt:{}>{}", POTION, SEAT)
SWAP: Final = V.verb("swap:{}-{}>{}", THING, THING, SEAT)
SWAP_BELT: Final = V.verb("swap-belt:{}>{}", POTION, SEAT)

# set-up against an Overlord
ADOPT: Final = V.verb("adopt:{}", HERO)
BORROW: Final = V.verb("borrow:{}", TRAIT)
DOUBLE: Final = V.verb("double:{}", SEAT)
# what the Overlord says: a power with its target, a place for a card, a Room of the hand
DIVINE: Final = V.verb("divine:{}", CELL)
KEEP: Final = V.verb("keep")
EXCHANGE: Final = V.verb("exchange:{}", ROOM)
REDIE: Final = V.verb("fate")
PROBE: Final = V.verb("labyrinth")
PEEK: Final = V.verb("peek:{}", CELL)
CROSS: Final = V.verb("cross:{}-{}", CELL, CELL)
SHROUD: Final = V.verb("veil:{}", CELL)
BLOCK: Final = V.verb("rockfall:{}", CELL)
SHIFT: Final = V.verb("streets:{}", CELL)
ARM: Final = V.verb("mechanism")
INFECT: Final = V.verb("contagion")
STARVE: Final = V.verb("famine:{}", SEAT)
RAGE: Final = V.verb("carnage")
SET_DIE: Final = V.verb("hand:{}", FACE)
SICKEN: Final = V.verb("blight:{}", SEAT)
EMPTY_LARDER: Final = V.verb("granaries:{}", SEAT)
BLACKEN: Final = V.verb("night:{}", SEAT)
SEND_WATCH: Final = V.verb("watch")
STARE: Final = V.verb("eye:{}", SEAT)
PLACE: Final = V.verb("place:{}", SIDE)

# -- questions ------------------------------------------------------------------------------------

P_WAY: Final = V.prompt("way", "mini-rogue:move")
P_ENTERED: Final = V.prompt("entered", "mini-rogue:skill.exploration")
P_PREPARE: Final = V.prompt("prepare", "mini-rogue:skill.preparation")
P_ASIDE: Final = V.prompt("aside", "mini-rogue:skill.preparation")
P_LAY: Final = V.prompt("lay", "mini-rogue:skill.preparation")
P_SETTLE: Final = V.prompt("settle", "mini-rogue:skill.preparation")
P_LOOK: Final = V.prompt("look", "mini-rogue:codex")
P_TEST: Final = V.prompt("test", "mini-rogue:test")
P_ITEM: Final = V.prompt("item", "mini-rogue:room.item")
P_TAKE: Final = V.prompt("take", "mini-rogue:item")
P_READ: Final = V.prompt("read", "mini-rogue:room.tomb")
P_OFFER: Final = V.prompt("offer", "mini-rogue:room.shrine")
P_CHOOSE: Final = V.prompt("choose", "mini-rogue:room")
P_GAIN: Final = V.prompt("gain", "mini-rogue:symbols")
P_FULL: Final = V.prompt("full", "mini-rogue:potion.limits")
P_DROP: Final = V.prompt("drop", "mini-rogue:belt")
P_TALE: Final = V.prompt("tale", "mini-rogue:story")
P_REWARD: Final = V.prompt("reward", "mini-rogue:rewards")
P_SHOP: Final = V.prompt("shop", "mini-rogue:room.merchant")
P_HAMMER: Final = V.prompt("hammer", "mini-rogue:smith")
P_TOLL: Final = V.prompt("toll", "mini-rogue:mix")
P_STANCE: Final = V.prompt("stance", "mini-rogue:stances")
P_SKILL: Final = V.prompt("skill", "mini-rogue:skill.combat")
P_ROLL: Final = V.prompt("roll", "mini-rogue:potion.moments")
P_DICE: Final = V.prompt("dice", "mini-rogue:critical")
P_FROST: Final = V.prompt("frost", "mini-rogue:ranged")
P_POTION: Final = V.prompt("potion", "mini-rogue:combat.potion")
P_BRACE: Final = V.prompt("brace", "mini-rogue:potion.moments")
P_SUFFER: Final = V.prompt("suffer", "mini-rogue:potion.moments")
P_HUNGER: Final = V.prompt("hunger", "mini-rogue:potion.moments")
P_AGREE: Final = V.prompt("agree", "mini-rogue:coop.leader")
P_GIVE: Final = V.prompt("give", "mini-rogue:coop.exchange")
P_ACCEPT: Final = V.prompt("accept", "mini-rogue:coop.exchange")
P_ADOPT: Final = V.prompt("adopt", "mini-rogue:extra-character")
P_BORROW: Final = V.prompt("borrow", "mini-rogue:borrowed")
P_DOUBLE: Final = V.prompt("double", "mini-rogue:beginners")
P_LAST: Final = V.prompt("last", "mini-rogue:potion.moments")
# the Overlord's windows: one for each moment at which a power may be used
P_OMEN_ZONE: Final = V.prompt("omen-zone", "mini-rogue:divination")
P_OMEN_ROOM: Final = V.prompt("omen-room", "mini-rogue:powers")
P_OMEN_FIGHT: Final = V.prompt("omen-fight", "mini-rogue:powers")
P_OMEN_DIE: Final = V.prompt("omen-die", "mini-rogue:overlord.dice")
P_OMEN_HIDDEN: Final = V.prompt("omen-hidden", "mini-rogue:powers")
P_OMEN_WAY: Final = V.prompt("omen-way", "mini-rogue:powers")
P_OMEN_MEAL: Final = V.prompt("omen-meal", "mini-rogue:powers")
P_EXCHANGE: Final = V.prompt("exchange", "mini-rogue:divination")
P_PEEK: Final = V.prompt("peek", "mini-rogue:prophet")
P_CROSS: Final = V.prompt("cross", "mini-rogue:prophet")
P_PLACE: Final = V.prompt("place", "mini-rogue:reinforcement.card")

# -- chance: dice have a stream for each Zone ------------------------------------------------------

S_LEADER: Final = V.stream("leader", SEAT)
S_ROOM: Final = V.stream("room.{}", ROOM, ZONE)
S_GUARDIAN: Final = V.stream("guardian", GUARDIAN)
S_SPARE: Final = V.stream("spare", SPARE)
S_LEFT_OUT: Final = V.stream("left-out", ROOM)
S_LAST: Final = V.stream("last", CARD)
S_REFERENCE: Final = V.stream("reference.{}", CARD, ZONE)
S_SOURCE: Final = V.stream("source", SOURCE)
S_TALE: Final = V.stream("tale", TALE)
S_THROW: Final = V.stream("throw.{}", THROW, ZONE)
S_DIE: Final = V.stream("die.{}", FACE, ZONE)
S_POISON: Final = V.stream("poison.{}", SIGN, ZONE)
S_CURSE: Final = V.stream("curse.{}", SIGN, ZONE)

S_HAND: Final = V.stream("hand.{}", ROOM, ZONE)
S_SLOT: Final = V.stream("slot", SLOT)
S_REINFORCEMENT: Final = V.stream("reinforcement", REINFORCEMENT)
S_PLACE: Final = V.stream("placing.{}", FACE, ZONE)
S_CELL: Final = V.stream("cell.{}", CELL, ZONE)

# -- events ---------------------------------------------------------------------------------------

E_LEADER: Final = V.event("leader", seat=SEAT)
E_ZONE: Final = V.event("zone", zone=ZONE)
E_ROOM: Final = V.event("room", cell=CELL, room=ROOM)
E_WARDEN: Final = V.event("warden", guardian=GUARDIAN)
E_LEFT_OUT: Final = V.event("left-out", room=ROOM)
E_OG: Final = V.event("og")
E_REMAINS: Final = V.event("remains")
E_WOKEN: Final = V.event("woken", seat=SEAT, guardian=GUARDIAN)
E_WENT: Final = V.event("went", seat=SEAT, cell=CELL)
E_ATE: Final = V.event("ate", seat=SEAT)
E_HUNGRY: Final = V.event("hungry", seat=SEAT)
E_FALLS: Final = V.event("falls", seat=SEAT)
E_NO_FALL: Final = V.event("no-fall", seat=SEAT)
E_FELL: Final = V.event("fell", zone=ZONE)
E_GONE: Final = V.event("gone")
E_REFRESHED: Final = V.event("refreshed", seat=SEAT)
E_DRANK: Final = V.event("drank", seat=SEAT, potion=POTION)
E_HP: Final = V.event("hp", seat=SEAT, n=N)
E_HP_LOST: Final = V.event("hp-lost", seat=SEAT, n=N, left=N)
E_XP: Final = V.event("xp", seat=SEAT, n=N)
E_XP_LOST: Final = V.event("xp-lost", seat=SEAT, n=N)
E_LEVEL: Final = V.event("level", seat=SEAT, n=N)
E_GOLD: Final = V.event("gold", seat=SEAT, n=N)
E_GOLD_LOST: Final = V.event("gold-lost", seat=SEAT, n=N)
E_FOOD: Final = V.event("food", seat=SEAT, n=N)
E_FOOD_LOST: Final = V.event("food-lost", seat=SEAT, n=N)
E_ARMOUR: Final = V.event("armor", seat=SEAT, n=N)
E_ARMOUR_LOST: Final = V.event("armor-lost", seat=SEAT, n=N)
E_LACKED: Final = V.event("lacked", seat=SEAT, lack=LACK, n=N)
E_POTION: Final = V.event("potion", seat=SEAT, potion=POTION)
E_DROPPED: Final = V.event("dropped", seat=SEAT, potion=POTION)
E_HAS_ONE: Final = V.event("has-one", seat=SEAT, potion=POTION)
E_STRUCK_WITH: Final = V.event("struck-with", seat=SEAT, condition=CONDITION)
E_CURED: Final = V.event("cured", seat=SEAT, condition=CONDITION)
E_BLESSED: Final = V.event("blessed", seat=SEAT)
E_NOTHING: Final = V.event("no-effect", seat=SEAT)
E_USED: Final = V.event("skill", seat=SEAT, hero=HERO, skill=SKILL)
E_BASH: Final = V.event("bash", seat=SEAT, n=N)
E_AEGIS: Final = V.event("aegis", seat=SEAT, n=N)
E_WARD: Final = V.event("ward", seat=SEAT)
E_SAVED: Final = V.event("saved", seat=SEAT, n=N)
E_SLIPS: Final = V.event("slips", seat=SEAT)
E_PAID: Final = V.event("paid", seat=SEAT, toll=TOLL, n=N)
E_JACKDAW: Final = V.event("jackdaw", seat=SEAT)
E_REPLACED: Final = V.event("replaced", cell=CELL, room=ROOM)
E_SETTLED: Final = V.event("settled", seat=SEAT, cell=CELL, room=ROOM)
E_CODEX: Final = V.event("codex", seat=SEAT)
E_SET_ASIDE: Final = V.event("set-aside", seat=SEAT, room=ROOM)
E_LAID: Final = V.event("laid", seat=SEAT, room=ROOM)
E_LOOKED: Final = V.event("looked", seat=SEAT, room=ROOM)
E_TESTED: Final = V.event("tested", seat=SEAT, throw=THROW)
E_DIE: Final = V.event("die", seat=SEAT, face=FACE)
E_PASSED: Final = V.event("passed", seat=SEAT)
E_FAILED: Final = V.event("failed", seat=SEAT)
E_FORESAW: Final = V.event("foresaw", seat=SEAT)
E_HEX: Final = V.event("hex", seat=SEAT, sign=SIGN)
E_VENOM: Final = V.event("venom", seat=SEAT, sign=SIGN)
E_READ: Final = V.event("read", seat=SEAT, face=FACE)
E_OFFERED: Final = V.event("offered", seat=SEAT)
E_TOOK: Final = V.event("took", seat=SEAT, room=ROOM)
E_USES: Final = V.event("uses", seat=SEAT, n=N)
E_LEFT: Final = V.event("left", seat=SEAT, room=ROOM)
E_TALE: Final = V.event("tale", seat=SEAT, tale=TALE)
E_TOLD: Final = V.event("told", seat=SEAT, option=TALE_OPTION)
E_NO_TALE: Final = V.event("no-tale", seat=SEAT)
E_BOUGHT: Final = V.event("bought", seat=SEAT, n=N)
E_SOLD: Final = V.event("sold", seat=SEAT, thing=THING)
E_HAMMER: Final = V.event("hammer", seat=SEAT)
E_FOES: Final = V.event("foes", foe=FOE, n=N, hp=N)
E_STANCE: Final = V.event("stance", seat=SEAT, stance=STANCE)
E_ROLLED: Final = V.event("rolled", seat=SEAT, throw=THROW)
E_AGAIN: Final = V.event("again", seat=SEAT, throw=THROW)
E_FEAT: Final = V.event("feat", seat=SEAT, price=PRICE)
E_THREW: Final = V.event("threw", seat=SEAT, potion=POTION)
E_HURLED: Final = V.event("hurled", seat=SEAT)
E_DODGED: Final = V.event("dodged", n=N)
E_HIT: Final = V.event("hit", seat=SEAT, n=N, armour=N)
E_MORE: Final = V.event("more", seat=SEAT, n=N)
E_POISONED: Final = V.event("poison-works", n=N)
E_SLAIN: Final = V.event("slain", foe=FOE)
E_FROZEN: Final = V.event("frozen", foe=FOE)
E_MISS: Final = V.event("miss", seat=SEAT)
E_SWARM: Final = V.event("swarm", seat=SEAT, face=FACE)
E_PIERCED: Final = V.event("pierced", seat=SEAT)
E_BLOCKED: Final = V.event("blocked", seat=SEAT)
E_REGAINED: Final = V.event("regained", foe=FOE, n=N)
E_AGAIN_ALARM: Final = V.event("alarm", foe=FOE)
E_BEATEN: Final = V.event("beaten", foe=FOE)
E_GAVE: Final = V.event("gave", seat=SEAT, thing=THING, to=SEAT)
E_SWAPPED: Final = V.event("swapped", seat=SEAT, thing=THING, other=THING, to=SEAT)
E_PROPOSED: Final = V.event("proposed", seat=SEAT, thing=THING, other=THING, to=SEAT)
E_URGED: Final = V.event("urged", seat=SEAT)
E_FIRST: Final = V.event("goes-first", seat=SEAT)
E_DECLINED: Final = V.event("declined", seat=SEAT)
E_DIED: Final = V.event("died", seat=SEAT)
# the Overlord: the second of a pair is what those are told who may not know more
E_ADOPTED: Final = V.event("adopted", seat=SEAT, hero=HERO)
E_BORROWED: Final = V.event("borrowed", seat=SEAT, trait=TRAIT)
E_AVATAR: Final = V.event("avatar")
E_DOUBLED: Final = V.event("doubled", seat=SEAT)
E_LOOKED_UNSEEN: Final = V.event("looked-unseen", seat=SEAT)
E_ASIDE_UNSEEN: Final = V.event("aside-unseen", seat=SEAT)
E_LAID_UNSEEN: Final = V.event("laid-unseen", seat=SEAT)
E_SETTLED_UNSEEN: Final = V.event("settled-unseen", seat=SEAT, cell=CELL)
E_HELD: Final = V.event("held", room=ROOM)
E_HELD_UNSEEN: Final = V.event("held-unseen")
E_OMEN: Final = V.event("omen", n=N, all=N)
E_OMEN_FULL: Final = V.event("omen-full", n=N)
E_POWER: Final = V.event("power", power=POWER, n=N)
E_MARKER: Final = V.event("marker", n=N)
E_REINFORCED: Final = V.event("reinforced", reinforcement=REINFORCEMENT)
E_PLACED: Final = V.event("placed", reinforcement=REINFORCEMENT, side=SIDE)
E_DIVINED: Final = V.event("divined", cell=CELL, room=ROOM)
E_DIVINED_UNSEEN: Final = V.event("divined-unseen", cell=CELL)
E_EXCHANGED: Final = V.event("exchanged", cell=CELL, room=ROOM)
E_CROSSED: Final = V.event("crossed", cell=CELL, other=CELL)
E_VEILED: Final = V.event("veiled", cell=CELL)
E_BLOCKED_WAY: Final = V.event("blocked-way", cell=CELL)
E_SHIFTED: Final = V.event("shifted", cell=CELL)
E_ARMED: Final = V.event("armed")
E_INFECTED: Final = V.event("infected")
E_RAGED: Final = V.event("raged", foe=FOE, n=N)
E_DIE_SET: Final = V.event("die-set", face=FACE)
E_STRONGER: Final = V.event("stronger", foe=FOE, n=N)
E_WATCH: Final = V.event("watch")
E_FACE: Final = V.event("face", reinforcement=REINFORCEMENT)
E_TRIGGER: Final = V.event("trigger", trigger=TRIGGER, power=POWER)
E_PLACING: Final = V.event("placing", face=FACE)
# a value is at its most
E_FULL: Final = V.event("full", seat=SEAT, trait=TRAIT, n=N)

# -- reasons: how a game ends, and why a word is refused -------------------------------------------

R_WON: Final = V.reason("won", "mini-rogue:end.victory")
R_DEAD: Final = V.reason("dead", "mini-rogue:end.loss")
R_TWINS: Final = V.reason("twins", "mini-rogue:setup.character")
R_NOT_NOW: Final = V.reason("not-now", "mini-rogue:turn")
R_NO_WAY: Final = V.reason("no-way", "mini-rogue:move")
R_NO_POTION: Final = V.reason("no-potion", "mini-rogue:potion.limits")
R_NO_NEED: Final = V.reason("no-need", "mini-rogue:potion.moments")
R_OFFENSIVE: Final = V.reason("offensive", "mini-rogue:potion.moments")
R_PROTECTED: Final = V.reason("protected", "mini-rogue:magic-protection")
R_ONE_POTION: Final = V.reason("one-potion", "mini-rogue:combat.potion")
R_POISONED: Final = V.reason("poisoned-already", "mini-rogue:potion.poison")
R_TOO_LATE: Final = V.reason("too-late", "mini-rogue:ranged")
R_SPENT: Final = V.reason("spent", "mini-rogue:skill")
R_NOT_YOURS: Final = V.reason("not-your-skill", "mini-rogue:skill")
R_NO_ITEM: Final = V.reason("no-item", "mini-rogue:item")
R_DEADLY: Final = V.reason("deadly", "mini-rogue:lack")
R_NOT_CRITICAL: Final = V.reason("not-critical", "mini-rogue:critical")
R_FEAT_DONE: Final = V.reason("feat-done", "mini-rogue:feat")
R_NO_PRICE: Final = V.reason("no-price", "mini-rogue:feat")
R_NO_DIE: Final = V.reason("no-die", "mini-rogue:dice.character")
R_FAR_STANCE: Final = V.reason("far-stance", "mini-rogue:stances")
R_NO_GOLD: Final = V.reason("no-gold", "mini-rogue:room.merchant")
R_NO_FOOD: Final = V.reason("no-food", "mini-rogue:rations")
R_NOT_AHEAD: Final = V.reason("not-ahead", "mini-rogue:mix")
R_NO_ARMOUR: Final = V.reason("no-armor", "mini-rogue:armour")
R_NOT_SOLD: Final = V.reason("not-sold", "mini-rogue:room.merchant")
R_FULL: Final = V.reason("full-already", "mini-rogue:values")
R_FORCED: Final = V.reason("forced", "mini-rogue:alarm-tower")
R_CLASS: Final = V.reason("other-class", "mini-rogue:story.class")
R_NOT_THERE: Final = V.reason("not-there", "mini-rogue:coop.exchange")
R_FIRST: Final = V.reason("first-already", "mini-rogue:coop.leader")
R_OPEN: Final = V.reason("open", "mini-rogue:codex")
R_NO_CHOICE: Final = V.reason("no-choice", "mini-rogue:room")
R_NOBODY: Final = V.reason("no-adventurer", "mini-rogue:modes")
R_CROWD: Final = V.reason("too-many", "mini-rogue:modes")
R_VEILED: Final = V.reason("veiled", "mini-rogue:prophet")
R_BLOCKED: Final = V.reason("blocked", "mini-rogue:powers")
R_TAKEN: Final = V.reason("taken", "mini-rogue:extra-character")
R_NO_TRAIT: Final = V.reason("no-trait", "mini-rogue:borrowed")
R_NO_OMEN: Final = V.reason("no-omen", "mini-rogue:powers")
R_NO_POWER: Final = V.reason("not-your-power", "mini-rogue:powers")
R_LIMIT: Final = V.reason("limit", "mini-rogue:powers")
R_TARGET: Final = V.reason("target", "mini-rogue:powers")
R_ONLY_WAY: Final = V.reason("only-way", "mini-rogue:powers")
R_MOMENT: Final = V.reason("moment", "mini-rogue:powers")
R_NOT_HELD: Final = V.reason("not-held", "mini-rogue:divination")
R_SIDE_FULL: Final = V.reason("side-full", "mini-rogue:reinforcement.card")
R_NOT_PEEKED: Final = V.reason("not-peeked", "mini-rogue:prophet")
VERB, A, B, C = V.tables()
#: Whose skill each word is, by word: the character, from 1; 0 for what is no skill.
_SKILLS: Final = (
    (RATCATCHER, (HUNT, BAIT)),
    (DOCTOR, (*REMEDY, MIASMA)),
    (CAPTAIN, (WALL, PATROL)),
    (ALCHEMIST, (FLASK, FREEZE, *(word for row in DISTIL for word in row))),
    (CRUSADER, (BASH, AEGIS)),
    (PRIESTESS, (*TRIBUTE, WARD)),
    (WIZARD, (*CONJURE, SIGHT)),
    (ROGUE, (BACKSTAB, SLIP)),
)
_OWNER: Final = {word: who + 1 for who, words in _SKILLS for word in words if word}
SKILL_OF: Final = tuple(_OWNER.get(word, 0) for word in range(len(VERB)))
#: The skill that each word uses, by word; that of a Flask is used to freeze, too.
_NAMED: Final = {FREEZE: "flask"}
SKILL_BY: Final = tuple(
    SKILL.by_token[_NAMED.get(word, V.text[word].partition(":")[0])] if owner else 0
    for word, owner in enumerate(SKILL_OF)
)
