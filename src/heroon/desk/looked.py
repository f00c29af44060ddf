"""What is looked at on a table: what it is, what can be done with it now, or why nothing can.

Everything is told from the view of whoever sits there, and from nothing else.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from markupsafe import Markup

from heroon.board.model import Look
from heroon.kernel import InputError
from heroon.kernel.errors import REFUSED
from heroon.play.looking import QUIET, telling, told
from heroon.play.what import Described, sentence
from heroon.web.scene import model_of, theme_of

from .arrange import free_of
from .desk import Desk, Phase
from .spelling import spoken

#: So many answers stand below a thing; more are told by their number.
FEW: Final = 6
#: How the page asks for what an answer is about.
ANSWER: Final = "="
#: A refusal that says no more than that the moment is another one.
_NOT_NOW: Final = "reason-not-now"


class PileCard(NamedTuple):
    """A card of a pile: its place from the top, its name, how it looks, what it is."""

    place: int
    name: str
    face: Markup
    text: tuple[str, ...]


def what(desk: Desk, text: str) -> dict[str, Any]:
    """Describe what the page asks about: a piece or an answer; raises `InputError`."""
    if desk.covered:
        raise InputError(REFUSED, "nobody is asked here now")
    targets = targets_of(desk, text)
    at, thing = thing_at(desk, targets)
    if thing is None:
        raise InputError(REFUSED, "there is nothing to look at")
    match = desk.match
    section = match.guide.by_id.get(thing.rule.lower())
    found = answers(desk, at)
    moves = moves_of(desk, at)
    none = match.t.text("number-none") if match.t.has("number-none") else ""
    nil = ("0", match.t.text("app-no").lower(), none)
    return {
        "title": thing.name,
        "thing": thing,
        "text": told(desk.match.guide, thing),
        "face": face_of(desk, thing.face),
        "facts": tuple(fact for fact in thing.facts if fact.value not in nil),
        "quiet": QUIET,
        "cards": pile_of(desk, thing),
        "answers": found[:FEW] if len(found) <= FEW else (),
        "many": len(found) if len(found) > FEW else 0,
        "moves": moves,
        "no": "" if found or moves else why_not_at(desk, at),
        "rule": section.id if section is not None else "",
        "rule_title": section.title if section is not None else "",
    }


def brief(desk: Desk, text: str) -> dict[str, Any]:
    """Describe in brief what lies at the targets of a piece; raises `InputError`."""
    if desk.covered:
        raise InputError(REFUSED, "nobody is asked here now")
    at, thing = thing_at(desk, text.split()[:16])
    if thing is None:
        raise InputError(REFUSED, "there is nothing to look at")
    can = answers(desk, at)
    told_all = told(desk.match.guide, thing)
    no = "" if can else why_not_at(desk, at)
    return {"title": thing.name, "thing": thing, "text": told_all[:3], "no": no}


def targets_of(desk: Desk, text: str) -> list[str]:
    """List the targets that a request means: those of a piece on the page, or of an answer."""
    if not text.startswith(ANSWER):
        return text.split()[:16]
    match = desk.match
    seat = desk.seat
    if desk.phase != Phase.ASK:
        raise InputError(REFUSED, "nobody is asked here now")
    who, said = match.seating.read(seat, text.removeprefix(ANSWER))
    word = match.table.spec.words.parse(who, said, "")
    return list(match.targets(desk.view())(word))


def thing_at(desk: Desk, targets: list[str]) -> tuple[str, Described | None]:
    """Find the first of these targets at which something lies; return it with its description."""
    tell = telling(desk.match.teller, desk.match.sentences(desk.eye))
    view = desk.view()
    for target in targets:
        thing = tell(target, view)
        if thing is not None:
            return target, thing
    return "", None


def face_of(desk: Desk, face: str) -> Markup:
    """Draw a card's face, where the look of the game draws it."""
    draw = theme_of(desk.match.table.spec.id).face
    return draw(face, desk.match.t) if draw is not None and face else Markup("")


def pile_of(desk: Desk, thing: Described) -> tuple[PileCard, ...]:
    """List the cards of a pile that are seen, the uppermost first."""
    match = desk.match
    out = []
    for place, face in enumerate(thing.pile, 1):
        name = match.t.noun(face)
        card = _card(desk, face)
        text = told(match.guide, card) if card is not None else ()
        out.append(PileCard(place, name[:1].upper() + name[1:], face_of(desk, face), text))
    return tuple(out)


def _card(desk: Desk, face: str) -> Described | None:
    card = desk.match.teller.card
    return card(face, desk.match.table.spec, desk.match.t) if card is not None else None


# -- now ------------------------------------------------------------------------------------------


def answers(desk: Desk, target: str) -> list[tuple[str, str]]:
    """List the answers that name a target now: each as the page sends it, and in words."""
    if desk.phase != Phase.ASK:
        return []
    match, seat = desk.match, desk.seat
    targets = match.targets(desk.view())
    words = [w for w in match.ordered(match.seating.words(seat)) if target in targets(w)]
    return [(spoken(desk, word), sentence(match.sentence(seat, word))) for word in words]


def moves_of(desk: Desk, target: str) -> list[tuple[str, str]]:
    """List where else in its row a thing may go, one place earlier or later: as sent, in words."""
    free = free_of(desk)
    model = model_of(desk.match.table.spec.id) if free else None
    if model is None:
        return []
    board = model.board(Look(desk.view(), desk.match.sentences(desk.eye)))
    at = {target: thing.id for thing in board.things() for target in thing.at}
    ids = [one.put.of for one in free]
    id, t = at.get(target, ""), desk.match.t
    if id not in ids:
        return []
    n = ids.index(id)
    found = [(f"{id}|{ids[n - 1]}", t.text("web-earlier"))] if n else []
    if n + 1 < len(ids):
        after = ids[n + 2] if n + 2 < len(ids) else ""
        found.append((f"{id}|{after}", t.text("web-later")))
    return found


def why_not_at(desk: Desk, target: str) -> str:
    """Say in one sentence about this thing why nothing can be done with it now.

    Only what would be done with the thing itself counts, not what would be done to it by others;
    “not now” alone is told of the question.
    """
    match, t = desk.match, desk.match.t
    if desk.phase != Phase.ASK:
        return t.text("what-later") if desk.phase == Phase.THINK else ""
    generic = t.text(_NOT_NOW) if t.has(_NOT_NOW) else ""
    targets, seat = match.targets(desk.view()), desk.seat
    for word in match.vocabulary(seat):
        if targets(word)[:1] == (target,):
            no = match.why(seat, word)
            if no is not None and no.why != generic:
                return t.text("what-refused", answer=sentence(no.answer)[:-1], why=no.why)
    return t.text("what-idle")
