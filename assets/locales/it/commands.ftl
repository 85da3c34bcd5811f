# The slash commands as they are registered: command-<name> describes a command, command-<name>-<option>
# an option. At most 100 characters each.

command-game = Gioca a un gioco di carte in questo canale
command-new = Apri un tavolo in questo canale
command-new-game = Quale gioco
command-new-seats = In quanti si può giocare
command-new-language = La lingua del tavolo; decide anche chi comincia
command-new-variant = Solo Carta Impera Victoria: la distribuzione delle carte (predefinita: Base)
command-new-teams = Solo in quattro: due squadre da due
command-new-longer = Solo Innovation: serve una Dominazione in più per vincere
command-new-computers = Computer nei posti liberi; chi si unisce prende il posto di uno di loro
command-new-overdue = Che cosa succede a chi lascia scadere il tempo
command-new-careful = Mai rivelare che cosa manca in una mano (predefinito: sì con almeno due persone)
command-new-time = Quanto tempo ha ognuno per una mossa
command-board = Mostra il tavolo com’è ora
command-board-text = Mostra il tavolo in parole, senza immagine
command-replay = Rivedi la partita turno per turno
command-settings = Notifiche, ore di silenzio, opzioni del server
command-settings-language = Per il server: la lingua dei messaggi pubblici e dei nuovi tavoli
command-settings-theme = Per il server: i colori delle immagini
command-away-starting = Il primo giorno di assenza (predefinito: da subito)
command-away-until = L’ultimo giorno di assenza
command-away-days = Per quanti giorni
command-away = Sei via per un po’? Niente notifiche, e gli altri lo sanno
command-mygames = Tutte le tue partite, prima quelle in cui tocca a te
command-settings-zone = Il tuo fuso orario: comincia a scrivere una grande città
command-hand = La tua mano e che cosa puoi fare
command-log = Che cosa è successo finora
command-resign = Abbandona la tua partita
command-end = Chiudi una partita: se siete tutti d’accordo, o se decide un moderatore
command-move = Continua una partita in questo canale
command-card = Che cosa fa una carta
command-card-name = Il suo nome, in qualsiasi lingua
command-help = Come si gioca qui
command-rules = Cercare nelle regole di un gioco, per argomento o per parola
command-rules-game = Quale gioco (predefinito: quello di questo canale)
command-rules-topic = Un argomento o una parola, come “scalare”
command-about = Che cos’è questo bot

language-name = Italiano

## Answers to commands

refused-no-table-board = In questo canale non c’è nessuna partita, e non ne hai altrove. { COMMAND("game new") } apre un tavolo.
refused-no-table-board-text = In questo canale non c’è nessuna partita, e non ne hai altrove. { COMMAND("game new") } apre un tavolo.
refused-no-table-replay = In questo canale non c’è nessuna partita, e non ne hai altrove. { COMMAND("game new") } apre un tavolo.
refused-no-replay = Questa partita è stata giocata con regole precedenti e non si può rivedere. La trovi in parole con { COMMAND("game log") }.
refused-no-table-hand = Non stai giocando nessuna partita. { COMMAND("game new") } apre un tavolo; oppure premi **Partecipa** dove ce n’è uno aperto.
refused-no-table-log = In questo canale non c’è nessuna partita, e non ne hai altrove. { COMMAND("game new") } apre un tavolo.
refused-no-table-resign = Non stai giocando nessuna partita: non c’è nulla da abbandonare.
refused-no-table-end = Qui non c’è nessuna partita che tu possa chiudere. Se giochi in un altro canale, usa lì questo comando.
refused-no-table-move = Non hai partite da spostare qui. { COMMAND("game new") } apre un tavolo.
refused-needs-channel = Per un tavolo serve un canale o un thread di un server. Usa lì questo comando.
refused-bot-may-not-write = Qui non posso vedere il canale, inviare messaggi o allegare file. Chiedi a chi ha **Gestisci canali**, o usa un altro canale.
refused-invite-first = Non sono ancora su questo server. Chiedi a chi ha il permesso **Gestisci server** di invitarmi, poi riprova.
invite-me-button = Invitami
refused-end-not-allowed = Può chiudere questa partita solo chi la gioca, o chi sul suo server ha il permesso **Gestisci canali**.
refused-move-not-allowed = Può spostare questa partita solo chi la gioca, o chi sul suo server ha il permesso **Gestisci canali**.
refused-no-threads-here = Qui non posso aprire un thread. Mi serve un canale testuale con i permessi **Crea thread pubblici** e **Invia messaggi nei thread**.
refused-already-in-thread = Questa partita è già in un thread. Per averla altrove, usa lì { COMMAND("game move") }.
refused-move-not-all-there = Non sono su questo server: { $names }. Prima invitali qui, oppure sposta la partita in un canale del suo server.
refused-no-such-card = Nessuna carta si chiama “{ $name }”. Comincia a scrivere un nome e scegli dall’elenco.

table-opened = Il tavolo è aperto. Gli altri premono **Partecipa**, poi uno di voi preme **Inizia**.
table-opened-as-before = -# È come il tuo ultimo tavolo qui. Per cambiarlo, premi **Opzioni…** lì, o scegli in { COMMAND("game new") } la prossima volta.
board-reposted = Ho mostrato di nuovo il tavolo in fondo al canale.
replay = 🎞️ **{ $game }**: la partita turno per turno
theme-dark = scuri
theme-light = chiari
theme-contrast = contrasto elevato
theme-server = come questo server
moved = La partita continua in questo canale.
moved-to-thread = La partita è ora in { $thread }.
more-thread = In un thread
thread-name = { $game } { $number }: { $names }

mine-title = Quale tavolo vuoi?
mine-line = { $number }. **{ $game }** in { $channel }: { $names } · [Vai al tavolo]({ $link })
mine-choice = { $number }. { $names }
mine-board = Mostra questo tavolo
mine-board-text = Mostra questo tavolo in parole
mine-replay = Rivedi questa partita
mine-hand = Mostra la mia mano a questo tavolo
mine-log = Mostra la cronaca di questo tavolo
mine-resign = Abbandona questa partita
mine-end = Chiudi questa partita
mine-move = Sposta questa partita in questo canale

help-heading = ## { $topic }
help-more = Altro su…
rules-heading = ## { $game } · { $topic }
help-rules = Regole di { $game }…
rules-found = ## { $game } · “{ $query }”
rules-definition = { $sign } { $text }
rules-passage = **{ $topic }** · { $text }
rules-suggestion = { $topic }: { $text }
rules-instead = Niente su “{ $query }”. Ecco che cosa si dice di “{ $instead }”:
rules-none = Le regole non dicono nulla di “{ $query }”. Prova un’altra parola, o una di queste voci: { $topics }.
