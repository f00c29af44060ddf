"""The conformance kit: seeded random games with the laws of `laws` at every ask.

Depth "full", at every ask to a seat or to nature:

- before the answer: ranges, capacities, order and conservation; `copy()`; the words offered
  (to seats); the view of a seat, of every seat next to a token that is no news; at one ask in 20
  the position as text; at one decision in `why_every` the whole vocabulary against `why`; for one
  seat (the next one each time, a spectator now and then) a sampled world that it cannot tell
  from the table (of a world equal in every value the view is looked at one time in ten);
- after it: the clone made before is unchanged and, given the same word, agrees; an elder clone
  is caught up with the record every sixteen tokens; no view gained a face that the token does
  not note; who could not see a card leave forgot it; the sampled world follows as long as its
  seat sees no difference, and asks the same;
- the game in C, where that engine can be had, answers the same words: the same ask and fields
  (now and then it goes on from the position of the table, also inside a step);
- when a line of undoable words ends: it is taken back word by word and said again;
- always: no decision touches the state when it is asked; the words in flight are counted;
- at the end: the state and its text once more, written again from what was read; the record,
  written and read, and its tokens, said again at a fresh table, give the same position at every
  token; the same seed, driven by the table, gives the same tokens.

With `thin` those that cost most are kept at one occasion in so many: positions as text, lines taken
back, new worlds (in between the one before is followed on).

Depth "light" does the first two at one ask in fifty (of those, at one in ten the position as
text, at one decision in four the whole vocabulary), and compares positions at the end alone: there
the record, read, or the seed has said every token at a fresh table, in turns from game to game.
It does not ask the policy a second time for its words: "full" does.

Depth "stretches" is for long games (see `stretches`): the cheap laws at every ask, all those of
"full" in stretches of asks.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeVar

from heroon.kernel import GameSpec, State
from heroon.native import Engine, Unavailable
from heroon.native import engine as engine_of

from .kit_walk import WHY, Invariant, KitWalk, random_choice
from .report import USUAL_IN_FLIGHT, KitError, Report
from .stretches import Stretches

S = TypeVar("S", bound=State)
DEPTHS: Final = ("full", "light", "stretches")
#: The size of a vocabulary that is so checked at every decision; larger ones are less often.
WHY_WORDS: Final = 40
#: The number of asks below which the 99th percentile says nothing.
ENOUGH_ASKS: Final = 200


def check_game(
    spec: GameSpec[S],
    games: int,
    depth: str = "full",
    *,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    seats: int = 0,
    why_every: int = 0,
    skilled: int = 0,
    invariants: Iterable[Invariant] = (),
    engine: str = "python",
    native: bool = True,
    thin: int = 1,
) -> Report:
    """Walk through `games` seeded random games and check every law; raises `KitError`.

    The game number n is played with the seed `seed` + n.  Of ten games `skilled` are played by
    the game's policy at nine decisions in ten, where random play does not come far.
    At one decision in `why_every` the whole vocabulary is held against `why`; without a number at
    each one where the vocabulary is small, at one in 20 where it has 800 words or more.
    `invariants` are called with the state at every ask that is checked.  `engine` is that of the
    tables; with `native` the game in C is compared at every ask, where it can be had.  At depth
    "full" the dearest laws are checked at one occasion in `thin`.
    """
    kind = Stretches if depth == "stretches" else KitWalk
    if depth not in DEPTHS:
        raise ValueError(f"depth is one of {', '.join(DEPTHS)}")
    seats = seats or spec.seats[0]
    why_every = why_every or usual_why_every(spec)
    report = Report(spec.id, seats, dict(options or {}), depth, seed)
    total = hashlib.sha256()
    fast = engine_of(spec) if native else Unavailable("not wanted")
    report.native = fast.reason if isinstance(fast, Unavailable) else "compared"
    start, busy = time.perf_counter(), time.process_time()
    for n in range(seed, seed + games):
        walk = kind(spec, n, report, depth, why_every, tuple(invariants))
        walk.skilled = n % 10 < skilled
        walk.engine = engine
        walk.thin = thin
        walk.native = fast if isinstance(fast, Engine) else None
        walk.run(random_choice(n))
        total.update(walk.fingerprint().encode())
        report.games += 1
        report.lengths.append(len(walk.table.tokens))
    report.seconds = round(time.perf_counter() - start, 3)
    report.processor = round(time.process_time() - busy, 3)
    report.digest = total.hexdigest()[:16]
    if report.in_flight.total() >= ENOUGH_ASKS and report.p99_in_flight > USUAL_IN_FLIGHT:
        raise KitError(
            f"{spec.id}, seeds from {seed}: 1 ask in 100 has more than {USUAL_IN_FLIGHT} words in "
            f"flight: {dict(sorted(report.in_flight.items()))}"
        )
    return report


def usual_why_every(spec: GameSpec[Any]) -> int:
    """Return at one in how many decisions the whole vocabulary is held against `why`."""
    return max(1, min(WHY, len(spec.words.text) // WHY_WORDS))
