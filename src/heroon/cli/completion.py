"""Completion by the shell: the values that may stand at a place of the line, and the script.

The shell asks the command itself, which answers on its output; nothing is written into anybody's
files.  `heroon completion bash` prints what a shell has to read.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, Final

from heroon.kernel import GameSpec, game, games
from heroon.texts import LANGUAGES, Guide, Texts, package_of, texts
from heroon.texts.installed import why_not

from .overview import overview
from .printing import PROGRAM, CommandError

SHELLS: Final = ("bash", "zsh", "fish")
#: The environment variable by which a shell asks its question.
ASKED: Final = f"_{PROGRAM.upper()}_COMPLETE"
#: Where the shells put the line that is typed.
_LINE: Final = "_TYPER_COMPLETE_ARGS"
#: Bash cuts words at `=` and `:` and replaces what stands behind the last one; so does this.
_BASH: Final = """\
_heroon_completion() {
    local line before word at cut=""
    before="${COMP_LINE:0:COMP_POINT}"
    word="${before##*[[:space:]]}"
    for at in "=" ":"; do
        if [[ $COMP_WORDBREAKS == *"$at"* && $word == *"$at"* ]]; then
            line="${word%"${word##*"$at"}"}"
            if (( ${#line} > ${#cut} )); then cut="$line"; fi
        fi
    done
    COMPREPLY=()
    while IFS= read -r line; do
        line="${line%%$'\\t'*}"
        COMPREPLY+=("${line#"$cut"}")
    done < <(env _TYPER_COMPLETE_ARGS="$before" _TYPER_COMPLETE_FISH_ACTION=get-args \\
        @ASKED@=complete_fish "$1" 2>/dev/null)
}
complete -o default -F _heroon_completion @PROGRAM@
"""
#: A value that may stand there, and what it means.
Found = list[tuple[str, str]]


def completion(shell: str, lang: str) -> int:
    """Print the script by which a shell completes the command."""
    if shell not in SHELLS:
        raise CommandError(texts(lang).text("cli-shell", shell=shell, choices=", ".join(SHELLS)))
    print(script(shell))
    return 0


def script(shell: str) -> str:
    """Return the script by which that shell completes the command."""
    if shell == "bash":
        return _BASH.replace("@ASKED@", ASKED).replace("@PROGRAM@", PROGRAM).rstrip()
    return str(_parser().get_completion_script(prog_name=PROGRAM, complete_var=ASKED, shell=shell))


def answers_the_shell() -> None:
    """Make the parser answer the questions of the shells that it knows."""
    _parser().completion_init()


def _parser() -> Any:
    """Import the part of the parser that speaks with shells; it has no types for us."""
    return import_module("typer.completion")


def completer(
    find: Callable[[GameSpec[Any] | None, str, Texts], Iterable[tuple[str, str]]], t: Texts
) -> Callable[[str], Found]:
    """Make the function that lists the values of a place which begin with what is typed."""

    def complete(incomplete: str) -> Found:
        # Behind an option that lacks its value the parser has not come to the game yet.
        line = os.environ.get(_LINE, "").split()[2:]
        named = [word for word in line if word in games() and not why_not(word, t.lang)]
        spec = game(named[0]) if named else None
        return [one for one in find(spec, incomplete, t) if one[0].startswith(incomplete)]

    return complete


def game_names(_spec: GameSpec[Any] | None, _typed: str, t: Texts) -> Found:
    """List the installed games with their titles."""
    return [(name, one.title) for name, one in overview(t.lang).items()]


def players(spec: GameSpec[Any] | None, typed: str, t: Texts) -> Found:
    """List the levels and bots of a game; behind a comma, as one more of them."""
    from heroon.ai import bot_names
    from heroon.ai.levels import LEVELS, levels

    before = typed.rpartition(",")[0]
    lead = f"{before}," if before else ""
    known = levels(spec) if spec is not None else LEVELS
    found = [(lead + name, t.text(f"level-{name}")) for name in known]
    return found + [(lead + name, "") for name in (bot_names(spec) if spec is not None else ())]


def modes(spec: GameSpec[Any] | None, _typed: str, _t: Texts) -> Found:
    """List the modes of a game."""
    return [(name, "") for name in (spec.modes if spec is not None else ())]


def options(spec: GameSpec[Any] | None, _typed: str, t: Texts) -> Found:
    """List the options of a game, each with each of its values: `NAME=VALUE`."""
    if spec is None:
        return []
    of = texts(t.lang, package_of(spec.id))
    return [
        (f"{one.name}={value}", of.text(f"option-{one.name}"))
        for one in spec.options
        for value in one.values
    ]


def counts(spec: GameSpec[Any] | None, _typed: str, _t: Texts) -> Found:
    """List the numbers of seats that a game can be played with."""
    return [(str(seats), "") for seats in (spec.seats if spec is not None else (1, 2))]


def seats(spec: GameSpec[Any] | None, typed: str, _t: Texts) -> Found:
    """List the seats of a game, and `all`; behind a comma, only seats not named yet."""
    most = max(spec.seats) if spec is not None else 2
    *before, _ = typed.split(",")
    lead = "".join(f"{one}," for one in before)
    found = [(f"{lead}{seat}", "") for seat in range(most) if str(seat) not in before]
    return found + ([("all", "")] if most > 1 and not before else [])


def rule_ids(spec: GameSpec[Any] | None, _typed: str, t: Texts) -> Found:
    """List the ids of the rules and rulings of a game, with their titles."""
    if spec is None:
        return []
    guide = Guide(t.lang, package_of(spec.id))
    return [(section.id, section.title) for section in (*guide.sections, *guide.readings)]


def plain(*values: str) -> Callable[[GameSpec[Any] | None, str, Texts], Found]:
    """Make the function that lists values that are always the same."""
    return lambda _spec, _typed, _t: [(value, "") for value in values]


languages = plain(*LANGUAGES)
shells = plain(*SHELLS)
engines = plain("auto", "native", "python")
workplaces = plain("here", "ray", "ray:auto", "ray://")
