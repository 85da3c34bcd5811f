# What a player of Carta Impera Victoria is asked: prompt-<purpose>; $amount and $max as in prompts.ftl.

prompt-draft = Scegli la carta da tenere. Le altre passano al giocatore alla tua sinistra; quando ne restano due, ne tieni una e l’altra va a faccia in su al centro.
prompt-pick = Scegli una carta dal centro. Andrà nella tua area.
prompt-play-step = Scegli la carta da giocare. Andrà nella tua area.
prompt-effects-step = Applica un effetto della tua area, oppure pesca e termina il turno.

# At once, because of an effect; asked again until as many cards are played as the effect says.
prompt-play =
    { $amount ->
        [none] Ora non puoi giocare nessuna delle tue carte.
        [one] Scegli una carta da giocare subito.
       *[between] Scegli le carte da giocare subito, { $max } in tutto.
    }
prompt-discard =
    { $amount ->
        [one] Scegli una carta della tua mano da scartare.
       *[exactly] Scegli { $max } carte della tua mano da scartare.
    }
prompt-discard-area =
    { $amount ->
        [one] Scegli una carta della tua area da scartare.
       *[exactly] Scegli { $max } carte della tua area da scartare.
    }
prompt-take-back =
    { $amount ->
        [one] Scegli una carta della tua area da riprendere in mano.
       *[exactly] Scegli { $max } carte della tua area da riprendere in mano.
    }
prompt-take =
    { $amount ->
        [one] Scegli una carta dalla pila degli scarti da prendere in mano.
       *[exactly] Scegli { $max } carte dalla pila degli scarti da prendere in mano.
    }
prompt-give-back =
    { $amount ->
        [one] Hai preso quella mano. Scegli una carta da restituire, fra tutte quelle che hai ora.
       *[exactly] Hai preso quella mano. Scegli { $max } carte da restituire, fra tutte quelle che hai ora.
    }
prompt-attack = Scegli un Dominio: ne scarti una carta, e con te ogni altro giocatore che ne ha.
prompt-inquisition = Scegli a chi prendere la mano. Poi restituirai lo stesso numero di carte.
prompt-embargo = Scegli un giocatore e un Dominio di cui ha almeno una carta. Nel suo prossimo turno non potrà giocare carte di quel Dominio.
prompt-block = Scegli un giocatore e un Dominio. Per l’Egemonia in quel Dominio gli servirà una carta in più.

## Options, as they read on a button or as a line of a menu, and what stands below such a line

option-player-domain = { $player }: { $domain }
option-civ-effect = { $effect } · { $domain } { $level }
option-civ-discard = { $effect } · costa 1 { $domain }
option-civ-copy = { $effect } · copiato da { $player }
option-civ-copy-any = { $effect } · tramite { $inspiration }
option-civ-draw = Pesca e termina il turno
option-civ-draw-about = In questo turno non applichi altri effetti.
option-civ-draw-icon = 🎴
option-civ-copy-icon = 🪙

## What somebody is awaited for, in "In attesa di Ann: …"; never what is on offer

awaited-draft = quale carta tenere
awaited-pick = una carta dal centro
awaited-play-step = una carta da giocare
awaited-effects-step = gli effetti, poi la pesca
awaited-play = che cosa giocare subito
awaited-discard = che cosa scartare
awaited-discard-area = che cosa scartare
awaited-take-back = che cosa riprendere in mano
awaited-take = che cosa prendere dalla pila degli scarti
awaited-give-back = che cosa restituire
awaited-attack = quale Dominio attaccare
awaited-inquisition = a chi prendere la mano
awaited-embargo = dove mettere l’embargo
awaited-block = quale Dominio bloccare
