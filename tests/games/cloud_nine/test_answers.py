"""Tests of answers to the page: typed operations, touched cards, and hints."""

from random import Random
from typing import Any

import pytest

import farmyard
from farmyard.core.compiling import COMPILED
from farmyard.core.contract import Question
from farmyard.core.tables.table import Table
from farmyard.games.cloud_nine.answers import answer
from farmyard.games.cloud_nine.bot.hints import BEST, hint
from farmyard.games.cloud_nine.options import Mode
from farmyard.games.cloud_nine.rules.choices import KEEP, RESIGN
from farmyard.games.cloud_nine.words.showing import foreseen, is_laid
from tests.games.cloud_nine.test_rulings import packs, place
from tests.sampling import many_games
from tests.thorough import THOROUGH

pytestmark = pytest.mark.thorough
KINDS_OF_TABLE: list[tuple[int, dict[str, str]]] = [
    (1, {"mode": "solo"}),
    (2, {"mode": "dual", "level": "1"}),
    (3, {"corns": "cap"}),
]
GAMES = 40 if THOROUGH else 2 if COMPILED else 1


def ask(t: Table, question: str) -> dict[str, Any]:
    seat = t.to_move or 0
    found = answer(Question(t.views.of(seat), seat, question, t))
    assert found is not None
    return found


def moments(seats: int, options: dict[str, str]) -> Any:
    """Yield random games as they stand before each decision."""
    for seed in range(GAMES):
        t, dice = (
            farmyard.table("cloud_nine", seats=seats, seed=seed, options=options),
            Random(seed),
        )
        for _ in range(60):
            if t.over:
                break
            yield t, dice
            legal = t.legal()
            alone = t.views.of().mode != Mode.GROUP
            staying = [c for c in legal if c != RESIGN] if alone else legal
            t.play(dice.choice(staying or legal))


@pytest.mark.parametrize(("seats", "options"), KINDS_OF_TABLE)
def test_every_trick_is_laid_when_its_own_operation_is_typed(
    seats: int, options: dict[str, str]
) -> None:
    """CN-191, CN-R84: A typed operation lays its trick; the Rooster's four cards need
    no division."""
    for t, dice in moments(seats, options):
        view = t.views.of(t.to_move or 0)
        group = view.mode == Mode.GROUP
        tricks = [c for c in t.legal() if is_laid(view, c) and (group or c < KEEP)]
        for choice in dice.sample(tricks, min(2, len(tricks))):
            operation = foreseen(view, choice).operation
            assert ask(t, f"op {operation}").get("choices"), operation


def under_the_rooster() -> Table:
    rows = packs(*["10", "9", "8", "2", "4", "4", "4", "5", "box"])
    gold = ["rooster", "hen", "egg"]
    return place(1, {"mode": "solo", "level": "1"}, phase="TABLE", gold_nest=gold, packs=rows)


def test_the_first_challenge_can_be_met_by_hand() -> None:
    """CN-191, CN-R84: Values may repeat in the Rooster's four cards, but in no smaller trick."""
    t = under_the_rooster()
    for question in ("op 10+9-8-2", "op 4+4-4+5"):
        assert ask(t, question)["choices"]
    assert ask(t, "parts pk0,pk1,pk2,pk3")["says"].endswith("Lay the trick.")
    assert "twice" in ask(t, "op 9+4-4")["says"]


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("8+1=10", "8+1 is 9, not 10."),
        ("8 + 5 = 13", "8 + 5 = 13: 4 too many."),
        ("9.0", "Cards are whole numbers, from 1 to 10."),
    ],
)
def test_a_slip_of_the_pen_is_named(typed: str, says: str) -> None:
    t = place(2, {"level": "1"}, phase="BEFORE", hands=[["8", "1", "9"], ["1"]], nest=["1", "2"])
    assert ask(t, f"op {typed}")["says"] == says
    for right in ("-1+10", "8—1", "3²"):
        assert "means nothing" not in ask(t, f"op {right}")["says"]


# -- Hints ----------------------------------------------------------------------


def stuck() -> Table:
    rows = packs("9 fox", "1 8 fox")
    return place(1, {"mode": "solo", "level": "1", "gold": "no"}, phase="TABLE", packs=rows)


def test_a_hint_without_a_trick_says_what_else_there_is() -> None:
    """CN-145, CN-R80, CN-R81: Without a trick, a hint names another possible move."""
    t = stuck()
    for question in ("hint 1", "hint 2"):
        found = ask(t, question)
        assert found["says"].startswith("No, there is no trick now. Move a card into the gap")
        assert {"pk0", "pk1", "gap"} == set(found["lit"])
    assert ask(t, "hint 3")["says"].startswith("The best: move the Fox from pack ")
    assert ask(t, "oracle")["says"].endswith("into the gap.")


@many_games
@pytest.mark.parametrize("options", [{"gold": "no", "level": "1"}, {"level": "3"}])
def test_the_best_hint_alone_is_never_silent(options: dict[str, str]) -> None:
    for t, _ in moments(1, {"mode": "solo", **options}):
        view = t.views.of(0)
        if t.n % (1 if THOROUGH else 10) == 0 and t.legal() != [RESIGN]:
            found = hint(view, BEST)
            assert found.choice in t.legal()
            assert found.choice != RESIGN
            assert view.mode == Mode.SOLO


def test_a_hint_warns_of_what_may_close_the_table() -> None:
    """A hint warns that 4 + 5 leaves a 4 which no other card can meet."""
    options = {"mode": "solo", "level": "1", "gold": "no"}
    t = place(1, options, phase="TABLE", packs=packs("4", "4", "5", "fox"))
    assert "may close the table" in ask(t, "hint 2")["says"]
    assert "may close the table" in ask(t, "hint 3")["says"]
    t = place(1, options, phase="TABLE", packs=packs("4", "5", "fox"))
    assert "close" not in ask(t, "hint 2")["says"]


def test_no_hint_speaks_of_somebody_else() -> None:
    """Hints use the imperative, whereas choices are worded in the third person."""
    thirds = ("moves", "puts", "looks", "shoots", "claims", "meets", "passes", "ends", "gives")
    for t, _ in moments(1, {"mode": "solo"}):
        if t.n % 6 == 0:
            question = "oracle" if t.n % 12 else "hint 3"
            assert ask(t, question)["says"].partition(": ")[2].split(" ")[0] not in thirds


def test_what_is_asked_names_what_can_be_done() -> None:
    """CN-R80: At every stuck position the question names a way on, and giving up only
    as the last."""
    found = 0
    for seed in range(50 if THOROUGH else 12):
        t = farmyard.table("cloud_nine", seats=1, seed=seed, options={"mode": "solo", "level": "1"})
        while not t.over and t.legal() != [RESIGN] and t.n < 80:
            view = t.views.of(0)
            says = t.game.words.ask(view, 0, ["Ada"])
            if says.startswith("No trick"):
                found += 1
                assert "give up" not in says
                assert any(way in says for way in ("gap", "challenge", "Worm")), says
            t.play(min(c for c in t.legal() if c != RESIGN))
        if not t.over:
            assert "give up" in t.game.words.ask(t.views.of(0), 0, ["Ada"])
    assert found
