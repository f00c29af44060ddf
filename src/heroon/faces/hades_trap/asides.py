"""HADES TRAP: what an answer brings beside what it says: halves that meet, Courage won or left."""

from __future__ import annotations

from typing import Final

from heroon.board.model import Look
from heroon.games.hades_trap import words as w
from heroon.games.hades_trap.labyrinth import NEXT
from heroon.games.hades_trap.places import TO_WIN, many
from heroon.kernel import STOP, View
from heroon.texts import Sentences

from .seen import given, race_of
from .ways import joining, onto_boss

#: Answers that move tiles, and those that set out on a charge.
_MOVES: Final = (w.TURN.id, w.TWIST.id, w.SWAP.id, w.TRADE.id)
_CHARGES: Final = (w.CHARGE.id, w.DASH.id)


def aside(word: int, view: View, sentences: Sentences) -> str:
    """A few words beside an answer: halves of Spirit that meet, the medallion of Courage."""
    if view.seat < 0 or not view.words:
        return ""
    verb = w.VERB[word]
    if verb in _MOVES:
        meet = sentences.spec.words.text[word] in joining(Look(view, sentences))
        return sentences.texts.text("board-joins") if meet else ""
    if verb in _CHARGES or (view.prompt == "charge" and word in (w.ON, STOP)):
        return _courage(word, view, sentences)
    return ""


def _courage(word: int, view: View, sentences: Sentences) -> str:
    """What a charge has to do with the medallion of Courage; nothing for who holds it."""
    g, spec = race_of(view, sentences.spec), sentences.spec
    me = view.seat
    if g.boss_at < 0 or g.medallions[me] & w.COURAGE:
        return ""
    wins = "game" if many(g, me) + 1 >= TO_WIN else "medallion"
    t = sentences.texts
    if w.VERB[word] in _CHARGES:
        side = w.A[word]
        if NEXT[g.at[me]][side] == g.boss_at:
            return t.text("aside-courage", wins=wins)
        ahead = onto_boss(g, me, side, g.at[me], spec)
        return t.text("aside-courage-ahead") if ahead is not None else ""
    side = w.SIDE.by_token[given(view)["charging"]]
    if NEXT[g.at[me]][side] != g.boss_at:
        return ""
    return t.text("aside-courage", wins=wins) if word == w.ON else t.text("aside-courage-left")
