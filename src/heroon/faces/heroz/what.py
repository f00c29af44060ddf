"""HEROZ: what its cards are, and what lies at a place of the table."""

from __future__ import annotations

from typing import Any, Final

from heroon.kernel import Area, GameSpec, Piece, View
from heroon.play.what import (
    Described,
    DescribedNumbers,
    Shelf,
    area_at,
    capital,
    facts,
    open_pile,
    records,
)
from heroon.texts import Sentences, Texts

#: Heroes by the letter of their rank: their noun, which names their rule and their resource, too.
_HEROES: Final = {"J": "jack", "Q": "queen", "K": "king"}
_GAME: Final = ("goal", "opening_hand", "suit_factor", "value_factor", "complete_factor")
_FLIPPED: Final = ("flipped_joker", "flipped_ace", "flipped_hero")


def shelves(spec: GameSpec[Any], t: Texts) -> list[Shelf]:
    """List the kinds of cards, then the numbers of the game."""
    resources = [_hero(name, spec, t) for name in _HEROES.values()]
    troop, ace, joker = (_ruled(capital(t.noun(n)), n) for n in ("troop", "ace", "X"))
    aura = _ruled(capital(t.noun("aura")), "aura", _numbers(("aura_value",), spec, t))
    flipped = _numbers(_FLIPPED, spec, t)
    sacrifice = _ruled(capital(t.noun("sacrifice")), "sacrifice", flipped)
    cards = (troop, *resources, ace, joker, aura, sacrifice)
    game = Described(t.text("game-title"), facts=_numbers(_GAME, spec, t), rule="heroz:goal")
    return [Shelf(t.text("web-cards"), cards), Shelf(t.text("shelf-game"), (game,))]


def _ruled(
    name: str, rule: str, found: tuple[DescribedNumbers, ...] = (), kind: str = ""
) -> Described:
    """Describe a thing whose text is a section of the guide."""
    of = "joker" if rule == "X" else rule
    return Described(name, kind, facts=found, rule=f"heroz:{of}", guided=True)


def _numbers(names: tuple[str, ...], spec: GameSpec[Any], t: Texts) -> tuple[DescribedNumbers, ...]:
    found = records(spec)
    return tuple(f for name in names for f in facts(found[name], [t.text(f"number-{name}")]))


def _hero(name: str, spec: GameSpec[Any], t: Texts) -> Described:
    found = records(spec)[f"{name}_resource"]
    resource = tuple(facts(found, [t.text("number-resource")]))
    return _ruled(capital(t.noun(name)), name, resource, t.noun("hero"))


def card(token: str, spec: GameSpec[Any], t: Texts) -> Described:
    """Describe a card by its token; a Joker may have scored a value (`X~8`)."""
    name = capital(t.noun(token))
    rank = token[:-1]
    if token[0] == "X":
        return _ruled(name, "joker", kind=t.noun("troop"))._replace(face=token)
    if rank == "A":
        return _ruled(name, "ace", kind=t.noun("shield"))._replace(face=token)
    if rank in _HEROES:
        told = _hero(_HEROES[rank], spec, t)
        return told._replace(name=name, face=token, text=(t.text("what-hero"),))
    return _ruled(name, "troop", kind=t.noun("troop"))._replace(face=token)


def what(target: str, view: View, sentences: Sentences) -> Described | None:
    """Describe what lies at a place: a card, a troop and its marks, a pile, a column."""
    spec, t = sentences.spec, sentences.texts
    place, _, rest = target.partition("/")
    kind, _, seat = place.partition(".")
    if kind == "column":
        name = capital(t.text("picture-column", column=rest))
        return _ruled(name, "column", kind=_whose(seat, view, sentences))
    area = area_at(view, target)
    if area is None:
        return None
    whose = _whose(seat, view, sentences)
    if kind == "field":
        return _troop(rest, area, whose, sentences)
    if kind == "hand" and not rest:
        return Described(capital(t.text("area-hand")), whose, piled=area.count)
    if kind in ("discard", "points", "deck") and not rest:
        return _pile(kind, area, whose, t)
    if kind == "hero" and not rest:
        if not area.pieces:
            return _ruled(capital(t.text("page-no-hero")), "hero", kind=whose)
        rest = area.pieces[-1].face
    if not any(piece.face == rest for piece in area.pieces):
        return None
    found = card(rest, spec, t)
    if rest[:-1] in _HEROES and kind in ("hand", "hero"):
        suit, own = rest[-1], f"field.{max(view.seat, 0)}"
        many = sum(_suit(piece) == suit for piece in view.area(own).pieces)
        text = (*found.text, t.text("what-resource", suit=suit, count=many))
        found = found._replace(text=text)
    return found._replace(kind=t.text("page-of", text=found.kind, whose=whose))


def _suit(piece: Piece) -> str:
    """Return the suit of an active troop that is seen: under an aura that of the aura."""
    given = dict(mark.partition(":")[::2] for mark in piece.marks)
    if not piece.face or "down" in given:
        return ""
    return given.get("aura") or given.get("as", piece.face)[-1]


def _whose(seat: str, view: View, sentences: Sentences) -> str:
    side = "own" if seat == str(view.seat) else "other"
    name = sentences.names.get(int(seat), "") if seat.isdecimal() else ""
    return sentences.texts.format("page-whose", {"side": side, "name": name})


def _troop(cell: str, area: Area, whose: str, sentences: Sentences) -> Described | None:
    t = sentences.texts
    column, _, line = cell.partition(".")
    if not (column.isdecimal() and line.isdecimal()):
        return None
    place = t.text("page-place", whose=whose, column=column, line=line)
    piece = next((p for p in area.pieces if p.at == cell), None)
    if piece is None:
        return _ruled(t.text("page-empty"), "placement", kind=place)
    marks = _marks(piece, t)
    if not piece.face:
        return _ruled(t.text("page-back"), "memory", kind=place)._replace(text=marks)
    found = card(piece.face, sentences.spec, t)
    return found._replace(kind=place, text=(*found.text, *marks))


def _marks(piece: Piece, t: Texts) -> tuple[str, ...]:
    """List what lies on a troop, in sentences."""
    given = dict(mark.partition(":")[::2] for mark in piece.marks)
    out = []
    if "as" in given:
        out.append(t.text("what-as", card=given["as"]))
    if "shield" in given:
        out.append(t.text("what-shield"))
    if "aura" in given:
        out.append(t.text("what-aura", suit=given["aura"]))
    if "boost" in given:
        out.append(t.text("what-boost", boost=given["boost"]))
    if "doomed" in given:
        out.append(t.text("what-doomed"))
    return tuple(out)


def _pile(kind: str, area: Area, whose: str, t: Texts) -> Described:
    """Describe a pile; the discard and the points lie open, a deck shows what was turned up."""
    found = open_pile(area, t.text(f"area-{kind}"), rule=f"heroz:{kind}")
    note = ""
    if kind == "discard" and found.pile:
        note = t.text("what-discard", card=found.pile[-1])
    return found._replace(kind=whose, note=note, guided=True)
