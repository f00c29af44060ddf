### Rogue, in English.

game-title = Down and Down
game-about = One to three adventurers go down four zones together, alone or against an Overlord.
option-overlord = Overlord
option-overlord-none = none
option-overlord-seat = a player
option-overlord-auto = automatic
role-adventurer = adventurer
role-overlord = Overlord

## Answers

word-go = Go to { $cell }
word-again = Feat: roll the { $face } again
word-drink = Drink a potion of healing
word-throw = Throw a potion of fire
word-rest = Rest: 3 health
word-train = Train: 1 experience
word-buy = Buy { AN($ware) }
word-peek = Look at the room on { $cell }
word-give = Put { THE($room) } there
word-cross = Exchange the rooms on { $cell } and { $cell2 }
word-reroll = Have the dark die rolled again (1 omen)
word-set = Set the dark die to { $face } (3 omens)
word-pass-pool = Strike
word-pass-drink = Not now
word-pass-last = Fall
word-pass-hide = Leave the rooms as they are
word-pass-give = Leave it there
word-pass-meddle = Let the die be read
word-done-buy = Buy nothing more
group-go = Choose the way
group-again = Roll a die again
group-buy = Buy
group-peek = Look at a room
group-give = Exchange with your hand
group-cross = Exchange two rooms (2 omens)
group-set = Set the dark die
first-cross = Exchange the room on { $cell }

## Questions

prompt-branch = Which way do you lead the party?
prompt-pool = You are about to strike. A feat first?
prompt-last = This would be your end. Do you drink?
prompt-drink = Do you drink before you go on?
prompt-camp = The fire burns. What do you do?
prompt-buy = What do you buy?
prompt-hide = Do you meddle with the rooms?
prompt-give = Do you exchange that room with one of your hand?
prompt-meddle = The die waits to be read. Do you meddle?

## What happens

event-zone = Zone { $zone }.
event-went = { $seat ->
    [you] You lead the party to { $cell }.
   *[other] { THE($seat-name) } leads the party to { $cell }.
}
event-room = On { $cell }: { AN($room) }.
event-foes = { AN($foe) } appears: { $n } × { $hp } health.
event-guard = It is { THE($guard) }.
event-rolled = { $seat ->
    [you] You roll a { $face }.
   *[other] { THE($seat-name) } rolls a { $face }.
}
event-tested = { $seat ->
    [you] Test: you roll a { $face }.
   *[other] Test: { THE($seat-name) } rolls a { $face }.
}
event-die = The dark die shows { $face }.
event-hit = { $seat ->
    [you] You strike for { $n }.
   *[other] { THE($seat-name) } strikes for { $n }.
}
event-fell = { THE($foe) } falls.
event-miss = { $seat ->
    [you] You are missed.
   *[other] { THE($seat-name) } is missed.
}
event-bitten = { $seat ->
    [you] { THE($foe) } strikes you for { $n }.
   *[other] { THE($foe) } strikes { THE($seat-name) } for { $n }.
}
event-hurt = { $seat ->
    [you] You lose { $n } health: { $left } left.
   *[other] { THE($seat-name) } loses { $n } health: { $left } left.
}
event-healed = { $seat ->
    [you] You regain { $n } health.
   *[other] { THE($seat-name) } regains { $n } health.
}
event-burnt = { $seat ->
    [you] You throw fire: { $n } damage.
   *[other] { THE($seat-name) } throws fire: { $n } damage.
}
event-gold = { $seat ->
    [you] You gain { $n } gold.
   *[other] { THE($seat-name) } gains { $n } gold.
}
event-lost = { $seat ->
    [you] You lose { $n } gold.
   *[other] { THE($seat-name) } loses { $n } gold.
}
event-xp = { $seat ->
    [you] You gain { $n } experience.
   *[other] { THE($seat-name) } gains { $n } experience.
}
event-level = { $seat ->
    [you] You reach level { $n }.
   *[other] { THE($seat-name) } reaches level { $n }.
}
event-found = { $seat ->
    [you] You find { AN($ware) }.
   *[other] { THE($seat-name) } finds { AN($ware) }.
}
event-bought = { $seat ->
    [you] You buy { AN($ware) }.
   *[other] { THE($seat-name) } buys { AN($ware) }.
}
event-ate = { $seat ->
    [you] You eat a ration.
   *[other] { THE($seat-name) } eats a ration.
}
event-hungry = { $seat ->
    [you] You have nothing to eat.
   *[other] { THE($seat-name) } has nothing to eat.
}
event-fall = The floor gives way: the party falls, past a whole zone.
event-safe = { $seat ->
    [you] You pass the test.
   *[other] { THE($seat-name) } passes the test.
}
event-dealt = You draw { AN($room) }.
event-dealt-unseen = The Overlord draws a room.
event-peeked = On { $cell } you see { AN($room) }.
event-peeked-unseen = The Overlord looks at the room on { $cell }.
event-gave = You put { THE($room) } on { $cell }.
event-crossed = The rooms on { $cell } and { $to } change places.
event-rerolled = The Overlord has the dark die rolled again.
event-set = The Overlord sets the dark die to { $face }.
event-omen = The Overlord has { $n } omens.

## Why not

reason-no-adventurer = Besides the Overlord there must be an adventurer.
reason-too-many = There are three adventurers at most.
reason-not-now = This is not the moment for it.
reason-no-way = From here the way leads to the right or down.
reason-no-die = No die shows that.
reason-no-xp = A feat costs a point of experience, and you have none.
reason-no-potion = You have no such potion.
reason-well = You are in full health.
reason-no-gold = You have not enough gold.
reason-full = You have no room for more.
reason-looked = You have looked at a room of this zone.
reason-open = No room lies face down there.
reason-no-omens = You have not enough omens.
reason-not-held = That room is not in your hand.

## The end

end-won = The last guardian has fallen: the adventurers win.
end-dead = An adventurer has fallen: the party is lost.

## The table

area-zone = Zone
area-foes = Foes
area-dice = Dice
area-die = Dark die
area-life = Health and experience
area-hand = Hand
area-stock = Unused rooms
area-den = Guardians not met
area-beaten = Beaten guardians
counter-zone = Zone
counter-omens = Omens
counter-level = Level
counter-gold = Gold
counter-food = Rations
counter-healing = Potions of healing
counter-fire = Potions of fire
mark-seen = seen by you
domain-cell = CELL
domain-face = FACE
domain-ware = WARE
domain-room = ROOM
step-ZONE = zone laid out
step-DEAL = hand
step-WALK = way
step-HIDE = Overlord
step-GIVE = exchange
step-LOOK = look
step-DRINK = potions
step-BRANCH = way
step-REVEAL = room
step-LEAVE = way down
step-MEAL = meal
step-TREASURE = treasure
step-CAMP = camp
step-BUY = merchant
step-TEST = test
step-PIT = trap
step-WAKE = guardian wakes
step-SLEEP = guardian goes back
step-LAIR = guardian
step-ROUND = round
step-ROLL = dice
step-DIE = dark die
step-POOL = feats
step-STRIKE = blow
step-MEDDLE = Overlord
step-READ = dark die is read
step-HURT = wounds
step-LAST = last moment
step-PRIZE = reward
