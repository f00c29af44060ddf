"""MINI ROGUE: the game and the second model walk in step.

    python -m tests.models.walk_mini_rogue --choices 100000

The model's chance comes from a generator; what it drew is handed to the game's asks of nature.
Questions with one answer are answered on both sides.  At every other question the same seat is
asked the same and everything lies alike; at the end both have won or lost.  Two games of three
begin in the middle.
"""

from __future__ import annotations

import copy
import random
from collections import Counter, deque
from dataclasses import replace
from typing import Any, Final

from heroon import kernel as k
from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.dice import FACES, TICKETS
from heroon.games.mini_rogue.spec import SPEC
from heroon.games.mini_rogue.steps import PATROL, WAKE, WARDEN
from heroon.kernel.log import Log
from tests.models import mini_rogue_tables as tables
from tests.models.mini_rogue import OPTIONS, Model, check
from tests.models.mini_rogue_names import (
    GUARDIAN,
    HERO,
    QUESTIONS,
    ROOM,
    TALE,
    answer,
    cell,
    prompt_name,
)
from tests.models.mini_rogue_play import midgame, wanted
from tests.models.mini_rogue_state import Table
from tests.models.walks import Difference

#: The modes with an Overlord's card.
MODES: Final = ("overlord", "automa")
#: The greatest number of choices of one game.
MOST: Final = 2000


class Reached:
    """Counts of words, questions, steps and ends that walks have come to."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()

    def missing(self) -> list[str]:
        """List what no walk has reached."""
        unused = ("nothing", "stop")
        every = [f"word {verb.name}" for verb in SPEC.words.verbs if verb.name not in unused]
        asked = [p.name for p in SPEC.words.prompts if p.rule.startswith("mini-rogue:")]
        every += [f"question {name}" for name in sorted(set(asked))]
        every += [f"step {name}" for name in SPEC.steps.names]
        every += ["end won", "end dead"]
        every += [f"choices {mode}" for mode in OPTIONS["mode"]]
        every += [f"choices {lord} {mode}" for mode in MODES for lord in OPTIONS["lord"]]
        every += [f"choices {mode}, {n} adventurers" for mode in MODES for n in (1, 2, 3)]
        return [name for name in every if not self.count[name]]


class Walk:
    """One game on both sides."""

    def __init__(
        self,
        seed: int,
        seats: int,
        options: dict[str, str],
        *,
        middle: bool = False,
        reached: Reached | None = None,
    ):
        self.luck = random.Random(seed)
        self.chooser = random.Random(seed + 1)
        self.reached = reached or Reached()
        heroes = self.luck.sample(HERO, 4)
        given = {f"hero_{i + 1}": w.HERO.tokens[HERO.index(h)] for i, h in enumerate(heroes[:3])}
        theirs = dict(options)
        ours = given | {name: value for name, value in options.items() if name != "last"}
        ours["item_test"] = "must" if options["item_test"] == "must" else "want"
        ours["last_one"] = options["last"]
        self.many = seats
        #: Of each kind of chance, what the model has drawn and the game has not.
        self.drawn: dict[str, deque[str]] = {}
        #: Rooms as they were dealt, by zone, for the model may be a zone ahead where nothing is
        #: asked; Guardians at the exit from the top.
        self.dealt: dict[int, dict[str, str]] = {}
        self.pile: list[str] = []
        #: The top room of those not in use, by zone, where the model has drawn it.
        self.tops: dict[int, str] = {}
        #: Cells that the Automa's Labyrinth has named so far.
        self.muddled: list[str] = []
        #: A move of rooms that waits, while a card is placed before it.
        self.moving: tuple[str, int] | None = None
        #: Of how many rooms the last one came that was laid instead of another.
        self.spare = 0
        self.step_now = (0, 0)
        self.story = [f"seed {seed}, {seats} seats, {ours}{', from the middle' if middle else ''}"]
        self.choices = 0
        self._middle: Table | None = None
        self._copied = not middle
        self.model = Model(heroes[:seats], theirs, self._begin_later if middle else None)
        all_seats = seats + (options["mode"] == "overlord")
        self.game = k.Machine(self._spec(), SPEC.new(SPEC.settings(ours), all_seats))
        self.g = self.game.g
        self.g.log = Log()
        self.game.begin()

    def _spec(self) -> Any:
        """The game with steps that note which of them runs."""
        steps = copy.copy(SPEC.steps)
        steps.run = [
            self._noted(number, name, run)
            for number, (name, run) in enumerate(zip(steps.names, steps.run, strict=True))
        ]
        return replace(SPEC, steps=steps)

    def _noted(self, number: int, name: str, run: Any) -> Any:
        label = f"step {name}"

        def noted(g: Any, a: int, b: int) -> Any:
            self.step_now = (number, a)
            self.reached.count[label] += 1
            return run(g, a, b)

        return noted

    def _begin_later(self, table: Table) -> None:
        midgame(self.luck, table)
        self._middle = copy.deepcopy(table)

    # -- chance --------------------------------------------------------------------------------

    def _draw(self) -> None:
        """Let chance answer the model."""
        prompt, words = self.model.prompt(), self.model.words()
        word = self.luck.choice(words)
        kind, _, where = prompt.partition(":")
        if kind == "top":
            self.tops[self.model.table.zone] = word
        elif kind == "room":
            self.dealt.setdefault(self.model.table.zone, {})[where] = word
        elif kind == "guardian":
            self.pile.append(word)
        elif kind == "sleeper":
            aside = "aside" if word in self.model.table.aside else "beaten"
            self.drawn.setdefault(kind, deque()).extend((f"{aside} {word}",))
        elif kind == "cell":
            self.drawn.setdefault(kind, deque()).append(f"{where} {word}")
        elif kind != "look":
            self.drawn.setdefault(kind, deque()).append(word)
            self.spare = len(words) if kind == "draft" else self.spare
        self.model.say(word)

    def _take(self, kind: str) -> str:
        """What the model has drawn of a kind."""
        if not self.drawn.get(kind):
            self._settle_model()
        if not self.drawn.get(kind):
            raise self._parted(f"only the game asks for chance: {kind}")
        return self.drawn[kind].popleft()

    def _outcome(self, ask: k.Ask) -> int:
        """What nature says to the game."""
        stream = SPEC.words.streams[ask.prompt].name.partition(".")[0]
        if stream == "room":
            return ROOM.index(self._room())
        if stream == "guardian":
            return GUARDIAN.index(self._guardian())
        if stream == "source":
            self._settle_model()
            where, _, name = self.drawn["sleeper"][0].partition(" ")
            if where == "aside":
                return 0
            self.drawn["sleeper"].popleft()
            return GUARDIAN.index(name)
        if stream == "spare":
            return self._spare(ask)
        if stream == "throw":
            many = TICKETS.index(tuple(ask.words))
            faces = sorted("X23456".index(self._take("character")) + 1 for _ in range(many))
            return FACES.index(tuple(faces))
        if stream == "left-out":
            return ROOM.index(self._take("left out"))
        if stream in ("last", "reference"):
            return int(self._take(stream) in ("og", "ghost"))
        if stream in ("hand", "reinforcement", "placing"):
            drawn = self._take(stream)
            if stream == "hand":
                return ROOM.index(drawn)
            return int(drawn) if stream == "placing" else w.REINFORCEMENT.by_token[drawn]
        if stream == "slot":
            return self._slot(ask)
        if stream == "cell":
            return self._cell()
        if stream == "tale":
            return TALE.index(self._take("story"))
        if stream in ("poison", "curse"):
            return int(self._take(stream) == "sign")
        return int(self._take({"die": "dungeon"}.get(stream, stream)))

    def _spare(self, ask: k.Ask) -> int:
        """The unused room that comes instead of another: 0 where the game does not know it."""
        self._settle_model()
        self._same("rooms that can come", len(ask.words), self.spare)
        card = ROOM.index(self.drawn["draft"][0])
        if card not in ask.words:
            return 0
        self.drawn["draft"].popleft()
        return card

    def _slot(self, ask: k.Ask) -> int:
        """The place, among the rooms not in use, of the one that comes instead of another."""
        self._settle_model()
        name = self.drawn["draft"][0]
        card = ROOM.index(name)
        stock = self.g.stock
        if card in stock:
            self.drawn["draft"].popleft()
            return int(stock.index(card))
        top = len(stock) - 1
        unknown = [at for at, room in enumerate(stock) if room <= 0]
        fixed = self.tops.get(self.g.zone)
        if name == fixed:
            del self.tops[self.g.zone]
            return top
        return next(at for at in unknown if fixed is None or at != top)

    def _cell(self) -> int:
        """A cell that chance names; the rooms that move then do so here, too."""
        self._settle_model()
        word = self._take("cell")
        name, _, where = word.partition(" ")
        if name == "streets":
            self._moved(f"{name}:{where}", self.g.zone)
        elif name == "labyrinth":
            self.muddled.append(where)
            if len(self.muddled) == 3:
                self._moved("cross:{}:{}".format(*self.muddled), self.g.zone)
                self.muddled = []
        return 3 * int(where[0]) + int(where[2])

    def _moved(self, word: str, zone: int) -> None:
        """Move rooms as a word of the Overlord does."""
        kind, _, rest = word.partition(":")
        dealt = self.dealt[zone]
        if kind == "streets":
            dealt[rest], self.tops[zone] = self.tops[zone], self._lying(rest, zone)
        elif kind == "cross":
            one, _, two = rest.partition(":")
            dealt[one], dealt[two] = self._lying(two, zone), self._lying(one, zone)

    def _lying(self, where: str, zone: int) -> str:
        """The room in a cell, which the game may know."""
        card = self.g.room[3 * int(where[0]) + int(where[2])]
        return ROOM[card] if card > 0 else self.dealt[zone][where]

    def _room(self) -> str:
        """The room that the game turns up or looks at."""
        self._settle_model()
        step, a = self.step_now
        if self.drawn.get("draft"):
            return self.drawn["draft"].popleft()
        if step == PATROL:
            return str(self.model.table.top[a - 1])
        if not self._copied:
            self._copied = True
            assert self._middle is not None
            tables.lay_out(self.g, self._middle)
            self.dealt[self.g.zone] = self.dealt[1]
        return self.dealt[self.g.zone]["{}.{}".format(*cell(a))]

    def _guardian(self) -> str:
        step, _ = self.step_now
        if step == WARDEN:
            return self.pile[3 - len(self.g.den)]
        assert step == WAKE
        return self._take("sleeper").partition(" ")[2]

    # -- answers -------------------------------------------------------------------------------

    def settle(self) -> None:
        """Go on, on both sides, to the next question with two answers or more."""
        self._settle_model()
        while (ask := self.game.ask) is not None:
            if ask.seats == 0:
                self.game.answer(self._outcome(ask))
            elif len(ask.words) == 1:
                self.game.answer(ask.words[0])
            else:
                break
        self._settle_model()

    def _settle_model(self) -> None:
        while self.model.asked is not None and self.model.seat() is None:
            self._draw()

    def step(self) -> bool:
        """Compare, answer; whether the game goes on."""
        self.settle()
        answers = self.compare()
        if not answers:
            return False
        names = sorted(answers)
        self.answer(answers, self.chooser.choices(names, wanted(names))[0])
        return True

    def answer(self, answers: dict[str, tuple[int, str]], name: str) -> None:
        """Give one answer on both sides."""
        ask = self.game.ask
        assert ask is not None
        word, theirs = answers[name]
        self.choices += 1
        self.story.append(f"{ask.seats.bit_length() - 1} {prompt_name(ask.prompt)} {name}")
        self.reached.count[f"word {SPEC.words.verbs[w.VERB[word]].name}"] += 1
        self.reached.count[f"question {prompt_name(ask.prompt)}"] += 1
        zone = self.model.table.zone
        self.model.say(theirs)
        self._settle_model()
        if ask.seats == 1 << self.many and theirs.startswith(("streets", "cross")):
            self.moving = (theirs, zone)
        if self.moving and self.model.prompt() != "place":
            self._moved(*self.moving)
            self.moving = None
        self.game.answer(word)

    # -- what lies -----------------------------------------------------------------------------

    def compare(self) -> dict[str, tuple[int, str]]:
        """Return the answers, each with the game's word and the model's; none at the end.

        Raises `Difference` unless both ask the same and everything lies alike.
        """
        ask = self.game.ask
        if ask is None or self.model.asked is None:
            self._compare_ends(ask)
            return {}
        seat, name = ask.seats.bit_length() - 1, self.model.prompt()
        self._same("question", QUESTIONS.get(ask.prompt), name.partition(":")[0])
        self._same(f"seat ({name})", seat, self.model.seat())
        words = self.model.words()
        own = [word for word in words if not word.startswith("drink:")]
        ours = {answer(self.g, ask.prompt, word, own): word for word in ask.words}
        theirs = {tables.by_dice(self.model.table, word): word for word in words}
        if ours.keys() != theirs.keys():
            mine, yours = set(ours), set(theirs)
            raise self._parted(f"{name}: only game {mine - yours}, only model {yours - mine}")
        for kind, drawn in self.drawn.items():
            self._same(f"drawn by the model alone: {kind}", [], list(drawn))
        self._compare_tables()
        return {name: (ours[name], theirs[name]) for name in ours}

    def _compare_ends(self, ask: k.Ask | None) -> None:
        self._same("over", ask is None, self.model.asked is None)
        won = self.model.table.won
        ends = [int(bool(won))] * self.many + [int(not won)] * (self.g.seats - self.many)
        self._same("result", self.g.result, ends)
        self.reached.count["end won" if won else "end dead"] += 1

    def _compare_tables(self) -> None:
        ours, theirs = tables.ours(self.g, self.many), tables.theirs(self.model.table)
        if ours != theirs:
            for name in ours:
                self._same(name, ours[name], theirs[name])
        self._same("unseen", tables.unseen(self.g, self.model.table), "")

    def _same(self, name: str, ours: Any, theirs: Any) -> None:
        if ours != theirs:
            raise self._parted(f"{name}: game {ours}, model {theirs}")

    def _parted(self, what: str) -> Difference:
        table = self.model.table
        told = [what, *self.story[:1], *self.story[-16:], str(self.model.asked)]
        told += [str(tables.ours(self.g, self.many)), str(tables.theirs(table))]
        return Difference("\n".join(told))


def walk(seed: int, most: int = MOST, reached: Reached | None = None) -> int:
    """Walk through one game; how many choices it had.

    Every three seeds meet one, two and three adventurers, every nine all ways to begin with each,
    every 27 an Overlord, the Automa and neither of them, every 81 all Overlords.
    """
    luck = random.Random(seed)
    options = {name: luck.choice(values) for name, values in OPTIONS.items()}
    options["mode"] = OPTIONS["mode"][seed // 9 % 3]
    options["lord"] = OPTIONS["lord"][seed // 27 % 3]
    side = Walk(seed, 1 + seed % 3, options, middle=seed // 3 % 3 > 0, reached=reached)
    while side.choices < most and side.step():
        if side.choices % 50 == 0:
            check(side.model.table)
    mode, lord = options["mode"], options["lord"]
    side.reached.count[f"choices {mode}"] += side.choices
    if mode in MODES:
        side.reached.count[f"choices {lord} {mode}"] += side.choices
        side.reached.count[f"choices {mode}, {side.many} adventurers"] += side.choices
    return side.choices
