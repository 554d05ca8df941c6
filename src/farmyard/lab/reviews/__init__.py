"""Reviews of finished games, and the chances to win that they are made from."""
