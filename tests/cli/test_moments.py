"""Any moment of a game becomes a scenario that runs; what somebody may not know stays unsaid."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from heroon.kernel import (
    InputError,
    Rng,
    Seeded,
    Table,
    game,
    read_scenario,
    run_scenario,
    write_record,
)
from heroon.kernel.ask import NATURE
from heroon.play import saves
from heroon.play.keeper import called_for
from heroon.play.moment import WITHHELD, moment, scenario_of, withheld
from heroon.play.who import Who
from heroon.texts import package_of, texts
from tests.cli.running import heroon
from tests.cli.test_wrong import one_line
from tests.lengths import length

#: Games with the options that bring the most into a position.
KINDS: dict[str, tuple[str, int, dict[str, str], str]] = {
    "heroz": ("heroz", 2, {}, "goal = 6"),
    "micro-hero": ("micro-hero", 1, {"hera": "yes", "posture": "loyal"}, "hand = 4"),
    "micro-hero-team": ("micro-hero", 2, {"apollo": "yes"}, "wound_copies = [1, 1, 1]"),
    "hero-realms": ("hero-realms", 1, {"boss": "borg", "powers": "yes"}, "health = 12"),
}


def played(kind: str, seed: str = "3", most: int = 10_000, own: bool = False) -> Table[Any]:
    """A game played by chance, up to so many tokens."""
    name, seats, options, numbers = KINDS[kind]
    spec = game(name)
    if own:
        spec = spec.using(f"[numbers]\n{numbers}\n", "own")
    known = {o.name: o.values for o in spec.options}
    given = {k: v if v in known[k] else known[k][-1] for k, v in options.items() if k in known}
    table: Table[Any] = Table(spec, given, Seeded(seed), seats=seats)
    rng = Rng(7)
    while table.ask is not None and len(table.tokens) < most:
        seat = next(s for s in range(seats) if table.ask.seats >> s & 1)
        table.answer(rng.choice(table.words(seat)), seat)
    return table


def asked(table: Table[Any]) -> Any:
    ask = table.ask
    return None if ask is None else (ask.seats, ask.prompt, tuple(ask.words))


def titles(table: Table[Any]) -> Any:
    return texts("en", package_of(table.spec.id), table.spec.numbers)


@pytest.mark.parametrize("own", [False, True])
@pytest.mark.parametrize("kind", KINDS)
def test_many_moments_of_a_game_are_scenarios_that_run(kind: str, own: bool) -> None:
    table = played(kind, own=own)
    assert table.over
    most = moment(table).of
    for at in {*range(0, most, max(1, most // length(12, 25))), most}:
        text = scenario_of(table, range(table.seats), titles(table), at)
        head = tomllib.loads(text)
        assert head["rules_number"] == table.spec.rules and ("numbers" in head) == own
        again = run_scenario(read_scenario(text, "moment"))
        then = moment(table, at).table
        assert again.spec.digest(again.checkpoint) == then.spec.digest(then.checkpoint)
        assert asked(again) == asked(then)
        assert all(again.view(s) == then.view(s) for s in range(-1, table.seats))
        assert head["expect"]["words"] == [
            table.spec.words.text[w] for w in (then.ask.words if then.ask else ())
        ]


@pytest.mark.parametrize("kind", KINDS)
def test_a_running_game_shows_nobody_what_they_may_not_know(kind: str) -> None:
    """Whatever is written of a running game, its reader could have written it."""
    table = played(kind)
    seats = range(table.seats)
    told = 0
    for at in range(0, moment(table).of, 5):
        then = moment(table, at).table
        if then.ask is None or then.ask.seats == NATURE:
            continue
        for seat in seats:
            world = then.sample(seat, Rng(at))
            assert withheld(world, seat) == withheld(then, seat), "the refusal tells nothing"
            if not withheld(then, seat):
                told += 1
                assert world.spec.digest(world.checkpoint) == then.spec.digest(then.checkpoint)
                assert asked(world) == asked(then)
    assert told


def test_a_running_duel_is_refused_in_the_same_words_whatever_it_hides() -> None:
    said = set()
    for many in (14, 40, 90):
        table = played("heroz", most=many)
        for viewers in ((0,), (1,), (0, 1)):
            for at in (-1, 0, moment(table).of // 2):
                with pytest.raises(InputError) as bad:
                    scenario_of(table, viewers, titles(table), at)
                said.add((bad.value.why, bad.value.token, bad.value.where))
    assert said == {(WITHHELD, "", "")}


def kept(tmp_path: Path, kind: str, *people: int, most: int = 10_000) -> Path:
    """A game as it is saved."""
    table = played(kind, most=most)
    path = tmp_path / f"{kind}.heroon"
    path.unlink(missing_ok=True)
    saves.save(path, table, "3", Who.of(table.seats, people or (0,)))
    return path


def test_a_moment_of_a_save_is_written_and_runs(tmp_path: Path) -> None:
    path = kept(tmp_path, "heroz")
    for at in ("0", "7", ""):
        out = tmp_path / f"at-{at}.toml"
        given = ["--at", at] if at else []
        ran = heroon(tmp_path, "scenario", "--from", str(path), *given, "--out", str(out))
        assert (ran.code, ran.err) == (0, "")
        assert f"scenario{out}" in "".join(ran.out.split())  # a long path is folded
        ran = heroon(tmp_path, "scenario", str(out))
        told = " ".join(ran.out.split())  # a long line is folded
        assert (ran.code, ran.err) == (0, "") and "agrees with the rules" in told
    shown = heroon(tmp_path, "scenario", "--from", str(path), "--at", "7", "--lang", "fr")
    french = tomllib.loads(shown.out)
    assert french["expect"] == tomllib.loads((tmp_path / "at-7.toml").read_text())["expect"]
    assert french["title"].startswith("HEROZ\u00a0: après la réponse 7 sur ")


def test_a_record_without_a_seat_tells_what_all_may_know(tmp_path: Path) -> None:
    path = tmp_path / "r.txt"
    path.write_text(write_record(played("hero-realms", most=30)), encoding="utf-8")
    assert heroon(tmp_path, "scenario", "--from", str(path)).code == 0
    path.write_text(write_record(played("heroz", most=60)), encoding="utf-8")
    assert "may not know" in one_line(heroon(tmp_path, "scenario", "--from", str(path)))


def test_what_cannot_be_kept_says_so_and_no_more(tmp_path: Path) -> None:
    path = kept(tmp_path, "heroz", most=60)
    for at in ([], ["--at", "0"], ["--at", "12"]):
        for people in ((0,), (1,), (0, 1)):
            kept(tmp_path, "heroz", *people, most=60)
            said = one_line(heroon(tmp_path, "scenario", "--from", str(path), *at))
            assert said == f"heroon: {path}: {WITHHELD}\n"
    french = heroon(tmp_path, "scenario", "--from", str(path), "--lang", "fr")
    assert "tant que la partie dure" in one_line(french)
    over = kept(tmp_path, "hero-realms")
    out = tmp_path / "there.toml"
    out.write_text("mine")
    for args, words in (
        (["--from", str(over), "--at", "9999"], "from 0 to "),
        (["--from", str(over), "--at", "-1"], "from 0 to "),
        (["--from", str(over), "--out", str(out)], "stays as it is"),
        (["--from", str(over), "--out", str(tmp_path / "no" / "x")], "no such file"),
        (["--from", str(tmp_path / "none")], "no such file"),
        (["--from", str(over), str(out)], "either --from or files"),
        (["--at", "3"], "--at goes with --from"),
        (["--out", "x", str(out)], "--out goes with --from"),
        ([], "files is missing"),
    ):
        ran = heroon(tmp_path, "scenario", *args)
        assert ran.code == 2 and words in one_line(ran), (args, ran)
    assert out.read_text() == "mine"


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ("rules_number = 99", "written with rules 99"),
        ('cards = "0123456789ab"', "other card data"),
        ("numbers = 3", "`numbers` must be a table"),
        ("[numbers]\ngoal = 999", "from 1 to 216"),
        ("[numbers]\ntea = 1", "no such number"),
    ],
)
def test_a_scenario_of_other_rules_or_cards_is_refused(
    tmp_path: Path, entry: str, why: str
) -> None:
    path = tmp_path / "s.toml"
    path.write_text(f'game = "heroz"\n{entry}\n', encoding="utf-8")
    assert why in one_line(heroon(tmp_path, "scenario", str(path)))


def test_the_line_mode_keeps_the_moment_that_stands_there(tmp_path: Path) -> None:
    mine, taken = tmp_path / "mine.toml", tmp_path / "taken"
    taken.write_text("")
    solo = ("play", "hero-realms", "--plain", "--seed", "4")
    lines = ["1", f"scenario {mine}", f"scénario {taken}", "scenario", "quit"]
    ran = heroon(tmp_path, *solo, answers=lines)
    out = " ".join(ran.out.split())
    assert "This moment is kept as a scenario" in out and "exists already" in out
    assert "scenario FILE" in out and ran.code == 0
    agrees = heroon(tmp_path, "scenario", str(mine))
    assert agrees.code == 0 and "agrees" in agrees.out
    assert taken.read_text() == ""
    duel = ("play", "heroz", "--plain", "--seed", "4", "--lang", "fr")
    ran = heroon(tmp_path, *duel, answers=[f"scénario {tmp_path / 'no.toml'}", "quitter"])
    assert "ne peut pas être gardé" in ran.out and not (tmp_path / "no.toml").exists()


def test_the_command_is_told_as_it_can_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEROON_CALLED_AS", "python3 dev.py")
    assert called_for("play") == "python3 dev.py play"
    assert called_for("scenario") == "python3 dev.py run scenario"
    monkeypatch.delenv("HEROON_CALLED_AS")
    assert called_for("scenario").endswith(" scenario") and " run " not in called_for("scenario")
