"""A whole order of cards typed at once: read, shown with what it reaches, confirmed, played.

Underneath it is one answer after the other.  The order stops where something comes between: a
card drawn, a question.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from heroon import ai
from heroon.kernel import InputError, Rng, Seat, Table
from heroon.kernel.ask import NATURE
from heroon.kernel.errors import REFUSED
from heroon.texts.guide import plain

from .bots import seed_for
from .match import Match
from .menu import places
from .spoken import name_of, number_in

#: What tilting the Posture is called in an order.
_TILT = ("tilt", "incliner")


class Unclear(Exception):
    """An order cannot be understood; `key` is the message that says why, `item` what was typed."""

    def __init__(self, key: str, item: str = ""):
        self.key, self.item = key, item
        super().__init__(key)


class Order(NamedTuple):
    """Who plays what, in this order: words of one seat."""

    seat: int
    words: tuple[int, ...]


class Reach(NamedTuple):
    """How far an order gets before something comes between, and what it reaches."""

    cards: int
    text: str
    refused: InputError | None


def possible(match: Match, seat: int) -> bool:
    """Whether cards are played now that an order can be made of."""
    verbs = match.table.spec.words.verbs
    verb_of = match.table.spec.words.verb_of
    hints = match.seating.hints.numbers
    return any(verbs[verb_of[word]].name in hints for word in match.seating.words(seat))


def told(match: Match, words: Sequence[int]) -> str:
    """The cards of an order by name."""
    return ", ".join(_name(match, word) for word in words)


def _name(match: Match, word: int) -> str:
    verb, _, card = match.text(word).partition(":")
    return match.t.noun(card) if card else match.t.text(f"order-{verb}")


# -- reading --------------------------------------------------------------------------------------


def read(match: Match, seat: int, rest: str) -> Order:
    """The order that a line means: numbers of cards, or their names; raises `Unclear`."""
    cards = places(match.seating.view(seat), match.seating.hints.numbers["play"])
    items = [item.strip() for item in (rest.split(",") if "," in rest else rest.split())]
    items = [item for item in items if item]
    owner = _owner(match, cards, items, seat)
    left = [(n, face) for n, (who, face) in enumerate(cards, 1) if who == owner]
    spelt: list[str] = []
    for item in items:
        if plain(item) in _TILT:
            spelt.append("tilt")
            continue
        number, face = _pick(match, left, item)
        left.remove((number, face))
        spelt.append(f"play:{face}")
    parse = match.table.spec.words.parse
    return Order(owner, tuple(parse(owner, text) for text in spelt))


def _owner(match: Match, cards: list[tuple[int, str]], items: list[str], seat: int) -> int:
    """Whose cards an order is made of."""
    numbers = [n for n in map(number_in, items) if n is not None and 1 <= n <= len(cards)]
    owners = {cards[n - 1][0] for n in numbers}
    if len(owners) > 1:
        raise Unclear("order-two-hands")
    if owners:
        return owners.pop()
    asked = match.seating.asked_with(seat) if match.seating.shared(seat) else [seat]
    if all(plain(item) in _TILT for item in items):
        spelt = match.table.spec.words.text
        asked = [one for one in asked if any(spelt[w] == _TILT[0] for w in match.table.words(one))]
    if not asked:
        return seat
    if len(asked) > 1:
        raise Unclear("order-whose")
    return asked[0]


def _pick(match: Match, left: list[tuple[int, str]], item: str) -> tuple[int, str]:
    """The card still in hand that a number or a name means."""
    number = number_in(item)
    if number is not None:
        for card in left:
            if card[0] == number:
                return card
        raise Unclear("order-no-card", item)
    wanted = plain(item)
    names = {face: (face, plain(match.t.noun(face))) for _, face in left}
    for face, forms in names.items():
        if wanted in forms:
            return next(card for card in left if card[1] == face)
    found = {face for face, forms in names.items() if any(f.startswith(wanted) for f in forms)}
    if len(found) != 1:
        raise Unclear("order-several" if found else "order-no-card", item)
    face = found.pop()
    return next(card for card in left if card[1] == face)


# -- what an order reaches ------------------------------------------------------------------------


def reach(match: Match, order: Order) -> Reach:
    """Play an order in a world that the seat cannot tell from the real one."""
    table, seat = match.table, order.seat
    sentences = match.sentences(seat)
    rng = Rng(seed_for(match.s.seed, seat, len(table.tokens)))
    reached = match.teller.reached
    world: Table[Any] = table.sample(seat, rng)
    cards = match.seating.hints.numbers["play"]
    text = ""
    for count, word in enumerate(order.words):
        if word not in world.words(seat):
            return Reach(count, text, _refusal(world, word, seat))
        card = table.spec.words.text[word].partition(":")[2]
        view = world.view(seat)
        text = reached(view, seat, card, sentences) if reached else ""
        world.answer(word, seat)
        drawn = len(places(world.view(seat), cards)) - len(places(view, cards)) + bool(card)
        if drawn or (world.ask is not None and world.ask.seats == NATURE):
            return Reach(count + 1, text, None)
    return Reach(len(order.words), text, None)


def _refusal(world: Table[Any], word: int, seat: int) -> InputError | None:
    """Why the next card may not be played; nothing where another question comes first."""
    ask = world.ask
    info = world.why(word, seat)
    if ask is None or world.view(seat).prompt != "plan" or info is None:
        return None
    return InputError(REFUSED, info.name, world.spec.words.text[word], "", info.rule)


# -- advice ---------------------------------------------------------------------------------------


class Hint(NamedTuple):
    """An order that a bot advises: its words, told, the line that says it, the bot's advice."""

    words: tuple[int, ...]
    text: str
    typed: str
    advice: Any


def advised(match: Match, seat: int) -> list[int]:
    """The seats that advice is for: of a team each that has words of its own, else one for all."""
    seats = match.seating.asked_with(seat) if match.seating.shared(seat) else [seat]
    said_by = match.table.spec.words.said_by
    common = all(said_by[word] < 0 for one in seats for word in match.table.words(one))
    return seats[:1] if common else seats


def typed_word(match: Match, seat: int, word: int) -> str:
    """An answer as it is typed here: with the player in front where others may say it, too."""
    text = match.text(word)
    try:
        who, _ = match.seating.read(seat, text)
    except InputError:
        who = -1
    return text if who == match.seating.speaker(seat, word) else f"{seat + 1} {text}"


def advice(match: Match, seat: int) -> Hint | None:
    """The order that a bot advises; None where there is none."""
    ask = getattr(ai, "advise", None)
    found = ask(Seat(match.table, seat)) if ask and possible(match, seat) else None
    if found is None or not found.words:
        return None
    words: tuple[int, ...] = found.words
    attack, defence, experience = found.totals
    totals = match.t.text("order-totals", attack=attack, defence=defence, experience=experience)
    text = match.t.text("hint-order", list=told(match, words), totals=totals)
    if match.seating.shared(seat):
        player = match.t.noun(match.sentences(seat).names[seat])
        text = match.t.sentence("by-player", {"player": player, "text": text})
    return Hint(words, text, _line(match, seat, words), found)


def _line(match: Match, seat: int, words: Sequence[int]) -> str:
    """What is typed for an order: the command, or a single answer that names its player."""
    items = _typed(match, seat, words)
    alone = len(words) == 1 and not any(item.isdecimal() for item in items)
    if alone and match.seating.shared(seat):
        return typed_word(match, seat, words[0])
    return " ".join([name_of("play", match.lang), *items]) if items else ""


def _typed(match: Match, seat: int, words: Sequence[int]) -> list[str]:
    """An order as a person would type it; nothing where a card is not in hand yet."""
    cards = places(match.seating.view(seat), match.seating.hints.numbers["play"])
    left = [(n, face) for n, (who, face) in enumerate(cards, 1) if who == seat]
    out = []
    for word in words:
        verb, _, face = match.text(word).partition(":")
        if verb == "tilt":
            out.append(_TILT[match.lang == "fr"])
            continue
        number = next((n for n, f in left if f == face), 0)
        if not number:
            return []
        left.remove((number, face))
        out.append(str(number))
    return out
