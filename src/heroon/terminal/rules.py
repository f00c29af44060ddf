"""Sections of a rules reference on the screen."""

from __future__ import annotations

from heroon.texts import Texts
from heroon.texts.guide import Section

from .lines import Lines, unfolded


def show_rules(sections: list[Section], query: str, t: Texts, io: Lines) -> None:
    """Sections of a guide: one or two whole, more by their titles."""
    if not sections:
        io.say(t.text("rule-none", query=query))
    elif len(sections) > 2:
        io.say(t.text("rule-many", count=len(sections), query=query))
        for section in sections:
            io.say(t.text("rule-line", id=section.id, title=section.title), 4)
    else:
        for section in sections:
            io.say()
            io.say(t.text("rule-head", id=section.id, title=section.title))
            for paragraph in section.body.split("\n\n"):
                io.say(unfolded(paragraph))
