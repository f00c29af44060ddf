"""MICRO HERO for two: one person holds both seats, or plays with a bot."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from heroon.games.micro_hero.spec import SPEC
from heroon.kernel import Rng, Seeded, Table, open_position
from heroon.play import orders
from heroon.play.bots import choose
from heroon.play.game_setting import Setting
from heroon.play.match import Match
from heroon.play.saves import load
from heroon.play.spoken import command
from heroon.play.who import Who
from tests.cli.running import heroon
from tests.cli.test_orders import FIVE, advising, at, played, typed
from tests.lengths import LANGS

_LIFE: dict[str, Any] = {
    "agenda": ["LIFE_CARD", "BUILD_DECK 0", "BUILD_DECK 1", "PICK_POSTURE", "ROUND"],
    **{"trial": ["hydra"], "attack": 3, "life": 18, "turns": 0},
}
TEAM = ("play", "micro-hero", "--players", "2", "--seed", "1")


def both() -> Table[Any]:
    return at(2, hand=[["strike", "block"], ["block", "training"]], deck=[FIVE, FIVE])


def test_one_menu_holds_the_answers_of_both(tmp_path: Path) -> None:
    out = heroon(tmp_path, *TEAM, "--lang", "fr", answers=["1", "1"]).out
    assert "Vous jouez les deux joueurs" in " ".join(out.split())
    assert "Joueur 2 · Deck de départ" in out.replace("\u00a0", " ")
    assert re.search(r"\n 1\. Joueur 1 · jouer une? .*\n(.*\n)*?.*Joueur 2 · jouer une? ", out)
    assert "Donnez l’écran" not in out and "\n" * 40 not in out
    assert out.replace("\u00a0", " ").count("Joueur 1 -----") == 0
    plain = out.replace("\u00a0", " ")
    assert re.search(r"\nJoueur 1 : Attaque ", plain)
    assert re.search(r"\nÀ la fin de ce tour : Attaque ", plain)


def test_numbers_go_on_over_both_hands() -> None:
    table = both()
    out = typed(table, "4", "2")
    assert "1. Player 1 · play a Strike" in out and "4. Player 2 · play a Training" in out
    assert played(table)[:2] == ["play:training", "play:block"]
    assert [t.seat for t in table.tokens[:2]] == [1, 0]


def test_a_code_that_both_may_say_wants_a_player() -> None:
    table = both()
    out = typed(table, "play:block", "2 play:block", "9 play:block", "why 1 tilt", "1: tilt")
    assert "“play:block”: both players may say this" in out
    assert "single word" in out
    assert "you may give this answer" in out
    assert [(t.seat, SPEC.words.text[t.word]) for t in table.tokens[:2]] == [
        (1, "play:block"),
        (0, "tilt"),
    ]


def test_a_player_who_is_not_asked_cannot_answer() -> None:
    table = at(2, hand=[["strike", "block"], []], deck=[FIVE, FIVE], tilted=[0, 1])
    assert "It is not for you to answer." in typed(table, "2 play:strike", "2 tilt")


def test_an_order_is_one_players() -> None:
    table = both()
    out = typed(table, "play 1 3", "play block", "play 4 3", "yes", "play block", "no")
    assert "These numbers mix both hands" in out
    assert "Both players have cards to play" in out
    assert played(table)[:2] == ["play:training", "play:block"]
    assert "\nBlock: Attack 0 vs 6" in out


def test_shares_tell_what_both_defend_with(tmp_path: Path) -> None:
    stacks = [["block", "block"], ["training", "block"]]
    table = at(2, agenda=["SHARE"], stack=stacks, deck=[FIVE, FIVE])
    out = typed(table, "3")
    assert "\n0. Give 0 to player 1 (1 wound · blocked with 4)" in out
    assert "\n3. Give 3 to player 1 (blocked · 1 wound with 1)" in out
    assert "3 and 1 points against an Attack of 3: how many for player 1?" in out
    assert "Defence shared: 3 for player 1, 1 for player 2." in out


def test_shares_that_block_for_both_are_told_and_not_asked() -> None:
    stacks = [["block", "block", "block"], ["training", "block"]]
    out = typed(at(2, agenda=["SHARE"], stack=stacks, deck=[FIVE, FIVE]))
    assert "how many for player 1?" not in out
    assert "Defence shared: 3 for player 1, 4 for player 2." in out


def test_of_shares_the_points_are_typed() -> None:
    """Points that come to the same as fewer are not listed, but can be typed."""
    stacks = [["block", "block"], ["training", "block"]]
    state: dict[str, Any] = {"agenda": ["SHARE"], "stack": stacks, "deck": [FIVE, FIVE]}
    table = at(2, **state)
    assert [SPEC.words.text[word] for word in table.words(0)] == ["split:0", "split:2", "split:3"]
    for said, first in (("0", 0), ("1", 0), ("2", 2), ("3", 3)):
        table = at(2, **state)
        typed(table, said)
        assert played(table)[:1] == [f"split:{first}"]


def test_of_shares_it_is_told_what_comes_of_them() -> None:
    stacks = [["block", "block", "block"], ["training", "block"]]
    state: dict[str, Any] = {"agenda": ["SHARE"], "stack": stacks, "deck": [FIVE, FIVE]}
    few = {**state, "stack": [["block", "block"], ["training", "block"]]}
    out = typed(at(2, **few, options={"blood": "yes"}), "3")
    assert "Give 1 to player 1 (2 wounds · blocked with 3)" in out
    guard = {"guard": [2, 0], "attack": 5}
    out = typed(at(2, **state, **guard, options={"shield": "yes"}), "3", lang="fr")
    out = out.replace("\u00a0", " ")
    assert "au joueur 1 (bloqué, Bouclier 1 · 1 Blessure avec 3)" in out


def test_the_partner_is_no_enemy(tmp_path: Path) -> None:
    args = ("--seat", "0", "--bot", "random")
    for lang, partner in (("en", "your partner"), ("fr", "votre coéquipier")):
        ran = heroon(tmp_path, *TEAM, *args, "--lang", lang, answers=["1", "1", "1"])
        out = ran.out.lower().replace(str(tmp_path), "")
        assert partner in out
        assert "opponent" not in out and "advers" not in out and "enem" not in out


def test_a_team_game_is_left_and_resumed(tmp_path: Path) -> None:
    path = tmp_path / "x.heroon"
    heroon(tmp_path, *TEAM, "--save", str(path), answers=["1", "1", "1", "quit"])
    assert load(path).who == Who.of(2, (0, 1))
    again = heroon(tmp_path, "play", "--resume", str(path), answers=["1", "undo"])
    assert (again.code, again.err) == (0, "")
    assert "Player 2 · play" in again.out
    alone = heroon(tmp_path, "play", "--resume", str(path), "--seat", "1", answers=["1"])
    assert (alone.code, alone.err) == (0, "")


def test_hints_are_for_each_player(monkeypatch: pytest.MonkeyPatch) -> None:
    advising(monkeypatch, (SPEC.words.parse(0, "play:block"),), (0, 1, 0))
    out = typed(both(), "hint")
    assert "Player 1 · Advice: Block." in out and "Player 2 · Advice: Block." in out


def test_the_end_is_no_duel() -> None:
    table: Table[Any] = Table(SPEC, {}, Seeded("4"))
    rng = Rng(4)
    while table.ask is not None:
        table.answer(rng.choice(table.words(0)), 0)
    for lang, end in (("en", "Defeat. Labours done: 0 of 12."), ("fr", "Travaux accomplis")):
        out = typed(table, lang=lang).replace("\u00a0", " ")
        assert end in out and "win" not in out and "gagne" not in out


def test_the_posture_is_no_longer_asked_for() -> None:
    order = ["play 1 2", "yes"]
    table = at(hand=[["strike", "block"]], deck=[FIVE])
    asked = typed(table, *order, "0")
    assert "Finish Perfecting" in asked
    table = at(hand=[["strike", "block"]], deck=[FIVE])
    out = typed(table, "passes on", *order)
    assert "ask no more to tilt the Posture" in out
    assert "Perfecting: what to do" not in out and "— Turn 4 —" in out
    assert "ready" in played(table)
    out = typed(
        at(hand=[["strike", "block"]], deck=[FIVE]), "passes turn", *order, "play 1 2 3 4 5", "yes"
    )
    assert out.count("Perfecting: what to do") == 1


@pytest.mark.parametrize(
    ("args", "text"),
    [
        (("--players", "3"), "1, 2"),
        (("--players", "1", "--seat", "both"), "both"),
        (("--mode", "easy"), "normal, heroic, mythic"),
        (("--cards", "nowhere.toml"), "nowhere.toml"),
        (("--cards", ""), "--cards"),
    ],
)
def test_wrong_seats_and_modes_are_one_line(
    tmp_path: Path, args: tuple[str, ...], text: str
) -> None:
    ran = heroon(tmp_path, "play", "micro-hero", *args)
    assert ran.code == 2 and ran.err.count("\n") == 1 and text in ran.err


def test_a_mode_sets_options_and_more_may_be_added(tmp_path: Path) -> None:
    path = tmp_path / "x.heroon"
    args = ("play", "micro-hero", "--mode", "mythic", "--save", str(path))
    heroon(tmp_path, *args, answers=["quit"])
    assert 'level = "mythic"' in path.read_text(encoding="utf-8")
    other = tmp_path / "y.heroon"
    heroon(tmp_path, *args[:-1], str(other), "--option", "hera=yes", answers=["quit"])
    kept = other.read_text(encoding="utf-8")
    assert 'level = "mythic"' in kept
    assert 'hera = "yes"' in kept


def test_modes_seats_and_options_are_listed(tmp_path: Path) -> None:
    out = heroon(tmp_path, "list").out
    assert "1-2 players" in out and "modes: normal, heroic, mythic" in out
    one = heroon(tmp_path, "list", "micro-hero", "--lang", "fr").out.replace("\u00a0", " ")
    assert "1 à 2 joueurs" in one and "heroic · niveau Héroïque" in one
    assert "level=normal · Normal (par défaut)" in one and "burn_on_win=yes" in one
    assert "receivers=best" in heroon(tmp_path, "list", "heroz").out
    assert heroon(tmp_path, "list", "chess").code == 2


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("options", [{}, {"anger": "yes", "omphale": "yes", "hera": "yes"}])
def test_what_is_advised_works_when_it_is_typed(lang: str, options: dict[str, str]) -> None:
    """At every question of some turns, for each player that is advised, the line is taken."""
    table: Table[Any] = Table(SPEC, options, Seeded("advice"), seats=2)
    match = Match(Setting(table, "advice", Who.of(table.seats, (0, 1))), lang)
    lines = set()
    for _ in range(80):
        assert table.ask is not None
        for seat in orders.advised(match, match.person()):
            found = orders.advice(match, seat)
            if found is not None:
                lines.add(found.typed)
                given = command(found.typed)
                if given and given[0] == "play":
                    order = orders.read(match, seat, given[1])
                    assert (order.seat, order.words) == (seat, found.words)
                    continue
                word = found.words[0]
                line = found.typed
            else:
                word = choose("heuristic", table, seat, "advice")
                line = orders.typed_word(match, seat, word)
                lines.add(line)
            who, token = match.seating.read(seat, line)
            assert (who, token) == (seat, match.text(word))
        seat = match.person()
        word = choose("heuristic", table, seat, "advice")
        table.answer(word, match.seating.speaker(seat, word))
    assert {"1 tilt", "2 tilt"} & lines
    assert not options or any(line.startswith("1 life:") for line in lines)


def test_what_both_may_answer_is_advised_once() -> None:
    table = open_position(SPEC, {**_LIFE}, {"anger": "yes"}, 2, "test", Seeded("x"))
    out = typed(table, "hint", "1 life:shell", lang="fr")
    assert out.count("Conseil") == 1
    assert "(1 life:shell)" in out
    assert "plusieurs" not in out
    assert [SPEC.words.text[one.word] for one in table.tokens[:1]] == ["life:shell"]


def test_the_posture_alone_needs_no_player_where_one_may_tilt_it() -> None:
    table = at(2, hand=[["strike", "block"], ["block"]], deck=[FIVE, FIVE], tilted=[0, 1])
    typed(table, "jouer incliner", "oui", lang="fr")
    assert [(t.seat, SPEC.words.text[t.word]) for t in table.tokens[:1]] == [(0, "tilt")]
    out = typed(both(), "jouer incliner", lang="fr")
    assert "1 tilt" in out
