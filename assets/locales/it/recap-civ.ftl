# A game in a few sentences: Carta Impera Victoria.

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
