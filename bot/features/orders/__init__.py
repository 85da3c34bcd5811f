"""Standing orders: decisions given in advance."""
