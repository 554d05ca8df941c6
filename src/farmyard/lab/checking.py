"""Laws that every game must keep, whatever its rules: for authors of games.

``farmyard.check("my_game")`` plays random games and holds every moment against them.  A fault is a
sentence that says what is wrong, where, and what to do (docs/new-game.md).
"""

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.core.game import Game
from farmyard.core.options import OptionError
from farmyard.core.record import OVER, SPECTATOR, clone
from farmyard.core.tables.table import Table

States = np.ndarray[Any, Any]
LONGEST = 20_000  # decisions, after which a game is taken never to end
BITS = 64  # numbers above the last choice that are tried
FEW = 5  # decisions that are played on in an imagined world
GAMES = 6  # of each number of players, if nothing else is said
MOST_FAULTS = 10  # that are told of a game


class Moment(NamedTuple):
    """A decision of a random game: the state, its legal choices, the one made, and what came."""

    game: Game
    n: int
    states: States
    choices: list[int]
    choice: int
    after: States

    @property
    def mover(self) -> int:
        """The seat to move."""
        return int(self.states[0]["turn"])

    @property
    def eyes(self) -> range:
        """The spectator and every seat."""
        return range(SPECTATOR, int(self.states[0]["seats"]))

    @property
    def names(self) -> list[str]:
        return [f"Name {p}" for p in range(int(self.states[0]["seats"]))]


Law = Callable[[Moment], Iterator[str]]
"""A law: yields what a moment does against it."""


def moments(game: Game, seats: int, options: dict[str, Any], seed: int) -> Iterator[Moment]:
    """Yield every decision of a random game; raise `OptionError` if it does not end."""
    states = game.template(seats, game.card.read_options(options, seats))
    states["key"] = key_of(seed)
    game.loops.deal(states, 0)
    dice = random.Random(seed)
    for n in range(LONGEST):
        if states[0]["phase"] == OVER:
            return
        choices = game.choices(states)
        if not choices:
            raise OptionError(f"decision {n} has no legal choice, and the game is not over")
        after, choice = clone(states), dice.choice(choices)
        game.loops.play(after, 0, choice)
        yield Moment(game, n, states, choices, choice, after)
        states = after
    raise OptionError(f"a random game is not over after {LONGEST:,} decisions: bound it")


# -- Laws -----------------------------------------------------------------------


def choices(at: Moment) -> Iterator[str]:
    """`many` and `nth` list exactly what `legal` allows, in order, and no number beyond `CHOICES`,
    also where it is the number of a bit; only an ended game has none."""
    every = range(at.game.rules.CHOICES + BITS)
    legal = [c for c in every if at.game.loops.legal(at.states, 0, c)]
    if at.choices != legal:
        yield f"choices {at.choices} are listed where {legal} are legal: `nth` mirrors `legal`"
    if at.game.list_choices:  # else they are listed by `many` and `nth`
        many, nth = at.game.rules.many(at.states[0]), at.game.rules.nth
        one_by_one = [nth(at.states[0], k) for k in range(many)]
        if at.choices != one_by_one:
            yield f"`list_choices` lists {at.choices}, `nth` {one_by_one}"
    if at.after[0]["phase"] == OVER and at.game.choices(at.after):
        yield "a game that is over has choices"


def mover_sees(at: Moment) -> Iterator[str]:
    """Legal choices depend on nothing that the mover does not see."""
    seen = at.game.choices(at.game.see(at.states, at.mover))
    if seen != at.choices:
        yield (
            f"seat {at.mover} would take {seen} for legal where {at.choices} are: `legal` may read "
            "only what the mover sees"
        )


def imagined(at: Moment) -> Iterator[str]:
    """A world imagined from a view has that view, to the byte, and can be played on from there."""
    game, dice = at.game, random.Random(at.n)
    for seat in at.eyes:
        view = game.see(at.after, seat)
        world = game.imagine(view, seat, key_of(at.n, seat + 1))
        if other := differing(game.see(world, seat), view):
            yield (
                f"in a world imagined for seat {seat} it sees other {', '.join(other)}: `imagine` "
                "may change only what the view hides"
            )
        elif fault := game.written.fault(world[0]):
            yield f"a world imagined for seat {seat} cannot be: {fault}"
        elif wrong := miscounted(game, world):
            yield miscount(wrong, "an imagined world")
        else:
            for _ in range(FEW):
                if world[0]["phase"] != OVER:
                    game.loops.play(world, 0, dice.choice(game.choices(world)))
            if fault := game.written.fault(world[0]):
                yield f"a world imagined for seat {seat}, played on, cannot be: {fault}"


def news(at: Moment) -> Iterator[str]:
    """A decision that reveals no news leads to what the mover could foresee, in every world."""
    if any(at.states[0][f] != at.after[0][f] for f in ("news", "throws")):
        return
    game, seat = at.game, at.mover
    world = game.imagine(game.see(at.states, seat), seat, key_of(at.n, 8))
    game.loops.play(world, 0, at.choice)
    if shown := differing(game.see(world, seat), game.see(at.after, seat)):
        yield (
            f"seat {seat} saw {', '.join(shown)} change by choice {at.choice}, which raised no "
            "`news`: raise it wherever something hidden is shown, or the choice may be taken "
            "back (docs/new-game.md, step 3)"
        )


def words(at: Moment) -> Iterator[str]:
    """Every choice and event has words of its own, and sentences are whole."""
    game, names = at.game, at.names
    mover = game.see(at.states, at.mover)[0]
    said = [game.words.say(mover, c, names) for c in at.choices]
    if not all(said) or len(set(said)) < len(said):
        yield f"`say` does not tell these choices apart: {said}"
    for seat in at.eyes:
        before, now = game.see(at.states, seat)[0], game.see(at.after, seat)[0]
        line = game.words.tell(before, at.choice, now, seat, names)
        for text in (line.text, game.words.ask(now, seat, names)):
            if not text or text[-1] not in ".!?" or "{" in text or "  " in text:
                yield f"seat {seat} reads no whole sentence: {text!r}"


def refusals(at: Moment) -> Iterator[str]:
    """Every choice that is not legal has a reason, which names players and no seats."""
    mover = at.game.see(at.states, at.mover)[0]
    for choice in set(range(at.game.rules.CHOICES)) - set(at.choices):
        why = at.game.words.why_not(mover, choice, at.names)
        if not why or why[-1] not in ".)" or "{" in why or "Seat " in why:
            yield f"choice {choice} is refused without a reason: {why!r}"


def parts(at: Moment) -> Iterator[str]:
    """Every choice is a different set of parts of the page."""
    mover = at.game.see(at.states, at.mover)[0]
    means = [frozenset(at.game.page.parts(mover, c)) for c in at.choices]
    if not all(means) or len(set(means)) < len(means):
        yield f"`page.parts` does not tell the choices {at.choices} apart"


def positions(at: Moment) -> Iterator[str]:
    """A position reads back as it was written."""
    table = Table(at.game, at.names, at.after)
    again = Table.place(at.game.card.key, table.position())
    same = again.position() == table.position() and again.view(0) == table.view(0)
    if not same or again.legal() != table.legal():
        yield "a written position does not read back: `tally` counts what is derived"


ALWAYS: tuple[Law, ...] = (mover_sees, news)
NOW_AND_THEN: tuple[Law, ...] = (choices, imagined, words, refusals, parts, positions)
EVERY = 16  # decisions between two looks at the latter; and at the first ones and the last


def check(
    game: str, games: int = GAMES, seed: int = 0, progress: Callable[[int], object] | None = None
) -> list[str]:
    """Play random games of every number of players with sampled options, and return what they do
    against the laws, at most ten sentences; an empty list is a game that keeps them all.

    ``games``: for each number of players.  Raises `UnknownGame`.
    """
    found: list[str] = []
    whole, dice = catalogue.game(game), random.Random(seed)
    for seats in range(whole.card.seats[0], whole.card.seats[1] + 1):
        for n in range(games):
            options = some_options(whole, seats, dice) if n else {}
            found += _faults(whole, seats, options, seed + n)
            if len(found) >= MOST_FAULTS:
                return found[:MOST_FAULTS]
            if progress is not None:
                progress(1)
    return found


def some_options(game: Game, seats: int, dice: random.Random) -> dict[str, str]:
    """Return a random value for each option that is a choice among words."""
    return {
        option.name: dice.choice([value.word for value in option.values if value.fits(seats)])
        for option in game.card.options
        if option.values and option.kind != "seat"
    }


def _faults(game: Game, seats: int, options: dict[str, str], seed: int) -> Iterator[str]:
    """Yield what a random game does against each law, once for each law."""
    broken = set[Law]()
    chosen = "".join(f", {name}={word}" for name, word in options.items())
    where = f"{seats} players, seed {seed}{chosen}"
    try:
        for at in moments(game, seats, options, seed):
            looks = at.n < 2 or at.n % EVERY == seed % EVERY or at.after[0]["phase"] == OVER
            for law in (*ALWAYS, *NOW_AND_THEN) if looks else ALWAYS:
                if law not in broken and (fault := _fault(law, at)):
                    broken.add(law)
                    yield f"{where}, decision {at.n}: {fault}"
    except OptionError as why:
        yield f"{where}: {why}"


def _fault(law: Law, at: Moment) -> str | None:
    """Return what a moment does against a law first, if anything; an error of the game's own code
    is a fault as well."""
    try:
        return next(law(at), None)
    except Exception as why:  # whatever the author's code raises
        return f"{law.__name__}: {type(why).__name__}: {why}"


# -- Records --------------------------------------------------------------------


def differing(a: States, b: States) -> list[str]:
    """Return the fields in which two records differ."""
    assert a.dtype.names is not None
    if a.tobytes() == b.tobytes():
        return []
    return [f for f in a.dtype.names if a[0][f].tobytes() != b[0][f].tobytes()]


def miscounted(game: Game, states: States) -> list[str]:
    """Return the tallies that differ from a fresh count; piles may lie in any order."""
    anew = clone(states)
    game.loops.tally(anew, 0)
    piles = differing(anew, states)
    return [
        f
        for f in piles
        if not np.array_equal(np.sort(states[0][f], None), np.sort(anew[0][f], None))
    ]


def miscount(fields: list[str], where: str) -> str:
    """Return what to tell an author of tallies that are wrong."""
    return (
        f"{', '.join(fields)} of {where} is not what `tally` counts: keep it where the cards it "
        "counts move, or let `tally` count it anew"
    )
