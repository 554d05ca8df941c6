"""Games in other languages: every text is translated, none is left in English."""

import logging
import random
from collections.abc import Iterator

import pytest

from farmyard.core import catalogue
from farmyard.core.record import SPECTATOR
from farmyard.core.tables.table import Table
from farmyard.core.wording.messages import ENGLISH, speaking
from tests import thorough
from tests.sampling import option_sets

CASES = [
    (card.key, code) for card in catalogue.cards() for code in card.text.languages if code != "en"
]
MOST = 150  # decisions of a game
GAMES, MANY = 3, 200  # in every run, and under `--thorough`


def moments(key: str, seed: int) -> Iterator[Table]:
    """Yield the table of a random game before each of its decisions and at its end."""
    card, dice = catalogue.card(key), random.Random(seed)
    seats = dice.randint(*card.seats)
    options = dice.choice(option_sets(card, seats))
    table = Table.deal(key, seats, seed, options)
    while not table.over and table.n < MOST:
        yield table
        table.play(dice.choice(table.legal()))
    yield table


def read(table: Table, dice: random.Random) -> Iterator[str]:
    """Yield every text that the players of a table or a watcher can read now."""
    words, page, names = table.game.words, table.game.page, table.names
    for seat in range(SPECTATOR, len(names)):
        view = table.views.of(seat)
        yield words.ask(view, seat, names)
        yield words.sketch(view, seat, names, False)
        yield str(page.scene(view, seat, names, False))
        yield str(words.counts(view))
        if table.n:
            line = table.views.line(table.n - 1, seat)
            yield f"{line.text} {line.aloud}"
        if table.over:
            yield words.outcome(view, seat, names)
    yield " ".join(table.game.headings(table.views.of()))
    if (mover := table.to_move) is not None:
        view, legal = table.views.of(mover), table.legal()
        for choice in legal[:40]:
            yield words.say(view, choice, names)
        for choice in dice.sample(range(table.game.rules.CHOICES), 3):
            if choice not in legal:
                yield words.why_not(view, choice, names)


@pytest.mark.thorough
@pytest.mark.parametrize(("key", "code"), CASES)
def test_a_game_is_worded_whole_in_every_language(
    key: str, code: str, caplog: pytest.LogCaptureFixture
) -> None:
    """No message is missing in a language, as it would be logged and shown in English."""
    said, dice = 0, random.Random(1)
    with caplog.at_level(logging.WARNING, "farmyard.core.wording.messages"), speaking(code):
        for seed in range(MANY if thorough.THOROUGH else GAMES):
            for table in moments(key, seed):
                for text in read(table, dice) if table.n % 5 < 2 or table.over else ():
                    assert "???" not in text
                    assert "{ $" not in text
                    said += 1
    assert [record.getMessage() for record in caplog.records] == []
    assert said > 100


@pytest.mark.parametrize(("key", "code"), CASES)
def test_choices_are_told_apart_in_every_language(key: str, code: str) -> None:
    """No two choices of one moment read alike, unless they do in English."""
    for table in moments(key, 3):
        if table.over or table.n % 10:
            continue
        alike = {}
        for spoken in (ENGLISH, code):
            with speaking(spoken):
                says = [text for _, text in table.choices()]
                alike[spoken] = len(says) - len(set(says))
        assert alike[code] <= alike[ENGLISH]
