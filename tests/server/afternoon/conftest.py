"""Afternoons with the one who leads them and those who have come."""

import csv
import re
from collections.abc import Callable, Iterator
from html import unescape

import pytest

from tests.server.served import GAME, Player, Running

PLAN = {"game": GAME, "size": "3", "minutes": "20", "rounds": "2", "level": "0",
        "mixing": "mixed"}  # fmt: skip
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Finn", "Greta")


class Afternoon:
    """An afternoon with the one who leads it and those who have come, by name."""

    def __init__(self, leader: Player, *names: str) -> None:
        self.leader = leader
        self.lead = str(leader.post("/afternoon").headers["location"])
        self.link = self.lead.partition("/lead/")[0]
        self.people: dict[str, Player] = {}
        for name in names:
            self.come(name)

    def come(self, name: str) -> Player:
        self.people[name] = player = Player(self.leader.url, self.leader.settle)
        assert player.post(self.link, {"name": name}).headers["location"] == self.link
        return player

    def does(self, action: str, **fields: str) -> int:
        """Do something as whoever leads; return the status."""
        return self.leader.post(self.lead, {"action": action, **fields}).status_code

    def begins(self, **changes: str) -> None:
        assert self.does("begin", **{**PLAN, **changes}) == 303

    def way_of(self, name: str) -> str:
        """Return where the page leads a person; empty if it stays."""
        return str(self.people[name].get(self.link).headers.get("location", ""))

    def tables(self) -> dict[str, list[str]]:
        """Return who is led to which table."""
        found: dict[str, list[str]] = {}
        for name in self.people:
            if way := self.way_of(name):
                found.setdefault(way, []).append(name)
        return found

    def page(self, player: Player | None = None) -> str:
        return unescape((player or self.leader).get(self.link).text)

    def sheet(self) -> dict[str, list[str]]:
        """Return the row of each name in the sheet of results."""
        rows = csv.reader(self.leader.get(f"{self.link}/results.csv").text.removeprefix("\ufeff")
                          .splitlines())  # fmt: skip
        return {row[1]: [row[0], *row[2:]] for row in [*rows][1:]}

    def leave(self) -> None:
        for player in self.people.values():
            player.leave()


@pytest.fixture
def afternoon(server: Running, ada: Player) -> Iterator[Callable[..., Afternoon]]:
    made: list[Afternoon] = []

    def make(*names: str) -> Afternoon:
        made.append(Afternoon(ada, *names))
        return made[-1]

    yield make
    for each in made:
        each.leave()


def seats_at(player: Player, link: str) -> list[str]:
    """Return the names at a table, one's own first."""
    page = player.get(link).text
    seats = re.findall(r'class="seat [^"]*?( mine)?[ "].*?<bdi>(.*?)</bdi>', page, re.DOTALL)
    return [name for _, name in sorted(seats, key=lambda seat: not seat[0])]
