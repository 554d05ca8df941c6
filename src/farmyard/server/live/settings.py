"""The numbers that whoever runs a server may change, each with its default: docs/serving.md.

Any of them can be given by the environment: `FARMYARD_POSTS="4 30"`, `FARMYARD_TABLES_EACH=20`.
"""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any
from urllib.parse import urlsplit

_ADDRESS = re.compile(r"https?://[A-Za-z0-9.:\[\]-]+(/[A-Za-z0-9._~/-]*)?")


class SettingError(ValueError):
    """A setting that cannot be; the message is one sentence."""


@dataclass(frozen=True)
class Settings:
    """Times in seconds, rates per second."""

    address: str = ""  # how people reach this server, as in https://example.org/farmyard
    bot_pause: tuple[float, float] = (0.6, 0.9)
    moments: bool = True  # whether the end of a turn stays in view for a while
    begin_after: float = 5.0  # seconds from the last chair taken to the deal; 0: at once
    write_timeout: float = 10.0
    posts: tuple[float, float] = (8.0, 60.0)  # rate and burst, per address
    looks: tuple[float, float] = (20.0, 200.0)  # pages: rate and burst, per address
    sockets: tuple[float, float] = (5.0, 100.0)  # opened: rate and burst, per address
    uploads: tuple[float, float] = (0.5, 30.0)  # game files: rate and burst, per address
    files_each: int = 6  # opened game files kept for one address
    files_kept: int = 48  # and for all
    files_for: float = 24 * 3600.0  # seconds
    head_time: float = 10.0  # seconds for a request to come, up to the end of its head
    body_time: float = 30.0  # for its body, and for taking the answer
    lines_each: int = 256  # open at once, from one address
    lines_most: int | None = None  # from all; None: as many as there are descriptors, but for some
    reading_most: int = 32  # files and questions that wait to be looked into
    frames: tuple[float, float] = (15.0, 40.0)  # rate and burst, per socket
    rooms_kept: int = 1000
    over_kept: float = 60.0  # seconds that a finished game stays in memory without anybody
    talk: tuple[float, float] = (0.5, 5.0)  # sayings: rate and burst, per person and table
    whispers: tuple[float, float] = (0.1, 2.0)  # of somebody who watches; all share `talk`
    abandoned_after: float = 30 * 24 * 3600.0  # seconds without a decision close a game
    waiting_for: float = 7 * 24 * 3600.0  # seconds after which a table still waiting is cleared
    finished_for: float = 365 * 24 * 3600.0  # and one that is done with; 0: never
    tables_each: int = 100  # open at once, laid by one person
    laid: tuple[float, float] = (0.5, 100.0)  # tables: rate and burst, per address
    notes: tuple[float, float] = (0.5, 60.0)  # taking back, leaving, …: per person and table
    watchers_most: int = 2000  # at one table
    metrics: bool = False  # whether everybody may read /metrics, not the machine itself alone
    own_process: bool = False  # whether the garbage collector may be told what to do
    debug: bool = False

    def cleared_before(self, now: int) -> tuple[int, int | None]:
        """What waits since before the first time (ms) is cleared, and what is done with before the
        second, if there is one."""
        done = now - int(1000 * self.finished_for) if self.finished_for else None
        return now - int(1000 * self.waiting_for), done

    @property
    def path(self) -> str:
        """The path below which people reach this server, as in /farmyard; mostly none."""
        return urlsplit(self.address).path.rstrip("/")

    @property
    def place(self) -> str:
        """The name, and perhaps the port, of the address; empty if none is set."""
        return urlsplit(self.address).netloc.lower()


def of_environment(given: Mapping[str, str] = os.environ, **changes: Any) -> Settings:
    """The defaults, but for what the environment says; `SettingError` if that cannot be."""
    for field in fields(Settings):
        if (text := given.get(f"FARMYARD_{field.name.upper()}")) is not None:
            changes[field.name] = _read(field.name, text, field.default)
    return Settings(**changes)


def _address(name: str, text: str) -> str:
    """An address as browsers have it, or none."""
    if text and not _ADDRESS.fullmatch(text):
        says = "should be an address, as https://example.org or https://example.org/farmyard"
        raise SettingError(f"FARMYARD_{name.upper()} {says}, not {text[:60]}.")
    return text


def _read(name: str, text: str, default: Any) -> Any:
    """A number, or two, or yes or no, as the default is."""
    if isinstance(default, str):
        return _address(name, text.strip().rstrip("/"))
    try:
        numbers = [float(word) for word in text.split()]
    except ValueError:
        numbers = []
    if isinstance(default, bool):
        if text in ("yes", "no"):
            return text == "yes"
    elif len(numbers) == (2 if isinstance(default, tuple) else 1) and min(numbers) >= 0:
        if isinstance(default, tuple):
            return tuple(numbers)
        return numbers[0] if isinstance(default, float) else int(numbers[0])
    shown = {bool: "yes or no", tuple: "two numbers"}.get(type(default), "a number")
    raise SettingError(f"FARMYARD_{name.upper()} should be {shown}, not {text[:40]}.")
