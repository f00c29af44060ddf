"""What each command of the line mode does.

An act is a function of the session, the seat that is asked and the rest of the line; it returns
whether the question is done with.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from heroon.ai import bot_names
from heroon.kernel import InputError, Rng
from heroon.kernel.errors import REFUSED, UNKNOWN
from heroon.play import looking, paths
from heroon.play.bots import BEST, choose, seed_for
from heroon.play.keeper import called_for, quoted
from heroon.play.moment import keep_moment
from heroon.play.odds import chance_lines, chances_of
from heroon.play.orders import advised, typed_word
from heroon.play.spoken import COMMANDS, answer, is_turn, name_of, number_in, truth
from heroon.play.told import Look, no_explanation
from heroon.play.who_plays import changes
from heroon.texts.reasons import reason

from . import ordering
from .line_match import LineMatch
from .pictures import area_lines
from .plans import plan_of
from .rules import show_readings, show_rules

#: How much of the log is shown unless all of it is wanted.
LOG: Final = 30
#: So many things are told in full; of more only the names.
FEW: Final = 6


def known(session: LineMatch, name: str) -> bool:
    """Return whether a command is one of this game's."""
    if name == "players":
        return session.table.seats > 1
    if name == "totals":
        return session.teller.explain is not no_explanation
    return name != "play" or bool(session.seating.hints.numbers)


def act(session: LineMatch, seat: int, name: str, rest: str) -> bool:
    """Do what a command says; return whether the question is done with."""
    return _ACTS[name](session, seat, rest)


def _help(session: LineMatch, seat: int, rest: str) -> bool:
    """List the commands, or with a word behind it the codes."""
    if rest:
        return _forms(session, seat)
    t, lang = session.t, session.lang
    words = session.seating.words(seat)
    session.tell("help", token=session.table.spec.words.text[words[-1]])
    for name in COMMANDS:
        if known(session, name):
            usage = t.text(f"usage-{name}", name=name_of(name, lang))
            session.io.say(t.text("labelled", label=usage, text=t.text(f"help-{name}")), 4)
    return False


def _forms(session: LineMatch, seat: int) -> bool:
    """Tell how the code of each kind of answer is spelt."""
    session.tell("help-forms")
    for form, text in session.sentences(seat).forms():
        session.io.say(session.t.text("labelled", label=form, text=text), 4)
    if session.t.has("codes-note"):
        session.tell("codes-note")
    if session.seating.shared(seat):
        session.tell("help-team")
    return False


def _codes(session: LineMatch, seat: int, rest: str) -> bool:
    wanted = truth(rest) if rest else not session.codes
    if wanted is None:
        session.tell("codes-what", name=name_of("codes", session.lang))
        return False
    session.codes = wanted
    session.question(seat)
    return False


def _view(session: LineMatch, seat: int, rest: str) -> bool:
    session.draw(seat, again=True)
    if rest:
        session.io.say()
        session.io.draw(area_lines(session.seating.view(seat), session.sentences(seat)))
    session.question(seat)
    return False


def _look(session: LineMatch, seat: int, rest: str) -> bool:
    """Tell what the things are whose names hold some words, in full when there are few."""
    sentences = session.sentences(seat)
    tell = looking.telling(session.teller, sentences)
    found = looking.things(session.seating.view(seat), tell)
    found = [thing for thing in found if looking.matches(thing, rest)]
    full = bool(rest) and len(found) <= FEW
    for thing in found:
        session.io.say(looking.title(thing), 2)
        if full:
            for line in looking.lines(thing, session.guide, session.teller, sentences):
                session.io.say(line, 4)
    if not found:
        session.tell("look-none", query=rest[:40])
    elif not full:
        session.tell("look-what", name=name_of("look", session.lang))
    return False


def _totals(session: LineMatch, seat: int, _rest: str) -> bool:
    """Tell how each total on the table comes about, term by term."""
    look = Look(session.seating.view(seat), session.sentences(seat))
    explained = session.teller.explain(look)
    if not explained:
        session.tell("app-explain-none")
    for one in explained:
        session.io.say(one.title)
        for term in one.terms:
            # A line without points is a heading or a remark: no colon leads to nothing.
            told = (
                session.t.text("labelled", label=term.text, text=term.points)
                if term.points
                else term.text
            )
            session.io.say(told, 4)
    return False


def _why(session: LineMatch, seat: int, rest: str) -> bool:
    if not rest:
        session.tell("why-what", name=name_of("why", session.lang))
        return False
    shown = session.shown(rest)
    if not _spelt(session, seat, rest):
        return False
    try:
        if shown:
            word = session.seating.meant(seat, shown[0])
            speaker, said = session.seating.speaker(seat, word), session.text(word)
        else:
            speaker, said = session.seating.read(seat, answer(rest))
        info = session.table.why(said, speaker)
    except InputError as bad:
        session.refuse(seat, bad)
        return False
    if info is None:
        session.tell("why-not")
    else:
        session.refuse(seat, InputError(REFUSED, info.name, rest, "", info.rule))
    return False


def _spelt(session: LineMatch, seat: int, rest: str) -> bool:
    """Return whether a text is a number that is shown or a word of the game; say so where not."""
    number = number_in(rest)
    if number is not None and number not in session.open:
        session.no_such(number)
        return False
    try:
        if number is None:
            speaker, said = session.seating.read(seat, answer(rest))
            session.table.spec.words.parse(speaker, said)
    except InputError as bad:
        if bad.kind == UNKNOWN:
            session.tell("why-unknown", token=rest, help=name_of("help", session.lang))
            return False
    return True


def _rule(session: LineMatch, _seat: int, rest: str) -> bool:
    if rest:
        show_rules(session.guide.find(rest), rest, session.t, session.io)
        return False
    session.tell("rule-list", name=name_of("rule", session.lang))
    for section in session.guide.sections:
        session.io.say(session.t.text("rule-line", id=section.id, title=section.title), 4)
    show_readings(session.guide, name_of("rule", session.lang), session.t, session.io)
    return False


def _log(session: LineMatch, seat: int, rest: str) -> bool:
    events = session.table.events(session.seating.viewer(seat))
    lines = session.sentences(seat).story(events)
    shown = lines if rest else lines[-LOG:]
    if len(shown) < len(lines):
        session.tell("log-part", count=len(lines), name=name_of("log", session.lang))
    for line in shown:
        session.io.say(line, 2)
    return False


def _undo(session: LineMatch, seat: int, _rest: str) -> bool:
    why = session.back(seat).why
    said = session.take_back(seat)
    if not said:
        session.tell(f"app-back-none-{why}")
        return False
    session.keeper.keep()
    session.forget()
    session.tell("undone", answer=said)
    return True


def _hint(session: LineMatch, seat: int, _rest: str) -> bool:
    told = [ordering.advise(session, s) or _word_hint(session, s) for s in advised(session, seat)]
    if not any(told):
        session.tell("hint-none")
    still = session.standstill(always=True)
    if still:
        session.tell("standstill-lines", told=still, name=name_of("draw", session.lang))
    return False


def _word_hint(session: LineMatch, seat: int) -> bool:
    """Tell the answer that the best bot would give; return whether there is such a bot."""
    if BEST not in bot_names(session.table.spec):
        return False
    word = choose(BEST, session.table, seat, session.s.seed)
    typed = typed_word(session, seat, word)
    session.tell("hint", answer=session.sentence(seat, word), token=typed)
    plan = plan_of(session, seat, word)
    if plan:
        session.tell("app-hint-then", list=" · ".join(plan))
    return True


def _passes(session: LineMatch, seat: int, rest: str) -> bool:
    """Switch the two orders that are used most: pass until the turn ends, or while idle."""
    name = name_of("passes", session.lang)
    orders = session.table.spec.standing
    idle = next((one.name for one in orders if not one.turn), "")
    if is_turn(rest) and session.pass_turn(seat):
        session.keeper.keep()
        session.tell("passes-turn")
        return session.declined(seat) is not None
    wanted = truth(rest) if rest else not session.ordered_by(seat, idle)
    if wanted is None:
        session.tell("passes-what", name=name)
        return False
    if wanted and session.seating.curtain:
        session.tell("passes-shared", name=name)
        return False
    session.order(seat, idle, wanted)
    if not wanted:
        for one in orders:
            session.order(seat, one.name, False)
    session.keeper.keep()
    session.tell("passes-on" if wanted else "passes-off")
    return wanted and session.declined(seat) is not None


def _orders(session: LineMatch, seat: int, rest: str) -> bool:
    """List the orders of the game by number; with a number, leave that one or withdraw it."""
    name = name_of("orders", session.lang)
    found = session.standing()
    number = number_in(rest) if rest else None
    if number is not None and 1 <= number <= len(found):
        one = found[number - 1]
        session.order(seat, one.name, not session.ordered_by(seat, one.name))
        session.keeper.keep()
    elif rest:
        session.tell("orders-what", name=name)
        return False
    if not found:
        session.tell("app-orders-none")
    for at, one in enumerate(found, 1):
        on = session.ordered_by(seat, one.name)
        text = session.t.text(f"standing-{one.name}")
        line = session.t.text("orders-line", number=at, text=text, on="yes" if on else "no")
        session.io.say(line, 6)
    if found and not rest:
        session.tell("orders-what", name=name)
    return session.declined(seat) is not None


def _players(session: LineMatch, seat: int, rest: str) -> bool:
    """List who plays the seats without a person by number; with a number, change one."""
    found = changes(session, seat)
    number = number_in(rest) if rest else None
    if number is not None and 1 <= number <= len(found):
        secret = session.seating.curtain
        told = found[number - 1].make()
        session.reseat(seat, secret)
        session.io.say(told, 2)
        session.keeper.keep()
        return True
    if not rest:
        for at, one in enumerate(found, 1):
            session.io.say(session.t.text("choice", number=str(at), text=one.text), 4)
    session.tell("players-what", name=name_of("players", session.lang))
    return False


def _talk(said: str) -> Callable[[LineMatch, int, str], bool]:
    """Make the command that says something out of turn."""

    def act(session: LineMatch, seat: int, _rest: str) -> bool:
        word = said
        if said == "!yes":
            word = f"!{session.offered(seat)}"
            if word == "!":
                session.tell("talk-none")
                return False
        speaker = seat
        offer = session.table.talk.offer
        if word in ("!draw", "!back") and offer is not None:
            speaker = next(own for own in session.own(seat) if offer.waits >> own & 1)
        try:
            key = session.say_out(speaker, word)
        except InputError as bad:
            session.tell("talk-no", why=reason(bad.why, session.lang))
            return False
        session.keeper.keep()
        session.tell(key)
        return key in ("talk-done", "talk-practice")

    return act


def _lang(session: LineMatch, _seat: int, rest: str) -> bool:
    wanted = rest.lower()[:2]
    if wanted not in ("fr", "en"):
        session.tell("lang-what")
        return False
    session.speak(wanted)
    session.tell("lang-now")
    return True


def _save(session: LineMatch, _seat: int, rest: str) -> bool:
    if not rest:
        session.keeper.write(loud=True)
        return False
    try:
        path = paths.expand(rest)
    except OSError as bad:
        session.keeper.failed(rest, bad)
        return False
    session.keeper.write(path, loud=True)
    return False


def _scenario(session: LineMatch, _seat: int, rest: str) -> bool:
    """Keep the present moment as a scenario, in a file that does not exist yet."""
    if not rest:
        session.tell("scenario-what", name=name_of("scenario", session.lang))
        return False
    try:
        path = paths.expand(rest)
        keep_moment(session, path)
    except FileExistsError:
        session.tell("save-exists", file=rest)
    except OSError as bad:
        session.tell("save-failed", file=rest, why=paths.cause(bad, session.t))
    except InputError as bad:
        session.tell("scenario-no", why=reason(bad.why, session.lang))
    else:
        given = {"command": called_for("scenario"), "quoted": quoted(str(path))}
        session.tell("scenario-kept", file=str(path), **given)
    return False


def _resign(session: LineMatch, seat: int, _rest: str) -> bool:
    session.tell("resign-sure")
    if truth(session.io.ask(session.t.text("mark"))) is not True:
        session.tell("resign-not")
        return False
    session.put(seat, "!resign")
    session.keeper.keep()
    return True


def _quit(session: LineMatch, _seat: int, _rest: str) -> bool:
    if session.keeper.write():
        session.leave()
    return False


def _odds(session: LineMatch, seat: int, rest: str) -> bool:
    table = session.table
    words = session.seating.words(seat)
    if rest and not _spelt(session, seat, rest):
        return False
    if rest:
        try:
            words = [_offered(session, seat, rest)]
        except InputError as bad:
            session.refuse(seat, bad)
            return False
    found = False
    rng = Rng(seed_for(session.s.seed, seat, len(table.tokens)))
    for word in words:
        chances = chances_of(table, session.seating.speaker(seat, word), word, rng)
        if chances.possible:
            found = True
            session.io.say(session.t.text("heading", label=session.sentence(seat, word)))
            for line in chance_lines(chances, session.t):
                session.io.say(line, 4)
    if not found:
        session.tell("odds-none")
    return False


def _offered(session: LineMatch, seat: int, rest: str) -> int:
    """Find the offered word that a number or a code means; raise `InputError` for others."""
    shown = session.shown(rest)
    if len(shown) == 1:
        return session.seating.meant(seat, shown[0])
    table = session.table
    speaker, token = session.seating.read(seat, answer(rest))
    word = table.read(token, speaker)
    if word not in table.words(speaker):
        why = table.why(word, speaker)
        raise InputError(REFUSED, why.name if why else "not-offered", token)
    return word


_ACTS: Final[dict[str, Callable[[LineMatch, int, str], bool]]] = {
    "help": _help,
    "play": ordering.play,
    "view": _view,
    "look": _look,
    "totals": _totals,
    "codes": _codes,
    "why": _why,
    "rule": _rule,
    "odds": _odds,
    "hint": _hint,
    "log": _log,
    "undo": _undo,
    "passes": _passes,
    "orders": _orders,
    "players": _players,
    "draw": _talk("!draw?"),
    "back": _talk("!back?"),
    "agree": _talk("!yes"),
    "decline": _talk("!no"),
    "claim": _talk("!claim"),
    "lang": _lang,
    "save": _save,
    "scenario": _scenario,
    "resign": _resign,
    "quit": _quit,
}
