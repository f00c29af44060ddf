"""How hard the Bosses of Hero Realms are: the page docs/balance/hero-realms.md and its data.

    python -m heroon.lab.balance --out docs/balance/hero-realms.md [--share S] [--workers W]

plays every Boss under every variant with every bot and writes the page; the data goes beside it as
JSON, after each series, so a run that was cut short keeps what it has: with the same file it goes
on where it stopped.  Rows of other rules, other bots or other numbers of games are played again.
Equal seeds and equal code give equal figures for any number of workers.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from heroon.kernel import game
from heroon.native import engine
from heroon.testing.soak import commit

from .simulate import simulate
from .stats import wilson

GAME: Final = "hero-realms"
SEED: Final = 1
#: Games of each bot against each Boss under each variant.
GAMES: Final = {"random": 1000, "heuristic": 1000, "planner": 400}

_HEAD: Final = """\
# How hard the Bosses are

Hero Realms solo, games won in per cent, with 95 % intervals (Wilson). Made by one command, which \
plays them all:

```
python -m heroon.lab.balance --out docs/balance/hero-realms.md
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


def measure(many: Mapping[str, int], workers: int, data: Path) -> dict[str, Any]:
    """Play what the data lacks, so many games of each bot; the report.

    It is written after each series.
    """
    report: dict[str, Any] = {"game": GAME, "seed": SEED, "rows": []}
    if data.exists():
        report |= json.loads(data.read_text(encoding="utf-8"))
    spec = game(GAME)
    rules = spec.rules
    report["rows"] = [
        row
        for row in report["rows"]
        if (row.get("rules"), row["games"]) == (rules, many.get(row["bot"]))
    ]
    known = {(row["bot"], row["boss"], row["mode"]) for row in report["rows"]}
    for bot, games in many.items():
        for mode, options in spec.modes.items():
            for boss in spec.options[0].values:
                if (bot, boss, mode) not in known:
                    row = _row(bot, boss, mode, {**options, "boss": boss}, games, workers)
                    report["rows"].append(row)
                    data.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
                    print(row, file=sys.stderr, flush=True)
    return report


def _row(
    bot: str, boss: str, mode: str, options: dict[str, str], many: int, workers: int
) -> dict[str, Any]:
    """One series."""
    summary, _ = simulate(GAME, [bot], many, seed=SEED, options=options, workers=workers)
    low, high = wilson(summary.wins[0], many)
    return {
        "bot": bot,
        "boss": boss,
        "mode": mode,
        "rules": game(GAME).rules,
        "games": many,
        "won": summary.wins[0],
        "interval": [round(low, 4), round(high, 4)],
        "reasons": dict(sorted(summary.reasons.items())),
        "turns": summary.turns_p,
        "day": str(date.today()),
        "commit": commit(),
    }


def page(report: dict[str, Any]) -> str:
    """The report as a page in Markdown."""
    rows = report["rows"]
    made = dict.fromkeys((row["commit"], row["day"], row["rules"]) for row in rows)
    commits = "; ".join(f"`{c[:10]}`, {day}, rules {rules}" for c, day, rules in made)
    planner = max([row["games"] for row in rows if row["bot"] == "planner"], default=0)
    parts = [_HEAD.format(seed=report["seed"], commits=commits, planner=planner)]
    for bot in dict.fromkeys(row["bot"] for row in rows):
        parts.append(_table(bot, [row for row in rows if row["bot"] == bot]))
    parts.append(_order(rows))
    return "\n".join(parts).rstrip("\n") + "\n"


def _table(bot: str, rows: list[dict[str, Any]]) -> str:
    """Bosses down, variants across."""
    modes = list(dict.fromkeys(row["mode"] for row in rows))
    bosses = list(dict.fromkeys(row["boss"] for row in rows))
    at = {(row["boss"], row["mode"]): row for row in rows}
    lines = [
        f"## {bot} ({_games(rows)} games each)\n",
        f"| Boss | {' | '.join(modes)} | turns (median) | lost by health / by time, skirmish |",
        "|---" * (len(modes) + 3) + "|",
    ]
    for boss in bosses:
        cells = [_share(at[boss, mode]) if (boss, mode) in at else "–" for mode in modes]
        first = at[boss, modes[0]]
        lost = first["reasons"]
        ends = f"{lost.get('dead', 0)} / {lost.get('clock', 0)}"
        lines.append(f"| {boss} | {' | '.join(cells)} | {first['turns']['p50']} | {ends} |")
    return "\n".join(lines) + "\n"


def _games(rows: list[dict[str, Any]]) -> str:
    """How many games each cell has, from the fewest to the most."""
    many = [row["games"] for row in rows]
    return f"{min(many)}" if len(set(many)) == 1 else f"{min(many)} to {max(many)}"


def _share(row: dict[str, Any]) -> str:
    low, high = (100 * share for share in row["interval"])
    return f"{100 * row['won'] / row['games']:.1f} ({low:.1f}–{high:.1f})"


def _order(rows: list[dict[str, Any]]) -> str:
    """Whether each level is harder than the one before, as the document has it."""
    lines = [
        "## Does the order of the levels hold?\n",
        "Grognard 1, Rayla 2, Borg 3, Torgen 4: each level should be won less often than the one "
        "before. `<` parted intervals in that order, `~` intervals that overlap, `>` the other "
        "way round.\n",
        "| bot | variant | order |",
        "|---|---|---|",
    ]
    for bot, mode in dict.fromkeys((row["bot"], row["mode"]) for row in rows):
        series = [row for row in rows if (row["bot"], row["mode"]) == (bot, mode)]
        order = series[0]["boss"]
        for easier, harder in pairwise(series):
            order += f" {_sign(easier, harder)} {harder['boss']}"
        lines.append(f"| {bot} | {mode} | {order} |")
    cells = {(bot, row["boss"], row["mode"]) for bot in GAMES for row in rows}
    more = _OPEN if len(cells) > len(rows) else ""
    return "\n".join([*lines, "", _WHY + more]) + "\n"


#: What there is to say where levels do not part.
_WHY: Final = """\
Random play never wins, so it orders nothing. Where reinforcements play, two champions come to \
Grognard's help and none to Rayla's, as the document has it: that brings the two together."""

_OPEN: Final = " What a table lacks has not been played by that bot yet: the same command plays it."


def _sign(easier: dict[str, Any], harder: dict[str, Any]) -> str:
    """How two levels compare: `<` where the second one is surely harder."""
    if harder["interval"][1] < easier["interval"][0]:
        return "<"
    return ">" if harder["interval"][0] > easier["interval"][1] else "~"


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the arguments, play, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the page; its data lies beside it")
    parser.add_argument("--share", type=float, default=1.0, help="a share of each series")
    parser.add_argument("--workers", type=int, default=0)
    given = parser.parse_args(arguments)
    engine(game(GAME))  # built first: what searches plays in C where it is there
    given.out.parent.mkdir(parents=True, exist_ok=True)
    many = {bot: max(1, round(games * given.share)) for bot, games in GAMES.items()}
    report = measure(many, given.workers, given.out.with_suffix(".json"))
    given.out.write_text(page(report), encoding="utf-8")


if __name__ == "__main__":
    main()
