"""Style sheets take type, layers, corners, shadows, spacing and colours from tokens.css."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.test_styles import ALL, SRC, STATIC

TOKENS = STATIC / "tokens.css"
NAMES = set(re.findall(r"(--[a-z][\w-]*):", TOKENS.read_text("utf-8")))
SHEETS = [sheet for sheet in ALL if sheet != TOKENS]
DECLARATION = re.compile(r"(?<=[;{}])\s*(-?-?[a-z][\w-]*):\s*([^;{}]+)")
ASIDE = re.compile(r"/\*.*?\*/|url\([^)]*\)", re.DOTALL)
CALCULATION = re.compile(r"\b(?:calc|min|max|clamp)(\((?:[^()]|\([^()]*\))*\))")
LENGTH = re.compile(r"(?<![\w.#])-?(?:\d*\.)?\d+(?:px|rem|pt|ch|ex|mm|cm)\b")
NUMBER = re.compile(r"(?<![\w.-])-?(?:[1-9]\d*)\b")
COLOUR = re.compile(
    r"#(?!0000\b|fff0\b)[0-9a-fA-F]{3,8}\b|\b(?:rgba?|hsla?)\(|(?<![\w-])(?:white|black|gr[ae]y|red)(?![\w-])"
)
ROOM = 36
"""Pixels from which on a space is room for a thing that lies there, and a measure of that thing."""


def small_space(value: str) -> bool:
    """Return whether a value has a space that is no room for a thing."""
    measured = re.findall(r"([\d.]+)(px|rem)\b", value)
    return any(float(n) * (16 if unit == "rem" else 1) < ROOM for n, unit in measured)


HELD: dict[str, Callable[[str], object]] = {
    r"(?!--).*": COLOUR.search,
    r"font(-size)?": LENGTH.search,
    r"z-index": NUMBER.search,
    r"border(-\w+)*-radius": LENGTH.search,
    r"box-shadow": LENGTH.search,
    r"(row-|column-)?gap|padding(-\w+)*": small_space,
}
"""Patterns of values that belong in the tokens, by property."""


def by_a_drawing(calculation: re.Match[str]) -> str:
    """Return no length of a calculation with a variable that a drawing sets, and all of another."""
    own = set(re.findall(r"var\((--[\w-]+)", calculation[0])) - NAMES
    return "" if own else calculation[1]


def declarations(styles: str) -> list[tuple[str, str]]:
    """Return the properties that a sheet sets, each with its value."""
    return DECLARATION.findall("{" + ASIDE.sub("", styles))


def raw(styles: str) -> list[str]:
    """Return the declarations of a sheet with a value that belongs in tokens.css."""
    found = []
    for name, value in declarations(styles):
        measured = CALCULATION.sub(by_a_drawing, value)
        for held, wrong in HELD.items():
            if re.fullmatch(held, name) and wrong(measured):
                found.append(f"{name}: {' '.join(value.split())}")
    return found


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: str(path.relative_to(SRC.parents[1])))
def test_a_sheet_takes_its_values_from_the_tokens(sheet: Path) -> None:
    assert raw(sheet.read_text("utf-8")) == []


def test_a_colour_of_the_house_is_named_in_the_tokens_alone() -> None:
    """A game's sheet may name colours of its own; those of pages and parts are all tokens."""
    games = [*SRC.glob("games/*/page/*.css"), *SRC.parents[1].glob("examples/*/page/*.css")]
    for sheet in set(SHEETS) - set(games):
        assert [v for _, v in declarations(sheet.read_text("utf-8")) if COLOUR.search(v)] == []


@pytest.mark.parametrize(
    "wrong",
    [
        "color: #fff",
        "background: linear-gradient(90deg, var(--ink) 50%, #0e1224cc 0)",
        "border-left: 2px solid rgb(0, 0, 0)",
        "box-shadow: var(--lie) black",
        "fill: gray",
        "font-size: 15px",
        "font-size: max(.875rem, var(--t-2))",
        "font: 700 1rem/1 var(--face)",
        "gap: .625rem",
        "column-gap: 2px",
        "padding: 0 var(--s-1) 35px",
        "padding-inline-start: calc(2*1rem)",
        "z-index: 1",
        "z-index: -1",
        "border-radius: 50% 3px",
        "border-top-left-radius: 1rem",
        "box-shadow: var(--lie) var(--ink), 0 0 0 2px var(--ink)",
    ],
)
def test_a_raw_value_is_found(wrong: str) -> None:
    assert raw(f"@media (x) {{ a {{ margin: auto; {wrong}; }} }}") == [wrong]


@pytest.mark.parametrize(
    "right",
    [
        "--ground: #fff",
        "color: CanvasText",
        "fill: url(#fade)",
        "background: linear-gradient(var(--ink), #0000)",
        "font-size: var(--t-2)",
        "font-size: max(var(--t-1), calc(var(--w)*.15 + 1px))",
        "font-size: .6em",
        "font: inherit",
        "z-index: 0",
        "gap: 0 1.4em",
        "padding: var(--s-1) 4% calc(var(--u)*.2 + 2px) 2.25rem",
        "border-radius: 50% calc(var(--u)*.1)",
        "box-shadow: var(--lie) var(--ink), 0 calc(var(--k)*2px + 1px) 0 var(--ink)",
        "box-shadow: 0 0 0 .08em var(--milk)",
    ],
)
def test_tokens_and_measures_of_drawings_may_stand(right: str) -> None:
    assert raw(f"a {{ {right}; }}") == []
