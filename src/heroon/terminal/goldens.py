"""Golden transcripts: a short game as a person reads it, in each language.

    python -m heroon.terminal.goldens [FOLDER]

writes them anew; the tests compare.  The difference of a golden shows what a change of texts,
pictures or rules means for a player.  What is played is a part of each game's face.
"""

from __future__ import annotations

import io
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from heroon.board.face import part_of
from heroon.kernel import GameSpec, Seeded, Table, game, sound_games
from heroon.play.who import Who
from heroon.texts import LANGUAGES

from .lines import Lines
from .session import Session, Setting

FOLDER: Final = Path("tests/cli/goldens")


class Script(NamedTuple):
    """A game, who holds which seats of it, and what they type; `random` plays the others."""

    game: str
    seed: str
    seats: int
    people: tuple[int, ...]
    answers: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()


@cache
def scripts() -> dict[str, Script]:
    """Collect the scripts of all games by the names of their goldens."""
    found: dict[str, Script] = {}
    for name in sound_games():
        found |= part_of(name, "goldens") or {}
    return found


def transcript(name: str, lang: str) -> str:
    """Play the script of a name, and return what a person reads who plays it."""
    script = scripts()[name]
    spec: GameSpec[Any] = game(script.game)
    table: Table[Any] = Table(spec, dict(script.options), Seeded(script.seed), seats=script.seats)
    source = io.StringIO("".join(f"{line}\n" for line in script.answers))
    sink = io.StringIO()
    setting = Setting(table, script.seed, Who.of(table.seats, script.people, "random"))
    Session(setting, Lines(source, sink, echo=True), lang).run()
    return sink.getvalue()


def main(folder: Path) -> None:
    """Write every golden."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in scripts():
        for lang in LANGUAGES:
            path = folder / f"{name}.{lang}.txt"
            path.write_text(transcript(name, lang), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
