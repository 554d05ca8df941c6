"""The printed box on the rules page: a form, and the PDF that it requests."""

import io

import pytest
from pypdf import PdfReader

from farmyard import paper
from farmyard.core import catalogue
from tests.server.served import Player

KEY = next(key for key in catalogue.keys() if catalogue.game(key).has("paper"))


def test_the_rules_page_offers_the_box(ada: Player) -> None:
    page = ada.http.get(f"/rules/{KEY}").text
    assert f'action="/print/{KEY}"' in page
    for name, values in paper.WORDS.items():
        assert all(f'name="{name}" value="{value}"' in page for value in values)
    assert all(f'name="{way}" value="0"' in page for way in ("right", "down"))


def test_the_sheets_come_in_the_language_of_the_reader(ada: Player) -> None:
    given = {"paper": "letter", "ink": "black"}
    answer = ada.http.get(f"/print/{KEY}", params=given, headers={"accept-language": "de"})
    assert answer.headers["content-type"] == "application/pdf"
    assert f"{KEY}-letter.pdf" in answer.headers["content-disposition"]
    reader = PdfReader(io.BytesIO(answer.content))
    assert float(reader.pages[0].mediabox.width) == pytest.approx(612)
    assert "fünf Zentimeter" in reader.pages[0].extract_text()


@pytest.mark.parametrize(
    ("address", "status"),
    [
        (f"/print/{KEY}?paper=a3", 400),
        (f"/print/{KEY}?ink=gold", 400),
        ("/print/ludo", 404),
    ],
)
def test_what_cannot_be_printed_is_refused(ada: Player, address: str, status: int) -> None:
    assert ada.http.get(address).status_code == status


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("sides=none", "sides kann both oder one sein, nicht none."),
        ("right=far", "far,0 ist das nicht."),
        ("down=6", "zwischen -5 und 5"),
        ("sides=one&right=1", "einseitig gedruckt gibt es keine."),
    ],
)
def test_a_choice_that_is_none_gets_one_sentence(ada: Player, given: str, says: str) -> None:
    answer = ada.http.get(f"/print/{KEY}?{given}", headers={"accept-language": "de"})
    assert answer.status_code == 400
    assert says in answer.text


def test_a_printer_of_one_side_gets_sheets_to_fold(ada: Player) -> None:
    given = {"sides": "one", "backs": "outline", "right": "0", "down": "0"}
    answer = ada.http.get(f"/print/{KEY}", params=given)
    assert "to fold" in PdfReader(io.BytesIO(answer.content)).pages[1].extract_text()


def test_without_the_typesetter_there_is_no_form(
    ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paper, "printable", lambda key: False)
    assert "/print/" not in ada.http.get(f"/rules/{KEY}").text
    assert ada.http.get(f"/print/{KEY}").status_code == 404
