"""The log, the replay and the export of a game."""
