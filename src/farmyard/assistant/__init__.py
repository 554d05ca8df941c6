"""A door for language models: a Model Context Protocol server that holds one player's seats.

``tools.py`` offers the tools, ``place.py`` follows a table, and ``wording.py`` says how it stands.
All that is told comes from `farmyard.client`, so a model knows what any program at its seat knows
(docs/assistants.md).
"""
