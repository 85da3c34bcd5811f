# Messages, buttons and menus: Innovation.

## The table

table-title-first =
    ## { $game }
    Ognuno sceglie in segreto la sua prima carta.
table-title = ## { $game } · turno { $turn } · { $player }

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
dogma-ask = **Attivare:** quale delle tue Carte Attive? Prima di confermare vedrai che cosa fa.
achieve-ask = **Dominare:** quale Periodo?
meld-placeholder = Scegli una carta da giocare
achieve-placeholder = Scegli un Periodo
dogma-do = Attiva

forecast-title = ### { $sign } { $card } · produci { $count } { $icon }
forecast-count = { $name } ({ $count } { $icon })
forecast-shares =
    { $bonus ->
        [nobody] 🤝 **Cooperazione del tuo compagno** { $players }, prima di te: per questo non peschi nulla.
        [opponents] 🤝 **Cooperazione di** { $players }, prima di te: se cambia qualcosa per un avversario, peschi una carta.
       *[all] 🤝 **Cooperazione di** { $players }, prima di te: se cambia qualcosa, peschi una carta.
    }
forecast-alone = 🤝 Nessuno coopera.
forecast-demands = ⚔️ **Supremazia su** { $players }.
forecast-nobody = ⚔️ Nessun avversario produce meno { $icon } di te: la Supremazia non ha effetto.
forecast-nothing = ⚠️ In questo momento non cambierebbe nulla.

## The private panel

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
asked-action =
    { $actions ->
        [one] **È il tuo turno:** ti resta un’azione.
       *[other] **È il tuo turno:** hai { $actions } azioni.
    }

## Choosing

choice-card = { $name } ({ $age })
choice-card-about = { $color } { $icons } · { $text }

## A card

card-title =
    ### { $sign } { $name }
    Periodo { $age } · { $color } · { $icons }
card-small = -# { $text }
