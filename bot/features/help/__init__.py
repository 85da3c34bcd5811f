"""Help, rules and card texts."""
