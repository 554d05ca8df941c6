"""A person's tries of the deals of the day, from the store."""

from collections.abc import Sequence
from datetime import date

from starlette.requests import Request

from farmyard.core import catalogue
from farmyard.core.chance.dealing import date_of
from farmyard.server.table.seating import Person
from farmyard.server.web.pages.today import streaks
from farmyard.server.web.pages.today.deals import Deal, deals, this_day, tried
from farmyard.server.web.pages.today.shown import Mine
from farmyard.server.web.requests import site_of


async def week_of(request: Request, person: Person) -> list[str]:
    """Return how the egg of each day of this week is, as a person has laid them."""
    every, day = await site_of(request).pages.run(deals), this_day()
    mine = await tries_of(request, person, every, day)
    return [egg for _, egg in streaks.streak(mine.days, day).week]


async def tries_of(request: Request, person: Person, every: Sequence[Deal], day: date) -> Mine:
    """Return a person's tables with the deals of a day and of the day before. Raises NotStored."""
    site = site_of(request)
    if not person.known:
        return Mine()
    marks = {deal.mark(when) for deal in every for when in (day, day - streaks.DAY)}
    stored = await site.store.daily_of(person.id, sorted(marks))
    rows = [row for row, _ in site.actors.as_they_stand([(row, []) for row in stored.rows])]
    rows = [row for row in rows if row.game in catalogue.keys()]
    first = [row for row in rows if row.first_try]
    over = [*stored.over, *(row.day for row in first if tried(row))]
    return Mine(first, [row for row in rows if not row.first_try], set(map(date_of, over)))
