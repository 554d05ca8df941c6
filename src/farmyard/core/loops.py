"""The compiled entry point to one game's rules, and rules over them for other loops."""

from collections.abc import Callable, Hashable
from functools import cache
from typing import Any, Protocol

import numpy as np

from farmyard.core.chance.dice import mixed, nth_key, share
from farmyard.core.compiling import loop_over, rule_over, word
from farmyard.core.record import OVER, as_bytes
from farmyard.core.views import hidden_mask

DEAL, TALLY, PLAY, FOLLOW, LEGAL, CHOICES, SCORES, SEE, IMAGINE, CHANCE = range(10)
ALL = 2**62  # decisions: more than any game has
_SEED, _NUMBERS = np.zeros(4, np.uint64), np.zeros((1, 1), np.int64)
Records = np.ndarray[Any, Any]


class Ruled(Hashable, Protocol):
    """The compiled part of a game: its card, for the key, and three of its modules."""

    @property
    def card(self) -> Any: ...

    @property
    def rules(self) -> Any: ...

    @property
    def knowledge(self) -> Any: ...

    @property
    def written(self) -> Any: ...

    @property
    def list_choices(self) -> Callable[..., int] | None: ...


class Loops:
    """One game's rules as Python calls them, over arrays of records.

    All operations are one compiled loop, ``_ask(what, states, i, others, j, number, seed, out)``,
    so that a rule is compiled once whatever calls it (decision 0007).  Arrays and an index are
    cheaper to pass than a record.  Each operation reads and writes record ``i`` of ``states``:

    ========  ==========  ================  ======  ============  =================================
    what      i           others[j]         number  seed          out, and the result
    ========  ==========  ================  ======  ============  =================================
    DEAL      dealt       -                 -       -             -
    TALLY     completed   -                 -       -             -
    PLAY      changed     -                 choice  -             -
    FOLLOW    the first   -                 -       -             in: the moves (1, n); returns how
                                                                  many of them were legal
    LEGAL     asked       -                 choice  -             returns 0 or 1
    CHOICES   asked       -                 -       -             the legal choices (1, CHOICES);
                                                                  returns how many there are
    SCORES    asked       -                 -       -             the scores (1, seats)
    SEE       seen        the view          seat    -             -
    IMAGINE   the prior   the world         seat    the dice's 2  -
    CHANCE    scratch     the template; j:  the     2 of dice, 2  scores and length by game
                          the first game    end     of picks      (games, seats + 1)
    ========  ==========  ================  ======  ============  =================================
    """

    def __init__(self, game: Ruled) -> None:
        self._ask, self._kind = _loop_over(game), game.rules.State

    def deal(self, states: Records, i: int) -> None:
        self._ask(DEAL, states, i, states, 0, 0, _SEED, _NUMBERS)

    def tally(self, states: Records, i: int) -> None:
        self._ask(TALLY, states, i, states, 0, 0, _SEED, _NUMBERS)

    def play(self, states: Records, i: int, choice: int) -> None:
        self._ask(PLAY, states, i, states, 0, int(choice), _SEED, _NUMBERS)

    def follow(self, states: Records, moves: Records) -> int:
        """Play ``moves[n]`` on record n into record n + 1; return how many were legal."""
        return int(self._ask(FOLLOW, states, 0, states, 0, 0, _SEED, moves[np.newaxis]))

    def legal(self, states: Records, i: int, choice: int) -> bool:
        return bool(self._ask(LEGAL, states, i, states, 0, int(choice), _SEED, _NUMBERS))

    def choices(self, states: Records, i: int, out: Records) -> int:
        """Write the legal choices into ``out[0]``, in rising order; return how many there are."""
        return int(self._ask(CHOICES, states, i, states, 0, 0, _SEED, out))

    def scores(self, states: Records, i: int, out: Records) -> None:
        """Write each seat's score into ``out[0]``."""
        self._ask(SCORES, states, i, states, 0, 0, _SEED, out)

    def see(self, states: Records, i: int, seat: int, views: Records, j: int) -> None:
        hides = hidden_mask(self._kind, int(states["seats"][i]), int(seat))
        np.bitwise_or(as_bytes(states)[i], hides, out=as_bytes(views)[j])
        self._ask(SEE, states, i, views, j, int(seat), _SEED, _NUMBERS)

    def imagine(self, prior: Records, seat: int, worlds: Records, j: int, key: Records) -> None:
        """Sample a world into ``worlds[j]`` from a `prior` (`farmyard.core.views`), with dice of
        this key: uint64, shape (2,)."""
        self._ask(IMAGINE, prior, 0, worlds, j, int(seat), key, _NUMBERS)

    def chance(
        self,
        states: Records,
        i: int,
        template: Records,
        games: tuple[int, int],
        seed: Records,
        out: Records,
    ) -> None:
        """Play whole random games in record i: ``range(*games)``.  Waits until they are compiled.

        ``seed``: the two words of the dice's seed, then those of the picks', uint64.  ``out``:
        int64 of shape (games, seats + 1): the scores of each game, then its number of decisions.
        """
        ask = getattr(self._ask, "at_full_speed", self._ask)
        ask(CHANCE, states, i, template, *games, seed, out)


def _loop_over(game: Ruled) -> Callable[..., int]:
    change, answer, play_games = _change_over(game), _answer_over(game), _games_over(game)
    view, imagine = game.knowledge.view, imagining_over(game)

    @loop_over(game.card.key, at_once=True)
    def ask(  # type: ignore[no-untyped-def]
        what, states, i, others, j, number, seed, out
    ):
        if what <= FOLLOW:
            return change(what, states, i, number, out)
        if what <= SCORES:
            return answer(what, states[i], number, out)
        if what == SEE:
            view(states[i], number, others[j])
        elif what == IMAGINE:
            imagine(states, number, others, j, seed[0], seed[1])
        else:
            play_games(states, i, others, j, number, seed, out)
        return 0

    return ask


def _change_over(game: Ruled) -> Callable[..., int]:
    """Make the rule that changes a record, or plays a row of moves into the records after it."""
    deal, play, legal = game.rules.deal, game.rules.play, game.rules.legal
    tally = game.written.tally

    @rule_over(game.card.key)
    def change(what, states, i, number, moves):  # type: ignore[no-untyped-def]
        if what == DEAL:
            deal(states[i])
        elif what == TALLY:
            tally(states[i])
        elif what == PLAY:
            play(states[i], number)
        else:
            for n in range(moves.shape[1]):
                if states[n].phase == OVER or not legal(states[n], moves[0, n]):
                    return n
                states[n + 1] = states[n]
                play(states[n + 1], moves[0, n])
            return moves.shape[1]
        return 0

    return change


def _answer_over(game: Ruled) -> Callable[..., int]:
    """Make the rule that finds legality, legal choices and scores of a record."""
    legal, score, listing = game.rules.legal, game.rules.scores, listing_over(game)

    @rule_over(game.card.key)
    def answer(what, s, number, out):  # type: ignore[no-untyped-def]
        if what == LEGAL:
            return int(legal(s, number))
        if what == SCORES:
            score(s, out[0])
            return 0
        return listing(s, out[0])

    return answer


@cache
def listing_over(game: Ruled) -> Callable[..., int]:
    """Make the rule that writes the legal choices of a record into an array."""
    if game.list_choices:
        return game.list_choices
    many, nth = game.rules.many, game.rules.nth

    @rule_over(game.card.key)
    def listing(s, out):  # type: ignore[no-untyped-def]
        n = many(s)
        for k in range(n):
            out[k] = nth(s, k)
        return n

    return listing


def _games_over(game: Ruled) -> Callable[..., None]:
    """Make the rule that plays random games in one record, and writes scores and lengths."""
    play_by_chance, score = chance_over(game), game.rules.scores

    @rule_over(game.card.key)
    def play_games(states, i, template, first, last, seed, out):  # type: ignore[no-untyped-def]
        for g in range(first, last):
            states[i] = template[0]
            out[g, -1] = play_by_chance(states[i], seed, g)
            score(states[i], out[g])

    return play_games


@cache
def chance_over(game: Ruled) -> Callable[[Any, Any, int], int]:
    """Make the rule that plays one random game."""
    begin, playout = beginning_over(game), playout_over(game)

    @rule_over(game.card.key)
    def play_by_chance(s, seed, g):  # type: ignore[no-untyped-def]
        """Play game g under a seed from the deal to the end; return its number of decisions."""
        low, high = begin(s, seed, g)
        return playout(s, low, high, 0, ALL)

    return play_by_chance


@cache
def beginning_over(game: Ruled) -> Callable[[Any, Any, int], tuple[Any, Any]]:
    """Make the rule that deals a random game; the loop above and a GPU's kernel call it."""
    deal = game.rules.deal

    @rule_over(game.card.key)
    def begin(s, seed, g):  # type: ignore[no-untyped-def]
        """Deal game g under a seed; return the key of its random picks."""
        s.key[0], s.key[1] = nth_key(seed[0], seed[1], g)
        deal(s)
        return nth_key(seed[2], seed[3], g)

    return begin


@cache
def playout_over(game: Ruled) -> Callable[[Any, Any, Any, int, int], int]:
    """Make the rule that plays random choices, to the end of a game or to a number of decisions."""
    play, many, nth = game.rules.play, game.rules.many, game.rules.nth

    @rule_over(game.card.key)
    def playout(s, low, high, n, end):  # type: ignore[no-untyped-def]
        """Play from decision n on until the game is over or decision ``end`` is due, with picks
        under a key; return the number of decisions played by then."""
        while n < end and s.phase != OVER:
            options = many(s)
            pick = 0
            if options > 1:
                pick = share(mixed(low, high, word(n)), options)
            play(s, nth(s, pick))
            n += 1
        return n

    return playout


@cache
def imagining_over(game: Ruled) -> Callable[..., None]:
    """Make the rule that samples a world from a `prior` into record i, with dice of a key."""
    imagine = game.knowledge.imagine

    @rule_over(game.card.key)
    def imagine_world(prior, seat, worlds, i, low, high):  # type: ignore[no-untyped-def]
        worlds[i] = prior[1]
        worlds[i].key[0], worlds[i].key[1] = low, high
        imagine(prior[0], seat, worlds[i])

    return imagine_world
