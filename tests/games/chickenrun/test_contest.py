"""The log tells the bids and throws for control of the Tweedys: whose, how high, and each tie."""

from itertools import count

import pytest

from farmyard.core.wording.messages import speaking
from farmyard.games.chickenrun import words
from farmyard.games.chickenrun.state import CONTESTS
from tests.games.chickenrun.test_news import line_of
from tests.games.chickenrun.test_rulebook import SELECTING
from tests.games.chickenrun.written import NAMES, Table, dealt, die, table


def listed(amounts: dict[int, int]) -> str:
    """Return amounts by name as a sentence has them: "Ada 9, Ben 9 and Cleo 5"."""
    *first, last = [f"{NAMES[p]} {n}" for p, n in amounts.items()]
    return f"{', '.join(first)} and {last}"


def throws(t: Table, dice: int) -> list[dict[int, int]]:
    """Return the throws that decide between three seats from now on, each tie thrown again."""
    key, throw = (int(t.s["key"][0]), int(t.s["key"][1])), count(int(t.s["throws"]))
    rows, left = list[dict[int, int]](), [0, 1, 2]
    while len(left) > 1:
        rows.append({p: sum(die(key, next(throw)) for _ in range(dice)) for p in left})
        left = [p for p in left if rows[-1][p] == max(rows[-1].values())]
    return rows


@pytest.mark.parametrize("seed", range(40))
def test_every_throw_for_control_is_told(seed: int) -> None:
    """CR-011, CR-R3: The first throw, and each throw of those tied."""
    t = dealt(3, seed).play("chicken 0", "chicken 1")
    first, *again = throws(t, 2)
    told = [f"Thrown for control: {listed(first)}."]
    told += [f"A tie, and thrown again: {listed(row)}." for row in again]
    assert f" {' '.join(told)} " in line_of(t, "chicken 2", -1)


def test_bids_are_told_with_each_tie_and_the_die() -> None:
    """CR-128, CR-129: Bids once all have bid, who bids again, and what the die showed."""
    bids: dict[str, object] = {"rounds": 1, "options": {"control": "bid"}}
    t = table(3, eggs=[4, 4, 4], **{**SELECTING, "turn": 2, "begun": 3}, **bids).play("pass")
    t.play("eggs 3", "eggs 3")
    told = "Bids: Ada 3, Ben 3 and Cleo 1. A tie: Ada and Ben bid again."
    assert line_of(t, "eggs 1", 0).endswith(f". {told}")
    t.play("eggs 2")
    text = line_of(t, "eggs 2", 0)
    assert ". Bids: Ada 2 and Ben 2. A tie, so a die decides: Ada " in text
    assert "You pay 2 eggs. Ben pays 2 eggs. " in text
    assert "bid again" not in text


def test_bids_of_those_without_eggs_are_told_though_nobody_is_asked() -> None:
    """A seat without eggs is not asked for a bid; if nobody has any, all is told at once."""
    fields: dict[str, object] = {**SELECTING, "turn": 2, "begun": 3}
    t = table(3, eggs=[0, 0, 0], options={"control": "bid"}, **fields)
    text = line_of(t, "pass", 0)
    nothing = "Bids: Ada 0, Ben 0 and Cleo 0."
    again = "A tie: Ada, Ben and Cleo bid again."
    assert f"{nothing} {again} {nothing} A tie, so a die decides: Ada " in text


def test_a_tie_that_leaves_control_where_it_was_is_told() -> None:
    """CR-R89: By option a tie changes nothing, and the log says so."""
    told = 0
    for seed in range(60):
        fields: dict[str, object] = {**SELECTING, "turn": 2, "begun": 3, "seed": seed, "boss": 2}
        t = table(3, options={"control_tie": "previous"}, **fields)
        before = t.view(-1)
        t.play("pass")
        thrown = t.s["thrown"][:3].tolist()
        tied = thrown.count(max(thrown)) > 1
        text = words.tell(before, 0, t.view(-1), -1, NAMES).text
        assert ("A tie: the Tweedys do not change hands." in text) == tied
        assert f"Thrown for control: {listed(dict(enumerate(thrown)))}." in text
        told += tied
    assert told


def test_a_tie_without_end_keeps_its_first_throws_and_the_last() -> None:
    """The record remembers so many throws; the last is that which decided."""
    longest = max(range(4000), key=lambda seed: len(throws(dealt(3, seed), 2)))
    t = dealt(3, longest)
    t.play("chicken 0", "chicken 1")
    rows = throws(t, 2)
    t.play("chicken 2")
    kept = [*rows[: CONTESTS - 1], *rows[CONTESTS - 1 :][-1:]]
    seen = [{p: int(n) for p, n in enumerate(row[:3]) if n >= 0} for row in t.s["contest"].T]
    assert [row for row in seen if row] == kept


@pytest.mark.parametrize("code", ["de", "fr"])
def test_a_contest_is_worded_in_every_language(code: str) -> None:
    with speaking(code):
        t = table(3, eggs=[0, 0, 0], options={"control": "bid"}, **SELECTING)
        text = line_of(t, "pass", 0)
        assert "Ada 0, Ben 0 " in text
        assert "A tie" not in text
