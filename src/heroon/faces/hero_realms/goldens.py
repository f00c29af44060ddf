"""A short game of Hero Realms as it is typed, whose transcript is kept in both languages."""

from typing import Final

from heroon.terminal.goldens import Script

_DUEL: Final = (
    *("why attack", "orders 1", "behaviour:dagger", "why buy:torgen", "buy:fire-gem"),
    *("behaviour:shortsword", "buy:fire-gem", "attack", "take:torgen"),
    *("1", "buy:rake", "0", "behaviour:dagger", "resign", "yes"),
)
#: By the name of the golden.
SCRIPTS: Final = {
    "hero-realms": Script(
        "hero-realms",
        "golden",
        1,
        (0,),
        _DUEL,
    ),
}
