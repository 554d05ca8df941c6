"""The shelf: a folder for each game, found by the catalogue; games of others lie on theirs
(`farmyard.core.shelves`)."""

from farmyard.core.shelves import others

__path__ = [*__path__, *others()]
