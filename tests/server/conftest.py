from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Site


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path / "games.sqlite") as one:
        yield one
