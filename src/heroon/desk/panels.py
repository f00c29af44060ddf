"""What opens beside the table when somebody asks for it: advice, odds, totals, rules, reasons."""

from __future__ import annotations

from typing import Any, Final

from markupsafe import Markup

from heroon.ai.levels import LEVELS
from heroon.board.model import Look
from heroon.board.types import Asked, Grid, If
from heroon.kernel import InputError
from heroon.kernel.errors import REFUSED
from heroon.play.choices import choices_of
from heroon.play.modes import played_with
from heroon.play.pace import PACES
from heroon.play.preview import preview
from heroon.play.seat_orders import seat_orders
from heroon.play.what import capital
from heroon.play.who import LONGEST, PERSON
from heroon.play.who_plays import namings, places
from heroon.texts import Texts
from heroon.texts.guide import Section
from heroon.web.board import Drawing, element
from heroon.web.render import render
from heroon.web.scene import model_of, theme_of

from . import looked
from .choosing import pictures
from .desk import Desk, Phase
from .ifs import changes_at, foreseen
from .moments import may_keep
from .paint import rule_of
from .plain import sentence as whole
from .reader import LOOKS, Reader
from .requests import LONGEST_LINE, told_no
from .spelling import spoken
from .whynot import why_not

#: The keys of the page, in their order.
KEYS: Final = (
    *(("u", "undo"), ("h", "hint"), ("w", "why"), ("e", "explain"), ("o", "odds"), ("r", "rules")),
    *(("s", "log"), ("p", "orders"), ("m", "menu")),
)

#: What stands in the menu where the bar of a table has room for little.
RARE: Final = ("why", "explain", "odds", "log", "orders")


def panel(desk: Desk, kind: str, table: str, reader: Reader) -> str:
    """Render a panel for whoever reads it; raises `InputError` where there is nothing to show."""
    makers = {
        "hint": _hint,
        "odds": _odds,
        "explain": _explain,
        "orders": _orders,
        "menu": _menu,
        "help": _help,
        "log": _log,
        "rules": _rules,
        "why": _why,
        "players": _players,
    }
    return _rendered(desk, kind, table, reader, makers[kind](desk))


def _rendered(desk: Desk, kind: str, table: str, reader: Reader, values: dict[str, Any]) -> str:
    common = {"kind": kind, "t": desk.match.t, "table": table, "reader": reader}
    seed = "" if desk.covered or desk.match.seed_secret else desk.match.s.seed
    later = desk.match.seed_secret
    choices = {"looks": LOOKS, "paces": tuple(PACES), "seed": seed, "later": later}
    return str(render("panel.html", **common, **choices, **values))


def what(desk: Desk, text: str, table: str, reader: Reader) -> str:
    """Render what lies somewhere; raises `InputError` where nothing can be looked at."""
    return _rendered(desk, "what", table, reader, looked.what(desk, text))


def glance(desk: Desk, text: str) -> str:
    """Render in brief what lies somewhere; raises `InputError` where nothing can be looked at."""
    return str(render("glance.html", **looked.brief(desk, text), t=desk.match.t))


def rule(desk: Desk, id: str, table: str, reader: Reader) -> str:
    """Render the rules, open at one of them alone; raises `InputError` for what is no rule."""
    guide = desk.match.guide
    section = guide.by_id.get(id.lower())
    if section is None:
        raise InputError(REFUSED, "there is nothing to look at")
    title = desk.match.t.text("app-start-rules")
    shown = {"sections": [section], "guide": guide, "rules_at": _rules_at(desk)}
    values = {"title": title, "query": "", "open_rule": section.id, **shown}
    return _rendered(desk, "rules", table, reader, values)


def _block(**given: Any) -> dict[str, Any]:
    return {"heading": "", "rows": (), "lines": (), "actions": (), **given}


def _action(attr: str, value: str, text: str) -> dict[str, Any]:
    return {"attr": attr, "value": value, "text": text, "primary": False}


def _titled(desk: Desk, key: str, blocks: list[dict[str, Any]]) -> dict[str, Any]:
    return {"title": desk.match.t.text(key), "blocks": blocks}


def _asked(desk: Desk) -> int:
    if desk.phase != Phase.ASK:
        raise InputError(REFUSED, "nobody is asked here now")
    return desk.seat


def _hint(desk: Desk) -> dict[str, Any]:
    match, t = desk.match, desk.match.t
    found = match.advise(_asked(desk))
    blocks = []
    for advice in found:
        many = len(advice.words) > 1
        text = t.text("app-hint-play-all" if many else "app-hint-play")
        words = ",".join(spoken(desk, word, advice.seat) for word in advice.words)
        attr = "data-line" if many else "data-say"
        action = {"attr": attr, "value": words, "text": text, "primary": True}
        blocks.append(_block(lines=(advice.text, advice.reason), actions=(action,)))
    return _titled(desk, "app-hint-title", blocks or [_block(lines=(t.text("hint-none"),))])


def _odds(desk: Desk) -> dict[str, Any]:
    found = desk.match.odds(_asked(desk))
    blocks = [_block(heading=sentence, lines=tuple(lines)) for sentence, lines in found]
    none = _block(lines=(desk.match.t.text("odds-none"),))
    return _titled(desk, "app-odds-title", blocks or [none])


def _explain(desk: Desk) -> dict[str, Any]:
    _open(desk)
    blocks = []
    for told in desk.match.teller.explain(desk.look()):
        rows = [
            {"text": term.text, "value": term.points, "strong": term.style == "value"}
            for term in told.terms
        ]
        blocks.append(_block(heading=told.title, rows=rows))
    none = _block(lines=(desk.match.t.text("app-explain-none"),))
    return _titled(desk, "app-explain-title", blocks or [none])


def _open(desk: Desk) -> None:
    """Raise `InputError` behind a curtain."""
    if desk.covered:
        raise InputError(REFUSED, "nobody is asked here now")


def _orders(desk: Desk) -> dict[str, Any]:
    seat, match = _asked(desk), desk.match
    left = {one.name: match.ordered_by(seat, one.name) for one in match.standing()}
    found = seat_orders(match, seat)
    talk = [_action("data-order", o.name, o.text) for o in found if o.name not in left]
    orders = [
        {**_action("data-order", name, match.t.text(f"standing-{name}")), "pressed": on}
        for name, on in left.items()
    ]
    blocks = [_block(actions=actions) for actions in (orders, talk) if actions]
    none = _block(lines=(match.t.text("app-orders-none"),))
    return _titled(desk, "app-orders-title", blocks or [none])


def _players(desk: Desk) -> dict[str, Any]:
    """List who plays each seat, and who may from now on."""
    seat, match, t = _asked(desk), desk.match, desk.match.t
    rows = []
    for place in places(match, seat):
        person = t.text("web-me" if place.seat == seat else "app-new-person")
        choices = [
            (f"{place.seat}={who}", person if who == PERSON else bot_told(t, who), who == place.who)
            for who in place.choices or (place.who,)
        ]
        heading = capital(t.noun(match.s.who.noun(place.seat)))
        row = {"heading": heading, "choices": choices, "fixed": len(place.choices) < 2}
        if place.seat in namings(match, seat):
            row |= {"seat": place.seat, "name": place.name, "noun": f"player-{place.seat + 1}"}
        rows.append(row)
    note = t.text("web-players-about") if any(not row["fixed"] for row in rows) else ""
    return {"title": t.text("web-players"), "places": rows, "note": note, "longest": LONGEST}


def bot_told(t: Texts, name: str) -> str:
    """Name the computer by its level, or by a bot's own name where that is no level."""
    return t.text("app-level", level=t.text(f"level-{name}") if name in LEVELS else name)


def _menu(desk: Desk) -> dict[str, Any]:
    t = desk.match.t
    actions = []
    if theme_of(desk.match.table.spec.id).draw is None and not desk.covered:
        rare = RARE if desk.phase == Phase.ASK else ("explain", "log")
        actions = [_action("data-do", name, t.text(f"app-key-{name}")) for name in rare]
    if desk.phase == Phase.ASK:
        if desk.match.table.seats > 1:
            actions.append(_action("data-do", "players", t.text("web-players")))
        if desk.match.table.spec.drawn is not None and desk.match.table.talk.offer is None:
            actions.append(_action("data-order", "draw", t.text("talk-draw")))
        actions.append(_action("data-do", "resign-sure", t.text("app-menu-resign")))
    told = played_with(desk.match.table.spec, desk.match.table.options, t)
    lines = (t.text("played-with", list=", ".join(told)),) if told else ()
    titled = _titled(desk, "app-menu-title", [_block(lines=lines, actions=actions)])
    return {**titled, "keeps": may_keep(desk)}


def sure(desk: Desk, table: str, reader: Reader) -> str:
    """Render the question whether somebody really gives up."""
    t = desk.match.t
    yes = _action("data-do", "resign", t.text("app-yes"))
    block = _block(lines=(t.text("app-resign-sure"),), actions=(yes,))
    values = _titled(desk, "app-menu-resign", [block])
    return _rendered(desk, "sure", table, reader, values)


def _help(desk: Desk) -> dict[str, Any]:
    t = desk.match.t
    told = [
        *KEYS,
        ("l", "list"),
        ("i", "what"),
        *((("g", "self"),) if theme_of(desk.match.table.spec.id).own else ()),
        ("0–9", "number"),
        ("←↑→↓", "arrows"),
        ("Tab", "tab"),
        ("Esc", "escape"),
        ("← →", "walk"),
    ]
    names = {name for _, name in KEYS}
    rows = [
        {
            "text": key,
            "value": t.text(f"app-help-{name}" if name in names else f"web-help-{name}"),
            "strong": False,
        }
        for key, name in told
    ]
    told_all = [_block(lines=(t.text("web-help"),)), _block(rows=rows)]
    return {**_titled(desk, "app-key-help", told_all), "signs": signs_of(desk)}


def signs_of(desk: Desk) -> list[tuple[str, str]]:
    """List the legend of a game: the address of each symbol, and what it means."""
    game, t = desk.match.table.spec.id, desk.match.t
    known = [one for one in choices_of(game).signs if t.has(f"sign-{one}")]
    return list(zip(pictures(game, known), (t.text(f"sign-{one}") for one in known), strict=False))


def _log(desk: Desk) -> dict[str, Any]:
    _open(desk)
    return {"title": desk.match.t.text("app-log-title"), "told": desk.lines()}


def _rules(desk: Desk) -> dict[str, Any]:
    rule = "" if desk.covered else rule_of(desk)
    guide = desk.match.guide
    title = desk.match.t.text("app-start-rules")
    sections = [*guide.sections, *guide.readings]
    shown = {"sections": sections, "guide": guide, "rules_at": _rules_at(desk), "open_rule": rule}
    return {"title": title, "query": "", **shown}


def _rules_at(desk: Desk) -> str:
    """Return the address of the page with the rules of this game."""
    return f"/rules/{desk.match.table.spec.id}"


def found(desk: Desk, query: str) -> str:
    """Render the sections of the rules that hold some words."""
    guide = desk.match.guide
    sections: list[Section] = (
        guide.find(query) if query.strip() else [*guide.sections, *guide.readings]
    )
    shown = {"sections": sections, "guide": guide, "rules_at": _rules_at(desk), "open_rule": ""}
    values = {"query": query, "in_panel": True, "t": desk.match.t, **shown}
    return str(render("sections.html", **values))


def _why(desk: Desk) -> dict[str, Any]:
    """List every thinkable action that is not possible now, with its reasons."""
    return {"title": desk.match.t.text("app-why-title"), "found": why_not(desk, _asked(desk))}


def why(desk: Desk, text: str) -> str:
    """Say why an answer cannot be given now; raises `InputError` for what is no answer."""
    seat, match = _asked(desk), desk.match
    word = word_of(desk, text)
    no = match.why(seat, word)
    if no is None:
        return match.t.text("why-not")
    return told_no(match, no)


def word_of(desk: Desk, text: str) -> int:
    """Read the word that a page means; raises `InputError` for what is none of this game."""
    who, said = desk.match.seating.read(_asked(desk), text)
    return desk.match.table.spec.words.parse(who, said, "")


def look(desk: Desk, text: str) -> str:
    """Render what one or several answers would do; raises `InputError` if not offered."""
    seat, match = _asked(desk), desk.match
    words = tuple(word_of(desk, one) for one in text.split(",")[:LONGEST_LINE])
    if words[0] not in match.seating.words(seat):
        raise InputError(REFUSED, "that is no answer now")
    given = preview(match, seat, *words)
    marks, verdict = changes_at(desk, *words)
    more = foreseen(desk, words)
    ways = [(element(id), mark) for id, mark in more.marks]
    lines = lines_of(desk, more) if more.links else []
    return str(
        render(
            "preview.html",
            p=given,
            t=match.t,
            marks=marks,
            foreseen=more.line or whole(verdict),
            ways=ways,
            lines=lines,
        )
    )


def lines_of(desk: Desk, found: If) -> list[tuple[str, Markup]]:
    """List the lines drawn across the grids of the board: the element of each, its links."""
    match = desk.match
    model = model_of(match.table.spec.id)
    if model is None:
        return []
    board = model.board(Look(desk.view(), match.sentences(desk.eye)))
    drawing = Drawing(board, Asked(), match.t, {}, theme_of(match.table.spec.id).macros)
    grids = [thing for thing in board.things() if isinstance(thing, Grid)]
    drawn = [(grid, drawing.part("trail", grid, found.links, "bd-if")) for grid in grids]
    return [(element(grid.id), lines) for grid, lines in drawn if lines]
