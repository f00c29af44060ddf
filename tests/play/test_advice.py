"""Advice on the page and in the app: plain words, what changes, and that it is no proof."""

from __future__ import annotations

import re

from heroon.kernel import Seeded, Table, game
from heroon.play.aided import AidedMatch
from heroon.play.game_setting import Setting
from heroon.play.who import Who


def test_advice_is_told_in_plain_words_and_as_no_proof() -> None:
    table = Table(game("heroz"), {}, Seeded("advice"), seats=2)
    match = AidedMatch(Setting(table, "advice", Who.of(2, (0,), "novice")), "fr")
    told = forced = 0
    for _ in range(60):
        seat = next(s for s in range(2) if match.table.words(s))
        for advice in match.advise(seat):
            told += 1
            alone = len(match.table.words(seat)) == 1
            forced += alone
            typed = {match.table.spec.words.text[word] for word in advice.words}
            assert not typed & set(re.findall(r"[\w:.-]+", advice.text)), advice
            assert "Colonne attaquante" not in advice.reason, advice
            assert ("pas une preuve" in advice.reason) is not alone, advice
        match.give(seat, match.table.words(seat)[-1])
    assert told >= 60 and forced
