"""The command line itself: arguments, help, errors of use."""

import errno
import os
import re
import sys
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from heroon.kernel.errors import InputError
from heroon.play import settings
from heroon.play.paths import cause
from heroon.terminal.lines import Left
from heroon.texts.core import LANGUAGES, Texts, default_language, texts
from heroon.texts.harmless import harmless

from .printing import PROGRAM, CommandError, at_terminal, complain, explain

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
    """Write out what was said; return the error if that cannot be done, else None."""
    try:
        sys.stdout.flush()
    except OSError as bad:
        return bad
    return None


def _run(given: list[str], t: Texts) -> int:
    if _alone("list", given):
        # Nothing more is imported, least of all the parser, which takes longer than the list.
        from .overview import list_all

        list_all(t.lang)
        return 0
    if _alone("play", given) and at_terminal():
        # Nothing but the app is imported, not even the parser, so that the menu stands at once.
        from heroon.terminal.app import play

        from .engines import build_beside

        build_beside()
        return play(t.lang)
    import typer

    from .commands import asks_shell, build

    if asks_shell():
        from .completion import answers_the_shell

        answers_the_shell()
    try:
        command = typer.main.get_command(build(t))
        for one in (command, *getattr(command, "commands", {}).values()):
            # mypy takes no assignment to a method of theirs.
            setattr(one, "get_help", partial(_help, one.get_help, t))  # noqa: B010
        code = command.main(given, PROGRAM, standalone_mode=False)
    except CommandError as wrong:
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
    """Silence the output that cannot be written; return the exit code, 0 if nobody reads it."""
    # Nothing more can be said, not even at the exit.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if bad is None or isinstance(bad, BrokenPipeError):
        return 0
    return complain(t, t.text("no-output", why=cause(bad, t)))


def usage(t: Texts, bad: Exception) -> str:
    """Say an error that the command line parser found in the language of the texts."""
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
    """Write the help of a command, with the parser's own words in the language of the texts."""
    text = written(context)
    for words, key in _HELP.items():
        text = re.sub(words, t.text(key), text, flags=re.MULTILINE)
    return text


def _alone(command: str, args: list[str]) -> bool:
    """Return whether the line is this command with nothing more than a known `--lang`."""
    first, *rest = args or [""]
    given = (line for one in LANGUAGES for line in (["--lang", one], [f"--lang={one}"]))
    return first == command and rest in ([], *given)


def _language(args: list[str]) -> str:
    """Choose the language of the command, "fr" or "en".

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
