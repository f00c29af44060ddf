### MINI ROGUE: Le Conseil, in English.

game-title = MINI ROGUE: Le Conseil
game-about = One to three adventurers go down into a cursed city, Room by Room, against the city alone or an Overlord.

## Used in sentences

some-gold = { $n ->
    [one] { $n } gold
   *[other] { $n } gold
}
some-food = { $n ->
    [one] { $n } ration
   *[other] { $n } rations
}
some-armour = { $n ->
    [one] { $n } point of armour
   *[other] { $n } points of armour
}
some-damage = { $n ->
    [one] { $n } damage
   *[other] { $n } damage
}
this-thing = { $thing ->
    [gold] 1 gold
    [food] 1 ration
    [armor] 1 point of armour
    [item] an item
   *[other] { AN($thing) }
}
other-thing = { $other ->
    [gold] 1 gold
    [food] 1 ration
    [armor] 1 point of armour
    [item] an item
   *[other] { AN($other) }
}
your-thing = { $thing ->
    [gold] 1 gold
    [food] 1 ration
    [armor] 1 point of armour
    [item] your item
   *[other] your { NAME($thing) }
}
their-thing2 = { $thing2 ->
    [gold] 1 gold
    [food] 1 ration
    [armor] 1 point of armour
    [item] their item
   *[other] their { NAME($thing2) }
}
this-condition = { $condition ->
    [curse] the curse
    [poison] the poison
   *[blindness] the blindness
}
this-stance = { $stance ->
    [aggressive] Aggressive
    [balanced] Balanced
   *[defensive] Defensive
}
this-ware = { $ware ->
    [hp] { $number-goods-hp } HP
    [food] { $number-goods-food ->
        [one] { $number-goods-food } ration
       *[other] { $number-goods-food } rations
    }
    [bless] a blessing
    [heal] { $number-goods-heal } HP
    [armor] { $number-goods-armor ->
        [one] { $number-goods-armor } point of armour
       *[other] { $number-goods-armor } points of armour
    }
   *[xp] { $number-goods-xp } XP
}
these-dice = { $throw ->
    [x] miss
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [xx] miss and miss
    [x2] miss and 2
    [x3] miss and 3
    [x4] miss and 4
    [x5] miss and 5
    [x6] miss and 6
    [22] 2 and 2
    [23] 2 and 3
    [24] 2 and 4
    [25] 2 and 5
    [26] 2 and 6
    [33] 3 and 3
    [34] 3 and 4
    [35] 3 and 5
    [36] 3 and 6
    [44] 4 and 4
    [45] 4 and 5
    [46] 4 and 6
    [55] 5 and 5
    [56] 5 and 6
    [66] 6 and 6
    [xxx] miss, miss and miss
    [xx2] miss, miss and 2
    [xx3] miss, miss and 3
    [xx4] miss, miss and 4
    [xx5] miss, miss and 5
    [xx6] miss, miss and 6
    [x22] miss, 2 and 2
    [x23] miss, 2 and 3
    [x24] miss, 2 and 4
    [x25] miss, 2 and 5
    [x26] miss, 2 and 6
    [x33] miss, 3 and 3
    [x34] miss, 3 and 4
    [x35] miss, 3 and 5
    [x36] miss, 3 and 6
    [x44] miss, 4 and 4
    [x45] miss, 4 and 5
    [x46] miss, 4 and 6
    [x55] miss, 5 and 5
    [x56] miss, 5 and 6
    [x66] miss, 6 and 6
    [222] 2, 2 and 2
    [223] 2, 2 and 3
    [224] 2, 2 and 4
    [225] 2, 2 and 5
    [226] 2, 2 and 6
    [233] 2, 3 and 3
    [234] 2, 3 and 4
    [235] 2, 3 and 5
    [236] 2, 3 and 6
    [244] 2, 4 and 4
    [245] 2, 4 and 5
    [246] 2, 4 and 6
    [255] 2, 5 and 5
    [256] 2, 5 and 6
    [266] 2, 6 and 6
    [333] 3, 3 and 3
    [334] 3, 3 and 4
    [335] 3, 3 and 5
    [336] 3, 3 and 6
    [344] 3, 4 and 4
    [345] 3, 4 and 5
    [346] 3, 4 and 6
    [355] 3, 5 and 5
    [356] 3, 5 and 6
    [366] 3, 6 and 6
    [444] 4, 4 and 4
    [445] 4, 4 and 5
    [446] 4, 4 and 6
    [455] 4, 5 and 5
    [456] 4, 5 and 6
    [466] 4, 6 and 6
    [555] 5, 5 and 5
    [556] 5, 5 and 6
    [566] 5, 6 and 6
   *[666] 6, 6 and 6
}

## Answers

word-go = { $cell ->
    [c3] Go to the Exit
   *[other] { $cell-card ->
        [back] Go to { $cell }, a Room face down
        [none] Go to { $cell }
       *[other] Go to { $cell }: { NAME($cell-card) }
    }
}
word-drink = Drink { THE($potion) }
word-hunt = Rat Hunt: +{ $number-skill-hunt-food ->
    [one] { $number-skill-hunt-food } ration
   *[other] { $number-skill-hunt-food } rations
}, +{ $number-skill-hunt-hp } HP
word-remedy = Remedy: cure { this-condition }
word-distil = Distillation, { $number-skill-distil-gold } gold: { THE($potion) } for { AN($potion2) }
word-bait = Bait: one more Character die for this fight
word-miasma = Miasma: { $number-skill-miasma } damage
word-wall = Shield Wall: { $number-skill-wall } more armour this round
word-flask = Unstable Flask: { $number-skill-flask } damage
word-freeze = Unstable Flask: the enemy does not act this round
word-bash = Shield Bash: { $number-skill-bash } times your armour as more damage
word-aegis = Aegis: { $number-skill-aegis } more armour for all in the next Room
word-tribute = Blood Tribute: { $blood } HP, and the enemy loses { $number-skill-tribute } times as many
word-ward = Safeguard: cancel a death in the next Room
word-conjure = Conjuring: { $offensive ->
    [fire] { $number-fire } damage
    [frost] the enemy does not act this round
   *[poison] { $number-poison } damage with each attack
}
word-sight = Clairvoyance: turn Rooms up
word-backstab = Backstab: your best die counts { $number-skill-backstab } times
word-slip = Slip Past: do not resolve the next Room
word-patrol = Patrol: look at the Rooms to come
word-codex-burn = Codex: { $number-skill-codex } damage
word-codex-scry = Codex: turn Rooms up
word-codex-cull = Codex: set aside one of the next two Rooms
word-aside = Set { THE($room) } aside
word-lay = { THE($room) } first
word-look = Turn up the Room on { $cell }
word-draft = Jackdaw: replace the Room on { $cell }
word-scout = Jackdaw: place the next two Rooms
word-settle = { THE($room) } on { $cell }
word-foresee = Drink the Perception potion: the test is passed
word-try = Try the skill test
word-take = Take the card
word-feed = Feed the Jackdaw a ration, and take it along
word-pay = { $toll ->
    [gold] Pay the Outlaw in gold
   *[food] Pay the Outlaw in rations
}
word-read = Read the Dungeon die as a { $face }
word-offer = Make an offering: { $number-offering } gold
word-choose = { $choice ->
    [first] First choice
    [second] Second choice
   *[third] Third choice
}
word-gain = Choose { THE($potion) }
word-drop = Discard { THE($potion) }
word-tale = { $tale-option ->
    [one] Without a test
    [class] By your class
   *[test] By a skill test
}
word-coins = Take { $number-reward-gold } gold
word-story = Draw a Story card
word-buy = Buy { this-ware }
word-brew = Buy { AN($potion) }
word-sell = Sell { your-thing }
word-hammer = Buy the throwing hammer
word-stand = { this-stance } stance
word-critical = Roll die no. { $die } again, a critical hit
word-feat = Feat: roll die no. { $die } again { $price ->
    [xp] for 1 XP
    [hp] for { $number-feat-hp } HP
   *[free] for free
}
word-throw = Use { THE($potion) }
word-hurl = Throw the hammer: { $number-skill-hammer } damage
word-give = Give { your-thing } to { THE($seat-name) }
word-swap = Exchange { your-thing } with { THE($seat-name) } for { their-thing2 }
word-give-belt = Give your Belt, with { THE($potion) }, to { THE($seat-name) }
word-swap-belt = Exchange your item with { THE($seat-name) }; { THE($potion) } goes with the Belt
group-give-belt = Give your Belt and a potion
group-swap-belt = Exchange an item for the Belt
first-give-belt = Give your Belt, with { THE($potion) }
first-swap-belt = Exchange your item; { THE($potion) } goes with the Belt
word-resolve-first = Ask to resolve your Room first
word-pass-suffer = Take the loss
word-yes-agree = Agree
word-no-agree = Keep the order
word-pass-entered = Resolve the Room
word-pass-prepare = Lay the Zone without using anything
word-pass-test = Roll the dice
word-pass-item = Leave the card
word-pass-take = Leave the card
word-pass-offer = Roll the die without an offering
word-pass-full = Leave the new potion
word-pass-hammer = Leave the hammer
word-pass-toll = Pay nothing, and fight
word-pass-skill = Attack without using anything
word-pass-roll = Roll the dice
word-pass-frost = Let the attack come
word-pass-potion = Use nothing
word-pass-brace = Take the blow
word-pass-hunger = Go hungry
word-done-dice = Keep these results
word-done-shop = Leave
word-done-give = Give no more
word-done-look = Turn up no more
word-yes-accept = Accept the exchange
word-no-accept = Decline the exchange
group-go = Choose a Room
group-drink = Drink a potion
group-remedy = Remedy: cure an effect
group-distil = Distillation: make another potion of one
group-aside = Set a Room aside
group-lay = Choose the first Room
group-look = Turn up a Room
group-tribute = Blood Tribute: choose how many HP
group-conjure = Conjuring: choose the effect of a potion
group-draft = Jackdaw: replace a Room
group-settle = Place a Room
group-pay = Pay to pass
group-read = Read the Dungeon die
group-choose = Choose an option
group-gain = Choose a potion
group-drop = Discard a potion
group-tale = Choose in the Story
group-buy = Buy
group-brew = Buy a potion
group-sell = Sell
group-stand = Choose a stance
group-critical = Roll a critical hit again
group-feat = Do a feat
group-throw = Use a potion
group-give = Give something
group-swap = Propose an exchange
first-distil = Distillation: discard { THE($potion) }
first-settle = Place { THE($room) }
first-feat = Feat: roll die no. { $die } again
first-give = Give { your-thing }
first-swap = Exchange { your-thing }

## Questions

prompt-way = Where do you go?
prompt-entered = Do you use a skill before this Room is resolved?
prompt-prepare = Before the new Zone is laid: do you use a skill?
prompt-aside = Which Room do you set aside?
prompt-lay = Which Room is laid first? It will be the Entrance.
prompt-settle = Where do you put this Room?
prompt-look = Which Room do you turn up?
prompt-test = A skill test: do you use a potion before the roll?
prompt-item = There is an item here. Do you try to take it?
prompt-take = The card is within reach. Do you take it?
prompt-read = The test is passed. How do you read the Dungeon die?
prompt-offer = Do you make an offering to the Gods before the roll?
prompt-choose = What do you choose?
prompt-gain = Which potion do you choose?
prompt-full = Which of your potions do you discard for the new one?
prompt-drop = One potion too many without the Belt: which one goes?
prompt-tale = What do you do in this Story?
prompt-reward = Rewards! Gold, or a Story?
prompt-shop = What do you buy or sell?
prompt-hammer = Do you buy the throwing hammer?
prompt-toll = An Outlaw bars your way. Do you pay?
prompt-stance = Which stance do you take?
prompt-skill = Do you use a skill for this attack?
prompt-roll = Do you drink a potion before you roll?
prompt-dice = Do you roll a die again?
prompt-frost = The enemy attacks from afar. Do you freeze it?
prompt-potion = Do you use anything before the damage is dealt?
prompt-brace = A blow is coming. Do you drink a potion?
prompt-suffer = This loss would kill you. Do you drink a potion?
prompt-agree = Somebody asks to resolve their Room first. Do you agree?
prompt-hunger = No ration left: do you drink a potion before hunger strikes?
prompt-give = Do you give or exchange anything?
prompt-accept = Do you accept this exchange?

## What happens

event-leader = { $seat ->
    [you] You lead the group.
   *[other] { THE($seat-name) } leads the group.
}
event-zone = — Zone { $zone } —
event-room = { $cell ->
    [a1] The Entrance: { NAME($room) }.
   *[other] On { $cell }: { NAME($room) }.
}
event-warden = At the Exit waits { THE($guardian) }.
event-remains = At the Exit wait the King’s Remains.
event-og = At the Exit wait Og’s Remains.
event-left-out = The mix leaves { THE($room) } out.
event-woken = { $seat ->
    [you] You wake a Guardian: { THE($guardian) }!
   *[other] { THE($seat-name) } wakes a Guardian: { THE($guardian) }!
}
event-went = { $seat ->
    [you] { $cell ->
        [c3] You reach the Exit.
       *[other] You go to { $cell }.
    }
   *[other] { $cell ->
        [c3] { THE($seat-name) } reaches the Exit.
       *[other] { THE($seat-name) } goes to { $cell }.
    }
}
event-ate = { $seat ->
    [you] You eat 1 ration.
   *[other] { THE($seat-name) } eats 1 ration.
}
event-hungry = { $seat ->
    [you] You have nothing to eat.
   *[other] { THE($seat-name) } has nothing to eat.
}
event-falls = { $seat ->
    [you] The ground gives way under you.
   *[other] { THE($seat-name) } feels the ground give way.
}
event-no-fall = { $seat ->
    [you] You do not fall.
   *[other] { THE($seat-name) } does not fall.
}
event-fell = The fall ends in Zone { $zone }.
event-gone = The Guardian of the Floor left behind is out of the game.
event-refreshed = { $seat ->
    [you] Your skills are available again.
   *[other] { THE($seat-name) } can use their skills again.
}
event-drank = { $seat ->
    [you] You drink { THE($potion) }.
   *[other] { THE($seat-name) } drinks { THE($potion) }.
}
event-hp = { $seat ->
    [you] You gain { $n } HP.
   *[other] { THE($seat-name) } gains { $n } HP.
}
event-hp-lost = { $seat ->
    [you] You lose { $n } HP and have { $left } left.
   *[other] { THE($seat-name) } loses { $n } HP and has { $left } left.
}
event-full = { $seat ->
    [you] You cannot have more than { the-most }: { not-gained }.
   *[other] { THE($seat-name) } cannot have more than { the-most }: { not-gained }.
}
the-most = { $trait ->
    [hp] { $number-max-hp } HP
    [xp] { $number-max-xp } XP
    [gold] { $number-max-gold } gold
    [food] { $number-max-food ->
        [one] { $number-max-food } ration
       *[other] { $number-max-food } rations
    }
   *[armor] { $number-max-armor ->
        [one] { $number-max-armor } point of armour
       *[other] { $number-max-armor } points of armour
    }
}
not-gained = { $trait ->
    [xp] { $n ->
        [one] { $n } becomes HP
       *[other] { $n } become HP
    }
   *[other] { $n ->
        [one] { $n } is not gained
       *[other] { $n } are not gained
    }
}
event-xp = { $seat ->
    [you] You gain { $n } XP.
   *[other] { THE($seat-name) } gains { $n } XP.
}
event-xp-lost = { $seat ->
    [you] You lose { $n } XP.
   *[other] { THE($seat-name) } loses { $n } XP.
}
event-level = { $seat ->
    [you] You are at level { $n } now.
   *[other] { THE($seat-name) } is at level { $n } now.
}
event-gold = { $seat ->
    [you] You gain { some-gold }.
   *[other] { THE($seat-name) } gains { some-gold }.
}
event-gold-lost = { $seat ->
    [you] You lose { some-gold }.
   *[other] { THE($seat-name) } loses { some-gold }.
}
event-food = { $seat ->
    [you] You gain { some-food }.
   *[other] { THE($seat-name) } gains { some-food }.
}
event-food-lost = { $seat ->
    [you] You lose { some-food }.
   *[other] { THE($seat-name) } loses { some-food }.
}
event-armor = { $seat ->
    [you] You gain { some-armour }.
   *[other] { THE($seat-name) } gains { some-armour }.
}
event-armor-lost = { $seat ->
    [you] You lose { some-armour }.
   *[other] { THE($seat-name) } loses { some-armour }.
}
event-lacked = { $seat ->
    [you] { $lack ->
        [item] You have no item to lose: that costs { $n } HP.
       *[other] You do not have enough { this-lack }: that costs { $n } HP.
    }
   *[other] { $lack ->
        [item] { THE($seat-name) } has no item to lose: that costs { $n } HP.
       *[other] { THE($seat-name) } does not have enough { this-lack }: that costs { $n } HP.
    }
}
this-lack = { $lack ->
    [armor] armour
    [food] rations
    [gold] gold
   *[xp] XP
}
event-potion = { $seat ->
    [you] You get { THE($potion) }.
   *[other] { THE($seat-name) } gets { THE($potion) }.
}
event-dropped = { $seat ->
    [you] You discard { THE($potion) }.
   *[other] { THE($seat-name) } discards { THE($potion) }.
}
event-has-one = { $seat ->
    [you] You have { AN($potion) } already.
   *[other] { THE($seat-name) } has { AN($potion) } already.
}
event-struck-with = { $seat ->
    [you] { $condition ->
        [curse] You are cursed.
        [poison] You are poisoned.
       *[blindness] You are blind.
    }
   *[other] { $condition ->
        [curse] { THE($seat-name) } is cursed.
        [poison] { THE($seat-name) } is poisoned.
       *[blindness] { THE($seat-name) } is blind.
    }
}
event-cured = { $seat ->
    [you] { $condition ->
        [curse] The curse leaves you.
        [poison] The poison leaves you.
       *[blindness] You can see again.
    }
   *[other] { $condition ->
        [curse] The curse leaves { THE($seat-name) }.
        [poison] The poison leaves { THE($seat-name) }.
       *[blindness] { THE($seat-name) } can see again.
    }
}
event-blessed = { $seat ->
    [you] You are blessed.
   *[other] { THE($seat-name) } is blessed.
}
event-no-effect = Nothing happens.
the-skill = { $skill ->
     [hunt] { board-skill-hunt }
     [bait] { board-skill-bait }
     [remedy] { board-skill-remedy }
     [miasma] { board-skill-miasma }
     [wall] { board-skill-wall }
     [patrol] { board-skill-patrol }
     [flask] { board-skill-flask }
     [distil] { board-skill-distil }
     [bash] { board-skill-bash }
     [aegis] { board-skill-aegis }
     [tribute] { board-skill-tribute }
     [ward] { board-skill-ward }
     [conjure] { board-skill-conjure }
     [sight] { board-skill-sight }
     [backstab] { board-skill-backstab }
   *[slip] { board-skill-slip }
}
event-skill = { $seat ->
    [you] You use a skill of { THE($hero) }: { the-skill }.
   *[other] { THE($seat-name) } uses a skill of { THE($hero) }: { the-skill }.
}
event-bash = The Shield Bash adds { $n } damage.
event-aegis = Aegis: everybody has { $n } more armour in the next Room.
event-ward = Safeguard: in the next Room the first death is cancelled.
event-saved = { $seat ->
    [you] The Safeguard cancels your death: you have { $n } HP left.
   *[other] The Safeguard cancels the death of { THE($seat-name) }, who has { $n } HP left.
}
event-slips = { $seat ->
    [you] You slip past: you do not resolve the next Room.
   *[other] { THE($seat-name) } slips past and does not resolve the next Room.
}
event-paid = { $seat ->
    [you] You pay the Outlaw: { $toll ->
        [gold] { $n } gold
       *[food] { $n ->
            [one] { $n } ration
           *[other] { $n } rations
        }
    }.
   *[other] { THE($seat-name) } pays the Outlaw: { $toll ->
        [gold] { $n } gold
       *[food] { $n ->
            [one] { $n } ration
           *[other] { $n } rations
        }
    }.
}
event-jackdaw = { $seat ->
    [you] You let the Jackdaw fly.
   *[other] { THE($seat-name) } lets the Jackdaw fly.
}
event-replaced = On { $cell }, an unused Room takes the place of { THE($room) }.
event-settled = { $seat ->
    [you] You put { THE($room) } on { $cell }.
   *[other] { THE($seat-name) } puts { THE($room) } on { $cell }.
}
event-codex = { $seat ->
    [you] You use the Codex obscura.
   *[other] { THE($seat-name) } uses the Codex obscura.
}
event-set-aside = { $seat ->
    [you] You set { THE($room) } aside.
   *[other] { THE($seat-name) } sets { THE($room) } aside.
}
event-laid = { $seat ->
    [you] You lay { THE($room) } first.
   *[other] { THE($seat-name) } lays { THE($room) } first.
}
event-looked = One of the Rooms to come: { NAME($room) }.
event-tested = { $seat ->
    [you] Your test: { these-dice }.
   *[other] { THE($seat-name) } rolls for the test: { these-dice }.
}
event-die = Dungeon die: { $face }.
event-passed = The test is passed.
event-failed = The test is failed.
event-foresaw = { $seat ->
    [you] You foresaw that the test would be passed.
   *[other] { THE($seat-name) } foresaw that the test would be passed.
}
event-hex = { $sign ->
    [sign] Curse die: the symbol shows, each Character die counts 1 less.
   *[blank] Curse die: nothing.
}
event-venom = { $sign ->
    [sign] Poison die: the symbol shows.
   *[blank] Poison die: nothing.
}
event-read = The Dungeon die is read as { $face }.
event-offered = { $seat ->
    [you] You make an offering.
   *[other] { THE($seat-name) } makes an offering.
}
event-took = { $seat ->
    [you] You take the card: { NAME($room) }.
   *[other] { THE($seat-name) } takes the card: { NAME($room) }.
}
event-uses = { $n ->
    [one] The Weapon Cache holds { $n } free feat.
   *[other] The Weapon Cache holds { $n } free feats.
}
event-left = { $seat ->
    [you] You discard an item card: { NAME($room) }.
   *[other] { THE($seat-name) } discards an item card: { NAME($room) }.
}
event-tale = { $seat ->
    [you] You draw a Story: { NAME($tale) }. { this-tale }
   *[other] { THE($seat-name) } draws a Story: { NAME($tale) }. { this-tale }
}
this-tale = { $tale ->
    [message] { about-message }
    [beggar] { about-beggar }
    [procession] { about-procession }
   *[market] { about-market }
}
event-told = { $seat ->
    [you] { $option ->
        [one] You do without a test.
        [class] Your class opens a choice.
       *[test] You choose the skill test.
    }
   *[other] { $option ->
        [one] { THE($seat-name) } does without a test.
        [class] { THE($seat-name) } has a choice by class.
       *[test] { THE($seat-name) } chooses the skill test.
    }
}
event-no-tale = No Story is left.
event-bought = { $seat ->
    [you] You pay { some-gold }.
   *[other] { THE($seat-name) } pays { some-gold }.
}
event-sold = { $seat ->
    [you] You sell { this-thing }.
   *[other] { THE($seat-name) } sells { this-thing }.
}
event-hammer = { $seat ->
    [you] You buy the throwing hammer.
   *[other] { THE($seat-name) } buys the throwing hammer.
}
event-foes = { $n ->
    [one] Fight: { NAME($foe) }, { $hp } HP.
   *[other] Fight: { NAME($foe) }, { $n } enemies with { $hp } HP.
}
event-stance = { $seat ->
    [you] You take the { this-stance } stance.
   *[other] { THE($seat-name) } takes the { this-stance } stance.
}
event-rolled = { $seat ->
    [you] Your attack: { these-dice }.
   *[other] { THE($seat-name) } attacks: { these-dice }.
}
event-again = { $seat ->
    [you] You roll a die again: { these-dice }.
   *[other] { THE($seat-name) } rolls a die again: { these-dice }.
}
event-feat = { $seat ->
    [you] You try a { $price ->
        [xp] feat for 1 XP.
        [hp] feat, paid with your HP.
       *[free] free feat.
    }
   *[other] { THE($seat-name) } tries a { $price ->
        [xp] feat for 1 XP.
        [hp] feat, paid with their HP.
       *[free] free feat.
    }
}
event-threw = { $seat ->
    [you] You use { THE($potion) }.
   *[other] { THE($seat-name) } uses { THE($potion) }.
}
event-hurled = { $seat ->
    [you] You throw the hammer.
   *[other] { THE($seat-name) } throws the hammer.
}
event-dodged = The enemy dodges the highest die: { some-damage } less.
event-hit = { $seat ->
    [you] Your dice make { some-damage }{ stopped }
   *[other] The dice of { THE($seat-name) } make { some-damage }{ stopped }
}
stopped = { $armour ->
    [0] .
   *[other] , of which the enemy’s armour stops { $armour }.
}
event-more = { $seat ->
    [you] You add { some-damage }.
   *[other] { THE($seat-name) } adds { some-damage }.
}
event-poison-works = The poison does { some-damage } to the enemy.
event-slain = An enemy falls: { NAME($foe) }.
event-frozen = The enemy is frozen and does not act.
event-miss = { $seat ->
    [you] The attack misses you.
   *[other] The attack misses { THE($seat-name) }.
}
event-swarm = Die of one enemy: { $face }.
event-pierced = { $seat ->
    [you] The blow goes through your armour.
   *[other] The blow goes through the armour of { THE($seat-name) }.
}
event-blocked = { $seat ->
    [you] The attack costs you no HP.
   *[other] { THE($seat-name) } loses no HP.
}
event-regained = The enemy wins back { $n } HP.
event-alarm = The alarm rings: one more fight against { THE($foe) }.
event-beaten = { $foe ->
    [remains] The King’s Remains collapse, and rise again: the second phase begins!
    [og] Og’s Remains collapse, and rise again: the second phase begins!
    [avatar] The Avatar collapses, and rises again: the second phase begins!
   *[other] Victory over { THE($foe) }!
}
event-gave = { $to ->
    [you] { THE($seat-name) } gives you { this-thing }.
   *[other] { $seat ->
        [you] You give { this-thing } to { THE($to-name) }.
       *[other] { THE($seat-name) } gives { this-thing } to { THE($to-name) }.
    }
}
event-swapped = { $to ->
    [you] { THE($seat-name) } exchanges { this-thing } with you for { other-thing }.
   *[other] { $seat ->
        [you] You exchange { this-thing } with { THE($to-name) } for { other-thing }.
       *[other] { THE($seat-name) } exchanges { this-thing } with { THE($to-name) } for { other-thing }.
    }
}
event-proposed = { $to ->
    [you] { THE($seat-name) } offers you { this-thing } for { other-thing }.
   *[other] { $seat ->
        [you] You offer { THE($to-name) } { this-thing } for { other-thing }.
       *[other] { THE($seat-name) } offers { THE($to-name) } { this-thing } for { other-thing }.
    }
}
event-declined = { $seat ->
    [you] You decline.
   *[other] { THE($seat-name) } declines.
}
event-urged = { $seat ->
    [you] You ask to resolve your Room first.
   *[other] { THE($seat-name) } asks to resolve their Room first.
}
event-goes-first = { $seat ->
    [you] You resolve your Room first.
   *[other] { THE($seat-name) } resolves their Room first.
}
event-died = { $seat ->
    [you] You die of your wounds.
   *[other] { THE($seat-name) } dies of their wounds.
}

## Why not

reason-twins = Each character is played once: choose another one.
reason-not-now = This is not the moment.
reason-no-way = One only goes right or down, from a Room to the next.
reason-no-potion = You do not have that potion.
reason-no-need = That would change nothing.
reason-offensive = That potion is for fights only.
reason-protected = Magic Protection: no potion touches this enemy, nor what works like one.
reason-one-potion = Only one offensive potion in an Attack Phase.
reason-poisoned-already = This enemy is poisoned already.
reason-too-late = The enemy has acted or is frozen already: Frost has nothing left to stop.
reason-spent = Your Character card is face down: its skills have been used.
reason-not-your-skill = Your character does not have that skill.
reason-no-item = You do not have the item for it.
reason-deadly = That would kill you.
reason-not-critical = That die shows no critical hit.
reason-feat-done = That die has had its feat.
reason-no-price = You cannot pay for the feat in that way.
reason-no-die = There is no such die, or it is the same as one already offered.
reason-far-stance = The stance changes by one step at a time.
reason-no-gold = You do not have enough gold.
reason-no-food = You do not have enough rations.
reason-no-armor = You have no armour.
reason-not-ahead = It takes a Room face up, further on, to which nobody has come.
reason-not-sold = That is neither sold nor bought here.
reason-full-already = The highest number is reached, or it would bring nothing.
reason-forced = The Alarm Tower stays with whoever set it off, until the Floor ends.
reason-other-class = That option is for another class.
reason-not-there = Nobody of that name is in your Room.
reason-first-already = That has been asked in this step already.
reason-open = That Room is not face down, or not any more.
reason-no-choice = That is not among the options.

## The end

end-won = { $seat ->
    [other] Your Avatar is beaten, and Og’s Blood is lost: { THE($seat-name) } wins.
    [player] Og’s Blood is won: victory for { THE($seat-name) }!
   *[you] Og’s Blood is yours: victory!
}
end-resigned = { $score ->
    [0] The game was given up.
   *[other] { $seat ->
        [you] The other side gives up: victory!
        [none] The game was given up.
       *[other] The game was given up: { THE($seat-name) } wins.
    }
}
ended-turns = { $count ->
    [one] Zone entered
   *[other] Zones entered
}
ended-leap = { $name }: the biggest change, in Zone no. { $turn } of the run
ended-turn = Zone
ended-look = Look at Zone no. { $turn } of the run
ended-turn-by-turn = Zone by Zone
end-bound = { $score ->
    [0] The game has reached its limit of length: it is not won.
   *[other] The game has reached its limit of length: the Overlord wins.
}
end-claimed = { $score ->
    [0] The game, which had gone beyond its limit of length, was broken off.
   *[other] The game, which had gone beyond its limit of length, was broken off: the Overlord wins.
}
end-dead = { $score ->
    [0] The City has got the better of you: defeat.
   *[other] { $seat ->
        [you] Nobody will take Og’s Blood from you: victory!
        [player] The Overlord has got the better of the adventurers.
       *[other] The Overlord has got the better of you: defeat.
    }
}
finish-won = Og’s Blood is won
finish-dead = beaten by the City

## Options

about-ratcatcher = Gold, a Poison potion, one more die in a fight, and something to eat on the way.
about-plague-doctor = The most HP, Holy Water, miasma, and a remedy for each effect.
about-captain = Armour, a shield wall, and a patrol that puts the Rooms to come in order.
about-alchemist = A Perception potion, a flask that wounds or freezes, and the art of making one potion of another.
about-crusader = Armour that strikes and an aegis for all, but no gold.
about-priestess = The most HP, Holy Water, a tribute of blood, and a death cancelled.
about-wizard = A Perception potion, the effect of the one that a fight calls for, and eyes that see far.
about-rogue = Gold, a blow that counts twice, and a Room passed by.
option-hero_1 = Character of player 1
option-hero_1-ratcatcher = the Rat Hunter
about-option-hero_1-ratcatcher = { about-ratcatcher }
option-hero_1-plague-doctor = the Plague Doctor
about-option-hero_1-plague-doctor = { about-plague-doctor }
option-hero_1-captain = the Fallen Captain
about-option-hero_1-captain = { about-captain }
option-hero_1-alchemist = the Alchemist
about-option-hero_1-alchemist = { about-alchemist }
option-hero_1-crusader = the Crusader
about-option-hero_1-crusader = { about-crusader }
option-hero_1-priestess = the Priestess
about-option-hero_1-priestess = { about-priestess }
option-hero_1-wizard = the Wizard
about-option-hero_1-wizard = { about-wizard }
option-hero_1-rogue = the Rogue
about-option-hero_1-rogue = { about-rogue }
option-hero_2 = Character of player 2
option-hero_2-ratcatcher = the Rat Hunter
about-option-hero_2-ratcatcher = { about-ratcatcher }
option-hero_2-plague-doctor = the Plague Doctor
about-option-hero_2-plague-doctor = { about-plague-doctor }
option-hero_2-captain = the Fallen Captain
about-option-hero_2-captain = { about-captain }
option-hero_2-alchemist = the Alchemist
about-option-hero_2-alchemist = { about-alchemist }
option-hero_2-crusader = the Crusader
about-option-hero_2-crusader = { about-crusader }
option-hero_2-priestess = the Priestess
about-option-hero_2-priestess = { about-priestess }
option-hero_2-wizard = the Wizard
about-option-hero_2-wizard = { about-wizard }
option-hero_2-rogue = the Rogue
about-option-hero_2-rogue = { about-rogue }
option-hero_3 = Character of player 3
option-hero_3-ratcatcher = the Rat Hunter
about-option-hero_3-ratcatcher = { about-ratcatcher }
option-hero_3-plague-doctor = the Plague Doctor
about-option-hero_3-plague-doctor = { about-plague-doctor }
option-hero_3-captain = the Fallen Captain
about-option-hero_3-captain = { about-captain }
option-hero_3-alchemist = the Alchemist
about-option-hero_3-alchemist = { about-alchemist }
option-hero_3-crusader = the Crusader
about-option-hero_3-crusader = { about-crusader }
option-hero_3-priestess = the Priestess
about-option-hero_3-priestess = { about-priestess }
option-hero_3-wizard = the Wizard
about-option-hero_3-wizard = { about-wizard }
option-hero_3-rogue = the Rogue
about-option-hero_3-rogue = { about-rogue }
option-difficulty = Difficulty
option-difficulty-normal = normal
about-option-difficulty-normal = The values printed on the Character card.
option-difficulty-hard = hard
about-option-difficulty-hard = 1 ration and 1 HP less at the start.
option-difficulty-extreme = extreme
about-option-difficulty-extreme = 1 ration and 2 HP less at the start.
option-difficulty-roguelike = roguelike
about-option-difficulty-roguelike = 1 ration, 2 HP and 3 gold less at the start.
option-board = Board
option-board-city = the City
about-option-board-city = Four Floors of two, two, three and three Zones.
option-board-cathedral = the Cathedral
about-option-board-cathedral = Four Floors of three, three, two and two Zones: somewhat easier. This layout is ours.
option-stances = Combat stances
option-stances-no = no
option-stances-yes = yes
about-option-stances-no = The basic game: the Balanced stance.
about-option-stances-yes = A stance for each attack: more risk, or less.
option-item_test = In the Room of an item
option-item_test-want = who wants the card takes the test
option-item_test-must = everybody takes the test
option-mix = With the base game
option-mix-no = no
option-mix-yes = yes
about-option-mix-no = The Rooms and Guardians of Le Conseil, and those alone.
about-option-mix-yes = Twenty-one Rooms by chance, a fixed number of each type, and all Guardians. Of the base game there is what has known numbers.
option-last_one = Last Guardian
option-last_one-king = the King’s Remains
option-last_one-og = Og’s Remains
option-last_one-chance = by chance
about-option-last_one-chance = It is turned up in the last Zone only.
option-reference = Reference card
option-reference-criminal = the Criminal
option-reference-ghost = the Ghost
option-reference-turns = in turn
option-reference-chance = by chance
about-option-reference-ghost = That of the base game.
about-option-reference-turns = First the Criminal, then the Ghost, and so on.
about-option-reference-chance = Each time one is needed.

## The table

area-zone = Zone
area-foes = Enemy
area-dice = Character dice
area-die = Dungeon die
area-life = HP and XP
area-items = Item
area-stock = Rooms not in use
area-box = Rooms left out
area-discard = Items discarded
area-den = Guardians to come
area-unused = Guardian set aside
area-beaten = Guardians beaten
area-gone = Guardians out of the game
area-tales = Story pile
area-told = Stories told
counter-zone = Zone
counter-floor = Floor
counter-leader = Leader
counter-turns = Zones begun
counter-bonus = Damage beside the dice
counter-venom = Enemy poisoned
counter-frozen = Enemy frozen
counter-walled = Shield Wall
counter-hp = HP
counter-aegis = Aegis: more armour
counter-ward = Safeguard
counter-doubled = Backstab
counter-might = Damage of the Shield Bash
counter-armour = Armour
counter-food = Rations
counter-gold = Gold
counter-cursed = Cursed
counter-poisoned = Poisoned
counter-blind = Blind
counter-spent = Character card face down
counter-level = Level
counter-met = Monster or Trap met in this Zone
counter-uses = Free feats
counter-stance = Stance
counter-fire = Fire potion
counter-frost = Frost potion
counter-poison = Poison potion
counter-heal = Healing potion
counter-holy = Holy Water potion
counter-percep = Perception potion
mark-seen = seen, face down
mark-critical = critical hit
mark-feat = feat done
codes-note = CELL is a column and a row: the Entrance is a1, the Exit c3. DIE counts the dice, the lowest first. PLAYER is 0 for player 1.
domain-cell = CELL
domain-blood = NUMBER
domain-offensive = fire|frost|poison
domain-toll = gold|food
domain-choice = first|second|third
domain-condition = curse|poison|blindness
domain-die = DIE
domain-face = NUMBER
domain-potion = POTION
domain-price = xp|hp|free
domain-room = ROOM
domain-seat = PLAYER
domain-stance = aggressive|balanced|defensive
domain-tale-option = one|class|test
domain-thing = THING
domain-ware = hp|food|bless|heal|armor|xp

## The table, drawn

caption = Zone { $zone }, Floor { $floor }
board-step = { $guarded ->
    [1] { $zone } ♜
   *[other] { $zone }
}
board-place = { $place }: { $names }
board-taken = Card taken
board-exit = Exit
board-exit-with = Exit, guarded: { $name }
board-hidden = Room face down
board-in = at { $place }
board-of = { $what }: { $n } of { $most }
board-level = Level { $n }
board-free = free
board-potion = Potion
board-beside = Beside
board-bag = Potions and item
board-skills = Skills
board-ready = ready
board-spent = used
board-uses = { $n ->
    [one] { $n } free feat left
   *[other] { $n } free feats left
}
board-die = Die { $number }: { $face }
board-die-n = die { $number }
board-dungeon = Dungeon die: { $face }
board-foe-armour = the enemy’s armour
board-dodged = the best die, which the enemy dodges
board-damage = { $n } damage
board-now = If nothing changes
board-semi = ; {""}
board-kind-monster = Monster
board-kind-trap = Trap
board-kind-treasure = Treasure
board-kind-item = Item
board-kind-merchant = Merchant
board-kind-tomb = Tomb
board-kind-camp = Campfire
board-kind-shrine = Shrine
board-kind-guardian = Guardian
board-kind-story = Story
board-stance-aggressive = Aggressive
board-stance-balanced = Balanced
board-stance-defensive = Defensive
board-skill-bait = Bait
board-skill-hunt = Rat Hunt
board-skill-miasma = Miasma
board-skill-remedy = Remedy
board-skill-wall = Shield Wall
board-skill-patrol = Patrol
board-skill-flask = Unstable Flask
board-skill-distil = Distillation
board-skill-bash = Shield Bash
board-skill-aegis = Aegis
board-skill-tribute = Blood Tribute
board-skill-ward = Safeguard
board-skill-conjure = Conjuring
board-skill-sight = Clairvoyance
board-skill-backstab = Backstab
board-skill-slip = Slip Past
board-short-casket = Casket
board-short-fire = Fire potion
board-short-frost = Frost potion
board-short-poison = Poison potion
board-short-heal = Healing potion
board-short-holy = Holy Water
board-short-percep = Perception potion
about-skill-bait = In a fight: lose { $number-skill-bait-food ->
    [one] { $number-skill-bait-food } ration
   *[other] { $number-skill-bait-food } rations
} and roll one more Character die until this fight ends. At level 3 each attack has a free feat instead.
about-skill-hunt = Exploring: gain { $number-skill-hunt-food ->
    [one] { $number-skill-hunt-food } ration
   *[other] { $number-skill-hunt-food } rations
} and { $number-skill-hunt-hp } HP.
about-skill-miasma = In a fight: { $number-skill-miasma } more damage with this attack.
about-skill-remedy = Exploring: cure the Curse, the Poison or the Blindness.
about-skill-wall = In a fight: { $number-skill-wall } more Armour in this round, even against a 6.
about-skill-patrol = Before a Zone: look at the next { $number-skill-patrol } Rooms, set one aside, put the others in order.
about-skill-flask = In a fight: { $number-skill-flask } more damage, or the enemy does not act in this round.
about-skill-distil = Exploring: turn one potion into another, for { $number-skill-distil-gold } gold.
about-skill-bash = In a fight: { $number-skill-bash } times your armour as more damage with this attack.
about-skill-aegis = Exploring: { $number-skill-aegis } more armour for all in the next Room.
about-skill-tribute = In a fight: give HP, and the enemy loses { $number-skill-tribute } times as many, past all armour.
about-skill-ward = Exploring: the first death in the next Room is cancelled, and { $number-skill-ward } HP are left.
about-skill-conjure = In a fight: the effect of a Fire, Frost or Poison potion without having one.
about-skill-sight = Exploring: turn up to { $number-skill-sight } Rooms up.
about-skill-backstab = In a fight: your best die counts { $number-skill-backstab } times with this attack.
about-skill-slip = Exploring: you do not resolve the next Room.
about-fire = { $number-fire } more damage, past all armour.
about-frost = The enemy does not act in this round.
about-poison = { $number-poison } damage with each attack of this fight, past all armour.
about-heal = Gives back { $number-healing } HP.
about-holy = Cures Curse, Poison and Blindness.
about-percep = Passes one test, or cures Blindness.
rogue-hp = HP
rogue-xp = XP
rogue-gold = gold
rogue-food = { $n ->
    [one] ration
   *[other] rations
}
rogue-armour = Armour
rogue-plus = +{ $n } { $what }
rogue-minus = −{ $n } { $what }
rogue-or = {" "}or {""}
rogue-nothing = nothing
rogue-up-to = HP raised to { $n }
rogue-any-potion = a potion of your choice
rogue-offensive-potion = an offensive potion of your choice
rogue-curse = Curse
rogue-poison = Poison
rogue-blind = Blindness
rogue-bless = Blessing
rogue-cure-poison = Poison cured
rogue-cure-curse = Curse lifted
rogue-skills = skills ready again
rogue-story = a Story
rogue-no-story = a Story, but none is left
rogue-none-left = none is left: you would gain nothing
rogue-reward = Rewards
rogue-guardian = a Guardian wakes
rogue-fall = a Fall
rogue-fall-to = { $all ->
    [1] a Fall of all to Zone { $zone }
   *[other] a Fall to Zone { $zone }
}
rogue-no-fall = no Fall here
rogue-held-fall = which is prevented
rogue-full = { $what } { $old } already: you would gain nothing
rogue-next-level = Level { $level } at { $n } XP
rogue-venom-test = the Poison die: −1 HP { $chance }{ $dies ->
    [1] , deadly
   *[other] {""}
}
rogue-venom-deadly = deadly with the Poison die
rogue-joined = there already: { $who }, so you fight together
rogue-item-loss = an item lost
rogue-take = the alarm doubles the Monsters of the Floor
rogue-hammer = throwing hammer
rogue-key-savage = Savage: { $number-savage } more damage on a 5
rogue-key-horde = Horde: one die for each
rogue-key-magic-protection = Magic Protection: no potion reaches it
rogue-key-decay = Decay: who is hurt loses 1 ration
rogue-key-ranged = Ranged: it strikes first
rogue-key-dodge = Dodge: on a 5 your best die does not count
rogue-key-unstoppable = Unstoppable: ignores Armour
rogue-key-weakening = Weakening: who is hurt loses 1 XP
rogue-key-regeneration = Regeneration: { $n } HP when it hurts you
rogue-key-fall = Fall: who is hurt falls
rogue-key-fall-to = Fall: who is hurt falls to Zone { $zone }
rogue-key-curse = Curse: who is hurt is cursed
rogue-key-poison = Poison: who is hurt is poisoned
rogue-key-blind = Blindness: who is hurt is blinded
rogue-foe-hp = { $many ->
    [1] { $hp } HP
   *[other] { $many } times { $hp } HP
}
rogue-foes-hp = { $hp } HP
rogue-has-one = you carry one already, and gain nothing
rogue-foe-damage = { $n } damage
rogue-foe-armour = armour { $n }
rogue-twice = two fights in a row, for the alarm
rogue-lacking = what you lack costs { $n } HP
rogue-sees = cures the Blindness
rogue-choose = Choose { $what }
rogue-together = all fight together
rogue-stance-aggressive = a 2 is a miss, a 5 is critical
rogue-stance-balanced = the ordinary way
rogue-stance-defensive = a miss counts 1, nothing is critical, armour +{ $number-defence } this turn
rogue-deadly = deadly
rogue-failed = failed: { $what }
rogue-new = in its place: { $name }, { $about }
rogue-bear = The blow: your HP { $old } → { $new }{ $dies ->
    [1] , you die.
   *[other] .
}
about-message = A sheet full of signs lies on a table. The longer you stare at it, the less you can let go.
about-beggar = A beggar walks behind you. At each corner he wears another face.
about-procession = Masked worshippers bar the street, without a word. They seem to wait for you.
about-market = At the crossroads stands a stall without a merchant: flasks, food, and prices in chalk.
tale-message-one = Throw the sheet into the fire
tale-message-class = Read a fellow healer’s recipe in it
tale-message-test = Break the cipher
tale-beggar-one = Give him alms
tale-beggar-class = Pick his pockets
tale-beggar-test = Shadow him in turn
tale-procession-one = Bend the knee with them
tale-procession-class = Stay on your feet, fist clenched
tale-procession-test = Slip into their ranks
tale-market-one = Pay with food
tale-market-class = Recognise a rare flask
tale-market-test = Help yourself without a sound
about-blessing = Cures Curse, Poison and Blindness.
about-hammer = Thrown once, it does { $number-skill-hammer } damage, past all armour.
rogue-barred = the Alarm Tower stays with you: you can take no card here
rogue-instead = the card taken replaces: { $name }
rogue-win = victory: { $what }
rogue-treasure = +{ $n } gold in any case, then a test
rogue-tomb = passed, you may change the die by 1
rogue-shrine = the Dungeon die is rolled, +1 with an offering
rogue-camp = your skills come back, then a choice
rogue-item-cache = Weapon Cache: { $low } to { $high } free feats, by the die
rogue-item-armory = Armoury: { $low } to { $high } free feats, by the die
rogue-item-belt = Belt: room for one more potion, and a Holy Water
rogue-item-codex = Codex: { $number-skill-codex } damage, or Rooms revealed
rogue-item-jackdaw = Jackdaw: for { $n ->
    [one] { $n } ration
   *[other] { $n } rations
}, a Room replaced or two Rooms placed
rogue-toll = passage: { $gold } gold, or { $food ->
    [one] { $food } ration
   *[other] { $food } rations
}
rogue-test = test passed { $chance }
rogue-chance = { $of ->
    [1] { $n ->
        [0] never
       *[other] for sure
    }
   *[other] { $n } in { $of }
}
rogue-else = { $good }, failed: { $bad }
rogue-ware = { $ware ->
    [hp] { $number-goods-hp } HP
    [food] { $number-goods-food } ration
    [bless] Blessing
    [heal] { $number-goods-heal } HP
    [armor] { $number-goods-armor } Armour
   *[xp] { $number-goods-xp } XP
}
rogue-price = { $what } { $n } gold
rogue-sell-armor = 1 Armour
rogue-sell-potion = a potion
rogue-sell-item = an item
rogue-buy = sells: { $what }
rogue-sell = buys: { $what }
rogue-gold-change = gold { $old } → { $new }
rogue-fight = { $both ->
    [1] both phases won
   *[other] won
} { $chance }, nothing used{ $alone ->
    [1] , by you alone
   *[other] {""}
}
rogue-fight-hp = your HP { $before } → { $hp } most often{ $low ->
    [0] {""}
   *[other] , { $low } or fewer one time in ten
}
rogue-second = then the second phase: { $what }
rogue-descend = no Guardian: you go down
rogue-kinds = { $kind ->
    [monster] { $n ->
        [one] { $n } Monster
       *[other] { $n } Monsters
    }
    [trap] { $n ->
        [one] { $n } Trap
       *[other] { $n } Traps
    }
    [treasure] { $n ->
        [one] { $n } Treasure
       *[other] { $n } Treasures
    }
    [item] { $n ->
        [one] { $n } item
       *[other] { $n } items
    }
    [merchant] { $n ->
        [one] { $n } Merchant
       *[other] { $n } Merchants
    }
    [tomb] { $n ->
        [one] { $n } Tomb
       *[other] { $n } Tombs
    }
    [camp] { $n } Campfire
   *[shrine] { $n } Shrine
}
rogue-unseen = one of these { $n } Rooms: { $kinds }
rogue-offer = a boon { $offered } in 6, without the offering { $without }
rogue-paid = { $what } { $old } → { $new }
rogue-kill = it falls { $chance }
rogue-left = { $sure ->
    [1] it has { $about ->
        [0] { $n }
       *[other] about { $n }
    } HP left
   *[other] else it keeps { $about ->
        [0] { $n }
       *[other] about { $n }
    } HP
}
rogue-hit = you are hurt { $chance } ({ $about ->
    [0] −{ $n } HP
   *[other] −{ $n } HP on average
})
rogue-die = you die { $chance }{ $heals ->
    [1] {" "}without your Healing
   *[other] {""}
}
rogue-safe = no danger of death
rogue-once = { $odds }, with no feat after it
rogue-unrolled = { $odds }, with no die rolled again
rogue-if = { $odds }, with no other die rolled again.
rogue-before = { $odds }, with no die rolled again.
rogue-feat-alone = { $odds }, with your free feat and no other die rolled again
rogue-again = The enemy after the re-roll
rogue-die-again = { $price ->
    [critical] Roll the die again, a critical hit
    [xp] Feat: roll the die again for 1 XP
    [hp] Feat: roll the die again for { $number-feat-hp } HP
   *[free] Feat: roll the die again for free
}
rogue-bait-feat = Bait: a free feat with each attack of this fight
rogue-venom-die = the Poison die costs you 1 HP { $chance }
rogue-phase-1 = first phase of two
rogue-phase-2 = second and last phase
rogue-hammer-next = then, for { $n } gold, the throwing hammer
board-die-void = Dungeon die, of no effect against a Horde
rogue-strike = Your dice: { $n }{ $dodged ->
    [0] {""}
   *[other] {" "}− { $dodged } by Dodge
}{ $armour ->
    [0] {""}
   *[other] {" "}− { $armour } armour
}{ $more ->
    [0] {""}
   *[other] {" "}+ { $more }
}. Enemy: HP { $old } → { $new }.
rogue-falls = It falls, and does not strike you.
rogue-has-struck = It has struck already in this round.
rogue-no-blow = Dungeon die { $face }: it does not hurt you.
rogue-blow = Dungeon die { $face }: your HP { $old } → { $new }{ $more }{ $dies ->
    [1] , you die.
   *[other] .
}
rogue-minus-floor = −1 { $what } for each Floor
rogue-hold-fall = no Fall
rogue-hold-holy = no Holy Water
rogue-hold-bless = no Blessing
rogue-hold-curse = no Curse
rogue-hold-poison = no Poison
rogue-hold-blind = no Blindness
rogue-word-savage = Savage
rogue-word-horde = Horde
rogue-word-magic-protection = Magic Protection
rogue-word-decay = Decay
rogue-word-ranged = Ranged
rogue-word-dodge = Dodge
rogue-word-unstoppable = Unstoppable
rogue-word-weakening = Weakening
rogue-word-regeneration = Regeneration { $n }
rogue-word-fall = Fall
rogue-word-curse = Curse
rogue-word-poison = Poison
rogue-word-blind = Blindness
number-by-floor = Floor { $row }
number-by-phase = Phase { $row }
number-by-die = Dungeon die { $row }
number-zone-floor = Floor of Zone { $zone }
number-zone-fall = Zone to which a Fall leads from Zone { $zone } (0: none)
number-cache-face = uses on a { $face }
number-hp-for = { $many ->
    [1] HP for one
   *[other] HP for two
}
number-track-for = { $many ->
    [1] spaces of the reinforcement track against one
    [2] spaces of the track against two
   *[other] spaces of the track against three
}
number-class-none = none
number-class-warrior = Warrior
number-class-healer = Healer
number-class-thief = Thief
number-class-mage = Mage
number-of-skill = { $column ->
    [bait-food] Bait: rations lost
    [hunt-food] Rat Hunt: rations
    [hunt-hp] Rat Hunt: HP
    [miasma] Miasma: damage
    [remedy-hp] Remedy: HP
    [wall] Shield Wall: Armour
    [patrol] Patrol: Rooms looked at
    [flask] Unstable Flask: damage
    [distil-gold] Distillation: gold
    [bash] Shield Bash: times the armour
    [aegis] Aegis: armour
    [tribute] Blood Tribute: times the HP
    [ward] Safeguard: HP left
    [sight] Clairvoyance: Rooms turned up
    [backstab] Backstab: times the best die
    [codex] Codex: damage
    [scry] Codex: Rooms revealed
   *[hammer] Hammer: damage
}
number-of-goods = { $column ->
    [hp] HP, the small share
    [food] rations
    [heal] HP, the large share
    [armor] Armour
   *[xp] XP
}
number-of-merchant = { $column ->
    [hp] price of 1 HP
    [food] price of a ration
    [bless] price of a Blessing
    [heal] price of 4 HP
    [armor] price of Armour
    [xp] price of XP
    [potion] price of a potion
    [sell-armor] pays for Armour
    [sell-potion] pays for a potion
    [sell-item] pays for an item
    [food-floor] a ration at the price of the Floor (1: yes)
   *[hammer] price of the hammer
}
number-column = { $column ->
    [armor] armour
    [damage] damage
    [effects] keywords
    [reward] reward
    [success] passed
    [failure] failed
    [gold] gold
    [more] gold after a Monster or a Trap
    [effect] effect
    [holds] forbids
    [a] first choice
    [class] class
    [b] choice of the class
    [price] price in rations
    [hp] HP
    [xp] XP
    [food] rations
    [potion] potion
    [max-hp] HP at most
    [max-xp] XP at most
    [max-armor] Armour at most
    [max-food] rations at most
    [max-gold] gold at most
    [level-2] XP of Level 2
    [level-3] XP of Level 3
    [hunger] HP that hunger costs
    [fire] damage of the Fire potion
    [poison] damage of the Poison potion
    [healing] HP of the Healing potion
    [savage] more damage of a Savage enemy
    [feat-hp] HP of a feat
    [defence] Armour of the Defensive stance
    [reward-gold] gold of the Rewards
    [omen] omen points at the start
    [max-omen] omen points at most
    [omen-descent] omen points of a Descent, by the text
    [omen-figure] omen points of a Descent, by the picture
    [omen-one] omen points of a 1 in a fight
    [cost] price in omen points
    [symbols] reinforcement symbols
    [limit] how often (1: once a Zone, 2: once a Floor)
    [number] what it takes or adds
    [rooms] effect on Rooms
    [less] gold more, or less on the die
    [face] face of the Dungeon die in fights
    [side] side (0: Rooms, 1: fights, 2: Avatar)
   *[offering] gold of an offering
}
shelf-game = The game
shelf-shrine = Shrine
shelf-rewards = Rewards
shelf-skill = Skills
shelf-toll = Passage of the Outlaw
shelf-goods = What is bought
shelf-max-track = Spaces of the reinforcement track
shelf-cache = Uses of the Weapon Cache
shelf-board-city = the City
shelf-board-cathedral = the Cathedral
sign-hp = HP: at 0 all is lost
sign-xp = XP: { $number-level-2 } and { $number-level-3 } give one more die
sign-gold = gold
sign-food = rations: one for each Descent
sign-armour = Armour: taken off each blow, but for a 6
sign-damage = damage
sign-cursed = Curse: your dice may lose 1
sign-poisoned = Poison: each roll may cost 1 HP
sign-blind = Blindness: the Rooms beside you stay face down
sign-critical = critical hit: the die is rolled again and added
sign-feat = feat: a die rolled again, for 1 XP or some HP
sign-exit = the Exit
sign-die = Character dice, one for each Level
shelf-heroes = Characters
shelf-rooms = Rooms
shelf-guardians = Guardians and Criminal
shelf-potions = Potions
shelf-stories = Stories

## Standing answers

standing-only-misses-turn = Powers: in this Zone ask me at a Dungeon die only where an enemy misses
standing-no-power-way-turn = Powers: in this Zone ask me no more before the adventurers go on
switch-only-misses-turn = At dice: only misses, in this Zone
switch-no-power-way-turn = On the way: no power in this Zone
standing-until-descent-turn = Powers: ask me in this Zone only after the meal of the Descent
standing-until-fight-turn = Powers: in this Zone ask me only in fights and after the meal of the Descent
standing-no-veil = Fights: where nothing but a Veil could be used, do not ask me
switch-until-descent-turn = No power before the Descent
switch-until-fight-turn = No power before a fight
switch-no-veil = In fights: no Veil
standing-plain-dice = Dice: ask me to roll again only where that costs nothing, or can fell the enemy
standing-balanced = Stance: stay Balanced, but against a Guardian and where a blow could kill me
switch-plain-dice = Re-roll only for nothing, or where it can fell
switch-balanced = Stay Balanced unless in danger
switch-same-stance = Keep for a whole fight the stance I take in it
standing-plain-dice-turn = Dice: in this Zone ask me to roll again only where that costs nothing, or can fell the enemy
standing-no-skill-turn = Combat skill: offer it no more in this Zone, but against a Guardian
standing-no-potion-turn = Offensive potions: offer them no more in this Zone, but against a Guardian
switch-plain-dice-turn = Re-roll only for nothing, or where it can fell, in this Zone
switch-no-skill-turn = No skill in this Zone
switch-no-potion-turn = No potion in this Zone
standing-no-gifts-turn = Exchange: ask me no more in this Zone
standing-no-gifts = Exchange: give nothing, without asking me
standing-some-gifts-turn = Exchange: in this Zone ask me only just before a Guardian, where somebody has nothing to eat at the Descent, or where a potion of mine, given or exchanged, would cure somebody, or heal somebody with 5 HP or less
standing-some-gifts = Exchange: ask me only just before a Guardian, where somebody has nothing to eat at the Descent, or where a potion of mine, given or exchanged, would cure somebody, or heal somebody with 5 HP or less
standing-same-stance-turn = Stance: in this Zone keep the one I have taken until the fight ends, unless a blow could kill me
standing-same-stance = Stance: keep the one I have taken until the fight ends, unless a blow could kill me
standing-balanced-turn = Stance: in this Zone stay Balanced, but against a Guardian and where a blow could kill me
switch-some-gifts = Exchange only where it counts
switch-some-gifts-turn = Exchange only where it counts, in this Zone
switch-same-stance-turn = In this Zone, keep for a whole fight the stance I take in it
switch-balanced-turn = Stay Balanced in this Zone
switch-no-gifts-turn = No exchange in this Zone
switch-no-gifts = No exchange

## Steps

step-SETUP = set-up
step-MIX = mix with the base game
step-LEAD = choice of the leader
step-ZONE = new Zone
step-PREPARE = Preparation
step-PATROL = look at the Rooms to come
step-ASIDE = Room set aside
step-ORDER = order of the Rooms
step-SETTLE = place of the Rooms
step-LAY = laying of the Zone
step-SHOW = Room turned up
step-WARDEN = Guardian turned up
step-WALK = Exploration
step-REVEAL = Rooms beside
step-MOVE = move
step-ENTERED = before the Room is resolved
step-DRAFT = a Room replaced
step-SCRY = sight of the Codex
step-AGREE = agreement on the order
step-FIRST = order changed
step-ENTER = Rooms entered
step-CAMP = rest
step-RESOLVE = resolution of the Rooms
step-ROOM = resolution of a Room
step-GIVE = exchange
step-ACCEPT = answer to an exchange
step-LANDING = fall
step-LEAVE = Exit
step-VICTORY = victory
step-MEAL = meal
step-DESCEND = Descent
step-TEST = skill test
step-TRIAL = dice of the test
step-AUGUR = die of the Shrine
step-EFFECTS = what the card gives
step-GAIN = gain or loss
step-CHOICE = choice
step-POTION = potion of choice
step-FULL = room for a potion
step-SPILL = one potion too many
step-STORY = Story card
step-TALE = choice in the Story
step-TOLD = what the Story brings
step-REWARD = Rewards
step-SEAL = die of the Rewards
step-REFER = reference card
step-WAKE = Guardian woken
step-TRAP = Trap
step-TREASURE = Treasure
step-TOMB = Tomb
step-SHRINE = Shrine
step-SHOP = trade
step-HAMMER = throwing hammer
step-WANT = item
step-FIND = outcome of the test
step-TAKE = taking of the card
step-USES = uses of the Weapon Cache
step-TOLL = paying to pass
step-PARLEY = meeting a Monster
step-ALARM = alarm
step-FIGHT = start of a fight
step-ROUND = round of a fight
step-STANCE = stance
step-SKILL = Combat skill
step-READY = before the roll
step-ROLL = roll of the dice
step-CHILL = Frost against a Ranged attack
step-DICE = critical hits and feats
step-REROLL = new roll
step-PHIAL = potion
step-STRIKE = damage dealt
step-ANSWER = attack of the enemy
step-SWARM = dice of the Horde
step-BRACE = before the blow
step-BLOW = blow of the enemy
step-NEXT = rest of the fight
step-PRIZE = reward

## The numbers of the cards

cards-armor-less = N Armour lost
cards-armor-more = N Armour gained
cards-bless = Blessing: cures all
cards-blind = Blindness
cards-col-a = first choice
cards-col-aegis = Aegis: armour
cards-col-armor = Armour
cards-col-b = choice of the class
cards-col-bash = Shield Bash: times the armour
cards-col-backstab = Backstab: times the best die
cards-col-bait-food = Bait: rations lost
cards-col-bless = Blessing
cards-col-class = class
cards-col-codex = Codex: damage
cards-col-damage = damage
cards-col-distil-gold = Distillation: gold
cards-col-effect = effect
cards-col-effects = keywords
cards-col-failure = Test failed
cards-col-fall = where one lands
cards-col-flask = Unstable Flask: damage
cards-col-floor = Floor of each Zone
cards-col-food = rations
cards-col-food-floor = 1: a ration costs as many as the Floor
cards-col-gold = gold
cards-col-hammer = hammer
cards-col-heal = many HP
cards-col-holds = what it forbids
cards-col-hp = HP
cards-col-hunt-food = Rat Hunt: rations
cards-col-hunt-hp = Rat Hunt: HP
cards-col-miasma = Miasma: damage
cards-col-more = gold after a Monster or a Trap
cards-col-patrol = Patrol: Rooms looked at
cards-col-potion = potion
cards-col-remedy-hp = Remedy: HP
cards-col-reward = reward
cards-col-scry = Codex: Rooms revealed
cards-col-sell-armor = sale of Armour
cards-col-sell-item = sale of an item
cards-col-sell-potion = sale of a potion
cards-col-sight = Clairvoyance: Rooms turned up
cards-col-success = Test passed
cards-col-tribute = Blood Tribute: times the HP
cards-col-wall = Shield Wall: Armour
cards-col-ward = Safeguard: HP left
cards-col-xp = XP
cards-criminal = the Criminal attacks
cards-cure-curse = lifts the Curse
cards-cure-poison = cures Poison
cards-curse = Curse
cards-fall = a Fall
cards-food-floor = 1 ration lost for each Floor
cards-food-less = N rations lost
cards-food-more = N rations gained
cards-gold-floor = 1 gold lost for each Floor
cards-gold-less = N gold lost
cards-gold-more = N gold gained
cards-guardian = the Guardian wakes
cards-hp-floor = 1 HP lost for each Floor
cards-hp-less = N HP lost
cards-hp-more = N HP gained
cards-hp-up = HP raised to N
cards-item = an item lost
cards-p-any = a potion of choice
cards-p-fire = Fire potion
cards-p-frost = Frost potion
cards-p-heal = Healing potion
cards-p-holy = Holy Water
cards-p-off = an offensive potion of choice
cards-p-percep = Perception potion
cards-p-poison = Poison potion
cards-poison = Poison
cards-regen = Regeneration: N HP when it hurts you
cards-reward = a roll for Rewards
cards-skills = Skills are ready again
cards-story = a Story
cards-take = you pick up the card
cards-xp-less = N XP lost
cards-xp-more = N XP gained
cards-table-numbers = Single numbers
cards-table-monster = Monsters, by Floor
cards-table-criminal = The Criminal, by Floor
cards-table-guardian = Guardians, by Floor
cards-table-remains = The King’s Remains, by phase
cards-table-trap = Traps, by the Dungeon die
cards-table-treasure = Treasures
cards-table-tomb = Tombs
cards-table-shrine = Shrine
cards-table-rewards = Rewards
cards-table-camp = Campfire
cards-table-item = Items
cards-table-merchant = Merchants: prices of buying and selling
cards-table-goods = What one buys there
cards-table-story = Stories
cards-table-character = Characters
cards-table-skill = Skills
cards-table-toll = What the Outlaw asks for, by Floor
cards-table-board = Boards: Floor of each Zone, and where a fall leads

## The first game

tip-way = Where to go?
tip-way-text = Two Rooms are turned up: right and below. There is no way back, so compare what they cost and what they bring. A Monster gives XP, and so dice; a Trap or a Tomb depends on a test.
tip-dice = Rolling again
tip-dice-text = A 6 is a critical hit: rolled again, it adds up, but a miss cancels the whole die. A feat rolls any die again for 1 XP or some HP, once a die.
tip-potion = Potions
tip-potion-text = Fire, Frost and Poison serve here, one an attack; they ignore the enemy’s armour. Healing, Holy Water and Perception can be drunk at any question of yours.
tip-shop = At the Merchant
tip-shop-text = Buy and sell as often as you like. Keep something to eat: each Zone costs 1 ration in the Descent, and hunger is dear.
tip-offer = The Shrine
tip-offer-text = A gold piece adds 1 to the die, but not to a 6. Low numbers curse, high ones bless.
tip-skill = Your skills
tip-skill-text = A skill turns your Character card over: it comes back only in the Descent or at a Campfire. Do not save it for too long.

## The Overlord and the Automa

role-adventurer = adventurer
role-overlord = Overlord

# What powers cost, how often they serve, what they do.
cost-divination = { $number-power-divination-cost ->
    [0] free
    [one] { $number-power-divination-cost } omen point
   *[other] { $number-power-divination-cost } omen points
}
price-divination = { cost-divination }{ $number-power-divination-limit ->
    [0] {""}
    [1] , once a Zone
   *[2] , once a Floor
}
cost-fate = { $number-power-fate-cost ->
    [0] free
    [one] { $number-power-fate-cost } omen point
   *[other] { $number-power-fate-cost } omen points
}
price-fate = { cost-fate }{ $number-power-fate-limit ->
    [0] {""}
    [1] , once a Zone
   *[2] , once a Floor
}
cost-labyrinth = { $number-power-labyrinth-cost ->
    [0] free
    [one] { $number-power-labyrinth-cost } omen point
   *[other] { $number-power-labyrinth-cost } omen points
}
price-labyrinth = { cost-labyrinth }{ $number-power-labyrinth-limit ->
    [0] {""}
    [1] , once a Zone
   *[2] , once a Floor
}
cost-veil = { $number-power-veil-cost ->
    [0] free
    [one] { $number-power-veil-cost } omen point
   *[other] { $number-power-veil-cost } omen points
}
price-veil = { cost-veil }{ $number-power-veil-limit ->
    [0] {""}
    [1] , once a Zone
   *[2] , once a Floor
}
cost-rockfall = { $number-power-rockfall-cost ->
    [0] free
    [one] { $number-power-rockfall-cost } omen point
   *[other] { $number-power-rockfall-cost } omen points
}
price-rockfall = { cost-rockfall }{ $number-power-rockfall-limit ->
    [0] {""}
    [1] , once a Zone
   *[2] , once a Floor
}
cost-streets = { $number-power-streets-cost ->
    [0] free
    [one] { $number-power-streets-cost } omen point
   *[other] { $number-power-streets-cost } omen points
}
price-streets = { cost-streets }{ $number-power-streets-limit ->
    [0] {""}
    [1] , once a Zone
   *[2] , once a Floor
}
cost-mechanism = { $number-power-mechanism-cost ->
    [0] free
    [one] { $number-power-mechanism-cost } omen point
   *[other] { $number-power-mechanism-cost } omen points
}
price-mechanism = { cost-mechanism }{ $number-power-mechanism-limit ->
    [0] {""}
    [1] , once a Zone
   *[2] , once a Floor
}
cost-contagion = { $number-power-contagion-cost ->
    [0] free
    [one] { $number-power-contagion-cost } omen point
   *[other] { $number-power-contagion-cost } omen points
}
price-contagion = { cost-contagion }{ $number-power-contagion-limit ->
    [0] {""}
    [1] , once a Zone
   *[2] , once a Floor
}
cost-famine = { $number-power-famine-cost ->
    [0] free
    [one] { $number-power-famine-cost } omen point
   *[other] { $number-power-famine-cost } omen points
}
price-famine = { cost-famine }{ $number-power-famine-limit ->
    [0] {""}
    [1] , once a Zone
   *[2] , once a Floor
}
cost-carnage = { $number-power-carnage-cost ->
    [0] free
    [one] { $number-power-carnage-cost } omen point
   *[other] { $number-power-carnage-cost } omen points
}
price-carnage = { cost-carnage }{ $number-power-carnage-limit ->
    [0] {""}
    [1] , once a Zone
   *[2] , once a Floor
}
cost-hand = { $number-power-hand-cost ->
    [0] free
    [one] { $number-power-hand-cost } omen point
   *[other] { $number-power-hand-cost } omen points
}
price-hand = { cost-hand }{ $number-power-hand-limit ->
    [0] {""}
    [1] , once a Zone
   *[2] , once a Floor
}
cost-blight = { $number-power-blight-cost ->
    [0] free
    [one] { $number-power-blight-cost } omen point
   *[other] { $number-power-blight-cost } omen points
}
price-blight = { cost-blight }{ $number-power-blight-limit ->
    [0] {""}
    [1] , once a Zone
   *[2] , once a Floor
}
cost-granaries = { $number-power-granaries-cost ->
    [0] free
    [one] { $number-power-granaries-cost } omen point
   *[other] { $number-power-granaries-cost } omen points
}
price-granaries = { cost-granaries }{ $number-power-granaries-limit ->
    [0] {""}
    [1] , once a Zone
   *[2] , once a Floor
}
cost-night = { $number-power-night-cost ->
    [0] free
    [one] { $number-power-night-cost } omen point
   *[other] { $number-power-night-cost } omen points
}
price-night = { cost-night }{ $number-power-night-limit ->
    [0] {""}
    [1] , once a Zone
   *[2] , once a Floor
}
cost-watch = { $number-power-watch-cost ->
    [0] free
    [one] { $number-power-watch-cost } omen point
   *[other] { $number-power-watch-cost } omen points
}
price-watch = { cost-watch }{ $number-power-watch-limit ->
    [0] {""}
    [1] , once a Zone
   *[2] , once a Floor
}
cost-eye = { $number-power-eye-cost ->
    [0] free
    [one] { $number-power-eye-cost } omen point
   *[other] { $number-power-eye-cost } omen points
}
price-eye = { cost-eye }{ $number-power-eye-limit ->
    [0] {""}
    [1] , once a Zone
   *[2] , once a Floor
}
power-divination = once the Zone is laid, look at a Room face down and, if you like, exchange it with one of your hand; { price-divination }
power-fate = roll a Dungeon die again before it is read; { price-fate }
power-labyrinth = look at { $number-power-labyrinth-number } Rooms face down, and two of them may change places; { price-labyrinth }
power-veil = no potion and no skill can be used in one Room until the Zone ends, but not at the Exit; { price-veil }
power-rockfall = a Room that is turned up cannot be entered in this step, unless it is somebody’s only way; { price-rockfall }
power-streets = a Room face down changes places with the top one of those not in use, unseen; { price-streets }
power-mechanism = the next test of a Trap in this Zone is passed only with a 6; { price-mechanism }
power-contagion = until the fight ends, whoever loses HP to an attack is poisoned, too; { price-contagion }
power-famine = somebody loses { $number-power-famine-number ->
    [one] { $number-power-famine-number } ration
   *[other] { $number-power-famine-number } rations
}, after the meal of a Descent or at a Campfire; { price-famine }
power-carnage = until the fight ends, the enemy is Savage, and it gains { $number-power-carnage-number } HP for each adventurer in the fight; { price-carnage }
power-hand = set a Dungeon die to another face before it is read; { price-hand }
power-blight = an adventurer is poisoned, on entering a Room or in a fight; { price-blight }
power-granaries = somebody loses { $number-power-granaries-number ->
    [one] { $number-power-granaries-number } ration
   *[other] { $number-power-granaries-number } rations
}, after the meal of a Descent; { price-granaries }
power-night = an adventurer is blind until the Zone ends; { price-night }
power-watch = the next Monster of this Zone has { $number-power-watch-number } more HP for each adventurer in the fight; { price-watch }
power-eye = an adventurer is cursed, on entering a Room or in a fight; { price-eye }

# What each Reinforcement card does from each side.
side-cutthroats-rooms = before a Treasure the Criminal has to be fought
side-cutthroats-power = the Hand of Fate ({ power-hand })
side-cutthroats-combat = on a { $number-reinforcement-cutthroats-face } the blow goes through armour
side-cutthroats-avatar = +{ $number-reinforcement-cutthroats-hp-1 } HP, +{ $number-reinforcement-cutthroats-hp-2 } for two{ $number-reinforcement-cutthroats-armor ->
    [0] {""}
   *[other] , +{ $number-reinforcement-cutthroats-armor } armour
}{ $number-reinforcement-cutthroats-damage ->
    [0] {""}
   *[other] , +{ $number-reinforcement-cutthroats-damage } damage
}, in both phases
side-plague-rooms = a Tomb first costs { $number-reinforcement-plague-rooms-amount1 } HP
side-plague-power = the Blight ({ power-blight })
side-plague-combat = on a { $number-reinforcement-plague-face } who loses HP is poisoned
side-plague-avatar = +{ $number-reinforcement-plague-hp-1 } HP, +{ $number-reinforcement-plague-hp-2 } for two{ $number-reinforcement-plague-armor ->
    [0] {""}
   *[other] , +{ $number-reinforcement-plague-armor } armour
}{ $number-reinforcement-plague-damage ->
    [0] {""}
   *[other] , +{ $number-reinforcement-plague-damage } damage
}, in both phases
side-dearth-rooms = a Campfire does not give skills back
side-dearth-power = the Empty Granaries ({ power-granaries })
side-dearth-combat = on a { $number-reinforcement-dearth-face } who loses HP loses a ration, too
side-dearth-avatar = +{ $number-reinforcement-dearth-hp-1 } HP, +{ $number-reinforcement-dearth-hp-2 } for two{ $number-reinforcement-dearth-armor ->
    [0] {""}
   *[other] , +{ $number-reinforcement-dearth-armor } armour
}{ $number-reinforcement-dearth-damage ->
    [0] {""}
   *[other] , +{ $number-reinforcement-dearth-damage } damage
}, in both phases
side-darkness-rooms = failing the test of a Trap also blinds
side-darkness-power = the Moonless Night ({ power-night })
side-darkness-combat = on a { $number-reinforcement-darkness-face } the enemy regains { $number-reinforcement-darkness-number } HP
side-darkness-avatar = +{ $number-reinforcement-darkness-hp-1 } HP, +{ $number-reinforcement-darkness-hp-2 } for two{ $number-reinforcement-darkness-armor ->
    [0] {""}
   *[other] , +{ $number-reinforcement-darkness-armor } armour
}{ $number-reinforcement-darkness-damage ->
    [0] {""}
   *[other] , +{ $number-reinforcement-darkness-damage } damage
}, in both phases
side-militia-rooms = whatever a Merchant sells costs { $number-reinforcement-militia-less } gold more
side-militia-power = the Watch ({ power-watch })
side-militia-combat = on a { $number-reinforcement-militia-face } the attack does not miss, and does { $number-reinforcement-militia-number ->
    [one] { $number-reinforcement-militia-number } damage
   *[other] { $number-reinforcement-militia-number } damage
}
side-militia-avatar = +{ $number-reinforcement-militia-hp-1 } HP, +{ $number-reinforcement-militia-hp-2 } for two{ $number-reinforcement-militia-armor ->
    [0] {""}
   *[other] , +{ $number-reinforcement-militia-armor } armour
}{ $number-reinforcement-militia-damage ->
    [0] {""}
   *[other] , +{ $number-reinforcement-militia-damage } damage
}, in both phases
side-idol-rooms = the die of a Shrine counts { $number-reinforcement-idol-less } less, but never less than 1
side-idol-power = the Eye of the Council ({ power-eye })
side-idol-combat = on a { $number-reinforcement-idol-face } who loses HP is cursed
side-idol-avatar = +{ $number-reinforcement-idol-hp-1 } HP, +{ $number-reinforcement-idol-hp-2 } for two{ $number-reinforcement-idol-armor ->
    [0] {""}
   *[other] , +{ $number-reinforcement-idol-armor } armour
}{ $number-reinforcement-idol-damage ->
    [0] {""}
   *[other] , +{ $number-reinforcement-idol-damage } damage
}, in both phases
placed-rooms = { $reinforcement ->
    [cutthroats] { side-cutthroats-rooms }
    [plague] { side-plague-rooms }
    [dearth] { side-dearth-rooms }
    [darkness] { side-darkness-rooms }
    [militia] { side-militia-rooms }
   *[idol] { side-idol-rooms }
}
placed-power = { $reinforcement ->
    [cutthroats] { side-cutthroats-power }
    [plague] { side-plague-power }
    [dearth] { side-dearth-power }
    [darkness] { side-darkness-power }
    [militia] { side-militia-power }
   *[idol] { side-idol-power }
}
placed-combat = { $reinforcement ->
    [cutthroats] { side-cutthroats-combat }
    [plague] { side-plague-combat }
    [dearth] { side-dearth-combat }
    [darkness] { side-darkness-combat }
    [militia] { side-militia-combat }
   *[idol] { side-idol-combat }
}
placed-avatar = { $reinforcement ->
    [cutthroats] { side-cutthroats-avatar }
    [plague] { side-plague-avatar }
    [dearth] { side-dearth-avatar }
    [darkness] { side-darkness-avatar }
    [militia] { side-militia-avatar }
   *[idol] { side-idol-avatar }
}

# Answers
word-adopt = Take over the skills of { THE($hero) }
word-borrow = Take over { $trait ->
    [hp] its HP
    [armor] its armour
    [food] its rations
    [gold] its gold
    [xp] its XP
   *[potion] its potion
}
word-double = { $seat ->
    [you] The Rewards once more for yourself
   *[other] The Rewards once more for { THE($seat-name) }
}
word-divine = Divination: look at { $cell } ({ cost-divination })
word-keep = Keep your hand as it is
word-exchange = Put { THE($room) } there, and take this Room
word-fate = Infernal Destiny: roll the die again ({ cost-fate })
word-labyrinth = Labyrinth: look at Rooms face down ({ cost-labyrinth })
word-peek = Look at { $cell }
word-cross = Exchange { $cell } and { $cell2 }
word-veil = Demonic Veil on { $cell }: no potion, no skill ({ cost-veil })
word-rockfall = Collapse: close { $cell }{ $cell-card ->
    [back] {""}
    [none] {""}
   *[other] , { THE($cell-card) }
} ({ cost-rockfall })
word-streets = Shifting Streets: another Room on { $cell }, unseen ({ cost-streets })
word-mechanism = Mechanism: the next Trap asks for a 6 ({ cost-mechanism })
word-contagion = Contagion: who is hurt is poisoned ({ cost-contagion })
word-famine = Famine: { THE($seat-name) } loses { $number-power-famine-number ->
    [one] { $number-power-famine-number } ration
   *[other] { $number-power-famine-number } rations
} ({ cost-famine })
word-carnage = Carnage: Savage, and { $number-power-carnage-number } HP for each adventurer in the fight ({ cost-carnage })
word-hand = Hand of Fate: set the die to { $face } ({ cost-hand })
word-blight = Blight: { THE($seat-name) } is poisoned ({ cost-blight })
word-granaries = Empty Granaries: { THE($seat-name) } loses { $number-power-granaries-number ->
    [one] { $number-power-granaries-number } ration
   *[other] { $number-power-granaries-number } rations
} ({ cost-granaries })
word-night = Moonless Night: { THE($seat-name) } is blind in this Zone ({ cost-night })
word-watch = The Watch: { $number-power-watch-number } HP more for each adventurer, in the next Monster’s fight ({ cost-watch })
word-eye = Eye of the Council: { THE($seat-name) } is cursed ({ cost-eye })
word-place = { $side ->
    [rooms] On the side of the Rooms
    [power] On the side of the powers
    [combat] On the side of the fights
   *[avatar] On the side of the Avatar
}
word-pass-last = Let the die be read
word-pass-cross = Leave all where they are
word-pass-omen-zone = Use no power
word-pass-omen-room = Use no power
word-pass-omen-fight = Use no power
word-pass-omen-die = Let the die be read
word-pass-omen-hidden = Use no power
word-pass-omen-way = Close no Room
word-pass-omen-meal = Use no power
group-adopt = Take over the skills of another character
group-borrow = Take over a starting value
group-double = The Rewards once more
group-divine = Divination: look at a Room ({ cost-divination })
group-exchange = Put a Room of your hand there
group-peek = Look at a Room
group-cross = Exchange two Rooms
group-veil = Demonic Veil on a Room ({ cost-veil })
group-rockfall = Collapse: close a Room ({ cost-rockfall })
group-streets = Shifting Streets: another Room ({ cost-streets })
group-famine = Famine ({ cost-famine })
group-hand = Hand of Fate: set the die ({ cost-hand })
group-blight = Blight: poison somebody ({ cost-blight })
group-granaries = Empty Granaries ({ cost-granaries })
group-night = Moonless Night: blind somebody ({ cost-night })
group-eye = Eye of the Council: curse somebody ({ cost-eye })
group-place = Place the Reinforcement card
first-cross = Exchange { $cell }

# Questions
prompt-adopt = Whose skills do you take beside your own?
prompt-borrow = Which starting value of your second character do you take over?
prompt-double = Who resolves the Rewards once more?
prompt-last = Your die is about to be read. Do you drink a potion?
prompt-omen-zone = The Zone is laid. Do you use a power?
prompt-omen-room = A Room is entered. Do you use a power?
prompt-omen-fight = A fight begins. Do you use a power?
prompt-omen-die = The Dungeon die is about to be read. Do you interfere?
prompt-omen-hidden = Before they go on: do you use a power?
prompt-omen-way = Before they choose their way: do you close a Room?
prompt-omen-meal = The meal is over. Do you use a power?
prompt-exchange = Do you exchange this Room with one of your hand?
prompt-peek = In the order of the map, which Room do you look at?
prompt-cross = Do two of these Rooms change places?
prompt-place = On which side does the Reinforcement card go?

# What happens
event-adopted = { $seat ->
    [you] You take over the skills of { THE($hero) }.
   *[other] { THE($seat-name) } takes over the skills of { THE($hero) }.
}
event-borrowed = { $seat ->
    [you] You start with { $trait ->
        [hp] the HP
        [armor] the armour
        [food] the rations
        [gold] the gold
        [xp] the XP
       *[potion] the potion
    } of your second character.
   *[other] { THE($seat-name) } starts with { $trait ->
        [hp] the HP
        [armor] the armour
        [food] the rations
        [gold] the gold
        [xp] the XP
       *[potion] the potion
    } of their second character.
}
event-avatar = At the Exit waits the Overlord’s Avatar.
event-doubled = { $seat ->
    [you] Beginners: you resolve the Rewards once more.
   *[other] Beginners: { THE($seat-name) } resolves the Rewards once more.
}
event-looked-unseen = { $seat ->
    [you] You look at one of the Rooms to come.
   *[other] { THE($seat-name) } looks at one of the Rooms to come.
}
event-aside-unseen = { $seat ->
    [you] You set a Room aside.
   *[other] { THE($seat-name) } sets a Room aside, unseen.
}
event-laid-unseen = { $seat ->
    [you] You choose the Room that is laid first.
   *[other] { THE($seat-name) } chooses the Room that is laid first, unseen.
}
event-settled-unseen = { $seat ->
    [you] You put a Room on { $cell }.
   *[other] { THE($seat-name) } puts a Room on { $cell }, unseen.
}
event-held = In the Overlord’s hand: { NAME($room) }.
events-held = In the Overlord’s hand: { $list }.
event-held-unseen = The Overlord draws a Room.
event-omen = The Overlord gains { $n ->
    [one] { $n } omen point
   *[other] { $n } omen points
} and has { $all }.
event-omen-full = The Overlord gains nothing: { $n } omen points are all that the track holds.
event-power = The Overlord uses { THE($power) }{ $n ->
    [0] .
    [one] , for { $n } omen point.
   *[other] , for { $n } omen points.
}
event-marker = The reinforcement marker moves to { $n }.
event-reinforced = A Reinforcement card is drawn: { NAME($reinforcement) }. Rooms: { placed-rooms }. Power: { placed-power }. Fights: { placed-combat }. Avatar: { placed-avatar }.
event-placed = { $side ->
    [rooms] { NAME($reinforcement) }, on the side of the Rooms: { placed-rooms }.
    [power] { NAME($reinforcement) }, on the side of the powers: { placed-power }.
    [combat] { NAME($reinforcement) }, on the side of the fights: { placed-combat }.
   *[avatar] { NAME($reinforcement) }, on the side of the Avatar: { placed-avatar }.
}
event-divined = On { $cell }, face down: { NAME($room) }.
event-divined-unseen = The Overlord looks at the Room on { $cell }.
event-exchanged = Out of the Overlord’s hand and onto { $cell }: { NAME($room) }.
event-crossed = The Rooms on { $cell } and { $other } change places.
event-veiled = A Veil lies over { $cell }: no potion and no skill can be used there in this Zone.
event-blocked-way = The Room on { $cell } cannot be entered in this step.
event-shifted = The Room on { $cell } changes places with the top one of those not in use.
event-armed = The next test of a Trap in this Zone is passed only with a 6.
event-infected = Until this fight ends, whoever loses HP to an attack is poisoned, too.
event-raged = Rage seizes { THE($foe) }: Savage until the fight ends, and { $n } HP more.
event-die-set = The Dungeon die is set to { $face }.
event-watch = The Watch is out for the next Monster of this Zone.
event-stronger = The Watch stands by { THE($foe) }: { $n } HP more.
event-face = { NAME($reinforcement) }: { placed-combat }.
event-trigger = { $trigger ->
    [descent] Automa: the Descent sets off { THE($power) }.
    [entering] Automa: entering the Room sets off { THE($power) }.
   *[reference] Automa: the reference card sets off { THE($power) }.
}
event-placing = Die for the place of the card: { $face }.

# Why not
reason-no-adventurer = Against an Overlord there must be an adventurer, too: two seats or more.
reason-too-many = At most three adventurers play, and the fourth seat is that of an Overlord.
reason-veiled = Under the Veil no potion and no skill can be used.
reason-blocked = The Collapse has closed that Room for this step.
reason-taken = Somebody has that character already.
reason-no-trait = That Character card does not show this value.
reason-no-omen = You do not have enough omen points.
reason-not-your-power = You do not have that power.
reason-limit = That power has been used as often as it may be.
reason-target = It would find nothing to act on there.
reason-only-way = That would leave somebody without a way.
reason-moment = That power is for another moment.
reason-not-held = You do not hold that Room.
reason-side-full = There is no room for another card on that side.
reason-not-peeked = You have not looked at that Room.

# Options
# Beside which choice the figures of the form were measured.
measured-with = against the City alone
option-mode = Against whom
option-mode-plain = the City alone
about-option-mode-plain = One to three adventurers, and the King’s Remains at the bottom.
option-mode-overlord = an Overlord
about-option-mode-overlord = One seat more than adventurers: the last one plays the Overlord. Each adventurer has the skills of a second character.
option-mode-automa = an Overlord without a player
about-option-mode-automa = The Automa: Rooms and Descents set the Overlord’s powers off. Each adventurer has the skills of a second character.
option-lord = Overlord
option-lord-prophet = the Prophet
about-option-lord-prophet = Infernal Destiny: { power-fate }. Labyrinth: { power-labyrinth }. Demonic Veil: { power-veil }.
option-lord-architect = the Architect
about-option-lord-architect = Collapse: { power-rockfall }. Shifting Streets: { power-streets }. Mechanism: { power-mechanism }.
option-lord-gravedigger = the Gravedigger
about-option-lord-gravedigger = Contagion: { power-contagion }. Famine: { power-famine }. Carnage: { power-carnage }.
option-omen_gain = Omen points of a Descent
option-omen_gain-text = { $number-omen-descent }
about-option-omen_gain-text = As the text of the booklet says.
option-omen_gain-figure = { $number-omen-figure }
about-option-omen_gain-figure = As the picture of the board shows.
option-beginners = Bonus for beginners
option-beginners-no = no
option-beginners-yes = yes
about-option-beginners-no = A Guardian gives each adventurer the Rewards once.
about-option-beginners-yes = After a Guardian one of those who fought resolves the Rewards twice. Only against an Overlord or the Automa.

# The table
domain-hero = CHARACTER
domain-side = rooms|power|combat|avatar
domain-trait = hp|armor|food|gold|xp|potion

# Steps
step-COMPANY = second characters
step-ADOPT = choice of a second character
step-BORROW = value taken over
step-HAND = the Overlord’s hand
step-OMEN = moment of the Overlord
step-DIE_PLACES = die for a Reinforcement card
step-LANDED = Dungeon die on the table
step-DODGING = before the dodge is read
step-RETHINK = last word on the dice
step-LAST = last word on the Dungeon die
step-NOTED = die of the Horde noted
step-WIELD = effect of a power
step-REDIE = Dungeon die rolled again
step-DIVINE = a Room looked at
step-EXCHANGE = exchange with the hand
step-PEEK = Rooms of the Labyrinth
step-CROSS = Rooms exchanged
step-ADVANCE = reinforcement marker
step-PLACE = place of a Reinforcement card
step-BRANCH = before the way is chosen
step-GAIN_OMEN = omen points of the Descent
step-DOUBLE = Rewards of the beginners
step-TRIGGER = what sets the Automa off
step-STIR = power of the Automa
step-MUDDLE = Labyrinth by chance
step-SWEEP = Shifting Streets by chance
step-DISARM = end of what was set off
step-AUGURED = reading of the Shrine
step-SEALED = reading of the Rewards
step-FOUND = die of a Treasure
step-COUNTED = uses counted
step-OPENED = effects after the last word

# The numbers of the cards
cards-col-omen = omen points
cards-col-symbols = symbols: steps of the marker
cards-col-limit = how often
cards-col-number = what it takes or adds
cards-col-on-rooms = what it does to Rooms
cards-col-less = gold more, or less on the die
cards-col-face = face of the Dungeon die in fights
cards-col-side = side on which a card goes
cards-table-avatar = The Avatar, by phase
cards-table-power = Powers of the Overlord
cards-table-reinforcement = Reinforcement cards
cards-table-lord = Where the Automa places a card, by Overlord
shelf-avatar = Avatar
shelf-power-divination = Divination
shelf-power-fate = Infernal Destiny
shelf-power-labyrinth = Labyrinth
shelf-power-veil = Demonic Veil
shelf-power-rockfall = Collapse
shelf-power-streets = Shifting Streets
shelf-power-mechanism = Mechanism
shelf-power-contagion = Contagion
shelf-power-famine = Famine
shelf-power-carnage = Carnage
shelf-power-hand = Hand of Fate
shelf-power-blight = Blight
shelf-power-granaries = Empty Granaries
shelf-power-night = Moonless Night
shelf-power-watch = Watch
shelf-power-eye = Eye of the Council
shelf-reinforcement-cutthroats = Cutthroats
shelf-reinforcement-plague = Plague
shelf-reinforcement-dearth = Dearth
shelf-reinforcement-darkness = Darkness
shelf-reinforcement-militia = Militia
shelf-reinforcement-idol = Idol
shelf-lord-prophet = Prophet
shelf-lord-architect = Architect
shelf-lord-gravedigger = Gravedigger

# The table of the Overlord
area-hand = Hand
area-reserve = Reinforcement cards
area-drawn = Card to place
area-on-rooms = For the Rooms
area-on-power = As powers
area-on-combat = In fights
area-on-avatar = For the Avatar
counter-omen = Omen points
counter-marker = Reinforcement marker
counter-armed = Mechanism
counter-watch = Watch
counter-contagion = Contagion
counter-carnage = Carnage
counter-tougher = HP added to the enemy
counter-extra_spent = Second Character card face down
mark-veiled = under the Veil
mark-blocked = closed for this step
tip-adopt = A second character
tip-adopt-text = Its skills are yours as well, each card for itself. One of its starting values will take the place of your own, so look at what it brings.
tip-omen = Your hand, your points
tip-omen-text = Divination: { power-divination }. Omen points come with each Descent and each 1 of the Dungeon die in a fight; beyond { $number-max-omen } they are lost, so spend them.
tip-fate = The die before it is read
tip-fate-text = This is your last moment on this die. The adventurer whose die it is may still drink a potion after you.
tip-place = Four sides
tip-place-text = The card stays where you put it, and only that side counts. Dangers on the way wear the adventurers down; what the Avatar gets counts at the very end.

# The board of the Overlord on a screen
board-powers = Powers
board-sides = Four sides
board-side-rooms = Rooms
board-side-power = Powers
board-side-combat = Fights
board-side-avatar = Avatar
board-side-empty = nothing yet
board-side-about = { $side ->
    [rooms] What lies here waits in Rooms.
    [power] What lies here is a further power.
    [combat] What lies here counts in each fight, by the face of the Dungeon die.
   *[avatar] What lies here makes the Avatar stronger.
} A side holds three cards.
board-held = { $n ->
    [0] hand empty
    [one] { $n } Room in hand
   *[other] { $n } Rooms in hand
}
board-power-now = now
board-power-used = { $limit ->
    [1] used in this Zone
   *[2] used on this Floor
}
board-power-dear = { $n ->
    [one] { $n } point short
   *[other] { $n } points short
}
board-when = { $power ->
    [divination] when the Zone is laid
    [fate] before a die is read
    [labyrinth] before they go on
    [veil] before they go on, in a Room, in a fight
    [rockfall] before they choose a way
    [streets] before they go on
    [mechanism] before they go on, at a Trap
    [contagion] in a fight
    [famine] after the meal, at a Campfire
    [carnage] in a fight
    [hand] before a die is read
    [blight] in a Room, in a fight
    [granaries] after the meal
    [night] before they go on
    [watch] before they go on, at a Monster
   *[eye] in a Room, in a fight
}
board-power-about = Now: { $state }.
board-second = second character
board-faces = Set the die to
board-avatar = HP { $hp }, armour { $armour }, damage { $damage }, then { $again }: two phases
board-lord-about = Against the adventurers: powers, a hand of Rooms, and an Avatar at the bottom.
board-omen-about = Omen points pay for powers. They come with each Descent and with each 1 of the Dungeon die in a fight, { $number-max-omen } at most.
board-marker-about = Powers move this marker. On the last space a Reinforcement card is drawn and placed; { $n ->
    [0] none is left.
    [one] { $n } is left.
   *[other] { $n } are left.
}
rogue-omen = omen points { $old } → { $new }
rogue-marker = marker { $old } → { $new } of { $most }
rogue-marker-card = a Reinforcement card is drawn, marker { $new } of { $most }
rogue-aim = { $at ->
    [cell] choose a Room
    [face] choose a face
   *[seat] choose an adventurer
}
rogue-lies = As it lies, { $face }
rogue-face-nothing = no HP lost
rogue-face-hp = HP { $old } → { $new }
rogue-face-with = { $what }, { $more }
rogue-face-dodged = the enemy dodges the best die
rogue-face-counts = all dice count
rogue-face-falls = the enemy falls
rogue-face-then = { $what }, then { $more }
rogue-face-uses = { $n ->
    [one] { $n } free Feat
   *[other] { $n } free Feats
}
rogue-face-shift = test passed: the adventurer may still change this die by 1
advice-divine = a look costs nothing, and the Room may change places with one of your hand
advice-wait = nothing presses: { $n ->
    [one] { $n } omen point is
   *[other] { $n } omen points are
} kept for a better moment
rogue-holds = so far: { $what }
rogue-starts = starts with { $what }
board-stays = on { $cell } stays
about-role-adventurer = Room by Room down to the Avatar, with the skills of two characters.
about-role-overlord = Powers, a hand of Rooms and Reinforcement cards: nobody is to reach the bottom alive.
rogue-meddles = The Overlord may still change this die.
board-trigger = { $trigger ->
    [descent] at each Descent
    [entering] on entering: { $kind }
   *[reference] with the Criminal, and with Rewards
}
board-steps = marker +{ $n }
