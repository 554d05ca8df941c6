"""Every game as an OpenSpiel game, ``farmyard_<key>``, registered when this module is imported.

>>> import pyspiel
>>> from farmyard.adapters import openspiel
>>> game = pyspiel.load_game("farmyard_GAME(players=3)")

A player is a seat, an action a choice; house rules are one parameter, as in
``options=tie:either_sex;start:0`` (OpenSpiel wants each parameter to be of one type, and some
options are words or numbers).  Returns are `farmyard.lab.batches.rewards`, and sum up to zero but
for a seat alone.

Chance: a game throws all its dice from one hidden key, so chance moves first and only there.  Three
throws of a die with 1,024 sides make the key; from then on the deal and every card drawn later are
settled, though nobody knows them.  By strategy this is the same game as one with a chance node for
every card, the tree stays narrow, a history replays the game to the last card, and there are a
billion deals, too many to learn by heart.  What is still to be drawn is no more hidden in a state
than the cards in a hand: who searches must not copy the state it is given, but ask for another one,
``resample_from_infostate``, which keeps what the player knows and brings fresh dice.

With the parameter ``deals`` a game is cut down to so many deals, one throw and all alike likely,
for algorithms that go through the whole tree, such as CFR.  Each deal after the first agrees with
what one player sees of the deal before it, the players taking turns; so nobody can tell by the own
cards which deal it is.

An observation is the player's view: as JSON, or as a tensor (`farmyard.lab.batches.numbers`).  An
information state is the fingerprint of all views and choices it has lived through
(`farmyard.adapters.moments`): perfect recall, in a string of fixed length.  As a tensor it is the
view, and the seat and the choice of each of the newest decisions as the player knows them, newest
first: as many as the parameter ``recall`` says; what is older is forgotten.  With ``scaled=true``
tensors hold numbers between −1 and 1, as networks like them.  A state resampled agrees with all the
player's view shows; it has no history, because the true one would give away what the others chose
in secret.
"""

import json
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel

from farmyard.adapters import words
from farmyard.adapters.moments import KEPT, Moment
from farmyard.adapters.setting import Setting, is_over, to_move
from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.core.errors import IllegalChoice
from farmyard.core.formats.notation import write_view
from farmyard.core.game_card import Card
from farmyard.core.record import HIDDEN, SPECTATOR
from farmyard.core.tables.seat_views import seats_by_number
from farmyard.lab.batches.numbers import Array
from farmyard.lab.batches.rewards import LEAST, MOST

THROWS, SIDES = 3, 1024
LONGEST = 20_000  # decisions; every game on the shelf ends long before
MOST_DEALS = SIDES  # of a game that is cut down to some
RECALL = 8  # decisions in a tensor of an information state, if nothing else is asked for

PRIVATE = pyspiel.PrivateInfoType


def game_type(card: Card, seats: int) -> pyspiel.GameType:
    """Describe a game to OpenSpiel; it is zero-sum except for one seat."""
    kind = pyspiel.GameType
    return kind(
        short_name=f"farmyard_{card.key}",
        long_name=card.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if seats > 1 else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=card.seats[1],
        min_num_players=card.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": card.default_seats,
            "options": "",
            "recall": RECALL,
            "scaled": False,
            "deals": 0,
        },
    )


def game_info(setting: Setting) -> pyspiel.GameInfo:
    """Describe a game with its seats and options to OpenSpiel."""
    return pyspiel.GameInfo(
        num_distinct_actions=setting.choices_there_are,
        max_chance_outcomes=SIDES,
        num_players=setting.seats,
        min_utility=LEAST,
        max_utility=MOST,
        utility_sum=0.0 if setting.seats > 1 else None,
        max_game_length=LONGEST,
    )


class Throws:
    """The chance of a game: ``many`` throws of a die with ``sides`` sides; shared by its states."""

    def __init__(self, setting: Setting, deals: int) -> None:
        self._setting, self._deals = setting, deals
        self.many, self.sides = (1, deals) if deals else (THROWS, SIDES)
        self.outcomes = [(n, 1 / self.sides) for n in range(self.sides)]
        self._dealt: list[Array] = []  # of a game that is cut down

    def __deepcopy__(self, memo: Any) -> "Throws":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Throws, (self._setting, self._deals)

    def deal(self, thrown: Sequence[int]) -> Array:
        """Deal the cards of these throws: a record of shape (1,)."""
        if not self._deals:
            return self._setting.deal(key_of(sum(n * SIDES**k for k, n in enumerate(thrown))))
        while len(self._dealt) <= thrown[0]:
            self._dealt.append(self._next())
        return self._dealt[thrown[0]]

    def _next(self) -> Array:
        """Return the next deal of a game that is cut down."""
        n, setting = len(self._dealt), self._setting
        if n == 0:
            return setting.deal(key_of(n))
        seat = n % setting.seats
        return setting.game.imagine(setting.game.see(self._dealt[-1], seat), seat, key_of(n))


class FarmyardGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its seats and options; each game of the catalogue has a subclass."""

    card: Card

    def __init__(self, params: dict[str, Any]) -> None:
        self.setting = Setting(self.card.key, params["players"], read_options(params["options"]))
        self.recall, self.deals = params["recall"], params["deals"]
        self.scaled = params["scaled"]
        if not 0 <= self.recall <= KEPT:
            raise ValueError(words.NO_RECALL.format(n=self.recall, most=KEPT))
        if not 0 <= self.deals <= MOST_DEALS:
            raise ValueError(words.NO_DEALS.format(n=self.deals, most=MOST_DEALS))
        self.throws = Throws(self.setting, self.deals)
        said = {name: value for name, value in params.items() if value != ""}
        kind = game_type(self.card, self.setting.seats)
        super().__init__(kind, game_info(self.setting), said)

    def new_initial_state(self) -> "TableState":
        """Return the state before the deal."""
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the number of chance nodes, which is the same in every game."""
        return self.throws.many

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        """Make an observer of views, or with perfect recall of information states."""
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.setting, kind, self.recall, self.scaled)


def read_options(text: str) -> dict[str, str]:
    """Parse house rules from ``name:word;name:word``; the game's card checks them later."""
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    return {name.strip(): word.strip() for name, _, word in pairs}


class TableState(pyspiel.State):  # type: ignore[misc]
    """A state of a game: first the chance nodes of its dice, then its positions."""

    def __init__(self, game: FarmyardGame) -> None:
        super().__init__(game)
        self.setting, self.throws = game.setting, game.throws
        self.thrown: tuple[int, ...] = ()
        self.moment: Moment | None = None

    # -- Whose turn, and what is possible ---------------------------------------

    def current_player(self) -> int:
        """Return the player to move: a seat, CHANCE or TERMINAL."""
        if self.moment is None:
            return int(pyspiel.PlayerId.CHANCE)
        if is_over(self.moment.states):
            return int(pyspiel.PlayerId.TERMINAL)
        return to_move(self.moment.states)

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.moment is not None and is_over(self.moment.states)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.moment is not None
        return self.setting.game.choices(self.moment.states)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance with their probabilities."""
        return self.throws.outcomes

    # -- Playing ----------------------------------------------------------------

    def _apply_action(self, action: int) -> None:
        if self.moment is None:
            self._throw(action)
        elif self.setting.is_legal(self.moment.states, action):
            self.moment = self.moment.after(action)
        else:
            agent = self.setting.names[to_move(self.moment.states)]
            raise IllegalChoice(words.NO_CHOICE.format(n=action, agent=agent))

    def _throw(self, side: int) -> None:
        """Apply a throw; after the last one the key is known and the cards are dealt."""
        if not 0 <= side < self.throws.sides:
            raise IllegalChoice(words.NO_THROW.format(n=side, last=self.throws.sides - 1))
        self.thrown = (*self.thrown, side)
        if len(self.thrown) == self.throws.many:
            self.moment = Moment(self.setting, self.throws.deal(self.thrown))

    def returns(self) -> list[float]:
        """Return each player's reward; zeros before the end."""
        if self.moment is None or not is_over(self.moment.states):
            return [0.0] * self.setting.seats
        return self.setting.rewards(self.moment.states)

    def resample_from_infostate(self, player: int, sampler: Any) -> "TableState":
        """Return a random state that agrees with this player's view, with fresh dice."""
        assert self.moment is not None
        other = TableState(self.get_game())
        other.moment = self.moment.imagined(player, key_of(int(sampler() * 2**53)))
        return other

    # -- In words ---------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        if self.moment is None:
            return words.THROW.format(n=action)
        if not self.setting.is_legal(self.moment.states, action):
            return words.NOT_NOW.format(n=action)
        view = self.setting.game.see(self.moment.states, to_move(self.moment.states))
        numbered = seats_by_number(self.setting.seats)
        return self.setting.game.words.say(view[0], action, numbered)

    def __str__(self) -> str:
        """Draw the table as a spectator sees it."""
        if self.moment is None:
            return words.NOT_DEALT.format(n=len(self.thrown), of=self.throws.many)
        return str(self.setting.render(self.moment.states, "ansi"))


class Observer:
    """An observer of states for a player, or of public information only.

    ``tensor``: float32 of shape (width,) or, with perfect recall, (width + 2 ``recall``,); ``dict``
    has its parts, ``view`` and ``decisions``, the latter of shape (``recall``, 2): seat and choice.
    ``scaled``: all between −1 and 1, the view as a scaled row, seats and choices as parts of
    the highest.
    """

    def __init__(self, setting: Setting, kind: Any, recall: int, scaled: bool = False) -> None:
        self.setting, self.kind, self.scaled = setting, kind, scaled
        if kind.private_info == PRIVATE.ALL_PLAYERS:
            raise ValueError(words.NOBODY_SEES_ALL)
        width, recall = setting.numbers.width, recall if kind.perfect_recall else 0
        self.tensor = np.zeros(width + 2 * recall, np.float32)
        self.dict = {"view": self.tensor[:width]}
        if recall:
            self.dict["decisions"] = self.tensor[width:].reshape(recall, 2)
        highest = np.maximum((setting.seats - 1, setting.choices_there_are - 1), 1)
        self._highest = highest.astype(np.float32)

    def _seat(self, player: int) -> int:
        return SPECTATOR if self.kind.private_info == PRIVATE.NONE else player

    def set_from(self, state: TableState, player: int) -> None:
        """Fill the tensor; before the deal all of it is `HIDDEN`, and so is a decision that there
        was not."""
        self.tensor.fill(HIDDEN)
        if state.moment is None:
            return
        seat = self._seat(player)
        self.dict["view"][:] = self.setting.row(state.moment.states, seat, self.scaled)
        rows = self.dict.get("decisions", ())
        for row, made in zip(rows, reversed(state.moment.decisions), strict=False):
            row[:] = made.seat, made.told(seat)
            if self.scaled:
                row[:] = np.where(row == HIDDEN, row, row / self._highest)

    def string_from(self, state: TableState, player: int) -> str:
        """Return the view as JSON, or with perfect recall the fingerprint of all views."""
        if state.moment is None:
            return str(state)
        seat = self._seat(player)
        if self.kind.perfect_recall:
            return f"{seat}:{state.moment.memory(seat).hex()}"
        view = self.setting.game.see(state.moment.states, seat)
        return json.dumps(write_view(self.setting.game, view))


def register() -> None:
    """Register every game with OpenSpiel."""
    for card in catalogue.cards():
        # a class, since OpenSpiel keeps the reference beyond the interpreter's end
        made = type(f"{FarmyardGame.__name__}_{card.key}", (FarmyardGame,), {"card": card})
        pyspiel.register_game(game_type(card, card.default_seats), made)


register()
