"""A person's finished games: their page, their files, taking them along, erasing them."""
