# I tornei a squadre da due. $mate, $name e simili sono menzioni o nomi.

team-of = { $one } & { $other }
team-against = { $one } contro { $other }
team-named = { $name } ({ $one } & { $other })
team-left = { $names } (di { $team })

## Che cosa si gioca, e chi partecipa

team-line = squadre da due
team-draft-people = 👥 Da { $min } a { $max } squadre da due; iscrizioni aperte per { $time }
team-new-min-people = Almeno { $count } squadre
team-new-max-people = Al massimo { $count } squadre
team-new-min-people-placeholder = Squadre minime
team-new-max-people-placeholder = Squadre massime
tournament-teams-yes-button = Squadre da due
tournament-teams-no-button = Senza squadre
team-signed-up =
    { $count ->
        [0] **Ancora nessuna squadra.** Ne servono { $min } per cominciare; i posti sono { $max }.
        [one] **{ $count } squadra iscritta.** Ne servono { $min } per cominciare; i posti sono { $max }.
       *[other] **{ $count } squadre iscritte.** Ne servono { $min } per cominciare; i posti sono { $max }.
    }
team-people =
    { $count ->
        [0] **Nessuna squadra**; i posti sono { $max }:
        [one] **{ $count } squadra**; i posti sono { $max }:
       *[other] **{ $count } squadre**; i posti sono { $max }:
    }
team-out-count =
    { $count ->
        [one] 🚪 { $count } squadra si è ritirata.
       *[other] 🚪 { $count } squadre si sono ritirate.
    }
team-singles = 🔎 Senza partner: { $names }
team-check-in = -# Basta una persona della squadra.
team-cancelled = ❌ **Cancellato:** { $count ->
        [0] non si è presentata nessuna squadra
        [one] si è presentata una sola squadra
       *[other] si sono presentate solo { $count } squadre
    }, e ne servono { $min }. Un organizzatore può riaprirlo e aspettare altri.

## Trovare un partner

team-find =
    🔎 La tua iscrizione a **{ $name }** è fatta. Qui si gioca a squadre da due: ora ti serve un partner. Chiedi a qualcuno, o aspetta che qualcuno lo chieda a te.
    Senza partner non avrai avversari.
team-asked-whom = ⏳ Hai chiesto a { $name } e aspetti la risposta.
team-declined-whom = Non è andata. Chiedi a qualcun altro.
team-asked-by = 👋 { $names } vorrebbe giocare con te: scegli quel nome qui sotto per accettare.
team-partner-placeholder = Chiedi a qualcuno di fare squadra
team-looking-placeholder = Chiedi a qualcuno che cerca un partner
team-question = 🤝 { $name }, { $by } vorrebbe fare squadra con te in **{ $tournament }**. Ti va?
team-accept-button = Sì, facciamo squadra
team-decline-button = No, grazie
team-you-declined = Hai detto di no: questa persona cercherà altrove in **{ $tournament }**.
team-find-button = Trova un partner
team-joined =
    ✅ Tu e { $mate } fate squadra in **{ $tournament }**: **{ $team }**.
    { $coming ->
        [1] {""}
       *[other] Giocherete dal round { $coming }.
    }
team-own = 🤝 La tua squadra: **{ $team }**, con { $mate }
team-own-single = 🔎 Cerchi un partner: **Partecipa** mostra a chi puoi chiedere.
team-name-button = Nome della squadra…
team-name-title = Nome della squadra
team-name-what = Nome; vuoto: i vostri nomi
team-named-now = ✅ Ora la squadra si chiama **{ $name }**.
team-drop-ask = Vuoi ritirarti da **{ $name }**? Con te esce anche { $mate }. Se c’è una partita in corso, la vostra squadra la abbandona. Ciò che avete vinto resta vostro e, se la formula lo permette, potete rientrare in un round successivo.

## Che cosa viene a sapere il partner

team-told =
    { $what ->
        [team] { $how ->
            [back] 🤝 { $names }, { $mate } ha riportato la vostra squadra in **{ $tournament }**.
            [waiting] 🎟️ { $names }, tu e { $mate } fate squadra. **{ $tournament }** è al completo: siete in lista d’attesa.
           *[formed] 🤝 { $names }, { $mate } ha accettato: fate squadra in **{ $tournament }**!
        }
        [replace] 🔁 { $names }, ora fate squadra in **{ $tournament }**: un organizzatore ha sostituito { $mate }.
        [disqualify] ⛔ { $names }, { $mate }, che fa squadra con te in **{ $tournament }**, è fuori per squalifica. { $team ->
            [stays] La tua squadra non gioca finché gli organizzatori non trovano qualcun altro. Chiedi a loro.
           *[free] Trova un altro partner per giocare.
        }
        [drop] 👋 { $names }, { $mate }, che fa squadra con te, ha lasciato il server. { $team ->
            [stays] La tua squadra in **{ $tournament }** non gioca finché gli organizzatori non trovano qualcun altro.
            [late] È tardi per un’altra squadra: chiedi agli organizzatori se puoi sostituire qualcuno in **{ $tournament }**.
           *[free] Trova un altro partner per giocare in **{ $tournament }**.
        }
       *[break-up] 🚪 { $names }, { $mate }, che fa squadra con te, ha lasciato **{ $tournament }**. { $team ->
            [stays] La tua squadra è fuori. Gli organizzatori possono trovare qualcun altro, se vuoi continuare.
           *[free] Trova un altro partner per giocare.
        }
    }
team-told-declined =
    { $known ->
        [yes] 🙁 { $name }, { $other } non farà squadra con te in **{ $tournament }**. Chiedi a qualcun altro.
       *[no] 🙁 { $name }, la persona a cui hai chiesto non può più fare squadra con te in **{ $tournament }**. Chiedi a qualcun altro.
    }
team-told-unpaired =
    🔎 { $names }, **{ $tournament }** comincia senza di te, perché non hai un partner. { $late ->
        [yes] Puoi ancora fare squadra fino agli abbinamenti del round { $until }.
       *[no] Chiedi a un organizzatore se puoi sostituire qualcuno.
    }

## Organizzare

team-ask-start =
    { $count ->
        [one] Una persona non ha ancora un partner e non avrà avversari. Puoi formare squadre sotto **Giocatori…**
       *[other] { $count } persone non hanno ancora un partner e non avranno avversari. Puoi formare squadre sotto **Giocatori…**
    }
team-pair-placeholder = Unisci due persone senza partner
team-add-placeholder = Aggiungi una squadra: scegli due persone
team-replace-placeholder = Sostituisci { $name } con…
team-disqualify-button = Squalifica { $name }…
team-lift-button = Revoca la squalifica: { $name }
team-person =
    ### { $number }. { $name }
    { $person } { $state ->
        [in] partecipano.{ $removes ->
            [yes] {" "}Se escludi la squadra o squalifichi uno dei due, abbandonano la partita in corso e non ne giocano altre.
           *[no] {""}
        }
        [organiser] sono fuori per decisione degli organizzatori e non giocano altre partite. Possono rientrare.
        [disqualified] non giocano, perché uno dei due è fuori per squalifica. Sostituiscilo, o revoca la squalifica.
        [missed] sono fuori per le partite saltate. Possono rientrare.
        [check-in] non hanno confermato la presenza. Possono rientrare.
        [left-server] non giocano, perché uno dei due ha lasciato il server. Sostituiscilo, o fai rientrare la squadra.
       *[self] hanno lasciato il torneo e non giocano altre partite. Possono rientrare, anche con un altro partner scelto da te.
    }{ $missed ->
        [0] {""}
        [one] {" "}Hanno saltato { $missed } partita.
       *[other] {" "}Hanno saltato { $missed } partite di fila.
    }
team-left-server = 👋 Fuori dal server: { $names }. La squadra non partecipa più a **{ $tournament }** e non ha avversari. Sostituisci quella persona con { COMMAND("tournament replace") }, e la squadra continua.
team-left-early = 👋 Fuori dal server prima dell’inizio di **{ $tournament }**: { $names }. Quella squadra non esiste più. Chi è rimasto può cercare un altro partner con **Partecipa**, finché ci si può iscrivere, oppure formi tu una squadra in **Giocatori…**
tournament-act-team =
    { $how ->
        [back] { $when }: { $name } di nuovo in gioco
        [waiting] { $when }: { $name } fanno squadra, in lista d’attesa
       *[formed] { $when }: { $name } fanno squadra
    }
tournament-act-break-up = { $when }: { $by } ha lasciato { $name }
tournament-act-team-name = { $when }: { $by } ha rinominato { $name }: { $series }
team-act-replace = { $when }: { $by } ha sostituito { $member } ({ $name }) con { $other }
team-act-disqualify = { $when }: { $by } ha squalificato { $member } ({ $name }): { $reason }

## Rifiuti

refused-tournament-no-partners = In questo torneo si gioca senza partner. Premi semplicemente **Partecipa**.
refused-tournament-needs-partner = Questo torneo si gioca a squadre da due: servono due persone insieme.
refused-team-with-yourself = Non puoi fare squadra da solo. Scegli qualcun altro.
refused-team-dropped-out = Questa persona è in una squadra che è fuori. Falla rientrare con **Partecipa**, o chiedi agli organizzatori un altro partner.
refused-team-mate-disqualified = Chi fa squadra con te è fuori per squalifica, quindi la tua squadra non gioca. Chiedi agli organizzatori un altro partner.
refused-team-incomplete = A questa squadra manca una persona. Chiedi a un organizzatore di sostituirla.
refused-team-partner-taken = { $name } ha già un partner. Chiedi a qualcun altro.
refused-team-partner-role = A { $name } manca il ruolo <@&{ $role }>, che qui serve per giocare. Chiedi a qualcun altro.
refused-team-declined-already = { $name } ha già detto di no. Chiedi a qualcun altro.
refused-team-ask-gone = Questa domanda è chiusa: ha già avuto risposta, è stata ritirata, o uno di voi due ha un altro partner.
refused-team-ask-not-yours = Questa domanda è per qualcun altro. Premi **Partecipa** per trovare un partner.
refused-team-not-looking = Questa persona non cerca più un partner. Premi **Partecipa** per la lista attuale.
refused-team-not-yours = Solo chi ne fa parte e gli organizzatori possono dare un nome alla squadra.
refused-team-name-taken = Un’altra squadra si chiama { $name }. Scegli un altro nome.
refused-team-changed = Nel frattempo questa squadra è cambiata: qualcuno l’ha lasciata o ha un altro partner. Aggiungi o togli invece qualcuno in **Giocatori…**
refused-team-waits = { $name } è in lista d’attesa con un partner, che perderebbe quel posto. Scegli qualcun altro, o chiedi prima di uscire dalla lista d’attesa.
refused-league-no-teams = In una lega ognuno gioca per sé. Scegli un modello senza squadre.
