"""Playing: opening a table, resigning, ending a game."""
