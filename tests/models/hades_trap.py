"""HADES TRAP, arcade mode: the rules once more, slowly, as a witness against the game.

Written from the rulebook (cited by page, p.N) and from the list of rulings (Q1-Q76, HT-a to HT-l,
HT-R1 to HT-R98, notes G1-G11), without a look at the game's code. Nothing here imports heroon.

    model = Model.new(3, "minotaur", {}, nature, heroes=["ulysse", "daphne", "circe"])
    while (seat := model.to_play()) is not None:
        model.answer(seat, choose(model.prompt(), model.offers()))

Numbers. Seats from 0, clockwise. Sides N E S W = 0 1 2 3. Colours red blue green yellow = 0 1 2 3.
Cells and places: see `hades_trap_board`; ints on the square maze, (x, y) on the Siren's cross.
Heroes: ulysse andromede eurydice thesee daphne achille circe. Objects: sandals joystick shield
boomerang mirror pad, and fortune. Tiles: P L S1 S2 J1 J2 E1 E2 T. Medallions: courage spirit force
fortune combat discord.

Options. `ether` yes | no (p.4), `alarms` yes | no (alarms and blessings, p.14), `grip` arrive |
state (Q47), `walls` stop | pass (whether walls stop grip and Attack, Q4, Q59). The first is the
default. `boss` is minotaur | hydra | siren | hades.

Nature. `nature(kind, candidates)` returns one of the candidates:

    "first player"        seats (p.7)
    "tile:PLACE"          names of the tiles left; every place but the Portal's, in board order
    "turn:PLACE"          0..3 quarter turns clockwise; every place, the Portal's too
    "arrow:SIDE"          colours left, for the sides 0..3
    "amphora:CELL"        things left (sorted, with repeats); when a tile is revealed, by cell
    "alarm colour"        colours not in the sequence (Courage alarm)
    "stolen amphora"      the victim's things (sorted, with repeats)

Prompts, who is asked, and the answers. A question is put even when one answer alone is left,
except where "only if several" is written.

"hero"      each seat from the first player on, when no heroes were given to `new`.
            ("hero", NAME)
"enter"     the active hero, at his first turn, when a pawn stands on the Portal cell (Q1).
            ("enter", CELL)
"act"       the active hero, until he ends his Hero phase. Points in brackets.
            ("end",) [0]
            ("move", CELL) [1; 2 out of Water]  for a Stunned hero too
            ("wall", CELL) [as a Move]          Eurydice through a wall, spends the Ether
            ("stand",) [1]                      the Stunned hero rises
            ("explore", PLACE) [1]
            ("charge", SOURCE, SIDE) [1]        SOURCE "cell" or "amphora", here and below
            ("teleport", CELL) [1]              Courage blessing, to another Sandals cell
            ("turn", SOURCE, PLACE, WAY) [1]    WAY 1 clockwise, -1 back; with the Spirit blessing
                                                any tile but the Portal's from a cell
            ("stairs",) [1]
            ("swap", SOURCE, PLACE, PLACE) [1]  places in board order
            ("mirror", SEAT) [1]
            ("boomerang", SEAT) [1]
            ("attack", "hero", SEAT) [1]
            ("attack", "skeleton", CELL) [1]
            ("attack", "baby", CELL) [1]
            ("force",) [2]                      take the Force medallion
            ("throw", THING, SEAT) [distance]   Force blessing
            ("pick",) [0]
            ("power",) [0]                      Andromede or Daphne spends the Ether
            ("show",) [0]                       the Fortune medallion, Stunned or not
"ghost"     the active ghost: ("move", CELL) [1; 0 onto a skeleton, once a turn each], ("end",)
"blow"      the mover with the Combat blessing, only if several stand on the cell he moves to:
            ("attack", KIND, SEAT or CELL) as above
"steal"     the mover, after a Move onto Stunned heroes with amphorae, until none is left:
            ("steal", SEAT), ("leave",)
"discard"   a hero with two amphorae who picks up or steals: ("discard", THING)
"charge"    the charger, after each cell that does not end the charge: ("on",), ("stop",),
            ("pick",) when an amphora lies there. The charge ends unasked before a wall, a hidden
            tile or the boss (Courage is gained then), before a hero who plays a shield, and back
            on the cell where it began.
"keep"      Circe on her feet with Ether, when she uses an object or plays a shield, before its
            effect: ("keep",), ("discard",)
"shield"    every hero with an unrevealed amphora, once before a token, a stun, or both of one hit,
            unless he said "never" this turn (Q42): ("pass",), ("never",), and ("shield",) when he
            holds one. Not against Hades's pile and stun, nor for a token that meets the limit of
            one, nor when Achille or Thesee has refused it.
"refuse"    Thesee with Ether, before a token, before the shield: ("refuse",), ("take",)
"exchange"  Ulysse with Ether, neither Stunned nor a ghost, before each colour of the sequence is
            resolved, if a colour is left: ("exchange", OLD, NEW), ("pass",)
"shift"     a hero whom a shield saved on the cell where the boss stops (Q52), and a hero on the
            Portal when the Siren comes (Q27): ("shift", CELL)
"wrath"     Ariadne, only if several heroes are on the tile and the pile is not empty:
            ("wrath", SEAT)
"brood"     Ariadne, only if there are fewer babies than ways, one way at a time: ("way", SIDE)
"charm"     Ariadne, for each charmed hero in turn: ("charm", SEAT)

Order. Where several heroes are hit at once: the active one first, then clockwise (Q44). One hit
asks once for the shield, which covers token and stun (HT-b).
"""

import random
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.models.hades_trap_board import FACES, SIDES, Board, Tile
from tests.models.hades_trap_boss import labyrinth_phase, siren_comes
from tests.models.hades_trap_ghosts import ghost_phase, rise
from tests.models.hades_trap_hero import hero_phase
from tests.models.hades_trap_state import (
    BOSSES,
    HEROES,
    Act,
    Ask,
    Flow,
    Hero,
    Nature,
    Table,
    Won,
)

DEFAULTS = {"ether": "yes", "alarms": "yes", "grip": "arrive", "walls": "stop"}


class Model:
    """A game in progress: the table, and the question that waits."""

    def __init__(
        self,
        table: Table,
        heroes: list[str] | None,
        midgame: Callable[[Table], None] | None = None,
    ) -> None:
        self.table = table
        self._flow = play(table, heroes, midgame)
        self._ask: Ask | None = None
        self._go(None)

    @classmethod
    def new(
        cls,
        seats: int,
        boss: str,
        options: dict[str, str],
        nature: Nature,
        heroes: list[str] | None = None,
        first: int | None = None,
        midgame: Callable[[Table], None] | None = None,
    ) -> "Model":
        """Set a game up for 2-4 seats (p.4-5).

        `heroes` names one hero per seat, else the seats are asked; `first` is the seat that
        begins, else nature says; `midgame` changes the table before the first turn.
        """
        assert 2 <= seats <= 4 and boss in BOSSES and set(options) <= set(DEFAULTS)
        table = set_up(seats, boss, DEFAULTS | options, nature)
        table.active = nature("first player", list(range(seats))) if first is None else first
        return cls(table, heroes, midgame)

    def _go(self, act: Act | None) -> None:
        try:
            self._ask = self._flow.send(act) if act is not None else next(self._flow)
        except StopIteration:
            self._ask = None

    def to_play(self) -> int | None:
        """Return the seat asked, or nothing when the game is over."""
        return None if self._ask is None else self._ask.seat

    def prompt(self) -> str:
        """Return the short name of the question, or "over"."""
        return "over" if self._ask is None else self._ask.prompt

    def offers(self) -> set[Act]:
        """Return every answer allowed now."""
        return set() if self._ask is None else set(self._ask.offers)

    def answer(self, seat: int, act: Act) -> None:
        """Answer the question that waits."""
        assert self._ask is not None and seat == self._ask.seat, f"not seat {seat}'s question"
        assert act in self._ask.offers, f"{act} is no answer to {self._ask.prompt}"
        self._go(act)

    @property
    def winner(self) -> int | None:
        """Return the seat that has won, if any."""
        return self.table.winner

    @property
    def draw(self) -> bool:
        """Tell whether nobody can ever act again (Q58)."""
        return self.table.draw

    def places(self) -> dict[str, Any]:
        """Return everything that lies on the table, secrets included."""
        table = self.table
        return {
            "tiles": {
                place: (tile.name, tile.turn, tile.up) for place, tile in table.board.tiles.items()
            },
            "arrows": dict(table.arrows),
            "boss": table.boss,
            "heroes": [hero_report(table, seat) for seat in range(len(table.heroes))],
            "skeletons": dict(table.skeletons),
            "skeletons waiting": table.skeletons_waiting,
            "waiting burn": table.waiting_burn,
            "skeletons beaten": table.skeletons_beaten,
            "babies": sorted(table.babies, key=table.board.xy),
            "amphorae": dict(table.amphorae),
            "amphorae waiting": list(table.amphorae_waiting),
            "discarded": sorted(table.discarded),
            "stock": dict(table.stock),
            "half stock": table.half_stock,
            "spirits": sorted(
                tuple(sorted(table.spirit_cells(pair), key=table.board.xy)) for pair in table.laid
            ),
            "wrath": table.wrath,
            "active": table.active,
            "ariadne": table.ariadne,
            "turn": table.turn_count,
            "phase": table.phase,
            "points": table.points,
            "sequence": [thread.colour for thread in table.sequence],
            "fragments": [thread.fragment for thread in table.sequence],
            "resolved": table.resolved,
            "alarms": [alarm.medallion for alarm in table.alarms],
            "daphne": table.daphne,
            "winner": table.winner,
            "draw": table.draw,
        }


def hero_report(table: Table, seat: int) -> dict[str, Any]:
    """Return everything about one hero.

    state: away (not yet on the board), up, stunned, fallen (a body; `ghost` walks or is still to
    appear, or `rejoined`).
    """
    hero = table.heroes[seat]
    return {
        "name": hero.name,
        "state": hero.state,
        "cell": hero.cell,
        "ghost": hero.ghost,
        "rejoined": hero.rejoined,
        "held": table.held(seat),
        "gripped": hero.gripped,
        "ether": hero.ether and table.with_ether,
        "amphorae": sorted((jar.thing, jar.shown) for jar in hero.amphorae),
        "medallions": sorted(hero.medallions),
        "halves": hero.halves,
        "tokens": hero.tokens,
        "trophies": hero.trophies,
        "never": hero.never,
    }


# Set-up (p.4-5)


def set_up(seats: int, boss: str, options: dict[str, str], nature: Nature) -> Table:
    """Lay out tiles, arrows and medallions (p.4, p.5, p.18)."""
    board = Board(cross=boss == "siren")
    names = [name for name in FACES if name != "P"]
    for place in board.places:
        name = "P"
        if place != board.portal_place:
            name = nature(f"tile:{place}", list(names))
            names.remove(name)
        turn = nature(f"turn:{place}", [0, 1, 2, 3])
        board.tiles[place] = Tile(name, turn, up=name == "P")
    table = Table(seats, boss, options, nature, board)
    colours = [0, 1, 2, 3]
    for side in SIDES:
        table.arrows[side] = nature(f"arrow:{side}", list(colours))
        colours.remove(table.arrows[side])
    # p.5: Courage, Spirit, Force one per player; Combat 1; Discord (two halves) from 3 players.
    table.stock = {"courage": seats, "spirit": seats, "force": seats, "combat": 1}
    table.half_stock = 2 if seats > 2 else 0
    return table


def choose_heroes(table: Table, heroes: list[str] | None) -> Flow[None]:
    """Give every seat a hero: those named, or each seat chooses (p.4, step 6)."""
    names = dict(enumerate(heroes or []))
    for seat in table.in_order():
        if seat not in names:
            left = set(HEROES) - set(names.values())
            answer = yield Ask(seat, "hero", {("hero", name) for name in left})
            names[seat] = answer[1]
    table.heroes = [Hero(names[seat], ether=True) for seat in range(table.seats)]


# The game (p.7)


def play(
    table: Table, heroes: list[str] | None, midgame: Callable[[Table], None] | None
) -> Flow[None]:
    """Play turn after turn until somebody wins, or nobody can act any more."""
    yield from choose_heroes(table, heroes)
    if midgame is not None:
        midgame(table)
    try:
        while not table.draw:
            yield from turn(table)
            table.turn_count += 1
            table.active = (table.active + 1) % table.seats
    except Won as won:
        table.winner = won.seat
    table.phase = "over"


def turn(table: Table) -> Flow[None]:
    """Play one turn: the Hero phase, then the Labyrinth phase once the boss is out (p.7)."""
    seat = table.active
    hero = table.heroes[seat]
    table.idle += 1
    table.sequence, table.resolved, table.alarms = [], 0, []
    table.daphne = False
    table.freed = set()
    for other in table.heroes:
        other.never = False
    table.phase = "hero"
    if hero.state == "away":
        yield from enter(table, seat)
    if hero.state == "fallen" and hero.rejoined:
        rise(table, seat)
    if hero.state == "fallen":
        yield from ghost_phase(table, seat)
    else:
        table.points = max(0, hero.slots())  # Q36: counted once, at the start
        yield from hero_phase(table, seat)
    table.points = 0  # p.7: what is not spent is lost
    table.phase = "labyrinth"
    if table.boss is not None:
        yield from labyrinth_phase(table)
    yield from end_turn(table, seat)


def enter(table: Table, seat: int) -> Flow[None]:
    """Put a hero on the Portal cell at his first turn, or near it when it is taken (p.7, Q1)."""
    hero, portal = table.heroes[seat], table.board.portal
    hero.cell = portal
    if not table.free(portal):
        hero.cell = None
        steps = [table.board.step(portal, side)[0] for side in SIDES]
        cells = [cell for cell in steps if table.free(cell)]
        if not cells:
            tile = table.board.cells_of(table.board.portal_place)
            cells = [cell for cell in tile if table.free(cell)]
        answer = yield Ask(seat, "enter", {("enter", cell) for cell in cells})
        hero.cell = answer[1]
    hero.state = "up"
    table.arrive(seat)


def end_turn(table: Table, seat: int) -> Flow[None]:
    """End a turn: Daphne is gripped anew, tokens leave, the Portal is looked at (p.7, p.13)."""
    hero = table.heroes[seat]
    if table.daphne:
        table.daphne = False
        if hero.here():
            table.arrive(seat)
    drop_tokens(table, seat)
    on_portal = hero.here() and hero.cell == table.board.portal
    hidden = hero.holds("fortune") is not None  # Q63: it counts by itself
    medallions = len(hero.medallions) + hidden if hero.here() else 0
    if medallions >= 4 or (table.boss_name != "siren" and on_portal and medallions >= 3):
        raise Won(seat)
    if table.boss_name == "siren" and table.turn_count + 1 == table.seats:
        yield from siren_comes(table)  # p.18: everybody has played once
    quiet = table.idle >= 10 * table.seats  # Q58: ten rounds in which nobody acted
    table.draw = quiet or all(stuck(table, other) for other in range(table.seats))


def drop_tokens(table: Table, seat: int) -> None:
    """Discard a hero's Hades tokens at the end of his next turn off the boss's tile (p.13, G9)."""
    hero = table.heroes[seat]
    if hero.fresh:
        hero.fresh = False
    elif hero.here() and not table.on_boss_tile(hero.at()):
        hero.tokens = 0


def stuck(table: Table, seat: int) -> bool:
    """Tell whether a hero can do nothing until somebody else acts (Q58).

    He has no points on Hades's tile, or lies Stunned where no Move leads to a free cell.
    Andromede's Ether would give her a point.
    """
    hero = table.heroes[seat]
    if not hero.here():
        return False
    here = hero.at()
    if hero.slots() <= 0 and table.boss_name == "hades" and table.on_boss_tile(here):
        return hero.state == "stunned" or not table.power(seat, "andromede")
    return hero.state == "stunned" and not table.can_wander(seat, here, hero.slots())


# Self-play


def check(table: Table) -> None:
    """Assert what must always be true of the table."""
    board = table.board
    assert len(set(board.cells)) == 81
    assert sorted(tile.name for tile in board.tiles.values()) == sorted(FACES)
    crossing = table.active if table.daphne else None  # Daphne may share a cell meanwhile
    pawns = [
        hero.cell
        for seat, hero in enumerate(table.heroes)
        if hero.state == "up" and seat != crossing
    ]
    if table.boss is not None:
        pawns.append(table.boss)
    if table.winner is None:  # a game may be won in the middle of the boss's leap
        assert len(pawns) == len(set(pawns)), "two pawns on a cell"
    held = sum(len(hero.amphorae) for hero in table.heroes)
    shown = sum("fortune" in hero.medallions for hero in table.heroes)
    lost = len(table.discarded) + len(table.amphorae_waiting)
    assert held + shown + lost + len(table.amphorae) == 10, "ten amphorae"
    bones = len(table.skeletons) + table.skeletons_waiting + table.skeletons_beaten
    assert bones == 10, "ten skeletons"
    assert len(table.babies) <= 4
    assert 0 <= table.points <= 7
    for hero in table.heroes:
        assert len(hero.amphorae) <= 2
        assert len(set(hero.medallions)) == len(hero.medallions)
        assert hero.slots() >= 0
        assert table.boss_name == "hades" or hero.tokens <= 1
    won = Counter(name for hero in table.heroes for name in hero.medallions)
    for name in ("courage", "force"):
        assert won[name] + table.stock[name] == table.seats
    assert won["spirit"] + table.stock["spirit"] + len(table.laid) == table.seats
    assert won["combat"] + table.stock["combat"] == 1
    halves = sum(hero.halves for hero in table.heroes)
    assert halves + table.half_stock == (2 if table.seats > 2 else 0)
    colours = [thread.colour for thread in table.sequence]
    assert len(colours) == len(set(colours))


def self_play(seed: int, seats: int, boss: str, options: dict[str, str], limit: int) -> list[str]:
    """Play one random game and return the prompts and acts met, the end as the last."""
    luck = random.Random(seed)
    model = Model.new(seats, boss, options, lambda _, candidates: luck.choice(candidates))
    met: list[str] = []
    for _ in range(limit):
        seat = model.to_play()
        if seat is None:
            break
        acts = sorted(model.offers(), key=repr)
        assert acts, model.prompt()
        by_kind: dict[str, list[Act]] = {}
        for act in acts:
            by_kind.setdefault(act[0], []).append(act)
        kinds = [kind for kind in by_kind if kind != "end"] or ["end"]
        if "end" in by_kind and luck.random() < 0.1:
            kinds = ["end"]
        act = luck.choice(by_kind[luck.choice(kinds)])
        met.append(f"{model.prompt()}: {act[0]}")
        model.answer(seat, act)
        if model.prompt() not in ("shield", "refuse", "shift", "keep", "wrath"):
            check(model.table)
        model.places()
    end = "draw" if model.draw else "unfinished" if model.winner is None else "won"
    return [*met, f"end: {end}"]


def main(games: int) -> None:
    """Play that many random games for each boss and number of seats, and count what was met."""
    for boss in BOSSES:
        total: Counter[str] = Counter()
        for seats in (2, 3, 4):
            for number in range(games):
                options = {
                    "grip": "state" if number % 4 == 3 else "arrive",
                    "walls": "pass" if number % 5 == 4 else "stop",
                    "ether": "no" if number % 7 == 6 else "yes",
                    "alarms": "no" if number % 9 == 8 else "yes",
                }
                total.update(self_play(number, seats, boss, options, 3000))
        print(boss)
        for name, count in sorted(total.items()):
            print(f"  {name:24} {count}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
