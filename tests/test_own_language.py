"""A user's own language needs a folder but no code (docs/languages.md)."""

import os
import subprocess
import sys
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from farmyard.core import catalogue
from farmyard.core.wording.messages import OWN_LANGUAGES, speaking
from farmyard.server.web.transport import languages
from farmyard.server.words import say
from tests import made_up
from tests.made_up import ACCENTS, CODE
from tests.server.served import Player, Running
from tests.server.test_languages import said_in


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Write a whole language into a folder that the environment names; yield the folder."""
    made_up.write(tmp_path / "languages")
    monkeypatch.setenv(OWN_LANGUAGES, str(tmp_path / "languages"))
    made_up.forget()
    yield tmp_path / "languages"
    monkeypatch.undo()
    made_up.forget()


def test_the_language_is_offered_once_it_is_whole(folder: Path) -> None:
    assert catalogue.languages(say) == ("en", "de", CODE, "fr")
    (folder / CODE / "server.ftl").unlink()
    made_up.forget()
    assert CODE not in catalogue.languages(say)


def test_its_pages_have_no_sentence_in_english(folder: Path, tmp_path: Path) -> None:
    running = Running(tmp_path / "farmyard.db")
    player = Player(running.url)
    player.http.headers["accept-language"] = CODE
    try:
        english = {text for text in said_in("en") if text.translate(ACCENTS) != text}
        paths = ["/", "/learn", "/today", "/keys", "/fair", "/nothing"]
        paths += [f"/{page}/{key}" for key in catalogue.keys() for page in ("new", "rules")]
        for path in paths:
            page = unescape(player.get(path).text)
            assert f'<html lang="{CODE}">' in page
            assert "·" in page
            assert {text for text in english if text in page} == set(), path
    finally:
        player.leave()
        running.stop()


@pytest.mark.parametrize("code", ["ar", "he", "fa", "ur"])
def test_a_language_from_right_to_left_says_so_on_every_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    """The root of a page has the language and its direction; no other language has one."""
    running = Running(tmp_path / "farmyard.db")
    player = Player(running.url)
    offered = languages.offered()
    monkeypatch.setattr(languages, "offered", lambda: (*offered, code))
    try:
        for path in ("/", "/away", "/keys", "/nothing", f"/learn/{catalogue.keys()[0]}/1/picture"):
            page = player.http.get(path, headers={"accept-language": code}).text
            assert f'<html lang="{code}" dir="rtl">' in page, path
            for other in offered:
                page = player.http.get(path, headers={"accept-language": other}).text
                assert f'<html lang="{other}">' in page, path
    finally:
        player.leave()
        running.stop()


def test_a_game_reads_whole_in_it(folder: Path) -> None:
    with speaking(CODE):
        card = catalogue.card(catalogue.keys()[1])
        assert card.title.startswith(card.text.word("en", "title", ()).translate(ACCENTS))
        assert all("·" in option.title for option in card.options)


def test_it_is_played_in_the_terminal(folder: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "farmyard.terminal.main", "play", catalogue.keys()[1],
         "--language", CODE],
        input="quit\n", capture_output=True, text=True, check=True,
        env={**os.environ, OWN_LANGUAGES: str(folder)},
    )  # fmt: skip
    assert "Góódbyé" in run.stdout
    assert "Goodbye" not in run.stdout
