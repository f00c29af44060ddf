"""HADES TRAP, second model: what befalls a hero. Tokens, stuns, the shield, pushes, ghosts."""

from tests.models.hades_trap_board import SIDES, Cell
from tests.models.hades_trap_state import Act, Ask, Flow, Table


def spend_object(table: Table, seat: int, thing: str) -> Flow[None]:
    """Reveal an object and discard it, or keep it by Circe's power (p.9, p.13, p.16).

    It leaves its space before the effect. Out of turn too (HT-k); never while Stunned (Q67).
    """
    hero = table.heroes[seat]
    jar = hero.holds(thing)
    assert jar is not None
    jar.shown = True
    if table.power(seat, "circe") and hero.state == "up":
        answer = yield Ask(seat, "keep", {("keep",), ("discard",)})
        if answer == ("keep",):
            hero.ether = False
            return
    hero.amphorae.remove(jar)
    table.discarded.append(thing)


def shield(table: Table, seat: int) -> Flow[bool]:
    """Ask a hero for Zeus's shield; tell whether it was played (p.13, Q41, Q42).

    Everybody with an unrevealed amphora is asked, whatever is in it, unless he has said "never"
    this turn. So is who holds a shield that all have seen.
    """
    hero = table.heroes[seat]
    owns = hero.holds("shield") is not None
    secret = any(not jar.shown for jar in hero.amphorae)
    if hero.never or not (secret or owns):
        return False
    offers: set[Act] = {("pass",), ("never",)}
    if owns:
        offers.add(("shield",))
    answer = yield Ask(seat, "shield", offers)
    if answer == ("never",):
        hero.never = True
    if answer != ("shield",):
        return False
    yield from spend_object(table, seat, "shield")
    return True


def stun(table: Table, seat: int) -> None:
    """Replace a hero's pawn by his Stunned token (p.12); Achille loses his Ether (p.16)."""
    hero = table.heroes[seat]
    hero.state = "stunned"
    if table.with_ether and hero.name == "achille":
        hero.ether = False


def refused(table: Table, seat: int) -> Flow[bool]:
    """Tell whether Achille or Thesee refuses a Hades token (p.16, HT-c: before the shield)."""
    hero = table.heroes[seat]
    if table.power(seat, "achille"):
        return True
    if table.power(seat, "thesee"):
        answer = yield Ask(seat, "refuse", {("refuse",), ("take",)})
        if answer == ("refuse",):
            hero.ether = False
            return True
    return False


def put_tokens(table: Table, seat: int, count: int) -> None:
    """Lay Hades tokens on a bar; more than the uncovered slots makes a ghost (p.13, p.19)."""
    hero = table.heroes[seat]
    if count > hero.slots():
        fall(table, seat)
        return
    hero.tokens += count
    if seat == table.active:
        hero.fresh = True


def fall(table: Table, seat: int) -> None:
    """Lay a hero's pawn down: he becomes a ghost, his tokens go back (p.19, Q37)."""
    hero = table.heroes[seat]
    hero.state, hero.tokens, hero.fresh = "fallen", 0, False
    hero.ghost, hero.rejoined = None, False


class Hit:
    """What one hit has done: a token inflicted, a shield played."""

    def __init__(self) -> None:
        self.inflicted = False
        self.shielded = False


def strike(table: Table, seat: int, token: bool, stuns: bool) -> Flow[Hit]:
    """Hit a hero: a Hades token first, then a stun; one shield covers both (HT-b, Q42).

    He is asked for the shield once, before both. A token that meets the limit of one is not given
    and nobody is asked for it (p.13, Q32). Who falls by the token is not stunned.
    """
    hero = table.heroes[seat]
    hit = Hit()
    limit = table.boss_name != "hades" and hero.tokens > 0
    token = token and hero.here() and not limit
    stuns = stuns and hero.state == "up"
    if token:
        stopped = yield from refused(table, seat)
        token = not stopped
    if token or stuns:
        hit.shielded = yield from shield(table, seat)
    if hit.shielded:
        return hit
    if token:
        put_tokens(table, seat, 1)
        hit.inflicted = True
    if stuns and hero.state == "up":
        stun(table, seat)
    return hit


def shift(table: Table, seat: int) -> Flow[None]:
    """Move a shielded hero off the cell where a boss stands, or is to appear (Q52, Q27).

    He picks a free open neighbour, else any free cell of the tile. No thread counts.
    """
    hero = table.heroes[seat]
    here = hero.at()
    steps = [table.board.step(here, side)[0] for side in SIDES if table.way_open(here, side)]
    cells = [cell for cell in steps if table.free(cell)]
    if not cells:
        place = table.board.place_of(here)
        cells = [cell for cell in table.board.cells_of(place) if table.free(cell)]
    answer = yield Ask(seat, "shift", {("shift", cell) for cell in cells})
    hero.cell = answer[1]
    table.arrive(seat)


def attack_hero(table: Table, seat: int, victim: int, side: int) -> Flow[None]:
    """Push a hero one cell to a side, or stun him if something blocks (p.9, Q28, Q40, Q61).

    With the Discord blessing the attack gives a Hades token first (p.15); it gives no fragment
    (notes G6). The push is no step: no Spirit medallion (HT-l), but threads count.
    """
    hero = table.heroes[victim]
    here = hero.at()
    beyond, _ = table.board.step(here, side)
    blocked = not table.way_open(here, side) or not table.free(beyond)
    yield from strike(table, victim, table.blessed(seat, "discord"), blocked)
    if blocked or not hero.here():
        return
    table.cross(here, side)
    hero.cell = beyond
    table.arrive(victim)


def attack_bone(table: Table, seat: int, kind: str, cell: Cell) -> None:
    """Eliminate a skeleton or baby; a burning skeleton is only turned back (p.9, p.12, p.17)."""
    if kind == "baby":
        table.beat_baby(cell)
    elif table.skeletons[cell]:
        table.skeletons[cell] = False
    else:
        table.beat(seat, cell)
