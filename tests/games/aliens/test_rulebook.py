"""Tests of every statement (UF-01 …), ruling (UF-R1 …) and fast rule (UF-X1 …), by its id."""

import random
from collections import Counter
from typing import Any

import pytest

import farmyard
from farmyard.core.compiling import COMPILED
from farmyard.core.tables.table import Table
from farmyard.games.aliens.box import CARDS, CHARACTERS, COUNTS, ORDINARY, PARTS, SPECIALS, WILDS
from farmyard.games.aliens.state import CARD, DEED, Deed
from farmyard.lab.playouts import play_out
from tests.games.aliens.written import (
    ARMED,
    AS_WILD,
    BEAM,
    BROODY,
    CHEEKY,
    EACH,
    FLU,
    FOWL,
    HYPNO,
    KIND,
    LAY,
    LAY_LEFT,
    LAY_RIGHT,
    PASS,
    PECKED,
    PECKING,
    PICK_LEFT,
    PICK_RIGHT,
    ROOSTER,
    SCRAMBLE,
    STAR,
    TAKE,
    THROW_LEFT,
    TWIN,
    UNSEEN,
    WAR,
    WINGS,
    P,
    after,
    aliens,
    at,
    corn,
    covers,
    dealt,
    hand,
    held,
    known,
    parts,
    pile,
    throw,
    why,
)
from tests.sampling import option_sets, walk

GAMES = 200 if COMPILED else 2
WIN = P("alien", corn=1, aliens=2)
FULL = "twin fowl wings pecked hypno"
NO_RED = dict.fromkeys(("tractor_beam", "alien_flu", "corn_star", "armed", "all_out_war"), "no")


def everything(t: Table) -> Counter[str]:
    """Count all cards, wherever they are."""
    s, where = t.record, t.position()
    cards = Counter({card: int(n) for card, n in zip(CARDS, s["deck"], strict=True)})
    cards.update(["bottom left"] * int(s["buried"][0]) + ["bottom right"] * int(s["buried"][1]))
    for name in ("hands", "bottoms", "covers", "beamed"):
        cards.update(card for p in where[name] for card in p)
    cards.update(where["discards"] + ["alien"] * sum(where["laid"]))
    return +cards


def play_random(t: Table, seed: int = 1) -> Table:
    dice = random.Random(seed)
    while not t.over:
        t.play(dice.choice(t.legal()))
    return t


# -- Set-up and aim -------------------------------------------------------------


def test_uf_01_each_a_different_character() -> None:
    """UF-01, UF-R38: Characters are given by seat order and have no effect."""
    assert CHARACTERS == ("Henny Penny", "Noodles", "Paxo McGinty", "Floella Cornflower")
    for seats in (2, 3, 4):
        t = dealt(seats)
        shown = t.game.words.sketch(t.views.of(0), 0, t.names, False)
        assert [bird in shown for bird in CHARACTERS] == [p < seats for p in range(4)]
    for seats in (1, 5):
        with pytest.raises(farmyard.OptionError, match="2 to 4"):
            farmyard.table("aliens", seats)


def test_uf_02_parts_lie_round_the_character() -> None:
    """UF-02"""
    t = after(at(WIN, P(), P()), LAY)
    assert t.view()["parts"] == [["bottom left"], [], []]


def test_uf_03_three_corn_each() -> None:
    """UF-03"""
    assert corn(dealt(4)) == [3, 3, 3, 3]


def test_uf_04_no_corn_for_later_rounds() -> None:
    """UF-04, UF-24, UF-R36: A round may begin without any player having corn."""
    t = after(at(WIN, P(), P()), LAY)
    assert (corn(t), t.position()["rounds"]) == ([0, 0, 0], 1)
    assert t.legal()


@pytest.mark.parametrize("n", range(6))
def test_uf_05_specials_are_chosen(n: int) -> None:
    """UF-05, UF-42, UF-R2: A given number of special cards is drawn at random and announced."""
    drawn = {tuple(dealt(seed=seed, specials=n).position()["left_out"]) for seed in range(30)}
    assert {len(out) for out in drawn} == {5 - n}
    assert len(drawn) > 1 or n in (0, 5)
    t = dealt(specials=n)
    assert everything(t).total() == 55 + n
    assert t.view(-1)["left_out"] == t.position()["left_out"]


def test_uf_05_any_subset() -> None:
    """UF-05, UF-42"""
    t = dealt(alien_flu="no", armed="no")
    assert [everything(t)[card] for card in SPECIALS] == [1, 0, 1, 0, 1]
    t = dealt(alien_flu="no", armed="no", specials=2)
    assert sum(everything(t)[card] for card in SPECIALS) == 2
    assert everything(t)["alien flu"] == everything(t)["armed to the hen's teeth"] == 0
    assert len(t.position()["left_out"]) == 1
    t = at(P(), P(), P(), options={"specials": 4}, left_out=["alien flu"])
    assert [everything(t)[card] for card in SPECIALS] == [1, 0, 1, 1, 1]


def test_uf_06_what_is_not_in_the_deck() -> None:
    """UF-06"""
    assert set(everything(dealt())) == set(CARDS)
    assert not set(PARTS) & set(CARDS)


def test_uf_07_a_dealer_and_who_goes_first() -> None:
    """UF-07, UF-10, UF-R33: The seat to the dealer's left begins, by option or by chance."""
    for start in (0, 1, 2):
        t = dealt(start=start)
        assert (t.to_move, t.position()["dealer"]) == (start, (start - 1) % 3)
    assert {dealt(seed=seed).to_move for seed in range(30)} == {0, 1, 2}


def test_uf_08_five_cards_kept_secret() -> None:
    """UF-08"""
    t = dealt(4)
    assert held(t) == [5] * 4
    for seat in range(-1, 4):
        hands = t.view(seat).get("hands", [None] * 4)
        assert [cards is not None for cards in hands] == [p == seat for p in range(4)]


def test_uf_09_deck_and_discard_pile() -> None:
    """UF-09, UF-14, UF-49: A played card lies face up before its action is carried out."""
    t = dealt()
    assert (t.view()["stock"], pile(t)) == (45, [])
    t = at(P("rooster"), P(), P(), discards="hypno", deck="")
    assert pile(after(t, ROOSTER)) == ["rooster"]  # the top already, so hypno could be drawn


def test_uf_10_play_goes_clockwise() -> None:
    """UF-10"""
    t = dealt(4, start=2)
    seats = []
    for _ in range(4):
        seats.append(t.to_move)
        t.play(next(c for c in t.legal() if DEED[c] in (Deed.TAKE, Deed.THROW_AWAY)))
    assert seats == [2, 3, 0, 1]


def test_uf_11_the_deal_passes_on() -> None:
    """UF-11"""
    for dealer in range(3):
        t = after(at(WIN, P(), P(), dealer=dealer), LAY)
        assert t.position()["dealer"] == (dealer + 1) % 3
        assert t.to_move == (dealer + 2) % 3


def test_uf_12_three_aliens_win_the_round() -> None:
    """UF-12, UF-21: Three aliens win the round at once, and the winner takes a part."""
    t = at(P("alien", corn=1, aliens=1), P(aliens=2), P())
    assert parts(after(t, LAY)) == [0, 0, 0]
    t = after(at(WIN, P(aliens=2), P()), LAY)
    assert (parts(t), t.position()["won"]) == ([1, 0, 0], 0)
    assert t.views.lines(1)[-1].loud


def test_uf_13_three_parts_win_the_game() -> None:
    """UF-13, UF-25"""
    t = after(at(P("alien", corn=1, aliens=2, parts=2), P(parts=2), P()), LAY)
    assert (t.over, t.ranks()[0], t.to_move, t.choices()) == (True, 1, None, [])


# -- A turn ---------------------------------------------------------------------


def test_uf_14_one_action_a_turn() -> None:
    """UF-14"""
    t = after(at(P("twin alien", corn=1), P(), P()), TWIN)
    assert (t.to_move, pile(t), hand(t, 0)) == (1, ["twin"], ["alien"])
    assert "no Broody in your hand" in why(at(P("twin"), P(), P()), BROODY)


def test_uf_15_an_alien_costs_one_corn() -> None:
    """UF-15, UF-16, UF-17"""
    bounded = {"bank_runs_out": "yes", "bank_corn": 9}
    t = after(at(P("alien", corn=2), P(), P(), options=bounded), LAY)
    assert (corn(t), t.position()["pool"], t.view()["bank"]) == ([1, 0, 0], 1, 7)
    assert "no corn" in why(at(P("alien"), P(corn=9), P(), pool=9), LAY)


def test_uf_18_a_card_from_the_deck() -> None:
    """UF-18"""
    t = after(at(P("twin"), P(), P()), TAKE)
    assert (held(t), t.view()["stock"]) == ([2, 0, 0], 58)
    assert "You hold 5 cards" in why(at(P(FULL), P(), P()), TAKE)


def test_uf_19_no_discarding_down() -> None:
    """UF-19"""
    t = after(at(P(FULL + " rooster"), P(), P()), ROOSTER)
    assert (held(t)[0], t.to_move, t.position()["phase"]) == (7, 1, "TURN")


def test_uf_20_throwing_away() -> None:
    """UF-20: A card is thrown away without its action, and only if no card can be taken."""
    t = after(at(P(FULL, corn=0), P(), P()), throw("twin"))
    assert (corn(t)[0], pile(t), held(t)[0]) == (0, ["twin"], 4)
    assert "Take a card instead" in why(at(P("twin"), P(), P()), throw("twin"))


# -- Round end, game end --------------------------------------------------------


def test_uf_22_all_goes_back_into_the_deck() -> None:
    """UF-22, UF-23, UF-R31: Cards are shuffled anew, and the pool and winning corn go
    to the bank."""
    bounded = {"bank_runs_out": "yes", "bank_corn": 20}
    players = [P("alien fowl", 1, 2, 1), P("twin", aliens=1, wild=1), P("wings")]
    t = at(*players, discards="flu war", pool=3, options=bounded)
    total = everything(t)
    after(t, LAY)
    assert (pile(t), aliens(t), covers(t)) == ([], [0, 0, 0], [[], [], []])
    assert (t.position()["pool"], t.view()["bank"]) == (0, 20)
    assert everything(t) == total
    others = at(*players, discards="flu war", pool=3, options=bounded, seed=2)
    assert hand(after(others, LAY), 0) != hand(t, 0)


# -- Wild cards -----------------------------------------------------------------


def test_uf_48_three_wild_cards() -> None:
    """UF-48"""
    assert WILDS == ("Cluck Rogers", "Eggs Machina", "Chick Norris")
    assert everything(dealt())["wild"] == 3


def test_uf_26_wild_cards_stand_for_blue_ones() -> None:
    """UF-26, UF-27, UF-R37: A wild card stands for each of the ten blue cards, and for no other."""
    used = {Deed(DEED[c]) for c in range(75) if CARD[c] == KIND["wild"]} - {Deed.THROW_AWAY}
    blue = {Deed(DEED[c]) for c in range(75) if 1 <= CARD[c] <= 10 and DEED[c] < 19}
    assert used == blue
    assert len(used) == len(ORDINARY) == 10
    t = at(P("wild", corn=1, aliens=1), P("fowl", corn=1, aliens=1), P(), discards="hypno", pool=1)
    assert t.legal() == sorted(
        [TAKE]
        + [AS_WILD + c for c in (BROODY, TWIN, CHEEKY, FOWL, PECKING, ROOSTER, SCRAMBLE, WINGS)]
        + [AS_WILD + c for c in (PECKED, HYPNO, HYPNO + 1)]
    )


# -- Blue cards -----------------------------------------------------------------


def test_uf_28_broody() -> None:
    """UF-28, UF-29, UF-30: A Broody covers one alien and stays on the table; more cover others."""
    t = after(at(P("broody broody", aliens=2), P("pecking"), P()), BROODY)
    assert (covers(t)[0], pile(t)) == (["broody"], [])
    after(t, PECKING + 1)  # the other one goes
    assert (aliens(t), covers(t)[0]) == ([1, 1, 0], ["broody"])
    two = after(at(P("broody", aliens=2, broody=1), P("pecking"), P()), BROODY)
    assert (covers(two)[0], PECKING + 1 in two.legal()) == (["broody", "broody"], False)


def test_uf_31_twin_beaks() -> None:
    """UF-31, UF-R5: Twin Beaks brings two corn from the bank."""
    t = after(at(P("twin", corn=1), P(), P(), pool=3), TWIN)
    assert (corn(t)[0], t.position()["pool"], held(t)[0]) == (3, 3, 0)


def test_uf_32_cheeky_chicken() -> None:
    """UF-32, UF-33, UF-R28: The hand is shown only to the player of the card, who may talk about
    it."""
    t = after(at(P("cheeky"), P("alien wild"), P()), CHEEKY)
    assert known(t, 0) == ["1: alien", "1: wild"]
    assert known(t, 2) == known(t, 1) == []
    assert t.log(0)[-1] == "You play Cheeky Chicken. Ben shows you an alien and a wild card."
    assert t.log(2)[-1] == "Ada plays Cheeky Chicken and sees Ben’s hand."
    assert "no cards" in why(at(P("cheeky"), P(), P()), CHEEKY)


def test_uf_r28_cheeky_public() -> None:
    """UF-R28: By option the hand is shown to everyone."""
    t = at(P("cheeky"), P("alien wild"), P(), options={"cheeky_public": "yes"})
    after(t, CHEEKY)
    assert known(t, 0) == known(t, 2) == t.view(-1)["known_to_all"] == ["1: alien", "1: wild"]
    assert known(t, 1) == []
    assert "an alien and a wild card" in t.log(2)[-1]


def test_uf_34_fowl_play() -> None:
    """UF-34, UF-R17: One card is taken unseen from a hand, each as likely, and none
    from the table."""
    taken = Counter(
        hand(after(at(P("fowl"), P("twin hypno hypno", aliens=1), P(), seed=n), FOWL), 0)[0]
        for n in range(300 if COMPILED else 40)
    )
    assert set(taken) == {"twin", "hypno"}
    assert taken["hypno"] > taken["twin"]
    assert FOWL not in at(P("fowl"), P(aliens=2), P()).legal()


def test_uf_35_pecking_order() -> None:
    """UF-35, UF-36, UF-R10: A stolen alien is laid at once, costs no corn, and counts."""
    t = after(at(P("pecking"), P(aliens=1), P()), PECKING)
    assert (aliens(t), hand(t, 0), t.position()["pool"]) == ([1, 0, 0], [], 0)
    t = after(at(P("pecking", aliens=2), P(aliens=1), P()), PECKING)
    assert parts(t) == [1, 0, 0]


def test_uf_37_rooster_booster() -> None:
    """UF-37"""
    t = after(at(P("rooster"), P(), P()), ROOSTER)
    assert held(t)[0] == 2
    assert held(after(at(P(FULL + " rooster twin"), P(), P()), ROOSTER))[0] == 8


def test_uf_38_scramble() -> None:
    """UF-38"""
    t = after(at(P("scramble"), P(), P(), pool=5), SCRAMBLE)
    assert (corn(t)[0], t.position()["pool"]) == (5, 0)


def test_uf_39_wings_of_desire() -> None:
    """UF-39, UF-R16: The previous top card, of any kind, comes into the hand and ends the turn."""
    t = after(at(P("wings"), P(), P(), discards="twin flu"), WINGS)
    assert (hand(t, 0), pile(t), t.to_move) == (["flu"], ["twin", "wings"], 1)
    assert known(t, 1) == known(t, 2) == t.view(-1)["known_to_all"] == ["0: alien flu"]


def test_uf_40_hen_pecked() -> None:
    """UF-40"""
    t = after(at(P("pecked"), P(corn=3), P(), pool=1), PECKED)
    assert (corn(t), t.position()["pool"]) == ([1, 2, 0], 1)


def test_uf_41_hypno_chicken() -> None:
    """UF-41, UF-R19: On the next turn the player throws away a card of their choice,
    and no more."""
    t = after(at(P("hypno twin"), P("alien flu", corn=1), P()), HYPNO)
    assert (t.to_move, t.position()["phase"]) == (1, "STUNNED")
    assert t.legal() == [throw("alien"), throw("flu")]
    assert "You are dizzy" in why(t, LAY)
    after(t, throw("flu"))
    assert (pile(t)[-1], hand(t, 1), t.position()["stunned"]) == ("flu", ["alien"], [0, 0, 0])


# -- Special cards --------------------------------------------------------------


def test_uf_43_tractor_beam() -> None:
    """UF-43, UF-R25: Two cards come from one hand or one from each, as far as there are any."""
    t = after(at(P("tractor"), P(), P("twin twin twin")), BEAM + 1)
    assert held(t) == [2, 0, 1]
    t = after(at(P("tractor"), P("twin"), P("fowl fowl"), P("wings")), EACH)
    assert (held(t), hand(t, 0)) == ([3, 0, 1, 0], ["twin", "fowl", "wings"])
    duel = at(P("tractor"), P("twin twin"))
    assert {BEAM, EACH} <= set(duel.legal())
    assert EACH not in at(P("tractor"), P(), P()).legal()


def test_uf_44_alien_flu() -> None:
    """UF-44, UF-R14: All aliens and the cards that cover them are discarded, the
    player's included."""
    t = after(at(P("flu", aliens=1), P(aliens=2, broody=1, wild=1), P()), FLU)
    assert (aliens(t), covers(t)) == ([0, 0, 0], [[], [], []])
    assert pile(t)[0] == "flu"
    assert Counter(pile(t)[1:]) == {"alien": 3, "broody": 1, "wild": 1}
    assert FLU not in at(P("flu"), P(), P()).legal()


def test_uf_45_corn_star() -> None:
    """UF-45, UF-R27"""
    bounded = {"bank_runs_out": "yes", "bank_corn": 20}
    t = after(at(P("star", corn=1), P(corn=4), P(corn=2), pool=5, options=bounded), STAR)
    assert (corn(t), t.position()["pool"], t.view()["bank"]) == ([7, 0, 0], 5, 8)
    assert "Nobody else has corn" in why(at(P("star", corn=2), P(), P()), STAR)


def test_uf_46_armed() -> None:
    """UF-46, UF-R26: Cards are drawn clockwise from the player, so the last may get fewer."""
    t = after(at(P(FULL + " armed"), P(), P()), ARMED)
    assert (held(t), t.to_move) == ([8, 3, 3], 1)
    t = at(P("armed"), P(), P(), P(), discards="hypno twin", deck="wings pecked flu")
    before = held(t)[3]
    after(t, ARMED)
    assert held(t) == [3, 2, 0, before]
    assert pile(t) == ["armed"]
    assert t.view(-1)["drew"] == [3, 2, 0, 0]
    assert "Ada draws three cards, Cleo draws no card and Dora draws no card" in t.log(1)[-1]
    assert ARMED in at(P("armed"), P(), P(), discards="twin hypno fowl", deck="wings").legal()


def test_uf_47_all_out_war() -> None:
    """UF-47, UF-R24: All hands are discarded, the player's included; aliens and corn stay."""
    t = after(at(P("war fowl", 2, 1), P("twin", 1, 2, 1), P()), WAR)
    assert (held(t), corn(t), aliens(t)) == ([0, 0, 0], [2, 1, 0], [1, 2, 0])
    assert sorted(pile(t)) == ["fowl", "twin", "war"]
    assert WAR not in at(P("war"), P(), P()).legal()
    assert WAR in at(P("war twin"), P(), P()).legal()


# -- Rulings --------------------------------------------------------------------


def test_uf_r1_deck_counts() -> None:
    """UF-R1: Each count can be set, and a deck that is too small is refused."""
    assert everything(dealt()) == Counter(COUNTS) + Counter({"wild": 3}) + Counter(SPECIALS)
    t = dealt(aliens=7, broody=0, hypno_chicken=8)
    assert [everything(t)[card] for card in ("alien", "broody", "hypno-chicken")] == [7, 0, 8]
    with pytest.raises(farmyard.OptionError, match="aliens can be"):
        dealt(aliens=2)
    few = {name.replace(" ", "_").replace("-", "_"): 0 for name in ORDINARY}
    with pytest.raises(farmyard.OptionError, match="deck would have 15 cards"):
        dealt(4, aliens=7, **few)
    with pytest.raises(farmyard.OptionError, match="deck would have 10 cards"):
        dealt(3, aliens=7, **few, **NO_RED)
    assert everything(dealt(3, aliens=7, **few)).total() == 15


def test_uf_r3_reshuffle_but_for_the_top() -> None:
    """UF-R3: The pile is reshuffled only when a card is needed, so the deck may lie empty."""
    t = after(at(P(), P(), P(), discards="twin fowl", deck="flu"), TAKE)
    assert (t.view()["stock"], pile(t), t.position()["reshuffled"]) == (0, ["twin", "fowl"], 0)
    after(t, TAKE)
    assert (hand(t, 1), pile(t), t.view()["stock"]) == (["twin"], ["fowl"], 0)
    assert "shuffled" in t.log()[-1]


def test_uf_r4_nothing_to_draw() -> None:
    """UF-R4: No card can be taken from an empty deck, and effects draw what there is."""
    t = at(P("fowl"), P(), P(), discards="twin", deck="")
    assert "no card to take" in why(t, TAKE)
    t = after(at(P("rooster"), P(), P(), discards="", deck="flu"), ROOSTER)
    assert hand(t, 0) == ["flu"]
    assert ROOSTER not in at(P("rooster"), P(), P(), deck="").legal()
    assert ARMED not in at(P("armed"), P(), P(), deck="").legal()


def test_uf_r6_a_bank_without_bottom_or_with() -> None:
    """UF-R6: Corn may exceed a signed byte if the bank is unlimited; a limited bank can
    be empty."""
    t = after(at(P("twin", corn=300), P(), P()), TWIN)
    assert (corn(t)[0], t.view().get("bank")) == (302, None)
    bounded = {"bank_runs_out": "yes", "bank_corn": 9}
    assert "bank is empty" in why(at(P("twin", 9), P(), P(), options=bounded), TWIN)
    assert dealt(3, bank_runs_out="yes", bank_corn=9).view()["bank"] == 0
    with pytest.raises(farmyard.OptionError, match="bank_corn can be 12 or more"):
        dealt(4, bank_runs_out="yes", bank_corn=11)


@pytest.mark.parametrize(
    ("cards", "choice"),
    [
        ("scramble", SCRAMBLE),
        ("pecking", PECKING),
        ("wings", WINGS),
        ("pecked", PECKED),
        ("flu", FLU),
        ("star", STAR),
        ("broody", BROODY),
        ("cheeky", CHEEKY),
        ("fowl", FOWL),
        ("tractor", BEAM),
        ("tractor", EACH),
        ("war", WAR),
    ],
)
def test_uf_r7_nothing_is_played_without_effect(cards: str, choice: int) -> None:
    """UF-R7"""
    t = at(P(cards), P(), P())
    assert choice not in t.legal()
    assert why(t, choice)
    if cards not in ("flu", "star", "tractor", "war"):
        assert AS_WILD + choice not in at(P("wild"), P(), P()).legal()


def test_uf_r7_a_partial_effect_suffices() -> None:
    """UF-R7"""
    assert BEAM in at(P("tractor"), P("twin"), P()).legal()


def test_uf_r8_when_a_card_may_be_thrown_away() -> None:
    """UF-R8: A card may be thrown away with five in hand or if none can be taken; if strict, only
    if there is no other choice."""
    assert throw("twin") in at(P(FULL), P(), P()).legal()
    assert throw("twin") in at(P("twin"), P(), P(), deck="").legal()
    assert throw("twin") not in at(P("twin"), P(), P()).legal()
    strict = {"throw_away": "strict"}
    t = at(P(FULL), P(), P(), options=strict)
    assert throw("twin") not in t.legal()
    assert "only if there is nothing else" in why(t, throw("twin"))
    paying = at(P("alien alien alien alien alien", corn=1), P(), P(), options=strict)
    assert paying.legal() == [LAY]
    broke = at(P("alien alien alien alien alien"), P(), P(), options=strict)
    assert broke.legal() == [throw("alien")]


def test_uf_r9_passing() -> None:
    """UF-R9: Passing is legal only if there is no other choice."""
    t = at(P(), P(), P(), deck="")
    assert t.legal() == [PASS]
    assert after(t, PASS).to_move == 1
    assert "only if there is nothing else" in why(at(P("twin"), P(), P()), PASS)


def test_uf_r10_stolen_aliens_count() -> None:
    """UF-R10"""
    t = after(at(P("wild", aliens=2), P(aliens=1), P()), AS_WILD + PECKING)
    assert parts(t) == [1, 0, 0]


def test_uf_r11_all_covered() -> None:
    """UF-R11"""
    t = at(P("pecking"), P(aliens=2, broody=1, wild=1), P())
    assert "aliens is covered" in why(t, PECKING)


def test_uf_r12_one_cover_for_each_alien() -> None:
    """UF-R12"""
    assert BROODY not in at(P("broody", aliens=1, broody=1), P(), P()).legal()
    assert BROODY not in at(P("broody", aliens=1, wild=1), P(), P()).legal()


def test_uf_r13_a_wild_card_as_broody() -> None:
    """UF-R13: A wild card played as Broody returns to the deck as a wild card."""
    t = after(at(P("wild", aliens=1), P("alien", 1, 2), P()), AS_WILD + BROODY)
    assert (covers(t)[0], pile(t)) == (["wild"], [])
    after(t, LAY)
    assert everything(t)["wild"] == 3
    assert covers(t) == [[], [], []]


def test_uf_r15_a_wild_card_as_wings() -> None:
    """UF-R15"""
    t = after(at(P("wild"), P(), P(), discards="fowl alien"), AS_WILD + WINGS)
    assert (hand(t, 0), pile(t)) == (["alien"], ["fowl", "wild"])


def test_uf_r18_a_stun_and_an_empty_hand() -> None:
    """UF-R18: With an empty hand, a stunned player loses the turn and the stun is over."""
    t = at(P(stunned=1), P(), P())
    assert t.legal() == [PASS]
    assert after(t, PASS).position()["stunned"] == [0, 0, 0]
    assert "turn is lost" in t.log()[-1]


def test_uf_r20_stuns_do_not_add_up_unless_they_do() -> None:
    """UF-R20"""
    t = at(P("hypno"), P(stunned=1), P())
    assert HYPNO not in t.legal()
    stacks = at(P("hypno"), P("twin twin", stunned=1), P(), options={"stun_stacks": "yes"})
    after(stacks, HYPNO)
    assert stacks.position()["stunned"] == [0, 2, 0]
    after(stacks, throw("twin"), TAKE, TAKE)
    assert stacks.legal() == [throw("twin")]


def test_uf_r21_a_stun_ends_with_the_round() -> None:
    """UF-R21"""
    t = after(at(WIN, P(stunned=1), P(stunned=1)), LAY)
    assert t.position()["stunned"] == [0, 0, 0]


def test_uf_r22_never_oneself() -> None:
    """UF-R22: A card can be aimed at any other player, and never at oneself."""
    for seats in (2, 3, 4):
        others = [P("twin", 1, 1) for _ in range(seats - 1)]
        t = at(P("cheeky fowl pecking pecked hypno tractor", 1, 1), *others)
        aimed = [t.game.words.target(t.views.of(0), c) for c in t.legal() if DEED[c] in TARGETED]
        assert set(aimed) == set(range(1, seats))
        assert len(aimed) == 6 * (seats - 1)


TARGETED = (
    Deed.CHEEKY_CHICKEN,
    Deed.FOWL_PLAY,
    Deed.PECKING_ORDER,
    Deed.HEN_PECKED,
    Deed.HYPNO_CHICKEN,
    Deed.BEAM_FROM_ONE,
)


def test_uf_r23_many_cards_in_random_order() -> None:
    """UF-R23: The special card goes first, the others on top in random order, visible to all."""
    tops, orders = Counter[str](), set()
    for seed in range(60):
        t = after(at(P("war twin", aliens=1), P("fowl"), P("wings"), seed=seed), WAR)
        assert pile(t)[0] == "war"
        tops[pile(t)[-1]] += 1
        orders.add(tuple(pile(t)))
        assert t.view(-1)["discards"] == t.position()["discards"]
    assert set(tops) == {"twin", "fowl", "wings"}
    assert len(orders) == 6
    flued = {tuple(pile(after(at(P("flu", 0, 1, 1), P(aliens=1), seed=n), FLU))) for n in range(40)}
    assert len(flued) == 3


def test_uf_r29_parts_come_in_order() -> None:
    """UF-R29"""
    for n, part in enumerate(PARTS):
        t = after(at(P("alien", corn=1, aliens=2, parts=n), P(), P()), LAY)
        assert t.position()["parts"][0] == list(PARTS[: n + 1])
        assert part in t.log()[-1]


def test_uf_r30_no_two_at_once() -> None:
    """UF-R30: Only the active player's number of aliens can rise."""
    for _, states, _, _, after_ in walk("aliens", 4, {}, 5):
        before, now = states[0], after_[0]
        if now["won"] < 0:
            risen = [p for p in range(4) if now["laid"][p] > before["laid"][p]]
            assert risen in ([], [before["turn"]])


def test_uf_r32_an_end_in_bounded_time() -> None:
    """UF-R32: At the turn limit parts count first, then aliens, then corn; ties are shared."""
    options = {"max_turns": 50}
    t = at(P("twin", 3, 1), P("", 5, 1), P("", 5, 1), turns=49, options=options)
    after(t, TWIN)
    assert (t.over, t.standing(), t.ranks()) == (True, [100_005] * 3, [1, 1, 1])
    assert t.scores() == [0] * 3
    t = at(P("twin", 9, 2), P("", 0, 0, parts=1), P("", 0, 2), turns=49, options=options)
    assert after(t, TWIN).ranks() == [2, 1, 3]
    results = play_out("aliens", 4, GAMES, seed=1, options={"max_turns": 60})
    assert results.decisions.max() == 60
    rounds = play_out("aliens", 4, GAMES, seed=2)
    assert rounds.scores.sum(axis=1).max() <= 2 * 4 + 1
    assert rounds.decisions.max() < 5000


def test_uf_r34_places_as_things_lie() -> None:
    """UF-R34, UF-R39: The third part ends the game at once, and the table is not cleared."""
    t = at(P("alien", 1, 2, parts=2), P("fowl", 0, 2), P("", 7, 1), discards="twin", pool=2)
    after(t, LAY)
    assert (t.over, aliens(t), t.position()["pool"], pile(t)) == (True, [3, 2, 1], 3, ["twin"])
    assert (t.ranks(), hand(t, 1)) == ([1, 2, 3], ["fowl"])


def test_uf_r35_the_whole_pile_is_public() -> None:
    """UF-R35"""
    t = at(P(), P(), P(), discards="twin flu wings")
    for seat in range(-1, 3):
        assert t.view(seat)["discards"] == ["wings of desire", "alien flu", "twin beaks"]


def test_uf_r40_a_round_wipes_what_was_known() -> None:
    """UF-R40: Hands go back unseen at the end of a round, and knowledge of them is void."""
    t = at(P("cheeky"), P("twin fowl"), P("alien", 1, 2), discards="wings")
    after(t, CHEEKY, TWIN, LAY)
    for seat in range(3):
        assert known(t, seat) == []
    assert t.view(-1)["known_to_all"] == []
    assert "twin" not in t.log(2)[-1].lower()


def test_uf_r41_what_stays_known() -> None:
    """UF-R41: A card stays known until it is seen to leave, or may have been taken unseen."""
    t = at(P("cheeky"), P("twin fowl alien", 1), P("fowl"))
    after(t, CHEEKY)
    assert known(t, 0) == ["1: alien", "1: twin beaks", "1: fowl play"]
    after(t, TWIN)  # seen to leave
    assert known(t, 0) == ["1: alien", "1: fowl play"]
    after(t, FOWL + 1)  # Cleo takes a card from Ben
    assert known(t, 0) == []
    [lost] = hand(t, 2)
    assert known(t, 1) == [f"2: {CARDS[KIND[lost]]}"]
    [kept] = hand(t, 1)
    assert {lost, kept} == {"alien", "fowl"}


def test_uf_r41_taker_and_victim_know() -> None:
    """UF-R41"""
    t = after(at(P("cheeky fowl"), P("twin twin wings"), P()), CHEEKY)
    after(t, TWIN, TAKE, FOWL)
    [got] = hand(t, 0)
    kept = {"twin": "wings", "wings": "twin"}[got]
    assert known(t, 0) == [f"1: {CARDS[KIND[kept]]}"]
    assert known(t, 1) == [f"0: {CARDS[KIND[got]]}"]


# -- The fast rules -------------------------------------------------------------

FAST = {"fast": "four"}


@pytest.mark.parametrize(("word", "each"), [("no", 0), ("two", 1), ("four", 2)])
def test_uf_x1_bottoms_are_shuffled_in(word: str, each: int) -> None:
    """UF-X1: After the deal, the chosen number of each side is shuffled into the deck."""
    for seed in range(20):
        t = dealt(4, seed, fast=word)
        assert t.position()["bottoms"] == [[], [], [], []]
        assert [everything(t)[part] for part in PARTS] == [each, each, 0]
        assert t.view()["stock"] == 60 - 20 + 2 * each


def test_uf_x2_bottoms_are_seen_by_all() -> None:
    """UF-X2: Bottoms are visible to all, both on top of the deck and in a hand."""
    shown = {dealt(3, seed, fast="four").view(-1).get("top") for seed in range(60)}
    assert shown == {None, "bottom left", "bottom right"}
    t = at(P(), P("left twin"), P(), options=FAST, top="bottom right")
    assert t.view(2)["bottoms"] == [[], ["bottom left"], []]
    after(t, TAKE)
    assert t.view(-1)["bottoms"][0] == ["bottom right"]
    assert t.log(2)[-1] == "Ada takes the bottom right of a saucer from the deck."
    assert t.position()["top"] is None, "no other is left in the deck"


def test_uf_x2_how_often_a_bottom_lies_on_top() -> None:
    """UF-X2: A bottom lies on top of the deck as often as any other card."""
    tops = sum(dealt(2, seed, fast="four").position()["top"] is not None for seed in range(600))
    assert abs(tops - 600 * 4 / 54) < 5 * (600 * 4 / 54) ** 0.5


def test_uf_x3_taken_thrown_away_and_stolen() -> None:
    """UF-X3: Fowl Play and Tractor Beam may pick a visible bottom, or take a card unseen."""
    t = after(at(P("fowl"), P("left twin"), P(), options=FAST), FOWL)
    assert (t.position()["phase"], t.legal()) == ("PICK", [UNSEEN, PICK_LEFT])
    assert hand(after(t, PICK_LEFT), 0) == ["left"]
    t = after(at(P("fowl"), P("left twin"), P(), options=FAST), FOWL, UNSEEN)
    assert (hand(t, 0), hand(t, 1)) == (["twin"], ["left"])
    t = after(at(P("tractor"), P("left left right wings"), P(), options=FAST), BEAM)
    assert t.legal() == [UNSEEN, PICK_LEFT, PICK_RIGHT]
    after(t, PICK_RIGHT)
    assert "bottom right" in t.log(2)[-1]
    after(t, UNSEEN)
    assert (hand(t, 0), hand(t, 1), t.to_move) == (["wings", "right"], ["left", "left"], 1)
    only = after(at(P("wild"), P("left"), P(), options=FAST), AS_WILD + FOWL)
    assert (hand(only, 0), only.to_move) == (["left"], 1)
    full = at(P("left twin twin fowl fowl"), P(), P(), options=FAST)
    assert pile(after(full, THROW_LEFT)) == ["left"]


def test_uf_x3_one_from_each_hand() -> None:
    """UF-X3: Tractor Beam asks at every hand where there is a choice."""
    t = at(P("tractor"), P("twin"), P("left fowl"), P("right wings"), options=FAST)
    after(t, EACH)
    assert (held(t), t.legal()) == ([1, 0, 2, 2], [UNSEEN, PICK_LEFT])
    after(t, UNSEEN)
    assert t.legal() == [UNSEEN, PICK_RIGHT]
    after(t, PICK_RIGHT)
    assert (hand(t, 0), t.to_move) == (["twin", "fowl", "right"], 1)


def test_uf_x3_among_other_cards() -> None:
    """UF-X3: All Out War, Wings of Desire and a renewed deck move bottoms as any card."""
    t = after(at(P("war left"), P("right twin"), P(), options=FAST), WAR)
    assert (held(t), sorted(pile(t))) == ([0, 0, 0], ["left", "right", "twin", "war"])
    t = after(at(P("wings"), P(), P(), options=FAST, discards="twin left"), WINGS)
    assert (hand(t, 0), pile(t)) == (["left"], ["twin", "wings"])
    t = at(P(), P(), P(), options={"fast": "two"}, deck="", discards="left right fowl twin")
    after(t, TAKE)
    assert pile(t) == ["twin"]
    assert [everything(t)[part] for part in PARTS] == [1, 1, 0]


def test_uf_x4_laid_by_the_character() -> None:
    """UF-X4: Laying a missing side is an action, and a side that has been laid is safe."""
    t = after(at(P("left right"), P("fowl"), P(), options=FAST), LAY_LEFT)
    assert (parts(t), hand(t, 0), t.to_move) == ([1, 0, 0], ["right"], 1)
    assert t.position()["beamed"] == [["bottom left"], [], []]
    assert LAY_LEFT not in at(P("left", parts=1), P(), P(), options=FAST).legal()
    assert "has that side already" in why(at(P("left", parts=1), P(), options=FAST), LAY_LEFT)
    assert LAY_RIGHT in at(P("right", parts=1), P(), P(), options=FAST).legal()


def test_uf_x5_the_canopy_comes_last() -> None:
    """UF-X5: A won round brings the first part that is still missing."""
    right = [["bottom right"], [], []]
    t = after(at(P("alien", 1, 2), P(), P(), options=FAST, parts=right, beamed=right), LAY)
    assert t.position()["parts"][0] == ["bottom left", "bottom right"]
    assert "Ada wins the round and the bottom left of a saucer." in t.log()[-1]
    left = [["bottom left"], [], []]
    t = after(at(P("alien", 1, 2), P(), P(), options=FAST, parts=left, beamed=left), LAY)
    assert t.position()["parts"][0] == ["bottom left", "bottom right"]
    assert "Ada wins the round and the bottom right of a saucer." in t.log()[-1]


def test_uf_x6_won_in_one_round() -> None:
    """UF-X6"""
    both = [["bottom left", "bottom right"], [], []]
    t = at(P("alien", 1, 2, parts=2), P(), P(), options=FAST, beamed=both)
    after(t, LAY)
    assert (t.over, parts(t)) == (True, [3, 0, 0])


def test_fast_parts_stay_and_the_rest_is_shuffled_back() -> None:
    """UF-X4, UF-22"""
    t = at(P("alien left", 1, 2), P("left"), P(), options=FAST, discards="right")
    t2 = after(t, LAY)
    assert t2.position()["bottoms"] == [[], [], []]
    assert everything(t2)["bottom left"] == everything(t2)["bottom right"] == 2


# -- Whole games ----------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_card_and_no_corn_is_made_or_lost(seats: int) -> None:
    """UF-22, UF-R6: The totals of cards and corn stay constant in every state, with all options."""
    sets = option_sets(farmyard.core.catalogue.card("aliens"), seats)
    for seed, options in enumerate(sets if COMPILED else sets[:1]):
        total, corn_total = None, None
        for game, _, _, _, states in walk("aliens", seats, options, seed):
            now = counted(game, states)
            assert total in (None, now[0])
            assert corn_total in (None, now[1]) or not states[0]["bank_runs_out"]
            total, corn_total = now


def counted(game: Any, states: Any) -> tuple[list[int], int]:
    """Count the cards of each kind anywhere, with UFO bottoms last, and all corn."""
    s = states[0]
    cards = [int(n) for n in s["deck"] + s["hands"].sum(axis=0)] + [0, 0]
    cards[KIND["alien"]] += int(s["laid"].sum())
    cards[KIND["broody"]] += int(s["covers"][:, 0].sum())
    cards[KIND["wild"]] += int(s["covers"][:, 1].sum())
    for side in range(2):
        beamed = sum(int(p) >> side & 1 for p in s["beamed"])
        cards[17 + side] = int(s["buried"][side] + s["bottoms"][:, side].sum()) + beamed
    for card in s["discards"][: s["heap"]]:
        cards[card] += 1
    assert s["stock"] == s["deck"].sum() + s["buried"].sum()
    assert min(s["deck"]) >= 0
    return cards, int(s["corn"].sum() + s["pool"] + s["bank"])


def test_random_games_come_to_an_end() -> None:
    """UF-25"""
    for seed in range(3):
        t = play_random(dealt(2, seed), seed)
        assert parts(t).count(3) == 1
