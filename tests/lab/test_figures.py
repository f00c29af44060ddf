"""The figures and plots of a report."""

import re
from collections import Counter

import pytest

from heroon.lab import simulate, wilson
from heroon.lab.figures import Bin, figures, histograms, share
from heroon.lab.games import PlayedGames
from heroon.lab.parquet import Counted, origin_of
from heroon.lab.plots import histogram, intervals, parts, stages
from heroon.lab.tally import SeriesTally


def kept(name: str, *bots: str, many: int = 20) -> tuple[Counted, PlayedGames]:
    summary, played = simulate(name, bots, many, seed=2, workers=1, engine="python")
    tally = SeriesTally()
    tally.count(played, summary.mirrored)
    return Counted(summary, tally, origin_of(summary), (0, many - 1)), played


def test_bots_and_seats_are_counted_apart() -> None:
    one, played = kept("heroz", "heuristic", "random")
    found = figures(one)
    assert [s.many for s in found.bots] == one.summary.wins
    firsts = sum(g.result[0] > g.result[1] for g in played)
    seconds = sum(g.result[0] < g.result[1] for g in played)
    assert [s.many for s in found.seats] == [firsts, seconds]
    assert found.bots[0].many > firsts  # each sat in each seat ten times
    assert (found.bots[0].low, found.bots[0].high) == wilson(found.bots[0].many, 20)
    assert found.games == 20 and sum(found.reasons.values()) == 20 and found.stages == []


def test_a_journey_has_stages_and_no_seats() -> None:
    one, _ = kept("micro-hero", "heuristic")
    found = figures(one)
    assert one.summary.journey is not None
    assert [s.many for s in found.stages] == one.summary.journey.past
    assert found.seats == [] and len(found.bots) == 1
    assert "results" not in found.numbers


def test_a_histogram_counts_every_number_once() -> None:
    first, second = histograms([Counter([1, 2, 2, 9]), {4: 1}], most=3)
    assert first == [Bin(1, 3, 3), Bin(4, 6, 0), Bin(7, 9, 1)]
    assert second == [Bin(1, 3, 0), Bin(4, 6, 1)]
    assert histograms([{}, {}]) == [[], []]
    every = histograms([Counter(range(1000))])[0]
    assert len(every) <= 30 and sum(bar.games for bar in every) == 1000


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_plot_says_what_it_is_given_and_names_no_address(lang: str) -> None:
    bars = dict(zip(("one", "two"), histograms([{1: 1, 2: 2}, {5: 1}]), strict=True))
    drawn = [
        intervals([("a & b", "one", share(1, 3)), ("<c>", "one", share(2, 3))], "axis", lang),
        histogram(bars, "axis", "up", lang),
        parts({"one": {"a & b": 3, "<c>": 1}}, "axis", lang),
        stages({"one": [share(3, 3), share(1, 3)], "two": [share(1, 1)]}, "axis", "up", lang),
    ]
    for svg in drawn:
        assert svg.startswith("<svg") and ">axis<" in svg
        assert not re.findall(r"https?:|<script|aria-|role=", svg)
        assert re.findall(r">100([\u00a0\u202f]?)%<", svg.replace("&nbsp;", "\u00a0")) != []
        assert (">100%<" in svg) == (lang == "en")
    assert ">a &amp; b<" in drawn[0] and ">&lt;c&gt;<" in drawn[0]
    ids = re.findall(r'\bid="([^"]*)"', "".join(drawn))
    assert len(ids) == len(set(ids))


def test_nothing_played_is_drawn_empty() -> None:
    assert histogram({"one": []}, "axis", "up", "en").startswith("<svg")
    assert parts({"one": {}}, "axis", "en").startswith("<svg")
