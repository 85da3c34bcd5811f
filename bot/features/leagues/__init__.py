"""Leagues: seasons of divisions, each a tournament, with promotion and relegation.

``ladder`` is pure. A league is stored with its settings, its seasons, and their players in order;
the divisions are tournaments like any other; their results decide the next order.
"""
