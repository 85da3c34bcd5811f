"""HTML elements as text."""

from __future__ import annotations


def element(tag: str, content: str, **attributes: str | float) -> str:
    """Return an HTML element; ``content`` and ``attributes`` are HTML already."""
    told = "".join(
        f' {name.replace("klass", "class").replace("_", "-")}="{value}"'
        for name, value in attributes.items()
    )
    return f"<{tag}{told}>{content}</{tag}>"
