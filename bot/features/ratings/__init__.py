"""Ratings and statistics, computed from finished games, server by server.

``places`` ranks the seats of a finished game, ``arithmetic`` computes the new ratings, and
``service`` stores both, in the transaction that ends the game. docs/ratings.md has the rules.
"""
