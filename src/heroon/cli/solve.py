"""The commands that judge a position: its exact worth, or what a bot's search finds of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from typing import Any, Final

from heroon.ai.exact import MOST, Bounds, Solution, Unsolvable, solve
from heroon.ai.exact_nodes import Number
from heroon.ai.ismcts import Search
from heroon.ai.planner import Planner, effort_of
from heroon.ai.rollouts import ROLLOUTS, Trier
from heroon.ai.sureness import Tried, Weighed
from heroon.kernel import Ask, InputError, KernelError, Rng, Seat, Table, open_position
from heroon.kernel.ask import NATURE, first_seat
from heroon.kernel.errors import UNKNOWN
from heroon.kernel.positions import read_position
from heroon.kernel.scenario import read_scenarios
from heroon.kernel.toml import plain, read_toml
from heroon.play.moment import WITHHELD, moment, withheld
from heroon.play.paths import expand
from heroon.texts import Sentences, Texts, package_of, texts
from heroon.texts.reasons import reason

from .arguments import whole_number
from .chosen import read_text
from .printing import CommandError, printer
from .records import open_saved

#: The line between the header of a record and its tokens.
_RULE: Final = "\n---\n"
#: Fractions with more digits are told as decimals alone.
_LONG: Final = 9
#: The exit code where nothing was solved.
_UNSOLVED: Final = 1
#: What a bot is told to think where nobody says which.
_WEIGHER: Final = "ismcts:4000"


def solve_position(name: str, at: str, most: str, every: bool, lang: str) -> int:
    """Print the exact worth of each position in a file; return 1 unless all are solved."""
    t = texts(lang)
    bound = whole_number(most, "--most", 1, 100_000_000, t) if most else MOST
    worst = 0
    for label, table in _positions(name, at, lang):
        with _sound(label, lang):
            worst = max(worst, 0 if _solved(label, table, bound, every, lang) else _UNSOLVED)
    return worst


def weigh_position(name: str, at: str, bot: str, seed: str, lang: str) -> int:
    """Print what a bot's search finds of each answer in each position of a file."""
    t = texts(lang)
    number = whole_number(seed, "--seed", 0, 1 << 32, t)
    for label, table in _positions(name, at, lang, knowing=False):
        with _sound(label, lang):
            _weighed(label, table, bot, number, lang)
    return 0


@contextmanager
def _sound(label: str, lang: str) -> Iterator[None]:
    """Tell of a written position from which the rules cannot go on; its agenda may be too short."""
    try:
        yield
    except KernelError:
        t = texts(lang)
        raise CommandError(t.text("labelled", label=label, text=t.text("solve-broken"))) from None


# -- positions ----------------------------------------------------------------------------------


def _positions(
    name: str, at: str, lang: str, knowing: bool = True
) -> Iterator[tuple[str, Table[Any]]]:
    """Yield the positions of a file with their names: a moment of a record, or all of scenarios.

    Of a record that is not over nothing is told that its people may not know: with `knowing` all
    of the position counts, otherwise only whose turn it is.
    """
    if expand(name).is_file():
        text = plain(read_text(name, lang))
        if _RULE not in text:
            if at:
                raise CommandError(texts(lang).text("cli-range", **_range("--at", at)))
            yield from _written(text, name, lang)
            return
    saved = open_saved(name, lang)
    number = whole_number(at, "--at", 0, moment(saved.table).of, texts(lang)) if at else -1
    then = moment(saved.table, number).table
    people = saved.who.people if saved.who is not None else tuple(range(then.seats))
    if not saved.table.over:
        ask = then.ask
        if knowing and any(withheld(then, seat) for seat in people):
            why = reason(WITHHELD, lang)
            raise CommandError(texts(lang).text("labelled", label=name, text=why))
        if not knowing and ask is not None and ask.seats != NATURE:
            seat = first_seat(ask.seats)
            if seat not in people:
                raise CommandError(texts(lang).text("replay-secret", seat=str(seat)))
    yield name, then


def _range(option: str, value: str) -> dict[str, str]:
    return {"name": option, "low": "0", "high": "0", "value": value[:20]}


def _written(text: str, name: str, lang: str) -> Iterator[tuple[str, Table[Any]]]:
    """Yield the positions that stand in a file, which is a position or holds scenarios."""
    if isinstance(read_toml(text.partition("[[case]]")[0], name).get("rules"), int):
        yield name, read_position(text, name)
        return
    found = False
    for one in read_scenarios(text, name):
        state, options = one.head.get("state"), one.head.get("options", {})
        seats = one.head.get("seats", one.spec.seats[0])
        if isinstance(state, dict) and isinstance(options, dict) and seats in one.spec.seats:
            found = True
            yield one.where, open_position(one.spec, state, options, seats, one.where)
    if not found:
        raise CommandError(texts(lang).text("solve-needs-state", file=name))


def _sentences(table: Table[Any], seat: int, lang: str) -> tuple[Texts, Sentences]:
    """Return the texts of a game and what says its words to a seat."""
    spec = table.spec
    t = texts(lang, package_of(spec.id), spec.numbers)
    return t, Sentences(t, spec, seat, {s: f"player-{s + 1}" for s in range(table.seats)})


def _said(table: Table[Any], sentences: Sentences, seat: int, word: int) -> str:
    """Say a word, with the code that a record has for it."""
    return f"{sentences.word(word, table.view(seat))} [{table.spec.words.text[word]}]"


# -- exact --------------------------------------------------------------------------------------


def _solved(label: str, table: Table[Any], most: int, every: bool, lang: str) -> bool:
    """Print what is found of one position; return whether it is solved."""
    io, ask = printer(), table.ask
    if ask is None:
        io.say(texts(lang).text("solve-over", label=label), 2)
        return True
    seat = 0 if ask.seats == NATURE else first_seat(ask.seats)
    t, sentences = _sentences(table, seat, lang)
    head = "solve-chance" if ask.seats == NATURE else "solve-asked"
    io.say(t.text(head, label=label, seat=str(seat)), 2)
    try:
        found = solve(table, most, every=every)
    except Unsolvable as bad:
        io.say(t.text(f"solve-{bad.why}", seat=str(bad.seat)), 4)
        return False
    for line in _solution(found, table, most, t, sentences):
        io.say(line, 4)
    return found.exact


def _solution(
    found: Solution, table: Table[Any], most: int, t: Texts, sentences: Sentences
) -> Iterator[str]:
    duel = len(set(table.teams)) > 1
    given: dict[str, Any] = {"looked": found.looked, "option": "--most"}
    if found.exact:
        yield t.text("solve-exact", worth=_number(found.low, t), **given)
        yield t.text("solve-share" if duel else "solve-result")
    else:
        known = any(one.low > found.low or one.high < found.high for one in found.words)
        known = known or _bounds(found) != _bounds(solve(table, 1))
        given |= {"low": _number(found.low, t), "high": _number(found.high, t)}
        circle = found.looked < most
        yield t.text(
            "solve-circle" if circle else "solve-large" if known else "solve-large-unknown", **given
        )
    best = set(found.best)
    for one in found.words:
        text = _said(table, sentences, found.seat, one.word)
        yield _word(text, one, one.word in best, t)
    if len(found.line) > 1:
        steps = [_code(table, seat, word) for seat, word in found.line[1:]]
        yield t.text("solve-line", list=", ".join(steps))


def _bounds(found: Solution) -> tuple[Number, Number]:
    return found.low, found.high


def _code(table: Table[Any], seat: int, word: int) -> str:
    return f"{seat} {table.spec.words.text[word]}"


def _word(text: str, one: Bounds, best: bool, t: Texts) -> str:
    """Say what is known of a word."""
    if best:
        return t.text("solve-best", text=text, worth=_number(one.low, t))
    if one.exact:
        return t.text("solve-worth", text=text, worth=_number(one.low, t))
    if one.low == -one.high:
        return t.text("solve-unknown", text=text)
    return t.text("solve-between", text=text, low=_number(one.low, t), high=_number(one.high, t))


def _number(number: Number, t: Texts) -> str:
    """Write a worth: a short fraction as such, others as a decimal number."""
    if not isinstance(number, Fraction):
        return "−∞" if number < 0 else "∞"
    if number.denominator == 1:
        return str(number.numerator)
    decimal = _decimal(float(number), t)
    if number.denominator >= 10**_LONG:
        return f"≈ {decimal}"
    return f"{number.numerator}/{number.denominator} (≈ {decimal})"


def _decimal(number: float, t: Texts, places: int = 4) -> str:
    text = f"{number:.{places}f}"
    return text.replace(".", ",") if t.lang == "fr" else text


# -- by a search --------------------------------------------------------------------------------


def _weighed(label: str, table: Table[Any], bot: str, seed: int, lang: str) -> None:
    """Print what a bot's search finds of each answer at one position."""
    from heroon.ai import bot_names, check_bot

    io, ask = printer(), table.ask
    if ask is None or ask.seats == NATURE:
        io.say(texts(lang).text("labelled", label=label, text=texts(lang).text("weigh-nobody")), 2)
        return
    seat, spec = first_seat(ask.seats), table.spec
    options = spec.settings(table.options)
    if not bot:
        names = bot_names(spec, options, table.seats)
        bot = _WEIGHER if "ismcts" in names else "planner"
    check_bot(bot, spec, options, table.seats)
    base, _, number = bot.partition(":")
    if base not in ("ismcts", "planner", "search", ROLLOUTS):
        choices = "ismcts:N, planner, search, rollouts"
        raise InputError(UNKNOWN, f"no such bot for {spec.id} (there are: {choices})", bot, "bot")
    t, sentences = _sentences(table, seat, lang)
    io.say(t.text("solve-asked", label=label, seat=str(seat)), 2)
    if base == "ismcts":
        found = Search(spec, int(number or 0)).weigh(Seat(table, seat), Rng(seed))
        lines = _by_tree(found, table, seat, t, sentences)
    else:
        lines = _by_lines(_tried(table, seat, base, seed), table, seat, t, sentences, bot)
    for line in lines:
        io.say(line, 4)


def _tried(table: Table[Any], seat: int, base: str, seed: int) -> list[Tried]:
    """Let the planner try its lines at a table, or rollouts their words."""
    rng, asked = Rng(seed), Seat(table, seat)
    if base == ROLLOUTS:
        return [] if table.rule is not None else Trier(table.spec).weigh(asked, rng)
    planner = Planner(table.spec, effort_of(table.spec, deep=base == "search"))
    ask = Ask(1 << seat, asked.prompt, asked.words)
    return planner.weigh(asked.world(rng), ask, rng)


def _by_tree(
    found: list[Weighed], table: Table[Any], seat: int, t: Texts, sentences: Sentences
) -> Iterator[str]:
    if len(found) == 1:
        yield t.text("weigh-one", text=_said(table, sentences, seat, found[0].word))
        return
    duel = len(set(table.teams)) > 1
    factor, places, unit = (100.0, 1, "\u00a0%") if duel else (1.0, 2, "")
    for one in found:
        mean, low, high = (
            _decimal(factor * x, t, places) + unit for x in (one.mean, one.low, one.high)
        )
        given: dict[str, Any] = {"mean": mean, "low": low, "high": high}
        given |= {"visits": one.visits, "worlds": one.worlds}
        given["text"] = _said(table, sentences, seat, one.word)
        yield t.text("weigh-share", **given)
    yield t.text("weigh-parted" if found[0].parted(found[1]) else "weigh-together")
    yield t.text("weigh-what" if duel else "weigh-what-result")


def _by_lines(
    found: list[Tried], table: Table[Any], seat: int, t: Texts, sentences: Sentences, bot: str
) -> Iterator[str]:
    if not found:
        yield t.text("weigh-policy", bot=bot)
        return
    if len(found) == 1:
        text = _said(table, sentences, seat, found[0].line[0])
        yield t.text("weigh-one", text=text)
        return
    shares = bot == ROLLOUTS
    factor, unit = (100.0, "\u00a0%") if shares else (1.0, "")
    for n, one in enumerate(found):
        text = _said(table, sentences, seat, one.line[0])
        more = [table.spec.words.text[word] for word in one.line[1:]]
        given: dict[str, Any] = {"text": " ".join([text, *more]), "worlds": one.worlds}
        given["mean"] = _decimal(factor * one.mean, t, 1) + unit
        if one.error is None or one.unsure is None:
            yield t.text("weigh-unsure-mean", text=given["text"], mean=given["mean"])
            continue
        given["error"] = _decimal(factor * one.error, t, 1) + unit
        if n == 0:
            yield t.text("weigh-line-first", **given)
            continue
        given["behind"] = _decimal(factor * one.behind, t, 1) + unit
        given["unsure"] = _decimal(factor * one.unsure, t, 1) + unit
        yield t.text("weigh-line", **given)
    yield t.text("weigh-what-tries" if shares else "weigh-what-lines")
