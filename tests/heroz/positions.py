"""Positions for the tests of HEROZ, made by hand: cards by token, cells as `2.3`."""

from __future__ import annotations

from collections.abc import Callable

from heroon.games.heroz.spec import SPEC
from heroon.games.heroz.state import BOTH, FIELDS, Duel
from heroon.games.heroz.steps import WINDOW
from heroon.games.heroz.words import CARDS, CELLS, SUITS
from heroon.kernel import Table, gain, then
from heroon.kernel.laws import check
from heroon.kernel.state import conceal

CARD = CARDS.by_token
CELL = CELLS.by_token


def duel(**options: str) -> Duel:
    """An empty table in turn 5, seat 0 to move; `finish` deals what is missing into the decks."""
    g = SPEC.blank(SPEC.settings(options), 2)
    g.turns = 5
    return g


def cards(text: str) -> list[int]:
    return [CARD[token] for token in text.split()]


def troop(g: Duel, seat: int, cell: str, token: str, *, up: bool = True) -> None:
    """A troop, or a Joker as `X=9H`; face-down ones are known to their owner alone."""
    i = CELL[cell]
    name, _, copied = token.partition("=")
    g.field[seat][i] = CARD[name]
    g.face[seat][i] = int(up)
    g.known[seat][i] = BOTH if up or copied else 1 << seat
    if copied:
        g.copied[seat][i] = 16 * SUITS.by_token[copied[-1]] + int(copied[:-1])


def column(g: Duel, seat: int, number: int, tokens: str, *, up: bool = True) -> None:
    """A column from line 1 up."""
    for line, token in enumerate(tokens.split(), start=1):
        troop(g, seat, f"{number}.{line}", token, up=up)


def hold(g: Duel, seat: int, tokens: str, seen: int = 0) -> None:
    """Cards of a hand, known to its owner and to the seats `seen`."""
    for card in cards(tokens):
        gain(g.hand[seat], g.watched[seat], card, 1 << seat | seen)


def score(g: Duel, seat: int, tokens: str) -> None:
    """Cards of a points pile; a Joker as `X=9`."""
    for token in tokens.split():
        name, _, worth = token.partition("=")
        g.points[seat].append(CARD[name])
        g.scored[seat].append(int(worth or name[:-1]))


def fight(g: Duel, number: int) -> None:
    """Seat 0 attacks with a column, all active troops of both columns are in combat."""
    g.column = number - 1
    for seat in (0, 1):
        for cell in range(3 * g.column, 3 * g.column + 3):
            if g.face[seat][cell]:
                g.fighting[seat] |= 1 << cell


def finish(g: Duel) -> Duel:
    """Everything that lies nowhere goes unseen into the decks."""
    conceal(g, SPEC.fields, SPEC.sets, 2)
    check(g, FIELDS, SPEC.sets, 2)
    return g


def empty_deck(g: Duel, seat: int) -> None:
    """All that lies nowhere yet goes to the points pile of the seat, so that its deck is empty.

    Call it last: the pile is worth a point a card.
    """
    rest = SPEC.sets["deck"].cards(g)
    for place in (g.deck, g.hand, g.discard, g.points, g.hero, g.aces, g.auras, g.field):
        for card in place[seat]:
            if card > 0:
                rest.remove(card)
    g.points[seat] += rest
    g.scored[seat] += [1] * len(rest)


def at(g: Duel, step: int, a: int = 0, b: int = 0) -> Table[Duel]:
    """A table at a step, without a driver: nature is answered by the test.

    A window lies under it, so that a step without a follower comes to an ask, too.
    """
    then(g, WINDOW, 0, 0)
    then(g, step, a, b)
    return Table.at(SPEC, finish(g))


def say(table: Table[Duel], text: str) -> None:
    """Answers one after the other, of whoever is asked; nature's are cards."""
    for token in text.split():
        table.answer(token)
        if table.ask is not None:
            check(table.g, SPEC.fields, SPEC.sets, 2)


def prompt(table: Table[Duel]) -> str:
    """`0 place` when seat 0 is asked to place, `* deck.1` for nature, `` at the end."""
    ask = table.ask
    if ask is None:
        return ""
    if ask.seats == 0:
        return f"* {SPEC.words.streams[ask.prompt].name}"
    return f"{ask.seats.bit_length() - 1} {SPEC.words.prompts[ask.prompt].name}"


def offered(table: Table[Duel]) -> list[str]:
    assert table.ask is not None
    return [SPEC.words.text[word] for word in table.ask.words]


def refusal(table: Table[Duel], token: str) -> str:
    """The name of the reason against a word, or nothing."""
    assert table.ask is not None
    reason = table.why(token, table.ask.seats.bit_length() - 1)
    return reason.name if reason else ""


def told(table: Table[Duel], seat: int) -> list[str]:
    """The names of the events that a seat saw."""
    return [SPEC.words.events[event.id].name for event in table.events(seat)]


def names(numbers: list[int]) -> list[str]:
    return ["?" if n == 0 else CARDS.by_value[n] for n in numbers]


def passes(table: Table[Duel], until: Callable[[str], bool]) -> None:
    """Pass, stop or be done until the prompt is one that is waited for."""
    while not until(prompt(table)):
        words = offered(table)
        token = next((w for w in ("pass", "stop", "done") if w in words), words[0])
        if prompt(table).startswith("*"):
            assert table.ask is not None
            token = CARDS.by_value[table.ask.words[0]]
        say(table, token)
