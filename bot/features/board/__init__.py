"""The public message of a table, and keeping it up to date."""
