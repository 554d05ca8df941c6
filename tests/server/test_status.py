"""The status line fits on two lines of a phone, in whole sentences, about what is visible."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from farmyard.core import catalogue
from farmyard.core.contract import Line
from farmyard.core.record import SPECTATOR
from farmyard.core.tables.table import Table
from farmyard.core.wording.messages import speaking
from farmyard.server.web.drawing.status_line import STATUS, brief
from farmyard.server.web.pages.table import shown as pages
from farmyard.server.words import say
from tests.sampling import option_sets
from tests.thorough import THOROUGH

NAMES = ("Gallybagger", "Shoyhoy", "Hodmedod", "Mawkin")
MOVES, GAMES = (900, 6) if THOROUGH else (60, 2)


def moments(key: str, code: str) -> Iterator[Table]:
    """Yield the table of random games after each decision."""
    card, dice = catalogue.card(key), random.Random(f"{key}{code}")
    for seed in range(GAMES):
        seats = dice.randint(card.seats[0], min(card.seats[1], len(NAMES)))
        table = Table.deal(key, NAMES[:seats], seed, dice.choice(option_sets(card, seats)))
        while not table.over and table.n < MOVES:
            table.play(dice.choice(table.legal()))
            yield table


@pytest.mark.thorough
@pytest.mark.parametrize("code", ["en", "de", "fr"])
@pytest.mark.parametrize("key", catalogue.keys())
def test_the_status_is_whole_sentences_in_two_lines(key: str, code: str) -> None:
    """In every language the status line fits, and says only whole sentences of the log, of what is
    asked, and of the server."""
    with speaking(code):
        for table in moments(key, code):
            words, n = table.game.words, table.n
            for seat in {SPECTATOR, 0, n % len(table.names)}:
                view = table.views.of(seat)
                asked = "" if table.over else words.ask(view, seat, table.names)
                said = pages._status(table, view, seat, asked, moment=False)
                assert len(said) <= STATUS, said
                lines = [table.views.line(k, seat) for k in range(max(0, n - pages.ROW), n)]
                whole = {asked, words.outcome(view, seat, table.names) if table.over else asked}
                whole |= {line.text for line in lines} | {
                    each for line in lines for each in line.brief
                }
                whole |= {
                    say("status-over"),
                    say("status-yours"),
                    *(say("status-turn", name=each) for each in NAMES),
                }
                assert made_of(said, whole), said


def made_of(said: str, whole: set[str]) -> bool:
    """Tell whether a text is made of some of these sentences, joined by spaces."""
    return said in whole or any(
        each and said.startswith(f"{each} ") and made_of(said[len(each) + 1 :], whole)
        for each in whole
    )


def test_a_long_line_is_told_by_its_short_sentences() -> None:
    long = "Ada plays Alien Flu. Every alien is gone: Ben loses one alien, Cleo two, Dot three."
    line = Line(0, long, brief=("Ada plays Alien Flu: no aliens are left.", "The game is over."))
    assert brief(line) == " ".join(line.brief)
    assert brief(line, 50) == line.brief[0]
    assert brief(line, 100) == long
    assert brief(Line(0, long)) == long, "nothing is cut"


def test_in_a_moment_the_line_speaks_of_what_lies_open() -> None:
    """By Golly: while a revealed card is shown, the status describes it, not the next choice."""
    table: Any = Table.deal("by_golly", ["Ada", "Ben"], seed=3)
    dice = random.Random(1)
    page = table.game.page
    while not (table.n and page.turn_pauses(table.views.of(-1, table.n - 1), table.views.of(-1))):
        table.play(dice.choice(table.legal()))
    asked = table.game.words.ask(table.views.of(0), 0, table.names)
    says = pages._status(table, table.views.of(0), 0, asked, moment=True)
    assert says == table.views.line(table.n - 1, 0).text
    assert says != asked


class Resting:
    """A stand-in for a table, as `_refresh` needs it."""

    class row:
        stage = "playing"


def test_without_scripts_a_card_that_lies_open_for_moments_is_seen() -> None:
    """Without scripts, a page is reloaded at least as often as a revealed card is shown."""
    for key in catalogue.keys():
        table: Any = Table.deal(key, catalogue.card(key).default_seats, seed=1)
        often = pages._refresh(Resting, table, False, False)  # type: ignore[arg-type]
        assert often is not None
        assert often <= table.game.page.TURN_PAUSE or not table.game.page.TURN_PAUSE
    assert pages._refresh(Resting, table, False, True) is None  # type: ignore[arg-type]
