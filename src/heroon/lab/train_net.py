"""The network that is trained, in torch, and the reference learner that holds it.

Numbers and kinds (see `train_plan`) meet in the first layer, one more follows; from there come the
word and the worth.  Where observations end with a word of advice (`train_advice`) its number gets
`SURPLUS` more, and so the network begins by saying it.  The learner is MaskablePPO of sb3-contrib,
which trains this network as it is; what imitates trains the same weights.  Torch, stable-baselines3
and sb3-contrib are imported when a network is made (the extra `learn`).
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from heroon.ai.extras import install
from heroon.ai.learned import need_runtime
from heroon.kernel import InputError
from heroon.kernel.errors import UNKNOWN

from .train_plan import FAR, Reading

#: What training imports, by the name of its package.
NEEDED: Final = {
    "torch": "torch",
    "stable_baselines3": "stable-baselines3",
    "sb3_contrib": "sb3-contrib",
    "onnx": "onnx",
}
#: The number that stands for a word that may not be said.
NEVER: Final = -1e9
#: By how much a word of advice stands above the network's own number for it.
SURPLUS: Final = 2.0


def check_needed(judged: bool = False) -> None:
    """Raise `InputError` with what to install where a package that training needs is missing.

    With `judged` what plays the weights is needed, too.
    """
    if judged:
        need_runtime()
    for module, package in NEEDED.items():
        try:
            importlib.import_module(module)
        except ImportError as bad:
            why = f"training needs a package that is not there: {install('learn')} ({bad})"
            raise InputError(UNKNOWN, why, package, "train") from bad


def _encoder(torch: Any, base: Any) -> Any:
    """Make the class of what reads observations, as stable-baselines3 wants one."""

    class Encoder(base):  # type: ignore[misc]  # known at run time only
        """The two layers below the word and the worth."""

        def __init__(self, space: Any, plan: Reading, wide: int):
            super().__init__(space, wide)
            self.advised = space.shape[0] > plan.turns.shape[1]
            for name in ("turns", "numbers", "mean", "scale", "kinds", "size", "first"):
                self.register_buffer(name, torch.from_numpy(getattr(plan, name).copy()))
            self.within = torch.nn.Linear(len(plan.numbers), wide)
            self.rows = torch.nn.EmbeddingBag(max(plan.rows, 1), wide, mode="sum")
            with torch.no_grad():
                self.rows.weight.mul_(0.03)
            self.onward = torch.nn.Linear(wide, wide)

        def forward(self, shown: Any) -> Any:
            """Compute the last layer below word and worth from flat observations."""
            places = self.turns[shown[:, 0].long()]
            seen = torch.gather(shown, 1, places)
            scaled = ((seen[:, self.numbers] - self.mean) * self.scale).clamp(-FAR, FAR)
            rows = torch.minimum(seen[:, self.kinds], self.size - 1).long() + self.first
            one = torch.relu(self.within(scaled) + self.rows(rows))
            return torch.relu(self.onward(one))

    return Encoder


class Offered(NamedTuple):
    """The words that may be said in some positions, and the network's numbers for them alone.

    `words` and `values` (positions, most of them) are filled up: with the word 0, and with `NEVER`.
    `low` is the last layer below them.
    """

    words: Any
    values: Any
    low: Any


def offered(policy: Any, shown: Any, allowed: npt.NDArray[np.bool_]) -> Offered:
    """Compute numbers for the allowed words alone: a handful of a vocabulary of a thousand."""
    torch: Any = importlib.import_module("torch")
    says, low = policy.action_net, policy.features_extractor(shown)
    rows, words = np.nonzero(allowed)
    many = np.bincount(rows, minlength=len(allowed))
    place = np.arange(len(rows)) - np.repeat(np.cumsum(many) - many, many)
    row, word, at = map(torch.from_numpy, (rows, words, place))
    bias = says.bias.index_select(0, word)
    flat = (low.index_select(0, row) * torch.embedding(says.weight, word)).sum(1) + bias
    if policy.features_extractor.advised:
        flat = flat + SURPLUS * (shown[:, -1].long().index_select(0, row) == word)
    shape = (len(allowed), int(many.max()))
    values = torch.full(shape, NEVER).index_put((row, at), flat)
    every = torch.zeros(shape, dtype=torch.long).index_put((row, at), word)
    return Offered(every, values, low)


def _policy(torch: Any, base: Any) -> Any:
    """Make the class of the policy: that of MaskablePPO, but it looks at allowed words alone."""

    class Policy(base):  # type: ignore[misc]  # known at run time only
        """The word and the worth, from one network."""

        def forward(self, obs: Any, deterministic: bool = False, action_masks: Any = None) -> Any:
            """Choose words; return them with worths and the logarithms of their chances."""
            found = offered(self, obs.float(), np.asarray(action_masks, np.bool_))
            chances = torch.log_softmax(found.values, 1)
            if deterministic:
                at = chances.argmax(1, keepdim=True)
            else:
                at = torch.multinomial(chances.exp(), 1)
            words = found.words.gather(1, at).squeeze(1)
            return words, self.value_net(found.low), chances.gather(1, at).squeeze(1)

        def evaluate_actions(self, obs: Any, actions: Any, action_masks: Any = None) -> Any:
            """Return worths, logarithms of the chances of words, and entropies."""
            allowed = np.asarray(action_masks, np.bool_).reshape(len(obs), -1)
            found = offered(self, obs.float(), allowed)
            chances = torch.log_softmax(found.values, 1)
            said = (found.words == actions.long().view(-1, 1)) & (found.values > NEVER / 2)
            chance = chances.masked_fill(~said, 0.0).sum(1)
            entropy = -(chances.exp() * chances).sum(1)
            return self.value_net(found.low), chance, entropy

    return Policy


def learner(env: Any, plan: Reading, wide: int, seed: int, **settings: Any) -> Any:
    """Make the MaskablePPO model of an environment, with a fresh network of that width."""
    torch: Any = importlib.import_module("torch")
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)
    layers: Any = importlib.import_module("stable_baselines3.common.torch_layers")
    contrib: Any = importlib.import_module("sb3_contrib")
    made = {
        "features_extractor_class": _encoder(torch, layers.BaseFeaturesExtractor),
        "features_extractor_kwargs": {"plan": plan, "wide": wide},
        "net_arch": {"pi": [], "vf": []},
        "ortho_init": False,
    }
    policies: Any = importlib.import_module("sb3_contrib.common.maskable.policies")
    policy = _policy(torch, policies.MaskableActorCriticPolicy)
    model = contrib.MaskablePPO(
        policy, env, policy_kwargs=made, seed=seed, device="cpu", **settings
    )
    with torch.no_grad():
        model.policy.action_net.weight.mul_(0.1)
    return model


class NetPlayer:
    """The policy of a model as a function of observations and masks; draws with its own seed."""

    def __init__(self, model: Any, seed: int):
        self._torch: Any = importlib.import_module("torch")
        self._policy = model.policy
        self._rng = np.random.default_rng(seed)

    def words(
        self, shown: npt.NDArray[Any], allowed: npt.NDArray[np.bool_], greedy: bool = True
    ) -> npt.NDArray[np.int64]:
        """Choose a word for each observation: the best, or one drawn by its chance."""
        torch = self._torch
        with torch.no_grad():
            found = offered(self._policy, torch.from_numpy(shown.astype(np.float32)), allowed)
        values = found.values.numpy()
        if not greedy:
            values = values + self._rng.gumbel(size=values.shape)
        best: npt.NDArray[np.int64] = found.words.numpy()[
            np.arange(len(values)), values.argmax(axis=1)
        ]
        return best


def _parts(model: Any) -> dict[str, tuple[Any, bool]]:
    """List the parameters that choose words, by name, and whether they are written transposed."""
    reads, says = model.policy.features_extractor, model.policy.action_net
    return {
        "within": (reads.within.weight, True),
        "within_bias": (reads.within.bias, False),
        "rows": (reads.rows.weight, False),
        "onward": (reads.onward.weight, True),
        "onward_bias": (reads.onward.bias, False),
        "says": (says.weight, True),
        "says_bias": (says.bias, False),
    }


def put_weights(model: Any, weights: Mapping[str, npt.NDArray[np.float32]]) -> None:
    """Copy weights that a file holds into a model."""
    torch: Any = importlib.import_module("torch")
    with torch.no_grad():
        for name, (one, turned) in _parts(model).items():
            if name in weights:
                one.copy_(torch.from_numpy(weights[name].T.copy() if turned else weights[name]))


def weights_of(model: Any) -> dict[str, npt.NDArray[np.float32]]:
    """Copy the weights that choose words, by name, as `train_onnx` writes them."""
    return {
        name: (one.T if turned else one).detach().numpy().copy()
        for name, (one, turned) in _parts(model).items()
    }
