# A game in a few sentences, told after its end as plain text that people copy: no bold, no signs.

recap-result = { $player } { $result }
recap-turns =
    { $count ->
        [one] un turno
       *[other] { $count } turni
    }
recap-opening =
    { $count ->
        [one] { $players } ha giocato a { $game } per { $turns }.
       *[other] { $players } hanno giocato a { $game } per { $turns }.
    }
# $count: how often the lead changed; $turns: for how long $player had it.
recap-lead =
    { $count ->
        [0] { $player } ha preso il comando fin dai primi punti e non l’ha più lasciato.
        [one] Il comando è passato di mano una volta sola; chi l’ha tenuto più a lungo è { $player }, per { $turns }.
       *[other] Il comando è passato di mano { $count } volte; chi l’ha tenuto più a lungo è { $player }, per { $turns }.
    }
recap-stopped = La partita si è fermata prima della fine, al turno { $turn }.

## Innovation

recap-innovation-first = Ha cominciato { $player }, con { $card }.
# $count: the new ages into which $player was the first; $last was the first in the newest one, and may be
# the $same person.
recap-innovation-ages =
    { $count ->
        [one] { $player } ha aperto un nuovo Periodo prima di tutti
       *[other] { $player } ha aperto { $count } nuovi Periodi prima di tutti
    }{ $same ->
        [yes] , fino al Periodo «{ $age }» nel turno { $turn }.
       *[no] ; il Periodo più avanzato, «{ $age }», l’ha aperto { $last } nel turno { $turn }.
    }
recap-innovation-haul = Il colpo più grosso è di { $player }: { $points } punti in una volta sola con { $card }, nel turno { $turn }.
recap-innovation-taken = Chi ha preso di più agli altri è { $player }: { $count } carte in tutto.
recap-innovation-over-achievements =
    { $count ->
        [one] Nel turno { $turn } ha vinto { $winners }, con la Dominazione decisiva: { $achievement }.
       *[other] Nel turno { $turn } hanno vinto insieme { $winners }, con la Dominazione decisiva: { $achievement }.
    }
recap-innovation-over-score =
    { $count ->
        [one] Nel turno { $turn }, finite le carte da pescare, { $winners } ha vinto tramite Influenza, { $scores }.
       *[other] Nel turno { $turn }, finite le carte da pescare, { $winners } hanno condiviso la vittoria tramite Influenza, { $scores }.
    }
recap-innovation-over-dogma =
    { $count ->
        [one] { $card ->
            [none] Nel turno { $turn } { $winners } ha vinto con un Dogma.
           *[other] Nel turno { $turn } { $winners } ha vinto in un colpo solo con { $card }.
        }
       *[other] { $card ->
            [none] Nel turno { $turn } { $winners } hanno vinto insieme con un Dogma.
           *[other] Nel turno { $turn } { $winners } hanno vinto insieme con { $card }.
        }
    }
recap-innovation-achieved = Dominazioni alla fine: { $results }.
recap-innovation-points = Punti alla fine: { $results }.

## Carta Impera Victoria

recap-civ-first = Ha cominciato { $player }.
recap-civ-domain = Il Dominio più grande è stato quello di { $player }: { $count } carte { $domain }, nel turno { $turn }.
recap-civ-effect =
    { $count ->
        [one] L’effetto preferito è stato { $effect }, applicato una volta sola da { $player }.
       *[other] L’effetto preferito è stato { $effect }, applicato { $count } volte, soprattutto da { $player }.
    }
recap-civ-attack = Il colpo più duro è stato l’Attacco di { $player } nel turno { $turn }: agli altri è costato { $count } carte.
recap-civ-deck = Il mazzo si è esaurito nel turno { $turn }.
recap-civ-over-hegemony =
    { $count ->
        [one] { $cards ->
            [0] Nel turno { $turn } { $winners } ha vinto per Egemonia.
           *[other] Nel turno { $turn } { $winners } ha vinto per Egemonia, con { $cards } carte { $domain }.
        }
       *[other] { $cards ->
            [0] Nel turno { $turn } { $winners } hanno vinto insieme per Egemonia.
           *[other] Nel turno { $turn } { $winners } hanno vinto insieme per Egemonia, con { $cards } carte { $domain }.
        }
    }
recap-civ-over-majority =
    { $count ->
        [one] Dopo il turno { $turn }, l’ultimo, { $winners } ha vinto per Maggioranza.
       *[other] Dopo il turno { $turn }, l’ultimo, { $winners } hanno vinto insieme per Maggioranza.
    }
recap-civ-majorities = Maggioranze alla fine: { $results }.

## Where it is shown

# Under the last picture of the table; and in full to copy, where Discord shows a button for that.
recap-told =
    {"**"}La partita in breve**
    { $recap }
recap-to-copy =
    -# Per condividerla, copia questo testo:
    ```
    { $recap }
    ```
