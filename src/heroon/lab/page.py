"""A report as one page of HTML that needs nothing else: no script, no font, no connection."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

_TEMPLATE: Final = "report.html"


@dataclass(frozen=True)
class Plot:
    """A picture as SVG, and what it says to whoever does not see it."""

    svg: str
    says: str


@dataclass(frozen=True)
class Passage:
    """A part of a chapter: pictures, and the same as a table (`figures`: cells are numbers)."""

    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    note: str = ""
    plots: Sequence[Plot] = ()
    figures: bool = True


@dataclass(frozen=True)
class Chapter:
    """All that is told of one game."""

    title: str
    parts: list[Passage] = field(default_factory=list)


@dataclass(frozen=True)
class Page:
    """A report, in one language."""

    lang: str
    title: str
    chapters: Sequence[Chapter]


def render(page: Page) -> str:
    """Write a report as HTML."""
    from jinja2 import Environment, PackageLoader, StrictUndefined

    env = Environment(
        loader=PackageLoader("heroon.lab"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    return env.get_template(_TEMPLATE).render(page=page)
