"""The rules of contests: pairings, standings and brackets. Pure."""
