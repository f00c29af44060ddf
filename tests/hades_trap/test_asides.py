"""HADES TRAP: what stands beside answers, and how many touches they take."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from heroon.board.model import Look
from heroon.board.types import Tile
from heroon.faces.hades_trap.ariadne import foresee, jumps, panel, routes
from heroon.faces.hades_trap.asides import coming
from heroon.faces.hades_trap.board import board
from heroon.faces.hades_trap.seen import race_of
from heroon.faces.hades_trap.teller import TELLER
from heroon.faces.hades_trap.ways import Way
from heroon.games.hades_trap import words as w
from heroon.games.hades_trap.labyrinth import NEXT
from heroon.games.hades_trap.places import closed
from heroon.games.hades_trap.spec import SPEC
from heroon.games.hades_trap.state import FALLEN, UPRIGHT, Race
from heroon.games.hades_trap.steps import LABYRINTH
from heroon.games.hades_trap.view import view
from heroon.kernel import NO, Machine, Rng, Seeded, Table, then
from heroon.texts import Sentences, texts
from tests.lengths import length

from .laid import CELL, give, going, laid, offered, say, stand, turn

#: Three heroes for each of three games, Achilles and Theseus among them.
HEROES = (
    ("achilles", "theseus", "ulysses"),
    ("theseus", "circe", "achilles"),
    ("daphne", "eurydice", "andromeda"),
)
WORD = {text: word for word, text in enumerate(SPEC.words.text)}


def look(game: Machine[Race], lang: str = "en") -> Look:
    """The table as the first seat sees it, with the question that is asked."""
    t = texts(lang, "heroon.games.hades_trap")
    assert game.ask is not None
    prompt = SPEC.words.prompts[game.ask.prompt].name
    seen = replace(view(game.g, 0), words=tuple(game.ask.words), prompt=prompt)
    return Look(seen, Sentences(t, SPEC, 0, {0: "player-1", 1: "player-2"}))


def beside(game: Machine[Race], word: str, lang: str = "en") -> str:
    at = look(game, lang)
    return TELLER.aside(WORD[word], at.view, at.sentences)


def targets(game: Machine[Race], word: str) -> tuple[str, ...]:
    return TELLER.targets(WORD[word], look(game).view, SPEC.words)


# -- Courage --------------------------------------------------------------------------------------


def charging(boss: str, medallions: int = 0) -> Machine[Race]:
    """The hero on the Sandals at e2, about to charge south, with the Boss in that column."""
    g = stand(laid(), "e2", "a9")
    g.boss_at, g.medallions[0] = CELL[boss], medallions
    return turn(g)


def test_a_charge_says_that_it_leads_to_the_boss_and_what_it_wins() -> None:
    game = charging("e5")
    assert {"charge:south", "charge:north"} <= offered(game)
    assert beside(game, "charge:south") == "leads to the Boss"
    assert beside(game, "charge:north") == "as far as e8"
    say(game, "charge:south")
    assert beside(game, "on") == "" == beside(game, "stop")
    say(game, "on")
    assert beside(game, "on") == "charges the Boss for the medallion of Courage"
    assert beside(game, "stop", "fr") == "sans charger le Boss"
    say(game, "on")
    assert game.g.medallions[0] == w.COURAGE


def test_whoever_has_courage_is_told_nothing_of_it() -> None:
    game = charging("e6", w.COURAGE)
    assert beside(game, "charge:south") == "as far as e5"
    say(game, "charge:south")
    assert not any(route.of == "cell.e6" for route in routes(look(game)))


def test_a_fourth_medallion_wins_and_the_answer_says_so() -> None:
    game = charging("e4", w.SPIRIT | w.FORCE | w.COMBAT)
    say(game, "charge:south")
    assert beside(game, "on") == "charges the Boss, and you win"
    say(game, "on")
    assert game.over


def test_the_boss_himself_is_where_a_charge_goes_at_one_touch() -> None:
    game = charging("e6")
    say(game, "charge:south")
    found = {route.of: route for route in routes(look(game))}
    boss = found["cell.e6"]
    assert [SPEC.words.text[word] for word in boss.words] == ["on", "on", "on"]
    assert (boss.text, boss.short) == ("Charge the Boss", "★ Courage")
    assert found["cell.e5"].words == boss.words[:2]
    for word in boss.words:
        game.answer(word)
    assert game.g.medallions[0] == w.COURAGE and game.g.at[0] == CELL["e5"]


def test_a_charge_over_threads_foresees_the_boss_from_before_him() -> None:
    """What Ariadne does after it is told for the cell where the hero stands then."""
    game = charging("e6")
    say(game, "charge:south")
    at = look(game)
    found = {route.of: route for route in routes(at)}
    there = foresee(found["cell.e6"].words, at)
    assert there is not None
    assert there.links[0].of[-1] == "cell.e5"


# -- halves of Spirit -----------------------------------------------------------------------------


def test_an_exchange_of_tiles_says_whether_halves_meet() -> None:
    """As the tiles are drawn, the halves of b5's tile and of d8's come to touch, for instance."""
    game = turn(stand(laid(), "h8", "a9"))
    told = {word: beside(game, word) for word in offered(game) if word.startswith("swap:")}
    assert set(told.values()) == {"", "two halves of Spirit meet"}
    for word, text in told.items():
        trial = turn(stand(laid(), "h8", "a9"))
        say(trial, word)
        assert bool(trial.g.halves) == bool(text), word


# -- touches --------------------------------------------------------------------------------------


@pytest.mark.parametrize("left", [1, 6])
def test_far_sandals_are_one_touch_and_one_point(left: int) -> None:
    """Even where one could walk there: that costs more."""
    g = stand(laid(), "e2", "a9")
    g.medallions[0], g.left = w.COURAGE, left
    at = look(turn(g))
    found = {route.of: route for route in routes(at)}["cell.i1"]
    assert [SPEC.words.text[word] for word in found.words] == ["teleport:i1"]
    assert (found.text, found.short) == ("Teleport to the Sandals on i1", "1 point")


def test_the_other_stairs_are_one_touch_and_what_ariadne_does_there_is_told() -> None:
    """From c9 to d7, in reach of the Boss, who jumps south from d5's tile."""
    g = stand(laid(), "c9", "a1")
    g.boss_at, g.crossed = CELL["e5"], [w.COLOUR.by_token["green"]]
    at = look(turn(g))
    found = {route.of: route for route in routes(at)}["cell.d7"]
    assert [SPEC.words.text[word] for word in found.words] == ["climb:d7"]
    assert found.danger
    there = foresee(found.words, at)
    assert there is not None and "you" in there.line.lower()


def test_stairs_a_step_away_are_walked_to() -> None:
    """Where the walk costs a point, too, a touch of the cell is the step."""
    assert jumps(look(turn(stand(laid(), "c9", "a1"))), {CELL["d7"]: Way(1, (), ())}) == {}


def exchanging(*colours: str) -> Machine[Race]:
    """Ulysses is asked, with tokens of these colours to come."""
    g = stand(laid(hero_1="ulysses"), "a9", "b9")
    g.boss_at, g.ether_left[0] = CELL["b5"], 1
    g.crossed = [w.COLOUR.by_token[name] for name in colours]
    then(g, LABYRINTH)
    return going(g)


def test_the_last_token_is_exchanged_at_one_touch() -> None:
    game = exchanging("red", "blue")
    assert targets(game, "replace:blue>green") == ("thread/blue", "thread/green")
    say(game, "pass")
    assert targets(game, "replace:blue>green") == ("thread/green",)


def test_a_ghost_walks_at_one_touch_through_walls_to_its_body() -> None:
    """From the Portal to d7, two columns and more away, whatever stands between."""
    g = stand(laid(boss="hades"), "d7", "a9")
    g.boss_at, g.lies[0], g.ghost[0], g.left = CELL["b5"], FALLEN, CELL["e5"], 3
    g.bones[CELL["d5"]] = 1
    at = look(turn(g))
    found = {route.of: route for route in routes(at)}
    assert "cell.d5" not in found  # what a step onto a skeleton costs is not seen
    home = found["cell.d7"]
    assert (home.short, home.danger, home.marks) == ("3 points", False, ())
    assert foresee(home.words, at) is not None
    for route in (found["cell.d7"], found["cell.g5"], found["cell.f6"]):
        trial = going(SPEC.copy(g))
        for word in route.words:
            assert SPEC.words.text[word] in offered(trial)
            trial.answer(word)
        assert f"cell.{w.CELL.by_value[trial.g.ghost[0]]}" == route.of


# -- what wins ------------------------------------------------------------------------------------

THREE = w.COURAGE | w.SPIRIT | w.FORCE


def beside_spirit() -> tuple[Machine[Race], str]:
    """The hero next to a medallion of Spirit that a swap has formed; the step onto it."""
    game = turn(stand(laid(), "h8", "a9"))
    joins = next(x for x in sorted(offered(game)) if x.startswith("swap:") and beside(game, x))
    say(game, joins)
    g = game.g
    cell = g.halves[0]
    sides = [side for side in range(4) if not closed(g, cell, side)]
    g.at[0] = next(NEXT[cell][side] for side in sides if NEXT[cell][side] not in g.halves)
    return turn(g), f"go:{w.CELL.by_value[cell]}"


def test_a_step_onto_a_spirit_medallion_says_so() -> None:
    game, step = beside_spirit()
    assert beside(game, step) == "the medallion of Spirit"
    others = [word for word in offered(game) if word.startswith("go:") and word != step]
    assert {beside(game, word) for word in (*others, "done")} == {""}
    game.g.medallions[0] = w.COURAGE | w.FORCE | w.COMBAT
    assert beside(game, step, "fr") == "votre quatrième médaillon, vous gagnez"
    game.g.medallions[0] = w.SPIRIT
    assert beside(game, step) == ""


def test_what_wins_the_game_says_so() -> None:
    g = stand(laid(), "e5", "a9")
    g.medallions[0] = THREE
    give(g, 0, "fortune")
    game = turn(g)
    assert beside(game, "show") == beside(game, "done") == "you win the game"
    g.medallions[0] = w.COURAGE
    assert beside(game, "show") == beside(game, "done") == ""


def test_the_end_of_a_turn_on_the_portal_says_that_it_wins() -> None:
    g = stand(laid(), "e5", "a9")
    g.boss_at, g.medallions[0] = CELL["b2"], THREE
    game = turn(g)
    told = panel(look(game))
    assert told is not None
    assert told.text.endswith("And you win the game.")
    assert beside(game, "done", "fr") == "vous gagnez la partie"
    g.medallions[0] = w.COURAGE | w.FORCE
    told = panel(look(game))
    assert told is not None
    assert "win" not in told.text
    assert beside(game, "done") == ""


def test_a_victory_that_hades_may_take_away_is_not_told() -> None:
    g = stand(laid("hades"), "e5", "a9")
    g.boss_at, g.medallions[0], g.wrath = CELL["e2"], THREE, 9
    g.crossed = [2]
    assert g.arrow[2] == 2  # he bounces over the Portal tile, and the hero falls
    game = turn(g)
    told = panel(look(game))
    assert told is not None
    assert "You fall" in told.text
    assert "win" not in told.text
    assert beside(game, "done") == ""
    g.wrath = 0
    assert beside(game, "done") == "you win the game"


def test_the_song_of_the_siren_leaves_nobody_a_victory_on_the_portal() -> None:
    g = stand(laid("siren"), "q9", "s8")
    g.boss_at, g.medallions[0] = CELL["q8"], THREE
    assert beside(turn(g), "done") == ""


def test_halves_that_meet_are_told_in_either_order() -> None:
    g = stand(laid(), "h8", "a9")
    game = turn(g)
    told = [word for word in offered(game) if word.startswith("swap:")]
    joins = [word for word in told if beside(game, word)]
    assert joins
    for word in joins:
        first, _, second = word.partition(":")[2].partition("+")
        assert beside(game, f"swap:{second}+{first}") == "two halves of Spirit meet"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_tile_has_a_name_of_its_own(lang: str) -> None:
    for boss in ("minotaur", "siren"):
        at = look(
            turn(stand(laid(boss), *(("e5", "a9") if boss == "minotaur" else ("q8", "s8")))), lang
        )
        tiles = [thing.label for _, thing in board(at).held() if isinstance(thing, Tile)]
        names = {label.partition(":")[0].strip() for label in tiles}
        assert len(names) == 9
        assert not any(char.isdigit() for name in names for char in name)


# -- what a blow brings ---------------------------------------------------------------------------


def blows(boss: str, games: int) -> Iterator[tuple[str, set[str]]]:
    """What is said of each blow of games by chance that nobody averts, and what it brings."""
    for seed in range(games):
        rng = Rng(seed)
        heroes = {f"hero_{i + 1}": hero for i, hero in enumerate(HEROES[seed % 3])}
        table = Table(SPEC, {"boss": boss, **heroes}, Seeded(f"blow {seed}"), seats=3)
        for _ in range(600):
            if table.ask is None:
                break
            seat = table.ask.seats.bit_length() - 1
            words = table.words(seat)
            seen = table.view(seat)
            if seen.prompt != "shield":
                table.answer(rng.choice(words), seat)
                continue
            said = coming(seen, race_of(seen, SPEC))
            before = len(table.events(seat))
            table.answer(NO, seat)
            told = [(e.id, e.args[:1]) for e in table.events(seat)[before:][:4]]
            first = [SPEC.words.events[id].name for id, whose in told if whose == (seat,)]
            yield said, {"cursed", "stunned"} & set(first)


@pytest.mark.parametrize("boss", ["minotaur", "hydra", "siren"])
def test_what_a_blow_brings_is_told_before_a_shield_is_raised(boss: str) -> None:
    told = {"token": {"cursed"}, "stun": {"stunned"}, "both": {"cursed", "stunned"}}
    found: Counter[str] = Counter()
    for said, came in blows(boss, length(4, 40)):
        found[said] += 1
        assert not said or came == told[said], (said, came)
    assert found["token"] > 0 < found["stun"]
    assert found[""] < found["token"] + found["stun"]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_a_step_brings_has_one_colon_a_sentence(lang: str) -> None:
    """A colour and what the Boss does for it are one sentence, with its own colon."""
    g = stand(laid(), "e5", "a9")
    g.boss_at, g.crossed = CELL["b2"], [w.COLOUR.by_token["red"]]
    at = look(turn(g), lang)
    found = [foresee((word,), at) for word in at.view.words]
    lines = [there.line for there in found if there is not None and there.line]
    assert lines and all(":" in line for line in lines)
    for line in lines:
        assert all(part.count(":") < 2 for part in re.split("[.…]", line)), line


def test_a_throw_says_what_it_costs_and_does() -> None:
    g = stand(laid(), "e2", "e4")
    g.medallions[0] = w.FORCE
    give(g, 0, "boomerang")
    game = turn(g)
    assert beside(game, "throw:boomerang>1") == "stuns by Force, for 2 points"
    left = game.g.left
    say(game, "throw:boomerang>1")
    assert left - game.g.left == 2 and game.g.lies[1] != UPRIGHT
