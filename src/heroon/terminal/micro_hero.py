"""MICRO HERO in lines of text: the Trial, then each player with Posture, hand and played cards.

Every line has its label on the left.  What is not in use has no line.
"""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from heroon.kernel import GameSpec, Piece, View
from heroon.texts import Sentences, Texts

from .menu import places

#: No line is longer.
WIDE: Final = 78
_KINDS: Final = ("attack", "defence", "experience")
_HAND: Final = "hand.{seat}"
#: The number of the ability that locks the Posture.
_LOCK: Final = 11
#: A special Life card has so many values; above, its last ones come again.
_LIVES: Final = 24
#: So many of the Life values at which a special Life card counts are shown.
_SHOWN: Final = 6


class _Page:
    """Lines with a label column as wide as its widest label."""

    def __init__(self, t: Texts):
        self.t = t
        self.rows: list[tuple[str, str]] = []

    def row(self, label: str, text: str) -> None:
        """A line; without a label it goes on below the one before it."""
        self.rows.append((label, text))

    def note(self, label: str, key: str, /, **args: str | int) -> None:
        """A line of that message."""
        self.row(self.t.text(f"picture-{label}"), self.t.text(f"picture-{key}", **args))

    def lines(self) -> list[str]:
        """The lines, folded."""
        wide = 2 + max(len(label) for label, _ in self.rows)
        out = []
        for label, text in self.rows:
            out += textwrap.wrap(
                text,
                WIDE,
                initial_indent=f"{label:<{wide}}",
                subsequent_indent=" " * wide,
                break_on_hyphens=False,
            )
        return out


def draw(view: View, sentences: Sentences) -> list[str]:
    """The table as this seat sees it; for several people at one keyboard, both players alike."""
    t = sentences.texts
    turn = view.counter("turns")
    seats = [a.owner for a in view.areas if a.id.startswith("hand.")] if turn else []
    seats.sort(key=lambda seat: seat != view.seat)
    preparing = any(view.counter(f"actions.{seat}") for seat in seats)
    page = _Page(t)
    _trial(page, view, sentences.spec)
    _hera(page, view)
    _reserve(page, view, sentences.spec)
    for seat in seats:
        if len(seats) > 1:
            page.row(_name(seat, sentences), "-" * 30)
        (_preparation if preparing else _seat)(page, view, sentences, seat)
    if len(seats) > 1 and not preparing:
        given = {**against(view), **team_guard(view, seats), **_xp(view)}
        page.note("together", "totals-text", **given)
    return [_title(view, t, preparing), *page.lines()]


def _title(view: View, t: Texts, preparing: bool) -> str:
    turn, at = view.counter("turns"), view.counter("round")
    if preparing:
        return t.text("picture-title-prepare", round=at + 1)
    return t.text("picture-title" if turn else "picture-title-setup", round=at, turn=turn)


def _name(seat: int, sentences: Sentences) -> str:
    if seat == sentences.seat:
        return sentences.texts.text("picture-you")
    name = sentences.texts.noun(sentences.names[seat])
    return name[:1].upper() + name[1:]


# -- the Trial and the common cards ---------------------------------------------------------------


def _trial(page: _Page, view: View, spec: GameSpec[Any]) -> None:
    t = page.t
    for piece in view.area("trial").pieces:
        page.note(
            "trial",
            "values",
            trial=piece.face,
            attack=view.counter("attack"),
            defence=view.counter("defence"),
            life=view.counter("life"),
        )
        told = ability_text(piece.face, spec, t)
        page.row("", told[:1].upper() + told[1:])
    for i, piece in enumerate(view.area("kept").pieces):
        text = t.text("labelled", label=t.noun(piece.face), text=ability_text(piece.face, spec, t))
        page.row("" if i else t.text("picture-kept"), text)
    for mark in view.marks:
        card = mark.partition(":")[2]
        text = t.text("labelled", label=t.noun(card), text=life_card(card, view, spec, t))
        page.row(t.text("picture-life"), text)
    wounds = [piece.face for piece in reversed(view.area("wounds").pieces)]
    if wounds:
        page.note("wounds", "wounds-left", list=counted(wounds, t))
    else:
        page.note("wounds", "no-wound")


def ability_text(trial: str, spec: GameSpec[Any], t: Texts) -> str:
    """What a Trial does."""
    which, strength = record(spec, f"{trial}_ability")
    return t.text(f"ability-{which}", strength=strength)


def life_card(card: str, view: View, spec: GameSpec[Any], t: Texts) -> str:
    """What a special Life card adds at the values of Life still to come."""
    life = view.counter("life")
    out = []
    for kind in ("attack", "defence"):
        row = record(spec, f"{card}_{kind}")
        at = {n: row[_life_index(n)] for n in range(life, 0, -1)}
        for bonus in sorted({b for b in at.values() if b}):
            lives = [str(n) for n, b in at.items() if b == bonus]
            more = "…" if len(lives) > _SHOWN else ""
            told = ", ".join(lives[:_SHOWN]) + more
            out.append(t.text("picture-bonus", kind=kind, bonus=bonus, lives=told))
    return ", ".join(out) or t.text("picture-empty")


def _life_index(life: int) -> int:
    i = life - 1
    return i if i < _LIVES else _LIVES // 2 + i % (_LIVES // 2)


def _hera(page: _Page, view: View) -> None:
    if not any(area.id == "hera" for area in view.areas):
        return
    gone = [piece.face for piece in view.area("hera-gone").pieces]
    page.note("hera", "hera-left", count=view.area("hera").count)
    if gone:
        text = page.t.text("picture-hera-gone", list=", ".join(map(page.t.noun, gone)))
        page.row("", text)


def _reserve(page: _Page, view: View, spec: GameSpec[Any]) -> None:
    """Grouped, with counts and prices; each Blessing with what it gives."""
    t = page.t
    faces = [piece.face for piece in view.area("reserve").pieces]
    blessings = [face for face in faces if is_blessing(face, spec)]
    techniques = [face for face in faces if face not in blessings]
    told = counted(techniques, t) or t.text("picture-empty")
    page.note("reserve", "techniques", cost=view.counter("cost"), list=told)
    if blessings:
        told = t.text("picture-and").join(
            t.text("placed", name=t.noun(face), place=gives(face, spec, t)) for face in blessings
        )
        page.row("", t.text("picture-blessings", cost=price(blessings[0], view, spec), list=told))


def price(face: str, view: View, spec: GameSpec[Any]) -> int:
    """What Perfecting with a card costs now."""
    return view.counter("blessing-cost" if is_blessing(face, spec) else "cost")


def record(spec: GameSpec[Any], name: str) -> list[int]:
    """The numbers of a record of the card data."""
    if _RECORDS.numbers is not spec.numbers:
        _RECORDS.numbers, _RECORDS.found = spec.numbers, {}
        for number in spec.numbers:
            _RECORDS.found.setdefault(number.of, []).append(number.value)
    return _RECORDS.found.get(name, [])


class _Records:
    """The records of the card data that was asked for last, by name."""

    def __init__(self) -> None:
        self.numbers: tuple[Any, ...] = ()
        self.found: dict[str, list[int]] = {}


_RECORDS: Final = _Records()


def is_blessing(face: str, spec: GameSpec[Any]) -> bool:
    """Whether a card is a Blessing."""
    return bool(record(spec, f"{face.removesuffix('+')}_effect"))


def gives(face: str, spec: GameSpec[Any], t: Texts) -> str:
    """What a card gives each time it triggers, and what else it does."""
    base = face.removesuffix("+")
    row = record(spec, base)
    *icons, strength = row[4:] if face != base else row[:4]
    out = [points(icons, t, sign="")] if any(icons) else []
    effect = next(iter(record(spec, f"{base}_effect")), 0)
    if effect:
        out.append(t.text(f"effect-{effect}", strength=strength))
    return ", ".join(out)


def points(points: Sequence[int], t: Texts, sign: str = "+") -> str:
    """Points of three kinds: `+2 attack, +1 defence`."""
    given = [
        t.text(f"points-{kind}", points=f"{sign}{n}" if n >= 0 else f"−{-n}")
        for kind, n in zip(_KINDS, points, strict=True)
        if n
    ]
    return ", ".join(given)


def counted(faces: Iterable[str], t: Texts) -> str:
    """Cards of a kind counted, in the order in which they come."""
    kinds = Counter(faces)
    return ", ".join(t.text("picture-count", count=n, card=face) for face, n in kinds.items())


def runs(faces: Sequence[str], t: Texts) -> list[str]:
    """Cards in their order; equal ones in a row are counted."""
    runs = [(face, len(list(group))) for face, group in groupby(faces)]
    return [t.text("picture-count", count=n, card=f) if n > 1 else t.noun(f) for f, n in runs]


# -- a player -------------------------------------------------------------------------------------


def _seat(page: _Page, view: View, sentences: Sentences, seat: int) -> None:
    t = page.t
    _posture(page, view, sentences.spec, seat)
    under = view.area(f"under.{seat}").pieces
    if under:
        page.row(t.text("picture-under"), counted([p.face for p in under], t))
    _shield(page, view, seat)
    for due in ("hits", "owed"):
        if view.counter(f"{due}.{seat}"):
            page.note("wounds", f"wounds-{due}", count=view.counter(f"{due}.{seat}"))
    _piles(page, view, seat)
    _hand(page, view, sentences.spec, seat)
    stack = view.area(f"stack.{seat}").pieces
    if stack:
        page.row(t.text("picture-played"), ", ".join(_played(p, t) for p in stack))
    if any(a.id.startswith("hand.") and a.owner != seat for a in view.areas):
        own = {kind: view.counter(f"{kind}.{seat}") for kind in _KINDS}
        page.note("totals", "totals-own", **own)
    else:
        given = {"block": view.counter("attack"), "guard": view.counter(f"defence.{seat}")}
        page.note("totals", "totals-text", **against(view), **_xp(view), **given)


def _preparation(page: _Page, view: View, _sentences: Sentences, seat: int) -> None:
    """A player between two rounds, whose cards are all in the deck."""
    _shield(page, view, seat)
    deck = view.area(f"deck.{seat}")
    content = counted([piece.face for piece in deck.pieces], page.t)
    page.note("deck", "deck-content", count=deck.count, list=content)
    page.note("actions", "actions-left", count=view.counter(f"actions.{seat}"))


def _shield(page: _Page, view: View, seat: int) -> None:
    if view.counter(f"shield.{seat}"):
        page.note("shield", "points", points=view.counter(f"shield.{seat}"))


def against(view: View) -> dict[str, int]:
    """The attack of all against the Trial's Defence, and the Life that it takes."""
    attack, defence = view.counter("team-attack"), max(view.counter("defence"), 1)
    return {"attack": attack, "against": defence, "lost": attack // defence}


def team_guard(view: View, seats: Sequence[int]) -> dict[str, str | int]:
    """The defence of all against a Trial that attacks each of them."""
    sum_ = sum(view.counter(f"defence.{seat}") for seat in seats)
    return {"guard": sum_, "block": f"{len(seats)} × {view.counter('attack')}"}


def _xp(view: View) -> dict[str, int]:
    return {"experience": view.counter("experience")}


def _posture(page: _Page, view: View, spec: GameSpec[Any], seat: int) -> None:
    page.row(page.t.text("picture-posture"), posture_text(view, spec, seat, page.t))


def posture_text(view: View, spec: GameSpec[Any], seat: int, t: Texts) -> str:
    """How a Posture lies, what tilting it does, and what the end of the turn does."""
    piece = view.area(f"posture.{seat}").pieces[0]
    side, lies = piece.marks
    in_play = [*view.area("trial").pieces, *view.area("kept").pieces]
    if any(record(spec, f"{p.face}_ability")[0] == _LOCK for p in in_play):
        state = "locked"
    elif side != "overload":
        state = f"{side}-{lies}"
    else:
        doubled = any("doubled" in p.marks for p in view.area(f"stack.{seat}").pieces)
        waits = lies == "tilted" and view.prompt == "plan" and not doubled
        turns = record(spec, f"overload_{lies}")[0]
        state = f"overload-{'armed' if waits else lies}{'' if turns else '-stays'}"
    return t.text(f"posture-{state}", side=side)


def _piles(page: _Page, view: View, seat: int) -> None:
    """The deck, and the discard with its top card last, marked."""
    t = page.t
    deck, discard = view.area(f"deck.{seat}"), view.area(f"discard.{seat}")
    known = ", ".join(t.noun(p.face) for p in deck.pieces)
    if known:
        page.note("deck", "deck-known", count=deck.count, list=known)
    else:
        page.note("deck", "deck-cards", count=deck.count)
    if discard.pieces:
        *below, top = [p.face for p in discard.pieces]
        names = ", ".join([*runs(below, t), t.text("picture-top", card=top)])
        page.note("discard", "discard-cards", count=discard.count, list=names)


def _hand(page: _Page, view: View, spec: GameSpec[Any], seat: int) -> None:
    """Each kind of card in hand with its numbers and with what it would add now."""
    t = page.t
    pieces = view.area(f"hand.{seat}").pieces
    if not pieces:
        return
    first = _first_number(view, seat)
    rows = [_Row(i + first, p) for i, p in enumerate(pieces)]
    kinds = [list(group) for _, group in groupby(rows, lambda row: row.piece.face)]
    numbers = [
        " ".join(str(r.number) for r in kind) if first else f"{len(kind)} ×" for kind in kinds
    ]
    names = [t.noun(kind[0].piece.face) for kind in kinds]
    wide, long = max(map(len, numbers)), max(map(len, names))
    for i, kind in enumerate(kinds):
        face = kind[0].piece.face
        text = _adds(kind[0].piece, t)
        if is_blessing(face, spec) and record(spec, f"{face.removesuffix('+')}_effect")[0]:
            text = t.text("picture-and").join([text, gives(face, spec, t)])
        cells = f"{numbers[i]:<{wide}}  {names[i]:<{long}}  {text}"
        page.row("" if i else t.text("picture-hand"), cells)


class _Row(NamedTuple):
    """A card in hand and the number by which it is played."""

    number: int
    piece: Piece


def _first_number(view: View, seat: int) -> int:
    """The number of a seat's first card, 0 when its cards are not numbered here."""
    for i, (owner, _) in enumerate(places(view, _HAND), 1):
        if owner == seat:
            return i
    return 0


def _adds(piece: Piece, t: Texts) -> str:
    for mark in piece.marks:
        name, _, values = mark.partition(":")
        if name == "adds":
            told = points([int(value) for value in values.split(".")], t)
            return told or t.text("picture-adds-nothing")
    return ""


def _played(piece: Piece, t: Texts) -> str:
    """A played card and how often it has triggered, overloaded or not."""
    times = next(int(m.partition(":")[2]) for m in piece.marks if m.startswith("times:"))
    key = "picture-doubled" if "doubled" in piece.marks else "picture-times"
    return t.text(key, card=piece.face, times=times)


# -- asides ---------------------------------------------------------------------------------------


def aside(word: int, view: View, sentences: Sentences) -> str:
    """What an answer costs, or what both players then defend with."""
    words, t = sentences.spec.words, sentences.texts
    verb, _, rest = words.text[word].partition(":")
    seat = max(words.said_by[word], 0)
    if verb == "split":
        first = int(rest)
        both = view.counter("defence.0") + view.counter("defence.1")
        return t.text(
            "aside-split", first=first, second=both - first, attack=view.counter("attack")
        )
    if verb in ("improve", "anticipate"):
        rest = view.area(f"discard.{seat}").pieces[-1].face
    elif verb != "buy":
        return ""
    return t.text("aside-cost", cost=price(rest, view, sentences.spec))


# -- an order of cards ----------------------------------------------------------------------------

#: Effects that lower the Trial's values at once, by the number of the effect.
_FRIGHTENS: Final = 3
_PIERCES: Final = 6
_THREE_HEADS: Final = 12


def reached(view: View, seat: int, card: str, sentences: Sentences) -> str:
    """What the turn stands at when this card of a hand, too, is played (none: a tilt)."""
    spec, t = sentences.spec, sentences.texts
    given = [0, 0, 0]
    for piece in view.area(f"hand.{seat}").pieces:
        mark = next((m for m in piece.marks if m.startswith("adds:")), "")
        if piece.face == card and mark:
            given = [int(n) for n in mark.partition(":")[2].split(".")]
    owners = [area.owner for area in view.areas if area.id.startswith("hand.")]
    attack = sum(view.counter(f"attack.{s}") for s in owners) + given[0]
    block = max(view.counter("attack") - _lowers(card, spec, _FRIGHTENS), 0)
    args: dict[str, str | int] = {
        "guard": sum(view.counter(f"defence.{s}") for s in owners) + given[1],
        "block": f"{len(owners)} × {block}" if len(owners) > 1 else block,
        "experience": view.counter("experience") + given[2],
    }
    attack = max(attack - _ability_strength(view, spec, _THREE_HEADS), 0)
    against = max(view.counter("defence") - _lowers(card, spec, _PIERCES), 1)
    args |= {"attack": attack, "against": against, "lost": attack // against}
    return t.sentence("picture-totals-text", args)


def _ability_strength(view: View, spec: GameSpec[Any], which: int) -> int:
    records = [
        record(spec, f"{piece.face}_ability")
        for piece in (*view.area("trial").pieces, *view.area("kept").pieces)
    ]
    return sum(strength for ability, strength in records if ability == which)


def _lowers(card: str, spec: GameSpec[Any], effect: int) -> int:
    """By how much a card that is played lowers one of the Trial's values."""
    base = card.removesuffix("+")
    if record(spec, f"{base}_effect")[:1] != [effect]:
        return 0
    row = record(spec, base)
    return row[7] if base != card else row[3]
