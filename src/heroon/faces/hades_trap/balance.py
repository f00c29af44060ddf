"""How fair HADES TRAP is: every hero on every seat against every Boss, played by masters.

    python -m heroon.faces.hades_trap.balance --out docs/balance/hades-trap.md

plays all series and writes the page, and its data beside it.  For each Boss and number of seats
every order of different heroes plays equally often, so seats and heroes are told apart.  Game i of
a series depends on the seed and on i alone; equal code gives equal figures.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from datetime import date
from itertools import permutations
from pathlib import Path
from typing import Any, Final, NamedTuple

from heroon.games.hades_trap.spec import SPEC
from heroon.games.hades_trap.words import BOSSES, HEROES
from heroon.kernel import game
from heroon.lab import simulate
from heroon.lab.stats import percentile, wilson
from heroon.native import engine
from heroon.testing.soak import commit
from heroon.testing.whole import write_json, write_text

SEED: Final = 1
#: Games of each order of heroes against each Boss, by seats: equally many games in all.
GAMES: Final = {2: 20, 3: 4, 4: 1}
BOT: Final = "heuristic"
Row = dict[str, Any]


class Won(NamedTuple):
    """Games that were won, and how many were played."""

    won: int
    games: int

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share (Wilson)."""
        return wilson(self.won, self.games)

    def __str__(self) -> str:
        low, high = (100 * bound for bound in self.interval)
        return f"{100 * self.won / self.games:.1f} ({low:.1f}–{high:.1f})"


# -- what is played -------------------------------------------------------------------------------


def series(seats: int, boss: str, many: int) -> Row:
    """Play each order of heroes at `seats` seats against one Boss `many` times; count the wins."""
    by_seat = [0] * seats
    heroes = {hero: [0, 0] for hero in HEROES.tokens}
    pairs: dict[str, list[int]] = {}
    turns: list[int] = []
    reasons: dict[str, int] = {}
    for i, order in enumerate(permutations(HEROES.tokens, seats)):
        options = {f"hero_{seat + 1}": hero for seat, hero in enumerate(order)}
        options |= _others(order) | {"boss": boss}
        _, played = simulate(
            SPEC.id,
            [BOT] * seats,
            many,
            seed=SEED,
            options=options,
            mirrored=False,
            first=i * many,
            workers=1,
        )
        won = [sum(one.result[seat] > 0 for one in played) for seat in range(seats)]
        for seat, hero in enumerate(order):
            by_seat[seat] += won[seat]
            heroes[hero][0] += won[seat]
            heroes[hero][1] += many
        if seats == 2:
            pairs[" ".join(order)] = won
        for one in played:
            turns.append(one.turns)
            reasons[one.reason] = reasons.get(one.reason, 0) + 1
    turns.sort()
    length = {"p50": percentile(turns, 0.5), "p95": percentile(turns, 0.95), "max": turns[-1]}
    row = {"seats": seats, "boss": boss, "games": len(turns), "won": by_seat, "heroes": heroes}
    row |= {"turns": length, "reasons": dict(sorted(reasons.items()))}
    return row | ({"pairs": pairs} if pairs else {})


def _others(order: Sequence[str]) -> dict[str, str]:
    """Choose heroes for the seats at which nobody sits, so that no hero is named twice."""
    free = [hero for hero in HEROES.tokens if hero not in order]
    return {f"hero_{seat + 1}": free.pop() for seat in range(len(order), max(SPEC.seats))}


def measure(many: dict[int, int], data: Path) -> Row:
    """Play all series and return the report, which is written to `data` after each of them."""
    report: Row = {"game": SPEC.id, "rules": SPEC.rules, "seed": SEED, "bot": BOT}
    report |= {"day": str(date.today()), "commit": commit(), "each": many, "rows": []}
    for seats in SPEC.seats:
        for boss in BOSSES.tokens:
            report["rows"].append(series(seats, boss, many[seats]))
            write_json(data, report)
            print(seats, boss, report["rows"][-1]["turns"], file=sys.stderr, flush=True)
    return report


# -- what is told ---------------------------------------------------------------------------------

HEAD: Final = """\
# How fair HADES TRAP is

Games won in per cent, with 95 % intervals (Wilson). Made by one command, which plays them all:

```
python -m heroon.faces.hades_trap.balance --out docs/balance/hades-trap.md
```

Played on {day} with commit `{commit}`, rules {rules}, seed {seed}; data: \
[hades-trap.json](hades-trap.json). All seats are *masters* (the policy of \
`games/hades_trap/heuristics.py`, see [strength.md](../strength.md)), with Ether, alarms and \
blessings. Every order of different heroes plays equally often against every Boss, {games} games \
for each Boss and number of seats. Tiles, amphorae, threads and the Siren's cross are rebuilt, so \
these figures say how fair *this* card data is for *these* bots, not how fair the printed game is.
"""


def page(report: Row) -> str:
    """Write the report as a page in Markdown."""
    rows = report["rows"]
    games = rows[0]["games"]
    head = HEAD.format(**{**report, "commit": report["commit"][:10], "games": games})
    parts = [head, _order(rows), _heroes(rows), _pairs(rows), _lengths(rows)]
    return "\n".join(parts).rstrip("\n") + "\n"


def table(head: Sequence[str], lines: Iterable[Sequence[object]]) -> str:
    """Write a table in Markdown."""
    found = ["| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
    return "\n".join([*found, *("| " + " | ".join(map(str, line)) + " |" for line in lines)]) + "\n"


def _order(rows: list[Row]) -> str:
    """Write the chapter on who begins: the share of games that each seat won."""
    most = max(row["seats"] for row in rows)
    lines = []
    for row in rows:
        shares = [Won(won, row["games"]) for won in row["won"]]
        cells = [*shares, *(["–"] * (most - row["seats"]))]
        lines.append([row["seats"], row["boss"], *cells, verdict(shares)])
    head = ["seats", "Boss", *(f"seat {seat + 1}" for seat in range(most)), "apart from fair"]
    told = "Seat 1 has the first turn. Fair are 50 % of two, 33.3 % of three, 25 % of four.\n"
    return f"## Who begins\n\n{told}\n{table(head, lines)}"


def verdict(shares: Sequence[Won]) -> str:
    """Name the seats that surely win more (+) or less (-) than their fair share."""
    fair = 1 / len(shares)
    found = []
    for seat, share in enumerate(shares):
        low, high = share.interval
        if low > fair or high < fair:
            found.append(f"seat {seat + 1} {'+' if low > fair else '−'}")
    return ", ".join(found) or "none"


def _heroes(rows: list[Row]) -> str:
    """Write the chapter on heroes: the share of games that each won, by seats and by Boss."""
    seats = list(dict.fromkeys(row["seats"] for row in rows))
    bosses = list(dict.fromkeys(row["boss"] for row in rows))
    by_seats, by_boss = [], []
    for hero in rows[0]["heroes"]:
        by_seats.append([hero, *(_of(rows, hero, "seats", many) for many in seats)])
        two = [row for row in rows if row["seats"] == seats[0]]
        by_boss.append([hero, *(_of(two, hero, "boss", boss) for boss in bosses)])
    first = table(["hero", *(f"{many} seats" for many in seats)], by_seats)
    second = table(["hero, 2 seats", *bosses], by_boss)
    return f"## Heroes\n\nAgainst all Bosses:\n\n{first}\nOf two, by Boss:\n\n{second}"


def _of(rows: list[Row], hero: str, key: str, value: object) -> Won:
    """Count the wins of a hero in the rows whose `key` has this value."""
    found = [row["heroes"][hero] for row in rows if row[key] == value]
    return Won(sum(won for won, _ in found), sum(games for _, games in found))


def _pairs(rows: list[Row]) -> str:
    """Write the chapter on duels: how often each hero beats each other, against all Bosses."""
    two = [row for row in rows if "pairs" in row]
    heroes = list(rows[0]["heroes"])
    lines = []
    for one in heroes:
        cells = ["–" if one == other else _beats(two, one, other) for other in heroes]
        lines.append([one, *cells])
    low, high = _met(two, *heroes[:2]).interval
    told = "Of two, against all Bosses, in per cent; a figure is sure to about"
    told += f" ±{50 * (high - low):.0f}."
    return f"## One hero against another\n\n{told}\n\n{table(['won by', *heroes], lines)}"


def _met(rows: list[Row], one: str, other: str) -> Won:
    """Count the duels that a hero won against another one, from both seats."""
    won = games = 0
    for row in rows:
        first, second = row["pairs"][f"{one} {other}"], row["pairs"][f"{other} {one}"]
        won += first[0] + second[1]
        games += sum(first) + sum(second)
    return Won(won, games)


def _beats(rows: list[Row], one: str, other: str) -> str:
    share = _met(rows, one, other)
    return f"{100 * share.won / share.games:.1f}"


def _lengths(rows: list[Row]) -> str:
    """Write the chapter on how long games are and how they end."""
    lines = []
    for row in rows:
        turns, reasons = row["turns"], row["reasons"]
        ends = [f"{100 * reasons.get(why, 0) / row['games']:.1f}" for why in ("portal", "four")]
        bound = reasons.get("bound", 0)
        lines.append(
            [row["seats"], row["boss"], turns["p50"], turns["p95"], turns["max"], *ends, bound]
        )
    head = ["seats", "Boss", "turns, median", "95 %", "longest", "won at the Portal, %"]
    head += ["won by four medallions, %", "met the bound"]
    told = "Turns of all heroes together; a game that met the bound of choices has no winner.\n"
    return f"## Bosses and length\n\n{told}\n{table(head, lines)}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Parse the arguments, play the series, write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the page; its data lies beside it")
    parser.add_argument("--share", type=float, default=1.0, help="a share of each series")
    parser.add_argument("--table", action="store_true", help="write the page anew, play nothing")
    given = parser.parse_args(arguments)
    data = given.out.with_suffix(".json")
    if given.table:
        report = json.loads(data.read_text(encoding="utf-8"))
    else:
        engine(game(SPEC.id))  # built first: masters play in C where it is there
        given.out.parent.mkdir(parents=True, exist_ok=True)
        many = {seats: max(1, round(games * given.share)) for seats, games in GAMES.items()}
        report = measure(many, data)
    write_text(given.out, page(report))


if __name__ == "__main__":
    main()
