"""The statements of the store: each function executes one command or query.

Statements with a list parameter are built once: a copy that SQLAlchemy makes of a list refers to
itself, and would stay in memory until a garbage collection.
"""
