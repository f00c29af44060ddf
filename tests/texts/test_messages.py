"""The message files: complete, in both languages, well set, nothing left over."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import pytest

from heroon.kernel import GameSpec, game, games
from heroon.texts import LANGUAGES, package_of
from heroon.texts.check import (
    ASKED,
    MessageFile,
    asked_keys,
    file_problems,
    message_file,
    pair_problems,
    used_keys,
)
from heroon.texts.problem import Problem
from heroon.texts.whole import game_problems

PACKAGES = ["heroon.texts", *(package_of(name) for name in games())]
#: The modules that show common texts.
SHOWING = ("play", "board", "terminal", "cli", "texts", "desk", "server", "web")
#: Where the faces of our games are.
FACES = sorted(path.name for path in (files("heroon") / "faces").iterdir() if path.is_dir())


def modules(*packages: str) -> list[Traversable]:
    found: list[Traversable] = []
    for package in packages:
        root = files("heroon") / package
        found += [path for path in root.iterdir() if path.name.endswith(".py")]
    return found


def template_keys() -> tuple[set[str], list[re.Pattern[str]]]:
    """The keys that templates ask for, and those of which they give the beginning."""
    keys: set[str] = set()
    begun: set[str] = set()
    folders = [files("heroon") / "web" / "templates"]
    folders += [files("heroon") / "faces" / name / "templates" for name in FACES]
    for path in [path for folder in folders if folder.is_dir() for path in folder.iterdir()]:
        for key, more in ASKED.findall(path.read_text(encoding="utf-8")):
            (begun if more else keys).add(key)
    return keys, [re.compile(re.escape(start) + r"[\w-]+") for start in begun]


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_is_well_made(lang: str, package: str) -> None:
    common = message_file(lang, "heroon.texts").keys
    assert file_problems(message_file(lang, package), common) == []


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_say_the_same(package: str) -> None:
    assert pair_problems(message_file("fr", package), message_file("en", package)) == []


@pytest.mark.parametrize("name", games())
def test_a_game_has_all_its_messages_and_no_more(name: str) -> None:
    spec: GameSpec[Any] = game(name)
    # The command line tells how simulated games ended.
    own = modules(f"faces/{name.replace('-', '_')}", "cli")
    assert game_problems(spec, package_of(name), own) == []


def test_common_messages_are_used_and_there() -> None:
    common = message_file("fr", "heroon.texts")
    faces = [f"faces/{name}" for name in FACES]
    literals, patterns = used_keys(modules(*SHOWING, *faces))
    in_templates, begun = template_keys()
    literals, patterns = literals | in_templates, patterns + begun
    whole = {"reason", "end", "word", "prompt", "event", "input", "error", "help", "usage"}
    used = {k for k in common.keys if k in literals or k.partition("-")[0] in whole}
    used |= {k for k in common.keys if any(p.fullmatch(k) for p in patterns)}
    assert sorted(common.keys - common.included(used)) == []
    own = {key for name in games() for key in message_file("fr", package_of(name)).keys}
    asked = [
        f"{path.name}:{line}: {key}"
        for path in modules(*SHOWING)
        for line, key in asked_keys(path)
        if key not in common.keys | own
    ]
    assert asked == []
    assert in_templates - common.keys - own == set()


def broken(tmp_path: Path, text: str, lang: str = "fr") -> list[Problem]:
    path = tmp_path / f"{lang}.ftl"
    path.write_text(text, encoding="utf-8")
    return file_problems(MessageFile(lang, path))


@pytest.mark.parametrize(
    ("text", "lang", "why"),
    [
        ("a = Quoi?", "fr", "no-break"),
        ("a = Voici : un", "fr", "no-break"),
        ("a = { $x }: un", "fr", "no-break"),
        ("a = «un»", "fr", "no-break"),
        ("a = l'As", "fr", "straight apostrophe"),
        ("a = le As", "fr", "elision"),
        ("a = l’attaque de une colonne", "fr", "elision"),
        ("a = Attends...", "fr", "three dots"),
        ("a = Deux  blancs", "fr", "blank"),
        ("a = don't", "en", "straight apostrophe"),
        ('a = say "x"', "en", "straight quotation"),
        ("a = What\u00a0?", "en", "French spacing"),
        ("a = { NOM($x) }", "en", "no function NOM"),
        ("a = { b }", "en", "no message"),
        ("a = x\na = y", "en", "twice"),
        ("-a = x", "en", "terms"),
        ("a =\n}", "en", "this is no message"),
    ],
)
def test_what_is_wrong_is_found(tmp_path: Path, text: str, lang: str, why: str) -> None:
    found = broken(tmp_path, text + "\n", lang)
    assert len(found) >= 1
    assert any(why in line.why for line in found), found


def test_well_set_french_passes(tmp_path: Path) -> None:
    good = "a = «\u00a0Quoi\u00a0?\u00a0» : l’As\u00a0: { $x }\u00a0!"
    assert broken(tmp_path, good.replace(" :", "\u00a0:") + "\n") == []


def test_pairs_are_compared(tmp_path: Path) -> None:
    sides = []
    for lang, text in (("fr", "a = { $x }\nb = x\n"), ("en", "a = { $y }\nc = x\n")):
        path = tmp_path / f"{lang}.ftl"
        path.write_text(text, encoding="utf-8")
        sides.append(MessageFile(lang, path))
    found = pair_problems(sides[0], sides[1])
    assert [line.why.partition(":")[0] for line in found] == ["b", "c", "a"]
    assert [(line.file, line.line) for line in found] == [
        ("texts/en.ftl", 0),
        ("texts/fr.ftl", 0),
        ("texts/fr.ftl", 1),
    ]
