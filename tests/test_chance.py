"""Chance in tests is equal for a test in every run, and differs for each test and number."""

from farmyard.core.chance.dice import fresh_key
from farmyard.server.table.sealing import Sealer
from tests import chance


def drawn(name: str, number: int) -> tuple[object, ...]:
    with chance.of(name, number):
        ticket = Sealer("a house's own").offer().ticket
        return fresh_key(), ticket.split("-")[1], fresh_key()


def test_a_test_has_the_same_chance_in_every_run() -> None:
    assert drawn("test_it[a]", 1) == drawn("test_it[a]", 1)
    assert len(set(drawn("test_it[a]", 1))) == 3


def test_other_tests_and_other_numbers_have_another() -> None:
    for other in (drawn("test_it[b]", 1), drawn("test_it[a]", 2)):
        assert not set(other) & set(drawn("test_it[a]", 1))


def test_the_deal_of_a_ticket_is_the_same_at_every_hour() -> None:
    with chance.of("test_it[a]", 1):
        assert Sealer("one's")._of("17-ab") == Sealer("one's")._of("18-ab")
        assert Sealer("one's")._of("17-ab") != Sealer("another's")._of("17-ab")


def test_what_is_drawn_after_a_test_is_nobodys() -> None:
    with chance.of("test_it[a]", 1):
        inside = fresh_key()
    assert fresh_key() != inside
