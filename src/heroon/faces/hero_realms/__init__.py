"""The face of Hero Realms: its board, its teller, its theme, its lines, its balance."""

from typing import Final

from heroon.board.face import Face

FACE: Final = Face(
    package="heroon.faces.hero_realms",
    board="heroon.faces.hero_realms.board:MODEL",
    teller="heroon.faces.hero_realms.teller:TELLER",
    theme="heroon.faces.hero_realms.theme:THEME",
    app="heroon.faces.hero_realms.terminal:draw",
    lines="heroon.faces.hero_realms.terminal:picture",
    brief="heroon.faces.hero_realms.terminal:BRIEF",
    goldens="heroon.faces.hero_realms.goldens:SCRIPTS",
    balance="heroon.faces.hero_realms.balance:BALANCE",
)
