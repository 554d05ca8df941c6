"""The revisions of the database schema, a module each, which upgrades the one before."""
