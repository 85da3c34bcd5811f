# Che cosa è conservato su qualcuno, e come farlo cancellare.

command-privacy = Che cosa è conservato su di me: vederlo, averne una copia, farlo cancellare
cmd-privacy = riservatezza

privacy-title = ### 🔒 Che cosa è conservato su di te
privacy-nothing = Niente di niente.
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
privacy-settings = 🔔 la tua lingua, i tuoi nomi su Discord e il modo di avvisarti
privacy-away = { $count ->
        [one] 🌴 **{ $count } assenza**
       *[other] 🌴 **{ $count } assenze**
    }
privacy-watching = { $count ->
        [one] 👀 **{ $count } partita** che segui
       *[other] 👀 **{ $count } partite** che segui
    }
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
privacy-about = -# Serve a giocare, e a nient’altro. Quello che scrivi nei canali non viene letto. I messaggi mandati dal bot li conserva Discord, non questo bot.
privacy-button = 🔒 Che cosa è conservato su di me…
privacy-copy-button = Mandami una copia
privacy-copy-here = In questo file c’è tutto quello che è conservato su di te, e niente su nessun altro.
privacy-forget-button = Cancella quello che è conservato su di me…
privacy-forget-ask =
    ### 🗑️ Cancellare quello che è conservato su di te?
    { $playing ->
        [0] Non sei in nessuna partita in corso.
        [one] **Abbandoni una partita in corso**; un computer gioca al posto tuo dove gli altri vanno avanti.
       *[other] **Abbandoni { $playing } partite in corso**; un computer gioca al posto tuo dove gli altri vanno avanti.
    }
    Lasci i tavoli che non hanno cominciato, e i tornei. Nelle partite finite un nome neutro prende il posto del tuo, così gli altri possono ancora rivederle. Le tue impostazioni, i tuoi risultati e il tuo punteggio spariscono. **Non si può tornare indietro.**
privacy-sure-button = Sì, cancella tutto
privacy-back-button = Indietro
privacy-forgotten =
    ### 🔒 Fatto: quello che era conservato su di te è cancellato
    { $tables ->
        [0] Non avevi posto a nessun tavolo.
        [one] Il tuo nome è sparito da un tavolo.
       *[other] Il tuo nome è sparito da { $tables } tavoli.
    } { $playing ->
        [0] {""}
        [one] Hai abbandonato una partita.
       *[other] Hai abbandonato { $playing } partite.
    }
    Le tue impostazioni, i tuoi risultati e il tuo punteggio sono spariti. Vecchi messaggi su Discord possono ancora nominarti. Se usi di nuovo il bot, ricomincia a ricordarsi di te.
forgotten-seat = 🪑 Hai lasciato il tuo posto in **{ $game }** in { $channel }, e qui niente si ricorda più di te.
former-player-name = { $number ->
        [1] Qualcuno di un tempo
       *[other] Qualcuno di un tempo { $number }
    }
