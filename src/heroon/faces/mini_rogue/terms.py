"""MINI ROGUE: what stands on cards, in a few words: effects, keywords, numbers of an enemy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from heroon.games.mini_rogue import cards as c
from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.effects import choice_at, choices, deadly
from heroon.games.mini_rogue.foes import amount_at, armour_of, damage_of, keyword_at, row_at
from heroon.games.mini_rogue.hero import below, holds, level_at, party
from heroon.games.mini_rogue.state import Run
from heroon.texts import Texts

from .scene import capital

#: By the code of a token: the value that it changes, and whether it adds (1) or takes (-1).
_ADDS: Final = {
    c.HP: ("hp", 1),
    c.HP_LOSS: ("hp", -1),
    c.GOLD: ("gold", 1),
    c.GOLD_LOSS: ("gold", -1),
    c.FOOD: ("food", 1),
    c.FOOD_LOSS: ("food", -1),
    c.ARMOUR: ("armour", 1),
    c.ARMOUR_LOSS: ("armour", -1),
    c.XP: ("xp", 1),
    c.XP_LOSS: ("xp", -1),
}
#: Where an adventurer's value stands, and its highest number.
_HAS: Final[dict[str, tuple[Callable[[Run], list[int]], int]]] = {
    "hp": (lambda g: g.hp, c.MAX_HP),
    "gold": (lambda g: g.gold, c.MAX_GOLD),
    "food": (lambda g: g.food, c.MAX_FOOD),
    "armour": (lambda g: g.armour, c.MAX_ARMOUR),
    "xp": (lambda g: g.xp, c.MAX_XP),
}
_FLOOR: Final = {c.HP_FLOOR: "hp", c.GOLD_FLOOR: "gold", c.FOOD_FLOOR: "food"}
_SAID: Final = {
    c.ANY_POTION: "any-potion",
    c.OFFENSIVE_POTION: "offensive-potion",
    c.CURSE: "curse",
    c.POISON: "poison",
    c.BLIND: "blind",
    c.BLESS: "bless",
    c.CURE_POISON: "cure-poison",
    c.CURE_CURSE: "cure-curse",
    c.SKILLS: "skills",
    c.STORY: "story",
    c.REWARD: "reward",
    c.GUARDIAN_CODE: "guardian",
    c.FALL: "fall",
    c.ITEM_LOSS: "item-loss",
    c.TAKE: "take",
}
_KEYWORDS: Final = {
    c.SAVAGE: "savage",
    c.HORDE: "horde",
    c.MAGIC_PROTECTION: "magic-protection",
    c.DECAY: "decay",
    c.RANGED: "ranged",
    c.DODGE: "dodge",
    c.UNSTOPPABLE: "unstoppable",
    c.WEAKEN: "weakening",
    c.REGENERATION: "regeneration",
    c.FALLING: "fall",
    c.CURSING: "curse",
    c.POISONING: "poison",
    c.BLINDING: "blind",
}
_HOLDS: Final = {
    c.NO_FALL: "fall",
    c.NO_HOLY: "holy",
    c.NO_BLESS: "bless",
    c.NO_CURSE: "curse",
    c.NO_POISON: "poison",
    c.NO_BLIND: "blind",
}


def change(of: str, n: int, t: Texts) -> str:
    """Write a change of a number: `+2 XP`, `−1 Ration`."""
    what = t.text(f"rogue-{of}", n=abs(n))
    return t.text("rogue-plus" if n > 0 else "rogue-minus", n=abs(n), what=what)


def token(g: Run, code: int, n: int, t: Texts) -> str:
    """Write one token of a cell of effects."""
    code %= c.OR
    if code in _ADDS:
        of, sign = _ADDS[code]
        return change(of, sign * n, t)
    if code in _FLOOR:
        return change(_FLOOR[code], -_floor(g), t)
    if code == c.HP_UP_TO:
        return t.text("rogue-up-to", n=n)
    if code == c.CRIMINAL:
        return bare("criminal", t)
    if code == c.FALL:
        return _fall(g, t)
    if code == c.STORY and not g.tales:
        return t.text("rogue-no-story")
    if code in _SAID:
        return t.text(f"rogue-{_SAID[code]}")
    return bare(w.POTION.by_value[code - c.POTION_CODE], t)


def _fall(g: Run, t: Texts) -> str:
    """Write a Fall with the Zone in which all land."""
    zone = below(g)
    return (
        t.text("rogue-fall-to", zone=zone, all=int(party(g) > 1))
        if zone
        else t.text("rogue-no-fall")
    )


def _floor(g: Run) -> int:
    return g.numbers[c.BOARD_AT[g.board] + g.zone - 1]


def bare(name: str, t: Texts) -> str:
    """Return the name of a thing, without an article."""
    return t.noun(name)


def pairs_of(g: Run, at: int, which: int) -> list[tuple[int, int]]:
    """List the tokens of one choice (from 1) of a cell of effects, each with its number."""
    found: list[tuple[int, int]] = []
    i = at = choice_at(g, at, which)
    while g.numbers[i] > 0 and (i == at or g.numbers[i] < c.OR) and len(found) < c.MOST:
        found.append((g.numbers[i] % c.OR, g.numbers[i + 1]))
        i += 2
    return found


def option(g: Run, at: int, which: int, t: Texts, seat: int = -1) -> str:
    """Write one choice (from 1) of a cell of effects.

    For a seat it also tells what the seat lacks for it, and levels lost and gained.
    """
    said = []
    for code, n in pairs_of(g, at, which):
        told = token(g, code, n, t)
        dear = dearer(g, seat, code, n, t) if seat >= 0 else ""
        said.append(t.text("placed", name=told, place=dear) if dear else told)
    return ", ".join(said)


def dearer(g: Run, seat: int, code: int, n: int, t: Texts) -> str:
    """Tell what a token brings beside its number: HP for what is lacking, a level.

    Empty for what costs and gives no more than it says (MR-252).
    """
    of, loss = "", n
    if code == c.XP:
        return ", ".join(raised(g, seat, n, t))
    if code == c.FALL and below(g) and holds(g, seat, c.NO_FALL):
        return t.text("rogue-held-fall")
    if code in _ADDS:
        of = _ADDS[code][0] if _ADDS[code][1] < 0 else ""
    elif code in _FLOOR:
        of, loss = _FLOOR[code], _floor(g)
    if not of or of == "hp":
        return ""
    has = _HAS[of][0](g)[seat]
    told = []
    if of == "xp":
        told += dropped(g, seat, loss, t)
    if loss > has:
        told.append(t.text("rogue-lacking", n=loss - has))
    return ", ".join(told)


def dropped(g: Run, seat: int, loss: int, t: Texts) -> list[str]:
    """Tell the level before and after a loss of XP; empty where it stays."""
    new = level_at(g, max(g.xp[seat] - loss, 0))
    old = level_at(g, g.xp[seat])
    return [t.text("rogue-paid", what=t.text("counter-level"), old=old, new=new)] * (new < old)


def raised(g: Run, seat: int, gain: int, t: Texts) -> list[str]:
    """Tell the level before and after a gain of XP; empty where it stays."""
    new, old = level_at(g, g.xp[seat] + gain), level_at(g, g.xp[seat])
    return [t.text("rogue-paid", what=t.text("counter-level"), old=old, new=new)] * (new > old)


def next_level(g: Run, seat: int, gain: int, t: Texts) -> list[str]:
    """Tell the level that a gain of XP brings, or else where the next one begins."""
    level = level_at(g, g.xp[seat])
    more = [at for at in (c.LEVEL_2, c.LEVEL_3) if g.numbers[at] > g.xp[seat]]
    after = [t.text("rogue-next-level", level=level + 1, n=g.numbers[at]) for at in more[:1]]
    return raised(g, seat, gain, t) or after


def becomes(g: Run, seat: int, code: int, n: int, t: Texts) -> str:
    """Tell what a token makes of a value: before and after it, or that it gives nothing.

    Of XP it tells the level, too.  Of a potion that is carried already it tells that it is lost.
    """
    if code in _ADDS:
        of, sign = _ADDS[code]
        values, most = _HAS[of]
        old, top = values(g)[seat], g.numbers[most]
        new = min(max(old + sign * n, 0), top)
        told = [t.text("rogue-paid", what=capital(t.text(f"rogue-{of}", n=2)), old=old, new=new)]
        if of == "xp" and old + sign * n > top:  # what goes beyond becomes HP
            hp = g.hp[seat]
            new = min(hp + old + n - top, g.numbers[c.MAX_HP])
            told = told[: int(old < top)]
            told.append(_grown(t.text("rogue-hp"), hp, new, t))
        elif of == "xp" and sign > 0:
            told += next_level(g, seat, n, t)
        elif sign > 0:
            told = [_grown(capital(t.text(f"rogue-{of}", n=2)), old, new, t)]
        lacking = -(old + sign * n) if of != "hp" else 0
        if lacking > 0:  # what is lacking is paid in HP
            hp = g.hp[seat]
            told = told[: int(old > 0)]
            new = max(hp - lacking, 0)
            told.append(t.text("rogue-paid", what=t.text("rogue-hp", n=2), old=hp, new=new))
        return ", ".join(told)
    held = code - c.POTION_CODE in w.POTION.by_value and code - c.POTION_CODE in g.potions[seat]
    return t.text("rogue-has-one") if held else ""


def _grown(what: str, old: int, new: int, t: Texts) -> str:
    """Tell a value before and after a gain, or that it is at its highest already."""
    return t.text("rogue-full" if new == old else "rogue-paid", what=what, old=old, new=new)


def rolled(g: Run, at: int, t: Texts, seat: int) -> str:
    """Write a cell of effects that comes after a test, whose Poison die may have cost 1 HP."""
    told = cell(g, at, t, seat)
    if not g.poisoned[seat] or g.hp[seat] <= 1 or choices(g, at) != 1 or deadly(g, seat, at):
        return told
    g.hp[seat] -= 1
    dies = deadly(g, seat, at)
    g.hp[seat] += 1
    return t.text("placed", name=told, place=t.text("rogue-venom-deadly")) if dies else told


def cell(g: Run, at: int, t: Texts, seat: int = -1) -> str:
    """Write a cell of effects with its choices; for a seat also whether it would kill."""
    many = choices(g, at)
    if not many:
        return t.text("rogue-nothing")
    told = t.text("rogue-or").join(option(g, at, which, t, seat) for which in range(1, many + 1))
    if seat >= 0 and many == 1 and deadly(g, seat, at):
        return t.text("placed", name=told, place=t.text("rogue-deadly"))
    return told


def rows(found: list[tuple[str, str]], t: Texts) -> list[str]:
    """Write results by the faces of a die, equal ones together: `1-2: +2 XP`."""
    together: dict[str, list[str]] = {}
    for face, text in found:
        together.setdefault(text, []).append(face)
    return [t.text("labelled", label=_span(faces), text=text) for text, faces in together.items()]


def _span(faces: list[str]) -> str:
    """Write faces of a die as one label: `1-3`, or `1, 4`."""
    numbers = [int(face) for face in faces if face.isdecimal()]
    if len(numbers) == len(faces) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]}-{numbers[-1]}"
    return ", ".join(faces)


# -- cells of the card file, where no run is played ------------------------------------------------


def cell_of(values: list[int], t: Texts) -> str:
    """Write a cell of effects from its pairs of codes and numbers."""
    choices_: list[list[str]] = []
    for code, n in zip(values[::2], values[1::2], strict=True):
        if code:
            if code >= c.OR or not choices_:
                choices_.append([])
            choices_[-1].append(_printed(code % c.OR, n, t))
    told = [", ".join(one) for one in choices_]
    return t.text("rogue-or").join(told) if told else t.text("rogue-nothing")


def _printed(code: int, n: int, t: Texts) -> str:
    """Write one token as it is printed, where the number of the Floor is not known."""
    if code in _ADDS:
        of, sign = _ADDS[code]
        return change(of, sign * n, t)
    if code in _FLOOR:
        return t.text("rogue-minus-floor", what=t.text(f"rogue-{_FLOOR[code]}", n=2))
    if code == c.HP_UP_TO:
        return t.text("rogue-up-to", n=n)
    if code == c.CRIMINAL:
        return bare("criminal", t)
    if code in _SAID:
        return t.text(f"rogue-{_SAID[code]}")
    return bare(w.POTION.by_value[code - c.POTION_CODE], t)


def keywords_of(values: list[int], t: Texts) -> str:
    """Write a cell of keywords from its pairs of codes and numbers."""
    pairs = zip(values[::2], values[1::2], strict=True)
    told = [t.text(f"rogue-word-{_KEYWORDS[code]}", n=n) for code, n in pairs if code]
    return ", ".join(told) or t.text("rogue-nothing")


def holds_of(values: list[int], t: Texts) -> str:
    """Write what an item or a passive skill forbids."""
    told = [t.text(f"rogue-hold-{_HOLDS[code]}") for code in values[::2] if code]
    return ", ".join(told) or t.text("rogue-nothing")


# -- enemies --------------------------------------------------------------------------------------


def as_foe(g: Run, foe: int, mask: int) -> Run:
    """Put an enemy and those who fight it into a position, which is changed and returned."""
    g.foe = foe
    g.fighters = mask
    return g


def keyword_texts(g: Run, t: Texts) -> list[str]:
    """List the keywords and effects of the enemy, explained with their numbers."""
    found = [(keyword_at(g, i), amount_at(g, i)) for i in range(3)]
    return [_keyword(g, _KEYWORDS[code], n, t) for code, n in found if code]


def _keyword(g: Run, name: str, amount: int, t: Texts) -> str:
    """Explain a keyword or effect of the enemy; a Fall with the Zone where it ends, if any."""
    zone = below(g)
    if name == "fall" and zone:
        return t.text("rogue-key-fall-to", zone=zone)
    return t.text(f"rogue-key-{name}", n=amount)


def keyword_names(g: Run, t: Texts) -> list[str]:
    """List the keywords and effects of the enemy by name."""
    found = [(keyword_at(g, i), amount_at(g, i)) for i in range(3)]
    return [t.text(f"rogue-word-{_KEYWORDS[code]}", n=n) for code, n in found if code]


def reward(g: Run, t: Texts, seat: int = -1) -> str:
    """Write the reward for beating the enemy, for a seat with its level; empty for none."""
    at = row_at(g, g.foe) + c.FOE_REWARD
    return cell(g, at, t, seat) if g.numbers[at] else ""


def foe_line(g: Run, hp: list[int], t: Texts) -> str:
    """Write the HP, damage and armour of the enemy in a few words."""
    parts = [
        t.text("rogue-foe-hp", many=len(hp), hp=hp[0])
        if len(set(hp)) == 1
        else t.text("rogue-foes-hp", hp=", ".join(map(str, hp))),
        *blow_line(g, t),
    ]
    return ", ".join(parts)


def blow_line(g: Run, t: Texts) -> list[str]:
    """List the damage of the enemy, and its armour where it has any."""
    armour = [t.text("rogue-foe-armour", n=armour_of(g))] if armour_of(g) else []
    return [t.text("rogue-foe-damage", n=damage_of(g)), *armour]
