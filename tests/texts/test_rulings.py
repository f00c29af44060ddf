"""Rulings: question, reading and reason in both languages, cited, linked, found by their ids."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from heroon.kernel import GameSpec, game, games
from heroon.texts import LANGUAGES, Guide, package_of
from heroon.texts.check_guide import RULING, guide_problems, ruling_problems
from heroon.texts.guide import sentence_and_rule

SOURCE = Path(__file__).parents[2] / "src" / "heroon" / "games"


@pytest.mark.parametrize("name", games())
def test_every_ruling_is_told_in_both_languages_and_cited_by_a_section(name: str) -> None:
    spec: GameSpec[Any] = game(name)
    assert ruling_problems(spec, package_of(name)) == []


@pytest.mark.parametrize("name", games())
def test_a_guide_is_well_set_and_cites_what_is_there(name: str) -> None:
    assert guide_problems(package_of(name)) == []


@pytest.mark.parametrize("name", games())
def test_every_ruling_that_is_named_anywhere_can_be_read(name: str) -> None:
    folder = Path(str(files(package_of(name))))
    known = {ruling.id for ruling in Guide("en", package_of(name)).rulings}
    prefix = next(iter(known))[:2]
    named: dict[str, str] = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".py", ".toml", ".ftl", ".md"):
            found = RULING.findall(path.read_text(encoding="utf-8"))
            named |= {one: path.name for one in found if one.startswith(prefix)}
    assert len(named) >= len(known)
    assert {one: at for one, at in named.items() if one not in known | held(folder, prefix)} == {}


def held(folder: Path, prefix: str) -> set[str]:
    """The rulings that stand in the block of another one: the comment before it names them."""
    text = (folder / "rulings.toml").read_text(encoding="utf-8")
    lines = re.findall(r"^# Numbers: (.*)$", text, re.MULTILINE)
    return {f"{prefix}-{number}" for line in lines for number in re.findall(r"\w+", line)}


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ruling_is_found_by_its_id_and_leads_back_to_its_section(name: str, lang: str) -> None:
    guide = Guide(lang, package_of(name))
    for ruling in guide.rulings:
        (found,) = guide.find(ruling.id.lower())
        assert (found.id, found.title, found.ruling) == (ruling.id, ruling.question, True)
        assert ruling.reading in found.body and ruling.why in found.body
        linked = [id_ for _, id_ in guide.parts(found.body) if id_]
        assert ruling.rule in linked
        for section in guide.citing(ruling.id):
            assert section in linked
            body = guide.by_id[section.lower()].body
            assert (ruling.id, ruling.id) in guide.parts(body)


@pytest.mark.parametrize("name", games())
def test_an_option_that_a_ruling_switches_says_so(name: str) -> None:
    spec: GameSpec[Any] = game(name)
    guide = Guide("en", package_of(name))
    for option in spec.options:
        if option.name in guide.switches:
            told = guide.by_id[guide.switches[option.name].lower()].body
            assert "Option “" in told and option.name not in told.split()
            assert told.count(" / ") >= len(option.values) - 1 and "(usual)" in told
    printed = {option.name for option in spec.options if ":" in option.rule}
    assert {option.name for option in spec.options} - printed <= set(guide.switches)


def test_parts_make_up_the_text() -> None:
    guide = Guide("fr", "heroon.games.heroz")
    text = "Voir HZ-42, HZ-4, heroz:2.6. Et HZ-42."
    assert "".join(piece for piece, _ in guide.parts(text)) == text
    assert [id_ for _, id_ in guide.parts(text) if id_] == ["HZ-42", "heroz:2.6", "HZ-42"]


@pytest.mark.parametrize(
    ("told", "parts"),
    [
        ("Ce n’est pas le moment. [heroz:turn]", ("Ce n’est pas le moment.", "heroz:turn")),
        ("Not yours. [HZ-42]", ("Not yours.", "HZ-42")),
        ("Nothing forbids it.", ("Nothing forbids it.", "")),
        ("A mark [x] at the end [1S]", ("A mark [x] at the end [1S]", "")),
    ],
)
def test_a_refusal_is_parted_from_its_rule(told: str, parts: tuple[str, str]) -> None:
    assert sentence_and_rule(told) == parts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_found_by_a_part_of_their_id(lang: str) -> None:
    guide = Guide(lang, "heroon.games.micro_hero")
    for word in ("apples", "trial.apples", "micro-hero:trial.apples", "Trial.Apples"):
        assert guide.find(word)[0].id == "micro-hero:trial.apples", word
    assert guide.find("cross")[0].id == "micro-hero:hera.cross"


def test_a_ruling_lies_in_one_block() -> None:
    for path in SOURCE.glob("*/rulings.toml"):
        text = path.read_text(encoding="utf-8")
        found = tomllib.loads(text)["ruling"]
        assert len(re.findall(r"^\[", text, re.MULTILINE)) == len(found)
