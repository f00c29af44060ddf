"""Cards that were laid one after the other are put in another order: taken back and laid anew.

A game's model says which things were laid so, and by which answers (`Model.arranged`).  Only those
count that may be taken back: nothing has become known since, and nobody else has answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from heroon.board.model import Look, Put
from heroon.kernel import InputError
from heroon.kernel.errors import MALFORMED, REFUSED
from heroon.web.scene import model_of

from .desk import Desk, Phase
from .spelling import spoken

#: How the page names an answer instead of a thing that lies there: a card out of the hand.
ANSWER: Final = "="


class Free(NamedTuple):
    """A thing that may go elsewhere, and how many choices are taken back until it is gone."""

    put: Put
    choices: int


def free_of(desk: Desk) -> tuple[Free, ...]:
    """List the last things of a row that may be put in another order, the first one first."""
    model = model_of(desk.match.table.spec.id)
    if desk.phase != Phase.ASK or model is None or model.arranged is None:
        return ()
    rows = model.arranged(Look(desk.view(), desk.match.sentences(desk.eye)))
    return max((_free(desk, row) for row in rows), key=len, default=())


def _free(desk: Desk, row: Sequence[Put]) -> tuple[Free, ...]:
    """List the things of a row whose answers are the last ones given, in this order."""
    match = desk.match
    words, tokens = match.table.spec.words, match.table.tokens
    at, choices, most = len(tokens), 0, match.back(desk.seat).choices
    found: list[Free] = []
    for put in reversed(row):
        start = at - len(put.words)
        said = tokens[max(start, 0) : at]
        if tuple(words.text[token.word] for token in said) != tuple(
            words.text[word] for word in put.words
        ) or any(token.seat != put.seat for token in said):
            break
        choices += sum(
            token.choice and n not in match.automatic for n, token in enumerate(said, start)
        )
        if choices > most:
            break
        at = start
        found.append(Free(put, choices))
    return tuple(reversed(found))


def arrange(desk: Desk, text: str) -> None:
    """Put a thing before another one, or last: `thing|before`, both by their ids.

    A card out of the hand is named by its answer (`=play:block`).  Raises `InputError`.
    """
    name, bar, before = text.partition("|")
    free = free_of(desk)
    ids = [one.put.of for one in free]
    if not bar or (before and before not in ids):
        raise InputError(MALFORMED, "not a request")
    old = [_said(desk, one.put) for one in free]
    new, ids_left = list(old), list(ids)
    if name.startswith(ANSWER):
        moved = [name.removeprefix(ANSWER)]
    elif name in ids:
        moved = new.pop(ids.index(name))
        ids_left.remove(name)
    else:
        raise InputError(REFUSED, "there is nothing to take back")
    new.insert(ids_left.index(before) if before in ids_left else len(new), moved)
    first = next(
        (n for n, pair in enumerate(zip(old, new, strict=False)) if pair[0] != pair[1]), -1
    )
    if first < 0 and len(new) == len(old):
        return
    first = first if first >= 0 else len(old)
    _again(desk, free[first].choices if first < len(free) else 0, new[first:])


def _again(desk: Desk, choices: int, groups: Sequence[Sequence[str]]) -> None:
    """Take choices back and give answers anew, as far as they are offered."""
    match, seat = desk.match, desk.seat
    for _ in range(choices):
        match.take_back(seat)
    match.retell()
    for text in (text for group in groups for text in group):
        try:
            desk.answer(*match.seating.read(seat, text))
        except InputError:
            desk.notice = match.t.text("order-stopped")
            break
    desk.advance()


def _said(desk: Desk, put: Put) -> list[str]:
    """List the answers that put a thing there, as a page sends them."""
    return [spoken(desk, word, put.seat) for word in put.words]
