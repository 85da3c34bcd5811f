# Why something is not possible, and what is: refused-<reason>. Shown to the person who tried.

## An answer that does not fit

refused-not-an-option = Questa scelta ora non c’è. Scegline una tra quelle proposte.
refused-named-twice = Hai scelto due volte la stessa cosa. Scegli ognuna una volta sola.
refused-too-few =
    { $min ->
        [one] Qui ne devi scegliere una.
       *[other] Qui ne devi scegliere almeno { $min }; finora sono { $chosen }.
    }
refused-too-many =
    { $max ->
        [one] Ne puoi scegliere una sola, non { $chosen }.
       *[other] Ne puoi scegliere al massimo { $max }, non { $chosen }.
    }
refused-all-or-none = Qui se ne scelgono { $max } o nessuna. Scegline esattamente { $max }, o rinuncia.
refused-one-group = Scegli tutte le carte di un colore, e di uno solo, o lascia tutto com’è.

## An action that is not allowed

refused-not-an-action = Questa azione ora non è possibile. Scegline una tra quelle proposte.
refused-not-in-hand = Nella tua Mano non c’è questa carta: { $card }. Scegline una che hai.
refused-not-on-top = { $card } non è una delle tue Carte Attive, quindi non la puoi attivare. Scegline una che lo è.
refused-achievement-taken = Il Periodo { $age } è già dominato. Scegline uno ancora libero.
refused-points-missing = Per il Periodo { $age } servono { $needed } punti, e tu ne hai { $points }. Prima capitalizza altre carte.
refused-top-card-too-low =
    { $top ->
        [0] Per il Periodo { $age } serve una Carta Attiva di valore { $age } o più, e tu non ne hai. Prima gioca una carta.
       *[other] Per il Periodo { $age } serve una Carta Attiva di valore { $age } o più, e la tua più alta è un { $top }. Prima giocane una più alta.
    }

## An action that Carta Impera Victoria does not allow

refused-already-played = Hai già giocato la carta di questo turno. Applica un effetto, o pesca.
refused-play-first = Prima gioca una carta della tua mano. Gli effetti e la pesca vengono dopo.
refused-under-embargo = In questo turno non puoi giocare carte { $domain }: c’è un embargo. Gioca un’altra carta.
refused-discard-used = Ogni effetto di scarto si applica una volta per turno, e quello di { $domain } l’hai già applicato. Applica un altro effetto, o pesca.
refused-domain-missing = Questo effetto costa una carta { $domain }, e nella tua area non ce ne sono. Applica un altro effetto, o pesca.
refused-effect-used = Per ogni Dominio si applica un solo effetto permanente per turno, proprio o copiato, e per { $domain } l’hai già fatto. Applica un altro effetto, o pesca.
refused-cards-missing =
    { $have ->
        [0] Per questo effetto servono { $needed } carte { $domain } a faccia in su nell’area, e non ce n’è nessuna. Applica un altro effetto, o pesca.
        [one] Per questo effetto servono { $needed } carte { $domain } a faccia in su nell’area, e ce n’è una sola. Applica un altro effetto, o pesca.
       *[other] Per questo effetto servono { $needed } carte { $domain } a faccia in su nell’area, e ce ne sono solo { $have }. Applica un altro effetto, o pesca.
    }
refused-already-inspired = In questo turno hai già copiato un effetto, e Ispirazione vale una volta per turno. Applica un altro effetto, o pesca.
refused-not-most-culture = Per copiare un effetto ti servono più carte Cultura di ogni altro giocatore, e ora non le hai. Applica un altro effetto, o pesca.
refused-nothing-to-do = Così come stanno le cose, questo effetto non farebbe nulla: mancano le carte. Applica un altro effetto, o pesca.
refused-own-effect = Questo effetto è già tuo: dalla tua area non si copia nulla. Applicalo tu, o copiane un altro.

## Not now, or not you

# $awaited: the names of those who are, or "nobody".
refused-not-awaited =
    { $awaited ->
        [nobody] Ora non ti si chiede nulla.
       *[other] Ora non ti si chiede nulla: si attende { $awaited }.
    }
refused-stale = Quella scelta è già stata fatta, o nel frattempo la partita è andata avanti. Continua da ciò che ti si chiede ora.
refused-game-over = Questa partita è finita. Iniziane una nuova con { COMMAND("game new") }.
refused-resigned = Hai abbandonato questa partita, quindi puoi solo guardare.
refused-not-seated = Non hai un posto in questa partita, quindi puoi solo guardare. Iniziane una tua con { COMMAND("game new") } in un altro canale.
refused-other-server = Questa partita si gioca su un altro server. Vai lì per vederla o per giocare, oppure iniziane una qui con { COMMAND("game new") }.
refused-not-on-its-server = Non sei, o non sei più, sul server dove si gioca. Se hai un posto puoi ancora giocare; tutto il resto può farlo solo chi è lì.
refused-not-joined = Non siedi ancora a questo tavolo. Prima premi **Partecipa**, finché c’è un posto libero.
refused-not-read = In questo momento non è possibile leggere le partite. Riprova tra poco.
refused-not-saved = In questo momento non è stato possibile salvare, quindi nulla è cambiato. Riprova tra poco.

## Opening, joining, starting

refused-channel-busy = In questo canale c’è già una partita: { COMMAND("game board") } la mostra. Prima finiscila o chiudila, oppure usa un altro canale o un thread.
refused-unknown-game = Qui non c’è nessun gioco di nome { $game }. Scegline uno tra quelli proposti.
refused-unknown-language = Non c’è un elenco delle carte nella lingua { $language }. Scegline una tra quelle proposte.
refused-unknown-option = Questo gioco non ha l’opzione { $option }. Toglila e riprova.
refused-wrong-seats = Questo gioco ha da { $min } a { $max } posti, non { $seats }. Scegli un numero tra questi.
refused-wrong-players = Questo gioco è per { $min }-{ $max } giocatori, ognuno con un posto, non per { $players }.
refused-teams-need-four = Le squadre sono per quattro giocatori esatti, non per { $players }. Giocate in quattro, o senza squadre.
refused-no-such-table = Questa partita non c’è più. Iniziane una nuova con { COMMAND("game new") }.
refused-table-full = Tutti i posti sono occupati ({ $seats }). Puoi guardare, o iniziare un’altra partita in un altro canale.
refused-already-seated = Hai già un posto a questo tavolo.
refused-nobody-to-swap = Nell’altra squadra non c’è ancora nessuno con cui scambiare il posto. Aspetta che qualcuno partecipi.
refused-already-started = Questa partita è già iniziata. Se ci giochi e vuoi uscirne, usa { COMMAND("game resign") }.
refused-not-started = Questa partita non è ancora iniziata. Quando c’è abbastanza gente, chiunque sieda al tavolo può premere Inizia.
refused-too-few-seated =
    { $seated ->
        [one] Per iniziare servono { $min } giocatori, e finora ce n’è uno solo. Chiedi a qualcuno di premere Partecipa.
       *[other] Per iniziare servono { $min } giocatori, e finora ce ne sono { $seated }. Chiedi a qualcuno di premere Partecipa.
    }
refused-unreadable = Questa versione del bot non riesce a leggere questa partita. Nulla è perduto: avvisa chi ospita il bot. Puoi comunque chiuderla con { COMMAND("game end") }.
refused-unknown-format = Questa versione del bot non riesce a leggere questa partita. Nulla è perduto: avvisa chi ospita il bot. Puoi comunque chiuderla con { COMMAND("game end") }.
refused-unknown-errand = Questo pulsante è di un’altra versione. Premi **Aggiorna** o usa { COMMAND("game hand") } per averne uno nuovo.
refused-form-not-yours = Questo modulo è stato aperto per qualcun altro. Aprine uno tuo con lo stesso pulsante o comando.
refused-unknown-form = Questo modulo è di un’altra versione. Aprilo di nuovo, per favore.
refused-busy-person = Stai già aspettando { $count } risposte. Arriveranno tra un attimo; poi continua pure.
refused-busy-yours = Sto ancora calcolando qualcosa per te. Sarà pronto tra un attimo; poi riprova.
refused-busy-all = In questo momento ricevo troppe richieste. Riprova tra un minuto; le partite continuano come sempre.
