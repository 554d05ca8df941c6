"""Compose the letters of other languages from those of our typeface.

``python -m typeface.compose`` reads both fonts, gives them what ``letters`` draws, and writes them
back where they lay, and once more for printed sheets; doing it twice changes nothing. Only who adds
a letter needs it, in an environment of its own: ``pip install fonttools brotli``. Why letters are
composed: docs/decisions/0033-letters.md.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from fontTools.misc.transform import Offset
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.otTables import PairSet, PairValueRecord

from typeface.stroke import Contour, ring, stroke

FOLDER = Path(__file__).parents[1] / "src/farmyard/server/web/static/type"
PAPER = FOLDER.parents[3] / "paper/type"
FONTS = ("farmyard-round-book.woff2", "farmyard-round-bold.woff2")

WEARERS = {
    "à": ("a", {"À": "A", "È": "E", "Ù": "U", "ù": "u"}),
    "á": ("a", {"É": "E", "í": "ı"}),  # a bold é has grown together with its accent
    "ê": ("e", {"Ê": "E", "Î": "I", "Ô": "O", "Û": "U", "â": "a", "î": "ı", "ô": "o", "û": "u"}),
    "ä": ("a", {"ë": "e", "ï": "ı"}),
}
"""Letters that wear an accent, what they are without it, and who else is to wear it: each new
letter with its base."""

NO_BREAK, NARROW = "\u00a0", "\u202f"
Letter = tuple[float, list[Contour]]


class Face:
    """One of our fonts, with what of it has been read and drawn."""

    def __init__(self, path: Path) -> None:
        self.font = TTFont(path, recalcTimestamp=False)
        self.glyphs = self.font.getGlyphSet()
        self.names: dict[int, str] = self.font.getBestCmap()
        stem = self.box(self.contours("l"))
        self.left, self.right = stem[0], self.width("l") - stem[2]
        self.weight = stem[2] - stem[0]

    def width(self, letter: str) -> float:
        return float(self.font["hmtx"][self.names[ord(letter)]][0])

    def contours(self, letter: str, x: float = 0, y: float = 0) -> list[Contour]:
        """The closed lines of a letter, moved; of "ı" those of an i without its dot."""
        if letter == "ı":
            return self.contours("i", x, y)[:1]
        pen = RecordingPen()
        self.glyphs[self.names[ord(letter)]].draw(pen)
        found: list[Contour] = []
        move = Offset(x, y).transformPoints
        for call, points in pen.value:
            if call == "moveTo":
                found.append([])
            found[-1].append((call, tuple(move(points))))
        return found

    def box(self, contours: Iterable[Contour]) -> tuple[float, float, float, float]:
        """Left, bottom, right and top of what these lines hold."""
        pen = BoundsPen(None)
        draw(contours, pen)
        left, bottom, right, top = pen.bounds
        return left, bottom, right, top

    def map(self, letter: str, name: str) -> None:
        for table in self.font["cmap"].tables:
            table.cmap[ord(letter)] = name

    def put(self, letter: str, width: float, contours: list[Contour]) -> None:
        """Add a letter to the font, or draw it anew."""
        name = f"u{ord(letter):04X}"
        top = self.font["CFF "].cff.topDictIndex[0]
        pen = T2CharStringPen(round(width), None)
        draw(contours, pen)
        drawn = pen.getCharString(private=top.Private, globalSubrs=top.GlobalSubrs)
        strings = top.CharStrings
        if name in strings.charStrings:
            strings[name] = drawn
        else:
            strings.charStringsIndex.append(drawn)
            strings.charStrings[name] = len(strings.charStringsIndex) - 1
            top.charset.append(name)
            self.font.setGlyphOrder(top.charset)
        self.font["hmtx"][name] = (round(width), 0)
        self.map(letter, name)

    def kern(self, letter: str, base: str) -> None:
        """Keep a letter as far from its neighbours as its base is."""
        new, old = f"u{ord(letter):04X}", self.names[ord(base)]
        for lookup in self.font["GPOS"].table.LookupList.Lookup:
            for pairs in lookup.SubTable:
                for found in pairs.PairSet:
                    copy_second(found, old, new)
                sets = dict(zip(pairs.Coverage.glyphs, pairs.PairSet, strict=True))
                if old in sets:
                    sets[new] = sets[old]
                order = sorted(sets, key=self.font.getGlyphID)
                pairs.Coverage.glyphs, pairs.PairSet = order, [sets[name] for name in order]
                pairs.PairSetCount = len(order)


def draw(contours: Iterable[Contour], pen: Any) -> None:
    for contour in contours:
        for call, points in contour:
            getattr(pen, call)(*points)


def copy_second(pairs: PairSet, old: str, new: str) -> None:
    """Give the pair that ends with the old glyph a copy that ends with the new one."""
    kept = [pair for pair in pairs.PairValueRecord if pair.SecondGlyph != new]
    for pair in [pair for pair in kept if pair.SecondGlyph == old]:
        copy = PairValueRecord()
        copy.SecondGlyph, copy.Value1 = new, pair.Value1
        kept.append(copy)
    pairs.PairValueRecord, pairs.PairValueCount = kept, len(kept)


# -- The letters ----------------------------------------------------------------


def letters(face: Face) -> Iterator[tuple[str, Letter]]:
    """Each new letter, with its width and its closed lines."""
    yield NARROW, (face.width(" ") * 0.6, [])
    for wearer, (bare, wanted) in WEARERS.items():
        for letter, base in wanted.items():
            yield letter, accented(face, base, wearer, bare)
    for letter, base in (("ç", "c"), ("Ç", "C")):
        yield letter, with_cedilla(face, base)
    for letter, first, second in (("œ", "o", "e"), ("Œ", "O", "E")):
        yield letter, joined(face, first, second)
    yield "ß", sharp_s(face)
    yield "„", low_quotes(face)
    for letter, points, many in (("‹", -1, 1), ("›", 1, 1), ("«", -1, 2), ("»", 1, 2)):
        yield letter, chevrons(face, points, many)
    yield "±", plus_minus(face)
    yield "÷", divided(face)
    yield "°", degree(face)


def accented(face: Face, base: str, wearer: str, bare: str) -> Letter:
    """A letter under the accent that another wears: capitals as far below it as that one is."""
    without, under = face.contours(bare), face.contours(base)
    accent = [line for line in face.contours(wearer) if line not in without]
    low, box, on = face.box(without), face.box(under), face.box(accent)
    x = (box[0] + box[2] - on[0] - on[2]) / 2
    y = 0.0
    if base.isupper():  # what is flat needs more air than what is round
        y = box[3] - on[1] + max(on[1] - low[3], face.weight / 2)
    width = face.width("i" if base == "ı" else base)
    more = max(0.0, on[2] - on[0] + face.left * 0.8 - width)  # an i is narrower than a roof
    moved = [move(line, x, y) for line in accent]
    return width + more, [move(line, more / 2, 0) for line in under + moved]


def with_cedilla(face: Face, base: str) -> Letter:
    under, comma = face.box(face.contours(base)), face.box(face.contours(","))
    x = (under[0] + under[2] - comma[0] - comma[2]) / 2
    y = under[1] + face.weight * 0.6 - comma[3]
    return face.width(base), face.contours(base) + face.contours(",", x, y)


def joined(face: Face, first: str, second: str) -> Letter:
    """Two letters, where the last stroke of the one is the first of the other."""
    right, left = face.box(face.contours(first))[2], face.box(face.contours(second))[0]
    x = right - left - face.weight
    return x + face.width(second), face.contours(first) + face.contours(second, x)


def sharp_s(face: Face) -> Letter:
    """The stem of an l that turns into the bowls of a 3."""
    half = face.weight / 2
    left, top, bottom = face.left + half, 720 - half, half
    foot, belly, waist = left + face.weight + 50, left + 300, 400
    upper = stroke(
        half,
        complex(left, bottom),
        (complex(left, top - 130), None),
        (complex(left + 130, top), 1),
        (complex(left + 260, top - 134), -1j),
        (complex(left + 165, waist), -1),
    )
    lower = stroke(
        half,
        complex(left + 150, waist),
        (complex(left + 160, waist), None),
        (complex(belly, (waist + bottom) / 2), -1j),
        (complex(foot + 15, bottom), -1),
        (complex(foot, bottom), None),
    )
    return belly + half + face.right, [upper, lower]


def low_quotes(face: Face) -> Letter:
    down = face.box(face.contours(","))[1] - face.box(face.contours("”"))[1]
    return face.width("”"), face.contours("”", 0, down)


def chevrons(face: Face, points: int, many: int) -> Letter:
    """Chevrons that point to the left (-1) or to the right (1)."""
    half, depth, rise = face.weight / 2, 105, 140
    middle = face.box(face.contours("x"))[3] / 2
    step = face.weight * 1.25 + 65
    found = []
    for n in range(many):
        left = face.left + half + n * step
        tip, ends = (left, left + depth) if points < 0 else (left + depth, left)
        start, end = complex(ends, middle + rise), complex(ends, middle - rise)
        found.append(stroke(half, start, (complex(tip, middle), None), (end, None)))
    return face.left + face.weight + depth + (many - 1) * step + face.right, found


def plus_minus(face: Face) -> Letter:
    plus, minus = face.box(face.contours("+")), face.box(face.contours("−"))
    x = (plus[0] + plus[2] - minus[0] - minus[2]) / 2
    low, gap = 20, 60
    above = face.contours("+", 0, low + face.weight + gap - plus[1])
    below = face.contours("−", x, low - minus[1])
    return face.width("+"), above + below


def divided(face: Face) -> Letter:
    line, dot = face.box(face.contours("−")), face.box(face.contours("."))
    x = (line[0] + line[2] - dot[0] - dot[2]) / 2
    gap = 45
    above = face.contours(".", x, line[3] + gap - dot[1])
    below = face.contours(".", x, line[1] - gap - dot[3])
    return face.width("−"), face.contours("−") + above + below


def degree(face: Face) -> Letter:
    """A small o, as high as capitals, its stroke a little finer."""
    across, weight = 170 + face.weight, face.weight * 0.8
    middle = complex(face.left + across / 2, 720 - across / 2)
    return face.left + across + face.right, ring(middle, across / 2, weight)


def move(contour: Contour, x: float, y: float) -> Contour:
    return [(call, tuple((a + x, b + y) for a, b in points)) for call, points in contour]


def compose(path: Path) -> None:
    face = Face(path)
    drawn = list(letters(face))
    if NO_BREAK not in map(chr, face.names):
        face.map(NO_BREAK, face.names[ord(" ")])
    for letter, (width, contours) in drawn:
        face.put(letter, width, contours)
    for _, wanted in WEARERS.values():
        for letter, base in wanted.items():
            if base.isupper():  # small ones cannot slip below a T with their accents on
                face.kern(letter, base)
    face.font.save(path)


def for_paper(path: Path) -> None:
    """Write a font in the form that Typst reads: OpenType, with a name for printers."""
    font = TTFont(path, recalcTimestamp=False)
    style = font["name"].getDebugName(2)
    windows = (3, 1, 0x409)
    font["name"].names = [entry for entry in font["name"].names if entry.platformID == windows[0]]
    font["name"].setName(f"Farmyard Round {style}", 4, *windows)
    font["name"].setName(f"FarmyardRound-{style}", 6, *windows)
    font.flavor = None
    font.save(PAPER / path.with_suffix(".otf").name)


if __name__ == "__main__":
    for name in FONTS:
        compose(FOLDER / name)
        for_paper(FOLDER / name)
        print(f"{name}: {(FOLDER / name).stat().st_size} bytes")
