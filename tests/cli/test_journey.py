"""A whole journey of MICRO HERO, typed at the line mode: twelve Labours, in each language.

`docs/shots/micro-hero-journey-*.txt.gz` hold what a person read.  The answers were chosen by the
heuristic once; here they are typed as they stand.
"""

import io
from pathlib import Path

import pytest

from heroon.kernel import Seeded, Table, game
from heroon.play.who import Who
from heroon.terminal.lines import WIDTH, Lines
from heroon.terminal.session import Session, Setting

ANSWERS = Path(__file__).parent / "goldens" / "micro-hero-journey.answers"
SEED = "journey 13"
ENDS = {
    "fr": "Victoire\u00a0! Les douze Travaux d’Hercule sont accomplis.",
    "en": "Victory! The twelve Labours of Hercules are done.",
}


@pytest.mark.long
@pytest.mark.parametrize("lang", ENDS)
def test_twelve_labours_in_line_mode(lang: str) -> None:
    table = Table(game("micro-hero"), {}, Seeded(SEED))
    sink = io.StringIO()
    source = io.StringIO(ANSWERS.read_text(encoding="utf-8"))
    Session(
        Setting(table, SEED, Who.of(table.seats, (0,))), Lines(source, sink, echo=True), lang
    ).run()
    lines = sink.getvalue().splitlines()
    assert table.result == [12]
    assert source.read() == "", "answers are left over"
    assert any(ENDS[lang] in line for line in lines[-3:])
    assert not [line for line in lines if "[micro-hero:" in line], "an answer was refused"
    assert max(map(len, lines)) <= WIDTH + 2
