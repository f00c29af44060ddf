"""The pages of the site, the code in them, and what a page of HTML fetches."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "docs" / "site"
EXAMPLES = ROOT / "examples"
PAGES = (SITE / "index.md", *sorted((SITE / "guides").glob("*.md")))

_BLOCK = re.compile(r"^```(\S+).*?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
#: What is fetched from elsewhere: also `//host`, which takes the scheme of the page.
_FAR = re.compile(r"(?:[a-z]+:)?//", re.IGNORECASE)
_IN_STYLE = re.compile(r"url\(\s*['\"]?([^'\")]+)|@import\s+['\"]([^'\"]+)")
#: Tags whose `src` or `href` a browser fetches by itself.
_FETCHING = {"script", "link", "img", "iframe", "source", "video", "audio", "embed", "object"}
#: Links that only say where a page stands.
_SAYING = {"canonical", "next", "prev", "search", "index", "author", "copyright", "license"}


def blocks(page: Path) -> list[tuple[str, str]]:
    """The fenced blocks of a page: language or directive, and text."""
    return _BLOCK.findall(page.read_text(encoding="utf-8"))


class _Fetched(HTMLParser):
    """The addresses that a browser fetches when it opens a page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag in _FETCHING and not set(given.get("rel", "").split()) & _SAYING:
            self.found += [given[key] for key in ("src", "href", "data") if key in given]
            self.found += [one.split()[0] for one in given.get("srcset", "").split(",") if one]
        self.found += in_style(given.get("style", ""))

    def handle_data(self, data: str) -> None:
        if self.cdata_elem == "style":
            self.found += in_style(data)


def in_style(text: str) -> list[str]:
    """The addresses that a style sheet names."""
    return [one or other for one, other in _IN_STYLE.findall(text)]


def far(html: str) -> list[str]:
    """What a page of HTML would fetch from elsewhere."""
    parser = _Fetched()
    parser.feed(html)
    return [address for address in parser.found if _FAR.match(address)]


def fetched_from_afar(site: Path) -> Iterator[str]:
    """Yield what the pages and style sheets of a site would fetch from elsewhere."""
    for path in sorted(site.rglob("*.html")):
        for address in far(path.read_text(encoding="utf-8")):
            yield f"{path.relative_to(site)}: {address}"
    for path in sorted(site.rglob("*.css")):
        for address in in_style(path.read_text(encoding="utf-8")):
            if _FAR.match(address):
                yield f"{path.relative_to(site)}: {address}"
