"""The page of a finished game that is shown from what was stored: turn by turn, and its end."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from heroon.board.model import Look as Seen
from heroon.board.types import Asked
from heroon.play.brief import ENDED, Stand, score, sentences_of
from heroon.play.closed import Closed, why_shown
from heroon.play.course import Curve
from heroon.play.modes import played_with
from heroon.play.rebuilt import rebuilt_records
from heroon.play.seating import Seating
from heroon.play.shown import Shown, ending
from heroon.play.told import Look, teller_of
from heroon.texts import package_of, texts
from heroon.texts.sentences import Sentences, hints
from heroon.web.board import Drawing
from heroon.web.scene import Scene, model_of, theme_of

from .ended import EndFigures, told_course
from .paint import outcome_of


def end_of(shown: Shown) -> Stand:
    """Tell the end of a stored game for the lists and for its page, as far as it was kept."""
    if not shown.result:
        return shown.end(ENDED)
    last = shown.tables[-1]
    return shown.end(outcome_of(last, shown.who.people, shown.result, shown.reason))


def values_of(bad: Closed, id: str, at: int, lang: str) -> dict[str, Any]:
    """Collect what the page of a stored game tells at a turn; too high a number is the last."""
    shown = bad.shown
    assert shown is not None
    t = texts(lang, package_of(shown.spec.id), shown.spec.numbers)
    at = max(0, min(at, len(shown.tables) - 1))
    stand, end = shown.stand(at), end_of(shown)
    sentences = sentences_of(stand, t)
    drawing, board = drawn(stand, sentences)
    look = Look(stand.view, sentences)
    mode = played_with(shown.spec, shown.tables[-1].options, t)
    return {
        "id": id,
        "game": shown.spec.id,
        "t": t,
        "d": drawing,
        "board": board,
        "css": theme_of(shown.spec.id).css,
        "caption": " · ".join([teller_of(shown.spec.id).caption(look), *mode]),
        "practice": shown.practice,
        "why": why_shown(bad, t),
        "ended": ending(shown, sentences),
        "score": score(end, t) if shown.numbers else "",
        "course": course(shown, sentences),
        "turns": list(enumerate(shown.turns)),
        "at": at,
        "turn": shown.turns[at],
    }


def drawn(stand: Stand, sentences: Sentences) -> tuple[Drawing | None, Markup]:
    """Draw the table of a position, from the presentation model or by the game's theme."""
    spec = stand.spec
    theme, model = theme_of(spec.id), model_of(spec.id)
    scene = Scene(stand.view, sentences, rebuilt=rebuilt_records(spec), past=True)
    if model is None:
        return None, theme.draw(scene) if theme.draw is not None else Markup("")
    board = model.board(Seen(stand.view, sentences))
    return Drawing(board, Asked(), sentences.texts, {}, theme.macros, True), Markup("")


def course(shown: Shown, sentences: Sentences) -> EndFigures | None:
    """Return the course of a stored game; None for one that names nothing to follow."""
    found = shown.course(hints(package_of(shown.spec.id)).course)
    if found is None:
        return None
    table, t = shown.tables[-1], sentences.texts
    seating = Seating(table, shown.who.people, package_of(shown.spec.id), shown.who)

    def name(line: Curve) -> str:
        alone = table.seats == len(found.lines) == 1
        if line.owner < 0 or (alone and t.has(f"counter-{line.name}")):
            return str(t.text(f"counter-{line.name}"))
        if line.owner == sentences.seat and not seating.shared(line.owner):
            return str(t.text("web-you"))
        told = t.noun(sentences.names[line.owner])
        return told[:1].upper() + told[1:]

    return told_course(found, t, name)
