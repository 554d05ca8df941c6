"""How the code of a loop is written down and read again: as Numba does it, in a place of ours."""

from collections.abc import Callable
from functools import partial
from inspect import getfile
from pathlib import Path
from sys import implementation, version_info
from typing import Any

from numba.core.caching import Cache, CompileResultCacheImpl

from farmyard.core.compiling.folders import cache_folder


class _Place:
    """Where the code of one loop is, as Numba asks for it."""

    def __init__(self, function: Callable[..., Any], owner: str) -> None:
        self._function, self._owner = function, owner
        self._py_file = getfile(function)

    def get_cache_path(self) -> str:
        return str(cache_folder(self._owner, self._function.__module__, Path(self._py_file)))

    def ensure_cache_path(self) -> None:
        """Before something is written; the folder may have been deleted meanwhile."""
        Path(self.get_cache_path()).mkdir(parents=True, exist_ok=True)

    def get_source_stamp(self) -> str:
        """Nothing: the folder stands for all sources."""
        return ""


class _LoopCode(CompileResultCacheImpl):
    """How the code of one loop is written down and read again."""

    def __init__(self, function: Callable[..., Any], owner: str) -> None:
        self._lineno = function.__code__.co_firstlineno
        self._locator: Any = _Place(function, owner)
        python = f"{implementation.name}{version_info[0]}{version_info[1]}"
        name = f"{function.__qualname__}-{python}"
        self._filename_base = name.replace("<", "").replace(">", "")


class LoopCache(Cache):
    """What is kept of one loop; Numba's own, but for the place."""

    def __init__(self, function: Callable[..., Any], owner: str) -> None:
        self._impl_class: Any = partial(_LoopCode, owner=owner)
        make: Any = super().__init__
        make(function)
