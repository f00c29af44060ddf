"""How hard MINI ROGUE is: runs by the policy, by character, difficulty and party.

    python -m heroon.faces.mini_rogue.balance --out docs/balance/mini-rogue.md

plays all rows and writes the page, and its data beside it.  Run i of a row depends on the seed and
on i alone.  The engine in C plays; without it the command says so and stops.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any, Final

from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.hero import floor
from heroon.games.mini_rogue.spec import SPEC
from heroon.kernel import Rng
from heroon.lab.stats import wilson
from heroon.native import Engine, engine
from heroon.testing.soak import commit

SEED: Final = 1
RUNS: Final = 2000
HEROES: Final = w.HERO.tokens
Row = dict[str, Any]


def rows() -> list[tuple[tuple[str, ...], dict[str, str]]]:
    """Who plays each row, with which options."""
    found: list[tuple[tuple[str, ...], dict[str, str]]] = []
    for level in w.DIFFICULTY.tokens:
        found += [((hero,), {"difficulty": level}) for hero in HEROES]
    found += [((hero,), {"board": "cathedral"}) for hero in HEROES]
    found += [(two, {}) for i, one in enumerate(HEROES) for two in pairs(one, HEROES[i + 1 :])]
    return [*found, (HEROES[:3], {}), (HEROES[1:], {})]


def pairs(one: str, others: Sequence[str]) -> list[tuple[str, ...]]:
    """A character with each of some others."""
    return [(one, other) for other in others]


def play(found: Engine[Any], heroes: Sequence[str], options: dict[str, str], many: int) -> Row:
    """Play one row."""
    rest = [hero for hero in HEROES if hero not in heroes]
    seating = [*heroes, *rest][:3]
    named = {f"hero_{seat + 1}": hero for seat, hero in enumerate(seating)}
    settings = SPEC.settings({**named, **options})
    row: Row = {"heroes": list(heroes), "options": options, "runs": many, "won": 0}
    row |= {"killed": {}, "floors": [0] * 4}
    for number in range(many):
        position = found.new(settings, len(heroes))
        position.go_by(Rng(SEED * 1_000_003 + number).state, 0, 0)
        if position.over and position.result[0] > 0:
            row["won"] += 1
            continue
        g = found.state(position.values(), len(heroes))
        name = w.FOE.by_value[g.foe]
        row["killed"][name] = row["killed"].get(name, 0) + 1
        row["floors"][floor(g) - 1] += 1
    return row


def share(row: Row) -> str:
    """The share of runs won, in per cent, with its 95 % interval (Wilson)."""
    low, high = wilson(row["won"], row["runs"])
    return f"{100 * row['won'] / row['runs']:.1f} ({100 * low:.1f}–{100 * high:.1f})"


HEAD: Final = """\
# How hard MINI ROGUE is

Runs won in per cent, with 95 % intervals (Wilson). Made by one command, which plays them all:

```
python -m heroon.faces.mini_rogue.balance --out docs/balance/mini-rogue.md
```

Played on {day} with commit `{commit}`, rules {rules}, seed {seed}, {runs} runs a row; data: \
[mini-rogue.json](mini-rogue.json). Everybody plays by the policy of \
`games/mini_rogue/heuristics.py`. Most numbers of the cards are rebuilt, so these figures say how \
hard *this* card data is for *this* bot, not how hard the printed game is.
"""


def page(report: Row) -> str:
    """The report as a page in Markdown."""
    lines = [HEAD.format(**{**report, "commit": report["commit"][:10]})]
    lines += [
        "| characters | options | won | lost on Floor 1 / 2 / 3 / 4, % | what killed most, % |"
    ]
    lines += ["|---|---|---|---|---|"]
    for row in report["rows"]:
        many = row["runs"]
        floors = " / ".join(f"{100 * n / many:.1f}" for n in row["floors"])
        most = sorted(row["killed"].items(), key=lambda one: -one[1])[:4]
        killed = ", ".join(f"{name} {100 * n / many:.1f}" for name, n in most)
        options = ", ".join(row["options"].values()) or "–"
        cells = (", ".join(row["heroes"]), options, share(row), floors, killed)
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join([*lines, "", NOTE]) + "\n"


NOTE: Final = """\
*nobody*: no fight, but a Trap, a Story, poison or hunger. Two figures of different rows differ \
surely where their intervals lie apart."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the arguments, play, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the page; its data lies beside it")
    parser.add_argument("--runs", type=int, default=RUNS, help="runs of each row")
    given = parser.parse_args(arguments)
    found = engine(SPEC)
    if not isinstance(found, Engine):
        sys.exit(f"no engine in C: {found.reason}")
    report: Row = {"game": SPEC.id, "rules": SPEC.rules, "seed": SEED, "runs": given.runs}
    report |= {"day": str(date.today()), "commit": commit()}
    report["rows"] = [play(found, heroes, options, given.runs) for heroes, options in rows()]
    data = given.out.with_suffix(".json")
    data.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    given.out.write_text(page(report), encoding="utf-8")


if __name__ == "__main__":
    main()
