"""Golden transcripts: a short game as a person reads it, in each language.

    python -m heroon.terminal.goldens [FOLDER]

writes them anew; the tests compare.  The difference of a golden shows what a change of texts,
pictures or rules means for a player.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

from heroon.kernel import GameSpec, Seeded, Table, game
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


_TURN: Final = ("play 1 2 3 4 5", "yes", "0")
_TEAM: Final = (
    *("1", "1", "play 1 7", "play strike", "2 tilt", "play 1 2 3 4 5", "yes"),
    *("play training strike", "yes", "undo", "play 1 2 3", "yes"),
    *("1 ready", "2 ready", "resign", "yes"),
)
_DUEL: Final = (
    *("why attack", "orders 1", "behaviour:dagger", "why buy:torgen", "buy:fire-gem"),
    *("behaviour:shortsword", "buy:fire-gem", "attack", "take:torgen"),
    *("1", "buy:rake", "0", "behaviour:dagger", "resign", "yes"),
)
#: By the name of the golden.
SCRIPTS: Final = {
    "heroz": Script(
        "heroz",
        "golden",
        2,
        (0,),
        ("help", "help codes", "why attack:1", "why 12", *"11121121111112111111111111111"),
    ),
    "micro-hero": Script(
        "micro-hero",
        "golden",
        1,
        (0,),
        ("deck:5.2.3", "play tilt strike 4 5", "no", "6", "undo", *_TURN * 9),
    ),
    "hero-realms": Script(
        "hero-realms",
        "golden",
        1,
        (0,),
        _DUEL,
    ),
    "micro-hero-team": Script(
        "micro-hero",
        "golden",
        2,
        (0, 1),
        _TEAM,
    ),
}


def transcript(name: str, lang: str) -> str:
    """What a person reads who plays the script of that name."""
    script = SCRIPTS[name]
    spec: GameSpec[Any] = game(script.game)
    table: Table[Any] = Table(spec, {}, Seeded(script.seed), seats=script.seats)
    source = io.StringIO("".join(f"{line}\n" for line in script.answers))
    sink = io.StringIO()
    setting = Setting(table, script.seed, script.people)
    Session(setting, Lines(source, sink, echo=True), lang).run()
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
