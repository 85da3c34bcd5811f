"""Tables: their repository, and what can be done at them."""
