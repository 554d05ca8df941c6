"""``farmyard play``: a game at this keyboard, against bots or with others who pass it on.

Choices, log, status and refusals come from the game's own ``words``, as on the page.
"""

from collections.abc import Iterable, Sequence
from getpass import getuser

from farmyard.bots import advice, roster
from farmyard.core import catalogue
from farmyard.core.chance import dealing
from farmyard.core.contract import Level, middle
from farmyard.core.errors import IllegalChoice
from farmyard.core.game_card import Card
from farmyard.core.record import SPECTATOR
from farmyard.core.tables.seat_views import seats_by_number
from farmyard.core.tables.table import Table
from farmyard.core.wording.slots import MessageError
from farmyard.lab import warm
from farmyard.terminal.playing.players import Places, Players, seated
from farmyard.terminal.playing.screen import Choices, Screen, Seen
from farmyard.terminal.playing.understanding import command, fitting, hard, narrowed, picked
from farmyard.terminal.playing.unfinished import Keeper, Kept
from farmyard.terminal.words import say


def play_here(
    card: Card,
    players: int | Sequence[str],
    seed: int | None,
    options: dict[str, str],
    screen: Screen | None = None,
    day: str | None = None,
    way: str = "",
    keeper: Keeper | None = None,
) -> None:
    """Play one game to its end, or until a player quits; a ``keeper`` keeps it, if persons play.

    ``players``: names of persons and of bots; with a number of seats, or no names, one person plays
    bots of the middle level.  ``day``: the date of a deal of the day, and ``way`` which.  Raises
    `OptionError` for too many or too few players, or if the game has no such deal.
    """
    levels = {level.name: level for level in (roster.RANDOM, *roster.levels(card.key))}
    if day is not None:
        options = dealing.daily_options(catalogue.game(card.key), options, way)
    n = players if isinstance(players, int) else len(players) or card.usual_seats(options)
    card.check_seats(n)
    named = [] if isinstance(players, int) else list(players)
    seats = named or [me(), *[_middle(card.key)] * (n - 1)]
    titles = _named(seats, levels)
    _make_ready(card.key, seats)
    if day is None:
        table = Table.deal(card.key, titles, seed, options)
    else:
        table = Table.daily(card.key, day, titles, options, way)
    bots = {p: levels[name] for p, name in enumerate(seats) if name in levels}
    Game(table, seated(bots, seed), screen or Screen(), keeper).run()


def go_on(kept: Kept, screen: Screen | None = None) -> None:
    """Go on with an unfinished game."""
    _make_ready(kept.table.card.key, [place.level.name for place in kept.places.values()])
    Game(kept.table, kept.places, screen or Screen(), Keeper(kept.file)).run()


def _make_ready(key: str, seats: Sequence[str]) -> None:
    """Compile a game in the background, and its search if a bot at the table searches."""
    warm.compile_in_background(key)
    if any(level.name in seats for level in roster.search_levels(key)):
        warm.compile_in_background(key, "search")


def me() -> str:
    """Return the name of whoever sits at this keyboard."""
    try:
        return getuser().split()[0].title()
    except (OSError, KeyError, IndexError):
        return say("somebody")


def _middle(key: str) -> str:
    levels = roster.levels(key)
    return middle(levels).name


def _named(seats: Sequence[str], levels: dict[str, Level]) -> list[str]:
    """Return the players' names; a bot goes by its title, the second of a kind is "Fox 2"."""
    named: list[str] = []
    for p, name in enumerate(seats):
        title = levels[name].title if name in levels else name
        again = list(seats[:p]).count(name) + 1
        named.append(f"{title} {again}" if again > 1 and name in levels else title)
    return named


class Game:
    """A table, its bots, and the persons at the keyboard."""

    def __init__(
        self, table: Table, places: Places, screen: Screen, keeper: Keeper | None = None
    ) -> None:
        self.table = table
        self.bots = Players(table, places)
        self.screen = screen
        self.persons = [p for p in range(len(table.names)) if p not in places]
        self.keeper = keeper if self.persons else None
        self.begun = table.n > 0  # by a person: what only bots have played is not kept
        self.eyes = self.persons[0] if len(self.persons) == 1 else SPECTATOR
        self.here = self.eyes
        self.told = {p: self._read_before(p) for p in (SPECTATOR, *self.persons)}
        """How many lines each has read."""
        self.awaited: set[str] = set()
        """Levels that are getting ready to search."""
        self.ready: dict[int, str] = {}
        """Sentences on levels that are ready now, by the decision before which they are told."""

    def _read_before(self, seat: int) -> int:
        """Return the number of decisions up to the last one of a seat; all for a spectator."""
        if seat == SPECTATOR:
            return self.table.n
        past = range(self.table.n - 1, -1, -1)
        return next((n + 1 for n in past if self.table.history.turn_at(n) == seat), 0)

    def run(self) -> None:
        key = self.table.card.key
        self.screen.title(self.table.card.title)
        levels = dict.fromkeys(place.level for place in self.bots.places.values())
        if levels:
            each = (say("bot", title=x.title, says=x.says) for x in levels)
            self.screen.say(say("against", bots=tuple(each)))
            for level in levels:
                if says := roster.getting_ready(key, level.name):
                    self.awaited.add(level.name)
                    self.screen.say(says)
        self.bots.watch()
        while (seat := self.table.to_move) is not None:
            if seat in self.bots.places:
                self._note_if_ready(self.bots.places[seat].level.name)
                self._play(self.bots.choose(seat))
            elif not self._turn(seat):
                self._leave()
                return
            self.bots.watch()
        self._end()

    def _note_if_ready(self, name: str) -> None:
        """Have it told once that a level is ready, before its first choice by search."""
        key = self.table.card.key
        if name in self.awaited and not roster.getting_ready(key, name):
            self.awaited.remove(name)
            self.ready[self.table.n] = roster.ready(key, name)

    def _keep(self) -> None:
        if self.keeper and self.begun:
            self.keeper.write(self.table, self.bots.places)

    def _leave(self) -> None:
        kept = self.keeper and self.keeper.kept and self.begun
        self.screen.say(say("kept" if kept else "goodbye"))

    def _play(self, choice: int) -> None:
        """Play a choice; everybody at the keyboard is shown what it covers, unless it was drawn
        for the only one there, and the pause after a turn."""
        game, before = self.table.game, self.table.views.of(self.eyes)
        self.table.play(choice)
        self._keep()
        if not self.persons:
            return
        after = self.table.views.of(self.eyes)
        if before.turn != self.eyes and game.page_hooks.covers(before, after):
            self._news(self.eyes, self.table.n - 1)
            self.screen.pause(Seen(game, before, self.eyes, self.table.names))
        if game.page.turn_pauses(before, after):
            self._news(self.eyes)
            self.screen.pause(self._seen(self.eyes))

    def _end(self) -> None:
        self._news(self.eyes)
        self.screen.end(self._seen(self.eyes), self.table.ranks())
        self.screen.say(say("bye"))

    def _seen(self, seat: int) -> Seen:
        return Seen(self.table.game, self.table.views.of(seat), seat, self.table.names)

    def _news(self, seat: int, last: int | None = None) -> None:
        """Print the log that a seat has not read, to the end or as it was after ``last``."""
        at, last = self.told[seat], self.table.n if last is None else last
        between = [(n, says) for n, says in self.ready.items() if at <= n < last]
        for n, says in [*between, (max(at, last), "")]:
            self.screen.lines(self.table.views.lines(seat, at)[: n - at])
            at = n
            if says:
                self.screen.say(says)
        self.told[seat] = at

    # -- A turn of a person ------------------------------------------------------

    def _turn(self, seat: int) -> bool:
        """Let a person make one choice; False if the person quits."""
        if seat != self.here and not self.screen.hand_over(self.table.names[seat]):
            return False
        self.here = seat
        self._show(seat)
        while (typed := self.screen.ask()) is not None:
            if command(typed) == "quit":
                return False
            if typed and self._obey(seat, typed):
                return True
        return False

    def _show(self, seat: int) -> None:
        self._news(seat)
        self.screen.table(self._seen(seat))
        self.screen.menu(self._choices())

    def _obey(self, seat: int, typed: str) -> bool:
        """Carry out a typed command; True if a choice was made, or taken back."""
        match command(typed):
            case "help":
                self.screen.help(self.table.game)
                self.screen.asked(self._seen(seat))
            case "rule":
                self.screen.rule(self.table.game, typed)
            case "log":
                self.screen.log(self.table.log(seat))
                self.screen.asked(self._seen(seat))
            case "list":
                self.screen.listed(self._choices(), whole=True)
            case "advice":
                self._advise(seat)
            case "undo":
                return self._undo(seat)
            case _:
                return self._choose(typed)
        return False

    def _advise(self, seat: int) -> None:
        given = advice.advise(self.table, seat)
        if given is None:
            self.screen.say(say("no-advice"))
            return
        self.screen.say(given.told)
        for reason in filter(None, given.reasons):
            self.screen.say(reason)

    def _undo(self, seat: int) -> bool:
        try:
            self.table.undo(seat)
        except IllegalChoice as why:
            self.screen.say(str(why))
            return False
        self._keep()
        self.told = {p: min(n, self.table.n) for p, n in self.told.items()}
        self.ready = {n: says for n, says in self.ready.items() if n < self.table.n}  # was read
        return True

    def _choose(self, typed: str) -> bool:
        found = picked(typed, self._choices(), self.screen, self._meant, self._why_not)
        if found is not None:
            self.begun = True
            self._play(found)
        return found is not None

    def _why_not(self, typed: str) -> str:
        """Explain why typed words are no choice: by the rule if they mean one illegal choice."""
        found = {choice for choice, _ in fitting(typed, self._all_choices())}
        if len(found) != 1:
            return say("no-such", typed=typed)
        try:
            self.table.check(*found)
        except IllegalChoice as why:
            return str(why)
        return say("no-such", typed=typed)

    def _choices(self) -> Choices:
        """Return the legal choices in words; a name of several words is kept together as one."""
        return self._in_words(
            self.table.legal(), [hard(name) for name in self.table.views.unique_names]
        )

    def _meant(self, typed: str, choices: Choices) -> Choices:
        """Return the choices that match the typed words; players go by name or by seat."""
        found = fitting(typed, choices)
        if not found:
            by_seat = fitting(typed, self._in_words([c for c, _ in choices], self._seats()))
            found = [each for each in choices if each[0] in dict(by_seat)]
        return narrowed(found, self.table.game, self.table.views.of(self.here))

    def _all_choices(self) -> Choices:
        """Return every choice of this phase in words, legal or not, with players by name and by
        seat; by seat, since some choices concern seats that are empty at this table."""
        every = range(self.table.game.rules.CHOICES)
        named = self._in_words(every, self.table.views.unique_names)
        return [*named, *set(self._in_words(every, self._seats())) - set(named)]

    def _in_words(self, choices: Iterable[int], names: Sequence[str]) -> Choices:
        game, found = self.table.game, []
        view = self.table.views.of(self.here)
        for choice in choices:
            try:
                found.append((choice, game.words.say(view, choice, names)))
            except (LookupError, MessageError):  # no such choice in this phase
                continue
        return found

    def _seats(self) -> list[str]:
        return seats_by_number(self.table.card.seats[1])
