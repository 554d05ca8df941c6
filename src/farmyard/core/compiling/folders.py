"""The folders of the compile cache: one for each game, module with loops, and state of sources.

Processes share the cache.  The newest states of the sources are kept, and those that were used
lately: two checkouts may share a cache.
"""

import os
import platform
import time
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from shutil import rmtree
from tempfile import gettempdir

from farmyard.core.compiling.sources import mark

NEWEST = 3  # states that are kept
LATELY = 24 * 3600.0  # seconds in which a state is not deleted after it was last used


def base() -> Path:
    """Return the root of the cache: ``NUMBA_CACHE_DIR``, the user's cache, or a temporary one."""
    if told := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(told) / "farmyard"
    base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    if not os.access(base if base.exists() else base.parent, os.W_OK):
        base = Path(gettempdir()) / f"farmyard-{os.getuid() if hasattr(os, 'getuid') else 0}"
    return base / "farmyard"


@cache
def cache_folder(owner: str, module: str, maker: Path) -> Path:
    """Make and return the folder for the loops of a module (in the file ``maker``) over a game, for
    the current sources, compiler and machine."""
    by = f"{mark(owner, maker)} {version('numba')} {version('numpy')} {platform.machine()}"
    folder = base() / owner / module / sha256(by.encode()).hexdigest()[:16]
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    clear_away(folder.parent)
    return folder


def clear_away(folder: Path) -> None:
    """Delete older states, unless they have been used lately."""
    states = sorted((p for p in folder.iterdir() if p.is_dir()), key=_used, reverse=True)
    for each in states[NEWEST:]:
        if _used(each) < time.time() - LATELY:
            rmtree(each, ignore_errors=True)


def _used(state: Path) -> float:
    """Return the time a state was last used; 0 if another process has deleted it."""
    try:
        return state.stat().st_mtime
    except FileNotFoundError:
        return 0.0
