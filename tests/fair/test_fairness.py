"""Fair shuffles: commitment, key and game are checked by us and by an independent script."""

import json
import random
import re
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from click.testing import CliRunner

import farmyard
from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.core.chance.fairness import Check, Seal, checks
from farmyard.core.errors import GameFileError, IllegalChoice
from farmyard.core.formats.notation import write_key
from farmyard.core.tables.table import Table
from farmyard.terminal.main import main
from tests.core.test_gamefile import SAVED

GAME = catalogue.keys()[0]
SCRIPT = Path(__file__).parents[2] / "docs" / "verify.py"
KINDS = ("person", "scarecrow", "person")
SEAL = Seal("0123456789abcdef" * 4, ("Adas-lot_1", "", "b" * 64), KINDS)
OLD = Seal(SEAL.secret, SEAL.lots)
CHOOSING = [
    card.key for card in catalogue.cards() if any(o.name == "solvable" for o in card.options)
]


def play_on(table: Table, seed: int = 1) -> Table:
    dice = random.Random(seed)
    while not table.over:
        table.play(dice.choice(table.legal()))
    return table


def sealed(seal: Seal = SEAL) -> str:
    """Return the file of a finished game that was dealt under a seal."""
    table = Table.deal(GAME, len(seal.lots), dice=seal.key)
    table.origin = seal.headers(told=True)
    return play_on(table).text()


def failing(text: str) -> list[str]:
    return [check.name for check in checks(text) if check.holds is False]


def by_the_script(text: str | bytes, path: Path) -> tuple[int, str]:
    """Run the independent script in a Python without our packages; return its code and output."""
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    command = [sys.executable, "-I", "-S", str(SCRIPT), str(path)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    return run.returncode, run.stdout


def test_the_derivation_is_what_the_page_about_it_says() -> None:
    """The worked example of docs/fair-shuffles.md holds, by hashlib alone."""
    lines = f"farmyard deal 1\n{SEAL.secret}\nAdas-lot_1\n\n{'b' * 64}\n"
    assert write_key(OLD.key) == sha256(lines.encode()).hexdigest()[:32]
    seats = f"person:Adas-lot_1\nscarecrow:\nperson:{'b' * 64}\n"
    lines = f"farmyard deal 2\n{SEAL.secret}\n{seats}"
    digits = sha256(lines.encode()).hexdigest()
    assert write_key(SEAL.key) == digits[:32]
    assert SEAL.commitment == sha256(SEAL.secret.encode()).hexdigest()
    page = (SCRIPT.parent / "fair-shuffles.md").read_text()
    assert f"commitment {SEAL.commitment}\nkey        {digits[:32]}" in page
    assert write_key(OLD.key) in page


def test_every_lot_and_its_seat_counts() -> None:
    keys = {SEAL.key}
    for lots in [("", "Adas-lot_1", "b" * 64), ("Adas-lot_1", "", ""), ("Adas-lot_1", "b" * 64)]:
        keys.add(Seal(SEAL.secret, lots, KINDS).key)
    keys.add(Seal("1" + SEAL.secret[1:], SEAL.lots, KINDS).key)
    keys.add(Seal(SEAL.secret, SEAL.lots, ("person", "guest", "person")).key)
    assert len({*keys, OLD.key}) == 7


def test_a_fair_game_passes_everywhere(tmp_path: Path) -> None:
    text = sealed()
    assert failing(text) == []
    assert {"commitment", "key", "replay", "words"} <= {c.name for c in checks(text) if c.holds}
    code, says = by_the_script(text, tmp_path / "game.txt")
    assert (code, says.count("yes ")) == (0, 4)
    for how, saved in SAVED.items():
        assert by_the_script(saved(text), tmp_path / "saved.txt") == (code, says), how
    assert len(SCRIPT.read_text().splitlines()) <= 120
    run = CliRunner().invoke(main, ["verify", str(tmp_path / "game.txt")])
    assert (run.exit_code, "Nothing in this file is wrong." in run.output) == (0, True)
    verdict = farmyard.verify(text)
    assert (verdict.proven, f"{verdict}\n") == (True, run.output)


def other(name: str) -> Callable[[str], str]:
    """Return a function that changes one digit of a header."""

    def change(text: str) -> str:
        [line] = re.findall(rf"^{name}: .*$", text, re.M)
        at = line.index('"') + 1
        digit = "1" if line[at] != "1" else "2"
        return text.replace(line, line[:at] + digit + line[at + 1 :])

    return change


FORGED = {
    "secret": (other("secret"), {"commitment", "key"}),
    "commitment": (other("commitment"), {"commitment"}),
    "contributions": (other("contributions"), {"key"}),
}


@pytest.mark.parametrize("name", FORGED)
def test_a_forged_seal_fails_everywhere(name: str, tmp_path: Path) -> None:
    forge, wrong = FORGED[name]
    text = forge(sealed())
    assert set(failing(text)) == wrong
    code, says = by_the_script(text, tmp_path / "game.txt")
    assert (code, says.count("NO ")) == (1, len(wrong))
    run = CliRunner().invoke(main, ["verify", str(tmp_path / "game.txt")])
    assert (run.exit_code, "NO" in run.output) == (1, True)
    assert farmyard.verify(text).proven is False


def test_other_cards_than_were_promised_are_found_out() -> None:
    """A dealer who deals from a key of their own choice is detected."""
    table = Table.deal(GAME, 3, dice=(1, 2))
    table.origin = SEAL.headers(told=True)
    assert failing(play_on(table).text()) == ["key"]


def test_dice_that_nothing_was_played_with_redeem_no_other(tmp_path: Path) -> None:
    """A seal's key added as a branch at the end of a file does not make up for a chosen key."""
    table = Table.deal(GAME, 3, dice=(1, 2))
    table.origin = SEAL.headers(told=True)
    play_on(table)
    late = {"after": table.n, "key": write_key(SEAL.key)}
    text = table.text().replace("\n\n", f"\nrenewed: {json.dumps([late])}\n\n", 1)
    assert failing(text) == ["renewed"]
    assert by_the_script(text, tmp_path / "game.txt")[0] == 1


def test_cards_that_were_laid_out_by_hand_bear_no_seal(tmp_path: Path) -> None:
    chosen = {**Table.deal(GAME, 3, seed=5).position(), "key": write_key(SEAL.key)}
    table = Table.place(GAME, chosen)
    table.origin |= SEAL.headers(told=True)
    text = play_on(table).text()
    assert failing(text) == ["position"]
    assert by_the_script(text, tmp_path / "game.txt")[0] == 1


@pytest.mark.parametrize("key", CHOOSING)
def test_a_game_that_may_choose_among_deals_but_did_not_gets_no_leave(
    key: str, tmp_path: Path
) -> None:
    table = Table.deal(key, 2, dice=(1, 2))
    assert table.options["solvable"] == "no"
    table.origin = Seal(SEAL.secret, ("Adas-lot_1", ""), KINDS[:2]).headers(told=True)
    text = table.text()
    assert failing(text) == ["key"]
    assert by_the_script(text, tmp_path / "game.txt")[0] == 1


def test_forged_results_and_words_are_found_out() -> None:
    text = sealed()
    assert failing(re.sub(r"^scores: \[-?\d+", "scores: [999", text, flags=re.M)) == ["words"]
    assert failing(text.replace("plays the", "throws the", 1)) == ["words"]


def test_a_secret_that_is_not_told_yet_is_not_taken_for_good(tmp_path: Path) -> None:
    text = re.sub(r"^secret: .*\n", "", sealed(), flags=re.M)
    assert failing(text) == ["commitment"]
    assert by_the_script(text, tmp_path / "game.txt")[0] == 1


def test_seeds_and_days_are_checked_and_called_foreseeable() -> None:
    for table in (farmyard.table(GAME, 3, seed=7), farmyard.table(GAME, 3)):
        text = table.text()
        assert failing(text) == []
        assert any(check.holds is None for check in checks(text))
    text = farmyard.table(GAME, 3, seed=7).text().replace("seed: 7", "seed: 8")
    assert failing(text) == ["seed"]
    daily = [c.key for c in catalogue.cards() if catalogue.game(c.key).dealing]
    text = farmyard.table(daily[0], daily="2026-11-20").text()
    assert Check("daily", True) in checks(text)
    assert failing(text.replace("2026-11-20", "2026-11-21")) == ["daily"]


@pytest.mark.parametrize("key", CHOOSING)
def test_a_chosen_deal_is_followed_from_the_sealed_key(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that deals again until it accepts the deal is followed from the sealed key.

    Rejected deals are rare, so here the game always rejects the first one.
    """
    options, game = {"mode": "solo", "solvable": "yes"}, catalogue.game(key)
    assert game.dealing is not None
    monkeypatch.setattr(game.dealing, "settle", lambda _, fresh: key_of(fresh[0], 1))
    table = Table.deal(key, 1, options=options, dice=key_of(SEAL.key[0], 1))
    table.origin = Seal(SEAL.secret, ("Adas-lot_1",), KINDS[:1]).headers(told=True)
    assert failing(table.text()) == ["settled"], "the lots are others"
    one = Seal(SEAL.secret, ("ada",), KINDS[:1])
    table = Table.deal(key, 1, options=options, dice=key_of(one.key[0], 1))
    table.origin = one.headers(told=True)
    assert Check("settled", True) in checks(table.text())
    code, says = by_the_script(table.text(), tmp_path / "game.txt")
    assert (code, "farmyard verify" in says, "?" in says) == (2, True, True)


def test_taking_back_never_throws_again() -> None:
    """Taking back a move and making it again leads to an equal position, as throws are numbered."""
    for seed in range(6):
        table, dice = farmyard.table(GAME, 3, seed=seed), random.Random(seed)
        while not table.over and table.n < 40:
            seat, choice = table.to_move, dice.choice(table.legal())
            table.play(choice)
            after = table.position()
            if seat is not None and table.can_undo(seat):
                table.undo(seat)
                table.play(choice)
                assert table.position() == after


def test_other_dice_after_a_branch(tmp_path: Path) -> None:
    """A branch keeps the cards, throws other dice, and cannot be undone past its beginning."""
    first = play_on(farmyard.table(GAME, 3, seed=3))
    branch = Table.resume(
        GAME, first.names, first.history.dice, first.options, first.moves[:9], [(9, SEAL.key)]
    )
    plain = Table.resume(GAME, first.names, first.history.dice, first.options, first.moves[:9])
    assert {**branch.position(), "key": ""} == {**plain.position(), "key": ""}
    assert [branch.views.of(p).tobytes() for p in range(3)] == [
        plain.views.of(p).tobytes() for p in range(3)
    ]
    for seat in range(3):
        with pytest.raises(IllegalChoice):
            branch.undo(seat)
    branch.origin = SEAL.headers(told=True)
    text = play_on(branch).text()
    assert failing(text) == []
    assert farmyard.replay(text).text() == text
    assert play_on(plain).moves != branch.moves
    code, says = by_the_script(text, tmp_path / "game.txt")
    assert (code, "up to decision 9 this is another game" in says) == (2, True)
    assert "of the game that was left no seal is named" in says
    run = CliRunner().invoke(main, ["verify", str(tmp_path / "game.txt")])
    assert (run.exit_code, "Nothing that could be checked is wrong" in run.output) == (2, True)


@pytest.mark.parametrize(
    "line",
    ["renewed: 5", 'renewed: [{"after": 99, "key": ""}]', 'renewed: [{"after": 0, "key": 1}]',
     "renewed: [[]]", 'renewed: "abc"',
     "seed: []", 'daily: "yesterday"', "seed: " + "[" * 9000, "1" * 5000 + ". Ada [1] x",
     "². A [²]"],
)  # fmt: skip
def test_a_broken_head_gets_one_sentence(line: str) -> None:
    head, _, moves = farmyard.table(GAME, 2, seed=1).text().partition("seed: 1\n")
    with pytest.raises(GameFileError) as why:
        checks(head + line + "\n" + moves)
    assert len(str(why.value)) < 200
