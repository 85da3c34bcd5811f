# What whoever hosts the bot reads: the command line, the lines on which it stops, the demo's pages.

console-description = Civitas: giochi di carte di civiltà in un canale di Discord.
console-run = gioca su Discord con il token in DISCORD_TOKEN
console-demo = gioca in un browser su questo computer, senza Discord
console-backup = copia le partite in un nuovo file, anche mentre il bot è in funzione
console-restore = ripristina le partite di un backup; il bot deve essere fermo
console-migrate = sposta le partite dal file nel database PostgreSQL vuoto indicato in DATABASE_URL
console-forget = cancella i dati di una persona, dato il suo ID di Discord, anche mentre il bot è in funzione
console-doctor = scopri che cosa non va in questa installazione
console-status = una panoramica di server, partite e tornei; non cambia nulla
console-maintenance = mostra una nota nei canali di tutti i tavoli, come "Torno alle 18:00"; "" la toglie
console-check = prova su Discord ciò che il bot deve poter fare, nel canale con questo ID; poi rimette tutto a posto
console-check-user = l’ID di chi riceve un messaggio diretto, invece del proprietario dell’applicazione
console-check-record = scrivi in questo nuovo file le chiavi e i tipi delle risposte di Discord
console-health = indica con il codice di uscita se il bot in esecuzione è vivo
console-of-demo = le partite della demo
console-otherwise = Senza comando: run se DISCORD_TOKEN è impostato, altrimenti demo.

## It cannot start, or cannot go on: one line that says what is wrong and what to do.

stop-no-token = DISCORD_TOKEN non è impostato. Assegnagli il token del bot della tua applicazione, oppure esegui "python -m bot demo" per giocare senza Discord.
stop-token-refused = Discord rifiuta questo token. Copia di nuovo il token del bot dalla pagina Bot della tua applicazione e assegnalo a DISCORD_TOKEN.
stop-discord-forbids = Discord non permette al bot di farlo: { $error }. Invitalo di nuovo con gli scope e i permessi elencati nel README.
stop-discord-unreachable = Discord non è raggiungibile: { $error }. Controlla la rete e riavvia.
stop-data-unwritable = Non si può scrivere nella cartella delle partite, { $path } ({ $error }). Imposta CIVITAS_DATA su una cartella scrivibile, o correggi i permessi.
stop-store-unusable = Non è possibile aprire le partite in { $path }: { $error }.
stop-newer-database = Le partite sono di una versione più recente ({ $names }). Installa quella versione, o ripristina un backup precedente all’aggiornamento.
stop-sqlite-too-old = Questo Python contiene SQLite { $version }, ma a Civitas serve la 3.39 o una versione più recente. Installa un Python più recente.
stop-not-a-port = { $name } deve essere un numero intero da 1 a { $last }, non "{ $value }".
stop-not-a-level = { $name } deve essere uno tra { $levels }, non "{ $value }".
stop-not-an-address = { $name } deve essere una porta, o un indirizzo e una porta come 0.0.0.0:9100, non "{ $value }".
stop-not-an-api = { $name } deve essere un indirizzo come https://discord.com/api/v10: http o https, con un server e senza utente, "?" o "#". Il token del bot viene inviato lì.
stop-not-an-id = { $name } deve essere l’ID di un canale, solo cifre, non "{ $value }".
stop-not-days = { $name } deve essere un numero intero di giorni da 1 a { $most }, non "{ $value }".
stop-not-a-number = { $name } dev’essere un numero intero da 1 a { $most }, non "{ $value }".
stop-note-too-long = Una nota ha al massimo { $most } caratteri.
stop-pages-without-monitor = { $name } ha bisogno di CIVITAS_MONITOR, il cui server ha le pagine.
stop-no-games = In { $path } non ci sono ancora partite.
stop-games-older = Le partite in { $path } sono di una versione precedente. Il bot le aggiorna quando parte; poi riprova.
stop-nothing-to-forget = Non ci sono partite in { $path }: non è conservato nessun dato personale.
stop-monitor-port-taken = La porta { $port } è già in uso su questo computer. Imposta CIVITAS_MONITOR su un’altra.
stop-demo-missing = Alla demo servono alcuni pacchetti in più: pip install ".[demo]" nella cartella del progetto, oppure make run.
stop-port-taken = La porta { $port } è già in uso su questo computer. C’è già una demo in esecuzione? Altrimenti imposta CIVITAS_DEMO_PORT su un’altra.

health-alive = vivo
health-dead = nessun segno di vita da { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }
health-never = mai visto vivo

stop-already-running = Un altro Civitas sta usando { $path } in questo momento. Fermalo prima, o imposta CIVITAS_DATA su un’altra cartella.
stop-nothing-to-back-up = Non ci sono ancora partite in { $path }: non c’è niente da copiare.
stop-file-is-there = { $path } esiste già. Scegli un altro nome.
stop-no-such-file = Non c’è nessun file { $path }.
stop-damaged = Le partite in { $path } sono danneggiate: { $error }. Ripristina l’ultimo backup con "python -m bot restore FILE".
stop-not-copied = Non è stato possibile copiare le partite in { $path }: { $error }.
stop-not-a-backup = { $path } non è un backup che questa versione possa usare: { $error }. Non è cambiato niente.

backup-made = Le partite sono state copiate in { $path }.
restored = Le partite di { $path } sono ripristinate. Riavvia il bot.
restored-kept = Le partite che c’erano prima sono conservate in { $path }.
maintenance-noted = Annotato: il bot la mostra a tutti i tavoli entro dieci minuti, e `python -m bot maintenance ""` la toglie.
maintenance-withdrawn = Ritirata: il bot cancella i suoi messaggi entro dieci minuti.
forget-noted = Preso nota: i dati di { $user } vengono cancellati entro dieci minuti se il bot è in funzione, altrimenti al prossimo avvio.

## A PostgreSQL database instead of the file

stop-not-a-database-url = DATABASE_URL deve essere un indirizzo come postgresql://utente@server/database. I caratteri speciali di una password si scrivono come codici, per esempio %40 per @ e %2F per /.
stop-not-shards = { $name } deve indicare gli shard di questo processo e quanti sono in tutto, come 0-3/8 o 5/8, non "{ $value }".
stop-shards-without-database = { $name } è { $value }: gli altri shard spettano ad altri processi, e più processi hanno bisogno di un database PostgreSQL in comune. Indicalo in DATABASE_URL, oppure indica qui tutti gli shard.
stop-shards-taken = Un altro processo gestisce già alcuni degli shard { $shards } con le partite in { $path }, o usa un altro numero totale di shard. Assegna a ogni processo i propri shard in CIVITAS_SHARDS, tutti con lo stesso numero dopo la barra.
stop-database-driver-missing = Per PostgreSQL serve un pacchetto in più: pip install ".[postgresql]" nella cartella del progetto.
stop-database-unreachable = Nessun server PostgreSQL risponde a { $path }: { $error }. Controlla che sia acceso, il nome e la porta del server in DATABASE_URL, e la rete.
stop-database-refused = PostgreSQL nega a questo utente l’accesso a { $path }: { $error }. Controlla utente e password in DATABASE_URL, e il pg_hba.conf del server.
stop-database-missing = Il server non ha questo database: { $path } ({ $error }). Crealo con "CREATE DATABASE nome OWNER utente", o correggi il nome in DATABASE_URL.
stop-database-forbidden = L’utente di { $path } non può crearvi tabelle: { $error }. Rendilo proprietario del database: "ALTER DATABASE nome OWNER TO utente".
stop-database-read-only = Il server PostgreSQL di { $path } non accetta modifiche: { $error }. È la copia di un altro? Indica quello in DATABASE_URL, o disattiva default_transaction_read_only.
stop-database-occupied = In { $path } ci sono già le tabelle di un altro programma: { $error }. Dai a Civitas un database tutto suo.
stop-database-not-utf8 = Il database { $path } conserva i testi in { $encoding }, che non comprende tutte le lettere. Creane un altro con "CREATE DATABASE nome ENCODING UTF8 TEMPLATE template0".
stop-older-database-in-use = Le partite in { $path } sono di una versione precedente, e un bot di quella versione è ancora in funzione. Ferma tutti i bot su questo database, fai un backup, e riavvia.
stop-not-upgraded = Non è stato possibile aggiornare le partite in { $path }: { $error }. Non è cambiato niente: la versione che le ha scritte può ancora aprirle.
stop-database-in-use = In questo momento un bot sta usando { $path }. Ferma prima tutti i bot su questo database.
stop-database-not-empty = In { $path } ci sono già delle partite, quindi non è stato spostato niente. Indica un database vuoto in DATABASE_URL, o metti il file al posto di quello che c’è con "python -m bot restore FILE".
stop-no-database-url = DATABASE_URL non è impostato. Assegnagli l’indirizzo del database PostgreSQL in cui spostare le partite.
stop-nothing-to-move = Non ci sono partite in { $path }, quindi non c’è niente da spostare. Il bot può partire con il database così com’è.
migrated =
    { $tables ->
        [one] Un tavolo è ora in { $where }
       *[other] { $tables } tavoli sono ora in { $where }
    }, con { $answers ->
        [one] una mossa
       *[other] { $answers } mosse
    }. D’ora in poi avvia il bot con questo DATABASE_URL. Il file { $path } è rimasto com’era; tienilo come backup.

## The doctor: what it looked at, and what to do

doctor-good = ok:
doctor-note = nota:
doctor-bad = ERRORE:
doctor-unknown-setting = Queste impostazioni qui non hanno effetto: { $names }. Un errore di battitura?
doctor-space = In { $path } ci sono { $megabytes } MB liberi.
doctor-little-space = In { $path } ci sono solo { $megabytes } MB liberi. Fai spazio, altrimenti nessuna mossa potrà essere salvata.
doctor-not-running = Nessun bot usa questa cartella dei dati.
doctor-silent = Un bot usa questa cartella dei dati, ma da un po’ non dà segni di vita. Se non si riprende, riavvialo: nessuna mossa va persa.
doctor-running = Il bot è in funzione e tutto va bene.
doctor-nobody-plays = Nessun bot usa questo database.
doctor-shards-alone = Su { $count } shard, nessuno gestisce { $shards }: avvia il processo che li ha in CIVITAS_SHARDS.
doctor-shards-attended =
    { $count ->
        [one] Un bot usa questo database e gestisce tutti i server.
       *[other] Ognuno dei { $count } shard è gestito da un bot.
    }
doctor-kept-for-ever = Le partite finite si conservano per sempre. Con CIVITAS_KEEP_DAYS verrebbero cancellate.
doctor-kept =
    { $days ->
        [one] Le partite vengono cancellate { $days } giorno dopo la fine. Risultati e rating restano.
       *[other] Le partite vengono cancellate { $days } giorni dopo la fine. Risultati e rating restano.
    }
doctor-no-backups = Nessun backup viene fatto da solo. Imposta CIVITAS_BACKUP su una cartella per averne uno al giorno.
doctor-backups-none-yet = In { $path } non c’è ancora nessun backup; il bot in funzione ne fa uno entro dieci minuti.
doctor-backups-unreadable = Non riesco a leggere i backup in { $path }: { $error }.
doctor-backups-old = L’ultimo backup in { $path } ha più di due giorni. Se il bot è in funzione, il suo log dice perché.
doctor-backups = { $count ->
        [one] Un backup recente in { $path }.
       *[other] { $count } backup in { $path }, l’ultimo è recente.
    }
doctor-no-games = Non ci sono ancora partite in { $path }.
doctor-damaged = Le partite sono danneggiate: { $error }. Ferma il bot e ripristina l’ultimo backup con "python -m bot restore FILE"; il file danneggiato viene conservato.
doctor-sound = Il database { $path } è integro.
doctor-server = PostgreSQL { $version } risponde su { $path }; le partite vi occupano { $megabytes } MB. Quanto spazio resta lo sa solo quel server.
doctor-server-forgets = Sul server PostgreSQL sono disattivati: { $names }. Se manca la corrente si possono perdere delle mosse. Attivali in postgresql.conf.
doctor-locked = Un altro programma ha bloccato il database { $path }: nessuna mossa può essere salvata. Trovalo (un programma di copia, un editor; su Linux "fuser { $path }" lo indica) e fermalo.
doctor-not-writable = Il bot non può scrivere in { $path }. Assegna quel file e la sua cartella all’utente che esegue il bot.
doctor-older = Le partite sono di una versione precedente. Il bot le aggiorna all’avvio; fai prima un backup.
doctor-playing = { $count ->
        [one] È in corso una partita.
       *[other] Sono in corso { $count } partite.
    }
doctor-restarted =
    { $count ->
        [one] In una partita un’azione ricomincia, perché con le regole nuove si svolge diversamente; il giocatore viene avvisato.
       *[other] In { $count } partite un’azione ricomincia, perché con le regole nuove si svolge diversamente; i giocatori vengono avvisati.
    }
doctor-unreadable =
    { $count ->
        [one] Questa versione non può leggere questa partita: tavolo { $tables }. Installa la versione con cui è stata giocata; i giocatori possono chiuderla con /game end.
       *[other] Questa versione non può leggere { $count } partite: tavoli { $tables }. Installa la versione con cui sono state giocate; i giocatori possono chiuderle con /game end.
    }
doctor-stuck =
    { $count ->
        [one] Questa partita non aspetta nessuno: tavolo { $tables }. Per favore, segnalalo.
       *[other] { $count } partite non aspettano nessuno: tavoli { $tables }. Per favore, segnalalo.
    }
doctor-tournaments = { $count ->
        [0] Nessun torneo è in corso.
        [one] Un torneo è in corso.
       *[other] { $count } tornei sono in corso.
    }
doctor-tournaments-stuck = { $count ->
        [one] Il torneo { $tables } non va avanti: manca un passo dovuto. Se il bot gira da un quarto d’ora, il suo log dice perché.
       *[other] { $count } tornei non vanno avanti: { $tables }. Se il bot gira da un quarto d’ora, il suo log dice perché.
    }
doctor-matches-overdue = { $count ->
        [one] Una partita di torneo ha superato la scadenza.
       *[other] { $count } partite di torneo hanno superato la scadenza.
    }
doctor-no-token = DISCORD_TOKEN non è impostato: non ho chiesto nulla a Discord.
doctor-token = Discord conosce questo bot come { $name }.
doctor-not-asked = Discord non ha risposto per tutti i canali: { $error }.
doctor-channels = Su Discord il bot vede i canali di tutti i suoi tavoli.
doctor-channels-lost =
    { $count ->
        [one] Il canale di un tavolo non c’è più, o il bot non può vederlo: tavolo { $tables }. I giocatori possono continuare altrove con /game move; altrimenti ridai al bot i suoi permessi.
       *[other] I canali di { $count } tavoli non ci sono più, o il bot non può vederli: tavoli { $tables }. I giocatori possono continuare altrove con /game move; altrimenti ridai al bot i suoi permessi.
    }
doctor-removed =
    { $count ->
        [one] Il bot non è più sul server di un tavolo: tavolo { $tables }. Invitalo di nuovo; altrimenti i giocatori possono continuare su un altro server con /game move.
       *[other] Il bot non è più sui server di { $count } tavoli: tavoli { $tables }. Invitalo di nuovo; altrimenti i giocatori possono continuare su un altro server con /game move.
    }
doctor-permissions =
    { $count ->
        [one] Al bot mancano dei permessi nel canale del tavolo { $tables }: { $permissions }. Restituiscili nelle impostazioni del canale; altrimenti i giocatori possono continuare altrove con /game move.
       *[other] Al bot mancano dei permessi nei canali di { $count } tavoli (tavoli { $tables }): { $permissions }. Restituiscili nelle impostazioni dei canali; altrimenti i giocatori possono continuare altrove con /game move.
    }

## The check: the findings on Discord, and what to change. The first texts are for messages that are deleted again.

check-hello = Civitas controlla se qui può giocare. Questo messaggio sparisce tra un attimo.
check-changed = Civitas controlla se può modificare i suoi messaggi. Questo sparisce tra un attimo.
check-button = Non fa nulla
check-thread-name = Civitas: prova
check-portal = Le impostazioni nel portale per sviluppatori vanno bene.
check-user-install = “User Install” è attivo. Disattivalo nella pagina Installation della tua applicazione: Civitas si gioca solo sui server che l’hanno invitato.
check-no-guild-install = “Guild Install” è disattivato: nessun server può invitare il bot. Attivalo nella pagina Installation della tua applicazione.
check-code-grant = “Requires OAuth2 Code Grant” è attivo: il link d’invito non funziona. Disattivalo nella pagina Bot della tua applicazione.
check-not-public = “Public Bot” è disattivato: solo tu puoi invitare il bot. Attivalo nella pagina Bot se devono poterlo fare altri.
check-install-link = Al link d’installazione della tua applicazione manca: { $names }. Aggiungilo nella pagina Installation, sotto “Default Install Settings”, oppure scegli “None” per questo link e usa quello del README.
check-endpoint = È impostato un Interactions Endpoint URL: comandi e pulsanti non arrivano al bot. Cancellalo nella pagina General Information della tua applicazione.
check-intents = Questi intent privilegiati sono attivi, e a Civitas non ne serve nessuno: { $names }. Disattivali nella pagina Bot.
check-verification = Il bot è su circa { $count } server e non è verificato. Discord ne permette al massimo { $most }: avvia la verifica nel portale per sviluppatori. docs/hosting.md spiega come.
check-failed = { $what }: qualcosa non ha funzionato. { $error }
check-left = { $what }: qualcosa è rimasto e non si è potuto eliminare ({ $error }). Eliminalo a mano, per favore.
check-step-portal = Controllare l’applicazione
check-step-place = Controllare il canale
check-step-gateway = Collegarsi al gateway
check-step-message = Pubblicare, modificare ed eliminare un messaggio
check-step-thread = Aprire un thread
check-step-dm = Mandarti un messaggio diretto
check-step-commands = Controllare i comandi
check-step-times = Misurare i tempi
check-no-channel = Questo canale non esiste, o il bot non lo vede. Controlla l’ID (modalità sviluppatore, “Copia ID canale”), dai lì al bot il permesso Visualizza canale, o invitalo: { $link }
check-channel-kind = Non è né un canale testuale né un thread. Indica un canale in cui giocare.
check-permissions = In questo canale al bot manca: { $names }. Concedilo nelle impostazioni del canale, o invita di nuovo il bot.
check-tournaments = Per i tornei, che hanno un thread per ogni partita, in questo canale al bot manca: { $names }. Concedilo se vuoi tornei qui.
check-place = In questo canale il bot ha tutti i permessi che gli servono.
check-gateway = Il gateway era pronto dopo { $seconds } s. { $shards ->
        [one] Discord consiglia uno shard
       *[other] Discord consiglia { $shards } shard
    }; oggi il bot può collegarsi ancora { $left } volte.
check-incomplete = Un messaggio è tornato senza la sua immagine o senza i pulsanti. Segnalalo, per favore.
check-nonce = Un messaggio mandato due volte con lo stesso nonce è arrivato due volte. Dopo un crash un messaggio potrebbe apparire doppio. Segnalalo, per favore.
check-message = Pubblicare, modificare, ripubblicare ed eliminare un messaggio con un’immagine e pulsanti funziona.
check-in-thread = Questo è un thread, in cui non se ne può aprire un altro. Per provare anche questo, indica il suo canale.
check-thread = Aprire un thread, scriverci, archiviarlo ed eliminarlo funziona.
check-thread-stays = Aprire un thread, scriverci e archiviarlo funziona. “{ $name }” resta lì, archiviato: per eliminarlo serve il permesso Gestisci thread.
check-dm = Mandarti un messaggio diretto con un’immagine funziona.
check-dm-closed = Non accetti messaggi diretti da questo bot: non è stato provato. Consentili nelle impostazioni di privacy del server, o indica qualcun altro con --user ID.
check-dm-later = Il bot ha aperto troppi messaggi diretti di recente: non è stato provato. Aspetta qualche minuto.
check-commands = { $count ->
        [one] È registrato un comando.
       *[other] Sono registrati { $count } comandi.
    }
check-commands-old = Alcuni comandi registrati sono di una versione precedente, e gli utenti possono installarli per sé. Il bot li sostituisce al prossimo avvio.
check-no-commands = Non è ancora registrato nessun comando. Il bot li registra all’avvio.
check-times = Discord risponde abbastanza in fretta: { $times }.
check-slow = Discord risponde lentamente: { $times }. A un pulsante bisogna rispondere entro 3 secondi. Se continua, controlla la rete di questo computer, o tieni il bot più vicino a Discord.
check-time-gateway = gateway { $time } ms
check-time-post = pubblicare { $time } ms
check-time-edit = modificare { $time } ms
check-time-delete = eliminare { $time } ms
check-time-thread = thread { $time } ms
check-time-dm = messaggio diretto { $time } ms
check-recorded = Le risposte di Discord, senza nomi, ID e contenuti, sono in { $path }.
stop-not-recorded = Non è stato possibile scrivere la registrazione in { $path }: { $error }.

## The demo

demo-ready = La demo è su { $address } (Ctrl-C la termina; le partite si conservano in { $path }).
demo-title = Civitas: la demo
demo-intro = Un server Discord con un canale e quattro persone, solo su questo computer. Mettiti nei panni di ognuna, in una scheda o finestra a parte.
demo-hint = Comincia come { $name }: scrivi /game new nella casella in fondo al canale.
demo-tour = Mostrami come funziona
demo-tour-about = una partita a Innovation contro il computer, come { $name }
demo-tour-begun = Sei { $name } e giochi contro il computer. Il pulsante sotto l’immagine serve a giocare; la tua mano è nei messaggi diretti.
demo-tour-over = Chiudi
demo-person-page = il canale e i messaggi diretti come li vede { $name }
demo-everyone = Il canale
demo-everyone-page = come lo vede ognuno dei quattro, a turno
demo-person-title = { $name } – Civitas
demo-channel = Canale
demo-dms = Messaggi diretti
demo-back = Tutte le pagine

## La panoramica di server, partite e tornei

status-servers = { $count ->
        [0] Non si gioca su nessun server.
        [one] Partite o tornei su un server.
       *[other] Partite o tornei su { $count } server.
    }
status-lobby = { $count ->
        [one] Un tavolo di { $game } in attesa
       *[other] { $count } tavoli di { $game } in attesa
    }
status-playing = { $count ->
        [one] Una partita di { $game } in corso
       *[other] { $count } partite di { $game } in corso
    }
status-ended = { $count ->
        [one] Una partita finita negli ultimi { $days } giorni
       *[other] { $count } partite finite negli ultimi { $days } giorni
    }
status-server = server { $id }: tavoli { $tables }, tornei { $tournaments }
status-more = … e altri { $count }
status-tournaments = { $count ->
        [0] Nessun torneo è in corso.
        [one] Un torneo in corso
       *[other] { $count } tornei in corso
    }
status-tournament = { $id }: { $name } ({ $game }) sul server { $server }, giocatori: { $people }, { $state ->
        [signup] iscrizioni
        [checkin] conferma di presenza
        [paused] in pausa
        [stuck] BLOCCATO al round { $round }
       *[running] round { $round }
    }
