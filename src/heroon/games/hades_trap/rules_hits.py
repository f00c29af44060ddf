"""HADES TRAP: skeletons, the Stunned token, the Hades token, Zeus's shield (p. 12-13)."""

from __future__ import annotations

from typing import Final

from heroon.kernel import Ask, Rule, confirm, gain, lose, react, show, tell, then

from . import words as w
from .labyrinth import NEXT
from .places import (
    closed,
    crossing,
    free_points,
    gripped,
    gripping,
    has_power,
    kind,
    side_to,
    taken,
    within_reach,
)
from .rules_medallions import claim_fragment, win
from .state import BURNING, FALLEN, NO_SKELETON, RUBBLES, SKELETON, STUNNED, UPRIGHT, Race
from .steps import HIT, MAKE_ROOM, STEPS, USED

#: What a blow does: a Hades token, a Stunned token.
TOKEN: Final = 1
STUN: Final = 2
#: How it does so: by threads that the active hero crossed, past any shield, under a boss that stays
#: there, by the Boss.
BY_THREADS: Final = 4
UNAVOIDABLE: Final = 8
UNDER_BOSS: Final = 16
BY_BOSS: Final = 32

# -- skeletons ------------------------------------------------------------------------------------


def read_grip(g: Race, seat: int) -> None:
    """Read whether a skeleton grips a hero who has arrived on a cell; tell a new grip.

    [hades-trap:grip] [hades-trap:skeletons] (HT-Q47)  Nothing grips Daphne in the turn in which
    she crosses skeletons; it is read when that turn ends [hades-trap:daphne] (HT-j).
    """
    if caught_anew(g, seat):
        tell(g, w.E_GRIPPED, seat)


def caught_anew(g: Race, seat: int) -> bool:
    """Read the grip of a hero who has arrived, and return whether it is new, to be told."""
    held = gripping(g, g.at[seat]) and not crossing(g, seat)
    anew = held and not g.caught[seat] and g.lies[seat] == UPRIGHT
    g.caught[seat] = int(held)
    return anew


def loosen_grip(g: Race) -> None:
    """Free the heroes whom no skeleton grips any more [hades-trap:grip]."""
    for seat in range(g.seats):
        if g.caught[seat] and not gripping(g, g.at[seat]):
            g.caught[seat] = 0


def read_grips_around(g: Race, cell: int) -> None:
    """Read the grips of heroes on a cell to which a skeleton has come, or beside it (HT-Q21).

    [hades-trap:grip]
    """
    for seat in range(g.seats):
        here = g.at[seat]
        if here >= 0:
            side = side_to(here, cell)
            if here == cell or (side >= 0 and within_reach(g, here, side)):
                read_grip(g, seat)


def read_grips_anew(g: Race, place: int, other: int) -> None:
    """Read the grips of the heroes on two tiles that have moved, and right beside them.

    [hades-trap:grip] (HT-Q12, HT-Q47)  Where one tile was turned, `other` is the same.
    """
    loosen_grip(g)
    for seat in range(g.seats):
        here = g.at[seat]
        if here >= 0 and (reaches(g, here, place) or reaches(g, here, other)):
            read_grip(g, seat)


def reaches(g: Race, cell: int, place: int) -> bool:
    """Return whether a cell lies on a tile, or beside it where skeletons can grip across."""
    if cell // 9 == place:
        return True
    for side in range(4):
        if NEXT[cell][side] // 9 == place and kind(g, place) > 0 and within_reach(g, cell, side):
            return True
    return False


def tell_grip(g: Race, seat: int) -> None:
    """Tell of the skeleton that holds a hero who is on his feet again [hades-trap:grip]."""
    if gripped(g, seat):
        tell(g, w.E_GRIPPED, seat)


def strike(g: Race, seat: int, cell: int) -> None:
    """Attack the skeleton on a cell; a burning one is only put out.

    [hades-trap:attack.skeleton] [hades-trap:burning]
    """
    if g.bones[cell] == BURNING:
        g.bones[cell] = SKELETON
        tell(g, w.E_QUENCHED, seat, cell)
    else:
        eliminate(g, seat, cell)


def crush(g: Race, seat: int, cell: int) -> None:
    """Remove a baby Hydra from a cell, with no trophy [hades-trap:hydra.babies] (HT-R76)."""
    g.babies.remove(cell)
    tell(g, w.E_CRUSHED, seat, cell)
    loosen_grip(g)


def eliminate(g: Race, seat: int, cell: int) -> None:
    """Turn a skeleton into a trophy; after the last one, give somebody Combat.

    [hades-trap:skeletons] [hades-trap:attack.skeleton] [hades-trap:combat] (HT-Q20)
    """
    g.bones[cell] = NO_SKELETON
    g.trophies[seat] += 1
    if seat in g.slayers:
        g.slayers.remove(seat)
    g.slayers.append(seat)
    tell(g, w.E_STRUCK, seat, cell)
    loosen_grip(g)
    if sum(g.trophies) == RUBBLES:
        win(g, best_slayer(g), w.COMBAT)


def best_slayer(g: Race) -> int:
    """Return the seat with most trophies, of equals the latest slayer [hades-trap:combat]."""
    best = g.slayers[0]
    for seat in g.slayers:
        if g.trophies[seat] >= g.trophies[best]:
            best = seat
    return best


# -- blows ----------------------------------------------------------------------------------------


@STEPS.rule(HIT)
def hit(g: Race, seat: int, blow: int) -> Rule[None]:
    """Strike a hero, who may be immune, refuse a token, or raise a Shield of Zeus.

    [hades-trap:stunned] [hades-trap:hades-token] [hades-trap:shield] [hades-trap:theseus]
    [hades-trap:achilles]  These come in this order (HT-c); one question and one Shield serve for
    both tokens of a blow (HT-b, HT-Q42).  A hero whom the Hades token makes a ghost is not Stunned.
    """
    if g.lies[seat] == FALLEN:
        return
    token = blow & TOKEN > 0 and may_take_token(g, seat)
    stun = blow & STUN > 0 and g.lies[seat] == UPRIGHT
    if token and has_power(g, seat, w.ACHILLES):
        token = False
        tell(g, w.E_IMMUNE, seat)
    if token and has_power(g, seat, w.THESEUS):
        refuses = yield from confirm(seat, w.P_REFUSE)
        if refuses:
            g.ether_left[seat] = 0
            token = False
            tell(g, w.E_REFUSED, seat)
    if (token or stun) and blow & UNAVOIDABLE == 0 and may_hold_shield(g, seat):
        raised = yield from react(seat, w.P_SHIELD, w.SHIELD in g.bag[seat])
        if raised:
            tell(g, w.E_SHIELDED, seat)
            if stun and blow & UNDER_BOSS > 0:
                then(g, MAKE_ROOM, seat)
            reveal(g, seat, w.SHIELD)
            then(g, USED, seat, w.SHIELD)
            return
    if token:
        take_tokens(g, seat, 1, blow)
    if stun and g.lies[seat] == UPRIGHT:
        be_stunned(g, seat)


def may_hold_shield(g: Race, seat: int) -> bool:
    """Return whether a hero has a Shield, or an amphora unknown to somebody (HT-Q42).

    [hades-trap:shield]  Whoever might have one is asked, whatever is in the amphora.
    """
    everybody = (1 << g.seats) - 1
    for amphora, known in zip(g.bag[seat], g.watched[seat]):
        if amphora == w.SHIELD or known != everybody:
            return True
    return False


def may_take_token(g: Race, seat: int) -> bool:
    """Return whether a hero can take a Hades token [hades-trap:hades-token].

    [hades-trap:hades.wrath] (HT-Q25)  He has one at most, but any number against Hades.
    """
    return g.boss == w.HADES or g.curses[seat] == 0


def be_stunned(g: Race, seat: int) -> None:
    """Put a Stunned token in the pawn's place; Achilles loses his Ether.

    [hades-trap:stunned] [hades-trap:achilles]
    """
    g.lies[seat] = STUNNED
    tell(g, w.E_STUNNED, seat)
    if has_power(g, seat, w.ACHILLES):
        g.ether_left[seat] = 0
        tell(g, w.E_ETHER_LOST, seat)


def take_tokens(g: Race, seat: int, many: int, blow: int) -> None:
    """Lay Hades tokens on a hero's action bar; more than fit make a ghost of him.

    [hades-trap:hades-token] [hades-trap:ghost] [hades-trap:discord] (HT-C7)
    """
    if g.boss == w.HADES and many > free_points(g, seat):
        fall(g, seat)
    else:
        g.curses[seat] += many
        tell(g, w.E_CURSED, seat, g.curses[seat])
        if seat == g.active:
            g.fresh[seat] = 1
    if blow & BY_BOSS:
        g.gave = 1
    if blow & BY_THREADS:
        claim_fragment(g, seat)


def fall(g: Race, seat: int) -> None:
    """Lay a hero's pawn down where it is, and put all his Hades tokens back.

    [hades-trap:ghost] (HT-Q37, HT-Q76)
    """
    g.lies[seat] = FALLEN
    g.curses[seat] = 0
    g.fresh[seat] = 0
    tell(g, w.E_FELL, seat)


def reveal(g: Race, seat: int, amphora: int) -> None:
    """Show an amphora of one's own to everybody, before its effect [hades-trap:activate]."""
    lose(g.bag[seat], g.watched[seat], amphora)
    gain(g.bag[seat], g.watched[seat], amphora, (1 << g.seats) - 1)
    show(g)
    tell(g, w.E_USED, seat, amphora)


# -- Bouclier de Zeus -----------------------------------------------------------------------------


def cells_aside(g: Race, seat: int, anywhere: int) -> list[int]:
    """List the free open neighbours of a hero, else the free cells of his tile (HT-Q52).

    [hades-trap:pawn]  With `anywhere`, all free cells of the tile: for the hero who stands where
    the Siren appears (HT-Q27).
    """
    here = g.at[seat]
    found: list[int] = []
    for side in range(4):
        other = NEXT[here][side]
        if not anywhere and not closed(g, here, side) and not taken(g, other, seat):
            found.append(other)
    if len(found) > 0:
        return found
    place = here // 9
    return [c for c in range(9 * place, 9 * place + 9) if c != here and not taken(g, c, seat)]


@STEPS.words(MAKE_ROOM)
def make_room(g: Race, seat: int, anywhere: int) -> Ask:
    """Ask a hero whom the Shield kept on his feet where to make room for the Boss.

    [hades-trap:shield] [hades-trap:pawn] (HT-Q52, HT-Q27)
    """
    return Ask(1 << seat, w.P_SHIFT, [w.SHIFT[cell] for cell in cells_aside(g, seat, anywhere)])


@STEPS.answer(MAKE_ROOM)
def make_room_to(g: Race, seat: int, _: int, word: int) -> None:
    """Move a hero aside to the cell he picked; no thread is crossed [hades-trap:pawn] (HT-Q52).

    A tile always has a free cell: there are nine, and five pawns.
    """
    g.at[seat] = w.A[word]
    tell(g, w.E_SHIFTED, seat, g.at[seat])
    read_grip(g, seat)
