"""The libraries that only some verbs of the laboratory need, and how to get them."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any


class MissingLibrary(ValueError):
    """A library that is not installed; the text says what for, and how to get it."""


def library(name: str, wanted_for: str, extra: str = "lab") -> Any:
    """A module of a library of an extra; `MissingLibrary` if it is not installed."""
    if not has(name.partition(".")[0]):
        package = name.partition(".")[0]
        raise MissingLibrary(
            f"{wanted_for} need {package}; get it with: pip install 'farmyard[{extra}]'"
        )
    return import_module(name)


def has(package: str) -> bool:
    """Whether a library is installed."""
    return find_spec(package) is not None
