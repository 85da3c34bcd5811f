# I tornei come li vedono gli organizzatori: prepararne uno, e tutto ciò che vi si può fare.

## Preparare

tournament-draft-title =
    ## 🏆 { $name }
    Nessuno lo vede ancora. Scegli quello che vuoi, poi apri le iscrizioni: per tutto ci sono già valori predefiniti.
tournament-draft-people = 👥 Da { $min } a { $max } persone; iscrizioni aperte per { $time }
tournament-draft-no-round-limit = 📅 Nessun limite di tempo per round
tournament-channel = 📣 In { $channel }
tournament-tab-play-button = Formula
tournament-tab-time-button = Tempo
tournament-tab-people-button = Persone e luogo
tournament-open-button = Apri le iscrizioni
tournament-discard-button = Scarta
tournament-discarded = Scartato. { COMMAND("tournament create") } ne prepara un altro.
tournament-opened = ✅ Le iscrizioni a **{ $name }** sono aperte in { $channel }. Da qui va tutto da solo; se vuoi intervenire, usa **Organizza…**.
tournament-seeding-rating-button = Teste di serie in base al rating
tournament-seeding-random-button = Teste di serie per sorteggio
tournament-third-place-yes-button = Finale per il terzo posto
tournament-third-place-no-button = Senza finale per il terzo posto
tournament-new-game-placeholder = Gioco
tournament-new-variant-placeholder = Distribuzione delle carte
tournament-new-format-placeholder = Formula
tournament-new-seats-placeholder = Giocatori per tavolo
tournament-new-rounds-placeholder = Round
tournament-new-legs-placeholder = Quante volte ci si incontra
tournament-new-groups-placeholder = Gironi
tournament-new-advance-placeholder = Quanti si qualificano
tournament-new-sign-up-hours-placeholder = Durata delle iscrizioni
tournament-new-pace-placeholder = Tempo per mossa
tournament-new-overdue-placeholder = Chi lascia scadere il tempo per una mossa…
tournament-new-round-hours-placeholder = Tempo per round
tournament-new-at-deadline-placeholder = Partite non finite alla fine del round
tournament-new-min-people-placeholder = Partecipanti minimi
tournament-new-max-people-placeholder = Partecipanti massimi
tournament-new-check-in-placeholder = Conferma di presenza
tournament-new-check-in-hours-placeholder = Tempo per confermare la presenza
tournament-new-role-id-placeholder = Aperto a tutti; scegli un ruolo per limitarlo
tournament-new-channel-id-placeholder = Canale del torneo
tournament-new-language-placeholder = Lingua dei messaggi
tournament-new-seats =
    { $count ->
        [2] Tavoli da due
       *[other] Tavoli da { $count }
    }
tournament-new-rounds =
    { $count ->
        [0] Numero di round predefinito
       *[other] { $count } round
    }
tournament-new-legs =
    { $count ->
        [one] Solo andata
       *[other] Andata e ritorno
    }
tournament-new-groups =
    { $count ->
        [0] Gironi di circa quattro
       *[other] { $count } gironi
    }
tournament-new-advance =
    { $count ->
        [0] Numero di qualificati predefinito
        [one] Passa il primo
       *[other] Passano i primi { $count }
    }
tournament-new-sign-up-hours = Iscrizioni aperte per { $time }
tournament-new-round-hours =
    { $count ->
        [0] Nessun limite di tempo per round
       *[other] { $time } per round
    }
tournament-new-check-in-hours = Conferma di presenza aperta per { $time }
tournament-new-overdue = Tempo per mossa scaduto: { $rule }
tournament-new-at-deadline = Partite non finite in tempo: { $rule }
tournament-new-pace =
    { $pace ->
        [0] Nessun limite di tempo per mossa
       *[other] { $time } per mossa
    }
tournament-new-min-people = Almeno { $count } persone
tournament-new-max-people = Al massimo { $count } persone
tournament-check-in-none = Nessuna conferma di presenza
tournament-check-in-first = Conferma di presenza prima del primo round
tournament-check-in-each = Conferma di presenza prima di ogni round
refused-tournament-no-draft = Qui non c’è più niente da preparare: il torneo è già stato aperto o scartato. { COMMAND("tournament create") } ne prepara un altro.
refused-tournament-channel-kind = A un torneo serve un canale testuale o di annunci, perché ogni partita ha lì il suo thread; { $channel } non lo è. Scegline un altro.
refused-tournament-channel-closed = In { $channel } non posso vedere, scrivere, allegare file o creare thread. Chiedi a chi ha **Gestisci canali**, o scegli un altro canale.

## Organizzare

tournament-start-button = Comincia ora
tournament-pause-button = Pausa
tournament-resume-button = Riprendi
tournament-cancel-button = Cancella il torneo…
tournament-undo-button = Annulla azione…
tournament-people-button = Giocatori…
tournament-result-button = Risultati…
tournament-edit-button = Modifica il torneo…
tournament-announce-button = Annuncia…
tournament-log-button = Registro
tournament-holdups-button = Chi si aspetta…
tournament-export-button = Esporta
tournament-results-only-about = ✍️ Ti occupi di risultati e abbinamenti: inserire e correggere risultati, dare più tempo a una partita, scambiare abbinamenti, sollecitare e ammonire i giocatori.
tournament-ask-start =
    { $status ->
        [running] Aprire adesso i tavoli di questo round di **{ $name }**? La scadenza non cambia.
        [checkin]
            Chiudere ora la conferma di presenza per **{ $name }**? { $missing ->
                [0] Ci sono tutti.
                [one] { $missing } persona su { $count } resta fuori da questo round.
       *[other] { $missing } persone su { $count } restano fuori da questo round.
            }
       *[other] Chiudere ora le iscrizioni a **{ $name }** e continuare in { $count }? Finché nessuno ha giocato, potrai annullare.
    }
tournament-started = ✅ **{ $name }** va avanti: il seguito arriva tra un attimo nel suo canale.
tournament-ask-cancel = Vuoi davvero cancellare **{ $name }**? Le partite in corso vengono chiuse e non contano per nessuno. Potrai tornare indietro, ma quelle partite si rigiocheranno.
tournament-ask-undo = Annullare l’ultima azione degli organizzatori in **{ $name }**?
tournament-act-create = { $when }: { $by } ha aperto il torneo
tournament-act-start = { $when }: { $by } ha chiuso in anticipo le iscrizioni o la conferma di presenza
tournament-act-pause = { $when }: { $by } ha messo in pausa il torneo
tournament-act-resume = { $when }: { $by } ha ripreso il torneo
tournament-act-cancel =
    { $itself ->
        [yes] { $when }: torneo cancellato, troppo pochi i presenti
       *[no] { $when }: { $by } ha cancellato il torneo
    }
tournament-act-drop =
    { $cause ->
        [missed] { $when }: { $name } è fuori dal torneo per le partite saltate
        [check-in] { $when }: { $name } è fuori dal torneo: non ha confermato la presenza
        [left-server] { $when }: { $name } è fuori dal torneo: ha lasciato il server
       *[organiser] { $when }: { $by } ha escluso { $name }
    }
tournament-act-add = { $when }: { $by } ha aggiunto { $name }
tournament-act-move-up = { $when }: { $name } passa dalla lista d’attesa al torneo
tournament-act-unlist =
    { $waits ->
        [partner] { $when }: { $by } ha tolto { $name } dalla lista di chi cerca un partner
       *[place] { $when }: { $by } ha tolto { $name } dalla lista d’attesa
    }
tournament-act-disqualify = { $when }: { $by } ha squalificato { $name }: { $reason }
tournament-act-lift = { $when }: { $by } ha revocato la squalifica di { $person }
tournament-act-come-back = { $when }: { $by } ha riammesso { $name }
tournament-act-replace = { $when }: { $by } ha sostituito { $name } con { $other }
tournament-act-correct = { $when }: { $by } ha inserito il risultato del round { $round }, tavolo { $table }
tournament-act-extend = { $when }: { $by } ha cambiato la scadenza
tournament-act-edit = { $when }: { $by } ha modificato il torneo
tournament-act-seed = { $when }: { $by } ha messo { $name } come testa di serie numero { $seed }
tournament-act-swap = { $when }: { $by } ha scambiato { $name } e { $other } negli abbinamenti del round
tournament-act-extend-match = { $when }: { $by } ha cambiato la scadenza del round { $round }, tavolo { $table }
tournament-act-nudge = { $when }: { $by } ha sollecitato i giocatori del round { $round }, tavolo { $table }
tournament-act-move = { $when }: { $by } ha spostato il torneo
tournament-act-add-organiser =
    { $results ->
        [yes] { $when }: { $by } ha aggiunto { $person } ai collaboratori per risultati e abbinamenti
       *[no] { $when }: { $by } ha aggiunto { $person } ai collaboratori per tutto
    }
tournament-act-helper-role =
    { $results ->
        [yes] { $when }: { $by } ha limitato il collaboratore { $person } a risultati e abbinamenti
       *[no] { $when }: { $by } ha permesso al collaboratore { $person } di fare tutto
    }
tournament-act-remove-organiser = { $when }: { $by } ha tolto { $person } dai collaboratori
tournament-act-announce = { $when }: { $by } ha fatto un annuncio
tournament-act-take-back = { $when }: { $by } ha annullato un’azione
tournament-act-changed = { $act }: { $before } → { $after }
tournament-result-none = nessun risultato
tournament-no-deadline = senza limite
tournament-act-taken-back = ~~{ $act }~~ · annullato da { $by }

tournament-nobody = Non c’è ancora nessun partecipante.
tournament-people-about =
    { $may ->
        [all] Scegli qualcuno per escluderlo, squalificarlo, riammetterlo o farlo sostituire.
        [swap] Scegli un giocatore per ammonirlo o per scambiarlo negli abbinamenti.
        [warn] Scegli un giocatore per ammonirlo.
       *[look] Scegli un giocatore per vedere le sue ammonizioni e penalità.
    }
tournament-person-placeholder = Scegli un giocatore
tournament-add-placeholder = Aggiungi un giocatore
tournament-added =
    { $count ->
        [one] ✅ { $name } partecipa, e può lasciare il torneo in ogni momento.
       *[other] ✅ { $name } partecipano, e possono lasciare il torneo in ogni momento.
    }
tournament-entrant-state =
    { $state ->
        [in] partecipa
        [organiser] esclusione decisa dagli organizzatori
        [disqualified] squalifica
        [missed] fuori per partite saltate
        [check-in] presenza non confermata
        [left-server] ha lasciato il server
       *[self] ha lasciato il torneo
    }{ $missed ->
        [0] {""}
        [one] {" "}· ha saltato { $missed } partita
       *[other] {" "}· ha saltato { $missed } partite
    }
tournament-person =
    ### { $number }. { $name }
    { $person } { $state ->
        [in] partecipa.{ $removes ->
            [yes] {" "}Se la escludi o la squalifichi, questa persona abbandona la partita in corso e non ne gioca altre.
           *[no] {""}
        }
        [organiser] è fuori per decisione degli organizzatori e non gioca altre partite. Può rientrare.
        [disqualified] è fuori per squalifica: non può rientrare finché un organizzatore non la revoca.
        [missed] è fuori per le partite saltate. Può rientrare.
        [check-in] non ha confermato la presenza. Può rientrare.
        [left-server] ha lasciato il server.
       *[self] ha lasciato il torneo e non gioca altre partite. Può rientrare.
    }{ $missed ->
        [0] {""}
        [one] {" "}Ha saltato { $missed } partita.
       *[other] {" "}Ha saltato { $missed } partite di fila.
    }
tournament-remove-button = Escludi
tournament-disqualify-button = Squalifica…
tournament-disqualify-title = Squalifica
tournament-disqualify-why = Perché squalificare { $name }?
tournament-lift-button = Revoca la squalifica
tournament-unlist-placeholder = Togli dalla lista d’attesa…
tournament-lift-placeholder = Revoca una squalifica
tournament-seed-button = Testa di serie…
tournament-seed-title = Testa di serie
tournament-seed-what = Posizione, da 1 a { $max }
tournament-seeded = { $name } è ora testa di serie numero { $other }.
tournament-swap-placeholder = Scambia negli abbinamenti con…
tournament-swapped = ✅ { $name } e { $other } si sono scambiati di posto negli abbinamenti.
tournament-bring-back-button = Riammetti
tournament-replace-about = Chi subentra prende posizione, punti e la partita in corso:
tournament-replace-placeholder = Sostituisci con…
tournament-removed =
    { $count ->
        [one] { $name } non partecipa più, ma può rientrare.
       *[other] { $name } non partecipano più, ma possono rientrare.
    }
tournament-disqualified-other = { $name } non partecipa più e non può rientrare finché un organizzatore non revoca la squalifica.
tournament-brought-back =
    { $count ->
        [one] { $name } torna in gioco dal prossimo round.
       *[other] { $name } tornano in gioco dal prossimo round.
    }
tournament-unlisted = { $name } non è più in lista e riceve un avviso. Può iscriversi di nuovo. **Annulla azione…** lo rimette.
tournament-lifted = La squalifica di { $name } è revocata: può rientrare.
tournament-replaced = Al posto di { $name } ora gioca { $other }.
refused-tournament-not-an-entrant = { $name } non partecipa. Scegli un partecipante.

tournament-result-which = Quale partita del round { $round }?
tournament-result-placeholder = Scegli una partita
tournament-result-open = nessun risultato
tournament-result-known = risultato inserito
tournament-result-title = ### Round { $round }, tavolo { $table }
tournament-result-new = **Nuovo:** { $result }
tournament-result-anew = **Nuovo:** nessun risultato; la partita si rigioca.
tournament-outcome-placeholder = Com’è finita?
tournament-outcome-12 = Ha vinto { $one }
tournament-outcome-21 = Ha vinto { $other }
tournament-outcome-11 = { $one } e { $other } condividono la vittoria
tournament-outcome-10 = Ha vinto { $one } per assenza di { $other }
tournament-outcome-01 = Ha vinto { $other } per assenza di { $one }
tournament-outcome-00 = Assenti: { $one } e { $other }
tournament-outcome-anew = Rigioca la partita
tournament-place = { $place }. { $name }
tournament-place-absent = Assente: { $name }
tournament-place-placeholder = In che posizione è { $name }?
tournament-save-button = Salva questo risultato
tournament-result-saved = ✅ Risultato inserito e annotato nel registro. La classifica viene ricalcolata.

tournament-deadline-placeholder =
    { $status ->
        [signup] Quando chiudono le iscrizioni
        [checkin] Quando chiude la conferma di presenza
       *[running] Quando finisce il round
    }
tournament-ends-in = tra { $time }
tournament-channel-placeholder = Sposta in un altro canale
tournament-helper-placeholder = Aggiungi un collaboratore per tutto
tournament-results-helper-placeholder = Aggiungi un collaboratore per risultati e abbinamenti
tournament-helper-role-placeholder = Cambia ciò che può fare un collaboratore
tournament-helper-change =
    { $limited ->
        [yes] Ora: risultati e abbinamenti. Scegli per permettere tutto.
       *[no] Ora: tutto. Scegli per limitare a risultati e abbinamenti.
    }
tournament-no-helper-placeholder = Togli un collaboratore
tournament-name-button = Nome…
tournament-about-button = Testo…
tournament-settings-button = Impostazioni…
tournament-settings-about = Le modifiche valgono dal prossimo round; il tempo per mossa, da subito. Tutti le vedono nei messaggi del torneo.
tournament-name-title = Rinomina il torneo
tournament-name-what = Nuovo nome
tournament-about-title = Testo del torneo
tournament-about-what = Regole, premi, link
tournament-edited = ✅ Salvato: { $value }
tournament-no-about = nessun testo
tournament-no-role = aperto a tutti
tournament-match-until = ⏳ Questa partita ha tempo fino a { $at } ({ $left }).
tournament-match-time-placeholder = Cambia la fine di questa partita
tournament-match-time = ⏳ { $names }, un organizzatore ha cambiato la scadenza della vostra partita: ora è { $at } ({ $left }).
tournament-no-holdups = Nessuna partita è in corso.
tournament-holdups =
    { $count ->
        [one] Una partita è in corso.
       *[other] **{ $count }** partite sono in corso; prima quelle ferme da più tempo.
    }
tournament-holdup = { $match } · si aspetta { $names }
tournament-holdup-since = { $match } · si aspetta { $names } ({ $since })
tournament-nudge-placeholder = Sollecita i giocatori di una partita
tournament-nudge =
    👉 { $names }, qui il round aspetta la tua mossa. Tocca a te!
    -# **{ $tournament }** · round { $round }, tavolo { $table }
tournament-nudged = ✅ Sollecito inviato: { $names }

tournament-announce-title = Annuncio
tournament-announce-what = Che cosa vuoi dire ai partecipanti?
tournament-announcement = ### 📣 { $name }
tournament-called = -# { $names }
tournament-announced = ✅ Annuncio inviato: tutti i partecipanti hanno ricevuto l’avviso.
refused-tournament-announce-nothing = L’annuncio è vuoto. Scrivi qualcosa e invialo di nuovo.
refused-tournament-announce-failed = Non posso scrivere in { $channel }. Dammi il permesso di inviare messaggi lì, o sposta il torneo con { COMMAND("tournament edit") }.
