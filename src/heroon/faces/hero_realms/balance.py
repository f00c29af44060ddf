"""The texts and figures of the report on how hard the Bosses of Hero Realms are."""

from typing import Final

from heroon.lab.balance import Balance

_HEAD: Final = """\
# How hard the Bosses are

Hero Realms solo, games won in per cent, with 95 % intervals (Wilson). Made by one command, which \
plays them all:

```
python -m heroon.lab.balance hero-realms --out docs/balance/hero-realms.md
```

Seed {seed}; game *i* depends on the seed and on *i* alone. Data: [hero-realms.json]\
(hero-realms.json); each row names its day and the commit that played it: {commits}.

- **random**: any legal word with equal chances.
- **heuristic**: the policy of `games/hero_realms/heuristics.py`.
- **planner**: the search of `ai/planner.py` (see [strength.md](../strength.md)), the level \
*expert*: at a choice that matters every word is tried in up to 24 sampled worlds, played on by \
the policy to the end.

The variants: *skirmish* is the bare game, *reinforcements* (Renforts) and *powers* (Capacités) \
stand alone, *both* is both. **All cells share their deals**: game *i* begins with the same chance \
against every Boss, under every variant and for every bot, so cells differ by less than two \
samples of their own would, and a lucky set of deals lifts a whole row. The planner plays the \
first {planner} of the deals of the others.
"""

_ORDER: Final = """\
Grognard 1, Rayla 2, Borg 3, Torgen 4: each level should be won less often than the one before."""

_WHY: Final = """\
Random play never wins, so it orders nothing. Where reinforcements play, two champions come to \
Grognard's help and none to Rayla's, as the document has it: that brings the two together."""

BALANCE: Final = Balance(
    option="boss",
    named="Boss",
    games={"random": 1000, "heuristic": 1000, "planner": 400},
    head=_HEAD,
    lost=("lost by health / by time", ("dead", "clock")),
    order=_ORDER,
    why=_WHY,
)
