"""Tests wait for a condition, never for a time."""

import ast
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
TIMED = "# the time itself is tested"  # on the line of a sleep that is the point of its test


def sleeps(text: str) -> Iterator[str]:
    """Yield every line that waits for a time: Playwright's, or a sleep of so many seconds."""
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        timed = name == "wait_for_timeout" or (
            name == "sleep" and isinstance(node.args[0], ast.Constant) and node.args[0].value > 0
        )
        if timed and TIMED not in lines[node.lineno - 1]:
            yield f"{node.lineno}: {lines[node.lineno - 1].strip()}"


def test_no_test_sleeps_for_a_fixed_time() -> None:
    found = {str(path): [*sleeps(path.read_text())] for path in HERE.rglob("*.py")}
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_a_planted_sleep_is_found() -> None:
    planted = "page.wait_for_timeout(800)\nasyncio.sleep(0.5)\ntime.sleep(2)"
    assert len([*sleeps(planted)]) == 3
    assert [*sleeps(f"asyncio.sleep(0)\nsleep(pause())\ntime.sleep(1)  {TIMED}: why")] == []
