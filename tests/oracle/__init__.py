"""A second model of each game's rules, as a test oracle for the engine.

The models are written from the rules alone. They share no code with ``engine`` and read only its
facts of the cards, so that a mistake in one of the two shows as a difference. ``python -m
tests.oracle`` plays random games in both and compares them after every answer.
"""
