"""Settings of a server, each with its default (docs/serving.md).

Any of them can be given by the environment: ``FARMYARD_POST_RATE="4 30"``,
``FARMYARD_TABLES_PER_PERSON=20``.
"""

import difflib
import math
import os
import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields
from typing import Any
from urllib.parse import urlsplit

LONGEST = 1e9  # more than thirty years of seconds; no number of a setting is larger
PREFIX = "FARMYARD_"
ELSEWHERE = {
    "SECRET", "CHROMIUM", "HOUSE", "HOST", "PORT", "DB", "NO_BROWSER", "LANGUAGES", "GAMES",
    "WORKERS", "ROLE",
}  # fmt: skip
"""Names that other parts of Farmyard read from the environment."""
_ADDRESS = re.compile(r"https?://[A-Za-z0-9.:\[\]-]+(/[A-Za-z0-9._~/-]*)?")
CONTACTS = ("mailto:", "https://")


class SettingError(ValueError):
    """Raised for an invalid setting; the message is one sentence."""


@dataclass(frozen=True)
class Settings:
    """The settings of a server: times in seconds, rates per second."""

    address: str = ""  # how people reach this server, as in https://example.org/farmyard
    bot_pause: tuple[float, float] = (0.6, 0.9)
    turn_pauses: bool = True  # whether the end of a turn stays in view for a while
    begin_after: float = 5.0  # seconds from the last chair taken to the deal; 0: at once
    write_timeout: float = 10.0
    post_rate: tuple[float, float] = (8.0, 60.0)  # rate and burst, per address
    page_rate: tuple[float, float] = (20.0, 200.0)  # pages: rate and burst, per address
    socket_rate: tuple[float, float] = (5.0, 100.0)  # opened: rate and burst, per address
    upload_rate: tuple[float, float] = (0.5, 30.0)  # game files: rate and burst, per address
    files_per_ip: int = 6  # opened game files kept for one address
    max_files: int = 48  # and for all
    keep_files: float = 24 * 3600.0  # seconds
    header_timeout: float = 10.0  # seconds for a request to come, up to the end of its head
    body_timeout: float = 30.0  # for its body, and for taking the answer
    connections_per_ip: int = 256  # open at once, from one address
    max_connections: int | None = None  # in all; None: as many as descriptors allow
    max_pending_reads: int = 32  # places for files, questions, advice and lessons, of each
    pending_reads_per_ip: int = 4  # and of these for one address
    frame_rate: tuple[float, float] = (15.0, 40.0)  # rate and burst, per socket
    max_cached_tables: int = 1000
    keep_cached: float = 60.0  # seconds that a finished game stays in memory without anybody
    chat_rate: tuple[float, float] = (0.5, 5.0)  # sayings: rate and burst, per person and table
    spectator_chat_rate: tuple[float, float] = (
        0.1,
        2.0,
    )  # of one who watches
    longest_wait: float = 1.0  # seconds a move may wait for the others; beyond, it is refused
    keep_abandoned: float = 30 * 24 * 3600.0  # seconds without a decision close a game
    keep_waiting: float = 7 * 24 * 3600.0  # seconds after which a table still waiting is cleared
    keep_finished: float = 365 * 24 * 3600.0  # and one that is done with; 0: never
    tables_per_person: int = 100  # open at once, laid by one person
    table_rate: tuple[float, float] = (0.5, 100.0)  # tables: rate and burst, per address
    carry_rate: tuple[float, float] = (0.1, 12.0)  # codes shown and opened: per address
    action_rate: tuple[float, float] = (0.5, 60.0)  # taking back, leaving, …: per person and table
    max_spectators: int = 2000  # at one table
    security_contact: str = ""  # mailto:… or https://…, told at /.well-known/security.txt
    public_metrics: bool = False  # whether anybody may read /metrics, or this machine alone
    shared: bool = False  # whether other workers share the database, a PostgreSQL one
    drives: bool = True  # whether this worker moves bots and keeps time, if it is shared
    own_process: bool = False  # whether nothing but this server runs in its process
    debug: bool = False

    def cleared_before(self, now: int) -> tuple[int, int | None]:
        """Return two times in ms: tables that wait since before the first are cleared, and finished
        ones since before the second, if there is one."""
        done = now - int(1000 * self.keep_finished) if self.keep_finished else None
        return now - int(1000 * self.keep_waiting), done

    @property
    def path(self) -> str:
        """The path below which people reach this server, as in /farmyard; mostly none."""
        return urlsplit(self.address).path.rstrip("/")

    @property
    def place(self) -> str:
        """The name, and perhaps the port, of the address; empty if none is set."""
        return urlsplit(self.address).netloc.lower()


def of_environment(
    given: Mapping[str, str] = os.environ, commands: Collection[str] = (), **changes: Any
) -> Settings:
    """Read the settings that the environment gives; the others keep their defaults.

    ``commands`` are those of the command line, whose options come from the environment as well
    (``FARMYARD_SIMULATE_GAMES``).  Raises `SettingError` for a value that cannot be, and for a
    name that is no setting.
    """
    known = {f"{PREFIX}{field.name.upper()}": field for field in fields(Settings)}
    for name, text in given.items():
        if name in known:
            changes[known[name].name] = _read(name, text, known[name].default)
        elif name.startswith(PREFIX) and not _is_read_elsewhere(name, commands):
            near = difflib.get_close_matches(name, known, 1, 0)[0]
            raise SettingError(f"There is no setting {name[:60]}; the nearest is {near}.")
    settings = Settings(**changes)
    if settings.bot_pause[0] > settings.bot_pause[1]:
        raise SettingError(f"{PREFIX}BOT_PAUSE should be the least seconds, then the most.")
    return settings


def _is_read_elsewhere(name: str, commands: Collection[str]) -> bool:
    rest = name.removeprefix(PREFIX)
    return rest in ELSEWHERE or any(rest.startswith(f"{verb.upper()}_") for verb in commands)


def _read(name: str, text: str, default: Any) -> Any:
    """Read one setting, of the kind that its default has."""
    if name == f"{PREFIX}SECURITY_CONTACT":
        if not text.startswith(CONTACTS):
            raise SettingError(f"{name} should be an address with mailto: or https://.")
        return text
    if isinstance(default, str):
        return _address(name, text.strip().rstrip("/"))
    if isinstance(default, bool):
        if text not in ("yes", "no"):
            raise SettingError(f"{name} should be yes or no, not {text[:40]}.")
        return text == "yes"
    pair = isinstance(default, tuple)
    numbers = _numbers(text)
    if len(numbers) != 1 + pair:
        kind = "two numbers" if pair else "a number"
        raise SettingError(f"{name} should be {kind} from 0 to {LONGEST:.0e}, not {text[:40]}.")
    if name.endswith("_RATE") and 0 in numbers:
        raise SettingError(f"{name} should be two numbers above 0, or nobody gets in.")
    if pair:
        return tuple(numbers)
    return numbers[0] if isinstance(default, float) else int(numbers[0])


def _numbers(text: str) -> list[float]:
    """Read numbers between spaces; none if one of them is no number, negative or too large."""
    try:
        numbers = [float(word) for word in text.split()]
    except ValueError:
        return []
    fit = all(math.isfinite(number) and 0 <= number <= LONGEST for number in numbers)
    return numbers if fit else []


def _address(name: str, text: str) -> str:
    """Read an address as browsers have it, or none."""
    if text and not _ADDRESS.fullmatch(text):
        says = "should be an address, as https://example.org or https://example.org/farmyard"
        raise SettingError(f"{name} {says}, not {text[:60]}.")
    return text
