# Ciò che in un torneo succede da sé, nel suo canale e nei thread delle partite.

tournament-thread-name = { $round }·{ $table } { $names } ({ $tournament })
tournament-asked = 🙋 { $names }, giochi in **{ $tournament }**? Conferma la tua presenza { $until }, altrimenti il prossimo turno comincia senza di te.
tournament-late = ⌛ Il tempo per il turno { $round } è scaduto. { $rule ->
        [forfeit] Si aspettava { $names }: la partita è persa per questa parte.
        [computer] Si aspettava { $names }: se la partita era cominciata, un computer prende il posto fino al ritorno. Senza neanche una mossa, è persa.
       *[standing] La partita finisce qui, e vale la classifica del tavolo in questo momento.
    }
tournament-missed =
    🪑 Assenza a questa partita: { $names }. Vale come persa senza giocare. Un’altra assenza di fila, e si esce dal torneo.
    -# **{ $tournament }** · turno { $round }, tavolo { $table }
tournament-missed-dropped =
    🪑 Altra assenza: { $names }. Si esce dal torneo. Per rientrare basta iscriversi di nuovo.
    -# **{ $tournament }** · turno { $round }, tavolo { $table }
tournament-no-threads =
    ⚠️ { $organiser }, le partite non possono cominciare: non posso aprire thread in questo canale. Dammi qui i permessi **Crea thread pubblici** e **Invia messaggi nei thread**, oppure chiudi qualche vecchio thread se il server ne ha troppi.
    -# Riprovo ogni pochi minuti, e subito quando cambiano i permessi. Niente va perso, e il tempo del turno del torneo non è ancora partito.
tournament-lost = ⚠️ Non posso più scrivere in { $channel }, dove si gioca **{ $tournament }**. Fammi vedere il canale e inviarci messaggi, oppure sposta il torneo in un altro canale. Fino ad allora non si annuncia niente e non comincia nessuna partita.
tournament-failing =
    ⚠️ **{ $tournament }** è bloccato: { $what ->
        [threads] non sono riuscito ad aprire un thread per una partita
        [post] non sono riuscito a scrivere in { $channel }
        [edit] non sono riuscito ad aggiornare i miei messaggi in { $channel }
        [pair] non sono riuscito ad abbinare il turno successivo del torneo
        [match] non sono riuscito ad andare avanti con il turno del torneo { $round }, tavolo { $table }
       *[go-on] non sono riuscito ad andare avanti
    }, { $count } volte di fila.
    { $cause ->
        [forbidden] Discord non me lo permette. Dammi lì **Visualizza canale**, **Invia messaggi**, **Allega file**, **Crea thread pubblici** e **Invia messaggi nei thread**, oppure sposta il torneo con { COMMAND("tournament edit") }.
        [refused] Lì Discord lo rifiuta (errore { $code }). Sposta il torneo in un altro canale testuale con { COMMAND("tournament edit") }.
        [discord] Discord non risponde, o risponde con un errore. Non devi fare niente; se dura, forse discordstatus.com dice perché.
        [rules] { $reason }
       *[unexpected] Qualcosa è andato storto da parte mia. Avvisa chi mi ospita: nel mio registro c’è scritto cosa. Nel frattempo puoi inserire i risultati con { COMMAND("tournament result") }.
    }
    -# Riprovo ogni pochi minuti. Niente va perso, e cambierò questo messaggio quando funzionerà di nuovo.
tournament-works-again = ✅ **{ $tournament }** va avanti: ciò che ti avevo segnalato funziona di nuovo.
