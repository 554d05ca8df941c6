"""The channel on which the workers of one server tell each other what has changed.

Each worker listens on a connection of its own (LISTEN); what is said (NOTIFY) comes to all of them,
in the order of the commits. While a connection is down its worker hears nothing, and is told so
when it listens again.
"""

import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from farmyard.server.store.statements.reading import Entry

NAME = "'farmyard_' || current_schema()"
LEFT_OUT = "left out"  # instead of a long note
LONGEST = 7_999  # bytes of a message
LONGEST_NOTE = 1_000  # characters of a note that is told
PATIENCE = 0.5  # seconds between two looks at whether to stop, and before connecting again
_NOTIFY = f"SELECT pg_notify({NAME}, said) FROM unnest(%s::text[]) AS said"
_LISTEN = f"SELECT 'LISTEN ' || quote_ident({NAME})"
_GROWN = f"""
WITH kept AS ({{}})
SELECT table_id, n, pg_notify({NAME}, json_build_array('WORKER', json_build_array('grown',
  json_build_array(json_build_array(table_id, n, choice, at,
  CASE WHEN length(note) > {LONGEST_NOTE} THEN '{LEFT_OUT}' ELSE note END))))::text) FROM kept
"""
_encode = msgspec.json.Encoder().encode


class Grown(msgspec.Struct, frozen=True, array_like=True, tag="grown"):
    """Entries that were written to the logs of tables; a long note is left out, and is read."""

    entries: list[Entry]


def sealed(worker: str, said: msgspec.Struct) -> str:
    """Return a message as it is sent: the worker that says it, and what it says, in JSON."""
    return _encode((worker, said)).decode()


def telling(worker: str) -> str:
    """Return the statement around one that inserts entries, by which a worker tells of them."""
    return _GROWN.replace("WORKER", worker)


def notify(c: Connection, texts: list[str]) -> None:
    """Send messages to all workers, when the transaction is committed."""
    if texts:
        c.exec_driver_sql(_NOTIFY, (texts,))


class Channel:
    """A thread that listens. `hear` is called with every message, `again` whenever it begins to
    listen, for something may have been said before."""

    def __init__(
        self, engine: Engine, hear: Callable[[str], None], again: Callable[[], None]
    ) -> None:
        self._engine, self._hear, self._again = engine, hear, again
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="farmyard-channel", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._stop.set()
        self._thread.join()

    def _run(self) -> None:
        from psycopg import Error

        while not self._stop.is_set():
            with suppress(SQLAlchemyError, Error, OSError), self._engine.connect() as connection:
                try:
                    self._listen(connection.connection.driver_connection)
                finally:
                    connection.invalidate()  # never given back to the pool, as it listens
            self._stop.wait(PATIENCE)

    def _listen(self, driver: Any) -> None:
        driver.execute(driver.execute(_LISTEN).fetchone()[0])
        self._again()
        while not self._stop.is_set():
            for said in driver.notifies(timeout=PATIENCE):
                self._hear(said.payload)
