"""HEROZ: the cards, places, words, prompts, events, streams and reasons of the game."""

from __future__ import annotations

from typing import Final

from heroon.kernel import Domain, Vocabulary, domain, numbers

# -- cards: 36 troops, 12 heroes, 4 aces, and the Joker (of which a deck has two) -----------------

SUITS: Final = domain("suit", "S H D C")  # Pique, Cœur, Carreau, Trèfle
RANKS: Final = ("J", "Q", "K")  # Valet, Dame, Roi

FIRST_TROOP: Final = 1
LAST_TROOP: Final = 36
FIRST_HERO: Final = 37
LAST_HERO: Final = 48
FIRST_ACE: Final = 49
LAST_ACE: Final = 52
JOKER_CARD: Final = 53

CARDS: Final = domain(
    "card",
    [f"{v}{s}" for s in SUITS.tokens for v in range(2, 11)]
    + [f"{r}{s}" for s in SUITS.tokens for r in RANKS]
    + [f"A{s}" for s in SUITS.tokens]
    + ["X"],
    start=1,
)
TROOPS: Final = CARDS.part("troop", range(FIRST_TROOP, LAST_TROOP + 1))
HEROES: Final = CARDS.part("hero", range(FIRST_HERO, LAST_HERO + 1))
ACES: Final = CARDS.part("ace", range(FIRST_ACE, LAST_ACE + 1))

JACK: Final = 0
QUEEN: Final = 1
KING: Final = 2

#: Suit of a card (0-3; 0 for the Joker, which has none of its own).
SUIT: Final = (
    (0,)
    + tuple((c - 1) // 9 for c in range(1, 37))
    + tuple((c - 37) // 3 for c in range(37, 49))
    + (0, 1, 2, 3, 0)
)
#: Printed value of a troop, 0 for every other card.
VALUE: Final = (0,) + tuple((c - 1) % 9 + 2 for c in range(1, 37)) + (0,) * 17
#: Kind of hero (JACK, QUEEN, KING), -1 for every other card.
RANK: Final = (-1,) * 37 + tuple((c - 37) % 3 for c in range(37, 49)) + (-1,) * 5
#: Strength for choosing the first player: Joker, Ace, 2 to 10, Jack, Queen, King.
STRENGTH: Final = VALUE[:37] + tuple(11 + RANK[c] for c in range(37, 49)) + (1,) * 4 + (0,)

# -- places ---------------------------------------------------------------------------------------
# A cell is column * 3 + line, both from 0; a spot is seat * 9 + cell.  Texts count from 1,
# column first: `2.3` is column 2, line 3; `1/2.3` that cell of seat 1.

SEATS: Final = domain("seat", "0 1")
COLUMNS: Final = domain("column", "1 2 3")
LINES: Final = domain("line", "1 2 3")
CELLS: Final = domain("cell", [f"{c}.{n}" for c in (1, 2, 3) for n in (1, 2, 3)])
SPOTS: Final = domain("spot", [f"{s}/{cell}" for s in (0, 1) for cell in CELLS.tokens])
#: Column and line of a cell.
COLUMN: Final = (0, 0, 0, 1, 1, 1, 2, 2, 2)
LINE: Final = (0, 1, 2, 0, 1, 2, 0, 1, 2)

#: The two kinds of formation.
BY_SUIT: Final = 0
BY_VALUE: Final = 1
KINDS: Final = domain("kind", "suit value")

#: What a points pile can hold: a troop, or a Joker with the value it scored (X~1 to X~10).
FIRST_SCORED_JOKER: Final = 100
SCORED: Final = Domain(
    "scored",
    [*TROOPS.values, *range(FIRST_SCORED_JOKER + 1, FIRST_SCORED_JOKER + 11)],
    [*TROOPS.tokens, *(f"X~{v}" for v in range(1, 11))],
)
POWERS: Final = numbers("power", 0, 600)
COUNTS: Final = numbers("count", 0, 60)

# -- words ----------------------------------------------------------------------------------------

V: Final = Vocabulary()

DEPLOY: Final = V.verb("deploy:{}@{}", TROOPS, COLUMNS)  # 1.3: place a troop face down
HERO: Final = V.verb("hero:{}", HEROES)  # 1.4: play a hero
PEEK: Final = V.verb("peek:{}", SPOTS)  # Jack: look at a troop
HIDE: Final = V.verb("hide:{}", SPOTS)  # Queen: turn a troop face down
MOVE: Final = V.verb("move:{}>{}", SPOTS, COLUMNS)  # King: to another column of that player
SWAP: Final = V.verb("swap:{}+{}", SPOTS, CELLS)  # King: with a higher cell of that player
ACE: Final = V.verb("ace:{}@{}", ACES, SPOTS)  # shield on a troop
JOKER: Final = V.verb("joker:{}={}", COLUMNS, CELLS)  # Joker into a column, copying that cell
AURA: Final = V.verb("aura:{}@{}", HEROES, CELLS)  # Aura on an enemy cell
SACRIFICE: Final = V.verb("sacrifice:{}", CELLS)  # Sacrifice for that own troop
BONUS: Final = V.verb("bonus:{}.{}", LINES, KINDS)  # which line bonus first
RECOVER: Final = V.verb("recover:{}", CARDS)  # three of a suit: from the own discard
UNSCORE: Final = V.verb("unscore:{}", SCORED)  # three of a value: from the enemy's points
ATTACK: Final = V.verb("attack:{}", COLUMNS)  # 2.2
BLOCK: Final = V.verb("block:{}", CELLS)  # 2.3: turn up an inactive troop
POWER: Final = V.verb("power:{}", POWERS)  # 2.5: the total the owner settles on
HIT: Final = V.verb("hit:{}", CELLS)  # 2.6: destroy that enemy troop
SLAY: Final = V.verb("slay:{}", CELLS)  # 3.1: this attacker kills the enemy hero
SCORE: Final = V.verb("score:{}", CELLS)  # 3.1: this attacker becomes victory points
UNDER: Final = V.verb("under:{}", CELLS)  # 3.2: this attacker goes under the deck next

# -- prompts, each with the rule it belongs to ----------------------------------------------------

P_PLACE: Final = V.prompt("place", "heroz:1.3")
P_HERO: Final = V.prompt("hero", "heroz:1.4")
P_JACK: Final = V.prompt("jack", "heroz:jack")
P_QUEEN: Final = V.prompt("queen", "heroz:queen")
P_KING: Final = V.prompt("king", "heroz:king")
P_WINDOW0: Final = V.prompt("window0", "heroz:2")
P_WINDOW1: Final = V.prompt("window1", "heroz:2")
P_WINDOW2: Final = V.prompt("window2", "heroz:2")
P_WINDOW3: Final = V.prompt("window3", "heroz:2")
P_BONUS: Final = V.prompt("bonus", "heroz:formation")
P_RECOVER: Final = V.prompt("recover", "heroz:line")
P_UNSCORE: Final = V.prompt("unscore", "heroz:line")
P_ATTACK: Final = V.prompt("attack", "heroz:2.2")
P_BLOCK: Final = V.prompt("block", "heroz:2.3")
P_POWER: Final = V.prompt("power", "heroz:2.5")
P_DAMAGE: Final = V.prompt("damage", "heroz:2.6")
P_RAID: Final = V.prompt("raid", "heroz:3.1")
P_RETREAT: Final = V.prompt("retreat", "heroz:3.2")

# -- chance ---------------------------------------------------------------------------------------

#: The next unseen card of a seat's deck.
DECK: Final = V.stream("deck.{}", CARDS, SEATS)
#: The random card taken from a seat's hand.
STEAL: Final = V.stream("steal.{}", CARDS, SEATS)

# -- events ---------------------------------------------------------------------------------------

E_REVEALED: Final = V.event("revealed", seat=SEATS, card=CARDS)
E_TIE: Final = V.event("first-player-tie")
E_STARTS: Final = V.event("starts", seat=SEATS)
E_TURN: Final = V.event("turn", seat=SEATS)
E_SKIPPED: Final = V.event("turn-skipped", seat=SEATS)
E_DREW: Final = V.event("drew", seat=SEATS, card=CARDS)
E_DREW_UNSEEN: Final = V.event("drew-unseen", seat=SEATS)
E_NO_CARD: Final = V.event("no-card", seat=SEATS)
E_DECK_TURNED: Final = V.event("deck-turned", seat=SEATS)
E_ACTIVATED: Final = V.event("activated", seat=SEATS, cell=CELLS, card=CARDS)
E_PLACED: Final = V.event("placed", seat=SEATS, cell=CELLS, card=CARDS)
E_PLACED_UNSEEN: Final = V.event("placed-unseen", seat=SEATS, cell=CELLS)
E_HERO: Final = V.event("hero-played", seat=SEATS, card=CARDS)
E_HERO_LEFT: Final = V.event("hero-discarded", seat=SEATS, card=CARDS)
E_PEEKED: Final = V.event("peeked", seat=SEATS, spot=SPOTS, card=CARDS)
E_PEEKED_UNSEEN: Final = V.event("peeked-unseen", seat=SEATS, spot=SPOTS)
E_HIDDEN: Final = V.event("hidden", seat=SEATS, spot=SPOTS, card=CARDS)
E_MOVED: Final = V.event("moved", seat=SEATS, spot=SPOTS, to=SPOTS)
E_SWAPPED: Final = V.event("swapped", seat=SEATS, spot=SPOTS, to=SPOTS)
E_ACE: Final = V.event("ace-played", seat=SEATS, card=CARDS, spot=SPOTS)
E_JOKER: Final = V.event("joker-played", seat=SEATS, cell=CELLS, copied=CELLS)
E_AURA: Final = V.event("aura-played", seat=SEATS, card=CARDS, spot=SPOTS)
E_SACRIFICE: Final = V.event("sacrificed", seat=SEATS, card=CARDS, cell=CELLS, flipped=CARDS)
E_PASSED: Final = V.event("passed", seat=SEATS)
E_BONUS: Final = V.event("bonus-paid", seat=SEATS, line=LINES, kind=KINDS, count=COUNTS)
E_RECOVERED: Final = V.event("recovered", seat=SEATS, card=CARDS)
E_STOLEN: Final = V.event("stolen", seat=SEATS, card=CARDS)
E_UNSCORED: Final = V.event("unscored", seat=SEATS, card=CARDS)
E_NO_EFFECT: Final = V.event("bonus-empty", seat=SEATS)
E_ATTACK: Final = V.event("attacked", seat=SEATS, column=COLUMNS)
E_NO_ATTACK: Final = V.event("no-attack", seat=SEATS)
E_BLOCKED: Final = V.event("blocked", seat=SEATS, cell=CELLS, card=CARDS)
E_UNBLOCKED: Final = V.event("unblocked", seat=SEATS)
E_POWERS: Final = V.event("powers", attacker=POWERS, defender=POWERS)
E_WON_FIGHT: Final = V.event("fight-won", seat=SEATS)
E_TIED_FIGHT: Final = V.event("fight-tied")
E_DESTROYED: Final = V.event("destroyed", seat=SEATS, cell=CELLS, card=CARDS)
E_SLAIN: Final = V.event("hero-slain", seat=SEATS, card=CARDS, cell=CELLS)
E_SCORED: Final = V.event("scored", seat=SEATS, card=CARDS, points=COUNTS)
E_RETREATED: Final = V.event("retreated", seat=SEATS, card=CARDS)
E_REINFORCED: Final = V.event("reinforced", seat=SEATS, count=COUNTS)
E_WON: Final = V.event("won", seat=SEATS)

# -- reasons: why a word is refused, and why the game ends ----------------------------------------

R_NOT_NOW: Final = V.reason("not-now", "heroz:turn")
R_NOT_IN_HAND: Final = V.reason("not-in-hand", "heroz:1.3")
R_COLUMN_FULL: Final = V.reason("column-full", "heroz:placement")
R_NO_RESOURCE: Final = V.reason("no-resource", "heroz:hero")
R_NO_HERO: Final = V.reason("no-hero", "heroz:hero")
R_NO_TROOP: Final = V.reason("no-troop-there", "heroz:area")
R_ALREADY_ACTIVE: Final = V.reason("already-active", "heroz:active")
R_NOT_ACTIVE: Final = V.reason("not-active", "heroz:active")
R_NO_CHANGE: Final = V.reason("changes-nothing", "heroz:king")
R_TOO_LATE: Final = V.reason("not-in-combat", "heroz:sacrifice")
R_OTHER_COLUMN: Final = V.reason("not-attacked-column", "heroz:2.3")
R_NOT_FIGHTING: Final = V.reason("not-in-this-combat", "heroz:2.6")
R_NOT_ALIGNED: Final = V.reason("not-aligned", "heroz:joker")
R_SAME: Final = V.reason("same-as-another", "heroz:joker")
R_HAS_AURA: Final = V.reason("has-aura", "heroz:aura")
R_EMPTY_COLUMN: Final = V.reason("no-attacker-there", "heroz:2.2")
R_TOO_STRONG: Final = V.reason("too-strong", "heroz:2.6")
R_MUST_USE: Final = V.reason("must-use", "heroz:3.1")
R_NO_BONUS: Final = V.reason("no-such-bonus", "heroz:line")
R_POINTS: Final = V.reason("thirty-points", "heroz:goal")
# Positions hold the number of the reason that ends a game: new ones stand behind it.
R_DOOMED: Final = V.reason("doomed-already", "heroz:2.6")
R_OTHER_WAY: Final = V.reason("other-way-round", "heroz:king")

#: Per word: number of its verb, its first, second, third argument.
VERB, A, B, C = V.tables()
