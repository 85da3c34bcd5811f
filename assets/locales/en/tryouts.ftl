# Trying moves out in the private panel, before any is played. A tryout is not a standing order: it
# is about the current turn, and nothing is stored of it.

tryout-button = Try out
tryout-sign = 🧪
tryout-title = ### 🧪 Trying out · { $game } · { $channel }
tryout-about = -# Nothing’s played yet, and only you know. This is the table as it would be.
tryout-play =
    { $count ->
        [one] Play it
       *[other] Play all { $count }
    }
tryout-back = Undo last try
tryout-leave = Stop trying

# Why a try goes no further.
tryout-stop-draw =
    { $age ->
        [0] 🂠 This draws unknown cards.
       *[other] 🂠 This draws an unknown card of age { $age }.
    }
tryout-stop-cards = 🂠 This depends on cards of { $name } that you can’t see.
tryout-stop-choice = ⏳ Here { $name } has a choice to make.
tryout-before =
    { $count ->
        [0] -# No one can know what comes next, so you can’t play this ahead: go back to play it.
        [one] -# You can play the move before it. This one is yours to play after that.
       *[other] -# You can play the { $count } moves before it. This one is yours to play after that.
    }
tryout-turn-over = ⏭️ Your turn would be over.
tryout-game-over = 🏁 The game would be over.
tryout-full = -# That’s as far as you can try ahead. Play it, then carry on.

tryout-played =
    { $count ->
        [one] ✅ Played what you tried.
       *[other] ✅ Played all { $count } moves that you tried.
    }
tryout-rest = Your next try is up to you now. { $why }

refused-tryout-late = The game has changed, so what you tried no longer fits. Here’s where it stands now:
refused-tryout-not-now = You can try moves out when it’s your turn and you have a move to choose.
