"""MICRO HERO: the steps of a game, in the order in which they come."""

from __future__ import annotations

from typing import Final

from heroon.kernel import Steps

STEPS: Final = Steps()

SETUP: Final = STEPS.new("SETUP")
REVEAL: Final = STEPS.new("REVEAL")  # the next trial
LIFE_CARD: Final = STEPS.new("LIFE_CARD")  # Calm and Anger
BUILD_DECK: Final = STEPS.new("BUILD_DECK")  # of a seat
PICK_POSTURE: Final = STEPS.new("PICK_POSTURE")  # of a seat
ROUND: Final = STEPS.new("ROUND")
TURN: Final = STEPS.new("TURN")
DRAW: Final = STEPS.new("DRAW")  # seat, how many: phase 1, Draw
DRAW_UNSEEN: Final = STEPS.new("DRAW_UNSEEN")  # seat, how many
PLAN: Final = STEPS.new("PLAN")  # phase 2, Planning
DISTAFF: Final = STEPS.new("DISTAFF")  # seat: cards under the Posture
CLEANSE_ONE: Final = STEPS.new("CLEANSE_ONE")  # seat, how many
VENGEANCE_CARD: Final = STEPS.new("VENGEANCE_CARD")  # Hera's Vengeance
CROSS_FIRST: Final = STEPS.new("CROSS_FIRST")  # co-op: whose card is crossed off first
CROSS_OFF: Final = STEPS.new("CROSS_OFF")  # seat
LIGHTNING: Final = STEPS.new("LIGHTNING")  # seat
LATE_OVERLOAD: Final = STEPS.new("LATE_OVERLOAD")  # seat
PERFECT: Final = STEPS.new("PERFECT")  # phase 3, Perfecting
STRIKE_BACK: Final = STEPS.new("STRIKE_BACK")  # phase 4, Attack
SHARE: Final = STEPS.new("SHARE")  # phase 5, Defence; co-op: who gets which points
DEFEND: Final = STEPS.new("DEFEND")
WOUNDS_FIRST: Final = STEPS.new("WOUNDS_FIRST")  # co-op: whose wounds come first
SUFFER: Final = STEPS.new("SUFFER")  # seat
RISES: Final = STEPS.new("RISES")
LAST_MOMENT: Final = STEPS.new("LAST_MOMENT")  # for the Posture, before Upkeep
UPKEEP: Final = STEPS.new("UPKEEP")  # phase 6, Upkeep
TIDY_FIRST: Final = STEPS.new("TIDY_FIRST")  # co-op: whose cards are discarded first
TIDY: Final = STEPS.new("TIDY")  # seat
POSTURE_END: Final = STEPS.new("POSTURE_END")  # seat
SPIN_ONE: Final = STEPS.new("SPIN_ONE")  # seat
TURN_END: Final = STEPS.new("TURN_END")
ROUND_WON: Final = STEPS.new("ROUND_WON")
PREPARE: Final = STEPS.new("PREPARE")
NEXT_ROUND: Final = STEPS.new("NEXT_ROUND")
