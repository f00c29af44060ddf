"""MINI ROGUE: Le Conseil, alone and together: the rules once more, slowly, as a witness.

Written from the rulebook (cited by page, p.N; "Conseil p.N" is the second booklet) and from the
rulings (MR-01 to MR-269, G1 to G17), without a look at the game's code; where the two parted, the
book has decided since.  Nothing here imports
heroon.

    model = Model(["chasseuse"], {"difficulty": "hard"})
    while model.asked is not None:
        model.say(choose(model.words()))
    model.table.won

`seat()` is the adventurer asked, or nobody when chance decides; a chance is answered like a
question, so a walk can feed in what another engine rolled.  Where one answer alone is left nothing
is asked, but for the windows below, where a potion is the only other answer.  Every question of an
adventurer that is put also has `drink:heal`, `drink:holy`, `drink:percep` where these would do
something; the question then comes again.

Options (the first is usual): `difficulty` normal | hard | extreme | roguelike; `board` city |
cathedral; `stances` no | yes; `item_test` may | must; `mix` no | yes (rooms and Guardians of the
base game, Conseil p.6; their characters go with either); `last` king | og | chance; `reference`
criminal | ghost | turns | chance.

Chance, always equally likely words, asked even where there is one:
"leader" SEAT | "left out" CARD (rooms of the mix) | "last" king, og | "reference" criminal, ghost |
"guardian" CARD (three times: the pile at the exit from the top) | "room:R.C" CARD (all eight, row
by row) | "look" CARD (top rooms seen in Preparation) | "draft" CARD (for one replaced) |
"story" CARD | "sleeper" CARD |
"curse:SEAT", "poison:SEAT" blank, sign | "character:SEAT" X 2 3 4 5 6 | "dungeon:SEAT" 1..6.
A roll of all dice asks for curse, poison, the Character dice, Dungeon.

Questions:
"prepare"       pass, skill:ronde, scout, codex; then "aside" aside:CARD; "order" top:CARD; after
                scout "settle" twice, settle:CARD@R.C, aside:CARD
"explore"       pass and Exploration skills, on the Entrance and for the blind in each room
"move"          go:R.C, first (to resolve first in this step: the others are asked "first?"
                accept, refuse) and Exploration skills: skill:chasse, skill:remede:CONDITION,
                skill:distillation:OLD:NEW, skill:egide, skill:sauvegarde, skill:faufiler,
                skill:vision, codex (then "codex" look:R.C, done), draft:R.C
"test:ROOM"     roll, use:percep; window for Holy Water under poison or curse, for Healing
                under poison at 1 HP
"attack"        roll; the same window
"attacked"      pass; window for Healing before a blow that would kill
"row"           pass; window for Healing before a row without a choice that would kill
"hunger"        pass; window for Healing where hunger would kill
"stance"        stance:NAME
"skill"         pass, skill:appat, skill:mur, skill:miasmes, skill:fiole:damage,
                skill:fiole:frost, skill:ecu, skill:tribut:HP, skill:conjuration:POTION,
                skill:sournois, codex
"frost"         pass, use:frost, against a Ranged enemy
"reroll"        done, critical:DIE, feat:DIE:xp, feat:DIE:hp, feat:DIE:free
"potion"        pass, use:fire, use:frost, use:poison, hammer
"option"        take:OPTION as the cards write it, without blanks (Rewards: gold+2, story)
"which potion"  gain:POTION
"too many potions"  drop:POTION, pass where a new one can be left
"change die"    die:NUMBER
"offering"      pass, offer
"want item"     leave, test; then "item:CARD" take, leave; of the Jackdaw at once feed, leave
"toll"          pass, pay:gold, pay:food
"trade:CARD"    leave, buy:WHAT, sell:armor, sell:potion:POTION, sell:item; "hammer" leave,
                buy:hammer
"story:CARD"    story:a, story:b, story:c
"exchange"      pass, give:SEAT:gold|food|armor, give:SEAT:potion:POTION,
                swap:SEAT:potion:MINE:THEIRS, give:SEAT:item, swap:SEAT:item (with :POTION the
                full Belt goes with one in it); of a swap the other is asked "offer:WORD" accept,
                refuse

Decided here, because book and rulings are silent:

- A question with one answer is not put, even to whoever could drink.  Healing opens a window only
  where the event would kill (a blow with its Decay and Weakening, a row), Holy Water under a
  curse, too.
- The stance is chosen before the skill of step 1.  All dice lie before poison takes its HP.
- Skills and potions that would do nothing are not offered: Frost on the frozen, Poison on the
  poisoned, the Hunt of whoever is full.  With 10 gold nothing can be sold.
- Distillation without gold costs 1 HP (MR-210 on skills).  The potion distilled is gone first.
- Damage of Miasma, Vial, Codex and hammer passes all armour and goes on in a Horde.
- The Shield Wall takes 2 off what armour has left of the whole attack.
- The Codex turns up to three rooms up, those passed as well.  Used in Preparation it stays out of
  this zone, as a room set aside does.
- Rooms seen in Preparation lie in their places on top of the others: who looks later looks at them
  again, and what is put under the others moves those behind it up.
- An item whose test was passed may be left.  With `item_test` must, the Tower's holder tests, too.
- Whoever an enemy makes fall leaves the fight without reward; the others go on.
- Nobody exchanges once somebody has fallen; all can at the new Entrance, which counts as resolved.
- Exchange goes one piece at a time, so that limits hold after each; a swap can be refused.
- All in a fight get the whole reward, the leader resolves it first.
"""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from tests.models.mini_rogue_base import GUARDIANS as BASE_GUARDIANS
from tests.models.mini_rogue_base import ROOMS as BASE_ROOMS
from tests.models.mini_rogue_cards import (
    BOARDS,
    DIFFICULTY,
    GUARDIANS,
    MIX,
    MOST,
    ROOMS,
    STORIES,
    TYPES,
)
from tests.models.mini_rogue_company import company, start
from tests.models.mini_rogue_lord import GAIN, START, STRIPS, TRIGGERS
from tests.models.mini_rogue_state import Ask, Flow, Over, Table, chance
from tests.models.mini_rogue_zone import arrive, descent, explore, fall_down, preparation

OPTIONS = {
    "difficulty": tuple(DIFFICULTY),
    "board": tuple(BOARDS),
    "stances": ("no", "yes"),
    "item_test": ("may", "must"),
    "mix": ("no", "yes"),
    "last": ("king", "og", "chance"),
    "reference": ("criminal", "ghost", "turns", "chance"),
    "mode": ("plain", "overlord", "automa"),
    "lord": tuple(TRIGGERS),
    "omen_gain": tuple(GAIN),
    "beginners": ("no", "yes"),
}


class Model:
    """A game in progress: the table, and the question that waits."""

    def __init__(
        self,
        names: list[str],
        options: dict[str, str],
        midgame: Callable[[Table], None] | None = None,
    ) -> None:
        assert 1 <= len(names) <= 3 and len(set(names)) == len(names)
        chosen = {name: values[0] for name, values in OPTIONS.items()} | options
        assert all(chosen[name] in OPTIONS[name] for name in chosen)
        taken = chosen["difficulty"] if chosen["mode"] == "plain" else "normal"
        heroes = [start(seat, name, taken) for seat, name in enumerate(names)]
        self.table = Table(heroes, chosen["board"], chosen, unused=list(ROOMS))
        known = [*GUARDIANS, *(BASE_GUARDIANS if chosen["mix"] == "yes" else [])]
        plain = chosen["mode"] == "plain"
        self.table.aside, self.table.exit = sorted(known), ["restes" if plain else "avatar"]
        self.table.omen = START if chosen["mode"] == "overlord" else 0
        self.table.pile = [] if plain else sorted(STRIPS)
        self.table.og = chosen["last"] == "og"
        self.table.ghost = chosen["reference"] == "ghost"
        self.table.stories = sorted(STORIES)
        self._flow = play(self.table, midgame)
        self.asked: Ask | None = None
        self._go(None)

    def _go(self, word: str | None) -> None:
        try:
            self.asked = self._flow.send(word) if word is not None else next(self._flow)
        except StopIteration:
            self.asked = None

    def seat(self) -> int | None:
        """Return the adventurer asked; nobody when chance decides, or the game is over."""
        return None if self.asked is None else self.asked.seat

    def prompt(self) -> str:
        """Return the short name of the question, or "over"."""
        return "over" if self.asked is None else self.asked.prompt

    def words(self) -> list[str]:
        """Return every answer allowed now."""
        return [] if self.asked is None else list(self.asked.words)

    def say(self, word: str) -> None:
        """Answer the question that waits."""
        assert word in self.words(), f"{word} is no answer to {self.prompt()}: {self.words()}"
        self._go(word)

    def position(self) -> dict[str, Any]:
        """Return everything that lies on the table, secrets included."""
        return asdict(self.table)


def set_up(t: Table) -> Flow[None]:
    """Set up: leader, Guardians, Stories, the first zone (p.4 steps 5-9, p.24)."""
    if len(t.heroes) > 1:
        t.leader = int((yield from chance("leader", [str(hero.seat) for hero in t.heroes])))
    if t.options["mix"] == "yes":
        yield from mix_rooms(t)
    for _ in range(3):
        card = yield from chance("guardian", list(t.aside))
        t.aside.remove(card)
        t.exit.insert(-1, card)
    if t.mode != "plain":
        yield from company(t)
    yield from preparation(t, skills=False)


def mix_rooms(t: Table) -> Flow[None]:
    """Leave rooms of each type out by chance until the mix is made (Conseil p.6, MR-16)."""
    t.rooms = sorted([*ROOMS, *BASE_ROOMS])
    for kind, many in MIX.items():
        while len(found := [card for card in t.rooms if TYPES[card] == kind]) > many:
            t.unused = t.rooms
            t.rooms.remove((yield from chance("left out", found)))
    t.unused = list(t.rooms)


def play(t: Table, midgame: Callable[[Table], None] | None = None) -> Flow[None]:
    """Play a game: zone after zone, until the last Guardian is dead or an adventurer (p.8).

    `midgame` changes the table before the first Entrance is resolved.
    """
    try:
        yield from set_up(t)
        if midgame is not None:
            midgame(t)
            yield from arrive(t)
        fallen = False
        while True:
            yield from explore(t, fallen=fallen)
            fallen = t.fell is not None
            yield from fall_down(t) if fallen else descent(t)
    except Over:
        return


def check(t: Table) -> None:
    """Check the plain laws: values within their tracks, every card in one place."""
    held = [hero.item for hero in t.heroes if hero.item]
    held += ["tour" for hero in t.heroes if hero.alarm]
    seen = [card for card in t.top if card]
    aside = [*t.unused, *seen, *t.under, *t.discarded]
    assert sorted([*t.grid.values(), *aside, *held, *t.hand]) == sorted(t.rooms)
    placed = [card for side in t.sides.values() for card in side]
    assert t.mode == "plain" or sorted([*t.pile, *t.drawn, *placed]) == sorted(STRIPS)
    guardians = [*t.exit, *t.aside, *t.beaten, *t.removed]
    more = BASE_GUARDIANS if t.options["mix"] == "yes" else []
    last = "restes" if t.mode == "plain" else "avatar"
    assert sorted(guardians) == sorted([*GUARDIANS, *more, last])
    assert sorted([*t.stories, *t.told]) == sorted(STORIES)
    if t.grid:  # the set-up is over
        assert 4 - t.floor <= len(t.exit) <= 5 - t.floor
    steps = [sum(hero.at) for hero in t.heroes]  # some may have gone a step ahead of the others
    assert 1 <= t.zone <= 10 and max(steps) - min(steps) <= 1
    for hero in t.heroes:
        for what, most in MOST.items():
            assert 0 <= getattr(hero, what) <= most, (what, hero)
        assert len(set(hero.potions)) == len(hero.potions), hero
        assert hero.item is None or hero.uses == 0 or hero.item in ("armes", "arsenal")
