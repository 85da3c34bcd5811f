"""Table actions: commands and menu entries about one table."""
