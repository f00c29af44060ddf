### MICRO HERO: Hercules, in English.
### Answers begin with a small letter: the program puts the capital, or the player's name.

game-title = MICRO HERO: Hercules
game-about = The twelve Labours of Hercules with a deck of ten cards that improve, alone or for two.

## Cards, used in the sentences

deck-cards = { $deck-1 ->
    [0] { $deck-2 } × Block, { $deck-3 } × Training
   *[other] { $deck-1 } × Strike{ $deck-2 ->
        [0] {""}
       *[other] , { $deck-2 } × Block
    }{ $deck-3 ->
        [0] {""}
       *[other] , { $deck-3 } × Training
    }
}
tilt-effect = { $top-mark ->
    [overload] the next card counts twice, then is exhausted
    [rain] draw 1 card
    [distaff] put 1 or 2 cards under Omphale and draw as many
   *[club] take back the cards under Omphale
}
top-card = { $top ->
    [none] the card
   *[card] { THE($top) }
}

## Answers

word-deck = { deck-cards }{ $deck-1 ->
    [3] { $deck-2 ->
        [3] {" "}(good for a first game)
       *[other] {""}
    }
   *[other] {""}
}
word-posture = { NAME($posture) }
word-life = { NAME($life-card) }
word-play = play { AN($card) }
word-tilt = tilt the Posture: { tilt-effect }
word-tilt-perfect = tilt the Posture: { $top-mark ->
    [overload] too late to double a card, but the Posture will turn over
   *[side] { tilt-effect }
}
word-under = put { THE($card) } under Omphale
word-stop-distaff = leave it at this card
word-spin = improve { THE($base-card) }
word-cleanse = exhaust { AN($wound-of-any-level) } from the { $from ->
    [hand] hand
   *[discard] discard
}
word-double = overload { top-card } (card no. { $spot })
word-buy = buy { AN($good) }
word-improve = improve { top-card } on top of the discard
word-anticipate = put { top-card } of the discard on the deck
word-ready = do nothing more
word-ready-plan = finish Planning
word-ready-perfect = finish Perfecting
word-ready-upkeep = leave the Posture upright
word-split = give { $points } to { THE($player-1-name) }
word-first = { $seat ->
    [you] you first
   *[other] { THE($seat-name) } first
}
word-heal = put { AN($wound-of-any-level) } from the deck back into the Reserve
word-gain = add { AN($technique) } from the Reserve to the deck
word-drop = put { AN($technique-of-any-level) } from the deck back into the Reserve
word-train = improve { AN($technique) } in the deck
word-guard = strengthen Athena’s Shield
word-skip = do nothing with this action

## Groups of answers: the verb alone, then the verb and its first argument

group-deck = compose your starting deck
part-deck = { $deck-1 ->
    [0] no Strike
   *[other] { $deck-1 } × Strike
}
group-posture = choose a Posture
group-life = choose a Life card
group-play = play a card
first-play = { group-play }
part-play = { group-play }
group-tilt = tilt the Posture
part-tilt = { group-tilt }
group-under = put a card under Omphale
group-spin = improve a card under Omphale
group-cleanse = exhaust a wound
first-cleanse = exhaust a wound from the { $from ->
    [hand] hand
   *[discard] discard
}
part-cleanse = { first-cleanse }
group-double = overload a card already played
group-buy = buy a card from the Reserve
first-buy = { group-buy }
part-buy = { group-buy }
group-improve = improve the top card of the discard
part-improve = { group-improve }
group-anticipate = put the top card of the discard on the deck
part-anticipate = { group-anticipate }
group-ready = be done
part-ready = { group-ready }
group-split = share the defence points
group-first = decide who goes first
group-heal = put a wound from the deck back into the Reserve
first-heal = { group-heal }
part-heal = { group-heal }
group-gain = add a Technique from the Reserve to the deck
first-gain = { group-gain }
part-gain = { group-gain }
group-drop = put a Technique from the deck back into the Reserve
first-drop = { group-drop }
part-drop = { group-drop }
group-train = improve a Technique in the deck
first-train = { group-train }
part-train = { group-train }
group-guard = strengthen Athena’s Shield
part-guard = { group-guard }
group-skip = do nothing with an action
part-skip = { group-skip }

## Questions

prompt-life = Calm and Anger: which Life card for this Trial?
prompt-deck = Starting deck: which ten Techniques?
prompt-posture = Set-up: which Posture?
prompt-plan = Planning: what is played?
prompt-distaff = Distaff: which card goes under Omphale?
prompt-cleanse = Alpheus in Flood: which wound is exhausted?
prompt-double = Hera’s bolt: which card already played is overloaded?
prompt-perfect = Perfecting: what to do { $experience ->
    [0] without experience
    [one] with { $experience } experience point
   *[other] with { $experience } experience points
}?
prompt-split = Common defence, { $defence-1 } and { $defence-2 } points against an Attack of { $attack }: how many for { THE($player-1-name) }?
ask-split = Common defence: how many for { THE($player-1-name) }?
prompt-first = Pile of wounds: who goes first?
prompt-upkeep = Last moment of the turn: tilt the Posture?
prompt-spin = Club: which card under Omphale is improved?
prompt-prepare = Preparation: which action?

## Events

event-deck-chosen = { $seat ->
    [you] Your deck: { deck-cards }.
   *[other] Deck of { THE($seat-name) }: { deck-cards }.
}
event-posture-chosen = { $seat ->
    [you] You play with the Posture of { NAME($posture) }.
   *[other] { THE($seat-name) } plays with the Posture of { NAME($posture) }.
}
event-trial = You face { THE($trial) }: Attack { $attack }, Defence { $defence }, Life { $life }.
event-life-card = Life card: { NAME($card) }.
event-round = — Round { $round } of 12 —
event-turn = — Turn { $turn } —
event-drew = { $seat ->
    [you] You draw { AN($card) }.
   *[other] { THE($seat-name) } draws { AN($card) }.
}
events-drew = { $seat ->
    [you] You draw { $count } cards: { $list }.
   *[other] { THE($seat-name) } draws { $count } cards: { $list }.
}
event-no-card = { $seat ->
    [you] You have no card left to draw.
   *[other] { THE($seat-name) } has no card left to draw.
}
event-deck-turned = { $seat ->
    [you] Your deck is empty: your discard, turned over, is your new deck.
   *[other] The deck of { THE($seat-name) } is empty: the discard, turned over, is the new deck.
}
event-deck-shuffled = { $seat ->
    [you] Your deck is shuffled.
   *[other] The deck of { THE($seat-name) } is shuffled.
}
event-played = { $seat ->
    [you] You play { AN($card) }.
   *[other] { THE($seat-name) } plays { AN($card) }.
}
events-played = { $seat ->
    [you] You play { $count } cards: { $list }.
   *[other] { THE($seat-name) } plays { $count } cards: { $list }.
}
event-overloaded = { $seat ->
    [you] You overload { AN($card) }: twice the effect, then back to the Reserve.
   *[other] { THE($seat-name) } overloads { AN($card) }: twice the effect, then back to the Reserve.
}
event-tilted = { $seat ->
    [you] You tilt your Posture ({ NAME($side) }).
   *[other] { THE($seat-name) } tilts the Posture ({ NAME($side) }).
}
event-flipped = { $seat ->
    [you] Your Posture, upright again, now shows { THE($side) }.
   *[other] The Posture of { THE($seat-name) }, upright again, now shows { THE($side) }.
}
event-put-under = { $seat ->
    [you] You put { AN($card) } under Omphale.
   *[other] { THE($seat-name) } puts { AN($card) } under Omphale.
}
event-taken-back = { $seat ->
    [you] You take back the cards under Omphale ({ $count }).
   *[other] { THE($seat-name) } takes back the cards under Omphale ({ $count }).
}
event-exhausted = { $seat ->
    [you] You exhaust { AN($card) }, which goes back to the Reserve.
   *[other] { THE($seat-name) } exhausts { AN($card) }, which goes back to the Reserve.
}
event-improved = { $seat ->
    [you] You improve this card: { NAME($card) }.
   *[other] { THE($seat-name) } improves this card: { NAME($card) }.
}
event-revealed = { $seat ->
    [you] Your Posture reveals { AN($card) } on your deck.
   *[other] The Posture of { THE($seat-name) } reveals { AN($card) } on the deck.
}
event-hera = Hera’s Vengeance: { AN($card) }.
event-no-effect = { $seat ->
    [you] It does not touch you.
   *[other] It does not touch { THE($seat-name) }.
}
event-crossed = { $seat ->
    [you] You discard { THE($card) }, the last card you played: it counts no more.
   *[other] { THE($seat-name) } discards { THE($card) }, the last card played: it counts no more.
}
event-hera-shuffled = Hera’s cards are shuffled into a new pile.
event-bought = { $seat ->
    [you] You buy { AN($card) } for { $cost } experience points.
   *[other] { THE($seat-name) } buys { AN($card) } for { $cost } experience points.
}
event-improvement-paid = { $seat ->
    [you] For { $cost } experience points you now have { AN($card) } on your discard.
   *[other] For { $cost } experience points { THE($seat-name) } now has { AN($card) } on the discard.
}
event-anticipated = { $seat ->
    [you] For { $cost } experience points you put { THE($card) } on your deck.
   *[other] For { $cost } experience points { THE($seat-name) } puts { THE($card) } on the deck.
}
event-ready = { $seat ->
    [you] You do nothing more.
   *[other] { THE($seat-name) } does nothing more.
}
event-attack = Attack Phase, { $attack } against a Defence of { $defence }: { $lost ->
    [0] the Trial loses no Life (Life { $life }).
   *[other] the Trial loses { $lost } Life (Life { $life }).
}
event-heads = The Attack of { THE($trial) } rises at once to { $attack }.
event-split = Defence shared: { $first } for { THE($player-1-name) }, { $second } for { THE($player-2-name) }.
event-shield-spent = { $seat ->
    [you] Your Shield of Athena spends { points-text }.
   *[other] The Shield of Athena of { THE($seat-name) } spends { points-text }.
}
points-text = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-blocked = { $seat ->
    [you] Defence Phase: you block the attack ({ $defence } against { $attack }).
   *[other] Defence Phase: { THE($seat-name) } blocks the attack ({ $defence } against { $attack }).
}
event-hit = { $seat ->
    [you] Defence Phase: you do not block the attack ({ $defence } against { $attack }).
   *[other] Defence Phase: { THE($seat-name) } does not block the attack ({ $defence } against { $attack }).
}
event-shield-gained = { $seat ->
    [you] Your Shield of Athena gains { points-text }.
   *[other] The Shield of Athena of { THE($seat-name) } gains { points-text }.
}
event-wounded = { $seat ->
    [you] You take { AN($card) }, which goes on your discard.
   *[other] { THE($seat-name) } takes { AN($card) }, which goes on the discard.
}
event-devoured = { $seat ->
    [you] The Trial tears { THE($card) } from you.
   *[other] The Trial tears { THE($card) } from { THE($seat-name) }.
}
event-attack-rises = The Attack of { THE($trial) } rises to { $attack }.
event-life-rises = The Life of { THE($trial) } rises to { $life }.
event-beaten = You beat { THE($trial) }! Labours done: { $count } of 12.
event-blessing = A Blessing joins the Reserve: { NAME($card) }.
event-lingers = The ability of { THE($trial) } stays in play in the next round.
event-reset = { $seat ->
    [you] All your cards go back into your deck, at their base level.
   *[other] All cards of { THE($seat-name) } go back into the deck, at their base level.
}
event-healed = { $seat ->
    [you] Preparation: you put { AN($card) } back into the Reserve.
   *[other] Preparation: { THE($seat-name) } puts { AN($card) } back into the Reserve.
}
event-gained = { $seat ->
    [you] Preparation: you add { AN($card) } to your deck.
   *[other] Preparation: { THE($seat-name) } adds { AN($card) } to the deck.
}
event-dropped = { $seat ->
    [you] Preparation: you put { AN($card) } back into the Reserve.
   *[other] Preparation: { THE($seat-name) } puts { AN($card) } back into the Reserve.
}
event-trained = { $seat ->
    [you] Preparation: you improve { AN($card) } in your deck.
   *[other] Preparation: { THE($seat-name) } improves { AN($card) } in the deck.
}
event-shield-prepared = { $seat ->
    [you] Preparation: your Shield of Athena holds { points-text }.
   *[other] Preparation: the Shield of Athena of { THE($seat-name) } holds { points-text }.
}
event-skipped = { $seat ->
    [you] Preparation: you do nothing with this action.
   *[other] Preparation: { THE($seat-name) } does nothing with this action.
}
event-won = You have beaten all twelve Trials!
event-lost = { $seat ->
    [you] You must take a wound, but none is left.
   *[other] { THE($seat-name) } must take a wound, but none is left.
}

## Why a word is refused, how the game ends

reason-not-now = This is not the moment.
reason-not-enough-techniques = The Reserve does not have enough of these Techniques.
reason-same-life-card = This Life card has just been used: another one must follow.
reason-not-in-hand = This card is not in your hand.
reason-in-order-drawn = The Hind has you play in the order drawn: only the first card of your hand can be played.
reason-posture-locked = Your Posture is locked by a Trial.
reason-already-tilted = Your Posture is tilted already.
reason-no-card-to-use-it-on = Your Posture would find no card to work on.
reason-none-left-in-reserve = The Reserve has no such Technique left.
reason-not-in-reserve = This card is not in the Reserve.
reason-not-enough-experience = You do not have enough experience points left.
reason-discard-empty = Your discard is empty.
reason-a-wound-has-no-cost = A wound on top of the discard can be neither improved nor anticipated.
reason-already-improved = The top card of your discard is improved already.
reason-trained-already = Every card of that kind in your deck is improved already.
reason-not-improved = The top card of your discard is not improved.
reason-cards-to-play = You still have cards to play: the whole hand must be played.
reason-not-in-deck = This card is not in your deck.
reason-no-shield = Athena’s Shield is not in this game.
reason-must-act = Every kind of preparation is still possible: an action cannot be skipped.
reason-same-as-another = That comes to the same as another answer offered, or is more than you have.
end-twelve-labours = Victory! The twelve Labours of Hercules are done.
end-no-wound-left = Defeat. { labours-done }
end-resigned = Game given up. { labours-done }
end-bound = The game has reached its greatest length. { labours-done }
end-claimed = The game had outgrown its greatest length and has been ended. { labours-done }
labours-done = Labours done: { $score } of 12.
finish-twelve-labours = twelve Labours done
finish-no-wound-left = no wound left in the Reserve

## Standing answers

standing-no-posture = Never ask me about tilting the Posture when nothing else is possible
standing-no-late-posture = After Planning, never ask me about tilting the Posture when nothing else is possible
standing-no-posture-turn = Until the end of this turn, do not ask me about tilting the Posture when nothing else is possible

## Options

app-new-mode = Level
begin-extras = Expansions
mode-normal = Normal level
mode-heroic = Heroic level: the ability of a beaten Trial lasts one more round
mode-mythic = Mythic level: the ability of a beaten Trial lasts two more rounds
about-mode-normal = The Labours as they are: the level to begin with.
about-mode-heroic = For those who have beaten all twelve Trials before.
about-mode-mythic = For those who have beaten all twelve Trials before.
option-level = Level
option-level-normal = Normal
option-level-heroic = Heroic
option-level-mythic = Mythic
option-blood = Blood and Bruises: a pile of nine wounds of three kinds
option-blood-no = no
option-blood-yes = yes
option-shield = Athena’s Protection: a Shield keeps spare defence
option-shield-no = no
option-shield-yes = yes
option-hera = Hera’s Vengeance: a card of chance after each Planning
option-hera-no = no
option-hera-yes = yes
option-anger = Calm and Anger: special Life cards
option-anger-no = no
option-anger-yes = yes
option-omphale = Omphale’s Posture
option-omphale-no = no
option-omphale-yes = yes
option-burn_on_win = The overloaded card is exhausted even if the Trial falls
option-burn_on_win-no = no
option-burn_on_win-yes = yes
option-late_overload = Hera’s bolt on the side Overloaded
option-late_overload-pick = you overload a card already played
option-late_overload-tilt = the Posture is tilted, no more
option-overload_target = The side Overloaded may be tilted
option-overload_target-free = at any moment
option-overload_target-needed = only with a card in hand to double
option-coop_life = For two, the Life that is doubled is
option-coop_life-all = all the Life of the Trial
option-coop_life-printed = the printed Life alone
option-deck_aid = Order aid: the known order of the deck stays in view
option-deck_aid-no = no
option-deck_aid-yes = yes

## Steps

step-SETUP = Set-up
step-REVEAL = New Trial
step-LIFE_CARD = Life card
step-BUILD_DECK = Starting deck
step-PICK_POSTURE = Choice of the Posture
step-ROUND = Start of the round
step-TURN = Start of the turn
step-DRAW = 1 Draw
step-DRAW_UNSEEN = 1 A card drawn
step-PLAN = 2 Planning
step-DISTAFF = Distaff
step-CLEANSE_ONE = Alpheus in Flood
step-VENGEANCE_CARD = Hera’s Vengeance
step-CROSS_FIRST = Hera’s cross, the order
step-CROSS_OFF = Hera’s cross
step-LIGHTNING = Hera’s bolt
step-LATE_OVERLOAD = Hera’s bolt, the overloaded card
step-PERFECT = 3 Perfecting
step-STRIKE_BACK = 4 Attack
step-SHARE = 5 Common defence
step-DEFEND = 5 Defence
step-WOUNDS_FIRST = 5 Order of wounds
step-SUFFER = 5 Wounds
step-RISES = 5 The Attack rises
step-LAST_MOMENT = Last moment of the turn
step-UPKEEP = 6 Upkeep
step-TIDY_FIRST = 6 Order of discards
step-TIDY = 6 Cards discarded
step-POSTURE_END = 6 The Posture’s end of turn
step-SPIN_ONE = 6 Club
step-TURN_END = End of the turn
step-ROUND_WON = End of the round
step-PREPARE = Preparation
step-NEXT_ROUND = Next round

## Areas and counters

area-trial = Trial
area-kept = Beaten Trials still in play
area-beaten = Beaten Trials
area-pile = Trials to come
area-posture = Posture
area-hand = Hand
area-stack = Cards played
area-deck = Deck
area-discard = Discard
area-under = Cards under Omphale
area-reserve = Reserve
area-wounds = Wounds of the Reserve
area-hera = Hera’s cards
area-hera-gone = Hera’s cards revealed
counter-round = Round
counter-turns = Turns begun
counter-attack = Attack
counter-defence = Defence
counter-life = Life
counter-team-attack = Total attack
counter-experience = Experience
counter-cost = Cost of a Technique
counter-wounds = Wounds in the Reserve
counter-shield = Athena’s Shield
counter-actions = Actions of preparation
counter-blessing-cost = Cost of a Blessing
counter-hits = Wounds about to be taken
counter-owed = Wounds due in Upkeep
domain-technique-of-any-level = TECHNIQUE
domain-posture = POSTURE
domain-life-card = CARD
domain-base-card = CARD
domain-points = POINTS
domain-technique = TECHNIQUE
domain-seat = SEAT
domain-good = CARD
domain-card = CARD
domain-spot = NUMBER
domain-deck = STRIKES.BLOCKS.TRAININGS
domain-from = hand|discard
domain-wound-of-any-level = WOUND

## The picture of the table in lines of text

picture-title = Round { $round } of 12, turn { $turn }
picture-title-prepare = Preparation for round { $round } of 12
picture-title-setup = Round { $round } of 12, set-up
picture-trial = Trial
picture-kept = In play
picture-life = Anger
picture-bonus = +{ $bonus } { $kind ->
    [attack] Attack
   *[defence] Defence
} at Life { $lives }
picture-wounds = Wounds
picture-no-wound = none: the next one loses the game
picture-hera = Hera
picture-hera-left = { $count ->
    [one] { $count } card to come
   *[other] { $count } cards to come
}
picture-reserve = Reserve
picture-and = {" · "}
picture-empty = –
picture-count = { $count } × { NAME($card) }
picture-you = You
picture-posture = Posture
picture-under = Omphale
picture-shield = Shield
picture-points = { points-text } of defence
picture-actions-left = { $count ->
    [0] no action of preparation left
    [one] { $count } action of preparation left
   *[other] { $count } actions of preparation left
}
picture-deck = Deck
picture-deck-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
picture-wounds-hits = { $count } to take now
picture-wounds-owed = { $count } to take in Upkeep
picture-discard = Discard
picture-hand = Hand
picture-played = Played
picture-times = { NAME($card) } ({ $times ->
    [1] once
   *[other] { $times } times
})
picture-doubled = { NAME($card) } ({ $times } times, overloaded)
picture-adds-nothing = +0
picture-totals = Totals
picture-together = Together
points-attack = { $points } attack
points-defence = { $points } defence
points-experience = { $points } experience
aside-cost = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
aside-hercules = Overloaded: one card counts twice, then is exhausted; Rain of Cards: draw 1 card, or improve the top of the deck at the end of the turn
aside-omphale = Distaff: 1 or 2 cards under Omphale, draw as many; Club: take them back into the hand, or improve one at the end of the turn
aside-split-first = { $wounds ->
    [0] blocked
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
aside-split = { $wounds ->
    [0] blocked with { $points }
    [one] { $wounds } wound with { $points }
   *[other] { $wounds } wounds with { $points }
}
aside-split-shield = { $split }, Shield { $points }
attack-total = attack { $attack } vs { $against } (Life −{ $lost })
defence-total = defence { $guard } vs { $block }
experience-total = experience { $experience }
picture-totals-text = { attack-total } · { defence-total } · { experience-total }
picture-totals-over = attack and defence are over: nothing counts any more this turn
ability-0 = no ability
ability-1 = improved cards give no more attack than at their base level
ability-2 = as soon as the Trial loses Life, its Attack rises by { $strength }
ability-3 = you play your cards in the order in which you draw them
ability-4 = after the Defence Phase the Trial’s Attack rises by { $strength }
ability-5 = at the end of the turn the Trial gains { $strength } Life
ability-6 = { $strength ->
    [one] you draw { $strength } card fewer in the Draw Phase
   *[other] you draw { $strength } cards fewer in the Draw Phase
}
ability-7 = the Defence Phase comes before the Attack Phase
ability-8 = if the Trial wounds you, you exhaust the last Technique or Blessing played
ability-9 = each Buy, Improve or Anticipate costs { $strength } more
ability-10 = your discard is shuffled when it becomes your deck
ability-11 = your Posture is locked
ability-12 = your total attack counts { $strength } less
ability-13 = the Trial’s Attack is { $strength } higher while it is in play
ability-14 = the Trial’s Defence is { $strength } higher while it is in play
effect-0 = none
effect-1 = { $strength ->
    [one] draw { $strength } card
   *[other] draw { $strength } cards
}
effect-2 = { $strength ->
    [1] exhaust one wound
    [99] exhaust every wound of your hand and discard
   *[other] exhaust { $strength } wounds
}
effect-3 = Attack of the Trial −{ $strength } this turn
effect-4 = triggers once more for each card played before it
effect-5 = cards played before: +{ $strength } times
effect-6 = Defence of the Trial −{ $strength } this turn
effect-7 = +{ $strength } attack once, when played
effect-8 = +{ $strength } defence once, when played
effect-9 = +{ $strength } experience once, when played

## The Postures, in the picture

posture-overload-upright = Overloaded, upright · tilt: the next card counts twice, then is exhausted · end of turn: it turns over
posture-overload-upright-stays = Overloaded, upright · tilt: the next card counts twice, then is exhausted · end of turn: nothing
posture-overload-armed = Overloaded, tilted: the next Technique or Blessing counts twice, then is exhausted · end of turn: Rain of Cards
posture-overload-armed-stays = Overloaded, tilted: the next Technique or Blessing counts twice, then is exhausted · end of turn: upright again
posture-overload-tilted = Overloaded, tilted · end of turn: upright, turned to Rain of Cards
posture-overload-tilted-stays = Overloaded, tilted · end of turn: upright again
posture-rain-upright = Rain of Cards, upright · tilt: draw 1 card, turned to Overloaded · end of turn: improve the top of the deck
posture-rain-tilted = Rain of Cards, tilted
posture-distaff-upright = Distaff, upright · tilt: 1 or 2 cards under Omphale, draw as many · end of turn: nothing
posture-distaff-tilted = Distaff, tilted · end of turn: upright, turned to Club
posture-club-upright = Club, upright · tilt: take back the cards under Omphale · end of turn: improve one of them
posture-club-tilted = Club, tilted
posture-new-round = { NAME($side) }: upright for the next round
posture-locked = { NAME($side) }, locked by a Trial: no effect

## The line mode, in the words of this game

help-passes = ask no more to tilt the Posture where nothing else can be done, or until the turn ends
passes-on = The program will ask no more to tilt the Posture where nothing else can be done.
passes-turn = Until the turn ends the program will ask no more to tilt the Posture where nothing else can be done.
passes-off = The program will ask each time.

## The app

board-letter-attack = A
board-letter-defence = D
board-letter-experience = XP
board-doubled = overload
explain-card = { NAME($card) }: { $times } × { $icons }
explain-card-doubled = { NAME($card) }: { $times } × { $icons }, overloaded
explain-so-far = { $text } so far: each card played later triggers those before it again
explain-total = Total
explain-all-attack = Attack of all cards played
explain-life = { $attack } divided by the Defence { $against }: Life lost
explain-once = { NAME($card) }, once
explain-trial = Against the Trial

## What a thing is

shelf-trials = Trials
shelf-techniques = Techniques and wounds
shelf-blessings = Blessings
shelf-life = Life cards of Calm and Anger
shelf-game = The game
number-hand = cards drawn each turn
number-technique_cost = cost of a Technique
number-blessing_cost = cost of a Blessing
number-rise = rise of the Attack after each Defence Phase
number-preparations = actions of preparation
number-guard = what preparation adds to Athena’s Shield
number-overload_tilted = a tilted Overloaded turns over at the end of the turn
number-overload_upright = an upright Overloaded turns over at the end of the turn
number-technique_copies = Copies of each Technique
number-wound_copies = Blood and Bruises: copies for each player
number-hera_cards = Hera’s Vengeance: cards of each kind
number-first = In the first round
number-ability = ability
number-strength = strength of the effect
number-base = Base
number-improved = Improved
number-effect = effect
number-life = at Life { $lives }

## The page

table-frieze = The twelve Labours
table-labour-beaten = { NAME($trial) }, done
table-labour-kept = { NAME($trial) }, done, its ability still in play
table-labour-trial = { NAME($trial) }, on the stage
table-labour-pile = Labour { $number }, to come
table-next-wound = the next one to be taken
table-techniques = Techniques
table-blessings = Blessings
table-deck-content = Cards of the deck
table-fells = The Trial falls!
table-less = { $cards } − { $less } (ability)
table-defence-two = each of you against an Attack of { $attack }
table-with-shield = { $points } more on the Shield
table-buys = { $count ->
    [0] nothing to buy
    [one] { $count } Technique
   *[other] { $count } Techniques
}
table-costs = Technique { $cost }, Blessing { $blessing }

# How a list tells the score.

brief-score = { $wounds ->
    [0] no wound left
    [one] { $wounds } wound left
   *[other] { $wounds } wounds left
}

## Card files

cards-level = what the card gives at its base level, and improved
cards-icon = N points each time the card triggers
cards-table-technique_copies = Copies of each Technique
cards-table-wound_copies = Blood and Bruises: copies for each player
cards-table-overload =
    What the end of the turn does to Overloaded, tilted or upright: “straight”, it is set
    upright; “turns”, it turns to side B, too
cards-table-hera_cards = Hera’s Vengeance: cards of each kind
cards-table-trial = Trials, in the first round. An ability may have up to three parts, separated by commas
cards-table-technique = Techniques
cards-table-blessing =
    Blessings: what they give each time they trigger, and up to three effects that come once, when
    they are played; drawing comes before exhausting
cards-table-life =
    Calm and Anger: what the Trial gains at each value of its Life, from 1 to 24; above that the last
    twelve come again

## The first game

tip-deck = Your first deck
tip-deck-text = Any ten of the Techniques make a deck. For a first game the rules recommend three Strikes, three Blocks and four Trainings.
tip-order = The order counts
tip-order-text = You play your whole hand. A card works once when it is played, and once more for each card played after it: what matters most comes first.
tip-fight = Strike and block
tip-fight-text = Reach the Trial’s Defence and it loses a Life; reach its Attack with your own defence, or you suffer a wound.
tip-experience = Experience
tip-experience-text = What a turn brings is spent at once: buy a Technique, improve the top card of your discard, or anticipate it. What you do not spend is lost.
tip-posture = The Posture
tip-posture-text = While it stands upright you may tilt it once for its action, at any moment of your turn.
tip-wound = Wounds
tip-wound-text = Each attack that you do not block puts a wound into your deck. The journey ends when the Reserve has none left to give.
tip-prepare = Between two Labours
tip-prepare-text = You know the next Trial now. Heal a wound, take a Technique, give one up, or improve one.
tip-deck-say = Take this deck

## The legend

sign-attack = attack point
sign-defence = defence point
sign-experience = experience point
sign-life = Life of the Trial
sign-wound = wound
sign-overload = the side Overloaded of the Posture
sign-rain = the side Rain of Cards of the Posture
sign-lock = locked by a Trial

## The board

board-step-plan = Planning
board-step-perfect = Perfecting
board-step-attack = Attack
board-step-defence = Defence
board-stage = The stage
board-hero = { $player }: { NAME($hero) }
board-itself = itself
board-feeds = { $count ->
    [0] gives nothing
    [one] triggers { $count } card again
   *[other] triggers { $count } cards again
}
board-times = { $times ->
    [one] triggers once
   *[other] triggers { $times } times
}
board-place = Place { $place }, still free: a card there triggers { $times ->
    [one] once
   *[other] { $times } times
}
board-place-short = place { $place }
board-gives = { $times } × { $icons }: { $points }
board-many = { $count } copies
board-ahead = At the end of this turn
board-ahead-hand = { $count ->
    [one] with the last card played
   *[other] with the { $count } cards in hand played
}
board-ahead-draws = with the whole hand played, without the cards it will draw
board-against = { $title } { $own } against { $need }
board-lost = { $lost ->
    [0] Life unchanged
   *[other] Life −{ $lost }
}
board-lost-range = { $low ->
    [0] Life unchanged or −{ $high }
   *[other] Life −{ $low } to −{ $high }
}
board-more = { $life ->
    [one] { $more } short of one Life
   *[other] { $more } short of { $life } Life
}
board-order = depending on the order
board-no-blow = falls before it strikes
board-blocked = blocked
board-fatal = fatal: too few Wounds left
board-wounds = { $count ->
    [one] { $count } Wound
   *[other] { $count } Wounds
}, { $left ->
    [0] leaves none
   *[other] leaves { $left }
}
board-wounds-range = { $low ->
    [0] blocked, or { $high ->
        [one] { $high } Wound
       *[other] up to { $high } Wounds
    }
   *[other] { $low } to { $high } Wounds
}{ $fatal ->
    [0] {""}
   *[other] , fatal
}
board-lacking = { $short } short
board-share = { $one }: { $first }, { $two }: { $second }
board-heads = once hurt, it strikes with { $attack }
board-buys-range = { $low ->
    [0] nothing, or { $high } to buy
   *[other] { $low } to { $high } to buy
}
board-if = { $fed ->
    [0] With { AN($card) } first
    [one] { AN($card) } triggers { $fed } card again
   *[other] { AN($card) } triggers { $fed } cards again
}: { $ahead }.
board-presets = Ready-made decks
board-preset-name = { $number ->
    [1] Recommended
    [2] Attacking
    [3] Careful
   *[other] All out
}
board-preset = { $name } deck: { $list }
board-sold-out = nothing left to buy
board-buys-over = { $spent ->
    [0] too little to buy
   *[other] { $left ->
        [0] all is spent
       *[other] nothing more to buy, { $left } left
    }
}
board-hardest = { $tally }: the longest
board-deck-own = Your deck
board-deck-take = Begin with this deck
board-deck-less = one { $card } fewer
board-deck-more = one { $card } more
board-deck-whole = of { $whole }
board-split = { $one }: { $first }, { $two }: { $second }
board-tally = { $turns ->
    [0] not yet
    [one] { $turns } turn
   *[other] { $turns } turns
}{ $wounds ->
    [0] {""}
    [one] , { $wounds } Wound
   *[other] , { $wounds } Wounds
}
board-play-all = Play the { $count } cards in hand

## Several cards played by one line

order-totals = Attack { $attack }, defence { $defence }, experience { $experience }.
hint-deck = Reason: it is the Deck that the program gives itself. The one advised for a first game is simpler to play.
order-tilt = tilt the Posture
order-reason = { $open ->
    [tilt] Reason: the Posture draws; cards are better chosen with what comes.
    [card] Reason: the rest is chosen with what this card brings; until then attack { $attack } and defence { $guard }.
   *[no] Reason: attack { $attack } against { $against } (Life −{ $lost }); defence { $guard } against { $block }, { $blocked ->
        [yes] the attack is blocked
       *[no] the attack is not blocked yet
    }.
}
