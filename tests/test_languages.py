"""The messages of every package are complete in each language, all used, and lack no slot."""

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from farmyard.core import catalogue
from farmyard.core.wording.messages import ENGLISH, Messages, common
from farmyard.server.web.drawing.rendering import joined
from farmyard.server.words import say
from farmyard.terminal import words as terminal
from tests.laws import ROOT

SOURCE = ROOT / "src" / "farmyard"
ROOMS: list[Messages] = [common, say, terminal.say, *(card.text for card in catalogue.cards())]
OTHERS = [(room, code) for room in ROOMS for code in room.languages if code != ENGLISH]
WRITTEN = (".py", ".html")
ANY = r"[\w.-]+"  # the part of an id that code puts in


def folder(room: Messages) -> Path:
    return SOURCE.parent.joinpath(*room.package.split("."))


class Referred(Visitor):  # type: ignore[misc]
    """The messages, slots and forms that a message refers to."""

    def __init__(self) -> None:
        self.slots, self.messages, self.forms = set[str](), set[str](), set[str]()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.slots.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)
        if node.attribute:
            self.forms.add(node.attribute.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        texts = [each for each in node.arguments.positional if isinstance(each, ast.StringLiteral)]
        self.forms |= {each.value for each in texts}
        self.generic_visit(node)


class File:
    """A message file: all its messages and attributes by id, with their references."""

    def __init__(self, source: str) -> None:
        self.entries: dict[str, Referred] = {}
        self.ids = list[str]()
        self.broken = list[str]()
        for entry in parse(source).body:
            if isinstance(entry, ast.Junk):
                self.broken.append(str(entry.content))
            if isinstance(entry, ast.Message):
                self.ids.append(entry.id.name)
                if entry.value:
                    self._add(entry.id.name, entry.value)
                for each in entry.attributes:
                    self._add(f"{entry.id.name}.{each.id.name}", each.value)

    def _add(self, id: str, node: ast.BaseNode) -> None:
        self.entries[id] = Referred()
        self.entries[id].visit(node)

    def slots(self, id: str, seen: frozenset[str] = frozenset()) -> set[str]:
        """Return the slots of a message, and of those it refers to."""
        own = self.entries.get(id)
        if own is None or id in seen:
            return set()
        return own.slots.union(*(self.slots(each, seen | {id}) for each in own.messages))

    def forms(self) -> set[str]:
        """Return the forms of nouns that messages ask for."""
        return set[str]().union(*(each.forms for each in self.entries.values()))

    def referred(self) -> set[str]:
        """Return the ids and forms that other messages refer to."""
        found = set[str]()
        for each in self.entries.values():
            found |= each.messages | each.forms
        return found


@cache
def file(room: Messages, code: str) -> File:
    return File((room.folder / f"{code}.ftl").read_text("utf-8"))


def names(pairs: list[tuple[Messages, str]]) -> list[str]:
    return [f"{room.package.rpartition('.')[2]}-{code}" for room, code in pairs]


@pytest.mark.parametrize(("room", "code"), OTHERS, ids=names(OTHERS))
def test_a_language_says_all_that_english_says_and_no_more(room: Messages, code: str) -> None:
    """Beyond English a language may have only forms and sentence parts that its grammar needs."""
    english, other = file(room, ENGLISH), file(room, code)
    assert other.broken == []
    forms = {id for id in english.entries if id.rpartition(".")[2] in english.forms()}
    assert sorted(english.entries.keys() - other.entries.keys() - forms) == []
    more = other.entries.keys() - english.entries.keys()
    used = other.referred()
    if room is common:  # every package uses its nouns
        used |= {"def"}
    assert sorted(id for id in more if id.rpartition(".")[2] not in used) == []


@pytest.mark.parametrize(("room", "code"), OTHERS, ids=names(OTHERS))
def test_a_message_has_no_slot_that_nobody_fills(room: Messages, code: str) -> None:
    english, other = file(room, ENGLISH), file(room, code)
    text = written(room)
    stray = {
        (id, slot)
        for id in english.entries
        for slot in other.slots(id) - english.slots(id)
        if not re.search(rf"""\b{slot}=|["']{slot}["']""", text)
    }
    assert stray == set()


def sources(room: Messages) -> list[Path]:
    """Return the code and templates of a package."""
    home = SOURCE if room is common else folder(room)
    return [path for path in home.rglob("*") if path.suffix in WRITTEN]


@cache
def written(room: Messages) -> str:
    return "\n".join(path.read_text("utf-8") for path in sources(room))


def named(path: Path) -> Iterator[str]:
    """Yield a pattern for each id that a file may name, including ids that it builds."""
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        for node in python.walk(python.parse(text)):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                yield re.escape(node.value) + ANY * node.value.endswith("-")
            elif isinstance(node, python.JoinedStr):
                yield "".join(map(part, node.values))
        return
    for literal in re.findall(r"""["']([a-z][\w.-]*)["']""", text):
        yield re.escape(literal)
    for literal in re.findall(r"""["']([a-z][\w.-]*-)["'] ?~""", text):
        yield re.escape(literal) + ANY


def part(node: python.expr) -> str:
    return re.escape(str(node.value)) if isinstance(node, python.Constant) else ANY


def unused(room: Messages, declared: set[str]) -> list[str]:
    english = file(room, ENGLISH)
    patterns = {each for path in sources(room) for each in named(path)}
    patterns |= {re.escape(each) for each in english.referred()}
    beginnings = {each for each in patterns if ANY in each and each[0].isalpha()}
    built = re.compile("|".join(beginnings | declared))
    return [id for id in english.ids if re.escape(id) not in patterns and not built.fullmatch(id)]


DECLARED = {
    r"option-\w+",
    r"drawer-\w+",
    r"way-\w+",
    r"plays-\w+",
    r"level-\w+",
    r"lesson-\w+(-\d+)?",
    r"puzzle-\w+",
    "title|tagline|author|credit",
    r"script-[\w-]+",
    rf"{catalogue.LAW}{catalogue.LAW_ID}",
}
"""Messages that the core names for every game, and those that scripts use."""


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.package)
def test_every_message_is_said(room: Messages) -> None:
    assert unused(room, DECLARED) == []


@pytest.mark.parametrize("card", catalogue.cards(), ids=lambda card: card.key)
def test_what_a_card_declares_is_said(card: catalogue.Card) -> None:
    """Each option, value, preset and theme of puzzles has messages, and no others have any."""
    puzzling = catalogue.game(card.key).puzzling
    known = {f"option-{option.name}" for option in card.options}
    known |= {f"drawer-{option.drawer}" for option in card.options if option.drawer}
    known |= {f"way-{way.name}" for way in card.ways if way.name}
    known |= {f"puzzle-{theme.name}" for theme in (puzzling.THEMES if puzzling else ())}
    ids = {id for id in card.text.ids() if re.match(r"(option|drawer|way|puzzle)-", id)}
    assert ids == known
    labels = [value.label for option in card.options for value in option.values]
    assert all(labels)
    assert all(option.title and option.help.endswith(".") for option in card.options)


RULES = sorted({room.folder / f"{code}.md" for room, code in OTHERS if room.document()})


def parts(rules: Path) -> list[str]:
    """Return the beginnings of the lines of a text of rules, and the numbers it cites, in order."""
    return re.findall(
        rf"^(?:#+|[*-] |\d\.|\|)|\({catalogue.LAW_ID}\)", rules.read_text(), re.MULTILINE
    )


@pytest.mark.parametrize("rules", RULES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_rules_have_the_same_parts_in_every_language(rules: Path) -> None:
    assert parts(rules) == parts(rules.with_stem(ENGLISH))


@pytest.mark.parametrize("card", catalogue.cards(), ids=lambda card: card.key)
def test_rules_tell_of_house_rules(card: catalogue.Card) -> None:
    assert "\n## House rules" in card.text.document()


SHOWN = r'\b(?:aria-label|alt|title|placeholder|data-[\w-]+)="([^"]*)"'
"""Attributes in a template that users read or hear, and those that a script may show them."""
EXPRESSION = r"\{\{.*?\}\}|\{%.*?%\}"
SENTENCE = r"[^\W\d_]{2,}[,.’]? [^\W\d_]{2,}|[A-Z][a-z]+ |’"

NO_WORDS = {"gold gold-nest", " go first", "btn go", "up a-"}
"""Names of classes and drawings that look like words."""


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.package)
def test_a_template_has_no_words_of_its_own(room: Messages) -> None:
    """Attributes and expressions in a template have no text of their own, only messages."""
    found = list[str]()
    for path in (each for each in sources(room) if each.suffix == ".html"):
        text = re.sub(r"\{#.*?#\}", "", joined(path.read_text("utf-8")), flags=re.S)
        shown = [re.sub(EXPRESSION, "", each) for each in re.findall(SHOWN, text)]
        for expression in re.findall(EXPRESSION, text, re.S):
            shown += re.findall(r"'([^']*)'", expression)
        found += [each for each in shown if re.search(SENTENCE, each) and each not in NO_WORDS]
    assert found == []


WEB = SOURCE / "server" / "web"
SCRIPTS = [*WEB.glob("static/*.js"), *WEB.glob("pages/*/*.js")]


def test_scripts_say_all_that_is_there_for_them_and_no_more() -> None:
    text = "\n".join(path.read_text("utf-8") for path in SCRIPTS)
    said = set(re.findall(r"\bword\(\s*['`]([a-z-]+)['`]", text))
    said |= set(re.findall(r"\? '([a-z]+-[a-z-]+)' : '[a-z-]+'", text))
    said |= set(re.findall(r"\? '[a-z-]+' : '([a-z]+-[a-z-]+)'", text))
    said |= {f"light-{theme}" for theme in ("auto", "noon", "dusk")}
    known = {id.removeprefix("script-") for id in say.ids("script-")}
    assert known - said == set()
    assert set(re.findall(r"\bword\('([a-z-]+)'", text)) <= known
