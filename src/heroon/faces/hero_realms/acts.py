"""Hero Realms solo: the acts of the Boss in his turn, one by one, and what they add up to.

Each act is told by the events of the log, at the card that acts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from heroon.games.hero_realms import cards as data
from heroon.games.hero_realms import words as w
from heroon.games.hero_realms.piles import is_open_guard
from heroon.games.hero_realms.seen import position_of
from heroon.games.hero_realms.state import BENT
from heroon.kernel import Event, GameSpec, View
from heroon.play.told import Reckoning, SeatlessAct, Stage
from heroon.texts import Sentences

from . import wording

_GAINS: Final = (w.E_OWN_GAINS, w.E_BOSS_GAINS)
#: Events that begin an act: the next event told in the same step is part of it.
_OPENS: Final = (
    *(w.E_BOSS_TURN, w.E_SECONDARY, w.E_OWN_SECONDARY, w.E_LIMIT, w.E_ACTS, w.E_OWN_ACT),
)
#: Events that belong to the act before them.
_FOLLOWS: Final = (w.E_CLOCK, w.E_ROW, w.E_BOSS_KEEPS, w.E_LOST)
#: What the hero does because of the Boss: no act where the hero was just asked for it.
_HIS: Final = (w.E_LOST_CARD, w.E_LEANED, w.E_ABSORBED)
#: Events that take a card off the table.
_LEAVES: Final = (w.E_DROPPED, w.E_ABSORBED)
_ACTS: Final = frozenset(
    (
        *(*_OPENS, *_GAINS, *_HIS),
        *(w.E_REINFORCED, w.E_NO_REINFORCEMENT, w.E_TOO_LATE),
        *(w.E_ACQUIRED, w.E_BOSS_GOLD, w.E_DROPPED, w.E_NOTHING, w.E_NO_MARKET),
        *(w.E_KEPT, w.E_SHOWN, w.E_VARRICK, w.E_LOOTED, w.E_NOT_FOUND, w.E_BOSS_BOUGHT),
        *(w.E_FACE_MORE, w.E_FACE_LESS, w.E_BOSS_ATTACKS, w.E_HELD_OFF, w.E_WOUNDED, w.E_LOST),
    )
)
#: The most numbers of a sum that are told one by one; the first of more are added up.
_TERMS: Final = 7


class _Found(NamedTuple):
    """An act of the Boss: its events, and how many events had been told by its end."""

    events: tuple[Event, ...]
    until: int


def acts(stage: Stage, sentences: Sentences) -> list[SeatlessAct]:
    """List the acts of the Boss in a step of the rules, as the hero is told them."""
    found = [act for act in _found(stage) if act.events[-1].id != w.E_LIMIT]
    turn = _turn(stage.told)
    out = []
    for act in found:
        leaves = act.events[-1].id in _LEAVES
        done = act is found[-1] and not leaves
        at = _at(act.events, stage.after if done else stage.before, done)
        counts = _counts(act, turn, stage, sentences)
        line = " ".join(_lines(act.events, sentences))
        added = sum(map(_combat, act.events))
        sign = f"{'+' if added > 0 else '−'}{abs(added)}" if added else ""
        reckoning = _reckoning(turn, act.until, stage, sentences.spec)
        out.append(SeatlessAct(act.until, line, at, tuple(counts), leaves, sign, reckoning))
    return out


def _turn(told: Sequence[Event]) -> int:
    """Find the number of the event with which the Boss's present turn began."""
    begun = (n for n in range(len(told) - 1, -1, -1) if told[n].id == w.E_BOSS_TURN)
    return next(begun, len(told))


def _found(stage: Stage) -> Iterator[_Found]:
    """Split the events of a step into the Boss's acts, and yield one act after the other."""
    act: list[Event] = []
    until = stage.since
    for number, event in enumerate(stage.told[stage.since :], stage.since + 1):
        if act and not _joins(act, event):
            yield _Found(tuple(act), until)
            act = []
        if act or (event.id in _ACTS and not (stage.said and event.id in _HIS)):
            act.append(event)
        until = number
    if act:
        yield _Found(tuple(act), until)


def _joins(act: Sequence[Event], event: Event) -> bool:
    """Return whether an event is part of the act before it."""
    last = act[-1]
    if event.id in _GAINS:
        giver = last.args[0] if last.id in (*_OPENS, *_GAINS) else 0
        return giver == event.args[0] and act[0].id in _OPENS
    begins = event.id in _OPENS or event.id not in _ACTS
    return event.id in _FOLLOWS or (last.id in _OPENS and not begins)


def _lines(events: Sequence[Event], sentences: Sentences) -> Iterator[str]:
    """Yield the sentences of an act, but neither a turn's heading nor notes for the log alone."""
    for event in events:
        if event.id not in (w.E_BOSS_TURN, w.E_LIMIT):
            yield sentences.event(event)


# -- where it is shown ----------------------------------------------------------------------------


def _at(events: Sequence[Event], view: View, done: bool) -> tuple[str, ...]:
    """Return the targets where an act is shown: at the card that acts, or at what it is about.

    `done` says whether the view already shows the act's end.
    """
    event = next((e for e in reversed(events) if e.id not in _FOLLOWS), events[-1])
    name = wording.face(event.args[0]) if event.id in _CARDS else ""
    match event.id:
        case w.E_ACQUIRED | w.E_BOSS_BOUGHT | w.E_REINFORCED:
            both = (f"zone/{name}", f"row/{name}")
            return both if done else both[::-1]
        case w.E_DROPPED:
            return (f"row/{name}",)
        case w.E_SHOWN:
            return (f"shown/{name}",)
        case w.E_LEANED | w.E_ABSORBED:
            return (f"champions.0/{name}",)
        case w.E_LOST_CARD:
            return ("discard.0",)
        case w.E_FACE_MORE | w.E_FACE_LESS:
            return (f"behaviour/{wording.face(wording.face_up(view))}",)
        case w.E_BOSS_TURN | w.E_TOO_LATE:
            return ("clock",)
        case w.E_WOUNDED | w.E_LOST:
            return ("health",)
        case _:
            return (f"zone/{name}", f"shown/{name}") if name else ("boss",)


#: The events whose first argument is a card.
_CARDS: Final = frozenset(
    (
        *(w.E_ACQUIRED, w.E_BOSS_BOUGHT, w.E_REINFORCED, w.E_DROPPED, w.E_SHOWN),
        *(w.E_LEANED, w.E_ABSORBED),
        *(w.E_SECONDARY, w.E_ACTS, w.E_KEPT, w.E_VARRICK, w.E_LOOTED, w.E_NOT_FOUND),
        w.E_BOSS_GAINS,
    )
)


# -- what it adds up to ---------------------------------------------------------------------------


def _counts(act: _Found, turn: int, stage: Stage, sentences: Sentences) -> Iterator[str]:
    """Tell the Boss's attack and gold up to an act, and whose health it changes."""
    t, spec = sentences.texts, sentences.spec
    kinds = {event.id for event in act.events}
    before, now = stage.told[turn : act.until - len(act.events)], stage.told[turn : act.until]
    terms = [n for event in now if (n := _combat(event))]
    strikes = w.E_BOSS_ATTACKS in kinds
    if terms and (strikes or any(map(_combat, act.events))):
        yield t.text("act-attack", sum=_sum(terms, strikes))
    if kinds & {w.E_ABSORBED, w.E_HELD_OFF, w.E_WOUNDED}:
        yield t.text("act-attack", sum=_sum([n for e in now if (n := _blow(e, spec))], True))
    old, new = (sum(map(_gold, events)) for events in (before, now))
    if old != new:
        yield t.text("act-gold", old=old, new=new)
    healed = sum(_gained(event, w.GIVES_HEALTH) for event in act.events)
    if healed:
        later = stage.told[act.until :]
        new = stage.after.counter("boss-health") - sum(_gained(e, w.GIVES_HEALTH) for e in later)
        yield t.text("act-boss-health", old=new - healed, new=new)
    if kinds & {w.E_WOUNDED, w.E_LOST}:
        old, new = stage.before.counter("health"), stage.after.counter("health")
        yield t.text("act-health", old=old, new=new)


def _reckoning(turn: int, until: int, stage: Stage, spec: GameSpec[Any]) -> Reckoning | None:
    """Compute what the Boss's attack takes from the hero's health, by the events told so far.

    Guards that still stand stop as much as their shields can.
    """
    now, here = stage.told[turn:until], stage.told[stage.since : until]
    struck = _first(now, w.E_BOSS_ATTACKS)
    attack = sum(map(_combat, now)) if struck is None else struck
    if attack <= 0:
        return None
    hit = [e.args[0] for e in now if e.id == w.E_ABSORBED]
    lost, held = _first(now, w.E_WOUNDED), _first(now, w.E_HELD_OFF)
    stopped = sum(wording.shield(card, spec) for card in hit) + (held or 0)
    if lost is None and held is None:
        fallen = [e.args[0] for e in here if e.id == w.E_ABSORBED]
        stopped += _standing(stage.before, spec, fallen)
    stopped = min(stopped, attack)
    before = _first(stage.told[turn : stage.since], w.E_WOUNDED) or 0
    old = stage.before.counter("health") + before
    new = max(old - (attack - stopped if lost is None else lost), 0)
    return Reckoning(attack, stopped, old, new, max(wording.values(spec)[data.HEALTH], old))


def _first(events: Sequence[Event], kind: int) -> int | None:
    """Return the first argument of the first event of a kind; None where there is none."""
    return next((event.args[0] for event in events if event.id == kind), None)


def _standing(view: View, spec: GameSpec[Any], fallen: Sequence[int]) -> int:
    """Sum the shields of guards that stand before the hero, but for those in `fallen`."""
    g = position_of(view, spec)
    guards = [
        card
        for card, lies in zip(g.champions, g.poise, strict=True)
        if is_open_guard(g, card, lies & BENT)
    ]
    for card in fallen:
        if card in guards:
            guards.remove(card)
    return sum(wording.shield(card, spec) for card in guards)


def _sum(terms: Sequence[int], whole: bool) -> str:
    """Write numbers as a sum: `3 + 2 − 1`.

    With `whole` the total stands behind it.
    """
    shown = list(terms)
    if len(shown) > _TERMS:
        shown = [sum(shown[: 1 - _TERMS]), *shown[1 - _TERMS :]]
    told = "".join(f" {'−' if n < 0 else '+'} {abs(n)}" for n in shown)
    told = told[3:] if shown[0] >= 0 else f"−{told[3:]}"
    return f"{told} = {max(sum(terms), 0)}" if whole and len(shown) > 1 else told


def _gained(event: Event, kind: int) -> int:
    """Return how much of a kind (combat, gold, health) an event gives to the Boss."""
    return event.args[2] if event.id in _GAINS and event.args[1] == kind else 0


def _combat(event: Event) -> int:
    """Return how much an event adds to the Boss's attack."""
    if event.id == w.E_FACE_MORE:
        return event.args[0]
    return -event.args[0] if event.id == w.E_FACE_LESS else _gained(event, w.GIVES_COMBAT)


def _blow(event: Event, spec: GameSpec[Any]) -> int:
    """Return how much an event changes an attack that has begun; shields lessen it."""
    match event.id:
        case w.E_BOSS_ATTACKS:
            return event.args[0]
        case w.E_ABSORBED:
            return -wording.shield(event.args[0], spec)
        case w.E_HELD_OFF:
            return -event.args[0]
    return 0


def _gold(event: Event) -> int:
    """Return how much an event adds to the Boss's gold."""
    if event.id == w.E_BOSS_GOLD:
        return event.args[0]
    return -event.args[1] if event.id == w.E_BOSS_BOUGHT else _gained(event, w.GIVES_GOLD)
