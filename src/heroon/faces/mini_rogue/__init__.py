"""The face of MINI ROGUE: its board, its teller, its theme, its lines, its goldens."""

from typing import Final

from heroon.board.face import Face

FACE: Final = Face(
    package="heroon.faces.mini_rogue",
    board="heroon.faces.mini_rogue.board:MODEL",
    teller="heroon.faces.mini_rogue.teller:TELLER",
    theme="heroon.faces.mini_rogue.theme:THEME",
    app="heroon.faces.mini_rogue.terminal:draw",
    lines="heroon.faces.mini_rogue.terminal:picture",
    goldens="heroon.faces.mini_rogue.goldens:SCRIPTS",
)
