"""HADES TRAP: the game and the second model walk in step.

    python -m tests.models.walk_hades_trap --choices 100000

The model's chance comes from a generator; what it drew is handed to the game's asks of nature.
Questions with one answer are answered on both sides, but for actions.  At every other question the
same seat is asked the same and everything lies alike; at the end the same seats have won.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter, deque
from collections.abc import Sequence
from typing import Any, Final

from heroon import kernel as k
from heroon.games.hades_trap import words as w
from heroon.games.hades_trap.labyrinth import MIDDLE, XY
from heroon.games.hades_trap.places import kind
from heroon.games.hades_trap.spec import SPEC
from heroon.games.hades_trap.state import BURNING, FREE, Race
from tests.models.hades_trap import Model
from tests.models.hades_trap_boss import flight

Act = tuple[Any, ...]
HEROES: Final = ("ulysse", "andromede", "eurydice", "thesee", "daphne", "achille", "circe")
TILES: Final = ("", "L", "S1", "S2", "J1", "J2", "E1", "E2", "T", "P")
STATES: Final = ("up", "stunned", "fallen")
#: Answers that bring a game forward.
EAGER: Final = ("explore", "attack", "pick", "force", "show", "stand", "charge", "on", "steal")
#: The greatest number of choices of one game.
MOST: Final = 1200


class Difference(AssertionError):
    """The two have parted."""


class Walk:
    """One game on both sides."""

    def __init__(self, seed: int, seats: int, boss: str, options: dict[str, str]):
        self.luck = random.Random(seed)
        self.chooser = random.Random(seed + 1)
        self.drawn: dict[str, deque[Any]] = {}
        heroes = self.luck.sample(HEROES, 4)
        self.model = Model.new(seats, boss, options, self._nature, heroes=heroes[:seats], first=0)
        given = {"boss": boss, "ether": options.get("ether", "yes")}
        given |= {f"hero_{i + 1}": w.HEROES.tokens[HEROES.index(h)] for i, h in enumerate(heroes)}
        given["blessings"] = options.get("alarms", "yes")
        given |= {name: options[name] for name in ("grip", "walls") if name in options}
        self.game = k.Machine(SPEC, SPEC.new(SPEC.settings(given), seats))
        self.cross = boss == "siren"
        self.story: list[str] = [f"{seed} {seats} {given}"]
        self.choices = 0
        self.arrows = deque(self.model.places()["arrows"][side] for side in range(4))
        self.place = -1
        self.jars: dict[Any, str] = {}
        self.game.begin()

    @property
    def g(self) -> Race:
        return self.game.g

    # -- chance --------------------------------------------------------------------------------

    def _nature(self, kind: str, candidates: Sequence[Any]) -> Any:
        name = kind.partition(":")[0]
        if name == "turn" and kind.endswith((":4", ":(0, 0)")):
            return 0  # the game leaves the Portal tile as it is drawn: arrows lie at random
        found = self.luck.choice(list(candidates))
        self.drawn.setdefault(name, deque()).append(found)
        return found

    def _outcome(self, ask: k.Ask) -> int:
        """What nature says to the game."""
        stream = SPEC.words.streams[ask.prompt].name
        if stream == "arrow":
            return int(self.arrows.popleft())
        if stream in ("tile", "quarters"):
            name, turn, _ = self.model.places()["tiles"][self.place_of(self.place)]
            return TILES.index(name) if stream == "tile" else int(turn)
        if stream == "amphora":
            me = next(seat for seat in range(self.g.seats) if seat == self.asked)
            return w.OBJECTS.by_token[self.jars[self.cell_of(self.g.at[me])]]
        name = "stolen amphora" if stream == "steal" else "alarm colour"
        if not self.drawn.get(name):
            self._settle_model()
        if not self.drawn.get(name):
            raise self._parted(f"only the game asks for chance: {name}")
        found = self.drawn[name].popleft()
        return w.OBJECTS.by_token[found] if stream == "steal" else int(found)

    # -- cells ---------------------------------------------------------------------------------

    def cell_of(self, cell: int) -> Any:
        """A cell of the game as the model names it."""
        if cell < 0:
            return None
        x, y = XY[cell]
        return (x - 7, y - 7) if self.cross else 9 * y + x

    def place_of(self, place: int) -> Any:
        """A place of the game as the model names it."""
        x, y = XY[9 * place]
        return (x // 3 - 2, y // 3 - 2) if self.cross else 3 * (y // 3) + x // 3

    # -- answers -------------------------------------------------------------------------------

    def act_of(self, word: int) -> Act:
        """A word of the game as the model's answer."""
        ask = self.game.ask
        assert ask is not None
        prompt = SPEC.words.prompts[ask.prompt].name
        a, b = w.A[word], w.B[word]
        if word in (k.YES, k.NO):
            names = {"shield": ("shield", "pass"), "refuse": ("refuse", "take")}
            return (names.get(prompt, ("keep", "discard"))[word == k.NO],)
        plain = {
            k.DONE: ("end",),
            k.STOP: ("stop",),
            k.PASS: ("leave",) if prompt == "steal" else ("pass",),
            w.STAND: ("stand",),
            w.TAKE: ("pick",),
            w.SHOW: ("show",),
            w.WIN_FORCE: ("force",),
            w.BOOST: ("power",),
            w.WANDER: ("power",),
            w.ON: ("on",),
        }
        if word in plain:
            return plain[word]
        match w.VERB[word]:
            case w.GO.id:
                return ("move", self.cell_of(a))
            case w.PHASE.id:
                return ("wall", self.cell_of(a))
            case w.EXPLORE.id:
                return ("explore", self.place_of(a))
            case w.STRIKE.id:
                return ("attack", "skeleton", self.cell_of(a))
            case w.CRUSH.id:
                return ("attack", "baby", self.cell_of(a))
            case w.PUSH.id:
                return ("attack", "hero", a)
            case w.CHARGE.id | w.DASH.id:
                source = "cell" if w.VERB[word] == w.CHARGE.id else "amphora"
                return ("charge", source, a)
            case w.TELEPORT.id:
                return ("teleport", self.cell_of(a))
            case w.TURN.id | w.TWIST.id:
                source = "cell" if w.VERB[word] == w.TURN.id else "amphora"
                return ("turn", source, self.place_of(a), 2 * b - 1)
            case w.CLIMB.id:
                return ("stairs",)
            case w.SWAP.id | w.TRADE.id:
                source = "cell" if w.VERB[word] == w.SWAP.id else "amphora"
                order = self.model.table.board.places
                return ("swap", source, *sorted(map(self.place_of, (a, b)), key=order.index))
            case w.REFLECT.id:
                return ("mirror", a)
            case w.HURL.id:
                return ("boomerang", a)
            case w.THROW.id:
                return ("throw", w.OBJECTS.by_value[a], b)
            case w.REPLACE.id:
                return ("exchange", a, b)
            case w.STEAL.id:
                return ("steal", a)
            case w.DROP.id:
                return ("discard", w.OBJECTS.by_value[a])
            case w.SHIFT.id:
                return ("enter" if prompt == "enter" else "shift", self.cell_of(a))
            case w.VICTIM.id:
                return ("wrath", a)
            case w.CHARM.id:
                return ("charm", a)
            case w.HATCH.id:
                return ("way", a)
        raise AssertionError(SPEC.words.text[word])

    @property
    def asked(self) -> int:
        ask = self.game.ask
        assert ask is not None
        if ask.seats:
            return ask.seats.bit_length() - 1
        return self._last

    def settle(self) -> None:
        """Go on, on both sides, to the next question with two answers or more."""
        while (ask := self.game.ask) is not None:
            if not ask.seats:
                self.game.answer(self._outcome(ask))
            elif len(ask.words) == 1 and ask.prompt != w.P_ACT:
                self._note(ask.words[0])
                self.game.answer(ask.words[0])
            else:
                break
        while self.model.prompt() == "brood" and (ask is None or ask.prompt != w.P_HATCH):
            self._hatch()
        self._settle_model()

    def _settle_model(self) -> None:
        while (seat := self.model.to_play()) is not None:
            offers = self.model.offers() - {("never",)}
            if len(offers) > 1 or self.model.prompt() in ("act", "ghost"):
                break
            self.model.answer(seat, offers.pop())

    def _hatch(self) -> None:
        """Throw one of the model's babies where one of the game's has gone."""
        seat = self.model.to_play()
        assert seat is not None
        table = self.model.table
        missing = Counter(self.cell_of(c) for c in self.g.babies) - Counter(table.babies)
        ways = [act for act in self.model.offers() if missing[flight(table, act[1])] > 0]
        if not ways:
            raise self._parted("a baby of the game went where none of the model's can")
        self.model.answer(seat, min(ways))

    def _note(self, word: int) -> None:
        self._last = self.asked
        self.story.append(f"{self._last} {SPEC.words.text[word]}")

    def step(self) -> bool:
        """Compare, answer; whether the game goes on."""
        self.settle()
        self.compare()
        ask = self.game.ask
        if ask is None:
            return False
        acts = {self.act_of(word): word for word in ask.words}
        weights = [6 if act[0] in EAGER else 1 if act[0] in ("end", "swap") else 3 for act in acts]
        act = self.chooser.choices(list(acts), weights)[0]
        self.answer(act, acts[act])
        return True

    def answer(self, act: Act, word: int) -> None:
        """Give one answer on both sides."""
        self.choices += 1
        seat = self.asked
        self._note(word)
        if w.VERB[word] == w.EXPLORE.id:
            self.place = w.A[word]
        self.jars = dict(self.model.places()["amphorae"])
        if act[0] == "way":
            self.game.answer(word)  # the model is told where they went once all are there
            return
        before = self.model.table.heroes[seat].tokens
        shield = self.model.prompt() == "shield"
        self.model.answer(seat, act)
        if act == ("pass",) and shield and self._one_blow(seat, before):
            self.model.answer(seat, act)
        self.game.answer(word)

    def _one_blow(self, seat: int, before: int) -> bool:
        """Whether the token of a blow has come, and its stun is to follow: a jump, an attack.

        The model asks for the shield before each of both, the game once for the blow.
        """
        hero = self.model.table.heroes[seat]
        asks = self.model.prompt() == "shield" and self.model.to_play() == seat
        middle = self.g.at[seat] % 9 == MIDDLE and self.g.boss == w.MINOTAUR
        attack = self.model.table.phase == "hero"
        return asks and (middle or attack) and hero.tokens > before and hero.state == "up"

    # -- what lies -----------------------------------------------------------------------------

    def compare(self) -> None:
        """Raise `Difference` unless both ask the same and everything lies alike."""
        ask, seat = self.game.ask, self.model.to_play()
        if ask is None or seat is None:
            over = ask is None and seat is None
            self._same("over", over, True)
            won = [int(other == self.model.winner) for other in range(self.g.seats)]
            self._same("result", self.g.result, won)
            return
        prompts = f"{SPEC.words.prompts[ask.prompt].name}/{self.model.prompt()}"
        self._same(f"seat ({prompts})", self.asked, seat)
        mine = {self.act_of(word) for word in ask.words}
        theirs = {a[:2] if a[0] == "stairs" else a for a in self.model.offers() - {("never",)}}
        if mine != theirs and not (prompts == "hatch/brood" and mine <= theirs):
            raise self._parted(f"{prompts}: game {mine - theirs}, model {theirs - mine}")
        ours, other = self.ours(), self.theirs()
        if ours["boss"] == self.cell_of(40) and not self.cross:
            other["boss"] = ours["boss"]  # in the middle of a bounce on the Portal
        if self.g.ghost[self.g.active] == self.g.at[self.g.active]:
            other["points"] = ours["points"]  # of no use any more: the body is reached
        if ask.prompt == w.P_REFUSE:
            other["wrath"] = ours["wrath"]  # the model has taken the pile up already
        if ask.prompt == w.P_HATCH:
            other["babies"] = ours["babies"]  # taken back at once here, one by one there
        for name in ours:
            self._same(name, ours[name], other[name])

    def _same(self, name: str, ours: Any, theirs: Any) -> None:
        if ours != theirs:
            raise self._parted(f"{name}: game {ours}, model {theirs}")

    def _parted(self, what: str) -> Difference:
        told = [what, *self.story[:1], *self.story[-14:], str(self.ours()), str(self.theirs())]
        return Difference("\n".join(told))

    def ours(self) -> dict[str, Any]:
        """What lies on the game's table."""
        g = self.g
        cells = range(81, 162) if self.cross else range(81)
        bones = {self.cell_of(c): g.bones[c] == BURNING for c in cells if g.bones[c]}
        pairs = zip(g.halves[::2], g.halves[1::2], strict=True)
        return {
            "tiles": {
                self.place_of(p): (TILES[kind(g, p)], g.quarters[p])
                for p in (range(9, 18) if self.cross else range(9))
                if kind(g, p)
            },
            "boss": self.cell_of(g.boss_at),
            "skeletons": bones,
            "babies": sorted(self.cell_of(c) for c in g.babies),
            "amphorae": {self.cell_of(c) for c in cells if g.ground[c] >= 0},
            "spent": sorted(w.OBJECTS.by_value[o] for o in g.spent if o != w.FORTUNE),
            "spirits": sorted(tuple(sorted(map(self.cell_of, pair))) for pair in pairs),
            "wrath": g.wrath if g.boss == w.HADES else 0,
            "active": g.active,
            "points": g.left,
            "sequence": [c % FREE for c in g.crossed],
            "heroes": [self._hero(seat) for seat in range(g.seats)],
        }

    def _hero(self, seat: int) -> dict[str, Any]:
        g = self.g
        mask = g.medallions[seat]
        names = [name for i, name in enumerate(w.MEDALLIONS.tokens) if mask >> i & 1]
        away = g.at[seat] < 0
        return {
            "state": "away" if away else STATES[g.lies[seat]],
            "cell": self.cell_of(g.at[seat]),
            "ghost": self.cell_of(g.ghost[seat]),
            "ether": g.ether_left[seat] > 0,
            "amphorae": sorted(w.OBJECTS.by_value[o] for o in g.bag[seat]),
            "medallions": sorted(names),
            "halves": g.fragments[seat],
            "tokens": g.curses[seat],
            "trophies": g.trophies[seat],
        }

    def theirs(self) -> dict[str, Any]:
        """What lies on the model's table."""
        found = self.model.places()
        heroes = []
        for hero in found["heroes"]:
            kept = {name: hero[name] for name in self._hero(0)}
            kept["amphorae"] = sorted(thing for thing, _ in hero["amphorae"])
            if hero["rejoined"]:
                kept["ghost"] = hero["cell"]
            heroes.append(kept)
        return {
            "tiles": {p: (name, turn) for p, (name, turn, up) in found["tiles"].items() if up},
            "boss": found["boss"],
            "skeletons": dict(found["skeletons"]),
            "babies": sorted(found["babies"]),
            "amphorae": set(found["amphorae"]),
            "spent": found["discarded"],
            "spirits": sorted(tuple(sorted(pair)) for pair in found["spirits"]),
            "wrath": found["wrath"] if self.g.boss == w.HADES else 0,
            "active": found["active"],
            "points": found["points"],
            "sequence": found["sequence"],
            "heroes": heroes,
        }


def walk(seed: int, most: int = MOST) -> int:
    """Walk through one game; how many choices it had."""
    luck = random.Random(seed)
    options = {
        "ether": luck.choice(("yes", "yes", "no")),
        "alarms": luck.choice(("yes", "yes", "no")),
        "grip": luck.choice(("arrive", "arrive", "state")),
        "walls": luck.choice(("stop", "stop", "pass")),
    }
    boss = w.BOSSES.tokens[seed % 4]
    side = Walk(seed, 2 + seed // 4 % 3, boss, options)
    while side.choices < most and side.step():
        pass
    return side.choices


def main() -> None:
    """Walk until there were so many choices."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--choices", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    done, games = 0, 0
    while done < given.choices:
        done += walk(given.seed + games)
        games += 1
    print(f"{games} games, {done} choices in step")


if __name__ == "__main__":
    main()
