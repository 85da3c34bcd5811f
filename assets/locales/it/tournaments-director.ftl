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
    -# Riprovo ogni mezzo minuto. Niente va perso, e il tempo del turno non è ancora partito.
tournament-lost = ⚠️ Non posso più scrivere in { $channel }, dove si gioca **{ $tournament }**. Fammi vedere il canale e inviarci messaggi, oppure sposta il torneo in un altro canale. Fino ad allora non si annuncia niente e non comincia nessuna partita.
