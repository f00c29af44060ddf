"""Errors pass from process to process, and are copied, with all that they tell."""

from __future__ import annotations

import copy
import importlib
import pickle
import pkgutil
from collections.abc import Callable, Iterator

import pytest

import heroon
from heroon.ai.exact import Unsolvable
from heroon.kernel import InputError
from heroon.kernel.errors import REFUSED, HeroonError
from heroon.kernel.installed import Faulty
from heroon.lab.workers import WorkersLost
from heroon.native.source import SubsetError
from heroon.play.modes import Contradiction
from heroon.play.seating import Whose
from heroon.server.own_cards import WrongCards

BAD = InputError(REFUSED, "the grid is full", "place:3@1.1", "ask 12", "micro-hero:2.1")
#: An error of each class that has a constructor of its own.
MADE: dict[type[HeroonError], HeroonError] = {
    InputError: BAD,
    Faulty: Faulty("heroz", "it lacks a guide"),
    Contradiction: Contradiction("solo", "boss"),
    Whose: Whose("buy:frappe"),
    WrongCards: WrongCards(BAD),
    Unsolvable: Unsolvable("two seats choose", 1),
    SubsetError: SubsetError("steps.py:3", "a dictionary", "write a table"),
    WorkersLost: WorkersLost(),
}
#: Programs and pages that do something where they are imported, or need what may be lacking.
APART = ("__main__",)


def classes(of: type[HeroonError] = HeroonError) -> Iterator[type[HeroonError]]:
    """Every class of errors of Heroon itself, of all its modules."""
    yield of
    for one in of.__subclasses__():
        if one.__module__.startswith("heroon."):
            yield from classes(one)


def every_class() -> list[type[HeroonError]]:
    for module in pkgutil.walk_packages(heroon.__path__, "heroon."):
        if module.name.rpartition(".")[2] not in APART:
            try:
                importlib.import_module(module.name)
            except ImportError as lacking:  # an extra that is not installed
                assert not (lacking.name or "").startswith("heroon"), lacking
    return sorted(set(classes()), key=lambda cls: cls.__qualname__)


def pickled(bad: HeroonError) -> HeroonError:
    again: HeroonError = pickle.loads(pickle.dumps(bad))
    return again


WAYS: tuple[Callable[[HeroonError], HeroonError], ...] = (pickled, copy.copy, copy.deepcopy)


def members(bad: BaseException) -> dict[str, object]:
    """The members of an error, those of an error in it by their members too."""
    found = {"args": bad.args} | vars(bad)
    return {k: members(v) if isinstance(v, BaseException) else v for k, v in found.items()}


@pytest.mark.parametrize("way", WAYS)
def test_every_error_comes_back_whole(way: Callable[[HeroonError], HeroonError]) -> None:
    for cls in every_class():
        bad = MADE.get(cls) or cls("a sentence")
        bad.add_note("seen at seat 1")
        again = way(bad)
        assert (type(again), str(again)) == (cls, str(bad))
        assert members(again) == members(bad)


def test_every_class_with_a_constructor_is_among_those_tried() -> None:
    own = {cls for cls in every_class() if "__init__" in vars(cls)}
    assert own == set(MADE)
