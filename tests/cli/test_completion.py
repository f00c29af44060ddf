"""Completion in a real bash: commands, games, levels, modes, options and their values."""

from __future__ import annotations

import os
import pty
import select
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import COMMAND, environment, heroon
from tests.cli.test_wrong import one_line
from tests.lengths import length

BASH = shutil.which("bash")
pytestmark = pytest.mark.skipif(BASH is None, reason="no bash")
_ASK = """
eval "$(heroon completion bash)"
while IFS= read -r COMP_LINE; do
    COMP_POINT=${#COMP_LINE}
    _heroon_completion heroon
    printf '%s|' "${COMPREPLY[@]}"; echo
done
"""


def installed(tmp_path: Path) -> dict[str, str]:
    """An environment in which `heroon` is a command."""
    there = tmp_path / "bin"
    there.mkdir(exist_ok=True)
    command = there / "heroon"
    command.write_text(f"#!/bin/sh\nexec {shlex.quote(sys.executable)} -c '{COMMAND}' \"$@\"\n")
    command.chmod(0o755)
    env = environment(tmp_path)
    return env | {"PATH": f"{there}:{env['PATH']}", "LC_ALL": "C.UTF-8", "HOME": str(tmp_path)}


_COMMANDS = (
    "list rules play web scenario simulate report kept verify replay doctor cards completion"
)
#: What is typed, and what bash puts in the place of its last word.
_TYPED = {
    "heroon pl": ["play"],
    "heroon ": _COMMANDS.split(),
    "heroon play he": ["hero-realms", "heroz"],
    "heroon play heroz --see": ["--seed"],
    "heroon play heroz --bot ex": ["expert"],
    "heroon play heroz --bot=ex": ["expert"],
    "heroon play micro-hero --mode ": ["normal", "heroic", "mythic"],
    "heroon play hero-realms --option boss": [
        f"boss={boss}" for boss in ("grognard", "rayla", "borg", "torgen")
    ],
    "heroon play hero-realms --option boss=t": ["torgen"],
    "heroon simulate heroz --bots master,no": ["master,novice"],
    "heroon simulate heroz --engine n": ["native"],
    "heroon rules heroz heroz:2.3": ["2.3"],
    "heroon scenario tests/": [],
    "heroon completion f": ["fish"],
    "heroon play nothing --mode ": [],
}


def test_bash_is_told_what_may_stand_there(tmp_path: Path) -> None:
    tried = dict(list(_TYPED.items())[:: length(5, 1)])  # a process each
    done = subprocess.run(
        [str(BASH), "--norc", "-c", _ASK],
        input="".join(f"{line}\n" for line in tried),
        capture_output=True,
        encoding="utf-8",
        env=installed(tmp_path),
        timeout=120,
        check=True,
    )
    assert done.stderr == ""
    found = [[word for word in line.split("|") if word] for line in done.stdout.splitlines()]
    assert dict(zip(tried, found, strict=True)) == tried
    assert not list(tmp_path.glob(".*")), "nothing is written into anybody's files"


def _typed(fd: int, text: str, until: str) -> str:
    """Type something into a terminal and read on until something stands there."""
    os.write(fd, text.encode())
    seen = ""
    while until not in seen:
        assert select.select([fd], [], [], 60)[0], seen
        seen += os.read(fd, 65536).decode("utf-8", "replace")
    return seen


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="no pty")
def test_a_person_presses_tab(tmp_path: Path) -> None:
    env = installed(tmp_path) | {"TERM": "dumb", "PS1": "$ ", "INPUTRC": os.devnull}
    pid, fd = pty.fork()
    if pid == 0:
        os.execve(str(BASH), ["bash", "--norc", "--noprofile", "-i"], env)
    _typed(fd, "", "$ ")
    _typed(fd, 'eval "$(heroon completion bash)"; echo rea""dy\n', "ready")
    _typed(fd, "heroon pl\t", "heroon play ")
    _typed(fd, "hero-\t", "realms ")
    _typed(fd, "--mo\t", "de ")
    os.write(fd, b"\x15exit\n")
    os.waitpid(pid, 0)
    os.close(fd)


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_ask_the_command_too(tmp_path: Path, shell: str) -> None:
    ran = heroon(tmp_path, "completion", shell)
    assert ran.code == 0 and f"_HEROON_COMPLETE=complete_{shell}" in ran.out
    env = installed(tmp_path) | {
        "_HEROON_COMPLETE": f"complete_{shell}",
        "_TYPER_COMPLETE_ARGS": "heroon play her",
        "_TYPER_COMPLETE_FISH_ACTION": "get-args",
    }
    told = subprocess.check_output(["heroon"], env=env, encoding="utf-8", timeout=60)
    assert "hero-realms" in told and "heroz" in told
    if shutil.which(shell):
        subprocess.run([shell, "-n"], input=ran.out, encoding="utf-8", check=True, timeout=60)


def test_another_shell_is_refused_by_name(tmp_path: Path) -> None:
    assert "bash, zsh, fish" in one_line(heroon(tmp_path, "completion", "tcsh"))
    french = heroon(tmp_path, "completion", "tcsh", lang="fr_FR.UTF-8")
    assert "pas de complétion pour «\u00a0tcsh\u00a0»" in french.err
