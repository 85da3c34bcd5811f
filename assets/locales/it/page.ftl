# La pagina web di un torneo, che chiunque può leggere.

page-standings = Classifica
page-deductions = Punti tolti: { $names }
page-player = Giocatore
page-team = Squadra
page-rounds = Round
page-round = Round { $round }
page-bracket = Tabellone
page-table = Tavolo
page-match = Partita
page-bye = riposo
page-stage = { $game } · { $format } · { $teams ->
        [yes] { $players ->
            [one] { $players } squadra
           *[other] { $players } squadre
        }
       *[no] { $players ->
            [one] { $players } giocatore
           *[other] { $players } giocatori
        }
    } · { $status ->
        [signup] iscrizioni
        [checkin] conferma di presenza
        [running] round { $round } di { $rounds }
        [paused] in pausa
        [over] finito
       *[cancelled] annullato
    }
tournament-page-button =
    { $public ->
        [yes] Togli la pagina web
       *[no] Pubblica una pagina web
    }
tournament-page-line = 🌐 Classifica e abbinamenti per tutti: { $url }
tournament-act-publish = { $when }: { $by } ha pubblicato o tolto la pagina web
refused-tournament-no-pages = Chi gestisce questo bot non ha previsto pagine web. Usa invece { COMMAND("tournament export") }.
