"""The words that people type: names of commands in both languages, yes and no, numbers."""

from __future__ import annotations

from typing import Final

from heroon.texts.guide import plain

#: Command: its English and its French name.  `help-<command>` tells what it does.
COMMANDS: Final = {
    "help": ("help", "aide"),
    "play": ("play", "jouer"),
    "view": ("view", "voir"),
    "look": ("look", "regarder"),
    "totals": ("totals", "totaux"),
    "codes": ("codes", "codes"),
    "why": ("why", "pourquoi"),
    "rule": ("rule", "règle"),
    "odds": ("odds", "chances"),
    "hint": ("hint", "conseil"),
    "log": ("log", "journal"),
    "undo": ("undo", "annuler"),
    "passes": ("passes", "passes"),
    "orders": ("orders", "consignes"),
    "players": ("players", "joueurs"),
    "back": ("back", "revenir"),
    "draw": ("draw", "nulle"),
    "agree": ("agree", "accepter"),
    "decline": ("decline", "refuser"),
    "claim": ("claim", "réclamer"),
    "lang": ("lang", "langue"),
    "save": ("save", "sauver"),
    "scenario": ("scenario", "scénario"),
    "resign": ("resign", "abandonner"),
    "quit": ("quit", "quitter"),
}
_ALSO: Final = {"?": "help", "exit": "quit", "i": "look", "rules": "rule", "regles": "rule"}
_BY_NAME: Final = {plain(n): c for c, names in COMMANDS.items() for n in names} | _ALSO
#: French for the answers that every game has.
_ANSWERS: Final = {"passer": "pass", "oui": "yes", "non": "no", "fini": "done", "assez": "stop"}
_YES: Final = frozenset({"yes", "y", "oui", "o", "on"})
_NO: Final = frozenset({"no", "n", "non", "off"})


def command(line: str) -> tuple[str, str] | None:
    """Parse a line as a command and the rest of the line; None where it is no command."""
    name, _, rest = line.partition(" ")
    found = _BY_NAME.get(plain(name))
    return (found, rest.strip()) if found else None


def name_of(command: str, lang: str) -> str:
    """Return the name of a command in a language."""
    return COMMANDS[command][lang == "fr"]


def answer(line: str) -> str:
    """Translate an answer that every game has from French to the word; else return it unchanged."""
    return _ANSWERS.get(plain(line), line)


def truth(line: str) -> bool | None:
    """Parse yes or no in either language; None for any other line."""
    word = plain(line)
    return True if word in _YES else False if word in _NO else None


def is_turn(line: str) -> bool:
    """Return whether a line says "this turn" in either language."""
    return plain(line) in ("turn", "tour")


def number_in(line: str) -> int | None:
    """Parse a number as people type it: `1`, `1.`, `1)`; None for anything else."""
    digits = line[:-1] if line[-1:] in (".", ")") else line
    return int(digits[:9]) if digits.isdecimal() else None
