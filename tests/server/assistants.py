"""A language model's client without a model: calls the tools of `farmyard mcp`."""

import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import mcp
from mcp.types import TextContent, TextResourceContents

from farmyard.assistant.tools import made
from farmyard.client import Client
from tests import uncounted

Said = tuple[str, bool]
"""The text of an answer, and whether it is a refusal."""


class Caller:
    """A client of the MCP SDK; `heard` collects every text that a tool has returned."""

    def __init__(self, client: mcp.Client) -> None:
        self.client, self.heard = client, list[str]()

    async def call(self, tool: str, **given: Any) -> Said:
        result = await self.client.call_tool(tool, given)
        (text,) = result.content
        assert isinstance(text, TextContent)
        self.heard.append(text.text)
        return text.text, bool(result.is_error)

    async def told(self, tool: str, **given: Any) -> str:
        """Call a tool that is expected to succeed, and return its text."""
        text, refused = await self.call(tool, **given)
        assert not refused, text
        return text

    async def refused(self, tool: str, **given: Any) -> str:
        """Call a tool that is expected to refuse, and return the refusal."""
        text, refused = await self.call(tool, **given)
        assert refused, text
        return text

    async def resource(self, uri: str) -> tuple[str, str | None]:
        """Return the text and the MIME type of a resource."""
        (found,) = (await self.client.read_resource(uri)).contents
        assert isinstance(found, TextResourceContents)
        return found.text, found.mime_type


Speech = Callable[..., AbstractAsyncContextManager[Caller]]
"""Connects to the tools as a player of the server at this address."""


@asynccontextmanager
async def assistant(url: str, name: str = "Robin") -> AsyncIterator[Caller]:
    """Start `farmyard mcp` as a model's client does, and connect to it over stdio."""
    command = ["-m", "farmyard", "mcp", "--server", url, "--name", name]
    started = mcp.StdioServerParameters(
        command=sys.executable, args=command, env=dict(uncounted.ENVIRONMENT)
    )
    async with mcp.Client(mcp.stdio_client(started)) as client:
        yield Caller(client)


@asynccontextmanager
async def inside(url: str, name: str = "Robin") -> AsyncIterator[Caller]:
    """Connect to the tools within this process, which needs no start-up time."""
    async with mcp.Client(made(Client(url, name))) as client:
        yield Caller(client)


def link_in(text: str) -> str:
    """Return the table's link, with which the text begins."""
    return text.partition(":")[0]


def choices_in(text: str) -> list[tuple[str, str]]:
    """Return the choices at the end of a text, as pairs of number and words."""
    _, asked, listed = text.partition("Choose one of these, by its number or its words:\n")
    lines = [line.strip().split(": ", 1) for line in listed.splitlines()]
    return [(number, words) for number, words in lines] if asked else []
