"""Two workers behind one address, as behind a proxy without sticky sessions: each connection goes
to the next worker.

``--two-workers`` runs the tests of the shared server on such a pair.
"""

import contextlib
import itertools
import socket
import threading
from dataclasses import replace
from typing import Any

from sqlalchemy import URL

from farmyard.server.live.settings import Settings
from farmyard.server.running import listen
from farmyard.server.table.log import moves_of
from tests.server.gate import pass_on
from tests.server.served import FAST, GAME, Running
from tests.waiting import until


class Balanced(Running):
    """Two workers on one PostgreSQL, behind an address at which either may answer."""

    def __init__(self, db: URL, settings: Settings = FAST) -> None:
        shared = replace(settings, shared=True)
        super().__init__(db, shared)
        self.other = Running(db, shared)
        self._front = listen("127.0.0.1", 0)
        self._ports = itertools.cycle((self.port, self.other.port))
        self.port = self._front.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self._accept, daemon=True).start()
        both = self, self.other
        until(lambda: all(len(each.site.peers.workers) == 2 for each in both))  # type: ignore[attr-defined]

    def prepare(self, key: str = GAME) -> "Balanced":
        super().prepare(key)
        self.other.prepare(key)
        return self

    def room(self, link: str) -> Any:
        """Return the table's actor, preferably from the worker that drives the table."""
        id = link.removeprefix("/t/")
        known = [each.site.actors.get(id) for each in (self, self.other)]
        here = [actor for actor in known if actor is not None]
        return max(here, key=lambda actor: actor.drives)

    def settle(self) -> None:
        """Wait until both workers agree on every table that both have loaded."""
        workers = self.site.actors, self.other.site.actors

        def agree() -> bool:
            shared = {actor.state.row.id for actor in workers[0].all()}
            shared &= {actor.state.row.id for actor in workers[1].all()}
            pairs = [[known(each.get(id)) for each in workers] for id in shared]
            return all(one == other and one[1] is not False for one, other in pairs)

        until(agree)

    def stop(self) -> None:
        self._front.close()
        self.other.stop()
        super().stop()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):  # the listening socket was closed
            while True:
                client, _ = self._front.accept()
                threading.Thread(target=_joined, args=(client, next(self._ports))).start()


def known(actor: Any) -> tuple[Any, ...]:
    """Return the part of a worker's state of a table that all workers must agree on."""
    state = actor.state
    spoken = [(said.seat, said.name, said.text) for said in state.chat.said]
    played = state.table and (state.table.n == len(moves_of(state.log)))
    return (
        state.log, played, state.chairs, spoken, state.looking, state.row.next,
        state.begins is None, set(state.presence.here), set(state.presence.heard),
    )  # fmt: skip


def _joined(client: socket.socket, port: int) -> None:
    """Forward bytes in both directions until both sides have closed."""
    with client, socket.create_connection(("127.0.0.1", port)) as worker:
        back = threading.Thread(target=pass_on, args=(worker, client))
        back.start()
        pass_on(client, worker)
        back.join()
