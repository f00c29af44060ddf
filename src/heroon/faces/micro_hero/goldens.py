"""Short games of MICRO HERO as they are typed, whose transcripts are kept in both languages."""

from typing import Final

from heroon.terminal.goldens import Script

_TURN: Final = ("play 1 2 3 4 5", "yes", "0")
_TEAM: Final = (
    *("1", "1", "play 1 7", "play strike", "2 tilt", "play 1 2 3 4 5", "yes"),
    *("play training strike", "yes", "undo", "play 1 2 3", "yes"),
    *("1 ready", "2 ready", "resign", "yes"),
)
#: By the name of the golden.
SCRIPTS: Final = {
    "micro-hero": Script(
        "micro-hero",
        "golden",
        1,
        (0,),
        ("deck:5.2.3", "play tilt strike 4 5", "no", "6", "undo", *_TURN * 9),
    ),
    "micro-hero-team": Script(
        "micro-hero",
        "golden",
        2,
        (0, 1),
        _TEAM,
    ),
}
