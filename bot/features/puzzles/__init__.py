"""The puzzle of the day: a position with one clearly best action, in a channel."""
