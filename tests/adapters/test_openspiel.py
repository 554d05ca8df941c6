"""OpenSpiel's own simulation test, its search at our tables, and what an information state is."""

import copy
import itertools
import pickle
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

from farmyard.adapters import openspiel
from farmyard.adapters.moments import Moment
from farmyard.adapters.setting import Setting
from farmyard.core import catalogue
from farmyard.core.errors import IllegalChoice
from farmyard.core.options import OptionError
from farmyard.core.record import HIDDEN, as_bytes
from tests.sampling import every_game, walk
from tests.thorough import THOROUGH

EVERY = pytest.mark.parametrize(("key", "seats"), every_game())
FEW = [
    (card.key, seats)
    for card in catalogue.cards()
    for seats in (card.seats[0], card.seats[0] + 1)
    if seats <= 2 or THOROUGH
]
"""OpenSpiel's test checks everything a hundred times, which is slow with many seats."""
EXAMPLE = Path(__file__).parents[2] / "examples" / "equilibrium.py"
KEYS = pytest.mark.parametrize("key", catalogue.keys())


def load(key: str, seats: int, options: str = "") -> Any:
    return pyspiel.load_game(f"farmyard_{key}", {"players": seats, "options": options})


def dealt(game: Any, picks: random.Random) -> Any:
    """Return a state in which the dice are thrown."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(picks.choice([n for n, _ in state.chance_outcomes()]))
    return state


def play(state: Any, picks: random.Random, decisions: int) -> Any:
    for _ in range(decisions):
        if state.is_terminal():
            break
        state.apply_action(picks.choice(state.legal_actions()))
    return state


# -- OpenSpiel's own ------------------------------------------------------------


@pytest.mark.thorough
@pytest.mark.parametrize(("key", "seats"), FEW)
def test_openspiel_finds_nothing_amiss(key: str, seats: int) -> None:
    pyspiel.random_sim_test(load(key, seats), num_sims=1, serialize=False, verbose=False)


@KEYS
def test_openspiel_can_write_a_state_down_and_read_it_again(key: str) -> None:
    game, picks = load(key, 2), random.Random(1)
    state = dealt(game, picks)
    for _ in range(4):
        play(state, picks, 5)
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        for other in (again, pickle.loads(pickle.dumps(state)), state.clone()):
            assert other.moment.states.tobytes() == state.moment.states.tobytes()
            assert other.history() == state.history()
            for player in range(2):
                known = state.information_state_string(player)
                assert other.information_state_string(player) == known


@KEYS
def test_agents_of_openspiel_can_learn_here(key: str) -> None:
    """The interface of OpenSpiel's learners works: tensors and legal actions by time step."""
    env = rl_environment.Environment(
        load(key, 2), observation_type=rl_environment.ObservationType.OBSERVATION
    )
    env.seed(1)
    step, picks = env.reset(), random.Random(1)
    for _ in range(20):
        if step.last():
            break
        player = step.observations["current_player"]
        seen = np.array(step.observations["info_state"][player])
        view = env.get_state.moment
        assert seen.tolist() == view.setting.row(view.states, player).tolist()
        step = env.step([picks.choice(step.observations["legal_actions"][player])])


# -- Search ---------------------------------------------------------------------


def searcher(game: Any, simulations: int) -> Any:
    """Return OpenSpiel's own search, seeded so that it plays alike in every run."""
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.0, simulations, random_state=dice)
    luck = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, luck))
    return bot


@pytest.mark.parametrize("key", ["oxy_soxy", "aliens"])
def test_openspiels_search_plays(key: str) -> None:
    """OpenSpiel's search plays legal choices alone, with its check that worlds fit the view on."""
    game, picks = load(key, 2), random.Random(2)
    state, bot = dealt(game, picks), searcher(game, 5)
    searched = 0
    for _ in range(60):
        if state.is_terminal() or searched == 6:
            break
        if state.current_player() == 0 and len(state.legal_actions()) > 1:
            choice = int(bot.step(state))
            assert choice in state.legal_actions()
            searched += 1
        else:
            choice = picks.choice(state.legal_actions())
        state.apply_action(choice)
    assert searched == 6


def test_its_search_beats_chance() -> None:
    """OpenSpiel's search beats random play in Oxy Soxy, from the tenth decision on."""
    game, won = load("oxy_soxy", 2), 0.0
    for n in range(5):
        picks = random.Random(n)
        state, bot = dealt(game, picks), searcher(game, 60)
        play(state, picks, 10)
        while not state.is_terminal():
            if state.current_player() == n % 2:
                state.apply_action(int(bot.step(state)))
            else:
                play(state, picks, 1)
        won += state.returns()[n % 2]
    assert won >= 3


# -- Chance ---------------------------------------------------------------------


@KEYS
def test_a_history_is_the_whole_game(key: str) -> None:
    """A history replays to the same state, as its throws settle every card drawn later."""
    game = load(key, 2)
    state = play(dealt(game, random.Random(7)), random.Random(8), 60)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.moment.states.tobytes() == state.moment.states.tobytes()


@KEYS
def test_other_throws_are_another_deal(key: str) -> None:
    game = load(key, 2)
    deals = set()
    for throws in itertools.permutations((1, 2, 3)):
        state = game.new_initial_state()
        for side in throws:
            state.apply_action(side)
        deals.add(state.moment.states.tobytes())
    assert len(deals) == 6


# -- Information states ---------------------------------------------------------


@EVERY
def test_a_resampled_state_is_the_same_to_the_player_and_no_copy(key: str, seats: int) -> None:
    state = play(dealt(load(key, seats), random.Random(3)), random.Random(4), 9)
    for player in range(seats):
        others = [
            state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(n, 0.0, 1.0))
            for n in range(3)
        ]
        assert len({other.moment.states.tobytes() for other in others}) == 3
        for other in others:
            assert other.history() == []
            assert other.current_player() == state.current_player()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            remembered = state.information_state_tensor(player)
            assert other.information_state_tensor(player) == remembered


def memories(setting: Setting, decisions: int, seed: int) -> list[Moment]:
    """Return the moments of a random game."""
    picks = random.Random(seed)
    found = [Moment(setting, setting.deal((seed, 1)))]
    for _ in range(decisions):
        choices = setting.game.choices(found[-1].states)
        if choices:
            found.append(found[-1].after(picks.choice(choices)))
    return found


@KEYS
def test_nobody_forgets(key: str) -> None:
    """An information state includes when it is, even where no new thing can be seen."""
    setting = Setting(key, 2)
    moments = memories(setting, 40, 5)
    for seat in range(2):
        marks = [moment.memory(seat) for moment in moments]
        assert len(set(marks)) == len(marks)
        late = Moment(setting, moments[-2].states).after(moments[-1].decisions[-1].choice)
        assert late.memory(seat) != marks[-1]  # a history that starts late has seen less
        backwards = [m.memory(seat) for m in reversed(memories(setting, 40, 5))]
        assert backwards[::-1] == marks
        assert copy.deepcopy(moments[-1]) is moments[-1]
        assert pickle.loads(pickle.dumps(moments[-1])).memory(seat) == marks[-1]


@KEYS
def test_a_secret_choice_leaves_no_trace_with_the_others(key: str) -> None:
    """Where two secret choices look alike to a seat, it remembers them alike."""
    rules, tried = catalogue.game(key).rules, 0
    for seed in range(8):
        for _, states, choices, _, _ in walk(key, 3, {}, seed):
            if int(states[0]["phase"]) in rules.SECRET and len(choices) > 1:
                tried += _traceless(Setting(key, 3), states, choices, int(states[0]["turn"]))
    assert tried or not rules.SECRET


def _traceless(setting: Setting, states: Any, choices: list[int], mover: int) -> int:
    """Return how many seats could not tell two choices apart, and rightly do not."""
    before, alike = Moment(setting, states), 0
    one, two = (before.after(choice) for choice in (choices[0], choices[-1]))
    for seat in range(setting.seats):
        views = [setting.game.see(moment.states, seat) for moment in (one, two)]
        if seat != mover and (as_bytes(views[0]) == as_bytes(views[1])).all():
            alike += 1
            assert one.memory(seat) == two.memory(seat)
            assert one.decisions[-1].told(seat) == two.decisions[-1].told(seat)
    assert one.memory(mover) != two.memory(mover)
    assert one.decisions[-1].told(mover) != two.decisions[-1].told(mover)
    return alike


@KEYS
def test_a_tensor_of_an_information_state_has_the_view_and_the_newest_decisions(key: str) -> None:
    """Such a tensor leaves out older decisions."""
    for recall in (0, 3):
        game = pyspiel.load_game(f"farmyard_{key}", {"players": 2, "recall": recall})
        state, made, picks = dealt(game, random.Random(3)), list[Any](), random.Random(4)
        for _ in range(9):
            for player in range(2):
                seen = state.information_state_tensor(player)
                width = len(state.observation_tensor(player))
                assert seen[:width] == state.observation_tensor(player)
                told = [
                    n for each in reversed(made[-recall:]) for n in (each.seat, each.told(player))
                ]
                unmade = [HIDDEN] * (2 * recall - len(told))
                assert seen[width:] == ([*told, *unmade] if recall else [])
            play(state, picks, 1)
            made.append(state.moment.decisions[-1])


@KEYS
def test_a_scaled_tensor_says_the_same_in_numbers_of_one_size(key: str) -> None:
    """Scaled values lie between −1 and 1, and keep order, equality and what is hidden."""
    plain, scaled = (
        pyspiel.load_game(f"farmyard_{key}", {"players": 2, "scaled": how}) for how in (False, True)
    )
    for decisions in range(0, 40, 4):
        rows = []
        for game in (plain, scaled):
            state = play(dealt(game, random.Random(3)), random.Random(4), decisions)
            if state.is_terminal():
                return
            rows.append([state.information_state_tensor(p) for p in range(2)])
        said, small = (np.array(each) for each in rows)
        assert np.abs(small).max() <= 1
        assert ((small == HIDDEN) >= (said == HIDDEN)).all()
        assert (np.sign(small[1] - small[0]) == np.sign(said[1] - said[0])).all()


# -- What is asked wrongly ------------------------------------------------------


@KEYS
def test_what_cannot_be_is_refused(key: str) -> None:
    state = dealt(load(key, 2), random.Random(1))
    before = state.moment.states.tobytes()
    illegal = set(range(state.num_distinct_actions())) - set(state.legal_actions())
    for wrong in (-2, min(illegal), 10**6):
        with pytest.raises(IllegalChoice):
            state.apply_action(wrong)
    assert state.moment.states.tobytes() == before
    with pytest.raises(IllegalChoice):
        load(key, 2).new_initial_state().apply_action(openspiel.SIDES)
    option = catalogue.card(key).options[0].name
    for params, why in (({"players": 99}, "is for"), ({"options": option}, f"{option} can be")):
        with pytest.raises(OptionError, match=why):
            pyspiel.load_game(f"farmyard_{key}", params)
    nobody = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="all players"):
        openspiel.Observer(Setting(key, 2), nobody, 0)
    for recall in (-1, 1000):
        with pytest.raises(ValueError, match="recall can be a number from 0 to 32"):
            pyspiel.load_game(f"farmyard_{key}", {"recall": recall})


@KEYS
def test_house_rules_are_a_parameter(key: str) -> None:
    for option in catalogue.card(key).options:
        for word in [value.word for value in option.values if value.fits(2)][:2]:
            asked = Setting(key, 2, {option.name: word}).options[option.name]
            state = dealt(load(key, 2, f"{option.name}:{word}"), random.Random(1))
            assert state.moment.states[0][option.name] == asked
            again = pyspiel.load_game(str(state.get_game()))
            assert again.setting.options[option.name] == asked


@KEYS
def test_a_public_observer_sees_what_a_spectator_sees(key: str) -> None:
    game = load(key, 2)
    state = play(dealt(game, random.Random(3)), random.Random(4), 12)
    kind = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    seen = {game.make_py_observer(kind).string_from(state, player) for player in range(2)}
    assert len(seen) == 1
    assert state.observation_string(0) != seen.pop()


# -- Games that are cut down ----------------------------------------------------


def cut_down(deals: int, turns: int = 3) -> Any:
    return pyspiel.load_game(f"farmyard_aliens(players=2,options=max_turns:{turns},deals={deals})")


def test_in_a_game_that_is_cut_down_nobody_can_tell_the_deal_by_the_own_cards() -> None:
    """Each deal looks to one player like the one before it, and to the other player different."""
    root = cut_down(4).new_initial_state()
    assert root.chance_outcomes() == [(n, 0.25) for n in range(4)]
    dealt = [root.child(n) for n in range(4)]
    assert not any(state.is_chance_node() for state in dealt)
    for n in range(1, 4):
        same = [
            dealt[n].information_state_string(p) == dealt[n - 1].information_state_string(p)
            for p in range(2)
        ]
        assert same == [n % 2 == p for p in range(2)]


def test_cfr_comes_closer_to_an_equilibrium() -> None:
    """OpenSpiel's own CFR lowers exploitability on a game of a few deals and turns."""
    game = cut_down(4)
    solver, found = cfr.CFRSolver(game), []
    for _ in range(3):
        found.append(exploitability.nash_conv(game, solver.average_policy()) / 2)
        for _ in range(5):
            solver.evaluate_and_update_policy()
    assert found[0] > 0.5
    assert found[0] > 2 * found[1] > 3 * found[2] > 0
    assert found[2] < 0.2


def test_the_example_prints_an_exploitability_that_falls() -> None:
    program = [sys.executable, EXAMPLE, "cfr", "--deals", "2", "--turns", "2", "--steps", "8"]
    printed = subprocess.run(program, capture_output=True, text=True, check=True).stdout
    found = [float(line.split()[1]) for line in printed.splitlines()]
    assert len(found) == 9
    assert found[-1] < found[0] / 2


def test_a_game_cannot_be_cut_down_to_less_than_nothing() -> None:
    for deals in (-1, 1025):
        with pytest.raises(ValueError, match="deals can be a number from 0"):
            cut_down(deals)
