"""The folder of what the terminal keeps from one time to the next, and its files."""

import os
from pathlib import Path


def state_folder() -> Path:
    """Return the user's state folder of Farmyard."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(home) / "farmyard"


def write(file: Path, text: str) -> None:
    """Write a file for the user alone, whole or not at all; raise `OSError` if it cannot be."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    fresh = file.with_name(f".{file.name}.{os.getpid()}")
    with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
        out.write(text.encode())
    fresh.replace(file)
