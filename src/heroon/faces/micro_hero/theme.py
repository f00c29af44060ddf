"""The look of MICRO HERO on the page: a puppet theatre, drawn from the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from heroon.board.model import Look
from heroon.board.types import Beat
from heroon.games.micro_hero.cards import DRAW_ORDER as IN_ORDER
from heroon.games.micro_hero.cards import DRAWS
from heroon.texts import Texts
from heroon.web.render import figure
from heroon.web.scene import Scene, Theme

from . import wording
from .art import sprite
from .seen import owners

#: How many of the last events are searched for a turn and its outcome.
_LATELY: Final = 80


class Struck(NamedTuple):
    """The effect of the Trial's attack on a hero: blocked or not, and the Wounds it gave."""

    blocked: bool
    text: str
    wounds: tuple[str, ...]


class Outcome(NamedTuple):
    """The outcome of a turn: its first event's number, the Life taken, what each hero suffered.

    `beaten` is the Trial that was beaten, if one was.
    """

    number: int
    lost: int | None
    beaten: str
    heroes: tuple[Struck | None, ...]


def outcome(scene: Scene, seats: Sequence[int]) -> Outcome | None:
    """Find the outcome of the last turn, as far as it was told since this seat's answer."""
    new = [one for one in scene.lately(_LATELY) if one.number >= scene.since]
    lost, beaten = None, ""
    struck: dict[int, Struck] = {}
    for one in new:
        match one.name:
            case "attack":
                lost = one.arg("lost")
            case "beaten":
                beaten = one.token("trial")
            case "blocked" | "hit":
                text = f"{one.arg('defence')}/{one.arg('attack')}"
                struck[one.arg("seat")] = Struck(one.name == "blocked", text, ())
            case "wounded" if one.arg("seat") in struck:
                was = struck[one.arg("seat")]
                struck[one.arg("seat")] = was._replace(wounds=(*was.wounds, one.token("card")))
    if lost is None and not struck:
        return None
    return Outcome(new[0].number, lost, beaten, tuple(struck.get(seat) for seat in seats))


def tallies(scene: Scene) -> list[Beat]:
    """Tell what each Labour took, at the end of a journey: turns, and Wounds of all players.

    The fields of each beat are the id, the number, the Wounds of each turn as digits, and `hardest`
    for the one Labour that took the most turns.
    """
    found: list[list[int]] = []
    for one in scene.lately(len(scene.told)):
        if one.name == "trial":
            found.append([])
        elif one.name == "turn" and found:
            found[-1].append(0)
        elif one.name == "wounded" and found and found[-1]:
            found[-1][-1] += 1
    longest = max(map(len, found), default=0)
    hard = len(found) > 1 and sum(len(turns) == longest for turns in found) == 1
    out = []
    for n, turns in enumerate(found, 1):
        line = scene.t.text("board-tally", turns=len(turns), wounds=sum(turns))
        strokes = "".join(str(min(hurt, 9)) for hurt in turns)
        most = ("hardest",) if hard and len(turns) == longest else ()
        if most:
            line = scene.t.text("board-hardest", tally=line)
        out.append(Beat(line=line, of=(f"labour.{n}", str(n), strokes, *most)))
    return out


def beats(scene: Scene) -> list[Beat]:
    """List the outcome of the last turn: the Life taken, and what struck each hero."""
    seats = owners(scene.view)
    out = tallies(scene) if scene.over else []
    found = outcome(scene, seats)
    if found is None:
        return out
    number = str(found.number)
    if found.lost is not None:
        line = f"−{found.lost} ✓" if found.beaten else f"−{found.lost}"
        out.append(Beat(line=line, of=("stage", number)))
    for seat, one in zip(seats, found.heroes, strict=True):
        if one is not None:
            line = f"{one.text} ✓" if one.blocked else f"{one.text} ✗ {wounds(scene, one)}".rstrip()
            out.append(Beat(line=line, of=(f"hero.{seat}", number)))
    return out


def wounds(scene: Scene, one: Struck) -> str:
    """Name the Wounds that a hero took, each kind once with its number."""
    return ", ".join(
        scene.t.text("picture-count", count=many, card=card) if many > 1 else scene.name(card)
        for card, many in Counter(one.wounds).items()
    )


def at_once(look: Look) -> tuple[str, tuple[int, ...]] | None:
    """Find the words that play the rest of a hand in which there is no order to choose.

    The cards are equal, or a Trial imposes their order.  None for any other hand.
    """
    view, spec = look.view, look.sentences.spec
    if view.prompt != "plan" or len(owners(view)) > 1:
        return None
    hand = [piece.face for piece in view.area("hand.0").pieces]
    forced = wording.abilities_in_play(view, spec, IN_ORDER)
    if len(hand) < 2 or (len(set(hand)) > 1 and not forced):
        return None
    if any(which == DRAWS for face in hand for which, _ in wording.effects(face, spec)):
        return None
    words = tuple(spec.words.text.index(f"play:{face}") for face in hand)
    return look.t.text("board-play-all", count=len(hand)), words


def picture(token: str, _t: Texts) -> Markup:
    """Draw the picture of a card alone."""
    return figure(f"micro-hero/art.svg#{token.removesuffix('+')}")


#: The pictures of its card on the first page.
COVER: Final = ("lion", "hercules", "hydra")
THEME: Final = Theme(
    None,
    "micro-hero/table.css",
    ("twelve-labours",),
    COVER,
    picture,
    sprite,
    macros="micro-hero/board.html",
    beats=beats,
    at_once=at_once,
)
