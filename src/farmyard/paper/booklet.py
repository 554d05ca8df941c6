"""Lays the half pages of the rules on sheets, so that these fold into a booklet."""

import io

from pypdf import PageObject, PdfReader, PdfWriter, Transformation
from pypdf.generic import NameObject

ON_A_SHEET = 4  # half pages


def folded(made: bytes) -> bytes:
    """Return a PDF with its half pages, which are the last ones, on sheets to fold in the middle.

    Sheets are turned on the long edge like all others, so the half pages lie with their heads to
    the right in front and to the left behind.  Folded one inside the other they are in order.
    """
    reader = PdfReader(io.BytesIO(made))
    width, height = (float(each) for each in reader.pages[0].mediabox.upper_right)
    plain = [page for page in reader.pages if page.mediabox.width == reader.pages[0].mediabox.width]
    halves = [*reader.pages[len(plain) :]]
    writer = PdfWriter()
    for page in plain:
        writer.add_page(page)
    sheets = -(-len(halves) // ON_A_SHEET)
    places: list[PageObject | None] = [*halves, *[None] * (ON_A_SHEET * sheets - len(halves))]
    for n in range(sheets):
        first, last = 2 * n, ON_A_SHEET * sheets - 1 - 2 * n
        front = Transformation().rotate(-90).translate(0, height / 2)
        behind = Transformation().rotate(90).translate(width, 0)
        for upper, lower, turn in ((last, first, front), (last - 1, first + 1, behind)):
            sheet = writer.add_blank_page(width, height)
            for half, up in ((places[upper], height / 2), (places[lower], 0.0)):
                if half is not None:
                    sheet.merge_transformed_page(half, turn.translate(0, up))
            sheet.compress_content_streams()
    writer.add_metadata({key: str(value) for key, value in (reader.metadata or {}).items()})
    if (spoken := reader.root_object.get("/Lang")) is not None:
        writer.root_object[NameObject("/Lang")] = spoken
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()
