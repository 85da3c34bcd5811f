# Classifica e statistiche.

## What a finished game meant for the ratings

rated = 📈 { $changes }
rated-change =
    { $settled ->
        [yes] **{ $name }** { $rating } ({ $change })
       *[no] **{ $name }** { $rating }? ({ $change })
    }
unrated-casual = -# Questo tavolo non doveva contare: i punteggi non cambiano.
unrated-computer = -# Giocava anche un computer: i punteggi non cambiano.
unrated-short = -# È finita prima che tutti avessero giocato un turno: i punteggi non cambiano.
unrated-replaced = -# Dei posti hanno cambiato mano: i punteggi non cambiano.
unrated-annulled = -# Chi modera il server ha annullato questa partita: non conta per i punteggi.

former-player = qualcuno di un tempo

## Annulling a game

annul-ask = **{ $game }** con { $names } non deve più contare? Tutti i punteggi successivi saranno ricalcolati e la partita uscirà dalle statistiche. Puoi tornare indietro.
annul-button = Annulla questa partita
annul-done = La partita è annullata: non conta più, e tutti i punteggi successivi sono stati ricalcolati.
restore-ask = **{ $game }** con { $names } è annullata. Deve contare di nuovo? Tutti i punteggi successivi saranno ricalcolati.
restore-button = Falla contare di nuovo
restore-done = La partita conta di nuovo, e tutti i punteggi successivi sono stati ricalcolati.
mine-annul = Questa partita
refused-annul-not-allowed = Solo chi nel server ha il permesso Gestisci canali può annullare una partita.
refused-annul-too-early = Questa partita è ancora in corso. { COMMAND("game end") } la chiude senza risultato.
refused-not-rated = Questa partita non conta comunque per i punteggi.
refused-no-table-annul = Finora nessuna partita di questo canale è contata per i punteggi. Usa questo comando nel canale in cui la partita è finita.

## Showing something to all

show-button = Mostra a tutti
refused-show-not-allowed = In questo canale non puoi scrivere, quindi qui non posso mostrarlo a tutti. Scegli un altro canale.

## The leaderboard

leaders-title = ## 🏅 { $game }
leaders-new-title =
    ## 🌱 { $game } · provvisori
    -# Meno di { $settled } partite classificate: questi punteggi si muovono ancora molto.
leaders-line =
    { $count ->
        [one] { $place }. **{ $name }** · { $rating } · 1 partita
       *[other] { $place }. **{ $name }** · { $rating } · { $count } partite
    }
leaders-new-line =
    { $count ->
        [one] ▫️ **{ $name }** · { $rating }? · 1 partita
       *[other] ▫️ **{ $name }** · { $rating }? · { $count } partite
    }
leaders-nobody-ranked = Nessuno ha ancora un posto: servono { $settled } partite classificate.
leaders-nobody-new = Nessuno ha un punteggio provvisorio.
leaders-page = -# Pagina { $page } di { $pages }
leaders-own =
    { $count ->
        [one] 👤 Tu: posto **{ $place }** su { $people } · { $rating } · 1 partita
       *[other] 👤 Tu: posto **{ $place }** su { $people } · { $rating } · { $count } partite
    }
leaders-own-new =
    { $count ->
        [one] 👤 Tu: { $rating }? dopo 1 partita classificata; con { $settled } hai un posto.
       *[other] 👤 Tu: { $rating }? dopo { $count } partite classificate; con { $settled } hai un posto.
    }
leaders-own-none = 👤 Tu: ancora nessuna partita classificata di { $game } qui. { COMMAND("game new") } apre un tavolo.
leaders-ranked-button = Posti ({ $count })
leaders-new-button = Provvisori ({ $count })

## Statistics

stats-title = ## { $name } · { $game }
stats-nothing = **{ $name }** non ha ancora finito una partita in questo server.
stats-no-game = Ancora nessuna partita finita.
stats-unrated = 📈 Ancora nessuna partita classificata.
stats-rating =
    { $count ->
        [one] 📈 **{ $rating }** · posto { $place } su { $people } · 1 partita classificata
       *[other] 📈 **{ $rating }** · posto { $place } su { $people } · { $count } partite classificate
    }
stats-rating-new =
    { $count ->
        [one] 📈 **{ $rating }?** · provvisorio: 1 partita classificata su { $settled }
       *[other] 📈 **{ $rating }?** · provvisorio: { $count } partite classificate su { $settled }
    }
stats-games =
    { $count ->
        [one] 🎲 **1** partita, **{ $won }** vinta ({ $percent }%)
       *[other] 🎲 **{ $count }** partite, **{ $won }** vinte ({ $percent }%)
    }
stats-how = 🏆 Vittorie: { $reasons }
stats-reason-achievements = { $count } tramite Dominazione
stats-reason-score = { $count } tramite Influenza
stats-reason-dogma = { $count } tramite Dogma
stats-reason-hegemony = { $count } per Egemonia
stats-reason-majority = { $count } per Maggioranza
stats-reason-resigned = { $count } per abbandono degli altri
stats-sizes = 👥 Vittorie per numero di giocatori: { $sizes }
stats-size-won = { $won } su { $count } in { $seats }
stats-streak =
    { $count ->
        [0] 🔥 Serie di vittorie più lunga: { $longest }
        [one] 🔥 Ultima partita vinta; serie più lunga: { $longest }
       *[other] 🔥 { $count } vittorie di fila in questo momento; serie più lunga: { $longest }
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
        [one] 🤖 Con i computer: 1 partita, { $won } vinta (non contata sopra)
       *[other] 🤖 Con i computer: { $count } partite, { $won } vinte (non contate sopra)
    }
stats-opponents = ⚔️ Avversari più frequenti (davanti – dietro)
stats-opponent =
    { $count ->
        [one] ▫️ **{ $name }** · 1 partita · { $before }–{ $after }
       *[other] ▫️ **{ $name }** · { $count } partite · { $before }–{ $after }
    }
stats-server-button = Questo server
stats-server-nothing = In questo server non è ancora finita nessuna partita.
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
alt-rating = Il punteggio di { $name } a { $game } dopo ogni partita classificata ({ $games }; { $first } – { $last }): ora { $rating }, almeno { $least }, al massimo { $most }.

## Help

help-topic-ratings = La classifica
help-text-ratings =
    Una partita tra persone è **classificata**, a meno che chi ospita abbia scelto prima dell’inizio che non conta (**{ terms-button }**). Conta l’ordine alla fine: prima chi vince; chi condivide la vittoria condivide il posto; una squadra vince e perde insieme. Battere chi è più forte rende di più.
    Tutti cominciano da **1500**. 200 punti in più vogliono dire tre vittorie su quattro in un duello. Fino a 10 partite il punteggio è provvisorio e porta un punto interrogativo; non ha un posto nella { COMMAND("leaderboard") }.
    - Chi **abbandona**, o perde il posto perché il suo tempo è scaduto, arriva ultimo; se sono più d’uno, l’ultimo è chi se n’è andato per primo.
    - Chi cede il posto a qualcun altro non viene classificato, e chi subentra nemmeno; gli altri vengono confrontati tra loro. A squadre non conta l’intera partita.
    - **Non contano**: le partite con un computer fin dall’inizio; quelle che finiscono senza vincitore, di comune accordo o per mano di chi modera; quelle abbandonate prima che tutti abbiano giocato un turno.
    - Chi modera può annullare una partita con { COMMAND("game annul") }: è come se non fosse mai stata giocata.
    { COMMAND("stats player") } e { COMMAND("stats server") } mostrano le statistiche.

## The commands

command-leaderboard = Chi gioca meglio in questo server
command-leaderboard-game = Quale gioco; altrimenti quello di questo canale
command-stats = Il bilancio delle partite finite
command-stats-player = Di una persona: partite, vittorie, avversari, il punteggio in un’immagine
command-stats-player-person = Di chi; altrimenti le tue
command-stats-player-game = Quale gioco; altrimenti il più giocato
command-stats-server = Di tutto il server
command-stats-server-game = Quale gioco; altrimenti quello di questo canale
command-annul = Chi modera: togli dalla classifica una partita finita in questo canale
