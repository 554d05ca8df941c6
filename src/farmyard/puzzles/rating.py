"""Ratings of people who solve puzzles, by Glicko-2 (M. Glickman, 2013).

A puzzle counts as an opponent whose rating is that of the ladder's bots that miss it
(`farmyard.puzzles.making.rating`); it stays as it is.
"""

from typing import NamedTuple

import glicko2

SPREAD = 80  # the deviation of a puzzle's rating


class Rating(NamedTuple):
    """A rating on Glicko's scale; by default that of somebody who has not tried a puzzle."""

    rating: float = 1000.0
    deviation: float = 350.0
    volatility: float = 0.06

    def after(self, puzzle: int, solved: bool) -> "Rating":
        """Return the rating after a puzzle of that rating was tried."""
        player = glicko2.Player(self.rating, self.deviation, self.volatility)
        player.update_player([puzzle], [SPREAD], [1 if solved else 0])
        return Rating(player.rating, player.rd, player.vol)
