"""The end of a game in lines of text: its numbers, and its course as a row of small bars."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heroon.play.course import Course, Curve, course_of

if TYPE_CHECKING:
    from heroon.play.match import Match

#: A value between nothing and the greatest, as the height of a bar.
_BARS: Final = "▁▂▃▄▅▆▇█"
#: So many stops of a course have room in a line; of more some are left out.
_MOST: Final = 40


def ended(match: Match, eye: int) -> list[str]:
    """List turns and answers, what the course counts, and of each line bars, end, greatest step."""
    viewer = -1 if eye < 0 else match.seating.viewer(eye)
    course = course_of(match.table, viewer, match.seating.hints.course)
    if course is None:
        return []
    t, turns = match.t, course.turns[-1]
    counted = [
        f"{turns} {t.text('ended-turns', count=turns)}",
        f"{course.answers} {t.text('ended-answers', count=course.answers)}",
    ]
    heads = [" · ".join(counted)]
    label = f"counter-{course.lines[0].name}"
    if course.lines[0].owner >= 0 and t.has(label):
        heads.append(t.text("heading", label=t.text(label)))
    return [*heads, *(_line(match, eye, line, course) for line in course.lines)]


def _line(match: Match, eye: int, line: Curve, course: Course) -> str:
    """Write a line of the course: whose it is, its bars, where it ended and how far it leapt."""
    t = match.t
    step, stop = line.leap()
    name = _name(match, eye, line, course)
    end = t.text("labelled", label=name, text=str(line.values[-1]))
    told = f"{_drawn(line.values, course.top)}  {end}"
    if not step:
        return told
    turn = course.turns[stop - 1]
    leap = f"{step:+d}".replace("-", "\N{MINUS SIGN}")
    return t.text("placed", name=told, place=t.text("app-leap", leap=leap, turn=turn))


def _name(match: Match, eye: int, line: Curve, course: Course) -> str:
    """Say whose line of the course it is, or what it counts where that is plain."""
    t = match.t
    alone = match.table.seats == len(course.lines) == 1
    if line.owner < 0 or (alone and t.has(f"counter-{line.name}")):
        return t.text(f"counter-{line.name}")
    if line.owner == eye and not match.seating.shared(eye):
        return t.text("web-you")
    name = t.noun(match.sentences(eye).names[line.owner])
    return name[:1].upper() + name[1:]


def _drawn(values: tuple[int, ...], top: int) -> str:
    """Draw values as bars, each as high as its share of the greatest one."""
    few = values if len(values) <= _MOST else values[:: -(-len(values) // _MOST)]
    high = len(_BARS) - 1
    return "".join(_BARS[max(0, min(high, round(value * high / top)))] for value in few)
