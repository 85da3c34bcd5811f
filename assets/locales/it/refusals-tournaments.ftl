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
