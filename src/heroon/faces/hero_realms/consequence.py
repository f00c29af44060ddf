"""Hero Realms solo: what answers come to: the attack as things lie, the turn's end, the hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from heroon.board.model import Look
from heroon.board.types import If, Mark
from heroon.games.hero_realms import words as w
from heroon.games.hero_realms.seen import position_of
from heroon.games.hero_realms.state import Skirmish
from heroon.games.hero_realms.steps import HERO_MAIN
from heroon.kernel import GameSpec, Machine, View, then
from heroon.kernel.words import NOTHING
from heroon.texts import Texts

from . import wording
from .terms import attack_told, blow, foreseen_parts

#: What plays a card of the hand, or uses a champion in play.
_PLAYS: Final = (w.PLAY.id, w.EXPEND.id)


def foresee(words: tuple[int, ...], look: Look) -> If | None:
    """Find what answers come to; for no answers, what an attack would do as things lie."""
    view, spec, t = look.view, look.sentences.spec, look.t
    if view.prompt != "main" or view.result:
        return None
    if not words:
        return If(marks=tuple(_struck(look, view.counter("combat"))))
    face = wording.face_up(view)
    if words == (w.FINISH,) and face:
        told = t.text("picture-and").join(foreseen_parts(view, spec, t, face))
        return If(line=t.text("if-finish", list=told))
    if words == (w.ATTACK,):
        points = view.counter("combat")
        told = t.text("picture-and").join(attack_told(view, spec, t, points))
        return If(line=t.text("if-attack", list=told), marks=tuple(_struck(look, points)))
    if len(words) > 1 and all(w.VERB[word] in _PLAYS for word in words):
        return _after_all(words, look)
    return None


def _struck(look: Look, combat: int) -> Iterator[tuple[str, Mark]]:
    """Yield a mark for each card that an attack with so much combat hits: what it takes."""
    if not combat:
        return
    view, spec, t = look.view, look.sentences.spec, look.t
    now = blow(view, spec, combat)
    fallen = () if now.choice and len(now.guards) > 1 else now.guards
    for which in (*fallen, *(now.given if len(now.given) == 1 else ())):
        token = wording.face(which)
        piece = next((p for p in view.area("zone").pieces if p.face == token), None)
        if piece is not None:
            points = wording.shield(which, spec)
            yield piece.id, _mark(points, t)
    if now.damage:
        name = f"boss.{wording.boss_of(view)[0]}"
        yield name, _mark(now.damage, t)


def _mark(points: int, t: Texts) -> Mark:
    label = t.text("board-struck", points=points)
    return Mark(sign="struck", label=label, short=f"−{points}"[:4])


# -- the whole hand at once -----------------------------------------------------------------------


def play_all(look: Look) -> tuple[str, tuple[int, ...]] | None:
    """Find the words that play the whole hand and use all champions; None for fewer than two.

    A card that asks something or turns up another one is left out.
    """
    view = look.view
    if view.prompt != "main" or view.seat < 0:
        return None
    words = tuple(_plays(view, look.sentences.spec))
    if len(words) < 2:
        return None
    cards = sum(w.VERB[word] == w.PLAY.id for word in words)
    text = look.t.text("board-play-all", cards=cards, champions=len(words) - cards)
    return text, words


def _plays(view: View, spec: GameSpec[Any]) -> Iterator[int]:
    """Yield words that play or use cards, one after the other.

    Each leads back to the same question.  Champions are played first: some cards count them.
    """
    g = position_of(view, spec)
    then(g, HERO_MAIN)
    asking: set[int] = set()
    while True:
        now = _at(spec, g)
        words = () if now.ask is None else now.ask.words
        found = sorted((x for x in words if w.VERB[x] in _PLAYS and x not in asking), key=_rank)
        if not found:
            return
        after = _said(spec, g, found[0])
        if after is None:
            asking.add(found[0])
            continue
        g = after
        yield found[0]


def _rank(word: int) -> int:
    """Return the place in turn: champions of the hand, other cards, champions in play."""
    if w.VERB[word] == w.EXPEND.id:
        return 2
    return 0 if w.IS_CHAMPION[w.A[word]] else 1


def _at(spec: GameSpec[Any], g: Skirmish) -> Machine[Skirmish]:
    """Make a machine at the question of a position."""
    now = Machine(spec, spec.copy(g))
    now.begin()
    return now


def _said(spec: GameSpec[Any], g: Skirmish, word: int) -> Skirmish | None:
    """Return the position after a word, if the same question comes again; else None."""
    now = _at(spec, g)
    now.answer(word)
    same = now.ask is not None and now.ask.seats == 1 and now.ask.prompt == w.P_MAIN
    return now.g if same else None


def _after_all(words: tuple[int, ...], look: Look) -> If:
    """Tell the gold and the combat once these cards are played, and what an attack does then."""
    view, spec, t = look.view, look.sentences.spec, look.t
    g = position_of(view, spec)
    then(g, HERO_MAIN)
    for word in words:
        after = _said(spec, g, word)
        if after is None or word == NOTHING:
            break
        g = after
    told = t.text("picture-and").join(attack_told(view, spec, t, g.combat)) if g.combat else ""
    line = t.text("if-all", gold=g.gold, combat=g.combat)
    line = (
        t.text("if-all-attack", text=line, list=told) if told else t.text("if-all-only", text=line)
    )
    return If(line=line, marks=tuple(_struck(look, g.combat)))
