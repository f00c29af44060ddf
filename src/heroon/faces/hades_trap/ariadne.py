"""HADES TRAP: what Ariadne will make the Boss do: its way from stop to stop, its victims."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from heroon.board.model import Look, Route
from heroon.board.types import If, Link, Mark, Panel
from heroon.games.hades_trap import words as w
from heroon.games.hades_trap.foresight import Blow, BossStop, follow, struck
from heroon.games.hades_trap.labyrinth import LIMBO, NEXT_PLACE, NOWHERE
from heroon.games.hades_trap.places import distance, gripping
from heroon.games.hades_trap.state import Race
from heroon.kernel import GameSpec
from heroon.kernel.words import DONE, PASS

from .seen import given, named, race_of
from .ways import (
    CHARGES,
    Way,
    after,
    colours,
    crawls,
    explorations,
    haunts,
    moved,
    one_step,
    onto_boss,
    runs,
    ways,
    wins_so,
)

#: What stands for a thread, an arrow or a token of a colour, whatever its tint.
SIGNS: Final = {"red": "▲", "blue": "●", "green": "■", "yellow": "◆"}


def panel(look: Look) -> Panel | None:
    """Make the panel of what happens if the turn ends as things lie.

    None before the Boss is in the labyrinth, and once Ariadne has nothing more to resolve.
    """
    view, t = look.view, look.t
    if view.result or not view.counter("turns"):
        return None
    g = race_of(view, look.sentences.spec)
    if g.boss_at < 0:
        return None
    # In the Labyrinth phase what has been resolved is told by the log: here is what still comes.
    begun = any("resolved" in piece.marks for piece in view.area("threads").pieces)
    if begun and not g.crossed:
        return None
    name = t.text("foresee-rest" if begun else "foresee-now")
    text = told(look, follow(g), g)
    label = t.text("labelled", label=name, text=text)
    return Panel(id="ariadne", label=label, name=name, text=text)


def told(look: Look, stops: list[BossStop], there: Race | None = None) -> str:
    """Tell the way of the Boss: each token, whom it strikes, and what chance may add.

    `there` is the position at the end of the turn, where it is another than that of the view.
    """
    g = there if there is not None else race_of(look.view, look.sentences.spec)
    t, boss = look.t, given(look.view)["boss"]
    alarm = _alarm(look, g)
    wins = _wins(look, g, stops)
    if not stops:
        none = t.text(f"foresee-none-{boss}" if boss in ("hydra", "siren") else "foresee-none")
        return " ".join(filter(None, (none, alarm, wins)))
    lines = []
    at = list(g.at)
    for stop in stops:
        lines.append(_stop(look, stop))
        for blow in stop.blows:
            if boss == "siren" and blow.cell != at[blow.seat]:
                lines.append(_drawn(look, blow))
            if blow.tokens or blow.stun:
                lines.append(_blow(look, blow))
            at[blow.seat] = blow.cell
        if stop.one_of:
            names = look.sentences.listed([_named(look, seat) for seat in stop.one_of])
            lines.append(t.text("foresee-pile", names=names))
        if stop.grows:
            lines.append(t.text("foresee-grows"))
    if boss == "hydra" and not any(blow.tokens for stop in stops for blow in stop.blows):
        lines.append(t.text("foresee-spreads"))
    if alarm:
        lines.append(alarm)
    elif look.view.seat >= 0 and look.view.seat not in reached(g, stops):
        lines.append(t.text("foresee-safe"))
    if wins:
        lines.append(wins)
    return " ".join(line[:1].upper() + line[1:] for line in lines)


def _wins(look: Look, g: Race, stops: list[BossStop]) -> str:
    """Tell that the player of this turn wins as it ends; empty where that is not sure."""
    if not wins_so(g, stops, given(look.view)):
        return ""
    who = "you" if g.active == look.view.seat else "other"
    name = look.sentences.names.get(g.active, f"player-{g.active + 1}")
    return look.t.text("foresee-wins", seat=who, name=name)


def reached(g: Race, stops: list[BossStop]) -> set[int]:
    """Return the seats that the Boss strikes, or draws to another cell."""
    moved_on = {blow.seat for stop in stops for blow in stop.blows if blow.cell != g.at[blow.seat]}
    return moved_on | set(struck(stops))


def _alarm(look: Look, g: Race) -> str:
    """Tell what colour an alarm of Courage may draw; empty where none will sound.

    [hades-trap:courage.alarm]  After an alarm of Spirit tiles lie otherwise: then nobody knows.
    """
    alarms = given(look.view).get("alarms", "").split("+")
    laid = [piece.face for piece in look.view.area("threads").pieces if piece.marks]
    left = [colour for colour, name in w.COLOUR.by_value.items() if name not in laid]
    left = [colour for colour in left if colour not in g.crossed]
    if "courage" not in alarms or not left:
        return ""
    me = look.view.seat
    if me < 0 or "spirit" in alarms:
        return look.t.text("foresee-alarm-open")
    before = reached(g, follow(g))
    after_all = [reached(g, follow(g, [*g.crossed, colour])) for colour in left]
    if me in before:
        return look.t.text("foresee-alarm-open")
    hits = sum(me in found for found in after_all)
    return look.t.text("foresee-alarm", hits=hits, of=len(left))


def _drawn(look: Look, blow: Blow) -> str:
    """Tell to which cell a Song draws a hero."""
    who = "you" if blow.seat == look.view.seat else "other"
    name = look.sentences.names.get(blow.seat, f"player-{blow.seat + 1}")
    return look.t.text("foresee-drawn", seat=who, name=name, cell=w.CELL.by_value[blow.cell])


def _stop(look: Look, stop: BossStop) -> str:
    boss = given(look.view)["boss"]
    key = {"hydra": "swim", "siren": "song"}.get(boss, "jump")
    args: dict[str, Any] = {
        "colour": w.COLOUR.by_value[stop.colour],
        "side": w.SIDE.by_value[stop.side],
        "boss": boss,
    }
    if key == "jump":
        args["place"] = named(w.PLACE.by_value[stop.cell // 9])
        args["bounces"] = "limbo" if _wraps(stop) else _yes(stop.bounces)
    if key == "swim":
        args["cell"] = w.CELL.by_value[stop.cell]
    if key == "song":
        del args["boss"]
    return look.t.text(f"foresee-{key}", **args)


def _wraps(stop: BossStop) -> bool:
    """Return whether the Boss jumps from tile to tile through Limbo [hades-trap:limbo]."""
    before = NEXT_PLACE[stop.cell // 9][(stop.side + 2) % 4]
    return bool(LIMBO[9 * before + (1, 5, 7, 3)[stop.side]][stop.side])


def _blow(look: Look, blow: Blow) -> str:
    who = "you" if blow.seat == look.view.seat else "other"
    name = look.sentences.names.get(blow.seat, f"player-{blow.seat + 1}")
    if blow.falls:
        return look.t.text("foresee-falls", seat=who, name=name)
    return look.t.text(
        "foresee-blow", seat=who, name=name, tokens=blow.tokens, stun=_yes(blow.stun)
    )


def _named(look: Look, seat: int) -> str:
    if seat == look.view.seat:
        return look.t.text("web-you")
    return look.t.noun(look.sentences.names.get(seat, f"player-{seat + 1}"))


def _yes(found: bool) -> str:
    return "yes" if found else "no"


# -- what an answer comes to ----------------------------------------------------------------------


def routes(look: Look) -> tuple[Route, ...]:
    """List the cells to which the hero can walk now, each with its points and dangers."""
    view, spec = look.view, look.sentences.spec
    if view.prompt not in ("act", "charge") or view.seat < 0 or not view.words:
        return ()
    g = race_of(view, spec)
    me = view.seat
    if view.prompt == "charge":
        return tuple(_runs(look, g, me))
    out = []
    found = walks(look, g)
    for place, way in explorations(g, found).items():
        at = w.PLACE.by_value[place]
        text = look.t.text("way-explore", place=named(at))
        path = tuple(f"cell.{w.CELL.by_value[w.A[word]]}" for word in way.words[:-1])
        price = priced(look, g, way)
        short = sign(look, g, way)
        out.append(Route(f"tile.{at}", way.words, text, price, path=path, sign=short))
    carried = jumps(look, found)
    for cell, way in sorted({**found, **carried}.items(), key=lambda pair: pair[1].cost):
        there = after(g, me, way, spec)
        hit = struck(follow(there))
        held = gripping(there, cell) and not g.wandering and g.ghost[me] == NOWHERE
        at = w.CELL.by_value[cell]
        text = look.t.text("way-text", cell=at, held=_yes(held))
        if cell in carried:
            text = look.sentences.word(way.words[0], view)
        out.append(
            Route(
                of=f"cell.{at}",
                words=way.words,
                text=text,
                short=priced(look, g, way),
                danger=me in hit,
                path=tuple(f"cell.{w.CELL.by_value[w.A[word]]}" for word in way.words),
                sign=sign(look, g, way),
                marks=(_held(look),) if held else (),
            )
        )
    return tuple(out)


def walks(look: Look, g: Race) -> dict[int, Way]:
    """Find the cheapest walks of the hero who is asked, by cell.

    For a Stunned hero these are single steps, for a ghost the ghost's walks.
    """
    me, spec = look.view.seat, look.sentences.spec
    return ways(g, me, spec) or crawls(g, me, look.view.words, spec) or haunts(g, me)


def jumps(look: Look, walked: dict[int, Way]) -> dict[int, Way]:
    """Find the cells that Stairs or Sandals reach for one point, where a walk costs more.

    Each cell has the answer that leads there.
    """
    verbs, crossed = (
        (w.CLIMB.id, w.TELEPORT.id),
        tuple(race_of(look.view, look.sentences.spec).crossed),
    )
    out = {w.A[x]: Way(1, (x,), crossed) for x in look.view.words if w.VERB[x] in verbs}
    return {cell: way for cell, way in out.items() if cell not in walked or walked[cell].cost > 1}


def _charging(look: Look) -> tuple[int, int]:
    """Return the side to which a charge goes, and the cell where it began."""
    marks = given(look.view)
    return w.SIDE.by_token[marks["charging"]], w.CELL.by_token[marks["charged-from"]]


def _all_runs(look: Look, g: Race) -> list[tuple[int, Way]]:
    """List the cells where a charge may end, the nearest first, with the answers that do so.

    A charge at the Boss ends on the cell before it.
    """
    spec, (side, start) = look.sentences.spec, _charging(look)
    found = [*runs(g, look.view.seat, side, start, spec).items()]
    boss = onto_boss(g, look.view.seat, side, start, spec)
    return [*found, *([(found[-1][0] if found else g.at[look.view.seat], boss)] if boss else [])]


def _runs(look: Look, g: Race, me: int) -> Iterator[Route]:
    """List the cells to which a charge may go on, each with how far away it is."""
    spec = look.sentences.spec
    path: tuple[str, ...] = ()
    before = g.at[me]
    for cell, way in _all_runs(look, g):
        onto = cell == before  # the Boss himself is charged, and stays where he is
        before, at = cell, w.CELL.by_value[g.boss_at if onto else cell]
        path = (*path, f"cell.{at}")
        short = look.t.text("way-run-short", cells=len(path))
        yield Route(
            of=f"cell.{at}",
            words=way.words,
            text=look.t.text("way-run-boss" if onto else "way-run", cell=at),
            short=look.t.text("way-run-wins") if onto else short,
            danger=me in struck(follow(after(g, me, way, spec, cell))),
            path=path,
        )


def _held(look: Look) -> Mark:
    """Make the mark of a hero whom a skeleton grips."""
    return Mark(sign="mark-gripped", label=look.t.text("mark-gripped"), short="#")


def priced(look: Look, g: Race, way: Way) -> str:
    """Write the price of a walk in few words: its points, and the threads that it cuts."""
    cut = colours(way.cut(g))
    if len(cut) == 1:
        return look.t.text("way-cuts", points=way.cost, colour=cut[0])
    return look.t.text("way-price", points=way.cost, threads=len(cut))


def sign(look: Look, g: Race, way: Way) -> str:
    """Write the price of a walk in few characters: its points, and signs of the cut threads."""
    cut = "".join(SIGNS[colour] for colour in colours(way.cut(g)))
    return look.t.text("way-sign", points=way.cost) + cut


def short(word: int, look: Look) -> str:
    """Write the price of an answer in few words: its points, and the threads that it cuts."""
    spec = look.sentences.spec
    text = spec.words.text[word]
    verb = text.partition(":")[0]
    if verb == "go":
        g = race_of(look.view, spec)
        way = one_step(g, look.view.seat, w.A[word], spec)
        return priced(look, g, way) if way is not None else ""
    points = _PRICES.get(verb, 0)
    if verb == "throw":
        points = distance(race_of(look.view, spec), look.view.seat, w.B[word])
    price = look.t.text("way-price", points=points, threads=0) if points else ""
    if verb in ("swap", "trade") and moved(race_of(look.view, spec), word, spec)[1]:
        return look.t.text("way-joins", price=price)
    return price


#: The points of an action (p. 8-9, p. 14).
_PRICES: Final = {
    **dict.fromkeys(
        (
            *("explore", "strike", "crush", "push", "charge", "teleport", "turn", "climb", "swap"),
            *("dash", "twist", "trade", "reflect", "boomerang", "stand"),
        ),
        1,
    ),
    "force": 2,
}


def foresee(words: tuple[int, ...], look: Look) -> If | None:
    """Find what the Boss does at the turn's end after these answers, or without any.

    Of turned and exchanged tiles it also tells which halves of Spirit meet on them.
    """
    view, spec = look.view, look.sentences.spec
    if not view.counter("turns") or view.result:
        return None
    g = race_of(view, spec)
    if words and (view.prompt not in ("act", "charge", "replace") or view.seat < 0):
        return None
    if words and w.VERB[words[0]] in CHARGES:
        return _charge(look, g, words[0])
    trial, halves = _tried(g, words, look)
    if trial is None:
        return None
    met = tuple((f"cell.{w.CELL.by_value[cell]}", _met(look)) for cell in halves)
    stops = follow(trial)
    steps = _steps(look, g, words)
    if g.boss_at < 0 or (not stops and not words):
        return If(marks=met, links=steps) if met or steps else None
    ends = words == (DONE,) and _alarm(look, trial) != ""
    comes = bool(words) and (bool(stops) or bool(steps) or ends)
    key = "foresee-so" if view.prompt == "replace" else "foresee-there"
    line = look.t.text(key, text=told(look, stops, trial)) if comes else ""
    marks = (*met, *_marks(look, stops))
    return If(line=line, marks=marks, links=(*steps, *_links(look, trial, stops)))


def _charge(look: Look, g: Race, word: int) -> If:
    """Tell and draw how far a charge may go that begins with an answer."""
    spec, me, side = look.sentences.spec, look.view.seat, w.A[word]
    cells = list(runs(g, me, side, g.at[me], spec))
    boss = onto_boss(g, me, side, g.at[me], spec) is not None
    line = "" if boss and not cells else _ends_at(look, cells, boss)
    of = tuple(f"cell.{w.CELL.by_value[cell]}" for cell in (g.at[me], *cells))
    link = Link(id="way.walk", label=line, style=("walk",), of=of, kind="path")
    return If(line=line, links=(link,) if len(cells) > 1 else ())


def _ends_at(look: Look, cells: list[int], boss: bool) -> str:
    """Tell where a charge over cells ends that its hero does not end before."""
    if boss:
        return look.t.text("foresee-run-boss")
    if len(cells) == 1:
        return look.t.text("foresee-run-stops")
    return look.t.text("foresee-run", cell=w.CELL.by_value[cells[-1]])


def _steps(look: Look, g: Race, words: tuple[int, ...]) -> tuple[Link, ...]:
    """Draw the hero's walk, cell by cell, as one link; empty for no walk."""
    cells = [w.A[word] for word in words if w.VERB[word] == w.GO.id]
    if words and look.view.prompt == "charge":  # others watch a charge, too
        runs_on = [cell for cell, _ in _all_runs(look, g)][: words.count(w.ON)]
        cells = [*dict.fromkeys(runs_on)]
    if not cells:
        return ()
    of = tuple(f"cell.{w.CELL.by_value[cell]}" for cell in (g.at[look.view.seat], *cells))
    label = look.t.text("way-text", cell=w.CELL.by_value[cells[-1]], held="no")
    return (Link(id="way.walk", label=label, style=("walk",), of=of, kind="path"),)


def _tried(g: Race, words: tuple[int, ...], look: Look) -> tuple[Race | None, tuple[int, ...]]:
    """Return the position after answers, and the cells where halves of Spirit meet then.

    The cells are those where the halves lie now.  There is no position for an answer of which
    nothing is foreseen.
    """
    spec, me = look.sentences.spec, look.view.seat
    if words in ((), (DONE,), (PASS,)):
        return g, ()
    if look.view.prompt == "replace":
        return (_replaced(g, words[0], spec) if w.VERB[words[0]] == w.REPLACE.id else None), ()
    if look.view.prompt == "charge":
        run = next((x for x in _all_runs(look, g) if x[1].words == words), None)
        return (after(g, me, run[1], spec, run[0]) if run is not None else None), ()
    if w.VERB[words[-1]] == w.EXPLORE.id:
        words = words[:-1]
    if words and all(w.VERB[word] == w.GO.id for word in words):
        way = next((x for x in walks(look, g).values() if x.words == words), None)
        return (after(g, me, way, spec) if way is not None else None), ()
    verb = w.VERB[words[0]] if words else 0
    if verb in (w.CLIMB.id, w.TELEPORT.id):
        return after(g, me, Way(1, words, tuple(g.crossed)), spec), ()
    if verb in (w.TURN.id, w.TWIST.id, w.SWAP.id, w.TRADE.id):
        return moved(g, words[0], spec)
    return None, ()


def _replaced(g: Race, word: int, spec: GameSpec[Any]) -> Race:
    """Return the position with one token of the sequence replaced by another."""
    trial: Race = spec.copy(g)
    trial.crossed = [w.B[word] if colour == w.A[word] else colour for colour in g.crossed]
    return trial


def _met(look: Look) -> Mark:
    return Mark(sign="spirit-met", label=look.t.text("board-joins"), short="✦")


def _links(look: Look, g: Race, stops: list[BossStop]) -> list[Link]:
    """Draw the Boss's way from stop to stop; for the Siren the ways of the heroes she draws."""
    out: list[Link] = []
    here = g.boss_at
    at = list(g.at)
    for stop in stops:
        colour = w.COLOUR.by_value[stop.colour]
        ways_of = [(here, stop.cell)]
        if given(look.view)["boss"] == "siren":
            ways_of = [(at[blow.seat], blow.cell) for blow in stop.blows]
            for blow in stop.blows:
                at[blow.seat] = blow.cell
        for old, new in ways_of:
            of = (f"cell.{w.CELL.by_value[old]}", f"cell.{w.CELL.by_value[new]}")
            out.append(
                Link(
                    id=f"way.{stop.order}.{len(out)}",
                    label=_stop(look, stop),
                    style=(colour,),
                    of=of,
                    kind="path",
                    text=str(stop.order),
                )
            )
        here = stop.cell
    return out


def _marks(look: Look, stops: list[BossStop]) -> list[tuple[str, Mark]]:
    """List the marks of where the Boss comes and of whom it strikes, at cells and players."""
    out = []
    for stop in stops:
        if given(look.view)["boss"] == "siren":
            break
        colour = w.COLOUR.by_value[stop.colour]
        sign = f"{stop.order}{SIGNS[colour]}"
        at = w.CELL.by_value[stop.cell]
        out.append((f"cell.{at}", Mark(sign="boss-way", label=_stop(look, stop), short=sign)))
    for seat, (tokens, stun) in struck(stops).items():
        label = _blow(look, Blow(seat, tokens, stun, 0))
        sign = f"−{tokens}" if tokens else ""
        mark = Mark(sign="boss-blow", label=label, short=f"{sign}{'✶' if stun else ''}")
        out.append((f"points.{seat}", mark))
        out.append((given(look.view)[f"hero_{seat + 1}"], mark))
    return out
