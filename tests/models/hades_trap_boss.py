"""HADES TRAP, second model: the Labyrinth phase (p.10), the bosses (p.11, p.17-19), alarms."""

from tests.models.hades_trap_board import SIDES, Cell, Place, opposite
from tests.models.hades_trap_hits import put_tokens, refused, shift, strike, stun
from tests.models.hades_trap_state import Act, Alarm, Ask, Flow, Table, Thread


def labyrinth_phase(table: Table) -> Flow[None]:
    """Resolve the tokens from left to right, the Alarm token after the colours (p.10).

    Ulysse is asked before each colour (Q43). What the Courage alarm adds comes after the Alarm.
    """
    table.hydra_hurt = False
    while table.resolved < len(table.sequence) or table.alarms:
        if table.resolved < len(table.sequence):
            yield from ulysse(table)
            table.resolved += 1
            yield from boss_turn(table, table.sequence[table.resolved - 1])
        if table.resolved == len(table.sequence):
            while table.alarms:  # Q19: one Alarm token, the alarms in the order won
                sound(table)
    if table.boss_name == "hydra" and not table.hydra_hurt:
        yield from breed(table)


def ulysse(table: Table) -> Flow[None]:
    """Ask Ulysse whether he exchanges a token not yet resolved (p.16, Q33, Q43, HT-R47).

    The new colour is one not yet in the sequence; it gives no fragment (Q68).
    """
    for seat in table.in_order():
        if not table.power(seat, "ulysse") or table.heroes[seat].state not in ("up", "away"):
            continue
        old = [thread.colour for thread in table.sequence[table.resolved :]]
        new = set(range(4)) - {thread.colour for thread in table.sequence}
        if not new:
            continue
        swaps: set[Act] = {("exchange", one, other) for one in old for other in new}
        answer = yield Ask(seat, "exchange", swaps | {("pass",)})
        if answer != ("pass",):
            table.heroes[seat].ether = False
            index = next(i for i, t in enumerate(table.sequence) if t.colour == answer[1])
            table.sequence[index] = Thread(answer[2], False)


def boss_turn(table: Table, thread: Thread) -> Flow[None]:
    """Let the boss act for one token."""
    if table.boss_name == "hydra":
        yield from hydra_turn(table, thread)
    elif table.boss_name == "siren":
        yield from song(table, thread)
    else:
        yield from leap(table, thread)


def arrow_side(table: Table, colour: int) -> int:
    """Return the side of the maze where a colour's arrow lies (p.4, p.11)."""
    return next(side for side in SIDES if table.arrows[side] == colour)


def reward(table: Table, victim: int, thread: Thread) -> None:
    """Give the active player a Discord fragment for a token inflicted by a thread (p.15)."""
    if thread.fragment and victim != table.active:
        table.half(table.active, victim)


def heroes_on(table: Table, cells: list[Cell]) -> list[int]:
    """Return the heroes, standing or Stunned, on some cells: the active first, clockwise."""
    return [
        seat
        for seat in table.in_order()
        if table.heroes[seat].here() and table.heroes[seat].cell in cells
    ]


# The Minotaur and Hades: from tile to tile (p.11, p.19)


def leap(table: Table, thread: Thread) -> Flow[None]:
    """Move Minotaur or Hades to the next tile's centre; he bounces on the Portal (Q2, Q3)."""
    assert table.boss is not None
    side = arrow_side(table, thread.colour)
    place, _ = table.board.place_step(table.board.place_of(table.boss), side)
    visits: list[tuple[Place, bool]] = [(place, True)]
    if place == table.board.portal_place:
        visits = [(place, False), (table.board.place_step(place, side)[0], True)]
    met = False
    for spot, stays in visits:
        centre = table.board.centre(spot)
        if stays:
            table.boss = centre
        victims = heroes_on(table, table.board.cells_of(spot))
        met = met or bool(victims)
        if table.boss_name == "minotaur":
            yield from tremble(table, victims, centre, stays, thread)
        else:
            yield from rage(table, victims, centre, thread)
    if table.boss_name == "hades" and not met:
        table.wrath += 1


def tremble(
    table: Table, victims: list[int], centre: Cell, stays: bool, thread: Thread
) -> Flow[None]:
    """Give each hero of the tile a token, and stun the one on the landing cell (p.11)."""
    for seat in victims:
        hero = table.heroes[seat]
        under = hero.cell == centre
        hit = yield from strike(table, seat, True, under)
        if hit.inflicted:
            reward(table, seat, thread)
        if under and stays and hero.state == "up":
            yield from shift(table, seat)  # Q52


def rage(table: Table, victims: list[int], centre: Cell, thread: Thread) -> Flow[None]:
    """Hand the pile of Divine Wrath to one hero of the tile; stun who is on the cell (p.19, Q55).

    Ariadne picks among several. Zeus's shield helps against neither.
    """
    if victims and table.wrath > 0:
        chosen = victims[0]
        if len(victims) > 1:
            answer = yield Ask(table.ariadne, "wrath", {("wrath", seat) for seat in victims})
            chosen = answer[1]
        yield from hand_over(table, chosen, thread)
    for seat in victims:
        if table.heroes[seat].state == "up" and table.heroes[seat].cell == centre:
            stun(table, seat)


def hand_over(table: Table, seat: int, thread: Thread) -> Flow[None]:
    """Give a hero the pile: Achille leaves it, Thesee takes one token less (Q75)."""
    if table.power(seat, "achille"):
        return
    count, table.wrath = table.wrath, 0
    less = yield from refused(table, seat)
    count -= int(less)
    if count > 0:
        put_tokens(table, seat, count)
        reward(table, seat, thread)


# The Hydra: from cell to cell (p.17)


def hydra_turn(table: Table, thread: Thread) -> Flow[None]:
    """Move the Hydra one cell; after the last token laid one more beyond the Portal (Q72, HT-R70).

    The colour of the Courage alarm comes after that, and is a last token again.
    """
    last = table.resolved == len(table.sequence)
    yield from hydra_step(table, thread)
    if last and table.boss == table.board.portal:
        yield from hydra_step(table, thread)


def hydra_step(table: Table, thread: Thread) -> Flow[None]:
    """Move the Hydra one cell: she stuns whom she meets, and gives tokens around her (Q72)."""
    assert table.boss is not None
    table.boss, _ = table.board.step(table.boss, arrow_side(table, thread.colour))
    passes = table.boss == table.board.portal  # Q72: she never stays there
    covered = set()
    for seat in heroes_on(table, [table.boss]):
        hit = yield from strike(table, seat, False, True)
        if hit.shielded:
            covered.add(seat)  # HT-b: one shield for all that one step does
            if not passes:  # Q52: only where she stops
                yield from shift(table, seat)
    for seat in heroes_on(table, table.board.ring(table.boss)):
        if seat in covered:
            continue
        hit = yield from strike(table, seat, True, False)
        if hit.inflicted:
            table.hydra_hurt = True
            reward(table, seat, thread)


def breed(table: Table) -> Flow[None]:
    """Call the idle babies back and throw them to the four sides (p.17, Q46, Q73).

    When there are fewer babies than ways, Ariadne picks the ways one by one.
    """
    assert table.boss is not None
    table.babies = [cell for cell in table.babies if grips_somebody(table, cell)]
    table.loosen()
    hand = 4 - len(table.babies)
    ways = {side for side in SIDES if flight(table, side) != table.boss}
    if not table.board.tile(table.boss).up:
        ways = set()  # HT-R77: on an unrevealed tile every way is against an obstacle
    while hand and ways:
        side = min(ways)
        if hand < len(ways):
            answer = yield Ask(table.ariadne, "brood", {("way", way) for way in ways})
            side = answer[1]
        table.babies.append(flight(table, side))
        ways.remove(side)
        hand -= 1


def grips_somebody(table: Table, cell: Cell) -> bool:
    """Tell whether a baby is gripping a hero."""
    return any(
        table.held(seat) and cell in table.near(hero.at())
        for seat, hero in enumerate(table.heroes)
        if hero.state == "up"
    )


def flight(table: Table, side: int) -> Cell:
    """Return the cell where a baby thrown to a side stops: before an obstacle or a hero."""
    assert table.boss is not None
    cell = table.boss
    while table.way_open(cell, side):
        beyond, _ = table.board.step(cell, side)
        if beyond == table.boss or heroes_on(table, [beyond]):
            break
        cell = beyond
    return cell


# The Siren (p.18)


def siren_comes(table: Table) -> Flow[None]:
    """Put the Siren on the Portal; a hero standing there gives way to her (p.18, Q27)."""
    there = table.pawn(table.board.portal)
    table.boss = table.board.portal
    if there is not None:
        around = [cell for cell in table.board.ring(table.board.portal) if table.free(cell)]
        answer = yield Ask(there, "shift", {("shift", cell) for cell in around})
        table.heroes[there].cell = answer[1]
        table.arrive(there)


def song(table: Table, thread: Thread) -> Flow[None]:
    """Draw the heroes of a colour's zone towards the Siren, in Ariadne's order (p.18, Q74)."""
    side = arrow_side(table, thread.colour)
    charmed = {
        seat
        for seat, hero in enumerate(table.heroes)
        if hero.state == "up" and zone(table, hero.at()) == side
    }
    while charmed:
        answer = yield Ask(table.ariadne, "charm", {("charm", seat) for seat in charmed})
        charmed.remove(answer[1])
        yield from draw_in(table, answer[1], opposite(side), thread)


def zone(table: Table, cell: Cell) -> int | None:
    """Return the arm on which a cell lies, as a side; none on the Portal tile (notes G7)."""
    x, y = table.board.spot(table.board.place_of(cell))
    if (x, y) == (0, 0):
        return None
    if x == 0:
        return 0 if y < 0 else 2
    return 1 if x > 0 else 3


def draw_in(table: Table, seat: int, side: int, thread: Thread) -> Flow[None]:
    """Draw one hero along the arm, a cell for each uncovered slot (p.18, Q34, Q74).

    An obstacle or a standing hero stuns him; Water gives him a token; either ends the song.
    """
    hero = table.heroes[seat]
    start = hero.cell
    for _ in range(hero.slots()):
        beyond, _ = table.board.step(hero.at(), side)
        if not table.way_open(hero.at(), side) or not table.free(beyond):
            yield from strike(table, seat, False, True)
            break
        hero.cell = beyond
        if table.water(beyond):
            hit = yield from strike(table, seat, True, False)
            if hit.inflicted:
                reward(table, seat, thread)
            break
    if hero.cell != start:
        table.arrive(seat)


# Alarms (p.14-15)


def sound(table: Table) -> None:
    """Resolve the alarm won first (Q19)."""
    alarm = table.alarms.pop(0)
    if alarm.medallion == "courage":
        alarm_of_courage(table)
    elif alarm.medallion == "spirit":
        alarm_of_spirit(table, alarm)
    elif alarm.medallion == "force":
        table.waiting_burn = True
        table.skeletons = {cell: True for cell in table.skeletons}
    elif alarm.medallion == "combat":
        alarm_of_combat(table)
    elif alarm.medallion == "discord":
        for seat, hero in enumerate(table.heroes):
            hero.ether = hero.ether or (seat != alarm.seat and table.with_ether)


def alarm_of_courage(table: Table) -> None:
    """Add a colour at random among those left, giving no fragment (p.14, HT-R63)."""
    left = sorted(set(range(4)) - {thread.colour for thread in table.sequence})
    if left:
        table.sequence.append(Thread(table.nature("alarm colour", left), False))


def alarm_of_spirit(table: Table, alarm: Alarm) -> None:
    """Turn the two tiles that made the medallion a quarter clockwise (p.14, Q38)."""
    for name in alarm.tiles:
        table.turn_tile(table.board.place_of_tile(name), 1)
    table.settle(set(alarm.tiles))


def alarm_of_combat(table: Table) -> None:
    """Put eight beaten skeletons around the Portal, plain face up (p.15, Q21, HT-R58)."""
    cells = table.board.ring(table.board.portal)
    for cell in cells:
        table.skeletons[cell] = False
    table.skeletons_beaten -= 8
    for seat, hero in enumerate(table.heroes):
        if hero.cell is not None and any(cell in cells for cell in table.near(hero.cell)):
            table.arrive(seat)
