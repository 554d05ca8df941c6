"""The commands of the laboratory: their output, and one-line messages for mistakes."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from farmyard.core import catalogue
from farmyard.lab import extra
from farmyard.terminal.main import main
from tests.golden import games_of

KEY = catalogue.keys()[0]
GAME = str(min(games_of(KEY), key=lambda path: len(path.read_text())))


def run(*args: str) -> Result:
    return CliRunner().invoke(main, args)


def few(verb: str, *args: str) -> Result:
    return run(verb, KEY, *args, "--games", "4", "--processes", "1", "--seed", "2")


# -- Arena ----------------------------------------------------------------------


def test_the_arena_for_a_reader() -> None:
    shown = few("arena", "--bots", "random,chick,fox", "--seats", "2")
    assert shown.exit_code == 0
    lines = [line.split() for line in shown.output.splitlines()]
    order = [line[0] for line in lines if line and line[-1] == "ms"]
    assert order[0] == "fox"
    assert sorted(order) == ["chick", "fox", "random"]
    met = [line[:3] for line in lines if len(line) > 5 and line[5] == "%"]
    assert met == [["random", "chick", "4"], ["random", "fox", "4"], ["chick", "fox", "4"]]


def test_the_arena_for_a_program() -> None:
    shown = json.loads(few("arena", "--bots", "random,fox", "--seats", "2", "--json").output)
    low, high = (each["rating"][0] for each in shown["standings"])
    assert low < 0 < high
    assert shown["games"] == 4
    share, least, most = shown["pairs"][0]["share"]
    assert 0 <= least <= share <= most <= 1


def test_the_arena_needs_no_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    """The arena works without extras, since ratings are fitted by NumPy."""
    monkeypatch.setattr(extra, "has", lambda package: False)
    shown = json.loads(few("arena", "--bots", "random,fox", "--seats", "2", "--json").output)
    assert all(isinstance(each["rating"][0], float) for each in shown["standings"])


def test_a_program_from_outside_in_the_arena(tmp_path: Path) -> None:
    sound, silly = Path("examples/arena_bot.py").absolute(), tmp_path / "silly.py"
    silly.write_text("raise SystemExit('no bones today')")
    shown = few("arena", "--players", f"fox,program:{sound},program:{silly}", "--seats", "2")
    assert shown.exit_code == 0
    said = [line for line in shown.output.splitlines() if " by what it did" in line]
    assert len(said) == 1
    assert said[0].startswith(f"program:{silly} lost 8 of 8 games by what it did; the first: at ")
    assert said[0].endswith("ended with exit code 1: no bones today.")


def test_the_arena_adds_to_a_file_of_ratings(tmp_path: Path) -> None:
    file = str(tmp_path / "ratings.json")
    asked = ["arena", "--bots", "chick,hen,fox", "--seats", "2", "--ratings", file]
    shown = few(*asked)
    assert "By all games in the file, where hen has 1500 points by definition:" in shown.output
    assert re.search(r"^hen +1\.0\.0 +8 +1500 ± 0$", shown.output, re.M)
    for again, games in (("2", 8), ("3", 16)):  # equal games, and more
        command = ["arena", KEY, *asked[1:], "--games", "4", "--processes", "1", "--json"]
        rated = json.loads(run(*command, "--seed", again).output)["ratings"]
        assert rated["anchor"] == "hen"
        assert {each["games"] for each in rated["players"]} == {games}
        assert rated["players"][0]["name"] == "fox"


def test_an_anchor_that_does_not_play_is_missed_before_the_first_game(tmp_path: Path) -> None:
    file = tmp_path / "ratings.json"
    shown = few("arena", "--bots", "chick,fox", "--ratings", str(file))
    assert "hen, who has 1500 by definition, does not play" in shown.stderr
    assert not file.exists()
    shown = few("arena", "--bots", "chick,fox", "--ratings", str(file), "--anchor", "chick")
    assert "where chick has 1500 points" in shown.output


# -- Balance --------------------------------------------------------------------


def test_balance_for_a_reader(tmp_path: Path) -> None:
    shown = few("balance", "--seats", "2-3", "--vary", "last_card_safe", "--out", str(tmp_path))
    assert shown.exit_code == 0
    assert "None of these 10 parts is uneven beyond chance" in shown.output
    for heading in ("by place", "How games end", "How long games last", "Scores"):
        assert heading in shown.output
    rows = [line.split() for line in shown.output.splitlines()]
    assert [row[:2] for row in rows if len(row) > 3 and row[2].endswith(".0")][:4] == [
        ["2", "no"],
        ["2", "yes"],
        ["3", "no"],
        ["3", "yes"],
    ]
    assert sorted(path.suffix for path in tmp_path.iterdir()) == sorted(
        [".csv", ".json", *[".png", ".svg"] * 3]
    )


def test_balance_for_a_program() -> None:
    shown = json.loads(few("balance", "--seats", "2", "--bots", "fox", "--json").output)
    (cell,) = shown["cells"]
    assert cell["games"] == 4
    assert (shown["compared"], shown["uneven_places"]) == (2, [])
    assert sum(share for share, *_ in cell["endings"].values()) == pytest.approx(1)
    assert cell["lengths"]["decisions"]["longest"] >= cell["lengths"]["decisions"]["median"]


def test_plots_are_asked_for_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(extra, "has", lambda package: False)
    says = "farmyard: plots need matplotlib; get it with: pip install 'farmyard[lab]'\n"
    asked = (
        ["balance", KEY, "--games", "1000000", "--out", str(tmp_path)],
        ["review", GAME, "--worlds", "1000000", "--plot", "curve.png"],
    )
    for args in asked:
        shown = run(*args)
        assert (shown.exit_code, shown.stderr, shown.stdout) == (2, says, "")
    assert list(tmp_path.iterdir()) == []


# -- Review ---------------------------------------------------------------------


def test_a_review_for_a_reader(tmp_path: Path) -> None:
    plot = tmp_path / "curve.svg"
    shown = run("review", GAME, "--worlds", "8", "--processes", "1", "--plot", str(plot))
    assert shown.exit_code == 0
    assert "own choices" in shown.output
    assert "Ada" in shown.output
    assert "<svg" in plot.read_text()


def test_a_review_for_a_program() -> None:
    shown = json.loads(run("review", GAME, "--worlds", "8", "--processes", "1", "--json").output)
    for curve, parts in zip(shown["chances"], shown["parts"], strict=True):
        way = sum(part[0] for part in parts.values())
        assert way == pytest.approx(curve[-1] - curve[0], abs=0.001)


MISTYPED = [
    (["arena", KEY], "Missing option '--bots'"),
    (["arena", "chess", "--bots", "fox,hen"], "there is no game chess"),
    (["arena", KEY, "--bots", "fox"], "an arena needs two levels or more"),
    (["arena", KEY, "--bots", "fox,fox"], "name each level once"),
    (["arena", KEY, "--bots", "fox,wolf"], "there is no bot wolf"),
    (["arena", KEY, "--bots", "fox,hen", "--seats", "1"], "players, not 1"),
    (["arena", KEY, "--bots", "fox,hen", "--games", "0"], "0 is not in the range"),
    (["arena", KEY, "--bots", "fox,hen", "--games", "99999999999"], "is not in the range"),
    (["balance", KEY, "--games", "99999999999"], "is not in the range"),
    (["arena", KEY, "--bots", "fox,hen", "--option", "speed=9"], "has no option speed"),
    (["arena", KEY, "--bots", "fox,hen", "--processes", "0"], "0 is not in the range"),
    (["arena", KEY, "--players", "fox,program:./no.py"], "there is no program ./no.py"),
    (["arena", KEY, "--players", "fox,program:ls", "--resume", "a.study"], "do not go with them"),
    (["arena", KEY, "--players", "fox,player:no_bot:choose"], "cannot be imported: No module"),
    (["arena", KEY, "--players", "fox,player:json:loud"], "cannot be imported: module 'json'"),
    (["arena", KEY, "--players", "fox,player:json"], "takes a module and a name in it"),
    (["arena", KEY, "--players", "fox,player:json:__name__"], "has no choose(view, choices)"),
    (["arena", KEY, "--players", "random,player:json:dumps"], "player:json:dumps failed at seat"),
    (["arena", KEY, "--players", "fox,player:json:dumps", "--resume", "a.study"], "do not go with"),
    (["arena", KEY, "--players", "fox,program:ls", "--move-time", "0"], "0.0 is not in the range"),
    (["arena", KEY, "--bots", "fox,hen", "--ratings", GAME], "is no file of ratings"),
    (["arena", KEY, "--bots", "fox,hen", "--anchor", "fox"], "--anchor goes with --ratings FILE"),
    (["balance", KEY, "--bots", "wolf"], "there is no bot wolf"),
    (["balance", KEY, "--seats", "two"], "--seats takes numbers as in 2,4 or 2-4, not two"),
    (["balance", KEY, "--seats", "2,2"], "--seats takes each number once"),
    (["balance", KEY, "--seats", "2-9"], "players, not 7"),
    (["balance", KEY, "--seats", "4-2"], "--seats takes each number once"),
    (["balance", KEY, "--vary", "speed"], "has no option speed"),
    (["balance", KEY, "--vary", "max_turns"], "say which values"),
    (["balance", KEY, "--seats", "2", "--vary", "start=5"], "a seat from 0 to 1, not 5"),
    (["review", "nowhere.txt"], "'nowhere.txt' does not exist"),
    (["review", __file__], "a game file begins with"),
    (["review", GAME, "--bots", "wolf"], "there is no bot wolf"),
    (["review", GAME, "--plot", "curve.gif"], "ends in .png or .svg, not curve.gif"),
    (["review", GAME, "--worlds", "1"], "1 is not in the range"),
]


@pytest.mark.parametrize(("args", "says"), MISTYPED, ids=lambda each: " ".join(each)[:40])
def test_what_is_mistyped_gets_one_line(args: list[str], says: str) -> None:
    shown = run(*args)
    assert says in shown.stderr
    assert (shown.exit_code, shown.stdout) == (2, "")
    assert shown.stderr.startswith("farmyard: ")
    assert shown.stderr.count("\n") == 1


def test_a_file_that_is_no_text_is_no_game(tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(bytes(range(256)))
    shown = run("review", str(tmp_path / "noise"))
    assert (shown.exit_code, shown.stdout) == (2, "")
    assert shown.stderr == f"farmyard: {tmp_path / 'noise'} is no text, so it is no game file\n"
