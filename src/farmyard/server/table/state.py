"""The state of a table: its chairs, its log, and who is present.

The state answers questions about a table; the modules beside this one say what may be done and with
what effect. All of it can be read again from the row, the chairs and the log in the store.
"""

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from farmyard.server.store.schema import CLOSED, GUEST, NOTED, WAITING, Chair, TableRow
from farmyard.server.table import table_settings
from farmyard.server.table.chat import Chat
from farmyard.server.table.log import Note, Standing
from farmyard.server.table.names import distinct
from farmyard.server.table.refusals import Refusal, TableRefusal
from farmyard.server.table.seating import Eyes, Presence, eyes_of, knows, seats_of
from farmyard.server.table.table_settings import ALONE, TEMPOS, USUAL, Tempo
from farmyard.server.words import say

if TYPE_CHECKING:
    from farmyard.core.tables.table import Table

NO_NAMES: Mapping[int, str] = {}


@dataclass(frozen=True)
class Deadline:
    """A deadline of the seat to move: in ms since 1970, the seconds it had, and what is chosen
    then."""

    seat: int
    seconds: int
    until: int
    choice: int


@dataclass
class Rematch:
    """The next game at the same table: who has opened it, and how many players are there. Players
    who still read the result are told, as nobody is redirected."""

    opened_by: str = ""
    come: int = 0
    people: int = 0


class State:
    """The state of one table. `table` is None while chairs are open or it is being loaded."""

    def __init__(self, row: TableRow, chairs: list[Chair], now: int) -> None:
        self.row, self.chairs, self.loaded_at = row, chairs, now
        self.table: Table | None = None
        self.fault: Refusal | None = None  # why there is no table
        self.log: list[int] = []
        self.times = array("q")  # of the entries of the log, in ms since 1970
        self.notes: dict[int, Note] = {}  # by their number in the log
        self.table_settings, self.standing = table_settings.of(row.table_settings), Standing(chairs)
        self.seated: list[Chair] | None = None  # the chairs as they were when the game began
        self.looking: dict[str, int] = {}  # person -> seat the screen shows
        self.held = False  # whether the end of a turn is kept in view
        self.loss = False  # whether the last decision has taken something from a person
        self.deadline: Deadline | None = None
        self.begins: int | None = None  # when a full table is dealt, in ms since 1970
        self.presence, self.chat, self.rematch = Presence(), Chat(), Rematch()

    # -- People and seats --

    @property
    def link(self) -> str:
        return f"/t/{self.row.id}"

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    @property
    def people(self) -> set[str]:
        """Return the people who decide on a chair here."""
        return {chair.person for chair in self.chairs if chair.person and not chair.level}

    @property
    def alone(self) -> str:
        """Return the person who decides on the only chair that is not a bot's; else empty."""
        others = [chair.person for chair in self.chairs if not chair.level]
        return others[0] if len(others) == 1 else ""

    def seats_of(self, person: str) -> list[int]:
        """Return the seats for which a person decides: his own and his guests'."""
        return seats_of(self.chairs, person)

    def kept_for(self, person: str) -> list[int]:
        """Return the seats that bots keep for a person who has left."""
        return [c.seat for c in self.chairs if c.kept and person and c.person == person]

    def knows(self, person: str) -> bool:
        """True if a person has opened this table, or has a chair at it."""
        return knows(self.row, self.chairs, person)

    def eyes(self, person: str, program: bool = False) -> Eyes:
        """Return the seat from which a person's page is drawn now."""
        table = self.playing()
        mine, still = self.seats_of(person), table.over or self.held
        return eyes_of(mine, self.looking.get(person), table.to_move, still, program)

    def may_be_advised(self, person: str) -> bool:
        """True if the table settings let a person ask for advice; never at a first try."""
        coach = "no" if self.row.first_try else self.table_settings.coach
        alone = coach == ALONE and bool(person) and person == self.alone
        return alone or (coach == "yes" and bool(self.seats_of(person)))

    def rename(self, person: str, name: str) -> bool:
        """Change a person's name on his chair and in the log. Returns False if he has no chair."""
        name = distinct(name, [chair.name for chair in self.chairs if chair.person != person])
        own = [c.seat for c in self.chairs if c.kind != GUEST and c.person == person]
        for seat in own:
            for chairs in filter(None, (self.chairs, self.seated)):
                chairs[seat] = replace(chairs[seat], name=name)
            if self.table is not None:
                self.table.views.rename(seat, name)
        return bool(own)

    def reseat(self, old: str, new: str, names: Mapping[int, str] = NO_NAMES) -> None:
        """Give all that is a person's here to another number, and chairs other names."""
        if self.row.opener == old:
            self.row = replace(self.row, opener=new)
        for chairs in filter(None, (self.chairs, self.seated)):
            for seat, chair in enumerate(chairs):
                if chair.person == old:
                    chairs[seat] = replace(chair, person=new, name=names.get(seat, chair.name))
        for known in (self.looking, self.presence.heard):
            if old in known:
                known[new] = known.pop(old)
        if self.rematch.opened_by == old:
            self.rematch.opened_by = new
        if (question := self.standing.question) is not None:
            question.asker = new if question.asker == old else question.asker
            question.agreed = {new if each == old else each for each in question.agreed}
        for seat, name in names.items():
            if self.table is not None:
                self.table.views.rename(seat, name)

    def move(self, stored: Sequence[Chair]) -> set[str]:
        """Take over the chairs that have changed hands in the store; return who had them."""
        left = set()
        for own, new in zip(list(self.chairs), stored, strict=True):
            if own.person != new.person:
                left.add(own.person)
                self.chairs[new.seat] = replace(new, level=own.level)
                if self.seated is not None:
                    self.seated[new.seat] = new
                if self.table is not None:
                    self.table.views.rename(new.seat, new.name)
        return left

    # -- Stage and checks --

    @property
    def tempo(self) -> Tempo:
        """Return the tempo of this table, as it was chosen last."""
        return TEMPOS.get(self.tempo_word, TEMPOS[USUAL])

    @property
    def tempo_word(self) -> str:
        return self.standing.tempo or self.table_settings.tempo

    @property
    def settings_now(self) -> dict[str, str]:
        """Return the table settings to store with the next game, those changed in play included."""
        now = {f"table_{name}": word for name, word in vars(self.table_settings).items()}
        return table_settings.to_store({**now, table_settings.TEMPO: self.tempo_word})

    @property
    def going_on(self) -> bool:
        """True if decisions are asked for at all."""
        return self.row.stage != CLOSED and not self.standing.resting

    def playing(self) -> "Table":
        """Return the table. Raises Refusal if there is none."""
        if self.fault is not None:
            raise self.fault
        if self.table is None:
            waiting = self.row.stage == WAITING
            raise Refusal(409, say("not-started") if waiting else say("loading"))
        return self.table

    def check_open(self) -> None:
        """Raise Refusal if the game is over or closed."""
        if self.row.stage == CLOSED:
            raise TableRefusal(409, say("closed"))
        if self.playing().over:
            raise TableRefusal(409, say("over"))

    def check_going_on(self) -> None:
        """Raise Refusal if the table rests, or is closed."""
        if self.row.stage == CLOSED:
            raise TableRefusal(409, say("closed"))
        if self.standing.resting:
            raise TableRefusal(409, say("rests"))

    def check_moment(self, at: int, choice: int | None) -> None:
        """Raise Refusal if something has been decided since version `at`; notes do not count."""
        since = [entry for entry in self.log[at:] if entry != NOTED]
        if since or at > len(self.log):
            same = since[:1] == [choice]
            raise TableRefusal(409, say("already") if same else say("stale"))

    # -- Deciding --

    def seat_to_act(self, person: str, program: bool = False) -> int:
        """Return the seat for which a person may decide now. Raises Refusal."""
        table, mine = self.playing(), self.seats_of(person)
        if not mine:
            kept = self.kept_for(person)
            raise TableRefusal(403, say("kept-for-you") if kept else say("not-seated"))
        if table.to_move is None:
            raise TableRefusal(409, say("over"))
        if table.to_move not in mine:
            raise TableRefusal(409, say("not-your-turn", name=table.names[table.to_move]))
        if self.eyes(person, program).seat != table.to_move:
            raise TableRefusal(409, say("curtain"))
        return table.to_move

    def check_choice(self, seat: int, choice: int, at: int) -> "Table":
        """Return the table if a seat may make this choice now. Raises Refusal."""
        table = self.playing()
        self.check_going_on()
        self.check_moment(at, choice)
        if table.to_move != seat:
            raise TableRefusal(409, say("stale"))
        if (reason := why_not(table, choice)) is not None:
            raise TableRefusal(409, reason)
        return table

    def seat_looked_from(self, person: str, program: bool = False) -> int:
        """Return the seat from which a person who sits here looks. Raises Refusal."""
        self.playing()
        if not self.seats_of(person):
            raise TableRefusal(403, say("not-seated"))
        return self.eyes(person, program).seat

    def can_undo(self, seat: int) -> bool:
        """True if a seat may take back the last decision; at a first try, also of a game for one,
        only if that showed nothing."""
        table = self.playing()
        if seat < 0 or not table.can_undo(seat):
            return False
        return not (self.row.first_try and table.history.revealed(table.n - 1))

    def check_undo(self, seat: int, at: int) -> int:
        """Return how many decisions stay if a seat takes its last one back. Raises Refusal."""
        self.playing()
        self.check_going_on()
        self.check_moment(at, None)
        if not self.can_undo(seat):
            raise TableRefusal(409, say("cannot-undo"))
        return self.playing().n - 1

    def look(self, person: str, seat: int) -> None:
        """Set which of his seats a person looks from. Raises Refusal."""
        self.playing()
        if seat not in self.seats_of(person):
            raise TableRefusal(403, say("not-your-chair"))
        self.looking[person] = seat

    # -- The log --

    def read(self, entries: list[int], times: "array[int]", notes: dict[int, Note]) -> None:
        """Replace the log by the stored one."""
        self.log, self.times, self.notes = entries, times, notes
        self.seated = self.seated or list(self.chairs)
        self.chairs[:] = self.seated
        self.standing = Standing(self.chairs)
        for n, entry in enumerate(entries if notes else []):
            if entry == NOTED:
                self.standing.take(notes[n], times[n], n)
            else:
                self.standing.decided()

    def write(self, entry: int, at: int, note: Note | None = None) -> None:
        """Append an entry made at `at` (ms since 1970), and apply its note."""
        self.log.append(entry)
        self.times.append(at)
        if note is not None:
            n = len(self.log) - 1
            self.notes[n] = note
            self.standing.take(note, at, n)

    @property
    def last_decided(self) -> int:
        """Return when the last decision was made or taken back (ms since 1970)."""
        kept = (at for entry, at in zip(reversed(self.log), reversed(self.times), strict=True)
                if entry != NOTED)  # fmt: skip
        return next(kept, self.loaded_at)

    def decided(self) -> tuple[Sequence[int], Sequence[int]]:
        """Return the log and its times, without the notes."""
        kept = [n for n, entry in enumerate(self.log) if entry != NOTED]
        return [self.log[n] for n in kept], [self.times[n] for n in kept]


def why_not(table: "Table", choice: int) -> str | None:
    """Return why a choice is not legal now, as a sentence; None if it is."""
    try:
        table.check(choice)
    except ValueError as why:
        return str(why)
    return None
