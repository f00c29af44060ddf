"""`python -m heroon`, where the command's own name is not on the path."""

import subprocess
import sys
from pathlib import Path

from tests.cli.running import environment
from tests.cli.test_play import SEEDED


def test_it_runs_as_a_module(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "heroon", *SEEDED],
        input="quit\n",
        capture_output=True,
        encoding="utf-8",
        env=environment(tmp_path),
        cwd=tmp_path,
        check=True,
    )
    assert f"{sys.executable} -m heroon play heroz --resume" in done.stdout
