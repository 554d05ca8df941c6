"""Game files, written and read: header lines, then one line a decision with number and words.

Reading uses the numbers; the words are for people.
"""

import codecs
import json
import math
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from farmyard.core import catalogue
from farmyard.core.contract import Key
from farmyard.core.errors import GameFileError
from farmyard.core.formats import notation
from farmyard.core.tables.seat_views import SeatViews, seats_by_number
from farmyard.core.wording.messages import ENGLISH, speaking

if TYPE_CHECKING:
    from farmyard.core.game import Game
    from farmyard.core.game_card import Card
    from farmyard.core.tables.history import History, Renewal

T = TypeVar("T", covariant=True)
FORMAT = "farmyard 1"
BYTE_ORDER_MARK = "\ufeff"


SEALED = ("commitment", "contributions", "kinds", "secret")
ORIGIN = (*SEALED, "left", "seed", "daily")
"""The headers with the source of a game's dice."""
POSITION = "position"
RESULTS = ("scores", "ranks")
KINDS: dict[type, tuple[str, tuple[str, ...]]] = {
    int: ("a whole number", ("rules_version", "seed")),
    str: ("a text", ("game", "key", "daily")),
    list: ("a list", ("seats", "renewed", *RESULTS)),
    dict: ("an object", ("options", POSITION)),
}
"""The headers of each kind of value, and what a sentence calls it; `fairness` checks the others."""


class _Played(Protocol):
    """The part of a `farmyard.core.tables.table.Table` that its file is made from."""

    game: "Game"
    history: "History"
    views: SeatViews
    origin: dict[str, Any]

    @property
    def card(self) -> "Card": ...
    @property
    def names(self) -> list[str]: ...
    @property
    def options(self) -> dict[str, str]: ...
    @property
    def moves(self) -> Sequence[int]: ...
    @property
    def n(self) -> int: ...
    @property
    def over(self) -> bool: ...

    def legal(self) -> list[int]: ...
    def play(self, choice: int) -> None: ...
    def scores(self) -> list[int]: ...
    def standing(self) -> list[int]: ...
    def ranks(self) -> list[int]: ...


class _Beginner(Protocol[T]):
    """The constructors of a table (`farmyard.core.tables.table.Table`)."""

    def deal(self, key: str, seats: Any, *, options: dict[str, Any], dice: Key) -> T: ...
    def place(self, key: str, position: Any, seats: Any) -> T: ...


# -- Writing --------------------------------------------------------------------


def written(table: _Played) -> str:
    """Write the game file of a table."""
    lines = [line(table, n) for n in range(table.n)]
    return "\n".join([*head(table), "", *lines]) + "\n"


def head(table: _Played) -> list[str]:
    """Return the header lines of a table's game file."""
    renewed = table.history.renewals
    heads = {
        "game": table.card.key,
        "rules_version": table.card.rules_version,
        "seats": table.names,
        "options": table.options,
        "key": notation.write_key(table.history.dice),
        **({"renewed": [*map(_renewed, renewed)]} if renewed else {}),
        **{name: value for name, value in table.origin.items() if name != POSITION},
        **({"asked": asked(table)} if _tells_asked(table) else {}),
        **({POSITION: table.origin[POSITION]} if POSITION in table.origin else {}),
        **({"scores": table.scores(), "ranks": table.ranks()} if table.over else {}),
    }
    lines = (f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in heads.items())
    return [FORMAT, *lines]


def _tells_asked(table: _Played) -> bool:
    return table.over and "kinds" in table.origin and not table.history.renewals


def asked(table: _Played) -> list[list[Any] | None]:
    """Return the first question of each seat: after how many decisions, and SHA-256 of its legal
    choices joined with commas; None for a seat that never had to decide.

    In most games the choices are the seat's cards; each browser remembers its own, to check them.
    """
    found: list[list[Any] | None] = [None] * len(table.names)
    for n in range(table.n):
        if found[seat := table.history.turn_at(n)] is None:
            choices = ",".join(map(str, table.game.choices(table.views.array(seat, n))))
            found[seat] = [n, sha256(choices.encode()).hexdigest()]
        if all(found):
            break
    return found


def line(table: _Played, n: int) -> str:
    """Return the line of decision n (from 0) in a table's game file."""
    seat = table.history.turn_at(n)
    numbered = seats_by_number(len(table.names))  # a file has to be readable without the names
    with speaking(ENGLISH):
        says = table.game.words.say(table.views.of(seat, n), table.history.moves[n], numbered)
    return f"{n + 1}. {table.names[seat]} [{table.history.moves[n]}] {says}"


def _renewed(renewal: "Renewal") -> dict[str, Any]:
    return {"after": renewal[0], "key": notation.write_key(renewal[1])}


# -- Reading --------------------------------------------------------------------


def decoded(content: bytes) -> str:
    """Return the text of a file in UTF-8, or in UTF-16 with a byte order mark, which editors on
    Windows call Unicode.  Raises `UnicodeDecodeError`."""
    marked = content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    return content.decode("utf-16" if marked else "utf-8")


def read(text: str) -> tuple[dict[str, Any], list[int]]:
    """Return headers and choices of a game file; raise `GameFileError`, which names the line.

    A byte order mark and blank lines may stand before it.
    """
    lines = text.removeprefix(BYTE_ORDER_MARK).splitlines()
    first = next((at for at, line in enumerate(lines) if line.strip()), 0)
    if not lines or lines[first].strip() != FORMAT:
        raise GameFileError(f"line {first + 1}: a game file begins with '{FORMAT}'")
    headers: dict[str, Any] = {}
    choices: list[int] = []
    for at, line in enumerate(lines[first + 1 :], start=first + 2):
        if line.strip() and not line.startswith("#"):
            _read_line(line, at, headers, choices)
    for name in ("game", "rules_version", "seats", "key"):
        if name not in headers:
            raise GameFileError(f"there is no line '{name}: …' at the head of this file")
    _check_kinds(headers)
    return headers, choices


def _check_kinds(headers: dict[str, Any]) -> None:
    """Raise `GameFileError` if a header has a value of another kind than its own."""
    for kind, (called, names) in KINDS.items():
        for name in names:
            if name in headers and type(headers[name]) is not kind:
                raise GameFileError(f"the head of this file is wrong: {name} should be {called}")
    for name in RESULTS:
        found, seats = headers.get(name), len(headers["seats"])
        if found is not None and [type(each) for each in found] != [int] * seats:
            raise GameFileError(
                f"the head of this file is wrong: {name} should be a whole number for each seat"
            )


def _read_line(line: str, at: int, headers: dict[str, Any], choices: list[int]) -> None:
    number, _, rest = line.partition(". ")
    if _is_number(number.strip()):
        if int(number) != len(choices) + 1:
            raise GameFileError(f"line {at}: decision {len(choices) + 1} should stand here")
        choices.append(_read_choice(rest, at))
        return
    name, colon, value = line.partition(":")
    if not colon or choices:
        raise GameFileError(f"line {at}: neither a header nor a decision")
    try:
        headers[name.strip()] = json.loads(value, parse_constant=_finite, parse_float=_finite)
    except (ValueError, RecursionError):
        raise GameFileError(f"line {at}: {name.strip()[:40]} is not valid JSON") from None


def _finite(text: str) -> float:
    """Return a number; raise `ValueError` for NaN and numbers without end, which JSON has not."""
    if not math.isfinite(number := float(text)):
        raise ValueError
    return number


def _read_choice(rest: str, at: int) -> int:
    digits = rest.partition("[")[2].partition("]")[0]
    if not _is_number(digits):
        raise GameFileError(f"line {at}: a decision has its number in brackets, as in [17]")
    return int(digits)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10


def begun(cls: "_Beginner[T]", headers: dict[str, Any]) -> T:
    """Make the table that a game file begins with; raise `GameFileError` if it cannot be."""
    try:
        card = catalogue.card(headers["game"])
        version = headers["rules_version"]
        if type(version) is not int or not 1 <= version <= card.rules_version:
            raise GameFileError(
                f"this file follows rules version {version} of {card.title}; "
                f"here is version {card.rules_version}"
            )
        options, seats = headers.get("options", {}), headers["seats"]
        if POSITION in headers:
            return cls.place(card.key, headers[POSITION], seats)
        return cls.deal(card.key, seats, options=options, dice=notation.read_key(headers["key"]))
    except GameFileError:
        raise
    except (ValueError, TypeError, AttributeError) as why:
        raise GameFileError(f"the head of this file is wrong: {why}") from None


def play_again(table: _Played, headers: dict[str, Any], moves: list[int]) -> list[int]:
    """Play the decisions of a game file; return the seat that made each.

    Older rules may have asked fewer questions: forced choices of today's rules are filled in.
    """
    renewed, movers = renewals(headers, len(moves)), []
    if renewed or headers["rules_version"] == table.card.rules_version:
        return [table.history.turn_at(table.n - 1) for _ in follow(table, moves, renewed)]
    for choice in moves:
        while choice not in (legal := table.legal()) and len(legal) == 1:
            table.play(legal[0])
        table.play(choice)
        movers.append(table.history.turn_at(table.n - 1))
    while "scores" in headers and len(legal := table.legal()) == 1:
        table.play(legal[0])
    return movers


def follow(
    table: _Played, moves: Sequence[int], renewals: Sequence["Renewal"] = ()
) -> Iterator[int]:
    """Play choices one by one, with their changes of dice, and yield each.

    Raises `IllegalChoice` at the first that is not legal.
    """
    _renew(table, renewals)
    for choice in moves:
        table.play(choice)
        _renew(table, renewals)
        yield choice


def _renew(table: _Played, renewals: Sequence["Renewal"]) -> None:
    for after, dice in renewals:
        if after == table.n:
            table.history.renew(dice)


def check_same(table: _Played, headers: dict[str, Any], text: str, movers: Sequence[int]) -> None:
    """Check that a game played under older rules is the same under today's: the same seats decided,
    and it ended alike.  Raises `GameFileError`, which says where it differs."""
    card, version = table.card, headers["rules_version"]
    if version == card.rules_version:
        return
    for n, (said, mover) in enumerate(zip(_decisions(text), movers, strict=True)):
        if not said.startswith(f"{table.names[mover]} ["):
            raise GameFileError(
                _another_game(card, version, f"decision {n + 1} is somebody else’s")
            )
    ended = [headers.get(name) for name in ("scores", "ranks")]
    alike = [[scores, table.ranks()] for scores in (table.scores(), table.standing())]
    if ended not in (alike if table.over else [[None, None]]):  # older files have the standing
        raise GameFileError(_another_game(card, version, "the game ends differently"))


def cannot_be(card: "Card", version: int, decision: int, why: Exception) -> str:
    """Return the reason why a decision of a game file is refused."""
    said = f"decision {decision} cannot be: {why}"
    return said if version == card.rules_version else _another_game(card, version, said)


def _another_game(card: "Card", version: int, why: str) -> str:
    played = f"this game was played under rules version {version} of {card.title}"
    return f"{played}; under version {card.rules_version} {why}"


def _decisions(text: str) -> Iterator[str]:
    """Yield the decisions of a game file as names and words, without their numbers."""
    for line in text.splitlines()[1:]:
        number, _, rest = line.partition(". ")
        if _is_number(number.strip()):
            yield rest


def renewals(headers: dict[str, Any], most: int) -> list["Renewal"]:
    """Return the changes of dice in the headers; raise `GameFileError` if they are malformed."""
    said = headers.get("renewed", [])
    try:
        found = [(_whole(each["after"]), notation.read_key(each["key"])) for each in said]
    except (TypeError, LookupError, ValueError):
        found = [(-1, (0, 0))]
    afters = [after for after, _ in found]
    if afters != sorted(afters) or any(not 0 <= after <= most for after in afters):
        raise GameFileError("renewed: should list after which decisions, and the keys")
    return found


def _whole(number: Any) -> int:
    """Return a number that is an `int`, else raise `TypeError` (no bool, float or text)."""
    if type(number) is not int:
        raise TypeError
    return number
