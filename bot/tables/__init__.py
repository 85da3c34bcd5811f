"""Tables: their repository and the actions on them, used by every feature."""
