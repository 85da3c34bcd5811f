# I tornei come li vedono tutti. I nomi sono accorciati a 20 caratteri; le ore le mostra Discord.

tournament-title = ## 🏆 { $name }
tournament-paused = ⏸️ **In pausa per decisione degli organizzatori:** non comincia niente di nuovo e il tempo è fermo per tutti.

## A che punto siamo

tournament-stage-signup = **Le iscrizioni sono aperte.**
tournament-stage-checkin = **Conferma di presenza per il round { $coming }** di { $rounds }
tournament-stage-running = **Round { $round }** di { $rounds } in corso.
tournament-stage-paused = **In pausa.**
tournament-stage-over = **Finito** dopo { $round } round
tournament-stage-cancelled = **Cancellato**
tournament-until-signup = ⏳ Fine delle iscrizioni: { $at } ({ $left }).
tournament-until-checkin = ⏳ Conferma la presenza entro: { $at } ({ $left }).
tournament-until-running = ⏳ Fine del round: { $at } ({ $left }).
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
tournament-line-rounds = { $count } round
tournament-line-legs = andata e ritorno
tournament-line-groups = { $count } gironi
tournament-line-advance =
    { $count ->
        [one] { $count } qualificato
       *[other] { $count } qualificati
    }
tournament-line-third = con la finale per il terzo posto
tournament-line-seeding-rating = teste di serie in base al rating
tournament-line-seeding-random = teste di serie per sorteggio
tournament-line-seeds = 🌱 Teste di serie scelte dagli organizzatori
tournament-line-time =
    { $pace ->
        [0] 🕰️ Nessun limite di tempo per mossa
       *[other] 🕰️ { $time } per mossa; se scade: { $overdue }
    }
tournament-overdue-forfeit = partita persa
tournament-overdue-computer = decide un computer
tournament-overdue-nudge = solo un promemoria
tournament-line-round = 📅 { $time } per round; partite non finite in tempo: { $rule }
tournament-deadline-forfeit = perde chi deve giocare
tournament-deadline-computer = un computer gioca per chi manca
tournament-deadline-standing = vale la situazione del tavolo
tournament-line-check-in =
    { $when ->
        [none] 🙋 Nessuna conferma di presenza
        [each] 🙋 Conferma di presenza prima di ogni round, aperta per { $time }
       *[first] 🙋 Conferma di presenza prima del primo round, aperta per { $time }
    }
tournament-line-role = 🔒 Solo per { $role }
tournament-format-swiss = Sistema svizzero
tournament-format-swiss-about = Tutti giocano ogni round, contro chi ha gli stessi punti
tournament-format-round-robin = All’italiana
tournament-format-round-robin-about = Ognuno incontra tutti gli altri
tournament-format-groups = Gironi e finale
tournament-format-groups-about = Tutti contro tutti in ogni girone; i migliori passano al tabellone
tournament-format-elimination = Eliminazione diretta
tournament-format-elimination-about = Chi perde è fuori
tournament-format-double-elimination = Doppia eliminazione
tournament-format-double-elimination-about = Chi perde due volte è fuori

## Chi partecipa

tournament-signed-up =
    { $count ->
        [0] **Non c’è ancora nessun iscritto.** Ne servono { $min } per cominciare; i posti sono { $max }.
        [one] **{ $count } persona iscritta.** Ne servono { $min } per cominciare; i posti sono { $max }.
       *[other] **{ $count } persone iscritte.** Ne servono { $min } per cominciare; i posti sono { $max }.
    }
tournament-people =
    { $count ->
        [0] **Nessun partecipante**; i posti sono { $max }:
        [one] **{ $count } partecipante**; i posti sono { $max }:
       *[other] **{ $count } partecipanti**; i posti sono { $max }:
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
tournament-result-helpers = ✍️ Risultati e abbinamenti: { $names }
tournament-sign-up-closed = **Le iscrizioni sono chiuse.** Gli aggiornamenti sono qui sotto.
tournament-late-entry =
    🙋 **Puoi ancora partecipare** finché non viene abbinato il round { $until }{ $coming ->
        [1] .
       *[other] ; i round saltati non danno punti.
    }
tournament-join-button = Partecipa
tournament-leave-button = Ritirati
tournament-check-in-button = Ci sono
tournament-organise-button = Organizza…
tournament-joined =
    ✅ Partecipi a **{ $name }**, { $count ->
        [one] per ora senza nessun altro.
       *[other] per ora siete in { $count }.
    }
    { $coming ->
        [1] { "" }
       *[other] Giocherai dal round { $coming }.
    }
tournament-joined-then =
    { $check_in ->
        [none] Quando comincia il primo round, ti avviso nel thread del tuo tavolo. Fino ad allora non devi fare altro.
       *[other] Più avanti ti chiederò di confermare la presenza: premi **Ci sono** in tempo, o il round comincia senza di te.
    }
tournament-waiting = 🎟️ Tutti i posti di **{ $name }** sono occupati. Hai il numero **{ $place }** nella lista d’attesa: ti avviso appena si libera un posto.
tournament-waiting-list =
    { $count ->
        [0] 🎟️ Tutti i posti sono occupati: **Partecipa** ti mette in lista d’attesa.
        [one] 🎟️ In lista d’attesa: { $names }
       *[other] 🎟️ { $count } persone in lista d’attesa: { $names }
    }
tournament-left = Non partecipi più a **{ $name }**. Finché le iscrizioni sono aperte puoi rientrare.
tournament-drop-ask = Vuoi ritirarti da **{ $name }**? Se hai una partita in corso, la abbandoni. Ciò che hai vinto resta tuo e, se la formula lo permette, puoi rientrare in un round successivo.
tournament-drop-button = Sì, mi ritiro
tournament-dropped-out = Hai lasciato **{ $name }** e non avrai altre partite. Se non sei fuori per eliminazione, puoi rientrare: premi **Partecipa**.
tournament-check-in = 🙋 **Conferma di presenza per il round { $coming }.** Premi **Ci sono** per giocare; chi non lo fa resta fuori.
tournament-check-in-closed = La conferma di presenza è chiusa.
tournament-checked-in = ✅ Presenza confermata per il round { $coming }. Ti avviso quando il tuo tavolo è pronto.
tournament-checked-in-count = Presenti: **{ $there }** · ancora in attesa: **{ $missing }**
tournament-there = ✅ Presenza confermata per il round { $round } di **{ $name }**. Il risultato arriva tra un attimo.

## I round

tournament-round =
    ### Round { $round } di { $rounds }
    Tavoli finiti: { $done } su { $count }.
tournament-match = `{ $table }` { $names }
tournament-versus = {" – "}
tournament-won = Vittoria di { $winner } contro { $loser }
tournament-shared = { $one } e { $other } condividono la vittoria
tournament-walked-over = { $count ->
        [one] { $winner } vince
       *[other] { $winner } vincono
    } per assenza di { $loser }
tournament-nobody-came = assenti: { $one } e { $other }
tournament-byes = -# Riposano in questo round: { $names }
tournament-subtitle = **{ $title }**
tournament-match-group = Girone { $group }
tournament-match-final = Finale
tournament-match-third = Finale per il terzo posto
tournament-match-semi-final = Semifinali
tournament-match-quarter-final = Quarti di finale
tournament-match-round-of =
    { $people ->
        [16] Ottavi di finale
        [32] Sedicesimi di finale
        [64] Trentaduesimi di finale
       *[other] Round a { $people }
    }
tournament-match-winners-round = Tabellone dei vincenti, round { $round }
tournament-match-losers-round = Tabellone dei perdenti, round { $round }
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
    ### { $name } · round { $round } di { $rounds } { $pages ->
        [1] { "" }
       *[other] · pagina { $page }/{ $pages }
    }
tournament-pairings-button = Abbinamenti
tournament-standings-button = Classifica
tournament-bracket-button = Tabellone
tournament-explain-button = Perché?
tournament-round-button = Round { $round }
tournament-thread =
    ### 🏆 { $tournament } · round { $round }, tavolo { $table }
    { $names }: questo è il vostro tavolo. La partita è cominciata qui sotto; vi avviso quando tocca a voi.
tournament-thread-until = ⏳ Fine del round del torneo: { $at } ({ $left }). Partite non finite in tempo: { $rule }.
tournament-reminder =
    ⏰ { $names }: il round del torneo finisce { $left }. Partite non finite in tempo: { $rule }. Andate avanti!
    -# **{ $tournament }** · round { $round }, tavolo { $table }
tournament-all = Tutti

## La classifica

tournament-standings-after = ### { $name } · dopo il round { $round } di { $rounds }
tournament-standing = { $place } **{ $name }** · { $numbers }
tournament-standing-out = { $place } { $name } · { $numbers } · fuori
tournament-number-points =
    { $count ->
        [one] { $value } pt.
       *[other] { $value } pt.
    }
tournament-number-wins = { $count ->
        [one] { $value } vittoria
       *[other] { $value } vittorie
    }
tournament-number-buchholz = Buchholz { $value }
tournament-number-sonneborn-berger = Sonneborn-Berger { $value }
tournament-number-head-to-head = scontri diretti { $value }
tournament-number-places = posizione media { $value }
tournament-tiebreaks = -# Ordine di classifica: { $names }.
tournament-tiebreak-points = punti
tournament-tiebreak-wins = vittorie
tournament-tiebreak-reach = round raggiunto
tournament-tiebreak-buchholz = Buchholz (punti degli avversari)
tournament-tiebreak-sonneborn-berger = Sonneborn-Berger (punti dei battuti)
tournament-tiebreak-head-to-head = scontri diretti
tournament-tiebreak-places = posizione media
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
    }, { $rounds } round. Grazie di aver giocato!
tournament-cancelled =
    { $reason ->
        [too-few]
            ❌ **Cancellato:** { $count ->
                [0] non si è presentato nessuno
                [one] si è presentata una sola persona
               *[other] si sono presentate solo { $count } persone
            }, e ne servono { $min }. Un organizzatore può riaprirlo e aspettare altri.
       *[other] ❌ **Cancellato dagli organizzatori.** Le partite in corso sono state chiuse e non contano per nessuno.
    }

## Perché questa posizione

tournament-explain-title = ### Perché { $name } è in posizione { $place } · { $tournament }
tournament-explained-points = **Punti: { $value }**, da questi round:
tournament-explained-wins = **Vittorie: { $value }** { $counts ->
        [no] (non è servito)
       *[yes] {""}
    }
tournament-explained-buchholz = **Buchholz: { $value }**, i punti di tutti gli avversari { $counts ->
        [no] (non è servito)
       *[yes] {""}
    }
tournament-explained-sonneborn-berger = **Sonneborn-Berger: { $value }**, i punti degli avversari battuti e la metà di quelli con cui si è in parità { $counts ->
        [no] (non è servito)
       *[yes] { "" }
    }
tournament-explained-head-to-head = **Scontri diretti: { $value }**, contro chi per il resto è alla pari, se si sono incontrati tutti { $counts ->
        [no] (non è servito)
       *[yes] { "" }
    }
tournament-explained-places = **Posizione media: { $value }**, meglio se bassa { $counts ->
        [no] (non è servito)
       *[yes] { "" }
    }
tournament-explained-lot = **Sorteggio: { $value }**, fatto una volta prima del primo round, meglio se basso { $counts ->
        [no] (non è servito)
       *[yes] { "" }
    }
tournament-part =
    R{ $round } { $kind ->
        [played] { $names }
        [walkover] { $names } (per assenza)
        [bye] riposo
        [away] bye da mezzo punto
        [absent] assente
        [missed] senza avversario
        [free] libero
        [annulled] { $names } (non conta)
       *[virtual] nessuna partita: i propri punti
    } { $value }
tournament-rounds-more =
    { $count ->
        [one] e ancora { $count } round
       *[other] e altri { $count } round
    }
tournament-explain-ahead = ↓ Davanti a **{ $name }** per: { $what }.
tournament-explain-behind = ↑ Dietro **{ $name }** per: { $what }.
tournament-explain-equal = ↔ Alla pari con **{ $name }** in tutto.
tournament-explain-placeholder = Spiega un’altra posizione

## La propria parte

tournament-own-in = ✅ Partecipi.
tournament-own-out =
    { $state ->
        [organiser] 🚪 Un organizzatore ti ha escluso. Puoi rientrare.
        [disqualified] ⛔ Sei fuori dal torneo per squalifica.
        [missed] 🚪 Sei fuori dal torneo per le partite saltate. Puoi rientrare.
        [check-in] 🚪 Non hai confermato la presenza. Puoi rientrare.
        [left-server] 🚪 Sei fuori dal torneo perché avevi lasciato il server. Puoi rientrare.
       *[self] 🚪 Hai lasciato il torneo.
    }
tournament-own-waiting = 🎟️ Hai il numero **{ $place }** su { $count } nella lista d’attesa.
tournament-own-match = 👉 La tua partita: { $match }
tournament-own-bye = 👉 In questo round riposi: non hai avversari.
tournament-own-place = 👉 Sei in posizione **{ $place }** su { $count }.

## Quale

tournament-which = Quale torneo?
tournament-which-placeholder = Scegli un torneo
tournament-exported = 📎 **{ $name }** in file: giocatori, abbinamenti, risultati e classifica per un foglio di calcolo (CSV), e tutto quanto per i programmi (JSON).

refused-tournament-none = Su questo server non c’è ancora nessun torneo. { COMMAND("tournament create") } ne prepara uno.
refused-tournament-several = Qui ci sono più tornei in corso. Indica quale con l’opzione `torneo`.
refused-tournament-not-begun-yet = Il primo round non è ancora stato abbinato: non c’è niente da vedere. { COMMAND("tournament info") } dice quando comincia.
refused-tournament-nothing-played = Nessun incontro è ancora finito: nessuno ha una posizione da spiegare.
refused-tournament-no-bracket = Questa formula non ha un tabellone. Guarda { COMMAND("tournament standings") } o { COMMAND("tournament pairings") }.

## Aiuto
