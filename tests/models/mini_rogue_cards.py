"""MINI ROGUE: Le Conseil, second model: what stands on boards and cards.

Effects are strings: `hp± gold± food± armor± xp±` with a number or F (the floor), `P:fire`,
`P:frost`, `P:poison`, `P:heal`, `P:holy`, `P:percep`, `P:any`, `P:off`, `curse`, `poison`, `blind`,
`bless`, `skills`, `story`, `reward`, `criminal`, `guardian`, `fall`, `item-`, `none`;
"a / b" is a choice, "a, b" is both, from left to right.

An enemy's row is (HP alone, HP for two, armour, damage, effects, reward).  Effects of enemies:
curse poison blind weaken decay fall regen:N, and the keywords wild horde ward ranged dodge
unstoppable.  `prov` tells where numbers come from: P printed, I inferred, R rebuilt; "P:1" means
that only the row of floor 1 is printed.
"""

from typing import Any

Row = tuple[int, int, int, int, str, str]

#: p.6 (rebuilt but for the 20 HP): the greatest number of each track, and the XP of the levels.
MOST = {"hp": 20, "xp": 23, "armor": 4, "food": 4, "gold": 10}
LEVELS = (6, 18)
SLOTS = 2

OFFENSIVE = ("fire", "frost", "poison")
DEFENSIVE = ("heal", "holy", "percep")
POTIONS = OFFENSIVE + DEFENSIVE
CONDITIONS = ("poison", "curse", "blind")

#: The two faces of the board: the floor of each zone, and where a fall lands.  Zones count from 1.
BOARDS: dict[str, dict[str, tuple[int, ...]]] = {
    "city": {"floor": (1, 1, 2, 2, 3, 3, 3, 4, 4, 4), "fall": (3, 4, 5, 6, 8, 9, 10)},
    "cathedral": {"floor": (1, 1, 1, 2, 2, 2, 3, 3, 4, 4), "fall": (4, 5, 6, 7, 8, 8, 9, 10)},
}

#: p.4, p.16: what each difficulty takes off the start.
DIFFICULTY: dict[str, dict[str, int]] = {
    "normal": {},
    "hard": {"food": 1, "hp": 1},
    "extreme": {"food": 1, "hp": 2},
    "roguelike": {"food": 1, "hp": 2, "gold": 3},
}

CHARACTERS: dict[str, dict[str, Any]] = {
    "chasseuse": {
        **{"class": "thief", "hp": 10, "armor": 0, "food": 3, "gold": 5, "xp": 0},
        **{"potions": ["poison"], "skills": ("appat", "chasse"), "prov": "P"},
    },
    "docteur": {
        **{"class": "healer", "hp": 13, "armor": 0, "food": 3, "gold": 2, "xp": 0},
        **{"potions": ["holy"], "skills": ("miasmes", "remede"), "prov": "P"},
    },
    "capitaine": {
        **{"class": "warrior", "hp": 10, "armor": 1, "food": 3, "gold": 3, "xp": 0},
        **{"potions": [], "skills": ("mur", "ronde"), "prov": "R"},
    },
    "alchimiste": {
        **{"class": "wizard", "hp": 10, "armor": 0, "food": 3, "gold": 2, "xp": 0},
        **{"potions": ["percep"], "skills": ("fiole", "distillation"), "prov": "R"},
    },
}

#: What the skills and items do in numbers (rebuilt).
CHASSE = "food+1, hp+1"
MIASMES = 4
FIOLE = 3
WALL = 2
STANCE_ARMOUR = 1
DISTILLATION = 1
CODEX_DAMAGE = 6
CODEX_LOOKS = 3
HAMMER_DAMAGE = 5
HAMMER_PRICE = 3  # printed
FIRE = 7  # printed
POISON = 4  # printed
HEALING = 6  # printed


def r(hp: int, armour: int, damage: int, effects: str, reward: str, two: int | None = None) -> Row:
    """A rebuilt row: HP for two are 1.45 times those for one, rounded up, unless they are told."""
    return (hp, two if two is not None else -(-hp * 145 // 100), armour, damage, effects, reward)


#: Monsters: a row for each floor.
MONSTERS: dict[str, dict[str, Any]] = {
    "garde": {
        "prov": "P",
        "rows": (
            (8, 16, 0, 2, "", "xp+1, gold+1"),
            (11, 22, 0, 3, "", "xp+1, gold+2"),
            (14, 28, 1, 5, "", "xp+2, gold+2"),
            (17, 34, 2, 6, "", "xp+2, gold+3"),
        ),
    },
    "corbeaux": {
        "prov": "P:1",
        "rows": (
            r(3, 0, 1, "horde", "xp+1", two=6),
            r(5, 0, 1, "horde, blind", "xp+2"),
            r(6, 0, 2, "horde, blind", "xp+2"),
            r(7, 0, 3, "horde, blind", "xp+3"),
        ),
    },
    "rats": {
        "prov": "R",
        "rows": (
            r(6, 0, 2, "decay", "xp+1"),
            r(11, 0, 3, "decay", "xp+2"),
            r(15, 0, 6, "decay, poison", "xp+2"),
            r(18, 0, 8, "decay, poison", "xp+3"),
        ),
    },
    "tireuse": {
        "prov": "R",
        "rows": (
            r(4, 0, 2, "ranged", "gold+2"),
            r(7, 0, 3, "ranged", "xp+2"),
            r(10, 0, 5, "ranged, dodge", "xp+2"),
            r(12, 0, 6, "ranged, dodge", "gold+3"),
        ),
    },
}

#: Guardians: a row for each of the floors 1 to 3.
GUARDIANS: dict[str, dict[str, Any]] = {
    "bourreau": {
        "prov": "R",
        "rows": (
            r(11, 0, 2, "wild", "xp+2, reward"),
            r(19, 0, 4, "wild", "xp+3, reward"),
            r(26, 0, 6, "wild", "xp+4, reward"),
        ),
    },
    "inquisitrice": {
        "prov": "R",
        "rows": (
            r(10, 0, 2, "ward, curse", "xp+2, reward"),
            r(18, 0, 4, "ward, curse", "xp+3, reward"),
            r(23, 0, 6, "ward, curse", "xp+4, reward"),
        ),
    },
    "roi-des-rats": {
        "prov": "R",
        "rows": (
            r(4, 0, 1, "horde, poison", "xp+2, reward"),
            r(6, 0, 3, "horde, poison", "xp+3, reward"),
            r(9, 0, 4, "horde, poison", "xp+4, reward"),
        ),
    },
    "assassin": {
        "prov": "R",
        "rows": (
            r(10, 0, 2, "dodge, unstoppable", "xp+2, reward"),
            r(18, 0, 4, "dodge, unstoppable", "xp+3, reward"),
            r(23, 0, 5, "dodge, unstoppable", "xp+4, reward"),
        ),
    },
}

#: The last guardian: its two phases (p.18).
REMAINS: tuple[Row, Row] = (r(30, 2, 9, "curse", "none"), r(30, 1, 10, "decay", "none"))

#: The reference card: the Criminal of each floor, and the Rewards by die.
CRIMINAL: tuple[Row, ...] = (
    r(8, 0, 2, "", "xp+2"),
    r(12, 0, 3, "weaken", "xp+2"),
    r(16, 0, 4, "blind", "xp+3"),
    r(19, 0, 5, "unstoppable", "xp+3"),
)
REWARDS = (
    "P:fire / xp+2",
    "P:frost / gold+2",
    "P:poison / xp+2",
    "P:heal / armor+1",
    "P:holy / gold+2",
    "P:percep / armor+1",
)

#: Traps: rows for 1-2, 3-4 and 5-6; `alarm` is taking the Alarm Tower.
TRAPS: dict[str, dict[str, Any]] = {
    "tour": {"prov": "R", "pass": ("xp+1", "xp+2", "P:percep"), "fail": ("alarm",) * 3},
    "gardien": {
        "prov": "R",
        "pass": ("xp+1", "gold+2", "armor+1"),
        "fail": ("xp-1", "hp-F", "guardian"),
    },
    "guet-apens": {
        "prov": "R",
        "pass": ("gold+2", "xp+2", "P:frost"),
        "fail": ("gold-2", "criminal", "hp-F, blind"),
    },
    "egout": {
        "prov": "R",
        "pass": ("xp+1", "food+2", "P:holy"),
        "fail": ("hp-1, poison", "food-F", "hp-3, fall"),
    },
}

#: Treasures: gold alone, gold after a Monster, the Criminal or a Trap, and rows by die.
TREASURES: dict[str, dict[str, Any]] = {
    "coffre": {
        "prov": "R",
        "gold": (1, 2),
        "rows": (
            "armor+1 / xp+2",
            "armor+1 / gold+2",
            "P:fire / gold+2",
            "P:poison / P:percep",
            "P:heal / xp+2",
            "P:frost / P:percep",
        ),
    },
    "cassette": {
        "prov": "R",
        "gold": (1, 3),
        "rows": ("gold+1", "gold+2", "hp+5", "P:off", "criminal, gold+2", "criminal, armor+1"),
    },
}

CAMPFIRE = {"prov": "R", "rule": "xp+1 / food+1 / hp+2"}

#: Items of the rooms: what a failed test costs, and how often each is used (0: no count).
ITEMS: dict[str, dict[str, Any]] = {
    "armes": {"prov": "R", "fail": "none", "uses": (1, 1, 1, 2, 2, 3)},
    "ceinture": {"prov": "P", "fail": "none", "uses": ()},
    "codex": {"prov": "P", "fail": "xp-1", "uses": ()},
}

#: Merchants: what is bought at which price; what armour, a potion and an item bring.
MERCHANTS: dict[str, dict[str, Any]] = {
    "marchand": {
        "prov": "R",
        "buy": {"hp+1": 1, "food+1": 1, "bless": 2, "hp+4": 3, "armor+1": 5, "P:any": 5},
        "sell": {"armor": 3, "potion": 3},
    },
    "forgeronne": {
        "prov": "R",
        "buy": {"xp+2": 3, "armor+1": 5},
        "sell": {"armor": 4, "item": 2},
    },
}

#: The shrine by die: row 2 is printed.
SHRINE = {
    "prov": "P:2",
    "rows": ("poison, curse", "curse", "curse", "hp+2, bless", "hp+1, bless", "hp+1"),
}

#: Tombs by die: row 1 of the gaol is printed.
TOMBS: dict[str, dict[str, Any]] = {
    "geoles": {
        "prov": "P:1",
        "rows": ("blind", "criminal", "food+1", "gold+1", "story", "xp+2"),
    },
    "charnier": {
        "prov": "R",
        "rows": ("P:holy", "food+1", "gold+1", "xp+1", "hp-1, poison", "criminal"),
    },
    "maison": {
        "prov": "R",
        "rows": ("story", "skills", "xp-1", "P:holy / P:heal", "hp-3", "criminal"),
    },
}

#: Which rooms there are, and of which type each is.
TYPES: dict[str, str] = {
    **dict.fromkeys(MONSTERS, "monster"),
    **dict.fromkeys(TRAPS, "trap"),
    **dict.fromkeys(TREASURES, "treasure"),
    "feu": "campfire",
    **dict.fromkeys(ITEMS, "item"),
    **dict.fromkeys(MERCHANTS, "merchant"),
    "pyree": "shrine",
    **dict.fromkeys(TOMBS, "tomb"),
}
ROOMS = tuple(sorted(TYPES))
#: Conseil p.6: how many rooms of each type the mix with the base game has.
MIX = {
    **{"monster": 4, "trap": 4, "treasure": 2, "campfire": 1},
    **{"item": 3, "merchant": 2, "shrine": 1, "tomb": 4},
}

#: Stories: option A for all, B for a class, C a test.  The first is printed (icons inferred).
STORIES: dict[str, dict[str, Any]] = {
    "message": {
        **{"prov": "I", "a": "hp-1", "class": "healer", "b": "xp+1"},
        **{"pass": "xp+2", "fail": "hp-5, xp+5"},
    },
    "mendiant": {
        **{"prov": "R", "a": "gold-1, xp+1", "class": "thief", "b": "gold+3"},
        **{"pass": "P:any", "fail": "criminal"},
    },
    "procession": {
        **{"prov": "R", "a": "curse, xp+3", "class": "warrior", "b": "hp-1, armor+1"},
        **{"pass": "bless, food+1", "fail": "blind"},
    },
    "marche": {
        **{"prov": "R", "a": "food-1, P:off", "class": "wizard", "b": "P:any"},
        **{"pass": "food+2", "fail": "gold-2"},
    },
}
