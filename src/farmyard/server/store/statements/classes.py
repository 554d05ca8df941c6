"""The statements about classes that solve puzzles together: who is in, and how many each solved."""

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from farmyard.server.store.schema import pupils, tries

MOST = 100  # pupils of a class


class Pupil(NamedTuple):
    """A person in a class: the name typed there, and how many puzzles were solved since. The one
    who leads the class has no name there."""

    person: str
    name: str
    solved: int


_IN = (pupils.c.code == bindparam("code")) & (pupils.c.at > bindparam("before"))
_SOLVED = (
    (tries.c.person == pupils.c.person) & (tries.c.at >= pupils.c.at) & tries.c.solved
)  # fmt: skip
_OF = (
    select(pupils.c.person, pupils.c.name, func.count(tries.c.puzzle))
    .select_from(pupils.outerjoin(tries, _SOLVED))
    .where(_IN)
    .group_by(pupils.c.person, pupils.c.name, pupils.c.at)
    .order_by(pupils.c.at, pupils.c.person)
)


def class_of(c: Connection, code: str, before: int) -> list[Pupil]:
    """Return who is in a class since a time (ms since 1970), who leads it first; empty if there is
    no such class any more."""
    found = [Pupil(*row) for row in c.execute(_OF, {"code": code, "before": before})]
    return found if any(not each.name for each in found) else []


def open_class(c: Connection, code: str, person: str, now: int, before: int) -> None:
    """Begin a class, and forget all of before a time."""
    c.execute(delete(pupils).where(pupils.c.at <= before))
    c.execute(insert(pupils).values(code=code, person=person, name="", at=now))


def join_class(
    c: Connection, code: str, person: str, now: int, before: int, named: Callable[[list[str]], str]
) -> bool:
    """Enter a class by the name that `named` makes of those taken; tell whether it was possible. A
    person who is in already keeps the name."""
    there = class_of(c, code, before)
    if any(each.person == person for each in there):
        return True
    if not 0 < len(there) <= MOST:
        return False
    name = named([each.name for each in there])
    c.execute(insert(pupils).values(code=code, person=person, name=name, at=now))
    return True


def leave_classes(c: Connection, person: str) -> None:
    """Forget a person in all classes, with the classes that the person leads."""
    led = select(pupils.c.code).where((pupils.c.person == person) & (pupils.c.name == ""))
    gone = c.execute(led).scalars().all()
    c.execute(delete(pupils).where((pupils.c.person == person) | pupils.c.code.in_(gone)))


def renumber_pupil(c: Connection, old: str, new: str) -> None:
    """Give the places of a number in classes to another that has none."""
    c.execute(update(pupils).where(pupils.c.person == old).values(person=new))
