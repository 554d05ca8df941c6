"""Game files as editors and systems save them: every reader takes all of these."""

from collections.abc import Callable

import pytest

import farmyard
from farmyard.core import gamefile

SAVED: dict[str, Callable[[str], bytes]] = {
    "byte order mark": lambda text: text.encode("utf-8-sig"),
    "blank lines first": lambda text: ("\n \r\n" + text).encode(),
    "mark, then a blank line": lambda text: ("\n" + text).encode("utf-8-sig"),
    "Windows Unicode": lambda text: text.replace("\n", "\r\n").encode("utf-16"),
    "big-endian": lambda text: b"\xfe\xff" + text.encode("utf-16-be"),
    "another line end": lambda text: text.replace("\n", "\r").encode(),
}
"""Ways to save a game file; each returns its bytes."""


@pytest.mark.parametrize("how", SAVED)
def test_a_game_file_is_read_however_it_was_saved(how: str) -> None:
    table = farmyard.table("by_golly", ["Zoë", "Ben"], seed=3)
    table.play(table.legal()[0])
    saved = gamefile.decoded(SAVED[how](table.text()))
    assert farmyard.replay(saved).text() == table.text()


def test_the_line_of_a_fault_counts_blank_lines_first() -> None:
    with pytest.raises(farmyard.GameFileError, match="line 3: a game file begins with"):
        gamefile.read("\n\nDear Sir or Madam\n")
    with pytest.raises(farmyard.GameFileError, match="line 4: neither"):
        gamefile.read("\n\nfarmyard 1\nDear Sir or Madam\n")
