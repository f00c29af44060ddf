"""HADES TRAP at 80x24: what decides is in sight, and no answer crowds another one out."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from textual.widgets import OptionList, Static

from heroon.games.hades_trap import words as w
from heroon.kernel import PASS, Table
from heroon.play.bots import choose
from heroon.play.game_setting import Setting
from heroon.terminal.app_panels import RulesPanel
from heroon.terminal.widgets import BoardView
from tests.terminal.driving import LARGE, Driver, drive, new


def played(until: Callable[[Table[Any]], bool], seed: str = "s0") -> Setting:
    """A game that the program has played up to a question to seat 0."""
    setting = tried(until)(seed)
    assert setting is not None
    return setting


SEEDS = tuple(f"s{number}" for number in range(12))


def tried(until: Callable[[Table[Any]], bool]) -> Callable[[str], Setting | None]:
    """The same for any seed; None where the game ends before."""

    def made(seed: str) -> Setting | None:
        setting = new("hades-trap", seed=seed)
        while setting.table.ask is not None:
            if setting.table.words(0) and until(setting.table):
                return setting
            step(setting.table, seed)
        return None

    return made


def step(table: Table[Any], seed: str) -> None:
    """One answer of the program."""
    assert table.ask is not None
    seat = next(one for one in range(2) if table.ask.seats >> one & 1)
    table.answer(choose("heuristic", table, seat, seed), seat)


def many(verb: int, count: int) -> Callable[[Table[Any]], bool]:
    return lambda table: sum(w.VERB[word] == verb for word in table.words(0)) >= count


def replaces(table: Table[Any]) -> bool:
    return table.view(0).prompt == "replace"


def test_the_handles_of_tiles_leave_the_own_points_and_the_arrows_in_sight() -> None:
    async def play(d: Driver) -> None:
        shown = d.screen()
        assert "Points restants" in shown and "Flèches" in shown
        handles = next(line for line in shown.split("\n") if "↺" in line)
        assert "↻" in handles and "(Pivoter" not in shown
        verbs = [w.VERB[word] for word in d.game.match.table.words(0)]
        signs = sum(shown.count(sign) for sign in "↺↻")
        assert signs == sum(verb in (w.TURN.id, w.TWIST.id) for verb in verbs) >= 6

    drive(play, played(many(w.TWIST.id, 6)), "fr")


def test_many_answers_of_a_kind_are_one_choice_and_stand_before_the_steps() -> None:
    async def play(d: Driver) -> None:
        words = d.game.match.table.words(0)
        twists = tuple(word for word in words if w.VERB[word] == w.TWIST.id)
        first = d.game.offer.choices[0]
        assert first.words == twists and first.text.startswith("Pivoter une tuile avec le Joystick")
        steps = [c.number for c in d.game.offer.choices if w.VERB[c.words[0]] == w.GO.id]
        assert steps == [1, 2, 3, 4] and d.choices[-1] == "Finir votre tour"
        await d.answer(first.number)
        assert [c.words for c in d.game.offer.choices[:-1]] == [
            (word,) for word in twists[:-1]
        ] or [c.words for c in d.game.offer.choices] == [(word,) for word in twists]
        assert "↺b5 1" in d.screen()

    drive(play, played(many(w.TWIST.id, 6)), "fr")


def test_the_medallion_of_force_stands_above_the_steps() -> None:
    async def play(d: Driver) -> None:
        words = [choice.words for choice in d.game.offer.choices]
        steps = [i for i, of in enumerate(words) if w.VERB[of[0]] == w.GO.id]
        assert words.index((w.WIN_FORCE,)) < min(steps)
        assert "Obtenir le médaillon de Force" in d.screen()

    drive(play, played(lambda table: w.WIN_FORCE in table.words(0)), "fr")


def test_an_order_beside_the_question_has_a_number() -> None:
    async def play(d: Driver) -> None:
        number = max(choice.number for choice in d.game.offer.choices) + 1
        assert f"{number}. Garder l’Éther ce tour" in d.screen()
        asked = len(d.game.match.table.tokens)
        await d.press(str(number))
        assert d.list.highlighted == len(d.choices)
        await d.press("enter")
        assert d.game.match.table.tokens[asked].word == PASS

    async def typed(d: Driver) -> None:
        asked = len(d.game.match.table.tokens)
        await d.press("t")
        await d.type(str(max(choice.number for choice in d.game.offer.choices) + 1))
        await d.press("enter")
        assert d.game.match.table.tokens[asked].word == PASS

    drive(play, played(replaces), "fr")
    drive(typed, played(replaces), "fr")


def test_a_thread_that_is_laid_is_called_so_once() -> None:
    """With what a step would change: `posé en premier` neither twice nor beside `pas traversé`."""
    shown: list[str] = []

    async def play(d: Driver) -> None:
        for number in range(1, len(d.choices)):
            await d.press(str(number))
            shown.append(" ".join(d.screen().split()))

    drive(play, played(lambda t: t.view(0).counter("turns") > 2), "fr", LARGE)
    drive(play, played(replaces), "fr", LARGE)
    assert any("posé en premier" in screen for screen in shown)
    for screen in shown:
        assert "posé en premier, posé en premier" not in screen
        assert "posé en premier pas traversé" not in screen


def test_a_long_forecast_is_told_to_its_end() -> None:
    """Each walk that is pointed at, at a table where the Boss has been found."""
    longest: list[int] = []

    async def play(d: Driver) -> None:
        board, status = d.game.query_one(BoardView), d.game.query_one("#status", Static)
        await d.press("tab")
        for walk in d.game.walks:
            board.aim(walk.at)
            await d.settle()
            told = d.game.foreseen()
            longest.append(status.size.height)
            assert told and " ".join(told.split()) in " ".join(d.screen().split())
            list_of = d.game.query_one("#choices", OptionList)
            assert list_of.size.height >= 2

    drive(play, played(lambda t: t.view(0).counter("turns") > 4), "fr")
    assert max(longest) > 2


def test_a_refusal_names_its_rule_by_title_and_leads_to_it() -> None:
    async def play(d: Driver) -> None:
        await d.click("labyrinth/a9")
        shown = " ".join(d.screen().split())
        assert "(règle «" in shown and "hades-trap:" not in shown
        title = shown.partition("(règle « ")[2].partition(" »")[0]
        await d.press("r")
        assert isinstance(d.app.screen, RulesPanel)
        at = d.list.highlighted
        assert at is not None and d.app.screen.found[at].title == title
        await d.press("escape", "w")
        await d.type("relever")
        told = str(d.app.screen.query_one("#told", Static).render())
        assert "règle «" in told and "hades-trap:" not in told

    drive(play, new("hades-trap"), "fr")


def test_advice_says_what_it_brings_and_what_would_follow() -> None:
    async def play(d: Driver) -> None:
        said = [" ".join(line.split()) for line in d.game.reasons(d.game.match.advise(0)[0])]
        assert said[0].endswith("vers la gauche (deux moitiés d’Esprit se rejoignent).")
        assert said[1].startswith("Ensuite, si rien ne s’y oppose : Aller en c5 · ")
        assert said[-1].startswith("Ce qui change aussitôt : Points d’action restants : 6 → 5.")
        await d.press("h")
        assert said[1][:40] in " ".join(d.screen().split())

    drive(play, played(many(w.TWIST.id, 6)), "fr")


def test_the_sheet_of_the_own_hero_tells_what_lies_on_the_board_of_the_player() -> None:
    async def play(d: Driver) -> None:
        view = d.game.match.table.view(0)
        await d.press("i")
        await d.type("vous")
        told = " ".join(str(d.app.screen.query_one("#told", Static).render()).split())
        assert f"encore {view.counter('left')} ce tour" in told
        assert f"Squelettes éliminés : {view.counter('trophies.0')}" in told
        assert "Éther : prêt" in told and "Amphores : Joystick Tartare" in told

    drive(play, played(many(w.TWIST.id, 6)), "fr")


def test_the_threads_and_all_that_is_the_players_own_are_in_sight_with_a_joystick() -> None:
    async def play(d: Driver) -> None:
        shown = d.screen()
        for told in ("Flèches", "Fils traversés ce tour", "Points restants", "Amphores"):
            assert told in shown
        line = next(line for line in shown.split("\n") if "Médaillons" in line)
        assert "Amphores" in line

    def found(table: Table[Any]) -> bool:
        view = table.view(0)
        own = bool(view.area("bar.0").pieces) and bool(view.area("bag.0").pieces)
        return own and many(w.TWIST.id, 6)(table)

    drive(play, next(setting for setting in map(tried(found), SEEDS) if setting), "fr")


def test_tokens_and_their_order_stand_beside_the_arrows_where_one_may_be_replaced() -> None:
    async def play(d: Driver) -> None:
        line = next(line for line in d.screen().split("\n") if "Fils traversés" in line)
        assert "1◆" in line and "posé" not in line
        await d.press_at(1.0, "1")
        shown = " ".join(d.screen().split())
        assert "Alors… Rouge : le Minotaure saute au nord sur la tuile du nord-ouest." in shown
        await d.press_at(3.0, "0")
        shown = " ".join(d.screen().split())
        assert "Alors… Jaune : le Minotaure saute au sud" in shown

    drive(play, played(replaces), "fr")


def test_the_end_of_a_turn_tells_what_it_brings() -> None:
    async def play(d: Driver) -> None:
        await d.press("0")
        assert "Si vous finissez là… " in d.screen() and "le Minotaure saute" in d.screen()

    def crossed(table: Table[Any]) -> bool:
        view = table.view(0)
        laid = any(piece.marks for piece in view.area("threads").pieces)
        return view.prompt == "act" and laid

    drive(play, played(crossed), "fr")


def test_answers_of_a_kind_are_one_choice_for_who_cannot_walk_as_well() -> None:
    async def play(d: Driver) -> None:
        assert not d.game.walks
        words = [choice.words for choice in d.game.offer.choices]
        assert any(len(of) > 3 and w.VERB[of[0]] == w.TWIST.id for of in words)

    def gripped(table: Table[Any]) -> bool:
        walks = any(w.VERB[word] == w.GO.id for word in table.words(0))
        return many(w.TWIST.id, 8)(table) and not walks

    drive(play, next(setting for setting in map(tried(gripped), SEEDS) if setting), "fr")


def test_no_entry_loses_its_end_when_the_list_is_longer_than_its_place() -> None:
    async def play(d: Driver) -> None:
        group = next(c for c in d.game.offer.choices if w.VERB[c.words[0]] == w.TURN.id)
        await d.answer(group.number)
        assert any("du nord-est vers la gauche" in text for text in d.choices)
        for at, choice in enumerate(d.game.offer.choices):
            if at:
                await d.press("down")
            rows = [line[:48] for line in d.screen().split("\n")]
            told = " ".join(re.sub("[▁-█▏]", " ", " ".join(rows)).split())
            assert f"{choice.number}. {choice.text}" in told

    def wanted(table: Table[Any]) -> bool:
        texts = [table.spec.words.text[word] for word in table.words(0)]
        return sum(text.startswith("turn:") for text in texts) == 6 and "turn:3-left" in texts

    drive(play, next(setting for setting in map(tried(wanted), SEEDS) if setting), "fr")


def test_the_help_says_what_the_signs_in_the_maze_mean() -> None:
    async def play(d: Driver) -> None:
        (told,) = d.game.signs()
        assert "a Amphore" in told and "# Agrippé" in told and "MIN Minotaure" in told
        await d.press("question_mark")
        assert "a Amphore" in d.screen()

    drive(play, played(lambda t: t.view(0).counter("turns") > 2), "fr")


def test_a_cell_tells_what_marks_the_pieces_on_it() -> None:
    def burning(table: Table[Any]) -> bool:
        pieces = table.view(0).area("labyrinth").pieces
        return any("burning" in piece.marks for piece in pieces)

    setting = played(burning)
    pieces = setting.table.view(0).area("labyrinth").pieces
    at = next(piece.at for piece in pieces if "burning" in piece.marks)

    async def play(d: Driver) -> None:
        await d.press("i")
        await d.type(f"case {at}")
        assert "squelette (ardent)" in str(d.app.screen.query_one("#told", Static).render())

    drive(play, setting, "fr")
