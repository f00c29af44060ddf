"""MINI ROGUE: Le Conseil, second model: the exchange of those who stand in one room (p.24).

Each in leader order gives and proposes swaps, at most twelve, one piece at a time; the other
accepts a swap or refuses it ("s'échanger (ou se donner)").
"""

from tests.models.mini_rogue_cards import MOST, SLOTS
from tests.models.mini_rogue_state import Flow, Hero, Table, choose

TRACKS = ("gold", "food", "armor")
PROPOSALS = 12


def exchange(t: Table, heroes: list[Hero]) -> Flow[None]:
    """Let each propose, the leader first (MR-13, MR-22)."""
    for hero in heroes:
        yield from propose(t, hero, [other for other in heroes if other is not hero])


def propose(t: Table, hero: Hero, others: list[Hero]) -> Flow[None]:
    """Let one propose until it is enough."""
    for _ in range(PROPOSALS):
        word = yield from choose(t, hero, "exchange", lambda: ["pass", *proposals(hero, others)])
        if word == "pass":
            return
        other = next(o for o in others if o.seat == int(word.split(":")[1]))
        if word.startswith("give") or (yield from agreed(t, hero, other, word)):
            carry_out(hero, other, word)


def agreed(t: Table, hero: Hero, other: Hero, word: str) -> Flow[bool]:
    """Ask the other for a swap; what they drink meanwhile cannot be swapped any more."""

    def words() -> list[str]:
        return ["accept", "refuse"] if word in proposals(hero, [other]) else ["refuse"]

    return (yield from choose(t, other, f"offer:{word}", words)) == "accept"


def proposals(hero: Hero, others: list[Hero]) -> list[str]:
    """List the gifts and swaps that leave both within their limits."""
    found = []
    for other in others:
        found += [
            f"give:{other.seat}:{what}"
            for what in TRACKS
            if getattr(hero, what) and getattr(other, what) < MOST[what]
        ]
        found += potion_proposals(hero, other)
        found += item_proposals(hero, other)
    return found


def potion_proposals(hero: Hero, other: Hero) -> list[str]:
    """List potions to give, and to swap one against one."""
    mine = [kind for kind in sorted(hero.potions) if kind not in other.potions]
    theirs = [kind for kind in sorted(other.potions) if kind not in hero.potions]
    found = []
    if len(other.potions) < other.slots:
        found += [f"give:{other.seat}:potion:{kind}" for kind in mine]
    return found + [f"swap:{other.seat}:potion:{a}:{b}" for a in mine for b in theirs]


def item_proposals(hero: Hero, other: Hero) -> list[str]:
    """List the item to give or swap; the Tower stays, and stops all other items (MR-218)."""
    if hero.item is None or other.alarm or hero.alarm:
        return []
    deal = "give" if other.item is None else "swap"
    first = f"{deal}:{other.seat}:item"
    if "ceinture" not in (hero.item, other.item):
        return [first]
    return belt_proposals(hero, other, first)


def belt_proposals(hero: Hero, other: Hero, first: str) -> list[str]:
    """List ways for the Belt to change hands: alone, or with the third potion in it (MR-13)."""
    giver, taker = (hero, other) if hero.item == "ceinture" else (other, hero)
    if len(giver.potions) <= SLOTS:
        return [first]
    return [f"{first}:{kind}" for kind in sorted(giver.potions) if kind not in taker.potions]


def carry_out(hero: Hero, other: Hero, word: str) -> None:
    """Carry an accepted proposal out."""
    _, _, what, *which = word.split(":")
    if what in TRACKS:
        setattr(hero, what, getattr(hero, what) - 1)
        setattr(other, what, getattr(other, what) + 1)
    elif what == "potion":
        hand_over(hero, other, which[0])
        if which[1:]:
            hand_over(other, hero, which[1])
    else:
        belted = hero if hero.item == "ceinture" else other
        hero.item, other.item = other.item, hero.item
        hero.uses, other.uses = other.uses, hero.uses
        if which:
            hand_over(belted, other if belted is hero else hero, which[0])


def hand_over(giver: Hero, taker: Hero, kind: str) -> None:
    """Give a potion."""
    giver.potions.remove(kind)
    taker.potions.append(kind)
