"""The manifest of Innovation in pictures."""

from __future__ import annotations

from render.innovation import ending
from render.innovation.affected import affected_alt, affected_picture
from render.innovation.alt import hand_alt, table_alt
from render.innovation.hand import draw_hand, seen
from render.innovation.reveal import draw_cards, told_card
from render.innovation.table import draw_table
from render.innovation.text_alternative import table_text
from render.innovation.whole_card import card_alt, card_picture
from render.innovation.zoom import draw_zoom, zoom_alt
from render.manifest import Manifest

MANIFEST = Manifest(
    name="innovation",
    draw_table=draw_table,
    table_alt=table_alt,
    table_text=table_text,
    draw_hand=draw_hand,
    hand_alt=hand_alt,
    draw_zoom=draw_zoom,
    zoom_alt=zoom_alt,
    seen_in_hand=seen,
    draw_cards=draw_cards,
    told_card=told_card,
    card_picture=card_picture,
    card_alt=card_alt,
    ending=ending,
    draw_forecast=affected_picture,
    forecast_alt=affected_alt,
)
