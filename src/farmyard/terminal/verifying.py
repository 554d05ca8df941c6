"""``farmyard verify``: what can be checked of a game file, one line for each thing looked at."""

from pathlib import Path

from farmyard.core.fairness import checks
from farmyard.core.gamefile import GameFileError
from farmyard.terminal import words

MARKS = {True: "yes", False: "NO", None: "-"}


def verified(path: Path) -> tuple[list[str], bool]:
    """The lines to print, and whether nothing is wrong; `GameFileError` if it is no game file."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise GameFileError(words.NO_TEXT.format(file=path)) from None
    found = checks(text)
    lines = [f"{MARKS[each.holds]:4} {words.CHECKED[each.name, each.holds]}" for each in found]
    fair = all(each.holds is not False for each in found)
    return [*lines, words.FAIR if fair else words.UNFAIR], fair
