"""The rules of a game, from Markdown to the blocks that the sheets set: headings, paragraphs,
lists and tables, with runs of plain and bold text."""

import re
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from farmyard.core.catalogue import LAW_ID

Run = tuple[str, str]
"""A run of text: how it is set ("plain", "bold", "code") and its words."""
Block = dict[str, Any]
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
_CITED = re.compile(rf"\s*\({LAW_ID}(?:, {LAW_ID})*\)")
_STYLES = {"strong": "bold", "em": "bold", "code_inline": "code"}


def blocks(text: str) -> list[Block]:
    """Return the blocks of the rules of a game, without the numbers of rules, which are links on
    the page."""
    tree = SyntaxTreeNode(_MARKDOWN.parse(_CITED.sub("", text)))
    return [block for node in tree.children for block in _block(node)]


def _block(node: SyntaxTreeNode) -> list[Block]:
    match node.type:
        case "heading":
            return [{"kind": "heading", "level": int(node.tag[1]), "runs": _runs(node)}]
        case "paragraph":
            return [{"kind": "text", "runs": _runs(node)}]
        case "bullet_list" | "ordered_list":
            items = [[block for part in item.children for block in _block(part)]
                     for item in node.children]  # fmt: skip
            return [{"kind": "list", "numbered": node.type == "ordered_list", "items": items}]
        case "table":
            rows = [[_runs(cell) for cell in row.children]
                    for part in node.children for row in part.children]  # fmt: skip
            return [{"kind": "table", "rows": rows}]
    return []


def _runs(node: SyntaxTreeNode, style: str = "plain") -> list[Run]:
    """Return the runs of text inside a node."""
    if node.type in ("text", "code_inline"):
        return [(_STYLES.get(node.type, style), node.content)]
    if node.type in ("softbreak", "hardbreak"):
        return [(style, " ")]
    style = _STYLES.get(node.type, style)
    return [run for child in node.children for run in _runs(child, style)]
