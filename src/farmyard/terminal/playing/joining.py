"""``farmyard play --join LINK``: a chair at a server's table, or a watcher's place.

All that is shown is made of what the server tells this seat.
"""

import re
from collections.abc import AsyncIterator
from typing import Any

from farmyard.client import Client, Refused, Seat, State
from farmyard.core import catalogue
from farmyard.core.contract import Line
from farmyard.core.errors import PositionError
from farmyard.core.formats.reading import read_view
from farmyard.core.options import OptionError
from farmyard.core.record import SPECTATOR
from farmyard.core.tables.seat_views import told_apart
from farmyard.core.tables.table import ranks_of
from farmyard.core.wording.messages import language
from farmyard.terminal import words
from farmyard.terminal.playing import cookies
from farmyard.terminal.playing.line import Line as Wire
from farmyard.terminal.playing.play import me
from farmyard.terminal.playing.screen import Choices, Screen, Seen
from farmyard.terminal.playing.understanding import command, fitting, hard, narrowed, picked
from farmyard.terminal.words import say

LINK = re.compile(r"(https?://[^/?#\s]+(?:/[^?#\s]*)?)(/t/[^/?#\s]+)(?:[/?#]\S*)?")
WAITING = "waiting"


def join(link: str, screen: Screen | None = None) -> None:
    """Sit down at a table and play there to the end, or until the person leaves.

    Raises `OptionError` with a sentence if the table cannot be reached, or was never there.
    """
    found = LINK.fullmatch(link if "://" in link else f"http://{link}")
    if found is None:
        raise OptionError(words.NO_LINK.format(link=link))
    url, path = found[1].rstrip("/"), found[2]
    client = Client(url, me(), cookies.cookie_of(url), language())
    with Wire() as wire:
        try:
            Joined(wire, client, path, screen or Screen()).run(link)
        except (Refused, ConnectionError) as why:
            raise OptionError(str(why)) from None
        finally:
            wire.wait(client.__aexit__())


class Joined:
    """A seat at a server's table, and the person at this keyboard."""

    def __init__(self, wire: Wire, client: Client, path: str, screen: Screen) -> None:
        self.wire, self.client, self.path, self.screen = wire, client, path, screen
        self.seat = client.at(path)
        self.log: list[str] = []
        self.seen: Seen | None = None
        self.names: list[str] = []
        self.bots: set[int] = set()
        self.breaks = 0
        self.waits_for: int | None = None

    def run(self, link: str) -> None:
        """Play until the game is over or the person leaves, whose chair is kept."""
        seated = False
        try:
            seated = self._sit_down()
            if not self._play(self.seat):
                self.screen.say(say("keeps-chair", link=link) if seated else say("bye"))
        except KeyboardInterrupt:
            self.screen.say("")
            self.screen.say(say("keeps-chair", link=link) if seated else say("bye"))

    # -- The table before the game ------------------------------------------------

    def _sit_down(self) -> bool:
        """Take a chair, or the one that was kept; False for who can only watch."""
        table = self._table()
        game = catalogue.game(table["game"])
        self.screen.title(f"{game.card.title} – {table['name']}")
        mine = any(chair["mine"] for chair in table["chairs"])
        while not mine and table["stage"] == WAITING:
            free = [chair["seat"] for chair in table["chairs"] if chair["free"]]
            if not free:
                break
            mine = self._takes(free[0])
            table = self._table()
        self.screen.say(say("seated") if mine else say("watching"))
        if table["stage"] == WAITING:
            there = [chair["name"] for chair in table["chairs"] if not chair["free"]]
            n = sum(chair["free"] for chair in table["chairs"])
            self.screen.say(say("waits", names=tuple(there), n=n))
        return mine

    def _takes(self, seat: int) -> bool:
        """Take a free chair; False if somebody else was quicker."""
        try:
            self.wire.wait(self.client.sit(self.path, seat))
        except Refused as why:
            if why.status != 409:
                raise
            return False
        cookies.keep(self.client.url, self.client.cookie)
        return True

    def _table(self) -> dict[str, Any]:
        return self.wire.wait(self.client.table(self.path))

    # -- The game -----------------------------------------------------------------

    def _play(self, seat: Seat) -> bool:
        """Follow the game to its end; False if the person leaves before it."""
        states = aiter(seat)
        while (state := self.wire.wait(_next(states))) is not None:
            seen = self._take_in(state)
            if state.over:
                ranks = ranks_of(seen.game.scores(seen.view.reshape(1)))
                self.screen.end(seen, ranks)
                self.screen.say(say("bye"))
            elif state.choices:
                if not self._decide(state, seen):
                    return False
            elif state.to_move not in self.bots:
                self._waits(seen)
        return True

    def _take_in(self, state: State) -> Seen:
        """Show what has happened since the last state, and return how the table stands."""
        before, seen = self.seen, self._seen(state)
        self.seen = seen
        if self.seat.breaks > self.breaks:
            self.breaks = self.seat.breaks
            self.screen.say(say("line-again"), "dim")
        if before and self._covers(before, seen):
            self.screen.pause(before)
        lines = [Line(each.seat, each.text, joins=each.joins) for each in state.events]
        self.screen.lines(lines)
        for line in lines:
            if line.joins and self.log:
                self.log.pop()
            self.log.append(line.text)
        pauses = before and seen.game.page.turn_pauses(before.view, seen.view)
        if pauses and state.seat != SPECTATOR:
            self.screen.pause(seen)
        return seen

    def _covers(self, before: Seen, seen: Seen) -> bool:
        """True if somebody else has covered what was open, which was not drawn for this seat."""
        else_moved = seen.seat not in (SPECTATOR, before.view.turn)
        return else_moved and seen.game.page_hooks.covers(before.view, seen.view)

    def _seen(self, state: State) -> Seen:
        """Return the table as this seat sees it, with its names of today."""
        table = self._table() if state.choices or state.over or not self.names else None
        if table is not None:
            self.names = [chair["name"] for chair in table["chairs"]]
            self.bots = {chair["seat"] for chair in table["chairs"] if chair["level"]}
            self.game = catalogue.game(table["game"])
        try:
            view = read_view(self.game, state.view, len(self.names))
        except PositionError:
            raise OptionError(words.OTHER_RULES) from None
        return Seen(self.game, view[0], state.seat, self.names)

    def _waits(self, seen: Seen) -> None:
        """Tell whom the table waits for, unless that was told already."""
        if seen.view.turn != self.waits_for:
            self.waits_for = seen.view.turn
            self.screen.asked(seen)

    def _decide(self, state: State, seen: Seen) -> bool:
        """Let the person make one choice; False if the person leaves."""
        self.waits_for = None
        names = [hard(name) for name in told_apart(self.names)]
        choices = [(n, seen.game.words.say(seen.view, n, names)) for n, _ in state.choices]
        self.screen.table(seen)
        self.screen.menu(choices)
        while (typed := self.screen.ask()) is not None and command(typed) != "quit":
            if typed and self._obey(typed, choices, seen):
                return True
        return False

    def _obey(self, typed: str, choices: Choices, seen: Seen) -> bool:
        """Carry out a typed command; True if the table has moved on."""

        def meant(typed: str, choices: Choices) -> Choices:
            return narrowed(fitting(typed, choices), seen.game, seen.view)

        match command(typed):
            case "help":
                self.screen.help(seen.game)
                self.screen.asked(seen)
            case "rule":
                self.screen.rule(seen.game, typed)
            case "log":
                self.screen.log(self.log)
                self.screen.asked(seen)
            case "list":
                self.screen.listed(choices, whole=True)
            case "advice" | "undo":
                self.screen.say(say("on-the-page"))
            case _:
                found = picked(typed, choices, self.screen, meant, _nothing)
                return found is not None and self._choose(found)
        return False

    def _choose(self, choice: int) -> bool:
        """Send a choice, and say why if it is refused; True if the table has moved on."""
        at = self.seat.version
        try:
            self.wire.wait(self.seat.choose(choice))
        except Refused as why:
            self.screen.say(str(why))
        return self.seat.version != at


def _nothing(typed: str) -> str:
    return say("no-such", typed=typed)


async def _next(states: AsyncIterator[State]) -> State | None:
    """Return the next state; None at the end."""
    return await anext(states, None)
