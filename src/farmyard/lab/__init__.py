"""The laboratory: many games at once, for balance, bots and benchmarks."""

MOST_GAMES = 50_000_000
"""The most games of a batch: their results, and those alone, are kept in memory."""
MOST_STUDIED = 1_000_000
"""The most games of bots against each other that a study has for a pair or a setting."""
