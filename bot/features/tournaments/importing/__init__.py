"""The import of a player list: a file with one player a line."""
