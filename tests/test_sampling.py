"""Random tests together try every value of every option."""

from pathlib import Path

import pytest

from farmyard.core import catalogue
from tests.sampling import option_sets, seat_counts, some_options, values_of

KEYS = catalogue.keys()
FILES = [path for path in Path(__file__).parent.rglob("test_*.py") if path != Path(__file__)]


@pytest.mark.parametrize("key", KEYS)
def test_every_value_of_every_option_is_tried_among_others(key: str) -> None:
    card = catalogue.card(key)
    tried, known = set[tuple[str, str]](), set[tuple[str, str]]()
    for seats in range(card.seats[0], card.seats[1] + 1):
        tried |= {(n, str(v)) for each in some_options(key, seats)[1:] for n, v in each.items()}
        known |= {(n, str(v)) for n, all in values_of(card, seats).items() for v in all}
    assert tried == known


@pytest.mark.parametrize("key", KEYS)
def test_no_two_numbers_of_players_try_the_same_mixes(key: str) -> None:
    mixes = [str(each) for seats in seat_counts(catalogue.card(key))
             for each in some_options(key, seats)[1:]]  # fmt: skip
    assert len(set(mixes)) == len(mixes)


@pytest.mark.parametrize("key", KEYS)
def test_what_is_tried_is_possible(key: str) -> None:
    card = catalogue.card(key)
    for seats in seat_counts(card):
        for each in [*some_options(key, seats), *option_sets(card, seats)]:
            card.read_options({n: str(v) for n, v in each.items()}, seats)


def test_torture_runs_all_that_has_more_numbers_to_try() -> None:
    """A test file that imports `THOROUGH` has a test with the mark."""
    asking = [path for path in FILES if "import THOROUGH" in path.read_text()]
    assert len(asking) > 10
    assert [path.name for path in asking if "mark.thorough" not in path.read_text()] == []
