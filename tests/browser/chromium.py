"""Finds a Chromium for the tests; ``python -m tests.browser.chromium`` installs one if need be.

Best is the one without windows of its own, Chromium's *headless shell*: it draws and behaves as the
other does, with two thirds of the work.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

SHELL = "chromium-headless-shell"
FONTS = "fonts-liberation"  # for letters that our typeface lacks
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
OF_PLAYWRIGHT = (
    "chromium_headless_shell-*/*/*headless*shell",
    "chromium-*/chrome-linux*/chrome",
    "chromium-*/chrome-mac*/**/Chromium",
)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",  # no GPU process, as there is no GPU: a tenth less work
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find() -> str | None:
    """Return the path of a Chromium: ``FARMYARD_CHROMIUM``, the system's, or Playwright's own."""
    named = os.environ.get("FARMYARD_CHROMIUM")
    system = next((path for name in NAMES if (path := shutil.which(name))), None)
    return named or system or _of_playwright()


def _of_playwright() -> str | None:
    cache = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or Path.home() / ".cache/ms-playwright")
    for pattern in OF_PLAYWRIGHT:
        for path in sorted(cache.glob(pattern), reverse=True):
            return str(path)
    return None


def install() -> None:
    """Install Chromium from the system's packages if allowed, else by Playwright."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        _run("apt-get", "update")
        for packages in ([SHELL, FONTS], ["chromium"]):
            if not find():
                _run("apt-get", "install", "-y", *packages)
    if not find():
        _run(sys.executable, "-m", "playwright", "install", "--only-shell", "chromium")


def _run(*command: str) -> None:
    subprocess.run(command, stdout=subprocess.DEVNULL, check=False)


if __name__ == "__main__":
    if not find():
        print("No Chromium found: installing one for the browser tests.")
        install()
    found = find()
    print(f"Chromium: {found}" if found else "No Chromium: the browser tests will fail.")
    sys.exit(0 if found else 1)
