"""Functions of a view that are worked out once for each position and language."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from farmyard.core.wording.messages import cached_by_language

T = TypeVar("T")
POSITIONS = 64  # that are remembered of each function


class _Held:
    """A view as a key: all its bytes."""

    __slots__ = ("bytes", "hash", "view")

    def __init__(self, view: Any) -> None:
        self.view, self.bytes = view, view.tobytes()
        self.hash = hash(self.bytes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Held) and self.bytes == other.bytes

    def __hash__(self) -> int:
        return self.hash


def by_view(function: Callable[[Any], T]) -> Callable[[Any], T]:
    """Remember what a function answers for the last views.  Nobody may change the answer: all who
    ask for an equal view are given the same object."""

    @cached_by_language(POSITIONS)
    def answer(held: _Held) -> T:
        return function(held.view)

    @wraps(function)
    def asked(view: Any) -> T:
        return answer(_Held(view))

    return asked
