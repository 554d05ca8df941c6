"""Players from outside: programs, with the command that runs one, and what Python imports.

``program:./mybot.py`` is a program, ``player:mybot:choose`` a function, object or class of a module
that this Python can import, from the current folder too.  A class is made anew for every seat of
every game; its module is loaded once in each process.
"""

import shlex
import shutil
import sys
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module
from numbers import Integral
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from farmyard.core.errors import IllegalChoice, PlayerError
from farmyard.core.options import OptionError

PREFIX = "program:"
IMPORTED = "player:"
MOVE_TIME = 5.0  # seconds for an answer, if nothing else is asked for


def is_one(name: str) -> bool:
    """Tell whether the name of a player is that of a program."""
    return name.startswith(PREFIX)


def is_imported(name: str) -> bool:
    """Tell whether the name of a player is that of a Python object."""
    return name.startswith(IMPORTED)


def is_outside(name: str) -> bool:
    """Tell whether the name of a player is that of a program or of a Python object."""
    return is_one(name) or is_imported(name)


def check(name: str) -> None:
    """Raise `OptionError` if there is no such program or Python object."""
    if is_one(name):
        command_of(name)
    else:
        imported(name)


def command_of(name: str) -> list[str]:
    """Return the command line of a program; raise `OptionError` if there is nothing to run.

    A file that ends in ``.py`` is run by this Python.
    """
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError:
        raise OptionError(f"{name} has a quotation mark that is not closed") from None
    if not words:
        raise OptionError("program: takes a command, as in program:./mybot.py")
    if words[0].endswith(".py") and Path(words[0]).is_file():
        return [sys.executable, *words]
    if shutil.which(words[0]) is None:
        raise OptionError(f"there is no program {words[0]} that can be run")
    return words


def version_of(name: str) -> str:
    """Return twelve digits that change with any file the command names, or with the file of the
    module (SHA-256)."""
    if is_imported(name):
        module = sys.modules[_parts(name)[0]]
        source = Path(module.__file__ or "")
        return sha256(source.read_bytes() if source.is_file() else b"").hexdigest()[:12]
    command, told = command_of(name), sha256()
    for word in (shutil.which(command[0]) or "", *command[1:]):
        if Path(word).is_file() and word != sys.executable:
            told.update(Path(word).read_bytes())
    return told.hexdigest()[:12]


# -- Players of Python's --------------------------------------------------------


@runtime_checkable
class Chooser(Protocol):
    """An object that plays: ``choose`` returns one of the legal choices of a seat's view."""

    def choose(self, view: Any, choices: Sequence[int]) -> int:
        """Return one of the legal choices."""


@cache
def imported(name: str) -> Any:
    """Return the object of ``player:MODULE:NAME``; raise `OptionError` if it cannot play."""
    module, attribute = _parts(name)
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as why:
        raise OptionError(f"{name} cannot be imported: {why}") from None
    except (Exception, SystemExit) as why:
        raise OptionError(f"{name} cannot be imported: {_told(why)}") from why
    if not isinstance(found, Chooser) and not callable(found):
        raise OptionError(f"{name} has no choose(view, choices)")
    return found


def _parts(name: str) -> tuple[str, str]:
    module, _, attribute = name.removeprefix(IMPORTED).partition(":")
    if not module or not attribute or module.startswith("."):
        raise OptionError("player: takes a module and a name in it, as in player:mybot:choose")
    return module, attribute


def _told(why: BaseException) -> str:
    """Return an exception in one line: its type and what it says."""
    return ": ".join(filter(None, (type(why).__name__, " ".join(str(why).split()))))


def seated(name: str, where: str) -> "Own":
    """Return the Python player of that name for one seat of one game; ``where`` as of `Own`."""
    player = imported(name)
    if not isinstance(player, type):
        return Own(name, player, where)
    with _Blamed(name, where):
        return Own(name, player(), where)


class _Blamed:
    """A context in which every exception becomes the `PlayerError` of a player."""

    def __init__(self, name: str, where: str) -> None:
        self._says = f"{name} failed {where}"

    def __enter__(self) -> None: ...

    def __exit__(self, kind: object, why: BaseException | None, trace: object) -> None:
        if isinstance(why, Exception):
            raise PlayerError(f"{self._says}: {_told(why)}") from why


class Own:
    """A player of the caller's own on a seat, as the bot that a game plays with.

    ``where``: the seat and the game, as the text of a `PlayerError` has them.
    """

    def __init__(self, name: str, player: Any, where: str) -> None:
        self._name, self._player = name, player
        self._blamed = _Blamed(name, where)
        self._watch = getattr(player, "watch", None)

    def begin(self, seat: int, seats: int) -> None:
        """Take note of the seat and of how many play."""
        if begin := getattr(self._player, "begin", None):
            with self._blamed:
                begin(seat, seats)

    def watch(self, view: Any) -> None:
        """Show the player a change of the position."""
        if self._watch:
            with self._blamed:
                self._watch(view)

    def choose(self, view: Any, choices: Sequence[int]) -> int:
        """Return the player's choice; raise `IllegalChoice` for what is none."""
        player: Any = self._player
        choose = player.choose if isinstance(player, Chooser) else player
        with self._blamed:
            choice = choose(view, choices)
        if isinstance(choice, bool) or not isinstance(choice, Integral):
            raise IllegalChoice(f"{self._name} should choose a number, not {choice!r}.")
        if choice not in choices:
            raise IllegalChoice(f"{self._name} chose {choice}, which is not among the choices.")
        return int(choice)
