"""No line of the app breaks before a French sign, since a no-break space stands there."""

import io

import pytest
from rich.console import Console
from rich.text import Text
from textual.content import Content

from heroon.terminal.wrapping import keep_no_break_spaces

TEXT = "Que se passe-t-il\u00a0? Rien\u00a0: « oui\u202f» ou non\u00a0!"


@pytest.mark.parametrize("wide", range(13, 40))
def test_a_line_never_begins_with_a_sign(wide: int) -> None:
    keep_no_break_spaces()
    sink = io.StringIO()
    Console(file=sink, width=wide).print(Text(TEXT))
    shown = [line.plain for line in Content(TEXT).wrap(wide)]
    for line in (*sink.getvalue().splitlines(), *shown):
        assert line.strip(" ")[:1] not in "?:!»;" or not line.strip(" ")
    assert "".join("".join(shown).split()) == "".join(TEXT.split())
