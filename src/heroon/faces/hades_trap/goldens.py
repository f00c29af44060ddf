"""The typed beginning of a game of HADES TRAP, whose transcript is kept in both languages."""

from typing import Final

from heroon.terminal.goldens import Script

#: By the name of the golden: a walk and a tile explored by the name of a cell, what is refused.
SCRIPTS: Final = {
    "hades-trap": Script(
        "hades-trap",
        "golden",
        2,
        (0,),
        ("why 9", "why go:a9", "a9", "d4", "undo", "e2", "look e4", "1", "0", "1", "resign", "yes"),
    ),
}
