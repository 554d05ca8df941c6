"""Reads printed boxes back with pypdf: words with their places, pictures of pages, sizes."""

import io
import re
from collections import Counter
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from pypdf import PdfReader
from pypdfium2 import PdfDocument

import farmyard
from farmyard.core.showing.printed import Deck
from farmyard.core.wording.messages import language

MM = 72 / 25.4  # points
NO_BREAK = "\u00a0"
SIZES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
SPREAD = 7  # mm that a back with its bleed is wider than its piece, at most
FOOT = 283  # mm from the top, above the footer of a sheet


@dataclass(frozen=True)
class Word:
    """A run of text on a page, with its place in millimetres from the upper left."""

    text: str
    x: float
    y: float


class Place(NamedTuple):
    """The middle of a thing on a page, in millimetres from the upper left."""

    x: float
    y: float


def file(key: str, paper: str = "a4", ink: str = "colour", code: str = "en", **more: Any) -> bytes:
    """Return the box of a game as a PDF."""
    return _made(key, paper, ink, code, tuple(more.items()))


@cache
def _made(key: str, paper: str, ink: str, code: str, more: tuple[tuple[str, Any], ...]) -> bytes:
    return farmyard.print_box(key, paper, ink, language=code, **dict(more))


def box(
    key: str, paper: str = "a4", ink: str = "colour", code: str = "en", **more: Any
) -> PdfReader:
    """Return the box of a game as a reader of its PDF."""
    return _reader(file(key, paper, ink, code, **more))


@cache
def _reader(data: bytes) -> PdfReader:
    return PdfReader(io.BytesIO(data))


@cache
def words(reader: PdfReader, page: int) -> list[Word]:
    """Return the texts of a page with their places, joining letters that are set one by one, and
    what stands on both sides of a space that has a run of its own."""
    height = float(reader.pages[page].mediabox.height)
    found: list[Word] = []
    goes_on = False

    def visit(text: str, cm: list[float], tm: list[float], *_: object) -> None:
        nonlocal goes_on
        if not (text := text.strip("\n ")):
            return
        if goes_on or text == NO_BREAK:
            before, goes_on = found.pop(), text == NO_BREAK
            found.append(replace(before, text=f"{before.text}{' ' if goes_on else text}"))
            return
        x = tm[4] * cm[0] + tm[5] * cm[2] + cm[4]
        y = tm[4] * cm[1] + tm[5] * cm[3] + cm[5]
        found.append(Word(text, x / MM, (height - y) / MM))

    reader.pages[page].extract_text(visitor_text=visit)
    return found


def deck(key: str, title: str) -> tuple[Counter[str], set[float], set[float]]:
    """Return the words on all fronts of a deck, in the current language, and two sets of gaps.

    The gaps are in millimetres: across, between words that are alike; down, between any.
    """
    reader, names = box(key, code=language()), Counter[str]()
    across: set[float] = set()
    down: set[float] = set()
    for page in pages_with(reader, f", {title}, "):
        found = [word for word in words(reader, page) if word.y < FOOT]
        names.update(word.text for word in found)
        down |= gaps([word.y for word in found])
        for name in {word.text for word in found}:
            across |= gaps([word.x for word in found if word.text == name])
    return names, across, down


def pages_with(reader: PdfReader, footer: str) -> list[int]:
    """Return the numbers of all pages whose footer contains these words."""
    return [i for i, foot in enumerate(feet(reader)) if footer in foot]


@cache
def feet(reader: PdfReader) -> list[str]:
    """Return the last line of each page, by PDFium, which takes a tenth of pypdf's time."""
    document = PdfDocument(reader.stream.getvalue())
    try:
        return [page.get_textpage().get_text_range().splitlines()[-1] for page in document]
    finally:
        document.close()


def half_pages(reader: PdfReader) -> int:
    """Return the number of the first page whose sheet is a part of the booklet, with no foot."""
    last = re.compile(r" \d+ / \d+$")
    return next(i for i, foot in enumerate(feet(reader)) if not last.search(foot))


def gaps(places: list[float]) -> set[float]:
    """Return the distances between neighbouring places, in millimetres."""
    rows = sorted({round(place, 1) for place in places})
    return {round(after - before, 1) for before, after in pairwise(rows)}


def unembedded(reader: PdfReader) -> set[str]:
    """Return the fonts that are not embedded in the file."""
    found = set()
    for page in reader.pages:
        for font in page["/Resources"].get("/Font", {}).values():
            for part in font.get_object().get("/DescendantFonts", [font]):
                descriptor = part.get_object().get("/FontDescriptor", {})
                if not {"/FontFile", "/FontFile2", "/FontFile3"} & set(descriptor):
                    found.add(str(font.get_object()["/BaseFont"]))
    return found


def drawn(data: bytes, page: int, per_mm: float = 2.0) -> np.ndarray[Any, Any]:
    """Return a page as grey levels, 0 for black.

    Its shape is (height, width), with `per_mm` points to a millimetre.
    """
    document = PdfDocument(data)
    try:
        picture = document[page].render(scale=per_mm / MM, grayscale=True)
        return np.array(picture.to_numpy()).reshape(picture.height, picture.width)
    finally:
        document.close()


def ink_within(picture: np.ndarray[Any, Any], mm: int) -> np.ndarray[Any, Any]:
    """Return the points that have ink within so many millimetres, across and down."""
    found, far = picture < 250, 2 * mm
    for axis in (0, 1):
        margin = [(far, far - 1) if axis == n else (0, 0) for n in (0, 1)]
        found = sliding_window_view(np.pad(found, margin), 2 * far, axis).any(axis=-1)
    return found


def inked(picture: np.ndarray[Any, Any], x: float, y: float, per_mm: float = 2.0) -> bool:
    """Return whether there is ink within two millimetres of a place."""
    at = [round(each * per_mm) for each in (y, x)]
    near = round(2 * per_mm)
    part = picture[at[0] - near : at[0] + near, at[1] - near : at[1] + near]
    return bool((part < 250).any())


def middles(data: bytes, page: int, deck: Deck) -> set[Place]:
    """Return the middles of all shapes and pictures on a page that are about as large as a piece
    of the deck, upright or lying: the ground of a front, the picture of a back."""
    sizes = ((deck.width, deck.height), (deck.height, deck.width))
    found = set()
    for x, y, width, height in _shapes(data, page):
        for w, h in sizes:
            if 0.8 * w < width < w + SPREAD and 0.8 * h < height < h + SPREAD:
                found.add(Place(round(x, 2), round(y, 2)))
    return {each for each in found if not any(_beside(each, other) for other in found)}


def _beside(one: Place, other: Place) -> bool:
    """Tell whether a place is the same as an earlier one, to a tenth of a millimetre."""
    return one > other and abs(one.x - other.x) < 0.1 and abs(one.y - other.y) < 0.1


def _shapes(data: bytes, page: int) -> list[tuple[float, float, float, float]]:
    """Return the middle and the size of each path and picture on a page, in millimetres."""
    document = PdfDocument(data)
    try:
        shown = document[page]
        high, found = shown.get_height(), []
        for each in shown.get_objects(max_depth=1):
            left, bottom, right, top = each.get_bounds()
            middle = (left + right) / 2 / MM, (high - (bottom + top) / 2) / MM
            found.append((*middle, (right - left) / MM, (top - bottom) / MM))
        return found
    finally:
        document.close()


def is_bare(data: bytes, page: int) -> bool:
    """Tell whether nothing is drawn on a page above its foot."""
    return bool((drawn(data, page)[: 2 * (FOOT - 20)] == 255).all())
