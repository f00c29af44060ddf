"""`heroon web`: the local page, until Ctrl-C."""

from __future__ import annotations

import sqlite3
import sys
from importlib.util import find_spec
from pathlib import Path

from heroon.kernel import InputError
from heroon.play.paths import cause, expand
from heroon.store import why_unkept
from heroon.texts import texts
from heroon.texts.reasons import reason

from .engines import build_beside
from .printing import CommandError

#: What the page needs beside Heroon itself.
NEEDED = ("starlette", "uvicorn", "websockets", "jinja2")


def lacking() -> bool:
    """Return whether a library is missing that the page needs."""
    return any(find_spec(name) is None for name in NEEDED)


def web(
    port: int | None, file: str, lang: str, spoken: str, browse: bool, lock: bool = False
) -> int:
    """Serve the page until Ctrl-C; return the exit code.

    With `lock` other users of this machine cannot open it.
    """
    t = texts(spoken)
    if lacking():
        raise CommandError(t.text("web-needs"))
    from heroon.server.serve import PORT, NoPort, NotPrivate, serve, store_path

    where = ""
    unkept: list[str] = []

    def note(key: str, /, **values: int | str) -> None:
        """Say on the terminal what must be known before the address is opened."""
        if "why" in values:
            # What cannot be kept is not promised to be.
            unkept.append(key)
            values["why"] = reason(str(values["why"]), spoken)
        print(t.text(key, **values), file=sys.stderr, flush=True)

    def tell(address: str) -> None:
        key = "web-here-unkept" if unkept else "web-here"
        print(t.text(key, address=address), flush=True)

    build_beside()
    try:
        path: Path = expand(file) if file else store_path()
        where = str(path)
        usual = PORT if port is None else port
        serve(usual, path, lang, tell, browse, locked=lock, note=note)
    except RuntimeError:  # neither HOME nor an entry of the user
        raise CommandError(t.text("web-no-home")) from None
    except sqlite3.Error as bad:
        why = reason(why_unkept(bad), spoken)
        raise CommandError(t.text("web-nowhere-file", file=where, why=why)) from None
    except InputError as bad:
        why = reason(bad.why, spoken)
        raise CommandError(t.text("web-nowhere-file", file=where, why=why)) from None
    except NotPrivate:
        raise CommandError(t.text("web-not-private", file=where)) from None
    except NoPort as bad:
        why = cause(bad, t)
        raise CommandError(t.text("web-nowhere-port", port=str(bad.port), why=why)) from None
    except OSError as bad:
        named = bad.filename if isinstance(bad.filename, str) else where
        raise CommandError(t.text("web-nowhere-file", file=named, why=cause(bad, t))) from None
    return 0
