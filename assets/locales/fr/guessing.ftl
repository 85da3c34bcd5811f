# Spectators guess the next move.

guess-button = Deviner le coup suivant
guess-sign = 🔮
guess-title = ### 🔮 { $game } · { $channel }
guess-ask = **Que va faire { $player } ?** Ton pronostic reste entre nous ; je t’envoie le résultat en message privé.
guess-noted = Ton pronostic pour **{ $player }** : **{ $guess }**. Tu peux en changer jusqu’à ce que le coup soit joué.
guess-nothing = Rien à deviner pour l’instant. Réessaie quand une action est à choisir.
guess-placeholder = Deviner…
guess-right = ✅ Gagné ! **{ $player }** a fait ce que tu pensais : **{ $move }**.
guess-wrong = ❌ Tu pensais à **{ $guess }**, mais **{ $player }** a choisi **{ $move }**.
guess-score =
    { $made ->
        [one] { $hits } pronostic juste sur { $made } pour l’instant.
       *[other] { $hits } sur { $made } pronostics justes pour l’instant.
    }
guess-final-score =
    { $made ->
        [one] 🏁 La partie est finie : { $hits } pronostic juste sur { $made }.
       *[other] 🏁 La partie est finie : { $hits } de tes { $made } pronostics étaient justes.
    }

refused-guess-plays-there = Les pronostics sont pour le public : tu joues à cette table.
refused-guess-late = Ce coup est déjà joué : on ne peut plus le deviner.
