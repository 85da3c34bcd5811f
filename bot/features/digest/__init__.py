"""The weekly digest: one direct message with a user's games and tournaments."""
