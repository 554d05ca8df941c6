"""A robot that hears: it plays by keys alone, and knows of a page only what is read out to those
who cannot see it: names, roles and states in the accessibility tree, and what live regions say."""

import random
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import CDPSession, Page

from tests.browser.conftest import Visitor

ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
MOST = 40  # Enters for one decision: a bid of cards, a trick
FEW = 3  # keys after the one that leads to what is asked
LISTENS = """() => {
  window.heard = []
  const hears = changes => changes.forEach(each => each.addedNodes.forEach(
    node => node.textContent && window.heard.push(node.textContent)))
  for (const region of document.querySelectorAll('[role=log], [role=alert], [aria-live]')) {
    new MutationObserver(hears).observe(region, { childList: true })
  }
}"""


@dataclass(frozen=True)
class Thing:
    """A part of the page as it is read out."""

    role: str
    name: str
    disabled: bool


class Robot:
    """Plays at a visitor's page, at random among what keys lead to."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor, self.dice = visitor, random.Random(seed)
        self.page: Page = visitor.page
        self.tree: CDPSession = visitor.context.new_cdp_session(self.page)
        self.page.evaluate(LISTENS)
        self.pressed: list[int] = []  # keys before each Enter

    @property
    def heard(self) -> list[str]:
        """All that live regions have said since the robot sat down."""
        found: list[str] = self.page.evaluate("() => window.heard")
        return found

    def focus(self) -> Thing:
        """Read out what has the focus. Raises AssertionError if nothing has."""
        nodes = self.tree.send("Accessibility.getFullAXTree")["nodes"]
        on = [node for node in nodes if _states(node).get("focused")]
        deepest = on[-1] if on else {}
        thing = Thing(
            deepest.get("role", {}).get("value", ""),
            deepest.get("name", {}).get("value", ""),
            bool(_states(deepest).get("disabled")),
        )
        assert thing.role not in ("", "RootWebArea", "generic"), f"the focus is on nothing: {thing}"
        assert thing.name, f"what has the focus has no name: {thing}"
        return thing

    def act(self, wanders: bool) -> None:
        """Go to what is asked, perhaps to something else near it, and press Enter."""
        self.page.keyboard.press("a")
        keys, thing = 1, self.focus()
        for _ in range(self.dice.randrange(FEW + 1) if wanders else 0):
            self.page.keyboard.press(self.dice.choice(ARROWS))
            keys += 1
        other = self.focus()
        if other.disabled or other.role not in ("button", "checkbox", "switch"):
            self.page.keyboard.press("a")
            thing, keys = self.focus(), 1
        else:
            thing = other
        assert thing.role in ("button", "checkbox", "switch", "paragraph"), thing
        self.page.keyboard.press("Enter")
        self.pressed.append(keys)

    def play(self, decisions: int) -> None:
        """Make so many decisions, or all; each must be heard."""
        for _ in range(decisions):
            if not self.visitor.wait_for_turn():
                return
            at, began = self.visitor.at, len(self.heard)
            for n in range(MOST):  # Enters until something is decided
                said = len(self.heard)
                self.act(wanders=n == 0)
                if self.decided(at, said):
                    break
            else:
                raise AssertionError(f"nothing is ever decided: {self.focus()}")
            assert len(self.heard) > began, "nobody has heard of it"

    def decided(self, at: int, said: int) -> bool:
        """Tell whether the last Enter has made a decision, once that has been answered."""
        if self.page.input_value("#play [name=picked]") != "":
            return False
        self.page.wait_for_function(ANSWERED, arg=[at, said])
        return self.visitor.over or self.visitor.at > at


ANSWERED = """([at, said]) => document.querySelector('#end') || window.heard.length > said
  || Number(document.querySelector('#play [name=at]')?.value) > at"""


def _states(node: Any) -> dict[str, Any]:
    return {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
