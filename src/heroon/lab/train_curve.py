"""The curve of a training as an SVG drawing: what the network won in its trials, over minutes."""

from __future__ import annotations

from typing import Any, Final

WIDE: Final = 640
HIGH: Final = 320
EDGE: Final = 48
COLOURS: Final = {"imitate": "#1f6fb2", "ppo": "#b2541f"}


def curve(report: dict[str, Any]) -> str:
    """Draw the mean reward of each trial of a training report, in the colour of its learner."""
    points = [
        (point["seconds"] / 60, point["tried"]["mean"], point["learner"])
        for point in report["curve"]
        if "tried" in point
    ]
    last = max([x for x, _, _ in points], default=1.0) or 1.0
    low = min([y for _, y, _ in points], default=0.0)
    high = max([y for _, y, _ in points], default=1.0)
    span = (high - low) or 1.0
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>',
        f'<path d="M{EDGE} {EDGE / 2}V{HIGH - EDGE}H{WIDE - EDGE / 2}" fill="none" stroke="#333"/>',
        f'<text x="{EDGE}" y="16">{report["game"]}: mean result when tried, by '
        "minutes of processor time</text>",
        f'<text x="{WIDE - EDGE}" y="{HIGH - EDGE / 2}">{last:.1f}</text>',
        f'<text x="4" y="{HIGH - EDGE}">{low:.2f}</text>',
        f'<text x="4" y="{EDGE / 2 + 8}">{high:.2f}</text>',
    ]
    placed = [
        (_at(x / last, WIDE, EDGE), HIGH - _at((y - low) / span, HIGH, EDGE)) for x, y, _ in points
    ]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in placed)
    lines.append(f'<polyline points="{path}" fill="none" stroke="#999"/>')
    for (x, y), (_, _, learner) in zip(placed, points, strict=True):
        lines.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{COLOURS[learner]}"/>')
    for i, (learner, colour) in enumerate(COLOURS.items()):
        y = HIGH - EDGE - 8 - 18 * i
        lines.append(f'<text x="{WIDE - 110}" y="{y}" fill="{colour}">{learner}</text>')
    return "\n".join([*lines, "</svg>", ""])


def _at(share: float, length: int, edge: int) -> float:
    """Place a share of an axis in pixels, counted from its end at the lower left."""
    return edge + share * (length - 1.5 * edge)
