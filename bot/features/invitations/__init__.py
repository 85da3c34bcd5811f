"""Invitations to a table, and rematches."""
