"""HEROZ: the steps of a game, in the order of the rulebook.  The modules `rules_*` bind them."""

from __future__ import annotations

from typing import Final

from heroon.kernel import Steps

STEPS: Final = Steps()

# Setting up
SETUP: Final = STEPS.new("SETUP")
REVEAL: Final = STEPS.new("REVEAL")
OPENING_HANDS: Final = STEPS.new("OPENING_HANDS")
# Any card drawn: DRAW(seat, how many)
DRAW: Final = STEPS.new("DRAW")
# A turn: TURN(seat)
TURN: Final = STEPS.new("TURN")
# Phase 1: preparation
MAIN: Final = STEPS.new("MAIN")  # 1.1
ACTIVATION: Final = STEPS.new("ACTIVATION")  # 1.2
PLACEMENT: Final = STEPS.new("PLACEMENT")  # 1.3
HERO_PLAY: Final = STEPS.new("HERO_PLAY")  # 1.4
HERO_POWER: Final = STEPS.new("HERO_POWER")  # 1.4, for one seat
# Phase 2: combat
WINDOW: Final = STEPS.new("WINDOW")  # WINDOW(number 0-3, seat * 2 + whether the other passed)
FORMATIONS: Final = STEPS.new("FORMATIONS")  # 2.1
LINE_BONUSES: Final = STEPS.new("LINE_BONUSES")  # pays what is new, for one seat
PAY: Final = STEPS.new("PAY")  # pays one line bonus
ATTACKERS: Final = STEPS.new("ATTACKERS")  # 2.2
BLOCKERS: Final = STEPS.new("BLOCKERS")  # 2.3
BLOCKED: Final = STEPS.new("BLOCKED")  # 2.4
POWER_TOTAL: Final = STEPS.new("POWER_TOTAL")  # 2.5, for one seat
DAMAGE: Final = STEPS.new("DAMAGE")  # 2.6
HIT_TROOPS: Final = STEPS.new("HIT_TROOPS")  # 2.6: one seat destroys troops
SACRIFICE_FLIP: Final = STEPS.new("SACRIFICE_FLIP")
END_OF_COMBAT: Final = STEPS.new("END_OF_COMBAT")
# Phase 3: resolution
RAID: Final = STEPS.new("RAID")  # 3.1
RETREAT: Final = STEPS.new("RETREAT")  # 3.2
REINFORCEMENT: Final = STEPS.new("REINFORCEMENT")  # 3.3
REST: Final = STEPS.new("REST")  # 3.4
END_OF_TURN: Final = STEPS.new("END_OF_TURN")
