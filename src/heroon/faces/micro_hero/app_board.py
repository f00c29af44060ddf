"""MICRO HERO in the app: the Trial above, then what is common, then each player's cards.

The cards played stand in their order, each with how often it triggers and what that gives.  With
room to spare each card has a row of its own and totals that run, the hand lies in frames with what
each card does, and how the totals come about stands below.  Two players on a small screen have a
line for name and totals, one for Posture and piles.
"""

from __future__ import annotations

import re
import textwrap
from collections import Counter
from itertools import groupby
from typing import Final

from heroon.kernel import Piece
from heroon.play.menu import places
from heroon.play.rebuilt import legend, marked
from heroon.play.told import Look
from heroon.terminal.board import Row, Scene, Span, beside, boxed, fit, words_of, wrap

from . import wording
from .teller import preparing
from .terms import explain, gain, kinds_of

_HAND: Final = "hand.{seat}"
#: Where the text of a Posture goes on from how it lies to what it does.
_DOES: Final = re.compile("\u00a0?: | · ")
_KINDS: Final = ("attack", "defence", "experience")
#: A card of a large hand is so wide at most, and tells in so many lines what it does.
_CARD: Final = 22
_LINES: Final = 4
#: A term of a total is so wide at most.
_TERM: Final = 52


# -- drawing --------------------------------------------------------------------------------------


def draw(scene: Scene) -> list[Row]:
    """The table; for several people at one keyboard, both players alike."""
    view = scene.view
    seats = [a.owner for a in view.areas if a.id.startswith("hand.")]
    seats.sort(key=lambda seat: seat != view.seat)
    rows = [*_trial(scene), *_gap(scene)]
    many = len(seats)
    if preparing(view):
        for seat in seats:
            rows += [*_names(scene, seat, many), *_preparation(scene, seat)]
    elif view.counter("turns"):
        if many > 1:
            rows += _totals(scene, "together", seats)
        for seat in seats:
            rows += [*_names(scene, seat, many), *_seat(scene, seat, many)]
    rows += [*_gap(scene), *_common(scene)]
    return [*rows, *_footnotes(scene, scene.height - len(rows))] if scene.tall else rows


def _footnotes(scene: Scene, room: int) -> list[Row]:
    """Below the table, where there is room: what the letters mean, how the totals come about."""
    rows: list[Row] = [[], *_row(scene, "", words_of(scene.t.text("board-legend"), "dim"))]
    rebuilt = legend(scene.sentences.spec, scene.t)
    rows += _row(scene, "", words_of(rebuilt, "dim")) if rebuilt else []
    terms: list[Row] = [[], [_label(scene, ""), Span(scene.t.text("app-explain-title"), "title")]]
    wide = min(_TERM, scene.width - _wide(scene) - 6)
    for one in explain(Look(scene.view, scene.sentences)):
        terms.append([_label(scene, ""), Span(one.title, "label")])
        for term in one.terms:
            text, points = fit(f"  {term.text}", wide), f"{term.points:>6}"
            terms.append([_label(scene, ""), Span(text, "dim"), Span(points, "value")])
    if len(terms) > 2 and len(rows) + len(terms) <= room:
        rows += terms
    return rows if len(rows) <= room else []


def _gap(scene: Scene) -> list[Row]:
    """An empty row between the parts of the table, where there is room."""
    return [[]] if scene.tall else []


def _label(scene: Scene, key: str) -> Span:
    """A label of the left column; a long one goes on into the row."""
    text = scene.t.text(f"picture-{key}") if key else ""
    return Span(fit(text, _wide(scene) - 1) + " ", "label")


def _wide(scene: Scene) -> int:
    keys = ("trial", "wounds", "reserve", "posture", "discard", "totals", "shield", "together")
    return 2 + max(len(scene.t.text(f"picture-{key}")) for key in keys)


def _row(scene: Scene, key: str, spans: list[Span]) -> list[Row]:
    return wrap([_label(scene, key)], spans, scene.width)


def _names(scene: Scene, seat: int, seats: int) -> list[Row]:
    return [_name(scene, seat)] if seats > 1 else []


def _name(scene: Scene, seat: int) -> Row:
    """A line with the name of a player, and where room is dear with their totals."""
    view, t = scene.view, scene.t
    name = t.noun(scene.sentences.names[seat])
    text = t.text("picture-you") if seat == view.seat else name[:1].upper() + name[1:]
    asked = view.awaited >> seat & 1
    head = f"── {'▶ ' if asked else ''}{text} "
    style = "own" if asked else "dim"
    if scene.tall or preparing(view):
        return [Span(f"{head:─<{scene.width}}", style)]
    head = f"{head}── "
    totals = _own_totals(scene, seat)
    rest = scene.width - len(head) - len(totals)
    return [Span(head, style), Span(totals, "value"), Span(f" {'':─<{max(rest - 1, 0)}}", style)]


def _own_totals(scene: Scene, seat: int) -> str:
    own = {kind: scene.view.counter(f"{kind}.{seat}") for kind in _KINDS}
    return scene.t.text("picture-totals-own", **own)


def _trial(scene: Scene) -> list[Row]:
    """The Trial with its three values, and what it does."""
    view, t = scene.view, scene.t
    rows: list[Row] = []
    for piece in view.area("trial").pieces:
        name = marked(t.noun(piece.face), scene.sentences.spec, piece.face)
        spans = [Span(f"{name}   ", "title")]
        for kind, sign in (("attack", "⚔"), ("defence", "◈"), ("life", "♥")):
            label = t.text(f"counter-{kind}")
            spans.append(Span(f"{sign} {label} ", kind))
            spans += [Span(f" {view.counter(kind)} ", f"{kind}-value"), Span("  ")]
        rows += _row(scene, "trial", spans)
        told = wording.ability_text(piece.face, scene.sentences.spec, t)
        rows += _row(scene, "", words_of(told[:1].upper() + told[1:], "dim"))
    for i, piece in enumerate(view.area("kept").pieces):
        told = wording.ability_text(piece.face, scene.sentences.spec, t)
        text = t.text("labelled", label=t.noun(piece.face), text=told)
        rows += _row(scene, "" if i else "kept", words_of(text, "dim"))
    for card in wording.special_life(view):
        told = wording.life_card(card, view, scene.sentences.spec, t)
        text = t.text("labelled", label=t.noun(card), text=told)
        rows += _row(scene, "life", words_of(text, "dim"))
    return rows


def _common(scene: Scene) -> list[Row]:
    """The Reserve with its prices, the Wounds left, Hera's cards."""
    view, t = scene.view, scene.t
    spec = scene.sentences.spec
    faces = Counter(piece.face for piece in view.area("reserve").pieces)
    rows: list[Row] = []
    for blessed in (False, True):
        kind = {f: n for f, n in faces.items() if wording.is_blessing(f, spec) == blessed}
        if kind:
            cost = view.counter("blessing-cost" if blessed else "cost")
            label = t.text("board-blessings" if blessed else "board-techniques", cost=cost)
            label = label if blessed else marked(label, spec, "technique_copies")
            key = "" if rows else "reserve"
            if scene.tall:
                rows += _shelf(scene, key, label, kind)
            else:
                chips = [_stock(scene, f, n) for f, n in kind.items()]
                rows += _row(scene, key, [Span(f"{label} ", "dim"), *chips])
    wounds = [piece.face for piece in reversed(view.area("wounds").pieces)]
    if wounds:
        left = t.text("picture-wounds-left", list=wording.pile(wounds, t))
        rows += _row(scene, "wounds", words_of(left, "dim"))
    else:
        rows += _row(scene, "wounds", words_of(t.text("picture-no-wound"), "bad"))
    if any(area.id == "hera" for area in view.areas):
        left = marked(
            t.text("picture-hera-left", count=view.area("hera").count), spec, "hera_cards"
        )
        gone = [t.noun(piece.face) for piece in view.area("hera-gone").pieces]
        more = t.text("picture-hera-gone", list=", ".join(gone)) if gone else ""
        rows += _row(scene, "hera", words_of(f"{left} · {more}" if more else left, "dim"))
    return rows


def _shelf(scene: Scene, key: str, label: str, kind: dict[str, int]) -> list[Row]:
    """Cards of the Reserve below each other, each with what it gives."""
    rows: list[Row] = [[_label(scene, key), Span(label, "dim")]]
    wide = 6 + max(len(scene.t.noun(face)) for face in kind)
    for face, count in kind.items():
        chip = _stock(scene, face, count)
        text = wording.gives(face, scene.sentences.spec, scene.t)
        row = [_label(scene, ""), chip._replace(text=fit(chip.text, wide)), Span("  ")]
        rows += wrap(row, words_of(text, "dim"), scene.width)
    return rows


def _stock(scene: Scene, face: str, count: int) -> Span:
    at = (f"reserve/{face}",)
    before, behind = scene.marks(at)
    many = f"{count}×" if count > 1 else ""
    style = "gold" if wording.is_blessing(face, scene.sentences.spec) else "card"
    name = marked(scene.t.noun(face), scene.sentences.spec, *wording.records_of(face))
    return Span(f"{before}{many}{name}{behind} ", style, at)


# -- a player -------------------------------------------------------------------------------------


def _seat(scene: Scene, seat: int, seats: int) -> list[Row]:
    """A player: what is reached, the hand, the cards played, then what lies beside them."""
    view, t = scene.view, scene.t
    rows: list[Row] = []
    close = seats > 1 and not scene.tall
    if seats > 1 and scene.tall:
        rows += _row(scene, "totals", words_of(_own_totals(scene, seat), "value"))
    elif seats == 1:
        rows += [*_totals(scene, "totals", [seat]), *_gap(scene)]
    for due in ("hits", "owed"):
        count = view.counter(f"{due}.{seat}")
        if count:
            text = t.text(f"picture-wounds-{due}", count=count)
            rows += _row(scene, "wounds", words_of(text, "bad"))
    rows += [*_hand(scene, seat), *_stack(scene, seat), *_gap(scene)]
    posture = _posture(scene, seat, whole=not close)
    if close:
        posture += [Span(f"{t.text('picture-deck')} ", "label"), *_piles(scene, seat, True)]
    rows += _row(scene, "posture", posture)
    under = view.area(f"under.{seat}").pieces
    if under:
        rows += _row(scene, "under", [_face(scene, f"under.{seat}", p) for p in under])
    rows += _shield(scene, seat)
    return rows if close else [*rows, *_row(scene, "deck", _piles(scene, seat))]


def _totals(scene: Scene, key: str, seats: list[int]) -> list[Row]:
    told = wording.totals(scene.view, seats, scene.t)
    return _row(scene, key, words_of(told, "value")) if told else []


def _posture(scene: Scene, seat: int, whole: bool) -> list[Span]:
    """How the Posture lies; with the whole of it, what it does."""
    at = (f"posture.{seat}",)
    before, behind = scene.marks(at)
    told = wording.posture_text(scene.view, scene.sentences.spec, seat, scene.t)
    # How it lies comes first, what it does behind a dot or a colon.
    head, *rest = _DOES.split(told, maxsplit=1)
    spans = [Span(f"{before}{head}{behind} ", "card", at)]
    for part in rest if whole else ():
        spans += words_of(f"· {part}", "dim")
    return spans


def _shield(scene: Scene, seat: int) -> list[Row]:
    count = scene.view.counter(f"shield.{seat}")
    at = (f"shield.{seat}",)
    if not count and not set(at) & scene.lit:
        return []
    before, behind = scene.marks(at)
    text = scene.t.text("picture-points", points=count)
    return _row(scene, "shield", [Span(f"{before}{text}{behind}", "card", at)])


def _preparation(scene: Scene, seat: int) -> list[Row]:
    """A player between two rounds, whose cards are all in the deck."""
    view = scene.view
    rows = _shield(scene, seat)
    deck = view.area(f"deck.{seat}")
    faces = Counter(piece.face for piece in deck.pieces)
    spans = []
    for face, count in faces.items():
        at = (f"deck.{seat}/{face}",)
        before, behind = scene.marks(at)
        spans.append(Span(f"{before}{count}×{scene.t.noun(face)}{behind} ", "card", at))
    rows += _row(scene, "deck", spans)
    text = scene.t.text("picture-actions-left", count=view.counter(f"actions.{seat}"))
    return rows + _row(scene, "actions", words_of(text, "value"))


def _piles(scene: Scene, seat: int, close: bool = False) -> list[Span]:
    """The deck and the discard, whose top card is marked.

    Where room is dear the cards below it are counted, unless one of them may be picked.
    """
    view, t = scene.view, scene.t
    deck, discard = view.area(f"deck.{seat}"), view.area(f"discard.{seat}")
    count = f"{deck.count}  " if close else t.text("picture-deck-cards", count=deck.count) + "   "
    spans = [Span(count, "dim")]
    spans += [_face(scene, deck.id, piece) for piece in deck.pieces]
    if discard.pieces:
        spans.append(Span(f"{t.text('picture-discard')} ", "label"))
        below = _below(scene, seat)
        at = tuple(dict.fromkeys(name for span in below for name in span.targets))
        if close and below and not set(at) & (scene.lit | scene.picked):
            below = [Span(f"+ {len(discard.pieces) - 1}", "dim", at)]
        spans += [_top(scene, seat), *below]
    else:
        text = f"{t.text('picture-discard')} {t.text('picture-empty')}"
        spans.append(Span(text, "dim", (f"discard.{seat}",)))
    return spans


def _top(scene: Scene, seat: int) -> Span:
    """The top card of the discard, which Perfecting is about."""
    pieces = scene.view.area(f"discard.{seat}").pieces
    at = (f"discard.{seat}", f"discard.{seat}/{pieces[-1].face}")
    before, behind = scene.marks(at)
    return Span(f"{before}[{scene.t.noun(pieces[-1].face)}]{behind} ", "card", at)


def _below(scene: Scene, seat: int) -> list[Span]:
    """The cards below the top one in their order, which the deck will have; alike ones counted."""
    pieces = scene.view.area(f"discard.{seat}").pieces[:-1]
    out = []
    for face, run in groupby(pieces, lambda piece: piece.face):
        count = len(list(run))
        at = (f"discard.{seat}/{face}",)
        before, behind = scene.marks(at)
        many = f"{count}×" if count > 1 else ""
        out.append(Span(f"{before}{many}{scene.t.noun(face)}{behind}", "dim", at))
    return out


def _face(scene: Scene, area: str, piece: Piece) -> Span:
    at = (f"{area}/{piece.face}",)
    before, behind = scene.marks(at)
    return Span(f"{before}{scene.t.noun(piece.face)}{behind} ", "card", at)


def _hand(scene: Scene, seat: int) -> list[Row]:
    """Each card in hand with its number and what it would add now."""
    view, t = scene.view, scene.t
    pieces = view.area(f"hand.{seat}").pieces
    owners = [owner for owner, _ in places(view, _HAND)]
    first = owners.index(seat) + 1 if seat in owners else 0
    cells = []
    for i, piece in enumerate(pieces):
        at = (f"hand.{seat}/{piece.face}",)
        before, behind = scene.marks(at)
        number = f"{first + i} " if first else ""
        text = f"{before}{number}{t.noun(piece.face)}{behind}{_adds(scene, piece)} "
        cells.append(Span(text, "card", at))
    if scene.tall and cells:
        return _large_hand(scene, seat, first)
    wide = max((len(span.text) for span in cells), default=0)
    cells = [span._replace(text=f"{span.text:<{wide}}") for span in cells]
    return _row(scene, "hand", cells) if cells else []


def _large_hand(scene: Scene, seat: int, first: int) -> list[Row]:
    """The hand as cards in frames: number, name, what each does and what it would add now."""
    pieces = scene.view.area(f"hand.{seat}").pieces
    names = [scene.t.noun(piece.face) for piece in pieces]
    adds = [_adds(scene, piece) for piece in pieces]
    label = _label(scene, "hand")
    room = (scene.width - len(label.text) + 1) // 5 - 1
    wide = max(4 + max(map(len, [*names, *adds])), min(room, _CARD))
    does = [_does(scene, piece, wide - 4) for piece in pieces]
    high = max(map(len, does))
    blocks = []
    for i, piece in enumerate(pieces):
        at = (f"hand.{seat}/{piece.face}",)
        lines = [(str(first + i) if first else "", "dim-card"), (names[i], "card")]
        lines += [(line, "dim-card") for line in does[i]]
        lines += [("", "dim-card")] * (high - len(does[i]))
        inner: list[Row] = [
            [Span(f" {fit(text, wide - 4)} ", style)] for text, style in [*lines, (adds[i], "note")]
        ]
        blocks.append(boxed(inner, wide, scene.kind(at), at))
    return beside(label, blocks, scene.width)


def _does(scene: Scene, piece: Piece, width: int) -> list[str]:
    """What a card does, in a few lines; a Wound does nothing."""
    spec = scene.sentences.spec
    if not wording.record(spec, piece.face.removesuffix("+")):
        return []
    text = wording.gives(piece.face, spec, scene.t)
    return textwrap.wrap(text, width, max_lines=_LINES, placeholder="…", break_on_hyphens=False)


def _adds(scene: Scene, piece: Piece) -> str:
    """What a card would add at once, in letters: `+2A +1D`."""
    for mark in piece.marks:
        name, _, values = mark.partition(":")
        if name == "adds":
            return letters(scene, [int(value) for value in values.split(".")])
    return ""


def letters(scene: Scene, gains: list[int]) -> str:
    """Points of three kinds in few characters."""
    told = [
        f"{'+' if n > 0 else '−'}{abs(n)}{scene.t.text(f'board-letter-{kind}')}"
        for kind, n in zip(_KINDS, gains, strict=True)
        if n
    ]
    return " ".join(told) or "+0"


def _stack(scene: Scene, seat: int) -> list[Row]:
    """The cards played, in their order."""
    pieces = scene.view.area(f"stack.{seat}").pieces
    if not pieces:
        return []
    if scene.tall:
        return _running(scene, seat, pieces)
    spans = []
    for i, piece in enumerate(pieces, 1):
        at = (f"stack.{seat}/{i}",)
        before, behind = scene.marks(at)
        many, doubled = kinds_of(piece)
        text = f"{before}{scene.t.noun(piece.face)} ×{many}{'!' if doubled else ''}{behind}"
        points = letters(scene, gain(scene.view, scene.sentences.spec, piece))
        spans.append(Span(f"{text}{points} ", "played", at))
    return _row(scene, "played", spans)


def _running(scene: Scene, seat: int, pieces: tuple[Piece, ...]) -> list[Row]:
    """A row a card: how often it triggers, what that gives, and the totals so far."""
    t = scene.t
    name = max(len(t.noun(piece.face)) for piece in pieces) + 2
    rows: list[Row] = []
    sums = [0, 0, 0]
    for i, piece in enumerate(pieces, 1):
        at = (f"stack.{seat}/{i}",)
        before, behind = scene.marks(at)
        many, doubled = kinds_of(piece)
        gains = gain(scene.view, scene.sentences.spec, piece)
        sums = [a + b for a, b in zip(sums, gains, strict=True)]
        text = f"{before}{i} {fit(t.noun(piece.face), name)}{behind} ×{many:<2}"
        text += t.text("board-doubled") if doubled else ""
        row = [_label(scene, "" if rows else "played"), Span(fit(text, name + 18), "played", at)]
        row.append(Span(fit(letters(scene, gains), 14), "card", at))
        row.append(Span(" = " + letters(scene, sums), "value", at))
        rows.append(row)
    return rows
