"""Sets the PDF of a game's box with Typst."""

import json
import os
from dataclasses import asdict
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from farmyard.core import catalogue
from farmyard.core.errors import PrintingError
from farmyard.core.game import Game
from farmyard.core.showing.printed import Deck
from farmyard.core.wording.messages import language, speaking
from farmyard.paper.choices import SIZES, Choices
from farmyard.paper.colours import colours
from farmyard.paper.rules import blocks
from farmyard.paper.words import say

HERE = Path(__file__).parent
FONTS = HERE / "type"
SHEETS = HERE / "box.typ"
DRAWING = "paper.typ"  # in the folder of a game's page
SOFT_HYPHEN = "\\u00ad"
"""As JSON writes the place where a name may be broken; on a card it stands on one line."""
WORDS = "sheet-"
"""How the ids of the messages begin that the sheets use by themselves."""


def printable(key: str) -> bool:
    """Tell whether a game's box can be printed here: the game has sheets, and Typst is there."""
    return _typst() is not None and catalogue.game(key).has("paper")


def made(key: str, choices: Choices) -> bytes:
    """Return the box of a game as a PDF, printed as chosen, in the language of the reader.

    Raises `PrintingError` for a game that has nothing to print, and if Typst is not installed.
    """
    game = catalogue.game(key)
    if not game.has("paper"):
        raise PrintingError(f"there is nothing to print of {game.card.title}")
    return _set(game, choices)


def compiled(source: Path, root: Path, told: dict[str, str], own: bool = True) -> bytes:
    """Return the PDF that Typst makes of a source below ``root``, given texts by name, in our own
    letters or also others of this machine. Raises `PrintingError` if Typst is not installed."""
    if _typst() is None:
        raise PrintingError("printing needs typst; get it with: pip install 'farmyard[print]'")
    out: bytes = _typst().compile(
        str(source), root=str(root), font_paths=_fonts(own), sys_inputs=told
    )
    return out


@cache
def _typst() -> Any:
    """Return the module of the typesetter; None if it is not installed."""
    try:
        return import_module("typst")
    except ModuleNotFoundError:
        return None


def _set(game: Game, choices: Choices) -> bytes:
    folder = game.page_folder
    root = Path(os.path.commonpath([HERE, folder]))
    told = {
        "box": json.dumps(_told(game, folder, root, choices)).replace(SOFT_HYPHEN, ""),
        "drawing": _from(root, folder / DRAWING),
    }
    out = compiled(SHEETS, root, told)
    if choices.sides == "one":
        return out
    from farmyard.paper.booklet import folded  # imports pypdf, an extra like Typst

    return folded(out)


def _told(game: Game, folder: Path, root: Path, choices: Choices) -> dict[str, Any]:
    """Return all that the sheets are set from."""
    assert game.paper is not None
    contents, card = game.paper.contents(), game.card
    width, height = SIZES[choices.paper]
    return {
        "key": card.key, "title": card.title, "credit": card.credit, "language": language(),
        **asdict(choices), "paper": {"width": width, "height": height},
        "lettered": card.title == _lettering(game),
        "art": _from(root, folder / "art") + "/", "colours": colours(folder),
        "decks": [_deck(deck) for deck in contents.decks], "more": dict(contents.more),
        "words": {id.removeprefix(WORDS): say(id) for id in say.ids(WORDS)},
        "rules": blocks(card.text.document("paper")),
    }  # fmt: skip


def _lettering(game: Game) -> str:
    """Return the title that the picture of the box has in drawn letters."""
    with speaking("en"):
        return game.card.title


def _deck(deck: Deck) -> dict[str, Any]:
    return {
        **asdict(deck),
        "count": deck.count,
        "told": say("pieces", deck=deck.title, n=deck.count),
    }


def can_draw() -> bool:
    """Tell whether `drawn` can be used: Typst is there."""
    return _typst() is not None


def drawn(svg: str, width: int, height: int) -> bytes:
    """Return an SVG as a PNG of that many points, its words in the typeface of the page."""
    page = f"#set page(width: {width}pt, height: {height}pt, margin: 0pt)\n"
    page += '#image(bytes(sys.inputs.svg), format: "svg", width: 100%)'
    out: bytes = _typst().compile(
        page.encode(), font_paths=_fonts(), sys_inputs={"svg": svg}, format="png", ppi=72
    )
    return out


@cache
def _fonts(own: bool = True) -> Any:
    return _typst().Fonts(
        include_system_fonts=not own, include_embedded_fonts=not own, font_paths=[str(FONTS)]
    )


@cache
def _from(root: Path, path: Path) -> str:
    """Return a path as Typst names it: from its root, with slashes."""
    return "/" + path.relative_to(root).as_posix()
