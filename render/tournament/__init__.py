"""Pictures of a tournament: pairings and standings."""
