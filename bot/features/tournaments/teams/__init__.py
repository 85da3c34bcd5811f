"""Teams of two: finding a partner, names, and what mates are told."""
