"""The page's scripts outside a browser: what they compute, their types, and their linting.

Deno does all three; it comes from Python's package index like everything else.  What parts of a
page mean is implemented twice, in ``choosing.py`` for pages without scripts and in ``choose.js``:
both are tested with the vectors in ``picking.json``.
"""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from deno import find_deno_bin

from farmyard.server.web.drawing import choosing
from farmyard.server.web.drawing.choosing import Choice

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
SOURCE = ROOT / "src" / "farmyard"
SCRIPTS = sorted(SOURCE.rglob("*.js"))
STYLES = sorted(SOURCE.rglob("*.css"))
WEB = SOURCE / "server" / "web"
VECTORS = json.loads((HERE / "picking.json").read_text())
OFFLINE = {"DENO_NO_UPDATE_CHECK": "1", "NO_COLOR": "1"}


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["about"])
def test_the_server_picks_as_the_page_does(vector: dict[str, Any]) -> None:
    choices = [offered(*each) for each in vector["choices"]]
    picked: list[str] = []
    for step in vector["steps"]:
        picked = choosing.pick(choices, picked, step["pick"])
        made = choosing.decided(choices, picked, step["pick"][-1])
        assert picked == step["picked"]
        assert numbers(choosing.holding(choices, picked)) == step["fits"]
        assert numbers(choosing.complete(choices, picked)) == step["whole"]
        assert (made and numbers([made])[0]) == step["made"]


def test_no_motion_shows_its_end_before_it_starts() -> None:
    """Browsers may draw a frame just before a motion starts; `move` lets it fill backwards."""
    calls = [
        script.read_text("utf-8")[found.start() :][:400]
        for script in SCRIPTS
        for found in re.finditer(r"\.animate\(", script.read_text("utf-8"))
    ]
    assert len(calls) == 3, "of `move`, of a deal and of what has been dragged"
    assert [call for call in calls if "fill: 'backwards'" not in call] == []


SAYS = re.compile(
    r"""(?:'(?:aria-label|aria-description|title|alt|placeholder)',|\.(?:textContent|innerText|title|
    alt|placeholder|ariaLabel)\s*=|\bcite\(\w+,|\b(?:alert|confirm|say|tell|read)\()\s*
    (['"`])(?P<said>(?:(?!\1).)*[A-Za-z]{2}(?:(?!\1).)*)\1""",
    re.VERBOSE,
)


def spoken(script: str) -> list[str]:
    """Return what a script says to people in words of its own: a text that is no message."""
    lines = (re.sub(r"\$\{[^}]*\}|word\([^)]*\)", "", line) for line in script.splitlines())
    return [found["said"] for line in lines if (found := SAYS.search(line))]


def test_no_script_has_words_of_its_own() -> None:
    """Texts that scripts put on a page or have read out come in the page's language."""
    assert len(spoken("a.setAttribute('aria-label', `${n || '?'}, put back`)")) == 1
    assert len(spoken("a.title = 'Look'")) == 1
    found = {path.name: spoken(path.read_text("utf-8")) for path in SCRIPTS}
    assert {name: said for name, said in found.items() if said} == {}


def offered(id: int | list[int], *parts: str) -> Choice:
    first, *then = [id] if isinstance(id, int) else id
    return Choice(first, parts, str, tuple(then))


def numbers(choices: list[Choice]) -> list[Any]:
    return [[*each.all] if isinstance(each.all, tuple) else each.all for each in choices]


def deno(tmp_path: Path, verb: str, *args: str | Path) -> None:
    """Run Deno, and fail with its output unless it succeeds."""
    env = os.environ | OFFLINE | {"DENO_DIR": str(tmp_path)}
    command = [find_deno_bin(), verb, "--config", HERE / "deno.json", *args]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_page_picks_as_the_server_does(tmp_path: Path) -> None:
    deno(tmp_path, "test", "--no-check", "--no-remote", "--no-npm", HERE)


def test_every_script_is_free_of_what_a_linter_finds(tmp_path: Path) -> None:
    deno(tmp_path, "lint", *SCRIPTS, HERE)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_no_text_of_a_script_goes_on_over_a_line(script: Path) -> None:
    """No text in a script spans lines, except within ``${…}`` of a template.

    Served scripts have no indentation, so it must not be part of a text.
    """
    lines = script.read_text().splitlines()
    ends = [line for line in lines if line.count("`") % 2]
    assert all(line.endswith("${") for line in ends[::2])
    assert all(line.lstrip().startswith("}") for line in ends[1::2])


def test_a_ternary_within_a_ternary_is_found(tmp_path: Path) -> None:
    nested = tmp_path / "nested.js"
    nested.write_text("export const sign = (n) => n < 0 ? -1 : [n > 0 ? 1 : 0]\n")
    with pytest.raises(AssertionError, match="no-nested-ternary"):
        deno(tmp_path, "lint", nested)


def test_every_script_and_style_is_formatted(tmp_path: Path) -> None:
    """Scripts and styles are as ``deno fmt --config tests/scripts/deno.json`` writes them."""
    deno(tmp_path, "fmt", "--check", *SCRIPTS, *STYLES, *HERE.glob("*.js"))


def check(tmp_path: Path, *scripts: Path) -> None:
    deno(tmp_path, "check", "--no-remote", "--no-npm", *scripts)


def as_served(folder: Path) -> list[Path]:
    """Copy all scripts to where they find each other: those of pages, which import by address, lie
    beside those that pages share."""
    copies = []
    for script in SCRIPTS:
        of_page = script.is_relative_to(WEB / "pages")
        place = WEB / "static" / script.name if of_page else script
        copy = folder / place.relative_to(SOURCE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(script, copy)
        copies.append(copy)
    return copies


def test_every_script_keeps_its_types(tmp_path: Path) -> None:
    assert [path.name for path in SCRIPTS if "\n// @ts-check\n" not in path.read_text()] == []
    check(tmp_path, *as_served(tmp_path / "farmyard"))


def test_a_page_that_asks_another_script_for_what_it_lacks_is_found(tmp_path: Path) -> None:
    copies = as_served(tmp_path / "farmyard")
    table = next(path for path in copies if path.name == "table.js")
    table.write_text(table.read_text() + "\nimport { nothing } from './dom.js'\nnothing()\n")
    with pytest.raises(AssertionError, match="no exported member 'nothing'"):
        check(tmp_path, *copies)


LOOSE = {
    "null.js": ("document.querySelector('p').textContent = ''", "possibly 'null'"),
    "any.js": ("export const twice = (n) => 2 * n", "implicitly has an 'any' type"),
    "closest.js": (
        "addEventListener('click', (event) => event.target?.closest('a'))", "'closest' does not",
    ),
    "timer.js": ("document.body.timer = 1", "'timer' does not exist"),
}  # fmt: skip
"""Scripts with a value that may be missing, and the error expected for each."""


def test_what_may_be_missing_is_found(tmp_path: Path) -> None:
    """One run reports the faults of all files, each with the file that it is in."""
    for name, (code, _) in LOOSE.items():
        (tmp_path / name).write_text(f"// @ts-check\n{code}\n")
    with pytest.raises(AssertionError) as found:
        check(tmp_path, *(tmp_path / name for name in LOOSE))
    told = re.split(r" at file://\S*/", str(found.value))
    said = dict(zip((after.partition(":")[0] for after in told[1:]), told, strict=False))
    assert said.keys() == LOOSE.keys()
    assert [name for name, (_, says) in LOOSE.items() if says not in said[name]] == []
