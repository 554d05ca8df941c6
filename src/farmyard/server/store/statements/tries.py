"""The statements about people's first tries of puzzles, and ratings of puzzles."""

from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from farmyard.server.store.schema import rated, tries


class Try(NamedTuple):
    """A person's first try of a puzzle: when (ms since 1970), whether it was solved, and the rating
    of the person after it, with deviation and volatility."""

    game: str
    puzzle: str
    solved: bool
    at: int
    rating: float
    deviation: float
    volatility: float


class Rated(NamedTuple):
    """A puzzle's rating on Glicko's scale, as people's tries have moved it."""

    rating: float
    deviation: float
    volatility: float


_OF = (
    select(*(tries.c[name] for name in Try._fields))
    .where(tries.c.person == bindparam("me"))
    .order_by(tries.c.at, tries.c.game, tries.c.puzzle)
)
_THIS = (
    (tries.c.person == bindparam("me")) & (tries.c.game == bindparam("game"))
    & (tries.c.puzzle == bindparam("puzzle"))
)  # fmt: skip
_TRIED = select(tries.c.puzzle).where(_THIS)
_RATED = select(rated.c.puzzle, *(rated.c[name] for name in Rated._fields))


def tries_of(c: Connection, person: str) -> list[Try]:
    """Return all first tries of a person, oldest first."""
    return [Try(*row) for row in c.execute(_OF, {"me": person})]


def ratings(c: Connection, game: str) -> dict[str, Rated]:
    """Return the ratings of a game's puzzles that people have tried."""
    found = c.execute(_RATED.where(rated.c.game == game))
    return {puzzle: Rated(*rating) for puzzle, *rating in found}


def rating(c: Connection, game: str, puzzle: str) -> Rated | None:
    """Return the rating of a puzzle that people have tried, else None."""
    found = c.execute(_RATED.filter_by(game=game, puzzle=puzzle)).first()
    return Rated(*found[1:]) if found else None


def keep_try(c: Connection, person: str, new: Try, rating: Rated, before: int) -> None:
    """Keep a try and the puzzle's rating after it, unless the person has tried that puzzle before;
    tries from before a time are forgotten, as no cookie is older."""
    c.execute(delete(tries).where(tries.c.at < before))
    given = {"me": person, "game": new.game, "puzzle": new.puzzle}
    if c.execute(_TRIED, given).first() is not None:
        return
    c.execute(insert(tries).values(person=person, **new._asdict()))
    this = {"game": new.game, "puzzle": new.puzzle}
    c.execute(delete(rated).filter_by(**this))
    c.execute(insert(rated).values(**this, **rating._asdict()))


def forget_tries(c: Connection, person: str) -> None:
    """Forget all tries of a person."""
    c.execute(delete(tries).where(tries.c.person == person))


def renumber_tries(c: Connection, old: str, new: str) -> None:
    """Give the tries of a number to another that has none."""
    c.execute(update(tries).where(tries.c.person == old).values(person=new))
