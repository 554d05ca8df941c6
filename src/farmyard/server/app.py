"""Puts the server together: routes, headers, and what happens when it starts and stops."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from farmyard.server import gamefiles, identity, pages, programs, replaying, tables
from farmyard.server.assets import Assets, serve_asset
from farmyard.server.forms import read_file
from farmyard.server.house import House, Settings
from farmyard.server.live import live, patient
from farmyard.server.pages import posted
from farmyard.server.refusals import Refusal
from farmyard.server.rooms import Rooms
from farmyard.server.sealing import Sealer
from farmyard.server.shelf import calm_collector
from farmyard.server.store import Store
from farmyard.server.templates import Templates

POLICY = (
    "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; object-src 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def make(db: Path, settings: Settings | None = None) -> Starlette:
    """The server over one database. `StoreError` or `SecretError` say why it cannot be used."""
    settings = settings or Settings()
    store = Store.open(db)
    secret = identity.secret(db)
    look = Assets(settings.debug), Templates(settings.debug)
    house = House(store, identity.Passport(secret), settings, *look, Sealer(secret))
    house.rooms, house.files = Rooms(house), gamefiles.Files()
    app = Starlette(
        routes=_routes(),
        middleware=[Middleware(Headers)],
        exception_handlers={
            Refusal: pages.refused,
            HTTPException: pages.not_found,
            Exception: pages.our_fault,
        },
        lifespan=_lifespan(house),
    )
    app.state.house = house
    return app


def _lifespan(house: House) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        house.shelf.start(calm_collector if house.settings.own_process else None)
        house.errand(house.rooms.keep())
        house.errand(house.rooms.tidy())
        house.errand(patient(house))
        yield
        await house.close()

    return lifespan


HERE = "/t/{id}"
FORMS = {
    "/name": pages.rename,
    "/new/{game}": pages.open_new,
    "/quick/{game}": pages.quick,
    "/daily/{game}": pages.daily,
    HERE + "/sit": tables.sit,
    HERE + "/stand": tables.stand,
    HERE + "/fill": tables.fill,
    HERE + "/do": tables.do,
    HERE + "/ask": tables.ask,
    HERE + "/back": tables.back,
    HERE + "/again": tables.again,
    HERE + "/look": tables.look,
    HERE + "/deed": tables.deed,
    HERE + "/whatif": replaying.whatif,
}


def _routes() -> list[BaseRoute]:
    return [
        Route("/", pages.hall),
        Route("/new/{game}", pages.new),
        Route("/rules/{game}", pages.rules),
        Route(HERE, tables.show),
        Route(HERE + "/around", tables.around),
        Route("/programs/games", programs.games),
        Route("/programs/tables", programs.tables),
        Route("/programs/tables/{id}", programs.table),
        Route(HERE + "/replay", replaying.replay),
        Route(HERE + "/game.txt", gamefiles.save),
        Route(HERE + "/fair", gamefiles.fair),
        Route("/replay/{id}", gamefiles.opened),
        Route("/replay", posted(gamefiles.reopen, read_file), methods=["POST"]),
        *(Route(path, posted(handler), methods=["POST"]) for path, handler in FORMS.items()),
        WebSocketRoute(HERE + "/live", live),
        *(Route(path, serve_asset) for path in ("/static/{p:path}", "/art/{p:path}")),
        Route("/style/{p:path}", serve_asset),
    ]


class Headers:
    """Puts the security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        answers = scope["type"] == "http"  # sockets have nothing to put them on
        await self._app(scope, receive, send_with_headers if answers else send)
