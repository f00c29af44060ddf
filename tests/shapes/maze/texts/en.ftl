### The maze, in English.

game-title = The Maze
game-about = Two to four heroes look for crowns and skeletons among nine tiles that turn.
option-length = Length
option-length-long = ten rounds
option-length-short = three rounds

## Answers

word-go = Go to { $cell }
word-stand = Stand up
word-take = Take the jar
word-slay = Slay the skeleton on { $cell }
word-push = Push { THE($seat-name) }
word-explore = Turn up tile { $place }
word-turn = Turn tile { $place } to the { NAME($way) }
word-swap = Swap tiles { $place } and { $place2 }
word-charge = Sandals: charge to the { NAME($side) }
word-reflect = Mirror: change places with { THE($seat-name) }
word-on = Run on
word-stop-charge = Stop here
word-done = End your turn
word-yes-shield = Use the shield
word-no-shield = Let it happen
group-go = Go
group-slay = Slay a skeleton
group-push = Push a hero
group-explore = Turn up a tile
group-turn = Turn a tile
group-swap = Swap two tiles
group-charge = Charge with the sandals
group-reflect = Use the mirror
first-turn = Turn tile { $place }
first-swap = Swap tile { $place }

## Questions

prompt-act = What do you do? ({ $left ->
    [one] { $left } point left
   *[other] { $left } points left
})
prompt-charge = Do you run on?
prompt-shield = You are struck. Do you use a shield?

## What happens

event-turn = { $seat ->
    [you] Your turn.
   *[other] It is the turn of { THE($seat-name) }.
}
event-went = { $seat ->
    [you] You go to { $cell }.
   *[other] { THE($seat-name) } goes to { $cell }.
}
event-crossed = { THE($colour) } is crossed: it calls the shade.
event-stood = { $seat ->
    [you] You stand up.
   *[other] { THE($seat-name) } stands up.
}
event-took = You take { AN($jar) } on { $cell }.
event-took-unseen = { THE($seat-name) } takes a jar on { $cell }.
event-stole = { $seat ->
    [you] You rob { THE($victim-name) } of { AN($jar) }.
   *[other] { THE($seat-name) } robs you of { AN($jar) }.
}
event-stole-unseen = { THE($seat-name) } robs { THE($victim-name) } of a jar.
event-slew = { $seat ->
    [you] You slay the skeleton on { $cell }.
   *[other] { THE($seat-name) } slays the skeleton on { $cell }.
}
event-pushed = { $victim ->
    [you] { THE($seat-name) } pushes you to { $cell }.
   *[other] { $seat ->
        [you] You push { THE($victim-name) } to { $cell }.
       *[other] { THE($seat-name) } pushes { THE($victim-name) } to { $cell }.
    }
}
event-explored = { $seat ->
    [you] You turn up tile { $place }: { THE($tile) }.
   *[other] { THE($seat-name) } turns up tile { $place }: { THE($tile) }.
}
event-turned = { $seat ->
    [you] You turn tile { $place } to the { NAME($way) }.
   *[other] { THE($seat-name) } turns tile { $place } to the { NAME($way) }.
}
event-swapped = { $seat ->
    [you] You swap tiles { $place } and { $other }.
   *[other] { THE($seat-name) } swaps tiles { $place } and { $other }.
}
event-spent = { $seat ->
    [you] You use { AN($jar) }.
   *[other] { THE($seat-name) } uses { AN($jar) }.
}
event-reflected = { $seat ->
    [you] You change places with { THE($victim-name) }.
   *[other] { $victim ->
        [you] { THE($seat-name) } changes places with you.
       *[other] { THE($seat-name) } changes places with { THE($victim-name) }.
    }
}
event-stunned = { $seat ->
    [you] You are stunned.
   *[other] { THE($seat-name) } is stunned.
}
event-shade = { THE($colour) } draws the shade to tile { $place }.
event-counted = { $seat ->
    [you] You have { $n ->
        [one] { $n } point.
       *[other] { $n } points.
    }
   *[other] { THE($seat-name) } has { $n ->
        [one] { $n } point.
       *[other] { $n } points.
    }
}

## Why not

reason-not-now = This is not the moment for it.
reason-tired = You have no point left this turn.
reason-down = You are stunned: stand up first, or crawl.
reason-upright = You are on your feet.
reason-held = A skeleton beside you, or on your cell, holds you.
reason-far = That is too far away.
reason-wall = A wall is in the way.
reason-taken = Somebody stands there.
reason-no-bones = There is no skeleton there.
reason-no-hero = No hero stands there whom you could reach.
reason-no-jar = There is no jar on your cell.
reason-full = You carry two jars already.
reason-not-held = You do not carry that jar.
reason-known = That tile lies face up.
reason-no-lever = You are not on a lever.
reason-no-pad = You are not on a pad.
reason-fixed = That tile cannot be moved like this.

## The end

end-gate = { $seat ->
    [you] The gate is reached: you win with { $score } points.
    [none] The gate is reached, and nobody is ahead.
   *[other] The gate is reached: { THE($seat-name) } wins with { $score } points.
}
end-dusk = { $seat ->
    [you] Night falls: you win with { $score } points.
    [none] Night falls, and nobody is ahead.
   *[other] Night falls: { THE($seat-name) } wins with { $score } points.
}

## The table

area-tiles = Tiles
area-maze = Maze
area-bag = Jars
area-threads = Threads
area-spent = Used jars
counter-left = Points left
counter-turns = Turn
counter-slain = Skeletons slain
mark-stunned = stunned
mark-first = crossed first
mark-second = crossed second
mark-third = crossed third
mark-fourth = crossed fourth
domain-cell = CELL
domain-place = TILE
domain-side = SIDE
domain-way = WAY
domain-seat = PLAYER
step-OPEN = laying out
step-TURN = turn
step-ACT = actions
step-REVEAL = turning up a tile
step-PICK_UP = taking a jar
step-STEAL = theft
step-HIT = blow
step-RUN = charge
step-ADVANCE = charge
step-SHADE = the shade
step-CLOSE = end of the turn
