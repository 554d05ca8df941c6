"""Hosting with the files in deploy/ and the commands of docs/deploy.md, in a folder instead of
/srv."""

import os
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
import time
import tomllib
from contextlib import closing
from itertools import chain
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import farmyard
from farmyard.server.live.settings import PREFIX
from farmyard.server.supervising import PATIENCE
from farmyard.server.words import say
from tests.release import EXTRAS
from tests.server.test_store import CHAIRS, row, with_store
from tests.thorough import THOROUGH

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "deploy.md").read_text()
UNITS = ("farmyard.service", "farmyard-backup.service", "farmyard-backup.timer")
EXPOSED = 2.0  # at most, by `systemd-analyze security`; a unit without options has 9.2
OLD = 40 * 24 * 3600.0

# Stand-ins for a real host's users and services; all other commands are real.
SUDO = '#!/bin/sh\nshift 3  # -H -u farmyard\nexec "$@"\n'
SYSTEMCTL = '#!/bin/sh\necho "$@" >> "$SAID"\n'
INSTALL = '#!/bin/sh\n[ "$1 $2 $4" = "-d -o -g" ] && shift 5 && exec /usr/bin/install -d "$@"\n'
FARMYARD = '#!/bin/sh\nexec {python} -m farmyard.terminal.main "$@"\n'


class Machine:
    """A folder that stands for /srv, and a Farmyard with one table."""

    def __init__(self, folder: Path) -> None:
        self.srv, self.said = folder / "srv", folder / "said"
        self.data, self.backup = self.srv / "farmyard" / "data", self.srv / "backup"
        self.program = self.srv / "farmyard" / "venv" / "bin" / "farmyard"
        self.bin = folder / "bin"
        for each in (self.data, self.backup, self.program.parent, self.bin):
            each.mkdir(parents=True)
        program = FARMYARD.format(python=shlex.quote(sys.executable))
        for path, text in (
            (self.program, program),
            (self.bin / "sudo", SUDO),
            (self.bin / "systemctl", SYSTEMCTL),
            (self.bin / "install", INSTALL),
        ):
            path.write_text(text)
            path.chmod(0o755)
        with_store(self.data / "farmyard.db", lambda store: store.open_table(row(), CHAIRS))
        (self.data / "farmyard.secret").write_text("a secret of our own, long enough")
        (self.data / "farmyard.secret").chmod(0o600)

    def mapped(self, text: str) -> str:
        return text.replace("/srv/", f"{self.srv}/")

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        known = os.environ | {"PATH": f"{self.bin}:{os.environ['PATH']}", "SAID": str(self.said)}
        return subprocess.run(command, env=known, capture_output=True, text=True, check=True)

    def typed(self, lines: str) -> None:
        self.run("bash", "-euc", self.mapped(lines))

    def back_up(self) -> None:
        """Run the commands of the backup service as systemd would."""
        database = re.search(r"^DATABASE=(.*)$", (DEPLOY / "farmyard.env").read_text(), re.M)
        assert database
        for command in settings("farmyard-backup.service", "ExecStart"):
            plain = command.replace("${DATABASE}", database[1])
            plain = plain.replace("$$", "$").replace("%%", "%")
            self.run(*shlex.split(self.mapped(plain)))

    def backups(self) -> list[Path]:
        return sorted(self.backup.glob("*.db"))


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def settings(unit: str, name: str) -> list[str]:
    return re.findall(rf"^{name}=(.*)$", (DEPLOY / unit).read_text(), re.M)


def lines(holding: str) -> str:
    """Return the page's shell block that contains this text."""
    (found,) = (each for each in re.findall(r"```sh\n(.*?)```", PAGE, re.S) if holding in each)
    return str(found)


def tables(path: Path) -> int:
    with closing(sqlite3.connect(path)) as line:
        return int(line.execute("SELECT count(*) FROM tables").fetchone()[0])


def test_every_night_a_backup_and_old_ones_go(machine: Machine) -> None:
    for name in ("farmyard-2020-01-01-0415.db", "farmyard-2020-01-01-0415.secret", "mine.db"):
        (machine.backup / name).write_text("long ago")
        os.utime(machine.backup / name, (time.time() - OLD,) * 2)
    machine.back_up()
    made, mine = machine.backups()
    assert (re.sub(r"\d", "0", made.name), mine.name) == ("farmyard-0000-00-00-0000.db", "mine.db")
    assert tables(made) == 1
    assert [each.name for each in machine.backup.glob("*.secret")] == [made.stem + ".secret"]


def test_old_backups_stay_if_none_can_be_made(machine: Machine) -> None:
    old = machine.backup / "farmyard-2020-01-01-0415.db"
    old.write_text("long ago")
    os.utime(old, (time.time() - OLD,) * 2)
    shutil.rmtree(machine.data)
    with pytest.raises(subprocess.CalledProcessError):
        machine.back_up()
    assert machine.backups() == [old]


def test_the_way_back_works_as_it_is_written(machine: Machine) -> None:
    """S3-7: the documented restore replaces database, WAL and secret, even when it is repeated."""
    machine.back_up()
    for times in (1, 2):
        (machine.data / "farmyard.db").write_text("damaged")
        (machine.data / "farmyard.db-wal").write_text("moves of the damaged file")
        (machine.data / "farmyard.secret").write_text("another secret, as long as that")
        machine.typed(lines(" restore ").replace("%H%M%S", f"%H%M%S-{times}"))
        assert tables(machine.data / "farmyard.db") == 1
        assert (machine.data / "farmyard.secret").read_text().startswith("a secret of our own")
        assert not (machine.data / "farmyard.db-wal").exists()
    aside = [each.read_text() for each in (machine.srv / "farmyard").glob("aside-*/farmyard.db")]
    assert aside == ["damaged", "damaged"]
    assert machine.said.read_text().split("\n")[:2] == ["stop farmyard", "start farmyard"]


def test_before_an_upgrade_there_is_a_backup(machine: Machine) -> None:
    command = lines("before-").partition("/srv/farmyard/venv/bin/pip")[0]
    machine.typed(command)
    (made,) = machine.backups()
    assert re.sub(r"\d", "0", made.name) == "before-0000-00-00-0000.db"
    assert tables(made) == 1


def test_the_program_is_called_by_its_whole_name_and_user() -> None:
    for piece in re.findall(r"```sh\n(.*?)```", PAGE, re.S):
        for command in piece.replace("\\\n", "").splitlines():
            assert not command.startswith("farmyard "), command
            if "/bin/farmyard " in command:
                assert command.startswith("sudo -H -u farmyard /srv/farmyard/venv/bin/farmyard ")


def test_systemd_reads_the_units(machine: Machine, tmp_path: Path) -> None:
    """systemd accepts the units, and rates their exposure as low."""
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("there is no systemd-analyze on this machine")
    folder = tmp_path / "units"
    folder.mkdir()
    for unit in UNITS:
        (folder / unit).write_text(machine.mapped((DEPLOY / unit).read_text()))
    done = subprocess.run(
        [analyze, "verify", *(folder / unit for unit in UNITS)], capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    for unit in UNITS[:2]:
        done = subprocess.run(
            [analyze, "security", "--offline=true", "--no-pager", folder / unit],
            capture_output=True,
            text=True,
        )
        level = re.search(r"exposure level for \S+: ([\d.]+)", done.stdout)
        assert level, done.stderr
        assert float(level[1]) <= EXPOSED


def test_both_services_are_held_alike() -> None:
    """Server and backup service have equal hardening options, so that none is forgotten in one."""
    kept = {"ExecStart", "Type", "Restart", "RestartSec", "TimeoutStopSec", "LimitNOFILE"}
    kept |= {"MemoryMax", "ReadWritePaths", "RemoveIPC", "ExecReload"}
    held = []
    for unit in UNITS[:2]:
        section = (DEPLOY / unit).read_text().partition("[Service]")[2].partition("[Install]")[0]
        pairs = (each.partition("=") for each in section.splitlines() if "=" in each)
        held.append(
            {(name, value) for name, _, value in pairs if name not in kept and name[0] != "#"}
        )
    assert held[0] == held[1]
    assert len(held[0]) > 20


def test_the_image_has_what_it_copies() -> None:
    """Every COPY of the Containerfile names an existing file that .dockerignore lets through."""
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    let_through = {each[1:] for each in ignored if each.startswith("!")}
    copied = [
        name
        for command in re.findall(
            r"^COPY (?!--from)(.*)$", (DEPLOY / "Containerfile").read_text(), re.M
        )
        for name in command.split()[:-1]
    ]
    assert set(copied) == let_through
    assert all((ROOT / name).exists() for name in copied)


def test_a_server_is_installed_from_versions_with_hashes() -> None:
    """Every package that a server needs has one version within its bounds, and hashes."""
    locked = (DEPLOY / "requirements.txt").read_text("utf-8").replace("\\\n", "").splitlines()
    named = [Requirement(line.split("--hash")[0]) for line in locked if line[0] != "#"]
    versions = {
        canonicalize_name(each.name): str(each.specifier).removeprefix("==") for each in named
    }
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = [project["optional-dependencies"][extra] for extra in EXTRAS]
    for wanted in map(Requirement, chain(project["dependencies"], *extras)):
        if wanted.name == project["name"]:
            assert wanted.extras <= {*EXTRAS}
            continue
        assert wanted.specifier.contains(versions[canonicalize_name(wanted.name)]), wanted
    assert all("--hash=sha256:" in line for line in locked if line[0] != "#")
    assert PAGE.count("--require-hashes -r deploy/requirements.txt") == 2
    assert "--require-hashes" in (DEPLOY / "Containerfile").read_text()


def test_nothing_believes_everybody() -> None:
    """S3-4: only a proxy with a fixed address is trusted, and it overwrites X-Forwarded-For."""
    for path in DEPLOY.iterdir():
        text = path.read_text()
        assert not re.search(r"FORWARDED_ALLOW_IPS\W+\*", text), path
        assert "proxy_add_x_forwarded_for" not in text, path
    compose = (DEPLOY / "compose.yaml").read_text()
    (believed,) = re.findall(r"FORWARDED_ALLOW_IPS: ([\d.]+)", compose)
    assert f"ipv4_address: {believed}" in compose


def test_no_part_of_nginx_logs_links_or_believes_a_host() -> None:
    """Every server block is silent, and none repeats the name a client sends."""
    text = re.sub(r"#.*", "", (DEPLOY / "nginx.conf").read_text())
    blocks = re.split(r"^server \{", text, flags=re.M)[1:]
    assert len(blocks) == 3
    for block in blocks:
        assert "access_log off;" in block
        assert re.search(r"error_log \S+ crit;", block)
        assert not re.search(r"return .*\$host", block)
    assert [("default_server" in each, "return 444;" in each) for each in blocks] == [
        (False, False), (False, False), (True, True),
    ]  # fmt: skip
    for listens in re.findall(r"listen .*443.*;", text):
        assert " http2" in listens
    for name in ("nginx.conf", "Caddyfile"):
        assert "Strict-Transport-Security" in (DEPLOY / name).read_text()
    assert not re.search(r"^\s*log\b", (DEPLOY / "Caddyfile").read_text(), re.M)


def test_a_page_from_disk_is_shown_in_every_language_while_the_server_restarts() -> None:
    (name,) = re.findall(r"error_page 502 .* /(\S+);", (DEPLOY / "nginx.conf").read_text())
    page = (DEPLOY / name).read_text()
    assert sorted(re.findall(r'<p lang="(..)">', page)) == sorted(say.languages)
    assert not re.search(r"(src|href)=|url\(|@import", page), "all else is away too"
    assert f"deploy/{name} /var/www/farmyard/{name}" in PAGE


def test_the_service_waits_longer_than_its_workers_take_to_stop() -> None:
    assert float(settings("farmyard.service", "TimeoutStopSec")[0]) > PATIENCE
    assert f"#{PREFIX}WORKERS=" in (DEPLOY / "farmyard.env").read_text()


def test_the_page_leads_to_every_file_that_is_copied() -> None:
    for name in (
        "farmyard.service", "Caddyfile", "nginx.conf", "restarting.html", "Containerfile",
        "compose.yaml", "requirements.txt",
    ):  # fmt: skip
        assert f"](../deploy/{name})" in PAGE
    for name in re.findall(
        r"deploy/([\w.-]+)", " ".join(re.findall(r"```sh\n(.*?)```", PAGE, re.S))
    ):
        assert list(DEPLOY.glob(name)) or name in (".env", "farmyard"), name


def builder() -> str | None:
    """Return a working container builder of this machine, if there is one."""
    for name in ("podman", "docker"):
        if (
            shutil.which(name)
            and not subprocess.run([name, "info"], capture_output=True).returncode
        ):
            return name
    return None


@pytest.mark.thorough
@pytest.mark.skipif(
    not THOROUGH or builder() is None, reason="the long run builds an image, where a builder is"
)
def test_the_image_is_built() -> None:
    by = builder()
    assert by is not None
    file = str(ROOT / "deploy" / "Containerfile")
    subprocess.run([by, "build", "--tag", "farmyard:tried", "--file", file, str(ROOT)], check=True)
    run = [by, "run", "--rm", "farmyard:tried", "farmyard", "--version"]
    told = subprocess.run(run, check=True, capture_output=True, text=True).stdout
    assert farmyard.__version__ in told
