"""The form of a new table, and the page on which a table waits for people."""
