"""MINI ROGUE: Le Conseil, second model: fights (p.10-13, p.18, p.25-26, Conseil p.3-4)."""

from dataclasses import dataclass, field

from tests.models.mini_rogue_base import BASH, TRIBUTE
from tests.models.mini_rogue_cards import (
    CODEX_DAMAGE,
    FIOLE,
    FIRE,
    HAMMER_DAMAGE,
    MIASMES,
    OFFENSIVE,
    POISON,
    STANCE_ARMOUR,
    WALL,
    Row,
)
from tests.models.mini_rogue_dice import Pool, before_roll, dungeon_die, roll_pool, throw
from tests.models.mini_rogue_lord import REGAINED, die_window, landed, lord_window, rage
from tests.models.mini_rogue_state import (
    Flow,
    Hero,
    Table,
    afflict,
    bears,
    choose,
    discard_item,
    drinkable,
    fall,
    lose,
    under_veil,
    window,
)

STANCES = ("aggressive", "balanced", "defensive")


@dataclass
class Enemy:
    """The enemy of a fight; of a Horde, the current one and how many are left."""

    name: str
    full: int
    armor: int
    damage: int
    effects: list[str]
    reward: str
    hp: int = 0
    left: int = 1
    poisoned: bool = False
    #: HP added to those with which the current enemy began.
    tougher: int = 0

    def toughen(self, many: int) -> None:
        """Add HP to the current enemy, now and at most (MR-60)."""
        self.hp += many
        self.tougher += many


@dataclass
class Fight:
    """A fight: who is in it, and what lasts for it."""

    heroes: list[Hero]
    enemy: Enemy
    #: Seats with the Bait at work, and the stance of each seat.
    bait: set[int] = field(default_factory=set)
    stance: dict[int, str] = field(default_factory=dict)
    #: Powers that run to the end of this fight; the Automa's Fate, not yet used.
    contagion: bool = False
    carnage: bool = False
    fate: bool = False


@dataclass
class Phase:
    """One Attack Phase of one adventurer, with the enemy's answer."""

    hero: Hero
    pool: Pool = field(default_factory=Pool)
    #: Damage beside the dice, which no armour takes off.
    plain: int = 0
    #: How many enemies were left when one was frozen (0: none was).
    frozen: int = 0
    wall: bool = False
    #: Damage of a Shield Bash, and whether the best die counts twice (MR-262).
    bash: int = 0
    stab: bool = False
    #: Free feats of the Bait left in this phase.
    free: int = 0
    potion: bool = False


def make_enemy(name: str, row: Row, heroes: int) -> Enemy:
    """Set an enemy up: HP of the column of those who fight, the sum for three (p.18, p.25)."""
    one, two, armour, damage, effects, reward = row
    hp = (0, one, two, one + two)[heroes]
    listed = effects.split(", ") if effects else []
    left = 3 if "horde" in listed else 1
    return Enemy(name, hp, armour, damage, listed, reward, hp, left)


def fight(t: Table, heroes: list[Hero], enemy: Enemy) -> Flow[list[Hero]]:
    """Fight until the enemy is dead; who is still there then (p.10, p.25).

    Each in leader order attacks, and the enemy answers that one.  Who falls leaves the fight.
    """
    battle = Fight(list(heroes), enemy, stance={hero.seat: "balanced" for hero in heroes})
    t.battle = battle
    set_off(t, battle)
    yield from lord_window(t, "omen-fight", "fight")
    while battle.heroes and enemy.hp > 0:
        for hero in list(battle.heroes):
            yield from attack_phase(t, battle, hero)
            if enemy.hp <= 0:
                break
    t.battle = t.phase = None
    return battle.heroes


def set_off(t: Table, battle: Fight) -> None:
    """Begin what the Automa has set off for this fight (Conseil p.11)."""
    battle.contagion = "contagion" in t.due
    battle.fate = "fate" in t.due
    if "carnage" in t.due:
        rage(t)
    t.due -= {"contagion", "fate", "carnage"}


def attack_phase(t: Table, battle: Fight, hero: Hero) -> Flow[None]:
    """Play one adventurer's Attack Phase and the enemy's answer (p.10)."""
    t.phase = phase = Phase(hero)
    yield from change_stance(t, battle, hero)
    yield from use_skills(t, battle, phase)
    yield from before_roll(t, hero, "attack")
    many = hero.level
    if hero.seat in battle.bait:
        phase.free = int(many == 3)
        many = min(3, many + 1)
    stance = battle.stance[hero.seat]
    phase.pool = yield from roll_pool(t, hero, many, stance)
    landed(t, phase.pool.dungeon)
    ranged = "ranged" in battle.enemy.effects
    if ranged:
        yield from before_reading(t, phase)
        yield from early_frost(t, battle, phase)
        yield from enemy_attack(t, battle, phase)
        if hero not in battle.heroes:
            return
    yield from roll_again(t, phase, stance)
    if "dodge" in battle.enemy.effects:
        yield from before_reading(t, phase)
        if t.stirred:
            yield from roll_again(t, phase, stance)
    yield from potion_step(t, battle, phase)
    strike(battle.enemy, phase)
    if battle.enemy.hp > 0 and not ranged:
        yield from enemy_attack(t, battle, phase)


def before_reading(t: Table, phase: Phase) -> Flow[None]:
    """Ask the Overlord before the die of the roll is read, unless it is not (MR-44)."""
    t.stirred = False
    if not phase.frozen:
        phase.pool.dungeon = yield from die_window(t, phase.hero, phase.pool.dungeon, fight=True)


# Before the attack


def change_stance(t: Table, battle: Fight, hero: Hero) -> Flow[None]:
    """Keep the stance, or move to one beside it (p.26)."""
    if t.options["stances"] == "no":
        return
    at = STANCES.index(battle.stance[hero.seat])
    near = [f"stance:{name}" for i, name in enumerate(STANCES) if abs(i - at) <= 1]
    word = yield from choose(t, hero, "stance", lambda: near)
    battle.stance[hero.seat] = word.removeprefix("stance:")


def combat_skills(t: Table, battle: Fight, phase: Phase) -> list[str]:
    """List the Combat skills that can be used now, those of the Codex, too (p.16, MR-210)."""
    hero, enemy = phase.hero, battle.enemy
    if under_veil(t, hero):
        return []
    cards = [name for name, up in hero.cards.items() if up]
    found = []
    if "chasseuse" in cards and bears(hero, {"food": 1}):
        found.append("skill:appat")
    if "capitaine" in cards:
        found.append("skill:mur")
    if "docteur" in cards and "ward" not in enemy.effects:
        found.append("skill:miasmes")
    if "alchimiste" in cards and "ward" not in enemy.effects:
        found += ["skill:fiole:damage", *([] if phase.frozen else ["skill:fiole:frost"])]
    for name in cards:
        found += base_skills(battle.enemy, phase, name)
    if hero.item == "codex":
        found.append("codex")
    return found


def base_skills(enemy: Enemy, phase: Phase, name: str) -> list[str]:
    """List the Combat skills of a character of the base game (MR-262 to MR-264)."""
    if name == "croise":
        return ["skill:ecu"] if phase.hero.armor else []
    if name == "pretresse":
        return [f"skill:tribut:{n}" for n in range(1, phase.hero.hp)]
    if name == "magicienne" and "ward" not in enemy.effects:
        idle = {"fire": False, "frost": bool(phase.frozen), "poison": enemy.poisoned}
        return [f"skill:conjuration:{kind}" for kind in OFFENSIVE if not idle[kind]]
    return ["skill:sournois"] if name == "roublard" else []


def use_skills(t: Table, battle: Fight, phase: Phase) -> Flow[None]:
    """Step 1: use Combat skills, one of each card, and the Codex (p.10, MR-09, MR-247)."""
    hero = phase.hero

    def words() -> list[str]:
        return ["pass", *combat_skills(t, battle, phase)]

    while True:
        word = yield from choose(t, hero, "skill", words)
        if word == "pass":
            return
        if word == "codex":
            phase.plain += CODEX_DAMAGE
            yield from discard_item(t, hero)
            continue
        combat_skill(t, battle, phase, word.removeprefix("skill:"))


def combat_skill(t: Table, battle: Fight, phase: Phase, skill: str) -> None:
    """Use a Combat skill and turn its card over; damage comes in step 8 (MR-202, MR-203)."""
    hero = phase.hero
    skill, _, which = skill.partition(":")
    if skill == "appat":
        hero.cards["chasseuse"] = False
        lose(t, hero, "food", 1)
        battle.bait.add(hero.seat)
    elif skill == "mur":
        hero.cards["capitaine"] = False
        phase.wall = True
    elif skill == "miasmes":
        hero.cards["docteur"] = False
        phase.plain += MIASMES
    elif skill == "fiole":
        hero.cards["alchimiste"] = False
        if which == "frost":
            phase.frozen = battle.enemy.left
        else:
            phase.plain += FIOLE
    else:
        base_skill(t, battle.enemy, phase, skill, which)


#: Whose Combat skills these are.
OWNER = {
    **{"ecu": "croise", "tribut": "pretresse"},
    **{"conjuration": "magicienne", "sournois": "roublard"},
}


def base_skill(t: Table, enemy: Enemy, phase: Phase, skill: str, which: str) -> None:
    """Use a Combat skill of a character of the base game (MR-262 to MR-264)."""
    hero = phase.hero
    hero.cards[OWNER[skill]] = False
    if skill == "ecu":
        phase.bash = BASH * hero.armor
    elif skill == "tribut":
        lose(t, hero, "hp", int(which))
        phase.plain += TRIBUTE * int(which)
    elif skill == "conjuration":
        take_effect(enemy, phase, which)
    else:
        phase.stab = True


# Steps 4 to 6: critical hits and feats (p.10-11)


def rerolls(phase: Phase) -> list[str]:
    """List which dice can be rolled again: critical hits, and feats, once a die (MR-32)."""
    hero = phase.hero
    found = []
    for i, die in enumerate(phase.pool.dice):
        if die.critical:
            found.append(f"critical:{i}")
        if die.feat:
            continue
        if phase.free or hero.uses:
            found.append(f"feat:{i}:free")
        if hero.xp >= 1:
            found.append(f"feat:{i}:xp")
        if hero.hp > 2:
            found.append(f"feat:{i}:hp")
    return found


def roll_again(t: Table, phase: Phase, stance: str) -> Flow[None]:
    """Roll critical hits and feats in any order until it is enough (p.10 steps 4-6)."""
    hero, pool = phase.hero, phase.pool
    while True:
        word = yield from choose(t, hero, "reroll", lambda: ["done", *rerolls(phase)])
        if word == "done":
            return
        kind, at, *price = word.split(":")
        die = pool.dice[int(at)]
        if kind == "feat":
            yield from pay_feat(t, phase, price[0])
            die.throws, die.feat = [], True  # the whole die is new (MR-201)
        yield from throw(hero, die, pool.cursed, stance)


def pay_feat(t: Table, phase: Phase, price: str) -> Flow[None]:
    """Pay a feat: 1 XP, 2 HP, or a free one, first that of the Bait (p.11)."""
    hero = phase.hero
    if price == "xp":
        lose(t, hero, "xp", 1)
    elif price == "hp":
        lose(t, hero, "hp", 2)
    elif phase.free:
        phase.free -= 1
    else:
        hero.uses -= 1
        if hero.uses == 0:
            yield from discard_item(t, hero)


# Step 7: potions (p.10, p.14)


def offensive(t: Table, enemy: Enemy, phase: Phase) -> list[str]:
    """List the offensive potions that can be used: one a phase, none against magic protection."""
    if phase.potion or "ward" in enemy.effects or under_veil(t, phase.hero):
        return []
    idle = {
        "fire": False,
        "frost": bool(phase.frozen) or "ranged" in enemy.effects,  # MR-204
        "poison": enemy.poisoned,
    }
    return [f"use:{kind}" for kind in OFFENSIVE if kind in phase.hero.potions and not idle[kind]]


def potion_step(t: Table, battle: Fight, phase: Phase) -> Flow[None]:
    """Step 7: one offensive potion; the hammer beside it (MR-240)."""
    hero, enemy = phase.hero, battle.enemy

    def words() -> list[str]:
        hammer = ["hammer"] if hero.item == "forgeronne" else []
        return ["pass", *offensive(t, enemy, phase), *hammer]

    while True:
        word = yield from choose(t, hero, "potion", words)
        if word == "pass":
            return
        if word == "hammer":
            phase.plain += HAMMER_DAMAGE
            yield from discard_item(t, hero)
        else:
            use_potion(enemy, phase, word.removeprefix("use:"))


def use_potion(enemy: Enemy, phase: Phase, kind: str) -> None:
    """Use an offensive potion (p.14)."""
    phase.hero.potions.remove(kind)
    phase.potion = True
    take_effect(enemy, phase, kind)


def take_effect(enemy: Enemy, phase: Phase, kind: str) -> None:
    """Have the effect of an offensive potion (p.14)."""
    if kind == "fire":
        phase.plain += FIRE
    elif kind == "poison":
        enemy.poisoned = True
    else:
        phase.frozen = enemy.left


def early_frost(t: Table, battle: Fight, phase: Phase) -> Flow[None]:
    """Ask for Frost before the attack of a Ranged enemy is read (MR-37, MR-204)."""
    hero, enemy = phase.hero, battle.enemy
    able = "frost" in hero.potions and "ward" not in enemy.effects and not phase.frozen
    able = able and not under_veil(t, hero)
    words = ["pass", "use:frost"] if able else ["pass"]
    if (yield from choose(t, hero, "frost", lambda: words)) == "use:frost":
        use_potion(enemy, phase, "frost")


# Step 8: the damage (p.10, Conseil p.3-4)


def dice_damage(enemy: Enemy, phase: Phase) -> int:
    """Add the dice up, less the one dodged, less the enemy's armour (MR-34, MR-205).

    A Shield Bash is part of the attack, which is dodged as a whole where there is one die; the best
    die left counts twice in a Backstab (MR-262).
    """
    dice, bash = phase.pool.dice, phase.bash
    if "dodge" in enemy.effects and phase.pool.dungeon == 5 and not phase.frozen:
        if len(dice) == 1:
            bash = 0
        dice.remove(max(dice, key=lambda die: (die.total, die.critical, die.feat)))
    totals = [die.total for die in dice]
    stab = max(totals, default=0) if phase.stab else 0
    return max(0, sum(totals) + stab + bash - enemy.armor)


def strike(enemy: Enemy, phase: Phase) -> None:
    """Deal all damage: poison to the current enemy alone, the rest goes on (MR-206, MR-246)."""
    if enemy.poisoned:
        enemy.hp -= POISON
        if enemy.hp <= 0:
            enemy.hp = 0
            next_enemy(enemy)
    damage = dice_damage(enemy, phase) + phase.plain
    while damage > 0 and enemy.hp > 0:
        taken = min(damage, enemy.hp)
        enemy.hp -= taken
        damage -= taken
        if enemy.hp == 0:
            next_enemy(enemy)


def next_enemy(enemy: Enemy) -> None:
    """Bring the next one of a Horde; potions were for the last one alone (Conseil p.3)."""
    enemy.left -= 1
    enemy.poisoned, enemy.tougher = False, 0
    if enemy.left:
        enemy.hp = enemy.full


# Steps 9 and 10: the enemy's attack (p.10)


def loss(
    enemy: Enemy,
    dice: list[int],
    armour: int,
    stance: int,
    wall: bool,
    cards: tuple[str, ...] = (),
    savage: bool = False,
) -> int:
    """Count the HP that these Dungeon dice cost (p.10, Conseil p.3, MR-33, MR-209).

    What armour can stop is added up, and armour taken off once; the rest counts in full.  The
    Shield Wall takes off once, from either.  By Reinforcement cards a 1 can hit for 1, and a 5 goes
    through; the Carnage makes Savage.
    """
    wild = savage or "wild" in enemy.effects
    stopped = through = 0
    for die in dice:
        if die == 1 and "militia" not in cards:
            continue
        hit = 1 if die == 1 else enemy.damage + (3 if wild and die == 5 else 0)
        pierces = die == 6 or (die == 5 and "cutthroats" in cards)
        if pierces or "unstoppable" in enemy.effects:
            through += hit
        else:
            stopped += hit
    most = max(0, stopped - armour - stance) + through
    return max(0, most - WALL) if wall else most


def enemy_attack(t: Table, battle: Fight, phase: Phase) -> Flow[None]:
    """Let the enemy answer: read the Dungeon die, lose HP, suffer the effects (p.10)."""
    hero, enemy = phase.hero, battle.enemy
    frozen = int(phase.frozen == enemy.left)  # the frozen one is still the current one (MR-207)
    if "horde" in enemy.effects:
        dice = yield from horde_dice(t, phase, enemy.left - frozen)
    elif "ranged" in enemy.effects:
        dice = [phase.pool.dungeon][frozen:]
    else:
        yield from before_reading(t, phase)
        dice = [phase.pool.dungeon][frozen:]
    if not dice:  # Frost: there is no attack
        t.stirred = False
        return
    stance = STANCE_ARMOUR if battle.stance[hero.seat] == "defensive" else 0
    cards = tuple(t.sides.get("combat", []))
    lost = loss(enemy, dice, hero.armor + t.aegis, stance, phase.wall, cards, battle.carnage)
    effects = list(enemy.effects) if lost else []
    shown = [card for card in cards if FACES[card] in dice]
    effects += [AT_FACE[card] for card in shown if lost and card in AT_FACE]
    effects += ["poison"] * (lost > 0 and battle.contagion)
    yield from brace(t, hero, lost, effects)
    if lost:
        lose(t, hero, "hp", lost)
    for effect in dict.fromkeys(effects):  # each once (notes 3.4)
        suffer(t, hero, enemy, effect)
    if "darkness" in shown:
        suffer(t, hero, enemy, f"regen:{REGAINED}")
    if "fall" in effects and t.fell == hero.seat:
        battle.heroes.remove(hero)


#: The face at which each Reinforcement card works in fights, and what is suffered there.
FACES = {"cutthroats": 5, "plague": 4, "dearth": 3, "darkness": 2, "militia": 1, "idol": 6}
AT_FACE = {"plague": "poison", "dearth": "decay", "idol": "curse"}


def horde_dice(t: Table, phase: Phase, many: int) -> Flow[list[int]]:
    """Roll a die for each enemy of a Horde, one after the other (MR-48)."""
    t.stirred = False
    dice = []
    for _ in range(many):
        die = yield from dungeon_die(phase.hero)
        landed(t, die)
        dice.append((yield from die_window(t, phase.hero, die, fight=True)))
    return dice


def brace(t: Table, hero: Hero, lost: int, effects: list[str]) -> Flow[None]:
    """Ask for a potion before a blow: of Healing where it would kill (MR-241), against an Overlord
    of any where it costs HP or a power was used (MR-43)."""
    stirred = t.stirred
    t.stirred = False
    if t.mode == "overlord":
        if lost or stirred:
            able = lambda: bool(drinkable(t, hero))  # noqa: E731
            yield from choose(t, hero, "attacked", lambda: ["pass"], able)
    elif lost:
        lacked = int("decay" in effects and hero.food == 0)
        lacked += "weaken" in effects and hero.xp == 0
        yield from window(t, hero, "attacked", lost + lacked)


def suffer(t: Table, hero: Hero, enemy: Enemy, effect: str) -> None:
    """Apply one of the enemy's effects (p.12-13, Conseil p.3); keywords do nothing here."""
    if effect in ("curse", "poison", "blind"):
        afflict(t, hero, effect)
    elif effect == "weaken":
        lose(t, hero, "xp", 1)
    elif effect == "decay":
        lose(t, hero, "food", 1)
    elif effect == "fall":
        fall(t, hero)
    elif effect.startswith("regen:"):
        enemy.hp = min(enemy.full + enemy.tougher, enemy.hp + int(effect.removeprefix("regen:")))
