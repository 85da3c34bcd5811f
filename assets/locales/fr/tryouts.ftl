# Trying moves out in the private panel, before any is played. A tryout is not a standing order: it
# is about the current turn, and nothing is stored of it.

tryout-button = Essayer
tryout-sign = 🧪
tryout-title = ### 🧪 Essai · { $game } · { $channel }
tryout-about = -# Rien n’est encore joué, et personne d’autre ne le sait. Voici la table telle qu’elle serait.
tryout-play =
    { $count ->
        [one] Jouer ce coup
       *[other] Jouer les { $count } coups
    }
tryout-back = Annuler le dernier essai
tryout-leave = Arrêter l’essai

# Why a try goes no further.
tryout-stop-draw =
    { $age ->
        [0] 🂠 Ici, tu pioches des cartes inconnues.
       *[other] 🂠 Ici, on pioche une carte { $age } inconnue.
    }
tryout-stop-cards = 🂠 La suite dépend de cartes de { $name } que tu ne vois pas.
tryout-stop-choice = ⏳ Ici, { $name } doit choisir.
tryout-before =
    { $count ->
        [0] -# Personne ne peut connaître la suite : ce coup ne peut pas être joué d’avance. Reviens à la partie pour le jouer.
        [one] -# Tu peux jouer le coup qui précède. Ensuite, celui-ci reste à jouer.
       *[other] -# Tu peux jouer les { $count } coups qui précèdent. Ensuite, celui-ci reste à jouer.
    }
tryout-turn-over = ⏭️ Ton tour serait terminé.
tryout-game-over = 🏁 La partie serait terminée.
tryout-full = -# L’essai ne peut pas aller plus loin. Joue ces coups, puis continue.

tryout-played =
    { $count ->
        [one] ✅ Le coup essayé est joué.
       *[other] ✅ Les { $count } coups essayés sont joués.
    }
tryout-rest = Le coup suivant reste à jouer. { $why }

refused-tryout-late = La partie a changé depuis : ton essai ne convient plus. Voici où elle en est :
refused-tryout-not-now = Tu peux faire un essai à ton tour, quand tu as un coup à choisir.
