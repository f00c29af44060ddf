"""MICRO HERO: the cards, words, prompts, events, streams and reasons of the game.

A card has two levels, told by the way it lies [micro-hero:orientation]: each has a number of its
own here.
"""

from __future__ import annotations

from typing import Final

from heroon.kernel import Vocabulary, domain, numbers

# -- cards: every card has a base level and an improved one (the value plus PLUS) -----------------

STRIKE: Final = 1  # Frappe
BLOCK: Final = 2  # Blocage
TRAINING: Final = 3  # Entraînement
BRUISE: Final = 4  # Blessure superficielle
WOUND: Final = 5  # Blessure sérieuse
GASH: Final = 6  # Blessure profonde
FIRST_BLESSING: Final = 7
LAST_BLESSING: Final = 18
PLUS: Final = 18
TECHNIQUE_KINDS: Final = (STRIKE, BLOCK, TRAINING)
WOUND_KINDS: Final = (BRUISE, WOUND, GASH)
BLESSING_KINDS: Final = tuple(range(FIRST_BLESSING, LAST_BLESSING + 1))

# fmt: off
_KINDS: Final = (
    "strike",
    "block",
    "training",
    "bruise",
    "wound",
    "gash",
    "pelt",
    "venom",
    "swiftness",
    "tusks",
    "flood",
    "rattles",
    "might",
    "chariot",
    "girdle",
    "herd",
    "apple",
    "leash",
)
# fmt: on
CARDS: Final = domain("card", [*_KINDS, *(f"{kind}+" for kind in _KINDS)], start=1)
#: Per card, its base level.
BASE: Final[tuple[int, ...]] = (*range(PLUS + 1), *range(1, PLUS + 1))
#: Per card, whether it is a wound.
IS_WOUND: Final = tuple(BASE[c] in WOUND_KINDS for c in range(2 * PLUS + 1))

TECHNIQUES: Final = CARDS.part("technique", TECHNIQUE_KINDS)
BOTH_TECHNIQUES: Final = CARDS.part(
    "technique-of-any-level", [*TECHNIQUE_KINDS, *(c + PLUS for c in TECHNIQUE_KINDS)]
)
BASE_CARDS: Final = CARDS.part("base-card", range(1, PLUS + 1))
WOUNDS: Final = CARDS.part("wound-of-any-level", [*WOUND_KINDS, *(c + PLUS for c in WOUND_KINDS)])
GOODS: Final = CARDS.part("good", [*TECHNIQUE_KINDS, *BLESSING_KINDS])

TRIALS: Final = domain(
    "trial", "lion hydra hind boar stables birds bull mares belt cattle apples cerberus", start=1
)
#: The blessing that trial t becomes is FIRST_BLESSING + t - 1.
LABOURS: Final = 12

BOLT: Final = 1
CROSS: Final = 2
BLANK: Final = 3
VENGEANCE: Final = domain("vengeance", "bolt cross blank", start=1)

LIFE_CARDS: Final = domain("life-card", "cold shell boil moods", start=1)
#: A Life card plus this is one laid aside, while the next one is chosen.
LAID_ASIDE: Final = 4

HERCULES: Final = 0
OMPHALE: Final = 1
POSTURES: Final = domain("posture", "hercules omphale")
#: Side A and side B of a Posture.
SIDE_A: Final = 0
SIDE_B: Final = 1
#: The side of a Posture that lies up: posture * 2 + side.
SIDES: Final = domain("side", "overload rain distaff club")

SEATS: Final = domain("seat", "0 1")
ROUNDS: Final = numbers("round", 1, LABOURS)
#: A place in the stack of played cards, from 1.
SPOTS: Final = numbers("spot", 1, 60)
POINTS: Final = numbers("points", 0, 999)
COUNTS: Final = numbers("count", 0, 9999)
#: No number of the game goes beyond it.
TOP: Final = 9999
#: Where a wound is exhausted from by a blessing.
FROM: Final = domain("from", "hand discard")
FROM_HAND: Final = 0
FROM_DISCARD: Final = 1

#: A starting deck of ten: strikes * 121 + blocks * 11 + trainings, written `3.3.4`.
DECK_SIZE: Final = 10
_DECKS: Final = [
    (a, b, DECK_SIZE - a - b) for a in range(DECK_SIZE + 1) for b in range(DECK_SIZE + 1 - a)
]
DECKS: Final = domain("deck", [f"{a}.{b}.{c}" for a, b, c in _DECKS])
#: Per starting deck, how many Strikes, Blocks and Trainings.
DECK_STRIKES: Final = tuple(a for a, _, _ in _DECKS)
DECK_BLOCKS: Final = tuple(b for _, b, _ in _DECKS)
DECK_TRAININGS: Final = tuple(c for _, _, c in _DECKS)
#: The recommended deck.
SUGGESTED: Final = _DECKS.index((3, 3, 4))

# -- words ----------------------------------------------------------------------------------------

V: Final = Vocabulary()

CHOOSE_DECK: Final = V.verb("deck:{}", DECKS)  # setting up, step 3
CHOOSE_POSTURE: Final = V.verb("posture:{}", POSTURES)  # Omphale, at two
CHOOSE_LIFE: Final = V.verb("life:{}", LIFE_CARDS)  # Calm and Anger
PLAY: Final = V.verb("play:{}", SEATS, CARDS, by_seat=True)  # phase 2, Planning
TILT: Final = V.verb("tilt", SEATS, by_seat=True)  # use the Posture
UNDER: Final = V.verb("under:{}", CARDS)  # Omphale: under the Posture
SPIN: Final = V.verb("spin:{}", BASE_CARDS)  # Omphale: improve a card under the Posture
CLEANSE: Final = V.verb("cleanse:{}.{}", FROM, WOUNDS)  # a blessing exhausts a wound
DOUBLE: Final = V.verb("double:{}", SPOTS)  # Hera's Vengeance: the card to overload
BUY: Final = V.verb("buy:{}", SEATS, GOODS, by_seat=True)  # Buy
IMPROVE: Final = V.verb("improve", SEATS, by_seat=True)  # Improve
ANTICIPATE: Final = V.verb("anticipate", SEATS, by_seat=True)  # Anticipate
READY: Final = V.verb("ready", SEATS, by_seat=True)  # nothing more in this phase
SPLIT: Final = V.verb("split:{}", POINTS)  # co-op: defence of the first player
FIRST: Final = V.verb("first:{}", SEATS)  # co-op: whose wounds come first
HEAL: Final = V.verb("heal:{}", SEATS, WOUNDS, by_seat=True)  # preparation: exhaust a wound
GAIN: Final = V.verb("gain:{}", SEATS, TECHNIQUES, by_seat=True)  # preparation: a Technique
DROP: Final = V.verb("drop:{}", SEATS, BOTH_TECHNIQUES, by_seat=True)  # preparation: exhaust one
TRAIN: Final = V.verb("train:{}", SEATS, TECHNIQUES, by_seat=True)  # preparation: improve one
GUARD_UP: Final = V.verb("guard", SEATS, by_seat=True)  # preparation: points for Athena's Shield
SKIP: Final = V.verb("skip", SEATS, by_seat=True)  # preparation: an action without effect

# -- prompts, each with the rule it belongs to ----------------------------------------------------

P_LIFE: Final = V.prompt("life", "micro-hero:anger")
P_DECK: Final = V.prompt("deck", "micro-hero:setup.3")
P_POSTURE: Final = V.prompt("posture", "micro-hero:omphale")
P_PLAN: Final = V.prompt("plan", "micro-hero:2")
P_DISTAFF: Final = V.prompt("distaff", "micro-hero:omphale.distaff")
P_CLEANSE: Final = V.prompt("cleanse", "micro-hero:blessing.flood")
P_DOUBLE: Final = V.prompt("double", "micro-hero:hera.bolt")
P_PERFECT: Final = V.prompt("perfect", "micro-hero:3")
P_SPLIT: Final = V.prompt("split", "micro-hero:coop.4")
P_FIRST: Final = V.prompt("first", "micro-hero:blood")
P_UPKEEP: Final = V.prompt("upkeep", "micro-hero:posture")
P_SPIN: Final = V.prompt("spin", "micro-hero:omphale.club")
P_PREPARE: Final = V.prompt("prepare", "micro-hero:end.4")

# -- chance ---------------------------------------------------------------------------------------

#: The next trial.
NEXT_TRIAL: Final = V.stream("trial", TRIALS)
#: The next unseen card of a seat's deck, round by round.
DECK: Final = V.stream("deck.{}/round{}", CARDS, SEATS, ROUNDS)
#: The next card of Hera's vengeance, round by round.
HERA: Final = V.stream("hera/round{}", VENGEANCE, ROUNDS)

# -- events ---------------------------------------------------------------------------------------

E_DECK: Final = V.event("deck-chosen", seat=SEATS, deck=DECKS)
E_POSTURE: Final = V.event("posture-chosen", seat=SEATS, posture=POSTURES)
E_TRIAL: Final = V.event("trial", trial=TRIALS, attack=COUNTS, defence=COUNTS, life=COUNTS)
E_LIFE: Final = V.event("life-card", card=LIFE_CARDS)
E_ROUND: Final = V.event("round", round=ROUNDS)
E_TURN: Final = V.event("turn", turn=COUNTS)
E_DREW: Final = V.event("drew", seat=SEATS, card=CARDS)
E_NO_CARD: Final = V.event("no-card", seat=SEATS)
E_TURNED: Final = V.event("deck-turned", seat=SEATS)
E_SHUFFLED: Final = V.event("deck-shuffled", seat=SEATS)
E_PLAYED: Final = V.event("played", seat=SEATS, card=CARDS)
E_OVERLOADED: Final = V.event("overloaded", seat=SEATS, card=CARDS)
E_TILTED: Final = V.event("tilted", seat=SEATS, side=SIDES)
E_FLIPPED: Final = V.event("flipped", seat=SEATS, side=SIDES)
E_UNDER: Final = V.event("put-under", seat=SEATS, card=CARDS)
E_TAKEN: Final = V.event("taken-back", seat=SEATS, count=COUNTS)
E_EXHAUSTED: Final = V.event("exhausted", seat=SEATS, card=CARDS)
E_IMPROVED: Final = V.event("improved", seat=SEATS, card=CARDS)
E_REVEALED: Final = V.event("revealed", seat=SEATS, card=CARDS)
E_HERA: Final = V.event("hera", card=VENGEANCE)
E_NO_EFFECT: Final = V.event("no-effect", seat=SEATS)
E_CROSSED: Final = V.event("crossed", seat=SEATS, card=CARDS)
E_HERA_SHUFFLED: Final = V.event("hera-shuffled")
E_BOUGHT: Final = V.event("bought", seat=SEATS, card=CARDS, cost=COUNTS)
E_PAID: Final = V.event("improvement-paid", seat=SEATS, card=CARDS, cost=COUNTS)
E_ANTICIPATED: Final = V.event("anticipated", seat=SEATS, card=CARDS, cost=COUNTS)
E_READY: Final = V.event("ready", seat=SEATS)
E_ATTACK: Final = V.event("attack", attack=COUNTS, defence=COUNTS, lost=COUNTS, life=COUNTS)
E_HEADS: Final = V.event("heads", trial=TRIALS, attack=COUNTS)
E_SPLIT: Final = V.event("split", first=COUNTS, second=COUNTS)
E_GUARDED: Final = V.event("shield-spent", seat=SEATS, points=COUNTS)
E_BLOCKED: Final = V.event("blocked", seat=SEATS, defence=COUNTS, attack=COUNTS)
E_HIT: Final = V.event("hit", seat=SEATS, defence=COUNTS, attack=COUNTS)
E_GUARD: Final = V.event("shield-gained", seat=SEATS, points=COUNTS)
E_WOUNDED: Final = V.event("wounded", seat=SEATS, card=CARDS)
E_DEVOURED: Final = V.event("devoured", seat=SEATS, card=CARDS)
E_RISE: Final = V.event("attack-rises", trial=TRIALS, attack=COUNTS)
E_FILTH: Final = V.event("life-rises", trial=TRIALS, life=COUNTS)
E_BEATEN: Final = V.event("beaten", trial=TRIALS, count=COUNTS)
E_BLESSING: Final = V.event("blessing", card=CARDS)
E_LINGERS: Final = V.event("lingers", trial=TRIALS)
E_RESET: Final = V.event("reset", seat=SEATS)
E_HEALED: Final = V.event("healed", seat=SEATS, card=CARDS)
E_GAINED: Final = V.event("gained", seat=SEATS, card=CARDS)
E_DROPPED: Final = V.event("dropped", seat=SEATS, card=CARDS)
E_TRAINED: Final = V.event("trained", seat=SEATS, card=CARDS)
E_GUARDED_UP: Final = V.event("shield-prepared", seat=SEATS, points=COUNTS)
E_SKIPPED: Final = V.event("skipped", seat=SEATS)
E_WON: Final = V.event("won")
E_LOST: Final = V.event("lost", seat=SEATS)

# -- reasons: why a word is refused, and why the game ends ----------------------------------------

R_NOT_NOW: Final = V.reason("not-now", "micro-hero:turn")
R_NO_SUCH_DECK: Final = V.reason("not-enough-techniques", "micro-hero:setup.3")
R_SAME_LIFE: Final = V.reason("same-life-card", "micro-hero:anger")
R_NOT_IN_HAND: Final = V.reason("not-in-hand", "micro-hero:2")
R_ORDER: Final = V.reason("in-order-drawn", "micro-hero:trial.hind")
R_LOCKED: Final = V.reason("posture-locked", "micro-hero:trial.apples")
R_TILTED: Final = V.reason("already-tilted", "micro-hero:posture")
R_NO_TARGET: Final = V.reason("no-card-to-use-it-on", "micro-hero:posture")
R_NOT_IN_RESERVE: Final = V.reason("not-in-reserve", "micro-hero:buy")
R_TOO_DEAR: Final = V.reason("not-enough-experience", "micro-hero:cost")
R_EMPTY_DISCARD: Final = V.reason("discard-empty", "micro-hero:improve")
R_A_WOUND: Final = V.reason("a-wound-has-no-cost", "micro-hero:cost")
R_IMPROVED: Final = V.reason("already-improved", "micro-hero:improve")
R_NOT_IMPROVED: Final = V.reason("not-improved", "micro-hero:anticipate")
R_NOTHING_LEFT: Final = V.reason("cards-to-play", "micro-hero:2")
R_NOT_IN_DECK: Final = V.reason("not-in-deck", "micro-hero:end.4")
R_NONE_LEFT: Final = V.reason("none-left-in-reserve", "micro-hero:end.4")
R_NO_SHIELD: Final = V.reason("no-shield", "micro-hero:shield")
R_MUST_ACT: Final = V.reason("must-act", "micro-hero:end.4")
R_SAME: Final = V.reason("same-as-another", "micro-hero:coop.4")
R_LABOURS: Final = V.reason("twelve-labours", "micro-hero:goal")
R_WOUNDS: Final = V.reason("no-wound-left", "micro-hero:wound")
# A reason has its number in kept records: a new one stands last.
R_TRAINED: Final = V.reason("trained-already", "micro-hero:end.4")

#: Per word: number of its verb, its first, second, third argument.
VERB, A, B, C = V.tables()
