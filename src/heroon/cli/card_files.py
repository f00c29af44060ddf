"""The command that prints, writes and checks files of card data."""

from __future__ import annotations

from heroon.kernel import game
from heroon.kernel.cards_written import changed_cells
from heroon.play.paths import expand
from heroon.texts import texts
from heroon.texts.cards import card_file

from .chosen import check_game, own_numbers, read_text, writing
from .printing import CommandError, printer


def cards(name: str, export: str, use: str, lang: str) -> int:
    """Print or write the card data of a game, or check a file of the owner's."""
    check_game(name, lang)
    spec = game(name)
    io = printer()
    t = texts(lang)
    if use:
        spec = own_numbers(spec, read_text(use, lang), use, t)
        io.say(t.text("cards-good", file=use, hash=spec.cards_hash))
        io.draw([f"  {line}" for line in changed_cells(spec.numbers, game(name).numbers)])
    text = card_file(spec, lang)
    if export:
        with writing(export, t):
            path = expand(export)
            if path.exists():
                raise CommandError(t.text("file-exists", file=export))
            from heroon.testing.whole import write_text  # it comes with the engines

            write_text(path, text)
    elif not use:
        io.pour(text)
    return 0
