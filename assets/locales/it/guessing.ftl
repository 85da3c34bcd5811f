# Spectators guess the next move.

guess-button = Indovina la prossima mossa
guess-sign = 🔮
guess-title = ### 🔮 { $game } · { $channel }
guess-ask = **Che cosa farà { $player }?** Il tuo pronostico resta tra noi; ti scrivo com’è andata.
guess-noted = Il tuo pronostico per **{ $player }**: **{ $guess }**. Puoi cambiarlo finché la mossa non è fatta.
guess-nothing = Per ora non c’è niente da indovinare. Riprova quando c’è un’azione da scegliere.
guess-placeholder = Indovina…
guess-right = ✅ Giusto! **{ $player }** ha fatto come pensavi: **{ $move }**.
guess-wrong = ❌ Pensavi a **{ $guess }**, ma **{ $player }** ha scelto **{ $move }**.
guess-score =
    { $made ->
        [one] { $hits } pronostico giusto su { $made } finora.
       *[other] { $hits } pronostici giusti su { $made } finora.
    }
guess-final-score =
    { $made ->
        [one] 🏁 La partita è finita: { $hits } pronostico giusto su { $made }.
       *[other] 🏁 La partita è finita: { $hits } dei tuoi { $made } pronostici erano giusti.
    }

refused-guess-plays-there = I pronostici sono per gli spettatori: tu giochi a questo tavolo.
refused-guess-late = Quella mossa è già stata fatta: non si può più indovinare.
