# What stands on the messages, buttons and menus of Carta Impera Victoria, as in panels.ftl.

## The table

civ-title = ## { $game } · turno { $turn } · { $player }
civ-title-last-round =
    ## { $game } · turno { $turn } · { $player }
    ⏳ Ultimo round: non si pesca più.
civ-title-draft =
    ## { $game }
    Draft: ognuno tiene in segreto una carta e passa le altre.
civ-title-pick =
    ## { $game }
    Draft: a turno, ognuno prende una carta dal centro ({ $cards }).
civ-standing = { $mark } **{ $name }** · ✋ { $hand } · ⭐ { $points } · { $area }
civ-standing-team = { $mark } **{ $name }** ({ $team }) · ✋ { $hand } · ⭐ { $points } · { $area }
civ-standing-nearest = { $icon } **{ $have }/{ $needed }**
civ-standing-domain = { $icon } { $have }
civ-standing-nothing = ancora nessuna carta
civ-play-button = Gioca una carta
civ-play-sign = ⬆️
civ-effects-button = Effetti
civ-effects-sign = ⚡
civ-draw-button = Pesca, fine turno
civ-draw-sign = 🎴

## The private panel

civ-hand-title =
    { $count ->
        [0] ✋ **La tua mano è vuota**
        [one] ✋ **La tua mano: una carta**
       *[other] ✋ **La tua mano: { $count } carte**
    }
civ-hand-title-limit = { $title } · { $limit }
civ-play-line =
    - { $count ->
        [one] { $option }
       *[other] { $count } × { $option }
    }
civ-hand-line = { $cards } · area { $have }/{ $needed }
civ-hand-line-embargo = { $cards } · area { $have }/{ $needed } · 🚫 embargo
civ-packet-title = 🎴 **Scegli tra:** { $cards }
civ-asked-effects = **È il tuo turno:** applica un effetto, oppure pesca e termina il turno.
civ-asked-draw = **È il tuo turno:** nessun effetto disponibile. Pesca per terminare il turno.
civ-possible-permanent = **Effetti permanenti**, gratuiti
civ-possible-discard = **Effetti di scarto**, ognuno costa una carta della tua area
civ-possible-copy = { $icon } **{ $inspiration }**: copia uno di questi
civ-possible-line = - { $icon } **{ $effect }** · { $about }
civ-effects-placeholder = Scegli un effetto
civ-why-placeholder = 🔎 Effetti non disponibili: perché?
civ-why-play-placeholder = 🔎 Perché non posso giocare…?
civ-why-no = ⛔ { $reason }
civ-why-yes = ✅ Ora è possibile.
civ-nothing-to-copy = In questo turno non c’è più nessun effetto permanente da copiare. Applica un altro effetto, o pesca.
civ-copy-of = carta { $number } di { $count }
civ-play-together = Oppure scegli { $count } carte da giocare insieme
civ-remind = ⚠️ Non hai ancora applicato **{ $effect }**: potresti pescare fino ad avere { $limit } carte (ora ne hai { $hand }). Peschi lo stesso?
civ-remind-use = Applica { $effect }
civ-remind-draw = Pesca lo stesso
civ-target-who = Di quale giocatore?
civ-target-what = **{ $player }:** quale Dominio?
civ-target-domain = { $domain } { $have }/{ $needed }

## The discard pile

civ-pile-button = Scarti
civ-pile-sign = ♻️
civ-pile-title =
    { $count ->
        [0] ### Pila degli scarti: vuota
        [one] ### Pila degli scarti: una carta
       *[other] ### Pila degli scarti: { $count } carte
    }
civ-pile-order = Dalla cima: { $cards }

## A card

civ-card-domain =
    ### { $icon } { $name }
    { $count } carte su { $all } · Era I { $one }, II { $two }, III { $three }
civ-card-effect =
    {"**"}{ $name }** · { $kind }
    { $text }
civ-card-one =
    ### { $icon } { $name }
    { $domain } · { $kind }
