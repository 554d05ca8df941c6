"""How requests reach this server, and within which limits. Nothing here knows a table."""
