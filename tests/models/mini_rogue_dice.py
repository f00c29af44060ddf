"""MINI ROGUE: Le Conseil, second model: the dice, and skill tests (p.7, p.9, p.12)."""

from dataclasses import dataclass, field

from tests.models.mini_rogue_state import Flow, Hero, Table, chance, choose, cure, lose, under_veil

#: G6: a miss, 2, 3, 4, and the stars 5 and 6.
FACES = ["X", "2", "3", "4", "5", "6"]
NUMBERS = ["1", "2", "3", "4", "5", "6"]
SIGNS = ["blank", "sign"]  # three faces each


@dataclass
class Die:
    """One Character die: all its throws, as they are read, and whether a feat was done on it.

    A miss is 0.
    """

    throws: list[int]
    critical: bool = False
    feat: bool = False

    @property
    def total(self) -> int:
        """Add the throws up; a miss cancels all of them (p.10)."""
        return 0 if 0 in self.throws else sum(self.throws)


@dataclass
class Pool:
    """What one roll of all dice has brought."""

    dice: list[Die] = field(default_factory=list)
    dungeon: int = 0
    cursed: bool = False


def dungeon_die(hero: Hero) -> Flow[int]:
    """Roll the Dungeon die for an adventurer."""
    return int((yield from chance(f"dungeon:{hero.seat}", NUMBERS)))


def lowered(face: int, cursed: bool) -> int:
    """Read a face under the curse's sign: 1 less, the 2 a miss (p.12, MR-06, G7)."""
    if not cursed or face == 0:
        return face
    return 0 if face == 2 else face - 1


def in_stance(face: int, stance: str) -> tuple[int, bool]:
    """Read a face in a stance: its value, and whether it is critical (p.26, G10, MR-238)."""
    if stance == "aggressive":
        return (0 if face == 2 else face), face >= 5
    if stance == "defensive":
        return max(1, face), False
    return face, face == 6


def throw(hero: Hero, die: Die, cursed: bool, stance: str = "balanced") -> Flow[None]:
    """Throw a Character die once more, and read it: first the curse, then the stance."""
    word = yield from chance(f"character:{hero.seat}", FACES)
    value, critical = in_stance(lowered(FACES.index(word) + (word != "X"), cursed), stance)
    die.throws.append(value)
    die.critical = critical


def roll_pool(t: Table, hero: Hero, many: int, stance: str = "balanced") -> Flow[Pool]:
    """Roll all dice: Character, Dungeon, Curse, Poison (p.9, p.10 steps 2-3).

    The sign of poison costs 1 HP at once.  The dice of curse and poison come first here, for what
    they show says how the others are read.
    """
    pool = Pool()
    if hero.curse:
        pool.cursed = (yield from chance(f"curse:{hero.seat}", SIGNS)) == "sign"
    stung = False
    if hero.poison:
        stung = (yield from chance(f"poison:{hero.seat}", SIGNS)) == "sign"
    for _ in range(many):
        die = Die([])
        yield from throw(hero, die, pool.cursed, stance)
        pool.dice.append(die)
    pool.dungeon = yield from dungeon_die(hero)
    if stung:
        lose(t, hero, "hp", 1)
    return pool


def before_roll(t: Table, hero: Hero, prompt: str, *, test: bool = False) -> Flow[bool]:
    """Ask before a roll of all dice; whether Perception passes the test (MR-232, MR-241).

    The question comes under poison or curse to whoever holds Holy Water, under poison at 1 HP to
    whoever holds Healing, and before a test to whoever holds Perception.
    """

    def words() -> list[str]:
        able = test and "percep" in hero.potions and not under_veil(t, hero)
        passes = ["use:percep"] if able else []
        return ["roll", *passes]

    def opens() -> bool:
        if under_veil(t, hero):
            return False
        if hero.poison and hero.hp == 1 and "heal" in hero.potions:
            return True
        return (hero.poison or hero.curse) and "holy" in hero.potions

    word = yield from choose(t, hero, prompt, words, opens)
    if word == "roll":
        return False
    hero.potions.remove("percep")
    cure(t, hero, "blind")
    return True


def skill_test(t: Table, hero: Hero, where: str, star: int = 5) -> Flow[tuple[bool, int]]:
    """Make a skill test: whether a star shows after the curse, and the Dungeon die (p.9).

    What counts as a star can be told.
    A Perception potion passes it; then the Dungeon die alone is rolled (p.14, MR-30).
    """
    if (yield from before_roll(t, hero, f"test:{where}", test=True)):
        return True, (yield from dungeon_die(hero))
    pool = yield from roll_pool(t, hero, hero.level)
    return any(die.throws[0] >= star for die in pool.dice), pool.dungeon
