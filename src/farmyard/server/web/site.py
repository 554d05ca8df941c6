"""The site: everything the handlers share, services, tables in memory, rate limits."""

import asyncio
from dataclasses import dataclass, field, fields
from typing import Any

from farmyard.server.afternoon.leading import Leading
from farmyard.server.live.actor import Actor
from farmyard.server.live.cache import Actors
from farmyard.server.live.pools import Pool, Progress
from farmyard.server.live.services import Services
from farmyard.server.live.watcher import Watcher
from farmyard.server.store.statements.people import Scores
from farmyard.server.web.drawing.assets import Assets
from farmyard.server.web.drawing.rendering import Templates
from farmyard.server.web.opened_files import OpenedFiles
from farmyard.server.web.recent import Recent
from farmyard.server.web.transport.connections import Connections
from farmyard.server.web.transport.identity import SessionCookie
from farmyard.server.web.transport.limits import Buckets
from farmyard.server.web.transport.reach import Reach


@dataclass(kw_only=True)
class Site(Services):
    """The services of one server, with those of the web layer."""

    session_cookie: SessionCookie
    assets: Assets
    templates: Templates
    actors: Actors = field(init=False)
    afternoons: Leading = field(init=False)
    files: OpenedFiles = field(init=False)
    post_rate: Buckets = field(init=False)
    page_rate: Buckets = field(init=False)
    socket_rate: Buckets = field(init=False)
    upload_rate: Buckets = field(init=False)
    table_rate: Buckets = field(init=False)
    carry_rate: Buckets = field(init=False)
    action_rate: Buckets = field(init=False)
    chat_rate: Buckets = field(init=False)
    spectator_chat_rate: Buckets = field(init=False)
    connections: Connections = field(init=False)
    files_read: Pool = field(init=False)
    questions: Pool = field(init=False)
    advice: Pool = field(init=False)
    lessons: Pool = field(init=False)
    solutions: Pool = field(default_factory=lambda: Pool("solve", 1, 8, 2))
    reviewing: Pool = field(default_factory=lambda: Pool("review", 1, 8, 2))
    archives: Pool = field(default_factory=lambda: Pool("archive", 2, 8, 2))
    sheets: Pool = field(default_factory=lambda: Pool("sheet", 1, 16, 4))
    pictures: Pool = field(default_factory=lambda: Pool("picture", 1, 16, 2))
    pages: Pool = field(default_factory=lambda: Pool("page", 2))
    scores: Recent[Scores] = field(default_factory=lambda: Recent(5.0))
    """How others' first tries of deals of days have ended."""
    reviews: dict[str, Progress] = field(default_factory=dict)
    """How far the reviews are that are being worked out, by the id of their table."""
    prepared: set[tuple[str, str]] = field(default_factory=set)
    """The games whose page is prepared, each with a language."""
    reach: Reach | None = None
    """The address the server listens on, once it does."""
    sending: dict["asyncio.Task[Any] | None", float] = field(default_factory=dict)
    """The tasks that are sending, and since when (loop time in seconds)."""

    by_line: dict[tuple[str, str, str], tuple[Actor, Watcher]] = field(default_factory=dict)
    """The watchers without a socket, by table, person and the client's word for its line."""

    def __post_init__(self) -> None:
        super().__post_init__()
        for rate in [each.name for each in fields(self) if each.name.endswith("_rate")]:
            setattr(self, rate, Buckets(*getattr(self.settings, rate)))
            self.peers.limits[rate] = getattr(self, rate)
        settings = self.settings
        self.actors = Actors(self)
        self.afternoons = Leading(self.actors)
        self.files = OpenedFiles(settings.files_per_ip, settings.max_files, settings.keep_files)
        self.connections = Connections(settings.connections_per_ip, settings.max_connections)
        places = settings.max_pending_reads, settings.pending_reads_per_ip
        self.files_read = Pool("file", 1, *places)
        self.questions = Pool("question", 2, *places)
        self.advice = Pool("advice", 2, *places)
        self.lessons = Pool("lesson", 2, *places)
