"""A whole order of cards typed at once: read, shown with what it reaches, confirmed, played.

It is played as one answer after the other.  The order stops where something comes between: a card
drawn, a question.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from heroon.kernel import InputError, Rng, Seat, Table, View
from heroon.kernel.ask import NATURE
from heroon.kernel.errors import REFUSED
from heroon.texts.guide import plain

from .match import Match
from .menu import places
from .ordering import Line, Ordering, ordering_of
from .spoken import name_of, number_in
from .worlds import worlds_of


class Unclear(Exception):
    """The error that an order is not understood: `key` is its message, `item` what was typed."""

    def __init__(self, key: str, item: str = ""):
        self.key, self.item = key, item
        super().__init__(key)


class Order(NamedTuple):
    """Words of one seat to be said in this order: which cards it plays."""

    seat: int
    words: tuple[int, ...]


class Reach(NamedTuple):
    """The outcome of an order: how many cards are played, what it reaches, what is refused."""

    cards: int
    text: str
    refused: InputError | None


def possible(match: Match, seat: int) -> bool:
    """Return whether the seat is asked for cards now that can be played as an order."""
    ordering = ordering_of(match.table.spec.id)
    if ordering is None:
        return False
    text = match.table.spec.words.text
    return any(_verb(text[word]) == ordering.card for word in match.seating.words(seat))


def _ordering(match: Match) -> Ordering[Any]:
    """Return how the cards of this game are played in a row; raises `Unclear` if they are not."""
    found = ordering_of(match.table.spec.id)
    if found is None:
        raise Unclear("order-not-now")
    return found


def _verb(text: str) -> str:
    return text.partition(":")[0]


def _cards(match: Match, ordering: Ordering[Any], view: View) -> list[tuple[int, str]]:
    """List the numbered cards that an order can be made of: the owner's seat, and the card."""
    return places(view, match.seating.hints.numbers[ordering.card])


def _other(ordering: Ordering[Any], item: str) -> str:
    """Find the verb that a typed item names beside the cards; empty for none."""
    typed = plain(item)
    return next(
        (verb for verb, said in ordering.others.items() if typed in said.typed.values()), ""
    )


def told(match: Match, words: Sequence[int]) -> str:
    """Name the cards of an order, with commas between them."""
    return ", ".join(_name(match, word) for word in words)


def _name(match: Match, word: int) -> str:
    verb, _, card = match.text(word).partition(":")
    return match.t.noun(card) if card else match.t.text(_ordering(match).others[verb].key)


# -- reading --------------------------------------------------------------------------------------


def read(match: Match, seat: int, rest: str) -> Order:
    """Parse an order from the numbers or names of its cards; raises `Unclear`."""
    ordering = _ordering(match)
    cards = _cards(match, ordering, match.seating.view(seat))
    items = [item.strip() for item in (rest.split(",") if "," in rest else rest.split())]
    items = [item for item in items if item]
    owner = _owner(match, ordering, cards, items, seat)
    left = [(n, face) for n, (who, face) in enumerate(cards, 1) if who == owner]
    spelt: list[str] = []
    for item in items:
        other = _other(ordering, item)
        if other:
            spelt.append(other)
            continue
        number, face = _pick(match, left, item)
        left.remove((number, face))
        spelt.append(f"{ordering.card}:{face}")
    parse = match.table.spec.words.parse
    return Order(owner, tuple(parse(owner, text) for text in spelt))


def _owner(
    match: Match, ordering: Ordering[Any], cards: list[tuple[int, str]], items: list[str], seat: int
) -> int:
    """Find the seat whose cards an order is made of; raises `Unclear` where several are."""
    numbers = [n for n in map(number_in, items) if n is not None and 1 <= n <= len(cards)]
    owners = {cards[n - 1][0] for n in numbers}
    if len(owners) > 1:
        raise Unclear("order-two-hands")
    if owners:
        return owners.pop()
    asked = match.seating.asked_with(seat) if match.seating.shared(seat) else [seat]
    others = {_other(ordering, item) for item in items}
    if "" not in others:
        spelt = match.table.spec.words.text
        asked = [one for one in asked if any(spelt[w] in others for w in match.table.words(one))]
    if not asked:
        return seat
    if len(asked) > 1:
        raise Unclear("order-whose", f"1 {next(iter(ordering.others), ordering.card)}")
    return asked[0]


def _pick(match: Match, left: list[tuple[int, str]], item: str) -> tuple[int, str]:
    """Find the card still in hand that a number or a name means; raises `Unclear`."""
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
    """Play an order in a sampled world, to find how far it gets."""
    table, seat = match.table, order.seat
    sentences = match.sentences(seat)
    ordering = _ordering(match)
    world = next(worlds_of(table, seat, match.s.seed))
    text = ""
    for count, word in enumerate(order.words):
        if word not in world.words(seat):
            return Reach(count, text, _refusal(world, ordering, word, seat))
        card = table.spec.words.text[word].partition(":")[2]
        view = world.view(seat)
        text = ordering.reached(view, seat, card, sentences)
        world.answer(word, seat)
        more = _cards(match, ordering, world.view(seat))
        drawn = len(more) - len(_cards(match, ordering, view)) + bool(card)
        if drawn or (world.ask is not None and world.ask.seats == NATURE):
            return Reach(count + 1, text, None)
    return Reach(len(order.words), text, None)


def _refusal(world: Table[Any], ordering: Ordering[Any], word: int, seat: int) -> InputError | None:
    """Return why the next card may not be played; None where another question comes first."""
    ask = world.ask
    info = world.why(word, seat)
    if ask is None or world.view(seat).prompt != ordering.prompt or info is None:
        return None
    return InputError(REFUSED, info.name, world.spec.words.text[word], "", info.rule)


# -- advice ---------------------------------------------------------------------------------------


class Hint(NamedTuple):
    """An advised order: its words, its sentence, what is typed for it, and its line."""

    words: tuple[int, ...]
    text: str
    typed: str
    line: Line


def advised(match: Match, seat: int) -> list[int]:
    """List the seats to advise: in a team each seat with words of its own, else the first.

    Without a team it is the seat itself.
    """
    seats = match.seating.asked_with(seat) if match.seating.shared(seat) else [seat]
    said_by = match.table.spec.words.said_by
    common = all(said_by[word] < 0 for one in seats for word in match.table.words(one))
    return seats[:1] if common else seats


def typed_word(match: Match, seat: int, word: int) -> str:
    """Write an answer as a person types it at this screen.

    The player's number stands in front where others may give the same answer.
    """
    text = match.text(word)
    try:
        who, _ = match.seating.read(seat, text)
    except InputError:
        who = -1
    return text if who == match.seating.speaker(seat, word) else f"{seat + 1} {text}"


def best(match: Match, seat: int) -> Line | None:
    """Find the best order of a seat's hand; None where it has none to play.

    It reads a sampled world alone, so nothing that the seat cannot know changes it.
    """
    ordering, me = ordering_of(match.table.spec.id), Seat(match.table, seat)
    words = me.words
    if ordering is None or not words or not possible(match, seat):
        return None
    return ordering.best(me.world(Rng(0)).g, seat, me.prompt, words)


def totals_told(match: Match, line: Line) -> str:
    """Tell what a line comes to, in a sentence."""
    return match.t.text(_ordering(match).totals, **dict(line.totals))


def reason_told(match: Match, line: Line) -> str:
    """Tell why a line is advised, in a sentence."""
    return match.t.text(_ordering(match).reason, **dict(line.reasons))


def advice(match: Match, seat: int) -> Hint | None:
    """Advise an order for a seat; None where there is none."""
    found = best(match, seat)
    if found is None or not found.words:
        return None
    words = found.words
    text = match.t.text("hint-order", list=told(match, words), totals=totals_told(match, found))
    if match.seating.shared(seat):
        player = match.t.noun(match.sentences(seat).names[seat])
        text = match.t.sentence("by-player", {"player": player, "text": text})
    return Hint(words, text, _typed_line(match, seat, words), found)


def _typed_line(match: Match, seat: int, words: Sequence[int]) -> str:
    """Write an order as a command, or as one answer that names its player; else empty."""
    items = _typed(match, seat, words)
    alone = len(words) == 1 and not any(item.isdecimal() for item in items)
    if alone and match.seating.shared(seat):
        return typed_word(match, seat, words[0])
    return " ".join([name_of("play", match.lang), *items]) if items else ""


def _typed(match: Match, seat: int, words: Sequence[int]) -> list[str]:
    """List what a person types for each word of an order; empty if a card is not in hand yet."""
    ordering = _ordering(match)
    cards = _cards(match, ordering, match.seating.view(seat))
    left = [(n, face) for n, (who, face) in enumerate(cards, 1) if who == seat]
    out = []
    for word in words:
        verb, _, face = match.text(word).partition(":")
        if verb in ordering.others:
            out.append(ordering.others[verb].typed[match.lang])
            continue
        number = next((n for n, f in left if f == face), 0)
        if not number:
            return []
        left.remove((number, face))
        out.append(str(number))
    return out
