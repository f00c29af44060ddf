"""Lines of the story, which come again in the next frame: each is drawn once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

from .lines import LogLine
from .past import PastStep

#: So many lines are kept drawn: those of some tables, seen in both languages.
KEPT: Final = 4096


def log_lines(log: Sequence[LogLine], step: PastStep | None) -> Markup:
    """Draw the lines of a story; of a moment that is over, its own lines stand out."""
    start = step.start if step is not None else 0
    own = step.lines if step is not None else range(0)
    here = step.line if step is not None else -1
    drawn = [
        _line(line.text, line.moment, line.new, number == here, number in own)
        for number, line in enumerate(log, start)
    ]
    return Markup("\n".join(drawn))


@lru_cache(KEPT)
def _line(text: str, moment: int, new: bool, here: bool, own: bool) -> str:
    """Draw a line, which leads to its moment; one without text is a gap."""
    if not text:
        return '<li class="gap" aria-hidden="true"></li>'
    style = ("new" if new else "") + ("here" if here else "") + (" along" if own else "")
    told = str(escape(text))
    if moment >= 0:
        current = ' aria-current="true"' if here else ""
        told = f'<button type="button" data-moment="{moment}"{current}>{told}</button>'
    return f'<li class="{style}">{told}</li>'
