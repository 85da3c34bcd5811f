"""The messages, menus and buttons of organisers and players of a tournament."""
