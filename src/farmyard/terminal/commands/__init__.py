"""Commands of ``farmyard``, by what they are for."""
