"""MINI ROGUE: what lies on the tables of the game and of the second model, told alike."""

from __future__ import annotations

from typing import Any, Final

from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.cards import LAST_ZONE
from heroon.games.mini_rogue.dice import FEAT_DONE, IS_CRITICAL, UNIT
from heroon.games.mini_rogue.state import EXIT, Run
from heroon.kernel import EMPTY
from tests.models.mini_rogue_cards import ROOMS
from tests.models.mini_rogue_dice import Die
from tests.models.mini_rogue_fight import Phase
from tests.models.mini_rogue_lord import SIDES
from tests.models.mini_rogue_names import FOE, GUARDIAN, HERO, ROOM, TALE, cell
from tests.models.mini_rogue_state import Hero, Table

#: Of a Horde the die of the attack roll is not read.
HORDES: Final = ("corbeaux", "roi-des-rats")
_VALUES: Final = ("hp", "armor", "food", "gold", "xp")


def die_key(die: Die) -> int:
    """Name a die of the model by what it shows, as the game does."""
    return UNIT * die.total + IS_CRITICAL * die.critical + FEAT_DONE * die.feat


def by_dice(table: Table, word: str) -> str:
    """Name the die of a word of the model by what it shows."""
    kind, _, rest = word.partition(":")
    if kind not in ("critical", "feat"):
        return word
    at, _, price = rest.partition(":")
    key = die_key(table.phase.pool.dice[int(at)])
    return f"{kind}:{key}:{price}" if price else f"{kind}:{key}"


def ours(g: Run, heroes: int) -> dict[str, Any]:
    """What lies on the game's table, before so many adventurers."""
    return {
        **(_our_lord(g, heroes) if g.mode else {}),
        "leader": g.leader,
        "zone": g.zone,
        "fell": g.fell,
        "ahead": g.ahead,
        "up": {cell(at): ROOM[g.room[at]] for at in range(EXIT) if g.up[at]},
        "rooms": [cell(at) for at in range(EXIT) if g.room[at] != EMPTY],
        "unused": len(g.stock) + len(g.discard),
        "box": sorted(ROOM[card] for card in g.box),
        "last": g.og,
        "exit": len(g.den) + len(g.lair),
        "guardian": [GUARDIAN[card] for card in g.lair],
        "asleep": len(g.unused) + len(g.beaten) + len(g.woken),
        "removed": len(g.gone),
        "told": sorted(TALE[card] for card in g.told),
        "aegis": g.aegis,
        "ward": g.ward,
        "past": [seat for seat in range(heroes) if g.past >> seat & 1],
        "heroes": [_our_hero(g, seat) for seat in range(heroes)],
        "fight": _our_fight(g, heroes),
    }


def _our_lord(g: Run, heroes: int) -> dict[str, Any]:
    """What lies before the Overlord or the Automa, and what each side knows."""
    sides = (g.on_rooms, g.on_power, g.on_combat, g.on_avatar)
    all_know = (1 << heroes) - 1
    lord = 1 << heroes if g.mode == w.OVERLORD else 0
    down = [at for at in range(EXIT) if g.room[at] != EMPTY and not g.up[at]]
    return {
        "omen": g.omen,
        "marker": g.marker,
        "pile": len(g.reserve),
        "drawn": [w.REINFORCEMENT.by_value[card] for card in g.drawn],
        "sides": [sorted(w.REINFORCEMENT.by_value[card] for card in side) for side in sides],
        "hand": sorted(ROOM[card] for card in g.hand[heroes]) if g.mode == w.OVERLORD else [],
        "veiled": [cell(at) for at in range(EXIT) if g.veiled >> at & 1],
        "blocked": cell(g.blocked - 1) if g.blocked else None,
        "armed": g.armed,
        "watch": g.watch,
        "night": [seat for seat in range(heroes) if g.night >> seat & 1],
        "adventurers know": [cell(at) for at in down if g.known[at] & all_know == all_know],
        "some know": [cell(at) for at in down if g.known[at] & all_know],
        "lord knows": [cell(at) for at in down if g.known[at] & lord],
        "unused known": _names(g, all_know),
        "unused known to the lord": _names(g, lord),
    }


def _names(g: Run, seats: int) -> list[str]:
    """Name the rooms not in use that one of these seats knows."""
    known = zip(g.stock, g.stock_known, strict=True)
    return sorted(ROOM[card] for card, mask in known if card > 0 and mask & seats)


def _our_hero(g: Run, seat: int) -> dict[str, Any]:
    items = [ROOM[item] for item in g.items[seat] if item != w.TOWER]
    values = (g.hp[seat], g.armour[seat], g.food[seat], g.gold[seat], g.xp[seat])
    return {
        **dict(zip(_VALUES, values, strict=True)),
        "potions": sorted(w.POTION.by_value[p] for p in g.potions[seat]),
        "curse": g.cursed[seat],
        "poison": g.poisoned[seat],
        "blind": g.blind[seat],
        "ready": 1 - g.spent[seat],
        "extra": g.extra[seat],
        "extra ready": 1 - g.extra_spent[seat],
        "item": items,
        "uses": g.uses[seat],
        "alarm": w.TOWER in g.items[seat],
        "at": cell(g.at[seat]),
        "met": g.met[seat],
    }


def _our_fight(g: Run, heroes: int) -> dict[str, Any]:
    if not g.foe:
        return {}
    return {
        "foe": FOE[g.foe],
        "hp": g.foe_hp,
        "fighters": [seat for seat in range(heroes) if g.fighters >> seat & 1],
        "poisoned": g.venom,
        "frozen": g.frozen,
        "bonus": g.bonus,
        "might": g.might,
        "doubled": g.doubled,
        "potion": g.offended,
        "wall": g.walled,
        "free": g.free,
        "bait": [seat for seat in range(heroes) if g.baited[seat]],
        "stance": [w.STANCE.tokens[s] for s in g.stance[:heroes]],
        "contagion": g.contagion,
        "carnage": g.carnage,
        "tougher": g.tougher,
        "dice": g.dice,
        "die": 0 if FOE[g.foe] in HORDES else g.die,
    }


def theirs(t: Table) -> dict[str, Any]:
    """What lies on the model's table."""
    return {
        **(_their_lord(t) if t.lord else {}),
        "leader": t.leader,
        "zone": t.zone,
        "fell": 0 if t.fell is None else t.fell + 1,
        "ahead": 0 if t.ahead is None else t.ahead + 1,
        "up": {at: card for at, card in t.grid.items() if at in t.up},
        "rooms": sorted(t.grid),
        "unused": sum(map(bool, [*t.unused, *t.top, *t.under, *t.discarded])),
        "box": [] if len(t.rooms) == len(ROOMS) else sorted({*ROOM[1:]} - {*t.rooms}),
        "last": t.og,
        "exit": len(t.exit) - 1,
        "guardian": t.exit[:1] if t.guardian_up and t.zone < LAST_ZONE else [],
        "asleep": len(t.aside) + len(t.beaten),
        "removed": len(t.removed),
        "told": sorted(t.told),
        "aegis": t.aegis,
        "ward": t.ward,
        "past": [hero.seat for hero in t.heroes if hero.slips],
        "heroes": [_their_hero(hero) for hero in t.heroes],
        "fight": _their_fight(t),
    }


def _their_lord(t: Table) -> dict[str, Any]:
    down = {at: card for at, card in sorted(t.grid.items()) if at not in t.up}
    known = [at for at, card in down.items() if card in t.known]
    return {
        "omen": t.omen,
        "marker": t.marker,
        "pile": len(t.pile),
        "drawn": t.drawn,
        "sides": [sorted(t.sides.get(side, [])) for side in SIDES],
        "hand": sorted(t.hand),
        "veiled": sorted(t.veiled),
        "blocked": t.blocked,
        "armed": t.armed,
        "watch": t.watch,
        "night": sorted(t.night),
        "adventurers know": known,
        "some know": known,
        "lord knows": [at for at, card in down.items() if card in t.known_lord],
        "unused known": sorted({*t.unused, *t.top, *t.under} & t.known),
        "unused known to the lord": sorted(
            {*t.unused, *t.top, *t.under} & (t.known_lord if t.mode == "overlord" else set())
        ),
    }


def _their_hero(hero: Hero) -> dict[str, Any]:
    own, *more = hero.cards.items()
    return {
        **{what: getattr(hero, what) for what in _VALUES},
        "potions": sorted(hero.potions),
        "curse": hero.curse,
        "poison": hero.poison,
        "blind": hero.blind,
        "ready": own[1],
        "extra": HERO.index(more[0][0]) + 1 if more else 0,
        "extra ready": more[0][1] if more else 1,
        "item": [hero.item] if hero.item else [],
        "uses": hero.uses,
        "alarm": hero.alarm,
        "at": hero.at,
        "met": hero.met,
    }


def _their_fight(t: Table) -> dict[str, Any]:
    if t.battle is None:
        return {}
    battle, phase = t.battle, t.phase or Phase(t.heroes[0])
    enemy = battle.enemy
    return {
        "foe": enemy.name,
        "hp": [enemy.hp] + [enemy.full] * (enemy.left - 1),
        "fighters": sorted(hero.seat for hero in battle.heroes),
        "poisoned": enemy.poisoned,
        "frozen": phase.frozen == enemy.left,
        "bonus": phase.plain,
        "might": phase.bash,
        "doubled": phase.stab,
        "potion": phase.potion,
        "wall": phase.wall,
        "free": phase.free,
        "bait": sorted(battle.bait),
        "stance": [battle.stance.get(hero.seat, "balanced") for hero in t.heroes],
        "contagion": battle.contagion,
        "carnage": battle.carnage,
        "tougher": enemy.tougher,
        "dice": sorted(die_key(die) for die in phase.pool.dice),
        "die": 0 if enemy.name in HORDES else phase.pool.dungeon,
    }


def unseen(g: Run, t: Table) -> str:
    """Say where a card that the game knows, face down, is another one in the model; "" for none."""
    for at in range(EXIT):
        if g.room[at] > 0 and ROOM[g.room[at]] != t.grid.get(cell(at)):
            return f"{cell(at)}: game {ROOM[g.room[at]]}, model {t.grid.get(cell(at))}"
    known = {ROOM[card] for card in [*g.stock, *g.discard] if card > 0}
    aside = {*t.unused, *t.top, *t.under, *t.discarded}
    return "" if known <= aside else f"not in use: game {known}, model {aside}"


def lay_out(g: Run, t: Table) -> None:
    """Lay the middle of a game out on the game's table as it lies on the model's.

    The game has just dealt its first zone and turned nothing up.
    """
    g.zone, g.leader = t.zone, t.leader
    g.beaten = sorted(GUARDIAN.index(name) for name in t.beaten)
    for card in g.beaten:
        g.guardians.remove(card)
        g.den.pop()
    g.gone = []
    for hero in t.heroes:
        _lay_hero(g, hero)
    g.omen, g.marker = t.omen, t.marker
    for name, side in zip(SIDES, (g.on_rooms, g.on_power, g.on_combat, g.on_avatar), strict=True):
        for card in sorted(w.REINFORCEMENT.by_token[name] for name in t.sides.get(name, [])):
            g.sealed.remove(card)
            g.reserve.pop()
            side.append(card)


def _lay_hero(g: Run, hero: Hero) -> None:
    seat = hero.seat
    g.hp[seat], g.xp[seat], g.armour[seat] = hero.hp, hero.xp, hero.armor
    g.food[seat], g.gold[seat] = hero.food, hero.gold
    g.cursed[seat], g.poisoned[seat] = int(hero.curse), int(hero.poison)
    g.blind[seat] = int(hero.blind)
    g.potions[seat] = sorted(w.POTION.by_token[kind] for kind in hero.potions)
    held = [hero.item] if hero.item else []
    for name in [*held, *(["tour"] if hero.alarm else [])]:
        card = ROOM.index(name)
        g.items[seat].append(card)
        g.pool.remove(card)
        g.stock.pop()
        g.stock_known.pop()
    g.items[seat].sort()
    g.uses[seat] = hero.uses
