"""The knowledge of the nine packs of Success is what has been seen (section 4 of the ledger).

Top cards lie open, a card that goes under its pack with a Hen is known to all, and a Chick shows a
pack to one seat alone.
"""

import random
from typing import Any

import numpy as np
import pytest

from farmyard.core.compiling import COMPILED
from farmyard.core.record import OVER, SPECTATOR, alone
from farmyard.core.tables.table import Table as TrueTable
from farmyard.games.cloud_nine.box import CHICK, DEPTH, HEN, PACKS
from farmyard.games.cloud_nine.rules.choices import CLAIM, LOOK_INTO, MOVE, TURN_UP, success_deed
from tests.games.cloud_nine.test_success import redo, success
from tests.games.cloud_nine.written import GAME
from tests.games.observing import Step, follow
from tests.sampling import dealt

GAMES = 8 if COMPILED else 1
Row = np.ndarray[Any, Any]


class Success:
    """The nine packs: each card, the lowest first, and who has seen it."""

    def __init__(self, s: Any) -> None:
        self.everybody = set(range(SPECTATOR, s["seats"]))
        self.seen: set[str] = set()
        self.begin(s)

    def begin(self, s: Any) -> None:
        self.packs = [[(int(kind), set[int]()) for kind in pack] for pack in packs_of(s)]
        self.news = False
        self.face_up()

    def face_up(self) -> None:
        """Turn up the top cards; note whether one was hidden from anybody."""
        for pack in filter(None, self.packs):
            self.news |= not pack[-1][1] >= self.everybody
            pack[-1] = (pack[-1][0], self.everybody)

    def watch(self, step: Step) -> None:
        """Note what a decision has shown, and compare it with what the record remembers."""
        before, s = step.before, step.after
        deed, k = success_deed(step.choice)
        self.seen.add(deed)
        self.news = False
        left, over = int(s["gold_left"]), s["day"] > before["day"]
        turned = left < before["gold_left"] and left > 1  # the next challenge, but for the last
        if over and s["phase"] != OVER:
            self.begin(s)
        else:
            self.moved(step, deed, k)
            self.face_up()
        assert step.revealed == bool(turned or over or self.news), (deed, left)
        self.compare(s)

    def moved(self, step: Step, deed: str, k: int) -> None:
        match deed:
            case "lay":
                for pack in range(PACKS):
                    if step.after["height"][pack] < len(self.packs[pack]):
                        self.packs[pack].pop()
            case "move":
                gap = self.packs.index([])
                self.packs[gap].append(self.packs[k].pop())
            case "hen":
                self.packs[k].insert(0, self.packs[k].pop())
            case "chick":
                self.news = any(step.asked not in who for _, who in self.packs[k])
                self.packs[k] = [(kind, who | {step.asked}) for kind, who in self.packs[k]]
            case "hunt":
                self.packs[k].pop()

    def compare(self, s: Any) -> None:
        for seat in self.everybody:
            view = GAME.see(alone(s), seat)[0]
            known = view["known"].reshape(PACKS, DEPTH)
            for pack, shown, knows in zip(self.packs, packs_of(view), known, strict=True):
                told = [kind if seat in who else -1 for kind, who in pack]
                assert [*shown] == told + [-1] * (DEPTH - len(told)), seat
                assert [bool(bit) for bit in knows[: len(told)]] == [seat in w for _, w in pack]
                assert not knows[len(told) :].any(), "nothing lies there"
        for pack, cards in zip(self.packs, packs_of(s), strict=True):
            assert [*cards[: len(pack)]] == [kind for kind, _ in pack]
        row, view = s["gold_nest"], GAME.see(alone(s), SPECTATOR)[0]["gold_nest"]
        seen = {0, int(s["gold_left"]) - 1} if s["gold_left"] else set()
        assert [*view] == [card if i in seen else -1 for i, card in enumerate(row)]


def packs_of(s: Any) -> Row:
    return np.asarray(s["packs"]).reshape(PACKS, DEPTH)


def any_deed(_: Any, legal: list[int], dice: random.Random) -> int:
    """Choose among kinds of deeds first, for else nearly all would be tricks; do not give up."""
    kinds: dict[str, list[int]] = {}
    for choice in legal:
        kinds.setdefault(success_deed(choice)[0], []).append(choice)
    if len(kinds) > 1:
        kinds.pop("resign", None)
    return dice.choice(kinds[dice.choice([*kinds])])


def packs(seats: int, options: dict[str, Any], seed: int) -> Any:
    mode = ("solo", "dual")[seats - 1]
    return dealt("cloud_nine", seats, {**options, "mode": mode}, seed)[1]


@pytest.mark.thorough
@pytest.mark.parametrize("seats", [1, 2])
def test_what_is_known_of_packs_has_been_seen_and_no_more(seats: int) -> None:
    seen = set[str]().union(
        *(e.seen for e in follow("cloud_nine", seats, Success, any_deed, packs, games=GAMES))
    )
    assert seen >= {"lay", "move", "hen", "chick", "hunt"} or not COMPILED, seen


# -- What may be taken back -----------------------------------------------------


def shows(packs: list[str], row: list[str], *choices: int, mode: str = "solo") -> bool:
    """Play choices, and return whether the last one showed what was hidden."""
    game = TrueTable.place("cloud_nine", success(packs, mode, row).position())
    for choice in choices:
        game.play(choice)
    return game.history.revealed(len(choices) - 1)


def test_a_card_that_went_under_with_a_hen_is_no_news() -> None:
    """Section 4: All know the card at the bottom, so to turn it up again shows nothing."""
    row = ["egg", "worm", "hen"]
    assert not shows(["2 8", "3 1"], row, TURN_UP, MOVE)
    assert shows(["2 8", "3 1"], row, TURN_UP, MOVE + 1)


def test_a_chick_that_shows_nothing_is_no_news() -> None:
    """CN-R89: Of a pack of one card nothing is hidden, nor of one that was looked into before."""
    assert not shows(["2", "3 1"], ["egg", "chick"], LOOK_INTO)
    assert shows(["2", "3 1"], ["egg", "chick"], LOOK_INTO + 1)
    again = (LOOK_INTO + 1, redo(CHICK), LOOK_INTO + 1)
    assert not shows(["2", "3 1"], ["egg", "worm", "chick"], *again)


def test_cards_stay_known_wherever_they_go_in_their_pack() -> None:
    """Section 4: A Worm repeats the Hen, and both cards that went under are known to all."""
    t = success(["2", "2 3 4 1"], row=["egg", "worm", "hen"])
    t.play(TURN_UP + 1, redo(HEN), TURN_UP + 1)
    assert [*packs_of(GAME.see(t.states, SPECTATOR)[0])[1, :4]] == [3, 0, -1, 2]


def test_the_last_challenge_turns_up_nothing() -> None:
    """CN-173: The Easter Egg ends the row, and has lain open all the time."""
    assert not shows(["2", "3 1"], ["egg", "straw"], CLAIM, mode="dual")
    assert shows(["2", "3 1"], ["egg", "worm", "straw"], CLAIM, mode="dual")
