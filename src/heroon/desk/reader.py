"""Who reads a page: their language, light and pace."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from heroon.texts import Texts, texts
from heroon.texts import titles as titles_of
from heroon.web.render import render

LOOKS: Final = ("auto", "light", "dark")


class Reader(NamedTuple):
    """Who reads a page: in which language, in which light, at which address.

    `pace` is how fast they wish to see what others do; empty where they have not said.  `viewer`
    is a word that their browser keeps, by which it finds its desk at a table again.
    """

    lang: str
    look: str
    path: str
    pace: str = ""
    viewer: str = ""

    @property
    def t(self) -> Texts:
        """The texts that belong to no game."""
        return texts(self.lang)

    def page(self, template: str, /, **values: Any) -> str:
        """Render a page of a template for this reader."""
        common = {"lang": self.lang, "look": self.look, "path": self.path, "titles": titles(self)}
        return str(render(template, **{"t": self.t, **common, **values}))


def titles(reader: Reader) -> list[tuple[str, str]]:
    """List every game that can be played: its name and its title."""
    return [*titles_of(reader.lang).items()]
