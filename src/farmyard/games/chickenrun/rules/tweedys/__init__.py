"""Chickenrun: the rules of the Tweedys: control, catches, and the Piematic."""
