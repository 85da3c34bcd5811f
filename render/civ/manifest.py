"""The manifest of Carta Impera Victoria in pictures."""

from __future__ import annotations

from render.civ import ending
from render.civ.alt import hand_alt, table_alt
from render.civ.hand import draw_hand, seen
from render.civ.reveal import draw_cards, told_card
from render.civ.table import draw_table
from render.civ.text_alternative import table_text
from render.civ.whole_card import card_alt, card_picture
from render.civ.zoom import draw_zoom, zoom_alt
from render.manifest import Manifest

MANIFEST = Manifest(
    name="civ",
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
)
