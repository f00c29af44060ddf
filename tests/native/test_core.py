"""The C of a game has a core that knows no Python: a compiler alone makes an object of it."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest

from heroon.kernel import GameSpec, game
from heroon.native.build import COMMON, compiler
from heroon.native.program import translate_core
from tests.native.having import native
from tests.shapes import fight, windows

#: What the core may name of Python: nothing but CPython and Python in comments.
_PLAIN = ("CPython", "Python")


@pytest.mark.parametrize(
    "spec", [windows.SPEC, fight.SPEC, game("micro-hero")], ids=lambda s: str(s.id)
)
def test_the_core_is_compiled_without_python(spec: GameSpec[Any], tmp_path: Path) -> None:
    native(spec)  # or skip: no compiler
    code = translate_core(spec)
    source = tmp_path / "core.c"
    source.write_text(code, encoding="utf-8")
    flags = [flag for flag in COMMON if flag != "-shared"]
    command = [*compiler(), *flags, "-O0", "-c", str(source), "-o", str(tmp_path / "core.o")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_only_the_skin_speaks_with_python() -> None:
    code = translate_core(windows.SPEC)
    for word in _PLAIN:
        code = code.replace(word, "")
    assert "Py" not in code
