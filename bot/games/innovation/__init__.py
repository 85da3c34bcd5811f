"""Innovation in words and buttons: its log, its actions, what is printed on its cards."""
