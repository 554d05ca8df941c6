"""Tests that Cloud Nine is fully translated, and that no text is cached in the wrong language."""

import logging
from random import Random
from typing import Any

import pytest

import farmyard
from farmyard.core.record import SPECTATOR
from farmyard.core.tables.table import Table
from farmyard.core.wording.messages import speaking
from farmyard.games.cloud_nine import text
from farmyard.games.cloud_nine.page.hand import hand
from farmyard.games.cloud_nine.rules.choices import RESIGN
from farmyard.games.cloud_nine.words.line import steps
from tests.games.cloud_nine.test_rulings import place

MODES: list[tuple[int, dict[str, str]]] = [
    (4, {}),
    (3, {"snake_mode": "anytime", "corns": "cap"}),
    (2, {"mode": "dual"}),
    (1, {"mode": "solo"}),
]
OTHERS = [each for each in text.languages if each != "en"]


def some_moments(seats: int, options: dict[str, str]) -> Any:
    """Yield a random game as it stands before each decision."""
    t, dice = farmyard.table("cloud_nine", seats=seats, seed=7, options=options), Random(7)
    while not t.over and t.n < 80:
        yield t
        legal = t.legal()
        t.play(dice.choice([c for c in legal if c != RESIGN or seats > 2] or legal))


def read(t: Table) -> None:
    """Produce every text of the position, as all seats and a spectator read it."""
    words, page = t.game.words, t.game.page
    for seat in range(SPECTATOR, len(t.names)):
        view = t.views.of(seat)
        words.ask(view, seat, t.names)
        words.sketch(view, seat, t.names, False)
        words.counts(view)
        page.scene(view, seat, t.names, False)
        t.log(seat)
    t.choices()


@pytest.mark.parametrize(("seats", "options"), MODES)
@pytest.mark.parametrize("spoken", OTHERS)
def test_every_sentence_is_said_in_the_language(
    spoken: str, seats: int, options: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING), speaking(spoken):
        for t in some_moments(seats, options):
            if t.n % 4 == 0:
                read(t)
    assert [record.getMessage() for record in caplog.records] == []


def test_cards_of_a_hand_are_remembered_for_each_language() -> None:
    t = place(2, {"level": "1"}, phase="BEFORE", hands=[["8", "fox"], ["1"]], nest=["1", "2"])
    said = {}
    for spoken in ("en", "de", "fr"):
        with speaking(spoken):
            said[spoken] = hand(t.views.of(0), 0)[-1]["name"]
    assert said == {
        "en": "Fox, ten eggs lost",
        "de": "Fuchs, kostet zehn Eier",
        "fr": "Renard, dix œufs perdus",
    }


def test_decimals_have_the_mark_of_the_language() -> None:
    assert steps("9 ÷ 2")[0] == "9 ÷ 2 = 4.5"
    with speaking("de"):
        assert steps("9 ÷ 2")[0] == "9 ÷ 2 = 4,5"


def test_french_tells_a_theft_without_a_name_after_de() -> None:
    with speaking("fr"):
        says = text("tell-theft", who="they", whom="you", name="Ada", card="fox", eggs=0)
    assert says == "Ada te prend le Renard avec son Serpent."
