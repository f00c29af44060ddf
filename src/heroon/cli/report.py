"""The command that draws what came of simulated games: one page that needs no connection."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from heroon.kernel import GameSpec, game
from heroon.lab import plots
from heroon.lab.figures import Figures, Portion, figures, histograms
from heroon.lab.page import Chapter, Page, Passage, Plot, render
from heroon.lab.parquet import Counted, check_lab, count_games, join, same_series
from heroon.lab.tally import shares_of
from heroon.play.paths import cause, expand
from heroon.testing.whole import check_writable, write_text
from heroon.texts import Texts, package_of, texts

from .chosen import check_game, writing
from .lab import decimal, percent
from .printing import CommandError, printer

#: What may set two series of a game apart, in the order in which it is said.
_APART: Final = ("bots", "options", "seed", "cards", "rules")
#: What histograms show, in this order.
_NUMBERS: Final = ("results", "turns", "choices")


#: A file that was read, by its name, or several that are one series.
_Part = tuple[str, Counted]


@dataclass(frozen=True)
class Drawn:
    """One series of games: its name on the page, its files, what is in them, its figures."""

    name: str
    file: str
    kept: Counted
    figures: Figures


def report(files: Sequence[str], out: str, lang: str) -> int:
    """Read files of simulated games and write a page about them."""
    t = texts(lang)
    if not files:
        raise CommandError(t.text("cli-missing", name="files"))
    if not out:
        raise CommandError(t.text("cli-missing", name="--out"))
    check_lab(files[0], "")
    with writing(out, t):
        path = expand(out)
        if any(path.samefile(one) for one in map(expand, files) if one.exists() and path.exists()):
            raise CommandError(t.text("report-same-file", file=out))
        check_writable(path)
    by_game: dict[str, list[_Part]] = {}
    for name in files:
        kept = _read(name, t)
        check_game(kept.summary.game, lang)
        by_game.setdefault(kept.summary.game, []).append((name, kept))
    chapters = [
        _chapter(_joined(found), texts(lang, package_of(g))) for g, found in by_game.items()
    ]
    page = Page(lang, t.text("report-title"), chapters)
    with writing(out, t):
        write_text(path, render(page))
    many = sum(kept.summary.games for found in by_game.values() for _, kept in found)
    printer().say(t.text("report-written", file=out, count=many))
    return 0


def _joined(parts: Sequence[_Part]) -> list[_Part]:
    """Join the files of each series that was played in several runs, in the order of its games."""
    series: list[list[_Part]] = []
    for part in parts:
        for one in series:
            if all(same_series(part[1], other) for _, other in one):
                one.append(part)
                break
        else:
            series.append([part])
    for one in series:
        one.sort(key=lambda part: part[1].span)
    return [(", ".join(name for name, _ in one), join([kept for _, kept in one])) for one in series]


def _read(name: str, t: Texts) -> Counted:
    """Read and count one file of games; raises `CommandError` or `InputError`, with its name."""
    try:
        return count_games(expand(name))
    except OSError as bad:
        raise CommandError(t.text("file-unreadable", file=name, why=cause(bad, t))) from None


def _chapter(found: Sequence[_Part], t: Texts) -> Chapter:
    """Tell all that was played of one game."""
    spec = game(found[0][1].summary.game)
    names = _names([kept for _, kept in found], spec, t)
    series = [
        Drawn(name, file, kept, figures(kept))
        for name, (file, kept) in zip(names, found, strict=True)
    ]
    parts = [_played(series, spec, t)]
    for part in (_wins, _seats, _stages, _lengths, _ends):
        parts += part(series, t)
    return Chapter(t.text("game-title"), parts)


def _names(found: Sequence[Counted], spec: GameSpec[Any], t: Texts) -> list[str]:
    """Name each series by what sets it apart from the others; several are numbered."""
    if len(found) == 1:
        return [_options(found[0], spec) or t.text("report-usual")]
    told = [_said(kept, spec, t) for kept in found]
    apart = [key for key in _APART if len({one[key] for one in told}) > 1]
    return [
        f"{number}. {', '.join(filter(None, (one[key] for key in apart)))}".rstrip(". ")
        for number, one in enumerate(told, 1)
    ]


def _said(kept: Counted, spec: GameSpec[Any], t: Texts) -> dict[str, str]:
    """Say in short what may set a series apart."""
    s = kept.summary
    return {
        "bots": _bots(s.bots),
        "options": _options(kept, spec) or t.text("report-usual"),
        "seed": t.text("report-seed", seed=str(s.seed)),
        "cards": t.text("report-own-cards", hash=s.cards) if s.cards else "",
        "rules": t.text("report-rules", number=str(kept.origin.rules)),
    }


def _bots(bots: Sequence[str]) -> str:
    """List bots, those that are alike and sit beside each other with their number."""
    told = ((name, len([*alike])) for name, alike in groupby(bots))
    return " / ".join(f"{many} × {name}" if many > 1 else name for name, many in told)


def _options(kept: Counted, spec: GameSpec[Any]) -> str:
    """Write the options that were given as they are typed, or the mode that they make."""
    given = kept.summary.options
    for mode, options in spec.modes.items():
        if given and dict(options) == given:
            return str(mode)
    return " ".join(f"{name}={value}" for name, value in given.items())


def _played(series: Sequence[Drawn], spec: GameSpec[Any], t: Texts) -> Passage:
    """Tell what was played: a row for each file."""
    head = [t.text(f"report-{name}") for name in ("series", "file", "games", "bots", "options")]
    head.append(t.text("report-origin"))
    rows = []
    for one in series:
        s = one.kept.summary
        options = _in_words(s.options, t) or t.text("report-usual")
        games = _count(one.figures.games, t.lang)
        bots = _bots(s.bots)
        rows.append([one.name, one.file, games, bots, options, _origin(one.kept, t)])
    return Passage(t.text("report-played"), head, rows, figures=False)


def _in_words(options: Mapping[str, str], t: Texts) -> str:
    """Say options in words, as the list of a game does."""
    told = (
        t.text("labelled", label=t.text(f"option-{name}"), text=t.text(f"option-{name}-{value}"))
        for name, value in options.items()
    )
    return "\u00a0; ".join(told) if t.lang == "fr" else "; ".join(told)


def _origin(kept: Counted, t: Texts) -> str:
    """Say with what a series was played: seed, rules, cards, version, whether it was stopped."""
    s, origin = kept.summary, kept.origin
    told = [t.text("report-seed", seed=str(s.seed))]
    told.append(t.text("report-rules", number=str(origin.rules)))
    told.append(t.text("report-own-cards" if s.cards else "report-cards", hash=origin.cards))
    made = f"{origin.version} {origin.commit[:10]}".strip()
    told.append(t.text("report-version", version=made))
    if s.mirrored:
        told.append(t.text("report-mirrored"))
    if s.stopped:
        told.append(t.text("report-stopped"))
    return ", ".join(told)


def _wins(series: Sequence[Drawn], t: Texts) -> list[Passage]:
    """Tell how many games each bot won, or all of them together."""
    if all(one.kept.summary.results is not None for one in series):
        return []
    rows = [
        (_row(series, one, f"{i + 1}. {bot}" if one.figures.seats else bot), one.name, share)
        for one in series
        if one.kept.summary.results is None
        for i, (bot, share) in enumerate(zip(one.kept.summary.bots, one.figures.bots))
    ]
    draws = [one for one in series if one.figures.draws]
    note = [t.text("report-interval")]
    note += [
        t.text("report-draws", series=one.name, draws=_count(one.figures.draws, t.lang))
        for one in draws
    ]
    return [_shares(t.text("report-wins"), rows, " ".join(note), t)]


def _seats(series: Sequence[Drawn], t: Texts) -> list[Passage]:
    """Tell how many games each seat won."""
    rows = [
        (_row(series, one, t.text("report-seat", seat=str(seat))), one.name, share)
        for one in series
        for seat, share in enumerate(one.figures.seats)
    ]
    return [_shares(t.text("report-seats"), rows, "", t)] if rows else []


def _row(series: Sequence[Drawn], one: Drawn, name: str) -> str:
    """Name a row: by its series, too, where there are several."""
    return f"{one.name} · {name}" if len(series) > 1 else name


def _shares(title: str, rows: list[tuple[str, str, Portion]], note: str, t: Texts) -> Passage:
    """Draw and list shares with their intervals."""
    head = ["", *(t.text(f"report-{name}") for name in ("won", "of", "share", "from", "to"))]
    cells = [
        [name, _count(s.many, t.lang), _count(s.of, t.lang)]
        + [percent(share, t.lang) for share in (s.share, s.low, s.high)]
        for name, _, s in rows
    ]
    svg = plots.intervals(rows, t.text("report-share-axis"), t.lang)
    return Passage(title, head, cells, note, [Plot(svg, title)])


def _stages(series: Sequence[Drawn], t: Texts) -> list[Passage]:
    """Tell how many journeys got past each stage."""
    rows = {one.name: one.figures.stages for one in series if one.figures.stages}
    if not rows:
        return []
    title = t.text("report-stages")
    most = max(map(len, rows.values()))
    head = ["", *map(str, range(1, most + 1)), t.text("report-mean")]
    cells = [
        [one.name, *(percent(s.share, t.lang) for s in one.figures.stages)]
        + [""] * (most - len(one.figures.stages))
        + [decimal(one.kept.summary.journey.mean, t.lang)]
        for one in series
        if one.kept.summary.journey is not None
    ]
    svg = plots.stages(rows, t.text("report-stage-axis"), t.text("report-share-axis"), t.lang)
    return [Passage(title, head, cells, "", [Plot(svg, title)])]


def _lengths(series: Sequence[Drawn], t: Texts) -> list[Passage]:
    """Tell how long the games were, and how good their results where they say no more."""
    parts = []
    for what in _NUMBERS:
        rows = [one for one in series if what in one.figures.numbers]
        if not rows:
            continue
        bars = histograms([one.figures.numbers[what] for one in rows])
        drawn = dict(zip((one.name for one in rows), bars, strict=True))
        axis, up = t.text(f"report-{what}-axis"), t.text("report-share-axis")
        title = t.text(f"report-{what}")
        head = ["", *(t.text(f"report-{key}") for key in ("p5", "p50", "p95", "max"))]
        cells = [
            [one.name, *(_count(n, t.lang) for n in _percentiles(one.figures.numbers[what]))]
            for one in rows
        ]
        svg = plots.histogram(drawn, axis, up, t.lang)
        parts.append(Passage(title, head, cells, "", [Plot(svg, title)]))
    return parts


def _percentiles(numbers: Mapping[int, int]) -> Iterable[int]:
    return shares_of(numbers).values()


def _ends(series: Sequence[Drawn], t: Texts) -> list[Passage]:
    """Tell how the games ended."""
    told = {
        one.name: {_finish(reason, t): n for reason, n in one.figures.reasons.items()}
        for one in series
    }
    kinds = list(dict.fromkeys(kind for row in told.values() for kind in row))
    title = t.text("report-ends")
    cells = [
        [name, *(_count(row.get(kind, 0), t.lang) for kind in kinds)] for name, row in told.items()
    ]
    svg = plots.parts(told, t.text("report-share-axis"), t.lang)
    return [Passage(title, ["", *kinds], cells, "", [Plot(svg, title)])]


def _finish(reason: str, t: Texts) -> str:
    """Say in few words how games ended; a game that has no words for it gives the reason itself."""
    key = f"finish-{reason}"
    return t.text(key) if t.has(key) else reason


def _count(number: int, lang: str) -> str:
    """Write a whole number as the language does."""
    from babel.numbers import format_decimal

    return str(format_decimal(number, "#,##0", lang))
