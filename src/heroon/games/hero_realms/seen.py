"""Hero Realms solo: the way back from a view to the position that it shows.

Everything but two decks lies open, and the cards of those are known, so a view tells the whole
table. Only this module knows how to read it back. A view does not tell what is going on: the
question, and, within the Boss's turn, what the Boss has drawn and used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from heroon.kernel import EMPTY, GameSpec, Piece, View, then

from .rules_hero import end_turn
from .state import BENT, NEW, NEXT_ACTION, NEXT_DECK, NEXT_HAND, SPENT, USED, Skirmish, market_cards
from .steps import BOSS_TURN
from .words import CARDS, FACES, FIRE_GEM, FIRST_MARKET

_CARD: Final = CARDS.by_token
#: A card that nobody has seen.
_FACE_DOWN: Final = 0
#: What a mark of a piece says of how its card lies.
_BOSS_LIES: Final = {"tilted": BENT, "new": NEW}
_HERO_LIES: Final = {"tilted": SPENT, "ally-used": USED}
_NEXT: Final = {"hand": NEXT_HAND, "deck": NEXT_DECK, "action": NEXT_ACTION}


def position_of(seen: View, spec: GameSpec[Any]) -> Skirmish:
    """Rebuild the position that a view shows, with an empty agenda."""
    g: Skirmish = spec.blank(spec.settings(_told(seen, {o.name for o in spec.options})), 1)
    _lay_boss(g, seen)
    _lay_hero(g, seen)
    _count(g, seen)
    g.owned = _owned(g)
    g.stock = _stock(g)[: seen.area("market").count]
    g.market = [_FACE_DOWN] * seen.area("market").count
    return g


def end_now(g: Skirmish, face: int) -> None:
    """End the hero's turn at once and begin the Boss's turn under that behaviour card.

    The hero draws nothing before it. What was left of a turn of the Boss is dropped.
    """
    end_turn(g, 0, 0)
    g.face = face
    g.shown.clear()
    g.boss_gold = 0
    g.boss_combat = 0
    g.blow = 0
    g.agenda.clear()
    then(g, BOSS_TURN)


def _told(seen: View, names: Iterable[str]) -> dict[str, str]:
    """Read the values of the marks with those names, by name."""
    parts = (mark.partition(":") for mark in seen.marks)
    return {name: value for name, _, value in parts if name in names}


def _each(seen: View, name: str) -> list[str]:
    """List the values of all marks of one name, in their order."""
    parts = (mark.partition(":") for mark in seen.marks)
    return [value for of, _, value in parts if of == name]


def _cards(pieces: Iterable[Piece]) -> list[int]:
    return [_CARD[piece.face] for piece in pieces]


def _lies(pieces: Iterable[Piece], bits: dict[str, int]) -> list[int]:
    """List how each card of a place lies, as flags read from the marks of its piece."""
    return [sum(bits.get(mark, 0) for mark in piece.marks) for piece in pieces]


def _lay_boss(g: Skirmish, seen: View) -> None:
    """Lay out the Boss's side: its cards, the market, the Fire Gems, the piles."""
    zone = seen.area("zone").pieces
    g.zone, g.lies = _cards(zone), _lies(zone, _BOSS_LIES)
    g.shown = _cards(seen.area("shown").pieces)
    row = seen.area("row").pieces
    g.row = [_CARD[piece.face] if piece.face else EMPTY for piece in row]
    g.row += [EMPTY] * (5 - len(row))
    gems = seen.area("gems").pieces[::-1]
    g.gems, g.backs = _cards(gems), [int("reversed" in piece.marks) for piece in gems]
    gone = _cards(seen.area("sacrifice").pieces)
    g.spent = [card for card in gone if card < FIRE_GEM]
    g.sacrifice = [card for card in gone if card >= FIRE_GEM]
    g.stunned = _cards(seen.area("stunned").pieces)
    g.face = next(iter(_cards(seen.area("behaviour").pieces)), 0)
    unused = _cards(seen.area("unused").pieces)
    behaved = [*_cards(seen.area("behaved").pieces), g.face]
    g.unused = [unused.count(face) for face in FACES.values]
    g.behaved = [behaved.count(face) for face in FACES.values]


def _lay_hero(g: Skirmish, seen: View) -> None:
    """Lay out the hero's side; cards put on the deck are its top ones."""
    champions, played = seen.area("champions.0").pieces, seen.area("played.0").pieces
    g.champions, g.poise = _cards(champions), _lies(champions, _HERO_LIES)
    g.played, g.used = _cards(played), _lies(played, _HERO_LIES)
    g.hand = _cards(seen.area("hand.0").pieces)
    g.discard = _cards(seen.area("discard.0").pieces)
    deck = seen.area("deck.0")
    known = _cards(deck.pieces)[::-1]
    g.deck = [_FACE_DOWN] * (deck.count - len(known)) + known
    g.unseen = [_CARD[name] for name in _each(seen, "unseen")]


def _count(g: Skirmish, seen: View) -> None:
    """Set what is counted, and what binds the hero in this turn."""
    for name in ("turns", "health", "gold", "combat", "blow", "unhealed"):
        setattr(g, name, seen.counter(name))
    for name in ("health", "gold", "combat"):
        setattr(g, f"boss_{name}", seen.counter(f"boss-{name}"))
    g.credits = [int(worth) for worth in _each(seen, "credit")]
    g.next = sum(_NEXT[where] for where in _each(seen, "next"))
    g.forced = int("forced" in seen.marks)


def _owned(g: Skirmish) -> list[int]:
    """List the hero's market cards and Fire Gems: all of the hero's but the starting cards."""
    places = (g.unseen, g.deck, g.hand, g.discard, g.played, g.champions)
    return sorted(card for cards in places for card in cards if card >= FIRE_GEM)


def _stock(g: Skirmish) -> list[int]:
    """List the cards of the market deck: all its cards that lie nowhere else."""
    left = Counter(market_cards(g))
    for cards in (g.row, g.gems, g.zone, g.shown, g.sacrifice, g.stunned):
        left.subtract(cards)
    return sorted(card for card, many in left.items() for _ in range(many) if card >= FIRST_MARKET)
