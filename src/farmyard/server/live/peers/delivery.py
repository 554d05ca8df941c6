"""Does with the tables in memory what other workers tell."""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from farmyard.core.wording.slots import Thing
from farmyard.server.live import opening
from farmyard.server.live.peers import messages
from farmyard.server.live.peers.messages import AtTable, Message
from farmyard.server.store.schema import now_ms
from farmyard.server.store.shared.channel import Grown
from farmyard.server.store.statements.people import Erased, Nobody
from farmyard.server.store.statements.reading import Entry

if TYPE_CHECKING:
    from farmyard.server.live.actor import Actor
    from farmyard.server.live.cache import Actors

AFTER = 1.0  # seconds after which a full table is dealt that another worker should have dealt
REMEMBERED = 8  # chat messages told at a time


class Delivery:
    """Takes messages of other workers, in the order in which they come; `worker` is our own id."""

    def __init__(self, actors: "Actors", worker: str) -> None:
        self._actors, self._worker = actors, worker
        self._services, self._peers = actors.services, actors.services.peers

    def deliver(self, worker: str, said: Message) -> None:
        """Do what a message of a worker asks for."""
        match said:
            case Grown(entries):
                self._grown(entries)
            case messages.Named(person, name):
                self._actors.renamed(person, name)
            case messages.United(old, new):
                self._services.spawn(self._actors.united(old, new))
            case messages.Gone(person, deleted, changed):
                left = {id: Nobody(*nobody) for id, nobody in changed.items()}
                self._services.spawn(self._actors.erased(person, Erased(deleted, left)))
            case messages.From(person, address):
                self._services.origins.note(person, address)
            case messages.Spent(limit, tokens):
                for sender, used in tokens.items():
                    self._peers.limits[limit].charge(sender, used)
            case _ if isinstance(said, AtTable):
                if (actor := self._actors.get(said.table)) is not None:
                    self._at_table(worker, actor, said)

    def _grown(self, entries: list[Entry]) -> None:
        by_table: dict[str, list[Entry]] = {}
        for entry in entries:
            by_table.setdefault(entry.table_id, []).append(entry)
        for table, own in by_table.items():
            if (actor := self._actors.get(table)) is not None:
                self._services.spawn(actor.locked(actor.follow, own))

    def _at_table(self, worker: str, actor: "Actor", said: AtTable) -> None:
        match said:
            case messages.Changed():
                self._services.spawn(actor.locked(actor.read_again))
            case messages.Begins(_, at):
                self._begins(actor, at)
            case messages.Followed(_, next, person, name):
                self._services.spawn(self._followed(actor, next, person, name))
            case messages.Spoken():
                actor.audience.hear(messages.heard(said))
            case messages.Remembered(_, to, said_before):
                if to == self._worker and not actor.state.chat.said:
                    actor.state.chat.said.extend(map(messages.heard, said_before))
                    actor.changed()
            case messages.Looking(_, person, seat):
                actor.state.looking[person] = seat
                actor.changed()
            case messages.Sentence(_, person, id, slots, programs):
                actor.audience.tell(person, Thing(id, tuple(slots.items())), programs)
            case messages.Asked():
                self._asked(worker, actor)
            case messages.Here(_, people, looked):
                before = actor.state.presence.here
                actor.state.presence.elsewhere(worker, people, looked)
                if before != actor.state.presence.here:
                    actor.crowd_over()
                actor.audience.greet()

    def _begins(self, actor: "Actor", at: int | None) -> None:
        actor.state.begins = at
        actor.timers.deal.stop()
        if at is not None:
            seconds = (at - now_ms()) / 1000 + AFTER
            deal = partial(actor.locked, opening.start_if_full, self._actors, actor)
            actor.timers.deal.set(seconds, lambda: self._services.spawn(deal()))
        actor.changed()

    async def _followed(self, actor: "Actor", next: str, person: str, name: str) -> None:
        actor.state.row = replace(actor.state.row, next=next)
        new = await self._actors.find(next)
        new.audience.follows(actor.audience, name)
        actor.audience.lead_on(person, new.state.link)
        actor.changed()

    def _asked(self, worker: str, actor: "Actor") -> None:
        table, state = actor.state.row.id, actor.state
        if actor.audience.watchers or state.presence.heard:
            self._peers.tell(seen_here(actor))
        if not actor.drives:
            return
        self._peers.tell(messages.Driven([table]))
        self._peers.tell(*(messages.Looking(table, *each) for each in state.looking.items()))
        said = [messages.spoken(table, each) for each in state.chat.said]
        for n in range(0, len(said), REMEMBERED):
            self._peers.tell(messages.Remembered(table, worker, said[n : n + REMEMBERED]))


def seen_here(actor: "Actor") -> messages.Here:
    """Return who is seen at a table by this worker."""
    people, presence = actor.audience.seen(), actor.state.presence
    sit = {chair.person for chair in actor.state.chairs}
    here: dict[str, tuple[int, int, int]] = {}
    for person in {*people, *presence.heard}:
        pages, in_view = people.get(person, (0, 0))
        name = person if person in sit else ""
        known = here.get(name, (0, 0, 0))
        last = max(known[2], presence.heard.get(person, 0))
        here[name] = (known[0] + pages, known[1] + in_view, last)
    return messages.Here(actor.state.row.id, here, presence.looked)
