"""The command line itself: arguments, help, errors of use."""

import errno
import os
import re
import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from heroon.kernel.errors import InputError
from heroon.kernel.spec import games
from heroon.play import settings
from heroon.play.paths import cause
from heroon.terminal.lines import Left, obeys, unfolded
from heroon.texts.core import LANGUAGES, Texts, default_language, texts
from heroon.texts.harmless import harmless
from heroon.texts.reasons import reason

if TYPE_CHECKING:
    import typer

#: The exit code of a command that was given something wrong.
WRONG = 2
PROGRAM = "heroon"


#: The parser's own words in a help, and the messages that say them.
_HELP: Final = {
    r"^Usage: ": "help-usage",
    r"\[OPTIONS\]": "help-some-options",
    r"COMMAND \[ARGS\]\.\.\.": "help-some-command",
    r"^Options:$": "help-options",
    r"^Arguments:$": "help-arguments",
    r"^Commands:$": "help-commands",
    r"Show this message\s+and\s+exit\.": "help-show",
    r"\[required\]": "help-required",
    r"\[default:(?=\s)": "help-default",
    r"<str>": "help-text",
}


#: What writing to the output fails with: nobody reads it, there is no room, it cannot be reached.
_WRITING: Final = (
    *(errno.EPIPE, errno.EIO, errno.EBADF, errno.ENXIO),
    *(errno.ENOSPC, errno.EFBIG, errno.EDQUOT),
)


class Wrong(Exception):
    """Something given is wrong; the text is one line for the person."""


def main(args: list[str] | None = None) -> None:
    """Run the command and leave with its exit code."""
    given = sys.argv[1:] if args is None else args
    t = texts(_language(given))
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # open to the end
    if sys.stdout is None:
        sys.exit(complain(t, t.text("no-output-there")))
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = _run(given, t)
    except Left as gone:
        code = _unwritable(gone.bad, t)
    except OSError as bad:
        if bad.filename is not None or bad.errno not in _WRITING:
            raise  # of some file, not of the output
        code = _unwritable(bad, t)
    failed = _flushed()
    sys.exit(code if failed is None else _unwritable(failed, t))


def _flushed() -> OSError | None:
    """Write out what was said; why that cannot be done, where it cannot."""
    try:
        sys.stdout.flush()
    except OSError as bad:
        return bad
    return None


def _run(given: list[str], t: Texts) -> int:
    if _menu_alone(given) and _at_terminal():
        # Nothing but the app is imported, not even the parser, so that the menu stands at once.
        from heroon.terminal.app import play

        from .engines import build_beside

        build_beside()
        return play(t.lang)
    import typer

    if _asks_shell():
        from .completion import answers_the_shell

        answers_the_shell()
    try:
        command = typer.main.get_command(build(t))
        for one in (command, *getattr(command, "commands", {}).values()):
            # mypy takes no assignment to a method of theirs.
            setattr(one, "get_help", partial(_help, one.get_help, t))  # noqa: B010
        code = command.main(given, PROGRAM, standalone_mode=False)
    except Wrong as wrong:
        return complain(t, str(wrong))
    except InputError as bad:
        return complain(t, explain(t, bad))
    except KeyboardInterrupt:
        return 130
    except Exception as bad:
        if type(bad).__name__ in ("Abort", "Exit"):  # the parser's words for Ctrl-C and `--help`
            return getattr(bad, "exit_code", 130)
        if not hasattr(bad, "format_message"):
            raise
        if type(bad).__name__ == "NoArgsIsHelpError":
            print(harmless(bad.format_message()))
            return 0
        return complain(t, usage(t, bad))
    return code if isinstance(code, int) else 0


def _unwritable(bad: OSError | None, t: Texts) -> int:
    """The output cannot be written, or nobody reads it any more, which is no fault."""
    # Nothing more can be said, not even at the exit.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if bad is None or isinstance(bad, BrokenPipeError):
        return 0
    return complain(t, t.text("no-output", why=cause(bad, t)))


def complain(t: Texts, line: str) -> int:
    """One line on stderr."""
    line = t.text("complaint", program=PROGRAM, text=unfolded(line))
    print(harmless(line), file=sys.stderr)
    return WRONG


def explain(t: Texts, bad: InputError) -> str:
    """An error of input in one line: place, what was written, what is wrong with it."""
    where = bad.where
    for part in ("line", "byte"):
        file, _, at = where.rpartition(f", {part} ")
        if file and at.isdecimal():
            where = t.text(f"place-{part}", file=file, **{part: at})
    kind = bad.kind if bad.token else f"{bad.kind}-bare"
    text = t.text(f"input-{kind}", token=bad.token)
    rule = f" [{bad.rule}]" if bad.rule else ""
    text = t.text("input-why", text=text, why=_why(bad, t.lang) + rule)
    return t.text("labelled", label=where, text=text) if where else text


def _why(bad: InputError, lang: str) -> str:
    """Why something is refused: by the kernel in a sentence, by the rules of a game by name."""
    if " " in bad.why:
        return reason(bad.why, lang)
    from heroon.texts import package_of, titles

    key, own = f"reason-{bad.why}", bad.rule.partition(":")[0]
    names = sorted(titles(lang), key=lambda name: name != own)
    found = [texts(lang, package_of(name)) for name in names]
    return next((t.text(key).rstrip(".") for t in found if t.has(key)), bad.why)


def usage(t: Texts, bad: Exception) -> str:
    """An error that the command line parser found, told in our language."""
    option = getattr(bad, "option_name", "")
    param = getattr(bad, "param", None)
    name = getattr(param, "name", "") or ""
    opts = [opt for opt in getattr(param, "opts", ()) if opt.startswith("--")]
    name = opts[0] if opts else name
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


def _help(written: Callable[[Any], str], t: Texts, context: Any) -> str:
    """The help of a command, with the parser's own words in the language of the texts."""
    text = written(context)
    for words, key in _HELP.items():
        text = re.sub(words, t.text(key), text, flags=re.MULTILINE)
    return text


def _asks_shell() -> bool:
    """Whether a shell asks what may stand where somebody types."""
    return f"_{PROGRAM.upper()}_COMPLETE" in os.environ


def _menu_alone(args: list[str]) -> bool:
    """Whether `heroon play` is all that is said, but for a language that there is."""
    first, *rest = args or [""]
    lang = rest[1:] if rest[:1] == ["--lang"] else [arg.removeprefix("--lang=") for arg in rest]
    return first == "play" and (not rest or (len(lang) == 1 and lang[0] in LANGUAGES))


def _language(args: list[str]) -> str:
    """The language that is asked for.

    `--lang` goes first, then LC_ALL, with which one overrides what is usual; then what was chosen
    in the app, then the usual language of the machine.
    """
    for i, arg in enumerate(args):
        value = arg.partition("=")[2] if arg.startswith("--lang=") else ""
        if arg == "--lang" and i + 1 < len(args):
            value = args[i + 1]
        if value in LANGUAGES:
            return value
    override = os.environ.get("LC_ALL", "")
    if override and override.partition(".")[0] not in ("C", "POSIX"):
        return default_language()
    return settings.load().lang or default_language()


def language(lang: str, t: Texts) -> str:
    """The language given by `--lang`, or the one already spoken."""
    if lang and lang not in LANGUAGES:
        raise Wrong(t.text("cli-lang", lang=lang, choices=", ".join(LANGUAGES)))
    return lang or t.lang


def _given(t: Texts, **options: str | None) -> None:
    """Raise `Wrong` for an option that is given, but empty."""
    for name, value in options.items():
        if value == "":
            raise Wrong(t.text("cli-empty", option=f"--{name}"))


def _only_with(t: Texts, other: str, **options: str | None) -> None:
    """Raise `Wrong` for an option that is given without the one it goes with."""
    for name, value in options.items():
        if value is not None:
            raise Wrong(t.text("cli-only-with", name=f"--{name}", other=other))


def _at_terminal() -> bool:
    """Whether a person sits at both ends, with a terminal that can draw a screen."""
    streams = (sys.stdin, sys.stdout)
    return obeys() and all(stream is not None and stream.isatty() for stream in streams)


def _whole(text: str, name: str, low: int, high: int, t: Texts) -> int:
    """A whole number within bounds; raises `Wrong`."""
    if text.isdecimal() and len(text) < 20 and low <= int(text) <= high:
        return int(text)
    raise Wrong(t.text("cli-range", name=name, low=str(low), high=str(high), value=text[:20]))


def _named(text: str) -> str:
    """A game as it is called, however it was typed: `HEROZ`, “Hero Realms”."""
    name = text.casefold().replace(" ", "-").replace("_", "-")
    return name if name in games() else text


def build(t: Texts) -> "typer.Typer":
    """The command with its help in the language of the texts."""
    import typer

    app = typer.Typer(
        help=t.text("cli-help"),
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )
    lang_help = t.text("cli-help-lang")
    # Only a shell that completes a word wants to know what may stand there: that takes imports.
    asked = _asks_shell()

    def of(what: str) -> Any:
        """What completes a place; nothing while a command is run."""
        if not asked:
            return None
        from . import completion

        return completion.completer(getattr(completion, what), t)

    @app.command("list", help=t.text("cli-help-list"))
    def list_games(
        game: str = typer.Argument(
            "", help=t.text("cli-help-list-game"), callback=_named, autocompletion=of("game_names")
        ),
        lang: str = typer.Option("", help=lang_help, autocompletion=of("languages")),
    ) -> None:
        from .look import list_games

        list_games(game, language(lang, t))

    @app.command(help=t.text("cli-help-rules"))
    def rules(
        game: str = typer.Argument(
            help=t.text("cli-help-game"), callback=_named, autocompletion=of("game_names")
        ),
        rule: list[str] = typer.Argument(
            None, help=t.text("cli-help-rule"), autocompletion=of("rule_ids")
        ),
        lang: str = typer.Option("", help=lang_help, autocompletion=of("languages")),
    ) -> int:
        from .look import rules

        return rules(game, rule or [], language(lang, t))

    @app.command(help=t.text("cli-help-play"))
    def play(
        game: str = typer.Argument(
            "", help=t.text("cli-help-game"), callback=_named, autocompletion=of("game_names")
        ),
        plain: bool = typer.Option(
            False, "--plain", show_default=False, help=t.text("cli-help-plain")
        ),
        lang: str = typer.Option("", help=lang_help, autocompletion=of("languages")),
        players: str | None = typer.Option(
            None, metavar="N", help=t.text("cli-help-players"), autocompletion=of("counts")
        ),
        seed: str | None = typer.Option(None, help=t.text("cli-help-seed")),
        seat: str | None = typer.Option(
            None, help=t.text("cli-help-seat"), autocompletion=of("seats")
        ),
        name: str | None = typer.Option(None, help=t.text("cli-help-name")),
        bot: str | None = typer.Option(
            None, help=t.text("cli-help-bot"), autocompletion=of("players")
        ),
        mode: str | None = typer.Option(
            None, help=t.text("cli-help-mode"), autocompletion=of("modes")
        ),
        option: list[str] = typer.Option(
            [], help=t.text("cli-help-option"), autocompletion=of("options")
        ),
        cards: str | None = typer.Option(None, metavar="FILE", help=t.text("cli-help-own-cards")),
        resume: str | None = typer.Option(None, help=t.text("cli-help-resume")),
        save: str | None = typer.Option(None, help=t.text("cli-help-save")),
    ) -> int:
        spoken = language(lang, t)
        said = {"players": players, "seed": seed, "seat": seat, "name": name, "bot": bot}
        said |= {"mode": mode, "cards": cards, "resume": resume, "save": save}
        _given(texts(spoken), **said)
        given = {name: value for name, value in said.items() if value}
        app = not plain and _at_terminal()
        if app and not (game or option or given):
            from heroon.terminal.app import play as play_app

            from .engines import build_beside

            build_beside()
            return play_app(spoken)
        from .play import Wish, play

        return play(Wish(game=game, options=tuple(option), **given), spoken, app)

    @app.command(help=t.text("cli-help-web"))
    def web(
        port: str = typer.Option("", metavar="N", help=t.text("cli-help-port")),
        games: str | None = typer.Option(None, metavar="FILE", help=t.text("cli-help-games-file")),
        browser: bool = typer.Option(True, help=t.text("cli-help-browser")),
        lock: bool = typer.Option(False, "--lock", help=t.text("cli-help-lock")),
        lang: str = typer.Option("", help=lang_help, autocompletion=of("languages")),
    ) -> int:
        from .web import web

        spoken = language(lang, t)
        _given(texts(spoken), games=games)
        number = _whole(port, "--port", 0, 65_535, texts(spoken)) if port else None
        return web(number, games or "", lang, spoken, browser, lock)

    @app.command(help=t.text("cli-help-scenario"))
    def scenario(
        files: list[str] = typer.Argument(None, help=t.text("cli-help-files")),
        game: str | None = typer.Option(
            None, "--from", metavar="FILE", help=t.text("cli-help-from")
        ),
        at: str | None = typer.Option(None, metavar="N", help=t.text("cli-help-at")),
        out: str | None = typer.Option(None, metavar="FILE", help=t.text("cli-help-out")),
        lang: str = typer.Option("", help=lang_help, autocompletion=of("languages")),
    ) -> int:
        spoken = language(lang, t)
        _given(texts(spoken), out=out, at=at, **{"from": game})
        if game is None:
            from .look import scenarios

            _only_with(texts(spoken), "--from", at=at, out=out)
            if not files:
                raise Wrong(texts(spoken).text("cli-missing", name="files"))
            return scenarios(files, spoken)
        from .records import keep_moment

        if files:
            raise Wrong(texts(spoken).text("cli-either", one="--from", other="files"))
        return keep_moment(game, at or "", out or "", spoken)

    @app.command(help=t.text("cli-help-simulate"))
    def simulate(
        game: str = typer.Argument(
            help=t.text("cli-help-game"), callback=_named, autocompletion=of("game_names")
        ),
        games: str = typer.Option("100", metavar="N", help=t.text("cli-help-games")),
        bots: str = typer.Option(
            "", show_default=False, help=t.text("cli-help-bots"), autocompletion=of("players")
        ),
        players: str | None = typer.Option(
            None, metavar="N", help=t.text("cli-help-players"), autocompletion=of("counts")
        ),
        mode: str | None = typer.Option(
            None, help=t.text("cli-help-mode"), autocompletion=of("modes")
        ),
        cards: str | None = typer.Option(None, metavar="FILE", help=t.text("cli-help-own-cards")),
        seed: str = typer.Option("0", metavar="N", help=t.text("cli-help-seed")),
        option: list[str] = typer.Option(
            [], help=t.text("cli-help-option"), autocompletion=of("options")
        ),
        workers: str = typer.Option("0", metavar="N", help=t.text("cli-help-workers")),
        engine: str = typer.Option(
            "auto", help=t.text("cli-help-engine"), autocompletion=of("engines")
        ),
        mirrored: bool = typer.Option(True, help=t.text("cli-help-mirrored")),
        csv: str | None = typer.Option(None, help=t.text("cli-help-csv")),
        json: str | None = typer.Option(None, help=t.text("cli-help-json")),
        lang: str = typer.Option("", help=lang_help, autocompletion=of("languages")),
    ) -> int:
        from .lab import Plan, run

        spoken = language(lang, t)
        _given(texts(spoken), csv=csv, json=json, cards=cards, mode=mode, players=players)
        plan = Plan(
            game,
            _whole(games, "--games", 1, 10_000_000, texts(spoken)),
            bots,
            _whole(seed, "--seed", 0, 1 << 32, texts(spoken)),
            tuple(option),
            _whole(workers, "--workers", 0, 256, texts(spoken)),
            mirrored,
            csv or "",
            json or "",
            engine,
            mode or "",
            players or "",
            cards or "",
        )
        return run(plan, spoken)

    @app.command(help=t.text("cli-help-kept"))
    def kept(
        lang: str = typer.Option("", help=lang_help, autocompletion=of("languages")),
    ) -> int:
        from .records import kept

        return kept(language(lang, t))

    @app.command(help=t.text("cli-help-verify"))
    def verify(
        files: list[str] = typer.Argument(help=t.text("cli-help-records")),
        lang: str = typer.Option("", help=lang_help, autocompletion=of("languages")),
    ) -> int:
        from .records import verify

        return verify(files, language(lang, t))

    @app.command(help=t.text("cli-help-replay"))
    def replay(
        file: str = typer.Argument(help=t.text("cli-help-record")),
        seat: str = typer.Option("", help=t.text("cli-help-viewer"), autocompletion=of("seats")),
        lang: str = typer.Option("", help=lang_help, autocompletion=of("languages")),
    ) -> int:
        from .records import replay

        return replay(file, seat, language(lang, t))

    @app.command(help=t.text("cli-help-doctor"))
    def doctor(
        build: bool = typer.Option(
            False, "--build", show_default=False, help=t.text("cli-help-doctor-build")
        ),
        lang: str = typer.Option("", help=lang_help, autocompletion=of("languages")),
    ) -> int:
        from .doctor import doctor

        return doctor(language(lang, t), build)

    @app.command(help=t.text("cli-help-cards"))
    def cards(
        game: str = typer.Argument(
            help=t.text("cli-help-game"), callback=_named, autocompletion=of("game_names")
        ),
        export: str | None = typer.Option(None, help=t.text("cli-help-export")),
        use: str | None = typer.Option(None, help=t.text("cli-help-use")),
        lang: str = typer.Option("", help=lang_help, autocompletion=of("languages")),
    ) -> int:
        from .lab import cards

        spoken = language(lang, t)
        _given(texts(spoken), export=export, use=use)
        return cards(game, export or "", use or "", spoken)

    @app.command("completion", help=t.text("cli-help-completion"))
    def completion_script(
        shell: str = typer.Argument(help=t.text("cli-help-shell"), autocompletion=of("shells")),
        lang: str = typer.Option("", help=lang_help, autocompletion=of("languages")),
    ) -> int:
        from .completion import completion

        return completion(shell, language(lang, t))

    return app
