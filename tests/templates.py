"""The format of templates: ``python -m tests.templates`` writes it, a test holds it.

A line that is indented goes on with the line before it (`rendering.joined`), so a template can be
written over many lines without a blank that a page would show.  A line has at most 100 characters
where its text has a place to break: around elements, conditions and values, between attributes, and
between words.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from farmyard.server.web.drawing import assets
from farmyard.server.web.drawing.rendering import joined

SRC = Path(assets.__file__).parents[3]
WIDTH = 100
PIECES = re.compile(
    r"\{#.*?#\}"  # a comment
    r"|\{%.*?%\}"  # a statement
    r"|\{\{.*?\}\}"  # a value
    r"|</?[a-zA-Z](?:\{\{.*?\}\}|\{%.*?%\}|\"(?:\{\{.*?\}\}|\{%.*?%\}|[^\"])*\"|[^>\"])*>"  # a tag
    r"|[^{<]+|.",  # text
    re.DOTALL,
)
VALUES = re.compile(r"(\{\{.*?\}\}|\{%.*?%\})")
STATEMENT = re.compile(r"\{%-?\s*(\w+)")
TAG = re.compile(r"<(/?)([a-zA-Z][\w-]*)")
OPENING = ("if", "for", "macro", "call", "filter", "with", "block", "autoescape")
MIDDLE = ("else", "elif")
VOID = ("area", "br", "col", "hr", "img", "input", "link", "meta", "source", "track", "wbr", "use")
BLANK = re.compile(r"(?<=[\w\",]) (?=\w)|(?<=,) (?=['\"(\[])|(?<=\}\}) (?=\w)")
"""A blank that comes back when lines are joined: between words, attributes or arguments."""


class Node(NamedTuple):
    """A piece of a template, or an element or condition with all that is in it."""

    text: str
    parts: tuple["Node", ...] = ()


def templates() -> list[Path]:
    """Return all templates of the server and of the games, the example's too."""
    examples = SRC.parents[1] / "examples"
    return sorted([*SRC.rglob("*.html"), *examples.rglob("*.html")])


def formatted(source: str) -> str:
    """Return a template with its lines broken; joined it is the same."""
    lines = []
    for line in joined(source).split("\n"):
        first, *rest = _laid(_tree(line), 0) or [""]
        lines += [first, *(f" {more}" if not more.startswith(" ") else more for more in rest)]
    return "\n".join(lines)


def _tree(line: str) -> list[Node]:
    """Return the pieces of a line, elements and conditions as one with what is in them."""
    open_ones: list[list[Node]] = [[]]
    for piece in PIECES.findall(line):
        change = _change(piece)
        if change > 0:
            open_ones.append([Node(piece)])
            continue
        open_ones[-1].append(Node(piece))
        if change < 0 and len(open_ones) > 1:
            parts = open_ones.pop()
            open_ones[-1].append(Node("".join(part.text for part in parts), tuple(parts)))
    while len(open_ones) > 1:  # what the line leaves open
        open_ones[-2].extend(open_ones.pop())
    return open_ones[0]


def _change(piece: str) -> int:
    """Return 1 for what opens an element or a condition, -1 for what closes one, else 0."""
    if found := STATEMENT.match(piece):
        return 1 if found[1] in OPENING else -1 if found[1].startswith("end") else 0
    if found := TAG.match(piece):
        alone = piece.endswith("/>") or found[2].lower() in VOID
        return 0 if alone else -1 if found[1] else 1
    return 0


def _laid(nodes: Sequence[Node], indent: int) -> list[str]:
    """Return the lines of nodes that follow one another."""
    lines: list[str] = []
    for group in _groups(nodes):
        text = "".join(node.text for node in group)
        if indent + len(text) > _width(indent):
            whole = len(group) == 1 and group[0].parts
            lines += _opened(group[0], indent) if whole else _filled(group, indent)
        elif lines and not any(node.parts for node in group) and _room(lines[-1], text):
            lines[-1] += text
        else:
            lines.append(" " * indent + text)
    return lines


def _width(indent: int) -> int:
    """Return how long a line may be; one that goes on from column 0 is moved by a blank."""
    return WIDTH if indent else WIDTH - 1


def _room(line: str, text: str) -> bool:
    return len(line) + len(text) < WIDTH and not line.rstrip().endswith((">", "%}"))


def _opened(node: Node, indent: int) -> list[str]:
    """Return the lines of an element or a condition, with what is in it indented."""
    lines: list[str] = []
    held: list[Node] = []

    def lay() -> None:
        inside, edges = list[Node](), (node.parts[0], node.parts[-1])
        for group in _groups(held):
            at_edge = group[0] in edges or _is_middle(group[0])
            if at_edge:
                lines.extend(_laid(inside, indent + 2))
                inside.clear()
                lines.extend(_laid(group, indent))
            else:
                inside.extend(group)
        lines.extend(_laid(inside, indent + 2))

    held.extend(node.parts)
    lay()
    return lines


def _is_middle(node: Node) -> bool:
    found = STATEMENT.match(node.text)
    return not node.parts and found is not None and found[1] in MIDDLE


def _groups(nodes: Sequence[Node]) -> Iterator[list[Node]]:
    """Yield the nodes that no line may be broken between."""
    group: list[Node] = []
    for node in nodes:
        if group and _may_break(group[-1].text, node.text):
            yield group
            group = []
        group.append(node)
    if group:
        yield group


def _may_break(before: str, after: str) -> bool:
    """Tell whether a break between two texts leaves nothing when the lines are joined."""
    if before.endswith(" ") or after.startswith(" "):
        return False
    return joined(f"{before}\n {after}") == before + after


def _filled(nodes: Sequence[Node], indent: int) -> list[str]:
    """Return the lines of nodes that are filled as words are."""
    lines = [" " * indent]
    room = _width(indent) - indent - 4
    runs = _runs([leaf for node in nodes for leaf in _leaves(node)])
    for run in (
        part for whole in runs for part in ([whole] if len(whole) <= room else _cut(whole))
    ):
        if lines[-1].strip() and len(lines[-1]) + len(run) > _width(indent):
            lines.append(" " * (indent + 4) + run.removeprefix(" "))
        else:
            lines[-1] += run
    return lines


def _runs(leaves: Sequence[str]) -> list[str]:
    """Return what cannot be broken; a blank in front of one is left out if it begins a line."""
    text, edges, at = "".join(leaves), list[int](), 0
    for before, after in pairwise(leaves):
        at += len(before)
        if _may_break(before, after):
            edges.append(at)
    cuts = sorted({*edges, *(found.start() for found in BLANK.finditer(text))})
    return [text[a:b] for a, b in pairwise([0, *cuts, len(text)])]


def _cut(run: str) -> list[str]:
    """Return the parts of what is too long for a line: inside a tag, values and what lies between
    them."""
    parts = [""]
    for part in VALUES.split(run):
        if parts[-1] and part and _may_break(parts[-1], part):
            parts.append(part)
        else:
            parts[-1] += part
    return parts


def _leaves(node: Node) -> Iterator[str]:
    if not node.parts:
        yield node.text
    for part in node.parts:
        yield from _leaves(part)


def main() -> None:
    """Format all templates."""
    for path in templates():
        before = path.read_text("utf-8")
        after = formatted(before)
        if joined(after) != joined(before):
            raise SystemExit(f"{path} would change")
        path.write_text(after, "utf-8")


if __name__ == "__main__":
    main()
