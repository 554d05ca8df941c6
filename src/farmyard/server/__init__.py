"""The browser game: `serve` runs it, `farmyard.server.app.make` builds it for any ASGI server."""

import logging
import os
import sys
from collections.abc import Collection
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from farmyard.lab.extra import NO_PLAY, has_play

if TYPE_CHECKING:
    from farmyard.server.live.settings import Settings
    from farmyard.server.store.place import Place

__all__ = ["default_database", "serve"]

if not has_play():
    raise ImportError(NO_PLAY)


def default_database() -> Path:
    """Return the path of the database used by default, in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "farmyard" / "farmyard.db"


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: "Place | str | None" = None,
    open_browser: bool = False,
    settings: "Settings | None" = None,
    commands: Collection[str] = (),
    workers: int = 0,
    role: str = "both",
) -> None:
    """Run the server until it is stopped; exit with code 2 and a sentence if it cannot start.

    Tables are kept in the file ``db``, or at an address as ``postgresql://user@host/database``.
    Settings come from the environment, unless given; ``commands`` are the other names that may
    stand there (`farmyard.server.live.settings.of_environment`).  With ``workers`` so many
    processes serve it, which share a PostgreSQL with each other and with those of other machines;
    their ``role`` is to serve people ("web"), to move bots and keep time ("drive"), or "both".
    """
    from farmyard.server import running
    from farmyard.server.live.settings import SettingError, of_environment
    from farmyard.server.store.place import StoreError, named

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        settings = settings or of_environment(commands=commands, own_process=True)
        if workers:
            settings = replace(settings, shared=True, drives=role != "web")
        place = named(db or default_database())
        code = running.run(host, port, place, open_browser, settings, workers)
    except (running.CannotListen, StoreError, SettingError) as error:
        print(error, file=sys.stderr)
        raise SystemExit(2) from None
    if code:
        raise SystemExit(code)
