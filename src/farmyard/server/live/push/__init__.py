"""Knocking: people are told by Web Push that it is their turn, at a table they do not look at."""
