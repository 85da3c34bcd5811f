# Why something is not possible in a tournament, and what is: refused-<reason>.

## Settings

refused-tournament-format = Questa formula non esiste. Scegline una dall’elenco.
refused-tournament-seats =
    { $max ->
        [2] Questa formula è per tavoli da due. Scegli due, o un’altra formula.
       *[other] Questa formula è per tavoli da { $min } a { $max } persone. Scegli un numero adatto.
    }
refused-tournament-seeding = Le teste di serie si decidono in base al rating o per sorteggio. Scegli uno dei due modi.
refused-tournament-setting-unused =
    { $setting ->
        [rounds] Il numero di round dipende dalla formula. Non indicarlo.
        [legs] Andata e ritorno ci sono solo nel torneo all’italiana con tavoli da due. Togli questa scelta, o prendi quella formula.
        [groups] Il numero di gironi serve solo nei tornei a gironi. Toglilo, o scegli quella formula.
        [advance] Il numero di qualificati serve solo nei gironi e nell’eliminazione con tavoli da tre o quattro. Non indicarlo.
        [byes] I bye da mezzo punto ci sono solo nel sistema svizzero. Togli questa scelta, o prendi quella formula.
        [cut] Solo i round svizzeri hanno una finale. Togli questa scelta, o prendi quella formula.
        [best_of] Solo i tabelloni con tavoli da due hanno incontri di più partite. Togli questa scelta.
       *[third_place] La finale per il terzo posto c’è solo in un tabellone con tavoli da due. Togli questa scelta.
    }
refused-tournament-setting-range =
    { $setting ->
        [rounds] I round possono essere da { $min } a { $max }.
        [legs] Ci si può incontrare una o due volte.
        [groups] I gironi possono essere da { $min } a { $max }.
        [byes] Ognuno può avere da { $min } a { $max } bye da mezzo punto.
        [cut] Qui una finale è per { $min }-{ $max } persone.
        [best_of] Un incontro è di una partita, o al meglio delle tre.
       *[advance] I qualificati possono essere da { $min } a { $max }.
    } Scegli un numero adatto.
refused-tournament-too-few = { $count ->
        [0] Non si è ancora iscritto nessuno, e per cominciare servono { $min } iscritti.
        [one] Per cominciare servono { $min } iscritti, e ce n’è uno solo.
       *[other] Per cominciare servono { $min } iscritti, e ce ne sono { $count }.
    } Aspetta che arrivino altri, o scegli un’altra formula.
refused-tournament-too-many = Questa formula accetta al massimo { $max } iscritti, e ce ne sono { $count }. Scegli un’altra formula, o fai due tornei.

## Joining

refused-tournament-joining-over = Gli abbinamenti del primo round sono già fatti, e con questa formula non si può più entrare. Chiedi agli organizzatori se puoi sostituire qualcuno.
refused-tournament-joined-too-late = Gli abbinamenti di più di metà dei round sono già fatti: è troppo tardi per iscriversi. Chiedi agli organizzatori se puoi sostituire qualcuno.

## Rounds and results

refused-tournament-round-open = Il round { $round } non è finito: mancano dei risultati. Prima completa quei tavoli, o inserisci i risultati.
refused-tournament-no-such-round = Il round { $round } non c’è ancora. Scegline uno con gli abbinamenti già fatti.
refused-tournament-no-such-table = Nel round { $round } non c’è il tavolo { $table }. Trovi il numero negli abbinamenti.
refused-tournament-result-names = Questo risultato non va bene per il tavolo { $table }. Deve comprendere tutti quelli che giocano lì, e nessun altro.
refused-tournament-result-known = Il tavolo { $table } del round { $round } ha già un risultato. Un organizzatore lo può correggere.
refused-tournament-next-match-played = Così cambierebbe il tavolo { $table } del round { $round }, già cominciato. Prima correggi o annulla quella partita, a partire dalla più recente.
refused-tournament-later-rounds-paired = I round successivi dipendono dai risultati del round { $round }: ogni tavolo deve averne uno. Correggi questo, invece.

## Taking part

refused-no-such-tournament = Questo torneo non c’è più. Scegline uno dall’elenco.
refused-tournament-over = Questo torneo è finito. Guarda la classifica, o iscriviti al prossimo.
refused-tournament-cancelled = Questo torneo è stato cancellato. Un organizzatore può riaprirlo.
refused-tournament-joined-already = L’iscrizione c’è già: non serve altro.
refused-tournament-role-needed = Può iscriversi solo chi ha il ruolo <@&{ $role }>. Chiedilo a chi gestisce il server.
refused-tournament-full = Tutti i { $max } posti sono occupati. Prima aumenta il numero di giocatori nelle impostazioni, o aspetta che qualcuno lasci.
refused-tournament-waiting-already = Hai già il numero { $place } nella lista d’attesa: non serve altro.
refused-tournament-not-in-it = Non partecipi a questo torneo. Iscriviti, se è ancora possibile.
refused-tournament-dropped-already = Già fuori dal torneo: non serve altro.
refused-tournament-not-begun = Il torneo non è ancora cominciato. Per ora basta annullare l’iscrizione.
refused-tournament-no-check-in = Adesso non c’è nessuna presenza da confermare. Te lo chiederò al momento giusto.
refused-tournament-not-asked = Qui non hai niente da confermare: la partita è decisa, o la domanda è per qualcun altro.
refused-tournament-not-dropped = Non serve: è ancora in gara.
refused-tournament-out = Non si può più rientrare: in questo tabellone l’eliminazione è definitiva.
refused-tournament-not-waiting = Non aspetta più né un posto né un partner.
refused-tournament-disqualified = Dopo una squalifica non si partecipa più a questo torneo. Solo un organizzatore può revocarla.
refused-tournament-not-disqualified = Questa persona non è squalificata: non serve altro.
refused-tournament-no-reason = Una squalifica ha bisogno di un motivo per il registro. Scrivilo.

## Organising

refused-tournament-organise = Possono farlo solo gli organizzatori: chi ha creato il torneo, i suoi collaboratori e chi ha il permesso **Gestisci server**. Chiedi a uno di loro.
refused-tournament-results-only = Ti occupi solo di risultati e abbinamenti. Chiedi a chi ha creato il torneo, a un collaboratore per tutto o a chi ha **Gestisci server**.
refused-tournament-helper-role = Solo chi ha creato il torneo e chi ha **Gestisci server** può cambiare ciò che può fare un collaboratore.
refused-tournament-undo-own = Puoi annullare solo i tuoi risultati. Chiedi a chi ha creato il torneo, a un collaboratore per tutto o a chi ha **Gestisci server**.
refused-tournament-name = Dai al torneo un nome, di { $max } caratteri al massimo.
refused-tournament-name-taken = Su questo server c’è già un torneo di nome { $name }. Scegli un altro nome, così nessuno si sbaglia.
refused-tournament-no-teams = A un tavolo siedono due squadre da due. Scegli tavoli da due, o gioca senza squadre.
refused-tournament-people = Questa formula va da { $min } a { $max } persone. Scegli un minimo e un massimo adatti.
refused-tournament-deadline-past = Quel momento è già passato. Scegline uno nel futuro.
refused-tournament-deadline-far = È troppo lontano: le iscrizioni durano al massimo { $days } giorni.
refused-tournament-begun = Il torneo è già cominciato. Il prossimo round comincia quando ogni tavolo ha un risultato.
refused-tournament-paused = Il torneo è in pausa. Prima riprendilo.
refused-tournament-not-paused = Il torneo non è in pausa.
refused-tournament-no-such-entrant = Nessun partecipante ha il numero { $number }. Scegli qualcuno dall’elenco.
refused-tournament-no-such-seed = Scegli una posizione da 1 a { $max }.
refused-tournament-organiser-already = Questa persona è già tra gli organizzatori.
refused-tournament-no-organiser = Questa persona non è tra i collaboratori. Chi ha creato il torneo e chi gestisce il server sono sempre organizzatori.
refused-tournament-nothing-to-take-back = Non c’è nessuna azione degli organizzatori da annullare.
refused-tournament-not-the-last = Un altro organizzatore è stato più veloce: quella non è più l’ultima azione. Guarda il registro, poi riprova.
refused-tournament-round-played = Troppo tardi: qualcuno ha già cominciato a giocare. Puoi mettere in pausa o cancellare il torneo.
refused-tournament-passed = Troppo tardi: quella scadenza è già passata. Cambia quella in corso.
refused-tournament-setting-fixed = È troppo tardi per cambiarlo: ci sono già abbinamenti che ne dipendono.
refused-tournament-max-below = Ci sono già { $count } giocatori. Scegli questo numero o di più.
refused-tournament-rounds-below = { $count } round sono già abbinati. Scegli questo numero o di più.
refused-tournament-match-untimed = Questa partita è finita o non ha scadenza: non c’è niente da prolungare.
refused-tournament-pairings-open = È troppo tardi per cambiare questi abbinamenti: i tavoli sono aperti. Correggi piuttosto i risultati.
refused-tournament-pairings-fixed = Questo scambio non è possibile. Servono due giocatori di un round svizzero che non si incontrano.
refused-tournament-nobody-awaited = Questa partita non aspetta nessuno in particolare: non c’è chi sollecitare.
refused-tournament-nudged = I giocatori di questa partita sono stati sollecitati meno di { $hours } ore fa. Lascia loro un po’ di tempo.
refused-tournament-match-changed = Nel frattempo questa partita è cambiata. Guarda di nuovo gli abbinamenti.
refused-tournament-no-such-game = A quel tavolo non c’è più una partita finita di questo round. Riapri l’elenco.
refused-tournament-featured-over = Questo incontro è finito. Metti in evidenza uno ancora in corso.
refused-tournament-featured-already = Questo incontro è già in evidenza.
refused-tournament-featured-stays = L’incontro in evidenza di questo round è finito e resta quello.
refused-tournament-not-featured = Nessun incontro di questo round è in evidenza. Prima scegline uno.
refused-tournament-featured-announced = Questo incontro è già stato annunciato.
refused-tournament-featured-no-game = L’incontro in evidenza non si sta giocando adesso. Se è finito, guarda **Rivedi le partite**.
