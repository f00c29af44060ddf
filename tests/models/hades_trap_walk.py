"""HADES TRAP: the game and the second model walk in step.

    python -m tests.models.walk_hades_trap --choices 100000

The model's chance comes from a generator; what it drew is handed to the game's asks of nature.
Questions with one answer are answered on both sides, but for actions.  At every other question the
same seat is asked the same and everything lies alike; at the end the same seats have won.  Two
games of three begin in the middle (`hades_trap_midgame`).
"""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Sequence
from typing import Any, Final

from heroon import kernel as k
from heroon.games.hades_trap import words as w
from heroon.games.hades_trap.places import kind
from heroon.games.hades_trap.spec import SPEC
from heroon.games.hades_trap.state import BURNING, FREE
from heroon.kernel.log import Log
from tests.models.hades_trap import Model, check
from tests.models.hades_trap_boss import flight
from tests.models.hades_trap_midgame import TILES, Midgame
from tests.models.hades_trap_names import Act, Names
from tests.models.hades_trap_reached import Reached
from tests.models.hades_trap_state import Table
from tests.models.walks import Difference

HEROES: Final = ("ulysse", "andromede", "eurydice", "thesee", "daphne", "achille", "circe")
STATES: Final = ("up", "stunned", "fallen")
#: How much a kind of answer is wanted; what stands not here 4.  Each kind has many answers.
WANTED: Final = {
    **dict.fromkeys(("attack", "pick", "force", "stand", "steal", "on", "throw", "teleport"), 8),
    **{"move": 12, "charge": 16, "explore": 6, "swap": 2, "turn": 3, "show": 1, "end": 2},
}
#: The greatest number of choices of one game, begun at the set-up and in the middle.
MOST: Final = (1200, 240)
_NAMES: Final = (Names(False), Names(True))


class Walk:
    """One game on both sides."""

    def __init__(
        self,
        seed: int,
        seats: int,
        options: dict[str, str],
        *,
        midgame: bool = False,
        reached: Reached | None = None,
    ):
        self.luck = random.Random(seed)
        self.chooser = random.Random(seed + 1)
        self.drawn: dict[str, deque[Any]] = {}
        self.reached = reached or Reached()
        self.names = _NAMES[options["boss"] == "siren"]
        heroes = self.luck.sample(HEROES, 4)
        given = {f"hero_{i + 1}": w.HEROES.tokens[HEROES.index(h)] for i, h in enumerate(heroes)}
        given |= options
        self.game = k.Machine(self.reached.spec, SPEC.new(SPEC.settings(given), seats))
        self.g = self.game.g
        self.g.log = Log()
        self.game.begin()
        self.story: list[str] = [f"{seed} {seats} {given} {'from the middle' if midgame else ''}"]
        self.choices = 0
        self.place = -1
        self.jars: dict[Any, str] = {}
        #: The seats that want no shield until the turn of this number is over.
        self.never: dict[int, int] = {}
        self._last = 0
        theirs = {n: v for n, v in options.items() if n in ("ether", "grip", "walls")}
        self.model = Model.new(
            seats,
            options["boss"],
            theirs | {"alarms": options["blessings"]},
            self._nature,
            heroes=heroes[:seats],
            first=0,
            midgame=self._lay_out if midgame else None,
        )
        self.arrows = deque(self.model.places()["arrows"][side] for side in range(4))

    def _lay_out(self, table: Table) -> None:
        """Lay the middle of a game out on both tables, before their first turns."""
        names = self.names
        Midgame(self.luck, table, self.g, names.cells, names.places).lay_out()
        check(table)

    # -- chance --------------------------------------------------------------------------------

    def _nature(self, kind: str, candidates: Sequence[Any]) -> Any:
        name = kind.partition(":")[0]
        if name == "turn" and kind.endswith((":4", ":(0, 0)")):
            return 0  # HT-C8: the Portal tile lies as it is drawn
        found = self.luck.choice(list(candidates))
        self.drawn.setdefault(name, deque()).append(found)
        return found

    def _outcome(self, ask: k.Ask) -> int:
        """What nature says to the game."""
        stream = SPEC.words.streams[ask.prompt].name
        self.reached.drew(stream)
        if stream == "arrow":
            return int(self.arrows.popleft())
        if stream in ("tile", "quarters"):
            name, turn, _ = self.model.places()["tiles"][self.names.place(self.place)]
            return TILES.index(name) if stream == "tile" else int(turn)
        if stream == "amphora":
            return w.OBJECTS.by_token[self.jars[self.names.cell(self.g.at[self._last])]]
        name = "stolen amphora" if stream == "steal" else "alarm colour"
        if not self.drawn.get(name):
            self._settle_model()
        if not self.drawn.get(name):
            raise self._parted(f"only the game asks for chance: {name}")
        found = self.drawn[name].popleft()
        return w.OBJECTS.by_token[found] if stream == "steal" else int(found)

    # -- answers -------------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        ask = self.game.ask
        assert ask is not None
        return ask.seats.bit_length() - 1

    def settle(self) -> None:
        """Go on, on both sides, to the next question with two answers or more."""
        while (ask := self.game.ask) is not None:
            if not ask.seats:
                self.game.answer(self._outcome(ask))
            elif len(ask.words) == 1 and ask.prompt != w.P_ACT:
                self._say(ask.words[0])
            elif ask.prompt == w.P_SHIELD and self.never.get(self.asked) == self.g.turns:
                self._say(k.NO)  # the standing answer; the model asks no more
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
        missing = Counter(self.names.cell(c) for c in self.g.babies) - Counter(table.babies)
        ways = [act for act in self.model.offers() if missing[flight(table, act[1])] > 0]
        if not ways:
            raise self._parted("a baby of the game went where none of the model's can")
        self.model.answer(seat, min(ways))

    def _say(self, word: int) -> None:
        """Give the game its answer."""
        ask = self.game.ask
        assert ask is not None
        self._last = self.asked
        self.story.append(f"{self._last} {SPEC.words.text[word]}")
        self.reached.said(ask, word)
        self.game.answer(word)
        self.reached.told(self.g)

    def step(self) -> bool:
        """Compare, answer; whether the game goes on."""
        self.settle()
        acts = self.compare()
        if not acts:
            self.reached.ended(self.g)
            return False
        kinds: dict[str, list[Act]] = {}
        for act in acts:
            kinds.setdefault(act[0], []).append(act)
        named = list(kinds)
        kind = self.chooser.choices(named, [WANTED.get(name, 4) for name in named])[0]
        act = self.chooser.choice(kinds[kind])
        self.answer(act, acts[act])
        return True

    def answer(self, act: Act, word: int) -> None:
        """Give one answer on both sides."""
        self.choices += 1
        seat = self.asked
        if w.VERB[word] == w.EXPLORE.id:
            self.place = w.A[word]
        self.jars = dict(self.model.table.amphorae)
        shield = self.model.prompt() == "shield"
        if shield and act == ("pass",) and self.chooser.random() < 0.3:
            act, self.never[seat] = ("never",), self.g.turns
        if act[0] != "way":  # the model is told where they went once all are there
            self.model.answer(seat, act)
        self._say(word)

    # -- what lies -----------------------------------------------------------------------------

    def compare(self) -> dict[Act, int]:
        """Return the answers, none at the end.

        Raises `Difference` unless both ask the same and everything lies alike.
        """
        ask, seat = self.game.ask, self.model.to_play()
        if ask is None or seat is None:
            self._same("over", ask is None and seat is None, True)
            won = [int(other == self.model.winner) for other in range(self.g.seats)]
            self._same("result", self.g.result, won)
            return {}
        prompts = f"{SPEC.words.prompts[ask.prompt].name}/{self.model.prompt()}"
        self._same(f"seat ({prompts})", self.asked, seat)
        acts = {self.names.act(ask.prompt, word): word for word in ask.words}
        theirs = self.model.offers() - {("never",)}
        if acts.keys() != theirs and not (prompts == "hatch/brood" and acts.keys() <= theirs):
            mine = set(acts)
            raise self._parted(f"{prompts}: game {mine - theirs}, model {theirs - mine}")
        self._compare_tables(ask)
        return acts

    def _compare_tables(self, ask: k.Ask) -> None:
        """Compare what lies on both tables, but for what one of them does a moment later."""
        ours, theirs = self.ours(), self.theirs()
        g, board = self.g, self.model.table.board
        if ours["boss"] == board.portal and not board.cross:
            theirs["boss"] = ours["boss"]  # in the middle of a bounce on the Portal
        if g.ghost[g.active] == g.at[g.active]:
            theirs["points"] = ours["points"]  # of no use any more: the body is reached
        if ask.prompt == w.P_REFUSE:
            theirs["wrath"] = ours["wrath"]  # the model has taken the pile up already
        if ask.prompt == w.P_HATCH:
            theirs["babies"] = ours["babies"]  # taken back at once here, one by one there
        if ours != theirs:
            for name in ours:
                self._same(name, ours[name], theirs[name])

    def _same(self, name: str, ours: Any, theirs: Any) -> None:
        if ours != theirs:
            raise self._parted(f"{name}: game {ours}, model {theirs}")

    def _parted(self, what: str) -> Difference:
        told = [what, *self.story[:1], *self.story[-14:], str(self.ours()), str(self.theirs())]
        return Difference("\n".join(told))

    def ours(self) -> dict[str, Any]:
        """What lies on the game's table."""
        g, cell = self.g, self.names.cell
        pairs = zip(g.halves[::2], g.halves[1::2], strict=True)
        numbered = self.names.cells.items()
        return {
            "tiles": {
                at: (TILES[kind(g, p)], g.quarters[p])
                for at, p in self.names.places.items()
                if kind(g, p)
            },
            "boss": cell(g.boss_at),
            "skeletons": {at: g.bones[c] == BURNING for at, c in numbered if g.bones[c]},
            "babies": sorted(cell(c) for c in g.babies),
            "amphorae": {at for at, c in numbered if g.ground[c] >= 0},
            "spent": sorted(w.OBJECTS.by_value[o] for o in g.spent if o != w.FORTUNE),
            "spirits": sorted(tuple(sorted(map(cell, pair))) for pair in pairs),
            "wrath": g.wrath if g.boss == w.HADES else 0,
            "active": g.active,
            "points": g.left,
            "sequence": [(c % FREE, c < FREE) for c in g.crossed],
            "alarms": [w.MEDALLIONS.tokens[alarm % 8] for alarm in g.alarms],
            "burning": bool(g.burning),
            "heroes": [self._hero(seat) for seat in range(g.seats)],
        }

    def _hero(self, seat: int) -> dict[str, Any]:
        g = self.g
        mask = g.medallions[seat]
        return {
            "state": "away" if g.at[seat] < 0 else STATES[g.lies[seat]],
            "cell": self.names.cell(g.at[seat]),
            "ghost": self.names.cell(g.ghost[seat]),
            "ether": g.ether_left[seat] > 0,
            "amphorae": sorted(w.OBJECTS.by_value[o] for o in g.bag[seat]),
            "medallions": sorted(n for i, n in enumerate(w.MEDALLIONS.tokens) if mask >> i & 1),
            "halves": g.fragments[seat],
            "tokens": g.curses[seat],
            "trophies": g.trophies[seat],
        }

    def theirs(self) -> dict[str, Any]:
        """What lies on the model's table."""
        table = self.model.table
        board = table.board
        spirits = (tuple(sorted(table.spirit_cells(pair))) for pair in table.laid)
        return {
            "tiles": {at: (tile.name, tile.turn) for at, tile in board.tiles.items() if tile.up},
            "boss": table.boss,
            "skeletons": table.skeletons,
            "babies": sorted(table.babies),
            "amphorae": set(table.amphorae),
            "spent": sorted(table.discarded),
            "spirits": sorted(spirits),
            "wrath": table.wrath if table.boss_name == "hades" else 0,
            "active": table.active,
            "points": table.points,
            "sequence": [(thread.colour, thread.fragment) for thread in table.sequence],
            "alarms": [alarm.medallion for alarm in table.alarms],
            "burning": table.waiting_burn,
            "heroes": [self._their_hero(seat) for seat in range(table.seats)],
        }

    def _their_hero(self, seat: int) -> dict[str, Any]:
        table = self.model.table
        hero = table.heroes[seat]
        return {
            "state": hero.state,
            "cell": hero.cell,
            "ghost": hero.cell if hero.rejoined else hero.ghost,
            "ether": hero.ether and table.with_ether,
            "amphorae": sorted(jar.thing for jar in hero.amphorae),
            "medallions": sorted(hero.medallions),
            "halves": hero.halves,
            "tokens": hero.tokens,
            "trophies": hero.trophies,
        }


def walk(seed: int, most: int = 0, reached: Reached | None = None) -> int:
    """Walk through one game; how many choices it had.

    Every four seeds meet the four bosses, every twelve all numbers of seats with each, every
    thirty-six both ways to begin with each of these.
    """
    luck = random.Random(seed)
    options = {
        "boss": w.BOSSES.tokens[seed % 4],
        "ether": luck.choice(("yes", "yes", "no")),
        "blessings": luck.choice(("yes", "yes", "no")),
        "grip": luck.choice(("arrive", "arrive", "state")),
        "walls": luck.choice(("stop", "stop", "pass")),
    }
    midgame = seed // 12 % 3 > 0
    side = Walk(seed, 2 + seed // 4 % 3, options, midgame=midgame, reached=reached)
    bound = most or MOST[midgame]
    while side.choices < bound and side.step():
        pass
    return side.choices
