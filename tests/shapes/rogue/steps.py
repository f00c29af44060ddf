"""The steps of the way down."""

from __future__ import annotations

from typing import Final

from heroon import kernel as k

STEPS: Final = k.Steps()
ZONE: Final = STEPS.new("ZONE")
DEAL: Final = STEPS.new("DEAL")
WALK: Final = STEPS.new("WALK")
HIDE: Final = STEPS.new("HIDE")
GIVE: Final = STEPS.new("GIVE")
LOOK: Final = STEPS.new("LOOK")
DRINK: Final = STEPS.new("DRINK")
BRANCH: Final = STEPS.new("BRANCH")
REVEAL: Final = STEPS.new("REVEAL")
LEAVE: Final = STEPS.new("LEAVE")
MEAL: Final = STEPS.new("MEAL")
TREASURE: Final = STEPS.new("TREASURE")
CAMP: Final = STEPS.new("CAMP")
BUY: Final = STEPS.new("BUY")
TEST: Final = STEPS.new("TEST")
PIT: Final = STEPS.new("PIT")
WAKE: Final = STEPS.new("WAKE")
SLEEP: Final = STEPS.new("SLEEP")
LAIR: Final = STEPS.new("LAIR")
ROUND: Final = STEPS.new("ROUND")
ROLL: Final = STEPS.new("ROLL")
DIE: Final = STEPS.new("DIE")
POOL: Final = STEPS.new("POOL")
STRIKE: Final = STEPS.new("STRIKE")
MEDDLE: Final = STEPS.new("MEDDLE")
READ: Final = STEPS.new("READ")
HURT: Final = STEPS.new("HURT")
LAST: Final = STEPS.new("LAST")
PRIZE: Final = STEPS.new("PRIZE")
