"""The state of a table, and what may be done at it. Plain values and functions; nothing here does
any input or output."""
