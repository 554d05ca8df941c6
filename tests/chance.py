"""Chance in tests is drawn from each test's own name, so that a failure can be repeated.

Random values of the system are the same in every run and on every machine. ``pytest --chance N``
draws others, and so does every run with all numbers (``--thorough``), which prints its N at the
beginning.  Servers and commands that are processes of their own keep the system's entropy, and so
do other people's libraries.
"""

import random
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import hypothesis

USUAL = 1


def some_number() -> int:
    """Return a different number each time."""
    return random.SystemRandom().randrange(1, 10**6)


@contextmanager
def of(name: str, chance: int) -> Iterator[None]:
    """Replace the system's chance by that of this name while the context lasts."""
    drawn = _secrets(random.Random(f"{chance} {name}"))
    loaded = sys.modules.copy()  # a server's thread may be importing a module just now
    ours = [module for at, module in loaded.items() if at.startswith("farmyard.")]
    with ExitStack() as stack:
        for module in ours:
            if hasattr(module, "secrets"):
                stack.enter_context(patch.object(module, "secrets", drawn))
        if sealing := sys.modules.get("farmyard.server.table.sealing"):
            of_ticket = _of_no_time(sealing.Sealer._of)
            stack.enter_context(patch.object(sealing.Sealer, "_of", of_ticket))
        yield


def _secrets(dice: random.Random) -> Any:
    """Make a stand-in for the module `secrets` that draws from given dice."""

    def token_hex(number: int) -> str:
        return dice.randbytes(number).hex()

    return SimpleNamespace(
        randbits=dice.getrandbits, choice=dice.choice, token_hex=token_hex, token_urlsafe=token_hex
    )


def _of_no_time(secret_of: Any) -> Any:
    """Make the sealer derive its secret from the ticket alone, without the time in it."""

    def of(sealer: Any, ticket: str) -> Any:
        return secret_of(sealer, ticket.split("-")[-1])

    return of


def of_hypothesis(chance: int) -> None:
    """Let Hypothesis try equal examples in every usual run, without deadlines."""
    usual = chance == USUAL
    hypothesis.settings.register_profile("tests", derandomize=usual, deadline=None)
    hypothesis.settings.load_profile("tests")
