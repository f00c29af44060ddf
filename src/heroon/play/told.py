"""The texts that a game has beside its view: where answers point, how totals arise.

A **target** names a piece or a place: area and face (`hand.0/8D`), area and cell (`field.1/2.3`),
or whatever the game calls it (`column.0/2`).  Each answer has a set of targets: whoever picks them
all has given the answer.
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
from .what import Described, Shelf


class Stage(NamedTuple):
    """A step of the rules, as one viewer was told it.

    `told` are all events that the viewer had been told by its end; those of this step begin at
    number `since`.  `before` and `after` are the views before and after it.  `said` says whether
    the step is what the word of a seat did itself.
    """

    told: Sequence[Event]
    since: int
    before: View
    after: View
    said: bool


class Reckoning(NamedTuple):
    """The effect of an attack on somebody's health, as far as it has been added up.

    Of `attack` points `stopped` are stopped; health goes from `old` to `new`, of at most `most`.
    """

    attack: int
    stopped: int
    old: int
    new: int
    most: int


class SeatlessAct(NamedTuple):
    """One thing that a Boss, an Automa or nature does, who hold no seat.

    `events` counts what the viewer had been told by its end; `line` says it, `counts` what it adds
    up to; `at` are the targets where it is shown, the best one first; `leaves` says that it is
    shown before it is done, for what it points at leaves the table; `sign` is what it adds, in at
    most four characters, and `reckoning` what the attack comes to by then.
    """

    events: int
    line: str
    at: tuple[str, ...] = ()
    counts: tuple[str, ...] = ()
    leaves: bool = False
    sign: str = ""
    reckoning: Reckoning | None = None


class Teller(NamedTuple):
    """The functions by which a game tells of itself.

    `targets` lists the targets of an answer; `caption` writes a line on where the game stands and
    whose turn it is; `explain` tells how totals come about; `aside` adds a word to a choice, in
    brackets behind it (empty for none).

    `about` tells briefly what the piece at a target is and does, for a table too small to show it;
    `what` describes in full whatever may be looked at, `card` a face alone, `shelves` all cards;
    `brings` gives the text of the card that an answer gets, in sentences.

    `acts` lists what somebody without a seat did in a step of the rules: each act is shown by
    itself before the next question.

    `spares` returns the answer to a question of which every other answer would change nothing, or
    change it for the worse; that answer is then given without asking (NOTHING: the question is
    asked). With `openly` it looks only at what everybody sees, so it may be used behind a curtain,
    too.

    `reason` tells in sentences why an answer may be advised that changes no number at once (empty:
    the game cannot say); `named` calls an answer by what it gives (empty: its own words name it).
    `veils` says of which answers nothing is told ahead, for their player is to remember a face.
    """

    targets: Callable[[int, View, Vocabulary], tuple[str, ...]]
    caption: Callable[[Look], str]
    explain: Callable[[Look], list[Explained]]
    aside: Callable[[int, View, Sentences], str]
    about: Callable[[str, View, Sentences], str] | None = None
    what: Callable[[str, View, Sentences], Described | None] | None = None
    shelves: Callable[[GameSpec[Any], Texts], list[Shelf]] | None = None
    card: Callable[[str, GameSpec[Any], Texts], Described] | None = None
    brings: Callable[[int, Sentences], tuple[str, ...]] | None = None
    acts: Callable[[Stage, Sentences], list[SeatlessAct]] | None = None
    spares: Callable[[View, GameSpec[Any]], int] | None = None
    openly: bool = False
    reason: Callable[[int, View, Sentences], str] | None = None
    veils: Callable[[int, View, Vocabulary], bool] | None = None
    named: Callable[[int, View, Sentences], str] | None = None


def teller_of(game: str) -> Teller:
    """Return what a game tells of itself, or what every game tells where it has no teller."""
    found: Teller | None = part_of(game, "teller")
    return USUAL if found is None else _guarded(game, found)


@cache
def _guarded(game: str, own: Teller) -> Teller:
    """Wrap a game's own teller, so that the usual one answers where it fails.

    The caption or the aside then tells the failure.  Only what every screen needs is guarded.  All
    other parts are used on request, and a failure there refuses the request.
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

    def acts(stage: Stage, sentences: Sentences) -> list[SeatlessAct]:
        assert own.acts is not None
        try:
            return own.acts(stage, sentences)
        except Exception:  # the answer has been given: it must not be lost because its story fails
            if strict():
                raise
            return []

    guarded = own._replace(targets=targets, caption=caption, aside=aside)
    return guarded._replace(acts=acts) if own.acts is not None else guarded


def title(look: Look) -> str:
    """Return the title of the game, as the caption of a game that says nothing more."""
    return look.t.text("game-title")


def no_explanation(_look: Look) -> list[Explained]:
    """Return no explanations, for a game without totals."""
    return []


def no_aside(_word: int, _view: View, _sentences: Sentences) -> str:
    """Return an empty text, for a game that adds nothing to its choices."""
    return ""


#: What every game tells.
USUAL: Final = Teller(plain.targets, title, no_explanation, no_aside)
