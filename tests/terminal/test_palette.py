"""Every style of the app can be read on its ground, in the dark and in the light."""

from itertools import product

import pytest
from rich.color import Color

from heroon.terminal.palette import DARK, THEMES, known, style

#: What is read needs this contrast (WCAG 2, AA); a line that only parts things needs less.
_TEXT, _LINE = 4.5, 3.0
KEYS = (
    *("", "dim", "label", "value", "title", "own", "other", "gold", "bad", "attack", "defence"),
    *("life", "attack-value", "defence-value", "life-value", "red", "blue", "green", "yellow"),
    *("black", "red-card", "blue-card", "green-card", "yellow-card", "black-card", "gold-card"),
    *("own-card", "other-card", "dim-card", "note", "card", "played", "back", "empty", "frame"),
    *("lit", "picked"),
)


def lightness(colour: Color) -> float:
    parts = [part / 255 for part in colour.get_truecolor()]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(key: str, dark: bool, over: str) -> float:
    theme = next(one for one in THEMES if one.dark == dark)
    look = style(key, dark, over)
    ground = look.bgcolor or Color.parse(theme.background or "")
    assert look.color is not None
    both = sorted((lightness(look.color), lightness(ground)))
    return (both[1] + 0.05) / (both[0] + 0.05)


@pytest.mark.parametrize(("dark", "over"), list(product((True, False), ("", "lit", "picked"))))
def test_what_is_written_can_be_read(dark: bool, over: str) -> None:
    poor = {
        key: round(found, 2)
        for key in KEYS
        if (found := contrast(key, dark, over)) < (_LINE if key == "frame" else _TEXT)
    }
    assert not poor


def test_every_style_is_looked_at() -> None:
    from heroon.terminal import palette

    assert set(KEYS) == set(palette._STYLES)
    assert all(map(known, KEYS))
    assert [theme.name for theme in THEMES if theme.dark] == [DARK]


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_what_the_screens_write_with_the_theme_can_be_read(theme: object) -> None:
    """Questions, messages and the entry under the cursor."""
    pairs = [("primary", "background"), ("background", "primary"), ("primary", "surface")]
    pairs += [("warning", "background"), *(("foreground", on) for on in ("surface", "panel"))]
    for text, ground in pairs:
        colours = [Color.parse(getattr(theme, name)) for name in (text, ground)]
        low, high = sorted(map(lightness, colours))
        assert (high + 0.05) / (low + 0.05) >= _TEXT, (text, ground)
