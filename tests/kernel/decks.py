"""Card data of no game, with every kind of column: what a game of rooms and of tiles needs."""

from typing import Final

TEXT: Final = """
[axes]
floor = ["1", "2"]
third = ["1-2", "3-4", "5-6"]

[tokens.gain]
"hp+N" = { low = 1, high = 9 }
"hp-N" = { low = 1, high = 9 }
"xp+N" = { low = 1, high = 3 }
"draw N" = { low = 1, high = 5, all = "all" }
"poison" = {}

[tokens.act]
"gold+N" = { own = "gold", high = 9 }
"guard" = {}
"push N" = { low = 1, high = 4 }

[columns.monster]
horde = { words = ["no", "yes"] }
hp = { low = 1, high = 50, by = "floor" }
armour = { low = 0, high = 4, by = "floor" }
reward = { tokens = "gain", most = 3, choices = true, by = "floor" }

[columns.trap]
success = { tokens = "gain", most = 2, choices = true, by = "third" }
failure = { tokens = "gain", most = 2, choices = true, by = "third" }

[columns.skill]
does = { tokens = "act", levels = ["base", "improved"], most = 2 }
costs = { low = 0, high = 9, many = 3 }

[columns.tile]
copies = { low = 1, high = 2 }
picture = { picture = [3, 3], cells = ".PFSJXTD", edges = " #rgby", marks = true }

[columns.prices]
hp = { low = 0, high = 9 }
food = { low = 0, high = 9 }

[tables.monster]
from = "rebuilt"
rule = "x:{}"
[tables.trap]
from = "printed"
[tables.skill]
from = "public"
[tables.tile]
from = "rebuilt"
[tables.prices]
one = true
from = "public"

[numbers]
goal = { value = 3, low = 1, high = 9, from = "printed", rule = "x:goal" }
wounds = { value = [3, 0], low = [1, 0], high = 6, from = "printed", rule = "x:wounds" }

[prices]
hp = 1
food = 2

[monster.guard]
horde = "no"
from = { reward = "printed", "" = "rebuilt" }
1 = { hp = 8, armour = 0, reward = "xp+1, draw 1" }
2 = { hp = 11, armour = 1, reward = "hp-2 / poison, xp+2" }

[monster.crows]
horde = "yes"
1 = { hp = 3, armour = 0, reward = "xp+1" }
2 = { hp = 4, armour = 0, reward = "hp+1 / hp+1, draw all" }

[trap.tower]
1-2 = { success = "xp+1", failure = "none" }
3-4 = { success = "none", failure = "hp-1, poison" }
5-6 = { success = "draw 2", failure = "hp-3" }

[skill]
strike = { base = "gold+1, push 1", improved = "gold+2, push 3", costs = [1, 2, 3] }
wall = { base = "guard", improved = "guard, push 2", costs = [0, 0, 9] }

[tile.lair]
copies = 1
picture = [
  "+     +     +=====+",
  "   D     .  #  .   ",
  "+  g  +  r  +     +",
  "  .(W)#  F  #  .   ",
  "+     +  b  +  y  +",
  "   .     .     D   ",
  "+=====+     +     +",
]

[tile.gate]
copies = 2
picture = [
  "+     +     +     +",
  "   .  #  .     .   ",
  "+     +  r  +=====+",
  "   .  y  P  b  .   ",
  "+=====+  g  +     +",
  "   .     .  # .(E) ",
  "+     +     +     +",
]
"""
