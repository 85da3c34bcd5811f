"""Seats that change hands."""
