"""Pictures of the app for the documentation.

    python -m tests.terminal.shots [FOLDER]

writes them as PNG where a browser is there, else as SVG (to `docs/shots` without a folder).  Those
of the documentation have lost colours afterwards, to be small.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from heroon.terminal.palette import DARK, LIGHT
from tests.terminal.driving import LARGE, SMALL, Driver, drive, new


class Shot(NamedTuple):
    """A game (none: the menu), in which language, how large, how lit, and what is pressed."""

    game: str
    lang: str
    size: tuple[int, int]
    theme: str
    keys: tuple[str, ...]
    given: dict[str, Any]


_NEXT = ("1", "enter")
_TEAM = {"people": "both", "seats": 2}
SHOTS = {
    "app-menu.en": Shot("", "en", SMALL, DARK, (), {}),
    "app-new.fr": Shot("", "fr", SMALL, LIGHT, ("enter",), {}),
    "app-heroz-80x24.fr": Shot("heroz", "fr", SMALL, LIGHT, _NEXT * 9, {}),
    "app-heroz-160x48.en": Shot("heroz", "en", LARGE, DARK, _NEXT * 9, {}),
    "app-micro-hero-80x24.en": Shot("micro-hero", "en", SMALL, DARK, _NEXT * 24, _TEAM),
    "app-micro-hero-160x48.fr": Shot("micro-hero", "fr", LARGE, DARK, _NEXT * 37, {}),
    "app-hades-trap-80x24.en": Shot(
        "hades-trap", "en", SMALL, DARK, ("1", "enter", "1", "enter"), {"seats": 3}
    ),
    "app-hero-realms-80x24.en": Shot("hero-realms", "en", SMALL, LIGHT, _NEXT * 27, {}),
    "app-hero-realms-160x48.fr": Shot("hero-realms", "fr", LARGE, DARK, _NEXT * 27, {}),
}


def svg_of(shot: Shot) -> str:
    """The screen as a picture, in a font that needs no network."""
    out: list[str] = []

    async def play(d: Driver) -> None:
        await d.press(*shot.keys)
        out.append(d.app.export_screenshot())

    setting = new(shot.game, **shot.given) if shot.game else None
    drive(play, setting, shot.lang, shot.size, shot.theme)
    svg = re.sub(r"@font-face \{.*?\}", "", out[0], flags=re.DOTALL)
    return svg.replace("Fira Code", "DejaVu Sans Mono")


def to_png(svg: Path, browser: str) -> None:
    """Let a browser draw it."""
    text = svg.read_text(encoding="utf-8")
    found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', text)
    assert found
    wide, high = found[1], found[2]
    page, png = svg.with_suffix(".html"), svg.with_suffix(".png")
    sized = text.replace("<svg ", f'<svg width="{wide}" height="{high}" ', 1)
    page.write_text(f'<body style="margin:0">{sized}', encoding="utf-8")
    window = f"--window-size={int(float(wide)) + 1},{int(float(high)) + 1}"
    options = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", window]
    subprocess.run(
        [browser, *options, f"--screenshot={png}", page.absolute().as_uri()],
        check=True,
        capture_output=True,
    )
    page.unlink()
    svg.unlink()


def main(folder: Path) -> None:
    """Draw every picture."""
    browser = shutil.which("chromium") or shutil.which("google-chrome") or ""
    for name, shot in SHOTS.items():
        svg = folder / f"{name}.svg"
        svg.write_text(svg_of(shot), encoding="utf-8")
        if browser:
            to_png(svg, browser)


if __name__ == "__main__":
    os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp()
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("docs/shots"))
