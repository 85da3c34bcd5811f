"""My turns: one direct message with a user's games, kept up to date."""
