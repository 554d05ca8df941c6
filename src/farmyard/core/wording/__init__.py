"""Sentences for people, in the reader's language."""
