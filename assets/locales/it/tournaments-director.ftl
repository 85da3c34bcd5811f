# Ciò che in un torneo succede da sé, nel suo canale e nei thread delle partite.

tournament-thread-name = { $round }·{ $table } { $names } ({ $tournament })
tournament-asked = 🙋 { $names }: in **{ $tournament }** manca ancora la conferma di presenza. Chiude { $until }; poi il round comincia senza chi manca.
tournament-late =
    ⌛ Il tempo per il round { $round } del torneo è scaduto. { $rule ->
        [forfeit] Mancava la mossa di { $names }: la partita è persa per assenza.
        [computer] Mancava la mossa di { $names }. Se la partita era cominciata, ora gioca un computer fino al rientro; altrimenti è persa per assenza.
       *[standing] La partita finisce qui: vale la situazione del tavolo in questo momento.
    }
tournament-missed =
    🪑 Assenza a questa partita: { $names }. Vale come persa senza giocare; un’altra assenza di fila porta all’esclusione dal torneo.
    -# **{ $tournament }** · round { $round }, tavolo { $table }
tournament-missed-dropped =
    🪑 Seconda assenza di fila: { $names }, fuori dal torneo. Per rientrare basta iscriversi di nuovo.
    -# **{ $tournament }** · round { $round }, tavolo { $table }
tournament-still-there =
    👋 { $name }, nessun altro è venuto a questa partita. Ci sei ancora? Premi **Ci sono** e vinci senza giocare; hai tempo { $until }. Se non c’è nessuno, nessuno vince.
    -# **{ $tournament }** · round { $round }, tavolo { $table }
tournament-moved-up = 🎟️ { $names }, si è liberato un posto: ora partecipi a **{ $tournament }**.
tournament-left-server =
    👋 { $count ->
        [one] { $names } ha lasciato il server: non partecipa più a **{ $tournament }** e non ha avversari.
       *[other] { $names } hanno lasciato il server: non partecipano più a **{ $tournament }** e non hanno avversari.
    } Se tornano, possono iscriversi di nuovo, o puoi riammetterli con { COMMAND("tournament drop") }.
tournament-no-threads =
    ⚠️ { $organiser }, le partite non possono cominciare: non posso aprire thread in { $channel }. Dammi lì i permessi **Crea thread pubblici** e **Invia messaggi nei thread**, oppure chiudi qualche vecchio thread se il server ne ha troppi.
    -# Riprovo ogni pochi minuti, e subito se cambiano i permessi. Non si perde nulla, e il tempo del round non è ancora partito.
tournament-lost = ⚠️ Non posso più scrivere in { $channel }, dove si gioca **{ $tournament }**. Fammi vedere il canale e inviarci messaggi, oppure sposta il torneo in un altro canale. Fino ad allora non annuncio niente e non comincia nessuna partita.
tournament-failing =
    ⚠️ **{ $tournament }** è bloccato: { $what ->
        [threads] non sono riuscito ad aprire un thread per una partita
        [post] non sono riuscito a scrivere in { $channel }
        [edit] non sono riuscito ad aggiornare i miei messaggi in { $channel }
        [pair] non sono riuscito ad abbinare il prossimo round
        [match] non sono riuscito a continuare il round { $round }, tavolo { $table }
       *[go-on] non sono riuscito a continuare
    }, { $count } volte di fila.
    { $cause ->
        [forbidden] Discord non me lo permette. Dammi lì **Visualizza canale**, **Invia messaggi**, **Allega file**, **Crea thread pubblici** e **Invia messaggi nei thread**, oppure sposta il torneo con { COMMAND("tournament edit") }.
        [refused] Lì Discord lo rifiuta (errore { $code }). Sposta il torneo in un altro canale testuale con { COMMAND("tournament edit") }.
        [discord] Discord non risponde, o risponde con un errore. Non devi fare niente; se dura, forse discordstatus.com dice perché.
        [rules] { $reason }
       *[unexpected] Qualcosa è andato storto da parte mia. Avvisa chi gestisce il bot: il mio log dice che cosa. Nel frattempo puoi inserire i risultati con { COMMAND("tournament result") }.
    }
    -# Riprovo ogni pochi minuti. Non si perde nulla, e cambierò questo messaggio quando funzionerà di nuovo.
tournament-works-again = ✅ **{ $tournament }** va avanti: il problema che ti avevo segnalato è risolto.
