"""A lock against other users of the same machine, who reach its loopback, too.

The program prints an address with a key; whoever opens it gets a cookie instead, and the key is
spent.  The cookie lives beside the games, in a file that only its owner can read, so that pages
find their way back after a restart.
"""

from __future__ import annotations

import os
import secrets
from hmac import compare_digest
from pathlib import Path
from typing import Final

#: The cookie, and the field of the address that becomes it.
COOKIE: Final = "heroon-key"
FIELD: Final = "key"


class Lock:
    """Who may use a site: browsers that once came by an address of ours."""

    def __init__(self, token: str):
        self.token = token
        self._keys: set[str] = set()

    def key(self) -> str:
        """A key that opens once."""
        key = secrets.token_urlsafe(18)
        self._keys.add(key)
        return key

    def spend(self, key: str) -> bool:
        """Use a key up; whether it was one."""
        found = next((one for one in self._keys if _same(one, key)), "")
        self._keys.discard(found)
        return bool(found)

    def knows(self, cookie: str) -> bool:
        """Whether a browser came in before."""
        return _same(self.token, cookie)


def _same(one: str, other: str) -> bool:
    return compare_digest(one.encode(), other.encode("utf-8", "replace"))


def kept_token(path: Path) -> str:
    """The cookie of a file of games: made when it is first wanted; raises `OSError`."""
    where = path.with_name(path.name + ".key")
    where.parent.mkdir(parents=True, exist_ok=True)
    try:
        made = os.open(where, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        found = where.read_text(encoding="ascii").strip()
        if found:
            return found
        made = os.open(where, os.O_WRONLY | os.O_TRUNC)
    token = secrets.token_urlsafe(24)
    with os.fdopen(made, "w", encoding="ascii") as file:
        file.write(token + "\n")
    return token
