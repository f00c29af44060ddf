"""Advice on the page and in the app: plain words, what changes, and that it is no proof."""

from __future__ import annotations

import re

from heroon.kernel import Seeded, Table, game, open_position
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


def test_what_a_hand_gave_is_no_news_as_the_turn_ends() -> None:
    """The "Total attack: 12 → 0, Experience: 4 → 0, Experience: 8 → 0" hid what the Trial lost."""
    state = {
        **{"trial": ["hydra"], "attack": 6, "life": 9, "turns": 1, "agenda": ["PERFECT"]},
        "stack": [["training", "training", "strike", "strike", "strike"]],
    }
    table = open_position(game("micro-hero"), state, {}, 1, "end")
    match = AidedMatch(Setting(table, "end", Who.of(1, (0,), "novice")), "en")
    ready = next(word for word in table.words(0) if match.text(word) == "ready")
    before = dict(table.view(0).counters)
    after = table.clone()
    after.answer(ready, 0)
    told = match.changes(0, before, [dict(after.view(0).counters)])
    assert before["team-attack"] and any(line.startswith("Life: 9 →") for line in told)
    assert not [line for line in told if line.endswith("→ 0")], told


def test_an_advised_first_deck_has_a_reason() -> None:
    """It was said to follow experience, and not to be the one that is advised to begin with."""
    table = Table(game("micro-hero"), {}, Seeded("deck"), seats=1)
    match = AidedMatch(Setting(table, "deck", Who.of(1, (0,), "novice")), "en")
    (advice,) = match.advise(0)
    assert advice.reason.startswith("Reason: it is the Deck that the program gives itself.")
