"""Hero Realms solo in the app: the Boss above, the market in the middle, the hero below.

A card of the market shows its cost, the letter and the sign of its faction; a champion its shield
(a guard another sign), and an arrow when it is tilted.  With room to spare market and hand lie in
frames with what each card does, and how the numbers come about stands below.
"""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from heroon.kernel import GameSpec, Piece
from heroon.play.told import Look
from heroon.terminal.board import Row, Scene, Span, beside, boxed, fit, words_of, wrap
from heroon.texts import Texts

from . import wording
from .picture import foreseen_now, gems_told, hero_values, sorted_names
from .teller import face_told
from .terms import explain

#: The shield of a champion and of a guard, and how a tilted one is marked.
_SHIELD: Final = "◈"
_GUARD: Final = "▣"
_TILTED: Final = "↷"
#: A card of a large market or hand is so wide at most, and tells in so many lines what it does:
#: the first of these numbers that leaves room for the notes below the table.
_CARD: Final = 22
_LINES: Final = (12, 9, 7)
_NOTES: Final = 13
#: A term of a number is so wide at most.
_TERM: Final = 64
#: The labels that decide how wide the left column is.
_LABELS: Final = (
    "boss",
    "face",
    "zone",
    "market",
    "gems",
    "champions",
    "played",
    "discard",
    "next",
)


def draw(scene: Scene) -> list[Row]:
    """The table as the hero sees it."""
    for lines in _LINES if scene.tall else _LINES[-1:]:
        rows = [*_boss(scene), *_gap(scene), *_market(scene, lines), *_gap(scene)]
        rows += _hero(scene, lines)
        if len(rows) + _NOTES <= scene.height:
            break
    return [*rows, *_footnotes(scene, scene.height - len(rows))] if scene.tall else rows


def _gap(scene: Scene) -> list[Row]:
    """An empty row between the parts of the table, where there is room."""
    return [[]] if scene.tall else []


def _label(scene: Scene, key: str) -> Span:
    """A label of the left column; a long one is cut."""
    text = scene.t.text(f"picture-{key}") if key else ""
    wide = 1 + max(len(scene.t.text(f"picture-{name}")) for name in _LABELS)
    return Span(fit(text, wide) + " ", "label")


def _row(scene: Scene, key: str, spans: list[Span]) -> list[Row]:
    """A label and what stands beside it; text begins where the text of a piece does."""
    head = [_label(scene, key)]
    if spans and not spans[0].targets:
        head.append(Span(" "))
    return wrap(head, spans, scene.width)


def _chip(scene: Scene, text: str, at: tuple[str, ...], style: str = "card") -> Span:
    """A piece in a row, with its marks."""
    before, behind = scene.marks(at)
    return Span(f"{before}{text}{behind} ", style, at)


def _shield(scene: Scene, which: int, piece: Piece | None = None) -> str:
    """The shield of a champion and how it lies: ` ▣5↷`; nothing for another card."""
    spec = scene.sentences.spec
    points = wording.shield(which, spec)
    if wording.kind(which, spec) not in ("champion", "guard"):
        return ""
    sign = _GUARD if wording.is_guard(which, spec) else _SHIELD
    return f" {sign}{points}{_TILTED if piece and 'tilted' in piece.marks else ''}"


# -- the Boss -------------------------------------------------------------------------------------


def _boss(scene: Scene) -> list[Row]:
    """The Boss with health and shield, the face and those to come, what lies in the zone."""
    view, t = scene.view, scene.t
    name = view.area("boss").pieces[0].face
    before, behind = scene.marks(("boss",))
    spans = [Span(f"{before}{t.noun(name)}{behind}  ", "title", ("boss",))]
    for key, sign, kind in (("boss-health", "♥", "life"), ("boss-shield", _SHIELD, "defence")):
        spans += [Span(f"{sign} ", kind), Span(f" {view.counter(key)} ", f"{kind}-value")]
        spans.append(Span("  "))
    if scene.tall:
        spans += words_of(wording.boss_short(name, scene.sentences.spec, t), "dim")
    rows = _row(scene, "boss", spans)
    power = wording.power_text(view, scene.sentences.spec, t)
    if power and scene.tall:
        rows += _row(scene, "power", words_of(power[:1].upper() + power[1:], "bad"))
    rows += [*_faces(scene), *_zone(scene)]
    for piece in view.area("shown").pieces:
        rows += _row(scene, "shown", [Span(t.noun(piece.face), "card")])
    if view.counter("boss-gold") or view.counter("boss-combat"):
        given = {"gold": view.counter("boss-gold"), "combat": view.counter("boss-combat")}
        rows += _row(scene, "reserve", words_of(t.text("picture-reserve-text", **given), "value"))
    coming = foreseen_now(view, scene.sentences.spec, t)
    if coming:
        told = t.text("picture-and").join(coming)
        rows += _row(scene, "next", words_of(told, "attack"))
    return rows


def _faces(scene: Scene) -> list[Row]:
    """The face-up behaviour card, then those that can come next."""
    view, t = scene.view, scene.t
    spans = []
    if wording.face_up(view):
        spans.append(Span(f"{face_told(view, t)}   ", "gold"))
    spans.append(Span(f"{t.text('board-left')} ", "label"))
    for name, many in Counter(wording.faces_left(view)).items():
        times = f"{many}×" if many > 1 else ""
        value = wording.face_value(wording.card(name), scene.sentences.spec)
        spans.append(_chip(scene, f"{times}{t.noun(name)} {value}", (f"unused/{name}",)))
    return _row(scene, "face", spans)


def _zone(scene: Scene) -> list[Row]:
    """The champions of the Boss, and the actions that he uses in his turn."""
    pieces = scene.view.area("zone").pieces
    if not pieces:
        return _row(scene, "zone", [Span(scene.t.text("picture-empty"), "dim")])
    if scene.tall:
        return _listed(scene, "zone", "zone", pieces)
    return _row(scene, "zone", [_piece(scene, "zone", piece) for piece in pieces])


def _piece(scene: Scene, area: str, piece: Piece) -> Span:
    """A card on the table with its shield and how it lies."""
    shield = _shield(scene, wording.card(piece.face), piece)
    text = f"{wording.short(piece.face, scene.t)}{shield}"
    style = "played" if "tilted" in piece.marks else "card"
    return _chip(scene, text, (f"{area}/{piece.face}",), style)


def _listed(scene: Scene, key: str, area: str, pieces: Iterable[Piece]) -> list[Row]:
    """Cards on the table below each other, each with what it does for its side."""
    does = wording.boss_short if area == "zone" else _hero_does
    rows: list[Row] = []
    for piece in pieces:
        chip = _piece(scene, area, piece)
        row = [_label(scene, "" if rows else key), chip, Span(" ")]
        text = does(piece.face, scene.sentences.spec, scene.t)
        rows += wrap(row, words_of(text, "dim"), scene.width)
    return rows


def _hero_does(name: str, spec: GameSpec[Any], t: Texts) -> str:
    return t.text("picture-and").join(wording.does(name, spec, t))


# -- the market -----------------------------------------------------------------------------------


def _market(scene: Scene, lines: int) -> list[Row]:
    """The five cards, then the Fire Gems that count the turns."""
    view = scene.view
    pieces = [piece for piece in view.area("row").pieces if piece.face]
    told = gems_told(view, scene.t, scene.sentences.spec) if view.area("gems").pieces else ""
    gems = [_chip(scene, scene.t.noun("fire-gem"), ("gems",)), *words_of(told, "dim")]
    if not scene.tall:
        return _row(scene, "market", [*(_for_sale(scene, piece) for piece in pieces), *gems])
    text = scene.t.text("board-market-deck", count=view.area("market").count)
    rows = _row(scene, "gems", [*gems, Span(f"  {text}", "dim")])
    cards = [(piece.face, 1) for piece in pieces]
    return [*(_frames(scene, "market", "row", cards, lines) if cards else []), *rows]


def _for_sale(scene: Scene, piece: Piece) -> Span:
    """A card of the market: cost, faction, name, shield."""
    which = wording.card(piece.face)
    head = f"{wording.cost(which, scene.sentences.spec)} {wording.faction(which, scene.t)}"
    text = f"{head} {wording.short(piece.face, scene.t)}{_shield(scene, which)}"
    return _chip(scene, text, (f"row/{piece.face}",))


def _frames(
    scene: Scene, key: str, area: str, cards: list[tuple[str, int]], most: int
) -> list[Row]:
    """Cards in frames: cost and faction, name, kind, what each does; several of a kind counted."""
    label = _label(scene, key)
    room = (scene.width - len(label.text) + 1) // 5 - 1
    wide = max(14, min(room, _CARD))
    texts = [_texts(scene, name, many, wide - 4, most) for name, many in cards]
    high = max(map(len, texts))
    blocks = []
    for (name, _), lines in zip(cards, texts, strict=True):
        at = (f"{area}/{name}",)
        lines += [("", "dim-card")] * (high - len(lines))
        inner: list[Row] = [[Span(f" {fit(text, wide - 4)} ", style)] for text, style in lines]
        blocks.append(boxed(inner, wide, scene.kind(at), at))
    return beside(label, blocks, scene.width)


def _texts(scene: Scene, name: str, many: int, width: int, most: int) -> list[tuple[str, str]]:
    """The lines of a framed card: cost, faction and how often, name, kind and shield, abilities."""
    spec, t = scene.sentences.spec, scene.t
    which = wording.card(name)
    price = wording.cost(which, spec)
    head = f"{price} {wording.faction(which, t)}" if price else ""
    times = f"{many} ×" if many > 1 else ""
    kind = t.text(f"kind-{wording.kind(which, spec)}")
    names = textwrap.wrap(wording.short(name, t), width, break_on_hyphens=False)
    return [
        ("  ".join(filter(None, (times, head))), "dim-card"),
        *((line, "card") for line in names),
        (f"{kind}{_shield(scene, which)}", "note"),
        *((line, "dim-card") for line in _lines(scene, name, width, most)),
    ]


def _lines(scene: Scene, name: str, width: int, most: int) -> list[str]:
    """What a card does, in a few lines, each ability on a line of its own."""
    out: list[str] = []
    for text in wording.does(name, scene.sentences.spec, scene.t):
        out += textwrap.wrap(text, width, break_on_hyphens=False)
    if len(out) > most:
        out = [*out[: most - 1], f"{out[most - 1][: width - 1]}…"]
    return out


# -- the hero -------------------------------------------------------------------------------------


def _hero(scene: Scene, lines: int) -> list[Row]:
    """The hero's numbers, hand, champions, cards played and piles."""
    view, t = scene.view, scene.t
    rows = [*_row(scene, "you", words_of(hero_values(view, t), "value")), *_hand(scene, lines)]
    champions = view.area("champions.0").pieces
    if champions and scene.tall:
        rows += _listed(scene, "champions", "champions.0", champions)
    elif champions:
        spans = [_piece(scene, "champions.0", piece) for piece in champions]
        rows += _row(scene, "champions", spans)
    played = [piece.face for piece in view.area("played.0").pieces]
    if played:
        rows += _row(scene, "played", _counted(scene, "played.0", played, "played"))
    return [*rows, *_acts(scene), *_piles(scene)]


def _acts(scene: Scene) -> list[Row]:
    """What can be done with a card that serves for several things."""
    names = sorted(n for n in scene.lit | scene.picked if n.startswith("act/"))
    if not names:
        return []
    spans = []
    for name in names:
        text = scene.t.text(f"board-act-{name.partition('/')[2]}")
        spans.append(_chip(scene, text, (name,)))
    return wrap([Span(f"{scene.t.text('board-use')} ", "label")], spans, scene.width)


def _hand(scene: Scene, lines: int) -> list[Row]:
    names = sorted_names(scene.view.area("hand.0").pieces)
    if not names:
        return []
    if scene.tall:
        return _frames(scene, "hand", "hand.0", list(Counter(names).items()), lines)
    return _row(scene, "hand", _counted(scene, "hand.0", names, "card"))


def _counted(scene: Scene, area: str, names: list[str], style: str) -> list[Span]:
    """Cards of a kind counted, a chip each."""
    spans = []
    for name, many in Counter(names).items():
        times = f"{many}×" if many > 1 else ""
        text = f"{times}{wording.short(name, scene.t)}"
        spans.append(_chip(scene, text, (f"{area}/{name}",), style))
    return spans


def _piles(scene: Scene) -> list[Row]:
    """Deck and discard pile; what is out of the game where there is room, or it may be picked.

    Where room is dear the discard pile follows the deck on its line.
    """
    view, t = scene.view, scene.t
    deck = view.area("deck.0")
    spans = [Span(f"{t.text('picture-deck-cards', count=deck.count)}   ", "dim")]
    spans += [Span(f"{wording.short(piece.face, t)}   ", "card") for piece in deck.pieces]
    rows: list[Row] = []
    for name in ("discard.0", "sacrifice", "stunned"):
        names = sorted_names(view.area(name).pieces)
        at = {f"{name}/{face}" for face in names} & (scene.lit | scene.picked)
        label = name.partition(".")[0]
        chips = _counted(scene, name, names, "dim")
        if names and name == "discard.0" and not scene.tall:
            spans += [Span(f"{t.text('picture-discard')} ", "label"), *chips]
        elif names and (at or scene.tall):
            rows += _row(scene, label, chips)
    return [*_row(scene, "deck", spans), *rows]


# -- below the table ------------------------------------------------------------------------------


def _footnotes(scene: Scene, room: int) -> list[Row]:
    """What the letters and signs mean, and how the numbers come about, as far as there is room."""
    t = scene.t
    names = ", ".join(
        f"{t.text(f'faction-letter-{i}')}{wording.SIGNS[i]} {t.text(f'faction-{i}')}"
        for i in range(len(wording.SIGNS))
    )
    legend = t.text("board-legend", list=names)
    rows: list[Row] = [[], *_row(scene, "", words_of(legend, "dim"))]
    wide = min(_TERM, scene.width - len(_label(scene, "").text) - 10)
    for one in explain(Look(scene.view, scene.sentences)):
        block: list[Row] = [[], [_label(scene, ""), Span(" "), Span(one.title, "title")]]
        for term in one.terms:
            text = fit(f"  {term.text}", wide)
            block.append(
                [
                    _label(scene, ""),
                    Span(" "),
                    Span(text, "dim"),
                    Span(f"{term.points:>8}", "value"),
                ]
            )
        if len(rows) + len(block) <= room:
            rows += block
    return rows if len(rows) <= room else []
