"""Each of our games has a face, and every part of it can be loaded."""

from __future__ import annotations

from pathlib import Path

import pytest

from heroon.board.face import PARTS, face_of, faults_of, part_of
from heroon.kernel import games

FACES = Path(__file__).resolve().parents[2] / "src" / "heroon" / "faces"


@pytest.mark.parametrize("name", games())
def test_every_part_of_a_face_can_be_loaded(name: str) -> None:
    face = face_of(name)
    assert face is not None
    assert faults_of(name) == {}
    for part in PARTS:
        assert (part_of(name, part) is None) == (getattr(face, part) == "")


@pytest.mark.parametrize("name", games())
def test_a_face_names_nothing_outside_its_folder(name: str) -> None:
    face = face_of(name)
    assert face is not None
    assert (FACES / face.package.rpartition(".")[2]).is_dir()
    named = [getattr(face, part) for part in PARTS if getattr(face, part)]
    assert named
    assert all(where.startswith(f"{face.package}.") for where in named)


def test_a_game_without_a_face_has_none() -> None:
    assert face_of("no-such-game") is None
    assert part_of("no-such-game", "theme") is None
    assert faults_of("no-such-game") == {}
