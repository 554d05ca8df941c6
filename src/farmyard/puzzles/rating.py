"""Ratings of puzzles and of people who solve them, by Glicko-2 (M. Glickman, 2013).

A puzzle counts as an opponent.  Its rating is at first that of the ladder's bots that miss it
(`farmyard.puzzles.making.rating`), and each first try of a person moves both.
"""

from typing import NamedTuple

import glicko2

SPREAD = 80  # the deviation of a puzzle's rating that nobody has tried


class Rating(NamedTuple):
    """A rating on Glicko's scale; by default that of somebody who has not tried a puzzle."""

    rating: float = 1000.0
    deviation: float = 350.0
    volatility: float = 0.06

    def after(self, other: "Rating", won: bool) -> "Rating":
        """Return the rating after a try, of whoever tried or of the puzzle; ``other``: before."""
        player = glicko2.Player(self.rating, self.deviation, self.volatility)
        player.update_player([other.rating], [other.deviation], [1 if won else 0])
        return Rating(player.rating, player.rd, player.vol)
