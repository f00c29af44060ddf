"""Saved games as files: the full record with its secret seed, and who was playing."""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import re
import tempfile
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from heroon.kernel import GameSpec, HeroonError, InputError, KernelError, Seeded, Table, game
from heroon.kernel.cards_written import changed_numbers
from heroon.kernel.errors import MALFORMED, REFUSED
from heroon.kernel.files import read_record, write_record
from heroon.kernel.toml import plain

from .paths import LONGEST, NoHome, home, read
from .who import Who, of_old, split

#: The first line of a saved game: a comment for the record; for us the orders that stand, and who
#: sits where.  Older saves say `both` or one seat, and the bots of the others.
_PLAYERS: Final = re.compile(r"# heroon play: (?:orders=(?P<orders>\S+) )?who=(?P<who>[^\n]+)")
_OLD_PLAYERS: Final = re.compile(
    r"# heroon play: seat=(?P<seat>\S+) bot=(?P<bot>\S+)(?: orders=(?P<orders>\S+))?"
)
_SEATS: Final = re.compile(r"^seats = (\d{1,2})$", re.MULTILINE)
#: Behind it, the owner's own card numbers, each a comment for the record.
_NUMBER: Final = "# own number: "
_GAME: Final = re.compile(r'game = "([^"]*)"')
#: The lines of a header that say by which rules and cards a record was played, and how it is
#: refused where these are others now.
_RULES: Final = re.compile(r"^rules = (\d{1,9})$", re.MULTILINE)
_CARDS: Final = re.compile(r'^cards = "[^"]*"$', re.MULTILINE)
_OTHER: Final = "written with"
#: The last line: a comment with the digest of all before it, so that no damage goes unseen.
_SUM: Final = "# whole: "
SUFFIX: Final = ".heroon"
#: How the folder of saved games is called where there is none.
USUAL: Final = "~/.local/share/heroon/saves"
#: The name of a file that is being written, and the seconds after which it is a leftover.
_TEMPORARY: Final = ".heroon-save-"
_OLD: Final = 60
#: The seconds for which a game is kept that nobody has answered.
_DAY: Final = 24 * 60 * 60


class Taken(OSError):
    """The error that another program has written to the file, whose work must not be lost."""


class Saved(NamedTuple):
    """A saved game, opened: the table at the very same ask, its seed, who played if it says so.

    `known` is the fingerprint of the file; `other` says what has changed since it was written:
    `rules`, `cards`, or nothing.
    """

    table: Table[Any]
    seed: str
    who: Who | None
    known: str
    other: str = ""


def folder() -> Path:
    """Return the folder of saved games when nobody names another one; raises `NoHome`."""
    data = os.environ.get("XDG_DATA_HOME", "")
    root = Path(data) if data and Path(data).is_absolute() else home() / ".local" / "share"
    return root / "heroon" / "saves"


def free_path(game: str, beside: Path | None = None) -> Path:
    """Find a name for a game's file that no other file has; raises `OSError`."""
    place = beside.parent if beside else folder()
    stem = beside.name.removesuffix(SUFFIX) if beside else game
    path = place / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = place / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def sweep_untouched(now: float) -> None:
    """Delete saves in the usual folder that are a day old and that no person has answered."""
    try:
        for path in folder().glob(f"*{SUFFIX}"):
            with contextlib.suppress(OSError):
                if now - path.stat().st_mtime > _DAY and untouched(path):
                    path.unlink()
    except OSError:
        pass


def untouched(path: Path) -> bool:
    """Return whether a file is a whole game that no person has answered; raises `OSError`."""
    with path.open(encoding="utf-8", errors="replace") as file:
        text, mark, digest = plain(file.read(LONGEST)).rpartition(_SUM)
    head, _, body = text.partition("\n---\n")
    who = who_in(head)
    if not mark or who is None or "\nundos = 0\n" not in head:
        return False
    said = (line.partition(" ")[0] for line in body.splitlines())
    if any(one in map(str, who.people) for one in said):
        return False
    return digest.strip() == _digest(text)


def fingerprint(path: Path) -> str:
    """Compute the digest of a file's content; empty where there is no file."""
    try:
        return _print_of(read(path))
    except FileNotFoundError:
        return ""
    except InputError:
        return "no game"


def who_in(text: str) -> Who | None:
    """Parse who sits where from the first line of a save; None where it says nothing valid."""
    players, seats = _players(text), _SEATS.search(text)
    if players is None or seats is None:
        return None
    found = players.groupdict()
    if "seat" in found:
        return of_old(found["seat"], found["bot"], int(seats[1]))
    try:
        who = split(found["who"])
    except InputError:
        return None
    return who if len(who.seats) == int(seats[1]) and who.people else None


def _players(text: str) -> re.Match[str] | None:
    return _PLAYERS.match(text) or _OLD_PLAYERS.match(text)


def save(path: Path, table: Table[Any], seed: str, who: Who, known: str = "") -> str:
    """Write a game so that the file always holds the old game or the new one, whole.

    `known` is the fingerprint that the file had when it was last read or written here (empty: there
    was none); raises `Taken` when it has another one by now.  Returns the new one.
    """
    own = "".join(f"{_NUMBER}{line}\n" for line in own_numbers(table.spec))
    left = orders_of(table)
    players = f"{f'orders={left} ' if left else ''}who={who.text}"
    text = f"# heroon play: {players}\n{own}{write_record(table, seed)}"
    data = f"{text}{_SUM}{_digest(text)}\n".encode()
    there = fingerprint(path)
    if there == _print_of(data):
        return there
    if there not in ("", known):
        raise Taken(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    if path.parent == _default_folder():
        path.parent.mkdir(parents=True, exist_ok=True)
    _sweep(path.parent)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=_TEMPORARY)
    try:
        with open(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if known or not _linked(name, path):
            os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)
    return _print_of(data)


def orders_of(table: Table[Any]) -> str:
    """Write the standing orders as in a save: `0:pass-turn,1:pass-empty`."""
    seats = range(table.seats)
    return ",".join(f"{seat}:{name}" for seat in seats for name in table.standing(seat))


def _restore(table: Table[Any], left: str) -> None:
    """Leave a save's standing orders with the table again, but for those the game has no more."""
    known = {one.name for one in table.spec.standing}
    for one in left.split(","):
        seat, _, name = one.partition(":")
        if name in known and seat in map(str, range(table.seats)):
            table.order(int(seat), name)


def own_numbers(spec: GameSpec[Any]) -> list[str]:
    """List the card numbers that differ from the installed game's, as lines of a card file."""
    return changed_numbers(spec.numbers, game(spec.id).numbers)


def _spec_of(text: str, where: str) -> GameSpec[Any] | None:
    """Load the game with the owner's numbers that a save carries; None where it carries none."""
    lines = [line for line in text.splitlines() if line.startswith(_NUMBER)]
    named = next(filter(None, map(_GAME.fullmatch, text.splitlines())), None)
    if not lines or named is None:
        return None
    body = "\n".join(line.removeprefix(_NUMBER) for line in lines)
    return game(named[1]).using(f"[numbers]\n{body}\n", where)


def _default_folder() -> Path | None:
    try:
        return folder()
    except NoHome:
        return None


def _linked(name: str, path: Path) -> bool:
    """Link a new file to a name that must be free; return False where links cannot be made."""
    try:
        os.link(name, path)
    except FileExistsError:
        raise Taken(errno.EEXIST, os.strerror(errno.EEXIST), str(path)) from None
    except OSError:
        return False
    Path(name).unlink(missing_ok=True)
    return True


def _sweep(place: Path) -> None:
    """Delete temporary files that processes killed while saving have left in a folder."""
    for path in place.glob(f"{_TEMPORARY}*"):
        with contextlib.suppress(OSError):
            if time.time() - path.stat().st_mtime > _OLD:
                path.unlink()


def _print_of(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _sync_folder(path: Path) -> None:
    """Write a folder's list of names to disk, where the system can do so."""
    if os.name == "posix":
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def from_seed(table: Table[Any], seed: str) -> bool:
    """Return whether nature's answers are those that the seed gives, from the set-up on."""
    if table.opened:
        return False
    again: Table[Any] = Table(table.spec, table.options, Seeded(seed), seats=table.seats)
    try:
        for token in table.tokens:
            if token.seat >= 0:
                again.repeat(token)
                again.drive(again.driver)
    except HeroonError:
        return False  # with other cards the answers lead nowhere
    mine, its = ([(t.seat, t.prompt, t.word) for t in one.tokens] for one in (table, again))
    return mine == its


def load(path: Path) -> Saved:
    """Read a saved game to go on with; raises `InputError` with place and reason, and `OSError`."""
    saved = look(path)
    if not saved.seed and not saved.table.over:
        raise InputError(REFUSED, "a record without a seed cannot be played on", where=str(path))
    return saved


def look(path: Path) -> Saved:
    """Read any record and check all of it; raises `InputError` with place and reason, or `OSError`.

    The file must be whole, each answer legal, each digest right, and the cards those of its seed.
    """
    try:
        data = read(path)
        text = plain(data.decode("utf-8"))
    except UnicodeDecodeError as bad:
        raise InputError(MALFORMED, "not UTF-8 text", where=f"{path}, byte {bad.start}") from None
    body, mark, digest = text.rpartition(_SUM)
    if _players(text) and not mark:
        raise InputError(MALFORMED, "the file is cut short", where=str(path))
    if mark and digest.strip() != _digest(body):
        raise InputError(MALFORMED, "the file was changed after it was saved", where=str(path))
    try:
        own = _spec_of(text, str(path))
        table, seed, other = _replayed(text, str(path), own)
    except InputError as bad:
        raise InputError(bad.kind, bad.why, bad.token, bad.where or str(path), bad.rule) from None
    except KernelError:
        raise InputError(REFUSED, "a rule fails in this game", where=str(path)) from None
    if seed and not from_seed(table, seed):
        raise InputError(REFUSED, "its cards are not those of its seed", where=str(path))
    players = _players(text)
    if players and players["orders"]:
        _restore(table, players["orders"])
    return Saved(table, seed, who_in(text), _print_of(data), other)


def _replayed(text: str, where: str, own: GameSpec[Any] | None) -> tuple[Table[Any], str, str]:
    """Replay a record: return its table, its seed, and what has changed: `rules`, `cards`, nothing.

    A record of older rules or other cards is played by those of today if it comes to each of its
    digests; any other one is refused as `read_record` does.
    """
    try:
        return (*read_record(text, where, own, replay_only=False), "")
    except InputError as bad:
        head, rule, body = text.partition("\n---\n")
        named = next(filter(None, map(_GAME.fullmatch, head.splitlines())), None)
        if bad.kind != REFUSED or not bad.why.startswith(_OTHER) or named is None:
            raise
        if not any(line.startswith("= ") for line in body.splitlines()):
            raise  # nothing would tell that it leads elsewhere
        spec: GameSpec[Any] = own or game(named[1])
        rules, cards = f"rules = {spec.rules}", f'cards = "{spec.cards_hash}"'
        today = _CARDS.sub(cards, _RULES.sub(rules, head, count=1), count=1)
        was = _RULES.search(head)
        if today == head or was is None or int(was[1]) > spec.rules:
            raise
        try:
            found = read_record(f"{today}{rule}{body}", where, own, replay_only=False)
        except InputError:
            raise bad from None
        return (*found, "cards" if rules in head.splitlines() else "rules")
