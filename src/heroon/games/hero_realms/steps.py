"""Hero Realms solo: the steps of a game, in the order of the book."""

from __future__ import annotations

from typing import Final

from heroon.kernel import Steps

STEPS: Final = Steps()

#: Added to how many cards go in all, where a card of the hero is the cause and not the Boss.
OWN: Final = 100

SETUP: Final = STEPS.new("SETUP")  # setting up
REFILL: Final = STEPS.new("REFILL")  # cell of the market
# the hero's turn
HERO_TURN: Final = STEPS.new("HERO_TURN")
FACE: Final = STEPS.new("FACE")  # choosing the behaviour card
HERO_MAIN: Final = STEPS.new("HERO_MAIN")  # main phase
END_TURN: Final = STEPS.new("END_TURN")  # discard phase
DRAW: Final = STEPS.new("DRAW")  # draw phase: cards
DRAW_UNSEEN: Final = STEPS.new("DRAW_UNSEEN")  # cards
# abilities of the hero's cards
CHOOSE_ONE: Final = STEPS.new("CHOOSE_ONE")  # card
SCRAP_SOME: Final = STEPS.new("SCRAP_SOME")  # cards, combat for it
MAY_DRAW: Final = STEPS.new("MAY_DRAW")  # most
CYCLE: Final = STEPS.new("CYCLE")  # cards: draw, then discard
CYCLED: Final = STEPS.new("CYCLED")  # cards in hand before, cards drawn at most
DISCARD_SOME: Final = STEPS.new("DISCARD_SOME")  # cards left, in all (+ OWN: the hero's own)
TILT_ONE: Final = STEPS.new("TILT_ONE")  # whether it may be declined
PREPARE_ONE: Final = STEPS.new("PREPARE_ONE")
TOPDECK_ONE: Final = STEPS.new("TOPDECK_ONE")  # whether champions alone
PUT_BOUGHT: Final = STEPS.new("PUT_BOUGHT")  # card
PAY_WITH: Final = STEPS.new("PAY_WITH")  # cost still to be covered
# the hero's attack
COMMIT_SOME: Final = STEPS.new("COMMIT_SOME")
HIT_GUARDS: Final = STEPS.new("HIT_GUARDS")
HIT_FORCED: Final = STEPS.new("HIT_FORCED")
HIT_BOSS: Final = STEPS.new("HIT_BOSS")
# the Boss's turn
BOSS_TURN: Final = STEPS.new("BOSS_TURN")  # 1
REINFORCE: Final = STEPS.new("REINFORCE")  # 1, reinforcements
REINFORCED: Final = STEPS.new("REINFORCED")  # a stunned champion at random
SECONDARY: Final = STEPS.new("SECONDARY")  # 2: the Boss's own draw
SECONDARY_DRAWS: Final = STEPS.new("SECONDARY_DRAWS")  # 2: those of its cards
SECONDARY_REST: Final = STEPS.new("SECONDARY_REST")  # 2: combat, health, gold
SECONDARY_BANISH: Final = STEPS.new("SECONDARY_BANISH")  # 2: Grak
SECONDARY_LOSSES: Final = STEPS.new("SECONDARY_LOSSES")  # 2: the hero discards
BANISH_ONE: Final = STEPS.new("BANISH_ONE")  # greatest cost
MARKET_STEP: Final = STEPS.new("MARKET_STEP")  # 3
TIE: Final = STEPS.new("TIE")  # what is chosen, greatest cost
BEGIN: Final = STEPS.new("BEGIN")  # 5a: pile effects and draws; whether 5c has come
BOSS_DRAW: Final = STEPS.new("BOSS_DRAW")  # cards
SHOWN: Final = STEPS.new("SHOWN")  # a card that the Boss does not keep takes effect
SHOWN_GONE: Final = STEPS.new("SHOWN_GONE")
BOSS_HEALS: Final = STEPS.new("BOSS_HEALS")  # 5b
BOSS_EARNS: Final = STEPS.new("BOSS_EARNS")  # 5c
BOSS_BUYS: Final = STEPS.new("BOSS_BUYS")  # 5c
LOSSES: Final = STEPS.new("LOSSES")  # 5d: the hero discards, then tilts champions
LEAN_ONE: Final = STEPS.new("LEAN_ONE")  # champions left, in all
BOSS_ATTACKS: Final = STEPS.new("BOSS_ATTACKS")  # 5d
ABSORB_GUARDS: Final = STEPS.new("ABSORB_GUARDS")  # 5d
ABSORB_REST: Final = STEPS.new("ABSORB_REST")  # 5d
BOSS_END: Final = STEPS.new("BOSS_END")  # 6
