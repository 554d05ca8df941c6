"""Every letter of our words exists in our typeface, in each of its weights."""

from base64 import b64encode
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import farmyard

HOUSE = Path(farmyard.__file__).parent
FACES = {"400": "book", "700": "bold"}
MARKS = set('#_{}$<>[]*"`\\|\n')
"""Characters of the syntax of Fluent, Markdown and the shell, which no page shows."""

NOT_OURS = "Ω"

PAGE = """<style>@font-face {{ font-family: Ours; font-weight: {weight};
  src: url(data:font/woff2;base64,{font}) format("woff2"); }}</style>"""

LACKING = """async ([weight, letters]) => {
  const faces = await document.fonts.load(`${weight} 100px Ours`)
  if (faces.length !== 1 || faces[0].status !== "loaded") throw Error("no typeface")
  const pen = document.createElement("canvas").getContext("2d")
  const width = (letter, other) => {
    pen.font = `${weight} 100px Ours, ${other}`
    return pen.measureText(letter).width
  }
  return letters.filter(letter => width(letter, "serif") !== width(letter, "monospace"))
}"""
"""Letters whose width depends on the fallback typeface."""


def words() -> set[str]:
    files = [path for kind in ("ftl", "md") for path in HOUSE.rglob(f"words/*.{kind}")]
    return {letter for path in files for letter in path.read_text("utf-8")}


@pytest.mark.parametrize("weight", FACES)
def test_the_typeface_has_every_letter_of_our_words(chromium: Browser, weight: str) -> None:
    file = HOUSE / f"server/web/static/type/farmyard-round-{FACES[weight]}.woff2"
    page = chromium.new_page()
    page.set_content(PAGE.format(weight=weight, font=b64encode(file.read_bytes()).decode()))
    letters = sorted(words() - MARKS | {NOT_OURS})
    assert {"e", "ß", "œ"} < set(letters), "no words were read"
    assert "".join(page.evaluate(LACKING, [weight, letters])) == NOT_OURS
