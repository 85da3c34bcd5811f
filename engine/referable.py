"""Weak references to tables in compiled rules."""

from typing import TypeVar

C = TypeVar("C")


def referable(table: type[C]) -> type[C]:
    """Mark a class, as each of its subclasses, that is referred to weakly.

    mypyc leaves a class with a custom decorator an ordinary class with compiled methods. A class
    that it compiles does not clear the weak references to an instance that is freed.
    """
    return table
