### HADES TRAP, in English.

game-title = HADES TRAP
game-about = Two to four heroes hunt medallions in a labyrinth of turning tiles, with a Boss at their heels.

## Tiles, told inside sentences

this-place = { $place ->
    [1] the north-west tile
    [2] the north tile
    [3] the north-east tile
    [4] the west tile
    [5] the Portal tile
    [6] the east tile
    [7] the south-west tile
    [8] the south tile
    [portal] the Portal tile of the cross
    [north-1] the inner north tile
    [north-2] the outer north tile
    [east-1] the inner east tile
    [east-2] the outer east tile
    [south-1] the inner south tile
    [south-2] the outer south tile
    [west-1] the inner west tile
    [west-2] the outer west tile
    [9] the south-east tile
   *[other] tile { $place }
}
second-place = { $place2 ->
    [1] the north-west tile
    [2] the north tile
    [3] the north-east tile
    [4] the west tile
    [5] the Portal tile
    [6] the east tile
    [7] the south-west tile
    [8] the south tile
    [portal] the Portal tile of the cross
    [north-1] the inner north tile
    [north-2] the outer north tile
    [east-1] the inner east tile
    [east-2] the outer east tile
    [south-1] the inner south tile
    [south-2] the outer south tile
    [west-1] the inner west tile
    [west-2] the outer west tile
    [9] the south-east tile
   *[other] tile { $place2 }
}
other-place = { $other ->
    [1] the north-west tile
    [2] the north tile
    [3] the north-east tile
    [4] the west tile
    [5] the Portal tile
    [6] the east tile
    [7] the south-west tile
    [8] the south tile
    [portal] the Portal tile of the cross
    [north-1] the inner north tile
    [north-2] the outer north tile
    [east-1] the inner east tile
    [east-2] the outer east tile
    [south-1] the inner south tile
    [south-2] the outer south tile
    [west-1] the inner west tile
    [west-2] the outer west tile
    [9] the south-east tile
   *[other] tile { $other }
}
head-place = { $place ->
    [1] North-west tile
    [2] North tile
    [3] North-east tile
    [4] West tile
    [5] Portal tile
    [6] East tile
    [7] South-west tile
    [8] South tile
    [portal] Portal tile
    [north-1] Inner north tile
    [north-2] Outer north tile
    [east-1] Inner east tile
    [east-2] Outer east tile
    [south-1] Inner south tile
    [south-2] Outer south tile
    [west-1] Inner west tile
    [west-2] Outer west tile
    [9] South-east tile
   *[other] Tile { $place }
}
found-tile = { $tile ->
    [lair] the Lair
    [pad] the Pad tile
   *[other] { AN($tile) }
}

## Answers

word-go = Move to { $cell }
word-stand = Stand up
word-explore = Explore { this-place }
word-strike = Attack the skeleton on { $cell }
word-crush = Attack the baby Hydra on { $cell }
word-push = Attack { THE($seat-name) }
word-take = Pick up the amphora
word-show = Show the Fortune medallion
word-force = Gain the Force medallion (2 points)
word-charge = Charge to the { NAME($side) }
word-teleport = Teleport to the Sandals on { $cell }
word-turn = Turn { this-place } to the { NAME($way) }
word-climb = Take the Stairs to { $cell }
word-swap = Exchange { this-place } and { second-place }
word-dash = Sandals: charge to the { NAME($side) }
word-twist = Joystick: turn { this-place } to the { NAME($way) }
word-trade = Pad: exchange { this-place } and { second-place }
word-reflect = Mirror: change places with { THE($seat-name) }
word-boomerang = Boomerang: stun { THE($seat-name) }
word-throw = Throw { THE($object) } at { THE($seat-name) }
word-boost = Ether: one more action point
word-phase = Ether: go through the wall to { $cell }
word-wander = Ether: go through heroes and skeletons this turn
word-replace = Replace the { NAME($colour) } token with the { NAME($colour2) } one
word-on = Run on
word-steal = Steal an amphora from { THE($seat-name) }
word-drop = Discard { THE($object) }
word-shift = Step aside to { $cell }
word-shift-enter = Enter on { $cell }
word-victim = { $seat ->
    [you] Your own hero
   *[other] { THE($seat-name) }’s hero
}
word-charm = { $seat ->
    [you] Your own hero
   *[other] { THE($seat-name) }’s hero
}
word-hatch = Send a baby to the { NAME($side) }
word-done = End your turn
word-stop-charge = Stop here
word-pass-steal = Steal nothing
word-pass-replace = Leave the sequence as it is
word-yes-keep = Keep the object
word-no-keep = Discard the object
word-yes-shield = Raise the Shield
word-no-shield = Let it happen
word-yes-refuse = Refuse the token
word-no-refuse = Take the token
group-go = Move
group-explore = Explore a tile
group-strike = Attack a skeleton
group-crush = Attack a baby Hydra
group-push = Attack a hero
group-charge = Charge
group-teleport = Teleport to other Sandals
group-turn = Turn a tile
group-climb = Take the Stairs
group-swap = Exchange two tiles
group-dash = Charge with the Sandals
group-twist = Turn a tile with the Joystick
group-trade = Exchange two tiles with the Pad
group-reflect = Use the Mirror
group-boomerang = Throw the Boomerang
group-throw = Throw an amphora
group-phase = Go through a wall
group-replace = Replace a token of the sequence
group-steal = Steal an amphora
group-drop = Discard an amphora
group-shift = Pick a free cell
group-victim = Pick the hero whom Hades strikes
group-charm = Pick the hero whom the Song draws
group-hatch = Send a baby Hydra
first-turn = Turn { this-place }
first-swap = Exchange { this-place }
first-twist = Joystick: turn { this-place }
first-trade = Pad: exchange { this-place }
first-throw = Throw { THE($object) }
first-replace = Replace the { NAME($colour) } token

## Questions

prompt-act = { $left ->
    [0] No points left. What is free can still be done.
    [one] What do you do? ({ $left } point left)
   *[other] What do you do? ({ $left } points left)
}
prompt-charge = Do you run on?
prompt-free-attack = Whom do you attack on your way?
prompt-steal = Do you steal an amphora?
prompt-drop = You carry two amphorae. Which one do you discard?
prompt-keep = Do you spend your Ether to keep this object?
prompt-shield = A blow is coming. Do you raise a Shield of Zeus?
prompt-refuse = Do you spend your Ether to refuse a Hades token?
prompt-shift = The Boss takes your cell. Where do you go?
prompt-enter = The Portal cell is taken. Where do you enter?
prompt-replace = Do you spend your Ether to replace a token?
prompt-victim = You are Ariadne. Which hero does Hades strike? ({ $wrath ->
    [one] { $wrath } token
   *[other] { $wrath } tokens
})
prompt-charm = You are Ariadne. Whom does the Song draw first?
prompt-hatch = You are Ariadne. Where does a baby Hydra go?

## What happens

event-arrow = The { NAME($colour) } arrow lies in the { NAME($side) }.
event-turn = { $seat ->
    [you] Turn { $n }: your turn to play.
   *[other] Turn { $n }: { THE($seat-name) } plays.
}
event-entered = { $seat ->
    [you] You enter the labyrinth on { $cell }.
   *[other] { THE($seat-name) } enters the labyrinth on { $cell }.
}
event-went = { $seat ->
    [you] You go to { $cell }.
   *[other] { THE($seat-name) } goes to { $cell }.
}
events-went = { $seat ->
    [you] { $joined ->
        [none] You go to { $last } by way of { $via }.
       *[other] { $via ->
            [none] You go to { $last } across { $joined }.
           *[other] You go to { $last } by way of { $via }, across { $joined }.
        }
    }
   *[other] { $joined ->
        [none] { THE($seat-name) } goes to { $last } by way of { $via }.
       *[other] { $via ->
            [none] { THE($seat-name) } goes to { $last } across { $joined }.
           *[other] { THE($seat-name) } goes to { $last } by way of { $via }, across { $joined }.
        }
    }
}
event-stood = { $seat ->
    [you] You stand up.
   *[other] { THE($seat-name) } stands up.
}
event-explored = { $seat ->
    [you] You explore { this-place }: it is { found-tile }.
   *[other] { THE($seat-name) } explores { this-place }: it is { found-tile }.
}
event-appeared = { THE($boss) } appears on { $cell }.
event-crossed = { THE($colour) } is crossed: Ariadne lays its token.
event-gripped = { $seat ->
    [you] Your hero is gripped.
   *[other] { THE($seat-name) }’s hero is gripped.
}
event-struck = { $seat ->
    [you] You eliminate the skeleton on { $cell }.
   *[other] { THE($seat-name) } eliminates the skeleton on { $cell }.
}
event-quenched = { $seat ->
    [you] You put out the burning skeleton on { $cell }.
   *[other] { THE($seat-name) } puts out the burning skeleton on { $cell }.
}
event-crushed = { $seat ->
    [you] You beat the baby Hydra on { $cell }.
   *[other] { THE($seat-name) } beats the baby Hydra on { $cell }.
}
event-pushed = { $victim ->
    [you] { THE($seat-name) } pushes you to { $cell }.
   *[other] { $seat ->
        [you] You push { THE($victim-name) } to { $cell }.
       *[other] { THE($seat-name) } pushes { THE($victim-name) } to { $cell }.
    }
}
event-blocked = { $victim ->
    [you] { THE($seat-name) } pushes you, but the way is blocked.
   *[other] { $seat ->
        [you] You push { THE($victim-name) }, but the way is blocked.
       *[other] { THE($seat-name) } pushes { THE($victim-name) }, but the way is blocked.
    }
}
event-took = { $seat ->
    [you] You pick up an amphora on { $cell }: it holds { THE($object) }.
   *[other] { THE($seat-name) } picks up an amphora on { $cell }: it holds { THE($object) }.
}
event-took-unseen = { THE($seat-name) } picks up an amphora on { $cell }.
event-dropped = { $seat ->
    [you] You discard { THE($object) }.
   *[other] { THE($seat-name) } discards { THE($object) }.
}
event-stole = { $victim ->
    [you] { THE($seat-name) } steals { THE($object) } from you.
   *[other] { $seat ->
        [you] You steal { THE($object) } from { THE($victim-name) }.
       *[other] { THE($seat-name) } steals { THE($object) } from { THE($victim-name) }.
    }
}
event-stole-unseen = { THE($seat-name) } steals an amphora from { THE($victim-name) }.
event-used = { $seat ->
    [you] You use { THE($object) }.
   *[other] { THE($seat-name) } uses { THE($object) }.
}
event-kept = { $seat ->
    [you] You spend your Ether and keep { THE($object) }.
   *[other] { THE($seat-name) } spends the Ether and keeps { THE($object) }.
}
event-charged = { $seat ->
    [you] You charge to the { NAME($side) }.
   *[other] { THE($seat-name) } charges to the { NAME($side) }.
}
event-teleported = { $seat ->
    [you] You vanish and appear on { $cell }.
   *[other] { THE($seat-name) } vanishes and appears on { $cell }.
}
event-turned = { this-place } makes a quarter turn to the { NAME($way) }.
event-swapped = { $seat ->
    [you] You exchange { this-place } and { other-place }.
   *[other] { THE($seat-name) } exchanges { this-place } and { other-place }.
}
event-reflected = { $victim ->
    [you] { THE($seat-name) } changes places with you.
   *[other] { $seat ->
        [you] You change places with { THE($victim-name) }.
       *[other] { THE($seat-name) } changes places with { THE($victim-name) }.
    }
}
event-aimed = { $victim ->
    [you] { THE($seat-name) } throws the Boomerang of the Nymphs at you.
   *[other] { $seat ->
        [you] You throw the Boomerang of the Nymphs at { THE($victim-name) }.
       *[other] { THE($seat-name) } throws the Boomerang of the Nymphs at { THE($victim-name) }.
    }
}
event-threw = { $victim ->
    [you] { THE($seat-name) } throws an amphora at you: { THE($object) }.
   *[other] { $seat ->
        [you] You throw an amphora at { THE($victim-name) }: { THE($object) }.
       *[other] { THE($seat-name) } throws an amphora at { THE($victim-name) }: { THE($object) }.
    }
}
event-shielded = { $seat ->
    [you] Your Shield averts the blow.
   *[other] { THE($seat-name) }’s Shield averts the blow.
}
event-refused = { $seat ->
    [you] You spend your Ether and refuse a Hades token.
   *[other] { THE($seat-name) } spends the Ether and refuses a Hades token.
}
event-immune = { $seat ->
    [you] Your Ether keeps the Hades token off.
   *[other] { THE($seat-name) }’s Ether keeps the Hades token off.
}
event-boosted = { $seat ->
    [you] You spend your Ether: { $n ->
        [one] { $n } action point left.
       *[other] { $n } action points left.
    }
   *[other] { THE($seat-name) } spends the Ether: { $n ->
        [one] { $n } action point left.
       *[other] { $n } action points left.
    }
}
event-phased = { $seat ->
    [you] You spend your Ether and go through the wall to { $cell }.
   *[other] { THE($seat-name) } spends the Ether and goes through the wall to { $cell }.
}
event-wandered = { $seat ->
    [you] You spend your Ether: this turn neither heroes nor skeletons stop you.
   *[other] { THE($seat-name) } spends the Ether: this turn neither heroes nor skeletons are in the way.
}
event-replaced = { $seat ->
    [you] You replace the { NAME($colour) } token with the { NAME($other) } one.
   *[other] { THE($seat-name) } replaces the { NAME($colour) } token with the { NAME($other) } one.
}
event-shifted = { $seat ->
    [you] You step aside to { $cell }.
   *[other] { THE($seat-name) } steps aside to { $cell }.
}
event-stunned = { $seat ->
    [you] Your hero is Stunned.
   *[other] { THE($seat-name) }’s hero is Stunned.
}
event-ether-lost = { $seat ->
    [you] Your hero loses the Ether.
   *[other] { THE($seat-name) }’s hero loses the Ether.
}
event-cursed = { $seat ->
    [you] { $n ->
        [one] You take a Hades token.
       *[other] You now have { $n } Hades tokens.
    }
   *[other] { $n ->
        [one] { THE($seat-name) } takes a Hades token.
       *[other] { THE($seat-name) } now has { $n } Hades tokens.
    }
}
event-freed = { $seat ->
    [you] { $n ->
        [one] Your Hades token goes.
       *[other] Your { $n } Hades tokens go.
    }
   *[other] { $n ->
        [one] { THE($seat-name) }’s Hades token goes.
       *[other] { THE($seat-name) }’s { $n } Hades tokens go.
    }
}
event-formed = A Spirit medallion forms on { $cell } and { $other }.
event-parted = The Spirit medallion on { $cell } and { $other } comes apart.
event-won = { $seat ->
    [you] You gain { THE($medallion) }.
   *[other] { THE($seat-name) } gains { THE($medallion) }.
}
event-fragment = { $seat ->
    [you] You now hold { $n ->
        [one] one half of the Discord medallion.
       *[other] both halves of the Discord medallion.
    }
   *[other] { THE($seat-name) } now holds { $n ->
        [one] one half of the Discord medallion.
       *[other] both halves of the Discord medallion.
    }
}
event-robbed = { $victim ->
    [you] { THE($seat-name) } steals your half of the Discord medallion.
   *[other] { $seat ->
        [you] You steal { THE($victim-name) }’s half of the Discord medallion.
       *[other] { THE($seat-name) } steals { THE($victim-name) }’s half of the Discord medallion.
    }
}
event-alarm = The alarm of { THE($medallion) } sounds.
event-added = The { NAME($colour) } token joins the sequence.
event-burning = All the skeletons burst into flames.
event-risen = { $n ->
    [one] { $n } skeleton rises beside the Portal.
   *[other] { $n } skeletons rise around the Portal.
}
event-ether = { $seat ->
    [you] Your Ether is back.
   *[other] { THE($seat-name) }’s Ether is back.
}
event-jumped = The { NAME($colour) } token: the Boss jumps.
event-bounced = The Boss bounces on { this-place }.
event-landed = The Boss lands on { this-place }.
event-swam = The { NAME($colour) } token: the Hydra moves.
event-crept = The Hydra comes to { $cell }.
event-hatched = A baby Hydra flies to the { NAME($side) } and lands on { $cell }.
event-sang = The { NAME($colour) } token: the Siren sings.
event-charmed = { $seat ->
    [you] The Song draws you to { $cell }.
   *[other] The Song draws { THE($seat-name) } to { $cell }.
}
event-wrath = { $n ->
    [0] The Divine Wrath is spent.
    [one] The Divine Wrath grows to { $n } Hades token.
   *[other] The Divine Wrath grows to { $n } Hades tokens.
}
event-fell = { $seat ->
    [you] Your hero falls and becomes a ghost.
   *[other] { THE($seat-name) }’s hero falls and becomes a ghost.
}
event-haunts = { $seat ->
    [you] Your ghost appears on the Portal cell.
   *[other] { THE($seat-name) }’s ghost appears on the Portal cell.
}
event-rejoined = { $seat ->
    [you] Your ghost is back in its body.
   *[other] { THE($seat-name) }’s ghost is back in its body.
}
event-rose = { $seat ->
    [you] Your hero comes back to life.
   *[other] { THE($seat-name) }’s hero comes back to life.
}
event-victory = { $seat ->
    [you] You have { $n ->
        [one] { $n } medallion
       *[other] { $n } medallions
    }: victory.
   *[other] { THE($seat-name) } has { $n ->
        [one] { $n } medallion
       *[other] { $n } medallions
    }: victory.
}

## Why not

reason-twins = Each hero can be played once only: pick another one.
reason-not-now = This is not the moment for it.
reason-tired = You do not have enough action points left.
reason-down = A Stunned hero can only move.
reason-upright = Your hero is standing already.
reason-must-stand = Your Stunned hero is on a free cell and has to stand up.
reason-must-move = Your hero cannot stay on somebody’s cell: move first.
reason-no-free-cell = From there you could not reach a free cell any more.
reason-ghost = A ghost can only move.
reason-gripped = Your hero is gripped.
reason-far = That is too far away.
reason-wall = A wall or another obstacle is in the way.
reason-dark = That tile still lies face down.
reason-taken = A pawn stands there.
reason-known = That tile is face up already.
reason-nothing-there = There is nothing to attack there.
reason-nobody = No hero stands there whom you could reach.
reason-no-amphora = There is no amphora on your cell.
reason-under = A skeleton covers the amphora.
reason-under-baby = A baby Hydra guards the amphora.
reason-not-held = You do not carry the object for it.
reason-never = The Fortune medallion is never discarded.
reason-not-here = Your hero is not on the special cell for it.
reason-no-stairs = There are no other revealed Stairs there.
reason-fixed = This tile cannot be moved like that.
reason-but-portal = Spirit’s blessing does not turn the Portal tile.
reason-frozen = A Spirit medallion lies on this tile: it is frozen.
reason-out-of-reach = The Joystick reaches only your own tile and those beside it.
reason-hidden = This hero is not in your line of sight.
reason-no-blessing = You do not have the medallion for it.
reason-has-it = You have this medallion already.
reason-no-power = Your hero does not have this power.
reason-no-ether = Your Ether is spent.
reason-without-ether = This game is played without Ether tokens.
reason-no-wall = There is no wall that you could go through.

## The end

end-portal = { $seat ->
    [you] Three medallions and the Portal: you win.
    [none] Nobody wins at the Portal.
   *[other] Three medallions and the Portal: { THE($seat-name) } wins.
}
end-four = { $seat ->
    [you] Four medallions: you win.
    [none] Nobody wins.
   *[other] Four medallions: { THE($seat-name) } wins.
}
end-dead = No hero can do anything any more: the game is a draw.
finish-portal = won at the Portal
finish-four = won with four medallions
finish-dead = no hero left to act

## Options

option-boss = Boss
option-boss-minotaur = the Minotaur
option-boss-hydra = the Hydra
option-boss-siren = the Siren
option-boss-hades = Hades
about-option-boss-minotaur = It jumps from tile to tile and strikes all who are there: the one to begin with.
about-option-boss-hydra = She creeps from cell to cell, through walls, and spreads her babies.
about-option-boss-siren = She stays at the Portal and draws heroes into the Water; only four medallions win.
about-option-boss-hades = His Divine Wrath grows until it strikes, and may turn a hero into a ghost.
option-hero_1 = Hero of player 1
option-hero_1-ulysses = Ulysses
option-hero_1-andromeda = Andromeda
option-hero_1-eurydice = Eurydice
option-hero_1-theseus = Theseus
option-hero_1-daphne = Daphne
option-hero_1-achilles = Achilles
option-hero_1-circe = Circe
about-option-hero_1-ulysses = { about-ulysses }
about-option-hero_1-andromeda = { about-andromeda }
about-option-hero_1-eurydice = { about-eurydice }
about-option-hero_1-theseus = { about-theseus }
about-option-hero_1-daphne = { about-daphne }
about-option-hero_1-achilles = { about-achilles }
about-option-hero_1-circe = { about-circe }
option-hero_2 = Hero of player 2
option-hero_2-ulysses = Ulysses
option-hero_2-andromeda = Andromeda
option-hero_2-eurydice = Eurydice
option-hero_2-theseus = Theseus
option-hero_2-daphne = Daphne
option-hero_2-achilles = Achilles
option-hero_2-circe = Circe
about-option-hero_2-ulysses = { about-ulysses }
about-option-hero_2-andromeda = { about-andromeda }
about-option-hero_2-eurydice = { about-eurydice }
about-option-hero_2-theseus = { about-theseus }
about-option-hero_2-daphne = { about-daphne }
about-option-hero_2-achilles = { about-achilles }
about-option-hero_2-circe = { about-circe }
option-hero_3 = Hero of player 3
option-hero_3-ulysses = Ulysses
option-hero_3-andromeda = Andromeda
option-hero_3-eurydice = Eurydice
option-hero_3-theseus = Theseus
option-hero_3-daphne = Daphne
option-hero_3-achilles = Achilles
option-hero_3-circe = Circe
about-option-hero_3-ulysses = { about-ulysses }
about-option-hero_3-andromeda = { about-andromeda }
about-option-hero_3-eurydice = { about-eurydice }
about-option-hero_3-theseus = { about-theseus }
about-option-hero_3-daphne = { about-daphne }
about-option-hero_3-achilles = { about-achilles }
about-option-hero_3-circe = { about-circe }
option-hero_4 = Hero of player 4
option-hero_4-ulysses = Ulysses
option-hero_4-andromeda = Andromeda
option-hero_4-eurydice = Eurydice
option-hero_4-theseus = Theseus
option-hero_4-daphne = Daphne
option-hero_4-achilles = Achilles
option-hero_4-circe = Circe
about-option-hero_4-ulysses = { about-ulysses }
about-option-hero_4-andromeda = { about-andromeda }
about-option-hero_4-eurydice = { about-eurydice }
about-option-hero_4-theseus = { about-theseus }
about-option-hero_4-daphne = { about-daphne }
about-option-hero_4-achilles = { about-achilles }
about-option-hero_4-circe = { about-circe }
about-ulysses = Spends the Ether to replace a token of the sequence.
about-andromeda = Spends the Ether for one more action point.
about-eurydice = Spends the Ether to go through a wall.
about-theseus = Spends the Ether to refuse a Hades token.
about-daphne = Spends the Ether to go through heroes and skeletons for a turn.
about-achilles = Takes no Hades token while he has his Ether, which a stun takes from him.
about-circe = Spends the Ether to keep an object that she uses.
option-ether = Ether and heroic powers
option-ether-yes = yes
option-ether-no = no
about-option-ether-yes = Each hero has a power, which the Ether pays for once.
about-option-ether-no = Simpler, for a first game: no heroic powers.
option-blessings = Alarms and blessings of the medallions
option-blessings-yes = yes
option-blessings-no = no
about-option-blessings-yes = A medallion sets off an alarm and grants a blessing.
about-option-blessings-no = Simpler, for a first game: medallions only count for victory.
option-grip = A skeleton grips a hero
option-grip-arrive = who comes to it
option-grip-state = who is beside it
about-option-grip-arrive = A skeleton that exploring brings grips nobody who is there already.
about-option-grip-state = However the two have come together.
option-walls = A wall between a hero and a skeleton
option-walls-stop = stops grips and attacks
option-walls-pass = lets grips and attacks through

## The table

area-tiles = Tiles
area-labyrinth = Labyrinth
area-arrows = Arrows
area-threads = Ariadne tokens
area-waiting = Beside the labyrinth
area-formed = Medallions in the labyrinth
area-stock = Supply
area-bag = Amphorae
area-bar = Action bar
area-spent = Discarded amphorae
counter-left = Action points left
counter-turns = Turn
counter-wrath = Divine Wrath
counter-points = Action points of the bar
counter-medallions = Medallions
counter-trophies = Skeletons eliminated
counter-ether = Ether
counter-curses = Hades tokens
mark-stunned = Stunned
mark-fallen = fallen
mark-gripped = gripped
mark-burning = burning
mark-formed = with a Spirit medallion
mark-n = to the north
mark-e = to the east
mark-s = to the south
mark-w = to the west
mark-first = laid first
mark-second = laid second
mark-third = laid third
mark-fourth = laid fourth
mark-resolved = resolved
mark-laid = laid
mark-wandering = goes through heroes and skeletons
mark-leaving = Hades tokens go if the turn ends here
codes-note = TILE is the place of a tile, 1 to 9 row by row, in the Siren’s cross north-1 (inner), north-2 (outer) and so on. CELL is a column and a row: c4. PLAYER is 0 for player 1.
domain-cell = CELL
domain-place = TILE
domain-side = north|east|south|west
domain-way = left|right
domain-seat = PLAYER
domain-object = OBJECT
domain-colour = red|blue|green|yellow

## Standing answers

standing-no-shield-empty = Shield of Zeus: answer no for me whenever I hold none
standing-keep-ether = Ulysses: keep the Ether and replace no token
standing-keep-ether-turn = Ulysses: keep the Ether until the end of this turn
switch-keep-ether-turn = Keep the Ether this turn
switch-no-shield-turn = No Shield this turn
standing-no-shield-turn = Shield of Zeus: answer no for me until the end of this turn

## Steps

step-SETUP = set-up
step-ARROWS = arrows
step-BEGIN = beginning of the turn
step-ENTER = entering the labyrinth
step-ACT = Hero phase
step-STEAL_SOME = theft
step-ROB = theft
step-REVEAL = exploring
step-FREE_ATTACK = attack while moving
step-FOLLOW = move after the attack
step-PICK_UP = picking up
step-USED = object used
step-EFFECT = effect of an object
step-SHOVE = push
step-ADVANCE = charge
step-LAND = charge
step-RUN = charge
step-HIT = blow
step-MAKE_ROOM = making room
step-LABYRINTH = Labyrinth phase
step-EXCHANGE = power of Ulysses
step-RESOLVE = Ariadne token
step-ALARMS = alarms
step-RING_ALARM = alarm
step-JUMP = jump of the Boss
step-STRIKE_TILE = Tremor
step-SWIM = move of the Hydra
step-PROLIFERATE = Proliferation
step-HATCH_SOME = baby Hydras
step-SING = Song of the Siren
step-CHARMED = charmed heroes
step-DRIFT = heroes drawn by the Song
step-HOLD = grip of a skeleton
step-MEET = meeting Hades
step-HAND_OVER = Divine Wrath
step-GROW = growth of the Divine Wrath
step-FINISH = end of the turn

## The numbers of the cards

cards-table-numbers = Single numbers
cards-table-tile = The tiles, as they are drawn
cards-table-amphorae = How many of the ten amphorae hold each object
cards-face = the tile, drawn: cells, halves of Spirit, walls and threads
number-points = highest number of the action bar
number-babies = baby Hydras

## What lies on the table

caption-own = Turn { $turns }, yours
caption = Turn { $turns }, { THE($name) } plays
board-points-left = { $points ->
    [one] { $points } action point left
   *[other] { $points } action points left
}
board-points = { $points ->
    [one] { $points } action point a turn
   *[other] { $points } action points a turn
}
board-left = Points left
board-bar = Points
board-curses = Tokens
board-trophies = Trophies
board-short-covered = ▒▒
board-ether-ready = ready
board-ether-spent = spent
board-goal = To win: { $boss ->
    [siren] four different ones.
   *[other] four different ones, or three and your turn’s end on the Portal.
}
board-medals = Medallions
board-medal-courage = Courage
board-medal-spirit = Spirit
board-medal-force = Force
board-medal-combat = Combat
board-medal-discord = Discord
board-medal-fortune = Fortune
board-medal-half-discord = half of Discord
board-how-courage = charge into the Boss
board-how-spirit = turn tiles until two halves meet, then walk onto one
board-how-force = 2 points in the heart of the Lair
board-how-combat = have the most trophies when the last skeleton is beaten
board-how-discord = two halves: bring others a Hades token by the threads you cross
board-how-fortune = hidden in one amphora
board-held = held by { $names }
board-holder = { THE($name) }
board-holder-you = you
board-burning = skeletons to come will burn
board-covered = amphora, covered
board-object-fortune = For
board-object-sandals = San
board-object-joystick = Joy
board-object-pad = Pad
board-object-shield = Shi
board-object-mirror = Mir
board-object-boomerang = Boo
board-hidden = nobody has explored this tile
board-unexplored = unexplored
board-frozen = { $name }, frozen by a Spirit medallion
board-tile = { head-place }: { $name }
board-cell = { $cell }: { $text }
board-pawn = { $name } ({ $player })
board-thread = { $colour ->
    [red] red thread
    [blue] blue thread
    [green] green thread
   *[yellow] yellow thread
}
board-edge = { $what } { $side ->
    [n] to the north
    [e] to the east
    [s] to the south
   *[w] to the west
}
board-arrow = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
   *[yellow] Yellow
} leads { $side }
board-ariadne = Ariadne
board-threads = Threads crossed this turn
board-not-laid = not laid
board-not-yet = not yet
board-not-cut = not crossed
board-turn-tile = Turn { this-place } to the { $way ->
    [left] left
   *[right] right
}
board-joins = two halves of Spirit meet
aside-courage = { $wins ->
    [game] charges the Boss, and you win
   *[medallion] charges the Boss for the medallion of Courage
}
aside-spirit = { $wins ->
    [game] your fourth medallion, you win
   *[medallion] the medallion of Spirit
}
aside-wins = you win the game
aside-blow = { $blow ->
    [token] you take a Hades token
    [stun] you are Stunned
   *[both] you take a Hades token and are Stunned
}
aside-courage-ahead = leads to the Boss
aside-throw = stuns by Force, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
aside-far = as far as { $cell }
aside-courage-left = without charging the Boss
way-run = Charge to { $cell }
way-run-boss = Charge the Boss
way-run-wins = ★ { board-medal-courage }
way-run-short = { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}
way-joins = { $price }, two halves
board-again = You would be struck there: touch the cell again to go.
board-no-discord = not in play with two
board-way = { $does ->
    [hatch] a baby to the { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
   *[charge] charge to the { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
}
board-short-portal = Po
board-short-force = Fo
board-short-sandals = Sa
board-short-joystick = Jo
board-short-stairs = St
board-short-pad = Pa
board-short-half-spirit = ½
board-short-amphora = a
board-short-skeleton = s
board-short-baby = b
board-short-ghost = gh
board-short-ulysses = Uly
board-short-andromeda = And
board-short-eurydice = Eur
board-short-theseus = The
board-short-daphne = Dap
board-short-achilles = Ach
board-short-circe = Cir
board-short-minotaur = MIN
board-short-hydra = HYD
board-short-siren = SIR
board-short-hades = HAD
ask-act = { $left ->
    [0] No points left. What is free can still be done.
   *[other] Where does your hero go?
}
alone-act = { $left ->
    [0] No points left. End your turn?
   *[other] Nothing more to do. End your turn?
}
ask-charge = Run on?
ask-free-attack = Whom do you attack on your way?
ask-steal = Steal an amphora?
ask-drop = Which amphora do you discard?
ask-keep = Spend your Ether to keep this object?
ask-shield = Raise a Shield of Zeus?
ask-refuse = Spend your Ether to refuse a token?
ask-shift = Where do you step aside?
ask-enter = Where do you enter?
ask-replace = Replace a token of the sequence?
ask-victim = Ariadne: which hero does Hades strike?
ask-charm = Ariadne: whom does the Song draw first?
ask-hatch = Ariadne: where does a baby Hydra go?

## What things are

what-hero = hero
what-boss = Boss
what-medal = medallion
what-object = object
what-heroes = Heroes
what-bosses = Bosses
what-amphorae = amphorae that hold it
what-drawn = drawn on it
what-tile = { $walls ->
    [one] { $walls } wall
   *[other] { $walls } walls
}, { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
}, { $halves ->
    [one] { $halves } half of Spirit
   *[other] { $halves } halves of Spirit
}
what-points = Action points
what-points-left = { $points } left this turn
what-points-turn = { $points } a turn
what-cell = Cell { $cell }
what-lies = Here: { $names }.
what-near = Within two cells: { $names }.
what-waits = Not in the labyrinth yet.
what-here = on your cell
what-on = on { $cell }
what-place = { head-place }
what-hidden = { head-place }, unexplored
shelf-game = The game

## What Ariadne will do

foresee-now = If the turn ended now
foresee-there = If you end your turn there… { $text }
foresee-so = Then… { $text }
foresee-run = The charge may go as far as { $cell }.
foresee-run-boss = The charge may go as far as the Boss.
foresee-run-stops = The charge stops there.
foresee-rest = What still comes
foresee-none = No thread is crossed: the Boss does not move.
foresee-none-hydra = No thread is crossed: the Hydra stays, then proliferates.
foresee-none-siren = No thread is crossed: the Siren does not sing.
foresee-jump = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
   *[yellow] Yellow
}: { THE($boss) } jumps { NAME($side) } { $bounces ->
    [yes] and bounces on { this-place }.
    [limbo] through Limbo to { this-place }.
   *[no] to { this-place }.
}
foresee-swim = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
   *[yellow] Yellow
}: { THE($boss) } moves { NAME($side) } to { $cell }.
foresee-song = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
   *[yellow] Yellow
}: the Siren sings to the { NAME($side) }.
foresee-blow = { $seat ->
    [you] { $stun ->
        [yes] { $tokens ->
            [0] You are Stunned.
            [one] You take a Hades token and are Stunned.
           *[other] You take { $tokens } Hades tokens and are Stunned.
        }
       *[no] { $tokens ->
            [one] You take a Hades token.
           *[other] You take { $tokens } Hades tokens.
        }
    }
   *[other] { $stun ->
        [yes] { $tokens ->
            [0] { THE($name) } is Stunned.
            [one] { THE($name) } takes a Hades token and is Stunned.
           *[other] { THE($name) } takes { $tokens } Hades tokens and is Stunned.
        }
       *[no] { $tokens ->
            [one] { THE($name) } takes a Hades token.
           *[other] { THE($name) } takes { $tokens } Hades tokens.
        }
    }
}
foresee-falls = { $seat ->
    [you] You fall and become a ghost.
   *[other] { THE($name) } falls and becomes a ghost.
}
foresee-pile = Ariadne picks who gets the Divine Wrath: { $names }.
foresee-grows = The Divine Wrath grows.
foresee-spreads = No token given: the Hydra proliferates.
foresee-drawn = { $seat ->
    [you] The Song draws you to { $cell }.
   *[other] The Song draws { THE($name) } to { $cell }.
}
foresee-alarm = The alarm of Courage adds a colour at random: { $hits ->
    [0] none reaches you.
    [one] { $hits } in { $of } reaches you.
   *[other] { $hits } in { $of } reach you.
}
foresee-alarm-open = The alarm of Courage adds a colour at random.
foresee-wins = { $seat ->
    [you] And you win the game.
   *[other] And { THE($name) } wins the game.
}
foresee-safe = You are out of reach.
way-text = Walk to { $cell }{ $held ->
    [yes] , where a skeleton grips you
   *[no] {""}
}
way-explore = Go and explore { this-place }
way-sign = { $points }p
way-price = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $threads ->
    [0] {""}
   *[other] , { $threads } threads
}
way-cuts = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { NAME($colour) } thread

## The first game

tip-walk = Where to?
tip-walk-text = Touch a lit cell to walk there at once; its number is what the way costs in points. Point at it to learn what Ariadne will make the Boss do if you end your turn there.
tip-explore = The dark tiles
tip-explore-text = Beside a dark tile you can explore it for 1 point: touch it. There are skeletons, amphorae and special cells to find. One of these tiles is the Lair: the Boss appears there, except the Siren, who comes to the Portal by herself.
tip-skeleton = Skeletons grip
tip-skeleton-text = A hero who comes to a skeleton’s cell or beside it is gripped, unless a wall stands between, and cannot move any more. Touch the skeleton to attack it for 1 point; once it is eliminated, the amphora below it can be picked up.
tip-threads = Ariadne’s threads
tip-threads-text = Once the Boss is there, each colour of thread that you cross sends it towards the arrow of that colour when your turn ends. The Siren does not move: her Song draws the heroes in the zone of the first thread crossed. Beside the threads you read what would happen now.
tip-medals = Medallions
tip-medals-text = You win if you end your turn on the Portal with three different medallions, or, wherever you are, as soon as you have four. Against the Siren only four win. Each medallion covers a point of your bar.
tip-shield = A blow is coming
tip-shield-text = Whoever has an amphora that not everybody knows is asked, whatever is in it, so that the question tells nothing. A Shield of Zeus averts the whole blow and is then discarded.
tip-charge = Charging
tip-charge-text = A charge runs straight on, eliminates the skeletons on its way and stuns all heroes whom it meets. If it is the Boss who stops it, you gain the Courage medallion.

## The legend

sign-thread-red = red thread, its arrow, its token
sign-thread-blue = blue thread, its arrow, its token
sign-thread-green = green thread, its arrow, its token
sign-thread-yellow = yellow thread, its arrow, its token
sign-alarm = a medallion gained this turn: its alarm will sound
sign-token = Hades token: one point fewer
sign-stars = Stunned
sign-ether = Ether: pays once for the hero’s power
sign-skeleton = skeleton; beside a player, a trophy
sign-skeleton-burning = burning skeleton: two attacks
sign-amphora = amphora
sign-portal = Portal
sign-sandals = Sandals of Hermes: charge in a straight line
sign-joystick = Tartarus Joystick: turn a tile
sign-stairs = Stairs of Olympus: to the other Stairs
sign-pad = Pad of the Titans: exchange two tiles
sign-force = Force medallion
about-level-novice = Knows the paths, and strolls nearly every other step.
about-level-apprentice = Wants the medallions, and strays one step in five.
about-level-expert = Heads for the nearest medallion and seldom wastes a point.
about-level-master = Wastes nothing, and watches the threads of the Boss.
