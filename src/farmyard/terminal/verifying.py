"""``farmyard verify``: the checks of a game file, one line each."""

from collections.abc import Sequence
from pathlib import Path

from farmyard.core.chance.fairness import Check, checks
from farmyard.terminal import words
from farmyard.terminal.arguments import text_of

MARKS = {True: "yes", False: "NO", None: "-"}


PROVEN, FALSE, IN_PART = 0, 1, 2


def verified(path: Path) -> tuple[list[str], int]:
    """Return the lines to print and the exit code: `PROVEN`, `FALSE` or `IN_PART`.

    Raises `GameFileError` if the file is no game file.
    """
    found = checks(text_of(path))
    lines = [f"{MARKS[each.holds]:4} {words.CHECKED[each.name, each.holds]}" for each in found]
    code = judged(found)
    says = {PROVEN: words.FAIR, FALSE: words.UNFAIR, IN_PART: words.IN_PART}[code]
    return [*lines, says], code


def judged(found: Sequence[Check]) -> int:
    """Return the exit code: `FALSE` if a check fails, `IN_PART` if one cannot be decided."""
    said = {each.holds for each in found}
    return FALSE if False in said else IN_PART if None in said else PROVEN
