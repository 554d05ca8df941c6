"""The on-disk cache of compiled loops: Numba's `Cache` with folders of our own."""

from collections.abc import Callable
from functools import partial
from inspect import getfile
from pathlib import Path
from sys import implementation, version_info
from typing import Any

from numba.core.caching import Cache, CompileResultCacheImpl

from farmyard.core.compiling.folders import cache_folder


class _Place:
    """The cache locator of one loop: Numba calls it for the folder and the source stamp."""

    def __init__(self, function: Callable[..., Any], owner: str) -> None:
        self._function, self._owner = function, owner
        self._py_file = getfile(function)

    def get_cache_path(self) -> str:
        return str(cache_folder(self._owner, self._function.__module__, Path(self._py_file)))

    def ensure_cache_path(self) -> None:
        """Make the folder; Numba calls this before it writes, and we may have deleted it since."""
        Path(self.get_cache_path()).mkdir(parents=True, exist_ok=True)

    def get_source_stamp(self) -> str:
        """Return the empty stamp: the name of the folder is already a hash of all sources."""
        return ""


class _LoopCode(CompileResultCacheImpl):
    """Numba's serialisation of compile results, with our locator and a file name for each loop."""

    def __init__(self, function: Callable[..., Any], owner: str) -> None:
        self._lineno = function.__code__.co_firstlineno
        self._locator: Any = _Place(function, owner)
        python = f"{implementation.name}{version_info[0]}{version_info[1]}"
        name = f"{function.__qualname__}-{python}"
        self._filename_base = name.replace("<", "").replace(">", "")


class LoopCache(Cache):
    """Numba's cache of one loop's compile results, in our folder."""

    def __init__(self, function: Callable[..., Any], owner: str) -> None:
        self._impl_class: Any = partial(_LoopCode, owner=owner)
        make: Any = super().__init__
        make(function)
