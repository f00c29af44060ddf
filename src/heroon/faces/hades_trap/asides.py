"""HADES TRAP: the words beside an answer: halves that meet, a medallion, the game won."""

from __future__ import annotations

from typing import Final

from heroon.board.model import Look
from heroon.games.hades_trap import words as w
from heroon.games.hades_trap.foresight import follow
from heroon.games.hades_trap.labyrinth import CROSS_PORTAL, NEXT
from heroon.games.hades_trap.places import (
    TO_LEAVE,
    TO_WIN,
    blessed,
    distance,
    has_power,
    hero_of,
    many,
)
from heroon.games.hades_trap.rules_moving import fights_on
from heroon.games.hades_trap.state import FALLEN, UPRIGHT, Race
from heroon.kernel import DONE, NO, STOP, View
from heroon.play.either import meant
from heroon.texts import Sentences

from .seen import given, race_of
from .ways import CHARGES, joining, onto_boss, reach, wins_so

#: Answers that move tiles.
_MOVES: Final = (w.TURN.id, w.TWIST.id, w.SWAP.id, w.TRADE.id)
#: Answers that put a medallion on the bar at once.
_GAINS: Final = (w.SHOW, w.WIN_FORCE)


def aside(word: int, view: View, sentences: Sentences) -> str:
    """Tell beside an answer which halves of Spirit meet, or what it wins; mostly empty."""
    if view.seat < 0 or not view.words:
        return ""
    verb = w.VERB[word]
    if verb in _MOVES:
        offered = meant(sentences.spec.words, word, view.words)
        meet = sentences.spec.words.text[offered] in joining(Look(view, sentences))
        return sentences.texts.text("board-joins") if meet else ""
    if verb in CHARGES:
        return _courage(word, view, sentences) or _far(word, view, sentences)
    if view.prompt == "charge" and word in (w.ON, STOP):
        return _courage(word, view, sentences)
    if verb == w.THROW.id:
        far = distance(race_of(view, sentences.spec), view.seat, w.B[word])
        return sentences.texts.text("aside-throw", points=far)
    if view.prompt == "act":
        return _won(word, view, sentences)
    if view.prompt == "shield" and word == NO:
        blow = coming(view, race_of(view, sentences.spec))
        return sentences.texts.text("aside-blow", blow=blow) if blow else ""
    return ""


def coming(view: View, g: Race) -> str:
    """Tell what a blow brings that a Shield may avert: `token`, `stun` or `both`.

    Empty where that is not sure.  In the Labyrinth phase it is the Boss's blow, told by where he
    has come to; before, it is another hero's.
    """
    me = view.seat
    token = g.curses[me] == 0 and not has_power(g, me, w.ACHILLES)
    stun = g.lies[me] == UPRIGHT
    if not any("resolved" in piece.marks for piece in view.area("threads").pieces):
        # Who has the blessing of Discord brings a token, or with it a stun, by pushing.
        return "" if me == g.active or blessed(g, g.active, w.DISCORD) else "stun"
    if g.boss == w.SIREN:
        token = token and g.at[me] // 9 == CROSS_PORTAL
        stun = stun and not token
    elif g.boss == w.HYDRA:
        token = token and g.at[me] != g.boss_at
        stun = stun and g.at[me] == g.boss_at
    else:
        stun = stun and g.at[me] == g.boss_at
    if token and stun:  # Theseus may have refused the token of this blow already
        return "" if hero_of(g, me) == w.THESEUS and not g.ether_left[me] else "both"
    return "token" if token else "stun" if stun else ""


def _won(word: int, view: View, sentences: Sentences) -> str:
    """Tell which medallion a step takes, or that an answer wins the game; else empty."""
    verb, t = w.VERB[word], sentences.texts
    held = len(view.area(f"bar.{view.seat}").pieces)
    if verb == w.GO.id:
        may = bool(view.area("formed").pieces)
    else:
        may = word in _GAINS or (word == DONE and held + 1 >= TO_LEAVE)
    if not may:
        return ""
    g, me = race_of(view, sentences.spec), view.seat
    fourth = many(g, me) + 1 >= TO_WIN
    if verb == w.GO.id:
        fights = blessed(g, me, w.COMBAT) and fights_on(g, w.A[word])
        takes = w.A[word] in g.halves and not g.medallions[me] & w.SPIRIT and not fights
        takes = takes and g.lies[me] != FALLEN
        return t.text("aside-spirit", wins="game" if fourth else "medallion") if takes else ""
    wins = wins_so(g, follow(g), given(view)) if word == DONE else fourth
    return t.text("aside-wins") if wins else ""


def _courage(word: int, view: View, sentences: Sentences) -> str:
    """Tell how a charge leads to the medallion of Courage; empty for a hero who holds it."""
    g, spec = race_of(view, sentences.spec), sentences.spec
    me = view.seat
    if g.boss_at < 0 or g.medallions[me] & w.COURAGE:
        return ""
    wins = "game" if many(g, me) + 1 >= TO_WIN else "medallion"
    t = sentences.texts
    if w.VERB[word] in CHARGES:
        side = w.A[word]
        if NEXT[g.at[me]][side] == g.boss_at:
            return t.text("aside-courage", wins=wins)
        ahead = onto_boss(g, me, side, g.at[me], spec)
        return t.text("aside-courage-ahead") if ahead is not None else ""
    side = w.SIDE.by_token[given(view)["charging"]]
    if NEXT[g.at[me]][side] != g.boss_at:
        return ""
    return t.text("aside-courage", wins=wins) if word == w.ON else t.text("aside-courage-left")


def _far(word: int, view: View, sentences: Sentences) -> str:
    """Tell the cell at which a charge ends at the latest."""
    g = race_of(view, sentences.spec)
    cell = reach(g, view.seat, w.A[word], sentences.spec)
    return sentences.texts.text("aside-far", cell=w.CELL.by_value[cell])
