"""The command `play`: an order of cards on one line, told with what it reaches, then played."""

from __future__ import annotations

from heroon.play.orders import Order, Reach, Unclear, advice, possible, reach, read, told
from heroon.play.spoken import name_of, truth

from .line_match import LineMatch


def play(session: LineMatch, seat: int, rest: str) -> bool:
    """Play an order of cards that was typed on one line, once it is confirmed."""
    if not possible(session, seat):
        session.tell("order-not-now")
        return False
    if not rest:
        session.tell("order-what", name=name_of("play", session.lang))
        return False
    try:
        order = read(session, seat, rest)
    except Unclear as bad:
        session.tell(bad.key, item=bad.item, name=name_of("play", session.lang))
        return False
    return _confirmed(session, order, reach(session, order))


def _confirmed(session: LineMatch, order: Order, found: Reach) -> bool:
    if found.refused and not found.cards:
        session.refuse(order.seat, found.refused)
        return False
    words = order.words[: found.cards]
    session.tell("order", list=told(session, words), reach=found.text)
    if found.refused:
        session.refuse(order.seat, found.refused)
    if found.cards < len(order.words):
        session.tell("order-short", count=len(order.words) - found.cards)
    team = session.table.seats > 1 and len(set(session.table.teams)) == 1
    undo = name_of("undo", session.lang)
    session.tell("order-sure-for-good" if team else "order-sure", undo=undo)
    if truth(session.io.ask(session.t.text("mark"))) is not True:
        session.tell("order-not")
        return False
    for word in words:
        if word not in session.table.words(order.seat):
            session.tell("order-stopped")
            break
        session.answer(order.seat, word)
    return True


def advise(session: LineMatch, seat: int) -> bool:
    """Tell the order that a bot advises; return whether there was one."""
    hint = advice(session, seat)
    if hint is None:
        return False
    session.io.say(hint.text, 2)
    if hint.typed:
        session.tell("hint-order-line", line=hint.typed)
    return True
