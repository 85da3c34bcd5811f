# Classifica e statistiche.

## What a finished game meant for the ratings

# $provisional: whether a rating among these is; it has a question mark.
rated =
    📈 **Rating**
    { $changes }
    -# Più alto è il rating di chi superi, più punti guadagni.{ $provisional ->
        [yes] { "" } Il punto interrogativo vuol dire provvisorio: quel rating cambia ancora molto.
       *[no] { "" }
    }{ $weighed ->
        [yes] { "" } Questi giocatori si sono incontrati spesso negli ultimi 7 giorni: perciò la partita conta meno.
       *[no] { "" }
    }
rated-change =
    { $way ->
        [up] **{ $name }** guadagna { $points ->
            [one] 1 punto
           *[other] { $points } punti
        } e sale a { $rating }
        [down] **{ $name }** perde { $points ->
            [one] 1 punto
           *[other] { $points } punti
        } e scende a { $rating }
       *[even] **{ $name }** resta a { $rating }
    }
# For one player alone; $places: rated-ahead and so on.
rated-you =
    { $way ->
        [up] 📈 Guadagni { $points ->
            [one] 1 punto di rating
           *[other] { $points } punti di rating
        }
        [down] 📉 Perdi { $points ->
            [one] 1 punto di rating
           *[other] { $points } punti di rating
        }
       *[even] Il tuo rating non cambia
    }: hai finito { $places }. A { $game } sei ora a **{ $rating }**.
rated-ahead = davanti a { $names }
rated-level = alla pari con { $names }
rated-behind = dietro a { $names }
rated-opponent = { $name } ({ $rating })
unrated-casual = -# Questa partita era amichevole: il rating non cambia.
unrated-computer = -# Giocava anche un computer: il rating non cambia.
unrated-short = -# La partita è finita prima di essere davvero giocata: il rating non cambia.
unrated-replaced = -# Qualche posto ha cambiato giocatore: il rating non cambia.
unrated-practice = -# Per allenamento sono state annullate mosse che avevano rivelato delle carte: questa partita non conta.
unrated-annulled = -# Un moderatore ha invalidato questa partita: non conta per la classifica.

former-player = ex giocatore

## Annulling a game

annul-ask = Vuoi invalidare **{ $game }** con { $names }? La partita uscirà dalle statistiche e i rating successivi saranno ricalcolati. Potrai tornare indietro.
annul-button = Invalida questa partita
annul-done = La partita è stata invalidata: non conta più, e i rating successivi sono stati ricalcolati.
restore-ask = **{ $game }** con { $names } è stata invalidata. Vuoi che conti di nuovo? I rating successivi saranno ricalcolati.
restore-button = Falla contare di nuovo
restore-done = La partita conta di nuovo, e i rating successivi sono stati ricalcolati.
mine-annul = Questa partita
refused-annul-not-allowed = Solo chi ha il permesso **Gestisci canali** può invalidare una partita di questo server.
refused-annul-too-early = Questa partita è ancora in corso. Con { COMMAND("game end") } la chiudi senza risultato.
refused-not-rated = Questa partita non conta comunque per la classifica.
refused-no-table-annul = In questo canale non c’è nessuna partita che conti per la classifica. Usa questo comando nel canale dove la partita è finita.

## Showing something to all

show-button = Mostra a tutti
refused-show-not-allowed = In questo canale non puoi scrivere, quindi qui non posso mostrarlo a tutti. Scegli un altro canale.

## The leaderboard

leaders-title = ## 🏅 { $game }
leaders-new-title =
    ## 🌱 { $game } · provvisori
    -# Questi rating cambiano ancora molto. Per entrare in classifica servono { $settled } partite classificate contro { $opponents } avversari diversi.
leaders-line =
    { $count ->
        [one] { $place }. **{ $name }** · { $rating } · 1 partita
       *[other] { $place }. **{ $name }** · { $rating } · { $count } partite
    }
leaders-new-line =
    { $count ->
        [one] ({ $place }) **{ $name }** · { $rating }? · 1 partita
       *[other] ({ $place }) **{ $name }** · { $rating }? · { $count } partite
    }
leaders-nobody-ranked = Nessuno è ancora in classifica: servono { $settled } partite classificate contro { $opponents } avversari diversi.
leaders-nobody-new = Nessuno ha un rating provvisorio.
leaders-page = -# Pagina { $page } di { $pages }
leaders-own =
    { $count ->
        [one] 👤 Tu: posizione **{ $place }** su { $people } · { $rating } · 1 partita
       *[other] 👤 Tu: posizione **{ $place }** su { $people } · { $rating } · { $count } partite
    }
leaders-own-new =
    { $count ->
        [one] 👤 Tu: posizione provvisoria **{ $place }** su { $people } · { $rating }? · 1 partita
       *[other] 👤 Tu: posizione provvisoria **{ $place }** su { $people } · { $rating }? · { $count } partite
    }, { $met ->
        [one] 1 avversario
       *[other] { $met } avversari
    }. Entri in classifica dopo { $settled } partite contro { $opponents } avversari diversi.
leaders-own-none = 👤 Non hai ancora partite classificate di { $game } qui. { COMMAND("game new") } apre un tavolo.
leaders-ranked-button = In classifica ({ $count })
leaders-new-button = Provvisori ({ $count })

## Statistics

stats-title = ## { $name } · { $game }
stats-nothing = **{ $name }** non ha ancora finito nessuna partita su questo server.
stats-no-game = Ancora nessuna partita finita.
stats-unrated = 📈 Ancora nessuna partita classificata.
stats-rating =
    { $count ->
        [one] 📈 **{ $rating }** · posizione { $place } su { $people } · 1 partita classificata
       *[other] 📈 **{ $rating }** · posizione { $place } su { $people } · { $count } partite classificate
    }
stats-rating-new =
    { $count ->
        [one] 📈 **{ $rating }?** · posizione provvisoria { $place } su { $people } · 1 partita classificata su { $settled }
       *[other] 📈 **{ $rating }?** · posizione provvisoria { $place } su { $people } · { $count } partite classificate su { $settled }
    }, { $met ->
        [one] 1 avversario su { $opponents }
       *[other] { $met } avversari su { $opponents }
    }
stats-games =
    { $count ->
        [one] 🎲 **1** partita, **{ $won }** vinta ({ $percent }%)
       *[other] 🎲 **{ $count }** partite, **{ $won }** vinte ({ $percent }%)
    }
stats-how = 🏆 Vittorie: { $reasons }
stats-reason-resigned = { $count } per abbandono
stats-sizes = 👥 Vittorie per numero di giocatori: { $sizes }
stats-size-won = { $won } su { $count } in { $seats }
stats-streak =
    { $count ->
        [0] 🔥 Serie di vittorie più lunga: { $longest }
        [one] 🔥 Ultima partita vinta; serie più lunga: { $longest }
       *[other] 🔥 { $count } vittorie di fila; serie più lunga: { $longest }
    }
stats-length =
    { $turns ->
        [0] ⏱️ Una partita dura in media { $duration }.
        [one] ⏱️ Una partita dura in media { $duration } e 1 turno.
       *[other] ⏱️ Una partita dura in media { $duration } e { $turns } turni.
    }
stats-days =
    { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
stats-hours =
    { $count ->
        [one] 1 ora
       *[other] { $count } ore
    }
stats-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }
stats-computers =
    { $count ->
        [one] 🤖 Con i computer: 1 partita, { $won } vinta (contata a parte)
       *[other] 🤖 Con i computer: { $count } partite, { $won } vinte (contate a parte)
    }
stats-opponents = ⚔️ Avversari più frequenti (davanti – dietro)
stats-opponent =
    { $count ->
        [one] ▫️ **{ $name }** · 1 partita · { $before }–{ $after }
       *[other] ▫️ **{ $name }** · { $count } partite · { $before }–{ $after }
    }
stats-server-button = Questo server
stats-server-nothing = Su questo server non è ancora finita nessuna partita.
stats-server-games =
    { $count ->
        [one] 🎲 **1** partita finita
       *[other] 🎲 **{ $count }** partite finite
    }
stats-server-reasons = 🏆 Vittorie: { $reasons }
stats-server-sizes = 👥 Numero di giocatori: { $sizes }
stats-size =
    { $count ->
        [one] 1 partita in { $seats }
       *[other] { $count } partite in { $seats }
    }
stats-server-busiest = 🏅 Più partite classificate: { $people }
stats-busy = **{ $name }** ({ $count })

## The picture

picture-rating =
    { $count ->
        [one] { $game } · 1 partita classificata
       *[other] { $game } · { $count } partite classificate
    }
alt-rating = Il rating di { $name } a { $game } dopo ogni partita classificata ({ $games }; { $first } – { $last }): ora { $rating }, minimo { $least }, massimo { $most }.

## The commands

command-leaderboard = La classifica di questo server
command-leaderboard-game = Quale gioco (predefinito: quello di questo canale)
command-stats = Statistiche delle partite finite
command-stats-player = Partite, vittorie, avversari e rating di un giocatore
command-stats-player-person = Di chi (predefinito: le tue)
command-stats-player-game = Quale gioco (predefinito: il più giocato)
command-stats-server = Le statistiche di tutto il server
command-stats-server-game = Quale gioco (predefinito: quello di questo canale)
command-annul = Moderatori: togli dalla classifica una partita finita in questo canale
