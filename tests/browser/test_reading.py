"""Read to me: the browser's own speech reads status, questions and what is touched."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Laying
from tests.browser.test_by_ear import Visit

SPEAKS = """() => {
  window.spoken = []
  Object.defineProperty(window, 'speechSynthesis', { value: {
    getVoices: () => [{ lang: 'fr-FR', localService: false }, { lang: 'fr-FR', localService: true },
      { lang: 'en-GB', localService: true }, { lang: 'de-DE', localService: true }],
    speak: each => { window.spoken.push(each); setTimeout(() => each.onend?.()) },
    cancel: () => window.spoken.push({ text: '-' }),
  } })
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } }
}"""
"""A voice in place of the browser's, which keeps what it is given to say."""
TEXTS = "() => window.spoken.map(each => each.text)"


def at_a_table(visit: Visit, language: str = "en") -> Page:
    visitor = visit(new=True)
    page: Page = visitor.page
    page.add_init_script(f"({SPEAKS})()")
    page.set_extra_http_headers({"accept-language": language})
    visitor.lay(Laying("by_golly", 2), start="0")
    page.wait_for_selector("#choices[data-parts]", state="attached")
    return page


def turn_on(page: Page) -> None:
    page.click("#to-rules")
    page.click("#to-read")
    page.wait_for_function("() => document.getElementById('to-read').ariaPressed === 'true'")


def test_nothing_is_read_to_whom_has_not_asked_for_it(visit: Visit) -> None:
    page = at_a_table(visit)
    page.keyboard.press("h")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('#voice p')")
    assert page.evaluate(TEXTS) == []


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_page_is_read_in_its_language_by_a_voice_of_this_device(
    visit: Visit, language: str
) -> None:
    page = at_a_table(visit, language)
    turn_on(page)
    page.wait_for_function("() => window.spoken.some(each => each.voice)")
    status = page.locator("#say").inner_text()
    said = page.evaluate("() => window.spoken.at(-1)")
    assert said["text"] == " ".join(status.split())
    assert said["lang"] == language
    assert said["voice"]["lang"].startswith(language)
    assert said["voice"]["localService"]


def test_what_is_touched_and_what_happens_is_read_until_it_is_turned_off(visit: Visit) -> None:
    page = at_a_table(visit)
    turn_on(page)
    page.keyboard.press("Escape")
    card = page.locator("#hand [data-part]").first
    card.click()
    label = card.get_attribute("aria-label")
    page.wait_for_function(f"() => ({TEXTS})().includes({label!r})")
    page.locator("#field [data-part]:not([aria-disabled])").first.click()
    page.wait_for_function(f"() => ({TEXTS})().some(text => text.includes('row 1, place 1'))")
    texts = page.evaluate(TEXTS)
    assert len(texts) == len([text for text in texts if text]), "no empty sentence"
    assert not [text for text in texts if any(ord(c) in range(0x2066, 0x206A) for c in text)]
    page.click("#to-rules")
    page.click("#to-read")
    page.wait_for_function("() => document.getElementById('to-read').ariaPressed === 'false'")
    page.keyboard.press("Escape")
    before = len(page.evaluate(TEXTS))
    page.locator("#hand [data-part]").last.focus()
    assert len(page.evaluate(TEXTS)) == before


def test_a_browser_without_a_voice_offers_none(visit: Visit) -> None:
    visitor = visit(new=True)
    visitor.page.add_init_script("delete window.speechSynthesis")
    visitor.lay(Laying("by_golly", 2), start="0")
    visitor.page.click("#to-rules")
    visitor.page.wait_for_selector("#rules[open] [data-sound]")
    assert not visitor.page.evaluate("() => 'speechSynthesis' in window")
    assert not visitor.page.locator("#to-read").is_visible()
