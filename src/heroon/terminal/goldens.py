"""Golden transcripts: a short game as a person reads it, in each language.

    python -m heroon.terminal.goldens [FOLDER]

writes them anew; the tests compare.  The difference of a golden shows what a change of texts,
pictures or rules means for a player.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Any, Final

from heroon.kernel import GameSpec, Seeded, Table, game
from heroon.texts import LANGUAGES

from .lines import Lines
from .session import Session, Setting

FOLDER: Final = Path("tests/cli/goldens")
#: Game: seed and answers.  `random` plays the other seat, so that no bot's skill matters here.
SCRIPTS: Final = {
    "heroz": ("golden", ["help", "why attack:1", "why 12", *"11121121111112111111111111111"]),
}


def transcript(name: str, lang: str) -> str:
    """What a person reads who plays the script of a game."""
    seed, answers = SCRIPTS[name]
    spec: GameSpec[Any] = game(name)
    table: Table[Any] = Table(spec, {}, Seeded(seed))
    source, sink = io.StringIO("".join(f"{line}\n" for line in answers)), io.StringIO()
    Session(Setting(table, seed, (0,)), Lines(source, sink, echo=True), lang).run()
    return sink.getvalue()


def main(folder: Path) -> None:
    """Write every golden."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in SCRIPTS:
        for lang in LANGUAGES:
            path = folder / f"{name}.{lang}.txt"
            path.write_text(transcript(name, lang), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
