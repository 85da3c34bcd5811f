"""The pictures of the demo's pages, served as the bot drew them.

simcord checks and re-encodes each file, as untrusted, in a new Python process for each page: half a
second or more per picture. Here all files come from the bot.
"""

from __future__ import annotations

import io

from PIL import Image, UnidentifiedImageError

from bot.demo.behaviour.simcord_seam import MediaError, MediaInfo


def described(blob: bytes) -> MediaInfo:
    """Return a PNG or GIF as simcord serves it: unchanged, with its size.

    Raises simcord's ``MediaError`` for any other file.
    """
    try:
        with Image.open(io.BytesIO(blob), formats=("PNG", "GIF")) as image:
            width, height = image.size
            return MediaInfo(
                format=str(image.format),
                width=width,
                height=height,
                frames=getattr(image, "n_frames", 1),
                decoded_bytes=width * height * 4,
                normalized=blob,
                content_type=Image.MIME[str(image.format)],
                transformation="preserved",
            )
    except UnidentifiedImageError as error:
        raise MediaError("not a picture of the bot's") from error
