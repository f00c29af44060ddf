"""HADES TRAP: what is said: answers, questions, events, chance, reasons."""

from __future__ import annotations

from typing import Final

from heroon.kernel import Vocabulary, domain, numbers

from .labyrinth import CELL_TOKENS, CELLS, NEXT, PLACE_TOKENS, SIDES_IN

#: The amphorae by what is in them (p. 13, p. 15).
FORTUNE, SANDALS, JOYSTICK, PAD, SHIELD, MIRROR, BOOMERANG = range(1, 8)
OBJECTS: Final = domain("object", "fortune sandals joystick pad shield mirror boomerang", start=1)
#: The tiles but for the Portal tile, which never lies face down (p. 4).
TILES: Final = domain(
    "tile", "lair sandals-1 sandals-2 joystick-1 joystick-2 stairs-1 stairs-2 pad", start=1
)
LAIR: Final = 1
#: The Portal tile among the tiles of the card data.
PORTAL_TILE: Final = 9

CELL: Final = domain("cell", CELL_TOKENS)
PLACE: Final = domain("place", PLACE_TOKENS)
SIDE: Final = domain("side", "north east south west")
WAY: Final = domain("way", "left right")
SEAT: Final = domain("seat", "0 1 2 3")
COLOUR: Final = domain("colour", "red blue green yellow")
QUARTERS: Final = numbers("quarters", 0, 3)
N: Final = numbers("n", 0, 99)

#: The heroes (p. 5, p. 16).
ULYSSES, ANDROMEDA, EURYDICE, THESEUS, DAPHNE, ACHILLES, CIRCE = range(7)
HEROES: Final = domain("hero", "ulysses andromeda eurydice theseus daphne achilles circe")
#: The bosses (p. 11, p. 17-19).
MINOTAUR, HYDRA, SIREN, HADES = range(4)
BOSSES: Final = domain("boss", "minotaur hydra siren hades")
#: The medallions, each a bit of what a hero has on the action bar (p. 14-15).
COURAGE, SPIRIT, FORCE, COMBAT, DISCORD, FORTUNE_SHOWN = (1 << i for i in range(6))
MEDALLIONS: Final = domain("medallion", "courage spirit force combat discord fortune")
NUMBER_OF: Final = tuple(max(bit.bit_length() - 1, 0) for bit in range(33))
YES_NO: Final = domain("yes-no", "yes no")
GRIP: Final = domain("grip", "arrive state")
WALLS: Final = domain("walls", "stop pass")

V: Final = Vocabulary()

# -- answers --------------------------------------------------------------------------------------

GO: Final = V.verb("go:{}", CELL)
STAND: Final = V.verb("stand")
EXPLORE: Final = V.verb("explore:{}", PLACE)
STRIKE: Final = V.verb("strike:{}", CELL)
CRUSH: Final = V.verb("crush:{}", CELL)
PUSH: Final = V.verb("push:{}", SEAT)
TAKE: Final = V.verb("take")
SHOW: Final = V.verb("show")
WIN_FORCE: Final = V.verb("force")
# the special cell on which one stands
CHARGE: Final = V.verb("charge:{}", SIDE)
TELEPORT: Final = V.verb("teleport:{}", CELL)
TURN: Final = V.verb("turn:{}-{}", PLACE, WAY)
CLIMB: Final = V.verb("climb:{}", CELL)
SWAP: Final = V.verb("swap:{}+{}", PLACE, PLACE)
# an object
DASH: Final = V.verb("dash:{}", SIDE)
TWIST: Final = V.verb("twist:{}-{}", PLACE, WAY)
TRADE: Final = V.verb("trade:{}+{}", PLACE, PLACE)
REFLECT: Final = V.verb("reflect:{}", SEAT)
HURL: Final = V.verb("boomerang:{}", SEAT)
THROW: Final = V.verb("throw:{}>{}", OBJECTS, SEAT)
# heroic powers that are spent by choice
BOOST: Final = V.verb("boost")
PHASE: Final = V.verb("phase:{}", CELL)
WANDER: Final = V.verb("wander")
REPLACE: Final = V.verb("replace:{}>{}", COLOUR, COLOUR)
# in the course of something
ON: Final = V.verb("on")
STEAL: Final = V.verb("steal:{}", SEAT)
DROP: Final = V.verb("drop:{}", OBJECTS)
SHIFT: Final = V.verb("shift:{}", CELL)
# Ariadne's
VICTIM: Final = V.verb("victim:{}", SEAT)
CHARM: Final = V.verb("charm:{}", SEAT)
HATCH: Final = V.verb("hatch:{}", SIDE)

#: By cell and mask of sides: the moves to the cells there.
MOVES: Final = tuple(
    tuple(tuple(GO[NEXT[cell][side]] for side in sides) for sides in SIDES_IN)
    for cell in range(CELLS)
)
#: By mask of sides: the charges there, from a cell and with Sandals.
CHARGES: Final = tuple(tuple(CHARGE[side] for side in sides) for sides in SIDES_IN)
DASHES: Final = tuple(tuple(DASH[side] for side in sides) for sides in SIDES_IN)

# -- questions ------------------------------------------------------------------------------------

P_ACT: Final = V.prompt("act", "hades-trap:hero-phase")
P_CHARGE: Final = V.prompt("charge", "hades-trap:charge")
P_FREE_ATTACK: Final = V.prompt("free-attack", "hades-trap:combat.blessing")
P_STEAL: Final = V.prompt("steal", "hades-trap:move")
P_DROP: Final = V.prompt("drop", "hades-trap:pick-up.limit")
P_KEEP: Final = V.prompt("keep", "hades-trap:circe")
P_SHIELD: Final = V.prompt("shield", "hades-trap:shield")
P_REFUSE: Final = V.prompt("refuse", "hades-trap:theseus")
P_SHIFT: Final = V.prompt("shift", "hades-trap:pawn")
P_ENTER: Final = V.prompt("enter", "hades-trap:first-turn")
P_REPLACE: Final = V.prompt("replace", "hades-trap:ulysses")
P_VICTIM: Final = V.prompt("victim", "hades-trap:hades.strike")
P_CHARM: Final = V.prompt("charm", "hades-trap:siren.song")
P_HATCH: Final = V.prompt("hatch", "hades-trap:hydra.proliferation")

# -- chance ---------------------------------------------------------------------------------------

S_TILE: Final = V.stream("tile", TILES)
S_QUARTERS: Final = V.stream("quarters", QUARTERS)
S_AMPHORA: Final = V.stream("amphora", OBJECTS)
S_ARROW: Final = V.stream("arrow", COLOUR)
S_STEAL: Final = V.stream("steal", OBJECTS)
S_COURAGE: Final = V.stream("courage", COLOUR)

# -- events ---------------------------------------------------------------------------------------

E_ARROW: Final = V.event("arrow", side=SIDE, colour=COLOUR)
E_TURN: Final = V.event("turn", seat=SEAT, n=N)
E_ENTERED: Final = V.event("entered", seat=SEAT, cell=CELL)
E_WENT: Final = V.event("went", seat=SEAT, cell=CELL)
E_STOOD: Final = V.event("stood", seat=SEAT)
E_EXPLORED: Final = V.event("explored", seat=SEAT, place=PLACE, tile=TILES)
E_APPEARED: Final = V.event("appeared", boss=BOSSES, cell=CELL)
E_CROSSED: Final = V.event("crossed", colour=COLOUR)
E_GRIPPED: Final = V.event("gripped", seat=SEAT)
E_STRUCK: Final = V.event("struck", seat=SEAT, cell=CELL)
E_QUENCHED: Final = V.event("quenched", seat=SEAT, cell=CELL)
E_CRUSHED: Final = V.event("crushed", seat=SEAT, cell=CELL)
E_PUSHED: Final = V.event("pushed", seat=SEAT, victim=SEAT, cell=CELL)
E_BLOCKED: Final = V.event("blocked", seat=SEAT, victim=SEAT)
E_TOOK: Final = V.event("took", seat=SEAT, cell=CELL, object=OBJECTS)
E_TOOK_UNSEEN: Final = V.event("took-unseen", seat=SEAT, cell=CELL)
E_DROPPED: Final = V.event("dropped", seat=SEAT, object=OBJECTS)
E_STOLE: Final = V.event("stole", seat=SEAT, victim=SEAT, object=OBJECTS)
E_STOLE_UNSEEN: Final = V.event("stole-unseen", seat=SEAT, victim=SEAT)
E_USED: Final = V.event("used", seat=SEAT, object=OBJECTS)
E_KEPT: Final = V.event("kept", seat=SEAT, object=OBJECTS)
E_CHARGED: Final = V.event("charged", seat=SEAT, side=SIDE)
E_TELEPORTED: Final = V.event("teleported", seat=SEAT, cell=CELL)
E_TURNED: Final = V.event("turned", seat=SEAT, place=PLACE, way=WAY)
E_SWAPPED: Final = V.event("swapped", seat=SEAT, place=PLACE, other=PLACE)
E_REFLECTED: Final = V.event("reflected", seat=SEAT, victim=SEAT)
E_AIMED: Final = V.event("aimed", seat=SEAT, victim=SEAT)
E_THREW: Final = V.event("threw", seat=SEAT, victim=SEAT, object=OBJECTS)
E_SHIELDED: Final = V.event("shielded", seat=SEAT)
E_REFUSED: Final = V.event("refused", seat=SEAT)
E_IMMUNE: Final = V.event("immune", seat=SEAT)
E_BOOSTED: Final = V.event("boosted", seat=SEAT, n=N)
E_PHASED: Final = V.event("phased", seat=SEAT, cell=CELL)
E_WANDERED: Final = V.event("wandered", seat=SEAT)
E_REPLACED: Final = V.event("replaced", seat=SEAT, colour=COLOUR, other=COLOUR)
E_SHIFTED: Final = V.event("shifted", seat=SEAT, cell=CELL)
E_STUNNED: Final = V.event("stunned", seat=SEAT)
E_ETHER_LOST: Final = V.event("ether-lost", seat=SEAT)
E_CURSED: Final = V.event("cursed", seat=SEAT, n=N)
E_FREED: Final = V.event("freed", seat=SEAT, n=N)
E_FORMED: Final = V.event("formed", cell=CELL, other=CELL)
E_PARTED: Final = V.event("parted", cell=CELL, other=CELL)
E_WON: Final = V.event("won", seat=SEAT, medallion=MEDALLIONS)
E_FRAGMENT: Final = V.event("fragment", seat=SEAT, n=N)
E_ROBBED: Final = V.event("robbed", seat=SEAT, victim=SEAT)
E_ALARM: Final = V.event("alarm", medallion=MEDALLIONS)
E_ADDED: Final = V.event("added", colour=COLOUR)
E_BURNING: Final = V.event("burning")
E_RISEN: Final = V.event("risen", n=N)
E_ETHER: Final = V.event("ether", seat=SEAT)
E_JUMPED: Final = V.event("jumped", colour=COLOUR)
E_BOUNCED: Final = V.event("bounced", place=PLACE)
E_LANDED: Final = V.event("landed", place=PLACE)
E_SWAM: Final = V.event("swam", colour=COLOUR)
E_CREPT: Final = V.event("crept", cell=CELL)
E_HATCHED: Final = V.event("hatched", side=SIDE, cell=CELL)
E_SANG: Final = V.event("sang", colour=COLOUR)
E_CHARMED: Final = V.event("charmed", seat=SEAT, cell=CELL)
E_WRATH: Final = V.event("wrath", n=N)
E_FELL: Final = V.event("fell", seat=SEAT)
E_HAUNTS: Final = V.event("haunts", seat=SEAT)
E_REJOINED: Final = V.event("rejoined", seat=SEAT)
E_ROSE: Final = V.event("rose", seat=SEAT)
E_VICTORY: Final = V.event("victory", seat=SEAT, n=N)

# -- reasons: how a game ends, and why a word is refused -------------------------------------------

R_PORTAL: Final = V.reason("portal", "hades-trap:goal")
R_FOUR: Final = V.reason("four", "hades-trap:goal")
R_DEAD: Final = V.reason("dead", "hades-trap:hades")
R_TWINS: Final = V.reason("twins", "hades-trap:setup.6")
R_NOT_NOW: Final = V.reason("not-now", "hades-trap:hero-phase")
R_TIRED: Final = V.reason("tired", "hades-trap:hero-phase")
R_STUNNED: Final = V.reason("down", "hades-trap:stunned")
R_UPRIGHT: Final = V.reason("upright", "hades-trap:stunned")
R_MUST_STAND: Final = V.reason("must-stand", "hades-trap:standing")
R_MUST_MOVE: Final = V.reason("must-move", "hades-trap:stunned")
R_NO_FREE_CELL: Final = V.reason("no-free-cell", "hades-trap:stunned")
R_GHOST: Final = V.reason("ghost", "hades-trap:ghost")
R_GRIPPED: Final = V.reason("gripped", "hades-trap:grip")
R_FAR: Final = V.reason("far", "hades-trap:move")
R_WALL: Final = V.reason("wall", "hades-trap:obstacle")
R_DARK: Final = V.reason("dark", "hades-trap:obstacle")
R_TAKEN: Final = V.reason("taken", "hades-trap:pawn")
R_KNOWN: Final = V.reason("known", "hades-trap:explore")
R_NOTHING_THERE: Final = V.reason("nothing-there", "hades-trap:attack")
R_NOBODY: Final = V.reason("nobody", "hades-trap:attack")
R_NO_AMPHORA: Final = V.reason("no-amphora", "hades-trap:pick-up")
R_UNDER: Final = V.reason("under", "hades-trap:pick-up")
R_UNDER_BABY: Final = V.reason("under-baby", "hades-trap:hydra.babies")
R_NEVER: Final = V.reason("never", "hades-trap:pick-up.limit")
R_NOT_HELD: Final = V.reason("not-held", "hades-trap:amphorae")
R_NOT_HERE: Final = V.reason("not-here", "hades-trap:activate")
R_NO_STAIRS: Final = V.reason("no-stairs", "hades-trap:stairs")
R_FIXED: Final = V.reason("fixed", "hades-trap:pad")
R_BUT_PORTAL: Final = V.reason("but-portal", "hades-trap:spirit.blessing")
R_FROZEN: Final = V.reason("frozen", "hades-trap:spirit.frozen")
R_OUT_OF_REACH: Final = V.reason("out-of-reach", "hades-trap:joystick")
R_HIDDEN: Final = V.reason("hidden", "hades-trap:sight")
R_NO_BLESSING: Final = V.reason("no-blessing", "hades-trap:blessing")
R_HAS_IT: Final = V.reason("has-it", "hades-trap:medallions")
R_NO_POWER: Final = V.reason("no-power", "hades-trap:powers")
R_NO_ETHER: Final = V.reason("no-ether", "hades-trap:ether")
R_WITHOUT_ETHER: Final = V.reason("without-ether", "hades-trap:ether")
R_NO_WALL: Final = V.reason("no-wall", "hades-trap:eurydice")
VERB, A, B, _ = V.tables()
