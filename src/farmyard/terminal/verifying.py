"""``farmyard verify``: what can be checked of a game file, one line for each thing looked at."""

from collections.abc import Sequence
from pathlib import Path

from farmyard.core.fairness import Check, checks
from farmyard.core.gamefile import GameFileError
from farmyard.terminal import words

MARKS = {True: "yes", False: "NO", None: "-"}


PROVEN, FALSE, IN_PART = 0, 1, 2


def verified(path: Path) -> tuple[list[str], int]:
    """The lines to print, and the code to exit with: all is proven, something is false, or nothing
    is but not all could be checked. `GameFileError` if it is no game file."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise GameFileError(words.NO_TEXT.format(file=path)) from None
    found = checks(text)
    lines = [f"{MARKS[each.holds]:4} {words.CHECKED[each.name, each.holds]}" for each in found]
    code = judged(found)
    says = {PROVEN: words.FAIR, FALSE: words.UNFAIR, IN_PART: words.IN_PART}[code]
    return [*lines, says], code


def judged(found: Sequence[Check]) -> int:
    """Proven, false, or neither."""
    said = {each.holds for each in found}
    return FALSE if False in said else IN_PART if None in said else PROVEN
