"""Templates are formatted, and what is joined again is what was meant."""

from pathlib import Path

import pytest

from farmyard.server.web.drawing.rendering import joined
from tests.templates import SRC, WIDTH, formatted, templates


@pytest.mark.parametrize("path", templates(), ids=lambda p: str(p.relative_to(SRC.parents[1])))
def test_a_template_is_formatted(path: Path) -> None:
    """``python -m tests.templates`` would change nothing, and no line is too long."""
    source = path.read_text("utf-8")
    assert formatted(source) == source
    assert [line for line in source.split("\n") if len(line) > WIDTH] == []


def test_there_are_templates_of_all_kinds() -> None:
    found = {path.relative_to(SRC.parents[1]).parts[:3] for path in templates()}
    assert ("src", "farmyard", "server") in found
    assert ("src", "farmyard", "games") in found
    assert ("examples", "nests", "page") in found


@pytest.mark.parametrize(
    ("source", "page"),
    [
        ("<p>\n  <b>a</b>\n </p>", "<p><b>a</b></p>"),
        ('<p class="a"\n    id="b">', '<p class="a" id="b">'),
        ("one\n  two", "one two"),
        ("{{ a }}\n  b", "{{ a }} b"),
        ("{{ f(a,\n  'b') }}", "{{ f(a, 'b') }}"),
        ("{% if a %}\n  <b>\n {% endif %}", "{% if a %}<b>{% endif %}"),
        ("<i></i>\n<b></b>", "<i></i>\n<b></b>"),
        ("one,\ntwo", "one,\ntwo"),
    ],
)
def test_an_indented_line_goes_on(source: str, page: str) -> None:
    assert joined(source) == page


def test_what_is_broken_is_joined_to_the_same() -> None:
    word = "word, (more) {{ name }} is {{ other }}<b>bold</b> <i>blank</i> "
    for depth in range(1, 6):
        source = "".join(f'<div class="a b{n}" id="c">{{% if x %}}' for n in range(depth))
        source += word * depth * 3 + "{% else %}<br>{% endif %}</div>" * depth
        assert joined(formatted(source)) == source
        assert formatted(formatted(source)) == formatted(source)
        assert formatted(source) != source
