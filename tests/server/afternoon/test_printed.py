"""The results of an afternoon on paper: places, points by round, and names as they are."""

import io
import re
from collections.abc import Callable

import pytest
from pypdf import PdfReader

from farmyard import paper
from farmyard.core.wording.messages import speaking
from farmyard.server.afternoon.plan import ENDED, Plan
from farmyard.server.store.schema import OVER
from farmyard.server.store.statements.afternoons import MOST, Member, Place, Row, Stored
from farmyard.server.web.pages.afternoon.shown import printed
from tests.paper.printed import unembedded
from tests.server.afternoon.conftest import NAMES, Afternoon
from tests.server.served import GAME, Player

NOON = 1_780_000_000_000  # ms: 28 May 2026
ODD = ["#[*_$", "#panic(1)", "$ x $ `y` <z> @a // \\", "'; #sys.inputs", "= + - 1.", "אבגדה",
       "شيماء", "🐔🦆", "𝔸\u200dda\u0301", "W" * 24]  # fmt: skip


def afternoon_of(names: list[str], rounds: int) -> Stored:
    """Return an afternoon of these people, in which each brought half a point less than the one
    before in each round, but the last two the same."""
    row = Row("a", "key", "p0", NOON, Plan(GAME).written(), ENDED, rounds)
    worth = [(len(names) - min(n, len(names) - 2)) / 2 for n in range(len(names))]
    places = [
        Place(r, f"p{n}", f"t{n // 4}", 1, points, OVER)
        for r in range(1, rounds + 1)
        for n, points in enumerate(worth)
    ]
    return Stored(row, [Member(f"p{n}", name, False) for n, name in enumerate(names)], places)


def pages_of(made: bytes) -> list[str]:
    return [page.extract_text() for page in PdfReader(io.BytesIO(made)).pages]


@pytest.mark.parametrize(
    ("code", "says"),
    [("en", ("Results of an afternoon", "28 May", "Rank", "Round 1", "3.5", "is shared")),
     ("de", ("Ergebnisse eines Nachmittags", "28. Mai", "Rang", "Runde 1", "3,5", "teilen")),
     ("fr", ("Résultats d’un après-midi", "28 mai", "Rang", "Manche 1", "3,5", "partagée"))],
)  # fmt: skip
def test_the_sheet_is_in_the_language_of_the_reader(code: str, says: tuple[str, ...]) -> None:
    with speaking(code):
        (page,) = pages_of(printed(afternoon_of([*NAMES], 1)))
    assert [each for each in says if each not in page] == []


def test_four_hundred_stand_in_order_over_several_pages() -> None:
    """The list has one line for each, heads on every page, and a mark only at shared places."""
    names = [f"Person {n}" for n in range(MOST)]
    with speaking("en"):
        found = pages_of(printed(afternoon_of(names, 3)))
    assert len(found) > 5
    assert all("Rank" in page and "Round 3" in page for page in found)
    lines = re.findall(r"^(\d+)( =)? Person (\d+)", "\n".join(found), re.MULTILINE)
    shared = len(names) - 1
    assert lines == [
        (str(min(n + 1, shared)), " =" if n + 1 >= shared else "", str(n)) for n in range(MOST)
    ]


def test_twenty_rounds_fit_across_the_paper() -> None:
    with speaking("en"):
        made = printed(afternoon_of(ODD, 20))
    page = PdfReader(io.BytesIO(made)).pages[0]
    assert float(page.mediabox.width) > float(page.mediabox.height)
    assert unembedded(PdfReader(io.BytesIO(made))) == set()
    line = next(line for line in page.extract_text().splitlines() if ODD[-1] in line)
    assert line.split()[-21:] == ["1"] * 20 + ["20"]


def test_names_are_no_markup(afternoon: Callable[..., Afternoon]) -> None:
    it = afternoon(*ODD)
    it.begins()
    it.come("Zoë")
    assert it.does("end") == 303
    answer = it.leader.get(f"{it.link}/results.pdf")
    assert answer.headers["content-type"] == "application/pdf"
    (page,) = pages_of(answer.content)
    assert [name for name in ODD[:5] if name not in page] == []
    assert page.count("–") == 1, "of who came late"
    assert f'href="{it.link}/results.pdf"' in it.leader.get(it.lead).text


def test_without_the_typesetter_there_is_no_sheet(
    afternoon: Callable[..., Afternoon], ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    it = afternoon()
    assert len(pages_of(ben.get(f"{it.link}/results.pdf").content)) == 1, "of nobody"
    monkeypatch.setattr(paper, "can_draw", lambda: False)
    assert ben.get(f"{it.link}/results.pdf").status_code == 404
    assert "results.pdf" not in it.leader.get(it.lead).text
