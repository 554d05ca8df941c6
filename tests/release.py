"""Builds the wheel and the source archive, and plays from each in an empty environment.

``python -m tests.release lock`` (or ``make lock``) writes ``deploy/requirements.txt``: the versions
of a server's packages, with hashes.  ``python -m tests.release`` (or ``make release``) writes both
archives into ``dist`` with a bill of these materials (CycloneDX), and tries them with every Python
from 3.11 to 3.14 that is found on this machine; it says which were not.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
TRIED = """
import sys
from farmyard.core import catalogue
from farmyard.lab.playouts import play_out
for card in catalogue.cards():
    played = play_out(card.key, card.default_seats, games=5, seed=1)
    assert played.decisions.min() > 0
print(f"    {len(catalogue.keys())} games played by Python {sys.version.split()[0]}")
"""


LOCKED = ROOT / "deploy" / "requirements.txt"
EXTRAS = ("play", "postgres", "metrics", "print", "push")
BILL = DIST / "farmyard.cdx.json"
SAID = "# Written by `make lock`: everything that a server needs, with hashes.\n"


def lock() -> None:
    """Write down the newest versions that a server may have, for every Python and system."""
    wanted = [word for extra in EXTRAS for word in ("--extra", extra)]
    quiet = ("--no-header", "--no-annotate", "--no-emit-index-url", "--quiet")
    every = ("--universal", "--python-version", VERSIONS[0], "--generate-hashes", "--upgrade")
    command = [sys.executable, "-m", "uv", "pip", "compile", *every, *wanted, *quiet]
    project = str(ROOT / "pyproject.toml")
    found = subprocess.run([*command, project], check=True, capture_output=True, text=True).stdout
    LOCKED.write_text(SAID + found, "utf-8")


def bill() -> None:
    """Write a bill of materials of what a server is installed from."""
    project = ["--pyproject", str(ROOT / "pyproject.toml"), "--output-reproducible"]
    command = [sys.executable, "-m", "cyclonedx_py", "requirements", *project, "-o", str(BILL)]
    subprocess.run([*command, str(LOCKED)], check=True)


def build() -> list[Path]:
    """Build both archives; return their paths, the wheel first."""
    shutil.rmtree(DIST, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "build", "--outdir", str(DIST), str(ROOT)], check=True)
    (wheel,), (archive,) = DIST.glob("*.whl"), DIST.glob("*.tar.gz")
    return [wheel, archive]


def python(version: str) -> str | None:
    """Return the Python of a version, if this machine has one that runs."""
    found = shutil.which(f"python{version}")
    if found and subprocess.run([found, "--version"], capture_output=True).returncode == 0:
        return found
    return None


def play(made: Path, by: str) -> None:
    """Install an archive into an empty environment, away from these files, and play from it."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([by, "-m", "venv", f"{folder}/venv"], check=True)
        inside = Path(folder, "venv", "Scripts" if sys.platform == "win32" else "bin")
        pip = [str(inside / "python"), "-m", "pip", "install", "--quiet"]
        subprocess.run([*pip, str(made)], check=True, cwd=folder)
        subprocess.run([str(inside / "python"), "-c", TRIED], check=True, cwd=folder)
        alone = subprocess.run([str(inside / "farmyard")], cwd=folder, stderr=subprocess.PIPE)
        assert b"farmyard[play]" in alone.stderr, "the library alone says what to install"
        subprocess.run([*pip, f"{made}[print]"], check=True, cwd=folder)
        box = [str(inside / "farmyard"), "print", "by_golly", "--out", f"{folder}/box.pdf"]
        subprocess.run(box, check=True, cwd=folder, stdout=subprocess.DEVNULL)


def main() -> None:
    if sys.argv[1:] == ["lock"]:
        lock()
        return
    made_of = build()
    bill()
    for made in made_of:
        print(f"{made.name}: {made.stat().st_size / 1e6:.1f} MB", flush=True)
        for version in VERSIONS:
            if by := python(version):
                play(made, by)
            else:
                print(f"    Python {version}: not on this machine")


if __name__ == "__main__":
    main()
