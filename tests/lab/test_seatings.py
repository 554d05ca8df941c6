"""Seatings are balanced and complete."""

from itertools import combinations

import pytest

from farmyard.lab.seatings import deals_for, rounds


@pytest.mark.parametrize("seats", range(2, 10))
def test_each_level_has_each_seat_as_often(seats: int) -> None:
    for each in rounds(seats):
        for seat in range(seats):
            assert 2 * sum(seating[seat] for seating in each) == len(each)


@pytest.mark.parametrize("seats", range(2, 10))
def test_all_balanced_mixtures_are_played_once(seats: int) -> None:
    seen = [seating for each in rounds(seats) for seating in each]
    counts = {seats // 2, seats - seats // 2}
    wanted = {
        tuple(int(seat in chosen) for seat in range(seats))
        for n in counts
        for chosen in combinations(range(seats), n)
    }
    assert len(seen) == len(set(seen))
    assert set(seen) == wanted


def test_two_and_four_seats() -> None:
    assert {frozenset(each) for each in rounds(2)} == {frozenset({(0, 1), (1, 0)})}
    assert sorted(len(each) for each in rounds(4)) == [2, 4]


def test_whole_deals() -> None:
    assert deals_for(2, 7) == 4
    assert deals_for(3, 6) == 1
    assert sum(len(rounds(4)[n % 2]) for n in range(deals_for(4, 7))) >= 7
