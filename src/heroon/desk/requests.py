"""What a page asks for: read strictly, done at the desk, answered in pieces of HTML.

A request is a small JSON object; anything else about it than what is told here is refused and
changes nothing.

| do | with | what |
|---|---|---|
| `say` | `word` | an answer, as the game spells it |
| `line` | `words` | several answers in a row, with commas, as far as they are offered |
| `arrange` | `at` | a thing of a row is put before another one: `thing|before` |
| `pick` | `at` | a piece is pointed at: its targets; after a bar a second one |
| `decline` | `name` | pass for whoever is to come to the screen: `once`, or an order of theirs |
| `undo`, `leave`, `sit`, `resign` | | take back, hand over, sit down, give up |
| `order` | `name` | an order of the seat, or something said to the others |
| `seat` | `who` | who plays a seat from now on: `1=expert`, `1=person` |
| `open`, `clear` | `key` | open a group of answers; one step back |
| `look` | `word` | what an answer would do |
| `hint`, `odds`, `explain`, `orders`, `menu`, `help`, `log`, `rules`, `why` | | a panel |
| `players` | | the panel of who plays |
| `what` | `at` | what lies at the targets of a piece, or what an answer is about (`=word`) |
| `glance` | `at` | the same in brief |
| `rule` | `id` | the rules, open at one |
| `why` | `word` | why an answer cannot be given |
| `find` | `q` | sections of the rules |
| `moment`, `now` | `at` | the table as it stood then; as it stands |
| `hurry` | | nobody wants to watch what others do before the next question |
| `still` | `on` | whether the page shows nothing step by step: `yes`, `no` |

Those of the first eight rows change something: they carry `n`, a nonce, and `a`, the number of
the question they are meant for.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from heroon.kernel import InputError
from heroon.kernel.errors import MALFORMED, REFUSED
from heroon.play.aided import No
from heroon.play.logged import LoggedMatch
from heroon.play.who_plays import assign

from .arrange import arrange
from .desk import Desk, Phase
from .plain import sentence
from .spelling import spoken

#: No request is longer, in bytes.
LONGEST: Final = 4096
#: No more answers than these are given one after the other.
LONGEST_LINE: Final = 64
_NONCE: Final = re.compile(r"[0-9a-zA-Z_-]{8,40}")
#: What changes something, and the text that it needs (empty: none).
CHANGES: Final = {
    "say": "word",
    "line": "words",
    "arrange": "at",
    "pick": "at",
    "undo": "",
    "leave": "",
    "sit": "",
    "resign": "",
    "order": "name",
    "seat": "who",
    "decline": "name",
}
#: What only reads, and the text that it may have.
READS: Final = {
    "open": "key",
    "clear": "",
    "look": "word",
    "why": "word",
    "what": "at",
    "glance": "at",
    "rule": "id",
    "find": "q",
    "moment": "at",
    "now": "",
    "hurry": "",
    "still": "on",
    "ping": "",
    **dict.fromkeys(
        ("hint", "odds", "explain", "orders", "menu", "help", "log", "rules", "players"), ""
    ),
    "resign-sure": "",
}


class Request(NamedTuple):
    """A request that is well made; `text` is the one value that it carries."""

    do: str
    text: str
    nonce: str
    number: int


def read_request(raw: str | bytes) -> Request:
    """Read the request in a message; raises `InputError`."""
    if isinstance(raw, bytes) or len(raw.encode("utf-8", "surrogatepass")) > LONGEST:
        raise InputError(MALFORMED, "not a request")
    try:
        found: Any = json.loads(raw)
    except (ValueError, RecursionError):
        raise InputError(MALFORMED, "not a request") from None
    if not isinstance(found, dict):
        raise InputError(MALFORMED, "not a request")
    do = found.get("do")
    if not isinstance(do, str) or (do not in CHANGES and do not in READS):
        raise InputError(MALFORMED, "not a request")
    text = found.get(CHANGES.get(do) or READS.get(do) or "", "")
    if isinstance(text, int) and not isinstance(text, bool) and do == "moment":
        text = str(text)
    nonce, number = found.get("n", ""), found.get("a", 0)
    if isinstance(text, str) and any("\ud800" <= c <= "\udfff" for c in text):
        raise InputError(MALFORMED, "not a request")
    sound = isinstance(text, str) and isinstance(nonce, str) and type(number) is int
    if not sound or (do in CHANGES and not _NONCE.fullmatch(nonce)):
        raise InputError(MALFORMED, "not a request")
    return Request(do, text, nonce, number)


def change_of(request: Request) -> Callable[[Desk], str]:
    """Return the function that does to a desk what a request asks for."""
    changes: dict[str, Callable[[Desk, str], str]] = {
        "say": _say,
        "line": _line,
        "arrange": _arrange,
        "pick": _pick,
        "undo": _undo,
        "leave": _leave,
        "sit": _sit,
        "resign": _resign,
        "order": _order,
        "seat": _seat,
        "decline": _decline,
    }
    return lambda desk: changes[request.do](desk, request.text)


def _asked(desk: Desk) -> int:
    """Return the seat that is asked here; raises `InputError` where none is."""
    if desk.phase != Phase.ASK:
        raise InputError(REFUSED, "nobody is asked here now")
    return desk.seat


def _say(desk: Desk, text: str) -> str:
    seat = _asked(desk)
    who, said = _read(desk, seat, text)
    desk.notice = ""
    desk.answer(who, said)
    desk.advance()
    return ""


def _read(desk: Desk, seat: int, text: str) -> tuple[int, str]:
    """Read who says what; raises `InputError`, also for what is said out of turn."""
    who, said = desk.match.seating.read(seat, text)
    if said.startswith("!"):
        raise InputError(MALFORMED, "not a request")
    return who, said


def _line(desk: Desk, text: str) -> str:
    seat = _asked(desk)
    desk.notice = ""
    for word in text.split(",")[:LONGEST_LINE]:
        try:
            who, said = _read(desk, seat, word)
            desk.answer(who, said)
        except InputError:
            desk.notice = desk.match.t.text("order-stopped")
            break
    desk.advance()
    return ""


def _arrange(desk: Desk, text: str) -> str:
    _asked(desk)
    desk.notice = ""
    arrange(desk, text)
    return ""


def _pick(desk: Desk, text: str) -> str:
    seat = _asked(desk)
    desk.notice, desk.within = "", ()
    first, _, last = text.partition("|")  # a card that was drawn to its place
    targets = (last or first).split()[:16]
    if last:
        desk.pointer.clear()
        desk.pointer.pick(first.split()[:16])
    found = desk.pointer.pick(targets)
    if not found.word and not found.refused and acts_at_once(desk):
        found = desk.pointer.pick(desk.pointer.picked[-1:])
    if found.word:
        desk.answer(seat, found.word)
        desk.advance()
    elif found.refused:
        desk.notice = refusal_at(desk, targets)
    return ""


def acts_at_once(desk: Desk) -> bool:
    """Return whether a touched piece has one answer that needs no other piece."""
    pointer = desk.pointer
    words = pointer.candidates
    return len(words) == 1 and pointer.targets[words[0]] == set(pointer.picked)


def refusal_at(desk: Desk, targets: list[str]) -> str:
    """Say why nothing can be done with a piece now, by the reason that says most."""
    match = desk.match
    reasons = [no for target in targets for no in match.refused_at(desk.seat, target)]
    reasons.sort(key=lambda no: not no.rule)
    if not reasons:
        return match.t.text("app-why-nothing")
    return told_no(match, reasons[0])


def told_no(match: LoggedMatch, no: No) -> str:
    """Say in a sentence why an answer is not possible."""
    return sentence(match.t.text("labelled", label=no.answer, text=no.why))


def _undo(desk: Desk, _text: str) -> str:
    seat = _asked(desk)
    said = desk.match.take_back(seat)
    if not said:
        raise InputError(REFUSED, "there is nothing to take back")
    desk.match.retell()
    desk.advance()
    desk.notice = desk.match.t.text("undone", answer=said)
    return ""


def _leave(desk: Desk, _text: str) -> str:
    desk.leave()
    return ""


def _sit(desk: Desk, _text: str) -> str:
    desk.sit_down()
    return ""


def _resign(desk: Desk, _text: str) -> str:
    seat = _asked(desk)
    desk.match.put(seat, "!resign")
    desk.advance()
    return ""


def _order(desk: Desk, name: str) -> str:
    from heroon.play.seat_orders import seat_orders

    seat = _asked(desk)
    for order in seat_orders(desk.match, seat):
        if order.name == name:
            desk.notice = ""
            before = len(desk.match.table.tokens)
            text = order.give()
            desk.advance()
            # What goes on is told by what comes: beside another question it would speak of that.
            desk.notice = text if len(desk.match.table.tokens) == before else ""
            return ""
    raise InputError(REFUSED, "there is no such order now", name)


def _decline(desk: Desk, name: str) -> str:
    desk.decline("" if name == "once" else name)
    return ""


def _seat(desk: Desk, text: str) -> str:
    """Let somebody else play a seat from now on."""
    asked = _asked(desk)
    number, _, who = text.partition("=")
    if not number.isdecimal():
        raise InputError(MALFORMED, "not a request")
    told = assign(desk.match, asked, int(number[:3]), who)
    desk.gathering.reseat(desk)
    desk.notice = told
    return ""


def open_group(desk: Desk, key: str) -> None:
    """Open the group of answers whose first word is `key`; raises `InputError`."""
    seat = _asked(desk)
    offer = desk.match.offer(seat, desk.words())
    for choice in offer.choices:
        if len(choice.words) > 1 and spoken(desk, choice.words[0]) == key:
            desk.within, desk.notice = choice.words, ""
            return
    raise InputError(REFUSED, "there is no such group of answers now")


def step_back(desk: Desk) -> None:
    """Take one step back within the question."""
    desk.notice = ""
    if desk.within:
        desk.within = ()
    else:
        desk.pointer.clear()
