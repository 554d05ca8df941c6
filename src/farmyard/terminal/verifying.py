"""``farmyard verify``: what can be checked of a game file, one line for each thing looked at."""

from collections.abc import Sequence
from pathlib import Path

from farmyard.core.fairness import Check, checks
from farmyard.terminal import words
from farmyard.terminal.arguments import text_of

MARKS = {True: "yes", False: "NO", None: "-"}


PROVEN, FALSE, IN_PART = 0, 1, 2


def verified(path: Path) -> tuple[list[str], int]:
    """The lines to print, and the code to exit with: all is proven, something is false, or nothing
    is but not all could be checked. `GameFileError` if it is no game file."""
    found = checks(text_of(path))
    lines = [f"{MARKS[each.holds]:4} {words.CHECKED[each.name, each.holds]}" for each in found]
    code = judged(found)
    says = {PROVEN: words.FAIR, FALSE: words.UNFAIR, IN_PART: words.IN_PART}[code]
    return [*lines, says], code


def judged(found: Sequence[Check]) -> int:
    """Proven, false, or neither."""
    said = {each.holds for each in found}
    return FALSE if False in said else IN_PART if None in said else PROVEN
