"""The numbered choices of a question: few answers in one list, many in groups."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from heroon.kernel import PASS, View
from heroon.kernel.words import DONE, STOP, Vocabulary
from heroon.texts import Sentences
from heroon.texts.sentences import first_number

from .either import both_ways

#: The most choices that are shown in one list; more are grouped.
MOST: Final = 18
#: The number of the last answer, which does nothing more, and of the way back from a group.
BACK: Final = 0
_LAST: Final = (PASS, STOP, DONE)
#: The domains of answers that are nothing but a number: that number is typed.
_NUMBERS: Final = ("column", "points")


class Entry(NamedTuple):
    """A numbered line: its text, and the words behind it (one: an answer; more: a group)."""

    text: str
    words: tuple[int, ...]


class Choice(NamedTuple):
    """A numbered choice: its text, and the words behind it (one: an answer; more: a group)."""

    number: int
    text: str
    words: tuple[int, ...]


class NumberedChoices(NamedTuple):
    """The choices as they are shown, and the entries by every number that may be typed."""

    choices: tuple[Choice, ...]
    entries: dict[int, Entry]


class Menu(NamedTuple):
    """The entries by the number that is shown, and other numbers that mean one of them."""

    shown: dict[int, Entry]
    also: dict[int, Entry]


def menu(words: Sequence[int], sentences: Sentences, view: View) -> list[Entry]:
    """Make the entries for these words: one for each, or for groups by verb or first argument.

    An answer that names two things in no order stands in the groups of both.
    """
    vocabulary = sentences.spec.words

    def split(depth: int) -> list[tuple[int, ...]]:
        groups: dict[tuple[int, ...], list[int]] = {}
        for word in both_ways(vocabulary, words) if depth else words:
            key = (vocabulary.verb_of[word], *(column[word] for column in vocabulary.args[:depth]))
            groups.setdefault(key, []).append(word)
        return [tuple(group) for group in groups.values()]

    if len(words) > MOST:
        for depth in (0, 1):
            groups = split(depth)
            large = [group for group in groups if len(group) > 1]
            if large and len(groups) <= MOST and (depth == 1 or len(large) > 1):
                return [_entry(group, depth, sentences, view) for group in groups]
        groups = _by_number(words, vocabulary)
        if len(groups) <= MOST:
            return [_entry(group, -1, sentences, view) for group in groups]
    return [_entry((word,), 0, sentences, view) for word in words]


def _by_number(words: Sequence[int], vocabulary: Vocabulary) -> list[tuple[int, ...]]:
    """Group neighbouring words by the first number in their argument: `3.3.4` with `3.4.3`."""

    def head(word: int) -> tuple[int, str]:
        return vocabulary.verb_of[word], first_number(vocabulary.text[word])

    return [tuple(group) for _, group in groupby(words, head)]


def _entry(words: tuple[int, ...], depth: int, sentences: Sentences, view: View) -> Entry:
    if len(words) == 1:
        return Entry(sentences.word(words[0], view), words)
    return Entry(sentences.group(words, depth, view), words)


def numbered(entries: Sequence[Entry], sentences: Sentences, view: View) -> Menu:
    """Number the entries as people type them.

    An answer that only names a column has that column's number; where cards are numbered, an answer
    has its card's number.  A last entry that does nothing more has the number 0, so that no slip of
    a digit says it.
    """
    own = list(entries)
    last = own.pop() if _ends(own, sentences, view) else None
    by_card = _by_card(own, sentences, view)
    if by_card:
        out = by_card
    else:
        columns = _columns(own, sentences.spec.words)
        shown = dict(zip(columns or range(1, len(own) + 1), own, strict=True))
        out = Menu(shown, _between(shown) if columns else {})
    if last:
        out.shown[BACK] = last
    return out


def _ends(entries: Sequence[Entry], sentences: Sentences, view: View) -> bool:
    """Return whether the last entry, and no other one, does nothing more (a pass, a stop)."""
    words = sentences.spec.words
    last = sentences.hints.last.get(view.prompt)

    def ends(entry: Entry) -> bool:
        word = entry.words[0]
        says = words.verbs[words.verb_of[word]].name == last
        return word in _LAST or (says and len(entry.words) == 1)

    return [ends(entry) for entry in entries][-1:] == [True] and sum(map(ends, entries)) == 1


def places(view: View, area: str) -> list[tuple[int, str]]:
    """List the numbered cards, from number 1 on: the owner's seat, and the card.

    A seat's view numbers its own cards alone.
    """
    seats = [view.seat] if view.seat >= 0 else sorted({a.owner for a in view.areas} - {-1})
    areas = [(seat, view.area(area.replace("{seat}", str(seat)))) for seat in seats]
    return [(seat, piece.face) for seat, there in areas for piece in there.pieces]


def _by_card(entries: Sequence[Entry], sentences: Sentences, view: View) -> Menu | None:
    """Number each answer about a card by that card, and all other answers after the cards.

    Return None where no answer is about a numbered card, or where one is about several.
    """
    words = sentences.spec.words
    hints = sentences.hints.numbers
    cards: list[tuple[int, str]] = []
    shown: dict[int, Entry] = {}
    also: dict[int, Entry] = {}
    others: list[Entry] = []
    for entry in entries:
        word = entry.words[0]
        verb = words.verbs[words.verb_of[word]]
        if verb.name not in hints:
            others.append(entry)
            continue
        if len(entry.words) > 1:
            return None
        cards = places(view, hints[verb.name])
        card = (words.said_by[word], words.text[word].partition(":")[2])
        at = [i for i, place in enumerate(cards, 1) if place == card]
        shown[at[0]] = entry
        also |= dict.fromkeys(at[1:], entry)
    if not cards:
        return None
    shown = dict(sorted(shown.items()))
    return Menu(shown | dict(enumerate(others, len(cards) + 1)), also)


def _between(shown: dict[int, Entry]) -> dict[int, Entry]:
    """Map each number between two shown ones to the entry of the lower number.

    So many points come to no more than the lower number does.
    """
    lowest = min(shown)
    gaps = set(range(lowest, max(shown))) - set(shown)
    return {gap: shown[max(n for n in shown if n < gap)] for gap in gaps}


def _columns(entries: Sequence[Entry], words: Vocabulary) -> list[int]:
    """List the column or points that each entry names; empty where they differ in more."""
    if not entries or any(len(entry.words) != 1 for entry in entries):
        return []
    mine = [entry.words[0] for entry in entries]
    verb = words.verbs[words.verb_of[mine[0]]]
    if any(words.verb_of[word] != verb.id for word in mine):
        return []
    varying = [i for i, column in enumerate(words.args) if len({column[w] for w in mine}) > 1]
    at = [i for i, of in enumerate(verb.domains) if of.name in _NUMBERS]
    if len(at) != 1 or not set(varying) <= set(at):
        return []
    of = verb.domains[at[0]]
    return [int(of.by_value[words.args[at[0]][word]]) for word in mine]
