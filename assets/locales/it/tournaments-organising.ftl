# I tornei come li vedono gli organizzatori: prepararne uno, e tutto ciò che vi si può fare.

## Preparare

tournament-draft-title =
    ## 🏆 { $name }
    Nessuno lo vede ancora. Scegli quello che vuoi, poi apri le iscrizioni; tutto ha già un buon valore.
tournament-draft-people = 👥 Da { $min } a { $max } persone; iscrizioni aperte per { $time }
tournament-draft-no-round-limit = 📅 Nessun limite di tempo per turno
tournament-channel = 📣 In { $channel }
tournament-tab-play-button = Formula
tournament-tab-time-button = Tempo
tournament-tab-people-button = Persone e luogo
tournament-open-button = Apri le iscrizioni
tournament-discard-button = Scarta
tournament-discarded = Scartato. { COMMAND("tournament create") } ricomincia.
tournament-opened = ✅ Le iscrizioni a **{ $name }** sono aperte in { $channel }. Da qui va tutto da solo; quello che puoi ancora fare è sotto **Organizza…**.
tournament-seeding-rating-button = Teste di serie per punteggio
tournament-seeding-random-button = Teste di serie a caso
tournament-third-place-yes-button = Gioca il terzo posto
tournament-third-place-no-button = Niente finale per il terzo posto
tournament-new-game-placeholder = Gioco
tournament-new-variant-placeholder = Come si distribuisce
tournament-new-format-placeholder = Formula
tournament-new-seats-placeholder = Persone a un tavolo
tournament-new-rounds-placeholder = Turni
tournament-new-legs-placeholder = Quante volte ci si incontra
tournament-new-groups-placeholder = Gironi
tournament-new-advance-placeholder = Quanti si qualificano
tournament-new-sign-up-hours-placeholder = Per quanto restano aperte le iscrizioni
tournament-new-pace-placeholder = Tempo per decisione
tournament-new-overdue-placeholder = Decisione troppo lenta: …
tournament-new-round-hours-placeholder = Tempo per turno
tournament-new-at-deadline-placeholder = Partite non finite alla fine del turno
tournament-new-min-people-placeholder = Quanti ne servono per cominciare
tournament-new-max-people-placeholder = Quanti posti ci sono
tournament-new-check-in-placeholder = Conferma di presenza
tournament-new-check-in-hours-placeholder = Quanto tempo c’è per confermare
tournament-new-role-id-placeholder = Aperto a tutti; scegli un ruolo per limitare
tournament-new-channel-id-placeholder = Canale del torneo
tournament-new-language-placeholder = Lingua dei suoi messaggi
tournament-new-seats =
    { $count ->
        [2] Tavoli da due
       *[other] Tavoli da { $count }
    }
tournament-new-rounds =
    { $count ->
        [0] Quanti turni servono
        [one] { $count } turno
       *[other] { $count } turni
    }
tournament-new-legs =
    { $count ->
        [one] Ci si incontra una volta
       *[other] Ci si incontra due volte
    }
tournament-new-groups =
    { $count ->
        [0] Gironi da circa quattro
       *[other] { $count } gironi
    }
tournament-new-advance =
    { $count ->
        [0] Si qualificano quanti d’abitudine
        [one] Si qualifica il primo
       *[other] Si qualificano i primi { $count }
    }
tournament-new-sign-up-hours = Iscrizioni aperte per { $time }
tournament-new-round-hours =
    { $count ->
        [0] Nessun limite di tempo per turno
       *[other] { $time } per turno
    }
tournament-new-check-in-hours = Presenza da confermare entro { $time }
tournament-new-overdue = Decisione troppo lenta: { $rule }
tournament-new-at-deadline = Partite non finite in tempo: { $rule }
tournament-new-pace =
    { $pace ->
        [0] Nessun limite di tempo per decisione
       *[other] { $time } per decisione
    }
tournament-new-min-people = { $count } persone almeno
tournament-new-max-people = { $count } persone al massimo
tournament-check-in-none = Nessuna conferma di presenza
tournament-check-in-first = Presenza da confermare prima del primo turno
tournament-check-in-each = Presenza da confermare prima di ogni turno
refused-tournament-no-draft = Qui non c’è più niente da preparare: è stato aperto o scartato. { COMMAND("tournament create") } ricomincia.
refused-tournament-channel-kind = A un torneo serve un canale testuale o di annunci, perché ogni partita ha lì il suo thread; { $channel } non lo è. Scegline un altro, o usa il comando in un altro.
refused-tournament-channel-closed = In { $channel } devo poter vedere il canale, inviare messaggi, allegare file, creare thread pubblici e scrivervi. Può permetterlo chi gestisce i canali. Oppure scegli un altro canale.

## Organizzare

tournament-start-button = Comincia ora
tournament-pause-button = Pausa
tournament-resume-button = Riprendi
tournament-cancel-button = Annulla il torneo…
tournament-undo-button = Ritira…
tournament-people-button = Giocatori…
tournament-result-button = Risultati…
tournament-edit-button = Scadenza, canale, aiutanti…
tournament-announce-button = Annuncia…
tournament-log-button = Registro
tournament-export-button = File
tournament-ask-start =
    { $status ->
        [checkin] Chiudere ora la conferma di presenza per **{ $name }**? { $missing ->
            [0] Ci sono tutti.
            [one] { $missing } persona su { $count } resta fuori da questo turno.
           *[other] { $missing } persone su { $count } restano fuori da questo turno.
        }
       *[other] Chiudere ora le iscrizioni a **{ $name }** e continuare in { $count }? Finché nessuno ha giocato si può ritirare.
    }
tournament-started = ✅ **{ $name }** va avanti: il seguito viene annunciato nel suo canale tra un attimo.
tournament-ask-cancel = Vuoi davvero annullare **{ $name }**? Le partite in corso vengono chiuse e non contano per nessuno. Si può ritirare, ma quelle partite si rigiocano.
tournament-ask-undo = Ritirare in **{ $name }** l’ultima azione degli organizzatori?
tournament-nothing-done = Non c’è niente da ritirare.
tournament-act-create = { $when }: { $by } ha aperto il torneo
tournament-act-start = { $when }: { $by } ha chiuso prima le iscrizioni o la conferma
tournament-act-pause = { $when }: { $by } ha messo in pausa
tournament-act-resume = { $when }: { $by } ha ripreso
tournament-act-cancel =
    { $itself ->
        [yes] { $when }: annullato, erano venuti in pochi
       *[no] { $when }: { $by } ha annullato
    }
tournament-act-drop =
    { $itself ->
        [yes] { $when }: { $name } esce dal torneo per le partite saltate
       *[no] { $when }: { $by } ha ritirato { $name }
    }
tournament-act-come-back = { $when }: { $by } ha fatto tornare { $name }
tournament-act-replace = { $when }: { $by } ha sostituito { $name } con { $other }
tournament-act-correct = { $when }: { $by } ha inserito il risultato del turno { $round }, tavolo { $table }
tournament-act-extend = { $when }: { $by } ha cambiato la scadenza
tournament-act-move = { $when }: { $by } ha spostato il torneo in { $channel }
tournament-act-add-organiser = { $when }: { $by } ha preso { $person } come aiutante
tournament-act-remove-organiser = { $when }: { $by } ha tolto { $person } dagli aiutanti
tournament-act-announce = { $when }: { $by } ha fatto un annuncio
tournament-act-take-back = { $when }: { $by } ha ritirato un’azione
tournament-act-taken-back = ~~{ $act }~~ · ritirato da { $by }

tournament-nobody = Nessuno partecipa ancora.
tournament-people-about = Scegli qualcuno per ritirarlo, farlo tornare o lasciare che un altro giochi al suo posto.
tournament-person-placeholder = Scegli un giocatore
tournament-entrant-in =
    { $missed ->
        [0] partecipa
        [one] partecipa · ha saltato { $missed } partita
       *[other] partecipa · ha saltato { $missed } partite
    }
tournament-entrant-out =
    { $missed ->
        [0] ha lasciato il torneo
        [one] ha lasciato il torneo · aveva saltato { $missed } partita
       *[other] ha lasciato il torneo · aveva saltato { $missed } partite
    }
tournament-person =
    ### { $number }. { $name }
    { $person } { $state ->
        [out] ha lasciato il torneo e non gioca altre partite.
       *[in] partecipa. Chi viene ritirato abbandona la partita in corso e non ne gioca altre.
    }{ $missed ->
        [0] {""}
        [one] {" "}Ha saltato { $missed } partita.
       *[other] {" "}Ha saltato { $missed } partite di fila.
    }
tournament-drop-other-button = Ritira
tournament-bring-back-button = Fai tornare
tournament-replace-about = Chi sostituisce prende posto, punti e la partita in corso:
tournament-replace-placeholder = Sostituisci con…
tournament-dropped-other = { $name } non partecipa più.
tournament-brought-back = { $name } torna dal prossimo turno.
tournament-replaced = { $other } gioca al posto di { $name }.
refused-tournament-not-an-entrant = { $name } non partecipa. Scegli qualcuno che partecipa.

tournament-result-which = Quale partita del turno { $round }?
tournament-result-placeholder = Scegli una partita
tournament-result-open = ancora nessun risultato
tournament-result-known = ha un risultato
tournament-result-title = ### Turno { $round }, tavolo { $table }
tournament-result-new = **Nuovo:** { $result }
tournament-result-anew = **Nuovo:** nessun risultato; la partita si rigioca.
tournament-outcome-placeholder = Com’è finita?
tournament-outcome-12 = Ha vinto { $one }
tournament-outcome-21 = Ha vinto { $other }
tournament-outcome-11 = { $one } e { $other } condividono la vittoria
tournament-outcome-10 = Ha vinto { $one }; assente: { $other }
tournament-outcome-01 = Ha vinto { $other }; assente: { $one }
tournament-outcome-00 = Assenti: { $one } e { $other }
tournament-outcome-anew = Rigioca la partita
tournament-place = { $place }. { $name }
tournament-place-absent = Assente: { $name }
tournament-place-placeholder = Che posto per { $name }?
tournament-save-button = Salva questo risultato
tournament-result-saved = ✅ Il risultato è inserito e annotato nel registro. La classifica viene ricalcolata.

tournament-deadline-placeholder =
    { $status ->
        [signup] Quando chiudono le iscrizioni
        [checkin] Quando chiude la conferma di presenza
       *[running] Quando finisce il turno
    }
tournament-ends-in = tra { $time }
tournament-channel-placeholder = Sposta in un altro canale
tournament-helper-placeholder = Prendi qualcuno come aiutante
tournament-no-helper-placeholder = Togli un aiutante

tournament-announce-title = Annuncio
tournament-announce-what = Che cosa devono sapere i partecipanti?
tournament-announcement = ### 📣 { $name }
tournament-called = -# { $names }
tournament-announced = ✅ Annunciato; tutti i partecipanti sono stati chiamati.
refused-tournament-announce-nothing = Un annuncio ha bisogno di un testo. Scrivi qualcosa e invialo di nuovo.
refused-tournament-announce-failed = Non posso scrivere in { $channel }. Permettimi di inviarvi messaggi, o sposta il torneo con { COMMAND("tournament edit") }.
