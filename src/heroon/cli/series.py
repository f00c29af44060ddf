"""The files of a series of games: they are written while it is played, each for itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from heroon.lab.games import CsvWriter, PlayedGames
from heroon.lab.parquet import ParquetWriter
from heroon.lab.tally import Summary
from heroon.play.paths import expand
from heroon.testing.whole import check_writable, write_text
from heroon.texts import Texts

from .chosen import writing
from .printing import CommandError

#: What a file does with games, and what it does at the end.
_Adds = Callable[[PlayedGames], None]
_Ends = Callable[[Summary], None]


class SeriesFiles:
    """The files that are wanted of a series; one that cannot be written keeps back no other.

    `failed` is why the first of them failed.
    """

    def __init__(self, t: Texts):
        self.failed: CommandError | None = None
        self._t = t
        self._files: dict[str, tuple[_Adds, _Ends]] = {}

    def add(self, played: PlayedGames) -> None:
        """Write games that come next."""
        for name, (adds, _) in [*self._files.items()]:
            with self._for_itself(name):
                adds(played)

    def end(self, summary: Summary) -> None:
        """Write what is written at the end."""
        for name, (_, ends) in [*self._files.items()]:
            with self._for_itself(name):
                ends(summary)

    @contextmanager
    def _for_itself(self, name: str) -> Iterator[None]:
        """Keep the error of a file, and write no more to it."""
        try:
            with writing(name, self._t):
                yield
        except CommandError as bad:
            self.failed = self.failed or bad
            self._files.pop(name, None)

    def keep(self, name: str, adds: _Adds, ends: _Ends) -> None:
        """Keep a file under the name that was typed."""
        self._files[name] = (adds, ends)


@contextmanager
def files_of(
    game: str, options: dict[str, str], t: Texts, *, csv: str, json: str, out: str
) -> Iterator[SeriesFiles]:
    """Begin the files of a series.

    Raises `CommandError` for one that cannot be written, or that is named twice.
    """
    named = [name for name in (csv, json, out) if name]
    paths = {name: _writable(name, t) for name in named}
    files = [paths[name].resolve() for name in named if not paths[name].is_char_device()]
    if len(set(files)) < len(files):
        raise CommandError(t.text("simulate-same-file", file=named[-1]))
    found = SeriesFiles(t)
    with ExitStack() as stack:
        if csv:
            lines = CsvWriter(paths[csv], game)
            stack.callback(lines.close)
            found.keep(csv, lines.add, lambda _: lines.end())
        if json:

            def summed(summary: Summary) -> None:
                """Write the summary."""
                write_text(paths[json], summary.to_json())

            found.keep(json, lambda _: None, summed)
        if out:
            rows = stack.enter_context(ParquetWriter(paths[out], game, options))
            found.keep(out, rows.add, rows.close)
        yield found


def _writable(name: str, t: Texts) -> Path:
    """Return the path of a file after a check that it can be written; raises `CommandError`."""
    with writing(name, t):
        path = expand(name)
        check_writable(path)
    return path
