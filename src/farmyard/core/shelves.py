"""The shelves: the folders in which games lie, ours and those of others.

A shelf holds a folder for each of its games, named by its key.  Ours is ``farmyard/games``.  Others
are the folders that the setting ``FARMYARD_GAMES`` names, and installed packages that are entry
points of the group ``farmyard.games``.  Whatever shelf it lies on, a game is imported as
``farmyard.games.<key>``.
"""

import logging
import os
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

SHELF = "farmyard.games"
SETTING = "FARMYARD_GAMES"
OURS = Path(__file__).parents[1] / "games"

log = logging.getLogger("farmyard.games")


def others() -> list[str]:
    """Return the shelves beside ours: those of the setting, then those of installed packages.  What
    is no folder is left out, with a warning."""
    found = [each for each in os.environ.get(SETTING, "").split(os.pathsep) if each]
    for each in found:
        if not Path(each).is_dir():
            log.warning("%s: there is no folder %s", SETTING, each)
    for point in entry_points(group=SHELF):
        try:
            spec = find_spec(point.value)
        except (ImportError, ValueError):
            spec = None
        if spec is None or not spec.submodule_search_locations:
            log.warning("the entry point %s = %s is no package", point.name, point.value)
        else:
            found += spec.submodule_search_locations
    return [str(Path(each).resolve()) for each in found if Path(each).is_dir()]


@cache
def folder_of(key: str) -> Path:
    """Return the folder of a game; a folder of ours, which need not be there, for another key."""
    shelves = [Path(each) for each in import_module(SHELF).__path__]
    return next((shelf / key for shelf in shelves if (shelf / key).is_dir()), OURS / key)
