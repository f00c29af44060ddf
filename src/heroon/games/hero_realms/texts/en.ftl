### Hero Realms solo, in English.
### Answers begin with a small letter: the program puts the capital.

game-title = Hero Realms solo
game-about = Alone against one of four Bosses: build a deck, beat it before the Fire Gems run out (solo rules by Sylvain Mir).

## Used in the sentences

boss-name = { $boss ->
    [grognard] the Orc Grunt
    [rayla] Rayla
    [borg] Borg
   *[torgen] Torgen
}
lies-mark = { $lies ->
    [tilted] {" "}({ G($champion) ->
       *[m] tilted
    })
   *[upright] {""}
}
faction-0 = no faction
faction-1 = Imperial
faction-2 = Guild
faction-3 = Necros
faction-4 = Wild
faction-letter-0 = –
faction-letter-1 = I
faction-letter-2 = G
faction-letter-3 = N
faction-letter-4 = W
kind-champion = champion
kind-guard = guard
kind-action = action
kind-item = item

## Answers

word-behaviour = { NAME($face) }
word-play = play { AN($card) }
word-expend = expend { THE($champion) }
word-ally = use the ally ability of { THE($market-card) }
word-sacrifice = sacrifice { AN($good) } for its ability
word-buy = buy { AN($good) }
word-attack = attack the Boss
word-banish = make the Boss discard { THE($champion) }{ lies-mark }
word-finish = end your turn
word-choose = { $kind ->
    [gold] take the gold
    [combat] take the combat
   *[health] take the health
}
word-scrap = sacrifice { AN($card) } from your { $from ->
    [hand] hand
   *[discard] discard pile
}
word-draw = { $count ->
    [0] draw nothing
    [one] draw { $count } card, then discard as many
   *[other] draw { $count } cards, then discard as many
}
word-discard = discard { AN($card) }
word-tilt = tilt { THE($champion) }
word-lean = tilt { THE($champion) }
word-prepare = set { THE($champion) } upright
word-topdeck = put { AN($card) } on top of your deck
word-put = { $where ->
    [hand] take the card into your hand
   *[deck] put the card on top of your deck
}
word-pay = use the credit of { $count }
word-commit = attack with { $part } combat
word-stun = stun { THE($champion) }{ lies-mark }
word-absorb = let your { NAME($champion) } be stunned{ lies-mark }
word-take = { AN($market-card) }
word-take-drop = throw out { THE($market-card) }
word-take-market = the Boss takes { AN($market-card) }
word-take-buy = the Boss buys { AN($market-card) }
word-pass-scrap = sacrifice nothing
word-pass-tilt = tilt nobody
word-pass-topdeck = put nothing on your deck
word-pass-grak = leave the zone as it is
word-pass-absorb = take the rest of the attack yourself

## Groups of answers: the verb alone, then the verb and its first argument

group-behaviour = choose a behaviour card
group-play = play a card
group-expend = expend a champion
group-ally = use an ally ability
group-sacrifice = sacrifice a card for its ability
group-buy = buy a card
group-banish = make the Boss discard a champion
first-banish = make the Boss discard { THE($champion) }
part-banish = { first-banish }
group-choose = choose an effect
group-scrap = sacrifice a card
first-scrap = sacrifice a card from your { $from ->
    [hand] hand
   *[discard] discard pile
}
part-scrap = { first-scrap }
group-draw = draw, then discard as many
group-discard = discard a card
group-tilt = tilt a champion of the Boss
group-lean = tilt one of your champions
group-prepare = set one of your champions upright
group-topdeck = put a card on top of your deck
group-put = choose where the card goes
group-pay = use a credit
group-commit = choose how much combat
group-stun = stun a champion of the Boss
first-stun = stun { THE($champion) }
part-stun = { first-stun }
group-absorb = let one of your champions be stunned
first-absorb = let your { NAME($champion) } be stunned
part-absorb = { first-absorb }
group-take = choose among equal cards

## Questions

prompt-behaviour = Which behaviour card rules this turn and the Boss’s next one?
prompt-main = Main phase, { $gold } gold and { $combat } combat: what do you do?
prompt-choose = Which of the two effects?
prompt-scrap = Which card of your hand or discard pile do you sacrifice?
prompt-draw-up = How many cards do you draw, to discard as many?
prompt-discard = { round }Which card of your hand do you discard?
prompt-tilt = Which champion of the Boss is tilted?
prompt-prepare = Which of your champions do you set upright?
prompt-topdeck = Which card of your discard pile goes on top of your deck?
prompt-where = Two effects direct this card: where does it go?
prompt-pay = Which credit is used?
prompt-commit = How much of your { $combat } combat goes into this attack?
prompt-guard = An attack of { $blow }: which guard is stunned?
prompt-forced = An attack of { $blow }: which champion must the Boss give?
prompt-grak = Which champion does the Boss discard?
prompt-reinforce = Several champions cost the same: which one reinforces the Boss?
prompt-market = The Boss wants several cards alike: which one does it take?
prompt-drop = Several cards are the dearest: which one leaves the market?
prompt-varrick = Several champions cost the same: which one does Varrick bring back?
prompt-loot = Several actions cost the same: which one does Smash and Grab fetch?
prompt-buy = With { $boss-gold } gold the Boss wants several cards alike: which one does it buy?
prompt-lose = { round }The Boss makes you discard: which card?
prompt-lean = { round }The Boss tilts one of your champions: which one?
round = { $of ->
    [0] {""}
   *[other] { $nth } of { $of }.{" "}
}
prompt-absorb-guard = The Boss attacks with { $blow }: which of your guards is stunned?
prompt-absorb = { $blow } of the Boss’s attack is left: which champion is stunned in your stead?

## Events

event-turn = — Your turn { $count } —
event-behaviour = Behaviour card: { NAME($face) }.
event-played = You play { AN($card) }.
events-played = You play { $list }.
event-expended = You expend { THE($champion) }.
event-ally = You use the ally ability of { THE($card) }.
event-sacrificed = You sacrifice { AN($card) } for its ability.
event-gold = +{ $points } gold.
event-combat = +{ $points } combat.
event-healed = You gain { health-points }.
health-points = { $points } health
event-not-healed = Rayla’s power: { health-points } is lost instead of gained.
event-credit = The Boss must discard: a credit of { $count } until the end of your turn.
event-bought = You buy { AN($good) } ({ $count } gold).
event-put = { $where ->
    [hand] You take { THE($good) } into your hand.
   *[deck] You put { THE($good) } on top of your deck.
}
event-row = New in the market: { NAME($card) }.
event-drew = You draw { AN($card) }.
events-drew = You draw { $count } cards: { $list }.
event-shuffled = Your deck is empty: your discard pile is shuffled into a new one.
event-no-card = You have no card left to draw.
event-scrapped = You sacrifice { AN($card) }.
event-discarded = You discard { AN($card) }.
event-topdecked = You put { AN($card) } on top of your deck.
event-prepared = You set { THE($champion) } upright.
event-tilted = You tilt { THE($champion) }, which will not act in the Boss’s next turn.
event-banished = The Boss discards { THE($champion) }.
event-attacked = You attack with { $points } combat.
event-stunned = You stun { THE($champion) }, which leaves the Boss’s zone.
event-blocked = A guard stands that the attack cannot stun: { $points } of its combat is lost.
event-boss-hit = The Boss loses { health-points }.
event-no-hit = The Boss loses no health.
event-hurt = Torgen’s power: you lose { health-points }.
event-turn-ends = Your turn ends: hand and cards played are discarded, your champions stand upright.
event-boss-turn = — The Boss’s turn: { boss-name } —
event-clock = Step 1: the top card of the Fire Gems is discarded, { $count ->
    [one] { $count } is left.
   *[other] { $count } are left.
}
event-reinforced = Step 1: the Boss is reinforced by { THE($champion) }.
event-no-reinforcement = Step 1: there is no champion to reinforce the Boss.
event-secondary = Step 2: the Boss uses the ally ability of { THE($card) }.
event-limit = Step 3, attack face: what the Boss takes may cost { $points } at most (attack { $attack } + face { $value }).
event-acquired = Step 3: the Boss takes a card from the market for free: { NAME($card) }, { $taken ->
    [champion] a champion of its faction or of one of its champions
    [card] a card of its faction, for no champion will do
   *[free] a card of its faction
} { because }.
because = ({ $why ->
    [only] the only one that will do
    [kind] preferred: what gives combat, then health, then gold
    [faction] its own faction comes first
    [exact] it costs exactly the gold that the Boss has
    [cost] of those it prefers, the dearest
   *[tie] you chose among equals
})
event-boss-gold = Step 3: the market has no card of the Boss’s faction, so it gets { $points } gold.
event-dropped = Step 3: { $missed ->
    [none] no card is of a fitting faction
   *[dear] the cards of a fitting faction cost more
}, so the Boss takes nothing and the dearest card is thrown out of the market: { NAME($card) }.
event-nothing = Step 3: the cards that the Boss wants cost more, and nothing happens.
event-kept = The Boss draws { THE($champion) }, which stays in its zone.
event-shown = The Boss draws { THE($card) }, which acts at once and is then discarded.
event-varrick = From the sacrifice pile Varrick brings back { THE($champion) }.
event-looted = From the sacrifice pile Smash and Grab fetches { THE($action) }.
event-lost-card = The Boss makes you discard { AN($card) }.
event-acts = Step 5, now acting: { THE($card) }.
event-own-act = Step 5: the Boss’s own card acts.
event-not-found = Nothing is found in the sacrifice pile for { THE($card) }.
event-no-market = Step 3: the market is empty, and nothing happens.
event-face-more = The behaviour card adds { $points } to the attack.
event-face-less = The behaviour card takes { $points } from the attack.
event-boss-ends = Step 6: the Boss’s actions are discarded, and its champions stand upright again.
event-own-secondary = Step 2: the Boss uses its own ally ability.
event-own-gains = The Boss itself: { $kind ->
    [gold] +{ $points } gold
    [combat] +{ $points } combat
   *[health] +{ $points } health
}.
event-boss-gains = { NAME($card) }: { $kind ->
    [gold] +{ $points } gold
    [combat] +{ $points } combat
   *[health] +{ $points } health
} for the Boss.
event-boss-bought = Step 5: the Boss buys { THE($card) } for { $count } gold { because }.
event-boss-keeps = Step 5: nothing in the market costs so little as the Boss’s { $points } gold, which is lost.
event-leaned = You tilt { THE($champion) }.
event-boss-attacks = The Boss attacks with { $points }.
event-absorbed = Champion stunned, to your discard pile: { NAME($champion) }.
event-held-off = A guard of yours stands that the attack cannot stun: { $points } of it is lost.
event-wounded = The attack takes { health-points } from you.
event-won = The Boss is beaten!
event-lost = You have no health left.
event-too-late = The last Fire Gem has left the stack: time is up.

## What the Boss does, step by step: what it adds up to

act-attack = Attack: { $sum }
act-gold = The Boss’s gold: { $old } → { $new }
act-boss-health = The Boss’s health: { $old } → { $new }
act-health = Your health: { $old } → { $new }

## Why a word is refused, how the game ends

reason-not-now = This is not the moment.
reason-used = This behaviour card has been used already: the others come first.
reason-no-such-face = The Boss has no such behaviour card.
reason-not-in-hand = This card is not in your hand.
reason-not-in-play = You have no such champion in play that this could be done with.
reason-not-played = You have no such card in play: an item or an action stays there for the turn.
reason-expended = This champion is tilted already.
reason-no-ally = No other card of its faction is in play on your side.
reason-ally-used = Its ally ability has been used this turn.
reason-no-ability = This card has no such ability.
reason-allies-off = The Orc Grunt’s power: under a gold face your cards have no ally abilities.
reason-not-in-row = This card is not in the market.
reason-too-dear = This card costs too much.
reason-gems-closed = Fire Gems are not for sale.
reason-reversed = The top card of the stack is a reinforcement: no Fire Gem can be bought while it lies there.
reason-no-combat = You have no combat to attack with.
reason-guarded = A guard of the Boss is in the way, and you have too little combat to stun one.
reason-not-in-zone = This champion is not in the Boss’s zone, or does not lie that way.
reason-no-credit = You have no credit, or too little, for this champion.
reason-too-strong = The attack is too small for its shield, or another champion must be hit first.
reason-guards-first = Upright guards must be tilted first.
reason-too-weak = So small an attack would do nothing.
reason-not-there = That is not among the possibilities.
reason-not-best = The Boss wants another card more.
end-won = Victory! The Boss is beaten.
end-dead = Defeat: you have no health left.
end-clock = Defeat: the Fire Gems have run out.
end-resigned = Game given up.
end-bound = The game has reached its greatest length: it is not won.
end-claimed = The game had outgrown its greatest length and has been ended.
ended-dead = no health left
ended-clock = Fire Gems run out
finish-won = Boss beaten
finish-dead = no health left
finish-clock = Fire Gems run out

## Standing answers

standing-play-plain = Play my starting cards and Fire Gems at once
standing-play-champions = Play my champions at once
standing-finish = End my turn when nothing else can be done

## Options

app-new-mode = Variant
mode-skirmish = the plain game: as it stands, without variants
mode-reinforcements = with reinforcements: champions join the Boss on the way
mode-powers = with powers: the Boss has one while a gold face is up
mode-both = with reinforcements and powers
about-option-boss-grognard = Of the Wild. The lightest blow of the four: the one to begin with.
about-option-boss-rayla = Of the Necros. She strikes a little harder, and buys better.
about-option-boss-borg = Of the Guild. Heavy blows; little in the market is too dear for him.
about-option-boss-torgen = Of the Wild. Heavy blows, and your hand shrinks before him.
option-boss = Boss
option-boss-grognard = the Orc Grunt (level 1)
option-boss-rayla = Rayla (level 2)
option-boss-borg = Borg (level 3)
option-boss-torgen = Torgen (level 4)
option-reinforcements = Reinforcements: champions join the Boss on the way
option-reinforcements-no = no
option-reinforcements-yes = yes
option-powers = Powers: the Boss has one while a gold face is up
option-powers-no = no
option-powers-yes = yes
option-buy_gems = Fire Gems, which count the turns, are for sale
option-buy_gems-yes = yes: the clock gets shorter
option-buy_gems-no = no
option-gem_return = A Fire Gem that you sacrifice goes
option-gem_return-no = to the sacrifice pile
option-gem_return-yes = back on the stack: the clock gets longer
option-gold_guards = On a gold face the Boss’s guards
option-gold_guards-block = block as ever
option-gold_guards-ignored = let attacks pass
option-tilted_guards = A tilted guard
option-tilted_guards-plain = guards nobody
option-tilted_guards-guard = goes on guarding
option-dear_market = When a card that the Boss wants is too dear
option-dear_market-next = it looks for another one
option-dear_market-nothing = it does nothing at the market
option-stun_target = An effect that stuns tilts
option-stun_target-any = any upright champion
option-stun_target-guards = upright guards first
option-varrick_pile = With reinforcements, the Boss’s Varrick searches
option-varrick_pile-sacrifice = the sacrifice pile alone
option-varrick_pile-both = the stunned champions too
option-attack_parts = An attack commits
option-attack_parts-all = all the combat that you have
option-attack_parts-chosen = as much as you like; the rest may attack again
option-rayla_healing = Under Rayla’s power you lose healing
option-rayla_healing-formula = always: 2 and the value of the face
option-rayla_healing-received = only if the market has no card of her faction when you choose the face

## Steps

step-SETUP = Set-up
step-REFILL = The market is refilled
step-HERO_TURN = Start of your turn
step-FACE = Choice of the behaviour card
step-HERO_MAIN = Main phase
step-END_TURN = Discard phase
step-DRAW = Draw
step-DRAW_UNSEEN = A card drawn
step-CHOOSE_ONE = One effect or another
step-SCRAP_SOME = Sacrifice
step-MAY_DRAW = Cards to draw
step-CYCLE = Draw, then discard
step-CYCLED = Discard as many
step-DISCARD_SOME = Discard
step-TILT_ONE = A champion of the Boss is tilted
step-PREPARE_ONE = A champion is set upright
step-TOPDECK_ONE = A card goes on the deck
step-PUT_BOUGHT = Place of a card bought
step-PAY_WITH = Credits used
step-COMMIT_SOME = Your attack: how much combat
step-HIT_GUARDS = Your attack: guards
step-HIT_FORCED = Your attack: the champion given
step-HIT_BOSS = Your attack: the Boss
step-BOSS_TURN = 1 The clock
step-REINFORCE = 1 Reinforcement
step-REINFORCED = 1 A stunned champion comes back
step-SECONDARY = 2 Ally abilities: the Boss draws
step-SECONDARY_DRAWS = 2 Ally abilities: draws
step-SECONDARY_REST = 2 Ally abilities: combat, health, gold
step-SECONDARY_BANISH = 2 Ally abilities: the Boss discards
step-SECONDARY_LOSSES = 2 Ally abilities: you discard
step-BANISH_ONE = 2 A champion the Boss discards
step-MARKET_STEP = 3 The market
step-TIE = Choice among equal cards
step-BEGIN = 5a Searches and draws
step-BOSS_DRAW = 5a A card the Boss draws
step-SHOWN = 5a The card drawn acts
step-SHOWN_GONE = 5a The card drawn is discarded
step-BOSS_HEALS = 5b The Boss heals
step-BOSS_EARNS = 5c The Boss’s gold
step-BOSS_BUYS = 5c The Boss buys
step-LOSSES = 5d You discard, your champions tilt
step-LEAN_ONE = 5d A champion of yours is tilted
step-BOSS_ATTACKS = 5d The Boss attacks
step-ABSORB_GUARDS = 5d Your guards
step-ABSORB_REST = 5d The rest of the attack
step-BOSS_END = 6 End of the Boss’s turn

## Areas and counters

area-boss = Boss
area-behaviour = Behaviour card
area-unused = Behaviour cards left
area-behaved = Behaviour cards used
area-zone = Zone of the Boss
area-shown = Card drawn by the Boss
area-row = Market
area-market = Market deck
area-gems = Fire Gems
area-champions = Champions
area-played = Cards played
area-hand = Hand
area-deck = Deck
area-discard = Discard pile
area-sacrifice = Sacrifice pile
area-stunned = Stunned champions
counter-turns = Turns begun
counter-clock = Fire Gems left
counter-health = Your health
counter-boss-health = Health of the Boss
counter-gold = Gold
counter-combat = Combat
counter-discards = Credits for discards
counter-boss-shield = Shield of the Boss
counter-boss-gold = Gold of the Boss
counter-boss-combat = Combat of the Boss
counter-blow = Attack under way
counter-unhealed = Health that will be lost
counter-face-value = Value of the behaviour card
counter-nth = Which of several
counter-of = How many in all
domain-face = CARD
domain-card = CARD
domain-champion = CHAMPION
domain-market-card = CARD
domain-good = CARD
domain-lies = upright|tilted
domain-kind = gold|combat|health
domain-from = hand|discard
domain-count = NUMBER
domain-part = NUMBER
domain-where = hand|deck

## What cards do

gives-gold = +{ $points } gold
gives-combat = +{ $points } combat
gives-health = +{ $points } health
gives-cards = { $points ->
    [one] draw { $points } card
   *[other] draw { $points } cards
}
effect-1 = +{ $strength } combat for each champion
effect-2 = +{ $strength } combat for each other champion
effect-3 = +{ $strength } combat for each other guard
effect-4 = +{ $strength } combat for each other card of its faction
effect-5 = +{ $strength } health for each champion
effect-6 = { $strength ->
    [one] the Boss discards, credit of { $cost }
   *[other] the Boss discards { $strength } times, credits of { $cost }
}
effect-7 = tilt a champion of the Boss
effect-8 = you may tilt a champion of the Boss
effect-9 = { $strength ->
    [one] you may sacrifice a card of your hand or discard pile
   *[other] you may sacrifice up to { $strength } cards of your hand or discard pile
}
effect-10 = you may sacrifice a card of your hand or discard pile for +{ $strength } combat
effect-11 = { $strength ->
    [one] you may draw { $strength } card, then discard as many
   *[other] you may draw up to { $strength } cards, then discard as many
}
effect-12 = { $strength ->
    [one] draw { $strength } card, then discard as many
   *[other] draw { $strength } cards, then discard as many
}
effect-13 = set one of your champions upright
effect-14 = put a champion of your discard pile on top of your deck
effect-15 = you may put a card of your discard pile on top of your deck
effect-16 = the next card you acquire this turn goes to your hand
effect-17 = the next card you acquire this turn goes on top of your deck
effect-18 = the next action you acquire this turn goes on top of your deck
effect-or = { $first } or { $last }
does-main = { $text }
does-expend = Expend: { $text }
does-ally = Ally: { $text }
does-sacrifice = Sacrifice: { $text }
boss-draws = { $points ->
    [one] the Boss draws { $points } card
   *[other] the Boss draws { $points } cards
}
boss-effect-6 = { $strength ->
    [one] you discard { $strength } card
   *[other] you discard { $strength } cards
}
boss-effect-7 = { $strength ->
    [one] you tilt { $strength } champion
   *[other] you tilt { $strength } champions
}
boss-effect-12 = the Boss draws; then it discards a champion of cost { $cost } or less, if you wish
boss-effect-14 = the dearest champion of the sacrifice pile takes its place
boss-effect-15 = it fetches the dearest action of the sacrifice pile, up to cost { $cost }
boss-nothing = nothing
boss-main = For the Boss: { $text }
boss-ally = For the Boss, from its second turn in the zone on, with an ally: { $text }
boss-face-gold = { $text } under a gold face
boss-face-attack = { $text } under an attack face
power-grognard = under a gold face your cards have no ally abilities
power-rayla = under a gold face you lose the first health that you would gain: { $points } with this card
power-borg = under a gold face Borg is not limited to one draw a turn
power-torgen = under a gold face each Dagger or Shortsword that you must discard costs its value in health

## The picture of the table in lines of text

picture-turn = Turn { $turn } of { $of }
picture-title-setup = Set-up
picture-phase-behaviour = your turn: the behaviour card
picture-phase-hero = your turn: main phase
picture-phase-boss = the Boss’s turn
picture-phase-over = the game is over
picture-power = Power
picture-face-gold = { NAME($face) }, gold face of value { $points }
picture-face-attack = { NAME($face) }, attack face of value { $points }
picture-all-come-back = all have been used: all come back
picture-reinforcements = reinforcement in { $list }
picture-reinforcement-at = { $count ->
    [1] the Boss’s next turn
   *[other] { $count } turns
}
picture-you = You
picture-count = { $count } × { NAME($card) }
picture-and = {" · "}

## What a thing is

shelf-starters = Starting cards and the Fire Gem
shelf-bosses = The Bosses
shelf-game = The game
what-of = { $kind }, { $faction }
what-credit = An effect that makes the Boss discard gives you a credit as high as the price of its card, until the end of your turn. Touch one of the Boss’s champions that costs no more than your credits: it goes to the sacrifice pile, even behind guards. What exceeds its price is lost.
what-boss = If the Boss takes it
number-health = health
number-boss_health = the Boss’s health
number-clock = Fire Gems in the turn counter
number-boss_gold = gold of the Boss when the market has no card of its faction
number-boss_draws = cards that the Boss draws at most
number-hand = cards drawn for a hand
number-first_hand = cards of the first hand
number-starting_deck = Starting deck
number-behaviour = Behaviour cards
number-reinforcements = Champions that join, at the Fire Gem
number-reinforcement = { $count ->
    [1] the first
   *[other] the second
}
number-none = none
number-copies = copies in the market
number-cost = cost
number-shield = shield
number-guard = guard
number-main = Played
number-expend = Expended
number-ally = Ally
number-sacrifice = Sacrificed
number-gold = gold
number-combat = combat
number-draws = cards drawn
number-effect = further effect
number-strength = its strength

## The page

page-choice = Which behaviour card, and what will the Boss do?
page-face-gold = gold face
page-face-combat = attack face
page-lies-tilted = tilted
page-lies-new = came this turn
page-lies-ally-used = ally ability used
page-pile = { $pile }: { $count }
page-all = { $text }; in all { $list }
page-top = { $text }, on top: { $card }
page-health = health { $health }
page-clock = Turn counter: { $count ->
    [one] { $count } Fire Gem left
   *[other] { $count } Fire Gems left
}
page-last = The Boss’s last turn
page-lost = { $points ->
    [0] no health lost
   *[other] you lost { $points } health
}
page-gem = Fire Gem, { $cost } gold: one turn less

## Beside the choices, and how numbers come about

aside-cost = { $cost } gold
aside-cost-left = { $cost } gold, { $left } left
aside-gem = { $cost } gold, { $left } left; one turn less
aside-credit = uses { $used } of your credit of { $credit }
aside-gem-last = { $cost } gold: it is the last one, and you lose the game
aside-damage = { $points } damage
aside-stuns = stuns { $list }
aside-stuns-one-of = stuns one of { $list }
aside-no-damage = no damage
aside-blocked = guards hold off the rest
aside-wins = the Boss is beaten
aside-shield = shield { $shield }
aside-discard-hurts = { $points } health lost
aside-absorbs = { $left ->
    [0] nothing
   *[other] { $left }
} of the attack left
foresee-take = takes { $list }
foresee-gold = gets { $points } gold
foresee-drop = throws out { $list }
foresee-nothing = takes nothing
foresee-buy = buys { $list }
foresee-draw = { $points ->
    [one] draws { $points } card
   *[other] draws { $points } cards
}
foresee-draw-free = the limit of one draw is off
foresee-heal = heals { $points }
foresee-discard = { $points ->
    [one] you discard { $points } card
   *[other] you discard { $points } cards
}
foresee-tilt = { $points ->
    [one] you tilt { $points } champion
   *[other] you tilt { $points } champions
}
foresee-shed = { $points ->
    [one] you may make it discard { $points } champion
   *[other] you may make it discard { $points } champions
}
foresee-attack = attack { $points }
foresee-attack-chance = attack { $range }, most often { $points } ({ $many } in { $of })
foresee-tries = { $always ->
    [yes] { $text } (in all { $of } tries)
   *[no] { $text } ({ $many } in { $of })
}
foresee-at-most = { $text } at most
foresee-buy-some = buys cards
foresee-or-else = { $first }, or else { $last }
foresee-or = { $first } or { $last }
foresee-then = { $first }, then { $last }
foresee-reinforced = reinforced by { $list }
foresee-lost = the last Fire Gem goes: you lose
foresee-no-allies = no ally abilities for you
foresee-no-healing = your first { $points } health is lost
foresee-weapons = a weapon that you must discard costs health
explain-face = If you choose { NAME($face) }
explain-next = The Boss’s next turn, under { NAME($face) }
explain-step-1 = Step 1: { $text }
explain-step-3 = Step 3: { $text }
explain-then = Besides: { $text }
explain-power = Power: { $text }
explain-ally = { NAME($card) }, ally ability
explain-gold-face = less the value of { NAME($face) }
explain-attack-face = plus the value of { NAME($face) }
explain-choice = by what you choose, or which reinforcement comes
explain-boss-attack = Attack of the Boss
explain-boss-known = With what came in every try
explain-unseen = Cards that nobody has seen can change this: { $of } tries with such cards dealt at random.
explain-seen = No card that nobody has seen can change this, if your turn ends now.
explain-now = The Boss’s attack so far
explain-reserve = Combat in reserve
explain-blow = Attack still to be met
explain-attack = Your attack now
explain-combat = Your combat
explain-guard = guard { NAME($card) }, stunned
explain-guard-one = one guard is stunned, the others hold off the rest: { $list }
explain-guard-stands = guard { NAME($card) }: too strong
explain-given = { NAME($card) }, given by the Boss and stunned
explain-given-choice = { $list }: you choose whom the Boss gives; the smallest shield leaves most
explain-shield = Shield of the Boss
explain-damage = Damage to the Boss

## The app

board-left = left
board-legend = Factions: { $list }. ◈ shield, ▣ shield of a guard, ↷ tilted; the number before a card of the market is its cost.

# How a list tells the score.

brief-score = you { $health }, the Boss { $boss-health }

## Card files

cards-main = what the card does when it is played, a champion when it is expended
cards-ally = its ally ability
cards-sacrifice = what it does when it is sacrificed
cards-table-behaviour = Behaviour cards of each Boss
cards-table-reinforcements = Reinforcements: Fire Gems that are turned over, counted from the top; 0 for none
cards-table-draws = Hands
cards-table-starting_deck = Starting deck
cards-table-card =
    Cards. Besides what it gives, an ability does one more thing at most; where the player chooses
    one of its parts, / stands between them, elsewhere a comma

## The first game

tip-behaviour = What the Boss will do
tip-behaviour-text = The card that you choose rules how you may attack now, and what the Boss does after you. Each is used once before they all come back.
tip-play = Play your hand
tip-play-text = Gold buys, combat strikes. Play every card: what is left in your hand is discarded at the end of the turn anyway.
tip-buy = Buy
tip-buy-text = A card bought goes to your discard pile and comes to your hand when your deck is shuffled anew. Gold that you do not spend is lost.
tip-ally = Two of one faction
tip-ally-text = A card’s ally ability works while another card of its faction is in play on your side. So buy what goes together.
tip-clock = The clock
tip-clock-text = Each turn of the Boss takes a Fire Gem off the stack. When the last one goes you have lost: a game lasts no longer.
tip-guard = Guards come first
tip-guard-text = An upright guard of the Boss must be paid for first, by its shield. What is left of your attack goes on to the Boss, whose own shield counts as well.
tip-absorb = A champion for you
tip-absorb-text = Your champions may take a part of the Boss’s attack in your stead: they are stunned, and you keep your health.

## The legend

sign-is-gold = gold
sign-is-combat = combat
sign-is-health = health
sign-is-shield = shield of a champion: what an attack must reach
sign-is-guard = shield of a guard, which must be hit first
sign-champion = champion: it stays in play
sign-tilt = tilt it to use it
sign-draw = draw
sign-discards = make discard
sign-scraps = sacrifice a card
sign-stuns = stun a champion
sign-prepares = set a champion upright
sign-topdecks = put on top of the deck
sign-flame = sacrifice this card itself
sign-sign-imperial = Imperial
sign-sign-guild = Guild
sign-sign-necros = Necros
sign-sign-wild = Wild

## What lies on the table

board-struck = an attack takes { $points }
ask-behaviour = Which behaviour card?
ask-main = What do you do?
alone-main = Nothing more to do this turn.
phase-behaviour = Behaviour
phase-play = Play
board-worth = value
board-choices = Behaviour cards to choose from
board-cost = cost
board-shield = shield
board-health = health
board-gold = gold
board-combat = combat
board-discards = discard credit
board-blow = attack on you
board-unhealed = health to be lost
board-behaviour = in force
board-unused = still to come
board-behaved = used
board-next = The Boss’s next turn
board-empty = empty stall
board-closed = turned over: a reinforcement
board-left-of = { $count } left
board-piles = Piles beside the market
board-own-piles = Your piles
board-next-hand = The next card acquired goes to your hand.
board-next-deck = The next card acquired goes on your deck.
board-next-action = The next action acquired goes on your deck.
board-play-all = { $champions ->
    [0] Play { $cards } cards
    [one] { $cards ->
        [0] Use a champion
        [one] Play a card, use a champion
       *[other] Play { $cards } cards, use a champion
    }
   *[other] { $cards ->
        [0] Use { $champions } champions
        [one] Play a card, use { $champions } champions
       *[other] Play { $cards } cards, use { $champions } champions
    }
}
if-finish = The Boss then: { $list }.
if-attack = Your attack: { $list }.
if-all = You then have { $gold } gold and { $combat } combat
if-all-only = { $text }.
if-all-attack = { $text }; an attack with it: { $list }.
