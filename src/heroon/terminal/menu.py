"""Numbered choices: short asks in one list, long ones in groups."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from heroon.kernel import View
from heroon.texts import Sentences

#: As many choices are shown at once; more are grouped.
MOST: Final = 18


class Entry(NamedTuple):
    """A numbered line: its text, and the words behind it (one: an answer; more: a group)."""

    text: str
    words: tuple[int, ...]


def menu(words: Sequence[int], sentences: Sentences, view: View) -> list[Entry]:
    """The entries for these words: all of them, or groups by verb or by first argument."""
    vocabulary = sentences.spec.words

    def split(depth: int) -> list[tuple[int, ...]]:
        groups: dict[tuple[int, ...], list[int]] = {}
        for word in words:
            key = (vocabulary.verb_of[word], *(column[word] for column in vocabulary.args[:depth]))
            groups.setdefault(key, []).append(word)
        return [tuple(group) for group in groups.values()]

    if len(words) > MOST:
        for depth in (0, 1):
            groups = split(depth)
            large = [group for group in groups if len(group) > 1]
            if large and len(groups) <= MOST and (depth == 1 or len(large) > 1):
                return [_entry(group, depth, sentences, view) for group in groups]
    return [_entry((word,), 0, sentences, view) for word in words]


def _entry(words: tuple[int, ...], depth: int, sentences: Sentences, view: View) -> Entry:
    if len(words) == 1:
        return Entry(sentences.word(words[0], view), words)
    return Entry(sentences.group(words, depth, view), words)
