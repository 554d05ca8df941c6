"""The workers of one server: what they tell each other, and who drives a table."""
