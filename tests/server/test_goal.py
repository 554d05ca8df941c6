"""The goal line: one sentence on every table, and the first sentence of the rules."""

import re

import pytest

from farmyard.core import catalogue
from tests.server.served import Player, Running

LONGEST = 56  # letters, in two lines on a phone
HEARD = re.compile(r'id="goal"[^>]*><span>(.*?)</span>')


def written(key: str) -> list[tuple[dict[str, str], str]]:
    """Return every goal of a game, for each value of its options."""
    game = catalogue.game(key)
    assert game.taught is not None
    chosen: list[dict[str, str]] = [{}]
    for option in game.card.options:
        numbers = [str(n) for n in range(option.low, min(option.high, option.low + 9) + 1)]
        words = [value.word for value in option.values] or numbers
        chosen += [{option.name: word} for word in words]
    told = []
    for options in chosen:
        seats = game.card.usual_seats(options)
        if options.get("start") not in (None, "random"):
            continue
        template = game.template(seats, game.card.read_options(options, seats))
        told.append((options, game.taught.goal(template[0])))
    return told


@pytest.mark.parametrize("key", catalogue.keys())
def test_a_goal_is_one_short_sentence_whatever_is_chosen(key: str) -> None:
    for options, goal in written(key):
        assert len(goal) <= LONGEST, (options, goal)
        assert re.fullmatch(r"[A-Z][^{}<>]*[.]", goal), (options, goal)


def test_goals_go_by_what_is_played() -> None:
    told = {key: {goal for _, goal in written(key)} for key in catalogue.keys()}
    assert len(told["cloud_nine"]) == 3, "each mode has its own"
    assert len(told["chickenrun"]) == 4, "so many chickens as the options say"


@pytest.mark.parametrize("key", catalogue.keys())
def test_it_hangs_on_the_table_and_heads_the_rules(server: Running, key: str) -> None:
    ada = Player(server.url)
    usual = [{"way": way.name} for way in catalogue.card(key).ways if not way.options]
    page = ada.get(ada.plays(key, **(usual or [{}])[0])).text
    goal = HEARD.search(page)
    assert goal is not None
    assert f'data-goal-of="{key}"' in page, "whether it is known is asked before it is painted"
    rules = ada.get(f"/rules/{key}").text
    assert f'<p class="goal-told"><b>{goal[1]}</b></p>' in rules
