"""HADES TRAP: positions made up for a test, and games that go on from them.

Nothing waits: a test puts steps on the agenda, and answers by the tokens of the words.
"""

from __future__ import annotations

from typing import Final

from heroon.games.hades_trap import words as w
from heroon.games.hades_trap.places import first_place
from heroon.games.hades_trap.spec import SPEC
from heroon.games.hades_trap.state import Race
from heroon.games.hades_trap.steps import ACT, BEGIN, FINISH, LABYRINTH
from heroon.kernel import Machine, then

CELL: Final = w.CELL.by_token
#: By place, in reading order; the Portal tile lies in the middle.
ROWS: Final = ("lair", "sandals-1", "sandals-2", "joystick-1", "", "joystick-2")
TILES: Final = (*ROWS, "stairs-1", "stairs-2", "pad")


def laid(boss: str = "minotaur", seats: int = 2, **options: str) -> Race:
    """A labyrinth face up, as its tiles are drawn, with no rubble left, all heroes away.

    The first seat is active and has six points, the second one's turn is the next.  The arrows lie
    clockwise in the order of the colours.
    """
    heroes = ("andromeda", "theseus", "circe", "eurydice")
    given = {f"hero_{i + 1}": hero for i, hero in enumerate(heroes)} | {"boss": boss} | options
    g = SPEC.new(SPEC.settings(given), seats)
    first = first_place(g)
    for place, name in enumerate(TILES, first):
        if name:
            g.tile[place] = w.TILES.by_token[name]
    g.heap, g.tiles = [], []
    g.arrow = [0, 1, 2, 3]
    g.turns = 1
    g.agenda.clear()
    then(g, BEGIN, 1)
    g.left = 6
    return g


def stand(g: Race, *cells: str) -> Race:
    """Put the heroes on cells, seat by seat."""
    for seat, cell in enumerate(cells):
        g.at[seat] = CELL[cell]
    return g


def turn(g: Race) -> Machine[Race]:
    """Let the first seat act, and the Boss after it, as in a turn."""
    then(g, FINISH, 0)
    then(g, LABYRINTH)
    then(g, ACT, 0)
    return going(g)


def going(g: Race) -> Machine[Race]:
    """A game that goes on with what stands on the agenda."""
    game = Machine(SPEC, g)
    game.begin()
    return game


def asked(game: Machine[Race]) -> str:
    """The name of the question that waits."""
    assert game.ask is not None
    assert game.ask.seats
    return SPEC.words.prompts[game.ask.prompt].name


def offered(game: Machine[Race]) -> set[str]:
    """The tokens of the answers."""
    assert game.ask is not None
    return {SPEC.words.text[word] for word in game.ask.words}


def say(game: Machine[Race], *tokens: str) -> None:
    """Answer one question after the other."""
    for token in tokens:
        assert game.ask is not None
        assert token in offered(game), (token, offered(game))
        game.answer(SPEC.words.text.index(token))


def give(g: Race, seat: int, name: str, knows: int = 0) -> None:
    """Give a hero an amphora, which he knows, and the seats of the mask `knows`."""
    amphora = w.OBJECTS.by_token[name]
    g.amphorae.remove(amphora)
    at = sum(held < amphora for held in g.bag[seat])
    g.bag[seat].insert(at, amphora)
    g.watched[seat].insert(at, knows | 1 << seat)
