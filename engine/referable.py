"""Weak references to classes that may be compiled."""


class Referable:
    """A base of classes whose instances can be referred to weakly.

    A class that mypyc compiles can't, unless it has a base that is not compiled, as this one.
    """
