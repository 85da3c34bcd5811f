# I dati conservati su una persona, e come farli cancellare.

command-privacy = I tuoi dati: guardali, chiedine una copia, cancellali
cmd-privacy = privacy

privacy-title = ### 🔒 I tuoi dati
privacy-nothing = Di te non è conservato nulla.
privacy-seats = { $count ->
        [one] 🪑 **{ $count } posto** a un tavolo, con il nome che avevi allora
       *[other] 🪑 **{ $count } posti** ai tavoli, con il nome che avevi allora
    }
privacy-answers = { $count ->
        [one] 👆 **{ $count } scelta** in una partita
       *[other] 👆 **{ $count } scelte** nelle partite
    }
privacy-statistics = { $count ->
        [one] 📈 **{ $count } voce** nei risultati e nelle classifiche
       *[other] 📈 **{ $count } voci** nei risultati e nelle classifiche
    }
privacy-settings = 🔔 la tua lingua, i tuoi nomi su Discord e le tue notifiche
privacy-away = { $count ->
        [one] 🌴 **{ $count } assenza**
       *[other] 🌴 **{ $count } assenze**
    }
privacy-watching = { $count ->
        [one] 👀 **{ $count } partita** che segui
       *[other] 👀 **{ $count } partite** che segui
    }
privacy-guesses = { $count ->
        [one] 🔮 i tuoi pronostici in **1 partita**
       *[other] 🔮 i tuoi pronostici in **{ $count } partite**
    }
privacy-puzzles = 🧩 le tue scelte e le tue serie nel **problema del giorno**
privacy-invitations = { $count ->
        [one] ✉️ **{ $count } invito** o posto offerto
       *[other] ✉️ **{ $count } inviti** o posti offerti
    }
privacy-votes = { $count ->
        [one] 🗳️ **{ $count } voto** a un tavolo
       *[other] 🗳️ **{ $count } voti** ai tavoli
    }
privacy-tutorials = { $count ->
        [one] 🎓 a che punto sei in **{ $count } tutorial**
       *[other] 🎓 a che punto sei in **{ $count } tutorial**
    }
privacy-tournaments = { $count ->
        [one] 🏆 **{ $count } voce** nei tornei
       *[other] 🏆 **{ $count } voci** nei tornei
    }
privacy-about = -# Questi dati servono solo a giocare. Quello che scrivi nei canali non viene letto. I messaggi inviati dal bot li conserva Discord, non il bot.
privacy-button = 🔒 I tuoi dati…
privacy-copy-button = Mandami una copia
privacy-copy-here = In questo file ci sono tutti i dati conservati su di te, e niente su altre persone.
privacy-forget-button = Cancella i miei dati…
privacy-forget-ask =
    ### 🗑️ Cancellare i tuoi dati?
    { $playing ->
        [0] Non hai partite in corso.
        [one] **Abbandoni una partita in corso**; se gli altri continuano, al tuo posto gioca un computer.
       *[other] **Abbandoni { $playing } partite in corso**; se gli altri continuano, al tuo posto gioca un computer.
    }
    Lasci i tavoli non ancora iniziati e i tornei. Nelle partite finite un nome neutro prende il posto del tuo, così gli altri possono ancora rivederle. Impostazioni, risultati e rating vengono cancellati. **Non potrai tornare indietro.**
privacy-sure-button = Sì, cancella tutto
privacy-back-button = Indietro
privacy-forgotten =
    ### 🔒 Fatto: i tuoi dati sono cancellati
    { $tables ->
        [0] Non avevi un posto a nessun tavolo.
        [one] Il tuo nome è stato tolto da un tavolo.
       *[other] Il tuo nome è stato tolto da { $tables } tavoli.
    } { $playing ->
        [0] { "" }
        [one] Hai abbandonato una partita.
       *[other] Hai abbandonato { $playing } partite.
    }
    Impostazioni, risultati e rating non ci sono più. Qualche vecchio messaggio su Discord può ancora nominarti. Se usi di nuovo il bot, si riparte da zero.
forgotten-seat = 🪑 Hai lasciato il tuo posto in **{ $game }**, in { $channel }, e i tuoi dati sono cancellati.
former-player-name =
    { $number ->
        [1] Ex giocatore
       *[other] Ex giocatore { $number }
    }
