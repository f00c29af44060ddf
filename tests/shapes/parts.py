"""What the views of the shape games have in common.  Free Python, as all views are."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heroon.kernel import Area, Domain, Piece, number_faces


def row(name: str, cards: Sequence[int], of: Domain, owner: int = -1) -> Area:
    """Cards that the seat sees."""
    tokens = [of.by_value[c] for c in cards]
    ids = number_faces(tokens)
    pieces = tuple(Piece(f"{name}.{i}", t) for i, t in zip(ids, tokens, strict=True))
    return Area(name, "row", owner, pieces, len(cards))


def stack(name: str, cards: Sequence[int], owner: int = -1) -> Area:
    """Cards of which the seat sees the number alone."""
    return Area(name, "stack", owner, (), len(cards))


def hand(cards: Sequence[int], of: Domain, owner: int, seat: int) -> Area:
    """A hand: faces for its owner, a number for the rest."""
    if seat == owner:
        return row(f"hand.{owner}", cards, of, owner)
    return stack(f"hand.{owner}", cards, owner)


def grid(
    name: str, cells: Sequence[int], of: Domain, columns: int, sees: Callable[[int], bool]
) -> Area:
    """A grid of cards and gaps; `sees` says whether the seat sees the face in a cell."""
    pieces = []
    for i, card in enumerate(cells):
        if card >= 0:
            face = of.by_value[card] if card and sees(i) else ""
            pieces.append(Piece(f"{name}/{i}", face, str(i)))
    names = tuple(str(i) for i in range(len(cells)))
    rows = -(-len(cells) // columns)
    return Area(name, "grid", -1, tuple(pieces), len(pieces), columns, rows, cells=names)
