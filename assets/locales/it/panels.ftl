# What stands on messages, buttons and menus. Buttons: at most 80 characters, and short for a phone.

unexpected = Qualcosa è andato storto, e non è colpa tua. Nulla di ciò che avevi deciso è perduto. Riprova; se succede ancora, comunica questo numero a chi ospita il bot: `{ $number }`.
not-through = Discord non ha risposto per un momento. La tua scelta potrebbe essere stata registrata: dai un’occhiata prima di premere di nuovo.
pressed-unknown = Questo pulsante è di una versione precedente. { COMMAND("game board") } mostra il tavolo com’è ora, { COMMAND("game hand") } la tua mano.
form-returned = Non è stato inviato nulla. Ecco che cosa hai scritto, perché non vada perso:
pressed-late = Valeva per un momento precedente della partita. Ora le cose stanno così:
pressed-early = Per ora non sta a te premere questo pulsante. Le cose stanno così:
dm-closed = Non posso inviarti messaggi diretti, quindi la tua mano non ti arriva da sola. Qui funziona comunque tutto: premi **La mia mano** sotto il tavolo, o usa { COMMAND("game hand") }.

page-before = ◀ Indietro
page-after = Avanti ▶
page-last = Ultima ▶▶

## The lobby

lobby-title =
    ## { $game }
    { $host } ha aperto un tavolo. Chi gioca?
lobby-seat = { $number }. **{ $name }**
lobby-team = Squadra { $number }
lobby-side = **{ $side }:** { $names }
lobby-player = **{ $name }**
lobby-side-free = *libero*
lobby-option = -# **{ $name }:** { $about }
lobby-nobody = Qui non siede ancora nessuno.
lobby-free =
    { $free ->
        [one] C’è ancora un posto libero. Per iniziare servono { $min } giocatori.
       *[other] Ci sono ancora { $free } posti liberi. Per iniziare servono { $min } giocatori.
    }
lobby-full = Tutti i posti sono occupati. Chiunque sieda qui può iniziare.
lobby-join = Partecipa
lobby-leave = Esci
lobby-swap = Cambia squadra
lobby-swap-sign = 🔁
lobby-start = Inizia
lobby-started = **{ $game }** è iniziato, con { $names }.
lobby-changed = Fatto.
lobby-ended = Questo tavolo di **{ $game }** è stato chiuso prima che qualcuno giocasse.

## The table

table-title-first =
    ## { $game }
    Ognuno sceglie in segreto la sua prima carta.
table-title = ## { $game } · turno { $turn } · { $player }
table-title-over = ## { $game } · la fine
seats-resigned =
    { $count ->
        [one] 🏳️ { $names } ha abbandonato; al suo posto gioca un computer.
       *[other] 🏳️ { $names } hanno abbandonato; al loro posto giocano dei computer.
    }
seats-taken-over =
    { $count ->
        [one] 🤖 Un computer gioca per { $names }, che può riprendere il suo posto in ogni momento.
       *[other] 🤖 Dei computer giocano per { $names }, che possono riprendere il loro posto in ogni momento.
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
happened-more = *… prima: { COMMAND("game log") }*
# Turn 0: everybody chose a first card.
past-turn =
    { $turn ->
        [0] -# { $game } · l’inizio
       *[other] -# { $game } · turno { $turn }
    }
past-turns = -# { $game } · turni da { $first } a { $last }
past-turn-nothing = -# Non è successo nulla.
table-elsewhere = **{ $game }** continua [di là]({ $link }).
go-to-table = Vai al tavolo
log-button = Cronaca
hand-button = La mia mano
hand-sign = ✋
choose-button = Scegli

ended-agreed = 🏁 La partita è stata chiusa di comune accordo.
ended-moderator = 🏁 La partita è stata chiusa da chi modera il server.
ended-empty = Il tavolo è chiuso: non c’è più nessuno.
ended-deserted = 🏁 La partita è finita: restavano solo dei computer.
ended-adjudicated = 🏁 Il turno del torneo era finito: vale la classifica del tavolo in quel momento.
ended-organiser = 🏁 Chi organizza il torneo ha chiuso questa partita.
over-resigned =
    { $count ->
        [one] 🏁 Vince **{ $winners }**: tutti gli altri hanno abbandonato.
       *[other] 🏁 Vincono **{ $winners }**: tutti gli altri hanno abbandonato.
    }
over-won =
    { $count ->
        [one] 🏁 **{ $winners }** ha vinto la partita!
       *[other] 🏁 **{ $winners }** condividono la vittoria!
    }
over-won-together = 🏁 **{ $winners }** hanno vinto la partita!

## Actions

action-draw = Pesca
action-draw-sign = 🎴
action-meld = Gioca
action-meld-sign = ⬆️
action-dogma = Attiva
action-dogma-sign = ⚡
action-achieve = Domina
action-achieve-sign = 🏆
meld-ask = **Giocare:** quale carta della tua Mano?
dogma-ask = **Attivare:** quale delle tue Carte Attive? Vedi che cosa fa prima di confermare.
achieve-ask = **Dominare:** quale Periodo?
meld-placeholder = Scegli una carta da giocare
achieve-placeholder = Scegli un Periodo
dogma-do = Attiva

forecast-title = ### { $sign } { $card } · produci { $count } { $icon }
forecast-count = { $name } ({ $count } { $icon })
forecast-shares = 🤝 **Cooperazione:** { $players }, prima di te; se così cambia qualcosa, peschi una carta.
forecast-alone = 🤝 Nessuno coopera.
forecast-demands = ⚔️ **Supremazia su** { $players }.
forecast-nobody = ⚔️ Nessuno produce meno { $icon } di te: la Supremazia non colpisce nessuno.
forecast-nothing = ⚠️ Così come stanno le cose, non cambierebbe nulla.

## The private panel

hand-title =
    { $turn ->
        [0] ### { $game } · { $channel }
       *[other] ### { $game } · { $channel } · turno { $turn }
    }
hand-cards =
    { $count ->
        [0] ✋ **La tua Mano è vuota**
        [one] ✋ **La tua Mano: una carta**
       *[other] ✋ **La tua Mano: { $count } carte**
    } · { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
hand-card = { $sign } **{ $name }** ({ $age }) { $icons }
hand-refresh = Aggiorna
asked-action =
    { $actions ->
        [one] **È il tuo turno:** resta un’azione.
       *[other] **È il tuo turno:** { $actions } azioni.
    }
asked-by = ❓ **{ $card }**: { $text }
read-placeholder = 🔎 Leggi una carta

## Choosing

choice-card = { $name } ({ $age })
choice-card-about = { $color } { $icons } · { $text }
choice-one = Fai la tua scelta
choice-up-to = Scegli fino a { $max }
choice-exactly = Scegli { $max }
choice-between = Scegli da { $min } a { $max }
choice-none = Niente
choice-continue = Continua
chosen-in-secret = ✅ Hai scelto **{ $chosen }**. Resta segreto finché gli altri non hanno scelto.
choice-back = ◀ Indietro
choice-again = Ricomincia
choice-done =
    { $count ->
        [0] Fatto
       *[other] Fatto ({ $count })
    }
choice-any-order = L’ordine non importa
order-line = { $number }. { $name }

## A card

card-title =
    ### { $sign } { $name }
    Periodo { $age } · { $color } · { $icons }
card-small = -# { $text }

## The log

log-title = ### { $game } · cronaca { $page }/{ $pages }
log-empty = Non è ancora successo nulla.

## Resigning and ending

resign-ask =
    { $then ->
        [opponent] Vuoi abbandonare **{ $game }** in { $channel }? In tal caso vince l’altro giocatore. Non si può tornare indietro.
        [team] Vuoi abbandonare **{ $game }** in { $channel }? In tal caso vince l’altra squadra. Non si può tornare indietro.
        [nobody] Vuoi abbandonare **{ $game }** in { $channel }? In tal caso la partita finisce, perché resterebbero solo dei computer. Non si può tornare indietro.
       *[others] Vuoi abbandonare **{ $game }** in { $channel }? Gli altri continuano, e al tuo posto gioca un computer. Non si può tornare indietro.
    }
resign-do = Sì, abbandono
resign-done = Hai abbandonato. Grazie per la partita.
end-how = Come deve finire **{ $game }** in { $channel }?
end-ask-others = Chiedi agli altri di chiudere
end-now = Chiudi subito
end-asked = Gli altri hanno ricevuto la domanda. La partita finisce quando tutti hanno accettato.
end-done = La partita è finita.
end-ask =
    { $shared ->
        [yes] 🏳️ Chiudiamo qui **{ $game }**? Chi gioca ancora condivide allora il primo posto di questo incontro.
       *[no] 🏳️ Chiudiamo **{ $game }** senza vincitori?
    }
    D’accordo: { $agreed }. Manca il sì di: { $missing }.
    Finisce quando tutti sono d’accordo; chi continua a giocare ritira il suo sì.
end-agree = D’accordo, chiudiamo
channel-lost = ⚠️ Non posso più mostrare **{ $game }** in { $channel }. Nulla è perduto: la tua mano e ciò che ti si chiede arrivano qui. Per continuare altrove usa { COMMAND("game move") } in un canale dove posso scrivere; per chiudere la partita usa { COMMAND("game end") } ovunque, anche qui.
