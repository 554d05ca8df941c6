"""The order in which a table shows an event: words, counts and buttons after the picture's turn."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page

import farmyard
from tests.browser.conftest import Visitor, at_sizes
from tests.browser.test_yard import spot
from tests.games.aliens.written import BEAM, LAY, P
from tests.games.aliens.written import at as aliens
from tests.games.chickenrun import written as chickenrun
from tests.games.cloud_nine import written as cloud_nine
from tests.games.oxy_soxy import written as oxy_soxy
from tests.sampling import in_turn
from tests.server.served import Running, decide, my_turn, seating
from tests.waiting import until

Visit = Callable[..., Visitor]

FLIGHT = "n.matches({}) && how.duration === 420 && frames[0].zIndex ? (how.delay ?? 0) + 361 : 0"
"""Up to the hop with which a flight ends."""
STYLED = "document.getAnimations().some(m => m.animationName === '{}' && m.currentTime < {})"


@dataclass(frozen=True)
class Event:
    """An act of a visitor at a table, and how its picture is recognised.

    `motion` says after how many milliseconds a motion of node `n` turns, 0 if it is another's;
    `styled` is true while an animation of a style sheet has not turned. `tells` are the places
    whose look changes, besides the status line and the log; `asks` those that are not seen until
    then: questions, sums and buttons.
    """

    key: str
    position: Callable[[], dict[str, Any]] | None
    wants: Callable[[int, list[str]], bool]
    motion: str = "0"
    styled: str = "false"
    tells: tuple[str, ...] = ()
    asks: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()


def scorable() -> dict[str, Any]:
    """Return a meadow of two players on which the first, who is to move, can score a line."""
    for seed in range(60):
        t, dice = oxy_soxy.dealt(2, seed), random.Random(seed)
        while not t.over:
            if t.to_move == 0 and oxy_soxy.scorings(t):
                return t.position()
            t.play(dice.choice(t.legal()))
    raise AssertionError("no line could be scored")


def matching(asks: bool = False) -> dict[str, Any]:
    """Return a game of By Golly! whose first player is to turn a tile, and place 0 matches.

    With ``asks`` the player is then asked whether to lay one card or all of a kind.
    """
    for seed in range(400):
        t = farmyard.table("by_golly", seats=2, seed=seed)
        for card in t.legal() if t.to_move == 0 else []:
            now = t.copy()
            now.play(card)
            then = now.copy()
            then.play(0)
            if then.to_move == 0 and (len(then.legal()) == 2 or not asks):
                return now.position()
    raise AssertionError("place 0 never matched")


def of(choice: int) -> Callable[[int, list[str]], bool]:
    return lambda number, parts: number == choice


def with_part(start: str) -> Callable[[int, list[str]], bool]:
    return lambda number, parts: any(part.startswith(start) for part in parts)


EVENTS = {
    "by_golly: a card is played": Event(
        "by_golly", None, with_part("card-"), FLIGHT.format("'#played .card'"),
    ),
    "by_golly: a tile is turned": Event(
        "by_golly", matching, of(0),
        "n.id.startsWith('place-') && how.duration === 220 ? how.delay : 0",
    ),
    "by_golly: a tile asks": Event(
        "by_golly", lambda: matching(asks=True), of(0),
        "n.id.startsWith('place-') && how.duration === 220 ? how.delay : 0", asks=(".ask",),
    ),
    "oxy_soxy: a beast is laid": Event(
        "oxy_soxy", lambda: oxy_soxy.dealt(2).position(), with_part("beast-"),
        FLIGHT.format("'.beast'"), tells=(".seat.mine .has",),
    ),
    "oxy_soxy: a line is scored": Event(
        "oxy_soxy", scorable, with_part("score-"),
        "n.matches('.beast.ghost') && how.delay === 900 ? how.delay + 110 : 0",
    ),
    "aliens: a card is played": Event(
        "aliens", lambda: aliens(P("alien twin", 1), P("", 1)).position(), of(LAY),
        FLIGHT.format("'.berth img'"),
    ),
    "aliens: a card is stolen": Event(
        "aliens", lambda: aliens(P("tractor"), P("twin")).position(), of(BEAM),
        FLIGHT.format("'#hand .card, .card'"), tells=(".paw .held",),
    ),
    "aliens: a round is won": Event(
        "aliens", lambda: aliens(P("alien twin", 1, 2), P("", 1)).position(), of(LAY),
        styled=STYLED.format("seton", 490),
    ),
    "cloud_nine: a trick is laid": Event(
        "cloud_nine",
        lambda: cloud_nine.table(["8 1 5", "1 2"], whose=0).position(), with_part("lay"),
        FLIGHT.format("'.card'"), options=(("mode", "group"),),
    ),
    "chickenrun: dice are thrown": Event(
        "chickenrun", lambda: chickenrun.table().throw(2, 3).position(), with_part("roll"),
        styled=STYLED.format("tumble", "m.effect.getComputedTiming().endTime"),
        asks=(".sum", ":is(#places, .chips, .deed)"),
    ),
    "chickenrun: a hen walks": Event(
        "chickenrun", lambda: chickenrun.table(at={0: "5,9"}).roll(5, 4).position(),
        with_part(spot("3,9")), "n.id === 'pc-0' && frames.length > 2 ? how.duration : 0",
    ),
}  # fmt: skip

WATCH = """([motion, styled, tells]) => {
  const turns = new Function('n', 'frames', 'how', 'return ' + motion)
  const turning = new Function('return ' + styled)
  const motions = []
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames, how) {
    const made = animate.call(this, frames, how)
    const turn = turns(this, frames, how)
    if (turn) motions.push([made, turn])
    return made
  }
  const look = css => [...document.querySelectorAll(css)]
    .filter(n => n.checkVisibility({ checkOpacity: true }) && n.getClientRects().length)
    .map(n => n.innerText).join('|')
  const places = ['.status', '#lines > li', ...tells]
  window.seen = []
  const note = () => window.seen.push([
    motions.some(([made, turn]) => made.playState === 'running' && made.currentTime < turn)
      || turning(),
    ...places.map(look),
    Number(document.querySelector('#play [name=at]').value)])
  note()
  new MutationObserver(note).observe(document.getElementById('table'),
    { childList: true, subtree: true, characterData: true, attributes: true })
  const frame = () => { note(); requestAnimationFrame(frame) }
  frame()
}"""
"""Notes at every change and every frame: whether the picture has yet to turn, what is seen of each
place, and the number of decisions."""

SCORE = "performance.getEntriesByType('resource').map(e => e.name).find(n => /score.js/.test(n))"
REDUCED = "matchMedia('(prefers-reduced-motion: reduce)').matches"
STILL = """() => document.getAnimations().every(a =>
  a.effect.getTiming().iterations === Infinity || a.playState === 'finished')"""
ENDED = f"""() => ({STILL})() || document.getAnimations().forEach(a =>
  a.effect.getTiming().iterations === Infinity || a.finish())"""


def at_rest(page: Page) -> None:
    """Wait for the script that lets words wait, if it is wanted; end all motions, as of a deal."""
    page.wait_for_function(f"() => {REDUCED} || {SCORE}")
    page.evaluate(f"async () => {{ {REDUCED} || await import({SCORE}) }}")
    page.wait_for_selector("html:not(.undealt)")
    page.wait_for_function(ENDED)


def watched(
    served: Running, visitor: Visitor, event: Event, tempo: str
) -> tuple[list[list[Any]], list[str]]:
    """Make the event happen; return what was seen of it, and what is seen at the end."""
    options = {**dict(event.options), "table_tempo": tempo}
    room = visitor.asked_first(
        served, lambda: visitor.post(f"/new/{event.key}", {**seating("me", "bot"), **options})
    )
    room.bots.wake = lambda play: None  # so that only the visitor's own event is recorded
    visitor.find(room, (event.position or until(lambda: room.state.table).position)())
    assert visitor.wait_for_turn()
    page, before = visitor.page, visitor.at
    _, parts = next(each for each in visitor.choices() if event.wants(*each))
    at_rest(page)  # a press during the deal would only end it
    for part in parts[:-1]:
        visitor.click(part)
    at_rest(page)
    page.evaluate(WATCH, [event.motion, event.styled, event.tells + event.asks])
    visitor.click(parts[-1])
    visitor.until_after(before)
    page.wait_for_function(STILL)
    page.wait_for_function(f"n => window.seen.at(-1)[0] === false && ({STILL})()")
    seen = page.evaluate("window.seen")
    return seen, seen[-1][1:-1]


def told_at(seen: list[list[Any]], place: int) -> int:
    """Return after how many notes of the event a place looks as at the end, for good."""
    looks = [each[1 + place] for each in seen]
    return max((i + 1 for i, look in enumerate(looks) if look != looks[-1]), default=0)


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "tempo"), in_turn(EVENTS, ["calm", "usual", "quick"]))
def test_words_and_counts_wait_for_the_picture(
    served: Running, visit: Visit, name: str, tempo: str
) -> None:
    event = EVENTS[name]
    visitor = visit(reduced_motion="no-preference", new=True)
    seen, _ = watched(served, visitor, event, tempo)
    turning = [i for i, each in enumerate(seen) if each[0]]
    assert turning, "the picture was seen to move"
    for place, what in enumerate(("status", "log", *event.tells)):
        told = told_at(seen, place)
        assert told > turning[-1], f"{what} is told before the picture turns"
        old = {each[1 + place] for each in seen if each[-1] == seen[0][-1]}
        assert {each[1 + place] for each in seen[: turning[-1] + 1]} <= old, f"{what} stays"


@at_sizes("name", [name for name, event in EVENTS.items() if event.asks])
def test_questions_and_buttons_wait_for_the_picture(
    served: Running, visit: Visit, name: str, size: dict[str, int]
) -> None:
    event = EVENTS[name]
    visitor = visit(size, reduced_motion="no-preference", new=True)
    seen, end = watched(served, visitor, event, "usual")
    turning = [i for i, each in enumerate(seen) if each[0]]
    assert turning, "the picture was seen to move"
    first = next(i for i, each in enumerate(seen) if each[-1] != seen[0][-1])
    shown = [look for look in end[-len(event.asks) :] if look]
    assert shown, "something is asked"
    for place, what in enumerate(event.asks, 2 + len(event.tells)):
        looks = {each[1 + place] for each in seen[first : turning[-1] + 1]}
        assert looks <= {"", seen[0][1 + place]}, f"{what} is shown before the picture turns"
        assert seen[-1][1 + place] not in looks - {""}, f"{what} is shown before the picture turns"


@pytest.mark.parametrize("name", EVENTS)
def test_with_reduced_motion_all_is_told_at_once(served: Running, visit: Visit, name: str) -> None:
    event = EVENTS[name]
    seen, _ = watched(served, visit(new=True), event, "usual")
    first = next(i for i, each in enumerate(seen) if each[-1] != seen[0][-1])
    for place in range(2 + len(event.tells) + len(event.asks)):
        assert told_at(seen, place) <= first


# -- What ends the wait ---------------------------------------------------------

ASKS = EVENTS["by_golly: a tile asks"]
SENT = """() => {
  window.sent = []
  const { send } = WebSocket.prototype
  WebSocket.prototype.send = function (message) {
    sent.push(message)
    return send.call(this, message)
  }
}"""
DECISIONS = "sent.filter(message => String(message).includes('choice')).length"
LOOK = """() => ({
  ask: !!document.querySelector('.ask')?.checkVisibility({ checkOpacity: true }),
  covers: document.querySelectorAll('.status.ghost').length,
  said: [...document.querySelectorAll('.status')]
    .filter(n => n.checkVisibility({ checkOpacity: true })).map(n => n.innerText).join('|'),
  lines: [...document.querySelectorAll('#lines > li')]
    .filter(n => n.checkVisibility({ checkOpacity: true })).length,
})"""


def slowed(visitor: Visitor) -> None:
    """Let motions last so long that none of them ends by itself while a test looks on."""
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("Animation.enable")
    line.send("Animation.setPlaybackRate", {"playbackRate": 0.001})


def before_the_tile(served: Running, visitor: Visitor) -> dict[str, Any]:
    """Go where turning a tile asks a question; return what is seen there."""
    seats = seating("me", "bot")
    room = visitor.asked_first(served, lambda: visitor.post("/new/by_golly", seats))
    room.bots.wake = lambda play: None
    visitor.find(room, matching(asks=True))
    assert visitor.wait_for_turn()
    at_rest(visitor.page)
    visitor.page.evaluate(SENT)
    slowed(visitor)
    return dict(visitor.page.evaluate(LOOK))


def asked_unseen(served: Running, visitor: Visitor) -> dict[str, Any]:
    """Turn a tile that asks a question which cannot be seen yet; return what is seen before."""
    before = before_the_tile(served, visitor)
    visitor.click(next(parts[0] for number, parts in visitor.choices() if number == 0))
    visitor.page.wait_for_selector(".ask", state="attached")
    assert visitor.page.evaluate(LOOK) == {**before, "covers": 1}
    assert visitor.page.evaluate(DECISIONS) == 1
    return before


def middle_of_ask(visitor: Visitor) -> tuple[float, float]:
    box = visitor.page.locator("#all").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def press_ask(visitor: Visitor) -> None:
    visitor.page.mouse.click(*middle_of_ask(visitor))


def touch_ask(visitor: Visitor) -> None:
    visitor.page.touchscreen.tap(*middle_of_ask(visitor))


def enter_ask(visitor: Visitor) -> None:
    visitor.page.locator("#all").focus()
    visitor.page.keyboard.press("Enter")


def space_ask(visitor: Visitor) -> None:
    visitor.page.locator("#all").focus()
    visitor.page.keyboard.press("Space")


@pytest.mark.parametrize("press", [press_ask, touch_ask, enter_ask, space_ask])
def test_a_press_on_an_unseen_button_only_shows_it(
    served: Running, visit: Visit, press: Callable[[Visitor], None]
) -> None:
    visitor = visit(reduced_motion="no-preference", new=True, has_touch=True)
    before = asked_unseen(served, visitor)
    press(visitor)
    look = visitor.page.evaluate(LOOK)
    assert (look["ask"], look["covers"]) == (True, 0)
    assert look["said"] != before["said"]
    assert look["lines"] > before["lines"]
    assert visitor.page.evaluate(DECISIONS) == 1
    at = visitor.at
    press(visitor)
    visitor.until_after(at)
    assert visitor.page.evaluate(DECISIONS) == 2


@pytest.mark.parametrize("key", ["h", "s", "1", "Tab"])
def test_any_key_shows_everything_at_once(served: Running, visit: Visit, key: str) -> None:
    visitor = visit(reduced_motion="no-preference", new=True)
    asked_unseen(served, visitor)
    visitor.page.keyboard.press(key)
    look = visitor.page.evaluate(LOOK)
    assert (look["ask"], look["covers"]) == (True, 0)


def test_the_next_page_shows_everything_of_the_one_before(served: Running, visit: Visit) -> None:
    """The answer is clicked as screen readers do, without a press, so nothing else shows it."""
    visitor = visit(reduced_motion="no-preference", new=True)
    asked_unseen(served, visitor)
    at, lines = visitor.at, visitor.page.locator("#lines > li").count()
    visitor.page.evaluate("document.querySelector('#all').click()")
    visitor.until_after(at)
    look = visitor.page.evaluate(LOOK)
    assert look["lines"] >= lines
    assert look["covers"] <= 1


def test_choices_do_not_wait_for_a_decision_made_elsewhere(served: Running, visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference", new=True)
    before = before_the_tile(served, visitor)
    with visitor.program().live(visitor.page.url.removeprefix(visitor.url)) as socket:
        my_turn(socket)
        decide(socket, 0, visitor.at)
        visitor.page.wait_for_selector(".ask", state="attached")
    assert visitor.page.evaluate(LOOK) == {**before, "covers": 1, "ask": True}
