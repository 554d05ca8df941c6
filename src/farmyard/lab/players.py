"""Players in Python: a game's bots by name, functions, objects and programs, one game or many.

>>> import farmyard
>>> fox, t = farmyard.bot("oxy_soxy", "fox"), farmyard.table("oxy_soxy", 2, seed=7)
>>> while not t.over:
...     t.play(fox.choose(t))

A *player* is the name of a level (``"fox"``), a `Player` of `farmyard.bot`, a program
(``"program:./mybot.py"``, docs/protocol.md), a function ``choose(view, choices)``, an object with
that method, or the name of one of these two (``"player:mybot:choose"``).  ``view`` is the record of
what the seat may see, with the fields that `Table.position` names, and ``choices`` are the numbers
of all legal choices.  An object that also has ``watch(view)`` is shown every change of the
position, as a game's own bots are, and ``begin(seat, seats)`` is called before each game, if there
is one.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.chance.dice import fresh_key, key_of
from farmyard.core.contract import Bot
from farmyard.core.errors import IllegalChoice
from farmyard.core.options import OptionError
from farmyard.core.tables.history import History
from farmyard.core.tables.table import Table
from farmyard.lab import MOST_STUDIED, match, programs
from farmyard.lab.intervals import Interval, mean, share_over_deals
from farmyard.lab.match import Order, Played
from farmyard.lab.playouts import check_counts


class Player:
    """A bot that can sit on any seat of any table of its game, at several at once.

    On each seat it has a memory of its own, from the deal on: it sees what that seat sees, and
    nothing else.  ``seed`` makes its choices the same again.
    """

    def __init__(self, key: str, level: str, seed: int | None = None) -> None:
        self.key, self.level, self.seed = key, roster.level(key, level).name, seed
        self._seated: WeakKeyDictionary[History, dict[int, _Seated]] = WeakKeyDictionary()

    def __repr__(self) -> str:
        return f"<Player {self.key} {self.level}>"

    def choose(self, table: Table) -> int:
        """Return the bot's choice for the seat to move; the table is not changed.

        Raises `IllegalChoice` if the game is over, `OptionError` if it is another game.
        """
        seat = table.to_move
        if table.card.key != self.key:
            raise OptionError(f"A bot of {self.key} cannot play {table.card.key}.")
        if seat is None:
            raise IllegalChoice("The game is over.")
        seats = self._seated.setdefault(table.history, {})
        if seat not in seats or not seats[seat].goes_on(table):
            dice = fresh_key() if self.seed is None else key_of(self.seed + seat)
            bot = roster.make(self.key, self.level, seat, len(table.names), dice)
            seats[seat] = _Seated(bot, seat, table)
        return seats[seat].choose(table)


class _Seated:
    """A bot on a seat of a table, with how far it has watched the game."""

    def __init__(self, bot: Bot, seat: int, table: Table) -> None:
        self._bot, self._seat = bot, seat
        self._seen = 0  # states shown to it
        self._past = table.history.rewritten

    def goes_on(self, table: Table) -> bool:
        """Tell whether nothing was taken back of what it has seen."""
        return self._past == table.history.rewritten

    def choose(self, table: Table) -> int:
        for n in range(self._seen, table.n + 1):
            self._bot.watch(table.views.array(self._seat, n)[0])
        self._seen = table.n + 1
        return int(self._bot.choose(table.views.array(self._seat)[0], table.legal()))


PlayerLike = str | Player | programs.Chooser | Callable[[Any, Sequence[int]], int]
"""The players that `play` takes."""


@dataclass(frozen=True)
class Contest:
    """The games of some players against each other: one entry of ``played`` a game.

    ``sides[g][seat]`` is the player on a seat of game g, by its number in ``players``.
    """

    key: str
    players: tuple[str, ...]
    seats: int
    orders: list[Order]
    sides: list[tuple[int, ...]]
    played: list[Played]

    @property
    def games(self) -> int:
        """The number of games played."""
        return len(self.played)

    @property
    def shares(self) -> list[Interval]:
        """Each player's share of the wins, from 0 to 1, with its 95 % interval."""
        return [self._share(player) for player in range(len(self.players))]

    def _share(self, player: int) -> Interval:
        deals = max(order.deal for order in self.orders) + 1
        wins, games = np.zeros(deals), np.zeros(deals)
        for order, each, seat in self._of(player):
            wins[order.deal] += each.share(seat)
            games[order.deal] += 1
        return share_over_deals(wins, games)

    @property
    def scores(self) -> list[Interval]:
        """Each player's mean score, with its 95 % interval."""
        return [
            mean(np.array([each.scores[seat] for _, each, seat in self._of(player)], float))
            for player in range(len(self.players))
        ]

    def _of(self, player: int) -> list[tuple[Order, Played, int]]:
        found = zip(self.orders, self.played, self.sides, strict=True)
        return [(order, each, sides.index(player)) for order, each, sides in found]

    def __str__(self) -> str:
        """Draw a table: each player's share of the wins with its interval, and mean score."""
        width = max(map(len, self.players))
        rows = [f"{self.games} games of {self.key}, {self.seats} seats"]
        for name, share, score in zip(self.players, self.shares, self.scores, strict=True):
            won, low, high = (100 * each for each in share)
            rows.append(f"{name:{width}}  {won:5.1f} % ({low:.1f}–{high:.1f})  {score.value:.2f}")
        return "\n".join(rows)


def play(
    key: str,
    players: Sequence[PlayerLike],
    games: int = 100,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
) -> Contest:
    """Play games between players, one a seat, and count who wins.

    Each deal is played in all rotations of the seats, so that no seat favours a player: ``games``
    is rounded up to whole rounds.  The same seed deals the same games.  Raises `OptionError` for
    players, seats or options that cannot be, `IllegalChoice` for what a player chose against the
    rules, `PlayerError` for an exception of its own; a program that errs loses that game.
    """
    card, seats = catalogue.card(key), len(players)
    card.check_seats(seats)
    check_counts(MOST_STUDIED, games=games)
    numbers = card.read_options(dict(options or {}), seats)
    names = [_named(key, player, nth) for nth, player in enumerate(players)]
    orders, sides, played = [], [], []
    for deal in range(-(-games // seats)):
        for turn in range(seats):
            side = tuple((seat + turn) % seats for seat in range(seats))
            order = match.order_of(key, [names[p] for p in side], numbers, seed, deal)
            own = {
                seat: programs.Own(names[p], players[p], match.where(order, seat))
                for seat, p in enumerate(side)
                if not isinstance(players[p], (str, Player))
            }
            orders.append(order)
            sides.append(side)
            played.append(match.play(order, own))
    return Contest(key, tuple(names), seats, orders, sides, played)


def _named(key: str, player: PlayerLike, nth: int) -> str:
    """Return the name of a player in orders and reports; raise `OptionError` for no player."""
    if isinstance(player, Player):
        if player.key != key:
            raise OptionError(f"A bot of {player.key} cannot play {key}.")
        return player.level
    if isinstance(player, str):
        if programs.is_outside(player):
            programs.check(player)
            return player
        return roster.level(key, player).name
    if not isinstance(player, programs.Chooser) and not callable(player):
        raise OptionError(
            f"A player is a level’s name, a bot, a function choose(view, choices) or an object "
            f"with that method, not {player!r}."
        )
    return str(getattr(player, "__name__", type(player).__name__)) + f" {nth + 1}"
