"""A page that has gone before its line was taken is no fault: nobody is told of one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

import pytest
from uvicorn.protocols.utils import ClientDisconnected

from tests.server.serving import Site


def test_a_page_that_leaves_while_its_table_opens_is_no_error(
    site: Site, caplog: pytest.LogCaptureFixture
) -> None:
    id = site.begin("micro-hero")
    scope = {
        "type": "websocket",
        "path": f"/t/{id}/live",
        "raw_path": f"/t/{id}/live".encode(),
        "root_path": "",
        "scheme": "ws",
        "query_string": b"",
        "headers": [
            (b"host", f"127.0.0.1:{site.port}".encode()),
            (b"origin", site.url.encode()),
            (b"cookie", b"viewer=somebody"),
        ],
        "subprotocols": [],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", site.port),
    }
    sent = []

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: Mapping[str, Any]) -> None:
        sent.append(message["type"])
        raise ClientDisconnected

    with caplog.at_level(logging.WARNING):
        asyncio.run_coroutine_threadsafe(site.app(scope, receive, send), site.loop).result(20)
    assert sent == ["websocket.accept"] and caplog.records == []
