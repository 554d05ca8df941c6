"""Game files as editors and systems save them: every reader takes all of these."""

from collections.abc import Callable

import pytest

import farmyard
from farmyard.core.chance.fairness import Seal
from farmyard.core.formats import gamefile

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


FALSE = ("NaN", "-Infinity", "1e999", "null", "true", "1.5", '"7"', "7", "{}", "[[[]]]")
"""Values of every kind; no header may have more than the one or two of its own kind."""
ITS_OWN: dict[type, set[str]] = {int: {"7"}, str: {'"7"'}, list: {"[[[]]]"}, dict: {"{}"}}


def finished() -> farmyard.Table:
    table = farmyard.table("by_golly", ["Zoë", "Ben"], seed=3, options={"max_turns": "12"})
    while not table.over:
        table.play(table.legal()[0])
    return table


KINDS = {name: kind for kind, (_, names) in gamefile.KINDS.items() for name in names}


@pytest.mark.parametrize("name", KINDS)
def test_a_header_of_another_kind_is_refused_with_one_sentence(name: str) -> None:
    """No header, read or not, may be NaN, without end, or of another kind than its own."""
    lines = [each for each in finished().text().splitlines() if not each.startswith(f"{name}:")]
    for value in sorted({*FALSE} - ITS_OWN[KINDS[name]]):
        text = "\n".join([lines[0], f"{name}: {value}", *lines[1:]])
        with pytest.raises(farmyard.GameFileError, match=name) as refused:
            farmyard.replay(text)
        assert "\n" not in str(refused.value)


@pytest.mark.parametrize("value", ["[]", "[1]", "[1, 2, 3]", "[1, 1.0]", "[1, true]", "[[], {}]"])
@pytest.mark.parametrize("name", gamefile.RESULTS)
def test_results_are_a_whole_number_for_each_seat(name: str, value: str) -> None:
    lines = [each for each in finished().text().splitlines() if not each.startswith(f"{name}:")]
    with pytest.raises(farmyard.GameFileError, match=f"{name} should be a whole number for each"):
        farmyard.replay("\n".join([lines[0], f"{name}: {value}", *lines[1:]]))


CHECKED = (*gamefile.SEALED, "left", "asked")
"""The headers that `farmyard.core.chance.fairness` checks, and calls false."""


@pytest.mark.parametrize("value", ["NaN", "Infinity", "[-Infinity]", "1e999", '{"a": -1e999}'])
@pytest.mark.parametrize("name", [*KINDS, *CHECKED, "anything"])
def test_no_header_has_a_number_without_end(name: str, value: str) -> None:
    with pytest.raises(farmyard.GameFileError, match=f"line 2: {name} is not valid JSON"):
        gamefile.read(f"farmyard 1\n{name}: {value}\n")


def test_the_kind_of_every_header_is_known() -> None:
    sealed = Seal("0" * 64, ("a", "b"), ("person", "person")).headers(told=True)
    written = gamefile.read(finished().text())[0].keys() | sealed.keys()
    written |= {*gamefile.ORIGIN, gamefile.POSITION, "asked", "renewed"}
    assert written == {*KINDS, *CHECKED}
