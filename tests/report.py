"""Report at the end of a test run: the failures, where they are, and the slowest tests.

With ``--again`` a browser test that failed is run once more by itself.  If it passes then the run
is green, and the test is named as UNSTEADY: a defect to mend.
"""

import linecache
import os
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

MOST = 24  # failures named one by one
SLOWEST = 10
SECONDS = f"farmyard/{'plain' if os.environ.get('NUMBA_DISABLE_JIT') else 'compiled'}"
"""The cache entry with each test's last duration, in milliseconds."""
BROWSER = "tests/browser/"
NO_TIME = "no time left"  # why a test is skipped that was chosen for a short run


@dataclass(frozen=True)
class Failure:
    """A test that failed: its place, the source line there, and the error in one line."""

    test: str
    place: str
    line: str
    error: str

    def lines(self) -> list[str]:
        found = [self.test, f"    {self.place}: {self.line}" if self.place else ""]
        return [each for each in (*found, f"    {self.error}") if each.strip()]


@dataclass(eq=False)
class Report:
    """A plugin that records the outcome of every test of a run."""

    again: bool
    cache: pytest.Cache | None
    failed: dict[str, Failure] = field(default_factory=dict)
    unsteady: dict[str, Failure] = field(default_factory=dict)
    seconds: Counter[str] = field(default_factory=Counter)
    left: set[str] = field(default_factory=set)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.skipped and NO_TIME in str(report.longrepr):
            self.left.add(report.nodeid)
        if report.nodeid not in self.left:
            self.seconds[report.nodeid] += int(1000 * report.duration)  # including its set-up
        if report.failed:
            self.failed.setdefault(report.nodeid, failure(report))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.setdefault(report.nodeid, failure(report))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.cache:
            self.cache.set(SECONDS, {**self.cache.get(SECONDS, {}), **self.seconds})
        if not self.again or not self.failed or any(_fails_for_good(t) for t in self.failed):
            return
        if all(_passes_alone(test) for test in self.failed):
            self.unsteady, self.failed = self.failed, {}
            session.exitstatus = pytest.ExitCode.OK
            terminal: Any = session.config.pluginmanager.get_plugin("terminalreporter")
            terminal.stats["unsteady"] = terminal.stats.pop("failed", []) + terminal.stats.pop(
                "error", []
            )

    @pytest.hookimpl(trylast=True)
    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        for title, found in (("FAILED", self.failed), ("UNSTEADY", self.unsteady)):
            if found:
                terminalreporter.section(title)
                for line in named(list(found.values())):
                    terminalreporter.write_line(line)
        if self.left:
            terminalreporter.write_line(f"{NO_TIME} for {len(self.left)} tests; make test has all")
        if self.seconds:
            terminalreporter.section(f"the {SLOWEST} slowest")
        for test, took in self.seconds.most_common(SLOWEST):
            terminalreporter.write_line(f"{took / 1000:6.1f} s  {test}")


def _fails_for_good(test: str) -> bool:
    return not test.startswith(BROWSER)


def _passes_alone(test: str) -> bool:
    """Run a test once more by itself; return whether it passes."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-q", test]
    return subprocess.run(command, check=False).returncode == 0


def named(failures: list[Failure]) -> list[str]:
    """Return the lines about failures that fit a screen, then a count of the rest."""
    found, left = [], list(failures)
    while left and len(found) + len(left[0].lines()) <= MOST:
        found += left.pop(0).lines()
    return found + ([f"and {len(left)} more, from {left[0].test} on"] if left else [])


def failure(report: pytest.TestReport | pytest.CollectReport) -> Failure:
    """Return a test's failure at the innermost line of a test, or of our code, or of any."""
    crash = getattr(report.longrepr, "reprcrash", None)
    if crash is None:
        text = str(report.longrepr or "").strip().splitlines() or ["no reason was given"]
        return Failure(report.nodeid, "", "", text[-1][:160])
    places = [(str(crash.path), int(crash.lineno))]
    traceback = getattr(report.longrepr, "reprtraceback", None)
    for entry in getattr(traceback, "reprentries", []):
        if (at := getattr(entry, "reprfileloc", None)) is not None:
            places.append((str(at.path), int(at.lineno)))
    ours = [place for place in places if _is_test(place[0])]
    path, number = (ours or places)[-1]
    line = linecache.getline(str(Path(path).absolute()), number).strip()
    error = (str(crash.message).splitlines() or [""])[0]
    return Failure(report.nodeid, f"{path}:{number}", line[:120], error[:160])


def _is_test(path: str) -> bool:
    return path.startswith("tests/") or f"{Path(__file__).parent}" in path
