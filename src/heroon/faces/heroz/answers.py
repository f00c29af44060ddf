"""HEROZ: what an answer brings in few words, and buttons that give several answers at once."""

from __future__ import annotations

from heroon.board.model import Look
from heroon.games.heroz.cards import GOAL
from heroon.games.heroz.power import value_at
from heroon.games.heroz.state import EMPTY
from heroon.games.heroz.words import CARDS, HIT, SCORE, SUIT, VALUE, VERB, A
from heroon.kernel import View
from heroon.kernel.words import COMMON, Vocabulary

from .bonus import bonus_of
from .clash import counted_as
from .scene import Sight
from .seen import SIGNS, duel_of
from .sums import fells, ties, total


def badge(word: int, view: View, words: Vocabulary) -> str:
    """Return the id of the thing that bears an answer's number: the plate, for an attack."""
    text = words.text[word]
    return f"clash.{text[-1]}" if text.startswith("attack:") else ""


def short(word: int, look: Look) -> str:
    """Say in few words what an answer brings; empty for most answers.

    Of a placement: the power of its column before, and once the troop is turned up.  Of a line
    bonus: what is taken from where.
    """
    text = look.sentences.spec.words.text[word]
    verb, _, rest = text.partition(":")
    if verb == "bonus":
        found = bonus_of(word, look.view, look.sentences.spec)
        return look.t.text(f"board-bonus-{found.brings}", left=found.left) if found else ""
    if verb != "deploy":
        return ""
    token, _, column = rest.partition("@")
    return _placed(look, token, int(column))


def _placed(look: Look, token: str, column: int) -> str:
    """Say what a troop placed in a column brings: the power before and after, the new pair."""
    view, own = look.view, max(look.view.seat, 0)
    g = duel_of(view, look.sentences.spec)
    cells = range(3 * column - 3, 3 * column)
    free = next(cell for cell in cells if g.field[own][cell] == EMPTY)
    if any(not g.face[own][cell] for cell in cells if cell < free):
        return look.t.text("board-on-hidden")
    was = total(g, own, column - 1)
    before = {(tie.by_suit, len(tie.cells)) for tie in ties(g, own, cells)}
    g.field[own][free], g.face[own][free] = CARDS.by_token[token], 1
    now = total(g, own, column - 1)
    new = [t for t in ties(g, own, cells) if (t.by_suit, len(t.cells)) not in before]
    if not new:
        return look.t.text("board-alone", was=str(was), now=str(now))
    key = "board-pair-suit" if new[0].by_suit else "board-pair-value"
    card = CARDS.by_token[token]
    sign = SIGNS["SHDC"[SUIT[card]]] if new[0].by_suit else str(VALUE[card])
    return look.t.text(key, sign=sign, was=str(was), now=str(now))


def strike(look: Look) -> tuple[str, tuple[int, ...]] | None:
    """Return the blows that fell most, and what their button says; None where none are dealt."""
    view, spec = look.view, look.sentences.spec
    if view.prompt != "damage" or not view.words:
        return None
    g = duel_of(view, spec)
    other = 1 - view.seat
    left = view.counter(f"damage.{view.seat}")
    cells = fells(g, other, left, g.fighting[other] & ~g.doomed[other])
    if not cells:
        return None
    scene = Sight(look, g, view.seat)
    names = look.sentences.listed([scene.short(counted_as(scene, other, cell)) for cell in cells])
    return look.t.text("board-strike", names=names), tuple(HIT[cell] for cell in cells)


def harvest(look: Look) -> tuple[str, tuple[int, ...]] | None:
    """Return the answers that score all free troops, and what their button says.

    None where one may do something else.  The highest cell comes first, since those above a troop
    that leaves drop; nothing is scored after the point that wins.
    """
    view, spec = look.view, look.sentences.spec
    words = [word for word in view.words if word >= len(COMMON)]
    if view.prompt != "raid" or not words or any(VERB[word] != SCORE.id for word in words):
        return None
    g = duel_of(view, spec)
    scene = Sight(look, g, view.seat)
    points, given, names = 0, [], []
    for word in sorted(words, reverse=True):
        if view.counter(f"points.{view.seat}") + points >= g.numbers[GOAL]:
            break
        points += value_at(g, view.seat, A[word])
        given.append(word)
        names.append(scene.short(counted_as(scene, view.seat, A[word])))
    listed = look.sentences.listed(names)
    return look.t.text("labelled", label=f"+{points}", text=listed), tuple(given)
