"""The bot `learned`: a trained network, read from an .onnx file and played through onnxruntime.

    learned            the weights that come with Heroon, at the tables they were trained for
    learned:FILE       weights of one's own (`python -m heroon.lab.train`)

The network sees what its seat observes (`heroon.env.observe`) in a world that the seat cannot tell
from the real one, and gives each word a number; the bot says the allowed word with the highest.
Weights that were trained with advice get the word of the game's policy behind the observation.
One thread computes, so that equal positions get equal words.  Its metadata says what the weights
belong to: weights for other rules, other seats or other features are refused.
onnxruntime and NumPy (the extra `learned`) are imported when such a bot is made.
"""

from __future__ import annotations

import hashlib
import importlib
import json
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from heroon.kernel import Ask, GameSpec, InputError, Machine, Rng, Seat
from heroon.kernel.errors import MALFORMED, REFUSED, UNKNOWN
from heroon.kernel.heuristics import heuristics_of

from .extras import install

#: The name of the bot.
LEARNED: Final = "learned"
#: What plays the weights, and how it is had.
RUNTIME: Final = "onnxruntime"
EXTRA: Final = "learned"
#: Weights that come with Heroon lie here, each with a text of its metadata beside it.
FOLDER: Final = "weights"
#: The entry of the metadata that names the bot by which weights are advised.
ADVICE: Final = "advice"
#: The hex digits of a digest of features.
_DIGITS: Final = 16


def features_digest(spec: GameSpec[Any], seats: int) -> str:
    """Compute the digest of what a network reads and says: features, their ranges, and words."""
    from heroon.native.features import features

    lines = [f"{f.name} {f.high} {f.least} {f.unit}" for f in features(spec, seats)]
    text = "\n".join([*lines, "", *spec.words.text])
    return hashlib.sha256(text.encode()).hexdigest()[:_DIGITS]


def about(
    spec: GameSpec[Any], seats: int, options: Mapping[str, tuple[str, ...]], **more: str
) -> dict[str, str]:
    """Write the metadata of weights: what they belong to, and how they came about.

    `options` are those that were not always the default, each with the values that were met.
    """
    return {
        "game": spec.id,
        "rules": str(spec.rules),
        "cards": spec.cards_hash,
        "seats": str(seats),
        "features": features_digest(spec, seats),
        "options": json.dumps({name: list(values) for name, values in sorted(options.items())}),
        **more,
    }


def has_runtime() -> bool:
    """Return whether onnxruntime is installed."""
    return find_spec(RUNTIME) is not None


@cache
def shipped(game: str) -> dict[str, str]:
    """Read the metadata of the weights that come with Heroon; empty where there are none."""
    text = resources.files(__package__) / FOLDER / f"{game}.json"
    if not text.is_file():
        return {}
    found: dict[str, str] = json.loads(text.read_text(encoding="utf-8"))
    return found


def check_shipped(
    spec: GameSpec[Any], options: Mapping[str, int] | None = None, seats: int = 0
) -> None:
    """Raise `InputError` unless the weights that come with Heroon are for such a table."""
    if not shipped(spec.id):
        why = f"no weights of {spec.id} come with Heroon; learned:FILE plays by those of a file"
        raise InputError(REFUSED, why, LEARNED, "bot")
    if not can_learned(spec, options, seats):
        why = f"the weights of {spec.id} that come with Heroon are for other options or seats"
        raise InputError(REFUSED, why, LEARNED, "bot")


def can_learned(
    spec: GameSpec[Any], options: Mapping[str, int] | None = None, seats: int = 0
) -> bool:
    """Return whether the weights that come with Heroon were trained for such a table."""
    meta = shipped(spec.id)
    if not meta or meta["rules"] != str(spec.rules):
        return False
    if int(meta["seats"]) != (seats or spec.seats[0]):
        return False
    met: dict[str, list[str]] = json.loads(meta["options"])
    usual = spec.settings({})
    chosen = usual if options is None else options
    for option in spec.options:
        value = chosen[option.name]
        token = option.domain.by_value[value]
        if value != usual[option.name] and token not in met.get(option.name, ()):
            return False
        if value == usual[option.name] and token not in met.get(option.name, (token,)):
            return False
    return True


class Policy:
    """A network that was read: numbers for words, from observations; `about` is its metadata."""

    def __init__(self, data: bytes, where: str):
        runtime = need_runtime()
        settings = runtime.SessionOptions()
        settings.intra_op_num_threads = settings.inter_op_num_threads = 1
        settings.log_severity_level = 4
        try:
            self._session: Any = runtime.InferenceSession(
                data, settings, providers=["CPUExecutionProvider"]
            )
        except Exception as bad:  # the runtime has errors of its own, of no common kind
            raise InputError(MALFORMED, "these are no weights (.onnx)", where, "bot") from bad
        self.about: dict[str, str] = dict(self._session.get_modelmeta().custom_metadata_map)

    @property
    def advised(self) -> bool:
        """Whether the policy's word stands behind each observation."""
        return ADVICE in self.about

    def check(self, spec: GameSpec[Any], seats: int, where: str) -> None:
        """Raise `InputError` unless the weights belong to this game, its rules and such a table."""
        wanted = {
            "game": spec.id,
            "rules": str(spec.rules),
            "seats": str(seats),
            "features": features_digest(spec, seats),
        }
        for name, value in wanted.items():
            found = self.about.get(name, "")
            if found != value:
                told = found or "?"
                why = f"these weights are for another table ({name}: {told}, here {value})"
                raise InputError(REFUSED, why, where, "bot")
        if self.advised and heuristics_of(spec).weights is None:
            why = "these weights are advised by a policy that this game does not have"
            raise InputError(REFUSED, why, where, "bot")

    def values(self, observation: list[int]) -> list[float]:
        """Compute a number for each word of the vocabulary."""
        out: list[float] = self.rows([observation])[0].tolist()
        return out

    def rows(self, observations: Any) -> Any:
        """Compute the numbers for many observations at once, as an array: (many, words)."""
        import numpy

        (found,) = self._session.run(None, {"observation": numpy.asarray(observations, "f4")})
        return found


def need_runtime() -> Any:
    """Import onnxruntime; raises `InputError` with what to install."""
    try:
        import numpy  # noqa: F401  # the runtime takes its arrays

        return importlib.import_module(RUNTIME)
    except ImportError as bad:
        why = f"this bot needs {RUNTIME}, which is not there: {install(EXTRA)}"
        raise InputError(UNKNOWN, why, LEARNED, "bot") from bad


@lru_cache(maxsize=8)
def _read(data: bytes, where: str) -> Policy:
    return Policy(data, where)


def policy_in(spec: GameSpec[Any], file: str = "", seats: int = 0) -> Policy:
    """Read the weights of a file, or those that come with Heroon; raises `InputError`."""
    where = file or LEARNED
    try:
        if file:
            data = Path(file).expanduser().read_bytes()
        else:
            data = (resources.files(__package__) / FOLDER / f"{spec.id}.onnx").read_bytes()
    except OSError as bad:
        why = f"no weights can be read there ({bad.strerror or bad})"
        raise InputError(UNKNOWN, why, where, "bot") from bad
    found = _read(data, where)
    found.check(spec, seats or spec.seats[0], where)
    return found


class LearnedBot:
    """A bot that says the word to which a network gives the highest number."""

    def __init__(self, spec: GameSpec[Any], seed: int, file: str = "", seats: int = 0):
        self._rng = Rng(seed)
        self._policy = policy_in(spec, file, seats)

    def choose(self, seat: Seat[Any]) -> int:
        """Choose the only word, or the one with the highest number; of equal ones the first."""
        words = seat.words
        if len(words) == 1:
            return words[0]
        world = seat.world(self._rng)
        seen = _observed(seat, world)
        if self._policy.advised:
            seen.append(advice(seat.spec, world.g, seat.number, seat.prompt, words))
        values = self._policy.values(seen)
        return max(words, key=lambda word: values[word])


def observed(seat: Seat[Any], rng: Rng) -> list[int]:
    """List what a seat observes, read in a world that it cannot tell from the real one."""
    return _observed(seat, seat.world(rng))


def _observed(seat: Seat[Any], world: Machine[Any]) -> list[int]:
    from heroon.env.observe import observe

    ask: Ask | None = world.ask
    return observe(seat.spec, world.g, ask, seat.number)


def advice(spec: GameSpec[Any], g: Any, seat: int, prompt: int, words: Sequence[int]) -> int:
    """Return the word of the greatest weight, of equal ones the first, for a seat in a position."""
    weigh = heuristics_of(spec).weights
    assert weigh is not None  # else the weights were refused
    found = weigh(g, seat, prompt, list(words))
    return words[found.index(max(found))]
