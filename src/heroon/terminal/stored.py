"""A finished game that is shown from what was stored, in lines: turn by turn, then its end."""

from __future__ import annotations

from heroon.play.brief import score, sentences_of
from heroon.play.closed import Closed, why_shown
from heroon.play.shown import Shown, ending
from heroon.texts import package_of, texts

from .pictures import picture_of


def story(bad: Closed, shown: Shown, lang: str) -> list[str]:
    """Tell why a game is shown so, its table at the beginning of each turn, how it ended."""
    spec = shown.spec
    t = texts(lang, package_of(spec.id), spec.numbers)
    picture = picture_of(spec.id)
    lines = [t.text("game-title"), why_shown(bad, t)]
    for at, turn in enumerate(shown.turns):
        stand = shown.stand(at)
        place = t.text("shown-at", number=at + 1, of=len(shown.tables))
        lines += ["", t.text("placed", name=t.text("web-turn", turn=turn), place=place)]
        lines += picture(stand.view, sentences_of(stand, t))
    end = shown.end("")
    told = [score(end, t)] if shown.numbers else []
    return [*lines, "", *filter(None, told), ending(shown, sentences_of(end, t))]
