# One player's board, large: the button, and the descriptions of the picture, at most 1024 characters in all.

zoom-button = Zoom
zoom-sign = 🔍
zoom-title = ## 🔍 { $name } · { $game }
zoom-about = -# Questo messaggio lo vedi solo tu. Mostra ciò che è pubblico: le carte nascoste restano nascoste.
