"""The local site: pages, static files and the line of each table, on loopback alone.

There are no accounts: whoever can open a page of this machine's loopback plays, unless a lock
keeps other users of the machine out (`heroon.server.lock`).  What guards the site against others
that are open in the same browser: only requests that name this host are answered (no DNS
rebinding), nothing changes by GET, and whatever changes something or opens a line must come from
our own pages (`Origin`).
"""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from heroon.desk.moments import scenario_then
from heroon.desk.onward import onward
from heroon.desk.plain import said, sentence
from heroon.desk.reader import LOOKS
from heroon.kernel import HeroonError, InputError, games
from heroon.kernel import game as load_game
from heroon.kernel.errors import REFUSED
from heroon.play.begin import fresh_seed, one_up
from heroon.play.closed import Closed
from heroon.play.game_setting import Setting
from heroon.play.history import reopened
from heroon.play.kept_entries import seed_is_secret
from heroon.play.pace import PACES
from heroon.store import BOT, Head, Store
from heroon.texts import LANGUAGES, default_language, package_of, texts
from heroon.texts.reasons import refused
from heroon.web.render import TYPES, digest, packed, static_files
from heroon.web.scene import theme_of
from heroon.web.screen import tab_of

from . import pages
from .answering import (
    VIEWER,
    bug,
    closed,
    form_of,
    hub_of,
    is_number,
    left,
    missing,
    not_kept,
    not_possible,
    page,
    reader,
    status_of,
    unkept,
    unplayable,
    unread,
    unshown,
)
from .hub import PACE, Hub
from .live import RATE, Live
from .lock import FIELD, LINE, Lock, is_foreign
from .own_cards import WrongCards, with_cards
from .tables import Unkept, word_for_viewer

log: Final = logging.getLogger("heroon.server")
#: The names by which this machine is called from itself.
_HOST: Final = re.compile(r"(?:127\.0\.0\.1|localhost|\[::1\])(?::[0-9]{1,5})?")
#: No form with a card file is longer, in bytes.
FORM_WITH_CARDS: Final = 160_000
YEAR: Final = 31_536_000
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self';"
    " connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


def site(
    store: Store,
    pace: float = PACE,
    lang: str = "",
    rate: float = RATE,
    lock: Lock | None = None,
) -> Starlette:
    """Build the site over a store.

    `lang` is the language of whoever has chosen none, `rate` how many requests a second a page
    may send, `lock` what keeps out other users of the machine (without one they may come in).
    """
    hub = Hub(store, pace)

    @asynccontextmanager
    async def life(_app: Starlette) -> AsyncIterator[None]:
        yield
        hub.close()

    app = Starlette(
        routes=[
            Route("/", home),
            Route("/new/{game}", new, methods=["GET"]),
            Route("/new/{game}", begin, methods=["POST"]),
            Route("/t/{id}", table),
            Route("/t/{id}/delete", deleting, methods=["GET"]),
            Route("/t/{id}/scenario", scenario, methods=["GET"]),
            Route("/t/{id}/cards", table_cards, methods=["GET"]),
            Route("/t/{id}/onward", play_on, methods=["POST"]),
            Route("/t/{id}/{what:str}", act, methods=["POST"]),
            Route("/rules/{game}", rules),
            Route("/cards/{game}", cards),
            Route("/cards/{game}/file", card_file),
            Route("/prefs", prefs, methods=["POST"]),
            Route("/static/{digest}/{name:path}", static),
            WebSocketRoute("/t/{id}/live", live),
        ],
        lifespan=life,
        exception_handlers={
            404: missing,
            405: missing,
            Unkept: not_kept,
            Closed: closed,
            ClientDisconnect: left,
            InputError: not_possible,
            sqlite3.Error: unread,
            Exception: bug,
        },
    )
    app.state.hub, app.state.lang = hub, lang or default_language()
    app.state.rate, app.state.lock = rate, lock
    app.add_middleware(OriginGuard, lock=lock)
    return app


class OriginGuard:
    """Lets in what comes from our own pages, and puts our headers on what goes out."""

    def __init__(self, app: ASGIApp, lock: Lock | None = None):
        self.app = app
        self.lock = lock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what comes from our own pages; refuse the rest (an ASGI application)."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if not is_ours(scope):
            await refuse(scope, receive, send)
            return

        async def headed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], *HEADERS]}
            await send(message)

        if self.lock is None or is_open(scope, self.lock):
            await self.app(scope, receive, headed)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403})
        else:
            await knock(Request(scope), self.lock)(scope, receive, headed)


def is_ours(scope: Scope) -> bool:
    """Return whether a request names this host and, if it changes anything, is our pages' own."""
    hosts = [value for name, value in scope["headers"] if name == b"host"]
    origins = [value for name, value in scope["headers"] if name == b"origin"]
    if len(hosts) != 1 or len(origins) > 1 or not is_local(hosts[0].decode("latin-1")):
        return False
    changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
    return not changes or origins == [b"http://" + hosts[0]]


def is_open(scope: Scope, lock: Lock) -> bool:
    """Return whether a request may come in: with the cookie, or for what every page needs.

    A line needs the page that it belongs to, besides; another user's connection needs nothing
    more to be refused.
    """
    if scope["path"].startswith("/static/"):
        return True
    if is_foreign(scope.get("client"), scope.get("server")):
        return False
    found = HTTPConnection(scope)
    if scope["type"] == "websocket" and not lock.reads(found.query_params.get(LINE, "")):
        return False
    return lock.knows(found.cookies.get(lock.cookie, "")) and not _keyed(scope)


def _keyed(scope: Scope) -> bool:
    """Return whether an address holds a key, which must not stay in the browser's address line."""
    return scope["type"] == "http" and FIELD in HTTPConnection(scope).query_params


def knock(request: Request, lock: Lock) -> Response:
    """Give the cookie to whoever has a key; tell others where the address stands.

    A page of ours leads on, since a browser sends a cookie such as this one only from there.
    """
    who = reader(request)
    if not is_foreign(request.scope.get("client"), request.scope.get("server")):
        known = lock.knows(request.cookies.get(lock.cookie, ""))
        if lock.spend(request.query_params.get(FIELD, "")) or known:
            response = page(who.page("home_enter.html"))
            response.set_cookie(lock.cookie, lock.token, httponly=True, samesite="strict")
            return response
    heading, text = who.t.text("web-locked"), who.t.text("web-locked-why")
    return page(pages.message(who, heading, text), 403)


def is_local(host: str) -> bool:
    """Return whether a Host header names this machine by loopback."""
    return _HOST.fullmatch(host) is not None


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    """Say no, and nothing else."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403})
        return
    headers = {name.decode(): value.decode() for name, value in HEADERS}
    await PlainTextResponse("403", 403, headers)(scope, receive, send)


# -- pages ----------------------------------------------------------------------------------------


async def home(request: Request) -> Response:
    """Answer with the home page."""
    hub = hub_of(request)
    listed, gone = await hub.lists(), await hub.removed()
    shown = request.query_params.get("removed", "")
    return page(pages.home(reader(request), listed, gone, shown, hub.store.unkept))


async def new(request: Request) -> Response:
    """Answer with the form of a new game."""
    name = request.path_params["game"]
    if (wrong := await unplayable(request, name)) is not None:
        return wrong
    return page(pages.new(reader(request), name))


async def begin(request: Request) -> Response:
    """Begin a game."""
    name, who = request.path_params["game"], reader(request)
    if (wrong := await unplayable(request, name)) is not None:
        return wrong
    spec = load_game(name)
    wish, own = None, ""
    try:
        form = await form_of(request, FORM_WITH_CARDS)
        own = form.get("cards", "")
        wish = pages.wish_of(spec, form)
        spec = await asyncio.to_thread(with_cards, spec, own)
        first = await asyncio.to_thread(hub_of(request).store.played, name) == 0
        setting = await asyncio.to_thread(pages.setting_of_wish, spec, wish, first)
        id = await hub_of(request).begin(setting)
    except WrongCards as bad:
        return page(pages.new(who, name, wish, own=own, odd=bad.told(who.t)), 422)
    except InputError as bad:
        why = sentence(refused(bad.why, texts(who.lang, package_of(name))))
        return page(pages.new(who, name, wish, why, own=own), 422)
    except Unkept as bad:
        return page(pages.new(who, name, wish, unkept(bad, who), own=own), status_of(bad))
    return RedirectResponse(f"/t/{id}", 303)


async def table(request: Request) -> Response:
    """Answer with the page of a table."""
    who = reader(request)
    try:
        found = await hub_of(request).table(request.path_params["id"], who.lang)
        if found is None:
            return await missing(request, None)
        screen, drawn, usual = await found.glance(who.viewer, found.drawn, who.lang)
    except (Closed, Unkept, InputError, sqlite3.Error):
        raise
    except Exception as bad:  # not even what any game shows of its table: its view fails
        return await unshown(request, bad)
    game = found.match.table.spec.id
    lock: Lock | None = request.app.state.lock
    line = lock.page() if lock is not None else ""
    css = theme_of(game).css
    values = {"frame": drawn, "game": game, "tab": tab_of(screen), "css": css, "line": line}
    tips = {"tips": found.match.seating.hints.first, "alone": len(found.match.s.people) == 1}
    boarded = usual or theme_of(game).draw is None
    shown = page(who.page("table.html", **values, boarded=boarded, **tips, t=screen.t))
    if not who.viewer:
        shown.set_cookie(VIEWER, word_for_viewer(), YEAR, httponly=True, samesite="strict")
    return shown


async def act(request: Request) -> Response:
    """Play a table again, take it off the lists, or put it back."""
    hub, id = hub_of(request), request.path_params["id"]
    what = request.path_params["what"]
    await form_of(request)
    done = {"again": _again, "same": _again, "up": _again, "remove": _remove, "restore": _restore}
    done["delete"] = _delete
    known = await asyncio.to_thread(hub.store.known, id)
    if not known or what not in done:
        return await missing(request, None)
    return await done[what](request, hub, id)


async def _again(request: Request, hub: Hub, id: str) -> Response:
    """Begin a game like this one, or one level up; with the same deal where that shows no hand."""
    who = reader(request)
    what = request.path_params["what"]
    same = what == "same"
    try:
        head = await asyncio.to_thread(hub.store.head, id)
        assert head is not None
        entries = await asyncio.to_thread(hub.store.entries, id)
        if same and seed_is_secret(head, entries):
            text = who.t.text("web-seed-later")
            return page(pages.message(who, who.t.text("web-refused"), text), 409)
        seed = (head.seed if same else "") or fresh_seed()
        players = [entry for entry in entries if entry.kind == BOT][-1:]
        setting = await asyncio.to_thread(reopened, head._replace(seed=seed), players, id)
        if what == "up":
            setting = await asyncio.to_thread(_harder, setting, head._replace(seed=seed), id)
    except InputError as bad:
        return page(pages.message(who, who.t.text("web-refused"), said(bad.why, who.lang)), 409)
    return RedirectResponse(f"/t/{await hub.begin(setting)}", 303)


def _harder(setting: Setting, head: Head, id: str) -> Setting:
    """Return the same game one level up; raises `InputError` where there is none."""
    up = one_up(setting.table.spec, setting.table.options, setting.who)
    if up is None:
        raise InputError(REFUSED, "there is no harder game than this one")
    return reopened(head._replace(options=up.options, who=up.who.seats), (), id)


async def _remove(_request: Request, hub: Hub, id: str) -> Response:
    """Take a game off the lists; the list says so in its place, and takes it back."""
    await hub.remove(id)
    return RedirectResponse(f"/?removed={id}#t-{id}", 303)


async def _restore(_request: Request, hub: Hub, id: str) -> Response:
    """Put a removed game back."""
    if await asyncio.to_thread(hub.store.is_gone, id):
        await hub.restore(id)
    return RedirectResponse(f"/#t-{id}", 303)


async def _delete(request: Request, hub: Hub, id: str) -> Response:
    """Delete a game for good: one that was removed before, and nothing else."""
    if not await asyncio.to_thread(hub.store.is_gone, id):
        return await missing(request, None)
    await hub.delete(id)
    return RedirectResponse("/#removed", 303)


async def scenario(request: Request) -> Response:
    """Answer with a moment of a table as a scenario file: now, or after so many events."""
    who = reader(request)
    found = await hub_of(request).table(request.path_params["id"], who.lang)
    at = request.query_params.get("moment", "")
    if found is None or not (at == "" or is_number(at)):
        return await missing(request, None)
    try:
        moment = int(at or -1)
        text = await found.glance(who.viewer, lambda desk: scenario_then(desk, moment), who.lang)
    except InputError as bad:
        return page(pages.message(who, who.t.text("web-refused"), said(bad.why, who.lang)), 409)
    name = f"{found.match.table.spec.id}-{at or 'now'}.toml"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, media_type="application/toml", headers=headers)


async def play_on(request: Request) -> Response:
    """Begin a game for practice that goes on from a moment of a table."""
    who, hub = reader(request), hub_of(request)
    at = (await form_of(request)).get("moment", "")
    found = await hub.table(request.path_params["id"], who.lang)
    if found is None or not is_number(at):
        return await missing(request, None)
    try:
        begun = await found.glance(who.viewer, lambda desk: onward(desk, int(at)), who.lang)
    except InputError as bad:
        return page(pages.message(who, who.t.text("web-refused"), said(bad.why, who.lang)), 409)
    return RedirectResponse(f"/t/{await hub.go_on(begun)}", 303)


async def deleting(request: Request) -> Response:
    """Ask whether a removed game is to be deleted for good."""
    who, id = reader(request), request.path_params["id"]
    found = [one for one in await hub_of(request).removed() if one.id == id]
    if not found:
        return await missing(request, None)
    return page(pages.deleting(who, found[0]))


async def rules(request: Request) -> Response:
    """Answer with the rules of a game."""
    name = request.path_params["game"]
    if (wrong := await unplayable(request, name)) is not None:
        return wrong
    return page(pages.rules(reader(request), name, request.query_params.get("q", "")[:80]))


async def cards(request: Request) -> Response:
    """Answer with the cards of a game."""
    name = request.path_params["game"]
    if (wrong := await unplayable(request, name)) is not None:
        return wrong
    return page(pages.cards(reader(request), name))


async def card_file(request: Request) -> Response:
    """Answer with the cards of a game as a file that the owner of the box can correct."""
    name, who = request.path_params["game"], reader(request)
    if name not in games():
        return await missing(request, None)
    text = pages.card_file(load_game(name), who.lang)
    headers = {"content-disposition": f'attachment; filename="{name}-cards.toml"'}
    return Response(text, media_type="application/toml", headers=headers)


async def table_cards(request: Request) -> Response:
    """Answer with the cards of a table, with its owner's own numbers."""
    who = reader(request)
    found = await hub_of(request).table(request.path_params["id"], who.lang)
    if found is None:
        return await missing(request, None)
    spec = found.match.table.spec
    return page(await asyncio.to_thread(pages.cards, who, spec.id, spec))


async def prefs(request: Request) -> Response:
    """Keep another language, light or pace in a cookie."""
    form = await form_of(request)
    there = form.get("next", "/")
    if not there.startswith("/") or there.startswith(("//", "/\\")):
        there = "/"
    response = RedirectResponse(there, 303)
    if form.get("hints") == "again":
        response.delete_cookie("hints")
    for name, allowed in (("lang", LANGUAGES), ("look", LOOKS), ("pace", PACES)):
        if form.get(name) in allowed:
            response.set_cookie(name, form[name], YEAR, httponly=True, samesite="strict")
    return response


async def static(request: Request) -> Response:
    """Answer with a file that pages ask for; its address changes with its content."""
    name = request.path_params["name"]
    if name not in static_files() or request.path_params["digest"] != digest(name):
        return await missing(request, None)
    kind = TYPES[name.rpartition(".")[2]]
    headers = {"cache-control": f"public, max-age={YEAR}, immutable", "vary": "accept-encoding"}
    small = packed(name) if "gzip" in request.headers.get("accept-encoding", "") else b""
    if small:
        headers["content-encoding"] = "gzip"
    return Response(small or static_files()[name], media_type=kind, headers=headers)


async def live(socket: WebSocket) -> None:
    """Serve the websocket between a page and its table."""
    who = reader(socket)
    try:
        rate: float = socket.app.state.rate
        await Live(socket, hub_of(socket), socket.path_params["id"], who, rate).run()
    except (HeroonError, sqlite3.Error, OSError) as bad:
        log.error("table %s: %s", socket.path_params["id"], bad)
        await socket.close(1011)
