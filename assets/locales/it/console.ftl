# What whoever hosts the bot reads: the command line, the lines on which it stops, the demo's pages.

console-description = Civitas: giochi di carte di civiltà in un canale di Discord.
console-command = che cosa fare; se manca: run se DISCORD_TOKEN è impostato, altrimenti demo
console-run = gioca su Discord con il token in DISCORD_TOKEN
console-demo = gioca in un browser su questa macchina, senza Discord
console-health = dice con il codice di uscita se il bot in esecuzione è vivo

## It cannot start, or cannot go on: one line that says what is wrong and what to do.

stop-no-token = DISCORD_TOKEN non è impostato. Impostalo al token del bot della tua applicazione, oppure esegui "python -m bot demo" per giocare senza Discord.
stop-token-refused = Discord rifiuta questo token. Copia di nuovo il token del bot dalla pagina Bot della tua applicazione e assegnalo a DISCORD_TOKEN.
stop-discord-forbids = Discord non permette al bot di farlo: { $error }. Invitalo di nuovo con gli scope e i permessi elencati nel README.
stop-discord-unreachable = Discord non è raggiungibile: { $error }. Controlla la rete e riavvia.
stop-data-unwritable = Non si può scrivere nella cartella delle partite, { $path } ({ $error }). Imposta CIVITAS_DATA su una cartella scrivibile, o correggi i suoi permessi.
stop-store-unusable = Le partite in { $path } non si possono aprire: { $error }.
stop-not-a-port = { $name } deve essere un numero intero da 1 a { $last }, non "{ $value }".
stop-not-a-level = { $name } deve essere uno tra { $levels }, non "{ $value }".
stop-demo-missing = Alla demo servono alcuni pacchetti in più: pip install ".[demo]" nella cartella del progetto, oppure make run.
stop-port-taken = La porta { $port } è già in uso su questa macchina. C’è già una demo in esecuzione? Altrimenti imposta CIVITAS_DEMO_PORT su un’altra.

health-alive = vivo
health-dead = nessun segno di vita da { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }
health-never = mai visto vivo

## The demo

demo-ready = La demo è su { $address } (Ctrl-C la termina; le partite si conservano in { $path }).
demo-title = Civitas: la demo
demo-intro = Un server Discord con un canale e quattro persone, solo su questa macchina. Vesti i panni di ognuna, in una scheda o finestra a parte.
demo-hint = Comincia come { $name }: scrivi /game new nella casella in fondo al canale.
demo-person-page = il canale e i messaggi diretti come li vede { $name }
demo-everyone = Il canale
demo-everyone-page = come lo vede ognuno dei quattro, a turno
demo-person-title = { $name } – Civitas
demo-channel = Canale
demo-dms = Messaggi diretti
demo-back = Tutte le pagine
