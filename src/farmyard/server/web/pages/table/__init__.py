"""The table: playing, and everything beside it."""
