"""The command for designers: mass simulation."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from heroon.ai.levels import player_of
from heroon.kernel import GameSpec, game
from heroon.lab import JourneyReport
from heroon.lab.parquet import check_lab
from heroon.lab.simulate import simulate
from heroon.lab.tally import Summary
from heroon.lab.workers import HERE, Workers, check_place
from heroon.texts import Texts, package_of, texts

from .chosen import bot_named, check_game, chosen_options, own_numbers, read_text
from .engines import build_beside
from .printing import CommandError, Lines, printer
from .series import files_of


@dataclass(frozen=True)
class Plan:
    """The simulation that is asked for, as it was typed."""

    game: str
    games: int
    bots: str
    seed: int
    options: tuple[str, ...]
    workers: int
    mirrored: bool
    csv: str
    json: str
    engine: str = "auto"
    mode: str = ""
    players: str = ""
    cards: str = ""
    on: str = HERE
    out: str = ""
    first: int = 0


def run(plan: Plan, lang: str) -> int:
    """Play many games and print what came of them."""
    check_game(plan.game, lang)
    check_place(plan.on)
    t = texts(lang)
    spec = game(plan.game)
    own = read_text(plan.cards, lang) if plan.cards else ""
    if own:
        spec = own_numbers(spec, own, plan.cards, t)
    options = chosen_options(plan.mode, plan.options, spec, t)
    named = _bots(plan, spec, options, t)
    if plan.out:
        check_lab(plan.out, "out")
    wanted = {"csv": plan.csv, "json": plan.json, "out": plan.out}
    with files_of(plan.game, options, t, **wanted) as files:
        if plan.engine == "auto":
            build_beside(plan.game)
        with _Progress(plan.games, t) as progress:
            summary, _ = simulate(
                plan.game,
                [player_of(spec, name, spec.settings(options), len(named)) for name in named],
                plan.games,
                seed=plan.seed,
                options=options,
                mirrored=plan.mirrored,
                workers=Workers(plan.workers, plan.on),
                first=plan.first,
                progress=progress.advance,
                engine=plan.engine,
                cards=own,
                stoppable=True,
                into=files.add,
            )
        # The files first: whoever reads what is printed may stop reading.
        files.end(summary)
    io = printer()
    if summary.stopped:
        io.say(t.text("simulate-stopped", count=summary.games, of=str(plan.games)))
        io.say(_rest(plan, summary, t))
    _report(summary, named, t, io)
    if files.failed is not None:
        raise files.failed
    if summary.lost:
        number = str(plan.first + summary.games)
        raise CommandError(t.text("simulate-workers-lost", number=number))
    return 130 if summary.stopped else 0


def _rest(plan: Plan, summary: Summary, t: Texts) -> str:
    """Say how the games are played that are missing."""
    first, games = plan.first + summary.games, plan.games - summary.games
    return t.text("simulate-rest", count=games, first=str(first), games=str(games))


def _bots(plan: Plan, spec: GameSpec[Any], options: Mapping[str, str], t: Texts) -> list[str]:
    """List the bot or level of each seat: those named, repeated in turn; `random` without any."""
    named = [name for name in plan.bots.split(",") if name]
    seats = " | ".join(map(str, spec.seats))
    if plan.players and plan.players not in map(str, spec.seats):
        choices = ", ".join(map(str, spec.seats))
        given = {"players": plan.players, "game": spec.id, "choices": choices}
        raise CommandError(t.text("cli-players", **given))
    fewest = next((n for n in spec.seats if n >= len(named)), spec.seats[-1])
    wanted = int(plan.players) if plan.players else fewest
    named = named or ["random"]
    for name in named:
        bot_named(name, spec, options, wanted, t.lang)
    if len(named) > wanted:
        seats = plan.players or seats
        raise CommandError(t.text("cli-bots-count", count=len(named), game=plan.game, seats=seats))
    return [named[seat % len(named)] for seat in range(wanted)]


class _Progress:
    """A progress bar on stderr, when that is a terminal."""

    def __init__(self, total: int, t: Texts):
        self._total = total
        self._label = t.text("simulate-progress")
        self._bar: object = None

    def __enter__(self) -> _Progress:
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import (
                BarColumn,
                MofNCompleteColumn,
                Progress,
                SpinnerColumn,
                TextColumn,
                TimeElapsedColumn,
            )

            # A game of strong players takes minutes: something moves meanwhile.
            label = TextColumn("{task.description}")
            shown = (SpinnerColumn(), label, BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
            self._progress = Progress(*shown, console=Console(stderr=True))
            self._task = self._progress.add_task(self._label, total=self._total)
            self._progress.start()
            self._bar = self._progress
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._progress.stop()

    def advance(self, games: int) -> None:
        """Show that so many more games are played."""
        if self._bar is not None:
            self._progress.advance(self._task, games)


def percent(share: float, lang: str) -> str:
    """Write a share in per cent as the language does: 81.5%, 81,5 %."""
    from babel.numbers import format_percent

    pattern = "#,##0.0\u00a0%" if lang == "fr" else "#,##0.0%"
    return str(format_percent(share, pattern, lang))


def _journey(j: JourneyReport, reasons: dict[str, int], t: Texts, io: Lines) -> None:
    """Print how far the runs came, and what ended those that were lost."""
    shares = {key: str(value) for key, value in j.stages_p.items()}
    io.say(t.text("simulate-journey", mean=decimal(j.mean, t.lang), goal=j.goal, **shares))
    most = sorted(j.ended_at.items(), key=lambda item: -item[1])
    if most:
        lost = ", ".join(f"{t.noun(name)} {many}" for name, many in most)
        io.say(t.text("simulate-lost", where=lost))
    ends = [(n, t.text(f"ended-{why}")) for why, n in reasons.items() if t.has(f"ended-{why}")]
    if ends:
        told = ", ".join(f"{end} {n}" for n, end in sorted(ends, reverse=True))
        io.say(t.text("simulate-ends", ends=told))


def decimal(value: float, lang: str) -> str:
    """Write a number with two decimals as the language does."""
    from babel.numbers import format_decimal

    return str(format_decimal(round(value, 2), "#,##0.00", lang))


def _report(s: Summary, named: Sequence[str], t: Texts, io: Lines) -> None:
    io.say(t.text("simulate-head", games=s.games, game=s.game, seed=s.seed))
    for i, name in enumerate(named if s.results is None else ()):
        low, high = s.intervals[i]
        line = t.text(
            "simulate-bot",
            number=i + 1,
            bot=name,
            wins=s.wins[i],
            share=percent(s.wins[i] / max(s.games, 1), t.lang),
            low=percent(low, t.lang),
            high=percent(high, t.lang),
        )
        io.say(line)
    if s.results is not None:
        told = {key: decimal(value, t.lang) for key, value in s.results.items()}
        io.say(t.text("simulate-results", **told))
    elif s.journey is None:
        io.say(t.text("simulate-draws", draws=s.draws))
    else:
        _journey(s.journey, s.reasons, texts(t.lang, package_of(s.game)), io)
    for key, row in (("simulate-turns", s.turns_p), ("simulate-choices", s.choices_p)):
        shares = {k: str(v) for k, v in row.items()}
        io.say(t.text(key, **shares))
    io.say(
        t.text(
            "simulate-speed",
            choices=f"{s.choices_per_s:.0f}",
            decisions=f"{s.decisions_per_s:.0f}",
            tokens=f"{s.tokens_per_s:.0f}",
        )
    )
