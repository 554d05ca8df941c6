"""Style sheets of tables ask for arrangements by their names, which the server puts in place."""

import re
from collections import Counter
from pathlib import Path

import pytest

from farmyard.server.web.drawing import assets
from farmyard.server.web.drawing.assets import Assets
from farmyard.server.web.drawing.constants import constants, put

SRC = Path(assets.__file__).parents[3]
STATIC = SRC / "server" / "web" / "static"
PAGES = SRC / "server" / "web" / "pages"
OF_TABLES = ("beside", "advice", "end", "lesson", "replay", "knock")
GAMES = [*SRC.glob("games/*/page/*.css"), *SRC.parents[1].glob("examples/*/page/*.css")]
OWN = [path for path in PAGES.glob("*/*.css") if path.stem in OF_TABLES]
SHEETS = [*STATIC.glob("table/*.css"), *OWN, *GAMES]
ALL = [*STATIC.rglob("*.css"), *PAGES.glob("*/*.css"), *GAMES]
TOO_YOUNG = re.compile(
    r"\b(?:round|mod|rem|light-dark|oklch|oklab|sin|cos)\(|@scope|@starting-style"
)
"""Younger than the oldest browsers of docs/browsers.md, and left out there with what it sets."""
LEAVES = ("@keyframes", "@font-face", "@property")
WIDTHS = re.compile(r"@media[^{]*\d(?:px|rem|em)\b[^{]*")
TOKEN = re.compile(r"(?<![\w(-])(--[a-z][\w-]*)\s*:")


def nested(styles: str) -> list[str]:
    """Return the selectors of rules that stand inside another rule."""
    found, inside = [], [""]
    for before, brace in re.findall(r"([^{}]*)([{}])", re.sub(r"/\*.*?\*/|url\(.*?\)", "", styles)):
        name = before.rpartition(";")[2].strip()
        if brace == "}":
            inside.pop()
            continue
        if inside[-1] and not inside[-1].startswith("@"):
            found.append(name)
        is_condition = name.startswith("@") and not name.startswith(LEAVES)
        inside.append(inside[-1] if is_condition else "@" if name.startswith(LEAVES) else name)
    return found


def test_what_is_nested_is_found() -> None:
    assert nested("a { b { c: d } } @media e { f { g: h } i { @media j { k: l } } }") == [
        "b",
        "@media j",
    ]


@pytest.mark.parametrize("sheet", ALL, ids=lambda path: str(path.relative_to(SRC.parents[1])))
def test_the_oldest_browsers_know_a_sheet(sheet: Path) -> None:
    """No rule stands inside another, and no function is younger than they are."""
    styles = sheet.read_text("utf-8")
    assert nested(styles) == []
    assert TOO_YOUNG.findall(styles) == []


def costly(styles: str) -> list[str]:
    """Return the arguments of ``:has()`` that name a pseudo-class.

    Chromium cannot tell which nodes may match them: whenever one comes or goes, all that any
    ``:has()`` of the page arranges gets new styles, which took up to 20 ms.
    """
    found = re.findall(r":has\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)", styles)
    return [each for each in found if re.search(r"(?<!:):(?!is\b|where\b)[a-z]", each)]


def test_a_costly_question_is_found() -> None:
    assert costly(
        ".a:has(.b:is(.c, .d)):hover .e:has(+ .f:not([g])) i:has(:nth-child(3)) { h: 1 }"
    ) == [
        "+ .f:not([g])",
        ":nth-child(3)",
    ]


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: str(path.relative_to(SRC.parents[1])))
def test_no_sheet_of_a_table_asks_what_costs_too_much(sheet: Path) -> None:
    """Excepted are forms that show without scripts what is checked, and replays, which have no
    choices."""
    styles = sheet.read_text("utf-8")
    if ":checked" not in styles and sheet.stem != "replay":
        assert costly(styles) == []


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: str(path.relative_to(SRC.parents[1])))
def test_no_sheet_of_a_table_asks_for_a_width(sheet: Path) -> None:
    assert WIDTHS.findall(sheet.read_text("utf-8")) == []


def test_files_of_pages_and_shared_ones_have_names_that_none_shares() -> None:
    """Templates are included, and sheets and scripts served, by their names alone."""
    files = [*PAGES.glob("*/*.*"), *STATIC.glob("*.*"), *PAGES.with_name("templates").glob("*")]
    names = Counter(path.name for path in files if path.suffix in (".html", ".css", ".js"))
    assert len(names) > len(OF_TABLES)
    assert [name for name, n in names.items() if n > 1] == []


def test_the_sheets_of_tables_are_all_found() -> None:
    assert sorted(path.stem for path in OWN) == sorted(OF_TABLES)


def test_every_sheet_is_served_with_conditions_that_browsers_know() -> None:
    served = Assets()
    sheets = [address for address in served._files if address.endswith(".css")]
    assert len(sheets) > len(OF_TABLES)
    for address in sheets:
        body = served.find(address).body
        assert b"@custom-media" not in body, address
        assert b"@media (--" not in body, address


def layers(styles: str) -> set[str]:
    """Return the layers of a sheet as it is served; "" for what lies in none."""
    depth, found, head = 0, set(), ""
    for piece in re.split(r"([{}])", re.sub(r"@layer [^{};]*;", "", styles)):
        if piece == "{":
            if depth == 0:
                found.add(head.removeprefix("@layer ") if head.startswith("@layer ") else "")
            depth += 1
        elif piece == "}":
            depth -= 1
        else:
            head = piece.strip()
    return found


def test_every_rule_lies_in_a_layer() -> None:
    served = Assets()
    order = re.search(r"@layer ([^;]*);", (STATIC / "farmyard.css").read_text())
    assert order is not None
    assert order[1] == "tokens, base, parts, page, game, always"
    found = {}
    for address in served._files:
        if address.endswith(".css") and not re.match("/static/(parts|table)/", address):
            found[address] = layers(served.find(address).body.decode())
    assert found.pop("/static/farmyard.css") == {"tokens", "base", "parts", "always"}
    assert found.pop("/static/table.css") == {"parts"}
    assert found.pop("/static/picture.css") == {"always"}
    for address, of_it in found.items():
        assert of_it == ({"game"} if address.startswith("/style/") else {"page"}), address


def test_a_rule_outside_all_layers_is_found() -> None:
    assert layers("@layer a,b;@layer a{x{y:z}@media c{d{e:f}}}g{h:i}@layer b{j{k:l}}") == {
        *("a", "b", "")
    }


def test_every_imported_sheet_is_there_and_every_part_is_imported() -> None:
    for folder, sheet in (("parts", "farmyard"), ("table", "table")):
        named = re.findall(rf'"{folder}/([\w-]+)\.css"', (STATIC / f"{sheet}.css").read_text())
        assert sorted(named) == sorted(path.stem for path in STATIC.glob(f"{folder}/*.css"))


@pytest.mark.parametrize("sheet", ALL, ids=lambda path: str(path.relative_to(SRC.parents[1])))
def test_layers_decide_and_not_importance(sheet: Path) -> None:
    assert "important" not in sheet.read_text("utf-8")


def test_every_arrangement_has_a_use() -> None:
    used = {name for sheet in SHEETS for name in re.findall(r"\((--[\w-]+)\)", sheet.read_text())}
    used |= set(re.findall(r"@media \((--[\w-]+)\)", (STATIC / "parts" / "hidden.css").read_text()))
    assert {name.decode() for name in assets.media()} <= used


def test_a_name_that_is_none_is_refused_in_a_sentence() -> None:
    sheet = b"@media (--tabelt) { .x { color: red } }"
    with pytest.raises(ValueError, match="there is no arrangement --tabelt; there are --telephone"):
        assets._asset(Path("x.css"), sheet, "", {})


def idle_tokens(texts: list[str]) -> set[str]:
    """Return the custom properties that some text declares and none reads."""
    bare = "\n".join(re.sub(r"/\*.*?\*/", "", text, flags=re.S) for text in texts)
    return {t for t in TOKEN.findall(bare) if not re.search(rf"{t}(?![\w-])(?!\s*:)", bare)}


def test_every_token_is_read() -> None:
    files = [p for p in SRC.rglob("*") if p.suffix in (".css", ".html", ".js", ".py", ".svg")]
    assert idle_tokens([path.read_text("utf-8") for path in files]) == set()


def test_a_token_that_nobody_reads_is_found() -> None:
    sheet = (
        ":root { --a: 1; --b: 2; --a-b: 3 /* var(--b) */ } p { top: calc(var(--a) + var(--a-b)) }"
    )
    assert idle_tokens([sheet]) == {"--b"}


def test_a_token_that_never_changes_is_served_as_its_value() -> None:
    tokens = b"""/* --none: 5px; */
:root {
  --gap: .5rem; /* half */
  --big: 2rem;
  --wide: 1rem;
  --twice: calc(2*var(--gap));
  --hen: #fff;
  --set: 1px;
  --else: 2px;
}
@media (x) {
  :root {
    --big: 1rem;
    --only-here: 1px;
  }
}
"""
    game = b".a{--wide:3rem}.b{gap:var(--else, 1px)}"
    values = constants(tokens, [tokens, game], [b"set('--set')", b'fill="var(--hen)"'])
    assert values == {b"--gap": b".5rem"}
    sheet = b"a { padding: var(--gap) var(--big) calc(-1*var(--gap)); --gap-2: var(--gap); }"
    assert put(sheet, values) == sheet.replace(b"var(--gap)", b".5rem")
    assert put(b":root{--big:2rem;--gap:.5rem}", values) == b":root{--big:2rem;}"


def test_only_what_changes_is_served_by_its_name() -> None:
    served = Assets()
    known = served.constants
    assert {b"--s-2", b"--r-1", b"--ink", b"--sit"} <= set(known)
    assert not {b"--t-5", b"--d-step", b"--page", b"--p", b"--status-h", b"--lamp"} & set(known)
    for address in served._files:
        if address.endswith(".css"):
            names = set(re.findall(rb"--[a-z][\w-]*", served.find(address).body))
            assert not names & set(known), address


READ = re.compile(r"var\((--[\w-]+)\)")


def unknown_tokens(sheets: list[str], others: list[str]) -> set[str]:
    """Return the custom properties that a sheet reads and nothing sets."""
    said = {name for other in others for name in re.findall(r"--[a-z][\w-]*", other)}
    said |= {name for sheet in sheets for name in TOKEN.findall(sheet)}
    return {name for sheet in sheets for name in READ.findall(sheet)} - said


def test_every_token_that_is_read_is_known() -> None:
    others = [p for p in SRC.rglob("*") if p.suffix in (".html", ".js", ".py")]
    sheets = [path.read_text("utf-8") for path in ALL]
    assert unknown_tokens(sheets, [path.read_text("utf-8") for path in others]) == set()


def test_a_token_that_nothing_sets_is_found() -> None:
    sheet = "a { gap: var(--s-2) var(--w) var(--s-22) } :root { --s-2: 0 }"
    assert unknown_tokens([sheet], ["style='--w:1'"]) == {"--s-22"}


FIRST = re.compile(r"@keyframes\s+([\w-]+)\s*{\s*(?:from|0%)[^{]*{([^}]*)}")
PLAYED = re.compile(r"animation:\s*([\w-]+)([^;}]*)")
AT_REST = {"transform: none", "translate: 0"}


def flashes(sheet: str) -> set[str]:
    """Return the animations of a sheet that run once from another look than the usual one, and do
    not have it yet in the frame that browsers may draw just before they start."""
    begins = {name: re.findall(r"[\w-]+:\s*[^;]+", first) for name, first in FIRST.findall(sheet)}
    moved = {name for name, looks in begins.items() if not AT_REST.issuperset(looks)}
    return {
        name
        for name, how in PLAYED.findall(sheet)
        if name in moved and not re.search(r"\b(backwards|both|infinite)\b", how)
    }


def test_no_animation_shows_its_end_before_it_starts() -> None:
    assert flashes("\n".join(path.read_text("utf-8") for path in ALL)) == set()


def test_an_animation_that_flashes_is_found() -> None:
    sheet = "@keyframes a { from { opacity: 0; } } @keyframes b { from { transform: none; } }"
    assert flashes(f"{sheet} p {{ animation: a 1s; }} q {{ animation: b 1s; }}") == {"a"}
    assert flashes(f"{sheet} p {{ animation: a 1s backwards; }}") == set()
