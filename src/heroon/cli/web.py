"""`heroon web`: the local page, until Ctrl-C."""

from __future__ import annotations

import sqlite3
from importlib.util import find_spec
from pathlib import Path

from heroon.kernel import InputError
from heroon.play.paths import cause, expand
from heroon.texts import texts
from heroon.texts.reasons import reason

from .app import Wrong

#: What the page needs beside Heroon itself.
NEEDED = ("starlette", "uvicorn", "websockets", "jinja2")


def web(
    port: int | None, file: str, lang: str, spoken: str, browse: bool, lock: bool = False
) -> int:
    """Serve the page; `lang` is what the command line said, `spoken` what is spoken otherwise.

    With `lock` other users of this machine cannot open it.
    """
    t = texts(spoken)
    if any(find_spec(name) is None for name in NEEDED):
        raise Wrong(t.text("web-needs"))
    from heroon.server.serve import PORT, serve, store_path

    where = ""
    try:
        path: Path = expand(file) if file else store_path()
        where = str(path)
        serve(
            PORT if port is None else port,
            path,
            lang,
            lambda address: print(t.text("web-here", address=address), flush=True),
            browse,
            locked=lock,
        )
    except sqlite3.Error as bad:
        raise Wrong(t.text("file-unreadable", file=where, why=str(bad))) from None
    except InputError as bad:
        why = reason(bad.why, spoken)
        raise Wrong(t.text("file-unreadable", file=where, why=why)) from None
    except OSError as bad:
        raise Wrong(t.text("web-nowhere", why=cause(bad, t))) from None
    return 0
