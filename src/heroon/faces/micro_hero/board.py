"""MICRO HERO: what lies on the table, from what a seat sees."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from heroon.board.model import Look, Model, Route
from heroon.board.types import (
    Board,
    Card,
    Clash,
    If,
    Mark,
    Panel,
    Pile,
    Row,
    Seat,
    Step,
    StepState,
    Sum,
    Term,
    Thing,
    Value,
    Zone,
)
from heroon.games.micro_hero.cards import DEFENCE_FIRST, LOOKS_BACK, SPURS
from heroon.games.micro_hero.stack import ability, has, power
from heroon.games.micro_hero.state import Journey
from heroon.games.micro_hero.words import CARDS, IS_WOUND
from heroon.kernel import GameSpec, Piece, View
from heroon.play.rebuilt import is_rebuilt, legend

from . import wording
from .outlook import NOTHING, Outlook, Span, outlook, share
from .seen import journey_of, owners, steady
from .teller import aside, caption, preparing
from .terms import icons, kinds_of, once

KINDS: Final = ("attack", "defence", "experience")
LABOURS: Final = 12
ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
_WOUNDS: Final = ("bruise", "wound", "gash")
#: The prompts of each phase of a turn, in the order in which the phases come.
_PHASES: Final = {
    "plan": ("plan", "distaff", "cleanse", "double"),
    "perfect": ("perfect",),
    "attack": (),
    "defence": ("split", "first"),
}
#: How far the outlook tells single thresholds.
_FEW: Final = 4


class Scene(NamedTuple):
    """A look, the journey that it shows, and what its turn comes to."""

    look: Look
    g: Journey
    out: Outlook

    @property
    def view(self) -> View:
        """What the seat sees."""
        return self.look.view

    @property
    def spec(self) -> GameSpec[Any]:
        """The game."""
        return self.look.sentences.spec

    def text(self, key: str, **args: str | int) -> str:
        """A text of the language of the seat."""
        return self.look.t.text(key, **args)

    def noun(self, token: str) -> str:
        """A thing by name, as a label begins."""
        name = self.look.t.noun(token)
        return name[:1].upper() + name[1:]

    def player(self, seat: int) -> str:
        """Who sits at a seat, as a label begins."""
        if seat == self.view.seat:
            return self.text("web-you")
        return self.noun(self.look.sentences.names[seat])

    def of(self, area: str, seat: int) -> str:
        """What a place is called, with its owner where that is somebody else."""
        name = self.text("picture-shield" if area == "shield" else f"area-{area}")
        if seat == self.view.seat or len(self.g.hand) == 1:
            return name
        return self.text("area-of", area=name, owner=self.look.sentences.names[seat])

    def labelled(self, label: str, text: str) -> str:
        """A name and what is to be said of it."""
        return self.text("labelled", label=label, text=text) if text else label

    def odd(self, *records: str) -> tuple[Mark, ...]:
        """The mark of what rests on numbers that nobody has printed."""
        if not is_rebuilt(self.spec, *records):
            return ()
        return (Mark(sign="rebuilt", label=self.text("rebuilt-spoken"), short="◦"),)


def scene_of(look: Look) -> Scene:
    """A look with the journey that it shows."""
    g = journey_of(look.view, look.sentences.spec)
    return Scene(look, g, outlook(g, struck="done:attack" in look.view.marks))


def board(look: Look) -> Board:
    """The table as a seat sees it; of two players at one screen both hands lie open."""
    scene = scene_of(Look(steady(look.view), look.sentences))
    view = scene.view
    seats = owners(view)
    alone = len(seats) == 1
    asked = (*_decks(scene), *_choices(scene))
    ahead = _outlook(scene) if view.counter("turns") and not preparing(view) else ()
    if alone:
        seat = seats[0]
        begun = view.counter("turns") and not preparing(view)
        centre: tuple[Thing, ...] = (*asked, *((_stack(scene, seat),) if begun else ()))
        hand: tuple[Thing, ...] = (*_due(scene, seat), *_held(scene, seat), *ahead)
        home = _beside(scene, seat)
    else:
        begun = bool(view.counter("turns"))
        centre = asked if asked and not begun else tuple(_seat(scene, seat) for seat in seats)
        hand, home = (ahead if centre is asked else (*ahead, *asked)), ()
    zones = (
        Zone(name="away", parts=(_labours(scene), _stage(scene, seats))),
        Zone(name="centre", parts=centre),
        Zone(name="home", parts=home),
        Zone(name="hand", parts=hand),
        Zone(name="side", parts=_common(scene)),
    )
    return Board(
        title=caption(look),
        zones=tuple(zone for zone in zones if zone.parts),
        steps=_steps(scene),
    )


def _steps(scene: Scene) -> tuple[Step, ...]:
    """The phases of a turn, the Defence first where the Trial strikes first."""
    view = scene.view
    if not view.counter("turns") or preparing(view) or view.result:
        return ()
    names = list(_PHASES)
    if ability(scene.g, DEFENCE_FIRST):
        names[2:] = names[:1:-1]
    now = next((name for name in names if view.prompt in _PHASES[name]), "")
    out = []
    passed = bool(now)
    for name in names:
        passed = passed and name != now
        state: StepState = "now" if name == now else "done" if passed else "later"
        if f"done:{'experience' if name in ('plan', 'perfect') else name}" in view.marks:
            state = "now" if name == now else "done"
        out.append(Step(name=scene.text(f"board-step-{name}"), state=state))
    return tuple(out)


# -- the Labours and the stage --------------------------------------------------------------------


def _labours(scene: Scene) -> Row:
    """The twelve Labours: those done in their order, the one on the stage, those to come."""
    view = scene.view
    items: list[Card] = []
    for state in ("beaten", "kept", "trial"):
        for piece in view.area(state).pieces:
            n = len(items)
            items.append(
                Card(
                    id=f"labour.{n + 1}",
                    label=scene.text(f"table-labour-{state}", trial=piece.face),
                    at=(f"{state}/{piece.face}",) if state != "trial" else (),
                    style=("labour", state),
                    art=piece.face,
                    name=scene.noun(piece.face),
                    index=ROMAN[n] if n < LABOURS else "",
                )
            )
    for n in range(len(items), LABOURS):
        label = scene.text("table-labour-pile", number=n + 1)
        items.append(
            Card(
                id=f"labour.{n + 1}",
                label=label,
                style=("labour", "pile"),
                name=ROMAN[n],
                index=ROMAN[n],
                face="back",
            )
        )
    name = scene.text("table-frieze")
    return Row(id="labours", label=name, style=("labours",), items=tuple(items), kind="strip")


def _stage(scene: Scene, seats: Sequence[int]) -> Panel:
    """The theatre: the heroes, the Trial that they face with its values, what else holds."""
    view = scene.view
    heroes = tuple(
        Card(
            id=f"hero.{seat}",
            label=scene.text("board-hero", hero=piece.face, player=scene.player(seat)),
            style=("hero", "own") if seat == view.seat else ("hero",),
            art=piece.face,
            name=scene.player(seat),
        )
        for seat in seats
        for piece in view.area(f"posture.{seat}").pieces
    )
    trials = tuple(_trial(scene, piece) for piece in view.area("trial").pieces)
    name = scene.text("board-stage")
    return Panel(id="stage", label=name, style=("stage",), parts=(*heroes, *trials, *_notes(scene)))


def _trial(scene: Scene, piece: Piece) -> Panel:
    view = scene.view
    told = wording.plain_ability(piece.face, scene.spec, scene.look.t)
    # The Life that goes whatever the order of the hand is.
    lost = scene.out.lost.low if wording.to_come(view, "attack") else 0
    values = tuple(
        Value(
            id=f"trial.{kind}",
            label=scene.text("counted", label=scene.text(f"counter-{kind}"), number=n),
            style=(kind,),
            art=kind,
            value=n,
            name=scene.text(f"counter-{kind}"),
            ticks=tuple(range(n - lost + 1, n + 1)) if kind == "life" else (),
        )
        for kind, n in ((kind, view.counter(kind)) for kind in ("attack", "defence", "life"))
    )
    odd, more = scene.odd(piece.face), scene.odd(f"{piece.face}_ability")
    name = scene.noun(piece.face)
    heard = (odd or more)[:1]
    rebuilt = (*(("rebuilt",) if odd else ()), *(("rebuilt-ability",) if more else ()))
    return Panel(
        id=f"trial.{piece.face}",
        label=", ".join([name, *(mark.label for mark in heard)]),
        at=(f"trial/{piece.face}",),
        style=("trial", *rebuilt),
        art=piece.face,
        name=name,
        text=told[:1].upper() + told[1:],
        parts=values,
    )


def _notes(scene: Scene) -> tuple[Card, ...]:
    """What else holds in this round: abilities that linger, the special Life card."""
    view, t, spec = scene.view, scene.look.t, scene.spec
    found: list[tuple[str, str, tuple[str, ...]]] = [
        (piece.face, wording.plain_ability(piece.face, spec, t), (f"{piece.face}_ability",))
        for piece in view.area("kept").pieces
    ]
    kept = {face for face, _, _ in found}
    for card in wording.special_life(view):
        text = wording.plain_life(card, view, spec, t)
        found.append((card, text, (f"{card}_attack", f"{card}_defence")))
    return tuple(
        Card(
            id=f"note.{face}",
            label=scene.labelled(scene.noun(face), text),
            style=("note",) if face in kept else ("note", "life"),
            art=face,
            name=scene.noun(face),
            text=text,
            marks=scene.odd(*records),
        )
        for face, text, records in found
    )


# -- a player -------------------------------------------------------------------------------------


def _seat(scene: Scene, seat: int) -> Seat:
    """A player of two: what is played, the hand, what lies beside it."""
    view = scene.view
    played = () if preparing(view) else (_stack(scene, seat),)
    sums = tuple(
        Value(
            id=f"sum.{seat}.{kind}",
            label=scene.text("counted", label=scene.text(f"counter-{kind}"), number=str(n)),
            style=(kind,),
            art=kind,
            value=str(n),
            name=scene.text(f"counter-{kind}"),
        )
        for kind, n in zip(KINDS, scene.out.points[seat], strict=True)
    )
    due, held, beside = _due(scene, seat), _held(scene, seat), _beside(scene, seat)
    parts = (*(sums if played else ()), *due, *played, *held, *beside)
    name = scene.player(seat)
    return Seat(
        id=f"seat.{seat}",
        label=name,
        style=("hero", f"seat-{seat}"),
        seat=seat,
        name=name,
        own=seat == view.seat,
        turn=bool(view.awaited >> seat & 1),
        parts=parts,
    )


def _due(scene: Scene, seat: int) -> tuple[Value, ...]:
    """Wounds that are still to be taken."""
    out = []
    for due in ("hits", "owed"):
        n = scene.view.counter(f"{due}.{seat}")
        if n:
            text = scene.text(f"picture-wounds-{due}", count=n)
            name = scene.text("picture-wounds")
            label = scene.labelled(name, text)
            out.append(
                Value(id=f"{due}.{seat}", label=label, style=("due",), art="wound", value=text)
            )
    return tuple(out)


def _held(scene: Scene, seat: int) -> tuple[Thing, ...]:
    """The hand; between two rounds the whole deck, which is looked through."""
    view = scene.view
    if not preparing(view):
        return (_hand(scene, seat),)
    deck = view.area(f"deck.{seat}")
    items = tuple(
        _card(scene, f"deck.{seat}.{face}", face, (f"deck.{seat}/{face}",), many=len(group))
        for face, group in _grouped(deck.pieces)
    )
    text = scene.text("picture-actions-left", count=view.counter(f"actions.{seat}"))
    name = scene.text("table-deck-content")
    return (
        Row(
            id=f"content.{seat}",
            label=f"{name}, {text}",
            name=f"{name} · {text}",
            style=("content",),
            items=items,
            kind="fan",
        ),
    )


def _hand(scene: Scene, seat: int) -> Row:
    """The cards in hand, each with what it gives if it is played next."""
    pieces = scene.view.area(f"hand.{seat}").pieces
    items = tuple(
        _card(
            scene,
            piece.id,
            piece.face,
            (f"hand.{seat}/{piece.face}",),
            style=("inhand",),
            note=_next(scene, seat, piece.face),
        )
        for piece in pieces
    )
    name = scene.of("hand", seat)
    return Row(id=f"hand.{seat}", label=name, name=name, items=items, kind="hand")


def _next(scene: Scene, seat: int, face: str) -> str:
    """What a card comes to by the end of the turn if it is played next."""
    g = scene.g
    many = len(g.hand[seat])
    if has_power(face, g, LOOKS_BACK):
        many += len(g.stack[seat])
    sound = not IS_WOUND[CARDS.by_token[face]]
    times = many * (2 if g.armed[seat] and sound else 1)
    gains = [times * n for n in icons(face, scene.view, scene.spec)]
    gains = [a + b for a, b in zip(gains, once(face, scene.spec), strict=True)]
    told = wording.points(gains, scene.look.t)
    return told or scene.text("board-feeds", count=len(g.stack[seat]))


def has_power(face: str, g: Journey, which: int) -> bool:
    """Whether a card has an effect beside its icons."""
    return has(g, CARDS.by_token[face], which)


def _stack(scene: Scene, seat: int) -> Row:
    """The cards played in their order, then a place for each that is still in hand."""
    pieces = scene.view.area(f"stack.{seat}").pieces
    left = len(scene.g.hand[seat])
    items = [_played(scene, seat, i) for i in range(len(pieces))]
    for k in range(left):
        place = len(pieces) + k + 1
        times = Value(
            id=f"place.{seat}.{place}/times",
            label=scene.text("board-times", times=left - k),
            style=("times",),
            value=f"×{left - k}",
        )
        items.append(
            Card(
                id=f"place.{seat}.{place}",
                label=scene.text("board-place", place=place, times=left - k),
                style=("place",),
                face="empty",
                name=str(place),
                values=(times,),
            )
        )
    name = scene.of("stack", seat)
    return Row(
        id=f"stack.{seat}", label=name, name=name, style=("stack",), items=tuple(items), kind="row"
    )


def _played(scene: Scene, seat: int, i: int) -> Card:
    """A played card: how often it will have triggered, and what that comes to, term by term."""
    t = scene.look.t
    pieces = scene.view.area(f"stack.{seat}").pieces
    piece = pieces[i]
    _, doubled = kinds_of(piece)
    feeders = fed_by(scene, seat, i)
    times = 1 + sum(n for n, _, _ in feeders)
    whole = times * (2 if doubled else 1)
    sums = []
    given = icons(piece.face, scene.view, scene.spec)
    extras = once(piece.face, scene.spec)
    for kind, icon, extra in zip(KINDS, given, extras, strict=True):
        if not icon and not extra:
            continue
        terms = [Term(scene.text("board-itself"), str(icon), of=piece.id)] if icon else []
        terms += [Term(name, f"+{n * icon}", of=of) for n, name, of in feeders if icon]
        if doubled and icon:
            terms.append(Term(scene.text("board-doubled"), f"+{times * icon}", of=piece.id))
        if extra:
            terms.append(Term(t.text("explain-once", card=piece.face), f"+{extra}", of=piece.id))
        total = whole * icon + extra
        sums.append(
            Sum(
                id=f"{piece.id}/{kind}",
                label=scene.text(
                    "board-gives",
                    times=whole,
                    icons=icon,
                    points=wording.points([total if k == kind else 0 for k in KINDS], t, sign=""),
                ),
                style=(kind,),
                art=kind,
                name=f"{icon} × {whole} =" if icon and not extra else "",
                terms=tuple(terms),
                total=str(total),
            )
        )
    card = _card(
        scene,
        piece.id,
        piece.face,
        (f"stack.{seat}/{i + 1}",),
        style=("played", *(("doubled",) if doubled else ())),
        parts=tuple(sums),
        more=(
            Value(
                id=f"{piece.id}/times",
                label=scene.text("board-times", times=whole),
                style=("times",),
                value=f"×{whole}",
            ),
        ),
    )
    return card


def fed_by(scene: Scene, seat: int, i: int) -> list[tuple[int, str, str]]:
    """What triggers a played card again: how often, by name, by the id of the thing.

    The cards played after it and the places of those still in hand; for a card that looks back
    those before it, too.
    """
    g = scene.g
    pieces = scene.view.area(f"stack.{seat}").pieces
    out: list[tuple[int, str, str]] = []
    if has_power(pieces[i].face, g, LOOKS_BACK):
        out += [(1, scene.noun(p.face), p.id) for p in pieces[:i]]
    for piece in pieces[i + 1 :]:
        spur = power(g, CARDS.by_token[piece.face], SPURS)
        out.append((1 + spur, scene.noun(piece.face), piece.id))
    for k in range(len(g.hand[seat])):
        place = len(pieces) + k + 1
        out.append((1, scene.text("board-place-short", place=place), f"place.{seat}.{place}"))
    for piece in scene.view.area(f"hand.{seat}").pieces:
        spur = power(g, CARDS.by_token[piece.face], SPURS)
        if spur:  # wherever it is played
            out.append((spur, scene.noun(piece.face), piece.id))
    return out


def _beside(scene: Scene, seat: int) -> tuple[Thing, ...]:
    """The Posture, the Shield, deck and discard, what lies under Omphale."""
    view = scene.view
    parts: list[Thing] = [_posture(scene, seat)]
    if "shield" in view.marks or view.counter(f"shield.{seat}"):
        n = view.counter(f"shield.{seat}")
        name = scene.text("picture-shield")
        label = scene.labelled(scene.of("shield", seat), scene.text("picture-points", points=n))
        parts.append(
            Value(
                id=f"shield.{seat}",
                label=label,
                at=(f"shield.{seat}",),
                style=("shield",),
                art="shield",
                value=n,
                name=name,
            )
        )
    if view.counter("turns") and not preparing(view):
        parts += [_pile(scene, "deck", seat), _pile(scene, "discard", seat)]
    under = view.area(f"under.{seat}").pieces
    if under:
        name = scene.of("under", seat)
        items = tuple(_card(scene, p.id, p.face, (f"under.{seat}/{p.face}",)) for p in under)
        parts.append(Row(id=f"under.{seat}", label=name, name=name, style=("under",), items=items))
    return tuple(parts)


def _posture(scene: Scene, seat: int) -> Card:
    """How a player's Posture lies and what it does."""
    view, t = scene.view, scene.look.t
    side, lies = view.area(f"posture.{seat}").pieces[0].marks
    told = wording.plain_posture(view, scene.spec, seat, t)
    locked = told == t.text("posture-locked", side=side)
    odd: tuple[Mark, ...] = ()
    if wording.posture_rebuilt(view, scene.spec, seat):
        odd = (Mark(sign="rebuilt", label=scene.text("rebuilt-spoken"), short="◦"),)
    return Card(
        id=f"posture.{seat}",
        label=", ".join([scene.labelled(scene.of("posture", seat), told), *(m.label for m in odd)]),
        at=(f"posture.{seat}",),
        style=("posture", side, lies, *(("locked",) if locked else ())),
        art=side,
        name=scene.noun(side),
        text=told,
        marks=odd,
    )


def _pile(scene: Scene, area: str, seat: int) -> Pile:
    """The deck or the discard of a player; the uppermost card lies last."""
    view = scene.view
    found = view.area(f"{area}.{seat}")
    pieces = found.pieces if area == "discard" else tuple(reversed(found.pieces))
    cards = tuple(
        _card(scene, piece.id, piece.face, (f"{area}.{seat}/{piece.face}",)) for piece in pieces
    )
    count = scene.text("picture-deck-cards", count=found.count)
    name = scene.text(f"area-{area}")
    return Pile(
        id=f"{area}.{seat}",
        label=f"{scene.of(area, seat)}, {count}",
        at=(f"{area}.{seat}",),
        style=(area,),
        name=name,
        count=found.count,
        cards=cards,
        spread=area == "discard" and view.prompt == "cleanse",
    )


# -- what is chosen ------------------------------------------------------------------------------

#: Decks that may be taken at one touch: what each is made of.
PRESETS: Final = ("3.3.4", "4.3.3", "3.4.3", "5.3.2")


def _decks(scene: Scene) -> tuple[Thing, ...]:
    """The deck that a journey begins with: some made ready, and how many of each Technique."""
    offered = _offered(scene, "deck")
    if not offered:
        return ()
    ready = tuple(
        Card(
            id=f"preset.{deck}",
            label=scene.text("board-preset", name=name, list=content),
            at=(f"preset/{deck}",),
            style=("preset",),
            name=name,
            text=content,
        )
        for deck, name, content in (
            (deck, scene.text("board-preset-name", number=n), deck_told(scene, deck))
            for n, deck in enumerate(PRESETS, 1)
            if deck in offered
        )
    )
    rows: list[Thing] = []
    if ready:
        name = scene.text("board-presets")
        rows.append(Row(id="presets", label=name, style=("presets",), name=name, items=ready))
    for i, kind in enumerate(("strike", "block")):
        counts = sorted({int(deck.split(".")[i]) for deck in offered})
        steps = tuple(
            Card(
                id=f"step.{kind}.{n}",
                label=scene.text("picture-count", count=n, card=kind),
                at=(f"deck/{kind}.{n}",),
                style=("step", kind),
                name=str(n),
            )
            for n in counts
        )
        name = scene.noun(kind)
        rows.append(
            Row(id=f"steps.{kind}", label=name, style=("steps", kind), name=name, items=steps)
        )
    return tuple(rows)


def deck_told(scene: Scene, deck: str) -> str:
    """What a deck is made of, in words."""
    counts = zip(("strike", "block", "training"), deck.split("."), strict=True)
    told = [scene.text("picture-count", count=int(n), card=kind) for kind, n in counts if n != "0"]
    return ", ".join(told)


def _offered(scene: Scene, verb: str) -> dict[str, int]:
    """The answers of a verb that are asked for: what they say behind it, and the words."""
    words = scene.spec.words
    told = ((word, words.text[word].partition(":")) for word in scene.view.words)
    return {rest: word for word, (name, _, rest) in told if name == verb}


def _choices(scene: Scene) -> tuple[Thing, ...]:
    """A Posture, a Life card, a split of the Defence, who goes first: each with what it does."""
    items = []
    view, sentences = scene.view, scene.look.sentences
    for verb in ("posture", "life", "split", "first"):
        for rest, word in _offered(scene, verb).items():
            text = aside(word, view, sentences)
            if verb == "split":
                both = sum(view.counter(f"defence.{seat}") for seat in range(2))
                name = scene.text("board-split", first=int(rest), second=both - int(rest))
            elif verb == "first":
                name = scene.player(int(rest))
            else:
                name = scene.noun(rest)
            items.append(
                Card(
                    id=f"choice.{verb}.{rest}",
                    label=scene.labelled(name, text),
                    at=(f"choice/{scene.spec.words.text[word]}",),
                    style=("choice", f"verb-{verb}"),
                    art=rest if verb in ("posture", "life") else "",
                    name=name,
                    text=text,
                )
            )
    if not items:
        return ()
    label = ", ".join(item.name for item in items)
    return (Row(id="choices", label=label, style=("choices",), items=tuple(items)),)


def routes(look: Look) -> tuple[Route, ...]:
    """The decks made ready, each by one touch."""
    scene = Scene(look, journey_of(look.view, look.sentences.spec), NOTHING)
    offered = _offered(scene, "deck")
    return tuple(
        Route(of=f"preset.{deck}", words=(offered[deck],), text=deck_told(scene, deck))
        for deck in PRESETS
        if deck in offered
    )


def short(word: int, look: Look) -> str:
    """Of a deck what it holds beside the two Techniques that are picked."""
    verb, _, rest = look.sentences.spec.words.text[word].partition(":")
    if verb != "deck":
        return ""
    count = int(rest.rpartition(".")[2])
    return look.t.text("picture-count", count=count, card="training")[:24]


# -- what is common -------------------------------------------------------------------------------


def _common(scene: Scene) -> tuple[Thing, ...]:
    """The Reserve with its prices, the Wounds that are left, Hera's cards."""
    view = scene.view
    pieces = view.area("reserve").pieces
    out: list[Thing] = []
    for kind in ("techniques", "blessings"):
        blessed = kind == "blessings"
        kept = [p for p in pieces if wording.is_blessing(p.face, scene.spec) == blessed]
        if not kept and blessed:
            continue
        cost = 0 if preparing(view) else view.counter("blessing-cost" if blessed else "cost")
        enough = bool(cost) and view.counter("experience") >= cost
        items = tuple(_ware(scene, face, group, cost, enough) for face, group in _grouped(kept))
        name = scene.text(f"table-{kind}")
        told = scene.labelled(name, scene.text("aside-cost", cost=cost)) if cost else name
        odd = () if blessed else scene.odd("technique_copies")
        heard = ", ".join([told, *(mark.label for mark in odd)])
        style = ("wares", *(("rebuilt",) if odd else ()))
        out.append(Row(id=kind, label=heard, style=style, name=told, items=items))
    out.append(_wounds(scene))
    if any(area.id == "hera" for area in view.areas):
        left = scene.text("picture-hera-left", count=view.area("hera").count)
        name = scene.text("area-hera")
        gone = tuple(
            Card(
                id=piece.id,
                label=scene.noun(piece.face),
                at=(f"hera-gone/{piece.face}",),
                style=("vengeance",),
                art=piece.face,
                name=scene.noun(piece.face),
            )
            for piece in view.area("hera-gone").pieces
        )
        odd = scene.odd("hera_cards")
        style = ("hera", *(("rebuilt",) if odd else ()))
        label = ", ".join([scene.labelled(name, left), *(mark.label for mark in odd)])
        out.append(Panel(id="hera", label=label, style=style, name=name, text=left, parts=gone))
    told = legend(scene.spec, scene.look.t)
    if told:
        out.append(Panel(id="legend", label=told, style=("legend",), text=told))
    return tuple(out)


def _ware(scene: Scene, face: str, group: Sequence[Piece], cost: int, enough: bool) -> Card:
    price = (
        Value(
            id=f"reserve.{face}/price",
            label=scene.text("aside-cost", cost=cost),
            style=("price",),
            art="experience",
            value=cost,
        ),
    )
    return _card(
        scene,
        f"reserve.{face}",
        face,
        (f"reserve/{face}",),
        style=("ware", *(("afford",) if enough else ())),
        many=len(group),
        more=price if cost else (),
        where=scene.text("area-reserve"),
    )


def _wounds(scene: Scene) -> Row:
    """The wounds that are left, the next one first: their order decides what is suffered."""
    pieces = tuple(reversed(scene.view.area("wounds").pieces))
    items = []
    for i, (face, run) in enumerate(groupby(pieces, lambda piece: piece.face), 1):
        many = len(list(run))
        note = scene.text("table-next-wound") if i == 1 else ""
        at = (f"wounds/{face}",)
        items.append(_card(scene, f"wounds.{i}", face, at, many=many, note=note))
    name = scene.text("area-wounds")
    none = scene.text("picture-no-wound")
    label = name if items else scene.labelled(name, none)
    style = ("wounds",) if items else ("wounds", "none")
    shown = name if items else label
    return Row(id="wounds", label=label, style=style, name=shown, items=tuple(items))


# -- a card ---------------------------------------------------------------------------------------


def _card(
    scene: Scene,
    id: str,
    face: str,
    at: tuple[str, ...],
    *,
    style: tuple[str, ...] = (),
    many: int = 1,
    note: str = "",
    where: str = "",
    parts: tuple[Thing, ...] = (),
    more: tuple[Value, ...] = (),
) -> Card:
    """A card with what is printed on it, what it comes to now, how many of it there are."""
    t, spec = scene.look.t, scene.spec
    base = face.removesuffix("+")
    plus = ("plus",) if face != base else ()
    marks = (
        (Mark(sign="many", label=scene.text("board-many", count=many), short=f"×{many}"),)
        if many > 1
        else ()
    )
    name = scene.noun(face)
    if base in _WOUNDS:
        parts_told = [name, *(m.label for m in marks), *(v.label for v in more), note, where]
        return Card(
            id=id,
            label=", ".join(filter(None, parts_told)),
            at=at,
            style=("wound", *plus, *style),
            art=base,
            name=name,
            note=note,
            values=more,
            marks=marks,
            parts=parts,
        )
    row = wording.record(spec, base)
    given = row[4:7] if plus else row[:3]
    told = wording.plain_gives(face, spec, t)
    points = wording.points(given, t, sign="")
    effect = told.removeprefix(points).removeprefix(", ") if points else told
    values = tuple(
        Value(
            id=f"{id}/gives-{kind}",
            label=scene.text(f"points-{kind}", points=n),
            style=(kind,),
            art=kind,
            value=n,
            name=scene.text(f"counter-{kind}"),
        )
        for kind, n in zip(KINDS, given, strict=True)
        if n
    )
    marks = (*marks, *scene.odd(*wording.records_of(face)))
    heard = [name, told, *(m.label for m in marks), *(v.label for v in more)]
    heard += [part.label for part in parts]
    kind = "blessing" if wording.is_blessing(face, spec) else "technique"
    return Card(
        id=id,
        label=", ".join(filter(None, (*heard, note, where))),
        at=at,
        style=(kind, *plus, *style),
        art=base,
        name=name,
        text=effect,
        note=note,
        values=(*values, *more),
        marks=marks,
        parts=parts,
    )


def _grouped(pieces: Iterable[Piece]) -> list[tuple[str, list[Piece]]]:
    """Pieces by face, in the order in which faces come."""
    out: dict[str, list[Piece]] = {}
    for piece in pieces:
        out.setdefault(piece.face, []).append(piece)
    return list(out.items())


# -- what the end of the turn will do --------------------------------------------------------------


def _outlook(scene: Scene) -> tuple[Panel, ...]:
    """What ending the turn will do to the Trial and to the heroes, once the hand is played."""
    view = scene.view
    parts: list[Thing] = []
    if wording.to_come(view, "attack"):
        parts.append(_attack(scene))
    if wording.to_come(view, "defence"):
        parts.append(_defence(scene))
    if wording.to_come(view, "experience"):
        parts.append(_experience(scene))
    name = scene.text("board-ahead")
    if not parts and view.result:
        return ()
    if not parts:
        over = scene.text("picture-totals-over")
        label = scene.labelled(name, over)
        return (Panel(id="outlook", label=label, style=("outlook",), name=name, text=over),)
    left = sum(map(len, scene.g.hand))
    text = scene.text("board-ahead-draws" if scene.out.draws else "board-ahead-hand", count=left)
    if not left:
        text = ""
    return (
        Panel(
            id="outlook",
            label=scene.labelled(name, text),
            style=("outlook",),
            name=name,
            text=text,
            parts=tuple(parts),
        ),
    )


def _clash(
    scene: Scene, kind: str, own: Span, need: Span | int, verdict: str, cost: str, tone: str
) -> Clash:
    """Points against what they are measured by; `tone` is good, bad or open."""
    title = scene.text(f"counter-{kind}")
    sides = (
        Sum(id=f"own.{kind}", label=f"{title} {own}", style=(kind,), name=title, total=str(own)),
        Sum(id=f"need.{kind}", label=str(need), style=(kind,), total=str(need)),
    )
    label = scene.labelled(
        scene.text("board-against", title=title, own=str(own), need=str(need)), verdict
    )
    return Clash(
        id=f"ahead.{kind}",
        label=f"{label}, {cost}" if cost else label,
        style=("ahead", kind, tone),
        art=kind,
        sides=sides,
        verdict=verdict,
        cost=cost,
    )


def _attack(scene: Scene) -> Clash:
    """How much Life the attack takes."""
    out = scene.out
    if out.falls.low:
        verdict, tone = scene.text("table-fells"), "good"
    elif out.lost.sure:
        verdict = scene.text("board-lost", lost=out.lost.low)
        tone = "good" if out.lost.low else "bad"
    else:
        verdict, tone = scene.text("board-lost-range", low=out.lost.low, high=out.lost.high), "open"
    if out.falls.low:
        cost = ""
    elif out.lost.sure:
        next_one = (out.lost.low + 1) * out.wall
        more = Span(next_one - out.attack.high, next_one - out.attack.low)
        cost = scene.text("board-more", more=str(more), life=out.lost.low + 1)
    else:
        cost = scene.text("board-order")
    cards = sum(points[0].low for points in out.points)
    less = cards - out.attack.low
    if less > 0:
        told = scene.text("table-less", cards=cards, less=less)
        cost = scene.text("picture-and").join(filter(None, [told, cost]))
    return _clash(scene, "attack", out.attack, out.wall, verdict, cost, tone)


def _defence(scene: Scene) -> Clash:
    """Whether the Trial is blocked, or how many Wounds it gives, and how many are left then."""
    g, out = scene.g, scene.out
    many = len(g.hand)
    left = len(g.wounds)
    need = Span(out.blow.low * many, out.blow.high * many)
    wounds = out.wounds
    if out.falls.low and not ability(g, DEFENCE_FIRST):
        verdict, cost, tone = scene.text("board-no-blow"), "", "good"
    elif wounds.high == 0:
        verdict, cost, tone = scene.text("board-blocked"), "", "good"
    elif wounds.low > left:
        verdict, cost, tone = scene.text("board-fatal"), _short(scene), "bad"
    elif wounds.sure:
        verdict = scene.text("board-wounds", count=wounds.low, left=left - wounds.low)
        cost, tone = _short(scene), "bad"
    else:
        fatal = int(wounds.high > left)
        verdict = scene.text("board-wounds-range", low=wounds.low, high=wounds.high, fatal=fatal)
        cost, tone = scene.text("board-order"), "open"
    told = [cost]
    if many > 1 and out.defence.sure and out.blow.sure and tone != "open":
        first = share(g, out.defence.low, out.blow.low)
        told.append(scene.text("board-share", first=first, second=out.defence.low - first))
    elif many > 1:
        told.append(scene.text("table-defence-two", attack=str(out.blow)))
    shields = sum(min(g.guard[s], out.blow.low) for s in range(many))
    if shields:
        told.append(scene.text("table-with-shield", points=shields))
    if g.trial and out.blow.high > out.blow.low:
        told.append(scene.text("board-heads", attack=out.blow.high))
    cost = scene.text("picture-and").join(filter(None, told))
    return _clash(scene, "defence", out.defence, need, verdict, cost, tone)


def _short(scene: Scene) -> str:
    """How many points are lacking."""
    g, out = scene.g, scene.out
    many = len(g.hand)
    guard = sum(min(g.guard[s], out.blow.low) for s in range(many))
    low = max(out.blow.low * many - guard - out.defence.high, 0)
    high = max(out.blow.high * many - guard - out.defence.low, 0)
    return scene.text("board-lacking", short=str(Span(low, high)))


def _experience(scene: Scene) -> Clash:
    """What can be bought."""
    view, out = scene.view, scene.out
    cost, blessing = view.counter("cost"), view.counter("blessing-cost")
    low, high = (n // max(cost, 1) for n in out.experience)
    tone = "good" if low else "open" if high else "bad"
    if low == high:
        verdict = scene.text("table-buys", count=low)
    else:
        verdict = scene.text("board-buys-range", low=low, high=high)
    text = scene.text("table-costs", cost=cost, blessing=blessing)
    return _clash(scene, "experience", out.experience, cost, verdict, text, tone)


# -- what an answer comes to -----------------------------------------------------------------------


def foresee(words: tuple[int, ...], look: Look) -> If | None:
    """What playing cards comes to at the end of the turn, whatever order the rest is played in."""
    spec = look.sentences.spec
    view = look.view
    if not words or not view.area("trial").pieces:
        return None
    told = [spec.words.text[word].partition(":") for word in words]
    if any(verb != "play" for verb, _, _ in told):
        return None
    scene = scene_of(look)
    g = journey_of(view, spec)
    fed = 0
    for word, (_, _, face) in zip(words, told, strict=True):
        said_by = spec.words.said_by[word]
        seat = said_by if said_by >= 0 else max(view.seat, 0)
        card = CARDS.by_token[face]
        if card not in g.hand[seat]:
            return None
        fed = len(g.stack[seat])
        g.hand[seat].remove(card)
        g.stack[seat].append(card)
        if g.armed[seat] and not IS_WOUND[card]:
            g.armed[seat], g.bent[seat] = 0, len(g.stack[seat])
    then = Scene(look, g, outlook(g))
    clashes = [c for c in (_attack(then), _defence(then)) if wording.to_come(view, c.art)]
    ahead = [
        f"{look.t.text(f'counter-{c.art}')} {c.sides[0].total}\u00a0: {c.verdict}" for c in clashes
    ]
    face = told[-1][2]
    line = scene.text("board-if", card=face, fed=fed, ahead="\u00a0; ".join(ahead))
    return If(line=line[:1].upper() + line[1:])


MODEL: Final = Model(board, short=short, foresee=foresee, routes=routes)
