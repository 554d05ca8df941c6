"""A player who hears the game knows as much as one who sees it, and so makes the same choices."""

import random
import re
from typing import Any

import pytest

from farmyard.core.tables.table import Table
from farmyard.games.by_golly import text
from farmyard.games.by_golly.bot import LEVELS, Rememberer
from farmyard.games.by_golly.box import ANIMALS, MESS, ROWS, SHOVEL
from farmyard.games.by_golly.state import PICK, Phase
from farmyard.games.by_golly.words.naming import place_name
from tests.thorough import THOROUGH

KEY = "by_golly"
GAMES = 400 if THOROUGH else 10
NAMES = ["Ada", "Ben", "Cleo"]
SINGLE = {name.lower(): n for n, name in enumerate(ANIMALS)} | {"mess": MESS, "shovel": SHOVEL}
CARDS = SINGLE | {text("card.plural", card=name): n for name, n in SINGLE.items()}
TURNED_UP = re.compile(r"(\w+) in row (\d), place (\d)")


class Listener(Rememberer):
    """A bot with a perfect memory that sees nothing of the yard and relies on what it hears."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, random.Random(0), keep=1)
        self.up: list[tuple[int, int]] = []  # places and cards turned up this turn
        self.whose, self.is_over = "", True  # whose turn it is, also after a match

    def hear(self, sentence: str) -> None:
        if begins := re.match(r"(\w+) plays? ", sentence):
            if self.is_over or begins[1] != self.whose:
                self.up, self.is_over = [], False
            self.whose = begins[1]
        named = [
            (sum(ROWS[: int(row) - 1]) + int(place) - 1, CARDS[card.lower()])
            for card, row, place in TURNED_UP.findall(sentence)
        ]
        if not re.match(r"\w+ (pick|shuffle)s?", sentence):
            self.up += named
            self.memory |= named
        if mixed := re.match(r"\w+ shuffles? (.*?)\.", sentence):
            kinds = [CARDS[word] for word in re.findall(r"\w+", mixed[1]) if word in CARDS]
            for each in self.up:
                if each in named if named else each[1] in kinds or "turned up" in mixed[1]:
                    self.memory.pop(each[0], None)
        if re.search(r"No match|leaves? the cards|^\w+ shuffles?|from \w+ stack", sentence):
            self.is_over = True

    def at_the_table(self, view: Any) -> Any:
        """Return the view with the hands and numbers, which keys read out, and what has
        been heard."""
        known = view.copy()
        known["yard"][:] = -1
        up = [] if self.is_over else self.up
        known["places"][:], known["faces"][:], known["flips"] = -1, -1, len(up)
        for i, (place, card) in enumerate(up):
            known["places"][i], known["faces"][i] = place, card
        return known


@pytest.mark.thorough
@pytest.mark.parametrize("seats", [2, 3])
def test_who_hears_decides_as_who_sees(seats: int) -> None:
    decided = 0
    for seed in range(GAMES):
        table = Table.deal(KEY, NAMES[:seats], seed=seed)
        sees, hears = Rememberer(0, random.Random(0), keep=1), Listener(0)
        others = [LEVELS[-1].make(p, seats, random.Random(p)) for p in range(1, seats)]
        while not table.over:
            view, choices = table.views.of(0), table.legal()
            for player, seat in zip([sees, *others], range(seats), strict=True):
                player.watch(table.views.of(seat))
            if table.to_move == 0:
                sees.dice, hears.dice = random.Random(table.n), random.Random(table.n)
                choice = sees.choose(view, choices)
                assert hears.choose(hears.at_the_table(view), choices) == choice
                assert hears.memory == sees.memory
                decided += 1
            else:
                player = others[int(table.to_move or 0) - 1]
                choice = player.choose(table.views.of(int(table.to_move or 0)), choices)
            table.play(choice)
            line = table.views.line(table.n - 1, 0)
            hears.hear(line.aloud or line.text)
    assert decided > 20 * GAMES


def test_picking_out_cards_is_heard() -> None:
    """Cards left in place are still known after a mess, and shuffled ones are forgotten."""
    listener = Listener(0)
    listener.hear("Ben plays the hare and turns up a mess in row 2, place 2.")
    listener.hear("The worm in row 4, place 2: Ben is in the mess, and takes the hare back.")
    known = dict(listener.memory)
    listener.hear("Ben leaves the cards as they lie.")
    assert listener.memory == known
    listener.hear("Ben shuffles a mess. Ben draws two cards from the stack.")
    assert [*listener.memory.values()] == [CARDS["worm"]]
    listener.hear("Ben shuffles the two cards turned up.")
    assert listener.memory == {}


def test_of_two_alike_it_is_said_which_is_picked_out() -> None:
    """The log names cards only; read aloud, a place is added where the name is ambiguous."""
    dice = random.Random(8)
    table = Table.deal(KEY, NAMES, seed=8)
    while not (can_pick(table) and alike(table.views.of(0))):
        if table.over:
            table = Table.deal(KEY, NAMES, seed=dice.randrange(10**6))
        table.play(dice.choice(table.legal()))
    view = table.views.of(0)
    place = alike(view)[0]
    at = [int(p) for p in view["places"][: view["flips"]]].index(place)
    table.play(PICK + at)
    line = table.views.line(table.n - 1, 0)
    assert " in row " not in line.text
    assert f"in {text.name(place_name(place))} to be shuffled." in line.aloud


def can_pick(table: Table) -> bool:
    return table.views.of()["phase"] == Phase.SHUFFLE and PICK in table.legal()


def alike(view: Any) -> list[int]:
    """Return the places of face-up cards that have a double, if none has been picked out yet."""
    faces = [int(face) for face in view["faces"][: view["flips"]]]
    free = not view["picked"].any()
    places = view["places"][: view["flips"]]
    return [int(p) for p, f in zip(places, faces, strict=True) if free and faces.count(f) > 1]
