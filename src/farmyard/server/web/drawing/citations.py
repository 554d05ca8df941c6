"""Citations of rules: each number in a text is shown as a small *why?* that links to its entry.

The entries (`farmyard.core.catalogue.laws`) are folded away at the end of a game's rules page; a
link to one of them unfolds the list.
"""

import re

from markdown_it import MarkdownIt
from minijinja import escape

from farmyard.core import catalogue
from farmyard.core.catalogue import LAW_ID
from farmyard.core.wording.messages import cached_by_language
from farmyard.server.words import say

CITED = re.compile(rf"\s*\(({LAW_ID})((?:, {LAW_ID})*)\)")
LINK = ' <a class="law" href="{page}#{name}" data-law="{name}">{why}</a>'
ENTRY = '<p id="{name}" tabindex="-1"><b>{name}</b> {says}</p>'
TABLE = re.compile(r"<table>.*?</table>", re.DOTALL)
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


def cited(text: str, key: str) -> str:
    """Return a sentence as HTML, with links for its citations: ``text|cited(key)|safe``."""
    return _linked(str(escape(text)), f"/rules/{key}")


def _linked(html: str, page: str) -> str:
    def link(found: re.Match[str]) -> str:
        names = [found[1], *re.findall(LAW_ID, found[2])]
        return "".join(LINK.format(page=page, name=name, why=say("why")) for name in names)

    return CITED.sub(link, html)


@cached_by_language(None)
def help_html(key: str) -> str:
    """Return a game's help and laws as HTML; HTML in them is escaped."""
    rules = str(_MARKDOWN.render(catalogue.card(key).text.document()))
    told = _linked(TABLE.sub(r'<div class="wide" tabindex="0">\g<0></div>', rules), "")
    laws = catalogue.laws(key)
    if not laws:
        return told
    rows = "".join(ENTRY.format(name=name, says=escape(says)) for name, says in laws.items())
    title = say("rules-by-number")
    return (
        f'{told}<section class="laws"><details><summary>{title}</summary>{rows}</details></section>'
    )


def rules_text(key: str) -> str:
    """Return a game's help and laws in Markdown, for programs."""
    rows = [f"- {name}: {says}" for name, says in catalogue.laws(key).items()]
    told = catalogue.card(key).text.document()
    return "\n".join((told, f"## {say('rules-by-number')}\n", *rows, "")) if rows else told
