"""MICRO HERO in lines of text and in the app: the table in few words."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from heroon.board.model import Look
from heroon.board.types import Board, Card, Clash, Panel, Row, Seat, Sum, Thing, Value
from heroon.kernel import View
from heroon.terminal.aloud import aloud
from heroon.terminal.board import Row as Drawn
from heroon.terminal.board import Scene
from heroon.terminal.drawn import draw as drawn
from heroon.texts import Sentences

from .board import board


def picture(view: View, sentences: Sentences) -> list[str]:
    """The table in lines of text."""
    return aloud(bare(board(Look(view, sentences))), sentences.texts)


def draw(scene: Scene) -> list[Drawn]:
    """The rows of the app's board."""
    return drawn(bare(scene.board or board(Look(scene.view, scene.sentences))), scene)


def bare(made: Board) -> Board:
    return made
