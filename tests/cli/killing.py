"""Plays games in line mode in processes that are killed at any moment, and looks at the saves.

    python -m tests.cli.killing GAME SEED KILLS FOLDER

A child process plays with numbered answers; it is killed as soon as a random number of bytes of
its output has been read, so it may be anywhere, in the middle of a save as well.  Then the save
must hold every answer that was acknowledged, and lead to the very same ask; the next child goes
on from there.
"""

from __future__ import annotations

import gc
import os
import re
import signal
import sys
import tempfile
from pathlib import Path
from typing import Any

from heroon.kernel import Rng, Seeded, Table, game
from heroon.play import saves
from heroon.play.who import Who
from heroon.terminal.lines import Lines
from heroon.terminal.session import Session, Setting

ANSWERS = 400
LONG = 150
ACK = re.compile(rb"@(\d+)@")


class Acknowledging(Session):
    """A session that says how many tokens its game has when it has kept a person's answer."""

    def answer(self, seat: int, said: int | str) -> None:
        super().answer(seat, said)
        if seat in self.s.people:
            self.io.say(f"@{len(self.table.tokens)}@")


def child(spec: Any, path: Path, seed: str, answers: list[int], sink: int) -> None:
    """Play on, with these answers, each taken as the number of a word that may be said."""
    saved = saves.load(path) if path.exists() else None
    table: Table[Any] = saved.table if saved else Table(spec, driver=Seeded(seed))
    read, write = os.pipe()
    with os.fdopen(write, "w") as given:
        given.write("".join(f"{n}\n" for n in answers))
    with os.fdopen(read) as source, os.fdopen(sink, "w", encoding="utf-8") as out:
        setting = Setting(table, seed, Who.of(table.seats, (0,)), path, True, saved is not None)
        setting.known = saved.known if saved else ""
        Acknowledging(setting, Lines(source, out, False), "en").run()


def killed(spec: Any, path: Path, seed: str, rng: Rng) -> int:
    """One child, one kill; how many tokens it had last said to have kept, or 0."""
    answers = [1 + rng.below(3) for _ in range(ANSWERS)]
    read, write = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(read)
        try:
            child(spec, path, seed, answers, write)
        finally:
            os._exit(0)
    os.close(write)
    limit, heard = rng.below(6_000), b""
    while len(heard) <= limit:
        more = os.read(read, 1 + rng.below(400))
        if not more:
            break
        heard += more
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    os.close(read)
    return max(map(int, ACK.findall(heard)), default=0)


def warm_up(spec: Any, folder: Path) -> None:
    """Play a few answers here, so that no child has to read texts and modules anew.

    What is kept is thrown away, and what is in memory by now is no matter of children's sweeps.
    """
    with tempfile.TemporaryDirectory(dir=folder) as place, open(os.devnull, "w") as nowhere:
        child(spec, Path(place) / "warm.heroon", "warm", [1, 2, 1, 2, 1], os.dup(nowhere.fileno()))
    gc.collect()
    gc.freeze()


def main() -> None:
    name, seed, kills, folder = sys.argv[1], sys.argv[2], int(sys.argv[3]), Path(sys.argv[4])
    spec, rng = game(name), Rng(int(seed))
    path = folder / "game.heroon"
    said = went_on = before = 0
    warm_up(spec, folder)
    for n in range(kills):
        kept = killed(spec, path, seed, rng)
        if not path.exists():
            assert not kept, f"kill {n}: {kept} tokens acknowledged, and nothing was saved"
            continue
        saved = saves.load(path)
        tokens = saved.table.tokens
        assert len(tokens) >= max(kept, before), f"kill {n}: {kept} kept, {len(tokens)} saved"
        again: Table[Any] = Table(spec, driver=Seeded(seed))
        for token in tokens:
            if token.seat >= 0:
                again.answer(token.word, token.seat)
        assert again.tokens == tokens, f"kill {n}: another game"
        assert spec.digest(again.g) == spec.digest(saved.table.g), f"kill {n}: another ask"
        said += max(0, len(tokens) - before)
        went_on += before > 0
        before = len(tokens)
        if saved.table.over or before > LONG:
            path.unlink()  # a new game: a long one takes long to read
            before = 0
    left = [p.name for p in folder.iterdir() if p.suffix == ".heroon"]
    print(kills, said, went_on, len(left))


if __name__ == "__main__":
    main()
