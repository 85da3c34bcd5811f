# Questions to a player of Innovation: prompt-<purpose>, and order-<purpose> where only an order is to be
# chosen; $amount, $max and $card as in prompts.ftl.

prompt-action = Scegli la tua azione.
prompt-first-card = Scegli la carta con cui cominciare. Entra in gioco quando tutti hanno scelto; l’altra resta nella tua Mano.

prompt-return =
    { $amount ->
        [one] Scegli una carta da riciclare.
        [may-one] Scegli una carta da riciclare, o nessuna.
        [up-to] Scegli fino a { $max } carte da riciclare, o nessuna.
        [any] Scegli quante carte vuoi riciclare, anche nessuna.
        [all-or-none] Scegli esattamente { $max } carte da riciclare, o nessuna.
        [between] Scegli da { $min } a { $max } carte da riciclare.
       *[exactly] Scegli { $max } carte da riciclare.
    }
prompt-meld =
    { $amount ->
        [none] Qui non puoi mettere in gioco nessuna carta della tua Mano.
        [one] Scegli una carta da mettere in gioco.
        [may-one] Scegli una carta da mettere in gioco, o nessuna.
        [up-to] Scegli fino a { $max } carte da mettere in gioco, o nessuna.
        [any] Scegli quante carte vuoi mettere in gioco, anche nessuna.
        [all-or-none] Scegli esattamente { $max } carte da mettere in gioco, o nessuna.
        [between] Scegli da { $min } a { $max } carte da mettere in gioco.
       *[exactly] Scegli { $max } carte da mettere in gioco.
    }
prompt-tuck =
    { $amount ->
        [none] Qui non puoi archiviare nessuna carta della tua Mano.
        [one] Scegli una carta da archiviare.
        [may-one] Scegli una carta da archiviare, o nessuna.
        [up-to] Scegli fino a { $max } carte da archiviare, o nessuna.
        [any] Scegli quante carte vuoi archiviare, anche nessuna.
        [all-or-none] Scegli esattamente { $max } carte da archiviare, o nessuna.
        [between] Scegli da { $min } a { $max } carte da archiviare.
       *[exactly] Scegli { $max } carte da archiviare.
    }
prompt-score =
    { $amount ->
        [none] Qui non puoi capitalizzare nessuna carta della tua Mano.
        [one] Scegli una carta da capitalizzare.
        [may-one] Scegli una carta da capitalizzare, o nessuna.
        [up-to] Scegli fino a { $max } carte da capitalizzare, o nessuna.
        [any] Scegli quante carte vuoi capitalizzare, anche nessuna.
        [all-or-none] Scegli esattamente { $max } carte da capitalizzare, o nessuna.
        [between] Scegli da { $min } a { $max } carte da capitalizzare.
       *[exactly] Scegli { $max } carte da capitalizzare.
    }
prompt-give-to-hand =
    { $amount ->
        [none] Non hai nessuna carta da trasferire.
        [one] Scegli una carta da trasferire alla Mano dell’altro giocatore.
       *[exactly] Scegli { $max } carte da trasferire alla Mano dell’altro giocatore.
    }
prompt-give-to-score =
    { $amount ->
        [none] Non hai nessuna carta da trasferire.
        [one] Scegli una carta da trasferire all’Influenza dell’altro giocatore.
       *[exactly] Scegli { $max } carte da trasferire all’Influenza dell’altro giocatore.
    }
prompt-give-to-board =
    { $amount ->
        [one] Scegli una Carta Attiva da trasferire nella Zona dell’altro giocatore.
       *[exactly] Scegli { $max } Carte Attive da trasferire nella Zona dell’altro giocatore.
    }
prompt-take-to-hand = Scegli una carta da trasferire nella tua Mano.
prompt-take-to-score = Scegli una carta da trasferire nella tua Influenza.
prompt-take-to-board = Scegli una carta da trasferire nella tua Zona.
prompt-show = Scegli una carta da mostrare a tutti.
prompt-keep = Scegli la carta da tenere. Tutto il resto della tua Mano va nella Mano dell’altro giocatore.
prompt-carry-out = Scegli una carta: ne esegui i Dogmi Cooperativi, soltanto per te.

order-return = Metti queste carte nell’ordine in cui le ricicli: la prima è la prima a finire sotto il suo mazzo.
order-meld = Metti queste carte nell’ordine in cui entrano in gioco: l’ultima di ogni colore resta in cima.
order-tuck = Metti queste carte nell’ordine in cui le archivi: l’ultima di ogni colore finisce in fondo.

prompt-splay-left = Scegli un colore da scalare verso sinistra, o lascia tutto com’è.
prompt-splay-right = Scegli un colore da scalare verso destra, o lascia tutto com’è.
prompt-splay-up = Scegli un colore da scalare verso l’alto, o lascia tutto com’è.
prompt-splay-right-and-draw = Scegli un colore. Lo scali verso destra nella tua Zona e peschi una carta di valore pari al numero delle tue carte di quel colore.
prompt-two-colors = Scegli due colori. Se il 9 che peschi è di uno dei due, lo metti in gioco.
prompt-arrange = Scegli uno dei tuoi colori e metti le sue carte in un nuovo ordine, la Carta Attiva per prima; o lascia tutto com’è.
prompt-return-all-of-value = Scegli un valore. Tutte le carte di quel valore, in tutte le Influenze, vengono riciclate.
prompt-return-theirs = Scegli chi perde una carta dalla propria Influenza, e di quale valore. La carta viene riciclata.
prompt-give-red = Scegli a chi dare la tua Carta Attiva rossa, oppure rinuncia. In cambio ricevi la sua Carta Attiva verde.
prompt-receive-score = Scegli chi riceve la carta nella propria Influenza.
prompt-score-or-draw = Scegli che cosa fare, oppure rinuncia.

prompt-swap-highest = Vuoi scambiare tutte le carte di valore più alto della tua Mano con tutte quelle di valore più alto della tua Influenza?
prompt-swap-hand-and-score = Vuoi scambiare tutta la tua Mano con tutta la tua Influenza?
prompt-meld-score-pile = Vuoi mettere in gioco tutte le carte della tua Influenza?
prompt-meld-highest-scored = Vuoi mettere in gioco tutte le carte di valore più alto della tua Influenza?
prompt-tuck-and-score-tops = Vuoi pescare e archiviare un 6, e capitalizzare tutte le tue Carte Attive che non producono { icon-factory }?
prompt-tuck-hand = Vuoi archiviare tutta la tua Mano?
prompt-score-hand = Vuoi capitalizzare tutta la tua Mano?

## Options, as they read on a button; cards and colours stand for themselves

option-value = Valore { $value }
option-pile-value = Un { $value } di { $player }
option-way-score = Pesca e capitalizza un 8, poi ricicla una carta dell’Influenza
option-way-draw = Pesca una carta di valore superiore di uno alla più alta della tua Influenza

option-yes-swap-highest = Sì, scambia
option-yes-swap-hand-and-score = Sì, scambia
option-yes-meld-score-pile = Sì, mettile tutte in gioco
option-yes-meld-highest-scored = Sì, mettile tutte in gioco
option-yes-tuck-and-score-tops = Sì, archivia e capitalizza
option-yes-tuck-hand = Sì, archiviale tutte
option-yes-score-hand = Sì, capitalizzale tutte

## What somebody is awaited for, in "In attesa di Ann: …"; never what is on offer

awaited-action =
    { $actions ->
        [one] l’ultima azione del turno
       *[other] { $actions } azioni
    }
awaited-first-card = la carta con cui cominciare
awaited-return = che cosa riciclare
awaited-meld = che cosa mettere in gioco
awaited-tuck = che cosa archiviare
awaited-score = che cosa capitalizzare
awaited-give-to-hand = che cosa trasferire
awaited-give-to-score = che cosa trasferire
awaited-give-to-board = che cosa trasferire
awaited-take-to-hand = quale carta prendere
awaited-take-to-score = quale carta prendere
awaited-take-to-board = quale carta prendere
awaited-show = quale carta mostrare
awaited-keep = quale carta tenere
awaited-carry-out = quali Dogmi eseguire
awaited-splay-left = quale colore scalare verso sinistra
awaited-splay-right = quale colore scalare verso destra
awaited-splay-up = quale colore scalare verso l’alto
awaited-splay-right-and-draw = quale colore scegliere
awaited-two-colors = quali colori scegliere
awaited-arrange = come riordinare un colore
awaited-return-all-of-value = quale valore scegliere
awaited-return-theirs = chi perde una carta
awaited-give-red = a chi dare la carta rossa
awaited-receive-score = a chi dare la carta
awaited-score-or-draw = capitalizzare o pescare
awaited-swap-highest = se scambiare
awaited-swap-hand-and-score = se scambiare
awaited-meld-score-pile = se mettere in gioco
awaited-meld-highest-scored = se mettere in gioco
awaited-tuck-and-score-tops = se archiviare e capitalizzare
awaited-tuck-hand = se archiviare
awaited-score-hand = se capitalizzare
