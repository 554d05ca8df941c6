"""Tests of texts read aloud: whose card it is, and the minus sign."""

import re
from types import SimpleNamespace

from farmyard.games.cloud_nine import text
from farmyard.games.cloud_nine.options import Mode
from farmyard.games.cloud_nine.state import Phase
from farmyard.games.cloud_nine.words.accounts import counts
from tests.games.cloud_nine.test_rulings import place

STIFF = re.compile(r"(?i)\b(?:snake|hand|trick) of \{ \$(?:name|victim|player)")


def test_snakes_hands_and_tricks_are_somebody_s() -> None:
    sentences = (text.folder / "en.ftl").read_text("utf-8")
    assert "’s Snake takes { the-card }." in sentences
    assert not STIFF.findall(sentences)


def test_whose_cards_are_seen_is_said() -> None:
    t = place(2, {"gold": "yes"}, phase="START", hands=[["8", "5"], ["1", "3"]],
              golds=[["chick"], []])  # fmt: skip
    t.play("plays the Chick and looks before drawing")
    assert t.log(0)[-1] == "You play the Chick and see Ben’s hand: 1 3."
    assert t.log(-1)[-1] == "Ada plays the Chick and sees Ben’s hand."


def test_all_hear_that_a_win_is_shared_with_so_many_eggs_each() -> None:
    says = text("outcome-shared", who="they", all=("Ada", "Ben"), eggs=9)
    assert says == "Ada and Ben share the win: 9 eggs each."


def test_what_the_end_of_a_day_has_cost_is_written_with_a_minus() -> None:
    """CN-126: A Fox in hand costs eggs, and the score table shows a minus sign, not a hyphen."""
    view = SimpleNamespace(mode=Mode.GROUP, seats=1, days=1, phase=Phase.OVER,
                           eggs=[17], totals=[7], harvest=[7])  # fmt: skip
    assert counts(view) == [("7", "17", "−10")]
