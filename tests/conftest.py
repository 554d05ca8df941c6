"""Options and fixtures of all tests: how thorough a run is, its chance, its report."""

import gc
import time
from collections.abc import Iterator

import pytest

from tests import chance, thorough
from tests.report import NO_TIME, SECONDS, Report

UNKNOWN = 500  # milliseconds assumed for a test without a known duration
BEGUN = pytest.StashKey[float]()


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("farmyard")
    group.addoption(
        "--thorough",
        action="store_true",
        help="only the tests marked thorough, with all the numbers they know of",
    )
    group.addoption(
        "--again",
        action="store_true",
        help="a browser test that fails is run once more by itself, and named UNSTEADY",
    )

    group.addoption(
        "--two-workers",
        action="store_true",
        help="the session's server is two workers on a PostgreSQL, behind one address",
    )
    group.addoption(
        "--within",
        type=float,
        metavar="SECONDS",
        help="only the cheapest tests that fit into that time on each worker; later begins none",
    )
    group.addoption(
        "--chance",
        type=int,
        metavar="N",
        help=f"what tests leave to chance: the N-th way, else {chance.USUAL}; any when thorough",
    )


def pytest_configure(config: pytest.Config) -> None:
    thorough.THOROUGH = config.getoption("thorough")
    if config.option.chance is None:  # the workers of a run receive its number
        config.option.chance = chance.some_number() if thorough.THOROUGH else chance.USUAL
    chance.of_hypothesis(config.option.chance)
    if not hasattr(config, "workerinput"):  # one report, by the process that distributes the tests
        cache = getattr(config, "cache", None)
        config.pluginmanager.register(Report(config.getoption("again"), cache))


def pytest_report_header(config: pytest.Config) -> str:
    return f"left to chance: as --chance {config.option.chance} does"


@pytest.fixture(scope="session", autouse=True)
def _chance_of_houses(request: pytest.FixtureRequest) -> Iterator[None]:
    """Seed the chance that all tests of a process share."""
    with chance.of("all", request.config.option.chance):
        yield


@pytest.fixture(scope="session", autouse=True)
def _nobodys_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep the terminal's unfinished games apart from those of the user who runs the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
        yield


@pytest.fixture(autouse=True)
def _chance(request: pytest.FixtureRequest) -> Iterator[None]:
    with chance.of(request.node.nodeid, request.config.option.chance):
        yield


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    chosen = items
    if config.getoption("thorough"):
        chosen = [item for item in chosen if item.get_closest_marker("thorough")]
    if config.getoption("within"):
        chosen = cheapest(config, chosen)
    if chosen is not items:
        left = set(items) - set(chosen)
        config.hook.pytest_deselected(items=[item for item in items if item in left])
        items[:] = chosen


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a test that would begin after the time for all of them."""
    within = item.config.getoption("within")
    if within and time.monotonic() - item.config.stash[BEGUN] > within:
        pytest.skip(NO_TIME)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Exclude all modules loaded by now from garbage collection; start the clock of the tests."""
    gc.freeze()
    session.config.stash[BEGUN] = time.monotonic()


def cheapest(config: pytest.Config, items: list[pytest.Item]) -> list[pytest.Item]:
    """Select the cheapest tests that fit into the time, by their last durations, in file order."""
    took = config.cache.get(SECONDS, {}) if config.cache else {}
    workers = int(getattr(config, "workerinput", {}).get("workercount", 1))
    left, fit = 1000 * float(config.getoption("within")) * workers, set[pytest.Item]()
    for item in sorted(items, key=lambda it: took.get(it.nodeid, UNKNOWN)):
        left -= took.get(item.nodeid, UNKNOWN)
        if left < 0:
            break
        fit.add(item)
    return [item for item in items if item in fit]
