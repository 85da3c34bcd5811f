"""Card facts, words, fonts and pictures: data, no code.

This file makes it a package proper, which ``importlib.resources`` finds however it is installed.
"""
