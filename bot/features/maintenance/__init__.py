"""Maintenance notes: what the host tells all running tables."""
