"""Cards of an owner whose abilities have several parts: in rules, in words, in C."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.faces.micro_hero.what import card as told_card
from heroon.faces.micro_hero.what import trial as told_trial
from heroon.games.micro_hero.cards import (
    CLEANSES,
    DEFENCE_FIRST,
    DRAWS,
    FIERCE,
    LOOKS_BACK,
    SCATTER,
    SPURS,
    SWARM,
    TOUGH,
    TRIBUTE,
)
from heroon.games.micro_hero.rules_cards import hand_size
from heroon.games.micro_hero.rules_planning import play
from heroon.games.micro_hero.spec import SPEC
from heroon.games.micro_hero.stack import (
    ability,
    defence,
    has,
    power,
    strength,
    team_attack,
    trial_attack,
    trial_defence,
)
from heroon.games.micro_hero.state import Journey
from heroon.games.micro_hero.steps import CLEANSE_ONE, DRAW
from heroon.games.micro_hero.words import CARDS, TRIALS
from heroon.kernel import GameSpec
from heroon.native import compare
from heroon.testing.kit import check_game
from heroon.texts import package_of, texts
from tests.native.having import native

OWN = """
[trial]
lion = { ability = "attack+2, defence+1, hand-1" }
hydra = { ability = "attack+1 when it loses life, discard is shuffled, cost+2" }
birds = { ability = "cost+1, attack+1" }
[blessing]
pelt = { base = "defence+1, draw 1, exhaust 1", improved = "attack+2, draw 2, exhaust all" }
venom = { base = "once attack+2, once defence+1", improved = "once attack+3, once defence+2" }
swiftness = { base = "trial attack-1, draw 1", improved = "trial defence-2, draw 1" }
"""
MINE: GameSpec[Any] = SPEC.using(OWN, "own")


def against(trial: str, *kept: str) -> Journey:
    """A fight against a trial; abilities of others are still in play."""
    g: Journey = MINE.blank(SPEC.settings({"level": "mythic"}), 1)
    g.trial = [TRIALS.by_token[trial]]
    g.kept = [TRIALS.by_token[name] for name in kept]
    g.attack = 4
    g.life = 6
    return g


def test_a_trial_may_add_to_attack_and_defence() -> None:
    """+2 attack and +1 defence while it is in play, its own and those of kept ones."""
    g = against("lion")
    assert (trial_attack(g), trial_defence(g), hand_size(g)) == (6, 8, 4)
    g = against("boar", "lion", "birds")
    assert (trial_attack(g), trial_defence(g), hand_size(g)) == (7, 7, 4)
    g = against("boar")
    assert (trial_attack(g), trial_defence(g), hand_size(g)) == (4, 6, 5)


def test_each_part_of_an_ability_counts() -> None:
    g = against("hydra", "birds")
    assert (ability(g, SCATTER), ability(g, TRIBUTE), ability(g, SWARM)) == (1, 2, 0)
    assert strength(g, TRIBUTE) == 3


@pytest.mark.parametrize("name", TRIALS.by_token)
def test_each_of_three_abilities_is_found_at_every_trial(name: str) -> None:
    """Whether the trial is fought or kept; an ability that it lacks is never found."""
    own = f'[trial]\n{name} = {{ ability = "discard is shuffled, defence+3, cost+2" }}\n'
    plain = next(other for other in ("stables", "mares") if other != name)
    spec: GameSpec[Any] = SPEC.using(own, "own")
    for trial, kept in ((name, ()), (plain, (name,))):
        g: Journey = spec.blank(spec.settings({"level": "mythic"}), 1)
        g.trial = [TRIALS.by_token[trial]]
        g.kept = [TRIALS.by_token[other] for other in kept]
        found = [(ability(g, which), strength(g, which)) for which in (SCATTER, TOUGH, TRIBUTE)]
        assert [many for many, _ in found] == [1, 1, 1]
        assert [strong for _, strong in found][1:] == [3, 2]
        assert (ability(g, FIERCE), strength(g, FIERCE)) == (0, 0)
        assert (ability(g, DEFENCE_FIRST), strength(g, SWARM)) == (0, 0)


def test_several_trials_with_one_further_ability_add_up() -> None:
    g = against("lion", "lion", "birds")
    assert (ability(g, FIERCE), strength(g, FIERCE)) == (3, 2 + 2 + 1)


@pytest.mark.parametrize("name", ["pelt", "herd", "leash"])
def test_each_of_three_effects_is_found_at_either_level(name: str) -> None:
    base, improved = (f"draw {n}, exhaust {n + 1}, earlier cards+{n + 2}" for n in (1, 4))
    own = f'[blessing]\n{name} = {{ base = "{base}", improved = "{improved}" }}\n'
    spec: GameSpec[Any] = SPEC.using(own, "own")
    g: Journey = spec.blank(spec.settings({}), 1)
    for token, strong in ((name, (1, 2, 3)), (f"{name}+", (4, 5, 6))):
        card = CARDS.by_token[token]
        assert tuple(power(g, card, which) for which in (DRAWS, CLEANSES, SPURS)) == strong
        assert all(has(g, card, which) for which in (DRAWS, CLEANSES, SPURS))
        assert not has(g, card, LOOKS_BACK)
        assert power(g, card, LOOKS_BACK) == 0
    assert not has(g, CARDS.by_token["strike"], DRAWS)


def test_a_card_that_draws_nothing_starts_no_draw() -> None:
    g = against("boar")
    strike = CARDS.by_token["strike"]
    g.hand[0] = [strike]
    play(g, 0, strike)
    assert g.agenda == []


@pytest.mark.parametrize(("name", "draws", "cleanses"), [("pelt", 1, 1), ("pelt+", 2, 99)])
def test_a_blessing_draws_and_then_exhausts(name: str, draws: int, cleanses: int) -> None:
    g = against("boar")
    card = CARDS.by_token[name]
    g.hand[0] = [card]
    play(g, 0, card)
    assert g.agenda == [cleanses, 0, CLEANSE_ONE, draws, 0, DRAW]


def test_points_given_once_are_not_repeated() -> None:
    g = against("boar")
    venom, strike = CARDS.by_token["venom"], CARDS.by_token["strike"]
    g.stack[0] = [venom, strike, strike]
    assert (team_attack(g), defence(g, 0)) == (2 + 2 + 1, 1)
    g.bent[0] = 1
    assert (team_attack(g), defence(g, 0)) == (5, 1)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_words_tell_every_part(lang: str) -> None:
    t = texts(lang, package_of("micro-hero"), MINE.numbers)
    (line,) = told_trial("lion", MINE, t).text
    for which, n in ((13, 2), (14, 1), (6, 1)):
        assert t.text(f"ability-{which}", strength=n).lower() in line.lower()
    base, improved = told_card("venom", MINE, t).text
    for text, given in ((base, ((7, 2), (8, 1))), (improved, ((7, 3), (8, 2)))):
        for which, n in given:
            assert t.text(f"effect-{which}", strength=n) in text


@pytest.mark.parametrize("seats", [1, 2])
def test_whole_games_hold_every_law(seats: int) -> None:
    options = {"level": "mythic", "blood": "yes", "anger": "yes"}
    report = check_game(MINE, 2, "light", seats=seats, seed=40, skilled=2, options=options)
    assert report.games == 2


def test_c_plays_composed_cards_as_python_does() -> None:
    mythic = MINE.settings({"level": "mythic", "anger": "yes"})
    assert compare(native(MINE), options=[mythic], seats=[1, 2], seeds=range(3)).games == 6
