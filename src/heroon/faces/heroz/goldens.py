"""Short games of HEROZ, whose transcripts are kept in both languages."""

from typing import Final

from heroon.terminal.goldens import Script

#: By the name of the golden.
SCRIPTS: Final = {
    "heroz": Script(
        "heroz",
        "golden",
        2,
        (0,),
        ("help", "help codes", "why attack:1", "why 12", *"11121121111112111111111111111"),
    ),
}
