"""Forged game files of a dishonest dealer fail every check, ours and the script's.

Where a check is not possible, both say so; `docs/fair-shuffles.md` describes the threats.
"""

import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from farmyard.core import catalogue
from farmyard.core.chance.fairness import Check, Seal, checks
from farmyard.core.errors import Impossible
from farmyard.core.tables.table import Table
from farmyard.terminal.main import main
from tests.fair.test_fairness import OLD, SEAL, by_the_script, failing, play_on, sealed

GAME = catalogue.keys()[0]
PROVEN, FALSE, IN_PART = 0, 1, 2


def verdicts(text: str, path: Path) -> tuple[int, int]:
    """Return the exit codes of `farmyard verify` and of the script."""
    code, _ = by_the_script(text, path)
    return CliRunner().invoke(main, ["verify", str(path)]).exit_code, code


def test_what_is_sealed_today_is_proven_and_what_was_sealed_once_in_part(tmp_path: Path) -> None:
    """SRV-F6: today's seals are proven, and those of older files in part, which is said.

    A file cannot pass for an older one, since its key is derived differently.
    """
    path = tmp_path / "game.txt"
    assert verdicts(sealed(), path) == (PROVEN, PROVEN)
    assert Check("kinds", None) in checks(sealed(OLD))
    assert verdicts(sealed(OLD), path) == (IN_PART, IN_PART)
    stripped = re.sub(r"^kinds: .*\n", "", sealed(), flags=re.M)
    assert failing(stripped) == ["key"]
    assert verdicts(stripped, path) == (FALSE, FALSE)


@pytest.mark.parametrize("kind", ["scarecrow", "guest"])
def test_a_lot_that_was_tried_out_for_a_scarecrow_is_found(kind: str, tmp_path: Path) -> None:
    """SRV-F6: a scarecrow's lot chosen from four hundred to harm Ada fails the check of kinds."""
    text = sealed(Seal(SEAL.secret, ("Adas-lot_1", "g17"), ("person", kind)))
    assert failing(text) == ["kinds"]
    assert verdicts(text, tmp_path / "game.txt") == (FALSE, FALSE)


def test_a_scarecrow_cannot_be_called_a_person_afterwards(tmp_path: Path) -> None:
    """The key depends on the kinds, so a changed kind fails the check."""
    text = sealed().replace('"scarecrow"', '"person"')
    assert failing(text) == ["key"]
    assert verdicts(text, tmp_path / "game.txt") == (FALSE, FALSE)


@pytest.mark.parametrize("kinds", ["[]", "null", "7", '["person"]', '["person", "king", "person"]'])
def test_kinds_that_cannot_be_are_false(kinds: str, tmp_path: Path) -> None:
    text = re.sub(r"^kinds: .*$", f"kinds: {kinds}", sealed(), flags=re.M)
    assert verdicts(text, tmp_path / "game.txt") == (FALSE, FALSE)


def test_decisions_that_could_not_be_made_are_false() -> None:
    """SRV-F10: impossible decisions fail our check, while the script says it knows no game."""
    text = re.sub(r"^1\. .*$", "1. x [9999] nonsense", sealed(), flags=re.M)
    assert checks(text) == [Check("replay", False)]
    with pytest.raises(Impossible):
        Table.replay(text)


def test_what_was_asked_first_is_told_and_follows_from_the_dice(tmp_path: Path) -> None:
    """SRV-F10: a file tells its first questions, and `farmyard verify` detects changed ones.

    A browser compares them with what it was asked itself.
    """
    text = sealed()
    assert Check("asked", True) in checks(text)
    told = re.search(r'^asked: \[\[0, "(.{64})"', text, re.M)
    assert told
    assert failing(text.replace(told[1], "0" * 64)) == ["asked"]
    assert failing(re.sub(r"^asked: .*\n", "", text, flags=re.M)) == ["asked"]
    assert Table.replay(text).text() == text


def test_a_game_without_a_seal_is_never_proven(tmp_path: Path) -> None:
    """SRV-F10: the exit code for a game without a seal is not 0, as no proof was given."""
    text = play_on(Table.deal(GAME, 3)).text()
    assert failing(text) == []
    assert verdicts(text, tmp_path / "game.txt") == (IN_PART, IN_PART)


LEFT = Seal("fedcba9876543210" * 4, ("Evas-lot", "", ""), ("person", "scarecrow", "guest"))


def branched(left: list[Any] | None) -> str:
    """Return the file of a branch of a game that was dealt under `LEFT`, with its header `left`."""
    first = play_on(Table.deal(GAME, 3, dice=LEFT.key))
    moves, renewals = first.moves[:9], [(9, SEAL.key)]
    branch = Table.resume(GAME, first.names, first.history.dice, first.options, moves, renewals)
    branch.origin = SEAL.headers(told=True) | ({} if left is None else {"left": left})
    return play_on(branch).text()


def test_a_branch_is_called_one(tmp_path: Path) -> None:
    """SRV-F4: a branch is proven in part, from its beginning on.

    Whether the game that was left is named or not makes no difference.
    """
    for left, holds in ((None, None), ([{}], None), ([LEFT.headers(told=True)], True)):
        text = branched(left)
        assert {Check("branch", None), Check("left", holds)} <= set(checks(text))
        assert verdicts(text, tmp_path / "game.txt") == (IN_PART, IN_PART)
        assert Table.replay(text).text() == text


FALSELY = {
    "another secret": [{**LEFT.headers(True), "secret": SEAL.secret}],
    "no secret": [LEFT.headers(False)],
    "another seal": [Seal("0" * 64, LEFT.lots, LEFT.kinds).headers(True)],
    "a lot for a scarecrow": [Seal(LEFT.secret, ("Evas-lot", "g1", ""), LEFT.kinds).headers(True)],
    "by the older rule": [Seal(LEFT.secret, LEFT.lots).headers(True)],
    "two games": [LEFT.headers(True)] * 2,
    "none": [],
    "rubbish": [7],
}


@pytest.mark.parametrize("name", FALSELY)
def test_a_seal_that_did_not_make_the_dice_before_a_branch_is_found(
    name: str, tmp_path: Path
) -> None:
    """A branch names the seal of the game it left, from which that game's dice must follow."""
    text = branched(FALSELY[name])
    assert failing(text) == ["left"]
    assert verdicts(text, tmp_path / "game.txt") == (FALSE, FALSE)


def test_a_branch_of_another_day_than_it_says_is_found() -> None:
    """A branch's date can be shown to be false, but never proven, since a day can be foreseen."""
    assert failing(branched([{"daily": "2026-11-20"}])) == ["left"]


def test_a_branch_of_a_branch_names_both(tmp_path: Path) -> None:
    second = Seal("5" * 64, ("", "", "c"), ("scarecrow", "scarecrow", "person"))
    first = play_on(Table.deal(GAME, 3, dice=LEFT.key))
    renewals = [(5, second.key), (9, SEAL.key)]
    moves = Table.resume(
        GAME, first.names, first.history.dice, first.options, first.moves[:5], renewals[:1]
    )
    moves = play_on(moves).moves[:9]
    branch = play_on(
        Table.resume(GAME, first.names, first.history.dice, first.options, moves, renewals)
    )
    for named, holds in (([LEFT, second], True), ([second, LEFT], False)):
        branch.origin = SEAL.headers(True) | {"left": [seal.headers(True) for seal in named]}
        assert Check("left", holds) in checks(branch.text())
        wanted = IN_PART if holds else FALSE
        assert verdicts(branch.text(), tmp_path / "game.txt") == (wanted, wanted)
