"""What all handlers share: the services, the tables in memory, and what only the web needs."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

from farmyard.server.live.cache import Actors
from farmyard.server.live.services import Services
from farmyard.server.live.workers import Workers
from farmyard.server.web.drawing.assets import Assets
from farmyard.server.web.drawing.rendering import Templates
from farmyard.server.web.identity import Passport
from farmyard.server.web.opened_files import OpenedFiles
from farmyard.server.web.transport.connections import Connections
from farmyard.server.web.transport.limits import Buckets
from farmyard.server.web.transport.reach import Reach


@dataclass(kw_only=True)
class Site(Services):
    """One server."""

    passport: Passport
    assets: Assets
    templates: Templates
    actors: Actors = field(init=False)
    files: OpenedFiles = field(init=False)
    posts: Buckets = field(init=False)
    looks: Buckets = field(init=False)
    sockets: Buckets = field(init=False)
    uploads: Buckets = field(init=False)
    laid: Buckets = field(init=False)
    notes: Buckets = field(init=False)
    talk: Buckets = field(init=False)
    whispers: Buckets = field(init=False)
    connections: Connections = field(init=False)
    files_read: Workers = field(init=False)
    questions: Workers = field(init=False)
    reach: Reach | None = None
    """What the server listens on, once it does."""
    sending: dict["asyncio.Task[Any] | None", float] = field(default_factory=dict)
    """Who is being sent something, and since when."""

    def __post_init__(self) -> None:
        for name in ("posts", "looks", "sockets", "uploads", "laid", "notes", "talk", "whispers"):
            setattr(self, name, Buckets(*getattr(self.settings, name)))
        settings = self.settings
        self.actors = Actors(self)
        self.files = OpenedFiles(settings.files_each, settings.files_kept, settings.files_for)
        self.connections = Connections(settings.lines_each, settings.lines_most)
        self.files_read = Workers("file", 1, settings.reading_most)
        self.questions = Workers("question", 2, settings.reading_most)

    async def close(self) -> None:
        """End what is under way and let the file go."""
        await super().close()
        self.files_read.stop()
        self.questions.stop()
