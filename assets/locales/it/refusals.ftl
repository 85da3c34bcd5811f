# Why something is not possible, and what is: refused-<reason>. Shown to the person who tried.

## An answer that does not fit

refused-not-an-option = Questa scelta ora non c’è. Scegline una tra quelle proposte.
refused-named-twice = Hai scelto due volte la stessa cosa. Scegli ogni cosa una volta sola.
refused-too-few =
    { $min ->
        [one] Qui devi sceglierne una.
       *[other] Qui devi sceglierne almeno { $min }; per ora sono { $chosen }.
    }
refused-too-many =
    { $max ->
        [one] Puoi sceglierne una sola, non { $chosen }.
       *[other] Puoi sceglierne al massimo { $max }, non { $chosen }.
    }
refused-all-or-none = Qui vale tutto o niente: scegline esattamente { $max }, o rinuncia.
refused-one-group = Scegli tutte le carte di un colore, e di uno solo, o lascia tutto com’è.

## An action that is not allowed

refused-not-an-action = Ora non puoi farlo. Scegli una delle azioni proposte.
refused-not-in-hand = { $card } non è nella tua Mano. Scegli una carta che hai.

## Not now, or not you

# $awaited: the names of those who are, or "nobody".
refused-not-awaited =
    { $awaited ->
        [nobody] Ora non c’è nulla da decidere.
       *[other] Non tocca a te: aspettiamo { $awaited }.
    }
refused-stale = Quella scelta è già stata fatta, o nel frattempo la partita è andata avanti. Riprendi da qui.
refused-game-over = Questa partita è finita. Iniziane una nuova con { COMMAND("game new") }.
refused-resigned = Hai abbandonato questa partita, quindi puoi solo guardare.
refused-not-seated = Non giochi in questa partita, quindi puoi solo guardare. Con { COMMAND("game new") } ne inizi una tua in un altro canale.
refused-other-server = Questa partita si gioca su un altro server. Vai lì per vederla o per giocare, oppure iniziane una qui con { COMMAND("game new") }.
refused-not-on-its-server = Non sei sul server dove si gioca. Al tuo posto puoi ancora giocare; il resto può farlo solo chi è lì.
refused-not-joined = Non hai ancora un posto a questo tavolo. Premi **Partecipa**, finché ce n’è uno libero.
refused-not-read = In questo momento non riesco a leggere le partite. Riprova tra poco.
refused-not-saved = In questo momento non riesco a salvare, quindi non è cambiato nulla. Riprova tra poco.

## Opening, joining, starting

refused-channel-busy = In questo canale c’è già una partita: { COMMAND("game board") } la mostra. Prima finiscila o chiudila, oppure usa un altro canale o un thread.
refused-unknown-game = Qui nessun gioco si chiama { $game }. Scegline uno tra quelli proposti.
refused-unknown-language = Non c’è un elenco delle carte nella lingua { $language }. Scegline una tra quelle proposte.
refused-unknown-option = Questo gioco non ha l’opzione { $option }. Toglila e riprova.
refused-wrong-seats = Questo gioco ha da { $min } a { $max } posti, non { $seats }. Scegli un numero adatto.
refused-wrong-players = Questo gioco è per { $min }–{ $max } giocatori, ognuno con un posto, non per { $players }.
refused-teams-need-four = A squadre si gioca esattamente in quattro, non in { $players }. Giocate in quattro, o senza squadre.
refused-no-such-table = Questa partita non c’è più. Iniziane una nuova con { COMMAND("game new") }.
refused-table-full = Tutti i { $seats } posti sono occupati. Puoi guardare, o iniziare un’altra partita in un altro canale.
refused-already-seated = Hai già un posto a questo tavolo.
refused-nobody-to-swap = Nell’altra squadra non c’è ancora nessuno con cui scambiare il posto. Aspetta che arrivi qualcuno.
refused-already-started = Questa partita è già iniziata. Se ci giochi e vuoi lasciarla, usa { COMMAND("game resign") }.
refused-not-started = Questa partita non è ancora iniziata. Quando siete abbastanza, chiunque sia al tavolo può premere **Inizia**.
refused-too-few-seated =
    { $seated ->
        [one] Per iniziare bisogna essere almeno in { $min }, e per ora c’è una sola persona. Chiedi a qualcuno di premere **Partecipa**.
       *[other] Per iniziare bisogna essere almeno in { $min }, e per ora siete in { $seated }. Chiedi a qualcuno di premere **Partecipa**.
    }
refused-unreadable = Questa versione del bot non riesce a leggere questa partita, ma nulla è perso. Avvisa chi gestisce il bot, o chiudi la partita con { COMMAND("game end") }.
refused-unknown-format = Questa versione del bot non riesce a leggere questa partita, ma nulla è perso. Avvisa chi gestisce il bot, o chiudi la partita con { COMMAND("game end") }.
refused-unknown-action = Questo pulsante è di un’altra versione. Premi **Aggiorna** o usa { COMMAND("game hand") } per averne uno nuovo.
refused-form-not-yours = Questo modulo è stato aperto per qualcun altro. Aprine uno tuo con lo stesso pulsante o comando.
refused-unknown-form = Questo modulo è di un’altra versione. Aprilo di nuovo, per favore.
refused-busy-person = Stai già aspettando { $count } risposte. Arrivano tra un attimo; poi continua pure.
refused-busy-yours = Sto ancora calcolando qualcosa per te. È pronto tra un attimo; poi riprova.
refused-busy-all = In questo momento ricevo troppe richieste. Riprova tra un minuto: le partite continuano come sempre.
