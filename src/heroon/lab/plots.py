"""Plots of simulated games as SVG: pictures that need no script, no font and no connection.

What is written in them is given by the caller.  Altair and vl-convert are imported where they are
used; numbers are written as the language does.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from .figures import Bin, Portion

if TYPE_CHECKING:
    import altair as alt

#: The width of a plot, in pixels.
_WIDTH: Final = 620
#: What an SVG within a page does without: names of other documents, and what Vega says of its parts
#: in English.
_FOREIGN: Final = re.compile(r' (?:xmlns(?::\w+)?|role|aria-\w+)="[^"]*"')
#: The longest name at an axis, in pixels.
_LABEL: Final = 260


def intervals(rows: Sequence[tuple[str, str, Portion]], axis: str, lang: str) -> str:
    """Draw shares with their intervals, a line each: what it is called, its series, the share."""
    import altair as alt

    names = [name for name, _, _ in rows]
    data = [
        {"name": name, "series": series, "share": s.share, "low": s.low, "high": s.high}
        for name, series, s in rows
    ]
    along = alt.Axis(format=".0%", title=axis)
    y = alt.Y("name:N", sort=names, title=None, axis=alt.Axis(labelLimit=_LABEL))
    colour = alt.Color("series:N", sort=_order(r[1] for r in rows), legend=None)
    base = alt.Chart(_data(data)).encode(y=y, color=colour)
    low = alt.X("low:Q", scale=alt.Scale(domain=[0, 1]), axis=along)
    lines = base.mark_rule(strokeWidth=3, opacity=0.5).encode(x=low, x2="high:Q")
    points = base.mark_point(filled=True, size=70, opacity=1).encode(x=alt.X("share:Q", axis=along))
    return _svg(alt.layer(lines, points).properties(width=_WIDTH), lang)


def histogram(rows: Mapping[str, Sequence[Bin]], across: str, up: str, lang: str) -> str:
    """Draw how many games of each series have which numbers, a row for each series."""
    import altair as alt

    data: list[dict[str, Any]] = []
    for series, bars in rows.items():
        games = max(1, sum(bar.games for bar in bars))
        data += [
            {"series": series, "from": b.least - 0.5, "to": b.most + 0.5, "share": b.games / games}
            for b in bars
            if b.games
        ]
    head = alt.Header(labelAngle=0, labelAnchor="start", labelOrient="top", labelFontWeight="bold")
    if len(rows) == 1:
        head = alt.Header(labels=False)
    whole = alt.Axis(title=across, format="d", tickMinStep=1)
    chart = (
        alt.Chart(_data(data))
        .mark_bar(stroke="white", strokeWidth=0.5)
        .encode(
            x=alt.X("from:Q", axis=whole, scale=alt.Scale(zero=False, nice=False)),
            x2="to:Q",
            y=alt.Y("share:Q", axis=alt.Axis(title=up, format="%", tickCount=4)),
            y2=alt.Y2Datum(0),
            color=alt.Color("series:N", sort=list(rows), legend=None),
        )
        .properties(width=_WIDTH, height=110)
        .facet(row=alt.Row("series:N", sort=list(rows), title=None, header=head))
    )
    return _svg(chart, lang)


def parts(rows: Mapping[str, Mapping[str, int]], axis: str, lang: str) -> str:
    """Draw what each series consists of, as parts of a whole line."""
    import altair as alt

    kinds = _order(kind for row in rows.values() for kind in row)
    data = [
        {"series": series, "kind": kind, "order": kinds.index(kind), "count": count}
        for series, row in rows.items()
        for kind, count in row.items()
    ]
    legend = alt.Legend(orient="bottom", title=None, columns=3, labelLimit=_LABEL)
    chart = (
        alt.Chart(_data(data))
        .mark_bar(stroke="white", strokeWidth=0.5)
        .encode(
            x=alt.X("count:Q", stack="normalize", axis=alt.Axis(title=axis, format="%")),
            y=alt.Y("series:N", sort=list(rows), title=None, axis=alt.Axis(labelLimit=_LABEL)),
            color=alt.Color("kind:N", sort=kinds, legend=legend),
            order=alt.Order("order:Q"),
        )
        .properties(width=_WIDTH)
    )
    return _svg(chart, lang)


def stages(rows: Mapping[str, Sequence[Portion]], across: str, up: str, lang: str) -> str:
    """Draw the share of the games that got past each stage, with intervals, a line each series."""
    import altair as alt

    data = [
        {"series": series, "stage": i + 1, "share": s.share, "low": s.low, "high": s.high}
        for series, shares in rows.items()
        for i, s in enumerate(shares)
    ]
    legend = alt.Legend(orient="bottom", title=None, columns=2, labelLimit=_LABEL, symbolOpacity=1)
    colour = alt.Color("series:N", sort=list(rows), legend=legend if len(rows) > 1 else None)
    axis = alt.Axis(title=across, labelAngle=0)
    base = alt.Chart(_data(data)).encode(x=alt.X("stage:O", axis=axis), color=colour)
    wide = alt.Axis(title=up, format="%")
    low = alt.Y("low:Q", scale=alt.Scale(domain=[0, 1]), axis=wide)
    bands = base.mark_area(opacity=0.2).encode(y=low, y2="high:Q")
    line = base.mark_line(point=True).encode(y=alt.Y("share:Q", axis=wide))
    return _svg(alt.layer(bands, line).properties(width=_WIDTH, height=220), lang)


def _order(names: Any) -> list[str]:
    """List names as they come, each once."""
    return list(dict.fromkeys(names))


def _data(rows: list[dict[str, Any]]) -> alt.InlineData:
    import altair as alt

    return alt.InlineData(values=rows)


def _svg(chart: alt.TopLevelMixin, lang: str) -> str:
    """Render a chart as an SVG to be put into a page, which says in words what it shows."""
    import altair as alt
    import vl_convert

    spec = chart.to_dict()
    spec["config"] = {**spec.get("config", {}), "background": "white"}
    version = ".".join(alt.SCHEMA_VERSION.removeprefix("v").split(".")[:2])
    # No address may be asked for anything.
    found = vl_convert.vegalite_to_svg(
        spec,
        vl_version=version,
        format_locale="fr-FR" if lang == "fr" else "en-US",
        allowed_base_urls=[],
    )
    return _FOREIGN.sub("", str(found))
