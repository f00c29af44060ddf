"""HADES TRAP: the middle of a game, laid out alike on the tables of the game and the second model.

Walks that begin at the set-up seldom come to a bar full of Hades tokens, to a Daphne with Combat or
to a ghost.  Here tiles are revealed, skeletons beaten, medallions and amphorae handed out, heroes
stunned and fallen at random, so that every rule is near.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from heroon.games.hades_trap import words as w
from heroon.games.hades_trap.state import BURNING, FALLEN, SKELETON, STUNNED, UPRIGHT, Race
from heroon.kernel import EMPTY, gain
from tests.models.hades_trap import stuck
from tests.models.hades_trap_board import Cell, Place
from tests.models.hades_trap_state import Amphora, Hero, Table

#: The tiles by their numbers in the game.
TILES: Final = ("", "L", "S1", "S2", "J1", "J2", "E1", "E2", "T", "P")
LIES: Final = {"up": UPRIGHT, "stunned": STUNNED, "fallen": FALLEN}
#: Most medallions that a hero has: with one more he has won.
MOST: Final = 3


@dataclass
class Midgame:
    """Both tables, and how the game numbers the model's cells and places."""

    luck: random.Random
    table: Table
    g: Race
    cells: dict[Cell, int]
    places: dict[Place, int]
    #: Whether all heroes on the tile of the boss have as many Hades tokens as there is room for.
    doomed: bool = False

    def lay_out(self) -> None:
        """Lay out the middle of a game."""
        self.doomed = self.chance(2)
        self._turn_over()
        self._fight()
        self._put_boss()
        self._lay_spirits()
        for seat in range(self.table.seats):
            self._put_hero(seat)
        self._deal_amphorae()
        for seat, hero in enumerate(self.table.heroes):
            if hero.state != "away":
                self._honour(seat, hero)
        self._share_discord()
        for seat, hero in enumerate(self.table.heroes):
            self._mark(seat, hero)
        self.table.wrath = self.g.wrath = self.luck.choice((0, 1, 1, 2, 4, 7))
        self.table.turn_count = self.g.turns = self.table.seats
        self.table.draw = all(stuck(self.table, seat) for seat in range(self.table.seats))

    def chance(self, of_ten: int) -> bool:
        """Say yes so many times in ten."""
        return self.luck.randrange(10) < of_ten

    # Tiles and skeletons

    def _turn_over(self) -> None:
        """Reveal some tiles: amphorae, skeletons, the boss with the Lair."""
        table, g = self.table, self.g
        hidden = [place for place in table.board.places if place != table.board.portal_place]
        for place in self.luck.sample(hidden, self.luck.choice((3, 6, 8, 8, 8))):
            table.reveal(place)
            at, tile = self.places[place], table.board.tiles[place]
            g.tile[at], g.quarters[at] = TILES.index(tile.name), tile.turn
            g.tiles.remove(g.tile[at])
            for cell in table.board.debris(place):
                g.ground[self.cells[cell]] = g.box.pop()
                g.bones[self.cells[cell]] = SKELETON

    def _fight(self) -> None:
        """Beat some skeletons, all of them for a hero with Combat; set the others on fire."""
        combat = self.table.skeletons_waiting == 0 and self.chance(4)
        often = 10 if combat else self.luck.choice((2, 6, 9))
        for cell in list(self.table.skeletons):
            if self.chance(often) and (combat or self.table.skeletons_beaten < 9):
                self._beat(self.luck.randrange(self.table.seats), cell)
        if combat:
            best = max(range(self.table.seats), key=self.table._fighter)
            self.table.stock["combat"] = 0
            self._win(best, "combat")
            if self.chance(6):
                self._raise()
        if self.chance(3):
            self._burn()

    def _beat(self, seat: int, cell: Cell) -> None:
        table, g = self.table, self.g
        del table.skeletons[cell]
        table.skeletons_beaten += 1
        table.kills += 1
        table.heroes[seat].trophies += 1
        table.heroes[seat].last_kill = table.kills
        g.bones[self.cells[cell]] = 0
        g.trophies[seat] += 1
        if seat in g.slayers:
            g.slayers.remove(seat)
        g.slayers.append(seat)

    def _raise(self) -> None:
        """The alarm of Combat has put eight skeletons around the Portal."""
        for cell in self.table.board.ring(self.table.board.portal):
            self.table.skeletons[cell] = False
            self.g.bones[self.cells[cell]] = SKELETON
        self.table.skeletons_beaten -= 8

    def _burn(self) -> None:
        """The alarm of Force has sounded; some were quenched since."""
        self.table.waiting_burn, self.g.burning = True, 1
        for cell in self.table.skeletons:
            burns = self.chance(7)
            self.table.skeletons[cell] = burns
            self.g.bones[self.cells[cell]] = BURNING if burns else SKELETON

    # The boss and the heroes

    def _put_boss(self) -> None:
        """Put the boss anywhere, once he is there, and the Hydra's babies."""
        table, board = self.table, self.table.board
        if table.boss_name == "siren" and self.chance(8):
            table.boss = board.portal
        elif table.boss is not None and table.boss_name == "hydra":
            table.boss = self.luck.choice([cell for cell in board.cells if cell != board.portal])
            table.babies = [self.luck.choice(self._shown()) for _ in range(self.luck.randrange(5))]
            self.g.babies = sorted(self.cells[cell] for cell in table.babies)
        elif table.boss is not None:
            place = self.luck.choice([p for p in board.places if p != board.portal_place])
            table.boss = board.centre(place)
        if table.boss is not None:
            self.g.boss_at = self.cells[table.boss]

    def _shown(self) -> list[Cell]:
        return [cell for cell in self.table.board.cells if self.table.board.shown(cell)]

    def _put_hero(self, seat: int) -> None:
        """Put a hero on the board, on his feet, Stunned or fallen; or he has yet to come."""
        hero = self.table.heroes[seat]
        states = ["up"] * 6 + ["stunned", "stunned", "away"]
        if self.table.boss_name == "hades":
            states += ["fallen", "fallen"]
        state = self.luck.choice(states)
        if state == "away":
            return
        hero.cell = self.luck.choice(self._spots(state))
        hero.state = state
        if state == "fallen":
            self._haunt(hero)
        else:
            hero.gripped = self.table.in_grip(hero.cell) and self.chance(7)
        g = self.g
        g.at[seat], g.lies[seat] = self.cells[hero.cell], LIES[state]
        g.caught[seat] = int(hero.gripped)
        if state == "fallen" and hero.rejoined:
            g.ghost[seat] = g.at[seat]
        elif hero.ghost is not None:
            g.ghost[seat] = self.cells[hero.ghost]

    def _spots(self, state: str) -> list[Cell]:
        """The cells for a hero in that state: those where something can be done come up often."""
        table, board = self.table, self.table.board
        cells = self._shown()
        if state == "up":
            cells = [cell for cell in cells if table.free(cell)]
        special = [cell for cell in cells if board.special(cell)]
        near = [cell for cell in cells if any(self._beside(cell, hero) for hero in table.heroes)]
        bones = [cell for cell in cells if table.bone(cell)]
        halves = {cell for pair in table.laid for cell in table.spirit_cells(pair)}
        spirits = [cell for cell in cells if halves & set(table.near(cell))]
        with_boss = [cell for cell in cells if table.on_boss_tile(cell)]
        if self.doomed and with_boss and table.boss_name == "hades":
            return with_boss
        kinds = [special, near, near, bones, spirits, with_boss]
        return self.luck.choice([cells, *(found for found in kinds if found)])

    def _beside(self, cell: Cell, hero: Hero) -> bool:
        return hero.cell is not None and cell in self.table.near(hero.cell)

    def _haunt(self, hero: Hero) -> None:
        """The ghost of a fallen hero: not there yet, on its way, back at the body."""
        at = self.luck.randrange(3)
        if at == 1:
            hero.ghost = self.luck.choice([c for c in self.table.board.cells if c != hero.cell])
        hero.rejoined = at == 2

    # What they have

    def _deal_amphorae(self) -> None:
        """Hand amphorae that lie open to heroes; some are spent."""
        table, g = self.table, self.g
        for cell in [cell for cell in table.amphorae if cell not in table.skeletons]:
            takers = [s for s, h in enumerate(table.heroes) if h.state != "away"]
            takers = [s for s in takers if len(table.heroes[s].amphorae) < 2]
            if not takers or self.chance(2):
                continue
            thing = table.amphorae.pop(cell)
            amphora = w.OBJECTS.by_token[thing]
            g.ground[self.cells[cell]] = EMPTY
            g.amphorae.remove(amphora)
            if thing != "fortune" and self.chance(2):
                table.discarded.append(thing)
                g.spent.append(amphora)
            else:
                self._give(self.luck.choice(takers), thing, amphora)

    def _give(self, seat: int, thing: str, amphora: int) -> None:
        """Give a hero an amphora; Circe may have kept hers, in sight of all."""
        hero = self.table.heroes[seat]
        shown = hero.name == "circe" and thing != "fortune" and self.chance(4)
        hero.amphorae.append(Amphora(thing, shown))
        knows = (1 << self.table.seats) - 1 if shown else 1 << seat
        gain(self.g.bag[seat], self.g.watched[seat], amphora, knows)

    def _honour(self, seat: int, hero: Hero) -> None:
        """Give a hero medallions, fewer than win."""
        names = ["courage", "spirit", "force"]
        self.luck.shuffle(names)
        for name in names[: self.luck.choice((0, 1, 2, 2, 3))]:
            if len(hero.medallions) < MOST and self.table.stock[name]:
                self.table.stock[name] -= 1
                self._win(seat, name)
        jar = hero.holds("fortune")
        if jar is not None and len(hero.medallions) < MOST and self.chance(2):
            hero.amphorae.remove(jar)
            at = self.g.bag[seat].index(w.FORTUNE)
            del self.g.bag[seat][at], self.g.watched[seat][at]
            self.g.spent.append(w.FORTUNE)
            self._win(seat, "fortune")

    def _win(self, seat: int, name: str) -> None:
        self.table.heroes[seat].medallions.append(name)
        self.g.medallions[seat] |= 1 << w.MEDALLIONS.by_token[name]

    def _share_discord(self) -> None:
        """Give out halves of Discord; whoever has both has the medallion."""
        one = self.luck.randrange(self.table.seats)
        for _ in range(self.luck.choice((0, 1, 2, 2)) if self.table.half_stock else 0):
            seat = one if self.chance(6) else self.luck.randrange(self.table.seats)
            hero = self.table.heroes[seat]
            if hero.halves == 1 and len(hero.medallions) >= MOST:
                continue
            self.table.half_stock -= 1
            hero.halves += 1
            self.g.fragments[seat] += 1
            if hero.halves == 2:
                self._win(seat, "discord")

    def _lay_spirits(self) -> None:
        """Lay Spirit medallions where halves touch."""
        for pair in self.table.board.pairs():
            if self.table.stock["spirit"] and self.chance(7):
                self.table.stock["spirit"] -= 1
                self.table.laid.append(pair)
                self.g.halves += [self.cells[cell] for cell in self.table.spirit_cells(pair)]

    def _mark(self, seat: int, hero: Hero) -> None:
        """Lay Hades tokens on a bar; spend some Ether."""
        if self.table.with_ether and self.chance(3):
            hero.ether = False
            self.g.ether_left[seat] = 0
        if hero.here():
            most = hero.slots() if self.table.boss_name == "hades" else min(1, hero.slots())
            full = self.doomed and self.table.on_boss_tile(hero.at())
            hero.tokens = self.luck.choice((most,) if full else (0, 0, most, most // 2))
            self.g.curses[seat] = hero.tokens
