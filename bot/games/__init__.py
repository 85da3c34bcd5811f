"""The games as Discord shows them, one package per game."""
