"""What organisers and players of a tournament see and press."""
