"""Time: how long people have, when they are reminded, and what happens when the time is up."""
