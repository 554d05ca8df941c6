"""The on-disk cache of compiled loops: Numba's `Cache` with folders and keys of our own.

What is found depends on the sources only, never on where they lie or on whether Python read them
from bytecode: one cache serves every checkout of a tree, and can be shipped.
"""

import logging
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from inspect import getfile
from pathlib import Path
from sys import implementation, version_info
from typing import Any

import numpy as np
from numba.core.caching import Cache, CompileResultCacheImpl, IndexDataCacheFile

from farmyard.core.compiling import meanwhile
from farmyard.core.compiling.folders import cache_folder

log = logging.getLogger("farmyard.compiling")
USED = set[Path]()
"""The files of the cache that this process has read or written."""


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


class _Files(IndexDataCacheFile):
    """The index and data files of one loop, which note what is read and written in `USED`."""

    def _load_index(self) -> Any:
        """Return the index, which is empty if its file is missing or damaged."""
        load: Any = super()._load_index
        try:
            return load()
        except Exception:  # whatever damaged bytes make `pickle` raise
            return {}

    def _load_data(self, name: str) -> Any:
        load: Any = super()._load_data
        found = load(name)
        self._note(name)
        return found

    def _save_data(self, name: str, data: Any) -> None:
        save: Any = super()._save_data
        save(name, data)
        self._note(name)

    def _note(self, name: str) -> None:
        files: Any = self
        USED.update((Path(files._index_path), Path(files._data_path(name))))


class LoopCache(Cache):
    """Numba's cache of one loop's compile results, in our folder and under our key."""

    def __init__(self, function: Callable[..., Any], owner: str) -> None:
        self._owner, self._loop = owner, ""
        self._impl_class: Any = partial(_LoopCode, owner=owner)
        make: Any = super().__init__
        make(function)
        self._cache_file: Any = _Files(self.cache_path, self._impl.filename_base, "")

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Load a compile result, or return None if it has to be compiled; raise `NotCompiled` where
        nothing may be compiled.  A damaged file counts as missing."""
        load: Any = super().load_overload
        try:
            found = load(sig, target_context)
        except Exception:  # whatever damaged bytes make `pickle` and LLVM raise
            log.warning("a damaged file is ignored: %s", self.cache_path, exc_info=True)
            found = None
        if found is None:
            meanwhile.about_to_compile(self._owner)
        else:
            found._asdict()["library"]._shared_module = None  # for linking it into another loop
        return found

    def _index_key(self, sig: Any, codegen: Any) -> tuple[Any, ...]:
        """Return the key of a compile result: types, processor, and what the loop is made of.

        Numba's own key hashes the pickled function, which differs between modules read from source
        and from bytecode, and between two paths of one tree.
        """
        if not self._loop:
            parts = " ".join(_parts(self._py_func, set()))
            self._loop = sha256(parts.encode()).hexdigest()
        return sig, codegen.magic_tuple(), self._loop


def _parts(function: Callable[..., Any], seen: set[int]) -> Iterator[str]:
    """Yield the names of a function and of all rules in its closure, and the constants there.

    Two loops of a factory differ in nothing else: their code and globals are in the sources.
    """
    yield f"{function.__module__}.{function.__qualname__}"
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        value = getattr(cell.cell_contents, "py_func", cell.cell_contents)  # of a rule or a loop
        yield name
        if not callable(value):
            yield sha256(np.asarray(value).tobytes()).hexdigest()
        elif id(value) not in seen:
            seen.add(id(value))
            yield from _parts(value, seen) if hasattr(value, "__code__") else (value.__qualname__,)
