"""What a game tells beside its view: what answers point at, where it stands, how totals come about.

A **target** names a piece or a place: area and face (`hand.0/8D`), area and cell
(`field.1/2.3`), or whatever the game calls it (`column.0/2`).  Each answer has a set of
targets: who picks them all has given the answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from heroon.board import plain
from heroon.board.face import part_of
from heroon.board.model import Look as Look
from heroon.board.types import Explained as Explained
from heroon.board.types import Term as Term
from heroon.kernel import Event, GameSpec, View
from heroon.kernel.words import Vocabulary
from heroon.texts import Sentences, Texts
from heroon.texts.missing import strict

from .faulty import told
from .what import Shelf, Thing


class Stage(NamedTuple):
    """A step of the rules, as one viewer was told it.

    `told` is all that the viewer had been told by its end, from number `since` on in it; `before`
    and `after` what was seen.  `said` says whether it is what the word of a seat itself did.
    """

    told: Sequence[Event]
    since: int
    before: View
    after: View
    said: bool


class Act(NamedTuple):
    """One thing that somebody does who holds no seat (a Boss, an Automa, nature).

    `events` counts what the viewer had been told by its end; `line` says it, `counts` what it adds
    up to; `at` are the targets where it is shown, the best one first; `leaves` says that it is
    shown before it is done, for what it is about leaves the table.
    """

    events: int
    line: str
    at: tuple[str, ...] = ()
    counts: tuple[str, ...] = ()
    leaves: bool = False


class Teller(NamedTuple):
    """What a game tells of itself.

    `targets` gives those of an answer; `caption` one line that says where the game stands and
    whose turn it is; `explain` how totals come about; `aside` a word about a choice, in brackets
    behind it (empty for none); `about`
    what the piece at a target is and does, where a small table has no room to write it on it;
    `what` is the same in full, for whatever may be looked at, `card` of a face alone, and
    `shelves` tells all cards; `brings` is the text of the card that an answer gets, in sentences;
    `acts` are the things that somebody without a seat did in a step of the rules: each is shown for
    itself before the next question; `spares` is the answer of a question none of whose other
    answers could change anything but for the worse (NOTHING: it is asked), which is then given;
    with `openly` it looks at what all see alone, and so it may speak behind a curtain, too;
    `reason` says in sentences why an answer may be advised that changes no number at once (empty:
    the game cannot say); `named` calls an answer by what it gives (empty: its own words do).
    `veils` says of which answers nothing is foretold, for their player is to remember a face.
    """

    targets: Callable[[int, View, Vocabulary], tuple[str, ...]]
    caption: Callable[[Look], str]
    explain: Callable[[Look], list[Explained]]
    aside: Callable[[int, View, Sentences], str]
    about: Callable[[str, View, Sentences], str] | None = None
    what: Callable[[str, View, Sentences], Thing | None] | None = None
    shelves: Callable[[GameSpec[Any], Texts], list[Shelf]] | None = None
    card: Callable[[str, GameSpec[Any], Texts], Thing] | None = None
    brings: Callable[[int, Sentences], tuple[str, ...]] | None = None
    acts: Callable[[Stage, Sentences], list[Act]] | None = None
    spares: Callable[[View, GameSpec[Any]], int] | None = None
    openly: bool = False
    reason: Callable[[int, View, Sentences], str] | None = None
    veils: Callable[[int, View, Vocabulary], bool] | None = None
    named: Callable[[int, View, Sentences], str] | None = None


def teller_of(game: str) -> Teller:
    """What a game tells of itself; the least that every game tells, where it has no teller."""
    found: Teller | None = part_of(game, "teller")
    return USUAL if found is None else _guarded(game, found)


@cache
def _guarded(game: str, own: Teller) -> Teller:
    """A game's own teller; where it fails, what every game tells, and the caption says so.

    Only what every screen needs is guarded: the rest is asked for, and refused where it fails.
    """

    def targets(word: int, view: View, words: Vocabulary) -> tuple[str, ...]:
        try:
            return own.targets(word, view, words)
        except Exception:
            if strict():
                raise
            return USUAL.targets(word, view, words)

    def caption(look: Look) -> str:
        try:
            return own.caption(look)
        except Exception as bad:
            return told(game, bad, look.t)

    def aside(word: int, view: View, sentences: Sentences) -> str:
        try:
            return own.aside(word, view, sentences)
        except Exception as bad:
            return told(game, bad, sentences.texts)

    def acts(stage: Stage, sentences: Sentences) -> list[Act]:
        assert own.acts is not None
        try:
            return own.acts(stage, sentences)
        except Exception:  # an answer has been given: it must not be lost for want of its story
            if strict():
                raise
            return []

    guarded = own._replace(targets=targets, caption=caption, aside=aside)
    return guarded._replace(acts=acts) if own.acts is not None else guarded


def title(look: Look) -> str:
    """The title of the game, for one that says nothing more."""
    return look.t.text("game-title")


def no_explanation(_look: Look) -> list[Explained]:
    """The explanations of a game without totals."""
    return []


def no_aside(_word: int, _view: View, _sentences: Sentences) -> str:
    """Nothing."""
    return ""


#: What every game tells.
USUAL: Final = Teller(plain.targets, title, no_explanation, no_aside)
