"""`farmyard play`: whole games at the keyboard, everything that can be typed, and leaving."""

import random
import re
from collections.abc import Callable, Iterator
from io import StringIO

import pytest
from click.testing import CliRunner
from rich.console import Console

from farmyard.bots import roster
from farmyard.bots.roster import Represented
from farmyard.core import catalogue
from farmyard.core.compiling import COMPILED, meanwhile
from farmyard.core.options import OptionError
from farmyard.core.tables.table import Table
from farmyard.core.wording.messages import speaking
from farmyard.lab import warm
from farmyard.terminal.arguments import LOCALES
from farmyard.terminal.main import main
from farmyard.terminal.playing.play import play_here
from farmyard.terminal.playing.screen import Screen
from farmyard.terminal.playing.understanding import fitting

KEYS = catalogue.keys()
SPOKEN = KEYS[1]
Play = Callable[..., str]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Play:
    """Return a function that plays a game with typed lines and returns all output."""

    def run(key: str, names: list[str], typed: Iterator[str], seed: int = 3) -> str:
        def type_line() -> str:
            for line in typed:
                return line
            raise EOFError

        monkeypatch.setattr("builtins.input", type_line)
        shown = StringIO()
        console = Console(file=shown, width=100, highlight=False, emoji=False, markup=False)
        card = catalogue.card(key)
        first = {"start": "0"} if any(each.name == "start" for each in card.options) else {}
        play_here(card, names, seed, first, Screen(console))
        return shown.getvalue()

    return run


def always(line: str) -> Iterator[str]:
    while True:
        yield line


@pytest.mark.parametrize("key", KEYS)
def test_a_whole_game_against_bots(play: Play, key: str) -> None:
    seen = play(key, [], always("1"))
    assert seen.count("Type a number or some of the words") > 3
    assert "rank" in seen
    assert seen.endswith("Goodbye.\n")


@pytest.mark.parametrize("key", KEYS)
def test_bots_may_play_among_themselves(play: Play, key: str) -> None:
    seen = play(key, ["chick", "hen"], iter(()))
    assert "Chick" in seen
    assert "Hen" in seen
    assert "Type a number" not in seen


def test_a_bot_that_cannot_search_yet_says_so(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    key = next(key for key in KEYS if roster.search_levels(key))
    owl = roster.search_levels(key)[0]
    begun: list[tuple[str, str]] = []
    monkeypatch.setattr(meanwhile, "_ready", set())
    monkeypatch.setattr(meanwhile, "_getting", {})
    monkeypatch.setattr(
        warm, "compile_in_background", lambda key, part="table": begun.append((key, part))
    )
    assert meanwhile.begin(roster.searching(key))
    seen = play(key, ["Ada", owl.name], iter(()))
    assert f"The {owl.title} is getting ready to search" in seen
    assert begun == [(key, "table"), (key, "search")]
    begun.clear()
    assert "getting ready" not in play(key, ["Ada", roster.levels(key)[0].name], iter(()))
    assert begun == [(key, "table")]


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "The Owl is ready."),
        ("de", "Die Eule ist bereit."),
        ("fr", "Le Hibou a fini de se préparer."),
    ],
)
def test_a_bot_that_can_search_now_says_so_once(
    play: Play, monkeypatch: pytest.MonkeyPatch, language: str, says: str
) -> None:
    """The message comes before the bot's first searched move, for several players with the log."""
    key = next(key for key in KEYS if any(x.name == "owl" for x in roster.search_levels(key)))
    monkeypatch.setattr(meanwhile, "_ready", set())
    monkeypatch.setattr(meanwhile, "_getting", {})
    monkeypatch.setattr(warm, "compile_in_background", lambda key, part="table": None)
    searches: list[bool] = []  # of each move of the bot
    choose = Represented.choose

    def chosen(bot: Represented, view: object, choices: list[int]) -> int:
        searches.append(not meanwhile.lasts(roster.searching(key)))
        bot._search = bot._deputy
        return choose(bot, view, choices)

    def typed(lines: int) -> Iterator[str]:
        for n in range(lines):
            if n == lines // 2:
                meanwhile.end(roster.searching(key))
            yield "1"

    monkeypatch.setattr(Represented, "choose", chosen)
    for names in (["Ada", "owl"], ["Ada", "Ben", "owl"]):
        searches.clear()
        meanwhile._ready.clear()
        assert meanwhile.begin(roster.searching(key))
        with speaking(language):
            seen = play(key, names, typed(40))
        assert {False, True} == set(searches)
        before, said, after = seen.partition(says)
        owl = f"  {says.split()[1]}"
        assert said
        assert owl in before
        assert after[1:].startswith(owl)
        told = after.split("\n")[1]
        assert seen.count(f"{says}\n{told}\n") == seen.count(says)
        assert len(names) == 3 or seen.count(says) == 1


@pytest.mark.parametrize("key", KEYS)
def test_leaving_at_any_prompt(play: Play, key: str) -> None:
    for typed in (["quit"], ["Q"], []):
        assert play(key, ["Ada", "fox"], iter(typed)).endswith(
            "Goodbye. This game was not finished, and is not kept.\n"
        )


@pytest.mark.parametrize("key", KEYS)
def test_whatever_is_typed_gets_a_sentence(play: Play, key: str) -> None:
    dice = random.Random(5)
    signs = [chr(n) for n in [*range(32, 127), 9, 27, 0x661, 0xDF, 0x2028, 0x1F42E]]
    noise = ["".join(dice.choices(signs, k=dice.randint(0, 12))) for _ in range(60)]
    noise += ["9" * 5000, "0", "-1", "[red]", "{name}", "%s", "a" * 5000]
    seen = play(key, ["Ada", "fox"], iter(noise))
    assert "Traceback" not in seen
    assert "[red]" in seen


@pytest.mark.parametrize("key", KEYS)
def test_help_and_log(play: Play, key: str) -> None:
    seen = play(key, ["Ada", roster.levels(key)[-1].name], iter(["?", "1", "log"]))
    assert "While you play" in seen
    assert "You " in seen


@pytest.mark.parametrize("key", [key for key in KEYS if catalogue.laws(key)])
def test_the_number_of_a_rule_prints_the_rule(play: Play, key: str) -> None:
    number, law = next(iter(catalogue.laws(key).items()))
    seen = play(key, ["Ada", roster.levels(key)[-1].name], iter(["?", number.lower(), "ZZ-R999"]))
    assert f"such as {number}, names a rule" in " ".join(seen.split())
    assert " ".join(f"{number}: {law}".split()) in " ".join(seen.split())
    assert "No text of this game names a rule ZZ-R999." in seen


def test_words_of_the_menu_may_be_shortened(play: Play) -> None:
    seen = play("oxy_soxy", ["Ada", "fox", "fox"], iter(["", "bul c3", "bul 4 c3"]))
    assert "Which one?" in seen
    assert "bullock 4 on C3" in seen


def test_a_choice_that_is_not_allowed_is_explained(play: Play) -> None:
    first = play("oxy_soxy", ["Ada", "fox", "fox"], iter(["plays a bullock score on row 1"]))
    assert "(OS-31)" in first
    assert "(OS-10)" in play("oxy_soxy", ["Ada", "fox", "fox"], iter(["bullock 1 a1"]))


def test_the_keyboard_is_handed_on_and_nobody_sees_another_hand(play: Play) -> None:
    typed = iter(["", "1", "", "1", "", "1"])
    seen = play("oxy_soxy", ["Ada", "Ben"], typed)
    parts = seen.split("Pass the keyboard to ")[1:]
    assert [part[:3] for part in parts[:3]] in (["Ada", "Ben", "Ada"], ["Ben", "Ada", "Ben"])
    hands = [line for line in seen.splitlines() if "Your hand" in line]
    assert len(hands) == 3
    for part in parts:
        assert part.count("Your hand") <= 1


def test_no_keyboard_is_handed_on_when_one_person_plays(play: Play) -> None:
    assert "Pass the keyboard" not in play("oxy_soxy", ["Ada", "fox"], iter(["1", "1", "1"]))


def test_undo_takes_back_what_showed_nothing(play: Play) -> None:
    """Laying an animal reveals a card to its player alone, so it can be undone."""
    seen = play("by_golly", ["Ada", "fox"], iter(["1", "undo", "2", "undo", "undo"]), seed=4)
    assert seen.count("Play an animal") >= 3
    assert "cannot be taken back" in seen


def test_advice_is_asked_for_and_nothing_is_played(play: Play) -> None:
    seen = play("oxy_soxy", ["Ada", "fox"], iter(["advice", "quit"]))
    assert re.search(r"In your place the Owl (puts|plays) [^.]+\.\n", seen)
    assert "and this keeps yours for a better one." in seen, "why"


@pytest.mark.parametrize("names", [["Ada"], ["Ada", "Ben", "Cleo", "Dot", "Eve"]])
def test_too_few_or_too_many(play: Play, names: list[str]) -> None:
    with pytest.raises(OptionError, match="2 to 4"):
        play("oxy_soxy", names, iter(()))


@pytest.mark.skipif(not COMPILED, reason="the command line is the same")
def test_the_command() -> None:
    result = CliRunner().invoke(
        main, ["play", "oxy_soxy", "--seats", "Ada,fox", "--seed", "1"], input="1\nquit\n"
    )
    assert result.exit_code == 0
    assert "Goodbye" in result.output


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("puts bullock 1 on C3", [0]),
        ("BULLOCK 1 c3", [0]),
        ("bul 1", [0]),
        ("bul c3", [0, 1]),
        ("c3 1", []),
        ("10", [1]),
        ("cow c3", [2]),
        ("row 2", [3]),
    ],
)
def test_what_a_player_means(typed: str, meant: list[int]) -> None:
    choices = [
        (0, "puts bullock 1 on C3"),
        (1, "puts bullock 10 on C3"),
        (2, "puts cow 1 on C3"),
        (3, "plays a cow score on row 2"),
    ]
    assert [number for number, _ in fitting(typed, choices)] == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("turns over row 1, place 1", [0]),
        ("row 1, place 1", [0]),
        ("row 1 place 1", [0]),
        ("Row 1,place 1.", [0]),
        ("row 1, place", [0, 1]),
        ("turns over row 1; place 2 – please", []),
        ("l'oie", [2]),
        ("joue l’oie !", [2]),
        ("oie", [2]),
        ("e\u0301toile (la)", []),
        ("la e\u0301toile", [3]),
        (",", []),
        ("…", []),
    ],
)
def test_punctuation_does_not_matter(typed: str, meant: list[int]) -> None:
    choices = [
        (0, "turns over row 1, place 1"),
        (1, "turns over row 1, place 2"),
        (2, "joue l’oie"),
        (3, "joue la « étoile »"),
    ]
    assert [number for number, _ in fitting(typed, choices)] == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("5 + 3 + 1", [0]),
        ("5+3+1 = 9", [0]),
        ("8 + 7 - 6", [2, 3]),
        ("8+7−6 box", [3]),
        ("8 7 6", [2, 3, 4]),
        ("7+6/3*1", [5]),
        ("8 * 6 : 3 - 7", [6]),
        ("7 + 6", [2, 3, 4, 5]),
        ("+", []),
    ],
)
def test_typed_arithmetic_means_just_that_sum(typed: str, meant: list[int]) -> None:
    choices = [
        (0, "lays 5 + 3 + 1 = 9 for 9 eggs"),
        (1, "lays 6 × 5 ÷ 3 − 1 = 9 for 14 eggs"),
        (2, "lays 8 + 7 − 6 = 9 for 21 eggs"),
        (3, "lays 8 + 7 − 6 = 9 with the box as 8 for 13 eggs"),
        (4, "lays 8 + 7 − 6 ÷ 1 = 9 for 22 eggs"),
        (5, "lays 7 + 6 ÷ 3 × 1 = 9 for 17 eggs"),
        (6, "lays 8 × 6 ÷ 3 − 7 = 9 for 24 eggs"),
    ]
    assert [number for number, _ in fitting(typed, choices)] == meant


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_very_words_of_the_list_are_understood(key: str, language: str) -> None:
    dice = random.Random(8)
    with speaking(language):
        table = Table.deal(key, catalogue.card(key).usual_seats({}), seed=8)
        while not table.over and table.n < 60:
            choices = table.choices()
            for number, says in choices:
                assert number in dict(fitting(f"{says},", choices)), says
                assert len(fitting(says, choices)) == len([1 for _, s in choices if s == says])
            table.play(dice.choice(choices)[0])


def test_what_is_seen_for_a_moment_is_shown_before_it_is_gone(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A moment's cards are printed before the next player's turn hides them."""

    def sketch(view: object, seat: int, names: list[str], moment: bool = False) -> str:
        return "cards up" if moment else "cards down"

    monkeypatch.setattr(catalogue.game("by_golly").words, "sketch", sketch)
    seen = play("by_golly", ["Ada", "fox"], iter(["1"] * 30))
    assert seen.count("cards up") > 3
    assert seen.count("Have a look at the table, then press Enter.") == seen.count("cards up")
    assert "cards up" not in play("by_golly", ["chick", "fox"], iter(()))


def test_two_bots_of_a_kind_are_named_where_something_is_done_to_one(play: Play) -> None:
    """The choices on screen name the second bot by its name and no player by a seat."""
    seen = play("aliens", ["Ada", "hen", "hen"], iter(["1"] * 12), seed=7)
    offered = seen.replace("\u00a0", " ")
    assert re.search(r"plays .* on Hen 2\s*$", offered, re.MULTILINE)
    assert not re.search(r"\bseat \d", offered)


def test_a_seat_means_whoever_sits_there(play: Play) -> None:
    fits = iter(["draws seat 2", "on seat 3", "on seat 4"])
    seen = play("aliens", ["Ada", "hen", "hen"], fits, seed=7)
    assert "Nothing here goes by “draws seat 2”." in seen
    assert "Nothing here goes by “on seat 3”." not in seen


@pytest.mark.parametrize("key", KEYS)
def test_the_help_is_not_about_the_page(play: Play, key: str) -> None:
    seen = play(key, ["Ada", roster.levels(key)[-1].name], iter(["?"]))
    assert "While you play" in seen
    for word in ("At this table", "Drag", "click", "Touch"):
        assert word not in seen


@pytest.mark.parametrize(
    ("wish", "environment", "says"),
    [
        ("de", {}, "Du bist dran"),
        (None, {"LANG": "fr_FR.UTF-8"}, "À toi"),
        (None, {"LANG": "de_DE.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "Your turn"),
        (None, {"LANG": "xx"}, "Your turn"),
    ],
)
def test_it_is_played_in_the_language_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, wish: str | None, environment: dict[str, str], says: str
) -> None:
    for name in LOCALES:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    asked = ["--language", wish] if wish else []
    run = CliRunner().invoke(main, ["play", SPOKEN, "--seed", "3", *asked], input="quit\n")
    assert run.exit_code == 0
    assert says in run.output


def test_commands_are_understood_in_both_languages(play: Play) -> None:
    with speaking("de"):
        seen = play(SPOKEN, ["Ada", "chick"], iter(["verlauf", "log", "?", "ende"]))
    assert seen.count("Noch ist nichts geschehen.") == 2
    assert "Während du spielst" in seen
    assert seen.endswith("wird nicht aufgehoben.\n")


def test_a_language_that_is_not_there_is_told_so() -> None:
    run = CliRunner().invoke(main, ["play", SPOKEN, "--language", "tlh"])
    assert run.exit_code == 2
    assert "--language can be en, de, fr, not tlh" in run.output


def test_the_deal_of_the_day_is_played_here_as_anywhere() -> None:
    """Both names of the option work, and a variant without a daily deal is refused."""
    for option in ("--day", "--daily"):
        asked = ["play", "oxy_soxy", f"{option}=2026-11-20", "--seats", "Ada,fox"]
        run = CliRunner().invoke(main, asked, input="quit\n")
        assert run.exit_code == 0, run.output
    refused = CliRunner().invoke(main, ["play", "oxy_soxy", "--way", "dual"])
    assert (refused.exit_code, "--way names a deal of the day" in refused.output) == (2, True)
    refused = CliRunner().invoke(main, ["play", "oxy_soxy", "--day", "--way", "dual"])
    assert (refused.exit_code, "no deal of the day dual" in refused.output) == (2, True)
