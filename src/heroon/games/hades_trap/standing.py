"""HADES TRAP: the standing answers of a seat: no shield (HT-Q42), no Ether of Ulysses."""

from __future__ import annotations

from typing import Final

from heroon.kernel import NO, PASS, Standing, passing

from .words import P_REPLACE, P_SHIELD

STANDING: Final = (
    Standing("no-shield-empty", passing((P_SHIELD,), NO, only=True)),
    Standing("no-shield-turn", passing((P_SHIELD,), NO, only=False), turn=True, blind=True),
    Standing("keep-ether-turn", passing((P_REPLACE,), PASS, only=False), turn=True, blind=True),
    Standing("keep-ether", passing((P_REPLACE,), PASS, only=False), blind=True),
)
