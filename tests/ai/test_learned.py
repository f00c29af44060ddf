"""The bot `learned`: it plays weights from its seat alone, and refuses those of other tables."""

from __future__ import annotations

import json
import sys
from array import array
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from heroon.ai import bot, bot_names, check_bot
from heroon.ai.extras import checkout, install
from heroon.ai.learned import ADVICE, FOLDER, LearnedBot, can_learned, observed, policy_in, shipped
from heroon.kernel import InputError, Rng, Seat, Table, game, games
from heroon.kernel.ask import NATURE
from heroon.kernel.heuristics import heuristics_of
from heroon.native.engine import Engine, engine
from heroon.native.features import features
from tests.ai.tiny_onnx import tiny

#: The greatest size of weights that come with Heroon.
MOST_BYTES = 5_000_000


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("weights") / "heroz.onnx"
    path.write_bytes(tiny("heroz"))
    return str(path)


def said(name: str, player: str, chance: int, most: int) -> list[int]:
    """The words of a game in which one bot sits on all seats, up to so many answers."""
    spec = game(name)
    table = Table(spec, {}, seats=spec.seats[0])
    bots = [bot(player, spec, seed=7, seats=table.seats) for _ in range(table.seats)]
    nature = Rng(chance)
    out: list[int] = []
    while table.ask is not None and len(out) < most:
        if table.ask.seats == NATURE:
            table.answer(nature.choice(table.ask.words))
            continue
        seat = table.ask.seats.bit_length() - 1
        out.append(bots[seat].choose(Seat(table, seat)))
        table.answer(out[-1], seat)
    return out


def test_equal_seeds_give_equal_words(file: str) -> None:
    first = said("heroz", f"learned:{file}", 3, 60)
    assert first == said("heroz", f"learned:{file}", 3, 60)
    assert first != said("heroz", "random", 3, 60)


def test_it_says_the_allowed_word_with_the_highest_number(file: str) -> None:
    for table, seat in moments(20):
        values = policy_in(game("heroz"), file).values(observed(Seat(table, seat), Rng(1)))
        words = Seat(table, seat).words
        best = LearnedBot(game("heroz"), 1, file).choose(Seat(table, seat))
        assert values[best] == max(values[word] for word in words)


def test_weights_with_advice_are_told_the_policys_word(tmp_path: Path) -> None:
    """It stands behind the observation: the heuristic's word, of equal ones the first."""
    path = tmp_path / "advised.onnx"
    path.write_bytes(tiny("heroz", changed={ADVICE: "heuristic"}))
    spec, alone = game("heroz"), 0
    weigh = heuristics_of(spec).weights
    assert weigh is not None
    read = policy_in(spec, str(path))
    assert read.advised
    for table, seat in moments(20):
        words = Seat(table, seat).words
        assert table.ask is not None
        weights = weigh(table.g, seat, table.ask.prompt, list(words))
        told = words[weights.index(max(weights))]
        if weights.count(max(weights)) == 1:
            alone += 1
            assert told == bot("heuristic", spec, 1).choose(Seat(table, seat))
        values = read.values([*observed(Seat(table, seat), Rng(1)), told])
        best = LearnedBot(spec, 1, str(path)).choose(Seat(table, seat))
        assert values[best] == max(values[word] for word in words)
    assert alone


def test_advice_needs_a_policy_with_weights(tmp_path: Path) -> None:
    path = tmp_path / "advised.onnx"
    path.write_bytes(tiny("micro-hero", changed={ADVICE: "heuristic"}))
    with pytest.raises(InputError, match="advised by a policy that this game does not have"):
        check_bot(f"learned:{path}", game("micro-hero"))


def moments(most: int, first: int = 0) -> list[tuple[Table[Any], int]]:
    """Tables of a game at choices between steps, from the first on, with the seat that is asked."""
    spec = game("heroz")
    table, rng = Table(spec, {}, seats=2), Rng(5)
    out: list[tuple[Table[Any], int]] = []
    while table.ask is not None and len(out) < most:
        who = table.ask.seats
        first -= len(table.ask.words) > 1
        if who != NATURE and len(table.ask.words) > 1 and not table.flight and first < 0:
            out.append((table.sample(-1, Rng(len(out))), who.bit_length() - 1))
        table.answer(rng.choice(table.ask.words), None if who == NATURE else who.bit_length() - 1)
    return out


def test_twins_get_the_same_word(file: str) -> None:
    """What a seat cannot tell apart changes nothing, though cards lie elsewhere."""
    differ = 0
    for table, seat in moments(25, 100):
        twin = table.sample(seat, Rng(99))
        differ += table.g.deck != twin.g.deck or table.g.hand != twin.g.hand
        words = [LearnedBot(game("heroz"), 1, file).choose(Seat(t, seat)) for t in (table, twin)]
        assert words[0] == words[1]
        seen = [observed(Seat(t, seat), Rng(2)) for t in (table, twin)]
        assert seen[0] == seen[1]
    assert differ > 5


def test_it_sees_what_the_engine_in_c_shows() -> None:
    found = engine(game("heroz"))
    assert isinstance(found, Engine)
    for table, seat in moments(25, 100):
        out = array("B", [0]) * len(features(game("heroz"), 2))
        found.at(table).observe(seat, out)
        assert observed(Seat(table, seat), Rng(4)) == out.tolist()


@pytest.mark.parametrize(
    ("entry", "value"),
    [("rules", "999"), ("game", "chess"), ("seats", "3"), ("features", "0" * 16)],
)
def test_weights_of_another_table_are_refused(entry: str, value: str, tmp_path: Path) -> None:
    path = tmp_path / "other.onnx"
    path.write_bytes(tiny("heroz", changed={entry: value}))
    with pytest.raises(InputError) as bad:
        check_bot(f"learned:{path}", game("heroz"))
    assert bad.value.kind == "refused"
    assert f"another table ({entry}: {value}, here " in bad.value.why


def test_what_is_no_weights_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "no.onnx"
    with pytest.raises(InputError, match="no weights can be read there"):
        check_bot(f"learned:{path}", game("heroz"))
    path.write_bytes(b"text")
    with pytest.raises(InputError, match="these are no weights"):
        check_bot(f"learned:{path}", game("heroz"))


def test_without_the_runtime_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "unread.onnx"
    path.write_bytes(tiny("heroz", seed=2))
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(InputError) as bad:
        policy_in(game("heroz"), str(path))
    assert install("learned") in bad.value.why
    for name in games():
        assert "learned" not in bot_names(game(name))


def test_an_extra_is_had_where_this_program_runs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A checkout is installed from its own folder, by the Python that runs; else by its name."""
    root = Path(__file__).resolve().parents[2]
    assert checkout() == root
    assert install("lab") == f"{sys.executable} -m pip install -e '{root}[lab]'"
    installed = tmp_path / "site-packages" / "heroon"
    installed.mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text("", encoding="utf-8")
    assert checkout(installed) is None
    monkeypatch.setattr("heroon.ai.extras.checkout", lambda: None)
    assert install("lab") == "pip install 'heroon[lab]'"


def test_without_weights_it_says_so() -> None:
    for name in games():
        if not shipped(name):
            with pytest.raises(InputError, match=f"no weights of {name} come with Heroon"):
                check_bot("learned", game(name))
    spec = game("micro-hero")
    with pytest.raises(InputError, match="no weights"):
        check_bot("learned", spec, None, 2)


def test_weights_that_come_along_belong_to_their_games() -> None:
    """Each file is small, says the same as the text beside it, and plays at its own tables."""
    folder = resources.files("heroon.ai") / FOLDER
    names = sorted(p.name[:-5] for p in folder.iterdir() if p.name.endswith(".onnx"))
    assert names == sorted(name for name in games() if shipped(name))
    for name in names:
        spec, meta = game(name), shipped(name)
        assert len((folder / f"{name}.onnx").read_bytes()) <= MOST_BYTES
        assert policy_in(spec, "", int(meta["seats"])).about == meta
        assert "learned" in bot_names(spec)
        check_bot("learned", spec)


def test_a_table_that_was_not_learnt_has_no_such_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = game("hero-realms")
    meta = {"rules": str(spec.rules), "seats": "1", "options": json.dumps({"boss": ["borg"]})}
    monkeypatch.setattr("heroon.ai.learned.shipped", lambda _: meta)
    assert can_learned(spec, spec.settings({"boss": "borg"}))
    assert not can_learned(spec, spec.settings({"boss": "rayla"}))
    assert not can_learned(spec)
    assert not can_learned(spec, spec.settings({"boss": "borg", "powers": "yes"}))
    assert not can_learned(spec, spec.settings({"boss": "borg"}), 2)
    meta["rules"] = "999"
    assert not can_learned(spec, spec.settings({"boss": "borg"}))
