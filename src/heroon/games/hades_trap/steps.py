"""HADES TRAP: the steps, in the order of the book."""

from __future__ import annotations

from typing import Final

from heroon.kernel import Steps

STEPS: Final = Steps()

SETUP: Final = STEPS.new("SETUP")  # p. 4
ARROWS: Final = STEPS.new("ARROWS")  # p. 4
BEGIN: Final = STEPS.new("BEGIN")  # p. 7: seat
ENTER: Final = STEPS.new("ENTER")  # p. 7: seat
ACT: Final = STEPS.new("ACT")  # p. 7-9: seat
STEAL_SOME: Final = STEPS.new("STEAL_SOME")  # p. 8: seat, mask of those who may be robbed
ROB: Final = STEPS.new("ROB")  # p. 8: seat, victim
REVEAL: Final = STEPS.new("REVEAL")  # p. 8: seat, place
SHOVE: Final = STEPS.new("SHOVE")  # p. 9: seat, victim
FREE_ATTACK: Final = STEPS.new("FREE_ATTACK")  # p. 15: seat, cell
FOLLOW: Final = STEPS.new("FOLLOW")  # p. 15: seat, cell
PICK_UP: Final = STEPS.new("PICK_UP")  # p. 9: seat
USED: Final = STEPS.new("USED")  # p. 9: seat, object
EFFECT: Final = STEPS.new("EFFECT")  # p. 9: seat, word
ADVANCE: Final = STEPS.new("ADVANCE")  # p. 13: seat, side + 4 * first cell
LAND: Final = STEPS.new("LAND")  # p. 13: the same
RUN: Final = STEPS.new("RUN")  # p. 13: the same
HIT: Final = STEPS.new("HIT")  # p. 12-13: seat, what it does
MAKE_ROOM: Final = STEPS.new("MAKE_ROOM")  # p. 6: seat
LABYRINTH: Final = STEPS.new("LABYRINTH")  # p. 10: number of the token
EXCHANGE: Final = STEPS.new("EXCHANGE")  # p. 16: number of the token
RESOLVE: Final = STEPS.new("RESOLVE")  # p. 10: number of the token
ALARMS: Final = STEPS.new("ALARMS")  # p. 10
RING_ALARM: Final = STEPS.new("RING_ALARM")  # p. 14: Courage
JUMP: Final = STEPS.new("JUMP")  # p. 11, p. 19: side, whether it gives no fragment
STRIKE_TILE: Final = STEPS.new("STRIKE_TILE")  # p. 11: place, the same
SWIM: Final = STEPS.new("SWIM")  # p. 17: side + 4 for the last token, whether it gives no fragment
PROLIFERATE: Final = STEPS.new("PROLIFERATE")  # p. 17
HATCH_SOME: Final = STEPS.new("HATCH_SOME")  # p. 17: first side, babies left
SING: Final = STEPS.new("SING")  # p. 18: side, whether it gives no fragment
CHARMED: Final = STEPS.new("CHARMED")  # p. 18: mask of heroes, whether it gives no fragment
DRIFT: Final = STEPS.new("DRIFT")  # p. 18: seat, cells left + 16 * the same
MEET: Final = STEPS.new("MEET")  # p. 19: place, whether it gives no fragment
HAND_OVER: Final = STEPS.new("HAND_OVER")  # p. 19: seat, the same
GROW: Final = STEPS.new("GROW")  # p. 19
FINISH: Final = STEPS.new("FINISH")  # p. 7: seat
HOLD: Final = STEPS.new("HOLD")  # p. 12: seat whom a skeleton grips where he was not stunned
