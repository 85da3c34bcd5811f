"""``make new-command NAME=roll``: the files of a new slash command."""
