"""Ratings and statistics: what finished games say of those who played them, server by server.

``places`` says how a game ended for each seat, ``arithmetic`` what that means for the ratings, and
``service`` keeps both, in the transaction that ends the game. docs/ratings.md has the rules.
"""
