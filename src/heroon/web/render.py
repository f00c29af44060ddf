"""Templates: everything that a value puts into a page is escaped, and a missing one is an error."""

from __future__ import annotations

import gzip
import hashlib
import re
from functools import cache
from importlib.resources import files
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

#: What the server may send of `static`, by the end of its name.
TYPES: Final = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "woff2": "font/woff2",
    "png": "image/png",
}


@cache
def environment() -> Environment:
    """The templates of this package."""
    env = Environment(
        loader=PackageLoader("heroon.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.globals["static"] = static_url
    return env


def render(template: str, /, **values: Any) -> Markup:
    """A template filled in."""
    return Markup(environment().get_template(template).render(values))


@cache
def static_files() -> dict[str, bytes]:
    """The files that pages ask for, by name: style sheets, scripts, type, pictures."""
    from .art import sprites

    root = files("heroon.web") / "static"
    found = {
        path.name: path.read_bytes()
        for path in root.iterdir()
        if path.is_file() and path.name.rpartition(".")[2] in TYPES
    }
    found |= sprites()
    return {n: _addressed(data, found) if n.endswith(".css") else data for n, data in found.items()}


def _addressed(sheet: bytes, found: dict[str, bytes]) -> bytes:
    """A style sheet whose `url("name")` say the addresses at which we send these files."""

    def address(named: re.Match[bytes]) -> bytes:
        name = named[1].decode()
        return b'url("../%s/%s")' % (_digest(found[name]).encode(), named[1])

    return re.sub(rb'url\("([\w.-]+)"\)', address, sheet)


@cache
def packed(name: str) -> bytes:
    """A static file compressed; empty where that saves nothing."""
    data = static_files()[name]
    small = gzip.compress(data, 9, mtime=0)
    return small if len(small) < 0.9 * len(data) else b""


@cache
def digest(name: str) -> str:
    """What tells the content of a static file from any other version of it."""
    return _digest(static_files()[name])


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]


def static_url(name: str) -> str:
    """The address of a static file; another content has another address."""
    return f"/static/{digest(name)}/{name}"


def figure(picture: str) -> Markup:
    """A symbol of a static file drawn alone; nothing where the file has no such symbol."""
    name, _, symbol = picture.partition("#")
    if f'id="{symbol}"'.encode() not in static_files()[name]:
        return Markup("")
    drawn = '<svg class="what-figure" aria-hidden="true"><use href="{}"/></svg>'
    return Markup(drawn).format(symbol_url(picture))


def symbol_url(picture: str) -> str:
    """The address of a symbol of a static file, as `heroz.svg#JH` names it."""
    name, _, symbol = picture.partition("#")
    return f"{static_url(name)}#{symbol}"
