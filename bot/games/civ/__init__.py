"""Carta Impera Victoria on Discord: its presenter, log, options and card texts."""
