"""The cookies of servers, kept so that a person comes back to the same chair at each."""

import json
from contextlib import suppress
from pathlib import Path

from farmyard.terminal.playing import folder


def cookie_of(url: str) -> str:
    """Return the cookie of a server; "" for one that is not known yet."""
    return str(_all().get(url, ""))


def keep(url: str, cookie: str) -> None:
    """Keep the cookie of a server, if anything can be kept here."""
    known = _all()
    if cookie and known.get(url) != cookie:
        with suppress(OSError):
            folder.write(_file(), json.dumps({**known, url: cookie}, indent=1))


def _all() -> dict[str, str]:
    with suppress(OSError, ValueError):
        known = json.loads(_file().read_text(encoding="utf-8"))
        if isinstance(known, dict):
            return known
    return {}


def _file() -> Path:
    return folder.state_folder() / "servers.json"
