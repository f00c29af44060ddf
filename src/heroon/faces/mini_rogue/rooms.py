"""MINI ROGUE: what a Room does to an adventurer: its table, and the chances of its test."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from heroon.games.mini_rogue import cards as c
from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.dice import STAR
from heroon.games.mini_rogue.foes import fighting, full_hp, horde
from heroon.games.mini_rogue.hero import has_tower, item_of, party
from heroon.games.mini_rogue.overlord import number_of
from heroon.games.mini_rogue.rules_rooms import toll
from heroon.games.mini_rogue.rules_trade import price_of
from heroon.games.mini_rogue.state import HORDE_SIZE, Run
from heroon.texts import Texts

from .fights import SECOND, Ends, whole_fight
from .fights_together import shared_fight
from .odds import pass_chance, symbols
from .scene import Sight, capital
from .seen import place_of, room_at, seats_of
from .terms import as_foe, cell, foe_line, keyword_names, keyword_texts, reward, rolled, rows

#: The kinds of Rooms, by token.
KINDS: Final = {
    name: ("", "monster", "trap", "treasure", "camp", "item", "merchant", "shrine", "tomb")[
        w.TYPE[room]
    ]
    for room, name in w.ROOM.by_value.items()
}
_PAIRS: Final = ("1-2", "3-4", "5-6")
_DIE: Final = ("1", "2", "3", "4", "5", "6")
#: The number that a die must still show under the Mechanism.
BEST: Final = 6
#: How often the Poison die costs 1 HP.
VENOM: Final = Fraction(sum(symbols(1)), len(symbols(1)))
_WARES: Final = ("hp", "food", "bless", "heal", "armor", "xp")


def told(scene: Sight, room: str, seat: int, joined: int = 0) -> list[str]:
    """Tell what a Room does, in short phrases; the first one says how it goes for a seat.

    `joined` is the mask of those who have gone there already.
    """
    g = scene.run()
    kind = KINDS[room]
    at = c.ROOM_AT[w.ROOM.by_token[room]]
    if room == "outlaw":
        return [*fight(scene, w.FOE_OF_ROOM[w.OUTLAW], seat, joined), _toll(scene, g)]
    if kind == "monster":
        return fight(scene, w.FOE_OF_ROOM[w.ROOM.by_token[room]], seat, joined)
    if kind == "trap":
        found = [test(scene, g, seat, BEST if g.armed else STAR), *_trap(scene, g, at, seat)]
        return found + (lost(scene, g, seat) if room == "tower" else [])
    if kind == "treasure":
        more = c.TREASURE_MORE if g.met[seat] else c.TREASURE_GOLD
        gold = scene.text("rogue-treasure", n=g.numbers[at + more])
        table = at + c.TREASURE_EFFECT
        return [gold, test(scene, g, seat), *_six(scene, g, table, seat, rolled)]
    if kind == "tomb":
        return [test(scene, g, seat), scene.text("rogue-tomb"), *_six(scene, g, at, seat, rolled)]
    if kind == "shrine":
        return [scene.text("rogue-shrine"), *_six(scene, g, at, seat)]
    if kind == "camp":
        back = [scene.text("rogue-skills" if scene.lord else "rogue-camp")]
        return [*back, cell(g, at, scene.look.t)]
    if kind == "merchant":
        return _prices(scene, g, at)
    if has_tower(g, seat):
        return _barred(scene, g, room, seat)
    if room == "jackdaw":
        return [item(scene, g, room)]
    return [
        test(scene, g, seat),
        item(scene, g, room),
        *failed(scene, g, room, seat),
        *lost(scene, g, seat),
    ]


def _barred(scene: Sight, g: Run, room: str, seat: int) -> list[str]:
    """Tell that an item cannot be taken by a holder of the Alarm Tower.

    An option asks for its test all the same.
    """
    barred = [scene.text("rogue-barred"), item(scene, g, room)]
    return [test(scene, g, seat), *barred] if g.item_test == w.MUST else barred


def item(scene: Sight, g: Run, room: str) -> str:
    """Tell what an item is good for: the feats of the Cache, the rations for the Jackdaw."""
    uses = g.numbers[c.CACHE_USES : c.CACHE_USES + 6]
    price = g.numbers[c.ITEM_AT[w.JACKDAW] + c.ITEM_PRICE]
    return scene.text(f"rogue-item-{room}", n=price, low=min(uses), high=max(uses))


def failed(scene: Sight, g: Run, room: str, seat: int) -> list[str]:
    """Tell what a failed test of an item costs a seat."""
    at = c.ITEM_AT[w.ROOM.by_token[room]] + c.ITEM_FAILURE
    what = rolled(g, at, scene.look.t, seat)
    return [scene.text("rogue-failed", what=what)] if g.numbers[at] else []


def fights_of(g: Run, foe: int, seat: int) -> int:
    """Count the fights in a row with an enemy: two Monsters for a holder of the Alarm Tower."""
    return 2 if w.FOE_TYPE[foe] == w.IS_MONSTER and has_tower(g, seat) else 1


def _twice(g: Run) -> bool:
    """Return whether the alarm makes two fights of the one with this enemy."""
    seats = [seat for seat in range(party(g)) if g.fighters >> seat & 1]
    return any(fights_of(g, g.foe, seat) > 1 for seat in seats)


def lost(scene: Sight, g: Run, seat: int) -> list[str]:
    """Tell which item of a seat is lost to a card taken here."""
    held = item_of(g, seat)
    if not held or has_tower(g, seat):
        return []
    return [scene.text("rogue-instead", name=held_name(scene, held))]


def held_name(scene: Sight, held: int) -> str:
    """Name an item that is carried: the card of the Smith is then a hammer."""
    hammer = held == w.SMITH
    return capital(scene.text("rogue-hammer")) if hammer else scene.name(w.ROOM.by_value[held])


def _toll(scene: Sight, g: Run) -> str:
    """Tell what an Outlaw asks for to let one pass."""
    gold, food = (toll(g, what) for what in w.TOLL.values)
    return scene.text("rogue-toll", gold=gold, food=food)


def test(scene: Sight, g: Run, seat: int, least: int = STAR) -> str:
    """Tell the chance to pass a test, and what the Poison die of it costs."""
    found = [scene.text("rogue-test", chance=scene.often(pass_chance(g, seat, least)))]
    if g.poisoned[seat]:
        dies = int(g.hp[seat] == 1)
        found.append(scene.text("rogue-venom-test", chance=scene.often(VENOM), dies=dies))
    return scene.text("board-semi").join(found)


def met_hp(g: Run) -> list[int]:
    """List the HP of the enemies as a fight begins.

    The Watch adds HP to the first enemy of a Monster's card.
    """
    hp = [full_hp(g)] * (HORDE_SIZE if horde(g) else 1)
    if g.watch and w.FOE_TYPE[g.foe] == w.IS_MONSTER:
        hp[0] += number_of(g, w.WATCH) * fighting(g)
    return hp


#: By kind of Room: what an Overlord's Reinforcement card does there.
_LAID: Final = {
    "treasure": w.CUTTHROATS,
    "tomb": w.PLAGUE,
    "camp": w.DEARTH,
    "trap": w.DARKNESS,
    "merchant": w.MILITIA,
    "shrine": w.IDOL,
}


def laid(scene: Sight, at: str, kind: str) -> list[str]:
    """Tell what an Overlord has laid on a Room: a Veil, the Mechanism, the Watch, a card."""
    g = scene.run()
    out = [scene.text("mark-veiled")] if g.veiled >> w.CELL.by_token[at] & 1 else []
    if kind == "trap" and g.armed:
        out.append(scene.text("counter-armed"))
    if kind == "monster" and g.watch:
        out.append(scene.text("counter-watch"))
    card = _LAID.get(kind, 0)
    if card in g.on_rooms:
        out.append(scene.text(f"side-{w.REINFORCEMENT.by_value[card]}-rooms"))
    return out


def _trap(scene: Sight, g: Run, at: int, seat: int) -> list[str]:
    t = scene.look.t
    found = []
    for i, pair in enumerate(_PAIRS):
        row = at + i * c.TRAP_ROW
        good, bad = (rolled(g, row + side, t, seat) for side in (c.TRAP_SUCCESS, c.TRAP_FAILURE))
        found.append((pair, t.text("rogue-else", good=good, bad=bad)))
    return rows(found, t)


def _six(
    scene: Sight, g: Run, at: int, seat: int, write: Callable[[Run, int, Texts, int], str] = cell
) -> list[str]:
    """Tell what each face of a die gives, written by `cell`, or by `rolled` after a test."""
    t = scene.look.t
    return rows([(_DIE[i], write(g, at + i * c.CELL_SIZE, t, seat)) for i in range(6)], t)


def _prices(scene: Sight, g: Run, at: int) -> list[str]:
    """Tell what a Merchant sells and buys, with the prices."""
    buy = [
        scene.text("rogue-price", what=scene.text("rogue-ware", ware=name), n=price_of(g, at, i))
        for i, name in enumerate(_WARES)
        if price_of(g, at, i)
    ]
    more = [(c.PRICE_OF_POTION, "any-potion")]
    if at == c.ROOM_AT[w.SMITH]:
        more.append((c.PRICE_OF_HAMMER, "hammer"))
    for slot, name in more:
        if price_of(g, at, slot):
            what = scene.text(f"rogue-{name}")
            buy.append(scene.text("rogue-price", what=what, n=price_of(g, at, slot)))
    slots = ((c.SELL_ARMOUR, "armor"), (c.SELL_POTION, "potion"), (c.SELL_ITEM, "item"))
    sell = [
        scene.text("rogue-price", what=scene.text(f"rogue-sell-{name}"), n=g.numbers[at + slot])
        for slot, name in slots
        if g.numbers[at + slot]
    ]
    found = [scene.text("rogue-buy", what=", ".join(buy))]
    return found + ([scene.text("rogue-sell", what=", ".join(sell))] if sell else [])


def guard_of(g: Run) -> int:
    """Return the enemy that waits at the Exit; `NOBODY_THERE` where none does."""
    if g.lair:
        return w.FOE_OF_GUARDIAN[g.lair[0]]
    if g.zone == c.LAST_ZONE and g.mode != w.PLAIN:
        return w.AVATAR
    if g.zone == c.LAST_ZONE:
        return w.OG if g.og else w.REMAINS
    return w.NOBODY_THERE


def who_fights(scene: Sight, foe: int, seat: int) -> int:
    """Return the mask of those who surely fight an enemy.

    All do if it waits at the Exit, or if all stand on its Room; whoever goes on to a Room may be
    alone there.
    """
    g, many = scene.run(), seats_of(scene.view)
    here = scene.prompt in ("entered", "test") and len(set(g.at[:many])) == 1
    return (1 << many) - 1 if here or foe == guard_of(g) else 1 << seat


def fought(g: Run, seat: int) -> Ends | None:
    """Compute how the fight with an enemy that is met goes for a seat; None for three together."""
    hp = tuple(met_hp(g))
    many = fighting(g)
    if many == 1:
        return whole_fight(g, seat, hp, 1 + _twice(g))
    return shared_fight(g, seat, hp, 1 + _twice(g)) if many == 2 else None


def _odds(scene: Sight, g: Run, seat: int) -> list[str]:
    """Tell how a fight goes for an adventurer; with others about, whether they fight, too."""
    both, alone = int(g.foe in SECOND), int(seats_of(scene.view) > 1 and fighting(g) == 1)
    ends = fought(g, seat)
    if ends is None:
        return []
    found = [scene.text("rogue-fight", chance=scene.often(ends.win), alone=alone, both=both)]
    if ends.win and not scene.lord:
        told = scene.text("rogue-fight-hp", hp=ends.likely, low=ends.low, before=g.hp[seat])
        found.append(told)
    return found


def _second(scene: Sight, foe: int, mask: int) -> str:
    """Tell the numbers and keywords of an enemy's second phase."""
    t = scene.look.t
    g = as_foe(scene.run(), foe, mask)
    told = [foe_line(g, [full_hp(g)], t), *keyword_names(g, t)]
    return scene.text("rogue-second", what=", ".join(told))


def gone_to(scene: Sight, cell_: str) -> int:
    """Return the mask of those who have gone to a cell before the one who is asked for a way.

    All take the same number of steps: who stands where a way leads has gone there in this one.
    """
    if scene.prompt != "way":
        return 0
    at = [place_of(scene.view, seat) for seat in range(seats_of(scene.view))]
    return sum(1 << seat for seat, where in enumerate(at) if where == cell_)


def _joined(scene: Sight, joined: int) -> str:
    """Name those who have gone to a Room already, with whom its enemy is fought."""
    seats = range(seats_of(scene.view))
    names = [scene.player(seat) for seat in seats if joined >> seat & 1]
    return scene.text("rogue-joined", who=scene.look.sentences.listed(names))


def fight(scene: Sight, foe: int, seat: int, joined: int = 0) -> list[str]:
    """Tell of an enemy as it would be met: numbers, chances, keywords, reward.

    Where three adventurers fight it together, their chances are not computed.
    """
    t, mask = scene.look.t, who_fights(scene, foe, seat) | joined
    g = as_foe(scene.run(), foe, mask)
    hp = met_hp(g)
    found = [foe_line(g, hp, t)]
    if _twice(g):
        found.append(scene.text("rogue-twice"))
    if joined:
        found.append(_joined(scene, joined))
    elif mask & (mask - 1):
        found.append(scene.text("rogue-together"))
    found += _odds(scene, g, seat)
    g = as_foe(g, foe, mask)
    found += keyword_names(g, t) if scene.lord else keyword_texts(g, t)
    if foe in SECOND:
        found.append(_second(scene, SECOND[foe], mask))
    gain = reward(g, t, seat)
    return found + ([scene.text("rogue-win", what=gain)] if gain else [])


def about_it(scene: Sight, of: str) -> str:
    """Tell what something does, as a phrase: without a capital and without a full stop."""
    told = scene.text(f"about-{of}").rstrip(".")
    return told[:1].lower() + told[1:]


def room_here(scene: Sight) -> str:
    """Return the Room on which the adventurer of the scene stands, by token."""
    return room_at(scene.view, place_of(scene.view, scene.own))
