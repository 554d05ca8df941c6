"""What a dishonest dealer would write into a game file: every check of it turns red, ours and the
script's, or says what it could not check; `docs/fair-shuffles.md` has the threats in words."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from farmyard.core import catalogue, gamefile
from farmyard.core.fairness import Check, Seal, checks
from farmyard.core.table import Table
from farmyard.terminal.main import main
from tests.core.test_fairness import OLD, SEAL, by_the_script, failing, play_on, sealed

GAME = catalogue.keys()[0]
PROVEN, FALSE, IN_PART = 0, 1, 2


def verdicts(text: str, path: Path) -> tuple[int, int]:
    """What `farmyard verify` and the script exit with."""
    code, _ = by_the_script(text, path)
    return CliRunner().invoke(main, ["verify", str(path)]).exit_code, code


def test_what_is_sealed_today_is_proven_and_what_was_sealed_once_in_part(tmp_path: Path) -> None:
    """SRV-F6: files of older days are checked by their own rule, and it is said what that leaves
    open; a file cannot pass for an older one, for its key is made otherwise."""
    path = tmp_path / "game.txt"
    assert verdicts(sealed(), path) == (PROVEN, PROVEN)
    assert Check("kinds", None) in checks(sealed(OLD))
    assert verdicts(sealed(OLD), path) == (IN_PART, IN_PART)
    stripped = re.sub(r"^kinds: .*\n", "", sealed(), flags=re.M)
    assert failing(stripped) == ["key"]
    assert verdicts(stripped, path) == (FALSE, FALSE)


@pytest.mark.parametrize("kind", ["scarecrow", "guest"])
def test_a_lot_that_was_tried_out_for_a_scarecrow_is_found(kind: str, tmp_path: Path) -> None:
    """SRV-F6: of four hundred lots the one that is worst for Ada; everything else holds."""
    text = sealed(Seal(SEAL.secret, ("Adas-lot_1", "g17"), ("person", kind)))
    assert failing(text) == ["kinds"]
    assert verdicts(text, tmp_path / "game.txt") == (FALSE, FALSE)


def test_a_scarecrow_cannot_be_called_a_person_afterwards(tmp_path: Path) -> None:
    """The kinds are part of what the key is made of."""
    text = sealed().replace('"scarecrow"', '"person"')
    assert failing(text) == ["key"]
    assert verdicts(text, tmp_path / "game.txt") == (FALSE, FALSE)


@pytest.mark.parametrize("kinds", ["[]", "null", "7", '["person"]', '["person", "king", "person"]'])
def test_kinds_that_cannot_be_are_false(kinds: str, tmp_path: Path) -> None:
    text = re.sub(r"^kinds: .*$", f"kinds: {kinds}", sealed(), flags=re.M)
    assert verdicts(text, tmp_path / "game.txt") == (FALSE, FALSE)


def test_decisions_that_could_not_be_made_are_false() -> None:
    """SRV-F10: the script knows no game, and says so; we do."""
    text = re.sub(r"^1\. .*$", "1. x [9999] nonsense", sealed(), flags=re.M)
    assert checks(text) == [Check("replay", False)]
    with pytest.raises(gamefile.Impossible):
        Table.replay(text)


def test_what_was_asked_first_is_told_and_follows_from_the_dice(tmp_path: Path) -> None:
    """SRV-F10: a browser compares with it what it was asked itself; whoever writes another thing
    there for its sake is found out by `farmyard verify`."""
    text = sealed()
    assert Check("asked", True) in checks(text)
    told = re.search(r'^asked: \[\[0, "(.{64})"', text, re.M)
    assert told
    assert failing(text.replace(told[1], "0" * 64)) == ["asked"]
    assert failing(re.sub(r"^asked: .*\n", "", text, flags=re.M)) == ["asked"]
    assert Table.replay(text).text() == text


def test_a_game_without_a_seal_is_never_proven(tmp_path: Path) -> None:
    """SRV-F10: whoever asked for a proof is not told that nothing is wrong by exit code 0."""
    text = play_on(Table.deal(GAME, 3)).text()
    assert failing(text) == []
    assert verdicts(text, tmp_path / "game.txt") == (IN_PART, IN_PART)


def test_a_branch_is_called_one(tmp_path: Path) -> None:
    """SRV-F4: what was sealed is sealed from there on, and no more is said."""
    first = play_on(Table.deal(GAME, 3, seed=3))
    moves, renewals = first.moves[:9], [(9, SEAL.key)]
    branch = Table.resume(GAME, first.names, first.dice, first.options, moves, renewals)
    branch.origin = SEAL.headers(told=True)
    text = play_on(branch).text()
    assert Check("branch", None) in checks(text)
    assert verdicts(text, tmp_path / "game.txt") == (IN_PART, IN_PART)
