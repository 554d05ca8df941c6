"""Sealed shuffles: how they are sealed, and the seal of one table."""
