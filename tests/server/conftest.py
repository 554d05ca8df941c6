"""Fixtures: one server for all tests that do not stop it, and players who visit it."""

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from farmyard.server.live.settings import Settings
from farmyard.server.store.place import Place
from tests.server.balanced import Balanced
from tests.server.cluster import Cluster, shared
from tests.server.served import FAST, PATH, Player, Running


@pytest.fixture(scope="session")
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """Return the server of a run: one process over a file, or two workers over a PostgreSQL."""
    if request.config.option.two_workers:
        running: Running = Balanced(request.getfixturevalue("cluster").make()).prepare()
    else:
        running = Running(tmp_path_factory.mktemp("house") / "farmyard.db").prepare()
    yield running
    running.stop()


@pytest.fixture
def people(server: Running) -> Iterator[Any]:
    """Return a function that makes players at the shared server: `ada, ben = people(2)`."""
    came: list[Player] = []

    def come(number: int) -> list[Player]:
        new = [Player(server.url, server.settle) for _ in range(number)]
        came.extend(new)
        return new

    yield come
    for player in came:
        player.leave()


@pytest.fixture
def ada(people: Any) -> Player:
    return people(1)[0]


@pytest.fixture
def ben(people: Any) -> Player:
    return people(1)[0]


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Return the PostgreSQL that all pytest workers of a run share."""
    base = tmp_path_factory.getbasetemp()
    with shared(base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) as running:
        yield running


@pytest.fixture
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """Return a database for a server of the test's own: a file, or as `at_both` sets it."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield tmp_path / "farmyard.db"
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    url = cluster.make()
    yield url
    cluster.drop(url)


@pytest.fixture
def houses(place: Place) -> Iterator[Any]:
    """Return a function that starts servers on one database: `houses(settings)`."""
    open_now: list[Running] = []

    def house(settings: Settings = FAST) -> Running:
        open_now.append(Running(place, settings))
        return open_now[-1].prepare()

    yield house
    for running in open_now:
        running.stop()


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a server below a path of another site."""
    settings = replace(FAST, address=f"https://example.org{PATH}")
    running = Running(tmp_path_factory.mktemp("below") / "farmyard.db", settings).prepare()
    yield running
    running.stop()
