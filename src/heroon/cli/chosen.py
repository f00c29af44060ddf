"""The things named on a command line that must be looked up: a game, its options, a bot, a file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from heroon.kernel import GameSpec, InputError, faults, games, sound_games
from heroon.kernel.errors import REFUSED, UNKNOWN
from heroon.play.modes import Contradiction, with_mode
from heroon.play.paths import cause, expand, read
from heroon.texts import Texts, complaint, texts, titles

from .printing import CommandError

#: The kinds of errors with which a game refuses records and columns that are not its own.
_FOREIGN: Final = (UNKNOWN, REFUSED)


def check_game(name: str, lang: str) -> None:
    """Raise `CommandError` unless such a game is installed and can be played."""
    if name not in games() and name not in faults():
        choices = ", ".join(titles(lang))
        raise CommandError(texts(lang).text("cli-no-game", game=name, choices=choices))
    wrong = complaint(name, lang)
    if wrong:
        raise CommandError(wrong)


def own_numbers(spec: GameSpec[Any], text: str, name: str, t: Texts) -> GameSpec[Any]:
    """Return a game with the numbers of a card file.

    Raises `CommandError` for the file of another game, `InputError` for one that is wrong.
    """
    try:
        return spec.using(text, name)
    except InputError as bad:
        if bad.kind in _FOREIGN:
            for other, found in sound_games().items():
                if other != spec.id and _fits(found, text):
                    given = {"file": name, "game": spec.id, "other": other}
                    raise CommandError(t.text("cli-cards-of", **given)) from None
        raise


def _fits(spec: GameSpec[Any], text: str) -> bool:
    """Return whether a card file holds numbers of this game."""
    try:
        spec.using(text, "")
    except InputError as bad:
        return bad.kind not in _FOREIGN
    return True


def read_text(name: str, lang: str) -> str:
    """Read a file as text; raises `CommandError` with name and reason."""
    t = texts(lang)
    try:
        return read(expand(name)).decode("utf-8")
    except OSError as bad:
        raise CommandError(t.text("file-unreadable", file=name, why=cause(bad, t))) from None
    except UnicodeDecodeError:
        raise CommandError(t.text("file-not-text", file=name)) from None


@contextmanager
def writing(name: str, t: Texts) -> Iterator[None]:
    """Turn the error of a file that cannot be written into `CommandError`."""
    try:
        yield
    except OSError as bad:
        raise CommandError(t.text("file-unwritable", file=name, why=cause(bad, t))) from None


def chosen_options(
    mode: str, given: Iterable[str], spec: GameSpec[Any], t: Texts
) -> dict[str, str]:
    """Collect the options of the mode and those given, which may not contradict the mode."""
    if mode and mode not in spec.modes:
        raise CommandError(t.text("cli-mode", mode=mode, choices=", ".join(spec.modes)))
    options = dict(_option(text, spec, t.lang) for text in given)
    try:
        return with_mode(spec, mode, options)
    except Contradiction as bad:
        raise CommandError(t.text("cli-mode-option", mode=bad.mode, option=bad.option)) from None


def _option(text: str, spec: GameSpec[Any], lang: str) -> tuple[str, str]:
    t = texts(lang)
    name, equals, value = text.partition("=")
    if not equals:
        raise CommandError(t.text("cli-option-form", option=text))
    values = {o.name: o.values for o in spec.options}
    if name not in values:
        raise CommandError(t.text("cli-option-name", option=name, choices=", ".join(values)))
    if value not in values[name]:
        choices = ", ".join(values[name])
        raise CommandError(t.text("cli-option-value", value=value, option=name, choices=choices))
    return name, value


def bot_named(
    bot: str, spec: GameSpec[Any], options: Mapping[str, str], seats: int, lang: str
) -> str:
    """Return the bot of that name for such a table, or the usual one; raises `CommandError`."""
    from heroon.ai.bots import check_bot
    from heroon.ai.learned import LEARNED
    from heroon.play.begin import known_bot, names_of, usual_bot  # late: all that plays

    if not bot:
        return usual_bot(spec, options, seats)
    if bot.partition(":")[0] == LEARNED:  # its errors say what is missing
        check_bot(bot, spec, spec.settings(options), seats)
    elif not known_bot(spec, bot, options, seats):
        choices = ", ".join(names_of(spec, options, seats))
        raise CommandError(texts(lang).text("cli-bot", bot=bot, choices=choices))
    return bot
