"""The corpus: every game in it replays as it was played, or the rules have another version."""

from dataclasses import replace
from pathlib import Path

import pytest

from farmyard.core import catalogue
from tests import corpus
from tests.sampling import option_sets, seat_counts, with_tests

KEYS = with_tests()


@pytest.mark.parametrize("key", KEYS)
def test_every_game_replays_as_it_was_played(key: str) -> None:
    kept, card = corpus.read(key), catalogue.card(key)
    assert kept.rules_version == card.rules_version, "write it: python -m tests.corpus"
    corpus.check(key, kept)


@pytest.mark.parametrize("key", KEYS)
def test_it_holds_enough_of_everything(key: str) -> None:
    """Finished and running games cover every number of players and every option value.

    These are the numbers and values that random tests know of.
    """
    kept, card = corpus.read(key), catalogue.card(key)
    assert len(kept.games) >= 200
    assert 20 <= sum(not game.over for game in kept.games) <= len(kept.games) // 2
    assert {game.seats for game in kept.games} == set(seat_counts(card))
    known = {(n, str(v)) for s in seat_counts(card) for o in option_sets(card, s, 0)
             for n, v in o.items()}  # fmt: skip
    assert known <= {each for game in kept.games for each in game.options.items()}


def test_it_is_small() -> None:
    assert sum(corpus.path_of(key).stat().st_size for key in KEYS) < 1_000_000


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Write a corpus of four games into a folder of its own; return its path."""
    monkeypatch.setattr(corpus, "HERE", tmp_path)
    monkeypatch.setattr(corpus, "GAMES", 4)
    (tmp_path / KEYS[0]).mkdir()
    corpus.renew(KEYS[0])
    return corpus.path_of(KEYS[0])


def test_what_is_written_is_read_again(elsewhere: Path) -> None:
    before = elsewhere.read_text()
    assert corpus.read(KEYS[0]) == corpus.made(KEYS[0])
    corpus.renew(KEYS[0])
    assert elsewhere.read_text() == before


def test_other_rules_under_the_same_version_are_not_written_over(elsewhere: Path) -> None:
    found = corpus.read(KEYS[0])
    other = replace(found.games[1], digest="0" * 16)
    corpus.write(KEYS[0], replace(found, games=[found.games[0], other]))
    before = elsewhere.read_text()
    with pytest.raises(corpus.Changed, match=r"corpus\.txt:3: .* raise rules_version on its card"):
        corpus.renew(KEYS[0])
    assert elsewhere.read_text() == before


def test_a_choice_that_is_no_longer_legal_is_found(elsewhere: Path) -> None:
    found = corpus.read(KEYS[0])
    longer = replace(found.games[0], choices=[*found.games[0].choices, 0])
    with pytest.raises(corpus.Changed, match="is not legal any more"):
        corpus.check(KEYS[0], replace(found, games=[longer]))


def test_under_a_new_version_it_is_written_anew(elsewhere: Path) -> None:
    found = corpus.read(KEYS[0])
    corpus.write(KEYS[0], replace(found, rules_version=found.rules_version - 1, games=[]))
    corpus.renew(KEYS[0])
    assert corpus.read(KEYS[0]) == found
