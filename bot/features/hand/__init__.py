"""The private view of a player: hand and choices."""
