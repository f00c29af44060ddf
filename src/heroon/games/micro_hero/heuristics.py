"""MICRO HERO: what a sensible player does, written by hand.

`policy` looks at public facts alone. Everything is public but the order of unseen cards, so it
answers alike in every world that a seat cannot tell apart. Its ideas are these. Rain of Cards
always draws, at the start of the turn. The hand is played in the order whose totals are worth most,
with a card overloaded where that pays. The Posture is tilted every turn, so that Rain of Cards
comes back. Experience improves the card on top of the discard, then buys Blessings, then keeps the
deck full. Between two rounds wounds are healed first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from heroon.kernel import STOP, Ask, Rng
from heroon.kernel.heuristics import DEEP, USUAL, Heuristics, Planning

from . import words as w
from .cards import ATTACK, CLEANSES, DEFENCE, DRAWS, EXPERIENCE
from .orders import chosen, good_order, plays, quick_order
from .prospects import chapter, worth_of
from .purchases import Shop, greedy, sequences, turns_to_come
from .rules_perfecting import anticipate, buy, improve
from .rules_planning import play, tilt
from .stack import has, total, trial_attack, trial_defence
from .state import Journey
from .steps import PERFECT, PLAN
from .valuing import (
    CAREFUL,
    TASTE,
    HandValue,
    Needs,
    Taste,
    burn_cost,
    lacking_cards,
    points_of,
    rows,
    tally,
)
from .windows import in_perfecting, in_planning

#: The special Life cards (Calm and Anger), the mildest first.
_MILD: Final = (2, 4, 1, 3)

#: Hooks that are at home in other modules.
__all__ = ["chapter", "policy", "worth_of"]


def policy(g: Journey, ask: Ask, rng: Rng) -> int:
    """Return one of the words of a question: what a sensible player says."""
    return decide(g, ask, CAREFUL)


def decide(g: Journey, ask: Ask, taste: Taste) -> int:
    """Return one of the words of a question: what a player of the given taste says."""
    words = ask.words
    if len(words) == 1:
        return words[0]
    return _CHOICES[ask.prompt](g, ask, taste)


# -- phase 2, Planning ----------------------------------------------------------------------------


def _plan(g: Journey, ask: Ask, taste: Taste) -> int:
    return line_of(g, 0 if ask.seats & 1 else 1, ask.words, taste)[0]


def line_of(
    g: Journey, seat: int, words: Sequence[int], taste: Taste, quick: bool = False
) -> list[int]:
    """List what a seat says in Planning: a draw first, else the whole hand in its order."""
    tilted = w.TILT[seat] in words
    if tilted and draws_first(g, seat):
        return [w.TILT[seat]]
    look = HandValue(g, seat, tilted, taste)
    order, bent = quick_order(g, look) if quick else good_order(look, g.hand[seat])
    return spoken(g, seat, order, bent if tilted else -1)


def draws_first(g: Journey, seat: int) -> bool:
    """Return whether a seat tilts its Posture before it plays cards.

    It does when the Posture brings cards. It also does with an empty hand, so that no lightning of
    Hera's overloads a card.
    """
    return g.side[seat] == w.SIDE_B or not g.hand[seat] or g.posture[seat] == w.OMPHALE


def spoken(g: Journey, seat: int, order: Sequence[int], bent: int) -> list[int]:
    """List the words that play cards in this order, with the Posture tilted before card `bent`.

    `bent` counts from 0 in the whole row of played cards; -1 is none.
    """
    line = [w.PLAY[seat][card] for card in order]
    if bent >= len(g.stack[seat]):
        line.insert(bent - len(g.stack[seat]), w.TILT[seat])
    return line


def _distaff(g: Journey, ask: Ask, taste: Taste) -> int:
    """Put the card of the hand that is worth least under the Distaff, wounds first."""
    words = [word for word in ask.words if word != STOP]
    return min(words, key=lambda word: points_of(g, w.A[word])) if words else STOP


def _cleanse(g: Journey, ask: Ask, taste: Taste) -> int:
    """Exhaust the worst wound, of two alike the one in the discard.

    A wound in hand still triggers other cards this turn.
    """
    return max(ask.words, key=lambda word: (w.BASE[w.B[word]], w.A[word]))


def _double(g: Journey, ask: Ask, taste: Taste) -> int:
    """Let Hera's lightning overload the played card that is best for this turn."""
    seat = ask.seats.bit_length() - 1
    cards = rows(g, g.stack[seat])
    needs = Needs(g, seat, taste)
    lacking = lacking_cards(g, seat, taste)

    def value(word: int) -> float:
        i = w.A[word] - 1
        burnt = burn_cost(g.stack[seat][i], needs.turns, lacking, taste)
        return needs.worth(tally(cards, 0, i)) - burnt

    return max(ask.words, key=value)


# -- phase 3, Perfecting --------------------------------------------------------------------------


def _perfect(g: Journey, ask: Ask, taste: Taste) -> int:
    """Choose the option that is worth most for its experience, else end the phase.

    At the end an Overloaded that was not used is tilted, so that it turns to Rain of Cards at the
    end of the turn.
    """
    turns = turns_to_come(g, taste)
    best, choice = 0.0, -1
    for seat in range(len(g.hand)):
        if ask.seats >> seat & 1:
            shop = Shop(g, seat, turns, taste)
            at = shop.start()
            for more in shop.options(at, shop.sale):
                value = more.value / (at.left - more.left)
                if value > best:
                    best, choice = value, more.words[0]
    if choice >= 0:
        return choice
    return closing(g, ask)[0]


def closing(g: Journey, ask: Ask) -> list[int]:
    """List the words that end Perfecting; an Overloaded that was not used is tilted first."""
    line = []
    for seat in range(len(g.hand)):
        if g.side[seat] == w.SIDE_A and g.posture[seat] == w.HERCULES:
            if w.TILT[seat] in ask.words:
                line.append(w.TILT[seat])
    return line + [word for word in ask.words if w.VERB[word] == w.READY.id]


# -- phase 5, Defence; phase 6, Upkeep ------------------------------------------------------------


def _split(g: Journey, ask: Ask, taste: Taste) -> int:
    """Share out the defence points so that as few wounds as possible come."""
    against = trial_attack(g)
    points = total(g, 0, DEFENCE) + total(g, 1, DEFENCE)

    def hits(word: int) -> int:
        first = w.A[word]
        lacking = [against - first - g.guard[0], against - (points - first) - g.guard[1]]
        each = [max(n, 0) if g.blood else int(n > 0) for n in lacking]
        return sum(each)

    return min(ask.words, key=hits)


def _any(g: Journey, ask: Ask, taste: Taste) -> int:
    return ask.words[0]


def _upkeep(g: Journey, ask: Ask, taste: Taste) -> int:
    """Say ready: the Posture was used before, if it was of use."""
    return next(word for word in ask.words if w.VERB[word] == w.READY.id)


def _spin(g: Journey, ask: Ask, taste: Taste) -> int:
    """Improve the card under the Posture that gains most points."""
    return max(
        ask.words, key=lambda word: points_of(g, w.A[word] + w.PLUS) - points_of(g, w.A[word])
    )


# -- setting up, preparations ---------------------------------------------------------------------


def _deck(g: Journey, ask: Ask, taste: Taste) -> int:
    """Choose the starting deck that is nearest to the one liked."""
    s, b, t = taste.deck

    def far(word: int) -> int:
        d = w.A[word]
        return abs(w.DECK_STRIKES[d] - s) + abs(w.DECK_BLOCKS[d] - b) + abs(w.DECK_TRAININGS[d] - t)

    return min(ask.words, key=far)


def _life(g: Journey, ask: Ask, taste: Taste) -> int:
    return min(ask.words, key=lambda word: _MILD.index(w.A[word]))


def _prepare(g: Journey, ask: Ask, taste: Taste) -> int:
    """Heal wounds, then fill the deck, then improve the Technique that is wanted most."""
    seat = 0 if ask.seats & 1 else 1
    cards = g.unseen[seat]
    wounds = sum(1 for c in cards if w.IS_WOUND[c])

    def value(word: int) -> float:
        if w.A[word] != seat:
            return -1.0
        verb = w.VERB[word]
        if verb == w.HEAL.id:
            return 10.0 + w.B[word] if wounds >= taste.heal else 0.5
        if verb == w.GAIN.id:
            share = _share(cards, w.B[word], taste)
            return 4.0 + share if len(cards) - wounds < taste.size else 0.1
        if verb == w.TRAIN.id:
            return 2.0 + _share(cards, w.B[word], taste)
        if verb == w.GUARD_UP.id:
            return taste.guard
        return 0.2 if verb == w.SKIP.id else 0.0

    return max(ask.words, key=value)


def _share(cards: Sequence[int], card: int, taste: Taste) -> float:
    """Score how much one more of a kind of Technique is wanted, between 0 and 1."""
    mine = sum(1 for c in cards if w.BASE[c] == card)
    return taste.want[card - 1] / (mine + 1.0) / 10


_CHOICES: Final[dict[int, Callable[[Journey, Ask, Taste], int]]] = {
    w.P_LIFE: _life,
    w.P_DECK: _deck,
    w.P_POSTURE: _any,
    w.P_PLAN: _plan,
    w.P_DISTAFF: _distaff,
    w.P_CLEANSE: _cleanse,
    w.P_DOUBLE: _double,
    w.P_PERFECT: _perfect,
    w.P_SPLIT: _split,
    w.P_FIRST: _any,
    w.P_UPKEEP: _upkeep,
    w.P_SPIN: _spin,
    w.P_PREPARE: _prepare,
}


# -- what search and hints ask --------------------------------------------------------------------


#: How many orders of the hand are tried in sampled worlds, how many of them before a draw.
_ORDERS: Final = 7
_DRY_ORDERS: Final = 3
#: How many sequences of purchases are.
_SEQUENCES: Final = 4


#: Of the last Trial so many positions are looked at: few of its choices are as near the end.
EFFORT: Final = replace(USUAL, exact=600)
DEEPER: Final = replace(DEEP, exact=600)


def lines(g: Journey, ask: Ask) -> list[list[int]]:
    """List sequences of words that a search may try at a question, the policy's own first."""
    seat = 0 if ask.seats & 1 else 1
    if ask.prompt == w.P_PLAN:
        return _plan_lines(g, seat, ask.words)
    if ask.prompt == w.P_PERFECT:
        return _perfect_lines(g, seat, ask)
    first = decide(g, ask, TASTE)
    if ask.prompt == w.P_DOUBLE:
        return [[first]] + [[word] for word in ask.words if word != first]
    return [[first]]


def _plan_lines(g: Journey, seat: int, words: Sequence[int]) -> list[list[int]]:
    """List sequences for Planning: the policy's, and those of the best orders of the hand.

    Where the Posture could draw first, there are also orders without a draw. The Posture then stays
    upright for Perfecting or for the end of the turn.
    """
    found = [line_of(g, seat, words, TASTE)]
    if not g.hand[seat]:
        return found + [[w.READY[seat]]]
    tilted = w.TILT[seat] in words
    dry = tilted and draws_first(g, seat)
    look = HandValue(g, seat, tilted and not dry, TASTE)
    best = plays(look, g.hand[seat])
    for some in chosen(look.needs, best, _DRY_ORDERS if dry else _ORDERS):
        line = spoken(g, seat, some.order, some.bent if tilted and not dry else -1)
        if dry:
            line.append(w.READY[seat])
        if line not in found:
            found.append(line)
    return found


def _perfect_lines(g: Journey, seat: int, ask: Ask) -> list[list[int]]:
    """List sequences for Perfecting: the policy's, and the best purchases, each with its end.

    Rain of Cards that is still upright may stay so, or draw a card for the next turn.
    """
    end = closing(g, ask)
    first = greedy(g, seat, TASTE)
    found = [[*first.words, *end]]
    for basket in sequences(g, seat, TASTE, _SEQUENCES):
        line = [*basket.words, *end]
        if line not in found:
            found.append(line)
    if w.TILT[seat] in ask.words and w.TILT[seat] not in end:
        many = 2 if g.posture[seat] == w.HERCULES else 1
        draw = [w.TILT[seat]] * many
        found += [[*line[: -len(end)], *draw, *end] for line in found[:2]]
    return found


def reply(g: Journey, ask: Ask) -> list[int]:
    """Return a quick answer for a playout: some words to be said in a row."""
    seat = 0 if ask.seats & 1 else 1
    if ask.prompt == w.P_PLAN:
        return line_of(g, seat, ask.words, TASTE, quick=True)
    if ask.prompt == w.P_PERFECT and len(g.hand) == 1:
        return [*greedy(g, seat, TASTE).words, *closing(g, ask)]
    return [decide(g, ask, TASTE)]


def say(g: Journey, line: Sequence[int]) -> int:
    """Say the first words of a line while the same question returns; return how many were said.

    The words must be legal. This spares a playout the questions in between, which take longer than
    the words.
    """
    step = g.agenda[-1]
    if step != PLAN and step != PERFECT:
        return 0
    said = 0
    for word in line:
        if g.agenda[-1] != step or not _said(g, word, step):
            break
        said += 1
    return said


def _said(g: Journey, word: int, step: int) -> bool:
    """Say one word of Planning or Perfecting; return False if it cannot be said without asking."""
    verb, seat = w.VERB[word], w.A[word]
    if verb == w.PLAY.id:
        if w.B[word] not in g.hand[seat]:
            return False  # a blessing has exhausted it
        play(g, seat, w.B[word])
    elif verb == w.BUY.id:
        buy(g, seat, w.B[word])
    elif verb == w.IMPROVE.id:
        improve(g, seat)
    elif verb == w.ANTICIPATE.id:
        anticipate(g, seat)
    elif not (in_planning(g, seat) if step == PLAN else in_perfecting(g, seat)):
        if verb == w.TILT.id or step == PLAN:
            return False
        g.ready |= 1 << seat
    elif verb == w.TILT.id:
        tilt(g, seat)
        if step == PERFECT:
            g.armed[seat] = 0
    else:
        g.ready |= 1 << seat
    return True


def progress(g: Journey) -> tuple[int, int, str]:
    """Return the Trials beaten, the Trials of a game, and the name of the one that is fought."""
    return chapter(g), w.LABOURS, w.TRIALS.by_value[g.trial[0]] if g.trial else ""


def settle(g: Journey, rng: Rng) -> bool:
    """Put the unseen cards of every deck in a random order; return False if there are none."""
    some = False
    for seat in range(len(g.hand)):
        if g.unseen[seat]:
            cards = list(g.unseen[seat])
            rng.shuffle(cards)
            g.deck[seat] = [card or cards.pop() for card in g.deck[seat]]
            g.unseen[seat] = cards
            some = True
    return some


def best_line(g: Journey, seat: int, prompt: int, words: Sequence[int]) -> list[int]:
    """List what a seat best says in Planning, or nothing if it has no hand to put in order."""
    if prompt != w.P_PLAN or not g.hand[seat]:
        return []
    tilted = w.TILT[seat] in words
    if tilted and draws_first(g, seat):
        return [w.TILT[seat]]
    best = next(iter(plays(HandValue(g, seat, tilted, TASTE), g.hand[seat])))
    return spoken(g, seat, best.order, best.bent if tilted else -1)


class Reached(NamedTuple):
    """The words of a line that are certain, the totals after them, and the Trial's numbers."""

    words: tuple[int, ...]
    attack: int
    defence: int
    experience: int
    block: int
    against: int


def reaches(g: Journey, seat: int, line: Sequence[int]) -> Reached:
    """Return how far a line of Planning is certain, and the totals that it is sure to reach.

    `g` is a sampled world that is spoilt by this. Nothing is certain behind a word that draws, or
    behind a card that asks for a wound.
    """
    said: list[int] = []
    for word in line:
        said.append(word)
        if w.VERB[word] == w.TILT.id:
            if g.posture[seat] == w.OMPHALE or g.side[seat] == w.SIDE_B:
                break
            g.armed[seat] = 1
            continue
        card = w.B[word]
        g.hand[seat].remove(card)
        g.stack[seat].append(card)
        if g.armed[seat] and not w.IS_WOUND[card]:
            g.armed[seat] = 0
            g.bent[seat] = len(g.stack[seat])
        if has(g, card, DRAWS) or (has(g, card, CLEANSES) and _hurt(g, seat)):
            break
    return Reached(
        tuple(said),
        total(g, seat, ATTACK),
        total(g, seat, DEFENCE),
        total(g, seat, EXPERIENCE),
        trial_attack(g),
        trial_defence(g),
    )


def _hurt(g: Journey, seat: int) -> bool:
    """Return whether a seat has a wound in hand or discard, which a Blessing can exhaust."""
    return any(w.IS_WOUND[card] for card in g.hand[seat] + g.discard[seat])


#: All that bots, searches and summaries ask of the game.
HEURISTICS: Final[Heuristics[Journey]] = Heuristics(
    policy=policy,
    planning=Planning(lines, reply, settle, chapter, worth_of, say, EFFORT, DEEPER),
    progress=progress,
)
