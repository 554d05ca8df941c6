"""The page's verdict on a shuffle when the server hands out another file than was played.

The browser compares the file with what it kept from before the deal.
"""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from farmyard.core.chance.fairness import Seal
from farmyard.core.formats.notation import write_key
from tests.browser.conftest import Seen, Visitor
from tests.browser.test_replay import sentences

Visit = Callable[..., Visitor]
Head = dict[str, Any]


def forged(text: str, change: Callable[[Head], Seal | None], moves: str | None = None) -> str:
    """Return the file with its header changed; a new seal also gets the key that follows."""
    head, _, decisions = text.partition("\n\n")
    says = {n: json.loads(v) for n, _, v in (x.partition(":") for x in head.splitlines()[1:])}
    if (seal := change(says)) is not None:
        says |= seal.headers(told=True) | {"key": write_key(seal.key)}
    lines = [f"{name}: {json.dumps(value)}" for name, value in says.items()]
    return "\n".join(["farmyard 1", *lines]) + "\n\n" + (decisions if moves is None else moves)


def holds(page: Page, link: str, text: str) -> tuple[str, str]:
    """Return which of the three verdicts the page gives, and its sentences."""
    page.route("**/game.txt", lambda route: route.fulfill(body=text))
    page.goto(re.sub(r"/t/.*", link, page.url))
    says = sentences(page)
    page.unroute("**/game.txt")
    return page.get_attribute("#fair", "data-holds") or "", says


def of(says: Head, *lots: str, kinds: tuple[str, ...] = ("person", "scarecrow")) -> Seal:
    return Seal(says["secret"], lots, kinds)


def moved(says: Head) -> Seal:
    return of(says, "", says["contributions"][0], kinds=("scarecrow", "person"))


def ground(says: Head) -> Seal:
    return of(says, says["contributions"][0], "g17")


def called_a_person(says: Head) -> Seal:
    return of(says, says["contributions"][0], "g17", kinds=("person", "person"))


def of_older_days(says: Head) -> Seal:
    del says["kinds"]
    return Seal(says["secret"], tuple(says["contributions"]))


def emptied(says: Head) -> Seal:
    return of(says, "", "")


def asked_otherwise(says: Head) -> None:
    says["asked"][0][1] = "0" * 64


def not_asked(says: Head) -> None:
    del says["asked"]


def asked_later(says: Head) -> None:
    says["asked"][0] = [says["asked"][0][0] + 1, "0" * 64]


def late(says: Head) -> None:
    says["renewed"] = [{"after": 1, "key": says["key"]}]


FORGERIES = [
    moved, ground, called_a_person, of_older_days, emptied, asked_otherwise, not_asked, asked_later,
    late,
]  # fmt: skip


def test_no_forgery_is_called_fair(visit: Visit, seen: Seen) -> None:
    """SRV-F4, F6, F10: no altered file is called fair, whichever part of it was forged.

    Forged are a lot in another seat, tried out, or gone; kinds otherwise or not told; a branch that
    was none; another deal than the one this browser was asked about; other moves. The table and the
    page of its shuffle show the same verdict, so forgeries are shown to one of them.
    """
    page, link, text = seen.browser(visit).go(seen.link), seen.link, seen.file
    for path in (link, link + "/fair"):
        answer, says = holds(page, path, text)
        found = (answer, "was fair" in says, "dealt as you were shown" in says)
        assert found == ("proven", True, True), path
    for forgery in FORGERIES:
        answer, says = holds(page, link + "/fair", forged(text, forgery))
        assert (answer, "fair" in says, "NOT" in says) == ("false", False, True), forgery
    nonsense = forged(text, lambda _: None, "1. x [1] nonsense\n")
    assert holds(page, link, nonsense)[0] == "false"


def test_cards_that_could_not_be_compared_are_proven_in_part(visit: Visit, seen: Seen) -> None:
    """A browser that missed its first question gets a partial proof and no word of fair.

    Otherwise a forger need only claim that there was an earlier question.
    """
    page, link, text = seen.browser(visit).go(seen.link), seen.link, seen.file
    for change in ("was.n += 1", "delete was.n"):
        page.evaluate(
            "([at, change]) => { const all = JSON.parse(localStorage['farmyard-dealt']);"
            " const was = all[at]; if (change === 'delete was.n') delete was.n; else was.n += 1;"
            " localStorage['farmyard-dealt'] = JSON.stringify(all) }",
            [link.split("/")[-1], change],
        )
        answer, says = holds(page, link + "/fair", text)
        assert (answer, "fair" in says, "cannot compare" in says) == ("part", False, True)


def test_who_was_not_there_is_promised_nothing(visit: Visit, seen: Seen) -> None:
    """A stranger, or a browser with cleared storage, gets a partial proof and no word of fair."""
    visitor, link, text = seen.browser(visit), seen.link, seen.file
    stranger = visit(seed=2)
    stranger.go(link)
    answer, says = holds(stranger.page, link + "/fair", text)
    assert (answer, "fair" in says, "was not there" in says) == ("part", False, True)
    visitor.go(link)
    visitor.page.evaluate("localStorage.clear()")
    answer, says = holds(visitor.page, link + "/fair", text)
    assert (answer, "fair" in says, "was not there" in says) == ("part", False, True)
