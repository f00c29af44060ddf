"""A game's card file in a reader's language: what its tables, columns and tokens mean."""

from __future__ import annotations

from typing import Any, Final

from heroon.kernel import GameSpec, write_numbers

from .core import texts
from .sentences import package_of

#: The beginning of a key that asks for the name of a thing instead of a message.
_NOUN: Final = "noun:"
#: The values of a message's variables in a legend: an N for each number.
_VALUES: Final = dict.fromkeys(("strength", "points", "cost", "count"), "N")


def card_file(spec: GameSpec[Any], lang: str) -> str:
    """Write the card data of a game as a file that its owner can correct, in a language."""
    t = texts(lang, package_of(spec.id))

    def say(key: str) -> str:
        if key.startswith(_NOUN):
            name = key.removeprefix(_NOUN).replace("_", "-")
            return t.noun(name) if t.has_noun(name) else ""
        return t.text(key, **_VALUES) if t.has(key) else ""

    title = t.text("cards-file", game=t.text("game-title"), hash=spec.cards_hash)
    return write_numbers(spec.numbers, title, say)
