# The slash commands as they are registered: command-<name> describes a command, command-<name>-<option>
# an option. At most 100 characters each.

command-game = Gioca a un gioco di carte in questo canale
command-new = Apri un tavolo in questo canale
command-new-game = Quale gioco
command-new-seats = Quanti vi possono sedere
command-new-language = La lingua del tavolo; decide anche chi comincia
command-new-variant = Solo Carta Impera Victoria: come si distribuisce; se non dici nulla, variante Base
command-new-teams = Solo Carta Impera Victoria in quattro: due squadre da due
command-new-computers = Computer per i posti liberi; chi si unisce prende il posto di uno di loro
command-new-overdue = Che cosa succede quando il tempo scade
command-new-careful = Mai rivelare ciò che manca a una mano (predefinito: sì se giocano almeno due persone)
command-new-time = Quanto tempo ha ognuno per una decisione
command-board = Mostra il tavolo com’è ora
command-board-text = Mostra il tavolo a parole invece che in figura
command-replay = Rivedi la partita, turno per turno
command-settings = Come ti si chiama, le ore di quiete, e che cosa ha scelto questo server
command-settings-language = Per il server: la lingua dei messaggi pubblici e dei nuovi tavoli
command-settings-theme = Per il server: i colori delle immagini
command-away-starting = Da questo giorno in poi; altrimenti da subito
command-away-until = Fino a questo giorno compreso
command-away-days = Per così tanti giorni
command-away = Le mie vacanze: nessuno mi chiama, e gli altri lo sanno
command-mygames = Tutti i miei tavoli, prima quelli che mi aspettano
command-settings-zone = Il tuo fuso orario: comincia a scrivere una grande città
command-hand = Mostrami la mia mano e che cosa mi si chiede
command-log = Che cosa è successo finora
command-resign = Abbandona la tua partita
command-end = Chiudi una partita: se tutti sono d’accordo, o se decide chi modera
command-move = Continua una partita in questo canale
command-card = Che cosa fa una carta
command-card-name = Il suo nome, in qualsiasi lingua
command-help = Come si gioca qui
command-rules = Le regole di un gioco, per argomento
command-rules-game = Quale gioco; se manca, quello di questo canale
command-rules-topic = Che cosa vuoi sapere
command-about = Che cos’è questo bot

language-name = Italiano

game-innovation = Innovation
game-civ = Carta Impera Victoria

## Answers to commands

refused-no-table-board = In questo canale non c’è nessuna partita, e non ne hai altrove. { COMMAND("game new") } apre un tavolo.
refused-no-table-board-text = In questo canale non c’è una partita, e non ne hai altrove. { COMMAND("game new") } apre un tavolo.
refused-no-table-replay = In questo canale non c’è una partita, e non ne hai altrove. { COMMAND("game new") } apre un tavolo.
refused-no-replay = Questa partita è stata giocata con regole più vecchie e non si può rivedere. { COMMAND("game log") } la racconta a parole.
refused-no-table-hand = Non siedi a nessun tavolo. { COMMAND("game new") } ne apre uno, oppure premi Partecipa dove ce n’è uno aperto.
refused-no-table-log = In questo canale non c’è nessuna partita, e non ne hai altrove. { COMMAND("game new") } apre un tavolo.
refused-no-table-resign = Non siedi a nessun tavolo, quindi non c’è nulla da abbandonare.
refused-no-table-end = Qui non c’è nessuna partita che tu possa chiudere. Se siedi a un tavolo altrove, usa là questo comando.
refused-no-table-move = Non hai partite da spostare qui. { COMMAND("game new") } apre un tavolo.
refused-needs-channel = A un tavolo serve un canale o un thread di un server. Usa là questo comando.
refused-bot-may-not-write = Qui non posso mostrare un tavolo. Devo poter vedere questo canale, inviare messaggi e allegare file; può permetterlo chi ha il permesso Gestisci canali. Oppure usa un altro canale.
refused-invite-first = Non sono ancora su questo server. Chiedi a chi ha il permesso Gestisci server di invitarmi, poi riprova.
invite-me-button = Invitami
refused-end-not-allowed = Può chiudere questa partita solo chi vi gioca, o chi sul suo server ha il permesso Gestisci canali.
refused-move-not-allowed = Può spostare questa partita solo chi vi gioca, o chi sul suo server ha il permesso Gestisci canali.
refused-move-not-all-there = Non sono su questo server: { $names }. Invitali prima qui, oppure sposta la partita in un canale del suo server.
refused-no-such-card = Non c’è nessuna carta di nome “{ $name }”. Comincia a scrivere un nome, e scegli dall’elenco.

table-opened = Il tavolo è aperto. Gli altri premono **Partecipa** là, poi chiunque vi sieda preme **Inizia**.
board-reposted = Il tavolo è di nuovo in fondo al canale.
replay = 🎞️ **{ $game }** ancora una volta, turno per turno
theme-dark = scuri
theme-light = chiari
moved = La partita continua in questo canale.

mine-title = Quale tavolo intendi?
mine-line = { $number }. **{ $game }** in { $channel }: { $names } · [Vai]({ $link })
mine-choice = { $number }. { $names }
mine-board = Mostra questo tavolo
mine-board-text = Mostra questo tavolo a parole
mine-replay = Rivedi questa partita
mine-hand = Mostra la mia mano a questo tavolo
mine-log = Mostra la cronaca di questo tavolo
mine-resign = Abbandona questa partita
mine-end = Chiudi questa partita
mine-move = Sposta questa partita in questo canale

help-heading = ## { $topic }
help-more = Altro su…
rules-heading = ## { $game } · { $topic }
