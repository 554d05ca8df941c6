"""Reads printed boxes back with pypdf: words with their places, pictures of pages, sizes."""

import io
from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from pypdf import PdfReader
from pypdfium2 import PdfDocument

from farmyard.core.messages import language, speaking
from farmyard.paper import pdf

MM = 72 / 25.4  # points
FOOT = 283  # mm from the top, above the footer of a sheet


@dataclass(frozen=True)
class Word:
    """A run of text on a page, with its place in millimetres from the upper left."""

    text: str
    x: float
    y: float


def file(key: str, paper: str = "a4", ink: str = "colour", code: str = "en") -> bytes:
    """Return the box of a game as a PDF."""
    return _made(key, paper, ink, code)


@cache
def _made(key: str, paper: str, ink: str, code: str) -> bytes:
    with speaking(code):
        return pdf(key, paper, ink)


def box(key: str, paper: str = "a4", ink: str = "colour", code: str = "en") -> PdfReader:
    """Return the box of a game as a reader of its PDF."""
    return _reader(file(key, paper, ink, code))


@cache
def _reader(data: bytes) -> PdfReader:
    return PdfReader(io.BytesIO(data))


@cache
def words(reader: PdfReader, page: int) -> list[Word]:
    """Return the texts of a page with their places, joining letters that are set one by one."""
    height = float(reader.pages[page].mediabox.height)
    found: list[Word] = []

    def visit(text: str, cm: list[float], tm: list[float], *_: object) -> None:
        if text.strip():
            x = tm[4] * cm[0] + tm[5] * cm[2] + cm[4]
            y = tm[4] * cm[1] + tm[5] * cm[3] + cm[5]
            found.append(Word(text.strip(), x / MM, (height - y) / MM))

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
