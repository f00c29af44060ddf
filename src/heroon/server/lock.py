"""A lock against other users of the same machine, who reach its loopback, too.

The program prints an address with a key; whoever opens it gets a cookie instead, and the key is
spent.  Browsers send a cookie to every port of the host, whoever listens there.  So each start has
a cookie of its own, by a name of its own, that nobody takes after its end; a line is opened only
with what stands in a page; and where the system says whose a connection is, only the user's own
are let in, whatever cookie they carry.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from hmac import compare_digest
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from heroon.store.private import mend, new_file

#: The field of the address that becomes a cookie; the field of a line's address.
FIELD: Final = "key"
LINE: Final = "line"
#: So many pages may be open at once; the oldest is forgotten first.
PAGES: Final = 4096
#: Where Linux lists connections, and how it writes 127.0.0.1 there, of either family.
_LISTS: Final = (Path("/proc/net/tcp"), Path("/proc/net/tcp6"))
_LOOP: Final = frozenset(
    {
        *("0100007F", "0000000000000000FFFF00000100007F"),
        *("7F000001", "00000000000000000000FFFF7F000001"),
    }
)
#: The page that leads a browser to the address, so that no key stands among its arguments.
_LEAD: Final = (
    '<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer">'
    '<meta http-equiv="refresh" content="0; url={address}"><title>Heroon</title>'
    '<p><a href="{address}">Heroon</a></p>\n'
)


class Lock:
    """Who may use a site: browsers of this user that came by an address of ours."""

    def __init__(self) -> None:
        self.token = secrets.token_urlsafe(24)
        #: The name of the cookie: of this start alone.
        self.cookie = f"heroon-{secrets.token_hex(8)}"
        self._keys: set[str] = set()
        self._pages: dict[str, None] = {}
        #: What a key was given out in; gone when the key is spent.
        self.leads: list[Path] = []

    def key(self) -> str:
        """Make a key that opens once."""
        key = secrets.token_urlsafe(18)
        self._keys.add(key)
        return key

    def spend(self, key: str) -> bool:
        """Use a key up; whether it was one."""
        found = next((one for one in self._keys if _same(one, key)), "")
        self._keys.discard(found)
        if found:
            self.forget()
        return bool(found)

    def knows(self, cookie: str) -> bool:
        """Return whether a browser came in before."""
        return _same(self.token, cookie)

    def page(self) -> str:
        """Make the word that stands in a page and opens its line."""
        page = secrets.token_urlsafe(18)
        self._pages[page] = None
        while len(self._pages) > PAGES:
            del self._pages[next(iter(self._pages))]
        return page

    def reads(self, page: str) -> bool:
        """Return whether a line is that of a page of this start."""
        return page in self._pages

    def lead(self, path: Path, address: str) -> Path:
        """Write a file of the user's alone that leads a browser to an address; raises `OSError`."""
        path.unlink(missing_ok=True)
        made = new_file(path)
        with os.fdopen(made, "w", encoding="utf-8") as file:
            file.write(_LEAD.format(address=escape(address)))
        mend(path, 0o600)
        self.leads.append(path)
        return path

    def forget(self) -> None:
        """Remove the files that lead here."""
        for path in self.leads:
            path.unlink(missing_ok=True)
        self.leads.clear()


def _same(one: str, other: str) -> bool:
    return compare_digest(one.encode(), other.encode("utf-8", "replace"))


def is_foreign(client: tuple[str, int] | None, server: tuple[str, int | None] | None) -> bool:
    """Return whether a connection is known to be another user's; False where nobody can tell.

    Linux lists both ends of a connection with the user who holds each.  An end that is closed, or
    that is nowhere in the list, is nobody's: no answer would be read there.
    """
    if client is None or server is None or server[1] is None:
        return False
    theirs, ours = client[1], server[1]
    ends = [end for end in _ends() if {end.here, end.there} == {theirs, ours}]
    if not any(end.here == ours for end in ends):
        return False  # no such list, or not one of this machine
    held = [end for end in ends if end.here == theirs and end.open]
    return not any(end.user == os.geteuid() for end in held)


class _End(NamedTuple):
    """One end of a connection within loopback: its port, that of the other end, whose it is."""

    here: int
    there: int
    user: int
    open: bool


def _ends() -> Iterator[_End]:
    """Map the ends of all connections within loopback, where the system tells."""
    for path in _LISTS:
        try:
            lines = path.read_text(encoding="ascii").splitlines()[1:]
        except OSError:
            continue
        for line in lines:
            row = line.split()
            (here, port), (there, other) = (end.split(":") for end in row[1:3])
            if here in _LOOP and there in _LOOP:
                yield _End(int(port, 16), int(other, 16), int(row[7]), row[9] != "0")
