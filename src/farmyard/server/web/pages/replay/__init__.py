"""Looking back at a game: any version of it, last moves, files of finished games."""
