"""What every feature stands on; it knows nothing of Discord."""
