"""`Problem`: one thing that is wrong with a file of a game, and the typography of all its texts."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

NBSP: Final = "\u00a0"
#: What no text may hold, and why.  French wants a no-break space before high punctuation.
WRONG: Final = {
    "fr": (
        (re.compile(rf"(?<![{NBSP}:;!?])[:;!?]"), "no-break space missing before : ; ! ?"),
        (re.compile(rf"«(?!{NBSP})|(?<!{NBSP})»"), "no-break space missing inside « »"),
        (re.compile(r"[“”]"), "English quotation marks"),
    ),
    "en": ((re.compile(rf"{NBSP}|[«»]"), "French spacing or quotation marks"),),
}
WRONG_ANYWHERE: Final = (
    (re.compile(r"'"), "straight apostrophe"),
    (re.compile(r"\""), "straight quotation mark"),
    (re.compile(r"\.\.\."), "three dots instead of …"),
    (re.compile(r" {2}| [,.]"), "doubled or misplaced blank"),
)
#: Words that a French article or preposition may not stand before.
ELISION: Final = re.compile(
    r"(?<!-)\b(?:[dljnmst]e|la|que) (?=[aeiouyàâéèêîôœAEIOUYÀÂÉÈÊÎÔŒ])|\b(?:de|à) les? \d",
    re.IGNORECASE,
)
#: The parts of a text that are no sentence: rule ids and addresses.
_ADDRESS: Final = re.compile(r"https?://\S+|[a-z-]+:[a-z0-9.-]+")
#: The characters of a text that are quoted before and behind what is wrong.
_AROUND: Final = 20


class Problem(NamedTuple):
    """A fault of a file, in English (`heroon.texts.reasons` has it in French), with its place.

    The line counts from 1; it is 0 where the whole file is meant.
    """

    file: str
    line: int
    why: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.why}" if self.line else f"{self.file}: {self.why}"


def text_problems(text: str, lang: str) -> list[str]:
    """List what is wrong with a text's typography: spaces, apostrophes, quotes, elision."""
    text = _ADDRESS.sub("", text)
    patterns = [*WRONG[lang], *WRONG_ANYWHERE]
    patterns += [(ELISION, "elision missing")] if lang == "fr" else []
    return [
        f"{why}: {text[max(0, found.start() - _AROUND) : found.end() + _AROUND]!r}"
        for pattern, why in patterns
        if (found := pattern.search(text))
    ]


def line_at(text: str, offset: int) -> int:
    """Return the line of a place in a text, counted from 1."""
    return text.count("\n", 0, offset) + 1


def line_of(text: str, pattern: str) -> int:
    """Find the line at which a pattern is first found, from 1; 0 where it is nowhere."""
    found = re.search(pattern, text, re.MULTILINE)
    return line_at(text, found.start()) if found else 0
