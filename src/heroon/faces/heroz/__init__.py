"""What shows HEROZ."""

from typing import Final

from heroon.board.face import Face

FACE: Final = Face(
    package="heroon.faces.heroz",
    board="heroon.faces.heroz.board:MODEL",
    teller="heroon.faces.heroz.teller:TELLER",
    theme="heroon.faces.heroz.theme:THEME",
    goldens="heroon.faces.heroz.goldens:SCRIPTS",
)
