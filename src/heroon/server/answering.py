"""How the site answers in general: who asks, forms, and pages that tell what went wrong."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Final
from urllib.parse import parse_qsl

from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, Response
from starlette.websockets import WebSocket

from heroon.board.face import fault_of, place_of
from heroon.desk.plain import said
from heroon.desk.reader import LOOKS, Reader
from heroon.kernel import InputError, faults, games
from heroon.play.closed import Closed
from heroon.play.pace import PACES
from heroon.store import why_unkept
from heroon.store.words import FULL
from heroon.texts import LANGUAGES, complaint
from heroon.texts.reasons import reason

from . import pages
from .hub import Hub
from .patience import PATIENCE
from .tables import Unkept

log: Final = logging.getLogger("heroon.server")
#: No form is longer, in bytes.
FORM: Final = 16_384
#: No form has more fields.
FIELDS: Final = 400
#: No number of a moment has so many digits.
LONG_NUMBER: Final = 9
#: The cookie by which a browser finds its desk at a table again, and the words it may hold.
VIEWER: Final = "viewer"
_WORD: Final = re.compile(r"[0-9a-zA-Z_-]{16,64}")


# -- who reads ------------------------------------------------------------------------------------


def reader(request: Request | WebSocket) -> Reader:
    """Return who asks, as their cookies say."""
    lang, look = request.cookies.get("lang", ""), request.cookies.get("look", "")
    if lang not in LANGUAGES:
        wanted = request.headers.get("accept-language", "").lower()
        usual = request.app.state.lang
        lang = next((part[:2] for part in wanted.split(",") if part[:2] in LANGUAGES), usual)
    pace = request.cookies.get("pace", "")
    look, pace = look if look in LOOKS else LOOKS[0], pace if pace in PACES else ""
    viewer = request.cookies.get(VIEWER, "")
    return Reader(lang, look, request.url.path, pace, viewer if _WORD.fullmatch(viewer) else "")


def hub_of(request: Request | WebSocket) -> Hub:
    """Return the tables of this site."""
    hub: Hub = request.app.state.hub
    return hub


def page(text: str, status: int = 200) -> Response:
    """Answer with a page that no cache keeps."""
    return HTMLResponse(text, status, {"cache-control": "no-store"})


async def form_of(request: Request, longest: int = FORM) -> dict[str, str]:
    """Read the fields of a form; raises `InputError` for one that is too long or holds files."""
    length = request.headers.get("content-length", "0")
    kind = request.headers.get("content-type", "").partition(";")[0]
    if not length.isdecimal() or int(length[:9]) > longest:
        raise InputError("malformed", "the form is too long")
    if kind not in ("application/x-www-form-urlencoded", ""):
        raise InputError("malformed", "not a form")
    body = b""
    try:
        async with asyncio.timeout(PATIENCE):
            async for part in request.stream():
                body += part
                if len(body) > longest:
                    raise InputError("malformed", "the form is too long")
    except TimeoutError:
        raise ClientDisconnect from None
    if body.count(b"&") >= FIELDS:
        raise InputError("malformed", "the form is too long")
    return dict(parse_qsl(body.decode("utf-8", "replace"), keep_blank_values=True))


def is_number(text: str) -> bool:
    """Return whether a text is a number such as moments have."""
    return text.isdecimal() and len(text) < LONG_NUMBER


# -- what goes wrong ------------------------------------------------------------------------------


async def unplayable(request: Request, game: str) -> Response | None:
    """Answer that there is no such game, or why it cannot be played; None if it can."""
    if game not in games() and game not in faults():
        return await missing(request, None)
    who = reader(request)
    why = complaint(game, who.lang)
    if not why:
        return None
    return page(pages.message(who, who.t.text("web-refused"), why), 409)


async def missing(request: Request, _bad: Exception | None) -> Response:
    """Answer that there is no such page, game or table."""
    who = reader(request)
    t = who.t
    return page(pages.message(who, t.text("web-missing"), t.text("web-missing-why")), 404)


async def not_kept(request: Request, bad: Exception) -> Response:
    """Answer that nothing could be kept, and why."""
    who = reader(request)
    assert isinstance(bad, Unkept)
    heading, text = who.t.text("web-unkept"), unkept(bad, who)
    return page(pages.message(who, heading, text), status_of(bad))


def unkept(bad: Unkept, who: Reader) -> str:
    """Say why nothing could be kept, and that nothing has happened."""
    return who.t.text("web-unkept-why", why=said(bad.why, who.lang))


def status_of(bad: Unkept) -> int:
    """Return the HTTP status of a failed write: 507 where the disk is full, else 503."""
    return 507 if bad.why == FULL else 503


async def closed(request: Request, bad: Exception) -> Response:
    """Answer that a kept game cannot go on, and why."""
    assert isinstance(bad, Closed)
    who, id = reader(request), request.path_params["id"]
    if bad.shown is None or request.url.path != f"/t/{id}":
        return page(pages.closed(who, bad, id), 409)
    turn = request.query_params.get("turn", "")
    at = int(turn) if is_number(turn) else len(bad.shown.tables) - 1
    try:
        return page(await asyncio.to_thread(pages.shown, who, bad, id, at))
    except Exception as wrong:  # the game's own view
        return await unshown(request, wrong)


async def unread(request: Request, bad: Exception) -> Response:
    """Answer that the file of games cannot be read; the program is not at fault."""
    log.error("%s: %s", request.url.path, bad)
    who = reader(request)
    return page(pages.message(who, who.t.text("web-bug"), said(why_unkept(bad), who.lang)), 503)


async def not_possible(request: Request, bad: Exception) -> Response:
    """Answer that what was asked for is not possible as it was asked."""
    assert isinstance(bad, InputError)
    who = reader(request)
    return page(pages.message(who, who.t.text("web-refused"), said(bad.why, who.lang)), 422)


async def unshown(request: Request, bad: Exception) -> Response:
    """Answer that nothing can be shown of a table, by a fault in the game's own code."""
    head = await asyncio.to_thread(hub_of(request).store.head, request.path_params["id"])
    game = head.game if head is not None else ""
    if not place_of(game, bad):
        raise bad
    why = fault_of(game, bad)
    log.error("%s: %s cannot show its table: %s", request.url.path, game, why, exc_info=bad)
    who = reader(request)
    text = who.t.text("web-unshown-why", why=reason(why, who.lang))
    return page(pages.message(who, who.t.text("web-unshown"), text), 409)


async def left(_request: Request, _bad: Exception) -> Response:
    """Answer nobody: whoever sent a form has gone before its end."""
    return Response(status_code=400)


async def bug(request: Request, bad: Exception) -> Response:
    """Answer that something went wrong in the program, and log what."""
    log.exception("%s failed", request.url.path, exc_info=bad)
    who = reader(request)
    t = who.t
    return page(pages.message(who, t.text("web-bug"), t.text("web-bug-why")), 500)
