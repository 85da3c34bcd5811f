"""Guesses of spectators about the next move."""
