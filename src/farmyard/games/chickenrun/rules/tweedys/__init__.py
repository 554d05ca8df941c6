"""Chickenrun: the Tweedys: who commands them, whom they catch, and the Piematic."""
