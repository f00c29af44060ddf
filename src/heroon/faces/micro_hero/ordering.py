"""MICRO HERO: how several cards of a hand are played in a row, in Planning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from heroon.games.micro_hero import words as w
from heroon.games.micro_hero.cards import DEFENCE_FIRST, MANY_HEADS
from heroon.games.micro_hero.heuristics import best_line, reaches
from heroon.games.micro_hero.stack import ability, strength
from heroon.games.micro_hero.state import Journey
from heroon.kernel import GameSpec, View
from heroon.play.ordering import Beside, Line, Ordering
from heroon.texts import Sentences

from .wording import abilities_in_play, effects

#: Effects that lower the Trial's values at once, by the number of the effect.
_FRIGHTENS: Final = 3
_PIERCES: Final = 6
_THREE_HEADS: Final = 12


def reached(view: View, seat: int, card: str, sentences: Sentences) -> str:
    """Tell what the turn comes to if this card of the hand is played, too (empty: a tilt)."""
    spec, t = sentences.spec, sentences.texts
    given = [0, 0, 0]
    for piece in view.area(f"hand.{seat}").pieces:
        mark = next((m for m in piece.marks if m.startswith("adds:")), "")
        if piece.face == card and mark:
            given = [int(n) for n in mark.partition(":")[2].split(".")]
    owners = [area.owner for area in view.areas if area.id.startswith("hand.")]
    attack = sum(view.counter(f"attack.{s}") for s in owners) + given[0]
    block = max(view.counter("attack") - _lowers(card, spec, _FRIGHTENS), 0)
    args: dict[str, str | int] = {
        "guard": sum(view.counter(f"defence.{s}") for s in owners) + given[1],
        "block": f"{len(owners)} × {block}" if len(owners) > 1 else block,
        "experience": view.counter("experience") + given[2],
    }
    attack = max(attack - sum(abilities_in_play(view, spec, _THREE_HEADS)), 0)
    against = max(view.counter("defence") - _lowers(card, spec, _PIERCES), 1)
    args |= {"attack": attack, "against": against, "lost": attack // against}
    return t.sentence("picture-totals-text", args)


def _lowers(card: str, spec: GameSpec[Any], effect: int) -> int:
    """Return by how much a played card lowers one of the Trial's values."""
    return sum(strength for which, strength in effects(card, spec) if which == effect)


def best(g: Journey, seat: int, prompt: int, words: Sequence[int]) -> Line | None:
    """Find the best order of a seat's hand; None where it has no hand to order."""
    line = best_line(g, seat, prompt, words)
    if not line:
        return None
    end = reaches(g, seat, line)
    lost = end.attack // max(end.against, 1)
    rises = lost and not ability(g, DEFENCE_FIRST)
    block = end.block + (strength(g, MANY_HEADS) if rises else 0)
    totals = (("attack", end.attack), ("defence", end.defence), ("experience", end.experience))
    reasons: dict[str, str | int] = {
        "open": _open(g, seat, end.words[-1]),
        "attack": end.attack,
        "against": end.against,
        "lost": lost,
        "guard": end.defence,
        "block": block,
        "blocked": "yes" if end.defence >= block else "no",
    }
    return Line(end.words, totals, tuple(reasons.items()))


def _open(g: Journey, seat: int, last: int) -> str:
    """Return what leaves the rest of a hand open: a `tilt` or a `card` that draws; `no` for none.

    `g` is the world at the end of the line.
    """
    draws = w.VERB[last] == w.TILT.id and not g.armed[seat]
    return "tilt" if draws else "card" if g.hand[seat] else "no"


ORDERING: Final[Ordering[Journey]] = Ordering(
    prompt=w.V.prompts[w.P_PLAN].name,
    card=w.V.verbs[w.PLAY.id].name,
    others={w.V.verbs[w.TILT.id].name: Beside("order-tilt", {"en": "tilt", "fr": "incliner"})},
    totals="order-totals",
    reason="order-reason",
    best=best,
    reached=reached,
)
