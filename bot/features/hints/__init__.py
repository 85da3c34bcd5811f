"""Hints: the options of a decision and their consequences."""
