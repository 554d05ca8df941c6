"""Tests of Chickens ’n’ Aliens' texts: whose card it was, what a new round brings, and
the winner."""

import random
import re
from pathlib import Path

import pytest

import farmyard
from farmyard.core.tables.table import Table
from farmyard.games.aliens import text
from farmyard.games.aliens.box import COUNTS, EVERYTHING, ORDINARY
from farmyard.games.aliens.rules import CHOICES
from farmyard.games.aliens.words.naming import several, title
from tests.games.aliens.written import (
    ARMED,
    CHEEKY,
    EACH,
    FLU,
    LAY,
    PECKING,
    TWIN,
    WAR,
    P,
    after,
    at,
    dealt,
    why,
)

WORDS = Path(farmyard.__file__).parent / "games" / "aliens" / "words"


def last(t: Table, seat: int) -> str:
    return t.log(seat)[-1]


def test_uf_22_the_line_that_ends_a_round_says_who_deals_and_who_begins() -> None:
    t = after(at(P("alien", corn=1, aliens=2), P("broody"), P("broody"), dealer=2), LAY)
    assert t.to_move == 1
    assert last(t, 1).endswith("Ada deals five cards each, and you begin.")
    assert last(t, 2).endswith("Ada deals five cards each, and Ben begins.")
    assert last(t, 0).endswith("You deal five cards each, and Ben begins.")
    assert "wins the round and the bottom left of a saucer." in last(t, -1)


def test_uf_45_each_card_beamed_up_stands_beside_whom_it_came_from() -> None:
    t = after(at(P("tractor"), P("twin"), P("pecked")), EACH)
    says = "Tractor Beam on everybody: "
    assert last(t, 0).endswith(says + "Twin Beaks from Ben and Hen Pecked from Cleo.")
    assert last(t, 1).endswith(says + "Twin Beaks from you and a card from Cleo.")
    assert last(t, -1).endswith(says + "a card from Ben and a card from Cleo.")


def test_uf_r14_alien_flu_tells_who_has_lost_how_many_aliens() -> None:
    t = after(at(P("flu", aliens=1), P(aliens=2), P()), FLU)
    assert last(t, 1).endswith("gone: you lose two aliens and Ada loses one alien.")
    assert last(t, 0).endswith("gone: Ben loses two aliens and you lose one alien.")


def test_uf_r24_all_out_war_tells_who_has_lost_how_many_cards() -> None:
    """UF-R24: The log counts each player's lost cards, without the card that was played."""
    t = after(at(P("war"), P("fowl twin"), P()), WAR)
    assert all(last(t, seat).endswith("gone: Ben loses two cards.") for seat in (0, 2, -1))
    assert last(t, 1).endswith("gone: you lose two cards.")


def test_uf_r25_a_tractor_beam_says_how_many_cards_it_brings() -> None:
    says = [says for _, says in at(P("tractor"), P("twin"), P("pecked twin fowl")).choices()]
    assert "plays Tractor Beam on Ben (a card)" in says
    assert "plays Tractor Beam on Cleo (two cards)" in says
    assert "plays Tractor Beam on everybody (one card each)" in says


def test_uf_r26_armed_tells_how_many_cards_each_has_drawn() -> None:
    """UF-R26: The log tells how many cards each player has drawn, also if the deck runs out."""
    t = after(at(P("armed"), P(""), P(""), deck="alien alien"), ARMED)
    assert last(t, 0).endswith("You draw two aliens; Ben draws no card and Cleo draws no card.")
    assert "Ada draws two cards" in last(t, 1)
    t = after(at(P("armed"), P("broody"), P("broody")), ARMED)
    assert last(t, -1).endswith("Ada, Ben and Cleo draw three cards each.")


def test_uf_r28_a_hand_shown_is_counted() -> None:
    ben = P("alien alien alien broody broody")
    t = after(at(P("cheeky"), ben, P("broody"), options={"cheeky_public": "yes"}), CHEEKY)
    assert last(t, 2).endswith("Ben shows everybody three aliens and two Broodies.")


def test_no_card_is_listed_twice_in_a_line() -> None:
    cards = range(len(EVERYTHING))
    plurals = {text.name(several(card, 2)).removeprefix("two ") for card in cards}
    titles = sorted({*map(title, cards), *plurals}, key=len, reverse=True)
    name = re.compile("|".join(map(re.escape, titles)))
    shown = re.compile(r"(?:shows|show|draw|take) (.*?)(?: from|[.;:])")
    for seed in range(2):
        t, dice = dealt(3, seed, cheeky_public="yes"), random.Random(seed)
        while not t.over and t.n < 150:
            t.play(dice.choice(t.legal()))
            for seat in range(3):
                for listed in shown.findall(t.views.line(t.n - 1, seat).text):
                    named = name.findall(listed)
                    assert len(set(named)) == len(named)


def test_uf_r11_a_wild_card_is_no_hen() -> None:
    t = at(P("pecking"), P("broody", aliens=1, wild=1), P("broody"))
    assert why(t, PECKING).startswith("Every one of Ben’s aliens is covered.")


def test_uf_r32_a_game_stopped_by_its_guard_names_who_has_won() -> None:
    t = farmyard.table("aliens", ["Ada", "Ben", "Cleo"], seed=3, options={"max_turns": "6"})
    dice = random.Random(3)
    while not t.over:
        t.play(dice.choice(t.legal()))
    won = [name for name, rank in zip(t.names, t.ranks(), strict=True) if rank == 1]
    for seat in (-1, 0, 1, 2):
        says = t.game.words.outcome(t.views.of(seat), seat, t.names)
        others = [name for p, name in enumerate(t.names) if p != seat and name in won]
        assert all(name in says for name in others)
        assert ("You" in says) == (seat >= 0 and t.names[seat] in won)


def test_uf_r32_reached_by_the_move_that_wins_a_round_all_stays_as_it_lies() -> None:
    """UF-R32: If the last move wins a round, the part is awarded and no new round is dealt."""
    t = at(P("alien", 1, 2), P("broody"), P("broody"), options={"max_turns": "4"}, turns=3)
    t.play(LAY)
    assert t.over
    where = t.position()
    assert (where["laid"][0], where["parts"][0], where["rounds"]) == (3, ["bottom left"], 0)


@pytest.mark.parametrize("n", [1, 2, 7])
def test_corn_is_counted_in_words(n: int) -> None:
    options = {"bank_runs_out": "yes", "bank_corn": 6 + n}
    t = after(at(P("twin", 3), P("broody", 3), options=options, pool=max(0, n - 2)), TWIN)
    assert last(t, 0).endswith(f": {'one' if n == 1 else 'two'} corn from the bank.")


def test_the_ledger_names_as_many_choices_as_there_are() -> None:
    page = Path(__file__).parents[3] / "docs" / "rules" / "aliens.md"
    section = page.read_text("utf-8").partition("\n## 5")[2].partition("\n## ")[0]
    assert f"Size **{CHOICES}**" in section


def test_uf_21_a_round_won_is_looked_at_and_asked_about() -> None:
    """UF-21: Until the next decision, all players read who has won which part, and who begins."""
    t = at(P("alien", 1, 2), P("broody"), P("broody"), dealer=2)
    before = t.views.of(1)
    t.play(LAY)
    assert t.game.page.turn_pauses(before, t.views.of(1))
    plots = t.game.page.scene(t.views.of(1), 1, t.names, True)["plots"]
    assert {plot["seat"]: plot["beamed"] for plot in plots} == {0: 3, 1: 0, 2: 0}
    asked = [t.game.words.ask(t.views.of(seat), seat, t.names) for seat in (0, 1, 2)]
    assert asked == [
        "You win the bottom left of a saucer! Ben begins.",
        "Ada wins the bottom left of a saucer. You begin, Ben.",
        "Ada wins the bottom left of a saucer. Ben begins.",
    ]
    before = t.views.of(1)
    t.play(t.legal()[0])
    assert not t.game.page.turn_pauses(before, t.views.of(1))


def test_the_discard_pile_as_text_has_its_newest_cards_in_order() -> None:
    """Only the newest cards are listed in order, because nobody reads more of a long pile."""
    t = at(P(), P(), discards="hypno twin twin alien twin alien alien hypno alien")
    drawn = t.game.words.sketch(t.views.of(0), 0, t.names, False)
    newest = "Discard pile, top first: alien, Hypno-chicken, 2 × alien, Twin Beaks, alien."
    assert f"{newest} Below, in any order: 2 × Twin Beaks, Hypno-chicken." in drawn
    t = at(P(), P(), discards="alien twin alien")
    drawn = t.game.words.sketch(t.views.of(0), 0, t.names, False)
    assert "Discard pile, top first: alien, Twin Beaks, alien." in drawn
    assert "Below" not in drawn


def test_the_table_as_text_says_what_a_covered_alien_looks_like() -> None:
    said = "(o) is an alien with a hen on it."
    for covers, shown in ((0, False), (1, True)):
        t = at(P("twin", 1, 1, covers), P())
        assert (said in t.game.words.sketch(t.views.of(0), 0, t.names, False)) is shown


def test_a_question_names_what_can_be_done() -> None:
    """The question names only what is possible: to play, lay, take or throw away a card."""
    t = at(P("alien twin"), P())
    assert t.game.words.ask(t.views.of(0), 0, t.names).endswith("Play or lay a card, or take one.")
    t = at(P("alien alien pecking pecking pecking", 0), P())
    assert t.game.words.ask(t.views.of(0), 0, t.names).endswith("throw a card away.")
    t = at(P("alien alien pecking pecking twin", 0), P())
    assert t.game.words.ask(t.views.of(0), 0, t.names).endswith("or throw one away.")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_rules_say_how_many_there_are_of_each_blue_card(language: str) -> None:
    page = (WORDS / f"{language}.md").read_text()
    said = [int(n) for n in re.findall(r"^\| .+ \| (\d+) \| ", page, re.MULTILINE)]
    assert said == [COUNTS[card] for card in ORDINARY]
    assert COUNTS["alien"] == 12
    assert {"en": "twelve", "de": "Zwölf", "fr": "douze"}[language] in page
