"""Farmyard: table games for friends, bots and researchers.

>>> import farmyard
>>> t = farmyard.table("oxy_soxy", seats=["Ada", "Ben"], seed=7)
>>> t.play(t.choices()[0][0])

Nothing heavy is imported before it is needed: the compiler at the first table, the web never.  A
table can be played at once and starts neither a thread nor a process, unless it is asked to have
its rules compiled.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from farmyard.core.errors import (
    GameFileError,
    IllegalChoice,
    Impossible,
    PlayerError,
    PositionError,
    PrintingError,
    UnknownGame,
    UnknownSeat,
)
from farmyard.core.game_card import Card
from farmyard.core.options import Option, OptionError

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

    from farmyard.core.chance.verdict import Verdict
    from farmyard.core.game import Game
    from farmyard.core.tables.table import Table
    from farmyard.lab.batches.batch import Batch
    from farmyard.lab.players import Contest, Player, PlayerLike
    from farmyard.lab.playouts import Results
    from farmyard.lab.warm import Compile

__version__ = "1.0.0"
__all__ = [
    "SPECTATOR",
    "Batch",
    "Card",
    "Contest",
    "Game",
    "GameFileError",
    "IllegalChoice",
    "Impossible",
    "Option",
    "OptionError",
    "Player",
    "PlayerError",
    "PositionError",
    "PrintingError",
    "Results",
    "Table",
    "UnknownGame",
    "UnknownSeat",
    "Verdict",
    "batch",
    "bot",
    "check",
    "list_games",
    "play",
    "play_out",
    "print_box",
    "replay",
    "table",
    "verify",
    "warm",
    "write_decisions",
]

SPECTATOR = -1

_HEAVY = {
    "Batch": "farmyard.lab.batches.batch",
    "Contest": "farmyard.lab.players",
    "Game": "farmyard.core.game",
    "Player": "farmyard.lab.players",
    "Results": "farmyard.lab.playouts",
    "Table": "farmyard.core.tables.table",
    "Verdict": "farmyard.core.chance.verdict",
}
"""Classes whose modules import NumPy and the compiler, and where they live."""

if not TYPE_CHECKING:  # a type checker would take every misspelt name for Any

    def __getattr__(name: str) -> Any:
        """A class of `_HEAVY`, imported when it is first asked for."""
        if name in _HEAVY:
            return getattr(import_module(_HEAVY[name]), name)
        raise AttributeError(f"module 'farmyard' has no attribute {name!r}")


def __dir__() -> list[str]:
    """All public names, those that are not imported yet among them."""
    return sorted({*globals(), *__all__})


def list_games() -> tuple[str, ...]:
    """The keys of all games, in the order of the shelf."""
    from farmyard.core import catalogue

    return catalogue.keys()


def table(
    key: str,
    seats: Sequence[str] | int | None = None,
    seed: int | None = None,
    options: dict[str, Any] | None = None,
    position: dict[str, Any] | None = None,
    daily: "date | str | None" = None,
    *,
    compile: "Compile" = "never",
) -> "Table":
    """A table, freshly dealt or from a written position.

    ``seats`` are the players' names, or their number.  The same ``seed`` deals the same game; none
    means chance.  ``daily`` is a date, as in ``"2026-11-20"``: the deal of that day, the same for
    everybody, so it goes with neither a seed nor a position.  Errors, all ValueErrors of one
    sentence: `UnknownGame`, `OptionError` (an option, a number of seats, two sources of one deal),
    `PositionError` (names the field).

    ``compile`` says when the rules are compiled, for this game in this process: "never" (the
    default) starts nothing, and plays on what was compiled before (``farmyard warm``), else on the
    rules as they are written, 1 to 7 ms a decision; "background" plays at once and has another
    process compile meanwhile; "now" compiles before it returns, up to a minute the first time.
    """
    from farmyard.core import catalogue
    from farmyard.core.tables.table import Table
    from farmyard.lab.warm import prepare

    catalogue.card(key)
    for name, other in (("seed", seed), ("position", position)):
        if daily is not None and other is not None:
            raise OptionError(f"A deal of a day has no {name}: give daily or {name}, not both.")
    prepare(key, compile)
    if position is not None:
        return Table.place(key, position, seats, options, seed)
    if daily is not None:
        return Table.daily(key, daily, seats, options)
    seats = catalogue.card(key).usual_seats(options or {}) if seats is None else seats
    return Table.deal(key, seats, seed, options)


def replay(text: str, *, compile: "Compile" = "never") -> "Table":
    """The table of a game file, as `Table.text` writes it; `GameFileError` names what is wrong.

    ``compile`` is that of `table`.
    """
    from farmyard.core import catalogue
    from farmyard.core.formats import gamefile
    from farmyard.core.tables.table import Table
    from farmyard.lab.warm import prepare

    key = str(gamefile.read(_text(text))[0]["game"])
    if key in catalogue.keys():
        prepare(key, compile)
    return Table.replay(text)


def verify(text: str) -> "Verdict":
    """Checks a game file: its shuffle, and that the game follows from it, as `Verdict` says.

    Raises `GameFileError` if the text is no game file.  May take seconds: a game that chooses among
    deals chooses again.
    """
    from farmyard.core.chance.verdict import verdict_on

    return verdict_on(_text(text))


def _text(told: str) -> str:
    if not isinstance(told, str):
        raise GameFileError(f"A game file is text, as Table.text() writes it, not {told!r}.")
    return told


def print_box(
    key: str,
    paper: str = "a4",
    ink: str = "colour",
    sides: str = "both",
    backs: str = "solid",
    shift: tuple[float, float] = (0.0, 0.0),
    language: str = "en",
) -> bytes:
    """A PDF of everything in a game's box, to print and cut out: the bytes of the file.

    ``paper`` is "a4" or "letter", ``ink`` "colour" or "black"; ``sides``, ``backs`` and ``shift``
    are those of `farmyard.paper.Choices`.  Raises `UnknownGame`, `OptionError` for a language that
    it has not, and `PrintingError` for what cannot be chosen or printed, or without Typst
    (``pip install 'farmyard[print]'``).
    """
    from farmyard.core import catalogue
    from farmyard.core.wording.messages import speaking
    from farmyard.paper import Choices, made
    from farmyard.paper.words import say

    known = catalogue.languages(say)
    if language not in known:
        raise OptionError(f"language can be {', '.join(known)}, not {language!r}.")
    with speaking(language):
        return made(catalogue.card(key).key, Choices(paper, ink, sides, backs, shift))


def warm(*keys: str) -> None:
    """Compiles games with their searches ahead of their use, or every game; at once where that was
    done before.

    Raises `UnknownGame`.  The logger ``farmyard.compiling`` says what is compiled, and about how
    long it takes.
    """
    from farmyard.lab.warm import log, warm_all

    for _ in warm_all(*keys, told=log.warning):
        pass


def bot(key: str, level: str = "random", seed: int | None = None) -> "Player":
    """A bot of a game by its level, for any seat of any table: ``t.play(fox.choose(t))``.

    ``seed`` makes its choices the same again.  Raises `UnknownGame`, and `OptionError`, which names
    the levels, for an unknown one.
    """
    from farmyard.core import catalogue
    from farmyard.lab.players import Player

    catalogue.card(key)
    return Player(key, level, seed)


def check(key: str, games: int = 6, seed: int = 0) -> list[str]:
    """Plays random games of every number of players, and returns what they do against the laws that
    every game must keep: sentences for its author, at most ten; none for a game that is right.

    ``games``: for each number of players, all but the first with random options.  Errors:
    `UnknownGame`.

    >>> import farmyard
    >>> farmyard.check("oxy_soxy", games=1)
    []
    """
    from farmyard.lab import checking

    return checking.check(key, games, seed)


def play(
    key: str,
    players: "Sequence[PlayerLike]",
    games: int = 100,
    seed: int = 0,
    options: dict[str, Any] | None = None,
) -> "Contest":
    """Plays games between players, one a seat, each deal in all rotations of the seats.

    A player is a level's name, a `Player` of `bot`, a function ``choose(view, choices)``, an object
    with that method, or a program (`farmyard.lab.players`).  Returns `Contest`: ``shares`` of the
    wins and mean ``scores`` by player, each with its 95 % interval.
    """
    from farmyard.lab.players import play as run

    return run(key, players, games, seed, options)


def play_out(
    key: str,
    seats: int | None = None,
    games: int = 1000,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    threads: int = 1,
) -> "Results":
    """Plays many games with random choices, compiled; game n is that of ``key_of(seed, n)``.

    Returns arrays: ``scores`` (games, seats), ``standing`` (games, seats), of which ``ranks``
    (games, seats) are made, and ``decisions`` (games,).
    Raises `UnknownGame`, and `OptionError` for games that cannot be, or fewer than one game or
    thread.
    """
    from farmyard.core import catalogue
    from farmyard.lab.playouts import play_out as run

    seats = catalogue.card(key).usual_seats(options or {}) if seats is None else seats
    return run(key, seats, games, seed, options or {}, threads)


def batch(
    key: str,
    games: int,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int | None = None,
    threads: int = 1,
    again: bool = False,
) -> "Batch":
    """Games side by side, for learning and search: arrays of choices in, arrays of rows out.

    Place n begins with game n of the seed, as `play_out` has it; no seed means chance.  The loops
    are compiled and run in ``threads`` threads.  With ``again`` a game that ends is dealt anew in
    the same step.  Raises `UnknownGame`, and `OptionError` for what cannot be.
    """
    from farmyard.lab.batches.batch import Batch

    return Batch(key, games, seats, options, seed, threads, again)


def write_decisions(
    path: "str | Path",
    key: str,
    levels: Sequence[str],
    games: int = 100,
    seed: int = 0,
    options: dict[str, Any] | None = None,
) -> None:
    """Plays games between levels of a game's bots, one a seat, and writes their decisions to a
    Parquet file, a row each, with the columns that `farmyard.lab.batches.decisions` describes.

    Raises `UnknownGame`, `OptionError` for levels, seats or options that cannot be, and other
    ValueErrors for a file that cannot be, or without pyarrow (``pip install 'farmyard[cluster]'``).
    """
    from pathlib import Path

    from farmyard.lab.batches.decisions import write

    write(Path(path), key, levels, games, seed, options)
