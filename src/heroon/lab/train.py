"""Train a policy for a game, by one command, and write it as .onnx.

    python -m heroon.lab.train heroz --out FOLDER [--minutes M] [--seed S] [--judge N]
                                     [--population N] [--workers W] [--on PLACE]

Two learners train one network, on one thread of a CPU: it first imitates a bot (`train_teach`),
then plays, by MaskablePPO of sb3-contrib over batches in C (`train_ppo`), against the game alone
or, at each seat in turn, against the policy in C.  Rewards are those of the batch, at the end of a
game; `--shape FEATURE=WEIGHT` adds what a feature grows by.  Now and then the network is tried on
seeds of its own; the best one is kept.  `--learner imitate` or `ppo` takes one of the two alone.

With `--advice` the policy's word stands behind each observation, and the network begins by saying
it (`train_advice`).  `--start FILE` goes on from weights that were written before.  `--over OPTION`
shares the games out among the values of an option.  `--minutes` are of processor time: those of the
clock on a machine that is otherwise quiet.  With `--rounds` and `--steps` it is counted and not the
clock that ends the two parts, so that equal seeds give equal weights on one machine.
`--judge N` then plays N
deals of each table on held-out seeds, beside the heuristic (`train_judge`).

`--population N` trains N networks, with the seed S and those after it, at so many workers and at
any place (`workers`); the one that did best in its trials is written and judged, the first of those
that did equally well.  Each has all of the minutes, rounds or steps.

Ctrl-C ends it: the best network of the trials so far is written, but not judged.

Written: GAME.onnx, GAME.json (its metadata), learned-GAME.json (settings, curve, figures), and
learned-GAME.svg (the curve).  Needs the extra `learn`.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

from heroon.ai.extras import needs

with needs("learn", __name__):
    import numpy as np

from heroon.ai.learned import ADVICE, about, policy_in
from heroon.env.stable_mixed import Mixed, TableOf
from heroon.kernel import GameSpec, InputError, game
from heroon.kernel.errors import MALFORMED, REFUSED, UNKNOWN
from heroon.testing.soak import commit
from heroon.testing.whole import write_bytes, write_json, write_text

from .reporting import STOPPED, at_least, in_a_line, portion, positive, ready
from .train_advice import Advised
from .train_curve import curve
from .train_judge import judge
from .train_net import NetPlayer, check_needed, learner, put_weights, weights_of
from .train_plan import Reading, reading
from .workers import ALONE, Workers, add_options, given_workers, work

#: Seeds by which the network is tried while it learns: never those of training or of the judgement.
TRIALS: Final = 1 << 50
#: The seconds between two trials while it plays.
BETWEEN: Final = 120.0
#: The rounds between two trials where rounds are counted.
ROUNDS_BETWEEN: Final = 20
#: The steps of a round of lessons; those that are played first, and how many of them are sampled.
LESSON: Final = 24
LESSON_OF_WORTHS: Final = 96
SAMPLE: Final = 320
SAMPLED: Final = 8
MOST_LESSONS: Final = 400_000
#: The newest lessons, by which it is told what the network gains before it learns from them.
FRESH: Final = 4096
#: The steps by which the worth alone is learnt where the clock decides nothing.
WARM: Final = 200
SETTINGS: Final = {
    "n_steps": 64,
    "batch_size": 1024,
    "n_epochs": 3,
    "gamma": 0.999,
    "gae_lambda": 0.95,
    "ent_coef": 0.003,
    "target_kl": 0.03,
}


@dataclass(frozen=True)
class TrainingOrder:
    """What is to be trained, as it was asked for."""

    game: str
    out: Path
    minutes: float = 12.0
    seed: int = 1
    learner: str = "both"
    teacher: str = ""
    options: dict[str, str] = field(default_factory=dict)
    over: tuple[str, ...] = ()
    players: int = 0
    others: tuple[str, ...] = ("policy",)
    shape: dict[str, float] = field(default_factory=dict)
    games: int = 128
    wide: int = 256
    share: float = 0.5
    rounds: int = 0
    steps: int = 0
    rate: float = 1e-4
    judge: int = 0
    start: str = ""
    trials: int = 2
    advice: bool = False
    population: int = 1

    def told(self) -> dict[str, Any]:
        """Write what was asked for as data, without where it goes."""
        left = ("out", "population")
        found = {name: one for name, one in vars(self).items() if name not in left}
        return found | {"start": Path(self.start).name}

    def members(self) -> list[TrainingOrder]:
        """List the orders of a population: one for each seed."""
        return [replace(self, seed=self.seed + i, population=1) for i in range(self.population)]


class Trained(NamedTuple):
    """What came of a training: the weights as .onnx, their metadata, the report, the best trial.

    And whether Ctrl-C ended it.
    """

    data: bytes
    meta: dict[str, str]
    report: dict[str, Any]
    tried: float
    stopped: bool


class PolicyTraining:
    """One training: its games, its network, the curve so far, the best weights so far."""

    def __init__(self, wanted: TrainingOrder):
        self.wanted = wanted
        self.spec: GameSpec[Any] = game(wanted.game)
        self.seats = wanted.players or self.spec.seats[0]
        self.tables = tables(self.spec, wanted, self.seats)
        if wanted.games < (many := len(self.tables)):
            why = f"fewer games than kinds of tables to learn at: {many}"
            raise InputError(REFUSED, why, str(wanted.games), "games")
        self.games = self._mix(wanted.games, wanted.seed)
        _check_shape(wanted.shape, {f.name for f in self.games.features})
        self.trials = self._mix(wanted.games, TRIALS)
        self.commit = commit()
        self.started = time.process_time()
        self.end = self.started + 60 * wanted.minutes
        self.curve: list[dict[str, Any]] = []
        self.best = -np.inf
        self.kept: dict[str, Any] = {}
        self.done: dict[str, int] = {"positions": 0, "gradients": 0, "steps": 0}
        self.stopped = False

    def _mix(self, many: int, seed: int) -> Mixed:
        kind = Advised if self.wanted.advice else Mixed
        return kind(self.spec, many, self.tables, seats=self.seats, seed=seed)

    def note(self, learner: str, **point: Any) -> None:
        """Add a point to the curve."""
        seconds = round(time.process_time() - self.started, 1)
        self.curve.append({"seconds": seconds, "learner": learner, **point})
        print(self.curve[-1], file=sys.stderr, flush=True)

    def try_out(self, learner: str, **point: Any) -> None:
        """Try the network on the seeds for trials, and keep its weights if it is the best yet."""
        from .train_ppo import play

        found = play(self.trials, self.player, self.wanted.trials, TRIALS)
        if found.mean > self.best:
            self.best = found.mean
            self.kept = {name: one.copy() for name, one in weights_of(self.model).items()}
        self.note(learner, tried=found.told(), **point)

    def run(self) -> None:
        """Train as was asked for; Ctrl-C ends it once a network was tried."""
        try:
            self._prepare()
            if self.wanted.learner != "ppo":
                self._imitate()
            if self.wanted.learner != "imitate":
                self._play()
        except KeyboardInterrupt:
            if not self.kept:
                raise
            self.stopped = True

    def _prepare(self) -> None:
        """Make the teacher and the network."""
        from .train_ppo import environment
        from .train_teach import Lessons, teacher

        wanted = self.wanted
        name = wanted.teacher or "heuristic"
        sizes = len(self.games.features), self.games.words
        self.lessons = Lessons(*sizes, MOST_LESSONS, gains=name == "worths")
        self.teacher = teacher(name, self.games, wanted.seed)
        weights = self._begun()
        wide = len(weights["within_bias"]) if weights else wanted.wide
        env = environment(self.games, wanted.shape)
        self.model = learner(
            env, self.plan, wide, wanted.seed, learning_rate=wanted.rate, **SETTINGS
        )
        put_weights(self.model, weights)
        self.player = NetPlayer(self.model, wanted.seed)
        self.note("plan", numbers=len(self.plan.numbers), rows=self.plan.rows)

    def _begun(self) -> dict[str, Any]:
        """Plan how observations are read: as the weights do that it goes on from, if it does.

        Returns those weights. Raises `InputError` where they belong to another table.
        """
        if not self.wanted.start:
            self.plan = self._sampled()
            return {}
        from .train_onnx import read

        if policy_in(self.spec, self.wanted.start, self.seats).advised != self.wanted.advice:
            why = "go on from weights with advice by --advice, and from others without"
            raise InputError(REFUSED, why, self.wanted.start, "train")
        self.plan, weights = read(Path(self.wanted.start).read_bytes())
        return weights

    def _sampled(self) -> Reading:
        """Play some by the policy, so that the games stand at many stages, and read a sample."""
        from .train_teach import Lessons, gather, teacher

        policy = teacher("heuristic", self.games, self.wanted.seed)
        most = SAMPLE // SAMPLED * self.wanted.games
        seen = Lessons(len(self.games.features), self.games.words, most)
        gather(self.games, policy, None, SAMPLE, seen, self.wanted.seed, every=SAMPLED)
        return reading(self.spec, self.seats, seen.shown[: seen.many])

    def _imitate(self) -> None:
        """Train on the words of the teacher, in rounds."""
        from .train_teach import Imitator, gather

        wanted = self.wanted
        share = 1.0 if wanted.learner == "imitate" else wanted.share
        end = float("inf") if wanted.rounds else self.started + share * 60 * wanted.minutes
        rate = wanted.rate if wanted.start else 1e-3
        imitator = Imitator(self.model, rate, wanted.seed)
        begun, tried, number = time.process_time(), time.process_time(), 0
        gathering = learning = 0.0
        # Figures that are mostly chance are learnt from a few times, words again and again.
        worths = wanted.teacher == "worths"
        lesson, gradients = (LESSON_OF_WORTHS, 12) if worths else (LESSON, 60)
        if worths and wanted.start and not wanted.advice:
            imitator.doubt()
        while (number < wanted.rounds) if wanted.rounds else (time.process_time() < end):
            number += 1
            passed = (time.process_time() - begun) / (end - begun) if not wanted.rounds else 0.0
            imitator.rate(rate * (1.0 if passed < 0.7 else 0.3 if passed < 0.9 else 0.1))
            at = time.process_time()
            # As much time for lessons as for learning, where a teacher is slow.
            if number == 1 or gathering <= learning or wanted.rounds or worths:
                player = None if number == 1 else self.player
                seed = wanted.seed * 1000 + number
                gather(self.games, self.teacher, player, lesson, self.lessons, seed, end)
                gathering += time.process_time() - at
                at = time.process_time()
            fresh = imitator.gained(self.lessons, FRESH) if number % 5 == 0 else np.nan
            found = imitator.learn(self.lessons, gradients, end)
            learning += time.process_time() - at
            self.done["gradients"] += int(found["steps"])
            self.done["positions"] = self.lessons.met
            if number % 5 == 0:
                if not np.isnan(fresh):
                    found["gained"] = round(fresh, 2)
                self.note("imitate", round=number, positions=self.lessons.met, **found)
            late = time.process_time() - tried > BETWEEN
            # The clock may not decide which network is the best where rounds are counted.
            if (number % ROUNDS_BETWEEN == 0 and number < wanted.rounds) if wanted.rounds else late:
                self.try_out("imitate", round=number)
                tried = time.process_time()
        self.try_out("imitate", round=number, positions=self.lessons.met)

    def _play(self) -> None:
        """Train by playing, in stretches, with a trial after each."""
        from .train_ppo import learn, warm

        wanted = self.wanted
        now = time.process_time()
        if wanted.learner != "ppo" or wanted.start:
            until = float("inf") if wanted.steps else now + min(30.0, (self.end - now) / 8)
            most = WARM if wanted.steps else 1 << 30
            lost = warm(self.model, self.games, self.player, until, wanted.seed, most)
            self.note("warm", loss=round(lost, 4))
        if wanted.start:
            self.try_out("ppo", steps=0)
        tell = lambda point: self.note("ppo", **point)  # noqa: E731
        while (
            (self.done["steps"] < wanted.steps)
            if wanted.steps
            else (time.process_time() < self.end)
        ):
            until = float("inf") if wanted.steps else min(time.process_time() + BETWEEN, self.end)
            stretch = 20 * SETTINGS["n_steps"] * wanted.games if wanted.steps else 1 << 40
            left = wanted.steps - self.done["steps"] if wanted.steps else stretch
            self.done["steps"] = learn(self.model, int(min(stretch, left)), until, tell)
            self.try_out("ppo", steps=self.done["steps"])

    def about(self) -> dict[str, str]:
        """Write the metadata of the weights."""
        met: dict[str, tuple[str, ...]] = {name: (v,) for name, v in self.wanted.options.items()}
        met |= {name: _values(self.spec, name) for name in self.wanted.over}
        made = json.dumps({**self.wanted.told(), **self.done}, default=str)
        more = {"seed": str(self.wanted.seed), "commit": self.commit, "training": made}
        if self.wanted.advice:
            more[ADVICE] = "heuristic"
        return about(self.spec, self.seats, met, **more)


def _check_shape(shape: Mapping[str, float], features: Set[str]) -> None:
    """Raise `InputError` where a feature that shapes rewards is none."""
    for name in shape:
        if name not in features:
            raise InputError(UNKNOWN, "no such feature (Batch.features lists them)", name, "shape")


def _values(spec: GameSpec[Any], name: str) -> tuple[str, ...]:
    for option in spec.options:
        if option.name == name:
            return option.values
    there = ", ".join(option.name for option in spec.options)
    raise InputError(UNKNOWN, f"no such option (there are: {there})", name, "over")


def tables(spec: GameSpec[Any], wanted: TrainingOrder, seats: int) -> list[TableOf]:
    """List the kinds of tables: each value of the options, each seat, each kind of opponent."""
    values = [[(name, value) for value in _values(spec, name)] for name in wanted.over]
    found = []
    for chosen in product(*values):
        options = {**wanted.options, **dict(chosen)}
        teams = spec.teams_of(spec.settings(options), seats)
        if len(set(teams)) == 1:
            found.append(TableOf(options, tuple(range(seats))))
            continue
        for seat, others in product(range(seats), wanted.others):
            found.append(TableOf(options, (seat,), others))
    return found


def train(wanted: TrainingOrder, workers: Workers = ALONE) -> dict[str, Any]:
    """Train as asked for, write all files, and return the report; raises `InputError`, `OSError`.

    Ctrl-C ends it: what was trained so far is written, unless that is nothing.
    """
    check_needed(judged=wanted.judge > 0)
    path = wanted.out / f"{wanted.game}.onnx"
    ready(path)
    found, stopped = _members(wanted, workers)
    best = max(found, key=lambda one: one.tried)
    report = best.report | ({"stopped": True} if stopped else {})
    if wanted.population > 1:
        report["population"] = [_member(one) for one in found]
    write_bytes(path, best.data)
    write_json(wanted.out / f"{wanted.game}.json", best.meta)
    to = wanted.out / f"learned-{wanted.game}.json"
    write_json(to, report)
    write_text(to.with_suffix(".svg"), curve(report))
    if wanted.judge and not stopped:
        seats = int(best.meta["seats"])
        report["judgement"] = judge(wanted.game, str(path), wanted.judge, wanted.over, seats)
        write_json(to, report)
    return report


def _members(wanted: TrainingOrder, workers: Workers) -> tuple[list[Trained], bool]:
    """Train the members of a population; tell whether Ctrl-C ended it after some."""
    found: list[Trained] = []
    try:
        for one in work(wanted.members(), trained, workers):
            found.append(one)
            if wanted.population > 1:
                print(_member(one), file=sys.stderr, flush=True)
            if one.stopped:
                return found, True
    except KeyboardInterrupt:
        if not found:
            raise
        return found, True
    return found, False


def _member(one: Trained) -> dict[str, Any]:
    """Tell of a member of a population: its seed, its best trial, how much it did."""
    report = one.report
    return {
        "seed": report["settings"]["seed"],
        "best_tried": report["best_tried"],
        **report["done"],
    }


def trained(wanted: TrainingOrder) -> Trained:
    """Train one network as asked for, and write nothing; raises `InputError`.

    Ctrl-C ends it with the best network so far, where there is one.
    """
    check_needed()
    from .train_onnx import written

    work = PolicyTraining(wanted)
    work.run()
    meta = work.about()
    data = written(work.plan, work.kept, meta)
    report: dict[str, Any] = {
        **{name: meta[name] for name in ("game", "rules", "cards", "seats", "features", "commit")},
        "settings": wanted.told() | {"ppo": SETTINGS},
        "done": work.done,
        "tables": [
            {"options": dict(t.options), "agents": t.agents, "others": t.others}
            for t in work.tables
        ],
        "bytes": len(data),
        "best_tried": round(float(work.best), 4),
        "curve": work.curve,
        "judgement": [],
    }
    return Trained(data, meta, report, float(work.best), work.stopped)


def _pairs(given: Sequence[str]) -> dict[str, str]:
    found = [one.partition("=") for one in given]
    for name, mark, value in found:
        if not (name and mark and value):
            raise InputError(UNKNOWN, "write it as NAME=VALUE", name, "train")
    return {name: value for name, _, value in found}


def _weight(text: str) -> float:
    """Read the weight of a feature; raises `InputError`."""
    try:
        return float(text)
    except ValueError:
        raise InputError(MALFORMED, "write it as NAME=VALUE", text, "shape") from None


def parser() -> argparse.ArgumentParser:
    """Make the parser of the command line."""
    out = argparse.ArgumentParser(prog="python -m heroon.lab.train", description=__doc__)
    out.formatter_class = argparse.RawDescriptionHelpFormatter
    out.add_argument("game")
    out.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    out.add_argument("--minutes", type=positive, default=12.0)
    out.add_argument("--seed", type=int, default=1)
    out.add_argument("--learner", choices=("both", "imitate", "ppo"), default="both")
    out.add_argument("--teacher", default="", help="heuristic, planner, search or worths")
    out.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    out.add_argument("--over", action="append", default=[], metavar="OPTION")
    out.add_argument("--players", type=at_least(0), default=0)
    out.add_argument("--others", action="append", default=[], choices=("policy", "random"))
    out.add_argument("--shape", action="append", default=[], metavar="FEATURE=WEIGHT")
    out.add_argument("--games", type=at_least(1), default=128, help="how many are played abreast")
    out.add_argument("--wide", type=at_least(1), default=256, help="the width of the layers")
    out.add_argument("--share", type=portion, default=0.5, help="of the time, for imitation")
    out.add_argument(
        "--rounds", type=at_least(0), default=0, help="of imitation, whatever the time"
    )
    out.add_argument("--steps", type=at_least(0), default=0, help="of PPO, whatever the time")
    out.add_argument(
        "--rate", type=positive, default=1e-4, help="of learning, of PPO, or after --start"
    )
    out.add_argument("--start", default="", metavar="FILE", help="an .onnx to go on from")
    out.add_argument("--advice", action="store_true", help="show it the policy's word")
    out.add_argument(
        "--trials", type=at_least(1), default=2, help="games in each place when it is tried"
    )
    out.add_argument(
        "--judge", type=at_least(0), default=0, help="games or pairs on held-out seeds"
    )
    out.add_argument(
        "--population", type=at_least(1), default=1, help="how many seeds; the best is kept"
    )
    add_options(out, 1)
    return out


@in_a_line
def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and train; return the exit status."""
    typed = parser().parse_args(arguments)
    given = vars(typed).copy()
    workers = given_workers(typed)
    del given["workers"], given["on"]
    given["options"] = _pairs(given.pop("option"))
    given["shape"] = {name: _weight(by) for name, by in _pairs(given["shape"]).items()}
    given["over"] = tuple(given["over"])
    given["others"] = tuple(given["others"] or ["policy"])
    report = train(TrainingOrder(**given), workers)
    print(json.dumps({name: report[name] for name in ("game", "done", "bytes", "best_tried")}))
    return STOPPED if "stopped" in report else 0


if __name__ == "__main__":
    sys.exit(main())
