# Why something is not possible in a tournament, and what is: refused-<reason>.

## Settings

refused-tournament-format = Questa formula non esiste. Scegline una dall’elenco.
refused-tournament-seats =
    { $max ->
        [2] Questa formula è per tavoli da due. Scegli quel numero, o un’altra formula.
       *[other] Questa formula è per tavoli da { $min } a { $max } persone. Scegli un numero adatto.
    }
refused-tournament-seeding = L’ordine di partenza è per punteggio o a caso. Scegli uno dei due.
refused-tournament-setting-unused =
    { $setting ->
        [rounds] Il numero di turni dipende dalla formula. Non indicarlo.
        [legs] Andata e ritorno ci sono solo nel girone all’italiana con tavoli da due. Togli questa scelta, o prendi quella formula.
        [groups] Il numero di gironi serve solo nei tornei a gironi. Toglilo, o scegli quella formula.
        [advance] Quanti passano il turno si sceglie solo nei gironi e nell’eliminazione con tavoli da tre o quattro. Togli questa scelta.
       *[third_place] La finale per il terzo posto c’è solo nell’eliminazione diretta con tavoli da due. Togli questa scelta.
    }
refused-tournament-setting-range =
    { $setting ->
        [rounds] I turni possono essere da { $min } a { $max }.
        [legs] Ci si può incontrare una o due volte.
        [groups] I gironi possono essere da { $min } a { $max }.
       *[advance] Qui possono passare da { $min } a { $max } persone.
    } Scegli un numero adatto.
refused-tournament-too-few = { $count ->
        [0] Non si è ancora iscritto nessuno, e per cominciare servono { $min } iscritti.
        [one] Per cominciare servono { $min } iscritti, e ce n’è uno solo.
       *[other] Per cominciare servono { $min } iscritti, e ce ne sono { $count }.
    } Aspetta che arrivino altri, o scegli un’altra formula.
refused-tournament-too-many = Questa formula accetta al massimo { $max } iscritti, e ce ne sono { $count }. Scegli un’altra formula, o fai due tornei.

## Joining

refused-tournament-joining-over = Il primo turno è già stato abbinato, e con questa formula dopo non si entra più. Chiedi a chi organizza se puoi sostituire qualcuno.
refused-tournament-joined-too-late = Più di metà dei turni è già stata abbinata: è troppo tardi per iscriversi. Chiedi a chi organizza se puoi sostituire qualcuno.

## Rounds and results

refused-tournament-round-open = Il turno { $round } non è finito: mancano dei risultati. Prima completa quei tavoli, o inserisci i loro risultati.
refused-tournament-no-such-round = Il turno { $round } non c’è ancora. Scegline uno già abbinato.
refused-tournament-no-such-table = Nel turno { $round } non c’è il tavolo { $table }. Il numero è nell’elenco degli abbinamenti.
refused-tournament-result-names = Questo risultato non va bene per il tavolo { $table }. Deve dire com’è andata a tutti quelli che ci siedono, e a nessun altro.
refused-tournament-result-known = Il tavolo { $table } del turno { $round } ha già un risultato. Chi organizza lo può correggere.
refused-tournament-next-match-played = Così cambierebbe chi gioca al tavolo { $table } del turno { $round }, dove la partita è già cominciata o finita. Prima correggi o annulla quella partita, a partire dall’ultima.
refused-tournament-later-rounds-paired = I turni successivi dipendono dai risultati del turno { $round }: ogni tavolo deve averne uno. Correggi questo, invece.

## Taking part

refused-no-such-tournament = Questo torneo non c’è più. Scegline uno dall’elenco.
refused-tournament-over = Questo torneo è finito. Guarda la classifica, o iscriviti al prossimo.
refused-tournament-cancelled = Questo torneo è stato annullato. Chi organizza può ripensarci.
refused-tournament-joined-already = È già così: questa persona partecipa.
refused-tournament-role-needed = Può iscriversi solo chi ha il ruolo <@&{ $role }>. Chiedilo a chi gestisce il server.
refused-tournament-full = I { $max } posti sono occupati. Se qualcuno rinuncia, si libera un posto.
refused-tournament-not-in-it = Non partecipi a questo torneo. Prima iscriviti, se è ancora possibile.
refused-tournament-dropped-already = È già così: questa persona si è ritirata.
refused-tournament-not-begun = Il torneo non è cominciato. Fino ad allora basta annullare l’iscrizione.
refused-tournament-no-check-in = Adesso nessuno deve confermare la presenza. Te lo si chiederà al momento giusto.
refused-tournament-not-dropped = Niente da fare: questa persona non si è ritirata.
refused-tournament-out = Non si può rientrare: in questo tabellone l’ultima partita è stata persa.

## Organising

refused-tournament-organise = Può farlo solo chi organizza: chi ha creato il torneo, chi è stato scelto per aiutare e chi gestisce il server. Chiedi a una di queste persone.
refused-tournament-name = Un torneo ha bisogno di un nome, di { $max } caratteri al massimo.
refused-tournament-name-taken = Su questo server c’è già un torneo di nome { $name }. Scegli un altro nome, così nessuno si sbaglia.
refused-tournament-no-teams = In un torneo ognuno gioca per sé. Lascia da parte le squadre.
refused-tournament-people = Questa formula va da { $min } a { $max } persone. Scegli un minimo e un massimo in mezzo.
refused-tournament-deadline-past = Quel momento è passato. Scegline uno più avanti.
refused-tournament-deadline-far = È troppo lontano: le iscrizioni durano al massimo { $days } giorni.
refused-tournament-begun = Il torneo è già cominciato. Il prossimo turno arriva quando ogni tavolo ha un risultato.
refused-tournament-paused = Il torneo è in pausa. Prima riprendilo.
refused-tournament-not-paused = Il torneo non è in pausa.
refused-tournament-no-such-entrant = Nessuno partecipa con il numero { $number }. Scegli qualcuno dall’elenco.
refused-tournament-organiser-already = Questa persona organizza già.
refused-tournament-no-organiser = Questa persona non è tra chi è stato scelto per aiutare. Chi ha creato il torneo e chi gestisce il server organizzano sempre.
refused-tournament-nothing-to-take-back = Chi organizza non ha fatto nulla che si possa ritirare.
refused-tournament-not-the-last = Un altro organizzatore è stato più veloce: non è più l’ultima azione. Guarda il registro, poi riprova.
refused-tournament-round-played = Troppo tardi: qualcuno ha cominciato a giocare. Metti il torneo in pausa, o annullalo.
refused-tournament-passed = Troppo tardi: quella scadenza non conta più. Cambia quella in corso.
refused-tournament-match-changed = Questa partita nel frattempo è cambiata. Guarda di nuovo i tavoli.
