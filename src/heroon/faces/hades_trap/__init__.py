"""The face of HADES TRAP: its board, its teller, its theme, its goldens."""

from typing import Final

from heroon.board.face import Face

FACE: Final = Face(
    package="heroon.faces.hades_trap",
    board="heroon.faces.hades_trap.board:MODEL",
    teller="heroon.faces.hades_trap.teller:TELLER",
    theme="heroon.faces.hades_trap.theme:THEME",
    goldens="heroon.faces.hades_trap.goldens:SCRIPTS",
)
