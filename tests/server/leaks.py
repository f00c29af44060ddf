"""Twins: what is sent to a seat is the same, byte for byte, in worlds that it cannot tell apart.

    python -m tests.server.leaks GAME [--games N] [--first SEED] [--over OPTION] [--mode MODE]
        [--out FILE]

Each game is played to some question by chance; with `--over` each value of an option has its turn,
and every other dozen games is played by the policy, which comes to more; `--mode` is the value
of that option, where the games hold one.  Two twins
of it, sampled for one seat, are put on a real site, one after the other under the same address, and
a page asks both for everything that it may ask: the page itself, frames, every panel, previews,
refusals.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from heroon.desk.desk import Phase
from heroon.kernel import Ask, GameSpec, Rng, Seeded, Table, game
from heroon.play.game_setting import Setting
from heroon.play.logged import LoggedMatch
from heroon.play.who import Who
from heroon.server.tables import LiveTable
from heroon.testing.soak import commit
from tests.server.serving import VIEWER, Page, Site, unkept

PANELS = ("hint", "odds", "explain", "orders", "menu", "log")
#: Each position is asked for half of the panels, or for the long one of what is not possible.
WHY = 4
#: So many answers are previewed, and so many that are not offered are asked about.
LOOKS = 2
#: Of what lies on the table one in so many pieces is looked at; and what nobody may look at.
EVERY = 5
HIDDEN = (
    "hand.1",
    "hand.0",
    "deck.0/1",
    "deck.1",
    "deck.0",
    "market",
    "pile",
    "field.1/1.1",
    "hera",
    "hand",
    "hand/guard",
    "stock",
    "reserve",
    "zone/b1",
    "zone/c2",
)
#: Options of a game in which seats hide something from each other only then.
GIVEN: Final[dict[str, dict[str, str]]] = {
    "mini-rogue": {"mode": "overlord", "hero_2": "captain", "hero_3": "alchemist"},
}
#: A game is played for so many answers at most.
LONG = 220
NAME = "twin"
#: A browser that looks on.
ONLOOKER = "the-browser-that-looks-on"


def position(
    spec: GameSpec[Any], seed: int, rng: Rng, over: str = "", mode: str = ""
) -> Table[Any]:
    """A game played to some question: by chance, or with an option to go over by turns."""
    given = GIVEN.get(spec.id, {}) | ({"mode": mode} if mode else {})
    meant = spec.settings(given)
    fit = [seats for seats in spec.seats if spec.allows(meant, seats)]
    seats = fit[seed % len(fit)]
    option = next((option for option in spec.options if option.name == over), None)
    tokens = option.values if option else ()
    values = given | ({over: tokens[seed // len(fit) % len(tokens)]} if tokens else {})
    table: Table[Any] = Table(spec, values or None, Seeded(f"leak {seed}"), seats=seats)
    clever = spec.policy if option and seed // (len(fit) * len(tokens)) % 2 else None
    past: list[Table[Any]] = []
    while table.ask is not None and len(past) < LONG:
        past.append(table.clone())
        seat = next(s for s in range(table.seats) if table.ask.seats >> s & 1)
        words = table.words(seat)
        if clever is None:
            word = words[rng.below(len(words))]
        else:
            word = clever(table.g, Ask(1 << seat, table.ask.prompt, list(words)), rng)
        table.answer(word, seat)
    return past[rng.below(len(past))]


def sit(site: Site, table: Table[Any], seat: int) -> bool:
    """Put a table on the site with one seat at the page; whether it stays where it is."""
    live = put(site, table, (seat,), "fr" if seat else "en")
    tokens = len(table.tokens)
    live.gathering.go_on()
    site.hub._live[NAME] = live
    phase = live.sit(VIEWER).phase
    return len(table.tokens) == tokens and phase in (Phase.ASK, Phase.THINK)


def put(site: Site, table: Table[Any], people: tuple[int, ...], lang: str) -> LiveTable:
    """Make a live table of a table, with people at some seats."""
    setting = Setting(table, "a seed", Who.of(table.seats, people, "heuristic"))
    return LiveTable(NAME, LoggedMatch(setting, lang), unkept(site.store, NAME))


def everything(site: Site, seat: int, seed: int) -> list[str]:
    """All that a page is sent, whatever it asks for."""
    lang = "fr" if seat else "en"
    with site.http(lang) as http:
        answer = http.get(f"/t/{NAME}")
    sent = [str(sorted(answer.headers.items())), answer.text]
    with site.page(NAME, lang) as page:
        sent.append(page.html)
        for do in ("why",) if seed % WHY == 0 else PANELS[seed % 2 :: 2]:
            sent.append(asked(page, do=do))
        for word in page.words[:LOOKS]:
            sent.append(asked(page, do="look", word=word))
            sent.append(asked(page, do="what", at=f"={word}"))
        pieces = sorted(set(re.findall(r'data-at="([^"]*)"', page.html)))
        for at in pieces[:: LOOKS * 4]:
            for target in at.split()[:1]:
                sent.append(asked(page, do="why", word=target))
        for at in [*pieces[seed % EVERY :: EVERY], *HIDDEN]:
            sent.append(asked(page, do="what", at=at))
        sent.append(asked(page, do="say", word="no-such-word", n="0" * 12, a=page.number))
    return sent


def watched(site: Site, table: Table[Any], lang: str, seed: int) -> list[str]:
    """All that a second browser is sent at a table of people, where another one sits."""
    live = put(site, table, tuple(range(table.seats)), lang)
    live.gathering.go_on()
    site.hub._live[NAME] = live
    with site.page(NAME, lang), Page(site.port, NAME, lang, viewer=ONLOOKER) as page:
        assert page.phase == "curtain"
        sent = [json.dumps(page.frame, sort_keys=True)]
        sent += [asked(page, do=do) for do in (*PANELS, "why")]
        pieces = sorted(set(re.findall(r'data-at="([^"]*)"', page.html)))
        sent += [asked(page, do="what", at=at) for at in [*pieces[seed % EVERY :: EVERY], *HIDDEN]]
        sent.append(asked(page, do="say", word="no-such-word", n="0" * 12, a=page.number))
    return sent


def compare_watched(site: Site, spec: GameSpec[Any], seed: int) -> int:
    """Compare worlds for who looks on and sits nowhere: in all of them the same is public.

    Returns how many bytes were the same.
    """
    rng = Rng(seed)
    table = position(spec, seed, rng)
    worlds = [table.sample(seat, rng) for seat in range(table.seats) for _ in range(2)]
    first, *others = [watched(site, world, "fr" if seed % 2 else "en", seed) for world in worlds]
    for other in others:
        for a, b in zip(first, other, strict=True):
            assert a == b, f"{spec.id}, seed {seed}"
    return sum(map(len, first)) * len(others)


def asked(page: Page, **request: Any) -> str:
    """What a request is answered."""
    page.send(**request)
    message = page.hear()
    return json.dumps(message, sort_keys=True)


def compare(
    site: Site,
    spec: GameSpec[Any],
    seed: int,
    over: str = "",
    mode: str = "",
    met: Counter[str] | None = None,
) -> int:
    """Compare a position with a twin of it, for each seat; how many bytes were the same.

    `met` counts the seats that were looked at, by role and by how many sit at the table.
    """
    rng = Rng(seed)
    table = position(spec, seed, rng, over, mode)
    same = 0
    roles = spec.roles_of(spec.settings(table.options), table.seats)
    for seat in range(table.seats):
        found = []
        for one in (table.sample(seat, rng), table.sample(seat, rng)):
            if not sit(site, one, seat):
                break
            found.append(everything(site, seat, seed))
        if len(found) < 2:
            continue
        for a, b in zip(*found, strict=True):
            if a != b:
                at = next((i for i in range(min(map(len, (a, b)))) if a[i] != b[i]), 0)
                near = [text[max(0, at - 150) : at + 80] for text in (a, b)]
                raise AssertionError(f"{spec.id}, seed {seed}, seat {seat}: {near}")
            same += len(a)
        if met is not None:
            met[f"{roles[seat] or 'seat'} of {table.seats}"] += 1
    return same


def main(args: Sequence[str] | None = None) -> int:
    """Compare many games; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.leaks")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, metavar="SEED")
    parser.add_argument("--over", default="", metavar="OPTION")
    parser.add_argument("--mode", default="")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args(args)
    spec, start, same = game(given.game), time.perf_counter(), 0
    met: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as place, Site(Path(place) / "games.sqlite") as site:
        for seed in range(given.first, given.first + given.games):
            same += compare(site, spec, seed, given.over, given.mode, met)
    report = {
        "game": given.game,
        "commit": commit(),
        "games": given.games,
        **({"first": given.first} if given.first else {}),
        **({"over": given.over} if given.over else {}),
        **({"mode": given.mode} if given.mode else {}),
        "looked_at": dict(sorted(met.items())),
        "bytes_the_same": same,
        "differences": 0,
        "seconds": round(time.perf_counter() - start, 1),
    }
    text = json.dumps(report, indent=2) + "\n"
    if given.out:
        given.out.write_text(text, encoding="utf-8")
    sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
