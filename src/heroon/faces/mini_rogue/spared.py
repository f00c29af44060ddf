"""MINI ROGUE: questions to which only one answer makes sense, which is given unasked.

All is judged by what lies open, so a question that is not asked tells nobody anything, not even
where an Overlord and adventurers share a screen.
"""

from __future__ import annotations

from typing import Any, Final

from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.foes import horde
from heroon.games.mini_rogue.hero import party
from heroon.games.mini_rogue.overlord import POWER_OF, symbols_of
from heroon.games.mini_rogue.rules_answer import blow
from heroon.games.mini_rogue.state import ENTRANCE, EXIT, Run
from heroon.kernel import NOTHING, PASS, GameSpec, View
from heroon.kernel.words import DONE

from .odds import AFTER, chances, left_after
from .seen import given, me_of, run_of, seats_of

#: Powers for a Room that are offered already when the Zone is laid.
_BEFORE_THE_ENTRANCE: Final = (w.VEIL, w.MECHANISM, w.WATCH)
#: The HP that a blow may cost beside its damage: a ration for Decay and one for the Dearth, an XP.
_BESIDE: Final = 3


def spared(view: View, spec: GameSpec[Any]) -> int:
    """Return the only sensible word of a question; NOTHING for a question to be asked.

    Each other word would change nothing, or change it for the worse.
    """
    if view.prompt == "take":
        alone = seats_of(view) == 1 and not view.area(f"items.{view.seat}").pieces
        return w.TAKE if alone else NOTHING
    if view.prompt == "reward":  # without a Story left, its answer gives nothing
        return NOTHING if run_of(view, spec).tales else w.COINS
    if view.prompt == "brace":
        return PASS if _borne(view, run_of(view, spec)) else NOTHING
    if view.prompt == "omen-room":
        return PASS if _declined(view) else NOTHING
    if view.prompt == "omen-hidden":
        return PASS if _behind(view, run_of(view, spec)) else NOTHING
    if view.prompt not in ("skill", *AFTER) or not view.area("foes").pieces:
        return NOTHING
    g = run_of(view, spec)
    if view.prompt == "skill":
        return PASS if _won(g, me_of(view)) else NOTHING
    if view.prompt != "frost" and not left_after(g):
        return DONE if view.prompt == "dice" else PASS
    useful = [word for word in view.words if not _idle(g, word, view.prompt)]
    return NOTHING if useful else PASS


def _declined(view: View) -> bool:
    """Return whether the Overlord has just declined all that is offered.

    That was at the Entrance, when the Zone was laid.
    """
    if given(view)["moment"] != str(ENTRANCE):
        return False
    return all(word == PASS or POWER_OF[word] in _BEFORE_THE_ENTRANCE for word in view.words)


def _won(g: Run, seat: int) -> bool:
    """Return whether any roll fells the enemies; an Overlord could still strengthen them."""
    found = chances(g, seat, PASS, "skill")
    return g.mode != w.OVERLORD and found is not None and found.kill == 1


def _borne(view: View, g: Run) -> bool:
    """Return whether a blow is far from killing, so that healing can wait.

    An enemy or a Reinforcement card may take rations and XP beside it, at the worst as HP.
    """
    seat = me_of(view)
    if horde(g):  # each of them has thrown a die, and no other one lies there
        g.swarm = [int(piece.face) for piece in view.area("die").pieces]
    return blow(g, seat) + _BESIDE < g.hp[seat]


def reached(g: Run, cell: int) -> bool:
    """Return whether an adventurer can still come to a cell by steps right and down."""
    return any(
        here % 3 <= cell % 3 and here // 3 <= cell // 3 and here != cell
        for here in g.at[: party(g)]
    )


def _behind(view: View, g: Run) -> bool:
    """Return whether the Overlord can only shift Rooms to which nobody comes any more, for free.

    Where somebody has the Jackdaw it matters which Rooms are not in use.
    """
    if symbols_of(g, w.STREETS) > 0 or any(w.JACKDAW in items for items in g.items):
        return False
    shifts = {w.SHIFT[cell]: cell for cell in range(EXIT)}
    others = [word for word in view.words if word != PASS]
    return all(word in shifts and not reached(g, shifts[word]) for word in others)


def _idle(g: Run, word: int, prompt: str) -> bool:
    """Return whether an answer does nothing here that could not be done later as well.

    Frost has nothing to stop where the Dungeon die surely misses; what cures can be drunk at the
    next question.
    """
    if word == PASS or w.VERB[word] == w.DRINK.id:
        return True
    return word == w.THROW_POTION[w.FROST] and _misses(g, prompt == "frost")


def _misses(g: Run, last: bool) -> bool:
    """Return whether the Dungeon die that lies there surely misses, as a 1.

    Unless this is the `last` word on it, an Overlord may still change it, and the Automa may roll
    it again.  With the Militia a 1 hits (MR-74, MR-77).
    """
    if g.die != 1 or horde(g) or w.MILITIA in g.on_combat:
        return False
    return last or g.mode == w.PLAIN or (g.mode == w.AUTOMA and not g.due >> w.FATE & 1)
