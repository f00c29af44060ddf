"""Short names: a few letters for each of some names, all of them different."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

#: The most letters of a short name, where they tell it from the others.
MOST: Final = 4
#: Words of fewer letters, such as articles, give no initial.
_SMALL: Final = 4


def shortened(names: Iterable[str], least: int = 2) -> Mapping[str, str]:
    """Shorten each name to initials and number, else to its first letters, all different.

    Names that no few letters tell apart are numbered.
    """
    out: dict[str, str] = {}
    for name in sorted(set(names)):
        taken = set(out.values())
        out[name] = next(short for short in _tries(name, least) if short not in taken)
    return out


def _tries(name: str, least: int) -> Iterator[str]:
    """Yield short forms of a name, the best first, without end."""
    words = name.replace("-", " ").replace("’", " ").split()
    digits = "".join(word for word in words if word.isdecimal())
    letters = [word for word in words if not word.isdecimal()]
    if len("".join(words)) <= 2 or not letters:
        yield name[:MOST]
    long = [word for word in letters if len(word) >= _SMALL] or letters
    if digits or (len(long) > 1 and least > 1):
        yield ("".join(word[0] for word in long)[: MOST - len(digits)] + digits).upper()
    first = long[0] if long else "?"
    for end in range(least, MOST + 1):
        yield first[:1].upper() + first[1:end] + digits
    n = 2
    while True:
        yield f"{first[:2].capitalize()}{n}"
        n += 1
