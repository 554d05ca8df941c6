"""Answers for whoever hosts a server: its health, its figures and whom to write to."""
