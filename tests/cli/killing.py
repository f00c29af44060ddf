"""Plays games in line mode in processes that are killed at any moment, and looks at the store.

    python -m tests.cli.killing GAME SEED KILLS FOLDER

A child process plays with numbered answers; it is killed as soon as a random number of bytes of
its output has been read, so it may be anywhere, in the middle of a write as well.  Then the store
must hold every answer that was acknowledged, and lead to the very same ask; the next child goes
on from there.  What a killed child has had open is free.
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
from heroon.play.shelf import own_store, put_away, store_path
from heroon.play.taking_up import take_up
from heroon.play.who import Who
from heroon.store import LINES, Store
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


def newest() -> str:
    """The id of the table that was begun last; empty where there is none."""
    if not store_path().exists():
        return ""
    store = Store(store_path())
    found = sorted(store.kept(), key=lambda one: one.made)
    store.close()
    return found[-1].id if found else ""


def child(spec: Any, id: str, seed: str, answers: list[int], sink: int) -> None:
    """Play on, with these answers, each taken as the number of a word that may be said."""
    found = take_up(own_store(), id, LINES) if id else None
    if found is not None:
        setting = found.setting
        setting.resumed = True
    else:
        table: Table[Any] = Table(spec, driver=Seeded(seed))
        setting = Setting(table, seed, Who.of(table.seats, (0,)), autosave=True)
    read, write = os.pipe()
    with os.fdopen(write, "w") as given:
        given.write("".join(f"{n}\n" for n in answers))
    with os.fdopen(read) as source, os.fdopen(sink, "w", encoding="utf-8") as out:
        Acknowledging(setting, Lines(source, out, False), "en").run()


def killed(spec: Any, id: str, seed: str, rng: Rng) -> int:
    """One child, one kill; how many tokens it had last said to have kept, or 0."""
    answers = [1 + rng.below(3) for _ in range(ANSWERS)]
    read, write = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(read)
        try:
            child(spec, id, seed, answers, write)
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
        os.environ["XDG_DATA_HOME"] = place
        child(spec, "", "warm", [1, 2, 1, 2, 1], os.dup(nowhere.fileno()))
        put_away()  # no child inherits an open store
    os.environ["XDG_DATA_HOME"] = str(folder)
    gc.collect()
    gc.freeze()


def kept_table(id: str) -> Table[Any]:
    """The table of that id as the store holds it: opened by nobody, for its child is dead."""
    found = take_up(own_store(), id, LINES)
    assert found is not None
    found.ledger.release()
    put_away()
    table: Table[Any] = found.setting.table
    return table


def main() -> None:
    name, seed, kills, folder = sys.argv[1], sys.argv[2], int(sys.argv[3]), Path(sys.argv[4])
    spec, rng = game(name), Rng(int(seed))
    said = went_on = before = 0
    id = ""
    warm_up(spec, folder)
    for n in range(kills):
        kept = killed(spec, id, seed, rng)
        id = id or newest()
        if not id:
            assert not kept, f"kill {n}: {kept} tokens acknowledged, and nothing was saved"
            continue
        table = kept_table(id)
        tokens = table.tokens
        assert len(tokens) >= max(kept, before), f"kill {n}: {kept} kept, {len(tokens)} saved"
        again: Table[Any] = Table(spec, driver=Seeded(seed))
        for token in tokens:
            if token.seat >= 0:
                again.answer(token.word, token.seat)
        assert again.tokens == tokens, f"kill {n}: another game"
        assert spec.digest(again.g) == spec.digest(table.g), f"kill {n}: another ask"
        said += max(0, len(tokens) - before)
        went_on += before > 0
        before = len(tokens)
        if table.over or before > LONG:
            id, before = "", 0  # a new game: a long one takes long to read
            for path in store_path().parent.iterdir():
                path.unlink()
    left = [path.name for path in store_path().parent.iterdir() if path.suffix == ".open"]
    print(kills, said, went_on, len(left))


if __name__ == "__main__":
    main()
