"""What a host does beside running the bot: keep it to one, and find out what is wrong."""
