# Le serie: tornei contati insieme.

cmd-series = serie
cmd-series-create = crea
cmd-series-standings = classifica
cmd-series-export = esporta
cmd-series-organise = organizza
param-points = punti
param-best = migliori
param-series = serie
command-series = Le serie: più tornei contati insieme
command-series-create = Crea una serie di tornei, con punti in base alla posizione
command-series-create-name = Come si chiama
command-series-create-points = Come si assegnano i punti; potrai ancora modificare la tabella
command-series-create-best = Quanti risultati di ciascuno contano (predefinito: tutti)
command-series-standings = La classifica di una serie
command-series-which = Quale serie (predefinita: l’unica)
command-series-export = La classifica di una serie in file (CSV e JSON)
command-series-organise = Organizzatori: tornei, punti e collaboratori di una serie

series-which = Quale serie?
series-choose = Scegli una serie
series-title = ## 🏅 { $name }
series-over = **Finita**
series-best =
    { $count ->
        [0] Contano tutti i risultati
        [one] Conta solo il miglior risultato
       *[other] Contano i { $count } migliori risultati
    }
series-points-beaten = -# Punti: uno per la partecipazione, e uno per ogni persona lasciata dietro
series-points-row =
    { $least ->
        [0] -# Punti per posizione: { $points }
       *[other] -# Da { $least } persone in su: { $points }
    }
series-ties = -# Una posizione condivisa divide i punti. A pari punti: i migliori risultati uno a uno, poi i tornei vinti.
series-no-events = Ancora nessun torneo.
series-event =
    { $over ->
        [yes] ✅ { $name }
       *[no] ⏳ { $name }
    }
series-nobody = Nessuno ha ancora punti: un torneo conta quando è finito.
series-line =
    { $count ->
        [one] { $place } **{ $name }** · **{ $points }**
       *[other] { $place } **{ $name }** · **{ $points }** · { $results }
    }
series-own = **Tu:** { $line }
series-helpers = 🧭 Collaboratori: { $names }
series-add = Conta un torneo
series-remove = Togli un torneo
series-best-placeholder = Quanti risultati contano
series-table-sizes = In base al numero
series-table-sizes-about = Più giocatori, più punti
series-table-fixed = Sempre uguali
series-table-fixed-about = 25 18 15 12 10 8 6 4 2 1, qualunque sia il numero di giocatori
series-table-beaten = Giocatori lasciati dietro
series-table-beaten-about = Uno per la partecipazione, e uno per ogni persona lasciata dietro
series-table-custom = Modifica la tabella…
series-table-custom-about = La tabella che conta adesso
series-points-placeholder = Punti per posizione
series-points-form = Punti per posizione
series-points-what = 25 18 15 … o righe come 8: 10 7 5 4
series-helper = Aggiungi o togli un collaboratore
series-close-button =
    { $close ->
        [yes] Chiudi la serie
       *[no] Riapri la serie
    }
series-name-form = Rinomina la serie
series-delete-ask = Eliminare la serie **{ $name }**? I suoi tornei restano, e non contano più per nessuna serie.
series-deleted = La serie **{ $name }** è eliminata. I suoi tornei ci sono ancora.
series-gone = 🗑️ Questa serie è stata eliminata. I suoi tornei ci sono ancora.
series-draft = 🏅 Conta per **{ $name }**
series-draft-none = Nessuna serie
series-draft-placeholder = Serie per cui conta
tournament-act-series =
    { $joined ->
        [yes] { $when }: { $by } lo ha messo nella serie { $series }
       *[no] { $when }: { $by } lo ha tolto dalla serie { $series }
    }
refused-no-such-series = Questa serie non c’è più. Scegline un’altra.
refused-series-none = Su questo server non c’è ancora nessuna serie. { COMMAND("series create") } ne crea una.
refused-series-organise = Possono farlo solo gli organizzatori della serie: chi l’ha creata, i collaboratori e i membri con **Gestire server**.
refused-series-name = Serve un nome di al massimo { $max } caratteri.
refused-series-name-taken = C’è già una serie di nome { $name }. Scegli un altro nome.
refused-series-limit = Ci sono già { $max } serie, e un menu non ne mostra di più. Prima eliminane una.
refused-series-best = Possono contare al massimo { $max } risultati. Scegline meno, o tutti.
refused-series-points = Non riesco a leggere “{ $line }”. Scrivi punti come 10 7 5 4; con più righe, dopo un numero di persone e i due punti.
refused-series-points-rise = In “{ $line }” una posizione peggiore riceve più punti. Comincia dalla prima.
refused-series-points-lines = Scrivi al massimo { $max } righe, ciascuna per un altro numero di persone.
refused-series-closed = Questa serie è finita. Prima riaprila.
refused-series-full = Questa serie ha già { $max } tornei. Comincia un’altra serie.
refused-series-has-another = Questo torneo conta già per { $name }. Prima toglilo da lì.
refused-series-unfinished = Uno dei suoi tornei non è finito. Finiscilo, o toglilo dalla serie.
