"""Votes of the players at a table."""
