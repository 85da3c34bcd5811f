# Il canale di un torneo: dove si aprono i tavoli, annunci, date.

tournament-tables-channel = 🎴 Tavoli in { $channel }
tournament-new-tables-channel-id-placeholder = I tavoli si aprono nello stesso canale; scegline un altro o un forum
tournament-post = 🏆 **{ $tournament }** · round { $round }, tavolo { $table }: { $names }
tournament-act-move-tables = { $when }: { $by } ha spostato i tavoli in { $channel }
refused-tournament-forum-tags = Ogni post in { $channel } richiede un tag, e non posso usarne nessuno. Aggiungi un tag che non sia riservato ai moderatori.
tournament-announcement-thread = 📣 { $name }: annuncio
tournament-line-weekly = 🗓️ Un round comincia ogni { $day } alle { $time } ({ $zone })
tournament-first-round-day = ▶️ Primo round: { $at }, al tuo orario
tournament-new-round-day-placeholder = Un round comincia appena finisce il precedente
tournament-new-round-day-none = Un round comincia appena finisce il precedente
tournament-new-round-hour-placeholder = Ora
tournament-at-hour = { $time }, { $zone }
tournament-until-round-day = Fino all’inizio del round successivo
tournament-opens = 🗓️ I tavoli aprono { $at } ({ $left }); ecco gli abbinamenti.
tournament-act-open = { $when }: { $by } ha aperto i tavoli in anticipo
calendar-signup = { $name }: chiusura delle iscrizioni
calendar-checkin = { $name }: conferma di presenza per il round { $round }
calendar-round = { $name }: round { $round }
calendar-start = { $name }: inizio
tournament-date-signup = ✍️ Le iscrizioni chiudono { $ends } ({ $left })
tournament-date-checkin = 🙋 La conferma di presenza per il round { $round } chiude { $ends } ({ $left })
tournament-date-round =
    { $which ->
        [ends] ⏳ Il round { $round } finisce { $ends } ({ $left })
       *[begins] ▶️ Round { $round }: { $begins }{ $limited ->
            [yes] {" "}– { $ends }
           *[no] {""}
        }
    }
tournament-dates-none = Nessuna data nota: è finito, in pausa o senza limiti di tempo.
tournament-event-button = Aggiungi agli eventi del server
tournament-event-created = ✅ La prossima data è tra gli eventi di questo server. La tengo aggiornata.
refused-tournament-no-dates = Niente comincia a un’ora nota. Imposta prima i giorni dei round o dei limiti di tempo.
refused-tournament-events-not-allowed = Mi manca **Crea eventi** su questo server. Chiedi a chi ha **Gestisci server** di permetterlo, poi riprova.
tournament-calendar-button = Date
tournament-player-role-placeholder = Nessun ruolo per i giocatori; scegli quello che assegno
tournament-winner-role-placeholder = Nessun ruolo per i vincitori; scegli quello che assegno
tournament-act-give-role = { $when }: { $by } ha cambiato un ruolo che assegno
refused-tournament-role-not-yours = Non puoi assegnare { $role }: servono **Gestisci ruoli** e un ruolo sotto il tuo più alto.
refused-tournament-role-not-mine = Non posso assegnare { $role }: servono **Gestisci ruoli** e il mio ruolo sopra di esso nell’elenco del server.
