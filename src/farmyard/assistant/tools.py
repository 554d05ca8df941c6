"""The tools of the Model Context Protocol server, made with the protocol's own SDK."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ResourceError, ToolError
from mcp.types import CallToolResult, InputRequiredResult, TextContent
from pydantic import Field, ValidationError

from farmyard import __version__
from farmyard.assistant import wording
from farmyard.assistant.place import Place
from farmyard.assistant.wording import Impossible
from farmyard.client import Client, Refused

FIRST = 10.0  # seconds that a tool waits for a table to be laid, or for its own move to come back
NO_TABLE = "There is no such table."
USUAL_WAIT, LONGEST_WAIT = 30.0, 50.0  # seconds: many clients give a tool one minute
LINK = re.compile(r"(?:.*/t/|^)([\w-]+)/?(?:[?#].*)?", re.ASCII)
SEAT = re.compile(r"me|friend|bot(:[\w-]+)?")
ORDINARY = (Refused, ConnectionError, Impossible)
"""Errors whose text is a sentence for whoever asked."""
INSTRUCTIONS = """You sit at a table of a Farmyard server and play for yourself.
Read the rules of a game before you play it. open_table or sit_down gives you a seat; then go round:
wait until it is your turn, and choose. You are told what your seat may know, and nothing else."""

Game = Annotated[str, Field(description="A game's key, as list_games gives it.")]
Table = Annotated[str, Field(description="A table's link, as /t/ID, or the address of its page.")]
Seats = Annotated[
    list[str],
    Field(description="Who sits where: me (once), friend, bot or bot:LEVEL, one for each seat."),
]
Options = Annotated[
    dict[str, str | int | bool] | None,
    Field(description="House rules by name; the usual ones where none is given."),
]
Choice = Annotated[int | str, Field(description="The number of a choice, or its words.")]
Chair = Annotated[int | None, Field(description="A free seat; the first one if not said.")]
Seconds = Annotated[float, Field(description=f"At most {LONGEST_WAIT:.0f}.")]
WholeLog = Annotated[bool, Field(description="Tell the log from the first move on.")]


class Tools:
    """The tools, for one player at one server.  Their docstrings are what a model reads."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self._places: dict[str, Place] = {}

    async def list_games(self) -> str:
        """List the games: seats, levels of bots, and house rules with their usual values."""
        return "\n".join(map(wording.game, await self.client.games()))

    async def rules(self, game: Game) -> str:
        """Read the rules of a game, in Markdown."""
        return await self.client.rules(game)

    async def open_table(self, game: Game, seats: Seats, options: Options = None) -> str:
        """Open a table with a seat for yourself; friends join by its link."""
        card = next((each for each in await self.client.games() if each["key"] == game), None)
        if card is None:
            raise Impossible(f"There is no game {game}; list_games tells what there is.")
        for seat in seats:
            if not SEAT.fullmatch(seat):
                raise Impossible(f"A seat is me, friend, bot or bot:LEVEL, not {seat}.")
        if seats.count("me") != 1:
            raise Impossible("One seat, and only one, is me.")
        usual = {option["name"]: option["default"] for option in card["options"]}
        chosen = {name: _word(value) for name, value in (options or {}).items()}
        for name in chosen:
            if name not in usual:
                raise Impossible(f"{game} has no option {name}; it has {', '.join(usual)}.")
        return await self._told(await self.client.new(game, seats, usual | chosen))

    async def sit_down(self, table: Table, seat: Chair = None) -> str:
        """Take a free seat at a table to which you were given the link."""
        row = await self._row(link := link_of(table))
        if not wording.mine(row):
            found = wording.free(row)
            if not found or str(seat) not in (*found, "None"):
                listed = f"free are {', '.join(found)}" if found else "none is"
                what = "seat" if seat is None else f"seat {seat}"
                raise Impossible(f"No free {what} at this table; {listed}.")
            await self.client.sit(link, int(found[0]) if seat is None else seat)
        return await self._told(link)

    async def my_tables(self) -> str:
        """List your tables, unfinished ones first."""
        rows = await self.client.tables()
        return "\n".join(wording.table(row) for row in rows) or "You have none."

    async def look(self, table: Table, whole_log: WholeLog = False) -> str:
        """Tell how a table stands: the news, what you see, whose turn it is, your choices."""
        return await self._told(link_of(table), whole_log)

    async def choose(self, table: Table, choice: Choice) -> str:
        """Decide, when it is your turn, by the number of a choice or by its words."""
        place = await self._place(link := link_of(table))
        if (state := place.state) is None:
            raise Impossible("You have not been told how the game begins; look at the table first.")
        if state.over:
            raise Impossible("The game is over; rematch lays the next one.")
        if not state.choices:
            raise Impossible("It is not your turn; wait tells when it is.")
        if place.moved_on:
            raise Impossible("The table has moved on since you were told last; look at it first.")
        if not await place.choose(wording.meant(state.choices, choice), FIRST):
            return "Something else was decided meanwhile.\n" + await self._told(link)
        return await self._told(link)

    async def wait(self, table: Table, seconds: Seconds = USUAL_WAIT) -> str:
        """Wait until it is your turn or the game is over, at most so long; then look."""
        place = await self._place(link := link_of(table))
        await place.until(lambda: place.asked, min(seconds, LONGEST_WAIT))
        return await self._told(link)

    async def rematch(self, table: Table) -> str:
        """Lay the next game with the same players, when one is over, or find it."""
        await self._place(link := link_of(table))
        return await self._told(await self.client.again(link))

    async def leave(self) -> None:
        """Stop following all tables; the seats are kept."""
        for place in self._places.values():
            await place.leave()
        await self.client.__aexit__()

    async def _place(self, link: str) -> Place:
        """Return one's seat at a table; raise `Impossible` if one has none."""
        if link not in self._places or self._places[link].failure:
            if not wording.mine(await self._row(link)):
                raise Impossible("You have no seat at this table; sit_down takes one.")
            self._places[link] = Place(self.client, link)
        return self._places[link]

    async def _row(self, link: str) -> wording.Row:
        """Return a table as the server lists it."""
        try:
            return await self.client.table(link)
        except Refused as refused:
            raise Impossible(NO_TABLE) if refused.status == 404 else refused from None

    async def _told(self, link: str, whole_log: bool = False) -> str:
        """Return how a table stands, when it has been laid."""
        place = await self._place(link)
        row = await self._row(link)
        if row["stage"] != "waiting":
            await place.until(lambda: place.state is not None, FIRST)
        return wording.standing(row, place, self.client.url, whole_log)


def link_of(table: str) -> str:
    """Return the link of a table from whatever names it; raise `Impossible` for anything else."""
    if found := LINK.fullmatch(table.strip()):
        return f"/t/{found[1]}"
    raise Impossible(f"{table!r} is no link of a table; a link is /t/ID.")


def _word(value: str | int | bool) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


class Server(MCPServer[None]):
    """An MCP server whose errors are one sentence, without the SDK's preface."""

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Any = None
    ) -> CallToolResult | InputRequiredResult:
        """Call a tool; what it refuses is a result that is marked as an error."""
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            if (sentence := _sentence(name, error)) is None:
                raise
        return CallToolResult(content=[TextContent(type="text", text=sentence)], is_error=True)


def _sentence(name: str, error: ToolError) -> str | None:
    """Return the sentence of an error; None for a fault of ours."""
    cause = error.__cause__
    if isinstance(cause, ORDINARY):
        return str(cause)
    if isinstance(cause, ValidationError):
        first = cause.errors()[0]
        place = " ".join(str(part) for part in first["loc"][:1])
        return f"{name}, {place}: {first['msg']}."
    return f"There is no tool {name}." if cause is None else None


def made(client: Client) -> Server:
    """Return the server of one player, to be run once."""
    tools = Tools(client)

    @asynccontextmanager
    async def lifespan(_: MCPServer[None]) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await tools.leave()

    server = Server(
        "farmyard",
        title="Farmyard",
        version=__version__,
        instructions=INSTRUCTIONS,
        lifespan=lifespan,
        log_level="WARNING",
    )
    for tool in (
        tools.list_games, tools.rules, tools.open_table, tools.sit_down, tools.my_tables,
        tools.look, tools.choose, tools.wait, tools.rematch,
    ):  # fmt: skip
        server.add_tool(tool, structured_output=False)

    @server.resource("farmyard://rules/{game}", title="Rules of a game", mime_type="text/markdown")
    async def rules_of(game: str) -> str:
        """Give the rules of a game, by its key."""
        try:
            return await client.rules(game)
        except ORDINARY as error:
            raise ResourceError(str(error)) from None

    return server


def serve(url: str, name: str) -> None:
    """Serve one player over standard input and output, until that is closed."""
    made(Client(url, name)).run("stdio")
