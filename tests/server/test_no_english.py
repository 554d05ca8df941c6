"""German and French pages hold no English: games by every way to play, to their last page."""

import json
import random
import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest

from farmyard.bots.advice import advise
from farmyard.bots.random import RandomBot
from farmyard.core import catalogue
from farmyard.core.contract import Reasons
from farmyard.core.tables.table import Table
from farmyard.core.wording.messages import speaking
from tests.server.served import Player, Running
from tests.thorough import THOROUGH
from tests.waiting import until

ENGLISH = frozenset(
    [
        "and",
        "your",
        "the",
        "only",
        "away",
        "is",
        "are",
        "of",
        "with",
        "turn",
        "plays",
        "draws",
        "takes",
        "lays",
        "moves",
        "has",
        "have",
        "from",
        "for",
        "this",
        "that",
        "you",
        "nothing",
        "nobody",
        "everybody",
        "card",
        "cards",
        "player",
        "players",
        "game",
    ]
)
"""Words that no German or French sentence holds."""
READ = ("aria-label", "alt", "title", "placeholder", "data-asks")
TAG = re.compile(r"""<[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>""")
WAYS = [
    pytest.param(card, way, code, id=f"{card.key}-{way.name or 'plain'}-{code}")
    for card in catalogue.cards()
    for n, way in enumerate(card.ways or (card.way(),))
    for at, code in enumerate(("de", "fr"))
    if THOROUGH or n % 2 == at
]
TURNS = 400 if THOROUGH else 60  # of one's own; a longer game is stopped, a short one ends


def readable(html: str) -> Iterator[str]:
    """Yield every text of a page that somebody reads or hears."""
    scripts = r'<script type="application/json" id="(words|aloud)">(.*?)</script>'
    for kind, data in re.findall(scripts, html):
        told = json.loads(data)
        yield " ".join(map(str, told.values() if kind == "words" else told))
    html = re.sub(r"<(script|style)\b.*?</\1>", " ", html, flags=re.DOTALL)
    for name in READ:
        yield from (unescape(each) for each in re.findall(rf'\b{name}="([^"]*)"', html))
    yield from (unescape(each) for each in re.findall(r"--w-[\w-]+:'([^']*)'", html))
    yield unescape(TAG.sub(" ", html))


def english(text: str) -> list[str]:
    """Return the English words in a text, each with the words around it."""
    words = re.findall(r"[\w’]+", text)
    return [
        " ".join(words[max(0, n - 4) : n + 5])
        for n, word in enumerate(words)
        if word.lower() in ENGLISH
    ]


def reasons(table: Table, choice: int) -> str:
    """Return what advice says of a choice, in whole sentences."""
    game, seat = table.game, table.to_move
    if game.advising is None or seat is None:
        return ""
    if game.search_hints.recall:  # whose reasons are those of a bot that remembers
        advice = advise(table, seat)
        told = advice.reasons if advice else Reasons()
    else:
        bot: Any = RandomBot(seat, len(table.names), random.Random(1))
        told = game.advising.reasons(table.views.of(seat), choice, table.names, bot)
    return " ".join(str(each) for each in told if each)


@pytest.mark.thorough
@pytest.mark.parametrize(("card", "way", "code"), WAYS)
def test_a_game_is_read_to_its_end_without_english(
    server: Running, card: Any, way: Any, code: str
) -> None:
    player = Player(server.url, server.settle)
    player.http.headers["accept-language"] = code
    player.post("/name", {"name": "Zoé"})
    link = player.opens(f"/quick/{card.key}", {"way": way.name})
    room = server.room(link)
    dice, wrong = random.Random(link), list[str]()

    def reads(path: str) -> None:
        for text in readable(player.get(path).text):
            wrong.extend(f"{path}: {each}" for each in english(text))

    for turn in range(TURNS):
        until(lambda: room.state.table.over or room.state.table.to_move == 0)
        table = room.state.table
        if table.over:
            break
        if turn % 4 == 0:
            reads(link)
        choice = dice.choice(table.legal())
        if turn % 8 == 0:
            with speaking(code):
                wrong += english(reasons(table, choice))
        at = str(len(room.state.log))
        assert player.post(link + "/do", {"choice": str(choice), "at": at}).status_code == 303
    for path in (link, f"{link}/around", f"{link}/replay?move=3", f"/rules/{card.key}"):
        reads(path)
    player.leave()
    assert sorted(set(wrong)) == [], "\n".join(sorted(set(wrong)))


def test_english_is_found_where_it_stands() -> None:
    page = '<body style="--w-me:\'(you)\'"><p aria-label="Ada and Ben">Ein <b>the</b> Huhn</p>'
    assert [word for text in readable(page) for word in english(text)] == [
        "Ada and Ben",
        "you",
        "Ein the Huhn",
    ]
