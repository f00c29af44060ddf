"""Digests of seeded episodes: what every environment shows, in 32 hex digits a game.

    python -m heroon.env.digests [GAME ...] [--episodes N] [--out FILE]

Prints JSON. An episode is played with actions drawn by a seed of its own; its digest is of all
observations, masks, rewards and ends in their order, in numbers of a fixed size and order of bytes.
The digest of an environment is that of its episodes, so that whoever runs other episodes alone can
compare them, too.  The same numbers come on every machine, for the same rules.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from heroon.ai.extras import needs

with needs("env", __name__):
    import numpy as np
    import numpy.typing as npt

    from .gymnasium import HeroonEnv, HeroonVectorEnv
    from .pettingzoo import HeroonAEC

from heroon.kernel import Rng, game, sound_games
from heroon.lab.reporting import at_least, in_a_line, ready
from heroon.testing.whole import write_text

#: The episodes of an environment, of which the i-th has the seed i.
EPISODES: Final = 100
#: The hex digits of an episode's digest, and of an environment's.
SHORT, LONG = 8, 32
#: An episode is cut after so many choices.
BOUND: Final = 400
#: The games of a vector environment; its steps for an episode.
ABREAST, STEPS = 4, 60


def _add(to: Any, *parts: npt.ArrayLike) -> None:
    """Add numbers to a digest, as little-endian doubles or ints of 16 bits."""
    for part in parts:
        found = np.asarray(part)
        kind = "<f8" if found.dtype.kind == "f" else "<i2"
        to.update(np.ascontiguousarray(found, kind).tobytes())


def _drawn(rng: Rng, mask: npt.NDArray[Any]) -> int:
    """Choose an offered word at random."""
    return rng.choice(np.flatnonzero(mask).tolist())


def gymnasium_episode(name: str, seed: int) -> str:
    """Play an episode of the Gymnasium environment; its digest."""
    one, rng, to = HeroonEnv(name, bound=BOUND), Rng(seed), hashlib.sha256()
    shown, _ = one.reset(seed=seed)
    over = cut = False
    while not (over or cut):
        _add(to, shown["observation"], shown["action_mask"])
        shown, reward, over, cut, _ = one.step(np.int64(_drawn(rng, shown["action_mask"])))
        _add(to, reward, [over, cut])
    _add(to, shown["observation"])
    return to.hexdigest()[:SHORT]


def vector_episode(name: str, seed: int) -> str:
    """Play steps of the vector environment, over ends; their digest."""
    many, rng, to = HeroonVectorEnv(name, ABREAST, bound=BOUND), Rng(seed), hashlib.sha256()
    shown, _ = many.reset(seed=seed)
    for _ in range(STEPS):
        _add(to, shown["observation"], shown["action_mask"])
        actions = np.array([_drawn(rng, mask) for mask in shown["action_mask"]], np.int64)
        shown, rewards, over, cut, infos = many.step(actions)
        _add(to, rewards.astype(np.float64), over, cut)
        if "final_obs" in infos:
            ended = infos["final_obs"][infos["_final_obs"]]
            _add(to, [one["observation"] for one in ended])
    return to.hexdigest()[:SHORT]


def pettingzoo_episode(name: str, seed: int) -> str:
    """Play an episode of the PettingZoo environment; the digest of what each agent is shown."""
    one, rng, to = HeroonAEC(name, bound=BOUND), Rng(seed), hashlib.sha256()
    one.reset(seed=seed)
    for agent in one.agent_iter():
        shown, reward, over, cut, _ = one.last()
        _add(to, one.possible_agents.index(agent), float(reward), [over, cut])
        _add(to, shown["observation"], shown["action_mask"])
        one.step(None if over or cut else _drawn(rng, shown["action_mask"]))
    return to.hexdigest()[:SHORT]


#: By name of the kind of environment: what plays an episode.
KINDS: Final = {
    "gymnasium": gymnasium_episode,
    "gymnasium-vector": vector_episode,
    "pettingzoo": pettingzoo_episode,
}


def digests(name: str, episodes: int = EPISODES) -> dict[str, Any]:
    """Return the digests of each environment of a game: of all episodes, and of each."""
    spec = game(name)
    out: dict[str, Any] = {"rules": spec.rules, "cards": spec.cards_hash}
    for kind, play in KINDS.items():
        found = [play(name, seed) for seed in range(episodes)]
        all_of = hashlib.sha256(" ".join(found).encode()).hexdigest()[:LONG]
        out[kind] = {"all": all_of, "episodes": " ".join(found)}
    return out


@in_a_line
def main(arguments: Sequence[str] | None = None) -> int:
    """Print the digests of games as JSON, or write them to a file; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(sound_games()), metavar="GAME")
    parser.add_argument("--episodes", type=at_least(1), default=EPISODES)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args(arguments)
    ready(given.out)
    found = {
        "episodes": given.episodes,
        "bound": BOUND,
        "games": {name: digests(name, given.episodes) for name in given.games},
    }
    text = json.dumps(found, indent=1)
    if given.out:
        write_text(given.out, text + "\n")
    else:
        print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
