"""What shows HEROZ."""

from typing import Final

from heroon.board.face import Face

FACE: Final = Face(
    package="heroon.faces.heroz",
    board="heroon.faces.heroz.board:MODEL",
    teller="heroon.faces.heroz.teller:TELLER",
    theme="heroon.faces.heroz.theme:THEME",
    app="heroon.faces.heroz.app_board:draw",
    lines="heroon.faces.heroz.picture:draw",
    goldens="heroon.faces.heroz.goldens:SCRIPTS",
)
