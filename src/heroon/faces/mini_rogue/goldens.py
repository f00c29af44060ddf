"""Short games of MINI ROGUE as they are typed, whose transcripts are kept in both languages."""

from typing import Final

from heroon.terminal.goldens import Script

#: By the name of the golden: alone until something is fought, two at one screen for a few Rooms.
SCRIPTS: Final = {
    "mini-rogue": Script(
        "mini-rogue",
        "golden",
        1,
        (0,),
        ("why 9", "1", "1", "1", "undo", "2", "1", "0", "1", "1", "1", "0", "resign", "yes"),
    ),
    "mini-rogue-pair": Script(
        "mini-rogue",
        "golden",
        2,
        (0, 1),
        ("orders 4", "0", "0", "1", "1", "0", "0", "1", "0", "1", "0", "resign", "yes"),
    ),
    "mini-rogue-overlord": Script(
        "mini-rogue",
        "golden",
        2,
        (1,),
        ("why exchange:guard", "1", "2", "1", "0", "1", "1", "0", "1", "1", "resign", "yes"),
        (("mode", "overlord"),),
    ),
    "mini-rogue-automa": Script(
        "mini-rogue",
        "golden",
        1,
        (0,),
        ("1", "1", "1", "1", "0", "1", "1", "0", "1", "1", "0", "1", "0", "resign", "yes"),
        (("mode", "automa"), ("lord", "architect")),
    ),
}
