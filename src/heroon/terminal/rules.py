"""Sections of a rules reference, and rulings, on the screen."""

from __future__ import annotations

from heroon.texts import Guide, Texts
from heroon.texts.guide import Section

from .lines import Lines, unfolded


def show_rules(sections: list[Section], query: str, t: Texts, io: Lines) -> None:
    """Show sections and rulings: one or two whole, more by their titles."""
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


def show_readings(guide: Guide, name: str, t: Texts, io: Lines) -> None:
    """Say that there are rulings, and how one is read by the command of that name."""
    found = guide.rulings
    if found:
        ends = {"first": found[0].id, "last": found[-1].id}
        io.say(t.text("rulings-more", count=len(found), name=name, **ends))
