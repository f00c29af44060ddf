"""How hard MINI ROGUE is: runs by the policy, by character, difficulty and party.

    python -m heroon.faces.mini_rogue.balance --out docs/balance/mini-rogue.md

plays all rows and writes the page, its data and its pictures beside it.  Run i of a row depends on
the seed and on i alone.  The engine in C plays; without it the command says so and stops.
`--page` plays nothing and writes the page anew from the data that lies there.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from datetime import date
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, Final

from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.cards import LAST_ZONE
from heroon.games.mini_rogue.hero import floor
from heroon.games.mini_rogue.spec import SPEC
from heroon.games.mini_rogue.state import Run
from heroon.kernel import Rng
from heroon.lab.stats import wilson
from heroon.native import Engine, Position, engine
from heroon.testing.soak import commit
from heroon.testing.whole import write_json, write_text

from .plots import Bar, bars, lines, shares

SEED: Final = 1
RUNS: Final = 6000
HEROES: Final = w.HERO.tokens[: w.OWN_HEROES]
#: What the policy should win at the level normal, in per cent; how far one character may lie from
#: the mean of all, and two together from the mean of the two alone.
BAND: Final = (15.0, 35.0)
APART: Final = 6.0
TOGETHER: Final = 8.0
FLOORS: Final = 4
NORMAL: Final = {"difficulty": "normal"}
#: What an Overlord should win against equal bots, in per cent; how far the Automa, against one
#: adventurer, may lie from the level hard; of the runs of a row so many parts are played.
EQUAL: Final = (40.0, 60.0)
NEAR_HARD: Final = 10.0
SHARE: Final = 4
#: Numbers that were moved for these bands, in `cards.toml`: what, at first, until 24 November, now.
MOVED: Final = (
    ("Infernal Destiny", "cost 2, 1 symbol", "2, 0", "2, 0"),
    ("Labyrinth", "3, 1", "5, 1", "4, 1"),
    ("Demonic Veil", "4, 2", "5, 2", "5, 2"),
    ("Collapse", "4, 1, once a Zone", "5, 1, once a Zone", "5, 1, once a Floor"),
    ("Shifting Streets", "2, 1", "2, 0", "2, 0"),
    ("Mechanism", "3, 2", "4, 1", "4, 1"),
    ("Contagion", "4, 1", "5, 1", "4, 1"),
    ("Famine", "4, 1", "3, 0", "3, 0"),
    ("Carnage", "4, 2", "5, 2", "5, 2"),
    ("steps to a Reinforcement card, against one, two, three", "8, 8, 8", "3, 3, 3", "2, 2, 8"),
    ("Avatar, HP for one and for two, in each phase", "10, 20", "26, 22", "16, 18"),
    ("Avatar, damage by phase", "5, 6", "7, 8", "5, 6"),
    ("faces on which the Automa places at the Avatar", "2 of 6", "2 of 6", "4 of 6"),
)
#: What the adventurers won before, by Overlord card: 3,000 runs a figure at first; then 6,000, but
#: 9,000 for two and 24,000 against the Automa.
BEFORE: Final = (
    ("1 adventurer", "61, 60, 66", "41.3, 43.9, 49.0"),
    ("2 adventurers", "60, 63, 70", "51.0, 54.5, 58.1"),
    ("3 adventurers", "36, 36, 43", "13.6, 15.8, 14.0"),
    ("the Automa, 1 adventurer", "74, 69, 62", "31.9, 30.8, 24.8"),
)
Row = dict[str, Any]


def rows() -> list[tuple[tuple[str, ...], dict[str, str]]]:
    """List the rows to be played: the characters, and the options."""
    found: list[tuple[tuple[str, ...], dict[str, str]]] = []
    for level in w.DIFFICULTY.tokens:
        found += [((hero,), {"difficulty": level}) for hero in HEROES]
    found += [((hero,), {"board": "cathedral"}) for hero in HEROES]
    found += [((hero,), {"stances": "yes"}) for hero in HEROES]
    found += [(two, {}) for i, one in enumerate(HEROES) for two in pairs(one, HEROES[i + 1 :])]
    return [*found, (HEROES[:3], {}), (HEROES[1:], {}), *against()]


def against() -> list[tuple[tuple[str, ...], dict[str, str]]]:
    """List the rows of one to three characters against an Overlord, of one against the Automa."""
    parties = [party for many in (1, 2, 3) for party in combinations(HEROES, many)]
    found: list[tuple[tuple[str, ...], dict[str, str]]] = []
    for lord in w.LORD.tokens:
        found += [(party, {"mode": "overlord", "lord": lord}) for party in parties]
        found += [((hero,), {"mode": "automa", "lord": lord}) for hero in HEROES]
    return found


def pairs(one: str, others: Sequence[str]) -> list[tuple[str, ...]]:
    """Pair a character with each of some others."""
    return [(one, other) for other in others]


# -- playing --------------------------------------------------------------------------------------


def zones(found: Engine[Any], start: Position, number: int, watched: bool) -> Iterator[Run]:
    """Play one run, and yield its state at its end.

    A `watched` run yields its state at the beginning of each Zone, too.
    """
    position = start.clone()
    state = Rng(SEED * 1_000_003 + number).state
    while not position.over:
        if watched:
            yield found.state(position.values(), position.seats)
        state = position.line((), state, 0 if watched else LAST_ZONE, SPEC.bound)
    yield found.state(position.values(), position.seats)


def play(found: Engine[Any], heroes: Sequence[str], options: dict[str, str], many: int) -> Row:
    """Play all runs of one row and count how they end.

    Runs of a single adventurer at the level normal are watched on their way.
    """
    rest = [hero for hero in HEROES if hero not in heroes]
    seating = [*heroes, *rest][:3]
    named = {f"hero_{seat + 1}": hero for seat, hero in enumerate(seating)}
    lords = int(options.get("mode") == "overlord")
    start = found.new(SPEC.settings({**named, **options}), len(heroes) + lords)
    row: Row = {"heroes": list(heroes), "options": options, "runs": many, "won": 0}
    row |= {"killed": {}, "floors": [0] * FLOORS}
    watched = len(heroes) == 1 and options == NORMAL
    if watched:
        row |= {name: [0] * LAST_ZONE for name in ("reached", "hp", "xp")}
    for number in range(many):
        for g in zones(found, start, number, watched):
            if g.result:
                end(row, g)
            else:
                count(row, g)
    return row


def end(row: Row, g: Run) -> None:
    """Count the end of a run: won, or what killed on which Floor."""
    if g.result[0] > 0:
        row["won"] += 1
        return
    name = w.FOE.by_value[g.foe]
    row["killed"][name] = row["killed"].get(name, 0) + 1
    row["floors"][floor(g) - 1] += 1


def count(row: Row, g: Run) -> None:
    """Add what an adventurer has at the beginning of a Zone to the row."""
    row["reached"][g.zone - 1] += 1
    row["hp"][g.zone - 1] += g.hp[0]
    row["xp"][g.zone - 1] += g.xp[0]


# -- what the rows say ----------------------------------------------------------------------------


def interval(row: Row) -> tuple[float, float, float]:
    """Return the share of runs won and its 95 % interval (Wilson), in per cent."""
    low, high = wilson(row["won"], row["runs"])
    return 100 * row["won"] / row["runs"], 100 * low, 100 * high


def share(row: Row) -> str:
    """Write the share of runs won, in per cent, with its interval."""
    return "{:.1f} ({:.1f}–{:.1f})".format(*interval(row))


def those(report: Row, seats: int, options: dict[str, str]) -> list[Row]:
    """Select the rows of parties of so many `seats` with these options."""
    found = [row for row in report["rows"] if len(row["heroes"]) == seats]
    return [row for row in found if row["options"] == options]


def pooled(some: Sequence[Row]) -> Row:
    """Sum the runs of several rows, and those won, as one row."""
    return {"won": sum(row["won"] for row in some), "runs": sum(row["runs"] for row in some)}


def levels(report: Row) -> list[tuple[str, Row]]:
    """Sum the runs of all characters by difficulty."""
    found = [(name, those(report, 1, {"difficulty": name})) for name in w.DIFFICULTY.tokens]
    return [(name, pooled(some)) for name, some in found]


def bands(report: Row) -> list[tuple[str, str, bool]]:
    """Compare each wanted band with what was measured.

    Each has what is wanted, what was measured, and whether the whole interval lies in the band.
    """
    normal = those(report, 1, NORMAL)
    low, high = BAND
    worst = [interval(row) for row in normal]
    held = all(low <= one[1] and one[2] <= high for one in worst)
    wanted = f"normal, each character: {low:.0f}–{high:.0f} %"
    found = [(wanted, ", ".join(map(share, normal)), held)]
    steps = levels(report)
    said = ", ".join(f"{name} {share(row)}" for name, row in steps)
    lower = [interval(b)[2] < interval(a)[1] for (_, a), (_, b) in pairwise(steps)]
    found.append(("each difficulty below the one before, intervals apart", said, all(lower)))
    mean = interval(pooled(normal))[0]
    most = max(max(one[2] - mean, mean - one[1]) for one in worst)
    wanted = f"each character within {APART:.0f} points of the mean, {mean:.1f}"
    found.append((wanted, f"at most {most:.1f} away, interval included", most <= APART))
    alone = {row["heroes"][0]: interval(row)[0] for row in normal}
    gaps = []
    for row in those(report, 2, {}):
        between = sum(alone[hero] for hero in row["heroes"]) / 2
        gaps.append((row, [one - between for one in interval(row)]))
    said = ", ".join(f"{' + '.join(row['heroes'])} {gap[0]:+.1f}" for row, gap in gaps)
    held = all(gap[1] >= -TOGETHER and gap[2] <= TOGETHER for _, gap in gaps)
    found.append((f"two together within {TOGETHER:.0f} points of the two alone", said, held))
    return found


def pooled_against(report: Row, mode: str, seats: int, lord: str) -> Row:
    """Sum the runs of all parties of so many against an Overlord or the Automa."""
    return pooled(those(report, seats, {"mode": mode, "lord": lord}))


def bands_against(report: Row) -> list[tuple[str, str, bool]]:
    """Compare the bands for an Overlord against one to three adventurers, and for the Automa."""
    found = []
    low, high = EQUAL
    for seats in (1, 2, 3):
        said = [(lord, pooled_against(report, "overlord", seats, lord)) for lord in w.LORD.tokens]
        text = ", ".join(f"{lord} {share(lost(row))}" for lord, row in said)
        some = [interval(lost(row)) for _, row in said]
        held = all(low <= one[1] and one[2] <= high for one in some)
        wanted = f"an Overlord against {seats}: {low:.0f}–{high:.0f} % for the Overlord"
        found.append((wanted, text, held))
    middle = interval(dict(levels(report))["hard"])[0]
    said = [(lord, pooled_against(report, "automa", 1, lord)) for lord in w.LORD.tokens]
    text = ", ".join(f"{lord} {share(row)}" for lord, row in said)
    some = [interval(row) for _, row in said]
    held = all(abs(end - middle) <= NEAR_HARD for one in some for end in one[1:])
    wanted = f"the Automa against 1: within {NEAR_HARD:.0f} points of hard, {middle:.1f}"
    return [*found, (wanted, text, held)]


def lost(row: Row) -> Row:
    """Turn a row round, as the Overlord sees it: runs lost count as won."""
    return {"won": row["runs"] - row["won"], "runs": row["runs"]}


# -- the page and its pictures --------------------------------------------------------------------

HEAD: Final = """\
# How hard MINI ROGUE is

Runs won in per cent, with 95 % intervals (Wilson). Made by one command, which plays them all:

```
python -m heroon.faces.mini_rogue.balance --out docs/balance/mini-rogue.md
```

Played on {day} upon commit `{commit}` with the card data `{cards}`, rules {rules}, seed {seed}, \
{runs} runs a row, a quarter of that against an Overlord; data: \
[mini-rogue.json](mini-rogue.json). Everybody plays by the policy of \
`games/mini_rogue/heuristics.py`; what the level above it wins stands in \
[strength.md](../strength.md). Most numbers of the cards are rebuilt, so these figures say how \
hard *this* card data is for *this* bot, not how hard the printed game is.
"""
NOTE: Final = """\
*nobody*: no fight, but a Trap, a Story, poison or hunger. Two figures of different rows differ \
surely where their intervals lie apart."""
AGAINST: Final = """\
In both modes each adventurer has a second character. The Overlord plays by \
`games/mini_rogue/heuristics_overlord.py`. Each figure is of all parties of that size together, \
made of the characters of Le Conseil. What the adventurers won and win, in per cent, by Prophet, \
Architect, Gravedigger:

| who | at first | until 24 November | now |
|---|---|---|---|
{before}

What was moved, all of it rebuilt: no printed number. Powers: cost, then steps of the marker; the \
two steps of the Veil are printed and stay.

| number | at first | until 24 November | now |
|---|---|---|---|
{moved}

Why: one death ends the game for all, so three adventurers lose by everything that makes enemies \
harder what two lose, and half as much again, while a power strikes one of three. They meet both \
columns of HP together (printed), so that no pair of columns makes an enemy easier for each of \
three than for one and for two. With the numbers of before, but an Avatar of 10 and 20 HP, they \
won 65 of a hundred where the Overlord used no power, 41 to 46 with all powers and hardly a \
Reinforcement card, 30 to 32 with a card every three steps (800 games a figure): the cards are \
what kills three. So the track is as long for three as it was at first, and short for one and \
two, where many cards come. Then the Avatar itself can be soft; for the Automa four of six cards \
go to it. The Collapse alone took 22 wins of a hundred from three adventurers when it served once \
a Zone; once a Floor it takes 18 (6,000 games a figure).
"""
PICTURES: Final = {
    "won": "Runs won, with intervals; the band of the level normal behind them",
    "against": "Runs won by the adventurers against an Overlord and the Automa; the band of equals",
    "floors": "Where runs ended, at the level normal",
    "killed": "What killed, at the level normal",
    "hp": "Mean HP at the beginning of each Zone, of those who reached it",
    "xp": "Mean XP at the beginning of each Zone, of those who reached it",
}


def name_of(row: Row) -> str:
    """Name a row by who plays it, with which options."""
    options = ", ".join(f"{key} {value}" for key, value in row["options"].items())
    options = options.removeprefix("difficulty ").replace("board ", "").replace("yes", "").strip()
    options = options.removeprefix("mode ").replace(", lord ", " ")
    return " + ".join(row["heroes"]) + (f", {options}" if options else "")


def page(report: Row, stem: str) -> str:
    """Write the report as a page in Markdown."""
    found = [HEAD.format(**{**report, "commit": report["commit"][:10]})]
    found += ["## What is wanted", "", "| wanted | measured | met |", "|---|---|---|"]
    for wanted, said, held in [*bands(report), *bands_against(report)]:
        found.append(f"| {wanted} | {said} | {'yes' if held else '**no**'} |")
    found += ["", f"![{PICTURES['won']}]({stem}-won.svg)", "", "## Against an Overlord", ""]
    now = [
        ", ".join(
            f"{interval(pooled_against(report, mode, seats, lord))[0]:.1f}"
            for lord in w.LORD.tokens
        )
        for mode, seats in (("overlord", 1), ("overlord", 2), ("overlord", 3), ("automa", 1))
    ]
    told = zip(BEFORE, now, strict=True)
    before = "\n".join(f"| {' | '.join((*one, last))} |" for one, last in told)
    moved = "\n".join(f"| {' | '.join(one)} |" for one in MOVED)
    found += [AGAINST.format(before=before, moved=moved)]
    found += [f"![{PICTURES['against']}]({stem}-against.svg)", "", "## All rows", ""]
    found += ["| who, and how | won | lost on Floor 1 / 2 / 3 / 4, % | what killed most, % |"]
    found += ["|---|---|---|---|"]
    for row in report["rows"]:
        many = row["runs"]
        floors = " / ".join(f"{100 * n / many:.1f}" for n in row["floors"])
        most = sorted(row["killed"].items(), key=lambda one: -one[1])[:4]
        killed = ", ".join(f"{name} {100 * n / many:.1f}" for name, n in most)
        found.append(f"| {name_of(row)} | {share(row)} | {floors} | {killed} |")
    found += ["", NOTE, "", "## On the way", ""]
    found += ["| normal, at the beginning of Zone | " + " | ".join(map(str, range(1, 11))) + " |"]
    found += ["|---" * (LAST_ZONE + 1) + "|"]
    for row in those(report, 1, NORMAL):
        for name in ("hp", "xp"):
            means = " | ".join(f"{value:.1f}" for value in mean_by_zone(row, name))
            found.append(f"| {row['heroes'][0]}, {name.upper()} | {means} |")
    rest = [name for name in PICTURES if name not in ("won", "against")]
    found += ["", *(f"![{PICTURES[name]}]({stem}-{name}.svg)\n" for name in rest)]
    return "\n".join(found).rstrip() + "\n"


def mean_by_zone(row: Row, name: str) -> list[float]:
    """Compute the mean HP or XP at the beginning of each Zone."""
    return [total / max(n, 1) for total, n in zip(row[name], row["reached"], strict=True)]


def pictures(report: Row) -> dict[str, str]:
    """Draw the pictures of the page as SVG, by name."""
    normal = those(report, 1, NORMAL)
    alone = [row for row in report["rows"] if "mode" not in row["options"]]
    won = [Bar(name_of(row), *interval(row)) for row in alone]
    lords = [
        Bar(f"{lord}, {mode} against {seats}", *interval(one))
        for mode, many in (("overlord", (1, 2, 3)), ("automa", (1,)))
        for seats in many
        for lord in w.LORD.tokens
        for one in [pooled_against(report, mode, seats, lord)]
    ]
    floors = [(row["heroes"][0], [100 * n / row["runs"] for n in row["floors"]]) for row in normal]
    killers = sorted(
        {name for row in normal for name in row["killed"]},
        key=lambda name: -sum(row["killed"].get(name, 0) for row in normal),
    )
    dead = [
        (row["heroes"][0], [100 * row["killed"].get(n, 0) / row["runs"] for n in killers[:6]])
        for row in normal
    ]
    ways = {
        name: [(row["heroes"][0], mean_by_zone(row, name)) for row in normal]
        for name in ("hp", "xp")
    }
    stages = [f"Floor {n + 1}" for n in range(FLOORS)]
    return {
        "won": shares(PICTURES["won"], won, BAND),
        "against": shares(PICTURES["against"], lords, EQUAL),
        "floors": bars(PICTURES["floors"], stages, floors),
        "killed": bars(PICTURES["killed"], killers[:6], dead),
        "hp": lines(PICTURES["hp"], ways["hp"], 20),
        "xp": lines(PICTURES["xp"], ways["xp"], 25),
    }


def write(report: Row, out: Path) -> None:
    """Write the page and its pictures."""
    write_text(out, page(report, out.stem))
    for name, drawn in pictures(report).items():
        write_text(out.with_name(f"{out.stem}-{name}.svg"), drawn)


def main(arguments: Sequence[str] | None = None) -> None:
    """Parse the arguments, play the rows, write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the page; its data lies beside it")
    parser.add_argument("--runs", type=int, default=RUNS, help="runs of each row")
    parser.add_argument("--page", action="store_true", help="write the page from its data alone")
    given = parser.parse_args(arguments)
    data = given.out.with_suffix(".json")
    if given.page:
        write(json.loads(data.read_text(encoding="utf-8")), given.out)
        return
    found = engine(SPEC)
    if not isinstance(found, Engine):
        sys.exit(f"no engine in C: {found.reason}")
    report: Row = {"game": SPEC.id, "rules": SPEC.rules, "seed": SEED, "runs": given.runs}
    report |= {"day": str(date.today()), "commit": commit(), "cards": SPEC.cards_hash}
    report["rows"] = [
        play(
            found,
            heroes,
            options,
            given.runs // (SHARE if options.get("mode") == "overlord" else 1),
        )
        for heroes, options in rows()
    ]
    write_json(data, report)
    write(report, given.out)


if __name__ == "__main__":
    main()
