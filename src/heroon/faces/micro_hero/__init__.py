"""The face of MICRO HERO: its board, its teller, its theme, its lines, its orders of cards."""

from typing import Final

from heroon.board.face import Face

FACE: Final = Face(
    package="heroon.faces.micro_hero",
    board="heroon.faces.micro_hero.board:MODEL",
    teller="heroon.faces.micro_hero.teller:TELLER",
    theme="heroon.faces.micro_hero.theme:THEME",
    app="heroon.faces.micro_hero.terminal:draw",
    lines="heroon.faces.micro_hero.terminal:picture",
    ordering="heroon.faces.micro_hero.ordering:ORDERING",
    goldens="heroon.faces.micro_hero.goldens:SCRIPTS",
    strength="heroon.faces.micro_hero.strength:SERIES",
)
