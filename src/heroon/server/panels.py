"""What opens beside the table when somebody asks for it: advice, odds, totals, rules, reasons."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from heroon.kernel import InputError
from heroon.kernel.errors import REFUSED
from heroon.kernel.words import COMMON
from heroon.play.preview import preview
from heroon.play.seat_orders import seat_orders
from heroon.texts.guide import Section
from heroon.web.render import render

from .desk import Desk, Phase
from .paint import rule_of, spoken

#: A verb without targets is listed in the panel of reasons when it has so few answers.
FEW: Final = 12
#: The keys of the page, in their order.
KEYS: Final = (
    *(("u", "undo"), ("h", "hint"), ("w", "why"), ("e", "explain"), ("o", "odds"), ("r", "rules")),
    *(("l", "log"), ("p", "orders"), ("m", "menu")),
)


def panel(desk: Desk, kind: str, table: str) -> str:
    """A panel in HTML; raises `InputError` where there is nothing to show."""
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
    }
    values = makers[kind](desk)
    return str(render("panel.html", kind=kind, t=desk.match.t, table=table, **values))


def _block(**given: Any) -> dict[str, Any]:
    return {"heading": "", "rows": (), "lines": (), "actions": (), **given}


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
    found = seat_orders(desk.match, _asked(desk))
    actions = [{"attr": "data-order", "value": o.name, "text": o.text, "primary": 0} for o in found]
    none = _block(lines=(desk.match.t.text("app-orders-none"),))
    return _titled(desk, "app-orders-title", [_block(actions=actions)] if found else [none])


def _menu(desk: Desk) -> dict[str, Any]:
    t = desk.match.t
    actions = []
    if desk.phase == Phase.ASK:
        text = t.text("app-menu-resign")
        actions.append({"attr": "data-do", "value": "resign-sure", "text": text, "primary": 0})
    return _titled(desk, "app-menu-title", [_block(actions=actions)])


def sure(desk: Desk, table: str) -> str:
    """Whether somebody really gives up."""
    t = desk.match.t
    yes = {"attr": "data-do", "value": "resign", "text": t.text("app-yes"), "primary": 0}
    block = _block(lines=(t.text("app-resign-sure"),), actions=(yes,))
    values = _titled(desk, "app-menu-resign", [block])
    return str(render("panel.html", kind="sure", t=t, table=table, **values))


def _help(desk: Desk) -> dict[str, Any]:
    t = desk.match.t
    told = [*KEYS, ("0–9", "number"), ("←↑→↓", "arrows"), ("Tab", "tab"), ("Esc", "escape")]
    names = {name for _, name in KEYS}
    rows = [
        {
            "text": key,
            "value": t.text(f"app-help-{name}" if name in names else f"web-help-{name}"),
            "strong": False,
        }
        for key, name in told
    ]
    return _titled(desk, "app-help-title", [_block(lines=(t.text("web-help"),)), _block(rows=rows)])


def _log(desk: Desk) -> dict[str, Any]:
    _open(desk)
    lines = tuple(line.text for line in desk.lines() if line.text)
    return _titled(desk, "app-log-title", [_block(lines=lines)])


def _rules(desk: Desk) -> dict[str, Any]:
    rule = "" if desk.covered else rule_of(desk)
    guide = desk.match.guide
    title = desk.match.t.text("app-start-rules")
    return {"title": title, "query": "", "sections": guide.sections, "open_rule": rule}


def found(desk: Desk, query: str) -> str:
    """Sections of the rules that hold some words."""
    guide = desk.match.guide
    sections: list[Section] = guide.find(query) if query.strip() else list(guide.sections)
    values = {"sections": sections, "query": query, "open_rule": "", "t": desk.match.t}
    return str(render("sections.html", **values))


def _why(desk: Desk) -> dict[str, Any]:
    """Every answer of the game that is not possible now and can be thought of."""
    seat, match = _asked(desk), desk.match
    view = match.seating.view(seat)
    offered = set(match.seating.words(seat))
    verb_of = match.table.spec.words.verb_of
    counts = Counter(verb_of)
    targets = match.targets(view)
    shown = seen(desk)
    items = []
    for word in match.vocabulary(seat):
        if verb_of[word] < len(COMMON) or word in offered:
            continue
        of = set(targets(word))
        if of <= shown if of else counts[verb_of[word]] <= FEW:
            items.append((spoken(desk, word), match.sentence(seat, word)))
    return {"title": match.t.text("app-why-title"), "items": items}


def seen(desk: Desk) -> set[str]:
    """The targets of what this seat sees: pieces, cells, and whatever may be picked."""
    out = {target for of in desk.pointer.targets.values() for target in of}
    for area in desk.view().areas:
        out.update(f"{area.id}/{piece.at or piece.face}" for piece in area.pieces)
        if area.columns:
            cells = range(1, area.columns + 1)
            out.update(f"{area.id}/{x}.{y}" for x in cells for y in cells)
            out.update(f"column.{area.owner}/{x}" for x in cells)
    return out


def why(desk: Desk, text: str) -> str:
    """Why an answer cannot be given now; raises `InputError` for what is no answer."""
    seat, match = _asked(desk), desk.match
    word = word_of(desk, text)
    no = match.why(seat, word)
    if no is None:
        return match.t.text("why-not")
    told = match.t.text("labelled", label=no.answer, text=no.why)
    return match.t.text("with-rule", text=told, rule=no.rule) if no.rule else told


def word_of(desk: Desk, text: str) -> int:
    """The word that a page means; raises `InputError` for what is none of this game."""
    who, said = desk.match.seating.read(_asked(desk), text)
    return desk.match.table.spec.words.parse(who, said, "")


def look(desk: Desk, text: str) -> str:
    """What an answer would do; raises `InputError` where it is not offered."""
    seat, match = _asked(desk), desk.match
    word = word_of(desk, text)
    if word not in match.seating.words(seat):
        raise InputError(REFUSED, "that is no answer now")
    given = preview(match, seat, word)
    return str(render("preview.html", p=given, t=match.t))
