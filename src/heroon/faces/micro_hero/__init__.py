"""What shows MICRO HERO."""

from typing import Final

from heroon.board.face import Face

FACE: Final = Face(
    package="heroon.faces.micro_hero",
    teller="heroon.faces.micro_hero.teller:TELLER",
    theme="heroon.faces.micro_hero.theme:THEME",
    app="heroon.faces.micro_hero.app_board:draw",
    lines="heroon.faces.micro_hero.picture:draw",
    goldens="heroon.faces.micro_hero.goldens:SCRIPTS",
    strength="heroon.faces.micro_hero.strength:SERIES",
)
