"""Tests that Chickens ’n’ Aliens is fully translated, with the grammatical form each sentence
needs."""

import logging
import re
from random import Random

import pytest

import farmyard
from farmyard.bots.random import RandomBot
from farmyard.core.record import SPECTATOR
from farmyard.core.tables.table import Table
from farmyard.core.wording.messages import speaking
from farmyard.games.aliens import text
from farmyard.games.aliens.advice import reasons
from farmyard.games.aliens.rules import CHOICES
from tests.games.aliens.written import ARMED, FOWL, PECKED, P, after, at

OTHERS = [each for each in text.languages if each != "en"]
TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {"fast": "four", "bank_runs_out": "yes"}),
    (4, {"fast": "two", "cheeky_public": "yes", "stun_stacks": "yes", "throw_away": "strict"}),
]


def read(t: Table) -> None:
    """Produce every text of the position, as all seats and a spectator read it."""
    words = t.game.words
    for seat in range(SPECTATOR, len(t.names)):
        view = t.views.of(seat)
        words.ask(view, seat, t.names)
        words.sketch(view, seat, t.names, False)
        t.game.headings(view)
        t.game.page.scene(view, seat, t.names, False)
        t.log(seat)
    if t.to_move is not None:
        view = t.views.of(t.to_move)
        says = [words.say(view, choice, t.names) for choice in t.legal()]
        assert len(set(says)) == len(says)
        bot = RandomBot(t.to_move, len(t.names), Random(0))
        for choice in range(0, CHOICES, 5):
            if choice in t.legal():
                reasons(view, choice, t.names, bot)
            else:
                words.why_not(view, choice, t.names)


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("spoken", OTHERS)
def test_every_sentence_is_said_in_the_language(
    spoken: str, seats: int, options: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    t, dice = farmyard.table("aliens", seats=seats, seed=3, options=options), Random(3)
    with caplog.at_level(logging.WARNING), speaking(spoken):
        while not t.over and t.n < 150:
            if t.n % 6 == 0:
                read(t)
            t.play(dice.choice(t.legal()))
        read(t)
    assert [record.getMessage() for record in caplog.records] == []


def test_german_inflects_what_is_taken() -> None:
    t = after(at(P("fowl"), P("wild"), P("broody")), FOWL)
    with speaking("de"):
        assert t.log(0)[-1] == "Du spielst einen Hühnerdieb und nimmst einen Joker von Ben."
        assert t.log(1)[-1] == "Ada spielt einen Hühnerdieb und nimmt einen Joker von dir."
        assert t.log(2)[-1] == "Ada spielt einen Hühnerdieb und nimmt eine Karte von Ben."


def test_french_has_no_name_after_de() -> None:
    for spoken in re.findall(r".*{ *\$(?:name|victim|prey|winner|first)\b.*", source("fr")):
        assert not re.search(r"(?:\bde|\bque|’) { \$(?:name|victim|prey|winner|first) }", spoken)
    t = after(at(P("pecked"), P("", corn=1), P("")), PECKED)
    with speaking("fr"):
        assert t.log(2)[-1] == "Ada joue un Pique-nique et prend un grain à Ben."
        assert t.log(1)[-1] == "Ada joue un Pique-nique et te prend un grain."


def test_french_negates_the_verb_where_there_is_no_card() -> None:
    t = after(at(P("armed"), P(""), P(""), deck="alien alien"), ARMED)
    with speaking("fr"):
        assert t.log(0)[-1].endswith("Ben ne pioche rien et Cleo ne pioche rien.")


def source(spoken: str) -> str:
    return (text.folder / f"{spoken}.ftl").read_text("utf-8")


@pytest.mark.parametrize("spoken", OTHERS)
def test_the_rules_cite_the_same_rulings_in_every_language(spoken: str) -> None:
    cited = re.compile(r"\(UF-[^)]*\)")
    in_english = cited.findall(text.document())
    with speaking(spoken):
        rules = text.document()
    assert cited.findall(rules) == in_english
    assert len(re.findall("^## ", rules, re.MULTILINE)) == 6
