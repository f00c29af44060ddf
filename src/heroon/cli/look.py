"""The commands that show something: games, rules, scenarios."""

from __future__ import annotations

import io as streams
import sys

from heroon.kernel import HeroonError, InputError, games
from heroon.terminal.lines import Lines, unfolded
from heroon.terminal.paths import cause, expand, read
from heroon.terminal.plain import show_rules
from heroon.texts import Guide, package_of, texts

from .app import Wrong, complain, explain


def printer() -> Lines:
    """Lines that are only written."""
    return Lines(streams.StringIO(), sys.stdout, echo=False)


def check_game(game: str, lang: str) -> None:
    """Raise `Wrong` unless such a game is installed."""
    if game not in games():
        choices = ", ".join(games())
        raise Wrong(texts(lang).text("cli-no-game", game=game, choices=choices))


def list_games(lang: str) -> None:
    """Each game: its id, its title, what it is about."""
    io = printer()
    for game in games():
        t = texts(lang, package_of(game))
        entry = t.text(
            "list-line", game=game, title=t.text("game-title"), about=t.text("game-about")
        )
        io.say(entry, 4)


def rules(game: str, query: str, lang: str) -> int:
    """The guide of a game, or what is found in it; 1 when nothing is."""
    check_game(game, lang)
    guide = Guide(lang, package_of(game))
    io = printer()
    if query:
        found = guide.find(query)
        show_rules(found, query, texts(lang), io)
        return 0 if found else 1
    io.say(guide.title)
    io.say()
    io.say(unfolded(guide.preface))
    for section in guide.sections:
        show_rules([section], "", texts(lang), io)
    return 0


def scenarios(files: list[str], lang: str) -> int:
    """Play scenario files; 1 when one comes out otherwise, 2 when one cannot be read."""
    from heroon.kernel.scenario import ScenarioError, read_scenario, run_scenario

    t = texts(lang)
    io = printer()
    worst = 0
    for name in files:
        try:
            run_scenario(read_scenario(read_text(name, lang), name))
            io.say(t.text("scenario-good", file=name), 4)
        except ScenarioError as bad:
            io.say(t.text("scenario-bad", why=str(bad)), 4)
            worst = max(worst, 1)
        except InputError as bad:
            bad.where = bad.where or name
            worst = complain(t, explain(t, bad))
        except Wrong as bad:
            worst = complain(t, str(bad))
        except (HeroonError, ArithmeticError, LookupError, ValueError) as bad:
            # A position that the reader lets pass, but no play reaches.
            worst = complain(t, t.text("scenario-bug", file=name, why=str(bad)))
    return worst


def read_text(name: str, lang: str) -> str:
    """A file as text; raises `Wrong` with name and reason."""
    t = texts(lang)
    try:
        return read(expand(name)).decode("utf-8")
    except OSError as bad:
        raise Wrong(t.text("file-unreadable", file=name, why=cause(bad, t))) from None
    except UnicodeDecodeError:
        raise Wrong(t.text("file-not-text", file=name)) from None
