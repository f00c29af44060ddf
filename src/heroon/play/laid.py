"""The board of a game and the question over it, as data that any front end draws."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from heroon.board.face import part_of
from heroon.board.model import Look, Model
from heroon.board.plain import plain
from heroon.board.types import Answer, Asked, Board, If

from .faulty import told
from .told import Teller, teller_of

if TYPE_CHECKING:  # the menu draws boards, and needs no match for it
    from .menu import Choice, NumberedChoices


def model_of(game: str) -> Model | None:
    """Return what a game's face says of its table; None where it says nothing."""
    found: Model | None = part_of(game, "board")
    return found


def board_of(look: Look) -> Board:
    """Build the board of a view: the game's own, or the one that every game has.

    Where the game's own builder fails it is the latter, with what fails in place of the title.
    """
    spec = look.sentences.spec
    model = model_of(spec.id)
    teller = teller_of(spec.id)
    fault = ""
    if model is not None:
        try:
            return model.board(look)
        except Exception as bad:  # a game's own code
            fault = told(spec.id, bad, look.t)
    return plain(look, called(look, teller), fault or teller.caption(look))


def called(look: Look, teller: Teller) -> dict[str, str]:
    """Name the targets of all answers that a view offers, by target."""
    view, sentences = look.view, look.sentences
    words = sentences.spec.words
    by_target: dict[str, list[int]] = {}
    for word in view.words:
        for target in teller.targets(word, view, words):
            by_target.setdefault(target, []).append(word)
    return {target: _called(look, target, found) for target, found in by_target.items()}


def _called(look: Look, target: str, words: Sequence[int]) -> str:
    """Name a target by its kind of place and what lies there, or by its only answer."""
    t = look.t
    head, _, rest = target.partition("/")
    kind = head.partition(".")[0]
    named = t.noun(rest) if rest and t.has_noun(rest) else rest
    for prefix in ("target", "area", "counter", "domain"):
        key = f"{prefix}-{kind}"
        if t.has(key):
            return " ".join(filter(None, (t.text(key), named)))
    if len(words) == 1 and look.view.prompt:
        return look.sentences.word(words[0], look.view)
    return " ".join(filter(None, (kind, named)))


def asked_of(
    look: Look,
    offer: NumberedChoices,
    lit: Iterable[str] = (),
    open_ones: Iterable[str] = (),
    picked: Iterable[str] = (),
    prompt: str = "",
    shown: If | None = None,
) -> Asked:
    """Build the question over a board: the answers, where they point, and what is highlighted."""
    spec = look.sentences.spec
    teller, model = teller_of(spec.id), model_of(spec.id)

    def made(choice: Choice) -> Answer:
        targets = [teller.targets(word, look.view, spec.words) for word in choice.words]
        at = tuple(t for t in targets[0] if all(t in of for of in targets[1:]))
        one = choice.words[0] if len(choice.words) == 1 else 0
        badge = model.badge(one, look.view, spec.words) if one and model and model.badge else ""
        short = model.short(one, look) if one and model and model.short else ""
        return Answer(
            number=choice.number,
            text=choice.text,
            words=choice.words,
            at=at,
            short=short,
            badge=badge,
        )

    return Asked(
        prompt=prompt,
        answers=tuple(made(choice) for choice in offer.choices),
        lit=frozenset(lit),
        open=frozenset(open_ones),
        picked=frozenset(picked),
        shown=shown,
    )
