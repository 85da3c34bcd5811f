"""Teams of two: finding a partner, names, and notices to mates."""
