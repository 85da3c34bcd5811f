# Che cosa sta scritto nelle immagini dei tornei, e che cosa dicono a chi non le vede.

picture-standings-about = Round { $round } di { $rounds }
picture-standings-page = { $about } · { $first }–{ $last } di { $count }
picture-group = Girone { $number }
picture-groups-about =
    { $pages ->
        [1] Gironi
       *[other] Gironi · { $page }/{ $pages }
    }

# Sopra una colonna di numeri, in breve.
picture-standings-points = Pt.
picture-standings-buchholz = BH
picture-standings-sonneborn-berger = SB
picture-standings-wins = Vitt.
# Below the standings, where names are marked: P01 −1*.
picture-standings-deducted = * Punti tolti dagli organizzatori

picture-bracket-about =
    { $side ->
        [winners] Tabellone dei vincenti
        [losers] Tabellone dei perdenti
       *[all] Tabellone
    }{ $pages ->
        [1] {""}
       *[other] {" "}· { $page }/{ $pages }
    }
picture-bracket-bye = riposo
picture-bracket-player = giocatore
# Sopra una colonna di partite, o sopra una sola.
picture-round-round-of =
    { $people ->
        [16] Ottavi
        [32] Sedicesimi
        [64] Trentaduesimi
       *[other] Round a { $people }
    }
picture-round-quarter-final = Quarti
picture-round-semi-final = Semifinali
picture-round-final = Finale
picture-round-third = Terzo posto
picture-round-winners-round = Round { $round }
picture-round-losers-round = Round { $round }
picture-round-winners-final = Finale vincenti
picture-round-losers-final = Finale perdenti
picture-round-grand = Finalissima
picture-round-reset = Bella

# $place is 0 before anything was played.
alt-standings-row =
    { $place ->
        [0] { $name }, { $numbers }.
       *[other] Posizione { $place }: { $name }, { $numbers }.
    }
alt-standings-deducted = punti tolti: { $points }
alt-bracket-match = { $one } contro { $other }
alt-bracket-won = { $match } (ha vinto { $winner })
