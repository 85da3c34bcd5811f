# What stands on messages, buttons and menus. Buttons: at most 80 characters, and short for a phone.

unexpected = Qualcosa è andato storto, e non è colpa tua. Le mosse già fatte sono al sicuro. Riprova; se succede ancora, comunica questo numero a chi gestisce il bot: `{ $number }`.
not-through = Per un attimo Discord non ha risposto. Forse la tua scelta è stata registrata: controlla prima di premere di nuovo.
pressed-unknown = Questo pulsante è di una versione precedente. Con { COMMAND("game board") } vedi il tavolo com’è ora, con { COMMAND("game hand") } la tua mano.
form-returned = Non ho inviato nulla. Ecco il tuo testo, così non va perso:
pressed-late = Intanto la partita è andata avanti. Ora siamo a questo punto:
pressed-early = Ora non tocca a te premere questo pulsante. Siamo a questo punto:
dm-closed = Non posso inviarti messaggi diretti, quindi la tua mano non ti arriva da sola. Puoi giocare lo stesso da qui: premi **La mia mano** sotto il tavolo, o usa { COMMAND("game hand") }.

page-before = ◀ Indietro
page-after = Avanti ▶
page-last = Ultime ▶▶

## The lobby

lobby-title =
    ## { $game }
    Gestisce { $host }. Chi gioca?
lobby-seat = { $number }. **{ $name }**
lobby-side = **{ $side }:** { $names }
lobby-player = **{ $name }**
lobby-side-free = *posto libero*
lobby-option = -# **{ $name }:** { $about }
lobby-nobody = Non c’è ancora nessuno al tavolo.
lobby-free-enough =
    { $free ->
        [one] C’è ancora un posto libero. Iniziate ora o aspettate qualcun altro.
       *[other] Ci sono ancora { $free } posti liberi. Iniziate ora o aspettate altri giocatori.
    }
lobby-free =
    { $free ->
        [one] C’è ancora un posto libero. Per iniziare bisogna essere almeno in { $min }.
       *[other] Ci sono ancora { $free } posti liberi. Per iniziare bisogna essere almeno in { $min }.
    }
lobby-full = Il tavolo è al completo. Chiunque sia al tavolo può iniziare la partita.
lobby-join = Partecipa
lobby-leave = Esci
lobby-swap = Cambia squadra
lobby-swap-sign = 🔁
lobby-start = Inizia
lobby-started = È iniziata una partita a **{ $game }**, con { $names }.
lobby-changed = Fatto.
lobby-ended = Questo tavolo di **{ $game }** è stato chiuso prima dell’inizio.

## The table

# $headline: who wins; $reason: how, and by how much.
table-title-over =
    ## { $won ->
        [yes] 🏆 { $headline }
       *[no] { $headline }
    }
    { "" }**{ $reason }** · { $game } · fine
seats-resigned =
    { $count ->
        [one] 🏳️ { $names } ha abbandonato; al suo posto gioca un computer.
       *[other] 🏳️ { $names } hanno abbandonato; al loro posto giocano dei computer.
    }
seats-taken-over =
    { $count ->
        [one] 🤖 Per ora un computer gioca al posto di { $names }, che può tornare in qualsiasi momento.
       *[other] 🤖 Per ora dei computer giocano al posto di { $names }, che possono tornare in qualsiasi momento.
    }
happened-since = -# Dall’ultimo turno di { $player }
standing =
    { $mark } **{ $name }** · { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } · { $achieved ->
        [0] 🏆 0/{ $needed }
       *[other] 🏆 { $achieved }/{ $needed } ({ $which })
    } · ✋ { $hand }
standing-turn = ▶
standing-other = ▫️
standing-place = { $place }\.
happened-more = *… il resto è in { COMMAND("game log") }*
# Turn 0: everybody chose a first card.
past-turn =
    { $turn ->
        [0] -# { $game } · l’inizio
       *[other] -# { $game } · turno { $turn }
    }
past-turns = -# { $game } · turni { $first }–{ $last }
undone-turns =
    -# ~~{ $game } · { $span ->
        [one] turno { $first }
       *[many] turni { $first }–{ $last }
    }~~ · annullato
past-turn-nothing = -# Non è successo nulla.
table-elsewhere = **{ $game }** continua [in un altro canale]({ $link }).
go-to-table = Vai al tavolo
log-button = Cronaca
hand-button = La mia mano
hand-sign = ✋
choose-button = Scegli

ended-agreed = 🏁 La partita è stata chiusa di comune accordo.
ended-moderator = 🏁 Un moderatore ha chiuso la partita.
ended-empty = Il tavolo è chiuso: non è rimasto nessuno.
ended-deserted = 🏁 La partita è finita: erano rimasti solo computer.
ended-adjudicated = 🏁 Il round del torneo è finito: vale la situazione del tavolo in quel momento.
ended-organiser = 🏁 Gli organizzatori del torneo hanno chiuso questa partita.
over-resigned =
    { $count ->
        [one] 🏁 Vince **{ $winners }**: tutti gli altri hanno abbandonato.
       *[other] 🏁 Vincono **{ $winners }**: tutti gli altri hanno abbandonato.
    }
over-won =
    { $count ->
        [one] 🏁 **{ $winners }** vince la partita!
       *[other] 🏁 **{ $winners }** condividono la vittoria!
    }
over-won-together = 🏁 **{ $winners }** vincono insieme la partita!

## The private panel

hand-title =
    { $turn ->
        [0] ### { $game } · { $channel }
       *[other] ### { $game } · { $channel } · turno { $turn }
    }
hand-refresh = Aggiorna
asked-by = ❓ **{ $card }**: { $text }
read-placeholder = 🔎 Leggi una carta

## Choosing

choice-one = Fai la tua scelta
choice-up-to = Scegline fino a { $max }
choice-exactly = Scegline { $max }
choice-between = Scegline da { $min } a { $max }
choice-none = Nessuna
choice-continue = Continua
chosen-in-secret = ✅ Hai scelto **{ $chosen }**. La tua scelta resta segreta finché non hanno scelto tutti.
choice-back = ◀ Indietro
choice-again = Ricomincia
choice-done =
    { $count ->
        [0] Fatto
       *[other] Fatto ({ $count })
    }
choice-any-order = L’ordine non importa
order-line = { $number }. { $name }

## The log

log-title = ### { $game } · cronaca { $page }/{ $pages }
log-empty = Non è ancora successo nulla.

## Resigning and ending

resign-ask =
    { $then ->
        [opponent] Vuoi abbandonare **{ $game }** in { $channel }? Il tuo avversario vincerà. Non potrai tornare indietro.
        [team] Vuoi abbandonare **{ $game }** in { $channel }? L’altra squadra vincerà. Non potrai tornare indietro.
        [nobody] Vuoi abbandonare **{ $game }** in { $channel }? La partita finirà, perché resterebbero solo computer. Non potrai tornare indietro.
       *[others] Vuoi abbandonare **{ $game }** in { $channel }? Gli altri continueranno, con un computer al tuo posto. Non potrai tornare indietro.
    }
resign-do = Sì, abbandono
resign-done = Hai abbandonato. Grazie per la partita.
end-how = Come vuoi chiudere **{ $game }** in { $channel }?
end-ask-others = Chiedi agli altri
end-now = Chiudi subito
end-asked = L’ho chiesto agli altri. La partita finisce quando sono tutti d’accordo.
end-done = La partita è chiusa.
end-ask =
    { $shared ->
        [yes] 🏳️ Chiudiamo qui **{ $game }**? Chi è ancora in gioco condivide il primo posto di questo incontro.
       *[no] 🏳️ Chiudiamo **{ $game }** senza vincitori?
    }
    D’accordo: { $agreed }. In attesa di: { $missing }.
    La partita finisce quando siete tutti d’accordo; se fai un’altra mossa, il tuo sì non vale più.
end-agree = D’accordo, chiudiamo
channel-lost = ⚠️ Non posso più mostrare **{ $game }** in { $channel }. Non si è perso nulla: qui ti arrivano la tua mano e le tue scelte. Per continuare altrove usa { COMMAND("game move") } in un canale dove posso scrivere; per chiudere la partita usa { COMMAND("game end") } dove vuoi, anche qui.
channel-lost-tournament = ⚠️ Non posso più mostrare la tua partita in { $channel } (**{ $game }**). Non si è perso nulla: apro un nuovo thread appena l’organizzazione lo permette, e ti avviso lì. Fino ad allora qui ti arrivano la tua mano e le tue scelte.
