"""A table being played: its choices, its states, and what each seat sees of them."""
