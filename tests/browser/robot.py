"""A robot that plays with a screen reader's information and keys alone.

`Robot` decides from the accessibility tree alone, by roles, names, states and announcements, and
presses keys alone.  `Witness` looks at the page as no player does, and checks that it gives such a
player all they need.
"""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any

from playwright.sync_api import Error, Page

from farmyard.server.web.drawing import history
from tests.browser.conftest import Visitor
from tests.server.served import Running

MOST = 4  # keys between any two controls
WAYS = (["a"] * MOST, *([jump, *["Tab"] * (MOST - 1)] for jump in "hbp"))
NODE = re.compile(r'^( *)- \'?(\w+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]+\])*)')
ELSEWHERE = {"navigation", "complementary", "note", "form"}
"""Roles of parts of the page without moves."""
SHUNNED = re.compile(
    r"^$|put back|clear the line|another card|^put |learning aids|give up|^offer it"
    r"|whole yard|^map|^(gold )?played|you know|bracket"
    r"|^(plus|minus|times|divided by|to the power of|square root)"
)
NUMBER = re.compile(r"^(?:Pack \d: )?(\d+)(?:,|$)")

LISTENS = """() => {
  window.said = []
  const hears = changes => changes.forEach(({ target, addedNodes }) => {
    const region = (target.closest ? target : target.parentNode)?.closest('[role=log],[aria-live]')
    if (region) addedNodes.forEach(node => window.said.push(node.textContent))
  })
  new MutationObserver(hears).observe(document.body, { childList: true, subtree: true })
}"""
AT = """() => [document.querySelector('#end') ? 'over' : '',
  document.querySelector('#play [name=at]')?.value,
  document.querySelector('#play [name=picked]')?.value,
  document.querySelector('#said:not([hidden])')?.textContent ?? ''].join('|')"""
CHANGED = f"before => ({AT})() !== before"
SEEN = ".filter(node => node.checkVisibility({ visibilityProperty: true }))"
PARTS = f""".querySelectorAll('[data-part]:not([aria-disabled=true])')]{SEEN}
  .flatMap(node => node.dataset.part.split(','))"""
OPEN = f"() => [...document.querySelector('#table'){PARTS}"
THERE = f"""() => {{
  const node = document.activeElement
  const within = node.closest('[data-roam]')
  return within ? [...within{PARTS} : node.dataset.part ? node.dataset.part.split(',') : []
}}"""
FOCUS = "() => document.activeElement.localName"


@dataclass(frozen=True)
class Control:
    """A control in the accessibility tree that can be pressed."""

    role: str
    name: str
    states: str

    @property
    def number(self) -> int | None:
        found = NUMBER.match(self.name)
        return int(found[1]) if found else None

    @property
    def open(self) -> bool:
        closed = "disabled" in self.states or "pressed" in self.states
        return self.role == "button" and not closed and not SHUNNED.search(self.name.lower())


def nodes(snapshot: str) -> Iterator[tuple[Control, bool]]:
    """Yield the controls of a tree, and whether each lies where moves are made."""
    path: list[tuple[int, str]] = []
    for line in snapshot.splitlines():
        if not (found := NODE.match(line)):
            continue
        depth, role, name = len(found[1]), found[2], found[3] or ""
        while path and path[-1][0] >= depth:
            path.pop()
        path.append((depth, role))
        within = not ELSEWHERE & {above for _, above in path}
        yield Control(role, name.replace('\\"', '"').replace("''", "'"), found[4]), within


def nine(numbers: list[int]) -> bool:
    """Return whether these numbers make nine by plus and minus."""
    first, *rest = numbers
    signs = product((1, -1), repeat=len(rest))
    return any(first + sum(map(int.__mul__, each, rest)) in (9, -9) for each in signs)


class Robot:
    """A player who sees nothing, has no pointer, and uses the accessibility tree and keys alone."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.dice = random.Random(seed)

    def tree(self) -> list[Control]:
        """Return the controls that can be pressed now, as they are read out."""
        tree = nodes(self.page.locator("#table").aria_snapshot())
        return [control for control, within in tree if within and control.open]

    def focused(self) -> Control:
        """Return the focused control, as it is read out."""
        focus = self.page.locator(":focus")
        here = next(nodes(focus.aria_snapshot()), None) if focus.count() else None
        return here[0] if here else Control("", "", "")

    def press(self, key: str) -> None:
        """Press a key; letters move the focus out of a text box first."""
        while len(key) == 1 and self.focused().role == "textbox":
            self.page.keyboard.press("Tab")
        self.page.keyboard.press(key)

    def decide(self) -> Control:
        """Go to a control that may be pressed, preferring numbers that make nine."""
        offered = self.tree()
        for wanted in self.wishes(offered):
            if self.go(wanted):
                return wanted
        for _ in range(4):
            self.press(self.dice.choice(("a", "a", "h", "b")))
            for _ in range(self.dice.randrange(4)):
                self.press(self.dice.choice(("ArrowRight", "ArrowLeft", "ArrowDown", "Tab")))
            if (here := self.focused()) in offered:
                return here
        self.press("Escape")  # the picked parts lead nowhere
        offered = self.tree()
        for _ in range(2 * MOST):
            self.press("a")
            if (here := self.focused()) in offered:
                return here
        raise AssertionError(f"nowhere to go: {offered}; on {here}")

    def wishes(self, offered: list[Control]) -> list[Control]:
        """Return controls worth pressing: one that completes a trick, or its next card."""
        if whole := [each for each in offered if re.match(r"Lay the trick|Take them", each.name)]:
            return whole
        picked = [each for each in self.pressed() if each.number is not None]
        more = [each for each in offered if each.number is not None]
        for n in range(max(0, 2 - len(picked)), 4):
            for some in combinations(more, n):
                if nine([each.number or 0 for each in (*picked, *some)]):
                    return [*some[:1]]
        return []

    def pressed(self) -> list[Control]:
        tree = nodes(self.page.locator("#table").aria_snapshot())
        return [control for control, within in tree if within and "pressed" in control.states]

    def go(self, wanted: Control) -> bool:
        """Move the focus to a control: by a key that leads to a group, then Tab and arrows."""
        for way in WAYS:
            for key in way:
                self.press(key)
                if self.focused() == wanted or self.along(wanted):
                    return True
        return False

    def along(self, wanted: Control) -> bool:
        """Move along a group of numbers, first one way and then the other."""
        for arrow in ("ArrowRight", "ArrowLeft"):
            here = self.focused()
            while here.number is not None and wanted.number is not None:
                self.press(arrow)
                last, here = here, self.focused()
                if here == wanted:
                    return True
                if here == last:
                    break
        return False


class Witness:
    """An observer that checks everything a player by ear and keys must be able to rely on."""

    def __init__(self, visitor: Visitor, served: Running, link: str) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.served, self.link = served, link
        self.begins = visitor.at
        self.known: set[frozenset[str]] = set()
        self.page.evaluate(LISTENS)

    def acts(self, robot: Robot) -> None:
        """Let the robot press one control, then wait for the page to change or ask again."""
        self.measures(robot)
        control = robot.decide()
        assert control.name, f"{control} has no name"
        before, at = self.page.evaluate(AT), self.visitor.at
        robot.press("Enter")
        try:
            self.page.wait_for_function(CHANGED, arg=before)
        except Error:
            raise AssertionError(f"nothing came of {control}; on {robot.focused()}") from None
        _, now, picked, refused = self.page.evaluate(AT).split("|", 3)
        assert not refused, f"{control}: {refused}"
        if not picked and now == str(at):
            assert self.visitor.over or self.comes_after(at), f"nothing came of {control}"
        if not picked:
            self.visitor.wait_for_turn()
        assert self.visitor.over or self.page.evaluate(FOCUS) != "body", f"lost after {control}"

    def comes_after(self, at: int) -> bool:
        """Return whether a later moment is shown in time."""
        try:
            self.visitor.until_after(at)
        except Error:
            return self.visitor.over
        return True

    def measures(self, robot: Robot) -> None:
        """Check that every part asked for is within a few keys of the focus."""
        asked = set(self.page.evaluate(OPEN))
        kinds = frozenset(part.split("-")[0] for part in asked)
        left = asked - set(self.page.evaluate(THERE)) if kinds not in self.known else set()
        self.known.add(kinds)
        for way in WAYS:
            for key in way if left else ():
                robot.press(key)
                left -= set(self.page.evaluate(THERE))
        assert not left, f"more than {MOST} keys to {left}, of {asked}"

    def hears(self) -> None:
        """Check that what was said matches the decisions, each said once and in order."""
        table = self.served.table(self.link)
        n = self.visitor.at if not self.visitor.over else table.n
        told = [text for i, text in history.aloud(table, 0, 10**6) if self.begins < i <= n]
        self.page.wait_for_function("text => window.said.includes(text)", arg=told[-1])
        said, rest, at = self.page.evaluate("() => window.said"), list[Any](), 0
        for text in said:
            if at < len(told) and text == told[at]:
                at += 1
            else:
                rest.append(text)
        assert at == len(told), f"not said: {told[at]!r} after {told[:at][-3:]}; heard {said[-12:]}"
        assert not set(rest) & set(told), f"said twice: {set(rest) & set(told)}"
