"""The sparring partners: who only builds, who waits for an open column, and who hoards."""

from __future__ import annotations

import pytest

from heroon.ai import bot_names, check_bot
from heroon.ai.bots import partners
from heroon.ai.levels import levels
from heroon.games.heroz import words as w
from heroon.games.heroz.state import EMPTY, Duel
from heroon.kernel import PASS, Ask, Rng, game, playout
from heroon.kernel.heuristics import heuristics_of
from heroon.lab.simulate import simulate

HEROZ = game("heroz")


@pytest.mark.parametrize("name", ["heroz", "hades-trap", "mini-rogue"])
def test_partners_are_bots_by_name_and_in_no_list(name: str) -> None:
    spec = game(name)
    assert len(partners(spec)) >= 5
    assert not set(partners(spec)) & set(bot_names(spec))
    for partner in partners(spec):
        check_bot(partner, spec)


def test_a_partner_plays_at_a_table() -> None:
    """As in the arena: of sixteen mirrored games in CPython the expert wins fifteen or more."""
    summary, _ = simulate("heroz", [levels(HEROZ)["expert"], "greedy"], 16, seed=3, workers=1)
    assert summary.wins[0] >= 15


@pytest.mark.parametrize(
    ("name", "cards"), [("builder", 99), ("turtle", 99), ("hoarder", 12), ("miser", 20)]
)
def test_what_a_partner_attacks(name: str, cards: int) -> None:
    """A builder nothing, the others an open column, and with so many cards a defended one."""
    partner = heuristics_of(HEROZ).partners[name]
    assert partner is not None
    seen = set()
    for n in range(8):
        m, rng = playout(HEROZ, HEROZ.settings({}), 2), Rng(n)
        for _ in range(3000):
            ask = m.ask
            if ask is None:
                break
            word = rng.choice(ask.words)
            if ask.seats == 1 and len(ask.words) > 1:  # the other plays at random
                g, seat = m.g, 0
                word = partner(g, ask, rng)
                if ask.prompt == w.P_ATTACK:
                    said = kind(g, seat, ask, word)
                    seen.add(said)
                    rich = len(g.hand[seat]) >= cards
                    if name == "builder":
                        assert said == "passes"
                    else:
                        assert said != "strikes" or rich
                        assert not (said == "passes" and (rich or any_open(g, seat, ask)))
            m.answer(word)
    assert "passes" in seen
    assert name == "builder" or "takes" in seen


def any_open(g: Duel, seat: int, ask: Ask) -> bool:
    """Whether some attack would meet an open column."""
    return any(kind(g, seat, ask, word) == "takes" for word in ask.words)


def kind(g: Duel, seat: int, ask: Ask, word: int) -> str:
    """What an answer to the question of attacks is."""
    if word == PASS:
        return "passes"
    return "takes" if g.field[1 - seat][3 * w.A[word]] == EMPTY else "strikes"
