"""The hall: the games, and a person's tables; the first visit to a game."""
