# One player's board, large: the button, and the descriptions of the picture, at most 1024 characters in all.

zoom-button = Zoom
zoom-sign = 🔍
zoom-title = ## 🔍 { $name } · { $game }
zoom-about = -# Only you see this message. It shows what’s public: hidden cards stay hidden.
