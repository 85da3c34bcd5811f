# Le leghe: stagioni in divisioni, con promozioni e retrocessioni.

cmd-league = lega
cmd-league-create = crea
cmd-league-standings = classifica
cmd-league-organise = organizza
param-size = grandezza
param-movers = promossi
param-league = lega
command-league = Le leghe: divisioni con promozioni e retrocessioni
command-league-create = Crea una lega; le iscrizioni alla prima stagione si aprono subito
command-league-create-name = Come si chiama
command-league-create-size = Quante persone per divisione (predefinito: 8)
command-league-create-movers = Quanti salgono e scendono dopo una stagione (predefinito: 2)
command-league-create-game = A quale gioco
command-league-create-template = Il modello delle sue divisioni (all’italiana o svizzero)
command-league-which = Quale lega (predefinita: l’unica)
command-league-standings = Tutte le divisioni di una lega
command-league-organise = Organizzatori: partecipanti, stagioni e impostazioni di una lega

league-division-name = { $league } { $season }, divisione { $division }
league-season-name = { $league }, stagione { $season }
league-which = Quale lega?
league-choose = Scegli una lega
league-title =
    ## 🎖️ { $league } · stagione { $season }
    { $state ->
        [gathering] **Iscrizioni aperte.**
        [starting] **La stagione comincia…**
        [running] **In corso.**
       *[over] **Finita.**
    }
league-rules =
    -# Divisioni da { $size }{ $movers ->
        [0] {""}
        [one] ; dopo ogni stagione una persona sale e una scende
       *[other] ; dopo ogni stagione { $movers } persone salgono e { $movers } scendono
    }
league-answers =
    { $count ->
        [0] **Ancora nessun iscritto**
        [one] **Una persona iscritta**
       *[other] **{ $count } persone iscritte**
    }{ $asked ->
        [0] .
        [one] ; una non ha ancora detto niente.
       *[other] ; { $asked } non hanno ancora detto niente.
    }
league-asks =
    { $again ->
        [yes] 🎖️ { $names }: sta per cominciare la stagione { $season } di **{ $league }**. Giochi di nuovo?
       *[no] 🎖️ Sta per cominciare la stagione { $season } di **{ $league }**. Chi gioca?
    }
league-where = -# { $channel }
league-in-button = Gioco
league-out-button = Questa volta no
league-answered =
    { $plays ->
        [yes] ✅ Giochi la stagione { $season } di **{ $league }**. Iscritti finora: { $count }.
       *[no] Non giochi la stagione { $season } di **{ $league }**. Puoi ancora cambiare idea.
    }
league-planned = **Divisione { $division }:** { $names }
league-division = **Divisione { $division }**{ $status ->
        [over] {" "}· finita
        [cancelled] {" "}· cancellata
       *[running] {""}
    }
league-line =
    `{ $place }` { $name } · { $numbers }{ $moves ->
        [up] {" "}⬆️
        [down] {" "}⬇️
       *[no] {""}
    }
league-division-button = Divisione { $division }
league-start-button = Comincia la stagione
league-next-button = Prossima stagione
league-place = Assegna qualcuno a una divisione
league-place-where = Dove gioca { $name }? Lì è il primo, a meno che altri se ne vadano.
league-level-placeholder = Scegli una divisione
league-level =
    { $division ->
        [0] In fondo
       *[other] Divisione { $division }
    }
league-size-placeholder = Persone per divisione
league-size = Divisioni da { $count }
league-movers-placeholder = Quanti salgono e scendono
league-movers =
    { $count ->
        [0] Nessuno cambia divisione
        [one] Uno sale, uno scende
       *[other] { $count } salgono, { $count } scendono
    }
league-delete-ask = Eliminare la lega **{ $name }** con tutte le sue stagioni? I tornei delle divisioni restano.
league-deleted = La lega **{ $name }** è eliminata.
refused-no-such-league = Questa lega non c’è più. Scegline un’altra.
refused-league-none = Su questo server non c’è ancora nessuna lega. { COMMAND("league create") } ne crea una.
refused-league-organise = Possono farlo solo gli organizzatori della lega: chi l’ha creata, e i membri con **Gestire server**.
refused-league-name = Serve un nome di al massimo { $max } caratteri.
refused-league-name-taken = C’è già una lega di nome { $name }. Scegli un altro nome.
refused-league-limit = Ci sono già { $max } leghe, e un menu non ne mostra di più. Prima eliminane una.
refused-league-format = Le divisioni di una lega giocano all’italiana o con il sistema svizzero. Scegli un modello con una di queste formule.
refused-league-season-begun = Le iscrizioni a questa stagione sono chiuse. Potrai giocare la prossima.
refused-league-season-open = Questa stagione non è finita: aspetta la fine di tutte le divisioni, o prima chiudile.
refused-league-too-few = Una stagione richiede almeno { $min } persone. Aspetta che arrivino altri.
refused-league-full = Tutti i { $max } posti di questa stagione sono occupati. Chiedi agli organizzatori divisioni più grandi.
