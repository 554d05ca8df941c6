"""Verifiable shuffles by commitment: no party, the server included, can choose the cards.

Before players sit down the server draws a secret and publishes its SHA-256, the commitment.  Each
player contributes a string, a *lot*.  The key of the dice is a hash of the secret, of the kind of
player on each seat (person, guest or scarecrow), and of all lots.  After the game the secret is
published, and with the game file anyone can recompute the key and replay the game from it.
docs/fair-shuffles.md explains it to players; docs/verify.py is an independent implementation.  This
module knows no clock, no network and no game.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple

from farmyard.core.chance import dealing
from farmyard.core.chance.dice import key_of
from farmyard.core.contract import Key
from farmyard.core.errors import GameFileError, Impossible
from farmyard.core.formats import gamefile
from farmyard.core.options import OptionError

if TYPE_CHECKING:
    from farmyard.core.tables.table import Table

LOT = re.compile(r"[0-9A-Za-z_-]{0,64}")
SECRET = re.compile(r"[0-9a-f]{64}")
KINDS = ("person", "guest", "scarecrow")
"""The kinds of player on a seat.  Only a person adds a lot: the server could try out the lots of
the others until the deal suits it."""


@dataclass(frozen=True)
class Seal:
    """A secret with the lot and the kind of each seat; an empty lot is a seat that added none.

    Game files written before kinds were sealed have no ``kinds``.
    """

    secret: str
    lots: tuple[str, ...]
    kinds: tuple[str, ...] = ()

    @property
    def commitment(self) -> str:
        """The commitment, published before the deal: SHA-256 of the secret's 64 digits."""
        return commitment_of(self.secret)

    @property
    def key(self) -> Key:
        """The key of the dice: the first 128 bits of SHA-256 over secret and seats, a line each."""
        seats = [f"{kind}:{lot}" for kind, lot in zip(self.kinds, self.lots, strict=False)]
        lines = [f"farmyard deal {2 if seats else 1}", self.secret, *(seats or self.lots)]
        digits = sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
        return int(digits[:16], 16), int(digits[16:32], 16)

    def headers(self, told: bool) -> dict[str, Any]:
        """Return the headers of a game file; the secret is among them only if ``told``."""
        secret = {"secret": self.secret} if told else {}
        kinds = {"kinds": list(self.kinds)} if self.kinds else {}
        lots = {"contributions": list(self.lots)}
        return {"commitment": self.commitment, **lots, **kinds, **secret}


@lru_cache(1000)
def commitment_of(secret: str) -> str:
    """Return the SHA-256 of a secret, in hexadecimal digits."""
    return sha256(secret.encode()).hexdigest()


# -- Checking a game file -------------------------------------------------------


class Check(NamedTuple):
    """One check of a game file: its name, and whether it holds; None if that is undecidable."""

    name: str
    holds: bool | None


def checks(text: str) -> list[Check]:
    """Run every check on a game file; raise `GameFileError` if the text is none.

    May take seconds: a game that chooses among deals chooses again.
    """
    from farmyard.core.tables.table import Table

    headers, _ = gamefile.read(text)
    try:
        table = Table.replay(text)
    except Impossible:
        return [Check("replay", False)]
    played = [
        Check("over", table.over or None),
        Check("words", text_of(text) == text_of(table.text())),
    ]
    return [*_of_the_dice(headers, table), Check("replay", True), *played]


def text_of(text: str) -> list[str]:
    """Return the lines of a game file with results and decisions, stripped of outer spaces."""
    lines = [line.strip() for line in text.splitlines()]
    return [line for line in lines if line[:1].isdigit() or line.startswith(("scores:", "ranks:"))]


def _of_the_dice(headers: dict[str, Any], table: "Table") -> list[Check]:
    if "commitment" in headers:
        return _of_the_seal(headers, table)
    fresh = _foreseen(headers)
    if fresh is None:
        return [Check("unsealed", None)]
    holds = table.history.dice == _settled(table, fresh)
    if "daily" not in headers:
        return [Check("seed", holds), Check("foreseen", None)]
    named = dealing.is_deal(table.game, headers["daily"], table.options)
    return [Check("daily", holds and named), Check("foreseen", None)]


def _of_the_seal(headers: dict[str, Any], table: "Table") -> list[Check]:
    seal = _seal_of(headers, len(table.names))
    if seal is None:
        return [Check("commitment", False)]
    kept = Check("commitment", seal.commitment == headers["commitment"])
    if "position" in headers:  # cards that were laid out come from no dice
        return [kept, Check("position", False)]
    if table.history.renewals:
        after, key = table.history.renewals[-1]
        used = after < table.n  # else everything was played with other dice
        dice = Check("renewed", seal.key == key and used)
        return [
            kept,
            _of_the_seats(seal),
            dice,
            _of_the_left(headers, table),
            Check("branch", None),
        ]
    settled = _settled(table, seal.key)
    dice = Check("key" if settled == seal.key else "settled", table.history.dice == settled)
    return [kept, _of_the_seats(seal), dice, *_of_the_asked(headers, table)]


def _of_the_seats(seal: Seal) -> Check:
    """Check that only persons added lots; undecidable for a seal without kinds."""
    others = [lot for kind, lot in zip(seal.kinds, seal.lots, strict=False) if kind != "person"]
    return Check("kinds", not any(others) if seal.kinds else None)


def _of_the_left(headers: dict[str, Any], table: "Table") -> Check:
    """Check the dice of each game that this one branched off from, by the seal or the day that the
    file names for it; undecidable where it names none."""
    keys = [table.history.dice, *(key for _, key in table.history.renewals[:-1])]
    named = headers.get("left")
    if named is None:
        return Check("left", None)
    if not isinstance(named, list) or len(named) != len(keys):
        return Check("left", False)
    found = [_is_of(said, keys[n], table, n == 0) for n, said in enumerate(named)]
    return Check("left", False if False in found else None if None in found else True)


def _is_of(said: Any, key: Key, table: "Table", first: bool) -> bool | None:
    """Tell whether a key belongs to a game with these headers; only the ``first`` dealt cards."""
    if not isinstance(said, dict):
        return False
    seal = _seal_of(said, len(table.names))
    fresh = seal.key if seal is not None else _foreseen(said)
    if fresh is None:
        return False if "commitment" in said else None
    if key != (_settled(table, fresh) if first else fresh):
        return False
    if seal is None:
        return None  # the deal of a known day can be foreseen
    return seal.commitment == said.get("commitment") and _of_the_seats(seal).holds


def _of_the_asked(headers: dict[str, Any], table: "Table") -> list[Check]:
    """Check the first question of each seat as the file tells it; browsers remember their own."""
    if "kinds" not in headers or not table.over:
        return []
    if headers["rules_version"] != table.card.rules_version:
        return [Check("asked", None)]  # other rules may ask otherwise
    return [Check("asked", headers.get("asked") == gamefile.asked(table))]


def _seal_of(headers: dict[str, Any], seats: int) -> Seal | None:
    """Return the seal in the headers of a finished game; None if it is missing or malformed."""
    secret, lots = headers.get("secret"), headers.get("contributions")
    if not isinstance(secret, str) or not SECRET.fullmatch(secret):
        return None
    if not isinstance(lots, list) or len(lots) != seats:
        return None
    if not all(isinstance(lot, str) and LOT.fullmatch(lot) for lot in lots):
        return None
    if "kinds" in headers and not _are_kinds(headers["kinds"], seats):
        return None
    return Seal(secret, tuple(lots), tuple(headers.get("kinds", ())))


def _are_kinds(kinds: Any, seats: int) -> bool:
    """Tell whether this is a list of one valid kind for each seat."""
    found = kinds if isinstance(kinds, list) else []
    return len(found) == seats and all(each in KINDS for each in found)


def _foreseen(headers: dict[str, Any]) -> Key | None:
    """Return the fresh key of a seed or of a day in the headers; None without either."""
    try:
        if "daily" in headers:
            return dealing.key_of_day(headers["daily"])
        return key_of(int(headers["seed"])) if "seed" in headers else None
    except (TypeError, ValueError, OverflowError, OptionError) as why:
        raise GameFileError(f"the head of this file is wrong: {why}") from None


def _settled(table: "Table", fresh: Key) -> Key:
    """Return the key that the table's game deals from, for a fresh key."""
    numbers = table.card.read_options(table.options, len(table.names))
    return dealing.settled(table.game, len(table.names), numbers, fresh)
