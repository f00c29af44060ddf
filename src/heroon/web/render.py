"""Templates: everything that a value puts into a page is escaped, and a missing one is an error."""

from __future__ import annotations

import gzip
import hashlib
import logging
import re
from collections.abc import Callable
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    Environment,
    PackageLoader,
    StrictUndefined,
    TemplateNotFound,
)
from markupsafe import Markup

from heroon.board.face import face_of
from heroon.kernel import games
from heroon.texts import Texts

from .art import sprites
from .scene import theme_of
from .told import KEPT, log_lines

log: Final = logging.getLogger("heroon.web")
#: What the server may send of `static`, by the end of its name.
TYPES: Final = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "woff2": "font/woff2",
    "png": "image/png",
}


class _Faces(BaseLoader):
    """Finds the templates of games: `heroz/table.html` lies in the folder of that game's face."""

    def get_source(
        self, environment: Environment, template: str
    ) -> tuple[str, str | None, Callable[[], bool] | None]:
        game, _, name = template.partition("/")
        face = face_of(game) if name else None
        path = files(face.package) / "templates" / name if face and face.package else None
        if path is None or not path.is_file():
            raise TemplateNotFound(template)
        return path.read_text(encoding="utf-8"), str(path), None  # a fault in it names it


@cache
def environment() -> Environment:
    """Build the templates of this package and those of games."""
    env = Environment(
        loader=ChoiceLoader([PackageLoader("heroon.web"), _Faces()]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.globals |= {"static": static_url, "log_lines": log_lines, "tools": tools}
    return env


def render(template: str, /, **values: Any) -> Markup:
    """Fill in a template."""
    return Markup(environment().get_template(template).render(values))


@lru_cache(KEPT)
def tools(t: Texts, may_undo: bool, asks: bool, seen: bool) -> Markup:
    """Draw the row of tools, once for all frames: those that are of no use now are disabled."""
    return render("tools.html", t=t, may_undo=may_undo, asks=asks, seen=seen)


@cache
def static_files() -> dict[str, bytes]:
    """Map the files that pages ask for by name: style sheets, scripts, type, pictures."""
    found = _in_folder(files("heroon.web") / "static")
    for game in games():
        try:
            own = _of_game(game)
        except Exception:  # a game's own code and files: all else is there without them
            log.exception("the files of %s cannot be used", game)
            continue
        found |= {f"{game}/{name}": data for name, data in own.items()}
    return {
        name: _addressed(name, data, found) if name.endswith(".css") else data
        for name, data in found.items()
    }


def _of_game(game: str) -> dict[str, bytes]:
    """Map the static files of a game: those of its face's folder, and the symbols that it draws."""
    face = face_of(game)
    found = _in_folder(files(face.package) / "static") if face and face.package else {}
    return found | sprites(theme_of(game), found)


def _in_folder(folder: Traversable) -> dict[str, bytes]:
    """Map the files of a folder that may be sent, by name; none where there is no such folder."""
    return {
        path.name: path.read_bytes()
        for path in (folder.iterdir() if folder.is_dir() else ())
        if path.is_file() and path.name.rpartition(".")[2] in TYPES
    }


def _addressed(sheet: str, text: bytes, found: dict[str, bytes]) -> bytes:
    """Replace each `url("name")` of a style sheet by the address at which we send that file.

    A name is that of a file beside the sheet, or of one for all games.
    """
    folder = sheet.rpartition("/")[0]

    def address(named: re.Match[bytes]) -> bytes:
        beside = f"{folder}/{named[1].decode()}"
        name = beside if beside in found else named[1].decode()
        if name not in found:
            return named[0]
        return b'url("/static/%s/%s")' % (_digest(found[name]).encode(), name.encode())

    return re.sub(rb'url\("([\w.-]+)"\)', address, text)


@cache
def packed(name: str) -> bytes:
    """Compress a static file; return nothing where that saves nothing."""
    data = static_files()[name]
    small = gzip.compress(data, 9, mtime=0)
    return small if len(small) < 0.9 * len(data) else b""


@cache
def digest(name: str) -> str:
    """Compute what tells the content of a static file from any other version of it."""
    return _digest(static_files()[name])


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]


def static_url(name: str) -> str:
    """Return the address of a static file; another content has another address."""
    return f"/static/{digest(name)}/{name}"


def figure(picture: str) -> Markup:
    """Draw a symbol of a static file alone; nothing where the file has no such symbol."""
    name, _, symbol = picture.partition("#")
    if f'id="{symbol}"'.encode() not in static_files()[name]:
        return Markup("")
    drawn = '<svg class="what-figure" aria-hidden="true"><use href="{}"/></svg>'
    return Markup(drawn).format(symbol_url(picture))


def symbol_url(picture: str) -> str:
    """Return the address of a symbol of a static file, as `heroz/art.svg#JH` names it."""
    name, _, symbol = picture.partition("#")
    return f"{static_url(name)}#{symbol}"
