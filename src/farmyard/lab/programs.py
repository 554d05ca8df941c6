"""Programs from outside as players: what they are called, and the command that runs one."""

import shlex
import shutil
import sys
from hashlib import sha256
from pathlib import Path

from farmyard.core.options import OptionError

PREFIX = "program:"
MOVE_TIME = 5.0  # seconds for an answer, if nothing else is asked for


def is_one(name: str) -> bool:
    """Tell whether the name of a player is that of a program."""
    return name.startswith(PREFIX)


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
    """Return twelve digits that change with any file the command names (SHA-256)."""
    command, told = command_of(name), sha256()
    for word in (shutil.which(command[0]) or "", *command[1:]):
        if Path(word).is_file() and word != sys.executable:
            told.update(Path(word).read_bytes())
    return told.hexdigest()[:12]
