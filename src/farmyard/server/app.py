"""Build the ASGI application: routes, middleware, security headers, startup and shutdown."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from farmyard.core.compiling import meanwhile
from farmyard.server.live.loader import calm_collector
from farmyard.server.live.peers.alone import Peers
from farmyard.server.live.peers.shared import SharedPeers
from farmyard.server.live.push.knocker import Knocker, client_of
from farmyard.server.live.settings import Settings
from farmyard.server.store.place import Place, StoreError
from farmyard.server.store.secret import SecretError
from farmyard.server.store.shared.store import SharedStore
from farmyard.server.store.store import Store
from farmyard.server.store.writer import NotStored
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.sealing import Sealer
from farmyard.server.web import programs
from farmyard.server.web.drawing.assets import FOLDERS, ICON, ROBOTS, WORKER, Assets, serve_asset
from farmyard.server.web.drawing.rendering import Templates
from farmyard.server.web.forms import read_file, read_frame
from farmyard.server.web.hosting import contact
from farmyard.server.web.hosting.monitoring import Measured, healthz, measures_of, metrics
from farmyard.server.web.lines.carrying import patient
from farmyard.server.web.lines.requests import follow, post
from farmyard.server.web.lines.sockets import live
from farmyard.server.web.pages.afternoon import handlers as afternoon
from farmyard.server.web.pages.error import handlers as errors
from farmyard.server.web.pages.evening import handlers as evening
from farmyard.server.web.pages.fair import handlers as fair
from farmyard.server.web.pages.hall import handlers as hall
from farmyard.server.web.pages.lesson import handlers as lessons
from farmyard.server.web.pages.mine import erasing, keeping, taking
from farmyard.server.web.pages.mine import handlers as mine
from farmyard.server.web.pages.new import chairs
from farmyard.server.web.pages.new import handlers as new
from farmyard.server.web.pages.parts import handlers as parts
from farmyard.server.web.pages.puzzles import classes, runs
from farmyard.server.web.pages.puzzles import handlers as puzzles
from farmyard.server.web.pages.replay import game_files
from farmyard.server.web.pages.replay import handlers as replay
from farmyard.server.web.pages.review import handlers as review
from farmyard.server.web.pages.rules import handlers as rules
from farmyard.server.web.pages.rules import printing
from farmyard.server.web.pages.table import handlers as tables
from farmyard.server.web.pages.table import knocking
from farmyard.server.web.pages.today import handlers as today
from farmyard.server.web.requests import looked, posted, unnamed
from farmyard.server.web.site import Site
from farmyard.server.web.transport.crew import Crew
from farmyard.server.web.transport.exchanges import OneLength
from farmyard.server.web.transport.identity import SessionCookie
from farmyard.server.web.transport.languages import Spoken
from farmyard.server.web.transport.prefix import Below

if TYPE_CHECKING:
    from farmyard.server.web.hosting.figures import Measures

POLICY = (
    "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'self'; object-src 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
FOUND = {
    "", "rules", "learn", "puzzles", "today", "keys", "fair", *FOLDERS, ICON[1:], ROBOTS[1:],
    contact.PLACE,
}  # fmt: skip
"""Beginnings of the addresses that search engines may list; most others are secrets of people."""

log = logging.getLogger("farmyard.server")


def make(db: Place, settings: Settings | None = None, crew: Crew | None = None) -> Starlette:
    """Return the application over one database, of one worker if a crew is given. Raises
    `StoreError` or `SecretError` if it cannot be used."""
    site = _site(db, settings or Settings())
    measures = measures_of(site, crew)
    app = Starlette(
        routes=_routes(site.settings.debug),
        middleware=[
            *([Middleware(Measured, measures=measures)] if measures else []),
            Middleware(Below, path=site.settings.path),
            Middleware(Headers),
            Middleware(OneLength),
            Middleware(Spoken),
        ],
        exception_handlers={
            Refusal: errors.refused,
            NotStored: errors.refused,
            HTTPException: errors.not_found,
            Exception: errors.our_fault,
        },
        lifespan=_lifespan(site, measures),
    )
    app.router.redirect_slashes = False  # leads out of a path and to plain http; see pages/error
    app.state.site, app.state.measures = site, measures
    return app


def _site(db: Place, settings: Settings) -> Site:
    store = SharedStore.open(db) if settings.shared else Store.open(db)
    try:
        secret = store.secret()
    except (SecretError, StoreError):
        store.close()
        raise
    for sentence in store.looked_over(secret):
        log.warning(sentence)
    return Site(
        store=store,
        peers=SharedPeers(store, settings.drives) if isinstance(store, SharedStore) else Peers(),
        settings=settings,
        sealer=Sealer(secret.text),
        knocker=Knocker(store, client_of(secret.text, settings.address)),
        session_cookie=SessionCookie(secret.text, settings.path),
        assets=Assets(settings.debug, settings.path),
        templates=Templates(settings.debug, settings.path),
    )


def _lifespan(
    site: Site, measures: "Measures | None"
) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        own = site.settings.own_process
        if own:
            meanwhile.serving()
        site.loader.start(calm_collector if own else None)
        if isinstance(site.peers, SharedPeers):
            site.spawn(site.peers.run(site.actors))
        site.spawn(site.actors.keep())
        site.spawn(site.actors.tidy())
        site.spawn(site.files.tidy(site.settings.keep_cached / 2))
        site.spawn(patient(site))
        site.spawn(site.brake.run())
        site.spawn(site.knocker.run())
        site.spawn(site.connections.watch())
        if measures is not None:
            site.spawn(measures.share())
        yield
        await site.close()

    return lifespan


HERE = "/t/{id}"
PAGES = {
    "/": hall.hall,
    "/new/{game}": new.show,
    "/first/{game}": hall.first_time,
    "/rules/{game}": rules.rules,
    "/print/{game}": printing.box,
    "/fair": fair.about,
    "/keys": rules.keys,
    "/today": today.show,
    "/mine": mine.show,
    "/mine/games.zip": keeping.download,
    "/mine/erase": erasing.asked,
    "/mine/take": taking.state,
    "/take/{code}": taking.asked,
    "/away": errors.away,
    "/learn": lessons.learn,
    "/learn/{game}": lessons.first,
    "/learn/{game}/{lesson}": lessons.lesson,
    "/learn/{game}/{lesson}/picture": lessons.picture,
    "/puzzles": puzzles.every,
    "/puzzles/{game}/next": puzzles.following,
    "/puzzles/{game}/{puzzle}": puzzles.puzzle,
    "/class/{code}": classes.show,
    "/afternoon/{id}": afternoon.show,
    "/afternoon/{id}/wall": afternoon.wall,
    "/afternoon/{id}/lead/{key}": afternoon.lead,
    "/afternoon/{id}/results.csv": afternoon.results,
    "/afternoon/{id}/results.pdf": afternoon.printed,
    HERE: tables.show,
    HERE + "/around": tables.around,
    f"/{contact.PLACE}/security.txt": contact.security,
    "/healthz": healthz,
    "/metrics": metrics,
    "/programs/games": programs.games,
    "/programs/rules/{game}": programs.rules,
    "/programs/tables": programs.tables,
    "/programs/tables/{id}": programs.table,
    HERE + "/replay": replay.replay,
    HERE + "/review": review.review,
    HERE + "/solve/{n}": puzzles.again,
    HERE + "/evening": evening.show,
    HERE + "/evening.png": evening.keep,
    HERE + "/moves": replay.last_moves,
    HERE + "/game.txt": game_files.save,
    HERE + "/fair": fair.seal,
    "/replay/{id}": game_files.opened,
}
IN_DEBUG = {"/parts": parts.show}
FORMS = {
    "/mine/tear": taking.tear,
    "/knock/off": knocking.off,
    "/name": hall.rename,
    "/daily/{game}/solution": today.solve,
    "/afternoon/{id}": afternoon.enter,
    "/afternoon/{id}/lead/{key}": afternoon.act,
    "/class/{code}": classes.join,
    "/run/{game}": runs.begin,
    "/puzzles/{game}/{puzzle}": puzzles.count,
    HERE + "/sit": chairs.sit,
    HERE + "/stand": chairs.stand,
    HERE + "/fill": chairs.fill,
    HERE + "/do": tables.do,
    HERE + "/ask": tables.ask,
    HERE + "/back": tables.back,
    HERE + "/look": tables.look,
    HERE + "/action": tables.action,
}
OPENING = {
    "/afternoon": afternoon.begin,
    "/class": classes.begin,
    "/new/{game}": new.open_new,
    "/quick/{game}": hall.quick,
    "/daily/{game}": today.play,
    HERE + "/again": tables.again,
    HERE + "/whatif": replay.whatif,
}


def _routes(debug: bool) -> list[BaseRoute]:
    pages = PAGES | IN_DEBUG if debug else PAGES
    return [
        *(Route(path, looked(handler)) for path, handler in pages.items()),
        Route("/replay", posted(game_files.reopen, read_file, "upload_rate"), methods=["POST"]),
        *(Route(path, posted(handler), methods=["POST"]) for path, handler in FORMS.items()),
        *(
            Route(path, posted(handler, allowance="table_rate"), methods=["POST"])
            for path, handler in OPENING.items()
        ),
        Route("/knock", posted(knocking.subscribe, allowance="table_rate"), methods=["POST"]),
        Route("/mine/take", posted(taking.give, allowance="carry_rate"), methods=["POST"]),
        Route("/mine/erase", unnamed(erasing.erase), methods=["POST"]),
        Route("/mine/undo", unnamed(taking.undo), methods=["POST"]),
        Route("/mine/alone", unnamed(taking.sign_out), methods=["POST"]),
        Route("/take/{code}", unnamed(taking.take), methods=["POST"]),
        Route("/language", unnamed(hall.speak), methods=["POST"]),
        WebSocketRoute(HERE + "/live", live),
        Route(HERE + "/live", looked(follow)),
        Route(HERE + "/live", unnamed(post, read_frame), methods=["POST"]),
        *(Route(f"/{folder}/{{p:path}}", serve_asset) for folder in FOLDERS),
        *(Route(address, serve_asset) for address in (ICON, ROBOTS, WORKER)),
    ]


class Headers:
    """Middleware that puts the security headers on every response, and keeps search engines off
    all pages but the public ones. A page that names a table in its query is not public."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].split("/")[1] not in FOUND or b"table=" in scope["query_string"]:
                    headers["x-robots-tag"] = "noindex"
            await send(message)

        answers = scope["type"] == "http"  # sockets have nothing to put them on
        await self._app(scope, receive, send_with_headers if answers else send)
