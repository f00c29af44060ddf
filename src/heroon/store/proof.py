"""The proof of a history: its length, a chain of hashes over it, the hash of its head.

A chain takes in every entry with all that stands in its row.  A hole, a cut tail, a changed word
or seed give another one.  It proves nothing against somebody who writes the proof anew.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

from heroon.kernel.errors import MALFORMED, InputError

from .words import CHANGED, HEAD_CHANGED, HOLE, UNREAD

#: The columns of an entry, in the order in which a chain takes them in.
COLUMNS: Final = "seq, kind, seat, data, nonce, made"


def seal_of(table: str, head: str) -> str:
    """Compute the hash of a head."""
    return _hash([table, head])


def chained(chain: str, rows: Iterable[Sequence[Any]]) -> str:
    """Continue a chain of hashes with more rows; return the new last hash."""
    for row in rows:
        chain = _hash([chain, *row])
    return chain


def check_rows(seqs: Sequence[Any], length: int | None) -> str:
    """Say what is wrong with the numbers of a history's entries; "" for nothing."""
    if any(type(seq) is not int for seq in seqs):
        return UNREAD
    if list(seqs) != list(range(len(seqs))):
        return HOLE
    if length is not None and len(seqs) != length:
        return HOLE if len(seqs) < length else CHANGED
    return ""


def check(table: str, head: str, rows: Sequence[Sequence[Any]], proof: Sequence[Any]) -> None:
    """Raise `InputError` unless a history is the one that was sealed."""
    length, chain, seal = proof
    wrong = check_rows([row[0] for row in rows], length)
    if not wrong and seal_of(table, head) != seal:
        wrong = HEAD_CHANGED
    if not wrong and chained(seal, rows) != chain:
        wrong = CHANGED
    if wrong:
        raise InputError(MALFORMED, wrong)


def _hash(values: list[Any]) -> str:
    text = json.dumps(values, ensure_ascii=True, default=repr)
    return hashlib.sha256(text.encode()).hexdigest()
