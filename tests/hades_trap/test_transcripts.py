"""What the players are told in some of the scenarios, word by word."""

from __future__ import annotations

import pytest

from heroon.games import hades_trap
from heroon.games.hades_trap.spec import SPEC
from heroon.kernel import write_transcript
from tests.scenarios import Scenarios

OURS = Scenarios(hades_trap, SPEC, {})

#: By scenario: all that seat 0 is told in it.
TOLD: dict[str, str] = {
    "setup-arrows": """
arrow side=north colour=blue
arrow side=east colour=red
arrow side=south colour=yellow
arrow side=west colour=green
turn seat=0 n=1
entered seat=0 cell=e5
""",
    "turn-two-phases": """
crossed colour=red
went seat=0 cell=e5
jumped colour=red
landed place=1
turn seat=1 n=9
""",
    "explore-the-lair": """
explored seat=0 place=4 tile=lair
appeared boss=minotaur cell=b5
""",
    "attack-a-skeleton": """
struck seat=0 cell=f1
""",
    "attack-a-burning-skeleton": """
quenched seat=0 cell=f1
struck seat=0 cell=f1
""",
    "push-a-hero": """
crossed colour=red
pushed seat=0 victim=1 cell=e5
""",
    "push-against-a-wall": """
blocked seat=0 victim=1
stunned seat=1
""",
    "grip-on-arriving": """
crossed colour=red
went seat=0 cell=f2
gripped seat=0
""",
    "stunned-must-stand": """
stood seat=0
""",
    "token-taken-in-the-own-turn": """
crossed colour=blue
went seat=0 cell=f5
jumped colour=blue
bounced place=5
cursed seat=0 n=1
landed place=4
turn seat=1 n=9
turn seat=0 n=10
freed seat=0 n=1
turn seat=1 n=11
""",
    "joystick-own-tile": """
turned seat=0 place=2 way=right
""",
    "stairs": """
teleported seat=0 cell=g7
""",
    "pad": """
swapped seat=0 place=1 other=3
""",
    "mirror": """
used seat=0 object=mirror
reflected seat=0 victim=1
""",
    "boomerang": """
used seat=0 object=boomerang
aimed seat=0 victim=1
stunned seat=1
""",
    "shield-against-both": """
crossed colour=red
went seat=0 cell=e5
jumped colour=red
landed place=1
shielded seat=1
used seat=1 object=shield
shifted seat=1 cell=c2
turn seat=1 n=9
""",
    "courage-alarm": """
charged seat=0 side=south
crossed colour=green
went seat=0 cell=b3
went seat=0 cell=b4
won seat=0 medallion=courage
jumped colour=green
landed place=7
alarm medallion=courage
added colour=red
jumped colour=red
landed place=4
cursed seat=0 n=1
turn seat=1 n=9
""",
    "force-alarm": """
won seat=0 medallion=force
alarm medallion=force
burning
turn seat=1 n=9
explored seat=1 place=9 tile=stairs-2
""",
    "force-blessing": """
threw seat=0 victim=1 object=pad
stunned seat=1
""",
    "combat-alarm": """
struck seat=0 cell=i3
won seat=0 medallion=combat
alarm medallion=combat
risen n=8
gripped seat=1
turn seat=1 n=9
""",
    "discord-complete": """
crossed colour=red
went seat=0 cell=e5
jumped colour=red
landed place=1
cursed seat=1 n=1
robbed seat=0 victim=1
fragment seat=0 n=2
won seat=0 medallion=discord
alarm medallion=discord
ether seat=1
ether seat=2
turn seat=1 n=9
""",
    "spirit-forms": """
turned seat=0 place=1 way=right
formed cell=c2 other=d2
""",
    "spirit-alarm-parts-a-pair": """
went seat=0 cell=d2
won seat=0 medallion=spirit
alarm medallion=spirit
parted cell=f2 other=g2
turned seat=0 place=1 way=right
turned seat=0 place=2 way=right
turn seat=1 n=9
""",
    "ulysses": """
crossed colour=red
went seat=0 cell=e5
replaced seat=0 colour=red other=green
jumped colour=green
landed place=7
turn seat=1 n=9
""",
    "andromeda": """
boosted seat=0 n=7
""",
    "eurydice": """
phased seat=0 cell=d4
went seat=0 cell=d4
""",
    "theseus": """
crossed colour=red
went seat=0 cell=e5
jumped colour=red
landed place=1
refused seat=1
turn seat=1 n=9
""",
    "achilles": """
crossed colour=red
went seat=0 cell=e5
jumped colour=red
landed place=1
immune seat=1
turn seat=1 n=9
""",
    "achilles-stunned": """
blocked seat=0 victim=1
stunned seat=1
ether-lost seat=1
""",
    "circe": """
used seat=0 object=joystick
kept seat=0 object=joystick
turned seat=0 place=2 way=left
used seat=0 object=joystick
turned seat=0 place=2 way=right
""",
    "minotaur-portal": """
jumped colour=red
bounced place=5
landed place=2
turn seat=1 n=9
""",
    "hydra-proliferates": """
hatched side=north cell=b9
hatched side=south cell=b8
turn seat=1 n=9
""",
    "hydra-ring": """
crossed colour=red
went seat=0 cell=e5
swam colour=red
crept cell=b4
cursed seat=1 n=1
fragment seat=0 n=1
turn seat=1 n=9
""",
    "hydra-baby-beaten": """
crushed seat=0 cell=e6
""",
    "siren-arrival": """
arrow side=north colour=red
arrow side=east colour=blue
arrow side=south colour=green
arrow side=west colour=yellow
turn seat=0 n=1
entered seat=0 cell=q8
went seat=0 cell=q7
turn seat=1 n=2
entered seat=1 cell=q8
went seat=1 cell=q9
appeared boss=siren cell=q8
turn seat=0 n=3
""",
    "siren-song-into-the-water": """
crossed colour=red
went seat=0 cell=t8
sang colour=red
charmed seat=1 cell=r6
charmed seat=1 cell=r7
gripped seat=1
cursed seat=1 n=1
turn seat=1 n=9
""",
    "hades-wrath-grows": """
crossed colour=red
went seat=0 cell=e5
crossed colour=yellow
went seat=0 cell=d5
jumped colour=red
landed place=1
wrath n=2
jumped colour=yellow
landed place=3
wrath n=3
turn seat=1 n=9
""",
    "hades-strikes": """
crossed colour=red
went seat=0 cell=e5
jumped colour=red
landed place=1
wrath n=0
cursed seat=1 n=3
turn seat=1 n=9
""",
    "ghost-falls": """
crossed colour=red
went seat=0 cell=e5
jumped colour=red
landed place=1
wrath n=0
fell seat=1
turn seat=1 n=9
haunts seat=1
""",
    "ghost-returns": """
went seat=0 cell=c1
rejoined seat=0
turn seat=1 n=9
turn seat=0 n=10
rose seat=0
""",
    "goal-portal": """
crossed colour=red
went seat=0 cell=e5
jumped colour=red
landed place=1
victory seat=0 n=3
""",
    "pick-up-a-third": """
dropped seat=0 object=pad
took seat=0 cell=d9 object=sandals
""",
    "steal": """
went seat=0 cell=e3
stole seat=0 victim=1 object=mirror
""",
    "charge-to-an-obstacle": """
charged seat=0 side=east
went seat=0 cell=c2
went seat=0 cell=d2
went seat=0 cell=e2
crossed colour=red
went seat=0 cell=f2
went seat=0 cell=g2
crossed colour=yellow
went seat=0 cell=h2
""",
    "courage-blessing": """
teleported seat=0 cell=i1
""",
    "secrecy-of-a-theft": """
went seat=0 cell=e3
stole seat=0 victim=1 object=mirror
""",
    "hydra-stuns": """
crossed colour=red
went seat=0 cell=e5
swam colour=red
crept cell=b4
stunned seat=1
hatched side=north cell=b9
hatched side=south cell=b8
hatched side=west cell=i4
turn seat=1 n=9
""",
    "daphne-held": """
wandered seat=0
crossed colour=red
went seat=0 cell=e2
""",
    "hades-adds-to-what-is-there": """
crossed colour=red
went seat=0 cell=e5
jumped colour=red
landed place=1
wrath n=0
cursed seat=1 n=4
turn seat=1 n=9
""",
    "turn-first-portal-taken": """
arrow side=north colour=red
arrow side=east colour=blue
arrow side=south colour=green
arrow side=west colour=yellow
turn seat=0 n=1
entered seat=0 cell=e5
turn seat=1 n=2
entered seat=1 cell=f5
""",
}
#: What another seat is told in its place.
UNSEEN: dict[str, tuple[int, str]] = {
    "pick-up-a-third": (1, "took-unseen seat=0 cell=d9"),
    "secrecy-of-a-theft": (2, "stole-unseen seat=0 victim=1"),
}


def transcript(name: str, seat: int) -> str:
    """What a seat is told in a scenario, without the head line."""
    told = write_transcript(OURS.run(OURS.case(name)), seat)
    return told.partition("\n")[2]


@pytest.mark.parametrize("name", TOLD)
def test_what_is_told(name: str) -> None:
    assert transcript(name, 0) == TOLD[name].lstrip("\n")


@pytest.mark.parametrize("name", UNSEEN)
def test_what_others_are_told(name: str) -> None:
    seat, line = UNSEEN[name]
    told = transcript(name, seat).splitlines()
    mine = transcript(name, 0).splitlines()
    assert told == [*mine[:-1], line]
