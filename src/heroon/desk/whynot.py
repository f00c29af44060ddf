"""Why answers are not possible now: by action, those that could be thought of at this table."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from heroon.kernel import View
from heroon.kernel.words import COMMON
from heroon.play.aided import No
from heroon.texts.walked import NONE

from .desk import Desk
from .plain import sentence

#: A verb without targets is told of when it has so few answers.
FEW: Final = 12


class Reason(NamedTuple):
    """A reason, and the answers that it forbids."""

    text: str
    answers: tuple[str, ...]


class Action(NamedTuple):
    """Something that one may wish to do, and why it is not possible."""

    heading: str
    reasons: tuple[Reason, ...]


class WhyNot(NamedTuple):
    """Actions with reasons of their own; then reasons that forbid several actions altogether."""

    actions: tuple[Action, ...]
    shared: tuple[Reason, ...]


def why_not(desk: Desk, seat: int) -> WhyNot:
    """Collect every thinkable action that is not possible now, with its reasons."""
    match = desk.match
    view, words = match.seating.view(seat), match.table.spec.words
    by_verb: dict[int, list[int]] = {}
    for word in thinkable(desk, seat, view):
        by_verb.setdefault(words.verb_of[word], []).append(word)
    found = []
    for verb, those in by_verb.items():
        refused = [no for no in (match.why(seat, word) for word in those) if no is not None]
        if refused:
            heading = heading_of(desk, seat, verb, those, view)
            found.append(Action(heading, by_reason(refused)))
    alone = Counter(a.reasons[0].text for a in found if len(a.reasons) == 1)
    several = [text for text, count in alone.items() if count > 1]

    def shares(action: Action, text: str) -> bool:
        return len(action.reasons) == 1 and action.reasons[0].text == text

    own = tuple(a for a in found if not any(shares(a, text) for text in several))
    shared = (Reason(t, tuple(a.heading for a in found if shares(a, t))) for t in several)
    return WhyNot(own, tuple(shared))


def thinkable(desk: Desk, seat: int, view: View) -> list[int]:
    """List the answers not offered whose pieces and places are on this table."""
    match = desk.match
    offered, verb_of = set(match.seating.words(seat)), match.table.spec.words.verb_of
    counts, targets, shown = Counter(verb_of), match.targets(view), seen(desk)
    sentences = match.sentences(seat)
    out = []
    for word in match.vocabulary(seat):
        if verb_of[word] < len(COMMON) or word in offered:
            continue
        speaker = match.seating.speaker(seat, word)
        if match.seating.shared(seat) and speaker not in match.seating.asked():
            continue  # that a partner is not asked now is no news
        of = set(targets(word))
        if not (of <= shown if of else counts[verb_of[word]] <= FEW):
            continue
        args = sentences.word_args(word, view)
        if not any(name.endswith("-card") and args[name] == NONE for name in args):
            out.append(word)
    return out


def by_reason(refused: list[No]) -> tuple[Reason, ...]:
    """Group refused answers by their reason, in the order in which reasons come."""
    found: dict[str, list[str]] = {}
    for no in refused:
        found.setdefault(no.why, []).append(sentence(no.answer).removesuffix("."))
    return tuple(Reason(why, tuple(dict.fromkeys(answers))) for why, answers in found.items())


def heading_of(desk: Desk, seat: int, verb: int, words: list[int], view: View) -> str:
    """Name an action by its group or its first answer."""
    match = desk.match
    name = match.table.spec.words.verbs[verb].name
    if match.t.has(f"group-{name}"):
        text = match.sentences(seat).group(words, 0, view)
    else:
        text = match.sentence(seat, words[0])
    return text[:1].upper() + text[1:]


def seen(desk: Desk) -> set[str]:
    """Collect the targets that this seat sees: pieces, cells, and whatever may be picked."""
    out = {target for of in desk.pointer.targets.values() for target in of}
    for area in desk.view().areas:
        out.update(f"{area.id}/{piece.at or piece.face}" for piece in area.pieces)
        if area.columns:
            cells = range(1, area.columns + 1)
            out.update(f"{area.id}/{x}.{y}" for x in cells for y in cells)
            out.update(f"column.{area.owner}/{x}" for x in cells)
    return out
