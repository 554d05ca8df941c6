"""Tests of the tables of legal tricks against the ledger's section 5.4 and its companion file."""

import itertools
import json
from fractions import Fraction
from hashlib import sha256
from pathlib import Path

import pytest

from farmyard.core.bits import nth_of, size
from farmyard.core.compiling import COMPILED
from farmyard.games.cloud_nine.options import Numbers
from farmyard.games.cloud_nine.rules import tricks
from farmyard.games.cloud_nine.rules.arithmetic import (
    Step,
    Sums,
    operation,
    quotient,
    root_of,
    with_roots,
    written,
)
from farmyard.games.cloud_nine.rules.tricks import (
    ALLOWS,
    BITS,
    BOX_STAYS,
    BOXED,
    BY_KINDS,
    CODES,
    DOUBLED,
    EGGS,
    HIGHEST,
    IS_LEAN,
    LEGAL,
    NEEDS,
    NO_BOX,
    NUMBER_OF,
    NUMBER_STAYS,
    OPTIONS,
    SECOND,
    SETS,
    SIZE,
    TAKEN,
    TRICKS,
    WAYS,
    WHICH,
    declarations,
    is_trick,
    set_of,
    sums_of,
    way_of,
    ways,
    ways_of,
    work_out,
)
from farmyard.games.cloud_nine.words.operations import Agreed, answer

FACTS = json.loads(Path(__file__).with_name("tricks.json").read_text())
BOX = 11

DEFAULT = [  # section 5.4: level, Rooster, by size, without M, with M, eggs, lean, index sum, hash
    (1, 0, [2, 15, 71, 0], [1, 5, 23, 0], [1, 10, 48, 0], 27, 43, 17279, "27cd2dd5a9620c71"),
    (2, 0, [2, 17, 102, 0], [1, 6, 46, 0], [1, 11, 56, 0], 27, 49, 23508, "af19dce338380481"),
    (3, 0, [2, 17, 108, 358], [1, 6, 52, 182], [1, 11, 56, 176], 34, 82, 322697,
     "f000c1e8a8b35f18"),
    (1, 1, [2, 15, 107, 467], [1, 5, 41, 182], [1, 10, 66, 285], 31, 111, 433611,
     "db7af4431b09c4b0"),
    (2, 1, [2, 18, 140, 742], [1, 7, 74, 456], [1, 11, 66, 286], 37, 128, 650889,
     "8676343ac1d02406"),
    (3, 1, [2, 18, 164, 884], [1, 7, 98, 598], [1, 11, 66, 286], 40, 128, 790251,
     "33451c93db3fccb6"),
]  # fmt: skip


def table(level: int, rooster: int, zero: int = 0, numbers: int = 0, powers: int = 0, roots: int = 0
          ) -> int:  # fmt: skip
    return int(WHICH[level - 1, rooster, zero, numbers, powers, roots])


def sets_in(row: object) -> list[int]:
    """Return the sets of a row of words."""
    return [BITS * w + b for w, word in enumerate(row) for b in range(BITS) if int(word) >> b & 1]  # type: ignore[call-overload]


def legal(*options: int) -> list[int]:
    return sets_in(LEGAL[table(*options)])


def counts(sets: list[int]) -> tuple[list[int], list[int], list[int]]:
    """Return the numbers of sets by size: all, those without a Mystery Box, and those with one."""
    rows = [[0] * 4 for _ in range(3)]
    for i in sets:
        for row in (0, 2 if BOX in SETS[i] else 1):
            rows[row][len(SETS[i]) - 1] += 1
    return rows[0], rows[1], rows[2]


def test_sets_are_numbered_as_the_ledger_says() -> None:
    assert TRICKS == 1364
    assert [sum(len(cards) == n for cards in SETS) for n in (1, 2, 3, 4)] == [11, 66, 286, 1001]
    assert SETS[:12] == (*((n,) for n in range(1, 12)), (1, 1))
    assert [NUMBER_OF[cards] for cards in SETS] == list(range(TRICKS))


@pytest.mark.parametrize(
    ("level", "rooster", "sizes", "bare", "boxed", "eggs", "lean", "total", "mark"), DEFAULT
)
def test_the_default_tables(
    level: int, rooster: int, sizes: list[int], bare: list[int], boxed: list[int],
    eggs: int, lean: int, total: int, mark: str,
) -> None:  # fmt: skip
    sets = legal(level, rooster)
    assert counts(sets) == (sizes, bare, boxed)
    assert max(EGGS[i] for i in sets) == eggs
    assert len(set(sets) & set(sets_in(IS_LEAN))) == lean
    assert sum(sets) == total
    assert sha256(",".join(map(str, sets)).encode()).hexdigest()[:16] == mark


@pytest.mark.parametrize("name", [name for name in FACTS if name.startswith("L")])
def test_every_table_of_the_companion_file(name: str) -> None:
    """CN-R10 to CN-R13: Each level, Rooster, kind of numbers and zero option has its printed table;
    negatives do not matter."""
    level, *words = name.split()
    zero = int(words[-2].partition("=")[2])
    kind = {"int": Numbers.INTEGERS, "dec": Numbers.DECIMALS, "frac": Numbers.FRACTIONS}[words[-3]]
    sets = legal(int(level[1]), int("rooster" in words), zero, kind)
    fact = FACTS[name]
    assert len(sets) == fact["total"]
    assert counts(sets) == (fact["by_size"], fact["without_M"], fact["with_M"])
    assert max(EGGS[i] for i in sets) == fact["max_eggs"]
    assert len(set(sets) & set(sets_in(IS_LEAN))) == fact["corns"]


@pytest.mark.parametrize("name", [name for name in FACTS if name.startswith("variant")])
def test_every_variant_of_the_companion_file(name: str) -> None:
    """CN-R12, CN-R21: The variants at level 3 have the printed numbers of tricks."""
    numbers = next((n for n in Numbers if n.name.lower() in name), Numbers.INTEGERS)
    rooster, powers, roots = (int(word in name) for word in ("rooster", "powers", "sqrt"))
    sets = legal(3, rooster, 0, numbers, powers, roots)
    assert len(sets) == FACTS[name]


def test_other_rulings_and_extensions() -> None:
    """CN-R21, CN-R117: There are 527 / 1208 tricks with powers, 553 / 1234 with roots, 578 / 1271
    with both, and 579 with fractions."""
    for powers, roots, numbers, plain, rooster in (
        (1, 0, 0, 527, 1208), (0, 1, 0, 553, 1234), (1, 1, 0, 578, 1271), (1, 1, 2, 579, 1271),
    ):  # fmt: skip
        assert len(legal(3, 0, 0, numbers, powers, roots)) == plain
        assert len(legal(3, 1, 0, numbers, powers, roots)) == rooster


@pytest.mark.parametrize(
    ("level", "rooster", "either", "always", "never"),
    [(1, 0, 12, 18, 29), (2, 0, 23, 10, 35), (3, 0, 140, 18, 86),
     (1, 1, 200, 27, 135), (2, 1, 257, 15, 92), (3, 1, 296, 15, 53)],
)  # fmt: skip
def test_the_mystery_box_and_the_snake(
    level: int, rooster: int, either: int, always: int, never: int
) -> None:
    """The tricks in which a box must, can or cannot be the highest card are as many as in the
    ledger."""
    found = {"either": 0, "always": 0, "never": 0}
    for i in legal(level, rooster):
        if BOX in SETS[i]:
            tops = set()
            for numbers, boxes in declarations(SETS[i]):
                if is_trick(numbers + boxes, Sums(level), bool(rooster)):
                    top = max(numbers, default=0)
                    tops.add((max(boxes) > top) - (max(boxes) < top))
            found["always" if tops == {1} else "never" if tops == {-1} else "either"] += 1
    assert found == {"either": either, "always": always, "never": never}


def test_lists_of_the_ledger() -> None:
    three = [SETS[i] for i in legal(1, 0) if BOX not in SETS[i]]
    assert len(three) == 29
    assert (8, 9, 10) in three
    assert sum(BOX not in SETS[i] and len(SETS[i]) < 4 for i in legal(2, 0)) == 53
    level2, level3 = set(legal(2, 0)), set(legal(3, 0))
    new = [SETS[i] for i in level3 - level2 if BOX not in SETS[i] and len(SETS[i]) < 4]
    assert sorted(new) == [(2, 4, 10), (2, 5, 8), (2, 8, 10), (3, 6, 7), (4, 7, 8), (5, 7, 10)]
    never = "1389 139X 149X 1589 169X 3459 4569 4789 489X 579X 589X 6789 689X"
    fours = itertools.combinations(range(1, 11), 4)
    with_rooster = {SETS[i] for i in legal(3, 1)}
    code = "".join
    assert (
        " ".join(
            code("X" if c == 10 else str(c) for c in four)
            for four in fours
            if four not in with_rooster
        )
        == never
    )


@pytest.mark.parametrize("option", OPTIONS[::17])
def test_the_file_says_what_arithmetic_says(option: tuple[int, ...]) -> None:
    """A sample of the stored tables equals those computed afresh; all of them would
    take too long."""
    sums, rooster = sums_of(option)
    if sums.roots and sums.powers and sums.numbers:
        return
    n = table(*option)
    ways_now = work_out(sums, rooster)
    assert [i for i, way in enumerate(ways_now) if way] == sets_in(LEGAL[n])
    assert [ways_now[i] for i in BOXED] == WAYS[n].tolist()


def test_tables_are_read_as_they_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Options of the same tricks share a line of the file, and each finds its own table there."""
    some, path = [(1, 0, 0, 0, 0, 0), (1, 0, 0, 1, 0, 0), (1, 1, 0, 0, 0, 0)], tmp_path / "tricks"
    monkeypatch.setattr(tricks, "OPTIONS", some)
    monkeypatch.setattr(tricks, "FILE", path)
    tricks.write(path)
    assert len(path.read_text().splitlines()) == 2
    which, legal, ways = tricks._read()
    for level, *rest in some:
        n, known = which[(level - 1, *rest)], table(level, *rest)
        assert (legal[n] == LEGAL[known]).all()
        assert (ways[n] == WAYS[known]).all()


@pytest.mark.parametrize(("level", "rooster"), [(1, 0), (3, 1)])
def test_which_cards_can_be_the_highest(level: int, rooster: int) -> None:
    """CN-R85: Of a trick a number card or a box can stay on its pack, if it may be the highest."""
    stays = tricks._staying()[table(level, rooster)]
    for i in legal(level, rooster):
        number = box = False
        for numbers, boxes in declarations(SETS[i]):
            if is_trick(numbers + boxes, Sums(level), bool(rooster)):
                most, boxed = max(numbers, default=0), max(boxes, default=0)
                number, box = number or most >= boxed, box or boxed >= most
        assert (stays[i] & NUMBER_STAYS != 0, stays[i] & BOX_STAYS != 0) == (number, box), SETS[i]


def test_of_a_set() -> None:
    for i, cards in enumerate(SETS):
        numbers = sorted((c for c in cards if c < BOX), reverse=True)
        assert SIZE[i] == len(cards) == NEEDS[i].sum()
        assert (EGGS[i], HIGHEST[i], SECOND[i]) == (
            sum(numbers), [*numbers, 0][0], [*numbers, 0, 0][1],
        )  # fmt: skip
        assert BY_KINDS.shape == (CODES**4,)
        for some in list(itertools.permutations((*cards, 0, 0, 0)[:4]))[:6]:
            assert set_of(*some) == i
    for kind, n in itertools.product(range(BOX), range(5)):
        assert sets_in(ALLOWS[kind, n]) == [i for i in range(TRICKS) if NEEDS[i, kind] <= n]


def test_ways_to_declare() -> None:
    """The box is below the top in 8 + 5 − M(4), always above in {1, M}, and either in {8, M, M}."""
    level1 = table(1, 0)
    below, above = ways(level1, NUMBER_OF[5, 8, 11]), ways(level1, NUMBER_OF[1, 11])
    assert all(not way & TAKEN for way in range(16) if below >> way & 1)
    assert all(way & TAKEN and not way & DOUBLED for way in range(16) if above >> way & 1)
    assert {bool(w & TAKEN) for w in range(16) if ways(level1, NUMBER_OF[8, 11, 11]) >> w & 1} == {
        True, False,
    }  # fmt: skip
    assert ways(level1, NUMBER_OF[4, 5]) == NO_BOX == 1 << way_of((4, 5), ())
    assert ways(level1, NUMBER_OF[4, 4]) == 0
    assert ways_of((9, 11), Sums(1), False) == 0


# -- Values on the way to nine ----------------------------------------------------


def test_fractions_and_decimals_inside_an_operation() -> None:
    """CN-R12, CN-R13: 3 ÷ 8 ends as a decimal and 1 ÷ 3 does not; integers allow neither."""
    for numbers, eighths, thirds in (
        (Numbers.INTEGERS, None, None),
        (Numbers.DECIMALS, Fraction(3, 8), None),
        (Numbers.FRACTIONS, Fraction(3, 8), Fraction(1, 3)),
    ):
        sums = Sums(3, numbers=numbers)
        assert (quotient(3, 8, sums), quotient(1, 3, sums)) == (eighths, thirds)
        assert quotient(8, 2, sums) == 4
    assert quotient(Fraction(3, 2), 3, Sums(3, numbers=Numbers.DECIMALS)) == Fraction(1, 2)


def test_roots_are_exact() -> None:
    """CN-R21, CN-R117: A root is taken only if it is exact, of fractions only where they are
    agreed upon, and as often as it changes anything."""
    fractions = Sums(3, numbers=Numbers.FRACTIONS, roots=True)
    assert root_of(Fraction(9, 4), fractions) == Fraction(3, 2)
    assert root_of(Fraction(9, 4), Sums(3, numbers=Numbers.DECIMALS, roots=True)) is None
    for value in (8, Fraction(9, 2), Fraction(2, 9)):
        assert root_of(value, fractions) is None
    assert list(itertools.islice(with_roots(16, fractions), 4)) == [16, 4, 2]
    assert list(itertools.islice(with_roots(1, fractions), 4)) == [1]


def test_bits() -> None:
    word = 0b1011_0000_0001
    assert [nth_of(word, n) for n in range(size(word))] == [0, 8, 9, 11]
    assert size((1 << 62) - 1) == 62


# -- An operation to show -------------------------------------------------------


def shown(values: tuple[int, ...], sums: Sums, rooster: bool) -> str:
    text = operation(values, sums, divided=len(values) == 4 and not rooster)
    assert text is not None
    return text


@pytest.mark.parametrize(("level", "rooster"), [(n, r) for n in (1, 2, 3) for r in (False, True)])
def test_every_legal_trick_has_an_operation(level: int, rooster: bool) -> None:
    """The operation shown is accepted if typed back, and makes nine with exactly these cards."""
    sums = Sums(level)
    for i in legal(level, int(rooster))[:: 1 if COMPILED else 9]:
        for numbers, boxes in declarations(SETS[i]):
            if is_trick(numbers + boxes, sums, rooster):
                text = shown(numbers + boxes, sums, rooster)
                said = answer(text, Agreed(sums, rooster, negatives=False))
                assert said.nine, text
                assert sorted(said.operands) == sorted(numbers + boxes)
                break


def test_brackets_only_where_they_are_needed() -> None:
    """CN-R14: Without any of its pairs of brackets, an operation is not nine or not allowed."""
    for i in legal(3, 1):
        if BOX not in SETS[i]:
            text = shown(SETS[i], Sums(3), True)
            for at in (k for k, each in enumerate(text) if each == "("):
                bare = text[:at] + text[at + 1 :]
                end = closing(text, at) - 1
                said = answer(bare[:end] + bare[end + 1 :], Agreed(Sums(3), True, negatives=False))
                assert not said.nine, text


def test_brackets_under_a_root() -> None:
    """CN-R14, CN-R117: A sum has brackets under a root, and a root has none under another."""
    total = Step("+", 10, 6, 16, 1)
    once = Step("√", total, 0, 4, 9)
    assert written(once) == "√(10 + 6)"
    assert written(Step("√", once, 0, 2, 17)) == "√√(10 + 6)"
    assert written(Step("^", once, 2, 16, 15)) == "√(10 + 6) ^ 2"


def closing(text: str, at: int) -> int:
    depth = 0
    for k in range(at, len(text)):
        depth += (text[k] == "(") - (text[k] == ")")
        if not depth:
            return k
    raise AssertionError(text)
