"""The corpus: about a hundred games of each title, that must always replay as they were played.

Bots and random players made them, finished and running, under every option.
``python -m tests.corpus`` writes what is missing, and refuses to write over games that no longer
replay: a change of rules must raise ``rules_version`` on the game's card first.  A line holds one
game: players, options, dice, the choices packed, and a digest of the record they lead to.
"""

import base64
import hashlib
import itertools
import json
import random
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.chance import dealing
from farmyard.core.chance.dice import key_of
from farmyard.core.formats import notation
from farmyard.core.game_card import Card
from farmyard.core.record import OVER, clone
from tests.sampling import HERE, States, option_sets, seat_counts, with_tests

GAMES = 240
BY_BOTS = 6  # one game in so many is played by bots
RUNNING = 4  # and one in so many is unfinished


class Changed(Exception):
    """A game that does not replay as it was played; the message says what to do."""


@dataclass(frozen=True)
class Kept:
    """A stored game; `digest` is of the record after all choices."""

    seats: int
    options: dict[str, str]
    dice: tuple[int, int]
    choices: list[int]
    over: bool
    digest: str


@dataclass(frozen=True)
class Corpus:
    """The stored games of a title.

    `fields` are those of the record that the digests are made of, so a field added later changes no
    digest.
    """

    rules_version: int
    fields: list[str]
    games: list[Kept]


# -- Replaying ------------------------------------------------------------------


def replayed(key: str, kept: Kept) -> States:
    """Return the record after all choices, checking that each is legal."""
    game = catalogue.game(key)
    states = game.template(kept.seats, game.card.read_options(kept.options, kept.seats))
    states["key"] = kept.dice
    game.loops.deal(states, 0)
    for n, choice in enumerate(kept.choices, start=1):
        if states[0]["phase"] == OVER or not game.loops.legal(states, 0, choice):
            raise Changed(f"decision {n} is not legal any more")
        game.loops.play(states, 0, choice)
    return states


def digest(states: States, fields: Sequence[str]) -> str:
    """Digest the values of these fields, whatever their width in bytes."""
    names = states.dtype.names or ()
    values = {name: states[0][name].tolist() if name in names else None for name in fields}
    return hashlib.sha256(json.dumps(values).encode()).hexdigest()[:16]


def check(key: str, corpus: Corpus) -> None:
    """Raise `Changed` if one of the games comes out differently."""
    for line, kept in enumerate(corpus.games, start=2):
        try:
            states = replayed(key, kept)
            if digest(states, corpus.fields) != kept.digest:
                raise Changed("the same choices lead elsewhere")
            if (states[0]["phase"] == OVER) != kept.over:
                raise Changed("the game ends at another time")
        except Changed as why:
            raise Changed(_advice(catalogue.card(key), line, why)) from None


def _advice(card: Card, line: int, why: Exception) -> str:
    return (
        f"{path_of(card.key)}:{line}: {why}. The rules of {card.title} have changed: raise "
        f"rules_version on its card (now {card.rules_version}), so that tables begun under the "
        f"old ones are not played on, and write the corpus anew: python -m tests.corpus"
    )


# -- Reading and writing --------------------------------------------------------


def path_of(key: str) -> Path:
    return HERE / key / "corpus.txt"


def read(key: str) -> Corpus:
    head, *lines = path_of(key).read_text().splitlines()
    about = json.loads(head)
    return Corpus(about["rules_version"], about["fields"], [_read_line(line) for line in lines])


def _read_line(line: str) -> Kept:
    seats, options, dice, over, marks, packed = line.split(" ")
    given = dict(each.split("=") for each in options.split(",") if each != "-")
    choices = np.frombuffer(zlib.decompress(base64.b85decode(packed)), "<u2").tolist()
    key = notation.read_key(dice)
    return Kept(int(seats), given, key, choices, over == "over", marks)


def write(key: str, corpus: Corpus) -> None:
    about = {"rules_version": corpus.rules_version, "fields": corpus.fields}
    lines = [json.dumps(about), *map(_written, corpus.games)]
    path_of(key).write_text("\n".join(lines) + "\n")


def _written(kept: Kept) -> str:
    options = ",".join(f"{name}={value}" for name, value in kept.options.items()) or "-"
    packed = base64.b85encode(zlib.compress(np.array(kept.choices, "<u2").tobytes(), 9)).decode()
    stage = "over" if kept.over else "running"
    dice = notation.write_key(kept.dice)
    return f"{kept.seats} {options} {dice} {stage} {kept.digest} {packed}"


# -- Making ---------------------------------------------------------------------


def made(key: str) -> Corpus:
    """Return the corpus of a game as its rules are now."""
    card, fields = catalogue.card(key), sorted(catalogue.game(key).rules.State.cells)
    return Corpus(card.rules_version, fields, [_play(key, n, fields) for n in range(GAMES)])


def _play(key: str, nth: int, fields: list[str]) -> Kept:
    game, pick = catalogue.game(key), random.Random(f"{key} {nth}")
    counts = seat_counts(game.card)
    seats = counts[nth % len(counts)]
    sets = option_sets(game.card, seats)
    options = {name: str(value) for name, value in sets[nth % len(sets)].items()}
    numbers = game.card.read_options(options, seats)
    dice = dealing.settled(game, seats, numbers, key_of(nth))
    states = game.template(seats, numbers)
    states["key"] = dice
    game.loops.deal(states, 0)
    all_choices = list(_choices(key, states, nth, pick))
    left = pick.randrange(len(all_choices)) if nth % RUNNING == 3 else len(all_choices)
    kept = Kept(seats, options, dice, all_choices[:left], left == len(all_choices), "")
    found = digest(replayed(key, kept), fields)
    return Kept(seats, options, dice, kept.choices, kept.over, found)


def _choices(key: str, states: States, nth: int, pick: random.Random) -> Iterator[int]:
    """Yield every choice of a whole game."""
    game, seats, states = catalogue.game(key), int(states[0]["seats"]), clone(states)
    players = _bots(key, seats, nth) if nth % BY_BOTS == 0 else []
    while states[0]["phase"] != OVER:
        for seat, player in enumerate(players):
            player.watch(game.see(states, seat)[0])
        turn, legal = int(states[0]["turn"]), game.choices(states)
        view = game.see(states, turn)[0] if players else None
        choice = players[turn].choose(view, legal) if players else pick.choice(legal)
        yield choice
        game.loops.play(states, 0, choice)


def _bots(key: str, seats: int, nth: int) -> list[Any]:
    """Return a bot of some level for every seat."""
    levels = itertools.cycle(level.name for level in roster.levels(key))
    names = list(itertools.islice(levels, nth // BY_BOTS, nth // BY_BOTS + seats))
    return [roster.make(key, name, p, seats, key_of(nth, p)) for p, name in enumerate(names)]


def renew(key: str) -> None:
    """Write the corpus of a game; raise `Changed` if its rules have, under an unchanged version."""
    if path_of(key).exists():
        old = read(key)
        if old.rules_version == catalogue.card(key).rules_version:
            check(key, old)
    write(key, made(key))


if __name__ == "__main__":
    for each in with_tests():
        renew(each)
