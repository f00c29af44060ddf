"""MICRO HERO: how the totals of the played cards come about, card by card.

Everything is read from the view and the numbers of the cards: a mark on a card says how often it
triggers.
"""

from __future__ import annotations

from typing import Any, Final

from heroon.kernel import GameSpec, Piece, View
from heroon.play.told import Explained, Look, Term

from .wording import abilities_in_play, effects, record, to_come
from .wording import against as standing

_KINDS: Final = ("attack", "defence", "experience")
#: The ability by which improved cards attack at their base level, and that which lessens attacks.
_HIDE: Final = 1
_HEADS: Final = 12
#: The effect that gives attack once; defence and experience follow.
_ONCE: Final = 7


def kinds_of(piece: Piece) -> tuple[int, bool]:
    """Return how often a played card triggers, and whether it is doubled."""
    many = next(int(m.partition(":")[2]) for m in piece.marks if m.startswith("times:"))
    return many, "doubled" in piece.marks


def icons(face: str, view: View, spec: GameSpec[Any]) -> list[int]:
    """List what a card gives each time it triggers: attack, defence, experience."""
    base = face.removesuffix("+")
    name = "wounds" if base in ("bruise", "wound", "gash") else base
    row = record(spec, name)
    given = list(row[4:7] if face != base else row[:3])
    if abilities_in_play(view, spec, _HIDE):
        given[0] = row[0]
    return given


def gain(view: View, spec: GameSpec[Any], piece: Piece) -> list[int]:
    """List what a played card gives in all: attack, defence, experience."""
    many, _ = kinds_of(piece)
    given = zip(icons(piece.face, view, spec), once(piece.face, spec), strict=True)
    return [many * n + extra for n, extra in given]


def once(face: str, spec: GameSpec[Any]) -> list[int]:
    """List what a card gives once, whatever comes after it: attack, defence, experience."""
    found = effects(face, spec)
    return [sum(n for which, n in found if which == _ONCE + kind) for kind in range(len(_KINDS))]


def explain(look: Look) -> list[Explained]:
    """Explain each kind of points of each player, then the attack of the whole team."""
    view, t = look.view, look.t
    spec = look.sentences.spec
    owners = [area.owner for area in view.areas if area.id.startswith("stack.")]
    out = []
    for seat in owners:
        pieces = view.area(f"stack.{seat}").pieces
        for i, kind in enumerate(_KINDS):
            terms = []
            for piece in pieces:
                many, doubled = kinds_of(piece)
                icon = icons(piece.face, view, spec)[i]
                if icon:
                    given: dict[str, str | int] = {"card": piece.face, "times": many, "icons": icon}
                    key = "explain-card-doubled" if doubled else "explain-card"
                    terms.append(Term(t.text(key, **given), str(many * icon)))
                extra = once(piece.face, spec)[i]
                if extra:
                    text = t.text("explain-once", card=piece.face)
                    terms.append(Term(text, str(extra)))
            if terms:
                total = view.counter(f"{kind}.{seat}")
                terms.append(Term(t.text("explain-total"), str(total), "value"))
                title = t.text(f"counter-{kind}")
                if view.prompt == "plan" and view.area(f"hand.{seat}").count:
                    title = t.text("explain-so-far", text=title)
                if len(owners) > 1:
                    player = t.noun(look.sentences.names[seat])
                    title = t.sentence("by-player", {"player": player, "text": title})
                out.append(Explained(title, tuple(terms)))
    if out and to_come(view, "attack"):
        out.append(_against(look, owners))
    return out


def _against(look: Look, owners: list[int]) -> Explained:
    """Explain the whole attack against the Trial's Defence, and the Life that it takes."""
    view, t = look.view, look.t
    attack = sum(view.counter(f"attack.{seat}") for seat in owners)
    terms = [Term(t.text("explain-all-attack"), str(attack))]
    less = view.counter("team-attack") - attack
    if less:
        terms.append(Term(t.text("ability-12", strength=-less), f"−{-less}"))
    against = standing(view)
    terms.append(Term(t.text("explain-life", **against), f"−{against['lost']}", "value"))
    return Explained(t.text("explain-trial"), tuple(terms))
