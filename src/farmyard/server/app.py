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

from farmyard.server import identity, pages, tables
from farmyard.server.assets import Assets, serve_asset
from farmyard.server.house import House, Settings
from farmyard.server.live import live
from farmyard.server.pages import posted
from farmyard.server.refusals import Refusal
from farmyard.server.rooms import Rooms
from farmyard.server.shelf import calm_collector
from farmyard.server.store import Store
from farmyard.server.templates import Templates

POLICY = (
    "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


def make(db: Path, settings: Settings | None = None) -> Starlette:
    """The server over one database. `StoreError` or `SecretError` say why it cannot be used."""
    settings = settings or Settings()
    store = Store.open(db)
    passport = identity.Passport(identity.secret(db))
    house = House(store, passport, settings, Assets(settings.debug), Templates(settings.debug))
    house.rooms = Rooms(house)
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
        yield
        await house.close()

    return lifespan


HERE = "/t/{id}"
FORMS = {
    "/name": pages.rename,
    "/new/{game}": pages.open_new,
    "/quick/{game}": pages.quick,
    HERE + "/sit": tables.sit,
    HERE + "/stand": tables.stand,
    HERE + "/fill": tables.fill,
    HERE + "/do": tables.do,
    HERE + "/back": tables.back,
    HERE + "/again": tables.again,
    HERE + "/look": tables.look,
}


def _routes() -> list[BaseRoute]:
    return [
        Route("/", pages.hall),
        Route("/new/{game}", pages.new),
        Route("/rules/{game}", pages.rules),
        Route(HERE, tables.show),
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

        await self._app(scope, receive, send_with_headers)
