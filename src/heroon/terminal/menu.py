"""Numbered choices: short asks in one list, long ones in groups."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from heroon.kernel import PASS, View
from heroon.kernel.words import DONE, STOP, Vocabulary
from heroon.texts import Sentences

#: As many choices are shown at once; more are grouped.
MOST: Final = 18
#: The number of the answer that does nothing more, which stands last, and of the way back.
BACK: Final = 0
_LAST: Final = (PASS, STOP, DONE)


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


def numbered(entries: Sequence[Entry], words: Vocabulary) -> dict[int, Entry]:
    """The entries by the number that is typed: the column where an answer is no more than that.

    A last entry that passes or stops has the number 0, so that no slip of a digit says it.
    """
    own = list(entries)
    last = own.pop() if own and own[-1].words[0] in _LAST else None
    columns = _columns(own, words)
    out = dict(zip(columns or range(1, len(own) + 1), own, strict=True))
    if last:
        out[BACK] = last
    return out


def _columns(entries: Sequence[Entry], words: Vocabulary) -> list[int]:
    """The column of each entry, where the entries differ in nothing else."""
    if not entries or any(len(entry.words) != 1 for entry in entries):
        return []
    mine = [entry.words[0] for entry in entries]
    verb = words.verbs[words.verb_of[mine[0]]]
    if any(words.verb_of[word] != verb.id for word in mine):
        return []
    varying = [i for i, column in enumerate(words.args) if len({column[w] for w in mine}) > 1]
    places = [i for i, of in enumerate(verb.domains) if of.name == "column"]
    if len(places) != 1 or not set(varying) <= set(places):
        return []
    of = verb.domains[places[0]]
    return [int(of.by_value[words.args[places[0]][word]]) for word in mine]
