### HEROZ, in English.

game-title = HEROZ
game-about = A duel of troops and heroes for two players, each with a deck of 54 cards.

## Places and troops, used in the sentences

cell-place = column { $cell-x }, line { $cell-y }
spot-place = column { $spot-x }, line { $spot-y }
to-place = column { $to-x }, line { $to-y }
copied-place = column { $copied-x }, line { $copied-y }
own-cell = { $cell-card ->
    [back] your face-down troop
    [none] your empty space
   *[card] your { NAME($cell-card) }
}
enemy-cell = { $cell-card ->
    [back] the enemy’s face-down troop
    [none] the enemy’s empty space
   *[card] the enemy’s { NAME($cell-card) }
}
this-spot = { $spot-seat ->
    [you] { $spot-card ->
        [back] your face-down troop
        [none] your empty space
       *[card] your { NAME($spot-card) }
    }
   *[other] { $spot-card ->
        [back] the enemy’s face-down troop
        [none] the enemy’s empty space
       *[card] the enemy’s { NAME($spot-card) }
    }
}
swapped-cell = { $cell-card ->
    [back] the face-down troop
    [none] the empty space
   *[card] { THE($cell-card) }
}
side-of-spot = { $spot-seat ->
    [you] your { spot-place }
   *[other] { THE($spot-name) }’s { spot-place }
}

## Answers

word-deploy = Place { THE($troop) } in column { $column }
word-hero = Play { THE($hero) }
word-peek = Look at { this-spot } ({ spot-place })
word-hide = Turn { this-spot } face down ({ spot-place })
word-move = Move { this-spot } ({ spot-place }) to column { $column }
word-swap = Swap { this-spot } ({ spot-place }) and { swapped-cell } ({ cell-place })
word-ace = { NAME($ace) }: shield on { this-spot } ({ spot-place })
word-joker = Joker in column { $column }, a copy of { own-cell } ({ cell-place })
word-aura = { NAME($hero) }: aura on { enemy-cell } ({ cell-place })
word-sacrifice = Sacrifice your hero for { own-cell } ({ cell-place })
word-bonus = The { $kind ->
    [suit] suit
   *[value] value
} bonus of line { $line }
word-recover = { THE($card) }
word-unscore = { THE($scored) }
word-attack = Attack with column { $column }
word-block = Turn up { own-cell } ({ cell-place }) to block
word-power = A total power of { $power }
word-hit = Destroy { enemy-cell } ({ cell-place })
word-slay = Destroy the enemy’s hero with { own-cell } ({ cell-place })
word-score = Score with { own-cell } ({ cell-place })
word-under = { own-cell } ({ cell-place })
word-stop-place = Place no more troops
word-pass-hero = Play no hero
word-pass-jack = Do not use the Jack
word-pass-queen = Do not use the Queen
word-pass-king = Do not use the King
word-pass-attack = Do not attack
word-stop-block = Turn up no more troops
word-stop-damage = Destroy no more troops
word-done-raid = Let the rest retreat

## Groups of answers: the verb alone, then the verb and its first argument

group-deploy = Place a troop
group-hero = Play a hero
group-peek = Look at a face-down troop
group-hide = Turn a troop face down
group-move = Move a troop
group-swap = Swap two troops
group-ace = Play an Ace as a shield
group-joker = Play a Joker
group-aura = Play a hero for its aura
group-sacrifice = Sacrifice your hero
group-bonus = Resolve a line bonus
group-recover = Take a card of your discard
group-unscore = Take a card of the enemy’s points
group-attack = Attack
group-block = Turn up a troop to block
group-power = Choose the total power
group-hit = Destroy a troop
group-slay = Destroy the enemy’s hero
group-score = Score
group-under = Choose the troop that retreats
first-deploy = Place { THE($troop) }
first-move = Move { this-spot } ({ spot-place })
first-swap = Swap { this-spot } ({ spot-place })
first-ace = { NAME($ace) }: shield
first-joker = Joker in column { $column }
first-aura = { NAME($hero) }: aura
first-bonus = Line { $line }

## Groups of answers that share the column

column-of-spot = { $spot-seat ->
    [you] your column { $spot-x }
   *[other] the enemy’s column { $spot-x }
}
part-peek = Look at a troop in { column-of-spot }
part-hide = Turn a troop in { column-of-spot } face down
part-move = Move a troop of { column-of-spot }
part-swap = Swap a troop of { column-of-spot }
part-ace = { NAME($ace) }: shield on a troop in { column-of-spot }
part-joker = Joker in column { $column }, a copy of a troop in your column { $cell-x }
part-aura = { NAME($hero) }: aura on a troop in the enemy’s column { $cell-x }
part-sacrifice = Sacrifice your hero for a troop in your column { $cell-x }
part-bonus = { first-bonus }
part-block = Turn up a troop in your column { $cell-x } to block
part-hit = Destroy a troop in the enemy’s column { $cell-x }
part-slay = Destroy the enemy’s hero with a troop in your column { $cell-x }
part-score = Score with a troop in your column { $cell-x }
part-under = Let a troop in your column { $cell-x } retreat

## Questions

prompt-place = Placement: which troop do you place, face down?
prompt-hero = Hero: which hero do you play?
prompt-jack = The Jack’s ability: which face-down troop do you look at?
prompt-queen = The Queen’s ability: which troop do you turn face down?
prompt-king = The King’s ability: which troop do you move?
prompt-window0 = Combat, before the formations: play a card or pass?
prompt-window1 = Combat, before the attack: play a card or pass?
prompt-window2 = Combat, before the blockers: play a card or pass?
prompt-window3 = Combat, before power is totalled: play a card or pass?
prompt-bonus = Formations: which line bonus comes first?
prompt-recover = Line bonus: which card of your discard goes on your deck?
prompt-unscore = Line bonus: which card of the enemy’s points goes on the enemy’s deck?
prompt-attack = Attack: which column attacks?
prompt-block = Blockers: which troop do you turn up to block?
prompt-power = Power: which total do you choose?
prompt-damage = Damage: { $own-damage } left. Which troop do you destroy?
prompt-raid = Unblocked attack: what will your troops do?
prompt-retreat = Retreat: which troop goes under your deck first? It is drawn before the others.

## Events

event-revealed = { $seat ->
    [you] You turn up { THE($card) }.
   *[other] { THE($seat-name) } turns up { THE($card) }.
}
event-first-player-tie = A tie: other cards are turned up.
event-starts = { $seat ->
    [you] You start.
   *[other] { THE($seat-name) } starts.
}
event-turn = { $seat ->
    [you] — Your turn —
   *[other] — It is { THE($seat-name) }’s turn —
}
event-turn-skipped = { $seat ->
    [you] You skip your turn.
   *[other] { THE($seat-name) } skips the turn.
}
event-drew = { $seat ->
    [you] You draw { THE($card) }.
   *[other] { THE($seat-name) } draws { THE($card) }.
}
events-drew = { $seat ->
    [you] You draw { $count } cards: { $list }.
   *[other] { THE($seat-name) } draws { $count } cards: { $list }.
}
event-drew-unseen = { $seat ->
    [you] You draw a card.
   *[other] { THE($seat-name) } draws a card.
}
event-no-card = { $seat ->
    [you] You have no card left to draw.
   *[other] { THE($seat-name) } has no card left to draw.
}
event-deck-turned = { $seat ->
    [you] Your discard becomes your deck.
   *[other] { THE($seat-name) }’s discard becomes the deck.
}
event-activated = { $seat ->
    [you] You turn up your { NAME($card) } ({ cell-place }).
   *[other] { THE($seat-name) } turns up { THE($card) } ({ cell-place }).
}
events-activated = { $seat ->
    [you] You turn up { $count } troops: { $list }.
   *[other] { THE($seat-name) } turns up { $count } troops: { $list }.
}
event-placed = { $seat ->
    [you] You place { THE($card) } face down ({ cell-place }).
   *[other] { THE($seat-name) } places { THE($card) } face down ({ cell-place }).
}
events-placed = { $seat ->
    [you] You place { $count } troops face down: { $list }.
   *[other] { THE($seat-name) } places { $count } troops face down: { $list }.
}
event-placed-unseen = { $seat ->
    [you] You place a troop face down ({ cell-place }).
   *[other] { THE($seat-name) } places a troop face down ({ cell-place }).
}
events-placed-unseen = { $seat ->
    [you] You place { $count } troops face down: { $list }.
   *[other] { THE($seat-name) } places { $count } troops face down: { $list }.
}
event-hero-played = { $seat ->
    [you] You play { THE($card) }.
   *[other] { THE($seat-name) } plays { THE($card) }.
}
event-hero-discarded = { $seat ->
    [you] Your { NAME($card) } goes to the discard.
   *[other] { THE($seat-name) }’s { NAME($card) } goes to the discard.
}
event-peeked = { $seat ->
    [you] You look at a troop: it is { THE($card) } ({ side-of-spot }).
   *[other] { THE($seat-name) } looks at { THE($card) } ({ side-of-spot }).
}
event-peeked-unseen = { $seat ->
    [you] You look at a troop ({ side-of-spot }).
   *[other] { THE($seat-name) } looks at a troop ({ side-of-spot }).
}
event-hidden = { $seat ->
    [you] You turn { THE($card) } face down ({ side-of-spot }).
   *[other] { THE($seat-name) } turns { THE($card) } face down ({ side-of-spot }).
}
event-moved = { $seat ->
    [you] You move a troop ({ side-of-spot }) to { to-place }.
   *[other] { THE($seat-name) } moves a troop ({ side-of-spot }) to { to-place }.
}
event-swapped = { $seat ->
    [you] You swap two troops ({ side-of-spot } and { to-place }).
   *[other] { THE($seat-name) } swaps two troops ({ side-of-spot } and { to-place }).
}
event-ace-played = { $seat ->
    [you] You play { THE($card) } as a shield ({ side-of-spot }).
   *[other] { THE($seat-name) } plays { THE($card) } as a shield ({ side-of-spot }).
}
event-joker-played = { $seat ->
    [you] You play a Joker ({ cell-place }), a copy of your troop in { copied-place }.
   *[other] { THE($seat-name) } plays a Joker ({ cell-place }), a copy of the troop in { copied-place }.
}
event-aura-played = { $seat ->
    [you] You play the aura of { THE($card) } ({ side-of-spot }).
   *[other] { THE($seat-name) } plays the aura of { THE($card) } ({ side-of-spot }).
}
event-sacrificed = { $seat ->
    [you] You sacrifice your { NAME($card) } for your troop ({ cell-place }) and turn up { THE($flipped) }.
   *[other] { THE($seat-name) } sacrifices { THE($card) } for a troop ({ cell-place }) and turns up { THE($flipped) }.
}
event-passed = { $seat ->
    [you] You pass.
   *[other] { THE($seat-name) } passes.
}
event-bonus-paid = { $seat ->
    [you] Your line { $line } has { bonus-what }.
   *[other] { THE($seat-name) }’s line { $line } has { bonus-what }.
}
bonus-what = { $kind ->
    [suit] { $count ->
        [2] two of one suit
       *[3] three of one suit
    }
   *[value] { $count ->
        [2] two of one value
       *[3] three of one value
    }
}
bonus-draw = { $left ->
    [0] you draw a card, but none is left
   *[other] you draw a card
}
bonus-recover = { $left ->
    [0] a card of your discard would go on your deck, but there is none
    [one] the card of your discard goes on your deck
   *[other] a card of your discard, as you choose, goes on your deck
}
bonus-steal = { $left ->
    [0] a card of the enemy’s hand would go on the enemy’s deck, but there is none
    [one] the only card of the enemy’s hand goes on the enemy’s deck
   *[other] a random card of the enemy’s hand, of { $left }, goes on the enemy’s deck
}
bonus-unscore = { $left ->
    [0] a card of the enemy’s points would go on the enemy’s deck, but there is none
    [one] the only card of the enemy’s points goes on the enemy’s deck
   *[other] a card of the enemy’s points, as you choose, goes on the enemy’s deck
}
event-recovered = { $seat ->
    [you] You put { THE($card) } from your discard on your deck.
   *[other] { THE($seat-name) } puts { THE($card) } back on the deck.
}
event-stolen = { $seat ->
    [you] You take { THE($card) } from the enemy’s hand: it goes on the enemy’s deck.
    [other] { THE($seat-name) } takes { THE($card) } from your hand: it goes on your deck.
   *[player] { THE($seat-name) } takes { THE($card) } from the enemy’s hand: it goes on the enemy’s deck.
}
event-unscored = { $seat ->
    [you] You take { THE($card) } from the enemy’s points: it goes on the enemy’s deck.
    [other] { THE($seat-name) } takes { THE($card) } from your points: it goes on your deck.
   *[player] { THE($seat-name) } takes { THE($card) } from the enemy’s points: it goes on the enemy’s deck.
}
event-bonus-empty = This bonus finds nothing to take.
event-attacked = { $seat ->
    [you] You attack with column { $column }.
   *[other] { THE($seat-name) } attacks with column { $column }.
}
event-no-attack = { $seat ->
    [you] You do not attack.
   *[other] { THE($seat-name) } does not attack.
}
event-blocked = { $seat ->
    [you] Your { NAME($card) } blocks ({ cell-place }).
   *[other] { THE($seat-name) }’s { NAME($card) } blocks ({ cell-place }).
}
event-unblocked = The attack is not blocked.
event-powers = Power: attacker { $attacker }, defender { $defender }.
event-fight-won = { $seat ->
    [you] You win the fight.
   *[other] { THE($seat-name) } wins the fight.
}
event-fight-tied = A tie: both sides deal their damage.
event-destroyed = { $seat ->
    [you] Your { NAME($card) } is destroyed ({ cell-place }).
   *[other] { THE($seat-name) }’s { NAME($card) } is destroyed ({ cell-place }).
}
events-destroyed = { $seat ->
    [you] You lose { $count } troops: { $list }.
   *[other] { THE($seat-name) } loses { $count } troops: { $list }.
}
event-hero-slain = { $seat ->
    [you] Your { NAME($card) } is destroyed by an enemy troop ({ cell-place }).
    [other] { THE($seat-name) }’s { NAME($card) } is destroyed by your troop ({ cell-place }).
   *[player] { THE($seat-name) }’s { NAME($card) } is destroyed by an enemy troop ({ cell-place }).
}
event-scored = { $seat ->
    [you] Your { NAME($card) } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { THE($seat-name) }’s { NAME($card) } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-retreated = { $seat ->
    [you] Your { NAME($card) } retreats under your deck.
   *[other] { THE($seat-name) }’s { NAME($card) } retreats under the deck.
}
events-retreated = { $seat ->
    [you] { $count } of your troops retreat under your deck: { $list }.
   *[other] { $count } of { THE($seat-name) }’s troops retreat under the deck: { $list }.
}
event-reinforced = { $seat ->
    [you] Reinforcement for { lost-troops } that you lost.
   *[other] Reinforcement for { lost-troops } that { THE($seat-name) } lost.
}
lost-troops = { $count ->
    [one] the troop
   *[other] the { $count } troops
}
goal-points = { $number-goal ->
    [one] { $number-goal } victory point
   *[other] { $number-goal } victory points
}
event-won = { $seat ->
    [you] You reach { goal-points }!
   *[other] { THE($seat-name) } reaches { goal-points }!
}

## Reasons of refusal, the end of the game

reason-not-now = This is not the time for it.
reason-not-in-hand = You do not hold this card.
reason-column-full = There is no free space in this column.
reason-no-resource = You lack the resource of this hero.
reason-no-hero = A hero must be in play.
reason-no-troop-there = There is no troop in this space.
reason-already-active = This troop is active already.
reason-not-active = This troop is not active.
reason-changes-nothing = That would change nothing.
reason-other-way-round = It is the same swap the other way round: name the troop further left first, or the lower one of a column.
reason-not-in-combat = This troop is not in combat.
reason-not-attacked-column = This troop is not in the attacked column.
reason-not-in-this-combat = This troop is not in the combat.
reason-not-aligned = The copied troop is neither in the Joker’s column nor in its line.
reason-same-as-another = This is the same copy as another answer offered.
reason-has-aura = This troop is under an aura already.
reason-no-attacker-there = There is no active troop in this column.
reason-doomed-already = This troop is to be destroyed already.
reason-too-strong = Not enough damage is left for this troop.
reason-must-use = Each troop must destroy the hero or score.
reason-no-such-bonus = This line bonus is not one to resolve.
end-thirty-points = { $seat ->
    [you] You win, { $winner-points } to { $loser-points }.
    [other] You lose, { $loser-points } to { $winner-points }.
   *[player] { THE($seat-name) } wins, { $winner-points } to { $loser-points }.
}
finish-thirty-points = won on points

## Standing answers

standing-pass-empty = Pass for me in combat whenever I have nothing to play
standing-pass-turn = Pass for me in combat until the end of this turn
standing-pass-until-attacked = Pass for me in combat until I am attacked

## Options

about-level-novice = Knows the rules, and often plays what comes to hand.
about-level-apprentice = Knows the formations; its attention slips now and then.
about-level-expert = Holds its lines together and gathers cards before it strikes.
about-level-master = Tries its best moves out in thought before it plays one.
mode-duel = a duel, for two
option-revealed = The cards shown to find the first player
option-revealed-top = stay on the deck
option-revealed-under = go under the deck
option-revealed-shuffle = are shuffled in
option-memory_aid = Memory aid: see your own face-down troops
option-memory_aid-no = no
option-memory_aid-yes = yes
option-complete_lasts = Complete lasts until the end of the combat after a sacrifice
option-complete_lasts-no = no
option-complete_lasts-yes = yes
option-destroyed_by = A troop is destroyed by damage
option-destroyed_by-equal = equal to its value, or more
option-destroyed_by-above = above its value
option-late_joker = A Joker played in the attacking column after the declaration
option-late_joker-next = waits for the next attack
option-late_joker-joins = joins the attack
option-early_window = Special cards may be played before the formations
option-early_window-no = no
option-early_window-yes = yes
option-may_retreat = An unblocked troop may retreat
option-may_retreat-no = no
option-may_retreat-yes = yes
option-empty_deck = With an empty deck, the discard
option-empty_deck-turn = is turned over as it lies
option-empty_deck-shuffle = is shuffled
option-receivers = The multiplied troops of a pair
option-receivers-best = are those of the highest total
option-receivers-choose = are chosen by their player

## Steps

step-SETUP = Set-up
step-REVEAL = Who starts
step-OPENING_HANDS = Opening hands
step-DRAW = Draw
step-TURN = Start of the turn
step-MAIN = 1.1 Hand
step-ACTIVATION = 1.2 Activation
step-PLACEMENT = 1.3 Placement
step-HERO_PLAY = 1.4 Hero
step-HERO_POWER = 1.4 Ability of the hero
step-WINDOW = 2 Special cards
step-FORMATIONS = 2.1 Formations
step-LINE_BONUSES = 2.1 Line bonuses
step-PAY = 2.1 A line bonus
step-ATTACKERS = 2.2 Attackers
step-BLOCKERS = 2.3 Blockers
step-BLOCKED = 2.4 Blocked or not
step-POWER_TOTAL = 2.5 Power
step-DAMAGE = 2.6 Damage
step-HIT_TROOPS = 2.6 Troops destroyed
step-SACRIFICE_FLIP = Sacrifice of the hero
step-END_OF_COMBAT = End of the combat
step-RAID = 3.1 Unblocked attack
step-RETREAT = 3.2 Retreat
step-REINFORCEMENT = 3.3 Reinforcement
step-REST = 3.4 Rest
step-END_OF_TURN = End of the turn

## Areas and counters

area-deck = Deck
area-hand = Hand
area-discard = Discard
area-points = Scored cards
area-hero = Hero
area-field = Playing area
area-aces = Aces played
area-auras = Auras played
counter-points = Victory points
counter-deck = Cards in the deck
counter-hand = Cards in hand
counter-lost = Troops lost
counter-damage = Damage left
counter-skip = Turn to skip
counter-power = Power of column
counter-turn = Player whose turn it is
counter-turns = Turns begun
counter-column = Attacking column

## The picture of the table in lines of text

picture-title = Turn { $turns }: { $turn ->
    [you] your turn
   *[other] the opponent’s turn
}
picture-title-other = Turn { $turns }: { THE($name) } plays
picture-skip = skips the next turn
picture-column = column { $column }
picture-attack = column { $column } attacks
picture-line = line { $line }
picture-power = power
picture-joker = Joker = { NAME($card) }
picture-hand = Your hand
mark-as = a copy of the { NAME($value) }
mark-shield = { page-shield }
mark-aura = under an aura, value { $number-aura_value } of { NAME($value) }
mark-fighting = { page-fighting }
mark-down = { page-down }
mark-boost = sacrifice of the hero, +{ $value }
mark-doomed = { page-doomed }
codes-note = SEAT is 0 for player 1 and 1 for player 2. A space is COLUMN.LINE; the opponent’s column 1 faces your column 1.
domain-troop = CARD
domain-hero = HERO
domain-ace = ACE
domain-card = CARD
domain-scored = CARD
domain-column = COLUMN
domain-line = LINE
domain-cell = COLUMN.LINE
domain-spot = SEAT/COLUMN.LINE
domain-kind = suit|value
domain-power = NUMBER
total-points = { $whose ->
    [you] Points: you { $own-points }, the opponent { $other-points }.
   *[player] The points have changed.
}

## The app

board-score = Points
board-points = { $points }/{ $goal } points
board-hand = hand { $count }
board-deck = deck { $count }
board-discard = discard { $count }
board-rank-J = J
board-rank-Q = Q
board-rank-K = K
board-rank-A = A
board-shield = shield
explain-power = { $side ->
    [own] your column { $column }
   *[other] column { $column } of { THE($name) }
}: power { $power }
explain-suit = same suit: { $sum }
explain-value = same value: { $sum }
explain-alone = { $sum }, in no formation
explain-aside = { $sum }, not in the combat
explain-shielded = { $sum }, under a shield
explain-boost = sacrifice of the hero for { $sum }
explain-complete = Complete: { $sum }
explain-whole = total worked out by the program{ $sum }
explain-total = total

## What a thing is

shelf-game = The game
number-goal = points that win
number-opening_hand = opening hand
number-suit_factor = multiplier of one suit in a column
number-value_factor = multiplier of one value in a column
number-complete_factor = multiplier of Complete
number-resource = active troops of its suit needed
number-aura_value = value under an aura
number-flipped_joker = a Joker turned up
number-flipped_ace = an Ace turned up
number-flipped_hero = a hero turned up
what-hero = In a fight a hero in play may be sacrificed for a troop; from the hand it may lie on an enemy troop as an aura.
what-resource = { $count ->
    [0] You have no active troop of { NAME($suit) } now.
    [one] You have { $count } active troop of { NAME($suit) } now.
   *[other] You have { $count } active troops of { NAME($suit) } now.
}
what-as = It copies { THE($card) }: it has that suit and that value.
what-shield = It is under a shield: its power is 0 until the end of the combat.
what-aura = It is under an aura: until the end of the combat it counts as value { $number-aura_value }, of { NAME($suit) }.
what-boost = A hero was sacrificed for it: +{ $boost } in this fight.
what-doomed = It is about to be destroyed.
what-discard = If the pile is turned over as it lies, { THE($card) } is drawn first.

## The page

page-whose = { $side ->
    [own] your side
   *[other] { THE($name) }’s side
}
page-place = { $whose }, column { $column }, line { $line }
page-at = { $text }, { $place }
page-of = { $text }, { $whose }
page-top = { $text }, on top: { $card }
page-empty = Free space
page-back = Troop face down
page-no-hero = No hero
page-spells = Shields and auras
page-fighting = fighting
page-down = hidden
page-shield = shield, power 0
page-aura-value = { $number-aura_value }
page-aura = aura of { NAME($suit) }, value { $number-aura_value }
page-boost = sacrifice of the hero +{ $boost }
page-doomed = about to be destroyed
page-power = Column { $column }, { $whose }: power { $power }
page-leads = { $text }, the greater

# How a list tells the score.

brief-score = { $own-points } : { $other-points }

## What lies on the table

board-turn = Turn { $turns }
board-setup = Set-up
board-field = The fields
board-step-place = Place
board-step-hero = Hero
board-step-formations = Formations
board-step-attack = Attack
board-step-block = Block
board-step-blows = Blows
board-step-spoils = Spoils
board-does-J = looks at a troop
board-does-Q = turns a troop down
board-does-K = moves a troop
board-does-A = cuts a troop to 0
board-does-X = copies a troop
board-does-aura = aura: counts as { $number-aura_value }{ $suit }
board-tie-column-suit = Same suit in a column, times { $factor }
board-tie-column-value = Same value in a column, times { $factor }
board-tie-line-suit = Same suit in a line
board-tie-line-value = Same value in a line
board-clash = Column { $column }: { $one } against { $two }.
board-clash-open = Column { $column }: { $one } against an unknown power.
board-unknown = unknown
board-win = You win, and lose nothing
board-win-unless = You win, unless a card is played
board-lose = You lose this fight
board-ahead = You are ahead so far
board-behind = You are behind so far
board-wins = { THE($name) } wins
board-tie = A tie: both sides suffer
board-free = +{ $points } unless blocked
board-free-other = { $points } against you unless blocked
board-may-block = { $count ->
    [one] A hidden troop may block
   *[other] { $count } hidden troops may block
}
board-falls = { $count ->
    [0] nobody falls
    [one] { $names } falls
   *[other] { $names } fall
}
board-damage = Damage to deal: { $left }
board-on-hidden = on a hidden troop
board-alone = power: { $was } → { $now }
board-pair-suit = pair { $sign }: { $was } → { $now }
board-pair-value = pair of { $sign }: { $was } → { $now }
board-strike = Strike: { $names }
board-withdraw = Retreat: { $names }
board-bonus-draw = { $left ->
    [0] nothing to draw
   *[other] draw a card
}
board-bonus-recover = { $left ->
    [0] empty discard
   *[other] discard → deck
}
board-bonus-steal = { $left ->
    [0] empty enemy hand
   *[other] enemy hand → deck
}
board-bonus-unscore = { $left ->
    [0] no enemy points
   *[other] enemy points → deck
}
switch-pass-turn = Nothing to say this turn
alone-place = No troop can be placed any more.
ask-place = Which troops do you place?
ask-hero = Which hero do you play?
ask-jack = Which hidden troop does the Jack look at?
ask-queen = Which troop does the Queen turn down?
ask-king = Which troop does the King move?
ask-window0 = Anything to play before the formations?
ask-window1 = Anything to play before the attack?
ask-window2 = Anything to play before the block?
ask-window3 = Anything to add before the blows?
ask-bonus = Which line bonus comes first?
ask-recover = Which card goes back on your deck?
ask-unscore = Which card does the enemy lose?
ask-attack = Which column attacks?
ask-block = Which hidden troops block?
ask-power = Which total do you choose?
ask-damage = Whom do you strike down?
ask-raid = What do your free troops do?
ask-retreat = Who retreats first, and is drawn first?
board-unblocked = Unblocked: +{ $points }
board-unblocked-other = Unblocked: { $points } against you

## The first game

tip-place = Your troops
tip-place-text = A troop goes to the lowest free place of a column, face down. It turns face up at your next turn; only then does it fight.
tip-pair = Two of one suit
tip-pair-text = One above the other in a column they form a pair, and one of them counts several times. Two of one value do, too. Pointing at a place tells what it would make.
tip-line = Side by side
tip-line-text = In a line, two of one suit draw you a card, and two of one value take one from the enemy’s hand. A line pays in each combat.
tip-hero = A hero
tip-hero-text = It comes when enough active troops of its suit stand on your side. Held back, it can fall on an enemy troop as an aura during a combat.
tip-window = Nothing to add?
tip-window-text = Aces, Jokers, auras and the sacrifice of a hero are played in such windows. Most of the time you pass; the switch beside the answers passes for the rest of the turn.
tip-attack = The attack
tip-attack-text = All active troops of one column attack the column that faces it. If nobody blocks there, each of them scores its value.
tip-block = Blocking
tip-block-text = Face-down troops of the attacked column may be turned up to block, one after another. One blocker is enough to stop the whole attack.
tip-damage = The blows
tip-damage-text = The higher total deals its damage. A troop falls to damage equal to its value: formations make it strike harder, not stand longer.

## The legend

sign-mark-fighting = in the combat
sign-mark-doomed = will be destroyed
sign-mark-down = face down
sign-mark-hero = hero in play
sign-mark-shield = shielded by an Ace: its power is 0
sign-mark-boost = strengthened by a sacrifice
sign-sign-S = spades
sign-sign-H = hearts
sign-sign-D = diamonds
sign-sign-C = clubs
sign-X = Joker
