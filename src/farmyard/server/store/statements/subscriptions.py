"""The statements about browsers that are told of a person's turns."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from farmyard.server.store.schema import subscriptions, tables, told


class Subscription(NamedTuple):
    """A browser of a person that is told of a turn: where its push service takes messages, its
    keys in base64url, the language and the time zone it reads them in, and when it was made
    (ms since 1970)."""

    endpoint: str
    person: str
    p256dh: str
    auth: str
    language: str
    zone: str
    made: int


MOST_BROWSERS = 8  # of one person; of more the newest are told
_OF_PERSON = (
    select(subscriptions)
    .where(subscriptions.c.person == bindparam("me"))
    .order_by(subscriptions.c.made.desc(), subscriptions.c.endpoint)
)


def subscribe(c: Connection, new: Subscription) -> None:
    """Keep a subscription, in place of an older one of the same browser; of a person's the newest
    are kept."""
    same = subscriptions.c.endpoint == new.endpoint
    before = c.execute(select(subscriptions.c.person).where(same)).scalar()
    if before == new.person:  # what it was told still counts
        known = {name: value for name, value in new._asdict().items() if name != "made"}
        c.execute(update(subscriptions).where(same).values(known))
        return
    unsubscribe(c, [new.endpoint])
    c.execute(insert(subscriptions).values(**new._asdict()))
    _only_newest(c, new.person)


def _only_newest(c: Connection, person: str) -> None:
    found = subscriptions_of(c, person)
    unsubscribe(c, [each.endpoint for each in found[MOST_BROWSERS:]])


def subscriptions_of(c: Connection, person: str) -> list[Subscription]:
    """Return the subscriptions of a person, newest first."""
    return [Subscription(**row) for row in c.execute(_OF_PERSON, {"me": person}).mappings()]


def unsubscribe(c: Connection, endpoints: Sequence[str], person: str | None = None) -> None:
    """Forget these subscriptions, of one person alone if one is given."""
    whose = select(subscriptions.c.endpoint).where(subscriptions.c.endpoint.in_(endpoints))
    if person is not None:
        whose = whose.where(subscriptions.c.person == person)
    gone = list(c.execute(whose).scalars())
    c.execute(delete(told).where(told.c.endpoint.in_(gone)))
    c.execute(delete(subscriptions).where(subscriptions.c.endpoint.in_(gone)))


def unsubscribe_all(c: Connection, person: str) -> None:
    """Forget all subscriptions of a person."""
    unsubscribe(c, [each.endpoint for each in subscriptions_of(c, person)])


def tell(c: Connection, endpoint: str, table: str, kind: str, n: int) -> bool:
    """Note that a browser is told something of a table, at its decision n. Returns False if it was
    told before, or if the subscription or the table is gone."""
    known = select(subscriptions.c.endpoint).where(subscriptions.c.endpoint == endpoint)
    here = select(tables.c.id).where(tables.c.id == table)
    if c.execute(known).first() is None or c.execute(here).first() is None:
        return False
    one = (told.c.endpoint == endpoint) & (told.c.table_id == table) & (told.c.kind == kind)
    before = c.execute(select(told.c.n).where(one)).scalar()
    if before is None:
        c.execute(insert(told).values(endpoint=endpoint, table_id=table, kind=kind, n=n))
    elif before != n:
        c.execute(update(told).where(one).values(n=n))
    return before != n
