"""The command ``farmyard``: its output, and its one-line message for each mistake."""

import json
import subprocess
import sys

import pytest
from click.testing import CliRunner, Result

from farmyard.core import catalogue
from farmyard.core.wording.messages import speaking
from farmyard.terminal.main import main

KEY = catalogue.keys()[0]


def run(*args: str) -> Result:
    return CliRunner().invoke(main, args)


def test_games_lists_every_game_and_option() -> None:
    shown = run("games").output
    for card in catalogue.cards():
        assert card.key in shown
        assert all(option.name in shown for option in card.options)


@pytest.mark.parametrize("code", ["en", "de", "fr"])
@pytest.mark.parametrize("key", catalogue.keys())
def test_rules_prints_every_chapter_in_the_language_asked_for(key: str, code: str) -> None:
    with speaking(code):
        told = catalogue.card(key).text.document("terminal")
    chapters = [line.lstrip("# ") for line in told.splitlines() if line.startswith("##")]
    shown = run("rules", key, "--language", code)
    assert shown.exit_code == 0
    assert chapters != []
    assert [line for line in chapters if line not in shown.output] == []


@pytest.mark.parametrize("key", catalogue.keys())
def test_simulate_prints_json(key: str) -> None:
    shown = json.loads(run("simulate", key, "--games", "30", "--seed", "2", "--json").output)
    asked_for = "games decisions seconds decisions_per_second wins mean_score mean_decisions"
    assert set(asked_for.split()) <= set(shown)
    assert shown["games"] == 30
    assert sum(shown["wins"]) == pytest.approx(30, abs=0.01)


def test_simulate_plays_the_same_games_with_more_threads() -> None:
    once, twice = (
        json.loads(run("simulate", KEY, "--games", "50", "--threads", n, "--json").output)
        for n in ("1", "2")
    )
    assert once["wins"] == twice["wins"]
    assert once["decisions"] == twice["decisions"]


def test_simulate_for_a_reader() -> None:
    shown = run("simulate", KEY, "--bots", "fox,chick", "--games", "5")
    assert shown.exit_code == 0
    assert "decisions per second" in shown.output


MISTYPED = [
    (
        ["simulat"],
        "there is no command simulat; there are arena, backup, balance, check, games, mcp, ",
    ),
    (["simulate", "chess"], "there is no game chess; there are "),
    (["rules", "chess"], "there is no game chess; there are "),
    (["rules", KEY, "--language", "xx"], "--language can be en, de, fr, not xx"),
    (["play", "chess"], "there is no game chess; there are "),
    (["simulate", KEY, "--seats", "9"], "is for 2 to 6 players, not 9"),
    (["simulate", KEY, "--bots", "fox,wolf"], "there is no bot wolf"),
    (["simulate", KEY, "--bots", "fox,hen", "--seats", "3"], "do not go together"),
    (["simulate", KEY, "--option", "speed=9"], "has no option speed; it has start"),
    (["simulate", KEY, "--option", "lucky_duck"], "takes name=value"),
    (["simulate", KEY, "--option", "lucky_duck=maybe"], "can be choice or auto, not maybe"),
    (["simulate", KEY, "--option", "start=4", "--seats", "2"], "a seat from 0 to 1, not 4"),
    (["simulate", KEY, "--device", "abacus"], "is not one of 'cpu', 'cuda'"),
    (["simulate", KEY, "--device", "cuda", "--threads", "2"], "no --bots and no --threads"),
    (["simulate", KEY, "--device", "cuda", "--bots", "fox,hen"], "no --bots and no --threads"),
    (["simulate", KEY, "--games", "0"], "0 is not in the range"),
    (["simulate", KEY, "--games", "99999999999999999999"], "is not in the range 1<=x<=50000000"),
    (["simulate", KEY, "--treads", "2"], "there is no option --treads"),
    (["simulate"], "Missing argument"),
    (["--port", "high"], "'high' is not a valid"),
    (["--port", "70000"], "70000 is not in the range"),
]


@pytest.mark.parametrize(("args", "says"), MISTYPED, ids=lambda each: " ".join(each)[:40])
def test_what_is_mistyped_gets_one_line(args: list[str], says: str) -> None:
    shown = run(*args)
    assert shown.exit_code == 2
    assert says in shown.stderr
    assert shown.stderr.startswith("farmyard: ")
    assert shown.stderr.count("\n") == 1
    assert shown.stdout == ""


def test_a_database_that_cannot_be_gets_one_line(tmp_path: object) -> None:
    command = [sys.executable, "-m", "farmyard", "--no-browser", "--port", "0", "--db"]
    shown = subprocess.run(
        [*command, "/proc/nowhere/farmyard.db"], capture_output=True, text=True, timeout=60
    )
    assert shown.returncode == 2
    assert shown.stderr.count("\n") == 1
    assert "Traceback" not in shown.stderr


def test_simulate_takes_names_as_well_as_a_number() -> None:
    """Names of bots play as those bots, and any other name plays at random."""
    shown = json.loads(run("simulate", KEY, "--seats", "Ada,fox", "--games", "3", "--json").output)
    assert shown["bots"] == ["random", "fox"]
    shown = json.loads(run("simulate", KEY, "--seats", "Ada,Ben", "--games", "3", "--json").output)
    assert shown["bots"] == ["random", "random"]
    assert (
        "do not go together" in run("simulate", KEY, "--seats", "Ada,Ben", "--bots", "fox").stderr
    )


def test_play_takes_a_number_as_well_as_names() -> None:
    shown = CliRunner().invoke(main, ["play", KEY, "--seats", "5", "--seed", "1"], input="quit\n")
    assert "Hen 4" in shown.output


@pytest.mark.parametrize("verb", ["play", "simulate"])
def test_a_bot_that_is_none_is_no_person_either(verb: str) -> None:
    shown = run(verb, KEY, "--seats", "Ada,lion")
    assert shown.exit_code == 2
    assert shown.stderr.startswith("farmyard: lion is not a bot; bots are egg, chick, ")
