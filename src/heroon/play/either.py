"""Answers that name two things in either order: to swap a and b is to swap b and a.

A game offers each such answer once.  A `+` between the two places of a verb says that their order
means nothing (`swap:0/1.1+3.1`), so people may name either first, and lists may start from either.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from heroon.kernel.words import Vocabulary

_JOINED: Final = "{}+{}"


def other_way(words: Vocabulary, word: int) -> int:
    """Find the word that names the same two things in the other order; 0 where there is none."""
    if _JOINED not in words.verbs[words.verb_of[word]].form:
        return 0
    verb, _, rest = words.text[word].partition(":")
    owner, slash, pair = rest.rpartition("/")
    first, _, second = pair.partition("+")
    return words.parse(0, f"{verb}:{owner}{slash}{second}+{first}")


def meant(words: Vocabulary, word: int, offered: Collection[int]) -> int:
    """Return the offered word that means the same as `word`; `word` itself where none does."""
    if word in offered:
        return word
    other = other_way(words, word)
    return other if other in offered else word


def both_ways(words: Vocabulary, offered: Sequence[int]) -> list[int]:
    """List the offered words, each followed by the one in the other order, where there is one."""
    out: list[int] = []
    for word in offered:
        out.append(word)
        other = other_way(words, word)
        if other and other not in offered:
            out.append(other)
    return out
