"""Saved games as earlier programs wrote them: the first line says a seat and bots."""

from __future__ import annotations

import hashlib
from pathlib import Path

from heroon.play import saves
from heroon.play.game_setting import Setting

_WHOLE = "# whole: "


def save_as_once(path: Path, setting: Setting, seat: str, bot: str, orders: str = "") -> None:
    """Save a game with the first line of an earlier program."""
    path.unlink(missing_ok=True)
    saves.save(path, setting.table, setting.seed, setting.who)
    body = path.read_text(encoding="utf-8").rpartition(_WHOLE)[0].partition("\n")[2]
    more = f" orders={orders}" if orders else ""
    text = f"# heroon play: seat={seat} bot={bot}{more}\n{body}"
    digest = hashlib.sha256(text.encode()).hexdigest()
    path.write_text(f"{text}{_WHOLE}{digest}\n", encoding="utf-8")
