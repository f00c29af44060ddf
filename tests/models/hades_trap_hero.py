"""HADES TRAP, second model: the Hero phase (p.7-9, p.12-16, p.19), in the book's order."""

from collections.abc import Callable

from tests.models.hades_trap_board import SIDES, Cell
from tests.models.hades_trap_hits import attack_bone, attack_hero, spend_object, strike
from tests.models.hades_trap_state import Act, Amphora, Ask, Flow, Hero, Table

Costs = dict[Act, int]  # every act offered, with its points


def hero_phase(table: Table, seat: int) -> Flow[None]:
    """Let the active player act until he ends the phase (p.7, Q50: also with no points left)."""
    while True:
        costs = offers(table, seat)
        answer = yield Ask(seat, "act", set(costs))
        if answer == ("end",):
            return
        table.idle = 0
        table.points -= costs[answer]
        yield from DOES[answer[0]](table, seat, answer)


def offers(table: Table, seat: int) -> Costs:
    """List every act open to the active hero, with its points."""
    hero = table.heroes[seat]
    if hero.state == "stunned":
        costs = stunned_offers(table, seat)
    elif not table.free_for(seat, hero.at()):
        costs = move_offers(table, seat) or {("end",): 0}  # Daphne in another's cell (HT-R49)
    else:
        costs = {("end",): 0}
        costs |= move_offers(table, seat)
        costs |= wall_offers(table, seat)
        costs |= explore_offers(table, seat)
        costs |= cell_offers(table, seat)
        costs |= object_offers(table, seat)
        costs |= attack_offers(table, seat)
        costs |= free_offers(table, seat)
        costs |= throw_offers(table, seat)
    if hero.holds("fortune"):  # Q63: any time in one's own turn
        costs[("show",)] = 0
    return {act: cost for act, cost in costs.items() if cost <= table.points}


# Stunned (p.12)


def stunned_offers(table: Table, seat: int) -> Costs:
    """Offer a Stunned hero what p.12 leaves him (Q70).

    On a free cell he must stand up; elsewhere only Moves that can still end on a free cell. With
    no points, or with no such Move, he ends.
    """
    here = table.heroes[seat].at()
    if table.points == 0:
        return {("end",): 0}
    if table.free(here):
        return {("stand",): 1}
    cost = table.step_cost(here)
    moves: Costs = {}
    for side in SIDES:
        beyond, _ = table.board.step(here, side)
        if not table.way_open(here, side) or beyond == table.boss or cost > table.points:
            continue
        if table.can_wander(seat, beyond, table.points - cost):
            moves["move", beyond] = cost
    return moves or {("end",): 0}


def do_stand(table: Table, seat: int, act: Act) -> Flow[None]:
    """Stand up again for 1 point (p.12)."""
    table.heroes[seat].state = "up"
    yield from ()


# Move (p.8)


def move_offers(table: Table, seat: int) -> Costs:
    """Offer the Moves of a standing hero (p.8)."""
    here = table.heroes[seat].at()
    cost = table.step_cost(here)
    costs: Costs = {}
    for side in SIDES:
        beyond, _ = table.board.step(here, side)
        if table.way_open(here, side) and beyond != table.boss:
            foes = blow_targets(table, seat, beyond)
            # Q48: with Combat, a Gripped hero may Move towards a skeleton that grips.
            loose = not table.held(seat) or (bool(foes) and table.bone(beyond))
            room = table.free(beyond) or bool(foes) or passes(table, seat, beyond, cost)
            if not table.free_for(seat, here):  # HT-R49: sharing a cell, whatever stands beyond
                room = passes(table, seat, beyond, cost)
            if loose and room:
                costs["move", beyond] = cost
    return costs


def passes(table: Table, seat: int, cell: Cell, cost: int) -> bool:
    """Tell whether Daphne may enter another's cell: she must still reach a free one (HT-R49)."""
    return table.daphne and table.can_wander(seat, cell, table.points - cost)


def blow_targets(table: Table, seat: int, cell: Cell) -> set[Act]:
    """List whom the Combat blessing attacks when its holder moves to a cell (p.15, Q30).

    Stunned heroes are not attacked (HT-R44).
    """
    if not table.blessed(seat, "combat"):
        return set()
    targets: set[Act] = set()
    pawn = table.pawn(cell)
    if pawn is not None and pawn != seat:
        targets.add(("attack", "hero", pawn))
    if cell in table.skeletons:
        targets.add(("attack", "skeleton", cell))
    if cell in table.babies:
        targets.add(("attack", "baby", cell))
    return targets


def do_move(table: Table, seat: int, act: Act) -> Flow[None]:
    """Move to a neighbouring cell; with Combat a free Attack comes first (p.8, Q30, Q48)."""
    hero = table.heroes[seat]
    beyond: Cell = act[1]
    side = table.side_to(hero.at(), beyond)
    foes = blow_targets(table, seat, beyond)
    if foes and table.reaches(hero.at(), side):
        blow = next(iter(foes))
        if len(foes) > 1:  # HT-R43: the mover picks
            blow = yield Ask(seat, "blow", foes)
        yield from strike_out(table, seat, blow, side)
        # He moves only if nothing grips him any more, and if the cell is free.
        room = table.free(beyond) or passes(table, seat, beyond, 0)
        if table.held(seat) or not room:
            return
    table.cross(hero.at(), side)
    hero.cell = beyond
    table.arrive(seat)
    table.take_spirit(seat)
    yield from steal(table, seat)


def steal(table: Table, seat: int) -> Flow[None]:
    """Offer a mover one amphora of each Stunned hero on the cell he entered (p.8, Q62).

    With two amphorae he first discards one; then one is drawn at random (Q22).
    """
    hero = table.heroes[seat]
    robbed: set[int] = set()
    while True:
        victims = [
            victim
            for victim in table.lying(hero.at())
            if victim != seat and victim not in robbed and table.heroes[victim].amphorae
        ]
        if not victims:
            return
        choices: set[Act] = {("steal", victim) for victim in victims}
        answer = yield Ask(seat, "steal", choices | {("leave",)})
        if answer == ("leave",):
            return
        victim = answer[1]
        robbed.add(victim)
        yield from make_room(table, seat)
        jars = table.heroes[victim].amphorae
        thing = table.nature("stolen amphora", sorted(jar.thing for jar in jars))
        jar = next(jar for jar in jars if jar.thing == thing)
        jars.remove(jar)
        hero.amphorae.append(jar)


def make_room(table: Table, seat: int) -> Flow[None]:
    """Make a hero with two amphorae discard one, never the Fortune medallion (p.9)."""
    hero = table.heroes[seat]
    if len(hero.amphorae) < 2:
        return
    things = {jar.thing for jar in hero.amphorae} - {"fortune"}
    answer = yield Ask(seat, "discard", {("discard", thing) for thing in things})
    lose(table, hero, answer[1])


def lose(table: Table, hero: Hero, thing: str) -> None:
    """Reveal one amphora; it is lost for this game (p.9)."""
    jar = hero.holds(thing)
    assert jar is not None
    hero.amphorae.remove(jar)
    table.discarded.append(thing)


def wall_offers(table: Table, seat: int) -> Costs:
    """Offer Eurydice the walls she can cross by her Ether (p.16, Q69: not at the Limbo)."""
    if not table.power(seat, "eurydice") or table.held(seat):
        return {}
    here = table.heroes[seat].at()
    costs: Costs = {}
    for side in SIDES:
        beyond, limbo = table.board.step(here, side)
        walled = table.board.wall(here, side) and not limbo
        if walled and table.board.shown(beyond) and table.free(beyond):
            costs["wall", beyond] = table.step_cost(here)
    return costs


def do_wall(table: Table, seat: int, act: Act) -> Flow[None]:
    """Cross a wall, spending the Ether; the step is a Move in all else."""
    table.heroes[seat].ether = False
    yield from do_move(table, seat, act)


# Explore (p.8)


def explore_offers(table: Table, seat: int) -> Costs:
    """Offer the hidden tiles next to the hero's cell, Limbo included, walls or not (Q60)."""
    here = table.heroes[seat].at()
    spots = [table.board.step(here, side)[0] for side in SIDES]
    return {
        ("explore", table.board.place_of(spot)): 1 for spot in spots if not table.board.shown(spot)
    }


def do_explore(table: Table, seat: int, act: Act) -> Flow[None]:
    """Reveal a tile. A Spirit pair that shows is not laid (p.8); nobody is gripped (Q47)."""
    table.reveal(act[1])
    yield from ()


# Activate: special cells (p.9, p.13)


def cell_offers(table: Table, seat: int) -> Costs:
    """Offer the action of the special cell under the hero."""
    here = table.heroes[seat].at()
    special = table.board.special(here)
    if special == "sandals":
        return charge_offers(table, seat, "cell") | teleport_offers(table, seat)
    if special == "joystick":
        return turn_offers(table, seat, "cell")
    if special == "stairs" and not table.held(seat):
        others = [cell for cell in table.board.find("stairs") if cell != here]
        if others and table.free(others[0]):  # Q66
            return {("stairs",): 1}
    if special == "pad":
        return swap_offers(table, seat, "cell")
    if special == "force" and "force" not in table.heroes[seat].medallions:
        return {("force",): 2}  # p.14, Q64: one act of 2 points; there is one for every seat
    return {}


def charge_offers(table: Table, seat: int, source: str) -> Costs:
    """Offer charges to every side whose first border is open (p.13, Q5, HT-R36)."""
    if table.held(seat):
        return {}
    here = table.heroes[seat].at()
    return {("charge", source, side): 1 for side in SIDES if table.way_open(here, side)}


def do_charge(table: Table, seat: int, act: Act) -> Flow[None]:
    """Charge in a straight line until an obstacle, or stop where the player likes (p.13)."""
    hero = table.heroes[seat]
    _, source, side = act
    if source == "amphora":
        yield from spend_object(table, seat, "sandals")
    start = hero.at()
    moved = False
    while table.way_open(hero.at(), side):
        beyond, _ = table.board.step(hero.at(), side)
        prize = beyond == table.boss and "courage" not in hero.medallions
        if moved and (prize or beyond != table.boss):  # p.13: stops where the player likes
            onward = yield from charge_choice(table, seat)
            if not onward:
                break
        if prize:  # p.14, Q17, Q65: the boss is charged, even from right beside it.
            table.stock["courage"] -= 1
            table.gain(seat, "courage")
        if beyond == table.boss:
            break
        met = table.pawn(beyond)
        if met is not None and met != seat:
            hit = yield from strike(table, met, False, True)
            if hit.shielded:  # Q53
                break
        table.cross(hero.at(), side)
        hero.cell = beyond
        moved = True
        charge_through(table, seat, beyond)
        table.take_spirit(seat)
        if beyond == start:  # Q16
            break
    if moved:
        table.arrive(seat)  # Q29: only the last cell grips


def charge_choice(table: Table, seat: int) -> Flow[bool]:
    """Ask the charger whether to go on, stop, or pick up the amphora there (p.13, HT-d)."""
    while True:
        choices: set[Act] = {("on",), ("stop",)}
        if can_pick(table, seat):
            choices.add(("pick",))
        answer = yield Ask(seat, "charge", choices)
        if answer != ("pick",):
            return bool(answer == ("on",))
        yield from do_pick(table, seat, answer)


def charge_through(table: Table, seat: int, cell: Cell) -> None:
    """Eliminate the skeletons of a cell charged through, burning ones too (p.13, Q29)."""
    if cell in table.skeletons:
        table.beat(seat, cell)
    while cell in table.babies:
        table.beat_baby(cell)


def teleport_offers(table: Table, seat: int) -> Costs:
    """Offer the Courage blessing: another Sandals cell instead of a charge (p.14)."""
    if not table.blessed(seat, "courage") or table.held(seat):
        return {}
    here = table.heroes[seat].at()
    others = [cell for cell in table.board.find("sandals") if cell != here]
    return {("teleport", cell): 1 for cell in others if table.free(cell)}  # Q66


def do_teleport(table: Table, seat: int, act: Act) -> Flow[None]:
    """Appear on another Sandals cell: an arrival, but no own step (HT-l, Q62)."""
    table.heroes[seat].cell = act[1]
    table.arrive(seat)
    yield from ()


def turn_offers(table: Table, seat: int, source: str) -> Costs:
    """Offer the quarter turns of a Joystick (p.13, Q8-Q10); its Spirit blessing (p.14, Q51)."""
    board = table.board
    own = board.place_of(table.heroes[seat].at())
    steps = [board.place_step(own, side) for side in SIDES]
    places = {own} | {place for place, limbo in steps if not limbo}
    if source == "cell" and table.blessed(seat, "spirit"):  # HT-R40: from the cell only
        places |= set(board.places) - {board.portal_place}
    return {
        ("turn", source, place, way): 1
        for place in places
        if board.tiles[place].up and not table.frozen(place)
        for way in (1, -1)
    }


def do_turn(table: Table, seat: int, act: Act) -> Flow[None]:
    """Turn a tile a quarter, with all that lies on it (p.13, Q12, Q45)."""
    _, source, place, way = act
    if source == "amphora":
        yield from spend_object(table, seat, "joystick")
    table.turn_tile(place, way)
    table.settle({table.board.tiles[place].name})


def do_stairs(table: Table, seat: int, act: Act) -> Flow[None]:
    """Go to the other staircase (p.13)."""
    hero = table.heroes[seat]
    hero.cell = next(cell for cell in table.board.find("stairs") if cell != hero.cell)
    table.arrive(seat)
    yield from ()


def swap_offers(table: Table, seat: int, source: str) -> Costs:
    """Offer the exchanges of the Titans' Pad (p.13, Q11: hidden tiles too)."""
    own = table.board.place_of(table.heroes[seat].at())
    places = [
        place
        for place in table.board.places
        if place not in (own, table.board.portal_place) and not table.frozen(place)
    ]
    return {
        ("swap", source, one, two): 1
        for number, one in enumerate(places)
        for two in places[number + 1 :]
    }


def do_swap(table: Table, seat: int, act: Act) -> Flow[None]:
    """Exchange two tiles with all that lies on them (p.13, Q12, Q45)."""
    _, source, one, two = act
    if source == "amphora":
        yield from spend_object(table, seat, "pad")
    table.swap_tiles(one, two)
    table.settle({table.board.tiles[one].name, table.board.tiles[two].name})


# Activate: objects (p.9, p.13)


def object_offers(table: Table, seat: int) -> Costs:
    """Offer the objects the hero carries; the shield is played when he is asked (Q42)."""
    hero = table.heroes[seat]
    things = {jar.thing for jar in hero.amphorae}
    costs: Costs = {}
    if "sandals" in things:
        costs |= charge_offers(table, seat, "amphora")
    if "joystick" in things:
        costs |= turn_offers(table, seat, "amphora")
    if "pad" in things:
        costs |= swap_offers(table, seat, "amphora")
    if "mirror" in things:
        costs |= {("mirror", other): 1 for other in mirror_targets(table, seat)}
    if "boomerang" in things:
        costs |= {("boomerang", other): 1 for other, _ in table.in_sight(seat)}
    return costs


def mirror_targets(table: Table, seat: int) -> list[int]:
    """Return the heroes one may change places with: no Stunned one under a pawn (Q66, HT-f)."""
    return [
        other
        for other, hero in enumerate(table.heroes)
        if other != seat
        and (hero.state == "up" or (hero.state == "stunned" and table.free(hero.at())))
    ]


def do_mirror(table: Table, seat: int, act: Act) -> Flow[None]:
    """Change places with another hero: both arrive, no thread counts (p.13, HT-f)."""
    yield from spend_object(table, seat, "mirror")
    hero, other = table.heroes[seat], table.heroes[act[1]]
    hero.cell, other.cell = other.cell, hero.cell
    table.arrive(seat)
    table.arrive(act[1])


def do_boomerang(table: Table, seat: int, act: Act) -> Flow[None]:
    """Stun a hero in sight (p.13)."""
    yield from spend_object(table, seat, "boomerang")
    yield from strike(table, act[1], False, True)


# Force (p.14)


def do_force(table: Table, seat: int, act: Act) -> Flow[None]:
    """Take the Force medallion at the Lair's centre (p.14)."""
    table.stock["force"] -= 1
    table.gain(seat, "force")
    yield from ()


def throw_offers(table: Table, seat: int) -> Costs:
    """Offer the Force blessing: an amphora thrown at a hero in sight (p.14, Q31)."""
    if not table.blessed(seat, "force"):
        return {}
    things = {jar.thing for jar in table.heroes[seat].amphorae} - {"fortune"}
    return {
        ("throw", thing, other): distance
        for thing in things
        for other, distance in table.in_sight(seat)
    }


def do_throw(table: Table, seat: int, act: Act) -> Flow[None]:
    """Throw an amphora: it is discarded, shield or not (HT-R42); Circe keeps none (HT-R51)."""
    lose(table, table.heroes[seat], act[1])
    yield from strike(table, act[2], False, True)


# Attack (p.9)


def attack_offers(table: Table, seat: int) -> Costs:
    """Offer the Attacks on heroes next to one, and skeletons there or underfoot (HT-R21, R22)."""
    here = table.heroes[seat].at()
    costs: Costs = {}
    for cell in table.near(here):
        if cell in table.skeletons:
            costs["attack", "skeleton", cell] = 1
        if cell in table.babies:
            costs["attack", "baby", cell] = 1
        if cell != here:
            pawn = table.pawn(cell)
            heroes = table.lying(cell) + ([] if pawn is None else [pawn])
            costs |= {("attack", "hero", other): 1 for other in heroes}
    return costs


def do_attack(table: Table, seat: int, act: Act) -> Flow[None]:
    """Attack the skeleton, baby or hero named (p.9)."""
    here = table.heroes[seat].at()
    side = table.side_to(here, table.heroes[act[2]].at()) if act[1] == "hero" else 0
    yield from strike_out(table, seat, act, side)


def strike_out(table: Table, seat: int, act: Act, side: int) -> Flow[None]:
    """Carry out one Attack; a hero is pushed to the side given (p.9)."""
    if act[1] == "hero":
        yield from attack_hero(table, seat, act[2], side)
    else:
        attack_bone(table, seat, act[1], act[2])


# Pick up, power, show (p.9, p.15, p.16)


def can_pick(table: Table, seat: int) -> bool:
    """Tell whether an amphora lies open under the hero: no skeleton or baby on it (Q7)."""
    cell = table.heroes[seat].at()
    return cell in table.amphorae and not table.bone(cell)


def free_offers(table: Table, seat: int) -> Costs:
    """Offer the acts that cost nothing: pick up, and the powers spent in one's turn."""
    costs: Costs = {}
    if can_pick(table, seat):
        costs[("pick",)] = 0
    if table.power(seat, "andromede") or table.power(seat, "daphne"):
        costs[("power",)] = 0
    return costs


def do_pick(table: Table, seat: int, act: Act) -> Flow[None]:
    """Pick up the amphora under the hero and look at it (p.9)."""
    yield from make_room(table, seat)
    hero = table.heroes[seat]
    hero.amphorae.append(Amphora(table.amphorae.pop(hero.at())))


def do_power(table: Table, seat: int, act: Act) -> Flow[None]:
    """Spend the Ether: a point for Andromede, a free turn for Daphne (p.16)."""
    hero = table.heroes[seat]
    hero.ether = False
    if hero.name == "andromede":
        table.points += 1
    else:
        table.daphne = True
    yield from ()


def do_show(table: Table, seat: int, act: Act) -> Flow[None]:
    """Show the Fortune medallion: it goes on the bar, with no alarm (p.15, Q63)."""
    hero = table.heroes[seat]
    jar = hero.holds("fortune")
    assert jar is not None
    hero.amphorae.remove(jar)
    table.gain(seat, "fortune")
    yield from ()


DOES: dict[str, Callable[[Table, int, Act], Flow[None]]] = {
    "stand": do_stand,
    "move": do_move,
    "wall": do_wall,
    "explore": do_explore,
    "charge": do_charge,
    "teleport": do_teleport,
    "turn": do_turn,
    "stairs": do_stairs,
    "swap": do_swap,
    "mirror": do_mirror,
    "boomerang": do_boomerang,
    "force": do_force,
    "throw": do_throw,
    "attack": do_attack,
    "pick": do_pick,
    "power": do_power,
    "show": do_show,
}
