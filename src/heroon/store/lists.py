"""How the lists of games tell a table: when it was begun, how it ended, what is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from heroon.kernel.errors import InputError

from .heads import Head, head_in
from .proof import check_rows, seal_of
from .words import HEAD_CHANGED

#: The query of all tables; `kept_in` reads its rows.
KEPT: Final = (
    "select t.id, t.head, t.made,"
    " coalesce(max(case when e.kind not in ('gone', 'back') then e.made end), t.made),"
    " sum(e.kind = 'say'), max(case e.kind when 'over' then e.data end),"
    " max(case e.kind when 'gone' then e.seq end),"
    " max(case e.kind when 'back' then e.seq end),"
    " count(e.seq), max(e.seq), p.length, p.seal"
    " from tables t left join entries e on e.table_id = t.id"
    " left join proofs p on p.table_id = t.id group by t.id"
)


class Kept(NamedTuple):
    """A table as the lists tell it: when it was begun and last changed, how it ended if it did.

    `wrong` says why it cannot be opened; its head is missing where that cannot be read.
    """

    id: str
    head: Head | None
    made: float
    changed: float
    answers: int
    over: str
    gone: bool = False
    wrong: str = ""
    length: int = 0


def kept_in(row: Sequence[Any], sealed: bool) -> Kept:
    """Read one row of the query `KEPT`; what is wrong with the table is said, not raised.

    `sealed` says whether the file holds proofs to check the table by.
    """
    id, text, made, changed, answers, over, gone, back, count, last, length, seal = row
    head, wrong = None, ""
    try:
        head = head_in(text)
    except InputError as bad:
        wrong = bad.why
    if not wrong and sealed:
        wrong = HEAD_CHANGED if seal != seal_of(id, text) else ""
        wrong = wrong or check_rows(range(count), length)
    if not wrong and last is not None and last != count - 1:
        wrong = check_rows([last], None)
    removed = isinstance(gone, int) and (not isinstance(back, int) or back < gone)
    return Kept(
        str(id),
        head,
        _time(made),
        _time(changed),
        answers if isinstance(answers, int) else 0,
        str(over or ""),
        removed,
        wrong,
        count,
    )


def _time(value: object) -> float:
    """Read a time in seconds; 0.0 for what no calendar can show."""
    good = isinstance(value, (int, float)) and 0 <= value < 4e9
    return float(value) if good else 0.0  # type: ignore[arg-type]  # `good` says what it is
