"""The page of measured claims cites statements that exist, and is as it was printed."""

import re
from pathlib import Path

import pytest
from bench.balance import GAMES, PAGE, Study

RULES = Path(__file__).parents[2] / "docs" / "rules"
STUDIES = [study for studies in GAMES.values() for study in studies]


def named(study: Study) -> str:
    return study.command.partition(" --")[0]


@pytest.mark.parametrize("study", STUDIES, ids=named)
def test_claims_cite_their_ledger(study: Study) -> None:
    key = study.command.split()[1]
    ledger = (RULES / f"{key}.md").read_text()
    assert study.claims
    for claim in study.claims:
        cited = re.fullmatch(r"section (\d+)", claim.where)
        assert (
            re.search(rf"^## {cited[1]}\. ", ledger, re.MULTILINE)
            if cited
            else (claim.where in ledger)
        ), claim.where


@pytest.mark.parametrize("study", STUDIES, ids=named)
def test_every_study_stands_on_the_page(study: Study) -> None:
    """Each study is on the page with all its claims, each with bounds around its figure."""
    _, found, rest = PAGE.read_text().partition(f"### `farmyard {study.command} --seed 1`\n")
    assert found
    rows = re.findall(r"^\| .* \|$", rest.partition("<details>")[0], re.MULTILINE)[1:]
    assert [row.split(" | ")[1] for row in rows] == [claim.says for claim in study.claims]
    for row in rows:
        low, high = re.search(r"\(([\d.]+)–([\d.]+)\) ?[,|]", row).groups()
        assert float(low) <= float(high)
