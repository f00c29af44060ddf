"""The command line itself: arguments, help, errors of use."""

import os
import re
import sys

import typer

from heroon.kernel.errors import InputError
from heroon.texts.core import LANGUAGES, Texts, default_language, texts
from heroon.texts.reasons import reason

#: The exit code of a command that was given something wrong.
WRONG = 2
PROGRAM = "heroon"


class Wrong(Exception):
    """Something given is wrong; the text is one line for the person."""


def main(args: list[str] | None = None) -> None:
    """Run the command and leave with its exit code."""
    given = sys.argv[1:] if args is None else args
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    t = texts(_language(given))
    try:
        code = typer.main.get_command(build(t)).main(given, PROGRAM, standalone_mode=False)
    except Wrong as wrong:
        code = complain(t, str(wrong))
    except InputError as bad:
        code = complain(t, explain(t, bad))
    except KeyboardInterrupt:
        code = 130
    except BrokenPipeError:
        # The reader has gone: nothing more can be said, not even at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    except Exception as bad:
        if not hasattr(bad, "format_message"):
            raise
        if type(bad).__name__ == "NoArgsIsHelpError":
            print(bad.format_message())
            sys.exit(0)
        code = complain(t, usage(t, bad))
    sys.exit(code if isinstance(code, int) else 0)


def complain(t: Texts, line: str) -> int:
    """One line on stderr."""
    print(t.text("complaint", program=PROGRAM, text=" ".join(line.split())), file=sys.stderr)
    return WRONG


def explain(t: Texts, bad: InputError) -> str:
    """An error of input in one line: place, what was written, what is wrong with it."""
    where = bad.where
    file, _, line = where.rpartition(", line ")
    if file and line.isdecimal():
        where = t.text("place-line", file=file, line=line)
    kind = bad.kind if bad.token else f"{bad.kind}-bare"
    text = t.text(f"input-{kind}", token=bad.token)
    rule = f" [{bad.rule}]" if bad.rule else ""
    text = t.text("input-why", text=text, why=reason(bad.why, t.lang) + rule)
    return t.text("labelled", label=where, text=text) if where else text


def usage(t: Texts, bad: Exception) -> str:
    """An error that the command line parser found, told in our language."""
    option = getattr(bad, "option_name", "")
    param = getattr(bad, "param", None)
    name = getattr(param, "name", "") or ""
    message = str(getattr(bad, "message", ""))
    command = re.fullmatch(r"No such command '(.*)'\.", message)
    if command:
        return t.text("cli-no-command", name=command[1])
    if message.startswith("Got unexpected extra argument"):
        return t.text("cli-extra")
    kind = type(bad).__name__
    if kind == "NoSuchOption":
        return t.text("cli-no-option", option=str(option))
    if kind == "BadOptionUsage":
        return t.text("cli-option-use", option=str(option))
    if kind == "MissingParameter":
        return t.text("cli-missing", name=str(name))
    if kind in ("BadParameter", "BadArgumentUsage"):
        return t.text("cli-bad", name=str(name), why=message)
    return t.text("cli-usage", why=message)


def _language(args: list[str]) -> str:
    """The language that the arguments ask for, else the environment's."""
    for i, arg in enumerate(args):
        value = arg.partition("=")[2] if arg.startswith("--lang=") else ""
        if arg == "--lang" and i + 1 < len(args):
            value = args[i + 1]
        if value in LANGUAGES:
            return value
    return default_language()


def language(lang: str, t: Texts) -> str:
    """The language given by `--lang`, or the one already spoken."""
    if lang and lang not in LANGUAGES:
        raise Wrong(t.text("cli-lang", lang=lang, choices=", ".join(LANGUAGES)))
    return lang or t.lang


def build(t: Texts) -> typer.Typer:
    """The command with its help in the language of the texts."""
    app = typer.Typer(
        help=t.text("cli-help"),
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )
    lang_help = t.text("cli-help-lang")

    @app.command("list", help=t.text("cli-help-list"))
    def list_games(lang: str = typer.Option("", help=lang_help)) -> None:
        from .look import list_games

        list_games(language(lang, t))

    @app.command(help=t.text("cli-help-rules"))
    def rules(
        game: str = typer.Argument(help=t.text("cli-help-game")),
        rule: list[str] = typer.Argument(None, help=t.text("cli-help-rule")),
        lang: str = typer.Option("", help=lang_help),
    ) -> int:
        from .look import rules

        return rules(game, " ".join(rule or []), language(lang, t))

    @app.command(help=t.text("cli-help-play"))
    def play(
        game: str = typer.Argument("", help=t.text("cli-help-game")),
        plain: bool = typer.Option(
            True, "--plain", show_default=False, help=t.text("cli-help-plain")
        ),
        lang: str = typer.Option("", help=lang_help),
        seed: str = typer.Option("", help=t.text("cli-help-seed")),
        seat: str = typer.Option("", help=t.text("cli-help-seat")),
        bot: str = typer.Option("", help=t.text("cli-help-bot")),
        option: list[str] = typer.Option([], help=t.text("cli-help-option")),
        resume: str = typer.Option("", help=t.text("cli-help-resume")),
        save: str = typer.Option("", help=t.text("cli-help-save")),
    ) -> int:
        from .play import Wish, play

        wish = Wish(game, seed, seat, bot, tuple(option), resume, save)
        return play(wish, language(lang, t))

    @app.command(help=t.text("cli-help-scenario"))
    def scenario(
        files: list[str] = typer.Argument(help=t.text("cli-help-files")),
        lang: str = typer.Option("", help=lang_help),
    ) -> int:
        from .look import scenarios

        return scenarios(files, language(lang, t))

    @app.command(help=t.text("cli-help-simulate"))
    def simulate(
        game: str = typer.Argument(help=t.text("cli-help-game")),
        games: int = typer.Option(100, min=1, max=10_000_000, help=t.text("cli-help-games")),
        bots: str = typer.Option("random,random", help=t.text("cli-help-bots")),
        seed: int = typer.Option(0, min=0, max=1 << 32, help=t.text("cli-help-seed")),
        option: list[str] = typer.Option([], help=t.text("cli-help-option")),
        workers: int = typer.Option(0, min=0, max=256, help=t.text("cli-help-workers")),
        mirrored: bool = typer.Option(True, help=t.text("cli-help-mirrored")),
        csv: str = typer.Option("", help=t.text("cli-help-csv")),
        json: str = typer.Option("", help=t.text("cli-help-json")),
        lang: str = typer.Option("", help=lang_help),
    ) -> int:
        from .lab import Plan, run

        plan = Plan(game, games, bots, seed, tuple(option), workers, mirrored, csv, json)
        return run(plan, language(lang, t))

    @app.command(help=t.text("cli-help-cards"))
    def cards(
        game: str = typer.Argument(help=t.text("cli-help-game")),
        export: str = typer.Option("", help=t.text("cli-help-export")),
        use: str = typer.Option("", help=t.text("cli-help-use")),
        lang: str = typer.Option("", help=lang_help),
    ) -> int:
        from .lab import cards

        return cards(game, export, use, language(lang, t))

    return app
