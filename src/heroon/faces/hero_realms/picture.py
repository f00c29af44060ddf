"""Hero Realms solo in lines of text: the Boss, the market, then the hero.

Every line has its label on the left.  What is not in use has no line.  What the cards of the
market do fills a third of the picture: `draw_briefly` leaves it out where it has been told.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import Any, Final

from heroon.kernel import GameSpec, Piece, View
from heroon.texts import Sentences, Texts

from . import wording
from .teller import face_told, title
from .terms import foreseen_parts

#: No line is longer.
WIDE: Final = 78
#: Between what a card is called and what it does.
_GAP: Final = "  "


class _Page:
    """Lines with a label column as wide as its widest label."""

    def __init__(self, view: View, sentences: Sentences, known: frozenset[str]):
        self.view, self.t, self.known = view, sentences.texts, known
        self.spec: GameSpec[Any] = sentences.spec
        self.rows: list[tuple[str, str, int]] = []

    def row(self, label: str, text: str, hang: int = 0) -> None:
        """A line; without a label it goes on below the one before it, folded lines hang."""
        self.rows.append((self.t.text(f"picture-{label}") if label else "", text, hang))

    def listed(self, label: str, texts: Iterable[str]) -> None:
        """A line for each text, the first one labelled."""
        for i, text in enumerate(texts):
            self.row("" if i else label, text, 4)

    def lines(self) -> list[str]:
        """The lines, folded."""
        wide = 2 + max(len(label) for label, _, _ in self.rows)
        out = []
        for label, text, hang in self.rows:
            out += textwrap.wrap(
                text,
                WIDE,
                initial_indent=f"{label:<{wide}}",
                subsequent_indent=" " * (wide + hang),
                break_on_hyphens=False,
            )
        return out


def draw(view: View, sentences: Sentences) -> list[str]:
    """The table as the hero sees it."""
    return draw_briefly(view, sentences, frozenset())


def draw_briefly(view: View, sentences: Sentences, known: frozenset[str]) -> list[str]:
    """The table without what those cards of the market do."""
    t = sentences.texts
    page = _Page(view, sentences, known)
    _boss(page)
    _market(page)
    _hero(page)
    if not view.counter("turns"):
        return [t.text("picture-title-setup"), *page.lines()]
    return [title(view, t), *page.lines()]


# -- the Boss -------------------------------------------------------------------------------------


def _boss(page: _Page) -> None:
    view, t = page.view, page.t
    given = {"health": view.counter("boss-health"), "shield": view.counter("boss-shield")}
    card = view.area("boss").pieces[0].face
    page.row("boss", t.text("picture-boss-values", card=card, **given))
    page.row("", wording.boss_short(card, page.spec, t), 4)
    power = wording.power_text(view, page.spec, t)
    if power:
        page.row("power", power[:1].upper() + power[1:])
    left = wording.faces_left(view)
    told = t.text("picture-unused", list=wording.counted(left, t))
    if not view.area("unused").count and wording.face_up(view):
        told = t.text("picture-all-come-back")
    face = [face_told(view, t)] if wording.face_up(view) else []
    page.row("face", t.text("picture-and").join([*face, told]))
    _zone(page)
    coming = foreseen_now(view, page.spec, t)
    if coming:
        page.row("next", t.text("picture-and").join(coming), 2)
    for piece in view.area("shown").pieces:
        page.row("shown", t.noun(piece.face))
    if view.counter("boss-gold") or view.counter("boss-combat"):
        given = {"gold": view.counter("boss-gold"), "combat": view.counter("boss-combat")}
        page.row("reserve", t.text("picture-reserve-text", **given))


def foreseen_now(view: View, spec: GameSpec[Any], t: Texts) -> list[str]:
    """The Boss's next turn in short, while the hero's turn is under way."""
    if view.result or wording.turn_of_boss(view) or view.prompt in ("", "behaviour"):
        return []
    return foreseen_parts(view, spec, t, wording.face_up(view))


def _zone(page: _Page) -> None:
    """The cards of the Boss, each with what it does for him."""
    told = []
    for piece in page.view.area("zone").pieces:
        what = wording.boss_short(piece.face, page.spec, page.t)
        told.append(f"{_in_zone(piece, page)}{_GAP}{what}")
    page.listed("zone", told or [page.t.text("picture-empty")])


def _in_zone(piece: Piece, page: _Page) -> str:
    lies = next((m for m in piece.marks if m in ("tilted", "upright")), "")
    if not lies:
        return page.t.text("picture-zone-action", card=piece.face)
    return page.t.text("picture-zone-card", card=piece.face, lies=lies, **_stands(piece, page))


def _stands(piece: Piece, page: _Page) -> dict[str, str | int]:
    which = wording.card(piece.face)
    kind = page.t.text(f"kind-{wording.kind(which, page.spec)}")
    return {"kind": kind, "shield": wording.shield(which, page.spec)}


# -- the market -----------------------------------------------------------------------------------


def _market(page: _Page) -> None:
    """Each card with cost, faction and what it does; then the Fire Gems.

    Cards whose text is known share a line, below those that are new.
    """
    view = page.view
    faces = [piece.face for piece in view.area("row").pieces if piece.face]
    told = [f"{_for_sale(n, page)}{_GAP}{_does(n, page)}" for n in faces if n not in page.known]
    short = [_for_sale(n, page, brief=True) for n in faces if n in page.known]
    page.listed("market", [*told, *([page.t.text("picture-and").join(short)] if short else [])])
    gems = view.area("gems").pieces
    if gems:
        page.row("gems", gems_told(view, page.t, page.spec))


def _for_sale(face: str, page: _Page, brief: bool = False) -> str:
    which = wording.card(face)
    kind = page.t.text(f"kind-{wording.kind(which, page.spec)}")
    if kind_shield := wording.shield(which, page.spec):
        kind = f"{kind} {kind_shield}"
    faction = wording.faction(which, page.t)
    cost = wording.cost(which, page.spec)
    called = wording.short(face, page.t) if brief else page.t.noun(face)
    name = page.t.text("placed", name=called, place=kind)
    return f"{cost} {faction} {name}"


def _does(face: str, page: _Page) -> str:
    return page.t.text("picture-and").join(wording.does(face, page.spec, page.t))


def gems_told(view: View, t: Texts, spec: GameSpec[Any]) -> str:
    """How many Fire Gems are left, whether the top one is for sale, when reinforcements come."""
    gems = view.area("gems").pieces
    backs = [i for i, piece in enumerate(gems, 1) if "reversed" in piece.marks]
    price = wording.cost(wording.card("fire-gem"), spec)
    told = t.text("picture-gems-sale", count=len(gems), cost=price)
    if "reversed" in gems[0].marks:
        told = t.text("picture-gems-reversed", count=len(gems) - 1)
    if not backs:
        return told
    when = [t.text("picture-reinforcement-at", count=i) for i in backs]
    names = t.text("picture-reinforcements", list=", ".join(when))
    return t.text("picture-and").join([told, names])


# -- the hero -------------------------------------------------------------------------------------


def _hero(page: _Page) -> None:
    view, t = page.view, page.t
    page.row("you", hero_values(view, t))
    page.listed("champions", [_champion(p, page) for p in view.area("champions.0").pieces])
    played = view.area("played.0").pieces
    if played:
        page.row("played", ", ".join(_played(piece, t) for piece in played))
    names = dict.fromkeys(piece.face for piece in view.area("hand.0").pieces)
    page.listed("hand", [_in_hand(name, page) for name in names])
    _piles(page)


def hero_values(view: View, t: Texts) -> str:
    """The hero's health, gold and combat, and what waits for him this turn."""
    keys = ("health", "gold", "combat")
    text = t.text("picture-you-values", **{key: view.counter(key) for key in keys})
    credits = [mark.partition(":")[2] for mark in view.marks if mark.startswith("credit:")]
    if credits:
        text = t.text("picture-credits", text=text, points=" + ".join(credits))
    if view.counter("unhealed"):
        text = t.text("picture-unhealed", text=text, points=view.counter("unhealed"))
    for where in ("hand", "deck", "action"):
        if f"next:{where}" in view.marks:
            text = t.text(f"picture-next-{where}", text=text)
    return text


def _champion(piece: Piece, page: _Page) -> str:
    lies = "tilted" if "tilted" in piece.marks else "upright"
    ally = "used" if "ally-used" in piece.marks else "free"
    stands = _stands(piece, page)
    name = page.t.text("picture-champion", card=piece.face, lies=lies, ally=ally, **stands)
    return f"{name}{_GAP}{_does(piece.face, page)}"


def _played(piece: Piece, t: Texts) -> str:
    if "ally-used" in piece.marks:
        return t.text("picture-ally-used", card=piece.face)
    return t.noun(piece.face)


def _in_hand(name: str, page: _Page) -> str:
    many = sum(piece.face == name for piece in page.view.area("hand.0").pieces)
    times = f"{many} × " if many > 1 else ""
    return f"{times}{page.t.noun(name)}{_GAP}{_does(name, page)}"


def _piles(page: _Page) -> None:
    """The deck with what is known of it, the discard pile, and what is out of the game."""
    view, t = page.view, page.t
    deck = view.area("deck.0")
    known = ", ".join(wording.short(piece.face, t) for piece in deck.pieces)
    if known:
        page.row("deck", t.text("picture-deck-known", count=deck.count, list=known))
    else:
        page.row("deck", t.text("picture-deck-cards", count=deck.count))
    for name in ("discard.0", "sacrifice", "stunned"):
        area = view.area(name)
        if area.count:
            names = wording.counted(sorted_names(area.pieces), t, brief=True)
            label = name.partition(".")[0]
            page.row(label, t.text("picture-pile", count=area.count, list=names), 2)


def sorted_names(pieces: Iterable[Piece]) -> list[str]:
    """The cards of a pile in the order of the game's list: starting cards first."""
    return sorted((piece.face for piece in pieces), key=wording.card)


#: The picture without what some cards do, and the area whose cards need no second telling.
BRIEF: Final = ("row", draw_briefly)
