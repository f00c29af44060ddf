"""Write down what a screen reader says of the pages, as docs/heard/GAME.LANG.txt.

    python -m tests.heard [GAME ...] [--lang fr|en] [--out FOLDER]

Orca and Chromium run on a screen that nobody sees.  The home page, the form of a new game and some
questions of each game are gone through with the keyboard alone: `home` is the first of them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from heroon.kernel import games
from heroon.server.hub import PACE
from tests.heard.listener import MODE, READ_ON, Listener
from tests.heard.room import Room, lacking
from tests.server.serving import Site

HERE: Final = Path(__file__).parents[2] / "docs" / "heard"
LANGS: Final = ("en", "fr")
#: What is answered, by verbs in turn; where the next one is not offered, what ends something.
ANSWERS: Final = {
    "heroz": ("deploy", "deploy", "deploy"),
    "micro-hero": ("deck", "play", "play", "tilt", "ready", "play", "tilt", "ready"),
    "hero-realms": ("behaviour", "play", "play", "buy", "behaviour", "play", "buy"),
    "hades-trap": ("go", "done", "go", "done"),
    "mini-rogue": ("hunt", "try", "go", "go", "buy"),
}
#: So many answers come to two turns of each who plays.
MANY: Final = {
    "heroz": 11,
    "micro-hero": 13,
    "hero-realms": 13,
    "hades-trap": 8,
    "mini-rogue": 8,
}
#: So often somebody presses Tab before using another way.
PATIENCE: Final = 7
_ANSWER: Final = ".acts [data-say], .index [data-say]"


def main(args: Sequence[str] | None = None) -> int:
    """Listen to what is named, or to all; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python3 dev.py heard")
    parser.add_argument("what", nargs="*", metavar="GAME", default=["home", *sorted(games())])
    parser.add_argument("--lang", choices=LANGS)
    parser.add_argument("--out", type=Path, default=HERE)
    given = parser.parse_args(args)
    unknown = [name for name in given.what if name != "home" and name not in ANSWERS]
    if unknown:
        parser.error(f"there is no walk by ear through {', '.join(unknown)}")
    if missing := lacking():
        print(
            "dev.py: a screen reader and a screen for it are missing; on Debian and Ubuntu:\n"
            f"    sudo apt install {' '.join(missing)}",
            file=sys.stderr,
        )
        return 1
    given.out.mkdir(parents=True, exist_ok=True)
    for lang in [given.lang] if given.lang else LANGS:
        for name in given.what:
            text = walk(name, lang)
            (given.out / f"{name}.{lang}.txt").write_text(text, encoding="utf-8")
            print(f"{name}.{lang}.txt: {len(text.encode()) / 1000:.1f} kB", flush=True)
    return 0


def walk(name: str, lang: str) -> str:
    """Go through a game, or the home page, by ear; returns what was heard."""
    with (
        Room(lang) as room,
        Site(room.home / "games.sqlite") as site,
    ):
        site.hub.pace = PACE
        with Listener(room, lang, site.url) as one:
            one.page.wait_for_load_state()
            one.lines.append(f"# {name}, {lang}: > what was done, below it what was said.")
            one.title("The home page")
            one.listen("the page opens")
            if name == "home":
                home(one, site)
            else:
                begin(one, name)
                play(one, name)
            return "\n".join(one.lines) + "\n"


def home(one: Listener, site: Site) -> None:
    """Go through the home page by its headings, then again with a game that was begun."""
    for _ in range(3):
        one.key("h", "h (next heading)")
    one.title("The home page, when a game was begun")
    site.begin("heroz", seed="heard", seat_1="novice")
    one.page.reload()
    one.page.wait_for_load_state()
    one.listen("the page opens")
    for _ in range(PATIENCE + 6):
        one.key("Tab")


def begin(one: Listener, name: str) -> None:
    """Begin a game by its form."""
    one.lines = one.lines[:1]
    one.title("A new game")
    one.page.goto(f"{one.url}/new/{name}")
    one.page.wait_for_load_state()
    one.listen("the page opens")
    one.page.eval_on_selector("[name=seed]", "(field) => { field.value = 'heard'; }")
    one.focus("button.primary", "the button that begins has the focus")
    one.title("The table")
    one.room.press("Return")
    one.page.wait_for_url("**/t/*")
    one.settle()
    one.listen("Enter")


def play(one: Listener, name: str) -> None:
    """Answer some questions."""
    wanted = list(ANSWERS[name])
    for step in range(MANY[name]):
        if one.page.get_attribute("#frame", "data-phase") != "ask":
            break
        one.title(f"Question {step + 1}: {one.page.inner_text('#prompt')}")
        if step == 1:
            aside(one)
        if step == MANY[name] // 2:
            one.key(READ_ON, "read on from here")
        answer(one, wanted)


def aside(one: Listener) -> None:
    """Ask for advice, and come back."""
    one.key(MODE, "keys go to the page")
    one.key("h", "h (advice)")
    one.page.wait_for_selector("#panel[open]")
    one.key("Escape")
    one.key(MODE, "keys go to the page no more")


def answer(one: Listener, wanted: list[str]) -> None:
    """Find an answer by Tab and give it."""
    says = one.page.eval_on_selector_all(_ANSWER, "(all) => all.map((b) => b.dataset.say)")
    verb = wanted[0] if wanted else ""
    fits = [say for say in says if verb and say.split(" ")[-1].startswith(verb)]
    if fits:
        wanted.pop(0)
    else:
        pinned = one.page.eval_on_selector_all(
            ".acts [data-say]", "(all) => all.map((b) => b.dataset.say)"
        )
        fits = pinned[-1:] or says[:1]
    what = f'[data-say="{fits[0]}"]'
    if not one.tab_to(what, PATIENCE):
        one.focus(f".index {what}", "the answer that is wanted has the focus")
    one.enter()


if __name__ == "__main__":
    sys.exit(main())
