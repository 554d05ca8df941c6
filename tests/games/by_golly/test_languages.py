"""Tests that By Golly! is fully translated, with the grammatical form that each sentence needs."""

import logging
import re
from random import Random

import pytest

import farmyard
from farmyard.core.record import SPECTATOR
from farmyard.core.tables.table import Table
from farmyard.core.wording.messages import speaking
from farmyard.core.wording.slots import Thing
from farmyard.games.by_golly import text
from farmyard.games.by_golly.advice import reasons
from farmyard.games.by_golly.bot import LEVELS
from farmyard.games.by_golly.box import YARD_CARDS
from farmyard.games.by_golly.lessons import LESSONS, goal
from farmyard.games.by_golly.rules import CHOICES
from tests.games.by_golly.test_rulebook import MESS_A, PLACE, at, lay, turn

OTHERS = [each for each in text.languages if each != "en"]
TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {"memory_aid": "full", "faceup_match": "instant", "empty_hand": "draw_first"}),
    (4, {"last_card_safe": "yes", "lucky_duck": "auto", "max_turns": "40"}),
]
CAPITAL_ARTICLES = re.compile(r"[a-z,] (Der|Die|Das|Ein|Eine|Le|La|L’|Une?) ")


def read(t: Table) -> list[str]:
    """Return every text of the position, as all seats and a spectator read it."""
    words, said = t.game.words, []
    for seat in range(SPECTATOR, len(t.names)):
        view = t.views.of(seat)
        said += [words.ask(view, seat, t.names), *t.log(seat)[-1:]]
        words.sketch(view, seat, t.names, False)
        t.game.headings(view)
        t.game.page.scene(view, seat, t.names, False)
    if t.to_move is not None:
        view = t.views.of(t.to_move)
        says = [words.say(view, choice, t.names) for choice in t.legal()]
        assert len(set(says)) == len(says)
        said += [*says, t.game.why_shut(view, "", t.to_move, t.names)]
        bot = LEVELS[-1].make(t.to_move, len(t.names), Random(0))
        bot.watch(view)
        for choice in range(0, CHOICES, 3):
            if choice in t.legal():
                said += reasons(view, choice, t.names, bot)
            else:
                said.append(words.why_not(view, choice, t.names))
    return said


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("spoken", OTHERS)
def test_every_sentence_is_said_in_the_language(
    spoken: str, seats: int, options: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    t, dice = farmyard.table("by_golly", seats=seats, seed=3, options=options), Random(3)
    with caplog.at_level(logging.WARNING), speaking(spoken):
        while not t.over and t.n < 200:
            if t.n % 3 == 0:
                for sentence in read(t):
                    assert not CAPITAL_ARTICLES.search(sentence), sentence
            t.play(dice.choice(t.legal()))
        read(t)
    assert [record.getMessage() for record in caplog.records] == []


def test_german_inflects_the_animals() -> None:
    t = at(["hare", "fox"], ["raven", "fox"], ["chick", "hen"])
    lay(t, "hare")
    turn(t, PLACE["raven"])
    with speaking("de"):
        assert t.log(0)[-1] == "Du spielst den Hasen und deckst den Raben auf. Kein Paar."
        assert text("why-not-play", animal=named("hare")).startswith(
            "Das geht nicht: Du hast keinen Hasen auf der Hand."
        )


def test_french_agrees_and_elides() -> None:
    t = at(["goose", "fox"], ["raven", "fox"])
    lay(t, "goose")
    turn(t, MESS_A)
    turn(t, PLACE["snail"])
    with speaking("fr"):
        assert t.log(0)[-1] == (
            "L’escargot\u00a0: te voilà dans la crotte. Prends deux cartes chez Seat 2\u202f; "
            "l’oie te revient."
        )
        assert "d’oie" in text("why-not-play", animal=named("goose"))
    source = (text.folder / "fr.ftl").read_text("utf-8")
    assert not re.search(r"(?:\bde|\bque|’) { \$(?:name|victim|few|many|cards) }", source)


def named(card: str) -> Thing:
    """Return a card as a message names it."""
    return Thing("card", (("card", card),))


@pytest.mark.parametrize("spoken", OTHERS)
def test_every_card_has_its_own_name(spoken: str) -> None:
    for form in ("card.bare", "card.plural"):
        with speaking(spoken):
            assert len({text(form, card=card) for card in YARD_CARDS}) == len(YARD_CARDS)


@pytest.mark.parametrize("spoken", OTHERS)
def test_a_lesson_is_as_short_as_in_english(spoken: str) -> None:
    with speaking(spoken):
        assert len(goal(None)) <= 56
        for step in LESSONS[0].steps:
            assert len(step.says) <= 62, step.says
            assert len(step.knows) <= 60, step.knows


@pytest.mark.parametrize("spoken", OTHERS)
def test_the_rules_cite_the_same_rulings_in_every_language(spoken: str) -> None:
    cited = re.compile(r"\(BG-[^)]*\)")
    in_english = text.document()
    with speaking(spoken):
        rules = text.document()
    assert cited.findall(rules) == cited.findall(in_english)
    headings = re.compile("^## ", re.MULTILINE)
    assert len(headings.findall(rules)) == len(headings.findall(in_english))
