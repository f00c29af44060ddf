"""HEROZ: what lies on the table, from what a seat sees.

Sums, verdicts and formations are those of the game's own functions (`sums`, over the duel that
`seen.duel_of` makes of a view); nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from heroon.board.model import Look, Model
from heroon.board.types import (
    Board,
    Card,
    Cell,
    Clash,
    FaceKind,
    Grid,
    Link,
    Mark,
    Pile,
    Row,
    Seat,
    Step,
    Sum,
    Term,
    Thing,
    Value,
    Zone,
)
from heroon.games.heroz.cards import GOAL
from heroon.games.heroz.power import unpaid, value_at
from heroon.games.heroz.state import EMPTY, Duel
from heroon.games.heroz.words import (
    CARDS,
    CELLS,
    HEROES,
    HIT,
    SCORE,
    SUIT,
    TROOPS,
    VALUE,
    VERB,
    A,
)
from heroon.kernel import Area, Piece, View
from heroon.kernel.words import COMMON, Vocabulary

from .bonus import bonus_of
from .seen import SIGNS, duel_of
from .sums import Contribution, Tie, Verdict, fells, shares, ties, total, verdict

THREE: Final = (1, 2, 3)
#: The phases of a turn, and the questions that belong to each.
PHASES: Final = {
    "place": ("place",),
    "hero": ("hero", "jack", "queen", "king"),
    "formations": ("window0", "bonus", "recover", "unscore"),
    "attack": ("window1", "attack"),
    "block": ("window2", "block"),
    "blows": ("window3", "power", "damage"),
    "spoils": ("raid", "retreat"),
}
#: Questions at which no hidden troop can block any more.
BLOCKED: Final = ("window3", "power", "damage", "raid", "retreat")
#: The weight of the column that is fought for, beside those of the others.
LENS: Final = 3
#: The total of a side of which nobody has turned up a troop.
UNKNOWN: Final = "?"


class _Scene(NamedTuple):
    """A look with what everything is made from: the duel as it is seen, who sits below."""

    look: Look
    g: Duel
    own: int

    @property
    def view(self) -> View:
        return self.look.view

    def text(self, key: str, **args: Any) -> str:
        return self.look.t.text(key, **args)

    def name(self, token: str) -> str:
        """A card by name, as a label begins."""
        found = self.look.t.noun(token)
        return found[:1].upper() + found[1:]

    def short(self, token: str) -> str:
        """The shortest name of a card: rank and sign, in the letters of the language."""
        if token[0] == "X":
            return f"★{token.partition('~')[2]}"
        rank = token[:-1]
        rank = rank if rank.isdecimal() else self.text(f"board-rank-{rank}")
        return f"{rank}{SIGNS[token[-1]]}"

    def player(self, seat: int) -> str:
        if seat == self.view.seat:
            return self.text("web-you")
        found = self.look.t.noun(self.look.sentences.names[seat])
        return found[:1].upper() + found[1:]

    def whose(self, seat: int) -> str:
        side = "own" if seat == self.view.seat else "other"
        return self.text("page-whose", side=side, name=self.look.sentences.names.get(seat, ""))

    def of(self, text: str, seat: int) -> str:
        """What lies at a side."""
        return self.text("page-of", text=text, whose=self.whose(seat))

    def place(self, seat: int, column: int, line: int) -> str:
        return self.text("page-place", whose=self.whose(seat), column=str(column), line=str(line))


def board(look: Look) -> Board:
    """The table as a seat sees it; a spectator sits with seat 0."""
    view = look.view
    own, turns = max(view.seat, 0), view.counter("turns")
    scene = _Scene(look, duel_of(view, look.sentences.spec), own)
    zones = [
        Zone(name="away", parts=(_seat(scene, 1 - own),)),
        Zone(name="centre", parts=(_grid(scene), *_spread(scene))),
        Zone(name="home", parts=(_seat(scene, own),)),
    ]
    if view.seat >= 0:
        zones.append(Zone(name="hand", parts=(_hand(scene),)))
    column = _fought(view)
    return Board(
        title=look.t.text("board-turn" if turns else "board-setup", turns=str(turns)),
        zones=tuple(zones),
        steps=_steps(scene),
        focus=f"front.{column}" if column else "",
    )


def _steps(scene: _Scene) -> tuple[Step, ...]:
    """The phases of the turn, as far as the question tells where it stands."""
    names = list(PHASES)
    now = next((i for i, name in enumerate(names) if scene.view.prompt in PHASES[name]), -1)
    if now < 0:
        return ()
    states = ["done"] * now + ["now"] + ["later"] * len(names)
    return tuple(
        Step(name=scene.text(f"board-step-{name}"), state=state)  # type: ignore[arg-type]  # of three words
        for name, state in zip(names, states, strict=False)
    )


# -- players --------------------------------------------------------------------------------------


def _seat(scene: _Scene, seat: int) -> Seat:
    view = scene.view
    turn = view.counter("turns") > 0 and view.counter("turn") == seat and not view.result
    roles = [scene.text("model-turn")] if turn else []
    roles += [scene.text("picture-skip")] if view.counter(f"skip.{seat}") else []
    role = ", ".join(roles)
    name = scene.player(seat)
    best = max(view.result, default=0)
    return Seat(
        id=f"seat.{seat}",
        label=scene.text("labelled", label=name, text=role) if role else name,
        seat=seat,
        name=name,
        role=role,
        own=seat == view.seat,
        turn=turn,
        won=len(set(view.result)) > 1 and view.result[seat] == best,
        style=("own" if seat == scene.own else "other",),
        parts=tuple(_parts(scene, seat)),
    )


def _parts(scene: _Scene, seat: int) -> Iterator[Thing]:
    view = scene.view
    goal = next(n.value for n in scene.look.sentences.spec.numbers if n.of == "goal")
    score = view.counter(f"points.{seat}")
    told = scene.text("board-points", points=str(score), goal=str(goal))
    yield Value(
        id=f"points.{seat}",
        label=scene.of(told, seat),
        at=(f"points.{seat}",),
        name=scene.text("board-score"),
        value=score,
        most=goal,
        track=True,
    )
    yield _hero(scene, seat)
    yield _deck(scene, seat)
    yield _discard(scene, seat)
    held = view.counter(f"hand.{seat}")
    yield Value(
        id=f"held.{seat}",
        label=scene.of(scene.text("board-hand", count=held), seat),
        at=(f"hand.{seat}",),
        name=scene.text("area-hand"),
        value=held,
    )
    areas = [view.area(f"{name}.{seat}") for name in ("aces", "auras")]
    spells = [_card(scene, piece, area.id) for area in areas for piece in area.pieces]
    if spells:
        yield Row(
            id=f"spells.{seat}",
            label=scene.of(scene.text("page-spells"), seat),
            name=scene.text("page-spells"),
            items=tuple(spells),
            kind="fan",
        )


def _hero(scene: _Scene, seat: int) -> Card:
    pieces = scene.view.area(f"hero.{seat}").pieces
    hero = scene.text("area-hero")
    at = (f"hero.{seat}",)
    if not pieces:
        label = scene.of(scene.text("page-no-hero"), seat)
        name = scene.text("page-no-hero")
        return Card(id=f"hero.{seat}", label=label, at=at, name=name, face="empty")
    token = pieces[-1].face
    told = scene.text("labelled", label=hero, text=scene.name(token))
    found = _card(scene, pieces[-1], f"hero.{seat}")
    return replace(found, label=scene.of(told, seat), at=at)


def _deck(scene: _Scene, seat: int) -> Pile:
    area = scene.view.area(f"deck.{seat}")
    label = _capital(scene.text("board-deck", count=area.count))
    return _pile(scene, area, label, scene.text("area-deck"), seat)


def _discard(scene: _Scene, seat: int) -> Pile:
    area = scene.view.area(f"discard.{seat}")
    label = _capital(scene.text("board-discard", count=area.count))
    return _pile(scene, area, label, scene.text("area-discard"), seat)


def _pile(scene: _Scene, area: Area, label: str, name: str, seat: int) -> Pile:
    """A pile: the cards of it that are seen, the uppermost last."""
    if area.pieces:
        label = scene.text("page-top", text=label, card=scene.name(area.pieces[-1].face))
    return Pile(
        id=area.id,
        label=scene.of(label, seat),
        at=(area.id,),
        style=("own" if seat == scene.own else "other",),
        name=name,
        count=area.count,
        cards=tuple(_card(scene, piece, area.id) for piece in area.pieces),
    )


def _spread(scene: _Scene) -> Iterator[Row]:
    """A pile of which a card is asked for."""
    own = _asking(scene.view)
    name = {"recover": f"discard.{own}", "unscore": f"points.{1 - own}"}.get(scene.view.prompt)
    if name is None:
        return
    area = scene.view.area(name)
    title = scene.text(f"area-{name.partition('.')[0]}")
    cards = tuple(
        replace(_card(scene, piece, name), id=f"spread.{piece.id}") for piece in area.pieces
    )
    label = scene.of(title, area.owner)
    yield Row(id=f"spread.{name}", label=label, name=title, items=cards, kind="fan")


def _asking(view: View) -> int:
    """The seat that is asked."""
    return view.awaited.bit_length() - 1


def _card(scene: _Scene, piece: Piece, area: str) -> Card:
    """A card that lies open."""
    suit = piece.face[-1] if piece.face[0] != "X" else "X"
    return Card(
        id=piece.id,
        label=scene.name(piece.face),
        at=(f"{area}/{piece.face}",),
        style=(f"suit-{suit}",),
        art="X" if suit == "X" else piece.face,
        name=scene.name(piece.face),
        index=scene.short(piece.face),
    )


def _hand(scene: _Scene) -> Row:
    area = scene.view.area(f"hand.{scene.own}")
    name = scene.text("picture-hand")
    fights = scene.view.prompt.startswith("window")
    cards = []
    for piece in area.pieces:
        card = _card(scene, piece, area.id)
        label = scene.text("page-at", text=card.label, place=name)
        cards.append(replace(card, label=label, note=_note(scene, piece.face, fights)))
    return Row(id="hand", label=name, name=name, items=tuple(cards), kind="hand")


def _note(scene: _Scene, token: str, fights: bool) -> str:
    """What a card other than a troop does, in few words."""
    kind = CARDS.by_token[token]
    if kind in TROOPS.values:
        return ""
    if kind in HEROES.values and fights:
        return scene.text("board-does-aura", suit=SIGNS[token[-1]])
    return scene.text(f"board-does-{token[0]}")


# -- the fields -----------------------------------------------------------------------------------


def _grid(scene: _Scene) -> Grid:
    own, other = scene.own, 1 - scene.own
    asked = _asked_columns(scene)
    fought = _fought(scene.view)
    cells = [
        *(c for row, line in enumerate(THREE) for c in _line(scene, other, line, row)),
        *(_front(scene, column, column in asked) for column in THREE),
        *(c for row, line in enumerate(reversed(THREE)) for c in _line(scene, own, line, 4 + row)),
    ]
    heads = [scene.text("picture-line", line=str(line)) for line in THREE]
    return Grid(
        id="field",
        label=scene.text("board-field"),
        name=scene.text("board-field"),
        columns=3,
        rows=7,
        cells=tuple(cells),
        links=(*_links(scene, other), *_links(scene, own)),
        heads=(*heads, scene.text("picture-power"), *reversed(heads)),
        widths=tuple(LENS if column == fought else 1 for column in THREE) if fought else (),
    )


def _fought(view: View) -> int:
    """The column that is fought for (0: none): no longer once its fight is over."""
    return 0 if view.result or view.prompt == "retreat" else view.counter("column")


def _asked_columns(scene: _Scene) -> dict[int, int]:
    """The columns whose fight is shown with its verdict: the attacker by column."""
    view = scene.view
    fought = _fought(view)
    if fought:
        return {fought: view.counter("turn")}
    if view.prompt != "attack":
        return {}
    low = scene.look.sentences.spec.words
    words = (low.text[word] for word in view.words)
    return {int(w[-1]): scene.own for w in words if w.startswith("attack:")}


def _line(scene: _Scene, seat: int, line: int, y: int) -> Iterator[Cell]:
    """A line of a side, from left to right."""
    pieces = {piece.at: piece for piece in scene.view.area(f"field.{seat}").pieces}
    fought = _fought(scene.view)
    side = "own" if seat == scene.own else "other"
    for column in THREE:
        at = f"{column}.{line}"
        style = [side, f"line-{line}"]
        if fought:
            style.append("fought" if fought == column else "aside")
        items: tuple[Thing, ...] = ()
        target = f"field.{seat}/{at}"
        # A column attacks with its troops: what is free of it stays dark.
        whole = () if scene.view.prompt == "attack" else (f"column.{seat}/{column}",)
        targets: tuple[str, ...] = (target, *whole)
        text = scene.text("page-empty")
        if at in pieces:
            items, targets = (_troop(scene, seat, pieces[at]),), ()
            text = items[0].label
        elif line == 1 or f"{column}.{line - 1}" in pieces:
            style.append("next")
            targets = (*whole, target)
        place = scene.place(seat, column, line)
        yield Cell(
            id=f"cell.{seat}.{at}",
            label=scene.text("page-at", text=text, place=place) if not items else text,
            at=targets,
            style=tuple(style),
            x=column - 1,
            y=y,
            items=items,
        )


def _troop(scene: _Scene, seat: int, piece: Piece) -> Card:
    """A troop with what lies on it."""
    given = dict(mark.partition(":")[::2] for mark in piece.marks)
    column, line = int(piece.at[0]), int(piece.at[-1])
    name = scene.name(piece.face) if piece.face else scene.text("page-back")
    token = given.get("as", piece.face)
    if "as" in given:
        name = scene.text("picture-joker", card=given["as"])
    marks = tuple(_marks(scene, given))
    place = scene.place(seat, column, line)
    label = ", ".join(
        (scene.text("page-at", text=name, place=place), *(mark.label for mark in marks))
    )
    style = ["own" if seat == scene.own else "other"]
    style += [f"suit-{token[-1]}"] if token else []
    style += ["joker"] if "as" in given else []
    style += [name for name in ("fighting", "doomed") if name in given]
    face: FaceKind = "up"
    if "down" in given or not piece.face:
        face = "down" if piece.face else "back"
    return Card(
        id=piece.id,
        label=label,
        at=(f"field.{seat}/{piece.at}", f"column.{seat}/{column}"),
        style=tuple(style),
        art="X" if "as" in given else piece.face,
        name=name,
        index=("★=" if "as" in given else "") + scene.short(token) if token else "",
        face=face,
        marks=marks,
    )


def _marks(scene: _Scene, given: dict[str, str]) -> Iterator[Mark]:
    """The marks of a troop, each with its sign and in words."""
    if "fighting" in given:
        yield Mark(sign="mark-fighting", label=scene.text("page-fighting"), short="⚔")
    if "down" in given:
        yield Mark(sign="mark-down", label=scene.text("page-down"))
    if "shield" in given:
        yield Mark(sign="mark-shield", label=scene.text("page-shield"), short="0")
    if "aura" in given:
        suit = given["aura"]
        label = scene.text("page-aura", suit=suit)
        value = scene.text("page-aura-value")
        yield Mark(sign=f"sign-{suit}", label=label, short=f"{value}{SIGNS[suit]}")
    if "boost" in given:
        label = scene.text("page-boost", boost=given["boost"])
        yield Mark(sign="mark-boost", label=label, short=f"+{given['boost']}")
    if "doomed" in given:
        yield Mark(sign="mark-doomed", label=scene.text("page-doomed"), short="✕")


def _links(scene: _Scene, seat: int) -> Iterator[Link]:
    """The formations of a side: those of its columns, then those of its lines."""
    pieces = {p.at: p.id for p in scene.view.area(f"field.{seat}").pieces}
    ids = {CELLS.by_token[at]: id for at, id in pieces.items()}
    for low in range(3):
        yield from _ties(scene, seat, range(3 * low, 3 * low + 3), ids, "column", low)
    if unpaid(scene.g, seat):
        for low in range(3):
            yield from _ties(scene, seat, (low, low + 3, low + 6), ids, "line", low)


def _ties(
    scene: _Scene, seat: int, cells: Sequence[int], ids: dict[int, str], kind: str, number: int
) -> Iterator[Link]:
    """The formations of three cells in a row; two of the same troops are told at one place."""
    found = [_link(scene, seat, tie, ids, kind, number) for tie in ties(scene.g, seat, cells)]
    if len(found) == 2 and found[0].of == found[1].of:
        one, other = found
        text = f"{one.text} {other.text}"
        label = f"{one.label}, {other.label}"
        found = [replace(one, text=text, label=label)]
    yield from found


def _link(scene: _Scene, seat: int, tie: Tie, ids: dict[int, str], kind: str, number: int) -> Link:
    what = "suit" if tie.by_suit else "value"
    many = len(tie.cells)
    sign = SIGNS["SHDC"[tie.shared]] if tie.by_suit else str(tie.shared)
    factor = scene.g.numbers[2 if tie.by_suit else 3]
    if kind == "column":
        text = f"{sign} ×{factor}" if tie.by_suit else f"{'='.join([sign] * many)} ×{factor}"
    else:
        text = sign * many if tie.by_suit else "=".join([sign] * many)
    times = {"factor": str(factor)} if kind == "column" else {}
    label = scene.text(f"board-tie-{kind}-{what}", **times)
    return Link(
        id=f"tie.{seat}.{kind}.{number + 1}.{what}",
        label=scene.of(label, seat),
        style=(kind, what),
        of=tuple(ids[cell] for cell in tie.cells),
        kind="pair",
        text=text,
    )


# -- between the fields ---------------------------------------------------------------------------


def _front(scene: _Scene, column: int, clashes: bool) -> Cell:
    """A column between the fields: both powers, or the fight."""
    attacks = _fought(scene.view) == column
    text = scene.text("picture-attack" if attacks else "picture-column", column=str(column))
    items: tuple[Thing, ...]
    if clashes:
        items = (_clash(scene, column),)
    else:
        items = tuple(_power(scene, seat, column) for seat in (1 - scene.own, scene.own))
    style = ["front"]
    if _fought(scene.view):
        style.append("fought" if attacks else "aside")
    return Cell(
        id=f"front.{column}",
        label=_capital(text),
        style=tuple(style),
        x=column - 1,
        y=3,
        items=items,
        ground="front",
        note=str(column),
    )


def _power(scene: _Scene, seat: int, column: int) -> Value:
    power, against = (scene.view.counter(f"power.{s}.{column}") for s in (seat, 1 - seat))
    whose = scene.whose(seat)
    told = scene.text("page-power", column=str(column), whose=whose, power=str(power))
    leads = power > against
    return Value(
        id=f"power.{seat}.{column}",
        label=scene.text("page-leads", text=told) if leads else told,
        at=(f"column.{seat}/{column}",),
        style=("own" if seat == scene.own else "other", *(("leads",) if leads else ())),
        name=scene.text("picture-power"),
        value=power,
    )


def _clash(scene: _Scene, column: int) -> Clash:
    """A fight: both sums, who wins as things lie, what it costs."""
    view, own, other = scene.view, scene.own, 1 - scene.own
    attacker = _asked_columns(scene)[column]
    found = verdict(scene.g, attacker, column - 1, view.prompt not in BLOCKED)
    if view.prompt == "damage":
        found = _struck(scene, found)
    won, cost = _told(scene, found, attacker)
    sides = tuple(_sum(scene, seat, column, found) for seat in (other, own))
    unknown = sides[0].total == UNKNOWN
    key = "board-clash-open" if unknown else "board-clash"
    label = scene.text(key, column=str(column), one=sides[1].total, two=sides[0].total)
    style = ["attack" if view.prompt == "attack" else "fight"]
    if found.winner >= 0 and not found.hidden:
        style.append("wins" if found.winner == own else "loses")
    return Clash(
        id=f"clash.{column}",
        label=" ".join([label, *(f"{part}." for part in (won, cost) if part)]),
        at=(f"column.{own}/{column}", f"column.{other}/{column}"),
        style=tuple(style),
        sides=sides,
        verdict=won,
        cost=cost,
    )


def _struck(scene: _Scene, found: Verdict) -> Verdict:
    """A fight in which damage is dealt: who has fallen, and who falls by the best of the rest."""
    g = scene.g
    fallen = []
    for seat in (0, 1):
        left = scene.view.counter(f"damage.{1 - seat}")
        doomed = [cell for cell in range(9) if g.doomed[seat] >> cell & 1]
        standing = g.fighting[seat] & ~g.doomed[seat]
        fallen.append((*doomed, *(fells(g, seat, left, standing) if left else ())))
    return found._replace(fallen=(fallen[0], fallen[1]))


def _told(scene: _Scene, found: Verdict, attacker: int) -> tuple[str, str]:
    """Who wins as things lie, and what it costs."""
    view = scene.view
    if view.prompt == "damage":
        left = max(view.counter(f"damage.{seat}") for seat in (0, 1))
        return scene.text("board-damage", left=str(left)), _capital(_falls(scene, found))
    hidden = scene.text("board-may-block", count=found.hidden) if found.hidden else ""
    if not found.blocked:
        sure = view.prompt in BLOCKED
        if attacker == view.seat:
            key = "board-unblocked" if sure else "board-free"
        else:
            key = "board-unblocked-other" if sure else "board-free-other"
        return scene.text(key, points=str(found.free)), hidden
    if found.winner < 0:
        won = scene.text("board-tie")
    elif found.winner == view.seat:
        won = scene.text("board-ahead" if found.hidden and attacker == view.seat else "board-win")
    elif view.seat >= 0:
        won = scene.text("board-behind" if found.hidden and attacker != view.seat else "board-lose")
    else:
        won = scene.text("board-wins", name=scene.look.sentences.names[found.winner])
    return won, hidden or _capital(_falls(scene, found))


def _falls(scene: _Scene, found: Verdict) -> str:
    """Who falls at most."""
    fallen = [
        scene.short(_face(scene, seat, cell)) for seat in (0, 1) for cell in found.fallen[seat]
    ]
    names = scene.look.sentences.listed(fallen)
    return scene.text("board-falls", count=len(fallen), names=names)


def _face(scene: _Scene, seat: int, cell: int) -> str:
    """What an active troop counts as: a Joker as what it copies."""
    at = CELLS.by_value[cell]
    piece = next(p for p in scene.view.area(f"field.{seat}").pieces if p.at == at)
    given = dict(mark.partition(":")[::2] for mark in piece.marks)
    return given.get("as", piece.face)


def _sum(scene: _Scene, seat: int, column: int, found: Verdict) -> Sum:
    """The power of a side in a fight, troop by troop."""
    view = scene.view
    ids = {p.at: p.id for p in view.area(f"field.{seat}").pieces}
    parts = shares(scene.g, seat, column - 1)
    power = view.counter(f"power.{seat}.{column}")
    whole = sum(part.points for part in parts) == power
    terms = tuple(_term(scene, seat, part, ids, found) for part in parts) if whole else ()
    unknown = seat != scene.own and not power and found.hidden
    total_told = UNKNOWN if unknown else str(power)
    name = scene.text("picture-power")
    named = scene.text("board-unknown") if unknown else total_told
    told = scene.text("page-power", column=str(column), whose=scene.whose(seat), power=named)
    style = ["own" if seat == scene.own else "other"]
    style += ["wins"] if found.winner == seat and found.blocked else []
    return Sum(
        id=f"sum.{seat}.{column}",
        label=told,
        style=tuple(style),
        name=name,
        terms=terms,
        total=total_told,
    )


def _term(
    scene: _Scene, seat: int, part: Contribution, ids: dict[str, str], found: Verdict
) -> Term:
    """A troop of a sum: how its points come about, and whether it will fall."""
    at = CELLS.by_value[part.cell]
    face = scene.short(_face(scene, seat, part.cell))
    how = face
    if scene.g.shield[seat][part.cell]:
        how = scene.text("board-shield")
    elif part.times:
        how = f"{part.power} ×{(part.points - part.extra) // part.power}" if part.power else how
    if part.extra:
        how = f"{how} +{part.extra}"
    style = "falls" if part.cell in found.fallen[seat] else ""
    return Term(how, str(part.points), style, ids[at])


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# -- answers --------------------------------------------------------------------------------------


def badge(word: int, view: View, words: Vocabulary) -> str:
    """What bears the number of an answer: at an attack the plate."""
    text = words.text[word]
    return f"clash.{text[-1]}" if text.startswith("attack:") else ""


def short(word: int, look: Look) -> str:
    """What comes of a placement in few words: the power of its column once it is turned up.

    Of a line bonus what it takes from where.
    """
    text = look.sentences.spec.words.text[word]
    verb, _, rest = text.partition(":")
    if verb == "bonus":
        found = bonus_of(word, look.view, look.sentences.spec)
        return look.t.text(f"board-bonus-{found.brings}", left=found.left) if found else ""
    if verb != "deploy":
        return ""
    token, _, column = rest.partition("@")
    return _placed(look, token, int(column))


def _placed(look: Look, token: str, column: int) -> str:
    view, own = look.view, max(look.view.seat, 0)
    g = duel_of(view, look.sentences.spec)
    cells = range(3 * column - 3, 3 * column)
    free = next(cell for cell in cells if g.field[own][cell] == EMPTY)
    if any(not g.face[own][cell] for cell in cells if cell < free):
        return look.t.text("board-on-hidden")
    was = total(g, own, column - 1)
    before = {(tie.by_suit, len(tie.cells)) for tie in ties(g, own, cells)}
    g.field[own][free], g.face[own][free] = CARDS.by_token[token], 1
    now = total(g, own, column - 1)
    new = [t for t in ties(g, own, cells) if (t.by_suit, len(t.cells)) not in before]
    if not new:
        return look.t.text("board-alone", was=str(was), now=str(now))
    key = "board-pair-suit" if new[0].by_suit else "board-pair-value"
    card = CARDS.by_token[token]
    sign = SIGNS["SHDC"[SUIT[card]]] if new[0].by_suit else str(VALUE[card])
    return look.t.text(key, sign=sign, was=str(was), now=str(now))


def strike(look: Look) -> tuple[str, tuple[int, ...]] | None:
    """At the damage: the blows that fell most, and what the button says; None elsewhere."""
    view, spec = look.view, look.sentences.spec
    if view.prompt != "damage" or not view.words:
        return None
    g = duel_of(view, spec)
    other = 1 - view.seat
    left = view.counter(f"damage.{view.seat}")
    cells = fells(g, other, left, g.fighting[other] & ~g.doomed[other])
    if not cells:
        return None
    scene = _Scene(look, g, view.seat)
    names = look.sentences.listed([scene.short(_face(scene, other, cell)) for cell in cells])
    return look.t.text("board-strike", names=names), tuple(HIT[cell] for cell in cells)


def harvest(look: Look) -> tuple[str, tuple[int, ...]] | None:
    """At the spoils: all free troops score, and what the button says; None where one may do else.

    The highest first, since those above a troop that leaves drop; none after the last point.
    """
    view, spec = look.view, look.sentences.spec
    words = [word for word in view.words if word >= len(COMMON)]
    if view.prompt != "raid" or not words or any(VERB[word] != SCORE.id for word in words):
        return None
    g = duel_of(view, spec)
    scene = _Scene(look, g, view.seat)
    points, given, names = 0, [], []
    for word in sorted(words, reverse=True):
        if view.counter(f"points.{view.seat}") + points >= g.numbers[GOAL]:
            break
        points += value_at(g, view.seat, A[word])
        given.append(word)
        names.append(scene.short(_face(scene, view.seat, A[word])))
    listed = look.sentences.listed(names)
    return look.t.text("labelled", label=f"+{points}", text=listed), tuple(given)


MODEL: Final = Model(board, badge=badge, short=short)
