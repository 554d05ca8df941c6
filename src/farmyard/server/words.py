"""Every sentence the server itself says: refusals, waiting, and what stands on the error page.

What belongs to one game is said by that game's own words; what stands fixed on a page stands in
its template. Nothing here asks anything of anybody: the functions fill named slots.
"""

from collections.abc import Sequence
from pathlib import Path

TITLE = "Farmyard"
NEW_TABLE = "A new table"
RULES = "The rules"

# -- Refusals of a whole request --
NO_PAGE = "There is nothing at this address. The hall is one click away."
NO_TABLE = "The link may be old, or the table was cleared away. Nothing of yours is lost."
NO_GAME = "There is no game of that name on the shelf."
WRONG_WAY = "This address cannot be used in that way."
CROSS_SITE = "That came from another site, so nothing was done. Try it from this page."
TOO_LONG = "That was too long to be read, so nothing was done."
TOO_FAST = "That was too much at once. Wait a moment, then try again."
UNREADABLE = "That could not be read, so nothing was done."
TOO_MANY_WATCHERS = "There is no standing room left at this table. Try again in a while."
NOT_STORED = "The move could not be written down just now, so it was not made. Please try again."
OLD_RULES = "This table was begun under older rules, which are no longer kept here."
BROKEN_TABLE = "This table cannot be laid out again as it was. It is kept, but it cannot be played."
OUR_FAULT = "Something went wrong on our side. Your table is as it was; please try again."

HEADLINES = {
    400: "That could not be read",
    403: "Not from here",
    404: "This is not here",
    405: "Not that way",
    409: "Not now",
    413: "Too long",
    429: "Not so fast",
    500: "A wheel came off",
    503: "Please try again",
}
NO_TABLE_HEADLINE = "This table is not here"

# -- Refusals at a table --
STALE = "The table has moved on since then. Here it is as it stands now."
ALREADY = "That move is already on the table."
NOT_SEATED = "You are watching this table. Only those who sit at it can play."
OVER = "This game is over."
NOT_STARTED = "This table is still waiting for its players."
LAYING = "The yard is being laid out. It will be ready in a moment."
UNFINISHED = "That is not a whole choice yet. Pick what belongs to it."
NOT_OPEN = "That cannot be picked now."
NO_CHAIR = "That chair is not free."
NO_OPEN_CHAIR = "There is no free chair at this table."
NOT_YOUR_CHAIR = "You cannot look from that chair."
PLAYING = "The game has begun, so the chairs stay as they are."
NOT_OVER = "There is a new game when this one is over."
CANNOT_UNDO = "That cannot be taken back: something was seen since, or somebody has moved."
CURTAIN = "Say first who holds the screen."

# -- A new table --
TWO_OF_ME = "You can sit on one chair only. Make the others guests."
NO_LEVEL = "There is no bot of that kind."
NO_SEATING = "There is no way to sit like that."

# -- What somebody on a chair does --
YOU = "that’s you"
LAID = "laid this table"
SITS = "sits here"
GUEST = "at this screen"
SCARECROW = "a scarecrow"
FREE = "for a friend or a bot"
FREE_CHAIR = "Free chair"

# -- What keeps the server from starting --
SHORT_SECRET = "FARMYARD_SECRET is too short; it needs at least 16 characters."


def not_your_turn(name: str) -> str:
    return f"It is {name}’s turn."


def few_or_many(title: str, fewest: int, most: int) -> str:
    if fewest == most:
        return f"{title} needs {fewest} players."
    return f"{title} needs {fewest} to {most} players."


def start_seat(name: str) -> str:
    return f"Nobody sits on the chair chosen under “{name}”."


def no_such_value(title: str, possible: str) -> str:
    return f"“{title}” can be {possible}."


def listed(names: Sequence[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"


def wait_for_you(names: Sequence[str]) -> str:
    if not names:
        return "It is your turn"
    return f"{listed(names)} {'is' if len(names) == 1 else 'are'} waiting"


def thinks(name: str) -> str:
    return f"{name} is thinking"


def finished(names: Sequence[str]) -> str:
    return f"Finished, with {listed(names)}" if names else "Finished"


def open_chairs(number: int) -> str:
    return "One chair is free" if number == 1 else f"{number} chairs are free"


def chair_says(kind: str, mine: bool, host: bool) -> str:
    """What stands under the name on a chair of a waiting table."""
    by_kind = {"open": FREE, "bot": SCARECROW, "guest": GUEST}
    if kind in by_kind:
        return by_kind[kind]
    return YOU if mine else LAID if host else SITS


def table_title(name: str, game: str) -> str:
    return f"{name}, {game} – {TITLE}"


def page_title(what: str) -> str:
    return f"{what} – {TITLE}"


# -- On the terminal of whoever runs the server --


def running(url: str) -> str:
    return f"Farmyard is open at {url} (stop with Ctrl+C)"


def port_taken(host: str, port: int) -> str:
    return f"Port {port} on {host} is in use; choose another one with --port."


def no_port(host: str, port: int, why: str) -> str:
    return f"Farmyard cannot listen on {host}, port {port}: {why}."


def no_secret(path: Path, why: str | None) -> str:
    return f"The secret {path} cannot be used: {why}."


def broken_secret(path: Path) -> str:
    return f"The secret {path} is too short; remove it and a new one is made."


def no_database(path: Path, why: str) -> str:
    return f"The database {path} cannot be used: {why}."


def strange_database(path: Path) -> str:
    return f"{path} is not a database of Farmyard; nothing in it was touched."


def newer_database(path: Path, found: int, known: int) -> str:
    return (
        f"The database {path} was written by a newer Farmyard (its form is {found}, this one "
        f"knows {known}); nothing in it was touched. Install that version, or name another file."
    )
