# I tornei come li vedono tutti. I nomi sono accorciati a 20 caratteri; le ore le mostra Discord.

tournament-title = ## 🏆 { $name }
tournament-paused = ⏸️ **In pausa per decisione degli organizzatori:** non comincia niente, e il tempo non corre per nessuno.

## A che punto siamo

tournament-stage-signup = **Le iscrizioni sono aperte.**
tournament-stage-checkin = **Conferma di presenza per il turno { $coming }** di { $rounds }
tournament-stage-running = **Il turno { $round }** di { $rounds } è in corso.
tournament-stage-paused = **In pausa.**
tournament-stage-over = **Finito** dopo { $round ->
        [one] { $round } turno
       *[other] { $round } turni
    }
tournament-stage-cancelled = **Annullato**
tournament-until-signup = ⏳ Fine delle iscrizioni: { $at } ({ $left }).
tournament-until-checkin = ⏳ Da confermare entro: { $at } ({ $left }).
tournament-until-running = ⏳ Fine del turno: { $at } ({ $left }).
tournament-days = { $count } giorni
tournament-hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }

## Che cosa si gioca

tournament-line-game = 🎴 **{ $game }**
tournament-line-format = 🗺️ **{ $format }**, { $facts }
tournament-line-seats = tavoli da { $seats }
tournament-line-rounds =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
tournament-line-legs = andata e ritorno
tournament-line-groups = { $count } gironi
tournament-line-advance =
    { $count ->
        [one] { $count } qualificato
       *[other] { $count } qualificati
    }
tournament-line-third = con la finale per il terzo posto
tournament-line-seeding-rating = teste di serie per punteggio
tournament-line-seeding-random = teste di serie a caso
tournament-line-time =
    { $pace ->
        [0] 🕰️ Nessun limite di tempo per decisione
       *[other] 🕰️ { $time } per decisione; oltre: { $overdue }
    }
tournament-overdue-forfeit = partita persa
tournament-overdue-computer = decide un computer
tournament-overdue-nudge = solo un promemoria
tournament-line-round = 📅 { $time } per turno; le partite non finite: { $rule }
tournament-deadline-forfeit = perse per chi è atteso
tournament-deadline-computer = un computer continua per chi è atteso
tournament-deadline-standing = classificate come stanno
tournament-line-check-in =
    { $when ->
        [none] 🙋 Nessuna conferma di presenza
        [each] 🙋 Presenza da confermare prima di ogni turno, entro { $time }
       *[first] 🙋 Presenza da confermare prima del primo turno, entro { $time }
    }
tournament-line-role = 🔒 Solo per { $role }
tournament-format-swiss = Sistema svizzero
tournament-format-swiss-about = Tutti giocano ogni turno, contro chi ha gli stessi punti
tournament-format-round-robin = All’italiana
tournament-format-round-robin-about = Ognuno incontra tutti gli altri
tournament-format-groups = Gironi e finale
tournament-format-groups-about = All’italiana in ogni girone; i migliori passano a un tabellone
tournament-format-elimination = Eliminazione diretta
tournament-format-elimination-about = Chi perde è fuori
tournament-format-double-elimination = Doppia eliminazione
tournament-format-double-elimination-about = Chi perde due volte è fuori

## Chi partecipa

tournament-signed-up =
    { $count ->
        [0] **Nessuno si è ancora iscritto.** Ne servono { $min } per cominciare; i posti sono { $max }.
        [one] **Si è iscritta { $count } persona.** Ne servono { $min } per cominciare; i posti sono { $max }.
       *[other] **Si sono iscritte { $count } persone.** Ne servono { $min } per cominciare; i posti sono { $max }.
    }
tournament-people =
    { $count ->
        [0] **Nessuno partecipa ancora**; i posti sono { $max }:
        [one] **Partecipa { $count } persona**, { $max } al massimo:
       *[other] **Partecipano { $count } persone**, { $max } al massimo:
    }
tournament-out-count =
    { $count ->
        [one] 🚪 { $count } persona si è ritirata.
       *[other] 🚪 { $count } persone si sono ritirate.
    }
tournament-others =
    { $count ->
        [one] un’altra persona
       *[other] altre { $count } persone
    }
tournament-organisers = 🧭 Organizzazione: { $names }
tournament-sign-up-closed = **Le iscrizioni sono chiuse.** Il seguito è raccontato più sotto.
tournament-join-button = Partecipa
tournament-leave-button = Ritirati
tournament-check-in-button = Ci sono
tournament-organise-button = Organizza…
tournament-joined =
    ✅ Partecipi a **{ $name }**, { $count ->
        [one] per ora senza nessun altro.
       *[other] per ora in { $count }.
    }
    { $coming ->
        [1] {""}
       *[other] Giocherai dal turno { $coming }.
    }
tournament-joined-then =
    { $check_in ->
        [none] Poi si forma il primo turno, e ti si chiama al tuo tavolo. Fino ad allora non c’è altro da fare.
       *[other] Poi ti verrà chiesto di confermare: premi in tempo **Ci sono**, o il turno comincia senza di te.
    }
tournament-left = Non partecipi più a **{ $name }**. Finché le iscrizioni sono aperte puoi tornare.
tournament-drop-ask = Vuoi lasciare **{ $name }**? Se hai una partita in corso, è abbandonata. Ciò che hai vinto resta tuo e, se la formula lo permette, puoi tornare per un turno successivo.
tournament-drop-button = Sì, lascio
tournament-dropped-out = Hai lasciato **{ $name }** e non avrai altre partite. Salvo eliminazione definitiva, puoi tornare: premi **Partecipa**.
tournament-check-in = 🙋 **Conferma di presenza per il turno { $coming }.** Premi **Ci sono** per giocare; chi non lo fa resta fuori.
tournament-check-in-closed = La conferma di presenza è chiusa.
tournament-checked-in = ✅ La tua presenza al turno { $coming } è confermata. Ti si chiamerà al tuo tavolo.
tournament-checked-in-count = Presenti: **{ $there }** · mancano ancora: **{ $missing }**

## I turni

tournament-round =
    ### Turno { $round } di { $rounds }
    Tavoli finiti: { $done } di { $count }.
tournament-match = `{ $table }` { $names }
tournament-versus = {" – "}
tournament-won = { $winner } ha battuto { $loser }
tournament-shared = { $one } e { $other } condividono la vittoria
tournament-walked-over = { $winner } vince; assente: { $loser }
tournament-nobody-came = assenti: { $one } e { $other }
tournament-byes = -# Senza avversario in questo turno: { $names }
tournament-subtitle = **{ $title }**
tournament-match-group = Girone { $group }
tournament-match-final = Finale
tournament-match-third = Finale per il terzo posto
tournament-match-semi-final = Semifinali
tournament-match-quarter-final = Quarti di finale
tournament-match-round-of = Turno dei { $people }
tournament-match-winners-round = Tabellone dei vincenti, turno { $round }
tournament-match-losers-round = Tabellone dei perdenti, turno { $round }
tournament-match-winners-final = Finale dei vincenti
tournament-match-losers-final = Finale dei perdenti
tournament-match-grand = Finalissima
tournament-match-reset = Bella
tournament-more =
    { $count ->
        [one] -# … e ancora { $count }
       *[other] -# … e altri { $count }
    }
tournament-pairings-title =
    ### { $name } · turno { $round } di { $rounds } { $pages ->
        [1] {""}
       *[other] · pagina { $page }/{ $pages }
    }
tournament-pairings-button = Abbinamenti
tournament-standings-button = Classifica
tournament-bracket-button = Tabellone
tournament-explain-button = Perché?
tournament-round-button = Turno { $round }
tournament-thread =
    ### 🏆 { $tournament } · turno { $round }, tavolo { $table }
    { $names }: questo è il vostro tavolo. La partita è cominciata qui sotto; sarete chiamati ogni volta che tocca a voi.
tournament-thread-until = ⏳ Fine del turno: { $at } ({ $left }). Partite non finite per allora: { $rule }.
tournament-reminder =
    ⏰ { $names }: il turno finisce { $left }. Partite non finite per allora: { $rule }. Andate avanti.
    -# **{ $tournament }** · turno { $round }, tavolo { $table }
tournament-all = Tutti

## La classifica

tournament-standings-after = ### { $name } · dopo il turno { $round } di { $rounds }
tournament-standing = { $place } **{ $name }** · { $numbers }
tournament-standing-out = { $place } { $name } · { $numbers } · fuori
tournament-number-points = { $count ->
        [one] { $value } pto
       *[other] { $value } pti
    }
tournament-number-wins = { $count ->
        [one] { $value } vittoria
       *[other] { $value } vittorie
    }
tournament-number-buchholz = Buchholz { $value }
tournament-number-sonneborn-berger = Sonneborn-Berger { $value }
tournament-number-head-to-head = scontri diretti { $value }
tournament-number-places = posto medio { $value }
tournament-tiebreaks = -# Ordine: { $names }.
tournament-tiebreak-points = punti
tournament-tiebreak-wins = vittorie
tournament-tiebreak-reach = percorso nel torneo
tournament-tiebreak-buchholz = Buchholz (punti degli avversari)
tournament-tiebreak-sonneborn-berger = Sonneborn-Berger (punti dei battuti)
tournament-tiebreak-head-to-head = scontri diretti
tournament-tiebreak-places = posto medio
tournament-tiebreak-lot = sorteggio
tournament-podium =
    ## 🏆 { $name }
    { $count ->
        [one] 🎉 **{ $names } ha vinto il torneo!**
       *[other] 🎉 **{ $names } hanno vinto il torneo!**
    }
tournament-podium-line = { $mark } **{ $name }**
tournament-thanks =
    -# { $count ->
        [one] { $count } persona
       *[other] { $count } persone
    }, { $rounds ->
        [one] { $rounds } turno
       *[other] { $rounds } turni
    }. Grazie a tutti di aver giocato!
tournament-cancelled =
    { $reason ->
        [too-few] ❌ **Annullato:** { $count ->
            [0] non è venuto nessuno
            [one] è venuta una sola persona
           *[other] sono venute solo { $count } persone
        }, e ne servono { $min }. Gli organizzatori possono ritirarlo e aspettare altri.
       *[other] ❌ **Annullato dagli organizzatori.** Le partite in corso sono state chiuse e non contano per nessuno.
    }

## Perché questo posto

tournament-explain-title = ### Perché { $name } è al posto { $place } · { $tournament }
tournament-explained-points = **Punti: { $value }**, da questi turni:
tournament-explained-wins = **Vittorie: { $value }** { $counts ->
        [no] (non è servito)
       *[yes] {""}
    }
tournament-explained-buchholz = **Buchholz: { $value }**, i punti di tutti gli avversari { $counts ->
        [no] (non è servito)
       *[yes] {""}
    }
tournament-explained-sonneborn-berger = **Sonneborn-Berger: { $value }**, i punti dei battuti, la metà per un posto condiviso { $counts ->
        [no] (non è servito)
       *[yes] {""}
    }
tournament-explained-head-to-head = **Scontri diretti: { $value }**, contro chi è altrimenti alla pari, se si sono incontrati tutti { $counts ->
        [no] (non è servito)
       *[yes] {""}
    }
tournament-explained-places = **Posto medio: { $value }**, il più basso è il migliore { $counts ->
        [no] (non è servito)
       *[yes] {""}
    }
tournament-explained-lot = **Sorteggio: { $value }**, fatto una volta prima del primo turno, il più basso è il migliore { $counts ->
        [no] (non è servito)
       *[yes] {""}
    }
tournament-part = T{ $round } { $kind ->
        [played] { $names }
        [walkover] { $names } (per assenza)
        [bye] riposo
        [absent] assente
        [missed] nessuna partita
        [free] libero
        [annulled] { $names } (non conta)
       *[virtual] senza partita: i propri punti
    } { $value }
tournament-rounds-more =
    { $count ->
        [one] e ancora { $count } turno
       *[other] e altri { $count } turni
    }
tournament-explain-ahead = ↓ Davanti a **{ $name }** per: { $what }.
tournament-explain-behind = ↑ Dietro a **{ $name }** per: { $what }.
tournament-explain-equal = ↔ Alla pari con **{ $name }** in tutto.
tournament-explain-placeholder = Spiega un altro posto

## La propria parte

tournament-own-in = ✅ Partecipi.
tournament-own-out = 🚪 Hai lasciato il torneo.
tournament-own-match = 👉 La tua partita: { $match }
tournament-own-bye = 👉 In questo turno non hai un avversario.
tournament-own-place = 👉 Sei al posto **{ $place }** di { $count }.

## Quale

tournament-which = Quale torneo intendi?
tournament-which-placeholder = Scegli un torneo
tournament-exported = 📎 **{ $name }** in file: giocatori, abbinamenti, risultati e classifica per un foglio di calcolo (CSV), e tutto quanto per i programmi (JSON).

refused-tournament-none = Su questo server non c’è ancora nessun torneo. { COMMAND("tournament create") } ne prepara uno.
refused-tournament-several = Qui ci sono più tornei in corso. Di’ quale con l’opzione “torneo”.
refused-tournament-not-begun-yet = Il primo turno non è ancora formato, quindi non c’è niente da vedere. { COMMAND("tournament info") } dice quando comincia.
refused-tournament-no-bracket = Questa formula non ha un tabellone. Guarda { COMMAND("tournament standings") } o { COMMAND("tournament pairings") }.

## Aiuto

help-topic-tournaments = I tornei
help-text-tournaments =
    {"**"}Giocare:** premi **Partecipa** sotto il messaggio di un torneo. Quando comincia ti si chiama in un thread tutto tuo; i turni si seguono da soli. { COMMAND("tournament info") } dice dove giochi e che cosa viene dopo, { COMMAND("tournament pairings") } chi incontra chi, { COMMAND("tournament standings") } chi è in testa e, con “spiega”, perché. Se non puoi continuare: { COMMAND("tournament leave") }; { COMMAND("tournament join") } ti fa tornare.
    {"**"}Organizzare:** { COMMAND("tournament create") }, scegli nei menu, premi **Apri le iscrizioni**. Poi va tutto da solo: abbinamenti, thread, scadenze, classifica, podio. **Organizza…** sotto ogni messaggio, o { COMMAND("tournament organise") }, permette di cominciare prima, fare una pausa, ritirare o sostituire qualcuno, correggere un risultato, cambiare una scadenza, annunciare qualcosa e ritirare ciò che hai fatto.
    {"**"}Formule:** sistema svizzero, all’italiana, gironi e finale, eliminazione diretta e doppia, a tavoli da due; da tre o quattro anche svizzero, all’italiana ed eliminazione. In un torneo non si ritira niente che abbia mostrato qualcosa a qualcuno.
