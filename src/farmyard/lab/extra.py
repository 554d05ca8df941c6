"""Optional libraries, imported on demand."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

PLAY = (
    "alembic",
    "click",
    "glicko2",
    "lap",
    "itsdangerous",
    "markdown_it",
    "minijinja",
    "msgspec",
    "rich",
    "segno",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "websockets",
)
"""Packages of the commands and the server; uvloop, which Windows lacks, makes them faster."""
NO_PLAY = (
    "this is the library alone; get the commands and the server with: pip install 'farmyard[play]'"
)


class MissingLibrary(ValueError):
    """A library is not installed; the text says what needs it, and how to install it."""


def library(name: str, wanted_for: str, extra: str = "lab") -> Any:
    """Import a module of an optional library; raise `MissingLibrary` if it is not installed."""
    if not has(name.partition(".")[0]):
        package = name.partition(".")[0]
        raise MissingLibrary(
            f"{wanted_for} need {package}; get it with: pip install 'farmyard[{extra}]'"
        )
    return import_module(name)


def has(package: str) -> bool:
    """Tell whether a package is installed."""
    return find_spec(package) is not None


def has_play() -> bool:
    """Tell whether all that the commands and the server import is installed."""
    return all(map(has, PLAY))
