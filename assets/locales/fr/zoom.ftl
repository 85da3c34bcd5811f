# One player's board, large: the button, and the descriptions of the picture, at most 1024 characters in all.

zoom-button = Zoom
zoom-sign = 🔍
zoom-title = ## 🔍 { $name } · { $game }
zoom-about = -# Ce message n’est visible que pour toi. Il montre ce qui est public : les cartes cachées restent cachées.
