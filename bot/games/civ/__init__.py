"""Carta Impera Victoria in words: its log, its options, what is printed on its cards."""
