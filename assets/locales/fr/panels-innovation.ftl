# Messages, buttons and menus: Innovation.

## The table

table-title-first =
    ## { $game }
    Chacun choisit en secret sa première carte.
table-title = ## { $game } · tour { $turn } · { $player }

## Actions

action-draw = Piocher
action-draw-sign = 🎴
action-meld = Poser
action-meld-sign = ⬆️
action-dogma = Activer
action-dogma-sign = ⚡
action-achieve = Dominer
action-achieve-sign = 🏆
meld-ask = **Poser :** quelle carte de ta Main ?
dogma-ask = **Activer :** laquelle de tes cartes Actives ? Tu vois ce qu’elle fait avant de confirmer.
achieve-ask = **Dominer :** quelle Période ?
meld-placeholder = Choisis une carte à poser
achieve-placeholder = Choisis une Période
dogma-do = Activer

forecast-title = ### { $sign } { $card } · tu as { $count } { $icon }
forecast-count = { $name } ({ $count } { $icon })
forecast-shares =
    { $bonus ->
        [nobody] 🤝 **Coopération avec ton partenaire** { $players }, avant toi : tu ne pioches rien pour ça.
        [opponents] 🤝 **Coopération avec** { $players }, avant toi : si ça change quelque chose pour un adversaire, tu pioches une carte.
       *[all] 🤝 **Coopération avec** { $players }, avant toi : si ça change quelque chose, tu pioches une carte.
    }
forecast-alone = 🤝 Personne ne coopère.
forecast-demands = ⚔️ **Suprématie sur** { $players }.
forecast-nobody = ⚔️ Aucun adversaire ne produit moins de { $icon } que toi : la Suprématie est sans effet.
forecast-nothing = ⚠️ En l’état, ça ne changerait rien.

## The private panel

hand-cards =
    { $count ->
        [0] ✋ **Ta main est vide**
        [one] ✋ **Ta main : une carte**
       *[other] ✋ **Ta main : { $count } cartes**
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
hand-card = { $sign } **{ $name }** ({ $age }) { $icons }
asked-action =
    { $actions ->
        [one] **À toi :** encore une action.
       *[other] **À toi :** { $actions } actions.
    }

## Choosing

choice-card = { $name } ({ $age })
choice-card-about = { $color } { $icons } · { $text }

## A card

card-title =
    ### { $sign } { $name }
    Période { $age } · { $color } · { $icons }
card-small = -# { $text }
