"""What was done at a table, entry by entry: the kinds of entries, and a whole history."""

from __future__ import annotations

from typing import Final, NamedTuple

from .heads import Head

# -- the kinds of entries: what a seat did ---------------------------------------------------------

#: An answer, as text.
SAY: Final = "say"
#: So many words were taken back.
UNDO: Final = "undo"
#: The game went back to so many tokens, in practice.
REWIND: Final = "rewind"
#: Something was said out of turn: an offer, a reply.
TALK: Final = "talk"
#: A standing order was left or withdrawn.
ORDER: Final = "order"
#: A seat ended the game by a word, as a record tells it.
CLOSE: Final = "close"

# -- what happened to the table --------------------------------------------------------------------

#: Somebody else plays a seat from here on.
BOT: Final = "bot"
#: The game is practice from here on.
PRACTICE: Final = "practice"
#: The game is over.
OVER: Final = "over"
#: The table is off the lists; it is on them again.
GONE: Final = "gone"
BACK: Final = "back"

# -- what the history needs to be done again -------------------------------------------------------

#: Nature's answer, word for word, where it does not follow from the seed.
CHANCE: Final = "chance"
#: The seed that nature's answers follow from here on; empty: nature says nothing by itself.
SEED: Final = "seed"
#: The position in which a turn began.
TURN: Final = "turn"
#: The position from which the game goes on, in the place of all that was done before.
FROM: Final = "from"
#: The result, with the last counters.
END: Final = "end"
#: The digest of a file that holds the game as it stands here.
FILE: Final = "file"
#: So many words were taken back before the history begins.
UNDOS: Final = "undos"


class LogEntry(NamedTuple):
    """Something done at a table: `seat` is -1 where nobody in particular did it."""

    kind: str
    seat: int
    data: str
    nonce: str | None = None


class History(NamedTuple):
    """All that is kept of a table; `state` is the fingerprint of where it leads, if known."""

    head: Head
    entries: list[LogEntry]
    state: str = ""

    @property
    def gone(self) -> bool:
        """Whether the table is removed."""
        kinds = [entry.kind for entry in self.entries if entry.kind in (GONE, BACK)]
        return kinds[-1:] == [GONE]
