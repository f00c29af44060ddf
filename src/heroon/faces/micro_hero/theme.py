"""MICRO HERO as a puppet theatre: the Trial on its stage, the heroes below, the Reserve beside.

Everything that is told is made here, in the words of the game; the template places it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from markupsafe import Markup

from heroon.kernel import Piece, View
from heroon.play.rebuilt import MARK
from heroon.texts import Texts
from heroon.web.render import figure, render
from heroon.web.scene import Scene, Theme

from . import wording
from .art import sprite
from .teller import preparing
from .terms import gain, kinds_of

#: Signs and words of the three kinds of points, in the order of the numbers.
KINDS: Final = ("attack", "defence", "experience")
LABOURS: Final = 12
#: More Life than this is a number alone; as many thresholds of a bar are drawn.
_HEARTS: Final = 24
#: A turn and what came of it are among so many events.
_LATELY: Final = 80
_WOUNDS: Final = ("bruise", "wound", "gash")


class Point(NamedTuple):
    """A sign with a number."""

    kind: str
    text: str


class Card(NamedTuple):
    """A card, or several equal ones, as it is drawn.

    `sort` is technique, blessing or wound, `figure` its picture; `points` what it gives each time
    it triggers, `effect` what else it does; `gains` what it adds or has given; `price` what it
    costs and whether that can be paid.
    """

    id: str
    at: tuple[str, ...]
    label: str
    name: str
    sort: str
    figure: str
    vt: str = ""
    plus: bool = False
    points: tuple[Point, ...] = ()
    effect: str = ""
    many: int = 1
    gains: tuple[Point, ...] = ()
    times: int = 0
    doubled: bool = False
    price: int = 0
    afford: bool = False
    rebuilt: bool = False
    odd: str = ""

    @property
    def classes(self) -> str:
        """How it looks."""
        names = ["mh-card", f"mh-{self.sort}", f"mh-k-{self.figure}"]
        names += ["mh-plus"] if self.plus else []
        names += ["mh-doubled"] if self.doubled else []
        return " ".join(names + (["mh-afford"] if self.afford else []))


class Bar(NamedTuple):
    """Points against what they are measured by: how far they reach, where the thresholds are."""

    kind: str
    title: str
    value: int
    text: str
    verdict: str
    good: bool
    reach: int
    whole: int
    ticks: tuple[int, ...]


class Labour(NamedTuple):
    """A picture of the frieze; without a face it is still to come."""

    number: int
    face: str
    state: str
    label: str


class Note(NamedTuple):
    """A picture with its name and what it does."""

    figure: str
    name: str
    text: str
    rebuilt: bool = False


class Stage(NamedTuple):
    """The Trial on the stage, with its values."""

    face: str
    name: str
    values: tuple[Point, ...]
    ability: str
    hearts: tuple[str, ...]
    rebuilt: bool


class Struck(NamedTuple):
    """What the attack of the Trial did to a hero: blocked or not, and the wounds it gave."""

    blocked: bool
    text: str
    wounds: tuple[str, ...]


class Outcome(NamedTuple):
    """What came of a turn: its number in what was told, the Life taken, whom the Trial struck.

    `beaten` is the Trial that was beaten, if one was.
    """

    number: int
    lost: int | None
    beaten: str
    heroes: tuple[Struck | None, ...]


class Posture(NamedTuple):
    """A Posture and how it lies."""

    at: tuple[str, ...]
    side: str
    figure: str
    tilted: bool
    locked: bool
    name: str
    text: str
    label: str
    rebuilt: bool = False


class Seat(NamedTuple):
    """What lies before a player."""

    seat: int
    name: str
    asked: bool
    posture: Posture
    hand: tuple[Card, ...]
    stack: tuple[Card, ...]
    sums: tuple[Point, ...]
    deck_label: str
    deck: int
    known: tuple[Card, ...]
    discard_label: str
    discard: int
    top: Card | None
    below: tuple[Card, ...]
    under: tuple[Card, ...]
    shield: int
    shield_label: str
    shield_shown: bool
    actions: str
    due: tuple[str, ...]


def draw(scene: Scene) -> Markup:
    """The table as a theatre."""
    view = scene.view
    asked = [a.owner for a in view.areas if a.id.startswith("hand.")]
    owners = sorted(asked, key=lambda seat: seat != scene.own)
    return render(
        "micro-hero/table.html",
        scene=scene,
        t=scene.t,
        frieze=frieze(scene),
        stage=stage(scene),
        heroes=[view.area(f"posture.{seat}").pieces[0].face for seat in owners],
        outcome=outcome(scene, owners),
        notes=notes(scene),
        bars=() if preparing(view) else bars(scene, owners),
        seats=[seat_of(scene, seat, len(owners)) for seat in owners],
        preparing=preparing(view),
        shelves=shelves(scene),
        wounds=wounds(scene),
        hera=hera(scene),
        words=words(scene),
        nowound=scene.t.text("picture-no-wound"),
    )


def words(scene: Scene) -> dict[str, str]:
    """The headings of the parts of the table."""
    t = scene.t
    out = {key: t.text(f"area-{key}") for key in ("hand", "stack", "deck", "discard", "under")}
    out |= {key: t.text(f"area-{key}") for key in ("reserve", "wounds", "hera")}
    out |= {key: t.text(f"picture-{key}") for key in ("shield", "empty", "posture")}
    out |= {kind: t.text(f"counter-{kind}") for kind in (*KINDS, "life")}
    out |= {"frieze": t.text("table-frieze"), "rebuilt": t.text("rebuilt-spoken")}
    out["legend"] = t.text("rebuilt-legend", mark=MARK) if scene.rebuilt else ""
    return out | {"deck-content": t.text("table-deck-content")}


# -- the frieze and the stage ---------------------------------------------------------------------


def frieze(scene: Scene) -> list[Labour]:
    """The twelve Labours: those done in their order, the one on the stage, those to come."""
    view, t = scene.view, scene.t
    out: list[Labour] = []
    for state in ("beaten", "kept", "trial"):
        for piece in view.area(state).pieces:
            label = t.text(f"table-labour-{state}", trial=piece.face)
            out.append(Labour(len(out) + 1, piece.face, state, label))
    for number in range(len(out) + 1, LABOURS + 1):
        label = t.text("table-labour-pile", number=number)
        out.append(Labour(number, "", "pile", label))
    return out


def stage(scene: Scene) -> Stage | None:
    """The Trial that is faced; none before the first and after the last."""
    view, t = scene.view, scene.t
    pieces = view.area("trial").pieces
    if not pieces:
        return None
    face = pieces[0].face
    spec = scene.sentences.spec
    told = wording.plain_ability(face, spec, t)
    values = tuple(Point(k, str(view.counter(k))) for k in ("attack", "defence", "life"))
    return Stage(
        face,
        t.noun(face),
        values,
        told[:1].upper() + told[1:],
        hearts(view),
        rebuilt(scene, face, f"{face}_ability"),
    )


def hearts(view: View) -> tuple[str, ...]:
    """A heart for each Life of the Trial; the last ones are those that the attack takes now."""
    life = view.counter("life")
    if life > _HEARTS:
        return ()
    lost = min(wording.against(view)["lost"], life) if wording.to_come(view, "attack") else 0
    return ("whole",) * (life - lost) + ("lost",) * lost


def notes(scene: Scene) -> list[Note]:
    """What else holds in this round: abilities that linger, the special Life card."""
    view, t, spec = scene.view, scene.t, scene.sentences.spec
    out = []
    for piece in view.area("kept").pieces:
        text = wording.plain_ability(piece.face, spec, t)
        odd = rebuilt(scene, f"{piece.face}_ability")
        out.append(Note(piece.face, t.noun(piece.face), text, odd))
    for card in wording.special_life(view):
        text = wording.plain_life(card, view, spec, t)
        odd = rebuilt(scene, f"{card}_attack", f"{card}_defence")
        out.append(Note(card, t.noun(card), text, odd))
    return out


def spoken(scene: Scene, odd: bool) -> list[str]:
    """What is said of a rebuilt value to those who hear the page."""
    return [scene.t.text("rebuilt-spoken")] if odd else []


def rebuilt(scene: Scene, *records: str) -> bool:
    """Whether nobody has printed these numbers."""
    return not scene.rebuilt.isdisjoint(records)


def outcome(scene: Scene, owners: Sequence[int]) -> Outcome | None:
    """What came of the last turn, as far as it was told since this seat's last answer."""
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
    return Outcome(new[0].number, lost, beaten, tuple(struck.get(seat) for seat in owners))


# -- the bars -------------------------------------------------------------------------------------


def bars(scene: Scene, owners: Sequence[int]) -> list[Bar]:
    """Attack, defence and experience so far, against what the Trial and the Reserve ask.

    What this turn has done with already has no bar any more.
    """
    view = scene.view
    out = []
    if wording.to_come(view, "attack"):
        out.append(_attack(scene))
    if wording.to_come(view, "defence"):
        out.append(_defence(scene, owners))
    if wording.to_come(view, "experience"):
        out.append(_experience(scene))
    return out


def _attack(scene: Scene) -> Bar:
    """How much Life the attack takes."""
    view, t = scene.view, scene.t
    n = wording.against(view)
    steps = min(n["lost"], _HEARTS) + 1
    each = n["against"]
    key = "table-fells" if n["lost"] >= view.counter("life") else "table-lost"
    verdict = t.text(key, lost=n["lost"])
    text = t.text("table-attack", more=(n["lost"] + 1) * each - n["attack"], against=each)
    cards = sum(view.counter(f"attack.{seat}") for seat in _owners(view))
    if cards != n["attack"]:
        less = t.text("table-less", cards=cards, less=cards - n["attack"])
        text = t.text("picture-and").join([less, text])
    ticks = tuple(each * i for i in range(1, steps))
    reach = min(n["attack"], steps * each)
    title = t.text("counter-attack")
    good = n["lost"] > 0
    return Bar("attack", title, n["attack"], text, verdict, good, reach, steps * each, ticks)


def _defence(scene: Scene, owners: Sequence[int]) -> Bar:
    """Whether the Trial is blocked, Shields counted; at two each has to block it."""
    view, t = scene.view, scene.t
    each, many = view.counter("attack"), len(owners)
    points = sum(view.counter(f"defence.{seat}") for seat in owners)
    shields = sum(min(view.counter(f"shield.{seat}"), each) for seat in owners)
    whole = each * many
    short = max(whole - points - shields, 0)
    verdict = t.text("table-short", short=short) if short else t.text("table-blocked")
    text = t.text("table-defence-two" if many > 1 else "table-defence", attack=each)
    if shields:
        shield = t.text("table-with-shield", points=shields)
        text = t.text("picture-and").join([text, shield])
    title = t.text("counter-defence")
    reach = min(points, whole)
    ticks = tuple(each * i for i in range(1, many))
    return Bar("defence", title, points, text, verdict, not short, reach, max(whole, 1), ticks)


def _experience(scene: Scene) -> Bar:
    """What can be bought."""
    view, t = scene.view, scene.t
    points, cost = view.counter("experience"), view.counter("cost")
    blessing = view.counter("blessing-cost")
    verdict = t.text("table-buys", count=points // max(cost, 1))
    text = t.text("table-costs", cost=cost, blessing=blessing)
    whole = max(blessing, points, 1)
    ticks = tuple(range(cost, whole, cost)) if cost else ()
    title = t.text("counter-experience")
    good = points >= cost
    return Bar("experience", title, points, text, verdict, good, points, whole, ticks)


# -- what is common -------------------------------------------------------------------------------


class Shelf(NamedTuple):
    """A row of the Reserve: its price and its cards."""

    title: str
    price: int
    cards: tuple[Card, ...]
    rebuilt: bool = False


def shelves(scene: Scene) -> list[Shelf]:
    """The Reserve: Techniques, then Blessings, each with its price."""
    view, t, spec = scene.view, scene.t, scene.sentences.spec
    pieces = view.area("reserve").pieces
    out = []
    for blessed in (False, True):
        kept = [p for p in pieces if wording.is_blessing(p.face, spec) == blessed]
        if not kept and blessed:
            continue
        # Between two rounds nothing is paid.
        cost = 0 if preparing(view) else view.counter("blessing-cost" if blessed else "cost")
        cards = tuple(_stock(scene, face, group, cost) for face, group in grouped(kept))
        title = t.text("table-blessings" if blessed else "table-techniques")
        odd = not blessed and rebuilt(scene, "technique_copies")
        out.append(Shelf(title, cost, cards, odd))
    return out


def _stock(scene: Scene, face: str, pieces: Sequence[Piece], cost: int) -> Card:
    t = scene.t
    enough = bool(cost) and scene.view.counter("experience") >= cost
    card = card_of(scene, f"reserve/{face}", face, pieces[0].id, many=len(pieces))
    told = [counted(scene, face, len(pieces)), *about(card)]
    told += [t.text("aside-cost", cost=cost)] if cost else []
    told.append(t.text("area-reserve"))
    label = _told(told)
    return card._replace(id=f"mh-reserve-{face}", label=label, price=cost, afford=enough)


def wounds(scene: Scene) -> list[Card]:
    """The wounds that are left, the next one first: their order decides what is suffered."""
    pieces = tuple(reversed(scene.view.area("wounds").pieces))
    out = []
    for i, (face, run) in enumerate(groupby(pieces, lambda piece: piece.face), 1):
        group = list(run)
        card = card_of(scene, f"wounds/{face}", face, group[0].id, many=len(group))
        told = [counted(scene, face, len(group))]
        told += [scene.t.text("table-next-wound")] if i == 1 else []
        label = _told([*told, scene.t.text("area-wounds")])
        out.append(card._replace(id=f"mh-wounds-{i}", label=label))
    return out


class Hera(NamedTuple):
    """Hera's pile and the cards that she has revealed."""

    left: int
    text: str
    gone: tuple[Note, ...]
    rebuilt: bool = False


def hera(scene: Scene) -> Hera | None:
    """Hera's cards, where she takes her vengeance."""
    view, t = scene.view, scene.t
    if not any(area.id == "hera" for area in view.areas):
        return None
    left = view.area("hera").count
    gone = tuple(Note(p.face, t.noun(p.face), "") for p in view.area("hera-gone").pieces)
    text = t.text("picture-hera-left", count=left)
    return Hera(left, text, gone, rebuilt(scene, "hera_cards"))


# -- a player -------------------------------------------------------------------------------------


def seat_of(scene: Scene, seat: int, many: int) -> Seat:
    """A player's part of the table."""
    view, t = scene.view, scene.t
    deck, discard = view.area(f"deck.{seat}"), view.area(f"discard.{seat}")
    sums = [Point(kind, str(view.counter(f"{kind}.{seat}"))) for kind in KINDS]
    shield = view.counter(f"shield.{seat}")
    shield_at = f"shield.{seat}"
    due = [(due, view.counter(f"{due}.{seat}")) for due in ("hits", "owed")]
    actions = view.counter(f"actions.{seat}")
    deck_told = t.text("picture-deck-cards", count=deck.count)
    discard_told = t.text("picture-deck-cards", count=discard.count)
    return Seat(
        seat=seat,
        name=scene.player(seat) if many > 1 else "",
        asked=bool(view.awaited >> seat & 1),
        posture=posture(scene, seat),
        hand=_hand(scene, seat),
        stack=_stack(scene, seat),
        sums=tuple(sums) if many > 1 else (),
        deck_label=_told([_of(scene, "deck", seat), deck_told]),
        deck=deck.count,
        known=tuple(_pile(scene, f"deck.{seat}", deck.pieces)),
        discard_label=_told([_of(scene, "discard", seat), discard_told]),
        discard=discard.count,
        top=_top(scene, seat),
        below=tuple(_pile(scene, f"discard.{seat}", discard.pieces[:-1])),
        under=tuple(_pile(scene, f"under.{seat}", view.area(f"under.{seat}").pieces)),
        shield=shield,
        shield_label=t.text(
            "labelled",
            label=_of(scene, "shield", seat),
            text=t.text("picture-points", points=shield),
        ),
        shield_shown=bool(shield) or bool(scene.state((shield_at,))),
        actions=t.text("picture-actions-left", count=actions) if preparing(view) else "",
        due=tuple(t.text(f"picture-wounds-{name}", count=count) for name, count in due if count),
    )


def posture(scene: Scene, seat: int) -> Posture:
    """How a player's Posture lies and what it does."""
    view, t = scene.view, scene.t
    side, lies = view.area(f"posture.{seat}").pieces[0].marks
    told = wording.plain_posture(view, scene.sentences.spec, seat, t)
    odd = wording.posture_rebuilt(view, scene.sentences.spec, seat)
    locked = told == t.text("posture-locked", side=side)
    label = t.text("labelled", label=_of(scene, "posture", seat), text=told)
    label = _told([label, *spoken(scene, odd)])
    at = (f"posture.{seat}",)
    return Posture(at, side, side, lies == "tilted", locked, t.noun(side), told, label, odd)


def _hand(scene: Scene, seat: int) -> tuple[Card, ...]:
    """The cards in hand, each with what it would add now."""
    pieces = scene.view.area(f"hand.{seat}").pieces
    out = []
    for i, piece in enumerate(pieces, 1):
        gains = adds(piece)
        card = card_of(scene, f"hand.{seat}/{piece.face}", piece.face, piece.id)
        told = [card.name, *about(card)]
        if gains is not None:
            given = wording.points(gains, scene.t) or scene.t.text("picture-adds-nothing")
            told.append(scene.t.text("table-adds", points=given))
            card = card._replace(gains=signed(gains) or (Point("none", "+0"),))
        told.append(_of(scene, "hand", seat))
        out.append(card._replace(id=f"mh-hand-{seat}-{i}", label=_told(told)))
    return tuple(out)


def adds(piece: Piece) -> list[int] | None:
    """What a card would add at once, as its mark says."""
    for mark in piece.marks:
        name, _, values = mark.partition(":")
        if name == "adds":
            return [int(value) for value in values.split(".")]
    return None


def _stack(scene: Scene, seat: int) -> tuple[Card, ...]:
    """The cards played, in their order, each with how often it triggers and what that gives."""
    t = scene.t
    out = []
    for i, piece in enumerate(scene.view.area(f"stack.{seat}").pieces, 1):
        many, doubled = kinds_of(piece)
        gains = gain(scene.view, scene.sentences.spec, piece)
        card = card_of(scene, f"stack.{seat}/{i}", piece.face, piece.id)
        key = "picture-doubled" if doubled else "picture-times"
        told = [t.text(key, card=piece.face, times=many)]
        told.append(wording.points(gains, t) or t.text("picture-adds-nothing"))
        told += [_of(scene, "stack", seat), str(i)]
        out.append(
            card._replace(
                id=f"mh-stack-{seat}-{i}",
                label=_told(told),
                gains=signed(gains),
                times=many,
                doubled=doubled,
            )
        )
    return tuple(out)


def _top(scene: Scene, seat: int) -> Card | None:
    """The top card of a discard, which Perfecting is about."""
    pieces = scene.view.area(f"discard.{seat}").pieces
    if not pieces:
        return None
    piece = pieces[-1]
    card = card_of(scene, f"discard.{seat}", piece.face, piece.id)
    told = [_of(scene, "discard", seat), scene.t.text("picture-top", card=piece.face), *about(card)]
    at = (f"discard.{seat}", f"discard.{seat}/{piece.face}")
    return card._replace(id=f"mh-discard-{seat}", at=at, label=_told(told))


def _pile(scene: Scene, area: str, pieces: Sequence[Piece]) -> list[Card]:
    """The cards of a pile that are seen, in their order; equal ones in a row are counted."""
    name, _, owner = area.partition(".")
    out = []
    for i, (face, run) in enumerate(groupby(pieces, lambda piece: piece.face), 1):
        group = list(run)
        card = card_of(scene, f"{area}/{face}", face, group[0].id, many=len(group))
        told = [counted(scene, face, len(group)), *about(card), _of(scene, name, int(owner))]
        out.append(card._replace(id=f"mh-{name}-{owner}-{i}", label=_told(told)))
    return out


# -- a card ---------------------------------------------------------------------------------------


def card_of(scene: Scene, at: str, face: str, vt: str = "", many: int = 1) -> Card:
    """A card with what is printed on it."""
    t, spec = scene.t, scene.sentences.spec
    base = face.removesuffix("+")
    if base in _WOUNDS:
        return Card("", (at,), "", t.noun(face), "wound", base, vt, face != base, many=many)
    row = wording.record(spec, base)
    icons = row[4:7] if face != base else row[:3]
    given = wording.points(icons, t, sign="")
    told = wording.plain_gives(face, spec, t)
    effect = told.removeprefix(given).removeprefix(", ") if given else told
    return Card(
        "",
        (at,),
        "",
        t.noun(face),
        "blessing" if wording.is_blessing(face, spec) else "technique",
        base,
        vt,
        face != base,
        tuple(Point(kind, str(n)) for kind, n in zip(KINDS, icons, strict=True) if n),
        effect,
        many,
        rebuilt=rebuilt(scene, *wording.records_of(face)),
        odd=t.text("rebuilt-spoken"),
    )


def about(card: Card) -> list[str]:
    """What a card gives, for those who hear it."""
    return ([card.effect] if card.effect else []) + ([card.odd] if card.rebuilt else [])


def signed(points: Iterable[int]) -> tuple[Point, ...]:
    """Points with their signs; none for those that are nothing."""
    pairs = zip(KINDS, points, strict=True)
    return tuple(Point(kind, f"+{n}" if n > 0 else f"−{-n}") for kind, n in pairs if n)


def grouped(pieces: Sequence[Piece]) -> list[tuple[str, list[Piece]]]:
    """Pieces by face, in the order in which faces come."""
    out: dict[str, list[Piece]] = {}
    for piece in pieces:
        out.setdefault(piece.face, []).append(piece)
    return list(out.items())


def counted(scene: Scene, face: str, count: int) -> str:
    """A card with how many there are."""
    return (
        scene.t.text("picture-count", count=count, card=face) if count > 1 else scene.t.noun(face)
    )


def _of(scene: Scene, area: str, seat: int) -> str:
    """What a place is called, with its owner where that is somebody else."""
    text = scene.t.text("picture-shield" if area == "shield" else f"area-{area}")
    if seat == scene.view.seat or len(_owners(scene.view)) == 1:
        return text
    return scene.t.text("area-of", area=text, owner=scene.sentences.names[seat])


def _owners(view: View) -> list[int]:
    return [area.owner for area in view.areas if area.id.startswith("hand.")]


def _told(parts: Iterable[str]) -> str:
    return ", ".join(part for part in parts if part)


def picture(token: str, _t: Texts) -> Markup:
    """The picture of a card alone."""
    return figure(f"micro-hero/art.svg#{token.removesuffix('+')}")


#: The pictures of its card on the first page.
COVER: Final = ("lion", "hercules", "hydra")
THEME: Final = Theme(draw, "micro-hero/table.css", ("twelve-labours",), COVER, picture, sprite)
