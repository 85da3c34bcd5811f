# Why something is not possible: Innovation.

refused-not-on-top = { $card } non è una delle tue Carte Attive, quindi non puoi attivarla. Scegline una che lo è.
refused-achievement-taken = Il Periodo { $age } è già stato dominato. Scegline uno ancora libero.
refused-points-missing = Per il Periodo { $age } servono { $needed } punti, e tu ne hai { $points }. Prima capitalizza altre carte.
refused-top-card-too-low =
    { $top ->
        [0] Per il Periodo { $age } serve una Carta Attiva di valore { $age } o più, e non ne hai. Prima gioca una carta.
       *[other] Per il Periodo { $age } serve una Carta Attiva di valore { $age } o più; la tua più alta è un { $top }. Giocane una più alta.
    }
