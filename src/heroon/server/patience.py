"""Connections that say nothing: a request that does not come to its end is not waited for.

The number of connections stays below what the system allows, so that it is never out of
descriptors: the next one takes the place of the one that has been silent for longest.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

log: Final = logging.getLogger("heroon.server")
#: The head of a request comes within so many seconds, and so does a form.
PATIENCE: Final = 10.0
#: So many descriptors are left for files, and for connections that were just taken.
SPARE: Final = 48
#: No more connections than this, whatever the system allows; no less.
MOST: Final = 1000
#: So many descriptors are asked for, where the system gives them.
WANTED: Final = 4096
LEAST: Final = 8
#: So many connections are taken at once: no more than are spare.
AT_ONCE: Final = 4
#: So many may wait to be taken.
BACKLOG: Final = 128
#: What asyncio says where there is no descriptor left; it is told once in so many seconds.
_OUT: Final = "socket.accept() out of system resource"
_SELDOM: Final = 60.0


def most_connections() -> int:
    """Return how many connections there may be; asks the system for more than few."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if resource.RLIM_INFINITY in (soft, hard):
        return MOST
    if soft < WANTED and soft < hard:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, WANTED), hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return max(LEAST, min(MOST, soft - SPARE))


class Patient(H11Protocol):
    """A connection that is waited for, but not for ever."""

    patience = PATIENCE
    most = MOST

    def __init__(self, *args: Any, **given: Any):
        super().__init__(*args, **given)
        self._late: asyncio.TimerHandle | None = None
        self._since = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in its base
        """Begin to wait for the first request (an asyncio callback)."""
        super().connection_made(transport)
        self._since = time.monotonic()
        self._watch()
        if len(self.connections) > self.most:
            quiet = [one for one in self.connections if isinstance(one, Patient) and one.quiet]
            min(quiet, key=lambda one: one._since).transport.abort()

    def data_received(self, data: bytes) -> None:
        """Wait anew for the end of a request (an asyncio callback)."""
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting (an asyncio callback)."""
        self._unwatch()
        super().connection_lost(exc)

    @property
    def quiet(self) -> bool:
        """Whether no request is being answered here."""
        cycle: Any = self.cycle  # none before the first request
        return cycle is None or bool(cycle.response_complete)

    def _watch(self) -> None:
        """Wait for the end of the head of a request, from its first byte or from the beginning."""
        upgraded = self.transport.get_protocol() is not self
        if upgraded or not self.quiet or self.transport.is_closing():
            self._unwatch()
        elif self._late is None:
            self._late = self.loop.call_later(self.patience, self._leave)

    def _unwatch(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _leave(self) -> None:
        self._late = None
        if self.quiet and not self.transport.is_closing():
            self.transport.abort()


class Server(uvicorn.Server):
    """A server that calls `opened` once it listens."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None] = lambda: None):
        super().__init__(config)
        self._opened = opened
        self._told = -_SELDOM

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen at the sockets, then tell that the server is open (called by uvicorn)."""
        asyncio.get_running_loop().set_exception_handler(self._wrong)
        await super().startup(sockets)
        for one in sockets or ():
            one.listen(BACKLOG)
        self._opened()

    def _wrong(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Log what goes wrong outside of any request; what would fill the log is told seldom."""
        if context.get("message") != _OUT:
            loop.default_exception_handler(context)
        elif time.monotonic() - self._told > _SELDOM:
            self._told = time.monotonic()
            log.warning("too many connections: new ones wait")
