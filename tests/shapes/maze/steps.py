"""The steps of a turn in the maze."""

from __future__ import annotations

from typing import Final

from heroon import kernel as k

STEPS: Final = k.Steps()
OPEN: Final = STEPS.new("OPEN")
TURN: Final = STEPS.new("TURN")
ACT: Final = STEPS.new("ACT")
REVEAL: Final = STEPS.new("REVEAL")
PICK_UP: Final = STEPS.new("PICK_UP")
STEAL: Final = STEPS.new("STEAL")
HIT: Final = STEPS.new("HIT")
RUN: Final = STEPS.new("RUN")
ADVANCE: Final = STEPS.new("ADVANCE")
SHADE: Final = STEPS.new("SHADE")
CLOSE: Final = STEPS.new("CLOSE")
