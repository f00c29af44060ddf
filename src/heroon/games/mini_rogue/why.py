"""MINI ROGUE: why a word cannot be said now: one reason for each, 0 for none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from . import words as w
from .cards import FEAT_HP, MAGIC_PROTECTION, ROOM_AT
from .dice import has_feat, is_critical
from .foes import keyword
from .hero import hero, lord, party, under_veil, useful
from .overlord import POWER_OF, beside, cost_of, has_power, used_up
from .rules_trade import price_of
from .state import Run
from .steps import (
    ADOPT,
    ASIDE,
    BORROW,
    CHILL,
    CROSS,
    DICE,
    DOUBLE,
    EXCHANGE,
    MOVE,
    OMEN,
    ORDER,
    PEEK,
    PHIAL,
    PLACE,
    SETTLE,
    SHOP,
    SKILL,
    STANCE,
    STEPS,
    TOLL,
)

#: The words of each skill, and whose it is.
_SKILLS: Final = {
    w.HUNT: w.RATCATCHER,
    w.BAIT: w.RATCATCHER,
    w.MIASMA: w.DOCTOR,
    w.WALL: w.CAPTAIN,
    w.PATROL: w.CAPTAIN,
    w.FLASK: w.ALCHEMIST,
    w.FREEZE: w.ALCHEMIST,
    w.BASH: w.CRUSADER,
    w.AEGIS: w.CRUSADER,
    w.WARD: w.PRIESTESS,
    w.SIGHT: w.WIZARD,
    w.BACKSTAB: w.ROGUE,
    w.SLIP: w.ROGUE,
}
_CODEX: Final = (w.BURN, w.SCRY, w.CULL)
#: The powers that serve at each moment, by the moments of `overlord`.
_WIDE: Final = (w.MAZE, w.VEIL, w.STREETS, w.MECHANISM, w.WATCH, w.NIGHT)
_IN_FIGHT: Final = (w.CONTAGION, w.CARNAGE, w.BLIGHT, w.EYE)
_MOMENTS: Final = (
    (w.DIVINATION, *_WIDE),
    (w.VEIL, w.MECHANISM, w.WATCH, w.FAMINE, w.BLIGHT, w.EYE),
    _IN_FIGHT,
    (w.FATE, w.HAND, w.VEIL, *_IN_FIGHT),
    _WIDE,
    (w.ROCKFALL,),
    (w.FAMINE, w.GRANARIES),
)


def why(g: Run, seat: int, word: int) -> int:
    """Return the reason that forbids a word at the decision that is asked now; 0 for none."""
    step, a, b = g.agenda[-1], g.agenda[-2], g.agenda[-3]
    if word in STEPS.run[step](g, a, b).words:
        return 0
    verb = w.VERB[word]
    if POWER_OF[word] >= 0:
        return _power(g, seat, word, step)
    if seat < party(g) and under_veil(g, seat) and _veils(word):
        return w.R_VEILED
    if verb == w.DRINK.id:
        return _drink(g, seat, w.A[word])
    return _VERBS.get(verb, _by_word)(g, seat, word, step)


def _drink(g: Run, seat: int, potion: int) -> int:
    if potion not in g.potions[seat]:
        return w.R_NO_POTION
    if potion <= w.POISON:
        return w.R_OFFENSIVE
    return w.R_NOT_NOW if useful(g, seat, potion) else w.R_NO_NEED


def _veils(word: int) -> bool:
    """Return whether a word uses a potion or a skill, which a Veil forbids."""
    verb = w.VERB[word]
    potions = (w.DRINK.id, w.THROW_POTION.id, w.VERB[w.FORESEE])
    return w.SKILL_OF[word] > 0 or verb in potions or verb == w.DRAFT.id or word in _CODEX


def _power(g: Run, seat: int, word: int, step: int) -> int:
    """Return why the Overlord cannot use a power with this target now."""
    power = POWER_OF[word]
    if g.mode != w.OVERLORD or seat != lord(g):
        return w.R_NO_POWER
    if step != OMEN:
        return w.R_NOT_NOW
    if not has_power(g, power):
        return w.R_NO_POWER
    if used_up(g, power):
        return w.R_LIMIT
    if cost_of(g, power) > g.omen:
        return w.R_NO_OMEN
    if power not in _MOMENTS[g.agenda[-2]] or (power == w.VEIL and g.foe >= w.AVATAR):
        return w.R_MOMENT
    if power != w.ROCKFALL:
        return w.R_TARGET
    near = any(beside(g, other, w.A[word]) for other in range(party(g)))
    return w.R_ONLY_WAY if near and g.blocked == 0 else w.R_TARGET


def _of_lord(_g: Run, _seat: int, word: int, step: int) -> int:
    """Return why the Overlord cannot say a word that is no power: exchange, look, place."""
    verb = w.VERB[word]
    if verb == w.EXCHANGE.id and step == EXCHANGE:
        return w.R_NOT_HELD
    if verb == w.CROSS.id and step == CROSS:
        return w.R_NOT_PEEKED
    if verb == w.PEEK.id and step == PEEK:
        return w.R_TARGET
    return w.R_SIDE_FULL if verb == w.PLACE.id and step == PLACE else w.R_NOT_NOW


def _company(_g: Run, _seat: int, word: int, step: int) -> int:
    """Return why a word about second characters, or about doubled Rewards, is refused."""
    verb = w.VERB[word]
    if verb == w.ADOPT.id and step == ADOPT:
        return w.R_TAKEN
    if verb == w.BORROW.id and step == BORROW:
        return w.R_NO_TRAIT
    return w.R_TARGET if verb == w.DOUBLE.id and step == DOUBLE else w.R_NOT_NOW


def _spent(g: Run, seat: int, character: int) -> bool:
    """Return whether the card of a character that a seat has lies face down."""
    return bool(g.spent[seat] if hero(g, seat) == character else g.extra_spent[seat])


def _has(g: Run, seat: int, character: int) -> bool:
    """Return whether a seat has a character, as its own or second one."""
    return hero(g, seat) == character or g.extra[seat] == character + 1


def _by_word(g: Run, seat: int, word: int, step: int) -> int:
    """Return why a skill, or a word for which there is no other function, is refused."""
    if word in _CODEX:
        return w.R_NO_ITEM if w.CODEX not in g.items[seat] else w.R_NOT_NOW
    if word in (w.SCOUT, w.FEED):
        return w.R_NO_ITEM if word == w.SCOUT and w.JACKDAW not in g.items[seat] else w.R_NOT_NOW
    if word not in _SKILLS:
        return w.R_NOT_NOW
    if not _has(g, seat, _SKILLS[word]):
        return w.R_NOT_YOURS
    if _spent(g, seat, _SKILLS[word]):
        return w.R_SPENT
    if step == SKILL and word in (w.MIASMA, w.FLASK, w.FREEZE):
        return w.R_PROTECTED if keyword(g, MAGIC_PROTECTION) else w.R_NOT_NOW
    if step == SKILL and word == w.BASH:
        return w.R_NO_ARMOUR
    return w.R_DEADLY if step == SKILL and word == w.BAIT and not g.baited[seat] else w.R_NOT_NOW


def _remedy(g: Run, seat: int, word: int, _step: int) -> int:
    whose = w.DOCTOR if w.VERB[word] == w.REMEDY.id else w.ALCHEMIST
    if not _has(g, seat, whose):
        return w.R_NOT_YOURS
    if _spent(g, seat, whose):
        return w.R_SPENT
    return w.R_NO_NEED if w.VERB[word] == w.REMEDY.id else w.R_NO_POTION


def _tribute(g: Run, seat: int, _word: int, step: int) -> int:
    if not _has(g, seat, w.PRIESTESS):
        return w.R_NOT_YOURS
    if _spent(g, seat, w.PRIESTESS):
        return w.R_SPENT
    return w.R_DEADLY if step == SKILL else w.R_NOT_NOW


def _conjure(g: Run, seat: int, word: int, step: int) -> int:
    if not _has(g, seat, w.WIZARD):
        return w.R_NOT_YOURS
    if _spent(g, seat, w.WIZARD):
        return w.R_SPENT
    if step != SKILL:
        return w.R_NOT_NOW
    if keyword(g, MAGIC_PROTECTION):
        return w.R_PROTECTED
    return w.R_POISONED if w.A[word] == w.POISON else w.R_NOT_NOW


def _draft(g: Run, seat: int, _word: int, _step: int) -> int:
    return w.R_NOT_AHEAD if w.JACKDAW in g.items[seat] else w.R_NO_ITEM


def _pay(_g: Run, _seat: int, word: int, step: int) -> int:
    if step != TOLL:
        return w.R_NOT_NOW
    return w.R_NO_GOLD if w.A[word] == w.TOLL_GOLD else w.R_NO_FOOD


def _go(g: Run, _seat: int, word: int, step: int) -> int:
    if step != MOVE:
        return w.R_NOT_NOW
    return w.R_BLOCKED if g.blocked == w.A[word] + 1 else w.R_NO_WAY


def _stand(_g: Run, _seat: int, _word: int, step: int) -> int:
    return w.R_FAR_STANCE if step == STANCE else w.R_NOT_NOW


def _critical(g: Run, _seat: int, word: int, step: int) -> int:
    if step != DICE:
        return w.R_NOT_NOW
    i = w.A[word] - 1
    return w.R_NOT_CRITICAL if i < len(g.dice) and not is_critical(g.dice[i]) else w.R_NO_DIE


def _feat(g: Run, seat: int, word: int, step: int) -> int:
    if step != DICE:
        return w.R_NOT_NOW
    i = w.A[word] - 1
    if i >= len(g.dice):
        return w.R_NO_DIE
    if has_feat(g.dice[i]):
        return w.R_FEAT_DONE
    if w.PRICE.by_value[w.B[word]] == "hp" and g.hp[seat] <= g.numbers[FEAT_HP]:
        return w.R_DEADLY
    first = i == 0 or g.dice[i] != g.dice[i - 1]
    return w.R_NO_PRICE if first else w.R_NO_DIE


def _throw(g: Run, seat: int, word: int, step: int) -> int:
    potion = w.A[word]
    if step not in (PHIAL, CHILL):
        return w.R_NOT_NOW
    if potion not in g.potions[seat]:
        return w.R_NO_POTION
    if keyword(g, MAGIC_PROTECTION):
        return w.R_PROTECTED
    if g.offended:
        return w.R_ONE_POTION
    if potion == w.POISON and g.venom:
        return w.R_POISONED
    return w.R_TOO_LATE if potion == w.FROST and step == PHIAL else w.R_NOT_NOW


def _buy(g: Run, seat: int, word: int, step: int) -> int:
    if step != SHOP:
        return w.R_NOT_NOW
    price = price_of(g, ROOM_AT[g.agenda[-3]], w.A[word])
    if price == 0:
        return w.R_NOT_SOLD
    return w.R_NO_GOLD if price > g.gold[seat] else w.R_FULL


def _brew(g: Run, seat: int, word: int, step: int) -> int:
    if step != SHOP:
        return w.R_NOT_NOW
    return w.R_FULL if w.A[word] in g.potions[seat] else w.R_NO_GOLD


def _sell(g: Run, seat: int, word: int, step: int) -> int:
    if step != SHOP:
        return w.R_NOT_NOW
    if w.A[word] == w.ITEM and w.TOWER in g.items[seat]:
        return w.R_FORCED
    return w.R_NOT_SOLD


def _room(_g: Run, _seat: int, _word: int, step: int) -> int:
    return w.R_NO_CHOICE if step in (ASIDE, ORDER, SETTLE) else w.R_NOT_NOW


def _urge(g: Run, _seat: int, _word: int, step: int) -> int:
    return w.R_FIRST if step == MOVE and g.urged else w.R_NOT_NOW


def _give(g: Run, seat: int, word: int, _step: int) -> int:
    swap = w.VERB[word] == w.SWAP.id
    to = w.C[word] if swap else w.B[word]
    if to >= g.seats or to == seat or g.at[to] != g.at[seat]:
        return w.R_NOT_THERE
    plain = swap or w.VERB[word] == w.GIVE.id
    forced = w.TOWER in g.items[seat] and (not plain or w.A[word] == w.ITEM)
    return w.R_FORCED if forced else w.R_FULL


def _tale(_g: Run, _seat: int, word: int, _step: int) -> int:
    return w.R_CLASS if w.A[word] == 1 else w.R_DEADLY if w.A[word] == 0 else w.R_NOT_NOW


_Reason = Callable[[Any, int, int, int], int]
_VERBS: Final[dict[int, _Reason]] = {
    w.GO.id: _go,
    w.REMEDY.id: _remedy,
    w.DISTIL.id: _remedy,
    w.STAND.id: _stand,
    w.CRITICAL.id: _critical,
    w.FEAT.id: _feat,
    w.THROW_POTION.id: _throw,
    w.BUY.id: _buy,
    w.BREW.id: _brew,
    w.SELL.id: _sell,
    w.ASIDE.id: _room,
    w.FIRST.id: _room,
    w.SETTLE.id: _room,
    w.TRIBUTE.id: _tribute,
    w.CONJURE.id: _conjure,
    w.DRAFT.id: _draft,
    w.PAY.id: _pay,
    w.LOOK.id: lambda _g, _seat, _word, _step: w.R_OPEN,
    w.VERB[w.URGE]: _urge,
    w.GIVE.id: _give,
    w.SWAP.id: _give,
    w.GIVE_BELT.id: _give,
    w.SWAP_BELT.id: _give,
    w.TELL.id: _tale,
    w.VERB[w.KEEP]: _of_lord,
    w.EXCHANGE.id: _of_lord,
    w.PEEK.id: _of_lord,
    w.CROSS.id: _of_lord,
    w.PLACE.id: _of_lord,
    w.ADOPT.id: _company,
    w.BORROW.id: _company,
    w.DOUBLE.id: _company,
}
