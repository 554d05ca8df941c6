"""The printed box holds all pieces of any table, whatever its options and the number of players."""

from collections import Counter
from collections.abc import Callable
from itertools import chain
from typing import Any

import pytest

from farmyard.core import catalogue
from farmyard.core.formats.notation import write_position
from farmyard.games.aliens.page.slips import BOTTOM_FACES, WILD_FACES
from farmyard.games.aliens.page.slips import FACES as ALL_FACES
from farmyard.games.chickenrun.words.things import slug as slug_of
from farmyard.games.cloud_nine.box import FLESH
from farmyard.games.cloud_nine.page.parts import FACES as FLESH_FACES
from farmyard.games.oxy_soxy.box import COLOURS
from tests.sampling import dealt, every_game, some_options

ANY_NUMBER = ("aliens", "broody", "twin_beaks", "cheeky_chicken", "fowl_play", "pecking_order",
              "rooster_booster", "scramble", "wings_of_desire", "hen_pecked", "hypno_chicken",
              "bank_corn")  # fmt: skip
"""Options for as many cards or corn as a table likes; the box holds the usual number."""

Pieces = Counter[tuple[str, ...]]


def by_golly(position: dict[str, Any], _: Any) -> Pieces:
    hands = [*position["hands"], *position["stacks"], position["aside"]]
    animals = Counter(("animals", name) for cards in hands for name in cards)
    return animals + Counter(("yard", name) for name in position["yard"])


def oxy_soxy(position: dict[str, Any], _: Any) -> Pieces:
    held: Pieces = Counter()
    beasts = zip(COLOURS, position["hands"], position["piles"], strict=False)
    for colour, *piles in beasts:
        held.update((colour, "beast", *card.split()) for pile in piles for card in pile)
    for colour, cards in zip(COLOURS, position["unplayed"], strict=False):
        held.update((colour, "score", sex) for sex in cards)
    return held


def aliens(position: dict[str, Any], record: Any) -> Pieces:
    counts = record["hands"].sum(axis=0) + record["deck"]
    held: Pieces = Counter()
    for name, n in zip(ALL_FACES[: len(counts)], counts, strict=True):
        if name == "wild":
            held.update(("deck", face) for face in WILD_FACES[:n])
        else:
            held["deck", name] = int(n)
    bottoms = record["buried"] + record["bottoms"].sum(axis=0)
    for name, n in zip(BOTTOM_FACES, bottoms, strict=True):
        held["bottoms", name] = int(n)
    held["corn", "corn"] = sum(position["corn"]) + max(0, int(record["bank"]))
    return held


def cloud_nine(position: dict[str, Any], _: Any) -> Pieces:
    faces = dict(zip(FLESH, FLESH_FACES, strict=True))
    flesh = [*position["hands"], position["nest"], position["packs"]]
    gold = [*position["golds"], position["gold_nest"], position["gold_aside"]]
    held = Counter(("flesh", faces[name]) for cards in flesh for name in cards)
    return held + Counter(("gold", name) for cards in gold for name in cards)


def chickenrun(position: dict[str, Any], _: Any) -> Pieces:
    held = Counter(("equipment", slug_of(name.split(" ", 1)[1])) for name in position["piles"])
    held["opportunities", "opportunity"] = len(position["deck"])
    held["plans", "plan"] = len([*position["plan_pile"], *chain(*position["plans"])])
    held["search", "search"] = len(position["hut"])
    held["tokens", "egg"] = sum(position["eggs"]) + position["nest"]
    held["chickens",] = sum(map(len, position["chickens"]))
    return held


HELD: dict[str, Callable[[dict[str, Any], Any], Pieces]] = {
    "by_golly": by_golly, "oxy_soxy": oxy_soxy, "aliens": aliens, "cloud_nine": cloud_nine,
    "chickenrun": chickenrun,
}  # fmt: skip


def printed(key: str) -> Pieces:
    """Count the pieces of the printed box by deck and face, and by deck alone."""
    found: Pieces = Counter()
    for deck in catalogue.game(key).paper.contents().decks:  # type: ignore[union-attr]
        for face in deck.faces:
            told = [str(face.more[name]) for name in ("sex", "n") if name in face.more]
            found[deck.name, face.name, *told] += face.count
        found[deck.name,] += deck.count
    return found


def test_every_game_with_a_box_is_counted() -> None:
    assert set(HELD) == {key for key in catalogue.keys() if catalogue.game(key).has("paper")}


@pytest.mark.parametrize(("key", "seats"), every_game())
def test_the_box_holds_all_pieces_of_any_table(key: str, seats: int) -> None:
    box = printed(key)
    for seed, options in enumerate(some_options(key, seats)):
        usual = {name: value for name, value in options.items() if name not in ANY_NUMBER}
        game, states = dealt(key, seats, usual, seed)
        names = [f"Seat {seat}" for seat in range(seats)]
        held = HELD[key](write_position(game, states, names), states[0])
        assert sum(held.values()) > seats
        assert held - box == Counter(), usual
